//! Actions: each is declared once, and what its notation writes it also reads.

use std::fmt;

use crate::{Arg, Words};

/// Declares what a player may do: one line for each action, with the word that begins its notation and
/// its fields.
///
/// It makes the enum, whose order is the order of the legal list, its JSON (a flat object, tagged `type`
/// by the variant in kebab-case), `word`, `fields`, and the notation: the word, then each field as its
/// `Display` writes it, with a blank before each. `FromStr` reads exactly what `Display` writes.
///
/// ```
/// use kernel::Seat;
///
/// kernel::actions! {
///     /// One decision.
///     pub enum Action {
///         /// Take so many pebbles.
///         "take" Take { count: u8 }
///         /// Give some away.
///         "give" Give { seat: Seat, count: u8 }
///         /// Give the golden one away.
///         "give gold" GiveGold { seat: Seat }
///         /// Take none.
///         "pass" Pass {}
///     }
/// }
///
/// let gift = Action::Give { seat: Seat(1), count: 3 };
/// assert_eq!(gift.to_string(), "give 1 3");
/// assert_eq!("give 1 3".parse(), Ok(gift));
/// assert_eq!("give gold 1".parse(), Ok(Action::GiveGold { seat: Seat(1) }));
/// assert_eq!("pass".parse(), Ok(Action::Pass {}));
/// assert_eq!(serde_json::to_string(&gift).unwrap(), r#"{"type":"give","seat":1,"count":3}"#);
///
/// // There is one way to write an action.
/// for other in ["take", "take 1 2", "take 01", "take  1", "take -1", "Take 1", "pass ", ""] {
///     assert_eq!(other.parse::<Action>(), Err(kernel::Illegible), "{other:?}");
/// }
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Action:ident {
            $($(#[$doc:meta])* $word:literal $Name:ident { $($field:ident : $kind:ty),* $(,)? })+
        }
    ) => {
        $(#[$meta])*
        #[derive(
            Clone,
            Copy,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Debug,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
        #[allow(missing_docs, reason = "the sentence of a line speaks of its fields")]
        $vis enum $Action {
            $($(#[$doc])* $Name { $($field: $kind),* },)+
        }

        #[allow(dead_code, reason = "not every game asks for both")]
        impl $Action {
            /// The word that begins the notation.
            $vis const fn word(self) -> &'static str {
                match self { $($Action::$Name { .. } => $word),+ }
            }

            /// Its fields as notation writes them.
            $vis fn fields(self) -> Vec<(&'static str, String)> {
                match self {
                    $($Action::$Name { $($field),* } => {
                        vec![$((stringify!($field), ToString::to_string(&$field))),*]
                    })+
                }
            }
        }

        /// The notation.
        impl ::std::fmt::Display for $Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($Action::$Name { $($field),* } => {
                        f.write_str($word)?;
                        $(write!(f, " {}", $field)?;)*
                    })+
                }
                Ok(())
            }
        }

        /// Reads the notation.
        impl ::std::str::FromStr for $Action {
            type Err = $crate::Illegible;

            fn from_str(text: &str) -> Result<Self, $crate::Illegible> {
                $(
                    let read = $crate::notation::fields(text, $word).and_then(|mut fields| {
                        $(let $field: $kind = fields.next()?.parse().ok()?;)*
                        fields.next().is_none().then_some($Action::$Name { $($field),* })
                    });
                    if let Some(action) = read.filter(|action| action.to_string() == text) {
                        return Ok(action);
                    }
                )+
                Err($crate::Illegible)
            }
        }
    };
}

/// Notation of something that has a word: `by_word!(Rank, id)` writes `self.id()` and looks a word up
/// among `Rank::ALL`; `by_word!(Who, id, find)` looks it up by `Who::find`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Hand {
///     Left,
///     Right,
/// }
///
/// impl Hand {
///     const ALL: [Hand; 2] = [Hand::Left, Hand::Right];
///
///     fn id(self) -> &'static str {
///         ["left", "right"][self as usize]
///     }
/// }
///
/// kernel::by_word!(Hand, id);
///
/// assert_eq!(Hand::Right.to_string(), "right");
/// assert_eq!("right".parse(), Ok(Hand::Right));
/// assert_eq!("both".parse::<Hand>(), Err(kernel::Illegible));
/// ```
#[macro_export]
macro_rules! by_word {
    ($Type:ident, $id:ident) => {
        $crate::by_word!(@impl $Type, $id, |word: &str| {
            $Type::ALL.iter().copied().find(|one| one.$id() == word)
        });
    };
    ($Type:ident, $id:ident, $find:ident) => {
        $crate::by_word!(@impl $Type, $id, $Type::$find);
    };
    (@impl $Type:ident, $id:ident, $find:expr) => {
        impl ::std::fmt::Display for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.$id())
            }
        }

        impl ::std::str::FromStr for $Type {
            type Err = $crate::Illegible;

            fn from_str(word: &str) -> Result<Self, $crate::Illegible> {
                ($find)(word).ok_or($crate::Illegible)
            }
        }
    };
}

/// Notation of a number with a type of its own: `by_number!(Hex, "{:04}")` writes 307 as `0307`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Troop(u8);
///
/// kernel::by_number!(Troop, "t{}");
///
/// assert_eq!(Troop(12).to_string(), "t12");
/// assert_eq!("t12".parse(), Ok(Troop(12)));
/// for other in ["12", "t012", "t", "t300", "u12"] {
///     assert_eq!(other.parse::<Troop>(), Err(kernel::Illegible), "{other}");
/// }
/// ```
#[macro_export]
macro_rules! by_number {
    ($Type:ident, $format:literal) => {
        impl ::std::fmt::Display for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, $format, self.0)
            }
        }

        impl ::std::str::FromStr for $Type {
            type Err = $crate::Illegible;

            fn from_str(text: &str) -> Result<Self, $crate::Illegible> {
                let digits = text.trim_start_matches(|sign: char| !sign.is_ascii_digit());
                let number = digits.parse().ok().map($Type);
                number.filter(|number| number.to_string() == text).ok_or($crate::Illegible)
            }
        }
    };
}

/// Nothing is written like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegible;

impl fmt::Display for Illegible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing is written like this")
    }
}

impl std::error::Error for Illegible {}

/// The label of a button from a message `action-<word>` whose arguments are the fields, numbers as
/// numbers; for games in which nothing in a field has a name.
pub fn phrase(word: &str, fields: &[(&str, String)], words: &dyn Words) -> String {
    let args = fields.iter().map(|(key, value)| match value.parse() {
        Ok(number) => (*key, Arg::Number(number)),
        Err(_) => (*key, Arg::Text(value)),
    });
    words.say(&format!("action-{word}"), &args.collect::<Vec<_>>())
}

/// What stands behind a word, each with a blank before it; nothing if another word begins the text.
pub fn fields<'a>(text: &'a str, word: &str) -> Option<impl Iterator<Item = &'a str>> {
    let rest = text.strip_prefix(word)?;
    let fields = if rest.is_empty() { None } else { Some(rest.strip_prefix(' ')?) };
    Some(fields.into_iter().flat_map(|fields| fields.split(' ')))
}
