//! §DD-31, §DD-32 Drawing a creature.

use kernel::{Cx, Seat, Seats, Veiled, Why, rule};

use crate::Play;
use crate::color::Color;
use crate::event::Event;
use crate::state::State;
use crate::step::{self, Step};

/// §DD-31 The draw that ends a turn; identities are colors.
static DRAW: Why = Why { code: "draw", rule: rule!("DD-31") };

/// §DD-31 One creature for the active seat, if the bag has one. §DD-32 After a prediction the fist
/// was empty, so it holds at most this one. §DD-15 Then it is the next magician's turn.
pub(crate) fn draw(_: step::Draw, Play { state, cx, .. }: Play<'_, '_>) {
    let seat = state.active;
    state.active = seat.next(state.seats());
    state.agenda.first([Step::Begin]);
    if state.bag.is_empty() {
        cx.tell(|| Event::BagEmpty { seat });
        return;
    }
    let creature = from_bag(state, seat, &DRAW, cx);
    cx.tell(|| Event::Drew { seat, creature });
    // §A-40 Others count who has drawn since they returned creatures.
    for player in &mut state.players {
        if let Some(returned) = &mut player.returned {
            let draws = &mut returned.draws[seat.index()];
            *draws = draws.saturating_add(1);
        }
    }
}

/// §DD-4 One creature of the bag, each as likely, seen by its owner alone.
pub(crate) fn from_bag(
    state: &mut State,
    seat: Seat,
    why: &'static Why,
    cx: &mut Cx<'_, Event>,
) -> Veiled<Color> {
    let eyes = Seats::one(seat);
    let color = Color::ALL[cx.weighted(&state.bag.weights(), why, eyes)];
    state.bag[color] -= 1;
    state.player_mut(seat).fist[color] += 1;
    Veiled::new(eyes, color)
}
