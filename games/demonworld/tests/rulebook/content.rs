//! The content: counts, sources, and packs of an owner.

use demonworld::Content;
use demonworld::content::Source;
use kernel::Pack;

fn shipped() -> Content {
    Content::load(None).expect("the shipped content is sound")
}

/// §PR-141 Forty-five cards and all the rest.
#[test]
fn the_box_is_complete() {
    let content = shipped();
    assert_eq!(content.cards.len(), 45);
    assert_eq!(content.weapons.len(), 33);
    assert_eq!(content.spells.len(), 18);
    assert_eq!(content.items.len(), 9);
    assert_eq!(content.terrain.len(), 11);
    assert_eq!(content.scenarios.len(), 3);
    assert_eq!(content.armies.len(), 9);
}

/// §PR-141 Every card says where it comes from.
#[test]
fn every_value_has_a_source() {
    let content = shipped();
    let find = |id: &str| content.provenance.iter().find(|(one, _)| one == id).map(|(_, s)| *s);
    assert_eq!(find("E01"), Some(Source::Published));
    assert_eq!(find("E11"), Some(Source::Reconstructed));
    assert_eq!(find("bolt"), Some(Source::Rulebook));
    for card in &content.cards {
        assert!(find(&card.id).is_some(), "{} has no source", card.id);
    }
}

fn faults(file: &str, from: &str, to: &str) -> Vec<String> {
    let text = shipped().pack().0[file].clone();
    assert!(text.contains(from), "{file} lacks {from}");
    let mut pack = Pack::default();
    pack.0.insert(file.to_owned(), text.replacen(from, to, 1));
    let reasons = Content::load(Some(&pack)).expect_err("a fault");
    reasons.into_iter().map(|reason| reason.at).collect()
}

/// §DW-115 A hole in a table is found, and so is an overlap.
#[test]
fn holes_and_overlaps() {
    let at = faults("artillery.toml", "low = 10, high = 17", "low = 11, high = 17");
    assert_eq!(at, ["artillery.toml: deviation"]);
    let at = faults("fire.toml", "low = 3, high = 4", "low = 2, high = 4");
    assert_eq!(at, ["fire.toml: wind[1]"]);
}

/// §DW-72 §PR-141 No row is there twice: which of the two would count?
#[test]
fn rows_listed_twice() {
    let twice = |file: &str, table: &str, place: &str| {
        let text = shipped().pack().0[file].clone();
        let (blocks, list) = (format!("[[{table}]]"), format!("\n{table} = [\n"));
        let (start, row) = if let Some(start) = text.find(&blocks) {
            let end = text[start + 2..].find("\n[").map_or(text.len(), |at| start + 2 + at);
            (start, format!("{}\n", &text[start..end]))
        } else {
            let start = text.find(&list).expect("the table") + list.len();
            let row = text[start..].lines().next().expect("a row");
            (start, format!("{row}\n"))
        };
        let mut pack = Pack::default();
        pack.0.insert(file.to_owned(), format!("{}{row}{}", &text[..start], &text[start..]));
        let reasons = Content::load(Some(&pack)).expect_err("a fault");
        let at: Vec<String> = reasons.into_iter().map(|reason| reason.at).collect();
        assert!(at.iter().any(|at| at.contains(place)), "{file} {table}: {at:?}");
    };
    for (file, table, place) in [
        ("factions.toml", "faction", ".id"),
        ("terrain.toml", "edge", "edge"),
        ("formations.toml", "formation", ".id"),
        ("movement.toml", "cost", ".mover"),
        ("movement.toml", "large", ".base"),
        ("turn.toml", "order", ".id"),
        ("artillery.toml", "order", ".order"),
        ("combat.toml", "melee", ".what"),
        ("combat.toml", "shooting", ".what"),
        ("combat.toml", "initiative", ".when"),
        ("morale.toml", "modifier", ".what"),
        ("turn.toml", "reposition", ".contacts"),
    ] {
        twice(file, table, place);
    }
    let at = faults("cards-empire.toml", "roles = [", "roles = [\"leader\", \"leader\", ");
    assert!(at.iter().any(|at| at.ends_with("roles")), "{at:?}");
}

/// §PR-141 A file that the game does not have is named, with those that it has.
#[test]
fn files_that_the_game_does_not_have() {
    for name in ["foo.toml", "scenario-mine.toml"] {
        let text = shipped().pack().0["scenario-first-clash.toml"].replace("first-clash", "mine");
        let pack = Pack([(name.to_owned(), text)].into());
        let reasons = Content::load(Some(&pack)).expect_err("a fault");
        assert_eq!((reasons[0].at.as_str(), reasons[0].code), (name, "content-file"));
    }
}

/// §PR-141 Unknown weapons, ground and cards are named with file, key and value.
#[test]
fn unknown_names() {
    let at = faults("cards-orcs.toml", "weapon = \"bow\"", "weapon = \"bough\"");
    assert_eq!(at, ["cards-orcs.toml: card[0].ranged.weapon"]);
    let at = faults("scenario-first-clash.toml", "........ww....", "........ww..?.");
    assert_eq!(at, ["scenario-first-clash.toml: terrain[5][12]"]);
    let at = faults("armies.toml", "card = \"E01\"", "card = \"E99\"");
    assert_eq!(at, ["armies.toml: army[0].entries[1].card", "armies.toml: army[0].points"]);
    let at = faults("armies.toml", "reserve = [\"E11\"", "reserve = [\"E99\"");
    assert_eq!(at, ["armies.toml: army[3].reserve[0]"]);
    let at = faults("armies.toml", "reserve = [\"E11\"", "reserve = [\"O12\"");
    assert_eq!(at, ["armies.toml: army[3].reserve[0]"]);
    let at = faults("combat.toml", "rule = \"DW-58\"", "rule = \"DW-199\"");
    assert_eq!(at, ["combat.toml: melee[0].rule", "combat.toml: melee[0].rule"]);
}

/// §PR-141 Several faults are told at once, also of several files.
#[test]
fn all_faults_at_once() {
    let content = shipped();
    let mut pack = Pack::default();
    let weapons = content.pack().0["weapons.toml"].replacen("power = 6", "power = 60", 1);
    pack.0.insert("weapons.toml".to_owned(), weapons);
    let cards = content.pack().0["cards-north.toml"].replace("hp = 5", "hp = 50");
    pack.0.insert("cards-north.toml".to_owned(), cards.replace("size = 3", "size = 0"));
    pack.0.insert("walls.toml".to_owned(), String::new());
    let reasons = Content::load(Some(&pack)).expect_err("four faults");
    let at: Vec<&str> = reasons.iter().map(|reason| reason.at.as_str()).collect();
    assert_eq!(
        at,
        [
            "walls.toml",
            "weapons.toml: weapon[0].power",
            "cards-north.toml: card[0].size",
            "cards-north.toml: card[2].hp",
        ]
    );
}
