//! The printed numbers, from `content/` or from the owner's pack.

use std::collections::BTreeMap;

use kernel::{Pack, Reason, rule};
use serde::Deserialize;

/// The only file of the pack.
const FILE: &str = "taking.toml";

/// No heap is larger, so nobody can take more.
const LIMIT: u8 = 60;

/// The content in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// §MS-3 The most sticks one may take at once.
    pub most: u8,
    text: String,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Taking {
    most: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Where a number comes from.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Source {
    Rulebook,
    Published,
    Reconstructed,
}

impl Content {
    /// The files `load` accepts.
    pub(crate) fn pack(&self) -> Pack {
        Pack(BTreeMap::from([(FILE.to_owned(), self.text.clone())]))
    }
}

/// Reads the pack, or what ships with the game; adds every reason why it is refused.
pub(crate) fn load(pack: Option<&Pack>, reasons: &mut Vec<Reason>) -> Content {
    let mut text = include_str!("../content/taking.toml");
    for (file, given) in pack.iter().flat_map(|pack| &pack.0) {
        if file == FILE {
            text = given;
        } else {
            reasons.push(Reason::new(file, "content-unknown", None));
        }
    }
    let most = match parse(text) {
        Ok(taking) => taking.most,
        Err(reason) => {
            reasons.push(reason);
            1
        }
    };
    if !(1..=LIMIT).contains(&most) {
        let reason = Reason::new(format!("{FILE}: most"), "content-range", Some(rule!("MS-3")));
        reasons.push(reason.with("value", most).with("limit", LIMIT));
    }
    Content { most, text: text.to_owned() }
}

/// Reads the file; a reason names the key it stumbled over.
fn parse(text: &str) -> Result<Taking, Reason> {
    let unreadable = |at: String, error: &toml::de::Error| {
        Reason::new(at, "content-unreadable", None).with("problem", error.message())
    };
    let document =
        toml::Deserializer::parse(text).map_err(|error| unreadable(FILE.to_owned(), &error))?;
    serde_path_to_error::deserialize(document).map_err(|error| {
        let path = error.path().to_string();
        let at = format!("{FILE}: {}", missing_key(error.inner()).unwrap_or(&path));
        unreadable(at, error.inner())
    })
}

/// The key of a top-level table that is not there: the path of such an error ends above it.
fn missing_key(error: &toml::de::Error) -> Option<&str> {
    error.message().strip_prefix("missing field `")?.split('`').next()
}
