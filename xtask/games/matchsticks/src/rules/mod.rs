//! The rules, one module per chapter.
//!
//! | chapter | module |
//! | --- | --- |
//! | Set-up | `set_up` |
//! | Play | `taking` |

pub(crate) mod set_up;
pub(crate) mod taking;

use kernel::{Reason, rule};

use crate::{Matchsticks, State, Step};

/// Everything that cannot be true of a position of this table.
pub(crate) fn unsound(game: &Matchsticks, state: &State) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut at_most = |at, value: u8, limit: u8| {
        if value > limit {
            let reason = Reason::new(at, "position", Some(rule!("MS-1")));
            reasons.push(reason.with("value", value).with("limit", limit));
        }
    };
    at_most("heap", state.heap, game.options.sticks);
    for (at, seat) in [("agenda", state.next()), ("winner", state.winner)] {
        at_most(at, seat.map_or(0, |seat| seat.0), game.options.seats - 1);
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
