//! The rules, one module per chapter.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up | `set_up` |
//! | Play | `taking` |

pub(crate) mod set_up;
pub(crate) mod taking;

use kernel::{Cx, Outcome, Reason, Seat, Standing, advance, rule};

use crate::{Event, Matchsticks, State, Step};

/// The opening position, up to the first decision.
pub(crate) fn start(game: &Matchsticks, cx: &mut Cx<'_, Event>) -> State {
    let mut state = set_up::heap(game);
    advance(game, &mut state, cx);
    state
}

/// §MS-4 The winner is first, all others share second place.
pub(crate) fn outcome(game: &Matchsticks, state: &State) -> Outcome {
    let seats = (0..game.options.seats)
        .map(|seat| {
            let won = Some(Seat(seat)) == state.winner;
            Standing { place: u8::from(!won), won, score: i32::from(won) }
        })
        .collect();
    Outcome { seats, rule: rule!("MS-4") }
}

/// Everything that cannot be true of a position of this table.
pub(crate) fn unsound(game: &Matchsticks, state: &State) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let limit = game.options.sticks;
    if state.heap > limit {
        let reason = Reason::new("heap", "position", Some(rule!("MS-1")));
        reasons.push(reason.with("value", state.heap).with("limit", limit));
    }
    let last = game.options.seats - 1;
    for (at, seat) in [("agenda", state.next()), ("winner", state.winner)] {
        if let Some(seat) = seat.filter(|seat| seat.0 > last) {
            let reason = Reason::new(at, "position", Some(rule!("MS-1")));
            reasons.push(reason.with("value", seat).with("limit", last));
        }
    }
    let steps: Vec<&Step> = state.agenda.iter().collect();
    let fits = match (state.winner, steps.as_slice()) {
        (Some(_), []) => state.heap == 0,
        (None, [Step::Take { .. }]) => state.heap > 0,
        _ => false,
    };
    if !fits {
        reasons.push(Reason::new("agenda", "position-agenda", Some(rule!("MS-4"))));
    }
    reasons
}
