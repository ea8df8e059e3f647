//! §X-80 What each viewer may know: the only way out for positions.

mod cut;

pub(crate) use cut::view;

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::Demons;
use crate::content::Hex;
use crate::kinds::{Rank, Terrain};

/// A position as one viewer knows it. Hexes are printed numbers, demons priorities, treasures
/// their two dice, mortals their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Who looks, if it is a seat.
    pub seat: Option<Seat>,
    /// §3.0a The game-turn.
    pub turn: u16,
    /// §4.0c The order of movement.
    pub order: Vec<Seat>,
    /// Whose player-turn it is; nobody's in the mortal turn.
    pub active: Option<Seat>,
    /// What is being asked, or `over`.
    pub step: &'static str,
    /// §5.0b Movement points left in a move that is under way.
    pub left: Option<u8>,
    /// §5.2a Where the rest of the viewer's own move can lead.
    pub reach: Vec<ReachView>,
    /// §3.0e What the viewer cannot choose now.
    pub choose: Option<ChooseView>,
    /// §9.0d Curses about to strike.
    pub curses: Option<u8>,
    /// §14.0b Treasures spent on the shield that is being raised.
    pub spent: Option<u8>,
    /// §12.3B §X-24 The unit that a decision is about.
    pub unit: Option<u8>,
    /// Each magician.
    pub magicians: Vec<MagicianView>,
    /// Each mortal unit.
    pub mortals: Vec<MortalView>,
    /// §13.0b The boxes of the grid that have been discovered.
    pub treasures: Vec<TreasureView>,
    /// §9.3a Counters left in each pile, the highest rank first; the ring counts as a duke.
    pub piles: Vec<u8>,
    /// §15.4a Demons that are out of the game.
    pub released: Vec<u8>,
    /// §11.0a Where the ring is: `pile`, `magician`, `hoard` or `lost`.
    pub ring: &'static str,
    /// Who has the ring.
    pub ring_seat: Option<Seat>,
    /// In whose base the ring lies.
    pub ring_mortal: Option<u8>,
    /// §12.3X Hexes of destroyed towns.
    pub razed: Vec<u16>,
    /// §3.0f What the demon-use phase has seen.
    pub usage: UsageView,
    /// §8.0a The fight that is being prepared.
    pub fight: Option<FightView>,
    /// §11.0c Which round of the sealed offers, and who still has to answer in it.
    pub auction: Option<AuctionView>,
    /// How the game ended.
    pub result: Option<Vec<ResultView>>,
}

/// A hex that a move can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ReachView {
    /// Which.
    pub hex: u16,
    /// The fewest points to get there.
    pub cost: u8,
    /// The hex before it on that way, from which the last step is walked.
    pub from: u16,
    /// §5.5a The move ends there.
    pub stop: bool,
    /// §X-39 The move may end there.
    pub end: bool,
}

/// §3.0e What of moving, conjuring and raising the shield is open, and why he cannot move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChooseView {
    /// `held`, `captive` or `hemmed` if he cannot move.
    pub bound: Option<&'static str>,
    /// Whether demons of some rank can be conjured.
    pub conjure: bool,
    /// Whether the shield can be raised.
    pub raise: bool,
}

/// One magician.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct MagicianView {
    /// His name.
    pub name: String,
    /// `waiting`, `map`, `captive`, `prisoner`, `freed`, `dead` or `gone`.
    pub status: &'static str,
    /// Where he counts as being.
    pub hex: Option<u16>,
    /// The unit that holds him.
    pub captor: Option<u8>,
    /// The magician who holds him.
    pub captor_seat: Option<Seat>,
    /// §6.0c Found.
    pub found: bool,
    /// §16.1a Captured in this phase.
    pub fresh: bool,
    /// §4.1a Shield, by id.
    pub shield: String,
    /// §16.3b Wounds.
    pub wounds: u8,
    /// §16.3b Curses.
    pub cursed: u8,
    /// §12.3I
    pub invisible: bool,
    /// §12.3R
    pub reconciled: bool,
    /// §X-72
    pub unheld: bool,
    /// §12.3N
    pub distracted: bool,
    /// §15.2a Demons in his boxes.
    pub demons: Vec<DemonView>,
    /// §15.1a How many demons his boxes hold.
    pub capacity: u8,
    /// §16.9a Treasures he owns.
    pub treasures: Vec<u8>,
    /// Their value in ducats.
    pub ducats: i32,
    /// What his shield would cost him now.
    pub deduction: i32,
}

/// One demon in a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DemonView {
    /// Its priority, if the viewer has seen its face.
    pub demon: Option<u8>,
    /// Its rank, which its conjuration told.
    pub rank: Rank,
    /// §10.0d Drawn with the ring at hand, so that it may be unfriendly.
    pub wild: bool,
    /// Whether everybody has seen its face.
    pub open: bool,
    /// Which seats have seen its face, for those who may know.
    pub seen_by: u8,
    /// §12.3F Whom it obeys instead.
    pub obeys: Option<Seat>,
}

/// One mortal unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct MortalView {
    /// Where it stands; nowhere once destroyed.
    pub hex: Option<u16>,
    /// Its strength.
    pub strength: u8,
    /// Activated.
    pub active: bool,
    /// In flight.
    pub fleeing: bool,
    /// Holding a captive.
    pub captor: bool,
    /// §5.7d
    pub invaded: bool,
    /// §12.3S Users whose hurricane confuses it, as bits.
    pub storms: u8,
    /// §12.3F Who steers it.
    pub steered: Option<Seat>,
    /// §7.8a Whom it attacks.
    pub aim: Option<Seat>,
    /// §12.3B What it attacks.
    pub battle: Option<u16>,
}

/// One discovered box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TreasureView {
    /// Its two dice.
    pub treasure: u8,
    /// Where it lies.
    pub hex: u16,
    /// Value in thousands of ducats.
    pub thousands: u16,
    /// `nobody`, `magician`, `hoard` or `lost`.
    pub owner: &'static str,
    /// The magician who owns it.
    pub owner_seat: Option<Seat>,
    /// The unit in whose base it lies.
    pub owner_mortal: Option<u8>,
    /// Priority of the demon that discovered it.
    pub finder: Option<u8>,
    /// The demon whose counter lies on it.
    pub counter: Option<u8>,
    /// Whose counter it is.
    pub counter_seat: Option<Seat>,
}

/// The demon-use phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct UsageView {
    /// Under way.
    pub open: bool,
    /// An attack was made.
    pub attacked: bool,
    /// Powers were used.
    pub powers: bool,
    /// Ended early.
    pub ended: bool,
    /// Treasures tried.
    pub tried: Vec<u8>,
    /// Captives tortured.
    pub tortured: Vec<Seat>,
}

/// A fight that is being prepared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FightView {
    /// The attacking magician.
    pub attacker: Option<Seat>,
    /// Attacking units.
    pub units: Vec<u8>,
    /// The hex attacked.
    pub hex: u16,
    /// The defending magician.
    pub victim: Option<Seat>,
    /// The captor attacked by its captive.
    pub captor: Option<u8>,
    /// Demons named in attack.
    pub attack: Vec<u8>,
    /// Demons named in defence.
    pub defence: Vec<u8>,
}

/// Sealed offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AuctionView {
    /// From 0.
    pub round: u8,
    /// Who still has to answer.
    pub missing: Vec<Seat>,
    /// What the viewer has offered so far.
    pub offered: Vec<u8>,
}

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ResultView {
    /// Whose.
    pub seat: Seat,
    /// `out` alive, `dead`, or `lost`: still on the map when the game stopped.
    pub fate: &'static str,
    /// Net in ducats.
    pub net: i32,
    /// Whether he won.
    pub won: bool,
}

/// The terrain of a hex as a view shows it.
pub(crate) fn terrain(game: &Demons, view: &View, hex: Hex) -> Terrain {
    if view.razed.contains(&game.number(hex)) {
        Terrain::Open
    } else {
        game.content.map.printed(hex)
    }
}
