//! Elo from the games of one arena.

use kernel::chance::Seeded;
use serde::Serialize;

use super::Played;

/// Points by which a player with ten times the odds stands higher.
const SCALE: f64 = 400.0;
/// Half a point each way between all pairs: nobody is infinitely strong.
const DOUBT: f64 = 0.5;
/// Rounds until the strengths no longer move.
const ROUNDS: usize = 200;
/// Redrawn samples of the games for the interval.
const SAMPLES: usize = 400;

/// Strength relative to the mean of the players, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The ratings of all players; a win against somebody is a point, being alike is half a point.
pub fn ratings(players: usize, games: &[Played]) -> Vec<Rating> {
    let all = fit(players, games.iter());
    let mut dice = Seeded::from_number(players as u64);
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(SAMPLES); players];
    if count > 0 {
        for _ in 0..SAMPLES {
            let drawn: Vec<usize> = games.iter().map(|_| dice.below(count) as usize).collect();
            let sample = fit(players, drawn.iter().map(|&at| &games[at]));
            samples.iter_mut().zip(sample).for_each(|(list, elo)| list.push(elo));
        }
    }
    let rating = |(elo, mut list): (f64, Vec<f64>)| {
        list.sort_by(f64::total_cmp);
        let at = |part: usize| list.get(list.len() * part / 1000).copied().unwrap_or(elo);
        Rating { elo, low: at(25).min(elo), high: at(975).max(elo) }
    };
    all.into_iter().zip(samples).map(rating).collect()
}

/// Bradley-Terry by minorisation: strengths that explain the points best.
fn fit<'a>(players: usize, games: impl Iterator<Item = &'a Played>) -> Vec<f64> {
    let mut points = vec![vec![0.0; players]; players];
    for game in games {
        for (one, &first) in game.seating.iter().enumerate() {
            for (two, &second) in game.seating.iter().enumerate() {
                if first != second {
                    points[first][second] += match (game.won[one], game.won[two]) {
                        (true, false) => 1.0,
                        (false, true) => 0.0,
                        _ => 0.5,
                    };
                }
            }
        }
    }
    for (one, row) in points.iter_mut().enumerate() {
        row.iter_mut().enumerate().filter(|(two, _)| *two != one).for_each(|(_, p)| *p += DOUBT);
    }
    let mut strength = vec![1.0; players];
    for _ in 0..ROUNDS {
        let before = strength.clone();
        for (one, own) in strength.iter_mut().enumerate() {
            let others = (0..players).filter(|&two| two != one);
            let won: f64 = others.clone().map(|two| points[one][two]).sum();
            let met: f64 = others
                .map(|two| (points[one][two] + points[two][one]) / (before[one] + before[two]))
                .sum();
            if met > 0.0 {
                *own = won / met;
            }
        }
    }
    let elo: Vec<f64> = strength.iter().map(|own: &f64| SCALE * own.log10()).collect();
    let mean = elo.iter().sum::<f64>() / players.max(1) as f64;
    elo.into_iter().map(|one| one - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(won: [bool; 2]) -> Played {
        Played {
            seating: vec![0, 1],
            won: won.to_vec(),
            worth: vec![0, 0],
            score: vec![0, 0],
            first: 0,
            turned: Vec::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            course: 0,
        }
    }

    #[test]
    fn ten_times_the_odds_is_400_points() {
        let mut games = vec![game([true, false]); 1000];
        games.extend(vec![game([false, true]); 100]);
        let found = ratings(2, &games);
        let apart = found[0].elo - found[1].elo;
        assert!((apart - 400.0).abs() < 3.0, "{found:?}");
        assert!(found[0].low < found[0].elo && found[0].elo < found[0].high, "{found:?}");
    }

    #[test]
    fn games_without_a_winner_say_nothing() {
        let found = ratings(2, &vec![game([false, false]); 50]);
        assert!(found.iter().all(|rating| rating.elo.abs() < 1e-6), "{found:?}");
    }
}
