//! §FR-161 §FR-167 Own lists before they take the field: the cards to choose from, the limits kept.

use kernel::{Pack, Reason};

use crate::army::{self, Entry};
use crate::content::Content;
use crate::ids::Faction;
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
