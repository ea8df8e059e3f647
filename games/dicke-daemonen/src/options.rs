//! What a table chooses, and every reason why a choice is refused.

use kernel::{
    Choosable as _, Condition, Field, FieldKind, Form, Game, Pack, Reason, Seat, SetupError, rule,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::DickeDaemonen;
use crate::board::{BoardFault, BoardNote, Cover, Knots, Laying, SelfCross, read_board};
use crate::content::Content;
use crate::sites::Sites;

/// What a table chooses.
// Not by `options!`: a board is whatever JSON a table draws, and has its own way of being usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// §DD-5 Number of magicians.
    pub seats: u8,
    /// §A-31 The laid lines: a preset by name, stored or drawn cords, or a random board. §A-9 Their
    /// knots are part of it, and §A-30 nothing moves them afterwards.
    pub board: Value,
    /// §A-25 Who begins.
    pub start: Start,
    /// §A-2 What every line does with two others.
    pub cover: Cover,
    /// §A-4 Whether a line may cross itself.
    pub self_cross: SelfCross,
    /// §A-7 For how many fields a knot counts.
    pub knots: Knots,
    /// §A-10 What owns a field.
    pub majority: Majority,
    /// §A-14 When the game stops.
    pub end_test: EndTest,
    /// §A-20 Where leftovers go at a solo prediction.
    pub solo_leftovers: SoloLeftovers,
    /// §A-21 What ties do to a solo prediction.
    pub solo_ties: SoloTies,
    /// §A-29 Whether views count what is unseen.
    pub show_counts: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seats: 2,
            board: json!({ "preset": "flower" }),
            start: Start::default(),
            cover: Cover::default(),
            self_cross: SelfCross::default(),
            knots: Knots::default(),
            majority: Majority::default(),
            end_test: EndTest::default(),
            solo_leftovers: SoloLeftovers::default(),
            solo_ties: SoloTies::default(),
            show_counts: true,
        }
    }
}

kernel::choices! {
    /// §A-25 Who begins.
    pub enum Start {
        /// The seat to the left of seat 0; alone, seat 0.
        "seat1" Seat1
        /// A seat drawn by lot.
        "random" Random
        /// Seat 0, which laid the lines.
        "seat0" Seat0
        /// The third seat.
        "seat2" Seat2
        /// The fourth seat.
        "seat3" Seat3
    }
    /// §A-10 What owns a field.
    pub enum Majority {
        /// More demons than each other color.
        "relative" Relative
        /// More than half of the demons there.
        "absolute" Absolute
    }
    /// §A-14 When the game stops.
    pub enum EndTest {
        /// As soon as the magician to move cannot place.
        "active" Active
        /// After the round has been finished.
        "round" Round
        /// As soon as any magician cannot place when a turn begins.
        "any" Any
    }
    /// §A-20 Where leftovers go at a solo prediction.
    pub enum SoloLeftovers {
        /// Out of the game.
        "out" Out
        /// Back into the bag.
        "bag" Bag
    }
    /// §A-21 What ties do to a solo prediction.
    pub enum SoloTies {
        /// They never spoil the announced order.
        "friendly" Friendly
        /// The announced colors must differ among themselves.
        "strict-predicted" StrictPredicted
        /// The last announced color must also be ahead of all others.
        "strict" Strict
    }
}

impl Start {
    /// The seat that begins at a table of so many; nothing if the lot decides.
    pub(crate) fn seat(self, seats: u8) -> Option<Seat> {
        match self {
            Start::Seat0 => Some(Seat(0)),
            Start::Seat1 => Some(Seat(0).next(seats)),
            Start::Seat2 => Some(Seat(2)),
            Start::Seat3 => Some(Seat(3)),
            Start::Random => None,
        }
    }
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let usual = Options::default();
    let solo = || Some(Condition { key: "seats", is: vec!["1".to_owned()] });
    let field = |key, kind, rule| Field { key, kind, rule, only: None };
    Form(vec![
        Form::seats(&DickeDaemonen::INFO, usual.seats, rule!("DD-5")),
        field("board", FieldKind::Own { default: r#"{"preset":"flower"}"# }, rule!("A-31")),
        field("start", usual.start.kind(None), rule!("A-25")),
        field("cover", usual.cover.kind(None), rule!("A-2")),
        field("self_cross", usual.self_cross.kind(None), rule!("A-4")),
        field("knots", usual.knots.kind(None), rule!("A-7")),
        field("majority", usual.majority.kind(None), rule!("A-10")),
        field("end_test", usual.end_test.kind(None), rule!("A-14")),
        Field {
            key: "solo_leftovers",
            kind: usual.solo_leftovers.kind(None),
            rule: rule!("A-20"),
            only: solo(),
        },
        Field {
            key: "solo_ties",
            kind: usual.solo_ties.kind(None),
            rule: rule!("A-21"),
            only: solo(),
        },
        field("show_counts", usual.show_counts.kind(None), rule!("A-29")),
    ])
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<DickeDaemonen, SetupError> {
    let mut reasons = Vec::new();
    let (fewest, most) = DickeDaemonen::INFO.seats;
    if !(fewest..=most).contains(&options.seats) {
        let reason = Reason::new("seats", "seats", Some(rule!("DD-5")));
        reasons.push(reason.with("value", options.seats).with("least", fewest).with("limit", most));
    }
    if let Some(seat) = options.start.seat(options.seats.max(fewest))
        && seat.0 >= options.seats.clamp(fewest, most)
    {
        let reason = Reason::new("start", "start-seat", Some(rule!("A-25")));
        reasons.push(reason.with("value", seat.0 + 1).with("limit", options.seats));
    }
    let content = match Content::load(pack) {
        Ok(content) => content,
        Err(faults) => {
            reasons.extend(faults);
            return Err(SetupError(reasons));
        }
    };
    let laying =
        Laying { cover: options.cover, self_cross: options.self_cross, knots: options.knots };
    match read_board(&options.board, &laying, &content.presets) {
        Ok(opened) if reasons.is_empty() => {
            let sites = Sites::of(&opened.board);
            let options = Options { board: opened.normal, ..options.clone() };
            let notes = opened.notes.iter().map(board_note).collect();
            Ok(DickeDaemonen { options, content, board: opened.board, sites, notes })
        }
        Ok(_) => Err(SetupError(reasons)),
        Err(faults) => {
            reasons.extend(faults.into_iter().map(board_reason));
            Err(SetupError(reasons))
        }
    }
}

/// A fault of the board with the paragraph it offends.
fn board_reason(fault: BoardFault) -> Reason {
    let rule = match fault.code {
        "E_COUNT" => Some(rule!("DD-2")),
        "E_DEGREE" => Some(rule!("DD-7")),
        "E_SELF" | "E_OPEN" => Some(rule!("A-4")),
        "E_TOUCH" | "E_MANY" | "E_ANGLE" | "E_SPACING" | "E_FACE" | "E_MORE" => Some(rule!("A-5")),
        "E_KNOT" => Some(rule!("A-6")),
        _ => Some(rule!("A-31")),
    };
    Reason { at: fault.at, code: fault.code, rule, values: fault.values }
}

/// What was changed on a board, with the paragraph that asks for it.
fn board_note(note: &BoardNote) -> Reason {
    let rule = match note.code {
        "trimmed" => rule!("A-4"),
        "shifted" => rule!("A-5"),
        "knot-moved" => rule!("A-6"),
        _ => rule!("A-31"),
    };
    let reason = Reason::new("board", note.code, Some(rule));
    match note.cord {
        Some(color) => reason.with("cord", color.name()),
        None => reason,
    }
}
