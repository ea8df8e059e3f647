//! The report of an arena as one page that needs nothing else.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Arg, Words};

use super::figures::Player;
use super::svg::{Row, escaped, histogram, whiskers};
use super::{Figures, Labelled, Needed, Range, Share};

/// What stands above the figures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The language of the page, as a tag.
    pub language: String,
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
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);max-width:68rem;
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

/// The whole page; its sentences are the messages `arena-…` of whoever asks for it.
pub fn html(heading: &Heading, figures: &Figures, words: &dyn Words) -> String {
    let mut page = Page { text: String::new(), words };
    page.begin(heading, figures);
    page.table(figures);
    page.plots(figures);
    page.facts(figures);
    for labelled in &figures.labels {
        page.by_label(heading, labelled);
    }
    for section in &heading.sections {
        page.title(&section.title);
        page.cells(&section.columns, &section.rows);
    }
    page.text + "</html>\n"
}

/// How many games it takes until a share is surer, as a sentence.
pub fn needed_games(figures: &Figures, words: &dyn Words) -> String {
    let one = |needed: &Needed| {
        let games = i64::try_from(needed.games).unwrap_or(i64::MAX);
        let args = [("points", Arg::Number(needed.points.into())), ("games", Arg::Number(games))];
        words.say("arena-needed-one", &args)
    };
    let list: Vec<String> = figures.needed.iter().map(one).collect();
    words.say("arena-needed", &[("list", Arg::Text(&list.join(", ")))])
}

fn percent(share: Share) -> String {
    let [share, low, high] = [share.share, share.low, share.high].map(|part| part * 100.0);
    format!("{share:.1} % ({low:.1}–{high:.1})")
}

/// A share with its interval, to be plotted.
fn plotted(label: String, share: Share) -> Row {
    let Share { share: value, low, high } = share;
    Row { label, value, low, high, text: percent(share) }
}

/// A page being written.
struct Page<'a> {
    text: String,
    words: &'a dyn Words,
}

impl Page<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(&format!("arena-{id}"), &[])
    }

    fn counted(&self, id: &str, numbers: &[(&str, i64)]) -> String {
        let args: Vec<(&str, Arg<'_>)> =
            numbers.iter().map(|&(name, number)| (name, Arg::Number(number))).collect();
        self.words.say(&format!("arena-{id}"), &args)
    }

    /// A heading that names something.
    fn named(&self, id: &str, name: &str) -> String {
        self.words.say(&format!("arena-{id}"), &[("name", Arg::Text(name))])
    }

    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn title(&mut self, title: &str) {
        let _ = write!(self.text, "<h2>{}</h2>", escaped(title));
    }

    fn paragraph(&mut self, text: &str) {
        let _ = write!(self.text, "<p>{}</p>", escaped(text));
    }

    fn begin(&mut self, heading: &Heading, figures: &Figures) {
        let title = self.named("title", &heading.game);
        let _ = write!(
            self.text,
            "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>{STYLE}</style><h1>{title}</h1>",
            escaped(&heading.language),
            title = escaped(&title),
        );
        let numbers = [("games", figures.games), ("distinct", figures.distinct)]
            .map(|(name, count)| (name, i64::try_from(count).unwrap_or(i64::MAX)));
        self.paragraph(&self.counted("games", &numbers));
        let _ = write!(
            self.text,
            "<p><code>{}</code></p><p>{} <code>{}</code></p>",
            escaped(&heading.command),
            escaped(&self.say("options")),
            escaped(&heading.options),
        );
    }

    fn table(&mut self, figures: &Figures) {
        let columns = ["player", "wins", "of-games", "of-wins", "elo", "mean", "longest", "worlds"];
        let row = |player: &Player| {
            let elo = player.elo;
            vec![
                player.level.clone(),
                format!("{:.1}", player.wins),
                percent(player.win_share),
                percent(player.of_all_wins),
                format!("{:+.0} ({:+.0} – {:+.0})", elo.elo, elo.low, elo.high),
                format!("{:.1}", player.mean_millis),
                format!("{:.0}", player.longest_millis),
                format!("{:.0}", player.iterations),
            ]
        };
        let rows: Vec<Vec<String>> = figures.players.iter().map(row).collect();
        self.cells(&columns.map(|column| self.say(column)), &rows);
        self.paragraph(&self.say("brackets"));
        let intervals = figures.intervals();
        let numbers = [("count", intervals), ("missed", (intervals + 10) / 20)]
            .map(|(name, count)| (name, i64::try_from(count).unwrap_or(i64::MAX)));
        self.paragraph(&self.counted("intervals", &numbers));
        self.paragraph(&needed_games(figures, self.words));
    }

    /// Win rates by what the game says of its seats.
    fn by_label(&mut self, heading: &Heading, labelled: &Labelled) {
        let title = heading.titles.get(labelled.code).map_or(labelled.code, String::as_str);
        let title = self.named("wins-by", title);
        self.title(&title);
        if let Some(Range { low, median, high }) = labelled.range {
            let numbers = [("low", low), ("median", median), ("high", high)];
            self.paragraph(&self.counted("range", &numbers));
        }
        let name = |value: &str| {
            let key = (labelled.code.to_owned(), value.to_owned());
            heading.names.get(&key).cloned().unwrap_or(key.1)
        };
        if labelled.range.is_none() && labelled.rows.len() <= PLOTTED {
            let row = |row: &super::labels::Row| plotted(name(&row.value), row.won);
            let rows: Vec<Row> = labelled.rows.iter().map(row).collect();
            self.put(&whiskers(&title, &rows, None));
        }
        let row = |row: &super::labels::Row| {
            vec![name(&row.value), row.seats.to_string(), percent(row.won)]
        };
        let rows: Vec<Vec<String>> = labelled.rows.iter().map(row).collect();
        self.cells(&[String::new(), self.say("seats"), self.say("won")], &rows);
    }

    fn cells(&mut self, columns: &[String], rows: &[Vec<String>]) {
        self.put("<div class=\"wide\"><table><thead><tr>");
        for column in columns {
            let _ = write!(self.text, "<th>{}", escaped(column));
        }
        self.put("</thead><tbody>");
        for row in rows {
            self.put("<tr>");
            for cell in row {
                let _ = write!(self.text, "<td>{}", escaped(cell));
            }
        }
        self.put("</tbody></table></div>");
    }

    fn plots(&mut self, figures: &Figures) {
        let parity = 1.0 / figures.players.len().max(1) as f64;
        let wins = figures.players.iter().map(|one| plotted(one.level.clone(), one.of_all_wins));
        let wins: Vec<Row> = wins.collect();
        let elo = figures.players.iter().map(|one| Row {
            label: one.level.clone(),
            value: one.elo.elo,
            low: one.elo.low,
            high: one.elo.high,
            text: format!("{:+.0}", one.elo.elo),
        });
        let elo: Vec<Row> = elo.collect();
        let seat = |(number, &share): (i64, &Share)| {
            plotted(self.counted("seat", &[("number", number)]), share)
        };
        let mut seats: Vec<Row> = (1..).zip(&figures.seats).map(seat).collect();
        seats.extend(figures.first_seat.map(|share| plotted(self.say("begins"), share)));
        for (id, rows, line) in
            [("share", wins, parity), ("elo-here", elo, 0.0), ("share-by-seat", seats, parity)]
        {
            let title = self.say(id);
            self.title(&title);
            self.put(&whiskers(&title, &rows, Some(line)));
        }
        let title = self.say("length");
        self.title(&title);
        self.put(&histogram(&title, &figures.lengths));
    }

    fn facts(&mut self, figures: &Figures) {
        self.title(&self.say("facts"));
        let facts = [
            ("draws", percent(figures.draws)),
            ("nobody", percent(figures.nobody)),
            ("length", format!("{:.1}", figures.length)),
            ("branching", format!("{:.1}", figures.branching)),
        ];
        self.put("<table><tbody>");
        for (fact, value) in facts {
            let _ = write!(self.text, "<tr><td>{}<td>{value}", escaped(&self.say(fact)));
        }
        self.put("</tbody></table>");
        if !figures.notes.is_empty() {
            self.title(&self.say("wrong"));
            self.put("<ul>");
            for (note, count) in &figures.notes {
                let _ = write!(self.text, "<li>{count} × {}", escaped(note));
            }
            self.put("</ul>");
        }
    }
}
