//! Hints and reports speak: every part of a game's sense has its words in both languages.

use std::collections::BTreeSet;

use demons::Demons;
use demonworld::Demonworld;
use dicke_daemonen::DickeDaemonen;
use dungeon_lords::DungeonLords;
use kernel::chance::Seeded;
use kernel::{Cx, Heuristic, Label, Seat, Term, Turn, any_of};
use summon_demons::SummonDemons;
use wording::Wording;

/// Decisions between two looks at the terms.
const STRIDE: usize = 5;

/// Codes of terms and labels that random games come by.
#[derive(Default)]
struct Met {
    terms: BTreeSet<&'static str>,
    labels: BTreeSet<(&'static str, String)>,
}

impl Met {
    fn look<G: Heuristic>(&mut self, game: &G, state: &G::State, seat: Seat) {
        let mut terms: Vec<Term> = Vec::new();
        game.terms(state, seat, &mut terms);
        self.terms.extend(terms.iter().map(|term| term.code));
    }

    fn close<G: Heuristic>(&mut self, game: &G, state: &G::State, seat: Seat) {
        let mut labels: Vec<Label> = Vec::new();
        game.labels(state, seat, &mut labels);
        self.labels.extend(labels.into_iter().map(|label| (label.code, label.value)));
    }
}

/// Plays random games and gathers what is said about them.
fn met<G: Heuristic>(game: &G, games: u64) -> Met {
    let mut met = Met::default();
    let seats = || (0..game.seats()).map(Seat);
    let mut listed = Vec::new();
    for seed in 0..games {
        let mut dice = Seeded::from_number(seed);
        let mut state = game.start(&mut Cx::silent(&mut dice));
        for decision in 0.. {
            let Turn::To(asked) = game.turn(&state) else {
                break;
            };
            if decision % STRIDE == 0 {
                seats().for_each(|seat| met.look(game, &state, seat));
            }
            let seat = asked.iter().next().expect("somebody owes a decision");
            listed.clear();
            game.legal(&state, seat, &mut listed);
            let action = &listed[any_of(listed.len(), &mut dice)];
            game.play(&mut state, seat, action, &mut Cx::silent(&mut dice));
        }
        seats().for_each(|seat| met.close(game, &state, seat));
    }
    met
}

/// Messages that a game lacks for its terms and labels.
fn missing<G: Heuristic>(games: u64) -> Vec<String> {
    let game = G::open(&G::Options::default(), None).expect("the defaults open");
    let met = met(&game, games);
    assert!(met.terms.len() > 3, "{}: {:?}", G::INFO.slug, met.terms);
    let mut missing = Vec::new();
    for language in ["en", "fr"] {
        let words = Wording::new(&G::INFO, language, &[]).expect("the game speaks");
        let terms = met.terms.iter().map(|code| format!("heuristic-{code}"));
        let labels = met.labels.iter().map(|(code, _)| format!("label-{code}"));
        let lacking = terms.chain(labels).filter(|id| !words.has(id));
        missing.extend(lacking.map(|id| format!("{language}: {id}")));
        for (code, value) in &met.labels {
            let ids = [
                format!("label-{code}-{value}"),
                format!("{code}-{value}"),
                format!("name-{value}"),
                format!("card-{value}"),
            ];
            if value.parse::<u32>().is_err() && !ids.iter().any(|id| words.has(id)) {
                missing.push(format!("{language}: a name of {code} {value}"));
            }
        }
    }
    missing
}

#[test]
fn reasons_and_reports_have_words_in_every_game() {
    let none: Vec<String> = Vec::new();
    assert_eq!(missing::<DickeDaemonen>(8), none, "Dicke Dämonen");
    assert_eq!(missing::<SummonDemons>(8), none, "Let's Summon Demons");
    assert_eq!(missing::<Demons>(2), none, "Demons");
    assert_eq!(missing::<DungeonLords>(2), none, "Dungeon Lords");
    assert_eq!(missing::<Demonworld>(2), none, "Demonworld");
}
