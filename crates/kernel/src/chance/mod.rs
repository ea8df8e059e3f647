//! Chance: what can be asked, and where the answers come from.
//!
//! Rules ask through [`Cx`](crate::Cx); the sources here answer. Every outcome has an *index* (its
//! place in canonical order, what the rules compute with) and an *identity* (the face of the die,
//! the id of the card), which is what people type and what a record keeps.

mod enumerating;
mod recorded;
mod scripted;
mod seeded;

pub use enumerating::Enumerating;
pub use recorded::{Diverged, Recorder, Replayed, Rolled, Settled};
pub use scripted::{Need, Scripted};
pub use seeded::Seeded;

use serde::Serialize;

use crate::{RuleRef, Seats, Share};

/// Why chance is asked: code for the prompt and the log, paragraph. A `static` in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Why {
    /// Stable code, also the Fluent id `roll-<code>`.
    pub code: &'static str,
    /// The paragraph that asks for the roll.
    pub rule: RuleRef,
}

/// The equally or unequally likely ways a question to chance can go.
#[derive(Clone, Copy)]
pub enum Ways<'a> {
    /// One die with this many sides; identities 1 to sides.
    Die(u32),
    /// One of n things in canonical order.
    Pick {
        /// How many things.
        n: u32,
        /// Names a thing; called only by who must show or record.
        id: &'a dyn Fn(u32) -> u16,
    },
    /// One index, by weight; identities are the indices.
    Weighted(&'a [u32]),
    /// How many dice of a handful roll at most this.
    Hits {
        /// How many dice.
        dice: u32,
        /// Sides of each.
        sides: u32,
        /// A die succeeds when it shows this or less.
        at_most: u32,
    },
}

/// The same question as plain data: for prompts, records and comparison.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Kind {
    /// One die.
    Die {
        /// Sides of the die.
        sides: u32,
    },
    /// One of these things.
    Pick {
        /// Their identities.
        ids: Vec<u16>,
    },
    /// One index, by weight.
    Weighted {
        /// The weights.
        weights: Vec<u32>,
    },
    /// Successes of a handful.
    Hits {
        /// How many dice.
        dice: u32,
        /// Sides of each.
        sides: u32,
        /// A die succeeds when it shows this or less.
        at_most: u32,
    },
}

impl std::fmt::Debug for Ways<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.kind().fmt(f)
    }
}

impl Ways<'_> {
    /// Outcomes are indices below this.
    pub fn count(&self) -> u32 {
        match *self {
            Ways::Die(sides) => sides,
            Ways::Pick { n, .. } => n,
            Ways::Weighted(weights) => {
                u32::try_from(weights.len()).expect("weights fit a small table")
            }
            Ways::Hits { dice, .. } => dice + 1,
        }
    }

    /// Whether this outcome can happen at all.
    pub fn is_possible(&self, index: u32) -> bool {
        index < self.count()
            && match *self {
                Ways::Die(_) | Ways::Pick { .. } => true,
                Ways::Weighted(weights) => weights[index as usize] > 0,
                Ways::Hits { dice, sides, at_most } => {
                    (at_most > 0 || index == 0) && (at_most < sides || index == dice)
                }
            }
    }

    /// The identity of an outcome.
    pub fn id(&self, index: u32) -> u32 {
        match *self {
            Ways::Die(_) => index + 1,
            Ways::Pick { id, .. } => id(index).into(),
            Ways::Weighted(_) | Ways::Hits { .. } => index,
        }
    }

    /// The possible outcome with this identity.
    pub fn index_of(&self, id: u32) -> Option<u32> {
        let index = match *self {
            Ways::Die(_) => id.checked_sub(1)?,
            Ways::Pick { n, id: name } => (0..n).find(|&index| u32::from(name(index)) == id)?,
            Ways::Weighted(_) | Ways::Hits { .. } => id,
        };
        self.is_possible(index).then_some(index)
    }

    /// The exact chance of an outcome; nothing if it overflows 128 bits.
    pub fn share(&self, index: u32) -> Option<Share> {
        match *self {
            Ways::Die(n) | Ways::Pick { n, .. } => Some(Share::new(1, n.into())),
            Ways::Weighted(weights) => {
                let total: u128 = weights.iter().map(|&weight| u128::from(weight)).sum();
                Some(Share::new(weights[index as usize].into(), total))
            }
            Ways::Hits { dice, sides, at_most } => {
                let hits = u128::from(at_most.min(sides));
                let misses = u128::from(sides) - hits;
                let ways = binomial(dice, index)?
                    .checked_mul(hits.checked_pow(index)?)?
                    .checked_mul(misses.checked_pow(dice - index)?)?;
                Some(Share::new(ways, u128::from(sides).checked_pow(dice)?))
            }
        }
    }

    /// The question as plain data.
    pub fn kind(&self) -> Kind {
        match *self {
            Ways::Die(sides) => Kind::Die { sides },
            Ways::Pick { n, id } => Kind::Pick { ids: (0..n).map(id).collect() },
            Ways::Weighted(weights) => Kind::Weighted { weights: weights.to_vec() },
            Ways::Hits { dice, sides, at_most } => Kind::Hits { dice, sides, at_most },
        }
    }
}

/// How many ways to choose k of n.
fn binomial(n: u32, k: u32) -> Option<u128> {
    (0..k.min(n - k))
        .try_fold(1u128, |ways, i| Some(ways.checked_mul(u128::from(n - i))? / u128::from(i + 1)))
}

/// A source of outcomes. Object safe; never fails; the answer is a possible index of `ways`.
pub trait Chance {
    /// Answers one question; `eyes` may know the answer.
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_every_question_sum_to_one() {
        let ids = |index: u32| u16::try_from(index * 3).unwrap();
        let questions = [
            Ways::Die(6),
            Ways::Pick { n: 5, id: &ids },
            Ways::Weighted(&[3, 0, 2]),
            Ways::Hits { dice: 20, sides: 20, at_most: 7 },
            Ways::Hits { dice: 3, sides: 6, at_most: 0 },
            Ways::Hits { dice: 3, sides: 6, at_most: 9 },
        ];
        for ways in questions {
            let shares = (0..ways.count()).filter(|&i| ways.is_possible(i));
            let sum = shares.map(|i| ways.share(i).unwrap()).reduce(|a, b| a.plus(b).unwrap());
            assert_eq!(sum, Some(Share::ONE), "{ways:?}");
        }
    }

    #[test]
    fn identities_lead_back_to_possible_outcomes_only() {
        let ids = |index: u32| [40u16, 7, 9][index as usize];
        let pick = Ways::Pick { n: 3, id: &ids };
        assert_eq!(pick.index_of(9), Some(2));
        assert_eq!(pick.index_of(8), None);
        assert_eq!(Ways::Die(6).index_of(0), None);
        assert_eq!(Ways::Die(6).index_of(7), None);
        assert_eq!(Ways::Weighted(&[0, 1]).index_of(0), None);
        assert_eq!(Ways::Hits { dice: 2, sides: 6, at_most: 0 }.index_of(1), None);
    }
}

#[cfg(test)]
pub(crate) mod tests_support {
    use super::Why;
    use crate::RuleRef;

    pub(crate) static WHY: Why = Why { code: "test", rule: RuleRef::among(&["1"], "1") };
}
