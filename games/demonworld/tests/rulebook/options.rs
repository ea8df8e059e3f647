//! What a table may choose, and what is refused.

use demonworld::army::{self, Limits};
use demonworld::{Battle, Content, Demonworld, Level, Options, Side, muster};
use kernel::{Game, Seat};

/// A battle with the rules that all its ready armies need.
fn battle(scenario: Battle) -> Options {
    Options { scenario, level: Level::Advanced, ..Options::default() }
}

/// Where and why options are refused, with what they name.
fn refused(options: &Options) -> Vec<String> {
    let error = Demonworld::open(options, None).expect_err("the options are refused");
    let values = |reason: &kernel::Reason| {
        let values = reason.values.iter().filter(|(name, _)| *name != "allowed");
        values.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join(" ")
    };
    error
        .0
        .iter()
        .map(|reason| format!("{} {} {}", reason.at, reason.code, values(reason)))
        .collect()
}

/// The cards that a seat fields, as lists are written.
fn fielded(options: &Options, seat: u8) -> Vec<String> {
    let game = Demonworld::open(options, None).expect("fair options");
    let army = game.army(Seat(seat)).iter();
    army.map(|recruit| game.card(recruit.card).id.clone()).collect()
}

/// §PR-1 Every battle brings its map, its length and its armies.
#[test]
fn battles() {
    let of = |scenario| {
        let game = Demonworld::open(&battle(scenario), None).expect("fair options");
        (game.turns(), game.map().columns, game.army(Seat(0)).len(), game.army(Seat(1)).len())
    };
    assert_eq!(of(Battle::FirstClash), (5, 24, 3, 3));
    assert_eq!(of(Battle::Pitched1000), (7, 34, 6, 8));
    assert_eq!(of(Battle::Pitched2000), (7, 34, 11, 13));
}

/// §PR-2 Either side may field any ready army, both the same too.
#[test]
fn ready_armies_for_either_side() {
    let sides = [Side::Empire, Side::Orcs, Side::Elves];
    for scenario in [Battle::FirstClash, Battle::Pitched1000, Battle::Pitched2000] {
        for south in sides {
            for north in sides {
                let options = Options { south, north, ..battle(scenario) };
                assert!(Demonworld::open(&options, None).is_ok(), "{options:?}");
            }
        }
    }
    let mirror = Options { south: Side::Orcs, north: Side::Orcs, ..Options::default() };
    assert_eq!(fielded(&mirror, 0), fielded(&mirror, 1));
}

/// What opening tells about options that it took.
fn noted(options: &Options) -> Vec<String> {
    let game = Demonworld::open(options, None).expect("fair options");
    let line = |note: &kernel::Reason| {
        let values: Vec<&str> = note.values.iter().map(|(_, value)| value.as_str()).collect();
        format!("{} {} {}", note.at, note.code, values.join(" "))
    };
    game.notes().iter().map(line).collect()
}

/// §DW-275 A level leaves chapters out; ready armies leave the cards that need them at home, call up
/// their reserve and say so, an own list with such a card is refused.
#[test]
fn cards_beyond_the_level() {
    let basic = Options { level: Level::Basic, ..battle(Battle::Pitched1000) };
    assert_eq!(
        noted(&basic),
        [
            "south left-out E05 large",
            "south left-out E08 characters",
            "south called-up E11",
            "south called-up E12",
            "north left-out O06 large",
            "north left-out O08 characters",
            "north left-out O09 characters",
            "north called-up O05",
            "north called-up O12",
            "north called-up O01",
        ]
    );
    let full = fielded(&battle(Battle::Pitched1000), 0);
    let kept = full.into_iter().filter(|card| !["E05", "E08"].contains(&card.as_str()));
    let reserve = ["E11", "E12"].map(str::to_owned);
    assert_eq!(fielded(&basic, 0), kept.chain(reserve).collect::<Vec<_>>());
    let middle = Options { level: Level::Intermediate, ..battle(Battle::Pitched2000) };
    let flyers = ["south left-out E06 flyers", "south called-up E11", "south called-up E05"];
    assert_eq!(noted(&middle), flyers);
    assert_eq!(noted(&battle(Battle::Pitched2000)), Vec::<String>::new());
    let own = Options {
        level: Level::Basic,
        south: Side::Own,
        south_list: "E01 E08".to_owned(),
        ..battle(Battle::Pitched1000)
    };
    assert_eq!(refused(&own), ["south_list level E08 characters"]);
}

/// §FR-161 An own list that leaves more points unspent than the lead that wins is told so when the box is
/// opened, in both languages; one that is short by less is not, nor is a ready army.
#[test]
fn a_list_far_below_its_points() {
    let own = |list: &str| Options {
        level: Level::Basic,
        north: Side::Own,
        north_list: list.to_owned(),
        ..battle(Battle::FirstClash)
    };
    let short = own("O01 O02");
    let cost = {
        let game = Demonworld::open(&short, None).expect("fair options");
        army::cost(game.content(), &army::read(game.content(), "O01 O02").entries)
    };
    let missing = 430 - cost;
    assert_eq!(noted(&short), [format!("north_list army-short {cost} 430 {missing}")]);
    let game = Demonworld::open(&short, None).expect("fair options");
    for (language, said) in [
        (
            "en",
            format!(
                "The list of the north costs {cost} of 430 points: {missing} are left unspent, more than the lead that wins the battle."
            ),
        ),
        (
            "fr",
            format!(
                "La liste du nord emploie {cost} de ses 430 points : {missing} restent inutilisés, plus que l’avance qui donne la victoire."
            ),
        ),
    ] {
        let words =
            wording::Wording::new(&Demonworld::INFO, language, &[]).expect("the sentences read");
        assert_eq!(words.note(&game.notes()[0]).replace(['\u{a0}', '\u{202f}'], " "), said);
    }
    assert_eq!(noted(&own("O01 O02 O03")), Vec::<String>::new());
    assert_eq!(noted(&battle(Battle::FirstClash)), Vec::<String>::new());
}

/// §DW-275 §PR-2 On every level every ready army takes the field in every battle, its cards alone
/// worth nine tenths of the points at least.
#[test]
fn ready_armies_on_every_level() {
    for scenario in [Battle::FirstClash, Battle::Pitched1000, Battle::Pitched2000] {
        for level in [Level::Basic, Level::Intermediate, Level::Advanced] {
            for south in [Side::Empire, Side::Orcs, Side::Elves] {
                let options = Options { south, level, ..battle(scenario) };
                let game = Demonworld::open(&options, None).expect("fair options");
                let list = army::read(game.content(), &fielded(&options, 0).join(" "));
                let worth = army::cost(game.content(), &list.entries);
                let points = game.scenario().points;
                assert!(worth * 10 >= u32::from(points) * 9, "{options:?}: {worth}");
            }
        }
    }
}

/// §PR-1 The first clash knows neither magic nor guns nor fire, on any level.
#[test]
fn chapters_of_the_battle() {
    let game = Demonworld::open(&battle(Battle::FirstClash), None).expect("fair options");
    let chapters = game.chapters();
    assert!(!chapters.magic && !chapters.fire && !chapters.artillery && chapters.flyers);
    let list = Options {
        south: Side::Own,
        south_list: "E14 E09".to_owned(),
        ..battle(Battle::FirstClash)
    };
    assert_eq!(refused(&list), ["south_list battle E14 artillery", "south_list battle E09 magic"]);
}

/// §FR-161 A list of one's own is fielded as written; spaces and commas part the cards.
#[test]
fn own_lists() {
    let options = Options {
        south: Side::Own,
        south_list: "e01, E03+standard-of-victory\nE08".to_owned(),
        ..battle(Battle::Pitched1000)
    };
    assert_eq!(fielded(&options, 0), ["E01", "E03", "E08"]);
    let content = Content::load(None).expect("the shipped content is sound");
    for army in &content.armies {
        let text = army::write(&content, &army.entries);
        let list = army::read(&content, &text);
        assert_eq!((list.entries, list.unknown), (army.entries.clone(), Vec::new()), "{text}");
    }
}

/// §FR-161 §FR-167 Everything wrong with both lists is told at once.
#[test]
fn every_reason_against_own_lists() {
    let options = Options {
        south: Side::Own,
        south_list: "E03 E03 E03 E03 O01".to_owned(),
        north: Side::Own,
        north_list: "O01 X99 O04+war-baner".to_owned(),
        ..battle(Battle::Pitched1000)
    };
    assert_eq!(
        refused(&options),
        [
            "south_list.points army-points 1380 1050",
            "south_list.entries[4].card army-people O01",
            "north_list.entries[1].card army-card X99",
            "north_list.entries[2].items army-item war-baner",
        ]
    );
    let mixed = Options {
        south: Side::Own,
        south_list: "L99 E01 E01 E03 O01 E01+war-banner".to_owned(),
        limits: Limits::Full,
        ..battle(Battle::Pitched1000)
    };
    assert_eq!(
        refused(&mixed)[..4],
        [
            "south_list.entries[0].card army-card L99",
            "south_list.entries[4].card army-people O01",
            "south_list.entries[5].items item-people war-banner",
            "south_list.entries[5].card army-copies E01 3 2",
        ],
        "what is unknown hides nothing, and every card stands where it was written"
    );
    let full = Options {
        south: Side::Own,
        south_list: "E01 E01 E01 E04".to_owned(),
        limits: Limits::Full,
        ..battle(Battle::Pitched1000)
    };
    assert_eq!(
        refused(&full),
        [
            "south_list.entries[2].card army-copies E01 3 2",
            "south_list.entries army-commander 0 2",
            "south_list.groups.provincial army-share provincial 0 200 500",
            "south_list.groups army-share north-mark-or-south-mark 0 100 500",
        ]
    );
}

/// §FR-167 §DW-275 Where the level knows no characters, full limits ask for no commander; everything
/// else is asked for as ever.
#[test]
fn no_commander_at_the_basic_level() {
    let options = |level, list: &str| Options {
        level,
        south: Side::Own,
        south_list: list.to_owned(),
        limits: Limits::Full,
        ..battle(Battle::Pitched1000)
    };
    let sound = "E01 E01 E11 E12 E02";
    let basic = options(Level::Basic, sound);
    assert!(Demonworld::open(&basic, None).is_ok(), "{:?}", refused(&basic));
    let asked = |reason: &kernel::Reason| reason.code == "army-commander";
    assert!(!muster::kept(&basic, None).iter().any(asked), "it is not told as kept either");
    assert_eq!(
        refused(&options(Level::Intermediate, sound)),
        ["south_list.entries army-commander 0 2"]
    );
    assert_eq!(
        refused(&options(Level::Basic, "E01 E11 E12")),
        ["south_list.groups army-share north-mark-or-south-mark 0 100 500"]
    );
}

/// §PR-2 §FR-161 Choices that contradict each other are refused.
#[test]
fn choices_that_make_no_sense() {
    let unused = Options { south_list: "E01".to_owned(), ..Options::default() };
    assert_eq!(refused(&unused), ["south_list list-unused scenario south"]);
    let empty = Options { north: Side::Own, ..Options::default() };
    assert_eq!(
        refused(&empty),
        ["north_list.entries army-empty ", "north list-missing north_list"]
    );
}

/// §PR-133 §PR-140 A list that finds no room, or has too many elements, is refused.
#[test]
fn lists_without_room() {
    let swarm = |cards: usize| Options {
        south: Side::Own,
        south_list: vec!["O01"; cards].join(" "),
        ..battle(Battle::Pitched2000)
    };
    assert_eq!(refused(&swarm(13)), ["south_list army-elements 130 127"]);
    let horde = Options {
        south: Side::Own,
        south_list: ["O01"; 8].join(" "),
        ..battle(Battle::FirstClash)
    };
    assert_eq!(
        refused(&horde),
        ["south_list.points army-points 480 451"],
        "eighty elements would not fit, but the points come first"
    );
}
