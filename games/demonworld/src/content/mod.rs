//! Everything printed: cards, weapons, spells, items, ground, tables, battlefields, ready armies,
//! read from the content files and laid out for the rules.

mod faces;
mod map;
mod names;
mod provenance;
mod raw;
mod read;
mod read_cards;
mod read_rows;
mod read_tables;
mod tables;
mod terms;

use std::fmt::Display;

use kernel::{OwnNames, Pack, Reason, rule};
use serde::de::DeserializeOwned;

pub use faces::{
    Animals, Armour, Arms, Band, Card, Carrier, Chapters, DeviationEffect, Duration, EdgeFace,
    Failure, Gun, Item, ItemChange, Missile, Need, Role, Skill, Spell, SpellChange, SpellTarget,
    Step, Terrain, TurnMode, Weapon, WeaponClass, WeaponKind, Zone,
};
pub use map::{Cell, Edge, Map, Objective, Scenario};
pub use raw::Source;
pub use tables::{
    Costs, FormationLine, GunOrder, LargeMove, MoraleCell, OrderLine, PhaseLine, SpellPoints,
    Tables, Wheel, WindChange,
};
pub use terms::{Addend, InitiativeTerm, MeleeTerm, Per, ShootingTerm};

use crate::army::Army;
use crate::ids::{
    ArmyId, CardId, EdgeKind, Faction, ItemId, ScenarioId, SpellId, TerrainId, WeaponId,
};

/// The shipped files.
const SHIPPED: [(&str, &str); 21] = [
    ("armies.toml", include_str!("../../content/armies.toml")),
    ("artillery.toml", include_str!("../../content/artillery.toml")),
    ("cards-elves.toml", include_str!("../../content/cards-elves.toml")),
    ("cards-empire.toml", include_str!("../../content/cards-empire.toml")),
    ("cards-north.toml", include_str!("../../content/cards-north.toml")),
    ("cards-orcs.toml", include_str!("../../content/cards-orcs.toml")),
    ("combat.toml", include_str!("../../content/combat.toml")),
    ("factions.toml", include_str!("../../content/factions.toml")),
    ("fire.toml", include_str!("../../content/fire.toml")),
    ("formations.toml", include_str!("../../content/formations.toml")),
    ("items.toml", include_str!("../../content/items.toml")),
    ("magic.toml", include_str!("../../content/magic.toml")),
    ("morale.toml", include_str!("../../content/morale.toml")),
    ("movement.toml", include_str!("../../content/movement.toml")),
    ("scenario-first-clash.toml", include_str!("../../content/scenario-first-clash.toml")),
    ("scenario-pitched-1000.toml", include_str!("../../content/scenario-pitched-1000.toml")),
    ("scenario-pitched-2000.toml", include_str!("../../content/scenario-pitched-2000.toml")),
    ("spells.toml", include_str!("../../content/spells.toml")),
    ("terrain.toml", include_str!("../../content/terrain.toml")),
    ("turn.toml", include_str!("../../content/turn.toml")),
    ("weapons.toml", include_str!("../../content/weapons.toml")),
];

/// The content in force, with the files it was read from.
#[derive(Clone, Debug)]
pub struct Content {
    /// By number.
    pub weapons: Vec<Weapon>,
    /// By number; Empire, Orcs, Elves, Northmen, each in the order of its file.
    pub cards: Vec<Card>,
    /// By number.
    pub spells: Vec<Spell>,
    /// By number.
    pub items: Vec<Item>,
    /// By number.
    pub terrain: Vec<Terrain>,
    /// By kind.
    pub edges: Vec<EdgeFace>,
    /// §PR-60 How high a slain monster hides.
    pub remains: i16,
    /// The tables of the sheet.
    pub tables: Tables,
    /// Limits of army lists.
    pub factions: Vec<FactionFace>,
    /// Ready armies.
    pub armies: Vec<Army>,
    /// Battles.
    pub scenarios: Vec<Scenario>,
    /// Where each value comes from, by id or file and table, for people.
    pub provenance: Vec<(String, Source)>,
    /// What the owner calls things.
    pub(crate) names: OwnNames,
    files: Pack,
}

/// Limits of an army list.
#[derive(Clone, Debug)]
pub struct FactionFace {
    /// Which.
    pub faction: Faction,
    /// Share of all characters together, in percent.
    pub characters: u8,
    /// Groups with their least and greatest share, in percent.
    pub groups: Vec<(String, u8, u8)>,
    /// Of each of these sets one group is chosen, with at least this share, in percent.
    pub one_of: Vec<(Vec<String>, u8)>,
    /// Where it comes from.
    pub source: Source,
}

/// The files as they ship.
fn shipped() -> Pack {
    let files = SHIPPED.into_iter();
    Pack(files.map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
}

/// Everything wrong with the content.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Reason>);

impl Faults {
    fn add(&mut self, file: &str, at: impl Display, problem: impl Display) {
        let rule = match file {
            "turn.toml" => rule!("DW-275"),
            "combat.toml" | "weapons.toml" => rule!("DW-58"),
            "artillery.toml" => rule!("DW-115"),
            "movement.toml" | "terrain.toml" => rule!("PR-40"),
            "morale.toml" => rule!("DW-162"),
            "magic.toml" | "spells.toml" => rule!("DW-220"),
            "fire.toml" => rule!("DW-1"),
            "formations.toml" => rule!("PR-32"),
            "factions.toml" | "armies.toml" | "items.toml" => rule!("PR-2"),
            _ if file.starts_with("scenario") => rule!("PR-1"),
            _ => rule!("PR-141"),
        };
        let at = format!("{file}: {at}");
        self.0.push(Reason::new(at, "content", Some(rule)).with("value", problem));
    }

    fn unless(
        &mut self,
        right: bool,
        file: &str,
        at: impl Display,
        problem: impl FnOnce() -> String,
    ) {
        if !right {
            self.add(file, at, problem());
        }
    }

    fn range(
        &mut self,
        file: &str,
        at: impl Display,
        value: impl Into<i64>,
        low: impl Into<i64>,
        high: impl Into<i64>,
    ) {
        let (value, low, high) = (value.into(), low.into(), high.into());
        self.unless((low..=high).contains(&value), file, at, || {
            format!("{value} is not between {low} and {high}")
        });
    }
}

/// Reads a file into its records; a fault names table and key.
fn read_toml<T: DeserializeOwned>(file: &str, files: &Pack, faults: &mut Faults) -> Option<T> {
    let text = files.0.get(file)?;
    let reader = match toml::Deserializer::parse(text) {
        Ok(reader) => reader,
        Err(error) => {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            faults.add(file, format!("line {}", before.matches('\n').count() + 1), error.message());
            return None;
        }
    };
    match serde_path_to_error::deserialize(reader) {
        Ok(value) => Some(value),
        Err(error) => {
            let problem = error.inner().message();
            // A missing key is named like one that is wrong.
            let missing =
                problem.strip_prefix("missing field `").and_then(|rest| rest.split_once('`'));
            let table = error.path().to_string();
            let at = match missing {
                Some((key, _)) if table == "." => key.to_owned(),
                Some((key, _)) => format!("{table}.{key}"),
                None => table,
            };
            faults.add(file, at, problem.trim());
            None
        }
    }
}

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub fn load(pack: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let mut files = shipped();
        let mut reasons = Vec::new();
        for (name, text) in pack.iter().flat_map(|pack| &pack.0) {
            if files.0.insert(name.clone(), text.clone()).is_none() {
                let allowed = SHIPPED.map(|(name, _)| name).join(", ");
                let reason = Reason::new(name.clone(), "unknown-file", None);
                reasons.push(reason.with("value", name).with("allowed", allowed));
            }
        }
        let mut faults = Faults::default();
        let content = read::read(&files, &mut faults);
        reasons.extend(faults.0);
        match content {
            Some(content) if reasons.is_empty() => Ok(content),
            _ => Err(reasons),
        }
    }

    /// The files this content was read from.
    pub fn pack(&self) -> Pack {
        self.files.clone()
    }

    /// The files that are not as they ship.
    pub(crate) fn own_files(&self) -> Vec<String> {
        self.files.beyond(&shipped())
    }

    /// A weapon.
    pub fn weapon(&self, weapon: WeaponId) -> &Weapon {
        &self.weapons[weapon.index()]
    }

    /// A recruiting card.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// A spell.
    pub fn spell(&self, spell: SpellId) -> &Spell {
        &self.spells[spell.index()]
    }

    /// An item.
    pub fn item(&self, item: ItemId) -> &Item {
        &self.items[item.index()]
    }

    /// A kind of ground.
    pub fn terrain(&self, terrain: TerrainId) -> &Terrain {
        &self.terrain[terrain.index()]
    }

    /// A ready army.
    pub fn army(&self, army: ArmyId) -> &Army {
        &self.armies[army.index()]
    }

    /// A battle.
    pub fn scenario(&self, scenario: ScenarioId) -> &Scenario {
        &self.scenarios[scenario.index()]
    }

    /// A feature on a side.
    pub fn edge(&self, kind: EdgeKind) -> &EdgeFace {
        &self.edges[kind.index()]
    }

    /// Limits of a people's lists.
    pub fn faction(&self, faction: Faction) -> Option<&FactionFace> {
        self.factions.iter().find(|face| face.faction == faction)
    }

    /// The card with this id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        place(&self.cards, |card| card.id == id).map(CardId)
    }

    /// The weapon with this id.
    pub fn find_weapon(&self, id: &str) -> Option<WeaponId> {
        place(&self.weapons, |weapon| weapon.id == id).map(WeaponId)
    }

    /// The spell with this id.
    pub fn find_spell(&self, id: &str) -> Option<SpellId> {
        place(&self.spells, |spell| spell.id == id).map(SpellId)
    }

    /// The item with this id.
    pub fn find_item(&self, id: &str) -> Option<ItemId> {
        place(&self.items, |item| item.id == id).map(ItemId)
    }

    /// The ready army with this id.
    pub fn find_army(&self, id: &str) -> Option<ArmyId> {
        place(&self.armies, |army| army.id == id).map(ArmyId)
    }

    /// The scenario with this id.
    pub fn find_scenario(&self, id: &str) -> Option<ScenarioId> {
        place(&self.scenarios, |scenario| scenario.id == id).map(ScenarioId)
    }
}

/// The place of the first that fits.
fn place<T>(list: &[T], fits: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter().position(fits).and_then(|place| u8::try_from(place).ok())
}
