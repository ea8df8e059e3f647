//! What a table chooses, and every reason why a choice is refused.

use kernel::{
    Choosable as _, Condition, Field, FieldKind, Form, Game, Pack, Reason, RuleRef, Seat,
    SetupError, rule,
};
use serde::{Deserialize, Serialize};

use crate::SummonDemons;
use crate::content::Content;
use crate::numbers::PRINTED;

/// What a table chooses; §SD-179 content packs go further.
// Not by `options!`: usual values and bounds are printed numbers, read from the content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// §SD-1 Number of players.
    pub seats: u8,
    /// §SD-180 Souls at the start.
    pub start_souls: i32,
    /// §SD-181 Demons dealt to each player; a starting demon adds one.
    pub hand_demons: i32,
    /// §SD-182 Summoned demons needed by each player; a starting demon adds one.
    pub demons_to_win: i32,
    /// §A-39 Souls needed by each player; another number than ten is home-made.
    pub souls_to_win: i32,
    /// §A-32 How candles are given out.
    pub candles: Candles,
    /// §SD-137 §SD-138 §A-33 What happens to the beginner's candle.
    pub beginner: BeginnerCandle,
    /// §SD-183 Two candles each.
    pub two_candles: bool,
    /// §SD-184 One demon for nothing in the first turn.
    pub starting_demon: bool,
    /// §SD-188 Two against two.
    pub teams: bool,
    /// §A-24 How many cards have to be replaced where the owner chooses them.
    pub owl: Owl,
    /// §A-15 Who can be named to collect.
    pub glen: Glen,
    /// §A-43 What a card that wipes tables takes.
    pub skunk: Skunk,
}

impl Default for Options {
    fn default() -> Self {
        let printed = &*PRINTED;
        Options {
            seats: printed.table.seats_min,
            start_souls: printed.setup.souls.into(),
            hand_demons: printed.setup.demons.into(),
            demons_to_win: printed.victory.demons.into(),
            souls_to_win: printed.victory.souls.into(),
            candles: Candles::default(),
            beginner: BeginnerCandle::default(),
            two_candles: false,
            starting_demon: false,
            teams: false,
            owl: Owl::default(),
            glen: Glen::default(),
            skunk: Skunk::default(),
        }
    }
}

kernel::choices! {
    /// §A-32 How candles are given out.
    pub enum Candles {
        /// At random.
        "random" Random
        /// In turn order, as the players choose.
        "choose" Choose
    }
    /// §SD-137 §SD-138 §A-33 The beginner's candle.
    pub enum BeginnerCandle {
        /// It is a candle like the others.
        "dealt" Dealt
        /// It stays in the box.
        "out" Out
        /// The first seat has it.
        "seat-1" Seat1
        /// The second seat has it.
        "seat-2" Seat2
        /// The third seat has it.
        "seat-3" Seat3
        /// The fourth seat has it.
        "seat-4" Seat4
        /// The fifth seat has it.
        "seat-5" Seat5
    }
    /// §A-24 How many cards have to be replaced where the owner chooses them.
    pub enum Owl {
        /// At least one (French edition).
        "at-least-one" AtLeastOne
        /// Any number, none included (English edition).
        "any-number" AnyNumber
    }
    /// §A-15 Who can be named to collect.
    pub enum Glen {
        /// An opponent (French edition).
        "opponent" Opponent
        /// Any other player, the partner included (English edition).
        "another-player" AnotherPlayer
    }
    /// §A-43 What a card that wipes tables takes.
    pub enum Skunk {
        /// Block cards, as printed on the card.
        "block-cards" BlockCards
        /// Summoned demons too: all cards but the candle.
        "all-cards" AllCards
    }
}

/// What becomes of the beginner's candle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beginner {
    Dealt,
    Out,
    Seat(Seat),
}

impl BeginnerCandle {
    pub(crate) fn fate(self) -> Beginner {
        match self {
            BeginnerCandle::Dealt => Beginner::Dealt,
            BeginnerCandle::Out => Beginner::Out,
            BeginnerCandle::Seat1 => Beginner::Seat(Seat(0)),
            BeginnerCandle::Seat2 => Beginner::Seat(Seat(1)),
            BeginnerCandle::Seat3 => Beginner::Seat(Seat(2)),
            BeginnerCandle::Seat4 => Beginner::Seat(Seat(3)),
            BeginnerCandle::Seat5 => Beginner::Seat(Seat(4)),
        }
    }
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let (printed, default) = (&*PRINTED, Options::default());
    let field = |key, kind, rule, only| Field { key, kind, rule, only };
    let number = |key, rule, min: u8, max: u8, default: i32| {
        let kind = FieldKind::Number { min: min.into(), max: max.into(), default: default.into() };
        field(key, kind, rule, None)
    };
    let switch = |key, rule, seats: Option<u8>| {
        let only = seats.map(|seats| Condition { key: "seats", is: vec![seats.to_string()] });
        field(key, FieldKind::Switch { default: false }, rule, only)
    };
    let length = &printed.length;
    let (souls, dealt) = (length.souls_max, length.demons_dealt_max);
    let (dealt_min, win_min) = (length.demons_dealt_min, length.demons_to_win_min);
    let (win, win_souls) = (length.demons_to_win_max, length.souls_to_win_max);
    Form(vec![
        Form::seats(&SummonDemons::INFO, default.seats, rule!("SD-1")),
        number("start_souls", rule!("SD-180"), length.souls_min, souls, default.start_souls),
        number("hand_demons", rule!("SD-181"), dealt_min, dealt, default.hand_demons),
        number("demons_to_win", rule!("SD-182"), win_min, win, default.demons_to_win),
        number(
            "souls_to_win",
            rule!("A-39"),
            length.souls_to_win_min,
            win_souls,
            default.souls_to_win,
        ),
        field("candles", default.candles.kind(None), rule!("A-32"), None),
        field("beginner", default.beginner.kind(None), rule!("A-33"), None),
        switch("two_candles", rule!("SD-183"), Some(printed.two_candles.seats)),
        switch("starting_demon", rule!("SD-184"), None),
        switch("teams", rule!("SD-188"), Some(printed.teams.seats)),
        field("owl", default.owl.kind(None), rule!("A-24"), None),
        field("glen", default.glen.kind(None), rule!("A-15"), None),
        field("skunk", default.skunk.kind(None), rule!("A-43"), None),
    ])
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<SummonDemons, SetupError> {
    let mut reasons = Vec::new();
    ranges(options, &mut reasons);
    combinations(options, &mut reasons);
    match Content::load(pack) {
        Ok(content) if reasons.is_empty() => Ok(SummonDemons { options: options.clone(), content }),
        Ok(_) => Err(SetupError(reasons)),
        Err(faults) => {
            reasons.extend(faults);
            Err(SetupError(reasons))
        }
    }
}

/// §SD-1 §A-39 Numbers out of bounds.
fn ranges(options: &Options, reasons: &mut Vec<Reason>) {
    let (length, table) = (&PRINTED.length, &PRINTED.table);
    let mut range = |at: &str, rule: RuleRef, value: i32, min: u8, max: u8| {
        if value < min.into() || value > max.into() {
            let reason = Reason::new(at, "range", Some(rule));
            reasons.push(reason.with("value", value).with("min", min).with("max", max));
        }
    };
    range("seats", rule!("SD-1"), options.seats.into(), table.seats_min, table.seats_max);
    range("start_souls", rule!("A-39"), options.start_souls, length.souls_min, length.souls_max);
    let (dealt_min, dealt_max) = (length.demons_dealt_min, length.demons_dealt_max);
    range("hand_demons", rule!("A-39"), options.hand_demons, dealt_min, dealt_max);
    let (win_min, win_max) = (length.demons_to_win_min, length.demons_to_win_max);
    range("demons_to_win", rule!("A-39"), options.demons_to_win, win_min, win_max);
    let (souls_min, souls_max) = (length.souls_to_win_min, length.souls_to_win_max);
    range("souls_to_win", rule!("A-39"), options.souls_to_win, souls_min, souls_max);
}

/// §SD-178 Variants may be combined, unless they contradict one another.
fn combinations(options: &Options, reasons: &mut Vec<Reason>) {
    let printed = &*PRINTED;
    let seats = options.seats;
    let mut refuse = |wrong: bool, at: &str, code: &'static str, rule: RuleRef, values: &[i64]| {
        if wrong {
            let reason = Reason::new(at, code, Some(rule));
            let named = ["value", "limit"].into_iter().zip(values);
            reasons.push(named.fold(reason, |reason, (name, value)| reason.with(name, value)));
        }
    };
    let two = options.two_candles;
    let seat_count = i64::from(seats);
    let two_seats = i64::from(printed.two_candles.seats);
    refuse(
        two && seat_count != two_seats,
        "two_candles",
        "two-candles-seats",
        rule!("SD-183"),
        &[seat_count],
    );
    let team_seats = i64::from(printed.teams.seats);
    refuse(
        options.teams && seat_count != team_seats,
        "teams",
        "teams-seats",
        rule!("SD-188"),
        &[seat_count],
    );
    refuse(two && options.teams, "two_candles", "two-candles-teams", rule!("SD-178"), &[]);

    // §SD-186 A starting demon adds one to the hand and §SD-185 to what is needed.
    let more = i64::from(options.starting_demon);
    let demons = i64::from(printed.expect.demons);
    let dealt = (i64::from(options.hand_demons) + more) * seat_count;
    refuse(dealt > demons, "hand_demons", "too-many-demons", rule!("A-39"), &[dealt, demons]);
    // One demon never stays in play (§A-26), so that all the others are the most there can be.
    let needed = (i64::from(options.demons_to_win) + more) * if options.teams { 2 } else { 1 };
    let most = demons - 1;
    refuse(needed > most, "demons_to_win", "unreachable", rule!("A-39"), &[needed, most]);

    let each = i64::from(if two { printed.two_candles.candles } else { printed.setup.candles });
    let needed = each * seat_count;
    let candles = i64::from(printed.expect.candles);
    match options.beginner.fate() {
        Beginner::Dealt => {}
        Beginner::Out => refuse(
            needed > candles - 1,
            "beginner",
            "no-beginner",
            rule!("A-33"),
            &[needed, candles - 1],
        ),
        Beginner::Seat(seat) => refuse(
            seat.0 >= seats,
            "beginner",
            "no-such-seat",
            rule!("SD-138"),
            &[i64::from(seat.0) + 1, seat_count],
        ),
    }
}
