//! Reading rules, code and tests: where paragraphs stand and where they are cited.

/// The rules of a game in one language.
#[derive(Debug, Default)]
pub(crate) struct Rulebook {
    pub(crate) chapters: Vec<Chapter>,
    pub(crate) paragraphs: Vec<Paragraph>,
    /// Headings that look like a paragraph's but are not, with what is wrong.
    pub(crate) malformed: Vec<(usize, &'static str)>,
}

/// A heading of the second level.
#[derive(Debug)]
pub(crate) struct Chapter {
    pub(crate) title: String,
    /// A chapter may carry a number of its own, which code may cite.
    pub(crate) id: Option<String>,
}

/// A heading of the third level and what it needs to be counted.
#[derive(Debug)]
pub(crate) struct Paragraph {
    pub(crate) id: String,
    pub(crate) line: usize,
    /// Index into the chapters; `None` before the first one.
    pub(crate) chapter: Option<usize>,
    pub(crate) has_text: bool,
}

/// A cited paragraph and the line, counted from 1, that cites it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    pub(crate) id: String,
    pub(crate) line: usize,
}

/// A test function and the paragraphs named above it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) ids: Vec<String>,
}

/// Reads the chapters and paragraphs of `rules/*.md`.
pub(crate) fn rulebook(text: &str) -> Rulebook {
    let mut book = Rulebook::default();
    let mut in_code = false;
    let mut in_paragraph = false;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            in_code = !in_code;
        } else if in_code {
        } else if let Some(heading) = line.strip_prefix("### ") {
            in_paragraph = true;
            match paragraph(heading) {
                Ok(id) => book.paragraphs.push(Paragraph {
                    id,
                    line: index + 1,
                    chapter: book.chapters.len().checked_sub(1),
                    has_text: false,
                }),
                Err(problem) => book.malformed.push((index + 1, problem)),
            }
            continue;
        } else if let Some(heading) = line.strip_prefix("## ") {
            let (id, title) = match id_after_sign(heading) {
                Some((id, rest)) => (Some(id.to_owned()), rest.trim()),
                None => (None, heading.trim()),
            };
            book.chapters.push(Chapter { title: title.to_owned(), id });
            in_paragraph = false;
            continue;
        } else if line.starts_with('#') {
            continue;
        }
        if in_paragraph
            && !line.trim().is_empty()
            && let Some(last) = book.paragraphs.last_mut()
        {
            last.has_text = true;
        }
    }
    book
}

/// The id in a heading `§ID Title`.
fn paragraph(heading: &str) -> Result<String, &'static str> {
    match id_after_sign(heading) {
        None => Err("a third-level heading names its paragraph: `### §ID Title`"),
        Some((_, rest)) if rest.trim().is_empty() => Err("a paragraph has a title after its id"),
        Some((id, _)) => Ok(id.to_owned()),
    }
}

/// Splits `§ID rest`.
fn id_after_sign(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix('§')?;
    let id = leading_id(text);
    (!id.is_empty()).then(|| (id, &text[id.len()..]))
}

/// Letters, digits, points and hyphens, without the punctuation of a sentence at the end.
fn leading_id(text: &str) -> &str {
    let end = text
        .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.' && letter != '-')
        .unwrap_or(text.len());
    text[..end].trim_end_matches(['.', '-'])
}

/// Every `§ID` of a text.
pub(crate) fn signs(text: &str) -> Vec<Citation> {
    collect(text, |line| {
        line.match_indices('§')
            .filter_map(|(offset, _)| id_after_sign(&line[offset..]))
            .map(|(id, _)| id.to_owned())
            .collect()
    })
}

/// Every `§ID` and every call of the macros that cite in code: `rule!("ID")`, each `=> "ID"` of
/// `topics![…]`, and each line of `events!` and `refusals!`.
pub(crate) fn code_citations(text: &str) -> Vec<Citation> {
    const CALL: &str = "rule!(\"";
    const TOPICS: &str = "topics![";
    const TOPIC: &str = "=> \"";
    let mut found = signs(text);
    found.extend(collect(text, |line| {
        line.match_indices(CALL)
            .filter_map(|(offset, _)| line[offset + CALL.len()..].split('"').next())
            .map(ToOwned::to_owned)
            .collect()
    }));
    for (offset, _) in text.match_indices(TOPICS) {
        let list = text[offset..].split_once(']').map_or("", |(list, _)| list);
        for (place, _) in list.match_indices(TOPIC) {
            let id = list[place + TOPIC.len()..].split('"').next().unwrap_or_default();
            let line = text[..offset + place].lines().count();
            found.push(Citation { id: id.to_owned(), line });
        }
    }
    found.extend(told_citations(text));
    found
}

/// The paragraphs of the lists of events and refusals: `"code" "ID" Name { … }`, and
/// `where { … } "ID"` below it.
fn told_citations(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut inside = false;
    for (number, line) in (1..).zip(text.lines()) {
        let code = line.trim();
        inside |= code.ends_with("events! {") || code.ends_with("refusals! {");
        inside &= line != "}";
        let id = match code.strip_prefix('"') {
            Some(listed) => listed.split_once("\" \"").and_then(|(_, id)| id.split('"').next()),
            None if code.starts_with("where {") => code.rsplit('"').nth(1),
            None => None,
        };
        let cited = id.filter(|_| inside).map(ToOwned::to_owned);
        found.extend(cited.map(|id| Citation { id, line: number }));
    }
    found
}

fn collect(text: &str, of_line: impl Fn(&str) -> Vec<String>) -> Vec<Citation> {
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(index, line)| {
            of_line(line).into_iter().map(move |id| Citation { id, line: index + 1 })
        })
        .collect()
}

/// The first line of the unit tests inside a source file: what follows is no implementation.
pub(crate) fn unit_tests_from(text: &str) -> Option<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let start = lines
        .windows(2)
        .position(|pair| pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod "))?;
    Some(start + 1)
}

/// The test functions of a file with the paragraphs cited in the comments and attributes
/// directly above each.
pub(crate) fn tests(text: &str) -> Vec<Test> {
    let mut found = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    let mut is_test = false;
    let mut open_brackets = 0_usize;
    for (index, line) in text.lines().enumerate() {
        let code = line.trim();
        if open_brackets > 0 || code.starts_with("#[") {
            is_test |= code.starts_with("#[test]");
            open_brackets = (open_brackets + code.matches('[').count())
                .saturating_sub(code.matches(']').count());
            ids.extend(signs(code).into_iter().map(|citation| citation.id));
        } else if code.starts_with("//") && !code.starts_with("//!") {
            ids.extend(signs(code).into_iter().map(|citation| citation.id));
        } else {
            if let (true, Some(name)) = (is_test, function_name(code)) {
                found.push(Test { name, line: index + 1, ids: std::mem::take(&mut ids) });
            }
            ids.clear();
            is_test = false;
        }
    }
    found
}

/// The name in `fn name(…`.
fn function_name(code: &str) -> Option<String> {
    let rest = code.strip_prefix("pub ").unwrap_or(code).strip_prefix("fn ")?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_')?;
    Some(rest[..end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(citations: &[Citation]) -> Vec<(&str, usize)> {
        citations.iter().map(|citation| (citation.id.as_str(), citation.line)).collect()
    }

    #[test]
    fn a_rulebook_is_read_by_its_headings() {
        let text = "# Game\n\n## Set-up\n\n### §A-1 The bag\n\nText.\n\n### §A-2 Empty\n\n\
                    ## §6 Movement\nWords.\n### §6.1 Roads\n```\n### §no\n```\n### Lost\n### §6.2\n";
        let book = rulebook(text);
        let read: Vec<_> = book
            .paragraphs
            .iter()
            .map(|one| (one.id.as_str(), one.line, one.chapter, one.has_text))
            .collect();
        assert_eq!(
            read,
            [("A-1", 5, Some(0), true), ("A-2", 9, Some(0), false), ("6.1", 13, Some(1), true),]
        );
        assert_eq!(book.chapters[1].id.as_deref(), Some("6"));
        assert_eq!(book.chapters[1].title, "Movement");
        let lines: Vec<usize> = book.malformed.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [17, 18]);
    }

    #[test]
    fn a_citation_ends_before_the_sentences_punctuation() {
        let text = "// §DD-3 to §DD-5. And (§9.0d),\n// §DD-7, §A-2-\n// § alone";
        let found = signs(text);
        assert_eq!(ids(&found), [("DD-3", 1), ("DD-5", 1), ("9.0d", 1), ("DD-7", 2), ("A-2", 2)]);
    }

    #[test]
    fn code_cites_by_sign_and_by_macro() {
        let text = "/// §1 One.\nfn f() { g(rule!(\"2\"), rule!(\"3.1\")); }\n rule!($id)";
        assert_eq!(ids(&code_citations(text)), [("1", 1), ("2", 2), ("3.1", 2)]);
    }

    #[test]
    fn code_cites_by_topics() {
        let text = "const A: X = topics![\"fee\" => \"2\"];\nmatch x { \"no\" => \"4\" }\n\
                    const B: X = topics![\n    lone \"a\" => \"3.1\",\n    \"b\" => \"3.2\",\n];\n";
        assert_eq!(ids(&code_citations(text)), [("2", 1), ("3.1", 4), ("3.2", 5)]);
    }

    #[test]
    fn code_cites_by_lists_of_events_and_refusals() {
        let text = "kernel::events! {\n    pub enum Event {\n        \"a\" \"1\" A { why: u8 }\n            \
                    where { why: \"x\" } \"2\"\n    }\n}\nother! { \"b\" \"3\" }\n\
                    kernel::refusals! {\n    pub enum Illegal {\n        \"c\" \"4\"\n    }\n}\n";
        assert_eq!(ids(&code_citations(text)), [("1", 3), ("2", 4), ("4", 10)]);
    }

    #[test]
    fn only_the_comment_directly_above_a_test_counts() {
        let text = "//! §1 Module.\n\
                    /// §2 A helper.\n\
                    fn helper() {}\n\
                    \n\
                    /// §3 Stands apart.\n\
                    \n\
                    /// §4 First.\n\
                    #[test]\n\
                    #[expect(\n    lint,\n    reason = \"§5\"\n)]\n\
                    fn s4_first() {\n    // §6 inside\n}\n\
                    #[test]\n\
                    fn uncited() {}\n\
                    // #[test]\n\
                    // fn gone() {}\n";
        assert_eq!(
            tests(text),
            [
                Test {
                    name: "s4_first".to_owned(),
                    line: 13,
                    ids: vec!["4".to_owned(), "5".to_owned()],
                },
                Test { name: "uncited".to_owned(), line: 17, ids: vec![] },
            ]
        );
    }

    #[test]
    fn unit_tests_are_found_at_the_end_of_a_file() {
        assert_eq!(unit_tests_from("fn f() {}\n\n#[cfg(test)]\nmod tests {\n}\n"), Some(3));
        assert_eq!(unit_tests_from("#[cfg(test)]\nuse a::b;\n"), None);
    }
}
