//! The modules of a crate, and `cargo xtask modules`: who refers to whom.

pub(crate) mod cycles;
pub(crate) mod graph;
mod scan;

use anyhow::{Result, bail};

use self::graph::Module;
use crate::workspace::Workspace;

/// Reads the modules of the crate in this folder.
pub(crate) fn of(workspace: &Workspace, files: &[String], folder: &str) -> Result<Vec<Module>> {
    let folder = format!("{folder}/src");
    graph::read(&folder, workspace.sources(files, &format!("{folder}/"), ".rs")?)
}

/// Prints the modules of a game, what each refers to, and which reach each other.
pub(crate) fn run(workspace: &Workspace, game: &str) -> Result<()> {
    let games = workspace.games()?;
    let Some(folder) = games.iter().find(|folder| folder.rsplit('/').next() == Some(game)) else {
        bail!("{game} is no game; there are {}", games.join(", "));
    };
    let modules = of(workspace, &workspace.files()?, folder)?;
    let knots = cycles::knots(&modules);
    for (at, module) in modules.iter().enumerate() {
        let knot = knots.iter().find(|knot| knot.contains(&at));
        let names = module.refers.iter().map(|(to, line)| {
            let back = knot.is_some_and(|knot| knot.contains(to));
            format!("{}{}:{line}", if back { "*" } else { "" }, modules[*to].name)
        });
        println!("{}: {}", module.name, names.collect::<Vec<_>>().join(" "));
    }
    for knot in knots {
        let names: Vec<&str> = knot.iter().map(|at| modules[*at].name.as_str()).collect();
        println!("{} reach each other: {}", names.len(), names.join(", "));
    }
    Ok(())
}
