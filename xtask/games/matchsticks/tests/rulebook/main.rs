//! One test per statement of the rules.

mod set_up;
mod taking;

use kernel::chance::Scripted;
use kernel::{Cx, Game as _, Seat};
use matchsticks::{Action, Event, Illegal, Matchsticks, Options, State};

/// A table with this heap at which the first seat begins.
fn table(seats: u8, sticks: u8) -> (Matchsticks, State) {
    let game = Matchsticks::open(&Options { seats, sticks }, None).expect("sound options");
    let mut chance = Scripted::new(&[1]);
    let state = game.start(&mut Cx::silent(&mut chance));
    (game, state)
}

/// Takes sticks and tells what happened.
fn take(game: &Matchsticks, state: &mut State, seat: u8, count: u8) -> Result<Vec<Event>, Illegal> {
    let mut events = Vec::new();
    let mut chance = Scripted::new(&[]);
    let mut cx = Cx::telling(&mut chance, &mut events);
    game.apply(state, Seat(seat), &Action::Take { count }, &mut cx)?;
    Ok(events)
}
