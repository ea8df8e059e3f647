//! §SD-47 What can be due: the table of contents of the course of play, as plain data.

use kernel::{Agenda, Course, Outcome, Seat, Steps};

use crate::cards::{Card, CardSet};
use crate::effect::Filter;
use crate::rules::{activating, ending, setup, summoning, throwing, turning};
use crate::state::State;
use crate::{At, SummonDemons};

kernel::agenda! {
    /// What can be due. No step holds anything hidden: hidden cards lie in zones of the state.
    pub enum Step for SummonDemons {
        /// §SD-23 The next candle is given out; so many are still due.
        ask Candle { left: u8 } = 0,
        /// §SD-28 §SD-34 The block is shown and the demons are dealt.
        work Deal = 1 => setup::deal,
        /// §SD-41 A turn begins.
        work Begin = 2 => turning::begin,
        /// §SD-47 What the active player still may do.
        ask Act = 3,
        /// §SD-87 Cards are sacrificed, one by one.
        ask Sacrifice { left: u8 } = 4,
        /// §SD-88 A demon of the hand is chosen.
        ask Raise { free: bool } = 5,
        /// §SD-146 The thrower may throw again.
        ask Reroll = 6,
        /// §SD-55 The throw stands: who may act is settled now.
        work Thrown = 7 => throwing::thrown,
        /// §SD-60 The owner picks which of the due cards acts next.
        ask Order { owner: Seat, due: CardSet, chain: CardSet } = 8,
        /// §SD-107 "May": yes or no.
        ask Offer { owner: Seat, card: Card, chain: CardSet } = 9,
        /// §SD-158 A cost that leaves a choice; so many parts are paid.
        ask Pay { owner: Seat, card: Card, paid: u8, chain: CardSet } = 10,
        /// Printed effects from this one on.
        work Effects { owner: Seat, card: Card, from: u8, chain: CardSet } = 11 => activating::effects,
        /// §A-42 Which of the two effects printed here.
        ask Branch { owner: Seat, card: Card, at: u8, chain: CardSet } = 12,
        /// §SD-121 One soul at a time, from a rival or the supply.
        ask Steal { owner: Seat, left: u8 } = 13,
        /// §SD-122 A card of a rival; the others from the same one.
        ask StealCard { owner: Seat, card: Card, filter: Filter, left: u8, victim: Option<Seat> } = 14,
        /// §SD-122 All cards of a rival.
        ask StealAll { owner: Seat, card: Card, filter: Filter } = 15,
        /// §SD-115 A card of the block for nothing.
        ask GainBlock { owner: Seat, card: Card, filter: Filter } = 16,
        /// §SD-168 Cards of the block to be replaced; those chosen are marked by slot.
        ask Replace { owner: Seat, card: Card, picked: u8 } = 17,
        /// §SD-177 Cards of rivals to be discarded.
        ask DiscardRivals { owner: Seat, card: Card, filter: Filter, left: u8 } = 18,
        /// §A-15 An opponent who collects.
        ask Name { owner: Seat, card: Card, souls: u8 } = 19,
        /// §SD-159 Another card that acts.
        ask Point { owner: Seat, card: Card, filter: Filter, chain: CardSet } = 20,
        /// §A-37 A demon chosen from the whole deck.
        ask Search { owner: Seat, card: Card } = 21,
        /// §A-37 A demon chosen among those looked at.
        ask Look { owner: Seat, card: Card } = 22,
        /// §A-8 A demon set aside is discarded.
        work Away { owner: Seat, card: Card } = 23 => summoning::away,
        /// §SD-101 The throw is done with.
        work EndRoll = 24 => throwing::end_roll,
        /// §SD-31 The block is filled; whose turn is next?
        work EndTurn = 25 => turning::end,
    }
}

impl Course for SummonDemons {
    type Step = Step;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.over.is_some()
    }

    fn outcome(&self, state: &State) -> Outcome {
        ending::outcome(self, state, state.over.expect("whoever asks knows that it is over"))
    }
}

impl Step {
    /// The stable word for what is asked, or `work`.
    pub(crate) fn word(&self, at: At<'_>) -> &'static str {
        let seat = self.owner().unwrap_or(at.state.active);
        self.question(at, seat).map_or_else(|| self.code(), |question| question.code)
    }

    /// The card whose effect is being carried out.
    pub(crate) fn card(&self) -> Option<Card> {
        match *self {
            Step::Offer { card, .. }
            | Step::Pay { card, .. }
            | Step::Effects { card, .. }
            | Step::Branch { card, .. }
            | Step::StealCard { card, .. }
            | Step::StealAll { card, .. }
            | Step::GainBlock { card, .. }
            | Step::Replace { card, .. }
            | Step::DiscardRivals { card, .. }
            | Step::Name { card, .. }
            | Step::Point { card, .. }
            | Step::Search { card, .. }
            | Step::Look { card, .. }
            | Step::Away { card, .. } => Some(card),
            Step::Candle { .. }
            | Step::Deal
            | Step::Begin
            | Step::Act
            | Step::Sacrifice { .. }
            | Step::Raise { .. }
            | Step::Reroll
            | Step::Thrown
            | Step::Order { .. }
            | Step::Steal { .. }
            | Step::EndRoll
            | Step::EndTurn => None,
        }
    }

    /// The seat whose card is at work.
    pub(crate) fn owner(&self) -> Option<Seat> {
        match *self {
            Step::Order { owner, .. }
            | Step::Offer { owner, .. }
            | Step::Pay { owner, .. }
            | Step::Effects { owner, .. }
            | Step::Branch { owner, .. }
            | Step::Steal { owner, .. }
            | Step::StealCard { owner, .. }
            | Step::StealAll { owner, .. }
            | Step::GainBlock { owner, .. }
            | Step::Replace { owner, .. }
            | Step::DiscardRivals { owner, .. }
            | Step::Name { owner, .. }
            | Step::Point { owner, .. }
            | Step::Search { owner, .. }
            | Step::Look { owner, .. }
            | Step::Away { owner, .. } => Some(owner),
            Step::Candle { .. }
            | Step::Deal
            | Step::Begin
            | Step::Act
            | Step::Sacrifice { .. }
            | Step::Raise { .. }
            | Step::Reroll
            | Step::Thrown
            | Step::EndRoll
            | Step::EndTurn => None,
        }
    }
}
