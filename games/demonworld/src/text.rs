//! The table as text: for the terminal, playthroughs and screen readers.

use kernel::{Arg, Seat, Words};

use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::grid;
use crate::ids::Going;
use crate::state::{ElementId, TroopId};
use crate::view::{SheetView, TroopView, VerdictView, View};

/// The whole view: turn, map, troops of both sides, result.
pub(crate) fn text(game: &Demonworld, view: &View, words: &dyn Words) -> String {
    let mut lines = vec![head(view, words)];
    lines.extend(about(view, words));
    lines.extend(map(game, view));
    lines.push(words.say("text-map-key", &[]));
    for seat in [Seat(0), Seat(1)] {
        lines.push(String::new());
        let name = words.seat(seat);
        let score = view.players.get(seat.index()).map_or(0, |player| player.score);
        let args = [("seat", Arg::Text(&name)), ("score", Arg::Number(score.into()))];
        lines.push(words.say("text-side", &args));
        for troop in view.troops.iter().filter(|troop| troop.seat == seat) {
            lines.push(troop_line(view, troop, words));
        }
    }
    for (seat, sheet) in (0u8..).map(Seat).zip(view.result.iter().flatten()) {
        lines.push(sheet_line(seat, *sheet, words));
    }
    lines.extend(view.verdict.map(|verdict| verdict_line(verdict, words)));
    lines.join("\n")
}

fn head(view: &View, words: &dyn Words) -> String {
    let phase = words.say(&format!("name-phase-{}", view.phase), &[]);
    let args = [
        ("turn", Arg::Number(view.turn_number.into())),
        ("last", Arg::Number(view.turns.into())),
        ("phase", Arg::Text(&phase)),
    ];
    let id = match (view.result.is_some(), view.turn_number) {
        (true, _) => "text-over",
        (false, 0) => "text-deploying",
        (false, _) => "text-turn",
    };
    words.say(id, &args)
}

/// The troop that the question at hand is about.
fn subject(view: &View) -> Option<&TroopView> {
    let of = |id: ElementId| view.elements.get(id.index()).map(|one| one.troop);
    view.troops.get(view.about.troop.or(view.about.element.and_then(of))?.index())
}

/// What a troop is called, with the sign that tells it from those who look alike.
pub(crate) fn title(troop: &TroopView, words: &dyn Words) -> String {
    let name = words.say(&format!("name-{}", troop.card), &[]);
    troop.sign.as_ref().map_or_else(|| name.clone(), |sign| format!("{name} {sign}"))
}

/// Where an element stands, as far as the viewer sees it.
fn whereabouts(view: &View, element: ElementId) -> Option<Spot> {
    view.elements.get(element.index())?.hex
}

/// The question with the troop that it is about, and where the element at hand stands.
pub(crate) fn asking(view: &View, code: &str, words: &dyn Words) -> Option<String> {
    let name = title(subject(view)?, words);
    let place = view.about.element.and_then(|element| whereabouts(view, element));
    let name = place.map_or_else(|| name.clone(), |place| format!("{name} ({place})"));
    let spell = view.about.spell.map_or(String::new(), |spell| {
        words.say("part-spell", &[("spell", Arg::Number(spell.0.into()))])
    });
    let question = words.say(&format!("ask-{code}"), &[]);
    let args = [
        ("name", Arg::Text(&name)),
        ("question", Arg::Text(&question)),
        ("spell", Arg::Text(&spell)),
    ];
    let named = if spell.is_empty() { "text-asking" } else { "text-asking-spell" };
    Some(words.say(named, &args))
}

/// Whom the question at hand is about.
fn about(view: &View, words: &dyn Words) -> Option<String> {
    let troop = subject(view)?;
    let (letter, name) = (letter(troop), title(troop, words));
    let mut args = vec![("letter", Arg::Text(&letter)), ("name", Arg::Text(&name))];
    let place = view.about.element.and_then(|element| whereabouts(view, element));
    let Some(place) = place.map(|place| place.to_string()) else {
        return Some(words.say("text-about", &args));
    };
    args.push(("hex", Arg::Text(&place)));
    Some(words.say("text-about-element", &args))
}

/// The letter by which the map shows a troop.
fn letter(troop: &TroopView) -> String {
    let letter = char::from(b'a' + troop.id.0 % 26);
    let letter = if troop.seat.0 == 0 { letter.to_ascii_uppercase() } else { letter };
    letter.to_string()
}

/// The map: a mark per hex, elements as the letter of their troop.
fn map(game: &Demonworld, view: &View) -> Vec<String> {
    let map = game.map();
    let mark = |hex: grid::Hex| {
        let spot = Spot::of(hex);
        let element = view.elements.iter().find(|one| one.hex == Some(spot));
        if let Some(element) = element {
            let letter = b'a' + element.troop.0 % 26;
            let south = view.troops.get(element.troop.index()).is_some_and(|one| one.seat.0 == 0);
            let letter = char::from(letter);
            return if south { letter.to_ascii_uppercase() } else { letter };
        }
        if view.objectives.iter().any(|one| one.hex == spot) {
            return '*';
        }
        map.cell(hex).map_or(' ', |cell| match (cell.going, cell.level) {
            (Going::Open, 0) => '.',
            (Going::Open, level) => char::from(b'0' + level.min(9)),
            (Going::Difficult, _) => ':',
            (Going::Water, _) => '~',
            _ => '#',
        })
    };
    let row = |row: i16| {
        let indent = if row % 2 == 1 { " " } else { "" };
        let marks = (0..i16::from(map.columns)).map(|column| mark(grid::at(column, row)));
        let marks: Vec<String> = marks.map(String::from).collect();
        format!("{row:>2} {indent}{}", marks.join(" "))
    };
    let mut lines = columns(map.columns);
    lines.extend((0..i16::from(map.rows)).map(row));
    lines
}

/// The numbers of the columns above the map: a hex is called by its column, then its row.
fn columns(count: u8) -> Vec<String> {
    let line = |digit: &dyn Fn(u8) -> String| {
        let digits: Vec<String> = (0..count).map(digit).collect();
        format!("   {}", digits.join(" ")).trim_end().to_owned()
    };
    let tens = |column: u8| {
        if column.is_multiple_of(10) { (column / 10).to_string() } else { " ".to_owned() }
    };
    vec![line(&tens), line(&|column| (column % 10).to_string())]
}

fn troop_line(view: &View, troop: &TroopView, words: &dyn Words) -> String {
    let (letter, name) = (letter(troop), title(troop, words));
    let elements = || view.elements.iter().filter(|one| one.troop == troop.id);
    let alive = elements().filter(|one| one.hp > 0).count();
    let order = match (troop.order, troop.laid.as_slice()) {
        (Some(order), _) => words.say(&format!("name-order-{order}"), &[]),
        (None, []) => "–".to_owned(),
        (None, laid) => {
            let names = laid.iter().map(|order| words.say(&format!("name-order-{order}"), &[]));
            format!("({})", names.collect::<Vec<_>>().join(", "))
        }
    };
    let mood = words.say(&format!("name-mood-{}", troop.mood), &[]);
    // Somebody alone has hit points where a unit has its formation.
    let shape = if elements().count() == 1 {
        let left = elements().map(|one| i64::from(one.hp)).sum();
        words.say("text-hit-points", &[("left", Arg::Number(left))])
    } else {
        words.say(&format!("name-shape-{}", troop.formation), &[])
    };
    let args = [
        ("letter", Arg::Text(&letter)),
        ("name", Arg::Text(&name)),
        ("count", Arg::Number(i64::try_from(alive).unwrap_or(0))),
        ("order", Arg::Text(&order)),
        ("mood", Arg::Text(&mood)),
        ("shape", Arg::Text(&shape)),
        (
            "melee",
            Arg::Text(if troop.since > 0 {
                "yes"
            } else if troop.high {
                "high"
            } else {
                "no"
            }),
        ),
    ];
    words.say("text-troop", &args)
}

fn sheet_line(seat: Seat, sheet: SheetView, words: &dyn Words) -> String {
    let name = words.seat(seat);
    let args = [
        ("seat", Arg::Text(&name)),
        ("losses", Arg::Number(sheet.losses.into())),
        ("routing", Arg::Number(sheet.routing.into())),
        ("items", Arg::Number(sheet.items.into())),
        ("objectives", Arg::Number(sheet.objectives.into())),
        ("total", Arg::Number(sheet.total.into())),
    ];
    words.say("text-sheet", &args)
}

/// §PR-3 Who won by how much, or what was missing.
fn verdict_line(verdict: VerdictView, words: &dyn Words) -> String {
    let name = words.seat(verdict.seat);
    let args = [
        ("seat", Arg::Text(&name)),
        ("lead", Arg::Number(verdict.lead.into())),
        ("margin", Arg::Number(verdict.margin.into())),
        ("missing", Arg::Number(verdict.missing.into())),
    ];
    words.say(if verdict.missing == 0 { "text-won" } else { "text-drawn" }, &args)
}

/// An action in words: its fields as players call them, elements with their place for who sees them.
pub(crate) fn phrase(
    game: &Demonworld,
    (action, view): (Action, Option<&View>),
    words: &dyn Words,
) -> String {
    let fields: Vec<(&'static str, String)> = action
        .fields()
        .into_iter()
        .flat_map(|(field, value)| {
            let angle = (field == "sixths").then(|| {
                let degrees = value.parse::<u16>().unwrap_or(0) * 60;
                ("angle", format!("{degrees}°"))
            });
            [Some((field, spoken((game, view), field, &value, words))), angle].into_iter().flatten()
        })
        .collect();
    let more = said_of_spell(game, action, words).into_iter().chain(said_of_look(action, view));
    let fields = fields.into_iter().chain(more).collect::<Vec<_>>();
    let args: Vec<(&str, Arg<'_>)> = fields
        .iter()
        .map(|(field, value)| match value.parse::<i64>() {
            Ok(number) if *field != "hex" => (*field, Arg::Number(number)),
            _ => (*field, Arg::Text(value)),
        })
        .collect();
    words.say(&format!("action-{}", action.word()), &args)
}

/// §DW-220 The level of a spell that is named, which is its price, and what it does.
fn said_of_spell(
    game: &Demonworld,
    action: Action,
    words: &dyn Words,
) -> Vec<(&'static str, String)> {
    let Action::Cast { spell } = action else { return Vec::new() };
    let Some(known) = game.content().spells.get(usize::from(spell.0)) else { return Vec::new() };
    let effect = words.say(&format!("effect-{}", known.id), &[]);
    vec![("level", known.level.to_string()), ("effect", effect)]
}

/// §PR-133 Whether a card that is deployed would look at the enemy or turn its back on him.
fn said_of_look(action: Action, view: Option<&View>) -> Option<(&'static str, String)> {
    let Action::Look { facing } = action else { return None };
    let side = view.and_then(|view| Some((view, view.seat?))).map(|(view, seat)| {
        let forward = if seat == view.south { 0 } else { 3 };
        match (facing.0 + 6 - forward) % 6 {
            0 => "ahead",
            1 | 5 => "aslant",
            2 | 4 => "askew",
            _ => "away",
        }
    });
    Some(("side", side.unwrap_or("none").to_owned()))
}

/// A field of an action as players call it.
fn spoken(
    (game, view): (&Demonworld, Option<&View>),
    field: &str,
    value: &str,
    words: &dyn Words,
) -> String {
    let number = || value.trim_start_matches(['t', 'e']).parse::<u8>().unwrap_or(0);
    let name = |id: &str| words.say(&format!("name-{id}"), &[]);
    match field {
        "troop" => called(game, TroopId(number()), None, words),
        "element" | "target" | "other" => {
            let element = ElementId(number());
            let place = view.and_then(|view| whereabouts(view, element));
            called(game, game.troop_of(element), place, words)
        }
        "order" | "hand" => name(&format!("{field}-{value}")),
        "direction" => words.say("part-towards", &[(field, Arg::Number(number().into()))]),
        "facing" => words.say("part-facing", &[(field, Arg::Number(number().into()))]),
        "spell" => {
            let spell = game.content().spells.get(usize::from(number()));
            spell.map_or(value.to_owned(), |spell| name(&format!("spell-{}", spell.id)))
        }
        "high" => if value == "true" { "yes" } else { "no" }.to_owned(),
        _ => value.to_owned(),
    }
}

/// What a troop of the armies, or its element at this place, is called in a sentence.
fn called(game: &Demonworld, troop: TroopId, place: Option<Spot>, words: &dyn Words) -> String {
    let none = || "none".to_owned();
    let sign = game.sign(troop).unwrap_or_else(none);
    let place = place.map_or_else(none, |place| place.to_string());
    let card = game.card_id(troop);
    let args =
        [("card", Arg::Text(card)), ("sign", Arg::Text(&sign)), ("place", Arg::Text(&place))];
    words.say("part-element", &args)
}
