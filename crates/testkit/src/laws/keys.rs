//! Keys: what a search finds again by them.
//!
//! A search keeps one node per seat and key and plays its edges whenever it comes by again, also in
//! other imagined worlds and on other ways. It never asks anew what is legal there, so a key that
//! forgets part of what decides that makes it play what is not allowed, or turn in circles.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher as _;

use kernel::{Cx, Game, Seat, Seats, Turn, encode};

use crate::Law;
use crate::findings::Findings;
use crate::scene::{Scene, legal, one_of};

/// Worlds that are played on from one state.
const WORLDS: u64 = 4;
/// Decisions that each of them is played on.
const FARTHEST: usize = 8;

/// What a seat is asked, as far as equal keys promise that it is the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Decision {
    question: Option<&'static str>,
    listed: usize,
    /// Of the turn, the whole question and the whole list.
    fingerprint: u64,
}

impl Decision {
    fn of<G: Game>(game: &G, state: &G::State, asked: Seats, of: (Seat, &[G::Action])) -> Self {
        let (seat, list) = of;
        let question = game.question(state, seat);
        let mut hasher = DefaultHasher::new();
        hasher.write(&encode(&(asked, question, list)));
        Decision {
            question: question.map(|question| question.code),
            listed: list.len(),
            fingerprint: hasher.finish(),
        }
    }
}

/// The decisions met in one game and in the worlds imagined in it.
pub(crate) struct Decisions(BTreeMap<(u8, u64), Decision>);

impl Decisions {
    pub(crate) fn none() -> Self {
        Decisions(BTreeMap::new())
    }

    /// S14 along the game: every seat that is asked.
    pub(crate) fn s14<G: Game>(&mut self, scene: &Scene<'_, G>, findings: &mut Findings) {
        for seat in scene.asked().iter() {
            let here =
                Decision::of(scene.game, scene.state, scene.asked(), (seat, scene.list(seat)));
            self.meet((seat, scene.game.key(scene.state, seat)), here, findings);
        }
    }

    /// S14 as a search goes: through worlds that a seat imagines, the first seat asked acting.
    pub(crate) fn s14_imagined<G: Game>(&mut self, scene: &Scene<'_, G>, findings: &mut Findings) {
        let game = scene.game;
        let seats: Vec<Seat> = scene.asked().iter().collect();
        let Some(&searcher) = one_of(&seats, &mut scene.dice(800)) else {
            return;
        };
        for world in 0..WORLDS {
            let mut dice = scene.dice(801 + world);
            let mut state = game.imagine(scene.state, searcher, &mut dice);
            let mut acts = Some(searcher);
            for _ in 0..FARTHEST {
                let Turn::To(asked) = game.turn(&state) else {
                    break;
                };
                let Some(seat) = acts.take().or_else(|| asked.iter().next()) else {
                    break;
                };
                let list = legal(game, &state, seat);
                let here = Decision::of(game, &state, asked, (seat, &list));
                let key = game.key(&state, seat);
                self.meet((seat, key), here, findings);
                if let Some(place) = findings.place {
                    findings.decisions.insert((place.setup, seat, key, here));
                }
                let Some(action) = one_of(&list, &mut dice) else {
                    break;
                };
                game.play(&mut state, seat, action, &mut Cx::silent(&mut dice));
            }
        }
    }

    /// S14: equal keys of a seat come with the same turn, question and list.
    fn meet(&mut self, (seat, key): (Seat, u64), here: Decision, findings: &mut Findings) {
        let before = *self.0.entry((seat.0, key)).or_insert(here);
        findings.check(Law::S14, before == here, || {
            format!("seat {seat} has the key {key:x} twice, at {before:?} and at {here:?}")
        });
    }
}

/// S14 over the whole run: the same from game to game. What broke within a game is told better there.
pub(crate) fn s14_different(findings: &mut Findings) {
    let decisions = std::mem::take(&mut findings.decisions);
    if findings.violations.iter().any(|(_, law, _)| *law == Law::S14) {
        return;
    }
    let mut before: Option<(usize, Seat, u64, Decision)> = None;
    for here in decisions {
        let twin = before.filter(|one| (one.0, one.1, one.2) == (here.0, here.1, here.2));
        findings.check(Law::S14, twin.is_none(), || {
            format!("in two games a seat has the same key at {before:?} and at {here:?}")
        });
        before = Some(here);
    }
}
