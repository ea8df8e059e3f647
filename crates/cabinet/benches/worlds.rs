//! Worlds per second of a fiend in every game: `cargo bench -p cabinet --bench worlds [slug]`.
//!
//! The positions lie along one game by impulse, seeds and worlds are fixed: the work is the same
//! everywhere. Whoever changes the speed of a search leaves the mark, which is made of every decision,
//! as it was.

#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::{Duration, Instant};

use demons::Demons;
use demonworld::Demonworld;
use dicke_daemonen::DickeDaemonen;
use dungeon_lords::DungeonLords;
use kernel::chance::Seeded;
use kernel::{Budget, Cx, Heuristic, Peephole, Seat, Turn};
use minds::{Level, think};
use serde_json::{Value, json};
use summon_demons::SummonDemons;

// As in the program that people run.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Positions of one game.
const POSITIONS: usize = 12;

fn main() {
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let table = |options: Value| (only.as_deref(), options);
    println!("game             worlds/s    worlds  mark");
    worlds::<DickeDaemonen>(table(json!({ "seats": 4, "board": { "preset": "venn-4" } })), 5_000);
    worlds::<SummonDemons>(table(json!({ "seats": 4 })), 5_000);
    worlds::<Demons>(table(json!({ "seats": 4, "turn_limit": 200 })), 2_000);
    worlds::<DungeonLords>(table(json!({ "seats": 4 })), 2_000);
    worlds::<Demonworld>(table(json!({})), 100);
}

/// Thinks about each position with so many worlds and prints how many were played a second.
fn worlds<G: Heuristic>((only, options): (Option<&str>, Value), each: u32) {
    if only.is_some_and(|slug| slug != G::INFO.slug) {
        return;
    }
    let options = serde_json::from_value(options).expect("options of this game");
    let game = G::open(&options, None).expect("fair options");
    let along = decisions(&game);
    let (mut played, mut mark, mut time) = (0, 0u64, Duration::ZERO);
    for nth in 0..POSITIONS {
        let (state, seat) = &along[nth * along.len() / POSITIONS];
        let mut own = Seeded::from_number(nth as u64);
        let begin = Instant::now();
        let see = Peephole::new(&game, state, *seat);
        let thought = think(Level::Fiend, &see, &mut own, Budget::Iterations(each));
        time += begin.elapsed();
        let thought = thought.expect("the seat owes a decision");
        played += thought.iterations;
        for byte in format!("{}{:?}", thought.action, thought.per_mille).bytes() {
            mark = (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    let per_second = f64::from(played) / time.as_secs_f64();
    println!("{:<16} {per_second:>8.0} {played:>9}  {mark:016x}", G::INFO.slug);
}

/// The real decisions of one game in which everybody acts by impulse.
fn decisions<G: Heuristic>(game: &G) -> Vec<(G::State, Seat)> {
    let (mut own, mut dice) = (Seeded::from_number(1), Seeded::from_number(2));
    let mut state = game.start(&mut Cx::silent(&mut dice));
    let (mut found, mut list) = (Vec::new(), Vec::new());
    while let Turn::To(asked) = game.turn(&state) {
        let seat = asked.iter().next().expect("somebody is asked");
        list.clear();
        game.legal(&state, seat, &mut list);
        if list.len() > 1 {
            found.push((state.clone(), seat));
        }
        let at = game.impulse(&state, seat, &list, &mut own);
        game.play(&mut state, seat, &list[at], &mut Cx::silent(&mut dice));
    }
    found
}
