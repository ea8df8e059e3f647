//! Invariants of the table.

use kernel::{Game as _, Reason, Seat, Seats, SetupError};

use crate::content::KINDS;
use crate::faults::Fault;
use crate::game::Toy;
use crate::state::{State, Step};

pub(crate) fn sound<const SLIP: bool>(game: &Toy<SLIP>, state: &State) -> Result<(), SetupError> {
    let seats = usize::from(game.seats());
    if game.has(Fault::SoundBlind) {
        return Ok(());
    }
    if game.has(Fault::SoundPanics) {
        assert_eq!(state.hands.len(), seats, "a planted panic");
    }
    let mut reasons = Vec::new();
    let lengths = [
        ("hands", state.hands.len()),
        ("bids", state.bids.len()),
        ("souls", state.souls.len()),
        ("used", state.used.len()),
    ];
    for (at, length) in lengths {
        if length != seats {
            reasons.push(Reason::new(at, "length", None).with("value", length));
        }
    }
    // Everything else needs tables of the right length.
    SetupError::unless_empty(std::mem::take(&mut reasons))?;
    cards(game, state, &mut reasons);
    course(game, state, &mut reasons);
    if !game.has(Fault::TruthKept) && !state.checkpoint.is_empty() {
        let length = state.checkpoint.len();
        reasons.push(Reason::new("checkpoint", "length", None).with("value", length));
    }
    SetupError::unless_empty(reasons)
}

/// Every card is in exactly one place.
fn cards<const SLIP: bool>(game: &Toy<SLIP>, state: &State, reasons: &mut Vec<Reason>) {
    let mut found = [0u16; KINDS];
    for cards in state.hands.iter().chain(&state.used).chain([&state.bag]) {
        for (sum, &n) in found.iter_mut().zip(cards) {
            *sum += u16::from(n);
        }
    }
    for &bid in state.bids.iter().flatten() {
        match found.get_mut(usize::from(bid)) {
            Some(sum) => *sum += 1,
            None => reasons.push(Reason::new("bids", "count", None).with("value", bid)),
        }
    }
    if found != game.content.copies.map(u16::from) {
        reasons.push(Reason::new("bag", "cards", None));
    }
}

/// Round, souls and agenda fit each other.
fn course<const SLIP: bool>(game: &Toy<SLIP>, state: &State, reasons: &mut Vec<Reason>) {
    let steps: Vec<Step> = state.agenda.iter().copied().collect();
    let free = (0..game.seats()).map(Seat).filter(|seat| state.bids[seat.index()].is_none());
    let missing: Seats = free.collect();
    let everybody = Seats::first(game.seats());
    let fits = match steps[..] {
        [] => state.over && missing == everybody,
        [Step::Gather { missing: named }, Step::Reveal] => {
            !state.over && named == missing && !missing.is_empty()
        }
        [Step::Gift { winner }, Step::EndRound] => {
            let souls = state.souls.get(winner.index()).copied().unwrap_or(0);
            !state.over && missing == everybody && souls > 0
        }
        _ => false,
    };
    if !fits {
        reasons.push(Reason::new("agenda", "agenda", None));
    }
    let last = game.options.rounds;
    let ended = state.over && (state.round == last || early(state));
    if state.round > last || (state.round == last && !state.over) || state.over != ended {
        reasons.push(Reason::new("round", "round", None).with("value", state.round));
    }
    let most = 7 * (u16::from(state.round) + 1);
    let sum: u16 = state.souls.iter().map(|&souls| u16::from(souls)).sum();
    if sum > most + 3 {
        reasons.push(Reason::new("souls", "count", None).with("value", sum));
    }
    if state.note > 1 {
        reasons.push(Reason::new("note", "count", None).with("value", state.note));
    }
}

/// The game ended before its last round.
fn early(state: &State) -> bool {
    state.souls.iter().any(|&souls| souls >= 12)
}
