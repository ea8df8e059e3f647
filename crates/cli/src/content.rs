//! The content of a game as files.

use std::io::{self, Write};

use cabinet::check_pack;

use crate::args::{Content, Folder};
use crate::files;
use crate::problem::refused;
use crate::sentences::Sentences;

/// Writes out or checks content.
pub(crate) fn run(which: &Content, sentences: &Sentences) -> anyhow::Result<()> {
    match which {
        Content::Export(folder) => export(folder, sentences),
        Content::Check(folder) => check(folder, sentences),
    }
}

fn export(folder: &Folder, sentences: &Sentences) -> anyhow::Result<()> {
    let entry = sentences.game(&folder.game)?;
    let voice = sentences.voice(entry)?;
    let pack = entry.content(&voice).map_err(|refusal| refused(&refusal))?;
    // A file that its owner has changed is not overwritten.
    for (name, text) in &pack.0 {
        let path = folder.dir.join(name);
        if path.exists() && files::read(&path, sentences)? != *text {
            return Err(sentences.problem("file-exists", &[("file", &files::shown(&path))]));
        }
    }
    files::make_folder(&folder.dir, sentences)?;
    let mut out = io::stdout().lock();
    for (name, text) in &pack.0 {
        let path = folder.dir.join(name);
        files::write(&path, text, sentences)?;
        writeln!(out, "{}", files::shown(&path))?;
    }
    Ok(())
}

fn check(folder: &Folder, sentences: &Sentences) -> anyhow::Result<()> {
    let entry = sentences.game(&folder.game)?;
    let voice = sentences.voice(entry)?;
    let pack = files::read_pack(&folder.dir, sentences)?;
    let setup = check_pack(entry, &pack, &voice).map_err(|refusal| refused(&refusal))?;
    let content = setup.content.to_string();
    let args = [("dir", &*files::shown(&folder.dir)), ("content", &*content)];
    writeln!(io::stdout().lock(), "{}", sentences.say("content-fine", &args))?;
    Ok(())
}
