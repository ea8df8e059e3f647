//! The box: everything printed, read from the content files and laid out for the rules.

mod faces;
mod files;
mod lines;
mod names;
mod raw;
mod read;
mod read_cards;
mod words;

use kernel::{Pack, Reason};
use pack::Files;

use crate::content::files::SHIPPED;
use crate::ids::{Monster, Order, Room, Special, Spell, Trap, Who};
pub(crate) use faces::bearer;
pub use faces::{
    CardFace, Cost, HeroFace, Measure, MonsterFace, RoomEffect, RoomFace, Scores, Share, Space,
    SpecialEffect, SpellEffect, TrapFace, Zone,
};
pub use raw::{Confidence, Source};
pub use words::{Skip, Target, Word};

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
    /// The files, with what the owner calls things.
    pub(crate) files: Files,
}

impl Content {
    /// The shipped content with the owner's files in place of ours; all reasons at once.
    pub(crate) fn load(own: Option<&Pack>) -> Result<Content, Vec<Reason>> {
        let book = SHIPPED.open(own);
        let content = read::read(&book);
        book.close(content)
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
