//! §DL-2 The course of play: whom a step asks, what it offers, what it does.

use kernel::{Agenda, Cx, Flow, Seat, Seats};

use crate::DungeonLords;
use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    actions, adventurers, aftermath, battle, events, items, ledger, orders, planning, production,
    season, setup, spells, strikes, traps,
};
use crate::state::State;
use crate::step::Step;

/// How a step is answered.
enum Way {
    /// It asks nobody.
    Work,
    /// It asks this seat, even for a lone answer, because how many there are is hidden.
    Ask(Seat),
    /// It asks this seat when there are two answers or more, and does a lone one by itself.
    Choice(Seat),
    /// It asks all these seats for a secret answer.
    Sealed(Seats),
}

impl Step {
    fn way(self, game: &DungeonLords, state: &State) -> Way {
        let turn_of = |turn: u8| state.in_turn(turn).map_or(Way::Work, Way::Choice);
        let fighter = || state.battle.as_ref().map_or(Way::Work, |one| Way::Choice(one.seat));
        match self {
            Step::Shelve => Way::Sealed(setup::shelve_asks(state)),
            Step::Sell => Way::Sealed(items::sell_asks(state)),
            Step::Command => Way::Sealed(orders::asks(game, state)),
            Step::Plan => Way::Sealed(planning::asks(game, state)),
            // §DL-58 What a hand holds is hidden, how many it holds is not.
            Step::GiveTrap { seat, .. } if state.player(seat).trap_count() > 1 => Way::Ask(seat),
            Step::Halt { seat } => Way::Ask(seat),
            Step::Use { seat, .. }
            | Step::Tunnel { seat, .. }
            | Step::Peek { seat }
            | Step::GiveTrap { seat, .. }
            | Step::Feed { seat, .. }
            | Step::Free { seat } => Way::Choice(seat),
            Step::Place { turn, .. }
            | Step::Produce { turn }
            | Step::Rotate { turn }
            | Step::Tax { turn }
            | Step::PayDay { turn }
            | Step::Special { turn } => turn_of(turn),
            Step::Spring
            | Step::Repay
            | Step::Peace { .. }
            | Step::Pick
            | Step::Strike
            | Step::Hit { .. } => fighter(),
            _ => Way::Work,
        }
    }

    /// Everything that a seat may answer, ascending.
    pub(crate) fn choices(
        self,
        game: &DungeonLords,
        state: &State,
        seat: Seat,
        found: &mut dyn FnMut(Action),
    ) {
        match self {
            Step::Shelve => setup::shelve_choices(state, seat, found),
            Step::Sell => items::sell_choices(state, seat, found),
            Step::Command => orders::choices(game, state, seat, found),
            Step::Plan => planning::choices(game, state, seat, found),
            Step::Place { wave, .. } => orders::fee_choices(state, seat, wave, found),
            Step::Use { order, space, .. } => {
                actions::choices(game, state, seat, (order, space), found);
            }
            Step::Tunnel { .. } => actions::tunnel_choices(state, seat, found),
            Step::Peek { .. } => actions::peek_choices(found),
            Step::GiveTrap { .. } => ledger::trap_choices(state, seat, found),
            Step::Feed { eater, .. } => ledger::food_choices(game, state, seat, eater, found),
            Step::Produce { .. } => production::choices(game, state, seat, found),
            Step::Rotate { .. } => orders::rotate_choices(state, seat, found),
            Step::Tax { .. } => {
                events::tax_choices(state, seat, events::tax(game, state, seat), found);
            }
            Step::PayDay { .. } => events::pay_day_choices(game, state, seat, found),
            Step::Special { .. } => events::special_choices(game, state, seat, found),
            Step::Free { .. } => battle::free_choices(state, seat, found),
            Step::Spring => traps::choices(game, state, found),
            Step::Repay => spells::repay_choices(game, state, seat, found),
            Step::Peace { evil } => spells::peace_choices(game, state, (seat, evil), found),
            Step::Pick => spells::pick_choices(game, state, found),
            Step::Strike => strikes::choices(game, state, found),
            Step::Hit { monster, line, at } => {
                strikes::hit_choices(game, state, (monster, line, at), found);
            }
            _ => {}
        }
    }

    /// How many answers there are, up to two, and the first of them.
    fn first_choice(self, game: &DungeonLords, state: &State, seat: Seat) -> (u8, Option<Action>) {
        let (mut count, mut first) = (0u8, None);
        self.choices(game, state, seat, &mut |action| {
            count = count.saturating_add(1);
            first.get_or_insert(action);
        });
        (count, first)
    }

    /// Work that asks nobody because there is nothing to choose from.
    fn work_alone(self, game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
        match self {
            Step::Shelve => setup::show_shelved(game, state, cx),
            Step::Begin => season::begin(game, state, cx),
            Step::Sell => items::show_gifts(state, cx),
            Step::Muster => orders::muster(state, cx),
            Step::Command => orders::close(state),
            Step::Reveal { wave } => orders::reveal(state, wave, cx),
            Step::Place { wave, turn } => orders::place(state, (wave, turn), None, cx),
            Step::Resolve { order, rank } => actions::resolve(game, state, (order, rank), cx),
            Step::Join { seat, monster } => actions::join(state, seat, monster, cx),
            Step::Home => actions::go_home(state),
            Step::PayDay { turn } => events::pay_day_over(state, turn),
            Step::Special { turn } => events::special_forced(game, state, turn, cx),
            Step::Event => events::begin(game, state, cx),
            Step::Arrive => adventurers::arrive(game, state, cx),
            Step::Toll { seat, who } => events::toll(game, state, (seat, who), cx),
            Step::EndRound => season::end_round(state, cx),
            Step::Combat => battle::begin(game, state, cx),
            Step::Plan => planning::close(state, cx),
            Step::Card => battle::card(game, state, cx),
            Step::Battle { turn } => battle::next(state, turn),
            Step::Fight { seat } => battle::open(game, state, seat, cx),
            Step::Cast { fast } => spells::cast(game, state, fast, cx),
            Step::Strike => strikes::finish(game, state, cx),
            Step::Hit { monster, line, at } => {
                strikes::hit(game, state, (monster, line, at), None, cx);
            }
            Step::Heal => aftermath::heal(game, state, cx),
            Step::Conquer => aftermath::conquer(game, state, cx),
            Step::Poison => aftermath::poison(game, state, cx),
            Step::Close => battle::close(state, cx),
            Step::NextRound => battle::next_round(game, state, cx),
            Step::EndCombat => battle::end(game, state, cx),
            // Nothing is there to be lost, eaten, freed or chosen.
            _ => {}
        }
    }
}

impl Flow for DungeonLords {
    type Step = Step;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.over
    }

    fn asks(&self, state: &State, step: &Step) -> Seats {
        match step.way(self, state) {
            Way::Ask(seat) => Seats::one(seat),
            Way::Choice(seat) if step.first_choice(self, state, seat).0 > 1 => Seats::one(seat),
            Way::Choice(_) | Way::Work => Seats::NONE,
            Way::Sealed(seats) => seats,
        }
    }

    fn answers(&self, state: &State, step: &Step, seat: Seat, out: &mut Vec<Action>) {
        step.choices(self, state, seat, &mut |action| out.push(action));
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
        match (step, action) {
            (Step::Shelve, _) => setup::shelve(state, seat, action, cx),
            (Step::Sell, _) => items::sell(state, seat, action, cx),
            (Step::Command, _) => orders::choose(self, state, seat, action, cx),
            (Step::Plan, _) => planning::choose(self, state, seat, action, cx),
            (Step::Place { wave, turn }, _) => {
                let fee = action == (Action::PayFee {});
                orders::place(state, (wave, turn), Some(fee), cx);
            }
            (Step::Use { order, space, .. }, _) => {
                actions::take(self, state, seat, (order, space), action, cx);
            }
            (Step::Tunnel { left, imps, .. }, Action::Tunnel { cell }) => {
                actions::dig(state, seat, (left, imps), cell, cx);
            }
            (Step::Peek { .. }, Action::Peek { round }) => actions::peek(state, seat, round, cx),
            (Step::GiveTrap { loss, .. }, Action::GiveTrap { trap }) => {
                ledger::give_trap(state, seat, loss, trap, cx);
            }
            (Step::Feed { eater, .. }, Action::Feed { monster }) => {
                ledger::feed(state, seat, eater, monster, cx);
            }
            (Step::Produce { turn }, _) => {
                production::answer(self, state, (turn, seat), action, cx);
            }
            (Step::Rotate { turn }, _) => orders::rotate(state, turn, seat, action, cx),
            (Step::Tax { turn }, Action::PayTax { gold }) => {
                events::taxed(self, state, (turn, seat), gold, cx);
            }
            (Step::PayDay { turn }, _) => events::pay_day(self, state, (turn, seat), action, cx),
            (Step::Special { turn }, _) => events::special(self, state, (turn, seat), action, cx),
            (Step::Free { .. }, Action::Free { target }) => {
                battle::free(self, state, seat, target, cx);
            }
            (Step::Spring, Action::Spring { trap }) => {
                traps::spring(self, state, trap, None, cx);
            }
            (Step::Spring, Action::Aim { trap, target }) => {
                traps::spring(self, state, trap, Some(target), cx);
            }
            (Step::Repay, _) => spells::repay(self, state, seat, action, cx),
            (Step::Peace { evil }, _) => spells::peace(self, state, (seat, evil), action, cx),
            (Step::Pick, Action::Choose { monster }) => {
                spells::pick(self, state, seat, monster, cx);
            }
            (Step::Strike, _) => strikes::act(self, state, seat, action, cx),
            (Step::Hit { monster, line, at }, Action::Hit { target }) => {
                strikes::hit(self, state, (monster, line, at), Some(target), cx);
            }
            _ => unreachable!("the action was checked"),
        }
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        let lone = match step.way(self, state) {
            Way::Choice(seat) => {
                step.first_choice(self, state, seat).1.map(|action| (seat, action))
            }
            Way::Work | Way::Ask(_) | Way::Sealed(_) => None,
        };
        match lone {
            Some((seat, action)) => self.answer(state, step, seat, &action, cx),
            None => step.work_alone(self, state, cx),
        }
    }
}
