//! Fast fingerprints of what somebody knows.

use postcard::ser_flavors::Flavor;
use serde::Serialize;

/// Odd and without pattern: the fraction of the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A running mix of 64 bits for [`Game::key`](crate::Game::key): equal for what was added equally, and
/// otherwise as good as random. Canonical bytes go in while they are written, so nothing is allocated.
///
/// ```
/// use kernel::Fingerprint;
///
/// let of = |souls: u8, hand: &[u8]| {
///     let mut key = Fingerprint::default();
///     key.word(souls.into());
///     key.value(hand);
///     key.end()
/// };
/// assert_eq!(of(3, &[1, 2]), of(3, &[1, 2]));
/// assert_ne!(of(3, &[1, 2]), of(3, &[1, 2, 0]));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Fingerprint {
    mixed: u64,
    /// Bytes that wait until they are a word, the first lowest.
    waiting: u64,
    /// How many bits they are.
    filled: u32,
}

impl Fingerprint {
    /// Adds a number.
    #[inline]
    pub fn word(&mut self, word: u64) {
        self.mix(self.waiting | word << self.filled);
        self.waiting = word.checked_shr(u64::BITS - self.filled).unwrap_or(0);
    }

    /// Adds the canonical bytes of a value.
    ///
    /// # Panics
    /// When the value cannot be encoded, which for our types is a bug (a map without known length).
    pub fn value<T: Serialize + ?Sized>(&mut self, value: &T) {
        postcard::serialize_with_flavor(value, Bytes(self)).expect("game data have a compact form");
    }

    #[inline]
    fn byte(&mut self, byte: u8) {
        self.waiting |= u64::from(byte) << self.filled;
        self.filled += u8::BITS;
        if self.filled == u64::BITS {
            self.mix(self.waiting);
            (self.waiting, self.filled) = (0, 0);
        }
    }

    /// Each step can be undone, so that two runs that differ in one word never meet.
    #[inline]
    fn mix(&mut self, word: u64) {
        let mut mixed = (self.mixed ^ word).wrapping_add(STEP);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.mixed = mixed ^ (mixed >> 31);
    }

    /// The fingerprint of all that was added.
    pub fn end(mut self) -> u64 {
        self.mix(self.waiting);
        self.mix(self.filled.into());
        self.mixed
    }
}

/// Where canonical bytes are written to.
struct Bytes<'a>(&'a mut Fingerprint);

impl Flavor for Bytes<'_> {
    type Output = ();

    #[inline]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.byte(byte);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_byte_and_its_place_counts() {
        let of = |bytes: &[u8]| {
            let mut key = Fingerprint::default();
            for byte in bytes {
                key.value(byte);
            }
            key.end()
        };
        let mut found = BTreeSet::new();
        for length in 0..20 {
            found.insert(of(&vec![0; length]));
            for place in 0..length {
                for value in 1..=u8::MAX {
                    let mut bytes = vec![0; length];
                    bytes[place] = value;
                    found.insert(of(&bytes));
                }
            }
        }
        assert_eq!(found.len(), 20 + (0..20).sum::<usize>() * 255);
    }
}
