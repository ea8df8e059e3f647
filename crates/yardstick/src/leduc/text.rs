//! The table as text, for terminal, playthroughs and screen readers.

use kernel::{Arg, Seat, Words};

use super::{Rank, View};

/// The card on the table, and what each seat holds and has paid.
pub(crate) fn table(view: &View, words: &dyn Words) -> String {
    let card = |card: Option<Rank>| card.map_or("none", Rank::code);
    let public = words.say("text-public", &[("card", Arg::Text(card(view.public)))]);
    let mut lines = vec![public];
    for (number, (&own, &chips)) in (0..).zip(view.cards.iter().zip(&view.chips)) {
        let name = words.seat(Seat(number));
        let args = [
            ("seat", Arg::Text(&name)),
            ("card", Arg::Text(card(own))),
            ("chips", Arg::Number(chips.into())),
        ];
        lines.push(words.say("text-seat", &args));
    }
    lines.join("\n")
}
