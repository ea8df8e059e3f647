//! X3: what an owner's pack calls a thing is what everything calls it.

use std::collections::BTreeMap;

use kernel::chance::Seeded;
use kernel::{Game, OwnNames, Pack, Ruled as _, Seat, Show, Telling, Tongues, Turn, Viewer, Words};
use serde_json::Value as Json;
use toml::{Table, Value};
use wording::{LANGUAGES, Wording};

use crate::scene::{legal, mix, one_of, play_opening, play_with, seats, viewers};

/// Listed actions of a state whose labels and odds are looked at.
const LOOKED_AT: usize = 40;
/// One state in this many is looked at in whole: every viewer, every place, every refusal.
const WHOLE_EVERY: u32 = 16;

/// Renames every record of a game's content, plays, and looks for old names and raw keys in whatever
/// is said, in every language.
///
/// ```text
/// Renaming::<MyGame>::new(setups()).games(8).run();
/// ```
#[derive(Debug)]
pub struct Renaming<G: Game> {
    setups: Vec<G::Options>,
    games: u64,
    decisions: u32,
    keys: Vec<&'static str>,
    words: Vec<&'static str>,
}

/// One language of the renamed box.
struct Tongue {
    language: &'static str,
    words: Wording,
}

/// What must not be said, and where it was said.
struct Findings {
    /// Old names in small letters with what they are names of.
    old: BTreeMap<String, String>,
    slug: String,
    found: Vec<String>,
    looked: u64,
}

impl<G: Show> Renaming<G> {
    /// The law over these set-ups.
    pub fn new(setups: impl IntoIterator<Item = G::Options>) -> Self {
        let setups = setups.into_iter().collect();
        Renaming { setups, games: 8, decisions: 400, keys: Vec::new(), words: Vec::new() }
    }

    /// How many games are played, shared out among the set-ups in turn.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Decisions after which a game is left.
    #[must_use]
    pub fn decisions(mut self, decisions: u32) -> Self {
        self.decisions = decisions;
        self
    }

    /// Tables whose `name` is a key of the rules and is seen by nobody.
    #[must_use]
    pub fn keys(mut self, tables: &[&'static str]) -> Self {
        self.keys = tables.to_vec();
        self
    }

    /// Names that are also words of the rules, in small letters: they may be said.
    #[must_use]
    pub fn words(mut self, words: &[&'static str]) -> Self {
        self.words.extend(words);
        self
    }

    /// Renames, plays and looks.
    ///
    /// # Panics
    /// When an old name or a raw key is said, or a renamed record is not known by its new name; the
    /// message lists the first places.
    pub fn run(self) {
        let shipped = G::open(&self.setups[0], None).expect("the set-up opens").pack();
        let (pack, count) = renamed(&shipped, &self.keys);
        assert!(count > 0, "{} has no names", G::INFO.slug);
        let names = self.open(0, &pack).names();
        self.is_known(&names, &shipped, count);
        let mut findings = self.findings(&names, &shipped);
        for seed in 0..self.games {
            let setup = usize::try_from(seed).expect("few games") % self.setups.len();
            self.play(&self.open(setup, &pack), seed, &mut findings);
        }
        findings.found.sort();
        findings.found.dedup();
        let first: Vec<&String> = findings.found.iter().take(40).collect();
        assert!(first.is_empty(), "{}: {} texts: {first:#?}", G::INFO.slug, findings.found.len());
        assert!(findings.looked > 1000, "only {} texts were looked at", findings.looked);
    }

    fn open(&self, setup: usize, pack: &Pack) -> G {
        let opened = G::open(&self.setups[setup], Some(pack));
        opened.unwrap_or_else(|error| panic!("the renamed pack is refused: {error}"))
    }

    /// Every renamed record is among the names of the box, none that was not renamed.
    fn is_known(&self, names: &OwnNames, shipped: &Pack, count: usize) {
        let told = names.iter().filter(|own| own.name.is_some()).count();
        assert_eq!(told, count, "{}: a renamed record is not told of", G::INFO.slug);
        let plain = self.open(0, shipped).names();
        assert!(plain.is_empty(), "{}: the shipped pack renames {plain:?}", G::INFO.slug);
    }

    fn findings(&self, names: &OwnNames, shipped: &Pack) -> Findings {
        let mut old = BTreeMap::new();
        for language in LANGUAGES {
            let words = Wording::new(&G::INFO, language, &[]).expect("the game speaks");
            for own in names {
                for message in own.messages {
                    let id = format!("{message}{}", own.id);
                    if words.has(&id) {
                        old.insert(words.say(&id, &[]).to_lowercase(), id);
                    }
                }
            }
        }
        for (file, text) in &shipped.0 {
            let table: Table = text.parse().expect("the shipped files read");
            each_name(&mut Value::Table(table), "", &self.keys, &mut |name| {
                for text in texts(name) {
                    old.insert(text.to_lowercase(), file.clone());
                }
            });
        }
        old.retain(|name, _| !self.words.contains(&&**name));
        let slug = format!("{}-", G::INFO.slug);
        Findings { old, slug, found: Vec::new(), looked: 0 }
    }

    fn play(&self, game: &G, seed: u64, findings: &mut Findings) {
        let speak = |language| {
            let words = Wording::new(&G::INFO, language, &[]).expect("the game speaks");
            Tongue { language, words: words.about(&game.names()) }
        };
        let tongues = LANGUAGES.map(speak);
        let spoken: Vec<(&'static str, &dyn Words)> =
            tongues.iter().map(|one| (one.language, &one.words as &dyn Words)).collect();
        if let Some(picture) = game.picture(Tongues(&spoken)) {
            let picture = serde_json::to_value(picture).expect("pictures have a JSON form");
            findings.pictured("picture", false, &picture);
        }
        let mut dice = Seeded::from_number(mix(seed, 31));
        let mut choices = Seeded::from_number(mix(seed, 32));
        let mut played = play_opening(game, &mut dice);
        let mut met: Vec<G::Action> = Vec::new();
        for step in 0..self.decisions {
            for roll in &played.settled {
                findings.all(&tongues, "roll", |words| words.roll(roll.why));
            }
            for event in &played.events {
                let place = format!("event {}", event.code());
                findings.all(&tongues, &place, |words| {
                    words.value("event", &Telling { game, value: event })
                });
            }
            let state = &played.state;
            let Turn::To(asked) = game.turn(state) else { break };
            let asked: Vec<Seat> = asked.iter().collect();
            let &seat = one_of(&asked, &mut choices).expect("somebody owes a decision");
            let list = legal(game, state, seat);
            look(game, state, seat, &list, &tongues, findings);
            if step.is_multiple_of(WHOLE_EVERY) {
                look_at_all(game, state, seat, &met, &tongues, &mut choices, findings);
            }
            let action = one_of(&list, &mut choices).expect("whoever owes a decision has a list");
            if met.len() < 400 && !met.contains(action) {
                met.push(action.clone());
            }
            played = play_with(game, state, seat, action, &mut dice);
        }
        let state = &played.state;
        for viewer in viewers(game) {
            let view = game.view(state, viewer);
            findings.all(&tongues, "text", |words| game.text(&view, words));
        }
    }
}

/// What a seat that decides is told.
fn look<G: Show>(
    game: &G,
    state: &G::State,
    seat: Seat,
    list: &[G::Action],
    tongues: &[Tongue; 2],
    findings: &mut Findings,
) {
    let view = game.view(state, Viewer::Seat(seat));
    findings.all(tongues, "text", |words| game.text(&view, words));
    if let Some(question) = game.question(state, seat) {
        let place = format!("question {}", question.code);
        let asking = |words: &Wording| game.asking(&view, question.code, words);
        findings.all(tongues, &place, |words| {
            asking(words).unwrap_or_else(|| words.question(&question))
        });
    }
    for action in list.iter().take(LOOKED_AT) {
        findings.all(tongues, "label", |words| game.label(&view, action, words));
        findings.all(tongues, "phrase", |words| game.phrase(action, words));
        findings.all(tongues, "prospect", |words| {
            let told = game.prospects(&view, action, words);
            told.into_iter().map(|one| one.text).collect::<Vec<_>>().join("\n")
        });
    }
}

/// Every viewer's text, every place in words, what pointing tells, and why actions are refused.
fn look_at_all<G: Show>(
    game: &G,
    state: &G::State,
    seat: Seat,
    met: &[G::Action],
    tongues: &[Tongue; 2],
    own: &mut Seeded,
    findings: &mut Findings,
) {
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        findings.all(tongues, "text", |words| game.text(&view, words));
        findings.all(tongues, "cell", |words| {
            let cells = game.cells(&view, words);
            cells.into_iter().map(|cell| cell.text).collect::<Vec<_>>().join("\n")
        });
    }
    let view = game.view(state, Viewer::Seat(seat));
    let cells = game.cells(&view, &tongues[0].words);
    let world = game.imagine(state, seat, own);
    for _ in 0..8 {
        let (Some(at), Some(from)) = (one_of(&cells, own), one_of(&cells, own)) else { break };
        for from in [None, Some(&*from.id)] {
            findings.all(tongues, "insight", |words| {
                let told = game.insights(&world, seat, (&at.id, from), words);
                let each = told
                    .into_iter()
                    .flat_map(|one| one.cells.into_iter().map(|cell| cell.text).chain([one.text]));
                each.collect::<Vec<_>>().join("\n")
            });
        }
    }
    for seat in seats(game) {
        for action in met {
            if let Err(illegal) = game.check(state, seat, action) {
                let place = format!("refusal {}", illegal.code());
                findings.all(tongues, &place, |words| {
                    words.value("illegal", &Telling { game, value: &illegal })
                });
            }
        }
    }
}

impl Findings {
    fn all(&mut self, tongues: &[Tongue; 2], place: &str, say: impl Fn(&Wording) -> String) {
        for tongue in tongues {
            self.said(&format!("{place} ({})", tongue.language), &say(&tongue.words));
        }
    }

    fn said(&mut self, place: &str, text: &str) {
        self.looked += 1;
        let small = text.to_lowercase();
        let key = small.contains(&self.slug).then_some(&self.slug);
        let old = self.old.keys().find(|name| holds(&small, name));
        if let Some(word) = key.or(old) {
            let line = small.lines().find(|line| line.contains(&**word)).unwrap_or(&small);
            self.found.push(format!("{place}: “{word}” in “{line}”"));
        }
    }

    /// The texts of a picture; everything else in it is a word of the rules.
    fn pictured(&mut self, place: &str, is_text: bool, value: &Json) {
        match value {
            Json::String(text) if is_text => self.said(place, text),
            Json::Array(list) => list.iter().for_each(|one| self.pictured(place, is_text, one)),
            Json::Object(fields) => {
                for (key, value) in fields {
                    let names = ["name", "names", "text", "texts", "short", "full", "en", "fr"];
                    let is_text = is_text || names.contains(&&**key);
                    self.pictured(&format!("{place}.{key}"), is_text, value);
                }
            }
            _ => {}
        }
    }
}

/// Whether a text holds a name as words of its own.
fn holds(text: &str, name: &str) -> bool {
    let is_letter = |one: char| one.is_alphanumeric();
    text.match_indices(name).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + name.len()..].chars().next();
        !before.is_some_and(is_letter) && !after.is_some_and(is_letter)
    })
}

/// The pack with a new name for every record, another one in each language, and how many.
fn renamed(shipped: &Pack, keys: &[&str]) -> (Pack, usize) {
    let mut pack = shipped.clone();
    let mut count = 0;
    for text in pack.0.values_mut() {
        let mut table = Value::Table(text.parse().expect("the shipped files read"));
        let before = count;
        each_name(&mut table, "", keys, &mut |name| {
            count += 1;
            let fresh = [("en", "Qwen"), ("fr", "Qwfr")];
            let fresh = fresh.map(|(language, name)| {
                (language.to_owned(), Value::String(format!("{name} \"{{{count}}}\" \\x")))
            });
            *name = Value::Table(fresh.into_iter().collect());
        });
        if count > before {
            *text = toml::to_string(&table).expect("a table can be written");
        }
    }
    (pack, count)
}

/// Every `name` of the records, except those of the tables named by `keys`.
fn each_name(value: &mut Value, at: &str, keys: &[&str], meet: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|one| each_name(one, at, keys, meet)),
        Value::Table(table) => {
            if !keys.contains(&at)
                && let Some(name) = table.get_mut("name")
            {
                meet(name);
            }
            for (key, one) in table.iter_mut() {
                each_name(one, key, keys, meet);
            }
        }
        _ => {}
    }
}

/// A name in every language that it is given in.
fn texts(name: &Value) -> Vec<&str> {
    match name {
        Value::Table(both) => both.values().filter_map(Value::as_str).collect(),
        other => other.as_str().into_iter().collect(),
    }
}
