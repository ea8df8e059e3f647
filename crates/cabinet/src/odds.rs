//! What an action would bring.

use std::collections::BTreeMap;

use kernel::{Game, Seat, Share, Viewer, odds};
use serde::Serialize;
use serde_json::Value;

/// One value of the view that an outcome would change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Change {
    /// Where, as a JSON pointer into the view.
    pub at: String,
    /// The value now, as JSON text; nothing if it is not there.
    pub before: Option<String>,
    /// The value afterwards, as JSON text; nothing if it is not there any more.
    pub after: Option<String>,
}

/// One way it may go, as the viewer would see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Its exact chance.
    pub share: Share,
    /// What would change.
    pub changes: Vec<Change>,
}

/// Every way it may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The likeliest first.
    pub prospects: Vec<Prospect>,
    /// How many outcomes were played.
    pub runs: u32,
    /// Nothing was left out: the shares sum to exactly one.
    pub whole: bool,
}

/// The outlook of a legal action, as exact shares of what the viewer would see.
pub(crate) fn outlook<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    viewer: Viewer,
    budget: u32,
) -> Result<Outlook, G::Illegal> {
    let leaves = |state: &G::State| {
        let view = serde_json::to_value(game.view(state, viewer)).expect("views have a JSON form");
        let mut leaves = BTreeMap::new();
        collect(&view, &mut String::new(), &mut leaves);
        leaves
    };
    let now = leaves(state);
    let found = odds(game, state, seat, action, budget, |after| changes(&now, &leaves(after)))?;
    let mut prospects: Vec<Prospect> =
        found.shares.into_iter().map(|(changes, share)| Prospect { share, changes }).collect();
    prospects.sort_by(|a, b| larger(b.share, a.share));
    Ok(Outlook { prospects, runs: found.runs, whole: found.whole })
}

/// Compares two shares; where their product overflows, by their whole parts per million.
fn larger(a: Share, b: Share) -> std::cmp::Ordering {
    match (a.num.checked_mul(b.den), b.num.checked_mul(a.den)) {
        (Some(left), Some(right)) => left.cmp(&right),
        _ => parts(a).cmp(&parts(b)),
    }
}

fn parts(share: Share) -> u128 {
    const MILLION: u128 = 1_000_000;
    share
        .num
        .checked_mul(MILLION)
        .map_or_else(|| share.num / (share.den / MILLION).max(1), |n| n / share.den)
}

/// Every bare value of a view with its place.
fn collect(value: &Value, at: &mut String, leaves: &mut BTreeMap<String, String>) {
    let below = |key: &str, value: &Value, at: &mut String, leaves: &mut BTreeMap<_, _>| {
        let length = at.len();
        at.push('/');
        at.push_str(&key.replace('~', "~0").replace('/', "~1"));
        collect(value, at, leaves);
        at.truncate(length);
    };
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                below(key, value, at, leaves);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                below(&index.to_string(), value, at, leaves);
            }
        }
        bare => drop(leaves.insert(at.clone(), bare.to_string())),
    }
}

/// What differs between two views.
fn changes(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<Change> {
    let mut places: Vec<&String> = before.keys().chain(after.keys()).collect();
    places.sort();
    places.dedup();
    let change = |at: &String| {
        let (before, after) = (before.get(at).cloned(), after.get(at).cloned());
        (before != after).then(|| Change { at: at.clone(), before, after })
    };
    places.into_iter().filter_map(change).collect()
}
