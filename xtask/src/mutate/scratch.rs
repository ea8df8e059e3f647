//! A copy of a game in which every change is built in, compiled once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use toml::Table;

use super::memory::Memory;
use super::sites::Site;
use super::splice::{Spliced, splice};
use super::trial::Verdict;
use crate::workspace::Workspace;

/// A source file of the rules with its changes, numbered from `first`.
#[derive(Debug)]
pub(crate) struct Chapter {
    pub(crate) file: String,
    pub(crate) text: String,
    pub(crate) first: u32,
    pub(crate) sites: Vec<Site>,
}

/// The copied workspace: the game, the crates it may use, and nothing else. All games are copied to
/// one place, so that what they are built on is built once.
#[derive(Debug)]
pub(crate) struct Scratch {
    root: PathBuf,
    folder: String,
    package: String,
}

/// A compiled rulebook, and what had to be left out of it.
#[derive(Debug)]
pub(crate) struct Built {
    pub(crate) program: PathBuf,
    pub(crate) folder: PathBuf,
    pub(crate) memory: Memory,
}

impl Scratch {
    /// Copies what the game in this folder is built from.
    pub(crate) fn prepare(workspace: &Workspace, folder: &str, package: &str) -> Result<Self> {
        let root = workspace.path("target/mutate");
        let scratch = Self { root, folder: folder.to_owned(), package: package.to_owned() };
        let (rules, library) = (format!("{folder}/src/rules"), format!("{folder}/src/lib.rs"));
        let mut kept = BTreeSet::new();
        for file in workspace.files()? {
            let copied = file.starts_with("crates/") || file.starts_with(&format!("{folder}/"));
            if copied || file == "rust-toolchain.toml" || file == "Cargo.lock" {
                // These are written otherwise, and once: what is written anew is built anew.
                if !file.starts_with(&rules) && file != library {
                    let bytes = fs::read(workspace.path(&file));
                    scratch.write(&file, &bytes.with_context(|| format!("reading {file}"))?)?;
                }
                kept.insert(scratch.root.join(file));
            }
        }
        let manifest = alone(&workspace.read("Cargo.toml")?, folder)?;
        scratch.write("Cargo.toml", manifest.as_bytes())?;
        scratch.write(&format!("{folder}/src/mutant.rs"), include_bytes!("runtime.rs"))?;
        kept.insert(scratch.root.join(format!("{folder}/src/mutant.rs")));
        let text = format!("{}\nmod mutant;\n", workspace.read(&library)?);
        scratch.write(&library, text.as_bytes())?;
        remove_others(&scratch.root.join("crates"), &kept)?;
        remove_others(&scratch.root.join(folder), &kept)?;
        Ok(scratch)
    }

    /// Compiles the rulebook; changes to which the compiler objects are left out.
    pub(crate) fn build(&self, workspace: &Workspace, chapters: &[Chapter]) -> Result<Built> {
        let path = self.root.join(format!("{}.txt", self.package));
        let mut memory = Memory::open(path, chapters);
        let mut left_out = memory.all(Verdict::LeftOut);
        loop {
            let mut spliced = BTreeMap::new();
            for chapter in chapters {
                let new = splice(&chapter.text, &chapter.sites, chapter.first, &left_out);
                self.write(&chapter.file, new.text.as_bytes())?;
                spliced.insert(chapter.file.as_str(), new);
            }
            let (program, errors) = self.compile(workspace)?;
            if let Some(program) = program {
                memory.leave_out(&left_out)?;
                return Ok(Built { program, folder: self.root.join(&self.folder), memory });
            }
            let before = left_out.len();
            left_out.extend(errors.iter().flat_map(|error| blamed(&spliced, error)));
            if left_out.len() == before {
                let text = errors.first().map_or("no error told", |error| error.text.as_str());
                bail!("{} does not compile, whatever is left out: {text}", self.package);
            }
            println!("{} changes do not compile and are left out", left_out.len());
        }
    }

    /// The test program, or why there is none.
    fn compile(&self, workspace: &Workspace) -> Result<(Option<PathBuf>, Vec<Fault>)> {
        let mut cargo = workspace.cargo();
        // A folder of its own: beside the workspace's, cargo takes one for the other.
        cargo.current_dir(&self.root).env("CARGO_TARGET_DIR", self.root.join("target"));
        cargo.args(["test", "--no-run", "--offline", "--message-format", "json"]);
        cargo.args(["--package", &self.package, "--test", "rulebook"]);
        let output = cargo.output().context("starting cargo")?;
        let mut errors = Vec::new();
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
            if message["target"]["name"] == "rulebook"
                && let Some(program) = message["executable"].as_str()
            {
                return Ok((Some(PathBuf::from(program)), errors));
            }
            errors.extend(Fault::of(&message["message"]));
        }
        if errors.is_empty() {
            bail!("cargo failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok((None, errors))
    }

    /// Writes a file unless it holds this already: cargo builds what is newer.
    fn write(&self, file: &str, bytes: &[u8]) -> Result<()> {
        let path = self.root.join(file);
        if fs::read(&path).is_ok_and(|old| old == bytes) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, bytes).with_context(|| format!("writing {}", path.display()))
    }
}

/// An error of the compiler and the places it points to: first of all, and besides.
struct Fault {
    text: String,
    primary: Vec<Span>,
    others: Vec<Span>,
}

/// A file and a part of its text.
type Span = (String, Range<usize>);

impl Fault {
    fn of(message: &Value) -> Option<Self> {
        if message["level"] != "error" {
            return None;
        }
        let spans = |primary: bool| -> Option<Vec<Span>> {
            let spans = message["spans"].as_array()?.iter();
            let spans = spans.filter(|span| span["is_primary"] == primary).filter_map(|span| {
                let at = |key: &str| usize::try_from(span[key].as_u64()?).ok();
                let file = span["file_name"].as_str()?.to_owned();
                Some((file, at("byte_start")?..at("byte_end")?))
            });
            Some(spans.collect())
        };
        let text = message["rendered"].as_str().unwrap_or_default().to_owned();
        let (primary, others) = (spans(true)?, spans(false)?);
        (!primary.is_empty()).then_some(Self { text, primary, others })
    }
}

/// The changes that one error is about.
fn blamed(spliced: &BTreeMap<&str, Spliced>, error: &Fault) -> Vec<u32> {
    let at = |places: &[Span]| -> Vec<u32> {
        let known = places.iter().filter_map(|(file, span)| Some((spliced.get(&**file)?, span)));
        known.flat_map(|(chapter, span)| chapter.blamed(span)).collect()
    };
    let first = at(&error.primary);
    if first.is_empty() { at(&error.others) } else { first }
}

/// The workspace's manifest with this one member, and without opinions on style.
fn alone(manifest: &str, folder: &str) -> Result<String> {
    let mut manifest: Table = manifest.parse().context("reading Cargo.toml")?;
    let workspace = manifest.get_mut("workspace").and_then(toml::Value::as_table_mut);
    let workspace = workspace.context("Cargo.toml has a workspace")?;
    workspace.insert("members".to_owned(), vec![folder].into());
    workspace.remove("default-members");
    workspace.insert("lints".to_owned(), Table::new().into());
    Ok(manifest.to_string())
}

/// Removes files that the workspace has no longer.
fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}
