//! §PR-30 §PR-31 §PR-33 §PR-34 The places that a formation has, for a unit that forms up.

use crate::formation::{SKIRMISH, WEDGE, ranked};
use crate::grid::{Facing, Hex, Place};

/// The places of a formation: every one that is needed is taken, the rest of the unit stands on some
/// of the spare ones.
#[derive(Clone, Debug)]
pub(crate) struct Mould {
    /// Places that are taken in any case.
    pub(crate) need: Vec<Hex>,
    /// Places for whoever is left.
    pub(crate) spare: Vec<Hex>,
}

/// What is cast: so many elements with one facing, on places that they can reach.
pub(crate) struct Caster<'a> {
    /// How many elements.
    pub(crate) count: usize,
    /// Which way all of them look.
    pub(crate) facing: Facing,
    /// Places that some element can take.
    pub(crate) open: &'a [Hex],
}

fn whole(value: usize) -> i16 {
    i16::try_from(value).unwrap_or(i16::MAX)
}

impl Caster<'_> {
    /// Depth and half hexes to the right of a hex.
    fn depth(&self, hex: Hex) -> (i16, i16) {
        ranked(Place::new(hex, self.facing), self.facing)
    }

    /// So many places of a rank from the left, with a gap of so many half hexes from one to the next.
    fn rank(&self, (depth, left): (i16, i16), count: usize, gap: i16) -> Vec<Hex> {
        let place = |at: usize| {
            let x = left + gap * whole(at);
            Hex { q: (x - depth) / 2, r: depth }.clockwise(self.facing.0)
        };
        (0..count).map(place).collect()
    }

    fn holds(&self, places: &[Hex]) -> bool {
        places.iter().all(|place| self.open.contains(place))
    }

    /// §PR-30 Lines of these widths; one of width 1 is a straight or bent file, a column (§PR-31).
    pub(crate) fn lines(
        &self,
        widths: std::ops::RangeInclusive<usize>,
        found: &mut dyn FnMut(Mould),
    ) {
        for width in widths {
            for &corner in self.open {
                self.line((width, self.depth(corner)), &mut Vec::new(), found);
            }
        }
    }

    /// The next full rank of a line, and all that may follow it.
    fn line(
        &self,
        (width, (depth, left)): (usize, (i16, i16)),
        before: &mut Vec<Hex>,
        found: &mut dyn FnMut(Mould),
    ) {
        let rank = self.rank((depth, left), width, 2);
        if !self.holds(&rank) {
            return;
        }
        let length = before.len();
        before.extend(rank);
        let rest = self.count.saturating_sub(before.len());
        if rest > width {
            for lean in [-1, 1] {
                self.line((width, (depth + 1, left + lean)), before, found);
            }
        } else {
            let tail =
                if rest > 0 { self.rank((depth + 1, left - 1), width + 1, 2) } else { vec![] };
            found(Mould { need: before.clone(), spare: tail });
        }
        before.truncate(length);
    }

    /// §PR-33 Wedges: one, two, three, then up to four, then up to five.
    pub(crate) fn wedges(&self, found: &mut dyn FnMut(Mould)) {
        let [least, four, five] = WEDGE;
        if !(least..=five).contains(&self.count) {
            return;
        }
        let full = if self.count > four { 4 } else { 3 };
        for &point in self.open {
            let (top, middle) = self.depth(point);
            let rank = |at: usize| self.rank((top + whole(at), middle - whole(at)), at + 1, 2);
            let need: Vec<Hex> = (0..full).flat_map(rank).collect();
            if self.holds(&need) {
                let spare = if self.count > need.len() { rank(full) } else { Vec::new() };
                found(Mould { need, spare });
            }
        }
    }

    /// §PR-34 Two loose ranks, the rear one behind the gaps.
    pub(crate) fn skirmishes(&self, found: &mut dyn FnMut(Mould)) {
        if self.count < SKIRMISH {
            return;
        }
        let (front, rear) = (self.count.div_ceil(2), self.count / 2);
        for &corner in self.open {
            let (depth, left) = self.depth(corner);
            for shift in [2, -2].into_iter().filter(|shift| *shift > 0 || front == rear) {
                let mut need = self.rank((depth, left), front, 4);
                need.extend(self.rank((depth + 2, left + shift), rear, 4));
                if self.holds(&need) {
                    found(Mould { need, spare: Vec::new() });
                }
            }
        }
    }
}
