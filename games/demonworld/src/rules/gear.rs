//! What items and lasting spells change about a troop.

use crate::Demonworld;
use crate::content::{Carrier, ItemChange, Need, Role, SpellChange};
use crate::ids::CardKind;
use crate::state::{State, TroopId};

/// The sum of what the items of a troop change while their bearers stand.
pub(crate) fn change(game: &Demonworld, state: &State, troop: TroopId) -> ItemChange {
    let items = state.troop(troop).items;
    let mut sum = ItemChange::default();
    if items == 0 {
        return sum;
    }
    for (index, item) in game.content().items.iter().enumerate() {
        let led = game.card_of(state, troop).kind == CardKind::Unit
            && item.carriers.contains(&Carrier::UnitLeader);
        // §FR-167 What the leader of a unit bears falls with him.
        let borne = items >> index & 1 == 1
            && is_borne(state, troop, &item.needs)
            && (!led || super::orders::has_role(state, troop, Role::Leader));
        if borne {
            let one = item.change;
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
    }
    sum
}

/// Whether those stand whom an item needs.
fn is_borne(state: &State, troop: TroopId, needs: &[Need]) -> bool {
    needs.iter().all(|need| {
        let role = match need {
            Need::Standard => Role::Standard,
            Need::Musician => Role::Musician,
        };
        super::orders::has_role(state, troop, role)
    })
}

/// §PR-114 The sum of what spells change about a troop now.
pub(crate) fn magic(game: &Demonworld, state: &State, troop: TroopId) -> SpellChange {
    let spells = state.troop(troop).spells | state.troop(troop).brief;
    let mut sum = SpellChange::default();
    if spells == 0 {
        return sum;
    }
    for (index, spell) in game.content().spells.iter().enumerate() {
        if spells >> index & 1 == 1 {
            let one = spell.change;
            sum.armour_ranged += one.armour_ranged;
            sum.armour_melee += one.armour_melee;
            sum.manoeuvres += one.manoeuvres;
            sum.melee_power += one.melee_power;
            sum.mp += one.mp;
            sum.incoming_ranged += one.incoming_ranged;
            // §PR-114 Spells that ask for a harder test are in force for that test only.
            sum.morale_a += one.morale_a + one.test_shooting_loss_a;
            sum.morale_b += one.morale_b;
            sum.ranged_skill += one.ranged_skill;
            sum.no_advance |= one.no_advance;
            sum.counts_as_wood |= one.counts_as_wood;
        }
    }
    sum
}
