//! Reading spells, items, ground, lists and battles; all faults at once.

use pack::Book;

use super::faces::{Card, EdgeFace, Item, Spell, Terrain};
use super::files::place;
use super::map::{self, Known};
use super::{Army, Content, Entry, FactionFace};
use super::{raw, read_cards, read_tables};
use crate::army::{self, Limits};
use crate::ids::{CardId, EdgeKind, Faction, Going, ItemId};
use crate::paragraphs::INDEX;

const SPELLS: &str = "spells.toml";
const ITEMS: &str = "items.toml";
const TERRAIN: &str = "terrain.toml";
const FACTIONS: &str = "factions.toml";
const ARMIES: &str = "armies.toml";

/// Reads all files; nothing if one of them is wrong.
pub(super) fn read(book: &Book) -> Option<Content> {
    check_paragraphs(book);
    let tables = read_tables::tables(book);
    let weapons = read_cards::weapons(book);
    let cards = read_cards::cards(book, &weapons);
    let spells = spells(book);
    let items = items(book);
    let (terrain, edges, level, remains) = terrain(book);
    let factions = factions(book, &cards);
    let armies = armies(book, &cards, &items);
    let known = Known {
        terrain: &terrain,
        edges: &edges,
        level_height: level.height,
        level_maximum: level.maximum,
        armies: &armies,
    };
    let mut scenarios = Vec::new();
    for name in book.named("scenario-") {
        let read: raw::ScenarioFile = book.read(name);
        if scenarios.iter().any(|one: &super::Scenario| one.id == read.id) {
            book.file(name).at("id").twice(&read.id);
        }
        scenarios.extend(map::scenario(&read, &book.file(name), &known));
    }
    let content = Content {
        tables: tables?,
        spells,
        factions,
        weapons,
        cards,
        items,
        terrain,
        edges,
        remains,
        armies,
        scenarios,
        provenance: book.provenance(),
        files: book.files(),
    };
    judge_armies(&content, book);
    Some(content)
}

/// Complains about paragraphs that the files name and that do not exist.
fn check_paragraphs(book: &Book) {
    book.each_table(&mut |place, table| {
        for key in ["rule", "rules"] {
            let value = table.get(key);
            let one = value.and_then(|value| value.as_str());
            let list = value.and_then(|value| value.as_array()).into_iter().flatten();
            for id in one.into_iter().chain(list.filter_map(|one| one.as_str())) {
                if !INDEX.contains(&id) {
                    place.at(key).fault("content-paragraph", &[("paragraph", &id)]);
                }
            }
        }
    });
}

/// §FR-167 Ready armies cost what they say and bear only what they may.
fn judge_armies(content: &Content, book: &Book) {
    for (row, army) in book.file(ARMIES).rows("army", &content.armies) {
        let sum = army::cost(content, &army.entries);
        if sum != u32::from(army.points) {
            row.at("points").fault("content-army-points", &[("sum", &sum)]);
        }
        for (at, &id) in row.rows("reserve", &army.reserve) {
            let card = content.card(id);
            if card.faction != army.faction {
                at.fault("content-people", &[("people", &army.faction)]);
            }
        }
        let list = (army.faction, army.points);
        for reason in army::validate(content, list, &army.entries, Limits::Free) {
            let at = row.at(if reason.at.is_empty() { "entries" } else { &reason.at });
            at.reason(reason);
        }
    }
}

fn spells(book: &Book) -> Vec<Spell> {
    let read: raw::SpellFile = book.read(SPELLS);
    let file = book.file(SPELLS);
    file.unique("spell", "id", read.spell.iter().map(|one| one.id.as_str()));
    let mut spells = Vec::new();
    for (row, one) in file.rows("spell", read.spell) {
        row.at("level").range(one.level, 1, 20);
        row.at("range").range(one.range, 1, 60);
        let changes = one.change != super::SpellChange::default();
        row.at("change").unless(changes, "content-empty");
        spells.push(Spell {
            id: one.id,
            faction: one.faction,
            level: one.level,
            target: one.target,
            range: one.range,
            duration: one.duration,
            change: one.change,
            source: one.source,
        });
    }
    spells
}

fn items(book: &Book) -> Vec<Item> {
    let read: raw::ItemFile = book.read(ITEMS);
    let file = book.file(ITEMS);
    file.unique("item", "id", read.item.iter().map(|one| one.id.as_str()));
    let mut items = Vec::new();
    for (row, one) in file.rows("item", read.item) {
        row.at("points").range(one.points, 1, 500);
        row.at("carriers").unless(!one.carriers.is_empty(), "content-empty");
        let changes = one.change != super::ItemChange::default();
        row.at("change").unless(changes, "content-empty");
        let mut factions = Vec::new();
        for (at, id) in row.rows("factions", &one.factions).filter(|(_, id)| *id != "any") {
            factions.extend(at.known(Faction::find(id), Faction::ALL));
        }
        items.push(Item {
            id: one.id,
            points: one.points,
            factions,
            carriers: one.carriers,
            needs: one.needs,
            change: one.change,
            source: one.source,
        });
    }
    items
}

type Ground = (Vec<Terrain>, Vec<EdgeFace>, raw::Level, i16);

fn terrain(book: &Book) -> Ground {
    let read: raw::TerrainFile = book.read(TERRAIN);
    let file = book.file(TERRAIN);
    file.unique("terrain", "id", read.terrain.iter().map(|one| one.id.as_str()));
    file.at("terrain").unless(!read.terrain.is_empty(), "content-empty");
    let mut kinds: Vec<Terrain> = Vec::new();
    for (row, one) in file.rows("terrain", read.terrain) {
        row.at("height").range(one.height, 0, 100);
        row.at("depth").range(one.depth, 0, 3);
        let wet = (one.movement == Going::Water) == (one.depth > 0);
        row.at("depth").unless(wet, "content-depth");
        if kinds.iter().any(|kind| kind.letter == one.letter) {
            row.at("letter").twice(one.letter);
        }
        kinds.push(Terrain {
            id: one.id,
            letter: one.letter,
            going: one.movement,
            height: one.height,
            shot: one.shot,
            artillery: one.artillery,
            burns: one.burns,
            depth: one.depth,
            source: one.source,
        });
    }
    let mut edges = Vec::new();
    for kind in EdgeKind::ALL {
        let mut listed = read.edge.iter().filter(|one| one.id == *kind);
        let Some(one) = listed.next() else {
            file.at("edge").lacks(kind);
            continue;
        };
        if listed.next().is_some() {
            file.at("edge").twice(kind);
        }
        edges.push(EdgeFace {
            kind: *kind,
            height: one.height,
            mp: one.mp,
            machines: one.machines,
            blocks_wheel: one.blocks_wheel,
            melee: one.melee,
            blocks_support: one.blocks_support,
            stops_bolt: one.stops_bolt,
        });
    }
    file.at("level.height").range(read.level.height, 1, 9);
    file.at("level.maximum").range(read.level.maximum, 1, 3);
    file.at("remains.height").range(read.remains.height, 0, 9);
    (kinds, edges, read.level, read.remains.height)
}

fn factions(book: &Book, cards: &[Card]) -> Vec<FactionFace> {
    let read: raw::FactionFile = book.read(FACTIONS);
    let file = book.file(FACTIONS);
    let mut factions: Vec<FactionFace> = Vec::new();
    for (row, one) in file.rows("faction", read.faction) {
        if factions.iter().any(|face| face.faction == one.id) {
            row.at("id").twice(one.id);
        }
        row.at("characters").range(one.characters, 0, 100);
        for (at, group) in row.rows("groups", &one.groups) {
            at.at("max").range(group.max, 0, 100);
            at.at("min").range(group.min, 0, group.max.min(100));
        }
        for (at, choice) in row.rows("one_of", &one.one_of) {
            at.at("min").range(choice.min, 0, 100);
        }
        let groups = one.groups.into_iter().map(|group| (group.id, group.min, group.max));
        factions.push(FactionFace {
            faction: one.id,
            characters: one.characters,
            groups: groups.collect(),
            one_of: one.one_of.into_iter().map(|choice| (choice.groups, choice.min)).collect(),
            source: one.source,
        });
    }
    for card in cards {
        let face = factions.iter().find(|face| face.faction == card.faction);
        let known = face.is_some_and(|face| face.groups.iter().any(|(id, ..)| *id == card.group));
        if !known {
            let group = format!("{}: {}", card.faction, card.group);
            file.at("faction.groups").lacks(group);
        }
    }
    factions
}

fn armies(book: &Book, cards: &[Card], items: &[Item]) -> Vec<Army> {
    let read: raw::ArmyFile = book.read(ARMIES);
    let file = book.file(ARMIES);
    file.unique("army", "id", read.army.iter().map(|one| one.id.as_str()));
    let mut armies = Vec::new();
    for (row, one) in file.rows("army", read.army) {
        let mut entries = Vec::new();
        for (at, entry) in row.rows("entries", &one.entries) {
            let card = place(cards, |card| card.id == entry.card).map(CardId);
            let card = at.at("card").finds(card, &entry.card, "cards-*.toml");
            let mut borne = Vec::new();
            for (at, id) in at.rows("items", &entry.items) {
                let item = place(items, |item| item.id == *id).map(ItemId);
                borne.extend(at.finds(item, id, ITEMS));
            }
            entries.extend(card.map(|card| Entry { card, items: borne }));
        }
        let mut reserve = Vec::new();
        for (at, id) in row.rows("reserve", &one.reserve) {
            let card = place(cards, |card| card.id == *id).map(CardId);
            reserve.extend(at.finds(card, id, "cards-*.toml"));
        }
        armies.push(Army {
            id: one.id,
            faction: one.faction,
            points: one.points,
            entries,
            reserve,
        });
    }
    armies
}
