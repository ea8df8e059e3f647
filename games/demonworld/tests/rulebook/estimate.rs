//! What opponents make of a position.

use demonworld::grid::{Facing, at};
use demonworld::state::{Moving, TroopId};
use demonworld::{Demonworld, Options};
use kernel::{Game, Heuristic, Seat};
use testkit::Stage;

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
