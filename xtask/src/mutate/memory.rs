//! What earlier runs found out about the same changes, kept beside the copies.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use super::scratch::Chapter;
use super::trial::Verdict;

/// Verdicts by the number of their change.
#[derive(Debug)]
pub(crate) struct Memory {
    path: PathBuf,
    mark: u64,
    known: BTreeMap<u32, Verdict>,
}

impl Memory {
    /// What this file says, if it was written when the chapters were the same.
    pub(crate) fn open(path: PathBuf, chapters: &[Chapter]) -> Self {
        let mark = fingerprint(chapters);
        let text = fs::read_to_string(&path).unwrap_or_default();
        let (head, lines) = text.split_once('\n').unwrap_or_default();
        let mut known = BTreeMap::new();
        if head == mark.to_string() {
            let said = |line: &str| {
                let (id, word) = line.split_once(' ')?;
                Some((id.parse().ok()?, Verdict::of(word)?))
            };
            known.extend(lines.lines().filter_map(said));
        }
        Self { path, mark, known }
    }

    pub(crate) fn get(&self, id: u32) -> Option<Verdict> {
        self.known.get(&id).copied()
    }

    /// The changes with this verdict.
    pub(crate) fn all(&self, verdict: Verdict) -> BTreeSet<u32> {
        self.known.iter().filter(|(_, known)| **known == verdict).map(|(id, _)| *id).collect()
    }

    /// Forgets all but what the compiler refuses.
    pub(crate) fn forget_trials(&mut self) -> Result<()> {
        self.known.retain(|_, verdict| *verdict == Verdict::LeftOut);
        self.save()
    }

    /// These changes are left out.
    pub(crate) fn leave_out(&mut self, ids: &BTreeSet<u32>) -> Result<()> {
        self.known.extend(ids.iter().map(|id| (*id, Verdict::LeftOut)));
        self.save()
    }

    /// Writes everything down anew.
    fn save(&self) -> Result<()> {
        let mut text = format!("{}\n", self.mark);
        for (id, verdict) in &self.known {
            writeln!(text, "{id} {}", verdict.word()).expect("a string takes all");
        }
        fs::write(&self.path, text).with_context(|| format!("writing {}", self.path.display()))
    }

    /// Writes one verdict down at once: a long run may be stopped.
    pub(crate) fn add(&self, id: u32, verdict: Verdict) {
        let noted = File::options()
            .append(true)
            .open(&self.path)
            .and_then(|mut file| file.write_all(format!("{id} {}\n", verdict.word()).as_bytes()));
        if let Err(error) = noted {
            eprintln!("{}: {error}", self.path.display());
        }
    }
}

/// What the numbers of the changes depend on.
fn fingerprint(chapters: &[Chapter]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for chapter in chapters {
        (chapter.first, &chapter.file, &chapter.text).hash(&mut hasher);
        for site in &chapter.sites {
            site.what.hash(&mut hasher);
        }
    }
    hasher.finish()
}
