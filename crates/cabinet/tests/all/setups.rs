//! Options and content: all reasons at once.

use cabinet::{Voice, check_pack};
use kernel::Pack;
use serde_json::{Value, json};

use crate::talk::{engine, ok, refused};

fn reasons(error: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = error["reasons"].as_array().expect("a list of reasons");
    list.iter().map(|one| (text(&one["at"]), text(&one["code"]))).collect()
}

#[test]
fn options_come_back_in_normal_form() {
    let mut engine = engine();
    let setup =
        ok(&mut engine, &json!({"cmd":"setup","game":"pebbles","options":{"pile":7,"plan":[1,2]}}));
    assert_eq!(
        setup["options"],
        json!({"seats":2,"pile":7,"quick":false,"mood":"calm","plan":[1,2]})
    );
    assert_eq!(setup["seats"], 2);
    ok(&mut engine, &json!({"cmd":"setup","game":"pebbles"}));
    ok(&mut engine, &json!({"cmd":"setup","game":"pebbles","options":null}));
}

#[test]
fn every_wrong_option_is_named_with_what_would_be_right() {
    let options = json!({
        "seats": 9, "pile": "many", "quick": 1, "mood": "angry", "color": "red",
        "plan": [1, 2, 3, 4],
    });
    let request = json!({"cmd":"setup","game":"pebbles","options":options});
    let error = refused(&mut engine(), &request, "setup-refused");
    let expected = [
        ("color", "option-unknown"),
        ("mood", "option-choice"),
        ("pile", "option-type"),
        ("quick", "option-type"),
        ("seats", "option-range"),
        ("plan", "plan-long"),
    ];
    let expected: Vec<_> = expected.map(|(at, code)| (at.into(), code.into())).into();
    assert_eq!(reasons(&error), expected);
    let list = &error["reasons"];
    assert_eq!(list[0]["values"]["allowed"], "seats, pile, quick, mood, plan");
    assert_eq!(list[1]["values"]["allowed"], "calm, wild");
    assert_eq!(list[2]["values"]["allowed"], "a whole number from 1 to 40");
    assert_eq!(list[4]["values"]["limit"], "2–4");
    assert_eq!(list[4]["rule"], "T-1");
    for reason in list.as_array().unwrap() {
        let message = reason["message"].as_str().unwrap();
        assert!(message.contains(reason["at"].as_str().unwrap()), "{message}");
    }
}

#[test]
fn numbers_of_any_size_and_kind_are_refused_without_harm() {
    for wrong in ["-1", "0", "41", "1e99", "1.5", "18446744073709551615", "99999999999999999999"] {
        let line = format!(r#"{{"cmd":"setup","game":"pebbles","options":{{"pile":{wrong}}}}}"#);
        let reply = crate::talk::raw(&mut engine(), line.as_bytes());
        assert_eq!(reply["error"]["reasons"][0]["at"], "pile", "{wrong}");
    }
}

#[test]
fn options_of_another_shape_are_refused() {
    for wrong in [json!([]), json!("seats"), json!(4), json!(true)] {
        let request = json!({"cmd":"new","game":"pebbles","options":wrong});
        let error = refused(&mut engine(), &request, "setup-refused");
        assert_eq!(error["reasons"][0]["code"], "options-shape");
    }
    let own = json!({"cmd":"new","game":"pebbles","options":{"plan":{"x":1}}});
    let error = refused(&mut engine(), &own, "setup-refused");
    assert_eq!(reasons(&error), [("plan".into(), "option-unreadable".into())]);
}

#[test]
fn broken_content_is_refused_by_file() {
    let mut engine = engine();
    let pack = json!({"cmd":"setup","game":"pebbles","content":{"a.toml":"","b.toml":""}});
    let error = refused(&mut engine, &pack, "setup-refused");
    let expected = ["a.toml", "b.toml"].map(|file| (file.to_owned(), "unknown-file".to_owned()));
    assert_eq!(reasons(&error), expected);
    let shape = json!({"cmd":"setup","game":"pebbles","content":{"a.toml":5}});
    let error = refused(&mut engine, &shape, "wrong-type");
    assert_eq!(error["at"], "content.a.toml");
    let exported = ok(&mut engine, &json!({"cmd":"content","game":"pebbles"}))["content"].clone();
    ok(&mut engine, &json!({"cmd":"setup","game":"pebbles","content":exported}));
}

#[test]
fn the_content_of_every_game_serves_every_value_of_every_option() {
    for entry in cabinet::GAMES {
        let voice = Voice::new(&entry.info(), "en", &[]).unwrap();
        let pack = entry.content(&voice).unwrap();
        let checked = check_pack(*entry, &pack, &voice);
        let plain = entry.setup(&Value::Null, Some(&pack), &voice);
        assert_eq!(checked.unwrap(), plain.unwrap(), "{}", entry.info().slug);
        // What is wrong whatever the options is told once and under none of them.
        let broken = Pack(pack.0.keys().map(|name| (name.clone(), "= 1".to_owned())).collect());
        let all = check_pack(*entry, &broken, &voice).unwrap_err().reasons.clone();
        let plain = entry.setup(&Value::Null, Some(&broken), &voice).unwrap_err();
        assert_eq!(all, plain.reasons, "{}", entry.info().slug);
    }
}
