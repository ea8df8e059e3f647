//! From the command line to an open table.

use std::path::PathBuf;

use cabinet::{Dice, Entry, Table, Voice};
use kernel::{Seat, Seats, Words};
use minds::Level;
use serde_json::{Value, json};

use crate::args::Play;
use crate::engine::fresh_seed;
use crate::files;
use crate::play::console::Console;
use crate::problem::refused;
use crate::sentences::Sentences;

/// An open table and who plays it from here.
pub(crate) struct Seating {
    pub(crate) table: Box<dyn Table>,
    pub(crate) voice: Voice,
    pub(crate) dice: Dice,
    pub(crate) seed: String,
    pub(crate) humans: Seats,
    /// How good the others are.
    pub(crate) level: Level,
    pub(crate) save: Option<PathBuf>,
    /// The file holds the game as it stands.
    pub(crate) is_kept: bool,
}

/// Opens the table that the command line asks for; nothing if the player names no game.
pub(crate) fn seating(
    play: &Play,
    console: &mut Console<'_>,
    sentences: &Sentences,
) -> anyhow::Result<Option<Seating>> {
    let level = sentences.level(&play.level)?;
    let seed = play.seed.clone().unwrap_or_else(fresh_seed);
    let mut dice = Dice::from_text(&seed);
    let pack = files::read_optional_pack(play.content.as_ref(), sentences)?;
    let (table, voice) = if let Some(file) = &play.resume {
        let (entry, replay) = files::read_record(file, sentences)?;
        same_game(play, entry, sentences)?;
        let voice = sentences.voice(entry)?;
        (entry.load(&replay, pack.as_ref(), &voice), voice)
    } else {
        let Some(entry) = chosen(play, console, sentences)? else {
            return Ok(None);
        };
        let voice = sentences.voice(entry)?;
        let options = options(play, sentences)?;
        let table = entry.open(&options, pack.as_ref(), &mut dice, &voice);
        (table, voice)
    };
    let table = table.map_err(|refusal| refused(&refusal))?;
    for note in table.notes(&voice) {
        console.line(&note.text)?;
    }
    let humans = humans(&play.humans, table.seats(), sentences)?;
    let save = save_file(play, sentences)?;
    if let Some(file) = &save {
        files::try_out(file, sentences)?;
    }
    if let Some(file) = &play.resume {
        let args = [("file", &*files::shown(file)), ("seed", &*seed)];
        console.line(&sentences.say("resumed", &args))?;
    }
    Ok(Some(Seating {
        table,
        voice,
        dice,
        seed,
        humans,
        level,
        is_kept: save.is_some() && save == play.resume,
        save,
    }))
}

/// A saved game is of one game; another one named beside it is a mistake.
fn same_game(play: &Play, entry: &dyn Entry, sentences: &Sentences) -> anyhow::Result<()> {
    let found = entry.info().slug;
    match &play.game {
        Some(named) if named != found => {
            Err(sentences.problem("other-game", &[("named", named), ("found", found)]))
        }
        _ => Ok(()),
    }
}

/// The game named, the only one, or the one a person picks from the list.
fn chosen(
    play: &Play,
    console: &mut Console<'_>,
    sentences: &Sentences,
) -> anyhow::Result<Option<&'static dyn Entry>> {
    let games = cabinet::GAMES;
    match (&play.game, games) {
        (Some(slug), _) => return sentences.game(slug).map(Some),
        (None, [only]) => return Ok(Some(*only)),
        (None, _) => {}
    }
    let known: Vec<&str> = games.iter().map(|entry| entry.info().slug).collect();
    if !console.is_terminal() {
        let allowed = known.join(", ");
        return Err(sentences.problem("name-a-game", &[("allowed", &allowed)]));
    }
    for (number, entry) in (1..).zip(games) {
        let info = entry.info();
        let title = sentences.voice(*entry)?.game().say("title", &[]);
        console.line(&format!("{number:>3}  {title} ({})", info.slug))?;
    }
    loop {
        let Some(answer) = console.ask(&sentences.say("which-game", &[]))? else {
            return Ok(None);
        };
        let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let by_number = number.and_then(|index| games.get(index).copied());
        if let Some(entry) = by_number.or_else(|| cabinet::game(&answer)) {
            return Ok(Some(entry));
        }
        let args = [("game", &*answer), ("allowed", &*known.join(", "))];
        console.line(&sentences.say("unknown-game", &args))?;
    }
}

/// The options: JSON on the command line or in a file, with the number of seats put in.
fn options(play: &Play, sentences: &Sentences) -> anyhow::Result<Value> {
    let mut options = match play.options.as_deref() {
        None => json!({}),
        Some(text) => files::options(text, sentences)?,
    };
    if let (Some(seats), Some(entries)) = (play.seats, options.as_object_mut()) {
        match entries.insert("seats".to_owned(), seats.into()) {
            Some(other) if other != json!(seats) => {
                let args = [("seats", &*seats.to_string()), ("other", &*other.to_string())];
                return Err(sentences.problem("two-seats", &args));
            }
            _ => {}
        }
    }
    Ok(options)
}

/// The seats played from here.
fn humans(list: &str, seats: u8, sentences: &Sentences) -> anyhow::Result<Seats> {
    if list == "none" {
        return Ok(Seats::NONE);
    }
    let seat = |part: &str| {
        let number = part.trim().parse::<u8>().ok();
        let known = number.filter(|&number| number < seats).map(Seat);
        known.ok_or_else(|| {
            let highest = seats.saturating_sub(1).to_string();
            let args = [("value", part.trim()), ("last", &*highest)];
            sentences.problem("humans", &args)
        })
    };
    list.split(',').map(seat).collect()
}

/// Where the game is kept: a saved game goes on in its own file, and no other is overwritten.
fn save_file(play: &Play, sentences: &Sentences) -> anyhow::Result<Option<PathBuf>> {
    match &play.save {
        None => Ok(play.resume.clone()),
        Some(file) if file.exists() && play.resume.as_ref() != Some(file) => {
            Err(sentences.problem("save-exists", &[("file", &files::shown(file))]))
        }
        Some(file) => Ok(Some(file.clone())),
    }
}
