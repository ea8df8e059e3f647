//! Actions as labels.

use kernel::{Arg, Words};

use super::name;
use crate::action::Action;

/// An action as the label of a button.
pub(crate) fn phrase(action: Action, words: &dyn Words) -> String {
    let cell = action.cell().map(|cell| cell.to_string());
    let monster = action.monster().map(|one| name(one, words));
    let mut numbers: Vec<(&str, i64)> = Vec::new();
    let mut names: Vec<(&str, String)> = Vec::new();
    match action {
        Action::Keep { order }
        | Action::Order { order }
        | Action::Third { order }
        | Action::TakeBack { order } => names.push(("order", name(order, words))),
        Action::Sell { item } | Action::Commit { item } => names.push(("item", name(item, words))),
        Action::Dig { count } | Action::Mine { count } | Action::Ghosts { count } => {
            numbers.push(("count", count.into()));
        }
        Action::Build { room, .. } | Action::Activate { room } => {
            names.push(("room", name(room, words)));
        }
        Action::Peek { round } => numbers.push(("round", round.into())),
        Action::GiveTrap { trap } | Action::Trap { trap } | Action::Spring { trap } => {
            names.push(("trap", name(trap, words)));
        }
        Action::Aim { trap, target } => {
            names.push(("trap", name(trap, words)));
            names.push(("target", name(target, words)));
        }
        Action::TwoTraps { trap, second } => {
            names.push(("trap", name(trap, words)));
            names.push(("second", name(second, words)));
        }
        Action::SendTwo { second, .. } => names.push(("second", name(second, words))),
        Action::PayTax { gold } => numbers.push(("gold", gold.into())),
        Action::PayOne { resource, .. } => names.push(("resource", name(resource, words))),
        Action::Attack { monster, line } => {
            let id = format!("line-{monster}-{line}");
            let id = if line == 0 { "line-sheep".to_owned() } else { id };
            names.push(("line", words.say(&id, &[])));
        }
        Action::Hit { target } | Action::Free { target } => {
            names.push(("target", name(target, words)));
        }
        _ => {}
    }
    names.extend(cell.map(|cell| ("cell", cell)));
    names.extend(monster.map(|monster| ("monster", monster)));
    let mut args: Vec<(&str, Arg<'_>)> =
        numbers.iter().map(|(key, value)| (*key, Arg::Number(*value))).collect();
    args.extend(names.iter().map(|(key, value)| (*key, Arg::Text(value.as_str()))));
    words.say(&format!("action-{}", action.word()), &args)
}
