//! What a change touches: the packages it lies in, and which checks have anything to say about it.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::workspace::{Workspace, capture};

/// Files that every package is built with.
const FOR_ALL: &[&str] =
    &["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "clippy.toml", "rustfmt.toml"];

/// A change against some commit.
#[derive(Debug, Default)]
pub(crate) struct Change {
    files: Vec<String>,
    packages: Vec<String>,
    untested: Vec<String>,
}

impl Change {
    /// What is uncommitted, and whatever came since `base`.
    pub(crate) fn since(workspace: &Workspace, base: &str) -> Result<Self> {
        let listed = |arguments: &[&str]| -> Result<Vec<String>> {
            let text = capture(workspace.command("git").args(arguments))
                .with_context(|| format!("asking git what has changed since {base}"))?;
            Ok(text.split('\0').filter(|file| !file.is_empty()).map(ToOwned::to_owned).collect())
        };
        let mut files = listed(&["diff", "--name-only", "--no-renames", "-z", base, "--"])?;
        files.extend(listed(&["ls-files", "--others", "--exclude-standard", "-z"])?);
        files.sort();
        files.dedup();
        let metadata = workspace.metadata()?;
        Ok(Self::of(files, &Member::all(workspace, &metadata)?))
    }

    fn of(files: Vec<String>, members: &[Member]) -> Self {
        let everything = files.iter().any(|file| FOR_ALL.contains(&file.as_str()));
        let holds = |member: &Member| {
            everything || files.iter().any(|file| file.starts_with(&member.folder))
        };
        let touched: BTreeSet<&str> =
            members.iter().filter(|one| holds(one)).map(|one| one.name.as_str()).collect();
        let mut reached = touched.clone();
        loop {
            let more = members.iter().filter(|one| {
                !reached.contains(one.name.as_str())
                    && one.uses.iter().any(|name| reached.contains(name.as_str()))
            });
            let more: Vec<&str> = more.map(|one| one.name.as_str()).collect();
            if more.is_empty() {
                break;
            }
            reached.extend(more);
        }
        let owned = |names: Vec<&&str>| names.into_iter().map(|name| (*name).to_owned()).collect();
        Self {
            untested: owned(reached.difference(&touched).collect()),
            packages: owned(touched.iter().collect()),
            files,
        }
    }

    /// How many files differ.
    pub(crate) fn count(&self) -> usize {
        self.files.len()
    }

    /// The packages that files of the change lie in, sorted.
    pub(crate) fn packages(&self) -> &[String] {
        &self.packages
    }

    /// The packages built on these, sorted: the change may break them, and only the whole check
    /// looks.
    pub(crate) fn untested(&self) -> &[String] {
        &self.untested
    }

    /// Whether a file lies in one of these folders or is one of these files.
    pub(crate) fn touches(&self, places: &[&str]) -> bool {
        self.files.iter().any(|file| {
            places.iter().any(|place| match place.strip_suffix('/') {
                Some(_) => file.starts_with(place),
                None => file == place,
            })
        })
    }
}

/// A package of the workspace.
struct Member {
    name: String,
    /// With a slash at the end.
    folder: String,
    uses: Vec<String>,
}

impl Member {
    fn all(workspace: &Workspace, metadata: &Value) -> Result<Vec<Self>> {
        let packages = metadata["packages"].as_array().context("metadata lists packages")?;
        let members = packages.iter().map(|package| {
            let text = |value: &Value| value.as_str().map(ToOwned::to_owned);
            let manifest = package["manifest_path"].as_str().context("a package has a manifest")?;
            let uses = package["dependencies"].as_array().into_iter().flatten();
            Ok(Self {
                name: text(&package["name"]).context("a package has a name")?,
                folder: workspace.relative(manifest).replace("Cargo.toml", ""),
                uses: uses.filter_map(|one| text(&one["name"])).collect(),
            })
        });
        members.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(files: &[&str]) -> Change {
        let member = |name: &str, folder: &str, uses: &[&str]| Member {
            name: name.to_owned(),
            folder: folder.to_owned(),
            uses: uses.iter().map(|&name| name.to_owned()).collect(),
        };
        let members = [
            member("kernel", "crates/kernel/", &["serde"]),
            member("nim", "games/nim/", &["kernel"]),
            member("cabinet", "crates/cabinet/", &["nim", "kernel"]),
            member("server", "crates/server/", &["cabinet"]),
        ];
        Change::of(files.iter().map(|&file| file.to_owned()).collect(), &members)
    }

    #[test]
    fn a_chapter_touches_its_game_and_leaves_what_is_built_on_it() {
        let one = change(&["games/nim/src/rules/taking.rs", "README.md"]);
        assert_eq!(one.packages(), ["nim"]);
        assert_eq!(one.untested(), ["cabinet", "server"]);
        assert!(one.touches(&["games/"]) && !one.touches(&["web/", "fuzz/"]));
    }

    #[test]
    fn what_all_are_built_with_touches_all() {
        assert_eq!(change(&["Cargo.lock"]).packages(), ["cabinet", "kernel", "nim", "server"]);
        assert_eq!(change(&["Cargo.lock"]).untested(), [] as [&str; 0]);
    }

    #[test]
    fn a_page_of_the_client_touches_no_package() {
        let page = change(&["web/src/App.svelte"]);
        assert_eq!(page.packages(), [] as [&str; 0]);
        assert!(page.touches(&["web/"]) && !page.touches(&["web"]));
        assert_eq!(page.count(), 1);
    }
}
