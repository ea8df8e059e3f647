//! The printed numbers of the game: `content/rules.toml`.

use std::sync::LazyLock;

use kernel::Source;
use pack::{Book, Place, Schema};

use crate::files::{RULES, SHIPPED};

/// The shipped numbers; options take their defaults and bounds from them.
pub(crate) static PRINTED: LazyLock<Numbers> = LazyLock::new(|| Numbers::read(&SHIPPED.open(None)));

pack::records! {
    /// Every printed number.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Numbers {
        schema: Schema,
        table: Table,
        material: Material,
        setup: Setup,
        price: Price,
        turn: Turn,
        victory: Victory,
        two_candles: TwoCandles,
        starting_demon: StartingDemon,
        teams: Teams,
        length: Length,
        expect: Expect,
    }
    /// §SD-1 §SD-2 §SD-3 Who plays, and how long.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Table {
        seats_min: u8,
        seats_max: u8,
        minutes_min: u8,
        minutes_max: u8,
        age_min: u8,
        source: Source,
    }
    /// §SD-16 §SD-18 Tokens and dice.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Material { soul_tokens: u8, dice: u8, die_faces: u8, source: Source }
    /// §SD-20 §SD-23 §SD-29 §SD-34 What everybody begins with.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Setup { souls: u8, candles: u8, demons: u8, block: u8, source: Source }
    /// §SD-10 §SD-87 What things cost.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Price { card_souls: u8, summon_cards: u8, source: Source }
    /// §SD-47 How often each action is taken in a turn.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Turn { throws: u8, buys: u8, summons: u8, rerolls: u8, source: Source }
    /// §SD-42 What wins.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Victory { demons: u8, souls: u8, source: Source }
    /// §SD-183 Two candles each.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub TwoCandles { seats: u8, candles: u8, source: Source }
    /// §SD-184 A demon at the start.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub StartingDemon {
        free_summons: u8,
        demons_dealt: u8,
        demons_to_win: u8,
        souls_to_win: u8,
        source: Source,
    }
    /// §SD-188 §SD-189 §SD-190 Two against two.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Teams {
        seats: u8,
        members: u8,
        demons_to_win: u8,
        souls_to_win: u8,
        passes: u8,
        source: Source,
    }
    /// §A-39 Bounds of the length variant.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Length {
        souls_min: u8,
        souls_max: u8,
        demons_dealt_min: u8,
        demons_dealt_max: u8,
        demons_to_win_min: u8,
        demons_to_win_max: u8,
        souls_to_win_min: u8,
        souls_to_win_max: u8,
        source: Source,
    }
    /// §SD-129 §SD-130 §SD-131 §SD-135 §SD-136 What the cards must come to.
    #[allow(missing_docs, reason = "the keys of the file say what they are")]
    pub Expect {
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
        source: Source,
    }
}

impl Numbers {
    /// Reads and checks the numbers.
    pub(crate) fn read(book: &Book) -> Numbers {
        let numbers: Numbers = book.read(RULES);
        let file = book.file(RULES);
        numbers.check_fixed(&file);
        numbers.check_chosen(&file);
        // Values that an owner may change within bounds.
        file.at("setup.block").range(numbers.setup.block, 1, 8);
        file.at("price.card_souls").range(numbers.price.card_souls, 1, 20);
        file.at("price.summon_cards").range(numbers.price.summon_cards, 1, 10);
        numbers
    }

    /// Values that the rules know only as printed.
    fn check_fixed(&self, file: &Place<'_>) {
        let (table, material, setup) = (&self.table, &self.material, &self.setup);
        let (turn, teams, start) = (&self.turn, &self.teams, &self.starting_demon);
        let members = teams.members;
        let fixed = [
            ("table.seats_min", u32::from(table.seats_min), 2),
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
            file.at(at).fixed(value, right);
        }
    }

    /// §SD-179 §A-39 Values that every table chooses for itself: a pack that changed them would
    /// change nothing, so it is told where to choose instead.
    fn check_chosen(&self, file: &Place<'_>) {
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
            if value != printed {
                file.at(at).fault("content-chosen", &[("right", &printed), ("option", &option)]);
            }
        }
    }
}
