//! The workspace's own commands: `cargo verify` and `cargo xtask …`.
#![expect(clippy::print_stdout, reason = "a command-line tool speaks on standard output")]

mod bench_minds;
mod bench_rivals;
mod bench_server;
mod changed;
mod fuzz;
mod fuzz_positions;
mod modules;
mod mutate;
mod new_game;
mod problem;
mod rules;
mod tasks;
mod tidy;
mod tools;
mod verify;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "xtask", about = "The workspace's own commands")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// What can be asked for.
#[derive(Debug, Subcommand)]
enum Command {
    /// Run every check, cheap ones first
    Verify {
        /// Run the remaining steps after a failure too
        #[arg(long)]
        keep_going: bool,
        /// Only what a change touches: what is uncommitted, or all since this commit
        #[arg(long, value_name = "COMMIT", num_args = 0..=1, default_missing_value = "HEAD")]
        changed: Option<String>,
    },
    /// Play: in the browser, or with arguments in the terminal
    Play {
        /// What `pandemonium play` is given
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check manifests, dependency direction, the shape and the cycles of game crates, and sources
    Tidy,
    /// Print which module of a game refers to which, and which reach each other
    Modules {
        /// Its slug
        game: String,
    },
    /// Compare the paragraphs of each game's rules with code and tests
    Rules(rules::Arguments),
    /// Change the rules in small ways and see which changes a test notices
    Mutate(mutate::Arguments),
    /// Check licences, bans and sources of all dependencies
    Deny,
    /// Play the recorded games anew and rewrite their transcripts
    Record {
        /// Only this package
        package: Option<String>,
    },
    /// Run the benchmarks
    Bench {
        /// Only this package
        package: Option<String>,
    },
    /// Measure the server beside boardgame.io, and the home page
    BenchServer {
        /// How long the tables play
        #[arg(long, default_value_t = 10)]
        seconds: u32,
        /// How many idle tables are weighed
        #[arg(long, default_value_t = 2000)]
        idle: u32,
        /// How often both sides are measured; the median counts
        #[arg(long, default_value_t = 3)]
        runs: u32,
    },
    /// Race our random playouts against well-known Python projects
    BenchRivals {
        /// How long each rival plays
        #[arg(long, default_value_t = 10)]
        seconds: u32,
    },
    /// Hold our search against that of `OpenSpiel`: speed, Connect Four, Leduc poker
    BenchMinds(bench_minds::Arguments),
    /// Write the crate of a new game, a copy of the smallest one
    NewGame {
        /// Its name in commands and folders: lower-case words joined by hyphens
        slug: String,
    },
    /// Damage positions of the games, open them as written ones, and play on
    FuzzPositions {
        /// How long, shared out among the games
        #[arg(long, default_value_t = 10)]
        minutes: u64,
        /// Number of the random game whose positions come first
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Only this game
        #[arg(long)]
        game: Option<String>,
    },
    /// Run the fuzz targets
    Fuzz {
        /// Only this target
        target: Option<String>,
        /// How long each target runs
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let workspace = Workspace::locate()?;
    match command {
        Command::Verify { keep_going, changed } => {
            verify::run(&workspace, keep_going, changed.as_deref())
        }
        Command::Play { arguments } => web::play(&workspace, &arguments),
        Command::Tidy => tidy::run(&workspace),
        Command::Modules { game } => modules::run(&workspace, &game),
        Command::Rules(arguments) => rules::run(&workspace, &arguments),
        Command::Mutate(arguments) => mutate::run(&workspace, &arguments),
        Command::Deny => tasks::deny(&workspace),
        Command::Record { package } => tasks::record(&workspace, package.as_deref()),
        Command::Bench { package } => tasks::bench(&workspace, package.as_deref()),
        Command::BenchServer { seconds, idle, runs } => {
            bench_server::run(&workspace, seconds, idle, runs)
        }
        Command::BenchRivals { seconds } => bench_rivals::run(&workspace, seconds),
        Command::BenchMinds(arguments) => bench_minds::run(&workspace, &arguments),
        Command::NewGame { slug } => new_game::run(&workspace, &slug),
        Command::FuzzPositions { minutes, seed, game } => {
            fuzz_positions::run(&workspace, minutes, seed, game.as_deref())
        }
        Command::Fuzz { target, seconds } => fuzz::run(&workspace, target.as_deref(), seconds),
    }
}
