//! §PR-39 §PR-42 §PR-47 Units on the march: the budget, advances, columns, contact.

use kernel::Cx;

use super::budget;
use crate::Demonworld;
use crate::action::{Hand, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Direction, Facing, Hex, Place};
use crate::ids::{CardKind, MoraleTest, Order};
use crate::illegal::Illegal;
use crate::part;
use crate::rules::ground::{contact, gear, terrain};
use crate::rules::morale::courage;
use crate::state::{Deeds, ElementId, Moving, State, TroopId, Troops};

/// New places of all members of a unit.
pub(crate) type Places = Vec<(ElementId, Hex)>;

/// All members shifted by one hex.
pub(crate) fn shifted(state: &State, unit: TroopId, direction: Direction) -> Places {
    let step = |element| Some((element, state.element(element).hex?.step(direction)));
    state.members(unit).filter_map(step).collect()
}

/// §FR-4 §PR-39 Whether the hex exists and is free for this unit.
pub(crate) fn open_for(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    hex: Hex,
) -> Result<(), Illegal> {
    let spot = Spot::of(hex);
    if !game.map().has(hex) {
        return Err(Illegal::OffTheMap { hex: spot.into() });
    }
    let own = state.at(game, hex).is_some_and(|other| state.unit_of(other) == unit);
    if own || state.is_free(game, hex) {
        Ok(())
    } else {
        Err(Illegal::HexTaken { hex: spot.into() })
    }
}

/// §PR-39 §PR-43 The dearest step when all members shift, or why they cannot.
pub(crate) fn shift_cost(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    direction: Direction,
) -> Result<u8, Illegal> {
    let map = game.map();
    // §PR-41 The road price counts only if all are on the road.
    let road = state.members(unit).all(|element| {
        state.element(element).hex.is_some_and(|hex| map.is_road_step(hex, direction))
    });
    let mut dearest = 0;
    for element in state.members(unit) {
        let Some(hex) = state.element(element).hex else {
            continue;
        };
        let to = hex.step(direction);
        open_for(game, state, unit, to)?;
        let walker = terrain::walker(game, state, element);
        let cost = terrain::cost(game, state, walker, (hex, direction), road);
        let cost = cost.ok_or(Illegal::Impassable { hex: Spot::of(to).into() })?;
        dearest = dearest.max(cost);
    }
    Ok(dearest)
}

/// Enemy units that would be touched from these places.
pub(crate) fn touched(game: &Demonworld, state: &State, places: &[(ElementId, Hex)]) -> Troops {
    let mut units = Troops::NONE;
    for &(element, hex) in places {
        let who = (state.seat_of(element), terrain::walker(game, state, element));
        contact::touched(game, state, who, hex, &mut |foe| {
            units = units.with(state.unit_of(foe));
        });
    }
    units
}

/// §DW-269 §PR-62 Whether a unit may start a melee now.
pub(crate) fn check_attack(game: &Demonworld, state: &State, unit: TroopId) -> Result<(), Illegal> {
    let one = state.troop(unit);
    let shape = one.formation;
    // §PR-135 Whoever has come from the flank makes no contact this turn.
    if one.deeds.has(Deeds::ENTERED) {
        return Err(Illegal::ContactForbidden { troop: unit });
    }
    if game.card_of(state, unit).kind == CardKind::Unit {
        if shape == Shape::Skirmish {
            return Err(Illegal::SkirmishersDoNotAttack {});
        }
        if !shape.is_organised() {
            return Err(Illegal::Disorganised { troop: unit });
        }
        match one.order {
            Some(order) if !game.content().tables.order(order).attacks => {
                return Err(Illegal::ContactOrder { order });
            }
            None if !one.is_impetuous() => {
                return Err(Illegal::ContactForbidden { troop: unit });
            }
            _ => {}
        }
    }
    Ok(())
}

/// §PR-62 §PR-64 Whether these places may be taken, contact or not; who is touched.
pub(crate) fn check_contact(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    places: &[(ElementId, Hex)],
    forward: bool,
) -> Result<Troops, Illegal> {
    check_barred(game, state, unit, places)?;
    let touched = touched(game, state, places);
    if touched.is_empty() {
        return Ok(touched);
    }
    check_attack(game, state, unit)?;
    if forward { Ok(touched) } else { Err(Illegal::ContactSideways {}) }
}

/// §PR-64 No element comes nearer to an enemy that the unit did not dare to attack.
pub(crate) fn check_barred(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    places: &[(ElementId, Hex)],
) -> Result<(), Illegal> {
    let Some(foe) = state.troop(unit).barred else {
        return Ok(());
    };
    let apart = |hex: Hex| contact::apart(game, state, hex, foe);
    let nearer = places.iter().any(|&(element, hex)| {
        let before = state.element(element).hex.and_then(apart);
        apart(hex).zip(before).is_some_and(|(now, before)| now < before)
    });
    if nearer { Err(Illegal::DidNotDare { troop: foe }) } else { Ok(()) }
}

/// §PR-114 Whether no spell forbids a unit to go forward for its movement points.
pub(crate) fn check_grip(game: &Demonworld, state: &State, unit: TroopId) -> Result<(), Illegal> {
    let held = gear::magic(game, state, unit).no_advance;
    if held { Err(Illegal::HeldFast { troop: unit }) } else { Ok(()) }
}

/// §DW-124 §PR-39 Whether a unit may advance this way; the cost.
pub(crate) fn check_advance(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    hand: Hand,
) -> Result<u8, Illegal> {
    let one = state.troop(unit);
    let moving = state.moving.unwrap_or(Moving::new(unit));
    match one.formation {
        Shape::Disorganised | Shape::Square => return Err(Illegal::Disorganised { troop: unit }),
        Shape::Small | Shape::Column => return Err(Illegal::NotOffered { action: "advance" }),
        _ => {}
    }
    if one.order == Some(Order::Hold) {
        return Err(Illegal::NoPointsOnHold {});
    }
    check_grip(game, state, unit)?;
    let direction = direction(state, unit, hand).ok_or(Illegal::NoSuchTroop { troop: unit })?;
    let cost = shift_cost(game, state, unit, direction)?;
    let budget = budget::budget(game, state, unit);
    if !budget.allows(moving.spent.saturating_add(cost), moving.used) {
        return Err(Illegal::TooFar { need: cost, left: budget.left(&moving) });
    }
    check_contact(game, state, unit, &shifted(state, unit, direction), true)?;
    Ok(cost)
}

/// The facing that all members share.
pub(crate) fn facing(state: &State, unit: TroopId) -> Option<Facing> {
    state.members(unit).next().map(|element| state.element(element).facing)
}

/// The direction of an advance.
pub(crate) fn direction(state: &State, unit: TroopId, hand: Hand) -> Option<Direction> {
    let facing = facing(state, unit)?;
    Some(match hand {
        Hand::Left => facing.front_left(),
        Hand::Right => facing.front_right(),
    })
}

/// Notes what a move has cost.
pub(crate) fn spend(state: &mut State, unit: TroopId, points: u8, drills: u8) {
    state.troop_mut(unit).deeds.mark(Deeds::STIRRED);
    if let Some(moving) = &mut state.moving {
        moving.spent = moving.spent.saturating_add(points);
        moving.used = moving.used.saturating_add(drills);
        moving.turned = false;
    }
}

/// Moves all members to their new places.
pub(crate) fn relocate(game: &Demonworld, state: &mut State, places: &[(ElementId, Place)]) {
    for &(element, _) in places {
        state.lift(game, element);
    }
    for &(element, place) in places {
        state.put(game, element, place.hex, place.facing);
    }
}

/// All members at new hexes, looking as before.
pub(crate) fn carry(game: &Demonworld, state: &mut State, places: &[(ElementId, Hex)]) {
    let keep = |&(element, hex): &(ElementId, Hex)| {
        (element, Place::new(hex, state.element(element).facing))
    };
    let places: Vec<(ElementId, Place)> = places.iter().map(keep).collect();
    relocate(game, state, &places);
}

/// §PR-64 Whom of these enemies the unit fears to touch, and what its test has to do with.
pub(crate) fn fears(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    touched: Troops,
) -> Option<(TroopId, courage::Against)> {
    let one = state.troop(unit);
    let exempt = one.is_impetuous()
        || one.deeds.has(Deeds::TESTED)
        || game.card_of(state, unit).kind != CardKind::Unit;
    let own = courage::fear(game, state, unit);
    let steady = touched.iter().filter(|&foe| !state.troop(foe).is_routing());
    let worst = steady.max_by_key(|&foe| (courage::fear(game, state, foe), std::cmp::Reverse(foe)));
    let foe = worst.filter(|&foe| !exempt && courage::fear(game, state, foe) > own)?;
    let enemy = state.troop(foe);
    let against = courage::Against {
        fear: Some(courage::fear(game, state, foe)),
        size: Some(game.card_of(state, foe).size),
        order: enemy.order,
        engaged: enemy.is_engaged(),
        ..courage::Against::default()
    };
    Some((foe, against))
}

/// §PR-64 Whether the unit dares to come into contact with these enemies; rolls if it must.
pub(crate) fn dares(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    touched: Troops,
    cx: &mut Cx<'_, Event>,
) -> bool {
    let Some((foe, against)) = fears(game, state, unit, touched) else {
        return true;
    };
    state.troop_mut(unit).deeds.mark(Deeds::TESTED);
    let verdict = courage::roll(game, state, unit, (MoraleTest::Charge, &against), cx);
    let Some(courage::Verdict { terms, die, sum, needed, passed }) = verdict else {
        return true;
    };
    let parts = || part::parts(&terms);
    let needed_parts = |state: &State| courage::needed_parts(game, state, unit);
    if passed {
        cx.tell(|| Event::Dared {
            troop: unit,
            foe,
            die,
            sum,
            needed,
            parts: parts(),
            needed_parts: needed_parts(state),
        });
    } else {
        cx.tell(|| Event::DidNotDare {
            troop: unit,
            foe,
            die,
            sum,
            needed,
            parts: parts(),
            needed_parts: needed_parts(state),
        });
        state.troop_mut(unit).barred = Some(foe);
    }
    passed
}

pub(crate) fn advance(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    hand: Hand,
    cx: &mut Cx<'_, Event>,
) {
    let Some(direction) = direction(state, unit, hand) else {
        return;
    };
    let places = shifted(state, unit, direction);
    let cost = shift_cost(game, state, unit, direction).unwrap_or(0);
    let touched = touched(game, state, &places);
    if !dares(game, state, unit, touched, cx) {
        return;
    }
    carry(game, state, &places);
    spend(state, unit, cost, 0);
    cx.tell(|| Event::Advanced { troop: unit, hand, cost });
}
