//! Reasons that several questions give: the first that a player can act upon.

use kernel::Seat;

use crate::Demons;
use crate::content::Hex;
use crate::ids::Printed;
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

/// Where the seat is.
pub(super) fn here(game: &Demons, state: &State, seat: Seat) -> Printed {
    state.place_of(seat).map(|hex| game.printed(hex)).unwrap_or_default()
}

/// Why nobody of this seat can stand there.
pub(super) fn spot(game: &Demons, state: &State, seat: Seat, hex: u16) -> Option<Illegal> {
    let Some(to) = game.content.map.find(hex) else {
        return Some(Illegal::NoSuchHex { hex: Printed::of(hex) });
    };
    if !game.can_enter(state, to) {
        return Some(Illegal::NoEntry { hex: Printed::of(hex) });
    }
    Demons::has_enemy(state, seat, to).then(|| Illegal::EnemyThere { hex: Printed::of(hex) })
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
        return Illegal::NoSuchHex { hex: Printed::of(hex) };
    };
    let mut around = from.into_iter().flat_map(|from| game.content.map.neighbours(from));
    let Some((_, river)) = around.find(|&(next, _)| next == to) else {
        return Illegal::NotAdjacent { hex: Printed::of(hex) };
    };
    match game.cost(state, to, river) {
        None => Illegal::NoEntry { hex: Printed::of(hex) },
        Some(_) if enemy(to) => Illegal::EnemyThere { hex: Printed::of(hex) },
        Some(cost) if cost > left => Illegal::TooDear { hex: Printed::of(hex), cost, left },
        Some(_) => Illegal::Held { hex: Printed::of(hex) },
    }
}

/// Why the map cannot be left from here.
pub(super) fn leave(game: &Demons, state: &State, seat: Seat) -> Illegal {
    let Place::At(hex) = state.magician(seat).place else {
        return Illegal::CaptiveStays { hex: here(game, state, seat) };
    };
    if game.content.map.is_edge(hex) {
        Illegal::Held { hex: game.printed(hex) }
    } else {
        Illegal::NotEdge { hex: game.printed(hex) }
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
        _ => Illegal::NotAdjacent { hex: Printed::of(hex) },
    }
}
