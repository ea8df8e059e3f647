//! Balance: facts about ended games and figures of the box, for reports.

use kernel::{Label, Seat, Sheet};

use super::siege::Blow;
use crate::DungeonLords;
use crate::ids::{Item, Monster, Title, Tokens, Trap};
use crate::rules::scoring;
use crate::state::State;

/// What may have helped or hurt a seat.
pub(super) fn labels(game: &DungeonLords, state: &State, seat: Seat, out: &mut Vec<Label>) {
    let player = state.player(seat);
    let mut label = |code, value: String| out.push(Label { code, value });
    let place = state.turn_order().position(|one| one == seat).unwrap_or(0);
    label("order", (place + 1).to_string());
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
    let own = Tokens::of(State::colour(seat));
    for item in Item::ALL.iter().filter(|item| **item != Item::Blank) {
        // A token that is neither at hand nor back in the box was sent out.
        if game.options.items != crate::Items::None
            && own.less(player.tokens).showing(*item) != Tokens::NONE
        {
            label("sent", item.id().to_owned());
        }
    }
    label("prisoners", player.prison.count_ones().to_string());
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
