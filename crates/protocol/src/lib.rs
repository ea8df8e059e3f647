//! What crosses the wire between server and clients.
//!
//! Every body of the HTTP interface and every WebSocket message is a type of this crate; the
//! TypeScript in `web/src/protocol` is generated from them. Numbers have at most 32 bits, except
//! moments in time, which are texts or milliseconds within the safe range of a double.

mod changes;
mod coach;
mod games;
mod play;
mod problem;
mod replays;
mod socket;
mod tables;
pub mod typescript;

pub use changes::{Changes, changed, changes, text_changed, text_changes};
pub use coach::{Coach, CoachPoint, LuckLine};
pub use games::{
    FieldKind, FormField, GameInfo, Host, Invitation, Invite, Label, Rule, Rules, SetupCheck,
    SetupReport, ToolQuestion,
};
pub use play::{
    Asking, Cell, DiceQuestion, Ending, HintInfo, Insight, Legal, LogEntry, LogKind, Outcome, Part,
    Prospect, Standing, Stands, TakeBack, Turn, Undo, Undoing, Update,
};
pub use problem::Problem;
pub use replays::{FairDice, ReplayFile, ReplayInfo, ReplayStep, ReplaySteps, Verdict};
pub use socket::{ChatLine, ClientMessage, Reply, ServerMessage};
pub use tables::{
    CarryLink, CarryToken, Clock, Created, DiceMode, DiceRound, Hello, JoinTable, Joined, Muting,
    NewSeat, NewTable, Rematch, SeatChoice, SeatInfo, SeatKind, SeatState, Speaker, StandIn,
    Status, TableCard, TableInfo,
};

/// The version of the protocol; it rises when a message changes its meaning.
pub const VERSION: u32 = 2;
