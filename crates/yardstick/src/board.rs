//! The board in bits: seven per column from the bottom left, the seventh always empty.
//!
//! The empty bit above each column keeps lines from running over the edge, and makes room for the
//! carry of an addition: `stones + bottom` is the lowest free place of a column.

use crate::Column;

/// §CF-1 Places in a column.
pub(crate) const HEIGHT: u32 = 6;

/// Bits from one column to the next.
const STRIDE: u32 = HEIGHT + 1;

/// The lowest place of every column.
pub(crate) const BOTTOM: u64 = {
    let mut bits = 0;
    let mut column = 0;
    while column < 7 {
        bits |= 1 << (column * STRIDE);
        column += 1;
    }
    bits
};

/// The highest place of every column.
pub(crate) const TOP: u64 = BOTTOM << (HEIGHT - 1);

/// §CF-5 All forty-two places.
pub(crate) const FULL: u64 = BOTTOM * ((1 << HEIGHT) - 1);

/// The lowest place of a column.
#[inline]
pub(crate) fn bottom_of(column: Column) -> u64 {
    1 << (column as u32 * STRIDE)
}

/// The highest place of a column.
#[inline]
pub(crate) fn top_of(column: Column) -> u64 {
    bottom_of(column) << (HEIGHT - 1)
}

/// One place of the board, counted from the bottom.
#[inline]
pub(crate) fn place(column: Column, row: u32) -> u64 {
    bottom_of(column) << row
}

/// §CF-4 Whether four of these stones stand in a line: upright, level, or slanting either way.
#[inline]
pub(crate) fn has_four(stones: u64) -> bool {
    let four = |step: u32| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step))
    };
    (four(1) | four(STRIDE) | four(STRIDE - 1) | four(STRIDE + 1)) != 0
}

/// §CF-3 Whether no stone hangs over an empty place.
pub(crate) fn rests(all: u64) -> bool {
    let column = |shift: u32| (all >> shift) & ((1 << STRIDE) - 1);
    (0..7).map(|number| column(number * STRIDE)).all(|stones| stones & (stones + 1) == 0)
}
