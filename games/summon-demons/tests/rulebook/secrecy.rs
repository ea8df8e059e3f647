//! Who knows what: §SD-36, §SD-37, §SD-39, §A-37.

use kernel::chance::Seeded;
use kernel::{Game, Viewer};
use summon_demons::{CardSet, Event, View};

use crate::table::*;

/// T-88 T-199 §SD-36 §SD-37 §SD-39 A hand is seen by its holder alone, at any time; its size by
/// all.
#[test]
fn hands_are_hidden() {
    let mut table = Table::quiet(3, 7).hand(ALICE, "porcus").hand(BASIL, "devil legion");
    for seat in [ALICE, BASIL, CLARA] {
        let view = table.0.view(seat);
        let open: Vec<bool> = view.players.iter().map(|player| player.hand.is_some()).collect();
        let expected: Vec<bool> = (0..3).map(|other| other == seat.index()).collect();
        assert_eq!(open, expected);
        assert_eq!(view.players[1].hand_size, 2);
    }
    assert!(table.0.view_of(Viewer::Spectator).players.iter().all(|player| player.hand.is_none()));
    table.roll(ALICE, 7, &[]);
    let own = table.0.view(BASIL).players[1].hand.clone().unwrap();
    assert_eq!(own.iter().map(|card| card.id()).collect::<Vec<_>>(), ["legion", "devil"]);
}

/// §SD-37 The deal is told to the holder only.
#[test]
fn the_deal_is_cut() {
    let stage = testkit::Stage::<summon_demons::SummonDemons>::new(&options(2));
    let heard = stage.events_for(Viewer::Seat(ALICE), &stage.opening);
    for event in heard {
        if let Event::Dealt { seat, card } = event {
            assert_eq!(card.get().is_some(), seat == ALICE);
        }
    }
}

/// T-185 §A-37 Demons looked at are seen by one player; those discarded become public.
#[test]
fn a_look_is_private() {
    let mut table = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg");
    table.act(ALICE, "summon", &[]);
    let events = table.act(ALICE, "raise egg", &["oni", "devil", "hound"].map(drawn));
    let known = |view: View| view.look.unwrap().known.len();
    assert_eq!((known(table.0.view(ALICE)), known(table.0.view(BASIL))), (3, 0));
    let heard = table.0.events_for(Viewer::Seat(BASIL), &events);
    assert!(codes(&heard).contains(&"looked"), "everybody hears that and how many");
    assert!(!codes(&heard).contains(&"saw"), "a line about a hidden demon would say nothing");
    let own = table.0.events_for(Viewer::Seat(ALICE), &events);
    assert_eq!(codes(&own).iter().filter(|code| **code == "saw").count(), 3);
    table.act(ALICE, "choose devil", &[]);
    let view = table.0.view(BASIL);
    let discarded: Vec<&str> = view.demon_discard.iter().map(|card| card.id()).collect();
    assert_eq!(discarded, ["hound", "oni", "egg"]);
}

/// T-185 §A-37 Who searched the deck remembers it; the others learn nothing.
#[test]
fn a_search_is_remembered() {
    let table = Table::quiet(3, 3).own(ALICE, "vilebook").hand(BASIL, "egg hound");
    let mut table = table.hand(CLARA, "filch");
    table.roll(ALICE, 3, &[]);
    if table.question(ALICE) == "order" {
        table.act(ALICE, "activate vilebook", &[]);
    }
    table.act(ALICE, "choose oni", &[]);
    assert_eq!(table.0.view(ALICE).demon_deck_known.unwrap().len(), 15);
    assert_eq!(table.0.view(BASIL).demon_deck_known, None);
    // Alice can tell what the two others hold together, not who holds what.
    let hands = table.0.state.player(BASIL).hand.or(table.0.state.player(CLARA).hand);
    let mut different = false;
    for seed in 0..20 {
        let world = table.0.game.imagine(&table.0.state, ALICE, &mut Seeded::from_number(seed));
        assert_eq!(world.player(BASIL).hand.or(world.player(CLARA).hand), hands);
        assert_eq!(world.demon_deck, table.0.state.demon_deck);
        different |= world.player(BASIL).hand != table.0.state.player(BASIL).hand;
    }
    assert!(different);
}

/// §A-37 §A-8 A look beyond the end of the deck: the others know what was made anew, not the rest.
#[test]
fn a_look_beyond_the_end_of_the_deck() {
    let table = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg");
    let mut table = table.hand(BASIL, "porcus legion hound").demon_deck("oni devil");
    table = table.set(|state| {
        state.demon_discard = state.demon_discard.iter().take(4).collect::<CardSet>();
    });
    let pile: Vec<_> = table.0.view(BASIL).demon_discard.clone();
    table.act(ALICE, "summon", &[]);
    let fresh = u32::try_from(pile[0].index()).unwrap();
    table.act(ALICE, "raise egg", &[drawn("oni"), drawn("devil"), fresh]);
    let view = table.0.view(BASIL);
    assert_eq!(view.demon_deck_known, Some(pile), "the pile was open");
    assert_eq!(view.look.unwrap().known, []);
    let mut looks = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let world = table.0.game.imagine(&table.0.state, BASIL, &mut Seeded::from_number(seed));
        assert_eq!(world.look.old, table.0.state.look.old, "all other demons are accounted for");
        looks.insert(world.look.fresh.first());
        assert_eq!(table.0.game.view(&world, Viewer::Seat(BASIL)), table.0.view(BASIL));
    }
    assert_eq!(looks.len(), 4);
    assert_eq!(table.0.view(ALICE).demon_deck_known.unwrap().len(), 3, "Alice saw the rest");
    table.act(ALICE, "choose oni", &[]);
    let known = table.0.view(BASIL).demon_deck_known;
    assert_eq!(
        known.map(|cards| cards.len()),
        Some(3),
        "what she left lies open: the rest is known"
    );
}

/// T-186 §A-37 What a seat may do and imagine depends on what it knows alone.
#[test]
fn two_positions_that_look_alike_are_alike() {
    let one = Table::quiet(2, 7).hand(ALICE, "porcus").hand(BASIL, "devil legion");
    let two = Table::quiet(2, 7).hand(ALICE, "porcus").hand(BASIL, "oni egg");
    assert_eq!(one.0.view(ALICE), two.0.view(ALICE));
    assert_eq!(one.list(ALICE), two.list(ALICE));
    let imagine =
        |table: &Table| table.0.game.imagine(&table.0.state, ALICE, &mut Seeded::from_number(9));
    assert_eq!(imagine(&one), imagine(&two));
}
