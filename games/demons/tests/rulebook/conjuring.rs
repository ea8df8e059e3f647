//! Conjuration, curses, attitudes and the ring among the dukes.

use demons::kinds::Rank;
use demons::state::{Place, Ring};
use demons::{Action, Event, Illegal, Options, RingBatch};

use crate::table::*;

fn conjurer(shield: u8, hex: u16) -> Table {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, hex);
    table.set(|state| state.magicians[0].shield = shield);
    to_choose(&mut table, ALICE);
    table
}

/// D-50 §9.0a §9.0b §9.0c §9.1a Silver, earl, forest, die 5: three earls, two of which have a box.
#[test]
fn a_good_die_brings_demons() {
    let mut table = conjurer(1, 1415);
    let events = play(&mut table, ALICE, "conjure earl", &[5, 17, 21, 38]);
    assert!(events.contains(&Event::Conjured {
        seat: ALICE,
        rank: "earl",
        die: 5,
        add: -2,
        net: 3
    }));
    assert_eq!(held(&table, ALICE), [17, 21, 38]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("crowd"));
}

/// D-51 §9.0e §9.2a Copper, duke, die 4: nothing.
#[test]
fn zero_brings_nothing() {
    let mut table = conjurer(0, 1412);
    let events = play(&mut table, ALICE, "conjure duke", &[4]);
    assert!(has(&events, "nothing-came"));
    assert!(held(&table, ALICE).is_empty());
}

/// D-52 §9.0d §10.0b §X-31 §X-56 Each friendly demon released keeps one curse away.
#[test]
fn friendly_demons_keep_curses_away() {
    for released in 0u8..=2 {
        let mut table = conjurer(0, 1412);
        hold(&mut table, ALICE, &[2, 8]);
        play(&mut table, ALICE, "conjure duke", &[2]);
        for demon in [2, 8].into_iter().take(usize::from(released)) {
            play(&mut table, ALICE, &format!("release {demon}"), &[]);
        }
        if released < 2 {
            play(&mut table, ALICE, "endure", &[]);
        }
        assert_eq!(table.state.magicians[0].curses, 2 - released);
    }
}

/// §9.0d A demon that is not friendly helps against no curse.
#[test]
fn neutral_demons_keep_no_curse_away() {
    let mut table = conjurer(0, 1412);
    hold(&mut table, ALICE, &[5]);
    play(&mut table, ALICE, "conjure duke", &[2]);
    let refused = table.refused(ALICE, &Action::Release { demon: 5 });
    assert_eq!(refused, Illegal::NotFriendly { demon: 5 });
}

/// D-53 D-129 §9.1a §9.2a Earls in forests only, dukes in the open only, others anywhere.
#[test]
fn earls_and_dukes_are_bound_to_terrain() {
    let table = conjurer(0, 1412);
    let refused = table.refused(ALICE, &Action::Conjure { rank: Rank::Earl });
    assert_eq!(refused, Illegal::RankTerrain { rank: "earl", terrain: "open" });
    let table = conjurer(0, 1415);
    let refused = table.refused(ALICE, &Action::Conjure { rank: Rank::Duke });
    assert_eq!(refused, Illegal::DukeTerrain { terrain: "forest" });
    let mut table = conjurer(0, 1515);
    unit(&mut table, 7, 1514);
    assert!(offers(&table, ALICE, "conjure king"));
}

/// D-55 §9.3a No more than there are; an empty pile is not offered.
#[test]
fn a_pile_can_run_out() {
    let mut table = conjurer(2, 1415);
    table.set(|state| {
        for demon in [17, 21, 25, 34, 38, 40] {
            state.pile.remove(demon - 1);
        }
    });
    play(&mut table, ALICE, "conjure earl", &[6, 46, 72]);
    assert_eq!(held(&table, ALICE), [46, 72]);
    to_choose(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Conjure { rank: Rank::Earl });
    assert_eq!(refused, Illegal::PileEmpty { rank: "earl" });
}

/// D-56 §9.4a §4.7a §X-64 Four marks kill at once; the demons are released.
#[test]
fn four_marks_kill() {
    let mut table = conjurer(0, 1412);
    hold(&mut table, ALICE, &[5]);
    table.set(|state| {
        state.magicians[0].wounds = 2;
        state.magicians[0].curses = 1;
    });
    play(&mut table, ALICE, "conjure duke", &[3]);
    let events = play(&mut table, ALICE, "endure", &[]);
    assert!(has(&events, "died") && has(&events, "solo-lost"));
    assert_eq!(table.state.magicians[0].place, Place::Dead);
}

/// D-57 D-58 D-179 §10.0a §10.0d §15.4a Unfriendly demons stay with the owner of the ring only, and who
/// is gone is in no pile.
#[test]
fn unfriendly_demons_need_the_ring() {
    let mut table = conjurer(0, 1412);
    // Dukes 23 (unfriendly) and 11 (neutral).
    let events = play(&mut table, ALICE, "conjure duke", &[6, 23, 11]);
    assert!(has(&events, "released"));
    assert_eq!(held(&table, ALICE), [11]);
    assert!(!table.state.pile.contains(22));
    let mut table = conjurer(0, 1412);
    table.set(|state| state.ring = Ring::Seat(ALICE));
    play(&mut table, ALICE, "conjure duke", &[6, 23, 11]);
    assert_eq!(held(&table, ALICE), [23, 11]);
}

/// D-59 D-131 §11.0a §X-33 §X-36 The ring is one draw, needs no box, and works from then on.
#[test]
fn the_ring_lies_among_the_dukes() {
    let mut table = conjurer(0, 1412);
    play(&mut table, ALICE, "conjure duke", &[6, 0, 23]);
    assert_eq!(table.state.ring, Ring::Seat(ALICE));
    assert_eq!(held(&table, ALICE), [23]);
    let mut table = conjurer(0, 1412);
    play(&mut table, ALICE, "conjure duke", &[6, 23, 0]);
    assert!(held(&table, ALICE).is_empty());
    let mut batch = crate::table::table(&Options { ring_batch: RingBatch::WholeBatch, ..seats(1) });
    at(&mut batch, ALICE, 1412);
    to_choose(&mut batch, ALICE);
    play(&mut batch, ALICE, "conjure duke", &[6, 23, 0]);
    assert_eq!(held(&batch, ALICE), [23]);
}

/// D-99 D-146 D-159 §16.8a §X-61 A captive conjures in his captor's hex, one less and one less per
/// mark; a free magician's marks do not count.
#[test]
fn captives_conjure_with_difficulty() {
    let mut table = conjurer(2, 1412);
    let captor = unit(&mut table, 7, 1415);
    captive(&mut table, ALICE, captor);
    table.set(|state| {
        state.magicians[0].wounds = 1;
        state.magicians[0].curses = 1;
    });
    assert!(!offers(&table, ALICE, "conjure duke"));
    let events = play(&mut table, ALICE, "conjure earl", &[6, 17, 21]);
    assert!(events.iter().any(|e| matches!(e, Event::Conjured { net: 2, add: -4, .. })));
    let mut free = conjurer(2, 1415);
    free.set(|state| state.magicians[0].wounds = 2);
    let events = play(&mut free, ALICE, "conjure earl", &[1]);
    assert!(events.iter().any(|e| matches!(e, Event::Conjured { net: 0, .. })));
}

/// §10.0a §X-80 Only the conjurer sees the face of what came.
#[test]
fn faces_are_seen_by_their_owner() {
    let mut table = table(&seats(2));
    to_choose(&mut table, ALICE);
    let events = play(&mut table, ALICE, "conjure duke", &[5, 11]);
    let heard = table.events_for(kernel::Viewer::Seat(BASIL), &events);
    assert!(!format!("{heard:?}").contains("Gusion"));
    assert_eq!(table.view(ALICE).magicians[0].demons[0].demon, Some(11));
    assert_eq!(table.view(BASIL).magicians[0].demons[0].demon, None);
}

/// D-131 §9.3a §X-33 One duke and the ring left, three drawn: both come, the ring without a box.
#[test]
fn the_last_duke_and_the_ring() {
    let mut table = table(&seats(1));
    table.set(|state| {
        state.magicians[0].shield = 2;
        let dukes: Vec<u8> = state.pile.iter().collect();
        for demon in dukes.into_iter().filter(|&demon| demon != 1) {
            state.pile.remove(demon);
        }
    });
    to_choose(&mut table, ALICE);
    // Gold adds -2: three, and the pile holds two; the ring is drawn first.
    let events = play(&mut table, ALICE, "conjure duke", &[5, 0, 2]);
    assert!(has(&events, "ring-drawn"));
    assert_eq!((held(&table, ALICE), table.state.ring), (vec![2], Ring::Seat(ALICE)));
    to_choose(&mut table, ALICE);
    let again = Action::Conjure { rank: Rank::Duke };
    assert_eq!(table.refused(ALICE, &again), Illegal::PileEmpty { rank: "duke" });
}
