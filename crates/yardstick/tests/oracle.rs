//! Random games beside those of another implementation, move by move.

use board_game::board::{Board as _, BoardMoves as _, Outcome as Theirs, Player};
use board_game::games::connect4::Connect4;
use internal_iterator::InternalIterator as _;
use kernel::chance::Seeded;
use kernel::{Cx, Game as _, Turn};
use yardstick::{Action, ConnectFour, NoChance};

const GAMES: u64 = 2_000;

/// Ours in their words.
fn outcome(turn: &Turn) -> Option<Theirs> {
    let Turn::Over(outcome) = turn else {
        return None;
    };
    Some(match outcome.seats.iter().position(|standing| standing.won) {
        Some(0) => Theirs::WonBy(Player::A),
        Some(_) => Theirs::WonBy(Player::B),
        None => Theirs::Draw,
    })
}

/// §CF-3 §CF-4 §CF-5
#[test]
fn lists_and_outcomes_agree_with_another_implementation() {
    let mut dice = Seeded::from_number(7);
    let mut chance = NoChance;
    let mut draws = 0;
    for _ in 0..GAMES {
        let mut theirs = Connect4::default();
        let mut ours = ConnectFour.start(&mut Cx::silent(&mut chance));
        while let Some(seat) = ours.next() {
            assert_eq!(theirs.outcome(), None);
            let mut list = Vec::new();
            ConnectFour.legal(&ours, seat, &mut list);
            let number = |Action::Drop { column }: &Action| *column as u8;
            let their_list: Vec<u8> =
                theirs.available_moves().expect("the game is not over").collect();
            assert_eq!(list.iter().map(number).collect::<Vec<_>>(), their_list);
            let size = u32::try_from(list.len()).expect("at most seven columns");
            let action = list[dice.below(size) as usize];
            ConnectFour.play(&mut ours, seat, &action, &mut Cx::silent(&mut chance));
            theirs.play(number(&action)).expect("a listed move");
        }
        assert_eq!(outcome(&ConnectFour.turn(&ours)), theirs.outcome());
        draws += u32::from(theirs.outcome() == Some(Theirs::Draw));
    }
    assert!(draws > 0, "no game filled the board");
}
