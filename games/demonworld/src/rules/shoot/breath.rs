//! §DW-93 §DW-94 §DW-250 §PR-79 The breath of dragons.

use kernel::{Cx, Why, rule};

use super::toll::Toll;
use super::volley;
use crate::Demonworld;
use crate::action::Action;
use crate::event::Event;
use crate::grid::Hex;
use crate::large::Cone;
use crate::part::{self, Part};
use crate::rules::weather::fire;
use crate::state::{Deeds, ElementId, State};
use crate::step::Cause;

static BREATH: Why = Why { code: "breath", rule: rule!("DW-93") };

/// §PR-79 The hexes of a cone, row by row.
pub(crate) fn hexes(game: &Demonworld, state: &State, dragon: ElementId, cone: u8) -> Vec<Hex> {
    let range = game.content().tables.breath_range;
    let Some(nose) = volley::place(state, dragon) else { return Vec::new() };
    let Some(&cone) = Cone::ALL.get(usize::from(cone)) else { return Vec::new() };
    let all = game.map().hexes().filter(|&hex| cone.holds(nose, range, hex));
    let mut list: Vec<Hex> = all.collect();
    list.sort_unstable_by_key(|hex| (hex.r, hex.q));
    list
}

/// §PR-79 Cones that hold an enemy, or something to set alight.
pub(crate) fn offers(
    game: &Demonworld,
    state: &State,
    dragon: ElementId,
    found: &mut dyn FnMut(Action),
) {
    let seat = state.seat_of(dragon);
    let enemy = |hex| state.at(game, hex).is_some_and(|element| state.seat_of(element) != seat);
    // §DW-250 Or something that would burn.
    let fuel = |hex| state.is_free(game, hex) && fire::can_burn(game, state, hex);
    for cone in 0..3 {
        let mut list = hexes(game, state, dragon, cone).into_iter();
        if list.any(|hex| enemy(hex) || fuel(hex)) {
            found(Action::Breathe { cone });
        }
    }
}

/// §DW-93 One roll for each base hex in the cone, friend or foe; then empty hexes may catch fire.
pub(crate) fn breathe(
    game: &Demonworld,
    state: &mut State,
    (dragon, cone): (ElementId, u8),
    (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
) {
    let power = game.card_of(state, state.element(dragon).troop).breath.unwrap_or(0);
    let cone = hexes(game, state, dragon, cone);
    for &hex in &cone {
        let Some(target) = state.at(game, hex).filter(|&element| element != dragon) else {
            continue;
        };
        state.mark(target, Deeds::TARGETED);
        if toll.is_dead(state, target) {
            continue;
        }
        let sum = [
            Part::new("breath", power, rule!("DW-93")),
            Part::new("water", wet(game, state, target, hex), rule!("DW-94")),
        ];
        let needed = part::sum(&sum);
        let die = u8::try_from(cx.die(20, &BREATH)).expect("a die");
        cx.tell(|| Event::Breathed {
            element: state.placed(dragon),
            target: state.placed(target),
            die,
            needed,
            parts: sum.iter().filter(|part| part.value != 0).cloned().collect(),
        });
        if i8::try_from(die).expect("a die") <= needed {
            toll.wounds.push((target, Cause::Fire));
        }
    }
    for hex in cone {
        if state.is_free(game, hex) {
            fire::scorch(game, state, (hex, power), cx);
        }
    }
}

/// §DW-94 What water takes off the breath.
fn wet(game: &Demonworld, state: &State, target: ElementId, hex: Hex) -> i8 {
    let size = game.card_of(state, state.element(target).troop).size;
    let depth = game.map().cell(hex).map_or(0, |cell| cell.depth);
    game.content().tables.breath_water * depth.min(size)
}
