//! Imagined worlds: what a seat may believe of the others.

use dicke_daemonen::{Creatures, EndTest, Event, Options, Start, Step};
use kernel::chance::{Chance, Recorder, Scripted, Seeded, Ways, Why};
use kernel::{Cx, Game, Seats, Viewer};

use crate::table::*;

/// Leaves only these creatures unseen, with this many of them in the fist of Basil.
fn unseen(stage: &mut Table, all: &str, basil: &str) {
    stage.set(|state| {
        state.player_mut(BASIL).fist = creatures(basil);
        state.bag = creatures(all).minus(creatures(basil));
        let rest = state.players.iter().fold(state.bag, |sum, player| sum.plus(player.fist));
        state.discarded = Creatures([10; 5]).minus(rest).minus(state.open_creatures());
    });
}

/// §A-41 §DD-4 Every creature is as likely, not every color.
#[test]
fn imagined_fists_are_drawn_creature_by_creature() {
    let mut stage = table(on("flower", 2), &["WG", "R"]);
    unseen(&mut stage, "RRRRRRRB", "B");
    let mut dice = Seeded::from_number(11);
    let mut blue = 0;
    for _ in 0..4000 {
        let world = stage.game.imagine(&stage.state, ALICE, &mut dice);
        let fist = world.player(BASIL).fist;
        assert_eq!(fist.total(), 1);
        blue += u32::from(fist[Blue]);
    }
    // One creature of eight: 500 of 4000, twenty-one more or less are one deviation.
    assert!((400..600).contains(&blue), "{blue} of 4000");
}

/// A source that always answers with the last possible outcome.
struct Last;

impl Chance for Last {
    fn settle(&mut self, ways: Ways<'_>, _: &'static Why, _: Seats) -> u32 {
        (0..ways.count()).rev().find(|&index| ways.is_possible(index)).expect("a possible outcome")
    }
}

/// T-106 §A-41 After thirty-two vain deals one placeable creature is swapped in, of the lowest color,
/// and the rest stays as dealt.
#[test]
fn one_placeable_creature_is_swapped_in_when_no_deal_has_any() {
    let mut stage = table(on("ring", 2), &["W", "R"]);
    let board = stage.game.board();
    let beside_yellow = |&&at: &&u8| {
        let (first, second) = board.lines_at(at.into());
        first == Yellow || second == Yellow
    };
    let yellow: Vec<u8> = board.corners_of(0).iter().filter(beside_yellow).copied().collect();
    stage.set(|state| {
        // Only the outer field is open, and no corner of it takes a yellow demon any more.
        (1..10).for_each(|field| state.ghosts.insert(field));
        yellow.iter().for_each(|&at| stand(state, Green, at));
        state.player_mut(ALICE).fist = Creatures::NONE;
        to_place(state, BASIL);
    });
    unseen(&mut stage, "RRBGYYYYYW", "RYW");
    let world = stage.game.imagine(&stage.state, ALICE, &mut Last);
    assert_eq!(world.player(BASIL).fist, creatures("RYW"));
    // No deal of the last colors fits, and the first in color order would be three demons.
    let mut dice = Seeded::from_number(3);
    for _ in 0..200 {
        let fist = stage.game.imagine(&stage.state, ALICE, &mut dice).player(BASIL).fist;
        assert!(fist[Red] + fist[Blue] + fist[Green] > 0, "{fist}");
    }
}

/// §A-14 Who was passed over holds only colors that had no place.
#[test]
fn a_skipped_seat_holds_what_had_no_place() {
    let options = Options { end_test: EndTest::Round, ..on("ring", 3) };
    let mut stage = table(options, &["RR", "W", "RB"]);
    let mut outer = stage.game.board().corners_of(0).iter().copied();
    let red = outer.find(|&c| stage.game.board().lines_at(c.into()).0 == Red).unwrap();
    stage.set(|state| {
        (1..10).for_each(|field| state.ghosts.insert(field));
        fill_bag(state);
    });
    // A tenth ghost is in Basil's fist; red still finds a corner of the outer field.
    let events = stage.act_freely(ALICE, &demon(Red, red.into()));
    let events = [events, stage.act_freely(ALICE, &dicke_daemonen::Action::Decline)].concat();
    assert!(events.contains(&Event::Skipped { seat: BASIL }), "{events:?}");
    let mut dice = Seeded::from_number(2);
    for _ in 0..200 {
        let world = stage.game.imagine(&stage.state, ALICE, &mut dice);
        assert_eq!(world.player(BASIL).fist, creatures("W"), "red and others had places");
    }
    let view = stage.view_of(Viewer::Seat(ALICE));
    assert_eq!(view.players[1].stuck, Some(vec![White]));
}

/// §A-28 §A-40 What another put back is a secret, and only what nobody had shown can be it.
#[test]
fn what_another_put_back_is_drawn_from_what_was_unseen() {
    let mut stage = table(on("flower", 2), &["WRGB", "YYYY"]);
    stage.set(|state| {
        // Nine ghosts stand elsewhere: the one Alice places is the last.
        (2..=10).for_each(|field| state.ghosts.insert(field));
        fill_bag(state);
    });
    stage.act(ALICE, &ghost(1), &[]);
    stage.act(ALICE, &predict(&[Red]), &[draws(Blue)]);
    let mut secrets = Vec::new();
    stage.game.secrets(&stage.state, BASIL, &mut secrets);
    let returned: Vec<_> = secrets.iter().filter(|secret| secret.what == "returned").collect();
    assert_eq!(returned.len(), 1);
    assert_eq!((returned[0].of, &returned[0].value), (0, &vec![0, 1, 1, 0, 0]));
    let mut dice = Seeded::from_number(5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..500 {
        let world = stage.game.imagine(&stage.state, BASIL, &mut dice);
        let returned = world.player(ALICE).returned.unwrap();
        assert_eq!(returned.creatures.total(), 2);
        assert_eq!(returned.creatures[White], 0, "every ghost was on the board");
        assert!(returned.creatures[Red] <= 9);
        assert!(stage.game.sound(&world).is_ok() == stage.game.sound(&stage.state).is_ok());
        seen.insert(returned.creatures);
    }
    assert!(seen.len() > 5, "{seen:?}");
    let own = stage.game.imagine(&stage.state, ALICE, &mut dice);
    assert_eq!(own.player(ALICE).returned, stage.state.player(ALICE).returned);
}

/// §A-40 Creatures shown since by somebody who has not drawn were not put back.
#[test]
fn what_is_shown_without_a_draw_was_not_put_back() {
    let mut stage = table(on("flower", 2), &["WRGB", "YYYY"]);
    stage.act(ALICE, &ghost(1), &[]);
    stage.act(ALICE, &predict(&[Red]), &[draws(Blue)]);
    let yellow = stage.legal(BASIL)[0].clone();
    stage.act(BASIL, &yellow, &[]);
    let returned = stage.state.player(ALICE).returned.unwrap();
    assert_eq!(returned.shown, creatures("Y"));
    assert_eq!(returned.unseen, Creatures([9, 10, 10, 10, 9]));
    assert_eq!(returned.others(), Creatures([9, 9, 9, 9, 9]));
    assert_eq!(returned.draws, [1, 0, 0, 0]);
    stage.act(BASIL, &dicke_daemonen::Action::Decline, &[draws(Red)]);
    assert_eq!(stage.state.player(ALICE).returned.unwrap().draws, [1, 1, 0, 0]);
    assert_eq!(stage.state.agenda.top(), Some(&Step::Place));
}

/// T-109 §DD-12 §DD-31 §A-25 The outcome of a deal or draw is for its owner's eyes, the lot for all.
#[test]
fn outcomes_are_for_the_eyes_of_their_owner() {
    let options = Options { start: Start::Random, ..on("flower", 3) };
    let game = Table::new(&options).game;
    let mut dice = Seeded::from_number(1);
    let mut recorder = Recorder::new(&mut dice);
    game.start(&mut Cx::silent(&mut recorder));
    let eyes: Vec<Seats> = recorder.settled().iter().map(|settled| settled.eyes).collect();
    let mut expected: Vec<Seats> =
        [ALICE, BASIL, CLARA].into_iter().flat_map(|seat| [Seats::one(seat); 4]).collect();
    expected.push(Seats::ALL);
    assert_eq!(eyes, expected);

    let mut stage = table(on("flower", 2), &["WRGB", "RGBY"]);
    stage.act(ALICE, &ghost(1), &[]);
    for answer in [dicke_daemonen::Action::Decline, predict(&[Red])] {
        let mut script = Scripted::new(&[0]);
        let mut recorder = Recorder::new(&mut script);
        let mut after = stage.state.clone();
        let mut cx = Cx::silent(&mut recorder);
        stage.game.play(&mut after, ALICE, &answer, &mut cx);
        let settled = recorder.settled();
        assert_eq!((settled.len(), settled[0].why.code), (1, "draw"));
        assert_eq!(settled[0].eyes, Seats::one(ALICE));
    }
}
