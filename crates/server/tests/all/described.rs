//! Every body that any test is answered with is held against the description that the server gives
//! of itself.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::http::StatusCode;
use jsonschema::Validator;
use serde_json::{Value, json};

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(server::description()).expect("it is JSON"));

/// Validators that were built already, by where their schema stands.
static BUILT: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());

/// Fails unless this is what the description promises for such a request.
pub(crate) fn holds(method: &str, path: &str, status: StatusCode, body: &Value) {
    let path = path.split('?').next().unwrap_or_default();
    let paths = DESCRIPTION["paths"].as_object().expect("there are paths");
    let method = method.to_ascii_lowercase();
    let operation = paths
        .iter()
        .filter(|(described, operations)| {
            fits(described, path) && operations.get(&method).is_some()
        })
        // A path without a gap is nearer than one with.
        .min_by_key(|(described, _)| described.matches('{').count());
    let refused = "/components/schemas/Problem".to_owned();
    let place = operation.map_or(refused, |(described, operations)| {
        let responses = &operations[&method]["responses"];
        let known = responses.get(status.as_str()).map_or("default", |_| status.as_str());
        let path = described.replace('~', "~0").replace('/', "~1");
        format!("/paths/{path}/{method}/responses/{known}/content/application~1json/schema")
    });
    fulfils(&place, body, &format!("{method} {path}: {status}"));
}

/// Fails unless the server may say this on a live connection.
pub(crate) fn may_be_said(message: &Value) {
    let place = "/paths/~1api~1tables~1{id}~1socket/get/x-server-messages";
    fulfils(place, message, "a live message");
}

fn fulfils(place: &str, body: &Value, what: &str) {
    let validator = {
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(built.entry(place.to_owned()).or_insert_with(|| Arc::new(validator(place))))
    };
    let faults: Vec<String> = validator
        .iter_errors(body)
        .map(|fault| format!("{fault} at {}", fault.instance_path()))
        .collect();
    assert!(faults.is_empty(), "{what} is not as described at {place}: {faults:#?}\n{body:#}");
}

fn validator(place: &str) -> Validator {
    let schema = DESCRIPTION.pointer(place);
    let mut schema = schema.unwrap_or_else(|| panic!("nothing is described at {place}")).clone();
    schema["components"] = DESCRIPTION["components"].clone();
    jsonschema::validator_for(&schema).expect("the description holds schemas")
}

/// Whether a path is one of those that a described one stands for.
fn fits(described: &str, path: &str) -> bool {
    let (mut wanted, mut found) = (described.split('/'), path.split('/'));
    loop {
        match (wanted.next(), found.next()) {
            (None, None) => return true,
            (Some(gap), Some(_)) if gap.starts_with('{') => {}
            (Some(one), Some(other)) if one == other => {}
            _ => return false,
        }
    }
}

#[test]
fn a_body_that_is_not_as_described_is_noticed() {
    let right = json!({"code": "table/unknown", "message": "There is no such table."});
    holds("GET", "/api/tables/aaaaaaaaaaaaaaaa?lang=en", StatusCode::NOT_FOUND, &right);
    for wrong in [json!({"code": "table/unknown"}), json!([]), json!({"code": 7, "message": ""})] {
        let noticed = std::panic::catch_unwind(|| {
            holds("GET", "/api/tables/aaaaaaaaaaaaaaaa", StatusCode::NOT_FOUND, &wrong);
        });
        assert!(noticed.is_err(), "{wrong}");
    }
    let said = std::panic::catch_unwind(|| may_be_said(&json!({"type": "gossip"})));
    assert!(said.is_err());
}
