//! Discovering and seizing treasure.

use demons::state::{Owner, Ring};
use demons::{Action, GridDice, Illegal, Options};

use crate::table::*;

/// D-77 §12.3D §13.0a §13.0b §13.2a §X-25 §X-28 Two dice name a box; a discovered one is rolled again.
#[test]
fn two_dice_discover() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[3, 20]);
    play(&mut table, ALICE, "power 3 D", &[2, 5]);
    assert_eq!(owner(&table, 25), Owner::Nobody);
    assert_eq!(held(&table, ALICE), [20]);
    let events = play(&mut table, ALICE, "power 20 D", &[2, 5, 5, 2]);
    assert!(has(&events, "box-known"));
    assert_eq!(owner(&table, 52), Owner::Nobody);
    assert!(held(&table, ALICE).is_empty());
}

/// §X-28 §13.2a By their sum the dice name the first row and the last column; then nothing is left.
#[test]
fn the_sum_of_the_dice_names_eleven_boxes() {
    let mut table = table(&Options { grid_dice: GridDice::Sum, ..seats(1) });
    hold(&mut table, ALICE, &[3, 20, 32]);
    play(&mut table, ALICE, "power 3 D", &[1, 1]);
    assert_eq!(owner(&table, 11), Owner::Nobody);
    play(&mut table, ALICE, "power 20 D", &[5, 3]);
    assert_eq!(owner(&table, 26), Owner::Nobody);
    table.set(|state| {
        for (finder, index) in (36..).zip([1, 2, 3, 4, 5, 17, 23, 29, 35]) {
            state.boxes[index].owner = Owner::Nobody;
            state.boxes[index].finder = Some(finder);
        }
    });
    assert!(!offers(&table, ALICE, "power 32 D"));
}

/// §X-70 §11.0b Gifts only where the table allows them, of what one owns, to whoever plays.
#[test]
fn gifts_need_the_option() {
    let give = Action::Give { treasure: 11, target: 1 };
    for free_transfer in [false, true] {
        let mut table = table(&Options { free_transfer, ..seats(2) });
        own(&mut table, ALICE, 11);
        table.set(|state| state.ring = Ring::Seat(ALICE));
        to_choose(&mut table, ALICE);
        if !free_transfer {
            assert_eq!(table.refused(ALICE, &give), Illegal::NoGift { seat: BASIL });
            continue;
        }
        let other = Action::Give { treasure: 12, target: 1 };
        assert_eq!(table.refused(ALICE, &other), Illegal::NotOwned { treasure: 12 });
        let events = play(&mut table, ALICE, "give 11 1", &[]);
        assert!(has(&events, "gave"));
        play(&mut table, ALICE, "give ring 1", &[]);
        assert_eq!(owner(&table, 11), Owner::Seat(BASIL));
        assert_eq!(table.state.ring, Ring::Seat(BASIL));
        assert_eq!(table.question(ALICE).map(|question| question.code), Some("choose"));
    }
}

/// D-79 §13.2a When all are discovered the power is not offered.
#[test]
fn a_full_grid_offers_no_search() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[3]);
    table.set(|state| {
        for (finder, treasure) in (36..).zip(&mut state.boxes) {
            treasure.owner = Owner::Nobody;
            treasure.finder = Some(finder);
        }
    });
    let power = Action::Power { demon: 3, power: demons::kinds::Power::D };
    assert_eq!(table.refused(ALICE, &power), Illegal::NoTarget { power: "D" });
}

/// D-80 D-81 D-175 §13.0c §13.0d §13.1a §X-27 §X-29 §X-68 A demon of higher priority, the die at most
/// the number: gained, the demon stays as token; else lost, and no second try.
#[test]
fn seizing_takes_priority_and_luck() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 512);
    discovered(&mut table, 15, 20);
    hold(&mut table, ALICE, &[12, 25]);
    let refused = table.refused(ALICE, &Action::Seize { treasure: 15, demon: 25 });
    assert_eq!(refused, Illegal::NoPriority { demon: 25, finder: 20 });
    // Number 4: a 4 seizes.
    let mut lucky = table.clone();
    play(&mut lucky, ALICE, "seize 15 12", &[4]);
    assert_eq!(owner(&lucky, 15), Owner::Seat(ALICE));
    assert_eq!(lucky.state.boxes[4].counter, Some((ALICE, 11)));
    assert_eq!(lucky.view(ALICE).magicians[0].ducats, 12_000);
    hold(&mut table, ALICE, &[10]);
    play(&mut table, ALICE, "seize 15 12", &[5]);
    assert_eq!(owner(&table, 15), Owner::Nobody);
    assert_eq!(held(&table, ALICE), [25, 10]);
    let refused = table.refused(ALICE, &Action::Seize { treasure: 15, demon: 10 });
    assert_eq!(refused, Illegal::TriedAlready { treasure: 15 });
}

/// D-82 D-83 D-147 D-151 D-152 §13.0c §X-26 §X-61 Only in the hex, whoever found it; not as a captive,
/// not beside an attack.
#[test]
fn seizing_needs_presence() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 511);
    discovered(&mut table, 15, 20);
    hold(&mut table, ALICE, &[12]);
    let seize = Action::Seize { treasure: 15, demon: 12 };
    assert_eq!(table.refused(ALICE, &seize), Illegal::NotHere { treasure: 15 });
    at(&mut table, ALICE, 512);
    assert!(offers(&table, ALICE, "seize 15 12"));
    table.set(|state| state.usage.attacked = true);
    assert_eq!(table.refused(ALICE, &seize), Illegal::AttackOrPowers { done: "attack" });
    to_use(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Seize { treasure: 16, demon: 12 });
    assert_eq!(refused, Illegal::NotDiscovered { treasure: 16 });
    let captor = unit(&mut table, 7, 512);
    captive(&mut table, ALICE, captor);
    assert_eq!(table.refused(ALICE, &seize), Illegal::NotHere { treasure: 15 });
}

/// D-153 §13.0a §12.1a A demon that searched is on the grid and does nothing else.
#[test]
fn one_demon_does_one_thing() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 512);
    discovered(&mut table, 15, 20);
    hold(&mut table, ALICE, &[3]);
    play(&mut table, ALICE, "power 3 D", &[6, 6]);
    let refused = table.refused(ALICE, &Action::Seize { treasure: 15, demon: 3 });
    assert_eq!(refused, Illegal::NotHeld { demon: 3 });
}

/// D-152 §13.0a §X-26 After an attack nothing is seized and nothing discovered, unless the table lets
/// treasure be seized at any time.
#[test]
fn an_attack_leaves_no_treasure() {
    for seize_anytime in [false, true] {
        let mut table = table(&Options { seize_anytime, ..seats(1) });
        at(&mut table, ALICE, 512);
        unit(&mut table, 7, 511);
        discovered(&mut table, 15, 20);
        hold(&mut table, ALICE, &[2, 12, 15]);
        to_use(&mut table, ALICE);
        play(&mut table, ALICE, "attack 0511", &[]);
        play(&mut table, ALICE, "commit 2", &[]);
        // 4 against 4, die 4: Df.
        play(&mut table, ALICE, "strike", &[4]);
        assert_eq!(offers(&table, ALICE, "seize 15 12"), seize_anytime);
        let power = Action::Power { demon: 15, power: demons::kinds::Power::D };
        assert_eq!(table.refused(ALICE, &power), Illegal::AttackOrPowers { done: "attack" });
    }
}

/// §X-26 §X-24 Where treasure is seized at any time, also before the move; with a borrowed demon only
/// in the phase in which it was borrowed.
#[test]
fn seizing_at_any_time() {
    for seize_anytime in [false, true] {
        let mut table = table(&Options { seize_anytime, ..seats(2) });
        at(&mut table, ALICE, 512);
        discovered(&mut table, 15, 20);
        hold(&mut table, ALICE, &[11]);
        hold(&mut table, BASIL, &[12]);
        table.set(|state| {
            state.magicians[1].held[0].obeys = Some(ALICE);
            state.magicians[1].held[0].eyes = kernel::Seats::ALL;
        });
        assert!(offers(&table, ALICE, "seize 15 12"));
        to_choose(&mut table, ALICE);
        assert_eq!(offers(&table, ALICE, "seize 15 11"), seize_anytime);
        assert!(!offers(&table, ALICE, "seize 15 12"));
        if seize_anytime {
            // A failed try before the move leaves a position that can be saved and played on.
            play(&mut table, ALICE, "seize 15 11", &[6]);
            assert!(kernel::Game::sound(&table.game, &table.state).is_ok());
            assert_eq!(table.question(ALICE).map(|question| question.code), Some("choose"));
        }
    }
}

/// D-151 §X-68 What the highest of all demons found is seized by nobody; G takes it.
#[test]
fn the_highest_finder_is_beaten_by_none() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 512);
    discovered(&mut table, 15, 1);
    hold(&mut table, ALICE, &[2, 26]);
    let refused = table.refused(ALICE, &Action::Seize { treasure: 15, demon: 2 });
    assert_eq!(refused, Illegal::NoPriority { demon: 2, finder: 1 });
    play(&mut table, ALICE, "power 26 G", &[]);
    assert_eq!(owner(&table, 15), Owner::Seat(ALICE));
}

/// D-175 §13.1a With the shipped demons, what Vassago found only Bael or Agares seize.
#[test]
fn vassago_yields_to_two() {
    let mut table = shipped(&seats(1));
    let kind = table.game.content().treasures[4].hex;
    let number = table.game.content().map.number(kind);
    at(&mut table, ALICE, number);
    discovered(&mut table, 15, 3);
    hold(&mut table, ALICE, &[1, 2, 4, 5]);
    let seizers: Vec<u8> = [1, 2, 4, 5]
        .into_iter()
        .filter(|d| offers(&table, ALICE, &format!("seize 15 {d}")))
        .collect();
    assert_eq!(seizers, [1, 2]);
}
