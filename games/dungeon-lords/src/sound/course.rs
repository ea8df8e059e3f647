//! What is due agrees with what lies on the table.

use kernel::rule;

use super::wrong::Wrong;
use crate::DungeonLords;
use crate::ids::Monster;
use crate::options::Items;
use crate::state::{Minion, Plan, State};
use crate::step::Step;

/// §DL-15 §DL-17 Adventurers and event tiles as the season has them.
pub(super) fn season(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let begun = !state.agenda.iter().any(|step| *step == Step::Begin);
    let building = state.round == 0 && !state.over && begun;
    let full = if game.options.seats == 4 { 4 } else { 3 };
    let (row, coming) = (state.row.len(), state.coming.len());
    let due = if building && !state.is_autumn() { full } else { 0 };
    wrong.unless(coming == due, "coming", rule!("DL-15"), || format!("{coming} to come"));
    let here = building && state.season > 0;
    let right = row == 0 && !(here && is_early(state)) || row == full && here;
    wrong.unless(right, "row", rule!("DL-15"), || format!("{row} arrive"));
    // §DL-16 Replaced adventurers are out of the year, so there may be fewer.
    let shown = if begun { usize::from(state.season + 1).min(3) } else { 0 };
    let left = state.stock.adventurers.count_ones() as usize;
    let right = state.over || left + full * shown <= 16;
    wrong.unless(right, "stock.adventurers", rule!("DL-15"), || format!("{left} left"));
    let tiles = state.stock.tiles.count_ones() as usize;
    let right = state.over || tiles + shown == 3;
    wrong.unless(right, "stock.tiles", rule!("DL-17"), || format!("{tiles} left"));
}

/// §DL-2 Whether the adventurers of the round are certainly still to arrive.
fn is_early(state: &State) -> bool {
    let early = |step: &Step| {
        matches!(
            step,
            Step::Sell
                | Step::Command
                | Step::Reveal { .. }
                | Step::Place { .. }
                | Step::Resolve { .. }
                | Step::Home
                | Step::Produce { .. }
                | Step::Rotate { .. }
        )
    };
    state.agenda.iter().any(early)
}

/// §DL-22 Who is asked about a space stands on it, and what comes next is the next space.
pub(super) fn spaces(state: &State, wrong: &mut Wrong) {
    for step in state.agenda.iter() {
        if let Step::Use { seat, order, space } = *step {
            let stands = state.board[order.index()].get(usize::from(space)).copied().flatten();
            let right = stands == Some(Minion::Of(seat));
            wrong.unless(right, "agenda", rule!("DL-22"), || format!("{step:?} stands elsewhere"));
        }
    }
    let resolving = state.agenda.iter().filter(|step| matches!(step, Step::Resolve { .. }));
    let count = resolving.count();
    wrong.unless(count <= 1, "agenda", rule!("DL-22"), || format!("{count} spaces at once"));
}

/// §MI-4 §MI-31 §DL-79 Sealed answers exist while they are asked for.
pub(super) fn answers(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let selling = state.agenda.iter().any(|step| *step == Step::Sell);
    let advanced = game.options.items == Items::Advanced;
    let ghosts = game.content.monster(Monster::Ghost).copies;
    for seat in state.seats() {
        let player = state.player(seat);
        let gifts = selling || player.gifts.iter().all(Option::is_none);
        let at = |field: &str| format!("players[{seat}].{field}");
        wrong.unless(gifts, &at("gifts"), rule!("MI-4"), || format!("{:?}", player.gifts));
        let committed = player.token.is_none() || (advanced && !state.row.is_empty());
        wrong.unless(committed, &at("token"), rule!("MI-31"), || format!("{:?}", player.token));
        let turned = player.turned.is_none() || advanced;
        wrong.unless(turned, &at("turned"), rule!("MI-33"), || format!("{:?}", player.turned));
        let fought = player.fought.ghosts <= ghosts[0].saturating_add(ghosts[1]);
        wrong.unless(fought, &at("fought"), rule!("DL-79"), || player.fought.ghosts.to_string());
        let planned = player.plan == Plan::default() || state.round > 0;
        wrong.unless(planned, &at("plan"), rule!("DL-79"), || format!("{:?}", player.plan));
    }
}
