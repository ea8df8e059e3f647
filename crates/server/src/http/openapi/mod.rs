//! The HTTP interface described for programs, from the types that the handlers read and answer with.

mod operation;

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use protocol::{
    CarryLink, CarryToken, ClientMessage, Coach, Created, GameInfo, Host, Invitation, Invite,
    JoinTable, Joined, Muting, NewTable, Problem, Rematch, ReplayFile, ReplayInfo, ReplaySteps,
    Rules, SeatChoice, ServerMessage, SetupCheck, SetupReport, StandIn, TableCard, TableInfo,
    ToolQuestion,
};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use operation::{Operation, get, post};

/// Where schemas with a name stand.
const SCHEMAS: &str = "/components/schemas";

/// Every operation, in the order of the description.
fn operations() -> Vec<Operation> {
    vec![
        get("/api/games", "Every game with its form").answers::<Vec<GameInfo>>(),
        get("/api/games/{slug}/rules", "The rules in reading order").answers::<Rules>(),
        get("/api/games/{slug}/locale", "The game's Fluent messages").gives(&["text/plain"]),
        post("/api/games/{slug}/tools/{name}", "What a tool of the game answers")
            .takes::<ToolQuestion>()
            .answers::<Map<String, Value>>(),
        post("/api/setup", "Check and normalise options; all reasons at once")
            .takes::<SetupCheck>()
            .answers::<SetupReport>(),
        get("/api/tables", "Public tables; the header x-next says what the next page comes after")
            .asks("status", json!({"type": "string", "enum": ["gathering", "playing", "over"]}))
            .asks("after", json!({"type": "string"}))
            .answers::<Vec<TableCard>>(),
        post("/api/tables", "Make a table; seats come in a cookie")
            .takes::<NewTable>()
            .with_status(201)
            .answers::<Created>(),
        get("/api/tables/{id}", "A table").answers::<TableInfo>(),
        post("/api/tables/{id}/join", "Sit down; the seat comes in a cookie")
            .takes::<JoinTable>()
            .answers::<Joined>(),
        post("/api/tables/{id}/leave", "Get up").takes::<SeatChoice>().with_status(204),
        post("/api/tables/{id}/resign", "Give up").takes::<SeatChoice>().with_status(204),
        post("/api/tables/{id}/stand-in", "Let a program take a seat that is open or forsaken")
            .takes::<StandIn>()
            .with_status(204),
        post("/api/tables/{id}/mute", "Mute somebody at a table that one has made")
            .takes::<Muting>()
            .with_status(204),
        post("/api/tables/{id}/rematch", "The table where the same people go on")
            .answers::<Rematch>(),
        post("/api/tables/{id}/carry-link", "A link that brings a seat to another device")
            .takes::<SeatChoice>()
            .answers::<CarryLink>(),
        post("/api/tables/{id}/carry", "Use such a link; the seat comes in a cookie")
            .takes::<CarryToken>()
            .answers::<Joined>(),
        get("/api/tables/{id}/qr", "The table's link as a picture").gives(&["image/svg+xml"]),
        get("/api/tables/{id}/replay", "The record of a finished game").answers::<ReplayFile>(),
        get("/api/tables/{id}/coach", "A finished game in hindsight: chances, turns, luck")
            .answers::<Coach>(),
        get("/api/tables/{id}/socket", "WebSocket: see docs/http-api.md")
            .asks("since", json!({"type": "integer"}))
            .asks("seat", json!({"type": "integer"}))
            .asks("changes", json!({"type": "integer", "enum": [1]}))
            .with_status(101)
            .talks::<ClientMessage, ServerMessage>(),
        post("/api/replays", "Bring a record; it is verified")
            .takes::<ReplayFile>()
            .answers::<ReplayInfo>(),
        get("/api/replays/{id}", "A record of a table or an upload").answers::<ReplayInfo>(),
        get("/api/replays/{id}/steps", "Positions; where an answer ends early, ask for the rest")
            .asks("from", json!({"type": "integer"}))
            .asks("count", json!({"type": "integer"}))
            .asks("viewer", json!({"type": "string"}))
            .answers::<ReplaySteps>(),
        get("/api/replays/{id}/file", "The record as a file").answers::<ReplayFile>(),
        get("/api/replays/{id}/coach", "A record in hindsight").answers::<Coach>(),
        get("/api/openapi.json", "This description").answers::<Map<String, Value>>(),
        get("/api/host", "What the server says of itself, and where the network finds it")
            .answers::<Host>(),
        get("/api/qr", "The first of these addresses as a picture").gives(&["image/svg+xml"]),
        post("/api/invitations", "A link that lets others in for some days; members make it")
            .takes::<Invite>()
            .answers::<Invitation>(),
        get("/enter", "The page that asks for a password").gives(&["text/html"]),
        post("/enter", "Gives a password").gives_in().with_status(303),
        get("/invitation/{token}", "Lets in whoever comes by an invitation").with_status(303),
        post("/invitation/{token}", "Gives a password").gives_in().with_status(303),
        get("/imprint", "Who is responsible").gives(&["text/html"]),
        get("/privacy", "What happens to data").gives(&["text/html"]),
        get("/logo", "The sign of the house").gives(&["image/png", "image/svg+xml"]),
        get("/healthz", "Whether the store keeps what it is given").gives(&["text/plain"]),
        get("/readyz", "Whether newcomers may be sent here").gives(&["text/plain"]),
        get("/metrics", "Numbers for Prometheus").gives(&["text/plain"]),
    ]
}

/// The description as it is sent, version 3.1 of `OpenAPI`.
pub fn description() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| described().to_string());
    &TEXT
}

fn described() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = SCHEMAS.into();
        settings.meta_schema = None;
    });
    let mut schemas = settings.into_generator();
    let refused = schemas.subschema_for::<Problem>();
    let mut paths = Map::new();
    for operation in operations() {
        let methods = paths.entry(operation.path()).or_insert_with(|| json!({}));
        methods[operation.method()] = operation.described(&mut schemas, &refused);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Pandemonium",
            "version": protocol::VERSION.to_string(),
            "description": "Tables over HTTP and WebSocket; docs/http-api.md describes the \
                messages of a live connection.",
        },
        "paths": paths,
        "components": { "schemas": schemas.take_definitions(true) },
    })
}

pub(super) async fn serve() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], description())
}
