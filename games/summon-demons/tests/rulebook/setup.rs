//! Material, set-up, candles and variants: §SD-1 to §SD-41, §SD-135 to §SD-138, §SD-178 to §SD-189.

use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat};
use summon_demons::{BeginnerCandle, Candles, Kind, Mood, Options, State, SummonDemons};

use crate::table::*;

fn opened(options: &Options) -> SummonDemons {
    SummonDemons::open(options, None).expect("the options open")
}

fn begun(options: &Options, seed: u64) -> State {
    opened(options).start(&mut Cx::silent(&mut Seeded::from_number(seed)))
}

/// T-81 §SD-1 §SD-2 §SD-3 Two to five players, 20 to 35 minutes, from fourteen years on.
#[test]
fn two_to_five_play() {
    assert_eq!(SummonDemons::INFO.seats, (2, 5));
    for seats in [2, 5] {
        assert_eq!(reasons(&options(seats)), []);
    }
    for seats in [1, 6] {
        assert_eq!(reasons(&options(seats)), [("seats".to_owned(), "range")]);
    }
    let game = opened(&options(2));
    let table = &game.content().numbers.table;
    assert_eq!((table.minutes_min, table.minutes_max, table.age_min), (20, 35, 14));
}

/// T-82 T-83 T-90 §SD-15 §SD-16 §SD-17 §SD-18 §SD-19 §SD-83 §SD-84 §SD-85 §SD-86 §SD-89 §SD-129
/// §SD-130 §SD-131 §SD-116 The box holds what the rulebook lists.
#[test]
fn the_box_is_complete() {
    let game = opened(&options(2));
    let content = game.content();
    let count = |fits: &dyn Fn(&summon_demons::Face) -> bool| {
        let faces = content.faces.iter().filter(|face| fits(face));
        faces.map(|face| usize::from(face.copies.len())).sum::<usize>()
    };
    assert_eq!(count(&|face| face.kind == Kind::Candle), 5);
    assert_eq!(count(&|face| face.kind == Kind::Demon), 20);
    assert_eq!(count(&|face| !matches!(face.kind, Kind::Candle | Kind::Demon)), 100);
    assert_eq!(count(&|face| face.kind == Kind::Animal), 32);
    for kind in [Kind::Girl, Kind::Boy] {
        let moods = [Mood::Sweet, Mood::Rotten, Mood::Neutral];
        let moods = moods.map(|mood| count(&|face| face.kind == kind && face.mood == Some(mood)));
        assert_eq!(moods, [12, 12, 10]);
    }
    let designs = |copies: u8| {
        let block = content.faces.iter().filter(|face| {
            !matches!(face.kind, Kind::Candle | Kind::Demon) && face.copies.len() == copies
        });
        block.map(|face| face.design.id()).collect::<Vec<_>>()
    };
    assert_eq!(designs(1), ["falcon", "goat", "skunk", "alligator"]);
    assert_eq!([2, 4, 6].map(|copies| designs(copies).len()), [24, 6, 4]);
    let numbers = &content.numbers;
    assert_eq!((numbers.material.soul_tokens, numbers.material.dice), (42, 2));
    assert_eq!(numbers.material.die_faces, 6);
}

/// T-90 §SD-27 §SD-75 §SD-90 §SD-91 Only candles have several numbers; eleven demons have one each
/// from 2 to 12, nine are permanent.
#[test]
fn only_candles_have_several_numbers() {
    let game = opened(&options(2));
    let mut demons = Vec::new();
    for face in &game.content().faces {
        match face.kind {
            Kind::Candle => assert!(face.numbers.len() >= 2),
            Kind::Demon => demons.push(face.numbers.clone()),
            _ => assert_eq!(face.numbers.len(), 1),
        }
    }
    assert_eq!(demons.iter().filter(|numbers| numbers.is_empty()).count(), 9);
    let numbered: Vec<u8> = demons.concat();
    assert_eq!(numbered, (2..=12).collect::<Vec<_>>());
}

/// T-84 §SD-20 §SD-21 §SD-23 §SD-29 §SD-30 §SD-34 §SD-35 §SD-39 Everybody begins with five souls, a
/// candle and three hidden demons; five cards are shown.
#[test]
fn the_opening_position() {
    for seats in 2..=5 {
        let state = begun(&options(seats), u64::from(seats));
        for player in &state.players {
            assert_eq!((player.souls, player.hand.len(), player.area.len()), (5, 3, 1));
        }
        assert_eq!(state.block.iter().flatten().count(), 5);
        assert_eq!(state.deck.len(), 95);
        assert_eq!(state.demon_deck.len(), 20 - 3 * seats);
        assert!(state.discard.is_empty() && state.demon_discard.is_empty());
        assert_eq!(state.candles.len(), 5 - seats);
    }
}

/// T-85 §SD-23 §SD-24 §A-32 Candles are dealt, or chosen in turn order; the others are out for
/// good.
#[test]
fn candles_are_dealt_or_chosen() {
    let chosen = Options { candles: Candles::Choose, ..options(3) };
    let mut stage = testkit::Stage::<SummonDemons>::new(&chosen);
    let first = stage.state.first;
    let order: Vec<Seat> = stage.state.clockwise(first).collect();
    for (index, seat) in order.into_iter().enumerate() {
        assert_eq!(stage.question(seat).unwrap().code, "candle");
        assert_eq!(stage.legal(seat).len(), 5 - index);
        let take = stage.legal(seat)[0];
        stage.act_freely(seat, &take);
        assert_eq!(stage.view(seat).players[seat.index()].candles.len(), 1);
    }
    assert_eq!(stage.state.candles.len(), 2);
    assert_eq!(stage.state.player(first).hand.len(), 3);
    let other = kernel::Ruled::code(&stage.refused(first, &action("candle candle-good")));
    assert_eq!(other, "wrong-step");
}

/// T-85 §SD-23 Dealt at random, every candle comes to every seat about as often.
#[test]
fn dealt_candles_are_random() {
    let game = opened(&options(2));
    let candles = game.content().faces.iter().filter(|face| face.kind == Kind::Candle);
    let candles: Vec<_> = candles.map(|face| face.copies).collect();
    let mut dealt = [[0; 5]; 2];
    for seed in 0..300 {
        let state = begun(&options(2), seed);
        for (seat, dealt) in dealt.iter_mut().enumerate() {
            let area = state.players[seat].area;
            let candle = candles.iter().position(|candle| area.meets(*candle)).unwrap();
            dealt[candle] += 1;
        }
    }
    assert!(dealt.as_flattened().iter().all(|count| (30..95).contains(count)), "{dealt:?}");
}

/// T-87 §SD-28 §SD-33 §SD-40 Who begins, the block and the demons are random.
#[test]
fn the_start_is_random() {
    let mut first = [0; 3];
    let mut blocks = std::collections::BTreeSet::new();
    let mut hands = [0u32; 63];
    for seed in 0..600 {
        let state = begun(&options(3), seed);
        first[state.first.index()] += 1;
        blocks.insert(format!("{:?}", state.block));
        let game = opened(&options(3));
        for card in state.player(Seat(0)).hand.iter() {
            hands[game.content().design(card).index()] += 1;
        }
    }
    assert!(first.iter().all(|&count| (150..250).contains(&count)), "{first:?}");
    assert!(blocks.len() > 590);
    // 600 hands of 3 out of 20: about 90 each.
    assert!(hands[43..].iter().all(|&count| (55..130).contains(&count)), "{hands:?}");
}

/// T-87 §SD-41 §SD-7 Turns go clockwise and come round again.
#[test]
fn turns_go_clockwise() {
    let mut table = Table::quiet(3, 7);
    for seat in [ALICE, BASIL, CLARA, ALICE] {
        assert_eq!(table.asked(), seat);
        table.roll(seat, 7, &[]);
        table.end(seat);
    }
}

/// T-89 §SD-135 §SD-136 §SD-11 Four candles act on 9 of 36 throws, the beginner's on 10.
#[test]
fn candles_act_on_a_quarter_of_all_throws() {
    let game = opened(&options(2));
    let candles = game.content().faces.iter().filter(|face| face.kind == Kind::Candle);
    let throws = candles.map(|face| {
        let all = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| a + b));
        all.filter(|total| face.numbers.contains(total)).count()
    });
    assert_eq!(throws.collect::<Vec<_>>(), [9, 9, 10, 9, 9]);
}

/// T-125 T-189 §SD-137 §SD-138 §A-33 The beginner's candle may stay in the box or be given away.
#[test]
fn the_beginners_candle() {
    let out = |seats| Options { beginner: BeginnerCandle::Out, ..options(seats) };
    for seed in 0..40 {
        let state = begun(&out(4), seed);
        let game = opened(&out(4));
        let beginner = game.content().copies(design("candle-beginner"));
        assert!(state.candles.meets(beginner));
        let given = Options { beginner: BeginnerCandle::Seat2, ..options(3) };
        assert!(begun(&given, seed).player(BASIL).area.meets(beginner));
    }
    assert_eq!(reasons(&out(5)), [("beginner".to_owned(), "no-beginner")]);
    assert_eq!(reasons(&Options { two_candles: true, ..out(2) }), []);
    let absent = Options { beginner: BeginnerCandle::Seat3, ..options(2) };
    assert_eq!(reasons(&absent), [("beginner".to_owned(), "no-such-seat")]);
}

/// T-169 T-170 §SD-180 §SD-181 §SD-182 §SD-179 §A-39 Souls, hands and demons to win may change.
#[test]
fn the_length_can_be_adjusted() {
    let brief = Options { start_souls: 8, hand_demons: 2, demons_to_win: 2, ..options(3) };
    let state = begun(&brief, 1);
    assert!(state.players.iter().all(|player| player.souls == 8 && player.hand.len() == 2));
    let position =
        Table::with(&brief, 7).own(ALICE, "porcus").hand(ALICE, "legion").souls(ALICE, 10);
    let mut table = position.own(ALICE, "eve adam lola");
    table.acts(ALICE, &["summon", "raise legion"]);
    assert_eq!(table.winners(), [ALICE]);

    let bad = Options { start_souls: -1, hand_demons: 5, demons_to_win: 0, ..options(5) };
    let expected =
        [("start_souls", "range"), ("demons_to_win", "range"), ("hand_demons", "too-many-demons")];
    assert_eq!(reasons(&bad), expected.map(|(at, code)| (at.to_owned(), code)));
    let never = Options { demons_to_win: 20, ..options(2) };
    assert_eq!(reasons(&never), [("demons_to_win".to_owned(), "unreachable")]);
    let long = Options { hand_demons: 1, ..options(2) };
    let opened = testkit::Stage::<SummonDemons>::new(&long);
    assert!(codes(&opened.opening).contains(&"long-game"), "a warning");
    let usual = testkit::Stage::<SummonDemons>::new(&options(2));
    assert!(!codes(&usual.opening).contains(&"long-game"), "enough demons are dealt");
    let own_rule = Options { souls_to_win: 25, ..options(2) };
    assert_eq!(testkit::Stage::<SummonDemons>::new(&own_rule).view(ALICE).souls_to_win, 25);
}

/// T-171 §SD-183 §A-20 Two players may have two candles each; both may pay on one total.
#[test]
fn two_candles_each() {
    let two = Options { two_candles: true, ..options(2) };
    let state = begun(&two, 3);
    assert!(state.players.iter().all(|player| player.area.len() == 2));
    assert_eq!(state.candles.len(), 1);
    let table = Table::with(&two, 7).set(|state| {
        for player in &mut state.players {
            state.candles = state.candles.or(std::mem::take(&mut player.area));
        }
    });
    let table = table.own(ALICE, "candle-good candle-kind").souls(ALICE, 0);
    assert_eq!(gain_of(table, ALICE, 5), 2);
    let three = Options { two_candles: true, ..options(3) };
    assert_eq!(reasons(&three), [("two_candles".to_owned(), "two-candles-seats")]);
}

/// T-172 T-207 §SD-184 §SD-185 §SD-186 §SD-187 A starting demon: four are dealt, four and ten win.
#[test]
fn a_starting_demon() {
    let start = Options { starting_demon: true, ..options(3) };
    let state = begun(&start, 1);
    assert!(state.players.iter().all(|player| player.hand.len() == 4));
    let position = |demons: &str, souls: u16| {
        Table::with(&start, 3).own(BASIL, demons).own(BASIL, "jesus").souls(BASIL, souls - 2)
    };
    for (demons, souls, wins) in [
        ("porcus legion hound", 12, false),
        ("porcus legion hound devil", 9, false),
        ("porcus legion hound devil", 10, true),
    ] {
        let mut table = position(demons, souls);
        table.roll(ALICE, 3, &[]);
        assert_eq!(table.winners(), if wins { vec![BASIL] } else { vec![] }, "{demons} {souls}");
    }
}

/// T-173 §SD-184 §A-34 For nothing, once, in the first turn only, beside the ordinary summoning and
/// untaxed.
#[test]
fn the_free_summoning() {
    let start = Options { starting_demon: true, ..options(2) };
    let table = Table::with(&start, 9).own(BASIL, "baphometal").own(ALICE, "eve adam lola louis");
    let mut table = table.hand(ALICE, "clockwork porcus legion hound");
    table.acts(ALICE, &["summon-free", "raise clockwork"]);
    assert!(matches!(table.refused(ALICE, "summon-free"), summon_demons::Illegal::NoFreeSummon {}));
    table.acts(ALICE, &["summon", "raise porcus"]);
    assert_eq!(table.cards_of(ALICE), ["porcus", "clockwork"]);
    table.roll(ALICE, 9, &[]);
    table.end(ALICE);
    assert_eq!(table.asked(), ALICE, "an extra turn");
    assert!(matches!(table.refused(ALICE, "summon-free"), summon_demons::Illegal::NoFreeSummon {}));
    table.roll(ALICE, 7, &[]);
    table.end(ALICE);
    assert!(table.list(BASIL).iter().all(|notation| notation != "summon-free"), "an empty hand");
}

/// T-174 §A-19 With five players all demons are dealt: the Egg finds none and is no free demon.
#[test]
fn the_egg_is_no_free_demon_when_all_are_dealt() {
    let start = Options { starting_demon: true, ..options(5) };
    assert!(begun(&start, 1).demon_deck.is_empty());
    let table = Table::with(&start, 7).hand(ALICE, "egg porcus").own(ALICE, "goat eve adam");
    let mut table = table.set(|state| state.demon_deck = summon_demons::CardSet::NONE);
    table.act(ALICE, "summon-free", &[]);
    assert_eq!(table.list(ALICE), ["raise porcus"]);
    assert!(matches!(
        table.refused(ALICE, "raise egg"),
        summon_demons::Illegal::FindsNothing { .. }
    ));
    table.act(ALICE, "raise porcus", &[]);
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.question(ALICE), "offer-futile");
    let events = table.act(ALICE, "accept", &[]);
    assert!(codes(&events).contains(&"nothing"));
    assert_eq!(table.cards_of(ALICE), ["goat", "porcus"]);
}

/// T-183 T-184 §SD-178 Variants combine, unless they contradict each other; all reasons at once.
#[test]
fn variants_combine() {
    let teams = Options { teams: true, ..options(4) };
    for accepted in [
        Options { starting_demon: true, start_souls: 7, ..options(2) },
        Options { starting_demon: true, ..teams.clone() },
        Options { two_candles: true, start_souls: 3, ..options(2) },
    ] {
        assert_eq!(reasons(&accepted), []);
    }
    let both = Options { two_candles: true, ..teams.clone() };
    let expected = [("two_candles", "two-candles-seats"), ("two_candles", "two-candles-teams")];
    assert_eq!(reasons(&both), expected.map(|(at, code)| (at.to_owned(), code)));
    let three = Options { teams: true, ..options(3) };
    assert_eq!(reasons(&three), [("teams".to_owned(), "teams-seats")]);
}
