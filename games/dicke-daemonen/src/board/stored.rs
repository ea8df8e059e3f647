//! The stored form of a board.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::laid::Board;
use super::laying::Knots;
use crate::color::Color;

/// The word that marks a stored board.
pub(super) const FORMAT: &str = "dicke-board";
/// The only version of the stored form.
pub(super) const VERSION: u64 = 1;

impl Board {
    /// The stored form as a JSON value.
    pub fn to_stored(&self) -> Value {
        let cords: Vec<Value> = Color::DEMONS
            .into_iter()
            .map(|color| {
                let points = self.cords[color.index()].iter().map(|point| [point.x, point.y]);
                let points: Vec<[i32; 2]> = points.collect();
                let mut cord = json!({ "color": color.name(), "points": points });
                if self.knots == Knots::One {
                    cord["knot_field"] = json!(self.knot_fields[color.index()].name());
                }
                cord
            })
            .collect();
        json!({ "format": FORMAT, "version": VERSION, "cords": cords })
    }

    /// The canonical stored text: fixed order of keys, no blanks.
    pub fn stored_text(&self) -> String {
        let mut text = format!(r#"{{"format":"{FORMAT}","version":{VERSION},"cords":["#);
        for color in Color::DEMONS {
            if color != Color::Red {
                text.push(',');
            }
            write!(text, r#"{{"color":"{}","points":["#, color.name()).expect(STRING);
            for (at, point) in self.cords[color.index()].iter().enumerate() {
                let comma = if at == 0 { "" } else { "," };
                write!(text, "{comma}[{},{}]", point.x, point.y).expect(STRING);
            }
            text.push(']');
            if self.knots == Knots::One {
                let side = self.knot_fields[color.index()].name();
                write!(text, r#","knot_field":"{side}""#).expect(STRING);
            }
            text.push('}');
        }
        text.push_str("]}");
        text
    }
}

const STRING: &str = "writing to a string cannot fail";
