//! Options, content packs, and the complete list of reasons when one is refused.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::{Info, RuleRef, rule::Ruled};

/// The form from which a table is made. Labels are Fluent messages `option-<key>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Form(pub Vec<Field>);

/// One choice of the form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// The key in the options.
    pub key: &'static str,
    /// What may be entered.
    #[serde(flatten)]
    pub kind: FieldKind,
    /// The paragraph that gives the choice.
    pub rule: RuleRef,
    /// When the choice matters; always if absent.
    pub only: Option<Condition>,
}

/// What may be entered in a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FieldKind {
    /// Yes or no.
    Switch {
        /// Used when nothing is entered.
        default: bool,
    },
    /// A whole number within bounds.
    Number {
        /// Smallest value.
        min: i64,
        /// Largest value.
        max: i64,
        /// Used when nothing is entered.
        default: i64,
    },
    /// One of several words. Labels are `option-<key>-<value>`.
    Choice {
        /// All words allowed.
        values: Vec<&'static str>,
        /// Used when nothing is entered.
        default: &'static str,
    },
    /// A structure of the game's own (a board, an army), checked by `open`.
    Own {
        /// JSON text used when nothing is entered.
        default: &'static str,
    },
}

/// A field matters only while another one has one of these values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Condition {
    /// The other field.
    pub key: &'static str,
    /// Its values, as JSON text.
    pub is: Vec<String>,
}

impl Form {
    /// The field that every game has: how many seats.
    pub fn seats(info: &Info, default: u8, rule: RuleRef) -> Field {
        let kind = FieldKind::Number {
            min: info.seats.0.into(),
            max: info.seats.1.into(),
            default: default.into(),
        };
        Field { key: "seats", kind, rule, only: None }
    }

    /// The field with this key.
    pub fn field(&self, key: &str) -> Option<&Field> {
        self.0.iter().find(|field| field.key == key)
    }
}

/// The owner's content: file name to text, in the form that `content export` writes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Pack(pub BTreeMap<String, String>);

/// File names with their texts.
impl<'a> FromIterator<(&'a str, &'a str)> for Pack {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(files: I) -> Pack {
        Pack(files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
    }
}

impl Pack {
    /// The files that another pack has not, or has with another text.
    pub fn beyond(&self, other: &Pack) -> Vec<String> {
        let own = |(name, text): &(&String, &String)| other.0.get(*name) != Some(text);
        self.0.iter().filter(own).map(|(name, _)| name.clone()).collect()
    }
}

/// Something wrong in options, content or a position; always reported as a complete list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// Where: a path into the options, the file and key of a pack, a field of the position.
    pub at: String,
    /// Stable code, also the Fluent id `reason-<code>`.
    pub code: &'static str,
    /// The paragraph it stands on, where one speaks of it.
    pub rule: Option<RuleRef>,
    /// What was found and what would be right, by name.
    pub values: Vec<(&'static str, String)>,
}

impl Reason {
    /// A reason at a place, without values.
    pub fn new(at: impl Into<String>, code: &'static str, rule: Option<RuleRef>) -> Reason {
        Reason { at: at.into(), code, rule, values: Vec::new() }
    }

    /// The same reason with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Reason {
        self.values.push((name, value.to_string()));
        self
    }
}

impl Ruled for Reason {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<RuleRef> {
        self.rule
    }
}

/// Terse: place, code and values; sentences come from the game's Fluent files.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.code)?;
        for (name, value) in &self.values {
            write!(f, " {name}={value}")?;
        }
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

/// Every reason why a set-up, a pack or a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct SetupError(pub Vec<Reason>);

impl SetupError {
    /// Fine if there is no reason, refused with all of them otherwise.
    pub fn unless_empty(reasons: Vec<Reason>) -> Result<(), SetupError> {
        if reasons.is_empty() { Ok(()) } else { Err(SetupError(reasons)) }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.0.iter().enumerate() {
            write!(f, "{}{reason}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
