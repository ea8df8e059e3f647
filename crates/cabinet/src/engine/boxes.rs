//! Commands about games that need no open table, and those that open one.

use kernel::{Arg, Info, Words};
use serde_json::{Value, json};
use wording::{LANGUAGES, paragraph, paragraphs};

use super::request::{Request, wrong_type};
use super::{Engine, Fields, Seating};
use crate::refusal::short;
use crate::{Dice, Entry, GAMES, Note, Refusal, Voice};

impl Engine {
    pub(super) fn games(&self) -> Fields {
        let one = |entry: &&'static dyn Entry| {
            let info = entry.info();
            let title = Voice::new(&info, self.voice.language(), &[])
                .ok()
                .filter(|voice| voice.game().has("title"))
                .map(|voice| voice.game().say("title", &[]));
            json!({
                "game": info.slug,
                "title": title,
                "seats": [info.seats.0, info.seats.1],
                "rules_version": info.rules_version,
                "languages": info.book.texts.iter().map(|texts| texts.language).collect::<Vec<_>>(),
            })
        };
        vec![("games", self.games.iter().map(one).collect())]
    }

    pub(super) fn form(&self, request: &Request) -> Result<Fields, Refusal> {
        let (entry, voice) = self.named(request)?;
        let form = entry.form();
        let labelled = form.0.iter().map(|field| {
            let mut json = serde_json::to_value(field).expect("a form has a JSON form");
            let id = format!("option-{}", field.key);
            json["label"] = voice.game().say(&id, &[]).into();
            json["help"] = voice.game().attribute(&id, "help").into();
            json
        });
        Ok(vec![("form", labelled.collect())])
    }

    pub(super) fn rules(&self, request: &Request) -> Result<Fields, Refusal> {
        let (entry, voice) = self.named(request)?;
        let info = entry.info();
        let language = voice.language();
        let found = match request.text("paragraph", &self.voice)? {
            None => {
                let texts = info.book.texts.iter();
                let own = texts.filter(|texts| texts.language == language);
                own.flat_map(|texts| paragraphs(texts.rules)).collect()
            }
            Some(id) => vec![paragraph(&info, language, id).ok_or_else(|| {
                let args = [("paragraph", &*short(id)), ("game", info.slug)];
                Refusal::new(&self.voice, "unknown-paragraph", &args).at("paragraph")
            })?],
        };
        let plain =
            found.iter().map(|one| json!({"id": one.id, "title": one.title, "text": one.text}));
        Ok(vec![("paragraphs", plain.collect())])
    }

    pub(super) fn content(&self, request: &Request) -> Result<Fields, Refusal> {
        let (entry, voice) = self.named(request)?;
        let files = entry.content(&voice)?;
        let files = serde_json::to_value(files).expect("a pack has a JSON form");
        Ok(vec![("content", files)])
    }

    /// Every plan for a battle that somebody writes down.
    pub(super) fn plan(&self, request: &Request) -> Result<Fields, Refusal> {
        const TOOL: &str = "plans";
        let (entry, voice) = self.named(request)?;
        let pack = request.pack(&self.voice)?;
        let options = request.get("options").unwrap_or(&Value::Null);
        let mut asked = json!({ "scenario": request.need("scenario", &self.voice)? });
        if let Some(explain) = request.get("explain") {
            asked["explain"] = explain.clone();
        }
        if !entry.tools().contains(&TOOL) {
            let able = GAMES.iter().filter(|game| game.tools().contains(&TOOL));
            let allowed: Vec<&str> = able.map(|game| game.info().slug).collect();
            let args = [("game", entry.info().slug), ("allowed", &*allowed.join(", "))];
            return Err(Refusal::new(&voice, "no-planner", &args).at("game"));
        }
        let mut found = entry.work(TOOL, (options, pack.as_ref()), &asked, &voice)?;
        Ok(vec![("plans", found["plans"].take())])
    }

    pub(super) fn setup(&self, request: &Request) -> Result<Fields, Refusal> {
        let (entry, voice) = self.named(request)?;
        let pack = request.pack(&self.voice)?;
        let options = request.get("options").unwrap_or(&Value::Null);
        let setup = entry.setup(options, pack.as_ref(), &voice)?;
        let mut fields = vec![
            ("game", entry.info().slug.into()),
            ("options", setup.options),
            ("seats", setup.seats.into()),
            ("content", setup.content.to_string().into()),
        ];
        fields.extend(told(&setup.notes));
        Ok(fields)
    }

    pub(super) fn begin(&mut self, request: &Request) -> Result<Fields, Refusal> {
        request.need("game", &self.voice)?;
        let (entry, voice) = self.named(request)?;
        let pack = request.pack(&self.voice)?;
        let (seed, mut dice) = self.seeded(request)?;
        dice.queue(request.rolls(&self.voice)?.unwrap_or_default());
        let options = request.get("options").unwrap_or(&Value::Null);
        let table = entry.open(options, pack.as_ref(), &mut dice, &voice)?;
        let mut fields = vec![
            ("game", entry.info().slug.into()),
            ("options", table.options()),
            ("seats", table.seats().into()),
            ("seed", (&*seed).into()),
        ];
        fields.extend(told(&table.notes(&voice)));
        if dice.queued() > 0 {
            fields.push(("queued", dice.queued().into()));
        }
        self.sit(Seating::new(entry, table, pack, dice, &seed), voice);
        Ok(fields)
    }

    pub(super) fn load(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let replay = request.need("replay", &self.voice)?;
        let (entry, voice) = self.recorded(replay, request)?;
        let pack = request.pack(&self.voice)?;
        let (seed, dice) = self.seeded(request)?;
        let table = entry.load(replay, pack.as_ref(), &voice)?;
        let fields = vec![
            ("game", entry.info().slug.into()),
            ("steps", table.steps().into()),
            ("seed", (&*seed).into()),
        ];
        self.sit(Seating::new(entry, table, pack, dice, &seed), voice);
        Ok(fields)
    }

    pub(super) fn verify(&self, request: &Request) -> Result<Fields, Refusal> {
        let replay = request.need("replay", &self.voice)?;
        let (entry, voice) = self.recorded(replay, request)?;
        let pack = request.pack(&self.voice)?;
        entry.verify(replay, pack.as_ref(), &voice)?;
        Ok(Vec::new())
    }

    pub(super) fn position(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let state = request.need("state", &self.voice)?;
        let (entry, voice) = self.named(request)?;
        let (seed, dice) = self.seeded(request)?;
        let open = self.seating.as_ref().filter(|_| request.get("game").is_none());
        let options = match (request.get("options"), open) {
            (Some(options), _) => options.clone(),
            (None, Some(seating)) => seating.table.options(),
            (None, None) => Value::Null,
        };
        let pack = match (request.pack(&self.voice)?, open) {
            (None, Some(seating)) => seating.pack.clone(),
            (given, _) => given,
        };
        let table = entry.position(&options, pack.as_ref(), state, &voice)?;
        let fields = vec![
            ("game", entry.info().slug.into()),
            ("options", table.options()),
            ("seats", table.seats().into()),
            ("seed", (&*seed).into()),
        ];
        let seating = Seating::new(entry, table, pack, dice, &seed);
        self.sit(Seating { written: true, ..seating }, voice);
        Ok(fields)
    }

    pub(super) fn lang(&mut self, request: &Request) -> Result<Fields, Refusal> {
        request.need("lang", &self.voice)?;
        let language = self.language(request)?;
        let voice = match &self.seating {
            Some(seating) => self.speak(&seating.entry.info(), &language)?,
            None => Voice::of_no_game(&language).map_err(|error| self.speechless(&error))?,
        };
        self.voice = voice;
        Ok(vec![("lang", language.into())])
    }

    /// The game that a request names, or the one on the table.
    fn named(&self, request: &Request) -> Result<(&'static dyn Entry, Voice), Refusal> {
        let entry = match (request.text("game", &self.voice)?, &self.seating) {
            (Some(slug), _) => self.game(slug, "game")?,
            (None, Some(seating)) => seating.entry,
            (None, None) => {
                request.need("game", &self.voice)?;
                return Err(Refusal::new(&self.voice, "no-game", &[]));
            }
        };
        let language = self.language(request)?;
        Ok((entry, self.speak(&entry.info(), &language)?))
    }

    /// The game that a record is of.
    fn recorded(
        &self,
        replay: &Value,
        request: &Request,
    ) -> Result<(&'static dyn Entry, Voice), Refusal> {
        if !replay.is_object() {
            return Err(wrong_type(&self.voice, "replay", replay, "kind-record", &[]));
        }
        let entry = match replay.get("game") {
            Some(Value::String(slug)) => self.game(slug, "replay.game")?,
            other => {
                let value = other.unwrap_or(&Value::Null);
                let at = "replay.game";
                return Err(wrong_type(&self.voice, at, value, "kind-text", &[]));
            }
        };
        let language = self.language(request)?;
        Ok((entry, self.speak(&entry.info(), &language)?))
    }

    fn game(&self, slug: &str, at: &str) -> Result<&'static dyn Entry, Refusal> {
        let found = self.games.iter().find(|entry| entry.info().slug == slug);
        found.copied().ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|entry| entry.info().slug).collect();
            let args = [("game", &*short(slug)), ("allowed", &*known.join(", "))];
            Refusal::new(&self.voice, "unknown-game", &args).at(at)
        })
    }

    /// The language that a request names, or the one in use.
    fn language(&self, request: &Request) -> Result<String, Refusal> {
        match request.text("lang", &self.voice)? {
            None => Ok(self.voice.language().to_owned()),
            Some(known) if LANGUAGES.contains(&known) => Ok(known.to_owned()),
            Some(other) => {
                let args = [("lang", &*short(other)), ("allowed", &*LANGUAGES.join(", "))];
                Err(Refusal::new(&self.voice, "unknown-language", &args).at("lang"))
            }
        }
    }

    fn speak(&self, info: &Info, language: &str) -> Result<Voice, Refusal> {
        Voice::new(info, language, &[]).map_err(|error| self.speechless(&error))
    }

    fn speechless(&self, error: &wording::WordingError) -> Refusal {
        let problem = error.to_string();
        let args = [("problem", Arg::Text(&problem))];
        Refusal::saying("no-sentences", self.voice.say("no-sentences", &args))
    }

    /// Dice from the seed that a request names, or from a new one.
    fn seeded(&mut self, request: &Request) -> Result<(String, Dice), Refusal> {
        let seed = if let Some(seed) = request.text("seed", &self.voice)? {
            seed.to_owned()
        } else {
            self.seeds += 1;
            format!("{}-{}", self.entropy, self.seeds)
        };
        let dice = Dice::from_text(&seed);
        Ok((seed, dice))
    }

    fn sit(&mut self, seating: Seating, voice: Voice) {
        self.seating = Some(seating);
        self.voice = voice;
    }
}

/// The notes of an opened box, if there are any.
fn told(notes: &[Note]) -> Option<(&'static str, Value)> {
    let json = || serde_json::to_value(notes).expect("notes have a JSON form");
    (!notes.is_empty()).then(|| ("notes", json()))
}
