//! What many games say together.

use std::collections::BTreeSet;

use serde::Serialize;

use super::labels::labelled;
use super::{Labelled, Plan, Played, Rating, ratings};

/// How many standard deviations hold 95 % of all cases.
const SIGMAS: f64 = 1.959_964;

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The Wilson interval of a share; `hits` may hold halves.
pub fn wilson(hits: f64, of: f64) -> Share {
    if of <= 0.0 {
        return Share { share: 0.0, low: 0.0, high: 1.0 };
    }
    let share = hits / of;
    let square = SIGMAS * SIGMAS;
    let scale = 1.0 + square / of;
    let center = (share + square / (2.0 * of)) / scale;
    let half = SIGMAS / scale * (share * (1.0 - share) / of + square / (4.0 * of * of)).sqrt();
    Share { share, low: (center - half).max(0.0), high: (center + half).min(1.0) }
}

/// How many games it takes until a share near parity has an interval of so many points each way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Needed {
    /// Points of a hundred, up or down.
    pub points: u32,
    /// Games.
    pub games: u64,
}

/// The games needed for 5, 2 and 1 points with so many players; alone there is no parity, and an
/// even chance takes most.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small and positive")]
pub fn needed(players: usize) -> [Needed; 3] {
    let parity = 1.0 / players.max(2) as f64;
    [5, 2, 1].map(|points| {
        let half = f64::from(points) / 100.0;
        let games = SIGMAS * SIGMAS * parity * (1.0 - parity) / (half * half);
        Needed { points, games: games.ceil() as u64 }
    })
}

/// How one player of the plan did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    /// Its level.
    pub level: String,
    /// Games won, alone or with others; shared wins count as parts.
    pub wins: f64,
    /// The same as a share of all games.
    pub win_share: Share,
    /// The same as a share of the wins of all: parity is one by the number of players.
    pub of_all_wins: Share,
    /// Strength against the others in this arena.
    pub elo: Rating,
    /// Mean score, where the game has one.
    pub mean_score: f64,
    /// Mean time of a decision, in milliseconds.
    pub mean_millis: f64,
    /// Longest time of a decision, in milliseconds.
    pub longest_millis: f64,
    /// Worlds played through per decision.
    pub iterations: f64,
}

/// What an arena found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Number of games.
    pub games: usize,
    /// How many of them differ; intervals count every game as one of its own.
    pub distinct: usize,
    /// One entry per player of the plan.
    pub players: Vec<Player>,
    /// Share of games in which several seats won, or all ended alike.
    pub draws: Share,
    /// Share of games that nobody won.
    pub nobody: Share,
    /// Share of all wins that went to whoever began, over the games in which one seat did; parity is
    /// one by the number of seats.
    pub first_seat: Option<Share>,
    /// Share of all wins by seat.
    pub seats: Vec<Share>,
    /// Mean number of decisions in a game.
    pub length: f64,
    /// Decisions of every game, in their order.
    pub lengths: Vec<u32>,
    /// Mean number of listed actions at a decision.
    pub branching: f64,
    /// How often seats won about which the game says something.
    pub labels: Vec<Labelled>,
    /// What went wrong inside a mind, each with how often.
    pub notes: Vec<(String, usize)>,
    /// How many games surer shares would take.
    pub needed: [Needed; 3],
}

impl Figures {
    /// Counts the games of a plan.
    pub fn of(plan: &Plan, games: &[Played]) -> Figures {
        let count = games.len() as f64;
        let all_wins: f64 = games.iter().map(|game| parts(game).iter().sum::<f64>()).sum();
        let ratings = ratings(plan.players.len(), games);
        let player = |number: usize, elo: Rating| player(plan, games, number, elo, all_wins);
        let at = |seat: usize| games.iter().map(move |game| parts(game)[seat]).sum::<f64>();
        let winners = |game: &Played| game.won.iter().filter(|&&won| won).count();
        let having = |test: &dyn Fn(&Played) -> bool| {
            wilson(games.iter().filter(|game| test(game)).count() as f64, count)
        };
        let lengths: Vec<u32> = games.iter().map(length).collect();
        let decisions: u32 = lengths.iter().sum();
        let listed: u64 = turned(games).map(|turned| turned.listed).sum();
        Figures {
            games: games.len(),
            distinct: games.iter().map(|game| game.course).collect::<BTreeSet<u64>>().len(),
            players: ratings.into_iter().enumerate().map(|(n, elo)| player(n, elo)).collect(),
            draws: having(&|game| winners(game) > 1),
            nobody: having(&|game| winners(game) == 0),
            first_seat: of_the_first(games),
            seats: (0..plan.players.len()).map(|seat| wilson(at(seat), all_wins)).collect(),
            length: f64::from(decisions) / count,
            lengths,
            branching: listed as f64 / f64::from(decisions.max(1)),
            labels: labelled(games),
            notes: counted(games),
            needed: needed(plan.players.len()),
        }
    }

    /// How many 95 % intervals a page with these figures shows: so many comparisons, of which one in
    /// twenty misses by chance.
    pub fn intervals(&self) -> usize {
        // Shares of games and of wins, and Elo; draws and games that nobody won.
        let each = 3 * self.players.len() + 2;
        let rows: usize = self.labels.iter().map(|labelled| labelled.rows.len()).sum();
        each + self.seats.len() + usize::from(self.first_seat.is_some()) + rows
    }
}

/// The wins of whoever began, among all wins of the games in which one seat did.
fn of_the_first(games: &[Played]) -> Option<Share> {
    let begun = || games.iter().filter_map(|game| Some((parts(game), usize::from(game.first?))));
    begun().next()?;
    let of: f64 = begun().map(|(parts, _)| parts.iter().sum::<f64>()).sum();
    Some(wilson(begun().map(|(parts, first)| parts[first]).sum(), of))
}

fn length(game: &Played) -> u32 {
    game.turned.iter().map(|turned| turned.decisions).sum()
}

fn turned(games: &[Played]) -> impl Iterator<Item = &super::Turned> {
    games.iter().flat_map(|game| &game.turned)
}

/// What each seat has of the win: winners share it.
pub(super) fn parts(game: &Played) -> Vec<f64> {
    let winners = game.won.iter().filter(|&&won| won).count().max(1) as f64;
    game.won.iter().map(|&won| if won { 1.0 / winners } else { 0.0 }).collect()
}

fn player(plan: &Plan, games: &[Played], number: usize, elo: Rating, all_wins: f64) -> Player {
    let seat_in = |game: &Played| game.seating.iter().position(|&player| player == number);
    let seats: Vec<(usize, &Played)> =
        games.iter().filter_map(|game| Some((seat_in(game)?, game))).collect();
    let count = seats.len().max(1) as f64;
    let wins = seats.iter().map(|(seat, game)| parts(game)[*seat]).sum();
    let score: i64 = seats.iter().map(|(seat, game)| i64::from(game.score[*seat])).sum();
    let own = || seats.iter().map(|(seat, game)| &game.turned[*seat]);
    let decisions = own().map(|turned| u64::from(turned.decisions)).sum::<u64>().max(1) as f64;
    let micros: u64 = own().map(|turned| turned.micros).sum();
    let longest = own().map(|turned| turned.longest).max().unwrap_or(0);
    let iterations: u64 = own().map(|turned| turned.iterations).sum();
    Player {
        level: plan.players[number].to_string(),
        wins,
        win_share: wilson(wins, count),
        of_all_wins: wilson(wins, all_wins),
        elo,
        mean_score: score as f64 / count,
        mean_millis: micros as f64 / 1000.0 / decisions,
        longest_millis: longest as f64 / 1000.0,
        iterations: iterations as f64 / decisions,
    }
}

fn counted(games: &[Played]) -> Vec<(String, usize)> {
    let mut notes: Vec<(String, usize)> = Vec::new();
    for note in games.iter().flat_map(|game| &game.notes) {
        match notes.iter_mut().find(|(same, _)| same == note) {
            Some((_, count)) => *count += 1,
            None => notes.push((note.clone(), 1)),
        }
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Published example: 10 of 20 gives 0.299 to 0.701.
        let half = wilson(10.0, 20.0);
        assert!((half.low - 0.299).abs() < 0.001 && (half.high - 0.701).abs() < 0.001, "{half:?}");
        let all = wilson(20.0, 20.0);
        assert!(all.low > 0.83 && (all.high - 1.0).abs() < 1e-9, "{all:?}");
        assert_eq!(wilson(0.0, 0.0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn surer_shares_take_so_many_games() {
        let games = |players| needed(players).map(|one| (one.points, one.games));
        assert_eq!(games(2), [(5, 385), (2, 2401), (1, 9604)]);
        assert_eq!(games(4), [(5, 289), (2, 1801), (1, 7203)]);
        assert_eq!(games(1), games(2));
    }
}
