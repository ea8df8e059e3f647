//! Programs from outside the workspace, pinned and installed beside the build.

use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::workspace::{Workspace, capture, pass_through};

/// A program of the registry at a fixed version.
#[derive(Debug)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

/// Checks licences, bans and sources.
pub(crate) const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };

/// Runs fuzz targets.
pub(crate) const FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.2" };

/// Where tools are installed, relative to the root.
const FOLDER: &str = "target/tools";

impl Tool {
    /// The command that installs this tool.
    fn installation(&self) -> String {
        let Self { name, version } = self;
        format!("cargo install {name} --version {version} --locked --root {FOLDER}")
    }

    /// Finds the tool on the search path or beside the build; installs it if it is missing.
    pub(crate) fn find_or_install(&self, workspace: &Workspace) -> Result<PathBuf> {
        let installed = workspace.path(FOLDER).join("bin").join(self.name);
        let candidates = [PathBuf::from(self.name), installed.clone()];
        for candidate in candidates {
            let version = capture(workspace.command(&candidate).arg("--version"));
            if let Ok(version) = version {
                println!("using {}", version.trim());
                return Ok(candidate);
            }
        }
        println!("{} is missing; installing it: {}", self.name, self.installation());
        let mut cargo = workspace.cargo();
        cargo.args(["install", self.name, "--version", self.version, "--locked", "--root", FOLDER]);
        pass_through(&mut cargo).with_context(|| {
            format!("{} is missing; install it with: {}", self.name, self.installation())
        })?;
        Ok(installed)
    }
}
