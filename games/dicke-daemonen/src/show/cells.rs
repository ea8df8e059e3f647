//! Every corner and every field in words.

use kernel::{Arg, Cell, Words};

use crate::DickeDaemonen;
use crate::rules::scoring::Holding;
use crate::view::View;

/// The corners, called `c` and their number, then the fields, called `f` and theirs.
pub(super) fn cells(game: &DickeDaemonen, view: &View, words: &dyn Words) -> Vec<Cell> {
    let corners = 0..view.corners.len();
    let corner =
        |corner| Cell { id: format!("c{corner}"), text: corner_text(game, view, corner, words) };
    let fields = 0..view.fields.len();
    let field =
        |field| Cell { id: format!("f{field}"), text: field_text(game, view, field, words) };
    corners.map(corner).chain(fields.map(field)).collect()
}

/// §DD-22 Where a corner lies, which lines meet there, and who stands in it.
fn corner_text(game: &DickeDaemonen, view: &View, corner: usize, words: &dyn Words) -> String {
    let (first, second) = game.board.lines_at(corner);
    let field = game.board.field_of(corner);
    let is_frozen = view.fields[usize::from(field)].frozen;
    let args = [
        ("corner", number(corner)),
        ("field", Arg::Number(field.into())),
        ("first", Arg::Text(first.name())),
        ("second", Arg::Text(second.name())),
        ("creature", Arg::Text(view.corners[corner].map_or("none", |demon| demon.name()))),
        ("frozen", Arg::Text(yes(is_frozen))),
    ];
    words.say("cell-corner", &args)
}

/// §DD-35 What a field is worth, who holds it, and how many of its corners are free.
fn field_text(game: &DickeDaemonen, view: &View, field: usize, words: &dyn Words) -> String {
    let shown = &view.fields[field];
    let free = game.board.corners_of(field).iter();
    let free = free.filter(|&&corner| view.corners[usize::from(corner)].is_none()).count();
    let (standing, creature) = match shown.holding {
        Holding::Owner(color) => ("owner", color.name()),
        Holding::Tie => ("tie", "none"),
        Holding::Empty => ("empty", "none"),
        Holding::NoMajority => ("no-majority", "none"),
    };
    let args = [
        ("field", number(field)),
        ("value", Arg::Number(shown.value.into())),
        ("standing", Arg::Text(standing)),
        ("creature", Arg::Text(creature)),
        ("corners", number(free)),
        ("frozen", Arg::Text(yes(shown.frozen))),
    ];
    words.say("cell-field", &args)
}

fn number(index: usize) -> Arg<'static> {
    Arg::Number(i64::try_from(index).unwrap_or(i64::MAX))
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
