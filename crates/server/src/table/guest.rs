//! A connection, and what it is told.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;

use super::before::Before;
use super::host::Host;
use crate::limit::Neighbourhood;
use crate::socket::Outbox;
use crate::stages::Stage;
use crate::words::Language;

/// Bytes of a usual message.
const USUAL: usize = 2048;

/// A connection.
pub(super) struct Guest {
    pub(super) id: u64,
    /// Where it comes from.
    pub(super) from: Neighbourhood,
    pub(super) seats: Vec<u8>,
    pub(super) looking: Option<u8>,
    pub(super) language: Language,
    /// The version it was told last.
    pub(super) sent: u32,
    /// Whether it is told only what changes.
    pub(super) changes: bool,
    pub(super) out: Arc<Outbox>,
}

impl Host {
    /// Tells everybody where the table stands, and opponents that they may be to act.
    pub(super) fn changed(&mut self) {
        self.wake();
        let present = self.present();
        let mut guests = std::mem::take(&mut self.guests);
        // Whoever looks through the same eyes is told the same words, put into words once.
        let mut said: Vec<(Eyes, Utf8Bytes)> = Vec::new();
        guests.retain_mut(|guest| {
            let eyes = Eyes::of(guest);
            let so_far = std::mem::replace(&mut guest.sent, self.tableau.version);
            if let Some((_, text)) = said.iter().find(|(other, _)| *other == eyes) {
                return guest.out.put(text.clone());
            }
            let begun = Instant::now();
            let mut update = self.update(guest, so_far, &present);
            self.leave_out(guest, so_far, &mut update);
            self.app.stages.add(Stage::Render, begun);
            let begun = Instant::now();
            let text = words(&ServerMessage::Update(Box::new(update)));
            self.app.stages.add(Stage::Words, begun);
            said.push((eyes, text.clone()));
            guest.out.put(text)
        });
        self.guests = guests;
        self.before = Before::default();
    }

    /// Tells everybody everything anew, because somebody is called something else.
    pub(super) fn greet_all(&mut self) {
        self.told = None;
        let present = self.present();
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain_mut(|guest| {
            let hello = self.hello(guest, None, &present);
            guest.sent = self.tableau.version;
            guest.tell(&ServerMessage::Hello(Box::new(hello)))
        });
        self.guests = guests;
    }

    /// Tells everybody who is there and who thinks.
    pub(super) fn tell_seats(&mut self) {
        let present = self.present();
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain(|guest| {
            let voice = self.tableau.voice(guest.language);
            let seats = self.seats(&guest.seats, &present, &voice);
            guest.tell(&ServerMessage::Seats { seats })
        });
        self.guests = guests;
    }
}

impl Guest {
    /// Tells a message; false if the connection cannot follow and is given up.
    pub(super) fn tell(&self, message: &ServerMessage) -> bool {
        self.out.put(words(message))
    }
}

/// Everything on which an update depends besides the table.
#[derive(PartialEq, Eq)]
struct Eyes {
    seats: Vec<u8>,
    looking: Option<u8>,
    language: Language,
    since: u32,
    changes: bool,
}

impl Eyes {
    fn of(guest: &Guest) -> Eyes {
        let (looking, language, since) = (guest.looking, guest.language, guest.sent);
        Eyes { seats: guest.seats.clone(), looking, language, since, changes: guest.changes }
    }
}

/// A message as it crosses the wire.
fn words(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, message).expect("messages have a JSON form");
    Utf8Bytes::try_from(text).expect("JSON is text")
}
