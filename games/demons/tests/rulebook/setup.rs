//! Set-up and the course of a game-turn.

use demons::state::Place;
use demons::{Action, Demons, Event, HexNumber, Illegal, Options, Order, Printed};
use kernel::{Game, Seat, Turn};
use testkit::Stage;

use crate::table::*;

/// D-01 §4.0c §X-04 §X-60 Dice 2, 5, 5: the tie rolls 3 against 6.
#[test]
fn tied_rolls_for_the_order_are_rolled_again() {
    let table = Stage::<Demons>::with_dice(&seats(3), &[2, 5, 5, 3, 6]);
    assert_eq!(table.state.order.as_slice(), [CLARA, BASIL, ALICE]);
}

/// §X-04 Clockwise from the first.
#[test]
fn the_order_can_go_clockwise() {
    let options = Options { order: Order::Clockwise, ..seats(3) };
    let table = Stage::<Demons>::with_dice(&options, &[2, 5, 3]);
    assert_eq!(table.state.order.as_slice(), [BASIL, CLARA, ALICE]);
}

/// D-02 D-04 §1.0a §4.0a §4.0b §4.0d §4.1a §3.0a Mortals at home, demons in their piles, shields in
/// order of movement, the same one allowed, and no mortal turn first.
#[test]
fn the_first_game_turn_begins_with_the_first_player() {
    let mut table = Stage::<Demons>::with_dice(&seats(2), &[5, 2]);
    for (mortal, kind) in table.state.mortals.iter().zip(&table.game.content().mortals) {
        assert_eq!(mortal.hex, Some(kind.home));
    }
    assert_eq!(table.state.pile.len(), 72);
    play(&mut table, ALICE, "shield 3", &[]);
    let events = play(&mut table, BASIL, "shield 3", &[]);
    assert!(!has(&events, "activated") && !has(&events, "stayed"));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("enter"));
    assert_eq!(table.state.turn, 1);
    let refused = table.refused(BASIL, &Action::Enter { hex: HexNumber(104) });
    assert_eq!(refused, Illegal::NotYourTurn { seat: BASIL, turn: ALICE });
}

/// D-03 §4.0e §X-09 §X-59 Entry on the first column only, at no cost.
#[test]
fn magicians_enter_on_the_entry_line() {
    let mut table = Stage::<Demons>::with_dice(&seats(1), &[]);
    play(&mut table, ALICE, "shield 1", &[]);
    let refused = table.refused(ALICE, &Action::Enter { hex: HexNumber(204) });
    assert_eq!(refused, Illegal::NotEntryLine { hex: Printed::of(204) });
    let refused = table.refused(ALICE, &Action::Enter { hex: HexNumber(9999) });
    assert_eq!(refused, Illegal::NoSuchHex { hex: Printed::of(9999) });
    play(&mut table, ALICE, "enter 0104", &[]);
    assert_eq!(place(&table, ALICE), Some(104));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("choose"));
}

/// D-163 §X-09 Placed next to a rival he is held, but may conjure.
#[test]
fn who_enters_next_to_a_rival_is_held() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 104);
    at(&mut table, BASIL, 105);
    to_choose(&mut table, BASIL);
    let refused = table.refused(BASIL, &Action::Walk { hex: HexNumber(106) });
    assert_eq!(refused, Illegal::Held { hex: Printed::of(105) });
    assert!(offers(&table, BASIL, "conjure king"));
}

/// §3.0e §3.0f §3.0h §5.3a Movement or conjuration, demons, next player; after the last the
/// mortals.
#[test]
fn a_game_turn_goes_through_its_steps() {
    let mut table = table(&seats(2));
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "stay", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
    play(&mut table, ALICE, "end", &[]);
    assert_eq!(table.question(BASIL).map(|question| question.code), Some("choose"));
    play(&mut table, BASIL, "stay", &[]);
    let events = play(&mut table, BASIL, "end", &[]);
    assert!(events.contains(&Event::TurnBegan { number: 3 }));
    assert_eq!(table.turn(), Turn::To(kernel::Seats::one(ALICE)));
}

/// D-104 §3.0h §5.6a Who has left is passed over.
#[test]
fn who_left_is_passed_over() {
    let mut table = table(&seats(3));
    table.set(|state| state.magicians[1].place = Place::Gone);
    play(&mut table, ALICE, "end", &[]);
    assert_eq!(table.turn(), Turn::To(kernel::Seats::one(CLARA)));
}

/// D-105 §3.0a The same dice lead to the same state.
#[test]
fn the_same_dice_lead_to_the_same_position() {
    let play = || {
        let mut table = Stage::<Demons>::with_dice(&seats(2), &[6, 1]);
        for _ in 0..60 {
            let Turn::To(asked) = table.turn() else { break };
            let seat: Seat = asked.iter().next().unwrap();
            let list = table.legal(seat);
            table.act_freely(seat, &list[list.len() / 2]);
        }
        table.digest()
    };
    assert_eq!(play(), play());
}

/// §X-53 At the limit whoever is on the map counts as dead.
#[test]
fn the_turn_limit_ends_the_game() {
    let mut table = table(&Options { turn_limit: 2, ..seats(1) });
    let events = play(&mut table, ALICE, "end", &[]);
    assert!(has(&events, "limit-reached") && has(&events, "solo-lost"));
    assert_eq!(table.state.magicians[0].place, Place::Dead);
    assert_eq!(table.refused(ALICE, &Action::End {}), Illegal::GameOver {});
    assert!(Demons::open(&Options { turn_limit: 1_000, ..seats(1) }, None).is_err());
}

/// §X-53 Without a limit the game goes on, however long it takes.
#[test]
fn without_a_limit_the_game_goes_on() {
    let mut table = table(&seats(1));
    table.set(|state| state.turn = 5_000);
    let events = play(&mut table, ALICE, "end", &[]);
    assert!(has(&events, "turn-began") && !has(&events, "limit-reached"));
    assert_eq!(table.state.turn, 5_001);
    assert!(matches!(table.state.magicians[0].place, Place::At(_)));
}

/// D-163 §X-09 §5.5b Who enters next to a rival is held there, but conjures.
#[test]
fn who_enters_beside_a_rival_is_held() {
    let mut table = table(&seats(2));
    table.set(|state| {
        state.turn = 1;
        state.magicians[1].place = Place::Waiting;
        state.at = Some(1);
        state.usage = demons::state::Usage::default();
        state.agenda.clear();
        state.agenda.first([demons::Step::Enter, demons::Step::Choose, demons::Step::UseStart]);
    });
    at(&mut table, ALICE, 104);
    play(&mut table, BASIL, "enter 0105", &[]);
    let refused = table.refused(BASIL, &Action::Walk { hex: HexNumber(106) });
    assert_eq!(refused, Illegal::Held { hex: Printed::of(105) });
    assert!(offers(&table, BASIL, "conjure king"));
}
