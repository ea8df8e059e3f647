//! TypeScript that says too much, too little or the right thing about JSON.

use serde_json::json;

#[path = "../../src/typescript/shapes.rs"]
mod shapes;

use shapes::Shapes;

fn shapes() -> Shapes {
    let declared = [
        ("Seat", "/** Where. */\nexport type Seat = number;"),
        ("Names", r#"export type Names = Record<"en" | "fr", string>;"#),
        (
            "View",
            "export type View = {\n/** Who: a seat. */\nseat: Seat | null, by?: [Seat, string], \
             all: Array<Names>, counts: { [key in string]: number }, };",
        ),
        (
            "Event",
            r#"export type Event = { "type": "came", seat: Seat, } | ({ "type": "left", } & Tail);"#,
        ),
        ("Tail", "export type Tail = { why: \"will\" | \"need\", };"),
    ];
    let declared = declared.map(|(name, text)| (name.to_owned(), text.to_owned()));
    Shapes::read(declared.iter().map(|(name, text)| (name, text)))
}

#[test]
fn what_fits_fits() {
    let names = json!({ "en": "cat", "fr": "chat" });
    for (name, value) in [
        ("View", json!({ "seat": null, "all": [], "counts": {}, "more": true })),
        ("View", json!({ "seat": 1, "by": [0, "x"], "all": [names], "counts": { "a": 1 } })),
        ("Event", json!({ "type": "came", "seat": 0 })),
        ("Event", json!({ "type": "left", "why": "need" })),
    ] {
        assert_eq!(shapes().check(name, &value), Ok(()), "{value}");
    }
}

#[test]
fn what_does_not_is_told_by_its_place() {
    for (name, value, at) in [
        ("View", json!({ "all": [], "counts": {} }), "View: "),
        ("View", json!({ "seat": "1", "all": [], "counts": {} }), "View.seat: "),
        ("View", json!({ "seat": 1, "by": [0], "all": [], "counts": {} }), "View.by: "),
        ("View", json!({ "seat": 1, "all": [{ "en": "cat" }], "counts": {} }), "View.all: "),
        ("View", json!({ "seat": 1, "all": [], "counts": { "a": null } }), "View.counts.a: "),
        ("Event", json!({ "type": "came" }), "Event: "),
        ("Event", json!({ "type": "left", "why": "whim" }), "Event.why: "),
        ("Tale", json!({}), "Tale: "),
    ] {
        let fault = shapes().check(name, &value).expect_err("it does not fit");
        assert!(fault.starts_with(at), "{fault}");
    }
}
