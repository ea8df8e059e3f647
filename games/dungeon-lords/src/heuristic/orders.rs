//! What a lord will have when the orders he has given are carried out, as far as one can tell.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::siege::Blow;
use super::site;
use crate::DungeonLords;
use crate::content::{Cost, Word};
use crate::ids::{Monster, Order, Resource, Trap};
use crate::rules::ledger;
use crate::state::{Built, Minion, Player, Post, State};
use crate::step::Step;

/// How many of a hundred rivals choose a given order in a given wave.
const CHOSEN: usize = 14;
/// What a trap that is not drawn yet is like.
const SOME_TRAP: Trap = Trap::Pendulum;
/// Rivals' gold for the first place at the monsters.
const FEE: u8 = 1;

/// The lord after everything that is under way.
pub(super) fn foresee(game: &DungeonLords, state: &State, seat: Seat) -> Player {
    let mut player = state.player(seat).clone();
    if state.round > 0 {
        return player;
    }
    for step in state.agenda.iter() {
        match *step {
            Step::Tunnel { seat: whose, left, .. } if whose == seat => dig(&mut player, left),
            Step::Join { seat: whose, monster } if whose == seat => {
                player.lair[monster.index()] += 1;
            }
            _ => {}
        }
    }
    for (order, space, wave) in pending(game, state, seat) {
        carry_out(game, state, &mut player, (order, space), wave);
    }
    player
}

/// Orders that were given and not carried out, with the space they will find, as they resolve.
fn pending(game: &DungeonLords, state: &State, seat: Seat) -> ArrayVec<(Order, u8, Option<u8>), 3> {
    let mut found = ArrayVec::new();
    let next = state.agenda.iter().find_map(|step| match *step {
        Step::Resolve { order, rank } => Some((order, rank)),
        _ => None,
    });
    let placing = state
        .agenda
        .iter()
        .any(|step| matches!(step, Step::Command | Step::Reveal { .. } | Step::Place { .. }));
    if next.is_none() && !placing {
        return found;
    }
    let using = match state.agenda.top() {
        Some(Step::Use { seat: whose, order, .. }) if *whose == seat => Some(*order),
        _ => None,
    };
    let player = state.player(seat);
    for &order in Order::ALL {
        let wave = player.orders.iter().position(|one| *one == Some(order));
        let Some(wave) = wave else { continue };
        let space = match player.posts[wave] {
            Post::Returned => None,
            Post::Placed => stood(state, seat, order),
            Post::Waiting => expected(state, order, wave),
        };
        let Some(space) = space else { continue };
        let rank = game.content.space(order, space).rank;
        let is_done = next.is_some_and(|next| (order, rank) < next) && using != Some(order);
        if !is_done {
            let unpaid = player.posts[wave] == Post::Waiting && wave == 0;
            found.push((order, space, unpaid.then_some(0)));
        }
    }
    found
}

fn stood(state: &State, seat: Seat, order: Order) -> Option<u8> {
    let row = state.board[order.index()];
    (0u8..).zip(row).find(|(_, minion)| *minion == Some(Minion::Of(seat))).map(|(space, _)| space)
}

/// The space that an order of this wave will find, if any.
fn expected(state: &State, order: Order, wave: usize) -> Option<u8> {
    let mut taken = state.board[order.index()].map(|minion| minion.is_some());
    if state.shown == 0 {
        let given = state.absent.iter().flat_map(|absent| absent.orders.iter().flatten());
        for _ in given.filter(|one| **one == order) {
            if let Some(free) = (1..3).find(|&space| !taken[space]) {
                taken[free] = true;
            }
        }
    }
    let rivals = state.players.len() - 1;
    let ahead = (rivals * (CHOSEN * (wave - usize::from(state.shown).min(wave)) + 7) + 50) / 100;
    let free: ArrayVec<u8, 3> = (0u8..3).filter(|&space| !taken[usize::from(space)]).collect();
    free.get(ahead).or(free.last()).copied()
}

fn can_pay(game: &DungeonLords, player: &Player, cost: Cost) -> bool {
    let enough = |one: &Resource| {
        let need = cost.get(*one);
        *one == Resource::Evil || ledger::holding(game, player, *one) >= need
    };
    Resource::ALL.iter().all(enough)
}

fn pay(game: &DungeonLords, player: &mut Player, cost: Cost) {
    player.gold = player.gold.saturating_sub(cost.gold);
    player.food = player.food.saturating_sub(cost.food);
    player.imps = player.imps.saturating_sub(cost.imp);
    raise(player, i8::try_from(cost.evil).unwrap_or(0));
    for _ in 0..cost.trap {
        let held = Trap::ALL.iter().filter(|trap| player.traps[trap.index()] > 0);
        if let Some(trap) = held.min_by_key(|trap| Blow::trap(game, **trap).power(3)) {
            player.traps[trap.index()] -= 1;
        }
    }
    for _ in 0..cost.monster {
        let edible = |one: &&Monster| player.lair[one.index()] > 0 && ledger::is_food(game, **one);
        let weakest = Monster::ALL.iter().filter(edible);
        if let Some(one) = weakest.min_by_key(|one| Blow::unit(game, **one).power(3)) {
            player.lair[one.index()] -= 1;
        }
    }
}

fn raise(player: &mut Player, by: i8) {
    use crate::state::{LEAST_EVIL, MOST_EVIL};
    player.evil = player.evil.saturating_add(by).clamp(LEAST_EVIL, MOST_EVIL);
}

/// Places so many tunnels where they do most.
fn dig(player: &mut Player, count: u8) {
    for _ in 0..count {
        let Some(cell) = site::next_tunnel(player) else { return };
        player.tunnels = player.tunnels.with(cell);
        player.dug = player.dug.with(cell);
    }
}

fn work(player: &mut Player, imps: u8) {
    let imps = imps.min(player.imps);
    player.imps -= imps;
    player.busy += imps;
}

/// Carries one order out, as well as it can be.
pub(super) fn carry_out(
    game: &DungeonLords,
    state: &State,
    player: &mut Player,
    (order, space): (Order, u8),
    unpaid: Option<u8>,
) {
    let printed = game.content.space(order, space);
    match order {
        Order::DigTunnels | Order::MineGold => {
            let (mut foremen, mut most) = (0, 0);
            for word in &printed.words {
                match *word {
                    Word::Work(count) => foremen = count,
                    Word::Dig(count) | Word::Mine(count) => most = count,
                    _ => {}
                }
            }
            let mut count = most.min(player.imps.saturating_sub(foremen));
            if order == Order::DigTunnels {
                work(player, count + foremen);
                dig(player, count);
            } else {
                count = count.min(player.tunnels.less(player.conquered).less(player.dug).len());
                work(player, count + foremen);
                player.gold = player.gold.saturating_add(count);
            }
        }
        Order::HireMonster => hire(game, state, player, (printed.cost, unpaid.is_some())),
        Order::BuildRoom => {
            if can_pay(game, player, printed.cost)
                && let Some((room, cell)) = site::best_room(game, state, player)
            {
                pay(game, player, printed.cost);
                player.tunnels = player.tunnels.without(cell);
                player.rooms.push(Built { room, cell, uses: 0 });
            }
        }
        _ => plain(game, state, player, (printed.cost, &printed.words)),
    }
}

fn plain(game: &DungeonLords, state: &State, player: &mut Player, (cost, words): (Cost, &[Word])) {
    if !can_pay(game, player, cost) {
        return;
    }
    pay(game, player, cost);
    for word in words {
        match *word {
            Word::Gain(Resource::Gold, amount) => player.gold = player.gold.saturating_add(amount),
            Word::Gain(Resource::Food, amount) => player.food = player.food.saturating_add(amount),
            Word::Gain(Resource::Imp, amount) => player.imps = player.imps.saturating_add(amount),
            Word::Lose(Resource::Evil, amount) => raise(player, -i8::try_from(amount).unwrap_or(0)),
            Word::Draw(count) => {
                let more = u8::from(state.year == 2) / 2;
                player.traps[SOME_TRAP.index()] += count + more;
            }
            _ => {}
        }
    }
}

/// The best unit that can be paid for.
fn hire(game: &DungeonLords, state: &State, player: &mut Player, (space, with_fee): (Cost, bool)) {
    let fee = if with_fee { Cost::of(Resource::Gold, FEE) } else { Cost::default() };
    let price = |monster: Monster| game.content.monster(monster).cost.plus(space).plus(fee);
    let payable = state.monsters.iter().filter(|one| can_pay(game, player, price(**one)));
    let best = payable.copied().max_by_key(|&one| bargain(game, one));
    if let Some(monster) = best {
        pay(game, player, price(monster));
        player.lair[monster.index()] += 1;
    }
}

/// How good a unit is for its price.
pub(super) fn bargain(game: &DungeonLords, monster: Monster) -> i32 {
    let face = game.content.monster(monster);
    let Cost { gold, food, imp, evil, trap, monster: eaten } = face.cost;
    let price = 7 * i32::from(gold)
        + 6 * i32::from(food)
        + 8 * i32::from(imp)
        + 4 * i32::from(evil)
        + 8 * i32::from(trap)
        + 20 * i32::from(eaten);
    Blow::unit(game, monster).power(3) + 4 * i32::from(face.tokens) - price
}
