//! Programs from outside the workspace, pinned and installed beside the build.

use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::workspace::{Workspace, capture, pass_through};

/// A program of the registry at a fixed version.
#[derive(Debug)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// Arguments of its installation.
    with: &'static [&'static str],
}

/// Checks licences, bans and sources. It reads one lock file: not optimised it is as quick, and a
/// fresh machine builds it in a third of the time.
pub(crate) const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2", with: &["--debug"] };

/// Runs fuzz targets.
pub(crate) const FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.2", with: &[] };

/// Where tools are installed, relative to the root.
const FOLDER: &str = "target/tools";

impl Tool {
    /// What cargo is told to install this tool.
    fn installation(&self) -> Vec<&'static str> {
        let fixed = ["install", self.name, "--version", self.version, "--locked", "--root", FOLDER];
        fixed.iter().chain(self.with).copied().collect()
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
        let installation = self.installation();
        let command = format!("cargo {}", installation.join(" "));
        println!("{} is missing; installing it: {command}", self.name);
        pass_through(workspace.cargo().args(installation))
            .with_context(|| format!("{} is missing; install it with: {command}", self.name))?;
        Ok(installed)
    }
}
