//! Canonical numbers of crossings, fields and corners, and the code of a board.
//!
//! They depend on colours, loops and knots, not on place, size, rotation, start or direction.
//! Every cord is walked counter-clockwise from its knot; cord order is red, blue, green, yellow.

use std::fmt::Write as _;

use geometry::{Arrangement, Edge, Sign};
use sha2::{Digest, Sha256};

use crate::color::Color;

/// One side of an edge: the face there and the boundary cycle it belongs to.
#[derive(Debug, Clone, Copy)]
struct Side {
    face: usize,
    cycle: usize,
}

/// What a walker along one cord notes.
#[derive(Debug, Clone)]
struct Track {
    /// The crossings met, and whether the walk enters the other cord there.
    met: Vec<(usize, bool)>,
    /// The inner and the outer side of every edge; edge 0 holds the knot.
    sides: Vec<[Side; 2]>,
}

/// Canonical numbers for the crossings and faces of an arrangement.
#[derive(Debug, Clone)]
pub(crate) struct Numbers {
    /// The number of each crossing of the arrangement.
    pub(crate) crossing: Vec<usize>,
    /// The number of each face of the arrangement.
    pub(crate) field: Vec<usize>,
    /// The code that names the board up to movement and size.
    pub(crate) code: String,
}

/// The numbers of a board whose loops run counter-clockwise from their knots.
pub(crate) fn number(arrangement: &Arrangement) -> Numbers {
    numbers(arrangement, &walk(arrangement))
}

/// The code of the mirror image.
pub(crate) fn mirror_code(arrangement: &Arrangement) -> String {
    let mirrored: Vec<Track> = walk(arrangement)
        .into_iter()
        .map(|track| {
            let edges = track.sides.len();
            Track {
                met: track
                    .met
                    .iter()
                    .rev()
                    .map(|&(crossing, enters)| (crossing, !enters))
                    .collect(),
                sides: (0..edges).map(|edge| track.sides[(edges - edge) % edges]).collect(),
            }
        })
        .collect();
    numbers(arrangement, &mirrored).code
}

/// SHA-256 of a text in hexadecimal.
pub(crate) fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("writing to a string cannot fail");
        hex
    })
}

fn walk(arrangement: &Arrangement) -> Vec<Track> {
    let mut cycle_of = vec![0; arrangement.half_edges().len()];
    for face in arrangement.faces() {
        for &first in &face.cycles {
            for half_edge in arrangement.cycle(first) {
                cycle_of[half_edge] = first;
            }
        }
    }
    let side = |half_edge: usize| Side {
        face: arrangement.half_edges()[half_edge].face,
        cycle: cycle_of[half_edge],
    };
    let track = |line: usize| Track {
        met: arrangement
            .visits(line)
            .iter()
            .map(|visit| {
                let sign = arrangement.crossings()[visit.crossing].sign;
                (visit.crossing, (sign == Sign::Plus) == (visit.pass == 1))
            })
            .collect(),
        sides: (0..arrangement.edge_count(line))
            .map(|index| {
                let forward = arrangement.forward(Edge { line, index });
                [side(forward), side(forward ^ 1)]
            })
            .collect(),
    };
    (0..arrangement.loops().len()).map(track).collect()
}

fn numbers(arrangement: &Arrangement, tracks: &[Track]) -> Numbers {
    let mut crossing = Numbering::new(arrangement.crossings().len());
    for track in tracks {
        for &(met, _) in &track.met {
            crossing.name(met);
        }
    }
    let mut field = Numbering::new(arrangement.faces().len());
    // The unbounded face comes first in the arrangement too.
    field.name(0);
    for side in tracks.iter().flat_map(|track| &track.sides).flatten() {
        field.name(side.face);
    }
    let (crossing, field) = (crossing.done(), field.done());
    let mut code = code(tracks, &crossing);
    if arrangement.components() > 1 {
        code.push_str(&cycles(tracks, &field));
    }
    Numbers { crossing, field, code }
}

/// Hands out numbers in order of first mention.
struct Numbering {
    numbers: Vec<Option<usize>>,
    next: usize,
}

impl Numbering {
    fn new(count: usize) -> Self {
        Self { numbers: vec![None; count], next: 0 }
    }

    fn name(&mut self, thing: usize) {
        if self.numbers[thing].is_none() {
            self.numbers[thing] = Some(self.next);
            self.next += 1;
        }
    }

    fn done(self) -> Vec<usize> {
        self.numbers.into_iter().map(|number| number.expect("every cord is walked")).collect()
    }
}

fn code(tracks: &[Track], crossing: &[usize]) -> String {
    let mut code = "dd1".to_owned();
    for (track, color) in tracks.iter().zip(Color::DEMONS) {
        code.push(' ');
        code.push(color.letter());
        for &(met, enters) in &track.met {
            code.push(if enters { '+' } else { '-' });
            code.push_str(&crossing[met].to_string());
        }
    }
    let outer = tracks.iter().zip(Color::DEMONS).find_map(|(track, color)| {
        let edge = track.sides.iter().position(|[_, outside]| outside.face == 0)?;
        Some(format!(" o{}{edge}", color.letter()))
    });
    code.push_str(&outer.unwrap_or_default());
    code
}

/// For boards in several pieces: the lowest edge and side of every boundary cycle, by field.
fn cycles(tracks: &[Track], field: &[usize]) -> String {
    let mut named: Vec<(usize, Vec<(usize, String)>)> =
        (0..field.len()).map(|number| (number, Vec::new())).collect();
    for (track, color) in tracks.iter().zip(Color::DEMONS) {
        for (edge, sides) in track.sides.iter().enumerate() {
            for (side, mark) in sides.iter().zip(['+', '-']) {
                let cycles = &mut named[field[side.face]].1;
                if cycles.iter().all(|(cycle, _)| *cycle != side.cycle) {
                    cycles.push((side.cycle, format!("{}{edge}{mark}", color.letter())));
                }
            }
        }
    }
    named.iter().fold(String::new(), |mut text, (number, cycles)| {
        let marks: Vec<&str> = cycles.iter().map(|(_, mark)| mark.as_str()).collect();
        write!(text, " f{number}:{}", marks.join(",")).expect("writing to a string cannot fail");
        text
    })
}
