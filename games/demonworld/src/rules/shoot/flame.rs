//! §DW-251 to §DW-253 §PR-129 Flaming arrows: announced, aimed, loosed.

use kernel::{Ask, Cx, Seat, Topic, Why, rule, topics};

use super::toll::Toll;
use super::volley;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::Hex;
use crate::ids::{CardKind, Order, Special};
use crate::illegal::Illegal;
use crate::part::{self, Part};
use crate::rules::ground::{gear, sight};
use crate::rules::refusals;
use crate::rules::weather::fire;
use crate::state::{Aim, Deeds, ElementId, Mood, Shot, State, TroopId};
use crate::step::{self, Cause, Step};
use crate::{At, Demonworld, Found, Play};

static FLAME: Why = Why { code: "flaming-arrows", rule: rule!("DW-251") };

/// §PR-129 Whether a unit may announce flaming arrows: on T, out of melee, able to.
fn may_announce(game: &Demonworld, state: &State, unit: TroopId) -> bool {
    let one = state.troop(unit);
    game.chapters().fire
        && game.card_of(state, unit).has(Special::FlamingArrows)
        && one.order == Some(Order::Hold)
        && one.mood == Mood::Steady
        && !one.is_engaged()
        && !one.deeds.has(Deeds::MOVED)
        && state.is_present(unit)
}

/// §PR-129 The movement phase begins: units with flaming arrows are asked.
pub(crate) fn begin(game: &Demonworld, state: &mut State) {
    let units: Vec<TroopId> = state.ids().filter(|&id| may_announce(game, state, id)).collect();
    for troop in units.into_iter().rev() {
        state.agenda.first([Step::Flame { troop }]);
    }
}

/// §PR-129 Flaming arrows or not.
impl Ask<Demonworld> for step::Flame {
    const TOPICS: &'static [Topic] = topics!["flame" => "PR-129"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let unit = self.troop;
        if may_announce(game, state, unit) {
            found(Action::Flaming {});
            found(Action::Decline {});
        }
    }

    /// §PR-129 A unit that announced them does not move or turn this turn.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        let unit = self.troop;
        if *action == (Action::Flaming {}) {
            let deeds = &mut state.troop_mut(unit).deeds;
            deeds.mark(Deeds::FLAMING);
            deeds.mark(Deeds::MOVED);
            cx.tell(|| Event::ArrowsLit { troop: unit });
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §PR-129 Whether an element looses flaming arrows in place of its shots: not a character who joined
/// those that have them.
pub(crate) fn is_flaming(game: &Demonworld, state: &State, element: ElementId) -> bool {
    let deeds = state.troop(state.unit_of(element)).deeds;
    let able = game.card_of(state, state.element(element).troop).has(Special::FlamingArrows);
    able && deeds.has(Deeds::FLAMING) && !deeds.has(Deeds::CONTACTED)
}

/// §PR-129 What an archer sees of a hex as high as its cover, in arc and range.
fn seen(game: &Demonworld, state: &State, element: ElementId, hex: Hex) -> Option<u8> {
    let eye = sight::eye(game, state, element)?;
    let near = eye.hex.distance(hex) <= volley::reach(game, state, element);
    let cover = game.map().cell(hex).map_or(0, |cell| cell.cover);
    let burns = hex != eye.hex && near && fire::can_burn(game, state, hex);
    if !burns || !volley::in_arc(game, state, element, hex) {
        return None;
    }
    let height = i8::try_from(cover).unwrap_or(i8::MAX);
    let segments = sight::segments_of_cover(game, state, (element, eye), (hex, height));
    (segments > 0).then_some(segments)
}

/// §PR-129 What an archer with flaming arrows may aim at: enemies out of melee, burnable hexes.
pub(crate) fn offers(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    found: &mut dyn FnMut(Action),
) {
    volley::targets(game, state, element, &mut |target| {
        let mark = volley::mark(game, state, element, target);
        if mark.is_some_and(|mark| !volley::is_into_melee(game, state, target, mark.seen)) {
            found(Action::Fire { target });
        }
    });
    for hex in game.map().hexes() {
        if seen(game, state, element, hex).is_some() {
            found(Action::StrikeHex { hex: Spot::of(hex) });
        }
    }
}

/// §DW-251 One roll for everybody of a unit who aims at the same target; the first rolls it.
pub(crate) fn loose(
    game: &Demonworld,
    state: &mut State,
    (shots, at): (&[Shot], usize),
    (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
) {
    let shot = shots[at];
    let unit = state.unit_of(shot.shooter);
    let same = |other: &&Shot| other.aim == shot.aim && state.unit_of(other.shooter) == unit;
    if shots[..at].iter().any(|other| same(&other)) {
        return;
    }
    let views = shots.iter().filter(same).filter_map(|other| match other.aim {
        Aim::At(target) => volley::mark(game, state, other.shooter, target).map(|mark| mark.seen),
        Aim::Hex(hex) => seen(game, state, other.shooter, hex),
        _ => None,
    });
    let views: Vec<u8> = views.collect();
    let best = views.iter().copied().max().unwrap_or(0);
    let number = |count: usize| i8::try_from(count).unwrap_or(i8::MAX);
    let mut parts = vec![
        Part::new("archers", number(views.len()), rule!("DW-251")),
        Part::new("segments", number(usize::from(best / 2)), rule!("DW-251")),
    ];
    parts.extend(shields(game, state, shot.aim));
    parts.retain(|part| part.value != 0);
    let needed = part::sum(&parts);
    let die = u8::try_from(cx.die(20, &FLAME)).expect("a die");
    let burns = i8::try_from(die).expect("a die") <= needed;
    match shot.aim {
        Aim::At(target) => {
            cx.tell(|| Event::FlamingShot {
                troop: unit,
                target: state.placed(target),
                die,
                needed,
                parts,
            });
            if burns {
                burn(game, state, target, toll);
            }
            state.mark(target, Deeds::TARGETED);
        }
        Aim::Hex(hex) => {
            cx.tell(|| Event::FlamingHex { troop: unit, hex: Spot::of(hex).into(), die, needed });
            if burns {
                // §DW-252 It burns from the next turn on.
                fire::light(game, state, (hex, true), cx);
            }
        }
        _ => {}
    }
}

/// What spells on the target change about arrows of any kind; a hex has none.
fn shields(game: &Demonworld, state: &State, aim: Aim) -> impl Iterator<Item = Part> {
    let target = if let Aim::At(target) = aim { Some(target) } else { None };
    target
        .into_iter()
        .flat_map(move |target| gear::shields(game, state, state.element(target).troop))
}

/// §DW-252 §DW-253 A war machine is destroyed, anybody else loses a hit point.
fn burn(game: &Demonworld, state: &State, target: ElementId, toll: &mut Toll) {
    let kind = game.card_of(state, state.element(target).troop).kind;
    if matches!(kind, CardKind::Chariot | CardKind::Artillery) {
        toll.wrecks.push(target);
    } else {
        toll.wounds.push((target, Cause::Fire));
    }
}
