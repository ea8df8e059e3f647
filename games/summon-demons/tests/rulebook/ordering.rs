//! §SD-60 §A-22 The order of one's own cards is asked where it can matter, and only there.

use kernel::chance::Seeded;
use kernel::{At, Cx, Game, Seat, Steps as _, Turn, advance};
use summon_demons::{Card, CardSet, Kind, Options, State, Step, SummonDemons};

use crate::table::*;

/// Whether Alice is asked for the order of her cards that act on this total.
fn asks(total: u8, own: &str, prepare: impl FnOnce(Table) -> Table) -> bool {
    let Table(mut stage) = prepare(Table::quiet(3, total).own(ALICE, own));
    let awake = awake(&stage.game, &stage.state, ALICE);
    stage.state.player_mut(ALICE).awake = awake;
    let due = numbered(&stage.game, total).and(awake);
    let step = Step::Order { owner: ALICE, due, chain: CardSet::NONE };
    step.asks(At { game: &stage.game, state: &stage.state }).contains(ALICE)
}

/// §SD-60 §A-22 Souls add up in any order, whatever is counted; so do souls that are stolen.
#[test]
fn cards_that_only_bring_souls_act_unasked() {
    for (total, own) in [
        (6, "eve lola adam"),
        (8, "adam romeo lola"),
        (7, "dog rabbit macaw rabiddog eve"),
        (10, "dillinger antichrist"),
        (9, "regan clockwork"),
        (5, "louis porcus"),
        (8, "adam irwin dog"),
        (7, "macaw adam irwin buzz"),
    ] {
        assert!(!asks(total, own, |table| table), "{own} on {total}");
    }
}

/// §SD-102 §A-22 A card whose condition cannot come true is no reason to ask.
#[test]
fn cards_that_cannot_act_are_no_reason_to_ask() {
    assert!(!asks(7, "straycat dog eve", |table| table), "a kid is there whatever happens");
    assert!(!asks(7, "goat dog eve", |table| table), "no boy to pay with");
    assert!(asks(7, "goat dog eve adam", |table| table), "the Goat may take the Dog's kids");
}

/// §SD-60 §A-22 One card that brings others is asked for exactly where the rest need or count them.
#[test]
fn a_card_that_brings_cards_matters_to_those_that_count_them() {
    assert!(!asks(7, "cat dog eve", |table| table), "no animal is a kid");
    assert!(asks(7, "cat rabbit", |table| table), "the Rabbit needs animals");
    assert!(asks(7, "cat goldfish", |table| table), "what the Cat finds may decide");
    assert!(asks(7, "skunk dog eve", |table| table), "the Skunk takes everything");
    let shown = |table: Table| table.block("dog cat");
    assert!(!asks(6, "jane eve", shown), "Eve counts nothing");
    assert!(!asks(6, "jane lola", shown), "Lola counts boys");
    assert!(asks(6, "jane legion", shown), "the Legion counts every card");
    assert!(
        !asks(8, "irwin adam cat", |table| table),
        "what Irwin's Cat finds is no matter to Adam"
    );
    assert!(asks(8, "irwin hound cat", |table| table), "it is to the Hound, who counts animals");
}

/// §SD-99 §A-15 A soul for a rival matters where it may be that rival's last.
#[test]
fn a_gift_matters_where_a_rival_is_near() {
    assert!(!asks(5, "glen louis", |table| table));
    assert!(asks(5, "glen louis", |table| table.own(BASIL, "porcus legion devil")));
}

/// How somebody answers who is always asked the same: the first of the list, or the last.
#[derive(Clone, Copy, Debug)]
enum Habit {
    First,
    Last,
}

/// Lets these cards of a seat act in this order and gives what came of it.
fn play_in_order(
    game: &SummonDemons,
    start: &State,
    owner: Seat,
    order: &[Card],
    (habit, seed): (Habit, u64),
) -> State {
    let mut state = start.clone();
    state.agenda.clear();
    state.agenda.first([Step::EndRoll, Step::Act, Step::EndTurn]);
    for &card in order.iter().rev() {
        state.agenda.first([Step::Order { owner, due: CardSet::one(card), chain: CardSet::NONE }]);
    }
    let mut dice = Seeded::from_number(seed);
    let mut cx = Cx::silent(&mut dice);
    advance(game, &mut state, &mut cx);
    while let Turn::To(asked) = game.turn(&state) {
        if matches!(state.agenda.top(), Some(Step::Act)) {
            break;
        }
        let seat = asked.iter().next().expect("somebody is asked");
        let mut list = Vec::new();
        game.legal(&state, seat, &mut list);
        let answer = match habit {
            Habit::First => list.first(),
            Habit::Last => list.last(),
        };
        game.play(&mut state, seat, answer.expect("an answer"), &mut cx);
    }
    state
}

/// What an order has to agree on: who won, or else everything.
fn same(game: &SummonDemons, one: &State, other: &State) -> bool {
    match (game.turn(one), game.turn(other)) {
        (Turn::Over(one), Turn::Over(other)) => {
            one.seats.iter().map(|seat| seat.won).eq(other.seats.iter().map(|seat| seat.won))
        }
        _ => one == other,
    }
}

/// Every order of so many cards, as places.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let Some(last) = count.checked_sub(1) else { return vec![Vec::new()] };
    let shorter = orders(last).into_iter();
    let with_last = |order: Vec<usize>| {
        (0..=order.len()).map(move |at| {
            let mut order = order.clone();
            order.insert(at, last);
            order
        })
    };
    shorter.flat_map(with_last).collect()
}

/// A position in which somebody is about to throw, after so many random actions.
fn somewhere(game: &SummonDemons, seed: u64) -> Option<State> {
    let mut dice = Seeded::from_number(seed);
    let mut choice = Seeded::from_number(!seed);
    let mut state = game.start(&mut Cx::silent(&mut dice));
    for _ in 0..100 + choice.below(300) {
        let Turn::To(asked) = game.turn(&state) else { return None };
        let seat = asked.iter().next().expect("somebody is asked");
        let mut list = Vec::new();
        game.legal(&state, seat, &mut list);
        let count = u32::try_from(list.len()).expect("lists are short");
        let action = list[usize::try_from(choice.below(count)).expect("a place")];
        game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
    }
    let resting = matches!(state.agenda.top(), Some(Step::Act)) && !state.course.rolled;
    resting.then_some(state)
}

/// §SD-60 §A-22 In positions of random games every order that is not asked comes to the same.
#[test]
fn an_order_that_is_not_asked_cannot_matter() {
    let mut unasked = 0;
    for seed in 0..4_000 {
        let teams = seed % 3 == 0;
        let seats = if teams { 4 } else { 2 + u8::try_from(seed % 4).expect("below four") };
        let game = SummonDemons::open(&Options { teams, ..options(seats) }, None).unwrap();
        let Some(mut state) = somewhere(&game, seed) else { continue };
        for total in 2..=12_u8 {
            for owner in (0..seats).map(Seat) {
                let awake = awake(&game, &state, owner);
                state.players[owner.index()].awake = awake;
                let due = numbered(&game, total).and(awake);
                let step = Step::Order { owner, due, chain: CardSet::NONE };
                let cards: Vec<Card> = due.iter().collect();
                if (2..=4).contains(&cards.len())
                    && step.asks(At { game: &game, state: &state }).is_empty()
                {
                    unasked += 1;
                    for habit in [Habit::First, Habit::Last] {
                        let play = |order: &[usize]| {
                            let order: Vec<Card> = order.iter().map(|&at| cards[at]).collect();
                            play_in_order(&game, &state, owner, &order, (habit, seed))
                        };
                        let orders = orders(cards.len());
                        let first = play(&orders[0]);
                        for order in &orders[1..] {
                            let after = play(order);
                            assert!(same(&game, &first, &after), "{seed}: {cards:?} {order:?}");
                        }
                    }
                }
                state.players[owner.index()].awake = CardSet::NONE;
            }
        }
    }
    assert!(unasked > 1_000, "{unasked}");
}

/// The cards of a seat that could act on a throw of whoever is to throw.
fn awake(game: &SummonDemons, state: &State, owner: Seat) -> CardSet {
    let area = state.player(owner).area;
    let faces = game.content().faces.iter();
    let silent = faces.filter(|face| face.kind == Kind::Demon && owner != state.active);
    silent.fold(area, |awake, face| awake.less(face.copies))
}

fn numbered(game: &SummonDemons, total: u8) -> CardSet {
    let faces = game.content().faces.iter().filter(|face| face.numbers.contains(&total));
    faces.fold(CardSet::NONE, |cards, face| cards.or(face.copies))
}
