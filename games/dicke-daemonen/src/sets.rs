//! Sets of corners and fields as bits, and creatures counted by color.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::color::Color;

/// A board has at most 40 crossings, so at most 160 corners.
const WORDS: usize = 3;

/// A set of corners; written as the ascending list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CornerSet([u64; WORDS]);

impl CornerSet {
    /// No corner.
    pub const NONE: CornerSet = CornerSet([0; WORDS]);

    /// Adds a corner.
    pub fn insert(&mut self, corner: u8) {
        self.0[usize::from(corner) / 64] |= 1 << (corner % 64);
    }

    /// Removes a corner.
    pub fn remove(&mut self, corner: u8) {
        self.0[usize::from(corner) / 64] &= !(1 << (corner % 64));
    }

    /// Whether the corner belongs to the set.
    pub fn contains(&self, corner: u8) -> bool {
        self.0[usize::from(corner) / 64] & (1 << (corner % 64)) != 0
    }

    /// Corners of either set.
    #[must_use]
    pub fn or(self, other: CornerSet) -> CornerSet {
        CornerSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Corners of this set that the other lacks.
    #[must_use]
    pub fn less(self, other: CornerSet) -> CornerSet {
        CornerSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Corners of both sets.
    #[must_use]
    pub fn and(self, other: CornerSet) -> CornerSet {
        CornerSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// How many corners.
    pub fn len(&self) -> u32 {
        // On most boards all corners lie in the first word.
        self.0.iter().filter(|&&word| word != 0).map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == CornerSet::NONE
    }

    /// The corners in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0u8..).zip(self.0).flat_map(|(word, bits)| Bits(bits).map(move |bit| word * 64 + bit))
    }

    /// The raw words, for fingerprints.
    pub(crate) fn words(&self) -> [u64; WORDS] {
        self.0
    }
}

/// A set of fields; written as the ascending list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FieldSet(pub(crate) u64);

impl FieldSet {
    /// Adds a field.
    pub fn insert(&mut self, field: u8) {
        self.0 |= 1 << field;
    }

    /// Whether the field belongs to the set.
    pub fn contains(self, field: u8) -> bool {
        field < 64 && self.0 & (1 << field) != 0
    }

    /// Fields of this set that the other lacks.
    #[must_use]
    pub fn less(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & !other.0)
    }

    /// How many fields.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fields in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        Bits(self.0)
    }
}

/// Positions of the set bits of a word, ascending.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let bit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        u8::try_from(bit).ok().filter(|&bit| bit < 64)
    }
}

impl Serialize for CornerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<u8>>())
    }
}

impl Serialize for FieldSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<u8>>())
    }
}

/// Reads an ascending list of numbers below a limit.
struct Ascending(u8);

impl<'de> Visitor<'de> for Ascending {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an ascending list of numbers below {}", self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<u8>, A::Error> {
        let mut numbers: Vec<u8> = Vec::new();
        while let Some(number) = seq.next_element()? {
            if number >= self.0 || numbers.last().is_some_and(|&last| last >= number) {
                let found = Unexpected::Unsigned(number.into());
                return Err(A::Error::invalid_value(found, &self));
            }
            numbers.push(number);
        }
        Ok(numbers)
    }
}

impl<'de> Deserialize<'de> for CornerSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = CornerSet::NONE;
        deserializer.deserialize_seq(Ascending(192))?.into_iter().for_each(|c| set.insert(c));
        Ok(set)
    }
}

impl<'de> Deserialize<'de> for FieldSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = FieldSet::default();
        deserializer.deserialize_seq(Ascending(64))?.into_iter().for_each(|f| set.insert(f));
        Ok(set)
    }
}

/// Creatures counted by color, in the order red, blue, green, yellow, white.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct Creatures(pub [u8; 5]);

impl Creatures {
    /// No creature.
    pub const NONE: Creatures = Creatures([0; 5]);

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// The colors present, in order.
    pub fn colors(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self[color] > 0)
    }

    /// Every single creature, in color order.
    pub fn each(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().flat_map(move |c| std::iter::repeat_n(c, usize::from(self[c])))
    }

    /// The counts as weights for a draw.
    pub fn weights(&self) -> [u32; 5] {
        self.0.map(u32::from)
    }

    /// Color by color the sum.
    #[must_use]
    pub fn plus(self, other: Creatures) -> Creatures {
        Creatures(std::array::from_fn(|i| self.0[i].saturating_add(other.0[i])))
    }

    /// Color by color the difference, never below zero.
    #[must_use]
    pub fn minus(self, other: Creatures) -> Creatures {
        Creatures(std::array::from_fn(|i| self.0[i].saturating_sub(other.0[i])))
    }

    /// Color by color the smaller number.
    #[must_use]
    pub fn at_most(self, other: Creatures) -> Creatures {
        Creatures(std::array::from_fn(|i| self.0[i].min(other.0[i])))
    }

    /// Only the colors for which `keep` holds.
    #[must_use]
    pub fn only(self, keep: impl Fn(Color) -> bool) -> Creatures {
        Creatures(std::array::from_fn(|i| if keep(Color::ALL[i]) { self.0[i] } else { 0 }))
    }
}

impl Index<Color> for Creatures {
    type Output = u8;

    fn index(&self, color: Color) -> &u8 {
        &self.0[color.index()]
    }
}

impl IndexMut<Color> for Creatures {
    fn index_mut(&mut self, color: Color) -> &mut u8 {
        &mut self.0[color.index()]
    }
}

/// Letters in color order, as in `R R W`.
impl fmt::Display for Creatures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("–");
        }
        for (i, color) in self.each().enumerate() {
            write!(f, "{}{}", if i == 0 { "" } else { " " }, color.letter())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corner_sets_iterate_in_order_and_read_back() {
        let mut set = CornerSet::NONE;
        for corner in [159, 0, 64, 63] {
            set.insert(corner);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 159]);
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<CornerSet>(&text).unwrap(), set);
        for bad in ["[1,1]", "[2,1]", "[192]", "[-1]", "7"] {
            assert!(serde_json::from_str::<CornerSet>(bad).is_err(), "{bad}");
        }
    }
}
