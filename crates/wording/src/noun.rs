//! Nouns that know their grammar, and the functions by which sentences ask for it.
//!
//! A noun is one message whose attribute `article` says how it is used: `le`, `la`, `l’`, `les`, or
//! `the` in English; `un`, `une`, `a` for what is never known (*a hidden demon*). What follows the
//! article is the noun as it stands after one, if not as it stands alone: `le gobelin`, *the Serpent*.
//! Without that attribute it takes none. `gender` (`m`, `f`) and `number` (`many`) stand beside it
//! where the article does not tell. Names of players, names that an owner of a box gives, and whatever
//! else is only a text, take no article; elision is worked out.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};

pub use french::elides;

/// What something is called, with its grammar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Noun {
    /// As it stands alone.
    name: String,
    /// As it stands after an article.
    stem: String,
    article: Article,
    is_feminine: bool,
    is_plural: bool,
}

/// Which article a noun takes in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Article {
    Definite,
    Indefinite,
    None,
}

impl Noun {
    /// The noun called so, with the grammar that stands in these attributes.
    pub(crate) fn of(name: String, text: impl Fn(&str) -> Option<String>) -> Noun {
        let is_plural = text("number").is_some_and(|number| number == "many");
        Noun::new(name, &text("article").unwrap_or_default(), text("gender").as_deref(), is_plural)
    }

    fn new(name: String, article: &str, gender: Option<&str>, is_plural: bool) -> Noun {
        let end = article.find('’').map(|at| at + '’'.len_utf8());
        let end = end.filter(|end| !article[..*end].contains(' ')).or_else(|| article.find(' '));
        let (article, stem) = article.split_at(end.unwrap_or(article.len()));
        let stem =
            Some(stem.trim_start()).filter(|stem| !stem.is_empty()).unwrap_or(&name).to_owned();
        let kind = match article {
            "" => Article::None,
            "un" | "une" | "a" => Article::Indefinite,
            _ => Article::Definite,
        };
        let is_feminine = gender.map_or(["la", "une"].contains(&article), |gender| gender == "f");
        Noun { stem, name, article: kind, is_feminine, is_plural: is_plural || article == "les" }
    }

    /// A name that takes no article.
    pub(crate) fn name(name: &str) -> Noun {
        Noun::new(name.to_owned(), "", None, false)
    }

    /// The noun a function is asked about: names of players are texts.
    fn asked<'a>(values: &'a [FluentValue<'_>]) -> Option<Cow<'a, Noun>> {
        match values.first()? {
            FluentValue::Custom(own) => own.as_any().downcast_ref().map(Cow::Borrowed),
            FluentValue::String(name) => Some(Cow::Owned(Noun::name(name))),
            FluentValue::Number(number) => Some(Cow::Owned(Noun::name(&number.as_string()))),
            FluentValue::None | FluentValue::Error => None,
        }
    }
}

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.name.clone())
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        Cow::Owned(self.name.clone())
    }
}

/// What a function makes of a noun.
type Form = fn(&Noun) -> String;

/// The functions of a language: what stands between a noun and its sentence.
fn forms(language: &str) -> &'static [(&'static str, Form)] {
    match language {
        "fr" => &[
            ("THE", french::the),
            ("A", french::a),
            ("OF", french::of),
            ("TO", french::to),
            ("QUE", french::que),
        ],
        _ => &[("THE", english::the), ("A", english::a)],
    }
}

/// Teaches a bundle the functions of its language.
pub(crate) fn teach<R>(bundle: &mut FluentBundle<R>, language: &str) -> Result<(), FluentError> {
    for (name, form) in forms(language) {
        bundle.add_function(name, move |asked, _: &FluentArgs<'_>| {
            Noun::asked(asked).map_or(FluentValue::Error, |noun| form(&noun).into())
        })?;
    }
    bundle.add_function("CAP", |asked, _: &FluentArgs<'_>| {
        Noun::asked(asked).map_or(FluentValue::Error, |noun| capital(&noun.name).into())
    })?;
    bundle.add_function("BARE", |asked, _: &FluentArgs<'_>| {
        Noun::asked(asked).map_or(FluentValue::Error, |noun| noun.stem.clone().into())
    })?;
    bundle.add_function("GENDER", |asked, _: &FluentArgs<'_>| {
        let word = |noun: Cow<'_, Noun>| if noun.is_feminine { "f" } else { "m" };
        Noun::asked(asked).map_or(FluentValue::Error, |noun| word(noun).into())
    })?;
    bundle.add_function("MANY", |asked, _: &FluentArgs<'_>| {
        let word = |noun: Cow<'_, Noun>| if noun.is_plural { "many" } else { "one" };
        Noun::asked(asked).map_or(FluentValue::Error, |noun| word(noun).into())
    })
}

/// The text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

mod english {
    use super::{Article, Noun};

    pub(super) fn the(noun: &Noun) -> String {
        match noun.article {
            Article::Definite => format!("the {}", noun.stem),
            Article::Indefinite => a(noun),
            Article::None => noun.name.clone(),
        }
    }

    pub(super) fn a(noun: &Noun) -> String {
        if noun.article == Article::None || noun.is_plural {
            return noun.stem.clone();
        }
        let first = noun.stem.chars().next().map(|letter| letter.to_ascii_lowercase());
        let article = if first.is_some_and(|letter| "aeiou".contains(letter)) { "an" } else { "a" };
        format!("{article} {}", noun.stem)
    }
}

mod french {
    use unicode_normalization::UnicodeNormalization as _;

    use super::{Article, Noun};

    /// Words before which nothing is elided although they begin with a vowel or an h; their plurals
    /// end in s.
    const ASPIRATE: [&str; 36] = [
        "hache",
        "haie",
        "hall",
        "hallebarde",
        "hallebardier",
        "halte",
        "hameau",
        "hamster",
        "hangar",
        "harcelement",
        "hargne",
        "harnais",
        "harpie",
        "harpon",
        "hasard",
        "haut",
        "haute",
        "hauteur",
        "heaume",
        "herisson",
        "hernie",
        "heros",
        "hetre",
        "heurt",
        "hibou",
        "hideux",
        "honte",
        "horde",
        "huit",
        "huitieme",
        "hurlement",
        "hurleur",
        "hutte",
        "onze",
        "onzieme",
        "oui",
    ];

    /// Whether *le*, *de* and *que* lose their vowel before this.
    pub fn elides(text: &str) -> bool {
        let plain: String = text
            .nfd()
            .filter(|letter| !unicode_normalization::char::is_combining_mark(*letter))
            .flat_map(char::to_lowercase)
            .take_while(|letter| letter.is_alphabetic())
            .collect();
        let mut letters = plain.chars();
        let (first, second) = (letters.next(), letters.next());
        let is_vowel = |letter: char| "aeiouœæ".contains(letter);
        let is_aspirate =
            |word: &str| ASPIRATE.contains(&word) || ASPIRATE.contains(&word.trim_end_matches('s'));
        match first {
            Some('h') => second.is_some() && !is_aspirate(&plain),
            Some('y') => second.is_some_and(|second| !is_vowel(second)),
            Some(first) => is_vowel(first) && !is_aspirate(&plain),
            None => false,
        }
    }

    /// A little word before a name: *d’Onde*, *de Braise*.
    fn little(word: &str, text: &str) -> String {
        if elides(text) {
            format!("{}’{text}", &word[..word.len() - 1])
        } else {
            format!("{word} {text}")
        }
    }

    pub(super) fn the(noun: &Noun) -> String {
        match (noun.article, noun.is_plural) {
            (Article::None, _) => noun.name.clone(),
            (Article::Indefinite, _) => a(noun),
            (Article::Definite, true) => format!("les {}", noun.stem),
            (Article::Definite, false) => {
                little(if noun.is_feminine { "la" } else { "le" }, &noun.stem)
            }
        }
    }

    pub(super) fn a(noun: &Noun) -> String {
        let article = match (noun.article, noun.is_plural, noun.is_feminine) {
            (Article::None, ..) => return noun.name.clone(),
            (_, true, _) => "des",
            (.., true) => "une",
            (.., false) => "un",
        };
        format!("{article} {}", noun.stem)
    }

    /// After *de* or *à*: contracted with *le* and *les*.
    fn after(noun: &Noun, word: &str, one: &str, many: &str) -> String {
        let is_definite = noun.article == Article::Definite;
        if is_definite && noun.is_plural {
            format!("{many} {}", noun.stem)
        } else if is_definite && !noun.is_feminine && !elides(&noun.stem) {
            format!("{one} {}", noun.stem)
        } else if word == "à" {
            format!("à {}", the(noun))
        } else {
            little(word, &the(noun))
        }
    }

    pub(super) fn of(noun: &Noun) -> String {
        // *De des* is *de*.
        if noun.article == Article::Indefinite && noun.is_plural {
            return little("de", &noun.stem);
        }
        after(noun, "de", "du", "des")
    }

    pub(super) fn to(noun: &Noun) -> String {
        after(noun, "à", "au", "aux")
    }

    pub(super) fn que(noun: &Noun) -> String {
        little("que", &the(noun))
    }
}

#[cfg(test)]
mod tests {
    use super::{english, french, *};

    fn noun(name: &str, article: &str, gender: &str) -> Noun {
        let gender = Some(gender).filter(|gender| !gender.is_empty());
        Noun::new(name.to_owned(), article, gender, false)
    }

    #[test]
    fn french_nouns_take_their_article_contracted_and_elided() {
        let cases = [
            (noun("Chouette", "la", ""), "la Chouette", "une Chouette", "de la", "à la", "que la"),
            (noun("Nobles", "les", "m"), "les Nobles", "des Nobles", "des", "aux", "que les"),
            (noun("Bouc", "le", ""), "le Bouc", "un Bouc", "du", "au", "que le"),
            (noun("Illusion", "l’", "f"), "l’Illusion", "une Illusion", "de l’", "à l’", "que l’"),
            (noun("Héros", "le", ""), "le Héros", "un Héros", "du", "au", "que le"),
            (noun("Jane", "", "f"), "Jane", "Jane", "de", "à", "que"),
            (
                noun("Le Serpent", "le Serpent", ""),
                "le Serpent",
                "un Serpent",
                "du",
                "au",
                "que le",
            ),
            (noun("L’Œuf", "l’Œuf", "m"), "l’Œuf", "un Œuf", "de l’", "à l’", "que l’"),
            (
                noun("Paladin de l’an 1", "le paladin", ""),
                "le paladin",
                "un paladin",
                "du",
                "au",
                "que le",
            ),
            (noun("Hôtel", "l’hôtel", "m"), "l’hôtel", "un hôtel", "de l’", "à l’", "que l’"),
            (noun("démon", "un", ""), "un démon", "un démon", "d’un", "à un", "qu’un"),
        ];
        for (noun, the, a, of, to, que) in cases {
            let joined = |little: &str| {
                let joint = if little.ends_with('’') { "" } else { " " };
                format!("{little}{joint}{}", noun.stem)
            };
            assert_eq!((french::the(&noun), french::a(&noun)), (the.to_owned(), a.to_owned()));
            assert_eq!(french::of(&noun), joined(of));
            assert_eq!(french::to(&noun), joined(to));
            assert_eq!(french::que(&noun), joined(que));
        }
    }

    #[test]
    fn names_of_players_are_elided_as_they_sound() {
        for (name, of, que) in [
            ("Onde", "d’Onde", "qu’Onde"),
            ("Braise", "de Braise", "que Braise"),
            ("Hugo", "d’Hugo", "qu’Hugo"),
            ("Élise", "d’Élise", "qu’Élise"),
            ("Héloïse", "d’Héloïse", "qu’Héloïse"),
            ("Yves", "d’Yves", "qu’Yves"),
            ("Yann", "de Yann", "que Yann"),
            ("3PO", "de 3PO", "que 3PO"),
            ("Hallebardiers", "de Hallebardiers", "que Hallebardiers"),
            ("Œdipe", "d’Œdipe", "qu’Œdipe"),
            ("🦉", "de 🦉", "que 🦉"),
            ("بومة", "de بومة", "que بومة"),
        ] {
            let name = Noun::name(name);
            assert_eq!((french::of(&name), french::que(&name)), (of.to_owned(), que.to_owned()));
        }
    }

    #[test]
    fn english_nouns_take_the_and_a_or_an() {
        let owl = noun("Owl", "the", "");
        assert_eq!((english::the(&owl), english::a(&owl)), ("the Owl".into(), "an Owl".into()));
        let cat = noun("Cat", "the", "");
        assert_eq!(english::a(&cat), "a Cat");
        assert_eq!(english::the(&noun("The Serpent", "the Serpent", "")), "the Serpent");
        assert_eq!(english::the(&noun("hidden demon", "a", "")), "a hidden demon");
        assert_eq!(english::the(&Noun::name("Ada")), "Ada");
        assert_eq!(capital("éléphant"), "Éléphant");
    }
}
