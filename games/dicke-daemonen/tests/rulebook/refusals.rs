//! Refusals: their paragraphs, and which comes first when several apply.

use dicke_daemonen::{Action, Illegal};
use kernel::Ruled;

use crate::table::*;

/// The code and the paragraph of a refusal.
fn told(illegal: &Illegal) -> (&'static str, &'static str) {
    (illegal.code(), illegal.rule().expect("every refusal has its paragraph").id())
}

fn refused(stage: &Table, action: &Action) -> (&'static str, &'static str) {
    told(&stage.refused(ALICE, action))
}

/// §DD-16 §DD-10 §DD-8 §DD-17 §DD-19 §DD-21 §DD-20 §DD-22 In this order, each pair that can apply
/// together.
#[test]
fn the_first_reason_against_a_placement_is_given() {
    let mut stage = table(on("tutorial-b", 2), &["RW", "RB"]);
    assert_eq!(refused(&stage, &demon(Green, 48)), ("not-in-fist", "DD-16"));
    assert_eq!(refused(&stage, &demon(Red, 48)), ("no-such-place", "DD-10"));
    assert_eq!(refused(&stage, &demon(Red, -1)), ("no-such-place", "DD-10"));
    assert_eq!(refused(&stage, &ghost(14)), ("no-such-place", "DD-8"));
    assert_eq!(refused(&stage, &ghost(0)), ("outer-field", "DD-17"));
    // Crossing x8 joins blue and yellow, so red could not stand there anyway.
    let foreign = corner(&stage, 8, 12);
    assert_eq!(refused(&stage, &demon(Red, foreign.into())), ("wrong-line", "DD-22"));
    stage.set(|state| stand(state, Yellow, foreign));
    assert_eq!(refused(&stage, &demon(Red, foreign.into())), ("occupied", "DD-20"));
    stage.set(|state| state.ghosts.insert(TB[12]));
    assert_eq!(refused(&stage, &demon(Red, foreign.into())), ("frozen", "DD-21"));
    assert_eq!(refused(&stage, &ghost(TB[12].into())), ("frozen", "DD-19"));
    assert_eq!(refused(&stage, &demon(Blue, foreign.into())), ("not-in-fist", "DD-16"));
    let none = table(on("tutorial-b", 2), &["R", "B"]);
    assert_eq!(refused(&none, &ghost(0)), ("not-in-fist", "DD-16"));
    assert_eq!(refused(&none, &ghost(99)), ("not-in-fist", "DD-16"));
}

/// §DD-25 §DD-28 §DD-27 §DD-45 In this order.
#[test]
fn the_first_reason_against_a_prediction_is_given() {
    let mut stage = table(on("tutorial-b", 2), &["WRBG", "R"]);
    stage.act(ALICE, &ghost(1), &[]);
    stage.set(|state| state.player_mut(BASIL).predicted.push(Red));
    assert_eq!(refused(&stage, &predict(&[Yellow])), ("not-in-fist", "DD-25"));
    assert_eq!(refused(&stage, &predict(&[Red, Yellow])), ("not-in-fist", "DD-25"));
    assert_eq!(refused(&stage, &predict(&[Red])), ("color-taken", "DD-28"));
    assert_eq!(refused(&stage, &predict(&[Blue, Red])), ("color-taken", "DD-28"));
    assert_eq!(refused(&stage, &predict(&[Blue, Green])), ("too-many-colors", "DD-27"));
    assert_eq!(refused(&stage, &predict(&[Blue, Blue])), ("too-many-colors", "DD-27"));
    let mut alone = table(on("tutorial-b", 1), &["WRBG"]);
    alone.act(ALICE, &ghost(1), &[]);
    assert_eq!(refused(&alone, &predict(&[Red, Red])), ("repeated-color", "DD-45"));
    let four = predict(&[Red, Red, Blue, Green]);
    assert_eq!(refused(&alone, &four), ("too-many-colors", "DD-45"));
    let Illegal::TooManyColors { colors, given, allowed } = alone.refused(ALICE, &four) else {
        panic!("too many")
    };
    assert_eq!((colors.as_str(), given, allowed), ("RRBG", 4, 3));
}

/// §DD-13 §DD-15 §DD-27 §DD-33 Before the rules of a step come whose turn it is and which step.
#[test]
fn turn_and_step_come_before_the_rules_of_a_step() {
    let mut stage = table(on("tutorial-b", 2), &["WRBG", "R"]);
    let other = |stage: &Table, action: &Action| told(&stage.refused(BASIL, action));
    assert_eq!(other(&stage, &demon(Green, 99)), ("not-your-turn", "DD-13"));
    assert_eq!(other(&stage, &predict(&[Red])), ("not-your-turn", "DD-13"));
    assert_eq!(refused(&stage, &predict(&[Yellow])), ("wrong-step", "DD-15"));
    assert_eq!(refused(&stage, &Action::Decline), ("wrong-step", "DD-15"));
    stage.act(ALICE, &ghost(1), &[]);
    assert_eq!(refused(&stage, &demon(Yellow, 99)), ("wrong-step", "DD-15"));
    let step = stage.refused(ALICE, &ghost(1));
    assert_eq!(step, Illegal::WrongStep { seat: ALICE, step: "predict" });
    stage.act(ALICE, &predict(&[Red]), &[draws(Blue)]);
    stage.set(|state| to_place(state, ALICE));
    assert_eq!(refused(&stage, &predict(&[Blue])), ("already-predicted", "DD-27"));
    assert_eq!(refused(&stage, &Action::Decline), ("wrong-step", "DD-15"));
    stage.set(|state| {
        state.agenda.clear();
        state.over = Some(dicke_daemonen::state::Ending {
            cause: dicke_daemonen::state::Cause::NoPlace,
            seat: ALICE,
        });
    });
    assert_eq!(refused(&stage, &predict(&[Blue])), ("game-over", "DD-33"));
    assert_eq!(other(&stage, &demon(Red, 0)), ("game-over", "DD-33"));
}
