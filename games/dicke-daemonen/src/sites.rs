//! Masks over the board, computed once when the box is opened.

use crate::board::Board;
use crate::color::Color;
use crate::sets::{CornerSet, FieldSet};

/// Where creatures can stand.
#[derive(Clone, Debug)]
pub(crate) struct Sites {
    /// §DD-22 Corners open to the demons of each color.
    pub(crate) open_to: [CornerSet; 4],
    /// §DD-10 Corners of each field.
    pub(crate) of_field: Vec<CornerSet>,
    /// §DD-17 Fields that have a center: all but the outer one.
    pub(crate) inner: FieldSet,
    /// §DD-35 What each field is worth; §A-8 a knot is a point here and no corner above.
    pub(crate) value: Vec<u8>,
}

impl Sites {
    /// The masks of a board.
    pub(crate) fn of(board: &Board) -> Sites {
        let mut open_to = [CornerSet::NONE; 4];
        let mut of_field = vec![CornerSet::NONE; board.fields()];
        for corner in 0..number(board.corners()) {
            let (first, second) = board.lines_at(usize::from(corner));
            open_to[first.index()].insert(corner);
            open_to[second.index()].insert(corner);
            of_field[usize::from(board.field_of(usize::from(corner)))].insert(corner);
        }
        let mut inner = FieldSet::default();
        (1..number(board.fields())).for_each(|field| inner.insert(field));
        let value = (0..board.fields()).map(|field| board.value(field)).collect();
        Sites { open_to, of_field, inner, value }
    }

    /// Corners open to a demon of this color; none for ghosts.
    pub(crate) fn open_to(&self, color: Color) -> CornerSet {
        self.open_to.get(color.index()).copied().unwrap_or_default()
    }
}

/// A count of places as the number type of places.
fn number(count: usize) -> u8 {
    u8::try_from(count).expect("a checked board has at most 160 corners")
}
