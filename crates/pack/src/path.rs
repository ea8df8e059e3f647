//! Where in a file: keys and numbers of rows.

use std::fmt::Write as _;

use toml::{Table, Value};

/// One step into a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Key(String),
    Row(usize),
}

/// The steps that a path of a typed reader names.
pub(crate) fn steps(path: &serde_path_to_error::Path) -> Vec<Step> {
    use serde_path_to_error::Segment;
    let step = |segment: &Segment| match segment {
        Segment::Seq { index } => Some(Step::Row(*index)),
        Segment::Map { key } => Some(Step::Key(key.clone())),
        Segment::Enum { .. } | Segment::Unknown => None,
    };
    path.iter().filter_map(step).collect()
}

/// The path as it is written: `army[0].entries[1].card`.
pub(crate) fn written(path: &[Step]) -> String {
    let mut text = String::new();
    for step in path {
        match step {
            Step::Key(key) if text.is_empty() => text.push_str(key),
            Step::Key(key) => write!(text, ".{key}").expect("a string takes everything"),
            Step::Row(index) => write!(text, "[{index}]").expect("a string takes everything"),
        }
    }
    text
}

/// What stands at a place.
pub(crate) fn found<'a>(table: &'a Table, path: &[Step]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    let Step::Key(key) = first else { return None };
    rest.iter().try_fold(table.get(key)?, |value, step| match step {
        Step::Key(key) => value.get(key.as_str()),
        Step::Row(index) => value.get(*index),
    })
}

/// A value as its file writes it, texts without quotation marks, short enough for a sentence.
pub(crate) fn shown(value: &Value) -> String {
    // A long list must not be written out to show its beginning.
    match value {
        Value::String(text) => crate::short(text),
        Value::Array(values) if values.len() > 8 => format!("[{}, …]", shown(&values[0])),
        Value::Table(table) if table.len() > 8 => "{ … }".to_owned(),
        other => crate::short(&other.to_string()),
    }
}
