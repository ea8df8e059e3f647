//! The list of all games.

use std::fmt;
use std::marker::PhantomData;

use demons::Demons;
use demonworld::Demonworld;
use dicke_daemonen::DickeDaemonen;
use dungeon_lords::DungeonLords;
use kernel::Game;
use summon_demons::SummonDemons;

use crate::Entry;

/// The place of one game in the cabinet.
pub struct Shelf<G>(PhantomData<fn() -> G>);

impl<G: Game> Shelf<G> {
    /// The place of this game.
    pub const PLACE: Shelf<G> = Shelf(PhantomData);
}

impl<G: Game> fmt::Debug for Shelf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shelf").field(&G::INFO.slug).finish()
    }
}

/// Every game there is.
pub static GAMES: &[&dyn Entry] = &[
    &Shelf::<DickeDaemonen>::PLACE,
    &Shelf::<SummonDemons>::PLACE,
    &Shelf::<Demons>::PLACE,
    &Shelf::<DungeonLords>::PLACE,
    &Shelf::<Demonworld>::PLACE,
];

/// The game with this slug.
pub fn game(slug: &str) -> Option<&'static dyn Entry> {
    GAMES.iter().copied().find(|entry| entry.info().slug == slug)
}
