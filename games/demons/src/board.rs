//! Questions about a position that many chapters ask: who stands where, what stops whom.

use kernel::Seat;

use crate::Demons;
use crate::Printed;
use crate::content::Hex;
use crate::kinds::Terrain;
use crate::options::Within;
use crate::state::{Place, State};

impl Demons {
    /// §12.3X The terrain of a hex now.
    pub fn terrain(&self, state: &State, hex: Hex) -> Terrain {
        match self.content.map.town_in(hex) {
            Some(town) if state.razed & (1 << town) != 0 => Terrain::Open,
            _ => self.content.map.printed(hex),
        }
    }

    /// Whether a town still stands in a hex.
    pub(crate) fn is_town(&self, state: &State, hex: Hex) -> bool {
        self.terrain(state, hex) == Terrain::Town
    }

    /// §5.8a Points to enter a hex; nothing if nobody enters.
    pub(crate) fn cost(&self, state: &State, to: Hex, river: bool) -> Option<u8> {
        self.content.tables.cost(self.terrain(state, to), river)
    }

    /// §X-59 Whether anybody may enter.
    pub(crate) fn can_enter(&self, state: &State, hex: Hex) -> bool {
        self.content.tables.can_enter(self.terrain(state, hex))
    }

    /// §5.4a §5.4b Whether an enemy of this magician stands in a hex.
    pub(crate) fn has_enemy(state: &State, seat: Seat, hex: Hex) -> bool {
        state.has_mortal(hex) || state.magician_at(hex).is_some_and(|other| other != seat)
    }

    /// §X-59 §5.4a §X-10 Whether this magician may stand in a hex.
    pub(crate) fn may_stand(&self, state: &State, seat: Seat, hex: Hex) -> bool {
        self.can_enter(state, hex) && !Self::has_enemy(state, seat, hex)
    }

    /// §5.0d Whether a free magician is next to a hex.
    pub(crate) fn beside_magician(&self, state: &State, hex: Hex) -> bool {
        state.free().any(|(_, at)| self.content.map.touch(at, hex))
    }

    /// §5.5a §8.2b §X-11 §X-43 Whether something next to a hex stops a magician there.
    pub(crate) fn is_stopped(&self, state: &State, seat: Seat, hex: Hex) -> bool {
        if state.magician(seat).invisible {
            return false;
        }
        let map = &self.content.map;
        let rival = state.free().any(|(other, at)| other != seat && map.touch(at, hex));
        rival
            || state.mortals.iter().any(|mortal| {
                let stops = !mortal.fleeing && mortal.storms == 0;
                stops && mortal.hex.is_some_and(|at| map.touch(at, hex))
            })
    }

    /// §X-01 Whether a distance is within a range.
    pub(crate) fn is_within(&self, distance: u32, range: u32) -> bool {
        match self.options.within {
            Within::Inclusive => distance <= range,
            Within::Exclusive => distance < range,
        }
    }

    /// §X-61 Whether a unit counts as next to a magician; his captor's hex counts for a captive.
    pub(crate) fn is_beside(&self, state: &State, seat: Seat, unit: Hex) -> bool {
        let captive = state.magician(seat).is_captive();
        state
            .place_of(seat)
            .is_some_and(|at| self.content.map.touch(at, unit) || (captive && at == unit))
    }

    /// §12.3N Whether a magician is in or next to a town.
    pub(crate) fn is_at_town(&self, state: &State, seat: Seat) -> bool {
        state.place_of(seat).is_some_and(|at| {
            self.is_town(state, at)
                || self.content.map.neighbours(at).any(|(hex, _)| self.is_town(state, hex))
        })
    }

    /// Free neighbours of a hex where this magician may stand.
    pub(crate) fn free_neighbours(
        &self,
        state: &State,
        seat: Seat,
        hex: Hex,
    ) -> impl Iterator<Item = Hex> {
        let around = self.content.map.neighbours(hex).map(|(next, _)| next);
        around.filter(move |&next| self.may_stand(state, seat, next))
    }

    /// §X-17 Found magicians without a mortal beside them are hidden again.
    pub(crate) fn lost_from_sight(&self, state: &State, seat: Seat) -> bool {
        let magician = state.magician(seat);
        if !magician.found {
            return false;
        }
        let Place::At(at) = magician.place else { return true };
        let seen = |mortal: &crate::state::Mortal| {
            !mortal.fleeing && mortal.hex.is_some_and(|hex| self.content.map.touch(hex, at))
        };
        magician.invisible || !state.mortals.iter().any(seen)
    }

    /// The number of a treasure as two dice, 11 to 66.
    pub(crate) fn treasure_number(treasure: u8) -> u8 {
        (treasure / 6 + 1) * 10 + treasure % 6 + 1
    }

    /// The treasure with this number.
    pub(crate) fn treasure_of(number: u8) -> Option<u8> {
        let (first, second) = (number / 10, number % 10);
        let dice = (1..=6).contains(&first) && (1..=6).contains(&second);
        dice.then(|| (first - 1) * 6 + second - 1)
    }

    /// A hex as events and refusals tell it.
    pub(crate) fn printed(&self, hex: Hex) -> Printed {
        Printed::of(self.number(hex))
    }

    /// The printed number of a hex, as actions carry it.
    pub(crate) fn number(&self, hex: Hex) -> u16 {
        self.content.map.number(hex)
    }
}
