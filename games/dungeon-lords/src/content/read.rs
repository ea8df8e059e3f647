//! From records to faces: every file read, every id there once, every line understood, and what is
//! said twice said alike.

use kernel::Pack;

use super::faces::{Cost, HeroFace, MonsterFace, RoomEffect, RoomFace, Space, TrapFace, Zone};
use super::files::{Faults, read_toml};
use super::lines::room_effect;
use super::words::{self, Word};
use super::{Confidence, Content, Source};
use super::{names, raw};
use crate::ids::{Class, Monster, Order, Resource, Room, Trap, WHO};

/// All files at once.
pub(super) fn read(files: &Pack, faults: &mut Faults) -> Option<Content> {
    let mut book = Reader { files, faults, provenance: Vec::new() };
    let spaces = book.spaces();
    let heroes = book.heroes();
    let monsters = book.monsters();
    let traps = book.traps();
    let rooms = book.rooms();
    let cards = book.cards();
    let specials = book.events();
    let items = book.items();
    let scores = book.scores();
    let provenance = book.provenance;
    let (heroes, paladin_space) = heroes?;
    let (cards, thresholds) = cards?;
    items?;
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
        provenance,
        names: names::own(files),
        files: files.clone(),
    })
}

pub(super) struct Reader<'a> {
    files: &'a Pack,
    pub(super) faults: &'a mut Faults,
    provenance: Vec<(String, Source, Confidence)>,
}

/// The faces in the order of their ids, if each id is there once.
pub(super) fn in_order<T>(
    reader: &mut Reader<'_>,
    file: &str,
    table: &str,
    ids: &[&str],
    entries: Vec<(String, Option<T>)>,
) -> Option<Vec<T>> {
    let mut faces: Vec<Option<T>> = ids.iter().map(|_| None).collect();
    for (index, (id, face)) in entries.into_iter().enumerate() {
        let at = format!("{table}[{index}].id");
        match ids.iter().position(|known| *known == id) {
            None => reader.faults.add(file, at, format!("{id} is none of {}", ids.join(", "))),
            Some(place) if faces[place].is_some() => {
                reader.faults.add(file, at, format!("{id} stands twice"));
            }
            Some(place) => faces[place] = face,
        }
    }
    let missing = ids.iter().zip(&faces).find(|(_, face)| face.is_none());
    if let Some((id, _)) = missing {
        reader.faults.add(file, table, format!("{id} is missing or faulty"));
    }
    faces.into_iter().collect()
}

pub(super) fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| id(*one)).collect()
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
    pub(super) fn file<T: serde::de::DeserializeOwned>(
        &mut self,
        file: &str,
        schema: impl Fn(&T) -> u32,
    ) -> Option<T> {
        let text = self.files.0.get(file).map_or("", String::as_str);
        let read: T = read_toml(file, text, self.faults)?;
        let found = schema(&read);
        self.faults.unless(found == 1, file, "schema", || format!("{found} must be 1"));
        Some(read)
    }

    pub(super) fn note(&mut self, id: &str, source: Source, confidence: Confidence) {
        self.provenance.push((id.to_owned(), source, confidence));
    }

    fn line(&mut self, file: &str, at: &str, text: &str) -> Option<Vec<Word>> {
        match words::line(text) {
            Ok(words) => Some(words),
            Err(problem) => {
                self.faults.add(file, at, problem);
                None
            }
        }
    }

    fn spaces(&mut self) -> Option<Vec<[Space; 3]>> {
        const FILE: &str = "actions.toml";
        let read = self.file::<raw::Actions>(FILE, |file| file.schema)?;
        let mut entries = Vec::new();
        for (index, entry) in read.space.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("space[{index}].{key}");
            let words = self.line(FILE, &at("effect"), &entry.effect);
            let words = words.unwrap_or_default();
            let cost = cost_of(&words);
            self.faults.unless(cost == cost_in(entry.cost), FILE, at("cost"), || {
                "the cost differs from the effect".to_owned()
            });
            self.faults.unless(gains_of(&words) == entry.gain, FILE, at("gain"), || {
                "the gain differs from the effect".to_owned()
            });
            let work = words.iter().find_map(|word| match word {
                Word::Work(imps) => Some(*imps),
                _ => None,
            });
            let same = entry.foreman.is_none_or(|imps| imps == work.unwrap_or(0));
            self.faults.unless(same, FILE, at("foreman"), || "differs from the effect".into());
            let most = words.iter().find_map(|word| match word {
                Word::Dig(most) | Word::Mine(most) => Some(*most),
                _ => None,
            });
            let same = entry.max_workers == most;
            self.faults.unless(same, FILE, at("max_workers"), || "differs from the effect".into());
            let fee = entry.first_order_surcharge.map(cost_in);
            let same = fee.is_none_or(|fee| fee == Cost::of(Resource::Gold, 1));
            self.faults.unless(same, FILE, at("first_order_surcharge"), || "1 gold".into());
            let same =
                [entry.year2_extra_draw, entry.year2_return].iter().flatten().all(|n| *n == 1);
            self.faults.unless(same, FILE, at("year2_extra_draw"), || "must be 1".into());
            let (order, space) = (index / 3 + 1, index % 3 + 1);
            let right = usize::from(entry.action_order) == order;
            self.faults.unless(right, FILE, at("action_order"), || format!("must be {order}"));
            let right = usize::from(entry.space_index) == space;
            self.faults.unless(right, FILE, at("space_index"), || format!("must be {space}"));
            let right = (1..=3).contains(&entry.resolve_rank);
            self.faults.unless(right, FILE, at("resolve_rank"), || "must be 1 to 3".to_owned());
            let action = Order::ALL.get(index / 3).map_or("", |order| order.id());
            let right = entry.action == action;
            self.faults.unless(right, FILE, at("action"), || format!("must be {action}"));
            let rank = entry.resolve_rank.saturating_sub(1);
            entries.push((entry.id, Some(Space { cost, words, rank })));
        }
        let names: Vec<String> = Order::ALL
            .iter()
            .flat_map(|order| (1..=3).map(move |space| format!("{order}-{space}")))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let spaces = in_order(self, FILE, "space", &names, entries)?;
        let by_order = spaces.chunks_exact(3).map(|three| {
            let [one, two, three] = three else { return None };
            let mut ranks = [one.rank, two.rank, three.rank];
            ranks.sort_unstable();
            (ranks == [0, 1, 2]).then(|| [one.clone(), two.clone(), three.clone()])
        });
        let by_order: Option<Vec<_>> = by_order.collect();
        if by_order.is_none() {
            self.faults.add(FILE, "space.resolve_rank", "ranks 1, 2, 3 once for each action");
        }
        by_order
    }

    fn heroes(&mut self) -> Option<(Vec<HeroFace>, i8)> {
        const FILE: &str = "adventurers.toml";
        const PALADINS: &str = "paladins.toml";
        let read = self.file::<raw::Adventurers>(FILE, |file| file.schema);
        let paladins = self.file::<raw::Paladins>(PALADINS, |file| file.schema);
        let (read, paladins) = (read?, paladins?);
        let mut entries = Vec::new();
        for (index, entry) in read.adventurer.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("adventurer[{index}].{key}");
            let class = Class::find(&entry.class);
            self.faults.unless(class.is_some(), FILE, at("class"), || entry.class.clone());
            self.faults.unless(matches!(entry.year, 1 | 2), FILE, at("year"), || "1 or 2".into());
            self.faults.unless((1..=60).contains(&entry.hp), FILE, at("hp"), || "1 to 60".into());
            let most = entry.icons <= 20;
            self.faults.unless(most, FILE, at("icons"), || "at most 20".to_owned());
            let (icon, effect) = match class {
                Some(Class::Thief) => ("anti-trap", format!("ICON anti-trap {}", entry.icons)),
                Some(Class::Priest) => ("heart", format!("ICON heart {}", entry.icons)),
                Some(Class::Wizard) => ("magic", format!("ICON magic {}", entry.icons)),
                _ => ("front", "STAND front".to_owned()),
            };
            self.faults.unless(entry.icon == icon, FILE, at("icon"), || format!("must be {icon}"));
            let right = entry.effect == effect;
            self.faults.unless(right, FILE, at("effect"), || format!("must be {effect:?}"));
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
            entries.push((entry.id, Some(face)));
        }
        let mut heroes = in_order(self, FILE, "adventurer", &WHO[..32], entries)?;
        let mut entries = Vec::new();
        for (index, entry) in paladins.paladin.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("paladin[{index}].{key}");
            let right = usize::from(entry.year) == index + 1;
            self.faults.unless(right, PALADINS, at("year"), || format!("must be {}", index + 1));
            let hp = (1..=60).contains(&entry.hp);
            self.faults.unless(hp, PALADINS, at("hp"), || "1 to 60".into());
            let icons = [entry.anti_trap, entry.magic, entry.heart];
            let small = icons.iter().all(|&icons| icons <= 20);
            self.faults.unless(small, PALADINS, at("magic"), || "at most 20 icons".to_owned());
            let face = HeroFace {
                year: entry.year,
                class: None,
                runes: 0,
                hp: entry.hp,
                anti_trap: entry.anti_trap,
                magic: entry.magic,
                heart: entry.heart,
            };
            entries.push((entry.id, Some(face)));
        }
        let space = paladins.paladin_space;
        let on_track = (-4..=10).contains(&space);
        self.faults.unless(on_track, PALADINS, "paladin_space", || "-4 to 10".to_owned());
        heroes.extend(in_order(self, PALADINS, "paladin", &WHO[32..34], entries)?);
        heroes.push(HeroFace { hp: 1, ..HeroFace::default() });
        Some((heroes, space))
    }

    fn monsters(&mut self) -> Option<Vec<MonsterFace>> {
        const FILE: &str = "monsters.toml";
        let read = self.file::<raw::Monsters>(FILE, |file| file.schema)?;
        let mut entries = Vec::new();
        for (index, entry) in read.monster.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("monster[{index}].{key}");
            let mut lines = Vec::new();
            for (number, option) in entry.options.iter().enumerate() {
                lines.extend(self.line(FILE, &at(&format!("options[{number}]")), option));
            }
            let few = (1..=4).contains(&lines.len());
            self.faults.unless(few, FILE, at("options"), || "one to four lines".to_owned());
            let copies = [entry.copies_year1, entry.copies_year2];
            let few = copies.iter().all(|&copies| copies <= 12);
            self.faults.unless(few, FILE, at("copies_year1"), || "at most 12".to_owned());
            let tokens = match entry.passive.as_str() {
                "" => 0,
                passive => {
                    let tokens = words::numbers("TROLL_TOKEN #", passive).map(|[tokens]| tokens);
                    let right = tokens.is_some();
                    self.faults.unless(right, FILE, at("passive"), || {
                        "TROLL_TOKEN and a number".to_owned()
                    });
                    tokens.unwrap_or(0)
                }
            };
            let face = MonsterFace {
                copies,
                is_ghost: entry.is_ghost,
                cost: cost_in(entry.cost),
                lines,
                tokens,
            };
            entries.push((entry.id, Some(face)));
        }
        let names = ids(Monster::ALL, Monster::id);
        let monsters = in_order(self, FILE, "monster", &names, entries)?;
        for year in 0..2 {
            let sum: u32 = monsters.iter().map(|face| u32::from(face.copies[year])).sum();
            let at = format!("monster.copies_year{}", year + 1);
            self.faults.unless(sum == 12, FILE, at, || format!("{sum} tiles must be 12"));
        }
        Some(monsters)
    }

    fn traps(&mut self) -> Option<Vec<TrapFace>> {
        const FILE: &str = "traps.toml";
        let read = self.file::<raw::Traps>(FILE, |file| file.schema)?;
        let mut entries = Vec::new();
        for (index, entry) in read.trap.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("trap[{index}].{key}");
            let words = self.line(FILE, &at("effect"), &entry.effect).unwrap_or_default();
            let few = entry.copies <= 20;
            self.faults.unless(few, FILE, at("copies"), || "at most 20".to_owned());
            let face = TrapFace { copies: entry.copies, cost: cost_in(entry.cost), words };
            entries.push((entry.id, Some(face)));
        }
        in_order(self, FILE, "trap", &ids(Trap::ALL, Trap::id), entries)
    }

    fn rooms(&mut self) -> Option<Vec<RoomFace>> {
        const FILE: &str = "rooms.toml";
        let read = self.file::<raw::Rooms>(FILE, |file| file.schema)?;
        let mut entries = Vec::new();
        for (index, entry) in read.room.into_iter().enumerate() {
            self.note(&entry.id, entry.source, entry.confidence);
            let at = |key: &str| format!("room[{index}].{key}");
            let zone = match entry.zone.as_str() {
                "top" => Zone::Top,
                "bottom" => Zone::Bottom,
                "outer" => Zone::Outer,
                "inner" => Zone::Inner,
                "any" => Zone::Any,
                other => {
                    self.faults.add(FILE, at("zone"), other);
                    Zone::Any
                }
            };
            let effect = room_effect(&entry.effect);
            self.faults.unless(effect.is_some(), FILE, at("effect"), || entry.effect.clone());
            if let Some(RoomEffect::Produce { imps, cost, word }) = &effect {
                let same = entry.imps == Some(*imps);
                self.faults.unless(same, FILE, at("imps"), || format!("must be {imps}"));
                let same = entry.input.map(cost_in) == Some(*cost);
                self.faults.unless(same, FILE, at("input"), || "differs from the effect".into());
                let same = entry.output == Some(gains_of(&[*word]));
                self.faults.unless(same, FILE, at("output"), || "differs from the effect".into());
            }
            let year = if index < 8 { 1 } else { 2 };
            self.faults.unless(entry.year == year, FILE, at("year"), || format!("must be {year}"));
            let face = effect.map(|effect| RoomFace { year, zone, effect });
            entries.push((entry.id, face));
        }
        in_order(self, FILE, "room", &ids(Room::ALL, Room::id), entries)
    }
}
