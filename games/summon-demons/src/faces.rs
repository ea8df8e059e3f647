//! The file of cards: read, and held against the printed counts.

use kernel::{Name, Source};
use pack::{Book, Place, Schema, Slots};

use crate::cards::{CardSet, Design, IDS};
use crate::chains;
use crate::content::{BOX, Face, Kind, Mood};
use crate::effect::{Amount, Effect, Power};
use crate::files::CARDS;
use crate::numbers::Numbers;
use crate::phrases;

pack::records! {
    File { schema: Schema, card: Vec<Entry> }
    Entry {
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
        source: Source,
        name_source: Option<Source>,
    }
}

/// Reads every card; nothing if one is missing or wrong.
pub(crate) fn read(book: &Book) -> Option<Vec<Face>> {
    let read: File = book.read(CARDS);
    let file = book.file(CARDS);
    let mut faces = Slots::new(file.at("card"), IDS);
    for (row, entry) in file.rows("card", read.card) {
        let id = entry.id.clone();
        let face = Design::find(&id).and_then(|design| read_face(design, &row, entry));
        faces.name(&row.at("id"), &id, face);
    }
    faces.all()
}

fn read_face(design: Design, row: &Place<'_>, entry: Entry) -> Option<Face> {
    let power = match &entry.when {
        Some(when) => phrases::permanent(when, &entry.effect),
        None => phrases::effects(&entry.effect).map(Power::Numbered),
    };
    let power = power.map_err(|fault| fault.tell(&row.at("effect"))).ok();
    let costs = entry.cost.as_deref().map_or(Ok(Vec::new()), phrases::costs);
    let costs = costs.map_err(|fault| fault.tell(&row.at("cost"))).ok();
    let conditions = entry.condition.as_deref().map_or(Ok(Vec::new()), phrases::conditions);
    let conditions = conditions.map_err(|fault| fault.tell(&row.at("condition"))).ok();
    let kid = matches!(entry.kind, Kind::Girl | Kind::Boy);
    let permanent = entry.when.is_some();
    let idle = !permanent && entry.numbers.is_empty();
    let on_die = matches!(power, Some(Power::Numbered(ref list)) if list.iter().any(uses_die));
    let once = matches!(entry.kind, Kind::Demon | Kind::Candle);
    let wrong = [
        (entry.mood.is_some() != kid, "mood", "content-mood"),
        (permanent && entry.kind != Kind::Demon, "when", "content-permanent"),
        (permanent && !entry.numbers.is_empty(), "numbers", "content-permanent-number"),
        (idle, "numbers", "content-idle"),
        (idle, "when", "content-idle"),
        // §SD-27
        (entry.kind != Kind::Candle && entry.numbers.len() > 1, "numbers", "content-one-number"),
        (entry.numbers.iter().any(|n| !(2..=12).contains(n)), "numbers", "content-dice"),
        (entry.beginner && entry.kind != Kind::Candle, "beginner", "content-candle"),
        (entry.may && entry.cost.is_none(), "cost", "content-may"),
        (!entry.may && entry.cost.is_some(), "may", "content-may"),
        (permanent && (entry.may || entry.condition.is_some()), "when", "content-permanent-free"),
        (on_die, "effect", "content-die"),
        // §SD-83
        (once && entry.copies > 1, "copies", "content-once"),
    ];
    let mut whole = row.at("copies").range(entry.copies, 1, BOX);
    whole &= row.at("serial").range(entry.serial, 1, (BOX + 1).saturating_sub(entry.copies.into()));
    for (_, key, code) in wrong.into_iter().filter(|(wrong, ..)| *wrong) {
        whole = false;
        row.at(key).fault(code, &[]);
    }
    if !whole {
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
pub(crate) fn check(faces: &[Face], numbers: &Numbers, file: &Place<'_>) {
    check_counts(faces, numbers, file);
    chains::check(faces, file);
}

/// §SD-15 §SD-19 §SD-84 §SD-85 §SD-129 §SD-130 §SD-131 The printed counts, and every serial number
/// once. §SD-11 Candles act on the printed number of throws.
fn check_counts(faces: &[Face], numbers: &Numbers, file: &Place<'_>) {
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
        if found != u32::from(right) {
            let values: &[(&str, &dyn std::fmt::Display)] =
                &[("count", &found), ("what", &name), ("right", &right)];
            file.at("card.copies").fault("content-expected", values);
        }
    }
    let mut seen = CardSet::NONE;
    for face in faces {
        if seen.meets(face.copies) {
            file.at("card.serial").fault("content-serial", &[("card", &face.design)]);
        }
        seen = seen.or(face.copies);
    }
    let all = CardSet::run(0, u8::try_from(BOX).expect("125 cards"));
    file.at("card.serial").unless(seen == all, "content-serials");
    let beginners = faces.iter().filter(|face| face.beginner).count();
    file.at("card.beginner").count(beginners, 1, 1);
    let candles = faces.iter().filter(|face| face.kind == Kind::Candle);
    let throws: Vec<u8> = candles.map(|face| face.numbers.iter().map(|&n| ways(n)).sum()).collect();
    if throws != expect.candle_throws {
        let (count, right) = (format!("{throws:?}"), format!("{:?}", expect.candle_throws));
        file.at("card.numbers").fault("content-throws", &[("count", &count), ("right", &right)]);
    }
}

/// How many of the 36 throws give this total.
fn ways(total: u8) -> u8 {
    6_u8.saturating_sub(total.abs_diff(7))
}
