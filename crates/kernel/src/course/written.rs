//! How what is due is written: by its number in compact bytes, by its name in JSON.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, Unexpected, Visitor};

/// The numbers and names of a list, each pair in one place.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The chosen numbers.
    pub numbers: &'static [u32],
    /// The names.
    pub names: &'static [&'static str],
}

/// Reads a number or a name; gives the number.
impl<'de> DeserializeSeed<'de> for Names {
    type Value = u32;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<u32, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Names {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name or the number of something that can be due")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<u32, E> {
        let known = self.numbers.iter().copied().find(|&one| u64::from(one) == number);
        known.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<u32, E> {
        let place = self.names.iter().position(|&one| one == name);
        place.map(|place| self.numbers[place]).ok_or_else(|| E::unknown_variant(name, self.names))
    }
}
