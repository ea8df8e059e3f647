//! Material and set-up.

use dicke_daemonen::{Color, Creatures, DickeDaemonen, Event, Options, Start};
use kernel::{Game, Seat, Turn, Viewer};

use crate::table::*;

/// T-01 §DD-1 §DD-6 §A-1
#[test]
fn fifty_creatures_ten_of_each_color() {
    for seats in 1..=4 {
        let stage = Table::new(&on("flower", seats));
        let fists = stage.state.players.iter().fold(Creatures::NONE, |sum, p| sum.plus(p.fist));
        assert_eq!(fists.plus(stage.state.bag), Creatures([10; 5]));
        assert_eq!(fists.plus(stage.state.bag).total(), 50);
    }
}

/// T-02 §DD-12 §DD-4 §DD-5
#[test]
fn every_fist_holds_four_and_the_bag_the_rest() {
    for (seats, bag) in [(1, 46), (2, 42), (3, 38), (4, 34)] {
        let stage = Table::new(&on("flower", seats));
        assert_eq!(stage.state.bag.total(), bag);
        assert!(stage.state.players.iter().all(|player| player.fist.total() == 4));
    }
}

/// §DD-12 Seat 0 is dealt four, then seat 1: the scripted colors arrive in that order.
#[test]
fn fists_are_dealt_seat_by_seat() {
    let stage = Table::with_dice(&on("flower", 2), &[0, 0, 4, 1, 2, 3, 3, 3]);
    assert_eq!(stage.state.player(ALICE).fist, creatures("RRWB"));
    assert_eq!(stage.state.player(BASIL).fist, creatures("GYYY"));
}

/// T-03 §DD-13 §A-25
#[test]
fn the_left_neighbor_of_the_oldest_begins_and_play_goes_left() {
    let mut stage = Table::new(&on("star", 3));
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = stage.state.active;
        order.push(seat);
        stage.set(|state| hold(state, &["RBGY", "RBGY", "RBGY"]));
        let first = stage.legal(seat)[0].clone();
        stage.act(seat, &first, &[]);
        stage.act(seat, &dicke_daemonen::Action::Decline, &[draws(White)]);
    }
    assert_eq!(order, [Seat(1), Seat(2), Seat(0), Seat(1)]);
}

/// T-99 §DD-13 §DD-43
#[test]
fn alone_seat_zero_begins() {
    let stage = Table::new(&on("flower", 1));
    assert_eq!(stage.state.active, ALICE);
    assert_eq!(stage.state.bag.total(), 46);
}

/// T-100 §A-25
#[test]
fn a_seat_drawn_by_lot_begins() {
    let options = Options { start: Start::Random, ..on("flower", 4) };
    let deal = [0, 1, 2, 3].repeat(4);
    let mut stage = Table::with_dice(&options, &[deal, vec![2]].concat());
    assert_eq!((stage.state.first, stage.state.active), (CLARA, CLARA));
    let mut order = Vec::new();
    for _ in 0..5 {
        let seat = stage.state.active;
        order.push(seat);
        let first = stage.legal(seat)[0].clone();
        stage.act(seat, &first, &[]);
        stage.act(seat, &dicke_daemonen::Action::Decline, &[draws(White)]);
    }
    assert_eq!(order, [CLARA, DORIS, ALICE, BASIL, CLARA]);
}

/// §A-25 Every seat is in the lot.
#[test]
fn the_lot_may_name_every_seat() {
    for seats in 2..=4 {
        let options = Options { start: Start::Random, ..on("flower", seats) };
        for lot in 0..seats {
            let deal = [0, 1, 2, 3].repeat(seats.into());
            let stage = Table::with_dice(&options, &[deal, vec![lot.into()]].concat());
            assert_eq!(stage.state.first, Seat(lot));
        }
    }
}

/// §DD-13 §A-25 The table may say who begins: any of its seats.
#[test]
fn any_seat_of_the_table_may_begin() {
    let starts = [
        (Start::Seat0, ALICE),
        (Start::Seat1, BASIL),
        (Start::Seat2, CLARA),
        (Start::Seat3, DORIS),
    ];
    for (start, seat) in starts {
        for seats in 1..=4 {
            let opened = DickeDaemonen::open(&Options { start, ..on("flower", seats) }, None);
            match opened {
                Ok(game) if start == Start::Seat1 || seat.0 < seats => {
                    let begins = if seats == 1 { ALICE } else { seat };
                    let stage = Table::new(&game.options());
                    assert_eq!((stage.state.first, stage.state.active), (begins, begins));
                    assert_eq!(stage.game.sound(&stage.state), Ok(()));
                }
                Err(refused) if seat.0 >= seats => {
                    let reason = &refused.0[0];
                    assert_eq!((reason.at.as_str(), reason.code), ("start", "start-seat"));
                }
                other => panic!("{start:?} of {seats}: {:?}", other.map(|game| game.options())),
            }
        }
    }
}

/// §DD-14 Nobody owns a color at the start.
#[test]
fn no_color_belongs_to_anybody_at_the_start() {
    let stage = Table::new(&on("flower", 4));
    assert!(stage.state.players.iter().all(|player| player.predicted.is_empty()));
    assert!(Color::ALL.iter().all(|&color| stage.state.predictor(color).is_none()));
}

/// §DD-2 §A-9 Four lines in four colors, none white, visible before the first draw.
#[test]
fn four_lines_one_of_each_demon_color() {
    let stage = Table::new(&on("flower", 2));
    assert_eq!(stage.game.board().cords().len(), 4);
    for corner in 0..stage.game.board().corners() {
        let (first, second) = stage.game.board().lines_at(corner);
        assert!(first != White && second != White && first < second);
    }
    let stored = stage.game.options().board;
    assert_eq!(stored["preset"], "flower", "the board is part of the options");
}

/// §DD-3 §A-8 One knot per line; it is no place for a creature and counts only as a point.
#[test]
fn each_line_has_one_knot() {
    let stage = Table::new(&on("venn-4", 2));
    let board = stage.game.board();
    for color in Color::DEMONS {
        let fields = (0..board.fields()).filter(|&f| board.knots_on(f).contains(&color)).count();
        assert_eq!(fields, 2, "a knot lies between two fields");
    }
    assert_eq!(board.corners(), 4 * board.crossings(), "knots add no corner");
}

/// §A-30 §A-31 Nothing in a turn moves a line: the only actions are creatures and predictions.
#[test]
fn lines_never_move() {
    let mut stage = table(on("flower", 2), &["RBGW", "RBGW"]);
    let before = stage.game.options();
    let notations = stage.notations(ALICE);
    assert!(notations.iter().all(|text| text.contains('@')), "{notations:?}");
    stage.act(ALICE, &ghost(3), &[]);
    assert!(stage.notations(ALICE).iter().all(|text| text.starts_with('!') || text == "."));
    assert_eq!(stage.game.options(), before);
}

/// §A-39 On every preset the first turn finds at least sixteen places for each demon color.
#[test]
fn the_first_turn_never_blocks() {
    for preset in ["ring", "caterpillar", "tutorial-a", "flower", "tutorial-b", "venn-4"] {
        for fist in ["RRRR", "BBBB", "GGGG", "YYYY"] {
            let stage = table(on(preset, 2), &[fist, "WWWW"]);
            assert!(stage.legal(ALICE).len() >= 16, "{preset} {fist}");
        }
        let stage = table(on(preset, 2), &["WWWW", "RRRR"]);
        assert!(stage.legal(ALICE).len() >= 9, "{preset}");
    }
}

/// T-05 §DD-6 The same outcomes and actions give the same position.
#[test]
fn equal_outcomes_give_equal_games() {
    let deal = [0, 0, 4, 1, 2, 3, 3, 3];
    let play = || {
        let mut stage = Table::with_dice(&on("flower", 2), &deal);
        let first = stage.legal(BASIL)[5].clone();
        let events = stage.act(BASIL, &first, &[]);
        (stage.digest(), events, stage.view_of(Viewer::Referee))
    };
    assert_eq!(play(), play());
}

/// §A-26 Two and three players use the same rules: four creatures each, one prediction each.
#[test]
fn fewer_players_change_nothing() {
    for seats in [2, 3] {
        let fists = ["RGWW"; 3];
        let mut stage = table(on("tutorial-b", seats), &fists[..usize::from(seats)]);
        stage.act(ALICE, &ghost(1), &[]);
        assert_eq!(stage.notations(ALICE), ["!R", "!G", "!W", "."]);
    }
}

/// §DD-13 Exactly one seat owes a decision, and the log says who began.
#[test]
fn one_seat_owes_a_decision() {
    let stage = Table::new(&on("flower", 4));
    let Turn::To(seats) = stage.game.turn(&stage.state) else { panic!("the game has begun") };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [BASIL]);
    assert!(stage.opening.contains(&Event::Started { seat: BASIL }));
}
