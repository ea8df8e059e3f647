//! §FR-161 §FR-167 Lists before they take the field: the cards to choose from, the limits kept, what
//! a level of the rules leaves at home.

use kernel::{Pack, Reason, rule};

use crate::Chapters;
use crate::army::{self, Entry};
use crate::content::{Card, Content};
use crate::ids::{CardKind, Faction, Flight};
use crate::options::{Options, Side};

pub use crate::show::{Roster, roster};

/// §FR-161 §FR-167 Every limit that the own lists of a table keep; what they break is why the box
/// does not open.
pub fn kept(options: &Options, pack: Option<&Pack>) -> Vec<Reason> {
    let Ok(content) = Content::load(pack) else { return Vec::new() };
    let Some(scenario) = content.find_scenario(options.scenario.id()) else { return Vec::new() };
    let points = content.scenario(scenario).points;
    let sides = [
        ("south_list", options.south, &options.south_list),
        ("north_list", options.north, &options.north_list),
    ];
    let own = sides.into_iter().filter(|(_, side, _)| *side == Side::Own);
    own.flat_map(|(key, _, list)| {
        let (entries, unread) = army::read(&content, list);
        let people = people(&content, &entries).filter(|_| unread.is_empty());
        let kept = people
            .map(|faction| army::judge(&content, (faction, points), &entries, options.limits).kept);
        kept.unwrap_or_default().into_iter().map(move |mut reason| {
            reason.at = format!("{key}.{}", reason.at);
            reason
        })
    })
    .collect()
}

/// §FR-167 The people of a list is that of its first card.
pub(crate) fn people(content: &Content, entries: &[Entry]) -> Option<Faction> {
    entries.first().map(|entry| content.card(entry.card).faction)
}

/// §DW-275 A ready army without the cards that the level does not know, and a note for each kind.
pub(crate) fn within(
    content: &Content,
    entries: Vec<Entry>,
    (key, level): (&'static str, Chapters),
) -> (Vec<Entry>, Vec<Reason>) {
    let lacks = |entry: &Entry| lacking(content.card(entry.card), level);
    let (known, left): (Vec<Entry>, Vec<Entry>) =
        entries.into_iter().partition(|entry| lacks(entry).is_none());
    let mut notes: Vec<Reason> = Vec::new();
    for entry in &left {
        let reason = Reason::new(key, "left-out", Some(rule!("DW-275")))
            .with("card", &content.card(entry.card).id)
            .with("chapter", lacks(entry).unwrap_or_default());
        if !notes.contains(&reason) {
            notes.push(reason);
        }
    }
    (known, notes)
}

/// The chapter that a card needs and these lack.
pub(crate) fn lacking(card: &Card, chapters: Chapters) -> Option<&'static str> {
    let lacks = |needed: bool, has: bool, name| (needed && !has).then_some(name);
    lacks(card.kind.is_character(), chapters.characters, "characters")
        .or(lacks(card.magic_level > 0, chapters.magic, "magic"))
        .or(lacks(card.kind == CardKind::Artillery, chapters.artillery, "artillery"))
        .or(lacks(card.kind.is_large(), chapters.large, "large"))
        .or(lacks(card.flight != Flight::None, chapters.flyers, "flyers"))
}
