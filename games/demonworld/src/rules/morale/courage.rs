//! §DW-158 to §DW-214 §PR-106 §PR-107 Morale tests: the sum and its result.

use arrayvec::ArrayVec;
use kernel::{Cx, Why, rule};

use crate::Demonworld;
use crate::content::{MoraleCell, Role, SpellTarget};
use crate::event::Event;
use crate::formation;
use crate::grid::Place;
use crate::ids::{CardKind, MoraleRow, MoraleTest, Order, Special};
use crate::part::Part;
use crate::rules::ground::gear;
use crate::state::{ElementId, State, TroopId};

static TEST: Why = Why { code: "morale", rule: rule!("DW-159") };

/// What a test has to do with besides the unit itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Against {
    /// §DW-208 Fear of the enemy.
    pub fear: Option<i8>,
    /// §DW-207 Size of the enemy.
    pub size: Option<i8>,
    /// §DW-209 Elements it removed.
    pub slain: i8,
    /// §DW-209 Elements it lost.
    pub lost: i8,
    /// §DW-212 §DW-213 The enemy's order.
    pub order: Option<Order>,
    /// §DW-214 The enemy fights already.
    pub engaged: bool,
    /// §DW-202 The sign chosen for the leader.
    pub leader: i8,
    /// §DW-205 The sign chosen for the commander.
    pub commander: i8,
    /// Added to the value a.
    pub harder: i8,
}

/// One term of a sum.
pub(crate) type Term = (MoraleRow, i8);

/// The elements of one group of a unit.
fn groups(state: &State, unit: TroopId) -> Vec<Vec<ElementId>> {
    let members: Vec<ElementId> = state.members(unit).collect();
    let place = |&element: &ElementId| {
        let one = state.element(element);
        Place::new(one.hex.unwrap_or_default(), one.facing)
    };
    let places: Vec<Place> = members.iter().map(place).collect();
    let groups = formation::groups(&places, state.troop(unit).formation);
    groups.into_iter().map(|group| group.into_iter().map(|at| members[at]).collect()).collect()
}

/// §PR-106 What a group counts by itself: elements, leader, standard, musician, commanders.
fn own_terms(
    game: &Demonworld,
    state: &State,
    group: &[ElementId],
    (test, against): (MoraleTest, &Against),
) -> ArrayVec<Term, 14> {
    let tables = &game.content().tables;
    let count = i8::try_from(group.len()).unwrap_or(i8::MAX);
    let has = |role| group.iter().any(|&element| state.element(element).role == Some(role));
    // §PR-141 A card of its own mind has the point of a leader, with the sign that its owner chose.
    let wilful = |&element: &ElementId| {
        game.card_of(state, state.element(element).troop).has(Special::Wilful)
    };
    let led = has(Role::Leader) || group.iter().any(wilful);
    let stars = |&element: &ElementId| {
        let card = game.card_of(state, state.element(element).troop);
        if card.kind.is_character() { i8::try_from(card.stars).unwrap_or(0) } else { 0 }
    };
    let stars: i8 = group.iter().map(stars).sum();
    let mut terms = ArrayVec::new();
    let mut add = |row, times: i8, sign: i8| {
        let value = match tables.morale(row, test) {
            MoraleCell::Fixed(value) => value * times,
            MoraleCell::Choice(value) => value * times * sign,
            MoraleCell::Stars => times,
            MoraleCell::StarsChoice => times * sign,
            MoraleCell::None | MoraleCell::Difference | MoraleCell::Lost => 0,
        };
        if value != 0 {
            terms.push((row, value));
        }
    };
    add(MoraleRow::Element, count, 1);
    add(MoraleRow::Leader, i8::from(led), against.leader);
    add(MoraleRow::Standard, i8::from(has(Role::Standard)), 1);
    add(MoraleRow::Musician, i8::from(has(Role::Musician)), 1);
    add(MoraleRow::Stars, stars, against.commander);
    terms
}

/// §DW-206 to §DW-214 What the situation adds.
fn other_terms(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (test, against): (MoraleTest, &Against),
    terms: &mut ArrayVec<Term, 14>,
) {
    let tables = &game.content().tables;
    let card = game.card_of(state, unit);
    let one = state.troop(unit);
    let mut add = |row, fixed: bool, difference: Option<i8>| {
        let value = match tables.morale(row, test) {
            MoraleCell::Fixed(value) if fixed => value,
            MoraleCell::Difference => difference.unwrap_or(0),
            MoraleCell::Lost => -against.lost,
            _ => 0,
        };
        if value != 0 {
            terms.push((row, value));
        }
    };
    let fear = fear(game, state, unit);
    add(MoraleRow::Impetuous, one.is_impetuous(), None);
    add(MoraleRow::Size, false, against.size.map(|size| card.size - size));
    add(MoraleRow::Fear, false, against.fear.map(|enemy| fear - enemy));
    add(MoraleRow::Casualties, false, Some(against.slain - against.lost));
    add(MoraleRow::OwnCharge, one.order == Some(Order::Charge), None);
    add(MoraleRow::OwnHold, one.order == Some(Order::Hold), None);
    add(MoraleRow::EnemyMove, against.order == Some(Order::Move), None);
    add(MoraleRow::EnemyHold, against.order == Some(Order::Hold), None);
    add(MoraleRow::EnemyEngaged, against.engaged, None);
}

/// §DW-208 Fear of a troop, items included.
pub(crate) fn fear(game: &Demonworld, state: &State, troop: TroopId) -> i8 {
    let one = |troop| {
        let items = gear::change(game, state, troop);
        game.card_of(state, troop).fear + items.fear
    };
    // §PR-103 Characters that have joined count.
    let guests = state.guests(troop).filter(|&guest| state.is_present(guest));
    guests.map(one).fold(one(troop), i8::max)
}

/// §PR-106 The terms of a test: the best group of the unit, then the situation.
pub(crate) fn terms(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (test, against): (MoraleTest, &Against),
) -> ArrayVec<Term, 14> {
    let sum = |terms: &ArrayVec<Term, 14>| terms.iter().map(|term| i32::from(term.1)).sum::<i32>();
    let groups = groups(state, unit);
    let own = groups.iter().map(|group| own_terms(game, state, group, (test, against)));
    let mut terms = own.max_by_key(sum).unwrap_or_default();
    other_terms(game, state, unit, (test, against), &mut terms);
    terms
}

/// §PR-106 The group that tests for the unit, the lowest among equals.
pub(crate) fn best_group(game: &Demonworld, state: &State, unit: TroopId) -> Vec<ElementId> {
    let against = Against { leader: 1, commander: 1, ..Against::default() };
    let worth = |group: &Vec<ElementId>| {
        let terms = own_terms(game, state, group, (MoraleTest::Rally, &against));
        terms.iter().map(|term| i32::from(term.1)).sum::<i32>()
    };
    let mut best = Vec::new();
    let mut most = i32::MIN;
    for group in groups(state, unit) {
        let sum = worth(&group);
        if sum > most {
            (best, most) = (group, sum);
        }
    }
    best
}

/// The value a of a unit, items and spells included.
pub(crate) fn value_a(game: &Demonworld, state: &State, unit: TroopId) -> Option<i8> {
    let change = gear::change(game, state, unit).morale_a;
    let magic = gear::magic(game, state, unit).morale_a;
    let printed = game.card_of(state, unit).morale_a?;
    Some(printed.saturating_add(change).saturating_add(magic))
}

/// What the value a is made of: the card, what the unit bears, the spells on it.
pub(crate) fn parts_of_a(game: &Demonworld, state: &State, unit: TroopId) -> Option<Vec<Part>> {
    let mut parts =
        vec![Part::new("morale-a", game.card_of(state, unit).morale_a?, rule!("DW-159"))];
    let borne = gear::borne(game, state, unit);
    parts.extend(borne.map(|(item, change)| Part::of_item(game, item, change.morale_a)));
    let lasting = gear::lasting(game, state, unit);
    parts.extend(lasting.map(|(spell, change)| Part::of_spell(game, spell, gear::harder(change))));
    parts.retain(|part| part.value != 0);
    Some(parts)
}

/// The value b of a troop, spells included.
pub(crate) fn value_b(game: &Demonworld, state: &State, unit: TroopId) -> Option<i8> {
    let magic = gear::magic(game, state, unit).morale_b;
    game.card_of(state, unit).morale_b.map(|printed| printed.saturating_add(magic))
}

/// What the value b is made of: the card, the spells on the troop.
pub(crate) fn parts_of_b(game: &Demonworld, state: &State, unit: TroopId) -> Option<Vec<Part>> {
    let mut parts =
        vec![Part::new("morale-b", game.card_of(state, unit).morale_b?, rule!("DW-161"))];
    let lasting = gear::lasting(game, state, unit);
    parts.extend(lasting.map(|(spell, change)| Part::of_spell(game, spell, change.morale_b)));
    parts.retain(|part| part.value != 0);
    Some(parts)
}

/// The parts of the value that a test must reach.
pub(crate) fn needed_parts(game: &Demonworld, state: &State, unit: TroopId) -> Vec<Part> {
    parts_of_a(game, state, unit).unwrap_or_default()
}

/// How a test went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    pub(crate) terms: ArrayVec<Term, 14>,
    pub(crate) die: u8,
    pub(crate) sum: i8,
    pub(crate) needed: i8,
    pub(crate) passed: bool,
}

/// §DW-159 §DW-160 §FR-90 §PR-107 Rolls a test against the value a; nothing for who never tests.
pub(crate) fn roll(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (test, against): (MoraleTest, &Against),
    cx: &mut Cx<'_, Event>,
) -> Option<Verdict> {
    let needed = value_a(game, state, unit)?.saturating_add(against.harder);
    if game.card_of(state, unit).kind != CardKind::Unit {
        return None;
    }
    let terms = terms(game, state, unit, (test, against));
    let die = u8::try_from(cx.die(6, &TEST)).expect("a die");
    let sum = terms
        .iter()
        .fold(i8::try_from(die).expect("a die"), |sum, term| sum.saturating_add(term.1));
    Some(Verdict { terms, die, sum, needed, passed: die == 6 || sum >= needed })
}

/// §PR-114 Whether a spell of this phase asks for a test of the unit itself, losses or none; one that
/// strikes a hex only makes the tests for its losses harder.
pub(crate) fn is_frightened(game: &Demonworld, state: &State, unit: TroopId) -> bool {
    let brief = state.troop(unit).brief;
    let mut under = game.content().spells.iter().enumerate().filter(|(at, _)| brief >> at & 1 == 1);
    under.any(|(_, spell)| {
        spell.change.test_shooting_loss_a != 0 && spell.target == SpellTarget::UnitWithMorale
    })
}
