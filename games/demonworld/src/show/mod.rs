//! How the game shows itself: the field and its cards, the chance of a shot or a blow, every hex in
//! words.

mod cells;
mod names;
mod picture;

use kernel::{Cell, Show, Words};

use crate::Demonworld;
use crate::view::View;

pub use picture::Picture;

impl Show for Demonworld {
    type Picture = Picture;

    fn picture(&self) -> Option<Picture> {
        Some(picture::picture(self))
    }

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}
