//! `cargo verify`: every check in one table, cheap ones first; `--changed` runs those that have
//! something to say about a change.

use std::time::Instant;

use anyhow::{Result, anyhow, bail};

use crate::changed::Change;
use crate::workspace::{Workspace, capture, pass_through};
use crate::{fuzz, rules, tasks, tidy, web};

/// One check with the name it is reported under.
struct Step {
    name: &'static str,
    needs: Option<Need>,
    speaks: Speaks,
    work: Work,
}

/// Of what a check speaks: when a change makes it worth running.
#[derive(Clone, Copy)]
enum Speaks {
    /// Of everything; it is cheap.
    Always,
    /// Of packages: the touched ones stand for the whole workspace.
    OfPackages,
    /// Of these folders and files.
    Of(&'static [&'static str]),
    /// Of the whole product; it takes long.
    OfTheWhole,
}

/// How a check is done.
enum Work {
    /// By cargo: the command with its first arguments, those after the packages, the environment.
    Cargo(
        &'static [&'static str],
        &'static [&'static str],
        &'static [(&'static str, &'static str)],
    ),
    /// By this program.
    Task(fn(&Workspace) -> Result<()>),
}

/// What must be there before a check can run, and how it gets there.
struct Need {
    probe: &'static [&'static str],
    missing: &'static str,
    install: &'static str,
}

const RUSTFMT: Need = Need {
    probe: &["fmt", "--version"],
    missing: "rustfmt",
    install: "rustup component add rustfmt",
};

const CLIPPY: Need = Need {
    probe: &["clippy", "--version"],
    missing: "clippy",
    install: "rustup component add clippy",
};

/// Every step in order; a new check is one more line.
const STEPS: &[Step] = &[
    Step::new("format", Speaks::Always, Work::Cargo(&["fmt", "--all", "--check"], &[], &[]))
        .needing(RUSTFMT),
    Step::new("tidy", Speaks::Always, Work::Task(tidy::run)),
    // Before whatever is compiled: the program carries the client that is built here.
    Step::new("web client", Speaks::Of(&["web/"]), Work::Task(web::check)),
    Step::new(
        "clippy",
        Speaks::OfPackages,
        Work::Cargo(&["clippy", "--all-targets"], &["--", "-D", "warnings"], &[]),
    )
    .needing(CLIPPY),
    Step::new("tests", Speaks::OfPackages, Work::Cargo(&["test"], &[], &[])),
    Step::new(
        "documentation",
        Speaks::OfPackages,
        Work::Cargo(
            &["doc", "--no-deps", "--document-private-items"],
            &[],
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
    ),
    Step::new("package", Speaks::Of(&["crates/kernel/", "Cargo.toml"]), Work::Task(tasks::package)),
    Step::new("fuzz targets", Speaks::OfTheWhole, Work::Task(fuzz::check)),
    Step::new("rules", Speaks::Of(&["games/", "xtask/"]), Work::Task(rules::check)),
    Step::new(
        "licences, bans, sources",
        Speaks::Of(&["Cargo.lock", "Cargo.toml", "deny.toml"]),
        Work::Task(tasks::deny),
    ),
    Step::new("browser tests", Speaks::OfTheWhole, Work::Task(web::drive)),
];

impl Step {
    const fn new(name: &'static str, speaks: Speaks, work: Work) -> Self {
        Self { name, needs: None, speaks, work }
    }

    const fn needing(mut self, need: Need) -> Self {
        self.needs = Some(need);
        self
    }

    /// Whether it has something to say about a change; without one it always has.
    fn concerns(&self, change: Option<&Change>) -> bool {
        let Some(change) = change else { return true };
        match self.speaks {
            Speaks::Always => true,
            Speaks::OfPackages => !change.packages().is_empty(),
            Speaks::Of(places) => change.touches(places),
            Speaks::OfTheWhole => false,
        }
    }

    fn run(&self, workspace: &Workspace, change: Option<&Change>) -> Result<()> {
        if let Some(need) = &self.needs {
            capture(workspace.cargo().args(need.probe)).map_err(|_| {
                anyhow!("{} is missing; install it: {}", need.missing, need.install)
            })?;
        }
        match self.work {
            Work::Cargo(command, rest, environment) => {
                let mut cargo = workspace.cargo();
                cargo.args(command);
                match (self.speaks, change) {
                    (Speaks::OfPackages, Some(change)) => {
                        for package in change.packages() {
                            cargo.args(["--package", package]);
                        }
                    }
                    (Speaks::OfPackages, None) => {
                        cargo.arg("--workspace");
                    }
                    _ => {}
                }
                pass_through(cargo.args(rest).envs(environment.iter().copied()))
            }
            Work::Task(task) => task(workspace),
        }
    }
}

/// Runs the steps up to the first failure or to the end: all of them, or those that a change since
/// some commit makes worth running, and tells what is left to the whole check.
pub(crate) fn run(workspace: &Workspace, keep_going: bool, since: Option<&str>) -> Result<()> {
    let change = since.map(|base| Change::since(workspace, base)).transpose()?;
    let change = change.as_ref();
    if let Some(change) = change {
        if change.count() == 0 {
            bail!("verify: nothing has changed since {}", since.unwrap_or_default());
        }
        println!("{} files changed, in: {}", change.count(), change.packages().join(", "));
    }
    let (steps, left): (Vec<&Step>, Vec<&Step>) =
        STEPS.iter().partition(|step| step.concerns(change));
    let begun = Instant::now();
    let (mut failed, mut table) = (Vec::new(), Vec::new());
    for (number, step) in steps.iter().enumerate() {
        println!("── {}/{} {}", number + 1, steps.len(), step.name);
        let start = Instant::now();
        let outcome = step.run(workspace, change);
        let seconds = start.elapsed().as_secs_f64();
        table.push((step.name, seconds));
        match outcome {
            Ok(()) => println!("   {} passed in {seconds:.1} s", step.name),
            Err(error) => {
                println!("   {} FAILED after {seconds:.1} s: {error:#}", step.name);
                failed.push(step.name);
                if !keep_going {
                    let left = steps.len() - number - 1;
                    bail!("verify: stopped at “{}”; {left} steps were not run", step.name);
                }
            }
        }
    }
    println!();
    for (name, seconds) in &table {
        println!("{seconds:>8.1} s  {name}");
    }
    println!("{:>8.1} s  in all", begun.elapsed().as_secs_f64());
    if !failed.is_empty() {
        bail!("verify: {} of {} steps failed: {}", failed.len(), steps.len(), failed.join("; "));
    }
    println!("verify: {} steps passed", steps.len());
    if let Some(change) = change {
        let mut rest: Vec<&str> = left.iter().map(|step| step.name).collect();
        rest.extend(change.untested().iter().map(String::as_str));
        if !rest.is_empty() {
            println!("left to `cargo verify`: {}", rest.join(", "));
        }
    }
    Ok(())
}
