//! Taxes, Pay Day, special events.

use dungeon_lords::ids::{Monster, Tile};
use dungeon_lords::{Illegal, Items, Options, Step};

use crate::table::*;

fn season(tile: Tile, card: Option<&str>) -> Table {
    let mut table = Table::with(&options(4, Items::None));
    table.event(tile, card);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table
}

fn dig(table: &mut Table, tiles: u8) {
    let all = dungeon_lords::Cells::ALL;
    let some = all.iter().take(tiles.into()).collect();
    table.give(ALICE, |player| player.tunnels = some);
}

/// §DL-47 One gold piece for two tiles, rounded up.
/// TC-57.
#[test]
fn taxes_by_tiles() {
    for (tiles, due) in [(3, 2), (8, 4), (9, 5)] {
        let mut table = season(Tile::Taxes, None);
        dig(&mut table, tiles);
        table.give(ALICE, |player| player.gold = 9);
        table.due(Step::Event);
        assert_eq!(table.lists(ALICE).len(), due + 1);
    }
}

/// §DL-48 What is not paid is a letter each.
/// TC-56.
#[test]
fn unpaid_taxes_are_letters() {
    let mut table = season(Tile::Taxes, None);
    dig(&mut table, 7);
    table.due(Step::Event);
    assert!(matches!(table.refused(ALICE, "pay-tax 4"), Illegal::TooMuchGold { most: 3, .. }));
    table.act(ALICE, "pay-tax 2");
    assert_eq!((table.player(ALICE).gold, table.player(ALICE).letters), (1, 2));
}

/// §DL-47 Conquered tiles are taxed, or not where the table chose so.
#[test]
fn conquered_tiles_are_taxed() {
    for (taxed, choices) in [(true, 3), (false, 2)] {
        let options = Options { conquered_taxed: taxed, ..options(4, Items::None) };
        let mut table = Table::with(&options);
        table.event(Tile::Taxes, None);
        table.give(ALICE, |player| player.conquered = cells(&["3-1"]));
        table.due(Step::Event);
        assert_eq!(table.lists(ALICE).len(), choices);
    }
}

/// §DL-49 §DL-70 Units are paid in the owner's order, or leave for one evil.
/// TC-58.
#[test]
fn pay_day() {
    let mut table = season(Tile::PayDay, None);
    table.lair(&["troll", "goblin", "vampire"]).evil(&[4, 0, 0, 0]);
    table.give(ALICE, |player| player.food = 2);
    table.due(Step::Event);
    table.act(ALICE, "pay troll");
    assert!(matches!(table.refused(ALICE, "pay goblin"), Illegal::TooPoor { .. }));
    table.act(ALICE, "dismiss goblin");
    assert_eq!((table.player(ALICE).evil, table.state().paladin.host), (5, Some(ALICE)));
    table.act(ALICE, "pay vampire");
    let player = table.player(ALICE);
    assert_eq!((player.evil, player.food, player.all_units()), (7, 0, 2));
}

/// §DL-50 A demon is fed; what it eats needs no payment.
/// TC-59.
#[test]
fn a_demon_eats_on_pay_day() {
    let mut table = season(Tile::PayDay, None);
    table.lair(&["demon", "goblin"]);
    table.give(ALICE, |player| player.food = 0);
    table.due(Step::Event);
    table.act(ALICE, "pay demon");
    let player = table.player(ALICE);
    assert_eq!((player.evil, player.all_units()), (1, 1));
    assert_eq!(player.lair[Monster::Demon.index()], 1);
    let mut table = season(Tile::PayDay, None);
    table.lair(&["demon", "ghost"]);
    table.due(Step::Event);
    assert!(matches!(table.refused(ALICE, "pay demon"), Illegal::TooPoor { .. }));
}

/// §DL-51 §DL-6 Witch Hunt: without a unit evil rises as far as it goes; with one it is a choice.
/// TC-121.
#[test]
fn witch_hunt() {
    let mut table = season(Tile::SpecialEvent, Some("witch-hunt"));
    table.evil(&[8, 0, 0, 0]);
    table.due(Step::Event);
    assert_eq!(table.player(ALICE).evil, 10);
    assert_eq!(table.player(BASIL).evil, 3);
    let mut table = season(Tile::SpecialEvent, Some("witch-hunt"));
    table.lair(&["troll", "ghost"]);
    table.due(Step::Event);
    assert_eq!(table.lists(ALICE), ["dismiss ghost", "dismiss troll", "take-evil"]);
    table.act(ALICE, "dismiss ghost");
    assert_eq!((table.player(ALICE).evil, table.player(ALICE).all_units()), (0, 1));
}

/// §DL-51 §DL-64 Monster Strike: who is not paid lies down through Combat, and is due on Pay Day.
#[test]
fn monster_strike() {
    let mut table = season(Tile::SpecialEvent, Some("monster-strike"));
    table.lair(&["witch"]);
    table.due(Step::Event);
    assert_eq!(table.lists(ALICE), ["pay-one witch food", "pay-one witch evil", "lie-down witch"]);
    assert!(matches!(table.refused(ALICE, "pay-one witch gold"), Illegal::NotInCost { .. }));
    table.act(ALICE, "lie-down witch");
    assert_eq!(table.player(ALICE).down[Monster::Witch.index()], 1);
    table.event(Tile::PayDay, None);
    table.0.set(|state| {
        state.agenda.clear();
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Event);
    table.act(ALICE, "pay witch");
    assert_eq!(table.player(ALICE).down[Monster::Witch.index()], 1);
}

/// §DL-51 Robbery, Rats, Imp Flu and Extra Tax.
/// TC-122.
#[test]
fn losses() {
    let rich = |card: &str| {
        let mut table = season(Tile::SpecialEvent, Some(card));
        table.give(ALICE, |player| {
            player.gold = 5;
            player.food = 5;
            player.imps = 4;
            player.busy = 3;
        });
        table
    };
    let mut table = rich("robbery");
    table.due(Step::Event);
    assert_eq!(table.player(ALICE).gold, 3);
    let mut table = rich("rats");
    table.due(Step::Event);
    assert_eq!(table.player(ALICE).food, 2);
    let mut table = rich("imp-flu");
    table.due(Step::Event);
    assert_eq!((table.player(ALICE).imps, table.player(ALICE).busy), (2, 3));
    let mut table = rich("extra-tax");
    table.room("hatchery", "3-1").room("mint", "3-3");
    table.give(ALICE, |player| {
        player.conquered = cells(&["3-1"]);
        player.gold = 0;
    });
    table.due(Step::Event);
    assert_eq!(table.player(ALICE).letters, 1);
}

/// §DL-51 §DL-52 Rumours and the Charity Drive.
#[test]
fn rumours_and_charity() {
    let mut table = season(Tile::SpecialEvent, Some("rumours"));
    table.due(Step::Event);
    assert!(table.state().players.iter().all(|player| player.evil == 1));
    let mut table = season(Tile::SpecialEvent, Some("charity-drive"));
    table.give(BASIL, |player| player.food = 0);
    table.due(Step::Event);
    table.act(ALICE, "pay-food");
    assert_eq!(table.player(ALICE).food, 2);
    assert_eq!(table.player(BASIL).evil, 1);
}

/// §DL-51 Impatient Heroes cost their hosts by class.
#[test]
fn impatient_heroes() {
    let mut table = season(Tile::SpecialEvent, Some("impatient-heroes"));
    table.row(&["y1-thief-1", "y1-warrior-2", "y1-priest-2", "y1-wizard-4"]);
    table.evil(&[3, 2, 1, 0]).traps(&["pendulum", "trap-door"]);
    table.due(Step::Arrive);
    assert_eq!(table.lists(ALICE), ["give-trap pendulum", "give-trap trap-door"]);
    table.act(ALICE, "give-trap pendulum");
    assert_eq!(table.player(BASIL).evil, 1);
    assert_eq!(table.player(CLARA).imps, 2);
    assert_eq!(table.player(DORIS).gold, 2);
}

/// §DL-17 Beginners have a blank tile.
#[test]
fn a_blank_tile_does_nothing() {
    let mut table = season(Tile::Blank, None);
    table.due(Step::Event);
    assert!(matches!(table.state().agenda.top(), Some(Step::Halt { .. })));
}
