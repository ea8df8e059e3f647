//! Who waits for the gate, and who is next.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Every so many turns it is the turn of whoever has waited longest, whoever that is, so that nobody
/// waits for ever.
const FAIR: u64 = 8;

/// For whom something is done; the first comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rank {
    /// For people who sit at the table and are there.
    Seated,
    /// For people who look at it.
    Looking,
    /// For nobody who waits at a table: its duties, and questions.
    Other,
}

/// The line before the gate.
#[derive(Debug)]
pub(super) struct Line(Mutex<Waiting>);

#[derive(Debug)]
struct Waiting {
    free: usize,
    /// Numbers that were given, and turns that were taken.
    numbers: u64,
    turns: u64,
    line: BTreeMap<(Rank, u64), oneshot::Sender<Room>>,
}

/// Room behind the gate; whoever lets it go gives it to the next.
#[derive(Debug)]
struct Room(Option<Arc<Line>>);

/// A turn: a place in the line, then room.
#[derive(Debug)]
pub(crate) struct Turn {
    line: Arc<Line>,
    place: (Rank, u64),
    coming: oneshot::Receiver<Room>,
    room: Option<Room>,
}

impl Line {
    pub(super) fn new(free: usize) -> Line {
        Line(Mutex::new(Waiting { free, numbers: 0, turns: 0, line: BTreeMap::new() }))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn free(&self) -> usize {
        self.waiting().free
    }

    pub(super) fn enter(line: &Arc<Line>, rank: Rank) -> Turn {
        let (call, coming) = oneshot::channel();
        let mut waiting = line.waiting();
        waiting.numbers += 1;
        let place = (rank, waiting.numbers);
        let at_once = waiting.free > 0;
        if at_once {
            waiting.free -= 1;
        } else {
            waiting.line.insert(place, call);
        }
        drop(waiting);
        let room = at_once.then(|| Room(Some(Arc::clone(line))));
        Turn { line: Arc::clone(line), place, coming, room }
    }
}

impl Waiting {
    /// Whoever is next.
    fn next(&mut self) -> Option<oneshot::Sender<Room>> {
        self.turns += 1;
        let oldest = || self.line.keys().copied().min_by_key(|(_, number)| *number);
        let place = if self.turns.is_multiple_of(FAIR) { oldest() } else { None };
        match place {
            Some(place) => self.line.remove(&place),
            None => self.line.pop_first().map(|(_, call)| call),
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let Some(line) = self.0.take() else { return };
        loop {
            let mut waiting = line.waiting();
            let Some(call) = waiting.next() else {
                waiting.free += 1;
                return;
            };
            drop(waiting);
            match call.send(Room(Some(Arc::clone(&line)))) {
                Ok(()) => return,
                // Whoever waited there has gone: the room that comes back is not let go once more.
                Err(mut back) => drop(back.0.take()),
            }
        }
    }
}

impl Turn {
    /// Resolves when there is room. It may be asked again if it was not awaited to its end.
    pub(crate) async fn come(&mut self) {
        if self.room.is_none() {
            // The line lets no call go without an answer.
            self.room = (&mut self.coming).await.ok();
        }
    }

    /// Moves forward, if somebody of a higher rank waits for the same now.
    pub(crate) fn forward(&mut self, rank: Rank) {
        if rank >= self.place.0 || self.room.is_some() {
            return;
        }
        let mut waiting = self.line.waiting();
        // Nobody is in the line who was called just now.
        if let Some(call) = waiting.line.remove(&self.place) {
            self.place.0 = rank;
            waiting.line.insert(self.place, call);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.line.waiting().line.remove(&self.place);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    /// The places in the order in which they come.
    fn order(
        line: &Arc<Line>,
        first: Turn,
        mut turns: Vec<(&'static str, Turn)>,
    ) -> Vec<&'static str> {
        assert!(turns.iter_mut().all(|(_, turn)| turn.come().now_or_never().is_none()));
        let mut order = Vec::new();
        let mut held = Some(first);
        while !turns.is_empty() {
            drop(held.take());
            let came = turns.iter_mut().position(|(_, turn)| turn.come().now_or_never().is_some());
            let (name, turn) = turns.remove(came.expect("somebody is next"));
            order.push(name);
            held = Some(turn);
        }
        drop(held);
        assert_eq!(line.free(), 1, "the room is free again");
        order
    }

    #[test]
    fn people_come_first_and_who_gets_a_visitor_moves_forward() {
        let line = Arc::new(Line::new(1));
        let mut first = Line::enter(&line, Rank::Other);
        assert!(first.come().now_or_never().is_some(), "room is there");
        let duty = Line::enter(&line, Rank::Other);
        let mut woken = Line::enter(&line, Rank::Other);
        let looking = Line::enter(&line, Rank::Looking);
        let seated = Line::enter(&line, Rank::Seated);
        let gone = Line::enter(&line, Rank::Seated);
        woken.forward(Rank::Seated);
        woken.forward(Rank::Looking);
        drop(gone);
        let turns =
            vec![("duty", duty), ("woken", woken), ("looking", looking), ("seated", seated)];
        assert_eq!(order(&line, first, turns), ["woken", "seated", "looking", "duty"]);
    }

    #[test]
    fn nobody_waits_for_ever() {
        let line = Arc::new(Line::new(1));
        let first = Line::enter(&line, Rank::Other);
        let mut turns = vec![("duty", Line::enter(&line, Rank::Other))];
        turns.extend((0..20).map(|_| ("seated", Line::enter(&line, Rank::Seated))));
        let order = order(&line, first, turns);
        assert_eq!(
            order.iter().position(|name| *name == "duty"),
            usize::try_from(FAIR).ok().map(|fair| fair - 1)
        );
    }

    #[test]
    fn room_for_somebody_who_has_gone_is_not_lost() {
        let line = Arc::new(Line::new(1));
        let first = Line::enter(&line, Rank::Seated);
        let called = Line::enter(&line, Rank::Seated);
        drop(first);
        // It was called, and goes without having noticed.
        drop(called);
        assert_eq!(line.free(), 1);
    }
}
