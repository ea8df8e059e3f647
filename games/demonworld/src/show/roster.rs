//! The cards, items and ready armies from which a list is made.

use kernel::{Names, Tongues};
use serde::Serialize;
use ts_rs::TS;

use super::picture::{CardShape, card, name};
use crate::Demonworld;
use crate::army;
use crate::content::{Card, Content, FactionFace, Item};

/// Everything that a list may hold.
#[derive(Debug, Serialize, TS)]
pub struct Roster {
    factions: Vec<People>,
    cards: Vec<Recruitable>,
    items: Vec<Ware>,
    armies: Vec<Ready>,
}

#[derive(Debug, Serialize, TS)]
struct People {
    id: &'static str,
    names: Names,
    /// Groups in the order of the list.
    groups: Vec<Group>,
}

#[derive(Debug, Serialize, TS)]
struct Group {
    id: String,
    names: Names,
    /// Least and greatest share of the points, in percent.
    share: [u8; 2],
}

#[derive(Debug, Serialize, TS)]
struct Recruitable {
    #[serde(flatten)]
    shape: CardShape,
    faction: &'static str,
    group: String,
    kind: Names,
    elements: u8,
    /// Items that it may bear.
    bears: Vec<String>,
}

#[derive(Debug, Serialize, TS)]
struct Ware {
    id: String,
    names: Names,
    points: u16,
}

#[derive(Debug, Serialize, TS)]
struct Ready {
    id: String,
    names: Names,
    faction: &'static str,
    points: u16,
    /// As lists are written.
    list: String,
}

/// §FR-161 §FR-167 Everything that a list may hold, with what it costs.
pub fn roster(game: &Demonworld, tongues: Tongues<'_>) -> Roster {
    let content = game.content();
    let fielded = |face: &&FactionFace| content.cards.iter().any(|one| one.faction == face.faction);
    let ware = |item: &Item| Ware {
        id: item.id.clone(),
        names: name(tongues, &format!("item-{}", item.id)),
        points: item.points,
    };
    let ready = |army: &army::Army| Ready {
        id: army.id.clone(),
        names: name(tongues, &format!("army-{}", army.id)),
        faction: army.faction.id(),
        points: army.points,
        list: army::write(content, &army.entries),
    };
    Roster {
        factions: content.factions.iter().filter(fielded).map(|one| people(tongues, one)).collect(),
        cards: content.cards.iter().map(|one| recruitable(game, tongues, one)).collect(),
        items: content.items.iter().map(ware).collect(),
        armies: content.armies.iter().map(ready).collect(),
    }
}

fn people(tongues: Tongues<'_>, face: &FactionFace) -> People {
    let group = |(id, low, high): &(String, u8, u8)| Group {
        id: id.clone(),
        names: name(tongues, &format!("group-{id}")),
        share: [*low, *high],
    };
    People {
        id: face.faction.id(),
        names: name(tongues, &format!("faction-{}", face.faction.id())),
        groups: face.groups.iter().map(group).collect(),
    }
}

fn recruitable(game: &Demonworld, tongues: Tongues<'_>, one: &Card) -> Recruitable {
    let content: &Content = game.content();
    let borne = content.items.iter().filter(|item| army::may_bear(one, item));
    Recruitable {
        shape: card(game, tongues, one),
        faction: one.faction.id(),
        group: one.group.clone(),
        kind: name(tongues, &format!("kind-{}", one.kind.id())),
        elements: one.elements,
        bears: borne.map(|item| item.id.clone()).collect(),
    }
}
