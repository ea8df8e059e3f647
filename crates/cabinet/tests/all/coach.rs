//! A finished game in hindsight.

use cabinet::{Coach, Dice, Entry, GAMES, Table, Voice};
use kernel::chance::Seeded;
use kernel::{Budget, Turn};
use minds::Level;
use serde_json::Value;

/// A game between imps, stopped after so many steps.
fn played(entry: &dyn Entry, steps: usize, voice: &Voice) -> Box<dyn Table> {
    let mut dice = Dice::from_text("coach");
    let mut own = Seeded::from_text("minds");
    let mut table = entry.open(&Value::Null, None, &mut dice, voice).expect("defaults open");
    while let Turn::To(seats) = table.turn()
        && table.steps() < steps
    {
        let seat = seats.iter().next().expect("somebody owes a decision");
        let one = table.bot(seat, Level::Imp, Budget::Iterations(1), &mut own, voice);
        let action = one.expect("the seat owes a decision").choice.action;
        table.act(seat, &action, &mut dice, voice).expect("a listed action");
    }
    table
}

fn coach(table: &dyn Table, voice: &Voice) -> Coach {
    let mut own = Seeded::from_number(1);
    table.coach(&Budget::Iterations(200).into(), &mut own, voice).expect("the game is over")
}

#[test]
fn every_finished_game_has_a_line_from_its_opening_to_its_result() {
    let mut moved = 0;
    for entry in GAMES {
        let slug = entry.info().slug;
        let voice = Voice::new(&entry.info(), "en", &[]).expect("the game speaks");
        let table = played(*entry, usize::MAX, &voice);
        let Turn::Over(outcome) = table.turn() else { panic!("{slug} ended") };
        let found = coach(&*table, &voice);
        assert_eq!(found, coach(&*table, &voice), "{slug}: the same dice, the same figures");

        let (first, last) = (found.chances.first().unwrap(), found.chances.last().unwrap());
        assert_eq!((first.step, last.step as usize), (0, table.steps()), "{slug}");
        assert!(found.chances.len() <= 120);
        for (standing, &chance) in outcome.seats.iter().zip(&last.per_mille) {
            assert_eq!(standing.won, chance > 0, "{slug}: the end is certain");
        }
        assert!(found.turning.iter().all(|&step| step as usize <= table.steps()));

        let mut sums = vec![0; usize::from(table.seats())];
        for line in &found.luck {
            assert!(!line.text.contains("-roll-"), "{slug}: {}", line.text);
            sums[usize::from(line.seat)] += line.actual - line.expected;
        }
        assert_eq!(found.luck_sum, sums);
        moved += found.luck.iter().filter(|line| line.actual != line.expected).count();
    }
    assert!(moved > 20, "luck gives and takes: {moved}");
}

#[test]
fn a_coach_looks_back_on_whatever_was_played() {
    let entry = GAMES[0];
    let voice = Voice::new(&entry.info(), "en", &[]).expect("the game speaks");
    let table = played(entry, 5, &voice);
    // Somebody gave up in the middle: the line goes as far as the game did, and says who led.
    let mut dice = Seeded::from_number(2);
    let found =
        table.coach(&Budget::Iterations(50).into(), &mut dice, &voice).expect("it looks back");
    assert_eq!(found.chances.last().map(|point| point.step), Some(5));
    let last = &found.chances.last().expect("a line has an end").per_mille;
    assert!(last.iter().all(|&one| one < 1000), "nobody has won yet: {last:?}");
    let mut own = Seeded::from_number(1);
    let mut refused = |table: &dyn Table, budget: Budget| {
        table
            .coach(&budget.into(), &mut own, &voice)
            .expect_err("nothing to look back on")
            .code
            .clone()
    };
    assert_eq!(refused(&*table, Budget::Iterations(0)), "no-budget");
    let written = entry.position(&table.options(), None, &table.state(), &voice);
    let written = written.expect("a reached position is sound");
    assert_eq!(refused(&*written, Budget::Iterations(50)), "no-record");
}
