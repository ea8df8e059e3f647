//! §PR-21 §PR-23 The half turn: on a field that is its own half turn every position offers the same
//! from the other edge, promises the same and goes on the same. What is settled between equals
//! favors no edge.
//!
//! Not compared is what hangs on the numbers of hexes: §PR-108 names the lower column for routers,
//! §PR-58 the order of q and r for overruns, and the dice of breath, of stones and of fire, which is
//! left out altogether, fall hex by hex.

use demonworld::grid::{Facing, at, column_row, hex};
use demonworld::{Action, Demonworld, Event, Level, Options, Side, State, Step};
use kernel::chance::{Seeded, Ways, Why};
use kernel::{Chance, Cx, Game, Heuristic, Pack, Ruled, Seat, Seats, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The last column and row of the first clash.
const LAST: (i16, i16) = (23, 15);
const FILE: &str = "scenario-first-clash.toml";

/// Anything with hexes, facings and directions, half a turn round the middle of the field.
pub(crate) fn half_turn<T: Serialize + DeserializeOwned>(one: &T) -> T {
    let mut value = json!(one);
    turn("", &mut value);
    serde_json::from_value(value).expect("a half turn can be read")
}

/// Turns what stands under a key.
fn turn(key: &str, value: &mut Value) {
    match (key, value.as_i64()) {
        ("facing" | "direction" | "look", Some(sixths)) => *value = json!((sixths + 3) % 6),
        // An action writes two digits for the column and two for the row.
        ("hex", Some(spot)) => *value = json!(i64::from(LAST.0 * 100 + LAST.1) - spot),
        ("south", Some(seat)) => *value = json!(1 - seat),
        _ => {}
    }
    match value {
        Value::Object(fields) if fields.contains_key("q") => {
            let part = |key| i16::try_from(fields[key].as_i64().expect("a number")).expect("small");
            let (column, row) = column_row(hex(part("q"), part("r")));
            *value = json!(at(LAST.0 - column, LAST.1 - row));
        }
        Value::Object(fields) => fields.iter_mut().for_each(|(key, one)| turn(key, one)),
        Value::Array(list) => {
            if key == "board" {
                list.reverse();
            }
            for one in list {
                turn("", one);
            }
        }
        _ => {}
    }
}

/// Dice that turn the compass by so many sixths.
struct Dice(Seeded, u32);

impl Chance for Dice {
    fn settle(&mut self, ways: Ways<'_>, why: &'static Why, eyes: Seats) -> u32 {
        let index = self.0.settle(ways, why, eyes);
        if ["compass", "drift"].contains(&why.code) { (index + self.1) % 6 } else { index }
    }
}

/// What an action leads to, and what happened.
fn after(
    game: &Demonworld,
    state: &State,
    (seat, action): (Seat, Action),
    mut dice: Dice,
) -> (State, Vec<Event>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    game.play(&mut state, seat, &action, &mut Cx::telling(&mut dice, &mut events));
    (state, events)
}

/// A position without facings that mean nothing.
fn plain(game: &Demonworld, mut state: State) -> State {
    for element in state.elements.iter_mut().filter(|element| element.hex.is_none()) {
        element.facing = Facing::default();
    }
    for seat in [Seat(0), Seat(1)] {
        if game.question(&state, seat).is_none_or(|question| question.code != "deploy-place") {
            state.player_mut(seat).look = Facing::default();
        }
    }
    state
}

/// The elements and parts of two positions that are not alike.
fn differences(one: &State, two: &State) -> String {
    let pairs = one.elements.iter().zip(&two.elements).filter(|(one, two)| one != two);
    let (fields, others) = (json!(one), json!(two));
    let fields = fields.as_object().into_iter().flatten();
    let parts: Vec<&String> =
        fields.filter(|(key, part)| others[key] != **part).map(|(key, _)| key).collect();
    format!("{parts:?}: {:#?}", pairs.collect::<Vec<_>>())
}

/// What a seat may do, and how promising each of it looks.
fn offer(game: &Demonworld, state: &State, seat: Seat) -> Vec<(Action, u32)> {
    let (mut list, mut weights) = (Vec::new(), Vec::new());
    game.legal(state, seat, &mut list);
    game.weigh(state, seat, &list, &mut weights);
    list.into_iter().zip(weights).collect()
}

/// What a position promises each seat.
fn promise(game: &Demonworld, state: &State) -> Vec<i32> {
    let mut out = Vec::new();
    game.judge(state, &mut out);
    out
}

/// A position offers and promises the same from the other edge.
pub(crate) fn same_offer(game: &Demonworld, (state, turned): (&State, &State), asked: Seats) {
    assert_eq!(promise(game, state), promise(game, turned));
    // §PR-109 Where a character may stop lies on the way of the routers.
    let absolute = matches!(state.agenda.top(), Some(Step::RunAlong { .. }));
    for seat in asked.iter().filter(|_| !absolute) {
        let mut expected = offer(game, state, seat);
        for (action, _) in &mut expected {
            *action = half_turn(action);
        }
        expected.sort_unstable();
        assert_eq!(offer(game, turned, seat), expected, "{:?}", state.agenda);
    }
}

/// §PR-108 §PR-58 §PR-79 §PR-121 Whether the numbers of hexes have decided something.
fn is_absolute(events: &[Event]) -> bool {
    let decided = ["fled", "left-field", "overran", "breathed", "missile-struck"];
    events.iter().any(|event| decided.contains(&event.code()))
}

/// An action has the same effect from the other edge.
pub(crate) fn same_effect(
    game: &Demonworld,
    (state, turned): (&State, &State),
    (seat, action): (Seat, Action),
    seed: u64,
) {
    let dice = |sixths| Dice(Seeded::from_number(seed), sixths);
    let (here, events) = after(game, state, (seat, action), dice(0));
    let (there, others) = after(game, turned, (seat, half_turn(&action)), dice(3));
    if !is_absolute(&events) && !is_absolute(&others) {
        assert_turned(game, (here, there), &format!("{action}, {:?}", state.agenda));
    }
}

/// One position is the half turn of the other.
pub(crate) fn assert_turned(game: &Demonworld, (here, there): (State, State), what: &str) {
    let (here, there) = (plain(game, half_turn(&here)), plain(game, there));
    assert!(here == there, "{what}: {}", differences(&here, &there));
}

/// §PR-21 Whether the rules choose the steps of an action.
fn is_plan(action: Action) -> bool {
    let plans = ["assault", "approach", "seize", "retire", "face-foe", "close-up"];
    let flights = ["swoop", "fly-near", "fly-to"];
    plans.contains(&action.word()) || flights.contains(&action.word())
}

/// The first clash between two armies of these cards, with guns and spells.
fn mirror(cards: &str) -> Demonworld {
    let shipped =
        Demonworld::open(&Options::default(), None).expect("the shipped box opens").pack();
    let text = shipped.0[FILE].replace("magic = false", "magic = true");
    let mut pack = Pack::default();
    pack.0.insert(FILE.to_owned(), text.replace("artillery = false", "artillery = true"));
    let options = Options {
        level: Level::Advanced,
        south: Side::Own,
        north: Side::Own,
        south_list: cards.to_owned(),
        north_list: cards.to_owned(),
        ..Options::default()
    };
    Demonworld::open(&options, Some(&pack)).expect("the field opens")
}

/// Every position of a battle is compared with its half turn; one decision in four is made by lot,
/// the others are hasty.
fn battle(game: &Demonworld, seed: u64) {
    let mut own = Seeded::from_number(seed);
    let mut state = game.start(&mut Cx::silent(&mut own));
    for number in seed << 16.. {
        let Turn::To(asked) = game.turn(&state) else { return };
        let turned = half_turn(&state);
        same_offer(game, (&state, &turned), asked);
        let seat = asked.iter().next().expect("somebody is asked");
        let list: Vec<Action> = offer(game, &state, seat).into_iter().map(|one| one.0).collect();
        let at = match own.below(4) {
            0 => own.below(u32::try_from(list.len()).expect("a short list")) as usize,
            _ => game.impulse(&state, seat, &list, &mut own),
        };
        for &action in list.iter().filter(|&&action| is_plan(action)).chain([&list[at]]) {
            same_effect(game, (&state, &turned), (seat, action), number);
        }
        let dice = Dice(Seeded::from_number(number), 0);
        (state, _) = after(game, &state, (seat, list[at]), dice);
    }
}

/// How many battles each army fights.
const BATTLES: u64 = 6;

fn fight(armies: &[&str]) {
    for game in armies.iter().map(|cards| mirror(cards)) {
        for seed in 0..BATTLES {
            battle(&game, seed);
        }
    }
}

/// §PR-21 §PR-63 §PR-104 Plans of units, and how they close with the enemy.
#[test]
fn ready_armies_fight_alike_from_either_edge() {
    fight(&["E01 E02 E04", "O01 O02 O03", "L01 L03 L04"]);
}

/// §PR-21 §PR-130 Plans of chariots, giants, dragons and flyers.
#[test]
fn the_large_fight_alike_from_either_edge() {
    fight(&["E05 E12 E07 E05", "O02 O06 O15", "L03 L10"]);
}

/// §PR-21 §PR-52 Plans of guns, and characters.
#[test]
fn characters_and_guns_fight_alike_from_either_edge() {
    fight(&["E14 E10", "O08 O09 O01 O04", "O07 O10"]);
}
