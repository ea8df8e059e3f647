//! No opponent knows what it must not: in every game, redrawing what is hidden from a seat changes
//! nothing about what its mind chooses.
//!
//! Equal answers for equal dice, over many dice, are equal distributions of choices.

use std::collections::{BTreeMap, BTreeSet};

use demons::Demons;
use demonworld::Demonworld;
use dicke_daemonen::DickeDaemonen;
use dungeon_lords::DungeonLords;
use kernel::chance::Seeded;
use kernel::{Budget, Cx, Game, Heuristic, Peephole, Seat, Turn};
use minds::{Level, hint, think};
use summon_demons::SummonDemons;

/// How often each kind of secret differs between positions that are asked about.
const PAIRS: u32 = 6;
/// Games that are searched for such positions, at most.
const GAMES: u64 = 200;
/// Decisions of one game that are looked at, at most.
const DECISIONS: u32 = 2000;

/// Kinds of secrets, with the number of pairs still to be found.
type Wanted = BTreeMap<&'static str, u32>;

/// What is hidden from the seat and differs between two positions.
fn differing<G: Game>(game: &G, [one, two]: [&G::State; 2], seat: Seat) -> BTreeSet<&'static str> {
    let secrets = |state: &G::State| {
        let mut list = Vec::new();
        game.secrets(state, seat, &mut list);
        list
    };
    let (one, two) = (secrets(one), secrets(two));
    let different = one.iter().zip(&two).filter(|(one, two)| one != two);
    different.map(|(one, _)| one.what).collect()
}

/// Asks every level in two positions that the seat cannot tell apart, and for a hint.
fn compare<G: Heuristic>(game: &G, pair: [&G::State; 2], seat: Seat, seed: u64, budget: Budget) {
    let slug = G::INFO.slug;
    for level in Level::ALL {
        let [here, there] = pair.map(|state| {
            let see = Peephole::new(game, state, seat);
            think(level, &see, &mut Seeded::from_number(seed), budget)
        });
        assert_eq!(here, there, "{slug}: {level}, seat {seat}, seed {seed}");
    }
    let [here, there] = pair.map(|state| {
        let see = Peephole::new(game, state, seat);
        hint(&see, &mut Seeded::from_number(seed), &budget.into())
    });
    assert_eq!(here, there, "{slug}: hints, seat {seat}, seed {seed}");
}

/// Plays a hasty game and compares where something wanted is hidden, each kind once.
fn watch<G: Heuristic>(game: &G, seed: u64, budget: Budget, wanted: &mut Wanted) {
    let (mut dice, mut own) = (Seeded::from_number(seed), Seeded::from_number(!seed));
    let mut state = game.start(&mut Cx::silent(&mut dice));
    let mut sought: BTreeSet<&str> = wanted.keys().copied().collect();
    let mut listed = Vec::new();
    for _ in 0..DECISIONS {
        let Turn::To(asked) = game.turn(&state) else { return };
        // Whoever is asked may answer first, so that others decide after something was sealed.
        let nth = own.below(asked.len()) as usize;
        let seat = asked.iter().nth(nth).expect("one of those asked");
        listed.clear();
        game.legal(&state, seat, &mut listed);
        let twin = game.imagine(&state, seat, &mut own);
        let mut hidden = differing(game, [&state, &twin], seat);
        hidden.retain(|what| sought.contains(what));
        if listed.len() > 1 && !hidden.is_empty() {
            compare(game, [&state, &twin], seat, seed, budget);
            for what in hidden {
                sought.remove(what);
                wanted.entry(what).and_modify(|left| *left -= 1);
            }
            wanted.retain(|_, left| *left > 0);
        }
        if sought.is_empty() {
            return;
        }
        let at = game.impulse(&state, seat, &listed, &mut own);
        game.play(&mut state, seat, &listed[at], &mut Cx::silent(&mut dice));
    }
}

/// Compares until each of these secrets has differed often enough.
fn compared<G: Heuristic>(options: &str, secrets: &[&'static str], budget: Budget) {
    let options = serde_json::from_str(options).expect("options of this game");
    let game = G::open(&options, None).expect("the options open");
    let mut wanted: Wanted = secrets.iter().map(|&what| (what, PAIRS)).collect();
    for seed in 0..GAMES {
        watch(&game, seed, budget, &mut wanted);
        if wanted.is_empty() {
            return;
        }
    }
    panic!("{}: too seldom hidden in {GAMES} games: {wanted:?}", G::INFO.slug);
}

#[test]
fn what_is_hidden_moves_no_mind_in_dicke_daemonen() {
    let secrets = ["fist", "returned"];
    compared::<DickeDaemonen>(r#"{"seats":3}"#, &secrets, Budget::Iterations(60));
}

#[test]
fn what_is_hidden_moves_no_mind_in_summon_demons() {
    let secrets = ["hand", "deck"];
    compared::<SummonDemons>(r#"{"seats":3}"#, &secrets, Budget::Iterations(24));
}

#[test]
fn what_is_hidden_moves_no_mind_in_demons() {
    compared::<Demons>(r#"{"seats":3}"#, &["demon"], Budget::Iterations(8));
}

#[test]
fn what_is_hidden_moves_no_mind_in_dungeon_lords() {
    let secrets = ["shelved", "orders", "traps", "buried", "card", "plan"];
    compared::<DungeonLords>(r#"{"seats":3}"#, &secrets, Budget::Iterations(8));
}

#[test]
fn what_is_hidden_moves_no_mind_in_dungeon_lords_with_magic_items() {
    let basic = r#"{"seats":2,"items":"basic"}"#;
    compared::<DungeonLords>(basic, &["third", "gifts"], Budget::Iterations(8));
    let advanced = r#"{"seats":3,"items":"advanced"}"#;
    compared::<DungeonLords>(advanced, &["token"], Budget::Iterations(8));
}

#[test]
fn what_is_hidden_moves_no_mind_in_demonworld() {
    let secrets = ["deployment", "orders", "shots", "blows"];
    compared::<Demonworld>("{}", &secrets, Budget::Iterations(4));
}
