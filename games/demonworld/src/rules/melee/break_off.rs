//! §DW-42 §PR-132 Flyers break off after the last blow of a melee.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Hex, Place};
use crate::ids::{CardKind, Flight};
use crate::illegal::Illegal;
use crate::rules::ground::{air, shape};
use crate::rules::movement::{flight, landing};
use crate::rules::refusals;
use crate::state::{Air, ElementId, State, TroopId, Troops};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §DW-42 The flyers of a melee, seat 0 first.
pub(crate) fn flyers(game: &Demonworld, state: &State, troops: Troops) -> Vec<TroopId> {
    troops.iter().filter(|&id| air::flight(game, state, id) != Flight::None).collect()
}

/// §PR-132 Whether a flyer may leave the melee at hand.
fn may_leave(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let one = state.troop(troop);
    let free = state.fray.troops.contains(troop)
        && !one.is_routing()
        && state.guests(troop).next().is_none()
        && state.is_present(troop)
        // Whoever fell to its blows was in melee with it all the same.
        && !one.meets.is_empty();
    let out = |element: ElementId| !exits(game, state, element).is_empty();
    free && match air::flight(game, state, troop) {
        Flight::None => false,
        Flight::Low => state.standing(troop).all(out),
        Flight::High => true,
    }
}

/// §PR-132 Hexes to which a low flyer gets away: near, free, without contact.
fn exits(game: &Demonworld, state: &State, element: ElementId) -> Vec<Hex> {
    let one = state.element(element);
    let Some(from) = one.hex else {
        return Vec::new();
    };
    let fits = |hex: &Hex| {
        let place = Place::new(*hex, one.facing);
        from.distance(*hex) <= landing::AWAY
            && air::may_stand(game, state, element, place)
            && !air::meets(game, state, element, place).0
    };
    game.map().hexes().filter(fits).collect()
}

/// §DW-42 Whether a flyer breaks off.
impl Ask<Demonworld> for step::BreakOff {
    const TOPICS: &'static [Topic] = topics!["break-off" => "PR-132"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let troop = self.troop;
        if may_leave(game, state, troop) {
            found(Action::BreakOff {});
            found(Action::Decline {});
        }
    }

    /// §DW-42 §PR-132 A flyer leaves the melee, or fights on. Whom it met and what it lost counts until
    /// the melee is over.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let troop = self.troop;
        if *action != (Action::BreakOff {}) {
            return;
        }
        cx.tell(|| Event::BrokeOff { troop });
        state.fray.troops = state.fray.troops.without(troop);
        let next = state.turn + 1;
        let one = state.troop_mut(troop);
        one.since = 0;
        one.foes = Troops::NONE;
        one.idle = next;
        if air::flight(game, state, troop) == Flight::High {
            return flight::rise(game, state, troop);
        }
        let elements: Vec<ElementId> = state.standing(troop).collect();
        for &element in elements.iter().rev() {
            state.agenda.first([Step::FlyOff { element }]);
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || why_not(at.state, self.troop, *action))
    }
}

/// §PR-132 Where an element that broke off may go.
impl Ask<Demonworld> for step::FlyOff {
    const TOPICS: &'static [Topic] = topics!["fly-off" => "PR-132"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.seat_of(self.element))
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let element = self.element;
        let mut spots: Vec<Spot> = exits(game, state, element).into_iter().map(Spot::of).collect();
        spots.sort_unstable();
        for hex in spots {
            found(Action::Land { hex });
        }
    }

    /// §PR-132 An element that broke off comes down elsewhere.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let element = self.element;
        if let Action::Land { hex } = *action {
            let (from, facing) = (state.element(element).hex, state.element(element).facing);
            state.lift(game, element);
            state.put(game, element, hex.hex(), facing);
            cx.tell(|| Event::Flew { element: element.at(from), hex: hex.into() });
        }
        let troop = state.element(element).troop;
        if game.card_of(state, troop).kind == CardKind::Unit {
            shape::refresh(game, state, troop);
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || {
            landing::check_away(at.game, at.state, self.element, *action)
        })
    }
}

/// §PR-132 Why a flyer cannot do this.
fn why_not(state: &State, troop: TroopId, action: Action) -> Result<(), Illegal> {
    match action {
        Action::High {} if state.troop(troop).air == Air::Ground => {
            Err(Illegal::NotHighFlyer { troop })
        }
        _ => Ok(()),
    }
}
