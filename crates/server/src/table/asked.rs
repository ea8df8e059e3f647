//! What each seat is asked, and since when.

use std::collections::BTreeMap;

use kernel::Seat;
use tokio::time::Instant;

use super::host::Host;
use crate::error::Failure;
use crate::store::Entry;

/// The question that a seat is asked now.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// Question and answers; empty while only this seat is asked, since nobody can come between.
    print: String,
    /// The version with which it was asked first.
    version: u32,
    /// Since when.
    pub(super) since: Instant,
}

/// What an entry changes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    /// The game, by an action of this seat or altogether.
    Game(Option<u8>),
    /// Who sits in a seat, or nothing.
    Seat(Option<u8>),
}

impl Change {
    /// What this entry changes.
    pub(super) fn of(entry: &Entry) -> Change {
        match entry {
            Entry::Acted { line, .. } => {
                Change::Game(line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()))
            }
            Entry::Seated { seat, .. } | Entry::Resigned { seat, .. } => Change::Seat(Some(*seat)),
            Entry::Rematch { .. }
            | Entry::Muted { .. }
            | Entry::Promised { .. }
            | Entry::Shown
            | Entry::Opened { .. }
            | Entry::Void { .. } => Change::Seat(None),
            Entry::Made(_) | Entry::Started { .. } | Entry::Undone { .. } => Change::Game(None),
        }
    }
}

impl Host {
    /// Fine if the seat has seen the question that it is asked now. What others answer at the same
    /// time does not make an answer old.
    pub(super) fn fresh(&self, seat: u8, seen: u32) -> Result<(), Failure> {
        let now = self.tableau.version;
        let asked = self.asked.get(&seat).map_or(now, |asked| asked.version);
        if (asked..=now).contains(&seen) { Ok(()) } else { Err(Failure::Stale { seen, now }) }
    }

    /// Notes who is asked after the table has been brought back.
    pub(super) fn ask_all(&mut self) {
        // What the server was away does not count.
        let rest = self.app.time.up_since(self.tableau.last_ms);
        let now = Instant::now();
        let since = now.checked_sub(rest).unwrap_or(now);
        self.asked = self.questions(true).into_iter().collect();
        self.asked.values_mut().for_each(|asked| asked.since = since);
    }

    /// Notes who is asked after an entry: whoever acted, and everybody whose question is another,
    /// is asked anew.
    pub(super) fn ask_anew(&mut self, change: Change) {
        let before = std::mem::take(&mut self.asked);
        let mut now = self.questions(before.len() > 1);
        let kept = |seat: u8, asked: &Asked, old: &Asked| match change {
            Change::Game(Some(actor)) => {
                actor != seat && !asked.print.is_empty() && asked.print == old.print
            }
            Change::Game(None) => false,
            Change::Seat(other) => other != Some(seat),
        };
        for (seat, asked) in &mut now {
            if let Some(old) = before.get(seat).filter(|old| kept(*seat, asked, old)) {
                (asked.version, asked.since) = (old.version, old.since);
            }
        }
        self.asked = now;
    }

    /// The questions of all seats that are to act.
    fn questions(&self, several: bool) -> BTreeMap<u8, Asked> {
        let seats = self.tableau.to_act();
        let several = several || seats.len() > 1;
        let (version, since) = (self.tableau.version, Instant::now());
        let mut asked = BTreeMap::new();
        for seat in seats {
            let print = if several { self.print(seat) } else { String::new() };
            asked.insert(seat, Asked { print, version, since });
        }
        asked
    }

    fn print(&self, seat: u8) -> String {
        let asked = self.tableau.game.as_ref().and_then(|game| game.notations(Seat(seat)));
        let Some((code, notations)) = asked else {
            return String::new();
        };
        let notations = notations.iter().map(String::as_str);
        std::iter::once(code).chain(notations).collect::<Vec<_>>().join("\n")
    }
}
