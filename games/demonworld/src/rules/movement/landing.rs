//! §PR-130 §PR-131 §PR-132 Why a flyer cannot land somewhere.

use super::{flight, march};
use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::grid::{Facing, Hex, Place};
use crate::ids::Flight;
use crate::illegal::Illegal;
use crate::large;
use crate::rules::ground::{air, terrain};
use crate::state::{ElementId, State, TroopId};

/// §PR-132 How far a flyer that only flies low gets away.
pub(crate) const AWAY: u8 = 6;

/// A landing that is refused: whose, where it is, and the hex where it is asked for.
struct Landing<'a> {
    game: &'a Demonworld,
    state: &'a State,
    element: ElementId,
    spot: Spot,
}

impl Landing<'_> {
    fn refused(&self, why: &'static str, at: Hex, (distance, range): (u8, u8)) -> Illegal {
        let at = Spot::of(at).into();
        Illegal::CannotLand { hex: self.spot.into(), why, at, distance, range }
    }

    /// §PR-130 On the map and in reach; from high above everything is.
    fn check_reach(&self, range: u8) -> Result<(), Illegal> {
        let hex = self.spot.hex();
        if !self.game.map().has(hex) {
            return Err(Illegal::OffTheMap { hex: self.spot.into() });
        }
        let from = self.state.element(self.element).hex;
        match from.map(|from| from.distance(hex)) {
            Some(distance) if distance > range => Err(self.refused("far", hex, (distance, range))),
            _ => Ok(()),
        }
    }

    /// §PR-130 Room for the base, looking so.
    fn check_room(&self, facing: Facing) -> Result<(), Illegal> {
        let (game, state) = (self.game, self.state);
        let base = game.card_of(state, state.element(self.element).troop).base;
        let walker = terrain::walker(game, state, self.element);
        for hex in large::hexes(base, self.spot.hex(), facing) {
            let own = state.at(game, hex) == Some(self.element);
            if terrain::ground(game, walker, hex).is_none() {
                return Err(self.refused("ground", hex, (0, 0)));
            }
            if !own && !state.is_free(game, hex) {
                return Err(self.refused("taken", hex, (0, 0)));
            }
            if terrain::is_burning(state, game, hex) {
                return Err(self.refused("fire", hex, (0, 0)));
            }
        }
        Ok(())
    }

    /// §PR-62 §PR-130 Room in some facing, and no contact but in a lawful attack on somebody in front.
    fn check_attack(&self, troop: TroopId) -> Result<(), Illegal> {
        let now = self.state.element(self.element).facing;
        if Facing::ALL.into_iter().all(|facing| self.check_room(facing).is_err()) {
            return self.check_room(now);
        }
        let hex = self.spot.hex();
        march::check_contact(self.game, self.state, troop, &[(self.element, hex)], true)?;
        let lands = |facing| {
            flight::can_land(self.game, self.state, (troop, self.element), Place::new(hex, facing))
        };
        if Facing::ALL.into_iter().any(lands) {
            Ok(())
        } else {
            Err(self.refused("front", hex, (0, 0)))
        }
    }

    /// §PR-131 Near those of the unit that have landed.
    fn check_together(&self, troop: TroopId) -> Result<(), Illegal> {
        let hex = self.spot.hex();
        let landed = self.state.standing(troop).filter_map(|id| self.state.element(id).hex);
        match landed.map(|there| there.distance(hex)).min() {
            Some(distance) if distance > flight::TOGETHER => {
                Err(self.refused("apart", hex, (distance, flight::TOGETHER)))
            }
            _ => Ok(()),
        }
    }
}

/// §PR-130 §PR-131 Why the element in the air cannot land there; nothing if none is asked to.
pub(crate) fn check(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    spot: Spot,
) -> Result<(), Illegal> {
    let facing = state.moving.is_some_and(|moving| moving.walked > 0);
    let Some(element) = flight::at_hand(state, troop).filter(|_| !facing) else {
        return Ok(());
    };
    let landing = Landing { game, state, element, spot };
    landing.check_reach(flight::range(game, state, troop))?;
    landing.check_attack(troop)?;
    landing.check_together(troop)
}

/// §PR-132 Why an element that broke off cannot come down there: too far, no room, or contact.
pub(crate) fn check_away(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    action: Action,
) -> Result<(), Illegal> {
    let Action::Land { hex: spot } = action else {
        return Ok(());
    };
    let landing = Landing { game, state, element, spot };
    let facing = state.element(element).facing;
    landing.check_reach(AWAY)?;
    landing.check_room(facing)?;
    Err(landing.refused("contact", spot.hex(), (0, 0)))
}

/// §PR-130 §PR-131 Why a flyer cannot do this.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Fly {} => flight::check_fly(game, state, troop),
        Action::High {} if air::flight(game, state, troop) != Flight::High => {
            Err(Illegal::NotHighFlyer { troop })
        }
        Action::Land { hex } => check(game, state, troop, hex),
        _ => Ok(()),
    }
}
