//! Options: each is declared once, with its paragraph, its type, what is usual and what is possible.

use crate::{Condition, FieldKind};

/// Something that a table can choose: a switch, a number, or one of several words.
pub trait Choosable: Copy {
    /// What may be entered in its field, this being usual; numbers within bounds.
    fn kind(self, bounds: Option<(i64, i64)>) -> FieldKind;
}

impl Choosable for bool {
    fn kind(self, _: Option<(i64, i64)>) -> FieldKind {
        FieldKind::Switch { default: self }
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Choosable for $number {
            fn kind(self, bounds: Option<(i64, i64)>) -> FieldKind {
                let (min, max) = bounds.unwrap_or((<$number>::MIN.into(), <$number>::MAX.into()));
                FieldKind::Number { min, max, default: self.into() }
            }
        })+
    };
}

numbers!(u8, u16, u32, i32);

/// A field that matters only while another one has one of these values, written as in JSON.
pub fn only(key: &'static str, is: &[&str]) -> Condition {
    Condition { key, is: is.iter().map(ToString::to_string).collect() }
}

/// Declares what a table chooses: one line for each option, with its paragraph, its type, what is usual
/// (the type's default, unless it is said), the bounds of a number, and when it matters.
///
/// It makes the struct, its JSON (unknown keys are refused, missing ones are as usual), `Default`,
/// `form` and `out_of_range`, every number that is not within its bounds.
///
/// ```
/// # mod paragraphs {
/// #     pub const INDEX: &[&str] = &["1", "2", "3"];
/// # }
/// use kernel::FieldKind;
///
/// kernel::choices! {
///     /// Who begins.
///     pub enum Start {
///         /// Chance decides.
///         "lot" Lot
///         /// The first seat.
///         "first-seat" FirstSeat
///     }
/// }
///
/// kernel::options! {
///     /// What a table chooses.
///     pub struct Options {
///         /// How many play.
///         "1" seats: u8 = 2, 2..=4;
///         /// Who begins.
///         "1" start: Start;
///         /// Whether pebbles count double where three or four play.
///         "3" double: bool = false, only seats ["3", "4"];
///     }
/// }
///
/// # fn main() {
/// let usual = serde_json::to_string(&Options::default()).unwrap();
/// assert_eq!(usual, r#"{"seats":2,"start":"lot","double":false}"#);
/// let form = Options::form();
/// assert_eq!(form.0[0].kind, FieldKind::Number { min: 2, max: 4, default: 2 });
/// let words = vec!["lot", "first-seat"];
/// assert_eq!(form.0[1].kind, FieldKind::Choice { values: words, default: "lot" });
/// assert_eq!(form.0[2].only.as_ref().map(|only| only.key), Some("seats"));
///
/// let crowd: Options = serde_json::from_str(r#"{"seats":9}"#).unwrap();
/// assert_eq!(crowd.out_of_range()[0].to_string(), "seats: range value=9 min=2 max=4 (§1)");
/// # }
/// ```
#[macro_export]
macro_rules! options {
    (@usual $kind:ty) => { <$kind as Default>::default() };
    (@usual $kind:ty, $usual:expr) => { $usual };
    (@bounds) => { None };
    (@bounds $least:literal, $most:expr) => { Some((i64::from($least), i64::from($most))) };
    (@only) => { None };
    (@only $other:ident [$($is:literal),+]) => {
        Some($crate::chosen::only(stringify!($other), &[$($is),+]))
    };
    (@check $reasons:ident $rule:literal $key:ident $value:expr) => {};
    (@check $reasons:ident $rule:literal $key:ident $value:expr, $least:literal, $most:expr) => {
        if !(i64::from($least)..=i64::from($most)).contains(&i64::from($value)) {
            let reason = $crate::Reason::new(stringify!($key), "range", Some($crate::rule!($rule)));
            let reason = reason.with("value", $value).with("min", $least).with("max", $most);
            $reasons.push(reason);
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $Options:ident {
            $(
                $(#[$doc:meta])*
                $rule:literal $key:ident : $kind:ty
                $(= $usual:expr)?
                $(, $least:literal ..= $most:expr)?
                $(, only $other:ident [$($is:literal),+ $(,)?])?;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
        $vis struct $Options {
            $($(#[$doc])* pub $key: $kind,)+
        }

        impl Default for $Options {
            fn default() -> Self {
                Self { $($key: $crate::options!(@usual $kind $(, $usual)?),)+ }
            }
        }

        #[allow(dead_code, reason = "not every game asks for both")]
        impl $Options {
            /// The form from which a table is made.
            $vis fn form() -> $crate::Form {
                let usual = Self::default();
                $crate::Form(vec![$($crate::Field {
                    key: stringify!($key),
                    kind: $crate::Choosable::kind(
                        usual.$key,
                        $crate::options!(@bounds $($least, $most)?),
                    ),
                    rule: $crate::rule!($rule),
                    only: $crate::options!(@only $($other [$($is),+])?),
                }),+])
            }

            /// Every number that is out of bounds.
            $vis fn out_of_range(&self) -> Vec<$crate::Reason> {
                #[allow(unused_mut, reason = "a table may choose no number")]
                let mut reasons = Vec::new();
                $($crate::options!(@check reasons $rule $key self.$key $(, $least, $most)?);)+
                reasons
            }
        }
    };
}

/// Declares words among which a table chooses, the usual one first; see
/// [`options!`](macro@crate::options).
#[macro_export]
macro_rules! choices {
    ($(
        $(#[$meta:meta])*
        $vis:vis enum $Choice:ident { $($(#[$doc:meta])* $word:literal $Name:ident)+ }
    )+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
            $vis enum $Choice {
                $($(#[$doc])* #[serde(rename = $word)] $Name,)+
            }

            impl $Choice {
                /// All of them, the usual one first.
                const ALL: &'static [$Choice] = &[$($Choice::$Name),+];

                /// Its word.
                #[allow(dead_code, reason = "not every game says it")]
                $vis const fn word(self) -> &'static str {
                    match self { $($Choice::$Name => $word),+ }
                }
            }

            impl Default for $Choice {
                fn default() -> Self {
                    Self::ALL[0]
                }
            }

            impl $crate::Choosable for $Choice {
                fn kind(self, _: Option<(i64, i64)>) -> $crate::FieldKind {
                    let values = Self::ALL.iter().map(|one| one.word()).collect();
                    $crate::FieldKind::Choice { values, default: self.word() }
                }
            }
        )+
    };
}

/// Inside `impl Game for …`, of a box whose field `options` was declared by
/// [`options!`](macro@crate::options): the methods that follow from it.
#[macro_export]
macro_rules! chosen {
    () => {
        fn form() -> $crate::Form {
            Self::Options::form()
        }

        fn options(&self) -> Self::Options {
            self.options.clone()
        }

        fn seats(&self) -> u8 {
            self.options.seats
        }
    };
}
