//! §PR-12 §PR-130 §PR-131 Flight: taking off, flying low, going high, landing, diving.

use kernel::Cx;

use super::{budget, end_of_move, march, onward};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Facing, Hex, Place};
use crate::ids::{CardKind, Flight, Going, Mover};
use crate::illegal::Illegal;
use crate::rules::ground::{air, contact, gear, shape};
use crate::state::{Air, Deeds, ElementId, Mood, Moving, Session, State, TroopId};
use crate::step::Step;

/// §PR-131 How far from one that has landed the next element of the same unit may land.
pub(crate) const TOGETHER: u8 = 2;

/// §PR-130 How many hexes a flyer may fly in its move.
pub(crate) fn range(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let price = game.content().tables.costs(Mover::Flying).ground(Going::Open).unwrap_or(3);
    budget::budget(game, state, troop).points / price.max(1)
}

/// §PR-130 Whether a card may take off now: before it has done anything else.
pub(crate) fn check_fly(game: &Demonworld, state: &State, troop: TroopId) -> Result<(), Illegal> {
    let no = Illegal::CannotFly { troop };
    let fresh = state.moving.is_some_and(|moving| moving == Moving::new(troop));
    let able = air::flight(game, state, troop) != Flight::None
        && state.troop(troop).mood == Mood::Steady
        && state.is_present(troop)
        && state.guests(troop).next().is_none()
        && !gear::magic(game, state, troop).no_advance
        && range(game, state, troop) > 0;
    if fresh && able { Ok(()) } else { Err(no) }
}

/// Whether the move at hand is a flight, low or down from high above.
pub(crate) fn is_flying(state: &State, troop: TroopId) -> bool {
    let session = state.moving.map(|moving| moving.session);
    session == Some(Session::Fly) || state.troop(troop).air == Air::High
}

/// The elements of a card that have not landed in this move, by number.
fn waiting(state: &State, troop: TroopId) -> Vec<ElementId> {
    let done = state.moving.map_or(0, |moving| moving.done);
    let living = state.troop(troop).all().filter(|&id| state.element(id).is_alive());
    living.filter(|&id| done >> place_in(state, troop, id) & 1 == 0).collect()
}

/// The place of an element among all of its card.
fn place_in(state: &State, troop: TroopId, element: ElementId) -> u32 {
    u32::from(element.0 - state.troop(troop).first.0)
}

/// The element that lands next: the one at hand, or the next from high above.
pub(crate) fn at_hand(state: &State, troop: TroopId) -> Option<ElementId> {
    let moving = state.moving?;
    match state.troop(troop).air {
        Air::High => moving.at.or_else(|| waiting(state, troop).first().copied()),
        Air::Ground => moving.at,
    }
}

/// §PR-62 §PR-130 Facings in which an element may land on a hex.
fn facings(
    game: &Demonworld,
    state: &State,
    (troop, element): (TroopId, ElementId),
    hex: Hex,
) -> impl Iterator<Item = Facing> {
    let attack = march::check_contact(game, state, troop, &[(element, hex)], true).is_ok();
    let lands = move |facing: &Facing| {
        let place = Place::new(hex, *facing);
        air::may_stand(game, state, element, place)
            && match air::meets(game, state, element, place) {
                (false, _) => true,
                (true, before) => before && attack,
            }
    };
    Facing::ALL.into_iter().filter(move |_| attack).filter(lands)
}

/// §PR-62 §PR-130 Whether an element may land so, however far it is.
pub(crate) fn can_land(
    game: &Demonworld,
    state: &State,
    who: (TroopId, ElementId),
    place: Place,
) -> bool {
    facings(game, state, who, place.hex).any(|facing| facing == place.facing)
}

/// §PR-130 Whether an element can get to a hex; from high above it can get everywhere.
pub(crate) fn is_in_range(
    game: &Demonworld,
    state: &State,
    (troop, element): (TroopId, ElementId),
    hex: Hex,
) -> bool {
    let most = range(game, state, troop);
    state.element(element).hex.is_none_or(|from| from.distance(hex) <= most)
}

/// §PR-130 §PR-131 Where an element may land, ascending; where it is among them if it flies low.
fn landings(game: &Demonworld, state: &State, (troop, element): (TroopId, ElementId)) -> Vec<Spot> {
    let in_range = |hex: &Hex| is_in_range(game, state, (troop, element), *hex);
    let near: Vec<Hex> = game.map().hexes().filter(in_range).collect();
    let lands = |hex: &Hex| facings(game, state, (troop, element), *hex).next().is_some();
    let landed: Vec<Hex> = state
        .standing(troop)
        .filter(|_| state.troop(troop).air == Air::High)
        .filter_map(|id| state.element(id).hex)
        .collect();
    let beside = |hex: &Hex| landed.iter().any(|there| there.distance(*hex) <= TOGETHER);
    let mut list: Vec<Spot> =
        near.iter().copied().filter(beside).filter(lands).map(Spot::of).collect();
    if list.is_empty() {
        list = near.into_iter().filter(lands).map(Spot::of).collect();
    }
    list.sort_unstable();
    list
}

/// §PR-130 §PR-131 What the owner of a flyer in the air may do.
pub(crate) fn choices(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    found: &mut dyn FnMut(Action),
) {
    let Some(moving) = state.moving else {
        return;
    };
    let low = state.troop(troop).air == Air::Ground;
    let up = low && moving.done == 0 && moving.walked == 0;
    if up && air::flight(game, state, troop) == Flight::High {
        found(Action::High {});
    }
    let Some(element) = at_hand(state, troop) else {
        for element in waiting(state, troop) {
            found(Action::Choose { element });
        }
        return found(Action::Done {});
    };
    if moving.walked > 0 {
        if let Some(hex) = state.element(element).hex {
            for facing in facings(game, state, (troop, element), hex) {
                found(Action::Face { element, facing });
            }
        }
        return;
    }
    let spots = landings(game, state, (troop, element));
    if spots.is_empty() {
        return found(Action::Done {});
    }
    for hex in spots {
        found(Action::Land { hex });
    }
}

/// Carries out what a flyer does.
pub(crate) fn answer(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Fly {} => {
            let list = waiting(state, troop);
            let only = list.first().copied().filter(|_| list.len() == 1);
            set(state, |moving| {
                moving.session = Session::Fly;
                moving.at = only;
            });
        }
        Action::High {} => return go_high(game, state, troop, cx),
        Action::Choose { element } => set(state, |moving| moving.at = Some(element)),
        Action::Land { hex } => land(game, state, troop, hex.hex(), cx),
        Action::Face { element, facing } => {
            look(game, state, (element, facing), cx);
            let at = place_in(state, troop, element);
            set(state, |moving| {
                moving.at = None;
                moving.walked = 0;
                moving.done |= 1 << at;
            });
            if waiting(state, troop).is_empty() {
                return close(game, state, troop);
            }
        }
        _ => return close(game, state, troop),
    }
    state.agenda.first([Step::Move { troop }]);
}

fn set(state: &mut State, change: impl FnOnce(&mut Moving)) {
    if let Some(moving) = &mut state.moving {
        change(moving);
    }
}

/// §PR-131 All elements leave the field for the sky; the move is over.
fn go_high(game: &Demonworld, state: &mut State, troop: TroopId, cx: &mut Cx<'_, Event>) {
    rise(game, state, troop);
    cx.tell(|| Event::WentHigh { troop });
    let one = state.troop_mut(troop);
    one.deeds.mark(Deeds::FLEW);
    one.deeds.mark(Deeds::STIRRED);
    one.deeds.mark(Deeds::MOVED);
    state.moving = None;
}

/// Takes a card off the field; its formation is remembered.
pub(crate) fn rise(game: &Demonworld, state: &mut State, troop: TroopId) {
    let elements: Vec<ElementId> = state.standing(troop).collect();
    for element in elements {
        state.lift(game, element);
    }
    state.troop_mut(troop).air = Air::High;
}

/// An element lands; before contact its unit may have to find courage.
fn land(game: &Demonworld, state: &mut State, troop: TroopId, hex: Hex, cx: &mut Cx<'_, Event>) {
    let Some(element) = at_hand(state, troop) else {
        return;
    };
    let now = state.element(element).facing;
    let looks = facings(game, state, (troop, element), hex);
    let Some(facing) = looks.min_by_key(|facing| (facing.apart(now), facing.clockwise_from(now)))
    else {
        return;
    };
    let touched = march::touched(game, state, &[(element, hex)]);
    if !march::dares(game, state, troop, touched, cx) {
        return;
    }
    come_down(game, state, (troop, element), Place::new(hex, facing), cx);
    set(state, |moving| {
        moving.at = Some(element);
        moving.walked = 1;
    });
}

/// An element comes down on its hex.
fn come_down(
    game: &Demonworld,
    state: &mut State,
    (troop, element): (TroopId, ElementId),
    place: Place,
    cx: &mut Cx<'_, Event>,
) {
    let from = state.element(element).hex;
    let moved = from != Some(place.hex);
    state.lift(game, element);
    state.put(game, element, place.hex, place.facing);
    if moved {
        state.troop_mut(troop).deeds.mark(Deeds::FLEW);
    }
    let hex = Spot::of(place.hex).into();
    if state.troop(troop).air == Air::High {
        cx.tell(|| Event::Landed { troop, hex });
    } else if moved {
        cx.tell(|| Event::Flew { element: element.at(from), hex });
    }
}

/// §PR-130 §PR-131 A whole card flies to these places and lands.
pub(crate) fn fly_in(
    game: &Demonworld,
    state: &mut State,
    (troop, places): (TroopId, &[(ElementId, Place)]),
    cx: &mut Cx<'_, Event>,
) {
    for &(element, place) in places {
        come_down(game, state, (troop, element), place, cx);
    }
    close(game, state, troop);
}

/// An element on its hex looks elsewhere; a large base may cover other hexes then.
fn look(
    game: &Demonworld,
    state: &mut State,
    (element, facing): (ElementId, Facing),
    cx: &mut Cx<'_, Event>,
) {
    let one = *state.element(element);
    if let (Some(hex), true) = (one.hex, one.facing != facing) {
        state.lift(game, element);
        state.put(game, element, hex, facing);
        cx.tell(|| Event::Faced { element: state.placed(element), facing });
    }
}

/// §PR-130 §PR-131 The flight is over: the move is spent, and there may be contact.
fn close(game: &Demonworld, state: &mut State, troop: TroopId) {
    let points = budget::budget(game, state, troop).points;
    march::spend(state, troop, points, 0);
    set(state, |moving| moving.session = Session::None);
    let down = state.is_present(troop);
    let dives = down && state.troop(troop).air == Air::High;
    if down {
        state.troop_mut(troop).air = Air::Ground;
        if game.card_of(state, troop).kind == CardKind::Unit {
            shape::refresh(game, state, troop);
        }
    }
    if contact::of_unit(game, state, troop).is_empty() {
        return end_of_move::finish(game, state, troop);
    }
    if dives {
        state.troop_mut(troop).deeds.mark(Deeds::DIVED);
    }
    onward::make_contact(state, troop);
}
