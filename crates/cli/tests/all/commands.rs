//! Arguments, rules and content.

use std::fs;

use crate::program::{Folder, run, run_in, run_program};

#[test]
fn wrong_arguments_are_refused_with_what_would_be_right() {
    run(&[], "").refused("Usage");
    run(&["dance"], "").refused("dance");
    run(&["play", "dicke-daemonen", "--speed", "9"], "").refused("--speed");
    run(&["play", "dicke-daemonen", "--seats", "many"], "").refused("many");
    run(&["play", "dicke-daemonen", "--seats", "300"], "").refused("300");
    run(&["play", "dicke-daemonen", "--lang", "la"], "").refused("[possible values: en, fr]");
    run(&["play", "chess"], "").refused("There is no game chess; the games are ");
    run(&["play", "dicke-daemonen", "--humans", "7"], "")
        .refused("--humans 7: not a seat of this table");
    run(&["play", "dicke-daemonen", "--human", "x"], "").refused("the seats are 0 to 1");
    run(&["play", "dicke-daemonen", "--options", "{"], "").refused("--options {: not JSON");
    run(&["play", "dicke-daemonen", "--options", "@nowhere.json"], "")
        .refused("nowhere.json cannot be read");
    run(&["play", "dicke-daemonen", "--seats", "9"], "").refused("1–4");
    let both = ["play", "dicke-daemonen", "--seats", "3", "--options", r#"{"seats":2}"#];
    run(&both, "").refused("--seats 3 and the options disagree: they say 2");
    let wrong = ["play", "dicke-daemonen", "--options", r#"{"seats":9,"speed":1}"#];
    let refused = run(&wrong, "").refused("2 reasons");
    assert!(refused.err.contains("- seats: 9") && refused.err.contains("- speed:"));
    run(&["play", "dicke-daemonen", "--content", "nowhere"], "").refused("nowhere cannot be read");
}

#[test]
fn an_arena_prints_its_figures_and_writes_a_report() {
    let folder = std::env::temp_dir().join(format!("pandemonium-arena-{}", std::process::id()));
    let dir = folder.to_str().expect("a plain path");
    let arena = ["arena", "--game", "dicke-daemonen", "--players", "familiar,imp", "--games", "4"];
    let figures = run(&[&arena[..], &["--iterations", "2", "--out", dir]].concat(), "").fine();
    assert!(figures.out.contains("familiar") && figures.out.contains("Nobody wins"));
    let page = std::fs::read_to_string(folder.join("arena.html")).expect("the page is there");
    assert!(page.contains("<svg") && page.contains("--players familiar,imp"));
    let json = std::fs::read_to_string(folder.join("arena.json")).expect("the figures are there");
    assert!(json.contains("\"win_share\""));
    let french = ["--iterations", "2", "--out", dir, "--lang", "fr"];
    run(&[&arena[..], &french].concat(), "").fine();
    let page = std::fs::read_to_string(folder.join("arena.html")).expect("the page is there");
    assert!(page.contains("lang=\"fr\"") && page.contains("Part de toutes les victoires"));
    assert!(!page.contains("arena-") && !page.contains("wins"), "no id and no English is left");
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    let onto_file = [&arena[..], &["--out", env!("CARGO_BIN_EXE_pandemonium")]].concat();
    let refused = run(&onto_file, "").refused("cannot be written");
    assert_eq!(refused.out, "", "no game was played");
    run(&["arena", "--game", "chess"], "").refused("There is no game chess");
    let unknown = ["arena", "--game", "dicke-daemonen", "--players", "god,imp"];
    run(&unknown, "").refused("There is no level god");
    run(&[&arena[..5], &["--games", "0"]].concat(), "").refused("at least one game");
    run(&[&arena[..5], &["--ms", "0"]].concat(), "").refused("at least one");
    let three = ["--options", r#"{"seats":3}"#];
    run(&[&arena[..5], &three].concat(), "").refused("3 seats");
}

#[test]
fn a_second_server_on_one_data_file_is_refused() {
    let folder = Folder::new("in-use");
    let data = folder.text("tables.db");
    let lock = fs::File::create(format!("{data}-lock")).expect("the folder is ours");
    lock.lock().expect("nobody else has it");
    let serve = ["serve", "--addr", "127.0.0.1:0", "--data", &*data];
    run(&serve, "").refused("tables.db open, and only one may write to it");
    run_in("fr_FR", &serve, "").refused("Un autre serveur a ouvert");
}

#[test]
fn rules_are_printed_by_paragraph_and_whole() {
    let one = run(&["rules", "dicke-daemonen", "DD-22"], "").fine();
    assert!(one.out.starts_with("§DD-22 "), "{}", one.out);
    let signed = run(&["rules", "dicke-daemonen", "§dd-22"], "").fine();
    assert_eq!(signed.out, one.out);
    let french = run(&["rules", "dicke-daemonen", "DD-22", "--lang", "fr"], "").fine();
    assert_ne!(french.out, one.out);
    let same = run_in("fr_BE", &["rules", "dicke-daemonen", "DD-22"], "").fine();
    assert_eq!(same.out, french.out);
    let all = run(&["rules", "dicke-daemonen"], "").fine();
    assert!(all.out.contains("§DD-1 ") && all.out.contains(one.out.trim()));
    run(&["rules", "dicke-daemonen", "DD-999"], "").refused("no paragraph DD-999");
    run(&["rules", "chess"], "").refused("There is no game chess");
}

#[test]
fn content_is_exported_checked_and_never_overwritten() {
    let folder = Folder::new("content");
    let dir = folder.text("box");
    let export = ["content", "export", "dicke-daemonen", &dir];
    let check = ["content", "check", "dicke-daemonen", &dir];
    run(&export, "").fine();
    assert!(run(&check, "").fine().out.contains("is fine; digest"));
    run(&export, "").fine();
    let file = folder.path("box").join("creatures.toml");
    let mine = fs::read_to_string(&file).unwrap().replace("count = 10", "count = \"ten\"");
    fs::write(&file, &mine).unwrap();
    run(&export, "").refused("creatures.toml is there already and differs");
    assert_eq!(fs::read_to_string(&file).unwrap(), mine);
    run(&check, "").refused("creatures.toml");
    run(&["play", "dicke-daemonen", "--content", &dir], "").refused("creatures.toml");
    let arena =
        ["arena", "--game", "dicke-daemonen", "--content", &dir, "--out", &folder.text("out")];
    run(&arena, "").refused("creatures.toml");
    assert!(!folder.path("out").exists(), "a broken pack leaves nothing behind");
    run(&["content", "check", "dicke-daemonen", &folder.text("none")], "").refused("none");
}

#[test]
fn an_arena_plays_with_the_content_of_an_owner() {
    let folder = Folder::new("arena-content");
    let (dir, out) = (folder.text("box"), folder.text("out"));
    run(&["content", "export", "dicke-daemonen", &dir], "").fine();
    let file = folder.path("box").join("creatures.toml");
    let mine = fs::read_to_string(&file).unwrap().replacen("count = 10", "count = 9", 1);
    fs::write(&file, mine).unwrap();
    let arena = ["arena", "--game", "dicke-daemonen", "--players", "imp,imp", "--games", "1"];
    let content = |arena: &[&str]| {
        run(arena, "").fine();
        let json = fs::read_to_string(folder.path("out").join("arena.json")).unwrap();
        serde_json::from_str::<serde_json::Value>(&json).unwrap()
    };
    let shipped = content(&[&arena[..], &["--out", &out]].concat());
    let own = content(&[&arena[..], &["--out", &out, "--content", &dir]].concat());
    assert_ne!(shipped["content"], own["content"]);
    assert_ne!(shipped["games"], own["games"], "a creature less makes another game");
    assert!(own["command"].as_str().unwrap().contains(&format!("--content {dir:?}")));
}

#[test]
fn a_report_calls_things_as_the_owner_does() {
    let folder = Folder::new("arena-names");
    let (dir, out) = (folder.text("box"), folder.text("out"));
    run(&["content", "export", "dungeon-lords", &dir], "").fine();
    let file = folder.path("box").join("monsters.toml");
    let mine = fs::read_to_string(&file).unwrap().replace("Goblin", "Kobold");
    fs::write(&file, mine).unwrap();
    let arena = ["arena", "--game", "dungeon-lords", "--players", "imp,imp", "--games", "1"];
    run(&[&arena[..], &["--out", &out, "--content", &dir]].concat(), "").fine();
    let page = fs::read_to_string(folder.path("out").join("arena.html")).unwrap();
    assert!(page.contains("Kobold") && !page.contains("Goblin"), "{page}");
}

#[test]
fn content_is_checked_with_every_value_of_every_option() {
    let folder = Folder::new("options");
    let dir = folder.text("box");
    run(&["content", "export", "demonworld", &dir], "").fine();
    let check = ["content", "check", "demonworld", &dir];
    assert!(run(&check, "").fine().out.contains("is fine; digest"));
    let file = folder.path("box").join("scenario-pitched-2000.toml");
    let good = fs::read_to_string(&file).unwrap();
    let deployed = good.lines().find(|line| line.starts_with("deployment")).unwrap();
    fs::write(&file, good.replace(deployed, "deployment = [[29, 29], [0, 0]]")).unwrap();
    let options = ["--options", r#"{"scenario":"pitched-2000"}"#];
    let play = [&["play", "demonworld", "--content", &dir][..], &options].concat();
    run(&play, "").refused("the zone has no room");
    let refused = run(&check, "").refused("With scenario = pitched-2000: the zone has no room");
    assert!(!refused.err.contains("pitched-1000"), "{}", refused.err);
    // Faults that only other options meet are reported at the same time.
    let other = folder.path("box").join("scenario-pitched-1000.toml");
    let good = fs::read_to_string(&other).unwrap();
    let deployed = good.lines().find(|line| line.starts_with("deployment")).unwrap();
    fs::write(&other, good.replace(deployed, "deployment = [[23, 23], [0, 0]]")).unwrap();
    let refused = run(&check, "").refused("scenario = pitched-2000");
    assert!(refused.err.contains("scenario = pitched-1000"), "{}", refused.err);
    let french = run_in("fr_FR", &check, "").refused("Avec scenario = pitched-2000");
    assert!(!french.err.contains("With "), "{}", french.err);
}

#[test]
#[cfg(target_os = "linux")]
fn what_the_system_refuses_is_told_in_the_reader_s_language() {
    let program = env!("CARGO_BIN_EXE_pandemonium");
    let onto_full = "exec \"$0\" \"$@\" > /dev/full";
    let games = "{\"cmd\":\"games\"}\n";
    for arguments in [&["rules", "demons"][..], &["engine", "--lang", "fr"], &["play", "demons"]] {
        let all = [&["-c", onto_full, program][..], arguments].concat();
        let full = run_program("sh", "fr_FR", &all, games).refused("la place manque");
        assert!(!full.err.contains("os error"), "{}", full.err);
    }
    let folder = Folder::new("taken");
    fs::write(folder.path("file"), "mine").unwrap();
    let taken = ["content", "export", "demons", &folder.text("file")];
    let taken = run_in("fr_FR", &taken, "").refused("Impossible d’écrire");
    assert!(!taken.err.contains("os error"), "{}", taken.err);
    let arena = ["arena", "--game", "demons", "--out", &folder.text("file")];
    let taken = run_in("fr_FR", &arena, "").refused("Impossible d’écrire");
    assert!(!taken.err.contains("os error"), "{}", taken.err);
    assert_eq!(fs::read_to_string(folder.path("file")).unwrap(), "mine");
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap().to_string();
    let serve = ["serve", "--addr", &*addr, "--data", &*folder.text("tables.db")];
    let busy = run_in("fr_FR", &serve, "").refused("un autre programme y écoute");
    assert!(!busy.err.contains("os error"), "{}", busy.err);
}
