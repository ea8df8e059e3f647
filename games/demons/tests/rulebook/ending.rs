//! The end and victory.

use demons::state::Place;
use demons::{Options, SoloCopper};
use kernel::Turn;

use crate::table::*;

fn last_out(table: &mut Table, seat: kernel::Seat) -> Vec<demons::Event> {
    at(table, seat, 101);
    to_choose(table, seat);
    play(table, seat, "leave", &[])
}

/// D-103 D-177 §4.6a §X-05 §X-06 Alone the shield costs 20 000 a level, copper included; the net must be
/// above nothing.
#[test]
fn alone_the_net_must_be_positive() {
    for (shield, copper, won) in [
        (0, SoloCopper::Included, true),
        (1, SoloCopper::Included, true),
        (2, SoloCopper::Included, false),
        (2, SoloCopper::Excluded, true),
    ] {
        let mut table = table(&Options { solo_copper: copper, ..seats(1) });
        // Meghri, 50 000 ducats.
        own(&mut table, ALICE, 66);
        table.set(|state| state.magicians[0].shield = shield);
        let events = last_out(&mut table, ALICE);
        assert_eq!(has(&events, "solo-won"), won, "{events:?}");
        let Turn::Over(outcome) = table.turn() else { panic!("not over") };
        assert_eq!(outcome.rule.id(), "4.6a");
    }
}

/// D-101 §4.3b §4.4a §4.5a §4.7a §X-07 Of several the highest net wins, below nothing too; the dead never.
#[test]
fn the_highest_net_wins() {
    let mut table = table(&seats(3));
    own(&mut table, CLARA, 66);
    own(&mut table, ALICE, 33);
    table.set(|state| {
        state.magicians[0].shield = 2;
        state.magicians[1].shield = 2;
        state.magicians[2].place = Place::Dead;
    });
    last_out(&mut table, ALICE);
    let events = last_out(&mut table, BASIL);
    assert!(has(&events, "won"));
    let Turn::Over(outcome) = table.turn() else { panic!("not over") };
    let won: Vec<bool> = outcome.seats.iter().map(|seat| seat.won).collect();
    assert_eq!(won, [true, false, false]);
    assert_eq!(outcome.rule.id(), "4.4a");
    assert_eq!(outcome.seats[0].score, 16_000 - 30_000);
}

/// D-100 §4.2a §X-08 A captive keeps the game going.
#[test]
fn a_captive_counts_as_on_the_map() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 915);
    captive(&mut table, BASIL, captor);
    last_out(&mut table, ALICE);
    assert!(!table.state.over);
}

/// D-103 §4.6a Nothing left over is not enough; a little more is.
#[test]
fn a_net_of_nothing_loses() {
    for (more, won) in [(None, false), (Some(11), true)] {
        let mut table = table(&seats(1));
        // Box 51 holds 40 000, what silver costs.
        own(&mut table, ALICE, 51);
        if let Some(treasure) = more {
            own(&mut table, ALICE, treasure);
        }
        table.set(|state| state.magicians[0].shield = 1);
        let events = last_out(&mut table, ALICE);
        assert_eq!((has(&events, "solo-won"), has(&events, "solo-lost")), (won, !won));
    }
}

/// D-177 §4.4a Of several, gold costs 30 000; the dead are told what they would have had.
#[test]
fn several_pay_for_gold() {
    let mut table = table(&seats(2));
    own(&mut table, ALICE, 66);
    table.set(|state| {
        state.magicians[0].shield = 2;
        state.magicians[1].shield = 1;
        state.magicians[1].place = Place::Dead;
    });
    last_out(&mut table, ALICE);
    let Turn::Over(outcome) = table.turn() else { panic!("not over") };
    assert_eq!((outcome.seats[0].score, outcome.seats[1].score), (20_000, -15_000));
    assert_eq!((outcome.seats[0].place, outcome.seats[1].place), (0, 1));
    let view = table.view(BASIL).result.expect("the game is over");
    assert_eq!(view.iter().map(|one| one.net).collect::<Vec<_>>(), [20_000, -15_000]);
}
