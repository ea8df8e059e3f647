//! Victory: §SD-14, §SD-42 to §SD-46, §SD-99.

use crate::table::*;

/// T-91 §SD-14 §SD-42 Three demons and ten souls, or more, at the same time.
#[test]
fn three_demons_and_ten_souls() {
    for (demons, souls, wins) in [
        ("porcus legion hound", 9, false),
        ("porcus legion", 15, false),
        ("porcus legion hound devil", 12, true),
        ("porcus legion hound", 10, true),
    ] {
        let table = Table::quiet(2, 6).own(BASIL, demons).own(BASIL, "eve");
        let mut table = table.souls(BASIL, souls - 1);
        table.roll(ALICE, 6, &[]);
        assert_eq!(table.winners() == [BASIL], wins, "{demons} {souls}");
    }
}

/// T-92 §SD-43 §SD-44 The third demon wins at once: no throw, no refill, no further turn.
#[test]
fn a_summoning_wins_at_once() {
    let table = Table::quiet(2, 7).own(ALICE, "porcus legion eve adam lola").souls(ALICE, 10);
    let mut table = table.hand(ALICE, "hound").block("cat");
    table.act(ALICE, "summon", &[]);
    let events = table.act(ALICE, "raise hound", &[]);
    assert_eq!(codes(&events), ["summoned", "won"]);
    assert_eq!(table.winners(), [ALICE]);
    assert_eq!(table.shown(), ["cat"]);
    let over = table.refused(ALICE, "roll");
    assert_eq!(kernel::Ruled::code(&over), "game-over");
}

/// T-14 §SD-43 §SD-99 Victory in the middle of a rival's turn.
#[test]
fn victory_in_a_rivals_turn() {
    let table = Table::quiet(2, 6).own(BASIL, "porcus legion hound eve").own(ALICE, "eve");
    let mut table = table.souls(BASIL, 9);
    table.roll(ALICE, 6, &[]);
    assert_eq!((table.winners(), table.souls_of(ALICE)), (vec![BASIL], 6));
}

/// T-15 §SD-61 §SD-99 Who acts first wins first.
#[test]
fn the_order_decides_a_close_game() {
    let table = Table::quiet(3, 6).souls(ALICE, 9).souls(CLARA, 9);
    let table =
        table.own(ALICE, "porcus legion hound eve").own(CLARA, "devil filch antichrist eve");
    let mut table = table;
    table.roll(ALICE, 6, &[]);
    if table.winners().is_empty() {
        table.act(ALICE, "activate eve", &[]);
    }
    assert_eq!((table.winners(), table.souls_of(CLARA)), (vec![ALICE], 9));
}

/// T-16 §SD-46 §SD-176 Demons from the deck win with the hand untouched.
#[test]
fn victory_with_a_full_hand() {
    let table = Table::quiet(2, 7).own(ALICE, "porcus legion goat eve adam").souls(ALICE, 10);
    let mut table = table.hand(ALICE, "hound devil filch");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "accept", &[drawn("oni")]);
    assert_eq!(table.winners(), [ALICE]);
    assert_eq!(table.0.state.player(ALICE).hand.len(), 3);
}

/// T-17 §SD-42 Demons count while they are owned.
#[test]
fn stolen_demons_no_longer_count() {
    let table = Table::quiet(2, 11).own(BASIL, "porcus legion hound").own(ALICE, "filch carrie");
    let mut table = table.souls(BASIL, 8).own(BASIL, "carrie");
    table.roll(ALICE, 11, &[]);
    table.act(ALICE, "activate filch", &[]);
    table.act(ALICE, "take-card 1 porcus", &[]);
    assert_eq!((table.winners(), table.souls_of(BASIL)), (vec![], 10));
}

/// T-93 §SD-43 Souls are stolen one by one; the game ends with the one that suffices.
#[test]
fn the_soul_that_suffices_ends_the_game() {
    let table = Table::quiet(2, 10).own(ALICE, "antichrist legion hound").souls(ALICE, 8);
    let mut table = table.souls(BASIL, 5);
    table.roll(ALICE, 10, &[]);
    table.acts(ALICE, &["rob 1", "rob 1"]);
    assert_eq!((table.winners(), table.souls_of(BASIL)), (vec![ALICE], 3));
}

/// T-19 T-86 T-198 §SD-16 §SD-22 §SD-94 §SD-95 Souls have no limit, not even the tokens of the box.
#[test]
fn souls_have_no_limit() {
    let mut table = Table::quiet(2, 2).own(ALICE, "caroline").souls(ALICE, 60).souls(BASIL, 42);
    table.roll(ALICE, 2, &[]);
    assert_eq!(table.souls_of(ALICE), 65);
    assert_eq!(table.0.view(ALICE).tokens, 42);
    let mut most = Table::quiet(2, 2).own(ALICE, "caroline").souls(ALICE, u16::MAX - 2);
    most.roll(ALICE, 2, &[]);
    assert_eq!(most.souls_of(ALICE), u16::MAX);
}

/// T-77 §SD-59 The Serpent wins on its owner's two, whatever else.
#[test]
fn the_serpent_wins() {
    let mut rival = Table::quiet(2, 2).own(BASIL, "serpent");
    rival.roll(ALICE, 2, &[]);
    assert_eq!(rival.winners(), []);
    let mut table = Table::quiet(2, 2).own(ALICE, "serpent").souls(ALICE, 0);
    table.roll(ALICE, 2, &[]);
    assert_eq!(table.winners(), [ALICE]);
}

/// T-118 T-203 §SD-21 §SD-111 §SD-112 §SD-113 Collected souls come from the supply and can be
/// spent.
#[test]
fn collected_souls_can_be_spent() {
    let table = Table::quiet(2, 11).own(BASIL, "carrie").souls(BASIL, 1).block("eve adam");
    let mut table = table.own(BASIL, "cat");
    table.roll(ALICE, 11, &[]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (5, 3));
    table.end(ALICE);
    table.act(BASIL, "buy eve", &[]);
    assert_eq!(table.souls_of(BASIL), 0);
    table.roll(BASIL, 7, &[drawn("dog")]);
    assert_eq!(table.souls_of(BASIL), 0, "gaining a card is not collecting");
}
