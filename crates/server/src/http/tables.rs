//! Tables and their seats.

use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use cabinet::Misread;
use kernel::Words;
use protocol::{
    CarryLink, CarryToken, Created, JoinTable, Joined, Muting, NewTable, Rematch, SeatChoice,
    StandIn, Status, TableCard, TableInfo,
};

use super::operations::reached;
use super::request::{Body, From, In, Lang, Pairs, Path, Refused, named};
use crate::club::Rank;
use crate::config::NAME_LIMIT;
use crate::cookie;
use crate::error::Failure;
use crate::games::{Games, voice};
use crate::names::{self, Unseen};
use crate::random;
use crate::state::{App, CARRY};
use crate::store::{Card, Cursor, HUSHED, Listing, PROGRAM};
use crate::table::{self, Answer, Command, hash};
use crate::words::{Language, seat_name};

type WithCookie<T> = (StatusCode, AppendHeaders<[(header::HeaderName, HeaderValue); 1]>, Json<T>);

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables", get(list).post(make))
        .route("/api/tables/{id}", get(info))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/resign", post(resign))
        .route("/api/tables/{id}/stand-in", post(stand_in))
        .route("/api/tables/{id}/mute", post(mute))
        .route("/api/tables/{id}/rematch", post(rematch))
        .route("/api/tables/{id}/carry-link", post(carry_link))
        .route("/api/tables/{id}/carry", post(carry))
        .route("/api/tables/{id}/qr", get(qr))
}

/// Most tables on a page of a list.
const PAGE: u32 = 50;
/// Most waiting tables of one household on a page: nobody's flood hides the others.
const SHARE: u32 = 3;

/// A page of public tables that stand so.
fn listing(status: Status, after: Option<Cursor>) -> Listing {
    let share = (status == Status::Gathering).then_some(SHARE);
    Listing { status, after, limit: PAGE, share }
}

/// Public tables: open ones, running ones, and the latest that ended; or, of those that stand in one
/// way, a page, with the place of the next one.
async fn list(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    wanted: Pairs,
) -> Result<impl IntoResponse, Refused> {
    let after = wanted.text("after").map(cursor).transpose().within(language)?;
    let of = match wanted.text("status").map(standing).transpose().within(language)? {
        Some(status) => vec![listing(status, after)],
        None => [Status::Gathering, Status::Playing, Status::Over]
            .map(|status| listing(status, after.clone()))
            .to_vec(),
    };
    let is_one = of.len() == 1;
    let store = Arc::clone(&app.store);
    let read = move || of.iter().map(|one| store.cards(one)).collect::<Result<Vec<_>, _>>();
    let pages = tokio::task::spawn_blocking(read).await;
    let pages = pages.map_err(|_| Failure::Timeout).within(language)?.within(language)?;
    let next = pages.first().and_then(|page| page.next.as_ref()).filter(|_| is_one);
    let next = next.map(|next| (NEXT, format!("{}-{}", next.created_ms, next.id)));
    let cards = pages.into_iter().flat_map(|page| page.cards);
    let muted = app.muted_names();
    let cards = cards.map(|one| card(one, app.games, &muted, language));
    let cards = cards.collect::<Result<Vec<_>, _>>();
    Ok((AppendHeaders(next), cards.map(Json).within(language)?))
}

/// The header that says where the next page of a list begins.
const NEXT: &str = "x-next";

/// A place in a list, as the page before it told.
pub(crate) fn cursor(text: &str) -> Result<Cursor, Failure> {
    let parts = text.split_once('-').filter(|(_, id)| random::is_id(id));
    let read =
        parts.and_then(|(at, id)| Some(Cursor { created_ms: at.parse().ok()?, id: id.to_owned() }));
    read.ok_or_else(|| Failure::NoPlace(text.chars().take(NAME_LIMIT).collect()))
}

/// What tables are asked for.
fn standing(word: &str) -> Result<Status, Failure> {
    serde_json::from_value(word.into()).map_err(|error| {
        Failure::Malformed(Misread::Shape { at: "status".to_owned(), complaint: error.to_string() })
    })
}

/// A table in a list; nobody reads the names there that are muted.
fn card(
    card: Card,
    games: Games,
    muted: &Unseen,
    language: Language,
) -> Result<TableCard, Failure> {
    let title = voice(games.find(&card.game)?, language)?.game().say("title", &[]);
    let open = card.names.iter().filter(|name| name.is_empty()).count();
    let called = |(seat, name): (u8, String)| match name.strip_prefix(PROGRAM) {
        Some(level) => table::level(level, &card.game, language),
        None if name.starts_with(HUSHED) || muted.has(&name) => seat_name(language, seat),
        None => name,
    };
    let names = (0u8..).zip(card.names).map(called).collect();
    Ok(TableCard {
        table: card.id,
        title,
        status: card.status,
        open: u8::try_from(open).unwrap_or(u8::MAX),
        names,
        game: card.game,
        created_ms: card.created_ms,
    })
}

async fn make(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Extension(rank): Extension<Rank>,
    headers: HeaderMap,
    From(who): From,
    Body(wanted): Body<NewTable>,
) -> Result<WithCookie<Created>, Refused> {
    let language = named(wanted.lang.as_deref(), language);
    app.door.may_make(rank).within(language)?;
    let made = table::make(&app, wanted, app.household(who), language).await.within(language)?;
    let given = cookie::give(&app.config, &headers, &made.table, &made.seats);
    let created = Created {
        table: made.table,
        commitment: made.commitment,
        seats: made.seats.iter().map(|(seat, _)| *seat).collect(),
    };
    tracing::info!(table = created.table, "a table is made");
    Ok((StatusCode::CREATED, AppendHeaders([(SET_COOKIE, given)]), Json(created)))
}

async fn info(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Refused> {
    let mine = held(&app, &id, &headers).await.within(language)?;
    let ask = |answer| Command::Info(mine.clone(), language, answer);
    app.tables.ask(&app, &id, ask).await.map(Json).within(language)
}

async fn join(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(wanted): Body<JoinTable>,
) -> Result<WithCookie<Joined>, Refused> {
    let language = named(wanted.lang.as_deref(), language);
    let name = names::name(&wanted.name).within(language)?;
    app.may_be_called(&name).within(language)?;
    let secret = random::secret();
    let key = hash(&secret);
    let ask = |answer| Command::Join(name.clone(), wanted.seat, key, answer);
    let seat = app.tables.ask(&app, &id, ask).await.within(language)?;
    Ok(seated(&app, &headers, &id, seat, secret))
}

async fn leave(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(choice): Body<SeatChoice>,
) -> Result<StatusCode, Refused> {
    with_own_seat(&app, &id, &headers, choice, Command::Leave).await.within(language)
}

async fn resign(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(choice): Body<SeatChoice>,
) -> Result<StatusCode, Refused> {
    with_own_seat(&app, &id, &headers, choice, Command::Resign).await.within(language)
}

/// Whoever sits at the table may let a program take an open or abandoned seat.
async fn stand_in(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(wanted): Body<StandIn>,
) -> Result<StatusCode, Refused> {
    if held(&app, &id, &headers).await.within(language)?.is_empty() {
        return Err(Refused(Failure::NotYours(wanted.seat), language));
    }
    let ask = |answer| Command::StandIn(wanted.seat, wanted.level.clone(), answer);
    app.tables.ask(&app, &id, ask).await.within(language)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever made the table mutes somebody at it.
async fn mute(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(wanted): Body<Muting>,
) -> Result<StatusCode, Refused> {
    let mine = held(&app, &id, &headers).await.within(language)?;
    let ask = |answer| Command::Mute(mine.clone(), wanted.clone(), answer);
    app.tables.ask(&app, &id, ask).await.within(language)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks the table something about a seat that the browser holds.
async fn with_own_seat(
    app: &Arc<App>,
    id: &str,
    headers: &HeaderMap,
    choice: SeatChoice,
    command: fn(u8, Answer<()>) -> Command,
) -> Result<StatusCode, Failure> {
    own(app, id, headers, choice.seat).await?;
    app.tables.ask(app, id, |answer| command(choice.seat, answer)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever held a seat gets the same seat at the new table, once: who asks again, or comes after
/// somebody else has sat down there, is only told where it is.
async fn rematch(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    let mine = held(&app, &id, &headers).await.within(language)?;
    if mine.is_empty() {
        return Err(Refused(Failure::NotYours(0), language));
    }
    let table = app.tables.ask(&app, &id, Command::Rematch).await.within(language)?;
    let mut new = Vec::new();
    for seat in mine {
        let secret = random::secret();
        let key = hash(&secret);
        match app.tables.ask(&app, &table, |answer| Command::Claim(seat, key, answer)).await {
            Ok(()) => new.push((seat, secret)),
            Err(Failure::Taken(_)) => {}
            Err(failure) => return Err(Refused(failure, language)),
        }
    }
    let seats = new.iter().map(|(seat, _)| *seat).collect();
    // Without a new seat the browser keeps what it has.
    let given = (!new.is_empty()).then(|| cookie::give(&app.config, &headers, &table, &new));
    let given = given.map(|given| (SET_COOKIE, given));
    Ok((AppendHeaders(given), Json(Rematch { table, seats })))
}

async fn carry_link(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(choice): Body<SeatChoice>,
) -> Result<Json<CarryLink>, Refused> {
    own(&app, &id, &headers, choice.seat).await.within(language)?;
    let pairs = cookie::hashes(&headers, &id);
    let own = pairs.into_iter().find(|(seat, _)| *seat == choice.seat);
    let (seat, maker) = own.ok_or(Failure::NotYours(choice.seat)).within(language)?;
    let token = app.carry(&id, seat, maker);
    let seconds = u32::try_from(CARRY.as_secs()).unwrap_or(u32::MAX);
    Ok(Json(CarryLink { path: format!("/table/{id}#carry={token}"), seconds }))
}

async fn carry(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
    Body(wanted): Body<CarryToken>,
) -> Result<WithCookie<Joined>, Refused> {
    let carried = app.carried(&id, &wanted.token);
    let (seat, maker) = carried.ok_or(Failure::NoCarry).within(language)?;
    let secret = random::secret();
    let hash = hash(&secret);
    let ask = |answer| Command::Carry { seat, maker, hash, answer };
    app.tables.ask(&app, &id, ask).await.within(language)?;
    Ok(seated(&app, &headers, &id, seat, secret))
}

/// The table's link as a picture that a telephone reads.
async fn qr(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(id): Path,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    if !random::is_id(&id) {
        return Err(Refused(Failure::NoTable, language));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let plain = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    let scheme = if app.config.secure { "https" } else { "http" };
    let asked = format!("{scheme}://{}", if plain { host } else { "" });
    // Another device does not find this computer under the name that the computer has for itself.
    let found = if is_own(host) { reached(&app) } else { Some(asked) };
    let found = found.ok_or(Failure::OwnOnly).within(language)?;
    let link = format!("{found}/table/{id}");
    let picture = crate::qr::svg(&link).ok_or(Failure::NoTable).within(language)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture))
}

/// Whether a host names the computer itself.
fn is_own(host: &str) -> bool {
    let port = |byte: u8| byte.is_ascii_digit();
    let name = match host.rsplit_once(':') {
        Some((name, end)) if !end.is_empty() && end.bytes().all(port) => name,
        _ => host,
    };
    ["localhost", "[::1]", "0.0.0.0", "[::]"].contains(&name)
        || name.ends_with(".localhost")
        || name.parse::<Ipv4Addr>().is_ok_and(|ip| ip.is_loopback())
}

fn seated(
    app: &App,
    headers: &HeaderMap,
    id: &str,
    seat: u8,
    secret: String,
) -> WithCookie<Joined> {
    let given = cookie::give(&app.config, headers, id, &[(seat, secret)]);
    (StatusCode::OK, AppendHeaders([(SET_COOKIE, given)]), Json(Joined { seat }))
}

/// The seats of a table that a browser holds.
pub(crate) async fn held(
    app: &Arc<App>,
    id: &str,
    headers: &HeaderMap,
) -> Result<Vec<u8>, Failure> {
    let pairs = cookie::hashes(headers, id);
    app.tables.ask(app, id, |answer| Command::Hold(pairs.clone(), answer)).await
}

/// Fine if a browser holds this seat.
async fn own(app: &Arc<App>, id: &str, headers: &HeaderMap, seat: u8) -> Result<(), Failure> {
    let mine = held(app, id, headers).await?;
    if mine.contains(&seat) { Ok(()) } else { Err(Failure::NotYours(seat)) }
}
