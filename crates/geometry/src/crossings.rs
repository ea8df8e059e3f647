//! All crossings and contacts of a set of loops.

use std::ops::ControlFlow;

use crate::arrangement::{Contact, ContactKind, Crossing, SelfCrossing, Visit};
use crate::point::Point;
use crate::search::{Line, Segment, find_meetings, neighbors, segments};
use crate::segment::{Meeting, Position, point_along};

/// How many times the limit of crossings is still counted before the search stops.
const COUNTED: usize = 64;
/// How many contacts are collected before the search stops.
const CONTACTS: usize = 256;

/// What the search over all pieces has found.
pub(crate) struct Found {
    pub(crate) crossings: Vec<Crossing>,
    pub(crate) contacts: Vec<Contact>,
}

impl Found {
    /// Looks at all pairs of pieces until crossings or contacts become far too many.
    pub(crate) fn search(loops: &[Vec<Point>], own: SelfCrossing, most: usize) -> Self {
        let mut pieces: Vec<Segment> = loops
            .iter()
            .enumerate()
            .flat_map(|(line, points)| segments(line, points, Line::Closed))
            .collect();
        let mut found = Self { crossings: Vec::new(), contacts: Vec::new() };
        let _ended_early = find_meetings(
            &mut pieces,
            u64::MAX,
            |first, second| first.line != second.line || own == SelfCrossing::Allowed,
            |first, second, met| {
                found.note(loops, first, second, met);
                if found.crossings.len() > most * COUNTED || found.contacts.len() > CONTACTS {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        found
    }

    fn note(&mut self, loops: &[Vec<Point>], first: &Segment, second: &Segment, met: Meeting) {
        let mut contact = |kind, near| {
            let mut loops = vec![first.line, second.line];
            loops.dedup();
            self.contacts.push(Contact { loops, kind, near });
        };
        match met {
            Meeting::Apart => {}
            Meeting::Overlap(near) => contact(ContactKind::Stretch, near),
            Meeting::Touch(near) => {
                let count = loops[first.line].len();
                let same = first.line == second.line;
                if !(same && neighbors(first, second, count, Line::Closed)) {
                    contact(ContactKind::Point, near);
                }
            }
            Meeting::Cross { sign, on_first, on_second } => self.crossings.push(Crossing {
                loops: [first.line, second.line],
                sign,
                at: [
                    Position { segment: first.index, along: on_first },
                    Position { segment: second.index, along: on_second },
                ],
                visits: [0, 0],
                point: point_along(first.from, first.to, on_first),
            }),
        }
    }

    /// Orders the crossings along every loop and notes crossings that fall together.
    pub(crate) fn sort_visits(&mut self, loops: usize) -> Vec<Vec<Visit>> {
        self.crossings.sort_by_key(|crossing| (crossing.loops, crossing.at));
        let mut visits = vec![Vec::new(); loops];
        for (crossing, at) in self.crossings.iter().enumerate() {
            for pass in 0..2 {
                visits[at.loops[pass]].push(Visit { crossing, pass });
            }
        }
        for (line, visits) in visits.iter_mut().enumerate() {
            visits.sort_by_key(|visit| self.crossings[visit.crossing].at[visit.pass]);
            for pair in visits.windows(2) {
                self.note_triple(line, pair[0], pair[1]);
            }
            for (index, visit) in visits.iter().enumerate() {
                self.crossings[visit.crossing].visits[visit.pass] = index;
            }
        }
        visits
    }

    fn note_triple(&mut self, line: usize, earlier: Visit, later: Visit) {
        let (one, two) = (&self.crossings[earlier.crossing], &self.crossings[later.crossing]);
        if one.at[earlier.pass] == two.at[later.pass] {
            let mut loops = vec![line, one.loops[1 - earlier.pass], two.loops[1 - later.pass]];
            loops.sort_unstable();
            loops.dedup();
            let near = one.point;
            self.contacts.push(Contact { loops, kind: ContactKind::Triple, near });
        }
    }
}
