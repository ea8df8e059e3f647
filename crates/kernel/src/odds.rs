//! Exact odds of what an action would bring.

use std::collections::BTreeMap;

use crate::chance::Enumerating;
use crate::{Cx, Game, Seat};

/// An exact fraction of 128-bit integers, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Above the line.
    pub num: u128,
    /// Below the line, never zero.
    pub den: u128,
}

impl Share {
    /// Never.
    pub const ZERO: Share = Share { num: 0, den: 1 };
    /// Always.
    pub const ONE: Share = Share { num: 1, den: 1 };

    /// `num / den` in lowest terms.
    ///
    /// # Panics
    /// When `den` is zero.
    pub fn new(num: u128, den: u128) -> Share {
        assert!(den > 0, "a share is a part of something");
        let common = gcd(num, den);
        Share { num: num / common, den: den / common }
    }

    /// The sum, unless it overflows.
    pub fn plus(self, other: Share) -> Option<Share> {
        let common = gcd(self.den, other.den);
        let den = (self.den / common).checked_mul(other.den)?;
        let left = self.num.checked_mul(other.den / common)?;
        let right = other.num.checked_mul(self.den / common)?;
        Some(Share::new(left.checked_add(right)?, den))
    }

    /// The product, unless it overflows.
    pub fn times(self, other: Share) -> Option<Share> {
        let (a, b) = (Share::new(self.num, other.den), Share::new(other.num, self.den));
        Some(Share { num: a.num.checked_mul(b.num)?, den: a.den.checked_mul(b.den)? })
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}

/// Shares found, runs used, and whether nothing was left out (budget, depth or overflow); what is
/// missing to one is unexplored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds<K> {
    /// Chance of each key.
    pub shares: BTreeMap<K, Share>,
    /// How many leaves were played.
    pub runs: u32,
    /// The shares sum to exactly one.
    pub whole: bool,
}

/// Most questions explored within one action; beyond it a leaf is left out.
const DEPTH: usize = 64;

/// Distribution of `key` after the action, as exact fractions; floats begin in `minds`.
pub fn odds<G: Game, K: Ord>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    budget: u32,
    key: impl Fn(&G::State) -> K,
) -> Result<Odds<K>, G::Illegal> {
    game.check(state, seat, action)?;
    let mut all = Enumerating::new(DEPTH);
    let mut found = Odds { shares: BTreeMap::new(), runs: 0, whole: true };
    while found.runs < budget {
        let mut copy = state.clone();
        game.play(&mut copy, seat, action, &mut Cx::silent(&mut all));
        found.runs += 1;
        let key = key(&copy);
        let before = found.shares.get(&key).copied().unwrap_or(Share::ZERO);
        match all.share().and_then(|share| before.plus(share)) {
            Some(sum) => drop(found.shares.insert(key, sum)),
            None => found.whole = false,
        }
        if !all.next_run() {
            return Ok(found);
        }
    }
    found.whole = false;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_and_multiply_in_lowest_terms() {
        let sixth = Share::new(6, 36);
        assert_eq!(sixth, Share { num: 1, den: 6 });
        assert_eq!(sixth.plus(Share::new(1, 3)), Some(Share::new(1, 2)));
        assert_eq!(sixth.times(Share::new(3, 4)), Some(Share::new(1, 8)));
        assert_eq!(Share::ZERO.plus(Share::ONE), Some(Share::ONE));
        assert_eq!(Share::new(1, u128::MAX).times(Share::new(1, 2)), None);
    }
}
