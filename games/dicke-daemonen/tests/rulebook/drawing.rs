//! Drawing.

use dicke_daemonen::{Action, Event};

use crate::table::*;

/// §DD-31 §DD-15 The draw is the last step of a turn.
#[test]
fn a_turn_ends_with_a_draw() {
    let mut stage = table(on("tutorial-b", 2), &["RGWY", "RB"]);
    stage.act(ALICE, &ghost(1), &[]);
    assert_eq!(stage.state.active, ALICE);
    let bag = stage.state.bag.total();
    stage.act(ALICE, &Action::Decline, &[draws(Blue)]);
    assert_eq!(stage.state.bag.total(), bag - 1);
    assert_eq!(stage.state.player(ALICE).fist, creatures("RBGY"));
    assert_eq!(stage.state.active, BASIL);
}

/// T-50 §DD-31
#[test]
fn with_an_empty_bag_the_game_goes_on() {
    let mut stage = table(on("tutorial-b", 2), &["RGW", "RB"]);
    stage.set(empty_bag);
    stage.act(ALICE, &ghost(1), &[]);
    let events = stage.act(ALICE, &Action::Decline, &[]);
    assert!(events.contains(&Event::BagEmpty { seat: ALICE }));
    assert_eq!(stage.state.active, BASIL);
    assert!(stage.state.over.is_none());
}

/// T-94 §DD-31 §A-33
#[test]
fn an_empty_fist_is_not_asked_to_predict() {
    let mut stage = table(on("tutorial-b", 2), &["W", "RB"]);
    stage.set(empty_bag);
    stage.act(ALICE, &ghost(1), &[]);
    assert!(stage.state.player(ALICE).fist.is_empty());
    assert_eq!(stage.state.active, BASIL);
    assert!(stage.state.over.is_none());
}

/// §DD-32 From the turn of the prediction on a fist holds at most one creature.
#[test]
fn after_the_prediction_a_fist_holds_one() {
    let mut stage = table(on("tutorial-b", 2), &["RGWY", "RB"]);
    stage.act(ALICE, &ghost(1), &[]);
    stage.act(ALICE, &predict(&[Green]), &[draws(Blue)]);
    assert_eq!(stage.state.player(ALICE).fist.total(), 1);
}
