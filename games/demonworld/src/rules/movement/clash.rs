//! §PR-63 First contact: the contacted answer, the attacker closes, both are in melee.

use kernel::{Ask, Seat, Topic, topics};

use super::{
    budget, close_quarters, drill, end_of_move, march, onward, standoff, trample, turning,
};
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Facing, Hex, Place};
use crate::ids::CardKind;
use crate::illegal::Illegal;
use crate::rules::ground::{contact, shape, terrain};
use crate::rules::morale::{recovery, rout};
use crate::rules::refusals;
use crate::state::{Deeds, ElementId, Moving, Session, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-63 Routers fall, the others answer, then the attacker closes.
pub(crate) fn meet(
    step::Clash { troop: unit }: step::Clash,
    Play { game, state, cx }: Play<'_, '_>,
) {
    // §PR-58 Those who were run over close up, test and run before it is seen who is left to meet.
    if trample::has_victims(game, state, unit) {
        onward::make_contact(state, unit);
        return trample::settle(game, state, unit);
    }
    rout::cut_down(game, state, unit, cx);
    if standoff::ends_so(game, state, unit) {
        standoff::stand(game, state, unit, cx);
        return end_of_move::finish(game, state, unit);
    }
    recovery::watch(game, state);
    let foes = contact::of_unit(game, state, unit);
    let nimble = close_quarters::is_nimble(game, state, unit);
    if let Some(moving) = &mut state.moving {
        moving.met = foes.iter().next().filter(|_| nimble);
    }
    if nimble || game.card_of(state, unit).kind == CardKind::Unit {
        state.agenda.first([Step::Follow { troop: unit }, Step::Lock { troop: unit }]);
    } else {
        state.agenda.first([Step::Lock { troop: unit }]);
    }
    let answering: Vec<TroopId> = foes.iter().collect();
    for foe in answering.into_iter().rev() {
        cx.tell(|| Event::MadeContact { troop: unit, foe });
        let one = state.troop_mut(foe);
        let fresh = !one.deeds.has(Deeds::MOVED) && !one.is_engaged();
        one.deeds.mark(Deeds::CONTACTED);
        if fresh {
            one.deeds.mark(Deeds::MOVED);
            state.agenda.first([Step::Answer { troop: foe, by: unit }]);
        }
    }
}

/// The answer as far as it has come.
fn reply(state: &State, troop: TroopId) -> Moving {
    state.reply.filter(|reply| reply.troop == troop).unwrap_or(Moving::new(troop))
}

/// §DW-131 §PR-45 Whether turns cost a troop nothing: those of a small unit.
fn turns_free(state: &State, troop: TroopId) -> bool {
    state.troop(troop).formation == Shape::Small
}

/// Elements of a small unit that have turned are noted so many places behind those that have stepped.
const TURNED: usize = 16;

/// The place of an element among those that have turned: where turns are free, apart from steps.
fn turn_place(state: &State, troop: TroopId, element: ElementId) -> Option<usize> {
    let at = drill::place_in(state, troop, element)?;
    Some(if turns_free(state, troop) { at + TURNED } else { at })
}

/// §PR-63 Whether an element of the contacted troop can still turn: in contact or in a small unit for
/// nothing, others by a manoeuvre for all of them.
fn can_turn(game: &Demonworld, state: &State, troop: TroopId, element: ElementId) -> bool {
    let reply = reply(state, troop);
    turns_free(state, troop)
        || contact::is_engaged(game, state, element)
        || reply.turned
        || budget::drills(game, state, troop) > reply.spent
}

/// §PR-63 Whether the contacted troop can still let elements step.
///
/// All step once for one manoeuvre; who steps again begins the next one.
fn can_step(game: &Demonworld, state: &State, troop: TroopId, again: bool) -> bool {
    let reply = reply(state, troop);
    let unit = game.card_of(state, troop).kind == CardKind::Unit;
    let open = reply.spent > 0 && !again;
    unit && (open || budget::drills(game, state, troop) > u8::from(reply.turned) + reply.spent)
}

/// The best facing of an element in contact: most enemies before it, then the least turn, clockwise.
pub(crate) fn best_facing(game: &Demonworld, state: &State, element: ElementId) -> Option<Facing> {
    let one = state.element(element);
    let hex = one.hex?;
    // §PR-56 A large base turns by its own rules.
    if game.card_of(state, one.troop).kind.is_large() {
        return None;
    }
    let mut foes: Vec<ElementId> = Vec::new();
    contact::foes(game, state, element, &mut |foe| foes.push(foe));
    foes.sort_unstable();
    foes.dedup();
    if foes.is_empty() {
        return None;
    }
    let before = |facing: Facing| {
        let place = Place::new(hex, facing);
        let faced = |&&foe: &&ElementId| contact::hexes(game, state, foe).any(|to| place.faces(to));
        foes.iter().filter(faced).count()
    };
    let best = Facing::ALL.into_iter().max_by_key(|&facing| {
        let clockwise = facing.clockwise_from(one.facing);
        (before(facing), std::cmp::Reverse((facing.apart(one.facing), clockwise)))
    })?;
    (before(best) > before(one.facing)).then_some(best)
}

/// §PR-63 Whether an element of a contacted unit may step there.
fn check_step(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    (element, spot): (ElementId, Spot),
) -> Result<(), Illegal> {
    let hex = spot.hex();
    let at = drill::place_in(state, troop, element);
    let at = at.ok_or(Illegal::NoSuchElement { element })?;
    let again = reply(state, troop).done >> at & 1 == 1;
    if !can_step(game, state, troop, again) {
        let most = budget::drills(game, state, troop);
        return Err(Illegal::NoManoeuvreLeft { used: most, most });
    }
    if contact::is_engaged(game, state, element) {
        return Err(Illegal::InContact { element: state.placed(element) });
    }
    let from = state.element(element).hex.ok_or(Illegal::NoSuchElement { element })?;
    let direction = from
        .direction_to(hex)
        .ok_or(Illegal::TooLongStep { element: state.placed(element), hex: spot.into() })?;
    if !state.is_free(game, hex) {
        return Err(Illegal::HexTaken { hex: spot.into() });
    }
    let walker = terrain::walker(game, state, element);
    if !terrain::can_enter(game, state, walker, (from, direction)) {
        return Err(Illegal::Impassable { hex: spot.into() });
    }
    if contact::would_touch(game, state, (state.troop(troop).seat, walker), hex) {
        return Err(Illegal::ContactForbidden { troop });
    }
    Ok(())
}

/// §PR-63 Whether an element of a contacted unit may turn there.
fn check_face(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    (element, facing): (ElementId, Facing),
) -> Result<(), Illegal> {
    let at = turn_place(state, troop, element).ok_or(Illegal::NoSuchElement { element })?;
    if reply(state, troop).done >> at & 1 == 1 {
        return Err(Illegal::HasStepped { element: state.placed(element) });
    }
    if !can_turn(game, state, troop, element) {
        let most = budget::drills(game, state, troop);
        return Err(Illegal::NoManoeuvreLeft { used: most, most });
    }
    // §PR-56 A large base turns by its own rules.
    let large = game.card_of(state, state.element(element).troop).kind.is_large();
    if large {
        return Err(Illegal::TurnsByBase { element: state.placed(element) });
    }
    turning::check_new(state, element, facing)
}

/// §PR-63 What the owner of a contacted troop may do.
impl Ask<Demonworld> for step::Answer {
    const TOPICS: &'static [Topic] = topics!["answer" => "PR-63"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let troop = self.troop;
        if game.card_of(state, troop).kind.is_large() {
            if close_quarters::is_nimble(game, state, troop) {
                let check = |action| close_quarters::check_answer(game, state, troop, action);
                close_quarters::strides(game, state, troop, check, found);
                found(Action::Done {});
            }
            return;
        }
        let blind = |element| best_facing(game, state, element).is_some();
        if state.members(troop).any(blind) {
            found(Action::FaceFoe {});
        }
        let mut members: Vec<ElementId> = state.members(troop).collect();
        members.sort_unstable();
        for &element in &members {
            let mut spots: Vec<Spot> = state
                .element(element)
                .hex
                .into_iter()
                .flat_map(Hex::neighbours)
                .map(Spot::of)
                .collect();
            spots.sort_unstable();
            for hex in spots {
                if check_step(game, state, troop, (element, hex)).is_ok() {
                    found(Action::Step { element, hex });
                }
            }
        }
        for &element in &members {
            for facing in Facing::ALL {
                if check_face(game, state, troop, (element, facing)).is_ok() {
                    found(Action::Face { element, facing });
                }
            }
        }
        found(Action::Done {});
    }

    /// §PR-63 A contacted troop turns or regroups.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let action = *action;
        let Self { troop, by } = self;
        let mut reply = reply(state, troop);
        let note = |state: &State, reply: &mut Moving, element| {
            if let Some(at) = turn_place(state, troop, element) {
                reply.done |= 1 << at;
            }
        };
        match action {
            Action::FaceFoe {} => {
                let members: Vec<ElementId> = state.members(troop).collect();
                for element in members {
                    if let Some(facing) = best_facing(game, state, element) {
                        state.element_mut(element).facing = facing;
                        recovery::stir(game, state, element);
                        note(state, &mut reply, element);
                        cx.tell(|| Event::Faced { element: state.placed(element), facing });
                    }
                }
            }
            Action::Face { element, facing } => {
                state.element_mut(element).facing = facing;
                recovery::stir(game, state, element);
                let free = turns_free(state, troop) || contact::is_engaged(game, state, element);
                reply.turned |= !free;
                note(state, &mut reply, element);
                cx.tell(|| Event::Faced { element: state.placed(element), facing });
            }
            Action::Step { element, hex } => {
                let at = drill::place_in(state, troop, element).unwrap_or(0);
                if reply.spent == 0 || reply.done >> at & 1 == 1 {
                    reply.spent += 1;
                    reply.done = 0;
                }
                reply.done |= 1 << at;
                let from = state.element(element).hex;
                march::carry(game, state, &[(element, hex.hex())]);
                recovery::stir(game, state, element);
                cx.tell(|| Event::Stepped { element: element.at(from), hex: hex.into() });
            }
            Action::Stride { .. } | Action::Pivot { .. } | Action::Spin { .. } => {
                let cost = close_quarters::go(game, state, troop, action, cx);
                reply.spent = reply.spent.saturating_add(cost);
            }
            _ => return answered(game, state, troop),
        }
        state.reply = Some(reply);
        state.agenda.first([Step::Answer { troop, by }]);
    }

    fn skip(self, Play { game, state, .. }: Play<'_, '_>) {
        answered(game, state, self.troop);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let At { game, state } = at;
        refusals::reason(at.state, *action, || match *action {
            Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. }
                if close_quarters::is_nimble(game, state, self.troop) =>
            {
                close_quarters::check_answer(game, state, self.troop, *action)
            }
            Action::Step { element, hex } => check_step(game, state, self.troop, (element, hex)),
            Action::Face { element, facing } => {
                check_face(game, state, self.troop, (element, facing))
            }
            _ => Ok(()),
        })
    }
}

/// §PR-89 The contacted troop has answered; its own step is spent.
fn answered(game: &Demonworld, state: &mut State, troop: TroopId) {
    // §PR-63 If a large element got away from it, the attacker goes on with its move.
    if close_quarters::is_nimble(game, state, troop)
        && contact::of_unit(game, state, troop).is_empty()
        && let Some(moving) = &mut state.moving
    {
        moving.slipped = true;
    }
    if game.card_of(state, troop).kind == CardKind::Unit {
        shape::refresh(game, state, troop);
    }
    state.reply = None;
}

/// §PR-63 Both sides are in melee; the move is over.
pub(crate) fn lock(step::Lock { troop: unit }: step::Lock, Play { game, state, cx }: Play<'_, '_>) {
    rout::cut_down(game, state, unit, cx);
    let foes = contact::of_unit(game, state, unit);
    if !foes.is_empty() {
        recovery::watch(game, state);
        state.troop_mut(unit).deeds.mark(Deeds::CHARGED);
        onward::engage(state, unit);
        for foe in foes.iter() {
            // §PR-63 Also who was touched only when the others closed in.
            state.troop_mut(foe).deeds.mark(Deeds::CONTACTED);
            onward::engage(state, foe);
        }
    } else if let Some(moving) = state.moving.filter(|moving| moving.slipped) {
        // Who walks by himself walks on with what he has left.
        let character = game.card_of(state, unit).kind.is_character();
        let walker = moving.last.and_then(|(last, _)| drill::place_in(state, unit, last));
        let again = if character { u32::MAX } else { walker.map_or(0, |at| 1 << at) };
        let done = moving.done & !again;
        state.moving = Some(Moving { slipped: false, session: Session::None, done, ..moving });
        return state.agenda.first([Step::Move { troop: unit }]);
    }
    end_of_move::finish(game, state, unit);
}
