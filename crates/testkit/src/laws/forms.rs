//! The form and the options.

use std::collections::BTreeSet;

use kernel::{Field, FieldKind, Game, SetupError};
use serde_json::{Map, Value};

use crate::Law;
use crate::findings::Findings;

/// O1: the form and the options agree, bounds included.
pub(crate) fn o1<G: Game>(findings: &mut Findings) {
    let form = G::form();
    let Ok(Value::Object(options)) = serde_json::to_value(G::Options::default()) else {
        findings.check(Law::O1, false, || "options are not an object".to_owned());
        return;
    };
    let keys: BTreeSet<&str> = options.keys().map(String::as_str).collect();
    let fields: BTreeSet<&str> = form.0.iter().map(|field| field.key).collect();
    findings.check(Law::O1, keys == fields && fields.len() == form.0.len(), || {
        format!("the form has {fields:?}, the options have {keys:?}")
    });
    findings.check(Law::O1, fields.contains("seats"), || "the form has no field seats".to_owned());
    for field in &form.0 {
        if let Some(condition) = &field.only {
            findings.check(Law::O1, fields.contains(condition.key), || {
                format!("{} depends on {}, which is no field", field.key, condition.key)
            });
        }
        let named = options.get(field.key) == Some(&default_of(field));
        findings.check(Law::O1, named, || {
            format!("{} has another default in the form than in the options", field.key)
        });
    }
    defaults_open::<G>(&options, findings);
    keys_left_out::<G>(&options, findings);
    for field in &form.0 {
        values_of::<G>(&options, field, findings);
    }
}

/// What happens to options with these entries.
enum Verdict<G: Game> {
    Unreadable,
    Refused(SetupError),
    Opened(Box<G>),
}

fn try_open<G: Game>(options: &Map<String, Value>, findings: &mut Findings) -> Verdict<G> {
    let Ok(options) = serde_json::from_value::<G::Options>(Value::Object(options.clone())) else {
        return Verdict::Unreadable;
    };
    match G::open(&options, None) {
        Ok(game) => Verdict::Opened(Box::new(game)),
        Err(error) => {
            for reason in &error.0 {
                findings.note_reason(reason);
            }
            Verdict::Refused(error)
        }
    }
}

fn defaults_open<G: Game>(options: &Map<String, Value>, findings: &mut Findings) {
    match try_open::<G>(options, findings) {
        Verdict::Opened(game) => {
            let normal = game.options();
            let again = G::open(&normal, None).map(|game| game.options());
            let same = again.is_ok_and(|again| json(&again) == json(&normal));
            findings.check(Law::O1, same, || {
                "the normal form of the options opens to another one".to_owned()
            });
        }
        Verdict::Unreadable => {
            findings.check(Law::O1, false, || "the default options do not read".to_owned());
        }
        Verdict::Refused(error) => {
            findings.check(Law::O1, false, || format!("the defaults are refused: {error}"));
        }
    }
    let mut strange = options.clone();
    strange.insert("no-such-option".to_owned(), Value::from(1));
    let unread = matches!(try_open::<G>(&strange, findings), Verdict::Unreadable);
    findings.check(Law::O1, unread, || "an unknown key is taken".to_owned());
}

fn json<T: serde::Serialize>(value: &T) -> Option<Value> {
    serde_json::to_value(value).ok()
}

fn default_of(field: &Field) -> Value {
    match &field.kind {
        FieldKind::Switch { default } => Value::from(*default),
        FieldKind::Number { default, .. } => Value::from(*default),
        FieldKind::Choice { default, .. } => Value::from(*default),
        FieldKind::Own { default } => serde_json::from_str(default).unwrap_or(Value::Null),
    }
}

/// Tries the values that a field allows and those just beyond.
fn values_of<G: Game>(options: &Map<String, Value>, field: &Field, findings: &mut Findings) {
    let mut right = Vec::new();
    let mut wrong = vec![Value::from("no such word")];
    match &field.kind {
        FieldKind::Switch { .. } => {
            right.extend([Value::from(false), Value::from(true)]);
            wrong.extend([Value::Null, Value::from(0)]);
        }
        FieldKind::Number { min, max, .. } => {
            right.extend([Value::from(*min), Value::from(*max)]);
            wrong.extend([min - 1, max + 1, i64::MIN, i64::MAX].map(Value::from));
            wrong.extend([Value::Null, Value::from(true), Value::Array(Vec::new())]);
        }
        FieldKind::Choice { values, .. } => {
            right.extend(values.iter().map(|value| Value::from(*value)));
            wrong.extend([Value::Null, Value::from(0), Value::from("")]);
        }
        FieldKind::Own { .. } => right.push(default_of(field)),
    }
    let key = field.key;
    let with = |value: &Value| {
        let mut changed = options.clone();
        // A field that matters only sometimes is tried while it matters.
        if let Some(condition) = &field.only
            && let Some(Ok(active)) = condition.is.first().map(|is| serde_json::from_str(is))
        {
            changed.insert(condition.key.to_owned(), active);
        }
        changed.insert(key.to_owned(), value.clone());
        changed
    };
    for value in &right {
        let verdict = try_open::<G>(&with(value), findings);
        let holds = match &verdict {
            Verdict::Opened(_) => true,
            Verdict::Refused(error) => names(error, key),
            Verdict::Unreadable => false,
        };
        findings.check(Law::O1, holds, || {
            format!("{key} = {value} neither opens nor is refused by name")
        });
    }
    for value in &wrong {
        let holds = match try_open::<G>(&with(value), findings) {
            Verdict::Opened(_) => false,
            Verdict::Refused(error) => names(&error, key),
            Verdict::Unreadable => true,
        };
        findings.check(Law::O1, holds, || {
            format!("{key} = {value} is taken, or refused without naming the field")
        });
    }
}

/// Whether a reason is at this option or at something inside it.
fn names(error: &SetupError, key: &str) -> bool {
    let root = |at: &str| at.split(['.', '[', '/', ':']).next() == Some(key);
    error.0.iter().any(|reason| root(&reason.at))
}

/// A key left out is read as its default, or not read at all.
fn keys_left_out<G: Game>(options: &Map<String, Value>, findings: &mut Findings) {
    let whole = match try_open::<G>(options, findings) {
        Verdict::Opened(game) => json(&game.options()),
        Verdict::Unreadable | Verdict::Refused(_) => return,
    };
    for key in options.keys() {
        let mut without = options.clone();
        without.remove(key);
        let holds = match try_open::<G>(&without, findings) {
            Verdict::Opened(game) => json(&game.options()) == whole,
            Verdict::Refused(error) => names(&error, key),
            Verdict::Unreadable => true,
        };
        findings.check(Law::O1, holds, || format!("without {key} another default is taken"));
    }
}
