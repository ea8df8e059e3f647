//! Messages of a live connection.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Cell, Hello, HintInfo, Insight, Problem, Prospect, SeatInfo, Update};

/// What a client says. Every message carries a number of the client's choice, and is answered
/// with [`ServerMessage::Reply`] under the same number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// This seat is ready to begin: it promises the text that it adds to the dice.
    Promise {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The round for which it is meant.
        round: u32,
        /// The hash of the text, bound to table, seat and round: 64 hexadecimal digits.
        promise: String,
    },
    /// Opens the text that this seat has promised, once every promise is shown.
    Open {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The round in which it was promised.
        round: u32,
        /// The text, 16 to 128 bytes.
        text: String,
    },
    /// Carry out an action.
    Act {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The version the player saw.
        version: u32,
        /// The action's JSON object, or its notation.
        action: Value,
    },
    /// Would this action be allowed, and if not, why?
    Why {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The action's JSON object, or its notation.
        action: Value,
    },
    /// What would this action bring?
    Odds {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The action's JSON object, or its notation.
        action: Value,
    },
    /// What is at every place of the board, in words?
    Cells {
        /// Number of the message.
        id: u32,
        /// Through the eyes of which of the client's seats; a spectator's if absent.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// What does pointing at this place tell?
    Inspect {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The place, by the id that pictures use.
        place: String,
        /// The place from which it is looked at, where that matters.
        #[serde(default)]
        #[ts(optional)]
        from: Option<String>,
    },
    /// What would the board look like after this action?
    Preview {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The action's JSON object, or its notation.
        action: Value,
    },
    /// What would a good player do?
    Hint {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
    },
    /// What came up when the players rolled.
    Dice {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// Outcomes, in the order asked.
        outcomes: Vec<u32>,
    },
    /// Take back the last action: at once where that is free, else the others are asked.
    TakeBack {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// The version the player saw.
        version: u32,
    },
    /// Answer to somebody who asks to take back.
    Consent {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats.
        seat: u8,
        /// Yes or no.
        agree: bool,
    },
    /// Look through the eyes of another of the client's seats, or as a spectator.
    Look {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats; a spectator if absent.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Say something to everybody at the table.
    Chat {
        /// Number of the message.
        id: u32,
        /// Which of the client's seats speaks; a spectator if absent.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        /// At most 500 characters.
        text: String,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message. It comes again, with everything, when somebody is called something else.
    Hello(Box<Hello>),
    /// Something changed.
    Update(Box<Update>),
    /// Somebody came, left, thinks or stopped thinking; the game is where it was.
    Seats {
        /// Every seat.
        seats: Vec<SeatInfo>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// The answer to a message of the client.
    Reply {
        /// Number of the message.
        id: u32,
        /// What came of it.
        reply: Reply,
    },
    /// The connection is about to be closed, and why.
    Closing {
        /// Why.
        problem: Problem,
    },
}

/// What came of a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reply {
    /// Done, and stored; `version` is the table's version now.
    Done {
        /// The table's version now.
        version: u32,
    },
    /// The action waits for dice that people roll.
    Roll {
        /// The seat that rolls.
        seat: u8,
    },
    /// The others are asked.
    Asked {},
    /// The action would be accepted.
    Allowed {},
    /// The action would be refused, or the message was; nothing has changed.
    Refused {
        /// Why.
        problem: Problem,
    },
    /// What the action would bring: exact shares as fractions in text.
    Odds {
        /// Ways it may go: `share`, and `changes` of the view.
        prospects: Value,
        /// Whether the shares sum to one.
        whole: bool,
    },
    /// Every place of the board in words.
    Cells {
        /// The places; none where the game has no board.
        cells: Vec<Cell>,
    },
    /// What pointing at a place tells.
    Insights {
        /// One by one; none where the game has nothing to say.
        insights: Vec<Insight>,
    },
    /// What the action would bring.
    Preview {
        /// The position afterwards, in the game's own form; null where it depends on chance or on
        /// something that the seat cannot know.
        view: Value,
        /// The same as text; empty where there is no view.
        text: String,
        /// What chance may make of it.
        odds: Vec<Prospect>,
    },
    /// What a good player would do.
    Hint {
        /// The best first.
        hints: Vec<HintInfo>,
    },
}

/// One line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ChatLine {
    /// Rises by one.
    pub number: u32,
    /// Who spoke; a spectator if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What the speaker was called.
    pub name: String,
    /// What was said: plain text, never to be read as HTML.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
}
