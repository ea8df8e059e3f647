//! Actions as they come in: a JSON object, or a notation looked up in the legal list.

use kernel::replay::Line;
use kernel::{Arg, Game, Seat};
use serde_json::{Map, Value, json};

use crate::refusal::{short, shown};
use crate::{Refusal, Voice};

/// The action that a request means; refused as malformed before the rules are asked.
pub(crate) fn find<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &Value,
    voice: &Voice,
    earlier: &[Line<G::Action>],
) -> Result<G::Action, Refusal> {
    match action {
        Value::Object(fields) => read::<G>(fields, voice),
        Value::String(notation) => {
            let mut listed = Vec::new();
            game.legal(state, seat, &mut listed);
            let found = listed.iter().find(|one| one.to_string() == *notation);
            let found = found.cloned().or_else(|| {
                // Only the shapes of these serve: which fields an action can have is no secret.
                for other in (0..game.seats()).map(Seat).filter(|&other| other != seat) {
                    game.legal(state, other, &mut listed);
                }
                let known = listed.iter().chain(earlier.iter().map(|line| &line.action));
                unlisted::<G>(known, notation)
            });
            found.ok_or_else(|| {
                let args = [("notation", &*short(notation)), ("seat", &*voice.seat(seat))];
                Refusal::new(voice, "unknown-notation", &args).at("action")
            })
        }
        other => {
            let problem = voice.say("action-shape", &[("value", Arg::Text(&shown(other)))]);
            Err(malformed(voice, "action", &problem))
        }
    }
}

fn malformed(voice: &Voice, at: &str, problem: &str) -> Refusal {
    let args = [("at", at), ("problem", &*short_problem(problem))];
    Refusal::new(voice, "malformed-action", &args).at(at)
}

/// What a reader says may quote a long text.
fn short_problem(problem: &str) -> String {
    problem.chars().take(300).collect()
}

/// An action from its JSON object: exactly the keys and kinds that its own JSON has.
fn read<G: Game>(fields: &Map<String, Value>, voice: &Voice) -> Result<G::Action, Refusal> {
    let object = Value::Object(fields.clone());
    let action: G::Action = serde_json::from_value(object.clone()).map_err(|error| {
        let at = culprit::<G>(fields, &error.to_string());
        malformed(voice, &at, &error.to_string())
    })?;
    let own = serde_json::to_value(&action).expect("actions have a JSON form");
    if own == object {
        return Ok(action);
    }
    let extra = fields.iter().find(|(key, value)| own.get(key) != Some(*value));
    let at = extra.map_or("action".to_owned(), |(key, _)| format!("action.{key}"));
    let problem = voice.say("action-form", &[("action", Arg::Text(&own.to_string()))]);
    Err(malformed(voice, &at, &problem))
}

/// The field that a reader's complaint is about: the one without which the complaint is another.
fn culprit<G: Game>(fields: &Map<String, Value>, complaint: &str) -> String {
    // Without the tag every complaint changes, so the tag is suspected last.
    let (tags, others): (Vec<&String>, Vec<&String>) =
        fields.keys().partition(|key| key.as_str() == "type");
    let blamed = others.into_iter().chain(tags).find(|key| {
        let mut without = fields.clone();
        without.remove(*key);
        serde_json::from_value::<G::Action>(Value::Object(without))
            .map_or_else(|error| error.to_string() != complaint, |_| true)
    });
    let missing = complaint.starts_with("missing field");
    blamed.filter(|_| !missing).map_or("action".to_owned(), |key| format!("action.{key}"))
}

/// Numbers tried when a notation is not in the list.
const LARGEST: u32 = 1000;

/// The action that an unlisted notation means, so that its refusal can be explained.
///
/// Notation is only ever written, so this tries actions like those known with other words and
/// numbers in their fields until one is written that way.
fn unlisted<'a, G: Game>(
    known: impl Iterator<Item = &'a G::Action>,
    notation: &str,
) -> Option<G::Action> {
    let mut tried: Vec<Vec<String>> = Vec::new();
    for action in known {
        let Ok(Value::Object(fields)) = serde_json::to_value(action) else {
            continue;
        };
        let shape: Vec<String> = fields.keys().cloned().collect();
        if tried.contains(&shape) {
            continue;
        }
        tried.push(shape);
        if let Some(found) = like::<G>(&fields, notation) {
            return Some(found);
        }
    }
    None
}

/// An action with these fields, one word and one number changed, that is written like this.
fn like<G: Game>(fields: &Map<String, Value>, notation: &str) -> Option<G::Action> {
    let written = |fields: &Map<String, Value>| {
        serde_json::from_value::<G::Action>(Value::Object(fields.clone()))
            .ok()
            .filter(|action| action.to_string() == notation)
    };
    let mut variants = vec![fields.clone()];
    for (key, value) in fields {
        for other in values_like::<G>(fields, key, value) {
            let mut variant = fields.clone();
            variant.insert(key.clone(), other);
            variants.push(variant);
        }
    }
    let numbers: Vec<&String> =
        fields.iter().filter(|(_, value)| value.is_u64()).map(|(key, _)| key).collect();
    for variant in &mut variants {
        if let Some(found) = written(variant) {
            return Some(found);
        }
        for key in &numbers {
            let before = variant.get(*key).cloned();
            for number in 0..=LARGEST {
                variant.insert((*key).clone(), number.into());
                if let Some(found) = written(variant) {
                    return Some(found);
                }
            }
            variant.extend(before.map(|value| ((*key).clone(), value)));
        }
    }
    None
}

/// The other values a field can have: words, or lists of up to three words.
fn values_like<G: Game>(fields: &Map<String, Value>, key: &str, value: &Value) -> Vec<Value> {
    const WRONG: &str = "\u{0}";
    match value {
        Value::String(_) => words_of::<G>(fields, key, WRONG.into()),
        Value::Array(_) => {
            let words = words_of::<G>(fields, key, json!([WRONG]));
            let longer = |list: &Vec<Value>| -> Vec<Vec<Value>> {
                let with = |word: &Value| [&list[..], std::slice::from_ref(word)].concat();
                words.iter().map(with).collect()
            };
            let one: Vec<Vec<Value>> = longer(&Vec::new());
            let two: Vec<Vec<Value>> = one.iter().flat_map(longer).collect();
            let three: Vec<Vec<Value>> = two.iter().flat_map(longer).collect();
            [one, two, three].concat().into_iter().map(Value::Array).collect()
        }
        _ => Vec::new(),
    }
}

/// The words a field takes: a reader that is given a wrong one names them all.
fn words_of<G: Game>(fields: &Map<String, Value>, key: &str, wrong: Value) -> Vec<Value> {
    let mut fields = fields.clone();
    fields.insert(key.to_owned(), wrong);
    match serde_json::from_value::<G::Action>(Value::Object(fields)) {
        Ok(_) => Vec::new(),
        Err(error) => {
            let complaint = error.to_string();
            let quoted = complaint.split('`').skip(1).step_by(2).skip(1);
            quoted.map(Value::from).collect()
        }
    }
}
