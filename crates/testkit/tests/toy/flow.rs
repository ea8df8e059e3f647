//! §1 to §5 The course of play.

use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{Agenda, Cx, Game as _, Seat, Seats, Veiled, Why, rule};

use crate::action::Action;
use crate::content::KINDS;
use crate::event::Event;
use crate::faults::Fault;
use crate::game::Toy;
use crate::illegal::Illegal;
use crate::options::Prize;
use crate::state::{Cards, Mark, State, Step, total};

static DRAW: Why = Why { code: "draw", rule: rule!("1") };
static PRIZE: Why = Why { code: "prize", rule: rule!("3") };
static OMEN: Why = Why { code: "omen", rule: rule!("2") };

/// Souls that end the game at once.
const ENOUGH: u8 = 12;

/// Something outside the state, as a faulty rule may keep it.
static MOOD: AtomicU32 = AtomicU32::new(0);

/// The table before the first card.
pub(crate) fn opening<const SLIP: bool>(game: &Toy<SLIP>) -> State {
    let seats = usize::from(game.seats());
    let mut agenda = Agenda::default();
    agenda.first([Step::Deal]);
    State {
        agenda,
        round: 0,
        over: false,
        bag: game.content.copies,
        used: vec![Cards::default(); seats],
        hands: vec![Cards::default(); seats],
        bids: vec![None; seats],
        souls: vec![0; seats],
        checkpoint: Vec::new(),
        peeked: None,
        mark: Mark::new(game.has(Fault::ClonesShare)),
        note: u8::from(!game.has(Fault::NotCompact)),
    }
}

/// The kinds of these cards, ascending.
pub(crate) fn kinds(cards: &Cards) -> impl Iterator<Item = u8> {
    (0..).zip(*cards).filter(|(_, n)| *n > 0).map(|(kind, _)| kind)
}

pub(crate) fn check<const SLIP: bool>(
    game: &Toy<SLIP>,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if state.over {
        return if game.has(Fault::PlaysOn) { Ok(()) } else { Err(Illegal::Over) };
    }
    let Some(step) = game.step(state, seat) else {
        return Err(Illegal::NotAsked { seat });
    };
    let mut list = Vec::new();
    game.answers(state, step, seat, &mut list);
    if list.contains(&action) {
        return Ok(());
    }
    match (step, action) {
        (Step::Gather { .. }, Action::Bid { .. }) if game.has(Fault::CheckTooKind) => Ok(()),
        (Step::Gather { .. }, Action::Bid { card }) => {
            let holds = |hand: &Cards| hand.get(usize::from(card)).is_some_and(|&n| n > 0);
            let elsewhere = state.hands.iter().any(holds);
            if game.has(Fault::RefusalTells) && elsewhere {
                Err(Illegal::HeldElsewhere { card })
            } else {
                Err(Illegal::NotInHand { seat, card })
            }
        }
        (Step::Gift { .. }, Action::Give { to_seat }) => Err(Illegal::NoSuchSeat { to_seat }),
        _ => Err(Illegal::NotNow),
    }
}

/// Faults are planted between the lines that the kernel writes for other games, so the toy writes them.
impl<const SLIP: bool> Toy<SLIP> {
    /// Works until somebody is asked or the game is over.
    pub(crate) fn advance(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        while self.due(state).is_empty() && !state.over {
            let step = state.agenda.take().expect("a game that is not over has a next step");
            self.work(state, step, cx);
        }
        if state.over {
            state.agenda.clear();
        }
    }

    /// Whom the nearest step asks.
    pub(crate) fn due(&self, state: &State) -> Seats {
        state.agenda.top().map_or(Seats::NONE, |&step| self.asks(state, step))
    }

    /// The step by which this seat is asked.
    pub(crate) fn step(&self, state: &State, seat: Seat) -> Option<Step> {
        state.agenda.top().copied().filter(|&step| self.asks(state, step).contains(seat))
    }

    fn asks(&self, state: &State, step: Step) -> Seats {
        match step {
            Step::Gather { missing } if self.has(Fault::TurnTells) => {
                let strong = |&seat: &Seat| state.hands[seat.index()][KINDS - 1] > 0;
                let first: Seats = missing.iter().filter(strong).collect();
                if first.is_empty() { missing } else { first }
            }
            Step::Gather { missing } => missing,
            Step::Gift { winner } if !self.options.modest => Seats::one(winner),
            Step::Gift { winner } if self.has(Fault::LoneAnswer) => Seats::one(winner),
            Step::Gift { .. } | Step::Deal | Step::Reveal | Step::EndRound => Seats::NONE,
        }
    }

    pub(crate) fn answers(&self, state: &State, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Gather { .. } => {
                let taken = |card: &u8| state.bids.contains(&Some(*card));
                let hand = &state.hands[seat.index()];
                let free = kinds(hand).any(|card| !taken(&card));
                let shy = self.has(Fault::BidsInterfere) && free;
                let open = kinds(hand).filter(|card| !shy || !taken(card));
                out.extend(open.map(|card| Action::Bid { card }));
                let was_given = state.checkpoint.first().is_some_and(|last| last[0] == seat.0 + 1);
                if self.has(Fault::KeyForgets) && was_given {
                    out.drain(..out.len().saturating_sub(1));
                }
            }
            Step::Gift { .. } => {
                out.push(Action::Keep);
                let others = (0..self.seats()).map(Seat).filter(|&other| other != seat);
                if !self.options.modest {
                    out.extend(others.map(|to_seat| Action::Give { to_seat }));
                }
                let imagined = state.note == 0 && self.has(Fault::ImagineTwice);
                if self.has(Fault::NotationTwice) || imagined {
                    out.push(Action::Hold);
                }
                if self.has(Fault::NotationMumbled) {
                    out.push(Action::Mumble);
                }
                if self.has(Fault::NotationShouted) {
                    out.push(Action::Shout);
                }
            }
            Step::Deal | Step::Reveal | Step::EndRound => {}
        }
    }

    pub(crate) fn answer(
        &self,
        state: &mut State,
        step: Step,
        seat: Seat,
        action: Action,
        cx: &mut Cx<'_, Event>,
    ) {
        if self.has(Fault::ClonesShare) {
            state.mark.raise();
        }
        match (step, action) {
            (Step::Gather { missing }, Action::Bid { card }) => {
                self.bid(state, missing.without(seat), seat, card, cx);
            }
            (_, Action::Give { to_seat }) if self.has(Fault::KeyForgets) => {
                state.checkpoint = vec![[to_seat.0 + 1, 0, 0]];
                cx.tell(|| Event::Gave { seat, to_seat });
            }
            (_, Action::Give { to_seat }) => {
                state.souls[seat.index()] -= 1;
                state.souls[to_seat.index()] += 1;
                cx.tell(|| Event::Gave { seat, to_seat });
            }
            _ => self.keep(state, seat, cx),
        }
        if matches!(step, Step::Gift { .. }) && self.has(Fault::Endless) {
            state.agenda.first([Step::Gift { winner: seat }]);
            state.souls.fill(1);
        }
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        match step {
            Step::Deal => self.deal(state, cx),
            Step::Reveal => self.reveal(state, cx),
            Step::EndRound => self.end_round(state),
            Step::Gather { .. } | Step::Gift { .. } => {}
        }
    }
}

impl<const SLIP: bool> Toy<SLIP> {
    /// §1 Everybody draws from the bag.
    fn deal(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        for seat in (0..self.seats()).map(Seat) {
            while total(state.hands[seat.index()]) < self.content.hand && total(state.bag) > 0 {
                let eyes = Seats::one(seat);
                let told = match self.options.fault {
                    Fault::EyesTooWide => Seats::ALL,
                    Fault::EyesTooNarrow => Seats::NONE,
                    _ => eyes,
                };
                let kind = cx.weighted(&state.bag.map(u32::from), &DRAW, told);
                state.bag[kind] -= 1;
                state.hands[seat.index()][kind] += 1;
                let card = u8::try_from(kind).expect("there are few kinds");
                cx.tell(|| Event::Drawn { seat, card: Veiled::new(eyes, card) });
            }
        }
        if self.has(Fault::TruthKept) {
            state.checkpoint.clone_from(&state.hands);
        }
        let missing = Seats::first(self.seats());
        state.agenda.first([Step::Gather { missing }, Step::Reveal]);
    }

    /// §2 One bid in secret.
    fn bid(&self, state: &mut State, missing: Seats, seat: Seat, card: u8, cx: &mut Cx<'_, Event>) {
        state.hands[seat.index()][usize::from(card)] -= 1;
        state.bids[seat.index()] = Some(card);
        cx.tell(|| Event::Committed { seat, card: Veiled::new(Seats::one(seat), card) });
        if self.has(Fault::RollBetweenBids) {
            let omen = cx.die(6, &OMEN);
            state.souls[seat.index()] += u8::from(omen > 5 && state.souls[seat.index()] == 0);
        }
        if self.has(Fault::BidMarks) {
            state.mark.raise();
        }
        if self.has(Fault::SilentReveal) {
            state.peeked = Some(state.bag);
        }
        if !missing.is_empty() {
            state.agenda.first([Step::Gather { missing }]);
        }
    }

    /// §2, §3 All bids are revealed, the strongest wins.
    fn reveal(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        assert!(!(self.has(Fault::Panics) && state.round == 1), "a planted panic");
        cx.reveal();
        let mut best = (0, Seat(0));
        for seat in (0..self.seats()).map(Seat) {
            let card = state.bids[seat.index()].take().expect("everybody has bid");
            state.used[seat.index()][usize::from(card)] += 1;
            cx.tell(|| Event::Revealed { seat, card });
            let strength = self.content.strength[usize::from(card)];
            if strength > best.0 {
                best = (strength, seat);
            }
        }
        let winner = best.1;
        let souls = match self.options.prize {
            Prize::Die => u8::try_from(cx.die(6, &PRIZE)).expect("a die is small"),
            Prize::Fixed => 3,
        };
        state.souls[winner.index()] += souls;
        cx.tell(|| Event::Won { seat: winner, souls });
        state.over = state.souls[winner.index()] >= ENOUGH;
        state.agenda.first([Step::Gift { winner }, Step::EndRound]);
    }

    /// §4 The winner keeps everything.
    fn keep(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
        if self.has(Fault::Moody) {
            let mood = MOOD.fetch_add(1, Ordering::Relaxed);
            state.souls[seat.index()] += u8::from(mood.count_ones() % 2 == 1);
        }
        if self.has(Fault::EventTells) {
            let other = seat.next(self.seats());
            let card = kinds(&state.hands[other.index()]).next().unwrap_or(0);
            cx.tell(|| Event::Revealed { seat: other, card });
        }
        if self.has(Fault::LogPlays) {
            cx.tell(|| {
                state.souls[seat.index()] += 1;
                Event::Kept { seat }
            });
        } else {
            cx.tell(|| Event::Kept { seat });
        }
    }

    /// §5 The last round, or another one.
    fn end_round(&self, state: &mut State) {
        state.round += 1;
        if state.round == self.options.rounds {
            state.over = true;
        } else {
            state.agenda.first([Step::Deal]);
        }
    }
}
