//! Alone.

use dicke_daemonen::rules::solo::score;
use dicke_daemonen::state::{Cause, Ending};
use dicke_daemonen::{Action, Color, Event, Illegal, Options, SoloLeftovers, SoloTies};
use kernel::{Game, Turn};

use crate::table::*;

/// A solo table whose player has placed a ghost and holds this fist.
fn asked(options: Options, fist: &str) -> Table {
    let mut stage = table(options, &[&format!("{fist}W")]);
    stage.act(ALICE, &ghost(1), &[]);
    stage
}

fn alone() -> Options {
    on("tutorial-b", 1)
}

/// T-73 T-74 §DD-46 §DD-47 §DD-48 §DD-49
#[test]
fn the_solo_example_of_the_rulebook() {
    let predicted = [Green, Red];
    let won = score(SoloTies::Friendly, &predicted, &[8, 8, 9, 5, 3]);
    assert_eq!(won, Some(43));
    assert_eq!(score(SoloTies::Friendly, &predicted, &[8, 8, 9, 11, 3]), None);
}

/// T-75 §A-21 §DD-49
#[test]
fn ties_with_an_unpredicted_color() {
    let points = [9, 0, 9, 0, 0];
    assert_eq!(score(SoloTies::Friendly, &[Green], &points), Some(27));
    assert_eq!(score(SoloTies::StrictPredicted, &[Green], &points), Some(27));
    assert_eq!(score(SoloTies::Strict, &[Green], &points), None);
}

/// §A-21 Ties among the predicted colors themselves.
#[test]
fn ties_among_predicted_colors() {
    let points = [9, 0, 9, 0, 0];
    assert_eq!(score(SoloTies::Friendly, &[Green, Red], &points), Some(45));
    assert_eq!(score(SoloTies::StrictPredicted, &[Green, Red], &points), None);
    assert_eq!(score(SoloTies::Strict, &[Green, Red], &points), None);
}

/// §A-21 §DD-47 However strict a table is about ties, a clear order wins.
#[test]
fn a_clear_order_wins_at_every_table() {
    for ties in [SoloTies::Friendly, SoloTies::StrictPredicted, SoloTies::Strict] {
        assert_eq!(score(ties, &[Green, Red], &[8, 0, 9, 0, 0]), Some(43), "{ties:?}");
    }
}

/// T-76 §DD-47
#[test]
fn three_colors_count_three_two_one() {
    assert_eq!(score(SoloTies::Friendly, &[Red, Blue, White], &[10, 9, 7, 2, 7]), Some(55));
}

/// T-77 §DD-46 §DD-48
#[test]
fn the_wrong_order_loses() {
    assert_eq!(score(SoloTies::Friendly, &[Red, Green], &[8, 0, 9, 0, 0]), None);
}

/// §DD-42 §DD-48 Alone a winning color is not enough: the order has to be right.
#[test]
fn a_winning_color_in_the_wrong_place_loses() {
    for (predicted, won) in [([Red, Green], false), ([Green, Blue], true)] {
        let mut stage = example(alone(), &[None]);
        stage.set(|state| {
            state.player_mut(ALICE).predicted = predicted.into_iter().collect();
            state.over = Some(Ending { cause: Cause::EmptyFist, seat: ALICE });
            state.agenda.clear();
        });
        let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("over") };
        assert_eq!(outcome.seats[0].won, won, "{predicted:?}");
    }
}

/// §A-42 Nothing scored at all: friendly ties keep the announced order, for no points.
#[test]
fn colors_without_points_rank_like_any_other() {
    assert_eq!(score(SoloTies::Friendly, &[Red, Blue, Green], &[0; 5]), Some(0));
    assert_eq!(score(SoloTies::StrictPredicted, &[Red, Blue, Green], &[0; 5]), None);
}

/// §A-23 §DD-48 Without a prediction the game is lost.
#[test]
fn no_prediction_loses() {
    assert_eq!(score(SoloTies::Friendly, &[], &[0, 0, 9, 0, 0]), None);
}

/// T-79 §DD-45
#[test]
fn predicted_colors_differ() {
    let stage = asked(alone(), "RRG");
    let refused = stage.refused(ALICE, &predict(&[Red, Red]));
    assert_eq!(refused, Illegal::RepeatedColor { creature: Red });
    let four = predict(&[Red, Green, Red, Green]);
    let refused = stage.refused(ALICE, &four);
    assert!(matches!(refused, Illegal::TooManyColors { given: 4, allowed: 3, .. }), "{refused}");
}

/// T-80 §DD-45
#[test]
fn three_colors_leave_nothing_over() {
    let mut stage = asked(alone(), "GRB");
    let events = stage.act(ALICE, &predict(&[Blue, Red, Green]), &[draws(Yellow)]);
    assert_eq!(stage.state.player(ALICE).predicted.as_slice(), [Blue, Red, Green]);
    let ranks: Vec<(Color, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Predicted { creature, rank, solo: "yes", .. } => Some((*creature, *rank)),
            _ => None,
        })
        .collect();
    assert_eq!(ranks, [(Blue, 1), (Red, 2), (Green, 3)]);
    assert!(stage.state.discarded.is_empty());
    assert_eq!(stage.state.player(ALICE).fist, creatures("Y"));
}

/// T-81 §A-22 Ranks are places in the list, so a list with gaps cannot even be written.
#[test]
fn ranks_have_no_gaps() {
    for text in [
        r#"{"type":"predict","colors":[null,"red"]}"#,
        r#"{"type":"predict","colors":["red"],"rank":2}"#,
        r#"{"type":"predict","ranks":{"2":"red"}}"#,
        r#"{"type":"predict","colors":[]}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}

/// T-82 §DD-44 §A-20
#[test]
fn leftovers_leave_the_game_or_return_as_the_table_chose() {
    let mut out = asked(alone(), "RGY");
    let bag = out.state.bag.total();
    let events = out.act(ALICE, &predict(&[Green]), &[draws(Blue)]);
    assert_eq!(out.state.discarded, creatures("RY"));
    assert_eq!(out.state.bag.total(), bag - 1);
    assert!(events.contains(&Event::Discarded { seat: ALICE, creature: Red }));

    let options = Options { solo_leftovers: SoloLeftovers::Bag, ..alone() };
    let mut back = asked(options, "RGY");
    back.act(ALICE, &predict(&[Green]), &[draws(Blue)]);
    assert!(back.state.discarded.is_empty());
    assert_eq!(back.state.bag.total(), bag + 2 - 1);
}

/// T-83 §DD-43 §A-19 All predictions are made at one moment, once.
#[test]
fn no_second_prediction() {
    let mut stage = asked(alone(), "RGY");
    stage.act(ALICE, &predict(&[Green]), &[draws(Blue)]);
    assert_eq!(
        stage.refused(ALICE, &predict(&[Blue])),
        Illegal::AlreadyPredicted { creature: Green }
    );
    let first = stage.legal(ALICE)[0].clone();
    let events = stage.act(ALICE, &first, &[draws(Red)]);
    assert!(!events.iter().any(|event| matches!(event, Event::Predicted { .. })));
    assert_eq!(stage.state.player(ALICE).predicted.as_slice(), [Green]);
}

/// T-97 §DD-45
#[test]
fn every_ordered_choice_of_different_colors_is_listed() {
    assert_eq!(asked(alone(), "RRG").notations(ALICE), ["!R", "!G", "!RG", "!GR", "."]);
    let three = asked(alone(), "RBG").notations(ALICE);
    assert_eq!(three.len(), 3 + 6 + 6 + 1);
    assert_eq!(three[..4], ["!R", "!B", "!G", "!RB"]);
}

/// §DD-43 §DD-46 A whole solo ending: the outcome carries win and score.
#[test]
fn the_outcome_of_a_solo_game() {
    let mut stage = table(alone(), &["R"]);
    let at = corner(&stage, 0, 0);
    stage.set(|state| {
        state.player_mut(ALICE).predicted.push(Red);
        fill_bag(state);
        empty_bag(state);
    });
    let events = stage.act(ALICE, &demon(Red, at.into()), &[]);
    assert_eq!(events.last(), Some(&Event::SoloWon { score: 24 }), "no seat is named besides");
    let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("over") };
    assert_eq!((outcome.seats[0].won, outcome.seats[0].score), (true, 24));
}
