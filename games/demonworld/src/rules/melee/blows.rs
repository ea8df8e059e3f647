//! §DW-51 to §DW-85 §PR-92 to §PR-101 A blow: who may strike whom, initiative, the number needed.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::Demonworld;
use crate::content::{Addend, ItemChange, MeleeTerm, Role};
use crate::formation::{self, Shape};
use crate::grid::{Hex, Place, Side};
use crate::ids::{Arm, CardKind, Order};
use crate::large;
use crate::rules::ground::{air, armour, arms, contact, gear, reach, shape, terrain};
use crate::state::{Deeds, ElementId, State};

/// One term of a sum.
pub(crate) type Term = (Addend<MeleeTerm>, i8);

/// Everything that adds to a blow: the rows of its table, and all spells and items of both sides.
pub(crate) type Terms = ArrayVec<Term, 160>;

/// §PR-91 Whether a striker fights anybody for the first time.
pub(crate) fn is_first_round(game: &Demonworld, state: &State, element: ElementId) -> bool {
    let old = state.troop(state.unit_of(element)).foes;
    let mut first = false;
    contact::foes(game, state, element, &mut |foe| {
        first |= !old.contains(state.unit_of(foe)) && reach::takes_part(state, foe);
    });
    first
}

/// §PR-92 Whether a lance can be used: first round, and a marker was revealed this turn.
fn has_lance(game: &Demonworld, state: &State, element: ElementId) -> bool {
    let marked = state.troop(state.unit_of(element)).order.is_some();
    marked && is_first_round(game, state, element)
}

/// The weapon with which a standard element strikes now: its place on the card.
pub(crate) fn weapon(game: &Demonworld, state: &State, element: ElementId) -> u8 {
    arms::strongest(game, state, element, has_lance(game, state, element))
}

/// §PR-93 Enemies that a standard element may strike: in contact, in a front hex.
pub(crate) fn targets(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    found: &mut dyn FnMut(ElementId),
) {
    let one = state.element(element);
    let Some(hex) = one.hex else {
        return;
    };
    let place = Place::new(hex, one.facing);
    let mut seen: ArrayVec<ElementId, 8> = ArrayVec::new();
    contact::foes(game, state, element, &mut |foe| {
        let before = contact::hexes(game, state, foe).any(|there| place.faces(there));
        if before && reach::takes_part(state, foe) && !seen.contains(&foe) {
            seen.push(foe);
        }
    });
    seen.sort_unstable();
    seen.into_iter().for_each(found);
}

/// §PR-93 Whether an element could strike this enemy.
pub(crate) fn can_strike(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    target: ElementId,
) -> bool {
    let mut can = false;
    targets(game, state, element, &mut |foe| can |= foe == target);
    can
}

/// Current initiative of an element with the weapon it would use now.
pub(crate) fn current(game: &Demonworld, state: &State, element: ElementId) -> i8 {
    let first = is_first_round(game, state, element);
    arms::initiative(game, state, element, weapon(game, state, element), first)
}

/// The pairs of adjacent hexes over which a blow may fall.
fn pairs(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    target: ElementId,
) -> Vec<(Hex, Hex)> {
    let standard = state.element(striker);
    let own: Vec<Hex> = contact::hexes(game, state, striker).collect();
    let theirs: Vec<Hex> = contact::hexes(game, state, target).collect();
    own.iter()
        .flat_map(|&from| theirs.iter().map(move |&to| (from, to)))
        .filter(|(from, to)| from.distance(*to) == 1)
        .filter(|&(from, to)| own.len() > 1 || Place::new(from, standard.facing).faces(to))
        .collect()
}

/// How many levels the striker of a pair stands above his target.
fn above(game: &Demonworld, (from, to): (Hex, Hex)) -> i8 {
    let level =
        |hex: Hex| game.map().cell(hex).and_then(|cell| i8::try_from(cell.level).ok()).unwrap_or(0);
    level(from) - level(to)
}

/// §PR-96 The pair of adjacent hexes over which a blow falls. The owner of the striker chooses: over
/// no edge rather than over one, and rather over a hedge than over a wall, which forbids support.
pub(crate) fn reach(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    target: ElementId,
) -> Option<(Hex, Hex)> {
    pairs(game, state, striker, target).into_iter().max_by_key(|&(from, to)| {
        let edge = terrain::edge(game, state, from, to).map(|kind| game.content().edge(kind));
        let (price, walled) = edge.map_or((0, false), |edge| (edge.melee, edge.blocks_support));
        (price, !walled, -above(game, (from, to)))
    })
}

/// §PR-27 §PR-37 §PR-54 The side from which a blow falls on a target.
pub(crate) fn side(
    game: &Demonworld,
    state: &State,
    target: ElementId,
    (from, to): (Hex, Hex),
) -> Side {
    let one = state.element(target);
    let card = game.card_of(state, one.troop);
    if card.gun.is_some() {
        return Side::Front;
    }
    if card.kind.is_large() {
        let anchor = one.hex.unwrap_or(to);
        return large::side(card.base, Place::new(anchor, one.facing), from);
    }
    // §DW-263 §PR-37 A square has neither flank nor rear.
    if state.troop(state.unit_of(target)).formation == Shape::Square {
        return Side::Front;
    }
    to.direction_to(from).map_or(Side::Front, |direction| one.facing.side(direction))
}

/// §PR-33 What the point of a wedge gains for the others: what they were when the melee was announced,
/// and before that what they are.
fn lead(state: &State, striker: ElementId) -> i8 {
    let announced = state.blows.iter().find(|blow| blow.striker == striker);
    announced.map_or_else(|| others_of_wedge(state, striker), |blow| blow.lead)
}

/// §DW-266 §PR-11 The others of a wedge, for its point; nobody for anybody else.
pub(crate) fn others_of_wedge(state: &State, striker: ElementId) -> i8 {
    let unit = state.unit_of(striker);
    if state.troop(unit).formation != Shape::Wedge {
        return 0;
    }
    let places = shape::places(state, unit);
    let point = formation::point(&places).map(|at| places[at].hex);
    let leads = formation::is_wedge(&places) && point == state.element(striker).hex;
    if leads { i8::try_from(places.len() - 1).unwrap_or(i8::MAX) } else { 0 }
}

/// The size for which items name a power.
const MAN: i8 = 2;
/// The greatest size that adds to a power.
const TALLEST: i8 = 4;

/// §FR-167 Power of the weapon that a bearer of this size has instead of his own: with the same
/// battle factor the tall strike harder, as every power on a card does.
fn magic_weapon(items: ItemChange, size: i8) -> i8 {
    match items.melee_power_set {
        0 => 0,
        power => power + size.min(TALLEST) - MAN,
    }
}

/// §DW-58 Power of a blow: the weapon, and what items and spells make of it.
fn add_power(
    game: &Demonworld,
    state: &State,
    (striker, weapon): (ElementId, u8),
    target: ElementId,
    add: &mut dyn FnMut(Addend<MeleeTerm>, i8),
) {
    let one = state.element(striker);
    let card = game.card_of(state, one.troop);
    let Some(arms) = card.melee.get(usize::from(weapon & arms::WEAPON)) else {
        return;
    };
    let foe = game.card_of(state, state.element(target).troop);
    let rider = foe.arm == Arm::Cavalry
        || matches!(foe.kind, CardKind::Giant | CardKind::Dragon | CardKind::Chariot);
    let against = if rider { game.content().weapon(arms.weapon).against_riders } else { 0 };
    add(MeleeTerm::Weapon.into(), arms.power + against);
    if one.role == Some(Role::Leader) || card.kind.is_character() {
        // Of several such weapons the strongest is drawn.
        let drawn = |(item, change)| (magic_weapon(change, card.size), Reverse(item));
        let best = gear::borne(game, state, one.troop).map(drawn).max();
        if let Some((power, Reverse(item))) = best.filter(|(power, _)| *power > arms.power) {
            add(Addend::Item(item), power - arms.power);
        }
    }
    for (item, change) in gear::borne(game, state, state.unit_of(striker)) {
        add(Addend::Item(item), change.melee_power_unit);
    }
    for (spell, change) in gear::lasting(game, state, one.troop) {
        add(Addend::Spell(spell), change.melee_power);
    }
}

/// §FR-167 §PR-114 What items and spells of the target change about a blow at it.
fn add_defence(
    game: &Demonworld,
    state: &State,
    target: ElementId,
    add: &mut dyn FnMut(Addend<MeleeTerm>, i8),
) {
    let troop = state.element(target).troop;
    for (item, change) in gear::borne(game, state, troop) {
        add(Addend::Item(item), change.incoming_melee);
    }
    for (spell, change) in gear::lasting(game, state, troop) {
        add(Addend::Spell(spell), -change.armour_melee);
    }
}

/// §DW-66 §PR-99 The charge bonus.
fn charge(game: &Demonworld, state: &State, striker: ElementId, first: bool) -> i8 {
    let unit = state.troop(state.unit_of(striker));
    let card = game.card_of(state, state.element(striker).troop);
    let charging = unit.order == Some(Order::Charge);
    if first && charging && card.arm == Arm::Cavalry { card.charge_bonus } else { 0 }
}

/// §DW-58 to §DW-82 Everything that adds to the number that a blow needs.
pub(crate) fn terms(
    game: &Demonworld,
    state: &State,
    (striker, weapon): (ElementId, u8),
    target: ElementId,
    support: u8,
) -> Terms {
    let tables = &game.content().tables;
    let (one, foe) = (state.element(striker), state.element(target));
    let (card, other) = (game.card_of(state, one.troop), game.card_of(state, foe.troop));
    let first = is_first_round(game, state, striker);
    let mut terms = Terms::new();
    let mut put = |term: Addend<MeleeTerm>, value: i8| {
        if value != 0 {
            terms.push((term, value));
        }
    };
    add_power(game, state, (striker, weapon), target, &mut put);
    let mut add = |term: MeleeTerm, value: i8| put(term.into(), value);
    let others = lead(state, striker);
    add(MeleeTerm::Wedge, others.saturating_mul(tables.melee(MeleeTerm::Wedge)));
    match one.role {
        Some(Role::Leader) => add(MeleeTerm::Leader, tables.melee(MeleeTerm::Leader)),
        Some(Role::Standard) => add(MeleeTerm::Standard, tables.melee(MeleeTerm::Standard)),
        _ => {}
    }
    let Some((from, to)) = reach(game, state, striker, target) else {
        return terms;
    };
    add_defence(game, state, target, &mut put);
    let mut add = |term: MeleeTerm, value: i8| put(term.into(), value);
    // §PR-101 In the air there is no ground, no flank, no rear.
    let air = air::is_air_fight(game, state, striker, target);
    let side = if air { Side::Front } else { side(game, state, target, (from, to)) };
    if air {
        add(MeleeTerm::AirSize, tables.melee(MeleeTerm::AirSize) * card.size);
        add(MeleeTerm::AirArmour, tables.melee(MeleeTerm::AirArmour) * other.size);
    }
    add(MeleeTerm::Armour, -armour::against_blows(other, foe, (from, to)));
    add(MeleeTerm::Skill, card.skill.melee);
    if side != Side::Rear {
        add(MeleeTerm::TargetSkill, -other.skill.melee);
    }
    add(MeleeTerm::Charge, charge(game, state, striker, first));
    if first && state.troop(one.troop).deeds.has(Deeds::DIVED) {
        add(MeleeTerm::Dive, tables.melee(MeleeTerm::Dive));
    }
    if side == Side::Front {
        add(MeleeTerm::Pikes, pikes(game, state, target));
    }
    loose(game, state, (striker, target), &mut add);
    if !air {
        add_side(game, (card.kind, other.kind), side, &mut add);
        // §PR-96 Of several levels the worst for the striker counts.
        let levels = pairs(game, state, striker, target).into_iter().map(|pair| above(game, pair));
        add_ground(game, state, ((from, to), levels.min().unwrap_or(0)), &mut add);
    }
    let supporters = i8::try_from(support).unwrap_or(0);
    add(MeleeTerm::Support, supporters * tables.melee(MeleeTerm::Support));
    terms
}

/// §DW-68 What attackers from the front suffer from pikes.
fn pikes(game: &Demonworld, state: &State, target: ElementId) -> i8 {
    let card = game.card_of(state, state.element(target).troop);
    let weapon = card.melee.get(usize::from(weapon(game, state, target)));
    weapon.map_or(0, |arms| game.content().weapon(arms.weapon).against_front)
}

/// §DW-69 §DW-70 Skirmish formation on either side.
fn loose(
    game: &Demonworld,
    state: &State,
    (striker, target): (ElementId, ElementId),
    add: &mut dyn FnMut(MeleeTerm, i8),
) {
    let tables = &game.content().tables;
    let skirmish = |element| state.troop(state.unit_of(element)).formation == Shape::Skirmish;
    if skirmish(target) {
        add(MeleeTerm::TargetSkirmish, tables.melee(MeleeTerm::TargetSkirmish));
    }
    if skirmish(striker) {
        add(MeleeTerm::OwnSkirmish, tables.melee(MeleeTerm::OwnSkirmish));
    }
}

/// §DW-71 §DW-72 §DW-73 §DW-74 §DW-75 Flank and rear, except for whom they do not count.
fn add_side(
    game: &Demonworld,
    (own, other): (CardKind, CardKind),
    side: Side,
    add: &mut dyn FnMut(MeleeTerm, i8),
) {
    let barred = own.is_monster() || (own == CardKind::Chariot && other.is_monster());
    let tables = &game.content().tables;
    match side {
        Side::Flank if !barred => add(MeleeTerm::Flank, tables.melee(MeleeTerm::Flank)),
        Side::Rear if !barred => add(MeleeTerm::Rear, tables.melee(MeleeTerm::Rear)),
        _ => {}
    }
}

/// §DW-76 §DW-77 §DW-78 §DW-82 Hedges, levels and water.
fn add_ground(
    game: &Demonworld,
    state: &State,
    ((from, to), above): ((Hex, Hex), i8),
    add: &mut dyn FnMut(MeleeTerm, i8),
) {
    let tables = &game.content().tables;
    if let Some(kind) = terrain::edge(game, state, from, to) {
        add(MeleeTerm::Edge, game.content().edge(kind).melee);
    }
    let (Some(here), Some(there)) = (game.map().cell(from), game.map().cell(to)) else {
        return;
    };
    if above > 0 {
        add(MeleeTerm::Higher, above * tables.melee(MeleeTerm::Higher));
    } else {
        add(MeleeTerm::Lower, -above * tables.melee(MeleeTerm::Lower));
    }
    let wet = i8::from(here.depth > 0) + i8::from(there.depth > 0);
    add(MeleeTerm::Water, wet * tables.melee(MeleeTerm::Water));
}

/// §PR-95 Whether an element supports the blow of another at a target.
pub(crate) fn supports(
    game: &Demonworld,
    state: &State,
    (helper, striker): (ElementId, ElementId),
    target: ElementId,
) -> bool {
    let wet = |element| {
        contact::hexes(game, state, element)
            .any(|hex| game.map().cell(hex).is_some_and(|cell| cell.depth > 0))
    };
    let walled = |element| {
        reach(game, state, element, target).is_some_and(|(from, to)| {
            terrain::edge(game, state, from, to)
                .is_some_and(|kind| game.content().edge(kind).blocks_support)
        })
    };
    let unit = state.unit_of(striker) == state.unit_of(helper);
    unit && helper != striker
        && !air::is_air_fight(game, state, striker, target)
        && state.element(helper).is_alive()
        && can_strike(game, state, helper, target)
        && ![helper, striker, target].into_iter().any(wet)
        && !walled(helper)
        && !walled(striker)
}

/// The number that a blow needs.
pub(crate) fn needed(terms: &Terms) -> i8 {
    terms.iter().fold(0i8, |sum, term| sum.saturating_add(term.1))
}
