//! Time: what each seat has left, and what happens when it is gone.

use std::time::Duration;

use protocol::{Clock, SeatKind, Status};
use tokio::time::Instant;

use super::host::Host;
use crate::error::Failure;

impl Host {
    /// Milliseconds that a seat has left, where time is kept.
    pub(super) fn left_ms(&self, seat: u8) -> Option<u64> {
        let running =
            self.tableau.status() == Status::Playing && self.tableau.to_act().contains(&seat);
        match self.tableau.made.clock {
            Clock::None => None,
            Clock::Live { seconds, increment } => {
                let (spent, actions) = self.tableau.spent.get(usize::from(seat))?;
                let given =
                    1000 * (u64::from(seconds) + u64::from(*actions) * u64::from(increment));
                let now = if running { self.waited_ms(seat) } else { 0 };
                Some(given.saturating_sub(spent + now))
            }
            Clock::Turn { hours } => {
                let given = u64::from(hours) * 3_600_000;
                Some(if running { given.saturating_sub(self.waited_ms(seat)) } else { given })
            }
        }
    }

    /// When the next person runs out of time, in the game or before it.
    pub(super) fn deadline(&self) -> Option<Instant> {
        if let Some(end) = self.opening_end() {
            return Some(end);
        }
        let next = self.people_to_act().filter_map(|seat| self.left_ms(seat)).min()?;
        Some(Instant::now() + Duration::from_millis(next))
    }

    fn people_to_act(&self) -> impl Iterator<Item = u8> + '_ {
        let human = |seat: &u8| self.tableau.places[usize::from(*seat)].who == SeatKind::Human;
        self.tableau.to_act().into_iter().filter(human)
    }

    /// Somebody has run out of time.
    pub(super) async fn time_out(&mut self) {
        if self.opening_end().is_some_and(|end| end <= Instant::now())
            && let Err(failure) = self.give_up_round().await
        {
            in_vain(&self.tableau.id, &failure).await;
        }
        let late: Vec<u8> =
            self.people_to_act().filter(|&seat| self.left_ms(seat) == Some(0)).collect();
        for seat in late {
            if let Err(failure) = self.resign(seat, true).await {
                in_vain(&self.tableau.id, &failure).await;
            }
        }
    }

    /// How long a seat has been asked what it is asked.
    fn waited_ms(&self, seat: u8) -> u64 {
        let waited = self.asked.get(&seat).map(|asked| asked.since.elapsed().as_millis());
        waited.map_or(0, |waited| u64::try_from(waited).unwrap_or(u64::MAX))
    }

    /// The same for the log.
    pub(super) fn spent_ms(&self, seat: u8) -> u32 {
        u32::try_from(self.waited_ms(seat)).unwrap_or(u32::MAX)
    }
}

async fn in_vain(table: &str, failure: &Failure) {
    tracing::warn!(table, ?failure, "time ran out in vain");
    // The store may be full: try again later, not at once.
    tokio::time::sleep(Duration::from_secs(1)).await;
}
