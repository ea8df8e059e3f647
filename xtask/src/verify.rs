//! `cargo verify`: every check in one table, cheap ones first.

use std::time::Instant;

use anyhow::{Result, anyhow, bail};

use crate::workspace::{Workspace, capture, pass_through};
use crate::{fuzz, rules, tasks, tidy, web};

/// One check with the name it is reported under.
struct Step {
    name: &'static str,
    needs: Option<Need>,
    work: Work,
}

/// How a check is done.
enum Work {
    /// By cargo, with these arguments and environment.
    Cargo(&'static [&'static str], &'static [(&'static str, &'static str)]),
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
    Step::new("format", Work::Cargo(&["fmt", "--all", "--check"], &[])).needing(RUSTFMT),
    Step::new("tidy", Work::Task(tidy::run)),
    Step::new(
        "clippy",
        Work::Cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[]),
    )
    .needing(CLIPPY),
    Step::new("tests", Work::Cargo(&["test", "--workspace"], &[])),
    Step::new(
        "documentation",
        Work::Cargo(
            &["doc", "--workspace", "--no-deps", "--document-private-items"],
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
    ),
    Step::new("fuzz targets", Work::Task(fuzz::check)),
    Step::new("rules", Work::Task(rules::check)),
    Step::new("licences, bans, sources", Work::Task(tasks::deny)),
    Step::new("web client", Work::Task(web::check)),
];

impl Step {
    const fn new(name: &'static str, work: Work) -> Self {
        Self { name, needs: None, work }
    }

    const fn needing(mut self, need: Need) -> Self {
        self.needs = Some(need);
        self
    }

    fn run(&self, workspace: &Workspace) -> Result<()> {
        if let Some(need) = &self.needs {
            capture(workspace.cargo().args(need.probe)).map_err(|_| {
                anyhow!("{} is missing; install it: {}", need.missing, need.install)
            })?;
        }
        match self.work {
            Work::Cargo(arguments, environment) => {
                let mut cargo = workspace.cargo();
                pass_through(cargo.args(arguments).envs(environment.iter().copied()))
            }
            Work::Task(task) => task(workspace),
        }
    }
}

/// Runs all steps, up to the first failure or to the end.
pub(crate) fn run(workspace: &Workspace, keep_going: bool) -> Result<()> {
    let mut failed = Vec::new();
    for (number, step) in STEPS.iter().enumerate() {
        println!("── {}/{} {}", number + 1, STEPS.len(), step.name);
        let start = Instant::now();
        let outcome = step.run(workspace);
        let seconds = start.elapsed().as_secs_f64();
        match outcome {
            Ok(()) => println!("   {} passed in {seconds:.1} s", step.name),
            Err(error) => {
                println!("   {} FAILED after {seconds:.1} s: {error:#}", step.name);
                failed.push(step.name);
                if !keep_going {
                    let left = STEPS.len() - number - 1;
                    bail!("verify: stopped at “{}”; {left} steps were not run", step.name);
                }
            }
        }
    }
    if !failed.is_empty() {
        bail!("verify: {} of {} steps failed: {}", failed.len(), STEPS.len(), failed.join("; "));
    }
    println!("verify: {} steps passed", STEPS.len());
    Ok(())
}
