//! What is hidden, and how it is redrawn.

use kernel::{Chance, Cx, Seat, Seats, Secret, Why, rule};

use crate::event::Event;
use crate::faults::Fault;
use crate::flow::kinds;
use crate::game::Toy;
use crate::state::{Cards, State, total};

static IMAGINE: Why = Why { code: "imagine", rule: rule!("1") };

/// All cards that the seat does not see, counted by kind.
fn unseen(state: &State, seat: Seat) -> Cards {
    let mut pool = state.bag;
    for (number, (hand, bid)) in (0..).zip(state.hands.iter().zip(&state.bids)) {
        if Seat(number) != seat {
            for (sum, n) in pool.iter_mut().zip(hand) {
                *sum += n;
            }
            if let Some(bid) = bid {
                pool[usize::from(*bid)] += 1;
            }
        }
    }
    pool
}

pub(crate) fn imagine<const SLIP: bool>(
    game: &Toy<SLIP>,
    state: &State,
    seat: Seat,
    chance: &mut dyn Chance,
) -> State {
    let mut imagined = state.clone();
    match game.options.fault {
        Fault::ImagineClones => return imagined,
        Fault::ImagineShuffles => {
            exchange(&mut imagined, seat, chance);
            return imagined;
        }
        _ => {}
    }
    let mut pool = unseen(state, seat);
    if game.has(Fault::ImagineBreaks) {
        pool = [0, 0, total(pool)];
    }
    let mut cx = Cx::<Event>::silent(chance);
    let mut draw = |from: &mut Cards| {
        let kind = cx.weighted(&from.map(u32::from), &IMAGINE, Seats::NONE);
        from[kind] -= 1;
        kind
    };
    for other in 0..state.hands.len() {
        if other == seat.index() {
            continue;
        }
        let size = total(state.hands[other]) + u8::from(state.bids[other].is_some());
        let mut hand = Cards::default();
        for _ in 0..size {
            hand[draw(&mut pool)] += 1;
        }
        if state.bids[other].is_some() {
            let bid = draw(&mut hand);
            imagined.bids[other] = Some(u8::try_from(bid).expect("there are few kinds"));
        }
        imagined.hands[other] = hand;
    }
    imagined.bag = pool;
    if game.has(Fault::ImagineMute) || game.has(Fault::ImagineTwice) {
        imagined.note = 0;
    }
    imagined
}

/// Exchanges what the two others hold, or not: the truth shuffled among itself.
fn exchange(state: &mut State, seat: Seat, chance: &mut dyn Chance) {
    let others: Vec<usize> = (0..state.hands.len()).filter(|&i| i != seat.index()).collect();
    if let [a, b] = others[..] {
        let alike = total(state.hands[a]) == total(state.hands[b])
            && state.bids[a].is_some() == state.bids[b].is_some();
        if Cx::<Event>::silent(chance).die(2, &IMAGINE) == 1 && alike {
            state.hands.swap(a, b);
            state.bids.swap(a, b);
        }
    }
}

pub(crate) fn secrets<const SLIP: bool>(
    game: &Toy<SLIP>,
    state: &State,
    seat: Seat,
    out: &mut Vec<Secret>,
) {
    if game.has(Fault::NoSecrets) {
        return;
    }
    let pool = unseen(state, seat);
    if kinds(&pool).count() < 2 {
        return;
    }
    for other in (0..state.hands.len()).filter(|&other| other != seat.index()) {
        let of = u16::try_from(other).expect("a table is small");
        if let Some(bid) = state.bids[other] {
            out.push(Secret { what: "bid", of, value: vec![bid] });
        }
        let size = total(state.hands[other]);
        if size > 0 && size < total(pool) {
            out.push(Secret { what: "hand", of, value: state.hands[other].to_vec() });
        }
    }
}
