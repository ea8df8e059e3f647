//! How much of the game is still to come.

use kernel::Seat;

use crate::DungeonLords;
use crate::ids::Tile;
use crate::rules::orders;
use crate::state::State;
use crate::step::Step;

/// How much is still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Rounds whose actions are still to come.
    pub(super) rounds: u8,
    /// The same of this year alone.
    pub(super) in_year: u8,
    /// Productions to come.
    pub(super) productions: u8,
    /// Seasons with adventurers who are not known yet.
    pub(super) seasons: u8,
    /// The same of this year alone.
    pub(super) strangers: u8,
}

/// How far the round has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Acting,
    Producing,
    Turning,
    Eventful,
    Arriving,
    Done,
}

fn phase(state: &State) -> Phase {
    if state.round > 0 {
        return Phase::Done;
    }
    let of = |step: &Step| match step {
        Step::Shelve
        | Step::Begin
        | Step::Sell
        | Step::Muster
        | Step::Command
        | Step::Reveal { .. }
        | Step::Place { .. }
        | Step::Resolve { .. }
        | Step::Home => Some(Phase::Acting),
        Step::Produce { .. } => Some(Phase::Producing),
        Step::Rotate { .. } => Some(Phase::Turning),
        Step::Event | Step::Tax { .. } | Step::PayDay { .. } | Step::Special { .. } => {
            Some(Phase::Eventful)
        }
        Step::Arrive => Some(Phase::Arriving),
        _ => None,
    };
    state.agenda.iter().find_map(of).unwrap_or(Phase::Done)
}

impl Clock {
    pub(super) fn of(state: &State) -> Clock {
        let phase = phase(state);
        let ahead = 3u8.saturating_sub(state.season);
        let this_year = if state.round > 0 { 0 } else { ahead };
        let next_year = if state.year == 1 { 4 } else { 0 };
        let in_year = this_year + u8::from(phase == Phase::Acting);
        let producing = phase <= Phase::Producing;
        // Those of this season and the next are known.
        let strangers = if state.round > 0 { 0 } else { 2u8.saturating_sub(state.season) };
        Clock {
            rounds: in_year + next_year,
            in_year,
            productions: this_year + u8::from(producing) + next_year,
            seasons: strangers + if state.year == 1 { 3 } else { 0 },
            strangers,
        }
    }
}

/// How likely an event is still to strike this seat with what it has now, in hundredths.
pub(super) fn likely(state: &State, seat: Seat, tile: Tile) -> i32 {
    let next_year = if state.year == 1 { 12 } else { 0 };
    if state.round > 0 {
        return next_year;
    }
    let weight = if state.event == Some(tile) && strikes(state, seat) {
        100
    } else if state.coming_event == Some(tile) {
        60
    } else if state.stock.tiles & 1 << tile.index() != 0 {
        35
    } else {
        next_year
    };
    weight.max(next_year)
}

/// Whether this season's event is still to come for this seat.
fn strikes(state: &State, seat: Seat) -> bool {
    match phase(state) {
        Phase::Acting | Phase::Producing | Phase::Turning => true,
        Phase::Eventful => {
            let turn = state.agenda.iter().find_map(|step| match *step {
                Step::Tax { turn } | Step::PayDay { turn } | Step::Special { turn } => Some(turn),
                _ => None,
            });
            let place = state.turn_order().position(|one| one == seat);
            turn.is_none_or(|turn| place.is_some_and(|place| place >= usize::from(turn)))
        }
        Phase::Arriving | Phase::Done => false,
    }
}

/// Orders of this round that a seat has still to choose.
pub(super) fn open_orders(game: &DungeonLords, state: &State, seat: Seat) -> u8 {
    let choosing = state.agenda.iter().any(|step| {
        matches!(step, Step::Shelve | Step::Begin | Step::Sell | Step::Muster | Step::Command)
    });
    if !choosing || state.round > 0 {
        return 0;
    }
    if !state.agenda.iter().any(|step| *step == Step::Command) {
        return 3;
    }
    let answered = state.player(seat).stage;
    let orders = (answered..3)
        .filter(|&at| matches!(orders::part(game, state, at), Some(orders::Part::Order(_))));
    u8::try_from(orders.count()).unwrap_or(0)
}
