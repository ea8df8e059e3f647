//! Before the game: everybody promises a text for the dice, then opens it.

use std::time::Duration;

use protocol::{Clock, DiceRound, Reply, Status};
use tokio::time::Instant;

use super::host::Host;
use super::seating::{emptied, replaced};
use crate::config::{ENTROPY_LEAST, ENTROPY_LIMIT, PROMISES};
use crate::error::Failure;
use crate::fair;
use crate::store::{Entry, people};

impl Host {
    /// A seat promises its text. Until all are shown it may promise another: nobody has learnt anything.
    pub(super) async fn promise(
        &mut self,
        guest: u64,
        seat: u8,
        round: u32,
        promise: String,
    ) -> Result<Reply, Failure> {
        self.gathered(round)?;
        if !fair::is_promise(&promise) {
            return Err(Failure::Promise);
        }
        let now = &self.tableau.round;
        let is_news = now.promise_of(seat) != Some(&*promise);
        if is_news && now.shown {
            return Err(Failure::Shown);
        }
        if now.times(seat) >= PROMISES && is_news {
            return Err(Failure::PromiseLimit);
        }
        if is_news {
            self.append(Entry::Promised { seat, promise }, Vec::new()).await?;
            self.holders.insert(seat, guest);
            self.changed();
        } else if self.holders.insert(seat, guest) != Some(guest) {
            self.tell_seats();
        }
        self.begin_if_ready().await;
        Ok(Reply::Done { version: self.tableau.version })
    }

    /// A seat opens the text that it has promised. Nobody is told it before the game is over.
    pub(super) async fn open(
        &mut self,
        seat: u8,
        round: u32,
        text: String,
    ) -> Result<Reply, Failure> {
        self.gathered(round)?;
        if !(ENTROPY_LEAST..=ENTROPY_LIMIT).contains(&text.len()) {
            return Err(Failure::Entropy);
        }
        let now = &self.tableau.round;
        if !now.shown {
            return Err(Failure::NotShown);
        }
        if now.promise_of(seat) != Some(&*fair::promise(&self.tableau.id, seat, round, &text)) {
            return Err(Failure::NotPromised);
        }
        // Who asks again has missed the answer.
        if !now.is_opened(seat) {
            self.append(Entry::Opened { seat, text }, Vec::new()).await?;
            self.opening.get_or_insert_with(Instant::now);
            self.changed();
            self.begin_if_ready().await;
        }
        Ok(Reply::Done { version: self.tableau.version })
    }

    /// Fine before the start, in this round.
    fn gathered(&self, round: u32) -> Result<(), Failure> {
        let now = self.tableau.round.number();
        match self.tableau.status() {
            Status::Gathering if round == now => Ok(()),
            Status::Gathering => Err(Failure::Round { round, now }),
            Status::Playing | Status::Over => Err(Failure::Started),
        }
    }

    /// Whether the promise of a seat stands and who can open it is there. At a table by turns nobody
    /// has to be there: opening has as much time as a move.
    pub(super) fn is_ready(&self, seat: u8) -> bool {
        let round = &self.tableau.round;
        let is_there = self.holders.contains_key(&seat);
        round.promise_of(seat).is_some() && (round.shown || self.by_turns() || is_there)
    }

    fn by_turns(&self) -> bool {
        matches!(self.tableau.made.clock, Clock::Turn { .. })
    }

    /// Shows all promises, which then stand; whether every text is opened.
    pub(super) async fn agreed(&mut self) -> Result<bool, Failure> {
        if !people(&self.tableau.places) {
            return Ok(true);
        }
        if !self.tableau.round.shown {
            self.append(Entry::Shown, Vec::new()).await?;
            self.changed();
        }
        Ok(self.tableau.round.missing(&self.tableau.places).is_empty())
    }

    /// Since when texts are opened, after the table has been brought back.
    pub(super) fn open_anew(&mut self) {
        let Some(since_ms) = self.tableau.round.since_ms else {
            self.opening = None;
            return;
        };
        // Whoever could not reach the server gets the time again; at a table by turns only what the
        // server was away does not count.
        let passed =
            if self.by_turns() { self.app.time.up_since(since_ms) } else { Duration::ZERO };
        let now = Instant::now();
        self.opening = Some(now.checked_sub(passed).unwrap_or(now));
    }

    /// When the next round begins unless everybody has opened. Before anybody has, nobody gains by
    /// waiting.
    pub(super) fn opening_end(&self) -> Option<Instant> {
        let (tableau, since) = (&self.tableau, self.opening?);
        let is_open = tableau.status() == Status::Gathering && tableau.round.shown;
        let is_due = is_open && !tableau.round.missing(&tableau.places).is_empty();
        is_due.then(|| since + self.opening_time())
    }

    /// Whether the next round is so near that the table stays in memory for it.
    pub(super) fn is_opening(&self) -> bool {
        !self.by_turns() && self.opening_end().is_some()
    }

    fn opening_time(&self) -> Duration {
        match self.tableau.made.clock {
            Clock::Turn { hours } => Duration::from_hours(hours.into()),
            Clock::None | Clock::Live { .. } => self.app.config.opening,
        }
    }

    /// Whoever has not opened in time loses the seat, and everybody promises anew.
    pub(super) async fn give_up_round(&mut self) -> Result<(), Failure> {
        let seats = self.tableau.round.missing(&self.tableau.places);
        let takeover = self.tableau.made.takeover;
        let lost = |&seat: &u8| if takeover { replaced(seat) } else { emptied(seat) };
        let mut entries = vec![Entry::Void { seats: seats.clone(), late: true }];
        entries.extend(seats.iter().map(lost));
        self.append_all(entries, Vec::new()).await?;
        self.changed();
        Ok(())
    }

    /// The round as whoever holds these seats may see it.
    pub(super) fn round_of(&self, mine: &[u8]) -> DiceRound {
        let round = &self.tableau.round;
        let seats = u8::try_from(self.tableau.places.len()).unwrap_or(u8::MAX);
        let told = |seat: u8| {
            let known = round.shown || mine.contains(&seat);
            round.promise_of(seat).filter(|_| known).unwrap_or_default().to_owned()
        };
        let left = self.opening_end().map(|end| end.saturating_duration_since(Instant::now()));
        DiceRound {
            round: round.number(),
            shown: round.shown,
            promises: (0..seats).map(told).collect(),
            opened: round.opened(),
            left_ms: left.map(|left| u32::try_from(left.as_millis()).unwrap_or(u32::MAX)),
        }
    }
}
