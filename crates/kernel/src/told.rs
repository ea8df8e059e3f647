//! Events and refusals: each is declared once, with its code, its paragraph and its fields.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{RuleRef, Ruled, Veiled};

/// Something that sentences call by a name which the opened box knows.
pub trait Named<G> {
    /// What it is called.
    fn name(&self, game: &G) -> impl Serialize;
}

/// Hidden things have hidden names.
impl<G, T: Named<G>> Named<G> for Veiled<T> {
    fn name(&self, game: &G) -> impl Serialize {
        self.map(|value| value.name(game))
    }
}

/// Something that sentences call by several words, which the opened box knows.
pub trait Beside<G> {
    /// Writes them as entries of their own, under this key and those that follow from it.
    fn write<M: SerializeMap>(&self, game: &G, key: &str, map: &mut M) -> Result<(), M::Error>;
}

/// A value that leaves the table: the box puts names beside the ids of its rules.
pub trait Told<G> {
    /// Writes it with names.
    fn tell<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error>;
}

/// What has no names is told as it is.
impl<G, T: Serialize> Told<G> for T {
    fn tell<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        self.serialize(serializer)
    }
}

/// A value and the box that tells it.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a, G, T> {
    /// The opened box.
    pub game: &'a G,
    /// What is told.
    pub value: &'a T,
}

impl<G, T: Told<G>> Serialize for Telling<'_, G, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.tell(self.game, serializer)
    }
}

impl<G, T: Ruled> Ruled for Telling<'_, G, T> {
    fn code(&self) -> &'static str {
        self.value.code()
    }

    fn rule(&self) -> Option<RuleRef> {
        self.value.rule()
    }
}

/// Declares what can happen: one line for each event, with its code, its paragraph and its fields.
///
/// It makes the enum, its JSON (a flat object, tagged `type` by the code) and [`Ruled`].
/// Where the same thing happens for several reasons, `where` gives the paragraph of one of them. The list
/// of a game whose rules tell typed ids is one `for` that game: what stands `as name` is called by the
/// opened box when it leaves the table ([`Named`]), and its JSON holds the name. Any other word after `as`
/// is a key: the id stays, and the box writes what it is called under this key beside it ([`Beside`]).
///
/// ```
/// # mod paragraphs {
/// #     pub const INDEX: &[&str] = &["1", "2", "3"];
/// # }
/// use kernel::{Ruled, Seat};
///
/// kernel::events! {
///     /// One thing that happened.
///     pub enum Event {
///         /// Chance chose who begins.
///         "began" "1" Began { seat: Seat }
///         /// Pebbles left the heap.
///         "took" "2" Took { seat: Seat, count: u8, why: &'static str }
///             where { why: "forced" } "3"
///     }
/// }
///
/// # fn main() {
/// let took = |why| Event::Took { seat: Seat(0), count: 2, why };
/// assert_eq!(took("forced").code(), "took");
/// assert_eq!(took("forced").rule().map(|rule| rule.id()), Some("3"));
/// assert_eq!(took("wanted").rule().map(|rule| rule.id()), Some("2"));
/// let json = serde_json::to_string(&Event::Began { seat: Seat(1) }).unwrap();
/// assert_eq!(json, r#"{"type":"began","seat":1}"#);
/// # }
/// ```
///
/// With names that the box knows:
///
/// ```
/// # mod paragraphs {
/// #     pub const INDEX: &[&str] = &["1", "2", "3"];
/// # }
/// use kernel::{Beside, Named, Seat, Seats, Telling, Veiled, Viewer};
/// use serde::ser::SerializeMap;
///
/// struct Zoo(Vec<&'static str>);
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Animal(usize);
///
/// impl Named<Zoo> for Animal {
///     fn name(&self, zoo: &Zoo) -> impl serde::Serialize {
///         zoo.0[self.0]
///     }
/// }
///
/// impl Beside<Zoo> for Seat {
///     fn write<M: SerializeMap>(&self, zoo: &Zoo, key: &str, map: &mut M) -> Result<(), M::Error> {
///         map.serialize_entry(key, zoo.0[self.index()])
///     }
/// }
///
/// kernel::events! {
///     /// One thing that happened.
///     pub enum Event for Zoo {
///         /// It came.
///         "came" "1" Came { seat: Seat, animal: Animal as name }
///         /// It was seen.
///         "seen" "2" Seen { animal: Veiled<Animal> as name }
///         /// Somebody adopted his favourite.
///         "adopted" "3" Adopted { seat: Seat as favourite }
///     }
/// }
///
/// # fn main() {
/// let zoo = Zoo(vec!["owl", "cat"]);
/// let json = |event: &Event| {
///     serde_json::to_string(&Telling { game: &zoo, value: event }).unwrap()
/// };
/// let came = Event::Came { seat: Seat(0), animal: Animal(1) };
/// assert_eq!(json(&came), r#"{"type":"came","seat":0,"animal":"cat"}"#);
/// let animal = Veiled::new(Seats::one(Seat(0)), Animal(0));
/// assert_eq!(json(&Event::Seen { animal }), r#"{"type":"seen","animal":"owl"}"#);
/// let animal = animal.cut(Viewer::Spectator);
/// assert_eq!(json(&Event::Seen { animal }), r#"{"type":"seen","animal":"hidden"}"#);
/// let adopted = Event::Adopted { seat: Seat(0) };
/// assert_eq!(json(&adopted), r#"{"type":"adopted","seat":0,"favourite":"owl"}"#);
/// # }
/// ```
///
/// A paragraph that the rules do not have does not compile:
///
/// ```compile_fail,E0080
/// # mod paragraphs {
/// #     pub const INDEX: &[&str] = &["1", "2", "3"];
/// # }
/// kernel::events! {
///     /// One thing that happened.
///     pub enum Event {
///         /// Nothing.
///         "rested" "4" Rested {}
///     }
/// }
/// # fn main() {
/// #     kernel::Ruled::rule(&Event::Rested {});
/// # }
/// ```
#[macro_export]
macro_rules! events {
    (@field $map:ident $game:ident $field:ident) => {
        $map.serialize_entry(stringify!($field), $field)?
    };
    (@field $map:ident $game:ident $field:ident name) => {
        $map.serialize_entry(stringify!($field), &$crate::Named::name($field, $game))?
    };
    (@field $map:ident $game:ident $field:ident $key:ident) => {
        $map.serialize_entry(stringify!($field), $field)?;
        $crate::Beside::write($field, $game, stringify!($key), &mut $map)?
    };
    (@write $this:ident $game:ident $serializer:ident $Told:ident {
        $($code:literal $Name:ident { $($field:ident $($as:ident)?),* })+
    }) => {{
        use ::serde::ser::SerializeMap as _;
        let mut map = $serializer.serialize_map(None)?;
        map.serialize_entry("type", $crate::Ruled::code($this))?;
        match $this {
            $($Told::$Name { $($field),* } => {
                $($crate::events!(@field map $game $field $($as)?);)*
            })+
        }
        map.end()
    }};
    (@json [] $Told:ident $list:tt) => {
        impl ::serde::Serialize for $Told {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let this = self;
                $crate::events!(@write this nobody serializer $Told $list)
            }
        }
    };
    (@json [$game:ty] $Told:ident $list:tt) => {
        impl $crate::Told<$game> for $Told {
            fn tell<S: ::serde::Serializer>(
                &self,
                game: &$game,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let this = self;
                $crate::events!(@write this game serializer $Told $list)
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $Told:ident $(for $game:ty)? {
            $(
                $(#[$doc:meta])*
                $code:literal $rule:literal
                $Name:ident { $($field:ident : $kind:ty $(as $as:ident)?),* $(,)? }
                $(where { $($case:tt)+ } $other:literal)*
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the sentence of a line speaks of its fields")]
        $vis enum $Told {
            $($(#[$doc])* $Name { $($field: $kind),* },)+
        }

        $crate::events! {
            @json [$($game)?] $Told { $($code $Name { $($field $($as)?),* })+ }
        }

        impl $crate::Ruled for $Told {
            fn code(&self) -> &'static str {
                match self { $($Told::$Name { .. } => $code),+ }
            }

            fn rule(&self) -> Option<$crate::RuleRef> {
                Some(match self {
                    $(
                        $($Told::$Name { $($case)+, .. } => $crate::rule!($other),)*
                        $Told::$Name { .. } => $crate::rule!($rule),
                    )+
                })
            }
        }
    };
}

/// Declares why not: one line for each refusal, with its code, its paragraph and its fields, as in
/// [`events!`](macro@crate::events); several may share a code that stands on several paragraphs.
///
/// `Display` is terse: the code and the values. Sentences come from the Fluent files.
///
/// ```
/// # mod paragraphs {
/// #     pub const INDEX: &[&str] = &["1", "2", "3"];
/// # }
/// use kernel::Ruled;
///
/// kernel::refusals! {
///     /// Why not.
///     pub enum Illegal {
///         /// So many do not lie there.
///         "too-many" "2" TooMany { count: u8, left: u8 }
///     }
/// }
///
/// # fn main() {
/// let refused = Illegal::TooMany { count: 3, left: 1 };
/// assert_eq!((refused.code(), refused.rule().map(|rule| rule.id())), ("too-many", Some("2")));
/// assert_eq!(refused.to_string(), "too-many TooMany { count: 3, left: 1 }");
/// # }
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $vis:vis enum $Told:ident $(for $game:ty)? { $($list:tt)+ }) => {
        $crate::events! { $(#[$meta])* $vis enum $Told $(for $game)? { $($list)+ } }

        impl ::std::fmt::Display for $Told {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{} {self:?}", $crate::Ruled::code(self))
            }
        }
    };
}

/// `From<(Seat, Refused)>` for refusals with the three lines that are the same in most games:
/// `GameOver {}`, `NotYourTurn { seat: Seat, turn: Seat }` and `WrongStep { step: &'static str }`.
#[macro_export]
macro_rules! refused {
    ($Illegal:ident) => {
        impl From<($crate::Seat, $crate::Refused)> for $Illegal {
            fn from((seat, why): ($crate::Seat, $crate::Refused)) -> $Illegal {
                match why {
                    $crate::Refused::Over => $Illegal::GameOver {},
                    $crate::Refused::NotYourTurn(asked) => {
                        let turn = asked.iter().next().unwrap_or(seat);
                        $Illegal::NotYourTurn { seat, turn }
                    }
                    $crate::Refused::WrongStep(step) => $Illegal::WrongStep { step },
                }
            }
        }
    };
}
