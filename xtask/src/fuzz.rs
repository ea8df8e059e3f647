//! `cargo xtask fuzz`: every fuzz target for a while, on the pinned toolchain; `cargo verify`
//! compiles them.

use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::tools;
use crate::workspace::{Workspace, capture, pass_through};

/// Runs one fuzz target or all of them.
pub(crate) fn run(workspace: &Workspace, wanted: Option<&str>, seconds: u32) -> Result<()> {
    let targets = targets(workspace)?;
    if let Some(name) = wanted
        && !targets.iter().any(|target| target == name)
    {
        bail!("no fuzz target {name}; there are: {}", targets.join(", "));
    }
    let tool = tools::FUZZ.find_or_install(workspace)?;
    for target in &targets {
        if wanted.is_none_or(|name| name == target) {
            println!("── {target} for {seconds} s");
            fuzz(workspace, &tool, target, seconds)?;
        }
    }
    Ok(())
}

/// Compiles the fuzz targets without running them, so that they do not fall behind the rest.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    // Their runtime is written in C++, which not every machine with Rust can compile.
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    capture(workspace.command(&compiler).arg("--version")).with_context(|| {
        format!("{compiler} is missing; install a C++ compiler (Debian: apt install g++)")
    })?;
    let arguments = ["check", "--bins", "--manifest-path", "fuzz/Cargo.toml"];
    pass_through(workspace.cargo().args(arguments)).context("compiling the targets in fuzz/")
}

/// Runs one target from its seeds; what it finds on the way stays beside the build.
fn fuzz(workspace: &Workspace, tool: &Path, target: &str, seconds: u32) -> Result<()> {
    let found = workspace.path("target/fuzz").join(target);
    let seeds = workspace.path("fuzz/corpus").join(target);
    std::fs::create_dir_all(&found).context("making a folder for what fuzzing finds")?;
    let mut command = workspace.command(tool);
    command.args(["run", target]).arg(found).arg(seeds);
    command.arg("--").arg(format!("-max_total_time={seconds}"));
    // Coverage and the sanitizer are unstable flags; the pinned compiler takes them when told to,
    // so no second toolchain is needed.
    pass_through(command.env("RUSTC_BOOTSTRAP", "1"))
}

/// The names of the fuzz targets, sorted.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.path("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).context("reading fuzz/fuzz_targets")? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs")
            && let Some(name) = path.file_stem()
        {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
