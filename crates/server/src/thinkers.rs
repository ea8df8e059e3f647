//! Room for programs that think, shared fairly.
//!
//! Whoever comes waits in the line of his household (see [`Neighbourhood`]); the lines are served in
//! turn, one ticket each, so that a hundred tables of one visitor delay another by one thought, not
//! by a hundred. Programs for whom nobody waits come last. Who has many thoughts in the line at once
//! gets shorter ones. Where somebody of another household waits, a thought that has several threads
//! goes on with one, and one of several of a household ends soon.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use kernel::Budget;
use minds::{Effort, Hurry};
use tokio::sync::oneshot;

use crate::limit::Neighbourhood;
use crate::metrics::Histogram;

/// For whom a program thinks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum For {
    /// Somebody who looks at the table from there.
    Person(Neighbourhood),
    /// Nobody looks.
    Nobody,
}

/// Thoughts of one household that make its next ones no shorter.
const FREE: usize = 4;
/// A thought is never cut to less than this part.
const SHORTEST: u32 = 8;

/// Room for programs that think.
#[derive(Debug)]
pub(crate) struct Thinkers {
    line: Mutex<Line>,
    /// How long those waited who had their turn.
    pub(crate) waited: Histogram,
}

#[derive(Debug)]
struct Line {
    /// Room that nobody has.
    free: u32,
    next: u64,
    /// Who waits, by household, each in the order in which he came.
    waiting: BTreeMap<For, VecDeque<(u64, oneshot::Sender<Turn>)>>,
    /// Households of people in the order in which they are served next.
    turns: VecDeque<For>,
    /// Thoughts under way by the number of their ticket.
    thinking: BTreeMap<u64, Thought>,
}

/// A thought under way.
#[derive(Debug)]
struct Thought {
    whose: For,
    threads: u32,
    hurry: Hurry,
}

/// Somebody's turn to think.
#[derive(Debug)]
struct Turn {
    share: u32,
    hurry: Hurry,
}

impl Line {
    /// Gives free room to whoever is next.
    fn serve(&mut self) {
        while self.free > 0 {
            let person = self.turns.pop_front();
            let whose = person.unwrap_or(For::Nobody);
            let Some(line) = self.waiting.get_mut(&whose) else { return };
            let Some((number, told)) = line.pop_front() else { return };
            let left = line.len();
            if left == 0 {
                self.waiting.remove(&whose);
            } else if person.is_some() {
                self.turns.push_back(whose);
            }
            let share = share(self.under_way(whose) + 1 + left);
            let hurry = Hurry::default();
            // Who has gone away meanwhile has left the line; between the two he gives it back.
            if told.send(Turn { share, hurry: hurry.clone() }).is_ok() {
                self.free -= 1;
                self.thinking.insert(number, Thought { whose, threads: 1, hurry });
            }
        }
        self.press();
    }

    /// Where somebody waits in vain, others make room for him.
    fn press(&mut self) {
        let Some(&first) = self.turns.front() else { return };
        let mut freed = 0;
        for thought in self.thinking.values_mut().filter(|thought| thought.threads > 1) {
            thought.hurry.go_on_alone();
            freed += thought.threads - 1;
            thought.threads = 1;
        }
        if freed > 0 {
            self.free += freed;
            return self.serve();
        }
        let more = |whose: For| {
            let own = self.waiting.get(&whose).map_or(0, VecDeque::len) + self.under_way(whose);
            whose == For::Nobody || own > 1
        };
        for thought in self.thinking.values() {
            let others = self.turns.len() > 1 || thought.whose != first;
            if others && more(thought.whose) {
                thought.hurry.be_quick();
            }
        }
    }

    /// How many thoughts of a household are under way.
    fn under_way(&self, whose: For) -> usize {
        self.thinking.values().filter(|thought| thought.whose == whose).count()
    }

    /// A thought is over.
    fn done(&mut self, number: u64) {
        if let Some(thought) = self.thinking.remove(&number) {
            self.free += thought.threads;
        }
        self.serve();
    }

    /// Who waits in the order in which he will be served.
    fn order(&self) -> impl Iterator<Item = u64> {
        let lines: Vec<_> = self.turns.iter().filter_map(|who| self.waiting.get(who)).collect();
        let longest = lines.iter().map(|line| line.len()).max().unwrap_or(0);
        let rounds = (0..longest).flat_map(|round| {
            lines.iter().filter_map(move |line| line.get(round)).map(|(number, _)| *number)
        });
        let people: Vec<u64> = rounds.collect();
        let nobody = self.waiting.get(&For::Nobody).into_iter().flatten();
        people.into_iter().chain(nobody.map(|(number, _)| *number))
    }
}

/// By what the thoughts of a household are cut that has so many in the line.
fn share(thoughts: usize) -> u32 {
    u32::try_from(thoughts / FREE).unwrap_or(SHORTEST).clamp(1, SHORTEST)
}

impl Thinkers {
    /// Room for so many at the same time.
    pub(crate) fn new(room: usize) -> Arc<Thinkers> {
        let line = Line {
            free: u32::try_from(room.max(1)).unwrap_or(u32::MAX),
            next: 0,
            waiting: BTreeMap::new(),
            turns: VecDeque::new(),
            thinking: BTreeMap::new(),
        };
        Arc::new(Thinkers { line: Mutex::new(line), waited: Histogram::default() })
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a place that is taken later.
    pub(crate) fn number(&self) -> u64 {
        let mut line = self.line();
        line.next += 1;
        line.next
    }

    /// A place at the end of a household's line.
    pub(crate) fn ticket(self: &Arc<Self>, whose: For) -> Ticket {
        self.ticket_of(self.number(), whose)
    }

    /// The same with a number that was given before.
    pub(crate) fn ticket_of(self: &Arc<Self>, number: u64, whose: For) -> Ticket {
        let (told, turn) = oneshot::channel();
        let mut line = self.line();
        let own = line.waiting.entry(whose).or_default();
        let is_new = own.is_empty();
        own.push_back((number, told));
        if is_new && whose != For::Nobody {
            line.turns.push_back(whose);
        }
        line.serve();
        drop(line);
        let (thinkers, since) = (Arc::clone(self), Instant::now());
        Ticket { number, whose, turn: Some(turn), thinkers, since }
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.line().waiting.values().map(VecDeque::len).sum()
    }

    /// How many wait before this one; nothing if it does not wait any more.
    pub(crate) fn before(&self, number: u64) -> Option<u32> {
        let place = self.line().order().position(|other| other == number)?;
        u32::try_from(place).ok()
    }
}

/// A place in the line, left when dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    pub(crate) number: u64,
    whose: For,
    /// Nothing once it has come.
    turn: Option<oneshot::Receiver<Turn>>,
    thinkers: Arc<Thinkers>,
    since: Instant,
}

impl Ticket {
    /// The line in which it stands.
    pub(crate) fn thinkers(&self) -> Arc<Thinkers> {
        Arc::clone(&self.thinkers)
    }

    /// Waits for room for one, which is given back when dropped.
    pub(crate) async fn turn(self) -> Room {
        self.turn_of(1).await
    }

    /// Waits for room for one, and takes as much more, up to `most` in all, as nobody waits for.
    pub(crate) async fn turn_of(mut self, most: u32) -> Room {
        let turn = self.turn.as_mut().expect("a ticket is used once");
        let Turn { share, hurry } = turn.await.expect("the line lives as long as its tickets");
        self.turn = None;
        self.thinkers.waited.since(self.since);
        let mut line = self.thinkers.line();
        let more = line.free.min(most.saturating_sub(1));
        line.free -= more;
        if let Some(thought) = line.thinking.get_mut(&self.number) {
            thought.threads += more;
        }
        drop(line);
        Room {
            threads: 1 + more,
            share,
            hurry,
            number: self.number,
            thinkers: Arc::clone(&self.thinkers),
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(mut turn) = self.turn.take() else { return };
        let mut line = self.thinkers.line();
        if turn.try_recv().is_ok() {
            // Its turn came while it was leaving.
            line.done(self.number);
        } else if let Some(own) = line.waiting.get_mut(&self.whose) {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                let whose = self.whose;
                line.waiting.remove(&whose);
                line.turns.retain(|other| *other != whose);
            }
        }
        line.serve();
    }
}

/// Room in which to think, given back when dropped.
#[derive(Debug)]
pub(crate) struct Room {
    threads: u32,
    /// By what the usual time is to be divided.
    share: u32,
    hurry: Hurry,
    number: u64,
    thinkers: Arc<Thinkers>,
}

impl Room {
    /// What may be used of a budget here, and how a thought is told that others wait.
    pub(crate) fn effort(&self, budget: Budget) -> Effort {
        let budget = match budget {
            Budget::Millis(millis) => Budget::Millis((millis / self.share).max(1)),
            iterations @ Budget::Iterations(_) => iterations,
        };
        Effort { budget, threads: self.threads, hurry: self.hurry.clone() }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.thinkers.line().done(self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn person(number: u8) -> For {
        For::Person(IpAddr::from([192, 0, 2, number]).into())
    }

    #[tokio::test]
    async fn of_one_household_who_comes_first_thinks_first() {
        let thinkers = Thinkers::new(1);
        let [first, second, third] = [0; 3].map(|_| thinkers.ticket(person(1)));
        let (two, three) = (second.number, third.number);
        let room = first.turn().await;
        assert_eq!((thinkers.before(two), thinkers.before(three)), (Some(0), Some(1)));
        drop(second);
        assert_eq!((thinkers.before(two), thinkers.before(three)), (None, Some(0)));
        drop(room);
        drop(third.turn().await);
        assert_eq!(thinkers.waiting(), 0);
    }

    #[tokio::test]
    async fn a_newcomer_waits_for_one_thought_of_a_crowd_and_nobody_for_all() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.ticket(person(1)).turn().await;
        let nobody = thinkers.ticket(For::Nobody);
        let crowd: Vec<Ticket> = (0..100).map(|_| thinkers.ticket(person(1))).collect();
        let newcomer = thinkers.ticket(person(2));
        assert_eq!(thinkers.before(newcomer.number), Some(1));
        assert_eq!(thinkers.before(nobody.number), Some(101));
        assert_eq!(thinkers.before(crowd[1].number), Some(2));
        let mut crowd = crowd.into_iter();
        drop(busy);
        let room = crowd.next().unwrap().turn().await;
        assert_eq!(thinkers.before(newcomer.number), Some(0));
        drop(room);
        assert_eq!(newcomer.turn().await.share, 1, "who asks for one thought gets a whole one");
        assert_eq!(crowd.next().unwrap().turn().await.share, SHORTEST);
        drop(crowd);
        drop(nobody.turn().await);
    }

    #[tokio::test]
    async fn who_wants_much_gets_what_nobody_needs() {
        let thinkers = Thinkers::new(3);
        let one = thinkers.ticket(person(1)).turn_of(1).await;
        let all = thinkers.ticket(person(1)).turn_of(u32::MAX).await;
        assert_eq!((one.threads, all.threads), (1, 2));
        let (late, later) = (thinkers.ticket(person(1)), thinkers.ticket(person(1)));
        let waiting = tokio::spawn(async move { late.turn_of(u32::MAX).await });
        tokio::task::yield_now().await;
        drop(one);
        // What is given back belongs to who waits, and nothing is left for another.
        assert_eq!(waiting.await.unwrap().threads, 1);
        drop(all);
        assert_eq!(later.turn_of(u32::MAX).await.threads, 3);
    }

    #[tokio::test]
    async fn who_has_several_threads_gives_them_up_for_somebody_who_waits() {
        let thinkers = Thinkers::new(3);
        let all = thinkers.ticket(person(1)).turn_of(u32::MAX).await;
        assert_eq!(all.threads, 3);
        let newcomers =
            [thinkers.ticket(person(2)).turn().await, thinkers.ticket(person(2)).turn().await];
        assert_eq!(all.hurry.divides(), 1, "it goes on alone and keeps its time");
        let third = thinkers.ticket(person(2));
        assert_eq!(thinkers.before(third.number), Some(0), "nobody has more than one thread");
        drop((all, newcomers, third));
        assert_eq!(thinkers.ticket(For::Nobody).turn_of(9).await.threads, 3, "all came back once");
    }

    #[tokio::test]
    async fn one_thought_of_many_is_told_to_be_quick_when_others_wait_and_an_only_one_is_not() {
        let thinkers = Thinkers::new(2);
        let only = thinkers.ticket(person(1)).turn().await;
        let one_of_two = thinkers.ticket(person(2)).turn().await;
        let own = thinkers.ticket(person(2));
        assert_eq!(one_of_two.hurry.divides(), 1, "its own household can wait");
        let newcomer = thinkers.ticket(person(3));
        assert_eq!(one_of_two.hurry.divides(), SHORTEST);
        assert_eq!(only.hurry.divides(), 1);
        drop((own, newcomer));
    }

    #[tokio::test]
    async fn a_ticket_that_is_dropped_when_its_turn_has_come_gives_it_on() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.ticket(person(1)).turn().await;
        let (gone, next) = (thinkers.ticket(person(1)), thinkers.ticket(person(2)));
        drop(busy);
        drop(gone);
        drop(next.turn().await);
        assert_eq!(thinkers.ticket(For::Nobody).turn_of(9).await.threads, 1);
    }
}
