//! Sets of demons as bits.

use serde::{Deserialize, Serialize};

/// A set of demons by index; the index is the priority less one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DemonSet([u64; 2]);

impl DemonSet {
    /// No demon.
    pub const NONE: DemonSet = DemonSet([0; 2]);

    /// The first `count` demons.
    pub fn first(count: u8) -> DemonSet {
        (0..count).fold(DemonSet::NONE, |mut set, demon| {
            set.insert(demon);
            set
        })
    }

    /// Whether the demon belongs to the set.
    pub fn contains(self, demon: u8) -> bool {
        demon < 128 && self.0[usize::from(demon >> 6)] & (1 << (demon & 63)) != 0
    }

    /// Adds a demon.
    pub fn insert(&mut self, demon: u8) {
        self.0[usize::from(demon >> 6)] |= 1 << (demon & 63);
    }

    /// Takes a demon out.
    pub fn remove(&mut self, demon: u8) {
        self.0[usize::from(demon >> 6)] &= !(1 << (demon & 63));
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The demons in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let word = usize::from(words[0] == 0);
            if words[word] == 0 {
                return None;
            }
            let bit = words[word].trailing_zeros();
            words[word] &= words[word] - 1;
            u8::try_from(bit).ok().map(|bit| bit + if word == 1 { 64 } else { 0 })
        })
    }
}

/// The members of a set of small numbers held in the bits of a word.
pub(crate) fn bits(word: u64) -> impl Iterator<Item = u8> {
    let mut left = word;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros();
        left &= left - 1;
        u8::try_from(bit).ok()
    })
}
