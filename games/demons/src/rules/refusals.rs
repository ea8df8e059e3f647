//! Reasons that several questions give: the first that a player can act upon.

use kernel::Seat;

use crate::Demons;
use crate::content::Hex;
use crate::illegal::Illegal;
use crate::state::{Place, Ring, State};

/// Where the ring is, in one word.
pub(super) fn ring(state: &State) -> &'static str {
    match state.ring {
        Ring::Pile => "pile",
        Ring::Seat(_) => "magician",
        Ring::Hoard(_) => "hoard",
        Ring::Lost => "lost",
    }
}
/// A hex as it is printed.
pub(super) fn name(hex: u16) -> String {
    format!("{hex:04}")
}

/// Where the seat is.
pub(super) fn here(game: &Demons, state: &State, seat: Seat) -> String {
    state.place_of(seat).map(|hex| game.hex_name(hex)).unwrap_or_default()
}

/// Why nobody of this seat can stand there.
pub(super) fn spot(game: &Demons, state: &State, seat: Seat, hex: u16) -> Option<Illegal> {
    let Some(to) = game.content.map.find(hex) else {
        return Some(Illegal::NoSuchHex { hex: name(hex) });
    };
    if !game.can_enter(state, to) {
        return Some(Illegal::NoEntry { hex: name(hex) });
    }
    Demons::has_enemy(state, seat, to).then(|| Illegal::EnemyThere { hex: name(hex) })
}

/// Why one step does not lead there: no such hex, too far, closed, occupied, too dear.
pub(super) fn step(
    game: &Demons,
    state: &State,
    from: Option<Hex>,
    hex: u16,
    left: u8,
    enemy: impl Fn(Hex) -> bool,
) -> Illegal {
    let Some(to) = game.content.map.find(hex) else {
        return Illegal::NoSuchHex { hex: name(hex) };
    };
    let mut around = from.into_iter().flat_map(|from| game.content.map.neighbours(from));
    let Some((_, river)) = around.find(|&(next, _)| next == to) else {
        return Illegal::NotAdjacent { hex: name(hex) };
    };
    match game.cost(state, to, river) {
        None => Illegal::NoEntry { hex: name(hex) },
        Some(_) if enemy(to) => Illegal::EnemyThere { hex: name(hex) },
        Some(cost) if cost > left => Illegal::TooDear { hex: name(hex), cost, left },
        Some(_) => Illegal::Held { hex: name(hex) },
    }
}

/// Why the map cannot be left from here.
pub(super) fn leave(game: &Demons, state: &State, seat: Seat) -> Illegal {
    let Place::At(hex) = state.magician(seat).place else {
        return Illegal::CaptiveStays { hex: here(game, state, seat) };
    };
    if game.content.map.is_edge(hex) {
        Illegal::Held { hex: game.hex_name(hex) }
    } else {
        Illegal::NotEdge { hex: game.hex_name(hex) }
    }
}

/// Why nobody steps aside into that hex.
pub(super) fn aside(game: &Demons, state: &State, seat: Seat, hex: u16) -> Illegal {
    let from = state.place_of(seat);
    let to = game.content.map.find(hex);
    let near = from.zip(to).is_some_and(|(from, to)| game.content.map.touch(from, to));
    match spot(game, state, seat, hex) {
        Some(reason @ Illegal::NoSuchHex { .. }) => reason,
        Some(reason) if near => reason,
        _ => Illegal::NotAdjacent { hex: name(hex) },
    }
}
