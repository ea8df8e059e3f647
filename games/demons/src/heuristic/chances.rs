//! From money and danger to chances of winning.

use arrayvec::ArrayVec;
use kernel::{CERTAIN, Seat};

use super::danger::{danger, defence};
use super::purse::{Purse, purse};
use crate::Demons;
use crate::content::Hex;
use crate::kinds::Power;
use crate::rules::control;
use crate::state::{Place, State};

/// Chances to live, by marks: free, captive of a mortal, captive of a magician.
const FREE: [i32; 4] = [960, 900, 780, 520];
const CAPTIVE: [i32; 4] = [420, 330, 220, 110];
const PRISONER: [i32; 4] = [450, 420, 400, 400];
/// With a demon that can lead out of captivity.
const WAY_OUT: i32 = 800;
/// Hundreds of ducats by which an estimate is usually wrong: a little in any case, and a part of
/// what may still be got. Who has nothing to expect knows his result.
const DOUBT: i32 = 15;
const PART: i32 = 4;
/// Results that are told apart when several play, in hundreds of ducats.
const STEP: i32 = 50;
const LOWEST: i32 = -800;
const STEPS: i32 = 60;

/// How one seat stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Money.
    pub(super) purse: Purse,
    /// The chance to come out alive, in thousandths.
    pub(super) alive: i32,
    /// The danger where he is.
    pub(super) danger: i32,
    /// Whether the result stands already.
    pub(super) settled: bool,
}

impl Outlook {
    /// How far the result may be from what is expected.
    fn spread(&self) -> i32 {
        DOUBT + self.purse.gain() / PART
    }
}

/// Whether nothing that can still be got makes good what is missing: time to give up.
pub(super) fn is_hopeless(purse: &Purse) -> bool {
    let spread = DOUBT + purse.gain() / PART;
    purse.net <= 0 && likely(purse.hope(), spread) < LOST
}

/// Chances below this are none, in thousandths; it is also what a lost game is worth, so that nobody
/// drags on a game that is lost anyway.
pub(super) const LOST: i32 = 12;

/// The outlook of a seat.
pub(super) fn outlook(game: &Demons, state: &State, seat: Seat) -> Outlook {
    let purse = purse(game, state, seat);
    let (alive, danger) = alive(game, state, seat);
    Outlook { purse, alive, danger, settled: !state.plays(seat) }
}

fn alive(game: &Demons, state: &State, seat: Seat) -> (i32, i32) {
    let magician = state.magician(seat);
    let marks = usize::from(magician.marks().min(3));
    let has = |power: Power| {
        control::obeying(state, seat)
            .any(|demon| game.content.demons[usize::from(demon)].powers.contains(&power))
    };
    match magician.place {
        Place::Dead => (0, 0),
        Place::Gone => (CERTAIN, 0),
        Place::Waiting | Place::Freed(_) => (FREE[marks], 0),
        Place::Captive(_) | Place::Prisoner(_) if has(Power::R) || has(Power::T) => (WAY_OUT, 0),
        Place::Captive(unit) => {
            let pays = game.content.mortals[usize::from(unit)].bribable
                && state.owned(seat).next().is_some();
            (CAPTIVE[marks] + if pays { 80 } else { 0 }, 0)
        }
        Place::Prisoner(_) => (PRISONER[marks], 0),
        Place::At(hex) => {
            let danger = danger(game, state, seat, hex, defence(game, state, seat));
            let lost = CERTAIN - CAPTIVE[marks] * CERTAIN / FREE[marks];
            (FREE[marks] * (CERTAIN - danger * lost / CERTAIN) / CERTAIN, danger)
        }
    }
}

/// Appends the chance of every seat.
pub(super) fn judge(game: &Demons, state: &State, out: &mut Vec<i32>) {
    if state.seats() == 1 {
        out.push(alone(game, state));
        return;
    }
    let seats: ArrayVec<Outlook, 4> =
        state.all_seats().map(|seat| outlook(game, state, seat)).collect();
    out.extend(state.all_seats().map(|seat| {
        let chance = among(&seats, seat.index());
        if chance < LOST { resigned(game, state, seat) } else { chance }
    }));
}

/// What a position without hope is worth: less than the end, but more the nearer the way out is.
fn resigned(game: &Demons, state: &State, seat: Seat) -> i32 {
    match state.magician(seat).place {
        Place::At(hex) => (LOST - 2 - to_edge(game, hex)).max(1),
        _ => 0,
    }
}

/// Steps to the edge of the map.
pub(super) fn to_edge(game: &Demons, hex: Hex) -> i32 {
    let (columns, rows) = game.content.map.size();
    let number = game.number(hex);
    let (column, row) = (number / 100, number % 100);
    (column - 1).min(columns - column).min(row - 1).min(rows - row).into()
}

/// §4.6a Alone: alive, and more than nothing left.
fn alone(game: &Demons, state: &State) -> i32 {
    let outlook = outlook(game, state, Seat(0));
    if outlook.purse.net > 0 {
        return outlook.alive * way_out(game, state, Seat(0)) / CERTAIN;
    }
    if is_hopeless(&outlook.purse) {
        return resigned(game, state, Seat(0));
    }
    outlook.alive * likely(outlook.purse.hope(), outlook.spread()) / CERTAIN
}

/// How surely one who wants to leave gets to the edge, in thousandths.
fn way_out(game: &Demons, state: &State, seat: Seat) -> i32 {
    let Place::At(hex) = state.magician(seat).place else { return 900 };
    CERTAIN - 25 * to_edge(game, hex)
}

/// The chance that something expected at so many hundreds turns out above nothing if it is usually
/// wrong by `spread`, in thousandths.
fn likely(expected: i32, spread: i32) -> i32 {
    // A logistic curve, by a table over eighths of the spread.
    const CURVE: [i32; 17] =
        [500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982];
    let eighths = expected.abs() * 4 / spread;
    let high = usize::try_from(eighths).ok().and_then(|at| CURVE.get(at)).copied().unwrap_or(990);
    if expected < 0 { CERTAIN - high } else { high }
}

/// §4.4a Among several: alive, and nobody alive above.
fn among(seats: &[Outlook], seat: usize) -> i32 {
    let own = &seats[seat];
    if own.alive == 0 {
        return 0;
    }
    // The chance of each result, against the chance that no rival comes out with more.
    let below = |outlook: &Outlook, result: i32| {
        if outlook.settled {
            if result >= outlook.purse.net { CERTAIN } else { 0 }
        } else {
            likely(result - outlook.purse.hope(), outlook.spread())
        }
    };
    let mut sum = 0i64;
    let mut before = 0;
    for step in 0..=STEPS {
        let result = LOWEST + step * STEP;
        let upto = if step == STEPS { CERTAIN } else { below(own, result) };
        let here = upto - before;
        before = upto;
        if here <= 0 {
            continue;
        }
        let mut ahead = i64::from(here);
        for (other, rival) in seats.iter().enumerate() {
            if other != seat {
                let above = rival.alive * (CERTAIN - below(rival, result)) / CERTAIN;
                ahead = ahead * i64::from(CERTAIN - above) / i64::from(CERTAIN);
            }
        }
        sum += ahead;
    }
    let share = i32::try_from(sum.min(1000)).expect("at most a thousand");
    own.alive * share / CERTAIN
}
