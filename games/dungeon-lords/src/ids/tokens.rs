//! Item tokens and sets of them.

use serde::{Deserialize, Serialize};

use super::{Colour, Item};

/// §MI-1 One of the twenty item tokens: five of each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Token(u8);

impl Token {
    /// The token of a colour.
    pub fn new(colour: Colour, item: Item) -> Token {
        let index = colour.index() * Item::ALL.len() + item.index();
        Token(u8::try_from(index).expect("there are twenty tokens"))
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0) / Item::ALL.len() % Colour::ALL.len()]
    }

    /// What it shows.
    pub fn item(self) -> Item {
        Item::ALL[usize::from(self.0) % Item::ALL.len()]
    }

    /// Whether there is such a token.
    pub(crate) fn is_known(self) -> bool {
        self.0 < 20
    }
}

/// A set of item tokens; one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens(pub u32);

impl Tokens {
    /// No token.
    pub const NONE: Tokens = Tokens(0);

    /// The five tokens of a colour.
    pub fn of(colour: Colour) -> Tokens {
        Tokens(0b11111 << (5 * colour.index()))
    }

    /// Just this token.
    pub fn one(token: Token) -> Tokens {
        Tokens(1 << (token.0 & 31))
    }

    /// Whether the token belongs to the set.
    pub fn contains(self, token: Token) -> bool {
        self.0 & Tokens::one(token).0 != 0
    }

    /// Tokens of either set.
    #[must_use]
    pub fn or(self, other: Tokens) -> Tokens {
        Tokens(self.0 | other.0)
    }

    /// Tokens of both sets.
    #[must_use]
    pub fn and(self, other: Tokens) -> Tokens {
        Tokens(self.0 & other.0)
    }

    /// Tokens of this set that are not in the other.
    #[must_use]
    pub fn less(self, other: Tokens) -> Tokens {
        Tokens(self.0 & !other.0)
    }

    /// The set with one token more.
    #[must_use]
    pub fn with(self, token: Token) -> Tokens {
        self.or(Tokens::one(token))
    }

    /// The set with one token less.
    #[must_use]
    pub fn without(self, token: Token) -> Tokens {
        self.less(Tokens::one(token))
    }

    /// The tokens that show this item.
    #[must_use]
    pub fn showing(self, item: Item) -> Tokens {
        let each_colour = 0b00001_00001_00001_00001;
        self.and(Tokens(each_colour << item.index()))
    }

    /// Whether there is no token.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tokens.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("at most 32 bits")
    }

    /// Each token, ascending.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        (0..20).map(Token).filter(move |&token| self.contains(token))
    }
}
