//! Worlds that a seat cannot tell from the real one, and the facts hidden from it.
//!
//! §DL-58 Hidden are the traps in the hands of others and those they discarded face down, combat
//! cards that only others have looked at, and answers that are still sealed: orders put away, orders
//! chosen, tokens given or committed, plans. Stacks have no order. After the trap deck was made anew
//! nobody is credited with remembering what went into it.

use kernel::chance::{Chance, Ways, Why};
use kernel::course::redraw;
use kernel::{Seat, Seats, Secret, rule};

use crate::DungeonLords;
use crate::ids::{Counts, Order, Spell, total};
use crate::rules::planning;
use crate::state::State;
use crate::step::Step;
use crate::view::is_shelving;

/// A redraw of hidden things.
static IMAGINE: Why = Why { code: "trap", rule: rule!("DL-58") };

/// A state that this seat cannot tell from the given one, redrawn from what the seat knows alone.
pub(crate) fn imagine(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    chance: &mut dyn Chance,
) -> State {
    let mut world = state.clone();
    if state.over {
        return world;
    }
    redraw_traps(&mut world, seat, chance);
    redraw_cards(&mut world, seat, chance);
    for other in state.seats().filter(|&other| other != seat) {
        redraw_shelved(game, &mut world, other, chance);
        redraw_orders(&mut world, other, chance);
        redraw_items(game, &mut world, other, chance);
        redraw_plan(game, &mut world, other, chance);
    }
    world
}

/// One of so many, each as likely.
fn one_of(count: usize, chance: &mut dyn Chance) -> usize {
    let count = u32::try_from(count).expect("lists are short");
    chance.settle(Ways::Die(count), &IMAGINE, Seats::NONE) as usize
}

/// §DL-35 Traps that lie where the seat cannot look.
fn trap_pool(state: &State, seat: Seat) -> Counts {
    let mut pool = state.stock.traps;
    for other in state.seats().filter(|&other| other != seat) {
        let player = state.player(other);
        for (kind, count) in pool.iter_mut().enumerate() {
            *count += player.traps[kind] + player.buried[kind];
        }
    }
    pool
}

fn redraw_traps(world: &mut State, seat: Seat, chance: &mut dyn Chance) {
    let mut pool = trap_pool(world, seat);
    for other in world.seats().filter(|&other| other != seat) {
        let player = world.player_mut(other);
        let (hand, buried) = (total(&player.traps), total(&player.buried));
        player.traps = take(&mut pool, hand, chance);
        player.buried = take(&mut pool, buried, chance);
    }
    world.stock.traps = pool;
}

/// Takes so many cards at random out of a bag.
fn take(pool: &mut Counts, count: u8, chance: &mut dyn Chance) -> Counts {
    let mut taken = Counts::default();
    for _ in 0..count.min(total(pool)) {
        let weights = pool.map(u32::from);
        let kind = chance.settle(Ways::Weighted(&weights), &IMAGINE, Seats::NONE) as usize;
        pool[kind] -= 1;
        taken[kind] += 1;
    }
    taken
}

/// §DL-26 Slots whose card is fixed but unknown to the seat, and the cards that can lie there.
fn unknown_cards(state: &State, seat: Seat) -> (Vec<usize>, u32) {
    let hidden = |slot: &usize| {
        let slot = &state.cards[*slot];
        slot.card.is_some() && !slot.seen.contains(seat)
    };
    let slots: Vec<usize> = (0..4).filter(hidden).collect();
    let fixed = slots.iter().filter_map(|&slot| state.cards[slot].card);
    let pool = fixed.fold(state.stock.cards, |pool, card| pool | 1 << card.index());
    (slots, pool)
}

fn redraw_cards(world: &mut State, seat: Seat, chance: &mut dyn Chance) {
    let (slots, mut pool) = unknown_cards(world, seat);
    for slot in slots {
        let cards: Vec<Spell> =
            Spell::ALL.iter().copied().filter(|card| pool & 1 << card.index() != 0).collect();
        let card = cards[one_of(cards.len(), chance)];
        pool &= !(1 << card.index());
        world.cards[slot].card = Some(card);
    }
    world.stock.cards = pool;
}

/// So many order cards out of a set.
fn some_orders(from: u8, count: u32, chance: &mut dyn Chance) -> u8 {
    let mut taken = 0;
    for _ in 0..count {
        let left: Vec<Order> = Order::ALL
            .iter()
            .copied()
            .filter(|order| from & !taken & 1 << order.index() != 0)
            .collect();
        taken |= 1 << left[one_of(left.len(), chance)].index();
    }
    taken
}

/// §DL-12 Orders drawn and put away at the start.
fn redraw_shelved(game: &DungeonLords, world: &mut State, other: Seat, chance: &mut dyn Chance) {
    if !is_shelving(world) || game.options.beginner {
        return;
    }
    let player = world.player_mut(other);
    player.drawn = some_orders(u8::MAX, player.drawn.count_ones(), chance);
    player.shelved = some_orders(u8::MAX, player.shelved.count_ones(), chance);
}

/// §DL-18 Orders that were chosen but not shown; §DL-102 the order of the managed colour; §MI-31
/// the token.
fn redraw_orders(world: &mut State, other: Seat, chance: &mut dyn Chance) {
    let shown = usize::from(world.shown.min(3));
    let player = world.player_mut(other);
    let mut free = !player.shelved;
    for order in player.orders[..shown].iter().flatten() {
        free &= !(1 << order.index());
    }
    for wave in shown..3 {
        if player.orders[wave].is_some() {
            let one = some_orders(free, 1, chance);
            free &= !one;
            player.orders[wave] = order_in(one);
        }
    }
    if player.third.is_some() {
        let managed = world.absent.iter().find(|absent| absent.manager == Some(other));
        let free = managed.map_or(u8::MAX, |absent| {
            let used = absent.orders.iter().flatten();
            !used.fold(absent.shelved, |set, order| set | 1 << order.index())
        });
        world.player_mut(other).third = order_in(some_orders(free, 1, chance));
    }
    let player = world.player_mut(other);
    if player.token.is_some() {
        let held: Vec<_> = player.tokens.iter().collect();
        player.token = held.get(one_of(held.len().max(1), chance)).copied();
    }
}

fn order_in(set: u8) -> Option<Order> {
    Order::ALL.iter().copied().find(|order| set & 1 << order.index() != 0)
}

/// §MI-4 Tokens given away, face down.
fn redraw_items(game: &DungeonLords, world: &mut State, other: Seat, chance: &mut dyn Chance) {
    if world.player(other).gifts.iter().all(Option::is_none) {
        return;
    }
    let given = world.player(other).stage.into();
    redraw(&mut Step::Sell, (game, world), other, given, &mut |count| one_of(count, chance));
}

/// §DL-79 How much of a plan a seat has made: none, so many answers, or all.
fn planned(game: &DungeonLords, state: &State, other: Seat) -> usize {
    let steps = || state.agenda.iter();
    if steps().any(|step| *step == Step::Plan) {
        return state.player(other).stage.into();
    }
    let next = steps().find_map(|step| match step {
        Step::Battle { turn } => Some(*turn),
        _ => None,
    });
    let pending = |turn: u8| (turn..state.count()).any(|at| state.in_turn(at) == Some(other));
    match next {
        Some(turn) if pending(turn) => planning::stages(game, state, other).len(),
        _ => 0,
    }
}

fn redraw_plan(game: &DungeonLords, world: &mut State, other: Seat, chance: &mut dyn Chance) {
    let count = planned(game, world, other);
    if count == 0 {
        return;
    }
    let stage = world.player(other).stage;
    redraw(&mut Step::Plan, (game, world), other, count, &mut |count| one_of(count, chance));
    world.player_mut(other).stage = stage;
}

/// Every fact hidden from the seat that what it knows does not force.
pub(crate) fn secrets(game: &DungeonLords, state: &State, seat: Seat, out: &mut Vec<Secret>) {
    if state.over {
        return;
    }
    let pool = trap_pool(state, seat);
    let varied = pool.iter().filter(|&&count| count > 0).count() > 1;
    let (slots, cards) = unknown_cards(state, seat);
    for slot in slots {
        if cards.count_ones() > 1
            && let Some(card) = state.cards[slot].card
        {
            let of = u16::try_from(slot).expect("four slots");
            out.push(Secret { what: "card", of, value: vec![number(card.index())] });
        }
    }
    for other in state.seats().filter(|&other| other != seat) {
        let player = state.player(other);
        let of = u16::from(other.0);
        let mut hide = |what, value| out.push(Secret { what, of, value });
        for (what, pile) in [("traps", &player.traps), ("buried", &player.buried)] {
            if varied && total(pile) > 0 && total(pile) < total(&pool) {
                hide(what, pile.to_vec());
            }
        }
        if is_shelving(state) && !game.options.beginner {
            hide("shelved", vec![player.drawn, player.shelved]);
        }
        let hidden = player.orders[usize::from(state.shown.min(3))..].iter().flatten();
        let hidden: Vec<u8> = hidden.map(|order| number(order.index())).collect();
        if !hidden.is_empty() {
            hide("orders", hidden);
        }
        if let Some(third) = player.third {
            hide("third", vec![number(third.index())]);
        }
        if let Some(token) = player.token.filter(|_| player.tokens.len() > 1) {
            hide("token", vec![number(token.item().index())]);
        }
        if player.stage > 0 && player.gifts.iter().any(Option::is_some) {
            let gifts = player.gifts.iter().flatten();
            hide("gifts", gifts.map(|token| number(token.item().index())).collect());
        }
        if plan_varies(game, state, other) {
            hide("plan", kernel::encode(&player.plan));
        }
    }
}

/// Whether a plan holds an answer that could have been another one, whatever the hand.
fn plan_varies(game: &DungeonLords, state: &State, other: Seat) -> bool {
    let count = planned(game, state, other);
    let stages = planning::stages(game, state, other);
    let open = |part: &planning::Part| !matches!(part, planning::Part::Traps);
    stages.iter().take(count).any(open)
}

fn number(index: usize) -> u8 {
    u8::try_from(index).expect("lists of the box are short")
}
