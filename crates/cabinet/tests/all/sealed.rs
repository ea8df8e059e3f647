//! In secret nobody gains by answering last: what a familiar chooses does not depend on whether the
//! other seat has answered already.

use demonworld::{Action, Demonworld, Options, State};
use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Heuristic, Peephole, Seat, Turn};
use minds::{Level, think};

/// A battle, and the dice of its table.
struct Battle {
    game: Demonworld,
    dice: Seeded,
}

impl Battle {
    fn new(seed: u64) -> Battle {
        let game = Demonworld::open(&Options::default(), None).expect("the usual options open");
        Battle { game, dice: Seeded::from_number(seed) }
    }

    fn is_asked(&self, state: &State, seat: Seat, code: &str) -> bool {
        self.game.question(state, seat).is_some_and(|question| question.code.starts_with(code))
    }

    fn play(&mut self, state: &mut State, seat: Seat, action: Action) {
        self.game.play(state, seat, &action, &mut Cx::silent(&mut self.dice));
    }

    /// A hasty answer.
    fn answer(&mut self, state: &mut State, seat: Seat) {
        let mut list = Vec::new();
        self.game.legal(state, seat, &mut list);
        let at = self.game.impulse(state, seat, &list, &mut self.dice);
        self.play(state, seat, list[at]);
    }

    /// The first position from this turn on in which both seats are asked this.
    fn until(&mut self, turn: u8, code: &str) -> Option<State> {
        let mut state = self.game.start(&mut Cx::silent(&mut self.dice));
        let both = [Seat(0), Seat(1)];
        while state.turn < turn || !both.iter().all(|&seat| self.is_asked(&state, seat, code)) {
            let Turn::To(asked) = self.game.turn(&state) else { return None };
            self.answer(&mut state, asked.iter().next()?);
        }
        Some(state)
    }

    fn choice(&self, state: &State, seat: Seat, seed: u64) -> Action {
        let see = Peephole::new(&self.game, state, seat);
        let mut own = Seeded::from_number(seed);
        think(Level::Familiar, &see, &mut own, Budget::Iterations(2)).expect("it decides").action
    }
}

/// Gives the whole answer of a seat as a familiar would, before and after the other seat has given
/// its own; says how many decisions that were.
fn compared((turn, code): (u8, &str), seat: Seat, seed: u64) -> usize {
    let mut battle = Battle::new(seed);
    let Some(mut early) = battle.until(turn, code) else { return 0 };
    let mut decisions = 0;
    let (mut late, other) = (early.clone(), Seat(1 - seat.0));
    while battle.is_asked(&late, other, code) {
        battle.answer(&mut late, other);
    }
    while battle.is_asked(&early, seat, code) {
        let action = battle.choice(&early, seat, seed);
        assert_eq!(action, battle.choice(&late, seat, seed), "{code}, seat {seat}, seed {seed}");
        battle.play(&mut early, seat, action);
        battle.play(&mut late, seat, action);
        decisions += 1;
    }
    decisions
}

/// How often both seats are compared with themselves over these turns and so many battles.
fn decisions(turns: std::ops::Range<u8>, code: &str, battles: u64) -> usize {
    let cases = (0..battles).flat_map(|seed| turns.clone().map(move |turn| (turn, seed)));
    let both = |(turn, seed)| {
        compared((turn, code), Seat(0), seed) + compared((turn, code), Seat(1), seed)
    };
    cases.map(both).sum()
}

#[test]
fn a_familiar_strikes_alike_before_and_after_the_enemy() {
    assert!(decisions(1..4, "blows", 6) > 100);
}

#[test]
fn a_familiar_deploys_alike_before_and_after_the_enemy() {
    assert!(decisions(0..1, "deploy", 3) > 40);
}
