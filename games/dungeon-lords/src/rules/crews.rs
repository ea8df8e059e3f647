//! §DL-27, §DL-28, §DL-62 How many imps dig and mine, and what stops more of them.

use kernel::Seat;

use crate::DungeonLords;
use crate::content::Word;
use crate::ids::{Order, Resource};
use crate::illegal::Illegal;
use crate::rules::actions;
use crate::state::State;

/// Foremen and workers that a space allows.
pub(crate) fn crew(game: &DungeonLords, order: Order, space: u8) -> (u8, u8) {
    let mut crew = (0, 0);
    for word in &game.content.space(order, space).words {
        match *word {
            Word::Work(foremen) => crew.0 = foremen,
            Word::Dig(most) | Word::Mine(most) => crew.1 = most,
            _ => {}
        }
    }
    crew
}

/// §DL-27 §DL-62 How many imps can dig.
pub(crate) fn diggers(game: &DungeonLords, state: &State, seat: Seat, space: u8) -> u8 {
    let (foremen, most) = crew(game, Order::DigTunnels, space);
    let player = state.player(seat);
    if actions::legal_cells(player).is_empty() {
        0
    } else {
        most.min(player.imps.saturating_sub(foremen))
    }
}

/// §DL-28 §DL-29 How many imps can mine: one in each tunnel that is neither conquered nor new.
pub(crate) fn miners(game: &DungeonLords, state: &State, seat: Seat, space: u8) -> u8 {
    let (foremen, most) = crew(game, Order::MineGold, space);
    let player = state.player(seat);
    let tunnels = player.tunnels.less(player.conquered).less(player.dug);
    most.min(player.imps.saturating_sub(foremen)).min(tunnels.len())
}

/// §DL-27 §DL-62 Whether so many imps can dig, and if not, what is missing.
pub(crate) fn check_dig(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    space: u8,
    count: u8,
) -> Result<(), Illegal> {
    if actions::legal_cells(state.player(seat)).is_empty() {
        return Err(Illegal::NoCell {});
    }
    check_crew(game, state, seat, (Order::DigTunnels, space), count)?;
    let most = diggers(game, state, seat, space);
    if count == 0 || count > most {
        return Err(Illegal::TooManyImps { count, most });
    }
    Ok(())
}

/// §DL-28 Whether so many imps can mine, and if not, what is missing.
pub(crate) fn check_mine(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    space: u8,
    count: u8,
) -> Result<(), Illegal> {
    check_crew(game, state, seat, (Order::MineGold, space), count)?;
    let most = miners(game, state, seat, space);
    if count == 0 || count > most {
        return Err(Illegal::TooManyMiners { count, most });
    }
    Ok(())
}

/// §DL-61 Whether workers and foremen are at home; more than the space takes are another matter.
fn check_crew(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    (order, space): (Order, u8),
    count: u8,
) -> Result<(), Illegal> {
    let (foremen, most) = crew(game, order, space);
    let (have, need) = (state.player(seat).imps, foremen.saturating_add(count));
    if count <= most && have < need {
        let have = i8::try_from(have).unwrap_or(i8::MAX);
        return Err(Illegal::TooPoor { resource: Resource::Imp, have, need });
    }
    Ok(())
}
