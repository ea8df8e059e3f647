//! The paragraphs of a game's rules.

use kernel::Info;

/// One paragraph of `rules/<language>.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The bare id.
    pub id: String,
    /// What stands behind the id in the heading.
    pub title: String,
    /// The text up to the next heading.
    pub text: String,
}

/// All paragraphs in reading order: headings of the form `### §5.3 Title`.
pub fn paragraphs(rules: &str) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    let mut inside = false;
    for line in rules.lines() {
        let heading = line.starts_with('#') && line.trim_start_matches('#').starts_with(' ');
        if let Some(rest) = line.strip_prefix("### §") {
            let (id, title) = rest.split_once(' ').unwrap_or((rest, ""));
            found.push(Paragraph {
                id: id.to_owned(),
                title: title.trim().to_owned(),
                text: String::new(),
            });
            inside = true;
        } else if heading {
            inside = false;
        } else if let Some(paragraph) = found.last_mut().filter(|_| inside) {
            paragraph.text.push_str(line);
            paragraph.text.push('\n');
        }
    }
    for paragraph in &mut found {
        paragraph.text = paragraph.text.trim().to_owned();
    }
    found
}

/// One paragraph of a game in a language.
pub fn paragraph(info: &Info, language: &str, id: &str) -> Option<Paragraph> {
    let texts = info.book.texts.iter().find(|texts| texts.language == language)?;
    let id = id.trim_start_matches('§');
    paragraphs(texts.rules).into_iter().find(|paragraph| paragraph.id == id)
}
