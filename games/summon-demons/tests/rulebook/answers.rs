//! What the game answers: offers, refusals with their values, results, and the table as text.

use kernel::{Game, Turn};
use summon_demons::{BeginnerCandle, Candles, CardSet, Illegal, Options, Skunk, SummonDemons};
use wording::Wording;

use crate::table::*;

fn teams() -> Options {
    Options { teams: true, ..options(4) }
}

/// §A-7 §A-25 The Hawk is no vain offer while it can be shuffled in itself.
#[test]
fn a_cost_may_refill_the_deck() {
    let table = Table::quiet(2, 7).own(ALICE, "falcon");
    let mut table = table.set(|state| {
        let cards = std::mem::take(&mut state.deck);
        state.players[1].area = state.players[1].area.or(cards);
    });
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.question(ALICE), "offer");
    table.act(ALICE, "accept", &[drawn("falcon")]);
    assert_eq!(table.cards_of(ALICE), ["falcon"], "turned up and gained again");
}

/// §A-23 The log says that nothing happened exactly where nothing did.
#[test]
fn nothing_is_told_where_nothing_happened() {
    let mut bite = Table::quiet(2, 7).own(ALICE, "alligator").own(BASIL, "eve");
    bite.roll(ALICE, 7, &[]);
    bite.act(ALICE, "accept", &[]);
    let events = bite.act(ALICE, "discard-rival 1 eve", &[]);
    assert!(!codes(&events).contains(&"nothing"), "one kid was there");
    let mut irwin = Table::quiet(2, 8).own(ALICE, "irwin");
    let events = irwin.roll(ALICE, 8, &[]);
    assert!(codes(&events).contains(&"nothing"), "no animal to set off");
}

/// §SD-42 §SD-43 §SD-59 §A-36 The result cites what won: demons and souls, or a card.
#[test]
fn the_result_cites_what_won() {
    let rule = |table: &Table| match table.0.turn() {
        Turn::Over(outcome) => outcome.rule.id(),
        Turn::To(_) => panic!("the game goes on"),
    };
    let mut serpent = Table::quiet(2, 2).own(ALICE, "serpent");
    serpent.roll(ALICE, 2, &[]);
    assert_eq!(rule(&serpent), "SD-59");
    let mut team = Table::with(&teams(), 2).own(ALICE, "serpent");
    team.roll(ALICE, 2, &[]);
    assert_eq!(rule(&team), "A-36");
    let mut demons = Table::quiet(2, 8).own(ALICE, "porcus legion devil adam").souls(ALICE, 9);
    demons.roll(ALICE, 8, &[]);
    assert_eq!(rule(&demons), "SD-42");
}

/// §SD-43 A position that somebody has won already is no position to go on from.
#[test]
fn a_won_position_is_unsound() {
    let table = Table::quiet(2, 7).own(BASIL, "porcus legion devil").souls(BASIL, 12);
    let error = table.0.game.sound(&table.0.state).unwrap_err();
    assert_eq!((error.0[0].at.as_str(), error.0[0].rule.unwrap().id()), ("players[1]", "SD-43"));
    let fine = Table::quiet(2, 7).own(BASIL, "porcus legion devil").souls(BASIL, 9);
    assert!(fine.0.game.sound(&fine.0.state).is_ok());
}

/// T-20 §SD-132 The Skunk and a rival's bite leave candles alone.
#[test]
fn forced_discards_spare_candles() {
    let mut table = Table::quiet(2, 7).own(ALICE, "skunk").own(BASIL, "eve");
    table.roll(ALICE, 7, &[]);
    for player in &table.0.view(ALICE).players {
        assert_eq!((player.candles.len(), player.cards.len()), (1, 0));
    }
}

/// T-132 T-204 §SD-146 Only its owner throws again, once.
#[test]
fn another_throw_is_refused_with_the_total() {
    let mut table = Table::quiet(2, 7).own(ALICE, "reroll");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "reroll", &[1, 1]);
    assert_eq!(table.refused(ALICE, "reroll"), Illegal::NoReroll { total: 2 });
    table.end(ALICE);
    table.roll(BASIL, 7, &[]);
    assert_eq!(table.refused(BASIL, "reroll"), Illegal::NoReroll { total: 7 });
    let seat = Illegal::NotYourTurn { seat: ALICE, turn: BASIL };
    assert_eq!(table.refused(ALICE, "reroll"), seat);
}

/// T-195 §SD-108 §A-3 Skunk and Cat cannot be declined: they have acted when anybody is asked.
#[test]
fn skunk_and_cat_are_obligations() {
    let mut table = Table::quiet(2, 7).own(ALICE, "skunk cat").own(BASIL, "eve");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.list(ALICE), ["activate cat", "activate skunk"]);
    assert_eq!(table.refused(ALICE, "decline"), Illegal::NotOffered { step: "order" });
    table.act(ALICE, "activate skunk", &[]);
    assert!(table.cards_of(ALICE).is_empty() && table.cards_of(BASIL).is_empty());
}

/// §SD-122 The Devil finds nothing at a rival who has only a candle.
#[test]
fn the_devil_is_told_that_nothing_is_there() {
    let table = Table::quiet(4, 12).own(ALICE, "devil").own(BASIL, "eve").own(CLARA, "adam");
    let mut table = table;
    table.roll(ALICE, 12, &[]);
    assert_eq!(table.refused(ALICE, "take-all 3"), Illegal::NothingThere { seat: DORIS });
}

/// T-110 §SD-92 Stolen, Ass-modeus pays the thief for the thief's animals.
#[test]
fn the_thief_of_ass_modeus_profits() {
    let mut table = Table::quiet(2, 11).own(ALICE, "filch cat").own(BASIL, "assmode");
    table.roll(ALICE, 11, &[]);
    table.end(ALICE);
    table.roll(BASIL, 7, &[drawn("dog")]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (6, 5), "in a rival's turn too");
}

/// §SD-38 No card is ever in two places or none, whatever was discarded.
#[test]
fn the_hawk_discards_what_does_not_fit() {
    let mut table = Table::quiet(2, 7).own(ALICE, "falcon");
    table.roll(ALICE, 7, &[]);
    let seven = ["eve", "adam", "lola", "romeo", "jane", "irwin", "dog"].map(drawn);
    table.act(ALICE, "accept", &seven);
    assert_eq!(table.cards_of(ALICE), ["dog"]);
    assert_eq!(table.discard().len(), 7, "six cards and the Hawk");
    assert!(table.0.state.deck.and(table.0.state.discard) == CardSet::NONE);
}

/// §A-33 The beginner's candle that stays in the box is refused as such.
#[test]
fn the_left_out_candle_is_refused() {
    let out = Options { candles: Candles::Choose, beginner: BeginnerCandle::Out, ..options(2) };
    let mut stage = testkit::Stage::<SummonDemons>::new(&out);
    let card = design("candle-beginner");
    let first = stage.state.first;
    let refused = stage.refused(first, &action("candle candle-beginner"));
    assert_eq!(refused, Illegal::CandleOut { card });
    stage.act_freely(first, &action("candle candle-good"));
    let refused = stage.refused(first.next(2), &action("candle candle-good"));
    assert_eq!(refused, Illegal::CandleTaken { card: design("candle-good") });
}

/// T-111 T-198 §SD-127 §SD-16 §SD-95 The text holds what lies open: both discard piles, what was
/// done, and souls beyond the tokens.
#[test]
fn the_text_holds_what_lies_open() {
    let words = Wording::new(&SummonDemons::INFO, "en", &[]).unwrap();
    let table = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "porcus");
    let mut table = table.souls(ALICE, 40).souls(BASIL, 3).block("cat");
    let text = |table: &Table| table.0.game.text(&table.0.view(BASIL), &words);
    assert!(text(&table).contains("Souls in play: 43; tokens in the box: 42"));
    table.acts(ALICE, &["buy cat", "summon", "sacrifice adam", "sacrifice eve", "sacrifice lola"]);
    table.act(ALICE, "raise porcus", &[]);
    let said = text(&table);
    assert!(said.contains("Discarded cards: Lola (6), Eve (6), Adam (8)"), "{said}");
    assert!(said.contains("Done this turn: purchase, summoning"), "{said}");
    let mut team = Table::with(&teams(), 2).own(ALICE, "serpent");
    team.roll(ALICE, 2, &[]);
    let said = text(&team);
    assert_eq!(said.matches("have won").count(), 1, "{said}");
}

/// §SD-177 The Alligator bites twice at most.
#[test]
fn the_alligator_bites_twice() {
    let mut table = Table::quiet(2, 7).own(ALICE, "alligator").own(BASIL, "eve adam lola");
    table.roll(ALICE, 7, &[]);
    table.acts(ALICE, &["accept", "discard-rival 1 eve", "discard-rival 1 adam"]);
    assert_eq!((table.cards_of(BASIL), table.list(ALICE)), (vec!["lola"], vec!["end".to_owned()]));
}

/// §SD-112 §A-23 A card that only brings souls is told by them; one that brings none finds nothing.
#[test]
fn lines_without_content_are_not_told() {
    let mut table = Table::quiet(2, 6).own(ALICE, "eve lola");
    let events = table.roll(ALICE, 6, &[]);
    assert_eq!(codes(&events), ["rolled", "nothing", "collected"]);
}

/// §A-43 §SD-164 The Skunk leaves summoned demons alone, unless the table has all cards go.
#[test]
fn the_skunk_takes_demons_where_the_table_says_so() {
    let left = |skunk: Skunk| {
        let table = Table::with(&Options { skunk, ..options(3) }, 7).own(ALICE, "skunk porcus");
        let table = table.own(BASIL, "eve legion").own(CLARA, "adam spectralux devil");
        let mut table = table;
        table.roll(ALICE, 7, &[]);
        let discarded = table.0.view(ALICE).demon_discard.len();
        ([ALICE, BASIL, CLARA].map(|seat| table.cards_of(seat).len()), discarded)
    };
    assert_eq!(left(Skunk::BlockCards), ([1, 1, 3], 0));
    assert_eq!(left(Skunk::AllCards), ([0, 0, 3], 2));
}
