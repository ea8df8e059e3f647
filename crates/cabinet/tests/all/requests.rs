//! Every command does what it says.

use cabinet::Engine;
use serde_json::{Value, json};

use crate::talk::{ask, engine, ok, refused, seated};

#[test]
fn the_games_the_form_and_the_rules_are_told() {
    let mut engine = engine();
    let games = ok(&mut engine, &json!({"cmd":"games"}));
    assert_eq!(games["games"][0]["game"], "pebbles");
    assert_eq!(games["games"][0]["title"], "Pebbles");
    let form = ok(&mut engine, &json!({"cmd":"form","game":"pebbles"}));
    assert_eq!(form["form"][0]["key"], "seats");
    assert_eq!(form["form"][0]["label"], "Seats");
    assert_eq!(form["form"][0]["help"], "How many play.");
    assert_eq!(form["form"][1]["max"], 40);
    let rules = ok(&mut engine, &json!({"cmd":"rules","game":"pebbles","paragraph":"T-2"}));
    assert_eq!(rules["paragraphs"][0]["title"], "Throwing");
    let all = ok(&mut engine, &json!({"cmd":"rules","game":"pebbles"}));
    assert_eq!(all["paragraphs"].as_array().map(Vec::len), Some(3));
    let content = ok(&mut engine, &json!({"cmd":"content","game":"pebbles"}));
    assert_eq!(content["content"]["stones.toml"], "colors = 3\n");
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut engine = seated();
    assert_eq!(ok(&mut engine, &json!({"cmd":"turn"}))["to"], json!([0]));
    let legal = ok(&mut engine, &json!({"cmd":"legal","seat":0}));
    assert_eq!(legal["notations"], json!(["T1", "T2", "T3", "%", "."]));
    assert_eq!(legal["actions"][2], json!({"type":"take","count":3}));
    assert_eq!(legal["phrases"][3], "play %");
    assert_eq!(legal["question"]["rule"], "T-1");
    assert_eq!(legal["question"]["text"], "Take pebbles, throw or pass.");
    let idle = ok(&mut engine, &json!({"cmd":"legal","seat":1}));
    assert_eq!((&idle["actions"], &idle["question"]), (&json!([]), &Value::Null));

    let acted = ok(&mut engine, &json!({"cmd":"act","seat":0,"action":{"type":"take","count":3}}));
    let event = json!({"type":"took","seat":0,"count":3,"rule":"T-1","text":"Ember takes 3."});
    assert_eq!(acted, json!({"ok":true,"events":[event]}));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T3"}));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T3"}));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T1"}));
    let over = ok(&mut engine, &json!({"cmd":"turn"}));
    assert_eq!(over["over"]["rule"], "T-3");
    assert_eq!(over["over"]["seats"][0]["won"], true);
    let error =
        refused(&mut engine, &json!({"cmd":"act","seat":0,"action":{"type":"pass"}}), "game-over");
    assert_eq!(error["rule"], "T-3");
}

#[test]
fn given_outcomes_come_first_and_impossible_ones_are_refused() {
    let mut engine = seated();
    let queued = ok(&mut engine, &json!({"cmd":"dice","rolls":[5, 7]}));
    assert_eq!(queued["queued"], 2);
    let acted = ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"%"}));
    assert_eq!(acted["events"][0]["die"], 5);
    assert_eq!(acted["queued"], 1);
    let error =
        refused(&mut engine, &json!({"cmd":"act","seat":1,"action":"%"}), "impossible-roll");
    assert_eq!(error["rule"], "T-2");
    assert_eq!(error["at"], "rolls[0]");
    assert_eq!(error["values"], json!({"roll":"throw","value":7,"allowed":"1–6"}));
    // The outcome still waits: the same request is refused again until the queue is replaced.
    refused(&mut engine, &json!({"cmd":"act","seat":1,"action":"%"}), "impossible-roll");
    ok(&mut engine, &json!({"cmd":"dice","rolls":[2]}));
    let acted = ok(&mut engine, &json!({"cmd":"act","seat":1,"action":"%"}));
    assert_eq!(acted["events"][0]["die"], 2);
}

#[test]
fn outcomes_of_the_opening_are_given_with_new() {
    let mut engine = seated();
    let state = ok(&mut engine, &json!({"cmd":"state"}));
    assert_eq!(state["state"]["stones"], json!([0, 2]));
    let new = json!({"cmd":"new","game":"pebbles","seed":"x","rolls":[0, 1]});
    let error = refused(&mut engine, &new, "impossible-roll");
    assert_eq!(error["at"], "rolls[1]");
    assert_eq!(error["values"]["allowed"], "0, 2");
    let more = json!({"cmd":"new","game":"pebbles","seed":"x","rolls":[0, 0, 4]});
    assert_eq!(ok(&mut engine, &more)["queued"], 1);
    let acted = ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"%"}));
    assert_eq!(acted["events"][0]["die"], 4);
}

#[test]
fn the_same_seed_gives_the_same_game_and_a_missing_one_is_told() {
    let (mut one, mut two) = (engine(), engine());
    let new = json!({"cmd":"new","game":"pebbles","seed":"any text"});
    assert_eq!(ask(&mut one, &new), ask(&mut two, &new));
    let throw = json!({"cmd":"act","seat":0,"action":"%"});
    assert_eq!(ask(&mut one, &throw), ask(&mut two, &throw));
    let hash = json!({"cmd":"hash"});
    assert_eq!(ask(&mut one, &hash), ask(&mut two, &hash));
    let new = json!({"cmd":"new","game":"pebbles"});
    assert_eq!(ok(&mut one, &new)["seed"], "test-1");
    assert_eq!(ok(&mut one, &new)["seed"], "test-2");
}

#[test]
fn views_and_events_are_cut_for_who_asks() {
    let mut engine = seated();
    let stones = |engine: &mut _, viewer: Value| {
        ok(engine, &json!({"cmd":"view","as":viewer}))["view"]["stones"].clone()
    };
    assert_eq!(stones(&mut engine, json!(0)), json!([0, "hidden"]));
    assert_eq!(stones(&mut engine, json!(1)), json!(["hidden", 2]));
    let spectator = stones(&mut engine, json!("spectator"));
    assert_eq!(spectator, json!(["hidden", "hidden"]));
    assert_eq!(stones(&mut engine, json!("referee")), json!([0, 2]));
    let told = ok(&mut engine, &json!({"cmd":"told","as":1}));
    assert_eq!(told["events"][0]["color"], "hidden");
    assert_eq!(told["events"][1]["color"], 2);
    assert_eq!(told["steps"], 0);
    let text = ok(&mut engine, &json!({"cmd":"text","as":0}));
    assert_eq!(text["text"], "10 pebbles");
    let whole = ok(&mut engine, &json!({"cmd":"hash"}));
    let seen = ok(&mut engine, &json!({"cmd":"hash","as":0}));
    assert_ne!(whole["hash"], seen["hash"]);
}

#[test]
fn why_says_yes_or_why_not() {
    let mut engine = seated();
    let yes = ok(&mut engine, &json!({"cmd":"why","seat":0,"action":"T2"}));
    assert_eq!(yes, json!({"ok":true,"allowed":true}));
    let no = ok(&mut engine, &json!({"cmd":"why","seat":0,"action":{"type":"take","count":9}}));
    assert_eq!(no["allowed"], false);
    assert_eq!(no["why"]["code"], "too-many");
    assert_eq!(no["why"]["rule"], "T-1");
    assert_eq!(no["why"]["values"], json!({"count":9,"left":10}));
    assert_eq!(no["why"]["message"], "9 cannot be taken; 10 lie there.");
    // A notation is read whether or not it is listed.
    let same = ok(&mut engine, &json!({"cmd":"why","seat":0,"action":"T9"}));
    assert_eq!(same, no);
    let turn = ok(&mut engine, &json!({"cmd":"why","seat":1,"action":{"type":"pass"}}));
    assert_eq!(turn["why"]["message"], "It is the turn of Ember.");
}

#[test]
fn odds_are_exact_fractions_of_what_changes() {
    let mut engine = seated();
    let odds = ok(&mut engine, &json!({"cmd":"odds","seat":0,"action":"%"}));
    assert_eq!((&odds["whole"], &odds["runs"]), (&json!(true), &json!(6)));
    let outcomes = odds["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.len(), 6);
    assert!(outcomes.iter().all(|outcome| outcome["share"] == "1/6"));
    let pile = json!({"at":"/pile","before":10,"after":9});
    assert!(outcomes.iter().any(|outcome| outcome["changes"][0] == pile));
    let short = ok(&mut engine, &json!({"cmd":"odds","seat":0,"action":"%","budget":2}));
    assert_eq!((&short["whole"], &short["runs"]), (&json!(false), &json!(2)));
    let sure = ok(&mut engine, &json!({"cmd":"odds","seat":0,"action":"T1"}));
    assert_eq!(sure["outcomes"][0]["share"], "1/1");
    refused(&mut engine, &json!({"cmd":"odds","seat":1,"action":{"type":"pass"}}), "not-your-turn");
}

#[test]
fn a_bot_proposes_a_listed_action_and_changes_nothing() {
    let mut engine = seated();
    let before = ok(&mut engine, &json!({"cmd":"hash"}));
    let listed = ok(&mut engine, &json!({"cmd":"legal","seat":0}))["actions"].clone();
    for _ in 0..20 {
        let bot = ok(&mut engine, &json!({"cmd":"bot","seat":0,"level":"imp","ms":300}));
        assert!(listed.as_array().unwrap().contains(&bot["action"]));
        assert_eq!(bot["per_mille"], Value::Null);
    }
    assert_eq!(ok(&mut engine, &json!({"cmd":"hash"})), before);
    for level in ["familiar", "fiend", "archfiend"] {
        let ask = json!({"cmd":"bot","seat":0,"level":level,"iterations":50});
        let bot = ok(&mut engine, &ask);
        assert!(listed.as_array().unwrap().contains(&bot["action"]), "{level}");
        assert_eq!(bot["per_mille"].is_null(), level == "familiar");
    }
    assert_eq!(ok(&mut engine, &json!({"cmd":"hash"})), before);
    let error = refused(&mut engine, &json!({"cmd":"bot","seat":0,"level":"god"}), "level-unknown");
    let message = "There is no level god; available: imp, familiar, fiend, archfiend.";
    assert_eq!(error["message"], message);
    refused(&mut engine, &json!({"cmd":"bot","seat":1}), "nothing-owed");
    let both = json!({"cmd":"bot","seat":0,"ms":5,"iterations":5});
    let error = refused(&mut engine, &both, "two-budgets");
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("here 5") && message.contains("leave one"), "{message}");
}

/// Without a budget whoever is asked thinks as at a table, and every reply says how long.
#[test]
fn a_reply_of_an_opponent_states_its_budget() {
    let mut engine = seated();
    let budget = |engine: &mut Engine, ask: Value| ok(engine, &ask)["budget"].clone();
    for (level, usual) in [
        ("imp", json!({"iterations":1})),
        ("familiar", json!({"iterations":8})),
        ("fiend", json!({"ms":300})),
        ("archfiend", json!({"ms":2000})),
    ] {
        let ask = json!({"cmd":"bot","seat":0,"level":level});
        assert_eq!(budget(&mut engine, ask), usual, "{level}");
        let ask = json!({"cmd":"bot","seat":0,"level":level,"iterations":20});
        assert_eq!(budget(&mut engine, ask), json!({"iterations":20}), "{level}");
    }
    assert_eq!(budget(&mut engine, json!({"cmd":"hint","seat":0})), json!({"ms":1000}));
    assert_eq!(budget(&mut engine, json!({"cmd":"hint","seat":0,"ms":40})), json!({"ms":40}));
    assert_eq!(budget(&mut engine, json!({"cmd":"coach"})), json!({"ms":5000}));
    assert_eq!(budget(&mut engine, json!({"cmd":"coach","ms":50})), json!({"ms":50}));
    let many = json!({"cmd":"hint","seat":0,"iterations":1_000_001});
    let message = refused(&mut engine, &many, "wrong-type")["message"].clone();
    let message = message.as_str().unwrap();
    assert!(message.contains("1000001") && message.contains("1 to 1,000,000"), "{message}");
}

#[test]
fn an_opponent_or_a_hint_that_cannot_be_given_says_why() {
    let mut engine = seated();
    for command in ["bot", "hint"] {
        for field in ["ms", "iterations"] {
            let mut ask = json!({"cmd":command,"seat":0});
            ask[field] = json!(0);
            let error = refused(&mut engine, &ask, "wrong-type");
            assert_eq!(error["at"], field);
        }
        let error = refused(&mut engine, &json!({"cmd":command,"seat":1}), "nothing-owed");
        assert_eq!(error["at"], "seat");
    }
    let mut state = ok(&mut engine, &json!({"cmd":"state"}))["state"].clone();
    state["pile"] = json!(0);
    ok(&mut engine, &json!({"cmd":"position","state":state,"seed":"p"}));
    for command in ["bot", "hint"] {
        refused(&mut engine, &json!({"cmd":command,"seat":0}), "nothing-left");
    }
}

#[test]
fn a_free_step_is_taken_back_and_a_roll_stands() {
    let mut engine = seated();
    let start = ok(&mut engine, &json!({"cmd":"state"}));
    let hashes = |engine: &mut _| {
        let of = |request: Value, engine: &mut _| ok(engine, &request);
        [of(json!({"cmd":"hash"}), engine), of(json!({"cmd":"save"}), engine)]
    };
    let before = hashes(&mut engine);
    refused(&mut engine, &json!({"cmd":"back","seat":0}), "nothing-to-take-back");
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T2"}));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T1"}));
    refused(&mut engine, &json!({"cmd":"back","seat":1}), "others-acted");
    assert_eq!(ok(&mut engine, &json!({"cmd":"back","seat":0}))["steps"], 1);
    assert_eq!(ok(&mut engine, &json!({"cmd":"back","seat":0}))["steps"], 0);
    assert_eq!(ok(&mut engine, &json!({"cmd":"state"})), start);
    assert_eq!(hashes(&mut engine), before);
    assert_eq!(ok(&mut engine, &json!({"cmd":"told"}))["events"].as_array().map(Vec::len), Some(2));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"%"}));
    refused(&mut engine, &json!({"cmd":"back","seat":0}), "step-rolled");
}

#[test]
fn play_starts_from_a_written_position() {
    let mut engine = seated();
    let mut state = ok(&mut engine, &json!({"cmd":"state"}))["state"].clone();
    state["pile"] = json!(2);
    ok(&mut engine, &json!({"cmd":"position","state":state,"seed":"p"}));
    assert_eq!(ok(&mut engine, &json!({"cmd":"state"}))["state"], state);
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"T1"}));
    assert_eq!(ok(&mut engine, &json!({"cmd":"back","seat":0}))["steps"], 0);
    assert_eq!(ok(&mut engine, &json!({"cmd":"state"}))["state"], state);
    refused(&mut engine, &json!({"cmd":"save"}), "no-record");

    state["pile"] = json!(99);
    state["turn"] = json!(7);
    let error = refused(&mut engine, &json!({"cmd":"position","state":state}), "position-refused");
    assert_eq!(error["reasons"].as_array().map(Vec::len), Some(2));
    assert_eq!(error["reasons"][0]["at"], "pile");
    let mut strange = ok(&mut engine, &json!({"cmd":"state"}))["state"].clone();
    strange["colour"] = json!("red");
    let request = json!({"cmd":"position","state":strange});
    let error = refused(&mut engine, &request, "malformed-state");
    assert_eq!(error["at"], "colour");
    state["taken"][1] = json!("x");
    let error = refused(&mut engine, &json!({"cmd":"position","state":state}), "malformed-state");
    assert_eq!(error["at"], "taken[1]");

    let mut fresh = crate::talk::engine();
    let named = json!({"cmd":"position","game":"pebbles","options":{"seats":3},
        "state":{"pile":4,"turn":2,"taken":[0,0,0],"stones":[0,0,0],"passes":0}});
    ok(&mut fresh, &named);
    assert_eq!(ok(&mut fresh, &json!({"cmd":"turn"}))["to"], json!([2]));
}

/// The last line of defence: the toy calls a full pile of taken pebbles sound and cannot count on.
#[test]
fn a_written_position_that_fails_in_play_ends_nothing() {
    let mut engine = crate::talk::engine();
    let written = json!({"cmd":"position","game":"pebbles","options":{"seats":2},
        "state":{"pile":4,"turn":0,"taken":[255,0],"stones":[0,0],"passes":0}});
    ok(&mut engine, &written);
    let act = json!({"cmd":"act","seat":0,"action":"T1"});
    let error = refused(&mut engine, &act, "position-unplayable");
    assert_eq!(error["at"], "state");
    let name = error["values"]["position"].as_str().expect("the position is named");
    assert!(error["message"].as_str().is_some_and(|text| text.contains(name)), "{error}");
    assert_eq!(ok(&mut engine, &json!({"cmd":"turn"}))["to"], json!([0]));
    ok(&mut engine, &json!({"cmd":"act","seat":0,"action":"."}));
}

#[test]
fn sentences_come_in_the_chosen_language() {
    let mut engine = seated();
    ok(&mut engine, &json!({"cmd":"lang","lang":"fr"}));
    let error = refused(&mut engine, &json!({"cmd":"legal","seat":8}), "unknown-seat");
    assert_eq!(error["message"], "Personne n’occupe la place 8\u{202f}; les places vont de 0 à 1.");
    refused(&mut engine, &json!({"cmd":"lang","lang":"la"}), "unknown-language");
    let new = json!({"cmd":"new","game":"pebbles","seed":"a","lang":"en"});
    ok(&mut engine, &new);
    let error = refused(&mut engine, &json!({"cmd":"legal","seat":8}), "unknown-seat");
    assert_eq!(error["message"], "Nobody sits in seat 8; the seats are 0 to 1.");
}
