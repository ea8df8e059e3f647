//! A position: data and accessors, no rules.

use arrayvec::ArrayVec;
use kernel::{Agenda, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::content::Hex;
use crate::sets::DemonSet;
use crate::step::Step;

/// §2.0a Demons in the box.
pub const DEMON_COUNT: usize = 72;
/// §2.0a Mortal units in the box.
pub const MORTAL_COUNT: usize = 19;
/// §13.0b Boxes of the treasure grid.
pub const BOX_COUNT: usize = 36;

/// Everything that changes during a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// §3.0a The game-turn, from 1.
    pub turn: u16,
    /// §4.0c The order of movement.
    pub order: ArrayVec<Seat, 4>,
    /// Whose player-turn it is, as a place in the order; nobody's in the mortal turn.
    pub at: Option<u8>,
    /// One entry per seat.
    pub magicians: ArrayVec<Magician, 4>,
    /// One entry per mortal unit, by number.
    pub mortals: ArrayVec<Mortal, MORTAL_COUNT>,
    /// One entry per box of the grid, row after row.
    pub boxes: ArrayVec<TreasureBox, BOX_COUNT>,
    /// §4.0b Demons nobody has conjured yet.
    pub pile: DemonSet,
    /// §11.0a Where the ring is.
    pub ring: Ring,
    /// §12.3X Towns destroyed, by index.
    pub razed: u64,
    /// §3.0f What the demon-use phase has seen so far.
    pub usage: Usage,
    /// §8.0a The fight that is being prepared.
    pub fight: Option<Fight>,
    /// §11.0c Offers for the ring that are still sealed: boxes by seat.
    pub offers: [u64; 4],
    /// §4.2a The game has ended.
    pub over: bool,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
}

/// §2.4a What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct Magician {
    /// Where he is.
    pub place: Place,
    /// §6.0c Whether his counter shows its found face.
    pub found: bool,
    /// §4.1a His shield, 0 is the lowest.
    pub shield: u8,
    /// §16.0a Wounds.
    pub wounds: u8,
    /// §9.0d Curses.
    pub curses: u8,
    /// §15.2a Demons in his boxes, in the order in which they came.
    pub held: ArrayVec<Held, 32>,
    /// §12.3I Invisible.
    pub invisible: bool,
    /// §12.3R Protected from rival demons.
    pub reconciled: bool,
    /// §X-72 Free to leave his neighbours in the next movement.
    pub unheld: bool,
    /// §12.3N Loses his next player-turn.
    pub distracted: bool,
    /// §16.1a Captured in the present phase.
    pub fresh: bool,
}

/// Where a magician is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// §4.0e Not yet on the map.
    Waiting,
    /// On the map.
    At(Hex),
    /// §8.2e Captive of a mortal unit.
    Captive(u8),
    /// §8.2e Captive of a magician.
    Prisoner(Seat),
    /// §X-62 Freed at this hex and about to appear.
    Freed(Hex),
    /// §4.7a Dead.
    Dead,
    /// §4.3a Off the map for good.
    Gone,
}

/// A demon in a box; §5.4c it has no place on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Which demon; §X-80 its face is hidden.
    pub demon: u8,
    /// §10.0d Drawn with the ring at hand: it may be an unfriendly one.
    pub wild: bool,
    /// §X-80 Who has seen its face.
    pub eyes: Seats,
    /// §12.3F Whom it obeys instead of its owner.
    pub obeys: Option<Seat>,
}

/// §7.0a A mortal unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mortal {
    /// Where it stands; nowhere once destroyed.
    pub hex: Option<Hex>,
    /// §3.0c Activated in this mortal turn.
    pub active: bool,
    /// §5.7a In flight.
    pub fleeing: bool,
    /// §5.7d Driven from its base by the magician there.
    pub invaded: bool,
    /// §12.3S Users whose hurricane confuses it, as bits.
    pub storms: u8,
    /// §12.3F Who steers it.
    pub steered: Option<Seat>,
    /// §7.8a Whom it attacks in this phase.
    pub aim: Option<Seat>,
    /// §12.3B The hex it attacks.
    pub battle: Option<Hex>,
}

/// §X-68 A box of the treasure grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TreasureBox {
    /// Whose it is.
    pub owner: Owner,
    /// §X-68 The demon that discovered it, whose priority counts for seizing.
    pub finder: Option<u8>,
    /// §13.1a The counter that lies on it, and whose.
    pub counter: Option<(Seat, u8)>,
}

/// Who has a treasure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Owner {
    /// Nobody has discovered it.
    Unknown,
    /// §13.0b Discovered, nobody's.
    Nobody,
    /// §13.0c A magician.
    Seat(Seat),
    /// §16.7a Lying in the base hex of this unit.
    Hoard(u8),
    /// Out of the game.
    Lost,
}

/// §11.0a Where the ring is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ring {
    /// Face down among the dukes.
    Pile,
    /// With a magician.
    Seat(Seat),
    /// §11.0c In the base hex of this unit.
    Hoard(u8),
    /// Out of the game.
    Lost,
}

/// §3.0f What the demon-use phase has seen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct Usage {
    /// Whether the phase is running: the control limit is lifted.
    pub open: bool,
    /// An attack was made.
    pub attacked: bool,
    /// A power was used, or treasure looked for or seized.
    pub powers: bool,
    /// §X-27 Boxes tried in this phase, as bits.
    pub tried: u64,
    /// §X-47 Captives tortured or paid for in this phase, as bits.
    pub tortured: u8,
    /// §X-76 The phase has ended early.
    pub ended: bool,
}

/// §8.0a A fight that is being prepared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// The attacking magician; mortals otherwise.
    pub attacker: Option<Seat>,
    /// Attacking mortal units, as bits.
    pub units: u32,
    /// The hex attacked.
    pub hex: Hex,
    /// The defending magician; mortals otherwise.
    pub victim: Option<Seat>,
    /// §X-49 The captor whom its captive attacks.
    pub captor: Option<u8>,
    /// Demons used in attack.
    pub attack: DemonSet,
    /// Demons used in defence.
    pub defence: DemonSet,
}

impl State {
    /// What belongs to this seat.
    pub fn magician(&self, seat: Seat) -> &Magician {
        &self.magicians[seat.index()]
    }

    /// What belongs to this seat, for changing.
    pub fn magician_mut(&mut self, seat: Seat) -> &mut Magician {
        &mut self.magicians[seat.index()]
    }

    /// How many seats.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.magicians.len()).expect("at most four seats")
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat)
    }

    /// Whose player-turn it is.
    pub fn active(&self) -> Option<Seat> {
        self.at.and_then(|at| self.order.get(usize::from(at)).copied())
    }

    /// The same, if he is still in the game.
    pub fn acting(&self) -> Option<Seat> {
        self.active().filter(|&seat| self.plays(seat))
    }

    /// The mortal unit with this index.
    pub fn mortal(&self, unit: u8) -> &Mortal {
        &self.mortals[usize::from(unit)]
    }

    /// The mortal unit with this index, for changing.
    pub fn mortal_mut(&mut self, unit: u8) -> &mut Mortal {
        &mut self.mortals[usize::from(unit)]
    }

    /// The units still in the game with their hexes, by number.
    pub fn living(&self) -> impl Iterator<Item = (u8, Hex)> {
        (0u8..).zip(&self.mortals).filter_map(|(unit, mortal)| Some((unit, mortal.hex?)))
    }

    /// The units in a hex, by number.
    pub fn units_in(&self, hex: Hex) -> impl Iterator<Item = u8> {
        self.living().filter(move |&(_, at)| at == hex).map(|(unit, _)| unit)
    }

    /// Whether a mortal stands in a hex.
    pub fn has_mortal(&self, hex: Hex) -> bool {
        self.mortals.iter().any(|mortal| mortal.hex == Some(hex))
    }

    /// The free magician in a hex.
    pub fn magician_at(&self, hex: Hex) -> Option<Seat> {
        self.free().find(|&(_, at)| at == hex).map(|(seat, _)| seat)
    }

    /// Free magicians with their hexes, in seat order.
    pub fn free(&self) -> impl Iterator<Item = (Seat, Hex)> {
        (0u8..).zip(&self.magicians).filter_map(|(seat, magician)| match magician.place {
            Place::At(hex) => Some((Seat(seat), hex)),
            _ => None,
        })
    }

    /// §X-61 Where a magician counts as being; nowhere if he is not on the map.
    pub fn place_of(&self, seat: Seat) -> Option<Hex> {
        match self.magician(seat).place {
            Place::At(hex) | Place::Freed(hex) => Some(hex),
            Place::Captive(unit) => self.mortal(unit).hex,
            Place::Prisoner(captor) => match self.magician(captor).place {
                Place::At(hex) => Some(hex),
                _ => None,
            },
            Place::Waiting | Place::Dead | Place::Gone => None,
        }
    }

    /// §8.2f Whether a unit holds a captive.
    pub fn is_captor(&self, unit: u8) -> bool {
        self.magicians.iter().any(|magician| magician.place == Place::Captive(unit))
    }

    /// Whether the seat is still in the game: not dead and not gone.
    pub fn plays(&self, seat: Seat) -> bool {
        !matches!(self.magician(seat).place, Place::Dead | Place::Gone)
    }

    /// Boxes of the grid that a magician owns, by index.
    pub fn owned(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (0u8..).zip(&self.boxes).filter(move |(_, b)| b.owner == Owner::Seat(seat)).map(|(i, _)| i)
    }

    /// The owner of the box in which a demon lies, and the place there.
    pub fn holder(&self, demon: u8) -> Option<(Seat, usize)> {
        self.all_seats().find_map(|seat| {
            let held = &self.magician(seat).held;
            Some((seat, held.iter().position(|held| held.demon == demon)?))
        })
    }
}

impl Magician {
    /// A magician before his entry.
    pub fn new() -> Magician {
        Magician {
            place: Place::Waiting,
            found: false,
            shield: 0,
            wounds: 0,
            curses: 0,
            held: ArrayVec::new(),
            invisible: false,
            reconciled: false,
            unheld: false,
            distracted: false,
            fresh: false,
        }
    }

    /// Wounds and curses together.
    pub fn marks(&self) -> u8 {
        self.wounds.saturating_add(self.curses)
    }

    /// Takes no further part: nothing that was done to him lasts.
    pub(crate) fn retire(&mut self, place: Place) {
        self.place = place;
        self.found = false;
        self.invisible = false;
        self.reconciled = false;
        self.unheld = false;
        self.distracted = false;
        self.fresh = false;
    }

    /// Whether he is a captive.
    pub fn is_captive(&self) -> bool {
        matches!(self.place, Place::Captive(_) | Place::Prisoner(_))
    }
}

impl Default for Magician {
    fn default() -> Self {
        Magician::new()
    }
}

impl Mortal {
    /// A unit in this hex, inactive.
    pub fn new(hex: Hex) -> Mortal {
        Mortal {
            hex: Some(hex),
            active: false,
            fleeing: false,
            invaded: false,
            storms: 0,
            steered: None,
            aim: None,
            battle: None,
        }
    }
}

impl TreasureBox {
    /// A box nobody has looked for.
    pub const UNKNOWN: TreasureBox =
        TreasureBox { owner: Owner::Unknown, finder: None, counter: None };
}
