//! The rules by section, and whether an action is allowed.
//!
//! | section | module |
//! | --- | --- |
//! | 3 Sequence | `turns`, `usage` |
//! | 4 Set-up, victory | `setup`, `ending` |
//! | 5 Movement | `walking`, `marching`, `routes` |
//! | 6 Discovery | `discovery` |
//! | 7, 8 Combat | `combat` |
//! | 9, 10 Conjuration | `conjuring` |
//! | 11 Ring | `ring` |
//! | 12 Powers | `powers`, `targets`, `battle` |
//! | 13 Treasure | `treasure` |
//! | 14 Shield | `shield` |
//! | 15 Control | `control` |
//! | 16 Captivity | `captivity` |

pub(crate) mod battle;
pub(crate) mod captivity;
pub(crate) mod combat;
pub(crate) mod conjuring;
pub(crate) mod control;
pub(crate) mod discovery;
pub(crate) mod ending;
pub(crate) mod marching;
pub(crate) mod powers;
mod refusals;
pub(crate) mod ring;
pub(crate) mod routes;
pub(crate) mod setup;
pub(crate) mod shield;
pub(crate) mod targets;
pub(crate) mod treasure;
pub(crate) mod turns;
pub(crate) mod usage;
pub(crate) mod walking;

use kernel::{Flow, Seat, flow_turn};

use crate::Demons;
use crate::action::Action;
use crate::illegal::Illegal;
use crate::state::State;

/// Whether the seat may do this now, and if not, why.
pub(crate) fn check(
    game: &Demons,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let Some(step) = state.agenda.top() else {
        return Err(Illegal::GameOver {});
    };
    let asked = flow_turn(game, state);
    if !asked.contains(seat) {
        let turn = asked.iter().next().unwrap_or(seat);
        return Err(Illegal::NotYourTurn { seat, turn });
    }
    let mut list = Vec::new();
    game.answers(state, step, seat, &mut list);
    if list.binary_search(&action).is_ok() {
        return Ok(());
    }
    Err(refusals::why_not(game, state, *step, seat, action))
}
