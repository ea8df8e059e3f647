//! What people may be called, and when two names are too much alike.

use std::collections::BTreeSet;

use minds::Level;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use crate::config::NAME_LIMIT;
use crate::error::Failure;
use crate::table;
use crate::words::Language;

/// Most accents on one letter; more of them run over the lines above and below.
const ACCENTS: usize = 3;

/// A name for somebody who sits down.
pub(crate) fn name(text: &str) -> Result<String, Failure> {
    let name = legible(text)?;
    if is_program(&name) { Err(Failure::NameOfProgram(name)) } else { Ok(name) }
}

/// Fine if a record may have this name in it: older ones have names that nobody would get today.
pub(crate) fn of_record(name: &str) -> Result<(), Failure> {
    let letters = name.trim().chars().filter(|letter| !letter.is_control()).count();
    if (1..=NAME_LIMIT).contains(&letters) { Ok(()) } else { Err(Failure::Name) }
}

/// What a house is called, if it is a name.
pub(crate) fn of_house(text: &str) -> Option<String> {
    legible(text).ok()
}

/// A name as it is kept: composed, with single blanks.
fn legible(text: &str) -> Result<String, Failure> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    if let Some(letter) = unseen(&name) {
        return Err(Failure::NameUnseen(letter));
    }
    let fits = (1..=NAME_LIMIT).contains(&name.chars().count());
    if !fits || !stands(&name) || accents(&name) > ACCENTS {
        return Err(Failure::Name);
    }
    Ok(name)
}

/// Fine if nobody at the table is called so, nor looks as if.
pub(crate) fn free<'a>(
    name: &str,
    mut others: impl Iterator<Item = &'a str>,
) -> Result<(), Failure> {
    match others.find(|other| alike(name, other)) {
        Some(other) => Err(Failure::NameTaken(other.to_owned())),
        None => Ok(()),
    }
}

/// Whether a text shows anything at all: a mark alone, or a blank, does not.
pub(crate) fn stands(text: &str) -> bool {
    let mut letters = text.chars();
    letters.any(|one| !one.is_whitespace() && !is_combining_mark(one) && !is_hidden(one))
}

/// Names that are not to be seen, nor others that look like them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Unseen(BTreeSet<String>);

impl Unseen {
    /// Whether a name is one of them to whoever reads it.
    pub(crate) fn has(&self, name: &str) -> bool {
        !self.0.is_empty() && looks(name).iter().any(|look| self.0.contains(look))
    }
}

impl<'a> FromIterator<&'a str> for Unseen {
    fn from_iter<I: IntoIterator<Item = &'a str>>(names: I) -> Unseen {
        Unseen(names.into_iter().flat_map(looks).collect())
    }
}

/// Whether readers take one for the other: by case, by width, by letters that look the same.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    let (one, other) = (looks(one), looks(other));
    one.iter().zip(&other).any(|(one, other)| one == other)
}

/// What a name looks like. Which letter looks like which depends on their case, so that it is asked
/// both of what is written and of the same in small letters.
fn looks(name: &str) -> [String; 2] {
    let plain: String = name.nfkc().filter(|letter| !letter.is_whitespace()).collect();
    [plain.clone(), plain.to_lowercase()]
        .map(|text| skeleton(&text).collect::<String>().to_lowercase())
}

/// Whether programs are called so, with or without the number that tells two of them apart.
fn is_program(name: &str) -> bool {
    let bare = name.trim_end_matches(|letter: char| letter.is_numeric() || letter == ' ');
    let games = || cabinet::GAMES.iter().map(|entry| entry.info().slug).chain([""]);
    let mut levels = Level::BUILT.iter().flat_map(|level| games().map(|game| (level.name(), game)));
    levels.any(|(name, game)| {
        Language::ALL.iter().any(|&language| alike(bare, &table::level(name, game, language)))
    })
}

/// The longest row of accents.
fn accents(name: &str) -> usize {
    let rows = name.split(|letter: char| !is_combining_mark(letter));
    rows.map(|row| row.chars().count()).max().unwrap_or_default()
}

/// The first letter that nobody sees, or that changes how others are seen.
fn unseen(name: &str) -> Option<char> {
    let letters: Vec<char> = name.chars().collect();
    let near = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied();
    (0..letters.len()).find_map(|at| {
        let (before, after) = (near(at.checked_sub(1)), near(at.checked_add(1)));
        let fine = match letters[at] {
            // Scripts that join their letters need these between two of them, and so do pictures.
            '\u{200C}' | '\u{200D}' => before.is_some_and(joins) && after.is_some_and(joins),
            // Whether a sign is a letter or a picture.
            '\u{FE0E}' | '\u{FE0F}' => before.is_some_and(|before| !is_hidden(before)),
            letter => !letter.is_control() && !is_hidden(letter) && !is_private(letter),
        };
        (!fine).then_some(letters[at])
    })
}

/// Whether a letter may stand beside a joiner: none of Latin, Greek or Cyrillic does.
fn joins(letter: char) -> bool {
    letter >= '\u{0590}' && (!is_hidden(letter) || matches!(letter, '\u{FE0E}' | '\u{FE0F}'))
}

/// Letters without a meaning that everybody knows.
fn is_private(letter: char) -> bool {
    matches!(letter, '\u{E000}'..='\u{F8FF}' | '\u{FFF9}'..='\u{FFFF}' | '\u{F0000}'..)
}

/// Letters that show nothing by themselves (`Default_Ignorable_Code_Point`, and blanks that are no
/// white space), the marks that turn a line round among them.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_kept() {
        for fine in [
            "Ada",
            "Zoé",
            "d’Artagnan 2",
            "Дмитрий",
            "李小龍",
            "علی\u{200C}رضا",
            "क्षितिज",
            "🎲",
            "❤\u{FE0F}",
        ] {
            assert_eq!(name(fine).ok().as_deref(), Some(fine), "{fine}");
        }
        assert_eq!(name("  Ada \u{3000}\t Lovelace ").unwrap(), "Ada Lovelace");
        assert_eq!(name("Zoe\u{301}").unwrap(), "Zoé");
    }

    #[test]
    fn what_shows_nothing_is_no_name() {
        let empty = ["", " ", "\u{3000}\u{2003}\n", "\u{301}", "\u{301}\u{302}"];
        let long = "x".repeat(NAME_LIMIT + 1);
        let heaped = format!("Z{}", "\u{301}\u{317}".repeat(3));
        for bad in empty.into_iter().chain([long.as_str(), &heaped]) {
            assert!(matches!(name(bad), Err(Failure::Name)), "{bad:?}");
        }
    }

    #[test]
    fn letters_that_nobody_sees_are_named() {
        for (bad, letter) in [
            ("A\u{200B}da", '\u{200B}'),
            ("\u{202E}adA", '\u{202E}'),
            ("Ada\u{2066}", '\u{2066}'),
            ("A\u{200D}da", '\u{200D}'),
            ("\u{3164}", '\u{3164}'),
            ("\u{2800}", '\u{2800}'),
            ("\u{FE0F}", '\u{FE0F}'),
            ("Ada\u{E0041}", '\u{E0041}'),
            ("A\0da", '\0'),
            ("\u{E000}", '\u{E000}'),
        ] {
            let said = name(bad);
            assert!(matches!(said, Err(Failure::NameUnseen(found)) if found == letter), "{bad:?}");
        }
    }

    #[test]
    fn names_that_are_taken_for_one_another_are_alike() {
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Ada", "Ａｄａ"),
            ("Ada", "𝐀𝐝𝐚"),
            ("Ada B", "AdaB"),
            ("Bob", "B0b"),
            ("BOB", "b0b"),
            ("Ian", "lan"),
            ("ian", "IAN"),
            ("❤", "❤\u{FE0F}"),
        ] {
            assert!(alike(one, other) && alike(other, one), "{one} {other}");
        }
        for (one, other) in [("Ada", "Eda"), ("Zoé", "Zoe"), ("Bob", "Rob"), ("李", "季")] {
            assert!(!alike(one, other), "{one} {other}");
        }
        let others = ["Eve", "Аdа"];
        let said = free("Ada", others.into_iter());
        assert!(matches!(said, Err(Failure::NameTaken(other)) if other == "Аdа"));
        assert!(free("Bob", others.into_iter()).is_ok());
    }

    #[test]
    fn nobody_passes_for_a_program() {
        let small = ["Imp", "imp", "IMP 2", "Іmp", "Diablotin 3", "Esprit follet"];
        for bad in small.into_iter().chain(["Familiar", "Familier", "fiend", "Archidémon"]) {
            assert!(matches!(name(bad), Err(Failure::NameOfProgram(_))), "{bad}");
            assert!(of_record(bad).is_ok(), "a record may name them: {bad}");
        }
        assert!(name("Impala").is_ok());
    }
}
