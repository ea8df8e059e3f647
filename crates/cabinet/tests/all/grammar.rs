//! The gate of words: every message, filled with every noun it can take, with awkward names and
//! with the counts at which grammar turns, reads as its language is written.

use std::collections::{BTreeMap, BTreeSet};

use cabinet::GAMES;
use kernel::{Arg, Book, Info, Texts, Words as _};
use wording::{LANGUAGES, Wording, elides};

const SEATS: [&str; 7] = ["Onde", "Braise", "Hugo", "Élise", "Héloïse", "Yves", "3PO"];
const COUNTS: [i64; 4] = [0, 1, 2, 21];
/// Bounds of the program itself, and the forms of cards that stand for several: never 0 or 1.
const SEVERAL: [i64; 2] = [2, 21];
/// Sentences of one message; with more, one or two arguments vary at a time.
const MOST: usize = 400;
/// Values of two arguments that are tried together.
const FEW: usize = 40;

/// The sentences of one game, or of a part of the program.
struct Speaker {
    language: &'static str,
    words: Wording,
    /// Messages and their attributes, without what stands before all of them.
    ids: Vec<String>,
    /// Kinds of nouns with their ids.
    nouns: BTreeMap<String, Vec<String>>,
}

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    Number(i64),
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

impl Speaker {
    /// Who speaks the messages of a file.
    fn new(info: &Info, texts: &Texts) -> Speaker {
        let Texts { language, locale, .. } = *texts;
        let words = Wording::new(info, language, &[]).expect("the messages read");
        let before = format!("{}-", info.slug);
        let (mut ids, mut last): (Vec<String>, _) = (Vec::new(), "");
        for line in locale.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if let Some(id) = name.strip_prefix(&before) {
                last = id;
                ids.extend(words.has(id).then(|| id.to_owned()));
            } else if let Some(attribute) = name.strip_prefix("    .") {
                ids.push(format!("{last}.{attribute}"));
            }
        }
        let kinds = if words.has("nouns") { words.say("nouns", &[]) } else { String::new() };
        let of = |kind: &str| -> Vec<String> {
            let named = |kind: &str| -> Vec<String> {
                let start = format!("{kind}-");
                let of_kind = ids.iter().filter(|id| !id.contains('.'));
                of_kind.filter_map(|id| id.strip_prefix(&start)).map(str::to_owned).collect()
            };
            Some(named(kind)).filter(|ids| !ids.is_empty()).unwrap_or_else(|| named("name"))
        };
        let nouns = kinds.split_whitespace().map(|kind| (kind.to_owned(), of(kind))).collect();
        Speaker { language, words, ids, nouns }
    }

    /// What an argument of a message can be.
    fn values(&self, id: &str, name: &str, variants: &BTreeSet<String>) -> Vec<Value> {
        let is_form = |key: &&String| ["one", "other", "none"].contains(&&***key);
        let kind = name.rsplit('_').next().unwrap_or(name);
        if let Some(nouns) = self.nouns.get(kind) {
            let unknown = variants.iter().filter(|key| !is_form(key));
            return nouns.iter().chain(unknown).map(|id| text(id)).collect();
        }
        if ["seat", "turn", "name", "before", "partner"].contains(&kind) {
            return SEATS.map(text).to_vec();
        }
        let number = |key: &String| key.parse::<i64>().ok();
        let is_counted =
            variants.is_empty() || variants.iter().any(|key| key == "one" || number(key).is_some());
        let is_several = ["limit", "max"].contains(&name) || id.ends_with("-many");
        let counts = if is_several { &SEVERAL[..] } else { &COUNTS[..] };
        let mut values: Vec<Value> = Vec::new();
        if is_counted {
            values.extend(counts.iter().map(|count| Value::Number(*count)));
        }
        let keys = variants.iter().filter(|key| !["one", "other"].contains(&&***key));
        values.extend(keys.map(|key| number(key).map_or_else(|| text(key), Value::Number)));
        if values.iter().all(|value| matches!(value, Value::Text(key) if key == "none")) {
            values.push(text("II"));
        }
        values
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = BTreeMap::new();
        for id in &self.ids {
            let variants = self.words.variants(id);
            let names: Vec<&String> = variants.keys().collect();
            let values: Vec<Vec<Value>> =
                variants.iter().map(|(name, keys)| self.values(id, name, keys)).collect();
            for chosen in combinations(&values) {
                let args: Vec<(&str, Arg<'_>)> = names
                    .iter()
                    .zip(&chosen)
                    .map(|(name, value)| (name.as_str(), arg(value)))
                    .collect();
                let said = self.words.say(id, &args);
                for fault in faults_of(self.language, &said) {
                    faults.entry((id, fault)).or_insert(said.clone());
                }
            }
            for (name, keys) in &variants {
                let kind = name.rsplit('_').next().unwrap_or(name);
                let mut known = self.nouns.get(kind).into_iter().flatten();
                if let Some(noun) = known.find(|noun| keys.contains(*noun)) {
                    let fault = format!("a noun never chooses [{noun}]");
                    faults.insert((id, fault), String::new());
                }
            }
        }
        let tell = |((id, fault), said)| format!("{} {id}: {fault}: {said}", self.language);
        faults.into_iter().map(tell).collect()
    }
}

fn arg(value: &Value) -> Arg<'_> {
    match value {
        Value::Text(text) => Arg::Text(text),
        Value::Number(number) => Arg::Number(*number),
    }
}

/// One value of each: all ways, or where these are too many every value beside the first and the last
/// of the others, and all pairs of a few.
fn combinations(values: &[Vec<Value>]) -> Vec<Vec<Value>> {
    let count = values.iter().try_fold(1_usize, |count, one| count.checked_mul(one.len()));
    let mut all = vec![Vec::new()];
    if count.is_some_and(|count| count <= MOST) {
        for one in values {
            let more = |chosen: Vec<Value>| {
                one.iter()
                    .map(move |value| chosen.iter().chain([value]).cloned().collect::<Vec<_>>())
            };
            all = all.into_iter().flat_map(more).collect();
        }
        return all;
    }
    all.clear();
    for base in [<[Value]>::first, <[Value]>::last] {
        let base: Vec<Value> = values.iter().filter_map(|one| base(one).cloned()).collect();
        for (first, some) in values.iter().enumerate() {
            for one in some {
                let mut chosen = base.clone();
                chosen[first] = one.clone();
                let few = |(_, others): &(usize, &Vec<Value>)| others.len() * some.len() <= FEW;
                for (second, others) in values.iter().enumerate().skip(first + 1).filter(few) {
                    for other in others {
                        chosen[second] = other.clone();
                        all.push(chosen.clone());
                    }
                    chosen[second] = base[second].clone();
                }
                all.push(chosen);
            }
        }
    }
    all
}

/// What is not as the language is written.
fn faults_of(language: &str, said: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let words: Vec<&str> = said.split_whitespace().collect();
    if language == "fr" {
        french_words(&words, &mut faults);
        french_signs(said, &mut faults);
    }
    counts(language, &words, &mut faults);
    if said.replace('…', "").replace("...", "").contains("..") {
        faults.push("two stops".to_owned());
    }
    // Lines that are set in columns begin with two spaces.
    if said.lines().any(|line| !line.starts_with("  ") && line.contains("  ")) {
        faults.push("two spaces".to_owned());
    }
    let mut signs = said.chars().zip(said.chars().skip(1));
    if signs.any(|(sign, next)| sign == '{' && (next.is_alphanumeric() || next == '$')) {
        faults.push("an argument is missing".to_owned());
    }
    faults
}

fn french_words(words: &[&str], faults: &mut Vec<String>) {
    const LITTLE: [&str; 9] = ["de", "que", "le", "la", "ne", "se", "je", "lorsque", "puisque"];
    for (at, pair) in words.windows(2).enumerate() {
        let little = pair[0].trim_start_matches(|one: char| !one.is_alphanumeric()).to_lowercase();
        // *De un à quatre* is a range.
        let is_range = pair[1] == "un" && words.get(at + 2) == Some(&"à");
        if LITTLE.contains(&little.as_str()) && elides(pair[1]) && !is_range {
            faults.push(format!("no elision in {} {}", pair[0], pair[1]));
        }
        if ["de", "à"].contains(&little.as_str()) && ["le", "les"].contains(&pair[1]) {
            faults.push(format!("no contraction in {} {}", pair[0], pair[1]));
        }
    }
}

fn french_signs(said: &str, faults: &mut Vec<String>) {
    let signs: Vec<char> = said.chars().collect();
    for (at, &sign) in signs.iter().enumerate() {
        let before = at.checked_sub(1).map_or(' ', |before| signs[before]);
        let after = signs.get(at + 1).copied().unwrap_or(' ');
        let wanted = match sign {
            ';' | '!' | '?' => '\u{202f}',
            ':' | '%' | '»' => '\u{a0}',
            '«' if after != '\u{a0}' => {
                faults.push("« without its space".to_owned());
                continue;
            }
            '\'' if before.is_alphanumeric() && after.is_alphanumeric() => {
                faults.push("a straight apostrophe".to_owned());
                continue;
            }
            _ => continue,
        };
        // Signs inside of what is typed (`:8080`, `sauver!`) stand as they are.
        let is_inside = after.is_alphanumeric() && before != ' ' || said.contains("sauver!");
        let is_symbol = sign == ':' && !after.is_whitespace();
        if before != wanted
            && !is_inside
            && !is_symbol
            && (before.is_whitespace() || before.is_alphanumeric())
        {
            faults.push(format!("{before:?} before {sign}"));
        }
    }
}

/// Words in -s and -x that stand after one thing as well.
const SINGULAR: &[&str] = &[
    "fois", "des", "vous", "has", "bois", "pas", "plus", "dans", "sous", "pris", "puis", "sans",
    "vers", "begins", "stands", "receives", "does", "touches", "rolls", "searches", "costs",
    "finds", "lies", "hex", "goes", "scores", "takes", "needs", "holds", "prints", "replaces",
    "keeps", "shows", "is", "lets", "burns",
];

fn counts(language: &str, words: &[&str], faults: &mut Vec<String>) {
    for (at, pair) in words.windows(2).enumerate() {
        let count = pair[0].trim_start_matches(|one: char| !one.is_alphanumeric() && one != '−');
        let is_one = count == "1" || count == "0" && language == "fr";
        let thing = pair[1].trim_end_matches(|one: char| !one.is_alphanumeric());
        let is_word = thing.len() > 2 && thing.chars().all(char::is_lowercase);
        let is_many = thing.ends_with(['s', 'x']) && !thing.ends_with("ss");
        let is_range = at >= 3
            && ["à", "to", "and"].contains(&words[at - 1])
            && ["de", "from", "between"].contains(&words[at - 3]);
        if is_one && is_word && is_many && !is_range && !SINGULAR.contains(&thing) {
            faults.push(format!("{} {}", pair[0], pair[1]));
        }
    }
}

macro_rules! texts {
    ($folder:literal) => {
        &[
            Texts {
                language: "en",
                rules: "",
                locale: include_str!(concat!("../../../", $folder, "/locales/en.ftl")),
            },
            Texts {
                language: "fr",
                rules: "",
                locale: include_str!(concat!("../../../", $folder, "/locales/fr.ftl")),
            },
        ]
    };
}

/// The parts of the program that speak for themselves; what is common stands beside every file.
const PARTS: [(&str, &[Texts]); 4] = [
    ("cabinet", texts!("cabinet")),
    ("server", texts!("server")),
    ("cli", texts!("cli")),
    ("common", texts!("wording")),
];
const BESIDE: &[Texts] = &[
    Texts { language: "en", rules: "", locale: "" },
    Texts { language: "fr", rules: "", locale: "" },
];

#[test]
fn every_message_is_written_as_its_language_is() {
    let games = GAMES.iter().map(|entry| entry.info()).map(|info| (info, info.book.texts));
    let parts = PARTS.map(|(slug, texts)| {
        let own = if slug == "common" { BESIDE } else { texts };
        let book = Book { index: &[], texts: own };
        (Info { slug, book, ..GAMES[0].info() }, texts)
    });
    let mut faults = Vec::new();
    for (info, texts) in games.chain(parts) {
        assert_eq!(texts.iter().map(|one| one.language).collect::<Vec<_>>(), LANGUAGES);
        for texts in texts {
            let speaker = Speaker::new(&info, texts);
            assert!(speaker.ids.len() > 20, "{}: {} messages", info.slug, speaker.ids.len());
            faults.extend(speaker.faults());
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The same signs in the rules, where nothing is a code.
#[test]
fn french_rules_are_set_as_french_is() {
    let mut faults = Vec::new();
    for info in GAMES.iter().map(|entry| entry.info()) {
        let texts = info.book.texts.iter().find(|texts| texts.language == "fr");
        for line in texts.expect("French").rules.lines() {
            let said: String = line.split('`').step_by(2).collect::<Vec<_>>().join("x");
            let mut found = Vec::new();
            french_signs(&said, &mut found);
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}: {line}", info.slug)));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Each kind of fault is seen.
#[test]
fn what_is_not_french_is_found() {
    let faults = [
        "le donjon de Onde",
        "qu’il dit que Yves",
        "la ombre",
        "à le dragon",
        "la fin de les tours",
        "0 points",
        "reste 1 âmes",
        "une fin ; une suite",
        "une fin: une suite",
        "« mot »",
        "95 %",
        "l'anneau",
        "fin..",
        "deux  mots",
        "{$seat} joue",
        "une fin!",
        "une fin !",
    ];
    for said in faults {
        assert!(!faults_of("fr", said).is_empty(), "{said}");
    }
    for said in [
        "le donjon d’Onde",
        "le héros de Yann",
        "le onze",
        "0 point, 1 âme, 2 âmes",
        "de 1 à 0 points",
        "une fin\u{202f}; une suite\u{a0}: «\u{a0}mot\u{a0}»",
        "95\u{a0}%",
        "De un à quatre.",
        "1 fois",
    ] {
        assert_eq!(faults_of("fr", said), Vec::<String>::new(), "{said}");
    }
    assert!(!faults_of("en", "1 points").is_empty() && faults_of("en", "0 points").is_empty());
}
