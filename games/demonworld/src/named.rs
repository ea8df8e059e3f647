//! What a sentence calls a troop or an element: its card, the sign that tells it from those who look
//! alike, and for an element the hex on which it stands.

use kernel::Seat;
use serde::ser::SerializeMap;

use crate::Demonworld;
use crate::action::{Hand, Spot, Told};
use crate::grid::{Direction, Facing, Hex};
use crate::ids::{MoraleTest, Order, Phase, SpellId};
use crate::part::Part;
use crate::state::{ElementId, State, TroopId};
use crate::step::{Cause, Round};

/// The name of a troop or an element in an event or a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The id of its card.
    pub card: String,
    /// The sign among those who look alike; nothing where nobody does.
    pub sign: Option<String>,
    /// Where the element stands.
    pub place: Option<Spot>,
}

impl Name {
    /// The same where it stood before.
    #[must_use]
    pub(crate) fn at(self, hex: Option<Hex>) -> Name {
        Name { place: hex.map(Spot::of), ..self }
    }
}

impl Demonworld {
    /// What a troop is called.
    pub(crate) fn named(&self, troop: TroopId) -> Name {
        Name { card: self.card_id(troop), sign: self.sign(troop), place: None }
    }

    /// What an element is called, and where it stands; a deployment that is still hidden stays so.
    pub(crate) fn called(&self, state: &State, element: ElementId) -> Name {
        let found = state.elements.get(element.index()).filter(|_| !state.is_deploying());
        self.named(self.troop_of(element)).at(found.and_then(|one| one.hex))
    }

    /// The id of the card of a troop.
    pub(crate) fn card_id(&self, troop: TroopId) -> String {
        let recruit = self.armies.iter().flatten().nth(troop.index());
        recruit.map_or(String::new(), |recruit| self.card(recruit.card).id.clone())
    }

    /// The troop to which an element belongs.
    pub(crate) fn troop_of(&self, element: ElementId) -> TroopId {
        let mut left = element.index();
        let counts = self.armies.iter().flatten().map(|recruit| self.card(recruit.card).elements);
        for (number, count) in (0..).zip(counts.map(usize::from)) {
            if left < count {
                return TroopId(number);
            }
            left -= count;
        }
        TroopId(u8::MAX)
    }

    /// The sign of a troop whose card takes the field more than once, on either side: I, II, III and
    /// so on, in the order of the troops.
    pub fn sign(&self, troop: TroopId) -> Option<String> {
        let all = || self.armies.iter().flatten().map(|recruit| recruit.card);
        let card = all().nth(troop.index())?;
        let alike = all().filter(|&one| one == card).count();
        let rank = all().take(troop.index() + 1).filter(|&one| one == card).count();
        (alike > 1).then(|| roman(rank))
    }
}

/// A number below a hundred as the Romans wrote it.
fn roman(number: usize) -> String {
    let steps =
        [(90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let (mut left, mut written) = (number, String::new());
    for (worth, letters) in steps {
        while left >= worth {
            written.push_str(letters);
            left -= worth;
        }
    }
    written
}

/// A field of an event or a refusal as its sentence takes it: flat, a name as three of them.
pub(crate) trait Field {
    /// How many entries it writes.
    const ENTRIES: usize = 1;

    /// Writes it under its key.
    fn write<M: SerializeMap>(&self, key: &str, map: &mut M) -> Result<(), M::Error>;
}

macro_rules! plain {
    ($($kind:ty),+ $(,)?) => {
        $(impl Field for $kind {
            fn write<M: SerializeMap>(&self, key: &str, map: &mut M) -> Result<(), M::Error> {
                map.serialize_entry(key, self)
            }
        })+
    };
}

plain!(
    u8,
    u16,
    i8,
    &'static str,
    String,
    Seat,
    TroopId,
    ElementId,
    Told,
    Hand,
    Direction,
    Facing,
    MoraleTest,
    Order,
    Phase,
    SpellId,
    Cause,
    Round,
    Vec<Part>,
);

impl Field for Name {
    const ENTRIES: usize = 3;

    /// `target_card` brings `target_sign` and `target_place` along.
    fn write<M: SerializeMap>(&self, key: &str, map: &mut M) -> Result<(), M::Error> {
        let prefix = key.trim_end_matches("card");
        map.serialize_entry(key, &self.card)?;
        map.serialize_entry(&format!("{prefix}sign"), &self.sign)?;
        map.serialize_entry(&format!("{prefix}place"), &self.place.map(Told))
    }
}

/// Writes a tagged value whose fields are [`Field`]s.
macro_rules! written {
    ($value:ty { $($name:ident { $($field:ident : $kind:ty),* $(; $card:ident)* })* }) => {
        impl serde::Serialize for $value {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeMap;
                use crate::named::Field;
                let entries = match self {
                    $(Self::$name { .. } => 0usize $(+ <$kind as Field>::ENTRIES)*
                        $(+ { let _ = stringify!($card); <Name as Field>::ENTRIES })*,)*
                };
                let mut map = serializer.serialize_map(Some(entries + 1))?;
                map.serialize_entry("type", kernel::Ruled::code(self))?;
                match self {
                    $(Self::$name { $($field,)* $($card,)* } => {
                        $(Field::write($field, stringify!($field), &mut map)?;)*
                        $(Field::write($card, stringify!($card), &mut map)?;)*
                    })*
                }
                map.end()
            }
        }
    };
}

pub(crate) use written;
