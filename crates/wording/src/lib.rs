//! Sentences in French and English from the games' Fluent files.
//!
//! A [`Wording`] joins the messages of one game with the common messages of this crate, in one
//! language, with the names of the players at hand. Ids are `<slug>-<kind>-<code>`; arguments are
//! the flat fields of the value; fields that hold seats become names; fields that the message
//! `<slug>-nouns` lists hold ids and become nouns (`<slug>-card-<id>` or `<slug>-name-<id>` for a field
//! `card` or `troop_card`), which sentences put into their grammar by functions: `THE($card)`,
//! `OF($seat)`; `parts` of a sum become a list of `<slug>-term-<id>`, each with its value and its
//! paragraph.

mod arguments;
mod noun;
mod number;
mod overlay;
mod rules;
mod said;
mod variables;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{
    Arg, Game, Info, OwnNames, Question, Reason, Ruled, Seat, Texts, Tongues, Why, Words,
};
use serde::Serialize;
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

use crate::arguments::Arguments;
use crate::noun::Noun;
use crate::overlay::Own;
use crate::variables::Variables;

pub use crate::noun::elides;
pub use crate::rules::{Paragraph, paragraph, paragraphs};

/// The languages every game speaks.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// The messages that belong to no game, one text per language of [`LANGUAGES`].
const COMMON: [(&str, &str); 2] =
    [("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))];

/// Why sentences cannot be had.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordingError {
    /// Neither the game nor the common messages speak this language.
    #[error("no sentences in the language {0}")]
    Language(String),
    /// A file of messages does not read.
    #[error("the messages of {file} do not read: {problem}")]
    Messages {
        /// The game's slug, or `common`.
        file: String,
        /// What the reader said.
        problem: String,
    },
}

/// Sentences of one game in one language, the common ones included.
#[allow(missing_debug_implementations, reason = "a bundle of messages has no printable form")]
#[derive(Clone)]
pub struct Wording {
    slug: &'static str,
    names: Vec<String>,
    sentences: Arc<Sentences>,
}

/// What all tables of a game share in one language; with an owner's names, all tables of a pack.
pub(crate) struct Sentences {
    /// Unlike a place in memory never given twice.
    serial: u64,
    language: &'static str,
    bundle: FluentBundle<Arc<FluentResource>>,
    resources: Vec<Arc<FluentResource>>,
    variables: Arc<BTreeMap<String, Variables>>,
    /// Fields that hold the id of a noun.
    nouns: Arc<BTreeSet<String>>,
    own: Option<Own>,
}

static SERIAL: AtomicU64 = AtomicU64::new(0);

/// Texts that were read once, by their place in the program and their language.
type Shelf = BTreeMap<(usize, &'static str), Arc<Sentences>>;

static READ: Mutex<Shelf> = Mutex::new(BTreeMap::new());

impl Sentences {
    /// The sentences of a game, read when they are first asked for.
    fn of(info: &Info, language: &str) -> Result<Arc<Sentences>, WordingError> {
        let unknown = || WordingError::Language(language.to_owned());
        let texts = info.book.texts.iter().find(|texts| texts.language == language);
        let texts = texts.ok_or_else(unknown)?;
        let place = (texts.locale.as_ptr().addr(), texts.language);
        let mut shelf = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(read) = shelf.get(&place) {
            return Ok(Arc::clone(read));
        }
        let (_, common) =
            COMMON.iter().find(|(known, _)| *known == language).ok_or_else(unknown)?;
        let files = [("common", *common), (info.slug, texts.locale)];
        let read = Arc::new(Sentences::read(texts.language, files)?);
        shelf.insert(place, Arc::clone(&read));
        Ok(read)
    }

    fn read(language: &'static str, files: [(&str, &str); 2]) -> Result<Sentences, WordingError> {
        let mut variables = variables::Index::default();
        let mut resources = Vec::new();
        for (file, text) in files {
            let resource = read(file, text)?;
            variables.add(&resource);
            resources.push(Arc::new(resource));
        }
        let mut bundle = empty(language)?;
        for ((file, _), resource) in files.iter().zip(&resources) {
            bundle.add_resource(Arc::clone(resource)).map_err(|errors| broken(file, &errors))?;
        }
        let variables = Arc::new(variables.resolved());
        let nouns = Arc::default();
        let read =
            Sentences { serial: next(), language, bundle, resources, variables, nouns, own: None };
        let [_, (slug, _)] = files;
        let listed = read.plain(&format!("{slug}-nouns")).unwrap_or_default();
        let nouns = Arc::new(listed.split_whitespace().map(str::to_owned).collect());
        Ok(Sentences { nouns, ..read })
    }
}

/// A bundle of one language without messages.
fn empty(language: &str) -> Result<FluentBundle<Arc<FluentResource>>, WordingError> {
    let unknown = |_| WordingError::Language(language.to_owned());
    let tag: LanguageIdentifier = language.parse().map_err(unknown)?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    let written: fn(&FluentValue<'_>, &_) -> Option<String> =
        if language == "fr" { number::french } else { number::english };
    bundle.set_formatter(Some(written));
    bundle.add_builtins().expect("an empty bundle has no functions yet");
    noun::teach(&mut bundle, language).expect("an empty bundle has no functions yet");
    Ok(bundle)
}

/// A number that no sentences had before.
fn next() -> u64 {
    SERIAL.fetch_add(1, Ordering::Relaxed)
}

impl Wording {
    /// The sentences of a game; seats without a name are called by their color.
    pub fn new(info: &Info, language: &str, names: &[String]) -> Result<Wording, WordingError> {
        let sentences = Sentences::of(info, language)?;
        Ok(Wording { slug: info.slug, names: names.to_vec(), sentences })
    }

    /// The same sentences about a box whose records have names of their own.
    #[must_use]
    pub fn about(&self, names: &OwnNames) -> Wording {
        let sentences = overlay::about(&self.sentences, self.slug, names);
        Wording { slug: self.slug, names: self.names.clone(), sentences }
    }

    /// The sentence `<slug>-<kind>-<code>` of a value, its flat fields as arguments.
    pub fn value<T: Serialize + Ruled>(&self, kind: &str, value: &T) -> String {
        let id = format!("{}-{kind}-{}", self.slug, value.code());
        self.message(&id, &Arguments::of(value, self))
    }

    /// The sentence `<slug>-<kind>-<code>` of a value that is a JSON object already.
    pub fn fields(&self, kind: &str, code: &str, fields: &Map<String, Value>) -> String {
        let id = format!("{}-{kind}-{code}", self.slug);
        self.message(&id, &Arguments::of_fields(fields, self))
    }

    /// The sentence of a reason: the game's own if it has one, else the common one.
    pub fn reason(&self, reason: &Reason) -> String {
        let mut arguments = Arguments::of_texts(&reason.values, self);
        arguments.text("at", &reason.at);
        let own = format!("{}-reason-{}", self.slug, reason.code);
        if self.sentences.bundle.has_message(&own) {
            return self.message(&own, &arguments);
        }
        let common = format!("common-reason-{}", reason.code);
        if self.sentences.bundle.has_message(&common) {
            return self.message(&common, &arguments);
        }
        self.message(&own, &arguments)
    }

    /// The sentence `<slug>-note-<code>` of what opening a box changed.
    pub fn note(&self, note: &Reason) -> String {
        self.measured("note", note)
    }

    /// The sentence `<slug>-kept-<code>` of a limit that options keep.
    pub fn kept(&self, kept: &Reason) -> String {
        self.measured("kept", kept)
    }

    fn measured(&self, kind: &str, reason: &Reason) -> String {
        let mut arguments = Arguments::of_texts(&reason.values, self);
        arguments.text("at", &reason.at);
        self.message(&format!("{}-{kind}-{}", self.slug, reason.code), &arguments)
    }

    /// The sentence of a question to a seat.
    pub fn question(&self, question: &Question) -> String {
        let id = format!("{}-ask-{}", self.slug, question.code);
        self.message(&id, &Arguments::of(question, self))
    }

    /// The sentence that says why chance is asked.
    pub fn roll(&self, why: &Why) -> String {
        let id = format!("{}-roll-{}", self.slug, why.code);
        self.message(&id, &Arguments::of(why, self))
    }

    /// The common sentence `common-<id>`.
    pub fn common(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.message(&format!("common-{id}"), &Arguments::given(args, self))
    }

    /// An attribute of the message `<slug>-<id>`, without arguments.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        let id = format!("{}-{id}.{attribute}", self.slug);
        self.format(&id, &Arguments::default())
    }

    /// Whether the game has the message `<slug>-<id>`, or `<slug>-<id>` with an attribute when
    /// the id ends in `.attribute`.
    pub fn has(&self, id: &str) -> bool {
        self.has_message(&format!("{}-{id}", self.slug))
    }

    /// Whether there is a common message `common-<id>`.
    pub fn has_common(&self, id: &str) -> bool {
        self.has_message(&format!("common-{id}"))
    }

    /// The arguments that the message `<slug>-<id>`, its attributes and the messages they use
    /// refer to.
    pub fn variables(&self, id: &str) -> BTreeSet<String> {
        self.variants(id).into_keys().collect()
    }

    /// The same arguments with the variants that each chooses between.
    pub fn variants(&self, id: &str) -> BTreeMap<String, BTreeSet<String>> {
        let id = format!("{}-{id}", self.slug);
        self.sentences.variables.get(&id).cloned().unwrap_or_default()
    }

    /// The noun that a field means by an id: the message of its own kind, or the name of anything.
    pub(crate) fn noun(&self, field: &str, id: &str) -> Option<Noun> {
        let kind = field.rsplit('_').next().unwrap_or(field);
        if !self.sentences.nouns.contains(kind) {
            return None;
        }
        let ids = [kind, "name"].map(|kind| format!("{}-{kind}-{id}", self.slug));
        let none = Arguments::default();
        let (name, id) = ids.into_iter().find_map(|id| Some((self.format(&id, &none)?, id)))?;
        if self.sentences.own_message(&id).is_some() {
            return Some(Noun::name(&name));
        }
        let text = |attribute: &str| self.format(&format!("{id}.{attribute}"), &none);
        Some(Noun::of(name, text))
    }

    /// What the game calls a part of a sum, where it names it.
    pub(crate) fn term(&self, id: &str) -> Option<String> {
        self.format(&format!("{}-term-{id}", self.slug), &Arguments::default())
    }

    /// What the owner of the box calls the thing whose id this field holds.
    pub(crate) fn own(&self, field: &str, id: &str) -> Option<&str> {
        self.sentences.own.as_ref()?.called(field, id)
    }

    /// The same where the field holds the place of the thing in its table.
    pub(crate) fn own_numbered(&self, field: &str, place: i64) -> Option<&str> {
        self.sentences.own.as_ref()?.called(field, &place.to_string())
    }

    fn has_message(&self, id: &str) -> bool {
        let (name, attribute) = split(id);
        if attribute.is_none() && self.sentences.own_message(name).is_some() {
            return true;
        }
        let Some(message) = self.sentences.message(name, attribute.is_some()) else {
            return false;
        };
        match attribute {
            None => message.value().is_some(),
            Some(attribute) => message.get_attribute(attribute).is_some(),
        }
    }

    /// The sentence, or the bare id with its arguments when there is none.
    fn message(&self, id: &str, arguments: &Arguments) -> String {
        self.format(id, arguments).unwrap_or_else(|| format!("{id}{arguments}"))
    }

    fn format(&self, id: &str, arguments: &Arguments) -> Option<String> {
        let (name, attribute) = split(id);
        if let (None, Some(own)) = (attribute, self.sentences.own_message(name)) {
            return Some(own.to_owned());
        }
        let message = self.sentences.message(name, attribute.is_some())?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let values: FluentArgs<'_> = arguments.values();
        // What a message lacks is left as its placeholder; law X1 finds it.
        let mut errors = Vec::new();
        let sentence = self.sentences.bundle.format_pattern(pattern, Some(&values), &mut errors);
        Some(sentence.into_owned())
    }
}

/// What a game says in all languages at once about an opened box.
pub fn in_all_languages<G: Game, T>(game: &G, say: impl FnOnce(Tongues<'_>) -> T) -> T {
    let names = game.names();
    let speak = |texts: &Texts| {
        let words = Wording::new(&G::INFO, texts.language, &[]).ok()?;
        Some((texts.language, words.about(&names)))
    };
    let spoken: Vec<_> = G::INFO.book.texts.iter().filter_map(speak).collect();
    let tongues: Vec<(_, &dyn Words)> =
        spoken.iter().map(|(language, words)| (*language, words as &dyn Words)).collect();
    say(Tongues(&tongues))
}

/// The id of a message and the attribute asked for, if any.
fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(name, attribute)| (name, Some(attribute)))
}

fn read(file: &str, text: &str) -> Result<FluentResource, WordingError> {
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| broken(file, &errors))
}

fn broken<E: std::fmt::Display>(file: &str, errors: &[E]) -> WordingError {
    let problems: Vec<String> = errors.iter().map(ToString::to_string).collect();
    WordingError::Messages { file: file.to_owned(), problem: problems.join("; ") }
}

impl Words for Wording {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        said::once(&self.sentences, id, args, || {
            let id = format!("{}-{id}", self.slug);
            self.message(&id, &Arguments::given(args, self))
        })
    }

    fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.common("seat", &[("number", Arg::Number(i64::from(seat.0) + 1))]),
        }
    }

    fn aside(&self, id: &str, name: &str) -> Option<String> {
        self.attribute(id, name)
    }
}
