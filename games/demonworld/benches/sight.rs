//! How long one sight line takes: from every seventh hex of the largest map to every fifth, with
//! troops in the way. Prints nanoseconds.

#![allow(clippy::print_stdout, reason = "the result is what the program prints")]
#![allow(clippy::disallowed_methods, reason = "a measurement needs a clock")]

use std::hint::black_box;
use std::time::Instant;

use demonworld::Content;
use demonworld::content::Map;
use demonworld::grid::Hex;
use demonworld::sight::{self, Eye, Scene};

/// Bodies on every third hex, as a battle has them.
struct Crowd<'a> {
    map: &'a Map,
    bodies: Vec<i16>,
}

impl Scene for Crowd<'_> {
    fn body(&self, hex: Hex) -> Option<i16> {
        let height = self.bodies[self.map.index(hex)?];
        (height > 0).then_some(height)
    }

    fn smokes(&self, _hex: Hex) -> bool {
        false
    }

    fn fenced(&self, _a: Hex, _b: Hex) -> bool {
        true
    }
}

fn main() {
    let content = Content::load(None).expect("the shipped content is sound");
    let id = content.find_scenario("pitched-2000").expect("a battle");
    let map = &content.scenario(id).map;
    let bodies = (0..map.len()).map(|index| if index % 3 == 0 { 2 } else { 0 }).collect();
    let scene = Crowd { map, bodies };
    let hexes: Vec<Hex> = map.hexes().collect();
    let mut times = Vec::new();
    for from in hexes.iter().step_by(7) {
        let eye = Eye { hex: *from, height: sight::top(map, *from, 2) };
        for to in hexes.iter().step_by(5) {
            // A hundred at a time, so that the clock itself does not count.
            let start = Instant::now();
            for _ in 0..100 {
                black_box(sight::segments(map, &scene, black_box(eye), black_box(*to), 2));
            }
            times.push(start.elapsed().as_nanos() / 100);
        }
    }
    times.sort_unstable();
    let at = |share: usize| times[times.len() * share / 100];
    println!(
        "sight lines {}: median {} ns, 90 % {} ns, 99 % {} ns",
        times.len(),
        at(50),
        at(90),
        at(99)
    );
}
