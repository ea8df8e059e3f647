//! Files: read with clear complaints, written so that nothing is ever lost.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use cabinet::{Entry, read_json as read_json_text};
use kernel::Pack;
use serde_json::Value;

use crate::sentences::Sentences;

/// The largest file that is read, in bytes.
const LIMIT: u64 = 64 * 1024 * 1024;

/// The text of a file.
pub(crate) fn read(path: &Path, sentences: &Sentences) -> anyhow::Result<String> {
    String::from_utf8(read_bytes(path, sentences)?).map_err(|_| {
        let args = [("file", &*shown(path)), ("problem", &*sentences.say("no-text", &[]))];
        sentences.problem("unreadable", &args)
    })
}

/// What stands in a file.
pub(crate) fn read_bytes(path: &Path, sentences: &Sentences) -> anyhow::Result<Vec<u8>> {
    let file = shown(path);
    let failed =
        |problem: &str| sentences.problem("unreadable", &[("file", &*file), ("problem", problem)]);
    let problem = |error: io::Error| failed(&trouble(&error, sentences));
    // Opening what is no file may already wait for ever.
    let meta = fs::metadata(path).map_err(problem)?;
    if !meta.is_file() {
        return Err(failed(&sentences.say("no-plain-file", &[])));
    }
    let mut bytes = Vec::new();
    let opened = fs::File::open(path).map_err(problem)?;
    opened.take(LIMIT + 1).read_to_end(&mut bytes).map_err(problem)?;
    if bytes.len() as u64 > LIMIT {
        let limit = (LIMIT / 1024 / 1024).to_string();
        return Err(failed(&sentences.say("too-large", &[("limit", &limit)])));
    }
    Ok(bytes)
}

/// Why the system refuses something: in words where the cause is a common one, else as the system says.
pub(crate) fn trouble(error: &io::Error, sentences: &Sentences) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "trouble-not-found",
        io::ErrorKind::PermissionDenied => "trouble-forbidden",
        io::ErrorKind::NotADirectory => "trouble-no-folder",
        io::ErrorKind::IsADirectory => "trouble-folder",
        io::ErrorKind::AlreadyExists => "trouble-taken",
        io::ErrorKind::ReadOnlyFilesystem => "trouble-read-only",
        io::ErrorKind::InvalidInput | io::ErrorKind::InvalidFilename => "trouble-no-name",
        io::ErrorKind::AddrInUse => "trouble-address-taken",
        io::ErrorKind::AddrNotAvailable => "trouble-no-address",
        io::ErrorKind::StorageFull | io::ErrorKind::FileTooLarge => "trouble-full",
        _ => return error.to_string(),
    };
    sentences.say(id, &[])
}

/// The JSON of a file.
pub(crate) fn read_json(path: &Path, sentences: &Sentences) -> anyhow::Result<Value> {
    let text = read(path, sentences)?;
    read_json_text(text.as_bytes()).map_err(|fault| {
        let args = [("file", &*shown(path)), ("problem", &*sentences.fault(&fault))];
        sentences.problem("not-json", &args)
    })
}

/// Options from the command line: JSON, or `@` and the file that holds it.
pub(crate) fn options(text: &str, sentences: &Sentences) -> anyhow::Result<Value> {
    match text.strip_prefix('@') {
        Some(file) => read_json(file.as_ref(), sentences),
        None => read_json_text(text.as_bytes()).map_err(|fault| {
            let args = [("value", text), ("problem", &*sentences.fault(&fault))];
            sentences.problem("options-not-json", &args)
        }),
    }
}

/// Makes a folder and those above it, unless they are there.
pub(crate) fn make_folder(dir: &Path, sentences: &Sentences) -> anyhow::Result<()> {
    fs::create_dir_all(dir).map_err(|error| unwritable(dir, &error, sentences))
}

/// A saved game with the game it is of.
pub(crate) fn read_record(
    path: &Path,
    sentences: &Sentences,
) -> anyhow::Result<(&'static dyn Entry, Value)> {
    let mut replay = read_json(path, sentences)?;
    // A file downloaded from a server has the record inside.
    if replay.get("replay").is_some_and(Value::is_object) {
        replay = replay["replay"].take();
    }
    match replay.get("game").and_then(Value::as_str) {
        Some(slug) => Ok((sentences.game(slug)?, replay)),
        None => Err(sentences.problem("no-record", &[("file", &shown(path))])),
    }
}

/// Writes a file whole or not at all: what was there before stays until the new text is safe.
pub(crate) fn write(path: &Path, text: &str, sentences: &Sentences) -> anyhow::Result<()> {
    write_whole(path, text).map_err(|error| unwritable(path, &error, sentences))
}

/// Finds out whether a file could be written, and leaves whatever is there as it is.
pub(crate) fn try_out(path: &Path, sentences: &Sentences) -> anyhow::Result<()> {
    tried_out(path).map_err(|error| unwritable(path, &error, sentences))
}

fn tried_out(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let beside = beside(path)?;
    // A disk without room may still let an empty file be made.
    let written = fs::write(&beside, "\n");
    let _ = fs::remove_file(&beside);
    written
}

fn unwritable(path: &Path, error: &io::Error, sentences: &Sentences) -> anyhow::Error {
    // A new file is never there; what is missing is where it should go.
    let problem = match error.kind() {
        io::ErrorKind::NotFound => sentences.say("trouble-no-folder", &[]),
        _ => trouble(error, sentences),
    };
    let args = [("file", &*shown(path)), ("problem", &*problem)];
    sentences.problem("unwritable", &args)
}

/// The file in which a text is made ready before it takes the place of another.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    Ok(path.with_file_name(beside))
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path)?;
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
        let args = [("file", &*shown(dir)), ("problem", &*trouble(&error, sentences))];
        sentences.problem("unreadable", &args)
    };
    let mut pack = Pack::default();
    let mut size = 0;
    for entry in fs::read_dir(dir).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_file() && !name.starts_with('.') {
            let text = read(&path, sentences)?;
            size += text.len() as u64;
            if size > LIMIT {
                let limit = (LIMIT / 1024 / 1024).to_string();
                let problem = sentences.say("too-large", &[("limit", &limit)]);
                let args = [("file", &*shown(dir)), ("problem", &*problem)];
                return Err(sentences.problem("unreadable", &args));
            }
            pack.0.insert(name, text);
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
