//! The file of cards: read, and held against the printed counts.

use kernel::{Name, Source};
use serde::Deserialize;

use crate::cards::{CardSet, Design, IDS};
use crate::chains;
use crate::content::{BOX, CARDS, Face, Kind, Mood};
use crate::effect::{Amount, Effect, Power};
use crate::faults::{Faults, read_toml};
use crate::numbers::Numbers;
use crate::phrases;

/// One entry of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Name,
    serial: u8,
    kind: Kind,
    mood: Option<Mood>,
    numbers: Vec<u8>,
    copies: u8,
    #[serde(default)]
    beginner: bool,
    condition: Option<String>,
    when: Option<String>,
    #[serde(default)]
    may: bool,
    cost: Option<String>,
    effect: String,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "name_source")]
    _name_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u32,
    card: Vec<Entry>,
}

/// Reads every card; all faults at once.
pub(crate) fn read(text: &str) -> Result<Vec<Face>, Faults> {
    let file: File = read_toml(CARDS, text)?;
    let mut faults = Faults::default();
    faults.unless(file.schema == 1, CARDS, "schema", || format!("{} must be 1", file.schema));
    let mut faces: Vec<Option<Face>> = vec![None; IDS.len()];
    for (index, entry) in file.card.into_iter().enumerate() {
        let at = format!("card[{index}]");
        let Some(design) = Design::find(&entry.id) else {
            faults.add(CARDS, format!("{at}.id"), &format!("no card is called {}", entry.id));
            continue;
        };
        let face = read_face(design, &at, entry, &mut faults);
        let place = &mut faces[design.index()];
        faults.unless(place.is_none(), CARDS, format!("{at}.id"), || format!("{design} twice"));
        *place = face;
    }
    for (design, face) in Design::all().zip(&faces) {
        let silent = faults.0.is_empty();
        faults.unless(face.is_some() || !silent, CARDS, "card", || format!("{design} is missing"));
    }
    let faces: Vec<Face> = faces.into_iter().flatten().collect();
    faults.or(faces)
}

fn read_face(design: Design, at: &str, entry: Entry, faults: &mut Faults) -> Option<Face> {
    let before = faults.0.len();
    let mut note = |key: &str, problem: &str| {
        faults.add(CARDS, format!("{at}.{key}"), &format!("{design}: {problem}"));
    };
    let mut kept = |key: &str, problem: String| note(key, &problem);
    let power = match &entry.when {
        Some(when) => phrases::permanent(when, &entry.effect),
        None => phrases::effects(&entry.effect).map(Power::Numbered),
    };
    let power = power.map_err(|problem| kept("effect", problem)).ok();
    let costs = entry.cost.as_deref().map_or(Ok(Vec::new()), phrases::costs);
    let costs = costs.map_err(|problem| kept("cost", problem)).ok();
    let conditions = entry.condition.as_deref().map_or(Ok(Vec::new()), phrases::conditions);
    let conditions = conditions.map_err(|problem| kept("condition", problem)).ok();
    let kid = matches!(entry.kind, Kind::Girl | Kind::Boy);
    let permanent = entry.when.is_some();
    let wrong = [
        (entry.mood.is_some() != kid, "mood", "kids and only kids have a mood"),
        (permanent && entry.kind != Kind::Demon, "when", "only demons are permanent"),
        (permanent && !entry.numbers.is_empty(), "numbers", "permanent demons have no number"),
        (!permanent && entry.numbers.is_empty(), "numbers", "a number, or a permanent power"),
        (!permanent && entry.numbers.is_empty(), "when", "a number, or a permanent power"),
        // §SD-27
        (entry.kind != Kind::Candle && entry.numbers.len() > 1, "numbers", "more than one number"),
        (entry.numbers.iter().any(|n| !(2..=12).contains(n)), "numbers", "no sum of two dice"),
        (entry.beginner && entry.kind != Kind::Candle, "beginner", "this is no candle"),
        (entry.may && entry.cost.is_none(), "cost", "what may be declined costs something"),
        (!entry.may && entry.cost.is_some(), "may", "what costs something may be declined"),
        (permanent && (entry.may || entry.condition.is_some()), "when", "no cost, no condition"),
        (
            matches!(power, Some(Power::Numbered(ref list)) if list.iter().any(uses_die)),
            "effect",
            "one die counts only on a double",
        ),
        (
            entry.serial == 0 || usize::from(entry.serial) + usize::from(entry.copies) > BOX + 1,
            "serial",
            "serial numbers run from 1 to 125",
        ),
        (entry.copies == 0, "copies", "at least one copy"),
        // §SD-83
        (
            matches!(entry.kind, Kind::Demon | Kind::Candle) && entry.copies != 1,
            "copies",
            "demons and candles exist once",
        ),
    ];
    for (_, key, problem) in wrong.into_iter().filter(|(wrong, ..)| *wrong) {
        note(key, problem);
    }
    if faults.0.len() > before {
        return None;
    }
    Some(Face {
        design,
        name: entry.name,
        kind: entry.kind,
        mood: entry.mood,
        numbers: entry.numbers,
        copies: CardSet::run(entry.serial - 1, entry.copies),
        beginner: entry.beginner,
        conditions: conditions?,
        may: entry.may,
        costs: costs?,
        power: power?,
    })
}

fn uses_die(effect: &Effect) -> bool {
    match effect {
        Effect::Collect(amount) | Effect::StealSouls(amount) => *amount == Amount::Die,
        Effect::Choose(both) => both.iter().any(uses_die),
        _ => false,
    }
}

/// Everything that concerns the cards as a whole.
pub(crate) fn check(faces: &[Face], numbers: &Numbers, faults: &mut Faults) {
    check_counts(faces, numbers, faults);
    chains::check(faces, CARDS, faults);
}

/// §SD-15 §SD-19 §SD-84 §SD-85 §SD-129 §SD-130 §SD-131 The printed counts, and every serial number
/// once. §SD-11 Candles act on the printed number of throws.
fn check_counts(faces: &[Face], numbers: &Numbers, faults: &mut Faults) {
    let expect = &numbers.expect;
    let (girl, boy) = (Kind::Girl, Kind::Boy);
    let counts = [
        ("animals", Kind::Animal, None, expect.animals),
        ("girls", girl, None, expect.girls),
        ("boys", boy, None, expect.boys),
        ("sweet_girls", girl, Some(Mood::Sweet), expect.sweet_girls),
        ("rotten_girls", girl, Some(Mood::Rotten), expect.rotten_girls),
        ("neutral_girls", girl, Some(Mood::Neutral), expect.neutral_girls),
        ("sweet_boys", boy, Some(Mood::Sweet), expect.sweet_boys),
        ("rotten_boys", boy, Some(Mood::Rotten), expect.rotten_boys),
        ("neutral_boys", boy, Some(Mood::Neutral), expect.neutral_boys),
        ("candles", Kind::Candle, None, expect.candles),
        ("demons", Kind::Demon, None, expect.demons),
    ];
    for (name, kind, mood, right) in counts {
        let fits = |face: &&Face| face.kind == kind && (mood.is_none() || face.mood == mood);
        let found: u32 = faces.iter().filter(fits).map(|face| u32::from(face.copies.len())).sum();
        faults.unless(found == u32::from(right), CARDS, "card.copies", || {
            format!(
                "{found} {name} are in this file, {name} under [expect] in rules.toml says {right}; \
                 change the copies, or that number where your box has another"
            )
        });
    }
    let mut seen = CardSet::NONE;
    for face in faces {
        let clash = seen.and(face.copies);
        faults.unless(clash.is_empty(), CARDS, "card.serial", || {
            format!("{}: serial numbers that another card has", face.design)
        });
        seen = seen.or(face.copies);
    }
    let all = CardSet::run(0, u8::try_from(BOX).expect("125 cards"));
    faults.unless(seen == all, CARDS, "card.serial", || {
        "serial numbers do not cover 1 to 125".to_owned()
    });
    let beginners = faces.iter().filter(|face| face.beginner).count();
    faults.unless(beginners == 1, CARDS, "card.beginner", || {
        format!("{beginners} candles for beginners, there must be one")
    });
    let candles = faces.iter().filter(|face| face.kind == Kind::Candle);
    let throws: Vec<u8> = candles.map(|face| face.numbers.iter().map(|&n| ways(n)).sum()).collect();
    faults.unless(throws == expect.candle_throws, CARDS, "card.numbers", || {
        format!(
            "candles act on {throws:?} of 36 throws, candle_throws under [expect] in rules.toml \
             says {:?}; change the numbers of the candles, or that list",
            expect.candle_throws
        )
    });
}

/// How many of the 36 throws give this total.
fn ways(total: u8) -> u8 {
    6_u8.saturating_sub(total.abs_diff(7))
}
