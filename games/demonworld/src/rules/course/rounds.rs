//! §PR-86 §PR-87 The rounds of the movement phase: who moves first, which troop next.

use kernel::{Ask, Seat, Seats, Topic, Why, rule, topics};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{CardKind, Phase};
use crate::illegal::Illegal;
use crate::rules::ground::{flanks, prey, shape};
use crate::rules::melee::precedence;
use crate::rules::morale::{rally, rout};
use crate::rules::movement::budget;
use crate::rules::refusals;
use crate::rules::shoot::{artillery, flame};
use crate::state::{Air, Deeds, Mood, Moving, State, TroopId};
use crate::step::{self, Round, Step};
use crate::{At, Demonworld, Found, Play};

static FRENZY: Why = Why { code: "frenzy", rule: rule!("PR-88") };

/// §DW-19 to §DW-32 The movement phase.
pub(crate) fn begin(_: step::Movement, Play { game, state, cx }: Play<'_, '_>) {
    state.phase = Phase::Movement;
    cx.tell(|| Event::PhaseBegan { phase: Phase::Movement });
    re_form_wedges(game, state);
    let open = |round| Step::Open { round };
    state.agenda.first([
        Step::Escape { seat: Seat(0) },
        Step::Escape { seat: Seat(1) },
        Step::Routers,
        Step::Frenzy,
        open(Round::FirstSlot),
        open(Round::Move),
        open(Round::SecondSlot),
        open(Round::Skirmish),
        open(Round::ThirdSlot),
        open(Round::Charge),
        open(Round::Hold),
        Step::Ignite { seat: Seat(0) },
        Step::Ignite { seat: Seat(1) },
        Step::Check,
    ]);
    flame::begin(game, state);
}

/// §PR-33 Wedges that were broken up in the last movement phase count again where they stand.
fn re_form_wedges(game: &Demonworld, state: &mut State) {
    for troop in state.ids() {
        if state.troop(troop).deeds.has(Deeds::BROKE_UP) && state.is_present(troop) {
            state.troop_mut(troop).deeds.clear(Deeds::BROKE_UP);
            shape::refresh(game, state, troop);
        }
    }
}

/// §DW-19 §PR-110 Routers run on, strays walk to their units.
pub(crate) fn run_on(_: step::Routers, Play { game, state, cx }: Play<'_, '_>) {
    // §PR-61 Nobody is held by an enemy who has gone out of a fire.
    rout::release(game, state, cx);
    rout::run_on(game, state, cx);
    rally::reunite(game, state, cx);
}

/// §PR-86 Whether a troop may move in this round.
pub(crate) fn may_move(game: &Demonworld, state: &State, troop: TroopId, round: Round) -> bool {
    let one = state.troop(troop);
    let moved = one.deeds.has(Deeds::MOVED);
    let steady = one.mood == Mood::Steady && !one.is_engaged() && one.idle < state.turn;
    let there = state.is_present(troop) || one.air == Air::High || flanks::is_waiting(state, troop);
    let fits = if let Some(order) = round.order() {
        one.order == Some(order)
    } else {
        let host_free = one.host.is_none_or(|host| {
            let host = state.troop(host);
            !host.deeds.has(Deeds::MOVED) && !host.is_engaged() && host.mood == Mood::Steady
        });
        game.card_of(state, troop).kind.is_character() && host_free
    };
    !moved && steady && there && fits
}

/// The troops of a seat that may move in this round.
fn movers(game: &Demonworld, state: &State, seat: Seat, round: Round) -> Vec<TroopId> {
    state.own(seat).filter(|&troop| may_move(game, state, troop, round)).collect()
}

/// §PR-86 The markers of a seat for this round, whoever can still move.
fn markers(state: &State, seat: Seat, round: Round) -> usize {
    state.own(seat).filter(|&troop| state.troop(troop).order == round.order()).count()
}

/// §PR-86 §PR-87 A round begins: who chooses to go first.
pub(crate) fn open(step::Open { round }: step::Open, Play { game, state, cx }: Play<'_, '_>) {
    for player in &mut state.players {
        player.passed = false;
    }
    let [zero, one] = [Seat(0), Seat(1)].map(|seat| movers(game, state, seat, round));
    if zero.is_empty() && one.is_empty() {
        return turns(state, round, [Seat(0), Seat(1)], Seats::NONE);
    }
    cx.tell(|| Event::RoundOpened { round });
    let chooser = match (zero.is_empty(), one.is_empty()) {
        (false, true) => {
            return turns(state, round, [Seat(0), Seat(1)], Seats::one(Seat(0)));
        }
        (true, false) => {
            return turns(state, round, [Seat(1), Seat(0)], Seats::one(Seat(1)));
        }
        _ if round.order().is_none() => {
            match [&zero, &one].map(|troops| best_initiative(game, state, troops)) {
                [Some(zero), Some(one)] => precedence::rolled([zero, one], cx),
                [Some(_), None] => Seat(0),
                [None, Some(_)] => Seat(1),
                [None, None] => precedence::rolled([0, 0], cx),
            }
        }
        _ => match markers(state, Seat(0), round).cmp(&markers(state, Seat(1), round)) {
            std::cmp::Ordering::Less => Seat(0),
            std::cmp::Ordering::Greater => Seat(1),
            std::cmp::Ordering::Equal => precedence::rolled([0, 0], cx),
        },
    };
    state.agenda.first([Step::Precedence { round, seat: chooser }]);
}

/// §PR-51 §PR-87 The best initiative among independents; who has joined a unit is none, and may only
/// leave it.
fn best_initiative(game: &Demonworld, state: &State, troops: &[TroopId]) -> Option<i8> {
    let alone = troops.iter().filter(|&&troop| state.troop(troop).host.is_none());
    alone.map(|&troop| game.card_of(state, troop).initiative).max()
}

/// §PR-50 §PR-86 Those who can move do so in this order; after T independents turn in the same.
fn turns(state: &mut State, round: Round, order: [Seat; 2], moving: Seats) {
    if round == Round::Hold {
        state.agenda.first(order.map(|seat| Step::Aspects { seat }));
    }
    for seat in order.into_iter().rev().filter(|&seat| moving.contains(seat)) {
        state.agenda.first([Step::Turns { round, seat }]);
    }
}

/// §PR-86 A side moves first or second.
impl Ask<Demonworld> for step::Precedence {
    const TOPICS: &'static [Topic] = topics!["precedence" => "PR-86"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        precedence::choices(found);
    }

    /// §PR-86 A side chooses.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { round, seat } = self;
        let other = Seat(1 - seat.0);
        let (first, second) =
            if *action == (Action::GoFirst {}) { (seat, other) } else { (other, seat) };
        cx.tell(|| Event::GoesFirst { seat: first });
        turns(state, round, [first, second], Seats::first(2));
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §PR-131 The high flyer of a seat that has a marker for this round: it lands, whatever else its side
/// leaves where it stands.
fn must_land(game: &Demonworld, state: &State, seat: Seat, round: Round) -> Option<TroopId> {
    let up = |&troop: &TroopId| state.troop(troop).air == Air::High;
    state.own(seat).filter(up).find(|&troop| may_move(game, state, troop, round))
}

/// §PR-86 Which troop moves next.
impl Ask<Demonworld> for step::Turns {
    const TOPICS: &'static [Topic] = topics!["turns" => "PR-86"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    /// §PR-86 Whether a seat has to choose in this round: to move a troop or none, or which one first.
    fn is_open(&self, At { game, state }: At<'_>, seat: Seat) -> bool {
        let round = self.round;
        let mut movers = state.own(seat).filter(|&troop| may_move(game, state, troop, round));
        let passes = must_land(game, state, seat, round).is_none();
        movers.next().is_some() && (passes || movers.next().is_some())
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let Self { round, seat } = *self;
        for troop in state.own(seat) {
            if may_move(game, state, troop, round) {
                found(Action::March { troop });
            }
        }
        if must_land(game, state, seat, round).is_none() {
            found(Action::Pass {});
        }
    }

    /// §PR-86 A troop is moved, or the side passes.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { round, seat } = self;
        let Action::March { troop } = *action else {
            cx.tell(|| Event::Passed { seat });
            rest(game, state, (round, seat));
            return;
        };
        state.agenda.first([Step::Turns { round, seat }]);
        start(game, state, troop);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || no_turn(at, (self.round, self.seat), *action))
    }
}

/// The move of a troop begins.
pub(crate) fn start(game: &Demonworld, state: &mut State, troop: TroopId) {
    state.moving = Some(Moving::new(troop));
    if game.card_of(state, troop).kind == CardKind::Unit && state.is_present(troop) {
        shape::refresh(game, state, troop);
    }
    state.agenda.first([Step::Move { troop }]);
}

/// §PR-86 Who was not moved stays; independents keep their chance until the last slot.
fn rest(game: &Demonworld, state: &mut State, (round, seat): (Round, Seat)) {
    if round.order().is_none() && round != Round::ThirdSlot {
        return;
    }
    for troop in movers(game, state, seat, round) {
        state.troop_mut(troop).deeds.mark(Deeds::MOVED);
        let points = budget::budget(game, state, troop).points;
        artillery::load(game, state, troop, points);
    }
}

/// §PR-88 The order in which impetuous units run: one die each, ties rolled again.
pub(crate) fn frenzy(_: step::Frenzy, Play { state, cx, .. }: Play<'_, '_>) {
    let wild = |&troop: &TroopId| state.troop(troop).is_impetuous() && state.is_present(troop);
    let mut waiting: Vec<(Vec<u32>, TroopId)> =
        state.ids().filter(wild).map(|troop| (Vec::new(), troop)).collect();
    for _ in 0..precedence::ROLLS {
        let tied: Vec<bool> = waiting
            .iter()
            .map(|(dice, _)| waiting.iter().filter(|(other, _)| other == dice).count() > 1)
            .collect();
        if !tied.contains(&true) {
            break;
        }
        for ((dice, troop), _) in waiting.iter_mut().zip(tied).filter(|(_, tied)| *tied) {
            let die = cx.die(6, &FRENZY);
            dice.push(die);
            let (troop, die) = (*troop, u8::try_from(die).expect("a die"));
            cx.tell(|| Event::RushRolled { troop, die });
        }
    }
    waiting.sort_by(|one, two| two.0.cmp(&one.0).then(one.1.cmp(&two.1)));
    for (_, troop) in waiting.into_iter().rev() {
        state.agenda.first([Step::Rush { troop }]);
    }
}

/// §PR-88 An impetuous unit runs, unless somebody has come in its way.
pub(crate) fn rush(step::Rush { troop }: step::Rush, Play { game, state, .. }: Play<'_, '_>) {
    let one = state.troop(troop);
    let free = one.is_impetuous() && !one.deeds.has(Deeds::MOVED) && !one.is_engaged();
    if !free || !state.is_present(troop) {
        return;
    }
    if prey::prey(game, state, troop).is_some() {
        start(game, state, troop);
    } else {
        // §PR-111 No enemy remains.
        state.troop_mut(troop).mood = Mood::Steady;
    }
}

/// Why a side may not do this with its turn.
fn no_turn(
    At { game, state }: At<'_>,
    (round, seat): (Round, Seat),
    action: Action,
) -> Result<(), Illegal> {
    let Action::March { troop } = action else {
        let up = must_land(game, state, seat, round);
        let lands = up.filter(|_| action == (Action::Pass {}));
        return lands.map_or(Ok(()), |troop| Err(Illegal::MustLand { troop }));
    };
    let one = state.troop(troop);
    if one.seat != seat {
        Err(Illegal::NotYours { troop })
    } else if one.is_engaged() {
        Err(Illegal::InMelee { troop })
    } else if one.is_routing() {
        Err(Illegal::Routing { troop })
    } else if one.deeds.has(Deeds::MOVED) {
        Err(Illegal::AlreadyMoved { troop })
    } else if may_move(game, state, troop, round) {
        Ok(())
    } else {
        Err(Illegal::OtherOrder { troop })
    }
}
