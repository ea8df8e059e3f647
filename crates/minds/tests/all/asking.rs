//! How a mind is asked, what it must not know, and what happens when its sense fails.

use kernel::chance::Seeded;
use kernel::{Budget, Mind, Peephole, Seat};
use minds::{Imp, Lanes, Level, Unable, hint, mind, search, think};

use crate::guess::{Fails, Guess, Hidden, hiding};

const SOME: Budget = Budget::Iterations(20);

fn choices(level: Level, hidden: u8, seed: u64, count: usize) -> Vec<u8> {
    let (game, state) = (Guess::default(), hiding(hidden));
    let see = Peephole::new(&game, &state, Seat(0));
    let mut own = Seeded::from_number(seed);
    let choose = |_| think(level, &see, &mut own, SOME).expect("it decides");
    (0..count).map(choose).map(|thought| thought.action.0).collect()
}

#[test]
fn what_is_hidden_moves_nobody() {
    for level in Level::ALL {
        assert_eq!(choices(level, 3, 7, 50), choices(level, 4, 7, 50), "{level}");
    }
    assert_ne!(choices(Level::Imp, 3, 7, 50), choices(Level::Imp, 3, 8, 50));
}

#[test]
fn the_imp_likes_every_listed_action_alike() {
    let mut seen = [0; 5];
    for choice in choices(Level::Imp, 0, 1, 5000) {
        seen[usize::from(choice)] += 1;
    }
    assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
}

#[test]
fn of_equals_the_familiar_takes_what_the_game_finds_promising() {
    let state = hiding(0);
    for favourite in 0..5 {
        let game = Guess { favourite: Some(favourite), ..Guess::default() };
        let see = Peephole::new(&game, &state, Seat(0));
        let thought = think(Level::Familiar, &see, &mut Seeded::from_number(1), SOME).unwrap();
        assert_eq!(thought.action.0, favourite);
    }
    let mut seen = choices(Level::Familiar, 0, 1, 100);
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [0, 1, 2, 3, 4], "and of those one by lot");
}

#[test]
fn a_mind_that_cannot_decide_says_why() {
    let game = Guess::default();
    let mut own = Seeded::from_number(1);
    let mut ask = |state: &Hidden, seat, budget| {
        think(Level::Fiend, &Peephole::new(&game, state, seat), &mut own, budget).unwrap_err()
    };
    let open = hiding(0);
    assert_eq!(ask(&open, Seat(0), Budget::Iterations(0)), Unable::NoBudget);
    assert_eq!(ask(&open, Seat(0), Budget::Millis(0)), Unable::NoBudget);
    assert_eq!(ask(&open, Seat(3), SOME), Unable::NoSuchSeat(Seat(3)));
    let text = ask(&open, Seat(3), SOME).to_string();
    assert_eq!(text, "there is no seat 3 at this table");
}

#[test]
fn a_failing_sense_is_replaced_by_a_humbler_mind_that_says_so() {
    let (game, state) = (Guess { fails: Fails::Weigh, ..Guess::default() }, hiding(0));
    let see = Peephole::new(&game, &state, Seat(0));
    for level in [Level::Familiar, Level::Fiend, Level::Archfiend] {
        let thought = think(level, &see, &mut Seeded::from_number(1), SOME).unwrap();
        assert!(see.legal().contains(&thought.action));
        let note = thought.note.expect("the stumble is noted");
        assert!(note.contains("familiar stumbled: no sense to Weigh"), "{note}");
    }
}

#[test]
fn a_sense_that_fails_in_one_place_costs_only_the_minds_that_rely_on_it() {
    let stumbles = [
        (Fails::Judge, Level::Familiar, Some("familiar stumbled: no sense to Judge")),
        (Fails::Judge, Level::Fiend, None),
        (Fails::Impulse, Level::Familiar, None),
        (Fails::Impulse, Level::Fiend, Some("fiend stumbled: no sense to Impulse")),
        (Fails::Impulse, Level::Archfiend, Some("archfiend stumbled: no sense to Impulse")),
    ];
    let state = hiding(0);
    for (fails, level, expected) in stumbles {
        let game = Guess { fails, ..Guess::default() };
        let see = Peephole::new(&game, &state, Seat(0));
        let thought = think(level, &see, &mut Seeded::from_number(1), SOME).unwrap();
        assert!(see.legal().contains(&thought.action));
        assert_eq!(thought.note.as_deref(), expected, "{fails:?}, {level}");
    }
}

#[test]
fn a_budget_in_iterations_is_spent_exactly() {
    let (game, state) = (Guess::default(), hiding(0));
    let see = Peephole::new(&game, &state, Seat(0));
    for lanes in [Lanes::One, Lanes::All] {
        for count in [1, 7, 1000] {
            let budget = Budget::Iterations(count);
            let found = search(&see, &mut Seeded::from_number(1), budget, lanes);
            assert_eq!(found.iter().map(|one| one.visits).sum::<u32>(), count, "{lanes:?}");
            assert_eq!(found.len(), 5);
        }
    }
}

#[test]
fn a_budget_in_time_ends() {
    let (game, state) = (Guess::default(), hiding(0));
    let see = Peephole::new(&game, &state, Seat(0));
    let mut own = Seeded::from_number(1);
    let thought = think(Level::Archfiend, &see, &mut own, Budget::Millis(20)).unwrap();
    assert!(thought.iterations > 0);
}

#[test]
fn minds_are_also_players_of_the_kernel() {
    let (game, state) = (Guess::default(), hiding(0));
    let see = Peephole::new(&game, &state, Seat(0));
    let mut own = Seeded::from_number(1);
    assert!(see.legal().contains(&Imp.choose(&see, &mut own, SOME).action));
    for level in Level::ALL {
        assert!(see.legal().contains(&mind(level).choose(&see, &mut own, SOME).action));
    }
}

#[test]
fn a_hint_survives_a_failing_sense_or_says_that_there_is_none() {
    let state = hiding(0);
    let game = Guess { fails: Fails::Weigh, ..Guess::default() };
    let see = Peephole::new(&game, &state, Seat(0));
    let mut own = Seeded::from_number(1);
    assert_eq!(hint(&see, &mut own, &SOME.into()).unwrap_err(), Unable::NoSense);
    assert_eq!(Unable::NoSense.to_string(), "the sense of the game failed");
    let game = Guess::default();
    let see = Peephole::new(&game, &state, Seat(0));
    assert_eq!(hint(&see, &mut own, &SOME.into()).unwrap().len(), 3);
    assert_eq!(hint(&see, &mut own, &Budget::Millis(0).into()).unwrap_err(), Unable::NoBudget);
}

#[test]
fn a_hint_does_without_what_fails() {
    let state = hiding(0);
    for fails in [Fails::Impulse, Fails::Judge, Fails::Terms] {
        let game = Guess { fails, ..Guess::default() };
        let see = Peephole::new(&game, &state, Seat(0));
        let advice = hint(&see, &mut Seeded::from_number(1), &SOME.into()).unwrap();
        assert_eq!(advice.len(), 3, "{fails:?}");
        assert!(advice.iter().all(|one| one.reasons.is_empty()), "{fails:?}");
    }
}
