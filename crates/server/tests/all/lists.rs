//! Lists of tables: pages, shares, and how many may wait.

use axum::body::Body;
use axum::http::{Request, header};
use protocol::Status;
use serde_json::{Value, json};
use server::Config;
use server::store::{Card, Household, Row, Store, Write, first_link};

use crate::client::{Answered, Running, config};

/// Keeps a public table that was made then by somebody.
async fn keep(store: &dyn Store, number: u64, status: Status, household: Option<u8>) -> String {
    // Ids are letters that are not mistaken for one another.
    let digits = format!("{number:012}");
    let letters: String = digits.bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
    let id = format!("tabs{letters}");
    let card = Card {
        id: id.clone(),
        game: "dicke-daemonen".to_owned(),
        public: true,
        status,
        names: vec!["Ada".to_owned(), String::new()],
        created_ms: 1000 + number / 2,
        duty: false,
        household: household.map(|byte| Household([byte; 16])),
    };
    let row = Row { seq: 1, at_ms: 1, entry: "made".to_owned(), link: first_link(&id) };
    let made = Write::Create {
        card,
        secret: [7; 32],
        row,
        keys: Vec::new(),
        waiting: None,
        unfinished: None,
        seen: 0,
    };
    store.write(made).await.unwrap().unwrap();
    id
}

fn ids(page: &Answered) -> Vec<String> {
    let tables = page.body.as_array().unwrap();
    tables.iter().map(|card| card["table"].as_str().unwrap().to_owned()).collect()
}

fn next(page: &Answered) -> Option<String> {
    page.headers.get("x-next").map(|next| next.to_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_follow_one_another_and_every_table_stands_on_one() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let mut made = Vec::new();
    // Two of each moment, so that a page may end between them.
    for number in 20..141 {
        made.push(keep(&*server.app.store, number, Status::Playing, None).await);
    }
    let mut page = server.get("/api/tables?status=playing", "").await;
    let mut seen = ids(&page);
    let mut pages = vec![seen.len()];
    while let Some(after) = next(&page) {
        // What is made meanwhile moves nothing.
        let newest =
            keep(&*server.app.store, 1000 + pages.len() as u64, Status::Playing, None).await;
        page = server.get(&format!("/api/tables?status=playing&after={after}"), "").await;
        assert!(!ids(&page).contains(&newest));
        seen.extend(ids(&page));
        pages.push(ids(&page).len());
    }
    assert_eq!(pages, [50, 50, 21]);
    made.sort();
    let mut once = seen.clone();
    once.sort();
    once.dedup();
    assert_eq!((once.len(), once), (seen.len(), made));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_everything_names_no_next_page_and_a_wrong_place_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    for number in 20..80 {
        keep(&*server.app.store, number, Status::Over, None).await;
    }
    let all = server.get("/api/tables", "").await;
    assert_eq!((ids(&all).len(), next(&all)), (50, None));
    let wrong = server.get("/api/tables?status=over&after=7-nobody&lang=en", "").await;
    assert_eq!((wrong.status.as_u16(), &wrong.body["code"]), (422, &json!("list/place")));
    assert!(wrong.text.contains("7-nobody"), "{}", wrong.text);
    let wrong = server.get("/api/tables?status=eaten", "").await;
    assert_eq!(wrong.body["at"], json!("status"), "{}", wrong.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_of_one_household_hide_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    let honest = keep(&*server.app.store, 1, Status::Gathering, Some(2)).await;
    let old = keep(&*server.app.store, 2, Status::Gathering, None).await;
    for number in 10..70 {
        keep(&*server.app.store, number, Status::Gathering, Some(1)).await;
    }
    let page = server.get("/api/tables?status=gathering", "").await;
    let listed = ids(&page);
    assert!(listed.contains(&honest) && listed.contains(&old), "{listed:?}");
    assert_eq!(listed.len(), 5, "three of the many, and the others");
    // However many are passed over, a page ends.
    for number in 100..400 {
        keep(&*server.app.store, number, Status::Gathering, Some(1)).await;
    }
    let page = server.get("/api/tables?status=gathering", "").await;
    assert_eq!(ids(&page).len(), 3);
    let after = next(&page).unwrap();
    let page = server.get(&format!("/api/tables?status=gathering&after={after}"), "").await;
    assert!(ids(&page).contains(&honest));
    server.stop().await;
}

/// A public table with an open seat, as somebody at this address asks for it.
async fn ask(server: &Running, from: &str, public: bool) -> Answered {
    let body: Value = json!({
        "game": "dicke-daemonen", "public": public,
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let request = Request::post("/api/tables?lang=en")
        .header(header::CONTENT_TYPE, "application/json")
        .header("x-forwarded-for", from)
        .body(Body::from(body.to_string()));
    server.send(request.unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_household_has_so_many_waiting_tables_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let narrow = Config { waiting: Some(2), proxied: true, ..config(&data) };
    let server = Running::with(narrow.clone()).await;
    let first = ask(&server, "192.0.2.1", true).await;
    assert_eq!(first.status.as_u16(), 201, "{}", first.text);
    assert_eq!(ask(&server, "192.0.2.1", true).await.status.as_u16(), 201);
    let third = ask(&server, "192.0.2.1", true).await;
    assert_eq!((third.status.as_u16(), &third.body["code"]), (429, &json!("limit/waiting")));
    assert!(
        third.text.starts_with(r#"{"code":"limit/waiting","message":"2 public"#),
        "{}",
        third.text
    );
    assert_eq!(ask(&server, "192.0.2.1", false).await.status.as_u16(), 201, "none looks for it");
    assert_eq!(ask(&server, "192.0.2.2", true).await.status.as_u16(), 201, "a neighbour");
    server.stop().await;
    // A restart forgets nobody.
    let server = Running::with(narrow).await;
    assert_eq!(ask(&server, "192.0.2.1", true).await.status.as_u16(), 429);
    let listed = server.get("/api/tables?status=gathering", "").await;
    assert_eq!(ids(&listed).len(), 3);
    // Who fills a table makes room for another: it waits no more once it plays.
    let table = first.body["table"].as_str().unwrap();
    let bob = server.join(table, "Bob").await;
    let mut ada = server.connect(table, &first.cookie, "").await;
    let mut bob = server.connect(table, &bob, "").await;
    ada.ready(0).await;
    bob.ready(1).await;
    // Each opens what it promised when it reads that all have.
    let plays = |update: &Value| update["status"] == "playing";
    tokio::join!(ada.until(plays), bob.until(plays));
    assert_eq!(ask(&server, "192.0.2.1", true).await.status.as_u16(), 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_household_has_so_many_unfinished_tables_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    let narrow = Config { unfinished: Some(2), proxied: true, ..config(&data) };
    let server = Running::with(narrow.clone()).await;
    let body = json!({
        "game": "dicke-daemonen",
        "seats": [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bob"}],
    });
    let make = async |server: &Running| {
        let request = Request::post("/api/tables?lang=en")
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", "192.0.2.1")
            .body(Body::from(body.to_string()));
        server.send(request.unwrap()).await
    };
    let first = make(&server).await;
    assert_eq!(first.status.as_u16(), 201, "{}", first.text);
    assert_eq!(make(&server).await.status.as_u16(), 201);
    let third = make(&server).await;
    assert_eq!((third.status.as_u16(), &third.body["code"]), (429, &json!("limit/unfinished")));
    assert!(third.text.contains("2 tables from your address have not ended"), "{}", third.text);
    assert_eq!(ask(&server, "192.0.2.2", false).await.status.as_u16(), 201, "a neighbour");
    server.stop().await;
    let server = Running::with(narrow).await;
    assert_eq!(make(&server).await.status.as_u16(), 429, "a restart forgets nobody");
    // A game that has ended makes room for another table, and stays.
    let table = first.body["table"].as_str().unwrap();
    let mut both = server.connect(table, &first.cookie, "").await;
    both.ready(0).await;
    both.ready(1).await;
    both.until(|update| update["status"] == "playing").await;
    let resign = format!("/api/tables/{table}/resign");
    server.post(&resign, json!({"seat": 0}), &first.cookie).await;
    assert_eq!(make(&server).await.status.as_u16(), 201);
    assert_eq!(make(&server).await.status.as_u16(), 429);
    assert_eq!(server.get(&format!("/api/tables/{table}"), "").await.status.as_u16(), 200);
    server.stop().await;
}
