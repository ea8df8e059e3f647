//! What a table's task can be asked.

use std::sync::Arc;

use cabinet::Table;
use kernel::Pack;
use protocol::{ClientMessage, FairDice, HintInfo, Muting, Status, TableInfo};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::error::Failure;
use crate::gate::Rank;
use crate::limit::Neighbourhood;
use crate::socket::Outbox;
use crate::words::Language;

/// Where an answer goes.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Failure>>;

/// What a table's task can be asked.
pub(crate) enum Command {
    /// Which of these seats do these hashes of secrets open?
    Hold(Vec<(u8, [u8; 32])>, Answer<Vec<u8>>),
    /// The table as a client sees it that holds these seats.
    Info(Vec<u8>, Language, Answer<TableInfo>),
    /// Somebody sits down, with the hash of a secret.
    Join(String, Option<u8>, [u8; 32], Answer<u8>),
    /// A seat is carried to another device.
    Carry {
        /// Which seat.
        seat: u8,
        /// The hash of the secret of whoever made the link.
        maker: [u8; 32],
        /// The hash of the new secret.
        hash: [u8; 32],
        /// Whether it was.
        answer: Answer<()>,
    },
    /// Whoever played before takes the same seat, with the hash of a secret.
    Claim(u8, [u8; 32], Answer<()>),
    /// Somebody gets up.
    Leave(u8, Answer<()>),
    /// A program of this level takes a seat.
    StandIn(u8, Option<String>, Answer<()>),
    /// Somebody gives up.
    Resign(u8, Answer<()>),
    /// Whoever holds these seats mutes somebody.
    Mute(Vec<u8>, Muting, Answer<()>),
    /// The table where the same people go on.
    Rematch(Answer<String>),
    /// The game for looking at it, with names in a language.
    Copy(Language, Answer<Copied>),
    /// Goes on with whatever it owes without anybody looking.
    Wake(Answer<()>),
    /// Who looks at the table, from where and with which seats.
    Guests(Answer<Vec<(Neighbourhood, Vec<u8>)>>),
    /// Leaves memory, and tells everybody why.
    Shut(Failure, Answer<()>),
    /// The operator has opened the table again: what says that it is closed ends.
    Reopened(Answer<()>),
    /// A connection comes.
    Enter(Newcomer, Answer<u64>),
    /// A connection goes.
    Exit(u64),
    /// A connection says something that was received then.
    Say(u64, ClientMessage, std::time::Instant),
    /// An opponent has decided; the version it looked at comes with it.
    Thought(u8, u32, Option<Value>),
    /// An opponent has come forward in the line of those that wait to think.
    InLine,
    /// Advice for a connection, with the number of its question and the version it is about.
    Advised {
        /// The connection.
        guest: u64,
        /// Number of its question.
        id: u32,
        /// The version it is about.
        version: u32,
        /// The advice.
        found: Result<Vec<HintInfo>, Failure>,
    },
}

/// A game taken out for looking at it.
pub(crate) struct Copied {
    /// The game.
    pub(crate) game: Box<dyn Table>,
    /// Where it stands.
    pub(crate) status: Status,
    /// What the players are called, by seat.
    pub(crate) names: Vec<String>,
    /// Content that its owner brought.
    pub(crate) pack: Option<Pack>,
    /// What is needed to check the dice, once the game is over.
    pub(crate) fair: Option<FairDice>,
}

/// A connection that comes.
pub(crate) struct Newcomer {
    /// Where it comes from.
    pub(crate) from: Neighbourhood,
    /// Seats it holds.
    pub(crate) seats: Vec<u8>,
    /// Through which of them it looks first.
    pub(crate) looking: Option<u8>,
    /// Its language.
    pub(crate) language: Language,
    /// The version it has seen.
    pub(crate) since: Option<u32>,
    /// Whether it wants to be told only what changes.
    pub(crate) changes: bool,
    /// Where its messages go.
    pub(crate) out: Arc<Outbox>,
}

impl Command {
    /// How near somebody is who waits for the answer.
    pub(crate) fn rank(&self) -> Rank {
        match self {
            Command::Hold(pairs, _) if !pairs.is_empty() => Rank::Seated,
            Command::Enter(newcomer, _) if !newcomer.seats.is_empty() => Rank::Seated,
            Command::Wake(_) => Rank::Other,
            _ => Rank::Looking,
        }
    }

    /// Answers with a failure.
    pub(crate) fn refuse(self, failure: Failure) {
        // Whoever asked may have gone.
        match self {
            Command::Hold(_, answer) => drop(answer.send(Err(failure))),
            Command::Info(_, _, answer) => drop(answer.send(Err(failure))),
            Command::Join(_, _, _, answer) => drop(answer.send(Err(failure))),
            Command::Carry { answer, .. }
            | Command::Claim(_, _, answer)
            | Command::Leave(_, answer)
            | Command::StandIn(_, _, answer)
            | Command::Resign(_, answer)
            | Command::Mute(_, _, answer)
            | Command::Shut(_, answer)
            | Command::Reopened(answer)
            | Command::Wake(answer) => drop(answer.send(Err(failure))),
            Command::Rematch(answer) => drop(answer.send(Err(failure))),
            Command::Copy(_, answer) => drop(answer.send(Err(failure))),
            Command::Guests(answer) => drop(answer.send(Err(failure))),
            Command::Enter(_, answer) => drop(answer.send(Err(failure))),
            Command::Exit(_)
            | Command::Say(..)
            | Command::Thought(..)
            | Command::InLine
            | Command::Advised { .. } => {}
        }
    }
}
