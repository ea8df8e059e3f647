//! Longer cases of the magic items: two years, two rounds, three players.

use dungeon_lords::ids::Colour::{Blue, Green, Red, Yellow};
use dungeon_lords::ids::{Item, Token};
use dungeon_lords::state::{Hero, Slot};
use dungeon_lords::{Event, Items, State, Step};
use kernel::Seats;

use crate::items_advanced::{bearers, placed};
use crate::items_basic::{autumn, fight, held, others_sell};
use crate::table::*;

/// Lays these cards on the combat rounds.
fn cards(table: &mut Table, list: &[(u8, &str)]) {
    for &(round, id) in list {
        let card = spell(id);
        table.0.set(|state| {
            state.stock.cards &= !(1 << card.index());
            state.cards[usize::from(round) - 1] = Slot { card: Some(card), seen: Seats::NONE };
        });
    }
}

/// §MI-6 §MI-8 §MI-11 Three players over two years: who gives the blank first keeps an item, who
/// gives it later too, who never gives it keeps it.
/// TC-3 TC-4.
#[test]
fn three_players_over_two_years() {
    let mut table = autumn(3);
    table.acts(ALICE, &["sell magic-wand", "sell blank"]);
    others_sell(&mut table, &["magic-wand", "healing-potion"]);
    let items = ["amulet-of-perseverance", "healing-potion", "four-leaf-clover"];
    assert_eq!(held(&table, ALICE), items);
    assert!(table.state().gone.contains(token(Blue, "blank")));
    let left = ["amulet-of-perseverance", "four-leaf-clover", "blank"];
    assert_eq!(held(&table, BASIL), left);
    table.due(Step::Sell);
    table.acts(ALICE, &["sell healing-potion", "sell four-leaf-clover"]);
    table.acts(BASIL, &["sell blank", "sell four-leaf-clover"]);
    table.acts(CLARA, &["sell amulet-of-perseverance", "sell four-leaf-clover"]);
    assert_eq!(held(&table, ALICE), ["amulet-of-perseverance"]);
    assert_eq!(held(&table, BASIL), ["amulet-of-perseverance"]);
    assert!(table.state().gone.contains(token(Red, "blank")));
    assert_eq!(held(&table, CLARA), ["blank"]);
}

/// §MI-7 §MI-9 §MI-11 Two players over two years: one of each colour to the rival and to nobody.
/// TC-5.
#[test]
fn two_players_over_two_years() {
    let mut table = autumn(2);
    assert_eq!((held(&table, ALICE).len(), held(&table, BASIL).len()), (9, 9));
    let first = ["magic-wand", "magic-wand", "healing-potion", "healing-potion"];
    for seat in [ALICE, BASIL] {
        for id in first {
            table.act(seat, &format!("sell {id}"));
        }
    }
    let colours = |table: &Table, seat| -> Vec<_> {
        table.player(seat).bag.iter().map(Token::colour).collect()
    };
    assert_eq!(colours(&table, ALICE), [Red, Yellow]);
    assert_eq!(colours(&table, BASIL), [Blue, Green]);
    for colour in [Blue, Red, Green, Yellow] {
        assert!(table.state().gone.contains(token(colour, "healing-potion")));
    }
    assert_eq!((held(&table, ALICE).len(), held(&table, BASIL).len()), (5, 5));
    table.give(ALICE, |player| player.bag = NOTHING);
    table.give(BASIL, |player| player.bag = NOTHING);
    table.due(Step::Sell);
    let second = ["amulet-of-perseverance", "amulet-of-perseverance", "four-leaf-clover"];
    for seat in [ALICE, BASIL] {
        for id in second {
            table.act(seat, &format!("sell {id}"));
        }
        // The managed colour has one token left, and it must be given.
        assert_eq!(table.lists(seat), ["sell four-leaf-clover"]);
        table.act(seat, "sell four-leaf-clover");
    }
    assert_eq!(colours(&table, ALICE), [Red, Yellow]);
    assert_eq!(held(&table, ALICE), ["blank"]);
    assert!(table.player(ALICE).tokens.contains(token(Blue, "blank")));
}

/// §MI-19 §MI-20 A dart at a thief with a potion does one damage and stops nothing.
/// TC-13.
#[test]
fn a_dart_at_a_thief_with_a_potion() {
    let mut table = fight(1, "y1-fireball");
    table.line(&[("y1-warrior-4", 0), ("y1-thief-3", 0)]);
    table.item("y1-thief-3", Red, "healing-potion").lair(&["slime"]);
    table.room("labyrinth", "3-1").traps(&["rolling-stone", "anti-magic-dart"]);
    table.give(BASIL, |player| player.line[0] = Hero::new(who("y1-warrior-3")));
    let events = table.fight(&[
        "trap rolling-stone",
        "trap anti-magic-dart",
        "send slime",
        "spring rolling-stone",
        "aim anti-magic-dart y1-thief-3",
        "attack slime 1",
    ]);
    let skipped = |event: &Event| matches!(event, Event::StepSkipped { seat: ALICE, .. });
    assert_eq!(count(&events, skipped), 0);
    // Stone three, slime one, healed one, fatigue one; dart one, slime one, fatigue one.
    assert_eq!(table.damage("y1-warrior-4"), Some(4));
    assert_eq!(table.damage("y1-thief-3"), Some(3));
    assert_eq!(used(&events), ["red healing-potion"]);
}

/// §MI-25 §MI-23 A party is wiped out, then the paladin comes and survives: bag and items stay.
/// TC-19.
#[test]
fn a_late_paladin_brings_nothing_back() {
    let mut table = Table::combat(Items::Basic, 2, "y1-fireball");
    cards(&mut table, &[(3, "y1-mend")]);
    table.line(&[("y1-thief-1", 2)]).item("y1-thief-1", Red, "healing-potion");
    table.evil(&[6, 6, 0, 0]);
    table.0.set(|state| {
        let wand = token(Green, "magic-wand");
        state.player_mut(CLARA).tokens = state.player(CLARA).tokens.without(wand);
        state.player_mut(ALICE).bag = NOTHING.with(wand);
        state.player_mut(BASIL).line.insert(0, Hero::new(who("paladin-1")));
        state.paladin.host = Some(BASIL);
    });
    table.fight(&[]);
    assert_eq!(table.player(ALICE).captured.len(), 2);
    // Basil lost a tile and fell to five; he comes to Alice, whose battle of this round is over.
    assert_eq!(table.state().paladin.host, Some(ALICE));
    assert_eq!(table.player(ALICE).conquered.len(), 0);
    table.act(BASIL, "ghosts 0");
    assert_eq!(table.player(ALICE).conquered.len(), 1);
    assert!(table.player(ALICE).hero(who("paladin-1")).is_some_and(|hero| hero.damage > 0));
    assert_eq!(table.player(ALICE).captured.len(), 2);
}

/// §MI-59 §MI-53 An amulet is marked in round one, the wound is healed, and a big packet in round
/// three ends its bearer: it counts as used.
/// TC-110.
#[test]
fn a_mark_outlives_the_wound() {
    let mut table = fight(1, "y1-fireball");
    cards(&mut table, &[(2, "y1-magic-shield"), (3, "y1-detect-treasure")]);
    table.line(&[("y1-wizard-1", 0), ("y1-priest-4", 0)]);
    table.item("y1-wizard-1", Red, "amulet-of-perseverance");
    table.room("mint", "3-1").lair(&["troll", "slime", "witch"]);
    let first = ["send slime", "send troll", "attack slime 2", "attack troll 1"];
    assert_eq!(used(&table.fight(&first)), ["red amulet-of-perseverance"]);
    assert_eq!(table.damage("y1-wizard-1"), Some(1));
    assert_eq!(used(&table.fight(&["no-monster"])), [""; 0]);
    assert_eq!(table.damage("y1-wizard-1"), Some(2));
    assert_eq!(used(&table.fight(&["send witch", "attack witch 1"])), [""; 0]);
    assert!(table.caught("y1-wizard-1"));
    assert!(table.player(BASIL).trophies.contains(token(Red, "amulet-of-perseverance")));
}

/// §MI-2 §MI-12 §MI-29 Three players, basic: two tokens for every party; the non-player's stay in
/// the box.
/// TC-117.
#[test]
fn every_party_of_three_gets_two() {
    let mut table = autumn(3);
    assert!(table.state().absent[0].tokens.is_empty());
    for seat in [ALICE, BASIL, CLARA] {
        table.acts(seat, &["sell magic-wand", "sell healing-potion"]);
    }
    for seat in [ALICE, BASIL, CLARA] {
        let bag = table.player(seat).bag;
        assert_eq!(bag.len(), 2);
        assert!(bag.iter().all(|token| token.colour() != State::colour(seat)));
        assert!(bag.iter().all(|token| token.colour() != Yellow));
    }
}

/// §MI-32 §MI-41 Three players, advanced: four tokens, the non-player's last; what it used is
/// discarded and nobody scores it.
/// TC-118.
#[test]
fn nobody_scores_a_non_players_item() {
    let mut table = Table::with(&options(3, Items::Advanced));
    table.row(&["y1-thief-1", "y1-priest-2", "y1-warrior-4"]);
    table.0.set(|state| {
        state.season = 1;
        for player in &mut state.players {
            player.token = player.tokens.iter().find(|token| token.item() == Item::Blank);
        }
        state.absent[0].tokens = NOTHING.with(token(Yellow, "magic-wand"));
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    let events = table.due(Step::Arrive);
    let shown: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::TokenShown { colour, place, .. } => Some((*place, *colour)),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [(1, Blue), (2, Red), (3, Green), (4, Yellow)]);
    assert_eq!(bearers(&events), [("yellow", "y1-warrior-4")]);
    let mut table = Table::combat_with(&options(3, Items::Advanced), 1, "y1-fireball");
    table.line(&[("y1-warrior-1", 2)]).item("y1-warrior-1", Yellow, "magic-wand");
    assert_eq!(used(&table.fight(&[])), ["yellow magic-wand"]);
    assert!(table.caught("y1-warrior-1"));
    assert!(table.state().gone.contains(token(Yellow, "magic-wand")));
    assert!(table.state().players.iter().all(|player| player.trophies == NOTHING));
}

/// §MI-38 §MI-47 Two players: an item that went to nobody is back and can be committed next season.
/// TC-127.
#[test]
fn a_returned_item_is_committed_again() {
    let mut table = Table::with(&options(2, Items::Advanced));
    table.row(&["y1-warrior-1", "y1-thief-2", "y1-wizard-4"]).evil(&[1, -1]);
    table.0.set(|state| {
        state.season = 1;
        state.player_mut(ALICE).token = Some(token(Blue, "healing-potion"));
        state.player_mut(BASIL).token = Some(token(Red, "blank"));
        for absent in &mut state.absent {
            absent.tokens = NOTHING.with(Token::new(absent.colour, Item::Blank));
        }
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    let events = table.due(Step::Arrive);
    let shown = |event: &Event| matches!(event, Event::TokenShown { .. });
    assert_eq!(count(&events, shown), 4);
    let gone =
        |event: &Event| matches!(event, Event::AbsentTook { who } if who.id() == "y1-thief-2");
    assert_eq!(count(&events, gone), 1);
    table.0.set(|state| {
        state.agenda.clear();
        state.season = 2;
    });
    table.due(Step::Command);
    table.acts(ALICE, &["order get-food", "order dig-tunnels", "order mine-gold"]);
    let third = table.lists(ALICE)[0].clone();
    table.act(ALICE, &third);
    assert!(table.lists(ALICE).contains(&"commit healing-potion".to_owned()));
}

/// §MI-35 §MI-36 A blank and an item without its class come back to who sent them; positions only
/// fix the order.
#[test]
fn tokens_that_find_nobody() {
    let row = ["y1-thief-1", "y1-thief-2", "y1-priest-2", "y1-wizard-4"];
    let tokens = ["magic-wand", "blank", "magic-wand", "blank"];
    let (table, events) = placed(&row, &tokens);
    assert!(bearers(&events).is_empty());
    let back = |event: &Event| matches!(event, Event::TokenBack { .. });
    assert_eq!(count(&events, back), 4);
    assert!(table.state().players.iter().all(|player| player.tokens.len() == 5));
}
