//! Win rates by what a game says about its seats.

use std::collections::BTreeMap;

use serde::Serialize;

use super::figures::parts;
use super::{Played, Share, wilson};

/// Win rates by the values of one label.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Labelled {
    /// The label's code.
    pub code: &'static str,
    /// One row per value; numbers by size, names by how often their seats won.
    pub rows: Vec<Row>,
    /// Where the values lie, if all of them are numbers.
    pub range: Option<Range>,
}

/// Seats with one value of a label.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The value.
    pub value: String,
    /// How often a seat had it.
    pub seats: usize,
    /// How often such a seat won; winners share a win.
    pub won: Share,
}

/// Lowest, middle and highest of many numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Range {
    /// The lowest.
    pub low: i64,
    /// Half lie below.
    pub median: i64,
    /// The highest.
    pub high: i64,
}

/// Counts the labels of all seats of all games, codes in alphabetical order.
pub(super) fn labelled(games: &[Played]) -> Vec<Labelled> {
    let mut found: BTreeMap<&'static str, BTreeMap<&str, (usize, f64)>> = BTreeMap::new();
    for game in games {
        for (labels, part) in game.labels.iter().zip(parts(game)) {
            for label in labels {
                let values = found.entry(label.code).or_default();
                let (seats, wins) = values.entry(&label.value).or_default();
                *seats += 1;
                *wins += part;
            }
        }
    }
    found.into_iter().map(|(code, values)| table(code, values)).collect()
}

fn table(code: &'static str, values: BTreeMap<&str, (usize, f64)>) -> Labelled {
    let range = range(&values);
    let row = |(value, (seats, wins)): (&str, (usize, f64))| Row {
        value: value.to_owned(),
        seats,
        won: wilson(wins, seats as f64),
    };
    let mut rows: Vec<Row> = values.into_iter().map(row).collect();
    match range {
        Some(_) => rows.sort_by_key(|row| row.value.parse().unwrap_or(i64::MAX)),
        None => rows.sort_by(|a, b| b.won.share.total_cmp(&a.won.share)),
    }
    Labelled { code, rows, range }
}

/// Where numbers lie; nothing if one value is no number.
fn range(values: &BTreeMap<&str, (usize, f64)>) -> Option<Range> {
    let mut numbers = Vec::new();
    for (value, (seats, _)) in values {
        let number: i64 = value.parse().ok()?;
        numbers.extend(std::iter::repeat_n(number, *seats));
    }
    numbers.sort_unstable();
    let median = *numbers.get(numbers.len() / 2)?;
    Some(Range { low: *numbers.first()?, median, high: *numbers.last()? })
}

#[cfg(test)]
mod tests {
    use kernel::Label;

    use super::*;

    fn game(won: bool, candle: &str, turns: &str) -> Played {
        let label = |code, value: &str| Label { code, value: value.to_owned() };
        Played {
            seating: vec![0, 1],
            won: vec![won, !won],
            worth: vec![0, 0],
            score: vec![0, 0],
            first: Some(0),
            turned: Vec::new(),
            labels: vec![vec![label("candle", candle), label("turns", turns)], Vec::new()],
            notes: Vec::new(),
            course: 0,
        }
    }

    #[test]
    fn seats_are_counted_by_what_the_game_says_of_them() {
        let games = [game(true, "two", "10"), game(false, "two", "9"), game(true, "six", "11")];
        let found = labelled(&games);
        let rows = |at: usize| -> Vec<(&str, usize, f64)> {
            let rows = found[at].rows.iter();
            rows.map(|row| (&*row.value, row.seats, row.won.share)).collect()
        };
        assert_eq!(found[0].code, "candle");
        assert_eq!(rows(0), [("six", 1, 1.0), ("two", 2, 0.5)]);
        assert_eq!(found[0].range, None);
        assert_eq!(rows(1), [("9", 1, 0.0), ("10", 1, 1.0), ("11", 1, 1.0)]);
        assert_eq!(found[1].range, Some(Range { low: 9, median: 10, high: 11 }));
    }
}
