//! What no source may contain: unfinished or disabled code, paths of one machine.

use std::path::Path;

use crate::problem::{Problem, line_of};

/// Marks of unfinished or disabled code, and what to do instead. Written in two halves so that
/// this file does not contain them.
const MARKS: [(&str, &str); 4] = [
    (concat!("#[", "ignore"), "a test runs or does not exist"),
    (concat!("to", "do!("), "finish it or leave it out"),
    (concat!("un", "implemented!("), "finish it or leave it out"),
    (concat!("d", "bg!("), "take it out"),
];

/// Folders of one machine, in two halves for the same reason.
const MACHINE_FOLDERS: [&str; 4] =
    [concat!("/", "home"), concat!("/", "root"), concat!("/", "work"), concat!("/", "tmp")];

/// Checks one file.
pub(super) fn check(file: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    if Path::new(file).extension().is_some_and(|ending| ending == "rs") {
        for (mark, advice) in MARKS {
            for (offset, _) in text.match_indices(mark) {
                let advice = format!("{mark}: {advice}");
                problems.push(Problem::new(file, line_of(text, offset), advice));
            }
        }
    }
    for folder in MACHINE_FOLDERS {
        for (offset, _) in text.match_indices(folder) {
            if is_path_start(&text[..offset], &text[offset + folder.len()..]) {
                let advice = format!("a path below {folder} exists on one machine only");
                problems.push(Problem::new(file, line_of(text, offset), advice));
            }
        }
    }
    problems
}

/// Whether a folder between these texts begins a path and is a whole name in it.
fn is_path_start(before: &str, after: &str) -> bool {
    let continues = |letter: char| letter.is_alphanumeric() || "_-.".contains(letter);
    let is_inside = |letter: char| continues(letter) || "/}>)]~*$".contains(letter);
    !before.ends_with(is_inside)
        && !after.starts_with(|letter: char| letter != '.' && continues(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, text: &str) -> Vec<String> {
        check(file, text).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn marks_of_unfinished_code_are_found_in_code_only() {
        for (mark, advice) in MARKS {
            let text = format!("fn f() {{\n    {mark}]);\n}}\n");
            assert_eq!(found("a.rs", &text), [format!("a.rs:2: {mark}: {advice}")]);
            assert_eq!(found("a.md", &text), [""; 0]);
        }
    }

    #[test]
    fn machine_paths_are_found_in_every_file() {
        for folder in MACHINE_FOLDERS {
            for text in [format!("\"{folder}/x\""), format!("see {folder}"), format!("{folder}.")] {
                assert_eq!(found("a.md", &text).len(), 1, "{text}");
            }
        }
    }

    #[test]
    fn longer_names_and_relative_paths_are_fine() {
        for folder in MACHINE_FOLDERS {
            let texts = [
                format!("{folder}shop/x"),
                format!("crates{folder}/x"),
                format!("https://example.org{folder}/x"),
                format!("..{folder}/x"),
                format!("$ROOT/{folder}"),
            ];
            for text in texts {
                assert_eq!(found("a.md", &text), [""; 0], "{text}");
            }
        }
    }
}
