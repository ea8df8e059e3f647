//! Ends of games are known exactly.

use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Heuristic, Peephole, Seat, Turn};
use minds::{Estimate, Lanes, search};
use yardstick::leduc::{Bet, Leduc};
use yardstick::{Action, Column, ConnectFour, NoChance, State};

/// A whole game without a row of four.
const NO_ROW: &str = "afaedbeaddfceaeddebbeafbbccbafdfcfccgggggg";

fn drop_in(letter: char) -> Action {
    let column = Column::ALL.into_iter().find(|column| column.letter() == letter.to_string());
    Action::Drop { column: column.expect("a column") }
}

fn after(state: &State, action: Action) -> State {
    let mut after = *state;
    let seat = state.next().expect("somebody is to move");
    ConnectFour.play(&mut after, seat, &action, &mut Cx::silent(&mut NoChance));
    after
}

/// What best play gives a seat, in thousandths, by trying everything.
fn exact(state: &State, seat: Seat) -> i32 {
    let mover = match ConnectFour.turn(state) {
        Turn::Over(outcome) => return ConnectFour.worth(&outcome, seat),
        Turn::To(seats) => seats.iter().next().expect("somebody is to move"),
    };
    let mut listed = Vec::new();
    ConnectFour.legal(state, mover, &mut listed);
    let values = listed.into_iter().map(|action| exact(&after(state, action), seat));
    if mover == seat { values.max() } else { values.min() }.expect("there is a move")
}

#[test]
fn the_last_moves_of_connect_four_are_known_exactly() {
    let mut state = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    for (number, letter) in NO_ROW.chars().enumerate().take(41) {
        if number >= 32 {
            let seat = state.next().expect("the game goes on");
            let see = Peephole::new(&ConnectFour, &state, seat);
            let mut own = Seeded::from_number(1);
            let found = search(&see, &mut own, Budget::Iterations(1), Lanes::One);
            for estimate in &found {
                let value = exact(&after(&state, estimate.action), seat);
                assert_eq!(i32::from(estimate.per_mille()), value, "{number}: {estimate:?}");
            }
            let best = found.iter().map(Estimate::per_mille).max();
            assert_eq!(Some(found[0].per_mille()), best, "the best comes first");
        }
        state = after(&state, drop_in(letter));
    }
}

/// A hidden card is not looked at, however near the end is.
#[test]
fn what_is_hidden_is_searched_and_not_solved() {
    let mut dice = Seeded::from_number(2);
    let mut state = Leduc.start(&mut Cx::silent(&mut dice));
    for bet in [Bet::Call, Bet::Call, Bet::Raise] {
        let seat = state.standing().turn.expect("the betting goes on");
        Leduc.play(&mut state, seat, &bet, &mut Cx::silent(&mut dice));
    }
    let see = Peephole::new(&Leduc, &state, Seat(1));
    let found = search(&see, &mut Seeded::from_number(1), Budget::Iterations(40), Lanes::One);
    assert_eq!(found.iter().map(|one| one.visits).sum::<u32>(), 40);
}
