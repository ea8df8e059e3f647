//! §PR-48 §PR-51 §PR-52 Elements that walk by themselves: small units and independents.

use kernel::Cx;

use super::{budget, drill, march, onward, reform};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::formation::{self, Shape};
use crate::grid::{Direction, Facing, Hex, Place};
use crate::ids::{CardKind, Order};
use crate::illegal::Illegal;
use crate::rules::ground::{aloof, contact, gear, shape, terrain};
use crate::rules::morale::losses;
use crate::state::{Deeds, ElementId, Mood, Moving, State, TroopId};
use crate::step::Step;

/// §PR-52 Most characters in one unit.
pub(crate) const GUESTS: usize = 2;

/// Points that an element may walk: those of its order, or one per hex on T.
fn allowance(
    game: &Demonworld,
    state: &State,
    (troop, element): (TroopId, ElementId),
) -> (u8, bool) {
    let card = game.card_of(state, troop);
    let magic = gear::magic(game, state, troop);
    // §PR-135 Coming onto the field has had its price, §PR-63 and so has the way to a large element
    // that slipped away.
    let moving = state.moving.filter(|one| one.troop == troop);
    let before = moving.and_then(|moving| moving.last).filter(|last| last.0 == element);
    let walked = before.map_or(0, |last| last.1);
    let spent = moving.map_or(0, |moving| moving.spent).saturating_add(walked);
    if card.kind.is_character() {
        let points = card.points_of(Order::Move).saturating_add_signed(magic.mp);
        return (points.saturating_sub(spent), false);
    }
    if drill::holds(state, troop) {
        return (budget::drills(game, state, troop).saturating_sub(walked), true);
    }
    // A unit that is held fast turns where it stands, however small it is.
    let points = if magic.no_advance { 0 } else { budget::budget(game, state, troop).points };
    (points.saturating_sub(spent), false)
}

/// Why an element cannot walk to a hex.
pub(crate) fn too_far(
    game: &Demonworld,
    state: &State,
    who: (TroopId, ElementId),
    hex: Spot,
) -> Illegal {
    Illegal::OutOfReach { hex: hex.into(), left: allowance(game, state, who).0 }
}

/// Where an element can walk to, with the cost; hexes in contact end the walk.
pub(crate) fn reach(
    game: &Demonworld,
    state: &State,
    (troop, element): (TroopId, ElementId),
) -> Vec<(Hex, u8)> {
    let map = game.map();
    let (points, drill) = allowance(game, state, (troop, element));
    let walker = terrain::walker(game, state, element);
    let who = (state.seat_of(element), walker);
    let attacks = march::check_attack(game, state, troop).is_ok();
    let Some(start) = state.element(element).hex else {
        return Vec::new();
    };
    let mut best: Vec<u8> = vec![u8::MAX; map.len()];
    let mut found = vec![(start, 0)];
    if let Some(index) = map.index(start) {
        best[index] = 0;
    }
    let mut rings: Vec<Vec<Hex>> = vec![Vec::new(); usize::from(points) + 1];
    rings[0].push(start);
    for spent in 0..=points {
        for hex in std::mem::take(&mut rings[usize::from(spent)]) {
            let older = map.index(hex).is_none_or(|index| best[index] != spent);
            let stopped = hex != start && contact::would_touch(game, state, who, hex);
            if older || stopped {
                continue;
            }
            for direction in Direction::ALL {
                let next = hex.step(direction);
                let step = terrain::cost(game, state, walker, (hex, direction), true);
                let step = if drill { step.map(|_| 1) } else { step };
                let (Some(step), Some(index)) = (step, map.index(next)) else {
                    continue;
                };
                let total = spent.saturating_add(step);
                let open = state.is_free(game, next) && total <= points && total < best[index];
                if open && may_stop_or_pass(game, state, (troop, element), (next, attacks)) {
                    best[index] = total;
                    rings[usize::from(total)].push(next);
                }
            }
        }
    }
    let reached = (0..map.len()).filter(|&index| best[index] != u8::MAX);
    found.extend(reached.map(|index| (map.hex(index), best[index])).filter(|one| one.0 != start));
    found
}

/// Whether an element may come here: no contact, or an attack that is allowed.
fn may_stop_or_pass(
    game: &Demonworld,
    state: &State,
    (troop, element): (TroopId, ElementId),
    (hex, attacks): (Hex, bool),
) -> bool {
    march::check_contact(game, state, troop, &[(element, hex)], attacks).is_ok()
}

/// §PR-51 Facings in which an element may end: towards an enemy if it is in contact with one.
pub(crate) fn facings(game: &Demonworld, state: &State, element: ElementId) -> Vec<Facing> {
    let one = state.element(element);
    let Some(hex) = one.hex else {
        return Vec::new();
    };
    let mut foes: Vec<Hex> = Vec::new();
    contact::foes(game, state, element, &mut |foe| {
        foes.extend(contact::hexes(game, state, foe));
    });
    let towards = |facing: &Facing| {
        foes.is_empty() || foes.iter().any(|&foe| Place::new(hex, *facing).faces(foe))
    };
    Facing::ALL.into_iter().filter(towards).collect()
}

/// §PR-52 §PR-111 Whether a character may join this unit now.
pub(crate) fn check_join(
    game: &Demonworld,
    state: &State,
    (troop, host): (TroopId, TroopId),
) -> Result<(), Illegal> {
    let unit = state.troop(host);
    let no = |why| Err(cannot_join(host, why));
    if !game.card_of(state, troop).kind.is_character() {
        return no("troop");
    }
    if unit.seat != state.troop(troop).seat {
        return no("enemy");
    }
    if game.card_of(state, host).kind != CardKind::Unit {
        return no("kind");
    }
    if !state.is_present(host) {
        return no("absent");
    }
    if unit.mood == Mood::Routing {
        return no("routing");
    }
    if state.guests(host).count() >= GUESTS {
        return no("full");
    }
    let beside = || {
        state.standing(troop).any(|own| {
            state.members(host).any(|other| {
                let apart = state.element(own).hex.zip(state.element(other).hex);
                apart.is_some_and(|(a, b)| a.distance(b) == 1)
            })
        })
    };
    let near = match unit.formation {
        Shape::Skirmish => fills_a_place(game, state, (troop, host)),
        _ => beside(),
    };
    if !near {
        return no(if unit.formation == Shape::Skirmish { "place" } else { "far" });
    }
    if unit.is_impetuous() { Err(Illegal::ImpetuousHost { troop: host }) } else { Ok(()) }
}

/// §PR-52 §PR-133 Why a unit cannot be joined.
pub(crate) fn cannot_join(troop: TroopId, why: &'static str) -> Illegal {
    Illegal::CannotJoin { troop, why, most: u8::try_from(GUESTS).unwrap_or(u8::MAX) }
}

/// §PR-52 Whether a character stands where skirmishers keep their formation with him among them.
fn fills_a_place(game: &Demonworld, state: &State, (troop, host): (TroopId, TroopId)) -> bool {
    let mut places = shape::places(state, host);
    let hex = state.standing(troop).next().and_then(|own| state.element(own).hex);
    let (Some(hex), Some(&Place { facing, .. })) = (hex, places.first()) else {
        return false;
    };
    places.push(Place::new(hex, facing));
    let guests = state.guests(host).count() + 1;
    formation::shape(&places, game.card_of(state, host), guests) == Shape::Skirmish
}

/// §PR-52 Whether a character may leave his unit now.
pub(crate) fn check_leave(
    game: &Demonworld,
    state: &State,
    (troop, host): (TroopId, TroopId),
) -> Result<(), Illegal> {
    let unit = state.troop(host);
    let outside = state.standing(troop).any(|own| {
        state.element(own).hex.is_some_and(|hex| {
            hex.neighbours().any(|next| {
                game.map().has(next)
                    && state.at(game, next).is_none_or(|other| state.unit_of(other) != host)
            })
        })
    });
    let free = !unit.deeds.has(Deeds::MOVED) && !unit.is_engaged() && unit.mood == Mood::Steady;
    if outside && free { Ok(()) } else { Err(Illegal::CannotLeave { troop: host }) }
}

/// Carries out an action of an element that walks by itself.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Choose { element } => set(state, |moving| moving.at = Some(element)),
        Action::Walk { element, hex } => {
            // §PR-64 Who does not dare has not walked yet: he may go elsewhere.
            let walked = step_out(game, state, (troop, element), hex, cx);
            set(state, |moving| moving.walked = u8::from(walked));
        }
        Action::Face { element, facing } => {
            state.element_mut(element).facing = facing;
            cx.tell(|| Event::Faced { element: state.placed(element), facing });
            let at = drill::place_in(state, troop, element);
            set(state, |moving| {
                moving.at = None;
                moving.walked = 0;
                moving.done |= at.map_or(0, |at| 1 << at);
            });
            return onward::proceed(game, state, troop);
        }
        Action::Join { troop: host } => return join(game, state, (troop, host), cx),
        _ => {
            if let Some(host) = state.troop(troop).host {
                // §PR-52 §PR-80 The unit may close up when he has gone.
                losses::note_held(state, host);
                set(state, |moving| moving.left = Some(host));
                aloof::inherit(state, host, troop);
                state.troop_mut(troop).host = None;
                state.troop_mut(troop).deeds.mark(Deeds::JOINED);
                state.troop_mut(host).deeds.mark(Deeds::JOINED);
                shape::refresh(game, state, host);
                cx.tell(|| Event::LeftUnit { troop, host });
            }
        }
    }
    state.agenda.first([Step::Move { troop }]);
}

fn set(state: &mut State, change: impl FnOnce(&mut Moving)) {
    if let Some(moving) = &mut state.moving {
        change(moving);
    }
}

/// An element walks to a hex; before contact its unit may have to find courage. Says whether it did.
fn step_out(
    game: &Demonworld,
    state: &mut State,
    (troop, element): (TroopId, ElementId),
    spot: Spot,
    cx: &mut Cx<'_, Event>,
) -> bool {
    let hex = spot.hex();
    let reached = reach(game, state, (troop, element));
    let cost = reached.iter().find(|one| one.0 == hex).map_or(0, |one| one.1);
    let touched = march::touched(game, state, &[(element, hex)]);
    if !march::dares(game, state, troop, touched, cx) {
        return false;
    }
    let from = state.element(element).hex;
    march::carry(game, state, &[(element, hex)]);
    state.troop_mut(troop).deeds.mark(Deeds::STIRRED);
    // §PR-63 Whoever walks up to a large element that slips away goes on with what he has left.
    let character = game.card_of(state, troop).kind.is_character();
    set(state, |moving| {
        let before = moving.last.filter(|last| last.0 == element).map_or(0, |last| last.1);
        if character {
            moving.spent = moving.spent.saturating_add(cost);
        } else {
            moving.last = Some((element, before.saturating_add(cost)));
        }
    });
    cx.tell(|| Event::Walked { element: element.at(from), hex: spot.into(), cost });
    true
}

/// §PR-52 A character becomes part of a unit; neither moves any more.
fn join(
    game: &Demonworld,
    state: &mut State,
    (troop, host): (TroopId, TroopId),
    cx: &mut Cx<'_, Event>,
) {
    let before = state.troop(host).formation;
    // §PR-51 He turns for nothing; among skirmishers all look one way.
    if before == Shape::Skirmish
        && let Some(facing) = march::facing(state, host)
    {
        for element in state.standing(troop).collect::<Vec<_>>() {
            state.element_mut(element).facing = facing;
        }
    }
    let left = state.moving.and_then(|moving| moving.left);
    aloof::inherit(state, troop, host);
    state.troop_mut(troop).host = Some(host);
    for id in [troop, host] {
        state.troop_mut(id).deeds.mark(Deeds::JOINED);
        state.troop_mut(id).deeds.mark(Deeds::MOVED);
    }
    shape::refresh(game, state, host);
    state.moving = Some(Moving::new(host));
    let free = !state.troop(host).is_engaged();
    if free && reform::offer(game, state, host, before) {
        state.agenda.first([Step::Move { troop: host }]);
    } else {
        state.moving = None;
    }
    onward::close_ranks(state, left);
    cx.tell(|| Event::Joined { troop, host });
}
