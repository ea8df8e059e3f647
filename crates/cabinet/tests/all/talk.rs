//! Talking to an engine in JSON.

use cabinet::Engine;
use serde_json::{Value, json};

use crate::toy::TOYS;

/// An engine that knows the toy game.
pub(crate) fn engine() -> Engine {
    Engine::new(TOYS, "test")
}

/// An engine with a toy table for two, the stones dealt as 0 and 2.
pub(crate) fn seated() -> Engine {
    let mut engine = engine();
    ok(&mut engine, &json!({"cmd":"new","game":"pebbles","seed":"one","rolls":[0, 2]}));
    engine
}

/// One request, one reply.
pub(crate) fn ask(engine: &mut Engine, request: &Value) -> Value {
    raw(engine, request.to_string().as_bytes())
}

/// Any bytes, one reply.
pub(crate) fn raw(engine: &mut Engine, line: &[u8]) -> Value {
    let reply = engine.line(line);
    assert!(!reply.contains('\n'), "a reply is one line: {reply}");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

/// A request that must be granted.
pub(crate) fn ok(engine: &mut Engine, request: &Value) -> Value {
    let reply = ask(engine, request);
    assert_eq!(reply["ok"], true, "{request} was refused: {reply}");
    reply
}

/// A request that must be refused with this code and leave the table as it was.
pub(crate) fn refused(engine: &mut Engine, request: &Value, code: &str) -> Value {
    let before = engine.line(br#"{"cmd":"state"}"#);
    let reply = ask(engine, request);
    assert_eq!(reply["ok"], false, "{request} was granted: {reply}");
    assert_eq!(reply["error"]["code"], code, "{request}: {reply}");
    let message = reply["error"]["message"].as_str().expect("a sentence");
    assert!(
        message.contains(' ') && !message.contains("cabinet-") && !message.contains("{ $"),
        "no sentence: {message}"
    );
    assert_eq!(engine.line(br#"{"cmd":"state"}"#), before, "{request}");
    reply["error"].clone()
}
