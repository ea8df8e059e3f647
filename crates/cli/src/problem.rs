//! How the program ends.

use std::io;
use std::process::ExitCode;

use cabinet::Refusal;

use crate::files::trouble;
use crate::sentences::Sentences;

/// The exit status of anything the user can put right.
const INPUT: u8 = 2;

/// Success, or the problem on standard error and the status for wrong input.
pub(crate) fn exit_code(done: anyhow::Result<()>, sentences: &Sentences) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) if is_closed_pipe(&problem) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("pandemonium: {}", told(&problem, sentences));
            ExitCode::from(INPUT)
        }
    }
}

/// The problem as a sentence. Files are complained of where they are used, so a bare error of the
/// system comes from standard input or output.
fn told(problem: &anyhow::Error, sentences: &Sentences) -> String {
    match problem.downcast_ref::<io::Error>() {
        Some(error) => sentences.say("in-or-out", &[("problem", &trouble(error, sentences))]),
        None => format!("{problem:#}"),
    }
}

/// Whether the reader of our output has simply gone away.
fn is_closed_pipe(problem: &anyhow::Error) -> bool {
    let cause = problem.downcast_ref::<io::Error>();
    cause.is_some_and(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// A refusal with every single reason on its own line, each with its place; what is wrong with a file
/// of content names file, table and key itself.
pub(crate) fn in_full(refusal: &Refusal) -> String {
    let mut text = refusal.to_string();
    let placed = |one: &Refusal| match &one.at {
        Some(at) if !one.message.contains(at.as_str()) && !one.code.contains("content-") => {
            format!("{at}: {one}")
        }
        _ => one.to_string(),
    };
    let lines: Vec<String> = refusal.reasons.iter().map(placed).collect();
    let says_all = matches!(&lines[..], [one] if text.contains(one.as_str()));
    for line in lines.iter().filter(|_| !says_all) {
        text.push_str("\n  - ");
        text.push_str(line);
    }
    text
}

/// A refusal as the problem the program ends with.
pub(crate) fn refused(refusal: &Refusal) -> anyhow::Error {
    anyhow::Error::msg(in_full(refusal))
}
