//! Lists of tables, page by page.

use std::collections::BTreeMap;

use protocol::Status;
use rusqlite::{Connection, params};

use super::sqlite::{card, word};
use super::{Card, Household};

/// How a list is read. An index leads to the newest tables of a standing: a page costs the same
/// however many there are, and wherever in the list it stands.
pub const CARDS: &str = "SELECT id, game, public, status, names, created_ms, duty, household
     FROM tables WHERE public = 1 AND status = ?1 AND closed_ms IS NULL AND (created_ms, id) < (?2, ?3)
     ORDER BY created_ms DESC, id DESC LIMIT ?4";

/// A page of public tables, newest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Where they stand.
    pub status: Status,
    /// The place after which the page begins; at the newest table without one.
    pub after: Option<Cursor>,
    /// Most tables on a page.
    pub limit: u32,
    /// Most tables of one household on a page; those beyond are passed over.
    pub share: Option<u32>,
}

/// A place in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the table there was made.
    pub created_ms: u64,
    /// Which table.
    pub id: String,
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its tables.
    pub cards: Vec<Card>,
    /// Where the next page begins, if the list goes on.
    pub next: Option<Cursor>,
}

/// Tables looked at for each that a page has room for: beyond that the page ends, however many of
/// one household were passed over.
const LOOKS: u32 = 4;

/// Reads a page.
pub(super) fn read(connection: &Connection, wanted: &Listing) -> rusqlite::Result<Page> {
    let (created_ms, id) = match &wanted.after {
        Some(place) => (i64::try_from(place.created_ms).unwrap_or(i64::MAX), place.id.as_str()),
        None => (i64::MAX, ""),
    };
    let most = wanted.limit.saturating_mul(if wanted.share.is_some() { LOOKS } else { 1 });
    let mut query = connection.prepare_cached(CARDS)?;
    // One more than is looked at tells whether the list goes on.
    let bounds = params![word(wanted.status), created_ms, id, i64::from(most) + 1];
    let mut found = query.query(bounds)?;
    let mut of: BTreeMap<Household, u32> = BTreeMap::new();
    let mut page = Page { cards: Vec::new(), next: None };
    let (mut looked, mut last) = (0, None);
    while let Some(row) = found.next()? {
        if looked == most || page.cards.len() == wanted.limit as usize {
            page.next = last;
            break;
        }
        let card = card(row)?;
        looked += 1;
        last = Some(Cursor { created_ms: card.created_ms, id: card.id.clone() });
        let before = card.household.map_or(0, |household| {
            let count = of.entry(household).or_default();
            *count += 1;
            *count - 1
        });
        if wanted.share.is_none_or(|share| before < share) {
            page.cards.push(card);
        }
    }
    Ok(page)
}
