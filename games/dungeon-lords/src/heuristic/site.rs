//! Where tunnels and rooms do most.

use crate::DungeonLords;
use crate::content::RoomEffect;
use crate::grid::Cell;
use crate::ids::Room;
use crate::rules::actions;
use crate::state::{Player, State};

/// The cell for another tunnel.
pub(super) fn next_tunnel(player: &Player) -> Option<Cell> {
    actions::legal_cells(player).iter().max_by_key(|&cell| tunnel(player, cell))
}

/// How good a tunnel is here: far from the entrance, with room around it.
pub(super) fn tunnel(player: &Player, cell: Cell) -> i32 {
    let tiles = player.tiles();
    let after = tiles.with(cell);
    let open = cell
        .neighbours()
        .iter()
        .filter(|&next| !after.contains(next) && !after.makes_square(next))
        .count();
    let depth = i32::from(after.distances()[cell.index()]);
    // Tiles beside each other leave no sites for rooms and close squares.
    let beside = i32::from(tiles.and(cell.neighbours()).len());
    3 * i32::try_from(open).unwrap_or(0) + 2 * depth.min(6) - 4 * (beside - 1)
}

/// The room worth most that can be built, and where.
pub(super) fn best_room(
    game: &DungeonLords,
    state: &State,
    player: &Player,
) -> Option<(Room, Cell)> {
    let rooms = state.rooms.iter().copied();
    let sites = rooms.filter_map(|room| {
        let sites = player.tunnels.less(player.conquered);
        let zone = game.content.room(room).zone;
        let fits = |cell: &Cell| cell.is_in(zone) && !player.room_cells().is_beside(*cell);
        let best = sites.iter().filter(fits).max_by_key(|&cell| room_at(game, player, room, cell));
        best.map(|cell| (room, cell))
    });
    sites.max_by_key(|&(room, cell)| room_at(game, player, room, cell))
}

/// How good a room is at a cell.
pub(super) fn room_at(game: &DungeonLords, player: &Player, room: Room, cell: Cell) -> i32 {
    let depth = i32::from(player.tiles().distances()[cell.index()]);
    let units = |room: Room| match &game.content.room(room).effect {
        RoomEffect::Score { kinds } | RoomEffect::Bonus { kinds, .. } => {
            kinds.iter().map(|kind| i32::from(player.units(*kind))).sum::<i32>()
        }
        _ => 0,
    };
    match &game.content.room(room).effect {
        RoomEffect::Produce { imps, .. } => {
            let hands = i32::from(player.imps) + i32::from(player.busy);
            8 + 2 * depth.min(5) + (hands - i32::from(*imps)).clamp(-4, 4)
        }
        RoomEffect::Score { .. } => 6 + 6 * units(room) + 2 * depth.min(5),
        RoomEffect::Fame => 14 + 2 * depth.min(5),
        // A room to fight in is good where the party comes.
        RoomEffect::Bonus { .. } => 6 + 4 * units(room) - 2 * depth,
        RoomEffect::Slots { .. } | RoomEffect::NoSpell => 10 - 2 * depth,
    }
}
