//! The sense of the game that opponents and hints rest on, and the figures of reports.

use kernel::chance::Seeded;
use kernel::{CERTAIN, Game, Heuristic, Seat};
use summon_demons::{Action, Options, SummonDemons};
use wording::{LANGUAGES, Wording};

use crate::table::*;

fn judged(table: &Table) -> Vec<i32> {
    let mut chances = Vec::new();
    table.0.game.judge(&table.0.state, &mut chances);
    chances
}

fn actions(table: &Table, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    table.0.game.legal(&table.0.state, seat, &mut list);
    list
}

/// What a hasty player does most often.
fn impulse(table: &Table, seat: Seat) -> String {
    let list = actions(table, seat);
    let mut counts = vec![0; list.len()];
    for seed in 0..25 {
        let mut own = Seeded::from_number(seed);
        counts[table.0.game.impulse(&table.0.state, seat, &list, &mut own)] += 1;
    }
    let best = (0..list.len()).max_by_key(|&at| counts[at]).expect("something is listed");
    list[best].to_string()
}

/// §SD-42 Souls, demons, income and cards to sacrifice all raise the chance; a rival's lower it.
#[test]
fn estimates_follow_what_wins() {
    let base = judged(&Table::quiet(3, 7));
    assert_eq!(base.len(), 3);
    assert!(base.iter().sum::<i32>() <= CERTAIN && base.iter().all(|chance| *chance > 200));
    let better = [
        Table::quiet(3, 7).souls(ALICE, 9),
        Table::quiet(3, 7).own(ALICE, "porcus"),
        Table::quiet(3, 7).own(ALICE, "eve eve adam"),
        Table::quiet(3, 7).own(ALICE, "serpent"),
    ];
    for table in better {
        let chances = judged(&table);
        assert!(chances[0] > base[0] && chances[1] < base[1], "{chances:?} after {base:?}");
    }
}

/// §SD-189 Partners share one chance.
#[test]
fn partners_are_judged_together() {
    let options = Options { teams: true, ..options(4) };
    let chances = judged(&Table::with(&options, 7).own(ALICE, "porcus eve adam"));
    assert_eq!(chances[0], chances[2]);
    assert!(chances[0] > chances[1]);
}

/// §SD-87 §SD-99 A summoning that wins is begun; the least useful card is given up; the leader is
/// robbed.
#[test]
fn a_hasty_player_sees_the_obvious() {
    let won = Table::quiet(2, 7)
        .own(ALICE, "porcus hound eve adam cat")
        .hand(ALICE, "devil")
        .souls(ALICE, 12);
    assert_eq!(impulse(&won, ALICE), "summon");
    let mut giving = Table::quiet(2, 7).own(ALICE, "eve adam caroline skunk").hand(ALICE, "devil");
    giving.act(ALICE, "summon", &[]);
    assert_eq!(impulse(&giving, ALICE), "sacrifice skunk");
    let mut stealing = Table::quiet(3, 10).own(ALICE, "antichrist").souls(CLARA, 9);
    stealing.roll(ALICE, 10, &[]);
    assert_eq!(impulse(&stealing, ALICE), "rob 2");
}

/// §SD-60 Every listed action has a weight, and not all have the same.
#[test]
fn weights_cover_the_list() {
    let table =
        Table::quiet(2, 7).own(ALICE, "eve adam cat").block("skunk louis eve").souls(ALICE, 6);
    let list = actions(&table, ALICE);
    let mut weights = Vec::new();
    table.0.game.weigh(&table.0.state, ALICE, &list, &mut weights);
    assert_eq!(weights.len(), list.len());
    assert!(weights.iter().all(|weight| *weight >= 1));
    assert!(weights.iter().max() > weights.iter().min());
}

/// §SD-86 Reasons, labels and tables of reports have their sentences in both languages.
#[test]
fn reasons_and_tables_have_words() {
    let table = Table::quiet(2, 7).own(ALICE, "eve porcus");
    let mut terms = Vec::new();
    table.0.game.terms(&table.0.state, ALICE, &mut terms);
    assert!(terms.len() >= 5);
    for language in LANGUAGES {
        let words = Wording::new(&SummonDemons::INFO, language, &[]).unwrap();
        for term in &terms {
            assert!(words.has(&format!("heuristic-{}", term.code)), "{language}: {}", term.code);
        }
        for code in ["candle", "order", "first-demon", "gained", "kept"] {
            assert!(words.has(&format!("label-{code}")), "{language}: {code}");
        }
        for sheet in table.0.game.sheets() {
            assert!(words.has(&format!("sheet-{}", sheet.code)), "{language}: {}", sheet.code);
            for column in sheet.columns {
                assert!(words.has(&format!("sheet-{}-{column}", sheet.code)), "{column}");
            }
        }
        for message in ["pitch", "length"] {
            assert!(words.has(message), "{language}: {message}");
        }
    }
}

/// §SD-11 The report gives each candle its chance: nine throws of 36, for the beginner's ten.
#[test]
fn the_report_has_exact_figures() {
    let sheets = Table::quiet(2, 7).0.game.sheets();
    let candles = sheets.iter().find(|sheet| sheet.code == "candle").unwrap();
    let chances: Vec<&str> = candles.rows.iter().map(|row| &*row[2]).collect();
    assert_eq!(chances, ["9/36", "9/36", "10/36", "9/36", "9/36"]);
    let incomes = sheets.iter().find(|sheet| sheet.code == "income").unwrap();
    assert!(incomes.rows.iter().all(|row| row.len() == incomes.columns.len()));
    let of = |id: &str| incomes.rows.iter().find(|row| row[0] == id).unwrap()[3..].to_vec();
    assert_eq!(of("eve"), ["5", "5"]);
    assert_eq!(of("lola"), ["0", "10"], "one soul per boy on five throws");
    assert_eq!(of("dog"), ["0", "6"], "it needs a kid");
    assert_eq!(of("goldfish"), ["0", "0"], "what costs a card is no income");
}

/// §SD-23 §SD-114 Candle, place, first demon and cards of a seat are told at the end.
#[test]
fn ended_games_are_labelled() {
    let mut table =
        Table::quiet(2, 7).block("eve adam").hand(ALICE, "porcus").own(ALICE, "cat dog");
    table.act(ALICE, "buy eve", &[]);
    table.acts(ALICE, &["summon", "raise porcus"]);
    let mut labels = Vec::new();
    table.0.game.labels(&table.0.state, ALICE, &mut labels);
    let of = |code: &str| -> Vec<&str> {
        labels.iter().filter(|label| label.code == code).map(|label| &*label.value).collect()
    };
    assert_eq!(of("candle").len(), 1);
    assert_eq!(of("order"), ["1"]);
    assert_eq!(of("first-demon"), ["porcus"]);
    assert_eq!(of("gained"), ["eve"]);
    assert_eq!(of("kept"), ["porcus"]);
}
