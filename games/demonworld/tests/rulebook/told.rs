//! Numbers are unfolded: before the die what would be needed, after it what the sum was made of.

use demonworld::content::Role;
use demonworld::grid::at;
use demonworld::ids::{MoraleTest, Order};
use demonworld::state::{Fire, Mood, TroopId};
use demonworld::view::View;
use demonworld::{Demonworld, Event, Part, Spot, Step};
use kernel::{Game, Seat, Show, Telling, Viewer};
use wording::Wording;

use crate::blows::{HERE, THERE, fight};
use crate::insight::{Plain, lines, told};
use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

fn view(table: &Table, seat: Seat) -> View {
    table.0.game.view(table.state(), Viewer::Seat(seat))
}

/// Parts as one writes them.
fn written(parts: &[Part]) -> Vec<String> {
    parts.iter().map(|part| format!("{} {:+} §{}", part.term, part.value, part.rule)).collect()
}

/// An event as people read it.
pub(crate) fn said(game: &Demonworld, event: &Event, language: &str) -> String {
    let words = Wording::new(&Demonworld::INFO, language, &[]).expect("the sentences read");
    words.value("event", &Telling { game, value: event })
}

/// §DW-159 §DW-201 §DW-202 The log tells die, parts with their paragraphs and the value of the card.
#[test]
fn the_log_unfolds_a_test() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8), (10, 9), (11, 9)]);
    table.role(table.nth(unit, 0), Role::Leader);
    let test = MoraleTest::ShootingLoss;
    let events = table.due(Step::Test { troop: unit, test }, &[3]);
    let Event::Ran { parts, needed_parts, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(written(parts), ["element +4 §DW-201", "leader +1 §DW-202"]);
    assert_eq!(written(needed_parts), ["morale-a +10 §DW-159"]);
    let sentence = said(&table.0.game, &events[0], "en");
    let (_, told) = sentence.split_once(": ").expect("whom it is about");
    assert_eq!(
        told,
        "die 3, in all 8 (elements left +4 §DW-201, leader +1 §DW-202), needed 10 (morale a of the \
         card +10 §DW-159). It is a rout!"
    );
    assert!(
        said(&table.0.game, &events[0], "fr")
            .contains("socles restants +4 §DW-201, leader +1 §DW-202")
    );
}

/// §DW-160 Where a six alone passes, the log says so.
#[test]
fn the_log_names_a_natural_six() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    let test = MoraleTest::ShootingLoss;
    let events = table.due(Step::Test { troop: unit, test }, &[6]);
    assert!(
        said(&table.0.game, &events[0], "en").ends_with("a six always passes §DW-160."),
        "{events:?}"
    );
}

/// §PR-64 §DW-207 §DW-208 Pointing at an enemy whom the moving unit fears tells what the charge test
/// needs; the log then tells the same parts.
#[test]
fn a_charge_test_before_and_after() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    table.role(table.nth(unit, 0), Role::Leader);
    table.role(table.nth(unit, 1), Role::Standard);
    let knights = table.troop(BASIL, "E03", SOUTH, &[(8, 8), (9, 8), (8, 7), (9, 7)]);
    marching(&mut table, unit, Order::Skirmish);
    table.order(knights, Order::Charge);
    let found = lines(&told(&table, "808", None));
    let start = found.iter().position(|line| line.starts_with("insight-test ")).expect("a test");
    assert_eq!(
        found[start..],
        [
            "insight-test charge  5 2 §PR-64",
            "insight-test-value charge 10 term-morale-a +10 §PR-64",
            "term-element +8 §DW-201",
            "term-leader +1 §DW-202",
            "term-standard +1 §DW-203",
            "term-size −1 §DW-207",
            "term-fear −1 §DW-208",
        ]
    );
    let events = table.act(ALICE, "advance left", &[2]);
    let parts = events.iter().find_map(|event| match event {
        Event::Dared { parts, .. } => Some(written(parts)),
        _ => None,
    });
    let before: Vec<String> = found[start + 2..]
        .iter()
        .map(|line| line.trim_start_matches("term-").replace('−', "-"))
        .collect();
    assert_eq!(parts, Some(before));
}

/// §PR-64 Whom nobody fears, and who is not moving, asks for no test.
#[test]
fn no_charge_test_without_fear() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 8));
    table.troop(BASIL, "O02", SOUTH, &[(8, 8)]);
    marching(&mut table, unit, Order::Skirmish);
    assert!(!lines(&told(&table, "808", None)).concat().contains("insight-test"));
}

/// §DW-161 §DW-202 Before the owner spurs on or holds back, each answer tells its faces and parts; the
/// log tells the parts of the one that was chosen.
#[test]
fn obedience_before_and_after() {
    let mut table = Ground::open().table();
    let hexes: Vec<(i16, i16)> =
        (0..2).flat_map(|row| (0..5).map(move |column| (8 + column, 10 + row))).collect();
    let unit = table.troop(ALICE, "E02", NORTH, &hexes);
    table.role(table.nth(unit, 0), Role::Leader);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.order(unit, Order::Hold);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    let seen = view(&table, ALICE);
    let ways: Vec<(&str, u8)> = seen.tests.iter().map(|test| (test.choice, test.ways)).collect();
    assert_eq!(ways, [("urge", 0), ("curb", 2)]);
    assert_eq!(view(&table, BASIL).tests, []);
    let curb = table.0.find(ALICE, "curb");
    let odds = table.0.game.prospects(&seen, &curb, &Plain);
    assert_eq!((odds[0].ways, odds[0].of), (2, 6), "two of six obey (§DW-161)");
    let found = lines(&told(&table, "810", None));
    assert!(found.iter().any(|line| line.starts_with("insight-test obedience curb 2 5 §DW-161")));
    let events = table.act(ALICE, "curb", &[2]);
    let Event::Obeyed { parts, limit_parts, sum, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(parts, &seen.tests[1].parts);
    assert_eq!(limit_parts, &seen.tests[1].needed_parts);
    assert_eq!(*sum, 2 + parts.iter().map(|part| part.value).sum::<i8>());
    assert!(written(parts).contains(&"leader -1 §DW-202".to_owned()), "{parts:?}");
}

/// §DW-202 §DW-205 While the sign of the commander is still to be chosen, nothing is promised.
#[test]
fn two_signs_are_chosen_one_by_one() {
    let mut table = Table::open();
    let hexes: Vec<(i16, i16)> =
        (0..2).flat_map(|row| (0..5).map(move |column| (8 + column, 10 + row))).collect();
    let unit = table.troop(ALICE, "O02", NORTH, &hexes);
    table.role(table.nth(unit, 0), Role::Leader);
    let general = table.troop(ALICE, "O09", NORTH, &[(7, 10)]);
    table.join(general, unit);
    table.due(Step::Sign { troop: unit, leader: 0, commander: false }, &[]);
    let seen = view(&table, ALICE);
    assert!(seen.tests.iter().all(|test| test.open), "{:?}", seen.tests);
    let urge = table.0.find(ALICE, "urge");
    assert_eq!(table.0.game.prospects(&seen, &urge, &Plain), []);
    table.act(ALICE, "urge", &[]);
    let seen = view(&table, ALICE);
    assert!(seen.tests.len() == 2 && seen.tests.iter().all(|test| !test.open));
    let stars = |at: usize| {
        let part = seen.tests[at].parts.iter().find(|part| part.term == "stars");
        part.map(|part| (part.value, part.rule))
    };
    assert_eq!((stars(0), stars(1)), (Some((2, "DW-205")), Some((-2, "DW-205"))));
}

/// §DW-49 §DW-201 Before a rally its chance is told.
#[test]
fn a_rally_before_the_die() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8), (10, 9), (11, 9)]);
    table.mood(unit, Mood::Routing);
    table.due(Step::Rally { from: TroopId(0) }, &[]);
    let seen = view(&table, ALICE);
    let rally = table.0.find(ALICE, "rally");
    let odds = table.0.game.prospects(&seen, &rally, &Plain);
    let events = table.act(ALICE, "rally", &[1]);
    let Event::NotRallied { parts, needed, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(parts, &seen.tests[0].parts);
    let sum: i8 = parts.iter().map(|part| part.value).sum();
    let ways = (1..=6).filter(|face| *face == 6 || face + sum >= *needed).count();
    assert_eq!(usize::try_from(odds[0].ways), Ok(ways));
}

/// §DW-58 §PR-93 A large striker is told the number of the weapon asked for, and the log unfolds it.
#[test]
fn every_weapon_of_a_dragon() {
    let mut table = Table::open();
    let foes = [(10, 4), (11, 4), (9, 4), (10, 5), (12, 5), (9, 6), (9, 7), (12, 7), (11, 8)];
    let dragon = table.troop(ALICE, "L10", NORTH, &[(11, 5)]);
    for hex in foes {
        if table.state().at(&table.0.game, at(hex.0, hex.1)).is_none() {
            table.troop(BASIL, "O02", SOUTH, &[hex]);
        }
    }
    table.due(Step::Melee, &[]);
    let mut promised = Vec::new();
    let mut weapons = Vec::new();
    let mut events = Vec::new();
    while table.asked(ALICE) && table.lists(ALICE).contains(&"cease".to_owned()) {
        let seen = view(&table, ALICE);
        let Some(sum) = seen.sums.first() else { break };
        assert_eq!(seen.about.element, Some(table.nth(dragon, 0)));
        weapons.push(sum.weapon.clone().unwrap_or_default());
        promised.push((sum.target, sum.needed, sum.parts.clone()));
        events.extend(table.act(ALICE, &format!("strike {}", sum.target), &[]));
    }
    while table.asked(BASIL) && table.can(BASIL, "cease") {
        events.extend(table.act(BASIL, "cease", &[]));
    }
    weapons.dedup();
    assert!(weapons.len() > 1, "{weapons:?}");
    let struck: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Struck { target, needed, parts, .. } => {
                Some((target.id, *needed, parts.clone()))
            }
            _ => None,
        })
        .collect();
    assert!(!struck.is_empty(), "{events:?}");
    for blow in struck {
        assert!(promised.contains(&blow), "{blow:?} of {promised:?}");
        assert_eq!(blow.1, blow.2.iter().map(|part| part.value).sum::<i8>());
    }
}

/// §DW-79 §PR-95 Support counts from the moment when it is announced.
#[test]
fn support_as_announced() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.due(Step::Melee, &[]);
    let (one, two, target) = (table.nth(unit, 0), table.nth(unit, 1), table.nth(foe, 0));
    let alone = view(&table, ALICE).sums[0].clone();
    assert_eq!((alone.target, alone.support), (target, 0));
    table.act(ALICE, &format!("back {two}"), &[]);
    let backed = view(&table, ALICE).sums[0].clone();
    assert_eq!((backed.target, backed.support), (target, 1));
    let support = written(&backed.parts).into_iter().find(|line| line.starts_with("support"));
    assert!(support.is_some_and(|line| line.ends_with("§DW-79")), "{one} backs {two}");
}

/// §DW-86 The log unfolds a shot.
#[test]
fn the_log_unfolds_a_shot() {
    let mut table = Table::open();
    let archers = table.unit(ALICE, "E04", NORTH, &block(5, 5));
    table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.order(archers, Order::Hold);
    table.due(Step::Volley { second: true }, &[]);
    let mut events = Vec::new();
    while table.asked(ALICE) && table.can(ALICE, "cease") {
        let list = table.lists(ALICE);
        let fire = list.iter().find(|one| one.starts_with("fire")).cloned();
        events.extend(table.act(ALICE, fire.as_deref().unwrap_or("cease"), &[]));
    }
    let shot = events.iter().find(|event| matches!(event, Event::Shot { .. })).expect("a shot");
    let Event::Shot { parts, needed, .. } = shot else { unreachable!("it is a shot") };
    assert_eq!(*needed, parts.iter().map(|part| part.value).sum::<i8>());
    assert!(
        said(&table.0.game, shot, "en").contains("(power of the weapon +"),
        "{}",
        said(&table.0.game, shot, "en")
    );
    assert!(
        said(&table.0.game, shot, "fr").contains("§DW-86"),
        "{}",
        said(&table.0.game, shot, "fr")
    );
}

/// §PR-125 §PR-128 The view tells how long a fire burns, what fires shut in, and that there is wind.
#[test]
fn fires_and_what_they_shut_in() {
    let mut table = Table::open();
    let middle = at(10, 8);
    let around: Vec<_> = middle.neighbours().take(3).collect();
    let fire = |(&hex, left)| Fire { hex, left, fresh: left == 3 };
    table.0.set(|state| state.weather.fires = around.iter().zip(1..).map(fire).collect());
    let weather = view(&table, ALICE).weather;
    let turns: Vec<u8> = weather.fires.iter().map(|fire| fire.turns).collect();
    assert_eq!((turns, weather.known, weather.shut), (vec![1, 2, 4], true, vec![]));
    table.0.set(|state| state.weather.fires[2].fresh = false);
    let seen = view(&table, ALICE);
    assert_eq!(seen.weather.shut, [Spot::of(middle)]);
    let cells = table.0.game.cells(&seen, &Plain);
    let at = |hex| {
        let id = Spot::of(hex).0.to_string();
        cells.iter().find(|cell| cell.id == id).expect("a hex").text.clone()
    };
    assert!(at(middle).contains("cell-shut") && at(around[1]).contains("cell-fire 2"));
}

/// The table in words counts a unit by its elements and formation, somebody alone by hit points.
#[test]
fn troops_in_words() {
    let mut table = Table::open();
    table.troop(ALICE, "O06", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(14, 4), (15, 4), (16, 4), (17, 4)]);
    let words = Wording::new(&Demonworld::INFO, "en", &[]).expect("the sentences read");
    let text = table.0.game.text(&table.0.view(ALICE), &words);
    let line = |name: &str| text.lines().find(|line| line.contains(name)).expect("a line");
    assert!(line("Trunk Giant").contains("6 hit points"), "{text}");
    assert!(line("Light Orc Swordbearers").contains("×4: –, line"), "{text}");
}

/// §DW-49 A rally is asked about the unit that routs, not about the one from which they are counted.
#[test]
fn a_rally_names_its_unit() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(4, 4), (5, 4)]);
    let unit = table.troop(ALICE, "O02", NORTH, &[(10, 4), (11, 4)]);
    table.mood(unit, Mood::Routing);
    table.due(Step::Rally { from: TroopId(0) }, &[]);
    assert_eq!(view(&table, ALICE).about.troop, Some(unit));
}

/// §PR-98 A second attack is asked about whoever struck.
#[test]
fn a_second_attack_names_its_striker() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "E03", NORTH, &[HERE]);
    let basil = table.troop(BASIL, "O02", SOUTH, &[THERE, (9, 7)]);
    table.order(alice, Order::Charge);
    table.order(basil, Order::Skirmish);
    fight(&mut table, &[4]);
    assert!(table.can(ALICE, "decline"));
    assert_eq!(view(&table, ALICE).about.element, Some(table.nth(alice, 0)));
}

/// §PR-128 Leaving the fire is asked about who stands in it.
#[test]
fn an_escape_names_who_burns() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(4, 4), (10, 8)]);
    let fire = Fire { hex: at(10, 8), left: 5, fresh: false };
    table.0.set(|state| state.weather.fires = vec![fire]);
    table.due(Step::Escape { seat: ALICE }, &[]);
    assert_eq!(table.question(ALICE).map(|(code, _)| code), Some("escape"));
    assert_eq!(view(&table, ALICE).about.element, Some(table.nth(unit, 1)));
}
