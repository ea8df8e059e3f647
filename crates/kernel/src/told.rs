//! Events and refusals: each is declared once, with its code, its paragraph and its fields.

/// Declares what can happen: one line for each event, with its code, its paragraph and its fields.
///
/// It makes the enum, its JSON (a flat object, tagged `type` by the code) and [`Ruled`](crate::Ruled).
/// Where the same thing happens for several reasons, `where` gives the paragraph of one of them.
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
    (
        $(#[$meta:meta])*
        $vis:vis enum $Told:ident {
            $(
                $(#[$doc:meta])*
                $code:literal $rule:literal $Name:ident { $($field:ident : $kind:ty),* $(,)? }
                $(where { $($case:tt)+ } $other:literal)*
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize)]
        #[serde(tag = "type")]
        #[allow(missing_docs, reason = "the sentence of a line speaks of its fields")]
        $vis enum $Told {
            $($(#[$doc])* #[serde(rename = $code)] $Name { $($field: $kind),* },)+
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
    ($(#[$meta:meta])* $vis:vis enum $Told:ident { $($list:tt)+ }) => {
        $crate::events! { $(#[$meta])* $vis enum $Told { $($list)+ } }

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
