//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use kernel::Budget;
use minds::HINT_MILLIS;

use crate::admin::Token;
use crate::club::Club;
use crate::house::House;
use crate::proxy::Proxies;
use crate::tls::Tls;

/// How a server is set up. `Default` is what tests and a living room need.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file that holds everything.
    pub data: PathBuf,
    /// Origins that may talk to it besides its own, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Whether cookies are sent over HTTPS only.
    pub secure: bool,
    /// Whether a proxy stands in front and tells the address of a client.
    pub proxied: bool,
    /// The certificate of its own, if it speaks TLS itself.
    pub tls: Option<Tls>,
    /// Who gets in.
    pub club: Club,
    /// What the house shows of its own.
    pub house: House,
    /// Which hops are believed then, and in which header.
    pub proxies: Proxies,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// How long a player must have been away before an opponent may take over.
    pub absence: Duration,
    /// How long the others may take to open what they promised for the dice, once the first has.
    pub opening: Duration,
    /// How long an opponent waits before it acts, so that people can follow.
    pub pause: Duration,
    /// How long an opponent may think at most; each level has its own measure.
    pub think: Duration,
    /// How long is thought about a hint, within the same bound.
    pub advice: Budget,
    /// How many opponents think at the same time.
    pub thinkers: usize,
    /// How much work is done at the same time beside that: tables brought back, records played again.
    pub workers: usize,
    /// How many questions may wait for such work before others are told to come later.
    pub questions: usize,
    /// How long the head of a request may take to arrive.
    pub head: Duration,
    /// How long a client may read nothing of what it was sent.
    pub unread: Duration,
    /// How long a live connection may give no sign; it is asked for one meanwhile.
    pub silent: Duration,
    /// Requests per second and address.
    pub requests: u32,
    /// Messages per second and connection.
    pub messages: u32,
    /// Connections per address.
    pub connections: u32,
    /// For how long what nobody looks at is kept.
    pub keep: Keep,
    /// Public tables of one household that may wait for players; any number without it.
    pub waiting: Option<u32>,
    /// Tables of one household whose game has not ended; any number without it.
    pub unfinished: Option<u32>,
    /// Records of one household that are kept, its oldest go first; any number without it.
    pub uploads: Option<u32>,
    /// Lines of chat per minute and seat; all seats of one address at a table have twice as many.
    pub lines: u32,
    /// Where the numbers for operators are told.
    pub metrics: Numbers,
    /// Whether the operator is heard at a socket beside the data file.
    pub socket: bool,
    /// Where the operator is heard besides, and the token that opens.
    pub admin: Option<(SocketAddr, Token)>,
}

impl Config {
    /// How long is thought about a hint.
    pub(crate) fn advice_within(&self) -> Budget {
        within(self.advice, self.think)
    }
}

/// What may be used, within a bound of time.
pub(crate) fn within(budget: Budget, longest: Duration) -> Budget {
    let longest = u32::try_from(longest.as_millis()).unwrap_or(u32::MAX);
    match budget {
        Budget::Millis(millis) => Budget::Millis(millis.min(longest)),
        iterations @ Budget::Iterations(_) => iterations,
    }
}

/// For how long what nobody looks at is kept, counted in time that the server is up; for ever without
/// a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables whose game has not ended.
    pub unfinished: Option<Duration>,
    /// Tables whose game has ended.
    pub finished: Option<Duration>,
    /// Records that were brought.
    pub uploads: Option<Duration>,
}

impl Default for Keep {
    fn default() -> Keep {
        let days = |days: u64| Some(Duration::from_hours(24 * days));
        Keep { unfinished: days(90), finished: None, uploads: days(365) }
    }
}

/// Where the numbers for operators are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// Nowhere.
    Off,
    /// At 127.0.0.1:1667, unless that is taken.
    Usual,
    /// At this address.
    At(SocketAddr),
    /// Where the tables are, for everybody.
    Public,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 1666)),
            data: PathBuf::from("pandemonium.db"),
            origins: Vec::new(),
            secure: false,
            proxied: false,
            tls: None,
            club: Club::default(),
            house: House::default(),
            proxies: Proxies::default(),
            idle: Duration::from_mins(5),
            absence: Duration::from_mins(1),
            opening: Duration::from_secs(30),
            pause: Duration::from_millis(400),
            think: Duration::from_secs(2),
            advice: Budget::Millis(HINT_MILLIS),
            thinkers: cores.max(1),
            workers: cores.max(1),
            questions: 64,
            head: Duration::from_secs(10),
            unread: Duration::from_secs(20),
            silent: Duration::from_secs(45),
            requests: 50,
            messages: 20,
            connections: 64,
            lines: 30,
            metrics: Numbers::Off,
            keep: Keep::default(),
            waiting: Some(8),
            unfinished: Some(1000),
            uploads: Some(100),
            socket: false,
            admin: None,
        }
    }
}

/// Longest name of a player, in characters.
pub const NAME_LIMIT: usize = 40;
/// Longest line of chat, in characters.
pub const CHAT_LIMIT: usize = 500;
/// Shortest text that a seat adds to the dice, in bytes: so many random bits that nobody can guess
/// it from its promise fit no shorter one.
pub const ENTROPY_LEAST: usize = 16;
/// Longest text that a seat adds to the dice, in bytes.
pub const ENTROPY_LIMIT: usize = 128;
/// How often a seat may promise in one round; every time is a row of the log.
pub const PROMISES: u32 = 20;
/// Largest body of a request, in bytes.
pub const BODY_LIMIT: usize = 256 * 1024;
/// Most take-backs at one table: what each of them struck is kept, so that it can still be read.
pub const UNDOINGS: usize = 100;
/// How often somebody is muted or heard again at one table; every time is a row of the log.
pub const MUTES: u32 = 200;
/// Largest record that may be uploaded, in bytes.
pub const UPLOAD_LIMIT: usize = 4 * 1024 * 1024;
/// Largest message of a connection, in bytes.
pub const MESSAGE_LIMIT: usize = 64 * 1024;
/// How many lines of chat are kept at hand.
pub const CHAT_KEPT: usize = 200;
