//! What is borne, and for whom it counts.

use demonworld::content::Role;
use demonworld::explain;
use demonworld::state::TroopId;

use crate::table::{ALICE, NORTH, Table};

fn fear(table: &Table, troop: TroopId) -> i8 {
    explain::fear(&table.0.game, table.state(), troop)
}

/// Gives a troop an item.
fn give(table: &mut Table, troop: TroopId, item: &str) {
    let item = table.0.game.content().find_item(item).expect("an item");
    table.0.set(|state| state.troop_mut(troop).items = 1 << item.0);
}

/// §DW-208 §PR-103 The fear of a character counts for the unit that he has joined.
#[test]
fn fear_of_a_joined_character() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &[(10, 8), (11, 8)]);
    let hero = table.troop(ALICE, "E07", NORTH, &[(12, 8)]);
    let alone = fear(&table, unit);
    give(&mut table, hero, "sword-of-dread");
    assert_eq!(fear(&table, unit), alone);
    let dread = fear(&table, hero);
    assert!(dread > alone, "{dread}");
    table.join(hero, unit);
    assert_eq!(fear(&table, unit), dread);
    let element = table.nth(hero, 0);
    table.0.set(|state| {
        state.element_mut(element).hp = 0;
        state.element_mut(element).hex = None;
        state.board.iter_mut().for_each(|hex| {
            if *hex == element.0 + 1 {
                *hex = 0;
            }
        });
    });
    assert_eq!(fear(&table, unit), alone, "a dead one frightens nobody");
}

/// §FR-167 What the leader of a unit bears counts as long as he stands.
#[test]
fn the_leader_bears_the_sword() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &[(10, 8), (11, 8)]);
    let alone = fear(&table, unit);
    give(&mut table, unit, "sword-of-dread");
    for element in [table.nth(unit, 0), table.nth(unit, 1)] {
        table.0.set(|state| state.element_mut(element).role = None);
    }
    assert_eq!(fear(&table, unit), alone, "nobody bears it");
    let leader = table.nth(unit, 0);
    table.role(leader, Role::Leader);
    assert_eq!(fear(&table, unit), alone + 2);
}
