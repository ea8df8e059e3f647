//! `cargo xtask rules`: are all paragraphs implemented, tested and told in both languages?

mod coverage;
mod scan;
mod table;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use self::coverage::{Coverage, Sources, compare};
use crate::problem::{Problem, conclude};
use crate::workspace::Workspace;

/// What `cargo xtask rules` can be asked.
#[derive(Debug, Default, Args)]
pub(crate) struct Arguments {
    /// Write each game's index of paragraphs anew
    #[arg(long)]
    write: bool,
    /// Print where this paragraph is implemented and tested
    #[arg(long, value_name = "ID")]
    list: Option<String>,
    /// Print only the tables, as Markdown
    #[arg(long)]
    markdown: bool,
}

/// The check without any wishes.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    run(workspace, &Arguments::default())
}

/// Does what the arguments ask.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let mut games = Vec::new();
    for folder in workspace.games()? {
        games.push(read(workspace, &folder)?);
    }
    if arguments.write {
        for sources in &mut games {
            write_index(workspace, sources)?;
        }
    }
    let coverages: Vec<Coverage> = games.iter().map(compare).collect();
    if let Some(id) = &arguments.list {
        return list(&coverages, id.trim_start_matches('§'));
    }
    if arguments.markdown {
        for coverage in &coverages {
            println!("{}", table::markdown(coverage));
        }
        return Ok(());
    }
    for (coverage, sources) in coverages.iter().zip(&games) {
        println!("{}", table::plain(coverage));
        if let Some(unplayed) = &sources.unplayed {
            let ids: Vec<&str> = unplayed.split_whitespace().collect();
            println!("not played yet: {}\n", ids.join(", "));
        }
    }
    let problems: Vec<Problem> = coverages.into_iter().flat_map(|one| one.problems).collect();
    conclude("rules", problems)
}

/// The paragraphs that a text cites, each once.
pub(crate) fn signs_of(text: &str) -> Vec<String> {
    let mut ids: Vec<String> = scan::signs(text).into_iter().map(|sign| sign.id).collect();
    let mut seen = std::collections::BTreeSet::new();
    ids.retain(|id| seen.insert(id.clone()));
    ids
}

/// Collects what a game's folder holds.
fn read(workspace: &Workspace, folder: &str) -> Result<Sources> {
    const INDEX: &str = "src/paragraphs.rs";
    let file = |relative: &str| format!("{folder}/{relative}");
    let files = workspace.files()?;
    let mut code = workspace.sources(&files, &file("src/"), ".rs")?;
    code.retain(|(name, _)| *name != file(INDEX));
    Ok(Sources {
        folder: folder.to_owned(),
        english: workspace.read(&file("rules/en.md")).ok(),
        french: workspace.read(&file("rules/fr.md")).ok(),
        index: workspace.read(&file(INDEX)).ok(),
        code,
        content: workspace.sources(&files, &file("content/"), ".toml")?,
        tests: workspace.sources(&files, &file("tests/"), ".rs")?,
        unplayed: workspace.read(&file("rules/unplayed.txt")).ok(),
    })
}

/// Writes the index of a game if it is stale.
fn write_index(workspace: &Workspace, sources: &mut Sources) -> Result<()> {
    let text = sources.expected_index();
    if sources.index.as_ref() != Some(&text) {
        let file = format!("{}/src/paragraphs.rs", sources.folder);
        std::fs::write(workspace.path(&file), &text).with_context(|| format!("writing {file}"))?;
        println!("written: {file}");
        sources.index = Some(text);
    }
    Ok(())
}

/// Prints where a paragraph stands, is implemented and is tested.
fn list(coverages: &[Coverage], id: &str) -> Result<()> {
    let mut found = false;
    for coverage in coverages {
        if let Some(trace) = coverage.traces.get(id) {
            found = true;
            println!("{} §{id}", coverage.folder);
            for place in &trace.written {
                println!("  written      {place}");
            }
            for place in &trace.implemented {
                println!("  implemented  {place}");
            }
            for (place, name) in &trace.tested {
                println!("  tested       {place} {name}");
            }
        }
    }
    if found { Ok(()) } else { bail!("no game has a paragraph §{id}") }
}
