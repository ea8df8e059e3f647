//! A fast fingerprint of what a seat knows, for search: equal for equal views, at a fraction of their cost.

use kernel::{At, Fingerprint, Seat, Seats, Steps as _, Viewer};
use serde::Serialize;

use super::{about, is_shelving};
use crate::DungeonLords;
use crate::grid::{Cell, Cells};
use crate::ids::{Token, Tokens, total};
use crate::rules::{damage, production};
use crate::state::{Absent, Plan, Player, State};
use crate::step::Step;

/// What a view of this seat is made of. What follows from the rest of it is left out.
pub(crate) fn key(game: &DungeonLords, state: &State, seat: Seat) -> u64 {
    let mut key = Fingerprint::default();
    let State { year, season, round, first, monsters, rooms, row, coming, .. } = state;
    key.value(&(seat, year, season, round, first, monsters, rooms, row, coming));
    let State { event, coming_event, special, board, shown, paladin, stock, due, .. } = state;
    key.value(&(event, coming_event, special, board, shown, paladin, due));
    let asks = |step: &Step| (step.whom(At { game, state }), step.code(), about(*step));
    key.value(&state.agenda.top().map(asks));
    for slot in &state.cards {
        let known = state.over || Viewer::Seat(seat).is_among(slot.seen);
        let seen: Seats = state.seats().filter(|&other| slot.seen.contains(other)).collect();
        key.value(&(slot.card.filter(|_| known), seen));
    }
    key.value(&(total(&stock.traps), stock.played, state.gone, state.used.and(in_sight(state))));
    for Absent { colour, manager, shelved, orders, tokens } in &state.absent {
        key.value(&(colour, manager, shelved));
        list(&mut key, orders.iter().flatten());
        list(&mut key, tokens.iter().map(Token::item));
    }
    for other in state.seats() {
        player(&mut key, (game, state), state.player(other));
        if state.over || other == seat {
            secret(&mut key, state, state.player(other));
        }
    }
    if let Some(battle) = &state.battle {
        key.value(battle);
        for step in state.agenda.iter() {
            key.value(step);
            if *step == Step::Close {
                break;
            }
        }
    }
    key.end()
}

/// Tokens that lie where everybody sees whether they were used.
fn in_sight(state: &State) -> Tokens {
    let guests = state.row.iter().chain(&state.coming).filter_map(|guest| guest.item);
    state.players.iter().fold(guests.fold(state.gone, Tokens::with), |all, player| {
        let Player { tokens, captured, trophies, bag, line, .. } = player;
        let own = all.or(*tokens).or(*captured).or(*trophies).or(*bag);
        line.iter().fold(own, |all, hero| all.or(hero.items))
    })
}

/// As it is and in its order, wherever it stood.
fn list<T: Serialize>(key: &mut Fingerprint, all: impl Iterator<Item = T>) {
    for one in all {
        key.value(&Some(one));
    }
    key.value(&None::<T>);
}

fn player(key: &mut Fingerprint, (game, state): (&DungeonLords, &State), player: &Player) {
    let Player { gold, food, imps, busy, evil, letters, tunnels, rooms, conquered, dug, .. } =
        player;
    let trolls = production::free_trolls(game, player);
    key.value(&(gold, food, imps, busy, trolls, evil, letters));
    key.value(&(tunnels, conquered, dug));
    list(key, rooms.iter().map(|built| (built.room, place(built.cell), built.uses)));
    let Player { lair, down, orders, posts, tokens, captured, trophies, prison, bag, .. } = player;
    let shelved = if is_shelving(state) { 0 } else { player.shelved };
    key.value(&(lair, down, player.trap_count(), total(&player.buried), shelved));
    let shown = usize::from(state.shown.min(3));
    list(key, orders.iter().zip(posts).take(shown));
    key.value(&(player.turned.map(Token::item), tokens, captured, trophies, prison, bag));
    let hero = |hero: &crate::state::Hero| {
        (hero.who, hero.damage, damage::hit_points(game, *hero), hero.items)
    };
    list(key, player.line.iter().map(hero));
    plan(key, player.fought);
}

fn secret(key: &mut Fingerprint, state: &State, player: &Player) {
    let Player { traps, buried, drawn, orders, third, gifts, token, stage, .. } = player;
    let shelved = if is_shelving(state) { player.shelved } else { 0 };
    key.value(&(traps, buried, drawn, shelved, third, token.map(Token::item), stage));
    list(key, orders.iter().flatten());
    list(key, gifts.iter().flatten().map(|token| token.item()));
    plan(key, player.plan);
}

/// A cell as a bit; its name is longer.
fn place(cell: Cell) -> Cells {
    Cells::NONE.with(cell)
}

fn plan(key: &mut Fingerprint, Plan { cell, traps, monsters, ghosts }: Plan) {
    key.value(&(cell.map(place), ghosts));
    list(key, traps.iter().flatten());
    list(key, monsters.iter().flatten());
}
