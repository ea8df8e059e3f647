//! Purity and replay.

use std::collections::BTreeSet;

use kernel::chance::{Enumerating, Recorder};
use kernel::replay::{ReplayOf, verify};
use kernel::{Asked, Cx, Digest, Game, Seat, Share, ask, digest, encode, odds};

use super::quote;
use crate::Law;
use crate::findings::Findings;
use crate::golden::fixed_game;
use crate::scene::{Played, Scene, play, play_again};

/// Most outcomes that are typed one by one.
const TYPED: usize = 24;
/// Most leaves of the tree of outcomes that are looked at.
const LEAVES: u32 = 48;

/// One listed action, tried by these laws.
struct Try<'a, G: Game> {
    scene: &'a Scene<'a, G>,
    seat: Seat,
    action: &'a G::Action,
    played: Played<G>,
}

/// The laws for some states.
pub(crate) fn some_states<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    for (seat, action) in scene.some_actions(200, 2) {
        let before = encode(scene.state);
        let played = play(scene.game, scene.state, seat, action, scene.dice(201));
        let tried = Try { scene, seat, action, played };
        r1(&tried, findings);
        r2(&tried, findings);
        r3(&tried, findings);
        r4(&tried, &before, findings);
        r5(&tried, findings);
        r6(&tried, findings);
    }
}

/// R1: equal states, actions and outcomes give equal states, events and receipts.
fn r1<G: Game>(tried: &Try<'_, G>, findings: &mut Findings) {
    let Scene { game, state, .. } = tried.scene;
    let again = play(*game, state, tried.seat, tried.action, tried.scene.dice(201));
    let (one, two) = (&tried.played, &again);
    let holds = one.state == two.state && one.events == two.events && one.receipt == two.receipt;
    findings.check(Law::R1, holds, || format!("{} played twice differs", tried.action));
}

/// R2: recorded outcomes replay to the same state by the same questions.
fn r2<G: Game>(tried: &Try<'_, G>, findings: &mut Findings) {
    let Scene { game, state, .. } = tried.scene;
    let played = &tried.played;
    let rolled = played.rolled();
    let again = play_again(*game, state, tried.seat, tried.action, &rolled);
    let holds = again.as_ref().is_some_and(|again| {
        again.settled == played.settled && digest(&again.state) == digest(&played.state)
    });
    findings.check(Law::R2, holds, || {
        let asked = again.map(|again| again.settled);
        format!("{}: recorded {rolled:?}, replay asked {}", tried.action, quote(&asked))
    });
}

/// R2 for a whole game: its record survives JSON and verifies.
pub(crate) fn whole_game<G: Game>(game: &G, seed: u64, findings: &mut Findings) {
    let recorded = fixed_game(game, seed);
    let json = serde_json::to_string(recorded.replay());
    let read = json.and_then(|json| serde_json::from_str::<ReplayOf<G>>(&json));
    let replay = match read {
        Ok(replay) => replay,
        Err(error) => {
            return findings.check(Law::R2, false, || format!("a record does not read: {error}"));
        }
    };
    let verified = verify::<G>(&replay, None);
    let holds = matches!(&verified, Ok((_, again, _)) if again.state() == recorded.state());
    findings.check(Law::R2, holds, || match verified {
        Ok(_) => "a record replays to another state".to_owned(),
        Err(broken) => format!("a record does not verify: {broken}"),
    });
}

/// R2 and R3 for the opening position.
pub(crate) fn opening<G: Game>(game: &G, opened: &Played<G>, findings: &mut Findings) {
    let rolled = opened.rolled();
    let mut replayed = kernel::chance::Replayed::new(&rolled);
    let mut recorder = Recorder::new(&mut replayed);
    let state = game.start(&mut Cx::silent(&mut recorder));
    let same_questions = recorder.settled() == opened.settled;
    let used = replayed.finish().is_ok();
    findings.check(Law::R2, used && same_questions, || {
        format!("the opening with {rolled:?} asks something else when replayed")
    });
    findings
        .check(Law::R3, state == opened.state, || "the opening differs without a log".to_owned());
}

/// R3: play is the same with and without a log.
fn r3<G: Game>(tried: &Try<'_, G>, findings: &mut Findings) {
    let mut dice = tried.scene.dice(201);
    let mut recorder = Recorder::new(&mut dice);
    let mut state = tried.scene.state.clone();
    let mut cx = Cx::silent(&mut recorder);
    tried.scene.game.play(&mut state, tried.seat, tried.action, &mut cx);
    let same_receipt = cx.receipt() == tried.played.receipt;
    let same_questions = recorder.settled() == tried.played.settled;
    let holds = state == tried.played.state && same_receipt && same_questions;
    findings.check(Law::R3, holds, || format!("{} differs without a log", tried.action));
}

/// R4: playing on a clone leaves the original as it was.
fn r4<G: Game>(tried: &Try<'_, G>, before: &[u8], findings: &mut Findings) {
    let after = encode(tried.scene.state);
    findings.check(Law::R4, after == before, || {
        format!("{} on a clone changed the original", tried.action)
    });
}

/// R5: dice typed one by one lead where the same dice at once lead.
fn r5<G: Game>(tried: &Try<'_, G>, findings: &mut Findings) {
    let ids: Vec<u32> = tried.played.settled.iter().map(|settled| settled.id).collect();
    if ids.len() > TYPED {
        return;
    }
    let Scene { game, state, .. } = tried.scene;
    let original = (*state).clone();
    let typed = |given: &[u32]| ask(*game, state, tried.seat, tried.action, given);
    for (at, settled) in tried.played.settled.iter().enumerate() {
        let asked = typed(&ids[..at]);
        let holds = matches!(&asked, Ok(Asked::Need(need))
            if need.at == at && need.kind == settled.kind && need.why == *settled.why);
        findings.check(Law::R5, holds && **state == original, || {
            format!("{} with {:?} does not ask {:?}", tried.action, &ids[..at], settled.kind)
        });
        let impossible = [&ids[..at], &[u32::MAX]].concat();
        let refused = matches!(typed(&impossible), Ok(Asked::Impossible(need)) if need.at == at);
        findings.check(Law::R5, refused, || {
            format!("{} takes the impossible outcome in {impossible:?}", tried.action)
        });
    }
    let done = typed(&ids);
    let holds = matches!(&done, Ok(Asked::Done { state, events, receipt })
        if *state == tried.played.state
            && *events == tried.played.events
            && *receipt == tried.played.receipt);
    findings.check(Law::R5, holds && **state == original, || {
        format!("{} with {ids:?} ends otherwise", tried.action)
    });
    let surplus = [&ids[..], &[1]].concat();
    let refused = matches!(typed(&surplus), Ok(Asked::Surplus { used }) if used == ids.len());
    findings.check(Law::R5, refused, || format!("{} takes a surplus outcome", tried.action));
}

/// R6: exact odds sum to one and every outcome can be played.
fn r6<G: Game>(tried: &Try<'_, G>, findings: &mut Findings) {
    let Scene { game, state, .. } = tried.scene;
    let found = odds(*game, state, tried.seat, tried.action, LEAVES, digest::<G::State>);
    let Ok(found) = found else {
        findings.check(Law::R6, false, || format!("{} has no odds", tried.action));
        return;
    };
    let sum = found.shares.values().try_fold(Share::ZERO, |sum, share| sum.plus(*share));
    if let Some(sum) = sum {
        let holds = if found.whole { sum == Share::ONE } else { sum.num < sum.den };
        findings.check(Law::R6, holds, || {
            format!("{}: whole {}, sum {sum:?}", tried.action, found.whole)
        });
    }
    let reached = scripted_leaves(tried);
    let known: BTreeSet<Digest> = found.shares.keys().copied().collect();
    findings.check(Law::R6, reached.as_ref() == Some(&known), || {
        format!("{}: some odds cannot be played as scripted", tried.action)
    });
}

/// The states that the same leaves reach when their outcomes are typed.
fn scripted_leaves<G: Game>(tried: &Try<'_, G>) -> Option<BTreeSet<Digest>> {
    let Scene { game, state, .. } = tried.scene;
    let mut all = Enumerating::new(64);
    let mut reached = BTreeSet::new();
    for _ in 0..LEAVES {
        let mut recorder = Recorder::new(&mut all);
        let mut copy = (*state).clone();
        game.play(&mut copy, tried.seat, tried.action, &mut Cx::silent(&mut recorder));
        let ids: Vec<u32> = recorder.settled().iter().map(|settled| settled.id).collect();
        // Beyond its depth or its range the leaf is left out of the odds.
        if all.share().is_some() {
            match ask(*game, state, tried.seat, tried.action, &ids) {
                Ok(Asked::Done { state, .. }) if state == copy => {
                    reached.insert(digest(&state));
                }
                _ => return None,
            }
        }
        if !all.next_run() {
            break;
        }
    }
    Some(reached)
}
