//! Positions that cannot arise in a game are refused, each with its reason.

use dicke_daemonen::board::Board;
use dicke_daemonen::state::{Cause, Ending};
use dicke_daemonen::{Action, Color, Creatures, EndTest, Options, SoloLeftovers, State, Step};
use kernel::{Game, Seat};

use crate::table::*;

/// Plays on until this holds: the middle of the list, predictions as soon as ten creatures stand.
fn play_until(options: &Options, done: impl Fn(&State) -> bool) -> Table {
    let mut stage = Table::new(options);
    while !done(&stage.state) {
        let seat = stage.state.active;
        let list = stage.legal(seat);
        let early = stage.state.placed() < 10 && list.contains(&Action::Decline);
        let action = match stage.state.agenda.top() {
            Some(Step::Predict) if early => Action::Decline,
            Some(Step::Predict) => list[0].clone(),
            _ => list[list.len() / 2].clone(),
        };
        stage.act_freely(seat, &action);
        assert!(stage.game.sound(&stage.state).is_ok(), "play stays sound");
    }
    stage
}

/// A game of two in which somebody put creatures back and is not to act.
fn returned() -> (Table, Seat) {
    let mut who = ALICE;
    let stage = play_until(&on("flower", 2), |state| {
        state.over.is_none() && state.players.iter().any(|player| player.returned.is_some())
    });
    for seat in [ALICE, BASIL] {
        if stage.state.player(seat).returned.is_some() {
            who = seat;
        }
    }
    (stage, who)
}

/// The codes of the reasons against a position.
fn codes(stage: &Table) -> Vec<&'static str> {
    let error = stage.game.sound(&stage.state).err();
    error.map_or(Vec::new(), |error| error.0.iter().map(|reason| reason.code).collect())
}

/// The codes after a change of a sound position.
fn after(stage: &Table, change: impl FnOnce(&mut State)) -> Vec<&'static str> {
    assert_eq!(codes(stage), [""; 0], "sound before the change");
    let mut copy = Table::new(&stage.game.options());
    copy.state = stage.state.clone();
    change(&mut copy.state);
    codes(&copy)
}

fn corner_with(board: &Board, wanted: impl Fn(Color, Color) -> bool) -> u8 {
    let count = u8::try_from(board.corners()).expect("few corners");
    (0..count)
        .find(|&at| {
            let (first, second) = board.lines_at(at.into());
            wanted(first, second)
        })
        .expect("such a corner")
}

/// §DD-20 §DD-22 §DD-17
#[test]
fn demons_and_ghosts_stand_where_they_may() {
    let stage = Table::new(&on("flower", 2));
    let shared = corner_with(stage.game.board(), |a, b| (a, b) == (Red, Blue));
    let twice = after(&stage, |state| {
        stand(state, Red, shared);
        stand(state, Blue, shared);
    });
    assert_eq!(twice, ["corner-twice"]);
    let foreign = corner_with(stage.game.board(), |a, b| a != Yellow && b != Yellow);
    assert_eq!(after(&stage, |state| stand(state, Yellow, foreign)), ["corner-closed"]);
    assert_eq!(after(&stage, |state| state.ghosts.insert(0)), ["ghost-outside"]);
    assert_eq!(after(&stage, |state| state.ghosts.insert(60)), ["ghost-outside"]);
}

/// §DD-5 §DD-13 §A-25
#[test]
fn seats_are_those_of_the_table() {
    let stage = Table::new(&on("flower", 3));
    assert_eq!(after(&stage, |state| _ = state.players.pop()), ["seat-count"]);
    assert_eq!(after(&stage, |state| state.active = Seat(3)), ["no-seat"]);
    assert_eq!(after(&stage, |state| state.first = Seat(7)), ["no-seat", "wrong-first"]);
    let end = Some(Ending { cause: Cause::NoPlace, seat: Seat(3) });
    assert_eq!(after(&stage, |state| state.over = end), ["no-seat"]);
    assert_eq!(after(&stage, |state| state.closing = end), ["no-seat"]);
    let moved = after(&stage, |state| {
        state.first = CLARA;
        state.active = CLARA;
    });
    assert_eq!(moved, ["wrong-first"]);
    let by_lot = Options { start: dicke_daemonen::Start::Random, ..on("flower", 3) };
    let mut lot = Table::new(&by_lot);
    lot.set(|state| (state.first, state.active) = (CLARA, CLARA));
    assert_eq!(codes(&lot), [""; 0], "by lot anybody may begin");
}

/// §DD-27 §DD-28 §DD-32
#[test]
fn predictions_are_single_and_different_and_leave_one_creature() {
    let (stage, who) = returned();
    let other = who.next(2);
    let color = stage.state.player(who).predicted[0];
    let another = Color::ALL.into_iter().find(|&c| c != color).unwrap();
    let both = after(&stage, |state| state.player_mut(who).predicted.push(another));
    assert_eq!(both, ["predictions"]);
    let twice = after(&stage, |state| {
        let player = state.player_mut(other);
        player.predicted = [color].into_iter().collect();
        player.fist = Creatures::NONE;
    });
    assert_eq!(twice, ["predicted-twice"]);
    let full = after(&stage, |state| {
        state.player_mut(who).fist = creatures("RB");
    });
    assert_eq!(full, ["fist-size"]);
    let five = after(&stage, |state| state.player_mut(other).fist = creatures("RRBBG"));
    assert_eq!(five, ["fist-size"]);
}

/// §DD-1 Every color by itself.
#[test]
fn every_creature_is_somewhere() {
    let stage = Table::new(&on("flower", 2));
    for color in Color::ALL {
        assert_eq!(after(&stage, |state| state.bag[color] += 1), ["creature-count"]);
        let swapped = after(&stage, |state| {
            let next = Color::ALL[(color.index() + 1) % 5];
            state.bag[color] -= 1;
            state.bag[next] += 1;
        });
        assert_eq!(swapped, ["creature-count", "creature-count"]);
    }
}

/// §DD-44 §A-20
#[test]
fn creatures_leave_the_game_only_at_a_solo_prediction() {
    let discard = |state: &mut State| {
        let color = state.bag.colors().next().unwrap();
        state.bag[color] -= 1;
        state.discarded[color] += 1;
    };
    assert_eq!(after(&Table::new(&on("flower", 2)), discard), ["set-aside"]);
    assert_eq!(after(&Table::new(&on("flower", 1)), discard), ["set-aside"]);
    let predicted = |state: &State| !state.players[0].predicted.is_empty();
    let stage = play_until(&on("flower", 1), predicted);
    assert!(!stage.state.discarded.is_empty());
    assert_eq!(after(&stage, discard), ["set-aside"], "more than the fist can have held");
    let bag = Options { solo_leftovers: SoloLeftovers::Bag, ..on("flower", 1) };
    assert_eq!(after(&play_until(&bag, predicted), discard), ["set-aside"]);
}

/// §DD-15
#[test]
fn a_position_rests_at_a_question_or_at_the_end() {
    let stage = Table::new(&on("flower", 2));
    let step = |steps: Vec<Step>| {
        after(&stage, |state| {
            state.agenda.clear();
            steps.iter().for_each(|&step| state.agenda.first([step]));
        })
    };
    assert_eq!(step(vec![]), ["no-rest"]);
    assert_eq!(step(vec![Step::Draw]), ["no-rest"]);
    assert_eq!(step(vec![Step::Begin]), ["no-rest"]);
    assert_eq!(step(vec![Step::Place, Step::Place]), ["no-rest"]);
    assert_eq!(step(vec![Step::Predict]), ["no-rest"], "nothing has been placed");
    let over = Some(Ending { cause: Cause::NoPlace, seat: BASIL });
    assert!(after(&stage, |state| state.over = over).contains(&"no-rest"));
    let (asked, who) = returned();
    let again = after(&asked, |state| {
        state.active = who;
        state.agenda.clear();
        state.agenda.first([Step::Predict]);
    });
    assert!(again.contains(&"no-rest"), "who has predicted is not asked: {again:?}");
}

/// §DD-13 §DD-25 The number of creatures on the board says whose turn it is.
#[test]
fn turns_and_predictions_follow_the_order_of_play() {
    let (stage, who) = returned();
    let other = stage.state.active.next(2);
    assert!(after(&stage, |state| state.active = other).contains(&"wrong-turn"));
    let turn = stage.state.player(who).predicted_in.unwrap();
    let placed = stage.state.placed();
    for wrong in [None, Some(0), Some(turn - 1), Some(placed + 1), Some(255)] {
        let codes = after(&stage, |state| state.player_mut(who).predicted_in = wrong);
        assert_eq!(codes, ["prediction-turn"], "{wrong:?}");
    }
    let none = after(&stage, |state| state.player_mut(who.next(2)).predicted_in = Some(1));
    assert_eq!(none, ["prediction-turn"]);
}

/// §DD-33
#[test]
fn the_end_is_told_as_it_was() {
    let stage = play_until(&on("ring", 2), |state| state.over.is_some());
    let Ending { cause, seat } = stage.state.over.unwrap();
    let other = match cause {
        Cause::NoPlace => Cause::EmptyFist,
        Cause::EmptyFist => Cause::NoPlace,
    };
    let cause = after(&stage, |state| state.over = Some(Ending { cause: other, seat }));
    assert_eq!(cause, ["untrue-end"]);
    let seat = after(&stage, |state| state.over.as_mut().unwrap().seat = seat.next(2));
    assert_eq!(seat, ["untrue-end"]);
    let early = after(&Table::new(&on("ring", 2)), |state| {
        state.agenda.clear();
        state.over = Some(Ending { cause: Cause::NoPlace, seat: state.active });
    });
    assert_eq!(early, ["untrue-end"], "there are places");
    let blocked = after(&Table::new(&on("ring", 2)), |state| {
        let active = state.active;
        state.bag = state.bag.plus(state.player(active).fist);
        state.player_mut(active).fist = Creatures::NONE;
    });
    assert_eq!(blocked, ["cannot-place"]);
}

/// §A-14
#[test]
fn a_round_is_finished_only_where_the_table_chose_so() {
    let active = Table::new(&on("ring", 2));
    let ending = Ending { cause: Cause::NoPlace, seat: BASIL };
    assert_eq!(after(&active, |state| state.closing = Some(ending)), ["untrue-closing"]);
    let skip = after(&active, |state| state.player_mut(ALICE).stuck = Some([false; 5]));
    assert!(skip.contains(&"untrue-skip"), "{skip:?}");

    let round = Options { end_test: EndTest::Round, ..on("ring", 4) };
    let stage = play_until(&round, |state| state.closing.is_some());
    assert!(stage.state.over.is_none(), "somebody still plays");
    let blocked = stage.state.closing.unwrap().seat;
    let untrue = after(&stage, |state| state.closing = None);
    assert!(untrue.contains(&"untrue-skip"), "{untrue:?}");
    let untrue = after(&stage, |state| state.closing.as_mut().unwrap().cause = Cause::EmptyFist);
    assert_eq!(untrue, ["untrue-closing"]);
    let free = after(&stage, |state| state.player_mut(blocked).stuck = Some([false; 5]));
    assert_eq!(free, ["untrue-skip"], "its creatures had a place");
    let all = after(&stage, |state| state.player_mut(blocked).stuck = Some([true; 5]));
    assert_eq!(all, ["untrue-skip"], "others still have places");
    let over = play_until(&round, |state| state.over.is_some());
    assert!(after(&over, |state| state.closing = None).contains(&"untrue-end"));
}

/// §DD-26 §A-40
#[test]
fn memories_agree_with_the_table() {
    let (stage, who) = returned();
    let change = |change: &dyn Fn(&mut dicke_daemonen::state::Returned)| {
        after(&stage, |state| change(state.player_mut(who).returned.as_mut().unwrap()))
    };
    let untrue = [
        change(&|returned| returned.creatures = Creatures::NONE),
        change(&|returned| returned.creatures = Creatures([2, 1, 0, 0, 0])),
        change(&|returned| returned.creatures = Creatures([0, 0, 0, 0, 11])),
        change(&|returned| returned.unseen[Red] += 1),
        change(&|returned| returned.unseen = Creatures([10; 5])),
        change(&|returned| returned.shown = Creatures([10; 5])),
        change(&|returned| returned.draws[3] = 1),
        change(&|returned| returned.draws[who.index()] = 0),
        change(&|returned| returned.draws[who.next(2).index()] = 200),
    ];
    for codes in untrue {
        assert!(codes.contains(&"untrue-return"), "{codes:?}");
    }
    let forgot = change(&|returned| {
        returned.shown = returned.unseen.minus(returned.creatures);
        returned.draws = [0; 4];
    });
    assert!(forgot.contains(&"untrue-memory"), "{forgot:?}");
    let nobody = after(&stage, |state| {
        let kept = state.player_mut(who).returned.take();
        state.player_mut(who.next(2)).returned = kept;
    });
    assert!(nobody.contains(&"untrue-return"), "only who predicted put back: {nobody:?}");
}
