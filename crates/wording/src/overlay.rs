//! Names of an owner's pack laid over the shipped sentences.
//!
//! A message that says a name says the owner's instead, wherever other messages refer to it; a field
//! that holds the id of such a record holds its name, which takes no article.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::{FluentMessage, FluentResource};
use kernel::OwnNames;

use crate::{Sentences, empty, next};

/// Packs whose sentences are kept, the one used last at the end.
const KEPT: usize = 16;

static OVERLAID: Mutex<Vec<(u64, OwnNames, Arc<Sentences>)>> = Mutex::new(Vec::new());

/// The names of a pack in one language.
pub(crate) struct Own {
    /// The sentences without them.
    shipped: Arc<Sentences>,
    /// By whole id of the message.
    messages: BTreeMap<String, String>,
    /// By field, then by what it holds.
    fields: BTreeMap<&'static str, BTreeMap<String, String>>,
}

impl Own {
    /// What the owner calls the thing whose id this field holds.
    pub(crate) fn called(&self, field: &str, id: &str) -> Option<&str> {
        self.fields.get(field)?.get(id).map(String::as_str)
    }
}

impl Sentences {
    /// The owner's name that this message says.
    pub(crate) fn own_message(&self, id: &str) -> Option<&str> {
        self.own.as_ref()?.messages.get(id).map(String::as_str)
    }

    /// What a message without arguments says.
    pub(crate) fn plain(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A message; what stands beside a name is still the shipped text.
    pub(crate) fn message(&self, id: &str, beside: bool) -> Option<FluentMessage<'_>> {
        match &self.own {
            Some(own) if beside => own.shipped.bundle.get_message(id),
            _ => self.bundle.get_message(id),
        }
    }
}

/// The sentences with these names; the shared ones where there are none.
pub(crate) fn about(
    sentences: &Arc<Sentences>,
    slug: &'static str,
    names: &OwnNames,
) -> Arc<Sentences> {
    let shipped = sentences.own.as_ref().map_or(sentences, |own| &own.shipped);
    if names.is_empty() {
        return Arc::clone(shipped);
    }
    let mut kept = OVERLAID.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept.iter().position(|(of, own, _)| *of == shipped.serial && own == names);
    let entry = match known {
        Some(place) => kept.remove(place),
        None => (shipped.serial, names.clone(), Arc::new(overlaid(shipped, slug, names))),
    };
    let laid = Arc::clone(&entry.2);
    kept.push(entry);
    if kept.len() > KEPT {
        kept.remove(0);
    }
    laid
}

fn overlaid(shipped: &Arc<Sentences>, slug: &str, names: &OwnNames) -> Sentences {
    let mut messages = BTreeMap::new();
    let mut fields: BTreeMap<&'static str, BTreeMap<String, String>> = BTreeMap::new();
    for own in names {
        let ids = own.messages.iter().map(|message| format!("{slug}-{message}{}", own.id));
        let name = match &own.name {
            Some(name) => name.speaking(shipped.language).to_owned(),
            None => ids.clone().find_map(|id| shipped.plain(&id)).unwrap_or_else(|| own.id.clone()),
        };
        for field in own.fields {
            let held = fields.entry(field).or_default();
            // Some events carry the name in the file where others carry the id.
            held.extend(own.name.as_ref().map(|given| (given.en.clone(), name.clone())));
            held.insert(own.held.clone(), name.clone());
        }
        if own.name.is_some() {
            messages.extend(ids.map(|id| (id, name.clone())));
        }
    }
    let mut bundle = empty(shipped.language).expect("the shipped sentences speak it");
    for resource in &shipped.resources {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    let text = fluent(&messages);
    let resource = FluentResource::try_new(text).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(Arc::new(resource));
    Sentences {
        serial: next(),
        language: shipped.language,
        bundle,
        resources: Vec::new(),
        variables: Arc::clone(&shipped.variables),
        nouns: Arc::clone(&shipped.nouns),
        own: Some(Own { shipped: Arc::clone(shipped), messages, fields }),
    }
}

/// Messages as Fluent reads them, every name one quoted text. An id that Fluent cannot spell is left
/// out: no other message refers to it.
fn fluent(messages: &BTreeMap<String, String>) -> String {
    let is_spelt =
        |id: &str| id.bytes().all(|one| one.is_ascii_alphanumeric() || b"-_".contains(&one));
    let mut text = String::new();
    for (id, name) in messages.iter().filter(|(id, _)| is_spelt(id)) {
        let quoted = name.replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(text, "{id} = {{ \"{quoted}\" }}").expect("writing to a string cannot fail");
    }
    text
}
