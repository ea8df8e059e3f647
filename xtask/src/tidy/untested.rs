//! A library that cargo is told not to test holds no test.
//!
//! A library without tests of its own says `test = false`, one without examples in its documentation
//! `doctest = false`: cargo then does not build it a second time to run nothing. What is written into
//! such a library later would silently never run, so it is a problem here.

use std::path::Path;

use anyhow::{Context as _, Result};
use toml::Table;

use crate::problem::Problem;

/// What a library is told not to do, and what its sources therefore may not hold.
const SWITCHES: [(&str, &str); 2] = [("test", "#[cfg(test)]"), ("doctest", " ```")];

/// Looks at the sources of one package.
pub(super) fn check(
    manifest_file: &str,
    manifest: &str,
    files: &[String],
    read: impl Fn(&str) -> Result<String>,
) -> Result<Vec<Problem>> {
    let table: Table = manifest.parse().with_context(|| format!("reading {manifest_file}"))?;
    let folder = Path::new(manifest_file).parent().context("a manifest lies in a folder")?;
    let sources = folder.join("src");
    let mut problems = Vec::new();
    for (switch, sign) in SWITCHES {
        let is_off = table.get("lib").and_then(|lib| lib.get(switch)?.as_bool()) == Some(false);
        if !is_off {
            continue;
        }
        for file in files.iter().filter(|file| Path::new(file).starts_with(&sources)) {
            let text = read(file)?;
            if let Some(index) = text.lines().position(|line| holds(line, sign)) {
                let advice = format!("never runs: take {switch} = false out of {manifest_file}");
                problems.push(Problem::new(file, index + 1, advice));
            }
        }
    }
    Ok(problems)
}

/// Whether a line is such an attribute, or documentation that begins an example.
fn holds(line: &str, sign: &str) -> bool {
    let line = line.trim_start();
    let is_documentation = line.starts_with("///") || line.starts_with("//!");
    line.starts_with(sign) || (is_documentation && line[3..].starts_with(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(manifest: &str, source: &str) -> usize {
        let files = ["games/nim/src/lib.rs".to_owned(), "games/nimble/src/lib.rs".to_owned()];
        let read = |_: &str| Ok(source.to_owned());
        check("games/nim/Cargo.toml", manifest, &files, read).expect("the manifest is read").len()
    }

    #[test]
    fn what_would_never_run_is_a_problem() {
        let off = "[lib]\ntest = false\ndoctest = false\n";
        assert_eq!(problems(off, "//! Nim.\nfn take() {}\n"), 0);
        assert_eq!(problems(off, "fn take() {}\n\n#[cfg(test)]\nmod tests {}\n"), 1);
        assert_eq!(problems(off, "/// Takes:\n///\n/// ```\n/// take();\n/// ```\n"), 1);
        assert_eq!(problems("[package]\nname = \"nim\"\n", "#[cfg(test)]\nmod tests {}\n"), 0);
    }
}
