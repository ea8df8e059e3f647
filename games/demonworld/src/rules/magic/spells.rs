//! §DW-11 §PR-114 §FR-133 What spells may be cast on, and what they do.

use std::ops::ControlFlow;

use kernel::{Cx, Why, rule};

use crate::action::{Action, Spot};
use crate::content::{Duration, Spell, SpellTarget};
use crate::event::Event;
use crate::grid::Hex;
use crate::ids::{CardKind, SpellId};
use crate::rules::ground::{contact, gear, sight};
use crate::rules::morale::losses;
use crate::rules::weather::fire;
use crate::state::{Cast, Deeds, ElementId, Mood, State, TroopId};
use crate::step::{self, Cause, Step};
use crate::{Demonworld, Play};

static AREA: Why = Why { code: "spell-area", rule: rule!("PR-114") };
static BOLT: Why = Why { code: "spell-bolt", rule: rule!("PR-114") };
static CLASH: Why = Why { code: "spell-clash", rule: rule!("PR-114") };

/// §PR-112 Everything that a wizard may cast a spell on, until `found` has seen enough.
pub(crate) fn targets(
    game: &Demonworld,
    state: &State,
    (wizard, spell): (TroopId, SpellId),
    found: &mut dyn FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let face = game.content().spell(spell);
    let Some(caster) = state.standing(wizard).next() else { return ControlFlow::Continue(()) };
    match face.target {
        SpellTarget::Hex => {
            for hex in game.map().hexes() {
                if can_strike(game, state, (caster, hex), face.range) {
                    found(Action::StrikeHex { hex: Spot::of(hex) })?;
                }
            }
        }
        SpellTarget::Element => {
            let seat = state.seat_of(caster);
            for troop in state.ids().filter(|&id| state.troop(id).seat != seat) {
                for element in state.standing(troop) {
                    marks(game, state, (caster, element), face.range, found)?;
                }
            }
        }
        _ => {
            for troop in state.ids() {
                if fits(game, state, (wizard, troop), spell)
                    && is_in_reach(game, state, (caster, troop), face.range)
                {
                    found(Action::Enchant { troop })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// §PR-112 Whether a wizard may cast a spell on anything.
pub(crate) fn has_target(game: &Demonworld, state: &State, spell: (TroopId, SpellId)) -> bool {
    targets(game, state, spell, &mut |_| ControlFlow::Break(())).is_break()
}

/// §PR-112 The hexes of an enemy that a wizard can strike.
fn marks(
    game: &Demonworld,
    state: &State,
    (caster, element): (ElementId, ElementId),
    range: u8,
    found: &mut dyn FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(from) = state.element(caster).hex else { return ControlFlow::Continue(()) };
    let hexes = || contact::hexes(game, state, element);
    let near = hexes().all(|hex| from.distance(hex) <= range);
    if near && sight::segments(game, state, caster, element) > 0 {
        hexes().try_for_each(|hex| found(Action::StrikeHex { hex: Spot::of(hex) }))?;
    }
    ControlFlow::Continue(())
}

/// §FR-133 Whether a strike there can do anything: an enemy on it or beside it, or it burns.
pub(crate) fn is_worth_a_strike(
    game: &Demonworld,
    state: &State,
    caster: ElementId,
    hex: Hex,
) -> bool {
    let seat = state.seat_of(caster);
    let enemy = |hex: Hex| state.at(game, hex).is_some_and(|other| state.seat_of(other) != seat);
    enemy(hex) || hex.neighbours().any(enemy) || fire::can_burn(game, state, hex)
}

/// §FR-133 A hex in range that is worth it and seen, or something on it.
fn can_strike(
    game: &Demonworld,
    state: &State,
    (caster, hex): (ElementId, Hex),
    range: u8,
) -> bool {
    let near = state.element(caster).hex.is_some_and(|from| from.distance(hex) <= range);
    if !near || !is_worth_a_strike(game, state, caster, hex) {
        return false;
    }
    let Some(eye) = sight::eye(game, state, caster) else { return false };
    let cover = game.map().cell(hex).map_or(0, |cell| cell.cover);
    let height = i8::try_from(cover).unwrap_or(i8::MAX).max(1);
    let there = state.at(game, hex);
    there == Some(caster)
        || there.is_some_and(|other| sight::segments(game, state, caster, other) > 0)
        || sight::segments_of_cover(game, state, (caster, eye), (hex, height)) > 0
}

/// §FR-133 Whether a card is of the kind that a spell asks for.
pub(crate) fn suits(
    game: &Demonworld,
    state: &State,
    (wizard, troop): (TroopId, TroopId),
    spell: SpellId,
) -> bool {
    let card = game.card_of(state, troop);
    let one = state.troop(troop);
    let machine = matches!(card.kind, CardKind::Chariot | CardKind::Artillery);
    let unit = card.kind == CardKind::Unit;
    match game.content().spell(spell).target {
        SpellTarget::Card => true,
        SpellTarget::CardNoMachine => !machine,
        SpellTarget::Unit => unit,
        SpellTarget::UnitWithMorale => unit && card.morale_a.is_some(),
        SpellTarget::OwnImpetuousUnit => {
            unit && one.is_impetuous() && one.seat == state.troop(wizard).seat
        }
        SpellTarget::CharacterOrMonster => {
            let first = state.element(one.first);
            let wounded = first.hp < card.hp;
            card.hp > 1 && wounded && (card.kind.is_character() || card.kind.is_monster())
        }
        SpellTarget::LargeOrCharacter => card.kind.is_large() || card.kind.is_character(),
        SpellTarget::Element | SpellTarget::Hex => false,
    }
}

/// §FR-133 Whether a spell does anything to a card: its kind fits, and it is not under it already.
fn fits(game: &Demonworld, state: &State, pair: (TroopId, TroopId), spell: SpellId) -> bool {
    let one = state.troop(pair.1);
    let under = (one.spells | one.brief) >> spell.0 & 1 == 1;
    // §FR-90 Who routs is tested for nothing but his rally.
    let idle =
        game.content().spell(spell).target == SpellTarget::UnitWithMorale && one.is_routing();
    !under && !idle && suits(game, state, pair, spell)
}

/// §PR-112 Whether every hex of a card is in range and some of it is seen.
fn is_in_reach(
    game: &Demonworld,
    state: &State,
    (caster, troop): (ElementId, TroopId),
    range: u8,
) -> bool {
    let Some(from) = state.element(caster).hex else { return false };
    let near = |element: ElementId| {
        contact::hexes(game, state, element).all(|hex| from.distance(hex) <= range)
    };
    let seen =
        |element: ElementId| element == caster || sight::segments(game, state, caster, element) > 0;
    state.is_present(troop) && state.standing(troop).all(near) && state.standing(troop).any(seen)
}

/// §DW-11 §PR-114 All spells that worked take effect together; healing comes first, tests last.
pub(crate) fn effects(_: step::Effects, Play { game, state, cx }: Play<'_, '_>) {
    if state.casts.is_empty() {
        return fade_tests(game, state);
    }
    let mut casts: Vec<Cast> =
        std::mem::take(&mut state.casts).into_iter().filter(|cast| cast.works).collect();
    // The same spell never counts twice on one target, whichever of its hexes was named.
    let mut seen: Vec<(SpellId, Option<TroopId>, Option<Hex>)> = Vec::new();
    casts.retain(|cast| {
        let anchor = |hex: Hex| state.at(game, hex).and_then(|one| state.element(one).hex);
        let one = game.content().spell(cast.spell).target == SpellTarget::Element;
        let hex = cast.hex.map(|hex| anchor(hex).filter(|_| one).unwrap_or(hex));
        let mark = (cast.spell, cast.troop, hex);
        let fresh = !seen.contains(&mark);
        seen.push(mark);
        fresh
    });
    contradict(game, &mut casts, cx);
    casts.sort_by_key(|cast| game.content().spell(cast.spell).change.heal == 0);
    for cast in casts {
        let face = game.content().spell(cast.spell).clone();
        match (cast.troop, cast.hex) {
            (Some(troop), _) => enchant(game, state, (cast.spell, &face, troop), cx),
            (None, Some(hex)) => strike(game, state, (cast.spell, &face, hex), cx),
            (None, None) => {}
        }
    }
    state.agenda.first([Step::Effects]);
    losses::after(game, state, Cause::Spell);
}

/// §PR-114 Spells that only weigh on the tests of this phase are over.
fn fade_tests(game: &Demonworld, state: &mut State) {
    let mut instant = 0u32;
    for (index, spell) in game.content().spells.iter().enumerate() {
        if spell.duration == Duration::Instant {
            instant |= 1 << index;
        }
    }
    for troop in &mut state.troops {
        troop.brief &= !instant;
    }
}

/// §PR-114 Of two spells on one unit, one forbidding what the other grants, the stronger stands.
fn contradict(game: &Demonworld, casts: &mut Vec<Cast>, cx: &mut Cx<'_, Event>) {
    let change = |cast: &Cast| game.content().spell(cast.spell).change;
    let mut index = 0;
    while index < casts.len() {
        let one = casts[index];
        let rival = casts.iter().position(|other| {
            other.troop == one.troop && change(&one).no_advance && change(other).mp > 0
        });
        if let Some(other) = rival {
            let mut total = |cast: Cast| {
                let spent = game.content().spell(cast.spell).level + cast.extra;
                cx.die(20, &CLASH) + u32::from(spent)
            };
            let (first, second) = (total(one), total(casts[other]));
            casts[index].works = first > second;
            casts[other].works = second > first;
            casts.retain(|cast| cast.works);
            index = 0;
        } else {
            index += 1;
        }
    }
}

/// What a spell does to a card.
fn enchant(
    game: &Demonworld,
    state: &mut State,
    (spell, face, troop): (SpellId, &Spell, TroopId),
    cx: &mut Cx<'_, Event>,
) {
    state.troop_mut(troop).deeds.mark(Deeds::TARGETED);
    cx.tell(|| Event::Enchanted { troop, spell });
    let bit = 1u32 << spell.0;
    match face.duration {
        Duration::Game | Duration::TwoTurns => state.troop_mut(troop).spells |= bit,
        Duration::OneTurn => state.troop_mut(troop).brief |= bit,
        Duration::Instant => {}
    }
    if face.change.heal > 0 {
        heal(game, state, (troop, face.change.heal), cx);
    }
    if face.change.calm {
        let one = state.troop_mut(troop);
        one.mood = Mood::Steady;
        one.prey = None;
    }
    if face.change.test_shooting_loss_a != 0 {
        state.troop_mut(troop).brief |= bit;
    }
}

/// §PR-114 Hit points come back, up to what the card began with.
fn heal(
    game: &Demonworld,
    state: &mut State,
    (troop, points): (TroopId, u8),
    cx: &mut Cx<'_, Event>,
) {
    let most = game.card_of(state, troop).hp;
    let Some(element) = state.standing(troop).next() else { return };
    let one = state.element_mut(element);
    one.hp = one.hp.saturating_add(points).min(most);
    let left = one.hp;
    cx.tell(|| Event::Healed { element: state.placed(element), left });
}

/// What a spell does to a hex and those on it.
fn strike(
    game: &Demonworld,
    state: &mut State,
    (spell, face, hex): (SpellId, &Spell, Hex),
    cx: &mut Cx<'_, Event>,
) {
    if face.change.bolt_power > 0 {
        return bolt(game, state, (face.change.bolt_power, hex), cx);
    }
    let mut hexes = vec![hex];
    if face.change.radius > 0 {
        hexes.extend(hex.neighbours());
    }
    let mut struck = Vec::new();
    for &hex in &hexes {
        let Some(element) = state.at(game, hex) else { continue };
        let unit = state.unit_of(element);
        state.mark(element, Deeds::TARGETED);
        state.troop_mut(unit).brief |= 1u32 << spell.0;
        let die = i8::try_from(cx.die(20, &AREA)).expect("a die");
        if die <= face.change.area_power {
            struck.push(element);
        }
    }
    for hex in hexes {
        // §PR-128 Whoever stands there has to get out.
        if fire::can_burn(game, state, hex) {
            let die = i8::try_from(cx.die(20, &AREA)).expect("a die");
            if die <= face.change.area_power {
                fire::light(game, state, (hex, false), cx);
            }
        }
    }
    for element in struck {
        losses::hurt(game, state, (element, 1, Cause::Fire), cx);
    }
}

/// A bolt at whoever stands on a hex.
fn bolt(game: &Demonworld, state: &mut State, (power, hex): (i8, Hex), cx: &mut Cx<'_, Event>) {
    let Some(element) = state.at(game, hex) else { return };
    let troop = state.element(element).troop;
    state.mark(element, Deeds::TARGETED);
    let armour =
        game.card_of(state, troop).armour.ranged + gear::magic(game, state, troop).armour_ranged;
    let die = i8::try_from(cx.die(20, &BOLT)).expect("a die");
    if die <= power - armour {
        losses::hurt(game, state, (element, 1, Cause::Spell), cx);
    }
}

/// §PR-114 At the end of a turn spells of two turns have one left.
pub(crate) fn fade(game: &Demonworld, state: &mut State) {
    let mut waning = 0u32;
    for (index, spell) in game.content().spells.iter().enumerate() {
        if spell.duration == Duration::TwoTurns {
            waning |= 1 << index;
        }
    }
    for troop in &mut state.troops {
        troop.brief = troop.spells & waning;
        troop.spells &= !waning;
    }
}
