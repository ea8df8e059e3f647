//! The generator of a table.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::{Chance, Ways, Why};
use crate::{Digest, Seats};

/// Generator with our own bounded sampling: the same outcomes on every machine, for ever.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// A generator from any text.
    pub fn from_text(seed: &str) -> Seeded {
        Seeded(ChaCha8Rng::from_seed(*Digest::of(seed.as_bytes()).bytes()))
    }

    /// A generator from a number, for tests, searches and experiments.
    pub fn from_number(seed: u64) -> Seeded {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Seeded(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `n`, each as likely.
    ///
    /// Multiply and keep the high half; the few low halves that would favor some results are
    /// thrown away, so the result is exactly uniform.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a question to chance has at least one answer");
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        let mut low = product as u32;
        if low < n {
            let threshold = n.wrapping_neg() % n;
            while low < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
                low = product as u32;
            }
        }
        (product >> 32) as u32
    }
}

impl Chance for Seeded {
    #[inline]
    fn settle(&mut self, ways: Ways<'_>, _: &'static Why, _: Seats) -> u32 {
        match ways {
            Ways::Die(n) | Ways::Pick { n, .. } => self.below(n),
            Ways::Weighted(weights) => {
                let mut left = self.below(weights.iter().sum());
                for (index, &weight) in (0..).zip(weights) {
                    if left < weight {
                        return index;
                    }
                    left -= weight;
                }
                unreachable!("the number lies below the sum of the weights")
            }
            Ways::Hits { dice, sides, at_most } => {
                (0..dice).map(|_| u32::from(self.below(sides) < at_most)).sum()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::tests_support::WHY;

    #[test]
    fn outcomes_are_fixed_for_ever() {
        let mut dice = Seeded::from_text("pandemonium");
        let rolled: Vec<u32> = (0..12).map(|_| dice.below(6) + 1).collect();
        assert_eq!(rolled, GOLDEN, "a change here breaks every commitment ever published");
    }

    const GOLDEN: [u32; 12] = [4, 2, 4, 2, 5, 1, 6, 2, 6, 4, 3, 2];

    #[test]
    fn weights_of_zero_never_come_up() {
        let mut dice = Seeded::from_number(1);
        let mut seen = [0; 3];
        for _ in 0..1000 {
            seen[dice.settle(Ways::Weighted(&[1, 0, 3]), &WHY, Seats::ALL) as usize] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!(seen[0] > 150 && seen[2] > 600, "{seen:?}");
    }
}
