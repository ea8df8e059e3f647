//! The printed numbers, from `content/` or from the owner's pack.

use kernel::{Pack, Reason, Source, rule};
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
    /// The file, as `load` accepts it.
    pub pack: Pack,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Taking {
    most: u8,
    #[serde(rename = "source")]
    _source: Source,
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
    let taking = parse(text).map_err(|reason| reasons.push(reason));
    let most = taking.map_or(1, |taking| taking.most);
    if !(1..=LIMIT).contains(&most) {
        let reason = Reason::new(format!("{FILE}: most"), "content-range", Some(rule!("MS-3")));
        reasons.push(reason.with("value", most).with("limit", LIMIT));
    }
    Content { most, pack: Pack::from_iter([(FILE, text)]) }
}

/// Reads the file; a reason names the key it stumbled over, or the top-level one that is not there.
fn parse(text: &str) -> Result<Taking, Reason> {
    let unreadable = |at: &str, error: &toml::de::Error| {
        let reason = Reason::new(format!("{FILE}{at}"), "content-unreadable", None);
        reason.with("problem", error.message())
    };
    let document = toml::Deserializer::parse(text).map_err(|error| unreadable("", &error))?;
    serde_path_to_error::deserialize(document).map_err(|error| {
        let (path, error) = (error.path().to_string(), error.inner());
        let missing = error.message().strip_prefix("missing field `");
        let key = missing.and_then(|rest| rest.split('`').next()).unwrap_or(&path);
        unreadable(&format!(": {key}"), error)
    })
}
