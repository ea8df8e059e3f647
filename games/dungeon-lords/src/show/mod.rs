//! How the game shows itself: everything printed, every tile in words, what a plan would bring.

mod cells;
mod outlook;
mod picture;
mod trial;
pub(crate) mod words;

pub use picture::{
    CardPicture, HeroPicture, ItemPicture, MonsterPicture, Origin, Picture, RoomPicture,
    SpacePicture, SpecialPicture, TrapPicture,
};
pub use words::{Effect, WordPicture};

use kernel::{Bench, Cell, Prospect, Show, Tongues, Words};

use crate::planner::Planner;
use crate::{Action, DungeonLords, View};

impl Show for DungeonLords {
    type Picture = Picture;

    fn picture(&self, tongues: Tongues<'_>) -> Option<Picture> {
        Some(picture::picture(self, tongues))
    }

    fn prospects(&self, view: &View, action: &Action, words: &dyn Words) -> Vec<Prospect> {
        outlook::prospects(self, view, *action, words)
    }

    fn tools(bench: &mut impl Bench<Self>) {
        bench.see::<Planner>();
    }

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}
