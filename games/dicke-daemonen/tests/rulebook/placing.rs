//! Placing a creature.

use dicke_daemonen::{Action, Color, Event, Illegal};
use kernel::Ruled as _;

use crate::table::*;

fn places(stage: &Table, color: Color) -> usize {
    let letter = color.letter().to_string();
    stage.notations(ALICE).iter().filter(|text| text.starts_with(&letter)).count()
}

/// T-29 §DD-22 §DD-17
#[test]
fn an_empty_board_offers_every_corner_of_a_color_and_every_inner_field() {
    let stage = table(on("tutorial-b", 2), &["RBGY", "WWWW"]);
    for color in Color::DEMONS {
        assert_eq!(places(&stage, color), 24);
    }
    let stage = table(on("tutorial-b", 2), &["WWWW", "RBGY"]);
    assert_eq!(places(&stage, White), 13);
}

/// T-31 §DD-21 §DD-22
#[test]
fn a_ghost_closes_the_corners_of_its_field() {
    let mut stage = table(on("tutorial-b", 2), &["RBGY", "WWWW"]);
    stage.set(|state| {
        state.ghosts.insert(TB[5]);
        fill_bag(state);
    });
    assert_eq!(places(&stage, Red), 22);
    for text in stage.notations(ALICE).iter().filter(|text| text.starts_with('R')) {
        let number: usize = text[3..].parse().unwrap();
        assert_ne!(stage.game.board().field_of(number), TB[5]);
        let x = TX.iter().position(|&x| usize::from(x) == number / 4).unwrap();
        assert!(x < 6, "no red line at x{x}");
    }
}

/// T-32 §DD-21 Only the field of the corner matters.
#[test]
fn a_ghost_next_door_does_not_matter() {
    let mut stage = table(on("tutorial-b", 2), &["RBGY", "WWWW"]);
    stage.set(|state| {
        state.ghosts.insert(TB[5]);
        fill_bag(state);
    });
    let free = corner(&stage, 3, 6);
    stage.act(ALICE, &demon(Red, free.into()), &[]);
    assert_eq!(stage.state.demon_at(free), Some(Red));
    let stage = {
        let mut stage = table(on("tutorial-b", 2), &["RBGY", "WWWW"]);
        stage.set(|state| {
            state.ghosts.insert(TB[5]);
            fill_bag(state);
        });
        stage
    };
    let shut = corner(&stage, 3, 5);
    let refused = stage.refused(ALICE, &demon(Red, shut.into()));
    assert_eq!(refused, Illegal::FrozenForDemons { field: TB[5] });
}

/// T-33 §DD-20 §DD-10
#[test]
fn one_demon_per_corner_four_corners_per_crossing() {
    let mut stage = table(on("tutorial-b", 2), &["BBBB", "WWWW"]);
    let (taken, free) = (corner(&stage, 0, 1), corner(&stage, 0, 2));
    stage.set(|state| {
        stand(state, Red, taken);
        fill_bag(state);
    });
    let refused = stage.refused(ALICE, &demon(Blue, taken.into()));
    assert_eq!(refused, Illegal::Occupied { corner: taken, creature: Red });
    stage.act(ALICE, &demon(Blue, free.into()), &[]);
}

/// T-34 §DD-10 §A-35
#[test]
fn four_demons_stand_around_one_crossing() {
    for (b, color) in [(0, Red), (1, Red), (2, Blue), (3, Blue)] {
        let mut stage = table(on("tutorial-b", 2), &["RRBB", "WWWW"]);
        let others =
            [(0, Red), (1, Red), (2, Blue), (3, Blue)].map(|(b, c)| (corner(&stage, 0, b), c));
        let own = corner(&stage, 0, b);
        stage.set(|state| {
            others.iter().filter(|other| other.0 != own).for_each(|&(at, c)| stand(state, c, at));
            fill_bag(state);
        });
        stage.act(ALICE, &demon(color, own.into()), &[]);
        assert_eq!(stage.state.occupied().len(), 4);
    }
}

/// T-35 §DD-22
#[test]
fn a_demon_needs_a_line_of_its_color() {
    let stage = table(on("tutorial-b", 2), &["YYYY", "WWWW"]);
    let refused = stage.refused(ALICE, &demon(Yellow, corner(&stage, 0, 0).into()));
    assert_eq!(refused, Illegal::WrongLine { creature: Yellow, first: Red, second: Blue });
}

/// T-37 §DD-18 §DD-19 §A-12 A full field, an empty field: a ghost may enter both.
#[test]
fn a_ghost_may_join_demons_and_freezes_the_field() {
    let mut stage = table(on("tutorial-b", 2), &["WWWY", "YYYY"]);
    let corners = [corner(&stage, 8, 12), corner(&stage, 9, 12)];
    stage.set(|state| {
        corners.iter().for_each(|&at| stand(state, Yellow, at));
        fill_bag(state);
    });
    let field = TB[12];
    let events = stage.act(ALICE, &ghost(field.into()), &[]);
    assert!(events.contains(&Event::PlacedGhost { seat: ALICE, field }));
    assert!(events.contains(&Event::FieldFrozen { field }));
    assert!(stage.state.ghosts.contains(field));
    stage.act(ALICE, &Action::Decline, &[draws(Red)]);
    stage.set(|state| to_place(state, ALICE));
    stage.act(ALICE, &ghost(TB[7].into()), &[]);
}

/// T-38 §DD-19
#[test]
fn nothing_enters_a_frozen_field() {
    let mut stage = table(on("tutorial-b", 2), &["WWYY", "YYYY"]);
    stage.set(|state| {
        state.ghosts.insert(TB[12]);
        fill_bag(state);
    });
    let field = TB[12];
    assert_eq!(stage.refused(ALICE, &ghost(field.into())), Illegal::Frozen { field });
    let inside = corner(&stage, 8, 12);
    let refused = stage.refused(ALICE, &demon(Yellow, inside.into()));
    assert_eq!(refused, Illegal::FrozenForDemons { field });
    assert_eq!((refused.code(), refused.rule()), ("frozen", Some(paragraph("DD-21"))));
}

/// §DD-17 §DD-9 The outer field has no center.
#[test]
fn no_ghost_in_the_outer_field() {
    let stage = table(on("tutorial-b", 2), &["WWYY", "YYYY"]);
    assert_eq!(stage.refused(ALICE, &ghost(0)), Illegal::OuterField {});
}

/// T-39 §DD-23 §DD-9
#[test]
fn outer_corners_can_fill_up_and_never_freeze() {
    let mut stage = table(on("tutorial-b", 2), &["WRRR", "YYYY"]);
    let outer: Vec<u8> = stage.game.board().corners_of(0).to_vec();
    assert_eq!(outer.len(), 6);
    let free = outer[0];
    stage.act(ALICE, &demon(Red, free.into()), &[]);
    stage.act(ALICE, &Action::Decline, &[draws(White)]);
    let lines = stage.game.board().lines_at(0);
    assert!(lines.0 != White);
    let corners: Vec<(u8, Color)> =
        outer.iter().map(|&c| (c, stage.game.board().lines_at(usize::from(c)).0)).collect();
    stage.set(|state| {
        corners.iter().skip(1).for_each(|&(at, color)| stand(state, color, at));
        fill_bag(state);
        to_place(state, ALICE);
    });
    assert_eq!(places(&stage, White), 13);
}

/// T-40 §DD-16 Another player's piece or one nobody holds.
#[test]
fn only_from_ones_own_fist() {
    let stage = table(on("tutorial-b", 2), &["RW", "GGGG"]);
    let refused = stage.refused(ALICE, &demon(Green, corner(&stage, 3, 6).into()));
    assert_eq!(refused, Illegal::NotInFist { creature: Green, fist: "R W".to_owned() });
    let refused = stage.refused(BASIL, &demon(Green, corner(&stage, 3, 6).into()));
    assert_eq!(refused, Illegal::NotYourTurn { seat: BASIL, turn: ALICE });
}

/// T-41 §DD-15 §DD-34
#[test]
fn no_pass_no_prediction_before_placing() {
    let stage = table(on("tutorial-b", 2), &["RBGY", "GGGG"]);
    for action in [Action::Decline, predict(&[Red])] {
        assert_eq!(
            stage.refused(ALICE, &action),
            Illegal::WrongStep { seat: ALICE, step: "place" }
        );
    }
    assert!(stage.notations(ALICE).iter().all(|text| text.contains("@c")));
}

/// §DD-16 Exactly one creature leaves the fist.
#[test]
fn exactly_one_creature_is_placed() {
    let mut stage = table(on("tutorial-b", 2), &["RRGY", "GGGG"]);
    let at = corner(&stage, 0, 0);
    let events = stage.act(ALICE, &demon(Red, at.into()), &[]);
    assert_eq!(stage.state.player(ALICE).fist, creatures("RGY"));
    let placed = Event::PlacedDemon { seat: ALICE, creature: Red, corner: at, field: 0 };
    assert_eq!(events, [placed]);
}

/// §DD-24 What stands on the board stays: every later position keeps it.
#[test]
fn placed_creatures_never_leave() {
    let mut stage = table(on("flower", 2), &["RWGY", "RGBY"]);
    stage.act(ALICE, &ghost(2), &[]);
    stage.act(ALICE, &Action::Decline, &[draws(Blue)]);
    for step in 0..30 {
        let before = (stage.state.occupied(), stage.state.ghosts);
        let seat = stage.state.active;
        let legal = stage.legal(seat);
        let Some(action) = legal.get(step % legal.len().max(1)) else { break };
        stage.act_freely(seat, &action.clone());
        assert!(before.0.less(stage.state.occupied()).is_empty());
        assert!(before.1.less(stage.state.ghosts).is_empty());
    }
}

/// T-86 §DD-8 §DD-10
#[test]
fn places_that_do_not_exist_are_refused() {
    let stage = table(on("tutorial-b", 2), &["RWGY", "GGGG"]);
    for number in [48, -1, i32::MAX, i32::MIN] {
        let refused = stage.refused(ALICE, &demon(Red, number));
        assert_eq!(refused, Illegal::NoSuchPlace { kind: "corner", number, largest: 47 });
    }
    for number in [14, -1] {
        let refused = stage.refused(ALICE, &ghost(number));
        assert_eq!(refused, Illegal::NoSuchPlace { kind: "field", number, largest: 13 });
    }
}

/// T-91 §DD-16 §A-36
#[test]
fn the_list_names_every_place_once_in_order() {
    let stage = table(on("tutorial-b", 2), &["RRGW", "GGGG"]);
    let list = stage.legal(ALICE);
    assert_eq!((places(&stage, White), places(&stage, Red), places(&stage, Green)), (13, 24, 24));
    assert_eq!(list.len(), 61);
    assert!(list.is_sorted_by(|a, b| a < b));
    assert_eq!(list[0].to_string(), "R@c0");
    assert_eq!(list[60].to_string(), "W@f13");
}

/// T-125 §DD-20 §DD-21 §DD-22
#[test]
fn the_example_position_leaves_these_places() {
    let all = [Some(Red), Some(Blue), Some(Yellow), Some(White)];
    let mut stage = example(on("tutorial-b", 4), &all);
    for (fist, open) in [("R", 7), ("B", 3), ("G", 7), ("Y", 7), ("W", 5)] {
        stage.set(|state| {
            hold(state, &[fist, "", "", ""]);
            to_place(state, ALICE);
        });
        assert_eq!(stage.legal(ALICE).len(), open, "{fist}");
    }
    assert_eq!(stage.notations(ALICE), ["W@f1", "W@f4", "W@f5", "W@f6", "W@f13"]);
}
