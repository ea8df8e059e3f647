//! `cargo xtask new-game`: a copy of the smallest game, under another name.

use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::workspace::{Workspace, pass_through};

/// The game that is copied; it is built and tested like any other.
const TEMPLATE: &str = "xtask/games/matchsticks/";

/// The spellings of a game's name.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// `dark-tower`: package, folder, route, prefix of sentences.
    slug: String,
    /// `dark_tower`: in Rust paths.
    path: String,
    /// `DarkTower`: the game's type.
    type_name: String,
    /// `Dark tower`: in headings.
    title: String,
    /// `DT`: in the ids of paragraphs.
    initials: String,
}

impl Names {
    fn of(slug: &str) -> Result<Self> {
        let words: Vec<&str> = slug.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|letter: char| letter.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        if !words.iter().all(is_word) {
            bail!("a slug is lower-case words joined by hyphens, not “{slug}”");
        }
        let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
        Ok(Self {
            slug: slug.to_owned(),
            path: words.join("_"),
            type_name: words.iter().map(|word| capitalized(word)).collect(),
            title: capitalized(&words.join(" ")),
            initials: words.iter().map(|word| word[..1].to_uppercase()).collect(),
        })
    }

    /// The text of a file of the template as the new game has it.
    fn applied(&self, file: &str, text: &str) -> String {
        let text = text.replace("MS-", &format!("{}-", self.initials));
        let ending = Path::new(file).extension().and_then(|ending| ending.to_str());
        match ending {
            Some("rs") => text
                .replace("\"matchsticks\"", &format!("\"{}\"", self.slug))
                .replace("matchsticks::", &format!("{}::", self.path))
                .replace("//! Matchsticks", &format!("//! {}", self.title))
                .replace("Matchsticks", &self.type_name)
                .replace("fn ms_", &format!("fn {}_", self.initials.to_lowercase())),
            Some("ftl") => text
                .replace("\nmatchsticks-", &format!("\n{}-", self.slug))
                .replace("Matchsticks.", &format!("{}.", self.title)),
            Some("toml") => text
                .replace("\"matchsticks\"", &format!("\"{}\"", self.slug))
                .replace("Matchsticks", &self.title),
            _ => text.replace("# Matchsticks", &format!("# {}", self.title)),
        }
    }
}

/// Writes the crate of a new game and says what is left to do by hand.
pub(crate) fn run(workspace: &Workspace, slug: &str) -> Result<()> {
    let names = Names::of(slug)?;
    let folder = format!("games/{slug}");
    if workspace.path(&folder).exists() {
        bail!("{folder} exists already");
    }
    for file in workspace.files()? {
        let Some(relative) = file.strip_prefix(TEMPLATE) else {
            continue;
        };
        // What was recorded from the one game is not true of the other.
        if relative.starts_with("tests/") && !relative.ends_with("rs") {
            continue;
        }
        let text = names.applied(relative, &workspace.read(&file)?);
        let target = workspace.path(&folder).join(relative);
        let parent = target.parent().context("a file lies in a folder")?;
        std::fs::create_dir_all(parent).with_context(|| format!("making {folder}"))?;
        std::fs::write(&target, text).with_context(|| format!("writing {folder}/{relative}"))?;
        println!("written: {folder}/{relative}");
    }
    // Another name sorts elsewhere among the imports.
    pass_through(workspace.cargo().args(["fmt", "--package", slug]))?;
    println!(
        "next:\n\
         - Cargo.toml, [workspace.dependencies]: {slug} = {{ path = \"{folder}\" }}\n\
         - cargo xtask record {slug}\n\
         - name the game in crates/cabinet\n\
         - write rules/en.md and rules/fr.md, then replace chapter after chapter"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_spelled_for_every_use() {
        let names = Names::of("dark-tower").expect("a slug");
        assert_eq!(names.path, "dark_tower");
        assert_eq!(names.type_name, "DarkTower");
        assert_eq!(names.title, "Dark tower");
        assert_eq!(names.initials, "DT");
        for wrong in ["", "Dark", "dark--tower", "dark_tower", "-dark", "2nd", "dark/tower"] {
            assert!(Names::of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_name_in_the_template_is_replaced() {
        let names = Names::of("dark-tower").expect("a slug");
        let code = "use matchsticks::Matchsticks;\n/// §MS-1\nfn ms_1_a() { f(\"matchsticks\") }";
        assert_eq!(
            names.applied("tests/rulebook/main.rs", code),
            "use dark_tower::DarkTower;\n/// §DT-1\nfn dt_1_a() { f(\"dark-tower\") }"
        );
        let sentences = "# Sentences of Matchsticks.\nmatchsticks-ask = Which matchsticks?\n";
        assert_eq!(
            names.applied("locales/en.ftl", sentences),
            "# Sentences of Dark tower.\ndark-tower-ask = Which matchsticks?\n"
        );
        assert_eq!(names.applied("Cargo.toml", "name = \"matchsticks\""), "name = \"dark-tower\"");
        assert_eq!(
            names.applied("rules/en.md", "# Matchsticks\n### §MS-1"),
            "# Dark tower\n### §DT-1"
        );
    }
}
