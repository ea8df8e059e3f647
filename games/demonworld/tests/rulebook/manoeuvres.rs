//! §PR-43 to §PR-52 Manoeuvres one by one, small units, independents, formations that fight.

use demonworld::content::Role;
use demonworld::formation::Shape;
use demonworld::grid::Facing;
use demonworld::ids::Order;
use demonworld::state::{Deeds, TroopId};
use demonworld::{Action, Event, Hand, Illegal, Round, Step};

use crate::course::{block, march};
use crate::marching::marching;
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// §DW-128 §PR-44 §PR-43 In one manoeuvre elements step one hex each.
#[test]
fn regrouping() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &block());
    march(&mut table, unit, Order::Hold, Round::Hold);
    table.act(ALICE, "regroup", &[]);
    let element = table.nth(unit, 0);
    let own = format!("step {element} ");
    let steps: Vec<String> =
        table.lists(ALICE).into_iter().filter(|one| one.starts_with(&own)).collect();
    assert!(steps.contains(&format!("step {element} 0709")), "{:?}", table.lists(ALICE));
    table.act(ALICE, &format!("step {element} 0709"), &[]);
    assert!(!table.lists(ALICE).iter().any(|one| one.starts_with(&own)), "one hex each");
    assert_eq!(table.spot(element), Some(709));
}

/// §PR-49 The leader changes places for one manoeuvre.
#[test]
fn swapping() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &block());
    let (rear, front) = (table.nth(unit, 4), table.nth(unit, 0));
    table.role(rear, Role::Leader);
    march(&mut table, unit, Order::Hold, Round::Hold);
    let swap = [format!("swap {rear} {front}"), format!("swap {front} {rear}")];
    let swap = swap.into_iter().find(|one| table.can(ALICE, one));
    table.act(ALICE, &swap.expect("they may swap"), &[]);
    assert_eq!(table.spot(rear), Some(810));
}

/// §PR-48 §DW-131 Three elements move each by itself.
#[test]
fn small_units() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(8, 10), (9, 10), (10, 10)]);
    assert_eq!(table.state().troop(unit).formation.id(), "small");
    march(&mut table, unit, Order::Move, Round::Move);
    let element = table.nth(unit, 0);
    if table.can(ALICE, &format!("choose {element}")) {
        table.act(ALICE, &format!("choose {element}"), &[]);
    }
    let own = format!("walk {element} ");
    let reach = table.lists(ALICE).iter().filter(|one| one.starts_with(&own)).count();
    assert!(reach > 20, "twenty points in every direction: {reach}");
}

/// §PR-51 §PR-52 A hero walks where he likes and joins a unit beside him.
#[test]
fn heroes_walk_and_join() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block());
    let hero = table.troop(ALICE, "O08", NORTH, &[(7, 10)]);
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    if table.can(ALICE, &format!("march {hero}")) {
        table.act(ALICE, &format!("march {hero}"), &[]);
    }
    assert!(table.can(ALICE, &format!("join {unit}")), "{:?}", table.lists(ALICE));
    let before = table.0.clone();
    let walker = format!("choose {}", table.nth(hero, 0));
    table.act(ALICE, &walker, &[]);
    let walks = table.lists(ALICE).iter().filter(|one| one.starts_with("walk")).count();
    assert!(walks > 20, "{:?}", table.lists(ALICE));
    table.0 = before;
    table.act(ALICE, &format!("join {unit}"), &[]);
    assert_eq!(table.state().troop(hero).host, Some(unit));
    assert!(table.state().troop(unit).deeds.has(Deeds::MOVED), "neither moves any more");
}

/// §PR-41 Along a road a column on foot pays two.
#[test]
fn roads() {
    let road: Vec<(i16, i16)> = (4..14).map(|row| (8, row)).collect();
    let mut table = Ground::open().road(&road).table();
    let unit = table.troop(ALICE, "E01", NORTH, &[(8, 10), (8, 11), (8, 12), (8, 13)]);
    march(&mut table, unit, Order::Move, Round::Move);
    let events = table.act(ALICE, "lead 0 0", &[]);
    let cost = events.iter().find_map(|event| match *event {
        Event::ColumnLed { cost, .. } => Some(cost),
        _ => None,
    });
    assert_eq!(cost, Some(2));
}

/// §PR-21 Whole moves are suggested: attack what can be reached.
#[test]
fn suggested_plans() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block());
    let foe = table.troop(BASIL, "O02", SOUTH, &[(9, 7), (10, 7), (9, 6), (10, 6)]);
    march(&mut table, unit, Order::Charge, Round::Charge);
    assert!(table.can(ALICE, &format!("assault {foe}")), "{:?}", table.lists(ALICE));
}

/// §PR-33 A wedge that was broken up is none until the next movement phase, whatever its shape.
#[test]
fn a_broken_wedge() {
    let mut table = Ground::open().rules(demonworld::Level::Intermediate).table();
    let wedge = [(10, 8), (9, 9), (10, 9), (9, 10), (10, 10), (11, 10)];
    let unit = table.unit(ALICE, "E02", NORTH, &wedge);
    let foe = table.unit(BASIL, "O02", SOUTH, &[(4, 2), (5, 2), (4, 3), (5, 3)]);
    march(&mut table, unit, Order::Move, Round::Move);
    table.act(ALICE, "break-up", &[]);
    table.act(ALICE, "done", &[]);
    let shape = |table: &Table| table.state().troop(unit).formation.id();
    assert_eq!(shape(&table), "disorganised");
    table.0.set(|state| state.agenda.clear());
    table.due(Step::Begin, &[]);
    table.due(Step::Mend { troop: unit }, &[]);
    assert_eq!(shape(&table), "disorganised", "also when it is looked at anew");
    table.0.set(|state| state.agenda.clear());
    table.order(foe, Order::Move);
    table.due(Step::Movement, &[]);
    assert_eq!(shape(&table), "wedge");
}

/// §PR-10 §PR-34 Skirmishers need five elements, gaps between them and a row between the ranks.
#[test]
fn open_order() {
    let shape = |hexes: &[(i16, i16)]| {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "O01", NORTH, hexes);
        table.state().troop(unit).formation.id()
    };
    let loose = [(8, 8), (10, 8), (12, 8), (9, 10), (11, 10)];
    assert_eq!(shape(&loose), "skirmish");
    assert_eq!(shape(&loose[..4]), "disorganised");
    assert_eq!(shape(&[(8, 8), (10, 8), (12, 8), (9, 9), (11, 9)]), "disorganised");
}

/// §DW-266 §PR-33 §PR-11 The point of a wedge gains one for each other element.
#[test]
fn the_point_of_a_wedge() {
    let mut table = Table::open();
    let wedge = [(10, 8), (9, 9), (10, 9), (9, 10), (10, 10), (11, 10)];
    let unit = table.troop(ALICE, "E02", NORTH, &wedge);
    assert_eq!(table.state().troop(unit).formation.id(), "wedge");
    table.troop(BASIL, "O02", NORTH, &[(10, 7)]);
    table.due(Step::Melee, &[]);
    let events = table.act(ALICE, "strike e6", &[20]);
    let needed = events.iter().find_map(|event| match *event {
        Event::Struck { needed, .. } => Some(needed),
        _ => None,
    });
    assert_eq!(needed, Some(11 + 5 + 1 - 3 + 4));
}

/// §PR-37 A square that was lost stays lost though its ring is closed again, until the unit forms it
/// anew by manoeuvres.
#[test]
fn a_lost_square_is_formed_anew() {
    let mut table = Table::open();
    let ring = [(10, 9), (9, 9), (9, 8), (9, 7), (10, 7), (11, 8)];
    let unit = table.unit(ALICE, "E01", NORTH, &ring);
    for (offset, facing) in (0..).zip([2, 3, 4, 5, 0, 1]) {
        table.face(table.nth(unit, offset), facing);
    }
    table.troop(BASIL, "O02", SOUTH, &[(20, 2), (21, 2)]);
    let formation = |table: &Table| table.state().troop(unit).formation;
    table.0.set(|state| state.troop_mut(unit).formation = Shape::Disorganised);
    table.due(Step::Mend { troop: unit }, &[]);
    while table.can(ALICE, "done") {
        table.act(ALICE, "done", &[]);
    }
    marching(&mut table, unit, Order::Hold);
    assert_eq!(formation(&table), Shape::Disorganised, "a closed ring is not enough");
    let first = table.nth(unit, 0);
    for facing in [3, 2] {
        table.act(ALICE, "turn-some", &[]);
        table.act(ALICE, &format!("face {first} {facing}"), &[]);
        table.act(ALICE, "done", &[]);
    }
    assert_eq!(formation(&table), Shape::Square, "two manoeuvres have formed it");
    table.act(ALICE, "done", &[]);
    assert_eq!(formation(&table), Shape::Square, "and it lasts");
    table.due(Step::Mend { troop: unit }, &[]);
    assert_eq!(formation(&table), Shape::Square, "{:?}", table.lists(ALICE));
}

/// §PR-37 §PR-63 A unit that was contacted may turn into a square in its answer.
#[test]
fn a_square_in_an_answer() {
    for turned in [false, true] {
        let mut table = Table::open();
        let ring = [(10, 9), (9, 9), (9, 8), (9, 7), (10, 7), (11, 8)];
        let unit = table.unit(ALICE, "E01", NORTH, &ring);
        let first = table.nth(unit, 0);
        for (offset, facing) in (0..).zip([if turned { 3 } else { 2 }, 3, 4, 5, 0, 1]) {
            table.face(table.nth(unit, offset), facing);
        }
        table.0.set(|state| state.troop_mut(unit).formation = Shape::Disorganised);
        let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
        table.due(Step::Answer { troop: unit, by: foe }, &[]);
        if turned {
            table.act(ALICE, &format!("face {first} 2"), &[]);
        }
        table.act(ALICE, "done", &[]);
        let is_square = table.state().troop(unit).formation == Shape::Square;
        assert_eq!(is_square, turned, "only by a manoeuvre");
    }
}

/// §DW-263 §PR-37 §PR-11 A square has no flank.
#[test]
fn squares_have_no_flank() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(10, 10)]);
    let ring = [(10, 9), (9, 9), (9, 8), (9, 7), (10, 7), (11, 8)];
    let square = table.troop(BASIL, "E01", SOUTH, &ring);
    for (offset, facing) in (0..).zip([2, 3, 4, 5, 0, 1]) {
        table.face(table.nth(square, offset), facing);
    }
    assert_eq!(table.state().troop(square).formation.id(), "square");
    table.due(Step::Melee, &[]);
    table.act(ALICE, "strike e1", &[]);
    let mut needed = None;
    while needed.is_none() && table.asked(BASIL) {
        let events = table.act(BASIL, "cease", &[]);
        needed = events.iter().find_map(|event| match *event {
            Event::Struck { needed, .. } => Some(needed),
            _ => None,
        });
    }
    assert_eq!(needed, Some(8 - 4));
}

/// §DW-31 In the T step independents choose their facing.
#[test]
fn facing_of_independents() {
    let mut table = Table::open();
    let hero = table.troop(ALICE, "O08", NORTH, &[(10, 8)]);
    table.due(Step::Aspects { seat: ALICE }, &[]);
    let element = table.nth(hero, 0);
    table.act(ALICE, &format!("face {element} 2"), &[]);
    assert_eq!(table.state().element(element).facing.0, 2);
    assert_eq!(table.spot(element), Some(1008));
}

/// §DW-31 §PR-50 All independents choose, also one who has just attacked, and any facing.
#[test]
fn facing_of_independents_who_fight() {
    let mut table = Table::open();
    let hero = table.troop(ALICE, "O08", NORTH, &[(10, 9)]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    let march = format!("march {hero}");
    if table.can(ALICE, &march) {
        table.act(ALICE, &march, &[]);
    }
    let element = table.nth(hero, 0);
    table.act(ALICE, &format!("choose {element}"), &[]);
    table.act(ALICE, &format!("walk {element} 1008"), &[]);
    assert!(!table.can(ALICE, &format!("face {element} 3")), "his move ends before the enemy");
    table.act(ALICE, &format!("face {element} 0"), &[]);
    while table.asked(BASIL) && table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    assert!(table.state().troop(hero).is_engaged() && table.state().troop(foe).is_engaged());
    table.due(Step::Aspects { seat: ALICE }, &[]);
    let all = (0..6).map(|facing| format!("face {element} {facing}"));
    let all: Vec<String> = all.chain(["done".to_owned()]).collect();
    assert_eq!(table.lists(ALICE), all);
    table.act(ALICE, &format!("face {element} 3"), &[]);
    assert_eq!(table.state().element(element).facing.0, SOUTH);
    assert_eq!(table.spot(element), Some(1008), "he does not move");
}

/// §PR-45 §DW-129 Elements turn one by one, all in one manoeuvre.
#[test]
fn turning_one_by_one() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &block());
    march(&mut table, unit, Order::Hold, Round::Hold);
    table.act(ALICE, "turn-some", &[]);
    for offset in 0..2 {
        let element = table.nth(unit, offset);
        if table.can(ALICE, &format!("choose {element}")) {
            table.act(ALICE, &format!("choose {element}"), &[]);
        }
        table.act(ALICE, &format!("face {element} 2"), &[]);
        assert_eq!(table.state().element(element).facing.0, 2);
    }
    let used = table.state().moving.map(|moving| moving.used);
    assert_eq!(used, Some(1));
}

/// §PR-20 Who has shot before an overrun does not shoot again.
#[test]
fn a_volley_is_spent() {
    let shoots = |reacted: bool| {
        let mut table = Table::open();
        let archers = table.troop(ALICE, "O01", NORTH, &block());
        table.troop(BASIL, "O02", SOUTH, &[(9, 5), (10, 5), (9, 4), (10, 4)]);
        table.order(archers, Order::Hold);
        if reacted {
            table.0.set(|state| state.troop_mut(archers).deeds.mark(Deeds::REACTED));
        }
        table.due(Step::Volley { second: true }, &[]);
        table.lists(ALICE).iter().any(|one| one.starts_with("fire"))
    };
    assert!(shoots(false));
    assert!(!shoots(true));
}

/// Seven swordbearers, four before three, have turned about: the shorter rank leads now.
fn turned_about() -> (Table, TroopId) {
    let mut table = Table::open();
    let hexes = [(8, 10), (9, 10), (10, 10), (11, 10), (8, 11), (9, 11), (10, 11)];
    let unit = table.unit(ALICE, "O02", NORTH, &hexes);
    march(&mut table, unit, Order::Move, Round::Move);
    table.act(ALICE, "turn 3", &[]);
    (table, unit)
}

/// §DW-130 §PR-45 A turn that breaks the line is followed by a free step into order.
#[test]
fn a_free_step_after_a_turn() {
    let (mut table, unit) = turned_about();
    let corner = table.nth(unit, 3);
    let step = format!("step {corner} 1111");
    assert!(table.can(ALICE, &step) && table.can(ALICE, "done"), "{:?}", table.lists(ALICE));
    table.act(ALICE, &step, &[]);
    table.act(ALICE, "done", &[]);
    assert_eq!(table.state().troop(unit).formation.id(), "line");
    assert_eq!(table.state().moving.map(|moving| moving.used), Some(1), "the step was free");
}

/// §DW-130 It has to end in order, or everybody goes back.
#[test]
fn a_free_step_into_disorder() {
    let (mut table, unit) = turned_about();
    let corner = table.nth(unit, 3);
    table.act(ALICE, &format!("step {corner} 1210"), &[]);
    assert!(!table.can(ALICE, "done"));
    let refusal = table.refused(ALICE, Action::Done {});
    assert!(matches!(refusal, Illegal::NotOrganisedYet {}), "{refusal:?}");
    table.act(ALICE, "decline", &[]);
    assert_eq!(table.spot(corner), Some(1110));
    assert_eq!(table.state().troop(unit).formation.id(), "disorganised");
}

/// §PR-49 Any number of exchanges for one manoeuvre, each figure once.
#[test]
fn swapping_several() {
    let mut table = Table::open();
    let unit = table.unit(ALICE, "O02", NORTH, &block());
    march(&mut table, unit, Order::Move, Round::Move);
    let [leader, standard, plain, other] = [0, 1, 6, 7].map(|at| table.nth(unit, at));
    table.act(ALICE, &format!("swap {leader} {plain}"), &[]);
    table.act(ALICE, &format!("swap {standard} {other}"), &[]);
    assert_eq!(table.state().moving.map(|moving| moving.used), Some(1));
    assert!(!table.can(ALICE, &format!("swap {leader} {other}")), "once each");
}

/// §PR-52 A hero who joins brings a line out of order; it may form up by one hex at once.
#[test]
fn forming_up_after_joining() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &[(8, 10), (9, 10), (10, 10), (8, 11), (9, 11)]);
    let hero = table.troop(ALICE, "E07", NORTH, &[(9, 9)]);
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    table.act(ALICE, &format!("march {hero}"), &[]);
    table.act(ALICE, &format!("join {unit}"), &[]);
    let own = table.nth(hero, 0);
    let step = format!("step {own} 1009");
    assert!(table.can(ALICE, "done"), "{:?}", table.lists(ALICE));
    assert!(table.can(ALICE, &step), "{:?}", table.lists(ALICE));
    table.act(ALICE, "done", &[]);
    assert!(!table.can(ALICE, &format!("march {unit}")));
    assert!(table.state().troop(unit).deeds.has(Deeds::MOVED));
}

/// §DW-131 §PR-45 A column that stays one turns for nothing after every step, once where it stands.
#[test]
fn columns_turn_for_nothing() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", NORTH, &[(10, 10), (10, 11), (11, 12), (11, 13)]);
    assert_eq!(table.state().troop(unit).formation.id(), "column");
    marching(&mut table, unit, Order::Move);
    table.act(ALICE, "turn 5", &[]);
    let lead = table.lists(ALICE).into_iter().find(|one| one.starts_with("lead 5 5"));
    table.act(ALICE, &lead.expect("the column goes on"), &[]);
    assert!(table.can(ALICE, "turn 1"), "{:?}", table.lists(ALICE));
    table.act(ALICE, "turn 1", &[]);
    assert_eq!(table.state().moving.map(|moving| moving.used), Some(0));
    assert!(!table.can(ALICE, "turn 5"), "not to and fro on the spot");
}

/// A bent column about to move.
fn bent_column(card: &str) -> (Table, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, card, NORTH, &[(10, 10), (10, 11), (11, 12), (11, 13)]);
    marching(&mut table, unit, Order::Move);
    (table, unit)
}

/// §DW-131 §PR-45 Single elements of a column turn for nothing too, as long as it stays one.
#[test]
fn single_elements_of_a_column() {
    let used = |table: &Table| table.state().moving.map(|moving| moving.used);
    let (mut table, unit) = bent_column("E01");
    table.act(ALICE, "turn-some", &[]);
    table.act(ALICE, "face e0 2", &[]);
    table.act(ALICE, "done", &[]);
    assert_eq!(used(&table), Some(0), "the head looks where it likes");
    table.act(ALICE, "turn-some", &[]);
    assert_eq!(used(&table), Some(1), "once where it stands");
    let (mut table, _) = bent_column("E01");
    table.act(ALICE, "turn-some", &[]);
    table.act(ALICE, "face e1 3", &[]);
    table.act(ALICE, "done", &[]);
    assert_eq!(used(&table), Some(1), "the chain is broken");
    assert_eq!(table.state().troop(unit).formation.id(), "disorganised");
}

/// §DW-131 §PR-42 Berserkers with their one manoeuvre have none after a step: the elements of their
/// column turn only so that it is one in the end, and be it the other way round.
#[test]
fn a_column_has_to_stay_one() {
    let (mut table, unit) = bent_column("E02");
    let lead = table.lists(ALICE).into_iter().find(|one| one.starts_with("lead"));
    table.act(ALICE, &lead.expect("the column goes on"), &[]);
    assert!(!table.can(ALICE, "regroup"));
    table.act(ALICE, "turn-some", &[]);
    let [head, second] = [0, 1].map(|at| table.nth(unit, at));
    table.act(ALICE, &format!("face {second} 3"), &[]);
    let early = table.refused(ALICE, Action::Done {});
    assert!(matches!(early, Illegal::PointsSpent { .. }), "{early:?}");
    let astray = table.refused(ALICE, Action::Face { element: head, facing: Facing(1) });
    assert!(matches!(astray, Illegal::PointsSpent { .. }), "{astray:?}");
    while let Some(face) = table.lists(ALICE).into_iter().find(|one| one.starts_with("face")) {
        table.act(ALICE, &face, &[]);
    }
    assert_eq!(table.state().troop(unit).formation.id(), "column");
    assert_eq!(table.state().moving.map(|moving| moving.used), Some(0));
}

/// §PR-48 Root Grip holds a small unit like a great one: it turns where it stands.
#[test]
fn root_grip_holds_small_units() {
    for held in [false, true] {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "E01", NORTH, &[(10, 10), (11, 10)]);
        let spell = table.0.game.content().find_spell("root-grip").expect("a spell");
        if held {
            table.0.set(|state| state.troop_mut(unit).brief = 1 << spell.0);
        }
        marching(&mut table, unit, Order::Move);
        let first = table.nth(unit, 0);
        table.act(ALICE, &format!("choose {first}"), &[]);
        assert_eq!(!table.can(ALICE, &format!("walk {first} 1009")), held);
    }
}

/// §PR-63 §PR-114 A unit that Root Grip holds may shift into contact; then its elements go on by
/// manoeuvres, not by points.
#[test]
fn root_grip_holds_after_contact() {
    for held in [false, true] {
        let mut table = Table::open();
        let unit = table.troop(ALICE, "E01", NORTH, &crate::marching::block(8, 8));
        table.role(table.nth(unit, 0), Role::Musician);
        table.troop(BASIL, "E01", SOUTH, &[(8, 8), (9, 8)]);
        let spell = table.0.game.content().find_spell("root-grip").expect("a spell");
        if held {
            table.0.set(|state| state.troop_mut(unit).brief = 1 << spell.0);
        }
        marching(&mut table, unit, Order::Charge);
        assert_eq!(table.can(ALICE, "advance left"), !held);
        if held {
            let refusal = table.refused(ALICE, Action::Advance { hand: Hand::Left });
            assert!(matches!(refusal, Illegal::HeldFast { .. }), "{refusal:?}");
        }
        table.act(ALICE, "shift 0", &[]);
        while table.can(BASIL, "done") {
            table.act(BASIL, "done", &[]);
        }
        assert_eq!(table.can(ALICE, "by-points"), !held, "{:?}", table.lists(ALICE));
        assert!(table.can(ALICE, "by-drill"), "{:?}", table.lists(ALICE));
    }
}
