//! Files: read with clear complaints, written so that nothing is ever lost.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use cabinet::Entry;
use kernel::Pack;
use serde_json::Value;

use crate::sentences::Sentences;

/// The largest file that is read, in bytes.
const LIMIT: u64 = 64 * 1024 * 1024;

/// The text of a file.
pub(crate) fn read(path: &Path, sentences: &Sentences) -> anyhow::Result<String> {
    let failed = |problem: &dyn std::fmt::Display| {
        let args = [("file", &*shown(path)), ("problem", &*problem.to_string())];
        sentences.problem("unreadable", &args)
    };
    let meta = fs::metadata(path).map_err(|error| failed(&error))?;
    if meta.is_dir() {
        return Err(failed(&io::Error::from(io::ErrorKind::IsADirectory)));
    }
    if meta.len() > LIMIT {
        return Err(failed(&io::Error::from(io::ErrorKind::FileTooLarge)));
    }
    let bytes = fs::read(path).map_err(|error| failed(&error))?;
    String::from_utf8(bytes).map_err(|error| failed(&error))
}

/// The JSON of a file.
pub(crate) fn read_json(path: &Path, sentences: &Sentences) -> anyhow::Result<Value> {
    let text = read(path, sentences)?;
    serde_json::from_str(&text).map_err(|error| {
        let args = [("file", &*shown(path)), ("problem", &*error.to_string())];
        sentences.problem("not-json", &args)
    })
}

/// A saved game with the game it is of.
pub(crate) fn read_record(
    path: &Path,
    sentences: &Sentences,
) -> anyhow::Result<(&'static dyn Entry, Value)> {
    let replay = read_json(path, sentences)?;
    match replay.get("game").and_then(Value::as_str) {
        Some(slug) => Ok((sentences.game(slug)?, replay)),
        None => Err(sentences.problem("no-record", &[("file", &shown(path))])),
    }
}

/// Writes a file whole or not at all: what was there before stays until the new text is safe.
pub(crate) fn write(path: &Path, text: &str, sentences: &Sentences) -> anyhow::Result<()> {
    write_whole(path, text).map_err(|error| {
        let args = [("file", &*shown(path)), ("problem", &*error.to_string())];
        sentences.problem("unwritable", &args)
    })
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, path));
    if moved.is_err() {
        // What is left of a failed attempt is of no use; that it cannot be removed changes nothing.
        let _ = fs::remove_file(&beside);
    }
    moved
}

/// The content in a folder: every visible file by its name; folders inside it are left alone.
pub(crate) fn read_pack(dir: &Path, sentences: &Sentences) -> anyhow::Result<Pack> {
    let failed = |error: io::Error| {
        let args = [("file", &*shown(dir)), ("problem", &*error.to_string())];
        sentences.problem("unreadable", &args)
    };
    let mut pack = Pack::default();
    for entry in fs::read_dir(dir).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_file() && !name.starts_with('.') {
            pack.0.insert(name, read(&path, sentences)?);
        }
    }
    if pack.0.is_empty() {
        return Err(sentences.problem("empty-folder", &[("dir", &shown(dir))]));
    }
    Ok(pack)
}

/// The content in a folder, if one is named.
pub(crate) fn read_optional_pack(
    dir: Option<&PathBuf>,
    sentences: &Sentences,
) -> anyhow::Result<Option<Pack>> {
    dir.map(|dir| read_pack(dir, sentences)).transpose()
}

/// A path for a sentence.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}
