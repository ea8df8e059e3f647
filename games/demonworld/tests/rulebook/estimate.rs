//! What opponents make of a position.

use demonworld::grid::{Facing, at};
use demonworld::state::{Mood, Moving, TroopId};
use demonworld::{Demonworld, Options};
use kernel::{Game, Heuristic, Seat};
use testkit::Stage;

use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// The estimate of the south with its first element at this row of the column of an objective.
fn estimate(row: i16) -> i32 {
    let mut stage = Stage::<Demonworld>::new(&Options::default());
    let game = stage.game.clone();
    let element = stage.state.troop(TroopId(0)).first;
    stage.state.put(&game, element, at(6, row), Facing(0));
    let mut out = Vec::new();
    game.judge(&stage.state, &mut out);
    assert_eq!(out[0] - 500, 500 - out[1], "what one side hopes for the other fears");
    out[0]
}

/// §PR-136 §PR-137 Nearer to an objective is better, on it best.
#[test]
fn the_way_to_an_objective() {
    assert!(estimate(12) < estimate(9), "three hexes nearer");
    assert!(estimate(9) < estimate(7), "on it");
}

/// §PR-63 A search tells positions apart by what a contacted unit has already done.
#[test]
fn an_answer_under_way() {
    let mut stage = Stage::<Demonworld>::new(&Options::default());
    let key = |stage: &Stage<Demonworld>| stage.game.key(&stage.state, Seat(1));
    let before = key(&stage);
    stage.state.reply = Some(Moving { done: 1, ..Moving::new(TroopId(0)) });
    let turned = key(&stage);
    stage.state.reply = Some(Moving { done: 2, ..Moving::new(TroopId(0)) });
    assert!(before != turned && turned != key(&stage) && before != key(&stage));
}

/// What one side threatens more than the other, as a hint counts it.
fn threat(table: &Table, seat: Seat) -> i32 {
    let mut terms = Vec::new();
    table.0.game.terms(table.state(), seat, &mut terms);
    let is_threat = |term: &&kernel::Term| term.code == "threat";
    terms.iter().find(is_threat).expect("a hint weighs threats").value
}

/// Two units of four, so many hexes apart: Alice's looks at the other.
fn apart(own: &str, other: &str, rows: i16) -> Table {
    let mut table = Table::open();
    let line = |row: i16| [(8, row), (9, row), (10, row), (11, row)];
    table.unit(ALICE, own, NORTH, &line(12));
    table.unit(BASIL, other, SOUTH, &line(12 - rows));
    table
}

/// §DW-86 §PR-137 An enemy in range is threatened; what one side threatens the other fears.
#[test]
fn fire_threatens_within_range() {
    let (near, far) = (apart("E04", "O02", 7), apart("E04", "O02", 8));
    assert!(threat(&near, ALICE) > threat(&far, ALICE), "arquebuses reach seven hexes");
    assert_eq!(threat(&near, BASIL), -threat(&near, ALICE));
}

/// §DW-58 §PR-137 Shooters in contact with knights have more to fear than to hope for, and so have
/// footsoldiers whom knights can charge from where they themselves reach nobody.
#[test]
fn blows_threaten_nearby() {
    assert!(threat(&apart("E03", "E04", 1), ALICE) > 0, "in contact");
    let charge = threat(&apart("E03", "E01", 5), ALICE);
    assert!(charge > threat(&apart("E03", "E01", 12), ALICE), "within a charge: {charge}");
}

/// §PR-137 Who runs threatens nobody.
#[test]
fn routers_threaten_nobody() {
    let mut table = apart("E03", "E04", 1);
    table.mood(TroopId(0), Mood::Routing);
    assert_eq!(threat(&table, ALICE), 0);
}
