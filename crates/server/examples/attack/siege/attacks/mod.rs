//! The attacks, one by one.

mod doors;
mod files;
mod garbage;
mod herd;
mod hidden;
mod work;

use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::time::interval;

use super::Problem;
use super::door::{Front, Line, Visitor};
use super::world::World;

type Attacked = Pin<Box<dyn Future<Output = Result<String, Problem>>>>;

/// What one person does to a server.
pub(super) struct Attack {
    pub(super) name: &'static str,
    pub(super) what: &'static str,
    pub(super) front: Front,
    pub(super) run: fn(Arc<World>) -> Attacked,
}

macro_rules! attack {
    ($name:literal, $front:ident, $run:path, $what:literal) => {
        Attack {
            name: $name,
            what: $what,
            front: Front::$front,
            run: |world| Box::pin(async move { $run(&world).await }),
        }
    };
}

/// Every attack.
pub(super) const ATTACKS: &[Attack] = &[
    attack!("replays", Open, work::replays, "steps of a running game, asked for without end"),
    attack!("programs", Open, work::programs, "tables of archfiends, and an end of the server"),
    attack!("undo", Open, work::undo, "take-backs without end, and an end of the server"),
    attack!("lists", Open, work::lists, "the list of tables over a file full of them"),
    attack!("newcomers", Proxy, doors::newcomers, "requests from every address of one /64"),
    attack!("forged", Proxy, doors::forged, "another address claimed with every request"),
    attack!("handles", Open, doors::handles, "connections that say nothing, half or little"),
    attack!("deaf", Open, doors::deaf, "connections that ask and never read"),
    attack!("hidden", Open, hidden::hidden, "tables and records that push out those of others"),
    attack!("garbage", Open, garbage::garbage, "bombs, headers, frames and records of every kind"),
    attack!("herd", Open, herd::herd, "an end of the server, and everybody back at once"),
    attack!("house", Open, herd::house, "no attack: two thousand people who act every ten seconds"),
    attack!("idle", Open, herd::idle, "no attack: ten thousand sockets at three thousand tables"),
    attack!("second", Open, files::second, "a second server through a symbolic link"),
    attack!("failing", Open, files::failing, "a disk on which every write fails"),
    attack!("copy", Open, files::copy, "an orderly end, and the one file carried elsewhere"),
];

/// Answers by status; 0 is a connection that ended instead.
#[derive(Default)]
pub(super) struct Statuses(BTreeMap<u16, u64>);

impl Statuses {
    pub(super) fn count(&mut self, status: u16) {
        *self.0.entry(status).or_default() += 1;
    }

    pub(super) fn of(&self, status: u16) -> u64 {
        self.0.get(&status).copied().unwrap_or(0)
    }

    /// Statuses that are the server's own fault.
    pub(super) fn faults(&self) -> u64 {
        self.0
            .iter()
            .filter(|(status, _)| (500..503).contains(*status))
            .map(|(_, count)| count)
            .sum()
    }
}

impl fmt::Display for Statuses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.0.iter().map(|(status, count)| match status {
            0 => format!("{count} connections cut"),
            status => format!("{count} answers {status}"),
        });
        f.write_str(&parts.collect::<Vec<_>>().join(", "))
    }
}

/// Lines of a flood.
const LINES: u64 = 8;

/// Sends requests, so many a second, until the attack is over.
pub(super) async fn flood(
    world: &World,
    visitor: Visitor,
    per_second: u64,
    request: impl Fn(u64) -> String,
) -> Statuses {
    let request = &request;
    let lines = (0..LINES).map(|first| async move {
        let mut statuses = Statuses::default();
        let mut tick = interval(
            Duration::from_secs(1) * u32::try_from(LINES).unwrap_or(1)
                / u32::try_from(per_second).unwrap_or(u32::MAX),
        );
        let mut line: Option<Line> = None;
        let mut number = first;
        while world.lasts() {
            tick.tick().await;
            if line.is_none() {
                line = visitor.line().await.ok();
            }
            let answered = match &mut line {
                Some(line) => line.ask(request(number).as_bytes()).await.ok(),
                None => None,
            };
            statuses.count(answered.as_ref().map_or(0, |answer| answer.status));
            line = line.filter(|_| answered.is_some());
            number += LINES;
        }
        statuses
    });
    let mut all = Statuses::default();
    for one in join_all(lines).await {
        for (status, count) in one.0 {
            *all.0.entry(status).or_default() += count;
        }
    }
    all
}

/// Waits until the attack is over.
pub(super) async fn rest(world: &World) {
    while world.lasts() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
