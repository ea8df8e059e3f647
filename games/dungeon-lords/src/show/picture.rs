//! Everything printed, with where it comes from.

use std::collections::BTreeMap;

use kernel::{Names, Tongues};
use serde::Serialize;
use ts_rs::TS;

use super::words::{Effect, WordPicture, room_effect, special_effect, spell_effect, word};
use crate::DungeonLords;
use crate::content::{Confidence, Source, bearer};
use crate::ids::{Class, Item, Monster, Order, Room, Special, Spell, Trap, Who};
use crate::state::{LEAST_EVIL, MOST_EVIL};
use crate::view::CostView;

/// What everybody sees and nothing changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Picture {
    /// The spaces of the central board.
    pub spaces: Vec<SpacePicture>,
    /// Adventurers and paladins.
    pub heroes: Vec<HeroPicture>,
    /// Kinds of monsters and ghosts.
    pub monsters: Vec<MonsterPicture>,
    /// Kinds of traps.
    pub traps: Vec<TrapPicture>,
    /// Rooms.
    pub rooms: Vec<RoomPicture>,
    /// Combat cards.
    pub cards: Vec<CardPicture>,
    /// Special events.
    pub specials: Vec<SpecialPicture>,
    /// Items, and who can use them.
    pub items: Vec<ItemPicture>,
    /// Magic icons that a spell needs, by combat round.
    pub thresholds: [u8; 4],
    /// From here on the paladin comes.
    pub paladin_space: i8,
    /// The lowest and the highest space of the Evilometer.
    pub evil: [i8; 2],
    /// A licence needs more points than this.
    pub licence: i8,
    /// Where each value comes from.
    pub provenance: Vec<Origin>,
    /// What the owner of the box calls things, by id and language; nothing where he calls them as
    /// everybody does.
    pub names: BTreeMap<String, Names>,
    /// Files of the owner that are not as they ship.
    pub own_files: Vec<String>,
}

/// A space of the central board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SpacePicture {
    /// The order.
    pub order: Order,
    /// The space, from 0.
    pub space: u8,
    /// What it costs.
    pub cost: CostView,
    /// What happens.
    pub words: Vec<WordPicture>,
    /// When it resolves, from 0.
    pub rank: u8,
}

/// An adventurer or paladin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HeroPicture {
    /// Who it is.
    pub who: Who,
    /// What he is.
    pub class: Option<Class>,
    /// The year.
    pub year: u8,
    /// Strength.
    pub runes: u8,
    /// Hit points.
    pub hp: u8,
    /// Anti-trap icons.
    pub anti_trap: u8,
    /// Magic icons.
    pub magic: u8,
    /// Hearts.
    pub heart: u8,
}

/// A kind of monster or ghost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MonsterPicture {
    /// The kind.
    pub monster: Monster,
    /// Whether it is a ghost.
    pub ghost: bool,
    /// What it costs.
    pub cost: CostView,
    /// Its lines of attack; in words they are the messages `line-…`.
    pub lines: Vec<Vec<WordPicture>>,
}

/// A kind of trap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TrapPicture {
    /// The kind.
    pub trap: Trap,
    /// What using it costs.
    pub cost: CostView,
    /// What it does.
    pub words: Vec<WordPicture>,
    /// How many there are.
    pub copies: u8,
}

/// A room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoomPicture {
    /// Which room.
    pub room: Room,
    /// The year.
    pub year: u8,
    /// Where it may be built: `top`, `bottom`, `outer`, `inner` or `any`.
    pub zone: &'static str,
    /// What it is good for.
    pub effect: Effect,
}

/// A combat card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardPicture {
    /// Which card.
    pub card: Spell,
    /// The year.
    pub year: u8,
    /// `fast` or `slow`.
    pub speed: &'static str,
    /// What the spell does.
    pub effect: Effect,
    /// Fatigue of the round.
    pub fatigue: u8,
}

/// A special event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SpecialPicture {
    /// Which event.
    pub special: Special,
    /// What it does.
    pub effect: Effect,
}

/// An item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ItemPicture {
    /// Which item.
    pub item: Item,
    /// §MI-13 The class that can use it.
    pub class: Option<Class>,
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Origin {
    /// The id of the record.
    pub id: String,
    /// Its source.
    pub source: Source,
    /// How sure it is.
    pub confidence: Confidence,
}

/// A thing by its id, with what each language calls it.
fn called(id: &str, tongues: Tongues<'_>) -> (String, Names) {
    (id.to_owned(), tongues.say(&format!("name-{id}")))
}

/// The picture of the content in force.
pub(super) fn picture(game: &DungeonLords, tongues: Tongues<'_>) -> Picture {
    let content = &game.content;
    let space = |order: Order, space: u8| {
        let face = content.space(order, space);
        SpacePicture {
            order,
            space,
            cost: face.cost.into(),
            words: face.words.iter().copied().map(word).collect(),
            rank: face.rank,
        }
    };
    let hero = |who: Who| {
        let face = content.hero(who);
        HeroPicture {
            who,
            class: face.class,
            year: face.year,
            runes: face.runes,
            hp: face.hp,
            anti_trap: face.anti_trap,
            magic: face.magic,
            heart: face.heart,
        }
    };
    let monster = |monster: &Monster| {
        let face = content.monster(*monster);
        let lines =
            face.lines.iter().map(|line| line.iter().copied().map(word).collect()).collect();
        MonsterPicture { monster: *monster, ghost: face.is_ghost, cost: face.cost.into(), lines }
    };
    let trap = |trap: &Trap| {
        let face = content.trap(*trap);
        let words = face.words.iter().copied().map(word).collect();
        TrapPicture { trap: *trap, cost: face.cost.into(), words, copies: face.copies }
    };
    let room = |room: &Room| {
        let face = content.room(*room);
        RoomPicture {
            room: *room,
            year: face.year,
            zone: face.zone.code(),
            effect: room_effect(&face.effect),
        }
    };
    let card = |card: &Spell| {
        let face = content.card(*card);
        let speed = if face.fast { "fast" } else { "slow" };
        let effect = spell_effect(&face.effect);
        CardPicture { card: *card, year: face.year, speed, effect, fatigue: face.fatigue }
    };
    let special = |special: &Special| SpecialPicture {
        special: *special,
        effect: special_effect(content.special(*special)),
    };
    let item = |item: &Item| ItemPicture { item: *item, class: bearer(*item) };
    let origin = |(id, source, confidence): &(String, Source, Confidence)| Origin {
        id: id.clone(),
        source: *source,
        confidence: *confidence,
    };
    let spaces = Order::ALL.iter().flat_map(|&order| (0..3).map(move |at| (order, at)));
    let heroes = (0..Who::ADVENTURERS).map(Who::adventurer);
    Picture {
        spaces: spaces.map(|(order, at)| space(order, at)).collect(),
        heroes: heroes.chain([Who::paladin(1), Who::paladin(2)]).map(hero).collect(),
        monsters: Monster::ALL.iter().map(monster).collect(),
        traps: Trap::ALL.iter().map(trap).collect(),
        rooms: Room::ALL.iter().map(room).collect(),
        cards: Spell::ALL.iter().map(card).collect(),
        specials: Special::ALL.iter().map(special).collect(),
        items: Item::ALL.iter().map(item).collect(),
        thresholds: content.thresholds,
        paladin_space: content.paladin_space,
        evil: [LEAST_EVIL, MOST_EVIL],
        licence: content.scores.licence,
        provenance: content.provenance.iter().map(origin).collect(),
        own_files: content.files.own(),
        names: content.files.names().iter().map(|own| called(&own.id, tongues)).collect(),
    }
}
