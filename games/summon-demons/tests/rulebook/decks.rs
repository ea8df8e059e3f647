//! Decks and discard piles: §SD-38, §SD-96, §SD-116 to §SD-127.

use summon_demons::CardSet;

use crate::table::*;

/// T-18 T-112 T-201 §SD-96 §A-25 An empty deck is made anew when a card has to be drawn.
#[test]
fn an_empty_deck_is_made_anew() {
    let mut table = Table::quiet(2, 4).own(ALICE, "bogeyman").deck("cat");
    assert_eq!(table.0.state.discard.len(), 99);
    let events = table.roll(ALICE, 4, &[drawn("cat"), drawn("eve")]);
    assert_eq!(codes(&events).iter().filter(|code| **code == "reshuffled").count(), 1);
    assert_eq!(table.cards_of(ALICE), ["eve", "cat", "bogeyman"]);
    assert_eq!((table.discard().len(), table.0.state.deck.len()), (0, 98));
    let mut last = Table::quiet(2, 7).own(ALICE, "straycat").deck("cat");
    let events = last.roll(ALICE, 7, &[drawn("cat")]);
    assert!(!codes(&events).contains(&"reshuffled"), "not before it is needed");
}

/// T-113 §A-27 Without any card nothing is drawn, and the block stays smaller.
#[test]
fn nothing_is_drawn_from_nothing() {
    let table = Table::quiet(2, 7).own(ALICE, "cat").block("eve adam lola jane");
    let mut table = table.set(|state| state.deck = CardSet::NONE);
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.cards_of(ALICE), ["cat"]);
    table.act(ALICE, "end", &[]);
    assert_eq!(table.shown().len(), 4);
    assert_eq!(table.asked(), BASIL);
}

/// T-165 §A-17 §A-25 Cards turned up are not part of the reshuffle; the card paid is.
#[test]
fn cards_turned_up_are_not_reshuffled() {
    let mut table = Table::quiet(2, 7).own(ALICE, "falcon").deck("eve adam lola");
    table.roll(ALICE, 7, &[]);
    let outcomes = ["eve", "adam", "lola", "falcon", "cat", "dog", "jane"].map(drawn);
    table.act(ALICE, "accept", &outcomes);
    assert_eq!(table.cards_of(ALICE), ["dog", "cat", "falcon"]);
    assert_eq!(table.discard(), ["jane", "lola", "eve", "adam"]);
}

/// §SD-96 §A-8 The demon deck is made anew as well; everybody has seen its cards.
#[test]
fn the_demon_deck_is_made_anew() {
    let mut table = Table::quiet(2, 7).own(ALICE, "goat eve adam").demon_deck("");
    assert_eq!(table.demon_discard().len(), 20);
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "accept", &[drawn("devil")]);
    assert_eq!((table.cards_of(ALICE), table.demon_discard().len()), (vec!["goat", "devil"], 0));
    let known = table.0.view(BASIL).demon_deck_known.expect("the pile was open");
    assert_eq!(known.len(), 19);
}

/// T-111 T-123 §SD-38 §SD-124 §SD-125 §SD-126 §SD-127 Discarded cards lie open in one pile and have
/// no more effect.
#[test]
fn discarded_cards_lie_open() {
    let table = Table::quiet(2, 7).own(ALICE, "cat eve adam lola goldfish").block("jane");
    let mut table = table.hand(ALICE, "porcus");
    table.acts(ALICE, &["summon", "sacrifice eve", "sacrifice adam", "sacrifice lola"]);
    table.act(ALICE, "raise porcus", &[]);
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "activate cat", &[drawn("romeo")]);
    table.act(ALICE, "accept", &[]);
    let pile = ["lola", "eve", "adam", "romeo", "goldfish"];
    for viewer in [kernel::Viewer::Seat(BASIL), kernel::Viewer::Spectator] {
        let seen = table.0.view_of(viewer).discard;
        assert_eq!(seen.iter().map(|card| card.id()).collect::<Vec<_>>(), pile);
    }
    table.end(ALICE);
    let before = table.souls_of(ALICE);
    table.roll(BASIL, 8, &[]);
    assert_eq!(table.souls_of(ALICE), before, "Adam and Romeo act no more");
}

/// §SD-116 §SD-28 A card is drawn by the number of its copies in the deck.
#[test]
fn draws_go_by_copies() {
    let table = Table::quiet(2, 7).own(ALICE, "straycat").deck("cat cat cat skunk eve");
    let roll = table.0.find(ALICE, "roll");
    let mut dice = kernel::chance::Scripted::new(&[1, 6]);
    let mut recorder = kernel::chance::Recorder::new(&mut dice);
    let mut state = table.0.state.clone();
    let mut cx = kernel::Cx::silent(&mut recorder);
    kernel::Game::play(&table.0.game, &mut state, ALICE, &roll, &mut cx);
    let kernel::chance::Kind::Weighted { weights } = &recorder.settled()[2].kind else {
        panic!("a draw is weighted");
    };
    let found: Vec<u32> = weights.iter().copied().filter(|&weight| weight > 0).collect();
    assert_eq!(found, [1, 3, 1]);
}
