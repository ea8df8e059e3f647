//! What a sentence calls a troop or an element: its card, the sign that tells it from those who look
//! alike, and for an element the hex on which it stands.

use kernel::Beside;
use serde::Serialize;
use serde::ser::SerializeMap;
use ts_rs::TS;

use crate::Demonworld;
use crate::action::{Spot, Told};
use crate::grid::Hex;
use crate::state::{ElementId, State, TroopId};

/// An element as it is told. Sentences call it by the hex on which it stands, or stood before it moved;
/// the box, who knows all other names, does not know that, so the number carries it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(as = "ElementId")]
pub struct Placed {
    /// Its number.
    pub id: ElementId,
    /// Where.
    #[serde(skip)]
    pub hex: Option<Hex>,
}

impl ElementId {
    /// An element that is called by this hex.
    pub(crate) fn at(self, hex: Option<Hex>) -> Placed {
        Placed { id: self, hex }
    }
}

impl State {
    /// An element that is called by the hex on which it stands.
    pub(crate) fn placed(&self, element: ElementId) -> Placed {
        element.at(self.elements.get(element.index()).and_then(|one| one.hex))
    }
}

impl Beside<Demonworld> for TroopId {
    fn write<M: SerializeMap>(
        &self,
        game: &Demonworld,
        key: &str,
        map: &mut M,
    ) -> Result<(), M::Error> {
        game.call(*self, None, key, map)
    }
}

impl Beside<Demonworld> for Placed {
    fn write<M: SerializeMap>(
        &self,
        game: &Demonworld,
        key: &str,
        map: &mut M,
    ) -> Result<(), M::Error> {
        game.call(game.troop_of(self.id), self.hex, key, map)
    }
}

impl Demonworld {
    /// The names of a troop, or of one of its elements: `target_card` brings `target_sign` and
    /// `target_place` along.
    fn call<M: SerializeMap>(
        &self,
        troop: TroopId,
        hex: Option<Hex>,
        key: &str,
        map: &mut M,
    ) -> Result<(), M::Error> {
        let prefix = key.trim_end_matches("card");
        map.serialize_entry(key, self.card_id(troop))?;
        map.serialize_entry(&format!("{prefix}sign"), &self.sign(troop))?;
        map.serialize_entry(&format!("{prefix}place"), &hex.map(|hex| Told(Spot::of(hex))))
    }

    /// The id of the card of a troop.
    pub(crate) fn card_id(&self, troop: TroopId) -> &str {
        let recruit = self.armies.iter().flatten().nth(troop.index());
        recruit.map_or("", |recruit| &self.card(recruit.card).id)
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
