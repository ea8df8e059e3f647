//! Encoding and soundness.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Game, encode};
use serde_json::Value;

use super::quote;
use super::secrecy::plays_on;
use crate::Law;
use crate::findings::Findings;
use crate::mutate::damage;
use crate::scene::{Scene, legal, seats, viewers};

/// Damaged positions tried at one state.
const DAMAGED: usize = 4;

/// H1: a state comes back equal from its compact form and from JSON.
pub(crate) fn h1<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let bytes = encode(scene.state);
    let compact = postcard::from_bytes::<G::State>(&bytes);
    let holds = compact.as_ref().is_ok_and(|back| back == scene.state && encode(back) == bytes);
    findings.check(Law::H1, holds, || format!("from postcard: {}", quote(&compact)));
    let json = serde_json::to_string(scene.state);
    let text = json.and_then(|json| serde_json::from_str::<G::State>(&json));
    let holds = text.as_ref().is_ok_and(|back| back == scene.state && encode(back) == bytes);
    findings.check(Law::H1, holds, || format!("from JSON: {}", quote(&text)));
}

/// H3, first half: reached states are sound.
pub(crate) fn h3_sound<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let verdict = scene.game.sound(scene.state);
    findings.check(Law::H3, verdict.is_ok(), || {
        format!("a reached state is refused: {}", quote(&verdict))
    });
}

/// H3, second half: damaged positions are refused with reasons, and nothing panics.
pub(crate) fn h3_damaged<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let Ok(position) = serde_json::to_value(scene.state) else {
        findings.check(Law::H3, false, || "a state has no JSON".to_owned());
        return;
    };
    let mut dice = scene.dice(300);
    for _ in 0..DAMAGED {
        let damaged = damage(&position, &mut dice);
        let Ok(state) = serde_json::from_value::<G::State>(damaged.clone()) else {
            continue;
        };
        if state == *scene.state {
            continue;
        }
        findings.damaged.0 += 1;
        let place = || difference(&position, &damaged);
        match catch_unwind(AssertUnwindSafe(|| scene.game.sound(&state))) {
            Err(_) => findings.check(Law::H3, false, || format!("sound panics: {}", place())),
            Ok(Err(error)) => {
                findings.damaged.1 += 1;
                findings.check(Law::H3, !error.0.is_empty(), || {
                    format!("refused without a reason: {}", place())
                });
                for reason in &error.0 {
                    findings.note_reason(reason);
                }
            }
            Ok(Ok(())) => accepted(scene, state, (&position, &damaged), findings),
        }
    }
}

/// H3, a damaged position that is called sound: it must be another one that can be played.
fn accepted<G: Game>(
    scene: &Scene<'_, G>,
    state: G::State,
    (position, damaged): (&Value, &Value),
    findings: &mut Findings,
) {
    let place = || difference(position, damaged);
    let at = damaged_place(position, damaged);
    let shortest = findings.accepted.entry(at).or_insert_with(place);
    *shortest = place().min(std::mem::take(shortest));
    let calm = catch_unwind(AssertUnwindSafe(|| look_at(scene.game, &state))).is_ok();
    findings
        .check(Law::H3, calm, || format!("called sound, yet looking at it panics: {}", place()));
    if !findings.strict {
        return;
    }
    let mut state = state;
    let played =
        catch_unwind(AssertUnwindSafe(|| plays_on(scene, &mut state, &mut scene.dice(301))));
    let problem = match played {
        Ok(Ok(())) => None,
        Ok(Err(problem)) => Some(problem),
        Err(_) => Some("playing on panics".to_owned()),
    };
    findings.check(Law::H3, problem.is_none(), || {
        format!("called sound: {}; {}", place(), problem.unwrap_or_default())
    });
}

/// The place of a damage, without the numbers of entries: `players[].fist`.
fn damaged_place(one: &Value, two: &Value) -> String {
    match (one, two) {
        (Value::Object(one), Value::Object(two)) if one.keys().eq(two.keys()) => {
            let parts = one.iter().zip(two.values());
            let mut parts = parts.filter(|((_, a), b)| a != b);
            let Some(((key, a), b)) = parts.next() else {
                return String::new();
            };
            let below = damaged_place(a, b);
            let joint = if below.is_empty() || below.starts_with('[') { "" } else { "." };
            format!("{key}{joint}{below}")
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            let part = one.iter().zip(two).find(|(a, b)| a != b);
            let below = part.map_or(String::new(), |(a, b)| damaged_place(a, b));
            let joint = if below.is_empty() || below.starts_with('[') { "" } else { "." };
            format!("[]{joint}{below}")
        }
        _ => String::new(),
    }
}

/// H3 over the whole run: damages are accepted only where the game says that another legal
/// position may result.
pub(crate) fn h3_places(legal: &[String], findings: &mut Findings) {
    let accepted: Vec<(String, String)> =
        findings.accepted.iter().map(|(place, damage)| (place.clone(), damage.clone())).collect();
    for (place, damage) in accepted {
        findings.check(Law::H3, legal.contains(&place), || {
            format!("damaged at {place}, yet called sound: {damage}")
        });
    }
}

/// H3 over the whole run: most damaged positions are refused.
pub(crate) fn h3_most(findings: &mut Findings) {
    let (tried, refused) = findings.damaged;
    if tried >= 20 {
        findings.check(Law::H3, refused * 2 > tried, || {
            format!("only {refused} of {tried} damaged positions were refused")
        });
    }
}

fn look_at<G: Game>(game: &G, state: &G::State) {
    let _ = game.turn(state);
    for seat in seats(game) {
        let _ = game.question(state, seat);
        let _ = legal(game, state, seat);
    }
    for viewer in viewers(game) {
        let _ = game.view(state, viewer);
    }
}

/// Where two positions differ, as text.
fn difference(one: &Value, two: &Value) -> String {
    let (one, two) = (one.to_string(), two.to_string());
    let pairs = one.char_indices().zip(two.chars());
    let at = pairs.take_while(|((_, a), b)| a == b).last();
    let start = at.map_or(0, |((index, _), _)| index);
    let around = |text: &str| {
        let from = (0..=start.saturating_sub(40)).rev().find(|&i| text.is_char_boundary(i));
        let rest = &text[from.unwrap_or(0)..];
        rest.chars().take(90).collect::<String>()
    };
    format!("{} became {}", around(&one), around(&two))
}
