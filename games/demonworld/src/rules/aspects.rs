//! §DW-31 Independents may look elsewhere at the end of the movement phase.

use kernel::{Cx, Seat};

use crate::Demonworld;
use crate::action::Action;
use crate::event::Event;
use crate::grid::Facing;
use crate::state::{Deeds, ElementId, Mood, State};
use crate::step::Step;

/// The next independent that has not been asked; a stage counts those that were.
fn next(game: &Demonworld, state: &State, seat: Seat) -> Option<ElementId> {
    let given = usize::from(state.player(seat).stage);
    let able = state.own(seat).filter(|&troop| {
        let one = state.troop(troop);
        game.card_of(state, troop).kind.is_character()
            && one.host.is_none()
            && one.mood == Mood::Steady
    });
    able.filter_map(|troop| state.standing(troop).next()).nth(given)
}

/// §DW-31 §PR-50 Any facing, also of one who fights.
pub(crate) fn choices(game: &Demonworld, state: &State, seat: Seat, found: &mut dyn FnMut(Action)) {
    if let Some(element) = next(game, state, seat) {
        for facing in Facing::ALL {
            found(Action::Face { element, facing });
        }
        found(Action::Done {});
    }
}

/// §DW-31 An independent looks elsewhere, or all keep their facing.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if let Action::Face { element, facing } = action {
        if state.element(element).facing != facing {
            state.element_mut(element).facing = facing;
            let troop = state.element(element).troop;
            state.troop_mut(troop).deeds.mark(Deeds::STIRRED);
            cx.tell(|| Event::Faced { element, facing, card: game.called(state, element) });
        }
        state.player_mut(seat).stage += 1;
        state.agenda.first([Step::Aspects { seat }]);
    } else {
        state.player_mut(seat).stage = 0;
    }
}
