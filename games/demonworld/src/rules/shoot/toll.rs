//! §PR-77 Wounds and losses of a phase: they count together.

use kernel::Cx;

use crate::Demonworld;
use crate::event::Event;
use crate::rules::morale::losses;
use crate::state::{ElementId, State};
use crate::step::Cause;

/// Wounds and losses of a phase that count when all dice have fallen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Toll {
    /// Who is wounded by what, one entry for each hit point.
    pub(crate) wounds: Vec<(ElementId, Cause)>,
    /// Who is destroyed whole.
    pub(crate) wrecks: Vec<ElementId>,
}

impl Toll {
    /// Whether an element is dead when all this counts.
    pub(crate) fn is_dead(&self, state: &State, element: ElementId) -> bool {
        let wounds = self.wounds.iter().filter(|(wounded, _)| *wounded == element).count();
        wounds >= usize::from(state.element(element).hp) || self.wrecks.contains(&element)
    }

    /// §PR-77 All wounds count together; units with losses close up and are tested.
    pub(crate) fn settle(self, game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
        for (element, cause) in self.wounds {
            losses::hurt(game, state, (element, 1, cause), cx);
        }
        for element in self.wrecks {
            let left = state.element(element).hp;
            losses::hurt(game, state, (element, left, Cause::Shot), cx);
        }
        losses::after(game, state, Cause::Shot);
    }
}
