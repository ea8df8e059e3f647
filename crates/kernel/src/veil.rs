//! Values that only some may see.

use serde::{Serialize, Serializer};

use crate::{Seats, Viewer};

/// A value some seats may see; `cut` blanks it for the others. Used in events and views.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Veiled<T> {
    eyes: Seats,
    value: Option<T>,
}

impl<T> Veiled<T> {
    /// A value for these eyes.
    pub fn new(eyes: Seats, value: T) -> Self {
        Veiled { eyes, value: Some(value) }
    }

    /// The same value as this viewer sees it.
    #[must_use]
    pub fn cut(self, viewer: Viewer) -> Self {
        let value = if viewer.is_among(self.eyes) { self.value } else { None };
        Veiled { eyes: self.eyes, value }
    }

    /// Something made of the value, for the same eyes.
    pub fn map<'a, U>(&'a self, of: impl FnOnce(&'a T) -> U) -> Veiled<U> {
        Veiled { eyes: self.eyes, value: self.value.as_ref().map(of) }
    }

    /// The value, unless it was cut.
    pub fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

/// The bare value, or the word `hidden`; whose eyes it is for stays inside.
impl<T: Serialize> Serialize for Veiled<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.value {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_str("hidden"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn cutting_twice_is_cutting_once_and_the_referee_sees_all() {
        let secret = Veiled::new(Seats::one(Seat(1)), 7);
        assert_eq!(secret.cut(Viewer::Referee), secret);
        assert_eq!(secret.cut(Viewer::Seat(Seat(1))).get(), Some(&7));
        let blank = secret.cut(Viewer::Seat(Seat(0)));
        assert_eq!(blank.get(), None);
        assert_eq!(blank.cut(Viewer::Spectator), blank);
        assert_eq!(serde_json::to_string(&blank).unwrap(), "\"hidden\"");
    }
}
