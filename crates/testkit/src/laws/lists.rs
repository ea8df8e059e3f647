//! Lists and legality.

use kernel::chance::{Chance, Ways, Why};
use kernel::{Cx, Game, Seat, Seats, Telling, Turn};
use serde_json::Value;

use super::quote;
use crate::Law;
use crate::findings::Findings;
use crate::mutate::Vocabulary;
use crate::scene::{Scene, one_of};

/// Most foreign and mutated actions that are tried at one state.
const CANDIDATES: usize = 48;

/// The laws cheap enough for every state.
pub(crate) fn every_state<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    l1(scene, findings);
    l2(scene, findings);
    l8(scene, findings);
    l9(scene, findings);
    l10(scene, findings);
    let mut dice = scene.dice(100);
    let seats: Vec<Seat> = scene.seats().collect();
    if let Some(&seat) = one_of(&seats, &mut dice)
        && let Some(action) = one_of(scene.strangers, &mut dice)
    {
        l6(scene, seat, action, findings);
    }
}

/// The laws for some states.
pub(crate) fn some_states<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let candidates = candidates(scene);
    l3(scene, &candidates, findings);
    l4(scene, findings);
    for action in scene.lists.iter().flatten().chain(&candidates) {
        l11::<G>(action, findings);
    }
    for seat in scene.seats() {
        for action in &candidates {
            l6(scene, seat, action, findings);
        }
    }
}

/// L1: who owes a decision has a question and a list; nobody else has either.
fn l1<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let asked = scene.asked();
    if let Turn::To(seats) = scene.turn {
        let real = Seats::first(scene.game.seats());
        let strange = seats.iter().any(|seat| !real.contains(seat));
        findings.check(Law::L1, !seats.is_empty() && !strange, || {
            format!("the turn is to {seats:?} at a table of {}", scene.game.seats())
        });
    }
    for seat in scene.seats() {
        let owes = asked.contains(seat);
        let question = scene.question(seat);
        let listed = scene.list(seat).len();
        let holds = owes == question.is_some() && owes == (listed > 0);
        findings.check(Law::L1, holds, || {
            format!("seat {seat} owes: {owes}, question: {question:?}, listed: {listed}")
        });
        if let Some(question) = question {
            findings.note_code("ask", question.code, || crate::findings::fields(&question));
        }
    }
}

/// L2: a list is strictly ascending.
fn l2<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    for list in &scene.lists {
        let wrong = list.windows(2).find(|pair| pair[0] >= pair[1]);
        findings.check(Law::L2, wrong.is_none(), || {
            format!("out of order or repeated: {}", quote(&wrong))
        });
    }
}

/// L3: an action is listed if and only if it is accepted.
fn l3<G: Game>(scene: &Scene<'_, G>, candidates: &[G::Action], findings: &mut Findings) {
    for seat in scene.seats() {
        let list = scene.list(seat);
        for action in list.iter().chain(candidates) {
            let listed = list.contains(action);
            let verdict = scene.game.check(scene.state, seat, action);
            findings.check(Law::L3, listed == verdict.is_ok(), || {
                format!("seat {seat}, {action}: listed {listed}, check {verdict:?}")
            });
            if let Err(illegal) = verdict {
                findings.note("illegal", &Telling { game: scene.game, value: &illegal });
            }
        }
    }
}

/// L4: listed actions are written differently and read back equal.
pub(crate) fn l4<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    for list in &scene.lists {
        let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
        findings.check(Law::L4, twice.is_none(), || format!("written alike: {twice:?}"));
        for action in list {
            let back = serde_json::to_string(action)
                .and_then(|json| serde_json::from_str::<G::Action>(&json));
            let holds = back.as_ref().is_ok_and(|back| back == action);
            findings.check(Law::L4, holds, || format!("{action:?} reads back as {back:?}"));
        }
    }
}

/// L5: once the game is over everything is refused.
pub(crate) fn l5<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    for seat in scene.seats() {
        for action in scene.strangers {
            let accepted = scene.game.check(scene.state, seat, action).is_ok();
            findings.check(Law::L5, !accepted, || {
                format!("seat {seat} may still {action} after the end")
            });
        }
    }
}

/// L6: a refused action changes nothing and asks chance nothing.
fn l6<G: Game>(scene: &Scene<'_, G>, seat: Seat, action: &G::Action, findings: &mut Findings) {
    if scene.game.check(scene.state, seat, action).is_ok() {
        return;
    }
    let mut state = scene.state.clone();
    let mut counter = Counting(0);
    let mut events = Vec::new();
    let mut cx = Cx::telling(&mut counter, &mut events);
    let refused = scene.game.apply(&mut state, seat, action, &mut cx).is_err();
    let holds = refused && state == *scene.state && counter.0 == 0 && events.is_empty();
    findings.check(Law::L6, holds, || {
        format!(
            "seat {seat}, {action}: refused {refused}, state kept {}, asked {}, told {}",
            state == *scene.state,
            counter.0,
            events.len()
        )
    });
}

/// L7: play ends within the declared number of decisions.
pub(crate) fn l7<G: Game>(step: u32, over: bool, findings: &mut Findings) {
    let longest = G::INFO.longest;
    findings
        .check(Law::L7, over || step < longest, || format!("not over after {longest} decisions"));
}

/// L8: a lone open answer is asked only where the game declares it.
fn l8<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    for seat in scene.asked().iter() {
        if let (Some(question), Some([only])) =
            (scene.question(seat), scene.lists.get(seat.index()).map(Vec::as_slice))
        {
            let declared = G::INFO.single_answers.contains(&question.code);
            findings.check(Law::L8, question.sealed || declared, || {
                format!("{} is asked although {only} is the only answer", question.code)
            });
        } else {
            findings.check(Law::L8, true, String::new);
        }
    }
}

/// L9: at rest, whom a question asks and who has a choice are the same.
fn l9<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let (asked, found) = (scene.asked(), scene.game.asked(scene.state));
    findings.check(Law::L9, asked == found, || {
        format!("the turn is to {asked:?}, by their answers it is to {found:?}")
    });
}

/// L10: what is asked is one of the topics, code and paragraph, of a game that lists them.
fn l10<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let topics = || G::topics().iter().copied().flatten();
    for question in scene.asked().iter().filter_map(|seat| scene.question(seat)) {
        let listed =
            |topic: &kernel::Topic| (topic.code, topic.rule) == (question.code, question.rule);
        let holds = topics().next().is_none() || topics().any(listed);
        findings.check(Law::L10, holds, || {
            format!("{} by {} is among no topics", question.code, question.rule)
        });
    }
}

/// L11: a notation reads back as the action it was written for, and there is no other way to write it.
pub(crate) fn l11<G: Game>(action: &G::Action, findings: &mut Findings) {
    let text = action.to_string();
    let back: Option<G::Action> = text.parse().ok();
    findings.check(Law::L11, back.as_ref() == Some(action), || {
        format!("{text:?}, written for {action:?}, reads back as {back:?}")
    });
    for other in written_otherwise(&text) {
        let read: Option<G::Action> = other.parse().ok();
        let canonical = read.as_ref().is_none_or(|read| read.to_string() == other);
        findings.check(Law::L11, canonical, || {
            format!("{other:?} reads as {read:?}, which is written otherwise")
        });
    }
}

/// A notation with a zero or a sign before a number, blanks around it, and in capitals.
fn written_otherwise(text: &str) -> impl Iterator<Item = String> {
    let number = text.find(|sign: char| sign.is_ascii_digit());
    let with = number.map(|at| text.split_at(at));
    let numbers = with.map(|(head, tail)| [format!("{head}0{tail}"), format!("{head}+{tail}")]);
    let blanks = [format!("{text} "), format!(" {text}"), text.replacen(' ', "  ", 1)];
    let others = blanks.into_iter().chain([text.to_uppercase()]);
    numbers.into_iter().flatten().chain(others)
}

/// Foreign actions: of other seats, of earlier states, and mutations of all of them.
pub(crate) fn candidates<G: Game>(scene: &Scene<'_, G>) -> Vec<G::Action> {
    let mut dice = scene.dice(101);
    let mut words = Vocabulary::default();
    let mut known: Vec<Value> = Vec::new();
    let mut found: Vec<G::Action> = Vec::new();
    let listed: Vec<&G::Action> = scene.lists.iter().flatten().collect();
    for _ in 0..CANDIDATES / 3 {
        let stranger = one_of(scene.strangers, &mut dice);
        for action in [one_of(&listed, &mut dice).copied(), stranger].into_iter().flatten() {
            if let Ok(json) = serde_json::to_value(action) {
                words.learn(&json);
                known.push(json);
            }
            found.push(action.clone());
        }
    }
    for _ in 0..CANDIDATES {
        if let Some(action) = one_of(&known, &mut dice)
            && let Ok(action) = serde_json::from_value(words.mutate(action, &mut dice))
        {
            found.push(action);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Counts the questions and answers with the first possible outcome.
struct Counting(u32);

impl Chance for Counting {
    fn settle(&mut self, ways: Ways<'_>, _: &'static Why, _: Seats) -> u32 {
        self.0 += 1;
        let possible = (0..ways.count()).find(|&index| ways.is_possible(index));
        possible.expect("a question to chance has at least one answer")
    }
}
