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
        Event::Struck { element, parts, .. } if element.id.0 < 6 => {
            Some((element.id.0, bonus(parts)))
        }
        _ => None,
    };
    events.iter().filter_map(blow).collect()
}

/// §DW-266 §PR-11 §PR-33 The point alone has the bonus of its wedge; nobody inherits it when the
/// point falls.
#[test]
fn only_the_point_of_a_wedge() {
    let (hit, miss) = (4, 20);
    assert_eq!(bonuses(miss, miss), [(0, 5), (1, 0)]);
    assert_eq!(bonuses(hit, miss), [(1, 0)], "the point has fallen");
}

/// §PR-32 §PR-33 The bonus is that of the moment of announcement: what falls behind the point before
/// it strikes takes nothing away.
#[test]
fn the_bonus_of_a_wedge_is_kept() {
    let (hit, miss) = (4, 20);
    assert_eq!(bonuses(miss, hit), [(0, 5)]);
}

/// §PR-32 §PR-33 §PR-98 A point that steps into the place of whom it killed strikes again with the
/// bonus that it was announced with.
#[test]
fn a_point_that_steps_in() {
    let mut table = Table::open();
    let wedge = table.troop(ALICE, "E02", NORTH, &WEDGE);
    table.order(wedge, Order::Charge);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7), (10, 6)]);
    announce(&mut table, "strike", "cease", &[1]);
    let again = table.lists(ALICE).into_iter().find(|one| one.starts_with("step-in"));
    let events = table.act(ALICE, &again.expect("somebody stands behind"), &[20]);
    let bonus = events.iter().find_map(|event| match event {
        Event::StruckAgain { parts, .. } => parts.iter().find(|part| part.term == "wedge"),
        _ => None,
    });
    assert_eq!(bonus.map(|part| part.value), Some(5), "{events:?}");
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
