//! The table as text, for terminal, playthroughs and screen readers.

use kernel::{Arg, Words};

use crate::View;

/// The heap, and the winner once there is one.
pub(crate) fn board(view: &View, words: &dyn Words) -> String {
    let mut text = words.say("text-heap", &[("heap", Arg::Number(view.heap.into()))]);
    if let Some(winner) = view.winner {
        let name = words.seat(winner);
        text.push('\n');
        text.push_str(&words.say("text-winner", &[("seat", Arg::Text(&name))]));
    }
    text
}
