//! The form of a file.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

/// `schema = 1`, with which every file begins; there is no other form yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schema;

impl Schema {
    /// What its reader expects.
    pub(crate) const EXPECTED: &str = "schema 1";
}

impl<'de> Deserialize<'de> for Schema {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Schema, D::Error> {
        reader.deserialize_i64(Reader)
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = Schema;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Schema::EXPECTED)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Schema, E> {
        if number == 1 {
            return Ok(Schema);
        }
        Err(E::invalid_value(Unexpected::Signed(number), &self))
    }
}
