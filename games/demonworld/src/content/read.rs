//! Reading spells, items, ground, lists and battles; all faults at once.

use kernel::Pack;

use super::faces::{Card, EdgeFace, Item, Spell, Terrain};
use super::files::{self, Faults, place, read_toml};
use super::map::{self, Known};
use super::{Army, Content, Entry, FactionFace};
use super::{names, provenance, raw, read_cards, read_tables};
use crate::army::{self, Limits};
use crate::ids::{CardId, EdgeKind, Faction, ItemId};

const SPELLS: &str = "spells.toml";
const ITEMS: &str = "items.toml";
const TERRAIN: &str = "terrain.toml";
const FACTIONS: &str = "factions.toml";
const ARMIES: &str = "armies.toml";

/// Reads all files.
pub(super) fn read(files: &Pack, faults: &mut Faults) -> Option<Content> {
    let provenance = provenance::provenance(files, faults);
    let tables = read_tables::tables(files, faults);
    let weapons = read_cards::weapons(files, faults)?;
    let cards = read_cards::cards(files, &weapons, faults)?;
    let spells = spells(files, faults);
    let items = items(files, faults)?;
    let (terrain, edges, level, remains) = terrain(files, faults)?;
    let factions = factions(files, &cards, faults);
    let armies = armies(files, &cards, &items, faults)?;
    let known = Known {
        terrain: &terrain,
        edges: &edges,
        level_height: level.height,
        level_maximum: level.maximum,
        armies: &armies,
    };
    let mut scenarios = Vec::new();
    for name in files.0.keys().filter(|name| name.starts_with("scenario-")) {
        let Some(file) = read_toml::<raw::ScenarioFile>(name, files, faults) else { continue };
        let twice = scenarios.iter().any(|one: &super::Scenario| one.id == file.id);
        faults.unless(!twice, name, "id", || format!("{} is taken", file.id));
        scenarios.extend(map::scenario(name, &file, &known, faults));
    }
    let content = Content {
        tables: tables?,
        spells: spells?,
        factions: factions?,
        weapons,
        cards,
        items,
        terrain,
        edges,
        remains,
        armies,
        scenarios,
        provenance,
        names: names::own(files),
        files: files.clone(),
    };
    judge_armies(&content, faults);
    Some(content)
}

/// §FR-167 Ready armies cost what they say and bear only what they may.
fn judge_armies(content: &Content, faults: &mut Faults) {
    for army in &content.armies {
        let sum = army::cost(content, &army.entries);
        faults.unless(sum == u32::from(army.points), ARMIES, &army.id, || {
            format!("points = {}, the cards and items cost {sum}", army.points)
        });
        for (index, &id) in army.reserve.iter().enumerate() {
            let card = content.card(id);
            faults.unless(card.faction == army.faction, ARMIES, &army.id, || {
                format!("reserve[{index}] = {} is of the {}", card.id, card.faction.id())
            });
        }
        let list = (army.faction, army.points);
        for reason in army::validate(content, list, &army.entries, Limits::Free) {
            let values: Vec<String> =
                reason.values.iter().map(|(key, value)| format!("{key} {value}")).collect();
            faults.add(
                ARMIES,
                format!("{}.{}", army.id, reason.at),
                format!("{}: {}", reason.code, values.join(", ")),
            );
        }
    }
}

fn spells(files: &Pack, faults: &mut Faults) -> Option<Vec<Spell>> {
    let file: raw::SpellFile = read_toml(SPELLS, files, faults)?;
    faults.range(SPELLS, "schema", file.schema, 1, 1);
    files::unique(SPELLS, "spell", file.spell.iter().map(|one| one.id.as_str()), faults);
    let mut spells = Vec::new();
    for (index, one) in file.spell.into_iter().enumerate() {
        let at = |key: &str| format!("spell[{index}].{key}");
        faults.range(SPELLS, at("level"), one.level, 1, 20);
        faults.range(SPELLS, at("range"), one.range, 1, 60);
        let changes = one.change != super::SpellChange::default();
        faults.unless(changes, SPELLS, at("change"), || "nothing changes".to_owned());
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
    Some(spells)
}

fn items(files: &Pack, faults: &mut Faults) -> Option<Vec<Item>> {
    let file: raw::ItemFile = read_toml(ITEMS, files, faults)?;
    faults.range(ITEMS, "schema", file.schema, 1, 1);
    files::unique(ITEMS, "item", file.item.iter().map(|one| one.id.as_str()), faults);
    let mut items = Vec::new();
    for (index, one) in file.item.into_iter().enumerate() {
        let at = |key: &str| format!("item[{index}].{key}");
        faults.range(ITEMS, at("points"), one.points, 1, 500);
        faults.unless(!one.carriers.is_empty(), ITEMS, at("carriers"), || "none".to_owned());
        let changes = one.change != super::ItemChange::default();
        faults.unless(changes, ITEMS, at("change"), || "nothing changes".to_owned());
        let mut factions = Vec::new();
        for id in one.factions.iter().filter(|id| *id != "any") {
            let found = Faction::find(id);
            faults.unless(found.is_some(), ITEMS, at("factions"), || format!("{id} is unknown"));
            factions.extend(found);
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
    Some(items)
}

type Ground = (Vec<Terrain>, Vec<EdgeFace>, raw::Level, i16);

fn terrain(files: &Pack, faults: &mut Faults) -> Option<Ground> {
    let file: raw::TerrainFile = read_toml(TERRAIN, files, faults)?;
    faults.range(TERRAIN, "schema", file.schema, 1, 1);
    files::unique(TERRAIN, "terrain", file.terrain.iter().map(|one| one.id.as_str()), faults);
    faults.unless(!file.terrain.is_empty(), TERRAIN, "terrain", || "none".to_owned());
    let mut kinds: Vec<Terrain> = Vec::new();
    for (index, one) in file.terrain.into_iter().enumerate() {
        let at = |key: &str| format!("terrain[{index}].{key}");
        faults.range(TERRAIN, at("height"), one.height, 0, 100);
        faults.range(TERRAIN, at("depth"), one.depth, 0, 3);
        let wet = (one.movement == crate::ids::Going::Water) == (one.depth > 0);
        faults.unless(wet, TERRAIN, at("depth"), || "water has a depth, others none".to_owned());
        let taken = kinds.iter().any(|kind| kind.letter == one.letter);
        faults.unless(!taken, TERRAIN, at("letter"), || format!("{} is taken", one.letter));
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
        let listed = file.edge.iter().filter(|one| one.id == *kind).count();
        faults.unless(listed <= 1, TERRAIN, "edge", || format!("{kind} is listed twice"));
        let Some(one) = file.edge.iter().find(|one| one.id == *kind) else {
            faults.add(TERRAIN, "edge", format!("{kind} is missing"));
            continue;
        };
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
    faults.range(TERRAIN, "level.height", file.level.height, 1, 9);
    faults.range(TERRAIN, "level.maximum", file.level.maximum, 1, 3);
    faults.range(TERRAIN, "remains.height", file.remains.height, 0, 9);
    Some((kinds, edges, file.level, file.remains.height))
}

fn factions(files: &Pack, cards: &[Card], faults: &mut Faults) -> Option<Vec<FactionFace>> {
    let file: raw::FactionFile = read_toml(FACTIONS, files, faults)?;
    faults.range(FACTIONS, "schema", file.schema, 1, 1);
    let mut factions = Vec::new();
    for (index, one) in file.faction.into_iter().enumerate() {
        let twice = factions.iter().any(|face: &FactionFace| face.faction == one.id);
        faults.unless(!twice, FACTIONS, format!("faction[{index}].id"), || {
            format!("{} is listed twice", one.id)
        });
        faults.range(FACTIONS, format!("faction[{index}].characters"), one.characters, 0, 100);
        for group in &one.groups {
            let at = format!("faction[{index}].groups.{}", group.id);
            faults.range(FACTIONS, at, group.min, 0, group.max.min(100));
        }
        for (set, choice) in one.one_of.iter().enumerate() {
            let at = format!("faction[{index}].one_of[{set}].min");
            faults.range(FACTIONS, at, choice.min, 0, 100);
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
        faults.unless(known, FACTIONS, card.faction, || {
            format!("the group {} of {} is missing", card.group, card.id)
        });
    }
    Some(factions)
}

fn armies(files: &Pack, cards: &[Card], items: &[Item], faults: &mut Faults) -> Option<Vec<Army>> {
    let file: raw::ArmyFile = read_toml(ARMIES, files, faults)?;
    faults.range(ARMIES, "schema", file.schema, 1, 1);
    files::unique(ARMIES, "army", file.army.iter().map(|one| one.id.as_str()), faults);
    let card = |id: &str, at: String, faults: &mut Faults| {
        let card = place(cards, |card| card.id == id).map(CardId);
        faults.unless(card.is_some(), ARMIES, at, || format!("{id} is no card"));
        card
    };
    let mut armies = Vec::new();
    for (index, one) in file.army.into_iter().enumerate() {
        let mut entries = Vec::new();
        for (place_in, entry) in one.entries.iter().enumerate() {
            let at = format!("army[{index}].entries[{place_in}]");
            let card = card(&entry.card, format!("{at}.card"), faults);
            let mut borne = Vec::new();
            for id in &entry.items {
                let item = place(items, |item| item.id == *id).map(ItemId);
                faults.unless(item.is_some(), ARMIES, format!("{at}.items"), || {
                    format!("{id} is no item")
                });
                borne.extend(item);
            }
            entries.extend(card.map(|card| Entry { card, items: borne }));
        }
        let mut reserve = Vec::new();
        for (place_in, id) in one.reserve.iter().enumerate() {
            reserve.extend(card(id, format!("army[{index}].reserve[{place_in}]"), faults));
        }
        armies.push(Army {
            id: one.id,
            faction: one.faction,
            points: one.points,
            entries,
            reserve,
        });
    }
    Some(armies)
}
