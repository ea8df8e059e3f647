//! Where each value comes from, and whether the paragraphs that the files name exist.

use kernel::Pack;
use serde::Deserialize as _;

use super::files::Faults;
use super::raw::Source;
use crate::paragraphs::INDEX;

/// Walks all files: every record with a source, by file and table, for people.
pub(super) fn provenance(files: &Pack, faults: &mut Faults) -> Vec<(String, Source)> {
    let mut found = Vec::new();
    for (name, text) in &files.0 {
        // A file that cannot be read is a fault of its reader already.
        let Ok(table) = toml::from_str::<toml::Table>(text) else { continue };
        walk(name, "", &toml::Value::Table(table), &mut found, faults);
    }
    found
}

fn walk(
    file: &str,
    at: &str,
    value: &toml::Value,
    found: &mut Vec<(String, Source)>,
    faults: &mut Faults,
) {
    match value {
        toml::Value::Array(list) => {
            for (index, one) in list.iter().enumerate() {
                walk(file, &format!("{at}[{index}]"), one, found, faults);
            }
        }
        toml::Value::Table(table) => {
            if let Some(source) = table.get("source") {
                let id = table.get("id").and_then(toml::Value::as_str);
                let name = id.map_or_else(|| format!("{file}: {at}"), str::to_owned);
                found.extend(Source::deserialize(source.clone()).ok().map(|one| (name, one)));
            }
            for (key, one) in table {
                let at = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
                match key.as_str() {
                    "rule" | "rules" => cite(file, &at, one, faults),
                    _ => walk(file, &at, one, found, faults),
                }
            }
        }
        _ => {}
    }
}

/// Complains about paragraphs that do not exist.
fn cite(file: &str, at: &str, value: &toml::Value, faults: &mut Faults) {
    let one = value.as_str().into_iter();
    let list = value.as_array().into_iter().flatten().filter_map(toml::Value::as_str);
    for id in one.chain(list) {
        faults.unless(INDEX.contains(&id), file, at, || format!("{id} is no paragraph"));
    }
}
