//! `cargo xtask mutate`: changes the rules in small ways and sees which changes a test notices.
//!
//! All changes of a game are built into one program that is compiled once; which one is in force is
//! chosen when it runs. A first run tells which tests come by which change, and only these are run
//! for it. The rulebook is run, not the conformance suite: recorded games notice nearly every change
//! and say nothing about the rule.

mod memory;
mod report;
mod scratch;
mod sites;
mod splice;
mod trial;

#[cfg(test)]
mod tests;

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;

use self::report::Tried;
use self::scratch::{Built, Chapter, Scratch};
use self::trial::{Rulebook, Verdict};
use crate::workspace::Workspace;

/// How long changes are tried where nobody says how long.
const NO_HURRY: Duration = Duration::from_hours(1000);

/// What `cargo xtask mutate` can be asked.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game, by the name of its folder
    game: String,
    /// Only this chapter: a file or folder of the game's `src/rules`, without its ending
    chapter: Option<String>,
    /// Try at most this many changes, spread evenly over all that a test comes by
    #[arg(long)]
    limit: Option<NonZeroUsize>,
    /// Stop trying after so many minutes; what was tried until then is spread evenly
    #[arg(long)]
    minutes: Option<u32>,
    /// Believe an earlier run of the same rules in what it found held, and go on from there
    #[arg(long)]
    again: bool,
    /// How many rulebooks run at once
    #[arg(long, default_value = "1")]
    jobs: NonZeroUsize,
    /// Print the report as Markdown
    #[arg(long)]
    markdown: bool,
}

/// Changes the rules of a game and reports what its tests hold.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let folder = folder(&workspace.games()?, &arguments.game)?;
    let chapters = chapters(workspace, &folder)?;
    let chosen = chosen(&chapters, &folder, arguments.chapter.as_deref())?;
    let start = Instant::now();
    let scratch = Scratch::prepare(workspace, &folder, &arguments.game)?;
    let mut built = scratch.build(workspace, &chapters)?;
    if !arguments.again {
        built.memory.forget_trials()?;
    }
    println!("built in {:.0} s: {}", start.elapsed().as_secs_f64(), built.program.display());
    let start = Instant::now();
    let book = Rulebook::read(&built)?;
    let clean: Duration = book.times.values().sum();
    println!(
        "{} tests of {folder}/tests/rulebook take {:.1} s; what they come by is known after {:.0} s",
        book.times.len(),
        clean.as_secs_f64(),
        start.elapsed().as_secs_f64(),
    );
    let start = Instant::now();
    let tried = try_changes(&chosen, &folder, &built, &book, arguments)?;
    println!("tried in {:.0} s", start.elapsed().as_secs_f64());
    print!("{}", report::report(&arguments.game, &tried, arguments.markdown));
    Ok(())
}

/// Tries the changes of the chosen chapters, or as many as asked for.
fn try_changes<'a>(
    chosen: &[&'a Chapter],
    folder: &str,
    built: &Built,
    book: &Rulebook,
    arguments: &Arguments,
) -> Result<Vec<Tried<'a>>> {
    let mut tried: Vec<(u32, Tried<'a>)> = Vec::new();
    for chapter in chosen {
        for (id, site) in (chapter.first..).zip(&chapter.sites) {
            let verdict = match built.memory.get(id) {
                Some(Verdict::LeftOut) => Verdict::LeftOut,
                _ if !book.reaches(id) => Verdict::NotReached,
                known => known.unwrap_or(Verdict::NotTried),
            };
            let name = name(&chapter.file, folder);
            tried.push((id, Tried { chapter: name, file: &chapter.file, site, verdict }));
        }
    }
    let all = |verdict: Verdict| -> Vec<u32> {
        tried.iter().filter(|(_, one)| one.verdict == verdict).map(|(id, _)| *id).collect()
    };
    let (open, missed) = (all(Verdict::NotTried), all(Verdict::NotHeld));
    let mut sample = spread(&open, arguments.limit.map_or(open.len(), NonZeroUsize::get));
    sample.extend(missed);
    println!("{} changes, {} to try", tried.len(), sample.len());
    let limit = arguments.minutes.map_or(NO_HURRY, |minutes| Duration::from_mins(minutes.into()));
    let end = Instant::now() + limit;
    let verdicts = book.try_all(&sample, arguments.jobs.get(), end, |id, verdict| {
        built.memory.add(id, verdict);
        if verdict == Verdict::NotHeld
            && let Some((_, one)) = tried.iter().find(|(number, _)| *number == id)
        {
            eprint!("not held: {}", report::line(one, false));
        }
    })?;
    for (id, one) in &mut tried {
        if let Some(verdict) = verdicts.get(id) {
            one.verdict = *verdict;
        }
    }
    Ok(tried.into_iter().map(|(_, one)| one).collect())
}

/// The folder of a game.
fn folder(games: &[String], game: &str) -> Result<String> {
    let name = |folder: &str| folder.rsplit('/').next().unwrap_or_default().to_owned();
    if let Some(found) = games.iter().find(|folder| name(folder) == game) {
        return Ok(found.clone());
    }
    let known: Vec<String> = games.iter().map(|folder| name(folder)).collect();
    bail!("no game {game}; there are: {}", known.join(", "))
}

/// All chapters of a game with their changes, numbered through.
fn chapters(workspace: &Workspace, folder: &str) -> Result<Vec<Chapter>> {
    let mut first = 0;
    let sources = workspace.sources(&workspace.files()?, &format!("{folder}/src/rules"), ".rs")?;
    let mut chapters = Vec::new();
    for (file, text) in sources {
        let sites = sites::sites(&text).with_context(|| file.clone())?;
        let next = first + u32::try_from(sites.len()).context("counting changes")?;
        chapters.push(Chapter { file, text, first, sites });
        first = next;
    }
    Ok(chapters)
}

/// What a chapter is called: its path below the rules.
fn name<'a>(file: &'a str, folder: &str) -> &'a str {
    let path = file.strip_prefix(folder).unwrap_or(file);
    let path = path.strip_prefix("/src/rules/").unwrap_or(path);
    let path = path.strip_suffix(".rs").unwrap_or(path);
    path.strip_suffix("/mod").unwrap_or(path)
}

/// The chapters asked for, by file or by folder.
fn chosen<'a>(
    chapters: &'a [Chapter],
    folder: &str,
    wanted: Option<&str>,
) -> Result<Vec<&'a Chapter>> {
    let Some(wanted) = wanted else { return Ok(chapters.iter().collect()) };
    let is_wanted = |chapter: &&Chapter| {
        let rest = name(&chapter.file, folder).strip_prefix(wanted);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let found: Vec<&Chapter> = chapters.iter().filter(is_wanted).collect();
    if found.is_empty() {
        let known: Vec<&str> = chapters.iter().map(|one| name(&one.file, folder)).collect();
        bail!("no chapter {wanted} in {folder}/src/rules; there are: {}", known.join(", "));
    }
    Ok(found)
}

/// So many of them, evenly; and wherever one stops in the list, what came before is spread, too.
fn spread(all: &[u32], most: usize) -> Vec<u32> {
    let most = most.min(all.len());
    let mut numbers: Vec<usize> = (0..most).collect();
    numbers.sort_by_key(|number| number.reverse_bits());
    numbers.into_iter().map(|number| all[number * all.len() / most]).collect()
}
