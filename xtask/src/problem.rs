//! What the checks report: a place, and what would be right there.

use std::fmt;

use anyhow::{Result, bail};

/// Where something stands: a file relative to the workspace root and a line counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) file: String,
    pub(crate) line: usize,
}

impl Place {
    pub(crate) fn new(file: &str, line: usize) -> Self {
        Self { file: file.to_owned(), line }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// One thing that is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    pub(crate) place: Place,
    pub(crate) text: String,
}

impl Problem {
    pub(crate) fn new(file: &str, line: usize, text: impl Into<String>) -> Self {
        Self { place: Place::new(file, line), text: text.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.text)
    }
}

/// Prints all problems at once and fails if there is one.
pub(crate) fn conclude(check: &str, mut problems: Vec<Problem>) -> Result<()> {
    problems.sort();
    problems.dedup();
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => Ok(()),
        1 => bail!("{check}: 1 problem"),
        n => bail!("{check}: {n} problems"),
    }
}

/// The line, counted from 1, on which this byte of the text stands.
pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}
