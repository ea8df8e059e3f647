//! Whatever lines arrive, each gets exactly one line of JSON back, and the engine lives on.
#![no_main]

use cabinet::{Engine, GAMES};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// Lines of one input that are tried; more add time, not new paths.
const LINES: usize = 24;

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new(GAMES, "fuzz");
    for line in data.split(|byte| *byte == b'\n').take(LINES) {
        let reply = engine.line(line);
        assert!(
            !reply.trim_end_matches('\n').contains('\n'),
            "one line: {reply}"
        );
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        assert!(reply.is_object(), "a reply is an object: {reply}");
    }
});
