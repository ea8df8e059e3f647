//! §DL-79 to §DL-83 Planning: tile, traps, monsters and ghosts, in secret.

use arrayvec::ArrayVec;
use kernel::{Cx, Seat, Seats};

use crate::DungeonLords;
use crate::action::Action;
use crate::content::{Cost, RoomEffect};
use crate::event::Event;
use crate::grid::{Cell, Cells};
use crate::ids::{Monster, Resource, Trap};
use crate::illegal::Illegal;
use crate::state::{Player, State};
use crate::step::Step;

/// One small question of the sealed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// §DL-80 Which of the nearest tiles.
    Tile,
    /// §DL-81 The first or second trap.
    Trap(usize),
    /// §DL-81 The first or second monster.
    Monster(usize),
    /// §DL-81 How many ghosts.
    Ghosts,
}

/// §DL-80 The unconquered tiles nearest to the entrance.
pub(crate) fn nearest(player: &Player) -> Cells {
    let distances = player.tiles().distances();
    let standing = player.standing_tiles();
    let reached = || standing.iter().filter(|cell| distances[cell.index()] > 0);
    let least = reached().map(|cell| distances[cell.index()]).min();
    reached().filter(|cell| Some(distances[cell.index()]) == least).collect()
}

/// §DL-81 How many traps and monsters a tile takes.
pub(crate) fn limits(game: &DungeonLords, player: &Player, cell: Cell) -> (u8, u8) {
    match player.room_at(cell) {
        None => (1, 1),
        Some(room) => match game.content.room(room).effect {
            RoomEffect::Slots { traps, monsters } => (traps, monsters),
            _ => (1, 2),
        },
    }
}

/// §DL-81 What a trap costs on a tile: its own cost, and gold in a room that is no labyrinth.
pub(crate) fn trap_cost(game: &DungeonLords, player: &Player, cell: Cell, trap: Trap) -> Cost {
    let mut cost = game.content.trap(trap).cost;
    let dear = player
        .room_at(cell)
        .is_some_and(|room| !matches!(game.content.room(room).effect, RoomEffect::Slots { .. }));
    if dear {
        cost.add(Resource::Gold, 1);
    }
    cost
}

/// Monsters at hand, without ghosts, or ghosts alone.
fn able(game: &DungeonLords, player: &Player, ghosts: bool) -> u8 {
    let fits = |kind: &&Monster| game.content.monster(**kind).is_ghost == ghosts;
    let counts = Monster::ALL.iter().filter(fits).map(|kind| player.lair[kind.index()]);
    counts.fold(0, u8::saturating_add)
}

/// What a seat is asked, question by question; everybody can work it out.
pub(crate) fn stages(game: &DungeonLords, state: &State, seat: Seat) -> ArrayVec<Ask, 6> {
    let player = state.player(seat);
    let mut stages = ArrayVec::new();
    let tiles = nearest(player);
    // §DL-98 Who has no party plans for the paladin, as long as he can come.
    let needed = player.has_party() || !state.paladin.fallen;
    if tiles.is_empty() || !needed {
        return stages;
    }
    let most = tiles.iter().map(|cell| limits(game, player, cell));
    let (most_traps, most_monsters) =
        most.fold((0, 0), |most, next| (most.0.max(next.0), most.1.max(next.1)));
    if tiles.len() > 1 {
        stages.push(Ask::Tile);
    }
    for number in 0..most_traps.min(player.trap_count()).min(2) {
        stages.push(Ask::Trap(number.into()));
    }
    for number in 0..most_monsters.min(able(game, player, false)).min(2) {
        stages.push(Ask::Monster(number.into()));
    }
    if able(game, player, true) > 0 {
        stages.push(Ask::Ghosts);
    }
    stages
}

/// What a seat is asked now.
pub(crate) fn ask(game: &DungeonLords, state: &State, seat: Seat) -> Option<Ask> {
    let answered = usize::from(state.player(seat).stage);
    stages(game, state, seat).get(answered).copied()
}

/// Who has not finished planning.
pub(crate) fn asks(game: &DungeonLords, state: &State) -> Seats {
    state.seats().filter(|&seat| ask(game, state, seat).is_some()).collect()
}

/// §DL-80 The tile of the plan: the chosen one, or the only one there is.
pub(crate) fn cell(player: &Player) -> Option<Cell> {
    player.plan.cell.or_else(|| nearest(player).iter().next())
}

/// What a seat may answer now.
pub(crate) fn choices(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    found: &mut dyn FnMut(Action),
) {
    let player = state.player(seat);
    match ask(game, state, seat) {
        Some(Ask::Tile) => {
            for cell in nearest(player).iter() {
                found(Action::Tile { cell });
            }
        }
        Some(Ask::Trap(_)) => {
            for &trap in Trap::ALL {
                if check_trap(game, state, seat, trap).is_ok() {
                    found(Action::Trap { trap });
                }
            }
            found(Action::NoTrap {});
        }
        Some(Ask::Monster(_)) => {
            for &monster in Monster::ALL {
                if check_send(game, state, seat, monster).is_ok() {
                    found(Action::Send { monster });
                }
            }
            found(Action::NoMonster {});
        }
        Some(Ask::Ghosts) => {
            for count in 0..=able(game, player, true) {
                found(Action::Ghosts { count });
            }
        }
        None => {}
    }
}

/// §DL-81 §DL-82 Whether one more trap can be planned.
pub(crate) fn check_trap(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    trap: Trap,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let (Some(Ask::Trap(number)), Some(cell)) = (ask(game, state, seat), cell(player)) else {
        return Err(Illegal::WrongStep { step: "plan" });
    };
    let most = limits(game, player, cell).0;
    let first = player.plan.traps[0];
    if usize::from(most) <= number || (number > 0 && first.is_none()) {
        return Err(Illegal::NoMoreTraps { most });
    }
    let before = if number > 0 { first } else { None };
    let planned = u8::from(before == Some(trap));
    if player.traps[trap.index()] <= planned {
        return Err(Illegal::TrapNotHeld { trap });
    }
    let mut cost = trap_cost(game, player, cell, trap);
    if let Some(before) = before {
        cost = cost.plus(trap_cost(game, player, cell, before));
    }
    for (resource, have) in
        [(Resource::Gold, player.gold), (Resource::Food, player.food), (Resource::Imp, player.imps)]
    {
        let need = cost.get(resource);
        if have < need {
            return Err(Illegal::TrapTooDear { trap, resource, have, need });
        }
    }
    Ok(())
}

/// §DL-81 §DL-90 Whether one more monster can be planned.
pub(crate) fn check_send(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    monster: Monster,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    let (Some(Ask::Monster(number)), Some(cell)) = (ask(game, state, seat), cell(player)) else {
        return Err(Illegal::WrongStep { step: "plan" });
    };
    if game.content.monster(monster).is_ghost {
        return Err(Illegal::IsGhost { monster });
    }
    let most = limits(game, player, cell).1;
    let first = player.plan.monsters[0];
    if usize::from(most) <= number || (number > 0 && first.is_none()) {
        return Err(Illegal::NoMoreMonsters { most });
    }
    let planned = u8::from(number > 0 && first == Some(monster));
    if player.lair[monster.index()] <= planned {
        let down = player.down[monster.index()] > 0;
        return Err(if down {
            Illegal::KnockedOut { monster }
        } else {
            Illegal::NoSuchUnit { monster }
        });
    }
    Ok(())
}

/// Takes one small answer.
pub(crate) fn choose(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    state.agenda.first([Step::Plan]);
    answer(game, state, seat, action);
    if ask(game, state, seat).is_none() {
        cx.tell(|| Event::PlanSealed { seat });
    }
}

/// Writes one small answer down.
pub(crate) fn answer(game: &DungeonLords, state: &mut State, seat: Seat, action: Action) {
    let asked = ask(game, state, seat);
    let player = state.player_mut(seat);
    match (asked, action) {
        (Some(Ask::Tile), Action::Tile { cell }) => player.plan.cell = Some(cell),
        (Some(Ask::Trap(number)), Action::Trap { trap }) => player.plan.traps[number] = Some(trap),
        (Some(Ask::Monster(number)), Action::Send { monster }) => {
            player.plan.monsters[number] = Some(monster);
        }
        (Some(Ask::Ghosts), Action::Ghosts { count }) => player.plan.ghosts = count,
        _ => {}
    }
    player.stage += 1;
}

/// Everybody has planned.
pub(crate) fn close(state: &mut State, cx: &mut Cx<'_, Event>) {
    cx.reveal();
    for player in &mut state.players {
        player.stage = 0;
    }
}
