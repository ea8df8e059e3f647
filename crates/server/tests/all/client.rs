//! A server on a port of its own and clients that talk to it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::config::Numbers;
use server::{App, Config};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

use crate::described;

/// A configuration that waits for nothing and limits nothing.
pub(crate) fn config(data: &Path) -> Config {
    Config {
        data: data.to_owned(),
        pause: Duration::ZERO,
        think: Duration::from_millis(20),
        requests: 100_000,
        messages: 100_000,
        connections: 10_000,
        lines: 1_000_000,
        metrics: Numbers::Public,
        waiting: None,
        unfinished: None,
        uploads: None,
        ..Config::default()
    }
}

/// A running server; it ends when dropped.
pub(crate) struct Running {
    pub(crate) app: Arc<App>,
    pub(crate) address: String,
    end: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(data: &Path) -> Running {
        Running::with(config(data)).await
    }

    pub(crate) async fn with(config: Config) -> Running {
        Running::over(App::open(config).unwrap()).await
    }

    pub(crate) async fn over(app: Arc<App>) -> Running {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (end, ended) = oneshot::channel::<()>();
        let state = Arc::clone(&app);
        let task = tokio::spawn(async move {
            let end = async move { drop(ended.await) };
            server::serve(listener, state, end).await.unwrap();
        });
        Running { app, address, end: Some(end), task }
    }

    /// Ends the server and waits until it has ended.
    pub(crate) async fn stop(mut self) {
        drop(self.end.take());
        self.task.await.unwrap();
    }

    pub(crate) async fn post(&self, path: &str, body: Value, cookie: &str) -> Answered {
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::COOKIE, cookie)
            .body(Body::from(body.to_string()))
            .unwrap();
        self.send(request).await
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> Answered {
        let request = Request::get(path).header(header::COOKIE, cookie);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answered {
        let (method, path) = (request.method().to_string(), request.uri().path().to_owned());
        let response = server::app(Arc::clone(&self.app)).oneshot(request).await.unwrap();
        let status = response.status();
        let cookie = response.headers().get(header::SET_COOKIE);
        let cookie = cookie.map(|value| value.to_str().unwrap().split(';').next().unwrap());
        let cookie = cookie.unwrap_or_default().to_owned();
        let headers = response.headers().clone();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        if headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json") {
            described::holds(&method, &path, status, &body);
        }
        Answered { status, cookie, headers, text, body }
    }

    /// Makes a table; gives its id and the maker's cookie.
    pub(crate) async fn table(&self, seats: Value) -> (String, String) {
        let body = json!({"game": "dicke-daemonen", "options": {}, "seats": seats});
        let made = self.post("/api/tables", body, "").await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        (made.body["table"].as_str().unwrap().to_owned(), made.cookie)
    }

    /// Takes an open seat; gives the cookie of who sits there now.
    pub(crate) async fn join(&self, table: &str, name: &str) -> String {
        let path = format!("/api/tables/{table}/join");
        let joined = self.post(&path, json!({"name": name}), "").await;
        assert!(joined.status.is_success(), "{}", joined.text);
        joined.cookie
    }

    /// Ada, Bob and Cyd at a table of three, ready; gives it, their cookies and their connections.
    pub(crate) async fn of_three(
        &self,
        game: &str,
        more: Value,
    ) -> (String, [String; 3], [Client; 3]) {
        let seats = json!([{"type": "me", "name": "Ada"}, {"type": "open"}, {"type": "open"}]);
        let mut body = json!({"game": game, "options": {"seats": 3}, "seats": seats});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let made = self.post("/api/tables", body, "").await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        let table = made.body["table"].as_str().unwrap().to_owned();
        let (bob, cyd) = (self.join(&table, "Bob").await, self.join(&table, "Cyd").await);
        let cookies = [made.cookie, bob, cyd];
        let mut clients = [
            self.connect(&table, &cookies[0], "").await,
            self.connect(&table, &cookies[1], "").await,
            self.connect(&table, &cookies[2], "").await,
        ];
        for (seat, client) in (0..).zip(&mut clients) {
            client.ready(seat).await;
        }
        for client in &mut clients {
            client.until(|update| update["round"]["shown"] == true).await;
        }
        (table, cookies, clients)
    }

    pub(crate) async fn connect(&self, table: &str, cookie: &str, query: &str) -> Client {
        let address = format!("ws://{}/api/tables/{table}/socket?{query}", self.address);
        let mut request = address.into_client_request().unwrap();
        if !cookie.is_empty() {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut client = Client {
            socket,
            table: table.to_owned(),
            texts: BTreeMap::new(),
            bytes: String::new(),
            update: Value::Null,
            next: 0,
        };
        let hello = client.next().await;
        assert_eq!(hello["type"], "hello", "{hello}");
        client.update = hello["update"].clone();
        client
    }
}

/// What a request was answered with.
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    pub(crate) cookie: String,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
    pub(crate) body: Value,
}

/// A live connection that remembers everything it was sent.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    /// What its seats have promised and not opened yet.
    pub(crate) texts: BTreeMap<u8, String>,
    /// Every byte of text that came.
    pub(crate) bytes: String,
    /// The last update.
    pub(crate) update: Value,
    next: u32,
}

impl Client {
    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        let message = self.maybe_next().await;
        message.expect("the server ended the connection")
    }

    /// The next message, or nothing if the connection has ended.
    pub(crate) async fn maybe_next(&mut self) -> Option<Value> {
        loop {
            let wait = tokio::time::timeout(Duration::from_secs(30), self.socket.next());
            match wait.await.expect("the server says nothing") {
                Some(Ok(Message::Text(text))) => {
                    self.bytes.push_str(&text);
                    self.bytes.push('\n');
                    let message: Value = serde_json::from_str(&text).unwrap();
                    described::may_be_said(&message);
                    if message["type"] == "update" {
                        self.update = message.clone();
                        self.open_all().await;
                    }
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("unexpected {other:?}"),
            }
        }
    }

    pub(crate) async fn raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Says something without reading; false if the server has ended the connection.
    pub(crate) async fn try_raw(&mut self, text: &str) -> bool {
        let say = self.socket.send(Message::text(text));
        matches!(tokio::time::timeout(Duration::from_mins(1), say).await, Ok(Ok(())))
    }

    /// Says something and waits for the answer to it.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        self.next += 1;
        message["id"] = self.next.into();
        self.raw(&message.to_string()).await;
        loop {
            let answer = self.next().await;
            if answer["type"] == "reply" && answer["id"] == self.next {
                return answer["reply"].clone();
            }
        }
    }

    /// Promises a text for the dice; it is opened as soon as all promises are shown and this
    /// connection reads that they are.
    pub(crate) async fn ready(&mut self, seat: u8) -> Value {
        let text = format!("salt {seat} of a test");
        let promise = self.promise(seat, &text);
        self.texts.insert(seat, text);
        self.ask(promise).await
    }

    /// The promise of a text in the present round.
    pub(crate) fn promise(&self, seat: u8, text: &str) -> Value {
        let round = u32::try_from(self.update["round"]["round"].as_u64().unwrap()).unwrap();
        let promise = server::fair::promise(&self.table, seat, round, text);
        json!({"type": "promise", "seat": seat, "round": round, "promise": promise})
    }

    async fn open_all(&mut self) {
        let round = self.update["round"].clone();
        if round["shown"] != true {
            return;
        }
        for (seat, text) in std::mem::take(&mut self.texts) {
            let (number, id) = (&round["round"], 4_000_000_000_u32 + u32::from(seat));
            let open =
                json!({"type": "open", "id": id, "seat": seat, "round": number, "text": text});
            self.raw(&open.to_string()).await;
        }
    }

    /// Waits until an update satisfies a condition.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.update) {
            self.next().await;
        }
    }

    pub(crate) fn version(&self) -> u64 {
        self.update["version"].as_u64().unwrap()
    }

    pub(crate) fn to_act(&self, seat: u8) -> bool {
        self.update["turn"]["to"].as_array().unwrap().contains(&seat.into())
    }

    pub(crate) fn over(&self) -> bool {
        self.update["status"] == "over"
    }

    /// Plays the listed action with this number, counted round the list.
    pub(crate) async fn act(&mut self, seat: u8, number: usize) -> Value {
        let legal = self.update["legal"].as_array().unwrap();
        let action = legal[number % legal.len()]["action"].clone();
        let version = self.version();
        self.ask(json!({"type": "act", "seat": seat, "version": version, "action": action})).await
    }

    /// Plays a seat until the game is over or somebody else is to act for ever.
    pub(crate) async fn play(&mut self, seat: u8) {
        let mut number = 0;
        loop {
            self.until(|update| {
                let to = update["turn"]["to"].as_array().unwrap();
                update["status"] == "over" || to.contains(&seat.into())
            })
            .await;
            if self.over() {
                return;
            }
            number += 7;
            let reply = self.act(seat, number).await;
            assert_eq!(reply["type"], "done", "{reply}");
            let version = reply["version"].as_u64().unwrap();
            self.until(|update| update["version"].as_u64().unwrap() >= version).await;
        }
    }
}
