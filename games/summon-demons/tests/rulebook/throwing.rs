//! The throw and the order of activations: §SD-53 to §SD-63, §SD-97 to §SD-108, §SD-145 to §SD-148.

use summon_demons::{Event, Illegal};

use crate::table::*;

/// T-03 §SD-53 §SD-54 Only the sum counts.
#[test]
fn only_the_sum_counts() {
    let mut table = Table::quiet(2, 7).own(ALICE, "louis louis");
    table.act(ALICE, "roll", &[2, 5]);
    assert_eq!(table.souls_of(ALICE), 5);
    assert_eq!(table.list(ALICE), ["end"]);
}

/// T-04 §SD-8 §SD-55 §SD-57 All cards with the number act, whoever threw.
#[test]
fn all_cards_with_the_number_act() {
    let mut table = Table::quiet(3, 11).own(ALICE, "carrie").own(BASIL, "carrie carrie");
    table.roll(ALICE, 11, &[]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (7, 9));
}

/// T-05 §SD-58 §SD-61 §SD-97 §SD-98 The thrower first, then clockwise; owners order their cards.
#[test]
fn the_thrower_first_then_clockwise() {
    let table = Table::quiet(3, 6);
    let table = table.own(ALICE, "eve").own(BASIL, "eve lola").own(CLARA, "eve");
    let mut table = table.set(|state| state.active = BASIL);
    let events = table.roll(BASIL, 6, &[]);
    let collects = |event: &Event| match event {
        Event::Collected { seat, .. } => Some(*seat),
        _ => None,
    };
    let owners: Vec<_> = events.iter().filter_map(collects).collect();
    assert_eq!(owners, [BASIL, CLARA, ALICE]);
    let mut ordered = Table::quiet(3, 7).own(ALICE, "rabbit cat").own(BASIL, "dog");
    assert_eq!(codes(&ordered.roll(ALICE, 7, &[])), ["rolled"]);
    assert_eq!(ordered.list(ALICE), ["activate cat", "activate rabbit"]);
}

/// T-06 §SD-62 §SD-63 §SD-90 Numbered demons act in the turn of their owner only.
#[test]
fn demons_act_in_the_turn_of_their_owner() {
    let mut table = Table::quiet(2, 5).own(BASIL, "porcus").souls(BASIL, 0);
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.souls_of(BASIL), 0);
    table.end(ALICE);
    table.roll(BASIL, 5, &[]);
    assert_eq!(table.souls_of(BASIL), 5);
}

/// T-07 T-157 §SD-4 §SD-27 A candle pays one soul on each of its numbers, in everybody's turn.
#[test]
fn candles_pay_on_their_numbers() {
    let candles: [(&str, &[usize]); 5] = [
        ("candle-good", &[3, 4, 5]),
        ("candle-kind", &[5, 6]),
        ("candle-beginner", &[6, 8]),
        ("candle-naughty", &[8, 9]),
        ("candle-evil", &[9, 10, 11]),
    ];
    for (candle, numbers) in candles {
        for total in 2..=12 {
            for seat in [ALICE, BASIL] {
                let table = Table::quiet(2, 7).set(|state| {
                    for player in &mut state.players {
                        state.candles = state.candles.or(std::mem::take(&mut player.area));
                    }
                });
                let table = table.own(seat, candle);
                let expected = u16::from(numbers.contains(&total));
                assert_eq!(gain_of(table, seat, total), expected, "{candle} on {total}");
            }
        }
    }
}

/// T-08 T-09 §SD-60 §SD-100 §SD-101 §SD-102 §SD-103 §SD-104 §SD-105 §SD-106 §A-22 The Cat first
/// lets the Rabbit count three animals; the other way round the Rabbit is spent.
#[test]
fn the_order_is_the_owners() {
    let mut cat_first = Table::quiet(2, 7).own(ALICE, "rabbit cat");
    cat_first.roll(ALICE, 7, &[]);
    cat_first.act(ALICE, "activate cat", &[drawn("dog")]);
    assert_eq!((cat_first.souls_of(ALICE), cat_first.list(ALICE)), (7, vec!["end".to_owned()]));
    assert_eq!(cat_first.cards_of(ALICE), ["dog", "cat", "rabbit"]);
    let mut rabbit_first = Table::quiet(2, 7).own(ALICE, "rabbit cat");
    rabbit_first.roll(ALICE, 7, &[]);
    let events = rabbit_first.act(ALICE, "activate rabbit", &[drawn("dog")]);
    assert!(codes(&events).contains(&"unmet"));
    assert_eq!(rabbit_first.souls_of(ALICE), 5);
    assert_eq!(rabbit_first.list(ALICE), ["end"]);
}

/// T-115 §A-22 §SD-60 The next card is chosen when the one before is done.
#[test]
fn the_order_is_chosen_one_by_one() {
    let mut table = Table::quiet(2, 7).own(ALICE, "cat cat rabbit");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "activate cat", &[drawn("eve")]);
    assert_eq!(table.list(ALICE), ["activate cat", "activate rabbit"]);
    assert_eq!(table.refused(ALICE, "activate dog"), Illegal::NotDue { card: design("dog") });
    table.act(ALICE, "activate rabbit", &[drawn("dog")]);
    assert_eq!(table.souls_of(ALICE), 7, "three animals: two Cats and the Rabbit");
}

/// T-10 T-195 §SD-58 §SD-108 §A-3 Without "may" an effect is an obligation.
#[test]
fn what_is_not_optional_happens() {
    let mut table = Table::quiet(2, 7).own(ALICE, "skunk eve");
    let events = table.roll(ALICE, 7, &[]);
    assert!(codes(&events).contains(&"activated"), "nobody is asked");
    assert_eq!(table.cards_of(ALICE), Vec::<&str>::new());
    let mut jane = Table::quiet(2, 6).own(ALICE, "jane").block("cat dog");
    jane.roll(ALICE, 6, &[]);
    assert_eq!(jane.list(ALICE), ["gain dog", "gain cat"]);
    assert_eq!(jane.refused(ALICE, "decline"), Illegal::NotOffered { step: "gain-block" });
    for skip in ["done", "end"] {
        assert_eq!(jane.refused(ALICE, skip), Illegal::WrongStep { step: "gain-block" });
    }
    let mut destiny = Table::quiet(2, 5).own(ALICE, "destiny chuck jesus");
    destiny.roll(ALICE, 5, &[]);
    assert_eq!(destiny.list(ALICE), ["point jesus", "point chuck"]);
    assert_eq!(destiny.refused(ALICE, "decline"), Illegal::NotOffered { step: "point" });
}

/// T-116 §SD-107 What a card offers may be left, and is not offered twice.
#[test]
fn offers_may_be_declined() {
    for (own, total) in
        [("goldfish", 7), ("owl", 7), ("falcon", 7), ("sam cat", 10), ("damien", 11), ("annie", 9)]
    {
        let table = Table::quiet(2, u8::try_from(total).unwrap()).own(ALICE, own);
        let mut table = table.hand(ALICE, "porcus").own(BASIL, "eve");
        table.roll(ALICE, total, &[]);
        assert_eq!(table.list(ALICE), ["accept", "decline"], "{own}");
        let events = table.act(ALICE, "decline", &[]);
        assert_eq!(codes(&events)[0], "declined");
        assert_eq!(table.souls_of(ALICE), 5);
        assert!(table.discard().is_empty());
        assert_eq!(table.list(ALICE), ["end"]);
    }
}

/// T-23 T-34 §A-2 A card that left before its turn came does not act.
#[test]
fn a_card_that_left_does_not_act() {
    let mut table = Table::quiet(2, 7).own(ALICE, "skunk").own(BASIL, "dog eve");
    table.roll(ALICE, 7, &[]);
    assert_eq!((table.souls_of(BASIL), table.cards_of(BASIL).len()), (5, 0));
    let table = Table::quiet(3, 11).own(ALICE, "filch").own(BASIL, "carrie").own(CLARA, "carrie");
    let mut table = table;
    table.roll(ALICE, 11, &[]);
    table.act(ALICE, "take-card 1 carrie", &[]);
    let souls = [ALICE, BASIL, CLARA].map(|seat| table.souls_of(seat));
    assert_eq!(souls, [5, 5, 7], "stolen, it acts for nobody");
}

/// T-68 T-130 §SD-145 A double pays the value of one die, and its total acts as usual.
#[test]
fn a_double_pays_one_die() {
    let mut table = Table::quiet(2, 10).own(ALICE, "dublux dillinger").souls(BASIL, 0);
    table.act(ALICE, "roll", &[5, 5]);
    assert_eq!(table.souls_of(ALICE), 5 + 5 + 1);
    let mut rival = Table::quiet(2, 10).own(BASIL, "dublux");
    rival.act(ALICE, "roll", &[5, 5]);
    assert_eq!(rival.souls_of(BASIL), 5, "only the owner's own doubles pay");
    let mut mixed = Table::quiet(2, 7).own(ALICE, "dublux");
    mixed.roll(ALICE, 7, &[]);
    assert_eq!(mixed.souls_of(ALICE), 5);
}

/// T-69 T-131 §SD-147 §SD-148 A throw that is repeated was never made.
#[test]
fn a_repeated_throw_was_never_made() {
    let position = || Table::quiet(2, 7).own(ALICE, "dublux reroll louis adam");
    let mut table = position();
    table.act(ALICE, "roll", &[4, 4]);
    assert_eq!(table.souls_of(ALICE), 5, "nothing acts before the choice");
    table.act(ALICE, "reroll", &[2, 3]);
    let good = table.0.view(ALICE).players[0].candles[0].id() == "candle-good";
    assert_eq!(table.souls_of(ALICE), 6 + u16::from(good));
    let mut other = position();
    other.act(ALICE, "roll", &[2, 3]);
    other.act(ALICE, "reroll", &[4, 4]);
    assert_eq!(other.souls_of(ALICE), 5 + 4 + 1);
}

/// T-70 T-132 T-204 §SD-146 §A-11 One throw is repeated once a turn, by its thrower; the second
/// stands.
#[test]
fn a_throw_is_repeated_once() {
    let mut table = Table::quiet(2, 7).own(ALICE, "reroll");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.list(ALICE), ["reroll", "keep"]);
    table.act(ALICE, "reroll", &[1, 1]);
    assert_eq!(table.list(ALICE), ["end"], "no third throw");
    assert!(table.0.view(BASIL).course.rerolled, "everybody sees it");
    assert_eq!(table.refused(ALICE, "reroll"), Illegal::NoReroll { total: 2 });
    table.end(ALICE);
    table.roll(BASIL, 7, &[]);
    assert_eq!(table.asked(), BASIL, "nobody repeats a rival's throw");
    table.end(BASIL);
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "keep", &[]);
    assert_eq!(table.0.state.course.dice, [1, 6]);
}

/// T-162 §A-12 The double pays before anything acts, and may win.
#[test]
fn the_double_pays_first() {
    let table = Table::quiet(2, 4).own(ALICE, "dublux porcus legion alice").souls(ALICE, 8);
    let mut table = table;
    let events = table.act(ALICE, "roll", &[2, 2]);
    assert_eq!(table.winners(), [ALICE]);
    assert!(!codes(&events).contains(&"activated"));
}

/// T-61 T-197 §A-1 The first nine acts for everybody, and the turn goes on before the extra one.
#[test]
fn an_extra_turn_does_not_cut_the_turn_short() {
    let table = Table::quiet(2, 9).own(ALICE, "clockwork").own(BASIL, "regan").block("eve adam");
    let mut table = table.souls(ALICE, 3);
    table.roll(ALICE, 9, &[]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (4, 6));
    table.act(ALICE, "buy eve", &[]);
    let ended = table.end(ALICE);
    assert_eq!(codes(&ended).iter().filter(|code| **code == "shown").count(), 4);
    assert_eq!(table.asked(), ALICE);
    assert!(table.0.state.course.extra);
}

/// T-60 T-126 T-127 §SD-139 §A-30 §A-11 Extra turns chain; in them only the owner's cards act, and
/// everything else is anew.
#[test]
fn extra_turns_chain() {
    let table = Table::quiet(3, 9).own(ALICE, "clockwork reroll").own(BASIL, "regan louis");
    let mut table = table.souls(ALICE, 0).souls(BASIL, 0);
    for turn in 1..=3 {
        table.roll(ALICE, 9, &[]);
        table.act(ALICE, "keep", &[]);
        assert_eq!(table.souls_of(ALICE), turn);
        table.end(ALICE);
        assert_eq!(table.asked(), ALICE);
    }
    assert_eq!(table.souls_of(BASIL), 1, "Regan acted on the first nine only");
    table.roll(ALICE, 5, &[]);
    table.act(ALICE, "keep", &[]);
    assert_eq!(table.souls_of(BASIL), 1);
    assert!(table.list(ALICE).iter().any(|notation| notation.starts_with("buy")));
    table.end(ALICE);
    assert_eq!(table.asked(), BASIL);
}

/// T-163 §A-13 Shield and tax hold in a rival's extra turn.
#[test]
fn lasting_powers_hold_in_an_extra_turn() {
    let table = Table::quiet(2, 10).own(ALICE, "spectralux baphometal eve");
    let table = table.own(BASIL, "dillinger eve adam louis").hand(BASIL, "porcus");
    let mut table = table.set(|state| {
        state.active = BASIL;
        state.course.extra = true;
    });
    table.roll(BASIL, 10, &[]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (5, 6));
    table.act(BASIL, "summon", &[]);
    assert_eq!(table.cards_of(BASIL), Vec::<&str>::new(), "four cards");
}

/// T-159 §A-28 A demon that arrives in the middle of a throw works from then on.
#[test]
fn a_demon_that_arrives_meanwhile_works_from_then_on() {
    let table = Table::quiet(2, 7).own(ALICE, "goat buzz eve jesus adam");
    let mut table = table.demon_deck("oni");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "activate goat", &[]);
    table.act(ALICE, "accept", &[]);
    table.act(ALICE, "discard adam", &[drawn("oni")]);
    assert_eq!(table.souls_of(ALICE), 5 + 4, "Eve was given up as well; Jesus pays double");
}
