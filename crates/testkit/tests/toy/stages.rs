//! Stages: one position, scripted dice, one ruling.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Seat, Seats, Turn, Viewer};
use testkit::Stage;

use crate::action::Action;
use crate::event::Event;
use crate::game::Toy;
use crate::illegal::Illegal;
use crate::options::Options;

const ALICE: Seat = Seat(0);
const BOB: Seat = Seat(1);

/// Alice holds imp, imp, fiend; Bob holds three demons.
fn stage() -> Stage<Toy<false>> {
    let options = Options { seats: 2, ..Options::default() };
    Stage::with_dice(&options, &[0, 0, 1, 2, 2, 2])
}

#[test]
fn s1_a_hand_is_seen_by_its_owner_alone() {
    let stage = stage();
    assert_eq!(stage.notations(ALICE), ["bid 0", "bid 1"]);
    assert_eq!(stage.view(ALICE).seats[0].hand, Some([2, 1, 0]));
    assert_eq!(stage.view(BOB).seats[0].hand, None);
}

#[test]
fn s3_the_strongest_bid_wins_what_the_die_shows() {
    let mut stage = stage();
    let digest = stage.digest();
    let told = stage.act(ALICE, &Action::Bid { card: 1 }, &[]);
    let heard = stage.events_for(Viewer::Seat(BOB), &told);
    assert!(matches!(heard[..], [Event::Committed { seat: ALICE, card }] if card.get().is_none()));
    let told = stage.act(BOB, &Action::Bid { card: 2 }, &[5]);
    assert!(told.contains(&Event::Won { seat: BOB, souls: 5 }));
    assert_eq!(stage.turn(), Turn::To(Seats::one(BOB)));
    assert_eq!(stage.find(BOB, "give 0"), Action::Give { to_seat: ALICE });
    assert_ne!(stage.digest(), digest);
}

#[test]
fn s2_a_card_must_be_in_the_hand() {
    let stage = stage();
    let illegal = stage.refused(ALICE, &Action::Bid { card: 2 });
    assert_eq!(illegal, Illegal::NotInHand { seat: ALICE, card: 2 });
}

#[test]
fn s5_twelve_souls_end_the_game() {
    let mut stage = stage();
    stage.set(|state| state.souls = vec![0, 9]);
    stage.act(ALICE, &Action::Bid { card: 0 }, &[]);
    stage.act(BOB, &Action::Bid { card: 2 }, &[3]);
    assert!(matches!(stage.turn(), Turn::Over(_)));
    assert_eq!(stage.refused(BOB, &Action::Keep), Illegal::Over);
    assert_eq!(stage.question(BOB), None);
}

#[test]
fn a_stage_says_what_is_wrong() {
    let told = |play: &dyn Fn(&mut Stage<Toy<false>>)| {
        let panic = catch_unwind(AssertUnwindSafe(|| play(&mut stage())));
        let panic = panic.expect_err("the stage refuses");
        panic.downcast_ref::<String>().cloned().unwrap_or_default()
    };
    let last = |stage: &mut Stage<Toy<false>>, dice: &[u32]| {
        stage.act(ALICE, &Action::Bid { card: 1 }, &[]);
        stage.act(BOB, &Action::Bid { card: 2 }, dice);
    };
    let refused = told(&|stage| drop(stage.act(ALICE, &Action::Keep, &[])));
    assert!(refused.contains("refused: not-now; listed: bid 0, bid 1"), "{refused}");
    assert!(told(&|stage| last(stage, &[])).contains("leaves open"));
    assert!(told(&|stage| last(stage, &[7])).contains("cannot answer"));
    assert!(told(&|stage| last(stage, &[1, 1])).contains("needs only 1"));
    let allowed = told(&|stage| {
        stage.refused(ALICE, &Action::Bid { card: 0 });
    });
    assert!(allowed.contains("is allowed"), "{allowed}");
    assert!(
        told(&|stage| {
            stage.find(ALICE, "fly");
        })
        .contains("has no fly")
    );
    let short = catch_unwind(|| Stage::<Toy<false>>::with_dice(&Options::default(), &[0]));
    assert!(short.is_err());
}
