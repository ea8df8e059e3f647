//! The end of the game.

use dicke_daemonen::{Action, EndTest, Event, Illegal, Options};
use kernel::{Game, Turn, Viewer};

use crate::table::*;

/// Ghosts in every inner field but these.
fn freeze_all_but(stage: &mut Table, open: &[u8]) {
    let fields = u8::try_from(stage.game.board().fields()).expect("few fields");
    stage.set(|state| {
        (1..fields).filter(|field| !open.contains(field)).for_each(|f| state.ghosts.insert(f));
    });
}

/// Basil finishes a turn before the seat with the tested fist.
fn basil_places(stage: &mut Table, at: &Action) -> Vec<Event> {
    stage.set(|state| to_place(state, BASIL));
    let mut events = stage.act_freely(BASIL, at);
    if stage.state.over.is_none() && stage.state.active == BASIL {
        events.extend(stage.act_freely(BASIL, &Action::Decline));
    }
    events
}

/// T-53 §DD-33
#[test]
fn a_ghost_without_an_open_field_ends_the_game() {
    let mut stage = table(on("ring", 2), &["W", "R"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    let events = basil_places(&mut stage, &demon(Red, (*red).into()));
    assert!(events.contains(&Event::Ended { seat: ALICE, cause: "no-place" }));
    assert!(matches!(stage.game.turn(&stage.state), Turn::Over(_)));
    assert_eq!(stage.refused(ALICE, &ghost(1)), Illegal::GameOver {});
}

/// T-55 §DD-33
#[test]
fn an_empty_fist_ends_the_game() {
    let mut stage = table(on("ring", 2), &["", "R"]);
    let events = basil_places(&mut stage, &demon(Red, 0));
    assert!(events.contains(&Event::Ended { seat: ALICE, cause: "empty-fist" }));
}

/// T-56 §A-14 §A-38
#[test]
fn a_blocked_seat_is_not_noticed_before_its_turn() {
    let mut stage = table(on("ring", 3), &["R", "RRRR", "W"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let reds: Vec<u8> =
        outer.into_iter().filter(|&c| stage.game.board().lines_at(c.into()).0 == Red).collect();
    stage.set(|state| to_place(state, ALICE));
    let events = stage.act_freely(ALICE, &demon(Red, reds[0].into()));
    assert!(stage.state.over.is_none(), "it is Basil's turn, Clara is blocked: {events:?}");
    assert_eq!(stage.state.active, BASIL);
    // Were Clara's creature a red one, she could place it; nobody sees a difference.
    let mut free = table(on("ring", 3), &["R", "RRRR", "R"]);
    freeze_all_but(&mut free, &[]);
    free.set(|state| {
        to_place(state, ALICE);
        state.bag = stage.state.bag;
    });
    free.act(ALICE, &demon(Red, reds[0].into()), &[draws(Blue)]);
    let mut blocked = free.state.clone();
    blocked.player_mut(CLARA).fist = creatures("W");
    for viewer in [Viewer::Seat(ALICE), Viewer::Seat(BASIL), Viewer::Spectator] {
        assert_eq!(free.game.view(&blocked, viewer), free.view_of(viewer));
        let shown = free.events_for(viewer, &events);
        assert!(!shown.iter().any(|event| matches!(event, Event::Ended { .. })), "{shown:?}");
        assert!(!shown.iter().any(|event| matches!(event, Event::FistsOpened {})), "{shown:?}");
    }
    // The same holds while Basil answers; only when Clara's turn begins the game ends.
    let placed = stage.act_freely(BASIL, &demon(Red, reds[1].into()));
    assert_eq!(placed.len(), 1, "{placed:?}");
    let ended = stage.act_freely(BASIL, &Action::Decline);
    assert!(ended.contains(&Event::Ended { seat: CLARA, cause: "no-place" }), "{ended:?}");
}

/// §DD-33 §A-14 Where every fist is looked at, the turn of another ends the game for whoever cannot
/// place.
#[test]
fn any_blocked_seat_ends_the_game_if_the_table_says_so() {
    let any = Options { end_test: EndTest::Any, ..on("ring", 3) };
    let mut stage = table(any, &["R", "RRRR", "W"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    let events = stage.act_freely(ALICE, &demon(Red, (*red).into()));
    assert_eq!(stage.state.active, BASIL, "Basil could place, it is his turn");
    assert!(events.contains(&Event::Ended { seat: CLARA, cause: "no-place" }), "{events:?}");
    assert!(matches!(stage.game.turn(&stage.state), Turn::Over(_)));
}

/// §DD-33 §A-14 Of several the first in turn order is named, and who could place goes on.
#[test]
fn of_several_blocked_seats_the_first_in_turn_order_is_named() {
    let any = Options { end_test: EndTest::Any, ..on("ring", 4) };
    let mut stage = table(any.clone(), &["R", "R", "", "W"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let reds: Vec<u8> =
        outer.into_iter().filter(|&c| stage.game.board().lines_at(c.into()).0 == Red).collect();
    let events = stage.act_freely(ALICE, &demon(Red, reds[0].into()));
    assert!(events.contains(&Event::Ended { seat: CLARA, cause: "empty-fist" }), "{events:?}");
    let mut stage = table(any, &["R", "R", "R", "R"]);
    freeze_all_but(&mut stage, &[]);
    stage.act(ALICE, &demon(Red, reds[0].into()), &[draws(Red)]);
    assert_eq!((stage.state.over, stage.state.active), (None, BASIL));
}

/// T-57 §DD-33 §A-14
#[test]
fn later_seats_get_no_turn() {
    let mut stage = table(on("ring", 4), &["W", "R", "RRRR", "RRRR"]);
    freeze_all_but(&mut stage, &[]);
    stage.set(|state| {
        hold(state, &["R", "W", "RRRR", "RRR"]);
        to_place(state, ALICE);
    });
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    let events = stage.act_freely(ALICE, &demon(Red, (*red).into()));
    assert!(events.contains(&Event::Ended { seat: BASIL, cause: "no-place" }));
    assert!(stage.legal(CLARA).is_empty() && stage.legal(DORIS).is_empty());
}

/// T-58 §DD-33 A predictor's single creature without a place ends the game for all.
#[test]
fn one_blocked_creature_of_a_predictor_ends_it() {
    let mut stage = table(on("tutorial-b", 2), &["B", "RRRR"]);
    let blue: Vec<u8> = (0..48u8)
        .filter(|&c| {
            let lines = stage.game.board().lines_at(c.into());
            lines.0 == Blue || lines.1 == Blue
        })
        .collect();
    stage.set(|state| {
        // Every corner open to blue is taken; the owners of the demons do not matter here.
        blue.iter().for_each(|&at| stand(state, Blue, at));
        state.player_mut(ALICE).predicted.push(White);
    });
    let free = corner(&stage, 2, 4);
    let events = basil_places(&mut stage, &demon(Red, free.into()));
    assert!(events.contains(&Event::Ended { seat: ALICE, cause: "no-place" }));
}

/// §DD-33 §A-32 One creature without a place among others ends nothing.
#[test]
fn one_unplaceable_creature_ends_nothing() {
    let mut stage = table(on("ring", 2), &["WR", "R"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    basil_places(&mut stage, &demon(Red, (*red).into()));
    assert!(stage.state.over.is_none());
    assert!(stage.notations(ALICE).iter().all(|text| text.starts_with('R')));
}

/// T-59 §DD-34 §DD-24
#[test]
fn every_game_ends_within_fifty_placements() {
    for (seats, preset) in [(1, "star"), (2, "lattice"), (3, "ring"), (4, "flower")] {
        let mut stage = Table::new(&on(preset, seats));
        let mut placed = 0;
        while stage.state.over.is_none() {
            let seat = stage.state.active;
            let legal = stage.legal(seat);
            let action = legal[placed % legal.len()].clone();
            placed += usize::from(action.to_string().contains('@'));
            stage.act_freely(seat, &action);
            assert!(placed <= 50);
        }
        let pieces: usize = stage.state.players.iter().map(|p| p.predicted.len()).sum();
        assert!(placed <= 50 - pieces);
    }
}

/// T-101 §A-14
#[test]
fn the_round_is_finished_when_the_table_chose_so() {
    let options = Options { end_test: EndTest::Round, ..on("ring", 4) };
    let mut stage = table(options, &["R", "R", "W", "R"]);
    freeze_all_but(&mut stage, &[]);
    let reds: Vec<u8> = stage
        .game
        .board()
        .corners_of(0)
        .to_vec()
        .into_iter()
        .filter(|&c| stage.game.board().lines_at(c.into()).0 == Red)
        .collect();
    stage.set(|state| {
        state.first = BASIL;
        to_place(state, BASIL);
    });
    let skipped = |events: &[Event]| events.contains(&Event::Skipped { seat: CLARA });
    // Basil and then Doris take a red corner; Clara between them cannot.
    let mut events = stage.act_freely(BASIL, &demon(Red, reds[0].into()));
    assert!(skipped(&events), "{events:?}");
    assert_eq!(stage.state.active, DORIS);
    stage.set(|state| state.player_mut(ALICE).fist = creatures("B"));
    events = stage.act_freely(DORIS, &demon(Red, reds[1].into()));
    assert!(stage.state.over.is_none(), "{events:?}");
    assert_eq!(stage.state.active, ALICE);
    let last = stage.legal(ALICE)[0].clone();
    events = stage.act_freely(ALICE, &last);
    assert!(events.contains(&Event::Ended { seat: CLARA, cause: "no-place" }));
    assert!(stage.legal(BASIL).is_empty(), "the first player gets no second turn");
}

/// Four seats that finish the round, Basil first; all inner fields are frozen, so ghosts are
/// blocked and red demons are not. The bag is empty.
fn round(fists: &[&str]) -> (Table, Vec<u8>) {
    let options = Options { end_test: EndTest::Round, ..on("ring", 4) };
    let mut stage = table(options, fists);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let reds =
        outer.into_iter().filter(|&c| stage.game.board().lines_at(c.into()).0 == Red).collect();
    stage.set(|state| {
        state.first = BASIL;
        to_place(state, BASIL);
        empty_bag(state);
    });
    (stage, reds)
}

/// T-101 §A-14 An empty fist does not end the round at once either, and is told as the cause.
#[test]
fn an_empty_fist_is_skipped_while_the_round_is_finished() {
    let (mut stage, reds) = round(&["B", "R", "", "R"]);
    let events = stage.act(BASIL, &demon(Red, reds[0].into()), &[]);
    assert!(events.contains(&Event::Skipped { seat: CLARA }), "{events:?}");
    assert_eq!((stage.state.active, stage.state.over), (DORIS, None));
    let closing = stage.view_of(Viewer::Spectator).closing.unwrap();
    assert_eq!((closing.cause, closing.seat), ("empty-fist", CLARA));
    stage.act(DORIS, &demon(Red, reds[1].into()), &[]);
    let last = stage.legal(ALICE)[0].clone();
    let events = stage.act(ALICE, &last, &[]);
    assert!(events.contains(&Event::Ended { seat: CLARA, cause: "empty-fist" }), "{events:?}");
}

/// T-101 §A-14 Of two blocked seats the first is told as the cause; what had no place is remembered
/// of each.
#[test]
fn the_first_blocked_seat_is_the_cause() {
    let (mut stage, reds) = round(&["", "R", "W", "R"]);
    let events = stage.act(BASIL, &demon(Red, reds[0].into()), &[]);
    assert!(events.contains(&Event::Skipped { seat: CLARA }), "{events:?}");
    let stuck = stage.state.player(CLARA).stuck.expect("Clara was skipped");
    assert!(stuck[White.index()] && !stuck[Red.index()]);
    let events = stage.act(DORIS, &demon(Red, reds[1].into()), &[]);
    assert!(events.contains(&Event::Skipped { seat: ALICE }), "{events:?}");
    assert!(events.contains(&Event::Ended { seat: CLARA, cause: "no-place" }), "{events:?}");
    assert!(stage.state.player(ALICE).stuck.is_some());
    let result = stage.view_of(Viewer::Spectator).result.unwrap();
    assert_eq!((result.cause, result.seat), ("no-place", CLARA));
}

/// §A-14 The one who began is blocked at the start of a new round: the others finish it.
#[test]
fn a_round_that_begins_blocked_is_still_finished() {
    let (mut stage, reds) = round(&["R", "W", "R", "R"]);
    stage.set(|state| to_place(state, ALICE));
    let events = stage.act(ALICE, &demon(Red, reds[0].into()), &[]);
    assert!(events.contains(&Event::Skipped { seat: BASIL }), "{events:?}");
    assert_eq!((stage.state.active, stage.state.over), (CLARA, None));
}

/// T-103 §DD-33 §DD-35
#[test]
fn the_last_creature_counts() {
    let mut stage = table(on("ring", 2), &["W", "R"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    basil_places(&mut stage, &demon(Red, (*red).into()));
    let view = stage.view_of(Viewer::Spectator);
    assert_eq!(view.points[Red.index()], 4, "the outer field of the ring");
    assert_eq!(view.result.unwrap().cause, "no-place");
}

/// T-104 §DD-33
#[test]
fn a_prediction_is_completed_before_the_end() {
    let mut stage = table(on("ring", 2), &["W", "RG"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    stage.set(|state| to_place(state, BASIL));
    stage.act(BASIL, &demon(Red, (*red).into()), &[]);
    let events = stage.act(BASIL, &predict(&[Green]), &[draws(Yellow)]);
    assert!(events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert!(matches!(events.last(), Some(Event::NobodyWon {} | Event::SeatWon { .. })));
    assert_eq!(stage.state.predictor(Green), Some(BASIL));
}

/// §DD-40 §DD-41 Everybody who predicted a winning color is named, and nobody only when there is none.
#[test]
fn the_winners_are_named() {
    let named = |predictions: [dicke_daemonen::Color; 2]| {
        let mut stage = example(on("tutorial-b", 2), &predictions.map(Some));
        stage.set(|state| {
            state.player_mut(BASIL).fist = creatures("W");
            fill_bag(state);
            empty_bag(state);
            to_place(state, BASIL);
        });
        let mut events = stage.act(BASIL, &ghost(TB[7].into()), &[]);
        assert!(events.contains(&Event::Ended { seat: ALICE, cause: "empty-fist" }));
        events.retain(|event| matches!(event, Event::SeatWon { .. } | Event::NobodyWon {}));
        events
    };
    let won = |seat, creature| Event::SeatWon { seat, creature };
    assert_eq!(named([Green, Red]), [won(ALICE, Green)]);
    assert_eq!(named([Green, Blue]), [won(ALICE, Green), won(BASIL, Blue)]);
    assert_eq!(named([Red, Yellow]), [Event::NobodyWon {}]);
}

/// T-111 §A-15
#[test]
fn at_the_end_everything_is_open() {
    let mut stage = table(on("ring", 2), &["W", "RG"]);
    freeze_all_but(&mut stage, &[]);
    let outer = stage.game.board().corners_of(0).to_vec();
    let red = outer.iter().find(|&&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    let hidden = stage.view_of(Viewer::Spectator);
    assert_eq!((hidden.players[1].fist, hidden.bag_creatures), (None, None));
    stage.set(|state| to_place(state, BASIL));
    stage.act(BASIL, &demon(Red, (*red).into()), &[]);
    let events = stage.act(BASIL, &predict(&[Green]), &[draws(Yellow)]);
    assert!(events.contains(&Event::FistsOpened {}));
    for viewer in [Viewer::Spectator, Viewer::Seat(ALICE)] {
        let view = stage.view_of(viewer);
        assert_eq!(view.players[0].fist, Some(creatures("W")));
        assert_eq!(view.players[1].fist, Some(creatures("Y")));
        assert_eq!(view.bag_creatures, Some(stage.state.bag));
    }
}
