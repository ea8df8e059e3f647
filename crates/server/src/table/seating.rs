//! Sitting down, getting up, giving up, beginning, going on.

use minds::Level;
use protocol::{SeatKind, Status};

use super::create;
use super::host::Host;
use crate::error::Failure;
use crate::names;
use crate::store::{Entry, Key, Place};

impl Host {
    /// Fine if the table has this seat.
    pub(super) fn known_seat(&self, seat: u8) -> Result<(), Failure> {
        if usize::from(seat) < self.tableau.places.len() {
            Ok(())
        } else {
            Err(Failure::NoSeat(seat))
        }
    }

    /// The seats that these hashes open.
    pub(super) fn holds(&self, pairs: &[(u8, [u8; 32])]) -> Vec<u8> {
        let opens = |&(seat, hash): &(u8, [u8; 32])| {
            let human = self.tableau.places.get(usize::from(seat));
            human.is_some_and(|place| place.who == SeatKind::Human)
                && self.tableau.keys.iter().any(|key| key.seat == seat && key.hash == hash)
        };
        let mut seats: Vec<u8> =
            pairs.iter().filter(|pair| opens(pair)).map(|&(seat, _)| seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    pub(super) async fn join(
        &mut self,
        name: String,
        wanted: Option<u8>,
        hash: [u8; 32],
    ) -> Result<u8, Failure> {
        let open = |place: &Place| place.who == SeatKind::Open;
        let seat = match wanted {
            Some(seat) => {
                self.known_seat(seat)?;
                if !open(&self.tableau.places[usize::from(seat)]) {
                    return Err(Failure::Taken(seat));
                }
                seat
            }
            None => (0..)
                .zip(&self.tableau.places)
                .find(|(_, place)| open(place))
                .map(|(seat, _)| seat)
                .ok_or(Failure::NoneOpen)?,
        };
        names::free(&name, self.tableau.places.iter().map(|place| place.name.as_str()))?;
        let place = Place { name, who: SeatKind::Human };
        self.append(Entry::Seated { seat, place }, vec![Key { seat, hash }]).await?;
        self.changed();
        Ok(seat)
    }

    pub(super) async fn leave(&mut self, seat: u8) -> Result<(), Failure> {
        self.known_seat(seat)?;
        match self.tableau.status() {
            Status::Gathering => {
                let mut entries = Vec::new();
                // Who has seen what others promised breaks the round off.
                if self.tableau.round.shown {
                    entries.push(Entry::Void { seats: vec![seat], late: false });
                }
                entries.push(emptied(seat));
                self.append_all(entries, Vec::new()).await?;
            }
            Status::Playing if self.tableau.made.takeover => self.replace(seat).await?,
            // Without a stand-in the seat waits for its owner.
            Status::Playing => return Err(Failure::NoStandIn),
            Status::Over => return Ok(()),
        }
        self.changed();
        Ok(())
    }

    /// An opponent takes a seat: an open one, or one whose player has gone away where the table
    /// allows that.
    pub(super) async fn stand_in(
        &mut self,
        seat: u8,
        level: Option<String>,
    ) -> Result<(), Failure> {
        self.known_seat(seat)?;
        let place = create::program(level.unwrap_or_else(|| Level::Fiend.name().to_owned()))?;
        match (&self.tableau.places[usize::from(seat)].who, self.tableau.status()) {
            (SeatKind::Open, Status::Gathering) => {}
            (SeatKind::Human, Status::Playing) if self.tableau.made.takeover => self.gone(seat)?,
            (SeatKind::Human, Status::Playing) => return Err(Failure::NoStandIn),
            (_, Status::Over) => return Err(Failure::Over),
            _ => return Err(Failure::Taken(seat)),
        }
        self.append(Entry::Seated { seat, place }, Vec::new()).await?;
        self.changed();
        self.begin_if_ready().await;
        Ok(())
    }

    /// Fine if the player of a seat has been away for long enough.
    fn gone(&self, seat: u8) -> Result<(), Failure> {
        let least = self.app.config.absence;
        let since = self.away.get(&seat).copied().unwrap_or(self.back);
        let is_here = self.present().contains(&seat);
        if is_here {
            return Err(Failure::NotAway { seat, is_here, seconds: least.as_secs() });
        }
        match least.checked_sub(since.elapsed()) {
            // Counted up, so that who waits as long as told is not told to wait again.
            Some(left) if !left.is_zero() => {
                Err(Failure::NotAway { seat, is_here, seconds: left.as_secs() + 1 })
            }
            _ => Ok(()),
        }
    }

    /// An opponent takes over a seat.
    async fn replace(&mut self, seat: u8) -> Result<(), Failure> {
        self.append(replaced(seat), Vec::new()).await
    }

    /// A seat gives up: with two seats the game ends, with more an opponent plays on.
    pub(super) async fn resign(&mut self, seat: u8, time: bool) -> Result<(), Failure> {
        self.known_seat(seat)?;
        match self.tableau.status() {
            Status::Gathering => return Err(Failure::NotStarted),
            Status::Over => return Err(Failure::Over),
            Status::Playing => {}
        }
        self.pending = None;
        if time && self.tableau.made.takeover {
            self.replace(seat).await?;
        } else {
            let mut entries = vec![Entry::Resigned { seat, time }];
            entries.extend((self.tableau.places.len() > 2).then(|| replaced(seat)));
            self.append_all(entries, Vec::new()).await?;
        }
        self.changed();
        Ok(())
    }

    /// The table where the same people go on; it is made when the first of them asks.
    pub(super) async fn rematch(&mut self) -> Result<String, Failure> {
        if self.tableau.status() != Status::Over {
            return Err(Failure::Running);
        }
        if let Some(table) = &self.tableau.rematch {
            return Ok(table.clone());
        }
        let made = crate::store::Made {
            places: self.tableau.places.clone(),
            makers: self.tableau.makers.iter().copied().collect(),
            ..self.tableau.made.clone()
        };
        let (table, _) = create::store(&self.app, made, self.tableau.household, &[]).await?;
        self.append(Entry::Rematch { table: table.clone() }, Vec::new()).await?;
        self.changed();
        Ok(table)
    }
}

/// Somebody gets up before the start.
pub(super) fn emptied(seat: u8) -> Entry {
    Entry::Seated { seat, place: Place { name: String::new(), who: SeatKind::Open } }
}

/// An opponent sits down who plays sensibly and lets nobody wait.
pub(super) fn replaced(seat: u8) -> Entry {
    let who = SeatKind::Bot { level: Level::Fiend.name().to_owned() };
    Entry::Seated { seat, place: Place { name: String::new(), who } }
}
