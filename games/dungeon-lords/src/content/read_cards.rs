//! From records to faces, second half: combat cards, events, items, scoring.

use pack::Slots;

use super::faces::{CardFace, Measure, Scores, SpecialEffect, bearer};
use super::lines::{special_effect, spell_effect};
use super::raw;
use super::read::{Reader, ids, unclear};
use crate::ids::{Class, Colour, Item, Special, Spell, Tile, Title};

impl Reader<'_> {
    pub(super) fn cards(&mut self) -> Option<(Vec<CardFace>, [u8; 4])> {
        const FILE: &str = "combat-cards.toml";
        let read: raw::Cards = self.book.read(FILE);
        let file = self.book.file(FILE);
        file.at("cards_used_per_year").fixed(read.cards_used_per_year, 4);
        let thresholds = read.spell_threshold_by_round;
        file.at("spell_threshold_by_round").count(thresholds.len(), 4, 4);
        let mut cards = Slots::new(file.at("card"), ids(Spell::ALL, Spell::id));
        for (index, (row, entry)) in file.rows("card", read.card).enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            self.note(&format!("{}.speed", entry.id), entry.speed_source, entry.confidence);
            self.note(&format!("{}.fatigue", entry.id), entry.fatigue_source, entry.confidence);
            let effect = spell_effect(&entry.effect);
            if effect.is_none() {
                unclear(&row.at("effect"), &entry.effect);
            }
            let speeds = ["slow", "fast"];
            let fast = speeds.iter().position(|speed| *speed == entry.speed);
            let fast = row.at("speed").known(fast, &speeds) == Some(1);
            row.at("fatigue").range(entry.fatigue, 0, 20);
            let year = if index < 9 { 1 } else { 2 };
            row.at("year").fixed(entry.year, year);
            let fatigue = entry.fatigue;
            let face = effect.map(|effect| CardFace { year, fast, effect, fatigue });
            cards.name(&row.at("id"), &entry.id, face);
        }
        Some((cards.all()?, thresholds.try_into().ok()?))
    }

    pub(super) fn events(&mut self) -> Option<Vec<SpecialEffect>> {
        const FILE: &str = "events.toml";
        const TILES: [&str; 4] = [
            "PER 2-tiles-rounded-up { CHOOSE { PAY gold 1 | GAIN letter 1 } }",
            "PER unit { CHOOSE { PAY full-cost | DISMISS same; GAIN evil 1 } }",
            "RUN special-event",
            "NOTHING",
        ];
        let read: raw::Events = self.book.read(FILE);
        let file = self.book.file(FILE);
        let mut tiles = ids(Tile::ALL, Tile::id).into_iter().zip(TILES);
        file.at("event_tile").count(read.event_tile.len(), 3, 3);
        file.at("beginner_tile").count(read.beginner_tile.len(), 1, 1);
        let rows = file.rows("event_tile", read.event_tile);
        for (row, entry) in rows.chain(file.rows("beginner_tile", read.beginner_tile)) {
            self.note(&entry.id, entry.source, entry.confidence);
            if let Some((id, effect)) = tiles.next() {
                row.at("id").fixed(entry.id.as_str(), id);
                row.at("effect").fixed(entry.effect.as_str(), effect);
            }
        }
        let mut specials = Slots::new(file.at("special_event"), ids(Special::ALL, Special::id));
        for (row, entry) in file.rows("special_event", read.special_event) {
            self.note(&entry.id, entry.source, entry.confidence);
            let effect = special_effect(&entry.effect);
            if effect.is_none() {
                unclear(&row.at("effect"), &entry.effect);
            }
            specials.name(&row.at("id"), &entry.id, effect);
        }
        specials.all()
    }

    pub(super) fn items(&mut self) {
        const FILE: &str = "items.toml";
        let read: raw::Items = self.book.read(FILE);
        let file = self.book.file(FILE);
        let colours: Vec<&str> = read.colours.iter().map(String::as_str).collect();
        file.at("colours").order(&colours, &ids(Colour::ALL, Colour::id));
        // scoring.toml says the same.
        let key = "basic_points_per_captured_item";
        file.at(key).fixed(read.basic_points_per_captured_item, 1);
        let key = "advanced_points_per_used_item";
        file.at(key).fixed(read.advanced_points_per_used_item, 2);
        let mut items = Slots::new(file.at("item"), ids(Item::ALL, Item::id));
        for (row, entry) in file.rows("item", read.item) {
            self.note(&entry.id, entry.source, entry.confidence);
            let item = Item::find(&entry.id);
            let class = item.and_then(bearer).map_or("none", Class::id);
            row.at("class").fixed(entry.class.as_str(), class);
            let (bonus, effect) = match item {
                Some(Item::Wand) => ("magic", "ICON magic 1"),
                Some(Item::Amulet) => ("hp", "HP 1"),
                Some(Item::Potion) => ("heart", "ICON heart 1"),
                Some(Item::Clover) => ("anti-trap", "ICON anti-trap 1"),
                _ => ("none", "NOTHING"),
            };
            row.at("bonus").fixed(entry.bonus.as_str(), bonus);
            row.at("effect").fixed(entry.effect.as_str(), effect);
            row.at("blank").fixed(entry.blank, item == Some(Item::Blank));
            row.at("amount").fixed(entry.amount, u8::from(!entry.blank));
            row.at("copies_per_colour").fixed(entry.copies_per_colour, 1);
            items.name(&row.at("id"), &entry.id, Some(()));
        }
        items.all();
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
        let read: raw::Scoring = self.book.read(FILE);
        let file = self.book.file(FILE);
        let mut points = Slots::new(file.at("score"), IDS);
        for (row, entry) in file.rows("score", read.score) {
            self.note(&entry.id, entry.source, entry.confidence);
            points.name(&row.at("id"), &entry.id, Some(entry.points));
        }
        let mut titles = Slots::new(file.at("title"), ids(Title::ALL, Title::id));
        for (row, entry) in file.rows("title", read.title) {
            self.note(&entry.id, entry.source, entry.confidence);
            titles.name(
                &row.at("id"),
                &entry.id,
                Some(Measure { needs_one: entry.needs_minimum_1 }),
            );
        }
        let (points, titles) = (points.all(), titles.all());
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
