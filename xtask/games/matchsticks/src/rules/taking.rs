//! Play: §MS-3 to §MS-4.

use kernel::{Cx, Seat};

use crate::{Action, Event, Illegal, Matchsticks, State, Step};

/// §MS-3 One to three sticks, never more than there are, never none.
pub(crate) fn check_take(game: &Matchsticks, state: &State, count: u8) -> Result<(), Illegal> {
    let most = game.content.most;
    if !(1..=most).contains(&count) {
        Err(Illegal::WrongCount { most })
    } else if count > state.heap {
        Err(Illegal::HeapTooSmall { heap: state.heap })
    } else {
        Ok(())
    }
}

/// Every number of sticks one may take.
pub(crate) fn offers(game: &Matchsticks, state: &State, out: &mut Vec<Action>) {
    let most = game.content.most.min(state.heap);
    out.extend((1..=most).map(|count| Action::Take { count }));
}

/// §MS-3 Takes sticks; §MS-4 the last one wins.
pub(crate) fn do_take(
    game: &Matchsticks,
    state: &mut State,
    seat: Seat,
    count: u8,
    cx: &mut Cx<'_, Event>,
) {
    state.heap -= count;
    let left = state.heap;
    cx.tell(|| Event::Took { seat, count, left });
    if left == 0 {
        state.winner = Some(seat);
        cx.tell(|| Event::Won { seat });
    } else {
        state.agenda.first([Step::Take(seat.next(game.options.seats))]);
    }
}
