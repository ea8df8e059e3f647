//! §PR-42 §PR-88 The move of one troop: what it may do next, until it is over.

use kernel::course::is_among;
use kernel::{Ask, Seat, Topic, topics};

use super::{
    column, drill, end_of_move, entry, flight, impetuous, landing, manoeuvre, march, offers,
    onward, planner, reform, stride, trample, turning, walk, wheel,
};
use crate::action::{Action, Hand};
use crate::formation::Shape;
use crate::ids::CardKind;
use crate::illegal::Illegal;
use crate::rules::ground::{contact, flanks};
use crate::rules::refusals;
use crate::state::{Deeds, Session, TroopId};
use crate::step;
use crate::{At, Demonworld, Found, Play};

/// What the owner of a moving troop may do.
impl Ask<Demonworld> for step::Move {
    const TOPICS: &'static [Topic] = topics!["move" => "PR-42"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    /// Told without listing where a unit surely has something to do besides ending its move.
    fn is_open(&self, At { game, state }: At<'_>, seat: Seat) -> bool {
        let unit = self.troop;
        let one = state.troop(unit);
        let plain = game.card_of(state, unit).kind == CardKind::Unit
            && state.is_present(unit)
            && one.formation != Shape::Small
            && !one.is_impetuous()
            && state.moving.is_some_and(|moving| moving.session == Session::None);
        if plain
            && (drill::check_drills(game, state, unit, 1).is_ok()
                || march::check_advance(game, state, unit, Hand::Left).is_ok())
        {
            return true;
        }
        let mut count = 0_u8;
        self.offer(At { game, state }, seat, &mut |_| count = count.saturating_add(1));
        count > 1
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let unit = self.troop;
        let Some(moving) = state.moving else {
            return;
        };
        if flanks::is_waiting(state, unit) {
            return entry::choices(game, state, unit, found);
        }
        let card = game.card_of(state, unit);
        if flight::is_flying(state, unit) {
            planner::wings::choices(game, state, unit, found);
            return flight::choices(game, state, unit, found);
        }
        match moving.session {
            Session::Mend | Session::Regroup | Session::Turn
                if state.troop(unit).is_impetuous() =>
            {
                impetuous::session_choices(game, state, unit, found);
            }
            Session::Mend => reform::choices(game, state, unit, found),
            Session::Regroup => manoeuvre::steps(game, state, unit, found),
            Session::Turn => turning::choices(game, state, unit, found),
            _ if card.kind.is_character() => offers::of_walkers(game, state, unit, found),
            _ if card.kind.is_large() => offers::of_large(game, state, unit, found),
            _ if state.troop(unit).formation == Shape::Small => {
                offers::of_walkers(game, state, unit, found);
            }
            _ if state.troop(unit).is_impetuous() => impetuous::choices(game, state, unit, found),
            _ => {
                planner::choices(game, state, unit, found);
                planner::wings::choices(game, state, unit, found);
                column::ways(game, state, unit, found);
                manoeuvre::choices(game, state, unit, found);
                if flight::check_fly(game, state, unit).is_ok() {
                    found(Action::Fly {});
                }
                found(Action::Done {});
            }
        }
    }

    /// Manoeuvres are many and each is checked by itself; only plans are looked for in their list.
    fn allows(&self, at: At<'_>, seat: Seat, action: &Action) -> bool {
        let (At { game, state }, unit) = (at, self.troop);
        if !is_drilled(at, unit) {
            return is_among(action, |found| self.offer(at, seat, found));
        }
        match *action {
            Action::Done {} => true,
            Action::Fly {} => flight::check_fly(game, state, unit).is_ok(),
            Action::Swoop { .. } | Action::FlyNear { .. } | Action::FlyTo { .. } => {
                is_among(action, |found| planner::wings::choices(game, state, unit, found))
            }
            Action::Assault { .. }
            | Action::Approach { .. }
            | Action::Seize { .. }
            | Action::Retire {}
            | Action::FaceFoe {} => {
                is_among(action, |found| planner::choices(game, state, unit, found))
            }
            action => manoeuvre::allows(game, state, unit, action),
        }
    }

    /// Carries out an action of a moving troop.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let action = *action;
        let unit = self.troop;
        if flanks::is_waiting(state, unit) {
            return entry::answer(game, state, unit, action, cx);
        }
        let card = game.card_of(state, unit);
        if matches!(action, Action::Swoop { .. } | Action::FlyNear { .. } | Action::FlyTo { .. }) {
            return planner::wings::follow(game, state, unit, action, cx);
        }
        if action == (Action::Fly {}) || flight::is_flying(state, unit) {
            return flight::answer(game, state, unit, action, cx);
        }
        if state.moving.is_some_and(|moving| moving.session == Session::Mend) {
            reform::answer(game, state, unit, action, cx);
            let open = state.moving.is_some_and(|moving| moving.session == Session::Mend);
            // §PR-52 A unit that was joined does not move any more.
            if !open && state.troop(unit).deeds.has(Deeds::MOVED) {
                return end_of_move::finish(game, state, unit);
            }
            return onward::proceed(game, state, unit);
        }
        let alone = card.kind.is_character() || state.troop(unit).formation == Shape::Small;
        match action {
            Action::Assault { .. }
            | Action::Approach { .. }
            | Action::Seize { .. }
            | Action::Retire {}
            | Action::FaceFoe {} => {
                if card.kind.is_large() {
                    return planner::large::follow(game, state, unit, action, cx);
                }
                return planner::follow(game, state, unit, action, cx);
            }
            Action::Choose { .. }
            | Action::Walk { .. }
            | Action::Face { .. }
            | Action::Join { .. }
            | Action::Leave {}
                if alone =>
            {
                return walk::answer(game, state, unit, action, cx);
            }
            Action::Stride { .. } | Action::Pivot { .. } | Action::Spin { .. } => {
                return stride::answer(game, state, unit, action, cx);
            }
            Action::Done {}
                if state.moving.is_some_and(|moving| moving.session == Session::None) =>
            {
                if card.kind.is_large() {
                    trample::fall_back(game, state, unit, cx);
                }
                // §PR-58 A large element meets whom it touches when its move is over.
                if card.kind.is_large() && !contact::of_unit(game, state, unit).is_empty() {
                    return onward::make_contact(state, unit);
                }
                return end_of_move::finish(game, state, unit);
            }
            _ => manoeuvre::perform(game, state, unit, action, cx),
        }
        onward::proceed(game, state, unit);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || no_move(at, self.troop, *action))
    }
}

/// Whether a unit moves as one, with everything that its drill knows, and is in the middle of nothing.
fn is_drilled(At { game, state }: At<'_>, unit: TroopId) -> bool {
    let one = state.troop(unit);
    let kind = game.card_of(state, unit).kind;
    let busy = |session| matches!(session, Session::Mend | Session::Regroup | Session::Turn);
    let alone = kind.is_character() || kind.is_large() || one.formation == Shape::Small;
    let is_free = state.moving.is_some_and(|moving| !busy(moving.session));
    let is_held = flanks::is_waiting(state, unit) || flight::is_flying(state, unit);
    is_free && !alone && !one.is_impetuous() && !is_held
}

/// Why a moving troop may not do this.
fn no_move(At { game, state }: At<'_>, unit: TroopId, action: Action) -> Result<(), Illegal> {
    let session = state.moving.map_or(Session::None, |moving| moving.session);
    let kind = game.card_of(state, unit).kind;
    if flanks::is_waiting(state, unit) {
        return entry::why_not(game, state, unit, action);
    }
    if state.troop(unit).is_impetuous() {
        return Err(Illegal::MustCharge { troop: unit });
    }
    match action {
        Action::Fly {} | Action::High {} | Action::Land { .. } => {
            landing::why_not(game, state, unit, action)
        }
        Action::Step { element, hex } if session == Session::Mend => {
            reform::check_step(game, state, unit, (element, hex))
        }
        Action::Done {} if session == Session::Mend => reform::check_done(game, state, unit),
        Action::Face { element, facing } if session == Session::Turn => {
            turning::check_face(game, state, unit, (element, facing))
        }
        Action::Done {} if session == Session::Turn => turning::check_done(game, state, unit),
        Action::Step { element, hex } if session == Session::Regroup => {
            drill::check_step(game, state, unit, (element, hex))
        }
        Action::Walk { element, hex } => Err(walk::too_far(game, state, (unit, element), hex)),
        Action::Join { troop } => walk::check_join(game, state, (unit, troop)),
        Action::Leave {} => match state.troop(unit).host {
            Some(host) => walk::check_leave(game, state, (unit, host)),
            None => Ok(()),
        },
        Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. } if kind.is_large() => {
            stride::why_not(game, state, unit, action)
        }
        _ if kind.is_character() || kind.is_large() || session != Session::None => Ok(()),
        Action::Advance { hand } => march::check_advance(game, state, unit, hand).map(|_| ()),
        Action::Lead { direction, facing } => {
            column::check_lead(game, state, unit, (direction, facing)).map(|_| ())
        }
        Action::Shift { direction } if direction.0 < 6 => {
            manoeuvre::check_shift(game, state, unit, direction)
        }
        Action::Wheel { hand, sixths } => {
            wheel::check(game, state, unit, (hand, sixths)).map(|_| ())
        }
        Action::Turn { sixths } => turning::check(game, state, unit, sixths),
        Action::Swap { element, other } => {
            manoeuvre::check_swap(game, state, unit, (element, other))
        }
        Action::TurnSome {} => turning::check_some(game, state, unit),
        Action::Regroup {} => drill::check_drills(game, state, unit, 1).map(|_| ()),
        Action::BreakUp {} => Err(Illegal::NoWedge { troop: unit }),
        _ => Ok(()),
    }
}
