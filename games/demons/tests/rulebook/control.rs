//! Which demons a magician can hold.

use demons::{Action, Options, Overflow};

use crate::table::*;

/// D-86 §15.1a §15.2a §15.3a §15.5a §X-32 §X-44 Three dukes, two boxes: the owner says who goes.
#[test]
fn the_owner_chooses_who_stays() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[2]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "conjure duke", &[6, 11, 16]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("crowd"));
    assert!(table.refused(ALICE, &Action::Release { demon: 70 }).to_string().contains("not-held"));
    play(&mut table, ALICE, "release 2", &[]);
    assert_eq!(held(&table, ALICE), [11, 16]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
}

/// §X-32 Or the last drawn go.
#[test]
fn the_draw_can_decide_who_stays() {
    let mut table = table(&Options { overflow: Overflow::DrawOrder, ..seats(1) });
    hold(&mut table, ALICE, &[2]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "conjure duke", &[6, 11, 16]);
    assert_eq!(held(&table, ALICE), [2, 11]);
}

/// D-87 §15.0a §X-44 In the own demon-use phase nothing limits; after it the surplus goes.
#[test]
fn the_limit_rests_in_the_demon_phase() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[20, 2, 11, 16]);
    to_use(&mut table, ALICE);
    // The king, whose boxes hold all of them, is used up.
    play(&mut table, ALICE, "power 20 D", &[1, 1]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
    play(&mut table, ALICE, "end", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("crowd"));
    play(&mut table, ALICE, "release 11", &[]);
    assert_eq!(held(&table, ALICE), [2, 16]);
}

/// D-88 §15.2a The highest demon controls; under a lower one it could not lie.
#[test]
fn a_higher_demon_becomes_the_controller() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[5]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "conjure duke", &[5, 11]);
    assert_eq!(held(&table, ALICE), [5, 11]);
    assert_eq!(table.view(ALICE).magicians[0].capacity, 2);
}

/// §X-77 Demons can be released at will in one's own turn.
#[test]
fn demons_are_released_at_will() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[5]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "release 5", &[]);
    assert!(held(&table, ALICE).is_empty());
}

/// §X-77 Before the move and in the demon-use phase; the turn goes on.
#[test]
fn demons_are_released_in_every_phase() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1408);
    hold(&mut table, ALICE, &[5, 10, 13]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "release 5", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("choose"));
    play(&mut table, ALICE, "walk 1409", &[]);
    play(&mut table, ALICE, "stop", &[]);
    play(&mut table, ALICE, "release 10", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
    assert_eq!(held(&table, ALICE), [13]);
    let again = Action::Release { demon: 10 };
    assert_eq!(table.refused(ALICE, &again), demons::Illegal::NotHeld { demon: 10 });
}

/// §X-56 A friend released in the demon-use phase lifts an old curse only where the table says so.
#[test]
fn friends_may_lift_later() {
    use demons::FriendlyLiftsLater as Lifts;
    for (lifts, curses) in [(Lifts::No, 1), (Lifts::OwnDemonPhase, 0)] {
        let mut table = table(&Options { friendly_lifts_later: lifts, ..seats(1) });
        hold(&mut table, ALICE, &[2, 5]);
        table.set(|state| state.magicians[0].curses = 1);
        // Marbas is neutral and lifts nothing.
        play(&mut table, ALICE, "release 5", &[]);
        assert_eq!(table.state.magicians[0].curses, 1);
        play(&mut table, ALICE, "release 2", &[]);
        assert_eq!(table.state.magicians[0].curses, curses);
    }
}

/// §9.0d §X-44 Curses are answered with every demon he held; only then the boxes are counted.
#[test]
fn curses_come_before_boxes() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[20, 2, 8, 19, 26]);
    to_choose(&mut table, ALICE);
    // Copper adds -4: three curses.
    play(&mut table, ALICE, "conjure duke", &[1]);
    play(&mut table, ALICE, "release 20", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("curses"));
    play(&mut table, ALICE, "release 2", &[]);
    play(&mut table, ALICE, "endure", &[]);
    assert_eq!(table.state.magicians[0].curses, 1);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("crowd"));
    play(&mut table, ALICE, "release 8", &[]);
    assert_eq!(held(&table, ALICE), [19, 26]);
}
