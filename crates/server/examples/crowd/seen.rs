//! What spectators see of opponents that wait and think.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::Value;

/// More than its budget that an answer may take.
const GRACE: f64 = 1.2;

/// One table through the eyes of its spectator.
#[derive(Default)]
pub(crate) struct Watched {
    step: u64,
    waiting: BTreeMap<u64, Instant>,
    thinking: BTreeMap<u64, Instant>,
    pub(crate) is_over: bool,
}

impl Watched {
    pub(crate) fn hear(&mut self, message: &Value, now: Instant, table: usize, seen: &mut Seen) {
        let update = match message["type"].as_str() {
            Some("hello") => &message["update"],
            _ => message,
        };
        if let Some(step) = update["step"].as_u64() {
            seen.answers[table] += step.saturating_sub(self.step);
            self.step = step;
        }
        self.is_over |= update["status"] == "over";
        for seat in update["seats"].as_array().into_iter().flatten() {
            self.look(seat, now, seen);
        }
    }

    fn look(&mut self, seat: &Value, now: Instant, seen: &mut Seen) {
        let Some(number) = seat["seat"].as_u64() else { return };
        if seat["thinking"] == true {
            if let Some(since) = self.waiting.remove(&number) {
                seen.waited.push(now - since);
            }
            self.thinking.entry(number).or_insert(now);
            return;
        }
        // Whoever does not think any more has answered, though it may be asked again at once.
        if let Some(since) = self.thinking.remove(&number) {
            seen.thought.push(now - since);
        }
        match seat["queue"].as_u64() {
            Some(place) => {
                self.waiting.entry(number).or_insert(now);
                seen.places += 1;
                seen.deepest = seen.deepest.max(place);
            }
            None => drop(self.waiting.remove(&number)),
        }
    }
}

/// What was seen at all tables.
pub(crate) struct Seen {
    thought: Vec<Duration>,
    waited: Vec<Duration>,
    /// How often a place in the line was told, and the farthest.
    places: u64,
    deepest: u64,
    /// Answers by table.
    answers: Vec<u64>,
}

impl Seen {
    pub(crate) fn new(tables: usize) -> Seen {
        let nothing = Vec::new();
        let (thought, waited) = (nothing.clone(), nothing);
        Seen { thought, waited, places: 0, deepest: 0, answers: vec![0; tables] }
    }

    pub(crate) fn report(&self, millis: u32) {
        let budget = Duration::from_millis(millis.into());
        let in_time = self.thought.iter().filter(|one| **one <= budget.mul_f64(GRACE)).count();
        let share = |count: usize, of: usize| 100.0 * ratio(count as u64, of as u64);
        let of_budget = |one: Duration| 100.0 * one.div_duration_f64(budget);
        println!("thinking, from the frame that says so to the answer; the budget is {millis} ms:");
        println!("  seen                    {:>8}", self.thought.len());
        println!("  within 120 % of budget  {:>8.1} %", share(in_time, self.thought.len()));
        println!("  median, of its budget   {:>8.1} %", of_budget(part(&self.thought, 500)));
        println!("  longest, of its budget  {:>8.1} %", of_budget(part(&self.thought, 1000)));
        println!("waiting in line:");
        println!("  seen                    {:>8}", self.waited.len());
        println!("  median                  {:>8.2} s", part(&self.waited, 500).as_secs_f64());
        println!("  longest                 {:>8.2} s", part(&self.waited, 1000).as_secs_f64());
        println!("  places told             {:>8}, at most {} before", self.places, self.deepest);
        let least = self.answers.iter().min().copied().unwrap_or(0);
        let most = self.answers.iter().max().copied().unwrap_or(0);
        println!("answers per table         {least:>8} to {most}, {:.2} : 1", ratio(most, least));
        println!("answers                   {:>8}", self.answers.iter().sum::<u64>());
    }
}

#[expect(clippy::cast_precision_loss, reason = "figures are printed, not computed with")]
fn ratio(count: u64, of: u64) -> f64 {
    count as f64 / of.max(1) as f64
}

/// The duration below which so many thousandths lie.
fn part(list: &[Duration], thousandths: usize) -> Duration {
    let mut list = list.to_vec();
    list.sort();
    let at = (list.len() * thousandths / 1000).min(list.len().saturating_sub(1));
    list.get(at).copied().unwrap_or_default()
}
