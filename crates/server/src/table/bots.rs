//! Seats that programs play.

use std::sync::Arc;
use std::time::Duration;

use kernel::Seat;
use kernel::chance::Seeded;
use minds::Level;
use protocol::{SeatKind, Status};
use serde_json::Value;
use tokio::sync::mpsc;

use super::Command;
use super::host::Host;
use crate::config::within;
use crate::random;
use crate::state::count;
use crate::store::people;
use crate::thinkers::{For, Room, Ticket};
use crate::words::Language;

/// How often an opponent that waits looks at its place in the line.
const LOOK: Duration = Duration::from_millis(500);

/// An opponent at work.
pub(super) struct Thinking {
    /// The version it looks at.
    version: u32,
    /// Its place in the line.
    ticket: u64,
}

/// Threads on which a level thinks if there is room for them.
fn most_threads(level: Level) -> u32 {
    if level == Level::Archfiend { u32::MAX } else { 1 }
}

/// Waits for room to think; whoever looks at the table is told how the line moves.
async fn turn(ticket: Ticket, level: Level, mailbox: &mpsc::Sender<Command>) -> Room {
    let (thinkers, number) = (ticket.thinkers(), ticket.number);
    let mut told = None;
    let room = ticket.turn_of(most_threads(level));
    tokio::pin!(room);
    let mut has_waited = false;
    let mut look = tokio::time::interval(LOOK);
    loop {
        tokio::select! {
            biased;
            room = &mut room => {
                if has_waited {
                    // The table may have ended meanwhile.
                    let _ = mailbox.send(Command::InLine).await;
                }
                return room;
            }
            _ = look.tick() => {
                let place = thinkers.before(number);
                if place != told {
                    (told, has_waited) = (place, true);
                    let _ = mailbox.send(Command::InLine).await;
                }
            }
        }
    }
}

impl Host {
    /// Sets every opponent to work that is to act and does not think yet.
    pub(super) fn wake(&mut self) {
        if self.tableau.status() != Status::Playing || self.pending.is_some() {
            return;
        }
        // Programs alone play for whoever looks, and for nobody else.
        if self.guests.is_empty() && !people(&self.tableau.places) {
            return;
        }
        for seat in self.tableau.to_act() {
            let place = &self.tableau.places[usize::from(seat)];
            let SeatKind::Bot { level } = &place.who else {
                continue;
            };
            let level = level.parse().unwrap_or(Level::Imp);
            let at_work = self.thinking.get(&seat).map(|thinking| thinking.version);
            if at_work.is_none_or(|version| self.fresh(seat, version).is_err()) {
                self.think(seat, level);
            }
        }
    }

    /// For whom programs think here: for the first who sits and is there, or who looks on.
    fn watched_from(&self) -> For {
        let first = self.guests.iter().find(|guest| !guest.seats.is_empty());
        let first = first.or(self.guests.first());
        first.map_or(For::Nobody, |guest| For::Person(guest.from))
    }

    fn think(&mut self, seat: u8, level: Level) {
        let version = self.tableau.version;
        let voice = self.tableau.voice(Language::En);
        let Some(game) = self.tableau.game.as_ref().map(|game| game.copy()) else {
            return;
        };
        let (thinkers, whose) = (Arc::clone(&self.app.thinkers), self.watched_from());
        let ticket = thinkers.number();
        self.thinking.insert(seat, Thinking { version, ticket });
        let (mailbox, pause) = (self.mailbox.clone(), self.app.config.pause);
        let (table, budget) =
            (self.tableau.id.clone(), within(level.budget(), self.app.config.think));
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let room = turn(thinkers.ticket_of(ticket, whose), level, &mailbox).await;
            let effort = room.effort(budget);
            let thought = tokio::task::spawn_blocking(move || {
                // A mind throws its own dice, never the table's.
                let mut own = Seeded::from_text(&random::secret());
                game.bot_within(Seat(seat), level, &effort, &mut own, &voice)
            });
            let thought = thought.await;
            drop(room);
            let action = match thought {
                Ok(Ok(proposal)) => {
                    if let Some(note) = proposal.note {
                        tracing::warn!(table, seat, note, "an opponent had difficulties");
                    }
                    Some(proposal.choice.action)
                }
                Ok(Err(refusal)) => {
                    tracing::error!(table, seat, code = refusal.code, "an opponent found nothing");
                    None
                }
                Err(_) => {
                    tracing::error!(table, seat, "an opponent broke off");
                    None
                }
            };
            // The table may have ended meanwhile; it wakes its opponents when it comes back.
            let _ = mailbox.send(Command::Thought(seat, version, action)).await;
        });
    }

    /// Whether a program is at work for this seat, and how many wait before it.
    pub(super) fn at_work(&self, seat: u8) -> (bool, Option<u32>) {
        let thinking = self.thinking.get(&seat);
        let before = thinking.and_then(|one| self.app.thinkers.before(one.ticket));
        (thinking.is_some() && before.is_none(), before)
    }

    /// An opponent has decided.
    pub(super) async fn thought(&mut self, seat: u8, version: u32, action: Option<Value>) {
        if self.thinking.get(&seat).is_some_and(|thinking| thinking.version == version) {
            self.thinking.remove(&seat);
        }
        let is_asked = self.tableau.to_act().contains(&seat);
        if !is_asked || self.fresh(seat, version).is_err() || self.pending.is_some() {
            // The table has moved on, and has woken it again if it is still to act.
            return;
        }
        let action = action.or_else(|| self.any(seat));
        let Some(action) = action else { return };
        count(&self.app.metrics.thoughts);
        if let Err(failure) = self.act(seat, action, Language::En).await {
            tracing::warn!(table = self.tableau.id, ?failure, "an opponent could not act");
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.wake();
        }
    }

    /// The first listed action: a game must not stand still because a mind failed.
    fn any(&mut self, seat: u8) -> Option<Value> {
        let voice = self.tableau.voice(Language::En);
        let legal = self.tableau.game.as_ref()?.legal(Seat(seat), &voice).ok()?;
        legal.actions.into_iter().next().map(|listed| listed.action)
    }
}
