//! A house with a password: its door, its invitations, its own pages.

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::json;
use server::{Club, Config, House, Logo, Makers, Password};

use crate::client::{Answered, Running, config};

/// A house with the passwords «sesame» and «abracadabra».
async fn house(makers: Makers) -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let club = Club {
        password: Password::read("sesame\n"),
        operator: Password::read("abracadabra"),
        makers,
    };
    let server = Running::with(Config { club, ..config(&folder.path().join("data.db")) }).await;
    (folder, server)
}

async fn knock(server: &Running, at: &str, body: &str) -> Answered {
    let request = Request::post(at)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ACCEPT_LANGUAGE, "en")
        .body(Body::from(body.to_owned()))
        .unwrap();
    server.send(request).await
}

fn header_of(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_past_the_door_without_the_password() {
    let (_folder, server) = house(Makers::Anyone).await;
    let page = server.get("/t/abc?lang=fr", "").await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED);
    assert!(
        page.text.contains("lang=\"fr\"") && page.text.contains("Mot de passe"),
        "{}",
        page.text
    );
    assert!(page.text.contains("href=\"?lang=en\""), "the other language is one click away");
    assert_eq!(header_of(&page.headers, header::CACHE_CONTROL), "no-store");
    assert!(server.get("/", "").await.text.contains("Password"));
    for path in ["/api/games", "/api/tables", "/api/host", "/api/openapi.json", "/api/nothing"] {
        let said = server.get(path, "").await;
        assert_eq!(
            (said.status, &said.body["code"]),
            (StatusCode::UNAUTHORIZED, &json!("club/password")),
            "{path}"
        );
    }
    let made = server.post("/api/tables", json!({"game": "dicke-daemonen", "seats": []}), "").await;
    assert_eq!(made.body["code"], "club/password");
    for path in ["/healthz", "/readyz", "/enter"] {
        assert_eq!(server.get(path, "").await.status, StatusCode::OK, "{path}");
    }
    let address = format!("ws://{}/api/tables/aaaaaaaaaaaaaaaa/socket", server.address);
    let refused = tokio_tungstenite::connect_async(address).await.unwrap_err().to_string();
    assert!(refused.contains("401"), "{refused}");
    for forged in ["club=m.99999999999.00", "club=", "club=o.99999999999.", "club=s.1.1"] {
        assert_eq!(server.get("/api/games", forged).await.status, StatusCode::UNAUTHORIZED);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_password_opens_the_page_that_was_asked_for_and_outlives_a_restart() {
    let (folder, server) = house(Makers::Anyone).await;
    let wrong = knock(&server, "/t/abc", "password=simsim").await;
    assert_eq!((wrong.status, wrong.cookie.as_str()), (StatusCode::FORBIDDEN, ""));
    assert!(wrong.text.contains("This is not the password."), "{}", wrong.text);
    let nothing = knock(&server, "/t/abc", "word=sesame").await;
    assert_eq!(nothing.status, StatusCode::UNAUTHORIZED);
    let long = knock(&server, "/t/abc", &format!("password={}", "x".repeat(5000))).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    let right = knock(&server, "/t/abc?seat=1", "password=sesame").await;
    assert_eq!(right.status, StatusCode::SEE_OTHER);
    assert_eq!(header_of(&right.headers, header::LOCATION), "/t/abc?seat=1");
    let set = header_of(&right.headers, header::SET_COOKIE);
    assert!(set.contains("Path=/; HttpOnly; SameSite=Lax"), "{set}");
    assert_eq!(server.get("/api/games", &right.cookie).await.status, StatusCode::OK);
    let away = knock(&server, "//evil.example/", "password=sesame").await;
    assert_eq!(header_of(&away.headers, header::LOCATION), "/");
    let foreign = Request::post("/")
        .header(header::ORIGIN, "http://evil.example")
        .header(header::HOST, "localhost")
        .body(Body::from("password=sesame"));
    assert_eq!(server.send(foreign.unwrap()).await.body["code"], "request/origin");
    // Somebody inside plays as anybody does.
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}]);
    let body = json!({"game": "dicke-daemonen", "seats": seats});
    let made = server.post("/api/tables", body, &right.cookie).await;
    let table = made.body["table"].as_str().unwrap().to_owned();
    let both = format!("{}; {}", right.cookie, made.cookie);
    let mut ada = server.connect(&table, &both, "").await;
    ada.ready(0).await;
    ada.play(0).await;
    let cookie = right.cookie.clone();
    server.stop().await;
    let data = folder.path().join("data.db");
    let again = async |password: &str| {
        let club = Club { password: Password::read(password), ..Club::default() };
        let server = Running::with(Config { club, ..config(&data) }).await;
        let status = server.get("/api/games", &cookie).await.status;
        server.stop().await;
        status
    };
    assert_eq!(again("sesame").await, StatusCode::OK);
    assert_eq!(again("another").await, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_household_that_guesses_is_told_to_wait() {
    let (_folder, server) = house(Makers::Anyone).await;
    for _ in 0..5 {
        assert_eq!(knock(&server, "/", "password=guess").await.status, StatusCode::FORBIDDEN);
    }
    let waits = knock(&server, "/", "password=sesame").await;
    assert_eq!((waits.status, waits.cookie.as_str()), (StatusCode::TOO_MANY_REQUESTS, ""));
    assert!(waits.text.contains("try again in 1"), "{}", waits.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_came_with_an_old_password_is_shut_out_by_a_new_one_at_once() {
    let (_folder, server) = house(Makers::Anyone).await;
    let member = knock(&server, "/", "password=sesame").await.cookie;
    let operator = knock(&server, "/", "password=abracadabra").await.cookie;
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}]);
    let body = json!({"game": "dicke-daemonen", "seats": seats});
    let made = server.post("/api/tables", body, &member).await;
    let table = made.body["table"].as_str().unwrap_or_else(|| panic!("{}", made.text)).to_owned();
    let with = |door: &str| format!("{}; {door}", made.cookie);
    let mut ada = server.connect(&table, &with(&member), "").await;
    let mut watcher = server.connect(&table, &operator, "").await;
    let club = |password: &str| Club {
        password: Password::read(password),
        operator: Password::read("abracadabra"),
        makers: Makers::Anyone,
    };
    // The same passwords anew change nothing for anybody.
    server.app.refurnish(club("sesame"), House::default());
    assert_eq!(ada.ask(json!({"type": "cells"})).await["type"], "refused");
    server.app.refurnish(club("open"), House::default());
    let told = loop {
        let message = ada.next().await;
        if message["type"] == "closing" {
            break message;
        }
    };
    assert_eq!(told["problem"]["code"], "club/password", "{told}");
    assert!(ada.maybe_next().await.is_none());
    assert_eq!(server.get("/api/games", &member).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(watcher.ask(json!({"type": "look"})).await["type"], "done");
    let member = knock(&server, "/", "password=open").await.cookie;
    drop(server.connect(&table, &with(&member), "").await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_invites_and_a_guest_does_not() {
    let (_folder, server) = house(Makers::Members).await;
    let member = knock(&server, "/enter", "password=sesame").await;
    assert_eq!(header_of(&member.headers, header::LOCATION), "/");
    let stranger = server.post("/api/invitations", json!({"days": 7}), "").await;
    assert_eq!(stranger.body["code"], "club/password");
    for days in [json!(0), json!(91), json!(-1), json!("7")] {
        let bad = server.post("/api/invitations", json!({"days": days}), &member.cookie).await;
        let code = bad.body["code"].as_str().unwrap();
        assert!(["club/invitation-days", "request/malformed"].contains(&code), "{}", bad.text);
    }
    let made = server.post("/api/invitations", json!({"days": 7}), &member.cookie).await;
    let path = made.body["path"].as_str().unwrap().to_owned();
    let guest = server.get(&path, "").await;
    assert_eq!(guest.status, StatusCode::SEE_OTHER, "{}", guest.text);
    let host = server.get("/api/host", &guest.cookie).await;
    assert_eq!((&host.body["invites"], &host.body["makes_tables"]), (&json!(false), &json!(false)));
    assert_eq!(host.body["asks"], true);
    let more = server.post("/api/invitations", json!({"days": 7}), &guest.cookie).await;
    assert_eq!(more.body["code"], "club/members-invite");
    // A member who tries the link stays a member.
    assert_eq!(server.get(&path, &member.cookie).await.cookie, "");
    for bad in [format!("{path}0"), path.replace("/g.", "/m."), "/invitation/x".to_owned()] {
        let refused = server.get(&bad, "").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{bad}");
        assert!(refused.text.contains("has ended or is not whole"), "{}", refused.text);
        let inside = knock(&server, &bad, "password=sesame").await;
        assert_eq!(header_of(&inside.headers, header::LOCATION), "/");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_make_tables_who_may() {
    let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}]);
    let body = json!({"game": "dicke-daemonen", "seats": seats});
    for (makers, member, operator) in [
        (Makers::Anyone, "", ""),
        (Makers::Members, "", ""),
        (Makers::Operator, "table/operator-makes", ""),
    ] {
        let (_folder, server) = house(makers).await;
        let made = async |password: &str| {
            let cookie = knock(&server, "/", &format!("password={password}")).await.cookie;
            let made = server.post("/api/tables", body.clone(), &cookie).await;
            made.body["code"].as_str().unwrap_or_default().to_owned()
        };
        assert_eq!(made("sesame").await, member, "{makers:?}");
        assert_eq!(made("abracadabra").await, operator, "{makers:?}");
        server.stop().await;
    }
    // Where everybody gets in, only the operator may need to say who he is.
    let folder = tempfile::tempdir().unwrap();
    let operator = Password::read("abracadabra");
    let club = Club { password: None, operator, makers: Makers::Operator };
    let server = Running::with(Config { club, ..config(&folder.path().join("data.db")) }).await;
    assert_eq!(server.get("/api/games", "").await.status, StatusCode::OK);
    let refused = server.post("/api/tables", body.clone(), "").await;
    assert_eq!(refused.body["code"], "table/operator-makes");
    let cookie = knock(&server, "/enter", "password=abracadabra").await.cookie;
    assert_eq!(server.post("/api/tables", body, &cookie).await.status, StatusCode::CREATED);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_shows_its_own_pages_and_nothing_in_them_runs() {
    let folder = tempfile::tempdir().unwrap();
    let house = House {
        name: House::name("The <b>Cellar</b>"),
        logo: Logo::read(b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>".to_vec()),
        imprint: Some("# Us\n\n<script>alert(1)</script>".to_owned()),
        privacy: None,
    };
    let club = Club { password: Password::read("sesame"), ..Club::default() };
    let settings = Config { club, house, ..config(&folder.path().join("data.db")) };
    let server = Running::with(settings).await;
    let door = server.get("/", "").await;
    assert!(door.text.contains("The &lt;b&gt;Cellar&lt;/b&gt;"), "{}", door.text);
    assert!(door.text.contains("href=\"/imprint\"") && !door.text.contains("/privacy"));
    // Both are seen before the password is given.
    let imprint = server.get("/imprint?lang=en", "").await;
    assert_eq!(imprint.status, StatusCode::OK);
    assert!(imprint.text.contains("<h2>Us</h2><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"));
    assert_eq!(server.get("/privacy", "").await.status, StatusCode::NOT_FOUND);
    let logo = server.get("/logo", "").await;
    assert_eq!(header_of(&logo.headers, header::CONTENT_TYPE), "image/svg+xml");
    assert_eq!(header_of(&logo.headers, header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    let policy = header_of(&logo.headers, header::CONTENT_SECURITY_POLICY);
    assert!(policy.starts_with("default-src 'none'") && policy.ends_with("sandbox"), "{policy}");
    let cookie = knock(&server, "/", "password=sesame").await.cookie;
    let host = server.get("/api/host", &cookie).await;
    assert_eq!(host.body["name"], "The <b>Cellar</b>");
    assert_eq!((&host.body["logo"], &host.body["privacy"]), (&json!("/logo"), &json!(null)));
    server.stop().await;
    let plain = Running::start(&folder.path().join("plain.db")).await;
    for path in ["/logo", "/imprint", "/privacy"] {
        assert_eq!(plain.get(path, "").await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(plain.get("/api/host", "").await.body["asks"], false);
    plain.stop().await;
}
