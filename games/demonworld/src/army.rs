//! §FR-161 §FR-165 §FR-167 Army lists: what they cost, what they may hold, how well they scout.

use kernel::{Reason, rule};

pub use crate::content::{Army, Entry};
use crate::content::{Card, Carrier, Content, FactionFace, Item, Need, Role};
use crate::ids::{Arm, CardKind, Faction, Flight, ItemId};

kernel::choices! {
    /// §FR-167 How strictly a list is judged.
    pub enum Limits {
        /// Points, people and items.
        "free" Free
        /// Also commanders, copies and shares of groups.
        "full" Full
    }
}

/// §FR-167 What full limits ask for, as far as the rules of a table know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demands {
    /// How strictly it is judged.
    pub limits: Limits,
    /// §DW-275 Whether there are characters, and so a commander to ask for.
    pub characters: bool,
}

impl From<Limits> for Demands {
    fn from(limits: Limits) -> Demands {
        Demands { limits, characters: true }
    }
}

/// §FR-161 Percent by which a list may go over its points.
const TOLERANCE: u32 = 5;
/// §FR-167 How often the same unit may be fielded.
const COPIES: usize = 2;
/// §FR-167 Stars of the commander that a list needs.
const STARS: u8 = 2;
/// §FR-165 From this M value on low flyers scout twice as well.
const FAST: u8 = 40;

/// §FR-161 What cards and items cost together.
pub fn cost(content: &Content, entries: &[Entry]) -> u32 {
    let one = |entry: &Entry| {
        let items: u32 = entry.items.iter().map(|item| u32::from(content.item(*item).points)).sum();
        u32::from(content.card(entry.card).points) + items
    };
    entries.iter().map(one).sum()
}

/// §FR-165 How well a card scouts: riders once, flyers once or twice for each element.
pub(crate) fn scout(card: &Card) -> u32 {
    let each = match (card.flight, card.arm) {
        (Flight::High, _) => 2,
        (Flight::Low, _) if card.points_of(crate::ids::Order::Move) >= FAST => 2,
        (Flight::Low, _) | (Flight::None, Arm::Cavalry) => 1,
        (Flight::None, _) => 0,
    };
    each * u32::from(card.elements)
}

/// §FR-165 How well a list scouts.
pub fn scouting(content: &Content, entries: &[Entry]) -> u32 {
    entries.iter().map(|entry| scout(content.card(entry.card))).sum()
}

/// A list as it is written: `E01 E03+standard-of-victory`.
pub fn write(content: &Content, entries: &[Entry]) -> String {
    let one = |entry: &Entry| {
        let items = entry.items.iter().map(|&item| content.item(item).id.as_str());
        let words = std::iter::once(content.card(entry.card).id.as_str()).chain(items);
        words.collect::<Vec<_>>().join("+")
    };
    entries.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// A list that was written down, as far as it could be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// The cards that are known.
    pub entries: Vec<Entry>,
    /// Where each of them stands in the list.
    places: Vec<usize>,
    /// What is unknown.
    pub unknown: Vec<Reason>,
}

/// §FR-161 Reads a written list, cards apart by spaces or commas; the id of a ready army stands for
/// its cards. What is unknown is left out and complained about.
pub fn read(content: &Content, text: &str) -> Written {
    if let Some(army) = content.find_army(text.trim()) {
        let entries = content.army(army).entries.clone();
        let places = (0..entries.len()).collect();
        return Written { entries, places, unknown: Vec::new() };
    }
    let mut list = Written::default();
    let words = text.split(|letter: char| letter == ',' || letter.is_whitespace());
    for (index, word) in words.filter(|word| !word.is_empty()).enumerate() {
        let mut parts = word.split('+');
        let card = parts.next().unwrap_or_default();
        let mut complain = |field: &str, code, value: &str, allowed: Vec<&str>| {
            let at = format!("entries[{index}].{field}");
            let reason = Reason::new(at, code, Some(rule!("FR-161")));
            list.unknown.push(reason.with("value", value).with("allowed", allowed.join(", ")));
        };
        let known = content.find_card(&card.to_ascii_uppercase());
        if known.is_none() {
            let ids = content.cards.iter().map(|card| card.id.as_str()).collect();
            complain("card", "army-card", card, ids);
        }
        let mut items = Vec::new();
        for item in parts {
            if let Some(item) = content.find_item(&item.to_ascii_lowercase()) {
                items.push(item);
            } else {
                let ids = content.items.iter().map(|item| item.id.as_str()).collect();
                complain("items", "army-item", item, ids);
            }
        }
        if let Some(card) = known {
            list.entries.push(Entry { card, items });
            list.places.push(index);
        }
    }
    list
}

/// What is asked of a list, told apart by whether it has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// What speaks against it.
    pub wrong: Vec<Reason>,
    /// The limits that it keeps, with the same values.
    pub kept: Vec<Reason>,
}

/// A list under judgement.
struct Judge<'a> {
    content: &'a Content,
    entries: &'a [Entry],
    /// Where the cards stand in the list that was written, if not one after the other.
    places: &'a [usize],
    verdict: Verdict,
}

/// §FR-161 §FR-167 Every reason against a list of a people for so many points, all at once.
pub fn validate(
    content: &Content,
    of: (Faction, u16),
    entries: &[Entry],
    demands: impl Into<Demands>,
) -> Vec<Reason> {
    judge(content, of, entries, demands).wrong
}

/// §FR-161 §FR-167 What a list of a people for so many points keeps and breaks.
pub fn judge(
    content: &Content,
    (faction, points): (Faction, u16),
    entries: &[Entry],
    demands: impl Into<Demands>,
) -> Verdict {
    let judge = Judge { content, entries, places: &[], verdict: Verdict::default() };
    judge.verdict((faction, points), demands.into())
}

/// §FR-161 §FR-167 What a written list for so many points keeps and breaks: what is unknown in it,
/// and all that speaks against the rest.
pub fn judge_written(
    content: &Content,
    points: u16,
    list: &Written,
    demands: impl Into<Demands>,
) -> Verdict {
    let Written { entries, places, unknown } = list;
    let verdict = Verdict { wrong: unknown.clone(), ..Verdict::default() };
    // §FR-167 The people of a list is that of its first card; an empty one is of any people.
    let faction = entries.first().map(|entry| content.card(entry.card).faction);
    let judge = Judge { content, entries, places, verdict };
    judge.verdict((faction.unwrap_or(Faction::Empire), points), demands.into())
}

impl Judge<'_> {
    fn verdict(mut self, (faction, points): (Faction, u16), demands: Demands) -> Verdict {
        self.points(points);
        self.people(faction);
        self.items(faction);
        // Nobody asks for the commander of nothing.
        if demands.limits == Limits::Full && !self.entries.is_empty() {
            self.copies();
            if demands.characters {
                self.commander();
            }
            if let Some(face) = self.content.faction(faction) {
                self.shares(face, points);
                self.choices(face, points);
            }
        }
        self.verdict
    }

    /// A field of a card where it stands in the list.
    fn at(&self, index: usize, field: &str) -> String {
        format!("entries[{}].{field}", self.places.get(index).unwrap_or(&index))
    }

    /// One limit, kept or not.
    fn limit(&mut self, is_kept: bool, reason: Reason) {
        let list = if is_kept { &mut self.verdict.kept } else { &mut self.verdict.wrong };
        list.push(reason);
    }

    fn card(&self, entry: &Entry) -> &Card {
        self.content.card(entry.card)
    }

    /// §FR-161 Something is fielded, and not more than the points allow.
    fn points(&mut self, points: u16) {
        let sum = cost(self.content, self.entries);
        let most = u32::from(points) * (100 + TOLERANCE) / 100;
        if self.entries.is_empty() && self.verdict.wrong.is_empty() {
            self.limit(false, Reason::new("entries", "army-empty", Some(rule!("FR-161"))));
        }
        let reason = Reason::new("points", "army-points", Some(rule!("FR-161")));
        self.limit(sum <= most, reason.with("value", sum).with("max", most));
    }

    /// §FR-167 All cards are of one people.
    fn people(&mut self, faction: Faction) {
        for (index, entry) in self.entries.iter().enumerate() {
            let card = self.content.card(entry.card);
            if card.faction != faction {
                let at = self.at(index, "card");
                let reason = Reason::new(at, "army-people", Some(rule!("FR-167")));
                self.limit(false, reason.with("card", &card.id).with("allowed", faction));
            }
        }
    }

    /// §FR-167 Items: for whom they are, what they need, how many one bears.
    fn items(&mut self, faction: Faction) {
        let mut owned: Vec<ItemId> = Vec::new();
        let mut found = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let card = self.card(entry);
            let mut worn: Vec<Option<Need>> = Vec::new();
            for &id in &entry.items {
                let item = self.content.item(id);
                let mut complain = |code, allowed: String| {
                    let at = self.at(index, "items");
                    let reason = Reason::new(at, code, Some(rule!("FR-167")));
                    found.push(reason.with("value", &item.id).with("allowed", allowed));
                };
                if !item.factions.is_empty() && !item.factions.contains(&faction) {
                    complain("item-people", either(item.factions.iter().map(|one| one.id())));
                }
                if !item.carriers.iter().any(|carrier| bears(card, *carrier)) {
                    complain("item-carrier", either(item.carriers.iter().map(|one| one.id())));
                }
                if let Some(need) = item.needs.iter().find(|need| !has(card, **need)) {
                    complain("item-needs", need.id().to_owned());
                }
                // One banner, one instrument, one thing in the hands of a leader or character.
                let slot = item.needs.first().copied();
                if worn.contains(&slot) {
                    complain("item-slot", "1".to_owned());
                }
                worn.push(slot);
                if !is_generic(item) && owned.contains(&id) {
                    complain("item-twice", "1".to_owned());
                }
                owned.push(id);
            }
        }
        self.verdict.wrong.extend(found);
    }

    /// §FR-167 The same card at most twice, a character once: unique are characters, as no source
    /// says which other cards were.
    fn copies(&mut self) {
        let mut found = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let card = self.card(entry);
            let most = if card.kind.is_character() { 1 } else { COPIES };
            let before = self.entries[..index].iter().filter(|other| other.card == entry.card);
            if before.count() == most {
                let reason =
                    Reason::new(self.at(index, "card"), "army-copies", Some(rule!("FR-167")));
                let all = self.entries.iter().filter(|other| other.card == entry.card).count();
                let reason = reason.with("card", &card.id).with("value", all);
                found.push(reason.with("max", most));
            }
        }
        if found.is_empty() {
            let reason = Reason::new("entries", "army-copies", Some(rule!("FR-167")));
            self.limit(true, reason.with("max", COPIES));
        }
        self.verdict.wrong.extend(found);
    }

    /// §FR-167 Somebody commands.
    fn commander(&mut self) {
        let best = self.entries.iter().map(|entry| self.card(entry).stars).max().unwrap_or(0);
        let reason = Reason::new("entries", "army-commander", Some(rule!("FR-167")));
        self.limit(best >= STARS, reason.with("value", best).with("min", STARS));
    }

    /// What the cards of this kind cost together.
    fn sum(&self, wanted: impl Fn(&Card) -> bool) -> u32 {
        let list = self.entries.iter().filter(|entry| wanted(self.card(entry)));
        list.map(|entry| cost(self.content, std::slice::from_ref(entry))).sum()
    }

    /// §FR-167 A share of the points, between so many percent and so many.
    fn share(&mut self, (at, group): (String, &str), sum: u32, (low, high, points): (u8, u8, u16)) {
        let part = |percent: u8| u32::from(points) * u32::from(percent) / 100;
        let (min, max) = (part(low), part(high));
        let reason = Reason::new(at, "army-share", Some(rule!("FR-167")));
        let reason = reason.with("group", group).with("value", sum);
        self.limit(min <= sum && sum <= max, reason.with("min", min).with("max", max));
    }

    /// §FR-167 Shares of the groups and of all characters.
    fn shares(&mut self, face: &FactionFace, points: u16) {
        for (group, low, high) in &face.groups {
            let sum = self.sum(|card| card.group == *group);
            self.share((format!("groups.{group}"), group), sum, (*low, *high, points));
        }
        let sum = self.sum(|card| card.kind.is_character());
        self.share(("characters".to_owned(), "characters"), sum, (0, face.characters, points));
    }

    /// §FR-167 Groups that exclude each other: one is chosen, and has its least share.
    fn choices(&mut self, face: &FactionFace, points: u16) {
        for (set, low) in &face.one_of {
            let name = either(set.iter().map(String::as_str));
            let sums: Vec<u32> =
                set.iter().map(|group| self.sum(|card| card.group == *group)).collect();
            let reason = Reason::new("groups", "army-one-of", Some(rule!("FR-167")));
            let used = sums.iter().filter(|sum| **sum > 0).count();
            self.limit(used <= 1, reason.with("value", &name));
            let most = face.groups.iter().filter(|(group, ..)| set.contains(group));
            let high = most.map(|(_, _, high)| *high).max().unwrap_or(100);
            let chosen = sums.into_iter().max().unwrap_or(0);
            self.share(("groups".to_owned(), &name), chosen, (*low, high, points));
        }
    }
}

/// Words of which one is enough, as one word.
fn either<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join("-or-")
}

/// §FR-167 Whether a card of a people may bear an item.
pub fn may_bear(card: &Card, item: &Item) -> bool {
    let is_sold = is_generic(item) || item.factions.contains(&card.faction);
    is_sold
        && item.carriers.iter().any(|carrier| bears(card, *carrier))
        && item.needs.iter().all(|need| has(card, *need))
}

/// Whether everybody may buy an item, as often as he likes.
fn is_generic(item: &Item) -> bool {
    item.factions.is_empty()
}

/// §FR-167 Whether a card may bear something made for such a carrier.
fn bears(card: &Card, carrier: Carrier) -> bool {
    let unit = card.kind == CardKind::Unit;
    match carrier {
        Carrier::Character => card.kind.is_character(),
        Carrier::Wizard => card.kind == CardKind::Wizard,
        Carrier::Unit => unit,
        Carrier::UnitLeader => unit && card.has_role(Role::Leader),
        Carrier::InfantryUnit => unit && card.arm == Arm::Infantry,
    }
}

/// §FR-167 Whether a card has whom an item needs.
fn has(card: &Card, need: Need) -> bool {
    card.has_role(match need {
        Need::Standard => Role::Standard,
        Need::Musician => Role::Musician,
    })
}
