//! Cards, weapons, spells, items, ground, lists and battles as they are written.

use kernel::Name;
use pack::Schema;

use super::super::faces::{
    Armour, Carrier, Chapters, Duration, ItemChange, Need, Role, Skill, SpellChange, SpellTarget,
    Step, WeaponClass, WeaponKind, Zone,
};
use super::Source;
use crate::ids::{Arm, Base, CardKind, EdgeKind, Faction, Flight, Formation, Going, Special};

pack::records! {
    pub(in crate::content) WeaponFile {
        schema: Schema,
        weapon: Vec<Weapon>,
    }
    pub(in crate::content) Weapon {
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
    pub(in crate::content) CardFile {
        schema: Schema,
        card: Vec<Card>,
    }
    pub(in crate::content) Card {
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
    pub(in crate::content) Points {
        #[serde(rename = "M")]
        m: u8,
        #[serde(rename = "H")]
        h: u8,
        #[serde(rename = "C")]
        c: Option<u8>,
        #[serde(rename = "T")]
        t: Option<u8>,
    }
    pub(in crate::content) Arms {
        weapon: String,
        power: i8,
    }
    pub(in crate::content) Missile {
        weapon: String,
        steps: Vec<Step>,
    }
    pub(in crate::content) Gun {
        projectile: String,
        minimum: u8,
        short: u8,
        medium: u8,
        long: u8,
        power_a: i8,
        power_b: Option<i8>,
    }
    pub(in crate::content) Animals {
        armour_ranged: i8,
        armour_melee: i8,
        size: i8,
    }
    pub(in crate::content) SpellFile {
        schema: Schema,
        spell: Vec<Spell>,
    }
    pub(in crate::content) Spell {
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
    pub(in crate::content) ItemFile {
        schema: Schema,
        item: Vec<Item>,
    }
    pub(in crate::content) Item {
        id: String,
        name: Name,
        points: u16,
        factions: Vec<String>,
        carriers: Vec<Carrier>,
        needs: Vec<Need>,
        change: ItemChange,
        source: Source,
    }
    pub(in crate::content) TerrainFile {
        schema: Schema,
        terrain: Vec<Terrain>,
        edge: Vec<Edge>,
        level: Level,
        remains: Remains,
    }
    pub(in crate::content) Terrain {
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
    pub(in crate::content) Edge {
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
    pub(in crate::content) Level {
        height: i16,
        maximum: u8,
        source: Source,
    }
    pub(in crate::content) Remains {
        height: i16,
        source: Source,
    }
    pub(in crate::content) FactionFile {
        schema: Schema,
        faction: Vec<FactionLine>,
    }
    pub(in crate::content) FactionLine {
        id: Faction,
        name: Name,
        characters: u8,
        groups: Vec<Group>,
        #[serde(default)]
        one_of: Vec<OneOf>,
        source: Source,
    }
    pub(in crate::content) OneOf {
        groups: Vec<String>,
        min: u8,
    }
    pub(in crate::content) Group {
        id: String,
        name: Option<Name>,
        #[serde(default)]
        min: u8,
        max: u8,
    }
    pub(in crate::content) ArmyFile {
        schema: Schema,
        army: Vec<Army>,
    }
    pub(in crate::content) Army {
        id: String,
        name: Name,
        faction: Faction,
        points: u16,
        entries: Vec<Entry>,
        #[serde(default)]
        reserve: Vec<String>,
        source: Source,
    }
    pub(in crate::content) Entry {
        card: String,
        items: Vec<String>,
    }
    pub(in crate::content) ScenarioFile {
        schema: Schema,
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
    pub(in crate::content) Objective {
        col: i16,
        row: i16,
        points: u16,
    }
    pub(in crate::content) EdgeLine {
        kind: EdgeKind,
        a: [i16; 2],
        b: [i16; 2],
    }
}
