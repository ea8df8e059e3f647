//! What items and lasting spells change about a troop.

use super::leaders;
use crate::Demonworld;
use crate::content::{Carrier, Item, ItemChange, Need, Role, SpellChange};
use crate::ids::{CardKind, ItemId, SpellId};
use crate::part::Part;
use crate::state::{State, TroopId};

/// The sum of what the items of a troop change while their bearers stand.
pub(crate) fn change(game: &Demonworld, state: &State, troop: TroopId) -> ItemChange {
    let mut sum = ItemChange::default();
    for (_, one) in borne(game, state, troop) {
        sum.melee_power_unit += one.melee_power_unit;
        sum.fear += one.fear;
        sum.melee_power_set = sum.melee_power_set.max(one.melee_power_set);
        sum.morale_a += one.morale_a;
        sum.spell_points_extra += one.spell_points_extra;
        sum.shot_range = sum.shot_range.max(one.shot_range);
        sum.shot_power = sum.shot_power.max(one.shot_power);
        sum.heal_once += one.heal_once;
        sum.mp += one.mp;
        sum.own_shooting += one.own_shooting;
        sum.incoming_melee += one.incoming_melee;
        sum.stored_spell_max_level = sum.stored_spell_max_level.max(one.stored_spell_max_level);
    }
    sum
}

/// The items of a troop whose bearers stand, each with what it changes.
pub(crate) fn borne<'a>(
    game: &'a Demonworld,
    state: &'a State,
    troop: TroopId,
) -> impl Iterator<Item = (ItemId, ItemChange)> + use<'a> {
    let items = state.troop(troop).items;
    set(items.into()).filter_map(move |index| {
        let item = game.content().items.get(usize::from(index))?;
        is_borne(game, state, troop, item).then_some((ItemId(index), item.change))
    })
}

/// §FR-167 Whether the bearer of an item stands: what the leader, the standard bearer or the musician
/// of a unit bears falls with him.
fn is_borne(game: &Demonworld, state: &State, troop: TroopId, item: &Item) -> bool {
    bearers(game, state, troop, item).all(|role| leaders::has_role(state, troop, role))
}

/// §FR-167 The special figures of a unit that bear an item; none if the card as a whole does.
fn bearers<'a>(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    item: &'a Item,
) -> impl Iterator<Item = Role> + use<'a> {
    let led = game.card_of(state, troop).kind == CardKind::Unit
        && item.carriers.contains(&Carrier::UnitLeader);
    let needed = item.needs.iter().map(|need| match need {
        Need::Standard => Role::Standard,
        Need::Musician => Role::Musician,
    });
    needed.chain(led.then_some(Role::Leader))
}

/// §PR-137 What the items of a troop cost whose bearers are gone.
pub(crate) fn lost(game: &Demonworld, state: &State, troop: TroopId) -> u16 {
    let items = state.troop(troop).items;
    let fallen = |role: Role| {
        let mut all = state.troop(troop).all().map(|id| state.element(id));
        all.any(|one| one.role == Some(role) && !one.is_alive())
    };
    let gone = state.troop(troop).all().all(|id| !state.element(id).is_alive());
    let borne = game.content().items.iter().enumerate();
    let borne = borne.filter(|(index, _)| items >> index & 1 == 1).map(|(_, item)| item);
    borne
        .filter(|item| gone || bearers(game, state, troop, item).any(fallen))
        .map(|item| item.points)
        .sum()
}

/// §PR-114 The sum of what spells change about a troop now.
pub(crate) fn magic(game: &Demonworld, state: &State, troop: TroopId) -> SpellChange {
    let mut sum = SpellChange::default();
    for (_, one) in lasting(game, state, troop) {
        sum.armour_ranged += one.armour_ranged;
        sum.armour_melee += one.armour_melee;
        sum.manoeuvres += one.manoeuvres;
        sum.melee_power += one.melee_power;
        sum.mp += one.mp;
        sum.incoming_ranged += one.incoming_ranged;
        sum.morale_a += harder(one);
        sum.morale_b += one.morale_b;
        sum.ranged_skill += one.ranged_skill;
        sum.no_advance |= one.no_advance;
        sum.counts_as_wood |= one.counts_as_wood;
    }
    sum
}

/// §PR-114 What spells on a troop change about arrows and missiles of any kind at it, spell by spell.
pub(crate) fn shields(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
) -> impl Iterator<Item = Part> {
    lasting(game, state, troop)
        .filter(|(_, change)| change.incoming_ranged != 0)
        .map(move |(spell, change)| Part::of_spell(game, spell, change.incoming_ranged))
}

/// §PR-114 What a spell adds to the value a. Spells that ask for a harder test are in force for that
/// test only.
pub(crate) fn harder(change: SpellChange) -> i8 {
    change.morale_a + change.test_shooting_loss_a
}

/// The spells that a troop is under now, each with what it changes.
pub(crate) fn lasting<'a>(
    game: &'a Demonworld,
    state: &State,
    troop: TroopId,
) -> impl Iterator<Item = (SpellId, SpellChange)> + use<'a> {
    let spells = state.troop(troop).spells | state.troop(troop).brief;
    set(spells).filter_map(move |index| {
        let spell = game.content().spells.get(usize::from(index))?;
        Some((SpellId(index), spell.change))
    })
}

/// The bits that are set, ascending.
fn set(bits: u32) -> impl Iterator<Item = u8> {
    let end = u8::try_from(u32::BITS - bits.leading_zeros()).expect("few bits");
    (0..end).filter(move |index| bits >> index & 1 == 1)
}

/// The magic level of a card; 0 for all but wizards.
pub(crate) fn level(game: &Demonworld, state: &State, wizard: TroopId) -> u8 {
    game.card_of(state, wizard).magic_level
}
