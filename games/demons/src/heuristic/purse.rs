//! What a magician has, and what he can still hope for, in hundreds of ducats.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::Demons;
use crate::content::Hex;
use crate::kinds::{Attitude, Power, Rank};
use crate::rules::{control, ending};
use crate::state::{BOX_COUNT, Owner, Place, Ring, State};

/// Turns after which nothing more is planned.
const HORIZON: i32 = 25;
/// Game-turns from which on plans are worth less, and after which they are worth nothing.
const RESTLESS: i32 = 40;
const TIRED: i32 = 120;
/// What every turn on the way takes from a treasure, in thousandths.
const PATIENCE: i32 = 860;
/// Most that demons not yet called can promise.
const MOST_FUTURE: i32 = 450;

/// What it is worth to hold more demons under one of this rank.
const COMMAND: [i32; 7] = [15, 10, 3, 3, 3, 0, 0];
/// How much of that is left with so many marks, in thousandths.
const DARING: [i32; 4] = [1000, 800, 550, 250];

/// An estimate of one magician's money.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Purse {
    /// Ducats less the price of the shield.
    pub(super) net: i32,
    /// What the demons he holds can bring.
    pub(super) at_hand: i32,
    /// What discovered treasure he can go for.
    pub(super) in_reach: i32,
    /// What demons still to be called can bring.
    pub(super) later: i32,
    /// What the demons he holds are good for besides treasure.
    pub(super) service: i32,
}

impl Purse {
    /// Everything together.
    pub(super) fn hope(self) -> i32 {
        self.net + self.gain() + self.service
    }

    /// What he may still get.
    pub(super) fn gain(self) -> i32 {
        self.at_hand + self.in_reach + self.later
    }
}

/// The net of a magician if he left now.
pub(super) fn net(game: &Demons, state: &State, seat: Seat) -> i32 {
    let (treasure, deduction) = ending::account(game, state, seat);
    (treasure - deduction) / 100
}

/// The value of a box in hundreds of ducats.
pub(super) fn value(game: &Demons, index: u8) -> i32 {
    i32::from(game.content.treasures[usize::from(index)].thousands) * 10
}

/// The average of the boxes that nobody has discovered.
fn unknown_value(game: &Demons, state: &State) -> i32 {
    let (mut sum, mut count) = (0, 0);
    for (index, treasure) in (0u8..).zip(&state.boxes) {
        if treasure.owner == Owner::Unknown {
            sum += value(game, index);
            count += 1;
        }
    }
    if count == 0 { 0 } else { sum / count }
}

/// Whether the power G could fetch this box for a seat.
fn is_loose(state: &State, owner: Owner, seat: Seat) -> bool {
    match owner {
        Owner::Nobody | Owner::Hoard(_) => true,
        Owner::Seat(other) => {
            other != seat && state.plays(other) && !state.magician(other).reconciled
        }
        Owner::Unknown | Owner::Lost => false,
    }
}

/// What this seat has and may get.
pub(super) fn purse(game: &Demons, state: &State, seat: Seat) -> Purse {
    let mut purse = Purse { net: net(game, state, seat), ..Purse::default() };
    if !state.plays(seat) {
        return purse;
    }
    let mean = unknown_value(game, state);
    let (mut fetchers, mut searchers, mut best) = (0usize, 0usize, u8::MAX);
    for demon in control::obeying(state, seat) {
        let powers = &game.content.demons[usize::from(demon)].powers;
        if powers.contains(&Power::G) {
            fetchers += 1;
        } else if powers.contains(&Power::D) {
            searchers += 1;
        }
        best = best.min(demon);
        purse.service += service(game, demon);
    }
    let mut loose: ArrayVec<(i32, u8), BOX_COUNT> = (0u8..)
        .zip(&state.boxes)
        .filter(|(_, b)| is_loose(state, b.owner, seat))
        .map(|(index, _)| (value(game, index), index))
        .collect();
    loose.sort_unstable_by(|a, b| b.cmp(a));
    let fetched = fetchers.min(loose.len());
    purse.at_hand = loose.iter().take(fetched).map(|(value, _)| value * 9 / 10).sum();
    let paired = (fetchers - fetched).min(searchers);
    let single = searchers - paired + (fetchers - fetched - paired);
    purse.at_hand += mean * 7 / 10 * small(paired) + mean / 5 * small(single);
    purse.in_reach = loose[fetched..]
        .iter()
        .map(|&(value, index)| walk_value(game, state, seat, best, index, value))
        .max()
        .unwrap_or(0);
    purse.later = later(game, state, seat, mean);
    let left = patience(game, state);
    Purse {
        net: purse.net,
        at_hand: purse.at_hand * left / 1000,
        in_reach: purse.in_reach * left / 1000,
        later: purse.later * left / 1000,
        service: purse.service * left / 1000,
    }
}

/// What plans are still worth in this game-turn, in thousandths: little shortly before a limit, and
/// less and less in a game that has lasted very long, so that nobody dawdles.
fn patience(game: &Demons, state: &State) -> i32 {
    let end = match game.options.turn_limit {
        0 => TIRED,
        limit => i32::from(limit).min(TIRED),
    };
    let left = (end - i32::from(state.turn)).max(0);
    (left * 1000 / (end - RESTLESS).max(HORIZON)).min(1000)
}

/// What a demon in a box is good for besides treasure: its arm, its ways out, its command.
fn service(game: &Demons, demon: u8) -> i32 {
    let kind = &game.content.demons[usize::from(demon)];
    let powers = kind.powers.iter().map(|power| match power {
        Power::T => 20,
        Power::R | Power::E | Power::C => 10,
        Power::G | Power::D => 0,
        _ => 2,
    });
    let friendly = if kind.attitude == Attitude::Friendly { 4 } else { 0 };
    powers.sum::<i32>() + 2 * i32::from(kind.strength) + friendly + COMMAND[kind.rank as usize]
}

fn small(count: usize) -> i32 {
    i32::try_from(count).expect("few demons")
}

/// What it promises to walk to a discovered box and seize it.
fn walk_value(game: &Demons, state: &State, seat: Seat, best: u8, index: u8, value: i32) -> i32 {
    let treasure = &state.boxes[usize::from(index)];
    let (Owner::Nobody, Place::At(at)) = (treasure.owner, state.magician(seat).place) else {
        return 0;
    };
    let kind = &game.content.treasures[usize::from(index)];
    let finder = treasure.finder.unwrap_or(0);
    // Without a demon of higher priority one must be called first.
    let ready = if best < finder { 1000 } else { 15 * i32::from(finder.min(40)) };
    value * i32::from(kind.seize) / 6 * ready / 1000 * fading(turns(game, at, kind.hex)) / 1000
}

/// Turns of walking between two hexes, roughly.
pub(super) fn turns(game: &Demons, from: Hex, to: Hex) -> i32 {
    let distance = i32::try_from(game.content.map.distance(from, to)).unwrap_or(40);
    // Three hexes a turn over mixed country.
    (distance + 2) / 3
}

/// What is left of a plan after so many turns, in thousandths.
pub(super) fn fading(turns: i32) -> i32 {
    FADING[usize::try_from(turns.min(HORIZON)).unwrap_or(0)]
}

/// The same, turn by turn.
const FADING: [i32; HORIZON as usize + 1] = {
    let mut left = [1000; HORIZON as usize + 1];
    let mut turn = 1;
    while turn < left.len() {
        left[turn] = left[turn - 1] * PATIENCE / 1000;
        turn += 1;
    }
    left
};

/// How well a rank answers this seat: demons drawn against curses, in thousandths.
pub(super) fn ease(game: &Demons, state: &State, seat: Seat, rank: Rank) -> i32 {
    let add = call(game, state, seat, rank);
    let nets = (1..=6).map(|die| die + add);
    let drawn: i32 = nets.clone().map(|net| net.max(0)).sum();
    let cursed: i32 = nets.map(|net| (-net).max(0)).sum();
    drawn * 1000 / (drawn + 3 * cursed + 5)
}

/// §9.0b §16.8a What is added to the conjuration die.
pub(super) fn call(game: &Demons, state: &State, seat: Seat, rank: Rank) -> i32 {
    let tables = &game.content.tables;
    let magician = state.magician(seat);
    let captive = if magician.is_captive() {
        tables.captive + tables.captive_mark * i32::from(magician.marks())
    } else {
        0
    };
    tables.conjuration(magician.shield, rank) + captive
}

/// What the demons nobody has called yet promise this seat.
fn later(game: &Demons, state: &State, seat: Seat, mean: i32) -> i32 {
    let ring = state.ring == Ring::Seat(seat);
    let ease = Rank::ALL.map(|rank| ease(game, state, seat, rank));
    let (mut fetchers, mut searchers) = (0, 0);
    for demon in state.pile.iter() {
        let kind = &game.content.demons[usize::from(demon)];
        if kind.attitude == Attitude::Unfriendly && !ring {
            continue;
        }
        let ease = ease[kind.rank as usize];
        if kind.powers.contains(&Power::G) {
            fetchers += ease;
        } else if kind.powers.contains(&Power::D) {
            searchers += ease;
        }
    }
    let rivals = i32::from(state.seats());
    let hope = mean * (fetchers * 4 + searchers) / 4000 / rivals;
    let marks = usize::from(state.magician(seat).marks().min(3));
    hope.min(MOST_FUTURE) * DARING[marks] / 1000
}
