//! What events and refusals speak of: numbers, to which the box gives names when they are told.

use kernel::Named;
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::{Demons, HexNumber};

/// A hex as it is printed, four digits; nothing for a place off the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
#[ts(type = "string")]
pub struct Printed(pub Option<HexNumber>);

impl Printed {
    /// The hex with this number.
    pub fn of(number: u16) -> Printed {
        Printed(Some(HexNumber(number)))
    }
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(number) => serializer.collect_str(number),
            None => serializer.serialize_str(""),
        }
    }
}

/// A demon, by its place in the content; told by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Demon(pub u8);

/// A mortal unit, by its place in the content; told by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Unit(pub u8);

/// A town, by its place in the content; told by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Town(pub u8);

/// A shield, by its place among the levels; told by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Shield(pub u8);

/// §X-69 A treasure or the ring, which counts as one; told by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub enum Prize {
    /// A treasure, by its place in the content.
    Treasure(u8),
    /// The ring.
    Ring,
}

macro_rules! named {
    ($($Id:ident: $list:ident $(.$more:ident)*, $name:ident;)+) => {
        $(impl Named<Demons> for $Id {
            fn name(&self, game: &Demons) -> impl Serialize {
                &game.content.$list$(.$more)*[usize::from(self.0)].$name
            }
        })+
    };
}

named! {
    Demon: demons, name;
    Unit: mortals, id;
    Town: map.towns, id;
    Shield: tables.shields, id;
}

impl Named<Demons> for Prize {
    fn name(&self, game: &Demons) -> impl Serialize {
        match *self {
            Prize::Treasure(treasure) => game.content.treasures[usize::from(treasure)].id.as_str(),
            Prize::Ring => "ring",
        }
    }
}
