//! What clients say, and what comes of it.

use cabinet::Pointed;
use kernel::Seat;
use protocol::{ChatLine, ClientMessage, Reply, ServerMessage};
use serde_json::Value;

use super::create::written;
use super::host::Host;
use crate::config::{CHAT_KEPT, CHAT_LIMIT};
use crate::error::Failure;
use crate::names;
use crate::store::Write;
use crate::words::Language;

impl Host {
    /// Carries out a message; gives its number and what came of it.
    pub(super) async fn say(
        &mut self,
        guest: u64,
        mine: &[u8],
        language: Language,
        message: ClientMessage,
    ) -> (u32, Result<Reply, Failure>) {
        let own =
            |seat: u8| if mine.contains(&seat) { Ok(()) } else { Err(Failure::NotYours(seat)) };
        match message {
            ClientMessage::Promise { id, seat, round, promise } => match own(seat) {
                Ok(()) => (id, self.promise(guest, seat, round, promise).await),
                Err(failure) => (id, Err(failure)),
            },
            ClientMessage::Open { id, seat, round, text } => match own(seat) {
                Ok(()) => (id, self.open(seat, round, text).await),
                Err(failure) => (id, Err(failure)),
            },
            ClientMessage::Act { id, seat, version, action } => {
                let done = match own(seat).and_then(|()| self.fresh(seat, version)) {
                    Ok(()) => self.act(seat, action.clone(), language).await,
                    Err(failure) => Err(failure),
                };
                (id, self.or_advised(seat, &action, language, done))
            }
            ClientMessage::Why { id, seat, action } => {
                let done = own(seat).and_then(|()| self.why(seat, &action, language));
                (id, self.or_advised(seat, &action, language, done))
            }
            ClientMessage::Odds { id, seat, action } => {
                (id, own(seat).and_then(|()| self.odds(seat, &action, language)))
            }
            ClientMessage::Cells { id, seat } => {
                (id, seat.map_or(Ok(()), own).and_then(|()| self.cells(seat, language)))
            }
            ClientMessage::Inspect { id, seat, place, from } => {
                let at = Pointed { seat: Seat(seat), place, from };
                (id, own(seat).and_then(|()| self.inspect(&at, language)))
            }
            ClientMessage::Preview { id, seat, action } => {
                let done = own(seat).and_then(|()| self.preview(seat, &action, language));
                (id, self.or_advised(seat, &action, language, done))
            }
            // A hint takes time and answers by itself.
            ClientMessage::Hint { id, .. } => (id, Err(Failure::HintBusy)),
            ClientMessage::Dice { id, seat, outcomes } => match own(seat) {
                Ok(()) => (id, self.rolled(seat, &outcomes, language).await),
                Err(failure) => (id, Err(failure)),
            },
            ClientMessage::TakeBack { id, seat, version } => {
                let done = match own(seat).and_then(|()| self.seen(version)) {
                    Ok(()) => self.take_back(seat).await,
                    Err(failure) => Err(failure),
                };
                (id, done)
            }
            ClientMessage::Consent { id, seat, agree } => match own(seat) {
                Ok(()) => (id, self.consent(seat, agree).await),
                Err(failure) => (id, Err(failure)),
            },
            ClientMessage::Look { id, seat } => {
                (id, seat.map_or(Ok(()), own).map(|()| self.look(guest, seat)))
            }
            ClientMessage::Chat { id, seat, text } => match seat.map_or(Ok(()), own) {
                Ok(()) => (id, self.chat(guest, seat, &text, language).await),
                Err(failure) => (id, Err(failure)),
            },
        }
    }

    /// A refused action is answered with advice.
    fn or_advised(
        &mut self,
        seat: u8,
        action: &Value,
        language: Language,
        done: Result<Reply, Failure>,
    ) -> Result<Reply, Failure> {
        done.or_else(|failure| match failure {
            Failure::Refused(..) => {
                self.app.metrics.refuse(failure.code());
                let problem = self.advised(seat, action, language, &failure);
                Ok(Reply::Refused { problem })
            }
            other => Err(other),
        })
    }

    /// Fine if the client has seen the newest version.
    fn seen(&self, seen: u32) -> Result<(), Failure> {
        let now = self.tableau.version;
        if seen == now { Ok(()) } else { Err(Failure::Stale { seen, now }) }
    }

    fn look(&mut self, guest: u64, seat: Option<u8>) -> Reply {
        let present = self.present();
        let mut guests = std::mem::take(&mut self.guests);
        if let Some(guest) = guests.iter_mut().find(|one| one.id == guest) {
            guest.looking = seat;
            // Other eyes have read another log.
            let update = self.update(guest, 0, &present);
            guest.sent = self.tableau.version;
            guest.tell(&ServerMessage::Update(Box::new(update)));
        }
        self.guests = guests;
        Reply::Done { version: self.tableau.version }
    }

    async fn chat(
        &mut self,
        guest: u64,
        seat: Option<u8>,
        text: &str,
        language: Language,
    ) -> Result<Reply, Failure> {
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if !names::stands(&text) || text.chars().count() > CHAT_LIMIT {
            return Err(Failure::Chat);
        }
        // Whoever has gone is heard no more.
        let from = self.guests.iter().find(|one| one.id == guest).map(|one| one.from);
        let from = from.ok_or(Failure::Slow)?;
        self.lets_speak(guest, seat, from)?;
        self.talk.admit(seat, from, self.app.config.lines)?;
        let names = self.tableau.names(language);
        let name = seat.and_then(|seat| names.get(usize::from(seat)).cloned());
        // By the true name: one that is hidden is called otherwise.
        let place = seat.and_then(|seat| self.tableau.places.get(usize::from(seat)));
        self.app.lets_speak(from, place.map(|place| place.name.as_str()).unwrap_or_default())?;
        let line = ChatLine {
            number: self.tableau.chat.last().map_or(1, |line| line.number + 1),
            seat,
            name: name.unwrap_or_default(),
            text,
            at_ms: self.app.time.now_ms(),
        };
        let table = self.tableau.id.clone();
        written(self.app.store.write(Write::Chat { table, line: line.clone() })).await?;
        if seat.is_none() {
            self.speakers.insert(line.number, self.app.household(from));
            let first = line.number.saturating_sub(u32::try_from(CHAT_KEPT).unwrap_or(u32::MAX));
            self.speakers = self.speakers.split_off(&first);
        }
        self.tableau.chat.push(line.clone());
        if self.tableau.chat.len() > CHAT_KEPT {
            self.tableau.chat.remove(0);
        }
        let message = ServerMessage::Chat(line);
        self.guests.retain(|guest| guest.tell(&message));
        Ok(Reply::Done { version: self.tableau.version })
    }
}
