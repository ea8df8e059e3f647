//! Secrecy: imagined states, cut events, sealed answers.

use std::collections::BTreeMap;

use kernel::chance::Seeded;
use kernel::{Game, Seat, Secret, Turn, Viewer, digest};

use super::lists::{self, candidates};
use super::quote;
use crate::Law;
use crate::findings::{Findings, Occasion};
use crate::scene::{Played, Scene, legal, one_of, play, play_again, seats};

/// Imaginations over which secrets must vary.
const IMAGINATIONS: u64 = 64;
/// Imaginations before a secret that hardly varies counts as one that never does.
const PATIENCE: u64 = 2048;

/// The laws for some states.
pub(crate) fn some_states<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let foreign = candidates(scene);
    for seat in scene.seats() {
        let imagined = scene.game.imagine(scene.state, seat, &mut scene.dice(400));
        s1(scene, seat, &imagined, findings);
        s2(scene, seat, findings);
        s3(scene, seat, &imagined, findings);
        s4(scene, seat, &imagined, &foreign, findings);
        s5(scene, seat, findings);
        s7(scene, seat, &imagined, findings);
        s9(scene, seat, &imagined, findings);
        s12(scene, seat, &imagined, findings);
    }
    s8(scene, findings);
    s11(scene, findings);
}

/// S1: an imagined state looks the same to the seat that imagines it.
pub(crate) fn s1<G: Game>(
    scene: &Scene<'_, G>,
    seat: Seat,
    other: &G::State,
    findings: &mut Findings,
) {
    let (view, seen) = (scene.view(seat), scene.game.view(other, Viewer::Seat(seat)));
    findings.check(Law::S1, view == seen, || {
        format!("seat {seat} sees {} instead of {}", quote(&seen), quote(&view))
    });
    let list = legal(scene.game, other, seat);
    findings.check(Law::S1, list == scene.list(seat), || {
        format!("seat {seat} is offered {} instead of {}", quote(&list), quote(&scene.list(seat)))
    });
    let question = scene.game.question(other, seat);
    findings.check(Law::S1, question == scene.question(seat), || {
        format!("seat {seat} is asked {question:?} instead of {:?}", scene.question(seat))
    });
}

/// S2: every secret varies between imaginations; only games of perfect information have none.
fn s2<G: Game>(scene: &Scene<'_, G>, seat: Seat, findings: &mut Findings) {
    let secrets = secrets_of(scene.game, scene.state, seat);
    if G::INFO.perfect_information {
        findings.check(Law::S2, secrets.is_empty(), || {
            format!("a game of perfect information hides {:?}", quote(&secrets))
        });
        return;
    }
    let mut still: BTreeMap<Fact, Option<Vec<Vec<u8>>>> =
        secrets.into_keys().map(|fact| (fact, None)).collect();
    let tried = !still.is_empty();
    for seed in 0..IMAGINATIONS.max(PATIENCE) {
        if still.is_empty() {
            break;
        }
        let imagined = scene.game.imagine(scene.state, seat, &mut Seeded::from_number(seed));
        let mut values = secrets_of(scene.game, &imagined, seat);
        still.retain(|fact, first| {
            let value = values.remove(fact).unwrap_or_default();
            first.get_or_insert_with(|| value.clone()) == &value
        });
    }
    if tried {
        findings.check(Law::S2, still.is_empty(), || {
            let facts: Vec<&Fact> = still.keys().collect();
            format!("seat {seat} imagines the same again and again: {facts:?}")
        });
    }
}

/// S2 over the whole run, first half: counts the states in which something is hidden.
pub(crate) fn s2_hidden<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let is_hidden = |seat: Seat| {
        let mut list = Vec::new();
        scene.game.secrets(scene.state, seat, &mut list);
        !list.is_empty()
    };
    // Alone at the table one may know everything; after the end everybody does.
    if scene.game.seats() > 1 && matches!(scene.turn, Turn::To(_)) {
        findings.hidden.0 += 1;
        findings.hidden.1 += u64::from(scene.seats().any(is_hidden));
    }
}

/// S2 over the whole run, second half: a game of hidden information hides something most of the
/// time, or at least now and then where it says so.
pub(crate) fn s2_most<G: Game>(seldom: bool, findings: &mut Findings) {
    let (states, hidden) = findings.hidden;
    if !G::INFO.perfect_information && states >= 20 {
        let least = if seldom { states / 10 } else { states / 2 };
        findings.check(Law::S2, hidden > least, || {
            format!("only {hidden} of {states} states before the end have secrets")
        });
    }
}

/// Name and owner of a secret.
type Fact = (&'static str, u16);

fn secrets_of<G: Game>(game: &G, state: &G::State, seat: Seat) -> BTreeMap<Fact, Vec<Vec<u8>>> {
    let mut list: Vec<Secret> = Vec::new();
    game.secrets(state, seat, &mut list);
    let mut facts: BTreeMap<Fact, Vec<Vec<u8>>> = BTreeMap::new();
    for secret in list {
        facts.entry((secret.what, secret.of)).or_default().push(secret.value);
    }
    facts
}

/// S3: an imagined state asks the same seats.
pub(crate) fn s3<G: Game>(
    scene: &Scene<'_, G>,
    seat: Seat,
    other: &G::State,
    findings: &mut Findings,
) {
    let turn = scene.game.turn(other);
    findings.check(Law::S3, turn == scene.turn, || {
        format!("for seat {seat} the turn is {turn:?} instead of {:?}", scene.turn)
    });
}

/// S4: refusals are the same in an imagined state.
fn s4<G: Game>(
    scene: &Scene<'_, G>,
    seat: Seat,
    other: &G::State,
    foreign: &[G::Action],
    findings: &mut Findings,
) {
    for action in scene.list(seat).iter().chain(foreign) {
        let truth = scene.game.check(scene.state, seat, action);
        let imagined = scene.game.check(other, seat, action);
        findings.check(Law::S4, truth == imagined, || {
            format!("seat {seat}, {action}: {truth:?}, imagined {imagined:?}")
        });
    }
}

/// S5: imagining forgets the truth it started from.
fn s5<G: Game>(scene: &Scene<'_, G>, seat: Seat, findings: &mut Findings) {
    let Scene { game, state, .. } = scene;
    for number in 0..3 {
        let other = game.imagine(state, seat, &mut scene.dice(500 + number));
        let direct = game.imagine(state, seat, &mut scene.dice(510 + number));
        let detour = game.imagine(&other, seat, &mut scene.dice(510 + number));
        findings.check(Law::S5, direct == detour, || {
            format!("seat {seat} imagines {} but from elsewhere {}", quote(&direct), quote(&detour))
        });
    }
}

/// S7: events cut for a seat say no more than its views.
fn s7<G: Game>(scene: &Scene<'_, G>, seat: Seat, other: &G::State, findings: &mut Findings) {
    let Scene { game, state, .. } = scene;
    let viewer = Viewer::Seat(seat);
    let mut dice = scene.dice(410);
    for number in 0..3 {
        let Some(action) = one_of(scene.list(seat), &mut dice) else {
            return;
        };
        if game.check(other, seat, action).is_err() {
            // S1 says so already.
            continue;
        }
        let truth = play(*game, state, seat, action, scene.dice(411 + number));
        let Some(twin) = play_again(*game, other, seat, action, &truth.rolled()) else {
            continue;
        };
        if game.view(&truth.state, viewer) == game.view(&twin.state, viewer) {
            let (heard, imagined) = (truth.heard(game, viewer), twin.heard(game, viewer));
            findings.check(Law::S7, heard == imagined, || {
                format!("seat {seat} hears {} or {}", quote(&heard), quote(&imagined))
            });
        }
    }
}

/// S8: a sealed answer is not to be read from views or events of others.
fn s8<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let Scene { game, state, .. } = scene;
    for seat in scene.sealed() {
        findings.occasions.insert(Occasion::Sealed);
        let mut dice = scene.dice(420);
        for _ in 0..3 {
            let list = scene.list(seat);
            let (Some(a), Some(b)) = (one_of(list, &mut dice), one_of(list, &mut dice)) else {
                break;
            };
            let one = play(*game, state, seat, a, scene.dice(421));
            let two = play(*game, state, seat, b, scene.dice(421));
            if a == b || one.receipt.revealed || two.receipt.revealed {
                continue;
            }
            let others = scene.seats().filter(|&other| other != seat).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Spectator]) {
                let same_view = game.view(&one.state, viewer) == game.view(&two.state, viewer);
                let same_events = one.heard(game, viewer) == two.heard(game, viewer);
                findings.check(Law::S8, same_view && same_events, || {
                    format!("{viewer:?} can tell {a} from {b} of seat {seat}")
                });
            }
        }
    }
}

/// S9: a spectator cannot tell an imagined state.
pub(crate) fn s9<G: Game>(
    scene: &Scene<'_, G>,
    seat: Seat,
    other: &G::State,
    findings: &mut Findings,
) {
    let truth = scene.game.view(scene.state, Viewer::Spectator);
    let imagined = scene.game.view(other, Viewer::Spectator);
    findings.check(Law::S9, truth == imagined, || {
        format!(
            "imagined by seat {seat}, a spectator sees {} for {}",
            quote(&imagined),
            quote(&truth)
        )
    });
}

/// S10: cutting twice is cutting once; spectators see no more than seats.
pub(crate) fn s10<G: Game>(game: &G, played: &Played<G>, findings: &mut Findings) {
    for event in &played.events {
        let whole = game.cut(event, Viewer::Referee);
        findings.check(Law::S10, whole.as_ref() == Some(event), || {
            format!("the referee gets {whole:?} of {event:?}")
        });
        let watched = game.cut(event, Viewer::Spectator);
        let others = seats(game).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in others {
            let once = game.cut(event, viewer);
            let twice = once.as_ref().and_then(|once| game.cut(once, viewer));
            findings.check(Law::S10, once == twice, || {
                format!("{viewer:?} gets {once:?}, cut again {twice:?}")
            });
            let through = once.as_ref().and_then(|once| game.cut(once, Viewer::Spectator));
            findings.check(Law::S10, through == watched, || {
                format!("a spectator gets {watched:?}, of what {viewer:?} gets {through:?}")
            });
        }
    }
}

/// S11: an imagined state is sound and plays to the end.
fn s11<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let mut dice = scene.dice(430);
    let all: Vec<Seat> = scene.seats().collect();
    let &seat = one_of(&all, &mut dice).expect("a table has seats");
    let game = scene.game;
    let mut state = game.imagine(scene.state, seat, &mut dice);
    let verdict = game.sound(&state);
    findings.check(Law::S11, verdict.is_ok(), || {
        format!("imagined by seat {seat}: {}", quote(&verdict))
    });
    let verdict = plays_on(scene, &mut state, &mut dice);
    findings.check(Law::S11, verdict.is_ok(), || {
        format!("imagined by seat {seat}: {}", verdict.err().unwrap_or_default())
    });
}

/// Plays a state to its end by the laws about lists and soundness; says which is broken first.
pub(crate) fn plays_on<G: Game>(
    scene: &Scene<'_, G>,
    state: &mut G::State,
    dice: &mut Seeded,
) -> Result<(), String> {
    let game = scene.game;
    for step in 0..=u64::from(G::INFO.longest) {
        let (turn, choice) = {
            let salt = crate::scene::mix(scene.salt, 440 + step);
            let here = Scene::new(game, &*state, scene.strangers, salt);
            let mut own = Findings::new();
            lists::every_state(&here, &mut own);
            // Writing and reading every action is slow, and lists change slowly.
            if step % 8 == 0 {
                lists::l4(&here, &mut own);
            }
            if matches!(here.turn, Turn::Over(_)) {
                lists::l5(&here, &mut own);
            }
            if let Some((_, law, detail)) = own.violations.first() {
                return Err(format!("{law} after {step} decisions: {detail}"));
            }
            let chosen = here.some_actions(431, 1).first().map(|&(seat, a)| (seat, a.clone()));
            (here.turn, chosen)
        };
        if matches!(turn, Turn::Over(_)) {
            return Ok(());
        }
        let Some((actor, action)) = choice else {
            return Err(format!("after {step} decisions nobody can do anything"));
        };
        if let Err(illegal) = game.check(state, actor, &action) {
            return Err(format!("seat {actor} may not {action}: {illegal:?}"));
        }
        game.play(state, actor, &action, &mut kernel::Cx::silent(dice));
        if let Err(error) = game.sound(state) {
            return Err(format!("{action} of seat {actor} leads to {}", quote(&error)));
        }
    }
    Err("play does not end".to_owned())
}

/// S12: the key is a fingerprint of the view.
fn s12<G: Game>(scene: &Scene<'_, G>, seat: Seat, other: &G::State, findings: &mut Findings) {
    let game = scene.game;
    let view = scene.view(seat);
    let key = game.key(scene.state, seat);
    if game.view(other, Viewer::Seat(seat)) == view {
        let imagined = game.key(other, seat);
        findings.check(Law::S12, key == imagined, || {
            format!("seat {seat} has key {key:x}, imagined {imagined:x}")
        });
    }
    let fingerprint = digest(&view);
    if let Some(place) = findings.place {
        findings.keys.insert((place.setup, seat, key, fingerprint));
    }
}

/// S12 over the whole run: different views met have different keys.
pub(crate) fn s12_different(findings: &mut Findings) {
    let keys = std::mem::take(&mut findings.keys);
    let mut before = None;
    for (setup, seat, key, _) in &keys {
        let same = before == Some((setup, seat, key));
        findings.check(Law::S12, !same, || {
            format!("seat {seat}: two different views have the key {key:x}")
        });
        before = Some((setup, seat, key));
    }
}
