//! Playing a position out by impulse.

use kernel::{Chance, Cx, Heuristic, Seat, Turn};

/// Most decisions of a playout before the position is judged instead, whatever the game says.
const CUT_OFF: u32 = 400;

/// Plays positions out and keeps what every seat got, in thousandths of a win.
#[derive(Debug)]
pub(crate) struct Playout<A> {
    listed: Vec<A>,
    /// One entry per seat after the last position was played out.
    pub(crate) rewards: Vec<i32>,
}

impl<A: Clone> Playout<A> {
    pub(crate) fn new() -> Self {
        Playout { listed: Vec::new(), rewards: Vec::new() }
    }

    /// Who acts next; nobody when the game is over, and then everybody has a reward.
    #[inline]
    pub(crate) fn next_seat<G: Heuristic<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
    ) -> Option<Seat> {
        match game.turn(state) {
            Turn::To(seats) => seats.iter().next(),
            Turn::Over(outcome) => {
                let seats = (0..game.seats()).map(Seat);
                self.rewards.clear();
                self.rewards.extend(seats.map(|seat| game.worth(&outcome, seat)));
                None
            }
        }
    }

    /// Plays by impulse to the end, or until the position is judged.
    pub(crate) fn run<G: Heuristic<Action = A>>(
        &mut self,
        game: &G,
        state: &mut G::State,
        first: Seat,
        dice: &mut impl Chance,
    ) {
        let mut seat = first;
        for _ in 0..game.foresight().min(CUT_OFF) {
            self.listed.clear();
            game.legal(state, seat, &mut self.listed);
            let at = game.impulse(state, seat, &self.listed, dice);
            game.play(state, seat, &self.listed[at], &mut Cx::silent(dice));
            match self.next_seat(game, state) {
                Some(next) => seat = next,
                None => return,
            }
        }
        self.judge(game, state);
    }

    /// Judges a position that is not over.
    pub(crate) fn judge<G: Heuristic<Action = A>>(&mut self, game: &G, state: &G::State) {
        self.rewards.clear();
        game.judge(state, &mut self.rewards);
    }
}
