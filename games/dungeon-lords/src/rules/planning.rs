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
    /// §DL-81 Which traps, all in one answer.
    Traps,
    /// §DL-81 Which monsters, all in one answer.
    Monsters,
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

/// What a seat may be asked, question by question; everybody can work it out.
///
/// Traps are one question and monsters another: if a second one were asked about only after a
/// first, the number of answers would tell the others how many are sent.
pub(crate) fn stages(game: &DungeonLords, state: &State, seat: Seat) -> ArrayVec<Ask, 4> {
    let player = state.player(seat);
    let mut stages = ArrayVec::new();
    let tiles = nearest(player);
    // §DL-98 Who has no party plans for the paladin, as long as he can come.
    let needed = player.has_party() || !state.paladin.fallen;
    if tiles.is_empty() || !needed {
        return stages;
    }
    if tiles.len() > 1 {
        stages.push(Ask::Tile);
    }
    let takes_trap = |cell: Cell| {
        let paid = |trap: &Trap| check_cost(game, player, cell, &[*trap]).is_ok();
        limits(game, player, cell).0 > 0 && Trap::ALL.iter().any(paid)
    };
    if player.trap_count() > 0 && tiles.iter().any(takes_trap) {
        stages.push(Ask::Traps);
    }
    let takes_monster = |cell: Cell| limits(game, player, cell).1 > 0;
    if able(game, player, false) > 0 && tiles.iter().any(takes_monster) {
        stages.push(Ask::Monsters);
    }
    if able(game, player, true) > 0 {
        stages.push(Ask::Ghosts);
    }
    stages
}

/// What a seat is asked now: every stage, also where the hand or the chosen tile leaves a single
/// answer. A question that is missing is an answer fewer in the record, which everybody can count.
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
    let (Some(ask), Some(cell)) = (ask(game, state, seat), cell(player)) else { return };
    match ask {
        Ask::Tile => {
            for cell in nearest(player).iter() {
                found(Action::Tile { cell });
            }
        }
        Ask::Traps => {
            let fits = |traps: &[Trap]| check_traps(game, player, cell, traps).is_ok();
            for &trap in Trap::ALL.iter().filter(|trap| fits(&[**trap])) {
                found(Action::Trap { trap });
            }
            for (trap, second) in pairs(Trap::ALL).filter(|&(one, two)| fits(&[one, two])) {
                found(Action::TwoTraps { trap, second });
            }
            found(Action::NoTrap {});
        }
        Ask::Monsters => {
            let fits = |units: &[Monster]| check_units(game, player, cell, units).is_ok();
            for &monster in Monster::ALL.iter().filter(|monster| fits(&[**monster])) {
                found(Action::Send { monster });
            }
            for (monster, second) in pairs(Monster::ALL).filter(|&(one, two)| fits(&[one, two])) {
                found(Action::SendTwo { monster, second });
            }
            found(Action::NoMonster {});
        }
        Ask::Ghosts => {
            for count in 0..=able(game, player, true) {
                found(Action::Ghosts { count });
            }
        }
    }
}

/// Every two of a kind or of different kinds, the earlier one first.
fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> {
    let from = move |at: usize| all[at..].iter().map(move |&second| (all[at], second));
    (0..all.len()).flat_map(from)
}

/// §DL-81 §DL-82 Whether these traps can be planned together on a tile.
pub(crate) fn check_traps(
    game: &DungeonLords,
    player: &Player,
    cell: Cell,
    traps: &[Trap],
) -> Result<(), Illegal> {
    let most = limits(game, player, cell).0;
    if usize::from(most) < traps.len() {
        return Err(Illegal::NoMoreTraps { most });
    }
    for &trap in traps {
        let planned = traps.iter().filter(|one| **one == trap).count();
        if usize::from(player.traps[trap.index()]) < planned {
            return Err(Illegal::TrapNotHeld { trap });
        }
    }
    check_cost(game, player, cell, traps)
}

/// §DL-82 Whether a player can pay for all these traps.
fn check_cost(
    game: &DungeonLords,
    player: &Player,
    cell: Cell,
    traps: &[Trap],
) -> Result<(), Illegal> {
    let costs = traps.iter().map(|trap| trap_cost(game, player, cell, *trap));
    let cost = costs.fold(Cost::default(), Cost::plus);
    for (resource, have) in
        [(Resource::Gold, player.gold), (Resource::Food, player.food), (Resource::Imp, player.imps)]
    {
        let need = cost.get(resource);
        if have < need {
            let trap = *traps.last().expect("only a trap costs anything");
            return Err(Illegal::TrapTooDear { trap, resource, have, need });
        }
    }
    Ok(())
}

/// §DL-81 §DL-90 Whether these monsters can be planned together on a tile.
pub(crate) fn check_units(
    game: &DungeonLords,
    player: &Player,
    cell: Cell,
    units: &[Monster],
) -> Result<(), Illegal> {
    if let Some(&monster) = units.iter().find(|kind| game.content.monster(**kind).is_ghost) {
        return Err(Illegal::IsGhost { monster });
    }
    let most = limits(game, player, cell).1;
    if usize::from(most) < units.len() {
        return Err(Illegal::NoMoreMonsters { most });
    }
    for &monster in units {
        let planned = units.iter().filter(|one| **one == monster).count();
        if usize::from(player.lair[monster.index()]) < planned {
            let down = player.down[monster.index()] > 0;
            return Err(if down {
                Illegal::KnockedOut { monster }
            } else {
                Illegal::NoSuchUnit { monster }
            });
        }
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
    answer(state, seat, action);
    if ask(game, state, seat).is_none() {
        cx.tell(|| Event::PlanSealed { seat });
    }
}

/// Writes one small answer down.
pub(crate) fn answer(state: &mut State, seat: Seat, action: Action) {
    let player = state.player_mut(seat);
    let plan = &mut player.plan;
    match action {
        Action::Tile { cell } => plan.cell = Some(cell),
        Action::Trap { trap } => plan.traps = [Some(trap), None],
        Action::TwoTraps { trap, second } => plan.traps = [Some(trap), Some(second)],
        Action::Send { monster } => plan.monsters = [Some(monster), None],
        Action::SendTwo { monster, second } => plan.monsters = [Some(monster), Some(second)],
        Action::Ghosts { count } => plan.ghosts = count,
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
