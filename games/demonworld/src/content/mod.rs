//! Everything printed: cards, weapons, spells, items, ground, tables, battlefields, ready armies,
//! read from the content files and laid out for the rules.

mod armies;
mod faces;
mod files;
mod map;
mod names;
mod raw;
mod read;
mod read_cards;
mod read_rows;
mod read_tables;
mod tables;
mod terms;

use kernel::{Pack, Reason};
use pack::Files;

use crate::content::files::{SHIPPED, place};
use crate::ids::{
    ArmyId, CardId, EdgeKind, Faction, ItemId, ScenarioId, SpellId, TerrainId, WeaponId,
};
pub use armies::{Army, Entry};
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
    /// The files, with what the owner calls things.
    pub(crate) files: Files,
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

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub fn load(own: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let book = SHIPPED.open(own);
        let content = read::read(&book);
        book.close(content)
    }

    /// The files this content was read from.
    pub fn pack(&self) -> Pack {
        self.files.pack()
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
