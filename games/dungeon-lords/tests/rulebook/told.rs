//! The table in words: enough to play from.

use dungeon_lords::state::{Minion, Slot};
use dungeon_lords::{DungeonLords, Items};
use kernel::{Game, Seat, Seats};
use wording::Wording;

use crate::combat::plain;
use crate::table::*;

fn told(table: &Table, seat: Seat, language: &str) -> String {
    let words = Wording::new(&DungeonLords::INFO, language, &[]).expect("the sentences read");
    table.0.game.text(&table.0.view(seat), &words)
}

fn holds(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.contains(line), "{line} is not in:\n{text}");
    }
}

/// §DL-25 §DL-31 §DL-32 What is on offer is told with what it costs, what it does and where it
/// goes.
#[test]
fn offers_are_told_with_costs_effects_and_zones() {
    let mut table = Table::with(&options(4, Items::None));
    table.0.set(|state| {
        state.monsters = [monster("troll"), monster("golem")].into_iter().collect();
        state.rooms = [room("mint"), room("dark-room")].into_iter().collect();
        state.special = Some(special("witch-hunt"));
        state.board[order("get-food").index()][1] = Some(Minion::Of(BASIL));
    });
    table.row(&["y1-thief-1", "y1-priest-4"]);
    let text = told(&table, ALICE, "en");
    holds(
        &text,
        &[
            "  Troll (2 food): 3 to the first / pay 1 food, 4 to the first",
            "  Golem (1 gold, 1 trap): 4 to the first, stays fit",
            "  Mint: 3 imps: 1 gold more. Rows 3 and 4.",
            "Anywhere.",
            "  Thief Pip: 3 hit points, anti-trap 1",
            "hearts",
            "Witch hunt: one unit leaves, or evil rises by",
            "Get food: I 1 gold for 2 food more | II ",
            "Trap cards in the deck: 27; discarded: 0",
            "    12345\n  1 ··▪··",
            "3-1 is column 3, row 1",
        ],
    );
    let french = told(&table, ALICE, "fr");
    holds(&french, &["3 au premier / payez 1 nourriture, 4 au premier", "Rangées 3 et 4."]);
    for raw in ["text-", "y1-", "[none]"] {
        assert!(!text.contains(raw) && !french.contains(raw), "{raw} in:\n{text}\n{french}");
    }
}

/// §DL-84 §DL-87 In Combat the icons of the party, the card, and one's own traps and units stand in
/// the text; those of others do not.
#[test]
fn a_battle_is_told_with_icons_and_effects() {
    let mut table = plain(1, "y1-fireball");
    table.line(&[("y1-thief-2", 1), ("y1-wizard-1", 0)]).lair(&["witch"]).traps(&["poisoned-meal"]);
    table.room("mint", "3-1");
    table.0.set(|state| {
        let card = spell("y1-mend");
        state.stock.cards &= !(1 << card.index());
        state.cards[1] = Slot { card: Some(card), seen: Seats::one(ALICE) };
    });
    table.advance();
    let text = told(&table, ALICE, "en");
    holds(
        &text,
        &[
            "(anti-trap 2)",
            "magic 1",
            "  Witch (1 food, 1 evil): ",
            "  Poisoned meal (1 food): all hit points to the first",
            "  Mint 3-1: 3 imps: 1 gold more.",
            "Combat card of round 2, cast with magic 2: Mend (",
            "The party enters at: 3-1",
        ],
    );
    let other = told(&table, BASIL, "en");
    assert!(!other.contains("Poisoned meal") && !other.contains("Mend"), "{other}");
    table.0.set(|state| state.stock.traps = Default::default());
    holds(&told(&table, ALICE, "en"), &["The trap deck is exhausted; cards discarded: 0"]);
}
