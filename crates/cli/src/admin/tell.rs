//! Answers of a server, for people to read.

use std::io::{self, Write};
use std::time::{Duration, UNIX_EPOCH};

use protocol::Status;
use server::admin::{Answer, TableLine, TableSheet};
use server::store::{Deed, Forbidden};

use crate::sentences::Sentences;

/// Prints an answer.
pub(super) fn answer(
    out: &mut impl Write,
    answer: &Answer,
    sentences: &Sentences,
) -> io::Result<()> {
    match answer {
        Answer::Tables { tables, next } => {
            let rows = tables.iter().map(|table| row(table, sentences)).collect();
            list(out, "admin-tables", rows, next.as_ref(), sentences)
        }
        Answer::Table(sheet) => table(out, sheet, sentences),
        Answer::Export { file } => writeln!(out, "{file:#}"),
        Answer::People { people } => {
            let row = |one: &server::admin::Person| {
                let counts = [one.connections.into(), one.tables.into(), one.requests, one.refused];
                let counts = counts.map(|count: u64| count.to_string());
                [vec![one.household.clone()], counts.to_vec()].concat()
            };
            list(out, "admin-people", people.iter().map(row).collect(), None, sentences)
        }
        Answer::Uploads { uploads, next } => {
            let rows = uploads
                .iter()
                .map(|one| vec![one.upload.clone(), moment(one.created_ms), one.bytes.to_string()]);
            list(out, "admin-uploads", rows.collect(), next.as_ref(), sentences)
        }
        Answer::Bans { bans } => {
            let rows = bans.iter().map(|one| {
                let kind = sentences.say("admin-kind", &[("kind", kind(one.ward))]);
                vec![kind, one.whom.clone(), moment(one.until_ms)]
            });
            list(out, "admin-bans", rows.collect(), None, sentences)
        }
        Answer::Audit { audit, next } => {
            let rows = audit.iter().map(|one| {
                let when = moment(one.at_ms);
                let deed = deed(&one.deed, sentences);
                vec![one.id.to_string(), when, one.who.clone(), deed, one.reason.clone()]
            });
            list(out, "admin-audit", rows.collect(), next.as_ref(), sentences)
        }
        Answer::Done { deed: done } => writeln!(out, "{}", deed(done, sentences)),
    }
}

/// A list under its headings, which are one sentence divided by strokes.
fn list(
    out: &mut impl Write,
    headings: &str,
    rows: Vec<Vec<String>>,
    next: Option<&String>,
    sentences: &Sentences,
) -> io::Result<()> {
    if rows.is_empty() {
        return writeln!(out, "{}", sentences.say("admin-none", &[]));
    }
    let headings = sentences.say(headings, &[]);
    let headings = headings.split('|').map(|heading| heading.trim().to_owned()).collect();
    grid(out, [vec![headings], rows].concat())?;
    match next {
        Some(next) => writeln!(out, "{}", sentences.say("admin-more", &[("after", next)])),
        None => Ok(()),
    }
}

/// Columns as wide as what stands in them; nothing that steers a terminal gets through.
fn grid(out: &mut impl Write, mut rows: Vec<Vec<String>>) -> io::Result<()> {
    let mut widths = Vec::new();
    for row in &mut rows {
        widths.resize(widths.len().max(row.len()), 0);
        for (cell, width) in row.iter_mut().zip(&mut widths) {
            cell.retain(|letter| !letter.is_control());
            *width = cell.chars().count().max(*width);
        }
    }
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

fn row(table: &TableLine, sentences: &Sentences) -> Vec<String> {
    let status = match table.status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Over => "over",
    };
    let closed = if table.closed_ms.is_some() { "yes" } else { "no" };
    let public = if table.public { "yes" } else { "no" };
    let names = table.names.iter().map(|name| if name.is_empty() { "–" } else { name });
    vec![
        table.table.clone(),
        table.game.clone(),
        sentences.say("admin-status", &[("status", status), ("closed", closed)]),
        sentences.say("admin-public", &[("public", public)]),
        moment(table.created_ms),
        names.collect::<Vec<_>>().join(", "),
    ]
}

fn table(out: &mut impl Write, sheet: &TableSheet, sentences: &Sentences) -> io::Result<()> {
    list(out, "admin-tables", vec![row(&sheet.line, sentences)], None, sentences)?;
    let live = if sheet.live { "yes" } else { "no" };
    let (rows, last) = (sheet.rows.to_string(), moment(sheet.last_ms));
    let args = [("rows", &*rows), ("last", &*last), ("live", live)];
    writeln!(out, "{}", sentences.say("admin-table", &args))?;
    if !sheet.guests.is_empty() {
        let rows = sheet.guests.iter().map(|guest| {
            let seats = guest.seats.iter().map(|seat| (u16::from(*seat) + 1).to_string());
            vec![guest.household.clone(), seats.collect::<Vec<_>>().join(", ")]
        });
        list(out, "admin-guests", rows.collect(), None, sentences)?;
    }
    if !sheet.chat.is_empty() {
        let rows = sheet
            .chat
            .iter()
            .map(|line| vec![moment(line.at_ms), line.name.clone(), line.text.clone()]);
        list(out, "admin-chat", rows.collect(), None, sentences)?;
    }
    Ok(())
}

/// A deed in one sentence.
fn deed(deed: &Deed, sentences: &Sentences) -> String {
    let (id, target, until) = match deed {
        Deed::Close { table } => ("close", table, String::new()),
        Deed::Reopen { table } => ("reopen", table, String::new()),
        Deed::Delete { table } => ("delete", table, String::new()),
        Deed::DeleteUpload { upload } => ("delete-upload", upload, String::new()),
        Deed::Ward { ward, whom, until_ms } => (kind(*ward), whom, moment(*until_ms)),
        Deed::Lift { ward: Forbidden::Ban, whom } => ("unban", whom, String::new()),
        Deed::Lift { ward: Forbidden::Mute, whom } => ("unmute", whom, String::new()),
    };
    sentences.say("admin-deed", &[("deed", id), ("target", target), ("until", &until)])
}

const fn kind(ward: Forbidden) -> &'static str {
    match ward {
        Forbidden::Ban => "ban",
        Forbidden::Mute => "mute",
    }
}

/// A moment as everybody reads it, wherever the server stands.
fn moment(ms: u64) -> String {
    let last = Duration::from_secs(253_402_300_799);
    let since = Duration::from_millis(ms).min(last);
    humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string()
}
