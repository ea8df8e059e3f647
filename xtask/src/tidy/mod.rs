//! `cargo xtask tidy`: manifests, dependency direction, the shape of game crates and the cycles of
//! their modules, sources, who names a game.

mod client;
mod features;
mod floors;
mod layers;
mod manifests;
mod names;
mod shape;
mod sources;
mod untested;

use anyhow::{Context as _, Result};

use crate::modules;
use crate::problem::conclude;
use crate::workspace::Workspace;

/// Runs every check and prints all problems at once.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let files = workspace.files()?;
    let metadata = workspace.metadata()?;
    let mut problems = Vec::new();

    let root = workspace.read("Cargo.toml")?;
    problems.extend(manifests::check_workspace(&root)?);
    problems.extend(manifests::check_toolchain(&root, &workspace.read("rust-toolchain.toml")?)?);

    let packages = metadata["packages"].as_array().context("metadata lists packages")?;
    for package in packages {
        let path = package["manifest_path"].as_str().context("a package has a manifest")?;
        let file = workspace.relative(path);
        let text = workspace.read(&file)?;
        problems.extend(manifests::check_member(&file, &text)?);
        problems.extend(layers::check(&file, &text, package, packages));
        problems.extend(untested::check(&file, &text, &files, |file| workspace.read(file))?);
    }
    let games = workspace.games()?;
    for folder in &games {
        problems.extend(shape::check(folder, &files));
        problems.extend(floors::check(&modules::of(workspace, &files, folder)?));
    }
    problems.extend(features::check(workspace, &games)?);
    problems.extend(client::check(workspace, &files)?);
    for file in &files {
        // Files that are not text (a fuzz corpus) hold no sources.
        if let Ok(text) = workspace.read(file) {
            problems.extend(sources::check(file, &text));
            problems.extend(names::check(file, &text, &games));
        }
    }
    conclude("tidy", problems)
}
