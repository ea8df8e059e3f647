//! Plans and battles.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::grid::Cell;
use crate::ids::{Class, Counts, Monster, Trap, Who};

/// §DL-79 A plan for one battle, as far as it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Plan {
    /// Where.
    pub cell: Option<Cell>,
    /// Traps.
    pub traps: [Option<Trap>; 2],
    /// Monsters.
    pub monsters: [Option<Monster>; 2],
    /// How many ghosts.
    pub ghosts: u8,
}

/// §DL-79 A battle: what was committed, what has been used, what is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each step is left out or not")]
pub struct Battle {
    /// Whose dungeon.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
    /// Traps not yet set off.
    pub traps: Counts,
    /// Units that have not acted.
    pub units: Counts,
    /// Units that go home face up.
    pub fresh: Counts,
    /// Units that go home face down.
    pub spent: Counts,
    /// §DL-84 Anti-trap icons not yet used up.
    pub guard: u8,
    /// §MI-51 Clovers among them.
    pub clovers: u8,
    /// Points that a spell keeps off.
    pub shield: u8,
    /// §DL-93 No conquering.
    pub skip_conquer: bool,
    /// §DL-92 No healing.
    pub skip_heal: bool,
    /// §DL-88 No spell.
    pub skip_spell: bool,
    /// §DL-92 A unit attacked.
    pub attacked: bool,
    /// Adventurers of this class cannot be seen.
    pub hidden: Option<Class>,
    /// Monsters see only the first adventurer.
    pub rage: bool,
    /// A monster that is a sheep.
    pub sheep: Option<Monster>,
    /// §DL-96 Who is poisoned, and how badly.
    pub poison: ArrayVec<(Who, u8), 4>,
}

impl Battle {
    /// A battle in which nothing has happened.
    pub fn new(seat: Seat, cell: Cell) -> Battle {
        Battle {
            seat,
            cell,
            traps: Counts::default(),
            units: Counts::default(),
            fresh: Counts::default(),
            spent: Counts::default(),
            guard: 0,
            clovers: 0,
            shield: 0,
            skip_conquer: false,
            skip_heal: false,
            skip_spell: false,
            attacked: false,
            hidden: None,
            rage: false,
            sheep: None,
            poison: ArrayVec::new(),
        }
    }
}
