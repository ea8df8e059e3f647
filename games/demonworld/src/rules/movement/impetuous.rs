//! §PR-88 §PR-111 What an impetuous unit does in its move.

use std::cmp::Ordering;

use super::{
    bases, close_quarters, column, drill, manoeuvre, march, reform, reshape, stride, trample,
    turning, wheel,
};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::formation;
use crate::grid::{Arc, Facing, Hex, Place};
use crate::large;
use crate::rules::ground::{contact, prey, shape, zone};
use crate::state::{Deeds, ElementId, Session, State, TroopId};

/// Hexes of the living elements of a troop.
fn hexes(game: &Demonworld, state: &State, troop: TroopId) -> Vec<Hex> {
    contact::ground_of(game, state, troop).collect()
}

/// How near a unit would be to its prey after an action that moves it.
fn nearness(
    game: &Demonworld,
    state: &State,
    (unit, prey): (TroopId, TroopId),
    action: Action,
) -> Option<u8> {
    let places: Vec<Hex> = match action {
        Action::Advance { hand } => {
            let direction = march::direction(state, unit, hand)?;
            march::shifted(state, unit, direction).into_iter().map(|(_, hex)| hex).collect()
        }
        Action::Lead { direction, facing } => {
            let places = column::led(state, unit, (direction, facing))?;
            places.into_iter().map(|(_, place)| place.hex).collect()
        }
        _ => hexes(game, state, unit),
    };
    places.into_iter().filter_map(|hex| contact::apart(game, state, hex, prey)).min()
}

/// §PR-88 What is allowed: nearer, else no farther, else what turns to the prey or re-forms.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let Some(prey) = prey::prey(game, state, unit) else {
        return found(Action::Done {});
    };
    let mut steps = Vec::new();
    column::ways(game, state, unit, &mut |action| steps.push(action));
    let now = nearness(game, state, (unit, prey), Action::Done {});
    let near = |action: &Action| nearness(game, state, (unit, prey), *action);
    let nearer: Vec<Action> = steps.iter().copied().filter(|step| near(step) < now).collect();
    let level: Vec<Action> = steps.iter().copied().filter(|step| near(step) == now).collect();
    let offered = if nearer.is_empty() { level } else { nearer };
    if !offered.is_empty() {
        offered.into_iter().for_each(found);
        return;
    }
    let mut drills = Vec::new();
    manoeuvre::choices(game, state, unit, &mut |action| drills.push(action));
    let keep = |wanted: &dyn Fn(Action) -> bool| -> Vec<Action> {
        drills.iter().copied().filter(|action| wanted(*action)).collect()
    };
    let mut list = keep(&|action| mends(game, state, unit, action));
    if list.is_empty() {
        list = keep(&|action| {
            turns_to(game, state, unit, action, prey) || re_forms(game, state, unit, action, prey)
        });
    }
    if list.is_empty() {
        list.push(Action::Done {});
    }
    list.into_iter().for_each(found);
}

/// §PR-88 §PR-141 The same for a large element, with its own steps and turns; while it stands over
/// others it goes on as it can.
pub(crate) fn strides(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    if trample::is_astride(game, state, troop) {
        return stride::ways_on(game, state, troop, found);
    }
    let (Some(prey), Some((_, from))) =
        (prey::prey(game, state, troop), bases::place(state, troop))
    else {
        return found(Action::Done {});
    };
    let mut list = Vec::new();
    let check = |action| stride::why_not(game, state, troop, action);
    close_quarters::strides(game, state, troop, check, &mut |action| list.push(action));
    let base = game.card_of(state, troop).base;
    let near = |place: Place| {
        large::hexes(base, place.hex, place.facing)
            .filter_map(|hex| contact::apart(game, state, hex, prey))
            .min()
    };
    let targets = hexes(game, state, prey);
    let meant = |action: &Action| bases::meant(game, state, troop, *action).ok();
    let advance = |action: &Action, wanted: Ordering| {
        meant(action).is_some_and(|one| one.forward && near(one.to).cmp(&near(from)) == wanted)
    };
    let turn = |action: &Action| {
        !sees(&[from], &targets) && meant(action).is_some_and(|one| sees(&[one.to], &targets))
    };
    let pick = |wanted: &dyn Fn(&Action) -> bool| -> Vec<Action> {
        list.iter().copied().filter(|action| wanted(action)).collect()
    };
    let ways: [Vec<Action>; 3] = [
        pick(&|action| advance(action, Ordering::Less)),
        pick(&|action| advance(action, Ordering::Equal)),
        pick(&|action| !matches!(action, Action::Stride { .. }) && turn(action)),
    ];
    let offered = ways.into_iter().find(|way| !way.is_empty()).unwrap_or_default();
    let touches = !contact::of_unit(game, state, troop).is_empty();
    let over = offered.is_empty() || touches;
    offered.into_iter().for_each(&mut *found);
    if over {
        found(Action::Done {});
    }
}

/// Whether an element of these places has the prey in its narrow arc.
fn sees(places: &[Place], targets: &[Hex]) -> bool {
    let before =
        |place: &Place| targets.iter().any(|&hex| Arc::Narrow.holds(place.hex, place.facing, hex));
    places.iter().any(before)
}

/// §PR-88 Whether a manoeuvre brings the prey before the unit.
fn turns_to(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    action: Action,
    prey: TroopId,
) -> bool {
    let places: Vec<Place> = match action {
        Action::Turn { sixths } => turning::turned(state, unit, sixths),
        Action::Wheel { hand, sixths } => wheel::places(game, state, unit, (hand, sixths))
            .into_iter()
            .map(|(_, place)| place)
            .collect(),
        _ => return false,
    };
    let targets = hexes(game, state, prey);
    !sees(&shape::places(state, unit), &targets) && sees(&places, &targets)
}

/// §PR-88 Whether this manoeuvre alone brings a unit that is out of order into order again.
fn mends(game: &Demonworld, state: &State, unit: TroopId, action: Action) -> bool {
    if state.troop(unit).formation.is_organised() {
        return false;
    }
    match action {
        Action::Turn { sixths } => {
            let places = turning::turned(state, unit, sixths);
            shape::of(game, state, unit, &places).is_organised()
        }
        Action::TurnSome {} => {
            let one_by_one = !looks_one_way(state, unit)
                && Facing::ALL.into_iter().any(|facing| stands(game, state, unit, facing));
            let members = state.members(unit).count();
            let places = shape::places(state, unit);
            let column = formation::can_be_column(&places, &vec![true; members]);
            one_by_one || (column && can_march(game, state, unit))
        }
        Action::Regroup {} => !forming(game, state, unit).is_empty(),
        _ => false,
    }
}

/// Whether all elements of a unit look the same way.
fn looks_one_way(state: &State, unit: TroopId) -> bool {
    let places = shape::places(state, unit);
    places.windows(2).all(|pair| pair[0].facing == pair[1].facing)
}

/// Whether a unit would be in order where it stands if all looked this way.
fn stands(game: &Demonworld, state: &State, unit: TroopId, facing: Facing) -> bool {
    let mut places = shape::places(state, unit);
    for place in &mut places {
        place.facing = facing;
    }
    shape::of(game, state, unit, &places).is_organised()
}

/// §PR-32 §PR-33 Whether a unit can be a column now: no horde, and no wedge that was broken up.
fn can_march(game: &Demonworld, state: &State, unit: TroopId) -> bool {
    !game.card_of(state, unit).is_horde() && !state.troop(unit).deeds.has(Deeds::BROKE_UP)
}

/// §PR-88 The steps with which the unit forms up in one regroup, or in the free step after a turn.
fn forming(game: &Demonworld, state: &State, unit: TroopId) -> Vec<Action> {
    let free = state.moving.is_some_and(|moving| moving.session == Session::Mend);
    reshape::steps(game, state, unit, &|element, hex| {
        if free {
            reform::may_step(game, state, unit, (element, hex))
        } else {
            drill::may_step(game, state, unit, (element, hex))
        }
    })
}

/// §PR-88 Whether a manoeuvre of single elements helps to re-form the unit: all look one way before
/// they close up.
fn re_forms(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    action: Action,
    prey: TroopId,
) -> bool {
    if state.troop(unit).formation.is_organised() {
        return false;
    }
    let one_way = looks_one_way(state, unit);
    let mut any = false;
    match action {
        Action::TurnSome {} if !one_way => {
            turns(game, state, (unit, prey), &mut |_| any = true);
        }
        Action::Regroup {} if one_way => steps(game, state, unit, prey, &mut |_| any = true),
        _ => {}
    }
    any
}

/// The facing in which most elements have the prey before them, as many look now if equal; one of
/// those that fit.
fn common_facing(
    game: &Demonworld,
    state: &State,
    (unit, prey): (TroopId, TroopId),
    fits: &dyn Fn(Facing) -> bool,
) -> Option<Facing> {
    let places = shape::places(state, unit);
    let targets = hexes(game, state, prey);
    let seat = state.troop(unit).seat;
    let worth = |&facing: &Facing| {
        let before = |place: &&Place| sees(&[Place::new(place.hex, facing)], &targets);
        let already = places.iter().filter(|place| place.facing == facing).count();
        let clockwise = facing.clockwise_from(zone::forward(state, seat));
        (places.iter().filter(before).count(), already, std::cmp::Reverse(clockwise))
    };
    Facing::ALL.into_iter().filter(|facing| fits(*facing)).max_by_key(worth)
}

/// Members of a unit that have not had their part of the session, by number.
fn fresh(state: &State, unit: TroopId) -> Vec<ElementId> {
    let done = state.moving.map_or(0, |moving| match moving.session {
        Session::Regroup | Session::Turn => moving.done,
        _ => 0,
    });
    let waits = |&element: &ElementId| {
        drill::place_in(state, unit, element).is_some_and(|at| done >> at & 1 == 0)
    };
    let mut list: Vec<ElementId> = state.members(unit).filter(waits).collect();
    list.sort_unstable();
    list
}

/// Turns of single elements to a facing in which the unit stands in order, else to those of a column,
/// else to the common facing.
fn turns(
    game: &Demonworld,
    state: &State,
    (unit, prey): (TroopId, TroopId),
    found: &mut dyn FnMut(Action),
) {
    let who = (unit, prey);
    let fresh = fresh(state, unit);
    let ordered = common_facing(game, state, who, &|facing| stands(game, state, unit, facing));
    if ordered.is_none() && can_march(game, state, unit) {
        let members: Vec<ElementId> = state.members(unit).collect();
        let waits: Vec<bool> = members.iter().map(|id| fresh.contains(id)).collect();
        let places = shape::places(state, unit);
        if formation::can_be_column(&places, &waits) {
            let next = formation::next_in_column(&places, &waits);
            if let Some((at, facings)) = next {
                let element = members[at];
                for facing in facings {
                    found(Action::Face { element, facing });
                }
            }
            return;
        }
    }
    let Some(facing) = ordered.or_else(|| common_facing(game, state, who, &|_| true)) else {
        return;
    };
    for element in fresh {
        if state.element(element).facing != facing {
            found(Action::Face { element, facing });
        }
    }
}

/// Steps of single elements towards empty places of the nearest line.
fn steps(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    prey: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let own = hexes(game, state, unit);
    // A horde needs somebody behind.
    let horde = game.card_of(state, unit).is_horde();
    let widest = if horde { own.len().div_ceil(2) } else { own.len() };
    let open = |hex: Hex| march::open_for(game, state, unit, hex).is_ok();
    let Some(facing) = common_facing(game, state, (unit, prey), &|_| true) else {
        return;
    };
    let slots = formation::nearest_line(&own, facing, widest, open);
    let gaps: Vec<Hex> = slots.iter().copied().filter(|hex| !own.contains(hex)).collect();
    let far = |from: Hex| gaps.iter().map(|gap| from.distance(*gap)).min();
    for element in fresh(state, unit) {
        let Some(from) = state.element(element).hex.filter(|hex| !slots.contains(hex)) else {
            continue;
        };
        let mut list: Vec<Spot> =
            from.neighbours().filter(|&to| far(to) < far(from)).map(Spot::of).collect();
        list.sort_unstable();
        for hex in list {
            if drill::check_step(game, state, unit, (element, hex)).is_ok() {
                found(Action::Step { element, hex });
            }
        }
    }
}

/// §PR-88 What is offered while the unit re-forms; it ends when nothing is left to do, and not before
/// if that brings it into order.
pub(crate) fn session_choices(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let mut list = Vec::new();
    if let Some(prey) = prey::prey(game, state, unit) {
        let session = state.moving.map_or(Session::None, |moving| moving.session);
        if session == Session::Turn {
            turns(game, state, (unit, prey), &mut |action| list.push(action));
        } else {
            list = forming(game, state, unit);
        }
        let ragged = !shape::of(game, state, unit, &shape::places(state, unit)).is_organised();
        if list.is_empty() && ragged && session == Session::Regroup {
            steps(game, state, unit, prey, &mut |action| list.push(action));
        }
    }
    if list.is_empty() {
        list.push(Action::Done {});
    }
    list.into_iter().for_each(found);
}
