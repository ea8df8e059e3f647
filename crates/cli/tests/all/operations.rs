//! What docs/operations.md says is what the program does.

use std::collections::BTreeSet;

use crate::program::run;

const PAGE: &str = include_str!("../../../../docs/operations.md");

/// Words of a text that begin with this and go on with such characters.
fn words(text: &str, begin: &str, goes_on: fn(char) -> bool) -> BTreeSet<String> {
    let ends = text.match_indices(begin).map(|(at, _)| &text[at..]);
    let word = |rest: &str| {
        let end = rest[begin.len()..].find(|letter| !goes_on(letter));
        rest[..end.map_or(rest.len(), |end| begin.len() + end)].to_owned()
    };
    ends.map(word).filter(|word| word.len() > begin.len()).collect()
}

fn flags(text: &str) -> BTreeSet<String> {
    words(text, "--", |letter| letter.is_ascii_lowercase() || letter == '-')
}

fn variables(text: &str) -> BTreeSet<String> {
    words(text, "PANDEMONIUM_", |letter| letter.is_ascii_uppercase() || letter == '_')
}

#[test]
fn the_table_of_flags_names_every_flag_and_variable_of_serve_and_no_other() {
    let help = run(&["serve", "--help"], "").fine().out;
    // The first words of a line are the flag itself; others are spoken of in sentences.
    let heads = help.lines().filter(|line| line.trim_start().starts_with('-'));
    let heads: Vec<&str> = heads.map(str::trim_start).collect();
    let mut known = flags(&heads.join("\n"));
    assert!(known.remove("--help") && known.remove("--lang"), "{help}");
    let table = PAGE.lines().skip_while(|line| !line.starts_with("| flag "));
    let table: Vec<&str> = table.take_while(|line| line.starts_with('|')).collect();
    let (mut told, mut set) = (BTreeSet::new(), BTreeSet::new());
    for row in &table[2..] {
        let cells: Vec<&str> = row.split('|').collect();
        told.extend(flags(cells[1]));
        set.extend(variables(cells[2]));
        assert!(cells[3].len() > 20, "{row} says nothing");
    }
    assert_eq!(told, known, "flags in the table, and those that the program has");
    assert!(set.remove("PANDEMONIUM_LOG"), "the log has no flag");
    assert_eq!(set, variables(&help), "variables in the table, and those that the program reads");
    assert!(known.len() > 15, "{known:?}");
}

#[test]
fn wrong_flags_of_a_server_are_refused_with_what_would_be_right() {
    run(&["serve", "--metrics", "1667"], "")
        .refused("right would be 127.0.0.1:1667, public or off");
    run(&["serve", "--questions", "0"], "").refused("--questions");
    run(&["serve", "--messages", "0"], "").refused("--messages");
    run(&["serve", "--idle", "86401"], "").refused("--idle");
    run(&["serve", "--absence", "0"], "").refused("--absence");
}

/// Every line of source of our crates, in one text.
fn sources() -> String {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                text += &std::fs::read_to_string(path).expect("sources are texts");
            }
        }
    }
    text
}

#[test]
fn every_test_that_the_pages_for_operators_name_is_there() {
    let security = include_str!("../../../../docs/security.md");
    let is_name = |word: &&str| {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        let is_long = word.matches('_').count() >= 3 && !word.starts_with("pandemonium_");
        is_long && !word.starts_with('_') && word.chars().all(plain)
    };
    let pieces = [PAGE, security].map(|page| page.split('`').skip(1).step_by(2));
    let named: BTreeSet<&str> = pieces.into_iter().flatten().filter(is_name).collect();
    assert!(named.len() > 20, "{named:?}");
    let sources = sources();
    for name in named {
        assert!(sources.contains(&format!("fn {name}()")), "{name} is named and not there");
    }
}
