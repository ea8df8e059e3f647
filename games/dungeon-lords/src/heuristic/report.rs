//! Balance: facts about ended games and figures of the box, for reports.

use kernel::{Label, Seat, Sheet};

use super::siege::Blow;
use crate::DungeonLords;
use crate::Items;
use crate::ids::{Item, Monster, Title, Token, Tokens, Trap};
use crate::rules::scoring;
use crate::state::State;

/// What may have helped or hurt a seat.
pub(super) fn labels(game: &DungeonLords, state: &State, seat: Seat, out: &mut Vec<Label>) {
    let player = state.player(seat);
    let mut label = |code, value: String| out.push(Label { code, value });
    label("order", (first_place(game, state, seat) + 1).to_string());
    for built in &player.rooms {
        label("room", built.room.id().to_owned());
    }
    for &monster in Monster::ALL {
        if player.units(monster) > 0 {
            label("unit", monster.id().to_owned());
        }
    }
    for &title in Title::ALL {
        if scoring::holders(game, state, title).0.contains(&seat) {
            label("title", title.id().to_owned());
        }
    }
    for &item in Item::ALL {
        if !player.captured.showing(item).is_empty() {
            label("captured", item.id().to_owned());
        }
        if !player.trophies.showing(item).is_empty() {
            label("trophy", item.id().to_owned());
        }
    }
    if game.options.items != Items::None {
        for token in Tokens::of(State::colour(seat)).less(player.tokens).iter() {
            if token.item() != Item::Blank {
                label("sent", token.item().id().to_owned());
                label("fate", format!("{}-{}", token.item(), fate(game, state, seat, token)));
            }
        }
    }
    label("prisoners", player.prison.count_ones().to_string());
}

/// §DL-66 The place in the order of play of the first round: the token has passed on since, after
/// every round but the last of a year, and perhaps after the first Combat.
fn first_place(game: &DungeonLords, state: &State, seat: Seat) -> u8 {
    let passes = 6 + u8::from(game.options.pass_after_combat);
    let count = state.count();
    (seat.0 + count - state.first.0 + passes) % count
}

/// §MI-22 §MI-42 What became of a token that was given away: captured by somebody, worth points to
/// its owner because heroes used it, or neither.
fn fate(game: &DungeonLords, state: &State, seat: Seat, token: Token) -> &'static str {
    let held = state.players.iter().any(|player| player.captured.contains(token));
    match game.options.items {
        Items::Basic if held => "captured",
        Items::Advanced if state.player(seat).trophies.contains(token) => "used",
        _ => "lost",
    }
}

/// What follows from the box alone.
pub(super) fn sheets(game: &DungeonLords) -> Vec<Sheet> {
    let points = |tenths: i32| format!("{}.{}", tenths / 10, tenths % 10);
    let trap = |trap: &Trap| {
        let blow = Blow::trap(game, *trap);
        let copies = game.content.trap(*trap).copies.to_string();
        vec![trap.id().to_owned(), copies, points(blow.damage(1)), points(blow.damage(3))]
    };
    let unit = |monster: &Monster| {
        let blow = Blow::unit(game, *monster);
        let [first, second] = game.content.monster(*monster).copies;
        let copies = format!("{first} + {second}");
        vec![monster.id().to_owned(), copies, points(blow.damage(1)), points(blow.damage(3))]
    };
    let columns = vec!["name", "copies", "one", "three"];
    vec![
        Sheet {
            code: "trap",
            columns: columns.clone(),
            rows: Trap::ALL.iter().map(trap).collect(),
        },
        Sheet { code: "unit", columns, rows: Monster::ALL.iter().map(unit).collect() },
    ]
}
