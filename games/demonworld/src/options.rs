//! What a table chooses, and every reason why a choice is refused.

use kernel::{Field, FieldKind, Form, Game, Pack, Reason, RuleRef, SetupError, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Card, Content};
use crate::ids::{CardId, CardKind, Flight, Formation, ScenarioId};
use crate::rules::setup;
use crate::rules::zone::Need;
use crate::{Chapters, Demonworld, Recruit};

/// What a table chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Two players.
    pub seats: u8,
    /// §PR-1 The battle.
    pub scenario: Battle,
    /// §DW-275 How many chapters of the rules are used.
    pub level: Level,
    /// The army of the south.
    pub south: Side,
    /// The army of the north.
    pub north: Side,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seats: 2,
            scenario: Battle::default(),
            level: Level::default(),
            south: Side::default(),
            north: Side::default(),
        }
    }
}

/// §PR-1 The battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Battle {
    /// Three units on each side, five turns.
    #[default]
    FirstClash,
}

impl Battle {
    fn id(self) -> &'static str {
        match self {
            Battle::FirstClash => "first-clash",
        }
    }

    /// The size of its ready armies.
    fn size(self) -> u16 {
        match self {
            Battle::FirstClash => 430,
        }
    }
}

/// §DW-275 How many chapters of the rules are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Orders, movement, shooting, melee, losses and rout of units.
    Basic,
    /// With formations, obedience, characters, large elements, guns and magic.
    #[default]
    Intermediate,
    /// With flyers, wind and fire, and flank marches.
    Advanced,
}

/// Which ready army a side fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The one of the scenario.
    #[default]
    Scenario,
    /// The Empire.
    Empire,
    /// The Orcs.
    Orcs,
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let seats = Form::seats(&Demonworld::INFO, Options::default().seats, rule!("PR-2"));
    let choice = |key, rule: RuleRef, values: &[&'static str], default| Field {
        key,
        kind: FieldKind::Choice { values: values.to_vec(), default },
        rule,
        only: None,
    };
    let armies = ["scenario", "empire", "orcs"];
    let levels = ["basic", "intermediate", "advanced"];
    Form(vec![
        seats,
        choice("scenario", rule!("PR-1"), &["first-clash"], "first-clash"),
        choice("level", rule!("DW-275"), &levels, "intermediate"),
        choice("south", rule!("PR-2"), &armies, "scenario"),
        choice("north", rule!("PR-2"), &armies, "scenario"),
    ])
}

/// §DW-275 §PR-14 The chapters of a level.
fn chapters(level: Level) -> Chapters {
    let (middle, all) = (level != Level::Basic, level == Level::Advanced);
    Chapters {
        formations: middle,
        obedience: middle,
        characters: middle,
        large: middle,
        artillery: middle,
        magic: middle,
        flyers: all,
        fire: all,
        flank_march: all,
    }
}

/// Checks options and content; all reasons at once.
pub(crate) fn open(options: &Options, pack: Option<&Pack>) -> Result<Demonworld, SetupError> {
    let mut reasons = Vec::new();
    let (least, most) = Demonworld::INFO.seats;
    if !(least..=most).contains(&options.seats) {
        let reason = Reason::new("seats", "range", Some(rule!("PR-2")));
        let reason = reason.with("value", options.seats).with("min", least).with("max", most);
        reasons.push(reason);
    }
    let mut content = match Content::load(pack) {
        Ok(content) => content,
        Err(faults) => {
            reasons.extend(faults);
            return Err(SetupError(reasons));
        }
    };
    let Some(scenario) = content.find_scenario(options.scenario.id()) else {
        let reason = Reason::new("scenario", "missing", Some(rule!("PR-1")));
        reasons.push(reason.with("value", options.scenario.id()));
        return Err(SetupError(reasons));
    };
    let chapters = chapters(options.level);
    if !chapters.formations {
        for card in &mut content.cards {
            card.formations.retain(|&formation| formation == Formation::Horde);
        }
    }
    let armies =
        [("south", options.south, 0), ("north", options.north, 1)].map(|(key, side, seat)| {
            army(&content, (options, scenario), (key, side, seat), &mut reasons)
        });
    for (key, army) in [("south", &armies[0]), ("north", &armies[1])] {
        check_level(&content, (key, army), chapters, &mut reasons);
    }
    let needs = Vec::new();
    let options = options.clone();
    let mut game = Demonworld { options, content, scenario, armies, needs, chapters };
    if reasons.is_empty() {
        check_room(&mut game, &mut reasons);
    }
    if reasons.is_empty() { Ok(game) } else { Err(SetupError(reasons)) }
}

/// The cards of a side.
fn army(
    content: &Content,
    (options, scenario): (&Options, ScenarioId),
    (key, side, seat): (&'static str, Side, usize),
    reasons: &mut Vec<Reason>,
) -> Vec<Recruit> {
    let worth = options.scenario.size();
    let id = match side {
        Side::Scenario => Some(content.scenario(scenario).armies[seat]),
        Side::Empire => content.find_army(&format!("empire-{worth}")),
        Side::Orcs => content.find_army(&format!("orcs-{worth}")),
    };
    let Some(id) = id else {
        let reason = Reason::new(key, "missing", Some(rule!("PR-2")));
        reasons.push(reason.with("value", worth));
        return Vec::new();
    };
    let items =
        |items: &[crate::ids::ItemId]| items.iter().fold(0u16, |set, item| set | 1 << item.index());
    let entries = content.army(id).entries.iter();
    entries.map(|entry| Recruit { card: entry.card, items: items(&entry.items) }).collect()
}

/// The chapter that a card needs and the level lacks.
fn lacking(card: &Card, chapters: Chapters) -> Option<&'static str> {
    let lacks = |needed: bool, has: bool, name| (needed && !has).then_some(name);
    lacks(card.kind.is_character(), chapters.characters, "characters")
        .or(lacks(card.magic_level > 0, chapters.magic, "magic"))
        .or(lacks(card.kind == CardKind::Artillery, chapters.artillery, "artillery"))
        .or(lacks(card.kind.is_large(), chapters.large, "large"))
        .or(lacks(card.flight != Flight::None, chapters.flyers, "flyers"))
}

fn check_level(
    content: &Content,
    (key, army): (&'static str, &[Recruit]),
    chapters: Chapters,
    reasons: &mut Vec<Reason>,
) {
    let card = |id: CardId| content.card(id);
    for recruit in army {
        if let Some(chapter) = lacking(card(recruit.card), chapters) {
            let reason = Reason::new(key, "level", Some(rule!("DW-275")));
            let id = card(recruit.card).id.clone();
            reasons.push(reason.with("value", id).with("chapter", chapter));
        }
    }
}

/// §PR-133 Both armies must find room in their zones.
fn check_room(game: &mut Demonworld, reasons: &mut Vec<Reason>) {
    let mut silent = kernel::chance::Seeded::from_number(0);
    let state = setup::start(game, &mut kernel::Cx::silent(&mut silent));
    let needs = state.ids().map(|id| Need::of(game, &state, id)).collect();
    game.needs = needs;
    for (key, seat) in [("south", setup::SEATS[0]), ("north", setup::SEATS[1])] {
        if !setup::fits(game, &state, seat) {
            let count: usize = state.own(seat).map(|id| state.troop(id).all().count()).sum();
            let reason = Reason::new(key, "no-room", Some(rule!("PR-133")));
            reasons.push(reason.with("value", count));
        }
    }
}
