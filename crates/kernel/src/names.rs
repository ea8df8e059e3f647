//! What an owner's pack calls things: names that differ from those of the shipped sentences.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::de::{self, IgnoredAny, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use crate::{Pack, Words};

/// A name in a content file: one text for all languages, or one for each.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Name {
    /// Longest name in characters: a label, a line of the log and a card still hold it.
    pub const LONGEST: usize = 60;

    /// The same in all languages.
    pub fn plain(text: &str) -> Name {
        Name { en: text.to_owned(), fr: text.to_owned() }
    }

    /// The name in a language; English where a language has none of its own.
    pub fn speaking(&self, language: &str) -> &str {
        if language == "fr" { &self.fr } else { &self.en }
    }

    /// Whether a text is one short plain line.
    fn is_one(text: &str) -> bool {
        let count = text.chars().count();
        !text.trim().is_empty() && count <= Name::LONGEST && !text.chars().any(turns_lines)
    }
}

/// What readers of names need, as their complaints say it.
const A_NAME: &str = "a name: one plain line, or a table with `en` and `fr`";

/// Whether a character breaks a line, or turns the direction of what follows the name.
fn turns_lines(one: char) -> bool {
    one.is_control() || matches!(one, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NameVisitor)
    }
}

struct NameVisitor;

impl<'de> Visitor<'de> for NameVisitor {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(A_NAME)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Name, E> {
        if Name::is_one(text) {
            return Ok(Name::plain(text));
        }
        Err(E::invalid_value(Unexpected::Str(text), &A_NAME))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Name, A::Error> {
        let (mut en, mut fr) = (None, None);
        while let Some(language) = map.next_key::<String>()? {
            let place = match &*language {
                "en" => &mut en,
                "fr" => &mut fr,
                other => return Err(de::Error::unknown_field(other, &["en", "fr"])),
            };
            let Line(text) = map.next_value()?;
            *place = Some(text);
        }
        let en = en.ok_or_else(|| de::Error::missing_field("en"))?;
        let fr = fr.ok_or_else(|| de::Error::missing_field("fr"))?;
        Ok(Name { en, fr })
    }
}

/// A name in one language.
struct Line(String);

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if Name::is_one(&text) {
            return Ok(Line(text));
        }
        Err(de::Error::invalid_value(Unexpected::Str(&text), &A_NAME))
    }
}

/// Where the content of a game keeps names, and where its sentences say them.
#[derive(Clone, Copy, Debug)]
pub struct NameTable {
    /// How the names of the files begin.
    pub file: &'static str,
    /// The table in them, steps separated by dots; empty for the file itself.
    pub table: &'static str,
    /// The key that holds the id of a record; `=` and the id itself where the table is one record.
    pub key: &'static str,
    /// What stands before the id in the messages that say the name.
    pub messages: &'static [&'static str],
    /// The fields of events, questions and labels that hold the id.
    pub fields: &'static [&'static str],
    /// Those fields hold the place of the record in its table instead, from 0.
    pub numbered: bool,
}

/// What one record is called.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OwnName {
    /// The id of the record.
    pub id: String,
    /// Its name; nothing where the shipped messages say it.
    pub name: Option<Name>,
    /// What stands before the id in the messages that say the name.
    pub messages: &'static [&'static str],
    /// What stands for the record in fields.
    pub held: String,
    /// The fields of events, questions and labels that hold it.
    pub fields: &'static [&'static str],
}

/// The records of an opened box that are called otherwise than the shipped sentences call them, or
/// that those do not know. Empty for the shipped content; copies share one list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnNames(Arc<Vec<OwnName>>);

impl OwnNames {
    /// The names in an owner's files that the shipped ones do not have; `read` reads a file.
    pub fn between(
        tables: &[NameTable],
        shipped: &Pack,
        own: &Pack,
        read: impl Fn(&str) -> Option<Records>,
    ) -> OwnNames {
        let mut names = Vec::new();
        for (file, text) in &own.0 {
            let before = shipped.0.get(file);
            if before == Some(text) {
                continue;
            }
            let Some(now) = read(text) else { continue };
            let before = before.and_then(|text| read(text)).unwrap_or_default();
            for table in tables.iter().filter(|table| file.starts_with(table.file)) {
                let known = before.names(table);
                for (place, one) in now.names(table).into_iter().enumerate() {
                    let is_said = known.contains(&one);
                    let is_there = !table.numbered || known.get(place) == Some(&one);
                    if is_said && is_there {
                        continue;
                    }
                    let (id, name) = one;
                    let held = if table.numbered { place.to_string() } else { id.clone() };
                    let name = (!is_said).then_some(name);
                    let (messages, fields) = (table.messages, table.fields);
                    names.push(OwnName { id, name, messages, held, fields });
                }
            }
        }
        OwnNames(Arc::new(names))
    }

    /// Every name, in the order of the files.
    pub fn iter(&self) -> std::slice::Iter<'_, OwnName> {
        self.0.iter()
    }

    /// Whether all records are called as in the shipped sentences.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'a> IntoIterator for &'a OwnNames {
    type Item = &'a OwnName;
    type IntoIter = std::slice::Iter<'a, OwnName>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The records of a content file, as far as names need them.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Records(Tree);

#[derive(Debug, Default, Deserialize)]
#[serde(untagged)]
enum Tree {
    Text(String),
    List(Vec<Tree>),
    Table(BTreeMap<String, Tree>),
    Other(IgnoredAny),
    #[default]
    #[serde(skip)]
    Nothing,
}

impl Records {
    /// Ids with their names; a record without a name is called by its id.
    fn names(&self, table: &NameTable) -> Vec<(String, Name)> {
        let mut records = vec![&self.0];
        for step in table.table.split('.').filter(|step| !step.is_empty()) {
            records = records.into_iter().filter_map(|tree| tree.at(step)).collect();
            records = records.into_iter().flat_map(Tree::rows).collect();
        }
        let named = |record: &Tree| {
            let id = match (table.key.strip_prefix('='), record.at(table.key)) {
                (Some(id), _) => id,
                (None, Some(Tree::Text(id))) => id,
                (None, _) => return None,
            };
            let name = record.at("name").and_then(Tree::name);
            Some((id.to_owned(), name.unwrap_or_else(|| Name::plain(id))))
        };
        records.into_iter().filter_map(named).collect()
    }
}

impl Tree {
    fn at(&self, key: &str) -> Option<&Tree> {
        match self {
            Tree::Table(fields) => fields.get(key),
            _ => None,
        }
    }

    fn rows(&self) -> Vec<&Tree> {
        match self {
            Tree::List(rows) => rows.iter().collect(),
            other => vec![other],
        }
    }

    fn name(&self) -> Option<Name> {
        match self {
            Tree::Text(text) => Some(Name::plain(text)),
            Tree::Table(fields) => match (fields.get("en")?, fields.get("fr")?) {
                (Tree::Text(en), Tree::Text(fr)) => Some(Name { en: en.clone(), fr: fr.clone() }),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The sentences of all languages at once, by language tag.
#[allow(missing_debug_implementations, reason = "sentences have no printable form")]
#[derive(Clone, Copy)]
pub struct Tongues<'a>(pub &'a [(&'static str, &'a dyn Words)]);

impl Tongues<'_> {
    /// What each language says to an id without arguments.
    pub fn say(&self, id: &str) -> Names {
        self.all(|words| words.say(id, &[]))
    }

    /// The longer text that a message has beside its value, empty where it has none.
    pub fn text(&self, id: &str) -> Names {
        self.all(|words| words.aside(id, "text").unwrap_or_default())
    }

    fn all(&self, said: impl Fn(&dyn Words) -> String) -> Names {
        Names(self.0.iter().map(|(language, words)| (*language, said(*words))).collect())
    }
}

/// What the languages say, by their tags.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Names(
    #[cfg_attr(feature = "typescript", ts(type = "Record<\"en\" | \"fr\", string>"))]
    pub  BTreeMap<&'static str, String>,
);

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Name, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_name_is_a_text_or_one_for_each_language() {
        assert_eq!(read(r#""Owl""#), Ok(Name::plain("Owl")));
        let both = read(r#"{"fr": "Chouette", "en": "Owl"}"#).unwrap();
        assert_eq!((both.speaking("en"), both.speaking("fr")), ("Owl", "Chouette"));
        for wrong in [r#"{"en": "Owl"}"#, r#"{"fr": "Chouette"}"#, r#"{"de": "Eule"}"#, "3", "[]"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_name_is_one_short_plain_line() {
        let forty = "é".repeat(40);
        for right in ["x", &forty, "{ $seat }", "“quoted”", "🦉🏳️‍🌈", "بومة أثينا"]
        {
            assert_eq!(read(&serde_json::to_string(right).unwrap()), Ok(Name::plain(right)));
        }
        let long = "w".repeat(4000);
        for text in ["", "  ", &*long, "a\nb", "a\u{7}b", "a\u{202e}b", "a\u{2028}b"] {
            let text = serde_json::to_string(text).unwrap();
            for text in [text.clone(), format!(r#"{{"en": "Owl", "fr": {text}}}"#)] {
                let error = read(&text).unwrap_err();
                assert!(error.contains("expected a name"), "{text}: {error}");
            }
        }
    }
}
