//! What a finished game looks like afterwards: how the chances moved, and what luck did to them.
//!
//! The game is over, so nothing is hidden any more: positions are looked at as they really were.

use std::time::{Duration, Instant};

use kernel::chance::{Chance, Kind, Replayed, Rolled, Seeded, Settled, Ways, Why};
use kernel::replay::ReplayOf;
use kernel::{Budget, CERTAIN, Cx, Heuristic, Outcome, Seat, Seats, Turn};

use crate::effort::Effort;
use crate::playout::Playout;
use crate::search::seed;
use crate::think::{Unable, guarded};

/// How long a game is looked back on when nobody says, in milliseconds.
pub const COACH_MILLIS: u32 = 5000;
/// Most points of the line.
const MOST_POINTS: usize = 120;
/// Most steps that are called turning points.
const MOST_TURNS: usize = 5;
/// A step that moves no chance by this many thousandths is no turning point.
const A_TURN: u16 = 60;
/// A question with at most this many answers is looked at answer by answer.
const FEW_ANSWERS: usize = 24;
/// Samples of a question with more answers than that, and of what a step rolls afterwards.
const SAMPLES: u32 = 24;
/// Playouts that a millisecond is thought to hold, where the ledger needs playouts.
const PLAYOUTS_PER_MILLI: u32 = 20;
/// Playouts from every point when the budget allows.
const MOST_ROUNDS: u32 = 400;

/// A point of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// After this step; step 0 is the set-up.
    pub step: u32,
    /// Estimated chance of every seat to win, in thousandths.
    pub per_mille: Vec<u16>,
}

/// One question to chance and what its answer was worth to whoever acted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// In this step.
    pub step: u32,
    /// Who acted.
    pub seat: Seat,
    /// Why chance was asked.
    pub why: &'static Why,
    /// What was asked.
    pub kind: Kind,
    /// Identity of what came up.
    pub id: u32,
    /// Thousandths of a win before the answer.
    pub expected: i32,
    /// Thousandths of a win with the answer.
    pub actual: i32,
}

/// A finished game in hindsight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hindsight {
    /// The line, from the set-up to the end.
    pub points: Vec<Point>,
    /// Steps at which the line moved most, in their order.
    pub turning: Vec<u32>,
    /// Every question to chance after the set-up that had several answers.
    pub luck: Vec<Luck>,
}

/// Looks back on a record that this program made, if the game is over.
///
/// A budget in iterations counts playouts of the line and gives the same figures everywhere.
pub fn look_back<G: Heuristic>(
    game: &G,
    replay: &ReplayOf<G>,
    own: &mut dyn Chance,
    effort: &Effort,
) -> Result<Hindsight, Unable> {
    let budget = effort.budget;
    if matches!(budget, Budget::Iterations(0) | Budget::Millis(0)) {
        return Err(Unable::NoBudget);
    }
    let course = Course::of(game, replay);
    let last = course.states.last().expect("a record has an opening position");
    // Who gives up, or runs out of time, leaves a game in the middle.
    let end = match game.turn(last) {
        Turn::Over(outcome) => Some(shares(&outcome)),
        Turn::To(_) => None,
    };
    let seed = seed(own);
    let look = || {
        let mut points = course.line(effort, Seeded::from_number(seed));
        // The end is what it is, whatever a game gives its losers to play for.
        if let Some(end) = end {
            points.last_mut().expect("the line has a first point").per_mille = end;
        }
        let luck = course.luck(budget, Seeded::from_number(!seed));
        Hindsight { turning: turning(&points), points, luck }
    };
    guarded(look).map_err(|_| Unable::NoSense)
}

/// Winners share one win, in thousandths.
fn shares(outcome: &Outcome) -> Vec<u16> {
    let winners = outcome.seats.iter().filter(|standing| standing.won).count().max(1);
    let share = u16::try_from(CERTAIN).expect("a thousand") / u16::try_from(winners).expect("few");
    outcome.seats.iter().map(|standing| share * u16::from(standing.won)).collect()
}

/// A record with the position before and after every step.
struct Course<'a, G: Heuristic> {
    game: &'a G,
    replay: &'a ReplayOf<G>,
    states: Vec<G::State>,
}

impl<'a, G: Heuristic> Course<'a, G> {
    fn of(game: &'a G, replay: &'a ReplayOf<G>) -> Self {
        let mut opening = Replayed::new(&replay.opening);
        let mut states = vec![game.start(&mut Cx::silent(&mut opening))];
        for line in &replay.steps {
            let mut state = states.last().expect("there is a first").clone();
            let mut rolled = Replayed::new(&line.rolled);
            game.play(&mut state, line.seat, &line.action, &mut Cx::silent(&mut rolled));
            states.push(state);
        }
        Course { game, replay, states }
    }

    /// Plays every point out, round after round, until the budget is spent.
    fn line(&self, effort: &Effort, mut dice: Seeded) -> Vec<Point> {
        let begin = Instant::now();
        let steps = sampled(self.states.len());
        let mut playout = Playout::new();
        let mut sums = vec![vec![0i64; usize::from(self.game.seats())]; steps.len()];
        let mut rounds = 0;
        while rounds == 0 || !is_spent(effort, begin, rounds, steps.len()) {
            for (&step, sum) in steps.iter().zip(&mut sums) {
                let mut state = self.states[step].clone();
                if let Some(seat) = playout.next_seat(self.game, &state) {
                    playout.run(self.game, &mut state, seat, &mut dice);
                }
                sum.iter_mut().zip(&playout.rewards).for_each(|(sum, &one)| *sum += i64::from(one));
            }
            rounds += 1;
        }
        let mean = |sum: i64| {
            let mean = (sum / i64::from(rounds)).clamp(0, CERTAIN.into());
            u16::try_from(mean).expect("the number was clamped")
        };
        let point = |(&step, sum): (&usize, Vec<i64>)| Point {
            step: u32::try_from(step).expect("games have few steps"),
            per_mille: sum.into_iter().map(mean).collect(),
        };
        steps.iter().zip(sums).map(point).collect()
    }

    /// What every answer of chance was worth to whoever acted.
    fn luck(&self, budget: Budget, mut dice: Seeded) -> Vec<Luck> {
        let rater = Rater::of(self, budget);
        let mut found = Vec::new();
        for (step, line) in self.replay.steps.iter().enumerate() {
            let asked = self.asked(step);
            let mut before = None;
            for (at, settled) in asked.iter().enumerate() {
                let roll = Roll { step, fixed: at };
                let expected =
                    before.unwrap_or_else(|| rater.expected(self, roll, settled, &mut dice));
                let next = Roll { step, fixed: at + 1 };
                let actual = match asked.get(at + 1) {
                    Some(later) => rater.expected(self, next, later, &mut dice),
                    None => rater.value(self, &self.states[step + 1], line.seat, &mut dice),
                };
                before = Some(actual);
                if answers(&settled.kind).len() > 1 {
                    found.push(Luck {
                        step: u32::try_from(step + 1).expect("games have few steps"),
                        seat: line.seat,
                        why: settled.why,
                        kind: settled.kind.clone(),
                        id: settled.id,
                        expected: rounded(expected),
                        actual: rounded(actual),
                    });
                }
            }
        }
        found
    }

    /// The questions of a step with their answers.
    fn asked(&self, step: usize) -> Vec<Settled> {
        let line = &self.replay.steps[step];
        let mut rolled = Replayed::new(&line.rolled);
        let mut recorder = kernel::chance::Recorder::new(&mut rolled);
        let mut state = self.states[step].clone();
        self.game.play(&mut state, line.seat, &line.action, &mut Cx::silent(&mut recorder));
        recorder.settled().to_vec()
    }
}

/// Thousandths of a win, not yet rounded.
type Thousandths = f64;

#[allow(clippy::cast_possible_truncation, reason = "thousandths of a win are small")]
fn rounded(value: Thousandths) -> i32 {
    value.round() as i32
}

/// A question of a step: so many answers before it are as they were.
#[derive(Clone, Copy)]
struct Roll {
    step: usize,
    fixed: usize,
}

/// How positions are valued for the ledger.
enum Rater {
    /// By the game's own sense: quick and without noise.
    Sense,
    /// By playouts, for games that tell nothing about their positions.
    Playouts(u32),
}

impl Rater {
    /// A game that says the same of every seat in every position has no sense of its own.
    fn of<G: Heuristic>(course: &Course<'_, G>, budget: Budget) -> Rater {
        let mut scratch = Vec::new();
        let has_sense = course.states.iter().any(|state| {
            scratch.clear();
            if matches!(course.game.turn(state), Turn::To(_)) {
                course.game.judge(state, &mut scratch);
            }
            scratch.windows(2).any(|pair| pair[0] != pair[1])
        });
        if has_sense {
            return Rater::Sense;
        }
        let allowed = match budget {
            Budget::Iterations(count) => count,
            Budget::Millis(millis) => millis.saturating_mul(PLAYOUTS_PER_MILLI),
        };
        let rolls: usize = course.replay.steps.iter().map(|line| line.rolled.len()).sum();
        let values = u32::try_from(rolls).unwrap_or(u32::MAX).saturating_mul(SAMPLES / 2);
        Rater::Playouts((allowed / values.max(1)).clamp(1, SAMPLES))
    }

    /// What a position promises a seat.
    fn value<G: Heuristic>(
        &self,
        course: &Course<'_, G>,
        state: &G::State,
        seat: Seat,
        dice: &mut Seeded,
    ) -> Thousandths {
        let game = course.game;
        let mut playout = Playout::new();
        let of = |playout: &Playout<G::Action>| {
            f64::from(playout.rewards.get(seat.index()).copied().unwrap_or(0))
        };
        let Some(next) = playout.next_seat(game, state) else {
            return of(&playout);
        };
        match *self {
            Rater::Sense => {
                playout.judge(game, state);
                of(&playout)
            }
            Rater::Playouts(count) => {
                let mut sum = 0.0;
                for _ in 0..count {
                    playout.run(game, &mut state.clone(), next, dice);
                    sum += of(&playout);
                }
                sum / f64::from(count)
            }
        }
    }

    /// What the actor could expect before a question was answered: over every answer if they are
    /// few, over samples otherwise.
    fn expected<G: Heuristic>(
        &self,
        course: &Course<'_, G>,
        roll: Roll,
        settled: &Settled,
        dice: &mut Seeded,
    ) -> Thousandths {
        let line = &course.replay.steps[roll.step];
        let after = |answer: Option<u32>, dice: &mut Seeded| {
            let mut bent = Bent {
                rolled: &line.rolled[..roll.fixed],
                used: 0,
                answer,
                share: 1.0,
                later: 0,
                dice,
            };
            let mut state = course.states[roll.step].clone();
            course.game.play(&mut state, line.seat, &line.action, &mut Cx::silent(&mut bent));
            let (share, later) = (bent.share, bent.later);
            (self.value(course, &state, line.seat, dice), share, later)
        };
        let answers = answers(&settled.kind);
        if answers.len() > FEW_ANSWERS {
            let sum: f64 = (0..SAMPLES).map(|_| after(None, dice).0).sum();
            return sum / f64::from(SAMPLES);
        }
        let samples = SAMPLES / u32::try_from(answers.len().max(4)).expect("they are few");
        let mut sum = 0.0;
        for answer in answers {
            let (value, share, later) = after(Some(answer), dice);
            // What the step rolls afterwards is averaged over a few samples.
            let more = if later == 0 { 0 } else { samples };
            let total: f64 = value + (0..more).map(|_| after(Some(answer), dice).0).sum::<f64>();
            sum += share * total / f64::from(1 + more);
        }
        sum
    }
}

/// Recorded answers, then one chosen answer, then dice.
struct Bent<'a> {
    rolled: &'a [Rolled],
    used: usize,
    /// The answer to the first question that is not on record.
    answer: Option<u32>,
    /// Its chance.
    share: f64,
    /// Questions after it.
    later: u32,
    dice: &'a mut Seeded,
}

impl Chance for Bent<'_> {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        let number = self.used;
        self.used += 1;
        if let Some(index) = self.rolled.get(number).and_then(|rolled| ways.index_of(rolled.id)) {
            return index;
        }
        self.later += u32::from(number > self.rolled.len());
        match self.answer {
            Some(answer) if number == self.rolled.len() => {
                self.share = share(&ways, answer);
                answer
            }
            _ => self.dice.settle(ways, why, eyes),
        }
    }
}

/// The chance of an answer as a number to reckon with.
#[allow(clippy::cast_precision_loss, reason = "a chance is rounded in the end")]
fn share(ways: &Ways<'_>, answer: u32) -> f64 {
    ways.share(answer).map_or(0.0, |share| share.num as f64 / share.den as f64)
}

/// The answers that a question can have, by index.
fn answers(kind: &Kind) -> Vec<u32> {
    let ways = match kind {
        Kind::Die { sides } => Ways::Die(*sides),
        Kind::Pick { ids } => {
            return (0..u32::try_from(ids.len()).unwrap_or(u32::MAX)).collect();
        }
        Kind::Weighted { weights } => Ways::Weighted(weights),
        Kind::Hits { dice, sides, at_most } => {
            Ways::Hits { dice: *dice, sides: *sides, at_most: *at_most }
        }
    };
    (0..ways.count()).filter(|&index| ways.is_possible(index)).collect()
}

/// Steps of which the line has a point: all, or as many as are readable, with both ends.
fn sampled(states: usize) -> Vec<usize> {
    let count = states.min(MOST_POINTS);
    let last = states - 1;
    let mut steps: Vec<usize> = (0..count).map(|at| last * at / (count - 1).max(1)).collect();
    steps.dedup();
    steps
}

fn is_spent(effort: &Effort, begin: Instant, rounds: u32, points: usize) -> bool {
    let points = u32::try_from(points).expect("the line is short");
    rounds >= MOST_ROUNDS
        || match effort.budget {
            Budget::Iterations(count) => rounds.saturating_add(1).saturating_mul(points) > count,
            Budget::Millis(millis) => {
                begin.elapsed() >= effort.hurry.cut(0, Duration::from_millis(millis.into()))
            }
        }
}

/// The steps before which and after which the line differs most.
fn turning(points: &[Point]) -> Vec<u32> {
    let distance = |pair: &[Point]| {
        let seats = pair[0].per_mille.iter().zip(&pair[1].per_mille);
        seats.map(|(before, after)| before.abs_diff(*after)).max().unwrap_or(0)
    };
    let mut moves: Vec<(u16, u32)> =
        points.windows(2).map(|pair| (distance(pair), pair[1].step)).collect();
    moves.retain(|(moved, _)| *moved >= A_TURN);
    moves.sort_by_key(|&(moved, step)| (std::cmp::Reverse(moved), step));
    let mut turning: Vec<u32> = moves.into_iter().take(MOST_TURNS).map(|(_, step)| step).collect();
    turning.sort_unstable();
    turning
}
