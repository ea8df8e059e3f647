//! Elo from the games of one arena.

use kernel::chance::Seeded;
use serde::Serialize;

use super::Played;

/// Points by which a player with ten times the odds stands higher.
const SCALE: f64 = 400.0;
/// Games that every pair has won against each other before the first: nobody is infinitely strong.
///
/// One each way is Laplace's rule, under which any share of the points is as likely as any other,
/// and what `BayesElo` begins with.
const DOUBT: f64 = 1.0;
/// Rounds until the strengths no longer move; a dozen is enough where every game went one way.
const ROUNDS: usize = 50;
/// Worlds drawn for the interval.
const SAMPLES: usize = 1000;

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
///
/// The interval is that of the Bayesian bootstrap (Rubin 1981): in every drawn world each game has a
/// weight of its own, and so have the games of doubt. Of two players the share of the points is then
/// distributed as Beta(wins + 1, losses + 1). Games drawn with replacement would be the same in every
/// sample after a clean sweep, and twenty games as sure as a thousand.
pub fn ratings(players: usize, games: &[Played]) -> Vec<Rating> {
    let all = fit(players, games.iter().map(|game| (game, 1.0)), || DOUBT);
    let mut dice = Seeded::from_number(players as u64);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(SAMPLES); players];
    for _ in 0..SAMPLES {
        let weights: Vec<f64> = games.iter().map(|_| weight(&mut dice)).collect();
        let sample = fit(players, games.iter().zip(weights), || DOUBT * weight(&mut dice));
        samples.iter_mut().zip(sample).for_each(|(list, elo)| list.push(elo));
    }
    let rating = |(elo, mut list): (f64, Vec<f64>)| {
        list.sort_by(f64::total_cmp);
        let at = |part: usize| list[SAMPLES * part / 1000];
        Rating { elo, low: at(25).min(elo), high: at(975).max(elo) }
    };
    all.into_iter().zip(samples).map(rating).collect()
}

/// How much a game counts in a drawn world: 1 in the mean, exponentially distributed.
fn weight(dice: &mut Seeded) -> f64 {
    let part = f64::from(dice.below(u32::MAX) + 1) / f64::from(u32::MAX);
    // Never nothing at all, so that every player has won and lost a little.
    f64::MIN_POSITIVE - part.ln()
}

/// Bradley-Terry: strengths that explain the points best.
fn fit<'a>(
    players: usize,
    games: impl Iterator<Item = (&'a Played, f64)>,
    mut doubt: impl FnMut() -> f64,
) -> Vec<f64> {
    let mut points = vec![vec![0.0; players]; players];
    for (game, weight) in games {
        for (one, &first) in game.seating.iter().enumerate() {
            for (two, &second) in game.seating.iter().enumerate() {
                if first != second {
                    points[first][second] += weight * share(game.won[one], game.won[two]);
                }
            }
        }
    }
    for (one, row) in points.iter_mut().enumerate() {
        row.iter_mut().enumerate().filter(|(two, _)| *two != one).for_each(|(_, p)| *p += doubt());
    }
    let strength = strengths(&points);
    let elo: Vec<f64> = strength.iter().map(|own: &f64| SCALE * own.log10()).collect();
    let mean = elo.iter().sum::<f64>() / players.max(1) as f64;
    elo.into_iter().map(|one| one - mean).collect()
}

/// What one has of the point between two.
fn share(won: bool, other_won: bool) -> f64 {
    match (won, other_won) {
        (true, false) => 1.0,
        (false, true) => 0.0,
        _ => 0.5,
    }
}

/// The most likely strengths, by the iteration of Newman (JMLR 24, 2023): Zermelo's needs thousands
/// of rounds where somebody hardly ever loses.
fn strengths(points: &[Vec<f64>]) -> Vec<f64> {
    let mut strength = vec![1.0; points.len()];
    for _ in 0..ROUNDS {
        for one in 0..points.len() {
            let (mut won, mut lost) = (0.0, 0.0);
            for two in (0..points.len()).filter(|&two| two != one) {
                let both = strength[one] + strength[two];
                won += points[one][two] * strength[two] / both;
                lost += points[two][one] / both;
            }
            if lost > 0.0 {
                strength[one] = won / lost;
            }
        }
    }
    strength
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
            first: Some(0),
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

    /// Elo between two players with this share of the points.
    fn apart(share: f64) -> f64 {
        SCALE * (share / (1.0 - share)).log10()
    }

    #[test]
    fn a_clean_sweep_is_strong_but_not_certain() {
        let found = ratings(2, &vec![game([true, false]); 20]);
        let Rating { elo, low, high } = found[0];
        assert!((2.0 * elo - apart(21.0 / 22.0)).abs() < 1.0, "{found:?}");
        // Beta(21, 1) has its 2.5 % and 97.5 % at these shares; drawn worlds come near.
        let ends = [0.025_f64, 0.975].map(|part| apart(part.powf(1.0 / 21.0)));
        assert!((2.0 * low - ends[0]).abs() < 20.0, "{found:?}, {ends:?}");
        assert!((2.0 * high - ends[1]).abs() < 120.0, "{found:?}, {ends:?}");
        let thousand = ratings(2, &vec![game([true, false]); 1000])[0];
        assert!(thousand.low > low && thousand.high.is_finite(), "{thousand:?}");
    }

    #[test]
    fn a_loser_is_as_unsure_as_who_sweeps() {
        let found = ratings(2, &vec![game([true, false]); 20]);
        assert!((found[0].low + found[1].high).abs() < 1.0, "{found:?}");
        assert!((found[0].high + found[1].low).abs() < 15.0, "{found:?}");
    }

    #[test]
    fn one_of_three_who_wins_a_thousand_games_stands_a_thousand_to_one_above_each() {
        let won = |seats: [bool; 3]| Played {
            seating: vec![0, 1, 2],
            won: seats.to_vec(),
            worth: vec![0; 3],
            score: vec![0; 3],
            ..game([true, false])
        };
        let found = ratings(3, &vec![won([true, false, false]); 1000]);
        assert!((found[0].elo - found[1].elo - apart(1001.0 / 1002.0)).abs() < 1.0, "{found:?}");
        assert!((found[1].elo - found[2].elo).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn games_without_a_winner_say_nothing() {
        let found = ratings(2, &vec![game([false, false]); 50]);
        assert!(found.iter().all(|rating| rating.elo.abs() < 1e-6), "{found:?}");
    }
}
