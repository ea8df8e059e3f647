//! Places at the table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in table order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The place as an index into per-seat tables.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next place in table order among `n` places.
    #[must_use]
    pub fn next(self, n: u8) -> Seat {
        Seat((self.0 + 1) % n)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Seat {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Seat, Self::Err> {
        text.parse().map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody, whatever the number of seats.
    pub const ALL: Seats = Seats(u16::MAX);

    /// Just this seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `n` seats.
    #[allow(clippy::cast_possible_truncation, reason = "at most sixteen bits are set")]
    pub const fn first(n: u8) -> Seats {
        Seats(((1u32 << n) - 1) as u16)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set less one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats belong to the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// For whom something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Whoever may see everything.
    Referee,
}

impl Viewer {
    /// Whether this viewer is among the eyes a secret was dealt to; the referee always is.
    pub fn is_among(self, eyes: Seats) -> bool {
        match self {
            Viewer::Seat(seat) => eyes.contains(seat),
            Viewer::Spectator => eyes == Seats::ALL,
            Viewer::Referee => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_add_remove_and_count() {
        let set = Seats::one(Seat(2)).with(Seat(0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(set.without(Seat(2)), Seats::first(1));
        assert_eq!(Seats::first(16), Seats::ALL);
        assert!(!set.contains(Seat(200)));
    }

    #[test]
    fn a_spectator_sees_only_what_all_see() {
        assert!(Viewer::Spectator.is_among(Seats::ALL));
        assert!(!Viewer::Spectator.is_among(Seats::first(4)));
        assert!(Viewer::Referee.is_among(Seats::NONE));
    }
}
