//! The turn, buying and summoning: §SD-4 to §SD-14, §SD-47 to §SD-52, §SD-64 to §SD-88.

use summon_demons::{Illegal, Options};

use crate::table::*;

/// T-01 §SD-51 §SD-67 A card bought before the throw acts in the same turn.
#[test]
fn a_card_bought_before_the_throw_acts() {
    let mut table = Table::quiet(2, 6).block("eve").souls(ALICE, 3);
    table.act(ALICE, "buy eve", &[]);
    table.roll(ALICE, 6, &[]);
    assert_eq!(table.souls_of(ALICE), 1);
}

/// T-164 §A-14 §SD-101 What is bought or summoned after the throw does not act on it.
#[test]
fn what_comes_after_the_throw_stays_quiet() {
    let table = Table::quiet(2, 6).block("eve").souls(ALICE, 6).own(ALICE, "adam louis regan");
    let mut table = table.hand(ALICE, "legion");
    table.roll(ALICE, 6, &[]);
    table.acts(ALICE, &["buy eve", "summon", "sacrifice adam", "sacrifice louis"]);
    table.acts(ALICE, &["sacrifice eve", "raise legion"]);
    assert_eq!(table.souls_of(ALICE), 3);
}

/// T-02 §SD-56 §SD-117 §SD-30 Cards of the block do nothing.
#[test]
fn cards_of_the_block_do_nothing() {
    let table = Table::quiet(2, 6).block("eve jane");
    assert_eq!(gain_of(table, ALICE, 6), 0);
}

/// T-11 §SD-48 §SD-52 The turn cannot end before the throw, and one throws once.
#[test]
fn the_throw_is_compulsory_and_single() {
    let mut table = Table::quiet(2, 7);
    assert_eq!(table.refused(ALICE, "end"), Illegal::MustRoll {});
    assert_eq!(table.list(ALICE), ["roll"]);
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.refused(ALICE, "roll"), Illegal::AlreadyRolled { total: 7 });
    assert_eq!(table.refused(BASIL, "roll"), Illegal::NotYourTurn { seat: BASIL, turn: ALICE });
}

/// T-12 §SD-49 §SD-50 One card is bought and one demon summoned in a turn, no more.
#[test]
fn one_purchase_and_one_summoning() {
    let table = Table::quiet(2, 7).block("eve adam").souls(ALICE, 9);
    let mut table =
        table.own(ALICE, "louis regan lola jane romeo irwin").hand(ALICE, "porcus devil");
    table.act(ALICE, "buy eve", &[]);
    assert_eq!(table.refused(ALICE, "buy adam"), Illegal::AlreadyBought {});
    table.acts(ALICE, &["summon", "sacrifice louis", "sacrifice regan", "sacrifice lola"]);
    table.act(ALICE, "raise porcus", &[]);
    assert_eq!(table.refused(ALICE, "summon"), Illegal::AlreadySummoned {});
}

/// T-13 T-101 T-102 §SD-31 §SD-72 §SD-118 The block is filled before the next turn, not earlier.
#[test]
fn the_block_is_filled_at_the_end_of_the_turn() {
    let table = Table::quiet(2, 5).block("eve adam louis chuck cat").souls(ALICE, 3);
    let mut table = table.own(ALICE, "marilyn");
    table.act(ALICE, "buy cat", &[]);
    assert_eq!(table.shown().len(), 4);
    table.roll(ALICE, 5, &[]);
    table.act(ALICE, "gain adam", &[]);
    assert_eq!(table.shown(), ["eve", "louis", "chuck"]);
    table.act(ALICE, "end", &[drawn("lola"), drawn("dog")]);
    assert_eq!(table.shown(), ["eve", "lola", "louis", "chuck", "dog"]);
    assert_eq!(table.asked(), BASIL);
}

/// T-95 §SD-47 Throw, buy and summon in each of the six orders.
#[test]
fn the_actions_come_in_any_order() {
    for order in ["rbs", "rsb", "brs", "bsr", "srb", "sbr"] {
        let table = Table::quiet(2, 7).block("eve").souls(ALICE, 3).own(ALICE, "louis louis louis");
        let mut table = table.hand(ALICE, "porcus");
        for letter in order.chars() {
            match letter {
                'r' => drop(table.roll(ALICE, 7, &[])),
                'b' => drop(table.act(ALICE, "buy eve", &[])),
                _ => {
                    table.act(ALICE, "summon", &[]);
                    for _ in 0..3 {
                        if table.question(ALICE) == "sacrifice" {
                            table.act(ALICE, "sacrifice louis", &[]);
                        }
                    }
                    table.act(ALICE, "raise porcus", &[]);
                }
            }
        }
        assert_eq!(table.cards_of(ALICE), ["eve", "porcus"], "{order}");
        assert_eq!(table.list(ALICE), ["end"]);
    }
}

/// T-96 §SD-47 A card sacrificed before the throw does not act; after it, it has acted.
#[test]
fn a_sacrifice_before_or_after_the_throw() {
    let position = || Table::quiet(2, 6).own(ALICE, "eve adam louis").hand(ALICE, "porcus");
    let mut before = position();
    before.acts(ALICE, &["summon", "raise porcus"]);
    before.roll(ALICE, 6, &[]);
    assert_eq!(before.souls_of(ALICE), 5);
    let mut after = position();
    after.roll(ALICE, 6, &[]);
    after.acts(ALICE, &["summon", "raise porcus"]);
    assert_eq!(after.souls_of(ALICE), 6);
}

/// T-97 §SD-49 §SD-50 §SD-52 Buying and summoning are left to the player.
#[test]
fn buying_and_summoning_are_optional() {
    let table =
        Table::quiet(2, 7).block("eve").souls(ALICE, 9).own(ALICE, "eve adam lola jane romeo");
    let mut table = table.hand(ALICE, "porcus");
    table.roll(ALICE, 7, &[]);
    table.end(ALICE);
    assert_eq!((table.souls_of(ALICE), table.asked()), (9, BASIL));
}

/// T-98 §SD-5 §SD-10 §SD-32 §SD-64 §SD-65 §SD-66 §SD-74 §SD-109 A card costs three souls.
#[test]
fn a_card_costs_three_souls() {
    let mut table = Table::quiet(2, 7).block("eve adam").souls(ALICE, 3).souls(BASIL, 2);
    assert_eq!(table.refused(ALICE, "buy cat"), Illegal::NotInBlock { card: design("cat") });
    let events = table.act(ALICE, "buy adam", &[]);
    assert_eq!(codes(&events), ["bought"]);
    assert_eq!((table.souls_of(ALICE), table.cards_of(ALICE)), (0, vec!["adam"]));
    table.roll(ALICE, 7, &[]);
    table.end(ALICE);
    assert_eq!(table.refused(BASIL, "buy eve"), Illegal::TooPoor { souls: 2, price: 3 });
}

/// T-99 §SD-6 §SD-11 §SD-67 §SD-75 §SD-76 A card acts each time its number comes, whoever throws.
#[test]
fn a_card_acts_again_and_again() {
    let mut table = Table::quiet(2, 8).own(ALICE, "adam").souls(ALICE, 0);
    for seat in [ALICE, BASIL, ALICE, BASIL] {
        table.roll(seat, 8, &[]);
        table.end(seat);
    }
    assert_eq!(table.souls_of(ALICE), 4);
}

/// T-192 §SD-64 §SD-165 The Skunk is for sale like any card, and acts for whoever takes it.
#[test]
fn the_skunk_is_for_sale() {
    let mut table = Table::quiet(2, 7).block("skunk").souls(ALICE, 3).own(BASIL, "eve");
    table.act(ALICE, "buy skunk", &[]);
    table.roll(ALICE, 7, &[]);
    assert_eq!((table.cards_of(ALICE).len(), table.cards_of(BASIL).len()), (0, 0));
}

/// T-107 T-21 T-124 §SD-12 §SD-26 §SD-87 §SD-88 §SD-128 §SD-134 §SD-39 Three block cards of any mix
/// are sacrificed, then a demon of the hand stands with the other cards.
#[test]
fn three_cards_are_sacrificed() {
    let few = Table::quiet(2, 7).own(ALICE, "cat dog").hand(ALICE, "porcus");
    assert_eq!(few.refused(ALICE, "summon"), Illegal::TooFewCards { have: 2, need: 3 });
    let table = Table::quiet(2, 7).own(ALICE, "cat dog eve adam legion");
    let mut table = table.hand(ALICE, "porcus devil");
    table.act(ALICE, "summon", &[]);
    let candle = table.0.view(ALICE).players[0].candles[0];
    assert_eq!(
        table.refused(ALICE, &format!("sacrifice {candle}")),
        Illegal::CandleStays { card: candle }
    );
    assert_eq!(
        table.refused(ALICE, "sacrifice legion"),
        Illegal::NoSacrifice { card: design("legion") }
    );
    assert_eq!(table.refused(ALICE, "sacrifice jane"), Illegal::NotYours { card: design("jane") });
    table.acts(ALICE, &["sacrifice cat", "sacrifice dog", "sacrifice eve"]);
    assert_eq!(table.refused(ALICE, "raise hound"), Illegal::NotInHand { card: design("hound") });
    table.act(ALICE, "raise devil", &[]);
    assert!(table.0.receipt.revealed, "it was hidden until now");
    assert_eq!(table.cards_of(ALICE), ["adam", "legion", "devil"]);
    assert_eq!(table.discard(), ["eve", "dog", "cat"]);
    assert_eq!(table.0.view(BASIL).players[0].hand_size, 1);
    let empty = Table::quiet(2, 7).own(ALICE, "cat dog eve");
    assert_eq!(empty.refused(ALICE, "summon"), Illegal::EmptyHand {});
}

/// T-108 §SD-87 Cards bought, gained from the deck and stolen are all good sacrifices.
#[test]
fn every_block_card_is_a_sacrifice() {
    let table = Table::quiet(2, 11).block("eve").own(ALICE, "filch bogeyman").own(BASIL, "dog");
    let mut table = table.souls(ALICE, 3).hand(ALICE, "porcus");
    table.act(ALICE, "buy eve", &[]);
    table.roll(ALICE, 11, &[]);
    assert_eq!(table.cards_of(ALICE), ["eve", "dog", "bogeyman", "filch"], "the Dog was stolen");
    table.end(ALICE);
    table.roll(BASIL, 2, &[]);
    table.end(BASIL);
    table.roll(ALICE, 4, &[drawn("adam"), drawn("lola")]);
    table.acts(ALICE, &["summon", "sacrifice eve", "sacrifice adam", "sacrifice dog"]);
    table.act(ALICE, "raise porcus", &[]);
    assert_eq!(table.cards_of(ALICE), ["lola", "bogeyman", "porcus", "filch"]);
}

/// §SD-4 §SD-9 §SD-13 §SD-44 A short game: candle, purchase, three summonings, victory.
#[test]
fn a_short_game() {
    let table = Table::quiet(2, 7).block("eve adam louis").souls(ALICE, 3);
    let table = table.own(ALICE, "jane lola romeo cat dog owl rabbit goldfish");
    let mut table = table.hand(ALICE, "porcus legion hound");
    table.act(ALICE, "buy eve", &[]);
    table.acts(ALICE, &["summon", "sacrifice jane", "sacrifice lola", "sacrifice romeo"]);
    table.act(ALICE, "raise porcus", &[]);
    let candle = table.0.view(ALICE).players[0].candles[0];
    assert_eq!(table.0.game.content().face(candle).numbers, [3, 4, 5]);
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.souls_of(ALICE), 6, "one from the candle, five from Porcus");
    table.end(ALICE);
    table.roll(BASIL, 2, &[]);
    table.end(BASIL);
    table.acts(ALICE, &["summon", "sacrifice cat", "sacrifice dog", "sacrifice owl"]);
    table.act(ALICE, "raise legion", &[]);
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.souls_of(ALICE), 12);
    table.end(ALICE);
    table.roll(BASIL, 2, &[]);
    table.end(BASIL);
    assert_eq!(table.winners(), []);
    table.act(ALICE, "summon", &[]);
    assert_eq!(table.list(ALICE), ["raise hound"], "the last three cards went by themselves");
    table.act(ALICE, "raise hound", &[]);
    assert_eq!(table.winners(), [ALICE]);
}

/// §A-21 Nothing is bought or summoned while cards act.
#[test]
fn no_action_while_cards_act() {
    let table =
        Table::quiet(2, 7).block("eve").souls(ALICE, 9).own(ALICE, "goldfish rabbit eve adam");
    let mut table = table.hand(ALICE, "porcus");
    table.roll(ALICE, 7, &[]);
    for notation in ["buy eve", "summon", "end"] {
        assert_eq!(table.refused(ALICE, notation), Illegal::WrongStep { step: "order" });
    }
}

/// T-22 §SD-50 A demon brought by a card is not the summoning of the turn.
#[test]
fn other_ways_do_not_use_up_the_summoning() {
    let table =
        Table::quiet(2, 11).own(ALICE, "damien cat dog owl eve").hand(ALICE, "porcus devil");
    let mut table = table.souls(ALICE, 0);
    table.acts(ALICE, &["summon", "sacrifice cat", "sacrifice dog", "sacrifice owl"]);
    table.act(ALICE, "raise porcus", &[]);
    table.roll(ALICE, 11, &[]);
    table.act(ALICE, "accept", &[drawn("devil")]);
    assert_eq!(table.cards_of(ALICE), ["eve", "porcus", "devil"]);
}

/// T-105 §SD-82 Names play no part: the same game with other names goes the same way.
#[test]
fn names_play_no_part() {
    use kernel::chance::Seeded;
    use kernel::{Cx, Game, Turn};
    use summon_demons::SummonDemons;
    let plain = SummonDemons::open(&Options::default(), None).unwrap();
    let mut pack = plain.pack();
    let cards = pack.0.get_mut("cards.toml").unwrap();
    *cards = cards.replace("{ en = \"", "{ en = \"Little ").replace(", fr = \"", ", fr = \"Petit ");
    let named = SummonDemons::open(&Options::default(), Some(&pack)).unwrap();
    let play = |game: &SummonDemons| {
        let (mut dice, mut choice) = (Seeded::from_number(5), Seeded::from_number(6));
        let mut state = game.start(&mut Cx::silent(&mut dice));
        while let Turn::To(seats) = game.turn(&state) {
            let seat = seats.iter().next().unwrap();
            let mut list = Vec::new();
            game.legal(&state, seat, &mut list);
            let action = list[choice.below(u32::try_from(list.len()).unwrap()) as usize];
            game.play(&mut state, seat, &action, &mut Cx::silent(&mut dice));
        }
        state
    };
    assert_eq!(play(&plain), play(&named));
}
