//! The board as text, for terminal, playthroughs and screen readers.

use kernel::{Arg, Seat, Words};

use crate::board::HEIGHT;
use crate::{Action, Column, View};

/// The rows from the top, the letters of the columns, and how the game stands.
pub(crate) fn board(view: &View, words: &dyn Words) -> String {
    let mut text = String::new();
    for row in (0..HEIGHT as usize).rev() {
        let places: Vec<&str> = view
            .columns
            .iter()
            .map(|column| column.get(row).map_or(".", |&seat| stone(seat)))
            .collect();
        text.push_str(&places.join(" "));
        text.push('\n');
    }
    text.push_str(&Column::ALL.map(Column::letter).join(" "));
    text.push('\n');
    text.push_str(&standing(view, words));
    text
}

/// Who is to move, who has won, or that nobody has.
fn standing(view: &View, words: &dyn Words) -> String {
    let (id, seat) = match (view.turn, view.winner) {
        (Some(seat), _) => ("text-turn", seat),
        (None, Some(seat)) => ("text-winner", seat),
        (None, None) => return words.say("text-draw", &[]),
    };
    let name = words.seat(seat);
    words.say(id, &[("seat", Arg::Text(&name)), ("stone", Arg::Text(stone(seat)))])
}

/// The sign of a seat's stones.
fn stone(seat: Seat) -> &'static str {
    if seat == Seat(0) { "x" } else { "o" }
}

/// The label of a button.
pub(crate) fn phrase(action: Action, words: &dyn Words) -> String {
    let Action::Drop { column } = action;
    words.say("action-drop", &[("column", Arg::Text(column.letter()))])
}
