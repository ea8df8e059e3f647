//! Listed actions with everything that a client needs to offer them.
//!
//! Whatever depends on more than the rules of the game is tried out in worlds that the seat
//! imagines, so that nothing true and hidden can come out.

use std::collections::BTreeSet;
use std::fmt;

use kernel::{Chance, Cx, Game, Prospect, Receipt, Seat, Show, Turn, Viewer};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::{Map, Value};

use crate::Voice;
use crate::table::Listed;

/// Actions of a list whose odds and course are looked at; a longer list is offered without.
const LOOKED_AT: usize = 200;

/// Worlds in which a preview is tried where something is hidden.
const WORLDS: usize = 4;

/// One listed action as it is offered.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub listed: Listed,
    /// Its `type`.
    pub group: String,
    /// Its other fields, in the game's order.
    pub parts: Vec<(String, Value)>,
    /// What chance may make of it, as far as the seat can know.
    pub odds: Vec<Prospect>,
    /// It may roll, reveal, hand the decision on or end the game.
    pub confirm: bool,
    /// It could be taken back without asking anybody.
    pub free: bool,
}

/// What an action would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// What the seat would see and the same as text; nothing where that depends on chance or on
    /// something hidden.
    pub after: Option<(Value, String)>,
    /// What chance may make of it.
    pub odds: Vec<Prospect>,
}

/// What helps somebody whose action is refused.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Remedy {
    /// Places of the board that the refusal is about.
    pub cells: Vec<String>,
    /// The listed action that is nearest to the refused one.
    pub instead: Option<Choice>,
}

/// The fields of an action in the order in which the game writes them.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

/// The `type` of an action and its other fields.
fn parts<A: serde::Serialize>(action: &A) -> (String, Vec<(String, Value)>) {
    let text = serde_json::to_string(action).expect("actions have a JSON form");
    // An action without fields may be a bare word.
    let Fields(fields) = serde_json::from_str(&text).unwrap_or(Fields(Vec::new()));
    let (tags, others): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(key, _)| key == "type");
    let group = tags.into_iter().next().and_then(|(_, tag)| tag.as_str().map(str::to_owned));
    (group.unwrap_or_else(|| text.trim_matches('"').to_owned()), others)
}

/// Worlds that a seat imagines; one is enough where nothing is hidden.
fn worlds<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    count: usize,
    own: &mut dyn Chance,
) -> Vec<G::State> {
    let count = if G::INFO.perfect_information { 1 } else { count };
    (0..count).map(|_| game.imagine(state, seat, own)).collect()
}

/// Plays an action in an imagined world.
fn tried<G: Game>(
    game: &G,
    world: &G::State,
    seat: Seat,
    action: &G::Action,
    own: &mut dyn Chance,
) -> (G::State, Receipt) {
    let mut after = world.clone();
    let mut cx = Cx::silent(own);
    game.play(&mut after, seat, action, &mut cx);
    let receipt = cx.receipt();
    (after, receipt)
}

/// Whether a step used no dice and told nothing hidden.
fn is_quiet(receipt: Receipt) -> bool {
    receipt.rolls == 0 && !receipt.revealed
}

/// Every listed action as it is offered.
pub(crate) fn choices<G: Show>(
    game: &G,
    state: &G::State,
    seat: Seat,
    own: &mut dyn Chance,
    voice: &Voice,
    listed: impl Fn(&G::Action) -> Listed,
) -> Vec<Choice> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    if actions.is_empty() {
        return Vec::new();
    }
    let view = game.view(state, Viewer::Seat(seat));
    // A second world finds out what only sometimes reveals something.
    let worlds = worlds(game, state, seat, 2, own);
    let mut choice = |(index, action): (usize, &G::Action)| {
        let (group, parts) = parts(action);
        let looked = index < LOOKED_AT;
        let mut confirm = !looked;
        let mut free = looked;
        for world in worlds.iter().filter(|_| looked) {
            let (after, receipt) = tried(game, world, seat, action, own);
            let keeps = matches!(game.turn(&after), Turn::To(seats) if seats.contains(seat));
            confirm |= !is_quiet(receipt) || !keeps;
            free &= is_quiet(receipt);
        }
        let odds = if looked { game.prospects(&view, action, voice.game()) } else { Vec::new() };
        Choice { listed: listed(action), group, parts, odds, confirm, free }
    };
    actions.iter().enumerate().map(&mut choice).collect()
}

/// What an accepted action would bring.
pub(crate) fn preview<G: Show>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    own: &mut dyn Chance,
    voice: &Voice,
) -> Preview {
    let viewer = Viewer::Seat(seat);
    let odds = game.prospects(&game.view(state, viewer), action, voice.game());
    let mut seen: Option<G::View> = None;
    for world in worlds(game, state, seat, WORLDS, own) {
        let (after, receipt) = tried(game, &world, seat, action, own);
        let view = game.view(&after, viewer);
        if !is_quiet(receipt) || seen.as_ref().is_some_and(|earlier| *earlier != view) {
            return Preview { after: None, odds };
        }
        seen = Some(view);
    }
    let after = seen.map(|view| {
        let json = serde_json::to_value(&view).expect("views have a JSON form");
        (json, game.text(&view, voice.game()))
    });
    Preview { after, odds }
}

/// The places of the board that a refused action and the values of its refusal name.
pub(crate) fn marked<G: Show>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &Map<String, Value>,
    values: &Map<String, Value>,
    voice: &Voice,
) -> Vec<String> {
    let view = game.view(state, Viewer::Seat(seat));
    let known: BTreeSet<String> =
        game.cells(&view, voice.game()).into_iter().map(|cell| cell.id).collect();
    let mut found = Vec::new();
    for (key, value) in action.iter().chain(values) {
        let values = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        for name in values.iter().flat_map(|value| names(key, value)) {
            if known.contains(&name) && !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// Fields that hold the number of a place.
const PLACES: [&str; 5] = ["at", "from", "hex", "place", "to"];

/// How the place in this field may be called: by itself, or by its kind and number.
fn names(key: &str, value: &Value) -> Vec<String> {
    match value {
        // A number may be told with zeros before it, as hexes are.
        Value::String(text) => vec![text.clone(), text.trim_start_matches('0').to_owned()],
        Value::Number(number) => {
            let letter = key.get(..1).unwrap_or_default();
            let kinds =
                [format!("{key}-{number}"), format!("{key}{number}"), format!("{letter}{number}")];
            // A distance or a row is a number, too: alone it is a place only where one is meant.
            let alone = PLACES.contains(&key).then(|| number.to_string());
            alone.into_iter().chain(kinds).collect()
        }
        _ => Vec::new(),
    }
}

/// The choice that shares most with a refused action: kind first, then fields, then how near it is.
pub(crate) fn nearest(choices: Vec<Choice>, action: &Map<String, Value>) -> Option<Choice> {
    let shared = |choice: &Choice| {
        let same = |(key, value): &&(String, Value)| action.get(key) == Some(value);
        let kind = action.get("type").is_some_and(|kind| *kind == *choice.group);
        (kind, choice.parts.iter().filter(same).count())
    };
    // Places are numbered row by row or column by column: near numbers are near, or nearly.
    let apart = |choice: &Choice| -> u64 {
        let places = choice.parts.iter().filter(|(key, _)| PLACES.contains(&key.as_str()));
        let both = places.filter_map(|(key, value)| value.as_u64().zip(action.get(key)?.as_u64()));
        both.map(|(here, wanted)| here.abs_diff(wanted)).sum()
    };
    // Something must be alike, or the advice would be any action at all.
    let alike = choices.into_iter().filter(|choice| shared(choice) != (false, 0));
    // The first of several that are equally near.
    alike.rev().max_by_key(|choice| (shared(choice), std::cmp::Reverse(apart(choice))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_keep_the_order_of_the_game() {
        #[derive(serde::Serialize)]
        #[serde(tag = "type", rename_all = "kebab-case")]
        enum Action {
            Move { to: u8, from: u8 },
        }
        let (group, parts) = parts(&Action::Move { to: 1, from: 2 });
        assert_eq!(group, "move");
        assert_eq!(parts, [("to".to_owned(), json!(1)), ("from".to_owned(), json!(2))]);
    }

    #[test]
    fn the_nearest_of_many_places_is_advised() {
        let place = |hex: u16| Choice {
            listed: Listed { action: Value::Null, notation: String::new(), phrase: String::new() },
            group: "place".to_owned(),
            parts: vec![("hex".to_owned(), json!(hex))],
            odds: Vec::new(),
            confirm: false,
            free: true,
        };
        let wanted = json!({ "type": "place", "hex": 404 });
        let choices = [13, 113, 413, 414].map(place).into();
        let found = nearest(choices, wanted.as_object().expect("an action")).expect("a choice");
        assert_eq!(found.parts[0].1, json!(413));
    }

    #[test]
    fn places_are_found_under_every_usual_name() {
        assert_eq!(names("corner", &json!(4)), ["corner-4", "corner4", "c4"]);
        assert_eq!(names("hex", &json!(507))[0], "507");
        assert!(!names("range", &json!(7)).contains(&"7".to_owned()), "no place, but a distance");
        assert_eq!(names("hex", &json!("b7")), ["b7", "b7"]);
        assert_eq!(names("hex", &json!("0507")), ["0507", "507"]);
        assert!(names("flag", &json!(true)).is_empty());
    }
}
