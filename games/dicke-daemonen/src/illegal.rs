//! Why not: each refusal with its paragraph and its values.

use kernel::{Refused, Seat};

use crate::color::Color;

kernel::refusals! {
    /// Why an action is refused. When several reasons apply, the first of this list is given.
    pub enum Illegal {
        /// The game has ended.
        "game-over" "DD-33" GameOver {}
        /// Another seat is to act.
        "not-your-turn" "DD-13" NotYourTurn { seat: Seat, turn: Seat }
        /// This seat has predicted before.
        "already-predicted" "DD-27" AlreadyPredicted { creature: Color }
        /// The turn is at another step.
        "wrong-step" "DD-15" WrongStep { seat: Seat, step: &'static str }
        /// The fist holds no such creature to place.
        "not-in-fist" "DD-16" NotInFist { creature: Color, fist: String }
        /// The fist holds no such creature to predict with.
        "not-in-fist" "DD-25" NotPredictable { creature: Color, fist: String }
        /// The board has no such corner or field.
        "no-such-place" "DD-8" NoSuchPlace { kind: &'static str, number: i32, largest: i32 }
            where { kind: "corner" } "DD-10"
        /// The outer field has no center.
        "outer-field" "DD-17" OuterField {}
        /// A ghost froze the field for other ghosts.
        "frozen" "DD-19" Frozen { field: u8 }
        /// A ghost froze the field for demons.
        "frozen" "DD-21" FrozenForDemons { field: u8 }
        /// A demon stands in the corner.
        "occupied" "DD-20" Occupied { corner: u8, creature: Color }
        /// Neither line of the corner has the demon's color.
        "wrong-line" "DD-22" WrongLine { creature: Color, first: Color, second: Color }
        /// Another seat predicted this color.
        "color-taken" "DD-28" ColorTaken { creature: Color, seat: Seat }
        /// More colors than this table allows.
        "too-many-colors" "DD-45" TooManyColors { colors: String, given: u8, allowed: u8 }
            where { allowed: 1 } "DD-27"
        /// A color was named twice.
        "repeated-color" "DD-45" RepeatedColor { creature: Color }
    }
}

impl From<(Seat, Refused)> for Illegal {
    fn from((seat, why): (Seat, Refused)) -> Illegal {
        match why {
            Refused::Over => Illegal::GameOver {},
            Refused::NotYourTurn(asked) => {
                Illegal::NotYourTurn { seat, turn: asked.iter().next().unwrap_or(seat) }
            }
            Refused::WrongStep(step) => Illegal::WrongStep { seat, step },
        }
    }
}
