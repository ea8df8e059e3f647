//! §DW-32 §DW-249 §DW-250 §PR-127 to §PR-129 Fire: lighting it, and getting out of it.

use std::collections::BTreeMap;

use kernel::{Ask, Cx, Seat, Topic, Why, rule, topics};

use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Direction, Hex, Place};
use crate::ids::{CardKind, Going, Mover, Order, Special};
use crate::illegal::Illegal;
use crate::rules::ground::{air, contact, shape, terrain};
use crate::rules::morale::{losses, recovery};
use crate::rules::refusals;
use crate::state::{Deeds, ElementId, Fire, Mood, State};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

static BY_HAND: Why = Why { code: "by-hand", rule: rule!("DW-249") };
static SCORCH: Why = Why { code: "scorch", rule: rule!("DW-250") };

/// §FR-142 §PR-126 Whether a hex can catch fire: burnable, neither burning nor burnt.
pub(crate) fn can_burn(game: &Demonworld, state: &State, hex: Hex) -> bool {
    let burns = |cell: &crate::content::Cell| game.content().terrain(cell.terrain).burns > 0;
    game.chapters().fire
        && game.map().cell(hex).is_some_and(burns)
        && !state.weather.burnt.contains(&hex)
        && !state.weather.fires.iter().any(|fire| fire.hex == hex)
}

/// §FR-142 A hex catches fire; a fresh fire burns from the next turn on.
pub(crate) fn light(
    game: &Demonworld,
    state: &mut State,
    (hex, fresh): (Hex, bool),
    cx: &mut Cx<'_, Event>,
) {
    if !can_burn(game, state, hex) {
        return;
    }
    let terrain = game.map().cell(hex).map(|cell| cell.terrain);
    let left = terrain.map_or(0, |terrain| game.content().terrain(terrain).burns);
    state.weather.fires.push(Fire { hex, left, fresh });
    state.weather.fires.sort_unstable_by_key(|fire| (fire.hex.r, fire.hex.q));
    cx.tell(|| Event::FireBegan { hex: Spot::of(hex).into() });
}

/// §DW-250 §PR-129 A breath sets an empty burnable hex alight.
pub(crate) fn scorch(
    game: &Demonworld,
    state: &mut State,
    (hex, power): (Hex, i8),
    cx: &mut Cx<'_, Event>,
) {
    if can_burn(game, state, hex) {
        let die = u8::try_from(cx.die(20, &SCORCH)).expect("a die");
        if i8::try_from(die).expect("a die") <= power {
            light(game, state, (hex, true), cx);
        } else {
            cx.tell(|| Event::FireFailed { hex: Spot::of(hex).into(), die });
        }
    }
}

/// §PR-127 Whether an element may try to start a fire.
fn may_light(game: &Demonworld, state: &State, element: ElementId) -> bool {
    let unit = state.unit_of(element);
    let one = state.troop(unit);
    let card = game.card_of(state, state.element(element).troop);
    let kind = game.card_of(state, unit).kind;
    let free = kind.is_character() || (kind == CardKind::Unit && one.order == Some(Order::Hold));
    let spent = [Deeds::STIRRED, Deeds::SHOT, Deeds::REACTED, Deeds::FLAMING];
    free && one.mood == Mood::Steady
        && !state.has_done(element, &spent)
        && !card.has(Special::FearsFire)
        && !state.fray.has_moved(element)
        && !contact::is_engaged(game, state, element)
        && !is_caught(game, state, element)
}

/// §PR-127 Whether an element may light a hex beside it.
fn may_light_hex(game: &Demonworld, state: &State, element: ElementId, hex: Hex) -> bool {
    let walker = terrain::walker(game, state, element);
    let from = state.element(element).hex;
    let step = from.and_then(|from| Some((from, from.direction_to(hex)?)));
    can_burn(game, state, hex)
        && state.is_free(game, hex)
        && step.is_some_and(|step| terrain::can_enter(game, state, walker, step))
}

/// §DW-32 What a side may set alight.
impl Ask<Demonworld> for step::Ignite {
    const TOPICS: &'static [Topic] = topics!["ignite" => "PR-127"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if !game.chapters().fire {
            return;
        }
        let mut list: Vec<Action> = Vec::new();
        for troop in state.own(seat) {
            for element in state.standing(troop).filter(|&one| may_light(game, state, one)) {
                let around = state.element(element).hex.into_iter().flat_map(Hex::neighbours);
                let burnable = around.filter(|&hex| may_light_hex(game, state, element, hex));
                list.extend(burnable.map(|hex| Action::Ignite { element, hex: Spot::of(hex) }));
            }
        }
        if list.is_empty() {
            return;
        }
        list.push(Action::Done {});
        list.sort_unstable();
        list.into_iter().for_each(found);
    }

    /// §DW-249 An element tries, or the side is done.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Ignite { element, hex } = *action else {
            return closed(state);
        };
        let unit = state.unit_of(element);
        state.fray.note(element);
        state.troop_mut(unit).deeds.mark(Deeds::LIT);
        let die = u8::try_from(cx.die(20, &BY_HAND)).expect("a die");
        if die <= game.content().tables.ignition {
            light(game, state, (hex.hex(), false), cx);
        } else {
            cx.tell(|| Event::FireFailed { hex: hex.into(), die });
        }
        state.agenda.first([Step::Ignite { seat }]);
    }

    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        closed(state);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || why_not(at.game, at.state, *action))
    }
}

/// Nobody of the side lights anything more.
fn closed(state: &mut State) {
    state.fray.moved = [0; 4];
}

/// §PR-128 Whether an element stands in fire with any hex of its base.
fn is_in_fire(game: &Demonworld, state: &State, element: ElementId) -> bool {
    contact::hexes(game, state, element).any(|hex| terrain::is_burning(state, game, hex))
}

/// §PR-128 Whether an element stands in fire, or did when the turn began: neither spell nor shot.
pub(crate) fn is_caught(game: &Demonworld, state: &State, element: ElementId) -> bool {
    state.element(element).caught || is_in_fire(game, state, element)
}

/// §PR-128 Notes who stands in fire as a turn begins.
pub(crate) fn catch(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    for element in (0..).map(ElementId).take(state.elements.len()) {
        let caught = is_in_fire(game, state, element);
        state.element_mut(element).caught = caught;
        if caught {
            cx.tell(|| Event::Caught { element: state.placed(element) });
        }
    }
}

/// §PR-128 The next element of a seat that stands in fire.
pub(crate) fn trapped(game: &Demonworld, state: &State, seat: Seat) -> Option<ElementId> {
    let burns = |&element: &ElementId| is_in_fire(game, state, element);
    state.own(seat).flat_map(|troop| state.standing(troop)).filter(burns).min()
}

/// §PR-128 The nearest safe hexes that an element can reach with its M value.
fn exits(game: &Demonworld, state: &State, element: ElementId) -> Vec<Hex> {
    let Some(from) = state.element(element).hex else { return Vec::new() };
    let card = game.card_of(state, state.element(element).troop);
    let walker = terrain::walker(game, state, element);
    let most = card.points_of(Order::Move);
    if card.kind.is_large() {
        return exits_of_base(game, state, (element, from), most);
    }
    let mut paid: BTreeMap<Hex, u8> = BTreeMap::from([(from, 0)]);
    let mut open = vec![(0u8, from)];
    while let Some((cost, hex)) = open.pop() {
        for direction in Direction::ALL {
            let next = hex.step(direction);
            let Some(step) = terrain::cost(game, state, walker, (hex, direction), true) else {
                continue;
            };
            let total = cost.saturating_add(step);
            let better = paid.get(&next).is_none_or(|old| total < *old);
            if total <= most && better && state.is_free(game, next) {
                paid.insert(next, total);
                open.push((total, next));
            }
        }
    }
    let seat = state.seat_of(element);
    let safe = |hex: &Hex| *hex != from && !contact::would_touch(game, state, (seat, walker), *hex);
    let mut list: Vec<Hex> = paid.into_keys().filter(safe).collect();
    let nearest = list.iter().map(|hex| from.distance(*hex)).min();
    list.retain(|hex| Some(from.distance(*hex)) == nearest);
    list
}

/// §PR-128 The nearest places for a base of several hexes, looking as it does, over open ground.
fn exits_of_base(
    game: &Demonworld,
    state: &State,
    (element, from): (ElementId, Hex),
    most: u8,
) -> Vec<Hex> {
    let facing = state.element(element).facing;
    let price = game.content().tables.costs(Mover::Monster).ground(Going::Open).unwrap_or(3);
    let fits = |hex: &Hex| {
        let place = Place::new(*hex, facing);
        *hex != from
            && from.distance(*hex) <= most / price.max(1)
            && air::may_stand(game, state, element, place)
            && !air::meets(game, state, element, place).0
    };
    let mut list: Vec<Hex> = game.map().hexes().filter(fits).collect();
    let nearest = list.iter().map(|hex| from.distance(*hex)).min();
    list.retain(|hex| Some(from.distance(*hex)) == nearest);
    list
}

/// §PR-128 Where an element in fire may go.
impl Ask<Demonworld> for step::Escape {
    const TOPICS: &'static [Topic] = topics!["escape" => "PR-128"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(element) = trapped(game, state, seat) else { return };
        let mut spots: Vec<Spot> = exits(game, state, element).into_iter().map(Spot::of).collect();
        spots.sort_unstable();
        for hex in spots {
            found(Action::Step { element, hex });
        }
    }

    /// §PR-128 An element leaves the fire; who has no unit does nothing else in this phase.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Step { element, hex } = *action {
            let (from, facing) = (state.element(element).hex, state.element(element).facing);
            state.lift(game, element);
            state.put(game, element, hex.hex(), facing);
            recovery::stir(game, state, element);
            let unit = state.unit_of(element);
            if game.card_of(state, unit).kind == CardKind::Unit {
                shape::refresh(game, state, unit);
            }
            let troop = state.element(element).troop;
            if game.card_of(state, troop).kind != CardKind::Unit {
                let deeds = &mut state.troop_mut(troop).deeds;
                deeds.mark(Deeds::MOVED);
                deeds.mark(Deeds::STIRRED);
            }
            cx.tell(|| Event::Stepped { element: element.at(from), hex: hex.into() });
        }
        state.agenda.first([Step::Escape { seat }]);
    }

    /// §PR-128 Who cannot leave the fire is lost.
    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        let Some(element) = trapped(game, state, self.seat) else { return };
        let left = state.element(element).hp;
        let unit = state.unit_of(element);
        let lost = state.troop(unit).lost;
        losses::hurt(game, state, (element, left, crate::step::Cause::Fire), cx);
        // Nobody is tested for this.
        state.troop_mut(unit).lost = lost;
        if game.card_of(state, unit).kind == CardKind::Unit {
            shape::refresh(game, state, unit);
        }
        state.agenda.first([self.into()]);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// Why a fire cannot be lit.
fn why_not(game: &Demonworld, state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Ignite { element, .. } if !may_light(game, state, element) => {
            Err(Illegal::MayNotIgnite { element: state.placed(element) })
        }
        Action::Ignite { hex, .. } => Err(Illegal::CannotBurn { hex: hex.into() }),
        _ => Ok(()),
    }
}
