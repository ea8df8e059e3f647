//! Index of the paragraphs in `rules/en.md`; written by `cargo xtask rules --write`.

/// Ids of all paragraphs, sorted.
#[rustfmt::skip]
pub const INDEX: &[&str] = &[
    "MS-1",
    "MS-2",
    "MS-3",
    "MS-4",
];
