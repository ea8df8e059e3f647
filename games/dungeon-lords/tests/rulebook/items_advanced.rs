//! Magic items, advanced variant: committed, borne, potions and clovers used.

use dungeon_lords::ids::Colour::{Blue, Green, Red};
use dungeon_lords::{Event, Illegal, Items, Step};

use crate::items_basic::fight;
use crate::table::*;

pub(crate) fn placed(row: &[&str], tokens: &[&str]) -> (Table, Vec<Event>) {
    let mut table = Table::with(&options(4, Items::Advanced));
    table.row(row);
    table.0.set(|state| {
        state.season = 1;
        for (player, id) in state.players.iter_mut().zip(tokens) {
            player.token = player.tokens.iter().find(|token| token.item() == item(id));
        }
    });
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    let events = table.due(Step::Arrive);
    (table, events)
}

pub(crate) fn bearers(events: &[Event]) -> Vec<(&'static str, &'static str)> {
    let placed = |event: &Event| match event {
        Event::TokenPlaced { colour, who, .. } => Some((colour.id(), who.id())),
        _ => None,
    };
    events.iter().filter_map(placed).collect()
}

/// §MI-33 §MI-35 §MI-36 Tokens go to the rightmost of their class without an item.
/// TC-106 TC-107.
#[test]
fn tokens_find_their_adventurers_from_the_right() {
    let row = ["y1-thief-1", "y1-priest-2", "y1-thief-4", "y1-warrior-4"];
    let tokens = ["healing-potion", "healing-potion", "healing-potion", "magic-wand"];
    let (table, events) = placed(&row, &tokens);
    let expected = [("blue", "y1-thief-4"), ("red", "y1-thief-1"), ("yellow", "y1-warrior-4")];
    assert_eq!(bearers(&events), expected);
    assert!(table.player(CLARA).tokens.contains(token(Green, "healing-potion")));
    assert!(!table.player(ALICE).tokens.contains(token(Blue, "healing-potion")));
    let row = ["y1-warrior-1", "y1-thief-1", "y1-priest-3", "y1-priest-4"];
    let tokens = ["four-leaf-clover", "blank", "amulet-of-perseverance", "four-leaf-clover"];
    let (table, events) = placed(&row, &tokens);
    assert_eq!(bearers(&events), [("blue", "y1-priest-4"), ("yellow", "y1-priest-3")]);
    assert!(table.player(BASIL).tokens.contains(token(Red, "blank")));
    assert!(table.player(CLARA).tokens.contains(token(Green, "amulet-of-perseverance")));
}

/// §MI-35 Two warriors, wands from places one and three; a third wand comes back. §MI-34 §MI-47
/// TC-20.
#[test]
fn two_warriors_take_two_wands() {
    let row = ["y1-warrior-1", "y1-thief-1", "y1-warrior-4", "y1-wizard-4"];
    let tokens = ["magic-wand", "blank", "magic-wand", "magic-wand"];
    let (table, events) = placed(&row, &tokens);
    assert_eq!(bearers(&events), [("blue", "y1-warrior-4"), ("green", "y1-warrior-1")]);
    assert!(
        table
            .player(DORIS)
            .tokens
            .contains(token(dungeon_lords::ids::Colour::Yellow, "magic-wand"))
    );
}

/// §MI-38 Two players: an item that goes to nobody comes back to its owner. §DL-106
/// TC-41.
#[test]
fn an_item_of_nobodys_adventurer_comes_back() {
    let mut table = Table::with(&options(2, Items::Advanced));
    table.row(&["y1-warrior-1", "y1-thief-2", "y1-wizard-4"]).evil(&[1, -1]);
    table.0.set(|state| {
        state.season = 1;
        let player = state.player_mut(ALICE);
        player.token = Some(token(Blue, "healing-potion"));
        // The counter that nobody plays finds nothing to give.
        for absent in &mut state.absent {
            absent.tokens =
                NOTHING.with(dungeon_lords::ids::Token::new(absent.colour, item("blank")));
        }
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    let events = table.due(Step::Arrive);
    assert_eq!(bearers(&events), [("blue", "y1-thief-2")]);
    assert!(table.player(ALICE).tokens.contains(token(Blue, "healing-potion")));
    assert_eq!(table.names(), ["y1-wizard-4"]);
}

/// The party of the potion examples.
fn potions(units: &[&str]) -> Table {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-thief-1", 0), ("y1-thief-3", 0), ("y1-priest-2", 0)]);
    table.item("y1-thief-1", Red, "healing-potion").item("y1-thief-3", Green, "healing-potion");
    table.room("mint", "3-1").lair(units);
    table
}

/// §MI-50 A slime: three wounds healed instead of two, so both potions were used.
/// TC-21.
#[test]
fn potions_that_heal_more_are_used() {
    let events = potions(&["slime"]).fight(&["send slime", "attack slime 1"]);
    assert_eq!(used(&events), ["red healing-potion", "green healing-potion"]);
}

/// §MI-50 A goblin: the priest alone would have healed it.
/// TC-22.
#[test]
fn potions_that_are_not_needed_are_not_used() {
    let events = potions(&["goblin"]).fight(&["send goblin"]);
    assert_eq!(used(&events), [""; 0]);
}

/// §MI-50 §MI-41 Slime, then goblin: the second potion is used, the first is discarded.
/// TC-23.
#[test]
fn the_order_of_attacks_matters() {
    let mut table = potions(&["slime", "goblin"]);
    let events = table.fight(&["send goblin", "send slime", "attack slime 1"]);
    assert_eq!(used(&events), ["green healing-potion"]);
    assert!(table.caught("y1-thief-1"));
    assert!(table.state().gone.contains(token(Red, "healing-potion")));
    let events = potions(&["slime", "goblin"]).fight(&[
        "send goblin",
        "send slime",
        "attack goblin 1",
        "attack slime 1",
    ]);
    assert_eq!(used(&events), [""; 0]);
}

/// The party of the clover examples.
fn clovers(traps: &[&str]) -> Table {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-thief-2", 0), ("y1-priest-1", 0), ("y1-priest-3", 3)]);
    table.item("y1-priest-1", Green, "four-leaf-clover");
    table.item("y1-priest-3", Red, "four-leaf-clover").traps(traps);
    table
}

/// §MI-51 One point would have been prevented anyway.
/// TC-25.
#[test]
fn a_dart_uses_no_clover() {
    let mut table = clovers(&["poisoned-dart"]);
    let events = table.fight(&["trap poisoned-dart", "aim poisoned-dart y1-thief-2"]);
    assert_eq!(used(&events), [""; 0]);
    assert!(table.caught("y1-thief-2"));
}

/// §MI-51 Three points instead of two: both clovers were used.
/// TC-26.
#[test]
fn a_ring_uses_both_clovers() {
    let events = clovers(&["cursed-ring"]).fight(&["trap cursed-ring"]);
    assert_eq!(used(&events), ["red four-leaf-clover", "green four-leaf-clover"]);
}

/// §MI-51 §MI-41 Marked before the same trap eliminates who bears them.
/// TC-27.
#[test]
fn an_imp_uses_the_clover_of_its_victim() {
    let mut table = clovers(&["kamikaze-imp"]);
    let events = table.fight(&["trap kamikaze-imp"]);
    assert_eq!(used(&events).len(), 2);
    assert!(table.caught("y1-priest-3"));
    assert!(table.player(BASIL).trophies.contains(token(Red, "four-leaf-clover")));
    assert_eq!(table.player(ALICE).imps, 2);
}

/// §MI-42 An item of the defender's own colour is discarded, used or not.
/// TC-39.
#[test]
fn nobody_scores_an_item_used_against_himself() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-thief-2", 0), ("y1-priest-3", 3), ("y1-priest-1", 0)]);
    table.item("y1-priest-3", Blue, "four-leaf-clover").traps(&["kamikaze-imp"]);
    table.fight(&["trap kamikaze-imp"]);
    assert!(table.state().gone.contains(token(Blue, "four-leaf-clover")));
    assert_eq!(table.player(ALICE).trophies, NOTHING);
}

/// §MI-51 Over the whole trap step: two prevented, one without the clover.
/// TC-113.
#[test]
fn two_traps_use_a_clover_together() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-priest-1", 0), ("y1-thief-1", 0)]).item(
        "y1-priest-1",
        Red,
        "four-leaf-clover",
    );
    table.room("labyrinth", "3-1").traps(&["poisoned-dart", "cursed-ring"]);
    let events =
        table.fight(&["trap poisoned-dart", "trap cursed-ring", "aim poisoned-dart y1-priest-1"]);
    assert_eq!(used(&events), ["red four-leaf-clover"]);
    assert_eq!(table.damage("y1-thief-1"), Some(1));
}

/// §MI-51 The clover helps before its party loses the thief.
/// TC-125.
#[test]
fn nothing_is_left_for_the_second_trap() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-thief-2", 2), ("y1-priest-3", 0)]).item(
        "y1-priest-3",
        Red,
        "four-leaf-clover",
    );
    table.room("labyrinth", "3-1").traps(&["rolling-stone", "trap-door"]);
    let events = table.fight(&["trap rolling-stone", "trap trap-door", "spring rolling-stone"]);
    assert_eq!(used(&events), ["red four-leaf-clover"]);
    assert!(table.caught("y1-thief-2"));
    assert_eq!(table.damage("y1-priest-3"), Some(2));
}

/// §MI-31 A token is committed with the orders, not in winter; only tokens at hand. §MI-43 §MI-30
#[test]
fn tokens_are_committed_with_the_orders() {
    let mut table = Table::with(&options(4, Items::Advanced));
    table.0.set(|state| state.season = 1);
    table.0.set(|state| state.agenda.first([Step::Reveal { wave: 0 }]));
    table.due(Step::Command);
    table.acts(ALICE, &["order get-food", "order dig-tunnels", "order mine-gold"]);
    assert_eq!(table.lists(ALICE).len(), 5);
    table.give(ALICE, |player| player.tokens = NOTHING.with(token(Blue, "blank")));
    assert!(matches!(table.refused(ALICE, "commit magic-wand"), Illegal::TokenNotHeld { .. }));
    table.act(ALICE, "commit blank");
    assert!(!table.asked(ALICE));
    let mut table = Table::with(&options(4, Items::Advanced));
    table.due(Step::Command);
    table.acts(ALICE, &["order get-food", "order dig-tunnels", "order mine-gold"]);
    assert!(!table.asked(ALICE));
}

/// §MI-32 Three players: the token of the colour that nobody plays comes last; nobody scores it.
#[test]
fn a_non_player_commits_a_random_token() {
    let mut table = Table::with(&options(3, Items::Advanced));
    table.row(&["y1-thief-1", "y1-priest-2", "y1-warrior-4"]);
    table.0.set(|state| {
        state.season = 1;
        for player in &mut state.players {
            player.token = player.tokens.iter().find(|token| token.item() == item("blank"));
        }
        let absent = &mut state.absent[0];
        absent.tokens =
            NOTHING.with(dungeon_lords::ids::Token::new(absent.colour, item("magic-wand")));
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    let events = table.due(Step::Arrive);
    assert_eq!(bearers(&events), [("yellow", "y1-warrior-4")]);
    let last = |event: &Event| matches!(event, Event::TokenShown { place: 4, .. });
    assert_eq!(count(&events, last), 1);
}
