//! Options as they come in: any JSON, checked against the game's form, all reasons at once.

use std::collections::BTreeSet;

use kernel::{Arg, Field, FieldKind, Form, Game, OwnNames, Pack, Reason, RuleRef, SetupError};
use serde_json::{Map, Value};

use crate::opened::Opened;
use crate::reading::complaint;
use crate::refusal::shown;
use crate::{Refusal, Voice};

/// Opens the box with these options, or says why not.
pub(crate) fn open<G: Game>(
    options: &Value,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<Opened<G>, Refusal> {
    opened(options, pack, voice).map_err(|error| {
        let voice = &*voice.about(&names_of::<G>(pack));
        Refusal::reasons(voice, "setup-refused", &error)
    })
}

/// Opens the box with these options: first the form is checked, then the game has its say; the
/// reasons of both are given.
pub(crate) fn opened<G: Game>(
    options: &Value,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<Opened<G>, SetupError> {
    let form = G::form();
    let (given, mut reasons) = sift(&form, options, voice);
    // What the form refuses is left at its default, so that the game can judge the rest.
    let refused: BTreeSet<String> = reasons.iter().map(|reason| reason.at.clone()).collect();
    match typed::<G>(&form, &given, voice) {
        Err(more) => reasons.extend(more),
        Ok(options) => match Opened::of(&options, pack) {
            Ok(game) if reasons.is_empty() => return Ok(game),
            Ok(_) => {}
            Err(error) => {
                let more = error.0.into_iter();
                reasons.extend(more.filter(|reason| !refused.contains(root(&reason.at))));
            }
        },
    }
    Err(SetupError(reasons))
}

/// What a pack calls its records, as far as it opens with the options that nobody chose.
pub(crate) fn names_of<G: Game>(pack: Option<&Pack>) -> OwnNames {
    let opened = pack.and_then(|pack| G::open(&G::Options::default(), Some(pack)).ok());
    opened.map(|game| game.names()).unwrap_or_default()
}

/// The options as far as the form and the game can read them, whether the box opens or not.
pub(crate) fn read<G: Game>(options: &Value, voice: &Voice) -> Option<G::Options> {
    let form = G::form();
    let (given, _) = sift(&form, options, voice);
    typed::<G>(&form, &given, voice).ok()
}

/// The options of an opened box as JSON.
pub(crate) fn plain<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.options()).expect("options have a JSON form")
}

/// The entries that fit the form, and the reasons why the others do not.
fn sift(form: &Form, options: &Value, voice: &Voice) -> (Map<String, Value>, Vec<Reason>) {
    let mut fitting = Map::new();
    let mut reasons = Vec::new();
    match options {
        Value::Null => {}
        Value::Object(entries) => {
            for (key, value) in entries {
                match check(form, key, value, voice) {
                    Ok(()) => drop(fitting.insert(key.clone(), value.clone())),
                    Err(reason) => reasons.push(reason),
                }
            }
        }
        _ => reasons.push(Reason::new("options", "options-shape", None)),
    }
    (fitting, reasons)
}

/// Whether one entry fits the form.
fn check(form: &Form, key: &str, value: &Value, voice: &Voice) -> Result<(), Reason> {
    let Some(field) = form.field(key) else {
        let allowed: Vec<&str> = form.0.iter().map(|field| field.key).collect();
        return Err(Reason::new(key, "option-unknown", None)
            .with("key", key)
            .with("allowed", allowed.join(", ")));
    };
    let refuse = |code| Reason::new(key, code, Some(field.rule)).with("value", shown(value));
    match &field.kind {
        FieldKind::Switch { .. } if value.is_boolean() => Ok(()),
        FieldKind::Switch { .. } => Err(refuse("option-type").with("allowed", "true, false")),
        FieldKind::Number { min, max, .. } => match value.as_i64() {
            Some(number) if (*min..=*max).contains(&number) => Ok(()),
            None if !value.is_u64() => {
                let bounds = [("min", Arg::Number(*min)), ("max", Arg::Number(*max))];
                Err(refuse("option-type").with("allowed", voice.say("whole-number", &bounds)))
            }
            _ => Err(refuse("option-range").with("limit", format!("{min}–{max}"))),
        },
        FieldKind::Choice { values, .. } => match value.as_str() {
            Some(word) if values.contains(&word) => Ok(()),
            Some(_) => Err(refuse("option-choice").with("allowed", values.join(", "))),
            None => Err(refuse("option-type").with("allowed", values.join(", "))),
        },
        FieldKind::Own { .. } => Ok(()),
    }
}

/// The game's own options from checked entries; the form's defaults stand where nothing is given.
fn typed<G: Game>(
    form: &Form,
    given: &Map<String, Value>,
    voice: &Voice,
) -> Result<G::Options, Vec<Reason>> {
    let complete = |given: &Map<String, Value>| {
        let mut all: Map<String, Value> = form.0.iter().map(default_entry).collect();
        all.extend(given.clone());
        serde_json::from_value::<G::Options>(Value::Object(all))
    };
    complete(given).map_err(|error| {
        let mut reasons = Vec::new();
        for (key, value) in given {
            let alone = Map::from_iter([(key.clone(), value.clone())]);
            if let Err(error) = complete(&alone) {
                let rule = form.field(key).map(|field| field.rule);
                reasons.push(unreadable(key, rule, value, &error, voice));
            }
        }
        if reasons.is_empty() {
            let all = Value::Object(given.clone());
            reasons.push(unreadable("options", None, &all, &error, voice));
        }
        reasons
    })
}

/// A value that the game's own options cannot hold.
fn unreadable(
    key: &str,
    rule: Option<RuleRef>,
    value: &Value,
    error: &serde_json::Error,
    voice: &Voice,
) -> Reason {
    let complaint = complaint(&error.to_string(), voice);
    Reason::new(key, "option-unreadable", rule)
        .with("value", shown(value))
        .with("problem", complaint.problem)
}

/// A field's key with the value used when nothing is entered.
fn default_entry(field: &Field) -> (String, Value) {
    let value = match &field.kind {
        FieldKind::Switch { default } => Value::from(*default),
        FieldKind::Number { default, .. } => Value::from(*default),
        FieldKind::Choice { default, .. } => Value::from(*default),
        FieldKind::Own { default } => {
            serde_json::from_str(default).expect("the form's defaults are JSON")
        }
    };
    (field.key.to_owned(), value)
}

/// The key of the options that a path begins with.
fn root(at: &str) -> &str {
    at.split(['.', '[', '/', ':']).next().unwrap_or(at)
}
