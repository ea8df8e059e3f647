//! Why a power, or a unit that obeys, cannot be aimed there.

use kernel::Seat;

use super::{name, ring};
use crate::Demons;
use crate::action::Action;
use crate::flow::Step;
use crate::illegal::Illegal;
use crate::kinds::{Mark, Power};
use crate::options::{PowerC, PowerF};
use crate::state::{Owner, Ring, State};

/// The reason against this target; nothing if the action does not answer the step at all.
pub(super) fn target(
    game: &Demons,
    state: &State,
    step: Step,
    seat: Seat,
    action: Action,
) -> Option<Illegal> {
    Some(match (step, action) {
        (Step::Aim { unit }, Action::Aim { target }) => {
            Illegal::NoPrey { mortal: unit + 1, seat: Seat(target) }
        }
        (Step::Cure, Action::Cure { target, mark }) => cure(game, seat, Seat(target), mark),
        (Step::Familiar, Action::Steer { mortal }) if game.options.power_f == PowerF::DemonOnly => {
            Illegal::DemonsOnly { mortal }
        }
        (Step::Familiar, Action::Steer { mortal }) => Illegal::NoSuchMortal { mortal },
        (Step::Familiar, Action::Borrow { target, slot }) => {
            let rival = Seat(target);
            spared(state, seat, rival).unwrap_or(Illegal::NoSuchSlot { seat: rival, slot })
        }
        (Step::Get { .. }, Action::Take { treasure }) => take(state, seat, treasure),
        (Step::Get { .. }, Action::TakeRing {}) => {
            let owner = match state.ring {
                Ring::Seat(owner) => spared(state, seat, owner),
                _ => None,
            };
            owner.unwrap_or(Illegal::NoRing { place: ring(state) })
        }
        (Step::Distract, Action::Distract { target }) => distract(state, seat, Seat(target)),
        (Step::Love, Action::Town { hex }) if is_town(game, state, hex) => {
            Illegal::NobodyBeside { hex: name(hex) }
        }
        (Step::Love | Step::Raze, Action::Town { hex }) => Illegal::NoTown { hex: name(hex) },
        (Step::Battle { unit }, Action::Fight { hex }) => {
            Illegal::NoFight { mortal: unit + 1, hex: name(hex) }
        }
        _ => return None,
    })
}

/// §X-72 Whether protection alone keeps this power from working on a rival.
pub(super) fn is_spared(
    game: &Demons,
    state: &State,
    seat: Seat,
    rival: Seat,
    power: Power,
) -> bool {
    let protected = rival != seat && state.plays(rival) && state.magician(rival).reconciled;
    protected
        && match power {
            Power::N => !state.magician(rival).distracted && game.is_at_town(state, rival),
            Power::G => state.owned(rival).next().is_some() || state.ring == Ring::Seat(rival),
            Power::F => !state.magician(rival).held.is_empty(),
            _ => false,
        }
}

fn is_town(game: &Demons, state: &State, hex: u16) -> bool {
    game.content.map.find(hex).is_some_and(|hex| game.is_town(state, hex))
}

/// Why nothing of this rival can be touched.
fn spared(state: &State, seat: Seat, rival: Seat) -> Option<Illegal> {
    if rival.0 >= state.seats() || rival == seat {
        return None;
    }
    if !state.plays(rival) {
        return Some(Illegal::OutOfReach { seat: rival });
    }
    state.magician(rival).reconciled.then_some(Illegal::Protected { seat: rival })
}

fn cure(game: &Demons, seat: Seat, target: Seat, mark: Mark) -> Illegal {
    if target != seat && game.options.power_c == PowerC::User {
        return Illegal::OnlySelf { seat };
    }
    Illegal::NoMark { seat: target, mark: mark.id() }
}

fn take(state: &State, seat: Seat, treasure: u8) -> Illegal {
    let owner = Demons::treasure_of(treasure).map(|index| state.boxes[usize::from(index)].owner);
    let reason = match owner {
        Some(Owner::Seat(owner)) => spared(state, seat, owner),
        _ => None,
    };
    reason.unwrap_or(Illegal::NotToTake { treasure })
}

fn distract(state: &State, seat: Seat, rival: Seat) -> Illegal {
    if let Some(reason) = spared(state, seat, rival) {
        return reason;
    }
    let known = rival.0 < state.seats();
    if known && state.magician(rival).distracted {
        return Illegal::DistractedAlready { seat: rival };
    }
    Illegal::NotAtTown { seat: rival }
}
