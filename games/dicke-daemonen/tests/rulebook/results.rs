//! How the end is reported.

use dicke_daemonen::Color;
use dicke_daemonen::state::{Cause, Ending};
use kernel::{Game, Turn, Viewer};
use serde_json::{Value, json};

use crate::table::*;

/// The example position of the rulebook, ended by this seat.
fn ended(predictions: &[Option<Color>], seat: u8) -> Table {
    let seats = u8::try_from(predictions.len()).expect("few seats");
    let mut stage = example(on("tutorial-b", seats), predictions);
    stage.set(|state| {
        state.over = Some(Ending { cause: Cause::EmptyFist, seat: kernel::Seat(seat) });
        state.agenda.clear();
    });
    stage
}

fn result(stage: &Table) -> Value {
    let view =
        serde_json::to_value(stage.view_of(Viewer::Spectator)).expect("views have a JSON form");
    view["result"].clone()
}

/// The fields of the example by number: owner and value.
fn fields() -> Value {
    let by_letter = [
        ("red", 8),
        ("blue", 4),
        ("", 5),
        ("blue", 3),
        ("green", 3),
        ("green", 5),
        ("green", 3),
        ("", 3),
        ("", 4),
        ("", 3),
        ("yellow", 5),
        ("blue", 4),
        ("yellow", 2),
        ("", 4),
    ];
    let mut fields: Vec<Value> = vec![Value::Null; 14];
    for (&field, (owner, value)) in TB.iter().zip(by_letter) {
        let owner = if owner.is_empty() { Value::Null } else { json!(owner) };
        let report = json!({ "field": field, "owner": owner, "value": value });
        fields[usize::from(field)] = report;
    }
    Value::Array(fields)
}

/// T-61 §DD-35 §DD-38 §DD-39 §DD-40 The whole report of the example, key by key.
#[test]
fn the_result_tells_points_fields_colors_and_seats() {
    let stage = ended(&[Some(Red), Some(Blue), Some(Yellow), Some(White)], 2);
    let expected = json!({
        "cause": "empty-fist",
        "seat": 2,
        "points": { "red": 8, "blue": 11, "green": 11, "yellow": 7, "white": 8 },
        "fields": fields(),
        "winning_colors": ["blue", "green"],
        "winning_seats": [1],
    });
    assert_eq!(result(&stage), expected);
    let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("over") };
    assert_eq!(outcome.rule.id(), "DD-40");
    let places: Vec<u8> = outcome.seats.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 0, 1, 1]);
    assert!(outcome.seats.iter().all(|standing| standing.score == 0), "points belong to colors");
}

/// T-62 §DD-40 §A-24 Two winners share the first place.
#[test]
fn winners_share_the_first_place() {
    let stage = ended(&[Some(Green), Some(Red), Some(Blue)], 0);
    assert_eq!(result(&stage)["winning_seats"], json!([0, 2]));
    let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("over") };
    let places: Vec<(u8, bool)> = outcome.seats.iter().map(|s| (s.place, s.won)).collect();
    assert_eq!(places, [(0, true), (2, false), (0, true)]);
}

/// T-63 §DD-41 When nobody wins, nobody is first.
#[test]
fn nobody_is_first_when_nobody_wins() {
    let stage = ended(&[Some(Red), Some(Yellow), None], 1);
    assert_eq!(result(&stage)["winning_seats"], json!([]));
    assert_eq!(result(&stage)["winning_colors"], json!(["blue", "green"]));
    assert_eq!(result(&stage)["seat"], 1);
    let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("over") };
    assert_eq!(outcome.rule.id(), "DD-41");
    assert!(outcome.seats.iter().all(|s| s.place == 1 && !s.won && s.score == 0));
}

/// T-73 T-74 §DD-46 §DD-47 §DD-48 Alone the report says whether the game is won and with what score.
#[test]
fn alone_the_result_adds_victory_and_score() {
    let of = |predicted: &[Color]| {
        let mut stage = ended(&[None], 0);
        stage.set(|state| state.player_mut(ALICE).predicted = predicted.iter().copied().collect());
        let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("over") };
        let standing = outcome.seats[0];
        (result(&stage), outcome.rule.id(), standing)
    };
    let (won, rule, standing) = of(&[Green, Blue]);
    assert_eq!((&won["won"], &won["score"]), (&json!(true), &json!(55)));
    assert_eq!(won["winning_seats"], json!([0]));
    assert_eq!((rule, standing.place, standing.won, standing.score), ("DD-46", 0, true, 55));
    let (lost, rule, standing) = of(&[Red]);
    assert_eq!((&lost["won"], &lost["score"]), (&json!(false), &json!(0)));
    assert_eq!(lost["winning_seats"], json!([]));
    assert_eq!((rule, standing.place, standing.won, standing.score), ("DD-48", 1, false, 0));
    let keys = |value: &Value| value.as_object().unwrap().len();
    assert_eq!((keys(&won), keys(&lost)), (8, 8));
}

/// §DD-33 Before the end there is no report, and the points so far stand by themselves.
#[test]
fn there_is_no_result_before_the_end() {
    let stage = example(on("tutorial-b", 2), &[None, None]);
    assert_eq!(result(&stage), Value::Null);
}
