//! The log of a table as people read it.

use cabinet::{Strike, Table, Tale, Voice};
use kernel::{Arg, Viewer};
use protocol::{LogEntry, LogKind};
use serde_json::Value;

use super::host::Host;
use crate::store::Place;
use crate::words::{Language, say};

/// Every line, and from what struck lines are told.
#[derive(Default)]
pub(super) struct Log {
    marks: Vec<Mark>,
    /// What each undoing took back.
    strikes: Vec<Strike>,
    /// The same as it is told: for all of them, or for none before somebody reads it.
    tales: Vec<Box<dyn Tale>>,
    /// Version of the last undoing.
    last_strike: u32,
}

/// One place of the log.
pub(super) enum Mark {
    /// Something happened at the table.
    Table {
        /// Version with which it came.
        version: u32,
        /// The sentence.
        id: &'static str,
        /// Who, with what they were called then.
        who: Option<(u8, Place)>,
        /// Who was there before.
        before: Option<Place>,
        /// How many.
        count: usize,
    },
    /// Something happened in the game.
    Step {
        /// Version with which it came.
        version: u32,
        /// Number of the action; 0 is the set-up.
        step: usize,
        /// Who acted.
        seat: Option<u8>,
        /// With which version it was taken back, and by which of the undoings.
        undone: Option<(u32, usize)>,
    },
}

impl Mark {
    /// A line of the table's own.
    pub(super) fn table(version: u32, id: &'static str) -> Mark {
        Mark::Table { version, id, who: None, before: None, count: 0 }
    }

    /// The lines of one step.
    pub(super) fn step(version: u32, step: usize, seat: Option<u8>) -> Mark {
        Mark::Step { version, step, seat, undone: None }
    }

    /// The same line about somebody.
    pub(super) fn of(mut self, of: u8, place: Place) -> Mark {
        if let Mark::Table { who, .. } = &mut self {
            *who = Some((of, place));
        }
        self
    }

    /// The same line about somebody who comes after somebody.
    pub(super) fn after(mut self, place: Place) -> Mark {
        if let Mark::Table { before, .. } = &mut self {
            *before = Some(place);
        }
        self
    }

    /// The same line with a number.
    pub(super) fn counting(mut self, number: usize) -> Mark {
        if let Mark::Table { count, .. } = &mut self {
            *count = number;
        }
        self
    }

    fn version(&self) -> u32 {
        match self {
            Mark::Table { version, .. } | Mark::Step { version, .. } => *version,
        }
    }
}

impl Log {
    /// One more place.
    pub(super) fn push(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    /// Strikes every step beyond what remains. What they told is kept if it is at hand.
    pub(super) fn strike(&mut self, at: u32, strike: Strike, tale: Option<Box<dyn Tale>>) {
        let (index, steps) = (self.strikes.len(), strike.steps);
        self.last_strike = at;
        if self.tales.len() == index {
            self.tales.extend(tale);
        } else {
            self.tales.clear();
        }
        self.strikes.push(strike);
        for mark in &mut self.marks {
            if let Mark::Step { step, undone, .. } = mark
                && *step > steps
                && undone.is_none()
            {
                *undone = Some((at, index));
            }
        }
    }

    /// Everybody who is named in a line of the table's own.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.marks.iter().flat_map(|mark| {
            let (who, before) = match mark {
                Mark::Table { who, before, .. } => (who.as_ref(), before.as_ref()),
                Mark::Step { .. } => (None, None),
            };
            who.map(|(_, place)| place).into_iter().chain(before).map(|place| place.name.as_str())
        })
    }

    /// How often something was taken back.
    pub(super) fn strikes(&self) -> usize {
        self.strikes.len()
    }

    /// Versions whose lines were struck after this version.
    pub(super) fn struck(&self, since: u32) -> Vec<u32> {
        // Nothing was struck since: the usual case, told without looking at every line.
        if self.last_strike <= since {
            return Vec::new();
        }
        let struck = |mark: &Mark| match mark {
            Mark::Step { version, undone: Some((at, _)), .. } if *at > since => Some(*version),
            _ => None,
        };
        self.marks.iter().filter_map(struck).collect()
    }

    /// Finds out what was taken back, if lines after this version tell of it.
    pub(super) fn tell_struck(&mut self, since: u32, game: Option<&dyn Table>) {
        if since < self.last_strike && self.tales.len() < self.strikes.len() {
            self.tales = game.map_or_else(Vec::new, |game| game.struck(&self.strikes));
        }
    }

    /// The lines after this version, as the viewer may know them; see [`Log::tell_struck`].
    pub(super) fn lines(
        &self,
        since: u32,
        game: Option<&dyn Table>,
        viewer: Viewer,
        voice: &Voice,
        (called, language): (Called<'_>, Language),
    ) -> Vec<LogEntry> {
        let mut lines = Vec::new();
        // Versions only rise, so what is new stands at the end.
        let known = self.marks.partition_point(|mark| mark.version() <= since);
        for mark in &self.marks[known..] {
            match mark {
                Mark::Table { version, id, who, before, count } => {
                    lines.push(own(
                        *version,
                        id,
                        who.as_ref(),
                        before.as_ref(),
                        *count,
                        (called, language),
                    ));
                }
                Mark::Step { version, step, seat, undone } => {
                    let events = match undone {
                        Some((_, index)) => {
                            self.tales.get(*index).map(|tale| tale.told(*step, viewer, voice))
                        }
                        None => game.map(|game| happened(game, *step, viewer, voice)),
                    };
                    for mut entry in entries(events.unwrap_or_default(), *step, *seat) {
                        entry.version = *version;
                        entry.undone = undone.is_some();
                        lines.push(entry);
                    }
                }
            }
        }
        lines
    }
}

/// The lines of one step of a game; their version is still to be filled in.
pub(crate) fn told(
    game: &dyn Table,
    step: usize,
    seat: Option<u8>,
    viewer: Viewer,
    voice: &Voice,
) -> Vec<LogEntry> {
    entries(happened(game, step, viewer, voice), step, seat)
}

/// What happened in one step of a game.
fn happened(game: &dyn Table, step: usize, viewer: Viewer, voice: &Voice) -> Vec<Value> {
    game.told(step..step + 1, viewer, voice).unwrap_or_default()
}

/// The same as lines.
fn entries(events: Vec<Value>, step: usize, seat: Option<u8>) -> Vec<LogEntry> {
    let line = |event: Value| LogEntry {
        version: 0,
        kind: LogKind::Event,
        step: u32::try_from(step).unwrap_or(u32::MAX),
        seat,
        text: event["text"].as_str().unwrap_or_default().to_owned(),
        rule: event["rule"].as_str().map(str::to_owned),
        event,
        undone: false,
    };
    events.into_iter().map(line).collect()
}

/// What somebody at a seat is called.
type Called<'a> = &'a dyn Fn(u8, &Place) -> String;

/// A line of the table's own.
fn own(
    version: u32,
    id: &str,
    who: Option<&(u8, Place)>,
    before: Option<&Place>,
    count: usize,
    (called, language): (Called<'_>, Language),
) -> LogEntry {
    let name = who.map(|(seat, place)| called(*seat, place)).unwrap_or_default();
    let before = who.zip(before).map(|((seat, _), place)| called(*seat, place));
    let before = before.unwrap_or_default();
    let args = [
        ("name", Arg::Text(&name)),
        ("before", Arg::Text(&before)),
        ("count", Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))),
    ];
    LogEntry {
        version,
        kind: LogKind::Table,
        step: 0,
        seat: who.map(|(seat, _)| *seat),
        text: say(language, id, &args),
        rule: None,
        event: Value::Null,
        undone: false,
    }
}

/// Most lines that are kept as they were put into words.
const KEPT: usize = 64;

/// Lines as they were put into words last, and on what they depend.
pub(super) struct Told {
    listener: Listener,
    lines: Vec<LogEntry>,
}

/// On what lines depend.
#[derive(PartialEq, Eq)]
struct Listener {
    version: u32,
    since: u32,
    viewer: Viewer,
    language: Language,
}

impl Host {
    /// The log after a version; viewers who may know the same are told the same words.
    pub(super) fn lines(
        &mut self,
        since: u32,
        viewer: Viewer,
        voice: &Voice,
        language: Language,
    ) -> Vec<LogEntry> {
        let (version, game) = (self.tableau.version, self.tableau.game.as_deref());
        // Where nothing is hidden, everybody sees what a spectator sees.
        let open = game.is_some_and(|game| game.info().perfect_information);
        let viewer = if open { Viewer::Spectator } else { viewer };
        let listener = Listener { version, since, viewer, language };
        match &self.told {
            Some(told) if told.listener == listener => told.lines.clone(),
            _ => {
                self.tableau.log.tell_struck(since, game);
                let (hush, slug) = (&self.tableau.hush, self.tableau.made.game.as_str());
                let called = |seat, place: &Place| hush.called(seat, place, slug, language);
                let words = (&called as &dyn Fn(u8, &Place) -> String, language);
                let lines = self.tableau.log.lines(since, game, viewer, voice, words);
                // A whole log is long, and whoever comes next has rarely read as much of it.
                self.told = (lines.len() <= KEPT).then(|| Told { listener, lines: lines.clone() });
                lines
            }
        }
    }
}
