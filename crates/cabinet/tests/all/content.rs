//! An owner's mistakes, told in the language of the session: file, table, key, value and what would
//! be right, all faults of all files at once.

use std::collections::BTreeMap;

use cabinet::{Entry, GAMES, Refusal, Voice};
use kernel::Pack;
use serde_json::Value as Json;
use toml::{Table, Value};

fn entry(slug: &str) -> &'static dyn Entry {
    *GAMES.iter().find(|entry| entry.info().slug == slug).expect("the game is there")
}

fn shipped(entry: &dyn Entry) -> BTreeMap<String, String> {
    let voice = Voice::new(&entry.info(), "en", &[]).expect("the game speaks");
    entry.content(&voice).expect("the content is there").0
}

/// Why the files are refused, in French.
fn refused(entry: &dyn Entry, files: BTreeMap<String, String>) -> Option<Refusal> {
    let voice = Voice::new(&entry.info(), "fr", &[]).expect("the game speaks French");
    entry.setup(&Json::Null, Some(&Pack(files)), &voice).err()
}

/// The same text with plain spaces, which are easier to write in a test.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// Changes these lines, the first that begins so in each file, and looks for these sentences.
fn told(slug: &str, changes: &[(&str, &str, &str)], sentences: &[&str]) {
    let mut files = shipped(entry(slug));
    for (file, line, instead) in changes {
        let text = files.get_mut(*file).expect("a file of the game");
        let start = text.find(&format!("\n{line}")).expect("the line is there") + 1;
        let end = start + text[start..].find('\n').expect("the line ends");
        text.replace_range(start..end, instead);
    }
    let refusal = refused(entry(slug), files).expect("the files are refused");
    let said: Vec<String> = refusal.reasons.iter().map(|one| plain(&one.message)).collect();
    for sentence in sentences {
        assert!(said.iter().any(|one| one.contains(sentence)), "{sentence}\n{said:#?}");
    }
    assert_eq!(said.len(), sentences.len(), "{said:#?}");
}

#[test]
fn fat_demons_tell_an_owner_of_his_mistakes_in_french() {
    told(
        "dicke-daemonen",
        &[
            ("creatures.toml", "count = 10", "count = 9999"),
            ("limits.toml", "spacing = 8000", "spcing = 8000"),
            ("presets.toml", "half_width = 250", "half_width = 260"),
        ],
        &[
            "creatures.toml, table « creature », entrée « 1 », clé « count » : « 9999 » ne convient \
             pas ; il faut un nombre entier de 4 à 20",
            "limits.toml, clé « spcing » : cette clé n’existe pas ; les clés sont schema, half_width,",
            "limits.toml, clé « spacing » : cette clé manque ; ajoutez-la",
            "presets.toml, table « grid », clé « half_width » : « 260 » ne convient pas ; il faut « \
             250 »",
        ],
    );
}

#[test]
fn summoned_demons_tell_an_owner_of_his_mistakes_in_french() {
    told(
        "summon-demons",
        &[
            ("rules.toml", "card_souls = 3", "card_souls = 9999"),
            ("cards.toml", "copies = ", "copies = \"six\""),
            ("cards.toml", "mood = ", "mood = \"sour\""),
            ("cards.toml", "effect = \"COLLECT 1\"", "effect = \"COLECT 1\""),
        ],
        &[
            "rules.toml, table « price », clé « card_souls » : « 9999 » ne convient pas ; il faut un \
             nombre entier de 1 à 20",
            "cards.toml, table « card », entrée « jane », clé « copies » : « six » ne convient pas ; \
             il faut un nombre entier de 1 à 125",
            "clé « mood » : « sour » est inconnu ; sont connus sweet, rotten, neutral",
            "clé « effect » : « COLECT 1 » n’est pas un effet ; les effets s’écrivent",
        ],
    );
}

#[test]
fn dungeon_lords_tell_an_owner_of_his_mistakes_in_french() {
    told(
        "dungeon-lords",
        &[
            ("monsters.toml", "copies_year1 = ", "copies_year1 = 9999"),
            ("traps.toml", "effect = ", "effect = \"HURT first 4\""),
            ("rooms.toml", "source = ", "source = \"hearsay\""),
            ("paladins.toml", "hp = ", ""),
        ],
        &[
            "clé « copies_year1 » : « 9999 » ne convient pas ; il faut un nombre entier de 0 à 12",
            "clé « effect » : « HURT first 4 » n’est pas compris ; écrivez comme le fichier d’origine",
            "clé « source » : « hearsay » est inconnu ; sont connus box, rulebook,",
            "paladins.toml, table « paladin », entrée « paladin-1 », clé « hp » : cette clé manque",
        ],
    );
}

#[test]
fn demons_tell_an_owner_of_his_mistakes_in_french() {
    told(
        "demons",
        &[
            ("mortals.toml", "strength = ", "strength = 9999"),
            ("treasure.toml", "hex = ", "hex = \"12x\""),
            ("demons.toml", "name = ", "name = \"\""),
            (
                "tables.toml",
                "  { die = 1, results = [\"Af\"",
                "  { die = 2, results = [\"Af\", \"Df\", \"Df\", \"Dx\", \"Dx\", \"Dx\", \"Dx\"], \
                 source = \"reconstructed\" },",
            ),
        ],
        &[
            "clé « strength » : « 9999 » ne convient pas ; il faut un nombre entier de 1 à 30",
            "clé « hex » : « 12x » n’est pas une case ; deux chiffres de colonne et deux de rangée",
            "clé « name » : «  » ne convient pas ; il faut un nom : une ligne de 60 caractères au plus",
            "tables.toml, table « combat_row », entrée « 1 », clé « die » : « 2 » ne convient pas ; il \
             faut « 1 »",
        ],
    );
}

#[test]
fn demonworld_tells_an_owner_of_his_mistakes_in_french() {
    told(
        "demonworld",
        &[
            ("cards-north.toml", "hp = 5", "hp = 9999"),
            ("weapons.toml", "power = ", "power = \"strong\""),
            ("scenario-first-clash.toml", "turns = ", "turns = 99"),
            ("spells.toml", "schema = 1", "schema = 2"),
            ("morale.toml", "schema = 1", "schema = "),
        ],
        &[
            "clé « hp » : « 9999 » ne convient pas ; il faut un nombre entier de 1 à 12",
            "clé « power » : « strong » ne convient pas ; il faut un nombre entier de 1 à 19",
            "scenario-first-clash.toml, clé « turns » : « 99 » ne convient pas ; il faut un nombre \
             entier de 1 à 20",
            "spells.toml, clé « schema » : « 2 » ne convient pas ; il faut « 1 »",
            "morale.toml, ligne 6 : ce n’est pas du TOML : « schema = » ; une ligne s’écrit",
        ],
    );
}

/// A file that no game has is told with those that it has, beside what is wrong in the others.
#[test]
fn a_strange_file_is_told_with_the_faults_of_the_others() {
    for entry in GAMES {
        let mut files = shipped(*entry);
        let last = files.keys().next_back().expect("a file").clone();
        files.insert(last.clone(), "schema".to_owned());
        files.insert("walls.toml".to_owned(), String::new());
        let refusal = refused(*entry, files).expect("refused");
        let said: Vec<String> = refusal.reasons.iter().map(|one| plain(&one.message)).collect();
        let strange = "le jeu n’a pas de fichier « walls.toml » ; ses fichiers sont ";
        assert!(said[0].starts_with(strange), "{said:?}");
        assert!(
            said[1].starts_with(&format!("{last}, ligne 1 : ce n’est pas du TOML")),
            "{said:?}"
        );
    }
}

/// Whatever value is damaged, the sentence is French and names file, key and value.
#[test]
fn damaged_values_are_told_in_french_by_file_and_key() {
    const ENGLISH: [&str; 9] = [
        "invalid ",
        "expected ",
        "unknown field",
        "missing field",
        " must ",
        "does not",
        "common-",
        "-reason-",
        "{$",
    ];
    for entry in GAMES {
        let whole = shipped(*entry);
        for (file, text) in &whole {
            let table: Table = text.parse().expect("the shipped files are TOML");
            let mut paths = Vec::new();
            leaves(&Value::Table(table.clone()), &mut Vec::new(), &mut paths);
            let every = paths.len().div_ceil(6);
            for path in paths.iter().step_by(every) {
                let mut table = Value::Table(table.clone());
                let (leaf, shown) = (at(&mut table, path), "9876543210123");
                *leaf =
                    if leaf.is_str() { Value::Integer(9_876_543_210_123) } else { shown.into() };
                let mut files = whole.clone();
                files.insert(file.clone(), toml::to_string(&table).expect("it can be written"));
                let refusal = refused(*entry, files);
                let refusal = refusal.unwrap_or_else(|| panic!("{file} {path:?}: still opens"));
                let said: Vec<&str> = refusal.reasons.iter().map(|one| &*one.message).collect();
                let key = path.iter().rfind(|step| step.parse::<usize>().is_err()).expect("a key");
                let words = [file.as_str(), key.as_str(), shown];
                // Numbers are written in groups of three.
                let has = |one: &str, word: &str| one.replace('\u{202f}', "").contains(word);
                let named = said.iter().any(|one| words.iter().all(|word| has(one, word)));
                assert!(named, "{file} {path:?}: {said:#?}");
                for one in &said {
                    assert!(!ENGLISH.iter().any(|word| one.contains(word)), "{file}: {one}");
                }
            }
        }
    }
}

/// The ways to all values.
fn leaves(value: &Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Table(table) => table.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(rows) => {
            rows.iter().enumerate().map(|(index, value)| (index.to_string(), value)).collect()
        }
        _ => return found.push(path.clone()),
    };
    for (step, value) in below {
        path.push(step);
        leaves(value, path, found);
        path.pop();
    }
}

fn at<'a>(value: &'a mut Value, path: &[String]) -> &'a mut Value {
    path.iter().fold(value, |value, step| match value {
        Value::Array(rows) => &mut rows[step.parse::<usize>().expect("a number")],
        other => other.get_mut(step.as_str()).expect("a key"),
    })
}
