//! Worlds that a seat cannot tell from the real one, and the facts hidden from it.
//!
//! §PR-139 Hidden are the sections of the other side, its deployment until both are done, the edges
//! of its flank marches, also if it deploys in the open, order markers until they are turned over,
//! and shots and blows until both sides have announced theirs.

use kernel::chance::{Chance, Ways, Why};
use kernel::{At, Fingerprint, Game, Heuristic, Seat, Seats, Secret, Steps as _, Viewer, rule};

use crate::Demonworld;
use crate::action::Action;
use crate::ids::Order;
use crate::rules::course::{deployment, flank, orders, setup};
use crate::rules::ground::flanks;
use crate::rules::magic::ring;
use crate::state::{Aim, State, TroopId};
use crate::step::Step;

/// A redraw of hidden things.
static IMAGINE: Why = Why { code: "hidden", rule: rule!("PR-139") };

/// Whether a step waits on the agenda.
fn waits(state: &State, wanted: Step) -> bool {
    state.agenda.iter().any(|step| *step == wanted)
}

/// One of these, each as likely.
fn one_of(list: &[Action], chance: &mut dyn Chance) -> Option<Action> {
    let count = u32::try_from(list.len()).ok().filter(|&count| count > 0)?;
    let index = chance.settle(Ways::Die(count), &IMAGINE, Seats::NONE);
    list.get(index as usize).copied()
}

/// A state that this seat cannot tell from the given one, redrawn from what the seat knows alone.
pub(crate) fn imagine(
    game: &Demonworld,
    state: &State,
    seat: Seat,
    chance: &mut dyn Chance,
) -> State {
    let mut world = state.clone();
    if state.over.is_some() {
        return world;
    }
    let other = Seat(1 - seat.0);
    let given = world.player(other).stage;
    if waits(state, Step::Engrave) {
        redraw(game, &mut world, Step::Engrave, (other, given), chance);
        return world;
    }
    redraw_rings(game, &mut world, other, chance);
    if flanks::is_sending(state) {
        redraw(game, &mut world, Step::Send, (other, given), chance);
        return world;
    }
    if state.is_deploying() && state.openly == Some(other) {
        redraw_edges(&mut world, other, chance);
        return world;
    }
    let announced = [Step::Mark, Step::Shoot, Step::Blows];
    if state.is_deploying() {
        redraw_deployment(game, state, (&mut world, other), chance);
    } else if let Some(step) = announced.into_iter().find(|&step| waits(state, step)) {
        redraw(game, &mut world, step, (other, given), chance);
    } else {
        redraw_markers(game, &mut world, other, chance);
    }
    if !state.is_deploying() && state.turn <= 1 {
        redraw_flanks(&mut world, other, chance);
    }
    world
}

/// §PR-133 §PR-139 How the other side deploys in secret, and with flank marches who does not.
fn redraw_deployment(
    game: &Demonworld,
    state: &State,
    (world, other): (&mut State, Seat),
    chance: &mut dyn Chance,
) {
    let mut given = state.player(other).stage;
    Step::Deploy.forget(game, world, other);
    if game.chapters().flank_march {
        redraw(game, world, Step::Send, (other, u8::MAX), chance);
        world.player_mut(other).stage = 0;
        given = progress(game, state, (world, other), chance);
    }
    repeat(game, world, Step::Deploy, (other, given), chance);
}

/// §PR-135 How many questions of deployment the other side has answered in this world: as nobody
/// knows how many cards it has sent away, only whether it may have begun and whether it is done is
/// known.
fn progress(
    game: &Demonworld,
    state: &State,
    (world, other): (&State, Seat),
    chance: &mut dyn Chance,
) -> u8 {
    let all = deployment::questions(game, world, other);
    if setup::ask(game, state, other).is_none() {
        all
    } else if state.agenda.top() == Some(&Step::Deploy) && all > 0 {
        let given = chance.settle(Ways::Die(all.into()), &IMAGINE, Seats::NONE);
        u8::try_from(given).unwrap_or(0)
    } else {
        0
    }
}

/// §PR-135 §PR-139 Which sections are on their way, and who marches in them.
fn redraw_flanks(world: &mut State, other: Seat, chance: &mut dyn Chance) {
    if redraw_edges(world, other, chance) {
        flank::set_out(world);
    }
}

/// §PR-135 §PR-139 To which edge the cards march that are away; says whether there are any.
fn redraw_edges(world: &mut State, other: Seat, chance: &mut dyn Chance) -> bool {
    let away: Vec<TroopId> =
        world.own(other).filter(|&troop| flanks::is_away(world, troop)).collect();
    for &troop in &away {
        let east = chance.settle(Ways::Die(2), &IMAGINE, Seats::NONE);
        world.troop_mut(troop).place = flanks::EDGES[east as usize % 2];
    }
    !away.is_empty()
}

/// Takes back what the other side has answered to a secret question, and answers as much anew.
fn redraw(
    game: &Demonworld,
    world: &mut State,
    step: Step,
    (other, given): (Seat, u8),
    chance: &mut dyn Chance,
) {
    step.forget(game, world, other);
    repeat(game, world, step, (other, given), chance);
}

/// Gives so many small answers anew, as a hasty player would: nobody deploys with the back to the
/// enemy or gives orders blindly, though everything allowed may come.
fn repeat(
    game: &Demonworld,
    world: &mut State,
    mut step: Step,
    (other, given): (Seat, u8),
    chance: &mut dyn Chance,
) {
    let mut list = Vec::new();
    for _ in 0..given {
        list.clear();
        step.offer(At { game, state: world }, other, &mut |action| list.push(action));
        if list.is_empty() {
            return;
        }
        let index = game.impulse(world, other, &list, chance);
        step.note(game, world, other, &list[index]);
    }
}

/// §PR-139 Whatever the rings of the other side may hold.
fn redraw_rings(game: &Demonworld, world: &mut State, other: Seat, chance: &mut dyn Chance) {
    for (troop, held) in ring::secret(game, world, other) {
        let held: Vec<Action> = held.into_iter().map(|spell| Action::Cast { spell }).collect();
        if let Some(Action::Cast { spell }) = one_of(&held, chance) {
            world.troop_mut(troop).ring = Some(spell);
        }
    }
}

/// §PR-84 Several markers of one unit that still lie face down, and the one that is kept.
fn redraw_markers(game: &Demonworld, world: &mut State, other: Seat, chance: &mut dyn Chance) {
    let troops: Vec<TroopId> = world.own(other).collect();
    for troop in troops {
        let one = world.troop(troop);
        let (due, kept) = (one.due, one.markers >> 4);
        if one.markers == 0 {
            continue;
        }
        world.troop_mut(troop).markers = 0;
        for _ in 0..due {
            let free: Vec<Action> = Order::ALL
                .iter()
                .filter(|&&order| orders::can_have(game, world, troop, order))
                .map(|&order| Action::Order { order })
                .collect();
            if let Some(Action::Order { order }) = one_of(&free, chance) {
                world.troop_mut(troop).markers |= 1 << order.index();
            }
        }
        if kept > 0 {
            let lying = world.troop(troop).markers;
            let laid: Vec<Action> = Order::ALL
                .iter()
                .filter(|order| lying >> order.index() & 1 == 1)
                .map(|&order| Action::Keep { order })
                .collect();
            if let Some(Action::Keep { order }) = one_of(&laid, chance) {
                world.troop_mut(troop).markers |= 0x10 << order.index();
            }
        }
    }
}

/// §PR-135 §PR-139 To which edges the cards of the other side march, as long as that is hidden.
fn edges(state: &State, other: Seat, out: &mut Vec<Secret>) {
    let away = state.own(other).filter(|&troop| flanks::is_away(state, troop));
    let value: Vec<u8> = away.map(|troop| state.troop(troop).place as u8).collect();
    if state.turn <= 1 && !value.is_empty() {
        out.push(Secret { what: "flank", of: u16::from(other.0), value });
    }
}

/// §PR-135 §PR-139 Which cards of the other side march to a flank, before anybody sees it.
fn sections(state: &State, other: Seat, out: &mut Vec<Secret>) {
    let value = state.own(other).map(|troop| state.troop(troop).place as u8).collect();
    out.push(Secret { what: "sections", of: u16::from(other.0), value });
}

/// Every fact hidden from the seat that what it knows does not force.
pub(crate) fn secrets(game: &Demonworld, state: &State, seat: Seat, out: &mut Vec<Secret>) {
    if state.over.is_some() {
        return;
    }
    let other = Seat(1 - seat.0);
    let of = u16::from(other.0);
    let rings = ring::secret(game, state, other);
    if rings.iter().any(|(_, held)| held.len() > 1) {
        let named = rings.iter().map(|(troop, _)| state.troop(*troop).ring);
        let value = named.flat_map(|ring| kernel::encode(&ring)).collect();
        out.push(Secret { what: "rings", of, value });
    }
    if waits(state, Step::Engrave) {
        return;
    }
    if flanks::is_sending(state) {
        if state.player(other).stage > 0 {
            sections(state, other, out);
        }
        return;
    }
    if state.is_deploying() {
        if state.openly == Some(other) {
            edges(state, other, out);
            return;
        }
        if flank::questions(game, state, other) > 0 {
            sections(state, other, out);
        }
        if state.player(other).stage > 0 {
            let place = |troop: TroopId| {
                let first = state.element(state.troop(troop).first);
                let one = state.troop(troop);
                kernel::encode(&(first.hex, first.facing, one.place, one.air, one.host))
            };
            let mut value: Vec<u8> = state.own(other).flat_map(place).collect();
            value.extend([state.player(other).front, state.player(other).look.0]);
            out.push(Secret { what: "deployment", of, value });
        }
        return;
    }
    edges(state, other, out);
    let value: Vec<u8> = state.own(other).map(|troop| state.troop(troop).markers).collect();
    if value.iter().any(|&markers| markers > 0) {
        out.push(Secret { what: "orders", of, value });
    }
    let aims = |aims: Vec<Aim>| aims.iter().flat_map(kernel::encode).collect::<Vec<u8>>();
    if waits(state, Step::Shoot) && state.player(other).stage > 0 {
        let own = state.shots.iter().filter(|shot| state.seat_of(shot.shooter) == other);
        let value = aims(own.map(|shot| shot.aim).collect());
        out.push(Secret { what: "shots", of, value });
    }
    if waits(state, Step::Blows) && state.player(other).stage > 0 {
        let own = state.blows.iter().filter(|blow| state.seat_of(blow.striker) == other);
        let value = aims(own.map(|blow| blow.aim).collect());
        out.push(Secret { what: "blows", of, value });
    }
}

/// What a seat knows and how far everything at hand has come: the view alone does not tell which
/// elements have had their part, which spell is announced or who is still to be tested, and other
/// actions are legal then. None of it is hidden from anybody.
pub(crate) fn key(game: &Demonworld, state: &State, seat: Seat) -> u64 {
    let mut key = Fingerprint::default();
    key.value(&game.view(state, Viewer::Seat(seat)));
    for troop in &state.troops {
        key.value(&troop.deeds);
    }
    let State { agenda, moving, reply, held, fray, frays, sided, aloof, .. } = state;
    key.value(&(agenda, moving, reply, held, fray, frays, sided, aloof));
    key.value(&(state.tested, state.fleeing, state.runner, &state.casts));
    key.end()
}
