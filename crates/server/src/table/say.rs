//! What clients say, and what comes of it.

use cabinet::Outlook;
use kernel::{Seat, Viewer};
use protocol::{ChatLine, ClientMessage, Reply, ServerMessage, Status};
use serde_json::{Value, json};

use super::create::written;
use super::host::Host;
use crate::config::{CHAT_KEPT, CHAT_LIMIT, ENTROPY_LIMIT};
use crate::error::Failure;
use crate::state::now_ms;
use crate::store::Write;
use crate::words::Language;

/// Most outcomes played for one question about odds.
const ODDS_BUDGET: u32 = 2000;

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
            ClientMessage::Ready { id, seat, entropy } => {
                (id, own(seat).and(self.ready(seat, entropy).await))
            }
            ClientMessage::Act { id, seat, version, action } => {
                let done = match own(seat).and_then(|()| self.fresh(version)) {
                    Ok(()) => self.act(seat, action, language).await,
                    Err(failure) => Err(failure),
                };
                (id, done)
            }
            ClientMessage::Why { id, seat, action } => {
                (id, own(seat).and_then(|()| self.why(seat, &action, language)))
            }
            ClientMessage::Odds { id, seat, action } => {
                (id, own(seat).and_then(|()| self.odds(seat, &action, language)))
            }
            ClientMessage::Dice { id, seat, outcomes } => match own(seat) {
                Ok(()) => (id, self.rolled(seat, &outcomes, language).await),
                Err(failure) => (id, Err(failure)),
            },
            ClientMessage::TakeBack { id, seat, version } => {
                let done = match own(seat).and_then(|()| self.fresh(version)) {
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
                Ok(()) => (id, self.chat(seat, &text, language).await),
                Err(failure) => (id, Err(failure)),
            },
        }
    }

    /// Fine if the client has seen the newest version.
    fn fresh(&self, seen: u32) -> Result<(), Failure> {
        let now = self.tableau.version;
        if seen == now { Ok(()) } else { Err(Failure::Stale { seen, now }) }
    }

    async fn ready(&mut self, seat: u8, entropy: String) -> Result<Reply, Failure> {
        if entropy.len() > ENTROPY_LIMIT {
            return Err(Failure::Entropy);
        }
        if self.tableau.status() != Status::Gathering {
            return Err(Failure::Started);
        }
        // The first answer stands: nobody chooses anew after others have spoken.
        self.ready.entry(seat).or_insert(entropy);
        self.begin_if_ready().await;
        self.tell_seats();
        Ok(Reply::Done { version: self.tableau.version })
    }

    fn why(&mut self, seat: u8, action: &Value, language: Language) -> Result<Reply, Failure> {
        let voice = self.tableau.voice(language);
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        let refused = |refusal| Failure::Refused("action", refusal);
        match game.why(Seat(seat), action, &voice).map_err(refused)? {
            None => Ok(Reply::Allowed {}),
            Some(refusal) => Err(refused(refusal)),
        }
    }

    fn odds(&mut self, seat: u8, action: &Value, language: Language) -> Result<Reply, Failure> {
        let voice = self.tableau.voice(language);
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        // Shares are counted on the true position: with anything hidden they would tell it.
        if !game.info().perfect_information {
            return Err(Failure::NoOdds);
        }
        let viewer = Viewer::Seat(Seat(seat));
        let outlook = game
            .odds(Seat(seat), action, viewer, ODDS_BUDGET, &voice)
            .map_err(|refusal| Failure::Refused("action", refusal))?;
        Ok(Reply::Odds { prospects: prospects(&outlook), whole: outlook.whole })
    }

    fn look(&mut self, guest: u64, seat: Option<u8>) -> Reply {
        let mut guests = std::mem::take(&mut self.guests);
        if let Some(guest) = guests.iter_mut().find(|one| one.id == guest) {
            guest.looking = seat;
            // Other eyes have read another log.
            let update = self.update(guest, 0);
            guest.sent = self.tableau.version;
            guest.tell(&ServerMessage::Update(Box::new(update)));
        }
        self.guests = guests;
        Reply::Done { version: self.tableau.version }
    }

    async fn chat(
        &mut self,
        seat: Option<u8>,
        text: &str,
        language: Language,
    ) -> Result<Reply, Failure> {
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.is_empty() || text.chars().count() > CHAT_LIMIT {
            return Err(Failure::Chat);
        }
        let names = self.tableau.names(language);
        let name = seat.and_then(|seat| names.get(usize::from(seat)).cloned());
        let line = ChatLine {
            number: self.tableau.chat.last().map_or(1, |line| line.number + 1),
            seat,
            name: name.unwrap_or_default(),
            text,
            at_ms: now_ms(),
        };
        let table = self.tableau.id.clone();
        written(self.app.store.write(Write::Chat { table, line: line.clone() })).await?;
        self.tableau.chat.push(line.clone());
        if self.tableau.chat.len() > CHAT_KEPT {
            self.tableau.chat.remove(0);
        }
        let message = ServerMessage::Chat(line);
        self.guests.retain(|guest| guest.tell(&message));
        Ok(Reply::Done { version: self.tableau.version })
    }
}

/// Ways it may go; a fraction is a text, since its parts may have 128 bits.
fn prospects(outlook: &Outlook) -> Value {
    let parse = |text: &Option<String>| {
        text.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok())
    };
    let one = |prospect: &cabinet::Prospect| {
        let changes = prospect.changes.iter().map(|change| {
            json!({"at": change.at, "before": parse(&change.before), "after": parse(&change.after)})
        });
        json!({
            "share": format!("{}/{}", prospect.share.num, prospect.share.den),
            "changes": changes.collect::<Vec<_>>(),
        })
    };
    outlook.prospects.iter().map(one).collect()
}
