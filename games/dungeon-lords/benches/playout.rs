//! How fast random games and exhaustive plans are; run with `cargo bench -p dungeon-lords`.

#![allow(clippy::print_stdout, reason = "a bench prints what it measures")]
#![allow(clippy::disallowed_methods, reason = "a bench reads the clock")]

use std::time::{Duration, Instant};

use dungeon_lords::ids::{Monster, Room, Spell, Trap, Who};
use dungeon_lords::planner::{Fighter, Scenario, explore};
use dungeon_lords::{Action, Cell, Cells, DungeonLords, Items, Options};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat, Turn};

fn main() {
    for (seats, items) in [(4, Items::None), (4, Items::Advanced), (2, Items::Basic)] {
        let game = DungeonLords::open(&Options { seats, items, ..Options::default() }, None)
            .expect("the options open");
        playouts(&game, seats, items);
    }
    plans();
}

/// Random games on one thread for about two seconds.
fn playouts(game: &DungeonLords, seats: u8, items: Items) {
    let begin = Instant::now();
    let (mut games, mut decisions) = (0u64, 0u64);
    let mut list: Vec<Action> = Vec::new();
    while begin.elapsed() < Duration::from_secs(2) {
        let mut dice = Seeded::from_number(games);
        let mut own = Seeded::from_number(games + 1_000_000);
        let mut state = game.start(&mut Cx::silent(&mut dice));
        while let Turn::To(asked) = game.turn(&state) {
            let seat = asked.iter().next().expect("somebody is asked");
            list.clear();
            game.legal(&state, seat, &mut list);
            let count = u32::try_from(list.len()).expect("lists are short");
            let action = list[own.below(count) as usize];
            game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
            decisions += 1;
        }
        games += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "rates are rounded anyway")]
    let (games, decisions) = (games as f64 / seconds, decisions as f64 / seconds);
    println!("{seats} seats, items {items:?}: {games:.0} games/s, {decisions:.0} decisions/s");
}

/// All courses of a typical battle in a room, again and again.
fn plans() {
    let game = DungeonLords::open(&Options::default(), None).expect("the options open");
    let party = ["y1-warrior-3", "y1-thief-2", "y1-wizard-2"];
    let scenario = Scenario {
        round: 2,
        card: Spell::Suggestion,
        gold: 3,
        food: 3,
        imps: 5,
        evil: 2,
        party: party.iter().filter_map(|id| Who::find(id)).map(Fighter::new).collect(),
        tunnels: Cells::start().without(Cell::ENTRANCE),
        rooms: vec![(Room::Hatchery, Cell::ENTRANCE)],
        conquered: Cells::NONE,
        units: vec![Monster::Goblin, Monster::Troll, Monster::Witch, Monster::Ghost],
        traps: vec![Trap::Pendulum, Trap::PoisonedDart, Trap::WallOfFire],
    };
    let state = scenario.state(&game);
    let mut times = Vec::new();
    let mut courses = 0;
    for _ in 0..51 {
        let begin = Instant::now();
        courses = explore(&game, &state, Seat(0), &mut |_, _| {});
        times.push(begin.elapsed());
    }
    times.sort_unstable();
    let median = times[times.len() / 2];
    #[allow(clippy::cast_precision_loss, reason = "rates are rounded anyway")]
    let rate = courses as f64 / median.as_secs_f64();
    println!("{courses} courses of one battle in {median:?} (median), {rate:.0} courses/s");
}
