//! The field and the cards of a battle as clients draw them.

use kernel::{Names, Tongues};
use serde::Serialize;
use ts_rs::TS;

use crate::action::Spot;
use crate::content::{Card, Scenario, Source};
use crate::ids::{Arm, CardKind, Flight, Order};
use crate::{Demonworld, Recruit};

/// What the messages `name-<id>` say.
pub(super) fn name(tongues: Tongues<'_>, id: &str) -> Names {
    tongues.say(&format!("name-{id}"))
}

/// What everybody sees and nothing changes.
#[derive(Debug, Serialize, TS)]
pub struct Picture {
    columns: u8,
    rows: u8,
    scenario: String,
    names: Names,
    hexes: Vec<Ground>,
    terrain: Vec<TerrainShape>,
    /// Steps of roads, two hexes each.
    roads: Vec<[Spot; 2]>,
    edges: Vec<EdgeShape>,
    /// First and last row in which each seat deploys.
    zones: [[u8; 2]; 2],
    cards: Vec<CardShape>,
    spells: Vec<Named>,
    items: Vec<Named>,
    /// Files of the owner that are not as they ship.
    own_files: Vec<String>,
}

#[derive(Debug, Serialize, TS)]
struct Ground {
    id: Spot,
    terrain: String,
    level: u8,
}

#[derive(Debug, Serialize, TS)]
struct TerrainShape {
    id: String,
    names: Names,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct EdgeShape {
    hex: Spot,
    direction: u8,
    kind: &'static str,
}

#[derive(Debug, Serialize, TS)]
struct Named {
    id: String,
    names: Names,
}

#[derive(Debug, Serialize, TS)]
pub(super) struct CardShape {
    id: String,
    names: Names,
    /// The sign on the counter.
    badge: &'static str,
    points: u16,
    hp: u8,
    stars: u8,
    radius: u8,
    /// Movement points of M, H, C and T.
    movement: [Option<u8>; 4],
    manoeuvres: u8,
    initiative: i8,
    size: i8,
    /// Against shots and in melee.
    armour: [i8; 2],
    /// Of shots and in melee.
    skill: [i8; 2],
    fear: i8,
    /// On which it holds, and on which it obeys.
    morale: [Option<i8>; 2],
    blows: Vec<Weapon>,
    missile: Vec<Reach>,
    source: Source,
}

#[derive(Debug, Serialize, TS)]
struct Weapon {
    names: Names,
    power: i8,
}

#[derive(Debug, Serialize, TS)]
struct Reach {
    range: u8,
    power: i8,
}

/// The picture of the battle at hand.
pub(super) fn picture(game: &Demonworld, tongues: Tongues<'_>) -> Picture {
    let (scenario, content) = (game.scenario(), game.content());
    let fielded = |card: &&Card| {
        let armies = game.armies.iter().flatten();
        armies.map(|recruit: &Recruit| game.card(recruit.card)).any(|one| one.id == card.id)
    };
    let named = |kind: &str, id: &str| Named {
        id: id.to_owned(),
        names: name(tongues, &format!("{kind}-{id}")),
    };
    Picture {
        columns: scenario.map.columns,
        rows: scenario.map.rows,
        scenario: scenario.id.clone(),
        names: name(tongues, &format!("scenario-{}", scenario.id)),
        hexes: hexes(game, scenario),
        terrain: content
            .terrain
            .iter()
            .map(|one| TerrainShape {
                id: one.id.clone(),
                names: name(tongues, &format!("terrain-{}", one.id)),
                source: one.source,
            })
            .collect(),
        roads: roads(scenario),
        edges: edges(scenario),
        zones: scenario.deployment,
        cards: content.cards.iter().filter(fielded).map(|one| card(game, tongues, one)).collect(),
        spells: content.spells.iter().map(|one| named("spell", &one.id)).collect(),
        items: content.items.iter().map(|one| named("item", &one.id)).collect(),
        own_files: content.files.own(),
    }
}

fn hexes(game: &Demonworld, scenario: &Scenario) -> Vec<Ground> {
    let map = &scenario.map;
    let cells = map.hexes().zip(&map.cells);
    cells
        .map(|(hex, cell)| Ground {
            id: Spot::of(hex),
            terrain: game.content().terrain(cell.terrain).id.clone(),
            level: cell.level,
        })
        .collect()
}

fn roads(scenario: &Scenario) -> Vec<[Spot; 2]> {
    let map = &scenario.map;
    let mut steps = Vec::new();
    for hex in map.hexes() {
        // Three of the six directions meet every step once.
        for direction in crate::grid::Direction::ALL.into_iter().take(3) {
            if map.is_road_step(hex, direction) {
                steps.push([Spot::of(hex), Spot::of(hex.step(direction))]);
            }
        }
    }
    steps
}

fn edges(scenario: &Scenario) -> Vec<EdgeShape> {
    let edges = scenario.map.edges.iter();
    edges
        .filter_map(|edge| {
            let direction = edge.a.direction_to(edge.b)?;
            Some(EdgeShape { hex: Spot::of(edge.a), direction: direction.0, kind: edge.kind.id() })
        })
        .collect()
}

pub(super) fn card(game: &Demonworld, tongues: Tongues<'_>, card: &Card) -> CardShape {
    let weapon = |arms: &crate::content::Arms| {
        let face = game.content().weapon(arms.weapon);
        Weapon { names: name(tongues, &format!("weapon-{}", face.id)), power: arms.power }
    };
    let steps = card.ranged.iter().flat_map(|missile| &missile.steps);
    CardShape {
        id: card.id.clone(),
        names: name(tongues, &card.id),
        badge: badge(card),
        points: card.points,
        hp: card.hp,
        stars: card.stars,
        radius: card.command_radius,
        movement: [Order::Move, Order::Skirmish, Order::Charge, Order::Hold]
            .map(|order| card.mp[order.index()]),
        manoeuvres: card.manoeuvres,
        initiative: card.initiative,
        size: card.size,
        armour: [card.armour.ranged, card.armour.melee],
        skill: [card.skill.ranged, card.skill.melee],
        fear: card.fear,
        morale: [card.morale_a, card.morale_b],
        blows: card.melee.iter().map(weapon).collect(),
        missile: steps.map(|step| Reach { range: step.range, power: step.power }).collect(),
        source: card.source,
    }
}

fn badge(card: &Card) -> &'static str {
    match card.kind {
        CardKind::Giant => "giant",
        CardKind::Dragon => "dragon",
        CardKind::Chariot => "chariot",
        CardKind::Artillery => "gun",
        CardKind::Wizard => "wizard",
        CardKind::Hero | CardKind::Commander => "hero",
        CardKind::Unit if card.flight != Flight::None => "wing",
        CardKind::Unit if card.arm == Arm::Cavalry => "horse",
        CardKind::Unit if card.ranged.is_some() => "bow",
        CardKind::Unit => "foot",
    }
}
