//! §A-23 Effects without anything to do.

use kernel::Cx;

use crate::SummonDemons;
use crate::event::Event;
use crate::step::Step;

/// §A-23 What an effect without anything to do leaves in the log.
pub(crate) fn pass_over(game: &SummonDemons, step: &Step, cx: &mut Cx<'_, Event>) {
    let quiet = matches!(step, Step::Pay { .. } | Step::Replace { .. });
    if let (Some(seat), Some(card)) = (step.owner(), step.card())
        && !quiet
    {
        cx.tell(|| Event::Nothing { seat, card: game.design(card) });
    }
}
