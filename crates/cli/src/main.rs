//! The program: play in the terminal, talk JSON, verify records, read the rules.

mod admin;
mod arena;
mod args;
mod content;
mod data;
mod engine;
mod files;
mod house;
mod play;
mod problem;
mod replay;
mod rules;
mod sentences;
mod serve;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Command, Language};
use crate::sentences::Sentences;

/// Tables come and go on several threads; this allocator is quick at that and gives memory back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let sentences = Sentences::new(sentences::language(arguments.lang));
    let done = match arguments.command {
        Command::Play(play) => play::run(&play, &sentences),
        // Outside programs rely on English unless another language is asked for by name.
        Command::Engine => engine::run(arguments.lang.unwrap_or(Language::En)),
        Command::Replay(which) => replay::run(&which, &sentences),
        Command::Rules(rules) => rules::run(&rules, &sentences),
        Command::Content(which) => content::run(&which, &sentences),
        Command::Serve(wanted) => serve::run(&wanted, &sentences),
        Command::Admin(wanted) => admin::run(&wanted, &sentences),
        Command::Backup(wanted) => data::backup(&wanted, &sentences),
        Command::Restore(wanted) => data::restore(&wanted, &sentences),
        Command::Check(wanted) => data::check(&wanted, &sentences),
        Command::Salvage(wanted) => data::salvage(&wanted, &sentences),
        Command::Arena(wanted) => arena::run(&wanted, &sentences),
    };
    problem::exit_code(done, &sentences)
}
