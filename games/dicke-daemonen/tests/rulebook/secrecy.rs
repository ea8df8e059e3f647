//! Who knows what.

use dicke_daemonen::{Action, Creatures, DickeDaemonen, Event, Options};
use kernel::chance::Seeded;
use kernel::{Game, Mind, Viewer};

use crate::table::*;

/// T-04 §DD-12 §A-27
#[test]
fn a_seat_sees_its_own_fist_and_only_numbers_of_the_others() {
    let stage = table(on("flower", 3), &["RRRR", "GGGG", "BBW"]);
    let view = stage.view_of(Viewer::Seat(CLARA));
    assert_eq!(view.players[2].fist, Some(creatures("BBW")));
    assert_eq!((view.players[0].fist, view.players[1].fist), (None, None));
    let sizes: Vec<u8> = view.players.iter().map(|player| player.fist_size).collect();
    assert_eq!((sizes, view.bag), (vec![4, 4, 3], 39));
    assert_eq!(view.bag_creatures, None);
}

/// T-106 §A-41
#[test]
fn whoever_is_to_place_can_place_in_every_imagined_world() {
    let mut stage = table(on("ring", 2), &["WWWW", "RRR"]);
    stage.set(|state| {
        (1..10).for_each(|field| state.ghosts.insert(field));
        hold(state, &["", "RW"]);
        to_place(state, BASIL);
    });
    let before = stage.view_of(Viewer::Seat(ALICE));
    let mut dice = Seeded::from_number(9);
    for _ in 0..1000 {
        let world = stage.game.imagine(&stage.state, ALICE, &mut dice);
        let mut list = Vec::new();
        stage.game.legal(&world, BASIL, &mut list);
        assert!(!list.is_empty());
        assert_eq!(stage.game.view(&world, Viewer::Seat(ALICE)), before);
    }
}

/// T-107 §A-40
#[test]
fn returned_creatures_are_in_no_older_fist_place() {
    // All red and white creatures not on the board or in Alice's hand are the two she returns.
    let mut stage = table(on("star", 3), &["GRWY", "BBBB", "YYYY"]);
    stage.set(|state| {
        for corner in stage_corners(9) {
            stand(state, Red, corner);
        }
        (1..=9).for_each(|field| state.ghosts.insert(field));
        fill_bag(state);
    });
    let green = stage.legal(ALICE).into_iter().find(|action| action.to_string().starts_with('G'));
    stage.act(ALICE, &green.unwrap(), &[]);
    stage.act(ALICE, &predict(&[Yellow]), &[draws(Green)]);
    let mut dice = Seeded::from_number(4);
    for _ in 0..1000 {
        let world = stage.game.imagine(&stage.state, ALICE, &mut dice);
        for seat in [BASIL, CLARA] {
            let fist = world.player(seat).fist;
            assert_eq!((fist[Red], fist[White]), (0, 0), "nobody has drawn since the return");
        }
    }
}

/// Some corners of the star that a red demon may hold.
fn stage_corners(count: usize) -> Vec<u8> {
    let stage = Table::new(&on("star", 3));
    let board = stage.game.board();
    let red = (0..96u8).filter(|&c| board.lines_at(c.into()).0 == Red);
    red.filter(|&c| !(1..=9).contains(&board.field_of(c.into()))).take(count).collect()
}

/// T-109 §A-28
#[test]
fn others_learn_that_a_creature_was_drawn_not_which() {
    let drawn = |color| {
        let mut stage = table(on("flower", 2), &["WRGB", "RGBY"]);
        stage.act(ALICE, &ghost(1), &[]);
        let events = stage.act(ALICE, &Action::Decline, &[draws(color)]);
        (stage.events_for(Viewer::Seat(BASIL), &events), stage.view_of(Viewer::Seat(BASIL)))
    };
    assert_eq!(drawn(Red), drawn(Yellow));
    let (events, _) = drawn(Red);
    let shown = serde_json::to_value(&events).unwrap();
    assert_eq!(shown[1]["creature"], "hidden");
}

/// §A-28 What goes back into the bag is seen by its owner alone.
#[test]
fn others_learn_how_many_were_returned_not_which() {
    let mut stage = table(on("flower", 2), &["WRGB", "RGBY"]);
    stage.act(ALICE, &ghost(1), &[]);
    let events = stage.act(ALICE, &predict(&[Red]), &[draws(White)]);
    let shown = serde_json::to_value(stage.events_for(Viewer::Spectator, &events)).unwrap();
    let back: Vec<&serde_json::Value> =
        shown.as_array().unwrap().iter().filter(|event| event["type"] == "returned").collect();
    assert_eq!(back.len(), 2);
    assert!(back.iter().all(|event| event["creature"] == "hidden"));
    assert_eq!(stage.view_of(Viewer::Seat(BASIL)).players[0].returned_size, 2);
    assert_eq!(stage.view_of(Viewer::Seat(BASIL)).players[0].returned, None);
    let own = stage.view_of(Viewer::Seat(ALICE)).players[0].returned.unwrap();
    assert_eq!(own, creatures("GB"));
}

/// T-110 §A-33
#[test]
fn a_seat_that_cannot_predict_looks_like_one_that_declines() {
    let seen = |fist: &str| {
        let mut stage = table(on("flower", 2), &[&format!("{fist}W"), "RGY"]);
        stage.set(|state| {
            state.player_mut(BASIL).predicted.push(Blue);
            state.player_mut(BASIL).fist = creatures("R");
            fill_bag(state);
        });
        let mut events = stage.act(ALICE, &ghost(1), &[]);
        let asked = stage.view_of(Viewer::Seat(BASIL));
        events.extend(stage.act(ALICE, &Action::Decline, &[draws(Red)]));
        let shown = stage.events_for(Viewer::Seat(BASIL), &events);
        (asked, shown, stage.view_of(Viewer::Seat(BASIL)))
    };
    assert_eq!(seen("BBB"), seen("RGY"));
}

/// T-112 §A-29
#[test]
fn unseen_creatures_are_counted_for_the_viewer() {
    let mut stage = table(on("flower", 2), &["WRGB", "RGBY"]);
    stage.act(ALICE, &ghost(1), &[]);
    stage.act(ALICE, &predict(&[Red]), &[draws(White)]);
    let unseen = |viewer| stage.view_of(viewer).unseen;
    assert_eq!(unseen(Viewer::Seat(ALICE)), Some(Creatures([9, 10, 10, 10, 8])));
    assert_eq!(unseen(Viewer::Seat(BASIL)), Some(Creatures([8, 9, 9, 9, 9])));
    assert_eq!(unseen(Viewer::Spectator), Some(Creatures([9, 10, 10, 10, 9])));
    let silent = Table::new(&Options { show_counts: false, ..on("flower", 2) });
    assert_eq!(silent.view_of(Viewer::Seat(ALICE)).unseen, None);
}

/// T-112 §A-29 Alone, what left the game has been seen.
#[test]
fn alone_discards_are_seen() {
    let mut stage = table(on("flower", 1), &["WRGB"]);
    stage.act(ALICE, &ghost(1), &[]);
    stage.act(ALICE, &predict(&[Red]), &[draws(White)]);
    let view = stage.view_of(Viewer::Seat(ALICE));
    assert_eq!(view.unseen, Some(Creatures([9, 9, 9, 10, 8])));
    assert_eq!(view.discarded, Some(creatures("BG")));
}

/// A mind that imagines worlds and places what its rival holds most of in them.
struct Dreamer;

impl Mind<DickeDaemonen> for Dreamer {
    fn choose(
        &mut self,
        see: &kernel::Peephole<'_, DickeDaemonen>,
        own: &mut dyn kernel::chance::Chance,
        budget: kernel::Budget,
    ) -> kernel::Choice<Action> {
        let kernel::Budget::Iterations(worlds) = budget else { panic!("counted only") };
        let mut held = Creatures::NONE;
        for _ in 0..worlds {
            held = held.plus(see.imagine(own).player(BASIL).fist);
        }
        let wish = |action: &Action| match action {
            Action::PlaceDemon { creature, .. } => held[*creature],
            _ => held[White],
        };
        let action = see.legal().into_iter().max_by_key(wish).expect("a listed action");
        kernel::Choice { action, per_mille: None }
    }
}

/// T-87 §A-27 A mind that looks through the peephole sees the same whatever the others hold.
#[test]
fn permuting_hidden_creatures_changes_nothing_a_mind_can_ask() {
    let look = |basil: &str| {
        let stage = table(on("flower", 2), &["WRGB", basil]);
        let see = kernel::Peephole::new(&stage.game, &stage.state, ALICE);
        let world = see.imagine(&mut Seeded::from_number(3));
        (see.view(), see.legal(), see.key(), world)
    };
    assert_eq!(look("RGBY"), look("WWYY"));
    let choose = |basil: &str, number: u64| {
        let stage = table(on("flower", 2), &["WRGB", basil]);
        let see = kernel::Peephole::new(&stage.game, &stage.state, ALICE);
        let budget = kernel::Budget::Iterations(8);
        Dreamer.choose(&see, &mut Seeded::from_number(number), budget).action
    };
    let choices: Vec<Action> = (0..50).map(|number| choose("RGBY", number)).collect();
    assert_eq!(choices, (0..50).map(|number| choose("WWYY", number)).collect::<Vec<_>>());
    assert!(choices.iter().any(|choice| *choice != choices[0]), "it does dream");
    assert_ne!(look("RGBY").2, {
        let stage = table(on("flower", 2), &["WRGY", "RGBY"]);
        kernel::Peephole::new(&stage.game, &stage.state, ALICE).key()
    });
}

/// §A-15 §DD-33 Events of the end are open to all.
#[test]
fn the_count_is_told_to_everybody() {
    let mut stage = table(on("tutorial-b", 2), &["R", ""]);
    stage.set(empty_bag);
    let events = stage.act(ALICE, &demon(Red, 0), &[]);
    assert_eq!(stage.events_for(Viewer::Spectator, &events), events);
    assert!(events.contains(&Event::ColorScored { creature: Red, points: 8 }));
}
