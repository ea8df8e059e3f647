//! Our random playouts beside those of two well-known Python projects, in one run.

use std::path::PathBuf;

use anyhow::{Context as _, Result, bail, ensure};

use crate::workspace::{Workspace, capture, pass_through};

/// Where the Python projects are installed, relative to the root.
const FOLDER: &str = "target/bench-rivals";

/// Pinned versions.
const PACKAGES: [&str; 2] = ["rlcard==1.2.0", "catanatron==3.2.1"];

/// Plays UNO with random agents for so many seconds and prints the games of the best second: our
/// benchmarks print their best round too.
const UNO: &str = r#"
import sys, time
import rlcard
from rlcard.agents import RandomAgent

env = rlcard.make("uno", config={"seed": 1})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
env.run(is_training=False)
best = 0.0
for _ in range(int(sys.argv[1])):
    begin, games = time.perf_counter(), 0
    while time.perf_counter() - begin < 1:
        env.run(is_training=False)
        games += 1
    best = max(best, games / (time.perf_counter() - begin))
print(best)
"#;

/// Plays Catan with four random players for so many seconds and prints the games of the best one.
const CATAN: &str = r"
import sys, time
from catanatron import Color, Game, RandomPlayer

def play(seed):
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    Game([RandomPlayer(color) for color in colors], seed=seed).play()

play(0)
best, seed = 0.0, 0
for _ in range(int(sys.argv[1])):
    begin, games = time.perf_counter(), 0
    while time.perf_counter() - begin < 1:
        games, seed = games + 1, seed + 1
        play(seed)
    best = max(best, games / (time.perf_counter() - begin))
print(best)
";

/// One of our playouts beside one of theirs.
struct Race {
    /// Our package with a benchmark `playout`.
    package: &'static str,
    /// Which of the playouts that our benchmark prints.
    ours: &'static str,
    /// Who the rival is.
    rival: &'static str,
    script: &'static str,
    /// How many times faster we want to be.
    wanted: f64,
}

const RACES: [Race; 5] = [
    Race {
        package: "summon-demons",
        ours: "four-seats",
        rival: "RLCard 1.2.0, UNO, random agents",
        script: UNO,
        wanted: 300.0,
    },
    Race {
        package: "demons",
        ours: "solitaire",
        rival: "Catanatron 3.2.1, four random players",
        script: CATAN,
        wanted: 50.0,
    },
    Race {
        package: "demons",
        ours: "four-seats",
        rival: "Catanatron 3.2.1, four random players",
        script: CATAN,
        wanted: 50.0,
    },
    Race {
        package: "dungeon-lords",
        ours: "four-seats",
        rival: "Catanatron 3.2.1, four random players",
        script: CATAN,
        wanted: 50.0,
    },
    Race {
        package: "demonworld",
        ours: "first-clash",
        rival: "Catanatron 3.2.1, four random players",
        script: CATAN,
        wanted: 5.0,
    },
];

/// Measures all races and fails if one is lost.
pub(crate) fn run(workspace: &Workspace, seconds: u32) -> Result<()> {
    let python = install(workspace)?;
    let mut lost = Vec::new();
    println!("random playouts per second, one thread each, {seconds} s per rival");
    for race in RACES {
        let ours = our_speed(workspace, &race)?;
        let mut rival = workspace.command(&python);
        let printed = capture(rival.args(["-c", race.script, &seconds.to_string()]))?;
        let theirs = last_number(&printed)?;
        let ratio = ours / theirs;
        let Race { package, ours: which, rival, wanted, .. } = race;
        println!("{package}, {which}: {ours:.0}");
        println!("{rival}: {theirs:.1}");
        println!("ratio: {ratio:.0} x (wanted: {wanted:.0} x)");
        if ratio < wanted {
            lost.push(format!("{package}, {which}: {ratio:.0} x instead of {wanted:.0} x"));
        }
    }
    ensure!(lost.is_empty(), "too slow: {}", lost.join("; "));
    Ok(())
}

/// Makes a virtual environment with the rivals, once.
fn install(workspace: &Workspace) -> Result<PathBuf> {
    let python = workspace.path(FOLDER).join("venv/bin/python");
    let are_there = capture(workspace.command(&python).args(["-m", "pip", "freeze"]));
    let are_there = are_there.is_ok_and(|list| {
        PACKAGES.iter().all(|package| list.lines().any(|line| line.eq_ignore_ascii_case(package)))
    });
    if are_there {
        return Ok(python);
    }
    println!("installing {} into {FOLDER}", PACKAGES.join(" and "));
    let folder = workspace.path(FOLDER).join("venv");
    let mut venv = workspace.command("python3");
    pass_through(venv.args(["-m", "venv"]).arg(folder))
        .context("python3 with its module venv is missing; the rivals are Python projects")?;
    let mut pip = workspace.command(&python);
    pip.args(["-m", "pip", "install", "--quiet"]).args(PACKAGES);
    pass_through(&mut pip).context("the rivals come from the Python package index")?;
    Ok(python)
}

/// Playouts per second that our own benchmark prints.
fn our_speed(workspace: &Workspace, race: &Race) -> Result<f64> {
    let mut cargo = workspace.cargo();
    cargo.args(["bench", "--quiet", "--package", race.package, "--bench", "playout"]);
    let printed = capture(&mut cargo)?;
    match speed(&printed, race.ours) {
        Some(speed) => Ok(speed),
        None => bail!("the benchmark of {} prints no `{FIGURE} {}`", race.package, race.ours),
    }
}

/// The word with which a benchmark begins the line of a figure.
const FIGURE: &str = "playouts_per_second";

/// The number in the line of this figure.
fn speed(printed: &str, which: &str) -> Option<f64> {
    printed.lines().find_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
        [FIGURE, name, number] if name == which => number.parse().ok(),
        _ => None,
    })
}

/// The number in the last line; games may have printed before it.
fn last_number(printed: &str) -> Result<f64> {
    let line = printed.lines().last().unwrap_or_default();
    line.trim().parse().with_context(|| format!("no number of games in “{line}”"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_read_from_what_benchmarks_print() {
        let printed = "warm\nplayouts_per_second solitaire 1200\n\
                       playouts_per_second four-seats 350.5\n";
        assert_eq!(speed(printed, "solitaire"), Some(1200.0));
        assert_eq!(speed(printed, "four-seats"), Some(350.5));
        assert_eq!(speed(printed, "two-seats"), None);
        assert!(last_number("note\n12.5\n").is_ok_and(|number| (number - 12.5).abs() < 1e-9));
        assert!(last_number("note\n").is_err());
    }
}
