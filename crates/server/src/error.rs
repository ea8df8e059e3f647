//! Everything that can be refused, with its code, status and sentence.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cabinet::{Misread, Refusal, Voice, argument};
use kernel::Arg;
use protocol::Problem;

use crate::admin;
use crate::config;
use crate::store::StoreError;
use crate::words::{Language, say};

/// Why something is refused.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The request cannot be read.
    Malformed(Misread),
    /// The body does not say that it is JSON.
    NoJson,
    /// The messages of a live connection are texts.
    NoText,
    /// The address is not asked in this way.
    Method(String),
    /// The sentences of a game cannot be read.
    Speechless(String),
    /// Another page speaks to this server.
    Origin,
    /// The server does not go by this name.
    Host,
    /// The body is too large.
    TooLarge(usize),
    /// Nothing is at this address.
    NoRoute,
    /// It took too long.
    Timeout,
    /// So many questions wait for an answer already.
    Busy(usize),
    /// Too many requests.
    Rate,
    /// Too many connections.
    Connections,
    /// The connection could not follow.
    Slow,
    /// The store did not do it.
    Store(StoreError),
    /// No such game, and those there are.
    NoGame(String, String),
    /// No opponent of this level.
    NoLevel(String),
    /// Not a name.
    Name,
    /// The house has a password, and whoever asks has not given it.
    NoEntry,
    /// Not the password.
    WrongPassword,
    /// So many seconds until a household that guessed may try again.
    KnockedOften(u64),
    /// An invitation that has ended, or never was one.
    NoInvitation,
    /// Not so many days.
    InvitationDays(u32),
    /// Only members invite.
    MembersInvite,
    /// Only members make tables.
    MembersMake,
    /// Only the operator makes tables.
    OperatorMakes,
    /// A name with a letter that nobody sees.
    NameUnseen(char),
    /// Somebody at the table has this name, or one that looks the same.
    NameTaken(String),
    /// Programs are called so.
    NameOfProgram(String),
    /// Not a line of chat.
    Chat,
    /// So many seconds until somebody who has said much may go on.
    ChatFast(u64),
    /// Too little or too much for the dice.
    Entropy,
    /// Not what a promise looks like.
    Promise,
    /// Promised too often.
    PromiseLimit,
    /// All promises are shown, so none is changed.
    Shown,
    /// Not all promises are shown, so nothing is opened.
    NotShown,
    /// The text is not what was promised.
    NotPromised,
    /// Another round of promises than the present one.
    Round {
        /// The round that was meant.
        round: u32,
        /// The present one.
        now: u32,
    },
    /// Not a clock.
    Clock,
    /// No such seat.
    NoSeat(u8),
    /// Somebody else's seat.
    NotYours(u8),
    /// Somebody sits there.
    Taken(u8),
    /// Nothing is open.
    NoneOpen,
    /// Nobody stands in at this table.
    NoStandIn,
    /// The player is here, or has not been away for long.
    NotAway {
        /// Which seat.
        seat: u8,
        /// Whether they are at the table.
        is_here: bool,
        /// Seconds that are left, or that they would have to be away.
        seconds: u64,
    },
    /// Too few or too many seats.
    SeatCount {
        /// How many.
        seats: usize,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// Options and list disagree.
    SeatMismatch {
        /// How many the options name.
        options: u8,
        /// How many are listed.
        seats: usize,
    },
    /// No such table.
    NoTable,
    /// The table's log is damaged.
    Damaged(String),
    /// The game has begun.
    Started,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    Over,
    /// The client saw an older version.
    Stale {
        /// What it saw.
        seen: u32,
        /// What is.
        now: u32,
    },
    /// Nothing to take back.
    NoUndo,
    /// What would be taken back stands.
    Stands(protocol::Stands),
    /// Enough was taken back.
    UndoLimit,
    /// Nobody asks to take back.
    NoRequest,
    /// Odds would tell what is hidden.
    NoOdds,
    /// No dice are asked.
    NoDice,
    /// This cannot have come up.
    NotDrawn(u32),
    /// Dice are asked first.
    DiceFirst,
    /// The table plays without hints.
    HintsOff,
    /// A hint is on its way.
    HintBusy,
    /// Nothing is asked of this seat.
    NotToAct,
    /// The record is still closed.
    Running,
    /// Not through these eyes.
    Viewer,
    /// No such record.
    NoReplay,
    /// No place in a list.
    NoPlace(String),
    /// Other devices do not find this server.
    OwnOnly,
    /// No such link.
    NoCarry,
    /// The operator has closed the table.
    Closed,
    /// The operator has banned whoever comes from there, for so many milliseconds more.
    Banned(u64),
    /// The operator has banned this name.
    NameBanned,
    /// The operator has muted them, for so many milliseconds more.
    Muted(u64),
    /// Whoever made the table has muted them.
    MutedHere,
    /// Only whoever made a table mutes others at it.
    NotMaker,
    /// Nobody else is there who could be muted.
    NobodyToMute,
    /// So often nobody is muted at one table.
    MuteLimit,
    /// The operator is not heeded.
    Unheeded(Unheeded),
    /// A game or the cabinet refuses; the first word is the namespace.
    Refused(&'static str, Refusal),
}

/// Why an answer refuses, for whoever counts it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code(pub(crate) &'static str);

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Damaged(problem) => Failure::Damaged(problem),
            error => Failure::Store(error),
        }
    }
}

/// What the operator's request lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unheeded {
    /// The token.
    Token,
    /// A reason, or it is a whole book.
    Reason,
    /// Somebody: this is neither a household nor a name.
    Whom(String),
    /// A length of time: so many seconds are none.
    Seconds(u64),
}

impl Unheeded {
    fn kind(&self) -> (&'static str, StatusCode) {
        match self {
            Unheeded::Token => ("admin/token", StatusCode::UNAUTHORIZED),
            Unheeded::Reason => ("admin/reason", StatusCode::UNPROCESSABLE_ENTITY),
            Unheeded::Whom(_) => ("admin/whom", StatusCode::UNPROCESSABLE_ENTITY),
            Unheeded::Seconds(_) => ("admin/seconds", StatusCode::UNPROCESSABLE_ENTITY),
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Unheeded::Token => Vec::new(),
            Unheeded::Reason => vec![("limit", admin::REASON_LIMIT.to_string())],
            Unheeded::Whom(found) => vec![("found", found.chars().take(80).collect())],
            Unheeded::Seconds(found) => {
                vec![("found", found.to_string()), ("limit", admin::LONGEST_BAN.to_string())]
            }
        }
    }
}

/// The code and the status of what the store did not do.
fn unstored(error: &StoreError) -> (&'static str, StatusCode) {
    match error {
        StoreError::Waiting(_) => ("limit/waiting", StatusCode::TOO_MANY_REQUESTS),
        StoreError::Unfinished(_) => ("limit/unfinished", StatusCode::TOO_MANY_REQUESTS),
        StoreError::Full => ("store/full", StatusCode::INSUFFICIENT_STORAGE),
        StoreError::Unchanged => ("admin/unchanged", StatusCode::CONFLICT),
        _ => ("store/failed", StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The code of what cannot be taken back.
fn stands(why: protocol::Stands) -> &'static str {
    match why {
        protocol::Stands::Acted => "undo/acted",
        protocol::Stands::Chance => "undo/rolled",
        protocol::Stands::Revealed => "undo/revealed",
    }
}

impl Failure {
    /// The stable code without the game's own part, and the status of an HTTP answer.
    #[expect(clippy::too_many_lines, reason = "one line for each way to fail")]
    fn kind(&self) -> (&'static str, StatusCode) {
        use StatusCode as S;
        match self {
            Failure::Malformed(_) | Failure::NoJson | Failure::NoText => {
                ("request/malformed", S::BAD_REQUEST)
            }
            Failure::Method(_) => ("request/method", S::METHOD_NOT_ALLOWED),
            Failure::Speechless(_) => ("game/speechless", S::INTERNAL_SERVER_ERROR),
            Failure::Origin => ("request/origin", S::FORBIDDEN),
            Failure::Host => ("request/host", S::MISDIRECTED_REQUEST),
            Failure::TooLarge(_) => ("request/too-large", S::PAYLOAD_TOO_LARGE),
            Failure::NoRoute => ("request/unknown-route", S::NOT_FOUND),
            Failure::Timeout => ("request/timeout", S::SERVICE_UNAVAILABLE),
            Failure::Busy(_) => ("request/busy", S::SERVICE_UNAVAILABLE),
            Failure::Rate => ("limit/rate", S::TOO_MANY_REQUESTS),
            Failure::Connections => ("limit/connections", S::TOO_MANY_REQUESTS),
            Failure::Slow => ("connection/slow", S::SERVICE_UNAVAILABLE),
            Failure::Store(error) => unstored(error),
            Failure::NoGame(..) => ("game/unknown", S::NOT_FOUND),
            Failure::NoLevel(_) => ("bot/level", S::UNPROCESSABLE_ENTITY),
            Failure::Name => ("name/bad", S::UNPROCESSABLE_ENTITY),
            Failure::NoEntry => ("club/password", S::UNAUTHORIZED),
            Failure::WrongPassword => ("club/wrong-password", S::FORBIDDEN),
            Failure::KnockedOften(_) => ("club/knocked-often", S::TOO_MANY_REQUESTS),
            Failure::NoInvitation => ("club/no-invitation", S::FORBIDDEN),
            Failure::InvitationDays(_) => ("club/invitation-days", S::UNPROCESSABLE_ENTITY),
            Failure::MembersInvite => ("club/members-invite", S::FORBIDDEN),
            Failure::MembersMake => ("table/members-make", S::FORBIDDEN),
            Failure::OperatorMakes => ("table/operator-makes", S::FORBIDDEN),
            Failure::NameUnseen(_) => ("name/unseen", S::UNPROCESSABLE_ENTITY),
            Failure::NameTaken(_) => ("name/taken", S::CONFLICT),
            Failure::NameOfProgram(_) => ("name/program", S::UNPROCESSABLE_ENTITY),
            Failure::ChatFast(_) => ("chat/too-fast", S::TOO_MANY_REQUESTS),
            Failure::Chat => ("chat/bad", S::UNPROCESSABLE_ENTITY),
            Failure::Entropy => ("entropy/bad", S::UNPROCESSABLE_ENTITY),
            Failure::Promise => ("promise/bad", S::UNPROCESSABLE_ENTITY),
            Failure::PromiseLimit => ("promise/limit", S::CONFLICT),
            Failure::Shown => ("promise/shown", S::CONFLICT),
            Failure::NotShown => ("promise/not-shown", S::CONFLICT),
            Failure::NotPromised => ("promise/broken", S::CONFLICT),
            Failure::Round { .. } => ("promise/round", S::CONFLICT),
            Failure::Clock => ("clock/bad", S::UNPROCESSABLE_ENTITY),
            Failure::NoSeat(_) => ("seat/unknown", S::NOT_FOUND),
            Failure::NotYours(_) => ("seat/not-yours", S::FORBIDDEN),
            Failure::Taken(_) => ("seat/taken", S::CONFLICT),
            Failure::NoneOpen => ("seat/none-open", S::CONFLICT),
            Failure::NoStandIn => ("seat/no-stand-in", S::FORBIDDEN),
            Failure::NotAway { .. } => ("seat/not-away", S::CONFLICT),
            Failure::SeatCount { .. } => ("seat/count", S::UNPROCESSABLE_ENTITY),
            Failure::SeatMismatch { .. } => ("seat/mismatch", S::UNPROCESSABLE_ENTITY),
            Failure::NoTable => ("table/unknown", S::NOT_FOUND),
            Failure::Damaged(_) => ("table/damaged", S::INTERNAL_SERVER_ERROR),
            Failure::Started => ("table/started", S::CONFLICT),
            Failure::NotStarted => ("table/not-started", S::CONFLICT),
            Failure::Over => ("table/over", S::CONFLICT),
            Failure::Stale { .. } => ("action/stale", S::CONFLICT),
            Failure::NoUndo => ("undo/none", S::CONFLICT),
            Failure::Stands(why) => (stands(*why), S::CONFLICT),
            Failure::UndoLimit => ("undo/limit", S::CONFLICT),
            Failure::NoRequest => ("undo/no-request", S::CONFLICT),
            Failure::NoOdds => ("odds/hidden", S::FORBIDDEN),
            Failure::NoDice => ("dice/none", S::CONFLICT),
            Failure::NotDrawn(_) => ("dice/impossible", S::CONFLICT),
            Failure::HintsOff => ("hints-off", S::FORBIDDEN),
            Failure::HintBusy => ("hint/busy", S::CONFLICT),
            Failure::NotToAct => ("hint/nothing-asked", S::CONFLICT),
            Failure::DiceFirst => ("dice/waiting", S::CONFLICT),
            Failure::Running => ("replay/running", S::FORBIDDEN),
            Failure::Viewer => ("replay/viewer", S::FORBIDDEN),
            Failure::NoReplay => ("replay/unknown", S::NOT_FOUND),
            Failure::NoPlace(_) => ("list/place", S::UNPROCESSABLE_ENTITY),
            Failure::OwnOnly => ("host/own-only", S::NOT_FOUND),
            Failure::NoCarry => ("carry/unknown", S::NOT_FOUND),
            Failure::Closed => ("table/closed", S::GONE),
            Failure::Banned(_) => ("operator/banned", S::FORBIDDEN),
            Failure::NameBanned => ("name/banned", S::FORBIDDEN),
            Failure::Muted(_) => ("chat/muted", S::FORBIDDEN),
            Failure::MutedHere => ("chat/muted-here", S::FORBIDDEN),
            Failure::NotMaker => ("mute/not-maker", S::FORBIDDEN),
            Failure::NobodyToMute => ("mute/nobody", S::UNPROCESSABLE_ENTITY),
            Failure::MuteLimit => ("mute/limit", S::CONFLICT),
            Failure::Unheeded(why) => why.kind(),
            Failure::Refused(namespace, _) => (namespace, S::UNPROCESSABLE_ENTITY),
        }
    }

    /// The values of the sentence.
    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Failure::Speechless(problem) | Failure::Damaged(problem) => {
                vec![("problem", problem.clone())]
            }
            Failure::NoPlace(text) => vec![("value", text.clone())],
            Failure::Method(method) => vec![("method", method.clone())],
            Failure::Busy(waiting) => vec![("waiting", waiting.to_string())],
            Failure::Store(StoreError::Waiting(most) | StoreError::Unfinished(most)) => {
                vec![("limit", most.to_string())]
            }
            Failure::MuteLimit => vec![("limit", config::MUTES.to_string())],
            Failure::TooLarge(limit) => vec![("limit", limit.to_string())],
            Failure::NoGame(game, known) => {
                vec![("game", game.clone()), ("allowed", known.clone())]
            }
            Failure::NoLevel(level) => {
                vec![("level", level.clone()), ("allowed", minds::Level::available())]
            }
            Failure::Name => vec![("limit", config::NAME_LIMIT.to_string())],
            Failure::NameUnseen(letter) => vec![("sign", format!("U+{:04X}", u32::from(*letter)))],
            Failure::NameTaken(name) | Failure::NameOfProgram(name) => {
                vec![("name", name.clone())]
            }
            Failure::InvitationDays(days) => {
                vec![("days", days.to_string()), ("limit", crate::club::DAYS.to_string())]
            }
            Failure::KnockedOften(seconds) | Failure::ChatFast(seconds) => {
                vec![("seconds", seconds.to_string())]
            }
            Failure::Chat => vec![("limit", config::CHAT_LIMIT.to_string())],
            Failure::UndoLimit => vec![("limit", config::UNDOINGS.to_string())],
            Failure::Entropy => vec![
                ("least", config::ENTROPY_LEAST.to_string()),
                ("limit", config::ENTROPY_LIMIT.to_string()),
            ],
            Failure::PromiseLimit => vec![("limit", config::PROMISES.to_string())],
            Failure::Round { round, now } => {
                vec![("round", round.to_string()), ("now", now.to_string())]
            }
            Failure::NoSeat(seat) | Failure::NotYours(seat) | Failure::Taken(seat) => {
                vec![("seat", (u16::from(*seat) + 1).to_string())]
            }
            Failure::SeatCount { seats, min, max } => vec![
                ("seats", seats.to_string()),
                ("min", min.to_string()),
                ("max", max.to_string()),
            ],
            Failure::SeatMismatch { options, seats } => {
                vec![("options", options.to_string()), ("seats", seats.to_string())]
            }
            Failure::NotAway { seat, is_here, seconds } => vec![
                ("seat", (u16::from(*seat) + 1).to_string()),
                ("here", if *is_here { "yes" } else { "no" }.to_owned()),
                ("seconds", seconds.to_string()),
            ],
            Failure::Banned(millis) | Failure::Muted(millis) => left(*millis),
            Failure::Unheeded(why) => why.args(),
            Failure::NotDrawn(outcome) => vec![("outcome", outcome.to_string())],
            Failure::Stale { seen, now } => {
                vec![("seen", seen.to_string()), ("now", now.to_string())]
            }
            _ => Vec::new(),
        }
    }

    /// The same in the reader's language.
    pub fn problem(&self, language: Language) -> Problem {
        let (code, _) = self.kind();
        let sentence = match self {
            Failure::Refused(namespace, refusal) => return refused(namespace, refusal),
            Failure::Malformed(misread) => return misread_problem(code, misread, language),
            Failure::NoJson => "request-no-json".to_owned(),
            Failure::NoText => "request-no-text".to_owned(),
            _ => code.replace('/', "-"),
        };
        let args = self.args();
        let texts: Vec<(&str, Arg<'_>)> =
            args.iter().map(|(name, text)| (*name, argument(text))).collect();
        Problem::new(code, say(language, &sentence, &texts))
    }

    /// The stable code without the game's own part.
    pub(crate) fn code(&self) -> &'static str {
        self.kind().0
    }

    /// The status of an HTTP answer.
    pub(crate) fn status(&self) -> StatusCode {
        self.kind().1
    }

    /// The HTTP answer.
    pub fn answer(&self, language: Language) -> Response {
        let (code, status) = self.kind();
        let mut response = (status, Json(self.problem(language))).into_response();
        response.extensions_mut().insert(Code(code));
        response
    }
}

/// A length of time in the largest unit that fits, counted up.
fn left(millis: u64) -> Vec<(&'static str, String)> {
    let minutes = millis.div_ceil(60_000);
    let (unit, count) = match minutes {
        0..=120 => ("minutes", minutes),
        121..=2880 => ("hours", minutes.div_ceil(60)),
        _ => ("days", minutes.div_ceil(1440)),
    };
    vec![("unit", unit.to_owned()), ("count", count.to_string())]
}

/// What cannot be read, told as the cabinet tells it to everybody.
fn misread_problem(code: &str, misread: &Misread, language: Language) -> Problem {
    let voice = Voice::of_no_game(language.tag()).expect("the cabinet speaks every language");
    Problem { code: code.to_owned(), ..refused("request", &misread.refusal(&voice)) }
}

/// A refusal of a game or of the cabinet as it crosses the wire.
pub(crate) fn refused(namespace: &str, refusal: &Refusal) -> Problem {
    Problem {
        code: code(namespace, &refusal.code),
        message: refusal.message.clone(),
        rule: refusal.rule.clone(),
        at: refusal.at.clone(),
        values: refusal.values.clone(),
        reasons: refusal.reasons.iter().map(|one| refused(namespace, one)).collect(),
        cells: Vec::new(),
        instead: None,
    }
}

/// A code under its namespace, which it does not repeat.
fn code(namespace: &str, code: &str) -> String {
    let own = code.strip_prefix(namespace).and_then(|rest| rest.strip_prefix('-'));
    format!("{namespace}/{}", own.unwrap_or(code))
}
