//! Who is not heard at a table, and whose name is not shown there.
//!
//! Whoever made a table mutes for everybody at it: lines are not said and earlier ones not shown, and
//! a muted player is called as the seat is when nobody has a name. A name that the operator muted
//! is hidden in the same way at every table.

use std::collections::BTreeSet;

use protocol::{ChatLine, Muting, SeatKind, Speaker};

use super::guest::Guest;
use super::host::Host;
use super::tableau::{Tableau, called};
use crate::config::MUTES;
use crate::error::Failure;
use crate::limit::Neighbourhood;
use crate::names::Unseen;
use crate::random::{hex, unhex};
use crate::store::{Entry, HUSHED, Household, Hushed, Place};
use crate::words::{Language, seat_name};

/// Who is not heard at a table.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Hush {
    seats: BTreeSet<u8>,
    /// What those of the seats were called when they were muted: their earlier lines name them.
    names: BTreeSet<String>,
    households: BTreeSet<Household>,
    onlookers: bool,
    /// How often somebody was muted or heard again.
    times: u32,
    /// Names that the operator muted.
    by_operator: Unseen,
}

impl Hush {
    /// Takes in what the log says.
    pub(super) fn note(&mut self, whom: &Hushed, muted: bool, places: &[Place]) {
        self.times += 1;
        match whom {
            Hushed::Seat { seat } => {
                let name = places.get(usize::from(*seat)).map(|place| place.name.clone());
                if muted {
                    self.seats.insert(*seat);
                    self.names.extend(name);
                } else {
                    self.seats.remove(seat);
                    self.names.retain(|one| Some(one) != name.as_ref());
                }
            }
            Hushed::Household { digest } => {
                let Some(household) = unhex(digest).map(Household) else { return };
                if muted {
                    self.households.insert(household);
                } else {
                    self.households.remove(&household);
                }
            }
            Hushed::Onlookers => {
                self.onlookers = muted;
                if !muted {
                    self.households.clear();
                }
            }
        }
    }

    /// Somebody else sits there now; what was said before stays hidden.
    pub(super) fn vacate(&mut self, seat: u8) {
        self.seats.remove(&seat);
    }

    /// Whether whoever made the table muted a seat.
    pub(super) fn is_muted(&self, seat: u8) -> bool {
        self.seats.contains(&seat)
    }

    /// Whether those who look on are muted together.
    pub(super) fn onlookers(&self) -> bool {
        self.onlookers
    }

    /// Whether a name is not shown.
    fn hides(&self, name: &str) -> bool {
        self.names.contains(name) || self.by_operator.has(name)
    }

    /// What somebody who sits or sat there is called.
    pub(super) fn called(&self, seat: u8, place: &Place, game: &str, language: Language) -> String {
        match place.who {
            SeatKind::Human if self.hides(&place.name) => seat_name(language, seat),
            _ => called(place, game, language),
        }
    }

    /// How the list of tables keeps somebody; the operator's mutes are looked at when it is read.
    pub(super) fn listed(&self, place: &Place) -> String {
        match place.who {
            SeatKind::Human if self.names.contains(&place.name) => {
                format!("{HUSHED}{}", place.name)
            }
            _ => place.listed(),
        }
    }

    /// Fine if nobody at the table has muted whoever speaks: for a seat, or as one who looks on.
    fn lets_speak(&self, seat: Option<u8>, mine: &[u8], from: Household) -> Result<(), Failure> {
        let muted = match seat {
            Some(seat) => self.is_muted(seat),
            // Who is muted in a seat is not heard beside it.
            None => {
                self.onlookers
                    || self.households.contains(&from)
                    || mine.iter().any(|seat| self.is_muted(*seat))
            }
        };
        if muted { Err(Failure::MutedHere) } else { Ok(()) }
    }
}

impl Tableau {
    /// Takes in which names the operator has muted; whether that changes anything here.
    fn hush(&mut self, muted: Unseen) -> bool {
        let before = std::mem::replace(&mut self.hush.by_operator, muted);
        if before == self.hush.by_operator {
            return false;
        }
        let now = &self.hush.by_operator;
        let said = self.chat.iter().map(|line| line.name.as_str());
        let sits = self.places.iter().map(|place| place.name.as_str());
        let changes =
            said.chain(sits).chain(self.log.names()).any(|name| before.has(name) != now.has(name));
        if changes {
            self.rename();
        }
        changes
    }
}

impl Host {
    /// Hides the names that the operator has muted meanwhile, and shows those he no longer does.
    pub(super) fn heed_the_operator(&mut self) {
        if self.tableau.hush(self.app.muted_names()) {
            self.greet_all();
        }
    }

    /// Lines of the chat as they are shown to whoever comes.
    pub(super) fn shown_chat(&self) -> Vec<ChatLine> {
        let hush = &self.tableau.hush;
        let is_shown = |line: &&ChatLine| {
            if line.seat.is_some() {
                return !hush.hides(&line.name);
            }
            let from = self.speakers.get(&line.number);
            !hush.onlookers && !from.is_some_and(|from| hush.households.contains(from))
        };
        self.tableau.chat.iter().filter(is_shown).cloned().collect()
    }

    /// Fine if whoever made the table lets this connection speak.
    pub(super) fn lets_speak(
        &self,
        guest: u64,
        seat: Option<u8>,
        from: Neighbourhood,
    ) -> Result<(), Failure> {
        let guest: Option<&Guest> = self.guests.iter().find(|one| one.id == guest);
        let mine = guest.map(|guest| guest.seats.as_slice()).unwrap_or_default();
        self.tableau.hush.lets_speak(seat, mine, self.app.household(from))
    }

    /// Whether somebody who holds these seats made the table.
    pub(super) fn made(&self, mine: &[u8]) -> bool {
        mine.iter().any(|seat| self.tableau.makers.contains(seat))
    }

    /// Whoever made the table no longer lets somebody be heard, or does again.
    pub(super) async fn mute(&mut self, mine: &[u8], wanted: Muting) -> Result<(), Failure> {
        if !self.made(mine) {
            return Err(Failure::NotMaker);
        }
        let whom = self.hushed(mine, &wanted.whom)?;
        let mut after = self.tableau.hush.clone();
        after.note(&whom, wanted.muted, &self.tableau.places);
        after.times = self.tableau.hush.times;
        if after == self.tableau.hush {
            return Ok(());
        }
        if after.times >= MUTES {
            return Err(Failure::MuteLimit);
        }
        let asked = self.request.take();
        let done = self.append(Entry::Muted { whom, muted: wanted.muted }, Vec::new()).await;
        // Whether something may be taken back is asked as before.
        self.request = asked;
        done?;
        self.greet_all();
        Ok(())
    }

    fn hushed(&self, mine: &[u8], whom: &Speaker) -> Result<Hushed, Failure> {
        match whom {
            Speaker::Seat { seat } => {
                self.known_seat(*seat)?;
                let is_human = self.tableau.places[usize::from(*seat)].who == SeatKind::Human;
                if !is_human || mine.contains(seat) {
                    return Err(Failure::NobodyToMute);
                }
                Ok(Hushed::Seat { seat: *seat })
            }
            Speaker::Line { number } => {
                let from = self.speakers.get(number).ok_or(Failure::NobodyToMute)?;
                Ok(Hushed::Household { digest: hex(&from.0) })
            }
            Speaker::Onlookers {} => Ok(Hushed::Onlookers),
        }
    }
}
