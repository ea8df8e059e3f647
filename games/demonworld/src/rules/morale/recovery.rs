//! §DW-50 §PR-115 Rest: what breaks it, and what it brings back.

use kernel::Cx;

use crate::Demonworld;
use crate::event::Event;
use crate::rules::ground::{contact, gear};
use crate::state::{Deeds, ElementId, State, TroopId};

/// §PR-115 Notes which wizards are in contact now: their rest is broken even if they are free again
/// before the turn ends.
pub(crate) fn watch(game: &Demonworld, state: &mut State) {
    for troop in state.ids() {
        if gear::level(game, state, troop) > 0 && is_in_contact(game, state, troop) {
            state.troop_mut(troop).deeds.mark(Deeds::CONTACTED);
        }
    }
}

/// §PR-115 A character has moved or turned outside a step of his own; the unit of another element
/// has not moved by that.
pub(crate) fn stir(game: &Demonworld, state: &mut State, element: ElementId) {
    let troop = state.element(element).troop;
    if game.card_of(state, troop).kind.is_character() {
        state.troop_mut(troop).deeds.mark(Deeds::STIRRED);
    }
}

/// §PR-52 §PR-115 A character who is parted from his unit has moved if it has moved with him.
pub(crate) fn part(state: &mut State, guest: TroopId, host: TroopId) {
    if state.troop(host).deeds.has(Deeds::STIRRED) {
        state.troop_mut(guest).deeds.mark(Deeds::STIRRED);
    }
}

/// §DW-50 §PR-115 Wizards who rested the whole turn regain points.
pub(crate) fn recover(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    let troops: Vec<TroopId> = state.ids().collect();
    for troop in troops {
        let level = gear::level(game, state, troop);
        let Some(line) = game.content().tables.spell_points(level) else {
            continue;
        };
        let lore = state.troop(troop).lore;
        if !has_rested(game, state, troop) || lore.points >= line.points {
            continue;
        }
        let points = (lore.points + line.rest).min(line.points);
        state.troop_mut(troop).lore.points = points;
        cx.tell(|| Event::PointsRegained { troop, points });
    }
}

/// Whether an enemy is in contact with the elements of a card itself, not with its unit alone.
fn is_in_contact(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    state.standing(troop).any(|element| contact::is_engaged(game, state, element))
}

/// §PR-115 Whether a wizard has rested all the turn.
fn has_rested(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let one = state.troop(troop);
    let busy = [
        Deeds::CAST,
        Deeds::STIRRED,
        Deeds::SHOT,
        Deeds::REACTED,
        Deeds::LIT,
        Deeds::JOINED,
        Deeds::COMMANDED,
        Deeds::TARGETED,
        Deeds::CONTACTED,
        Deeds::CHARGED,
    ];
    // §PR-52 Who has joined a unit moves with it.
    let marched = one.host.is_some_and(|host| state.troop(host).deeds.has(Deeds::STIRRED));
    state.is_present(troop)
        && !is_in_contact(game, state, troop)
        && !marched
        && !one.lore.drained
        && one.lore.blocked < state.turn
        && !busy.iter().any(|deed| one.deeds.has(*deed))
}
