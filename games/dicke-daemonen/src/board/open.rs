//! Any form of a board in options becomes a board, or all reasons why not.

use serde_json::{Map, Value, json};

use super::fault::{BoardFault, BoardNote, shown};
use super::generate::{Quality, generate};
use super::laid::Board;
use super::laying::{KnotField, Laying};
use super::preset::{Preset, Presets};
use super::raw::{Loop, read_cords, unknown_keys, wrong_form};
use super::stored::{FORMAT, VERSION};
use super::validate::{Standard, lay};

/// A board ready for a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Opened {
    /// The board itself.
    pub board: Board,
    /// How options and replays keep it: name, code and check sum of a preset, else the stored form.
    pub normal: Value,
    /// What was changed on the way.
    pub notes: Vec<BoardNote>,
}

/// Reads a board in any of its forms: a preset by name, cords, the stored form, or a seed.
///
/// Never fails otherwise than by a list of faults, whatever the input is.
pub fn read_board(
    raw: &Value,
    laying: &Laying,
    presets: &Presets,
) -> Result<Opened, Vec<BoardFault>> {
    let Some(object) = raw.as_object() else {
        return Err(vec![wrong_form("board", "object", raw)]);
    };
    if object.contains_key("preset") {
        read_preset(object, *laying, presets)
    } else if object.contains_key("random") {
        read_random(object, *laying, presets)
    } else {
        read_drawn(object, *laying, presets)
    }
}

fn read_preset(
    object: &Map<String, Value>,
    laying: Laying,
    presets: &Presets,
) -> Result<Opened, Vec<BoardFault>> {
    let mut faults = Vec::new();
    unknown_keys(object, &["preset", "code", "sha256"], "board", &mut faults);
    let preset = object["preset"].as_str().and_then(|id| presets.get(id));
    let Some(preset) = preset else {
        let known: Vec<&str> = presets.iter().map(|preset| preset.id.as_str()).collect();
        let fault = BoardFault::new("E_PRESET", "board.preset");
        let fault = fault.with("value", shown(&object["preset"]));
        faults.push(fault.with("known", known.join(", ")));
        return Err(faults);
    };
    let mut opened = open_preset(preset, laying, presets)?;
    for key in ["code", "sha256"] {
        // A board that has changed since it was kept would be another game.
        if let Some(kept) = object.get(key).filter(|kept| **kept != opened.normal[key]) {
            let fault = BoardFault::new("E_CHANGED", format!("board.{key}"));
            let fault = fault.with("kept", shown(kept));
            let current = opened.normal[key].as_str().unwrap_or_default().to_owned();
            faults.push(fault.with("preset", &preset.id).with("value", current));
        }
    }
    if faults.is_empty() {
        opened.notes.clear();
        Ok(opened)
    } else {
        Err(faults)
    }
}

/// The board of a preset.
pub(super) fn open_preset(
    preset: &Preset,
    laying: Laying,
    presets: &Presets,
) -> Result<Opened, Vec<BoardFault>> {
    let loops = preset.cords().clone().map(|points| Loop {
        points,
        knot_field: KnotField::default(),
        drawn: false,
        free_knot: false,
        at: "board.preset".to_owned(),
    });
    let mut notes = Vec::new();
    let board = lay(loops, standard(laying, presets), &mut notes)?;
    let normal = json!({
        "preset": preset.id,
        "code": board.code(),
        "sha256": board.sha256(),
    });
    Ok(Opened { board, normal, notes })
}

/// What boards of this table are checked against.
pub(super) fn standard(laying: Laying, presets: &Presets) -> Standard<'_> {
    Standard { laying, limits: presets.limits(), sines: presets.sines() }
}

fn read_random(
    object: &Map<String, Value>,
    laying: Laying,
    presets: &Presets,
) -> Result<Opened, Vec<BoardFault>> {
    let mut faults = Vec::new();
    let at = "board.random";
    unknown_keys(object, &["random"], "board", &mut faults);
    let empty = Map::new();
    let random = object["random"].as_object().unwrap_or_else(|| {
        faults.push(wrong_form(at, "object", &object["random"]));
        &empty
    });
    unknown_keys(random, &["seed", "quality"], at, &mut faults);
    let seed = random.get("seed").and_then(Value::as_u64);
    if seed.is_none() {
        let given = random.get("seed").unwrap_or(&Value::Null);
        faults.push(wrong_form(format!("{at}.seed"), "whole", given));
    }
    let quality = match random.get("quality") {
        None => Some(Quality::default()),
        Some(raw) => raw.as_u64().and_then(Quality::of),
    };
    if quality.is_none() {
        let given = random.get("quality").unwrap_or(&Value::Null);
        faults.push(wrong_form(format!("{at}.quality"), "1, 4, 16", given));
    }
    let (Some(seed), Some(quality), true) = (seed, quality, faults.is_empty()) else {
        return Err(faults);
    };
    let generated = generate(seed, quality, &laying, presets)?;
    let normal = generated.board.to_stored();
    let note = BoardNote { code: "fallback", cord: None };
    let notes = if generated.fallback { vec![note] } else { Vec::new() };
    Ok(Opened { board: generated.board, normal, notes })
}

fn read_drawn(
    object: &Map<String, Value>,
    laying: Laying,
    presets: &Presets,
) -> Result<Opened, Vec<BoardFault>> {
    let mut faults = Vec::new();
    unknown_keys(object, &["format", "version", "cords"], "board", &mut faults);
    let stored = object.contains_key("format") || object.contains_key("version");
    if stored && object.get("format").and_then(Value::as_str) != Some(FORMAT) {
        let given = object.get("format").unwrap_or(&Value::Null);
        faults.push(wrong_form("board.format", FORMAT, given));
    }
    if stored && object.get("version").and_then(Value::as_u64) != Some(VERSION) {
        let given = object.get("version").unwrap_or(&Value::Null);
        let fault = BoardFault::new("E_VERSION", "board.version").with("value", shown(given));
        faults.push(fault.with("limit", VERSION));
    }
    let mut notes = Vec::new();
    let loops = match object.get("cords") {
        None => {
            let given = Value::Object(object.clone());
            faults.push(wrong_form("board", "preset, cords, random", &given));
            None
        }
        Some(cords) => match read_cords(cords, laying, presets.limits(), &mut notes) {
            Ok(loops) => Some(loops),
            Err(mut found) => {
                faults.append(&mut found);
                None
            }
        },
    };
    let (Some(loops), true) = (loops, faults.is_empty()) else {
        return Err(faults);
    };
    let board = lay(loops, standard(laying, presets), &mut notes)?;
    Ok(Opened { normal: board.to_stored(), board, notes })
}
