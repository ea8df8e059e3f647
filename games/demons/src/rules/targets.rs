//! §12.2a §X-73 What each power can be aimed at.

use kernel::Seat;

use crate::Demons;
use crate::action::Action;
use crate::kinds::Mark;
use crate::options::{PowerC, PowerF, PowerG};
use crate::state::{Owner, Ring, State};

/// §X-01 Units within this many hexes of a magician, as bits.
pub(crate) fn within(game: &Demons, state: &State, seat: Seat, range: u32) -> u32 {
    let Some(at) = state.place_of(seat) else { return 0 };
    state
        .living()
        .filter(|&(_, hex)| game.is_within(game.content.map.distance(at, hex), range))
        .fold(0, |units, (unit, _)| units | 1 << unit)
}

/// §12.3C §X-71 Marks that can be removed.
pub(crate) fn cures(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let anybody = game.options.power_c == PowerC::AnyMagician;
    for target in state.all_seats().filter(|&t| t == seat || (anybody && state.plays(t))) {
        let magician = state.magician(target);
        if magician.wounds > 0 {
            out.push(Action::Cure { target: target.0, mark: Mark::Wound });
        }
        if magician.curses > 0 {
            out.push(Action::Cure { target: target.0, mark: Mark::Curse });
        }
    }
}

/// §12.3F §X-24 Any mortal, or any demon in a rival's boxes.
pub(crate) fn familiars(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if game.options.power_f == PowerF::Both {
        let units = state.living().filter(|&(unit, _)| state.mortal(unit).steered != Some(seat));
        out.extend(units.map(|(unit, _)| Action::Steer { mortal: unit + 1 }));
    }
    for target in rivals_within_reach(state, seat) {
        for (slot, held) in (1u8..).zip(&state.magician(target).held) {
            if held.obeys.is_none() {
                out.push(Action::Borrow { target: target.0, slot });
            }
        }
    }
}

/// §X-72 §X-78 Other magicians still in the game against whom demons may be used.
fn rivals_within_reach(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    state.all_seats().filter(move |&other| {
        other != seat && state.plays(other) && !state.magician(other).reconciled
    })
}

/// §12.3G §X-30 Treasure that can be taken.
pub(crate) fn treasures(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let open = |owner: Seat| rivals_within_reach(state, seat).any(|rival| rival == owner);
    for (index, treasure) in (0u8..).zip(&state.boxes) {
        let offered = match treasure.owner {
            Owner::Nobody | Owner::Hoard(_) => true,
            Owner::Seat(owner) => open(owner),
            Owner::Unknown => game.options.power_g == PowerG::Any,
            Owner::Lost => false,
        };
        if offered {
            out.push(Action::Take { treasure: Demons::treasure_number(index) });
        }
    }
    let ring = match state.ring {
        Ring::Hoard(_) => true,
        Ring::Seat(owner) => open(owner),
        Ring::Pile | Ring::Lost => false,
    };
    if ring {
        out.push(Action::TakeRing {});
    }
}

/// §12.3N §X-55 Rivals in or next to a town who do not lose their turn yet.
pub(crate) fn rivals(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let rivals = rivals_within_reach(state, seat)
        .filter(|&rival| !state.magician(rival).distracted && game.is_at_town(state, rival));
    out.extend(rivals.map(|rival| Action::Distract { target: rival.0 }));
}

/// §12.3X §X-42 Every town that stands.
pub(crate) fn towns(game: &Demons, state: &State, out: &mut Vec<Action>) {
    let towns = game.content.map.towns.iter().filter(|town| game.is_town(state, town.hex));
    out.extend(towns.map(|town| Action::Town { hex: game.number(town.hex) }));
}

/// §12.3P §X-38 Towns with a mortal beside them.
pub(crate) fn loved_towns(game: &Demons, state: &State, out: &mut Vec<Action>) {
    let inside = game.options.power_p_in_town;
    for town in game.content.map.towns.iter().filter(|town| game.is_town(state, town.hex)) {
        let touched = state
            .living()
            .any(|(_, hex)| game.content.map.touch(hex, town.hex) || (inside && hex == town.hex));
        if touched {
            out.push(Action::Town { hex: game.number(town.hex) });
        }
    }
}

/// §12.3R §X-72 A free neighbouring hex, or the protection alone.
pub(crate) fn steps(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(at) = state.place_of(seat) {
        let free = game.free_neighbours(state, seat, at);
        out.extend(free.map(|hex| Action::Step { hex: game.number(hex) }));
    }
    out.push(Action::Stay {});
}

/// §12.3T Any hex without an enemy, or off the map.
pub(crate) fn transits(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let free = game.content.map.hexes().filter(|&hex| game.may_stand(state, seat, hex));
    out.extend(free.map(|hex| Action::Transit { hex: game.number(hex) }));
    out.push(Action::Leave {});
}
