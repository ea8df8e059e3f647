//! What a table chooses before the game: nothing but its seats, and those are always two.

use kernel::{Form, Game as _, Pack, Reason, rule};
use serde::{Deserialize, Serialize};

use super::Leduc;

/// The choices of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// §LP-1 How many play.
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 2 }
    }
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let usual = Options::default();
    Form(vec![Form::seats(&Leduc::INFO, usual.seats, rule!("LP-1"))])
}

/// All reasons why these options or this content are refused.
pub(crate) fn problems(options: Options, pack: Option<&Pack>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let (_, limit) = Leduc::INFO.seats;
    if options.seats != limit {
        let reason = Reason::new("seats", "option-range", Some(rule!("LP-1")));
        reasons.push(reason.with("value", options.seats).with("limit", limit));
    }
    let files = pack.iter().flat_map(|pack| pack.0.keys());
    reasons.extend(files.map(|file| Reason::new(file, "content-unknown", None)));
    reasons
}
