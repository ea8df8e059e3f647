//! No opponent knows what it must not: in every game, redrawing what is hidden from a seat changes
//! nothing about what its mind chooses.
//!
//! Equal answers for equal dice, over many dice, are equal distributions of choices.

use demons::Demons;
use dicke_daemonen::DickeDaemonen;
use kernel::chance::Seeded;
use kernel::{Budget, Cx, Heuristic, Peephole, Seat, Turn};
use minds::{Level, hint, think};
use summon_demons::SummonDemons;

/// A position some decisions into a game between imps, with the seat that owes the next one.
fn position<G: Heuristic>(game: &G, seed: u64, decisions: usize) -> Option<(G::State, Seat)> {
    let (mut dice, mut own) = (Seeded::from_number(seed), Seeded::from_number(!seed));
    let mut state = game.start(&mut Cx::silent(&mut dice));
    for _ in 0..decisions {
        let Turn::To(seats) = game.turn(&state) else {
            return None;
        };
        let seat = seats.iter().next()?;
        let see = Peephole::new(game, &state, seat);
        let action = think(Level::Imp, &see, &mut own, Budget::Iterations(1)).ok()?.action;
        game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
    }
    match game.turn(&state) {
        Turn::To(seats) => seats.iter().next().map(|seat| (state, seat)),
        Turn::Over(_) => None,
    }
}

/// Pairs that are asked about.
const PAIRS: u32 = 8;

/// Asks every level in the true position and in another that its seat cannot tell from it; gives
/// the number of such pairs.
fn compared<G: Heuristic>(options: &str, stride: usize, budget: Budget) -> u32 {
    let options = serde_json::from_str(options).expect("options of this game");
    let game = G::open(&options, None).expect("the options open");
    let mut compared = 0;
    for seed in 0..400 {
        let decisions = 4 + stride * usize::try_from(seed % 8).expect("a small number");
        let Some((state, seat)) = position(&game, seed, decisions) else {
            continue;
        };
        let twin = game.imagine(&state, seat, &mut Seeded::from_number(seed + 1000));
        if twin == state {
            continue;
        }
        compared += 1;
        let slug = G::INFO.slug;
        for level in Level::ALL {
            let answer = |state: &G::State| {
                let see = Peephole::new(&game, state, seat);
                think(level, &see, &mut Seeded::from_number(seed), budget)
            };
            assert_eq!(answer(&state), answer(&twin), "{slug}: {level}, seed {seed}");
        }
        let advice = |state: &G::State| {
            let see = Peephole::new(&game, state, seat);
            hint(&see, &mut Seeded::from_number(seed), budget)
        };
        assert_eq!(advice(&state), advice(&twin), "{slug}: hints, seed {seed}");
        if compared == PAIRS {
            break;
        }
    }
    compared
}

#[test]
fn what_is_hidden_moves_no_mind_in_dicke_daemonen() {
    let pairs = compared::<DickeDaemonen>(r#"{"seats":3}"#, 2, Budget::Iterations(60));
    assert_eq!(pairs, PAIRS);
}

#[test]
fn what_is_hidden_moves_no_mind_in_summon_demons() {
    let pairs = compared::<SummonDemons>(r#"{"seats":3}"#, 3, Budget::Iterations(24));
    assert_eq!(pairs, PAIRS);
}

#[test]
fn what_is_hidden_moves_no_mind_in_demons() {
    let pairs = compared::<Demons>(r#"{"seats":3}"#, 6, Budget::Iterations(8));
    assert_eq!(pairs, PAIRS);
}
