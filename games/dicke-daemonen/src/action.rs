//! What a magician may do.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::Illegible;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::color::Color;

/// One decision of a turn.
///
/// The order of the variants and fields is the order of the legal list: demons by color and corner,
/// ghosts by field, predictions by number of colors, declining last.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Wire", into = "Wire")]
#[ts(as = "Wire")]
pub enum Action {
    /// §DD-20 Put a demon into a corner.
    PlaceDemon {
        /// Its color, never white.
        creature: Color,
        /// Number of the corner.
        corner: i32,
    },
    /// §DD-17 Put a ghost into the center of a field.
    PlaceGhost {
        /// Number of the field.
        field: i32,
    },
    /// §DD-25 §DD-45 Predict: one color, alone up to three, best rank first.
    Predict {
        /// The colors in rank order.
        colors: Colors,
    },
    /// §DD-25 Predict nothing this turn.
    Decline,
}

/// Colors in rank order; shorter lists sort first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Colors(pub ArrayVec<Color, 5>);

impl Colors {
    /// A list of these.
    pub fn of(colors: &[Color]) -> Colors {
        Colors(colors.iter().copied().collect())
    }
}

impl Ord for Colors {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Colors {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `R@c14`, `W@f5`, `!B`, `!GR`, `.`
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::PlaceDemon { creature, corner } => write!(f, "{}@c{corner}", creature.letter()),
            Action::PlaceGhost { field } => write!(f, "{}@f{field}", Color::White.letter()),
            Action::Predict { colors } => {
                f.write_str("!")?;
                colors.0.iter().try_for_each(|color| write!(f, "{}", color.letter()))
            }
            Action::Decline => f.write_str("."),
        }
    }
}

/// Reads exactly what `Display` writes.
impl FromStr for Action {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Action, Illegible> {
        let color = |letter| Color::ALL.into_iter().find(|color| color.letter() == letter);
        let (first, rest) = (text.chars().next(), text.get(1..).unwrap_or_default());
        let read = match first.ok_or(Illegible)? {
            '.' => Some(Action::Decline),
            '!' => {
                let colors: Option<Vec<Color>> = rest.chars().map(color).collect();
                let few = colors.filter(|colors| (1..=Color::ALL.len()).contains(&colors.len()));
                few.map(|colors| Action::Predict { colors: Colors::of(&colors) })
            }
            letter => {
                let creature = color(letter).ok_or(Illegible)?;
                let place =
                    |kind| rest.strip_prefix(kind).and_then(|number: &str| number.parse().ok());
                match creature {
                    Color::White => place("@f").map(|field| Action::PlaceGhost { field }),
                    _ => place("@c").map(|corner| Action::PlaceDemon { creature, corner }),
                }
            }
        };
        read.filter(|action| action.to_string() == text).ok_or(Illegible)
    }
}

/// The flat object that crosses the wire; exactly these keys.
#[derive(Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "Action")]
enum Wire {
    Place {
        creature: Color,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        corner: Option<i32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        field: Option<i32>,
    },
    Predict {
        colors: Colors,
    },
    Decline {},
}

impl From<Action> for Wire {
    fn from(action: Action) -> Wire {
        match action {
            Action::PlaceDemon { creature, corner } => {
                Wire::Place { creature, corner: Some(corner), field: None }
            }
            Action::PlaceGhost { field } => {
                Wire::Place { creature: Color::White, corner: None, field: Some(field) }
            }
            Action::Predict { colors } => Wire::Predict { colors },
            Action::Decline => Wire::Decline {},
        }
    }
}

/// Complaints have the form of a reader's own, so that whoever translates those translates these.
impl TryFrom<Wire> for Action {
    type Error = &'static str;

    fn try_from(wire: Wire) -> Result<Action, Self::Error> {
        match wire {
            Wire::Place { creature: Color::White, corner: None, field: Some(field) } => {
                Ok(Action::PlaceGhost { field })
            }
            Wire::Place { creature: Color::White, corner: Some(_), .. } => {
                Err("unknown field `corner`, expected `field`")
            }
            Wire::Place { creature: Color::White, .. } => Err("missing field `field`"),
            Wire::Place { creature, corner: Some(corner), field: None } => {
                Ok(Action::PlaceDemon { creature, corner })
            }
            Wire::Place { field: Some(_), .. } => Err("unknown field `field`, expected `corner`"),
            Wire::Place { .. } => Err("missing field `corner`"),
            Wire::Predict { colors } if colors.0.is_empty() => {
                Err("invalid length 0, expected at least one color")
            }
            Wire::Predict { colors } => Ok(Action::Predict { colors }),
            Wire::Decline {} => Ok(Action::Decline),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wire_form_has_exactly_the_keys_of_its_kind() {
        let demon = Action::PlaceDemon { creature: Color::Red, corner: 14 };
        let text = serde_json::to_string(&demon).unwrap();
        assert_eq!(text, r#"{"type":"place","creature":"red","corner":14}"#);
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), demon);
        let solo = Action::Predict { colors: Colors::of(&[Color::Green, Color::Red]) };
        assert_eq!(
            serde_json::to_string(&solo).unwrap(),
            r#"{"type":"predict","colors":["green","red"]}"#
        );
        assert_eq!(serde_json::to_string(&Action::Decline).unwrap(), r#"{"type":"decline"}"#);
        for bad in [
            r#"{"type":"place","creature":"white","corner":1}"#,
            r#"{"type":"place","creature":"red","field":1}"#,
            r#"{"type":"place","creature":"red","corner":1,"field":1}"#,
            r#"{"type":"place","creature":"red","corner":1,"rank":1}"#,
            r#"{"type":"place","creature":"red"}"#,
            r#"{"type":"place","creature":"pink","corner":1}"#,
            r#"{"type":"predict","colors":[]}"#,
            r#"{"type":"decline","why":1}"#,
            r#"{"type":"pass"}"#,
        ] {
            assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
        }
        let complaint = |bad: &str| serde_json::from_str::<Action>(bad).unwrap_err().to_string();
        let white = complaint(r#"{"type":"place","creature":"white","corner":1}"#);
        assert_eq!(white, "unknown field `corner`, expected `field`");
        let demon = complaint(r#"{"type":"place","creature":"red"}"#);
        assert_eq!(demon, "missing field `corner`");
    }
}
