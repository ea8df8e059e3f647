//! The HTTP interface.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::client::{Answered, Running, config};

async fn server() -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("data.db")).await;
    (folder, server)
}

#[tokio::test]
async fn games_come_in_the_reader_s_language() {
    let (_folder, server) = server().await;
    let french = server.get("/api/games?lang=fr", "").await;
    let english = server.get("/api/games?lang=en", "").await;
    assert_eq!(french.status, StatusCode::OK);
    let field = |answer: &Value| answer[0]["form"][0]["label"].as_str().unwrap().to_owned();
    assert_ne!(field(&french.body), field(&english.body));
    // A switch has only the words that its game brings; the client says yes and no by itself.
    let labels = |game: &str, key: &str| {
        let found = |list: &Value, name: &str, value: &str| -> Value {
            let list = list.as_array().unwrap();
            list.iter().find(|one| one[name] == value).unwrap().clone()
        };
        let field = found(&found(&french.body, "game", game)["form"], "key", key);
        field["kind"]["labels"].as_array().unwrap().clone()
    };
    assert_eq!(labels("dungeon-lords", "beginner"), Vec::<Value>::new());
    assert_eq!(labels("summon-demons", "two_candles")[0]["label"], "Oui");
    let rules = server.get("/api/games/dicke-daemonen/rules?lang=fr", "").await;
    assert!(rules.body["paragraphs"].as_array().unwrap().len() > 20);
    let unknown = server.get("/api/games/chess/rules?lang=en", "").await;
    assert_eq!(
        (unknown.status, &unknown.body["code"]),
        (StatusCode::NOT_FOUND, &json!("game/unknown"))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_setup_is_checked_with_all_reasons() {
    let (_folder, server) = server().await;
    let fine = json!({"game": "dicke-daemonen", "options": {"seats": 3}});
    let fine = server.post("/api/setup", fine, "").await;
    assert_eq!(fine.body["seats"], 3, "{}", fine.text);
    assert_eq!(fine.body["board"]["cords"].as_array().unwrap().len(), 4);
    let bad = json!({"game": "dicke-daemonen", "options": {"seats": 9, "start": "noon"}});
    let bad = server.post("/api/setup", bad, "").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(bad.body["code"], "setup/refused", "{}", bad.text);
    assert_eq!(bad.body["reasons"].as_array().unwrap().len(), 2);
    server.stop().await;
}

const WEAPONS: &str = include_str!("../../../../games/demonworld/content/weapons.toml");

#[tokio::test]
async fn an_army_list_is_told_what_it_keeps_and_what_it_breaks() {
    let (_folder, server) = server().await;
    let (roster_at, muster_at) =
        ("/api/games/demonworld/tools/roster", "/api/games/demonworld/tools/muster");
    let roster = server.post(roster_at, json!({"lang": "fr"}), "").await;
    assert_eq!(roster.body["cards"][0]["names"]["en"], "Noble Footsoldiers", "{}", roster.text);
    let list = |list: &str, lang: &str| {
        let options = json!({
            "scenario": "pitched-1000", "limits": "full", "south": "own", "south_list": list,
        });
        json!({"options": options, "lang": lang})
    };
    let told = |answer: &Value, met: bool| -> Vec<String> {
        let demands = answer["demands"].as_array().unwrap().iter();
        demands.filter(|one| one["met"] == met).map(|one| one["text"].to_string()).collect()
    };
    let bad = server.post(muster_at, list("E01 E01 E01 O01", "en"), "").await;
    assert_eq!(told(&bad.body, false).len(), 5, "{}", bad.text);
    assert!(told(&bad.body, true)[0].contains("of at most 1050"), "{}", bad.text);
    let good = server.post(muster_at, list("E01 E01 E11 E12 E08 E02", "fr"), "").await;
    assert_eq!(told(&good.body, false), Vec::<String>::new(), "{}", good.text);
    assert!(good.text.contains("Troupes impériales"), "{}", good.text);
    let broken = json!({"content": {"armies.toml": "schema = 2"}});
    let broken = server.post(roster_at, broken, "").await;
    assert_eq!(broken.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", broken.text);
    let named = json!({
        "content": {"weapons.toml": WEAPONS.replace("\"pike\"\nname = \"pike\"", "\"pike\"\nname = \"long pole\"")},
    });
    let named = server.post(roster_at, named, "").await;
    assert!(named.text.contains("long pole"), "{}", named.text);
    let other = server.post("/api/games/demons/tools/roster", json!({}), "").await;
    assert_eq!(other.body["code"], "tool/no-tool", "{}", other.text);
    let idle =
        server.post("/api/games/dungeon-lords/tools/roster", json!({"lang": "fr"}), "").await;
    assert!(
        idle.text.contains("«\u{a0}roster\u{a0}»") && idle.text.contains("plans"),
        "{}",
        idle.text
    );
    let odd = server.post(roster_at, json!({"asked": {"all": true}, "lang": "fr"}), "").await;
    assert_eq!(odd.body["code"], "tool/malformed-lists", "{}", odd.text);
    assert!(odd.text.contains("Les listes sont illisibles"), "{}", odd.text);
    server.stop().await;
}

#[tokio::test]
async fn tables_are_made_joined_and_left() {
    let (_folder, server) = server().await;
    let body = json!({
        "game": "dicke-daemonen", "public": true,
        "seats": [{"type": "me", "name": "Ada"}, {"type": "open"}],
    });
    let made = server.post("/api/tables", body, "").await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    assert_eq!(made.body["commitment"].as_str().unwrap().len(), 64);
    let set = made.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    let table = made.body["table"].as_str().unwrap();
    let listed = server.get("/api/tables", "").await;
    assert_eq!((&listed.body[0]["table"], &listed.body[0]["open"]), (&json!(table), &json!(1)));

    let path = format!("/api/tables/{table}");
    let info = server.get(&path, &made.cookie).await;
    assert_eq!(info.body["seats"][0]["mine"], true);
    let long = json!({"name": "x".repeat(41)});
    let long = server.post(&format!("{path}/join"), long, "").await;
    assert_eq!(long.body["code"], "name/bad");
    let joined = server.post(&format!("{path}/join"), json!({"name": "Bob"}), "").await;
    assert_eq!(joined.body["seat"], 1);
    let full = server.post(&format!("{path}/join"), json!({"name": "Eve"}), "").await;
    assert_eq!(full.body["code"], "seat/none-open");
    let stolen = server.post(&format!("{path}/leave"), json!({"seat": 0}), &joined.cookie).await;
    assert_eq!(stolen.body["code"], "seat/not-yours");
    let left = server.post(&format!("{path}/leave"), json!({"seat": 1}), &joined.cookie).await;
    assert_eq!(left.status, StatusCode::NO_CONTENT);
    let info = server.get(&path, &joined.cookie).await;
    assert_eq!(info.body["seats"][1]["kind"]["type"], "open");
    assert_eq!(info.body["seats"][1]["mine"], false);
    // Whoever sits down next shares the seat with nobody.
    let next = server.post(&format!("{path}/join"), json!({"name": "Eve"}), "").await;
    assert_eq!(next.body["seat"], 1);
    let info = server.get(&path, &joined.cookie).await;
    assert_eq!(info.body["seats"][1]["mine"], false);
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_carried_to_another_device_once() {
    let (_folder, server) = server().await;
    let (table, cookie) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    let path = format!("/api/tables/{table}");
    let link = server.post(&format!("{path}/carry-link"), json!({"seat": 0}), &cookie).await;
    let token = link.body["path"].as_str().unwrap().split("#carry=").nth(1).unwrap().to_owned();
    let carried = server.post(&format!("{path}/carry"), json!({"token": token}), "").await;
    assert_eq!(carried.body["seat"], 0, "{}", carried.text);
    let info = server.get(&path, &carried.cookie).await;
    assert_eq!(info.body["seats"][0]["mine"], true);
    let twice = server.post(&format!("{path}/carry"), json!({"token": token}), "").await;
    assert_eq!(twice.body["code"], "carry/unknown");
    server.stop().await;
}

#[tokio::test]
async fn giving_up_ends_a_game_for_two_and_leads_to_a_rematch() {
    let (_folder, server) = server().await;
    let (table, cookie) =
        server.table(json!([{"type": "me", "name": "Ada"}, {"type": "bot", "level": "imp"}])).await;
    let path = format!("/api/tables/{table}");
    let early = server.post(&format!("{path}/rematch"), json!({}), &cookie).await;
    assert_eq!(early.body["code"], "replay/running");
    let mut ada = server.connect(&table, &cookie, "").await;
    ada.ready(0).await;
    ada.until(|update| update["status"] == "playing").await;
    let done = server.post(&format!("{path}/resign"), json!({"seat": 0}), &cookie).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    ada.until(|update| update["status"] == "over").await;
    assert_eq!(ada.update["ending"]["outcome"]["seats"][1]["won"], true);
    let next = server.post(&format!("{path}/rematch"), json!({}), &cookie).await;
    let other = next.body["table"].as_str().unwrap().to_owned();
    let info = server.get(&format!("/api/tables/{other}"), &next.cookie).await;
    assert_eq!(info.body["seats"][0]["mine"], true, "{}", info.text);
    let again = server.post(&format!("{path}/rematch"), json!({}), &cookie).await;
    assert_eq!(again.body["table"], other);
    server.stop().await;
}

#[tokio::test]
async fn strangers_floods_and_oversized_bodies_are_turned_away() {
    let (folder, server) = server().await;
    let evil = Request::post("/api/tables")
        .header(header::HOST, "localhost")
        .header(header::ORIGIN, "http://evil.example")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from("{}"))
        .unwrap();
    assert_eq!(server.send(evil).await.body["code"], "request/origin");
    let big = json!({"game": "x".repeat(300 * 1024)});
    assert_eq!(server.post("/api/setup", big, "").await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let form = Request::post("/api/tables").body(Body::from("a=b")).unwrap();
    assert_eq!(server.send(form).await.body["code"], "request/malformed");
    assert_eq!(server.get("/api/nothing", "").await.body["code"], "request/unknown-route");
    assert_eq!(server.get("/api/tables/..%2f..%2fetc", "").await.body["code"], "table/unknown");
    let page = server.get("/", "").await;
    assert_eq!(page.status, StatusCode::OK);
    let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-eval"));
    server.stop().await;

    let slow = server::Config { requests: 2, ..config(&folder.path().join("other.db")) };
    let server = Running::with(slow).await;
    let mut codes = Vec::new();
    for _ in 0..20 {
        codes.push(server.get("/healthz", "").await.status);
    }
    assert!(codes.contains(&StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(codes[0], StatusCode::OK);
    server.stop().await;
}

#[tokio::test]
async fn the_description_names_every_route_and_every_route_answers() {
    let (_folder, server) = server().await;
    let described = server.get("/api/openapi.json", "").await;
    let paths = described.body["paths"].as_object().unwrap();
    let sources = [
        include_str!("../../src/http/games.rs"),
        include_str!("../../src/http/tables.rs"),
        include_str!("../../src/http/replays.rs"),
        include_str!("../../src/http/operations.rs"),
        include_str!("../../src/http/door.rs"),
        include_str!("../../src/http/mod.rs"),
        include_str!("../../src/socket/mod.rs"),
    ];
    let mut routes = 0;
    for source in sources {
        for piece in source.split(".route(\"").skip(1) {
            let path = piece.split('"').next().unwrap();
            assert!(paths.contains_key(path), "{path} is not described");
            routes += 1;
        }
    }
    assert_eq!(routes, paths.len(), "something is described that is no route");
    for (path, methods) in paths {
        let path = path.replace("{id}", "aaaaaaaaaaaaaaaa").replace("{slug}", "dicke-daemonen");
        let path = path.replace("{token}", "nonsense");
        for method in methods.as_object().unwrap().keys() {
            let answer = match method.as_str() {
                "get" => server.get(&path, "").await,
                _ => server.post(&path, json!({}), "").await,
            };
            assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            // A house shows these only where it has them.
            let is_own = ["/logo", "/imprint", "/privacy"].contains(&path.as_str());
            assert_eq!(answer.body["code"] == "request/unknown-route", is_own, "{method} {path}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn numbers_and_health_are_there_for_operators() {
    let (_folder, server) = server().await;
    server.table(json!([{"type": "me", "name": "Ada"}, {"type": "open"}])).await;
    assert_eq!(server.get("/healthz", "").await.text, "ok\n");
    let metrics = server.get("/metrics", "").await;
    assert!(metrics.text.contains("pandemonium_tables_made_total 1"), "{}", metrics.text);
    server.stop().await;
}

#[tokio::test]
async fn a_server_of_one_computer_names_no_address() {
    let (_folder, server) = server().await;
    assert_eq!(server.get("/api/host", "").await.body["addresses"], json!([]));
    assert_eq!(server.get("/api/qr", "").await.status, StatusCode::NOT_FOUND);
    server.stop().await;
}

/// A request of a reader of French.
async fn french(server: &Running, method: &str, path: &str, body: &str) -> Answered {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT_LANGUAGE, "fr");
    server.send(request.body(Body::from(body.to_owned())).unwrap()).await
}

#[tokio::test]
async fn a_body_that_cannot_be_read_is_told_where_and_why_in_the_reader_s_language() {
    let (_folder, server) = server().await;
    let id = "aaaaaaaaaaaaaaaa";
    let join = format!("/api/tables/{id}/join");
    let cases = [
        ("/api/setup", "[]", None, "une liste ne convient pas ; il faut un objet"),
        ("/api/tables", "7", None, "7 ne convient pas ; il faut un objet"),
        ("/api/replays", "[1,2]", None, "une liste ne convient pas ; il faut un objet"),
        (&join, "{}", Some("name"), "il manque le champ name"),
        (&join, r#"{"name":5}"#, Some("name"), "5 ne convient pas ; il faut un texte"),
        ("/api/setup", r#"{"game":"demons","speed":1}"#, Some("speed"), "pas de champ speed"),
        ("/api/setup", r#"{"game":"demons","game":"x"}"#, Some("game"), "game figure deux fois"),
        ("/api/setup", "{\"game\":", None, "il s’arrête trop tôt (ligne 1, colonne 8)"),
    ];
    for (path, body, at, problem) in cases {
        let answer = french(&server, "POST", path, body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.text);
        assert_eq!(answer.body["code"], "request/malformed", "{}", answer.text);
        assert_eq!(answer.body["at"].as_str(), at, "{}", answer.text);
        let message = answer.body["message"].as_str().unwrap();
        assert!(message.starts_with("La requête est illisible"), "{message}");
        assert!(message.replace('\u{202f}', " ").contains(problem), "{message}");
        assert!(!answer.body["values"].as_object().unwrap().is_empty(), "{}", answer.text);
    }
    let plain = Request::post("/api/setup").header(header::ACCEPT_LANGUAGE, "fr");
    let plain = server.send(plain.body(Body::from("{}")).unwrap()).await;
    assert_eq!(plain.body["code"], "request/malformed", "{}", plain.text);
    assert!(plain.text.contains("Content-Type"), "{}", plain.text);
    assert!(!plain.text.contains("Expected"), "{}", plain.text);
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_number_method_or_path_is_answered_with_a_problem() {
    let (_folder, server) = server().await;
    for (query, at) in [("from=-1", "from"), ("count=many", "count")] {
        let path = format!("/api/replays/zzz/steps?{query}");
        let answer = french(&server, "GET", &path, "").await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.text);
        assert_eq!(answer.body["code"], "request/malformed", "{}", answer.text);
        assert_eq!(answer.body["at"], at, "{}", answer.text);
        assert!(answer.text.contains("il faut un nombre entier"), "{}", answer.text);
    }
    let put = french(&server, "PUT", "/api/setup", "").await;
    assert_eq!(put.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(put.body["code"], "request/method", "{}", put.text);
    assert!(put.text.contains("PUT"), "{}", put.text);
    assert_eq!(put.headers[header::ALLOW], "POST");
    let odd = french(&server, "GET", "/api/tables/%ff", "").await;
    assert_eq!(odd.body["code"], "request/unknown-route", "{}", odd.text);
    server.stop().await;
}
