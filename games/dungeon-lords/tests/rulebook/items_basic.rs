//! Magic items, basic variant, and what items do in battle.

use dungeon_lords::ids::Colour::{Blue, Green, Red};
use dungeon_lords::{Event, Illegal, Items, Step};
use kernel::Seat;

use crate::table::*;

/// A battle at an advanced table, with gold and food at hand.
pub(crate) fn fight(round: u8, card: &str) -> Table {
    let mut table = Table::combat(Items::Advanced, round, card);
    table.give(ALICE, |player| {
        player.gold = 5;
        player.food = 5;
    });
    table
}

/// A table in autumn at which items are sold.
pub(crate) fn autumn(seats: u8) -> Table {
    let mut table = Table::with(&options(seats, Items::Basic));
    table.0.set(|state| {
        state.season = 3;
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.due(Step::Sell);
    table
}

pub(crate) fn held(table: &Table, seat: Seat) -> Vec<&'static str> {
    table.player(seat).tokens.iter().map(|token| token.item().id()).collect()
}

/// All others give the same, so that the tokens are turned up.
pub(crate) fn others_sell(table: &mut Table, items: &[&str]) {
    for seat in [BASIL, CLARA, DORIS] {
        if seat.0 < table.state().count() {
            for item in items {
                table.act(seat, &format!("sell {item}"));
            }
        }
    }
}

/// §MI-5 §MI-8 §MI-11 Four players: the blank is compulsory and comes back; three tokens are left.
/// TC-1 TC-2.
#[test]
fn four_players_give_the_blank_and_two_items() {
    let mut table = autumn(4);
    table.acts(ALICE, &["sell magic-wand", "sell healing-potion"]);
    assert_eq!(table.lists(ALICE), ["sell blank"]);
    assert_eq!(table.refused(ALICE, "sell four-leaf-clover"), Illegal::BlankDue {});
    table.act(ALICE, "sell blank");
    others_sell(&mut table, &["blank", "magic-wand", "healing-potion"]);
    assert_eq!(held(&table, ALICE), ["amulet-of-perseverance", "four-leaf-clover", "blank"]);
    // §MI-5 In the second year exactly these are given, to whom is free.
    table.due(Step::Sell);
    table.act(ALICE, "sell blank");
    assert_eq!(table.lists(ALICE), ["sell amulet-of-perseverance", "sell four-leaf-clover"]);
    table.acts(ALICE, &["sell four-leaf-clover", "sell amulet-of-perseverance"]);
    others_sell(&mut table, &["amulet-of-perseverance", "four-leaf-clover", "blank"]);
    // §MI-11
    assert_eq!(held(&table, ALICE), ["blank"]);
}

/// §MI-4 A token is given once; one that is gone is refused. §MI-29
#[test]
fn a_token_is_not_given_twice() {
    let mut table = autumn(4);
    table.act(ALICE, "sell magic-wand");
    let twice = table.refused(ALICE, "sell magic-wand");
    assert_eq!(twice, Illegal::TokenGiven { item: item("magic-wand") });
    table.give(ALICE, |player| player.tokens = player.tokens.without(token(Blue, "blank")));
    let gone = table.refused(ALICE, "sell blank");
    assert_eq!(gone, Illegal::TokenNotHeld { item: item("blank") });
}

/// §MI-6 §MI-8 Three players: the blank is optional and does not come back.
#[test]
fn three_players_lose_the_blank_they_give() {
    let mut table = autumn(3);
    table.acts(ALICE, &["sell magic-wand", "sell blank"]);
    others_sell(&mut table, &["magic-wand", "healing-potion"]);
    assert_eq!(held(&table, ALICE).len(), 3);
    assert!(table.state().gone.contains(token(Blue, "blank")));
    assert!(table.state().players.iter().all(|player| player.bag.len() <= 2));
    // The others kept their blank: two items and the blank are left.
    assert!(held(&table, BASIL).contains(&"blank"));
    assert_eq!(held(&table, BASIL).len(), 3);
}

/// §MI-2 §MI-7 §MI-9 Two players: nine tokens, four given, those to nobody are gone.
#[test]
fn two_players_give_two_of_each_colour() {
    let mut table = autumn(2);
    assert_eq!(held(&table, ALICE).len(), 9);
    table.acts(ALICE, &["sell magic-wand", "sell magic-wand", "sell blank", "sell healing-potion"]);
    others_sell(&mut table, &["magic-wand", "magic-wand", "healing-potion", "healing-potion"]);
    assert_eq!(held(&table, ALICE).len(), 5);
    assert_eq!(table.player(ALICE).bag.len(), 2);
    assert_eq!(table.player(BASIL).bag.len(), 2);
    assert!(table.state().gone.contains(token(Blue, "blank")));
    assert!(table.state().gone.contains(token(Green, "healing-potion")));
}

/// Starts Combat with this party and these items in its bag.
fn distributed(line: &[(&str, u8)], bag: &[(dungeon_lords::ids::Colour, &str)]) -> Table {
    let mut table = Table::with(&options(4, Items::Basic));
    table.0.set(|state| state.season = 3);
    table.line(line).lair(&["ghost"]);
    for (colour, kind) in bag {
        let token = token(*colour, kind);
        table.0.set(|state| {
            for player in &mut state.players {
                player.tokens = player.tokens.without(token);
            }
            let player = state.player_mut(ALICE);
            player.bag = player.bag.with(token);
        });
    }
    table.due(Step::Combat);
    table
}

fn borne(table: &Table, id: &str) -> u8 {
    table.player(ALICE).hero(who(id)).map_or(0, |hero| hero.items.len())
}

/// §MI-13 One adventurer of the class bears all items of his kind.
/// TC-7.
#[test]
fn one_priest_bears_three_clovers() {
    let clovers = [Red, Green, dungeon_lords::ids::Colour::Yellow].map(|c| (c, "four-leaf-clover"));
    let table = distributed(&[("y1-priest-1", 0)], &clovers);
    assert_eq!(borne(&table, "y1-priest-1"), 3);
}

/// §MI-14 §CR-0 Items are dealt from the rear.
/// TC-8 TC-9.
#[test]
fn the_rear_gets_the_surplus() {
    let potions = [Red, Green, dungeon_lords::ids::Colour::Yellow].map(|c| (c, "healing-potion"));
    let table = distributed(&[("y1-thief-1", 0), ("y1-thief-2", 0)], &potions);
    assert_eq!((borne(&table, "y1-thief-1"), borne(&table, "y1-thief-2")), (1, 2));
    let amulet = [(Red, "amulet-of-perseverance"), (Green, "amulet-of-perseverance")];
    let table = distributed(&[("y1-wizard-1", 0), ("y1-wizard-2", 0)], &amulet[..1]);
    assert_eq!((borne(&table, "y1-wizard-1"), borne(&table, "y1-wizard-2")), (0, 1));
    let table = distributed(&[("y1-wizard-1", 0), ("y1-wizard-2", 0)], &amulet);
    assert_eq!((borne(&table, "y1-wizard-1"), borne(&table, "y1-wizard-2")), (1, 1));
}

/// §MI-15 §MI-16 Without the class they stay in the bag; a paladin gets nothing.
/// TC-10 TC-105.
#[test]
fn what_nobody_can_use_stays_in_the_bag() {
    let table = distributed(&[("paladin-1", 0), ("y1-thief-1", 0)], &[(Red, "magic-wand")]);
    assert_eq!((table.player(ALICE).bag.len(), borne(&table, "paladin-1")), (1, 0));
    let line = [("y1-thief-1", 0), ("y1-thief-2", 0), ("y1-wizard-1", 0)];
    let bag = [(Red, "healing-potion"), (Green, "healing-potion"), (Red, "magic-wand")];
    let table = distributed(&line, &bag);
    assert_eq!((borne(&table, "y1-thief-1"), borne(&table, "y1-thief-2")), (1, 1));
    assert_eq!(table.player(ALICE).bag.len(), 1);
    assert_eq!(table.player(ALICE).hero(who("y1-wizard-1")).unwrap().items, NOTHING);
}

/// A line with damage, and who bears potions of which colour.
type Party<'a> = (&'a [(&'a str, u8)], &'a [(&'a str, &'a str)]);

/// §MI-17 Hearts of items heal like printed ones.
/// TC-11.
#[test]
fn parties_that_heal_alike() {
    let parties: [Party<'_>; 5] = [
        (&[("y1-thief-3", 3)], &[("y1-thief-3", "red"), ("y1-thief-3", "green")]),
        (
            &[("y1-thief-3", 3), ("y1-thief-4", 0)],
            &[("y1-thief-3", "red"), ("y1-thief-4", "green")],
        ),
        (&[("y1-priest-3", 3), ("y1-thief-3", 0)], &[("y1-thief-3", "red")]),
        (&[("y1-priest-4", 3), ("y1-thief-3", 0)], &[]),
        (&[("y1-priest-4", 3)], &[]),
    ];
    for (line, potions) in parties {
        let mut table = Table::combat(Items::Basic, 1, "y1-fireball");
        table.line(line).lair(&["slime"]).traps(&["trap-door"]);
        for (bearer, colour) in potions {
            let colour = dungeon_lords::ids::Colour::find(colour).unwrap();
            table.item(bearer, colour, "healing-potion");
        }
        // A battle in which units attacked and somebody is hurt.
        table.give(ALICE, |player| {
            player.lair = Default::default();
            player.traps = Default::default();
        });
        let mut battle = dungeon_lords::state::Battle::new(ALICE, cell("3-1"));
        battle.attacked = true;
        battle.skip_conquer = true;
        table.0.set(|state| {
            state.battle = Some(battle);
            state.agenda.clear();
            state.agenda.first([Step::Heal, Step::Close, Step::Halt { seat: ALICE }]);
        });
        table.advance();
        assert_eq!(table.player(ALICE).line[0].damage, 1, "{line:?}");
    }
}

/// §MI-19 A thief with a potion is no priest: vampires may attack her, and §MI-20 a dart has no
/// other effect on her.
#[test]
fn items_do_not_change_the_class() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-thief-1", 0), ("y1-warrior-3", 0)]).item("y1-thief-1", Red, "healing-potion");
    table.lair(&["vampire"]);
    table.fight(&["send vampire", "attack vampire 1", "hit y1-thief-1"]);
    assert!(table.caught("y1-thief-1"));
}

/// §MI-20 A dart on a real priest stops the potions as well.
/// TC-14.
#[test]
fn a_dart_on_a_priest_stops_potions() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-warrior-3", 0), ("y1-priest-1", 0), ("y1-thief-3", 0)]);
    table.item("y1-thief-3", Red, "healing-potion").lair(&["goblin"]).traps(&["anti-magic-dart"]);
    let events =
        table.fight(&["trap anti-magic-dart", "send goblin", "aim anti-magic-dart y1-priest-1"]);
    assert_eq!(count(&events, |event| matches!(event, Event::Healed { .. })), 0);
    assert_eq!(table.damage("y1-warrior-3"), Some(3));
}

/// §MI-19 A wand helps to cast Invisibility, but its bearer is no wizard.
/// TC-15.
#[test]
fn a_wand_warrior_stays_visible() {
    let mut table = fight(2, "y1-invisibility");
    table.line(&[("y1-warrior-2", 0), ("y1-wizard-1", 0)]).item("y1-warrior-2", Red, "magic-wand");
    let events = table.fight(&[]);
    assert!(cast(&events));
    assert_eq!(table.names(), ["y1-warrior-2", "y1-wizard-1"]);
    assert_eq!(table.damage("y1-warrior-2"), Some(2));
    assert_eq!(table.damage("y1-wizard-1"), Some(0));
}

/// §MI-21 The late damage of a Poisoned Dart is never prevented.
/// TC-17.
#[test]
fn poison_ignores_paladins_and_clovers() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("paladin-1", 0), ("y1-priest-3", 0)]).item(
        "y1-priest-3",
        Red,
        "four-leaf-clover",
    );
    table.give(ALICE, |player| player.evil = 5);
    table.traps(&["poisoned-dart"]);
    table.fight(&["trap poisoned-dart", "aim poisoned-dart y1-priest-3"]);
    // One from fatigue, two from poison.
    assert_eq!(table.damage("y1-priest-3"), Some(3));
}

/// §MI-22 §MI-23 §MI-25 What was captured stays captured when the paladin comes later.
#[test]
fn captured_items_stay_captured() {
    let mut table = Table::combat(Items::Basic, 2, "y1-fireball");
    table.line(&[("y1-thief-1", 2)]).item("y1-thief-1", Red, "healing-potion");
    table.0.set(|state| {
        let wand = token(Green, "magic-wand");
        state.player_mut(CLARA).tokens = state.player(CLARA).tokens.without(wand);
        state.player_mut(ALICE).bag = NOTHING.with(wand);
    });
    table.fight(&[]);
    assert_eq!(table.player(ALICE).captured.len(), 2);
    assert_eq!(table.player(ALICE).bag, NOTHING);
    table.give(ALICE, |player| player.evil = 6);
    table.give(BASIL, |player| player.lair = Default::default());
    table.0.set(|state| {
        state.player_mut(ALICE).line.push(dungeon_lords::state::Hero::new(who("paladin-1")));
        state.paladin.host = Some(ALICE);
    });
    table.advance();
    assert_eq!(table.player(ALICE).captured.len(), 2);
}

/// §MI-27 The paladin leaves alone: the bag is captured.
/// TC-104.
#[test]
fn a_leaving_paladin_leaves_the_bag() {
    let mut table = Table::combat(Items::Basic, 2, "y1-fireball");
    table.line(&[("paladin-1", 0)]).evil(&[6, 6, 0, 0]);
    table.0.set(|state| {
        let wand = token(Green, "magic-wand");
        state.player_mut(CLARA).tokens = state.player(CLARA).tokens.without(wand);
        state.player_mut(ALICE).bag = NOTHING.with(wand);
    });
    table.fight(&[]);
    // Conquered: Alice falls to 5, and the paladin goes to Basil.
    assert_eq!(table.state().paladin.host, Some(BASIL));
    assert_eq!(table.player(ALICE).captured.len(), 1);
}
