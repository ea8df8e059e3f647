//! Saves, replays and options.

use dicke_daemonen::{DickeDaemonen, Options, State};
use kernel::chance::Seeded;
use kernel::replay::{Broken, Recorded, ReplayOf, verify};
use kernel::{Cx, Game, Seat};
use serde_json::json;

use crate::table::*;

/// A whole game played by taking the list's middle.
fn played(options: &Options) -> ReplayOf<DickeDaemonen> {
    let game = DickeDaemonen::open(options, None).expect("fair options");
    let mut dice = Seeded::from_text("replay");
    let mut events = Vec::new();
    let mut record = Recorded::start(&game, None, &mut dice, &mut events);
    while record.state().over.is_none() {
        let seat = record.state().active;
        let mut list = Vec::new();
        game.legal(record.state(), seat, &mut list);
        let action = list[list.len() / 2].clone();
        record.act(&game, seat, &action, &mut dice, &mut events).expect("listed");
    }
    record.replay().clone()
}

/// T-85 §DD-20 A finished game replays; a forged action is refused at its step.
#[test]
fn a_log_replays_and_a_forged_one_is_refused_where_it_lies() {
    let replay = played(&on("flower", 3));
    let (_, again, _) = verify::<DickeDaemonen>(&replay, None).expect("an honest record");
    assert_eq!(again.replay(), &replay);

    let mut forged = replay.clone();
    let first = forged.steps[0].action.clone();
    let later = forged
        .steps
        .iter()
        .position(|line| {
            line.seat == forged.steps[0].seat
                && line.action != first
                && line.action.to_string().contains('@')
        })
        .unwrap();
    forged.steps[later].action = first;
    match verify::<DickeDaemonen>(&forged, None) {
        Err(Broken::Refused { step, .. }) => assert_eq!(step, later),
        other => panic!("{:?}", other.err()),
    }
}

/// §DD-31 A record with another draw is refused at its step.
#[test]
fn a_forged_draw_breaks_the_chain() {
    let mut forged = played(&on("flower", 2));
    let step = forged.steps.iter().position(|line| !line.rolled.is_empty()).unwrap();
    forged.steps[step].rolled[0].id = (forged.steps[step].rolled[0].id + 1) % 5;
    match verify::<DickeDaemonen>(&forged, None) {
        Err(Broken::Chain { step: Some(at) } | Broken::Diverged { step: Some(at), .. }) => {
            assert_eq!(at, step);
        }
        other => panic!("{:?}", other.err()),
    }
    let mut short = played(&on("flower", 2));
    short.steps.pop();
    assert!(matches!(verify::<DickeDaemonen>(&short, None), Err(Broken::CutShort { .. })));
    let mut version = played(&on("flower", 2));
    version.rules_version += 1;
    assert!(matches!(verify::<DickeDaemonen>(&version, None), Err(Broken::Version { .. })));
}

/// T-88 §DD-15 A position saved at either step offers the same actions when it is read again, and
/// goes on alike.
#[test]
fn a_saved_position_offers_the_same_actions() {
    let mut stage = table(on("flower", 2), &["WRGB", "RGBY"]);
    stage.set(|state| {
        state.first = BASIL;
        to_place(state, BASIL);
    });
    let mut steps = Vec::new();
    for _ in 0..4 {
        let seat = stage.state.active;
        steps.push(stage.question(seat).expect("somebody is asked").code);
        let text = serde_json::to_string(&stage.state).unwrap();
        let read: State = serde_json::from_str(&text).unwrap();
        assert_eq!(stage.game.sound(&read), Ok(()));
        assert_eq!(read, stage.state);
        let mut list = Vec::new();
        stage.game.legal(&read, seat, &mut list);
        assert_eq!(list, stage.legal(seat));
        let mut other = read;
        let action = list[0].clone();
        let events = stage.act_freely(seat, &action);
        let mut told = Vec::new();
        let mut dice = Seeded::from_number(0);
        stage.game.play(&mut other, seat, &action, &mut Cx::telling(&mut dice, &mut told));
        assert_eq!((other, told), (stage.state.clone(), events));
    }
    assert_eq!(steps, ["place", "predict", "place", "predict"]);
}

/// T-124 §A-31 A record whose preset has changed is refused by name.
#[test]
fn a_changed_preset_is_refused_by_name() {
    let mut replay = played(&on("flower", 2));
    assert_eq!(replay.options.board["preset"], "flower");
    replay.options.board["sha256"] = json!("0".repeat(64));
    match verify::<DickeDaemonen>(&replay, None) {
        Err(Broken::Options(error)) => {
            assert_eq!(error.0[0].code, "E_CHANGED");
            assert!(error.to_string().contains("flower"), "{error}");
        }
        other => panic!("{:?}", other.err()),
    }
}

/// T-124 §A-31 A record that does not keep name, code and check sum of its board is refused: nothing
/// would show that the board has changed.
#[test]
fn a_record_keeps_its_options_whole() {
    for key in ["code", "sha256"] {
        let mut replay = played(&on("flower", 2));
        replay.options.board.as_object_mut().unwrap().remove(key);
        match verify::<DickeDaemonen>(&replay, None) {
            Err(Broken::Options(error)) => {
                assert_eq!((error.0[0].at.as_str(), error.0[0].code), ("options", "not-normal"));
            }
            other => panic!("{key}: {:?}", other.err()),
        }
    }
}

/// T-128 §DD-5 §A-31 Several faults are reported together.
#[test]
fn all_reasons_against_options_at_once() {
    let bad = Options { seats: 5, board: json!({ "preset": "spiral" }), ..Options::default() };
    let error = DickeDaemonen::open(&bad, None).expect_err("five seats on no board");
    let codes: Vec<&str> = error.0.iter().map(|reason| reason.code).collect();
    assert_eq!(codes, ["seats", "E_PRESET"]);
    assert!(DickeDaemonen::open(&Options { seats: 0, ..Options::default() }, None).is_err());
    for text in [r#"{"colour":1}"#, r#"{"knots":"three"}"#, r#"{"seats":"two"}"#] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
}

/// §A-31 Options in normal form open to the same board, random boards included.
#[test]
fn normal_options_open_to_the_same_board() {
    for board in [json!({ "preset": "star" }), json!({ "random": { "seed": 5, "quality": 1 } })] {
        let game = DickeDaemonen::open(&Options { board, ..Options::default() }, None).unwrap();
        let again = DickeDaemonen::open(&game.options(), None).unwrap();
        assert_eq!(again.options(), game.options());
        assert_eq!(again.board().code(), game.board().code());
    }
}

/// §A-30 The opening asks chance only for the deal.
#[test]
fn the_opening_asks_for_the_deal_alone() {
    let game = DickeDaemonen::open(&on("flower", 4), None).unwrap();
    let mut dice = Seeded::from_number(1);
    let mut recorder = kernel::chance::Recorder::new(&mut dice);
    let state = game.start(&mut Cx::silent(&mut recorder));
    assert_eq!(recorder.settled().len(), 16);
    assert!(recorder.settled().iter().all(|settled| settled.why.code == "deal"));
    assert_eq!(state.active, Seat(1));
}
