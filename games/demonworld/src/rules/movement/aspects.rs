//! §DW-31 Independents may look elsewhere at the end of the movement phase.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::event::Event;
use crate::grid::Facing;
use crate::illegal::Illegal;
use crate::rules::refusals;
use crate::state::{Deeds, ElementId, Mood, State};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

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
impl Ask<Demonworld> for step::Aspects {
    const TOPICS: &'static [Topic] = topics!["aspects" => "DW-31"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Some(element) = next(game, state, seat) {
            for facing in Facing::ALL {
                found(Action::Face { element, facing });
            }
            found(Action::Done {});
        }
    }

    /// §DW-31 An independent looks elsewhere, or all keep their facing.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Face { element, facing } = *action {
            if state.element(element).facing != facing {
                state.element_mut(element).facing = facing;
                let troop = state.element(element).troop;
                state.troop_mut(troop).deeds.mark(Deeds::STIRRED);
                cx.tell(|| Event::Faced { element: state.placed(element), facing });
            }
            state.player_mut(seat).stage += 1;
            state.agenda.first([Step::Aspects { seat }]);
        } else {
            state.player_mut(seat).stage = 0;
        }
    }

    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        state.player_mut(self.seat).stage = 0;
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}
