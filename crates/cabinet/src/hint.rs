//! Why an action is advised, in words.

use kernel::{Arg, Term, Words as _};

use crate::Voice;

/// Reasons that are said; more would not be read.
const SAID: usize = 2;

/// The sentences of the weightiest reasons that speak for an action; the game's messages
/// `heuristic-<code>` know the share of a win in percent.
pub(crate) fn sentences(reasons: &[Term], voice: &Voice) -> Vec<String> {
    let good = reasons.iter().filter(|term| term.value > 0).take(SAID);
    let sentence = |term: &Term| {
        let percent = Arg::Number((i64::from(term.value) + 5) / 10);
        voice.game().say(&format!("heuristic-{}", term.code), &[("percent", percent)])
    };
    let said: Vec<String> = good.map(sentence).collect();
    if said.is_empty() { vec![voice.say("hint-plain", &[])] } else { said }
}
