//! §PR-12 §PR-101 §PR-130 to §PR-132 Flyers: low and high flight, diving, fights in the air.

use demonworld::ids::Order;
use demonworld::state::{Air, Deeds, TroopId};
use demonworld::{Action, Event, Illegal, Level, Round, Spot, Step};

use crate::blows::{announce, fight};
use crate::marching::marching;
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// A dragon of Alice with this order, about to move.
fn dragon(ground: Ground, order: Order) -> (Table, TroopId) {
    let mut table = ground.table();
    let dragon = table.troop(ALICE, "E06", NORTH, &[(10, 11)]);
    marching(&mut table, dragon, order);
    (table, dragon)
}

fn told(events: &[Event], wanted: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(wanted)
}

/// §DW-152 §PR-130 Three points for a hex whatever lies below: six on T carry two hexes.
#[test]
fn low_flight_costs_three() {
    let wood = (0..24).fold(Ground::open(), |ground, column| ground.with((column, 10), 'w'));
    let (mut table, _) = dragon(wood, Order::Hold);
    table.act(ALICE, "fly", &[]);
    assert!(table.can(ALICE, "land 1109"), "{:?}", table.lists(ALICE));
    assert!(!table.can(ALICE, "land 1108"));
    let refusal = table.refused(ALICE, Action::Land { hex: Spot(1108) });
    assert!(matches!(refusal, Illegal::CannotLand { .. }), "{refusal:?}");
}

/// §PR-130 A flyer passes over friend and foe, lands on free hexes and turns for nothing.
#[test]
fn over_everything() {
    let mut table = Table::open();
    let dragon = table.troop(ALICE, "E06", NORTH, &[(10, 11)]);
    let row: Vec<(i16, i16)> = (0..24).map(|column| (column, 9)).collect();
    table.troop(BASIL, "O02", SOUTH, &row);
    marching(&mut table, dragon, Order::Move);
    table.act(ALICE, "fly", &[]);
    assert!(!table.can(ALICE, "land 1009"), "taken");
    assert!(table.can(ALICE, "land 1003"), "{:?}", table.lists(ALICE));
    let events = table.act(ALICE, "land 1003", &[]);
    assert!(told(&events, |event| matches!(event, Event::Flew { .. })));
    let turns = table.lists(ALICE).iter().filter(|one| one.starts_with("face")).count();
    assert_eq!(turns, 6, "{:?}", table.lists(ALICE));
    let element = table.nth(dragon, 0);
    table.act(ALICE, &format!("face {element} 3"), &[]);
    assert_eq!(table.state().element(element).facing.0, 3);
    assert!(table.state().troop(dragon).deeds.has(Deeds::MOVED));
    assert_eq!(table.state().moving, None);
}

/// §PR-12 §PR-130 Flight is chosen first of all, by those whose card says so, where it is played.
#[test]
fn who_takes_off() {
    let (mut table, _) = dragon(Ground::open(), Order::Move);
    table.act(ALICE, "stride 0", &[]);
    assert!(!table.can(ALICE, "fly"));
    let refusal = table.refused(ALICE, Action::Fly {});
    assert!(matches!(refusal, Illegal::CannotFly { .. }), "{refusal:?}");
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 11)]);
    marching(&mut table, giant, Order::Move);
    assert!(!table.can(ALICE, "fly"));
    let (table, _) = dragon(Ground::open().rules(Level::Intermediate), Order::Move);
    assert!(!table.can(ALICE, "fly"), "not a chapter of this level");
}

/// Six harpies in a horde, six hexes south of an orc.
fn harpies(order: Order, hexes: &[(i16, i16)]) -> (Table, TroopId) {
    let mut table = Table::open();
    let unit = table.unit(ALICE, "O15", NORTH, hexes);
    table.troop(BASIL, "O03", SOUTH, &[(9, 6)]);
    marching(&mut table, unit, order);
    (table, unit)
}

const HORDE: [(i16, i16); 6] = [(8, 12), (9, 12), (10, 12), (8, 13), (9, 13), (10, 13)];

/// §PR-62 §PR-130 Landing in contact is an attack: on C or H, by a unit that was organised.
#[test]
fn landing_in_contact() {
    let lands = |order, hexes: &[(i16, i16)]| {
        let (mut table, unit) = harpies(order, hexes);
        table.act(ALICE, "fly", &[]);
        table.act(ALICE, &format!("choose {}", table.nth(unit, 0)), &[]);
        assert!(table.can(ALICE, "land 0908"), "two hexes away");
        table.can(ALICE, "land 0907")
    };
    assert!(lands(Order::Charge, &HORDE));
    assert!(!lands(Order::Move, &HORDE));
    let loose = [(2, 12), (5, 12), (8, 12), (11, 12), (14, 12), (17, 12)];
    assert!(!lands(Order::Charge, &loose));
}

/// §PR-63 §PR-130 Each element flies by itself and ends with the enemy before it; then he answers.
#[test]
fn one_by_one() {
    let (mut table, unit) = harpies(Order::Charge, &HORDE);
    let first = table.nth(unit, 0);
    table.act(ALICE, "fly", &[]);
    table.act(ALICE, &format!("choose {first}"), &[]);
    table.act(ALICE, "land 0907", &[]);
    let turns: Vec<String> = table.lists(ALICE);
    assert_eq!(turns, [format!("face {first} 0"), format!("face {first} 5")]);
    table.act(ALICE, &format!("face {first} 0"), &[]);
    assert!(!table.can(ALICE, &format!("choose {first}")), "once each");
    assert_eq!(table.spot(table.nth(unit, 1)), Some(912), "the others stay until they are taken");
    let events = table.act(ALICE, "done", &[]);
    assert!(told(&events, |event| matches!(event, Event::MadeContact { .. })), "{events:?}");
    assert!(table.state().troop(unit).deeds.has(Deeds::FLEW));
}

/// The dragon of Alice has gone high in an earlier turn and is about to land.
fn above(order: Order, foe: &str, there: (i16, i16)) -> (Table, TroopId, TroopId) {
    let (mut table, dragon) = dragon(Ground::open(), Order::Move);
    let foe = table.troop(BASIL, foe, SOUTH, &[there]);
    table.act(ALICE, "fly", &[]);
    let events = table.act(ALICE, "high", &[]);
    assert!(told(&events, |event| matches!(event, Event::WentHigh { .. })));
    assert_eq!(table.state().troop(dragon).air, Air::High);
    assert!(table.spots(dragon).is_empty());
    table.0.set(|state| state.troop_mut(dragon).deeds = Deeds::default());
    marching(&mut table, dragon, order);
    (table, dragon, foe)
}

/// §PR-131 Down again anywhere, looking anywhere, and the move is over.
#[test]
fn landing_from_above() {
    let (mut table, dragon, _) = above(Order::Move, "O02", (2, 2));
    assert!(table.can(ALICE, "land 2110") && table.can(ALICE, "land 0113"));
    assert!(!table.can(ALICE, "land 0202"), "taken");
    table.act(ALICE, "land 2110", &[]);
    let element = table.nth(dragon, 0);
    let events = table.act(ALICE, &format!("face {element} 4"), &[]);
    assert!(!told(&events, |event| matches!(event, Event::MadeContact { .. })));
    assert_eq!(table.state().troop(dragon).air, Air::Ground);
    assert_eq!(table.spot(element), Some(2110));
    assert!(!table.state().troop(dragon).deeds.has(Deeds::DIVED));
    assert!(table.state().troop(dragon).deeds.has(Deeds::MOVED), "nothing else is done");
}

/// §PR-82 §PR-131 A high flyer gets a marker and lands, or none and stays up.
#[test]
fn staying_up() {
    let (mut table, dragon, foe) = above(Order::Move, "O06", (2, 2));
    table.0.set(|state| {
        state.moving = None;
        state.agenda.clear();
    });
    table.due(Step::Orders, &[]);
    assert_eq!(
        table.lists(ALICE),
        ["order M", "order H", "order C", "order T", "stay-up"],
        "{dragon} {foe}"
    );
    table.act(ALICE, "stay-up", &[]);
    assert!(!table.can(BASIL, "stay-up"));
}

/// §DW-67 §PR-92 §PR-131 A dive: two more on every blow and on initiative in the first round.
#[test]
fn diving() {
    let (mut table, dragon, _) = above(Order::Charge, "O03", (10, 6));
    table.act(ALICE, "land 1007", &[]);
    let element = table.nth(dragon, 0);
    table.act(ALICE, &format!("face {element} 0"), &[]);
    assert!(table.state().troop(dragon).deeds.has(Deeds::DIVED));
    while table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    let events = fight(&mut table, &[]);
    let blow = events.iter().find_map(|event| match *event {
        Event::Struck { needed, initiative, .. } => Some((needed, initiative)),
        _ => None,
    });
    // Bite 12 against armour 4 and skill 2; initiative 2, order C and the dive two each.
    assert_eq!(blow, Some((12 - 4 - 2 + 2, 2 + 2 + 2)), "{events:?}");
}

/// What the first blow of Alice needs when a harpy meets a dragon behind it on a hill.
fn harpy_and_dragon(flew: [bool; 2], before: bool) -> Option<i8> {
    let mut table = Ground::open().level((11, 8), '1').table();
    let harpy = table.troop(ALICE, "O15", NORTH, &[(11, 8)]);
    let dragon = table.troop(BASIL, "L10", NORTH, &[(11, 5)]);
    for (troop, flew) in [harpy, dragon].into_iter().zip(flew) {
        if flew {
            table.0.set(|state| state.troop_mut(troop).deeds.mark(Deeds::FLEW));
        }
    }
    if before {
        table.met(harpy, dragon);
    }
    let events = fight(&mut table, &[20]);
    events.iter().find_map(|event| match *event {
        Event::Struck { needed, .. } => Some(needed),
        _ => None,
    })
}

/// §DW-61 §DW-63 §PR-12 §PR-101 In the air the size of the striker counts against the power, that
/// of the target against its armour; neither the hill nor the rear matters.
#[test]
fn fights_in_the_air() {
    assert_eq!(harpy_and_dragon([true, true], false), Some(7 - 2 - (5 - 6)));
    let ground = Some(7 - 5 + 1 + 4);
    assert_eq!(harpy_and_dragon([true, false], false), ground, "only one flew");
    assert_eq!(harpy_and_dragon([false, true], false), ground);
    assert_eq!(harpy_and_dragon([true, true], true), ground, "not the first round");
}

/// §PR-101 No support in the air.
#[test]
fn no_support_in_the_air() {
    let sum = |flew: bool| {
        let mut table = Table::open();
        let alice = table.troop(ALICE, "O15", NORTH, &[(9, 8), (10, 8)]);
        let basil = table.troop(BASIL, "O15", SOUTH, &[(9, 7)]);
        if flew {
            table.0.set(|state| {
                state.troop_mut(alice).deeds.mark(Deeds::FLEW);
                state.troop_mut(basil).deeds.mark(Deeds::FLEW);
            });
        }
        table.due(Step::Melee, &[]);
        let target = table.nth(basil, 0);
        table.act(ALICE, &format!("strike {target}"), &[]);
        table.act(ALICE, &format!("back {}", table.nth(alice, 0)), &[]);
        let events = table.act(BASIL, "cease", &[20]);
        events.iter().find_map(|event| match *event {
            Event::Struck { needed, .. } => Some(needed),
            _ => None,
        })
    };
    assert_eq!(sum(false), Some(7 - 1 + 3));
    assert_eq!(sum(true), Some(7 - 2 - (1 - 2)));
}

/// §DW-42 §PR-132 After the last blow, before any test, a high flyer goes up and stays up for the
/// whole next turn; who fought it alone is not tested.
#[test]
fn breaking_off_high() {
    let mut table = Table::open();
    let dragon = table.troop(ALICE, "E06", NORTH, &[(10, 8)]);
    let row = [(9, 7), (10, 7), (11, 7), (12, 7), (13, 7)];
    let basil = table.troop(BASIL, "O02", SOUTH, &row);
    let events = announce(&mut table, "strike", "cease", &[1, 20]);
    assert!(told(&events, |event| matches!(event, Event::Fell { .. })));
    assert_eq!(table.lists(ALICE), ["break-off", "decline"]);
    let events = table.act(ALICE, "break-off", &[]);
    assert!(told(&events, |event| matches!(event, Event::BrokeOff { .. })));
    let tests = |event: &Event| matches!(event, Event::Tested { .. } | Event::Ran { .. });
    assert!(!told(&events, tests), "{events:?}");
    assert!(table.spots(dragon).is_empty());
    while table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    assert!(!table.state().troop(basil).is_engaged());
    assert_eq!(table.state().troop(dragon).idle, 2);
    let mut marked = |turn: u8| {
        table.0.set(|state| {
            state.turn = turn;
            state.moving = None;
        });
        table.due(Step::Lots, &[6]);
        table.state().troop(dragon).due
    };
    assert_eq!([marked(2), marked(3)], [0, 1]);
}

/// §DW-42 Who stays is tested against as ever.
#[test]
fn fighting_on() {
    let mut table = Table::open();
    table.troop(ALICE, "E06", NORTH, &[(10, 8)]);
    let row = [(9, 7), (10, 7), (11, 7), (12, 7), (13, 7)];
    table.troop(BASIL, "O02", SOUTH, &row);
    announce(&mut table, "strike", "cease", &[1, 20]);
    let events = table.act(ALICE, "decline", &[6]);
    let tests = |event: &Event| matches!(event, Event::Tested { .. } | Event::Ran { .. });
    assert!(told(&events, tests), "{events:?}");
}

/// §PR-132 A low flyer gets away by at most six hexes, to one without contact, and rests a turn.
#[test]
fn breaking_off_low() {
    let mut table = Table::open();
    let harpy = table.troop(ALICE, "O15", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    announce(&mut table, "cease", "cease", &[]);
    table.act(ALICE, "break-off", &[]);
    assert_eq!(table.question(ALICE), Some(("fly-off", "PR-132")));
    assert!(table.can(ALICE, "land 1014"), "{:?}", table.lists(ALICE));
    assert!(!table.can(ALICE, "land 1015"), "seven hexes");
    assert!(!table.can(ALICE, "land 1008"), "in contact");
    let refusal = table.refused(ALICE, Action::Land { hex: Spot(1008) });
    assert!(matches!(refusal, Illegal::CannotLand { .. }), "{refusal:?}");
    table.act(ALICE, "land 1014", &[]);
    assert_eq!(table.spots(harpy), [1014]);
    assert!(!table.state().troop(harpy).is_engaged());
    assert_eq!(table.state().troop(harpy).idle, 2);
}

/// §DW-43 §PR-103 §PR-132 A low flyer that got away still answers for its losses on the losing side,
/// and runs from where it came down.
#[test]
fn breaking_off_low_with_losses() {
    for (die, runs) in [(1, true), (6, false)] {
        let mut table = Table::open();
        let harpies = table.troop(ALICE, "O15", NORTH, &[(10, 8), (11, 8)]);
        table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
        let events = announce(&mut table, "cease", "strike", &[1]);
        assert!(told(&events, |event| matches!(event, Event::Fell { .. })), "{events:?}");
        table.act(ALICE, "break-off", &[]);
        let events = table.act(ALICE, "land 1012", &[die]);
        assert!(told(&events, |event| matches!(event, Event::MeleeLost { seat: ALICE, .. })));
        let tested = |event: &Event| match *event {
            Event::Ran { troop, .. } => troop == harpies && runs,
            Event::Tested { troop, .. } => troop == harpies && !runs,
            _ => false,
        };
        assert!(told(&events, tested), "{events:?}");
        while table.can(BASIL, "done") {
            table.act(BASIL, "done", &[]);
        }
        let one = table.state().troop(harpies);
        assert_eq!((one.is_routing(), one.lost, one.meets.is_empty()), (runs, 0, true));
        assert_eq!(table.spots(harpies) != [1012], runs);
    }
}

/// §PR-103 §PR-132 A high flyer that rose is off the field and tests nothing, whatever it lost.
#[test]
fn breaking_off_high_with_losses() {
    let high = Ground::open().reprint("cards-orcs.toml", "flyer = \"low\"", "flyer = \"high\"");
    let mut table = high.table();
    let harpies = table.troop(ALICE, "O15", NORTH, &[(10, 8), (11, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    announce(&mut table, "cease", "strike", &[1]);
    let events = table.act(ALICE, "break-off", &[]);
    let tests = |event: &Event| matches!(event, Event::Tested { .. } | Event::Ran { .. });
    assert!(!told(&events, tests), "{events:?}");
    while table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    let one = table.state().troop(harpies);
    assert_eq!((one.air, one.is_routing(), one.lost), (Air::High, false, 0));
}

/// §PR-132 A flyer whose blow has removed the only enemy in contact was in melee all the same, and may
/// leave.
#[test]
fn breaking_off_from_the_fallen() {
    let mut table = Table::open();
    let dragon = table.troop(ALICE, "E06", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    let events = announce(&mut table, "strike", "cease", &[1, 20]);
    assert!(told(&events, |event| matches!(event, Event::Fell { .. })), "{events:?}");
    assert_eq!(table.lists(ALICE), ["break-off", "decline"]);
    table.act(ALICE, "break-off", &[]);
    assert_eq!(table.state().troop(dragon).air, Air::High);
}

/// §PR-86 §PR-131 A high flyer with a marker lands in its step: its side cannot pass before, though it
/// may leave others where they are.
#[test]
fn passing_keeps_nobody_up() {
    let (mut table, dragon, _) = above(Order::Move, "O02", (2, 2));
    let other = table.troop(ALICE, "O02", NORTH, &[(2, 14)]);
    table.0.set(|state| {
        state.moving = None;
        state.agenda.clear();
    });
    table.order(other, Order::Move);
    table.due(Step::Open { round: Round::Move }, &[]);
    assert_eq!(table.lists(ALICE), [format!("march {dragon}"), format!("march {other}")]);
    let refusal = table.refused(ALICE, Action::Pass {});
    assert!(matches!(refusal, Illegal::MustLand { troop, .. } if troop == dragon), "{refusal:?}");
    table.act(ALICE, &format!("march {dragon}"), &[]);
    table.act(ALICE, "land 2110", &[]);
    table.act(ALICE, &format!("face {} 4", table.nth(dragon, 0)), &[]);
    assert!(table.can(ALICE, "pass"), "{:?}", table.lists(ALICE));
}

/// §PR-131 With nothing else to move in the step it comes down unasked: only where is asked.
#[test]
fn the_last_one_lands_unasked() {
    let (mut table, dragon, _) = above(Order::Move, "O02", (2, 2));
    table.0.set(|state| {
        state.moving = None;
        state.agenda.clear();
    });
    table.order(dragon, Order::Move);
    table.due(Step::Open { round: Round::Move }, &[]);
    assert!(table.can(ALICE, "land 2110"), "{:?}", table.lists(ALICE));
}
