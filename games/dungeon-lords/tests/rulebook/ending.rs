//! Scores, titles, licences, winners.

use dungeon_lords::ids::Colour::{Blue, Green, Red};
use dungeon_lords::ids::Title;
use dungeon_lords::{Items, Options, Sheet, Step, sheets};
use kernel::{Outcome, Turn};

use crate::table::*;

/// Everybody has nothing that counts.
pub(crate) fn bare(items: Items, seats: u8) -> Table {
    let mut table = Table::with(&options(seats, items));
    table.0.set(|state| {
        state.year = 2;
        for player in &mut state.players {
            player.gold = 0;
            player.food = 0;
            player.imps = 0;
            player.conquered = player.tunnels;
            player.letters = 0;
        }
    });
    table
}

pub(crate) fn sheet(table: &Table) -> Sheet {
    sheets(&table.0.game, table.state()).remove(0)
}

fn points(table: &Table, line: &str) -> i16 {
    sheet(table).lines.iter().find(|one| one.id == line).map_or(0, |one| one.points)
}

pub(crate) fn outcome(table: &mut Table) -> Outcome {
    table.0.set(|state| {
        state.season = 3;
        state.round = 4;
    });
    table.due(Step::EndCombat);
    match table.0.turn() {
        Turn::Over(outcome) => outcome,
        Turn::To(seats) => panic!("{seats:?} still play"),
    }
}

/// §DL-99 Units, rooms, prisoners, paladins, conquered tiles and letters.
#[test]
fn the_lines_of_the_score() {
    let mut table = bare(Items::None, 4);
    table.lair(&["troll", "goblin", "ghost"]).room("hatchery", "3-1").room("mint", "3-3");
    table.give(ALICE, |player| {
        player.tunnels = cells(&["3-2", "2-3", "4-3"]);
        player.conquered = cells(&["3-1", "3-2", "2-3"]);
        player.prison = ["y1-thief-1", "y1-thief-2", "y1-priest-1", "y1-wizard-1", "paladin-1"]
            .iter()
            .fold(0, |set, id| set | who(id).bit());
        player.letters = 1;
    });
    let lines = [
        ("monster", 3),
        ("room", 4),
        ("prisoner", 8),
        ("paladin", 5),
        ("conquered-tile", -6),
        ("letter", -3),
    ];
    for (line, expected) in lines {
        assert_eq!(points(&table, line), expected, "{line}");
    }
    let conquered = Options { conquered_rooms_count: false, ..options(4, Items::None) };
    let mut table = Table::with(&conquered);
    table.room("hatchery", "3-1").room("mint", "3-3");
    table.give(ALICE, |player| player.conquered = cells(&["3-1"]));
    assert_eq!(points(&table, "room"), 2);
}

/// §DL-109 §DL-99 A whole score, and the Hall of Fame on top of it.
/// TC-94 TC-95.
#[test]
fn a_whole_score() {
    for (unconquered, total) in [("mint", 19), ("hall-of-fame", 24)] {
        let mut table = bare(Items::None, 4);
        table.lair(&["troll", "goblin", "ghost"]).room("hatchery", "3-1");
        table.room(unconquered, "3-3").evil(&[0, 1, 0, 0]);
        table.give(BASIL, |player| player.lair[0] = 4);
        table.give(ALICE, |player| {
            player.tunnels = cells(&["3-2", "2-3", "4-3"]);
            player.conquered = cells(&["3-1", "3-2", "2-3"]);
            player.prison = ["y1-thief-1", "y1-thief-2", "y1-priest-1", "y1-wizard-1", "paladin-1"]
                .iter()
                .fold(0, |set, id| set | who(id).bit());
            player.letters = 1;
        });
        assert_eq!(sheet(&table).total, total);
    }
}

/// §DL-109 Titles: alone three points, shared two each; the Hall of Fame adds to them.
#[test]
fn titles() {
    let mut table = bare(Items::None, 4);
    table.evil(&[2, 2, 0, 0]);
    table.give(ALICE, |player| player.gold = 1);
    table.give(BASIL, |player| player.imps = 1);
    let one = sheet(&table);
    let held: Vec<(Title, bool)> =
        one.titles.iter().map(|(title, _, alone)| (*title, *alone)).collect();
    // All have the same tunnels; nobody has a room, a unit or an unconquered tile.
    let expected = [(Title::DarkDeeds, false), (Title::Tunnels, false), (Title::Riches, true)];
    assert_eq!(held, expected);
    assert_eq!(points(&table, "title-shared"), 4);
    assert_eq!(points(&table, "title-sole"), 3);
    table.room("hall-of-fame", "3-1");
    table.give(ALICE, |player| player.conquered = player.tunnels);
    // The room brings the halls and an unconquered tile, and takes the tunnels.
    let one = sheet(&table);
    let alone = one.titles.iter().filter(|(_, _, alone)| *alone).count();
    assert_eq!(i16::try_from(alone).unwrap() * 2, points(&table, "hall-of-fame-sole"));
    assert_eq!(points(&table, "hall-of-fame-shared"), 1);
    table.give(ALICE, |player| player.conquered = player.conquered.with(cell("3-1")));
    assert_eq!(points(&table, "hall-of-fame-sole"), 0);
}

/// §DL-109 The counter that nobody plays holds no title; evil below zero can win it.
/// TC-97.
#[test]
fn dark_deeds_below_zero() {
    let mut table = bare(Items::None, 2);
    table.evil(&[-1, -3]);
    let titles = sheet(&table).titles;
    assert!(titles.contains(&(Title::DarkDeeds, -1, true)));
}

/// §DL-42 Rooms that score; troll tokens are no imps.
#[test]
fn scoring_rooms() {
    let mut table = bare(Items::None, 4);
    table.lair(&["goblin", "troll", "ghost", "vampire", "golem"]);
    for (id, line, expected) in
        [("cafeteria", "cafeteria", 2), ("chapel", "chapel", 4), ("pandemonium", "pandemonium", 2)]
    {
        let mut table = Table(table.0.clone());
        table.room(id, "3-1");
        table.give(ALICE, |player| player.conquered = cells(&["3-2"]));
        assert_eq!(points(&table, line), expected);
    }
    assert!(sheet(&table).titles.iter().all(|(title, ..)| *title != Title::Imps));
}

/// §MI-26 Captured items count like prisoners, and can bring the licence.
/// TC-100.
#[test]
fn captured_items_count() {
    let mut table = bare(Items::Basic, 4);
    table.evil(&[0, 1, 0, 0]);
    table.give(ALICE, |player| {
        player.tunnels = dungeon_lords::Cells::NONE;
        player.conquered = dungeon_lords::Cells::NONE;
        player.captured = NOTHING.with(token(Red, "magic-wand")).with(token(Green, "magic-wand"));
    });
    let one = sheet(&table);
    assert_eq!((one.total, one.licensed), (2, true));
}

/// §MI-45 §MI-49 Used items count only for those who are licensed without them.
/// TC-40 TC-119.
#[test]
fn used_items_need_a_licence() {
    let trophies = ["magic-wand", "healing-potion", "four-leaf-clover"]
        .iter()
        .fold(NOTHING, |set, id| set.with(token(Blue, id)));
    for (units, total) in [(0, 0), (1, 7)] {
        let mut table = bare(Items::Advanced, 4);
        table.evil(&[0, 1, 0, 0]);
        table.give(BASIL, |player| player.lair[0] = 9);
        table.give(ALICE, |player| {
            player.tunnels = dungeon_lords::Cells::NONE;
            player.conquered = dungeon_lords::Cells::NONE;
            player.trophies = trophies;
            player.lair[1] = units;
        });
        assert_eq!((sheet(&table).total, sheet(&table).licensed), (total, units > 0));
    }
    for (units, total) in [(8, 6), (6, 0)] {
        let mut table = bare(Items::Advanced, 4);
        table.evil(&[0, 1, 0, 0]);
        table.give(BASIL, |player| player.lair[0] = 9);
        table.give(ALICE, |player| {
            player.tunnels = dungeon_lords::Cells::NONE;
            player.conquered = dungeon_lords::Cells::NONE;
            player.letters = 2;
            player.trophies =
                NOTHING.with(token(Blue, "magic-wand")).with(token(Blue, "healing-potion"));
            player.lair[1] = units;
        });
        assert_eq!(sheet(&table).total, total);
    }
}

/// §DL-1 The highest licensed total wins; equal ones share; without a licence nobody wins.
#[test]
fn winners() {
    let mut table = bare(Items::None, 3);
    for seat in [ALICE, BASIL, CLARA] {
        table.give(seat, |player| {
            player.conquered = dungeon_lords::Cells::NONE;
            player.lair[0] = if seat == CLARA { 1 } else { 9 };
        });
    }
    let won: Vec<bool> = outcome(&mut table).seats.iter().map(|one| one.won).collect();
    assert_eq!(won, [true, true, false]);
    let mut table = bare(Items::None, 3);
    table.give(ALICE, |player| player.letters = 9);
    table.give(BASIL, |player| player.letters = 8);
    table.give(CLARA, |player| player.letters = 8);
    let result = outcome(&mut table);
    assert!(result.seats.iter().all(|one| !one.won && one.score <= 0));
}

/// §DL-68 §MI-24 §CR-13 Survivors leave with what they bear, and everything is turned up again.
#[test]
fn combat_ends() {
    let mut table = bare(Items::Basic, 4);
    table.0.set(|state| {
        state.year = 1;
        state.season = 3;
        state.round = 4;
    });
    table.line(&[("y1-thief-1", 1)]).item("y1-thief-1", Red, "healing-potion");
    table.give(ALICE, |player| {
        player.down[0] = 1;
        player.bag = NOTHING;
    });
    table.due(Step::EndCombat);
    let player = table.player(ALICE);
    assert_eq!((player.lair[0], player.down[0], player.line.len()), (1, 0, 0));
    assert!(table.state().gone.contains(token(Red, "healing-potion")));
    assert_eq!((table.state().year, table.state().round), (2, 0));
}
