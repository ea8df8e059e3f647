//! How likely a magician is to be caught where he stands: the danger map.

use kernel::{CERTAIN, Seat};

use crate::Demons;
use crate::content::Hex;
use crate::kinds::{CombatResult, Finding};
use crate::rules::control;
use crate::state::{Place, State};

/// How likely an activated unit comes next to a magician this many hexes off, in thousandths.
const ARRIVAL: [i32; 7] = [1000, 1000, 950, 850, 700, 400, 150];
/// Units that come one after another find him later, too: danger beyond the next mortal turn.
const LATER: i32 = 350;

/// What a seat can put up in defence.
pub(super) fn defence(game: &Demons, state: &State, seat: Seat) -> i32 {
    let strength = |demon: u8| i32::from(game.content.demons[usize::from(demon)].strength);
    control::obeying(state, seat).map(strength).sum()
}

/// The chance to be captured in the next mortal turn by whoever is near this hex, in thousandths.
pub(super) fn danger(game: &Demons, state: &State, seat: Seat, hex: Hex, defence: i32) -> i32 {
    let magician = state.magician(seat);
    if magician.invisible {
        return 0;
    }
    let map = &game.content.map;
    let range = game.content.tables.activation_range;
    let (mut nobody, mut expected, mut beside) = (CERTAIN, 0, false);
    for (unit, mortal) in state.mortals.iter().enumerate() {
        let Some(at) = mortal.hex else { continue };
        let distance = map.distance(at, hex);
        if mortal.fleeing || mortal.steered == Some(seat) || distance > range {
            continue;
        }
        if distance == 0 || state.is_captor(u8::try_from(unit).unwrap_or(0)) {
            continue;
        }
        let steps = i32::try_from(distance).unwrap_or(6);
        let arrival = ARRIVAL[distance as usize] * (7 - steps) / 6;
        beside |= distance == 1;
        let strength = i32::from(game.content.mortals[unit].strength);
        expected += arrival * strength;
        nobody = nobody * (CERTAIN - arrival) / CERTAIN;
    }
    let somebody = CERTAIN - nobody;
    if somebody == 0 {
        return 0;
    }
    let strength = expected / somebody;
    let known = magician.found && magician.place == Place::At(hex) && beside;
    let found = if known { 6 } else { findings(game, state, hex, strength) };
    let caught = somebody * found / 6 * captures(game, strength - defence) / 6;
    // Those who come near and find nothing hold him and search again.
    let later = somebody * captures(game, strength + 2 - defence) / 6 * LATER / CERTAIN;
    (caught + later * (6 - found) / 6).min(CERTAIN)
}

/// Faces of the die with which a search of this strength finds him there.
fn findings(game: &Demons, state: &State, hex: Hex, strength: i32) -> i32 {
    let tables = &game.content.tables;
    let modifier = tables.discovery_modifier(game.terrain(state, hex));
    let found = |die: &i32| tables.discovery(die + modifier, strength) == Finding::Found;
    i32::try_from((1..=6).filter(found).count()).expect("six faces")
}

/// Faces of the die with which an attack at this difference takes the defender.
pub(super) fn captures(game: &Demons, difference: i32) -> i32 {
    faces(game, difference, CombatResult::Dx)
}

/// Faces of the die that bring this result at this difference.
pub(super) fn faces(game: &Demons, difference: i32, result: CombatResult) -> i32 {
    let tables = &game.content.tables;
    let count = (1..=6).filter(|&die| tables.combat(difference, die) == result).count();
    i32::try_from(count).expect("six faces")
}
