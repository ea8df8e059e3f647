//! How often random games ask what: `cargo run --example questions -p summon-demons -- GAMES SEED`.

#![allow(clippy::print_stdout, reason = "this program answers on standard output")]

use std::collections::BTreeMap;

use kernel::chance::Seeded;
use kernel::{Cx, Game, Turn};
use summon_demons::{Options, SummonDemons};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let mut number = |default| numbers.next().and_then(Result::ok).unwrap_or(default);
    let (games, seed) = (number(2_000), number(1));
    let game = SummonDemons::open(&Options { seats: 4, ..Options::default() }, None);
    let game = game.expect("the printed set-up opens");
    let mut asked: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut list = Vec::new();
    for index in 0..games {
        let mut dice = Seeded::from_text(&format!("{seed} {index}"));
        let mut choice = Seeded::from_text(&format!("{seed} {index} (choices)"));
        let mut state = game.start(&mut Cx::silent(&mut dice));
        while let Turn::To(seats) = game.turn(&state) {
            let seat = seats.iter().next().expect("somebody is asked");
            let question = game.question(&state, seat).expect("who is asked is asked something");
            *asked.entry(question.code).or_default() += 1;
            list.clear();
            game.legal(&state, seat, &mut list);
            let count = u32::try_from(list.len()).expect("lists are short");
            let action = list[usize::try_from(choice.below(count)).expect("a place")];
            game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
        }
    }
    println!("{games} games of four, seed {seed}");
    for (code, count) in asked {
        println!("{code:>16} {count:>10}");
    }
}
