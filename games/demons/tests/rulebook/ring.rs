//! The sealed auction of the ring.

use demons::state::{Owner, Ring};
use demons::{Action, Illegal, Options, SoloRingMin};
use kernel::{Seats, Turn};

use crate::table::*;

fn market(options: &Options) -> Table {
    let mut table = table(options);
    unit(&mut table, 7, 915);
    table.set(|state| state.ring = Ring::Hoard(6));
    table
}

/// D-61 §11.0c §X-35 Alone any one treasure buys the ring, an empty offer does not.
#[test]
fn alone_one_treasure_is_enough() {
    let mut table = market(&seats(1));
    own(&mut table, ALICE, 11);
    mortal_turn(&mut table, &[]);
    let mut empty = table.clone();
    play(&mut table, ALICE, "offer 11", &[]);
    assert_eq!(table.state.ring, Ring::Seat(ALICE));
    assert_eq!(owner(&table, 11), Owner::Hoard(6));
    let events = play(&mut empty, ALICE, "withhold 11", &[]);
    assert!(has(&events, "ring-kept"));
    let mut off = market(&Options { solo_ring_min: SoloRingMin::Off, ..seats(1) });
    own(&mut off, ALICE, 11);
    mortal_turn(&mut off, &[]);
    assert_eq!(off.question(ALICE).map(|question| question.code), Some("choose"));
}

/// D-134 D-178 §11.0c §X-34 Offers are sealed and shown together; the dearest is paid, the others keep
/// theirs.
#[test]
fn the_dearest_offer_wins() {
    let mut table = market(&seats(2));
    // 8 + 12 thousand against 18 thousand.
    own(&mut table, ALICE, 11);
    own(&mut table, ALICE, 15);
    own(&mut table, BASIL, 25);
    mortal_turn(&mut table, &[]);
    assert_eq!(table.turn(), Turn::To(Seats::first(2)));
    let refused = table.refused(ALICE, &Action::Offer { treasure: 25 });
    assert_eq!(refused, Illegal::NotOwned { treasure: 25 });
    let before = table.view(ALICE);
    play(&mut table, BASIL, "offer 25", &[]);
    assert_eq!(table.turn(), Turn::To(Seats::one(ALICE)));
    assert_eq!(table.view(ALICE).treasures, before.treasures);
    play(&mut table, ALICE, "offer 11", &[]);
    play(&mut table, ALICE, "offer 15", &[]);
    assert_eq!(table.state.ring, Ring::Seat(ALICE));
    assert_eq!((owner(&table, 11), owner(&table, 25)), (Owner::Hoard(6), Owner::Seat(BASIL)));
}

/// §11.0d §X-70 A tie sells nothing; the next player-turn asks again.
#[test]
fn a_tie_sells_nothing() {
    let mut table = market(&seats(2));
    // Both worth 22 thousand.
    own(&mut table, ALICE, 32);
    own(&mut table, BASIL, 43);
    mortal_turn(&mut table, &[]);
    play(&mut table, ALICE, "offer 32", &[]);
    let events = play(&mut table, BASIL, "offer 43", &[]);
    assert!(has(&events, "ring-kept"));
    assert_eq!(table.state.ring, Ring::Hoard(6));
    play(&mut table, ALICE, "stay", &[]);
    play(&mut table, ALICE, "end", &[]);
    assert_eq!(table.question(BASIL).map(|question| question.code), Some("offer"));
}
