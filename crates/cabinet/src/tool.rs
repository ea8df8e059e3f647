//! Tools of the games, asked in JSON.

use std::marker::PhantomData;

use kernel::{Bench, Desk, Pack, Reason, Show, Teller, Telling, Tongues, Tool};
use serde_json::Value;
use wording::in_all_languages;

use crate::reading::complaint;
use crate::refusal::place_of;
use crate::{Refusal, Voice, options};

/// The names of a game's tools.
pub(crate) fn names<G: Show>() -> Vec<&'static str> {
    struct Names(Vec<&'static str>);
    impl<G: Show> Bench<G> for Names {
        fn see<T: Tool<G>>(&mut self) {
            self.0.push(T::NAME);
        }
    }
    let mut names = Names(Vec::new());
    G::tools(&mut names);
    names.0
}

/// What the tool with this name answers; nothing if the game has none.
pub(crate) fn work<G: Show>(
    name: &str,
    (chosen, pack): (&Value, Option<&Pack>),
    asked: &Value,
    voice: &Voice,
) -> Option<Result<Value, Refusal>> {
    let mut worker =
        Worker::<G> { name, chosen, pack, asked, voice, answer: None, game: PhantomData };
    G::tools(&mut worker);
    worker.answer
}

struct Worker<'a, G> {
    name: &'a str,
    chosen: &'a Value,
    pack: Option<&'a Pack>,
    asked: &'a Value,
    voice: &'a Voice,
    answer: Option<Result<Value, Refusal>>,
    game: PhantomData<G>,
}

impl<G: Show> Bench<G> for Worker<'_, G> {
    fn see<T: Tool<G>>(&mut self) {
        if T::NAME == self.name {
            self.answer = Some(self.use_it::<T>());
        }
    }
}

impl<G: Show> Worker<'_, G> {
    fn use_it<T: Tool<G>>(&self) -> Result<Value, Refusal> {
        let voice = &*self.voice.about(&options::names_of::<G>(self.pack));
        let asked = serde_path_to_error::deserialize(self.asked).map_err(|error| {
            let at = place_of(error.path(), T::SUBJECT);
            let at = at.strip_prefix(&format!("{}.", T::SUBJECT)).unwrap_or(&at);
            let complaint = complaint(&error.inner().to_string(), voice);
            Refusal::malformed(voice.game(), &format!("malformed-{}", T::SUBJECT), at, complaint)
        })?;
        let opened = options::opened::<G>(self.chosen, self.pack, self.voice);
        let options = options::read::<G>(self.chosen, self.voice);
        let desk = Desk {
            opened: opened.as_deref(),
            options: options.as_ref(),
            pack: self.pack,
            teller: voice,
        };
        let answer = T::work(&desk, asked).map_err(|error| match &*error.0 {
            [alone] if alone.at.is_empty() => counted(Refusal::one(voice, alone)),
            _ if opened.as_ref().is_err_and(|closed| *closed == error) => {
                Refusal::reasons(voice, "setup-refused", &error)
            }
            _ => {
                let reasons = error.0.iter().map(|one| Refusal::one(voice, one)).collect();
                Refusal::several(voice.game(), &format!("{}-refused", T::SUBJECT), reasons)
            }
        })?;
        Ok(serde_json::to_value(answer).expect("what tools answer has a JSON form"))
    }
}

/// A refusal that stands alone says its numbers as numbers.
fn counted(mut refusal: Refusal) -> Refusal {
    for value in refusal.values.values_mut() {
        if let Some(number) = value.as_str().and_then(|text| text.parse::<i64>().ok()) {
            *value = number.into();
        }
    }
    refusal
}

impl<G: Show> Teller<G> for Voice {
    fn event(&self, game: &G, event: &G::Event) -> String {
        self.game().value("event", &Telling { game, value: event })
    }

    fn refused(&self, reason: &Reason) -> String {
        self.game().reason(reason)
    }

    fn kept(&self, reason: &Reason) -> String {
        self.game().kept(reason)
    }

    fn in_all(&self, game: &G, say: &mut dyn FnMut(Tongues<'_>)) {
        in_all_languages(game, say);
    }
}
