//! How much may be said at a table.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::error::Failure;
use crate::limit::{Bucket, Neighbourhood, Pace};

/// Households remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 64;

/// Whoever is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Speaker {
    Seat(u8),
    /// The seats of a household together.
    Household(Neighbourhood),
    /// Those of it who only look on.
    Spectators(Neighbourhood),
}

/// Who has spoken lately.
#[derive(Debug, Default)]
pub(super) struct Talk(BTreeMap<Speaker, (Bucket, Pace)>);

impl Talk {
    /// Fine if a seat, or somebody who looks on, may say a line now. A seat has so many lines a
    /// minute, and all seats of a household twice as many, however often they sit down anew.
    pub(super) fn admit(
        &mut self,
        seat: Option<u8>,
        from: Neighbourhood,
        lines: u32,
    ) -> Result<(), Failure> {
        let (one, all) = (Pace::per_minute(lines), Pace::per_minute(lines.saturating_mul(2)));
        let speaker = seat.map_or(Speaker::Spectators(from), Speaker::Seat);
        let both = [(speaker, one), (Speaker::Household(from), all)];
        if self.0.len() >= REMEMBERED {
            self.0.retain(|_, (bucket, pace)| !bucket.is_full(*pace));
        }
        for (speaker, pace) in both {
            let (bucket, _) = self.0.entry(speaker).or_insert((Bucket::full(pace), pace));
            let left = bucket.until(pace);
            if !left.is_zero() {
                return Err(Failure::ChatFast(seconds(left)));
            }
        }
        for (speaker, pace) in both {
            self.0.get_mut(&speaker).map(|(bucket, _)| bucket.take(pace));
        }
        Ok(())
    }
}

/// Counted up, so that who waits as long as told is not told to wait again.
fn seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn household(number: u8) -> Neighbourhood {
        IpAddr::from([192, 0, 2, number]).into()
    }

    fn said(talk: &mut Talk, seat: Option<u8>, from: u8) -> usize {
        (0..100).filter(|_| talk.admit(seat, household(from), 30).is_ok()).count()
    }

    #[test]
    fn who_has_said_much_waits_and_others_do_not() {
        let mut talk = Talk::default();
        assert_eq!(said(&mut talk, Some(0), 1), 6);
        let refused = talk.admit(Some(0), household(1), 30);
        assert!(matches!(refused, Err(Failure::ChatFast(1..=2))), "{refused:?}");
        assert_eq!(said(&mut talk, Some(1), 2), 6, "another seat has lines of its own");
        assert_eq!(said(&mut talk, None, 3), 6, "and so has who looks on");
    }

    #[test]
    fn a_household_with_many_seats_has_twice_as_much_to_say() {
        let mut talk = Talk::default();
        let all: usize = (0..5).map(|seat| said(&mut talk, Some(seat), 1)).sum();
        assert_eq!(all, 12);
        assert_eq!(said(&mut talk, None, 1), 0, "those who look on are of the household");
    }

    #[test]
    fn a_crowd_that_speaks_once_is_forgotten() {
        let mut talk = Talk::default();
        for number in 0..=255 {
            talk.admit(None, household(number), u32::MAX).unwrap();
        }
        assert!(talk.0.len() <= 2 * REMEMBERED, "{}", talk.0.len());
    }
}
