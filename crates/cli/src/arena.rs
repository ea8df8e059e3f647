//! Opponents against each other: figures in the terminal, as JSON and as a page.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

use cabinet::Voice;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Budget, Sheet, Words as _};
use minds::arena::{Figures, Heading, Labelled, Plan, Section, Share, html, needed_games};
use serde_json::{Value, json};

use crate::args::Arena;
use crate::files;
use crate::problem::refused;
use crate::sentences::Sentences;

/// What is written into the folder of a report: the figures as JSON, and the page.
const REPORTS: [&str; 2] = ["arena.json", "arena.html"];

/// Plays all games and tells who won how often.
pub(crate) fn run(arena: &Arena, sentences: &Sentences) -> anyhow::Result<()> {
    let entry = sentences.game(&arena.game)?;
    let voice = sentences.voice(entry)?;
    let plan = plan(arena, sentences)?;
    let options = options(arena, plan.players.len(), sentences)?;
    let pack = files::read_optional_pack(arena.content.as_ref(), sentences)?;
    let pack = pack.as_ref();
    // A broken pack is refused before a folder is made or a game is played.
    let setup = entry.setup(&options, pack, &voice).map_err(|refusal| refused(&refusal))?;
    let voice = entry.voice(&options, pack, &voice).map_err(|refusal| refused(&refusal))?;
    if let Some(dir) = &arena.out {
        files::make_folder(dir, sentences)?;
        for name in REPORTS {
            files::try_out(&dir.join(name), sentences)?;
        }
    }
    let bar = ProgressBar::new(plan.games.into()).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} (+{eta})")
            .expect("the template is well formed"),
    );
    let played = entry
        .arena(&options, pack, &plan, &voice, &mut |_| bar.inc(1))
        .map_err(|refusal| refused(&refusal))?;
    bar.finish_and_clear();
    let figures = Figures::of(&plan, &played);
    write!(io::stdout().lock(), "{}", table(&figures, sentences))?;
    if let Some(dir) = &arena.out {
        let heading = Heading {
            language: sentences.language().to_owned(),
            game: said(&voice, "title", &arena.game),
            options: setup.options.to_string(),
            command: command(arena),
            titles: titles(&figures, &voice),
            names: names(&figures, &voice),
            sections: entry
                .sheets(&options, pack, &voice)
                .map_err(|refusal| refused(&refusal))?
                .into_iter()
                .map(|sheet| section(sheet, &voice))
                .collect(),
        };
        let all = json!({
            "game": arena.game,
            "options": setup.options,
            "content": setup.content,
            "command": heading.command,
            "figures": figures,
            "games": played,
        });
        let page = html(&heading, &figures, sentences.words());
        for (name, text) in REPORTS.into_iter().zip([format!("{all:#}\n"), page]) {
            let path = dir.join(name);
            files::write(&path, &text, sentences)?;
            writeln!(io::stdout().lock(), "{}", files::shown(&path))?;
        }
    }
    Ok(())
}

fn plan(arena: &Arena, sentences: &Sentences) -> anyhow::Result<Plan> {
    let level = |name: &str| sentences.level(name);
    let players = arena.players.split(',').map(level).collect::<anyhow::Result<Vec<_>>>()?;
    let budget = match (arena.ms, arena.iterations) {
        (Some(millis), _) => Some(Budget::Millis(millis)),
        (None, Some(count)) => Some(Budget::Iterations(count)),
        (None, None) => None,
    };
    let seed = arena.seed.clone();
    Ok(Plan { players, games: arena.games, jobs: arena.jobs, budget, seed })
}

/// The options, with one seat per player unless they say otherwise.
fn options(arena: &Arena, players: usize, sentences: &Sentences) -> anyhow::Result<Value> {
    let mut options = match &arena.options {
        None => json!({}),
        Some(text) => files::options(text, sentences)?,
    };
    if let Some(entries) = options.as_object_mut() {
        entries.entry("seats").or_insert(players.into());
    }
    Ok(options)
}

/// What the game calls its labels.
fn titles(figures: &Figures, voice: &Voice) -> BTreeMap<String, String> {
    let title = |labelled: &Labelled| {
        let code = labelled.code;
        (code.to_owned(), said(voice, &format!("label-{code}"), code))
    };
    figures.labels.iter().map(title).collect()
}

/// What the game calls the values of its labels.
fn names(figures: &Figures, voice: &Voice) -> BTreeMap<(String, String), String> {
    let all = figures.labels.iter().flat_map(|labelled| {
        labelled.rows.iter().map(|row| (labelled.code.to_owned(), row.value.clone()))
    });
    all.map(|key| (key.clone(), named(voice, &key.0, &key.1))).collect()
}

/// What the game calls a thing, by the kinds of messages in which games name things.
fn named(voice: &Voice, code: &str, value: &str) -> String {
    let ids = [
        format!("label-{code}-{value}"),
        format!("{code}-{value}"),
        format!("name-{value}"),
        format!("card-{value}"),
    ];
    let known = ids.iter().find(|id| voice.game().has(id));
    known.map_or_else(|| value.to_owned(), |id| voice.game().say(id, &[]))
}

/// A table of the game with its headings.
fn section(sheet: Sheet, voice: &Voice) -> Section {
    let id = format!("sheet-{}", sheet.code);
    let column = |column: &&str| said(voice, &format!("{id}-{column}"), column);
    Section {
        title: said(voice, &id, sheet.code),
        columns: sheet.columns.iter().map(column).collect(),
        rows: rows(sheet, voice),
    }
}

/// Cells that are ids become names.
fn rows(sheet: Sheet, voice: &Voice) -> Vec<Vec<String>> {
    let named = |cell: String| named(voice, sheet.code, &cell);
    sheet.rows.into_iter().map(|row| row.into_iter().map(named).collect()).collect()
}

/// The game's sentence if it has one, else its code.
fn said(voice: &Voice, id: &str, code: &str) -> String {
    if voice.game().has(id) { voice.game().say(id, &[]) } else { code.to_owned() }
}

/// The command that plays the same games.
fn command(arena: &Arena) -> String {
    let Arena { game, players, games, jobs, seed, .. } = arena;
    let mut text = format!(
        "pandemonium arena --game {game} --players {players} --games {games} --jobs {jobs} \
         --seed {seed:?}"
    );
    if let Some(millis) = arena.ms {
        let _ = write!(text, " --ms {millis}");
    }
    if let Some(count) = arena.iterations {
        let _ = write!(text, " --iterations {count}");
    }
    if let Some(options) = &arena.options {
        let _ = write!(text, " --options '{options}'");
    }
    if let Some(dir) = &arena.content {
        let _ = write!(text, " --content {:?}", files::shown(dir));
    }
    text
}

fn percent(share: Share) -> String {
    let [share, low, high] = [share.share, share.low, share.high].map(|part| part * 100.0);
    format!("{share:.1} % ({low:.1}–{high:.1})")
}

/// The figures as lines of text.
fn table(figures: &Figures, sentences: &Sentences) -> String {
    let mut text = String::new();
    let head = ["player", "of-games", "of-wins", "elo", "millis", "worlds"]
        .map(|column| sentences.say(&format!("arena-{column}"), &[]));
    let mut rows = vec![head];
    rows.extend(figures.players.iter().map(|player| {
        let elo = player.elo;
        [
            player.level.clone(),
            percent(player.win_share),
            percent(player.of_all_wins),
            format!("{:+.0} ({:+.0} – {:+.0})", elo.elo, elo.low, elo.high),
            format!("{:.1} / {:.0}", player.mean_millis, player.longest_millis),
            format!("{:.0}", player.iterations),
        ]
    }));
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    for row in &rows {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = wide(column).unwrap_or(0);
            format!("{cell:<width$}")
        });
        let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    let facts = [
        ("nobody", Some(percent(figures.nobody))),
        ("draws", Some(percent(figures.draws))),
        ("first", figures.first_seat.map(percent)),
        ("length", Some(format!("{:.1}", figures.length))),
        ("branching", Some(format!("{:.1}", figures.branching))),
    ];
    for (fact, value) in facts.into_iter().filter_map(|(fact, value)| Some((fact, value?))) {
        let _ = writeln!(text, "{}: {value}", sentences.say(&format!("arena-{fact}"), &[]));
    }
    if figures.distinct < figures.games {
        let distinct = sentences.say("arena-distinct", &[]);
        let _ = writeln!(text, "{distinct}: {}", figures.distinct);
    }
    let _ = writeln!(text, "{}", needed_games(figures, sentences.words()));
    for (note, count) in &figures.notes {
        let _ = writeln!(text, "{count} × {note}");
    }
    text
}
