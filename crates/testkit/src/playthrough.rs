//! Golden transcripts of whole games.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kernel::Game;
use similar::TextDiff;

use crate::golden::recording;
use crate::transcript::transcript;

/// One game that is written out in full.
#[derive(Clone, Debug)]
pub struct Playthrough<O> {
    /// Name of the file, without its ending.
    pub name: &'static str,
    /// The options it is played with.
    pub options: O,
    /// Fixes dice and choices.
    pub seed: u64,
}

/// Lines of difference that are printed.
const SHOWN: usize = 40;

/// Compares transcripts with those in a folder; `PANDEMONIUM_RECORD=1` writes them.
///
/// # Panics
/// When a transcript is missing or stale, or a file belongs to none.
pub fn playthroughs<G: Game>(folder: impl AsRef<Path>, list: &[Playthrough<G::Options>]) {
    let problems = compare::<G>(folder.as_ref(), list, recording());
    assert!(
        problems.is_empty(),
        "{}\nIf the change is meant, run `cargo xtask record` and read the difference.",
        problems.join("\n")
    );
}

/// Everything in the folder that is not as it should be.
fn compare<G: Game>(folder: &Path, list: &[Playthrough<G::Options>], record: bool) -> Vec<String> {
    let mut problems = Vec::new();
    if list.is_empty() {
        problems.push("no playthrough is listed: a game has at least one".to_owned());
    }
    for entry in list {
        let path = folder.join(format!("{}.txt", entry.name));
        let fresh = transcript::<G>(entry);
        if record {
            fs::create_dir_all(folder).expect("the folder of playthroughs can be made");
            fs::write(&path, &fresh).expect("a playthrough can be written");
        }
        match fs::read_to_string(&path) {
            Err(_) => problems.push(format!("{}: missing", path.display())),
            Ok(kept) if kept != fresh => {
                problems.push(format!("{}: stale\n{}", path.display(), diff(&kept, &fresh)));
            }
            Ok(_) => {}
        }
    }
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let file = entry.file_name().to_string_lossy().into_owned();
        let known = |entry: &Playthrough<G::Options>| format!("{}.txt", entry.name) == file;
        if !list.iter().any(known) {
            problems.push(format!("{}: belongs to no playthrough", entry.path().display()));
        }
    }
    problems.sort();
    problems
}

fn diff(kept: &str, fresh: &str) -> String {
    let diff = TextDiff::from_lines(kept, fresh);
    let whole = diff.unified_diff().context_radius(2).to_string();
    let mut lines = whole.lines();
    let mut shown = String::new();
    for line in lines.by_ref().take(SHOWN) {
        let _ = writeln!(shown, "{line}");
    }
    match lines.count() {
        0 => shown,
        more => format!("{shown}… {more} more lines\n"),
    }
}
