//! Random battles with every kind of card: nothing breaks, every position is sound.

use demonworld::grid::{Hex, at};
use demonworld::{Demonworld, State};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Turn};

use crate::drill::Drill;

/// Wood, scrub, grass, water and a hill.
fn wild() -> Vec<(Hex, char, u8)> {
    let patch = |letter: char, level: u8, (column, row): (i16, i16)| {
        let hexes = (0..3).flat_map(move |x| (0..2).map(move |y| at(column + x, row + y)));
        hexes.map(move |hex| (hex, letter, level)).collect::<Vec<_>>()
    };
    [
        patch('w', 0, (3, 6)),
        patch('s', 0, (9, 7)),
        patch('g', 0, (15, 6)),
        patch('1', 0, (19, 8)),
        patch('.', 1, (12, 9)),
    ]
    .concat()
}

fn battle(game: &Demonworld, seed: u64) -> (State, u32) {
    let mut choice = Seeded::from_number(seed);
    let mut dice = Seeded::from_number(!seed);
    let mut state = game.start(&mut Cx::silent(&mut dice));
    let (mut actions, mut list) = (0, Vec::new());
    while let Turn::To(asked) = game.turn(&state) {
        let seat = asked.iter().next().expect("somebody is asked");
        list.clear();
        game.legal(&state, seat, &mut list);
        assert!(!list.is_empty(), "seed {seed}, action {actions}: nothing to do");
        let index = choice.below(u32::try_from(list.len()).expect("lists are short"));
        let action = list[index as usize];
        assert!(game.check(&state, seat, &action).is_ok(), "seed {seed}: {action} is refused");
        game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
        actions += 1;
        let sound = game.sound(&state);
        assert!(sound.is_ok(), "seed {seed}, after {action}: {sound:?}");
        assert!(actions < 20_000, "seed {seed} does not end");
    }
    (state, actions)
}

/// §DW-275 §PR-138 Wizards, guns, dragons, giants, chariots and flyers fight to the end.
#[test]
fn every_kind_of_card_fights_to_the_end() {
    let south = ["E04", "E06", "E05", "E08", "E10:healing-potion", "E14"];
    let north = ["O01", "O05", "O06", "O07", "O09", "O11:reserve-staff", "O15"];
    let game = Drill::on(&south, &north, &wild(), "").stage.game;
    for seed in 0..12 {
        let (state, actions) = battle(&game, seed);
        assert!(state.over.is_some() && actions > 20);
    }
}

/// §DW-275 Elves against the Empire: skirmishers, riders of the air, magic on both sides.
#[test]
fn elves_fight_to_the_end() {
    let south = ["L01", "L08", "L10", "L11", "L12", "L13"];
    let north = ["E03", "E09", "E11", "E12", "E13", "E07"];
    let game = Drill::on(&south, &north, &wild(), "").stage.game;
    for seed in 0..12 {
        let (state, actions) = battle(&game, seed);
        assert!(state.over.is_some() && actions > 20);
    }
}
