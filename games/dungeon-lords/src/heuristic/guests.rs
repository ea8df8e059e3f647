//! Who will stand in front of a dungeon.

use kernel::Seat;

use super::lord::Lords;
use super::siege::{self, Foe, Party};
use crate::options::AbsentTies;
use crate::state::{Hero, Player};

/// Who will stand in front of a dungeon when Combat begins.
pub(super) fn party(lords: &Lords<'_>, seat: Seat, player: &Player) -> Party {
    let Lords { game, state, clock, .. } = lords;
    let mut party: Party = player
        .line
        .iter()
        .filter(|hero| hero.who.is_real())
        .map(|hero| Foe::of(game, *hero))
        .collect();
    if paladin_comes(lords, seat, player) {
        party.insert(0, siege::paladin(game, state.year));
    }
    if state.round > 0 {
        return party;
    }
    let place = more_evil(lords, seat, player);
    for row in [&state.row, &state.coming] {
        let guest = row.len().checked_sub(place + 1).map(|at| row[at]);
        if let Some(guest) = guest {
            let _ = party.try_push(Foe::of(game, Hero::new(guest.who)));
        }
    }
    for _ in 0..clock.strangers {
        let _ = party.try_push(Foe::unknown(game, state.year, place));
    }
    party
}

/// How many are more evil than this seat would be.
fn more_evil(lords: &Lords<'_>, seat: Seat, player: &Player) -> usize {
    let Lords { game, state, players, .. } = lords;
    let later = |other: Seat| {
        state.turn_order().position(|one| one == other)
            > state.turn_order().position(|one| one == seat)
    };
    let above = |other: &Seat| {
        let evil = players[other.index()].evil;
        evil > player.evil || evil == player.evil && later(*other)
    };
    let counter = match game.options.absent_ties {
        AbsentTies::MoreEvil => player.evil <= 0,
        AbsentTies::LessEvil => player.evil < 0,
    };
    let nobody = usize::from(game.options.seats == 2 && counter);
    state.seats().filter(|other| *other != seat).filter(above).count() + nobody
}

/// Whether the paladin will come to this seat as things stand.
fn paladin_comes(lords: &Lords<'_>, seat: Seat, player: &Player) -> bool {
    let Lords { game, state, players, .. } = lords;
    if state.paladin.fallen || state.paladin.host == Some(seat) {
        return false;
    }
    let others = state.seats().filter(|&other| other != seat);
    let most = others.map(|other| players[other.index()].evil).max().unwrap_or(i8::MIN);
    player.evil >= game.content.paladin_space && player.evil > most
}
