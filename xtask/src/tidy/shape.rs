//! All game crates have the same shape.

use crate::problem::Problem;

/// What every game has, and what it is for.
const FILES: [(&str, &str); 7] = [
    ("README.md", "the edition, what is left out, our readings"),
    ("rules/en.md", "the rules in English"),
    ("rules/fr.md", "the rules in French"),
    ("locales/en.ftl", "sentences in English"),
    ("locales/fr.ftl", "sentences in French"),
    ("tests/conformance.rs", "the laws every game obeys"),
    ("tests/rulebook/main.rs", "one test per statement of the rules"),
];

/// Names what a game's folder lacks.
pub(super) fn check(folder: &str, files: &[String]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (relative, purpose) in FILES {
        let file = format!("{folder}/{relative}");
        if !files.contains(&file) {
            problems.push(Problem::new(&file, 1, format!("missing: {purpose}")));
        }
    }
    let folder = format!("{folder}/tests/playthroughs/");
    let has_playthrough = files.iter().any(|file| {
        file.strip_prefix(&folder).is_some_and(|name| name.strip_suffix(".txt").is_some())
    });
    if !has_playthrough {
        let advice = "missing: a golden playthrough (*.txt); write it with `cargo xtask record`";
        problems.push(Problem::new(&folder, 1, advice));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole() -> Vec<String> {
        let mut files: Vec<String> =
            FILES.iter().map(|(relative, _)| format!("games/toy/{relative}")).collect();
        files.push("games/toy/tests/playthroughs/two-seats.txt".to_owned());
        files
    }

    #[test]
    fn a_whole_game_passes() {
        assert_eq!(check("games/toy", &whole()), []);
    }

    #[test]
    fn each_missing_file_is_named() {
        for missing in 0..whole().len() {
            let mut files = whole();
            let name = files.remove(missing);
            let problems = check("games/toy", &files);
            assert_eq!(problems.len(), 1);
            assert!(name.starts_with(&problems[0].place.file), "{name}: {problems:?}");
        }
    }
}
