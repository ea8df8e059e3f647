//! Play: §MS-3 to §MS-4.

use kernel::{Ask, Seat, Topic, topics};

use crate::{Action, At, Event, Found, Illegal, Matchsticks, Play, Step, step};

/// §MS-3 One to three sticks, never more than there are, never none.
impl Ask<Matchsticks> for step::Take {
    const TOPICS: &'static [Topic] = topics![lone "take" => "MS-3"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    /// The last stick is taken by hand.
    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let most = game.content.most.min(state.heap);
        for count in 1..=most {
            found(Action::Take { count });
        }
    }

    /// §MS-4 The last stick wins.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Take { count } = *action;
        state.heap -= count;
        let left = state.heap;
        cx.tell(|| Event::Took { seat, count, left });
        if left == 0 {
            state.winner = Some(seat);
            cx.tell(|| Event::Won { seat });
        } else {
            state.agenda.first([Step::Take { seat: seat.next(game.options.seats) }]);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let Action::Take { count } = *action;
        let most = game.content.most;
        Some(if (1..=most).contains(&count) {
            Illegal::HeapTooSmall { heap: state.heap }
        } else {
            Illegal::WrongCount { most }
        })
    }
}
