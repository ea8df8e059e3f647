//! Leduc poker: the laws of every game, whole games, and one test per statement of the rules.

use kernel::chance::Seeded;
use kernel::{Game as _, Seat, Turn, Viewer};
use testkit::{Playthrough, Stage, Suite, playthroughs};
use yardstick::leduc::{Bet, Event, Illegal, Leduc, Options, Rank};

use Bet::{Call, Fold, Raise};

#[test]
fn the_game_obeys_every_law() {
    let setups = [("two", Options::default())];
    Suite::<Leduc>::new(setups)
        .games(2_000)
        // Another card or another bet is as a rule another possible game.
        .legal_damages(["bets[]", "cards[]", "public"])
        .digests("tests/leduc_digests.txt")
        .run();
}

#[test]
fn whole_games_read_as_recorded() {
    let list = [Playthrough { name: "leduc", options: Options::default(), seed: 3 }];
    playthroughs::<Leduc>("tests/leduc_playthroughs", &list);
}

/// A table with these cards by rank, at which these bets were made.
fn table(cards: [u32; 2], bets: &[Bet], public: u32) -> Stage<Leduc> {
    let mut stage = Stage::<Leduc>::with_dice(&Options::default(), &cards);
    for bet in bets {
        let before = stage.state.standing();
        let seat = before.turn.expect("the betting goes on");
        let is_last = before.round == 0 && {
            let mut after = stage.state;
            after.push(*bet);
            after.standing().round == 1
        };
        stage.act(seat, bet, if is_last { std::slice::from_ref(&public) } else { &[] });
    }
    stage
}

fn scores(stage: &Stage<Leduc>) -> [i32; 2] {
    let Turn::Over(outcome) = stage.turn() else { panic!("the game is over") };
    [outcome.seats[0].score, outcome.seats[1].score]
}

/// §LP-1
#[test]
fn lp_1_there_are_two_cards_of_each_rank() {
    let mut stage = table([0, 0], &[Call], 1);
    let reasons = |stage: &Stage<Leduc>| Leduc.sound(&stage.state).map_err(|error| error.0.len());
    assert_eq!(reasons(&stage), Ok(()));
    stage.act(Seat(1), &Call, &[1]);
    assert_eq!(reasons(&stage), Ok(()));
    stage.set(|state| state.public = Some(Rank::Jack));
    assert_eq!(reasons(&stage), Err(1));
}

/// §LP-2
#[test]
fn lp_2_a_card_is_for_its_owner_alone() {
    let stage = table([0, 2], &[], 0);
    assert_eq!(stage.view(Seat(0)).cards, [Some(Rank::Jack), None]);
    assert_eq!(stage.view(Seat(1)).cards, [None, Some(Rank::King)]);
    assert_eq!(Leduc.view(&stage.state, Viewer::Spectator).cards, [None, None]);
    assert_eq!(stage.view(Seat(0)).chips, [1, 1]);
}

/// §LP-3
#[test]
fn lp_3_fold_only_what_costs_and_raise_twice() {
    let opening = table([0, 1], &[], 0);
    assert_eq!(opening.legal(Seat(0)), [Call, Raise]);
    assert_eq!(opening.refused(Seat(0), &Fold), Illegal::NothingToPay);
    assert_eq!(opening.refused(Seat(1), &Call), Illegal::NotYourTurn { turn: Seat(0) });
    let raised = table([0, 1], &[Raise], 0);
    assert_eq!(raised.legal(Seat(1)), [Fold, Call, Raise]);
    let twice = table([0, 1], &[Raise, Raise], 0);
    assert_eq!(twice.legal(Seat(0)), [Fold, Call]);
    assert_eq!(twice.refused(Seat(0), &Raise), Illegal::NoMoreRaises { limit: 2 });
    assert_eq!(twice.state.standing().chips, [3, 5]);
    let folded = table([2, 0], &[Raise, Raise, Fold], 0);
    assert_eq!(scores(&folded), [-3, 3]);
    assert_eq!(folded.view(Seat(1)).cards, [None, Some(Rank::Jack)]);
    assert_eq!(folded.refused(Seat(0), &Call), Illegal::GameOver);
}

/// §LP-4
#[test]
fn lp_4_the_first_seat_opens_the_second_round_with_dearer_raises() {
    let stage = table([0, 1], &[Call, Raise, Call], 2);
    assert_eq!(stage.state.public, Some(Rank::King));
    assert_eq!(stage.state.standing().turn, Some(Seat(0)));
    let stage = table([0, 1], &[Call, Raise, Call, Raise], 2);
    assert_eq!(stage.state.standing().chips, [7, 3]);
}

/// §LP-5 §LP-6
#[test]
fn lp_5_a_pair_beats_a_king_and_equals_share() {
    assert_eq!(scores(&table([2, 0], &[Call, Call, Raise, Call], 0)), [-5, 5]);
    assert_eq!(scores(&table([2, 1], &[Call, Call, Call, Call], 0)), [1, -1]);
    assert_eq!(scores(&table([1, 1], &[Raise, Call, Raise, Raise, Call], 0)), [0, 0]);
    let mut stage = table([2, 1], &[Raise, Raise, Call, Raise, Raise], 0);
    let events = stage.act(Seat(0), &Call, &[]);
    assert_eq!(events.last(), Some(&Event::Won { seat: Seat(0), chips: 13 }));
    assert_eq!(stage.view(Seat(1)).cards, [Some(Rank::King), Some(Rank::Queen)]);
}

/// §LP-2 The law of resampling: what is imagined is what a fair deal leaves, and nothing known
/// changes.
#[test]
fn lp_2_imagined_cards_come_as_often_as_a_fair_deal_gives_them() {
    let stage = table([0, 2], &[Raise, Call], 0);
    let mut dice = Seeded::from_number(1);
    let mut seen = [0u32; 3];
    for _ in 0..6_000 {
        let world = Leduc.imagine(&stage.state, Seat(0), &mut dice);
        assert_eq!(Leduc.view(&world, Viewer::Seat(Seat(0))), stage.view(Seat(0)));
        assert_eq!(Leduc.sound(&world), Ok(()));
        seen[world.cards[1] as usize] += 1;
    }
    // A jack in hand and a jack on the table leave two queens and two kings.
    assert_eq!(seen[0], 0);
    assert!(seen[1..].iter().all(|count| (2_850..3_150).contains(count)), "{seen:?}");
}
