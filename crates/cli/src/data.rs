//! Data files: copied, restored, checked, salvaged.

use std::io::{self, Write};
use std::path::Path;

use server::store::{self, Report, StoreError};

use crate::args::{Backup, Check, Restore, Salvage};
use crate::files::shown;
use crate::sentences::Sentences;

/// Copies the data of a server that may be running.
pub(crate) fn backup(wanted: &Backup, sentences: &Sentences) -> anyhow::Result<()> {
    let (file, data) = (shown(&wanted.file), shown(&wanted.data));
    is_there(&wanted.data, sentences)?;
    if wanted.file.exists() {
        return Err(sentences.problem("backup-exists", &[("file", &file)]));
    }
    store::backup(&wanted.data, &wanted.file).map_err(|error| {
        // Half a copy is worth nothing.
        let _ = std::fs::remove_file(&wanted.file);
        sentences.problem("backup-failed", &[("problem", &told(&error, sentences))])
    })?;
    let args = [("data", &*data), ("file", &*file)];
    writeln!(io::stdout(), "{}", sentences.say("backed-up", &args))?;
    Ok(())
}

/// Puts a copy in the place of a data file that is not there.
pub(crate) fn restore(wanted: &Restore, sentences: &Sentences) -> anyhow::Result<()> {
    let (copy, data) = (shown(&wanted.copy), shown(&wanted.data));
    is_there(&wanted.copy, sentences)?;
    let report = checked(&wanted.copy, sentences)?;
    if !report.file.is_empty() {
        told_report(&report, sentences)?;
        return Err(sentences.problem("restore-damaged", &[("file", &copy)]));
    }
    store::restore(&wanted.copy, &wanted.data).map_err(|error| match error {
        StoreError::Exists(file) => sentences.problem("restore-exists", &[("file", &file)]),
        error => sentences.problem("restore-failed", &[("problem", &told(&error, sentences))]),
    })?;
    told_report(&report, sentences)?;
    let args = [("file", &*copy), ("data", &*data)];
    writeln!(io::stdout(), "{}", sentences.say("restored", &args))?;
    Ok(())
}

/// Checks every page of a file and every chain in it.
pub(crate) fn check(wanted: &Check, sentences: &Sentences) -> anyhow::Result<()> {
    let file = shown(&wanted.file);
    is_there(&wanted.file, sentences)?;
    let report = checked(&wanted.file, sentences)?;
    told_report(&report, sentences)?;
    if report.is_whole() {
        let (tables, rows) = (report.tables.to_string(), report.rows.to_string());
        let args = [("file", &*file), ("tables", &*tables), ("rows", &*rows)];
        writeln!(io::stdout(), "{}", sentences.say("check-whole", &args))?;
        return Ok(());
    }
    let (tables, damaged) = (report.tables.to_string(), report.damaged.len().to_string());
    let args = [("file", &*file), ("tables", &*tables), ("damaged", &*damaged)];
    Err(sentences.problem("check-damaged", &args))
}

/// Saves what can be read of a damaged file into a new one.
pub(crate) fn salvage(wanted: &Salvage, sentences: &Sentences) -> anyhow::Result<()> {
    let (file, new) = (shown(&wanted.file), shown(&wanted.new));
    is_there(&wanted.file, sentences)?;
    let saved = store::salvage(&wanted.file, &wanted.new).map_err(|error| match error {
        StoreError::Exists(file) => sentences.problem("backup-exists", &[("file", &file)]),
        error => {
            let _ = std::fs::remove_file(&wanted.new);
            sentences.problem("salvage-failed", &[("problem", &told(&error, sentences))])
        }
    })?;
    let mut out = io::stdout().lock();
    for (table, rows, problem) in &saved.shortened {
        let args = [("table", &**table), ("rows", &*rows.to_string()), ("problem", problem)];
        writeln!(out, "{}", sentences.say("salvage-shortened", &args))?;
    }
    for (id, problem) in &saved.lost {
        let args = [("table", &**id), ("problem", &**problem)];
        writeln!(out, "{}", sentences.say("salvage-lost", &args))?;
    }
    let args = [
        ("file", &*file),
        ("new", &*new),
        ("tables", &*saved.tables.to_string()),
        ("uploads", &*saved.uploads.to_string()),
        ("shortened", &*saved.shortened.len().to_string()),
        ("lost", &*saved.lost.len().to_string()),
    ];
    writeln!(out, "{}", sentences.say("salvaged", &args))?;
    Ok(())
}

fn is_there(file: &Path, sentences: &Sentences) -> anyhow::Result<()> {
    if file.is_file() {
        return Ok(());
    }
    Err(sentences.problem("no-data", &[("file", &shown(file))]))
}

fn checked(file: &Path, sentences: &Sentences) -> anyhow::Result<Report> {
    store::check(file).map_err(|error| {
        let args = [("file", &*shown(file)), ("problem", &*told(&error, sentences))];
        sentences.problem("check-failed", &args)
    })
}

/// Names everything that is damaged.
fn told_report(report: &Report, sentences: &Sentences) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for problem in &report.file {
        writeln!(out, "{}", sentences.say("check-file", &[("problem", problem)]))?;
    }
    for (table, problem) in &report.damaged {
        let args = [("table", &**table), ("problem", &**problem)];
        writeln!(out, "{}", sentences.say("check-table", &args))?;
    }
    Ok(())
}

/// Why the store did not do it.
fn told(error: &StoreError, sentences: &Sentences) -> String {
    match error {
        StoreError::Full => sentences.say("trouble-full", &[]),
        StoreError::Damaged(problem) => {
            sentences.say("trouble-damaged", &[("problem", &**problem)])
        }
        other => other.to_string(),
    }
}
