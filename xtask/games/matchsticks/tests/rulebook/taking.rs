//! §MS-3 to §MS-4.

use kernel::{Game as _, Seat, Turn};
use matchsticks::{Action, Event, Illegal};

use super::{table, take};

/// §MS-3
#[test]
fn ms_3_one_to_three_sticks_are_taken_in_turn() {
    let (game, mut state) = table(3, 15);
    for (seat, count) in [(0, 1), (1, 2), (2, 3), (0, 3)] {
        take(&game, &mut state, seat, count).expect("a legal number in turn");
    }
    assert_eq!(state.heap, 6);
    assert_eq!(state.next(), Some(Seat(1)));
    let not_your_turn = Illegal::NotYourTurn { seat: Seat(0), turn: Seat(1) };
    assert_eq!(take(&game, &mut state, 0, 1), Err(not_your_turn));
}

/// §MS-3
#[test]
fn ms_3_nobody_takes_none_or_four() {
    let (game, mut state) = table(2, 15);
    for count in [0, 4] {
        assert_eq!(take(&game, &mut state, 0, count), Err(Illegal::WrongCount { most: 3 }));
    }
    assert_eq!(state.heap, 15);
}

/// §MS-3
#[test]
fn ms_3_nobody_takes_more_than_there_are() {
    let (game, mut state) = table(2, 5);
    take(&game, &mut state, 0, 3).expect("three of five");
    assert_eq!(take(&game, &mut state, 1, 3), Err(Illegal::HeapTooSmall { heap: 2 }));
    let mut offered = Vec::new();
    game.legal(&state, Seat(1), &mut offered);
    assert_eq!(offered, [Action::Take { count: 1 }, Action::Take { count: 2 }]);
}

/// §MS-4
#[test]
fn ms_4_the_last_stick_wins_and_ends_the_game() {
    let (game, mut state) = table(3, 4);
    take(&game, &mut state, 0, 3).expect("three of four");
    let events = take(&game, &mut state, 1, 1).expect("the last one");
    assert_eq!(events[1], Event::Won { seat: Seat(1) });
    let Turn::Over(outcome) = game.turn(&state) else { panic!("the game is over") };
    assert_eq!(outcome.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [1, 0, 1]);
    assert_eq!(take(&game, &mut state, 2, 1), Err(Illegal::GameOver {}));
}
