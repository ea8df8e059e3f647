//! Serving tables, and copying their data.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::time::Duration;

use server::admin::{SHORTEST_TOKEN, Token};
use server::beside::Unheard;
use server::config::Numbers;
use server::store::StoreError;
use server::{Config, Forwarding, Keep, Proxies};

use crate::args::{Language, Serve};
use crate::files::{read, shown, trouble};
use crate::house::HouseFlags;
use crate::sentences::Sentences;

/// Serves until the program is told to end.
pub(crate) fn run(wanted: &Serve, sentences: &Sentences) -> anyhow::Result<()> {
    let usual = Config::default();
    let admin = token(wanted, sentences)?.map(|token| (wanted.admin, token));
    let config = Config {
        addr: wanted.addr,
        data: wanted.data.clone(),
        origins: wanted.origins.clone(),
        secure: wanted.behind_proxy,
        proxied: wanted.behind_proxy,
        proxies: Proxies {
            trusted: wanted.trusted_proxies.clone(),
            header: if wanted.forwarded {
                Forwarding::Forwarded
            } else {
                Forwarding::XForwardedFor
            },
        },
        pause: Duration::from_millis(wanted.pause.into()),
        think: Duration::from_millis(wanted.think.into()),
        thinkers: wanted.thinkers.map_or(usual.thinkers, usize::from),
        requests: wanted.requests,
        connections: wanted.connections,
        messages: wanted.messages,
        questions: wanted.questions.get(),
        idle: Duration::from_secs(wanted.idle.into()),
        absence: Duration::from_secs(wanted.absence.into()),
        metrics: wanted.metrics.unwrap_or(Numbers::Usual),
        keep: Keep {
            unfinished: time(wanted.keep_unfinished),
            finished: time(wanted.keep_finished),
            uploads: time(wanted.keep_uploads),
        },
        waiting: limit(wanted.waiting),
        unfinished: limit(wanted.unfinished),
        uploads: limit(wanted.uploads),
        socket: true,
        admin,
        ..usual
    };
    let config = wanted.house.furnish(config, sentences)?;
    let is_tls = config.tls.is_some();
    let ready = |addr: SocketAddr| {
        let told = welcome(&mut io::stdout().lock(), addr, is_tls, wanted, sentences);
        if told.is_ok() && wanted.open {
            open(&here(addr, is_tls));
        }
    };
    server::run_rereading(config, Some(reread(&wanted.house)), ready).map_err(|error| {
        let (addr, file) = (wanted.addr.to_string(), shown(&wanted.data));
        let store = error.get_ref().and_then(|inner| inner.downcast_ref::<StoreError>());
        if store == Some(&StoreError::InUse) {
            return sentences.problem("data-in-use", &[("file", &*file)]);
        }
        if let Some(StoreError::Damaged(problem)) = store {
            let args = [("file", &*file), ("problem", problem)];
            return sentences.problem("data-damaged", &args);
        }
        let inner = error.get_ref();
        if let Some(unheard) = inner.and_then(|inner| inner.downcast_ref::<Unheard>()) {
            return self::unheard(unheard, sentences);
        }
        let args = [("addr", &*addr), ("file", &*file), ("problem", &*trouble(&error, sentences))];
        sentences.problem("not-serving", &args)
    })
}

/// Reads the files of the house as they are by then; what is wrong goes to the log, which is English.
fn reread(house: &HouseFlags) -> server::Reread {
    let (house, sentences) = (house.clone(), Sentences::new(Language::En));
    Box::new(move || house.read(&sentences).map_err(|error| error.to_string()))
}

/// Days that zero makes endless.
fn time(days: u32) -> Option<Duration> {
    limit(days).map(|days| Duration::from_hours(24 * u64::from(days)))
}

/// A limit that zero lifts.
fn limit(number: u32) -> Option<u32> {
    (number > 0).then_some(number)
}

/// The token that opens the operator's address.
fn token(wanted: &Serve, sentences: &Sentences) -> anyhow::Result<Option<Token>> {
    let Some(file) = &wanted.admin_token_file else {
        return Ok(None);
    };
    let token = Token::new(&read(file, sentences)?);
    token.map(Some).ok_or_else(|| {
        let args = [("file", &*shown(file)), ("least", &*SHORTEST_TOKEN.to_string())];
        sentences.problem("short-token", &args)
    })
}

/// Why the server is not heard beside its address.
fn unheard(unheard: &Unheard, sentences: &Sentences) -> anyhow::Error {
    let (id, place, error) = match unheard {
        Unheard::Numbers(addr, error) => ("no-metrics", addr.to_string(), error),
        Unheard::Admin(addr, error) => ("no-admin", addr.to_string(), error),
        Unheard::Socket(path, error) => ("no-socket", shown(path), error),
    };
    sentences.problem(id, &[("place", &*place), ("problem", &*trouble(error, sentences))])
}

/// Says where the server is, for this computer and for a telephone in the same room.
fn welcome(
    out: &mut impl Write,
    addr: SocketAddr,
    is_tls: bool,
    wanted: &Serve,
    sentences: &Sentences,
) -> io::Result<()> {
    writeln!(out, "{}", sentences.say("serving", &[("url", &here(addr, is_tls))]))?;
    match server::lan::address(addr, is_tls) {
        Some(url) => {
            writeln!(out, "{}", sentences.say("serving-lan", &[("url", &url)]))?;
            if let Some(picture) = server::qr::terminal(&url) {
                writeln!(out, "{picture}")?;
            }
        }
        None => writeln!(out, "{}", sentences.say("serving-only-here", &[]))?,
    }
    let args = [("file", &*shown(&wanted.data))];
    writeln!(out, "{}", sentences.say("serving-end", &args))?;
    out.flush()
}

/// The address as this computer reaches it.
fn here(addr: SocketAddr, is_tls: bool) -> String {
    let ip = match addr.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    server::lan::url(SocketAddr::new(ip, addr.port()), is_tls)
}

/// Opens a page in the browser of this computer; if there is none, the address is on the screen.
fn open(url: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start"])
    } else {
        ("xdg-open", &[])
    };
    let quiet = Stdio::null;
    let mut command = Command::new(program);
    let _ = command.args(first).arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
