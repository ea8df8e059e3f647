//! Bodies and messages of other programs: read as what they should be, or told what is wrong.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::reading::complaint;
use crate::refusal::{place_of, short};
use crate::{FaultKind, JsonFault, Refusal, Voice, read_json};

/// Why a text cannot be read as what it should be, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is no JSON, or none that is taken.
    Json(JsonFault),
    /// It holds something else.
    Shape {
        /// The path of what is wrong; nothing for the whole.
        at: String,
        /// The complaint of the typed reader.
        complaint: String,
    },
}

/// Reads a JSON object as a typed value; no key stands twice.
pub fn read_object<T: DeserializeOwned>(text: &[u8]) -> Result<T, Misread> {
    let value = read_json(text).map_err(Misread::Json)?;
    // A typed reader would take a list as an object without keys.
    if !value.is_object() {
        let found = match &value {
            Value::Array(_) => "sequence".to_owned(),
            Value::String(text) => format!("string {text:?}"),
            other => format!("integer `{other}`"),
        };
        let complaint = format!("invalid type: {found}, expected a map");
        return Err(Misread::Shape { at: String::new(), complaint });
    }
    serde_path_to_error::deserialize(value).map_err(|error| Misread::Shape {
        at: place_of(error.path(), ""),
        complaint: error.inner().to_string(),
    })
}

impl Misread {
    /// A text that should be a whole number.
    pub fn no_number(at: &str, text: &str) -> Misread {
        let complaint = format!("invalid value: string {text:?}, expected u32");
        Misread::Shape { at: at.to_owned(), complaint }
    }

    /// The same as a sentence, with where and what.
    pub fn refusal(&self, voice: &Voice) -> Refusal {
        match self {
            Misread::Json(fault) => no_json(fault, voice),
            Misread::Shape { at, complaint } => misshapen(at, complaint, voice),
        }
    }
}

fn no_json(fault: &JsonFault, voice: &Voice) -> Refusal {
    let problem = fault.sentence(voice.game());
    let refusal = Refusal::new(voice, "malformed-request", &[("problem", &problem)]);
    match &fault.kind {
        FaultKind::Repeated(key) => {
            let key = short(key);
            refusal.with("key", key.clone()).at(key)
        }
        FaultKind::Ended | FaultKind::Wrong => {
            refusal.with("line", fault.line).with("column", fault.column)
        }
    }
}

fn misshapen(at: &str, text: &str, voice: &Voice) -> Refusal {
    let complaint = complaint(text, voice);
    // What is missing has no path of its own, but a name that the complaint tells.
    let named = complaint.values.get("field").and_then(Value::as_str);
    let place = if at.is_empty() { named } else { Some(at) }.map(str::to_owned);
    let problem = match at {
        "" => complaint.problem,
        at => format!("{at}: {}", complaint.problem),
    };
    let mut refusal = Refusal::new(voice, "malformed-request", &[("problem", &problem)]);
    refusal.at = place;
    refusal.values.extend(complaint.values);
    refusal
}
