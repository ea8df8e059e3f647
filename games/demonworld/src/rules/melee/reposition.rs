//! §DW-45 to §DW-48 §PR-104 Repositioning at the end of a melee.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::precedence;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::grid::{Direction, Facing, Hex};
use crate::illegal::Illegal;
use crate::rules::ground::{contact, routes, terrain};
use crate::rules::morale::recovery;
use crate::rules::movement::{clash, close_quarters};
use crate::rules::refusals;
use crate::state::{ElementId, State};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §PR-104 Where both sides have somebody to reposition, one goes first or second.
impl Ask<Demonworld> for step::Order {
    const TOPICS: &'static [Topic] = topics!["order" => "PR-104"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        if is_due_for_both(game, state) {
            precedence::choices(found);
        }
    }

    /// §PR-104 First or second.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let other = Seat(1 - seat.0);
        let (first, second) =
            if *action == (Action::GoFirst {}) { (seat, other) } else { (other, seat) };
        cx.tell(|| Event::GoesFirst { seat: first });
        state.agenda.first([Step::Reposition { seat: first }, Step::Reposition { seat: second }]);
    }

    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        self.answer(Play { game, state, cx }, self.seat, &Action::GoFirst {});
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// Elements of a seat in this melee that have not repositioned, by number.
fn fresh(game: &Demonworld, state: &State, seat: Seat) -> Vec<ElementId> {
    let own = state.fray.troops.iter().filter(|&id| state.troop(id).seat == seat);
    let steady = own.filter(|&id| !state.troop(id).is_routing());
    let mut list: Vec<ElementId> = steady
        .flat_map(|id| state.members(id))
        .filter(|&id| !state.fray.has_moved(id))
        .filter(|&id| game.card_of(state, state.element(id).troop).gun.is_none())
        .collect();
    list.sort_unstable();
    list
}

/// Whether both sides have somebody to reposition.
pub(crate) fn is_due_for_both(game: &Demonworld, state: &State) -> bool {
    let due = |seat: Seat| !fresh(game, state, seat).is_empty();
    due(Seat(0)) && due(Seat(1))
}

/// §DW-45 to §DW-47 Hexes that an element may reach, its own included.
pub(crate) fn reach(game: &Demonworld, state: &State, element: ElementId) -> Vec<Hex> {
    let Some(start) = state.element(element).hex else {
        return Vec::new();
    };
    // A large base does not step like a single element.
    if game.card_of(state, state.element(element).troop).kind.is_large() {
        return vec![start];
    }
    let contacts = contact::count(game, state, element);
    let steps = game.content().tables.reposition(contacts.into());
    let walker = terrain::walker(game, state, element);
    let who = (state.seat_of(element), walker);
    let mut found = vec![start];
    let mut edge = vec![start];
    for _ in 0..steps {
        let mut next = Vec::new();
        for &hex in &edge {
            // Contact ends the walk of an element that had none.
            if contacts == 0 && hex != start && contact::would_touch(game, state, who, hex) {
                continue;
            }
            for direction in Direction::ALL {
                let to = hex.step(direction);
                let open = state.is_free(game, to)
                    && !found.contains(&to)
                    && terrain::can_enter(game, state, walker, (hex, direction));
                if open {
                    found.push(to);
                    next.push(to);
                }
            }
        }
        edge = next;
    }
    // §DW-46 Nobody leaves contact.
    let stays = |hex: &Hex| contacts == 0 || contact::would_touch(game, state, who, *hex);
    found.retain(|hex| *hex == start || stays(hex));
    if is_wild(state, element) {
        nearer(game, state, element, &mut found);
    }
    found
}

/// §PR-104 Whether an element is impetuous.
fn is_wild(state: &State, element: ElementId) -> bool {
    state.troop(state.unit_of(element)).is_impetuous()
}

/// §PR-104 An impetuous element never goes away from the enemy, and comes nearer if it can; where it
/// stands comes first.
fn nearer(game: &Demonworld, state: &State, element: ElementId, found: &mut Vec<Hex>) {
    let seat = state.seat_of(element);
    let near = |hex: Hex| contact::nearest_foe(game, state, seat, hex);
    let rated: Vec<(Option<u8>, Hex)> = found.iter().map(|&hex| (near(hex), hex)).collect();
    let Some(&(before, _)) = rated.first() else { return };
    let comes = rated.iter().any(|one| one.0 < before);
    let fits = |one: &(Option<u8>, Hex)| if comes { one.0 < before } else { one.0 == before };
    found.clear();
    found.extend(rated.into_iter().filter(fits).map(|one| one.1));
}

/// What a seat may do while it repositions.
impl Ask<Demonworld> for step::Reposition {
    const TOPICS: &'static [Topic] = topics!["reposition" => "PR-104"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    /// Whoever is left may close up or be chosen, so that nothing is listed to find out.
    fn is_open(&self, at: At<'_>, seat: Seat) -> bool {
        if at.state.fray.at.is_none() {
            return !fresh(at.game, at.state, seat).is_empty();
        }
        let mut count = 0_u32;
        self.offer(at, seat, &mut |_| count += 1);
        count > 1
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Some(element) = state.fray.at {
            let troop = state.element(element).troop;
            if close_quarters::is_nimble(game, state, troop) {
                let check = |action| close_quarters::check_reposition(game, state, troop, action);
                close_quarters::strides(game, state, troop, check, found);
                found(Action::Done {});
            } else if state.fray.has_moved(element) {
                for facing in Facing::ALL {
                    found(Action::Face { element, facing });
                }
            } else {
                let mut spots: Vec<Spot> =
                    reach(game, state, element).into_iter().map(Spot::of).collect();
                spots.sort_unstable();
                for hex in spots {
                    found(Action::Walk { element, hex });
                }
            }
            return;
        }
        let list = fresh(game, state, seat);
        if list.is_empty() {
            return;
        }
        found(Action::CloseUp {});
        let mut held = false;
        for element in list {
            found(Action::Choose { element });
            held |= is_wild(state, element)
                && reach(game, state, element).first().copied() != state.element(element).hex;
        }
        if !held {
            found(Action::Done {});
        }
    }

    /// A seat repositions.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let action = *action;
        match action {
            Action::Choose { element } => {
                state.fray.at = Some(element);
                (state.fray.steps, state.fray.turned) = (0, false);
            }
            Action::Stride { .. } | Action::Pivot { .. } | Action::Spin { .. } => {
                if let Some(element) = state.fray.at {
                    close_quarters::go(game, state, state.element(element).troop, action, cx);
                }
                match action {
                    Action::Stride { .. } => state.fray.steps += 1,
                    _ => state.fray.turned = true,
                }
            }
            // A large element has repositioned.
            Action::Done {} if state.fray.at.is_some() => {
                if let Some(element) = state.fray.at.take() {
                    state.fray.note(element);
                }
            }
            Action::Walk { element, hex } => {
                go(game, state, element, hex.hex(), cx);
                state.fray.note(element);
            }
            Action::Face { element, facing } => {
                turn(game, state, element, facing, cx);
                state.fray.at = None;
            }
            Action::CloseUp {} => return close_up(game, state, seat, cx),
            _ => return,
        }
        state.agenda.first([Step::Reposition { seat }]);
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || why_not(at.game, at.state, seat, *action))
    }
}

fn go(game: &Demonworld, state: &mut State, element: ElementId, hex: Hex, cx: &mut Cx<'_, Event>) {
    let from = state.element(element).hex;
    if from != Some(hex) {
        let facing = state.element(element).facing;
        state.lift(game, element);
        state.put(game, element, hex, facing);
        recovery::stir(game, state, element);
        cx.tell(|| Event::Repositioned { element: element.at(from), hex: Spot::of(hex).into() });
    }
}

fn turn(
    game: &Demonworld,
    state: &mut State,
    element: ElementId,
    facing: Facing,
    cx: &mut Cx<'_, Event>,
) {
    if state.element(element).facing != facing {
        state.element_mut(element).facing = facing;
        recovery::stir(game, state, element);
        cx.tell(|| Event::Faced { element: state.placed(element), facing });
    }
}

/// Lets all elements that are left close with the enemy and look at him.
fn close_up(game: &Demonworld, state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    for element in fresh(game, state, seat) {
        if let Some(goal) = goal(game, state, element) {
            go(game, state, element, goal, cx);
        }
        if let Some(facing) = clash::best_facing(game, state, element) {
            turn(game, state, element, facing, cx);
        }
        state.fray.note(element);
    }
}

/// The hex from which an element without contact reaches the enemy, or comes nearest.
fn goal(game: &Demonworld, state: &State, element: ElementId) -> Option<Hex> {
    if contact::is_engaged(game, state, element) {
        return None;
    }
    let seat = state.seat_of(element);
    let walker = terrain::walker(game, state, element);
    let nearest = |from: Hex| {
        let others = state.fray.troops.iter().filter(|&id| state.troop(id).seat != seat);
        let near = others.filter_map(|id| contact::apart(game, state, from, id));
        near.min().unwrap_or(u8::MAX)
    };
    let touching = |hex: Hex| contact::would_touch(game, state, (seat, walker), hex);
    let place =
        |hex: Hex| (!touching(hex), nearest(hex), routes::seen_from(game, state, seat, hex));
    reach(game, state, element).into_iter().min_by_key(|&hex| place(hex))
}

/// §PR-104 What keeps an element of one's own from going there.
fn cannot(game: &Demonworld, state: &State, element: ElementId) -> Illegal {
    let unit = state.unit_of(element);
    let why = if !state.fray.troops.iter().any(|one| one == unit) {
        "melee"
    } else if state.troop(unit).is_routing() {
        "routing"
    } else if game.card_of(state, state.element(element).troop).gun.is_some() {
        "gun"
    } else if state.fray.has_moved(element) {
        "moved"
    } else {
        "far"
    };
    let contacts = contact::count(game, state, element);
    let steps = game.content().tables.reposition(contacts.into());
    Illegal::CannotReposition { element: state.placed(element), why, contacts, steps }
}

/// §PR-104 Why an element cannot reposition so.
fn why_not(game: &Demonworld, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Pivot { .. } | Action::Stride { .. } | Action::Spin { .. } => {
            let Some(element) = state.fray.at else { return Ok(()) };
            let troop = state.element(element).troop;
            if close_quarters::is_nimble(game, state, troop) {
                close_quarters::check_reposition(game, state, troop, action)
            } else {
                Ok(())
            }
        }
        Action::Choose { element } | Action::Walk { element, .. } => {
            let known = element.index() < state.elements.len();
            if !known {
                return Err(Illegal::NoSuchElement { element });
            }
            let mine = state.seat_of(element) == seat;
            if !mine {
                return Err(Illegal::NotYours { troop: state.element(element).troop });
            }
            Err(cannot(game, state, element))
        }
        _ => Ok(()),
    }
}
