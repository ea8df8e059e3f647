//! Advice for whoever sits at the terminal.

use cabinet::{Hint, Refusal, Table, Voice};
use kernel::chance::Seeded;
use kernel::{Budget, Seat};
use minds::HINT_MILLIS;

use crate::sentences::Sentences;

/// The best actions of a seat, one line each with its chance and below it the reasons.
pub(crate) fn lines(
    table: &dyn Table,
    seat: Seat,
    own: &mut Seeded,
    voice: &Voice,
    sentences: &Sentences,
) -> Result<Vec<String>, Refusal> {
    let hints = table.hint(seat, &Budget::Millis(HINT_MILLIS).into(), own, voice)?;
    let mut lines = vec![sentences.say("hint-title", &[])];
    for (number, hint) in (1..).zip(&hints) {
        lines.extend(told(number, hint, sentences));
    }
    Ok(lines)
}

fn told(number: u32, hint: &Hint, sentences: &Sentences) -> Vec<String> {
    let percent = (u32::from(hint.per_mille) + 5) / 10;
    let args = [
        ("number", &*number.to_string()),
        ("phrase", &*hint.choice.phrase),
        ("notation", &*hint.choice.notation),
        ("percent", &*percent.to_string()),
    ];
    let mut lines = vec![sentences.say("hint-action", &args)];
    lines.extend(hint.why.iter().map(|reason| format!("     {reason}")));
    lines
}
