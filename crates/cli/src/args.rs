//! What may be typed on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use server::config::Numbers;

/// Demon games from their rulebooks.
#[derive(Parser, Debug)]
#[command(name = "pandemonium", version, about)]
pub(crate) struct Arguments {
    /// Language of sentences and rules; without it the environment decides (LANG);
    /// `engine` then begins in English.
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The languages there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// English.
    En,
    /// Français.
    Fr,
}

impl Language {
    /// The language tag.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }
}

/// What the program can do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the terminal.
    Play(Play),
    /// Answer JSON lines on standard input (docs/engine-protocol.md).
    Engine,
    /// Check or read a saved game.
    #[command(subcommand)]
    Replay(Replay),
    /// Print the rules of a game, or one paragraph.
    Rules(Rules),
    /// Write out or check the content of a game: tables, counts, boards.
    #[command(subcommand)]
    Content(Content),
    /// Serve tables to browsers.
    Serve(Box<Serve>),
    /// Ask or change a running server as its operator.
    Admin(crate::admin::args::Admin),
    /// Copy the data of a server, also while it runs.
    Backup(Backup),
    /// Put such a copy in the place of a data file that is not there.
    Restore(Restore),
    /// Check every page of a data file and the chain of every table in it, also while it is used.
    Check(Check),
    /// Save what can be read of a damaged data file into a new one.
    Salvage(Salvage),
    /// Let opponents play each other and measure how good they are.
    Arena(Arena),
}

/// Opponents against each other.
#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// Which game.
    #[arg(long)]
    pub(crate) game: String,
    /// One level per seat, separated by commas; they change seats after every game.
    #[arg(long, value_name = "LEVELS", default_value = "fiend,familiar")]
    pub(crate) players: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u32,
    /// How many games at the same time.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) jobs: u32,
    /// How long a fiend thinks, in milliseconds; an archfiend thinks seven times as long.
    #[arg(long, value_name = "N", conflicts_with = "iterations")]
    pub(crate) ms: Option<u32>,
    /// How many worlds a fiend plays through, an archfiend fourteen times as many (seven times the
    /// time, two trees): the same games on every machine.
    #[arg(long, value_name = "N")]
    pub(crate) iterations: Option<u32>,
    /// Options of the game as JSON, or `@FILE` to read them.
    #[arg(long, value_name = "JSON|@FILE")]
    pub(crate) options: Option<String>,
    /// Folder with your own content, as `content export` writes it.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    /// Any text; the same text gives the same dice.
    #[arg(long, value_name = "TEXT", default_value = "arena")]
    pub(crate) seed: String,
    /// Write arena.json and arena.html into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

/// A game in the terminal.
#[derive(Args, Debug)]
pub(crate) struct Play {
    /// Which game; may be left out.
    pub(crate) game: Option<String>,
    /// How many seats.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Seats played here, counted from 0 and separated by commas; `none` to watch.
    #[arg(long, visible_alias = "human", value_name = "LIST", default_value = "0")]
    pub(crate) humans: String,
    /// How good the opponents are: imp, familiar, fiend or archfiend. The first two answer at once
    /// and the same seed gives the same game; a fiend thinks 0.3 s, an archfiend 2 s.
    #[arg(long, value_name = "LEVEL", default_value = "familiar")]
    pub(crate) level: String,
    /// Options of the game as JSON, or `@FILE` to read them.
    #[arg(long, value_name = "JSON|@FILE")]
    pub(crate) options: Option<String>,
    /// Any text; the same text gives the same dice.
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// Keep the game in this file, after every turn and when leaving.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub(crate) resume: Option<PathBuf>,
    /// Folder with your own content, as `content export` writes it.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

/// A server.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// Address and port; 0.0.0.0 lets the whole network in.
    #[arg(long, env = "PANDEMONIUM_ADDR", default_value = "127.0.0.1:1666")]
    pub(crate) addr: std::net::SocketAddr,
    /// The file that holds every table.
    #[arg(long, env = "PANDEMONIUM_DATA", value_name = "FILE", default_value = "pandemonium.db")]
    pub(crate) data: PathBuf,
    /// Open the page in a browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// Another origin whose pages may talk to the server; may be repeated.
    #[arg(long = "origin", env = "PANDEMONIUM_ORIGIN", value_name = "URL")]
    pub(crate) origins: Vec<String>,
    /// Milliseconds that an opponent waits before it acts, so that people can follow.
    #[arg(long, env = "PANDEMONIUM_PAUSE", value_name = "MS", default_value_t = 400)]
    pub(crate) pause: u32,
    /// A proxy in front speaks HTTPS and sets X-Forwarded-For.
    #[arg(long, env = "PANDEMONIUM_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// A proxy that is believed, as an address or a network such as 203.0.113.0/24; may be repeated.
    /// Without it, this computer and its private network are.
    #[arg(long = "trusted-proxy", env = "PANDEMONIUM_TRUSTED_PROXY", value_name = "NET",
        value_delimiter = ',', value_parser = net, requires = "behind_proxy")]
    pub(crate) trusted_proxies: Vec<ipnet::IpNet>,
    /// The proxy writes the standard header Forwarded instead of X-Forwarded-For.
    #[arg(long, env = "PANDEMONIUM_FORWARDED", requires = "behind_proxy")]
    pub(crate) forwarded: bool,
    /// Live connections that one address may have at once; more for a club behind one line.
    #[arg(long, env = "PANDEMONIUM_CONNECTIONS", value_name = "N", default_value_t = 64,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections: u32,
    /// Plain requests per second that one address may make; dear ones count as several.
    #[arg(long, env = "PANDEMONIUM_REQUESTS", value_name = "N", default_value_t = 50,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) requests: u32,
    /// Opponents that think at the same time; as many as there are cores unless said otherwise.
    #[arg(long, env = "PANDEMONIUM_THINKERS", value_name = "N")]
    pub(crate) thinkers: Option<std::num::NonZeroUsize>,
    /// Milliseconds that an opponent may think at most.
    #[arg(long, env = "PANDEMONIUM_THINK", value_name = "MS", default_value_t = 2000,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) think: u32,
    /// Messages per second on one live connection.
    #[arg(long, env = "PANDEMONIUM_MESSAGES", value_name = "N", default_value_t = 20,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) messages: u32,
    /// Questions (records, hindsight, set-ups) that may wait for an answer before others are told to
    /// come later.
    #[arg(long, env = "PANDEMONIUM_QUESTIONS", value_name = "N", default_value = "64")]
    pub(crate) questions: std::num::NonZeroUsize,
    /// Seconds after which a table without anybody leaves memory.
    #[arg(long, env = "PANDEMONIUM_IDLE", value_name = "S", default_value_t = 300,
        value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) idle: u32,
    /// Seconds that a player must have been away before an opponent may take over.
    #[arg(long, env = "PANDEMONIUM_ABSENCE", value_name = "S", default_value_t = 60,
        value_parser = clap::value_parser!(u32).range(1..=2_592_000))]
    pub(crate) absence: u32,
    /// Where the numbers for Prometheus are told: an address and port, `public` for the address of
    /// the tables, or `off`; 127.0.0.1:1667 unless said otherwise, and nowhere if that is taken.
    #[arg(long, env = "PANDEMONIUM_METRICS", value_name = "ADDR|public|off", value_parser = numbers)]
    pub(crate) metrics: Option<Numbers>,
    /// Public tables made from one address that may wait for players at once; 0 for any number.
    #[arg(long, env = "PANDEMONIUM_WAITING", value_name = "N", default_value_t = 8)]
    pub(crate) waiting: u32,
    /// Tables made from one address whose game has not ended; 0 for any number.
    #[arg(long, env = "PANDEMONIUM_UNFINISHED", value_name = "N", default_value_t = 1000)]
    pub(crate) unfinished: u32,
    /// Days for which a table is kept whose game has not ended and that nobody looks at; 0 for ever.
    /// More than the longest time of a move, so that no game by turn is cut off.
    #[arg(long, env = "PANDEMONIUM_KEEP_UNFINISHED", value_name = "DAYS", default_value_t = 90,
        value_parser = days)]
    pub(crate) keep_unfinished: u32,
    /// Days for which a table is kept whose game has ended and that nobody looks at; 0 for ever.
    #[arg(long, env = "PANDEMONIUM_KEEP_FINISHED", value_name = "DAYS", default_value_t = 0)]
    pub(crate) keep_finished: u32,
    /// Days for which records are kept that somebody brought; 0 for ever.
    #[arg(long, env = "PANDEMONIUM_KEEP_UPLOADS", value_name = "DAYS", default_value_t = 365)]
    pub(crate) keep_uploads: u32,
    /// Records from one address that are kept, its oldest go first; 0 for any number.
    #[arg(long, env = "PANDEMONIUM_UPLOADS", value_name = "N", default_value_t = 100)]
    pub(crate) uploads: u32,
    #[command(flatten)]
    pub(crate) house: crate::house::HouseFlags,
    /// A file with a token of at least 32 characters: whoever brings it is heard as the operator, at
    /// an address of its own.
    #[arg(long, env = "PANDEMONIUM_ADMIN_TOKEN_FILE", value_name = "FILE")]
    pub(crate) admin_token_file: Option<PathBuf>,
    /// Where the operator is heard with the token.
    #[arg(long, env = "PANDEMONIUM_ADMIN", value_name = "ADDR", requires = "admin_token_file",
        default_value = crate::admin::ADDRESS)]
    pub(crate) admin: std::net::SocketAddr,
}

/// A copy of a server's data.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to write; it must not exist.
    pub(crate) file: PathBuf,
    /// The file that holds every table.
    #[arg(long, env = "PANDEMONIUM_DATA", value_name = "FILE", default_value = "pandemonium.db")]
    pub(crate) data: PathBuf,
}

/// A copy that becomes a server's data.
#[derive(Args, Debug)]
pub(crate) struct Restore {
    /// The copy, as `backup` wrote it; it stays.
    pub(crate) copy: PathBuf,
    /// The file to write; it must not exist.
    #[arg(long, env = "PANDEMONIUM_DATA", value_name = "FILE", default_value = "pandemonium.db")]
    pub(crate) data: PathBuf,
}

/// A data file to be checked.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// The data file.
    pub(crate) file: PathBuf,
}

/// A damaged data file.
#[derive(Args, Debug)]
pub(crate) struct Salvage {
    /// The damaged file; it stays as it is.
    pub(crate) file: PathBuf,
    /// The file to write; it must not exist.
    pub(crate) new: PathBuf,
}

/// What can be done with a saved game.
#[derive(Subcommand, Debug)]
pub(crate) enum Replay {
    /// Play it again and say where it first differs, if it does.
    Verify(Record),
    /// Verify it and tell what happened.
    Show(Record),
}

/// A saved game and the content it was played with.
#[derive(Args, Debug)]
pub(crate) struct Record {
    /// The saved game.
    pub(crate) file: PathBuf,
    /// Folder with the content it was played with, if it was not the game's own.
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

/// Which rules.
#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// Which game.
    pub(crate) game: String,
    /// One paragraph, such as DD-22.
    pub(crate) paragraph: Option<String>,
}

/// What can be done with content.
#[derive(Subcommand, Debug)]
pub(crate) enum Content {
    /// Write the game's content into a folder.
    Export(Folder),
    /// Check a folder of content; all faults at once.
    Check(Folder),
}

/// A game and a folder.
#[derive(Args, Debug)]
pub(crate) struct Folder {
    /// Which game.
    pub(crate) game: String,
    /// The folder.
    pub(crate) dir: PathBuf,
}

/// A network, or an address alone.
fn net(text: &str) -> Result<ipnet::IpNet, String> {
    let alone = || text.parse::<std::net::IpAddr>().map(ipnet::IpNet::from);
    text.parse().or_else(|_| alone()).map_err(|_| {
        format!("`{text}` is neither an address nor a network; right would be 203.0.113.0/24")
    })
}

/// Where the numbers are told.
fn numbers(text: &str) -> Result<Numbers, String> {
    match text {
        "off" => Ok(Numbers::Off),
        "public" => Ok(Numbers::Public),
        addr => addr.parse().map(Numbers::At).map_err(|_| {
            format!(
                "`{text}` is no address with a port; right would be 127.0.0.1:1667, public or off"
            )
        }),
    }
}

/// Days that are more than the longest time of a move, or none.
fn days(text: &str) -> Result<u32, String> {
    text.parse().ok().filter(|&days| days == 0 || days > 30).ok_or_else(|| {
        format!(
            "`{text}` is not a number of days above 30, the longest time of a move; 0 is for ever"
        )
    })
}
