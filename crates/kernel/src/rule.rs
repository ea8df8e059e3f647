//! Paragraphs of the rules, checked when a game compiles.

use std::fmt;

use serde::Serialize;

/// A paragraph of the game's rules, known to exist when the crate compiles.
///
/// Made by [`rule!`](macro@crate::rule) only; written as text, never read back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleRef(&'static str);

impl RuleRef {
    /// The paragraph with this id if the sorted index has it; otherwise compilation stops.
    ///
    /// # Panics
    /// When the index lacks the id. In a `const` context that is a compile error.
    pub const fn among(index: &[&str], id: &'static str) -> RuleRef {
        let (mut low, mut high) = (0, index.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match compare(index[middle].as_bytes(), id.as_bytes()) {
                0 => return RuleRef(id),
                order if order < 0 => low = middle + 1,
                _ => high = middle,
            }
        }
        panic!("no such paragraph in the rules of this game");
    }

    /// The bare id, as data carries it.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// With the sign that print and comments use.
impl fmt::Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "§{}", self.0)
    }
}

/// Negative, zero or positive as `a` sorts before, with or after `b`.
const fn compare(a: &[u8], b: &[u8]) -> i32 {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] as i32 - b[i] as i32;
        }
        i += 1;
    }
    if a.len() == b.len() {
        0
    } else if a.len() < b.len() {
        -1
    } else {
        1
    }
}

/// A paragraph of this game, looked up by the compiler in `crate::paragraphs::INDEX`.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the index is the calling game's own")]
macro_rules! rule {
    ($id:literal) => {
        const { $crate::RuleRef::among(crate::paragraphs::INDEX, $id) }
    };
}

/// A value that has a stable code (also its Fluent id) and may stand on a paragraph.
pub trait Ruled {
    /// The stable code, in kebab-case.
    fn code(&self) -> &'static str;
    /// The paragraph it stands on.
    fn rule(&self) -> Option<RuleRef>;
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &[&str] = &["1.0", "10.0", "5.3", "DD-1", "DD-12"];

    #[test]
    fn every_paragraph_of_a_sorted_index_is_found() {
        for id in INDEX {
            assert_eq!(RuleRef::among(INDEX, id).id(), *id);
        }
    }

    #[test]
    fn a_missing_paragraph_is_an_error() {
        assert!(std::panic::catch_unwind(|| RuleRef::among(INDEX, "DD-2")).is_err());
    }
}
