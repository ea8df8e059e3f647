//! What a row of the log says.

use std::collections::BTreeMap;

use kernel::Pack;
use protocol::{Clock, DiceMode, SeatKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a row of the log says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made.
    Made(Box<Made>),
    /// Somebody sat down, got up, or was replaced.
    Seated {
        /// Which seat.
        seat: u8,
        /// Who sits there now.
        place: Place,
    },
    /// A seat promised the text that it adds to the dice.
    Promised {
        /// Which seat.
        seat: u8,
        /// Its hash.
        promise: String,
    },
    /// Every promise stands, and everybody is shown all of them.
    Shown,
    /// A seat opened the text it had promised.
    Opened {
        /// Which seat.
        seat: u8,
        /// The text.
        text: String,
    },
    /// A round of promises came to nothing, and everybody promises anew.
    Void {
        /// The seats because of which.
        seats: Vec<u8>,
        /// Whether they let the time pass; otherwise they got up.
        late: bool,
    },
    /// The game began.
    Started {
        /// By which scheme its dice follow from the secret.
        #[serde(default = "first")]
        scheme: u32,
        /// What each seat added to the dice under scheme 1; later what they opened counts.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entropies: Vec<String>,
        /// The record without any action.
        record: Value,
        /// Whether people rolled.
        typed: bool,
    },
    /// An action was carried out.
    Acted {
        /// The line of the record: seat, action, outcomes, chain.
        line: Value,
        /// Whether people rolled.
        typed: bool,
        /// How long the seat took, in milliseconds.
        spent_ms: u32,
    },
    /// Actions were taken back.
    Undone {
        /// Who asked for it.
        by: u8,
        /// How many actions remain.
        to_step: u32,
    },
    /// A seat gave up or ran out of time.
    Resigned {
        /// Which seat.
        seat: u8,
        /// Whether its time had run out.
        time: bool,
    },
    /// Whoever made the table no longer lets somebody be heard, or does again.
    Muted {
        /// Who.
        whom: Hushed,
        /// Whether they are muted from now on.
        muted: bool,
    },
    /// The same people go on at another table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// Who is not heard at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Hushed {
    /// The player of a seat.
    Seat {
        /// Which seat.
        seat: u8,
    },
    /// Those of a household who look on.
    Household {
        /// The household as hexadecimal digits.
        digest: String,
    },
    /// Everybody who looks on.
    Onlookers,
}

/// How a table was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// The game.
    pub game: String,
    /// Options in normal form.
    pub options: Value,
    /// Who sits where.
    pub places: Vec<Place>,
    /// Whether strangers find it.
    pub public: bool,
    /// Who rolls.
    pub dice: DiceMode,
    /// How time is kept.
    pub clock: Clock,
    /// Whether an opponent may take over an abandoned seat.
    pub takeover: bool,
    /// Whether seats may ask what a good player would do.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Files of an owner's content, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<BTreeMap<String, String>>,
    /// Seats of whoever made it; tables of before this was kept have nobody who could mute.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub makers: Vec<u8>,
    /// What was promised about the dice.
    pub commitment: String,
}

fn yes() -> bool {
    true
}

/// The scheme of the games that name none.
fn first() -> u32 {
    1
}

impl Made {
    /// The content that its owner brought.
    pub fn pack(&self) -> Option<Pack> {
        self.content.clone().map(Pack)
    }

    /// Whether a table of these places goes on by itself.
    pub fn duty(&self, places: &[Place]) -> bool {
        let program = |place: &Place| matches!(place.who, SeatKind::Bot { .. });
        people(places) && (self.clock != Clock::None || places.iter().any(program))
    }
}

/// Whether a person sits at one of these places.
pub fn people(places: &[Place]) -> bool {
    places.iter().any(|place| place.who == SeatKind::Human)
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// What to call them; empty for open seats and programs.
    pub name: String,
    /// Who it is.
    pub who: SeatKind,
}

impl Place {
    /// How the list of tables keeps it: empty for open seats only.
    pub fn listed(&self) -> String {
        match &self.who {
            SeatKind::Bot { level } => format!("{PROGRAM}{level}"),
            SeatKind::Human | SeatKind::Open => self.name.clone(),
        }
    }
}

/// What stands before the level of a program in a list of names; no name has a control character.
pub const PROGRAM: char = '\u{1}';

/// The same before a name that is not shown.
pub const HUSHED: char = '\u{2}';
