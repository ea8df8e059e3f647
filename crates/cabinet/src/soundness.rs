//! Whether an owner's content serves every table that the game's own content serves.

use kernel::{Arg, Field, FieldKind, Pack};
use serde_json::{Map, Value};

use crate::{Entry, Refusal, Setup, Voice};

/// Opens the box with a pack, first as it comes, then with every value of every option alone.
///
/// What the game's own content refuses too is no fault of the pack. All faults are given, each
/// once, with the options under which it was found unless it is found without any.
pub fn check_pack(entry: &dyn Entry, pack: &Pack, voice: &Voice) -> Result<Setup, Refusal> {
    let plain = entry.setup(&Value::Null, Some(pack), voice);
    let mut faults: Vec<Fault> = Vec::new();
    gather(&mut faults, plain.as_ref().err(), None);
    for (key, value) in entry.form().0.iter().flat_map(variants) {
        let options = Value::Object(Map::from_iter([(key.to_owned(), value.clone())]));
        if let Err(refusal) = entry.setup(&options, Some(pack), voice)
            && entry.setup(&options, None, voice).is_ok()
        {
            gather(&mut faults, Some(&refusal), Some(&shown(key, &value)));
        }
    }
    let reasons: Vec<Refusal> = faults.into_iter().map(|fault| fault.told(voice)).collect();
    if reasons.is_empty() {
        plain
    } else {
        Err(Refusal::several(voice.own(), "setup-refused", reasons))
    }
}

/// A reason against a pack and the options under which it was found; none if it always is.
struct Fault {
    reason: Refusal,
    options: Vec<String>,
}

impl Fault {
    fn told(self, voice: &Voice) -> Refusal {
        let Fault { mut reason, options } = self;
        if !options.is_empty() {
            let options = options.join(", ");
            let args = [("options", Arg::Text(&options)), ("reason", Arg::Text(&reason.message))];
            reason.message = voice.say("content-under", &args);
            reason = reason.with("options", options);
        }
        reason
    }
}

/// Adds the reasons of a refusal to those known; a known one is only found under more options.
fn gather(faults: &mut Vec<Fault>, refusal: Option<&Refusal>, option: Option<&str>) {
    for reason in refusal.into_iter().flat_map(|refusal| &refusal.reasons) {
        let known = faults.iter_mut().find(|fault| fault.reason == *reason);
        match (known, option) {
            (Some(fault), Some(option)) if !fault.options.is_empty() => {
                fault.options.push(option.to_owned());
            }
            (Some(_), _) => {}
            (None, _) => {
                let options = option.map(str::to_owned).into_iter().collect();
                faults.push(Fault { reason: reason.clone(), options });
            }
        }
    }
}

/// Every value that a field offers; of many numbers the ends.
fn variants(field: &Field) -> Vec<(&'static str, Value)> {
    /// Up to how many numbers each is tried.
    const FEW: i64 = 16;
    let values: Vec<Value> = match &field.kind {
        FieldKind::Switch { .. } => vec![false.into(), true.into()],
        FieldKind::Number { min, max, .. } if max - min < FEW => {
            (*min..=*max).map(Value::from).collect()
        }
        FieldKind::Number { min, max, .. } => vec![(*min).into(), (*max).into()],
        FieldKind::Choice { values, .. } => values.iter().map(|&value| value.into()).collect(),
        FieldKind::Own { .. } => Vec::new(),
    };
    values.into_iter().map(|value| (field.key, value)).collect()
}

fn shown(key: &str, value: &Value) -> String {
    match value {
        Value::String(word) => format!("{key} = {word}"),
        other => format!("{key} = {other}"),
    }
}
