//! A game in the terminal.

mod command;
mod console;
mod hint;
mod menu;
mod session;
mod setup;

use std::io::{self, IsTerminal, Write};

use kernel::{Outcome, Seat};

use crate::args::Play;
use crate::play::console::Console;
use crate::play::session::Session;
use crate::sentences::Sentences;

/// Plays until the game is over or the player leaves.
pub(crate) fn run(play: &Play, sentences: &Sentences) -> anyhow::Result<()> {
    let (input, output) = (io::stdin(), io::stdout());
    let terminal = input.is_terminal() && output.is_terminal();
    let (mut input, mut output) = (input.lock(), output.lock());
    let mut console = Console::new(&mut input, &mut output, terminal);
    let Some(seating) = setup::seating(play, &mut console, sentences)? else {
        return Ok(());
    };
    Session::new(seating, console, sentences).run()
}

/// How the game ended.
pub(crate) fn standings(
    out: &mut dyn Write,
    outcome: &Outcome,
    sentences: &Sentences,
) -> io::Result<()> {
    let name = |index: usize| sentences.seat(Seat(u8::try_from(index).unwrap_or(u8::MAX)));
    let winners: Vec<String> =
        (0..outcome.seats.len()).filter(|&index| outcome.seats[index].won).map(name).collect();
    let sentence = match &winners[..] {
        [] if outcome.seats.len() == 1 => sentences.say("solo-lost", &[("seat", &name(0))]),
        [] => sentences.say("nobody-won", &[]),
        [one] => sentences.say("won", &[("seat", one)]),
        several => sentences.say("several-won", &[("seats", &several.join(", "))]),
    };
    writeln!(out, "{sentence} (§{})", outcome.rule.id())?;
    if let [alone] = &outcome.seats[..] {
        let args = [("score", &*alone.score.to_string())];
        return writeln!(out, "  {}", sentences.say("solo-score", &args));
    }
    // Where nobody scores, winners and losers are all there is to tell.
    if outcome.seats.iter().all(|standing| standing.score == 0) {
        return Ok(());
    }
    let mut order: Vec<usize> = (0..outcome.seats.len()).collect();
    order.sort_by_key(|&index| outcome.seats[index].place);
    for index in order {
        let standing = outcome.seats[index];
        let args = [
            ("place", &*(standing.place + 1).to_string()),
            ("seat", &*name(index)),
            ("score", &*standing.score.to_string()),
        ];
        writeln!(out, "  {}", sentences.say("standing", &args))?;
    }
    Ok(())
}
