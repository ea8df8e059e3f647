//! The position before an action, as those see it who are told only what changes.
//!
//! Nothing of it is kept between actions: what a viewer sees is a function of the position, so it is
//! shown once more before the position goes.

use kernel::{Seat, Viewer};
use protocol::{Changes, Update, changes, text_changes};
use serde_json::Value;

use super::guest::Guest;
use super::host::Host;
use crate::words::Language;

/// The position before an action.
#[derive(Default)]
pub(super) struct Before {
    version: u32,
    seen: Vec<Seen>,
}

/// The same through certain eyes.
struct Seen {
    looking: Option<u8>,
    language: Language,
    view: Value,
    text: String,
}

impl Before {
    fn of(&self, guest: &Guest) -> Option<&Seen> {
        let eyes = (guest.looking, guest.language);
        self.seen.iter().find(|seen| (seen.looking, seen.language) == eyes)
    }
}

impl Host {
    /// The position as it is before an action, for whoever was told of it and wants changes only.
    pub(super) fn look_before(&mut self) -> Before {
        let mut before = Before { version: self.tableau.version, seen: Vec::new() };
        for at in 0..self.guests.len() {
            let guest = &self.guests[at];
            let wants = guest.changes && guest.sent == before.version;
            if !wants || before.of(guest).is_some() {
                continue;
            }
            let (looking, language) = (guest.looking, guest.language);
            let voice = self.tableau.voice(language);
            let viewer = looking.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            let game = self.tableau.game.as_deref();
            if let Some(Ok((view, text))) = game.map(|game| game.shown(viewer, &voice)) {
                before.seen.push(Seen { looking, language, view, text });
            }
        }
        before
    }

    /// Leaves out of an update what a guest has who is told only what changes. Both positions are seen
    /// through his own eyes, so the difference tells nothing that the whole would not.
    pub(super) fn leave_out(&self, guest: &Guest, since: u32, update: &mut Update) {
        if !guest.changes || update.view.is_null() {
            return;
        }
        let (view, text) = if since == self.tableau.version {
            // The same position, whatever else is new.
            (changes(&Value::Null, &Value::Null), text_changes("", ""))
        } else if let Some(seen) = self.before.of(guest).filter(|_| since == self.before.version) {
            (changes(&seen.view, &update.view), text_changes(&seen.text, &update.text))
        } else {
            return;
        };
        (update.view, update.text) = (Value::Null, String::new());
        update.changes = Some(Changes { since, view, text });
    }
}
