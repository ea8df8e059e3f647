//! §DW-83 §DW-92 §PR-80 §PR-81 Wounds, losses, closing up, loss tests.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::courage::{self, Against};
use super::recovery;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::Hex;
use crate::ids::{CardKind, MoraleTest, Special};
use crate::illegal::Illegal;
use crate::large;
use crate::part;
use crate::rules::ground::{aloof, contact, shape, terrain};
use crate::rules::refusals;
use crate::state::{ElementId, Mood, REMAINS, State, Troop, TroopId, Troops};
use crate::step::{self, Cause, Step};
use crate::{At, Demonworld, Found, Play};

/// Wounds an element; says whether it is gone.
pub(crate) fn hurt(
    game: &Demonworld,
    state: &mut State,
    (element, points, cause): (ElementId, u8, Cause),
    cx: &mut Cx<'_, Event>,
) -> bool {
    let one = *state.element(element);
    if !one.is_alive() {
        return false;
    }
    let card = game.card_of(state, one.troop);
    let burning = matches!(cause, Cause::Fire);
    let twice = burning && card.has(Special::Flammable);
    let points = if twice { points.saturating_mul(2) } else { points }.min(one.hp);
    let left = one.hp - points;
    let entry = state.element_mut(element);
    entry.hp = left;
    entry.hurt += points;
    entry.scorched |= burning;
    if left > 0 {
        cx.tell(|| Event::Wounded { element: state.placed(element), left, cause });
        return false;
    }
    cx.tell(|| Event::Fell { element: state.placed(element), cause });
    bury(game, state, element);
    true
}

/// §DW-16 §DW-37 Takes a dead or fled element off and counts the loss.
pub(crate) fn bury(game: &Demonworld, state: &mut State, element: ElementId) {
    let one = *state.element(element);
    let unit = state.unit_of(element);
    if let Some(hex) = one.hex {
        state.held.push((unit, hex));
    }
    state.lift(game, element);
    state.element_mut(element).hp = 0;
    let card = game.card_of(state, one.troop);
    if card.kind.is_monster()
        && let Some(hex) = one.hex
    {
        // §PR-60 A slain monster lies in the way, though not where those it stood over still stand.
        for hex in large::hexes(card.base, hex, one.facing) {
            if let Some(index) = game.map().index(hex).filter(|_| state.is_free(game, hex)) {
                state.board[index] = REMAINS;
            }
        }
    }
    let lost = &mut state.troop_mut(unit).lost;
    *lost = lost.saturating_add(1);
    if unit != one.troop {
        state.troop_mut(one.troop).host = None;
    }
    release(state, unit);
    let seat = state.troop(unit).seat;
    if state.fray.troops.contains(unit) {
        let losses = &mut state.fray.losses[seat.index()];
        *losses = losses.saturating_add(1);
    }
}

/// Removes an element without dice: caught, fled or stranded.
pub(crate) fn remove(game: &Demonworld, state: &mut State, element: ElementId) {
    state.lift(game, element);
    state.element_mut(element).hp = 0;
    let troop = state.element(element).troop;
    state.troop_mut(troop).host = None;
    release(state, troop);
}

/// §PR-52 Characters whose unit is gone stand alone, and fight on alone.
fn release(state: &mut State, unit: TroopId) {
    if state.is_present(unit) {
        return;
    }
    let since = state.troop(unit).since;
    for guest in state.guests(unit).collect::<Vec<_>>() {
        if state.fray.troops.contains(unit) {
            state.fray.troops = state.fray.troops.with(guest);
        }
        recovery::part(state, guest, unit);
        inherit(state, guest, unit);
        aloof::inherit(state, unit, guest);
        let one = state.troop_mut(guest);
        one.host = None;
        one.since = since;
    }
}

/// §PR-91 §PR-103 Who fought a unit fought the characters in it: a character without his unit has its
/// opponents, and they have him.
pub(crate) fn inherit(state: &mut State, guest: TroopId, unit: TroopId) {
    let Troop { foes, meets, .. } = *state.troop(unit);
    for other in &mut state.troops {
        for known in [&mut other.foes, &mut other.meets] {
            if known.contains(unit) {
                *known = known.with(guest);
            }
        }
    }
    let one = state.troop_mut(guest);
    (one.foes, one.meets) = (foes, meets);
}

/// §DW-17 §DW-38 §PR-80 Units with losses close up, then they are tested.
pub(crate) fn after(game: &Demonworld, state: &mut State, cause: Cause) {
    state.agenda.first([Step::Tests { cause }]);
    let units: Vec<TroopId> = state.ids().filter(|&id| state.troop(id).lost > 0).collect();
    for unit in units.into_iter().rev() {
        if game.card_of(state, unit).kind == CardKind::Unit {
            note_held(state, unit);
            state.agenda.first([Step::Mend { troop: unit }]);
        }
    }
}

/// §PR-80 Remembers where the elements of a unit stand.
pub(crate) fn note_held(state: &mut State, unit: TroopId) {
    let hexes: Vec<Hex> = state.members(unit).filter_map(|id| state.element(id).hex).collect();
    state.held.extend(hexes.into_iter().map(|hex| (unit, hex)));
}

/// §PR-80 Whether an element of a unit with losses may step there.
pub(crate) fn may_mend(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    (element, hex): (ElementId, Hex),
) -> bool {
    let Some(from) = state.element(element).hex else {
        return false;
    };
    let walker = terrain::walker(game, state, element);
    let stepped = state.fray.has_moved(element);
    !stepped
        && state.held.contains(&(unit, hex))
        && state.is_free(game, hex)
        && !contact::is_engaged(game, state, element)
        && from
            .direction_to(hex)
            .is_some_and(|direction| terrain::can_enter(game, state, walker, (from, direction)))
        // §PR-62 Only a unit that fights already may come into contact so.
        && (state.troop(unit).is_engaged()
            || !contact::would_touch(game, state, (state.troop(unit).seat, walker), hex))
}

/// §PR-80 What the owner of a unit with losses may do.
impl Ask<Demonworld> for step::Mend {
    const TOPICS: &'static [Topic] = topics!["mend" => "PR-80"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let unit = self.troop;
        for element in state.members(unit) {
            let Some(from) = state.element(element).hex else {
                continue;
            };
            let mut spots: Vec<Spot> = from
                .neighbours()
                .filter(|&hex| may_mend(game, state, unit, (element, hex)))
                .map(Spot::of)
                .collect();
            spots.sort_unstable();
            for hex in spots {
                found(Action::Step { element, hex });
            }
        }
        found(Action::Done {});
    }

    /// §PR-80 An element closes up, or the unit is done.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let unit = self.troop;
        if let Action::Step { element, hex } = *action {
            let (from, facing) = (state.element(element).hex, state.element(element).facing);
            state.lift(game, element);
            state.put(game, element, hex.hex(), facing);
            recovery::stir(game, state, element);
            state.fray.note(element);
            cx.tell(|| Event::Stepped { element: element.at(from), hex: hex.into() });
            state.agenda.first([Step::Mend { troop: unit }]);
        } else {
            mended(game, state, unit);
        }
    }

    fn skip(self, Play { game, state, .. }: Play<'_, '_>) {
        mended(game, state, self.troop);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || match *action {
            Action::Step { hex, .. } => Err(Illegal::NotHeldBefore { hex: hex.into() }),
            _ => Ok(()),
        })
    }
}

/// §PR-32 The formation of a unit with losses is worked out anew.
fn mended(game: &Demonworld, state: &mut State, unit: TroopId) {
    let members: Vec<ElementId> = state.members(unit).collect();
    for element in members {
        state.fray.moved[element.index() / 64] &= !(1 << (element.0 % 64));
    }
    state.held.retain(|(of, _)| *of != unit);
    recovery::watch(game, state);
    shape::refresh(game, state, unit);
}

/// §PR-81 §PR-114 Units that lost elements, and after magic those that a spell frightens, are tested,
/// seat 0 first; then the failed ones run.
pub(crate) fn tests(step::Tests { cause }: step::Tests, Play { game, state, .. }: Play<'_, '_>) {
    let test = if cause == Cause::Overrun { MoraleTest::Overrun } else { MoraleTest::ShootingLoss };
    state.agenda.first([Step::Routs]);
    let afraid = |id| cause == Cause::Spell && courage::is_frightened(game, state, id);
    let due = |&id: &TroopId| state.troop(id).lost > 0 || afraid(id);
    let units: Vec<TroopId> = state.ids().filter(due).collect();
    for unit in units.into_iter().rev() {
        let unit_card = game.card_of(state, unit).kind == CardKind::Unit;
        let there = state.is_present(unit) && !state.troop(unit).is_routing();
        if unit_card && there {
            state.agenda.first([Step::Test { troop: unit, test }]);
        } else {
            state.troop_mut(unit).lost = 0;
        }
    }
    state.held.clear();
}

/// §PR-81 §PR-103 One unit is tested.
pub(crate) fn test(
    step::Test { troop: unit, test }: step::Test,
    Play { game, state, cx }: Play<'_, '_>,
) {
    let one = state.troop(unit);
    let count = |number: u8| i8::try_from(number).unwrap_or(i8::MAX);
    let mut against =
        Against { lost: count(one.lost), slain: count(one.slain), ..Against::default() };
    if test == MoraleTest::MeleeLoss {
        // §PR-103 The highest fear among those in contact when the phase began.
        against.fear = one.meets.iter().map(|foe| courage::fear(game, state, foe)).max();
    } else if test == MoraleTest::Overrun {
        // §DW-208 The fear of the one that ran over it.
        against.fear = state.runner.map(|runner| courage::fear(game, state, runner));
    }
    let verdict = courage::roll(game, state, unit, (test, &against), cx);
    let one = state.troop_mut(unit);
    one.lost = 0;
    one.slain = 0;
    let Some(verdict) = verdict else {
        return;
    };
    let courage::Verdict { terms, die, sum, needed, passed } = verdict;
    let parts = || part::parts(&terms);
    let needed_parts = |state: &State| courage::needed_parts(game, state, unit);
    if passed {
        cx.tell(|| Event::Tested {
            troop: unit,
            test,
            die,
            sum,
            needed,
            parts: parts(),
            needed_parts: needed_parts(state),
        });
    } else {
        cx.tell(|| Event::Ran {
            troop: unit,
            test,
            die,
            sum,
            needed,
            parts: parts(),
            needed_parts: needed_parts(state),
        });
        state.fleeing = state.fleeing.with(unit);
    }
}

/// §PR-138 Seats that have nobody steady left: units, characters or large elements. §PR-52 Who has
/// joined a unit is of its mood.
pub(crate) fn broken(state: &State) -> [bool; 2] {
    let steady = |seat: Seat| {
        state.own(seat).any(|troop| {
            let one = state.troop(troop);
            let waits = matches!(
                one.place,
                crate::state::Whereabouts::West | crate::state::Whereabouts::East
            );
            let there = state.is_present(troop) || one.air == crate::state::Air::High || waits;
            let mood = one.host.map_or(one.mood, |host| state.troop(host).mood);
            there && mood == Mood::Steady
        })
    };
    [!steady(Seat(0)), !steady(Seat(1))]
}

/// Nobody has lost anything yet.
pub(crate) fn forget(state: &mut State) {
    for troop in &mut state.troops {
        troop.lost = 0;
        troop.slain = 0;
    }
    state.held.clear();
    state.fleeing = Troops::NONE;
}
