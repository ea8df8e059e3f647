//! Flight, captivity and death, where one rule depends on another.

use demons::state::{Owner, Place, Ring};
use demons::{Action, Estate, Event, Illegal, Options};
use kernel::{Seats, Turn};

use crate::table::*;

/// D-23 §5.7a §X-11 A unit in flight does not stop beside a magician.
#[test]
fn flight_passes_magicians() {
    let mut table = table(&seats(1));
    // Number 7 lives in 0915; 1010 is next to 0910 and 0911.
    at(&mut table, ALICE, 1010);
    let runner = unit(&mut table, 7, 908);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    mortal_turn(&mut table, &[]);
    assert_eq!(stands(&table, runner), Some(912));
}

/// D-116 §X-13 A unit in flight in its base recovers in the next mortal movement, and rests.
#[test]
fn flight_at_home_is_over_in_the_next_turn() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 917);
    let unit = unit(&mut table, 7, 915);
    table.set(|state| state.mortals[usize::from(unit)].fleeing = true);
    let events = mortal_turn(&mut table, &[]);
    assert!(has(&events, "recovered") && !has(&events, "activated"));
    assert!(!table.state.mortals[usize::from(unit)].fleeing);
    assert_eq!(stands(&table, unit), Some(915));
}

/// D-118 §X-11 §5.4d A mortal marches into the hex of one in flight.
#[test]
fn a_fleeing_unit_closes_no_hex_to_mortals() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 913);
    // Number 7 waits beside its base, which number 12 is about to leave.
    let runner = unit(&mut table, 7, 914);
    let hunter = unit(&mut table, 12, 915);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    // In the town of 0913 a 4 counts as 3 and finds nothing.
    mortal_turn(&mut table, &[2, 4]);
    assert_eq!((stands(&table, runner), stands(&table, hunter)), (Some(914), Some(914)));
}

/// §X-52 Fleeing units move before captors: the base that a captor leaves is not yet free.
#[test]
fn the_fleeing_move_before_captors() {
    let mut table = table(&seats(2));
    let runner = unit(&mut table, 7, 914);
    let captor = unit(&mut table, 5, 915);
    captive(&mut table, BASIL, captor);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    // Number 5 comes home to 0913 and tortures with a 5.
    let events = mortal_turn(&mut table, &[5]);
    assert!(has(&events, "waited"));
    assert_eq!((stands(&table, runner), stands(&table, captor)), (Some(914), Some(913)));
}

/// §X-14 A captor that is not in flight shares its base with others.
#[test]
fn a_captor_enters_a_crowded_base() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 914);
    unit(&mut table, 8, 915);
    captive(&mut table, BASIL, captor);
    mortal_turn(&mut table, &[5]);
    assert_eq!(stands(&table, captor), Some(915));
}

/// §X-63 A captor in flight whose base a magician holds waits: it does not turn on him.
#[test]
fn a_fleeing_captor_does_not_turn_back() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 915);
    let captor = unit(&mut table, 7, 913);
    captive(&mut table, BASIL, captor);
    table.set(|state| state.mortals[usize::from(captor)].fleeing = true);
    let events = mortal_turn(&mut table, &[]);
    assert!(has(&events, "waited") && !has(&events, "turned-back"));
    assert!(!has(&events, "mortals-attacked"));
    assert!(table.state.mortals[usize::from(captor)].fleeing);
}

/// §X-17 Found ends the moment the last mortal steps away, before another comes near.
#[test]
fn found_ends_between_two_marches() {
    let mut table = table(&seats(3));
    at(&mut table, ALICE, 916);
    // Number 5 leaves 0915 for its base 0913; then number 7 comes home to 0915.
    let first = unit(&mut table, 5, 915);
    let second = unit(&mut table, 7, 911);
    captive(&mut table, BASIL, first);
    captive(&mut table, CLARA, second);
    table.set(|state| state.magicians[0].found = true);
    let events = mortal_turn(&mut table, &[5, 5]);
    assert!(has(&events, "hidden"));
    assert_eq!(stands(&table, second), Some(915));
    assert!(!table.state.magicians[0].found);
}

/// §X-39 §5.7d A unit driven from its base does not find the invisible magician in it.
#[test]
fn the_invisible_are_not_found_in_a_base() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 915);
    let runner = unit(&mut table, 7, 913);
    table.set(|state| {
        state.mortals[usize::from(runner)].fleeing = true;
        state.magicians[0].invisible = true;
    });
    let events = mortal_turn(&mut table, &[]);
    assert!(has(&events, "turned-back") && !has(&events, "mortals-attacked"));
    assert!(!table.state.magicians[0].found);
}

/// §X-67 Mortals attack the magicians in the order of play.
#[test]
fn mortals_attack_in_turn_order() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 2207);
    unit(&mut table, 7, 1411);
    unit(&mut table, 8, 2206);
    table.set(|state| {
        state.order = [BASIL, ALICE].into_iter().collect();
        state.magicians[0].found = true;
        state.magicians[1].found = true;
        state.at = Some(1);
    });
    let events = table.act(ALICE, &Action::End {}, &[1, 1, 1, 1]);
    let order: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::MortalsAttacked { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [BASIL, ALICE]);
}

/// §X-50 §X-62 A magician who is captured loses his captives.
#[test]
fn a_captured_magician_frees_his_captives() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    table.set(|state| {
        state.magicians[0].found = true;
        state.magicians[1].place = Place::Prisoner(ALICE);
    });
    // 4 against 0, die 4: Dx.
    mortal_turn(&mut table, &[1, 4]);
    assert_eq!(table.state.magicians[0].place, Place::Captive(6));
    assert_eq!(place(&table, BASIL), Some(1412));
}

/// D-157 §16.7a §X-54 A defender who destroys his attackers may send for their hoard.
#[test]
fn a_defender_fetches_the_hoard() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let unit = unit(&mut table, 7, 1411);
    own(&mut table, ALICE, 11);
    hold(&mut table, ALICE, &[13, 2]);
    table.set(|state| {
        state.boxes[0].owner = Owner::Hoard(unit);
        state.magicians[0].found = true;
    });
    mortal_turn(&mut table, &[1]);
    play(&mut table, ALICE, "commit 13", &[]);
    let again = Action::Commit { demon: 13 };
    assert_eq!(table.refused(ALICE, &again), Illegal::NamedAlready { demon: 13 });
    // 4 against 9, die 1: Ax.
    play(&mut table, ALICE, "stand", &[1]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("claim"));
    play(&mut table, ALICE, "claim 2", &[]);
    assert_eq!(owner(&table, 11), Owner::Seat(ALICE));
}

/// D-97 §16.6a §X-64 With a magician his counters on the grid leave the game; the box stays
/// discovered.
#[test]
fn the_counters_of_the_dead_leave_the_grid() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 915);
    captive(&mut table, BASIL, captor);
    discovered(&mut table, 13, 60);
    table.set(|state| {
        state.boxes[2].counter = Some((BASIL, 59));
        state.magicians[1].wounds = 3;
    });
    let events = mortal_turn(&mut table, &[3]);
    assert!(has(&events, "died"));
    assert_eq!(table.state.boxes[2].counter, None);
    assert_eq!((owner(&table, 13), table.state.boxes[2].finder), (Owner::Nobody, Some(59)));
    assert!(table.view(ALICE).released.contains(&60));
}

/// §X-48 The ring of who dies under torture is lost, or the torturer's.
#[test]
fn the_ring_of_the_dead() {
    for (estate, ring) in [(Estate::Lost, Ring::Lost), (Estate::ToTorturer, Ring::Hoard(6))] {
        let mut table = table(&Options { dead_ring: estate, ..seats(2) });
        let captor = unit(&mut table, 7, 915);
        captive(&mut table, BASIL, captor);
        table.set(|state| {
            state.ring = Ring::Seat(BASIL);
            state.magicians[1].wounds = 3;
        });
        mortal_turn(&mut table, &[]);
        play(&mut table, BASIL, "refuse", &[3]);
        assert_eq!(table.state.ring, ring);
    }
}

/// §X-47 Where a magician's captive may not pay, he is tortured without a question.
#[test]
fn a_rivals_captive_may_be_unable_to_pay() {
    let mut table = table(&Options { pay_magician: false, ..seats(2) });
    table.set(|state| state.magicians[1].place = Place::Prisoner(ALICE));
    own(&mut table, BASIL, 11);
    let events = play(&mut table, ALICE, "torture 1", &[3]);
    assert!(has(&events, "tortured"));
    assert_eq!(table.state.magicians[1].wounds, 1);
    assert_eq!(owner(&table, 11), Owner::Seat(BASIL));
}

/// §X-34 §X-78 Who has left does not bid for the ring.
#[test]
fn the_departed_do_not_bid() {
    let mut table = table(&seats(3));
    unit(&mut table, 7, 915);
    own(&mut table, ALICE, 11);
    own(&mut table, CLARA, 66);
    table.set(|state| {
        state.ring = Ring::Hoard(6);
        state.magicians[2].place = Place::Gone;
    });
    to_use(&mut table, BASIL);
    play(&mut table, BASIL, "end", &[]);
    assert_eq!(table.turn(), Turn::To(Seats::one(ALICE)));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("offer"));
}
