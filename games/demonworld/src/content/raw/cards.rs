//! Cards, weapons, spells, items, ground, lists and battles as they are written.

use kernel::Name;
use serde::Deserialize;

use super::super::faces::{
    Armour, Carrier, Chapters, Duration, ItemChange, Need, Role, Skill, SpellChange, SpellTarget,
    Step, WeaponClass, WeaponKind, Zone,
};
use super::Source;
use crate::ids::{Arm, Base, CardKind, EdgeKind, Faction, Flight, Formation, Going, Special};

records! {
    WeaponFile {
        schema: u32,
        weapon: Vec<Weapon>,
    }
    Weapon {
        id: String,
        name: Name,
        kind: WeaponKind,
        class: WeaponClass,
        #[serde(default)]
        initiative: i8,
        #[serde(default)]
        first_round_only: bool,
        #[serde(default)]
        against_front: i8,
        #[serde(default)]
        against_riders: i8,
        #[serde(default)]
        zone: Zone,
        power: Option<i8>,
        #[serde(default)]
        steps: Vec<Step>,
        #[serde(default)]
        hold_only: bool,
        #[serde(default)]
        flaming: bool,
        #[serde(default)]
        direct: bool,
        #[serde(default)]
        loss: i8,
        #[serde(default)]
        stops_on_miss: bool,
        #[serde(default)]
        splash: bool,
        #[serde(default)]
        rules: Vec<String>,
        source: Source,
    }
    CardFile {
        schema: u32,
        card: Vec<Card>,
    }
    Card {
        id: String,
        name: Name,
        faction: Faction,
        group: String,
        kind: CardKind,
        arm: Arm,
        base: Base,
        points: u16,
        elements: u8,
        figures: Option<u8>,
        #[serde(default)]
        roles: Vec<Role>,
        mp: Points,
        manoeuvres: Option<u8>,
        #[serde(default)]
        formations: Vec<Formation>,
        initiative: i8,
        size: i8,
        hp: u8,
        armour: Armour,
        skill: Skill,
        fear: i8,
        morale_a: Option<i8>,
        morale_b: Option<i8>,
        #[serde(default)]
        charge_bonus: i8,
        #[serde(default)]
        stars: u8,
        #[serde(default)]
        command_radius: u8,
        #[serde(default)]
        magic_level: u8,
        #[serde(default)]
        platform_height: i8,
        overrun: Option<i8>,
        breath: Option<i8>,
        melee: Vec<Arms>,
        ranged: Option<Missile>,
        artillery: Option<Gun>,
        animals: Option<Animals>,
        front_hex_armour: Option<Armour>,
        flyer: Option<Flight>,
        #[serde(default)]
        special: Vec<Special>,
        source: Source,
        #[serde(default)]
        converted: bool,
        #[serde(default)]
        published: Vec<String>,
    }
    Points {
        #[serde(rename = "M")]
        m: u8,
        #[serde(rename = "H")]
        h: u8,
        #[serde(rename = "C")]
        c: Option<u8>,
        #[serde(rename = "T")]
        t: Option<u8>,
    }
    Arms {
        weapon: String,
        power: i8,
    }
    Missile {
        weapon: String,
        steps: Vec<Step>,
    }
    Gun {
        projectile: String,
        minimum: u8,
        short: u8,
        medium: u8,
        long: u8,
        power_a: i8,
        power_b: Option<i8>,
    }
    Animals {
        armour_ranged: i8,
        armour_melee: i8,
        size: i8,
    }
    SpellFile {
        schema: u32,
        spell: Vec<Spell>,
    }
    Spell {
        id: String,
        name: Name,
        faction: Faction,
        level: u8,
        target: SpellTarget,
        range: u8,
        duration: Duration,
        change: SpellChange,
        source: Source,
    }
    ItemFile {
        schema: u32,
        item: Vec<Item>,
    }
    Item {
        id: String,
        name: Name,
        points: u16,
        factions: Vec<String>,
        carriers: Vec<Carrier>,
        needs: Vec<Need>,
        change: ItemChange,
        source: Source,
    }
    TerrainFile {
        schema: u32,
        terrain: Vec<Terrain>,
        edge: Vec<Edge>,
        level: Level,
        remains: Remains,
    }
    Terrain {
        id: String,
        name: Option<Name>,
        letter: char,
        movement: Going,
        #[serde(default)]
        height: i16,
        #[serde(default)]
        shot: i8,
        #[serde(default)]
        artillery: i8,
        #[serde(default)]
        burns: u8,
        #[serde(default)]
        depth: i8,
        source: Source,
    }
    Edge {
        id: EdgeKind,
        height: i16,
        mp: i8,
        machines: bool,
        blocks_wheel: bool,
        melee: i8,
        blocks_support: bool,
        stops_bolt: bool,
        source: Source,
    }
    Level {
        height: i16,
        maximum: u8,
        source: Source,
    }
    Remains {
        height: i16,
        source: Source,
    }
    FactionFile {
        schema: u32,
        faction: Vec<FactionLine>,
    }
    FactionLine {
        id: Faction,
        name: Name,
        characters: u8,
        groups: Vec<Group>,
        #[serde(default)]
        one_of: Vec<OneOf>,
        source: Source,
    }
    OneOf {
        groups: Vec<String>,
        min: u8,
    }
    Group {
        id: String,
        name: Option<Name>,
        #[serde(default)]
        min: u8,
        max: u8,
    }
    ArmyFile {
        schema: u32,
        army: Vec<Army>,
    }
    Army {
        id: String,
        name: Name,
        faction: Faction,
        points: u16,
        entries: Vec<Entry>,
        #[serde(default)]
        reserve: Vec<String>,
        source: Source,
    }
    Entry {
        card: String,
        items: Vec<String>,
    }
    ScenarioFile {
        schema: u32,
        id: String,
        name: Name,
        points: u16,
        turns: u8,
        margin: u16,
        armies: Vec<String>,
        terrain: Vec<String>,
        heights: Vec<String>,
        deployment: Vec<[u8; 2]>,
        objectives: Vec<Objective>,
        options: Chapters,
        roads: Vec<Vec<[i16; 2]>>,
        edges: Vec<EdgeLine>,
        source: Source,
    }
    Objective {
        col: i16,
        row: i16,
        points: u16,
    }
    EdgeLine {
        kind: EdgeKind,
        a: [i16; 2],
        b: [i16; 2],
    }
}
