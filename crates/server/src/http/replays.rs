//! Records: of tables played here, and of files that somebody brings.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use cabinet::{Dice, Entry, Table, Voice};
use kernel::chance::Seeded;
use kernel::{Budget, Pack, Seat, Turn, Viewer, Words};
use minds::{COACH_MILLIS, Effort};
use protocol::{
    Coach, CoachPoint, LuckLine, ReplayFile, ReplayInfo, ReplayStep, ReplaySteps, Status, Verdict,
};

use super::request::{Body, From, In, Lang, Pairs, Path, Refused};
use super::tables::held;
use crate::config::UPLOAD_LIMIT;
use crate::error::Failure;
use crate::fair;
use crate::games::{Games, voice};
use crate::names;
use crate::random;
use crate::state::App;
use crate::store::Write;
use crate::table::{Command, outcome, told, turn, written};
use crate::thinkers::For;
use crate::words::Language;

/// Most positions in one answer.
const MOST: u32 = 100;
/// Bytes of views after which an answer ends; the rest is asked for anew.
const BYTES: usize = 512 * 1024;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{id}/replay", get(download))
        .route("/api/replays", post(upload))
        .route("/api/replays/{id}", get(info))
        .route("/api/replays/{id}/steps", get(steps))
        .route("/api/replays/{id}/file", get(download))
        .route("/api/replays/{id}/coach", get(coach))
        .route("/api/tables/{id}/coach", get(coach))
        .layer(DefaultBodyLimit::max(UPLOAD_LIMIT))
}

/// A record with who may look at it how.
struct Found {
    file: ReplayFile,
    games: Games,
    /// Content that the table's owner brought; it stays on this server.
    pack: Option<Pack>,
    /// Over, so that everything may be seen.
    open: bool,
    /// Seats of the one who asks.
    mine: Vec<u8>,
}

async fn download(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    let found = find(&app, &id, &headers, language).await.within(language)?;
    if !found.open {
        return Err(Refused(Failure::Running, language));
    }
    let name = format!("attachment; filename=\"pandemonium-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(found.file)))
}

async fn upload(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    From(who): From,
    Body(file): Body<ReplayFile>,
) -> Result<Json<ReplayInfo>, Refused> {
    for name in &file.names {
        // An open seat has none.
        if !name.is_empty() {
            names::of_record(name).within(language)?;
        }
    }
    let id = random::id();
    let text = serde_json::to_string(&file).expect("a record has a JSON form");
    let found = Found { file, games: app.games, pack: None, open: true, mine: Vec::new() };
    let report = blocking(&app, found, {
        let id = id.clone();
        move |found| report(id, &found, language)
    })
    .await
    .within(language)?;
    let write = Write::Upload {
        id,
        file: text,
        at_ms: app.time.now_ms(),
        household: Some(app.household(who)),
        most: app.config.uploads,
        seen: app.time.up_ms(),
    };
    written(app.store.write(write)).await.within(language)?;
    Ok(Json(report))
}

async fn info(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
) -> Result<Json<ReplayInfo>, Refused> {
    let found = find(&app, &id, &headers, language).await.within(language)?;
    blocking(&app, found, move |found| report(id, &found, language))
        .await
        .map(Json)
        .within(language)
}

async fn steps(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    wanted: Pairs,
    headers: HeaderMap,
) -> Result<Json<ReplaySteps>, Refused> {
    let from = wanted.number("from").within(language)?.unwrap_or(0);
    let count = wanted.number("count").within(language)?.unwrap_or(MOST);
    let found = find(&app, &id, &headers, language).await.within(language)?;
    let viewer = viewer(&found, wanted.text("viewer")).within(language)?;
    let walk = move |found| walk(&found, viewer, from, count, language);
    blocking(&app, found, walk).await.map(Json).within(language)
}

/// What a good player says about a game that is over; thought about once.
async fn coach(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    From(who): From,
) -> Result<Json<Coach>, Refused> {
    let found = find(&app, &id, &headers, language).await.within(language)?;
    if !found.open {
        return Err(Refused(Failure::Running, language));
    }
    let whose = For::Person(who);
    let think = || async {
        let room = app.thinkers.ticket(whose).turn().await;
        let effort = room.effort(Budget::Millis(COACH_MILLIS));
        let look = move |found: Found| looked_back(&found, &effort, language);
        let said = blocking(&app, found, look).await;
        drop(room);
        said
    };
    let coached = app.coached(&id, language);
    let said = coached.get_or_try_init(think).await.within(language)?;
    Ok(Json(said.clone()))
}

fn looked_back(found: &Found, effort: &Effort, language: Language) -> Result<Coach, Failure> {
    let (table, voice) = load(found, language)?;
    let mut own = Seeded::from_text(&random::secret());
    let coach = table
        .coach(effort, &mut own, &voice)
        .map_err(|refusal| Failure::Refused("replay", refusal))?;
    let point = |one: cabinet::CoachPoint| CoachPoint { step: one.step, per_mille: one.per_mille };
    let luck = |one: cabinet::LuckLine| LuckLine {
        step: one.step,
        seat: one.seat,
        text: one.text,
        expected: one.expected,
        actual: one.actual,
    };
    Ok(Coach {
        chances: coach.chances.into_iter().map(point).collect(),
        turning: coach.turning,
        luck: coach.luck.into_iter().map(luck).collect(),
        luck_sum: coach.luck_sum,
    })
}

/// Works on a record where waiting is allowed.
async fn blocking<T: Send + 'static>(
    app: &App,
    found: Found,
    work: impl FnOnce(Found) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    app.gate.question(move || work(found)).await
}

/// A record by its id: an upload, or a table.
async fn find(
    app: &Arc<App>,
    id: &str,
    headers: &HeaderMap,
    language: Language,
) -> Result<Found, Failure> {
    if !random::is_id(id) {
        return Err(Failure::NoReplay);
    }
    let (store, key) = (Arc::clone(&app.store), id.to_owned());
    let file = tokio::task::spawn_blocking(move || store.upload(&key)).await;
    if let Some(text) = file.map_err(|_| Failure::Timeout)?? {
        let file = serde_json::from_str(&text).map_err(|_| Failure::NoReplay)?;
        return Ok(Found { file, games: app.games, pack: None, open: true, mine: Vec::new() });
    }
    let mine = held(app, id, headers).await.map_err(|failure| match failure {
        Failure::NoTable => Failure::NoReplay,
        other => other,
    })?;
    of_table(app, id, mine, language).await
}

async fn of_table(
    app: &Arc<App>,
    id: &str,
    mine: Vec<u8>,
    language: Language,
) -> Result<Found, Failure> {
    let copied = app.tables.ask(app, id, |answer| Command::Copy(language, answer)).await?;
    let entry = app.games.find(copied.game.info().slug)?;
    let voice = voice(entry, language)?;
    let refused = |refusal| Failure::Refused("replay", refusal);
    let replay = copied.game.save(&voice).map_err(refused)?;
    let open = copied.status == Status::Over;
    let file = ReplayFile { replay, fair: copied.fair, names: copied.names };
    Ok(Found { file, games: app.games, pack: copied.pack, open, mine })
}

/// Through whose eyes somebody looks; refused while it would tell what is hidden.
fn viewer(found: &Found, wanted: Option<&str>) -> Result<Viewer, Failure> {
    match wanted {
        None | Some("spectator") => Ok(Viewer::Spectator),
        Some("open") if found.open => Ok(Viewer::Referee),
        Some(seat) => {
            let seat: u8 = seat.parse().map_err(|_| Failure::Viewer)?;
            if found.open || found.mine.contains(&seat) {
                Ok(Viewer::Seat(Seat(seat)))
            } else {
                Err(Failure::Viewer)
            }
        }
    }
}

/// The game of a record, and its sentences with the names of those who played.
fn spoken(found: &Found, language: Language) -> Result<(&'static dyn Entry, Voice), Failure> {
    let slug = found.file.replay["game"].as_str().unwrap_or_default();
    let entry = found.games.find(slug)?;
    let names: Vec<String> = found.file.names.iter().take(16).cloned().collect();
    let voice = Voice::new(&entry.info(), language.tag(), &names)
        .map_err(|error| Failure::Speechless(error.to_string()))?;
    Ok((entry, voice))
}

/// Plays a record again.
fn load(found: &Found, language: Language) -> Result<(Box<dyn Table>, Voice), Failure> {
    let (entry, voice) = spoken(found, language)?;
    let table = entry
        .load(&found.file.replay, found.pack.as_ref(), &voice)
        .map_err(|refusal| Failure::Refused("replay", refusal))?;
    Ok((table, voice))
}

fn report(id: String, found: &Found, language: Language) -> Result<ReplayInfo, Failure> {
    let (table, voice) = load(found, language)?;
    let seats = table.seats();
    let mut viewers = vec!["spectator".to_owned()];
    let visible = |seat: &u8| found.open || found.mine.contains(seat);
    viewers.extend((0..seats).filter(visible).map(|seat| seat.to_string()));
    viewers.extend(found.open.then(|| "open".to_owned()));
    let dice = match &found.file.fair {
        None if found.open => Verdict::Unpromised {},
        None => Verdict::Hidden {},
        Some(fair) => {
            let entry = found.games.find(table.info().slug)?;
            fair::verify(entry, &found.file.replay, found.pack.as_ref(), fair, &voice)
        }
    };
    Ok(ReplayInfo {
        replay: id,
        game: table.info().slug.to_owned(),
        title: voice.game().say("title", &[]),
        options: table.options(),
        seats,
        names: (0..seats).map(|seat| voice.seat(Seat(seat))).collect(),
        steps: u32::try_from(table.steps()).unwrap_or(u32::MAX),
        viewers,
        board: table.picture(),
        dice,
    })
}

/// Positions of a record, played one by one.
fn walk(
    found: &Found,
    viewer: Viewer,
    from: u32,
    count: u32,
    language: Language,
) -> Result<ReplaySteps, Failure> {
    let (entry, voice) = spoken(found, language)?;
    let refused = |refusal| Failure::Refused("replay", refusal);
    // A table's own record, or one that was verified when it was brought: it is not played twice.
    let replay = &found.file.replay;
    let steps = replay["steps"].as_array().map_or(0, Vec::len);
    let ids = |rolled: &serde_json::Value| -> Vec<u32> {
        let rolled = rolled.as_array().into_iter().flatten();
        rolled.filter_map(|one| one["id"].as_u64()?.try_into().ok()).collect()
    };
    let mut dice = Dice::from_text("").with(ids(&replay["opening"]));
    let pack = found.pack.as_ref();
    let mut table = entry.open(&replay["options"], pack, &mut dice, &voice).map_err(refused)?;
    let last = from.saturating_add(count.min(MOST));
    let (mut positions, mut bytes) = (Vec::new(), 0);
    for step in 0..=steps {
        let number = u32::try_from(step).unwrap_or(u32::MAX);
        if number >= last || bytes >= BYTES {
            break;
        }
        let line = step.checked_sub(1).map(|index| &replay["steps"][index]);
        let seat = line.and_then(|line| line["seat"].as_u64()?.try_into().ok());
        if let (Some(line), Some(seat)) = (line, seat) {
            let mut dice = Dice::from_text("").with(ids(&line["rolled"]));
            table.act(Seat(seat), &line["action"], &mut dice, &voice).map_err(refused)?;
        }
        if number >= from {
            let view = table.view(viewer, &voice).map_err(refused)?;
            bytes += view.to_string().len();
            positions.push(ReplayStep {
                step: number,
                seat,
                view,
                text: table.text(viewer, &voice).map_err(refused)?,
                turn: turn(&*table),
                log: told(&*table, step, seat, viewer, &voice),
                outcome: match table.turn() {
                    Turn::Over(end) => Some(outcome(&end)),
                    Turn::To(_) => None,
                },
            });
        }
    }
    let steps = u32::try_from(steps).unwrap_or(u32::MAX);
    Ok(ReplaySteps { from, steps, positions })
}
