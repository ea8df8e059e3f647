//! §SD-47 The course of play: whom a step asks, what it offers, what it does.

use kernel::{Agenda, Cx, Flow, Seat, Seats};

use crate::SummonDemons;
use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    activating, block, ordering, paying, setup, souls, summoning, taking, throwing, turning,
};
use crate::state::State;
use crate::step::Step;

/// How a step is answered.
enum Way {
    /// It asks nobody.
    Work,
    /// It asks this seat, even for a lone answer.
    Ask(Seat),
    /// It asks this seat when there are two answers or more, and does a lone one by itself.
    Choice(Seat),
}

impl Step {
    fn way(&self, game: &SummonDemons, state: &State) -> Way {
        match *self {
            Step::Candle { .. } => Way::Choice(setup::candle_seat(game, state)),
            // A lone answer is asked: a turn is ended, and dice are thrown, by their player; and
            // how many demons may be chosen can depend on the hand, which is hidden.
            Step::Act | Step::Raise { .. } => Way::Ask(state.active),
            Step::Sacrifice { .. } | Step::Reroll => Way::Choice(state.active),
            Step::Order { owner, .. }
            | Step::Offer { owner, .. }
            | Step::Pay { owner, .. }
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
            | Step::Look { owner, .. } => Way::Choice(owner),
            Step::Deal
            | Step::Begin
            | Step::Thrown
            | Step::Effects { .. }
            | Step::Away { .. }
            | Step::EndRoll
            | Step::EndTurn => Way::Work,
        }
    }

    /// Everything that may be answered, ascending.
    pub(crate) fn choices(
        &self,
        game: &SummonDemons,
        state: &State,
        found: &mut dyn FnMut(Action),
    ) {
        match *self {
            Step::Candle { .. } => setup::candle_choices(game, state, found),
            Step::Act => turning::choices(game, state, found),
            Step::Sacrifice { left } => summoning::sacrifice_choices(game, state, left, found),
            Step::Raise { free } => summoning::raise_choices(game, state, free, found),
            Step::Reroll => throwing::reroll_choices(game, state, found),
            Step::Order { owner, due, .. } => {
                ordering::choices(game, state, owner, due, found);
            }
            Step::Offer { .. } => {
                found(Action::Accept {});
                found(Action::Decline {});
            }
            Step::Pay { owner, card, paid, .. } => {
                paying::pay_choices(game, state, owner, card, paid, found);
            }
            Step::Branch { owner, card, at, .. } => {
                activating::branch_choices(game, state, owner, card, at, found);
            }
            Step::Steal { owner, .. } => souls::steal_choices(game, state, owner, found),
            Step::StealCard { owner, filter, victim, .. } => {
                taking::card_choices(game, state, owner, filter, victim, found);
            }
            Step::StealAll { owner, filter, .. } => {
                taking::all_choices(game, state, owner, filter, found);
            }
            Step::GainBlock { filter, .. } => block::gain_choices(game, state, filter, found),
            Step::Replace { picked, .. } => block::replace_choices(game, state, picked, found),
            Step::DiscardRivals { owner, filter, .. } => {
                taking::discard_choices(game, state, owner, filter, found);
            }
            Step::Name { owner, .. } => souls::name_choices(game, state, owner, found),
            Step::Point { owner, card, filter, chain } => {
                activating::point_choices(game, state, owner, card, filter, chain, found);
            }
            Step::Search { .. } => {
                summoning::demon_choices(game, state.demon_deck, found);
            }
            Step::Look { .. } => summoning::demon_choices(game, state.look.all(), found),
            Step::Deal
            | Step::Begin
            | Step::Thrown
            | Step::Effects { .. }
            | Step::Away { .. }
            | Step::EndRoll
            | Step::EndTurn => {}
        }
    }

    /// Whether there are two answers or more.
    fn is_open(&self, game: &SummonDemons, state: &State) -> bool {
        match *self {
            // The most frequent step of all needs no list.
            Step::Order { owner, due, .. } => ordering::is_open(game, state, owner, due),
            _ => self.first_choice(game, state).0 > 1,
        }
    }

    /// How many answers there are, and the first of them.
    fn first_choice(&self, game: &SummonDemons, state: &State) -> (u8, Option<Action>) {
        let (mut count, mut first) = (0u8, None);
        self.choices(game, state, &mut |action| {
            count = count.saturating_add(1);
            first.get_or_insert(action);
        });
        (count, first)
    }
}

impl Flow for SummonDemons {
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

    fn asks(&self, state: &State, step: &Step) -> Seats {
        match step.way(self, state) {
            Way::Ask(seat) => Seats::one(seat),
            Way::Choice(seat) if step.is_open(self, state) => Seats::one(seat),
            Way::Choice(_) | Way::Work => Seats::NONE,
        }
    }

    fn answers(&self, state: &State, step: &Step, _: Seat, out: &mut Vec<Action>) {
        step.choices(self, state, &mut |action| out.push(action));
    }

    fn answer(
        &self,
        state: &mut State,
        step: Step,
        seat: Seat,
        action: &Action,
        cx: &mut Cx<'_, Event>,
    ) {
        let action = *action;
        match step {
            Step::Candle { left } => setup::take_candle(self, state, seat, left, action, cx),
            Step::Act => turning::act(self, state, seat, action, cx),
            Step::Sacrifice { left } => summoning::sacrifice(self, state, seat, left, action, cx),
            Step::Raise { free } => summoning::raise(self, state, seat, free, action, cx),
            Step::Reroll => throwing::reroll(self, state, seat, action, cx),
            Step::Order { due, chain, .. } => {
                ordering::order(self, state, seat, (due, chain), action, cx);
            }
            Step::Offer { card, chain, .. } => {
                activating::offer(self, state, seat, (card, chain), action, cx);
            }
            Step::Pay { card, paid, chain, .. } => {
                paying::pay(self, state, seat, (card, paid, chain), action, cx);
            }
            Step::Branch { card, at, chain, .. } => {
                activating::branch(self, state, seat, (card, at, chain), action, cx);
            }
            Step::Steal { left, .. } => souls::steal(self, state, seat, left, action, cx),
            Step::StealCard { card, filter, left, .. } => {
                taking::steal_card(self, state, seat, (card, filter, left), action, cx);
            }
            Step::StealAll { filter, .. } => {
                taking::steal_all(self, state, seat, filter, action, cx);
            }
            Step::GainBlock { .. } => block::gain_block(self, state, seat, action, cx),
            Step::Replace { card, picked, .. } => {
                block::replace(self, state, seat, (card, picked), action, cx);
            }
            Step::DiscardRivals { card, filter, left, .. } => {
                taking::discard_rival(self, state, seat, (card, filter, left), action, cx);
            }
            Step::Name { card, souls, .. } => {
                souls::name(self, state, seat, card, souls, action, cx);
            }
            Step::Point { card, filter, chain, .. } => {
                activating::point(self, state, seat, (card, filter, chain), action, cx);
            }
            Step::Search { .. } => summoning::search(self, state, seat, action, cx),
            Step::Look { .. } => summoning::look(self, state, seat, action, cx),
            Step::Deal
            | Step::Begin
            | Step::Thrown
            | Step::Effects { .. }
            | Step::Away { .. }
            | Step::EndRoll
            | Step::EndTurn => unreachable!("these steps ask nobody"),
        }
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        match step {
            Step::Deal => setup::deal(self, state, cx),
            Step::Begin => turning::begin(state, cx),
            Step::Thrown => throwing::thrown(self, state, cx),
            Step::Effects { owner, card, from, chain } => {
                activating::effects(self, state, owner, (card, from, chain), cx);
            }
            Step::Away { owner, card } => summoning::away(self, state, owner, card, cx),
            Step::EndRoll => throwing::end_roll(state),
            Step::EndTurn => turning::end(self, state, cx),
            Step::Candle { .. }
            | Step::Act
            | Step::Sacrifice { .. }
            | Step::Raise { .. }
            | Step::Reroll
            | Step::Order { .. }
            | Step::Offer { .. }
            | Step::Pay { .. }
            | Step::Branch { .. }
            | Step::Steal { .. }
            | Step::StealCard { .. }
            | Step::StealAll { .. }
            | Step::GainBlock { .. }
            | Step::Replace { .. }
            | Step::DiscardRivals { .. }
            | Step::Name { .. }
            | Step::Point { .. }
            | Step::Search { .. }
            | Step::Look { .. } => self.lone(state, step, cx),
        }
    }
}

impl SummonDemons {
    /// §A-23 The only thing that can be done is done; without any, the effect passes.
    fn lone(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        let Way::Choice(seat) = step.way(self, state) else {
            unreachable!("this step asks in any case");
        };
        match step.first_choice(self, state).1 {
            Some(action) => self.answer(state, step, seat, &action, cx),
            None => activating::pass_over(self, &step, cx),
        }
    }
}
