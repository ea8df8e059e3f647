//! What the operator asks and changes, and who is not let in.

use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::slice;

use axum::body::Body;
use axum::http::{Request as HttpRequest, StatusCode};
use rusqlite::Connection;
use serde_json::{Value, json};
use server::admin::{self, About, Answer, Filter, Measure, Page, Request, Token, Trouble, Way};
use server::beside::{self, Unheard};
use server::store::{Audit, Deed, Forbidden, salvage};
use server::{App, Config, Language};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Running, config};
use crate::duties::{in_memory, until};

const TOKEN: &str = "a token that is long enough for all";

/// A server with its operator's ways in.
pub(crate) struct Operated {
    pub(crate) server: Running,
    socket: Way,
    token: Way,
}

impl Operated {
    pub(crate) async fn start(data: &Path) -> Operated {
        let here = "127.0.0.1:0".parse().unwrap();
        let admin = Some((here, Token::new(TOKEN).unwrap()));
        let server = Running::with(Config { socket: true, admin, ..config(data) }).await;
        let beside = beside::open(&server.app).await.unwrap();
        let socket = Way::Socket(beside.socket.unwrap());
        let token = Way::Address(beside.admin.unwrap(), TOKEN.to_owned());
        Operated { server, socket, token }
    }

    pub(crate) async fn ask(&self, request: Request) -> Answer {
        ask(&self.socket, request).await.unwrap()
    }

    /// Asks for what is refused; gives the code of the refusal.
    async fn refused(&self, request: Request) -> String {
        code(ask(&self.token, request).await)
    }

    async fn audit(&self) -> Vec<Audit> {
        match self.ask(Request::Audit(Page::default())).await {
            Answer::Audit { audit, .. } => audit,
            other => panic!("{other:?}"),
        }
    }

    /// Tables on a page, and where the next one begins.
    pub(crate) async fn tables(&self, filter: Filter) -> (Vec<String>, Option<String>) {
        match self.ask(Request::Tables(filter)).await {
            Answer::Tables { tables, next } => {
                (tables.into_iter().map(|table| table.table).collect(), next)
            }
            other => panic!("{other:?}"),
        }
    }
}

async fn ask(way: &Way, request: Request) -> Result<Answer, Trouble> {
    let way = way.clone();
    let asked = move || admin::ask(&way, Language::En, &request);
    tokio::task::spawn_blocking(asked).await.unwrap()
}

/// The code of a refusal.
fn code(answer: Result<Answer, Trouble>) -> String {
    match answer {
        Err(Trouble::Refused(problem)) => problem.code,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn about(target: &str) -> About {
    About { target: target.to_owned(), reason: "it was reported".to_owned() }
}

pub(crate) fn measure(target: &str, seconds: u64) -> Measure {
    let About { target, reason } = about(target);
    Measure { target, seconds, reason }
}

fn two() -> Value {
    json!([{"type": "me", "name": "Ada"}, {"type": "open"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_found_by_what_is_said_of_them_page_by_page() {
    let folder = tempfile::tempdir().unwrap();
    let one = Operated::start(&folder.path().join("data.db")).await;
    let body = json!({"game": "dicke-daemonen", "public": true, "seats": two()});
    let made = one.server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let (other, _) = one.server.table(two()).await;
    let (newest, next) = one.tables(Filter { limit: Some(1), ..Filter::default() }).await;
    assert_eq!(newest, [other]);
    let (rest, _) = one.tables(Filter { after: next, ..Filter::default() }).await;
    assert_eq!(rest, slice::from_ref(&table), "a page goes on where the one before has ended");
    for (name, count) in [("ad", 2), ("eve", 0), ("%", 0)] {
        let named = Filter { name: Some(name.to_owned()), ..Filter::default() };
        assert_eq!(one.tables(named).await.0.len(), count, "{name}");
    }
    for (address, count) in [("127.0.0.1", 2), ("203.0.113.5", 0)] {
        let made = Filter { household: Some(address.to_owned()), ..Filter::default() };
        assert_eq!(one.tables(made).await.0.len(), count, "{address}");
    }
    let public = Filter { public: Some(true), ..Filter::default() };
    assert_eq!(one.tables(public).await.0, [table]);
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_shown_with_who_is_there_and_what_was_said() {
    let folder = tempfile::tempdir().unwrap();
    let one = Operated::start(&folder.path().join("data.db")).await;
    let (table, cookie) = one.server.table(two()).await;
    let mut ada = one.server.connect(&table, &cookie, "").await;
    ada.ask(json!({"type": "chat", "seat": 0, "text": "hello"})).await;
    let Answer::Table(sheet) = one.ask(Request::Show { table }).await else { panic!("no table") };
    assert_eq!((sheet.rows, sheet.live, sheet.chat[0].text.as_str()), (1, true, "hello"));
    assert_eq!(
        (sheet.guests[0].household.as_str(), &sheet.guests[0].seats),
        ("127.0.0.1", &vec![0])
    );
    let Answer::People { people } = one.ask(Request::People { limit: None }).await else {
        panic!("no people")
    };
    assert_eq!(
        (people[0].household.as_str(), people[0].connections, people[0].tables),
        ("127.0.0.1", 1, 1)
    );
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_closed_to_everybody_until_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let one = Operated::start(&data).await;
    let body = json!({"game": "dicke-daemonen", "public": true, "seats": two()});
    let made = one.server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let mut ada = one.server.connect(&table, &made.cookie, "").await;
    let done = one.ask(Request::Close(about(&table))).await;
    assert_eq!(done, Answer::Done { deed: Deed::Close { table: table.clone() } });
    let told = loop {
        let message = ada.next().await;
        if message["type"] == "closing" {
            break message;
        }
    };
    assert_eq!(told["problem"]["code"], "table/closed", "{told}");
    let path = format!("/api/tables/{table}");
    let info = one.server.get(&path, &made.cookie).await;
    assert_eq!((info.status, &info.body["code"]), (StatusCode::GONE, &json!("table/closed")));
    assert_eq!(one.server.get("/api/tables", "").await.body, json!([]), "nobody finds it");
    let closed = Filter { closed: Some(true), ..Filter::default() };
    assert_eq!(one.tables(closed).await.0, slice::from_ref(&table));
    assert_eq!(one.refused(Request::Close(about(&table))).await, "admin/unchanged");

    // It stays so, and is opened again.
    one.server.stop().await;
    let one = Operated::start(&data).await;
    assert_eq!(one.server.get(&path, "").await.body["code"], "table/closed");
    one.ask(Request::Reopen(about(&table))).await;
    assert_eq!(one.refused(Request::Reopen(about(&table))).await, "admin/unchanged");
    one.server.stop().await;
    let one = Operated::start(&data).await;
    assert_eq!(one.server.get(&path, "").await.status, StatusCode::OK);
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_table_leaves_nothing_behind_but_its_line_in_the_audit_log() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let one = Operated::start(&data).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = one.server.table(seats).await;
    let (other, _) = one.server.table(two()).await;
    one.ask(Request::Close(about(&table))).await;
    one.ask(Request::Reopen(about(&table))).await;

    // Somebody looks while it is deleted.
    let mut ada = one.server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["turn"]["to"] == json!([0])).await;
    ada.ask(json!({"type": "chat", "seat": 0, "text": "hello"})).await;
    one.ask(Request::Delete(about(&table))).await;
    while ada.maybe_next().await.is_some() {}
    assert_eq!(
        one.server.get(&format!("/api/tables/{table}"), "").await.body["code"],
        "table/unknown"
    );
    assert_eq!(one.refused(Request::Show { table: table.clone() }).await, "table/unknown");
    let noted: Vec<Deed> = one.audit().await.into_iter().map(|one| one.deed).collect();
    let noted: Vec<&str> = noted
        .iter()
        .map(|deed| match deed {
            Deed::Close { .. } => "close",
            Deed::Reopen { .. } => "reopen",
            Deed::Delete { .. } => "delete",
            _ => "other",
        })
        .collect();
    assert_eq!(noted, ["delete", "reopen", "close"]);
    let first = &one.audit().await[2];
    assert_eq!(first.reason, "it was reported");
    assert!(first.who.starts_with("uid ") && first.at_ms > 0, "{first:?}");
    one.server.stop().await;
    let file = Connection::open(&data).unwrap();
    let left = |part: &str, id: &str| -> u32 {
        let count = format!("SELECT count(*) FROM {part} WHERE table_id = ?1");
        file.query_row(&count, [id], |row| row.get(0)).unwrap()
    };
    for part in ["keys", "chat", "snapshots", "log", "recent", "tails", "strays"] {
        assert_eq!(left(part, &table), 0, "{part}");
    }
    assert_eq!((left("log", &other), left("keys", &other)), (1, 1), "its neighbour stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_opened_again_goes_on_before_anybody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let one = Operated::start(&data).await;
    let body = json!({
        "game": "dicke-daemonen",
        "clock": {"type": "live", "seconds": 2, "increment": 0},
        "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
    });
    let made = one.server.post("/api/tables", body, "").await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let mut both = one.server.connect(&table, &made.cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    both.until(|update| update["status"] == "playing").await;
    one.ask(Request::Close(about(&table))).await;
    in_memory(&one.server, 0).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(one.server.get(&path, "").await.status.as_u16(), 410);
    one.ask(Request::Reopen(about(&table))).await;
    assert_eq!(one.server.get(&path, "").await.status.as_u16(), 200, "at once");
    until(&data, &table, |_, entry| entry["kind"] == "resigned" && entry["time"] == true).await;
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bans_and_mutes_are_felt_at_once_and_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let one = Operated::start(&data).await;
    let (table, cookie) = one.server.table(two()).await;
    let mut ada = one.server.connect(&table, &cookie, "").await;
    let chat = json!({"type": "chat", "seat": 0, "text": "hello"});
    assert_eq!(ada.ask(chat.clone()).await["type"], "done");
    one.ask(Request::Mute(measure("name:ADA", 3600))).await;
    assert_eq!(ada.ask(chat.clone()).await["problem"]["code"], "chat/muted");
    one.ask(Request::Ban(measure("name:Eve", 3600))).await;
    let join = format!("/api/tables/{table}/join");
    let eve = one.server.post(&join, json!({"name": "eve"}), "").await;
    assert_eq!((eve.status, &eve.body["code"]), (StatusCode::FORBIDDEN, &json!("name/banned")));
    let seats = json!([{"type": "me", "name": "EVE"}, {"type": "open"}]);
    let body = json!({"game": "dicke-daemonen", "seats": seats});
    assert_eq!(one.server.post("/api/tables", body, "").await.body["code"], "name/banned");

    // Whoever is here is told and goes; the operator stays in.
    one.ask(Request::Ban(measure("127.0.0.0/24", 7200))).await;
    let told = loop {
        let message = ada.next().await;
        if message["type"] == "closing" {
            break message;
        }
    };
    assert_eq!(told["problem"]["code"], "operator/banned", "{told}");
    let sentence = told["problem"]["message"].as_str().unwrap();
    assert!(sentence.contains("120") && sentence.contains("min"), "{sentence}");
    assert!(ada.maybe_next().await.is_none());
    let away = one.server.get("/api/tables", "").await;
    assert_eq!(
        (away.status, &away.body["code"]),
        (StatusCode::FORBIDDEN, &json!("operator/banned"))
    );

    one.server.stop().await;
    let one = Operated::start(&data).await;
    assert_eq!(one.server.get("/api/tables", "").await.body["code"], "operator/banned");
    let Answer::Bans { bans } = one.ask(Request::Bans {}).await else { panic!("no bans") };
    let bans: Vec<(Forbidden, &str)> =
        bans.iter().map(|ban| (ban.ward, ban.whom.as_str())).collect();
    let all = [
        (Forbidden::Ban, "127.0.0.0/24"),
        (Forbidden::Ban, "name:eve"),
        (Forbidden::Mute, "name:ada"),
    ];
    assert_eq!(bans, all);
    let Answer::People { people } = one.ask(Request::People { limit: None }).await else {
        panic!("no people")
    };
    assert_eq!((people[0].household.as_str(), people[0].refused), ("127.0.0.1", 1));
    one.ask(Request::Unban(about("127.0.0.0/24"))).await;
    assert_eq!(one.refused(Request::Unban(about("127.0.0.0/24"))).await, "admin/unchanged");
    let mut ada = one.server.connect(&table, &cookie, "").await;
    assert_eq!(ada.ask(chat.clone()).await["problem"]["code"], "chat/muted");
    one.ask(Request::Unmute(about("name:Ada"))).await;
    assert_eq!(ada.ask(chat).await["type"], "done");
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_operator_decided_holds_in_a_salvaged_file_too() {
    let folder = tempfile::tempdir().unwrap();
    let (data, new) = (folder.path().join("data.db"), folder.path().join("new.db"));
    let one = Operated::start(&data).await;
    let (table, _) = one.server.table(two()).await;
    one.ask(Request::Close(about(&table))).await;
    for whom in ["203.0.113.5", "203.0.113.6", "name:eve"] {
        one.ask(Request::Ban(measure(whom, 3600))).await;
    }
    let audit = one.audit().await;
    one.server.stop().await;
    salvage(&data, &new).unwrap();
    let one = Operated::start(&new).await;
    assert_eq!((audit.len(), one.audit().await), (4, audit));
    let Answer::Bans { bans } = one.ask(Request::Bans {}).await else { panic!("no bans") };
    let bans: Vec<&str> = bans.iter().map(|ban| ban.whom.as_str()).collect();
    assert_eq!(bans, ["203.0.113.5", "203.0.113.6", "name:eve"]);
    let info = one.server.get(&format!("/api/tables/{table}"), "").await;
    assert_eq!(info.body["code"], "table/closed");
    one.server.stop().await;
}

/// What the operator's address answers to exactly this.
async fn raw(way: &Way, request: &str) -> (u16, Value) {
    let Way::Address(addr, _) = way else { panic!("no address") };
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let status = text.split(' ').nth(1).unwrap().parse().unwrap();
    let body = text.split_once("\r\n\r\n").unwrap().1;
    (status, serde_json::from_str(body).unwrap_or(Value::Null))
}

/// A request with these headers and this body.
fn post(path: &str, headers: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.0\r\nHost: x\r\nContent-Type: application/json\r\n{headers}\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_in_without_the_token_and_bad_requests_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let one = Operated::start(&folder.path().join("data.db")).await;
    let bans = r#"{"type":"bans"}"#;
    let short = &TOKEN[..TOKEN.len() - 1];
    for headers in [
        String::new(),
        "Authorization: Bearer\r\n".to_owned(),
        "Authorization: Bearer \r\n".to_owned(),
        format!("Authorization: Bearer {short}\r\n"),
        format!("Authorization: Bearer {TOKEN}x\r\n"),
        format!("Authorization: Basic {TOKEN}\r\n"),
        format!("Cookie: token={TOKEN}\r\n"),
    ] {
        let (status, body) = raw(&one.token, &post("/admin", &headers, bans)).await;
        assert_eq!((status, &body["code"]), (401, &json!("admin/token")), "{headers}");
        assert!(body["message"].as_str().unwrap().contains("Bearer"), "{body}");
    }
    let bearer = format!("Authorization: Bearer {TOKEN}\r\n");
    let (status, body) = raw(&one.token, &post("/admin", &bearer, bans)).await;
    assert_eq!((status, &body["type"]), (200, &json!("bans")), "{body}");
    let (status, _) = raw(&one.token, &post("/elsewhere", &bearer, bans)).await;
    assert_eq!(status, 404);
    let get = format!("GET /admin HTTP/1.0\r\nHost: x\r\n{bearer}\r\n");
    assert_eq!(raw(&one.token, &get).await.0, 405);
    // At the public address there is no such thing, with the token or without.
    let public = HttpRequest::post("/admin").header("authorization", format!("Bearer {TOKEN}"));
    let public = public.header("content-type", "application/json");
    let public = one.server.send(public.body(Body::from(bans)).unwrap()).await;
    assert_eq!(public.body["type"], Value::Null, "{}", public.text);

    let id = "aaaaaaaaaaaaaaaa";
    let long = "x".repeat(501);
    for (body, status, code) in [
        (json!({"type": "close", "target": id, "reason": "spam"}), 404, "table/unknown"),
        (json!({"type": "close", "target": "../etc", "reason": "spam"}), 404, "table/unknown"),
        (json!({"type": "delete", "target": id, "reason": "spam"}), 404, "table/unknown"),
        (json!({"type": "show", "table": id}), 404, "table/unknown"),
        (json!({"type": "export", "table": id}), 404, "table/unknown"),
        (json!({"type": "delete-upload", "target": id, "reason": "spam"}), 404, "replay/unknown"),
        (json!({"type": "ban", "target": "203.0.113.5", "seconds": 60}), 422, "admin/reason"),
        (json!({"type": "close", "target": id}), 422, "admin/reason"),
        (json!({"type": "close", "target": id, "reason": " \n"}), 422, "admin/reason"),
        (json!({"type": "close", "target": id, "reason": long}), 422, "admin/reason"),
        (json!({"type": "ban", "target": "Eve", "seconds": 60, "reason": "x"}), 422, "admin/whom"),
        (
            json!({"type": "mute", "target": "0.0.0.0/0", "seconds": 60, "reason": "x"}),
            422,
            "admin/whom",
        ),
        (
            json!({"type": "ban", "target": "1.2.3.4", "seconds": 0, "reason": "x"}),
            422,
            "admin/seconds",
        ),
        (
            json!({"type": "ban", "target": "1.2.3.4", "seconds": u64::MAX, "reason": "x"}),
            422,
            "admin/seconds",
        ),
        (json!({"type": "unban", "target": "1.2.3.4", "reason": "x"}), 409, "admin/unchanged"),
        (json!({"type": "tables", "after": "nowhere"}), 422, "list/place"),
        (json!({"type": "tables", "household": "Eve"}), 422, "admin/whom"),
        (json!({"type": "audit", "after": "-1"}), 422, "list/place"),
        (json!({"type": "tables", "status": "asleep"}), 400, "request/malformed"),
        (json!({"type": "dance"}), 400, "request/malformed"),
        (json!({"type": "bans", "speed": 1}), 400, "request/malformed"),
        (json!([]), 400, "request/malformed"),
    ] {
        let (found, problem) = raw(&one.token, &post("/admin", &bearer, &body.to_string())).await;
        assert_eq!((found, &problem["code"]), (status, &json!(code)), "{body} {problem}");
        assert!(problem["message"].as_str().unwrap().len() > 15, "{problem}");
    }
    assert_eq!(one.audit().await, [], "what was refused is not noted");
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_left_behind_is_replaced_and_one_of_somebody_else_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let path = admin::socket_of(&data).unwrap();
    let open = || App::open(Config { socket: true, ..config(&data) }).unwrap();
    // A program that was killed leaves its socket.
    drop(UnixListener::bind(&path).unwrap());
    assert!(path.exists());
    let app = open();
    assert_eq!(beside::open(&app).await.unwrap().socket.as_deref(), Some(path.as_path()));
    let mode = std::fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "only its owner opens it");
    let bans = ask(&Way::Socket(path.clone()), Request::Bans {}).await.unwrap();
    assert_eq!(bans, Answer::Bans { bans: Vec::new() });
    app.close();
    app.store.close();
    let gone = async {
        while path.exists() {
            tokio::task::yield_now().await;
        }
    };
    let gone = tokio::time::timeout(std::time::Duration::from_secs(20), gone).await;
    assert!(gone.is_ok(), "the socket goes with its server");

    let refused = async |kind| {
        let app = open();
        let refused = beside::open(&app).await;
        app.store.close();
        match refused {
            Err(Unheard::Socket(at, error)) => assert_eq!((at, error.kind()), (path.clone(), kind)),
            other => panic!("{other:?}"),
        }
    };
    let foreign = UnixListener::bind(&path).unwrap();
    refused(std::io::ErrorKind::AddrInUse).await;
    drop(foreign);
    std::fs::remove_file(&path).unwrap();
    std::fs::write(&path, "a letter").unwrap();
    refused(std::io::ErrorKind::AlreadyExists).await;
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "a letter");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_operators_at_once_one_acts_and_the_other_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let one = Operated::start(&data).await;
    for _ in 0..10 {
        let (table, _) = one.server.table(two()).await;
        let close = || Request::Close(about(&table));
        let both = tokio::join!(ask(&one.socket, close()), ask(&one.token, close()));
        let (first, second) = match both {
            (Ok(done), other) | (other, Ok(done)) => (done, other),
            neither => panic!("{neither:?}"),
        };
        assert_eq!(first, Answer::Done { deed: Deed::Close { table } });
        assert_eq!(code(second), "admin/unchanged");
    }
    assert_eq!(one.audit().await.len(), 10, "each is noted once");
    // What is remembered and what stands in the file is the same, whoever came last.
    for _ in 0..10 {
        let ban = ask(&one.socket, Request::Ban(measure("127.0.0.1", 600)));
        let unban = ask(&one.token, Request::Unban(about("127.0.0.1")));
        let (ban, _) = tokio::join!(ban, unban);
        ban.unwrap();
        let Answer::Bans { bans } = one.ask(Request::Bans {}).await else { panic!("no bans") };
        let is_felt = one.server.get("/api/tables", "").await.status == StatusCode::FORBIDDEN;
        assert_eq!(is_felt, !bans.is_empty());
    }
    one.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_exported_as_its_record_and_its_log_and_a_record_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let one = Operated::start(&folder.path().join("data.db")).await;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let (table, cookie) = one.server.table(seats).await;
    let export = async || match one.ask(Request::Export { table: table.clone() }).await {
        Answer::Export { file } => file,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        (&export().await["record"], &export().await["damage"]),
        (&Value::Null, &Value::Null)
    );
    let mut ada = one.server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["status"] == "playing").await;
    let running = export().await;
    assert!(running["record"]["replay"].is_object(), "{running}");
    assert_eq!(running["record"]["fair"], Value::Null, "the secret of the dice is kept");
    ada.play(0).await;
    let file = export().await;
    let log = file["log"].as_array().unwrap();
    assert_eq!(log.len() as u64, ada.version(), "every row is there");
    assert!(log.iter().enumerate().all(|(at, row)| row["seq"] == at + 1));
    assert_eq!(file["table"]["status"], "over");

    // The record is one like any other.
    let brought = one.server.post("/api/replays", file["record"].clone(), "").await;
    assert_eq!(brought.status, StatusCode::OK, "{}", brought.text);
    let upload = brought.body["replay"].as_str().unwrap().to_owned();
    let Answer::Uploads { uploads, .. } = one.ask(Request::Uploads(Page::default())).await else {
        panic!("no uploads")
    };
    assert_eq!((uploads.len(), &uploads[0].upload), (1, &upload));
    assert!(uploads[0].bytes > 1000);
    one.ask(Request::DeleteUpload(about(&upload))).await;
    assert_eq!(
        one.server.get(&format!("/api/replays/{upload}"), "").await.body["code"],
        "replay/unknown"
    );
    one.server.stop().await;
}
