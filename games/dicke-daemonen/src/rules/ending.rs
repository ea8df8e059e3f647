//! §DD-33, §DD-34 The end of the game.

use kernel::{Cx, Seat};

use crate::color::Color;
use crate::event::Event;
use crate::options::EndTest;
use crate::rules::{placing, scoring};
use crate::state::{Cause, Ending, State};
use crate::step::{self, Step};
use crate::{DickeDaemonen, Play};

/// §DD-33 §A-14 At the start of a turn, and for the seat whose turn it is unless the table looks
/// into every fist: can it place? §DD-34 If so it must. §A-38 Nobody learns of a blocked seat before its turn. §A-39 On a board
/// whose lines cross, the first turn is never blocked.
pub(crate) fn begin(_: step::Begin, Play { game, state, cx }: Play<'_, '_>) {
    if let Some(ending) = state.closing
        && state.active == state.first
    {
        end(game, state, ending, cx);
        return;
    }
    // Whether this seat can place is hidden until now, and shows from here on.
    cx.reveal();
    let Some(found) = blocked_now(game, state) else {
        state.agenda.first([Step::Place]);
        return;
    };
    let ending = state.closing.unwrap_or(found);
    match game.options.end_test {
        EndTest::Active | EndTest::Any => end(game, state, ending, cx),
        EndTest::Round => skip(game, state, ending, cx),
    }
}

/// §DD-33 §A-14 The seat that cannot place when a turn begins: the active one, or the first from
/// there on if the table looks into every fist.
pub(crate) fn blocked_now(game: &DickeDaemonen, state: &State) -> Option<Ending> {
    let looked_at = match game.options.end_test {
        EndTest::Active | EndTest::Round => 1,
        EndTest::Any => state.seats(),
    };
    let seats = (0..looked_at).map(|turns| Seat((state.active.0 + turns) % state.seats()));
    seats.into_iter().find_map(|seat| Some(Ending { cause: blocked(game, state, seat)?, seat }))
}

/// §DD-33 §A-32 What keeps a seat from placing anything at all.
pub(crate) fn blocked(game: &DickeDaemonen, state: &State, seat: Seat) -> Option<Cause> {
    let fist = state.player(seat).fist;
    if fist.is_empty() {
        Some(Cause::EmptyFist)
    } else if !fist.colors().any(|color| placing::has_place(game, state, color)) {
        Some(Cause::NoPlace)
    } else {
        None
    }
}

/// §A-14 Passes over a blocked seat; the game ends where the round does.
fn skip(game: &DickeDaemonen, state: &mut State, ending: Ending, cx: &mut Cx<'_, Event>) {
    let seat = state.active;
    state.closing = Some(ending);
    let stuck = Color::ALL.map(|color| !placing::has_place(game, state, color));
    state.player_mut(seat).stuck = Some(stuck);
    cx.tell(|| Event::Skipped { seat });
    state.active = seat.next(state.seats());
    state.agenda.first([Step::Begin]);
}

/// §DD-33 Over at once; §A-15 everything hidden is opened, then §DD-35 the fields are counted.
fn end(game: &DickeDaemonen, state: &mut State, ending: Ending, cx: &mut Cx<'_, Event>) {
    state.over = Some(ending);
    cx.tell(|| Event::Ended { seat: ending.seat, cause: ending.cause.code() });
    cx.tell(|| Event::FistsOpened {});
    scoring::tell(game, state, cx);
}
