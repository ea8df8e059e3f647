//! Asking a running server as its operator.

pub(crate) mod args;
mod tell;

use std::io::{self, Write};

use protocol::Status;
use server::Language as Tongue;
use server::admin::{self, Answer, Filter, Request, Trouble, Way};

use crate::files::{self, shown, trouble};
use crate::sentences::Sentences;
use args::{About, Admin, Ask, Measure, Page, Standing, Uploads};

/// Where a token opens unless said otherwise.
pub(crate) const ADDRESS: &str = "127.0.0.1:1668";

/// Asks, and prints the answer.
pub(crate) fn run(wanted: &Admin, sentences: &Sentences) -> anyhow::Result<()> {
    let way = way(wanted, sentences)?;
    let language = Tongue::read(sentences.language()).unwrap_or_default();
    let answer = admin::ask(&way, language, &request(&wanted.command))
        .map_err(|trouble| told(&trouble, &way, sentences))?;
    let mut out = io::stdout().lock();
    match &answer {
        Answer::Export { file } => writeln!(out, "{file:#}")?,
        _ if wanted.json => writeln!(out, "{}", serde_json::to_string_pretty(&answer)?)?,
        _ => tell::answer(&mut out, &answer, sentences)?,
    }
    Ok(())
}

/// How the server is reached.
fn way(wanted: &Admin, sentences: &Sentences) -> anyhow::Result<Way> {
    match (&wanted.token_file, wanted.at) {
        (Some(file), at) => {
            let usual = || ADDRESS.parse().expect("an address");
            let token = files::read(file, sentences)?.trim().to_owned();
            Ok(Way::Address(at.unwrap_or_else(usual), token))
        }
        (None, Some(_)) => Err(sentences.problem("admin-no-token", &[])),
        (None, None) => socket(wanted, sentences),
    }
}

#[cfg(unix)]
fn socket(wanted: &Admin, sentences: &Sentences) -> anyhow::Result<Way> {
    let path = admin::socket_of(&wanted.data).map_err(|error| {
        let args = [("way", &*shown(&wanted.data)), ("problem", &*trouble(&error, sentences))];
        sentences.problem("admin-away", &args)
    })?;
    Ok(Way::Socket(path))
}

#[cfg(not(unix))]
fn socket(_: &Admin, sentences: &Sentences) -> anyhow::Result<Way> {
    Err(sentences.problem("admin-no-socket", &[]))
}

/// Why there is no answer.
fn told(trouble: &Trouble, way: &Way, sentences: &Sentences) -> anyhow::Error {
    let problem = match trouble {
        Trouble::Refused(problem) => return anyhow::Error::msg(problem.message.clone()),
        Trouble::Away(error) => self::trouble(error, sentences),
        Trouble::Strange(problem) => problem.clone(),
    };
    let way = match way {
        Way::Socket(path) => shown(path),
        Way::Address(addr, _) => addr.to_string(),
    };
    sentences.problem("admin-away", &[("way", &way), ("problem", &problem)])
}

fn request(command: &Ask) -> Request {
    match command {
        Ask::Tables(wanted) => Request::Tables(Filter {
            status: wanted.status.map(|standing| match standing {
                Standing::Gathering => Status::Gathering,
                Standing::Playing => Status::Playing,
                Standing::Over => Status::Over,
            }),
            game: wanted.game.clone(),
            name: wanted.name.clone(),
            public: wanted.public,
            closed: wanted.closed,
            household: wanted.household.clone(),
            after: wanted.page.after.clone(),
            limit: wanted.page.limit,
        }),
        Ask::Show(one) => Request::Show { table: one.table.clone() },
        Ask::Export(one) => Request::Export { table: one.table.clone() },
        Ask::People { limit } => Request::People { limit: *limit },
        Ask::Uploads(Uploads::List(wanted)) => Request::Uploads(page(wanted)),
        Ask::Uploads(Uploads::Delete(one)) => Request::DeleteUpload(about(one)),
        Ask::Bans => Request::Bans {},
        Ask::Audit(wanted) => Request::Audit(page(wanted)),
        Ask::Close(one) => Request::Close(about(one)),
        Ask::Reopen(one) => Request::Reopen(about(one)),
        Ask::Delete(one) => Request::Delete(about(one)),
        Ask::Mute(one) => Request::Mute(measure(one)),
        Ask::Unmute(one) => Request::Unmute(about(one)),
        Ask::Ban(one) => Request::Ban(measure(one)),
        Ask::Unban(one) => Request::Unban(about(one)),
    }
}

fn page(wanted: &Page) -> admin::Page {
    admin::Page { after: wanted.after.clone(), limit: wanted.limit }
}

fn about(one: &About) -> admin::About {
    admin::About { target: one.target.clone(), reason: one.reason.clone() }
}

fn measure(one: &Measure) -> admin::Measure {
    let About { target, reason } = &one.about;
    let seconds = one.length.as_secs();
    admin::Measure { target: target.clone(), seconds, reason: reason.clone() }
}
