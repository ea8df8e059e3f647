//! What every manifest has in common.

use anyhow::{Context as _, Result};
use toml::{Table, Value};

use crate::problem::Problem;

/// Keys a member takes from the workspace.
const INHERITED: [&str; 5] = ["version", "edition", "rust-version", "license", "publish"];

/// Tables that list dependencies.
const DEPENDENCIES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

/// The line of the first key or table so named, or 1.
fn line_where(text: &str, is_it: impl Fn(&str) -> bool) -> usize {
    text.lines().position(|line| is_it(line.trim())).map_or(1, |index| index + 1)
}

/// The key a line defines.
fn key_of(line: &str) -> Option<&str> {
    let end = line.find(['=', '.', ' '])?;
    let is_key = !line.starts_with(['#', '[', '"']) && line.contains('=');
    (is_key && end > 0).then(|| &line[..end])
}

/// The line that names this dependency.
pub(super) fn line_of_dependency(text: &str, name: &str) -> usize {
    line_where(text, |line| key_of(line) == Some(name))
}

/// The table of shared dependencies: our crates first, then the others, each group sorted.
pub(super) fn check_workspace(text: &str) -> Result<Vec<Problem>> {
    const FILE: &str = "Cargo.toml";
    let manifest: Table = text.parse().context("reading Cargo.toml")?;
    let shared = manifest["workspace"]
        .get("dependencies")
        .and_then(Value::as_table)
        .context("the workspace declares dependencies")?;
    let is_ours = |name: &str| shared[name].get("path").is_some();
    let mut problems = Vec::new();
    let start = line_where(text, |line| line == "[workspace.dependencies]");
    let mut previous: Option<&str> = None;
    for (index, line) in text.lines().enumerate().skip(start) {
        if line.starts_with('[') {
            break;
        }
        let Some(name) = key_of(line).filter(|name| shared.contains_key(*name)) else {
            continue;
        };
        if let Some(before) = previous {
            let text = match (is_ours(before), is_ours(name)) {
                (false, true) => Some(format!("{name} is ours and belongs above {before}")),
                (a, b) if a == b && name < before => Some(format!("{name} sorts before {before}")),
                _ => None,
            };
            problems.extend(text.map(|text| Problem::new(FILE, index + 1, text)));
        }
        previous = Some(name);
    }
    for (name, value) in shared {
        if !is_ours(name) && version_of(value).is_none_or(|version| version.contains('*')) {
            let line = line_of_dependency(text, name);
            problems.push(Problem::new(FILE, line, format!("{name} needs a version of its own")));
        }
    }
    Ok(problems)
}

/// The version a dependency asks for.
fn version_of(dependency: &Value) -> Option<&str> {
    dependency.as_str().or_else(|| dependency.get("version")?.as_str())
}

/// The pinned toolchain is the one the workspace promises to build with.
pub(super) fn check_toolchain(root: &str, toolchain: &str) -> Result<Vec<Problem>> {
    let root: Table = root.parse().context("reading Cargo.toml")?;
    let promised = root["workspace"]
        .get("package")
        .and_then(|package| package.get("rust-version")?.as_str())
        .context("the workspace has a rust-version")?;
    let pinned: Table = toolchain.parse().context("reading rust-toolchain.toml")?;
    let channel = pinned["toolchain"]
        .get("channel")
        .and_then(Value::as_str)
        .context("rust-toolchain.toml has a channel")?;
    if channel == promised || channel.starts_with(&format!("{promised}.")) {
        return Ok(vec![]);
    }
    let line = line_where(toolchain, |line| line.starts_with("channel"));
    let text = format!("channel is {channel}, but Cargo.toml says rust-version {promised}");
    Ok(vec![Problem::new("rust-toolchain.toml", line, text)])
}

/// A member inherits what the workspace declares.
pub(super) fn check_member(file: &str, text: &str) -> Result<Vec<Problem>> {
    let manifest: Table = text.parse().with_context(|| format!("reading {file}"))?;
    let mut problems = Vec::new();
    for key in INHERITED {
        if !manifest.get("package").and_then(|package| package.get(key)).is_some_and(inherits) {
            let line = line_where(text, |line| key_of(line) == Some(key));
            problems.push(Problem::new(file, line, format!("write {key}.workspace = true")));
        }
    }
    problems.extend(check_lints(file, text, manifest.get("lints")));
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let places = targets.filter_map(|(_, table)| table.as_table()).chain([&manifest]);
    for place in places {
        for kind in DEPENDENCIES {
            let listed = place.get(kind).and_then(Value::as_table).into_iter().flatten();
            for (name, _) in listed.filter(|(_, value)| !inherits(value)) {
                let line = line_of_dependency(text, name);
                let advice =
                    format!("declare {name} in the workspace; here {name}.workspace = true");
                problems.push(Problem::new(file, line, advice));
            }
        }
    }
    Ok(problems)
}

fn inherits(value: &Value) -> bool {
    value.get("workspace").and_then(Value::as_bool) == Some(true)
}

/// Lints are the workspace's, or a table of their own with the reason written above it.
fn check_lints(file: &str, text: &str, lints: Option<&Value>) -> Option<Problem> {
    let Some(lints) = lints else {
        return Some(Problem::new(file, 1, "write [lints] workspace = true"));
    };
    if inherits(lints) {
        return None;
    }
    let line = line_where(text, |line| line.starts_with("[lints"));
    let above = line.checked_sub(2).and_then(|index| text.lines().nth(index));
    let has_reason = above.is_some_and(|above| above.starts_with('#'));
    let advice = "give the reason for lints of its own in a comment above the table";
    (!has_reason).then(|| Problem::new(file, line, advice))
}

#[cfg(test)]
#[path = "manifests_tests.rs"]
mod tests;
