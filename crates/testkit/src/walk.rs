//! One random game, held against the laws.

use kernel::chance::Seeded;
use kernel::{Chance, Game, Ruled as _, Seat, Telling, Turn};

use crate::findings::{Findings, fields};
use crate::laws::keys::Decisions;
use crate::laws::twins::Twins;
use crate::laws::{encoding, eyes, lists, purity, secrecy, texts, turns};
use crate::scene::{Played, Scene, mix, one_of, play, play_opening, play_with};

/// How closely a game is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Care {
    /// Every law at every state.
    pub(crate) thorough: bool,
    /// Otherwise the expensive laws at one state in this many.
    pub(crate) one_in: u32,
}

/// Most actions kept from earlier states.
const STRANGERS: usize = 64;

/// Of so many times that chance falls on a seldom action it is taken once.
const SELDOM: u32 = 16;

/// Which actions random games take rarely.
pub(crate) type Seldom<A> = Option<fn(&A) -> bool>;

/// Plays one game with random choices and tries the laws on the way.
pub(crate) fn walk<G: Game>(
    game: &G,
    seed: u64,
    care: Care,
    seldom: Seldom<G::Action>,
    findings: &mut Findings,
) {
    let mut dice = Seeded::from_number(mix(seed, 1));
    let mut choices = Seeded::from_number(mix(seed, 2));
    let mut twins = Twins::none(game);
    let mut decisions = Decisions::none();
    let mut strangers: Vec<G::Action> = Vec::new();

    let opened = play_opening(game, &mut dice);
    if care.thorough || seed.is_multiple_of(16) {
        purity::opening(game, &opened, findings);
        secrecy::s10(game, &opened, findings);
        let mut own = Seeded::from_number(mix(seed, 5));
        eyes::s13(game, &opened, &mut own, |chance| play_opening(game, chance), findings);
    }
    note(game, &opened, findings);
    let mut state = opened.state;
    let mut step = 0;
    loop {
        findings.step(step);
        findings.states += 1;
        let salt = mix(seed, 3 + u64::from(step));
        let scene = Scene::new(game, &state, &strangers, salt);
        secrecy::s2_hidden(&scene, findings);
        lists::every_state(&scene, findings);
        encoding::h3_sound(&scene, findings);
        twins.s6(&scene, findings);
        decisions.s14(&scene, findings);
        let closely = care.thorough || choices.below(care.one_in) == 0;
        if closely {
            look_closely(&scene, findings);
            twins.begin(&scene);
            decisions.s14_imagined(&scene, findings);
        }
        let over = matches!(scene.turn, Turn::Over(_));
        lists::l7::<G>(step, over, findings);
        if over {
            lists::l5(&scene, findings);
            return;
        }
        let asked: Vec<Seat> = scene.asked().iter().collect();
        let actor = one_of(&asked, &mut choices).copied();
        let action = actor.and_then(|seat| {
            let list = &scene.lists[seat.index()];
            let action = one_of(list, &mut choices);
            match (seldom, action) {
                (Some(seldom), Some(action)) if seldom(action) && choices.below(SELDOM) > 0 => {
                    let others: Vec<&G::Action> = list.iter().filter(|one| !seldom(one)).collect();
                    one_of(&others, &mut choices).copied().or(Some(action))
                }
                _ => action,
            }
        });
        // Without a seat or an action L1 is broken already, beyond its bound L7.
        let (Some(actor), Some(action)) = (actor, action.cloned()) else {
            return;
        };
        if step >= G::INFO.longest {
            return;
        }
        lists::l11::<G>(&action, findings);
        let own = Seeded::from_number(mix(salt, 4));
        let played = play(game, &state, actor, &action, own);
        if closely {
            secrecy::s10(game, &played, findings);
            let again = |chance: &mut dyn Chance| play_with(game, &state, actor, &action, chance);
            eyes::s13(game, &played, &mut Seeded::from_number(mix(salt, 6)), again, findings);
        }
        note(game, &played, findings);
        twins.follow(game, &played.state, (actor, &action), &played.rolled());
        if strangers.len() < STRANGERS {
            strangers.push(action);
        } else {
            strangers[step as usize % STRANGERS] = action;
        }
        state = played.state;
        step += 1;
    }
}

/// The laws for some states.
fn look_closely<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    lists::some_states(scene, findings);
    purity::some_states(scene, findings);
    encoding::h1(scene, findings);
    encoding::h3_damaged(scene, findings);
    secrecy::some_states(scene, findings);
    turns::some_states(scene, findings);
    texts::some_states(scene, findings);
}

/// Notes the codes of everything that happened.
fn note<G: Game>(game: &G, played: &Played<G>, findings: &mut Findings) {
    for event in &played.events {
        findings.note_code("event", event.code(), || fields(&Telling { game, value: event }));
    }
    for settled in &played.settled {
        findings.note_code("roll", settled.why.code, || fields(settled.why));
    }
}
