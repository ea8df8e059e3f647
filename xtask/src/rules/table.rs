//! The coverage of a game as a table.

use std::fmt::Write as _;

use super::coverage::{Coverage, Row};

const HEAD: [&str; 7] = ["chapter", "paragraphs", "cited", "tested", "en", "fr", "%"];

/// All cells, the head first and the total last.
fn cells(coverage: &Coverage) -> Vec<[String; 7]> {
    let mut rows = coverage.rows.clone();
    rows.push(Row::total(&coverage.rows));
    let head = HEAD.map(ToOwned::to_owned);
    let body = rows.into_iter().map(|row| {
        [
            row.chapter.clone(),
            row.paragraphs.to_string(),
            row.cited.to_string(),
            row.tested.to_string(),
            row.english.to_string(),
            row.french.to_string(),
            row.percent().to_string(),
        ]
    });
    std::iter::once(head).chain(body).collect()
}

/// For a terminal: columns of equal width, numbers to the right.
pub(crate) fn plain(coverage: &Coverage) -> String {
    let cells = cells(coverage);
    let width = |column: usize| {
        cells.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    };
    let mut text = format!("{}\n", coverage.folder);
    for row in &cells {
        let _ = write!(text, "  {:<1$}", row[0], width(0));
        for (column, cell) in row.iter().enumerate().skip(1) {
            let _ = write!(text, "  {cell:>0$}", width(column));
        }
        text.push('\n');
    }
    text
}

/// For a README.
pub(crate) fn markdown(coverage: &Coverage) -> String {
    let mut text = format!("### {}\n\n", coverage.folder);
    for (number, row) in cells(coverage).iter().enumerate() {
        let _ = writeln!(text, "| {} |", row.join(" | "));
        if number == 0 {
            text.push_str("| --- | --: | --: | --: | --: | --: | --: |\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn example() -> Coverage {
        let row = Row {
            chapter: "Dämonen".to_owned(),
            paragraphs: 12,
            cited: 11,
            tested: 9,
            english: 12,
            french: 12,
            complete: 9,
        };
        Coverage {
            folder: "toy".to_owned(),
            rows: vec![row],
            problems: vec![],
            traces: BTreeMap::new(),
        }
    }

    #[test]
    fn columns_line_up() {
        assert_eq!(
            plain(&example()),
            "toy\n\
             \x20 chapter  paragraphs  cited  tested  en  fr   %\n\
             \x20 Dämonen          12     11       9  12  12  75\n\
             \x20 total            12     11       9  12  12  75\n"
        );
    }

    #[test]
    fn markdown_has_a_rule_below_the_head() {
        let text = markdown(&example());
        let lines: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(lines[0], "| chapter | paragraphs | cited | tested | en | fr | % |");
        assert_eq!(lines[1], "| --- | --: | --: | --: | --: | --: | --: |");
        assert_eq!(lines[2], "| Dämonen | 12 | 11 | 9 | 12 | 12 | 75 |");
    }
}
