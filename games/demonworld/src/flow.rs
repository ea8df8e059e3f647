//! §DW-275 The course of play: whom a step asks, what it offers, what it does.

use kernel::{Agenda, Cx, Flow, Seat, Seats};

use crate::Demonworld;
use crate::action::Action;
use crate::event::Event;
use crate::rules::{
    aspects, break_off, clash, command, ending, fire, flame, flank, follow, losses, magic, melee,
    moves, obedience, orders, potion, rally, reaction, reposition, ring, rounds, rout, scouting,
    setup, shooting, sided, spells, strikes, trample, verdict, weather,
};
use crate::state::State;
use crate::step::Step;

/// How a step is answered.
enum Way {
    /// It asks nobody.
    Work,
    /// It asks this seat when there are two answers or more, and does a lone one by itself.
    Choice(Seat),
    /// It asks all these seats for a secret answer.
    Sealed(Seats),
}

impl Step {
    fn way(self, game: &Demonworld, state: &State) -> Way {
        let owner = |troop| Way::Choice(state.troop(troop).seat);
        match self {
            Step::Engrave => Way::Sealed(ring::asks(game, state)),
            Step::Send => Way::Sealed(flank::asks(game, state)),
            Step::Deploy => Way::Sealed(setup::asks(game, state)),
            Step::Mark => Way::Sealed(orders::asks(state)),
            Step::Keep { markers } => Way::Sealed(orders::keep_asks(state, markers)),
            Step::Shoot => Way::Sealed(shooting::asks(state)),
            Step::Blows => Way::Sealed(melee::asks(state)),
            Step::Command { commander, .. } => owner(commander),
            // §PR-139 Whether a bearer is asked tells nothing of the spell in his ring.
            Step::Announce { wizard } if magic::asks_bearer(game, state, wizard) => {
                Way::Sealed(Seats::one(state.troop(wizard).seat))
            }
            Step::Announce { wizard } => owner(wizard),
            Step::React { victim, .. } => owner(victim),
            Step::Sign { troop, .. }
            | Step::Mend { troop }
            | Step::Move { troop }
            | Step::Answer { troop, .. }
            | Step::Follow { troop }
            | Step::BreakOff { troop }
            | Step::Contact { troop, .. }
            | Step::Potion { troop }
            | Step::Flame { troop } => owner(troop),
            Step::Side { seat }
            | Step::Array { seat }
            | Step::Escape { seat }
            | Step::Ignite { seat }
            | Step::Precedence { seat, .. }
            | Step::Turns { seat, .. }
            | Step::Aspects { seat }
            | Step::Order { seat }
            | Step::Reposition { seat } => Way::Choice(seat),
            Step::Second { blow, .. } => {
                Way::Choice(state.seat_of(state.blows[usize::from(blow)].striker))
            }
            Step::Rally { from } => rally::due(state, from).map_or(Way::Work, owner),
            Step::Stray { element } | Step::FlyOff { element } | Step::RunAlong { element } => {
                Way::Choice(state.seat_of(element))
            }
            _ => Way::Work,
        }
    }

    /// Whom the nearest step of a position at rest asks: such a step has a question, so its answers
    /// need not be listed to find out.
    pub(crate) fn owes(self, game: &Demonworld, state: &State) -> Seats {
        match self.way(game, state) {
            Way::Choice(seat) => Seats::one(seat),
            Way::Sealed(seats) => seats,
            Way::Work => Seats::NONE,
        }
    }

    /// Whether a seat has two answers or more; told without listing them where that is plain.
    fn has_choice(self, game: &Demonworld, state: &State, seat: Seat) -> bool {
        match self {
            Step::Precedence { .. } => true,
            Step::Turns { round, .. } => rounds::has_choice(game, state, seat, round),
            Step::Move { troop } if moves::is_free_to_choose(game, state, troop) => true,
            // Not to be asked would tell that the spell in the ring finds no target.
            Step::Announce { wizard } if ring::is_worn(game, state, wizard) => {
                self.first_choice(game, state, seat).0 > 0
            }
            _ => self.first_choice(game, state, seat).0 > 1,
        }
    }

    /// Everything that a seat may answer, ascending.
    pub(crate) fn choices(
        self,
        game: &Demonworld,
        state: &State,
        seat: Seat,
        found: &mut dyn FnMut(Action),
    ) {
        match self {
            Step::Engrave => ring::choices(game, state, seat, found),
            Step::Send => flank::send_choices(game, state, seat, found),
            Step::Side { .. } => scouting::choices(found),
            Step::Deploy | Step::Array { .. } => setup::choices(game, state, seat, found),
            Step::Command { commander, .. } => command::choices(game, state, commander, found),
            Step::Mark => orders::choices(game, state, seat, found),
            Step::Keep { markers } => orders::keep_choices(state, seat, markers, found),
            Step::Sign { troop, .. } => obedience::choices(game, state, troop, found),
            Step::Announce { wizard } => magic::choices(game, state, wizard, found),
            Step::Shoot => shooting::choices(game, state, seat, found),
            Step::React { victim, by } => reaction::choices(game, state, (victim, by), found),
            Step::Escape { .. } => fire::escape_choices(game, state, seat, found),
            Step::Ignite { .. } => fire::choices(game, state, seat, found),
            Step::Contact { troop, foe } => sided::choices(state, (troop, foe), found),
            Step::Potion { troop } => potion::choices(game, state, troop, found),
            Step::Flame { troop } => flame::choices(game, state, troop, found),
            Step::Mend { troop } => losses::mend_choices(game, state, troop, found),
            Step::RunAlong { element } => rout::along_choices(game, state, element, found),
            Step::Precedence { .. } => rounds::precedence_choices(found),
            Step::Turns { round, .. } => rounds::choices(game, state, (round, seat), found),
            Step::Move { troop } => moves::choices(game, state, troop, found),
            Step::Answer { troop, .. } => clash::answer_choices(game, state, troop, found),
            Step::Follow { troop } => follow::choices(game, state, troop, found),
            Step::Aspects { .. } => aspects::choices(game, state, seat, found),
            Step::Blows => melee::choices(game, state, seat, found),
            Step::Second { blow, target } => {
                strikes::second_choices(game, state, (blow, target), found);
            }
            Step::BreakOff { troop } => break_off::choices(game, state, troop, found),
            Step::FlyOff { element } => break_off::off_choices(game, state, element, found),
            Step::Order { .. } if reposition::is_due_for_both(game, state) => {
                rounds::precedence_choices(found);
            }
            Step::Reposition { .. } => reposition::choices(game, state, seat, found),
            Step::Rally { from } => rally::choices(state, from, found),
            Step::Stray { .. } => rally::stray_choices(found),
            _ => {}
        }
    }

    /// Writes one small answer to a secret question down.
    pub(crate) fn note(self, game: &Demonworld, state: &mut State, seat: Seat, action: Action) {
        match self {
            Step::Engrave => ring::answer(game, state, seat, action),
            Step::Send => flank::send(game, state, seat, action),
            Step::Deploy => setup::answer(game, state, seat, action),
            Step::Mark => orders::answer(state, seat, action),
            Step::Keep { markers } => orders::keep(state, seat, markers, action),
            Step::Shoot => shooting::answer(state, seat, action),
            Step::Blows => melee::answer(state, seat, action),
            _ => unreachable!("{self:?} is no secret question"),
        }
    }

    /// Takes back all that a seat has answered to a secret question.
    pub(crate) fn forget(self, game: &Demonworld, state: &mut State, seat: Seat) {
        match self {
            Step::Engrave => ring::clear(state, seat),
            Step::Send => flank::clear(state, seat),
            Step::Deploy => setup::clear(game, state, seat),
            Step::Mark => orders::clear(state, seat),
            Step::Shoot => shooting::clear(state, seat),
            Step::Blows => melee::clear(state, seat),
            _ => unreachable!("{self:?} is no secret question"),
        }
    }

    /// Takes one small answer to a secret question; the question stays until both have answered all
    /// of it, and everybody hears when a seat has.
    fn seal(
        self,
        game: &Demonworld,
        state: &mut State,
        seat: Seat,
        action: Action,
        cx: &mut Cx<'_, Event>,
    ) {
        state.agenda.first([self]);
        self.note(game, state, seat, action);
        if self.owes(game, state).contains(seat) {
            return;
        }
        match self {
            Step::Engrave => cx.tell(|| Event::RingsSealed { seat }),
            Step::Send => cx.tell(|| Event::SectionsSealed { seat }),
            Step::Deploy => cx.tell(|| Event::DeploymentSealed { seat }),
            Step::Mark => cx.tell(|| Event::OrdersSealed { seat }),
            Step::Shoot => cx.tell(|| Event::ShotsSealed { seat }),
            Step::Blows => cx.tell(|| Event::BlowsSealed { seat }),
            _ => {}
        }
    }

    /// How many answers there are, up to two, and the first of them.
    fn first_choice(self, game: &Demonworld, state: &State, seat: Seat) -> (u8, Option<Action>) {
        let (mut count, mut first) = (0u8, None);
        self.choices(game, state, seat, &mut |action| {
            count = count.saturating_add(1);
            first.get_or_insert(action);
        });
        (count, first)
    }

    /// Work that asks nobody, or whose question has no answer.
    fn work_alone(self, game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
        match self {
            Step::Engrave => ring::close(state),
            Step::Send => flank::close(state, cx),
            Step::Deploy => setup::close(game, state, cx),
            Step::Begin => ending::begin(game, state, cx),
            Step::Orders => orders::begin(game, state, cx),
            Step::Lots => orders::lots(game, state, cx),
            Step::Mark => orders::close(state, cx),
            Step::Reveal { markers } => orders::reveal(game, state, markers, cx),
            Step::Keep { markers } => orders::show_kept(game, state, markers, cx),
            Step::Obey { from } => obedience::next(game, state, from),
            Step::Sign { troop, .. } => obedience::roll(game, state, troop, (1, 1), cx),
            Step::Weather => weather::turn(game, state, cx),
            Step::Arrivals => flank::arrive(game, state, cx),
            Step::Wizards => magic::begin(game, state, cx),
            Step::Cast => magic::cast(game, state, cx),
            Step::Effects => spells::effects(game, state, cx),
            Step::Volley { second } => shooting::begin(game, state, second, cx),
            Step::Shoot => shooting::close(state, cx),
            Step::Resolve { second } => shooting::resolve(game, state, second, cx),
            Step::Escape { seat } => fire::burn(game, state, seat, cx),
            Step::Ignite { .. } => fire::closed(state),
            Step::Trample { by, victim } => trample::trample(game, state, (by, victim), cx),
            Step::Mend { troop } => losses::mended(game, state, troop),
            Step::Tests { cause } => losses::tests(game, state, cause),
            Step::Test { troop, test } => losses::test(game, state, (troop, test), cx),
            Step::Routs => rout::all(game, state, cx),
            Step::Check => ending::check(game, state, cx),
            Step::Movement => rounds::begin(game, state, cx),
            Step::Routers => rounds::run_on(game, state, cx),
            Step::Frenzy => rounds::frenzy(game, state, cx),
            Step::Rush { troop } => rounds::rush(game, state, troop),
            Step::Open { round } => rounds::open(game, state, round, cx),
            Step::Clash { troop } => clash::meet(game, state, troop, cx),
            Step::Answer { troop, .. } => clash::answered(game, state, troop),
            Step::Lock { troop } => clash::lock(game, state, troop, cx),
            Step::Aspects { seat } => state.player_mut(seat).stage = 0,
            Step::Melee => melee::begin(game, state, cx),
            Step::Gather => melee::gather(game, state),
            Step::Frays => melee::next(game, state, cx),
            Step::Blows => melee::close(game, state, cx),
            Step::Strike { value, next } => strikes::strike(game, state, (value, next), cx),
            Step::Judge => verdict::judge(game, state, cx),
            Step::Winners { seat } => verdict::winners(game, state, seat, cx),
            Step::Order { seat } => reposition::order(state, seat, Action::GoFirst {}, cx),
            Step::Muster => rally::begin(state, cx),
            Step::Part => verdict::part(game, state, cx),
            Step::EndTurn => ending::end_turn(game, state, cx),
            // Nothing is there to be moved, cast, lit or chosen.
            _ => {}
        }
    }
}

impl Flow for Demonworld {
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
            Way::Choice(seat) if step.has_choice(self, state, seat) => Seats::one(seat),
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
        match step {
            _ if step.is_sealed() => step.seal(self, state, seat, action, cx),
            Step::Side { seat } => scouting::answer(self, state, seat, action, cx),
            Step::Array { seat } => scouting::deploy(self, state, seat, action),
            Step::Command { commander, left } => {
                command::answer(self, state, (commander, left), action, cx);
            }
            Step::Sign { troop, leader, commander } => {
                obedience::sign(self, state, (troop, leader, commander), action, cx);
            }
            Step::Announce { wizard } => magic::answer(self, state, wizard, action, cx),
            Step::React { victim, by } => reaction::answer(self, state, (victim, by), action, cx),
            Step::Escape { seat } => fire::escape(self, state, seat, action, cx),
            Step::Ignite { seat } => fire::answer(self, state, seat, action, cx),
            Step::Contact { troop, foe } => sided::answer(self, state, (troop, foe), action, cx),
            Step::Potion { troop } => potion::answer(self, state, troop, action, cx),
            Step::Flame { troop } => flame::answer(self, state, troop, action, cx),
            Step::Mend { troop } => losses::mend(self, state, troop, action, cx),
            Step::RunAlong { .. } => rout::run_along(self, state, action, cx),
            Step::Precedence { round, seat } => rounds::precede(state, (round, seat), action, cx),
            Step::Turns { round, seat } => rounds::answer(self, state, (round, seat), action, cx),
            Step::Move { troop } => moves::answer(self, state, troop, action, cx),
            Step::Answer { troop, by } => clash::answer(self, state, (troop, by), action, cx),
            Step::Follow { troop } => follow::answer(self, state, troop, action, cx),
            Step::Aspects { seat } => aspects::answer(self, state, seat, action, cx),
            Step::Second { blow, target } => {
                strikes::second(self, state, (blow, target), action, cx);
            }
            Step::BreakOff { troop } => break_off::answer(self, state, troop, action, cx),
            Step::FlyOff { element } => break_off::fly_off(self, state, element, action, cx),
            Step::Order { seat } => reposition::order(state, seat, action, cx),
            Step::Reposition { seat } => reposition::answer(self, state, seat, action, cx),
            Step::Rally { from } => rally::answer(self, state, from, action, cx),
            Step::Stray { element } => rally::stray(self, state, element, action, cx),
            _ => unreachable!("the action was checked"),
        }
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        let lone = match step.way(self, state) {
            Way::Choice(seat) => {
                step.first_choice(self, state, seat).1.map(|action| (seat, action))
            }
            Way::Work | Way::Sealed(_) => None,
        };
        match lone {
            Some((seat, action)) => self.answer(state, step, seat, &action, cx),
            None => step.work_alone(self, state, cx),
        }
    }
}
