//! §SD-20 to §SD-41 Set-up.

use arrayvec::ArrayVec;
use kernel::{Agenda, Ask, Cx, Seat, Seats, Topic, Veiled, Why, advance, rule, topics};

use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Beginner, Candles};
use crate::rules::block;
use crate::rules::refusals::not_now;
use crate::state::{Course, Look, Player, State};
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-40 Which seat begins; identities are seats.
static START: Why = Why { code: "start", rule: rule!("SD-40") };
/// §SD-23 A candle; identities are designs.
static CANDLE: Why = Why { code: "candle", rule: rule!("SD-23") };
/// §SD-34 A demon; identities are designs.
static DEAL: Why = Why { code: "deal", rule: rule!("SD-34") };

/// The opening position.
pub(crate) fn start(game: &SummonDemons, cx: &mut Cx<'_, Event>) -> State {
    let souls = u16::try_from(game.options.start_souls).expect("the options were checked");
    let player = || Player { souls, fresh: true, ..Player::default() };
    let mut state = State {
        // §SD-20 §SD-21
        players: (0..game.options.seats).map(|_| player()).collect(),
        candles: game.content.candles,
        block: (0..game.content.numbers.setup.block).map(|_| None).collect(),
        deck: game.content.block,
        discard: CardSet::NONE,
        demon_deck: game.content.demons,
        demon_discard: CardSet::NONE,
        aside: CardSet::NONE,
        look: Look::default(),
        first: Seat(0),
        active: Seat(0),
        course: Course::default(),
        over: None,
        agenda: Agenda::default(),
    };
    let seats: ArrayVec<Seat, 5> = state.seats().collect();
    state.first = cx.pick(&seats, |seat| seat.0.into(), &START, Seats::ALL);
    state.active = state.first;
    cx.tell(|| Event::Started { seat: state.first });
    let (needed, dealt) = (game.demons_to_win(), game.hand_demons());
    if needed > dealt {
        cx.tell(|| Event::LongGame { needed, dealt });
    }
    give_candles(game, &mut state, cx);
    advance(game, &mut state, cx);
    state
}

/// §SD-4 §SD-23 At random, or §A-32 as the players choose; §SD-138 one of them may be given.
fn give_candles(game: &SummonDemons, state: &mut State, cx: &mut Cx<'_, Event>) {
    let mut left = game.options.seats * game.candles_each();
    if let Beginner::Seat(seat) = game.options.beginner.fate()
        && let Some(candle) = game.beginner().first()
    {
        give(game, state, seat, candle, cx);
        left -= 1;
    }
    match game.options.candles {
        Candles::Random => {
            for _ in 0..left {
                let seat = candle_seat(game, state);
                let free: ArrayVec<Card, 8> = free_candles(game, state).iter().collect();
                let id = |card: Card| game.design(card).number();
                let candle = cx.pick(&free, id, &CANDLE, Seats::ALL);
                give(game, state, seat, candle, cx);
            }
            state.agenda.first([Step::Deal]);
        }
        Candles::Choose => state.agenda.first([Step::Candle { left }, Step::Deal]),
    }
}

fn give(game: &SummonDemons, state: &mut State, seat: Seat, candle: Card, cx: &mut Cx<'_, Event>) {
    state.candles.remove(candle);
    state.player_mut(seat).area.insert(candle);
    cx.tell(|| Event::CandleDealt { seat, card: game.design(candle) });
}

/// Whose candle is next: the seat with the fewest, in turn order.
fn candle_seat(game: &SummonDemons, state: &State) -> Seat {
    let candles = |seat: &Seat| state.player(*seat).area.and(game.content.candles).len();
    state.clockwise(state.first).min_by_key(candles).unwrap_or(state.first)
}

/// §SD-24 §SD-137 Candles to be had.
fn free_candles(game: &SummonDemons, state: &State) -> CardSet {
    match game.options.beginner.fate() {
        Beginner::Dealt => state.candles,
        Beginner::Out | Beginner::Seat(_) => state.candles.less(game.beginner()),
    }
}

/// §A-32 Which candle; the next seat follows.
impl Ask<SummonDemons> for step::Candle {
    const TOPICS: &'static [Topic] = topics!["candle" => "SD-23"];

    fn whom(&self, At { game, state }: At<'_>) -> Option<Seat> {
        Some(candle_seat(game, state))
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let free = free_candles(game, state);
        game.content.designs(free).for_each(|card| found(Action::Candle { card }));
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Candle { card } = *action else { return };
        if let Some(candle) = state.candles.and(game.content.copies(card)).first() {
            state.candles.remove(candle);
            state.player_mut(seat).area.insert(candle);
            cx.tell(|| Event::CandleChosen { seat, card });
        }
        if self.left > 1 {
            state.agenda.first([Step::Candle { left: self.left - 1 }]);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Candle { card } => {
                let there = state.candles.meets(game.content.copies(card));
                if there { Illegal::CandleOut { card } } else { Illegal::CandleTaken { card } }
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §SD-28 §SD-29 The block is shown; §SD-33 §SD-34 §SD-35 the demons are dealt.
pub(crate) fn deal(_: step::Deal, Play { game, state, cx }: Play<'_, '_>) {
    block::fill(game, state, |_| true, cx);
    for seat in state.clockwise(state.first) {
        for _ in 0..game.hand_demons() {
            let deck: ArrayVec<Card, 128> = state.demon_deck.iter().collect();
            let eyes = Seats::one(seat);
            let card = cx.pick(&deck, |card| game.design(card).number(), &DEAL, eyes);
            state.demon_deck.remove(card);
            state.player_mut(seat).hand.insert(card);
            cx.tell(|| Event::Dealt { seat, card: Veiled::new(eyes, game.design(card)) });
        }
    }
    state.agenda.first([Step::Begin]);
}
