//! Counting positions: a game's legal lists and moves against known numbers.

use kernel::{Cx, Game, Turn};

use crate::NoChance;

/// How many sequences of this many decisions there are; games that end sooner count for nothing.
///
/// The last decision is counted from the list and not played, as is usual. For games of one seat
/// at a time that ask chance nothing.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let mut chance = NoChance;
    let mut cx = Cx::silent(&mut chance);
    let mut list = Vec::with_capacity(usize::from(G::INFO.branching) * depth as usize);
    count(game, state, depth, &mut list, &mut cx)
}

/// Counts below a state; the lists of all depths lie in one `Vec`, one behind the other.
fn count<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    list: &mut Vec<G::Action>,
    cx: &mut Cx<'_, G::Event>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Turn::To(asked) = game.turn(state) else {
        return 0;
    };
    let Some(seat) = asked.iter().next() else {
        return 0;
    };
    let start = list.len();
    game.legal(state, seat, list);
    let end = list.len();
    let mut sum = 0;
    if depth == 1 {
        sum += u64::try_from(end - start).expect("a list fits the memory");
    } else {
        for index in start..end {
            let action = list[index].clone();
            let mut after = state.clone();
            game.play(&mut after, seat, &action, cx);
            sum += count(game, &after, depth - 1, list, cx);
        }
    }
    list.truncate(start);
    sum
}
