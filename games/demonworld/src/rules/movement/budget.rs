//! §DW-119 to §DW-123 §PR-42 What a troop may spend in its move: points and manoeuvres.

use crate::Demonworld;
use crate::content::Role;
use crate::ids::Order;
use crate::rules::ground::{gear, leaders};
use crate::rules::shoot::artillery;
use crate::state::{Moving, State, TroopId};

/// §PR-42 What a troop may spend in its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Budget {
    /// Movement points.
    pub(crate) points: u8,
    /// Manoeuvres.
    pub(crate) drills: u8,
}

impl Budget {
    /// §DW-121 §DW-122 §DW-123 §PR-42 Points that go together with so many manoeuvres.
    fn beside(self, used: u8) -> u8 {
        match used {
            0 => self.points,
            1 if self.drills >= 2 => self.points / 2,
            _ => 0,
        }
    }

    /// Whether so many points and manoeuvres go together.
    pub(crate) fn allows(self, spent: u8, used: u8) -> bool {
        used <= self.drills && spent <= self.beside(used)
    }

    /// Points that are left after so many points and manoeuvres.
    pub(crate) fn left(self, moving: &Moving) -> u8 {
        self.beside(moving.used).saturating_sub(moving.spent)
    }
}

/// §PR-42 §PR-143 The budget of a troop under its order.
pub(crate) fn budget(game: &Demonworld, state: &State, troop: TroopId) -> Budget {
    let one = state.troop(troop);
    if game.card_of(state, troop).kind.is_large() {
        return Budget { points: points(game, state, troop), drills: 0 };
    }
    let order = if one.is_impetuous() { Some(Order::Charge) } else { one.order };
    let points = |id: TroopId| {
        let card = game.card_of(state, id);
        let order = if card.kind.is_character() { Some(Order::Move) } else { order };
        let base = order.map_or(0, |order| card.points_of(order));
        let change = gear::change(game, state, id).mp;
        let magic = gear::magic(game, state, id).mp;
        if base == 0 { 0 } else { base.saturating_add_signed(change.saturating_add(magic)) }
    };
    let own = points(troop);
    let points = state.guests(troop).map(points).fold(own, u8::min);
    let points = if one.order == Some(Order::Hold) { 0 } else { points };
    Budget { points, drills: drills(game, state, troop) }
}

/// §DW-119 §DW-120 §PR-42 Manoeuvres of a unit.
pub(crate) fn drills(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let tables = &game.content().tables;
    let card = game.card_of(state, troop);
    let music = u8::from(leaders::has_role(state, troop, Role::Musician)) * tables.musician;
    let base = if card.is_horde() { tables.horde } else { card.manoeuvres + music };
    base.saturating_add_signed(gear::magic(game, state, troop).manoeuvres)
}

/// §DW-30 §DW-99 §DW-105 §DW-106 §DW-107 Movement points of a large element under its order.
pub(crate) fn points(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let one = state.troop(troop);
    // §PR-88 The impetuous run with their C value.
    let order = if one.is_impetuous() { Some(Order::Charge) } else { one.order };
    order.map_or(0, |order| points_on(game, state, troop, order))
}

/// Movement points that a large element would have under an order.
pub(crate) fn points_on(game: &Demonworld, state: &State, troop: TroopId, order: Order) -> u8 {
    let tables = &game.content().tables;
    let card = game.card_of(state, troop);
    let change = gear::magic(game, state, troop).mp;
    if card.gun.is_some() {
        return artillery::points(game, state, troop, order).saturating_add_signed(change);
    }
    let hp = state.standing(troop).next().map_or(0, |id| state.element(id).hp);
    let wounds = i8::try_from(card.hp.saturating_sub(hp)).unwrap_or(i8::MAX);
    let base = card.points_of(order);
    base.saturating_add_signed(wounds.saturating_mul(tables.mp_per_wound).saturating_add(change))
}

/// Points that are left in the move.
pub(crate) fn left(game: &Demonworld, state: &State, troop: TroopId) -> u8 {
    let spent = state.moving.map_or(0, |moving| moving.spent);
    points(game, state, troop).saturating_sub(spent)
}
