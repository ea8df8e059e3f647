//! Games, their rules and their set-ups.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use cabinet::{Entry, Voice};
use kernel::{Field, FieldKind as Kind, Pack, Words};
use minds::Level;
use protocol::{
    FieldKind, FormField, GameInfo, Label, Problem, Rule, Rules, SetupCheck, SetupReport,
    ToolQuestion,
};
use serde_json::Value;

use super::request::{Body, In, Lang, Path, Refused, named};
use crate::error::Failure;
use crate::games::voice;
use crate::state::App;
use crate::words::Language;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/games/{slug}/rules", get(rules))
        .route("/api/games/{slug}/locale", get(locale))
        .route("/api/setup", post(setup))
        .route("/api/games/{slug}/tools/{name}", post(tool))
}

async fn games(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
) -> Result<Json<Vec<GameInfo>>, Refused> {
    let all = app.games.0.iter().map(|entry| info(*entry, language));
    all.collect::<Result<Vec<_>, _>>().map(Json).within(language)
}

async fn rules(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(slug): Path,
) -> Result<Json<Rules>, Refused> {
    let entry = app.games.find(&slug).within(language)?;
    let texts = entry.info().book.texts.iter().find(|texts| texts.language == language.tag());
    let paragraphs = texts.map(|texts| wording::paragraphs(texts.rules)).unwrap_or_default();
    let paragraphs = paragraphs.into_iter();
    Ok(Json(Rules {
        game: slug,
        lang: language.tag().to_owned(),
        paragraphs: paragraphs
            .map(|one| Rule { id: one.id, title: one.title, text: one.text })
            .collect(),
    }))
}

async fn locale(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path(slug): Path,
) -> Result<impl IntoResponse, Refused> {
    let entry = app.games.find(&slug).within(language)?;
    let texts = entry.info().book.texts.iter().find(|texts| texts.language == language.tag());
    let text = texts.map_or("", |texts| texts.locale);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

async fn setup(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Body(wanted): Body<SetupCheck>,
) -> Result<Json<SetupReport>, Refused> {
    let language = named(wanted.lang.as_deref(), language);
    let entry = app.games.find(&wanted.game).within(language)?;
    let voice = voice(entry, language).within(language)?;
    let checked = app.gate.question(move || {
        let refused = |refusal| Failure::Refused("setup", refusal);
        let pack = wanted.content.map(Pack);
        let setup = entry.setup(&wanted.options, pack.as_ref(), &voice).map_err(refused)?;
        let board = entry.picture(&setup.options, pack.as_ref(), &voice).map_err(refused)?;
        Ok((setup, board))
    });
    let (setup, board) = checked.await.within(language)?;
    let note = |note: cabinet::Note| Problem {
        at: Some(note.at).filter(|at| !at.is_empty()),
        values: note.values,
        ..Problem::new(format!("setup/{}", note.code), note.text)
    };
    let notes = setup.notes.into_iter().map(note).collect();
    Ok(Json(SetupReport { options: setup.options, seats: setup.seats, notes, board }))
}

/// What a tool of a game answers.
async fn tool(
    State(app): State<Arc<App>>,
    Lang(language): Lang,
    Path((slug, name)): Path<(String, String)>,
    Body(wanted): Body<ToolQuestion>,
) -> Result<Json<Value>, Refused> {
    let language = named(wanted.lang.as_deref(), language);
    let entry = app.games.find(&slug).within(language)?;
    let voice = voice(entry, language).within(language)?;
    let found = app.gate.question(move || {
        let pack = wanted.content.map(Pack);
        let found = entry.work(&name, (&wanted.options, pack.as_ref()), &wanted.asked, &voice);
        found.map_err(|refusal| Failure::Refused("tool", refusal))
    });
    found.await.map(Json).within(language)
}

fn info(entry: &dyn Entry, language: Language) -> Result<GameInfo, Failure> {
    let info = entry.info();
    let voice = voice(entry, language)?;
    let words = voice.game();
    let say = |id: &str| if words.has(id) { words.say(id, &[]) } else { String::new() };
    Ok(GameInfo {
        game: info.slug.to_owned(),
        title: say("title"),
        pitch: say("pitch"),
        length: say("length"),
        seats_min: info.seats.0,
        seats_max: info.seats.1,
        rules_version: info.rules_version,
        open_information: info.perfect_information,
        levels: Level::BUILT.iter().map(|level| level.name().to_owned()).collect(),
        tools: entry.tools().into_iter().map(ToOwned::to_owned).collect(),
        form: entry.form().0.iter().map(|one| field(one, &voice)).collect(),
    })
}

fn field(field: &Field, voice: &Voice) -> FormField {
    let id = format!("option-{}", field.key);
    let help = |id: &str| voice.game().attribute(id, "help").unwrap_or_default();
    let label = |value: &str| {
        let id = format!("{id}-{value}");
        Label { value: value.to_owned(), label: voice.game().say(&id, &[]), help: help(&id) }
    };
    let named = |value: &&str| voice.game().has(&format!("{id}-{value}"));
    let whole = |number: i64| i32::try_from(number).unwrap_or(i32::MAX);
    let parse = |text: &str| serde_json::from_str(text).unwrap_or(Value::Null);
    FormField {
        key: field.key.to_owned(),
        label: voice.game().say(&id, &[]),
        help: help(&id),
        rule: field.rule.id().to_owned(),
        kind: match &field.kind {
            Kind::Switch { default } => FieldKind::Switch {
                default: *default,
                labels: ["true", "false"].into_iter().filter(named).map(label).collect(),
            },
            Kind::Number { min, max, default } => {
                FieldKind::Number { min: whole(*min), max: whole(*max), default: whole(*default) }
            }
            Kind::Choice { values, default } => FieldKind::Choice {
                values: values.iter().map(|value| label(value)).collect(),
                default: (*default).to_owned(),
            },
            Kind::Own { default } => FieldKind::Own { default: parse(default) },
        },
        only_key: field.only.as_ref().map(|only| only.key.to_owned()),
        only_values: field.only.iter().flat_map(|only| &only.is).map(|text| parse(text)).collect(),
    }
}
