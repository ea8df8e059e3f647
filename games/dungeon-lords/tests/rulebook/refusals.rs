//! Bad input: every refusal names its paragraph and its values, and changes nothing.

use dungeon_lords::ids::{Colour, Resource};
use dungeon_lords::{Cell, Illegal, Items, Step};
use kernel::{Ruled, Seat};

use crate::building::{building, resolve};
use crate::combat::plain;
use crate::table::*;

/// The refusal of an action, which cites this paragraph.
fn refused(table: &Table, notation: &str, id: &str) -> Illegal {
    let illegal = table.refused(ALICE, notation);
    assert_eq!(illegal.rule().expect("a rule").id(), id, "{illegal}");
    illegal
}

fn commanding() -> Table {
    let mut table = building(4);
    table.give(ALICE, |player| player.shelved = 1 << order("buy-traps").index());
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    table
}

/// §DL-18 Two orders of the same card.
#[test]
fn two_orders_of_the_same_card() {
    let mut table = commanding();
    table.act(ALICE, "order get-food");
    let expected = Illegal::OrderTwice { order: order("get-food") };
    assert_eq!(refused(&table, "order get-food", "DL-18"), expected);
}

/// §DL-44 A card that is not to be had.
#[test]
fn an_inaccessible_card() {
    let expected = Illegal::OrderShelved { order: order("buy-traps") };
    assert_eq!(refused(&commanding(), "order buy-traps", "DL-44"), expected);
}

/// §DL-30 Tunnels that close a square, stand alone or lie on a tile.
#[test]
fn tunnels_that_do_not_fit() {
    let mut table = building(4);
    resolve(&mut table, "dig-tunnels", [Some(ALICE), None, None]);
    table.acts(ALICE, &["dig 2", "tunnel 2-1"]);
    let square = Illegal::Square { cell: cell("2-2") };
    assert_eq!(refused(&table, "tunnel 2-2", "DL-30"), square);
    let alone = Illegal::NotBeside { cell: cell("5-4") };
    assert_eq!(refused(&table, "tunnel 5-4", "DL-30"), alone);
    let taken = Illegal::CellTaken { cell: cell("3-2") };
    assert_eq!(refused(&table, "tunnel 3-2", "DL-30"), taken);
}

/// §DL-31 Rooms outside their zone, beside another, on no tunnel, not on offer.
#[test]
fn rooms_that_do_not_fit() {
    let mut table = building(4);
    table.room("tool-shed", "3-1");
    table.give(ALICE, |player| player.tunnels = player.tunnels.with(cell("3-4")));
    table.0.set(|state| state.rooms = ["mint", "magic-room"].map(room).into());
    resolve(&mut table, "build-room", [Some(ALICE), None, None]);
    let zone = Illegal::WrongZone { room: room("magic-room"), cell: cell("3-4"), zone: "inner" };
    assert_eq!(refused(&table, "build magic-room 3-4", "DL-31"), zone);
    let beside = Illegal::RoomBeside { cell: cell("3-2") };
    assert_eq!(refused(&table, "build magic-room 3-2", "DL-31"), beside);
    let nothing = Illegal::NoTunnel { cell: cell("1-1") };
    assert_eq!(refused(&table, "build mint 1-1", "DL-31"), nothing);
    let hidden = Illegal::RoomNotShown { room: room("chapel") };
    assert_eq!(refused(&table, "build chapel 3-3", "DL-31"), hidden);
}

/// §DL-61 §DL-6 §DL-82 Payments that one cannot make.
#[test]
fn payments_one_cannot_make() {
    let mut table = building(4);
    table.0.set(|state| state.monsters = ["troll", "vampire", "golem"].map(monster).into());
    table.give(ALICE, |player| player.evil = 9);
    resolve(&mut table, "hire-monster", [None, None, Some(ALICE)]);
    assert_eq!(table.lists(ALICE), ["hire troll", "decline"]);
    let evil = Illegal::TooEvil { evil: 9, more: 2 };
    assert_eq!(refused(&table, "hire vampire", "DL-6"), evil);
    let card = Illegal::TooPoor { resource: Resource::Trap, have: 0, need: 1 };
    assert_eq!(refused(&table, "hire golem", "DL-61"), card);
    let mut table = building(4);
    table.0.set(|state| state.monsters = ["troll", "goblin"].map(monster).into_iter().collect());
    table.give(ALICE, |player| player.food = 2);
    resolve(&mut table, "hire-monster", [None, None, Some(ALICE)]);
    let food = Illegal::TooPoor { resource: Resource::Food, have: 2, need: 3 };
    assert_eq!(refused(&table, "hire troll", "DL-61"), food);
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).room("hatchery", "3-1").traps(&["cursed-ring"]);
    table.give(ALICE, |player| player.gold = 1);
    table.advance();
    let (trap, resource) = (trap("cursed-ring"), Resource::Gold);
    let dear = Illegal::TrapTooDear { trap, resource, have: 1, need: 2 };
    assert_eq!(refused(&table, "trap cursed-ring", "DL-82"), dear);
}

/// §DL-61 §DL-27 §DL-28 Imps that are not at home, or are more than a space takes.
#[test]
fn imps_one_does_not_have() {
    let imps = |have, need| Illegal::TooPoor { resource: Resource::Imp, have, need };
    for (id, verb, count) in [("dig-tunnels", "dig", "DL-27"), ("mine-gold", "mine", "DL-28")] {
        let mut table = building(4);
        table.give(ALICE, |player| player.imps = 2);
        resolve(&mut table, id, [None, None, Some(ALICE)]);
        // One of the two is the foreman.
        assert_eq!(table.lists(ALICE), [format!("{verb} 1"), "decline".to_owned()]);
        assert_eq!(refused(&table, &format!("{verb} 2"), "DL-61"), imps(2, 3));
        let most = 1;
        let five = match verb {
            "dig" => Illegal::TooManyImps { count: 5, most },
            _ => Illegal::TooManyMiners { count: 5, most },
        };
        assert_eq!(refused(&table, &format!("{verb} 5"), count), five);
        refused(&table, &format!("{verb} 0"), count);
    }
}

/// §DL-39 §DL-40 §DL-99 §DL-30 Rooms that do not work.
#[test]
fn rooms_that_do_not_work() {
    let mut table = building(4);
    table.room("tool-shed", "3-1").room("mint", "3-3");
    table.give(ALICE, |player| {
        player.imps = 4;
        player.conquered = cells(&["3-3"]);
    });
    table.due(Step::Produce { turn: 0 });
    let lost = Illegal::RoomConquered { room: room("mint"), cell: cell("3-3") };
    assert_eq!(refused(&table, "activate mint", "DL-99"), lost);
    let none = Illegal::NoSuchRoom { room: room("hatchery") };
    assert_eq!(refused(&table, "activate hatchery", "DL-39"), none);
    table.acts(ALICE, &["activate tool-shed", "tunnel 2-1"]);
    // Nobody asks Alice any more; once more she would be told why.
    let mut table = building(4);
    table.room("tool-shed", "3-1").room("workshop", "3-3");
    table.give(ALICE, |player| {
        player.imps = 6;
        while let Some(cell) = Cell::all().find(|&cell| {
            let tiles = player.tiles();
            !tiles.contains(cell) && tiles.is_beside(cell) && !tiles.makes_square(cell)
        }) {
            player.tunnels = player.tunnels.with(cell);
        }
    });
    table.due(Step::Produce { turn: 0 });
    assert_eq!(table.lists(ALICE), ["activate workshop", "done"]);
    assert_eq!(refused(&table, "activate tool-shed", "DL-30"), Illegal::NoCell {});
    let mut table = building(4);
    table.room("printing-press", "3-2").room("workshop", "3-4");
    table.due(Step::Produce { turn: 0 });
    assert_eq!(table.lists(ALICE), ["activate printing-press", "done"]);
    let imps = Illegal::TooFewImps { have: 3, need: 4 };
    assert_eq!(refused(&table, "activate workshop", "DL-39"), imps);
}

/// §MI-4 §MI-43 A token offered twice, and items already spent.
#[test]
fn tokens_that_are_not_there() {
    let mut table = Table::with(&options(4, Items::Basic));
    table.0.set(|state| state.season = 3);
    table.due(Step::Sell);
    table.act(ALICE, "sell magic-wand");
    let twice = Illegal::TokenGiven { item: item("magic-wand") };
    assert_eq!(refused(&table, "sell magic-wand", "MI-4"), twice);
    let spent = token(Colour::Blue, "healing-potion");
    table.give(ALICE, |player| player.tokens = player.tokens.without(spent));
    let gone = Illegal::TokenNotHeld { item: item("healing-potion") };
    assert_eq!(refused(&table, "sell healing-potion", "MI-43"), gone);
    let mut table = Table::with(&options(4, Items::Advanced));
    table.give(ALICE, |player| player.tokens = player.tokens.without(spent));
    table.0.set(|state| state.season = 1);
    table.due(Step::Command);
    table.acts(ALICE, &["order get-food", "order dig-tunnels", "order mine-gold"]);
    assert_eq!(refused(&table, "commit healing-potion", "MI-43"), gone);
}

/// §DL-90 §DL-81 §DL-91 Plans with units that are knocked out, missing, too many or ghosts.
#[test]
fn plans_that_cannot_be_made() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0)]).lair(&["troll", "ghost"]);
    table.give(ALICE, |player| player.down[monster("witch").index()] = 1);
    table.advance();
    let out = Illegal::KnockedOut { monster: monster("witch") };
    assert_eq!(refused(&table, "send witch", "DL-90"), out);
    let missing = Illegal::NoSuchUnit { monster: monster("slime") };
    assert_eq!(refused(&table, "send slime", "DL-81"), missing);
    let ghost = Illegal::IsGhost { monster: monster("ghost") };
    assert_eq!(refused(&table, "send ghost", "DL-91"), ghost);
    table.act(ALICE, "send troll");
    // Asked for ghosts, the answer is the same.
    assert_eq!(refused(&table, "send witch", "DL-90"), out);
    let ghosts = Illegal::TooManyGhosts { count: 2, most: 1 };
    assert_eq!(refused(&table, "ghosts 2", "DL-81"), ghosts);
}

/// §DL-61 §DL-89 §DL-83 Attacks that cannot be paid, do not exist or were not planned.
#[test]
fn attacks_that_cannot_be_made() {
    let mut table = plain(1, "y1-detect-evil");
    table.line(&[("y1-warrior-3", 0)]).room("mint", "3-1").lair(&["troll", "goblin", "slime"]);
    table.give(ALICE, |player| player.food = 0);
    table.advance();
    table.act(BASIL, "ghosts 0");
    table.acts(ALICE, &["send goblin", "send troll"]);
    assert_eq!(table.lists(ALICE), ["attack goblin 1", "attack troll 1"]);
    let food = Illegal::TooPoor { resource: Resource::Food, have: 0, need: 1 };
    assert_eq!(refused(&table, "attack troll 2", "DL-61"), food);
    let line = Illegal::NoLine { monster: monster("goblin"), line: 2 };
    assert_eq!(refused(&table, "attack goblin 2", "DL-89"), line);
    let idle = Illegal::NotCommitted { monster: monster("slime") };
    assert_eq!(refused(&table, "attack slime 1", "DL-83"), idle);
    let must = Illegal::MustAttack { monster: monster("troll") };
    assert_eq!(refused(&table, "rest troll", "DL-89"), must);
}

/// §DL-59 §DL-2 §DL-1 Out of turn, out of place, after the end.
#[test]
fn out_of_turn() {
    let mut table = building(4);
    resolve(&mut table, "get-food", [Some(ALICE), None, None]);
    let turn = Illegal::NotYourTurn { seat: BASIL, turn: ALICE };
    assert_eq!(table.refused(BASIL, "use"), turn);
    assert_eq!(refused(&table, "dig 1", "DL-2"), Illegal::WrongStep { step: "use" });
    table.0.set(|state| {
        state.agenda.clear();
        state.over = true;
    });
    assert_eq!(table.refused(Seat(0), "use"), Illegal::GameOver {});
}
