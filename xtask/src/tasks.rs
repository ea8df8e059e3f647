//! Commands that mostly call other programs: licences, transcripts, benchmarks.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use serde_json::Value;

use crate::tools;
use crate::workspace::{Workspace, pass_through};

/// Checks licences, bans and sources of all dependencies.
pub(crate) fn deny(workspace: &Workspace) -> Result<()> {
    let tool = tools::DENY.find_or_install(workspace)?;
    println!(
        "advisories are not part of this check, they need a database from outside: \
         run `cargo deny check advisories` where the network allows it"
    );
    // The check reads the crates of all platforms, the build fetched those of this one only.
    pass_through(workspace.cargo().args(["fetch", "--locked"]))?;
    let mut deny = workspace.command(tool);
    pass_through(deny.args(["--offline", "check", "licenses", "bans", "sources"]))
}

/// Packs the kernel as a registry would get it. Compiling that too, without the workspace's profile,
/// would build all it depends on a second time.
pub(crate) fn package(workspace: &Workspace) -> Result<()> {
    let mut cargo = workspace.cargo();
    cargo.args([
        "package",
        "--package",
        "boardwright",
        "--no-verify",
        "--allow-dirty",
        "--offline",
    ]);
    pass_through(&mut cargo)
}

/// Lets the tests rewrite their golden transcripts and names the files that changed.
pub(crate) fn record(workspace: &Workspace, package: Option<&str>) -> Result<()> {
    let before = test_data(workspace)?;
    let mut cargo = workspace.cargo();
    cargo.args(["test", "--no-fail-fast"]).env("PANDEMONIUM_RECORD", "1");
    match package {
        Some(name) => cargo.args(["--package", name]),
        None => cargo.arg("--workspace"),
    };
    let outcome = pass_through(&mut cargo);
    let after = test_data(workspace)?;
    let changes = changes(&before, &after);
    for change in &changes {
        println!("{change}");
    }
    println!("record: {} files changed; read the difference before you commit it", changes.len());
    outcome
}

/// The content of every file below a `tests` folder that is not code, and of what is generated for the client.
fn test_data(workspace: &Workspace) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut data = BTreeMap::new();
    for file in workspace.files()? {
        let is_code = std::path::Path::new(&file).extension().is_some_and(|end| end == "rs");
        if file.contains("/tests/") && !is_code || file.ends_with("/generated.ts") {
            let content = std::fs::read(workspace.path(&file))?;
            data.insert(file, content);
        }
    }
    Ok(data)
}

/// One line per file that is new, rewritten or gone.
fn changes(before: &BTreeMap<String, Vec<u8>>, after: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let written = after.iter().filter_map(|(file, content)| match before.get(file) {
        None => Some(format!("new        {file}")),
        Some(old) if old != content => Some(format!("rewritten  {file}")),
        Some(_) => None,
    });
    let gone = before.keys().filter(|file| !after.contains_key(*file));
    written.chain(gone.map(|file| format!("gone       {file}"))).collect()
}

/// Runs every benchmark of the workspace, or those of one package.
pub(crate) fn bench(workspace: &Workspace, package: Option<&str>) -> Result<()> {
    let benches = benches(&workspace.metadata()?);
    if let Some(wanted) = package
        && !benches.iter().any(|(name, _)| name == wanted)
    {
        let known: Vec<&str> = benches.iter().map(|(name, _)| name.as_str()).collect();
        bail!("no package {wanted} with benchmarks; there are: {}", known.join(", "));
    }
    for (name, target) in &benches {
        if package.is_none_or(|wanted| wanted == name) {
            println!("── {name}: {target}");
            let mut cargo = workspace.cargo();
            pass_through(cargo.args(["bench", "--package", name, "--bench", target]))?;
        }
    }
    Ok(())
}

/// Package and target of every benchmark in the answer of `cargo metadata`.
fn benches(metadata: &Value) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        for target in package["targets"].as_array().into_iter().flatten() {
            let kinds = target["kind"].as_array();
            if kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind == "bench"))
                && let (Some(name), Some(target)) =
                    (package["name"].as_str(), target["name"].as_str())
            {
                found.push((name.to_owned(), target.to_owned()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn record_names_new_rewritten_and_lost_files() {
        let files = |list: &[(&str, &str)]| -> BTreeMap<String, Vec<u8>> {
            list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
        };
        let before = files(&[("a", "1"), ("b", "1"), ("c", "1")]);
        let after = files(&[("a", "1"), ("b", "2"), ("d", "1")]);
        assert_eq!(changes(&before, &after), ["rewritten  b", "new        d", "gone       c"]);
    }

    #[test]
    fn benches_come_from_the_packages_targets() {
        let metadata = serde_json::json!({"packages": [
            {"name": "one", "targets": [{"name": "one", "kind": ["lib"]}]},
            {"name": "two", "targets": [{"name": "playout", "kind": ["bench"]}]},
        ]});
        assert_eq!(benches(&metadata), [("two".to_owned(), "playout".to_owned())]);
    }
}
