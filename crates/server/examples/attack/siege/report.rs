//! What an attack did to honest people, and whether that is allowed.

use std::time::Duration;

use super::Problem;
use super::honest::Seen;

/// What an attack came to.
pub(super) struct Report {
    /// What the attacker got, or the promise that he broke.
    pub(super) attacked: Result<String, Problem>,
    pub(super) seen: Seen,
    /// Most bytes that the server held.
    pub(super) memory: u64,
    pub(super) panics: Vec<String>,
}

/// What is judged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bars {
    /// What holds on every machine: nobody honest refused, memory, no panic.
    Anywhere,
    /// Times as well.
    Whole,
}

/// An honest action, of which ninety-nine in a hundred are quicker.
const ACTION: Duration = Duration::from_millis(100);
/// An honest person's opponent.
const REPLY: Duration = Duration::from_secs(1);
/// Bytes.
const MEMORY: u64 = 1 << 30;

impl Report {
    pub(super) fn faults(&self, bars: Bars) -> Vec<String> {
        let seen = &self.seen;
        let mut faults = Vec::new();
        if let Err(problem) = &self.attacked {
            faults.push(format!("a promise is broken: {problem}"));
        }
        if let Some(first) = seen.refused.first() {
            faults
                .push(format!("{} times somebody honest was refused: {first}", seen.refused.len()));
        }
        if self.memory >= MEMORY {
            faults.push(format!("{} MB of memory, 1 GB is allowed", self.memory / 1_000_000));
        }
        if let Some(first) = self.panics.first() {
            faults.push(format!("{} panics: {first}", self.panics.len()));
        }
        if seen.actions.is_empty() || seen.replies.is_empty() {
            faults.push("the honest people could not play".to_owned());
        }
        let (action, reply) = (part(&seen.actions, 990), part(&seen.replies, 990));
        if bars == Bars::Whole && action >= ACTION {
            faults.push(format!("an honest action took {}, {} is allowed", ms(action), ms(ACTION)));
        }
        if bars == Bars::Whole && reply >= REPLY {
            faults.push(format!("a familiar took {}, {} is allowed", ms(reply), ms(REPLY)));
        }
        faults
    }

    pub(super) fn print(&self, name: &str, faults: &[String]) {
        let seen = &self.seen;
        let line = |what: &str, list: &[Duration]| {
            let [p50, p99, most] = [500, 990, 1000].map(|share| ms(part(list, share)));
            println!("  {what:<24} p50 {p50}, p99 {p99}, most {most} of {}", list.len());
        };
        println!("── {name}");
        line("honest action", &seen.actions);
        line("honest familiar's reply", &seen.replies);
        line("honest hint", &seen.hints);
        line("newcomer's table", &seen.newcomers);
        println!("  honest people refused    {}", seen.refused.len());
        println!("  memory, most             {} MB", self.memory / 1_000_000);
        if let Ok(got) = &self.attacked {
            println!("  the attacker             {got}");
        }
        for fault in faults {
            println!("  MISSED {fault}");
        }
    }
}

fn ms(one: Duration) -> String {
    format!("{:.1} ms", one.as_secs_f64() * 1000.0)
}

/// The duration below which so many thousandths lie.
pub(super) fn part(list: &[Duration], thousandths: usize) -> Duration {
    let mut list = list.to_vec();
    list.sort();
    let at = (list.len() * thousandths / 1000).min(list.len().saturating_sub(1));
    list.get(at).copied().unwrap_or_default()
}
