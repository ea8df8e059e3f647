//! Requests of the operator, carried out.

use std::net::IpAddr;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::{About, Answer, Filter, Guest, Measure, Page, Person, Request, TableLine, TableSheet};
use crate::error::{Failure, Unheeded};
use crate::games::Games;
use crate::http::cursor;
use crate::random::{hex, is_id};
use crate::state::App;
use crate::store::{
    Audit, Deed, Forbidden, Found, Household, Length, Operator, StoreError, Stored, Wanted, Write,
};
use crate::table::{Command, recorded, written};
use crate::wards::Whom;
use crate::words::Language;

/// Lines of a list unless said otherwise, and at most.
const LINES: (u32, u32) = (50, 1000);
/// Longest reason, in characters.
pub(crate) const REASON_LIMIT: usize = 500;
/// Longest ban, in seconds: ten years.
pub(crate) const LONGEST_BAN: u64 = 10 * 365 * 24 * 3600;

/// Carries a request out.
pub(super) async fn obey(app: &Arc<App>, who: String, request: Request) -> Result<Answer, Failure> {
    match request {
        Request::Tables(filter) => tables(app, filter).await,
        Request::Show { table } => show(app, table).await,
        Request::Export { table } => export(app, table).await,
        Request::People { limit } => Ok(people(app, limit)),
        Request::Uploads(page) => uploads(app, page).await,
        Request::Bans {} => bans(app).await,
        Request::Audit(page) => audit(app, page).await,
        Request::Close(about) => change(app, who, about, |table| Ok(Deed::Close { table })).await,
        Request::Reopen(about) => change(app, who, about, |table| Ok(Deed::Reopen { table })).await,
        Request::Delete(about) => change(app, who, about, |table| Ok(Deed::Delete { table })).await,
        Request::DeleteUpload(about) => {
            change(app, who, about, |upload| Ok(Deed::DeleteUpload { upload })).await
        }
        Request::Mute(measure) => put(app, who, measure, Forbidden::Mute).await,
        Request::Ban(measure) => put(app, who, measure, Forbidden::Ban).await,
        Request::Unmute(about) => lift(app, who, about, Forbidden::Mute).await,
        Request::Unban(about) => lift(app, who, about, Forbidden::Ban).await,
    }
}

/// Asks the store where waiting is allowed.
async fn read<T: Send + 'static>(
    app: &App,
    ask: impl FnOnce(&dyn Operator) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, Failure> {
    let store = Arc::clone(&app.store);
    let read = tokio::task::spawn_blocking(move || ask(store.operator())).await;
    Ok(read.map_err(|_| Failure::Timeout)??)
}

/// How many lines are wanted.
fn lines(limit: Option<u32>) -> u32 {
    limit.unwrap_or(LINES.0).clamp(1, LINES.1)
}

/// What the next page comes after, if this one is full.
fn next<T>(page: &[T], limit: u32, place: impl Fn(&T) -> String) -> Option<String> {
    page.last().filter(|_| page.len() >= limit as usize).map(place)
}

async fn tables(app: &App, filter: Filter) -> Result<Answer, Failure> {
    let after = filter.after.as_deref().map(cursor).transpose()?;
    let limit = lines(filter.limit);
    let wanted = Wanted {
        status: filter.status,
        game: filter.game,
        name: filter.name,
        public: filter.public,
        closed: filter.closed,
        household: filter.household.map(|address| household(app, address)).transpose()?,
    };
    let found = read(app, move |store| store.find(&wanted, after.as_ref(), limit)).await?;
    let next = next(&found, limit, |last| format!("{}-{}", last.card.created_ms, last.card.id));
    Ok(Answer::Tables { tables: found.into_iter().map(line).collect(), next })
}

/// The household of an address, as the file tells it apart.
fn household(app: &App, address: String) -> Result<Household, Failure> {
    let line = address.parse::<IpAddr>().map_err(|_| Failure::Unheeded(Unheeded::Whom(address)))?;
    Ok(app.household(line.into()))
}

fn line(found: Found) -> TableLine {
    TableLine {
        table: found.card.id,
        game: found.card.game,
        status: found.card.status,
        public: found.card.public,
        // A program's level is no name; people know it by the same word.
        names: found.card.names.iter().map(|name| name.replace(char::is_control, "")).collect(),
        created_ms: found.card.created_ms,
        closed_ms: found.closed_ms,
    }
}

/// A table that is there.
async fn found(app: &App, id: &str) -> Result<(Found, Length), Failure> {
    if !is_id(id) {
        return Err(Failure::NoTable);
    }
    let id = id.to_owned();
    read(app, move |store| store.found(&id)).await?.ok_or(Failure::NoTable)
}

async fn show(app: &Arc<App>, table: String) -> Result<Answer, Failure> {
    let (known, length) = found(app, &table).await?;
    let guests = app.tables.ask_live(&table, Command::Guests).await;
    let chat = read(app, move |store| store.chat(&table)).await?;
    Ok(Answer::Table(Box::new(TableSheet {
        line: line(known),
        rows: length.rows,
        last_ms: length.last_ms,
        live: guests.is_some(),
        guests: guests.unwrap_or_default().into_iter().map(guest).collect(),
        chat,
    })))
}

fn guest((from, seats): (crate::limit::Neighbourhood, Vec<u8>)) -> Guest {
    Guest { household: from.to_string(), seats }
}

/// A table as its record and its log. The secret of its dice is in neither until the game is over,
/// and what opens its seats never.
async fn export(app: &Arc<App>, table: String) -> Result<Answer, Failure> {
    let (known, _) = found(app, &table).await?;
    let (store, games) = (Arc::clone(&app.store), app.games);
    let work = move || {
        let stored = store.table(&table)?.ok_or(Failure::NoTable)?;
        Ok(exported(&line(known), stored, games))
    };
    let file = app.gate.question(work).await?;
    Ok(Answer::Export { file })
}

fn exported(line: &TableLine, stored: Stored, games: Games) -> Value {
    let rows = stored.rows.iter().map(|row| {
        let entry: Value =
            serde_json::from_str(&row.entry).unwrap_or_else(|_| Value::String(row.entry.clone()));
        json!({ "seq": row.seq, "at_ms": row.at_ms, "entry": entry, "link": hex(&row.link) })
    });
    let rows: Vec<Value> = rows.collect();
    let chat = stored.chat.clone();
    let (record, damage) = match recorded(stored, games) {
        Ok(record) => (record, None),
        Err(failure) => (None, Some(failure.problem(Language::En))),
    };
    json!({
        "format": "pandemonium/table/1",
        "table": line,
        "record": record,
        "damage": damage,
        "log": rows,
        "chat": chat,
    })
}

fn people(app: &App, limit: Option<u32>) -> Answer {
    let mut people: Vec<Person> = app
        .limits
        .people()
        .into_iter()
        .map(|(from, taken)| Person {
            household: from.to_string(),
            connections: taken.connections,
            tables: taken.tables,
            requests: taken.requests,
            refused: taken.refused,
        })
        .collect();
    let weight = |one: &Person| (one.connections, one.refused, one.requests);
    people.sort_by(|one, other| weight(other).cmp(&weight(one)).then_with(|| one.cmp(other)));
    people.truncate(lines(limit) as usize);
    Answer::People { people }
}

async fn uploads(app: &App, page: Page) -> Result<Answer, Failure> {
    let after = page.after.as_deref().map(cursor).transpose()?;
    let limit = lines(page.limit);
    let uploads = read(app, move |store| store.uploads(after.as_ref(), limit)).await?;
    let next = next(&uploads, limit, |last| format!("{}-{}", last.created_ms, last.upload));
    Ok(Answer::Uploads { uploads, next })
}

async fn bans(app: &App) -> Result<Answer, Failure> {
    let now = app.time.now_ms();
    let mut bans = read(app, |store| store.wards()).await?;
    bans.retain(|ban| ban.until_ms > now);
    Ok(Answer::Bans { bans })
}

async fn audit(app: &App, page: Page) -> Result<Answer, Failure> {
    let before = match page.after {
        Some(text) => text.parse().map_err(|_| Failure::NoPlace(text))?,
        None => u64::MAX,
    };
    let limit = lines(page.limit);
    let audit = read(app, move |store| store.audit(before, limit)).await?;
    let next = next(&audit, limit, |last| last.id.to_string());
    Ok(Answer::Audit { audit, next })
}

async fn put(
    app: &Arc<App>,
    who: String,
    measure: Measure,
    ward: Forbidden,
) -> Result<Answer, Failure> {
    let Measure { target, seconds, reason } = measure;
    if !(1..=LONGEST_BAN).contains(&seconds) {
        return Err(Failure::Unheeded(Unheeded::Seconds(seconds)));
    }
    let until_ms = app.time.now_ms().saturating_add(seconds * 1000);
    let about = About { target, reason };
    change(app, who, about, |whom| Ok(Deed::Ward { ward, whom: named(whom)?, until_ms })).await
}

async fn lift(
    app: &Arc<App>,
    who: String,
    about: About,
    ward: Forbidden,
) -> Result<Answer, Failure> {
    change(app, who, about, |whom| Ok(Deed::Lift { ward, whom: named(whom)? })).await
}

/// Somebody, as the file names him.
fn named(whom: String) -> Result<String, Failure> {
    let read = whom.parse::<Whom>().map_err(|()| Failure::Unheeded(Unheeded::Whom(whom)))?;
    Ok(read.to_string())
}

/// Changes something, notes it with its reason, and lets it be felt.
async fn change(
    app: &Arc<App>,
    who: String,
    about: About,
    deed: impl FnOnce(String) -> Result<Deed, Failure>,
) -> Result<Answer, Failure> {
    let reason = about.reason.trim().to_owned();
    if reason.is_empty() || reason.chars().count() > REASON_LIMIT {
        return Err(Failure::Unheeded(Unheeded::Reason));
    }
    let deed = deed(about.target)?;
    match &deed {
        Deed::Close { table } | Deed::Reopen { table } | Deed::Delete { table } => {
            found(app, table).await?;
        }
        Deed::DeleteUpload { upload } => {
            let (store, id) = (Arc::clone(&app.store), upload.clone());
            let known = tokio::task::spawn_blocking(move || store.upload(&id)).await;
            known.map_err(|_| Failure::Timeout)??.ok_or(Failure::NoReplay)?;
        }
        Deed::Ward { .. } | Deed::Lift { .. } => {}
    }
    // One after the other, so that memory and file remember the same last word.
    let turn = app.operating.lock().await;
    let audit = Audit { id: 0, at_ms: app.time.now_ms(), who, deed: deed.clone(), reason };
    tracing::info!(who = audit.who, deed = ?audit.deed, "the operator changes something");
    written(app.store.write(Write::Operate(audit))).await?;
    app.wards.note(&deed);
    drop(turn);
    match &deed {
        Deed::Close { table } => shut(app, table, Failure::Closed).await,
        Deed::Delete { table } => shut(app, table, Failure::NoTable).await,
        // It goes on with whatever it owes.
        Deed::Reopen { table } => {
            app.tables.ask_live(table, Command::Reopened).await;
            app.duties.put(table, Instant::now());
        }
        _ => {}
    }
    Ok(Answer::Done { deed })
}

/// A table that is in memory leaves it, and whoever is there is told why.
async fn shut(app: &App, table: &str, why: Failure) {
    // Where it is not in memory, whoever asks for it next finds out.
    app.tables.ask_live(table, |answer| Command::Shut(why.clone(), answer)).await;
}
