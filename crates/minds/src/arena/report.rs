//! The report of an arena as one page that needs nothing else.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::svg::{Row, escaped, histogram, whiskers};
use super::{Figures, Labelled, Range, Share};

/// What stands above the figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// What the game is called.
    pub game: String,
    /// The options as JSON.
    pub options: String,
    /// The command that makes the same report.
    pub command: String,
    /// What the labels are called, by their code; a code without a title stands for itself.
    pub titles: BTreeMap<String, String>,
    /// What the values of labels are called, by code and value; others stand for themselves.
    pub names: BTreeMap<(String, String), String>,
    /// Tables that the game brings itself.
    pub sections: Vec<Section>,
}

/// A table that a game brings itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The headings of its columns.
    pub columns: Vec<String>,
    /// Its cells.
    pub rows: Vec<Vec<String>>,
}

/// More rows than this are a table without a plot.
const PLOTTED: usize = 24;

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#20180f;--paper:#faf6ee;--line:#cdbfa6;--hot:#a3341f}
@media(prefers-color-scheme:dark){:root{--ink:#efe6d6;--paper:#1a1512;--line:#5b4d3b;--hot:#e2785c}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);max-width:60rem;
margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2;font-weight:600}h2{margin-top:2.2rem;font-size:1.15rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{white-space:nowrap;padding:.3rem .5rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}
code{font-size:.85rem;overflow-wrap:anywhere}.wide{overflow-x:auto}
svg{width:100%;max-width:45rem;height:auto;font:14px Georgia,serif;fill:var(--ink)}
svg circle,svg rect{fill:var(--hot)}svg .whisker{stroke:var(--ink);stroke-width:2}
svg .parity{stroke:var(--line);stroke-width:2;stroke-dasharray:5 4}
";

/// The whole page.
pub fn html(heading: &Heading, figures: &Figures) -> String {
    let mut page = String::new();
    let game = escaped(&heading.game);
    let _ = write!(
        page,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Arena: {game}</title><style>{STYLE}</style>\
         <h1>Arena: {game}</h1><p>{} games, seats rotated, {} of them different.</p>\
         <p><code>{}</code></p><p>Options: <code>{}</code></p>",
        figures.games,
        figures.distinct,
        escaped(&heading.command),
        escaped(&heading.options),
    );
    table(&mut page, figures);
    plots(&mut page, figures);
    facts(&mut page, figures);
    for labelled in &figures.labels {
        by_label(&mut page, heading, labelled);
    }
    for section in &heading.sections {
        let columns: Vec<&str> = section.columns.iter().map(String::as_str).collect();
        let _ = write!(page, "<h2>{}</h2>", escaped(&section.title));
        cells(&mut page, &columns, &section.rows);
    }
    page + "</html>\n"
}

fn percent(share: Share) -> String {
    let [share, low, high] = [share.share, share.low, share.high].map(|part| part * 100.0);
    format!("{share:.1} % ({low:.1}–{high:.1})")
}

fn table(page: &mut String, figures: &Figures) {
    page.push_str(
        "<div class=\"wide\"><table><thead><tr><th>player<th>wins<th>of all games<th>of all wins\
         <th>Elo<th>ms a decision<th>longest<th>worlds</thead><tbody>",
    );
    for player in &figures.players {
        let _ = write!(
            page,
            "<tr><td>{}<td>{:.1}<td>{}<td>{}<td>{:+.0} ({:+.0} to {:+.0})<td>{:.1}<td>{:.0}<td>{:.0}",
            escaped(&player.level),
            player.wins,
            percent(player.win_share),
            percent(player.of_all_wins),
            player.elo.elo,
            player.elo.low,
            player.elo.high,
            player.mean_millis,
            player.longest_millis,
            player.iterations,
        );
    }
    page.push_str(
        "</tbody></table></div><p>In brackets: 95 % intervals. Elo begins with one win each way \
         between any two players, so that a clean sweep has an end.</p>",
    );
}

/// Win rates by what the game says of its seats.
fn by_label(page: &mut String, heading: &Heading, labelled: &Labelled) {
    let title = heading.titles.get(labelled.code).map_or(labelled.code, String::as_str);
    let title = format!("Wins by: {title}");
    let _ = write!(page, "<h2>{}</h2>", escaped(&title));
    if let Some(range) = labelled.range {
        let Range { low, median, high } = range;
        let _ = write!(page, "<p>Median {median}, from {low} to {high}.</p>");
    }
    let name = |value: &str| {
        let key = (labelled.code.to_owned(), value.to_owned());
        heading.names.get(&key).cloned().unwrap_or(key.1)
    };
    if labelled.range.is_none() && labelled.rows.len() <= PLOTTED {
        let row = |row: &super::labels::Row| Row {
            label: name(&row.value),
            value: row.won.share,
            low: row.won.low,
            high: row.won.high,
            text: percent(row.won),
        };
        let rows: Vec<Row> = labelled.rows.iter().map(row).collect();
        page.push_str(&whiskers(&title, &rows, None));
    }
    let row =
        |row: &super::labels::Row| vec![name(&row.value), row.seats.to_string(), percent(row.won)];
    let rows: Vec<Vec<String>> = labelled.rows.iter().map(row).collect();
    cells(page, &["", "seats", "won"], &rows);
}

fn cells(page: &mut String, columns: &[&str], rows: &[Vec<String>]) {
    page.push_str("<div class=\"wide\"><table><thead><tr>");
    for column in columns {
        let _ = write!(page, "<th>{}", escaped(column));
    }
    page.push_str("</thead><tbody>");
    for row in rows {
        page.push_str("<tr>");
        for cell in row {
            let _ = write!(page, "<td>{}", escaped(cell));
        }
    }
    page.push_str("</tbody></table></div>");
}

fn plots(page: &mut String, figures: &Figures) {
    let parity = 1.0 / figures.players.len().max(1) as f64;
    let share = |label: String, share: Share| Row {
        label,
        value: share.share,
        low: share.low,
        high: share.high,
        text: percent(share),
    };
    let wins: Vec<Row> =
        figures.players.iter().map(|one| share(one.level.clone(), one.of_all_wins)).collect();
    let elo: Vec<Row> = figures
        .players
        .iter()
        .map(|one| Row {
            label: one.level.clone(),
            value: one.elo.elo,
            low: one.elo.low,
            high: one.elo.high,
            text: format!("{:+.0}", one.elo.elo),
        })
        .collect();
    let mut seats: Vec<Row> = figures
        .seats
        .iter()
        .enumerate()
        .map(|(seat, one)| share(format!("seat {}", seat + 1), *one))
        .collect();
    seats.push(share("who decides first".to_owned(), figures.first_seat));
    let mut plot = |title: &str, svg: String| {
        let _ = write!(page, "<h2>{title}</h2>{svg}");
    };
    let title = "Share of all wins; the dashed line is parity";
    plot(title, whiskers(title, &wins, Some(parity)));
    plot("Elo within this arena", whiskers("Elo within this arena", &elo, Some(0.0)));
    let title = "Share of all wins by seat";
    plot(title, whiskers(title, &seats, Some(parity)));
    plot("Decisions in a game", histogram("Decisions in a game", &figures.lengths));
}

fn facts(page: &mut String, figures: &Figures) {
    let _ = write!(
        page,
        "<h2>The games</h2><table><tbody><tr><td>several winners<td>{}<tr><td>nobody wins<td>{}\
         <tr><td>decisions in a game<td>{:.1}<tr><td>listed actions at a decision<td>{:.1}\
         </tbody></table>",
        percent(figures.draws),
        percent(figures.nobody),
        figures.length,
        figures.branching,
    );
    if !figures.notes.is_empty() {
        page.push_str("<h2>What went wrong</h2><ul>");
        for (note, count) in &figures.notes {
            let _ = write!(page, "<li>{count} × {}", escaped(note));
        }
        page.push_str("</ul>");
    }
}
