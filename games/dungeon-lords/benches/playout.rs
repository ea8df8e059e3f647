//! How fast random games and exhaustive plans are; run with `cargo bench -p dungeon-lords`.

#![allow(clippy::print_stdout, reason = "a bench prints what it measures")]
#![allow(clippy::disallowed_methods, reason = "a bench reads the clock")]

use std::time::{Duration, Instant};

use dungeon_lords::ids::{Monster, Room, Spell, Trap, Who};
use dungeon_lords::planner::{self, Fighter, Scenario, explore};
use dungeon_lords::{Action, Cell, Cells, DungeonLords, Items, Options};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat, Turn};

fn main() {
    let tables = [
        ("four-seats", 4, Items::None),
        ("four-seats-advanced", 4, Items::Advanced),
        ("two-seats-basic", 2, Items::Basic),
    ];
    for (name, seats, items) in tables {
        let game = DungeonLords::open(&Options { seats, items, ..Options::default() }, None)
            .expect("the options open");
        playouts(&game, name);
    }
    plans();
}

/// Random games on one thread for about two seconds.
fn playouts(game: &DungeonLords, name: &str) {
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
    println!("{name}: {games:.0} games/s, {decisions:.0} decisions/s, one thread");
    println!("playouts_per_second {name} {games:.0}");
}

/// All courses of a typical battle in a room, again and again; then all plans under every card.
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
    println!("courses_per_second {rate:.0}");
    let cards: Vec<Spell> =
        Spell::ALL.iter().copied().filter(|card| is_early(&game, *card)).collect();
    let (mut times, mut count) = (Vec::new(), 0);
    for _ in 0..11 {
        let begin = Instant::now();
        let found = planner::plans(&game, &state, Seat(0), &cards, u64::MAX);
        times.push(begin.elapsed());
        count = found.map_or(0, |plans| plans.len());
    }
    times.sort_unstable();
    let median = times[times.len() / 2];
    #[allow(clippy::cast_precision_loss, reason = "rates are rounded anyway")]
    let rate = count as f64 / median.as_secs_f64();
    println!("{count} plans under {} cards in {median:?} (median), {rate:.0} plans/s", cards.len());
    println!("plans_per_second {rate:.0}");
    println!("full_round_median_milliseconds {:.2}", median.as_secs_f64() * 1e3);
}

/// Whether a combat card belongs to the first year.
fn is_early(game: &DungeonLords, card: Spell) -> bool {
    game.content().card(card).year == 1
}
