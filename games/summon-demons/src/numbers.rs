//! The printed numbers of the game: `content/rules.toml`.

use std::sync::LazyLock;

use kernel::Source;
use serde::Deserialize;

use crate::faults::{Faults, read_toml};

/// Name of the file.
pub(crate) const FILE: &str = "rules.toml";

/// Its shipped text.
pub(crate) const TEXT: &str = include_str!("../content/rules.toml");

/// The shipped numbers; options take their defaults and bounds from them.
pub(crate) static PRINTED: LazyLock<Numbers> =
    LazyLock::new(|| Numbers::read(TEXT).expect("the shipped numbers are right"));

/// Every printed number.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the keys of the file say what they are")]
pub struct Numbers {
    pub(crate) schema: u32,
    pub table: Table,
    pub material: Material,
    pub setup: Setup,
    pub price: Price,
    pub turn: Turn,
    pub victory: Victory,
    pub two_candles: TwoCandles,
    pub starting_demon: StartingDemon,
    pub teams: Teams,
    pub length: Length,
    pub expect: Expect,
}

macro_rules! table {
    ($(#[$doc:meta])* $name:ident { $($key:ident: $type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the keys of the file say what they are")]
        pub struct $name {
            $(pub $key: $type,)*
            #[serde(rename = "source")]
            _source: Source,
        }
    };
}

table!(
    /// §SD-1 §SD-2 §SD-3 Who plays, and how long.
    Table { seats_min: u8, seats_max: u8, minutes_min: u8, minutes_max: u8, age_min: u8 }
);
table!(
    /// §SD-16 §SD-18 Tokens and dice.
    Material { soul_tokens: u8, dice: u8, die_faces: u8 }
);
table!(
    /// §SD-20 §SD-23 §SD-29 §SD-34 What everybody begins with.
    Setup { souls: u8, candles: u8, demons: u8, block: u8 }
);
table!(
    /// §SD-10 §SD-87 What things cost.
    Price { card_souls: u8, summon_cards: u8 }
);
table!(
    /// §SD-47 How often each action is taken in a turn.
    Turn { throws: u8, buys: u8, summons: u8, rerolls: u8 }
);
table!(
    /// §SD-42 What wins.
    Victory { demons: u8, souls: u8 }
);
table!(
    /// §SD-183 Two candles each.
    TwoCandles { seats: u8, candles: u8 }
);
table!(
    /// §SD-184 A demon at the start.
    StartingDemon { free_summons: u8, demons_dealt: u8, demons_to_win: u8, souls_to_win: u8 }
);
table!(
    /// §SD-188 §SD-189 §SD-190 Two against two.
    Teams { seats: u8, members: u8, demons_to_win: u8, souls_to_win: u8, passes: u8 }
);
table!(
    /// §A-39 Bounds of the length variant.
    Length {
        souls_min: u8,
        souls_max: u8,
        demons_dealt_min: u8,
        demons_dealt_max: u8,
        demons_to_win_min: u8,
        demons_to_win_max: u8,
        souls_to_win_min: u8,
        souls_to_win_max: u8,
    }
);
table!(
    /// §SD-129 §SD-130 §SD-131 §SD-135 §SD-136 What the cards must come to.
    Expect {
        animals: u8,
        girls: u8,
        boys: u8,
        sweet_girls: u8,
        rotten_girls: u8,
        neutral_girls: u8,
        sweet_boys: u8,
        rotten_boys: u8,
        neutral_boys: u8,
        candles: u8,
        demons: u8,
        designs: u8,
        candle_throws: Vec<u8>,
    }
);

impl Numbers {
    /// Reads and checks the numbers; all faults at once.
    pub(crate) fn read(text: &str) -> Result<Numbers, Faults> {
        let numbers: Numbers = read_toml(FILE, text)?;
        let mut faults = Faults::default();
        numbers.check_fixed(&mut faults);
        numbers.check_ranges(&mut faults);
        faults.or(numbers)
    }

    /// Values that the rules know only as printed.
    fn check_fixed(&self, faults: &mut Faults) {
        let (table, material, setup) = (&self.table, &self.material, &self.setup);
        let (turn, teams, start) = (&self.turn, &self.teams, &self.starting_demon);
        let members = teams.members;
        let fixed = [
            ("schema", self.schema, 1),
            ("table.seats_min", table.seats_min.into(), 2),
            ("table.seats_max", table.seats_max.into(), 5),
            ("material.dice", material.dice.into(), 2),
            ("material.die_faces", material.die_faces.into(), 6),
            ("setup.candles", setup.candles.into(), 1),
            ("turn.throws", turn.throws.into(), 1),
            ("turn.buys", turn.buys.into(), 1),
            ("turn.summons", turn.summons.into(), 1),
            ("turn.rerolls", turn.rerolls.into(), 1),
            ("two_candles.seats", self.two_candles.seats.into(), 2),
            ("two_candles.candles", self.two_candles.candles.into(), 2),
            ("starting_demon.free_summons", start.free_summons.into(), 1),
            ("starting_demon.demons_dealt", start.demons_dealt.into(), u32::from(setup.demons) + 1),
            (
                "starting_demon.demons_to_win",
                start.demons_to_win.into(),
                u32::from(self.victory.demons) + 1,
            ),
            ("starting_demon.souls_to_win", start.souls_to_win.into(), self.victory.souls.into()),
            ("teams.seats", teams.seats.into(), 4),
            ("teams.members", members.into(), 2),
            ("teams.passes", teams.passes.into(), 1),
            ("teams.demons_to_win", teams.demons_to_win.into(), 2 * u32::from(self.victory.demons)),
            ("teams.souls_to_win", teams.souls_to_win.into(), 2 * u32::from(self.victory.souls)),
            ("expect.designs", self.expect.designs.into(), 63),
        ];
        for (at, value, right) in fixed {
            faults.unless(value == right, FILE, at, || format!("{value} must be {right}"));
        }
        self.check_chosen(faults);
    }

    /// §SD-179 §A-39 Values that every table chooses for itself: a pack that changed them would
    /// change nothing, so it is told where to choose instead.
    fn check_chosen(&self, faults: &mut Faults) {
        let chosen = [
            ("setup.souls", self.setup.souls, 5, "start_souls"),
            ("setup.demons", self.setup.demons, 3, "hand_demons"),
            ("victory.demons", self.victory.demons, 3, "demons_to_win"),
            ("victory.souls", self.victory.souls, 10, "souls_to_win"),
            ("length.souls_min", self.length.souls_min, 0, "start_souls"),
            ("length.souls_max", self.length.souls_max, 100, "start_souls"),
            ("length.demons_dealt_min", self.length.demons_dealt_min, 1, "hand_demons"),
            ("length.demons_dealt_max", self.length.demons_dealt_max, 10, "hand_demons"),
            ("length.demons_to_win_min", self.length.demons_to_win_min, 1, "demons_to_win"),
            ("length.demons_to_win_max", self.length.demons_to_win_max, 20, "demons_to_win"),
            ("length.souls_to_win_min", self.length.souls_to_win_min, 1, "souls_to_win"),
            ("length.souls_to_win_max", self.length.souls_to_win_max, 100, "souls_to_win"),
        ];
        for (at, value, printed, option) in chosen {
            faults.unless(value == printed, FILE, at, || {
                format!("{value} must stay {printed}: the table chooses it with {option}")
            });
        }
    }

    /// Values that an owner may change within bounds.
    fn check_ranges(&self, faults: &mut Faults) {
        let ranges = [
            ("setup.block", self.setup.block, 1, 8),
            ("price.card_souls", self.price.card_souls, 1, 20),
            ("price.summon_cards", self.price.summon_cards, 1, 10),
        ];
        for (at, value, low, high) in ranges {
            let problem = || format!("{value} is not between {low} and {high}");
            faults.unless((low..=high).contains(&value), FILE, at, problem);
        }
    }
}
