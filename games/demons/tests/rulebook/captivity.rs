//! Torture, payment, death, freedom, hoards.

use demons::state::{Owner, Place, Ring};
use demons::{Action, Estate, Event, HexNumber, Illegal, Options, Printed};

use crate::table::*;

/// Basil captive of Khlat (number 7) in its base, 0915.
fn dungeon(options: &Options) -> Table {
    let mut table = table(options);
    let captor = unit(&mut table, 7, 915);
    captive(&mut table, BASIL, captor);
    table
}

/// D-89 §16.0a §16.2a §16.3b 1: two wounds, 2 to 4: one, 5 and 6: none.
#[test]
fn torture_by_the_die() {
    for (die, wounds) in [(1, 2), (2, 1), (4, 1), (5, 0)] {
        let mut table = dungeon(&seats(2));
        mortal_turn(&mut table, &[die]);
        assert_eq!(table.state.magicians[1].wounds, wounds);
    }
}

/// D-91 D-148 §16.2a §X-61 No torture on the way; captives wake nobody.
#[test]
fn no_torture_on_the_way() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 908);
    captive(&mut table, BASIL, captor);
    unit(&mut table, 8, 1308);
    let events = mortal_turn(&mut table, &[]);
    assert!(!has(&events, "tortured") && !has(&events, "activated") && !has(&events, "stayed"));
}

/// §16.1a No torture in the phase of capture.
#[test]
fn no_torture_at_once() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 914);
    unit(&mut table, 7, 915);
    table.set(|state| state.magicians[0].found = true);
    let events = mortal_turn(&mut table, &[1, 4]);
    assert!(has(&events, "captured") && !has(&events, "tortured"));
    let events = mortal_turn(&mut table, &[5]);
    assert!(has(&events, "tortured"));
}

/// D-92 D-133 §16.2b §16.9a §11.0b §X-69 §X-51 One treasure, or the ring, buys off the torture.
#[test]
fn a_captive_pays() {
    let mut table = dungeon(&seats(2));
    own(&mut table, BASIL, 11);
    table.set(|state| state.ring = Ring::Seat(BASIL));
    mortal_turn(&mut table, &[]);
    assert_eq!(table.question(BASIL).map(|question| question.code), Some("bribe"));
    let refused = table.refused(BASIL, &Action::Pay { treasure: 12 });
    assert_eq!(refused, Illegal::NotOwned { treasure: 12 });
    let mut ring = table.clone();
    play(&mut table, BASIL, "pay 11", &[]);
    assert_eq!(owner(&table, 11), Owner::Hoard(6));
    assert_eq!(table.state.magicians[1].wounds, 0);
    play(&mut ring, BASIL, "pay ring", &[]);
    assert_eq!(ring.state.ring, Ring::Hoard(6));
    assert_eq!(ring.question(BASIL).map(|question| question.code), Some("offer"));
}

/// D-93 §16.2c The clergy take nothing.
#[test]
fn the_clergy_cannot_be_bribed() {
    let mut table = table(&seats(2));
    // Number 17, the Bishop, lives in 1708.
    let bishop = unit(&mut table, 17, 1708);
    captive(&mut table, BASIL, bishop);
    own(&mut table, BASIL, 11);
    let events = mortal_turn(&mut table, &[5]);
    assert!(has(&events, "tortured"));
}

/// D-94 D-95 §16.3a §16.4a §X-22 §X-46 §X-47 A magician tortures whoever has one mark at most, once, and uses
/// powers too; the victim may pay.
#[test]
fn magicians_torture_mildly() {
    let mut table = table(&seats(2));
    hold(&mut table, ALICE, &[5]);
    table.set(|state| {
        state.magicians[0].wounds = 1;
        state.magicians[1].wounds = 1;
        state.magicians[1].place = Place::Prisoner(ALICE);
    });
    own(&mut table, BASIL, 11);
    play(&mut table, ALICE, "torture 1", &[]);
    let mut paid = table.clone();
    play(&mut paid, BASIL, "pay 11", &[]);
    assert_eq!(owner(&paid, 11), Owner::Seat(ALICE));
    play(&mut table, BASIL, "refuse", &[1]);
    assert_eq!(table.state.magicians[1].wounds, 3);
    let refused = table.refused(ALICE, &Action::Torture { target: 1 });
    assert_eq!(refused, Illegal::TorturedAlready { seat: BASIL });
    play(&mut table, ALICE, "power 5 C", &[]);
    to_use(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Torture { target: 1 });
    assert_eq!(refused, Illegal::TooManyMarks { seat: BASIL, marks: 3 });
    let refused = table.refused(ALICE, &Action::Torture { target: 0 });
    assert_eq!(refused, Illegal::NotCaptive { seat: ALICE });
}

/// D-97 §16.6a §X-48 Death under torture: the hoard keeps what was paid, the rest is lost or the
/// torturer's.
#[test]
fn death_under_torture() {
    for (estate, left) in [(Estate::Lost, Owner::Lost), (Estate::ToTorturer, Owner::Hoard(6))] {
        let mut table = dungeon(&Options { dead_treasure: estate, ..seats(2) });
        own(&mut table, BASIL, 11);
        own(&mut table, BASIL, 12);
        hold(&mut table, BASIL, &[5]);
        table.set(|state| {
            state.boxes[0].owner = Owner::Hoard(6);
            state.magicians[1].wounds = 3;
        });
        mortal_turn(&mut table, &[]);
        let events = play(&mut table, BASIL, "refuse", &[3]);
        assert!(has(&events, "died") && has(&events, "released"));
        assert_eq!(owner(&table, 11), Owner::Hoard(6));
        assert_eq!(owner(&table, 12), left);
    }
}

/// D-98 D-157 §16.7a §X-54 §X-75 Whoever destroys a unit may send a demon for its hoard.
#[test]
fn hoards_are_fetched() {
    for claim in [true, false] {
        let mut table = table(&seats(1));
        at(&mut table, ALICE, 1412);
        unit(&mut table, 7, 1411);
        own(&mut table, ALICE, 11);
        table.set(|state| state.boxes[0].owner = Owner::Hoard(6));
        hold(&mut table, ALICE, &[13, 2]);
        to_use(&mut table, ALICE);
        play(&mut table, ALICE, "attack 1411", &[]);
        play(&mut table, ALICE, "commit 13", &[]);
        // 9 against 4, die 4: Dx.
        play(&mut table, ALICE, "strike", &[4]);
        if claim {
            play(&mut table, ALICE, "claim 2", &[]);
            assert_eq!(owner(&table, 11), Owner::Seat(ALICE));
            assert!(held(&table, ALICE).is_empty());
        } else {
            play(&mut table, ALICE, "decline", &[]);
            assert_eq!(owner(&table, 11), Owner::Hoard(6));
        }
    }
}

/// §16.7a A ring in the hoard is fetched with it.
#[test]
fn the_ring_is_fetched_from_a_hoard() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    table.set(|state| state.ring = Ring::Hoard(6));
    hold(&mut table, ALICE, &[13, 2]);
    play(&mut table, ALICE, "attack 1411", &[]);
    play(&mut table, ALICE, "commit 13", &[]);
    // 9 against 4, die 4: Dx.
    play(&mut table, ALICE, "strike", &[4]);
    play(&mut table, ALICE, "claim 2", &[]);
    assert_eq!(table.state.ring, Ring::Seat(ALICE));
}

/// D-158 §16.7a §X-75 Two hoards take two demons.
#[test]
fn each_hoard_takes_a_demon() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    unit(&mut table, 19, 1411);
    own(&mut table, ALICE, 11);
    own(&mut table, ALICE, 12);
    own(&mut table, ALICE, 13);
    table.set(|state| {
        state.boxes[0].owner = Owner::Hoard(6);
        state.boxes[1].owner = Owner::Hoard(18);
        state.boxes[2].owner = Owner::Hoard(18);
    });
    hold(&mut table, ALICE, &[9, 2, 8, 10]);
    to_use(&mut table, ALICE);
    play(&mut table, ALICE, "attack 1411", &[]);
    play(&mut table, ALICE, "commit 9", &[]);
    // 12 against 6, die 6: Dx.
    play(&mut table, ALICE, "strike", &[6]);
    play(&mut table, ALICE, "claim 2", &[]);
    assert_eq!((owner(&table, 11), owner(&table, 12)), (Owner::Seat(ALICE), Owner::Hoard(18)));
    let events = play(&mut table, ALICE, "claim 8", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Claimed { count: 2, .. })));
    assert_eq!((owner(&table, 12), owner(&table, 13)), (Owner::Seat(ALICE), Owner::Seat(ALICE)));
    assert_eq!(held(&table, ALICE), [10]);
}

/// §X-49 A captive does not attack, unless the table lets him attack his captor.
#[test]
fn captives_do_not_attack() {
    let mut table = table(&seats(1));
    let captor = unit(&mut table, 7, 1412);
    captive(&mut table, ALICE, captor);
    hold(&mut table, ALICE, &[13]);
    let refused = table.refused(ALICE, &Action::Attack { hex: HexNumber(1412) });
    assert_eq!(refused, Illegal::CaptiveFightsNot { hex: Printed::of(1412) });
    let mut bold = crate::table::table(&Options { captive_attack: true, ..seats(1) });
    let captor = unit(&mut bold, 7, 1412);
    captive(&mut bold, ALICE, captor);
    hold(&mut bold, ALICE, &[13]);
    // 9 against 4, die 2: Df frees him, beside the hex that his captor still holds.
    play(&mut bold, ALICE, "attack 1412", &[2]);
    assert!(bold.state.mortals[usize::from(captor)].fleeing);
    assert!(!offers(&bold, ALICE, "appear 1412"));
    play(&mut bold, ALICE, "appear 1411", &[]);
    assert_eq!(place(&bold, ALICE), Some(1411));
}

/// §X-49 §8.2e Where the table lets him, a captive beats the magician who holds him: Df sets him free, Dx
/// takes the captor besides, Af costs his demon only.
#[test]
fn a_captive_turns_on_a_magician() {
    for (die, free, taken) in [(1, false, false), (2, true, false), (4, true, true)] {
        let mut table = table(&Options { captive_attack: true, ..seats(2) });
        at(&mut table, BASIL, 1412);
        table.set(|state| state.magicians[0].place = Place::Prisoner(BASIL));
        hold(&mut table, ALICE, &[13]);
        let events = play(&mut table, ALICE, "attack 1412", &[die]);
        let [alice, basil] = [ALICE, BASIL].map(|seat| table.state.magicians[seat.index()].place);
        assert_eq!(alice != Place::Prisoner(BASIL), free, "die {die}");
        assert_eq!(basil == Place::Prisoner(ALICE), taken, "die {die}");
        assert_eq!(has(&events, "captured-by"), taken, "die {die}");
    }
}

/// §X-50 §X-62 A captor that flees keeps its captive, or loses him where the table says so.
#[test]
fn a_fleeing_captor_keeps_its_captive() {
    for frees in [false, true] {
        let mut table = table(&Options { flee_frees_captive: frees, ..seats(2) });
        at(&mut table, ALICE, 1412);
        let captor = unit(&mut table, 7, 1410);
        captive(&mut table, BASIL, captor);
        hold(&mut table, ALICE, &[2]);
        to_use(&mut table, ALICE);
        play(&mut table, ALICE, "power 2 E", &[]);
        let kept = table.state.magicians[1].place == Place::Captive(captor);
        assert_eq!(kept, !frees);
    }
}

/// D-160 D-161 §4.3a §X-64 §X-78 Who dies or leaves frees his captives where he was.
#[test]
fn captives_of_the_departed_are_free() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 101);
    table.set(|state| state.magicians[1].place = Place::Prisoner(ALICE));
    own(&mut table, ALICE, 11);
    to_choose(&mut table, ALICE);
    let events = play(&mut table, ALICE, "leave", &[]);
    assert!(has(&events, "freed"));
    assert_eq!(place(&table, BASIL), Some(101));
    assert_eq!(owner(&table, 11), Owner::Seat(ALICE));
    let mut table = crate::table::table(&seats(2));
    at(&mut table, ALICE, 1412);
    table.set(|state| {
        state.magicians[1].place = Place::Prisoner(ALICE);
        state.magicians[0].curses = 3;
        state.ring = Ring::Seat(ALICE);
    });
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "conjure duke", &[3]);
    assert_eq!(place(&table, BASIL), Some(1412));
    assert_eq!(table.state.ring, Ring::Lost);
}
