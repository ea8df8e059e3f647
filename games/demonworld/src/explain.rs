//! Numbers unfolded: what a blow, a test or a step is made of, each part with its paragraph.

use crate::Demonworld;
use crate::content::{MeleeTerm, ShootingTerm};
use crate::grid::Direction;
use crate::ids::{MoraleRow, MoraleTest};
use crate::rules::{blows, contact, eyes, ground, morale, volley};
use crate::sight::Met;
use crate::state::{ElementId, State, TroopId};

pub use crate::rules::morale::Against;

/// §DW-58 to §DW-82 What a blow with the weapon at hand needs, part by part.
pub fn blow(
    game: &Demonworld,
    state: &State,
    striker: ElementId,
    target: ElementId,
    support: u8,
) -> Vec<(MeleeTerm, i8)> {
    let weapon = blows::weapon(game, state, striker);
    blows::terms(game, state, (striker, weapon), target, support).to_vec()
}

/// §DW-208 How fearsome a troop is, with its items and the characters that have joined it.
pub fn fear(game: &Demonworld, state: &State, troop: TroopId) -> i8 {
    morale::fear(game, state, troop)
}

/// §PR-92 Current initiative of an element.
pub fn initiative(game: &Demonworld, state: &State, element: ElementId) -> i8 {
    blows::current(game, state, element)
}

/// §DW-79 §DW-80 §DW-81 §PR-95 Whether an element supports the blow of another at a target.
pub fn supports(
    game: &Demonworld,
    state: &State,
    helper: ElementId,
    striker: ElementId,
    target: ElementId,
) -> bool {
    blows::supports(game, state, (helper, striker), target)
}

/// §DW-201 to §DW-214 What is added to the die of a test, row by row.
pub fn test(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    test: MoraleTest,
    against: &Against,
) -> Vec<(MoraleRow, i8)> {
    morale::terms(game, state, unit, (test, against)).to_vec()
}

/// §PR-40 What a step of an element costs; nothing where it cannot go.
pub fn step(
    game: &Demonworld,
    state: &State,
    element: ElementId,
    direction: Direction,
) -> Option<u8> {
    let hex = state.element(element).hex?;
    let walker = ground::walker(game, state, element);
    ground::cost(game, state, walker, (hex, direction), true)
}

/// §PR-61 Whether two enemies are in contact.
pub fn touches(game: &Demonworld, state: &State, one: ElementId, two: ElementId) -> bool {
    contact::touches(game, state, one, two)
}

/// §DW-86 to §DW-91 What a shot needs, part by part; nothing out of arc, range or sight.
pub fn shot(
    game: &Demonworld,
    state: &State,
    shooter: ElementId,
    target: ElementId,
    support: u8,
) -> Option<Vec<(ShootingTerm, i8)>> {
    let mark = volley::mark(game, state, shooter, target)?;
    let melee = volley::is_into_melee(game, state, target, mark.seen);
    let manner = if melee { volley::Manner::Melee } else { volley::Manner::Aimed(support) };
    Some(volley::terms(game, state, shooter, (target, mark), manner).to_vec())
}

/// §PR-69 What stands between two elements, each with the segments that it leaves visible.
pub fn sight(
    game: &Demonworld,
    state: &State,
    from: ElementId,
    target: ElementId,
) -> Vec<(Met, u8)> {
    eyes::obstacles(game, state, from, target)
}
