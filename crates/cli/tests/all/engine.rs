//! The line protocol as a program.

use serde_json::Value;

use crate::program::{run, run_in};

fn talk(lines: &str) -> Vec<Value> {
    let run = run(&["engine"], lines).fine();
    let reply = |line: &str| serde_json::from_str(line).expect("a reply is JSON");
    run.out.lines().map(reply).collect()
}

#[test]
fn a_session_answers_line_by_line() {
    let replies = talk(concat!(
        "{\"cmd\":\"games\"}\n",
        "{\"cmd\":\"new\",\"game\":\"dicke-daemonen\",\"seed\":\"a\"}\n",
        "nonsense\n",
        "{\"cmd\":\"bot\",\"seat\":1}\n",
        "{\"cmd\":\"act\",\"seat\":1,\"action\":{\"type\":\"fly\"}}\n",
        "{\"cmd\":\"turn\"}",
    ));
    assert_eq!(replies.len(), 6);
    let granted: Vec<bool> = replies.iter().map(|reply| reply["ok"] == true).collect();
    assert_eq!(granted, [true, true, false, true, false, true]);
    assert_eq!(replies[5]["to"], serde_json::json!([1]));
}

#[test]
fn ten_megabytes_in_one_line_are_survived() {
    let long = format!("{}\n{{\"cmd\":\"games\"}}\n", "9".repeat(10 * 1024 * 1024));
    let replies = talk(&long);
    assert_eq!(replies.len(), 2);
    assert_eq!(replies[0]["error"]["code"], "too-long");
    assert_eq!(replies[1]["ok"], true);
}

#[test]
fn a_missing_seed_differs_from_session_to_session() {
    let new = "{\"cmd\":\"new\",\"game\":\"dicke-daemonen\"}\n";
    let seed = || talk(new)[0]["seed"].as_str().map(str::to_owned);
    let (one, two) = (seed(), seed());
    assert!(one.is_some() && one != two);
}

#[test]
fn the_language_asked_for_is_spoken_and_the_environment_changes_nothing() {
    let dance = "{\"cmd\":\"dance\"}\n";
    let french = run(&["--lang", "fr", "engine"], dance).fine();
    assert!(french.out.contains("Il n’y a pas de commande dance"), "{}", french.out);
    let after = run(&["engine", "--lang", "fr"], dance).fine();
    assert_eq!(after.out, french.out);
    // Programs that drive the engine know its protocol, not the language of whoever starts it.
    let unasked = run_in("fr_FR.UTF-8", &["engine"], dance).fine();
    assert!(unasked.out.contains("There is no command dance"), "{}", unasked.out);
}
