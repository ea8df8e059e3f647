//! Records: saved, loaded, verified, and refused where they first differ.

use cabinet::Engine;
use serde_json::{Value, json};

use crate::talk::{ask, engine, ok, refused, seated};

/// A table after three steps and its record.
fn recorded() -> (Engine, Value) {
    let mut engine = seated();
    ok(&mut engine, &json!({"cmd":"dice","rolls":[2, 3]}));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"%"}));
    ok(&mut engine, &json!({"cmd":"act","seat":1,"action":"%"}));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T1"}));
    let replay = ok(&mut engine, &json!({"cmd":"save"}))["replay"].clone();
    (engine, replay)
}

fn verify(replay: &Value) -> Value {
    ask(&mut engine(), &json!({"cmd":"verify","replay":replay}))
}

#[test]
fn a_saved_game_verifies_loads_and_goes_on() {
    let (mut engine, replay) = recorded();
    assert_eq!(verify(&replay), json!({"ok":true}));
    let hash = ok(&mut engine, &json!({"cmd":"hash"}));
    let mut other = crate::talk::engine();
    let loaded = ok(&mut other, &json!({"cmd":"load","replay":replay,"seed":"later"}));
    assert_eq!(loaded["steps"], 3);
    assert_eq!(ok(&mut other, &json!({"cmd":"hash"})), hash);
    assert_eq!(ok(&mut other, &json!({"cmd":"save"}))["replay"], replay);
    let told = ok(&mut other, &json!({"cmd":"told","from":2}));
    assert_eq!(told["events"][0]["die"], 3);
    // What a recorded step used is known again: the last one may be taken back, no other.
    assert_eq!(ok(&mut other, &json!({"cmd":"back","seat":0}))["steps"], 2);
    refused(&mut other, &json!({"cmd":"back","seat":1}), "step-rolled");
    ok(&mut other, &json!({"cmd":"act","seat":0,"action":"T2"}));
    let longer = ok(&mut other, &json!({"cmd":"save"}))["replay"].clone();
    assert_eq!(verify(&longer)["ok"], true);
}

/// A place, what is written there, and how the record is then refused.
type Edit = (&'static str, Value, &'static str, &'static str);

fn header_edits() -> Vec<Edit> {
    let wrong = "0".repeat(64);
    vec![
        ("/format", json!(2), "replay-format", "format"),
        ("/game", json!("chess"), "unknown-game", "replay.game"),
        ("/game", json!(5), "wrong-type", "replay.game"),
        ("/rules_version", json!(2), "replay-version", "head"),
        ("/content", json!(wrong), "replay-content", "content"),
        ("/options/pile", json!(11), "replay-chain", "head"),
        ("/options/plan", json!([1, 2, 3, 4]), "replay-options", "options"),
        ("/options/plan", json!("x"), "malformed-replay", "options.plan"),
        ("/opening/0/id", json!(2), "replay-chain", "head"),
        ("/opening/0/id", json!(1), "replay-diverged", "opening[0]"),
        ("/opening", json!([]), "replay-diverged", "opening[0]"),
        ("/head", json!(wrong), "replay-chain", "head"),
    ]
}

fn step_edits() -> Vec<Edit> {
    let wrong = "0".repeat(64);
    vec![
        ("/steps/1/rolled/0/id", json!(4), "replay-chain", "steps[1].chain"),
        ("/steps/1/rolled/0/id", json!(7), "replay-diverged", "steps[1].rolled[0]"),
        ("/steps/1/rolled/0/why", json!("luck"), "replay-diverged", "steps[1].rolled[0]"),
        ("/steps/1/rolled", json!([]), "replay-diverged", "steps[1].rolled[0]"),
        ("/steps/1/seat", json!(0), "replay-refused", "steps[1]"),
        ("/steps/1/seat", json!(9), "unknown-seat", "steps[1].seat"),
        ("/steps/1/seat", json!(900), "malformed-replay", "steps[1].seat"),
        ("/steps/2/action", json!({"type":"take","count":2}), "replay-chain", "steps[2].chain"),
        ("/steps/2/action", json!({"type":"take","count":9}), "replay-refused", "steps[2]"),
        ("/steps/2/chain", json!(wrong), "replay-chain", "steps[2].chain"),
        ("/steps/2/chain", json!("zz"), "malformed-replay", "steps[2].chain"),
        ("/seal", json!(wrong), "replay-cut-short", "seal"),
        ("/steps", json!(7), "malformed-replay", "steps"),
    ]
}

#[test]
fn an_edited_record_is_refused_at_its_first_difference() {
    let (_, replay) = recorded();
    let edited = |path: &str, value: Value| {
        let mut copy = replay.clone();
        *copy.pointer_mut(path).expect("the path exists") = value;
        let error = verify(&copy)["error"].clone();
        let text = |key: &str| error[key].as_str().unwrap_or_default().to_owned();
        (text("code"), text("at"))
    };
    let is = |code: &str, at: &str| (code.to_owned(), at.to_owned());
    for (path, value, code, at) in header_edits().into_iter().chain(step_edits()) {
        assert_eq!(edited(path, value), is(code, at), "{path}");
    }
}

#[test]
fn an_outcome_that_cannot_come_up_is_told_with_its_roll_and_what_can() {
    let (_, replay) = recorded();
    let told = |path: &str, value: Value, version: u32| {
        let mut copy = replay.clone();
        *copy.pointer_mut(path).expect("the path exists") = value;
        copy["rules_version"] = version.into();
        verify(&copy)["error"].clone()
    };
    let thrown = told("/steps/1/rolled/0/id", json!(999), 1);
    assert_eq!(
        thrown["message"],
        "The record first differs at step 2, roll 1 (the throw): 999 cannot come up; possible: 1–6."
    );
    assert_eq!(thrown["rule"], "T-2");
    assert_eq!(thrown["values"]["allowed"], "1–6");
    let dealt = told("/opening/1/id", json!(7), 1);
    let message = dealt["message"].as_str().unwrap();
    assert!(
        message.ends_with("roll 2 (a hidden stone): 7 cannot come up; possible: 0, 2."),
        "{message}"
    );
    // Other differences call the rolls by their names, too, and so does a record of other rules.
    let other = told("/steps/1/rolled/0/why", json!("deal"), 1);
    let message = other["message"].as_str().unwrap();
    assert!(message.ends_with("it has a hidden stone 3, the rules ask the throw."), "{message}");
    let older = told("/opening/1/id", json!(7), 7);
    assert!(older["message"].as_str().unwrap().contains("possible: 0, 2."), "{older}");
}

#[test]
fn a_shortened_or_lengthened_record_is_refused() {
    let (_, replay) = recorded();
    let mut short = replay.clone();
    short["steps"].as_array_mut().unwrap().pop();
    let error = &verify(&short)["error"];
    assert_eq!(error["code"], "replay-cut-short");
    assert_eq!(error["message"], "The record ends after 2 steps, before its seal.");
    let mut long = replay.clone();
    let last = long["steps"][2].clone();
    long["steps"].as_array_mut().unwrap().push(last);
    assert_eq!(verify(&long)["error"]["at"], "steps[3].chain");
    for key in ["format", "game", "options", "head", "steps", "seal"] {
        let mut less = replay.clone();
        less.as_object_mut().unwrap().remove(key);
        assert_eq!(verify(&less)["ok"], false, "{key}");
    }
    let mut more = replay.clone();
    more["note"] = json!("mine");
    assert_eq!(verify(&more)["error"]["code"], "malformed-replay");
    assert_eq!(verify(&replay)["ok"], true);
}

#[test]
fn a_record_under_other_rules_names_both_versions_and_the_first_difference() {
    let (_, mut replay) = recorded();
    replay["rules_version"] = json!(7);
    replay["steps"][1]["seat"] = json!(0);
    let error = &verify(&replay)["error"];
    assert_eq!(error["code"], "replay-version");
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("version 7") && message.contains("version 1"), "{message}");
}

#[test]
fn a_broken_record_leaves_the_open_table_alone() {
    let (mut engine, mut replay) = recorded();
    replay["seal"] = json!("0".repeat(64));
    refused(&mut engine, &json!({"cmd":"load","replay":replay}), "replay-cut-short");
    for wrong in [json!(null), json!([]), json!("save.json"), json!(1)] {
        refused(&mut engine, &json!({"cmd":"load","replay":wrong}), "wrong-type");
    }
    refused(&mut engine, &json!({"cmd":"load","replay":{}}), "wrong-type");
}

/// Games as the program recorded them before their rules changed, and what is said of them today.
const EARLIER: [(&str, &str, &str); 3] = [
    (include_str!("../records/summon-demons-2.json"), "head", "first differs at the header"),
    (include_str!("../records/dungeon-lords-2.json"), "head", "first differs at the header"),
    (include_str!("../records/demonworld-6.json"), "rules_version", "no other difference"),
];

#[test]
fn records_of_earlier_rules_are_read_and_refused_with_the_reason() {
    for (text, at, reason) in EARLIER {
        let replay: Value = serde_json::from_str(text).expect("the record is JSON");
        let slug = replay["game"].as_str().expect("a game");
        let found = replay["rules_version"].as_u64().expect("a version");
        let info = cabinet::game(slug).expect("a game of the cabinet").info();
        let ours = u64::from(info.rules_version);
        assert!(found < ours, "{slug}: {found} is no earlier version");
        assert!(replay["steps"].as_array().is_some_and(|steps| steps.len() > 100), "{slug}");
        let mut engine = Engine::new(cabinet::GAMES, "test");
        for command in ["verify", "load"] {
            let request = json!({"cmd":command,"replay":replay});
            let error = ask(&mut engine, &request)["error"].clone();
            assert_eq!([&error["code"], &error["at"]], ["replay-version", at], "{error}");
            let message = error["message"].as_str().expect("a sentence");
            let versions =
                format!("follows version {found} of the rules, this program version {ours}. ");
            let (_, first) = message.split_once(&versions).expect("both versions");
            assert!(first.contains(reason), "{slug}: {first}");
        }
        // With the number of today's rules it is no record of theirs either.
        let mut claimed = replay.clone();
        claimed["rules_version"] = ours.into();
        let error = ask(&mut engine, &json!({"cmd":"verify","replay":claimed}))["error"].clone();
        assert_eq!([&error["code"], &error["at"]], ["replay-chain", "head"], "{error}");
    }
}
