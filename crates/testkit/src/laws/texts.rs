//! Texts: sentences for every code, the same paragraphs in every language.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Arg, FieldKind, Game, Seat, Viewer, Words};
use wording::{LANGUAGES, Wording, paragraphs};

use crate::Law;
use crate::findings::Findings;
use crate::scene::{Scene, viewers};

/// Hears which sentences the pictures and labels of a state ask for.
pub(crate) fn some_states<G: Game>(scene: &Scene<'_, G>, findings: &mut Findings) {
    let listening = Listening::default();
    for viewer in viewers(scene.game) {
        let view = scene.game.view(scene.state, viewer);
        scene.game.text(&view, &listening);
    }
    for (seat, list) in (0..).map(Seat).zip(&scene.lists) {
        let view = scene.game.view(scene.state, Viewer::Seat(seat));
        for action in list {
            scene.game.phrase(action, &listening);
            scene.game.label(&view, action, &listening);
        }
    }
    for (id, arguments) in listening.0.into_inner() {
        findings.keep_code((SAID, id), &arguments);
    }
}

/// The kind of sentences that a game asks for by itself; their code is the whole id.
const SAID: &str = "";

/// Keeps the ids asked for with the arguments that every call gave.
#[derive(Default)]
struct Listening(RefCell<BTreeMap<String, BTreeSet<String>>>);

impl Words for Listening {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let given: BTreeSet<String> = args.iter().map(|(name, _)| (*name).to_owned()).collect();
        let mut said = self.0.borrow_mut();
        let known = said.entry(id.to_owned()).or_insert_with(|| given.clone());
        known.retain(|name| given.contains(name));
        id.to_owned()
    }

    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }
}

/// X1: every code met has a sentence in each language, with arguments the value has.
pub(crate) fn x1<G: Game>(findings: &mut Findings) {
    let codes = std::mem::take(&mut findings.codes);
    for language in LANGUAGES {
        let words = match Wording::new(&G::INFO, language, &[]) {
            Ok(words) => words,
            Err(error) => {
                findings.check(Law::X1, false, || error.to_string());
                continue;
            }
        };
        for ((kind, code), fields) in &codes {
            let id = match *kind {
                SAID => code.clone(),
                kind => format!("{kind}-{code}"),
            };
            if *kind == "reason" && !words.has(&id) && words.has_common(&id) {
                continue;
            }
            sentence(&words, language, &id, fields, findings);
        }
        for label in labels::<G>() {
            sentence(&words, language, &label, &BTreeSet::new(), findings);
        }
    }
    findings.codes = codes;
}

fn sentence(
    words: &Wording,
    language: &str,
    id: &str,
    fields: &BTreeSet<String>,
    findings: &mut Findings,
) {
    findings.check(Law::X1, words.has(id), || format!("{language}: no sentence {id}"));
    let used = words.variables(id);
    let missing: Vec<&String> = used.difference(fields).collect();
    findings.check(Law::X1, missing.is_empty(), || {
        format!("{language}: {id} uses {missing:?}, the value has {fields:?}")
    });
}

/// The labels that the form needs.
fn labels<G: Game>() -> Vec<String> {
    let mut labels = Vec::new();
    for field in G::form().0 {
        labels.push(format!("option-{}", field.key));
        if let FieldKind::Choice { values, .. } = &field.kind {
            let value_of = |value: &&str| format!("option-{}-{value}", field.key);
            labels.extend(values.iter().map(value_of));
        }
    }
    labels
}

/// X2: the index and the headings of both languages are the same.
pub(crate) fn x2<G: Game>(findings: &mut Findings) {
    let book = G::INFO.book;
    let ascending = book.index.windows(2).all(|pair| pair[0] < pair[1]);
    findings.check(Law::X2, ascending, || "the index is not sorted".to_owned());
    let index: Vec<String> = book.index.iter().map(|id| (*id).to_owned()).collect();
    for language in LANGUAGES {
        let Some(texts) = book.texts.iter().find(|texts| texts.language == language) else {
            findings.check(Law::X2, false, || format!("no rules in {language}"));
            continue;
        };
        let mut headings: Vec<String> = Vec::new();
        for paragraph in paragraphs(texts.rules) {
            let told = !paragraph.title.is_empty() && !paragraph.text.is_empty();
            findings.check(Law::X2, told, || {
                format!("{language}: §{} has no title or no text", paragraph.id)
            });
            headings.push(paragraph.id);
        }
        headings.sort_unstable();
        findings.check(Law::X2, headings == index, || {
            let only_here: Vec<_> = headings.iter().filter(|id| !index.contains(id)).collect();
            let missing: Vec<_> = index.iter().filter(|id| !headings.contains(id)).collect();
            format!("{language}: beyond the index {only_here:?}, missing or repeated {missing:?}")
        });
    }
}
