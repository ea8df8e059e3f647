//! Tactics: a search takes a win and prevents a loss.

use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Mind, Peephole, Seat, Turn};
use minds::arena::{Figures, Plan, run};
use minds::{Estimate, Lanes, Level, Memory, Unable, hint, mind, search, search_on, think};
use yardstick::{Action, Column, ConnectFour, NoChance, State};

const BUDGET: Budget = Budget::Iterations(2000);

/// The action that puts a stone into this column, counted from 1.
fn drop_in(column: char) -> Action {
    let index = column.to_digit(10).expect("columns are digits") - 1;
    Action::Drop { column: Column::ALL[index as usize] }
}

/// The position after stones in these columns, counted from 1.
fn after(columns: &str) -> (State, Seat) {
    let mut state = ConnectFour.start(&mut Cx::silent(&mut NoChance));
    let mut seat = Seat(0);
    for column in columns.chars() {
        let action = drop_in(column);
        ConnectFour.check(&state, seat, &action).expect("the column is open");
        ConnectFour.play(&mut state, seat, &action, &mut Cx::silent(&mut NoChance));
        seat = seat.next(2);
    }
    (state, seat)
}

fn answer(level: Level, columns: &str, seed: u64) -> Action {
    let (state, seat) = after(columns);
    let see = Peephole::new(&ConnectFour, &state, seat);
    think(level, &see, &mut Seeded::from_number(seed), BUDGET).expect("it decides").action
}

#[test]
fn a_win_in_one_is_taken_and_a_loss_in_one_is_prevented() {
    for level in [Level::Fiend, Level::Archfiend] {
        for seed in 0..4 {
            // Three in a row at the bottom, open to one side only.
            assert_eq!(answer(level, "112233", seed), drop_in('4'), "{level} takes the win");
            assert_eq!(answer(level, "17273", seed), drop_in('4'), "{level} prevents the loss");
            // A column of three.
            assert_eq!(answer(level, "434345", seed), drop_in('4'), "{level} wins upwards");
            assert_eq!(answer(level, "43434", seed), drop_in('4'), "{level} blocks upwards");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_figures() {
    let (state, seat) = after("44");
    let see = Peephole::new(&ConnectFour, &state, seat);
    for lanes in [Lanes::One, Lanes::All] {
        let figures = |seed| search(&see, &mut Seeded::from_number(seed), BUDGET, lanes);
        assert_eq!(figures(5), figures(5));
        assert_ne!(figures(5), figures(6));
    }
}

#[test]
fn a_seat_that_waits_and_a_game_that_is_over_are_told_apart() {
    let mut own = Seeded::from_number(1);
    let (state, seat) = after("4");
    let waiting = Peephole::new(&ConnectFour, &state, seat.next(2));
    let unable = think(Level::Fiend, &waiting, &mut own, BUDGET).unwrap_err();
    assert_eq!(unable, Unable::NotToMove(Seat(0)));
    let (state, seat) = after("1122334");
    assert!(matches!(ConnectFour.turn(&state), Turn::Over(_)));
    let over = Peephole::new(&ConnectFour, &state, seat);
    assert_eq!(think(Level::Imp, &over, &mut own, BUDGET).unwrap_err(), Unable::GameOver);
    assert_eq!(hint(&over, &mut own, &BUDGET.into()).unwrap_err(), Unable::GameOver);
}

#[test]
fn a_hint_shows_three_actions_the_best_first() {
    let (state, seat) = after("112233");
    let see = Peephole::new(&ConnectFour, &state, seat);
    let advice = hint(&see, &mut Seeded::from_number(1), &BUDGET.into()).unwrap();
    assert_eq!(advice.len(), 3);
    assert_eq!(advice[0].action, drop_in('4'));
    assert!(advice[0].per_mille > 990, "{advice:?}");
    assert!(advice[0].visits > advice[1].visits);
}

#[test]
fn a_fiend_beats_an_imp() {
    let plan = Plan {
        players: vec![Level::Fiend, Level::Imp],
        games: 20,
        jobs: 2,
        budget: Some(Budget::Iterations(100)),
        seed: "connect four".to_owned(),
    };
    let played = run(&ConnectFour, &plan, &mut |_| {}).unwrap();
    let figures = Figures::of(&plan, &played);
    assert!(figures.players[0].win_share.low > 0.7, "{:?}", figures.players);
}

/// Visits of all candidates after the search of a second decision.
fn second_decision(memory: &mut Memory<Action>, seed: u64) -> Vec<Estimate<Action>> {
    let mut own = Seeded::from_number(seed);
    let budget = Budget::Iterations(3000);
    for columns in ["44", "4444"] {
        let (state, seat) = after(columns);
        let see = Peephole::new(&ConnectFour, &state, seat);
        let found = search_on(&see, &mut own, budget, Lanes::One, memory);
        if columns.len() == 4 {
            return found;
        }
    }
    unreachable!("there is a second decision")
}

#[test]
fn a_tree_serves_on_and_repeats_itself() {
    let found = second_decision(&mut Memory::default(), 3);
    assert_eq!(found, second_decision(&mut Memory::default(), 3));
    let visits: u32 = found.iter().map(|one| one.visits).sum();
    assert!(visits > 3000, "what was known of the position is counted in: {visits}");
}

#[test]
fn a_mind_remembers_from_decision_to_decision() {
    let mut minds: [Box<dyn Mind<ConnectFour>>; 2] = [mind(Level::Fiend), mind(Level::Archfiend)];
    let mut own = Seeded::from_number(1);
    for columns in ["112233", "4434"] {
        let (state, seat) = after(columns);
        let see = Peephole::new(&ConnectFour, &state, seat);
        for mind in &mut minds {
            assert!(see.legal().contains(&mind.choose(&see, &mut own, BUDGET).action));
        }
    }
}
