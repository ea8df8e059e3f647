//! Index of the paragraphs in `rules/en.md`.

/// Ids of all paragraphs, sorted.
#[rustfmt::skip]
pub const INDEX: &[&str] = &[
    "CF-1",
    "CF-2",
    "CF-3",
    "CF-4",
    "CF-5",
    "LP-1",
    "LP-2",
    "LP-3",
    "LP-4",
    "LP-5",
    "LP-6",
];
