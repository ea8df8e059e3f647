//! Why something asked of a table is refused.

use std::fmt;
use std::ops::{Deref, DerefMut};

use kernel::{Arg, Game, Reason, RuleRef, Ruled as _, Seat, SetupError, Telling, Words};
use minds::Unable;
use minds::arena::BadPlan;
pub(crate) use pack::short;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::Voice;
use crate::reading::Complaint;

/// Why something is refused; on the wire it is its [`Grounds`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Refusal(Box<Grounds>);

/// The grounds of a refusal, with a sentence in the voice's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grounds {
    /// Stable code.
    pub code: String,
    /// The paragraph it stands on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Where: a field of the request, a path into options, content, position or record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// What is wrong and what would be right, as a sentence.
    pub message: String,
    /// What was found and what would be right, by name.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub values: Map<String, Value>,
    /// Every single reason, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Refusal>,
}

/// A text as an argument; a whole number counts as one, so that sentences know what is singular.
pub fn argument(text: &str) -> Arg<'_> {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => Arg::Number(number),
        _ => Arg::Text(text),
    }
}

/// Arguments that are parts of sentences.
const SENTENCES: &[&str] = &["at", "problem", "first", "reason", "place"];

impl Deref for Refusal {
    type Target = Grounds;

    fn deref(&self) -> &Grounds {
        &self.0
    }
}

impl DerefMut for Refusal {
    fn deref_mut(&mut self) -> &mut Grounds {
        &mut self.0
    }
}

impl Refusal {
    /// A refusal with the cabinet's sentence for this code; the texts are its arguments and,
    /// unless they are parts of sentences, its values.
    pub(crate) fn new(voice: &Voice, code: &str, args: &[(&str, &str)]) -> Refusal {
        let texts: Vec<(&str, Arg<'_>)> =
            args.iter().map(|&(name, text)| (name, Arg::Text(text))).collect();
        let mut refusal = Refusal::saying(code, voice.say(code, &texts));
        let values = args.iter().filter(|(name, _)| !SENTENCES.contains(name));
        refusal.values.extend(values.map(|&(name, text)| (name.to_owned(), text.into())));
        refusal
    }

    /// A refusal with a sentence made elsewhere.
    pub(crate) fn saying(code: &str, message: String) -> Refusal {
        Refusal(Box::new(Grounds {
            code: code.to_owned(),
            rule: None,
            at: None,
            message,
            values: Map::new(),
            reasons: Vec::new(),
        }))
    }

    /// The same refusal at a place.
    #[must_use]
    pub(crate) fn at(mut self, place: impl Into<String>) -> Refusal {
        self.at = Some(place.into());
        self
    }

    /// The same refusal standing on a paragraph.
    #[must_use]
    pub(crate) fn by(mut self, rule: Option<RuleRef>) -> Refusal {
        self.rule = rule.map(|rule| rule.id().to_owned());
        self
    }

    /// The same refusal with one more value.
    #[must_use]
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Refusal {
        self.values.insert(name.to_owned(), value.into());
        self
    }

    /// A game's refusal of an action.
    pub(crate) fn illegal<G: Game>(voice: &Voice, game: &G, illegal: &G::Illegal) -> Refusal {
        let illegal = &Telling { game, value: illegal };
        let message = voice.game().value("illegal", illegal);
        let mut refusal = Refusal::saying(illegal.code(), message).by(illegal.rule());
        if let Ok(Value::Object(mut values)) = serde_json::to_value(illegal) {
            for tag in ["code", "type", "rule"] {
                values.remove(tag);
            }
            refusal.values = values;
        }
        refusal
    }

    /// Why an arena cannot begin.
    pub(crate) fn bad_plan(voice: &Voice, bad: &BadPlan) -> Refusal {
        match bad {
            BadPlan::Players { given, seats } => {
                let args = [("given", &*given.to_string()), ("seats", &*seats.to_string())];
                let refusal = Refusal::new(voice, "arena-players", &args).at("players");
                refusal.with("given", *given).with("seats", *seats)
            }
            BadPlan::NoGames => Refusal::new(voice, "arena-empty", &[]).at("games"),
            BadPlan::NoBudget => Refusal::new(voice, "no-budget", &[]),
        }
    }

    /// Why an opponent cannot decide for a seat.
    pub(crate) fn unable(voice: &Voice, seat: Seat, unable: Unable) -> Refusal {
        match unable {
            Unable::NoBudget => Refusal::new(voice, "no-budget", &[]),
            Unable::NoSense => Refusal::new(voice, "no-sense", &[]),
            Unable::GameOver => Refusal::new(voice, "nothing-left", &[]).at("seat"),
            Unable::NotToMove(_) | Unable::NoSuchSeat(_) => {
                let args = [("seat", &*voice.seat(seat))];
                Refusal::new(voice, "nothing-owed", &args).with("seat", seat.0).at("seat")
            }
        }
    }

    /// A reader's complaint about something malformed.
    pub(crate) fn malformed(
        words: &dyn Words,
        code: &str,
        at: &str,
        complaint: Complaint,
    ) -> Refusal {
        let args = [("at", Arg::Text(at)), ("problem", Arg::Text(&complaint.problem))];
        let mut refusal = Refusal::saying(code, words.say(code, &args)).at(at);
        refusal.values.extend(complaint.values);
        refusal
    }

    /// All reasons of a refused set-up, content or position under one code.
    pub(crate) fn reasons(voice: &Voice, code: &str, error: &SetupError) -> Refusal {
        let reasons = error.0.iter().map(|one| Refusal::one(voice, one)).collect();
        Refusal::several(voice.own(), code, reasons)
    }

    /// These reasons under one code.
    pub(crate) fn several(words: &dyn Words, code: &str, reasons: Vec<Refusal>) -> Refusal {
        let count = i64::try_from(reasons.len()).unwrap_or(i64::MAX);
        let first = reasons.first().map_or("", |reason| &reason.message);
        let args = [("count", Arg::Number(count)), ("first", Arg::Text(first))];
        let mut refusal = Refusal::saying(code, words.say(code, &args));
        refusal.at = reasons.first().and_then(|reason| reason.at.clone());
        refusal.rule = reasons.first().and_then(|reason| reason.rule.clone());
        refusal.reasons = reasons;
        refusal
    }

    /// One reason.
    pub(crate) fn one(voice: &Voice, reason: &Reason) -> Refusal {
        let message = voice.game().reason(reason);
        let mut refusal = Refusal::saying(reason.code, message).by(reason.rule);
        refusal.at = Some(reason.at.clone()).filter(|at| !at.is_empty());
        for (name, value) in &reason.values {
            refusal.values.insert((*name).to_owned(), value.as_str().into());
        }
        refusal
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.rule.as_ref().map_or(Ok(()), |rule| write!(f, " (§{rule})"))
    }
}

impl std::error::Error for Refusal {}

/// A value found in a request, short enough for a sentence.
pub(crate) fn shown(value: &Value) -> String {
    short(&value.to_string())
}

/// Where a reader stumbled; at the root there is only the name of the whole.
pub(crate) fn place_of(path: &serde_path_to_error::Path, whole: &str) -> String {
    let path = path.to_string();
    if path == "." { whole.to_owned() } else { path }
}
