//! The browser client: built, checked and driven in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::workspace::{Workspace, capture, pass_through};

/// The client's folder.
const FOLDER: &str = "web";
/// The lock file that the installed packages were made from, kept beside them.
const STAMP: &str = "web/node_modules/.installed-lock.json";
/// Browsers that can drive the tests, in the order in which they are tried.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

/// Checks, tests and builds the client.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    for script in ["format:check", "check", "lint", "test", "build"] {
        npm(workspace, &["run", script])?;
    }
    Ok(())
}

/// Plays in a browser, with the program as the tests have built it.
pub(crate) fn drive(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    if is_stale(workspace)? {
        npm(workspace, &["run", "build"])?;
    }
    let browser = browser(workspace)?;
    let program = program(workspace)?;
    let mut e2e = npm_command(workspace)?;
    e2e.args(["run", "e2e"]).env("CHROMIUM", browser).env("PANDEMONIUM_BIN", program);
    pass_through(&mut e2e)
}

/// Plays: in the browser, with the client built if it is missing or older than its sources; with
/// arguments, or where the client cannot be built, in the terminal.
pub(crate) fn play(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let mut cargo = workspace.cargo();
    cargo.args(["run", "--profile", "play", "--package", "pandemonium", "--"]);
    if !arguments.is_empty() {
        return pass_through(cargo.arg("play").args(arguments));
    }
    if is_stale(workspace)? {
        println!("building the browser client");
        if let Err(problem) = install(workspace).and_then(|()| npm(workspace, &["run", "build"])) {
            println!("{problem:#}\nplaying in the terminal instead");
            return pass_through(cargo.arg("play"));
        }
    }
    pass_through(cargo.args(["serve", "--open"]))
}

/// Whether the built client is missing or older than one of its sources.
fn is_stale(workspace: &Workspace) -> Result<bool> {
    let changed = |file: &str| std::fs::metadata(workspace.path(file))?.modified();
    let Ok(built) = changed("web/dist/index.html") else {
        return Ok(true);
    };
    for file in workspace.files()? {
        // The client also shows the content files and where their values come from.
        let is_source = (file.starts_with("web/") && !file.starts_with("web/e2e/"))
            || (file.starts_with("games/") && file.contains("/content/"));
        if is_source && changed(&file).is_ok_and(|time| time > built) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Installs the packages of the lock file, unless they are there.
fn install(workspace: &Workspace) -> Result<()> {
    let lock = workspace.read("web/package-lock.json")?;
    let installed = std::fs::read_to_string(workspace.path(STAMP)).unwrap_or_default();
    if installed != lock {
        npm(workspace, &["ci"])?;
        std::fs::write(workspace.path(STAMP), lock).context("noting which packages are there")?;
    }
    Ok(())
}

fn npm(workspace: &Workspace, arguments: &[&str]) -> Result<()> {
    pass_through(npm_command(workspace)?.args(arguments))
}

fn npm_command(workspace: &Workspace) -> Result<Command> {
    if capture(workspace.command("npm").arg("--version")).is_err() {
        bail!("npm is missing; install Node.js 20.19 or later: https://nodejs.org");
    }
    let mut npm = workspace.command("npm");
    npm.current_dir(workspace.path(FOLDER));
    Ok(npm)
}

/// Finds a browser; installs Debian's Chromium if there is none.
pub(crate) fn browser(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(given) = std::env::var_os("CHROMIUM") {
        return Ok(PathBuf::from(given));
    }
    if let Some(found) = on_path(BROWSERS) {
        return Ok(found);
    }
    println!("no Chromium found; installing it: apt-get install -y chromium");
    let apt = |arguments: &[&str]| pass_through(workspace.command("apt-get").args(arguments));
    let install = || apt(&["install", "-y", "--no-install-recommends", "chromium"]);
    // A fresh machine may have no list of packages yet, or one that is too old to install from.
    let outcome = install().or_else(|_| apt(&["update"]).and_then(|()| install()));
    match (outcome, on_path(BROWSERS)) {
        (Ok(()), Some(found)) => Ok(found),
        _ => bail!(
            "the browser tests need Chromium: install it (Debian: apt-get install chromium) \
             or name one in the environment variable CHROMIUM"
        ),
    }
}

/// The first of these programs that lies on the search path.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    let places = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.into_iter().find(|place| Path::is_file(place))
}

/// The program that the browser tests talk to: the one that is built for the tests of the workspace,
/// so that nothing is compiled a second time with other features.
fn program(workspace: &Workspace) -> Result<PathBuf> {
    pass_through(workspace.cargo().args(["test", "--workspace", "--no-run", "--quiet"]))?;
    let metadata = workspace.metadata()?;
    let target = metadata["target_directory"].as_str().context("cargo names its target folder")?;
    let name = format!("pandemonium{}", std::env::consts::EXE_SUFFIX);
    Ok(Path::new(target).join("debug").join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_on_the_search_path_or_not_at_all() {
        assert_eq!(on_path(&["no-such-browser-anywhere"]), None);
        let shell = on_path(&["no-such-browser-anywhere", "sh"]).expect("every Unix has one");
        assert!(shell.is_file() && shell.ends_with("sh"));
    }
}
