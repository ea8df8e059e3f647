//! §DW-264 to §DW-266 §PR-11 §PR-33 Wedges that fight and wedges that are broken.

use demonworld::grid::Direction;
use demonworld::ids::Order;
use demonworld::{Action, Event, Illegal, Part};

use crate::blows::announce;
use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// A point, two behind it, three behind them.
const WEDGE: [(i16, i16); 6] = [(10, 8), (9, 9), (10, 9), (9, 10), (10, 10), (11, 10)];

/// The bonus of each blow of Alice's wedge after knights struck at its point and at the left of its
/// second rank with these dice.
fn bonuses(point: u32, second: u32) -> Vec<(u8, i8)> {
    let mut table = Table::open();
    let wedge = table.troop(ALICE, "E02", NORTH, &WEDGE);
    assert_eq!(table.state().troop(wedge).formation.id(), "wedge");
    table.troop(BASIL, "E03", SOUTH, &[(10, 7), (9, 8)]);
    let bonus = |parts: &[Part]| {
        let own = parts.iter().find(|part| part.term == "wedge");
        own.map_or(0, |part| {
            assert_eq!(part.rule, "DW-266");
            part.value
        })
    };
    let events = announce(&mut table, "strike", "strike", &[point, second]);
    let blow = |event: &Event| match event {
        Event::Struck { element, parts, .. } if element.0 < 6 => Some((element.0, bonus(parts))),
        _ => None,
    };
    events.iter().filter_map(blow).collect()
}

/// §DW-266 §PR-11 §PR-33 The point alone has the bonus of its wedge; nobody inherits it when the
/// point falls, and a wedge without its second rank gives its point nothing.
#[test]
fn only_the_point_of_a_whole_wedge() {
    let (hit, miss) = (4, 20);
    assert_eq!(bonuses(miss, miss), [(0, 5), (1, 0)]);
    assert_eq!(bonuses(hit, miss), [(1, 0)], "the point has fallen");
    assert_eq!(bonuses(miss, hit), [(0, 0)], "the shape is broken");
}

/// §PR-33 A wedge that was broken up and forms a line is disorganised all the same, until its next
/// movement phase.
#[test]
fn a_broken_wedge_in_line() {
    let mut table = Table::open();
    let wedge = table.unit(ALICE, "E03", NORTH, &WEDGE);
    assert_eq!(table.state().troop(wedge).formation.id(), "wedge");
    marching(&mut table, wedge, Order::Move);
    table.act(ALICE, "break-up", &[]);
    table.act(ALICE, "regroup", &[]);
    // The point falls back into the second rank: three before three.
    table.act(ALICE, "step e2 1109", &[]);
    table.act(ALICE, "step e0 1009", &[]);
    table.act(ALICE, "done", &[]);
    assert_eq!(table.state().troop(wedge).formation.id(), "disorganised");
    let list = table.lists(ALICE);
    assert!(!list.iter().any(|one| one.starts_with("advance")), "{list:?}");
}

/// §PR-42 §DW-122 A wedge with one manoeuvre that has advanced is told why it cannot shift: the
/// manoeuvre would cost the points that it has spent.
#[test]
fn a_wedge_that_has_advanced() {
    let mut table = Table::open();
    let wedge = table.troop(ALICE, "E02", NORTH, &WEDGE);
    marching(&mut table, wedge, Order::Move);
    assert!(table.can(ALICE, "shift 0"), "{:?}", table.lists(ALICE));
    table.act(ALICE, "advance left", &[]);
    let refusal = table.refused(ALICE, Action::Shift { direction: Direction(0) });
    assert!(matches!(refusal, Illegal::PointsSpent { spent: 3, most: 0 }), "{refusal:?}");
}
