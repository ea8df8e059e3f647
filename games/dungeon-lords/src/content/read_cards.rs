//! From records to faces, second half: combat cards, events, items, scoring.

use super::faces::{CardFace, Measure, Scores, SpecialEffect, bearer};
use super::lines::{special_effect, spell_effect};
use super::raw;
use super::read::{Reader, ids, in_order};
use crate::ids::{Class, Colour, Item, Special, Spell, Tile, Title};

impl Reader<'_> {
    pub(super) fn cards(&mut self) -> Option<(Vec<CardFace>, [u8; 4])> {
        const FILE: &str = "combat-cards.toml";
        let read = self.file::<raw::Cards>(FILE, |file| file.schema)?;
        let right = read.cards_used_per_year == 4;
        self.faults.unless(right, FILE, "cards_used_per_year", || "must be 4".to_owned());
        let thresholds: Option<[u8; 4]> = read.spell_threshold_by_round.try_into().ok();
        let at = "spell_threshold_by_round";
        self.faults.unless(thresholds.is_some(), FILE, at, || "four numbers".to_owned());
        let mut entries = Vec::new();
        for (index, entry) in read.card.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            self.note(&format!("{}.speed", entry.id), entry.speed_source, entry.confidence);
            self.note(&format!("{}.fatigue", entry.id), entry.fatigue_source, entry.confidence);
            let at = |key: &str| format!("card[{index}].{key}");
            let effect = spell_effect(&entry.effect);
            self.faults.unless(effect.is_some(), FILE, at("effect"), || entry.effect.clone());
            let fast = match entry.speed.as_str() {
                "fast" => true,
                "slow" => false,
                other => {
                    self.faults.add(FILE, at("speed"), other);
                    false
                }
            };
            let few = entry.fatigue <= 20;
            self.faults.unless(few, FILE, at("fatigue"), || "at most 20".to_owned());
            let year = if index < 9 { 1 } else { 2 };
            self.faults.unless(entry.year == year, FILE, at("year"), || format!("must be {year}"));
            let fatigue = entry.fatigue;
            entries.push((entry.id, effect.map(|effect| CardFace { year, fast, effect, fatigue })));
        }
        let cards = in_order(self, FILE, "card", &ids(Spell::ALL, Spell::id), entries)?;
        Some((cards, thresholds?))
    }

    pub(super) fn events(&mut self) -> Option<Vec<SpecialEffect>> {
        const FILE: &str = "events.toml";
        const TILES: [&str; 4] = [
            "PER 2-tiles-rounded-up { CHOOSE { PAY gold 1 | GAIN letter 1 } }",
            "PER unit { CHOOSE { PAY full-cost | DISMISS same; GAIN evil 1 } }",
            "RUN special-event",
            "NOTHING",
        ];
        let read = self.file::<raw::Events>(FILE, |file| file.schema)?;
        let tiles = ids(Tile::ALL, Tile::id);
        let mut seen = 0;
        let tables = [("event_tile", read.event_tile), ("beginner_tile", read.beginner_tile)];
        for (table, entries) in tables {
            for (index, entry) in entries.into_iter().enumerate() {
                self.note(&entry.id, entry.source, entry.confidence);
                let at = |key: &str| format!("{table}[{index}].{key}");
                let id = tiles.get(seen).copied().unwrap_or_default();
                self.faults.unless(entry.id == id, FILE, at("id"), || format!("must be {id:?}"));
                let line = TILES.get(seen).copied().unwrap_or_default();
                let right = entry.effect == line;
                self.faults.unless(right, FILE, at("effect"), || format!("must be {line:?}"));
                seen += 1;
            }
        }
        self.faults.unless(seen == 4, FILE, "event_tile", || format!("{seen} tiles must be 4"));
        let mut entries = Vec::new();
        for (index, entry) in read.special_event.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let effect = special_effect(&entry.effect);
            let at = format!("special_event[{index}].effect");
            self.faults.unless(effect.is_some(), FILE, at, || entry.effect.clone());
            entries.push((entry.id, effect));
        }
        in_order(self, FILE, "special_event", &ids(Special::ALL, Special::id), entries)
    }

    pub(super) fn items(&mut self) -> Option<Vec<()>> {
        const FILE: &str = "items.toml";
        let read = self.file::<raw::Items>(FILE, |file| file.schema)?;
        let colours = ids(Colour::ALL, Colour::id);
        let right = read.colours == colours;
        self.faults.unless(right, FILE, "colours", || format!("must be {}", colours.join(", ")));
        let points =
            [read.basic_points_per_captured_item, read.advanced_points_per_used_item] == [1, 2];
        let at = "basic_points_per_captured_item";
        self.faults.unless(points, FILE, at, || "differs from scoring.toml".to_owned());
        let mut entries = Vec::new();
        for (index, entry) in read.item.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("item[{index}].{key}");
            let item = Item::find(&entry.id);
            let class = item.and_then(bearer).map_or("none", Class::id);
            self.faults.unless(entry.class == class, FILE, at("class"), || class.to_owned());
            let (bonus, effect) = match item {
                Some(Item::Wand) => ("magic", "ICON magic 1"),
                Some(Item::Amulet) => ("hp", "HP 1"),
                Some(Item::Potion) => ("heart", "ICON heart 1"),
                Some(Item::Clover) => ("anti-trap", "ICON anti-trap 1"),
                _ => ("none", "NOTHING"),
            };
            self.faults.unless(entry.bonus == bonus, FILE, at("bonus"), || bonus.to_owned());
            self.faults.unless(entry.effect == effect, FILE, at("effect"), || effect.to_owned());
            let blank = entry.blank == (item == Some(Item::Blank));
            self.faults.unless(blank, FILE, at("blank"), || "only the blank token".to_owned());
            let amount = entry.amount == u8::from(!entry.blank);
            self.faults.unless(amount, FILE, at("amount"), || "must be 1, or 0 if blank".into());
            let copies = entry.copies_per_colour == 1;
            self.faults.unless(copies, FILE, at("copies_per_colour"), || "must be 1".to_owned());
            entries.push((entry.id, Some(())));
        }
        in_order(self, FILE, "item", &ids(Item::ALL, Item::id), entries)
    }

    pub(super) fn scores(&mut self) -> Option<Scores> {
        const FILE: &str = "scoring.toml";
        const IDS: [&str; 15] = [
            "monster",
            "room",
            "prisoner",
            "paladin",
            "conquered-tile",
            "letter",
            "cafeteria",
            "chapel",
            "pandemonium",
            "hall-of-fame-shared",
            "hall-of-fame-sole",
            "title-sole",
            "title-shared",
            "item-basic",
            "item-advanced",
        ];
        let read = self.file::<raw::Scoring>(FILE, |file| file.schema)?;
        let mut entries = Vec::new();
        for entry in read.score {
            self.note(&entry.id, entry.source, entry.confidence);
            entries.push((entry.id, Some(entry.points)));
        }
        let points = in_order(self, FILE, "score", &IDS, entries);
        let mut titles = Vec::new();
        for entry in read.title {
            self.note(&entry.id, entry.source, entry.confidence);
            titles.push((entry.id, Some(Measure { needs_one: entry.needs_minimum_1 })));
        }
        let titles = in_order(self, FILE, "title", &ids(Title::ALL, Title::id), titles);
        let points: [i8; 15] = points?.try_into().ok()?;
        let [
            monster,
            room,
            prisoner,
            paladin,
            conquered,
            letter,
            cafeteria,
            chapel,
            pandemonium,
            fame_shared,
            fame_sole,
            title_sole,
            title_shared,
            item_basic,
            item_advanced,
        ] = points;
        Some(Scores {
            monster,
            room,
            prisoner,
            paladin,
            conquered,
            letter,
            cafeteria,
            chapel,
            pandemonium,
            fame_shared,
            fame_sole,
            title_sole,
            title_shared,
            item_basic,
            item_advanced,
            licence: read.licence_needs_more_than,
            titles: titles?,
        })
    }
}
