//! Whatever comes in: one error line, nothing lost, the conversation goes on.

use std::io::Cursor;

use cabinet::{COMMANDS, Engine, GAMES, LINE_LIMIT};
use kernel::chance::Seeded;
use serde_json::{Value, json};

use crate::talk::{ask, engine, ok, raw, refused, seated};

#[test]
fn any_bytes_get_one_error_line() {
    let mut engine = seated();
    let before = ok(&mut engine, &json!({"cmd":"state"}));
    let deep = "[".repeat(100_000);
    let nested = format!(r#"{{"cmd":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    let lines: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b"   ".to_vec(),
        b"\r".to_vec(),
        b"hello".to_vec(),
        b"\xff\xfe\x00\x80".to_vec(),
        b"{\"cmd\":\"tu\xc3\"}".to_vec(),
        b"{\"cmd\":\"turn\"".to_vec(),
        b"{\"cmd\":\"turn\"}}".to_vec(),
        b"{\"cmd\":\"turn\"} {\"cmd\":\"turn\"}".to_vec(),
        deep.into_bytes(),
        nested.into_bytes(),
        (0..=255).collect(),
    ];
    for line in lines {
        let reply = raw(&mut engine, &line);
        assert_eq!(reply["ok"], false);
        assert_eq!(reply["error"]["code"], "bad-json", "{reply}");
    }
    assert_eq!(ok(&mut engine, &json!({"cmd":"state"})), before);
}

#[test]
fn any_json_gets_one_error_line() {
    let mut engine = seated();
    for value in [json!(null), json!(7), json!("turn"), json!([]), json!([{"cmd":"turn"}])] {
        refused(&mut engine, &value, "not-an-object");
    }
    refused(&mut engine, &json!({}), "missing-command");
    for cmd in [json!(null), json!(1), json!(["turn"])] {
        refused(&mut engine, &json!({"cmd":cmd}), "wrong-type");
    }
    let error = refused(&mut engine, &json!({"cmd":"turns"}), "unknown-command");
    assert!(error["message"].as_str().unwrap().contains("turn, legal"));
    let error = refused(&mut engine, &json!({"cmd":"turn","seat":0}), "unknown-field");
    assert_eq!(error["at"], "seat");
    let error = refused(&mut engine, &json!({"cmd":"legal","seats":0}), "unknown-field");
    assert!(error["message"].as_str().unwrap().contains("it takes seat"));
    refused(&mut engine, &json!({"cmd":"legal"}), "missing-field");
    refused(&mut engine, &json!({"cmd":"new"}), "missing-field");
}

#[test]
fn every_field_of_every_command_refuses_every_wrong_kind() {
    let wrong = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("x".repeat(5000)),
        json!([]),
        json!([[[]]]),
        json!({}),
        json!({"a":{}}),
    ];
    let mut engine = seated();
    let before = ok(&mut engine, &json!({"cmd":"state"}));
    let mut asked = 0;
    for (command, fields) in COMMANDS {
        for field in *fields {
            for value in &wrong {
                // Any text is a seed, any list of outcomes may wait, and no options are options.
                let mut request = json!({"cmd":command,"seat":0,"game":"nowhere"});
                request
                    .as_object_mut()
                    .unwrap()
                    .retain(|key, _| key == "cmd" || fields.contains(&key.as_str()));
                request[*field] = value.clone();
                let reply = ask(&mut engine, &request);
                let fine = matches!(
                    (*command, *field),
                    ("dice", "rolls") | ("bot" | "hint" | "legal" | "back", _) | ("told", "from")
                );
                assert!(reply["ok"] == false || fine, "{request}: {reply}");
                assert!(engine.line(br#"{"cmd":"state"}"#).contains("\"ok\":true"));
                asked += 1;
            }
        }
    }
    assert!(asked > 400);
    assert_eq!(ok(&mut engine, &json!({"cmd":"state"})), before);
}

#[test]
fn seats_and_viewers_that_do_not_exist_are_refused() {
    let mut engine = seated();
    for seat in [json!(2), json!(200), json!(65536), json!(u64::MAX)] {
        for command in ["legal", "back", "bot", "hint"] {
            refused(&mut engine, &json!({"cmd":command,"seat":seat}), "unknown-seat");
        }
        let act = json!({"cmd":"act","seat":seat,"action":"T1"});
        refused(&mut engine, &act, "unknown-seat");
        refused(&mut engine, &json!({"cmd":"view","as":seat}), "unknown-viewer");
    }
    for seat in [json!(-1), json!(0.5), json!("0"), json!(1e30)] {
        refused(&mut engine, &json!({"cmd":"legal","seat":seat}), "wrong-type");
    }
    refused(&mut engine, &json!({"cmd":"view","as":"god"}), "unknown-viewer");
}

#[test]
fn malformed_actions_are_refused_before_the_rules_are_asked() {
    let mut engine = seated();
    let cases = [
        (json!({"type":"take","count":1,"extra":2}), "action.extra"),
        (json!({"type":"take","count":"one"}), "action.count"),
        (json!({"type":"take","count":300}), "action.count"),
        (json!({"type":"take","count":-1}), "action.count"),
        (json!({"type":"take","count":1.0}), "action.count"),
        (json!({"type":"take","count":[1]}), "action.count"),
        (json!({"type":"take"}), "action"),
        (json!({"count":1}), "action"),
        (json!({"type":"fly"}), "action.type"),
        (json!({"type":7}), "action.type"),
        (json!({"type":"place","creature":"red","corner":14}), "action.type"),
        (json!({}), "action"),
        (json!(null), "action"),
        (json!(3), "action"),
        (json!([{"type":"pass"}]), "action"),
    ];
    for (action, at) in cases {
        // Not even whose turn it is matters.
        for seat in [0, 1] {
            let request = json!({"cmd":"act","seat":seat,"action":action});
            let error = refused(&mut engine, &request, "malformed-action");
            assert_eq!(error["at"], at, "{action}");
        }
        let why = json!({"cmd":"why","seat":0,"action":action});
        refused(&mut engine, &why, "malformed-action");
    }
    let other = json!({"cmd":"act","seat":0,"action":"R@c14"});
    refused(&mut engine, &other, "unknown-notation");
}

#[test]
fn without_a_table_every_command_about_one_says_so() {
    let mut engine = engine();
    for command in ["turn", "state", "save", "hash", "view", "text", "told"] {
        let reply = ask(&mut engine, &json!({"cmd":command}));
        assert_eq!(reply["error"]["code"], "no-game", "{command}");
    }
    for request in [
        json!({"cmd":"legal","seat":0}),
        json!({"cmd":"act","seat":0,"action":"."}),
        json!({"cmd":"dice","rolls":[1]}),
        json!({"cmd":"bot","seat":0}),
    ] {
        assert_eq!(ask(&mut engine, &request)["error"]["code"], "no-game");
    }
    refused(&mut engine, &json!({"cmd":"position","state":{}}), "missing-field");
    let error = refused(&mut engine, &json!({"cmd":"new","game":"chess"}), "unknown-game");
    assert!(error["message"].as_str().unwrap().contains("pebbles"));
}

#[test]
fn a_refused_new_keeps_the_old_table() {
    let mut engine = seated();
    for request in [
        json!({"cmd":"new","game":"pebbles","options":{"seats":99}}),
        json!({"cmd":"new","game":"pebbles","seed":7}),
        json!({"cmd":"new","game":"pebbles","rolls":[9]}),
        json!({"cmd":"new","game":"pebbles","rolls":[1e20]}),
        json!({"cmd":"new","game":"pebbles","content":{"x":"y"}}),
        json!({"cmd":"new","game":"pebbles","lang":"xx"}),
    ] {
        let before = ok(&mut engine, &json!({"cmd":"state"}));
        assert_eq!(ask(&mut engine, &request)["ok"], false, "{request}");
        assert_eq!(ok(&mut engine, &json!({"cmd":"state"})), before);
    }
}

#[test]
fn a_line_of_ten_megabytes_is_skipped_and_the_next_one_answered() {
    let mut input = vec![b'x'; 10 * 1024 * 1024];
    input.extend_from_slice(b"\n{\"cmd\":\"games\"}\n");
    // A line of exactly the limit is read; a last line needs no end.
    let long = format!("\"{}\"\n", "y".repeat(LINE_LIMIT - 2));
    input.extend_from_slice(long.as_bytes());
    input.extend_from_slice(b"{\"cmd\":\"turn\"}");
    let mut output = Vec::new();
    engine().serve(&mut Cursor::new(input), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let replies: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<&Value> = replies.iter().map(|reply| &reply["error"]["code"]).collect();
    let expected = [json!("too-long"), Value::Null, json!("not-an-object"), json!("no-game")];
    assert_eq!(codes, expected.iter().collect::<Vec<_>>());
    let mut endless = vec![b'x'; 10 * 1024 * 1024];
    endless.push(b'y');
    let mut output = Vec::new();
    engine().serve(&mut Cursor::new(endless), &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("too-long"));
    let direct = engine().line(&vec![b' '; LINE_LIMIT + 1]);
    assert!(direct.contains("too-long"));
}

#[test]
fn damaged_requests_about_a_real_game_get_one_reply_each() {
    let document = include_str!("../../../../docs/engine-protocol.md");
    let requests: Vec<&str> = document.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let mut dice = Seeded::from_text("damage");
    let mut engine = Engine::new(GAMES, "damage");
    let mut granted = 0;
    for _ in 0..60 {
        for request in &requests {
            let mut line = request.as_bytes().to_vec();
            for _ in 0..dice.below(3) {
                let at = dice.below(u32::try_from(line.len()).unwrap()) as usize;
                match dice.below(4) {
                    0 => line[at] = u8::try_from(dice.below(256)).unwrap(),
                    1 => line[at] = b'0' + u8::try_from(dice.below(10)).unwrap(),
                    2 => drop(line.remove(at)),
                    _ => line.insert(at, line[at]),
                }
            }
            line.retain(|&byte| byte != b'\n');
            if line.is_empty() {
                line.push(b' ');
            }
            granted += u32::from(raw(&mut engine, &line)["ok"] == true);
        }
    }
    assert!(granted > 500, "only {granted} requests were still understood");
}

#[test]
fn a_key_that_stands_twice_is_refused_by_name() {
    let mut engine = seated();
    let cases = [
        (r#"{"cmd":"turn","cmd":"turn"}"#, "cmd"),
        (r#"{"cmd":"act","seat":0,"seat":1,"action":"T1"}"#, "seat"),
        (r#"{"cmd":"act","seat":0,"action":{"type":"take","count":1,"count":2}}"#, "action.count"),
        (r#"{"cmd":"new","game":"pebbles","options":{"plan":[1],"plan":[2]}}"#, "options.plan"),
    ];
    for (line, at) in cases {
        let reply = raw(&mut engine, line.as_bytes());
        assert_eq!(reply["error"]["code"], "repeated-key", "{reply}");
        assert_eq!(
            (&reply["error"]["at"], &reply["error"]["values"]["key"]),
            (&json!(at), &json!(at))
        );
    }
    assert_eq!(ok(&mut engine, &json!({"cmd":"told"}))["steps"], 0);
}

#[test]
fn refusals_say_what_was_found_and_what_would_be_right() {
    let mut engine = seated();
    let cases = [
        (json!({"cmd":"turn","seat":0}), json!({"command":"turn","field":"seat","allowed":"none"})),
        (json!({"cmd":"legal"}), json!({"command":"legal","field":"seat"})),
        (
            json!({"cmd":"legal","seat":"x"}),
            json!({"field":"seat","value":"\"x\"","expected":"a whole number from 0 to 1"}),
        ),
        (json!({"cmd":"view","as":7}), json!({"value":"7","last":1})),
        (json!({"cmd":"legal","seat":7}), json!({"seat":7,"last":1})),
        (json!({"cmd":"form","game":"chess"}), json!({"game":"chess","allowed":"pebbles"})),
        (json!({"cmd":"rules","paragraph":"T-9"}), json!({"paragraph":"T-9","game":"pebbles"})),
        (
            json!({"cmd":"act","seat":0,"action":{"type":"fly"}}),
            json!({"value":"fly","allowed":"take, throw, pass"}),
        ),
        (
            json!({"cmd":"act","seat":0,"action":{"type":"take","count":"x"}}),
            json!({"value":"\"x\"","expected":"a whole number"}),
        ),
        (json!({"cmd":"act","seat":0,"action":{"type":"take"}}), json!({"field":"count"})),
        (json!({"cmd":"act","seat":0,"action":"?"}), json!({"notation":"?","seat":0})),
        (json!({"cmd":"bot","seat":1}), json!({"seat":1})),
        (json!({"cmd":"back","seat":1}), json!({"seat":1})),
    ];
    for (request, values) in cases {
        let reply = ask(&mut engine, &request);
        assert_eq!(reply["error"]["values"], values, "{request}: {reply}");
    }
}

#[test]
fn no_reader_speaks_english_in_french() {
    let mut engine = seated();
    ok(&mut engine, &json!({"cmd":"lang","lang":"fr"}));
    let state = ok(&mut engine, &json!({"cmd":"state"}))["state"].clone();
    let with = |key: &str, value: Value| {
        let mut state = state.clone();
        state[key] = value;
        json!({"cmd":"position","state":state})
    };
    let requests = [
        json!({"cmd":"act","seat":0,"action":{"type":"fly"}}),
        json!({"cmd":"act","seat":0,"action":{"type":"take","count":"x"}}),
        json!({"cmd":"act","seat":0,"action":{"type":"take","count":300}}),
        json!({"cmd":"act","seat":0,"action":{"type":"take"}}),
        json!({"cmd":"setup","game":"pebbles","options":{"plan":{"x":1}}}),
        json!({"cmd":"setup","game":"pebbles","options":{"plan":["x"]}}),
        json!({"cmd":"verify","replay":{"game":"pebbles","format":1,"steps":7}}),
        with("pile", json!("x")),
        with("taken", json!({})),
        with("nonsense", json!(1)),
    ];
    let english = ["expected", "invalid", "unknown", "missing", "u8", "struct", "sequence", "line"];
    for request in requests {
        let message = ask(&mut engine, &request)["error"]["message"].to_string();
        let found = english.iter().find(|word| message.contains(*word));
        assert!(found.is_none() && message.len() > 10, "{request}: {message}");
    }
    let message = raw(&mut engine, b"hello")["error"]["message"].to_string();
    assert!(message.contains("ligne 1, colonne 1"), "{message}");
}
