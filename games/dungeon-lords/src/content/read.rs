//! From records to faces: every file read, every id there once, every line understood, and what is
//! said twice said alike.

use std::fmt::Display;

use pack::{Book, Place, Slots};

use super::faces::{Cost, HeroFace, MonsterFace, RoomEffect, RoomFace, Space, TrapFace, Zone};
use super::lines::room_effect;
use super::words::{self, Word};
use super::{Confidence, Content, Source, raw};
use crate::ids::{Class, Monster, Order, Resource, Room, Trap, WHO};

/// All files at once; nothing if one of them is wrong.
pub(super) fn read(files: &Book) -> Option<Content> {
    let mut book = Reader { book: files, provenance: Vec::new() };
    let spaces = book.spaces();
    let heroes = book.heroes();
    let monsters = book.monsters();
    let traps = book.traps();
    let rooms = book.rooms();
    let cards = book.cards();
    let specials = book.events();
    book.items();
    let scores = book.scores();
    let (heroes, paladin_space) = heroes?;
    let (cards, thresholds) = cards?;
    Some(Content {
        spaces: spaces?,
        monsters: monsters?,
        traps: traps?,
        rooms: rooms?,
        cards,
        heroes,
        specials: specials?,
        thresholds,
        paladin_space,
        scores: scores?,
        provenance: book.provenance,
        files: files.files(),
    })
}

pub(super) struct Reader<'a> {
    pub(super) book: &'a Book,
    provenance: Vec<(String, Source, Confidence)>,
}

pub(super) fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| id(*one)).collect()
}

/// A value that says what the effect line says too.
fn agrees(right: bool, at: &Place<'_>, effect: &str) {
    if !right {
        at.fault("content-agree", &[("other", &"effect"), ("right", &effect)]);
    }
}

/// A line that nobody understands.
pub(super) fn unclear(at: &Place<'_>, phrase: impl Display) {
    at.fault("content-phrase", &[("phrase", &phrase)]);
}

/// A line of words.
fn line(at: &Place<'_>, text: &str) -> Option<Vec<Word>> {
    words::line(text).map_err(|word| unclear(at, word)).ok()
}

/// The cost in a line.
pub(super) fn cost_of(words: &[Word]) -> Cost {
    let mut cost = Cost::default();
    for word in words {
        if let Word::Pay(resource, amount) = *word {
            cost.add(resource, amount);
        }
    }
    cost
}

fn cost_in(amounts: raw::Amounts) -> Cost {
    let count = |amount: i8| u8::try_from(amount).unwrap_or(u8::MAX);
    Cost {
        gold: count(amounts.gold),
        food: count(amounts.food),
        imp: count(amounts.imp),
        evil: count(amounts.evil),
        trap: count(amounts.trap),
        monster: count(amounts.monster),
    }
}

/// The gains in a line, in plain numbers.
fn gains_of(words: &[Word]) -> raw::Amounts {
    let mut gain = raw::Amounts::default();
    let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
    for word in words {
        match *word {
            Word::Gain(Resource::Gold, n) | Word::Mine(n) => gain.gold = small(n),
            Word::Gain(Resource::Food, n) => gain.food = small(n),
            Word::Gain(Resource::Imp, n) => gain.imp = small(n),
            Word::Lose(Resource::Evil, n) => gain.evil = -small(n),
            Word::GainTunnel(n) | Word::Dig(n) => gain.tunnel = small(n),
            Word::Draw(n) => gain.trap = small(n),
            Word::Peek(n) => gain.peek = small(n),
            Word::Hire => gain.monster = 1,
            Word::Build => gain.room = 1,
            _ => {}
        }
    }
    gain
}

impl Reader<'_> {
    pub(super) fn note(&mut self, id: &str, source: Source, confidence: Confidence) {
        self.provenance.push((id.to_owned(), source, confidence));
    }

    fn spaces(&mut self) -> Option<Vec<[Space; 3]>> {
        const FILE: &str = "actions.toml";
        let read: raw::Actions = self.book.read(FILE);
        let file = self.book.file(FILE);
        let names =
            Order::ALL.iter().flat_map(|order| (1..=3).map(move |n| format!("{order}-{n}")));
        let mut spaces = Slots::new(file.at("space"), names);
        for (index, (row, entry)) in file.rows("space", read.space).enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let words = line(&row.at("effect"), &entry.effect).unwrap_or_default();
            let cost = cost_of(&words);
            agrees(cost == cost_in(entry.cost), &row.at("cost"), &entry.effect);
            agrees(gains_of(&words) == entry.gain, &row.at("gain"), &entry.effect);
            let work = words.iter().find_map(|word| match word {
                Word::Work(imps) => Some(*imps),
                _ => None,
            });
            let same = entry.foreman.is_none_or(|imps| imps == work.unwrap_or(0));
            agrees(same, &row.at("foreman"), &entry.effect);
            let most = words.iter().find_map(|word| match word {
                Word::Dig(most) | Word::Mine(most) => Some(*most),
                _ => None,
            });
            agrees(entry.max_workers == most, &row.at("max_workers"), &entry.effect);
            let fee = entry.first_order_surcharge.map(cost_in);
            if fee.is_some_and(|fee| fee != Cost::of(Resource::Gold, 1)) {
                let right = "{ gold = 1 }";
                row.at("first_order_surcharge").fault("content-fixed", &[("right", &right)]);
            }
            row.at("year2_extra_draw").fixed(entry.year2_extra_draw.unwrap_or(1), 1);
            row.at("year2_return").fixed(entry.year2_return.unwrap_or(1), 1);
            let (order, space) = (index / 3 + 1, index % 3 + 1);
            row.at("action_order").fixed(usize::from(entry.action_order), order);
            row.at("space_index").fixed(usize::from(entry.space_index), space);
            row.at("resolve_rank").range(entry.resolve_rank, 1, 3);
            let action = Order::ALL.get(index / 3).map_or("–", |order| order.id());
            row.at("action").fixed(entry.action.as_str(), action);
            let rank = entry.resolve_rank.saturating_sub(1);
            spaces.name(&row.at("id"), &entry.id, Some(Space { cost, words, rank }));
        }
        let spaces = spaces.all()?;
        let by_order = spaces.chunks_exact(3).map(|three| {
            let [one, two, three] = three else { return None };
            let mut ranks = [one.rank, two.rank, three.rank];
            ranks.sort_unstable();
            (ranks == [0, 1, 2]).then(|| [one.clone(), two.clone(), three.clone()])
        });
        let by_order: Option<Vec<_>> = by_order.collect();
        file.at("space.resolve_rank").unless(by_order.is_some(), "content-ranks");
        by_order
    }

    fn heroes(&mut self) -> Option<(Vec<HeroFace>, i8)> {
        const FILE: &str = "adventurers.toml";
        const PALADINS: &str = "paladins.toml";
        let read: raw::Adventurers = self.book.read(FILE);
        let file = self.book.file(FILE);
        let mut heroes = Slots::new(file.at("adventurer"), &WHO[..32]);
        for (row, entry) in file.rows("adventurer", read.adventurer) {
            self.note(&entry.id, entry.source, entry.confidence);
            let class = Class::find(&entry.class);
            row.at("class").known(class, &ids(Class::ALL, Class::id));
            row.at("year").range(entry.year, 1, 2);
            row.at("hp").range(entry.hp, 1, 60);
            row.at("icons").range(entry.icons, 0, 20);
            let (icon, effect) = match class {
                Some(Class::Thief) => ("anti-trap", format!("ICON anti-trap {}", entry.icons)),
                Some(Class::Priest) => ("heart", format!("ICON heart {}", entry.icons)),
                Some(Class::Wizard) => ("magic", format!("ICON magic {}", entry.icons)),
                _ => ("front", "STAND front".to_owned()),
            };
            row.at("icon").fixed(entry.icon.as_str(), icon);
            row.at("effect").fixed(entry.effect, effect);
            let of = |wanted: Class| if class == Some(wanted) { entry.icons } else { 0 };
            let face = HeroFace {
                year: entry.year,
                class,
                runes: entry.runes,
                hp: entry.hp,
                anti_trap: of(Class::Thief),
                magic: of(Class::Wizard),
                heart: of(Class::Priest),
            };
            heroes.name(&row.at("id"), &entry.id, Some(face));
        }
        let read: raw::Paladins = self.book.read(PALADINS);
        let file = self.book.file(PALADINS);
        let mut paladins = Slots::new(file.at("paladin"), &WHO[32..34]);
        for (index, (row, entry)) in file.rows("paladin", read.paladin).enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            row.at("year").fixed(usize::from(entry.year), index + 1);
            row.at("hp").range(entry.hp, 1, 60);
            row.at("anti_trap").range(entry.anti_trap, 0, 20);
            row.at("magic").range(entry.magic, 0, 20);
            row.at("heart").range(entry.heart, 0, 20);
            let face = HeroFace {
                year: entry.year,
                class: None,
                runes: 0,
                hp: entry.hp,
                anti_trap: entry.anti_trap,
                magic: entry.magic,
                heart: entry.heart,
            };
            paladins.name(&row.at("id"), &entry.id, Some(face));
        }
        let space = read.paladin_space;
        file.at("paladin_space").range(space, -4, 10);
        let (heroes, paladins) = (heroes.all(), paladins.all());
        let mut heroes = heroes?;
        heroes.extend(paladins?);
        heroes.push(HeroFace { hp: 1, ..HeroFace::default() });
        Some((heroes, space))
    }

    fn monsters(&mut self) -> Option<Vec<MonsterFace>> {
        const FILE: &str = "monsters.toml";
        let read: raw::Monsters = self.book.read(FILE);
        let file = self.book.file(FILE);
        let mut monsters = Slots::new(file.at("monster"), ids(Monster::ALL, Monster::id));
        for (row, entry) in file.rows("monster", read.monster) {
            self.note(&entry.id, entry.source, entry.confidence);
            let mut lines = Vec::new();
            for (at, option) in row.rows("options", &entry.options) {
                lines.extend(line(&at, option));
            }
            row.at("options").count(entry.options.len(), 1, 4);
            row.at("copies_year1").range(entry.copies_year1, 0, 12);
            row.at("copies_year2").range(entry.copies_year2, 0, 12);
            let tokens = match entry.passive.as_str() {
                "" => 0,
                passive => words::numbers("TROLL_TOKEN #", passive).map_or_else(
                    || {
                        unclear(&row.at("passive"), passive);
                        0
                    },
                    |[tokens]| tokens,
                ),
            };
            let face = MonsterFace {
                copies: [entry.copies_year1, entry.copies_year2],
                is_ghost: entry.is_ghost,
                cost: cost_in(entry.cost),
                lines,
                tokens,
            };
            monsters.name(&row.at("id"), &entry.id, Some(face));
        }
        let monsters = monsters.all()?;
        for (year, key) in ["monster.copies_year1", "monster.copies_year2"].into_iter().enumerate()
        {
            let sum: u32 = monsters.iter().map(|face| u32::from(face.copies[year])).sum();
            file.at(key).sum(sum, 12);
        }
        Some(monsters)
    }

    fn traps(&mut self) -> Option<Vec<TrapFace>> {
        const FILE: &str = "traps.toml";
        let read: raw::Traps = self.book.read(FILE);
        let file = self.book.file(FILE);
        let mut traps = Slots::new(file.at("trap"), ids(Trap::ALL, Trap::id));
        for (row, entry) in file.rows("trap", read.trap) {
            self.note(&entry.id, entry.source, entry.confidence);
            let words = line(&row.at("effect"), &entry.effect).unwrap_or_default();
            row.at("copies").range(entry.copies, 0, 20);
            let face = TrapFace { copies: entry.copies, cost: cost_in(entry.cost), words };
            traps.name(&row.at("id"), &entry.id, Some(face));
        }
        traps.all()
    }

    fn rooms(&mut self) -> Option<Vec<RoomFace>> {
        const FILE: &str = "rooms.toml";
        const ZONES: [(&str, Zone); 5] = [
            ("top", Zone::Top),
            ("bottom", Zone::Bottom),
            ("outer", Zone::Outer),
            ("inner", Zone::Inner),
            ("any", Zone::Any),
        ];
        let read: raw::Rooms = self.book.read(FILE);
        let file = self.book.file(FILE);
        let mut rooms = Slots::new(file.at("room"), ids(Room::ALL, Room::id));
        for (index, (row, entry)) in file.rows("room", read.room).enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let zone = ZONES.iter().find(|(word, _)| *word == entry.zone).map(|(_, zone)| *zone);
            let zone = row.at("zone").known(zone, &ZONES.map(|(word, _)| word));
            let effect = room_effect(&entry.effect);
            match &effect {
                None => unclear(&row.at("effect"), &entry.effect),
                Some(RoomEffect::Produce { imps, cost, word }) => {
                    let input = entry.input.map(cost_in) == Some(*cost);
                    let output = entry.output == Some(gains_of(&[*word]));
                    agrees(entry.imps == Some(*imps), &row.at("imps"), &entry.effect);
                    agrees(input, &row.at("input"), &entry.effect);
                    agrees(output, &row.at("output"), &entry.effect);
                }
                Some(_) => {}
            }
            let year = if index < 8 { 1 } else { 2 };
            row.at("year").fixed(entry.year, year);
            let face = zone.zip(effect).map(|(zone, effect)| RoomFace { year, zone, effect });
            rooms.name(&row.at("id"), &entry.id, face);
        }
        rooms.all()
    }
}
