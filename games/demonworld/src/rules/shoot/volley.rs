//! §DW-86 to §DW-91 §PR-72 to §PR-76 A shot: who may shoot at whom, and the number needed.

use arrayvec::ArrayVec;

use crate::Demonworld;
use crate::action::Spot;
use crate::content::{Addend, Card, ShootingTerm};
use crate::formation::Shape;
use crate::grid::{Arc, Hex, Place};
use crate::ids::{Arm, CardKind};
use crate::illegal::Illegal;
use crate::rules::ground::{armour, contact, gear, sight};
use crate::state::{ElementId, State};

/// One term of a sum.
pub(crate) type Term = (Addend<ShootingTerm>, i8);

/// Everything that adds to a shot: the rows of its table, and all spells and items of both sides.
pub(crate) type Terms = ArrayVec<Term, 120>;

/// §DW-86 Power of an element's missiles at a distance; nothing beyond their range.
pub(crate) fn power(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    distance: u8,
) -> Option<i8> {
    let troop = state.element(shooter).troop;
    let items = gear::change(game, state, troop);
    let card = game.card_of(state, troop).ranged.as_ref();
    let carried = card.and_then(|missile| missile.power(distance));
    let borne = (distance <= items.shot_range && items.shot_power > 0).then_some(items.shot_power);
    carried.max(borne).map(|power| power + items.own_shooting)
}

/// §DW-86 The longest range of an element; 0 without missiles.
pub(crate) fn reach(game: &Demonworld, state: &State, shooter: ElementId) -> u8 {
    let troop = state.element(shooter).troop;
    let card = game.card_of(state, troop).ranged.as_ref();
    let carried = card.map_or(0, crate::content::Missile::reach);
    carried.max(gear::change(game, state, troop).shot_range)
}

/// §PR-74 Whether an element shoots only on T.
pub(crate) fn is_slow(game: &Demonworld, state: &State, shooter: ElementId) -> bool {
    let troop = state.element(shooter).troop;
    let missile = game.card_of(state, troop).ranged.as_ref();
    missile.is_some_and(|missile| game.content().weapon(missile.weapon).hold_only)
}

/// §PR-73 The arc of a card.
pub(crate) fn arc(card: &Card) -> Arc {
    match (card.kind, card.arm) {
        (CardKind::Chariot, _) => Arc::AllRound,
        (CardKind::Dragon, _) => Arc::ForwardHalf,
        (_, Arm::Cavalry) => Arc::LeftHalf,
        _ => Arc::Narrow,
    }
}

/// §PR-73 Whether a hex lies in the arc of an element; giants do not shoot beside themselves.
pub(crate) fn in_arc(game: &Demonworld, state: &State, shooter: ElementId, hex: Hex) -> bool {
    let one = state.element(shooter);
    let card = game.card_of(state, one.troop);
    let Some(eye) = sight::eye(game, state, shooter) else { return false };
    let close = card.kind == CardKind::Giant && eye.hex.distance(hex) <= 1;
    !close && arc(card).holds(eye.hex, one.facing, hex)
}

/// §PR-72 A target as a shooter has it before him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// The hex that is shot at.
    pub(crate) hex: Hex,
    /// How far it is.
    pub(crate) distance: u8,
    /// §PR-69 Visible segments.
    pub(crate) seen: u8,
}

/// §PR-72 The hex of a target that a shooter sees best, in arc and in range; of equals the easier one.
/// §PR-60 On a chariot he names the part that is easier to hit.
pub(crate) fn mark(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    target: ElementId,
) -> Option<Mark> {
    let range = reach(game, state, shooter);
    let eye = sight::eye(game, state, shooter)?;
    let near = |hex: &Hex| {
        let distance = eye.hex.distance(*hex);
        distance <= range && in_arc(game, state, shooter, *hex)
    };
    let one = |hex: Hex| Mark {
        hex,
        distance: eye.hex.distance(hex),
        seen: sight::segments_on(game, state, (shooter, eye), (target, hex)),
    };
    let ease = |mark: &Mark| {
        let power = power(game, state, shooter, mark.distance).unwrap_or(0);
        power - armour::against_shots(game, state, target, (eye.hex, mark.hex))
    };
    let parts = sight::carriage(game, state, target).is_some();
    let segment = game.content().tables.shooting(ShootingTerm::Segments);
    let worth = |mark: &Mark| {
        let seen = i8::try_from(mark.seen).unwrap_or(i8::MAX / 4);
        if parts { (ease(mark) + seen / 2 * segment, seen) } else { (seen, ease(mark)) }
    };
    let marks = contact::hexes(game, state, target).filter(near).map(one);
    // The first of equals: the anchor comes before the rest of a base.
    let better = |best: Mark, mark: Mark| if worth(&mark) > worth(&best) { mark } else { best };
    marks.filter(|mark| mark.seen > 0).reduce(better)
}

/// How a shot is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// With skill and so many supporters.
    Aimed(u8),
    /// §DW-97 §DW-98 Into a melee, at the target.
    Melee,
    /// §PR-78 Into a melee, at somebody else, with what was seen of the target.
    Stray(u8),
}

/// §DW-86 §DW-87 §DW-88 §DW-89 §DW-90 §DW-91 Everything that adds to the number that a shot needs.
pub(crate) fn terms(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    (target, mark): (ElementId, Mark),
    manner: Manner,
) -> Terms {
    let tables = &game.content().tables;
    let troop = state.element(shooter).troop;
    let other = state.element(target).troop;
    let mut terms = Terms::new();
    let mut put = |term: Addend<ShootingTerm>, value: i8| {
        if value != 0 {
            terms.push((term, value));
        }
    };
    add_power(game, state, (shooter, mark.distance), &mut put);
    let from = sight::eye(game, state, shooter).map_or(mark.hex, |eye| eye.hex);
    let worn = armour::worn(game, state, target, (from, mark.hex));
    put(ShootingTerm::Armour.into(), -worn);
    for (spell, change) in gear::lasting(game, state, other) {
        put(Addend::Spell(spell), change.incoming_ranged - change.armour_ranged);
    }
    if matches!(manner, Manner::Aimed(_)) {
        put(ShootingTerm::Skill.into(), game.card_of(state, troop).skill.ranged);
        for (spell, change) in gear::lasting(game, state, troop) {
            put(Addend::Spell(spell), change.ranged_skill);
        }
    }
    // §DW-91 Whoever is veiled is shot at as if he stood in a wood.
    let wood = if matches!(manner, Manner::Stray(_)) {
        None
    } else {
        in_wood(game, state, target, mark.hex)
    };
    let mut add = |term: ShootingTerm, value: i8| put(term.into(), value);
    if let Manner::Aimed(support) = manner {
        let support = i8::try_from(support).unwrap_or(i8::MAX / 4);
        add(ShootingTerm::Support, support.saturating_mul(tables.shooting(ShootingTerm::Support)));
    }
    let seen = if let Manner::Stray(seen) = manner { seen } else { mark.seen };
    let pairs = i8::try_from(seen / 2).unwrap_or(0);
    add(ShootingTerm::Segments, pairs * tables.shooting(ShootingTerm::Segments));
    if let Some(wood) = wood {
        put(wood, tables.shooting(ShootingTerm::Wood));
    }
    terms
}

/// §DW-86 The power of the missiles, and what items make of it.
fn add_power(
    game: &Demonworld,
    state: &State,
    (shooter, distance): (ElementId, u8),
    put: &mut dyn FnMut(Addend<ShootingTerm>, i8),
) {
    let troop = state.element(shooter).troop;
    let card = game.card_of(state, troop).ranged.as_ref();
    let carried = card.and_then(|missile| missile.power(distance));
    let change = gear::change(game, state, troop);
    let borne = (distance <= change.shot_range).then_some(change.shot_power).filter(|&it| it > 0);
    if carried.max(borne).is_none() {
        return;
    }
    let carried = carried.unwrap_or(0);
    put(ShootingTerm::Weapon.into(), carried);
    let mut more = borne.map_or(0, |power| (power - carried).max(0));
    for (item, one) in gear::borne(game, state, troop) {
        let shoots = one.shot_power > 0 && one.shot_power == change.shot_power;
        let gain = if shoots { std::mem::take(&mut more) } else { 0 };
        put(Addend::Item(item), one.own_shooting + gain);
    }
}

/// §DW-91 The wood in which a target stands, or the spell that veils it as if it did.
fn in_wood(
    game: &Demonworld,
    state: &State,
    target: ElementId,
    hex: Hex,
) -> Option<Addend<ShootingTerm>> {
    let cell = game.map().cell(hex);
    if cell.is_some_and(|cell| game.content().terrain(cell.terrain).shot < 0) {
        return Some(ShootingTerm::Wood.into());
    }
    // §FR-133 A character is a target of his own, also in a veiled unit.
    let mut spells = gear::lasting(game, state, state.element(target).troop);
    spells.find(|(_, change)| change.counts_as_wood).map(|(spell, _)| Addend::Spell(spell))
}

/// The sum of all terms.
pub(crate) fn needed(terms: &Terms) -> i8 {
    terms.iter().fold(0, |sum, (_, value)| sum.saturating_add(*value))
}

/// §PR-78 Whether a shot at this target goes into a melee.
pub(crate) fn is_into_melee(game: &Demonworld, state: &State, target: ElementId, seen: u8) -> bool {
    let card = game.card_of(state, state.element(target).troop);
    // §PR-72 A monster that stands out is picked out.
    let half = u8::try_from((card.size + 1) / 2).unwrap_or(u8::MAX);
    let picked = card.kind.is_monster() && seen >= half;
    // §PR-59 Whoever is on the move to run somebody over fights nobody yet.
    let on_the_move = state.moving.is_some_and(|moving| moving.troop == state.unit_of(target));
    !picked && !on_the_move && contact::is_engaged(game, state, target)
}

/// §DW-270 §PR-76 How many of those who back a shooter really support him at a target.
pub(crate) fn support(
    game: &Demonworld,
    state: &State,
    (shooter, target): (ElementId, ElementId),
    backers: &[ElementId],
) -> u8 {
    let unit = state.unit_of(shooter);
    let link = if state.troop(unit).formation == Shape::Skirmish { 2 } else { 1 };
    let Some(own) = mark(game, state, shooter, target) else { return 0 };
    let least = power(game, state, shooter, own.distance).unwrap_or(i8::MAX);
    let weapon = |element: ElementId| {
        let card = game.card_of(state, state.element(element).troop);
        card.ranged.as_ref().map(|missile| missile.weapon)
    };
    let hex = |element: ElementId| state.element(element).hex;
    let mut chain = vec![shooter];
    let mut left: Vec<ElementId> =
        backers.iter().copied().filter(|&backer| state.unit_of(backer) == unit).collect();
    let mut next = 0;
    while let Some(&one) = chain.get(next) {
        next += 1;
        left.retain(|&other| {
            let near = hex(one).zip(hex(other)).is_some_and(|(a, b)| a.distance(b) <= link);
            if near {
                chain.push(other);
            }
            !near
        });
    }
    let able = |&&backer: &&ElementId| {
        let mark = mark(game, state, backer, target);
        let same = weapon(shooter).is_some() && weapon(backer) == weapon(shooter);
        mark.and_then(|mark| power(game, state, backer, mark.distance))
            .is_some_and(|power| same || power >= least)
    };
    u8::try_from(chain[1..].iter().filter(able).count()).unwrap_or(u8::MAX)
}

/// §PR-75 Whether a target is in arc and range, seen or not.
fn is_before(game: &Demonworld, state: &State, shooter: ElementId, target: ElementId) -> bool {
    let range = reach(game, state, shooter);
    let Some(eye) = sight::eye(game, state, shooter) else { return false };
    contact::hexes(game, state, target)
        .any(|hex| eye.hex.distance(hex) <= range && in_arc(game, state, shooter, hex))
}

/// §PR-75 Enemies that an element may shoot at, ascending.
pub(crate) fn targets(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    found: &mut dyn FnMut(ElementId),
) {
    let range = reach(game, state, shooter);
    let Some(eye) = sight::eye(game, state, shooter) else { return };
    if range == 0 {
        return;
    }
    let seat = state.seat_of(shooter);
    for (index, one) in state.elements.iter().enumerate() {
        let Some(hex) = one.hex.filter(|_| one.stands()) else { continue };
        // No base reaches further than two hexes from its anchor.
        let far = eye.hex.distance(hex) > range.saturating_add(2);
        if far || state.troop(one.troop).seat == seat {
            continue;
        }
        let target = ElementId(u8::try_from(index).unwrap_or(u8::MAX));
        let offered = if game.options.blind_declarations {
            is_before(game, state, shooter, target)
        } else {
            mark(game, state, shooter, target).is_some()
        };
        if offered {
            found(target);
        }
    }
}

/// Why an element may not shoot at a target.
pub(crate) fn why_not(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    target: ElementId,
) -> Result<(), Illegal> {
    let range = reach(game, state, shooter);
    let eye = sight::eye(game, state, shooter);
    let hexes: Vec<Hex> = contact::hexes(game, state, target).collect();
    let Some((eye, distance)) =
        eye.and_then(|eye| Some((eye, hexes.iter().map(|hex| eye.hex.distance(*hex)).min()?)))
    else {
        return Err(Illegal::NoTarget { target: state.placed(target) });
    };
    let arc = |hex: &&Hex| in_arc(game, state, shooter, **hex);
    if state.seat_of(target) == state.seat_of(shooter) || range == 0 {
        Err(Illegal::NoTarget { target: state.placed(target) })
    } else if distance > range {
        Err(Illegal::OutOfRange { target: state.placed(target), distance, range })
    } else if !hexes.iter().filter(arc).any(|hex| eye.hex.distance(*hex) <= range) {
        Err(Illegal::OutOfArc { target: state.placed(target) })
    } else if mark(game, state, shooter, target).is_none() && !game.options.blind_declarations {
        let (what, hex) = hindrance(game, state, shooter, target, hexes[0]);
        Err(Illegal::OutOfSight { target: state.placed(target), what, hex: Spot::of(hex).into() })
    } else {
        Ok(())
    }
}

/// §PR-69 What hides a target most, and where; the water in which it stands if nothing is between.
fn hindrance(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    target: ElementId,
    at: Hex,
) -> (&'static str, Hex) {
    let met = sight::obstacles(game, state, shooter, target);
    let worst = met.into_iter().min_by_key(|(_, seen)| *seen);
    worst.map_or(("water", at), |(met, _)| (met.what.id(), met.hex))
}

/// Where an element stands and looks.
pub(crate) fn place(state: &State, element: ElementId) -> Option<Place> {
    let one = state.element(element);
    one.hex.map(|hex| Place::new(hex, one.facing))
}
