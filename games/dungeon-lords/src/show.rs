//! How the game shows itself: everything printed, with where it comes from.

use kernel::Show;
use serde::Serialize;

use crate::DungeonLords;
use crate::content::{Confidence, Cost, RoomEffect, Source};
use crate::ids::{Class, Monster, Order, Room, Spell, Trap, Who};

/// What everybody sees and nothing changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// Magic icons that a spell needs, by combat round.
    pub thresholds: [u8; 4],
    /// From here on the paladin comes.
    pub paladin_space: i8,
    /// Where each value comes from.
    pub provenance: Vec<Origin>,
}

/// A cost in plain numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CostPicture {
    /// Gold.
    pub gold: u8,
    /// Food.
    pub food: u8,
    /// Imps.
    pub imp: u8,
    /// Evil, which is gained.
    pub evil: u8,
    /// Traps.
    pub trap: u8,
    /// Monsters that are eaten.
    pub monster: u8,
}

/// A space of the central board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpacePicture {
    /// The order.
    pub order: Order,
    /// The space, from 0.
    pub space: u8,
    /// What it costs.
    pub cost: CostPicture,
    /// When it resolves, from 0.
    pub rank: u8,
}

/// An adventurer or paladin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MonsterPicture {
    /// The kind.
    pub monster: Monster,
    /// Whether it is a ghost.
    pub ghost: bool,
    /// What it costs.
    pub cost: CostPicture,
    /// How many lines of attack it has; their words are the messages `line-…`.
    pub lines: u8,
}

/// A kind of trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TrapPicture {
    /// The kind.
    pub trap: Trap,
    /// What using it costs.
    pub cost: CostPicture,
    /// How many there are.
    pub copies: u8,
}

/// A room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RoomPicture {
    /// Which room.
    pub room: Room,
    /// The year.
    pub year: u8,
    /// Where it may be built: `top`, `bottom`, `outer`, `inner` or `any`.
    pub zone: &'static str,
    /// Imps that work in it; none if it produces nothing.
    pub imps: Option<u8>,
}

/// A combat card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardPicture {
    /// Which card.
    pub card: Spell,
    /// The year.
    pub year: u8,
    /// `fast` or `slow`.
    pub speed: &'static str,
    /// Fatigue of the round.
    pub fatigue: u8,
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Origin {
    /// The id of the record.
    pub id: String,
    /// Its source.
    pub source: Source,
    /// How sure it is.
    pub confidence: Confidence,
}

fn cost(cost: Cost) -> CostPicture {
    let Cost { gold, food, imp, evil, trap, monster } = cost;
    CostPicture { gold, food, imp, evil, trap, monster }
}

fn picture(game: &DungeonLords) -> Picture {
    let content = &game.content;
    let space = |order: Order, space: u8| {
        let face = content.space(order, space);
        SpacePicture { order, space, cost: cost(face.cost), rank: face.rank }
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
        let lines = u8::try_from(face.lines.len()).unwrap_or(u8::MAX);
        MonsterPicture { monster: *monster, ghost: face.is_ghost, cost: cost(face.cost), lines }
    };
    let trap = |trap: &Trap| {
        let face = content.trap(*trap);
        TrapPicture { trap: *trap, cost: cost(face.cost), copies: face.copies }
    };
    let room = |room: &Room| {
        let face = content.room(*room);
        let imps = match face.effect {
            RoomEffect::Produce { imps, .. } => Some(imps),
            _ => None,
        };
        RoomPicture { room: *room, year: face.year, zone: face.zone.code(), imps }
    };
    let card = |card: &Spell| {
        let face = content.card(*card);
        let speed = if face.fast { "fast" } else { "slow" };
        CardPicture { card: *card, year: face.year, speed, fatigue: face.fatigue }
    };
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
        thresholds: content.thresholds,
        paladin_space: content.paladin_space,
        provenance: content.provenance.iter().map(origin).collect(),
    }
}

impl Show for DungeonLords {
    type Picture = Picture;

    fn picture(&self) -> Option<Picture> {
        Some(picture(self))
    }
}
