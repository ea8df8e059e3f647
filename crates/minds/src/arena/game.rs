//! One game between minds.

use std::time::Instant;

use kernel::chance::Seeded;
use kernel::{CERTAIN, Cx, Heuristic, Label, Peephole, Seat, Turn};
use serde::Serialize;

use super::Plan;
use crate::think;

/// How one game went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// Which player of the plan sat in each seat.
    pub seating: Vec<usize>,
    /// Whether each seat won.
    pub won: Vec<bool>,
    /// What each seat got, in thousandths of a win.
    pub worth: Vec<i32>,
    /// The score of each seat, where the game has one.
    pub score: Vec<i32>,
    /// Who began, where one seat did.
    pub first: Option<u8>,
    /// Decisions of each seat.
    pub turned: Vec<Turned>,
    /// Facts about each seat at the end.
    pub labels: Vec<Vec<Label>>,
    /// What went wrong inside a mind.
    pub notes: Vec<String>,
    /// Fingerprint of the set-up and of everything that was played.
    pub course: u64,
}

/// What one seat did in one game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Turned {
    /// Decisions.
    pub decisions: u32,
    /// Actions listed, in all.
    pub listed: u64,
    /// Worlds played through, in all.
    pub iterations: u64,
    /// Time thought, in all, in microseconds.
    pub micros: u64,
    /// The longest single thought, in microseconds.
    pub longest: u64,
}

/// Plays one game; every mind has dice of its own.
///
/// # Panics
/// When the game breaks its contract: a seat that owes a decision has none to make.
pub fn play<G: Heuristic>(game: &G, plan: &Plan, seating: &[usize], seed: &str) -> Played {
    let mut dice = Seeded::from_text(seed);
    let mut own: Vec<Seeded> = (0..seating.len())
        .map(|seat| Seeded::from_text(&format!("{seed} (mind in seat {seat})")))
        .collect();
    let mut state = game.start(&mut Cx::silent(&mut dice));
    let mut turned = vec![Turned::default(); seating.len()];
    let first = game.begins(&state).map(|seat| seat.0);
    let mut notes = Vec::new();
    let mut course = Course::new();
    course.add(&kernel::encode(&state));
    let outcome = loop {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::To(seats) => seats.iter().next().expect("somebody owes a decision"),
        };
        let level = plan.players[seating[seat.index()]];
        let see = Peephole::new(game, &state, seat);
        let listed = see.legal().len() as u64;
        let begin = Instant::now();
        let thought = think(level, &see, &mut own[seat.index()], plan.budget_of(level))
            .expect("the seat owes a decision and the budget was checked");
        let micros = u64::try_from(begin.elapsed().as_micros()).unwrap_or(u64::MAX);
        let sum = &mut turned[seat.index()];
        sum.decisions += 1;
        sum.listed += listed;
        sum.iterations += u64::from(thought.iterations);
        sum.micros += micros;
        sum.longest = sum.longest.max(micros);
        notes.extend(thought.note);
        course.add(&[seat.0]);
        course.add(&kernel::encode(&thought.action));
        game.play(&mut state, seat, &thought.action, &mut Cx::silent(&mut dice));
    };
    let seats = || (0..game.seats()).map(Seat);
    let labels = |seat: Seat| {
        let mut labels = Vec::new();
        game.labels(&state, seat, &mut labels);
        labels
    };
    Played {
        seating: seating.to_vec(),
        won: outcome.seats.iter().map(|standing| standing.won).collect(),
        worth: seats().map(|seat| game.worth(&outcome, seat).clamp(0, CERTAIN)).collect(),
        score: outcome.seats.iter().map(|standing| standing.score).collect(),
        first,
        turned,
        labels: seats().map(labels).collect(),
        notes,
        course: course.0,
    }
}

/// A fingerprint of many bytes (FNV-1a): enough to tell games apart.
struct Course(u64);

impl Course {
    fn new() -> Course {
        Course(0xCBF2_9CE4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}
