//! How the game shows itself: its map and tables, the odds of an action, every hex in words.

mod cells;
mod charts;
mod odds;
mod picture;
mod sight;
mod sources;

pub use picture::Picture;

use kernel::{Cell, Prospect, Show, Tongues, Words};

use crate::{Action, Demons, View};

impl Show for Demons {
    type Picture = Picture;

    fn picture(&self, tongues: Tongues<'_>) -> Option<Picture> {
        Some(picture::picture(self, tongues))
    }

    fn prospects(&self, view: &View, action: &Action, words: &dyn Words) -> Vec<Prospect> {
        odds::prospects(self, view, *action, words)
    }

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}
