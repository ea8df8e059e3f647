//! §PR-63 Elements of the attacker go on after contact.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::{budget, close_quarters, drill, march};
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Direction, Hex, Place};
use crate::illegal::Illegal;
use crate::rules::ground::{contact, routes, terrain};
use crate::rules::refusals;
use crate::state::{ElementId, Moving, Session, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-63 What an element of the attacker that goes on may still spend.
fn left(game: &Demonworld, state: &State, unit: TroopId, moving: &Moving, drill: bool) -> u8 {
    let budget = budget::budget(game, state, unit);
    if drill {
        let fits = |used: &u8| budget.allows(moving.spent, moving.used + used);
        (1..=budget.drills).filter(fits).max().unwrap_or(0)
    } else {
        budget.left(moving)
    }
}

/// §PR-63 Whether an element of the attacker may step there; the cost.
pub(crate) fn check(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, spot): (ElementId, Spot),
    drill: bool,
) -> Result<u8, Illegal> {
    let moving = state.moving.ok_or(Illegal::WrongStep { step: "follow" })?;
    let at = drill::place_in(state, unit, element);
    let at = at.ok_or(Illegal::NoSuchElement { element })?;
    if moving.done >> at & 1 == 1 {
        return Err(Illegal::HasStepped { element: state.placed(element) });
    }
    if contact::is_engaged(game, state, element) {
        return Err(Illegal::InContact { element: state.placed(element) });
    }
    // §PR-114 Who may not advance goes on by manoeuvres only.
    if !drill {
        march::check_grip(game, state, unit)?;
    }
    let one = state.element(element);
    let from = one.hex.ok_or(Illegal::NoSuchElement { element })?;
    let hex = spot.hex();
    if !Place::new(from, one.facing).faces(hex) {
        return Err(Illegal::NotAFrontHex { hex: spot.into() });
    }
    if !state.is_free(game, hex) {
        return Err(Illegal::HexTaken { hex: spot.into() });
    }
    march::check_barred(game, state, unit, &[(element, hex)])?;
    let walker = terrain::walker(game, state, element);
    let direction = from.direction_to(hex).unwrap_or(Direction(0));
    let cost = terrain::cost(game, state, walker, (from, direction), false);
    let cost = cost.ok_or(Illegal::Impassable { hex: spot.into() })?;
    let cost = if drill { 1 } else { cost };
    let paid = if moving.at == Some(element) { moving.walked } else { 0 };
    let left = left(game, state, unit, &moving, drill).saturating_sub(paid);
    if cost > left {
        return Err(Illegal::TooFar { need: cost, left });
    }
    Ok(cost)
}

/// Every step that an element could take by points or by manoeuvres.
fn steps(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    drill: bool,
    found: &mut dyn FnMut(ElementId, Spot),
) {
    let mut members: Vec<ElementId> = state.members(unit).collect();
    members.sort_unstable();
    for element in members {
        let one = state.element(element);
        let Some(hex) = one.hex else {
            continue;
        };
        let mut spots = one.facing.front().map(|direction| Spot::of(hex.step(direction)));
        spots.sort_unstable();
        for spot in spots {
            if check(game, state, unit, (element, spot), drill).is_ok() {
                found(element, spot);
            }
        }
    }
}

/// §PR-63 What the attacker may do after contact.
impl Ask<Demonworld> for step::Follow {
    const TOPICS: &'static [Topic] = topics!["follow" => "PR-63"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let unit = self.troop;
        if contact::of_unit(game, state, unit).is_empty() {
            return;
        }
        if close_quarters::is_nimble(game, state, unit) {
            let check = |action| close_quarters::check_follow(game, state, unit, action);
            close_quarters::strides(game, state, unit, check, found);
            return found(Action::Done {});
        }
        let session = state.moving.map(|moving| moving.session);
        let any = |drill| {
            let mut any = false;
            steps(game, state, unit, drill, &mut |_, _| any = true);
            any
        };
        if let Some(Session::Follow { drill }) = session {
            steps(game, state, unit, drill, &mut |element, hex| {
                found(Action::Step { element, hex });
            });
        } else {
            let (points, drills) = (any(false), any(true));
            // §PR-88 The impetuous go on as far as they can.
            if state.troop(unit).is_impetuous() && (points || drills) {
                return found(Action::CloseUp {});
            }
            if points || drills {
                found(Action::CloseUp {});
            }
            if points {
                found(Action::ByPoints {});
            }
            if drills {
                found(Action::ByDrill {});
            }
        }
        found(Action::Done {});
    }

    /// §PR-63 The attacker goes on.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let action = *action;
        let unit = self.troop;
        match action {
            Action::ByPoints {} => set_mode(state, unit, false),
            Action::ByDrill {} => set_mode(state, unit, true),
            Action::Step { element, hex } => step(game, state, (unit, element), hex, cx),
            Action::CloseUp {} => return close_up(game, state, unit, cx),
            Action::Stride { .. } | Action::Pivot { .. } | Action::Spin { .. } => {
                let cost = close_quarters::go(game, state, unit, action, cx);
                march::spend(state, unit, cost, 0);
            }
            _ => return,
        }
        state.agenda.first([Step::Follow { troop: unit }]);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || no_follow(at, self.troop, *action))
    }
}

fn set_mode(state: &mut State, unit: TroopId, drill: bool) {
    // §PR-48 Elements of a small unit that have walked have moved.
    let small = state.troop(unit).formation == Shape::Small;
    if let Some(moving) = &mut state.moving {
        moving.session = Session::Follow { drill };
        moving.done = if small { moving.done } else { 0 };
        moving.at = None;
        moving.walked = 0;
    }
}

fn step(
    game: &Demonworld,
    state: &mut State,
    (unit, element): (TroopId, ElementId),
    spot: Spot,
    cx: &mut Cx<'_, Event>,
) {
    let drill =
        matches!(state.moving.map(|moving| moving.session), Some(Session::Follow { drill: true }));
    let cost = check(game, state, unit, (element, spot), drill).unwrap_or(0);
    let before = state.moving.and_then(|moving| moving.at);
    let past = before
        .filter(|&other| other != element)
        .and_then(|other| drill::place_in(state, unit, other));
    if let Some(moving) = &mut state.moving {
        if before != Some(element) {
            moving.done |= past.map_or(0, |at| 1 << at);
            moving.at = Some(element);
            moving.walked = 0;
        }
        moving.walked += cost;
    }
    let from = state.element(element).hex;
    march::carry(game, state, &[(element, spot.hex())]);
    cx.tell(|| Event::Stepped { element: element.at(from), hex: spot.into() });
}

/// Lets every element go on towards contact, the nearest enemies first; of equal hexes the one that
/// its owner sees first from his edge.
fn close_up(game: &Demonworld, state: &mut State, unit: TroopId, cx: &mut Cx<'_, Event>) {
    let mut by_points = false;
    steps(game, state, unit, false, &mut |_, _| by_points = true);
    set_mode(state, unit, !by_points);
    let seat = state.troop(unit).seat;
    loop {
        let mut list: Vec<(ElementId, Spot)> = Vec::new();
        steps(game, state, unit, !by_points, &mut |element, hex| list.push((element, hex)));
        let best = list
            .iter()
            .filter_map(|&(element, spot)| {
                let gain = closer(game, state, (unit, element), spot.hex())?;
                Some((gain, element, routes::seen_from(game, state, seat, spot.hex()), spot))
            })
            .min();
        let Some((_, element, _, spot)) = best else {
            break;
        };
        step(game, state, (unit, element), spot, cx);
    }
}

/// How near an element would be to an enemy after a step, if that is nearer than before.
fn closer(
    game: &Demonworld,
    state: &State,
    (unit, element): (TroopId, ElementId),
    hex: Hex,
) -> Option<u8> {
    let seat = state.troop(unit).seat;
    let now = contact::nearest_foe(game, state, seat, hex)?;
    let before = contact::nearest_foe(game, state, seat, state.element(element).hex?)?;
    (now < before).then_some(now)
}

/// Why the attacker may not go on so.
fn no_follow(At { game, state }: At<'_>, unit: TroopId, action: Action) -> Result<(), Illegal> {
    let session = state.moving.map(|moving| moving.session);
    match (action, session) {
        (Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. }, _)
            if close_quarters::is_nimble(game, state, unit) =>
        {
            close_quarters::check_follow(game, state, unit, action)
        }
        (Action::Step { element, hex }, Some(Session::Follow { drill })) => {
            check(game, state, unit, (element, hex), drill).map(|_| ())
        }
        _ => Ok(()),
    }
}
