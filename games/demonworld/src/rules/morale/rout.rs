//! §PR-108 §PR-109 Routs: the way to the edge, who is caught, who leaves the field.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::{losses, recovery};
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Facing, Hex, column_row};
use crate::ids::{CardKind, Order, Phase};
use crate::illegal::Illegal;
use crate::rules::ground::routes::{Ways, last_facing, rows_left, seen_from, way_out};
use crate::rules::ground::{contact, shape, terrain};
use crate::rules::refusals;
use crate::state::{Deeds, ElementId, Mood, State, TroopId, Troops};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-81 Units that failed run, seat 0 first.
pub(crate) fn all(_: step::Routs, Play { game, state, cx }: Play<'_, '_>) {
    for unit in state.fleeing.iter() {
        begin(game, state, unit, cx);
    }
    state.fleeing = Troops::NONE;
    set_free(game, state, cx);
}

/// §PR-61 Opponents of those who are gone are free; a melee at hand sets its own free at its end.
fn set_free(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    if state.phase != Phase::Melee {
        release(game, state, cx);
    }
}

/// A unit breaks and runs for the first time.
fn begin(game: &Demonworld, state: &mut State, unit: TroopId, cx: &mut Cx<'_, Event>) {
    let guests: Vec<TroopId> = state.guests(unit).collect();
    run(game, state, unit, cx);
    let one = state.troop_mut(unit);
    one.mood = Mood::Routing;
    one.order = None;
    one.prey = None;
    one.since = 0;
    one.strays = 0;
    one.deeds.mark(Deeds::MOVED);
    // §PR-109 A joined character runs along once and stands alone from then on.
    for guest in guests.into_iter().rev() {
        recovery::part(state, guest, unit);
        losses::inherit(state, guest, unit);
        let one = state.troop_mut(guest);
        one.host = None;
        one.since = 0;
        one.deeds.mark(Deeds::MOVED);
        for element in state.standing(guest).collect::<Vec<_>>() {
            state.agenda.first([Step::RunAlong { element }]);
        }
    }
    shape::refresh(game, state, unit);
}

/// §DW-19 Units that routed before this turn run on.
pub(crate) fn run_on(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for unit in state.ids() {
        // Who broke this turn has run already.
        let older = !state.troop(unit).deeds.has(Deeds::MOVED);
        if older && state.troop(unit).is_routing() && state.is_present(unit) {
            run(game, state, unit, cx);
            shape::refresh(game, state, unit);
        }
    }
}

/// §PR-108 All elements of a unit run, the nearest to the edge first.
fn run(game: &Demonworld, state: &mut State, unit: TroopId, cx: &mut Cx<'_, Event>) {
    let seat = state.troop(unit).seat;
    let mut order: Vec<(i16, i16, ElementId)> = state
        .standing(unit)
        .filter_map(|element| {
            let hex = state.element(element).hex?;
            Some((rows_left(game, state, seat, hex), column_row(hex).0, element))
        })
        .collect();
    order.sort_unstable();
    for (_, _, element) in order {
        flee(game, state, element, cx);
    }
    // §PR-109 Whoever is still in contact with somebody who does not run himself is cut down.
    let is_caught = |&element: &ElementId| {
        let mut caught = false;
        contact::foes(game, state, element, &mut |foe| {
            caught |= !state.troop(state.unit_of(foe)).is_routing();
        });
        caught
    };
    let caught: Vec<ElementId> = state.standing(unit).filter(is_caught).collect();
    for element in caught {
        cx.tell(|| Event::CutDown { element: state.placed(element) });
        losses::remove(game, state, element);
    }
}

/// §PR-108 Where an element runs to, and where it looks then; nothing if it stays.
fn refuge(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    points: u16,
) -> Option<(Hex, Facing)> {
    let seat = state.seat_of(element);
    let one = state.element(element);
    let start = one.hex?;
    let walker = terrain::walker(game, state, element);
    let alone = |hex: Hex| !contact::would_touch(game, state, (seat, walker), hex);
    let way = way_out(game, state, element);
    if let Some(at) = way.iter().rposition(|&(hex, cost)| cost <= points && alone(hex)) {
        let before = at.checked_sub(1).map_or(start, |before| way[before].0);
        let step = before.direction_to(way[at].0);
        return Some((way[at].0, step.map_or(one.facing, |direction| Facing(direction.0))));
    }
    // No hex of the walk will do: the free one nearest to the edge.
    let map = game.map();
    let ways = Ways::of(game, state, element, points);
    let within = (0..map.len()).filter(|&index| ways.cost[index] <= points);
    let goal = within.filter(|&index| alone(map.hex(index))).min_by_key(|&index| {
        let hex = map.hex(index);
        (rows_left(game, state, seat, hex), ways.cost[index], column_row(hex).0)
    })?;
    let goal = Some(map.hex(goal)).filter(|&goal| goal != start)?;
    Some((goal, last_facing(game, &ways, goal, one.facing)))
}

/// Movement points of a runner.
fn points(game: &Demonworld, state: &State, element: ElementId) -> u16 {
    game.card_of(state, state.element(element).troop).points_of(Order::Move).into()
}

/// An element runs to a hex and looks there.
fn run_to(
    game: &Demonworld,
    state: &mut State,
    element: ElementId,
    (hex, facing): (Hex, Facing),
    cx: &mut Cx<'_, Event>,
) {
    let from = state.element(element).hex;
    state.lift(game, element);
    state.put(game, element, hex, facing);
    cx.tell(|| Event::Fled { element: element.at(from), hex: Spot::of(hex).into() });
}

/// §PR-108 One element runs towards its edge, and off the field when it gets there.
fn flee(game: &Demonworld, state: &mut State, element: ElementId, cx: &mut Cx<'_, Event>) {
    let seat = state.seat_of(element);
    let at_edge = |state: &State| {
        let hex = state.element(element).hex;
        hex.is_some_and(|hex| rows_left(game, state, seat, hex) == 0)
    };
    if !at_edge(state)
        && let Some(goal) = refuge(game, state, element, points(game, state, element))
    {
        run_to(game, state, element, goal, cx);
    }
    if at_edge(state) {
        cx.tell(|| Event::LeftField { element: state.placed(element) });
        losses::remove(game, state, element);
    }
}

/// §PR-109 Where a character who had joined may stop: where he is, or on his way to the edge.
fn halts(game: &Demonworld, state: &State, element: ElementId) -> Vec<(Hex, Facing)> {
    let one = state.element(element);
    let Some(start) = one.hex else {
        return Vec::new();
    };
    let who = (state.seat_of(element), terrain::walker(game, state, element));
    let points = points(game, state, element);
    let mut list = vec![(start, one.facing)];
    let mut before = start;
    for (hex, cost) in way_out(game, state, element) {
        let towards = before.direction_to(hex).map_or(one.facing, |way| Facing(way.0));
        if cost <= points && !contact::would_touch(game, state, who, hex) {
            list.push((hex, towards));
        }
        before = hex;
    }
    if list.len() == 1 {
        list.extend(refuge(game, state, element, points));
    }
    list
}

/// §PR-109 How far a character runs along.
impl Ask<Demonworld> for step::RunAlong {
    const TOPICS: &'static [Topic] = topics!["run-along" => "PR-109"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.seat_of(self.element))
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let element = self.element;
        let halts = halts(game, state, element).into_iter();
        let mut spots: Vec<Spot> = halts.map(|(hex, _)| Spot::of(hex)).collect();
        spots.sort_unstable();
        for hex in spots {
            found(Action::Walk { element, hex });
        }
    }

    /// §PR-109 A character runs along and stops, at the edge at the latest.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Action::Walk { element, hex: spot } = *action else {
            return;
        };
        let goal = halts(game, state, element).into_iter().find(|(hex, _)| *hex == spot.hex());
        if let Some(goal) = goal.filter(|(hex, _)| state.element(element).hex != Some(*hex)) {
            run_to(game, state, element, goal, cx);
            recovery::stir(game, state, element);
        }
        set_free(game, state, cx);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §PR-110 A stray walks as far towards its group as its points carry it.
pub(crate) fn rejoin(
    game: &Demonworld,
    state: &mut State,
    (element, group): (ElementId, &[Hex]),
    cx: &mut Cx<'_, Event>,
) {
    let map = game.map();
    let points =
        u16::from(game.card_of(state, state.element(element).troop).points_of(Order::Move));
    let seat = state.seat_of(element);
    let who = (seat, terrain::walker(game, state, element));
    let ways = Ways::of(game, state, element, u16::MAX);
    let beside = |hex: Hex| group.iter().any(|other| other.distance(hex) == 1);
    let goal = (0..map.len())
        .filter(|&index| ways.cost[index] < u16::MAX && beside(map.hex(index)))
        .min_by_key(|&index| (ways.cost[index], seen_from(game, state, seat, map.hex(index))));
    let path = goal.map_or(Vec::new(), |goal| ways.path(game, goal));
    let within = |hex: &Hex| {
        let cost = map.index(*hex).map_or(u16::MAX, |index| ways.cost[index]);
        cost <= points && !contact::would_touch(game, state, who, *hex)
    };
    let Some(to) = path.into_iter().rfind(within) else {
        return;
    };
    let facing = last_facing(game, &ways, to, state.element(element).facing);
    let from = state.element(element).hex;
    state.lift(game, element);
    state.put(game, element, to, facing);
    cx.tell(|| Event::Stepped { element: element.at(from), hex: Spot::of(to).into() });
}

/// §PR-109 Routers in contact with members of a unit are cut down; who runs himself cuts down
/// nobody.
pub(crate) fn cut_down(
    game: &Demonworld,
    state: &mut State,
    unit: TroopId,
    cx: &mut Cx<'_, Event>,
) {
    if state.troop(unit).is_routing() {
        return;
    }
    let mut caught: Vec<ElementId> = Vec::new();
    for element in state.members(unit) {
        contact::foes(game, state, element, &mut |foe| {
            let routing = state.troop(state.element(foe).troop).is_routing();
            if routing && !caught.contains(&foe) {
                caught.push(foe);
            }
        });
    }
    for element in caught {
        cx.tell(|| Event::CutDown { element: state.placed(element) });
        let routers = state.element(element).troop;
        losses::remove(game, state, element);
        if game.card_of(state, routers).kind == CardKind::Unit {
            shape::refresh(game, state, routers);
        }
    }
}

/// §PR-61 Whoever has lost his last opponent before the melee phase is free at once.
pub(crate) fn release(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for troop in state.ids() {
        let alone = contact::of_unit(game, state, troop).is_empty();
        if alone && state.troop(troop).is_engaged() {
            state.troop_mut(troop).since = 0;
            cx.tell(|| Event::MeleeOver { troop });
        }
    }
}
