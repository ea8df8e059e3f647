//! Every outcome, one run each.

use super::{Chance, Seeded, Ways, Why};
use crate::{Seats, Share};

/// One decision of chance on the current path.
#[derive(Debug)]
struct Turnoff {
    index: u32,
    /// The next possible outcome after this one.
    next: Option<u32>,
    share: Option<Share>,
}

/// Depth-first over all outcomes, one run per leaf; beyond its depth it pretends and marks the
/// leaf as left out.
#[derive(Debug)]
pub struct Enumerating {
    path: Vec<Turnoff>,
    at: usize,
    depth: usize,
    too_deep: bool,
    pretend: Seeded,
}

impl Enumerating {
    /// Explores up to this many questions in one run.
    pub fn new(depth: usize) -> Self {
        Enumerating {
            path: Vec::new(),
            at: 0,
            depth,
            too_deep: false,
            pretend: Seeded::from_number(0),
        }
    }

    /// The exact chance of the run just made; nothing if it was too deep or overflows.
    pub fn share(&self) -> Option<Share> {
        if self.too_deep {
            return None;
        }
        self.path.iter().try_fold(Share::ONE, |product, turnoff| product.times(turnoff.share?))
    }

    /// Prepares the next run; false when all have been made.
    pub fn next_run(&mut self) -> bool {
        self.at = 0;
        self.too_deep = false;
        while let Some(mut last) = self.path.pop() {
            if let Some(next) = last.next {
                last.index = next;
                self.path.push(last);
                return true;
            }
        }
        false
    }
}

impl Chance for Enumerating {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        if self.at == self.depth {
            self.too_deep = true;
            return self.pretend.settle(ways, why, eyes);
        }
        let possible = |from: u32| (from..ways.count()).find(|&index| ways.is_possible(index));
        let index = match self.path.get(self.at) {
            Some(turnoff) => turnoff.index,
            None => possible(0).expect("a question to chance has at least one answer"),
        };
        let turnoff = Turnoff { index, next: possible(index + 1), share: ways.share(index) };
        self.path.truncate(self.path.len().max(self.at));
        if self.at < self.path.len() {
            self.path[self.at] = turnoff;
        } else {
            self.path.push(turnoff);
        }
        self.at += 1;
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::tests_support::WHY;

    fn runs(depth: usize, mut rule: impl FnMut(&mut Enumerating)) -> (usize, Option<Share>) {
        let mut all = Enumerating::new(depth);
        let (mut count, mut sum) = (0, Some(Share::ZERO));
        loop {
            rule(&mut all);
            count += 1;
            sum = sum.zip(all.share()).and_then(|(sum, share)| sum.plus(share));
            if !all.next_run() {
                return (count, sum);
            }
        }
    }

    #[test]
    fn two_dice_have_36_leaves_that_sum_to_one() {
        let throw = |all: &mut Enumerating| {
            all.settle(Ways::Die(6), &WHY, Seats::ALL);
            all.settle(Ways::Die(6), &WHY, Seats::ALL);
        };
        assert_eq!(runs(8, throw), (36, Some(Share::ONE)));
    }

    #[test]
    fn a_second_question_may_depend_on_the_first() {
        let throw = |all: &mut Enumerating| {
            if all.settle(Ways::Weighted(&[1, 0, 2]), &WHY, Seats::ALL) == 2 {
                all.settle(Ways::Die(4), &WHY, Seats::ALL);
            }
        };
        assert_eq!(runs(8, throw), (5, Some(Share::ONE)));
    }

    #[test]
    fn beyond_its_depth_a_leaf_is_left_out() {
        let until_six =
            |all: &mut Enumerating| while all.settle(Ways::Die(6), &WHY, Seats::ALL) != 5 {};
        let (count, sum) = runs(2, until_six);
        assert_eq!((count, sum), (31, None));
    }
}
