//! What may be typed on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Demon games from their rulebooks.
#[derive(Parser, Debug)]
#[command(name = "pandemonium", version, about)]
pub(crate) struct Arguments {
    /// Language of sentences and rules; without it the environment decides (LANG).
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
    /// Serve tables to browsers (not built yet).
    Serve,
    /// Let opponents play each other (not built yet).
    Arena,
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
