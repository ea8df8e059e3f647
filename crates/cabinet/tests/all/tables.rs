//! Tables as a program holds them.

use std::collections::BTreeSet;

use cabinet::{Dice, GAMES, Table, Voice, game};
use kernel::chance::Seeded;
use kernel::{Seat, Turn, Viewer};
use serde_json::{Value, json};

use crate::toy::TOYS;

fn voice() -> Voice {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    Voice::new(&TOYS[0].info(), "en", &names).expect("the toy speaks")
}

fn table() -> (Box<dyn Table>, Dice) {
    let mut dice = Dice::from_text("t").with([0, 2]);
    let table = TOYS[0].open(&Value::Null, None, &mut dice, &voice());
    (table.expect("the defaults open"), dice)
}

#[test]
fn the_games_are_found_by_name_and_speak_every_language() {
    assert!(game("chess").is_none());
    for entry in GAMES {
        let slug = entry.info().slug;
        assert_eq!(game(slug).map(|found| found.info().slug), Some(slug));
        for language in wording::LANGUAGES {
            let voice = Voice::new(&entry.info(), language, &[]).expect(language);
            assert!(voice.game().has("title"), "{slug} {language}");
            let setup = entry.setup(&Value::Null, None, &voice).expect("defaults open");
            let again = entry.setup(&setup.options, None, &voice).expect("so do normal ones");
            assert_eq!(setup, again);
            let pack = entry.content(&voice).expect("its own content");
            let same = entry.setup(&Value::Null, Some(&pack), &voice);
            assert_eq!(same.expect("it opens").content, setup.content);
        }
    }
}

#[test]
fn a_copy_goes_its_own_way() {
    let (mut table, mut dice) = table();
    let voice = voice();
    table.act(Seat(0), &json!("T2"), &mut dice, &voice).unwrap();
    let mut copy = table.copy();
    assert_eq!(copy.digest(), table.digest());
    assert_eq!(copy.save(&voice), table.save(&voice));
    copy.act(Seat(0), &json!("%"), &mut dice, &voice).unwrap();
    assert_ne!(copy.digest(), table.digest());
    assert_eq!((copy.steps(), table.steps()), (2, 1));
    table.take_back(Seat(0), &voice).unwrap();
    assert_eq!((copy.steps(), table.steps()), (2, 0));

    let state = copy.state();
    let written = TOYS[0].position(&table.options(), None, &state, &voice);
    let mut written = written.expect("a reached state is sound");
    let mut other = written.copy();
    other.act(Seat(1), &json!("T1"), &mut dice, &voice).unwrap();
    assert_eq!(written.state(), state);
    written.act(Seat(1), &json!("T1"), &mut dice, &voice).unwrap();
    assert_eq!(written.digest(), other.digest());
}

#[test]
fn events_are_told_by_step_with_the_players_names() {
    let (mut table, mut dice) = table();
    let voice = voice();
    table.act(Seat(0), &json!("T2"), &mut dice, &voice).unwrap();
    table.act(Seat(0), &json!("."), &mut dice, &voice).unwrap();
    let texts = |steps| -> Vec<String> {
        let events = table.told(steps, Viewer::Spectator, &voice).unwrap();
        let text = |event: &Value| event["text"].as_str().unwrap().to_owned();
        events.iter().map(text).collect()
    };
    assert_eq!(texts(1..2), ["Ada takes 2."]);
    assert_eq!(texts(2..9), ["Ada passes."]);
    assert_eq!(texts(0..1)[1], "Ben hides a stone of color hidden.");
    assert!(texts(7..9).is_empty());
}

#[test]
fn nobody_looks_over_the_edge_of_the_table() {
    let (mut table, mut dice) = table();
    let voice = voice();
    let stranger = Seat(200);
    let code = |refused: cabinet::Refusal| refused.code.clone();
    let seat = "unknown-seat";
    assert_eq!(table.legal(stranger, &voice).map_err(code).unwrap_err(), seat);
    let act = table.act(stranger, &json!("."), &mut dice, &voice);
    assert_eq!(act.map_err(code).unwrap_err(), seat);
    assert_eq!(table.take_back(stranger, &voice).map_err(code).unwrap_err(), seat);
    let viewer = Viewer::Seat(stranger);
    assert_eq!(table.view(viewer, &voice).map_err(code).unwrap_err(), seat);
    assert_eq!(table.text(viewer, &voice).map_err(code).unwrap_err(), seat);
    assert_eq!(table.told(0..1, viewer, &voice).map_err(code).unwrap_err(), seat);
    assert!(matches!(table.turn(), Turn::To(_)));
}

#[test]
fn taking_back_restores_every_hash_in_a_real_game() {
    let entry = game("dicke-daemonen").expect("a game of the cabinet");
    let voice = Voice::new(&entry.info(), "en", &[]).expect("it speaks English");
    let mut dice = Dice::from_text("take back");
    let mut table = entry.open(&Value::Null, None, &mut dice, &voice).expect("defaults open");
    let mut taken_back = 0;
    for _ in 0..24 {
        let Turn::To(seats) = table.turn() else { break };
        let seat = seats.iter().next().expect("somebody owes a decision");
        let legal = table.legal(seat, &voice).unwrap();
        let hashes = |table: &dyn Table| {
            let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
            let views = views.map(|viewer| table.view_digest(viewer, &voice).unwrap());
            (table.digest(), views, table.save(&voice).unwrap(), table.steps())
        };
        let before = hashes(&*table);
        let action = &legal.actions.last().expect("a list").action;
        table.act(seat, action, &mut dice, &voice).unwrap();
        if table.may_take_back(seat) {
            assert_ne!(hashes(&*table), before);
            table.take_back(seat, &voice).unwrap();
            assert_eq!(hashes(&*table), before);
            taken_back += 1;
            table.act(seat, action, &mut dice, &voice).unwrap();
        }
    }
    assert!(taken_back > 5, "only {taken_back} steps were free");
}

/// What chance has answered and what was hidden before stands, whoever else sits at the table: also
/// where all others are programs, and where nobody else is there.
#[test]
fn what_was_rolled_or_revealed_is_not_taken_back() {
    for (slug, seats, expected) in [
        ("demons", 1, ["step-rolled", "step-revealed"]),
        ("dungeon-lords", 2, ["step-rolled", "step-revealed"]),
    ] {
        let entry = game(slug).expect("a game of the cabinet");
        let voice = Voice::new(&entry.info(), "en", &[]).expect("it speaks English");
        let (mut dice, mut own) = (Dice::from_text("it stands"), Seeded::from_text("it stands"));
        let options = json!({ "seats": seats });
        let mut table = entry.open(&options, None, &mut dice, &voice).expect("it opens");
        let mut stands = BTreeSet::new();
        for _ in 0..400 {
            let Turn::To(seats) = table.turn() else { break };
            let seat = seats.iter().next().expect("somebody owes a decision");
            let legal = table.legal(seat, &voice).unwrap();
            let count = u32::try_from(legal.actions.len()).expect("lists are short");
            let action = &legal.actions[own.below(count) as usize].action;
            table.act(seat, action, &mut dice, &voice).unwrap();
            if !table.may_take_back(seat) {
                let before = (table.digest(), table.steps());
                let refused = table.take_back(seat, &voice).expect_err("it stands");
                assert_eq!((table.digest(), table.steps()), before);
                stands.insert(refused.code.clone());
            }
        }
        assert!(expected.iter().all(|code| stands.contains(*code)), "{slug}: {stands:?}");
    }
}

#[test]
fn a_notation_is_understood_before_anything_like_it_is_listed() {
    let entry = game("dicke-daemonen").expect("a game of the cabinet");
    let voice = Voice::new(&entry.info(), "fr", &[]).expect("it speaks French");
    let mut dice = Dice::from_text("unlisted");
    let table = entry.open(&Value::Null, None, &mut dice, &voice).expect("defaults open");
    let Turn::To(seats) = table.turn() else { panic!("the game has begun") };
    let seat = seats.iter().next().expect("somebody owes a decision");
    for notation in ["!R", "!GR", ".", "W@f3", "R@c999"] {
        let why = table.why(seat, &json!(notation), &voice).expect(notation);
        assert!(why.is_some_and(|why| why.rule.is_some()), "{notation}");
    }
    let empty = table.why(seat, &json!(""), &voice).expect_err("nothing is written like that");
    assert!(empty.rule.is_some() && empty.message.contains("«\u{a0}\u{a0}»"), "{empty}");
}
