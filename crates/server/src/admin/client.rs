//! The other end: how the program asks a server.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use axum::body::{Body, to_bytes};
use axum::http::{self, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use protocol::Problem;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

use super::{Answer, Request};
use crate::words::Language;

/// How a server is reached.
#[derive(Clone, Debug)]
pub enum Way {
    /// By the socket beside its data file.
    Socket(PathBuf),
    /// At its address, with the token.
    Address(SocketAddr, String),
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server cannot be reached, or breaks off.
    #[error(transparent)]
    Away(#[from] io::Error),
    /// It says something else than an answer.
    #[error("{0}")]
    Strange(String),
    /// It refuses.
    #[error("{}", .0.message)]
    Refused(Box<Problem>),
}

/// The largest answer that is read, in bytes; a table may have many rows.
const LARGEST: usize = 1024 * 1024 * 1024;

/// Asks a server, and waits for its answer.
pub fn ask(way: &Way, language: Language, request: &Request) -> Result<Answer, Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match way {
            #[cfg(unix)]
            Way::Socket(path) => {
                let stream = tokio::net::UnixStream::connect(path).await?;
                over(stream, None, language, request).await
            }
            #[cfg(not(unix))]
            Way::Socket(_) => Err(Trouble::Away(io::ErrorKind::Unsupported.into())),
            Way::Address(addr, token) => {
                let stream = TcpStream::connect(addr).await?;
                over(stream, Some(token), language, request).await
            }
        }
    })
}

async fn over<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    token: Option<&String>,
    language: Language,
    request: &Request,
) -> Result<Answer, Trouble> {
    let strange = |error: &dyn std::fmt::Display| Trouble::Strange(error.to_string());
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|error| strange(&error))?;
    tokio::spawn(connection);
    let body = serde_json::to_string(request).expect("requests have a JSON form");
    let mut asked = http::Request::post("/admin")
        .header(header::HOST, "localhost")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT_LANGUAGE, language.tag());
    if let Some(token) = token {
        asked = asked.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let asked = asked.body(Body::from(body)).map_err(|error| strange(&error))?;
    let answer = sender.send_request(asked).await.map_err(|error| strange(&error))?;
    let is_fine = answer.status().is_success();
    let bytes = to_bytes(Body::new(answer.into_body()), LARGEST).await;
    let bytes = bytes.map_err(|error| strange(&error))?;
    if is_fine {
        serde_json::from_slice(&bytes).map_err(|error| strange(&error))
    } else {
        let problem = serde_json::from_slice(&bytes).map_err(|error| strange(&error))?;
        Err(Trouble::Refused(Box::new(problem)))
    }
}
