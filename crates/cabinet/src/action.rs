//! Actions as they come in: a JSON object, or a notation.

use kernel::{Arg, Game, Seat};
use serde_json::{Map, Value};

use crate::reading::{Complaint, complaint};
use crate::refusal::{short, shown};
use crate::{Refusal, Voice};

/// The action that a request means; refused as malformed before the rules are asked.
pub(crate) fn find<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &Value,
    voice: &Voice,
) -> Result<G::Action, Refusal> {
    match action {
        Value::Object(fields) => read::<G>(fields, voice),
        Value::String(notation) => notation.parse().map_err(|_| {
            let args = [("notation", &*short(notation)), ("seat", &*voice.seat(seat))];
            let asked = game.question(state, seat).map(|question| question.rule);
            let refusal = Refusal::new(voice, "unknown-notation", &args).by(asked);
            refusal.with("seat", seat.0).at("action")
        }),
        other => {
            let value = shown(other);
            let problem = voice.say("action-shape", &[("value", Arg::Text(&value))]);
            let values = Map::from_iter([("value".to_owned(), value.into())]);
            Err(malformed(voice, "action", Complaint { problem, values }))
        }
    }
}

fn malformed(voice: &Voice, at: &str, complaint: Complaint) -> Refusal {
    Refusal::malformed(voice.own(), "malformed-action", at, complaint)
}

/// An action from its JSON object: exactly the keys and kinds that its own JSON has.
fn read<G: Game>(fields: &Map<String, Value>, voice: &Voice) -> Result<G::Action, Refusal> {
    let object = Value::Object(fields.clone());
    let action: G::Action = serde_json::from_value(object.clone()).map_err(|error| {
        let text = error.to_string();
        malformed(voice, &culprit::<G>(fields, &text), complaint(&text, voice))
    })?;
    let own = serde_json::to_value(&action).expect("actions have a JSON form");
    if own == object {
        return Ok(action);
    }
    let extra = fields.iter().find(|(key, value)| own.get(key) != Some(*value));
    let at = extra.map_or("action".to_owned(), |(key, _)| format!("action.{key}"));
    let problem = voice.say("action-form", &[("action", Arg::Text(&own.to_string()))]);
    let values = Map::from_iter([("allowed".to_owned(), own)]);
    Err(malformed(voice, &at, Complaint { problem, values }))
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
