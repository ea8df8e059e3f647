//! `cargo xtask fuzz-positions`: each game's own test of written positions, for a long while.

use anyhow::{Result, bail};

use crate::workspace::{Workspace, pass_through};

/// The test that every game's conformance has.
const TEST: &str = "written_positions_can_be_played_or_are_refused";

/// Damages positions of one game or of all, for so many minutes in all.
pub(crate) fn run(
    workspace: &Workspace,
    minutes: u64,
    seed: u64,
    wanted: Option<&str>,
) -> Result<()> {
    let mut games = games(workspace)?;
    if let Some(wanted) = wanted {
        if !games.iter().any(|game| game == wanted) {
            bail!("no game {wanted} tries written positions; there are: {}", games.join(", "));
        }
        games.retain(|game| game == wanted);
    }
    let shares = u64::try_from(games.len().max(1))?;
    let seconds = (minutes * 60 / shares).max(1);
    let mut failed = Vec::new();
    for game in games {
        println!("── {game} for {seconds} s");
        let mut cargo = workspace.cargo();
        cargo.args(["test", "--package", &game, "--test", "conformance", TEST]);
        cargo.args(["--", "--exact", "--nocapture"]);
        cargo.env("PANDEMONIUM_POSITIONS", seconds.to_string());
        cargo.env("PANDEMONIUM_SEED", seed.to_string());
        if pass_through(&mut cargo).is_err() {
            failed.push(game);
        }
    }
    if !failed.is_empty() {
        bail!("positions that were called sound cannot be played: {}", failed.join(", "));
    }
    Ok(())
}

/// The games whose conformance tries written positions.
fn games(workspace: &Workspace) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for folder in workspace.games()? {
        let Some(slug) = folder.strip_prefix("games/") else { continue };
        let conformance = workspace.read(&format!("{folder}/tests/conformance.rs"))?;
        if conformance.contains(TEST) {
            games.push(slug.trim_end_matches('/').to_owned());
        }
    }
    Ok(games)
}
