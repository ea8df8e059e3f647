//! The workspace on disk: its root, its files, its packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

/// The workspace this program was started in.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// Asks cargo for the root.
    pub(crate) fn locate() -> Result<Self> {
        let mut command = Command::new(cargo_program());
        command.args(["locate-project", "--workspace", "--message-format", "plain"]);
        let manifest = PathBuf::from(capture(&mut command)?.trim());
        let root = manifest.parent().context("a manifest lies in a folder")?;
        Ok(Self { root: root.to_owned() })
    }

    /// A path inside the workspace.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// A program to be run at the root.
    pub(crate) fn command(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        command.current_dir(&self.root);
        command
    }

    /// The cargo that started this program, to be run at the root.
    pub(crate) fn cargo(&self) -> Command {
        self.command(cargo_program())
    }

    /// The text of a file.
    pub(crate) fn read(&self, relative: &str) -> Result<String> {
        std::fs::read_to_string(self.path(relative)).with_context(|| format!("reading {relative}"))
    }

    /// All files git tracks or would track, relative to the root and sorted.
    pub(crate) fn files(&self) -> Result<Vec<String>> {
        let mut git = self.command("git");
        git.args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]);
        let listed = capture(&mut git).context("listing the sources with git")?;
        let mut files: Vec<String> = listed
            .split('\0')
            .filter(|file| !file.is_empty() && self.path(file).is_file())
            .map(ToOwned::to_owned)
            .collect();
        files.sort();
        files.dedup();
        Ok(files)
    }

    /// The files among `files` that lie in this folder and end so, with their text.
    pub(crate) fn sources(
        &self,
        files: &[String],
        folder: &str,
        ending: &str,
    ) -> Result<Vec<(String, String)>> {
        files
            .iter()
            .filter(|file| file.starts_with(folder) && file.ends_with(ending))
            .map(|file| Ok((file.clone(), self.read(file)?)))
            .collect()
    }

    /// The folders of all games, sorted; the one that new games are copied from is held to the
    /// same rules.
    pub(crate) fn games(&self) -> Result<Vec<String>> {
        let mut folders = Vec::new();
        for parent in ["games", "xtask/games"] {
            let entries = std::fs::read_dir(self.path(parent));
            for entry in entries.with_context(|| format!("reading {parent}"))? {
                let entry = entry?;
                if entry.path().join("Cargo.toml").is_file() {
                    folders.push(format!("{parent}/{}", entry.file_name().to_string_lossy()));
                }
            }
        }
        folders.sort();
        Ok(folders)
    }

    /// What `cargo metadata` says of the members.
    pub(crate) fn metadata(&self) -> Result<Value> {
        let mut cargo = self.cargo();
        cargo.args(["metadata", "--no-deps", "--format-version", "1", "--offline"]);
        serde_json::from_str(&capture(&mut cargo)?).context("reading the answer of cargo metadata")
    }

    /// A path of `cargo metadata`, relative to the root.
    pub(crate) fn relative(&self, path: &str) -> String {
        let path = Path::new(path);
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().into_owned()
    }
}

/// Cargo tells the programs it starts where it lies.
fn cargo_program() -> PathBuf {
    std::env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from)
}

/// Runs a command and takes what it prints.
pub(crate) fn capture(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("starting {}", shown(command)))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        bail!("{} failed: {}", shown(command), complaint.trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("reading {}", shown(command)))
}

/// Runs a command with its output passed through, and fails if it fails.
pub(crate) fn pass_through(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {}", shown(command)))?;
    if status.success() { Ok(()) } else { bail!("{} failed ({status})", shown(command)) }
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text =
        program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}
