//! What a viewer can tell from a view: who is near, who would wake, what a fight would bring.

use kernel::Seat;

use crate::Demons;
use crate::content::Hex;
use crate::kinds::Attitude;
use crate::view::{MagicianView, MortalView, View};

/// A mortal unit as it stands in a view.
#[derive(Clone, Copy)]
pub(super) struct Unit<'a> {
    /// Its index in the content.
    pub(super) index: usize,
    pub(super) hex: Hex,
    pub(super) seen: &'a MortalView,
}

/// The units still on the map.
pub(super) fn units<'a>(game: &Demons, view: &'a View) -> impl Iterator<Item = Unit<'a>> {
    view.mortals.iter().enumerate().filter_map(|(index, seen)| {
        let hex = game.content.map.find(seen.hex?)?;
        Some(Unit { index, hex, seen })
    })
}

/// §5.5a §X-11 §X-43 Units next to a hex that stop whoever comes there.
pub(super) fn stoppers<'a>(
    game: &Demons,
    view: &'a View,
    hex: Hex,
) -> impl Iterator<Item = Unit<'a>> {
    let stops = |unit: &Unit<'_>| !unit.seen.fleeing && unit.seen.storms == 0;
    units(game, view).filter(move |u| stops(u) && game.content.map.touch(u.hex, hex))
}

/// §3.0b §X-12 Units that would roll for activation by a magician in this hex, the nearest first,
/// with their distances.
pub(super) fn wakers<'a>(game: &Demons, view: &'a View, hex: Hex) -> Vec<(Unit<'a>, u32)> {
    let range = game.content.tables.activation_range;
    let rolls =
        |unit: &Unit<'_>| !unit.seen.fleeing && !unit.seen.captor && unit.seen.steered.is_none();
    let mut wakers: Vec<(Unit<'a>, u32)> = units(game, view)
        .filter(rolls)
        .map(|unit| (unit, game.content.map.distance(unit.hex, hex)))
        .filter(|&(_, distance)| game.is_within(distance, range))
        .collect();
    wakers.sort_by_key(|&(unit, distance)| (distance, unit.index));
    wakers
}

/// The magician of the viewer.
pub(super) fn own(view: &View) -> Option<&MagicianView> {
    view.magicians.get(view.seat?.index())
}

/// Strength of a demon by its priority.
pub(super) fn strength(game: &Demons, demon: u8) -> i32 {
    let index = usize::from(demon).wrapping_sub(1);
    game.content.demons.get(index).map_or(0, |demon| demon.strength.into())
}

/// Strengths of demons together.
pub(super) fn strengths(game: &Demons, demons: &[u8]) -> i32 {
    demons.iter().map(|&demon| strength(game, demon)).sum()
}

/// The demons of the viewer that obey him.
pub(super) fn own_demons(view: &View) -> Vec<u8> {
    let held = own(view).into_iter().flat_map(|magician| &magician.demons);
    held.filter(|demon| demon.obeys.is_none()).filter_map(|demon| demon.demon).collect()
}

/// §14.0b How many friendly demons the viewer holds.
pub(super) fn friends(game: &Demons, view: &View) -> usize {
    let attitude = |demon: &u8| game.content.demons[usize::from(*demon) - 1].attitude;
    own_demons(view).iter().filter(|demon| attitude(demon) == Attitude::Friendly).count()
}

/// The magician in a hex, other than the viewer.
pub(super) fn rival_in(view: &View, hex: u16) -> Option<Seat> {
    let there = |magician: &MagicianView| magician.status == "map" && magician.hex == Some(hex);
    let seats = (0u8..).map(Seat).zip(&view.magicians);
    seats.filter(|(seat, _)| Some(*seat) != view.seat).find(|(_, m)| there(m)).map(|(s, _)| s)
}
