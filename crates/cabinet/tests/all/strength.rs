//! The levels differ as their names say.
//!
//! Matches here are short and repeat exactly; the full tables are made by `pandemonium arena`.

use dicke_daemonen::{Action, DickeDaemonen, Options, State};
use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Peephole, Seat, Turn};
use minds::arena::{Figures, Plan, run};
use minds::{Level, hint, think};

fn game() -> DickeDaemonen {
    DickeDaemonen::open(&Options::default(), None).expect("the usual options open")
}

/// Wins of the two levels against each other, seats rotated.
fn wins(players: [Level; 2], games: u32, iterations: u32) -> (f64, f64) {
    let plan = Plan {
        players: players.to_vec(),
        games,
        jobs: 2,
        budget: Some(Budget::Iterations(iterations)),
        seed: "strength".to_owned(),
    };
    let played = run(&game(), &plan, &mut |_| {}).expect("the plan can be played");
    let figures = Figures::of(&plan, &played);
    assert_eq!(figures.notes, []);
    (figures.players[0].wins, figures.players[1].wins)
}

#[test]
fn a_familiar_beats_an_imp() {
    let (familiar, imp) = wins([Level::Familiar, Level::Imp], 40, 8);
    assert!(familiar > 30.0 && imp < 5.0, "{familiar} : {imp}");
}

#[test]
fn a_fiend_beats_a_familiar() {
    let (fiend, familiar) = wins([Level::Fiend, Level::Familiar], 60, 150);
    assert!(fiend > familiar, "{fiend} : {familiar}");
}

/// A position some decisions into a game, with the seat that owes the next one.
fn position(game: &DickeDaemonen, seed: u64, decisions: usize) -> Option<(State, Seat)> {
    let (mut dice, mut own) = (Seeded::from_number(seed), Seeded::from_number(!seed));
    let mut state = game.start(&mut Cx::silent(&mut dice));
    for _ in 0..decisions {
        let Turn::To(seats) = game.turn(&state) else {
            return None;
        };
        let seat = seats.iter().next()?;
        let see = Peephole::new(game, &state, seat);
        let action: Action = think(Level::Imp, &see, &mut own, Budget::Iterations(1)).ok()?.action;
        game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
    }
    match game.turn(&state) {
        Turn::To(seats) => seats.iter().next().map(|seat| (state, seat)),
        Turn::Over(_) => None,
    }
}

#[test]
fn a_hint_gives_reasons_from_the_sense_of_the_game() {
    let game = game();
    let (state, seat) = position(&game, 3, 6).expect("the game goes on");
    let see = Peephole::new(&game, &state, seat);
    let advice = hint(&see, &mut Seeded::from_number(1), &Budget::Iterations(300).into());
    let advice = advice.expect("the seat owes a decision");
    assert!((1..=3).contains(&advice.len()));
    assert!(advice.iter().any(|one| !one.reasons.is_empty()), "{advice:?}");
    assert!(advice.iter().all(|one| see.legal().contains(&one.action) && one.per_mille <= 1000));
}
