//! A position: data and accessors, no rules.

use arrayvec::ArrayVec;
use kernel::{Agenda, Seat};
use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::sets::{CornerSet, Creatures, FieldSet};
use crate::step::Step;

/// Everything that changes during a game. The bag has no order: every draw is uniform over it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Corners held by the demons of each color, in color order.
    pub demons: [CornerSet; 4],
    /// §DD-19 Fields frozen by a ghost.
    pub ghosts: FieldSet,
    /// §DD-4 What is left to draw.
    pub bag: Creatures,
    /// §DD-44 What left the game (alone only).
    pub discarded: Creatures,
    /// One entry per seat.
    pub players: ArrayVec<Player, 4>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; after the end, whose turn it would have been.
    pub active: Seat,
    /// §A-14 Somebody could not place, and the round is being finished.
    pub closing: Option<Ending>,
    /// §DD-33 The game has ended.
    pub over: Option<Ending>,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// §DD-12 Hidden in the fist.
    pub fist: Creatures,
    /// §DD-25 Predicted colors in rank order; several only when alone.
    pub predicted: ArrayVec<Color, 3>,
    /// §DD-25 The turn of the game, counted from 1, in which it predicted.
    pub predicted_in: Option<u8>,
    /// §A-40 What the seat remembers of its return to the bag.
    pub returned: Option<Returned>,
    /// §A-14 Colors without a place when this seat was skipped, if it was.
    pub stuck: Option<[bool; 5]>,
}

/// §A-40 What a seat knows from the moment it put creatures back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Returned {
    /// What it put back; the rest of this record is known to all.
    pub creatures: Creatures,
    /// Everything that nobody had shown at that moment, the creatures put back among it.
    pub unseen: Creatures,
    /// What seats have shown since without having drawn before.
    pub shown: Creatures,
    /// Draws of each seat since.
    pub draws: [u8; 4],
}

impl Returned {
    /// What can lie in fist places older than the return.
    pub fn others(&self) -> Creatures {
        self.unseen.minus(self.creatures).minus(self.shown)
    }
}

/// Why and at whose turn the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// What was missing.
    pub cause: Cause,
    /// Whose turn it was.
    pub seat: Seat,
}

/// §DD-33 Why a magician cannot place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// No creature of the fist has a place.
    NoPlace,
    /// The fist is empty.
    EmptyFist,
}

impl Cause {
    /// The stable word for logs and results.
    pub fn code(self) -> &'static str {
        match self {
            Cause::NoPlace => "no-place",
            Cause::EmptyFist => "empty-fist",
        }
    }
}

impl State {
    /// What belongs to this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What belongs to this seat, for changing.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many seats.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).expect("at most four seats")
    }

    /// Whether one magician plays alone.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Corners where a demon stands.
    pub fn occupied(&self) -> CornerSet {
        let [red, blue, green, yellow] = self.demons;
        red.or(blue).or(green).or(yellow)
    }

    /// The demon that stands in a corner.
    pub fn demon_at(&self, corner: u8) -> Option<Color> {
        Color::DEMONS.into_iter().find(|color| self.demons[color.index()].contains(corner))
    }

    /// The seat that predicted a color.
    pub fn predictor(&self, color: Color) -> Option<Seat> {
        let index = self.players.iter().position(|player| player.predicted.contains(&color))?;
        Some(Seat(u8::try_from(index).expect("at most four seats")))
    }

    /// How many creatures stand on the board: each turn so far has placed one.
    pub fn placed(&self) -> u8 {
        let demons: u32 = self.demons.iter().map(CornerSet::len).sum();
        u8::try_from(demons + self.ghosts.len()).unwrap_or(u8::MAX)
    }

    /// Creatures on the board and in front of the magicians, by color.
    pub fn open_creatures(&self) -> Creatures {
        let mut open = Creatures::NONE;
        for color in Color::DEMONS {
            let on_board = self.demons[color.index()].len();
            open[color] = u8::try_from(on_board).expect("at most 192 corners");
        }
        open[Color::White] = u8::try_from(self.ghosts.len()).expect("at most 64 fields");
        for color in self.players.iter().flat_map(|player| &player.predicted) {
            open[*color] = open[*color].saturating_add(1);
        }
        open
    }
}
