//! Actions as labels.

use kernel::{Words, notation};

use super::name;
use crate::action::Action;

/// An action as the label of a button: its fields as players call them.
pub(crate) fn phrase(action: Action, words: &dyn Words) -> String {
    let called = |key, value: String| match (key, action) {
        ("count" | "round" | "gold" | "cell", _) => value,
        ("line", Action::Attack { line: 0, .. }) => words.say("line-sheep", &[]),
        ("line", Action::Attack { monster, line }) => {
            words.say(&format!("line-{monster}-{line}"), &[])
        }
        _ => name(value, words),
    };
    let fields = action.fields().into_iter().map(|(key, value)| (key, called(key, value)));
    notation::phrase(action.word(), &fields.collect::<Vec<_>>(), words)
}
