//! Many tables of opponents on few cores: does every answer come in time, and is the line fair?
//!
//! `cargo run --release -p pandemonium --example crowd -- GAME TABLES THREADS SECONDS LEVEL`
//!
//! As on the server, who thinks has one thread as long as others wait.

#![allow(clippy::print_stdout, reason = "a measurement prints its figures")]
#![allow(clippy::disallowed_methods, reason = "a measurement reads the clock")]

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use cabinet::{Dice, Entry, Table, Voice};
use kernel::Turn;
use kernel::chance::Seeded;
use minds::Level;
use serde_json::Value;

/// A table that waits for its next decision.
struct Waiting {
    number: usize,
    table: Box<dyn Table>,
    dice: Dice,
    own: Seeded,
    since: Instant,
}

/// What was seen.
#[derive(Default)]
struct Seen {
    thoughts: u32,
    /// Longest answer, as a share of its budget.
    longest: f64,
    waited: Duration,
    longest_wait: Duration,
    by_table: Vec<u32>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| {
        arguments.get(at).map_or(usual, |text| text.parse().expect("a number"))
    };
    let slug = arguments.first().map_or("dicke-daemonen", String::as_str);
    let entry = cabinet::game(slug).expect("a game of the shelf");
    let level = arguments.get(4).map_or(Level::Fiend, |name| name.parse().expect("a level"));
    let (tables, threads, seconds) = (number(1, 50), number(2, 2), number(3, 60));
    let voice = Voice::new(&entry.info(), "en", &[]).expect("the game speaks");
    let line: VecDeque<Waiting> = (0..tables).map(|table| opened(entry, table, &voice)).collect();
    let line = Mutex::new(line);
    let seen = Mutex::new(Seen { by_table: vec![0; tables], ..Seen::default() });
    let end = Instant::now() + Duration::from_secs(seconds as u64);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while Instant::now() < end {
                    let next = line.lock().expect("no thread panics").pop_front();
                    let Some(next) = next else { return };
                    let next = decide(next, (entry, level), &voice, &seen);
                    line.lock().expect("no thread panics").push_back(next);
                }
            });
        }
    });
    report(&seen.into_inner().expect("no thread panics"), (tables, threads), level);
}

fn opened(entry: &dyn Entry, number: usize, voice: &Voice) -> Waiting {
    let mut dice = Dice::from_text(&format!("crowd {number}"));
    let table = entry.open(&Value::Null, None, &mut dice, voice).expect("the defaults open");
    let own = Seeded::from_number(number as u64);
    Waiting { number, table, dice, own, since: Instant::now() }
}

/// One decision; a finished game is followed by another one.
fn decide(
    mut at: Waiting,
    (entry, level): (&dyn Entry, Level),
    voice: &Voice,
    seen: &Mutex<Seen>,
) -> Waiting {
    let Turn::To(seats) = at.table.turn() else {
        return opened(entry, at.number, voice);
    };
    let seat = seats.iter().next().expect("somebody owes a decision");
    let begin = Instant::now();
    let waited = begin - at.since;
    let budget = level.budget();
    let proposal = at.table.bot_within(seat, level, (budget, 1), &mut at.own, voice);
    let proposal = proposal.expect("it decides");
    let used = begin.elapsed();
    at.table.act(seat, &proposal.choice.action, &mut at.dice, voice).expect("a listed action");
    let kernel::Budget::Millis(millis) = budget else { panic!("{level} has no clock") };
    let mut seen = seen.lock().expect("no thread panics");
    seen.thoughts += 1;
    seen.longest = seen.longest.max(used.as_secs_f64() * 1000.0 / f64::from(millis));
    seen.waited += waited;
    seen.longest_wait = seen.longest_wait.max(waited);
    seen.by_table[at.number] += 1;
    Waiting { since: Instant::now(), ..at }
}

fn report(seen: &Seen, (tables, threads): (usize, usize), level: Level) {
    let mean = seen.waited.as_secs_f64() / f64::from(seen.thoughts.max(1));
    let (least, most) = (seen.by_table.iter().min(), seen.by_table.iter().max());
    println!("{tables} tables, {level}, {threads} threads: {} decisions", seen.thoughts);
    println!("  longest answer       {:>8.1} % of its budget", seen.longest * 100.0);
    println!("  mean wait in line    {mean:>8.2} s");
    println!("  longest wait in line {:>8.2} s", seen.longest_wait.as_secs_f64());
    println!("  decisions per table  {:>8} to {}", least.unwrap_or(&0), most.unwrap_or(&0));
}
