//! Saved games: kept, continued, refused when broken, never lost.

use std::fs;

use serde_json::Value;

use crate::program::{Folder, run, run_program};

/// A saved game after one placement and its file.
fn saved(folder: &Folder) -> String {
    let file = folder.text("game.json");
    let game =
        run(&["play", "dicke-daemonen", "--seed", "a", "--save", &file], "B@c0\nquit\n").fine();
    assert!(game.out.contains("Saved in "), "{}", game.out);
    file
}

#[test]
fn a_game_is_saved_verified_shown_and_continued() {
    let folder = Folder::new("saved");
    let file = saved(&folder);
    assert_eq!(folder.names(), ["game.json"], "no other file is left");
    let verified = run(&["replay", "verify", &file], "").fine();
    assert!(verified.out.contains("holds: 3 steps"), "{}", verified.out);
    let shown = run(&["replay", "show", &file], "").fine();
    assert!(shown.out.contains("Ember places a blue demon in corner 0"), "{}", shown.out);
    assert!(shown.out.contains("    3  Ember places"), "{}", shown.out);
    let resumed =
        run(&["play", "dicke-daemonen", "--resume", &file, "--seed", "b"], "back\n1\n.\nquit\n")
            .fine();
    assert!(resumed.out.contains("come from the seed b"), "{}", resumed.out);
    assert!(resumed.out.contains("Taken back."), "{}", resumed.out);
    run(&["replay", "verify", &file], "").fine();
    let to_the_end = run(&["play", "dicke-daemonen", "--resume", &file], &"1\n".repeat(400)).fine();
    assert!(to_the_end.out.contains("win"), "{}", to_the_end.out);
    let whole = run(&["replay", "show", &file], "").fine();
    let last = |out: &str| out.lines().last().map(str::to_owned);
    assert_eq!(last(&whole.out), last(&to_the_end.out));
}

#[test]
fn broken_saves_are_refused_and_left_alone() {
    let folder = Folder::new("broken");
    let file = saved(&folder);
    let good = fs::read_to_string(&file).unwrap();
    let with = |edit: fn(&mut Value)| {
        let mut replay: Value = serde_json::from_str(&good).unwrap();
        edit(&mut replay);
        replay.to_string()
    };
    let cases = [
        (good[..good.len() / 2].to_owned(), "is not JSON"),
        (String::new(), "is not JSON"),
        ("[]".to_owned(), "is no saved game"),
        ("{\"game\":\"chess\"}".to_owned(), "There is no game chess"),
        (with(|r| r["format"] = 9.into()), "has format 9"),
        (with(|r| r["rules_version"] = 99.into()), "version 99"),
        (with(|r| r["steps"][2]["action"]["corner"] = 1.into()), "at step 3"),
        (with(|r| r["steps"][0]["seat"] = 0.into()), "at step 1"),
        (with(|r| r["steps"][0]["seat"] = 77.into()), "seat 77"),
        (with(|r| r["steps"] = Value::Array(Vec::new())), "before its seal"),
    ];
    for (text, complaint) in cases {
        fs::write(&file, &text).unwrap();
        run(&["replay", "verify", &file], "").refused(complaint);
        run(&["replay", "show", &file], "").refused(complaint);
        run(&["play", "dicke-daemonen", "--resume", &file], "1\nquit\n").refused(complaint);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    run(&["replay", "verify", &file], "").refused("cannot be read");
    run(&["replay", "verify", &folder.text("none.json")], "").refused("cannot be read");
    run(&["replay", "verify", &folder.text("")], "").refused("cannot be read");
}

#[test]
fn no_file_is_overwritten_unasked() {
    let folder = Folder::new("unasked");
    let file = saved(&folder);
    let before = fs::read_to_string(&file).unwrap();
    run(&["play", "dicke-daemonen", "--save", &file], "").refused("that file is there already");
    let game =
        run(&["play", "dicke-daemonen", "--seed", "z"], &format!("save {file}\nquit\n")).fine();
    assert!(game.out.contains("replaces it"), "{}", game.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    run(&["play", "dicke-daemonen", "--seed", "z"], &format!("save! {file}\nquit\n")).fine();
    assert_ne!(fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_the_first_move() {
    let folder = Folder::new("unwritable");
    let nowhere = folder.text("no/such/folder/game.json");
    let play = ["play", "dicke-daemonen", "--seed", "a", "--save"];
    let refused = run(&[&play[..], &[&nowhere]].concat(), "1\nquit\n");
    assert_eq!(refused.refused("written: there is no such folder").out, "", "nothing was played");
    let watched = run(&[&play[..], &[&nowhere, "--humans", "none"]].concat(), "");
    assert_eq!(watched.refused("game.json cannot be written").out, "", "nothing was played");
    let game =
        run(&["play", "dicke-daemonen", "--seed", "a"], &format!("save {nowhere}\nsave\nquit\n"))
            .fine();
    assert!(game.out.contains("cannot be written"), "{}", game.out);
    assert!(game.out.contains("Say where"), "{}", game.out);
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
fn trying_a_file_out_leaves_it_as_it_was() {
    let folder = Folder::new("tried");
    let file = saved(&folder);
    let before = fs::read_to_string(&file).unwrap();
    run(&["play", "dicke-daemonen", "--resume", &file, "--seed", "b"], "quit\n").fine();
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    assert_eq!(folder.names(), ["game.json"]);
}

#[test]
#[cfg(unix)]
fn a_disk_that_fills_up_leaves_the_old_save_whole() {
    let folder = Folder::new("full");
    let file = saved(&folder);
    let before = fs::read_to_string(&file).unwrap();
    assert!(before.len() > 1024, "the limit below is one block");
    // No file may grow beyond one block: writing stops in the middle, as on a full disk.
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    let program = env!("CARGO_BIN_EXE_pandemonium");
    let arguments = ["-c", limited, program, "play", "dicke-daemonen", "--resume", &file];
    let game = run_program("sh", "C", &arguments, "1\nquit\n\n");
    let game = game.refused("The game is not kept in");
    assert!(game.out.contains("game.json cannot be written"), "{}", game.out);
    assert!(game.out.contains("Save the game?"), "{}", game.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    assert_eq!(folder.names(), ["game.json"]);
    // A game that is played to its end is not kept either, and that is no success.
    let over = run_program("sh", "C", &arguments, &"1\n".repeat(400));
    assert!(over.refused("The game is not kept in").out.contains("win"));
    let nobody = [&arguments[..], &["--humans", "none"]].concat();
    run_program("sh", "C", &nobody, "").refused("The game is not kept in");
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    run(&["replay", "verify", &file], "").fine();
}

#[test]
fn another_game_or_contradictory_flags_are_refused() {
    let folder = Folder::new("other");
    let file = saved(&folder);
    run(&["play", "chess", "--resume", &file], "").refused("not of chess");
    run(&["play", "dicke-daemonen", "--resume", &file, "--seats", "3"], "").refused("--seats");
    run(&["play", "dicke-daemonen", "--resume", &file, "--humans", "5"], "").refused("--humans 5");
}

#[test]
#[cfg(unix)]
fn what_never_ends_is_not_read() {
    for endless in ["/dev/zero", "/dev/tty", "/"] {
        run(&["play", "dicke-daemonen", "--resume", endless], "").refused("it is no plain file");
        run(&["replay", "verify", endless], "").refused("it is no plain file");
        let options = format!("@{endless}");
        run(&["play", "dicke-daemonen", "--options", &options], "").refused("it is no plain file");
    }
    let folder = Folder::new("endless");
    let pipe = folder.text("pipe.toml");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs");
    assert!(made.success());
    run(&["replay", "verify", &pipe], "").refused("it is no plain file");
    // A pipe among the files of a pack is none of them.
    run(&["play", "dicke-daemonen", "--content", &folder.text("")], "")
        .refused("holds no content files");
    let vast = folder.path("vast.json");
    fs::File::create(&vast).and_then(|file| file.set_len(1 << 40)).expect("a file full of holes");
    run(&["replay", "verify", &folder.text("vast.json")], "").refused("larger than 64 MiB");
    run(&["play", "dicke-daemonen", "--content", &folder.text("")], "")
        .refused("larger than 64 MiB");
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    let folder = Folder::new("twice");
    let file = saved(&folder);
    let good = fs::read_to_string(&file).unwrap();
    let twice = good.replacen("\"format\"", "\"format\": 1, \"format\"", 1);
    fs::write(&file, twice).unwrap();
    run(&["replay", "verify", &file], "").refused("format stands twice");
    let options = r#"{"seats":2,"seats":2}"#;
    run(&["play", "dicke-daemonen", "--options", options], "").refused("seats stands twice");
    let typed = "{\"type\":\"decline\",\"type\":\"decline\"}\nquit\n";
    let game = run(&["play", "dicke-daemonen", "--seed", "a"], typed).fine();
    assert!(game.out.contains("type stands twice"), "{}", game.out);
}

/// A record as it was before seats promised what they add to the dice.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/kept/scheme-1.json");

#[test]
fn a_record_of_the_first_scheme_is_verified_by_it_and_says_so() {
    let verified = run(&["replay", "verify", KEPT], "").fine();
    assert!(verified.out.contains("outcomes follow from the secret"), "{}", verified.out);
    assert!(verified.out.contains("Scheme 1: the seats told"), "{}", verified.out);
    let folder = Folder::new("forged");
    let file = folder.text("forged.json");
    let forged = fs::read_to_string(KEPT).unwrap().replace("kept salt", "kind salt");
    fs::write(&file, forged).unwrap();
    run(&["replay", "verify", &file], "").refused("the dice do not follow");
}
