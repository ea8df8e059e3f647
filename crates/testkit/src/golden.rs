//! Digests of fixed games, kept in the repository.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel::chance::Seeded;
use kernel::replay::Recorded;
use kernel::{Game, Seat, Turn};

use crate::Law;
use crate::findings::Findings;
use crate::scene::{legal, mix, one_of};

/// Fixed games per set-up.
const GAMES: u64 = 3;

/// Whether files of the repository are to be written anew.
pub(crate) fn recording() -> bool {
    std::env::var("PANDEMONIUM_RECORD").is_ok_and(|value| value == "1")
}

/// H2: fixed games end in the digests kept in the repository.
pub(crate) fn h2<G: Game>(games: &[(&str, &G)], path: &Path, findings: &mut Findings) {
    let version = G::INFO.rules_version.to_string();
    let mut fresh: BTreeMap<(String, u64), String> = BTreeMap::new();
    for &(name, game) in games {
        let name = name.replace(char::is_whitespace, "-");
        for seed in 0..GAMES {
            fresh.insert((name.clone(), seed), fixed_game(game, seed).replay().seal.to_string());
        }
    }
    if recording() {
        let line = |((name, seed), digest): (&(String, u64), &String)| {
            format!("{name} {seed} {version} {digest}\n")
        };
        let text: String = fresh.iter().map(line).collect();
        fs::write(path, text).expect("the file of digests can be written");
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    let known: BTreeMap<(String, u64), (&str, &str)> = kept.lines().filter_map(read).collect();
    for (key, digest) in &fresh {
        let (name, seed) = key;
        let advice = match known.get(key) {
            None => "is not recorded; run `cargo xtask record`",
            Some((old, _)) if *old != version => {
                "was recorded under another rules_version; run `cargo xtask record`"
            }
            Some((_, old)) if old != digest => {
                "plays differently; raise rules_version, then run `cargo xtask record`"
            }
            Some(_) => "",
        };
        findings.check(Law::H2, advice.is_empty(), || {
            format!("{}: the fixed game {seed} of {name} {advice}", path.display())
        });
    }
    for key in known.keys().filter(|key| !fresh.contains_key(key)) {
        findings.check(Law::H2, false, || {
            format!("{}: {key:?} is no fixed game; run `cargo xtask record`", path.display())
        });
    }
}

/// A kept line: set-up and seed, then version of the rules and digest.
type Kept<'a> = ((String, u64), (&'a str, &'a str));

/// One line: set-up, seed, version of the rules, digest.
fn read(line: &str) -> Option<Kept<'_>> {
    let mut words = line.split_whitespace();
    let key = (words.next()?.to_owned(), words.next()?.parse().ok()?);
    Some((key, (words.next()?, words.next()?)))
}

/// Plays and records a game with fixed dice and choices.
pub(crate) fn fixed_game<G: Game>(game: &G, seed: u64) -> Recorded<G> {
    let mut dice = Seeded::from_number(mix(seed, 11));
    let mut choices = Seeded::from_number(mix(seed, 12));
    let mut events = Vec::new();
    let mut recorded = Recorded::start(game, None, &mut dice, &mut events);
    for _ in 0..G::INFO.longest {
        let Turn::To(asked) = game.turn(recorded.state()) else {
            break;
        };
        let asked: Vec<Seat> = asked.iter().collect();
        let Some(&seat) = one_of(&asked, &mut choices) else {
            break;
        };
        let list = legal(game, recorded.state(), seat);
        let Some(action) = one_of(&list, &mut choices) else {
            break;
        };
        if recorded.act(game, seat, action, &mut dice, &mut events).is_err() {
            break;
        }
        events.clear();
    }
    recorded
}
