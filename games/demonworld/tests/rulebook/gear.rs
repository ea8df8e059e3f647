//! What is borne, and for whom it counts.

use demonworld::content::Role;
use demonworld::ids::{MoraleTest, Order};
use demonworld::state::TroopId;
use demonworld::{Demonworld, Step, explain};
use kernel::{Game, Telling, Viewer};
use wording::Wording;

use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

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

/// Puts a troop under a spell.
fn enchant(table: &mut Table, troop: TroopId, spell: &str) {
    let spell = table.0.game.content().find_spell(spell).expect("a spell");
    table.0.set(|state| state.troop_mut(troop).spells |= 1 << spell.0);
}

/// The parts of the only number that Alice is shown, written as the log has them.
fn parts(table: &Table) -> Vec<String> {
    let view = table.0.game.view(table.state(), Viewer::Seat(ALICE));
    let sum = &view.sums[0];
    let parts = sum.parts.iter();
    assert_eq!(sum.needed, parts.clone().map(|part| part.value).sum::<i8>());
    parts.map(|part| format!("{} {:+} §{}", part.term, part.value, part.rule)).collect()
}

/// §DW-86 §PR-114 What spells change about a shot stands under their own names.
#[test]
fn spells_in_a_shot() {
    let mut table = Table::open();
    let archers = table.troop(ALICE, "L01", NORTH, &[(10, 10)]);
    let foe = table.troop(BASIL, "O03", SOUTH, &[(10, 7)]);
    table.order(archers, Order::Hold);
    for spell in ["magic-shield", "stone-skin", "veil-of-leaves"] {
        enchant(&mut table, foe, spell);
    }
    enchant(&mut table, archers, "hawk-eye");
    table.due(Step::Volley { second: true }, &[]);
    let told = parts(&table);
    for part in [
        "spell-magic-shield -2 §PR-114",
        "spell-stone-skin -2 §PR-114",
        "spell-veil-of-leaves -2 §PR-114",
        "spell-hawk-eye +1 §PR-114",
    ] {
        assert!(told.contains(&part.to_owned()), "{part} is missing: {told:?}");
    }
    let card = table.0.game.card_of(table.state(), foe);
    let armour = format!("armour {:+} §DW-88", -card.armour.ranged);
    assert!(told.contains(&armour), "{armour} is missing: {told:?}");
}

/// §DW-86 §FR-167 A shot that an item gives, and one that an item spoils.
#[test]
fn items_in_a_shot() {
    let mut table = Table::open();
    let king = table.troop(ALICE, "E08", NORTH, &[(10, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    give(&mut table, king, "thorn-shield");
    table.due(Step::Volley { second: true }, &[]);
    assert_eq!(parts(&table)[0], "item-thorn-shield +7 §FR-167");
    let mut table = Table::open();
    let archers = table.troop(ALICE, "L01", NORTH, &[(10, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.order(archers, Order::Hold);
    give(&mut table, archers, "dark-beer");
    table.due(Step::Volley { second: true }, &[]);
    assert_eq!(parts(&table)[1], "item-dark-beer -1 §FR-167");
}

/// §DW-58 §DW-62 §FR-167 §PR-114 Strength, a banner and a sword of the striker, Stone Skin and the beer
/// of the struck: each under its own name in the parts of a blow.
#[test]
fn spells_and_items_in_a_blow() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &[(10, 8), (11, 8)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.role(table.nth(unit, 0), Role::Leader);
    table.role(table.nth(unit, 1), Role::Standard);
    give(&mut table, unit, "sword-of-might");
    let banner = table.0.game.content().find_item("standard-of-victory").expect("an item");
    table.0.set(|state| state.troop_mut(unit).items |= 1 << banner.0);
    give(&mut table, foe, "dark-beer");
    for (troop, spell) in [(unit, "strength"), (unit, "song-of-affliction"), (foe, "stone-skin")] {
        enchant(&mut table, troop, spell);
    }
    table.due(Step::Melee, &[]);
    let told = parts(&table);
    let power = table.0.game.card_of(table.state(), unit).melee[0].power;
    let expected = [
        format!("weapon {power:+} §DW-58"),
        format!("item-sword-of-might {:+} §FR-167", 13 - power),
        "item-standard-of-victory +1 §FR-167".to_owned(),
        "spell-strength +1 §PR-114".to_owned(),
        "spell-song-of-affliction -1 §PR-114".to_owned(),
        "item-dark-beer +1 §FR-167".to_owned(),
        "spell-stone-skin -2 §PR-114".to_owned(),
    ];
    for part in expected {
        assert!(told.contains(&part), "{part} is missing: {told:?}");
    }
}

/// §DW-159 §FR-167 §PR-114 A banner and a curse in the value that a test must reach; the log says their
/// names in both languages.
#[test]
fn a_banner_and_a_curse_in_a_test() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8)]);
    table.role(table.nth(unit, 0), Role::Standard);
    give(&mut table, unit, "war-banner");
    enchant(&mut table, unit, "curse");
    let test = MoraleTest::ShootingLoss;
    let events = table.due(Step::Test { troop: unit, test }, &[1]);
    for (language, names) in [
        ("en", ["War Banner −2 §FR-167", "Curse +3 §PR-114"]),
        ("fr", ["Bannière de guerre −2 §FR-167", "Malédiction +3 §PR-114"]),
    ] {
        let words = Wording::new(&Demonworld::INFO, language, &[]).expect("the sentences read");
        let said = words.value("event", &Telling { game: &table.0.game, value: &events[0] });
        for name in names {
            assert!(said.contains(name), "{name} is missing: {said}");
        }
    }
}
