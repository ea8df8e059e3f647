//! §X-80 What each viewer may know: the only way out for positions.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::Demons;
use crate::content::Hex;
use crate::flow::Step;
use crate::kinds::{Rank, Terrain};
use crate::rules::{control, ending};
use crate::sets::bits;
use crate::state::{Held, Mortal, Owner, Place, Ring, State};

/// A position as one viewer knows it. Hexes are printed numbers, demons priorities, treasures
/// their two dice, mortals their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// §9.0d Curses about to strike.
    pub curses: Option<u8>,
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

/// One magician.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuctionView {
    /// From 0.
    pub round: u8,
    /// Who still has to answer.
    pub missing: Vec<Seat>,
    /// What the viewer has offered so far.
    pub offered: Vec<u8>,
}

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ResultView {
    /// Whose.
    pub seat: Seat,
    /// Whether he came out alive.
    pub alive: bool,
    /// Net in ducats.
    pub net: i32,
    /// Whether he won.
    pub won: bool,
}

/// The position as this viewer knows it.
pub(crate) fn view(game: &Demons, state: &State, viewer: Viewer) -> View {
    let number = |hex: Hex| game.number(hex);
    let top = state.agenda.top().copied();
    let (ring, ring_seat, ring_mortal) = match state.ring {
        Ring::Pile => ("pile", None, None),
        Ring::Seat(seat) => ("magician", Some(seat), None),
        Ring::Hoard(unit) => ("hoard", None, Some(unit + 1)),
        Ring::Lost => ("lost", None, None),
    };
    let towns = &game.content.map.towns;
    View {
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        },
        turn: state.turn,
        order: state.order.to_vec(),
        active: state.active(),
        step: top.map_or("over", |step| step.question().code),
        left: match top {
            Some(Step::Walk { left } | Step::Steer { left, .. }) => Some(left),
            _ => None,
        },
        curses: match top {
            Some(Step::Curses { left }) => Some(left),
            _ => None,
        },
        unit: match top {
            Some(
                Step::Rouse { unit }
                | Step::Steer { unit, .. }
                | Step::Aim { unit }
                | Step::Battle { unit },
            ) => Some(unit + 1),
            _ => None,
        },
        magicians: state.all_seats().map(|seat| magician(game, state, seat, viewer)).collect(),
        mortals: (0u8..).zip(&state.mortals).map(|(u, m)| mortal(game, state, u, m)).collect(),
        treasures: (0u8..36).filter_map(|index| treasure(game, state, index)).collect(),
        piles: piles(game, state),
        released: released(state),
        ring,
        ring_seat,
        ring_mortal,
        razed: bits(state.razed)
            .filter_map(|town| towns.get(usize::from(town)))
            .map(|town| number(town.hex))
            .collect(),
        usage: usage(state),
        fight: fight(game, state),
        auction: auction(state, top, viewer),
        result: state.over.then(|| results(game, state)),
    }
}

fn magician(game: &Demons, state: &State, seat: Seat, viewer: Viewer) -> MagicianView {
    let magician = state.magician(seat);
    let (status, captor, captor_seat) = match magician.place {
        Place::Waiting => ("waiting", None, None),
        Place::At(_) => ("map", None, None),
        Place::Captive(unit) => ("captive", Some(unit + 1), None),
        Place::Prisoner(seat) => ("prisoner", None, Some(seat)),
        Place::Freed(_) => ("freed", None, None),
        Place::Dead => ("dead", None, None),
        Place::Gone => ("gone", None, None),
    };
    let (ducats, deduction) = ending::account(game, state, seat);
    MagicianView {
        name: game.content.tables.magicians[seat.index()].clone(),
        status,
        hex: state.place_of(seat).map(|hex| game.number(hex)),
        captor,
        captor_seat,
        found: magician.found,
        fresh: magician.fresh,
        shield: game.content.tables.shields[usize::from(magician.shield)].id.clone(),
        wounds: magician.wounds,
        cursed: magician.curses,
        invisible: magician.invisible,
        reconciled: magician.reconciled,
        unheld: magician.unheld,
        distracted: magician.distracted,
        demons: magician.held.iter().map(|&held| demon(game, held, viewer)).collect(),
        capacity: u8::try_from(control::capacity(game, state, seat)).unwrap_or(u8::MAX),
        treasures: state.owned(seat).map(Demons::treasure_number).collect(),
        ducats,
        deduction,
    }
}

fn demon(game: &Demons, held: Held, viewer: Viewer) -> DemonView {
    DemonView {
        demon: viewer.is_among(held.eyes).then_some(held.demon + 1),
        rank: game.content.demons[usize::from(held.demon)].rank,
        wild: held.wild,
        open: held.eyes == kernel::Seats::ALL,
        seen_by: held.eyes.iter().filter(|seat| seat.0 < 4).fold(0, |eyes, s| eyes | 1 << s.0),
        obeys: held.obeys,
    }
}

fn mortal(game: &Demons, state: &State, unit: u8, mortal: &Mortal) -> MortalView {
    MortalView {
        hex: mortal.hex.map(|hex| game.number(hex)),
        strength: game.content.mortals[usize::from(unit)].strength,
        active: mortal.active,
        fleeing: mortal.fleeing,
        captor: state.is_captor(unit),
        invaded: mortal.invaded,
        storms: mortal.storms,
        steered: mortal.steered,
        aim: mortal.aim,
        battle: mortal.battle.map(|hex| game.number(hex)),
    }
}

fn treasure(game: &Demons, state: &State, index: u8) -> Option<TreasureView> {
    let treasure = state.boxes.get(usize::from(index))?;
    let kind = &game.content.treasures[usize::from(index)];
    let (owner, owner_seat, owner_mortal) = match treasure.owner {
        Owner::Unknown => return None,
        Owner::Nobody => ("nobody", None, None),
        Owner::Seat(seat) => ("magician", Some(seat), None),
        Owner::Hoard(unit) => ("hoard", None, Some(unit + 1)),
        Owner::Lost => ("lost", None, None),
    };
    Some(TreasureView {
        treasure: Demons::treasure_number(index),
        hex: game.number(kind.hex),
        thousands: kind.thousands,
        owner,
        owner_seat,
        owner_mortal,
        finder: treasure.finder.map(|demon| demon + 1),
        counter: treasure.counter.map(|(_, demon)| demon + 1),
        counter_seat: treasure.counter.map(|(seat, _)| seat),
    })
}

fn piles(game: &Demons, state: &State) -> Vec<u8> {
    let mut piles = vec![0u8; 7];
    for demon in state.pile.iter() {
        piles[game.content.demons[usize::from(demon)].rank as usize] += 1;
    }
    piles[Rank::Duke as usize] += u8::from(state.ring == Ring::Pile);
    piles
}

/// Every demon that left the game was shown to all.
fn released(state: &State) -> Vec<u8> {
    let mut present = state.pile;
    let held = state.magicians.iter().flat_map(|m| m.held.iter().map(|held| held.demon));
    held.for_each(|demon| present.insert(demon));
    let grid = state.boxes.iter().filter_map(|b| b.counter.map(|(_, demon)| demon));
    grid.for_each(|demon| present.insert(demon));
    (0..72).filter(|&demon| !present.contains(demon)).map(|demon| demon + 1).collect()
}

fn usage(state: &State) -> UsageView {
    let usage = &state.usage;
    UsageView {
        open: usage.open,
        attacked: usage.attacked,
        powers: usage.powers,
        ended: usage.ended,
        tried: bits(usage.tried).map(Demons::treasure_number).collect(),
        tortured: bits(usage.tortured.into()).map(Seat).collect(),
    }
}

fn fight(game: &Demons, state: &State) -> Option<FightView> {
    let fight = state.fight?;
    Some(FightView {
        attacker: fight.attacker,
        units: bits(fight.units.into()).map(|unit| unit + 1).collect(),
        hex: game.number(fight.hex),
        victim: fight.victim,
        captor: fight.captor.map(|unit| unit + 1),
        attack: fight.attack.iter().map(|demon| demon + 1).collect(),
        defence: fight.defence.iter().map(|demon| demon + 1).collect(),
    })
}

fn auction(state: &State, top: Option<Step>, viewer: Viewer) -> Option<AuctionView> {
    let Some(Step::Bid { round, missing }) = top else { return None };
    let own = match viewer {
        Viewer::Seat(seat) => state.offers.get(seat.index()).copied().unwrap_or(0),
        Viewer::Spectator | Viewer::Referee => 0,
    };
    Some(AuctionView {
        round,
        missing: missing.iter().filter(|seat| seat.0 < 4).collect(),
        offered: bits(own).map(Demons::treasure_number).collect(),
    })
}

fn results(game: &Demons, state: &State) -> Vec<ResultView> {
    let result = |seat: Seat| {
        let (treasure, deduction) = ending::account(game, state, seat);
        ResultView {
            seat,
            alive: state.magician(seat).place == Place::Gone,
            net: treasure - deduction,
            won: ending::has_won(game, state, seat),
        }
    };
    state.all_seats().map(result).collect()
}

/// The terrain of a hex as a view shows it.
pub(crate) fn terrain(game: &Demons, view: &View, hex: Hex) -> Terrain {
    if view.razed.contains(&game.number(hex)) {
        Terrain::Open
    } else {
        game.content.map.printed(hex)
    }
}
