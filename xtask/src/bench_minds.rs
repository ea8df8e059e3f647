//! `cargo xtask bench-minds`: our search beside that of `OpenSpiel`, both in one run.

use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::workspace::{Workspace, capture, pass_through};

/// The release we measure ourselves against.
const OPEN_SPIEL: &str = "open_spiel==2.0.2";

/// The virtual environment and what is built for it, relative to the root.
const FOLDER: &str = "target/bench-minds";

/// How much is measured.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Games of Connect Four at equal time per move
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Milliseconds per move
    #[arg(long, default_value_t = 20)]
    millis: u32,
    /// Games of Leduc poker on each side
    #[arg(long, default_value_t = 4000)]
    poker_games: u32,
    /// Simulations per bet
    #[arg(long, default_value_t = 500)]
    poker_sims: u32,
}

/// Installs the other side, builds ours and lets a script hold them against each other.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let python = environment(workspace)?;
    let folder = workspace.path(FOLDER).join("build");
    let mut build = workspace.cargo();
    build.args(["build", "--release", "--package", "minds", "--example", "opponent"]);
    pass_through(build.arg("--target-dir").arg(&folder))?;
    let opponent = folder.join("release/examples/opponent");
    let mut bench = workspace.command(&python);
    bench.arg(workspace.path("xtask/bench-minds/bench.py")).arg(opponent);
    bench.args(["--games", &arguments.games.to_string()]);
    bench.args(["--millis", &arguments.millis.to_string()]);
    bench.args(["--poker-games", &arguments.poker_games.to_string()]);
    bench.args(["--poker-sims", &arguments.poker_sims.to_string()]);
    pass_through(&mut bench)
}

/// The interpreter of a virtual environment that has the pinned release.
fn environment(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.path(FOLDER).join("venv");
    let python = folder.join("bin/python");
    if !python.exists() {
        println!("making a virtual environment in {FOLDER}/venv");
        let mut make = workspace.command("python3");
        pass_through(make.args(["-m", "venv"]).arg(&folder))
            .context("Python 3.10 or newer with its module venv is needed")?;
    }
    let mut install = workspace.command(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", OPEN_SPIEL]);
    pass_through(&mut install)
        .with_context(|| format!("{OPEN_SPIEL} could not be installed from PyPI"))?;
    let mut check = workspace.command(&python);
    let version = "import importlib.metadata as m; print(m.version('open_spiel'))";
    let version = capture(check.args(["-c", version]))?;
    if OPEN_SPIEL.rsplit('=').next() != Some(version.trim()) {
        bail!("{OPEN_SPIEL} is wanted, the environment has {}", version.trim());
    }
    println!("beside OpenSpiel {}", version.trim());
    Ok(python)
}
