//! Corners: what is told, what comes to light, what is left when something ends.

use kernel::chance::{Kind, Seeded};
use kernel::{Asked, Cx, Game, Seat, Turn, ask};
use summon_demons::{BeginnerCandle, CardSet, Event, Illegal, Options, State, SummonDemons};

use crate::table::*;

fn begun(options: &Options, seed: u64) -> State {
    let game = SummonDemons::open(options, None).expect("the options open");
    game.start(&mut Cx::silent(&mut Seeded::from_number(seed)))
}

/// §SD-40 Whom the lot names has the first turn.
#[test]
fn whom_the_lot_names_begins() {
    for seed in 0..20 {
        let state = begun(&options(4), seed);
        assert_eq!(state.active, state.first);
    }
}

/// §SD-23 §SD-138 Whoever is given the beginner's candle has one candle, like everybody.
#[test]
fn the_beginner_has_one_candle_too() {
    let given = Options { beginner: BeginnerCandle::Seat2, ..options(3) };
    for seed in 0..10 {
        let state = begun(&given, seed);
        assert!(state.players.iter().all(|player| player.area.len() == 1));
    }
}

/// §SD-18 §SD-48 Both dice have six faces.
#[test]
fn two_dice_of_six() {
    let Table(stage) = Table::quiet(2, 7);
    for thrown in [&[][..], &[3]] {
        match ask(&stage.game, &stage.state, ALICE, &action("roll"), thrown) {
            Ok(Asked::Need(need)) => assert_eq!(need.kind, Kind::Die { sides: 6 }),
            other => panic!("a die is missing: {:?}", other.err()),
        }
    }
}

/// §SD-31 A card that is shown is told with its place, counted from one.
#[test]
fn a_shown_card_is_told_with_its_place() {
    let mut table = Table::quiet(2, 7).block("eve");
    table.roll(ALICE, 7, &[]);
    let events = table.end(ALICE);
    let slots = events.iter().filter_map(|event| match event {
        Event::Shown { slot, .. } => Some(*slot),
        _ => None,
    });
    assert_eq!(slots.collect::<Vec<_>>(), [2, 3, 4, 5]);
}

/// §SD-114 §SD-141 Of a card turned up it is told whether it is kept; kept, it was gained.
#[test]
fn cards_turned_up_are_told_with_their_fate() {
    for (card, fate) in [("dog", "yes"), ("eve", "no")] {
        let mut table = Table::quiet(2, 7).own(ALICE, "cat").deck(card);
        let events = table.roll(ALICE, 7, &[drawn(card)]);
        let told = events.iter().find_map(|event| match event {
            Event::TurnedUp { kept, .. } => Some(*kept),
            _ => None,
        });
        assert_eq!(told, Some(fate), "{card}");
        let copies = table.0.game.content().copies(design(card));
        assert_eq!(table.0.state.player(ALICE).gained.meets(copies), fate == "yes");
    }
}

/// §A-23 A card that finds nothing to do says so, and nobody is asked; one that does something does
/// not say it.
#[test]
fn an_effect_without_anything_to_do_is_told() {
    for (own, total, nothing) in [
        ("lola", 6, true),
        ("lola adam", 6, false),
        ("destiny", 5, true),
        ("destiny jesus", 5, false),
        ("vilebook", 3, true),
    ] {
        let table = Table::quiet(2, u8::try_from(total).unwrap()).own(ALICE, own).demon_deck("");
        let mut table = table.set(|state| state.demon_discard = CardSet::NONE);
        let events = table.roll(ALICE, total, &[]);
        assert_eq!(codes(&events).contains(&"nothing"), nothing, "{own}");
        assert_eq!(table.list(ALICE), ["end"], "{own}");
    }
}

/// §A-23 §A-42 Of two effects none may be possible: the cost was paid for nothing.
#[test]
fn a_branch_without_anything_to_do_is_told() {
    let mut table = Table::quiet(2, 9).own(ALICE, "annie").own(BASIL, "dog");
    table.roll(ALICE, 9, &[]);
    assert_eq!(table.question(ALICE), "offer-futile");
    assert!(codes(&table.act(ALICE, "accept", &[])).contains(&"nothing"));
    assert_eq!((table.list(ALICE), table.discard()), (vec!["end".to_owned()], vec!["annie"]));
}

/// §A-7 Nobody is warned of a cost that brings souls.
#[test]
fn souls_are_never_futile() {
    let mut table = Table::quiet(2, 7).own(ALICE, "goldfish");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.question(ALICE), "offer");
}

/// §SD-121 Who steals a soul for each animal and has none, steals none.
#[test]
fn without_animals_the_hound_steals_nothing() {
    let mut table = Table::quiet(2, 8).own(ALICE, "hound").own(BASIL, "dog");
    table.roll(ALICE, 8, &[]);
    assert_eq!((table.list(ALICE), table.souls_of(BASIL)), (vec!["end".to_owned()], 5));
}

/// §SD-121 Nobody sits to the right of the last seat.
#[test]
fn who_does_not_play_is_no_rival() {
    let mut table = Table::quiet(2, 10).own(ALICE, "dillinger");
    table.roll(ALICE, 10, &[]);
    assert_eq!(table.refused(ALICE, "rob 2"), Illegal::NotARival { seat: Seat(2) });
}

/// §SD-93 §A-8 The Egg that finds no demon is discarded all the same.
#[test]
fn an_egg_that_finds_nothing_is_gone() {
    let table = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg").demon_deck("");
    let mut table = table.set(|state| state.demon_discard = CardSet::NONE);
    table.act(ALICE, "summon", &[]);
    let events = table.act(ALICE, "raise egg", &[]);
    assert!(codes(&events).contains(&"nothing"), "{:?}", codes(&events));
    assert_eq!(table.demon_discard(), ["egg"]);
    assert!(table.0.state.aside.is_empty());
}

/// §SD-88 §SD-184 §A-31 How a demon came into play is told.
#[test]
fn it_is_told_where_a_demon_comes_from() {
    let from = |events: &[Event]| {
        let told = events.iter().find_map(|event| match event {
            Event::Summoned { from, .. } => Some(*from),
            _ => None,
        });
        told.expect("a demon is summoned")
    };
    let mut paid = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "porcus");
    paid.act(ALICE, "summon", &[]);
    assert_eq!(from(&paid.act(ALICE, "raise porcus", &[])), "hand");
    let start = Options { starting_demon: true, ..options(2) };
    let mut free = Table::with(&start, 7).hand(ALICE, "porcus");
    free.act(ALICE, "summon-free", &[]);
    assert_eq!(from(&free.act(ALICE, "raise porcus", &[])), "free");
}

/// §SD-88 §A-19 An Egg that would find nothing may be paid for.
#[test]
fn who_pays_may_raise_any_demon() {
    let table = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg porcus");
    let mut table = table.demon_deck("").set(|state| state.demon_discard = CardSet::NONE);
    table.act(ALICE, "summon", &[]);
    assert_eq!(table.list(ALICE), ["raise porcus", "raise egg"]);
}

/// §A-31 §A-37 A demon that comes out of a hand or a deck comes to light, and nobody takes that back.
#[test]
fn demons_come_to_light() {
    let mut damien = Table::quiet(2, 11).own(ALICE, "damien").hand(ALICE, "porcus");
    damien.roll(ALICE, 11, &[]);
    damien.act(ALICE, "accept", &[drawn("porcus")]);
    assert!(damien.0.receipt.revealed, "at random");
    let mut book = Table::quiet(2, 3).own(ALICE, "vilebook").demon_deck("oni devil");
    book.roll(ALICE, 3, &[]);
    assert!(book.0.receipt.revealed, "the deck was read");
    book.act(ALICE, "choose oni", &[]);
    assert!(book.0.receipt.revealed, "searched");
    let mut egg = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg");
    egg.act(ALICE, "summon", &[]);
    egg.act(ALICE, "raise egg", &["oni", "devil", "hound"].map(drawn));
    egg.act(ALICE, "choose devil", &[]);
    assert!(egg.0.receipt.revealed, "looked at");
}

/// §SD-99 Whoever has won gains nothing more.
#[test]
fn victory_ends_a_gain() {
    let table = Table::quiet(2, 4).own(ALICE, "bogeyman assmode porcus").souls(ALICE, 9);
    let mut table = table.deck("dog eve");
    table.roll(ALICE, 4, &[drawn("dog")]);
    assert_eq!(table.winners(), [ALICE]);
    assert_eq!(table.0.state.deck.len(), 1, "the second card was not drawn");
}

/// §SD-42 The winner has the first place, everybody else shares the next.
#[test]
fn the_others_share_the_next_place() {
    let mut table = Table::quiet(3, 2).own(BASIL, "serpent").set(|state| state.active = BASIL);
    table.roll(BASIL, 2, &[]);
    let Turn::Over(outcome) = table.0.turn() else { panic!("over") };
    let places: Vec<u8> = outcome.seats.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 0, 1]);
}

/// §SD-101 When a throw is over nothing more acts on it.
#[test]
fn after_a_throw_no_card_is_awake() {
    let mut table = Table::quiet(2, 7).own(ALICE, "eve dog").own(BASIL, "dog");
    table.roll(ALICE, 7, &[]);
    assert!(table.0.state.players.iter().all(|player| player.awake.is_empty()));
}

/// §SD-139 An extra turn is followed by a plain one.
#[test]
fn an_extra_turn_is_followed_by_a_plain_one() {
    let mut table = Table::quiet(2, 9).own(ALICE, "clockwork");
    table.roll(ALICE, 9, &[]);
    table.end(ALICE);
    assert!(table.0.state.course.extra);
    table.roll(ALICE, 7, &[]);
    table.end(ALICE);
    assert_eq!((table.asked(), table.0.state.course.extra), (BASIL, false));
}
