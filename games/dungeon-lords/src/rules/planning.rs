//! §DL-79 to §DL-83 Planning: tile, traps, monsters and ghosts, in secret.

use arrayvec::ArrayVec;
use kernel::{Cx, Sealed, Seat, Seats, Topic, topics};

use crate::action::Action;
use crate::content::{Cost, RoomEffect};
use crate::event::Event;
use crate::grid::{Cell, Cells};
use crate::ids::{Monster, Resource, Trap};
use crate::illegal::Illegal;
use crate::state::{Plan, Player, State};
use crate::step;
use crate::{At, DungeonLords, Found, Play};

/// One small question of the sealed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
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
    let standing = player.standing_tiles();
    let mut standing = player.tiles().rings().map(|ring| ring.and(standing));
    standing.find(|tiles| !tiles.is_empty()).unwrap_or(Cells::NONE)
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
pub(crate) fn stages(game: &DungeonLords, state: &State, seat: Seat) -> ArrayVec<Part, 4> {
    let player = state.player(seat);
    let mut stages = ArrayVec::new();
    let tiles = nearest(player);
    // §DL-98 Who has no party plans for the paladin, as long as he can come.
    let needed = player.has_party() || !state.paladin.fallen;
    if tiles.is_empty() || !needed {
        return stages;
    }
    if tiles.len() > 1 {
        stages.push(Part::Tile);
    }
    let takes_trap = |cell: Cell| {
        let paid = |trap: &Trap| check_cost(game, player, cell, &[*trap]).is_ok();
        limits(game, player, cell).0 > 0 && Trap::ALL.iter().any(paid)
    };
    if player.trap_count() > 0 && tiles.iter().any(takes_trap) {
        stages.push(Part::Traps);
    }
    let takes_monster = |cell: Cell| limits(game, player, cell).1 > 0;
    if able(game, player, false) > 0 && tiles.iter().any(takes_monster) {
        stages.push(Part::Monsters);
    }
    if able(game, player, true) > 0 {
        stages.push(Part::Ghosts);
    }
    stages
}

/// What a seat is asked now: every stage, also where the hand or the chosen tile leaves a single
/// answer. A question that is missing is an answer fewer in the record, which everybody can count.
pub(crate) fn part(game: &DungeonLords, state: &State, seat: Seat) -> Option<Part> {
    let answered = usize::from(state.player(seat).stage);
    stages(game, state, seat).get(answered).copied()
}

/// §DL-80 The tile of the plan: the chosen one, or the only one there is.
pub(crate) fn cell(player: &Player) -> Option<Cell> {
    player.plan.cell.or_else(|| nearest(player).iter().next())
}

/// §DL-80 §DL-81 Whether a plan is one that can have been made: on one of the nearest tiles, and no
/// more than that tile takes.
pub(crate) fn can_be(game: &DungeonLords, player: &Player) -> bool {
    let plan = &player.plan;
    let Some(cell) = cell(player) else { return *plan == Plan::default() };
    let (traps, monsters) = limits(game, player, cell);
    let near = plan.cell.is_none_or(|cell| nearest(player).contains(cell));
    let fits = |count: usize, most: u8| count <= usize::from(most);
    near && fits(plan.traps.iter().flatten().count(), traps)
        && fits(plan.monsters.iter().flatten().count(), monsters)
}

/// §DL-79 Plans are made: how far a seat has come is nobody's business.
impl Sealed<DungeonLords> for step::Plan {
    const TOPICS: &'static [Topic] = topics![
        "plan-tile" => "DL-80",
        "plan-trap" => "DL-81",
        "plan-monster" => "DL-81",
        "plan-ghosts" => "DL-81",
    ];

    fn code(&self) -> &'static str {
        "plan"
    }

    fn part(&self, At { game, state }: At<'_>, seat: Seat) -> &'static str {
        match part(game, state, seat) {
            Some(Part::Tile) | None => "plan-tile",
            Some(Part::Traps) => "plan-trap",
            Some(Part::Monsters) => "plan-monster",
            Some(Part::Ghosts) => "plan-ghosts",
        }
    }

    /// Who has not finished planning.
    fn whom(&self, At { game, state }: At<'_>) -> Seats {
        state.seats().filter(|&seat| part(game, state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let player = state.player(seat);
        let (Some(part), Some(cell)) = (part(game, state, seat), cell(player)) else { return };
        match part {
            Part::Tile => {
                for cell in nearest(player).iter() {
                    found(Action::Tile { cell });
                }
            }
            Part::Traps => {
                let fits = |traps: &[Trap]| check_traps(game, player, cell, traps).is_ok();
                for &trap in Trap::ALL.iter().filter(|trap| fits(&[**trap])) {
                    found(Action::Trap { trap });
                }
                for (trap, second) in pairs(Trap::ALL).filter(|&(one, two)| fits(&[one, two])) {
                    found(Action::TwoTraps { trap, second });
                }
                found(Action::NoTrap {});
            }
            Part::Monsters => {
                let fits = |units: &[Monster]| check_units(game, player, cell, units).is_ok();
                for &monster in Monster::ALL.iter().filter(|monster| fits(&[**monster])) {
                    found(Action::Send { monster });
                }
                for (monster, second) in pairs(Monster::ALL).filter(|&(one, two)| fits(&[one, two]))
                {
                    found(Action::SendTwo { monster, second });
                }
                found(Action::NoMonster {});
            }
            Part::Ghosts => {
                for count in 0..=able(game, player, true) {
                    found(Action::Ghosts { count });
                }
            }
        }
    }

    fn note(&mut self, _: &DungeonLords, state: &mut State, seat: Seat, action: &Action) {
        let player = state.player_mut(seat);
        let plan = &mut player.plan;
        match *action {
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

    fn forget(&self, _: &DungeonLords, state: &mut State, seat: Seat) {
        let player = state.player_mut(seat);
        player.plan = Plan::default();
        player.stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::PlanSealed { seat });
    }

    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        cx.reveal();
        for player in &mut state.players {
            player.stage = 0;
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let player = state.player(seat);
        let (part, cell) = (part(game, state, seat)?, cell(player)?);
        let traps = |traps: &[Trap]| check_traps(game, player, cell, traps).err();
        let units = |units: &[Monster]| check_units(game, player, cell, units).err();
        match (part, *action) {
            (Part::Tile, Action::Tile { cell }) => Some(Illegal::NotNearest { cell }),
            (Part::Traps, Action::Trap { trap }) => traps(&[trap]),
            (Part::Traps, Action::TwoTraps { trap, second }) => {
                traps(&[trap, second]).or(Some(Illegal::PairTurned {}))
            }
            (Part::Monsters, Action::Send { monster }) => units(&[monster]),
            (Part::Monsters, Action::SendTwo { monster, second }) => {
                units(&[monster, second]).or(Some(Illegal::PairTurned {}))
            }
            // §DL-90 However the plan stands, who is knocked out is not to be had.
            (_, Action::Send { monster }) => {
                let down = player.lair[monster.index()] == 0 && player.down[monster.index()] > 0;
                down.then_some(Illegal::KnockedOut { monster })
            }
            (Part::Ghosts, Action::Ghosts { count }) => {
                let ghosts =
                    Monster::ALL.iter().filter(|kind| game.content.monster(**kind).is_ghost);
                let most = ghosts.map(|kind| player.lair[kind.index()]).sum();
                Some(Illegal::TooManyGhosts { count, most })
            }
            _ => None,
        }
    }
}

/// Every two of a kind or of different kinds, the earlier one first.
fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> {
    let from = move |at: usize| all[at..].iter().map(move |&second| (all[at], second));
    (0..all.len()).flat_map(from)
}

/// §DL-81 §DL-82 Whether these traps can be planned together on a tile.
fn check_traps(
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
fn check_units(
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
