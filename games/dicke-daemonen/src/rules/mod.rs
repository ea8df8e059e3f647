//! The rules by chapter, and whether an action is allowed.
//!
//! | chapter | module |
//! | --- | --- |
//! | Material, set-up: §DD-1 to §DD-14 | `setup` (the board itself: `crate::board`) |
//! | Placing: §DD-16 to §DD-24 | `placing` |
//! | Prediction: §DD-25 to §DD-30 | `predicting` |
//! | Draw: §DD-31, §DD-32 | `drawing` |
//! | End: §DD-33, §DD-34 | `ending` |
//! | Scoring: §DD-35 to §DD-42 | `scoring` |
//! | Solo: §DD-43 to §DD-49 | `solo` |

pub(crate) mod drawing;
pub(crate) mod ending;
pub(crate) mod placing;
pub(crate) mod predicting;
pub mod scoring;
pub(crate) mod setup;
pub mod solo;

use kernel::Seat;

use crate::DickeDaemonen;
use crate::action::Action;
use crate::flow::Step;
use crate::illegal::Illegal;
use crate::state::State;

/// §DD-15 Whether the seat may do this now, and if not, the first reason.
pub(crate) fn check(
    game: &DickeDaemonen,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<(), Illegal> {
    let Some(step) = state.agenda.top() else {
        return Err(Illegal::GameOver {});
    };
    // §DD-13
    if seat != state.active {
        return Err(Illegal::NotYourTurn { seat, turn: state.active });
    }
    match (step, action) {
        (Step::Place, Action::PlaceDemon { creature, corner }) => {
            placing::check_demon(game, state, seat, *creature, *corner)
        }
        (Step::Place, Action::PlaceGhost { field }) => {
            placing::check_ghost(game, state, seat, *field)
        }
        (Step::Place, Action::Predict { .. } | Action::Decline) => {
            predicting::check_not_again(state, seat, action)?;
            Err(Illegal::WrongStep { seat, step: "place" })
        }
        (Step::Predict, Action::Predict { colors }) => {
            predicting::check_colors(state, seat, colors)
        }
        (Step::Predict, Action::Decline) => Ok(()),
        (Step::Predict, Action::PlaceDemon { .. } | Action::PlaceGhost { .. }) => {
            Err(Illegal::WrongStep { seat, step: "predict" })
        }
        (Step::Begin | Step::Draw, _) => unreachable!("no position rests at these steps"),
    }
}
