//! The paragraphs of the toy's rules.

/// Ids of all paragraphs, sorted.
pub(crate) const INDEX: &[&str] = &["1", "2", "3", "4", "5"];
