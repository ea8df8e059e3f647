//! What a table chooses, and every reason why a choice is refused.

use kernel::{
    Choosable as _, Condition, Field, FieldKind, Form, Game, Pack, Reason, SetupError, rule,
};
use serde::{Deserialize, Serialize};

use crate::army::{self, Demands, Limits};
use crate::content::{Content, Entry};
use crate::ids::{ArmyId, Formation, ScenarioId};
use crate::muster;
use crate::rules::course::{deployment, setup};
use crate::rules::ground::zone::Need;
use crate::state::SEATS;
use crate::{Chapters, Demonworld, Recruit};

/// What a table chooses.
// Not by `options!`: the form asks for each list beside its side, where records do not have it.
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
    /// §FR-161 The own list of the south: `E01 E03+standard-of-victory`.
    pub south_list: String,
    /// §FR-161 The own list of the north.
    pub north_list: String,
    /// §FR-167 How strictly own lists are judged.
    pub limits: Limits,
    /// §PR-134 Whether the better scout chooses its side.
    pub scouting: bool,
    /// §PR-13 Whether cards may march round the flank.
    pub flank_march: bool,
    /// §PR-75 Whether shots may be declared at enemies that nobody sees.
    pub blind_declarations: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seats: 2,
            scenario: Battle::default(),
            level: Level::Intermediate,
            south: Side::default(),
            north: Side::default(),
            south_list: String::new(),
            north_list: String::new(),
            limits: Limits::default(),
            scouting: false,
            flank_march: false,
            blind_declarations: false,
        }
    }
}

kernel::choices! {
    /// §PR-1 The battle.
    pub enum Battle {
        /// Three units on each side, five turns.
        "first-clash" FirstClash
        /// 1000 points on each side, seven turns.
        "pitched-1000" Pitched1000
        /// 2000 points on each side, seven turns.
        "pitched-2000" Pitched2000
    }
    /// §DW-275 How many chapters of the rules are used.
    pub enum Level {
        /// Orders, movement, shooting, melee, losses and rout of units.
        "basic" Basic
        /// With formations, obedience, characters, large elements, guns and magic.
        "intermediate" Intermediate
        /// With flyers, wind and fire, and flank marches.
        "advanced" Advanced
    }
    /// Which army a side fields.
    pub enum Side {
        /// The one of the scenario.
        "scenario" Scenario
        /// The ready army of the Empire.
        "empire" Empire
        /// The ready army of the Orcs.
        "orcs" Orcs
        /// The ready army of the Elves.
        "elves" Elves
        /// The list of the table.
        "own" Own
    }
}

/// The form from which a table is made.
pub(crate) fn form() -> Form {
    let usual = Options::default();
    let field = |key, kind, rule| Field { key, kind, rule, only: None };
    let list = |key, side| Field {
        key,
        kind: FieldKind::Own { default: r#""""# },
        rule: rule!("FR-161"),
        only: Some(Condition { key: side, is: vec![r#""own""#.to_owned()] }),
    };
    Form(vec![
        Form::seats(&Demonworld::INFO, usual.seats, rule!("PR-2")),
        field("scenario", usual.scenario.kind(None), rule!("PR-1")),
        field("level", usual.level.kind(None), rule!("DW-275")),
        field("south", usual.south.kind(None), rule!("PR-2")),
        list("south_list", "south"),
        field("north", usual.north.kind(None), rule!("PR-2")),
        list("north_list", "north"),
        field("limits", usual.limits.kind(None), rule!("FR-167")),
        field("scouting", usual.scouting.kind(None), rule!("PR-134")),
        field("flank_march", usual.flank_march.kind(None), rule!("PR-13")),
        field("blind_declarations", usual.blind_declarations.kind(None), rule!("PR-75")),
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

/// §FR-167 §DW-275 What is asked of an own list: nobody commands where the level has no characters.
pub(crate) fn demands(options: &Options) -> Demands {
    Demands { limits: options.limits, characters: chapters(options.level).characters }
}

/// §PR-1 What a battle leaves of them.
fn within(chapters: Chapters, battle: crate::content::Chapters) -> Chapters {
    Chapters {
        artillery: chapters.artillery && battle.artillery,
        magic: chapters.magic && battle.magic,
        fire: chapters.fire && battle.fire,
        flank_march: chapters.flank_march && battle.flank_march,
        ..chapters
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
    let Some(scenario) = content.find_scenario(options.scenario.word()) else {
        let reason = Reason::new("scenario", "missing", Some(rule!("PR-1")));
        reasons.push(reason.with("value", options.scenario.word()));
        return Err(SetupError(reasons));
    };
    let of_level = chapters(options.level);
    let mut chapters = within(of_level, content.scenario(scenario).chapters);
    if options.flank_march && !chapters.flank_march {
        let reason = Reason::new("flank_march", "no-flanks", Some(rule!("PR-13")));
        reasons.push(
            reason.with("value", options.scenario.word()).with("level", options.level.word()),
        );
    }
    chapters.flank_march &= options.flank_march;
    if !chapters.formations {
        for card in &mut content.cards {
            card.formations.retain(|&formation| formation == Formation::Horde);
        }
    }
    let sides = [
        ("south", "south_list", options.south, options.south_list.as_str()),
        ("north", "north_list", options.north, options.north_list.as_str()),
    ];
    let mut armies = [Vec::new(), Vec::new()];
    let mut notes = Vec::new();
    for (seat, (key, list_key, side, list)) in sides.into_iter().enumerate() {
        let mut muster = Muster { content: &content, scenario, reasons: &mut reasons };
        let entries = if side == Side::Own {
            let entries = muster.own(list_key, list, demands(options));
            notes.extend(muster.shortfall(list_key, &entries));
            entries
        } else {
            let ready = muster.ready((key, seat), side, (list_key, list));
            let within = |army| muster::within(&content, content.army(army), (key, of_level));
            let (entries, told) = ready.map(within).unwrap_or_default();
            notes.extend(told);
            entries
        };
        if side == Side::Own && list.trim().is_empty() {
            let reason = Reason::new(key, "list-missing", Some(rule!("FR-161")));
            muster.reasons.push(reason.with("key", list_key));
        }
        let key = match side {
            Side::Own => list_key,
            // Its cards come with the battle.
            Side::Scenario => "scenario",
            _ => key,
        };
        muster.check_size(key, &entries);
        muster.check_chapters(key, &entries, (of_level, chapters));
        armies[seat] = entries.iter().map(recruit).collect();
    }
    let needs = Vec::new();
    let options = options.clone();
    let mut game = Demonworld { options, content, scenario, armies, needs, chapters, notes };
    if reasons.is_empty() {
        check_room(&mut game, &mut reasons);
    }
    if reasons.is_empty() { Ok(game) } else { Err(SetupError(reasons)) }
}

fn recruit(entry: &Entry) -> Recruit {
    let items = entry.items.iter().fold(0u16, |set, item| set | 1 << item.index());
    Recruit { card: entry.card, items }
}

/// Most cards of one side.
const CARDS: usize = 32;
/// Most elements of one side.
const ELEMENTS: usize = 127;

/// The cards of both sides are called together.
struct Muster<'a> {
    content: &'a Content,
    scenario: ScenarioId,
    reasons: &'a mut Vec<Reason>,
}

impl Muster<'_> {
    /// A ready army; a list that nobody asked for is refused.
    fn ready(
        &mut self,
        (key, seat): (&'static str, usize),
        side: Side,
        (list_key, list): (&'static str, &str),
    ) -> Option<ArmyId> {
        if !list.trim().is_empty() {
            let reason = Reason::new(list_key, "list-unused", Some(rule!("FR-161")));
            self.reasons.push(reason.with("value", side.word()).with("key", key));
        }
        let scenario = self.content.scenario(self.scenario);
        let name = format!("{}-{}", side.word(), scenario.points);
        let id = match side {
            Side::Scenario => Some(scenario.armies[seat]),
            _ => self.content.find_army(&name),
        };
        if id.is_none() {
            let reason = Reason::new(key, "no-army", Some(rule!("PR-2")));
            self.reasons.push(reason.with("value", side.word()).with("points", scenario.points));
        }
        id
    }

    /// §FR-161 §FR-167 A list of the table's own; all reasons against it.
    fn own(&mut self, key: &'static str, list: &str, demands: Demands) -> Vec<Entry> {
        let points = self.content.scenario(self.scenario).points;
        let list = army::read(self.content, list);
        for mut reason in army::judge_written(self.content, points, &list, demands).wrong {
            reason.at = format!("{key}.{}", reason.at);
            self.reasons.push(reason);
        }
        list.entries
    }

    /// §FR-161 What a list leaves unspent is told when it is more than the lead that wins: it is far
    /// below its points.
    fn shortfall(&self, key: &'static str, entries: &[Entry]) -> Option<Reason> {
        let scenario = self.content.scenario(self.scenario);
        let (cost, points) = (army::cost(self.content, entries), u32::from(scenario.points));
        let missing = points.saturating_sub(cost);
        let far = !entries.is_empty() && missing > u32::from(scenario.margin);
        let reason = Reason::new(key, "army-short", Some(rule!("FR-161")));
        far.then(|| reason.with("value", cost).with("max", points).with("missing", missing))
    }

    /// The board has room for the numbers of so many.
    fn check_size(&mut self, key: &'static str, entries: &[Entry]) {
        let elements = entries.iter().map(|entry| self.content.card(entry.card).elements);
        let elements: usize = elements.map(usize::from).sum();
        for (code, value, max) in
            [("army-cards", entries.len(), CARDS), ("army-elements", elements, ELEMENTS)]
        {
            if value > max {
                let reason = Reason::new(key, code, Some(rule!("PR-140")));
                self.reasons.push(reason.with("value", value).with("max", max));
            }
        }
    }

    /// §DW-275 §PR-1 Every card that needs a chapter which the level or the battle leaves out.
    fn check_chapters(
        &mut self,
        key: &'static str,
        entries: &[Entry],
        (level, battle): (Chapters, Chapters),
    ) {
        let mut seen = Vec::new();
        for entry in entries {
            let card = self.content.card(entry.card);
            let missing = [("level", level, rule!("DW-275")), ("battle", battle, rule!("PR-1"))];
            let missing = missing.into_iter().find_map(|(code, chapters, rule)| {
                Some((code, muster::lacking(card, chapters)?, rule))
            });
            if let Some((code, chapter, rule)) = missing
                && !seen.contains(&entry.card)
            {
                seen.push(entry.card);
                let reason = Reason::new(key, code, Some(rule));
                self.reasons.push(reason.with("card", &card.id).with("chapter", chapter));
            }
        }
    }
}

/// §PR-133 Both armies must find room in their zones.
fn check_room(game: &mut Demonworld, reasons: &mut Vec<Reason>) {
    let mut silent = kernel::chance::Seeded::from_number(0);
    let state = setup::start(game, &mut kernel::Cx::silent(&mut silent));
    let needs = state.ids().map(|id| Need::of(game, &state, id)).collect();
    game.needs = needs;
    let own = |side, key, list| if side == Side::Own { list } else { key };
    let south = own(game.options.south, "south", "south_list");
    let north = own(game.options.north, "north", "north_list");
    // §PR-134 Where sides are chosen, either must have room.
    let sides = if game.options.scouting { &SEATS[..] } else { &SEATS[..1] };
    for (key, seat) in [(south, SEATS[0]), (north, SEATS[1])] {
        let fits = |&south: &kernel::Seat| {
            let state = crate::State { south, ..state.clone() };
            deployment::fits(game, &state, seat)
        };
        if !sides.iter().all(fits) {
            let count: usize = state.own(seat).map(|id| state.troop(id).all().count()).sum();
            let reason = Reason::new(key, "no-room", Some(rule!("PR-133")));
            reasons.push(reason.with("value", count));
        }
    }
}
