//! Minds against each other: who wins how often, and how sure that is.

#![allow(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]

mod elo;
mod figures;
mod game;
mod labels;
mod report;
mod svg;

pub use elo::{Rating, ratings};
pub use figures::{Figures, Needed, Share, needed, wilson};
pub use game::{Played, Turned, play};
pub use labels::{Labelled, Range, Row};
pub use report::{Heading, Section, html, needed_games};

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use kernel::{Budget, Heuristic};

use crate::Level;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// One player per seat; they change places after every game.
    pub players: Vec<Level>,
    /// How many games.
    pub games: u32,
    /// Games at the same time.
    pub jobs: u32,
    /// How long a fiend thinks; nothing means every level its own time.
    pub budget: Option<Budget>,
    /// The same text gives the same dice, and with a budget in iterations the same games.
    pub seed: String,
}

impl Plan {
    /// How long a player of this level thinks.
    pub fn budget_of(&self, level: Level) -> Budget {
        self.budget.map_or(level.budget(), |fiend| level.budget_beside(fiend))
    }

    /// Which player sits in each seat in this game: all rotations in turn.
    pub fn seating(&self, game: u32) -> Vec<usize> {
        let count = self.players.len().max(1);
        (0..self.players.len()).map(|seat| (seat + game as usize) % count).collect()
    }

    /// The dice of a game: every game its own, so that players of one level who change places do
    /// not play the same game again.
    fn dice_seed(&self, game: u32) -> String {
        format!("{} (game {game})", self.seed)
    }
}

/// Why nothing can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPlan {
    /// Not as many players as seats.
    Players {
        /// Players named.
        given: usize,
        /// Seats of the table.
        seats: u8,
    },
    /// No game at all.
    NoGames,
    /// No budget at all.
    NoBudget,
}

impl std::fmt::Display for BadPlan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadPlan::Players { given, seats } => {
                write!(f, "{given} players are named for a table of {seats} seats")
            }
            BadPlan::NoGames => f.write_str("an arena needs at least one game"),
            BadPlan::NoBudget => f.write_str("a mind needs a budget of at least one"),
        }
    }
}

impl std::error::Error for BadPlan {}

/// Plays all games of a plan, several at a time; `tick` is called after each.
///
/// The games come back in their order, whatever the number of jobs.
pub fn run<G: Heuristic>(
    game: &G,
    plan: &Plan,
    tick: &mut dyn FnMut(&Played),
) -> Result<Vec<Played>, BadPlan> {
    if plan.players.len() != usize::from(game.seats()) {
        return Err(BadPlan::Players { given: plan.players.len(), seats: game.seats() });
    }
    if plan.games == 0 {
        return Err(BadPlan::NoGames);
    }
    if matches!(plan.budget, Some(Budget::Iterations(0) | Budget::Millis(0))) {
        return Err(BadPlan::NoBudget);
    }
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let mut played: Vec<(u32, Played)> = Vec::new();
    thread::scope(|scope| {
        for _ in 0..plan.jobs.clamp(1, plan.games) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                while let Some(number) = u32::try_from(next.fetch_add(1, Ordering::Relaxed))
                    .ok()
                    .filter(|&number| number < plan.games)
                {
                    let dice = plan.dice_seed(number);
                    let one = play(game, plan, &plan.seating(number), &dice);
                    if send.send((number, one)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for (number, one) in receive {
            tick(&one);
            played.push((number, one));
        }
    });
    played.sort_by_key(|(number, _)| *number);
    Ok(played.into_iter().map(|(_, one)| one).collect())
}
