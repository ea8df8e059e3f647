//! The opponent that looks one step ahead.

use std::time::Instant;

use kernel::chance::Seeded;
use kernel::{Budget, Cx, Heuristic, Peephole, Seat, Turn};

use crate::candidates::Lister;
use crate::search::{Estimate, seed};

/// Worlds that a familiar imagines for one decision.
const WORLDS: u32 = 8;
/// Answers of others in one world, at most.
const ANSWERS: u32 = 1000;

/// A candidate and what decides between equals.
struct Tried<A> {
    estimate: Estimate<A>,
    weight: u32,
    lot: u32,
}

/// Tries every candidate in a few imagined worlds and judges what it finds; best first.
pub(crate) fn look_ahead<G: Heuristic>(
    see: &Peephole<'_, G>,
    own: &mut dyn kernel::Chance,
    budget: Budget,
) -> Vec<Estimate<G::Action>> {
    let begin = Instant::now();
    let (worlds, limit) = match budget {
        Budget::Iterations(count) => (count.min(WORLDS), None),
        Budget::Millis(millis) => (WORLDS, Some(u128::from(millis))),
    };
    let mut dice = Seeded::from_number(seed(own));
    let (game, seat) = (see.game(), see.seat());
    let mut found: Vec<Tried<G::Action>> = Vec::new();
    let mut scratch = Vec::new();
    for world in 0..worlds {
        let out_of_time = limit.is_some_and(|limit| begin.elapsed().as_millis() >= limit);
        if world > 0 && out_of_time {
            break;
        }
        let mut state = see.imagine(&mut dice);
        others_answer(game, &mut state, seat, &mut dice);
        if found.is_empty() {
            let candidates = Lister::new().candidates(game, &state, seat);
            found.extend(candidates.into_iter().map(|one| Tried {
                estimate: Estimate::of(one.action),
                weight: one.weight,
                lot: dice.below(u32::MAX),
            }));
        }
        // The same dice for every candidate: they differ by what was done, not by luck.
        let roll = dice.clone();
        for Tried { estimate, .. } in &mut found {
            let mut after = state.clone();
            let mut chance = roll.clone();
            game.play(&mut after, seat, &estimate.action, &mut Cx::silent(&mut chance));
            estimate.add(value(game, &after, seat, &mut scratch));
        }
    }
    // Of equals the one that the game finds most promising, and of those one by lot: the order of a
    // list, which may run from west to east, must not favor a seat.
    found.sort_by(|a, b| {
        let better = b.estimate.mean().total_cmp(&a.estimate.mean());
        better.then_with(|| (b.weight, b.lot).cmp(&(a.weight, a.lot)))
    });
    found.into_iter().map(|one| one.estimate).collect()
}

/// Whoever is asked together with a seat answers as the game's hasty player would. Who answers first
/// in secret so sees as much of what comes as who answers last: the order of the seats favors nobody.
fn others_answer<G: Heuristic>(game: &G, state: &mut G::State, seat: Seat, dice: &mut Seeded) {
    let mut listed = Vec::new();
    for _ in 0..ANSWERS {
        let Turn::To(asked) = game.turn(state) else { return };
        let Some(other) = asked.iter().find(|&other| other != seat) else { return };
        listed.clear();
        game.legal(state, other, &mut listed);
        let at = game.impulse(state, other, &listed, dice);
        game.play(state, other, &listed[at], &mut Cx::silent(dice));
    }
}

/// What a state promises a seat, as a share of a win.
fn value<G: Heuristic>(game: &G, state: &G::State, seat: Seat, scratch: &mut Vec<i32>) -> f64 {
    let thousandths = match game.turn(state) {
        Turn::Over(outcome) => game.worth(&outcome, seat),
        Turn::To(_) => {
            scratch.clear();
            game.judge(state, scratch);
            scratch.get(seat.index()).copied().unwrap_or(0)
        }
    };
    f64::from(thousandths) / f64::from(kernel::CERTAIN)
}
