//! The rules in print.

use std::io::{self, Write};

use kernel::Info;
use wording::{Paragraph, paragraphs};

use crate::args::Rules;
use crate::sentences::Sentences;

/// Prints all paragraphs, or one.
pub(crate) fn run(rules: &Rules, sentences: &Sentences) -> anyhow::Result<()> {
    let info = sentences.game(&rules.game)?.info();
    let mut out = io::stdout().lock();
    match &rules.paragraph {
        Some(id) => writeln!(out, "{}", printed(&find(&info, id, sentences)?))?,
        None => {
            for paragraph in all(&info, sentences) {
                writeln!(out, "{}\n", printed(&paragraph))?;
            }
        }
    }
    Ok(())
}

/// The paragraph with this id, written with or without its sign, in any case.
pub(crate) fn find(info: &Info, id: &str, sentences: &Sentences) -> anyhow::Result<Paragraph> {
    let bare = id.trim().trim_start_matches('§');
    let all = all(info, sentences);
    let found = all.iter().find(|one| one.id.eq_ignore_ascii_case(bare));
    found.cloned().ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|one| &*one.id).collect();
        let args = [("paragraph", bare), ("game", info.slug), ("allowed", &*known.join(", "))];
        sentences.problem("unknown-paragraph", &args)
    })
}

/// A paragraph as it is printed.
pub(crate) fn printed(paragraph: &Paragraph) -> String {
    format!("§{} {}\n\n{}", paragraph.id, paragraph.title, paragraph.text)
}

fn all(info: &Info, sentences: &Sentences) -> Vec<Paragraph> {
    let texts = info.book.texts.iter();
    let own = texts.filter(|texts| texts.language == sentences.language());
    own.flat_map(|texts| paragraphs(texts.rules)).collect()
}
