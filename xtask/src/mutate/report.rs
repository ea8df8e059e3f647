//! What the tests of a rulebook hold, chapter by chapter and paragraph by paragraph.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::sites::Site;
use super::trial::Verdict;

/// A change and what became of it.
#[derive(Debug)]
pub(crate) struct Tried<'a> {
    pub(crate) chapter: &'a str,
    pub(crate) file: &'a str,
    pub(crate) site: &'a Site,
    pub(crate) verdict: Verdict,
}

const COLUMNS: [&str; 6] =
    ["changes", "held", "not held", "not reached", "not compiled", "not tried"];

/// Where a verdict is counted among the columns after the first.
fn column(verdict: Verdict) -> usize {
    match verdict {
        Verdict::Held | Verdict::Endless => 1,
        Verdict::NotHeld => 2,
        Verdict::NotReached => 3,
        Verdict::LeftOut => 4,
        Verdict::NotTried => 5,
    }
}

/// Names with their counts, in order.
type Rows = Vec<(String, [usize; 6])>;

fn count<'a>(tried: &'a [Tried<'a>], names: impl Fn(&Tried<'a>) -> Vec<String>) -> Rows {
    let mut rows: BTreeMap<String, [usize; 6]> = BTreeMap::new();
    for one in tried {
        for name in names(one) {
            let row = rows.entry(name).or_default();
            row[0] += 1;
            row[column(one.verdict)] += 1;
        }
    }
    rows.into_iter().collect()
}

/// The whole report.
pub(crate) fn report(game: &str, tried: &[Tried<'_>], markdown: bool) -> String {
    let mut chapters = count(tried, |one| vec![one.chapter.to_owned()]);
    chapters.extend(count(tried, |_| vec!["all".to_owned()]));
    let paragraphs = count(tried, |one| {
        let ids = one.site.paragraphs.iter().map(|id| format!("§{id}"));
        let ids: Vec<String> = ids.collect();
        if ids.is_empty() { vec!["none".to_owned()] } else { ids }
    });
    let open: Rows =
        paragraphs.into_iter().filter(|(_, counts)| counts[2] + counts[3] > 0).collect();
    let mut text = String::new();
    let endless = tried.iter().filter(|one| one.verdict == Verdict::Endless).count();
    let title = |text: &mut String, title: &str| {
        let mark = if markdown { "### " } else { "" };
        writeln!(text, "\n{mark}{title}\n").expect("a string takes all");
    };
    title(&mut text, &format!("{game}: what the rulebook's tests hold"));
    text.push_str(&table("chapter", &chapters, markdown));
    if endless > 0 {
        writeln!(text, "\nof the held, {endless} ran without end").expect("a string takes all");
    }
    if !open.is_empty() {
        title(&mut text, "Paragraphs not held everywhere");
        text.push_str(&table("paragraph", &open, markdown));
    }
    for (verdict, name) in [(Verdict::NotHeld, "Not held"), (Verdict::NotReached, "Not reached")] {
        let listed: Vec<&Tried<'_>> = tried.iter().filter(|one| one.verdict == verdict).collect();
        if !listed.is_empty() {
            title(&mut text, name);
        }
        for one in listed {
            text.push_str(&line(one, markdown));
        }
    }
    text
}

/// One change as one line.
pub(crate) fn line(one: &Tried<'_>, markdown: bool) -> String {
    let Site { line, function, paragraphs, what, .. } = one.site;
    let ids: Vec<String> = paragraphs.iter().map(|id| format!("§{id}")).collect();
    let mark = if markdown { "- " } else { "" };
    format!("{mark}{}:{line} {function} ({}): {what}\n", one.file, ids.join(" "))
}

fn table(name: &str, rows: &Rows, markdown: bool) -> String {
    let mut text = String::new();
    let mut row = |first: &str, cells: &[String]| {
        if markdown {
            writeln!(text, "| {first} | {} |", cells.join(" | ")).expect("a string takes all");
        } else {
            write!(text, "{first:<20}").expect("a string takes all");
            for cell in cells {
                write!(text, " {cell:>12}").expect("a string takes all");
            }
            text.push('\n');
        }
    };
    row(name, &COLUMNS.map(ToOwned::to_owned));
    if markdown {
        row("---", &COLUMNS.map(|_| "---:".to_owned()));
    }
    for (name, counts) in rows {
        row(name, &counts.map(|count| count.to_string()));
    }
    text
}
