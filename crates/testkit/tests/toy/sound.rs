//! Invariants of the table.

use kernel::{Game as _, Reason, Seat, Seats, SetupError};

use crate::content::KINDS;
use crate::faults::Fault;
use crate::game::Toy;
use crate::options::Prize;
use crate::state::{State, Step, total};

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
    if !game.has(Fault::SoundLax) {
        course(game, state, &mut reasons);
    }
    let keeps = game.has(Fault::TruthKept) || game.has(Fault::KeyForgets);
    if !keeps && !state.checkpoint.is_empty() {
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
    let (last, round) = (game.options.rounds, state.round);
    // Everybody has shown one card for each round that came to its reveal.
    let shown = total(state.used[0]);
    let fits = match steps[..] {
        [] if round == last => state.over && missing == everybody && shown == round,
        [] => {
            state.over && missing == everybody && early(state) && shown == round.saturating_add(1)
        }
        [Step::Gather { missing: named }, Step::Reveal] => {
            !state.over && named == missing && !missing.is_empty() && shown == round
        }
        [Step::Gift { winner }, Step::EndRound] => {
            let souls = state.souls.get(winner.index()).copied().unwrap_or(0);
            !state.over && missing == everybody && souls > 0 && shown == round.saturating_add(1)
        }
        _ => false,
    };
    if !fits || state.used.iter().any(|used| total(*used) != shown) {
        reasons.push(Reason::new("agenda", "agenda", None));
    }
    if round > last || (round == last && !state.over) {
        reasons.push(Reason::new("round", "round", None).with("value", round));
    }
    let prizes = match game.options.prize {
        Prize::Die => u16::from(shown)..=6 * u16::from(shown),
        Prize::Fixed => 3 * u16::from(shown)..=3 * u16::from(shown),
    };
    let sum: u16 = state.souls.iter().map(|&souls| u16::from(souls)).sum();
    if !prizes.contains(&sum) {
        reasons.push(Reason::new("souls", "count", None).with("value", sum));
    }
    marks(game, state, reasons);
}

/// What only faults use is as it was in the beginning.
fn marks<const SLIP: bool>(game: &Toy<SLIP>, state: &State, reasons: &mut Vec<Reason>) {
    let marked = game.has(Fault::ClonesShare) || game.has(Fault::BidMarks);
    if !marked && state.mark.number() > 0 {
        reasons.push(Reason::new("mark", "count", None).with("value", state.mark.number()));
    }
    let blank = [Fault::NotCompact, Fault::ImagineMute, Fault::ImagineTwice];
    if state.note > 1 || (state.note == 0 && !blank.contains(&game.options.fault)) {
        reasons.push(Reason::new("note", "count", None).with("value", state.note));
    }
}

/// The game ended before its last round.
fn early(state: &State) -> bool {
    state.souls.iter().any(|&souls| souls >= 12)
}
