//! Planted faults, each of which the comparison must find.

use super::*;

/// A game of two chapters with everything in its place.
fn sound() -> Sources {
    let mut sources = Sources {
        folder: "games/toy".to_owned(),
        english: Some(
            "# Toy\n## Set-up\n### §T-2 Bag\nText.\n### §T-10 Line\nSee §T-2.\n\
             ## End\n### §T-1 Over\nText.\n"
                .to_owned(),
        ),
        french: Some(
            "# Jouet\n## Préparation\n### §T-2 Sac\nTexte.\n### §T-10 Ligne\nVoir §T-2.\n\
             ## Fin\n### §T-1 Fin\nTexte.\n"
                .to_owned(),
        ),
        index: None,
        code: vec![(
            "games/toy/src/rules.rs".to_owned(),
            "/// §T-2 The bag.\nfn bag() {}\nconst OVER: RuleRef = rule!(\"T-1\");\n".to_owned(),
        )],
        content: vec![("games/toy/content/lines.toml".to_owned(), "# §T-10\n".to_owned())],
        tests: vec![(
            "games/toy/tests/rulebook/main.rs".to_owned(),
            "/// §T-2 and §T-10 hold.\n#[test]\nfn both() {}\n/// §T-1\n#[test]\nfn over() {}\n"
                .to_owned(),
        )],
        unplayed: None,
    };
    sources.index = Some(sources.expected_index());
    sources
}

/// The problems of a game, as they are printed.
fn problems(sources: &Sources) -> Vec<String> {
    compare(sources).problems.iter().map(ToString::to_string).collect()
}

fn replace(text: &mut Option<String>, old: &str, new: &str) {
    let replaced = text.as_deref().expect("the game has this text").replace(old, new);
    assert_ne!(text.as_deref(), Some(replaced.as_str()), "the fault is really planted");
    *text = Some(replaced);
}

#[test]
fn a_sound_game_has_no_problem_and_is_complete() {
    let coverage = compare(&sound());
    assert_eq!(coverage.problems, []);
    let total = Row::total(&coverage.rows);
    assert_eq!((total.paragraphs, total.complete, total.percent()), (3, 3, 100));
    let chapters: Vec<&str> = coverage.rows.iter().map(|row| row.chapter.as_str()).collect();
    assert_eq!(chapters, ["Set-up", "End"]);
    let trace = &coverage.traces["T-1"];
    assert_eq!(trace.implemented[0].to_string(), "games/toy/src/rules.rs:3");
    assert_eq!(trace.tested[0].0.to_string(), "games/toy/tests/rulebook/main.rs:6");
    assert_eq!(trace.tested[0].1, "over");
}

#[test]
fn the_index_is_sorted_by_bytes() {
    let text = sound().expected_index();
    let ids: Vec<&str> = text.lines().filter(|line| line.starts_with("    ")).collect();
    assert_eq!(ids, ["    \"T-1\",", "    \"T-10\",", "    \"T-2\","]);
}

#[test]
fn a_missing_test_is_found() {
    let mut sources = sound();
    sources.tests[0].1 = sources.tests[0].1.replace(" and §T-10", "");
    let coverage = compare(&sources);
    assert_eq!(
        coverage.problems,
        [Problem::new("games/toy/rules/en.md", 5, "§T-10 has no test: cite it above one in tests")]
    );
    assert_eq!(coverage.rows[0].tested, 1);
    assert_eq!(coverage.rows[0].percent(), 50);
}

#[test]
fn a_citation_inside_a_test_does_not_count_as_its_paragraph() {
    let mut sources = sound();
    sources.tests[0].1 = "/// §T-2 and §T-10\n#[test]\nfn both() {\n// §T-1\n}\n".to_owned();
    assert_eq!(
        problems(&sources),
        ["games/toy/rules/en.md:8: §T-1 has no test: cite it above one in tests"]
    );
}

#[test]
fn an_uncited_paragraph_is_found() {
    let mut sources = sound();
    sources.code[0].1 = sources.code[0].1.replace("§T-2", "T-2");
    assert_eq!(problems(&sources), ["games/toy/rules/en.md:3: §T-2 is cited nowhere in src"]);
}

#[test]
fn a_citation_in_unit_tests_is_no_implementation() {
    let mut sources = sound();
    sources.code[0].1 = "/// §T-2\nfn bag() {}\n#[cfg(test)]\nmod tests {\n// §T-1\n}\n".to_owned();
    assert_eq!(problems(&sources), ["games/toy/rules/en.md:8: §T-1 is cited nowhere in src"]);
}

#[test]
fn an_unknown_citation_is_found_wherever_it_stands() {
    let mut sources = sound();
    sources.code[0].1.push_str("// §T-3\nrule!(\"T-4\");\n");
    sources.content[0].1.push_str("# §T-5\n");
    sources.tests[0].1.push_str("/// §T-6\n#[test]\nfn six() {}\n");
    replace(&mut sources.french, "Voir §T-2", "Voir §T-7");
    let found = problems(&sources);
    let expected = [
        "games/toy/src/rules.rs:4: §T-3",
        "games/toy/src/rules.rs:5: §T-4",
        "games/toy/content/lines.toml:2: §T-5",
        "games/toy/tests/rulebook/main.rs:7: §T-6",
        "games/toy/rules/fr.md:6: §T-7",
    ];
    for start in expected {
        assert!(found.iter().any(|problem| problem.starts_with(start)), "{start} in {found:?}");
    }
    assert_eq!(found.len(), expected.len());
}

#[test]
fn a_paragraph_missing_in_one_language_is_found() {
    let mut sources = sound();
    replace(&mut sources.french, "### §T-10 Ligne\n", "");
    assert_eq!(
        problems(&sources),
        ["games/toy/rules/en.md:5: §T-10 is missing in games/toy/rules/fr.md"]
    );
    let mut sources = sound();
    replace(&mut sources.english, "### §T-1 Over\nText.\n", "");
    sources.index = Some(sources.expected_index());
    let found = problems(&sources);
    let missing = "games/toy/rules/fr.md:8: §T-1 is missing in games/toy/rules/en.md";
    assert!(found.iter().any(|problem| problem == missing), "{found:?}");
    sources.french = None;
    let found = problems(&sources);
    let missing = "games/toy/rules/fr.md:1: the rules in this language are missing";
    assert!(found.iter().any(|problem| problem == missing), "{found:?}");
}

#[test]
fn another_order_in_french_is_found() {
    let mut sources = sound();
    replace(&mut sources.french, "§T-2 Sac", "§T-0 Sac");
    replace(&mut sources.french, "§T-10 Ligne", "§T-2 Ligne");
    replace(&mut sources.french, "§T-0 Sac", "§T-10 Sac");
    assert_eq!(
        problems(&sources),
        ["games/toy/rules/fr.md:3: §T-10 stands where rules/en.md has §T-2"]
    );
}

#[test]
fn a_stale_index_is_found() {
    let mut sources = sound();
    replace(&mut sources.index, "    \"T-10\",\n", "");
    assert_eq!(problems(&sources).len(), 1);
    assert!(problems(&sources)[0].starts_with("games/toy/src/paragraphs.rs:1: the index is not"));
    sources.index = None;
    assert_eq!(problems(&sources).len(), 1);
}

#[test]
fn a_repeated_or_empty_paragraph_is_refused() {
    let mut sources = sound();
    replace(&mut sources.english, "### §T-1 Over\nText.\n", "### §T-1 Over\n### §T-2 Again\nT.\n");
    let found = problems(&sources);
    for expected in [
        "games/toy/rules/en.md:8: §T-1 has a heading but no text",
        "games/toy/rules/en.md:9: §T-2 stands already on line 3",
    ] {
        assert!(found.iter().any(|problem| problem == expected), "{expected} in {found:?}");
    }
}

#[test]
fn what_is_not_played_yet_is_admitted_but_counted_as_missing() {
    let mut sources = sound();
    sources.code.clear();
    assert_eq!(problems(&sources).len(), 2);
    sources.unplayed = Some("T-2\nT-1\n".to_owned());
    let coverage = compare(&sources);
    assert_eq!(coverage.problems, []);
    assert_eq!(Row::total(&coverage.rows).percent(), 33);
}

#[test]
fn a_played_paragraph_may_not_stay_on_the_list() {
    let mut sources = sound();
    sources.unplayed = Some("T-1".to_owned());
    let expected = ["games/toy/rules/unplayed.txt:1: §T-1 is played: take it off the list"];
    assert_eq!(problems(&sources), expected);
}
