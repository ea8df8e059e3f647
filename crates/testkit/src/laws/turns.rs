//! Turns: what a step tells, and answers given at the same time.

use kernel::chance::{Kind, Recorder};
use kernel::{Cx, Game, Seat, Seats, Turn, Viewer};
use serde_json::Value;

use crate::Law;
use crate::findings::{Findings, Occasion};
use crate::scene::{Scene, legal, one_of, play};

/// Most small steps of one sealed answer.
const SMALL_STEPS: u32 = 256;

/// The laws for some states.
pub(crate) fn some_states<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    t1(scene, findings);
    t2(scene, findings);
    t3(scene, findings);
}

/// T1: a step without roll or reveal tells its seat nothing hidden.
fn t1<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let Scene { game, state, .. } = scene;
    for (seat, action) in scene.some_actions(700, 4) {
        let truth = play(*game, state, seat, action, scene.dice(701));
        if truth.receipt.rolls > 0 || truth.receipt.revealed {
            continue;
        }
        findings.occasions.insert(Occasion::QuietStep);
        let other = game.imagine(state, seat, &mut scene.dice(702));
        if game.check(&other, seat, action).is_err() {
            // S1 says so already.
            continue;
        }
        let imagined = play(*game, &other, seat, action, scene.dice(701));
        let viewer = Viewer::Seat(seat);
        let same = game.view(&truth.state, viewer) == game.view(&imagined.state, viewer);
        findings.check(Law::T1, same, || {
            format!("seat {seat} learns something by {action} without roll or reveal")
        });
    }
}

/// T2: sealed answers of two seats commute.
fn t2<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let sealed = scene.sealed();
    let mut dice = scene.dice(710);
    for (i, &one) in sealed.iter().enumerate() {
        for &two in &sealed[i + 1..] {
            findings.occasions.insert(Occasion::SealedTogether);
            let a = one_of(scene.list(one), &mut dice);
            let b = one_of(scene.list(two), &mut dice);
            let (Some(a), Some(b)) = (a, b) else { continue };
            let there = in_order(scene, [(one, a), (two, b)]);
            let back = in_order(scene, [(two, b), (one, a)]);
            findings.check(Law::T2, there == back, || {
                format!("{a} of seat {one} and {b} of seat {two} depend on who was first")
            });
        }
    }
}

/// A question to chance as all could know it.
type Asked = (Kind, &'static str, Seats);

/// The state after both answers and what chance was asked; nothing if the second is refused.
fn in_order<G: Game>(
    scene: &Scene<'_, G>,
    answers: [(Seat, &G::Action); 2],
) -> Option<(G::State, Vec<Asked>)> {
    let mut dice = scene.dice(711);
    let mut recorder = Recorder::new(&mut dice);
    let mut state = scene.state.clone();
    for (seat, action) in answers {
        let mut cx = Cx::silent(&mut recorder);
        scene.game.apply(&mut state, seat, action, &mut cx).ok()?;
    }
    let settled = recorder.settled().iter();
    let asked = settled.map(|settled| (settled.kind.clone(), settled.why.code, settled.eyes));
    Some((state, asked.collect()))
}

/// T3: a sealed answer removes its seat and changes nothing else in public.
fn t3<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    for seat in scene.sealed() {
        let others = scene.asked().without(seat);
        if !others.is_empty() {
            let verdict = answer_fully(scene, seat, others);
            findings.check(Law::T3, verdict.is_ok(), || verdict.err().unwrap_or_default());
        }
    }
}

/// Fields of a view that say who is still asked.
const ASKED: &[&str] = &["turn", "to", "asked", "missing", "waiting"];

/// Where a spectator sees a change that is neither the seat's own nor who is still asked.
fn public_change<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
) -> Option<String> {
    let seen = |state| serde_json::to_value(game.view(state, Viewer::Spectator)).ok();
    let (before, after) = (seen(before)?, seen(after)?);
    foreign_change(&before, &after, seat.index(), String::new())
}

fn foreign_change(before: &Value, after: &Value, seat: usize, path: String) -> Option<String> {
    match (before, after) {
        (Value::Object(one), Value::Object(two)) if one.keys().eq(two.keys()) => {
            let fields = one.iter().zip(two.values());
            let mut fields = fields.filter(|((key, _), _)| !ASKED.contains(&key.as_str()));
            fields.find_map(|((key, a), b)| foreign_change(a, b, seat, format!("{path}/{key}")))
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            let entries = one.iter().zip(two).enumerate();
            let mut others = entries.filter(|(index, _)| *index != seat);
            others.find_map(|(at, (a, b))| foreign_change(a, b, seat, format!("{path}/{at}")))
        }
        _ => (before != after).then_some(path),
    }
}

/// Lets one seat answer until it owes nothing; says what else changed on the way.
fn answer_fully<G: Game>(scene: &Scene<'_, G>, seat: Seat, others: Seats) -> Result<(), String> {
    let game = scene.game;
    let mut dice = scene.dice(720);
    let mut state = scene.state.clone();
    for _ in 0..SMALL_STEPS {
        let list = legal(game, &state, seat);
        let Some(action) = one_of(&list, &mut dice) else {
            return Err(format!("seat {seat} owes a sealed answer and has none"));
        };
        let mut cx = Cx::silent(&mut dice);
        let action = action.clone();
        game.play(&mut state, seat, &action, &mut cx);
        if cx.receipt().revealed {
            return Ok(());
        }
        let Turn::To(asked) = game.turn(&state) else {
            return Err(format!("{action} of seat {seat} ends the game without a reveal"));
        };
        if asked != others && asked != others.with(seat) {
            return Err(format!("after {action} of seat {seat} the turn is to {asked:?}"));
        }
        if let Some(place) = public_change(game, scene.state, &state, seat) {
            return Err(format!("{action} of seat {seat} changes {place} for spectators"));
        }
        for other in others.iter() {
            let question = game.question(&state, other);
            let list = legal(game, &state, other);
            if question != scene.question(other) || list != scene.list(other) {
                return Err(format!("{action} of seat {seat} changes what seat {other} may do"));
            }
        }
        let sealed = game.question(&state, seat).is_some_and(|question| question.sealed);
        if !asked.contains(seat) || !sealed {
            return Ok(());
        }
    }
    Err(format!("seat {seat} still owes its sealed answer after {SMALL_STEPS} steps"))
}
