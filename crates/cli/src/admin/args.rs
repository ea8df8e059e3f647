//! What may be typed after `admin`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};

/// A request to a running server.
#[derive(Args, Debug)]
pub(crate) struct Admin {
    /// The data file of a server on this machine; its socket lies beside it.
    #[arg(
        long,
        env = "PANDEMONIUM_DATA",
        value_name = "FILE",
        default_value = "pandemonium.db",
        global = true
    )]
    pub(crate) data: PathBuf,
    /// The operator's address of a server, instead of its socket.
    #[arg(long, value_name = "ADDR", global = true)]
    pub(crate) at: Option<SocketAddr>,
    /// The file with the token that opens this address.
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) token_file: Option<PathBuf>,
    /// Print the answer as JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Ask,
}

/// What the operator asks.
#[derive(Subcommand, Debug)]
pub(crate) enum Ask {
    /// List tables, newest first.
    Tables(Tables),
    /// Show one table: who sits there, who looks, what was said.
    Show(Table),
    /// Print one table as its record and its log, in JSON.
    Export(Table),
    /// List households by what they take.
    People {
        /// Most lines.
        #[arg(long, value_name = "N")]
        limit: Option<u32>,
    },
    /// List or delete records that were brought.
    #[command(subcommand)]
    Uploads(Uploads),
    /// List who is banned or muted.
    Bans,
    /// List what was done here, newest first.
    Audit(Page),
    /// Close a table: nobody can use it any more.
    Close(About),
    /// Open a closed table again.
    Reopen(About),
    /// Delete a table with everything about it.
    Delete(About),
    /// Keep somebody from speaking: an address, a network, or name:NAME.
    Mute(Measure),
    /// Let somebody speak again.
    Unmute(About),
    /// Keep somebody away: an address, a network, or name:NAME, which then nobody can use.
    Ban(Measure),
    /// Let somebody come again.
    Unban(About),
}

/// Which tables.
#[derive(Args, Debug)]
pub(crate) struct Tables {
    /// Only tables that stand so.
    #[arg(long, value_enum)]
    pub(crate) status: Option<Standing>,
    /// Only tables of this game.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Only tables where somebody sits whose name has this in it.
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Only tables that strangers find (true), or do not find (false).
    #[arg(long, value_name = "BOOL")]
    pub(crate) public: Option<bool>,
    /// Only tables that were closed here (true), or were not (false).
    #[arg(long, value_name = "BOOL")]
    pub(crate) closed: Option<bool>,
    /// Only tables that were made from the household of this address.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) household: Option<String>,
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Standing {
    /// Waits for players.
    Gathering,
    /// Plays.
    Playing,
    /// Is over.
    Over,
}

/// A page of a list.
#[derive(Args, Debug)]
pub(crate) struct Page {
    /// Go on after what the page before ended with.
    #[arg(long, value_name = "PLACE")]
    pub(crate) after: Option<String>,
    /// Most lines.
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<u32>,
}

/// One table.
#[derive(Args, Debug)]
pub(crate) struct Table {
    /// Which table.
    pub(crate) table: String,
}

/// Records that were brought.
#[derive(Subcommand, Debug)]
pub(crate) enum Uploads {
    /// List them, newest first.
    List(Page),
    /// Delete one.
    Delete(About),
}

/// A change and its reason.
#[derive(Args, Debug)]
pub(crate) struct About {
    /// What, or whom.
    pub(crate) target: String,
    /// Why; it goes to the audit log.
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// A measure against somebody.
#[derive(Args, Debug)]
pub(crate) struct Measure {
    #[command(flatten)]
    pub(crate) about: About,
    /// For how long, such as 30min, 12h or 7d.
    #[arg(long = "for", value_name = "TIME", value_parser = length)]
    pub(crate) length: Duration,
}

/// A length of time.
fn length(text: &str) -> Result<Duration, String> {
    humantime::parse_duration(text)
        .map_err(|_| format!("`{text}` is no length of time; right would be 30min, 12h or 7d"))
}
