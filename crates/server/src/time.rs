//! What time it is, and for how long the server has been up.
//!
//! Moments are told by the wall clock of the machine, which may be wrong, jump, or stand still while
//! the machine sleeps. Games by turn do not look at it: what counts for them is the time that the
//! server was up, by a clock that only goes forward. Each stretch of it is an [`Era`]: it begins when
//! the server starts, and when the wall clock is found to have jumped; the store keeps them, so that
//! the moment of every row leads to the time that the server had been up by then. An outage lies
//! between two eras and takes nothing from anybody, whatever the wall clock said before and after.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::state::{App, count};
use crate::store::{Era, Write};
use crate::table::written;

/// Tells the milliseconds since 1970.
pub type Wall = Arc<dyn Fn() -> u64 + Send + Sync>;

/// How far the wall clock may go astray before it counts as a jump.
const JUMP: Duration = Duration::from_secs(10);
/// How often the store is told that the server is up: at most so much of a game's time is given back
/// too much after a kill.
const BEAT: Duration = Duration::from_secs(10);

/// The clock of a server.
pub(crate) struct Time {
    wall: Wall,
    course: Mutex<Course>,
    /// Jumps of the wall clock that were found.
    pub(crate) jumps: AtomicU64,
}

/// The eras that were, and the one that is.
struct Course {
    past: Vec<Era>,
    now: Era,
    /// When the one that is began.
    began: Instant,
}

impl Course {
    /// For how long the present era has lasted.
    fn lasted(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The present era, up to this moment.
    fn up_to_now(&self) -> Era {
        Era { ended_ms: self.now.began_ms + self.lasted(), ..self.now }
    }

    /// Begins another era at this moment.
    fn turn(&mut self, wall: u64) {
        let over = self.up_to_now();
        self.now = over.next(wall);
        self.began = Instant::now();
        self.past.push(over);
    }
}

impl Time {
    /// A clock that goes on after the eras that a store knows.
    pub(crate) fn new(wall: Wall, past: Vec<Era>) -> Time {
        let now = wall();
        let era = match past.last() {
            None => Era { number: 1, began_ms: now, ended_ms: now, up_ms: 0 },
            Some(last) => {
                let away = i128::from(now) - i128::from(last.ended_ms);
                if away < -i128::try_from(JUMP.as_millis()).unwrap_or(i128::MAX) {
                    tracing::error!(
                        seconds = away / -1000,
                        "the clock of this machine is behind what it said before; \
                         games by turn do not mind, dates will be wrong"
                    );
                } else {
                    tracing::info!(seconds = away / 1000, "the server was down");
                }
                last.next(now)
            }
        };
        let course = Course { past, now: era, began: Instant::now() };
        Time { wall, course: Mutex::new(course), jumps: AtomicU64::new(0) }
    }

    fn course(&self) -> MutexGuard<'_, Course> {
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since 1970, by a clock that goes forward except where a jump was found.
    pub(crate) fn now_ms(&self) -> u64 {
        self.course().up_to_now().ended_ms
    }

    /// Milliseconds for which the server has been up, over all eras.
    pub(crate) fn up_ms(&self) -> u64 {
        let course = self.course();
        course.now.up_ms + course.lasted()
    }

    /// For how much of the time since this moment the server was up.
    pub(crate) fn up_since(&self, at_ms: u64) -> Duration {
        let course = self.course();
        let now = course.up_to_now();
        // Where the wall clock has gone over the same moments twice, the later time counts: nobody
        // loses by it.
        let eras = || std::iter::once(&now).chain(course.past.iter().rev());
        let then = eras()
            .find(|era| (era.began_ms..=era.ended_ms).contains(&at_ms))
            .or_else(|| eras().find(|era| era.began_ms <= at_ms))
            .map_or(0, |era| era.up_ms + at_ms.min(era.ended_ms) - era.began_ms);
        Duration::from_millis((now.up_ms + course.lasted()).saturating_sub(then))
    }

    /// The eras that a store should know of: the one that is, and the one before if the wall clock
    /// has just been found to have jumped.
    fn beat(&self) -> Vec<Era> {
        let wall = (self.wall)();
        let mut course = self.course();
        let now = course.up_to_now();
        let off = i128::from(wall) - i128::from(now.ended_ms);
        if off.unsigned_abs() <= JUMP.as_millis() {
            return vec![now];
        }
        count(&self.jumps);
        tracing::error!(
            seconds = off / 1000,
            "the clock of this machine has jumped; games by turn do not mind"
        );
        course.turn(wall);
        vec![now, course.up_to_now()]
    }
}

/// Looks at the wall clock now and then, and tells the store how long the server has been up.
pub(crate) async fn keep(app: Arc<App>) {
    loop {
        for era in app.time.beat() {
            // A store that keeps nothing is told of elsewhere.
            let _ = written(app.store.write(Write::Up(era))).await;
        }
        if app.is_closing() {
            return;
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = app.closed() => {}
        }
    }
}

/// The clock of this machine.
pub(crate) fn wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    const HOUR: u64 = 3_600_000;

    /// A server that was up from one hour to another, and so on.
    fn eras(hours: &[(u64, u64)]) -> Vec<Era> {
        let mut eras: Vec<Era> = Vec::new();
        for &(from, to) in hours {
            let first = Era { number: 1, began_ms: from * HOUR, ended_ms: 0, up_ms: 0 };
            let era = eras.last().map_or(first, |last| last.next(from * HOUR));
            eras.push(Era { ended_ms: to * HOUR, ..era });
        }
        eras
    }

    fn at(hour: u64, eras: &[(u64, u64)]) -> Time {
        Time::new(Arc::new(move || hour * HOUR), self::eras(eras))
    }

    /// Whole hours of being up since that moment.
    fn hours(time: &Time, since: u64) -> u64 {
        time.up_since(since).as_secs() / 3600
    }

    #[test]
    fn what_the_server_was_away_does_not_count() {
        let time = at(200, &[(100, 102), (110, 111)]);
        let since = [100, 101, 105, 110, 150].map(|hour| hours(&time, hour * HOUR));
        assert_eq!(since, [3, 2, 1, 1, 0]);
        assert_eq!(time.up_ms() / HOUR, 3);
        assert_eq!(time.now_ms() / HOUR, 200);
    }

    #[test]
    fn a_clock_that_was_wrong_at_one_start_takes_nothing_from_anybody() {
        // Ten years ahead for an hour, then right again.
        let time = at(103, &[(100, 101), (87_700, 87_701)]);
        let since = [100, 101, 87_700, 87_701].map(|hour| hours(&time, hour * HOUR));
        assert_eq!(since, [2, 1, 1, 0]);
        // Behind everything that was.
        let time = at(3, &[(100, 101)]);
        assert_eq!([100, 101].map(|hour| hours(&time, hour * HOUR)), [1, 0]);
    }

    #[test]
    fn moments_that_came_twice_count_as_the_later_ones() {
        let time = at(150, &[(100, 110), (105, 107)]);
        assert_eq!(hours(&time, 106 * HOUR), 1);
        assert_eq!(hours(&time, 104 * HOUR), 8);
        assert_eq!(hours(&time, 50 * HOUR), 12, "before all that is known: all of it at most");
    }

    #[test]
    fn a_jump_while_the_server_runs_is_found_and_begins_an_era() {
        let wall = Arc::new(AtomicU64::new(100 * HOUR));
        let read = Arc::clone(&wall);
        let time = Time::new(Arc::new(move || read.load(Ordering::Relaxed)), Vec::new());
        assert_eq!(time.beat().len(), 1);
        for hour in [500, 20] {
            wall.store(hour * HOUR, Ordering::Relaxed);
            let told = time.beat();
            assert_eq!(told.len(), 2);
            assert_eq!(told[1].began_ms, hour * HOUR);
            assert_eq!(time.now_ms() / HOUR, hour);
            assert_eq!(time.beat().len(), 1, "once is enough");
        }
        assert_eq!(time.jumps.load(Ordering::Relaxed), 2);
        let since = [100, 500, 20].map(|hour| hours(&time, hour * HOUR));
        assert_eq!((since, time.up_ms() / HOUR), ([0, 0, 0], 0));
    }
}
