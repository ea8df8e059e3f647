//! The box: everything printed, read from the content files and laid out for the rules.

mod faces;
mod lines;
mod names;
mod raw;
mod read;
mod read_cards;
mod words;

use kernel::{OwnNames, Pack, Reason, rule};
use serde::de::DeserializeOwned;

pub(crate) use faces::bearer;
pub use faces::{
    CardFace, Cost, HeroFace, Measure, MonsterFace, RoomEffect, RoomFace, Scores, Share, Space,
    SpecialEffect, SpellEffect, TrapFace, Zone,
};
pub use raw::{Confidence, Source};
pub use words::{Skip, Target, Word};

use crate::ids::{Monster, Order, Room, Special, Spell, Trap, Who};

/// The shipped files.
const SHIPPED: [(&str, &str); 10] = [
    ("actions.toml", include_str!("../../content/actions.toml")),
    ("adventurers.toml", include_str!("../../content/adventurers.toml")),
    ("combat-cards.toml", include_str!("../../content/combat-cards.toml")),
    ("events.toml", include_str!("../../content/events.toml")),
    ("items.toml", include_str!("../../content/items.toml")),
    ("monsters.toml", include_str!("../../content/monsters.toml")),
    ("paladins.toml", include_str!("../../content/paladins.toml")),
    ("rooms.toml", include_str!("../../content/rooms.toml")),
    ("scoring.toml", include_str!("../../content/scoring.toml")),
    ("traps.toml", include_str!("../../content/traps.toml")),
];

/// The content in force, with the files it was read from.
#[derive(Clone, Debug)]
pub struct Content {
    /// §DL-25 The spaces I, II, III of each order.
    pub spaces: Vec<[Space; 3]>,
    /// §DL-32 By kind of monster.
    pub monsters: Vec<MonsterFace>,
    /// §DL-84 By kind of trap.
    pub traps: Vec<TrapFace>,
    /// §DL-31 By room.
    pub rooms: Vec<RoomFace>,
    /// §DL-87 By combat card.
    pub cards: Vec<CardFace>,
    /// §DL-15 §DL-70 Adventurers and paladins, in the order of their ids; the illusion last.
    pub heroes: Vec<HeroFace>,
    /// §DL-51 By special event.
    pub specials: Vec<SpecialEffect>,
    /// §DL-87 Magic icons that a spell needs, by combat round.
    pub thresholds: [u8; 4],
    /// §DL-5 From here on the paladin comes.
    pub paladin_space: i8,
    /// Points at the end.
    pub scores: Scores,
    /// Where each value comes from, by id, for people.
    pub provenance: Vec<(String, Source, Confidence)>,
    /// What the owner calls things.
    pub(crate) names: OwnNames,
    files: Pack,
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
    fn add(&mut self, file: &str, at: impl std::fmt::Display, problem: impl std::fmt::Display) {
        let at = format!("{file}: {at}");
        self.0.push(Reason::new(at, "content", Some(rule!("DL-9"))).with("value", problem));
    }

    fn unless(
        &mut self,
        right: bool,
        file: &str,
        at: impl std::fmt::Display,
        problem: impl FnOnce() -> String,
    ) {
        if !right {
            self.add(file, at, problem());
        }
    }
}

/// Reads a file into its records; a fault names table and key.
fn read_toml<T: DeserializeOwned>(file: &str, text: &str, faults: &mut Faults) -> Option<T> {
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
    pub(crate) fn load(pack: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let mut files = shipped();
        let mut reasons = Vec::new();
        for (name, text) in pack.iter().flat_map(|pack| &pack.0) {
            if files.0.insert(name.clone(), text.clone()).is_none() {
                let allowed = SHIPPED.map(|(name, _)| name).join(", ");
                let reason = Reason::new(name.clone(), "unknown-key", Some(rule!("DL-9")));
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
    pub(crate) fn pack(&self) -> Pack {
        self.files.clone()
    }

    /// The files that are not as they ship.
    pub(crate) fn own_files(&self) -> Vec<String> {
        self.files.beyond(&shipped())
    }

    /// §DL-25 A space of the central board.
    pub fn space(&self, order: Order, space: u8) -> &Space {
        &self.spaces[order.index()][usize::from(space)]
    }

    /// What is printed on a monster.
    pub fn monster(&self, monster: Monster) -> &MonsterFace {
        &self.monsters[monster.index()]
    }

    /// What is printed on a trap.
    pub fn trap(&self, trap: Trap) -> &TrapFace {
        &self.traps[trap.index()]
    }

    /// What is printed on a room.
    pub fn room(&self, room: Room) -> &RoomFace {
        &self.rooms[room.index()]
    }

    /// What is printed on a combat card.
    pub fn card(&self, card: Spell) -> &CardFace {
        &self.cards[card.index()]
    }

    /// What is printed on an adventurer or paladin.
    pub fn hero(&self, who: Who) -> &HeroFace {
        &self.heroes[who.index()]
    }

    /// What a special event does.
    pub fn special(&self, special: Special) -> &SpecialEffect {
        &self.specials[special.index()]
    }
}
