//! §MS-1 to §MS-2.

use kernel::chance::Scripted;
use kernel::{Cx, Game as _, Seat};
use matchsticks::{Event, Matchsticks, Options};

use super::table;

/// §MS-1
#[test]
fn ms_1_the_heap_is_as_agreed() {
    let (_, state) = table(2, 21);
    assert_eq!(state.heap, 21);
}

/// §MS-1
#[test]
fn ms_1_two_to_four_play() {
    for (seats, is_fine) in [(1, false), (2, true), (4, true), (5, false)] {
        let opened = Matchsticks::open(&Options { seats, sticks: 15 }, None);
        assert_eq!(opened.is_ok(), is_fine, "{seats} seats");
    }
}

/// §MS-2
#[test]
fn ms_2_chance_decides_who_begins() {
    let game = Matchsticks::open(&Options { seats: 3, sticks: 15 }, None).expect("sound options");
    for first in 0..3 {
        let mut events = Vec::new();
        let given = [u32::from(first) + 1];
        let mut chance = Scripted::new(&given);
        let state = game.start(&mut Cx::telling(&mut chance, &mut events));
        assert_eq!(state.next(), Some(Seat(first)));
        assert_eq!(events, [Event::Began { seat: Seat(first) }]);
    }
}
