//! §PR-133 Characters that start inside a unit.

use super::setup::Ask;
use crate::Demonworld;
use crate::formation::{self, Shape};
use crate::grid::{Facing, Hex, Place};
use crate::ids::CardKind;
use crate::illegal::Illegal;
use crate::rules::ground::shape;
use crate::rules::ground::zone::{Later, Need, Stance, Zone};
use crate::rules::movement::walk;
use crate::rules::movement::walk::GUESTS;
use crate::state::{State, TroopId};

/// Where a unit looks that stands already.
pub(crate) fn facing(state: &State, host: TroopId) -> Option<Facing> {
    state.standing(host).next().map(|element| state.element(element).facing)
}

/// Room in the zone for the card at hand.
pub(crate) struct Room<'a> {
    pub(crate) zone: &'a Zone,
    pub(crate) need: &'a Need,
    pub(crate) later: &'a Later<'a>,
}

impl Room<'_> {
    /// The hexes beside a unit on which a character leaves it organised, by column and row.
    pub(crate) fn berths(
        &self,
        game: &Demonworld,
        state: &State,
        (troop, host): (TroopId, TroopId),
    ) -> Vec<Hex> {
        let card = game.card_of(state, host);
        let unit = card.kind == CardKind::Unit && state.troop(host).seat == state.troop(troop).seat;
        let guests = state.guests(host).filter(|&guest| guest != troop).count();
        let (true, Some(facing)) = (unit && guests < GUESTS, facing(state, host)) else {
            return Vec::new();
        };
        let Some(cover) = self.need.cover(Stance { width: 1, facing }) else {
            return Vec::new();
        };
        let places = shape::places(state, host);
        let stays = |&hex: &Hex| {
            let mut with = places.clone();
            with.push(Place::new(hex, facing));
            let shape = formation::shape(&with, card, guests + 1);
            shape.is_organised() && shape != Shape::Skirmish
        };
        let beside = |&hex: &Hex| places.iter().any(|place| place.hex.distance(hex) == 1);
        let spots = self.zone.spots().filter(beside).filter(stays);
        spots.filter(|&hex| self.zone.spares(cover, hex, self.later)).collect()
    }

    /// The units that a character may start in.
    pub(crate) fn hosts(&self, game: &Demonworld, state: &State, ask: Ask) -> Vec<TroopId> {
        let troop = ask.troop();
        if !game.card_of(state, troop).kind.is_character() {
            return Vec::new();
        }
        let own = state.own(state.troop(troop).seat);
        own.filter(|&host| !self.berths(game, state, (troop, host)).is_empty()).collect()
    }

    /// §PR-133 Whether the character at hand may start in this unit.
    pub(crate) fn check_host(
        &self,
        game: &Demonworld,
        state: &State,
        ask: Ask,
        host: TroopId,
    ) -> Result<(), Illegal> {
        if host.index() >= state.troops.len() {
            Err(Illegal::NoSuchTroop { troop: host })
        } else if self.hosts(game, state, ask).contains(&host) {
            Ok(())
        } else {
            Err(walk::cannot_join(host, "deploy"))
        }
    }

    /// §PR-133 Whether a character that starts in a unit may stand here.
    pub(crate) fn check_berth(
        &self,
        game: &Demonworld,
        state: &State,
        troop: TroopId,
        hex: Hex,
    ) -> Result<(), Illegal> {
        let host = state.troop(troop).host.unwrap_or(troop);
        let stands = self.berths(game, state, (troop, host)).contains(&hex);
        if stands { Ok(()) } else { Err(walk::cannot_join(host, "berth")) }
    }
}
