//! §FR-161 §FR-167 Lists before they take the field: the cards to choose from, the limits kept, what
//! a level of the rules leaves at home.

use kernel::{Pack, Reason, rule};

use crate::Chapters;
use crate::army;
use crate::content::{Army, Card, Content, Entry};
use crate::ids::{CardId, CardKind, Flight};
use crate::options::{Options, Side, demands};

/// §FR-161 §FR-167 Every limit that the own lists of a table keep; what they break is why the box
/// does not open.
pub fn kept(options: &Options, pack: Option<&Pack>) -> Vec<Reason> {
    let Ok(content) = Content::load(pack) else { return Vec::new() };
    let Some(scenario) = content.find_scenario(options.scenario.word()) else { return Vec::new() };
    let points = content.scenario(scenario).points;
    let sides = [
        ("south_list", options.south, &options.south_list),
        ("north_list", options.north, &options.north_list),
    ];
    let own = sides.into_iter().filter(|(_, side, _)| *side == Side::Own);
    own.flat_map(|(key, _, list)| {
        let list = army::read(&content, list);
        // Nothing written keeps nothing.
        let written = !list.entries.is_empty();
        let kept = army::judge_written(&content, points, &list, demands(options)).kept;
        kept.into_iter().filter(move |_| written).map(move |mut reason| {
            reason.at = format!("{key}.{}", reason.at);
            reason
        })
    })
    .collect()
}

/// §DW-275 A ready army without the cards that the level does not know, with those of its reserve
/// that their points pay for, and a note for each kind.
pub(crate) fn within(
    content: &Content,
    army: &Army,
    (key, level): (&'static str, Chapters),
) -> (Vec<Entry>, Vec<Reason>) {
    let lacks = |card: CardId| lacking(content.card(card), level);
    let (mut known, left): (Vec<Entry>, Vec<Entry>) =
        army.entries.iter().cloned().partition(|entry| lacks(entry.card).is_none());
    let mut notes: Vec<Reason> = Vec::new();
    let mut note = |code, card: CardId, chapter: Option<&'static str>| {
        let reason = Reason::new(key, code, Some(rule!("DW-275")));
        let reason = reason.with("card", &content.card(card).id);
        let reason = chapter.into_iter().fold(reason, |reason, it| reason.with("chapter", it));
        if !notes.contains(&reason) {
            notes.push(reason);
        }
    };
    for entry in &left {
        note("left-out", entry.card, lacks(entry.card));
    }
    let mut purse = army::cost(content, &left);
    for &card in army.reserve.iter().filter(|&&card| lacks(card).is_none()) {
        let price = u32::from(content.card(card).points);
        if price <= purse {
            purse -= price;
            known.push(Entry { card, items: Vec::new() });
            note("called-up", card, None);
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
