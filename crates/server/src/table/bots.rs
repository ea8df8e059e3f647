//! Seats that programs play.

use std::sync::Arc;

use kernel::chance::Seeded;
use kernel::{Budget, Seat};
use minds::Level;
use protocol::{SeatKind, Status};
use serde_json::Value;

use super::Command;
use super::host::Host;
use crate::random;
use crate::state::count;
use crate::words::Language;

impl Host {
    /// Sets every opponent to work that is to act and does not think yet.
    pub(super) fn wake(&mut self) {
        if self.tableau.status() != Status::Playing || self.pending.is_some() {
            return;
        }
        for seat in self.tableau.to_act() {
            let place = &self.tableau.places[usize::from(seat)];
            let SeatKind::Bot { level } = &place.who else {
                continue;
            };
            let level = level.parse().unwrap_or(Level::Imp);
            if self.thinking.get(&seat) != Some(&self.tableau.version) {
                self.think(seat, level);
            }
        }
    }

    fn think(&mut self, seat: u8, level: Level) {
        let version = self.tableau.version;
        let voice = self.tableau.voice(Language::En);
        let Some(game) = self.tableau.game.as_ref().map(|game| game.copy()) else {
            return;
        };
        self.thinking.insert(seat, version);
        let (room, mailbox) = (Arc::clone(&self.app.thinkers), self.mailbox.clone());
        let (pause, think) = (self.app.config.pause, self.app.config.think);
        let budget = Budget::Millis(u32::try_from(think.as_millis()).unwrap_or(u32::MAX));
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let permit = room.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || {
                // A mind throws its own dice, never the table's.
                let mut own = Seeded::from_text(&random::secret());
                game.bot(Seat(seat), level, budget, &mut own, &voice)
            });
            let thought = thought.await;
            drop(permit);
            let action = match thought {
                Ok(Ok(proposal)) => Some(proposal.choice.action),
                Ok(Err(refusal)) => {
                    tracing::error!(code = refusal.code, "an opponent found nothing");
                    None
                }
                Err(_) => {
                    tracing::error!("an opponent broke off");
                    None
                }
            };
            // The table may have ended meanwhile; it wakes its opponents when it comes back.
            let _ = mailbox.send(Command::Thought(seat, version, action)).await;
        });
    }

    /// An opponent has decided.
    pub(super) async fn thought(&mut self, seat: u8, version: u32, action: Option<Value>) {
        if self.thinking.get(&seat) == Some(&version) {
            self.thinking.remove(&seat);
        }
        if version != self.tableau.version || self.pending.is_some() {
            // The table has moved on, and has woken it again if it is still to act.
            return;
        }
        let action = action.or_else(|| self.any(seat));
        let Some(action) = action else { return };
        count(&self.app.metrics.thoughts);
        if let Err(failure) = self.act(seat, action, Language::En).await {
            tracing::warn!(table = self.tableau.id, ?failure, "an opponent could not act");
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
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
