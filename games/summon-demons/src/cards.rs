//! Cards: single ones, sets of them, and the designs they are copies of.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// One card of the box: its printed serial number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

/// What a card is a copy of; the names of all designs are fixed, what they do is content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = "string")]
pub struct Design(u8);

/// Ids of all designs, in the order of the printed serial numbers.
#[rustfmt::skip]
pub const IDS: [&str; 63] = [
    "jane", "lola", "eve", "adam", "romeo", "irwin", "caroline", "lisa", "jesus", "alice", "chuck",
    "fifi", "marilyn", "destiny", "glen", "louis", "regan", "tommy", "calvin", "annie",
    "dillinger", "sam", "dolores", "carrie", "damien", "donnie", "candle-good", "candle-kind",
    "candle-beginner", "candle-naughty", "candle-evil", "dog", "cat", "goldfish", "owl",
    "straycat", "macaw", "rabbit", "rabiddog", "falcon", "goat", "skunk", "alligator", "serpent",
    "vilebook", "bogeyman", "porcus", "legion", "buzz", "hound", "clockwork", "antichrist",
    "filch", "devil", "janus", "puppet", "oni", "dublux", "reroll", "assmode", "spectralux", "egg",
    "baphometal",
];

impl Design {
    /// All designs.
    pub fn all() -> impl Iterator<Item = Design> {
        (0u8..).take(IDS.len()).map(Design)
    }

    /// The design with this id.
    pub fn find(id: &str) -> Option<Design> {
        Design::all().find(|design| design.id() == id)
    }

    /// The design at this place of the list.
    pub(crate) fn at(index: usize) -> Design {
        Design(u8::try_from(index).expect("there are 63 designs"))
    }

    /// The stable id.
    pub fn id(self) -> &'static str {
        IDS[usize::from(self.0)]
    }

    /// Its place in the list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its identity in outcomes of chance.
    pub(crate) fn number(self) -> u16 {
        self.0.into()
    }
}

kernel::by_word!(Design, id, find);

impl Serialize for Design {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Design {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Design::find(&id).ok_or_else(|| D::Error::unknown_variant(&id, &IDS))
    }
}

/// How many bits are set in small numbers.
const FEW: [u8; 64] = {
    let mut few = [0; 64];
    let mut number = 1;
    while number < few.len() {
        few[number] = few[number / 2] + (number % 2 == 1) as u8;
        number += 1;
    }
    few
};

/// A set of cards; one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// Just this card.
    pub fn one(card: Card) -> CardSet {
        CardSet(1 << (card.0 & 127))
    }

    /// Cards from this one on, so many.
    pub fn run(first: u8, count: u8) -> CardSet {
        (first..first.saturating_add(count)).map(Card).collect()
    }

    /// Whether the card belongs to the set.
    pub fn contains(self, card: Card) -> bool {
        !self.and(CardSet::one(card)).is_empty()
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        *self = self.or(CardSet::one(card));
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        *self = self.less(CardSet::one(card));
    }

    /// Cards of both sets.
    #[must_use]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Cards of either set.
    #[must_use]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub fn less(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a card.
    pub fn meets(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The low and the high 64 bits.
    pub(crate) fn words(self) -> (u64, u64) {
        let low = u64::try_from(self.0 & u128::from(u64::MAX)).expect("64 bits");
        (low, u64::try_from(self.0 >> 64).expect("64 bits"))
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("at most 128 bits")
    }

    /// How many of at most 64 cards from this one on.
    #[inline]
    pub(crate) fn within(self, first: u8, count: u8) -> u32 {
        let bits = (self.0 >> first) & ((1 << count) - 1);
        // Designs have few copies: a table is faster than counting bits.
        match usize::try_from(bits).ok().and_then(|bits| FEW.get(bits)) {
            Some(few) => (*few).into(),
            None => bits.count_ones(),
        }
    }

    /// The card with the lowest number.
    pub fn first(self) -> Option<Card> {
        let zeros = self.0.trailing_zeros();
        (zeros < 128).then(|| Card(u8::try_from(zeros).expect("below 128")))
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::NONE, |set, card| set.or(CardSet::one(card)))
    }
}

/// Two words of 64 bits, the low one first.
#[derive(Serialize, Deserialize)]
struct Words(u64, u64);

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (low, high) = self.words();
        Words(low, high).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Words(low, high) = Words::deserialize(deserializer)?;
        Ok(CardSet(u128::from(low) | u128::from(high) << 64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_add_remove_count_and_read_back() {
        let mut set = CardSet::run(60, 10);
        set.remove(Card(64));
        set.insert(Card(124));
        assert_eq!(set.len(), 10);
        assert_eq!(set.iter().next(), Some(Card(60)));
        assert!(set.contains(Card(124)) && !set.contains(Card(64)));
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<CardSet>(&text).unwrap(), set);
    }

    #[test]
    fn designs_are_written_by_their_id() {
        let cat = Design::find("cat").unwrap();
        assert_eq!(serde_json::to_string(&cat).unwrap(), "\"cat\"");
        assert_eq!(serde_json::from_str::<Design>("\"cat\"").unwrap(), cat);
        assert!(serde_json::from_str::<Design>("\"cats\"").is_err());
    }
}
