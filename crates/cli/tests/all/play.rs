//! Playing in the terminal.

use crate::program::{Folder, run, run_in};

/// Always the first action, often enough for any game.
fn ones() -> String {
    "1\n".repeat(400)
}

#[test]
fn a_game_is_played_to_its_end_with_numbers() {
    let game = run(&["play", "dicke-daemonen", "--seed", "a"], &ones()).fine();
    assert!(game.out.contains("Ember: Place a creature"), "{}", game.out);
    assert!(game.out.contains("(§DD-16)"));
    assert!(game.out.contains("· Tide draws a creature. (§DD-31)"));
    let end = game.out.lines().rev().take(3).collect::<Vec<_>>().join("\n");
    // The winners are colors of magicians; nobody has a score of their own in company.
    assert!(end.contains("(§DD-"), "{end}");
    assert!(end.contains("win"), "{end}");
    assert!(!game.out.contains("1. Ember") && !game.out.contains("1. Tide"), "{end}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed: &str| run(&["play", "dicke-daemonen", "--seed", seed], &ones()).fine().out;
    assert_eq!(play("x"), play("x"));
    assert_ne!(play("x"), play("y"));
}

#[test]
fn one_seat_and_watching_work() {
    let solo = run(&["play", "dicke-daemonen", "--seats", "1", "--seed", "s"], &ones()).fine();
    assert!(solo.out.contains("Ember"));
    assert!(solo.out.contains("  Score: "), "{}", solo.out);
    let watched =
        run(&["play", "dicke-daemonen", "--seats", "4", "--humans", "none", "--seed", "w"], "")
            .fine();
    assert!(watched.out.contains("Mandrake"));
    assert!(!watched.out.contains("Ember >"));
}

#[test]
fn commands_help_explain_and_change_nothing() {
    let input = "?\nlist\nwhy R@c999\nwhy B@c42\nB@c999\nwhy 1\nwhy\nrules DD-22\nrules X\n\
        0\n99999999999999999999\nnonsense\n{\"type\":\"fly\"}\n{broken\nback\nB\nquit\n";
    let game = run(&["play", "dicke-daemonen", "--seed", "a"], input).fine();
    let out = &game.out;
    assert!(out.contains("take your last step back"), "{out}");
    assert!(out.contains("Blue demon to corner … of field 13"), "{out}");
    assert!(out.contains("Not allowed: "), "{out}");
    assert!(out.contains("(rules DD-"), "{out}");
    assert!(out.contains("1 is allowed."), "{out}");
    assert!(out.contains("§DD-22 "), "{out}");
    assert!(out.contains("no paragraph X"), "{out}");
    assert!(out.contains("0 is not in the list"), "{out}");
    assert!(out.contains("no action that is written “nonsense”"), "{out}");
    assert!(out.contains("action.type"), "{out}");
    assert!(out.contains("The last step was not made by Ember"), "{out}");
    assert!(out.ends_with("Goodbye.\n"), "{out}");
    assert!(!out.contains("Ember places"), "{out}");
}

#[test]
fn a_refusal_names_its_paragraph() {
    // Ember holds no red demon in this game, and corner 4 lies on no blue line.
    let game = run(&["play", "dicke-daemonen", "--seed", "a"], "R@c0\nB@c4\nquit\n").fine();
    assert!(game.out.contains("(§DD-16)\n(rules DD-16 prints"), "{}", game.out);
    assert!(game.out.contains("(§DD-22)\n(rules DD-22 prints"), "{}", game.out);
}

#[test]
fn a_step_is_taken_back_before_anything_is_drawn() {
    let game = run(&["play", "dicke-daemonen", "--seed", "a"], "B@c0\nback\nB@c1\nquit\n").fine();
    assert!(game.out.contains("Taken back."), "{}", game.out);
    assert_eq!(game.out.matches("Ember places a blue demon").count(), 2);
}

#[test]
fn what_the_bag_has_told_is_not_taken_back() {
    // Alone the draw is followed by one's own turn: nobody else has acted since.
    let alone = ["play", "dicke-daemonen", "--seats", "1", "--seed", "s"];
    let game = run(&alone, "1\n.\nback\nquit\n").fine();
    assert!(game.out.contains("The last step asked chance; it stands."), "{}", game.out);
    assert!(!game.out.contains("Taken back."), "{}", game.out);
}

#[test]
fn the_end_of_input_ends_the_game_quietly() {
    for input in ["", "1\n", "1", "\u{0}\u{1}\n"] {
        let game = run(&["play", "dicke-daemonen", "--seed", "a"], input).fine();
        assert!(game.out.ends_with("Goodbye.\n"), "{}", game.out);
    }
}

#[test]
fn a_curtain_falls_between_two_persons_and_hides_the_other_fist() {
    let arguments = ["play", "dicke-daemonen", "--humans", "0,1", "--seed", "a"];
    let game = run(&arguments, "\n1\n.\n\n1\n.\nquit\n").fine();
    let curtains: Vec<&str> = game.out.matches("Pass the device to ").collect();
    assert!(curtains.len() >= 2, "{}", game.out);
    let parts: Vec<&str> = game.out.split("Pass the device to ").collect();
    assert!(parts[1].starts_with("Tide"));
    assert!(parts[1].contains("Ember is dealt a creature."), "{}", parts[1]);
    assert!(parts[2].starts_with("Ember"));
    assert!(parts[2].contains("Tide is dealt a creature."), "{}", parts[2]);
    assert!(parts[2].contains("Tide draws a creature."), "{}", parts[2]);
}

#[test]
fn it_speaks_french() {
    let game =
        run_in("fr_FR.UTF-8", &["play", "dicke-daemonen", "--seed", "a"], "?\nquitter\n").fine();
    assert!(game.out.contains("Tapez le numéro"), "{}", game.out);
    assert!(game.out.contains("Braise\u{a0}: "), "{}", game.out);
    assert!(game.out.contains("Onde"), "{}", game.out);
    assert!(game.out.ends_with("Au revoir.\n"), "{}", game.out);
    let english = ["play", "dicke-daemonen", "--seed", "a", "--lang", "en"];
    let game = run_in("fr_FR.UTF-8", &english, "quit\n").fine();
    assert!(game.out.ends_with("Goodbye.\n"));
}

#[test]
fn options_come_from_a_file() {
    let folder = Folder::new("options");
    let file = folder.path("options.json");
    std::fs::write(&file, r#"{"seats":3,"board":{"preset":"ring"}}"#).unwrap();
    let options = format!("@{}", file.display());
    let game =
        run(&["play", "dicke-daemonen", "--options", &options, "--seed", "a"], "quit\n").fine();
    assert!(game.out.contains("Brimstone is dealt a creature."), "{}", game.out);
}
