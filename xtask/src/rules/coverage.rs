//! Comparing the paragraphs of a game with its code and its tests.

use std::collections::{BTreeMap, BTreeSet};

use super::scan::{self, Rulebook};
use crate::problem::{Place, Problem};

/// Everything of a game that bears on its rules, as text with file names.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    pub(crate) folder: String,
    pub(crate) english: Option<String>,
    pub(crate) french: Option<String>,
    pub(crate) index: Option<String>,
    pub(crate) code: Vec<(String, String)>,
    pub(crate) content: Vec<(String, String)>,
    pub(crate) tests: Vec<(String, String)>,
    /// `rules/unplayed.txt`: ids of paragraphs that the game cannot play yet, one in a line.
    pub(crate) unplayed: Option<String>,
}

/// What became of the paragraphs of a game.
#[derive(Debug)]
pub(crate) struct Coverage {
    pub(crate) folder: String,
    pub(crate) rows: Vec<Row>,
    pub(crate) problems: Vec<Problem>,
    pub(crate) traces: BTreeMap<String, Trace>,
}

/// Where one paragraph stands, is implemented and is tested.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    pub(crate) written: Vec<Place>,
    pub(crate) implemented: Vec<Place>,
    pub(crate) tested: Vec<(Place, String)>,
}

/// One chapter counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) chapter: String,
    pub(crate) paragraphs: usize,
    pub(crate) cited: usize,
    pub(crate) tested: usize,
    pub(crate) english: usize,
    pub(crate) french: usize,
    /// Paragraphs that have all of these.
    pub(crate) complete: usize,
}

impl Row {
    /// Whole percent of complete paragraphs, rounded down so that only everything is 100.
    pub(crate) fn percent(&self) -> usize {
        (self.complete * 100).checked_div(self.paragraphs).unwrap_or(0)
    }

    /// The sum of several rows.
    pub(crate) fn total(rows: &[Row]) -> Row {
        let mut total = Row { chapter: "total".to_owned(), ..Row::default() };
        for row in rows {
            total.paragraphs += row.paragraphs;
            total.cited += row.cited;
            total.tested += row.tested;
            total.english += row.english;
            total.french += row.french;
            total.complete += row.complete;
        }
        total
    }
}

impl Sources {
    fn file(&self, relative: &str) -> String {
        format!("{}/{relative}", self.folder)
    }

    /// The index file as it should be.
    pub(crate) fn expected_index(&self) -> String {
        let book = scan::rulebook(self.english.as_deref().unwrap_or_default());
        let ids: BTreeSet<&str> = book.paragraphs.iter().map(|one| one.id.as_str()).collect();
        index_text(&ids)
    }
}

/// One id per line, so that a new paragraph changes one line.
fn index_text(ids: &BTreeSet<&str>) -> String {
    let mut text = String::from(
        "//! Index of the paragraphs in `rules/en.md`; written by `cargo xtask rules --write`.\n\
         \n\
         /// Ids of all paragraphs, sorted.\n\
         #[rustfmt::skip]\n\
         pub const INDEX: &[&str] = &[\n",
    );
    for id in ids {
        text.push_str("    \"");
        text.push_str(id);
        text.push_str("\",\n");
    }
    text.push_str("];\n");
    text
}

/// Compares everything and lists all problems.
pub(crate) fn compare(sources: &Sources) -> Coverage {
    let mut coverage = Coverage {
        folder: sources.folder.clone(),
        rows: Vec::new(),
        problems: Vec::new(),
        traces: BTreeMap::new(),
    };
    let english = coverage.read_book(&sources.file("rules/en.md"), sources.english.as_deref());
    let french = coverage.read_book(&sources.file("rules/fr.md"), sources.french.as_deref());
    coverage.compare_languages(sources, &english, &french);
    if sources.index.as_deref() != Some(&sources.expected_index()) {
        coverage.complain(
            &sources.file("src/paragraphs.rs"),
            1,
            "the index is not that of rules/en.md; write it with `cargo xtask rules --write`",
        );
    }
    let known = known_ids(&english);
    coverage.trace_code(sources, &known);
    coverage.trace_tests(sources, &known);
    coverage.check_cross_references(sources, &known);
    coverage.find_gaps(sources, &english);
    coverage.rows = rows(&english, &french, &coverage.traces);
    coverage
}

/// What may be cited: paragraphs, and chapters that carry a number.
fn known_ids(book: &Rulebook) -> BTreeSet<String> {
    let chapters = book.chapters.iter().filter_map(|chapter| chapter.id.clone());
    book.paragraphs.iter().map(|one| one.id.clone()).chain(chapters).collect()
}

impl Coverage {
    fn complain(&mut self, file: &str, line: usize, text: impl Into<String>) {
        self.problems.push(Problem::new(file, line, text));
    }

    /// Reads one language and notes what is wrong with it alone.
    fn read_book(&mut self, file: &str, text: Option<&str>) -> Rulebook {
        let Some(text) = text else {
            self.complain(file, 1, "the rules in this language are missing");
            return Rulebook::default();
        };
        let book = scan::rulebook(text);
        if book.paragraphs.is_empty() {
            self.complain(file, 1, "no paragraph found: headings are `### §ID Title`");
        }
        for (line, problem) in &book.malformed {
            self.complain(file, *line, *problem);
        }
        let mut first_lines = BTreeMap::new();
        for one in &book.paragraphs {
            if let Some(first) = first_lines.insert(one.id.as_str(), one.line) {
                let text = format!("§{} stands already on line {first}", one.id);
                self.complain(file, one.line, text);
            }
            if !one.has_text {
                self.complain(file, one.line, format!("§{} has a heading but no text", one.id));
            }
            let trace = self.traces.entry(one.id.clone()).or_default();
            trace.written.push(Place::new(file, one.line));
        }
        book
    }

    /// Both languages hold the same paragraphs in the same order.
    fn compare_languages(&mut self, sources: &Sources, english: &Rulebook, french: &Rulebook) {
        let files = [sources.file("rules/en.md"), sources.file("rules/fr.md")];
        let missing = |from: &Rulebook, file: &str, other: &Rulebook, other_file: &str| {
            let ids: BTreeSet<&str> = other.paragraphs.iter().map(|one| one.id.as_str()).collect();
            let absent = from.paragraphs.iter().filter(|one| !ids.contains(one.id.as_str()));
            absent
                .map(|one| {
                    let text = format!("§{} is missing in {other_file}", one.id);
                    Problem::new(file, one.line, text)
                })
                .collect::<Vec<_>>()
        };
        let mut absent = missing(english, &files[0], french, &files[1]);
        absent.extend(missing(french, &files[1], english, &files[0]));
        if absent.is_empty() {
            let pairs = english.paragraphs.iter().zip(&french.paragraphs);
            if let Some((here, there)) = pairs.into_iter().find(|(a, b)| a.id != b.id) {
                let text = format!("§{} stands where rules/en.md has §{}", there.id, here.id);
                self.complain(&files[1], there.line, text);
            }
        }
        self.problems.extend(absent);
    }

    /// Citations in code and content.
    fn trace_code(&mut self, sources: &Sources, known: &BTreeSet<String>) {
        for (file, text) in &sources.code {
            let unit_tests = scan::unit_tests_from(text).unwrap_or(usize::MAX);
            for citation in scan::code_citations(text) {
                let implements = citation.line < unit_tests;
                self.trace_citation(file, &citation, known, implements);
            }
        }
        for (file, text) in &sources.content {
            for citation in scan::signs(text) {
                self.trace_citation(file, &citation, known, true);
            }
        }
    }

    fn trace_citation(
        &mut self,
        file: &str,
        citation: &scan::Citation,
        known: &BTreeSet<String>,
        implements: bool,
    ) {
        if !known.contains(&citation.id) {
            let text = format!("§{} is cited, but rules/en.md has no such paragraph", citation.id);
            self.complain(file, citation.line, text);
        } else if implements && let Some(trace) = self.traces.get_mut(&citation.id) {
            trace.implemented.push(Place::new(file, citation.line));
        }
    }

    /// Tests and the paragraphs they stand for.
    fn trace_tests(&mut self, sources: &Sources, known: &BTreeSet<String>) {
        for (file, text) in &sources.tests {
            for citation in scan::code_citations(text) {
                self.trace_citation(file, &citation, known, false);
            }
            for test in scan::tests(text) {
                for id in &test.ids {
                    if let Some(trace) = self.traces.get_mut(id) {
                        let place = Place::new(file, test.line);
                        trace.tested.push((place, test.name.clone()));
                    }
                }
            }
        }
    }

    /// The rules cite each other only where the paragraph exists.
    fn check_cross_references(&mut self, sources: &Sources, known: &BTreeSet<String>) {
        let books = [("rules/en.md", &sources.english), ("rules/fr.md", &sources.french)];
        for (file, text) in books {
            for citation in scan::signs(text.as_deref().unwrap_or_default()) {
                // A heading that only one language has is reported as missing in the other.
                if !self.traces.contains_key(&citation.id) {
                    self.trace_citation(&sources.file(file), &citation, known, false);
                }
            }
        }
    }

    /// Paragraphs that nothing implements or nothing tests.
    fn find_gaps(&mut self, sources: &Sources, english: &Rulebook) {
        let file = sources.file("rules/en.md");
        let admitted: BTreeSet<&str> =
            sources.unplayed.iter().flat_map(|text| text.split_whitespace()).collect();
        for one in &english.paragraphs {
            let Some(trace) = self.traces.get(&one.id) else {
                continue;
            };
            let (cited, tested) = (!trace.implemented.is_empty(), !trace.tested.is_empty());
            if admitted.contains(one.id.as_str()) {
                // The table counts it as missing; a line that is out of date is a problem.
                if cited && tested {
                    let text = format!("§{} is played: take it off the list", one.id);
                    self.complain(&sources.file("rules/unplayed.txt"), 1, text);
                }
                continue;
            }
            if !cited {
                self.complain(&file, one.line, format!("§{} is cited nowhere in src", one.id));
            }
            if !tested {
                let text = format!("§{} has no test: cite it above one in tests", one.id);
                self.complain(&file, one.line, text);
            }
        }
    }
}

/// The table: one row per chapter of the English rules that has paragraphs.
fn rows(english: &Rulebook, french: &Rulebook, traces: &BTreeMap<String, Trace>) -> Vec<Row> {
    let french: BTreeSet<&str> = french.paragraphs.iter().map(|one| one.id.as_str()).collect();
    let mut rows: BTreeMap<Option<usize>, Row> = BTreeMap::new();
    for one in &english.paragraphs {
        let row = rows.entry(one.chapter).or_insert_with(|| Row {
            chapter: one.chapter.map_or_else(String::new, |at| english.chapters[at].title.clone()),
            ..Row::default()
        });
        let trace = traces.get(&one.id);
        let cited = trace.is_some_and(|trace| !trace.implemented.is_empty());
        let tested = trace.is_some_and(|trace| !trace.tested.is_empty());
        let in_french = french.contains(one.id.as_str());
        row.paragraphs += 1;
        row.english += 1;
        row.cited += usize::from(cited);
        row.tested += usize::from(tested);
        row.french += usize::from(in_french);
        row.complete += usize::from(cited && tested && in_french);
    }
    rows.into_values().collect()
}

#[cfg(test)]
#[path = "coverage_tests.rs"]
mod tests;
