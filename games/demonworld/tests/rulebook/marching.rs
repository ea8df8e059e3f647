//! §DW-119 to §DW-138 §PR-39 to §PR-50 Movement of units.

use demonworld::ids::Order;
use demonworld::state::TroopId;
use demonworld::{Action, Event, Hand, Illegal, Round, Step};

use crate::table::{ALICE, Ground, NORTH, SOUTH, Table};

/// Two ranks of this width; the left front element stands at column 8 of row 10.
pub(crate) fn block(width: i16, count: usize) -> Vec<(i16, i16)> {
    let all = (0..8).flat_map(|rank| (0..width).map(move |file| (8 + file, 10 + rank)));
    all.take(count).collect()
}

fn round(order: Order) -> Round {
    match order {
        Order::Move => Round::Move,
        Order::Skirmish => Round::Skirmish,
        Order::Charge => Round::Charge,
        Order::Hold => Round::Hold,
    }
}

/// The unit has this order and its turn to move.
pub(crate) fn marching(table: &mut Table, unit: TroopId, order: Order) {
    table.order(unit, order);
    table.due(Step::Open { round: round(order) }, &[]);
    let march = format!("march {unit}");
    if table.can(ALICE, &march) {
        table.act(ALICE, &march, &[]);
    }
}

/// A unit of Alice with its special figures, about to move on open ground.
fn moving(card: &str, hexes: &[(i16, i16)], order: Order) -> (Table, TroopId) {
    moving_on(Ground::open(), card, hexes, order)
}

fn moving_on(ground: Ground, card: &str, hexes: &[(i16, i16)], order: Order) -> (Table, TroopId) {
    let mut table = ground.table();
    let unit = table.unit(ALICE, card, NORTH, hexes);
    marching(&mut table, unit, order);
    (table, unit)
}

/// How often an action can be taken in a row.
fn times(table: &mut Table, notation: &str) -> usize {
    let mut count = 0;
    while table.can(ALICE, notation) {
        table.act(ALICE, notation, &[]);
        count += 1;
    }
    count
}

fn cost(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match *event {
        Event::Advanced { cost, .. } | Event::ColumnLed { cost, .. } => Some(cost),
        _ => None,
    })
}

/// §DW-124 §PR-39 An advance shifts the block to the front left or right for three points.
#[test]
fn advance() {
    let (mut table, unit) = moving("O02", &block(4, 8), Order::Move);
    let events = table.act(ALICE, "advance left", &[]);
    assert_eq!(cost(&events), Some(3));
    assert_eq!(table.spots(unit), [709, 809, 909, 1009, 810, 910, 1010, 1110]);
    table.act(ALICE, "advance right", &[]);
    assert_eq!(table.spots(unit)[0], 808);
}

/// §PR-42 Twenty points are six hexes in the open.
#[test]
fn twenty_points() {
    let (mut table, _) = moving("O02", &block(4, 8), Order::Move);
    let mut count = 0;
    for hand in ["left", "right", "left", "right", "left", "right", "left"] {
        let notation = format!("advance {hand}");
        if table.can(ALICE, &notation) {
            table.act(ALICE, &notation, &[]);
            count += 1;
        }
    }
    assert_eq!(count, 6);
}

/// §PR-42 What is too dear for the points left is refused with both numbers.
#[test]
fn too_far() {
    let ground = Ground::open().level((8, 8), '2');
    let (mut table, _) = moving_on(ground, "E01", &block(4, 8), Order::Skirmish);
    table.act(ALICE, "advance right", &[]);
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::TooFar { need: 7, left: 5 }), "{refusal:?}");
}

/// §DW-121 §PR-46 What a wheel is short of counts the points that its manoeuvres take.
#[test]
fn too_far_to_wheel() {
    let ground = Ground::open().with((9, 7), 's');
    let (table, unit) = moving_on(ground, "E01", &block(4, 8), Order::Move);
    let card = table.0.game.card_of(table.state(), unit);
    let points = card.points_of(Order::Move);
    let refusal = table.refused(ALICE, Action::Wheel { hand: Hand::Left, sixths: 2 });
    assert_eq!(refusal, Illegal::TooFar { need: points + 1, left: points });
}

/// §PR-39 One element in scrub makes the whole unit pay four.
#[test]
fn the_dearest_element_pays() {
    let ground = Ground::open().with((9, 9), 's');
    let (mut table, _) = moving_on(ground, "O02", &block(4, 8), Order::Move);
    assert_eq!(cost(&table.act(ALICE, "advance left", &[])), Some(4));
}

/// §DW-147 §PR-40 Levels add to the price.
#[test]
fn uphill() {
    let ground = Ground::open().level((9, 9), '1').level((8, 9), '2');
    let (mut table, _) = moving_on(ground, "O02", &block(4, 8), Order::Move);
    assert_eq!(cost(&table.act(ALICE, "advance left", &[])), Some(3 + 4));
}

/// §DW-137 §PR-39 Nobody advances into swamp, off the map or into others.
#[test]
fn where_nobody_goes() {
    let ground = Ground::open().with((9, 9), 'q');
    let (table, _) = moving_on(ground, "O02", &block(4, 8), Order::Move);
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::Impassable { .. }), "{refusal:?}");
    let mut table = Table::open();
    let unit = table.unit(ALICE, "O02", NORTH, &block(4, 8));
    table.troop(ALICE, "O02", NORTH, &[(9, 9)]);
    marching(&mut table, unit, Order::Move);
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::HexTaken { .. }), "§FR-4 {refusal:?}");
}

/// §FR-4 A hex that a friend holds is neither entered nor crossed.
#[test]
fn friends_are_in_the_way() {
    let mut table = Table::open();
    let unit = table.unit(ALICE, "O02", NORTH, &block(4, 8));
    table.troop(ALICE, "O02", NORTH, &[(7, 9)]);
    marching(&mut table, unit, Order::Move);
    assert!(!table.can(ALICE, "advance left"));
    assert!(table.can(ALICE, "advance right"));
}

/// §DW-154 §DW-155 A hedge costs three more by points and nothing by a manoeuvre.
#[test]
fn hedges() {
    let ground = || Ground::open().edge("hedge", (8, 10), (7, 9));
    let (mut table, _) = moving_on(ground(), "O02", &block(4, 8), Order::Move);
    assert_eq!(cost(&table.act(ALICE, "advance left", &[])), Some(6));
    let (table, _) = moving_on(ground(), "O02", &block(4, 8), Order::Hold);
    assert!(table.can(ALICE, "shift 5"));
}

/// §DW-119 §DW-121 §PR-42 One manoeuvre leaves half of the points.
#[test]
fn one_manoeuvre_costs_half() {
    let (mut table, _) = moving("E01", &block(4, 8), Order::Move);
    table.act(ALICE, "shift 3", &[]);
    assert_eq!(times(&mut table, "advance left"), 2, "eight of sixteen points");
}

/// §DW-123 §PR-42 Two manoeuvres leave nothing.
#[test]
fn two_manoeuvres_cost_all() {
    let (mut table, _) = moving("E01", &block(4, 8), Order::Move);
    table.act(ALICE, "shift 3", &[]);
    table.act(ALICE, "shift 3", &[]);
    assert!(!table.can(ALICE, "advance left"));
    assert!(table.can(ALICE, "shift 3"), "the third comes with the second");
    table.act(ALICE, "shift 3", &[]);
    assert!(!table.can(ALICE, "shift 3"), "two on the card, one by the musician");
}

/// §DW-122 With a single manoeuvre it is that or the points.
#[test]
fn a_single_manoeuvre() {
    let (mut table, _) = moving("E02", &block(4, 8), Order::Charge);
    table.act(ALICE, "advance left", &[]);
    assert!(!table.can(ALICE, "shift 3"));
    let (mut table, _) = moving("E02", &block(4, 8), Order::Charge);
    table.act(ALICE, "shift 3", &[]);
    assert!(!table.can(ALICE, "advance left"));
}

/// §DW-125 §DW-126 Disorganised units, and steps to the side, take a manoeuvre for each hex.
#[test]
fn manoeuvres_for_every_hex() {
    let scattered = [(8, 10), (10, 10), (8, 12), (11, 12), (9, 13)];
    let (mut table, unit) = moving("O02", &scattered, Order::Move);
    assert_eq!(table.state().troop(unit).formation.id(), "disorganised");
    assert!(!table.can(ALICE, "advance left"));
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::Disorganised { .. }));
    assert_eq!(times(&mut table, "shift 5"), 2);
    let (mut table, _) = moving("O02", &block(4, 8), Order::Move);
    assert_eq!(times(&mut table, "shift 1"), 2);
}

/// §DW-120 §DW-274 §DW-273 A horde has one manoeuvre and does not wheel.
#[test]
fn hordes() {
    let (mut table, unit) = moving("O05", &block(4, 8), Order::Move);
    assert_eq!(table.state().troop(unit).formation.id(), "horde");
    assert!(!table.can(ALICE, "wheel left 1"));
    assert_eq!(times(&mut table, "shift 3"), 1);
}

/// §DW-129 All turn by any angle for one manoeuvre.
#[test]
fn turning() {
    let (mut table, unit) = moving("E01", &block(4, 8), Order::Move);
    table.act(ALICE, "turn 3", &[]);
    let state = table.state();
    assert!(state.standing(unit).all(|element| state.element(element).facing.0 == SOUTH));
    assert!(table.can(ALICE, "advance left"), "half of the points are left");
}

/// §DW-132 §PR-46 A wheel to the left swings the block round its left end.
#[test]
fn wheeling_left() {
    let (mut table, unit) = moving("E01", &block(4, 8), Order::Move);
    table.act(ALICE, "wheel left 1", &[]);
    assert_eq!(table.spots(unit), [810, 809, 908, 907, 910, 909, 1008, 1007]);
    let state = table.state();
    assert!(state.standing(unit).all(|element| state.element(element).facing.0 == 5));
    assert!(table.can(ALICE, "advance left"), "one manoeuvre");
}

/// §DW-133 120° take two manoeuvres with a narrow front.
#[test]
fn wheeling_far() {
    let (mut table, _) = moving("E01", &block(4, 8), Order::Move);
    table.act(ALICE, "wheel right 2", &[]);
    assert!(!table.can(ALICE, "advance left"));
    assert!(table.can(ALICE, "shift 2"), "one of three is left");
}

/// §DW-134 A front of more than five takes two manoeuvres for 60°.
#[test]
fn wheeling_wide() {
    let (mut table, _) = moving("E01", &block(6, 8), Order::Move);
    table.act(ALICE, "wheel right 1", &[]);
    assert!(!table.can(ALICE, "advance left"));
}

/// §DW-135 Not to the right and to the left in one turn.
#[test]
fn one_hand_only() {
    let (mut table, _) = moving("E01", &block(4, 8), Order::Move);
    table.act(ALICE, "wheel left 1", &[]);
    assert!(table.can(ALICE, "wheel left 1"));
    let refusal = table.refused(ALICE, Action::Wheel { hand: Hand::Right, sixths: 1 });
    assert!(matches!(refusal, Illegal::BothWheels {}), "{refusal:?}");
}

/// §DW-136 §DW-137 Neither across a hedge nor into impassable ground.
#[test]
fn wheels_are_barred() {
    let ground = Ground::open().edge("hedge", (11, 10), (10, 9));
    let (table, _) = moving_on(ground, "E01", &block(4, 8), Order::Move);
    let refusal = table.refused(ALICE, Action::Wheel { hand: Hand::Left, sixths: 1 });
    assert!(matches!(refusal, Illegal::WheelEdge { .. }), "{refusal:?}");
    let ground = Ground::open().with((9, 7), 'q');
    let (table, _) = moving_on(ground, "E01", &block(4, 8), Order::Move);
    let refusal = table.refused(ALICE, Action::Wheel { hand: Hand::Left, sixths: 1 });
    assert!(matches!(refusal, Illegal::WheelBlocked { .. }), "{refusal:?}");
}

/// §DW-138 §PR-46 Small units, wedges and columns do not wheel.
#[test]
fn who_does_not_wheel() {
    let (table, _) = moving("E01", &block(3, 3), Order::Move);
    assert!(!table.can(ALICE, "wheel left 1"));
    let column = [(8, 8), (8, 9), (8, 10), (8, 11)];
    let (table, _) = moving("E01", &column, Order::Move);
    assert!(!table.can(ALICE, "wheel left 1"));
}

/// §DW-29 §PR-50 On T a unit turns and shifts, but neither advances nor wheels.
#[test]
fn holding() {
    let (table, _) = moving("O02", &block(4, 8), Order::Hold);
    assert!(table.can(ALICE, "turn 3") && table.can(ALICE, "shift 5"));
    assert!(!table.can(ALICE, "advance left") && !table.can(ALICE, "wheel left 1"));
    let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
    assert!(matches!(refusal, Illegal::NoPointsOnHold {}), "{refusal:?}");
}

/// §PR-50 Who wheels on which order stands in the table of orders, and an owner may change it.
#[test]
fn orders_on_which_units_wheel() {
    let line = |id: &str, wheels: bool| {
        format!(
            "id = \"{id}\", {} wheels = {wheels}",
            match id {
                "T" => "step = 4, attacks = false, shoots = \"shooting-2\",",
                _ => "step = 1, attacks = false, shoots = \"none\",",
            }
        )
    };
    for (id, order, printed) in [("T", Order::Hold, false), ("M", Order::Move, true)] {
        let (shipped, _) = moving("O02", &block(4, 8), order);
        assert_eq!(shipped.can(ALICE, "wheel left 1"), printed, "{id} as printed");
        let changed = Ground::open().reprint(
            "turn.toml",
            line(id, printed).leak(),
            line(id, !printed).leak(),
        );
        let (table, _) = moving_on(changed, "O02", &block(4, 8), order);
        assert_eq!(table.can(ALICE, "wheel left 1"), !printed, "{id} as the owner wrote it");
        if printed {
            let refusal = table.refused(ALICE, Action::Wheel { hand: Hand::Left, sixths: 1 });
            assert_eq!(refusal, Illegal::WheelOrder { order });
        }
    }
}

/// §DW-127 §PR-47 A column follows its head for points alone.
#[test]
fn columns() {
    let column = [(8, 8), (8, 9), (8, 10), (8, 11)];
    let (mut table, unit) = moving("E01", &column, Order::Move);
    assert_eq!(table.state().troop(unit).formation.id(), "column");
    let before = table.spots(unit);
    let lead = table.lists(ALICE).into_iter().find(|one| one.starts_with("lead 0 0"));
    let events = table.act(ALICE, &lead.expect("it may go on"), &[]);
    assert_eq!(cost(&events), Some(3));
    let after = table.spots(unit);
    assert_eq!(after[1..], before[..3], "each follows the one before");
}
