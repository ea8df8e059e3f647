//! §PR-58 §DW-99 to §DW-104 Overruns.

use kernel::{Cx, Why, rule};

use super::bases::{is_blocked, place, strides};
use crate::action::Spot;
use crate::event::Event;
use crate::grid::{Hex, Place};
use crate::ids::CardKind;
use crate::large;
use crate::part::{self, Part};
use crate::rules::ground::{aloof, arms};
use crate::rules::morale::losses;
use crate::state::{Deeds, ElementId, State, TroopId};
use crate::step::{self, Cause};
use crate::{Demonworld, Play};

static OVERRUN: Why = Why { code: "overrun", rule: rule!("DW-102") };

/// Who would be run over there.
pub(crate) fn crushed(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    to: Place,
) -> Vec<(Hex, ElementId)> {
    let base = game.card_of(state, troop).base;
    let mut list: Vec<(Hex, ElementId)> = large::hexes(base, to.hex, to.facing)
        .filter_map(|hex| Some((hex, state.at(game, hex)?)))
        .filter(|(_, element)| state.element(*element).troop != troop)
        .collect();
    list.sort_unstable_by_key(|(hex, _)| (hex.q, hex.r));
    list
}

/// §DW-100 §DW-101 Whether this element can be run over by that card.
pub(crate) fn can_crush(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    victim: ElementId,
) -> bool {
    let own = game.card_of(state, troop);
    let other = game.card_of(state, state.element(victim).troop).kind;
    let able = own.overrun.is_some() && !state.troop(troop).is_engaged();
    able && match own.kind {
        CardKind::Giant | CardKind::Dragon => !other.is_monster(),
        CardKind::Chariot => !other.is_large(),
        _ => false,
    }
}

/// §PR-58 Whether some way with these points leads from here to free hexes, nobody dying.
pub(crate) fn can_leave(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    from: Place,
    left: u8,
) -> bool {
    let mut seen: Vec<(Place, u8)> = vec![(from, left)];
    let mut open = vec![(from, left)];
    while let Some((here, left)) = open.pop() {
        for stride in strides(game, state, troop, here) {
            let Some(rest) = left.checked_sub(stride.cost) else {
                continue;
            };
            if is_blocked(game, state, troop, stride.to).is_some() {
                continue;
            }
            let victims = crushed(game, state, troop, stride.to);
            if victims.is_empty() {
                return true;
            }
            let crush = victims.iter().all(|(_, id)| can_crush(game, state, troop, *id));
            let known = seen.iter().any(|(place, best)| *place == stride.to && *best >= rest);
            if crush && !known {
                seen.push((stride.to, rest));
                open.push((stride.to, rest));
            }
        }
    }
    false
}

/// §PR-58 Whether a large element stands over others; it has to leave them before its move ends.
pub(crate) fn is_astride(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    place(state, troop).is_some_and(|(_, at)| !crushed(game, state, troop, at).is_empty())
}

/// §PR-58 An overrun begins: the base remembers where it last stood free.
pub(crate) fn set_out(game: &Demonworld, state: &mut State, troop: TroopId) {
    let astride = is_astride(game, state, troop);
    let from = place(state, troop).map(|(_, from)| from);
    aloof::end_all(state, troop);
    if let Some(moving) = state.moving.as_mut().filter(|_| !astride) {
        moving.footing = from;
    }
}

/// §PR-58 §PR-59 Its move is over, and a volley has left it no way on from those it stands over: it
/// falls back to where its whole base last stood free.
pub(crate) fn fall_back(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    cx: &mut Cx<'_, Event>,
) {
    let footing = state.moving.and_then(|moving| moving.footing);
    let footing = footing.filter(|_| is_astride(game, state, troop));
    if let (Some((element, _)), Some(to)) = (place(state, troop), footing) {
        state.lift(game, element);
        state.put(game, element, to.hex, to.facing);
        let hex = Spot::of(to.hex).into();
        cx.tell(|| Event::FellBack { troop, hex, facing: to.facing });
    }
}

/// §DW-102 §DW-103 §DW-104 §PR-58 One element is run over, unless an earlier hex of it was its end.
pub(crate) fn trample(
    step::Trample { by: troop, victim }: step::Trample,
    Play { game, state, cx }: Play<'_, '_>,
) {
    let (Some((element, _)), true) = (place(state, troop), state.element(victim).is_alive()) else {
        return;
    };
    let own = game.card_of(state, troop);
    let card = game.card_of(state, state.element(victim).troop);
    let quick = |id: ElementId| {
        let weapon = arms::first_weapon(game, state, id);
        arms::initiative(game, state, id, weapon, true)
    };
    let sum = [
        Part::new("overrun", own.overrun.unwrap_or(0), rule!("DW-102")),
        Part::new("victim-size", -card.size, rule!("DW-102")),
        Part::new("initiative", quick(element), rule!("DW-102")),
        Part::new("victim-initiative", -quick(victim), rule!("DW-102")),
    ];
    let needed = part::sum(&sum);
    let die = u8::try_from(cx.die(20, &OVERRUN)).expect("a die");
    cx.tell(|| Event::Overran {
        troop,
        element: state.placed(victim),
        die,
        needed,
        parts: sum.iter().filter(|part| part.value != 0).cloned().collect(),
    });
    state.mark(victim, Deeds::TARGETED);
    if i8::try_from(die).expect("a die") <= needed {
        // §DW-104 A machine is destroyed.
        let points = if card.kind.is_large() { state.element(victim).hp } else { 1 };
        losses::hurt(game, state, (victim, points, Cause::Overrun), cx);
    }
}

/// Whether a large element has run over somebody who is not yet tested for it.
pub(crate) fn has_victims(game: &Demonworld, state: &State, runner: TroopId) -> bool {
    let large = game.card_of(state, runner).kind.is_large();
    large && state.ids().any(|id| state.troop(id).lost > 0)
}

/// §DW-21 §PR-58 The move of a large element is over; those it ran over close up and are tested.
pub(crate) fn settle(game: &Demonworld, state: &mut State, runner: TroopId) {
    state.runner = Some(runner);
    if has_victims(game, state, runner) {
        losses::after(game, state, Cause::Overrun);
    }
}
