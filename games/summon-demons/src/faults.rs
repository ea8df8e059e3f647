//! What is wrong with the content, and how a file is read.

use kernel::{Reason, rule};
use serde::de::DeserializeOwned;

/// Everything wrong with the content.
#[derive(Debug, Default)]
pub(crate) struct Faults(pub(crate) Vec<Reason>);

impl Faults {
    pub(crate) fn add(&mut self, file: &str, at: impl std::fmt::Display, problem: &str) {
        let at = format!("{file}: {at}");
        self.0.push(Reason::new(at, "content", Some(rule!("SD-86"))).with("value", problem));
    }

    pub(crate) fn unless(
        &mut self,
        right: bool,
        file: &str,
        at: impl std::fmt::Display,
        problem: impl FnOnce() -> String,
    ) {
        if !right {
            self.add(file, at, &problem());
        }
    }

    /// The value if nothing was wrong.
    pub(crate) fn or<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

/// Reads a file into its record; a fault names table and key.
pub(crate) fn read_toml<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Faults> {
    let fault = |at: String, problem: &str| {
        let mut faults = Faults::default();
        faults.add(file, at, problem.trim());
        faults
    };
    let reader = toml::Deserializer::parse(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        fault(format!("line {}", before.matches('\n').count() + 1), error.message())
    })?;
    serde_path_to_error::deserialize(reader).map_err(|error| {
        let problem = error.inner().message();
        // A missing key is named like one that is wrong.
        let missing = problem.strip_prefix("missing field `").and_then(|rest| rest.split_once('`'));
        let table = error.path().to_string();
        let at = match missing {
            Some((key, _)) if table == "." => key.to_owned(),
            Some((key, _)) => format!("{table}.{key}"),
            None => table,
        };
        fault(at, problem)
    })
}
