//! One game is compiled with the features of the whole workspace: what was built for the tests of one
//! serves the other, and nothing is compiled twice.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use crate::problem::Problem;
use crate::workspace::{Workspace, capture};

/// Compares the features of everything that a game is built on.
pub(super) fn check(workspace: &Workspace, games: &[String]) -> Result<Vec<Problem>> {
    let whole = features(&tree(workspace, &["--workspace", "--edges", "normal,build,dev"])?);
    let mut problems = Vec::new();
    for folder in games {
        let name = folder.rsplit('/').next().unwrap_or(folder);
        let built_on = features(&tree(workspace, &["--package", name, "--edges", "normal,build"])?);
        let tested =
            features(&tree(workspace, &["--package", name, "--edges", "normal,build,dev"])?);
        problems.extend(compare(folder, &built_on, &tested, &whole));
    }
    Ok(problems)
}

/// The features of each crate, by name and version.
type Features = BTreeMap<String, BTreeSet<String>>;

fn compare(folder: &str, built_on: &Features, tested: &Features, whole: &Features) -> Vec<Problem> {
    let shared = tested.iter().filter(|(name, _)| built_on.contains_key(*name));
    let differ = shared.filter_map(|(name, own)| {
        let all = whole.get(name)?;
        let missing: Vec<&str> = all.difference(own).map(String::as_str).collect();
        (!missing.is_empty()).then(|| {
            let missing = missing.join(", ");
            let advice = format!(
                "the tests of this game build {name} without {missing}, which the workspace has: \
                 add what brings it to crates/testkit/Cargo.toml"
            );
            Problem::new(&format!("{folder}/Cargo.toml"), 1, advice)
        })
    });
    differ.collect()
}

fn tree(workspace: &Workspace, arguments: &[&str]) -> Result<String> {
    let mut cargo = workspace.cargo();
    cargo.args(["tree", "--locked", "--prefix", "none", "--format", "{p}|{f}"]);
    capture(cargo.args(arguments))
}

/// Reads what `cargo tree` prints: a crate is built once, with all the features that are named.
fn features(tree: &str) -> Features {
    let mut found = Features::new();
    for line in tree.lines() {
        let Some((package, features)) = line.split_once('|') else { continue };
        let mut words = package.split_whitespace();
        let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
        let features = features.trim_end_matches(" (*)").split(',');
        let features = features.filter(|feature| !feature.is_empty()).map(ToOwned::to_owned);
        found.entry(format!("{name} {version}")).or_default().extend(features);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feature_that_only_the_workspace_has_is_a_problem_where_the_game_is_built_on_it() {
        let whole =
            features("serde v1.0.0|derive,std\nsyn v3.0.0 (proc-macro)|full (*)\nnum v1.0.0|std");
        let tested = features("serde v1.0.0|std,derive (*)\nsyn v3.0.0 (proc-macro)|\nnum v1.0.0|");
        let built_on = features("serde v1.0.0|derive,std\nsyn v3.0.0 (proc-macro)|");
        let problems = compare("games/nim", &built_on, &tested, &whole);
        assert_eq!(problems.len(), 1, "{problems:?}");
        let said = format!("{:?}", problems[0]);
        assert!(said.contains("syn v3.0.0 without full"), "{said}");
    }
}
