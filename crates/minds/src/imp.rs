//! The opponent that does anything it may.

use kernel::{Budget, Chance, Choice, Game, Mind, Peephole, any_of};

/// Picks any listed action, each as likely; the measure every other mind must beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imp;

impl<G: Game> Mind<G> for Imp {
    /// # Panics
    /// When the seat owes no decision.
    fn choose(
        &mut self,
        see: &Peephole<'_, G>,
        own: &mut dyn Chance,
        _: Budget,
    ) -> Choice<G::Action> {
        let mut listed = see.legal();
        assert!(!listed.is_empty(), "a mind is asked only for a seat that owes a decision");
        let index = any_of(listed.len(), own);
        Choice { action: listed.swap_remove(index), per_mille: None }
    }
}
