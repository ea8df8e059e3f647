//! Whatever is drawn becomes a board or a list of reasons, and a board reads back as itself.
//!
//! Bytes that begin with a brace are read as JSON. From others four loops are built directly, so
//! that the geometry is reached: the first byte says how, the rest says where.
#![no_main]

use dicke_daemonen::board::{Cover, Knots, Laying, Presets, SelfCross, read_board};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

fuzz_target!(|data: &[u8]| {
    match data.split_first() {
        Some((b'{', _)) => {
            if let Ok(value) = serde_json::from_slice(data) {
                check(&value, Laying::default());
            }
        }
        Some((&kind, rest)) => check(&drawn(kind, rest), laying(kind)),
        None => {}
    }
});

/// Reads a board; an accepted one must read back as itself, a refusal must give a reason.
fn check(value: &Value, laying: Laying) {
    match read_board(value, &laying, Presets::bundled()) {
        Err(faults) => assert!(!faults.is_empty()),
        Ok(opened) => {
            let stored = opened.board.to_stored();
            let again = read_board(&stored, &laying, Presets::bundled());
            let again = again.expect("a stored board is a board");
            assert_eq!(again.board.stored_text(), opened.board.stored_text());
        }
    }
}

/// Bits 2 to 4: the choices of the table.
fn laying(kind: u8) -> Laying {
    Laying {
        cover: if kind & 4 == 0 {
            Cover::Cross
        } else {
            Cover::Overlap
        },
        self_cross: if kind & 8 == 0 {
            SelfCross::Reject
        } else {
            SelfCross::Allow
        },
        knots: if kind & 16 == 0 {
            Knots::Both
        } else {
            Knots::One
        },
    }
}

/// Bit 0: finished points or a pen line; bit 1: any points or bent circles.
fn drawn(kind: u8, bytes: &[u8]) -> Value {
    let key = if kind & 1 == 0 { "points" } else { "stroke" };
    let part = bytes.len().div_ceil(4).max(1);
    let mut parts = bytes.chunks(part);
    let cords: Vec<Value> = ["red", "blue", "green", "yellow"]
        .into_iter()
        .map(|color| {
            let bytes = parts.next().unwrap_or_default();
            let points = if kind & 2 == 0 {
                bent_circle(bytes)
            } else {
                any_points(bytes)
            };
            json!({ "color": color, key: points })
        })
        .collect();
    json!({ "cords": cords })
}

/// Four bytes a point, a little more than the table is wide.
fn any_points(bytes: &[u8]) -> Vec<[i32; 2]> {
    let number = |low: u8, high: u8| i32::from(i16::from_le_bytes([low, high])) * 8;
    bytes
        .chunks_exact(4)
        .map(|four| [number(four[0], four[1]), number(four[2], four[3])])
        .collect()
}

/// Twenty-four directions, in thousandths.
const DIRECTIONS: [i32; 24] = [
    0, 259, 500, 707, 866, 966, 1000, 966, 866, 707, 500, 259, 0, -259, -500, -707, -866, -966,
    -1000, -966, -866, -707, -500, -259,
];

/// Centre, two radii, and one byte for each point that bends the circle there.
fn bent_circle(bytes: &[u8]) -> Vec<[i32; 2]> {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or_default();
    let signed = |at: usize| i32::from(i8::from_le_bytes([byte(at)]));
    let (x, y) = (signed(0) * 1_500, signed(1) * 1_500);
    let (across, along) = (i32::from(byte(2)) * 600, i32::from(byte(3)) * 600);
    (0..24)
        .map(|at| {
            let bent = 1_000 + 4 * signed(4 + at);
            let (sine, cosine) = (DIRECTIONS[at], DIRECTIONS[(at + 6) % 24]);
            let place =
                |radius: i32, part: i32| (i64::from(radius) * i64::from(part * bent)) / 1_000_000;
            let step = |value: i64| i32::try_from(value).expect("small factors");
            [
                x + step(place(across, cosine)),
                y + step(place(along, sine)),
            ]
        })
        .collect()
}
