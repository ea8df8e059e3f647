//! Which module of a crate refers to which.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};

use super::scan::{self, Import, Source};

/// A module: its file, and the other modules that it refers to.
#[derive(Debug)]
pub(crate) struct Module {
    /// `rules::ground::sight`; the crate itself is `crate`.
    pub(crate) name: String,
    pub(crate) file: String,
    pub(crate) text: String,
    /// By index, with the first line that refers to it.
    pub(crate) refers: BTreeMap<usize, usize>,
}

/// Reads the modules of a crate from its sources, given with their text.
pub(crate) fn read(folder: &str, sources: Vec<(String, String)>) -> Result<Vec<Module>> {
    let mut crate_ = Crate::default();
    for (file, text) in sources {
        let within = file.strip_prefix(folder).unwrap_or(&file).trim_start_matches('/');
        let path = path_of(within);
        let source = scan::scan(&text).with_context(|| format!("reading {file}"))?;
        let name = if path.is_empty() { "crate".to_owned() } else { path.join("::") };
        crate_.by_path.insert(path.clone(), crate_.sources.len());
        crate_.sources.push((path, source));
        crate_.modules.push(Module { name, file, text, refers: BTreeMap::new() });
    }
    for at in 0..crate_.modules.len() {
        // The crate itself says how its modules are put together.
        if !crate_.sources[at].0.is_empty() {
            crate_.modules[at].refers = crate_.referred(at);
        }
    }
    Ok(crate_.modules)
}

/// `rules/mod.rs` is the module `rules`, `lib.rs` the crate.
fn path_of(within: &str) -> Vec<String> {
    let within = within.trim_end_matches(".rs");
    let words = within.split('/').filter(|word| *word != "mod" && *word != "lib");
    words.map(ToOwned::to_owned).collect()
}

/// How far names that are handed on are followed.
const HANDS: usize = 8;

/// What a path leads to.
enum Target {
    Module(usize),
    ItemOf(usize),
}

#[derive(Default)]
struct Crate {
    by_path: BTreeMap<Vec<String>, usize>,
    sources: Vec<(Vec<String>, Source)>,
    modules: Vec<Module>,
}

impl Crate {
    /// Imported items count where they are imported; modules, and what is handed on, where they
    /// are named.
    fn referred(&self, at: usize) -> BTreeMap<usize, usize> {
        let source = &self.sources[at].1;
        let is_named = |import: &Import| source.named.iter().any(|path| path[0] == import.name);
        let private = source.imports.iter().filter(|import| {
            let is_handed = source.handed.contains(&import.name) && !is_named(import);
            !import.is_public && !is_handed
        });
        let imported = private.map(|import| &import.from);
        let named = source.named.iter().filter(|named| match &named[..] {
            [name] => self.import(at, name).is_some_and(|import| import.is_public),
            _ => true,
        });
        let mut found = BTreeMap::new();
        for path in imported.chain(named) {
            if let Some(Target::ItemOf(other)) = self.resolve(at, path, HANDS)
                && other != at
            {
                let line = line_of(&self.modules[at].text, path);
                let first = found.entry(other).or_insert(line);
                *first = line.min(*first);
            }
        }
        found
    }

    fn import(&self, at: usize, name: &str) -> Option<&Import> {
        self.sources[at].1.imports.iter().find(|import| import.name == name)
    }

    fn child(&self, at: usize, name: &str) -> Option<usize> {
        let mut path = self.sources[at].0.clone();
        path.push(name.to_owned());
        self.by_path.get(&path).copied()
    }

    /// What a path means inside this module; nothing if it leads out of the crate.
    fn resolve(&self, at: usize, path: &[String], hands: usize) -> Option<Target> {
        let (head, rest) = path.split_first()?;
        let hands = hands.checked_sub(1)?;
        match head.as_str() {
            "crate" => self.descend(*self.by_path.get(&Vec::new())?, rest, hands),
            "self" => self.descend(at, rest, hands),
            "super" => {
                let (_, parent) = self.sources[at].0.split_last()?;
                let parent = *self.by_path.get(parent)?;
                if rest.first().is_some_and(|word| word == "super") {
                    return self.resolve(parent, rest, hands);
                }
                self.descend(parent, rest, hands)
            }
            name => {
                if let Some(import) = self.import(at, name).filter(|one| one.from != *path) {
                    return self.resolve(at, &joined(&import.from, rest), hands);
                }
                self.child(at, name).and_then(|child| self.descend(child, rest, hands))
            }
        }
    }

    /// What the rest of a path means, seen from outside this module.
    fn descend(&self, at: usize, rest: &[String], hands: usize) -> Option<Target> {
        let Some((name, rest)) = rest.split_first() else { return Some(Target::Module(at)) };
        let source = &self.sources[at].1;
        let is_item = rest.is_empty() && source.items.contains(name);
        if let Some(child) = self.child(at, name).filter(|_| !is_item) {
            return self.descend(child, rest, hands);
        }
        if let Some(import) = self.import(at, name).filter(|one| one.from != [name.as_str()]) {
            return self.resolve(at, &joined(&import.from, rest), hands);
        }
        let globs = source.imports.iter().filter(|import| import.name == "*");
        for glob in globs {
            if let Some((_, path)) = glob.from.split_last()
                && let Some(Target::Module(other)) = self.resolve(at, path, hands)
                && self.sources[other].1.items.contains(name)
            {
                return Some(Target::ItemOf(other));
            }
        }
        Some(Target::ItemOf(at))
    }
}

fn joined(before: &[String], rest: &[String]) -> Vec<String> {
    before.iter().chain(rest).cloned().collect()
}

/// The first line of code with the last word of this path, counted from 1.
fn line_of(text: &str, path: &[String]) -> usize {
    let Some(word) = path.last() else { return 1 };
    let mut lines = text.lines().map(str::trim_start);
    let found = lines.position(|line| !line.starts_with("//") && line.contains(word.as_str()));
    found.map_or(1, |index| index + 1)
}
