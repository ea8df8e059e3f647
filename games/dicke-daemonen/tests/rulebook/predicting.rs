//! Prediction.

use dicke_daemonen::{Action, Creatures, Event, Illegal};
use kernel::{Ruled as _, Seats, Veiled};

use crate::table::*;

/// A table where Alice has just placed and holds this fist.
fn asked(seats: u8, fist: &str) -> Table {
    let fists: Vec<String> =
        (0..seats).map(|seat| if seat == 0 { format!("{fist}W") } else { "RB".into() }).collect();
    let fists: Vec<&str> = fists.iter().map(String::as_str).collect();
    let mut stage = table(on("tutorial-b", seats), &fists);
    stage.act(ALICE, &ghost(1), &[]);
    stage
}

/// T-43 §DD-25 §DD-26 §DD-30 §A-13
#[test]
fn a_prediction_shows_one_creature_and_returns_the_rest() {
    let mut stage = table(on("tutorial-b", 2), &["RGWW", "RB"]);
    let bag = stage.state.bag;
    stage.act(ALICE, &demon(Green, corner(&stage, 3, 6).into()), &[]);
    let events = stage.act(ALICE, &predict(&[White]), &[draws(Yellow)]);
    let alice = stage.state.player(ALICE);
    assert_eq!(alice.predicted.as_slice(), [White]);
    assert_eq!(alice.fist, creatures("Y"));
    assert_eq!(stage.state.bag, bag.plus(creatures("RW")).minus(creatures("Y")));
    let back = |creature| Event::Returned {
        seat: ALICE,
        creature: Veiled::new(Seats::one(ALICE), creature),
    };
    assert!(events.contains(&back(Red)) && events.contains(&back(White)));
    let points = dicke_daemonen::rules::scoring::points(&stage.game, &stage.state);
    assert_eq!(points[White.index()], 0, "the prediction piece is not on the board");
}

/// T-44 T-93 §DD-27 §DD-32
#[test]
fn after_a_prediction_turns_are_place_and_draw() {
    let mut stage = asked(2, "RG");
    stage.act(ALICE, &predict(&[Red]), &[draws(Yellow)]);
    stage.set(|state| to_place(state, ALICE));
    assert_eq!(
        stage.refused(ALICE, &predict(&[Yellow])),
        Illegal::AlreadyPredicted { creature: Red }
    );
    let first = stage.legal(ALICE)[0].clone();
    let events = stage.act(ALICE, &first, &[draws(White)]);
    assert!(matches!(events.last(), Some(Event::Drew { seat: ALICE, .. })));
    assert_eq!(stage.state.active, BASIL);
    assert_eq!(stage.state.player(ALICE).fist, creatures("W"));
}

/// T-45 §DD-28 §A-33
#[test]
fn with_all_colors_taken_declining_is_the_only_answer() {
    let mut stage = table(on("tutorial-b", 2), &["BBW", "R"]);
    stage.set(|state| {
        state.player_mut(BASIL).predicted.push(Blue);
        fill_bag(state);
    });
    stage.act(ALICE, &ghost(1), &[]);
    assert_eq!(stage.legal(ALICE), [Action::Decline]);
    let refused = stage.refused(ALICE, &predict(&[Blue]));
    assert_eq!(refused, Illegal::ColorTaken { creature: Blue, seat: BASIL });
}

/// T-46 §DD-25 §A-16
#[test]
fn only_a_color_still_in_the_fist() {
    let stage = asked(2, "RRY");
    let refused = stage.refused(ALICE, &predict(&[Green]));
    let fist = "R R Y".to_owned();
    assert_eq!(refused, Illegal::NotPredictable { creature: Green, fist });
    assert_eq!((refused.code(), refused.rule()), ("not-in-fist", Some(paragraph("DD-25"))));
}

/// T-47 §DD-25
#[test]
fn predicting_on_the_first_turn_is_allowed() {
    let mut stage = asked(4, "RRY");
    stage.act(ALICE, &predict(&[Yellow]), &[draws(Blue)]);
    assert_eq!(stage.state.predictor(Yellow), Some(ALICE));
    assert_eq!(stage.view(BASIL).players[0].predicted_in, Some(1));
}

/// §DD-25 Everybody sees in which turn of the game a color was predicted.
#[test]
fn a_prediction_is_shown_with_its_turn() {
    let mut stage = table(on("tutorial-b", 2), &["RGWY", "RBW"]);
    stage.act(ALICE, &ghost(1), &[]);
    stage.act(ALICE, &Action::Decline, &[draws(Blue)]);
    stage.act(BASIL, &ghost(2), &[]);
    stage.act(BASIL, &predict(&[Blue]), &[draws(Blue)]);
    let view = serde_json::to_value(stage.view_of(kernel::Viewer::Spectator)).unwrap();
    assert_eq!(view["players"][1]["predicted"], serde_json::json!(["blue"]));
    assert_eq!(view["players"][1]["predicted_in"], 2);
    assert_eq!(view["players"][0]["predicted_in"], serde_json::Value::Null);
}

/// §DD-25 Predicting is never compulsory.
#[test]
fn declining_keeps_the_fist() {
    let mut stage = asked(2, "RRY");
    let events = stage.act(ALICE, &Action::Decline, &[draws(Blue)]);
    assert_eq!(events[0], Event::Declined { seat: ALICE });
    assert_eq!(stage.state.player(ALICE).fist, creatures("RRYB"));
    assert!(stage.state.player(ALICE).predicted.is_empty());
}

/// T-49 §A-18 §A-34 §DD-33
#[test]
fn predicting_the_last_creature_with_an_empty_bag() {
    let mut stage = table(on("tutorial-b", 2), &["YW", "RB"]);
    stage.set(empty_bag);
    stage.act(ALICE, &ghost(1), &[]);
    let events = stage.act(ALICE, &predict(&[Yellow]), &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::Returned { .. })));
    assert!(stage.state.player(ALICE).fist.is_empty() && stage.state.over.is_none());
    assert_eq!(stage.state.player(ALICE).returned, None, "there is nothing to remember");
    let first = stage.legal(BASIL)[0].clone();
    stage.act(BASIL, &first, &[]);
    let events = stage.act(BASIL, &Action::Decline, &[]);
    assert!(events.contains(&Event::Ended { seat: ALICE, cause: "empty-fist" }));
}

/// T-51 §DD-28 §DD-29
#[test]
fn four_predictions_leave_one_color() {
    let mut stage = table(on("tutorial-b", 4), &["RBGW", "R", "R", "R"]);
    stage.set(|state| {
        for (seat, color) in [(BASIL, Red), (CLARA, White), (DORIS, Blue)] {
            state.player_mut(seat).predicted.push(color);
        }
        fill_bag(state);
    });
    stage.act(ALICE, &ghost(1), &[]);
    assert_eq!(stage.notations(ALICE), ["!G", "."]);
    stage.act(ALICE, &predict(&[Green]), &[draws(Red)]);
    let taken = dicke_daemonen::Color::ALL.iter().filter(|&&c| stage.state.predictor(c).is_some());
    assert_eq!(taken.count(), 4);
}

/// §DD-29 White may be predicted like any color.
#[test]
fn all_five_colors_may_be_predicted() {
    for color in dicke_daemonen::Color::ALL {
        let mut stage = asked(2, &color.letter().to_string().repeat(2));
        stage.act(ALICE, &predict(&[color]), &[draws(Red)]);
        assert_eq!(stage.state.predictor(color), Some(ALICE));
    }
}

/// T-52 §DD-26 §DD-30
#[test]
fn no_creature_is_lost_at_a_prediction() {
    let count = |stage: &Table| {
        let fists = stage.state.players.iter().fold(Creatures::NONE, |sum, p| sum.plus(p.fist));
        fists.plus(stage.state.bag).plus(stage.state.open_creatures())
    };
    let mut stage = asked(3, "RGY");
    assert_eq!(count(&stage), Creatures([10; 5]));
    stage.act(ALICE, &predict(&[Green]), &[draws(White)]);
    assert_eq!(count(&stage), Creatures([10; 5]));
}

/// §DD-27 One color only, unless one plays alone.
#[test]
fn several_colors_only_alone() {
    let stage = asked(2, "RGY");
    let refused = stage.refused(ALICE, &predict(&[Red, Green]));
    assert_eq!(refused, Illegal::TooManyColors { colors: "RG".to_owned(), given: 2, allowed: 1 });
}

/// T-92 §DD-25 §A-36
#[test]
fn each_color_of_the_fist_is_one_choice() {
    assert_eq!(asked(2, "RRG").notations(ALICE), ["!R", "!G", "."]);
}

/// T-95 §A-17 §DD-26
#[test]
fn what_is_returned_can_be_drawn_again() {
    for drawn in [Yellow, Red] {
        let mut stage = table(on("tutorial-b", 2), &["BYW", "RB"]);
        stage.set(|state| {
            empty_bag(state);
            state.discarded = state.discarded.minus(creatures("R"));
            state.bag = creatures("R");
        });
        stage.act(ALICE, &ghost(1), &[]);
        let need = stage.first_question(ALICE, &predict(&[Blue]));
        assert_eq!(need, kernel::chance::Kind::Weighted { weights: vec![1, 0, 0, 1, 0] });
        stage.act(ALICE, &predict(&[Blue]), &[draws(drawn)]);
        assert_eq!(stage.state.player(ALICE).fist[drawn], 1);
    }
}

/// T-98 §DD-15 §DD-13
#[test]
fn while_the_question_is_open_nothing_else_is_allowed() {
    let stage = asked(2, "RGY");
    assert_eq!(
        stage.refused(ALICE, &demon(Red, 0)),
        Illegal::WrongStep { seat: ALICE, step: "predict" }
    );
    let refused = stage.refused(BASIL, &Action::Decline);
    assert_eq!(refused, Illegal::NotYourTurn { seat: BASIL, turn: ALICE });
}

/// T-105 §A-37 Before the answer nothing was rolled or revealed, so it may be taken back; the draw
/// and the next seat's chance to place end that.
#[test]
fn a_placement_shows_no_roll_until_the_question_is_answered() {
    let mut stage = table(on("tutorial-b", 2), &["RGYW", "RB"]);
    stage.act(ALICE, &ghost(1), &[]);
    assert_eq!(stage.receipt, kernel::Receipt { rolls: 0, revealed: false });
    stage.act(ALICE, &Action::Decline, &[draws(Red)]);
    assert_eq!(stage.receipt, kernel::Receipt { rolls: 1, revealed: true });
}
