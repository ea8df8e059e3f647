//! The map and the tables as clients draw them.

use std::collections::BTreeMap;

use kernel::{Names, Tongues};
use serde::Serialize;
use ts_rs::TS;

use super::charts::{CombatShape, DiscoveryShape, TortureShape, combat, discovery, torture};
use super::sources::sources;
use crate::Demons;
use crate::content::Printed;
use crate::content::raw::{self, Source};
use crate::kinds::{Attitude, Power, Rank, Terrain};

/// Everything printed. Hexes, demons, treasures and mortals have the numbers that actions use.
#[derive(Debug, Serialize, TS)]
pub struct Picture {
    columns: u16,
    rows: u16,
    /// Flat-topped hexes; these columns lie half a hex further south.
    lower_columns: &'static str,
    hexes: Vec<HexShape>,
    rivers: Vec<RiverShape>,
    labels: Vec<LabelShape>,
    terrain: Vec<TerrainShape>,
    river_cost: u8,
    mortals: Vec<MortalShape>,
    demons: Vec<DemonShape>,
    ring: RingShape,
    powers: Vec<PowerShape>,
    ranks: Vec<RankShape>,
    shields: Vec<ShieldShape>,
    treasures: Vec<TreasureShape>,
    magicians: Vec<MagicianShape>,
    discovery: DiscoveryShape,
    combat: CombatShape,
    torture: Vec<TortureShape>,
    constants: BTreeMap<String, i32>,
    /// Where the values of each table come from.
    sources: BTreeMap<&'static str, Source>,
    /// Files of the owner that are not as they ship.
    own_files: Vec<String>,
}

#[derive(Debug, Serialize, TS)]
struct HexShape {
    id: u16,
    name: String,
    column: u16,
    row: u16,
    terrain: Terrain,
    /// §4.0e Magicians come in here.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<_>")]
    entry: bool,
    /// §4.3a The map can be left from here.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<_>")]
    edge: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    town: Option<TownShape>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}

#[derive(Debug, Serialize, TS)]
struct TownShape {
    id: String,
    names: Names,
    modern: String,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct RiverShape {
    id: String,
    names: Names,
    /// Pairs of hexes with the river between them, downstream.
    sides: Vec<[u16; 2]>,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct LabelShape {
    id: String,
    names: Names,
    kind: String,
    hexes: Vec<u16>,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct TerrainShape {
    id: Terrain,
    names: Names,
    cost: Option<u8>,
    /// Added to the discovery die.
    discovery: i32,
    /// Ranks that cannot be conjured there.
    bars: Vec<Rank>,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct MortalShape {
    id: u8,
    word: String,
    names: Names,
    /// `emir`, `king`, `prince`, `baron`, `governor`, `bey` or `clergy`: the glyph.
    kind: &'static str,
    strength: u8,
    home: u16,
    bribable: bool,
    name_source: Source,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct DemonShape {
    /// §13.1a Its priority.
    id: u8,
    word: String,
    names: Names,
    /// What tradition says of it.
    texts: Names,
    titles: Vec<String>,
    legions: u16,
    rank: Rank,
    strength: u8,
    attitude: Attitude,
    powers: Vec<Power>,
    name_source: Source,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct RingShape {
    names: Names,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct PowerShape {
    id: Power,
    names: Names,
    texts: Names,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct RankShape {
    id: Rank,
    names: Names,
    /// §15.1a How many further demons a controlling demon of this rank holds.
    controls: u8,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct ShieldShape {
    level: u8,
    id: String,
    names: Names,
    cost_several: i32,
    cost_solo: i32,
    /// §9.0b Added to the conjuration die, by rank.
    add: BTreeMap<String, i8>,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct TreasureShape {
    /// The two dice of its box, row and column of the grid.
    id: u8,
    word: String,
    names: Names,
    hex: u16,
    seize: u8,
    thousands: u16,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct MagicianShape {
    name: String,
    movement: u8,
    source: Source,
}

/// The picture of the content in force.
pub(super) fn picture(game: &Demons, tongues: Tongues<'_>) -> Picture {
    let files = game.content.printed();
    let (columns, rows) = game.content.map.size();
    let tables = &files.tables;
    Picture {
        columns,
        rows,
        lower_columns: "even",
        hexes: hexes(game, &files, tongues),
        rivers: files.map.river.iter().map(|one| river(one, tongues)).collect(),
        labels: files.map.label.iter().map(|one| label(one, tongues)).collect(),
        terrain: tables.terrain.iter().map(|one| terrain(one, tongues)).collect(),
        river_cost: tables.hexside.first().map_or(0, |side| side.extra_cost),
        mortals: files.mortals.mortal.iter().map(|one| mortal(one, tongues)).collect(),
        demons: files.demons.demon.iter().map(|one| demon(one, tongues)).collect(),
        ring: RingShape { names: tongues.say("treasure-ring"), source: files.demons.ring.source },
        powers: tables.power.iter().map(|one| power(one, tongues)).collect(),
        ranks: tables.rank.iter().map(|one| rank(one, tongues)).collect(),
        shields: tables
            .shield
            .iter()
            .zip(&tables.conjuration)
            .map(|both| shield(both, tongues))
            .collect(),
        treasures: files.treasures.treasure.iter().map(|one| treasure(one, tongues)).collect(),
        magicians: tables.magician.iter().map(magician).collect(),
        discovery: discovery(tables),
        combat: combat(tables),
        torture: tables.torture.iter().map(torture).collect(),
        constants: tables.constant.iter().map(|c| (c.name.clone(), c.value)).collect(),
        sources: sources(&files),
        own_files: game.content.files.own(),
    }
}

fn hexes(game: &Demons, files: &Printed, tongues: Tongues<'_>) -> Vec<HexShape> {
    let map = &game.content.map;
    let shape = |hex| {
        let id = map.number(hex);
        let town = files.map.town.iter().find(|town| town.hex.0 == id);
        HexShape {
            id,
            name: map.name(hex),
            column: id / 100,
            row: id % 100,
            terrain: map.printed(hex),
            entry: map.is_entry(hex) && map.printed(hex) != Terrain::Lake,
            edge: map.is_edge(hex),
            town: town.map(|town| TownShape {
                id: town.id.clone(),
                names: tongues.say(&format!("town-{}", town.id)),
                modern: town.modern.clone(),
                source: town.source,
            }),
        }
    };
    map.hexes().map(shape).collect()
}

fn river(river: &raw::River, tongues: Tongues<'_>) -> RiverShape {
    RiverShape {
        id: river.id.clone(),
        names: tongues.say(&format!("river-{}", river.id)),
        sides: river.sides.iter().map(|side| [side.0, side.1]).collect(),
        source: river.source,
    }
}

fn label(label: &raw::Label, tongues: Tongues<'_>) -> LabelShape {
    LabelShape {
        id: label.id.clone(),
        names: tongues.say(&format!("label-{}", label.id)),
        kind: label.kind.clone(),
        hexes: label.hexes.iter().map(|hex| hex.0).collect(),
        source: label.source,
    }
}

fn terrain(line: &raw::TerrainLine, tongues: Tongues<'_>) -> TerrainShape {
    TerrainShape {
        id: line.id,
        names: tongues.say(&format!("terrain-{}", line.id.id())),
        cost: line.cost,
        discovery: line.discovery.unwrap_or(0).into(),
        bars: line.no_conjuration.clone().unwrap_or_default(),
        source: line.source,
    }
}

/// The glyph of a unit: the clergy by their robe, the others by the first title in their word.
fn kind(mortal: &raw::Mortal) -> &'static str {
    let titles = ["emir", "king", "prince", "governor", "bey"];
    let title = titles.into_iter().find(|title| mortal.id.split('-').any(|part| part == *title));
    if mortal.clergy { "clergy" } else { title.unwrap_or("baron") }
}

fn mortal(mortal: &raw::Mortal, tongues: Tongues<'_>) -> MortalShape {
    MortalShape {
        id: mortal.no,
        word: mortal.id.clone(),
        names: tongues.say(&format!("mortal-{}", mortal.id)),
        kind: kind(mortal),
        strength: mortal.strength,
        home: mortal.home.0,
        bribable: mortal.bribable,
        name_source: mortal.name_source,
        source: mortal.source,
    }
}

fn demon(demon: &raw::Demon, tongues: Tongues<'_>) -> DemonShape {
    DemonShape {
        id: demon.priority,
        word: demon.id.clone(),
        names: tongues.say(&format!("demon-{}", demon.id)),
        texts: tongues.text(&format!("demon-{}", demon.id)),
        titles: demon.titles.clone(),
        legions: demon.legions,
        rank: demon.rank,
        strength: demon.strength,
        attitude: demon.attitude,
        powers: demon.powers.clone(),
        name_source: demon.name_source,
        source: demon.source,
    }
}

fn power(line: &raw::PowerLine, tongues: Tongues<'_>) -> PowerShape {
    let id = line.letter.letter().to_lowercase();
    PowerShape {
        id: line.letter,
        names: tongues.say(&format!("power-{id}")),
        texts: tongues.text(&format!("power-{id}")),
        source: line.source,
    }
}

fn rank(line: &raw::RankLine, tongues: Tongues<'_>) -> RankShape {
    let names = tongues.say(&format!("rank-{}", line.id.id()));
    RankShape { id: line.id, names, controls: line.controls, source: line.source }
}

fn shield((shield, row): (&raw::Shield, &raw::Conjuration), tongues: Tongues<'_>) -> ShieldShape {
    ShieldShape {
        level: shield.level,
        id: shield.id.clone(),
        names: tongues.say(&format!("shield-{}", shield.id)),
        cost_several: shield.cost_several,
        cost_solo: shield.cost_solo,
        add: row.add.clone(),
        source: row.source,
    }
}

fn treasure(treasure: &raw::Treasure, tongues: Tongues<'_>) -> TreasureShape {
    TreasureShape {
        id: treasure.die1 * 10 + treasure.die2,
        word: treasure.id.clone(),
        names: tongues.say(&format!("treasure-{}", treasure.id)),
        hex: treasure.hex.0,
        seize: treasure.seize,
        thousands: treasure.thousands,
        source: treasure.source,
    }
}

fn magician(line: &raw::MagicianLine) -> MagicianShape {
    MagicianShape { name: line.name.en.clone(), movement: line.movement, source: line.source }
}
