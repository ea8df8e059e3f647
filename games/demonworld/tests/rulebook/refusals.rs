//! What is refused, with the paragraph and the values that show what would be right.

use demonworld::content::Role;
use demonworld::ids::Order;
use demonworld::state::{ElementId, TroopId};
use demonworld::{Action, Content, Demonworld, Event, Hand, Illegal, Options, Spot, Step};
use kernel::{Game, Pack, Ruled, Seat};
use testkit::Stage;

use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// The paragraph of a refusal.
fn rule(refusal: &Illegal) -> String {
    refusal.rule().map_or(String::new(), |rule| rule.id().to_owned())
}

/// §DW-136 A wheel through a wall names the hex behind the wall.
#[test]
fn a_wheel_through_a_wall() {
    let mut table = Ground::open().edge("wall", (11, 10), (10, 9)).table();
    let unit = table.unit(ALICE, "E01", NORTH, &block(4, 8));
    marching(&mut table, unit, Order::Move);
    let refusal = table.refused(ALICE, Action::Wheel { hand: Hand::Left, sixths: 1 });
    assert!(matches!(refusal, Illegal::WheelEdge { hex } if hex.0 == Spot(1009)), "{refusal:?}");
    assert_eq!(rule(&refusal), "DW-136");
}

/// §DW-6 A unit without a leader has the order of the die; its owner's is refused with it.
#[test]
fn an_order_without_a_leader() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(8, 12), (9, 12), (8, 13), (9, 13)]);
    table.unit(BASIL, "O02", SOUTH, &[(8, 3), (9, 3), (8, 2), (9, 2)]);
    table.due(Step::Orders, &[2]);
    let refusal = table.refused(ALICE, Action::Order { order: Order::Move });
    let drawn = matches!(refusal, Illegal::NoLeader { troop, order: Order::Charge, .. }
        if troop == unit);
    assert!(drawn, "{refusal:?}");
    assert_eq!(rule(&refusal), "DW-6");
    table.role(table.nth(unit, 0), Role::Leader);
    let refusal = table.refused(ALICE, Action::Order { order: Order::Move });
    assert!(matches!(refusal, Illegal::NotYourTurn { .. }), "{refusal:?}");
}

/// §PR-69 A shot at somebody who is not seen names what hides him, and where.
#[test]
fn a_shot_without_sight() {
    let mut table = Ground::open().with((10, 8), 'w').table();
    let archer = table.troop(ALICE, "O01", NORTH, &[(10, 10)]);
    let seen = table.troop(BASIL, "O02", SOUTH, &[(12, 6)]);
    let hidden = table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.order(archer, Order::Skirmish);
    table.due(Step::Volley { second: false }, &[]);
    assert!(table.can(ALICE, &format!("fire {}", table.nth(seen, 0))), "{:?}", table.lists(ALICE));
    let target = table.nth(hidden, 0);
    let refusal = table.refused(ALICE, Action::Fire { target });
    let named = matches!(refusal, Illegal::OutOfSight { what: "ground", hex, .. }
        if hex.0 == Spot(1008));
    assert!(named, "{refusal:?}");
    assert_eq!(rule(&refusal), "PR-69");
}

/// §PR-75 DWT-303 With blind declarations the unseen are offered too; such a shot is lost.
#[test]
fn a_blind_shot() {
    let mut table = Ground::open().with((10, 8), 'w').blind().table();
    let archer = table.troop(ALICE, "O01", NORTH, &[(10, 10)]);
    let hidden = table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.order(archer, Order::Skirmish);
    table.due(Step::Volley { second: false }, &[]);
    let events = table.act(ALICE, &format!("fire {}", table.nth(hidden, 0)), &[]);
    assert!(events.iter().any(|event| matches!(event, Event::ShotLost { .. })), "{events:?}");
    assert!(table.lives(table.nth(hidden, 0)));
}

/// §PR-83 A unit out of the radius of a commander is refused with the radius.
#[test]
fn a_unit_out_of_command() {
    let mut table = Table::open();
    let general = table.troop(ALICE, "O09", NORTH, &[(0, 15)]);
    let near = table.troop(ALICE, "O02", NORTH, &[(1, 15)]);
    let far = table.troop(ALICE, "O02", NORTH, &[(23, 0)]);
    table.unit(BASIL, "O02", SOUTH, &[(8, 3), (9, 3), (8, 2), (9, 2)]);
    table.due(Step::Command { commander: general, left: 2 }, &[]);
    assert!(table.can(ALICE, &format!("allot {near}")), "{:?}", table.lists(ALICE));
    let refusal = table.refused(ALICE, Action::Allot { troop: far });
    assert!(matches!(refusal, Illegal::NotInCommand { radius: 16, .. }), "{refusal:?}");
    assert_eq!(rule(&refusal), "PR-83");
}

/// §PR-133 Whoever answers another question of deployment is told what is asked, of which card.
#[test]
fn another_question_of_deployment() {
    let stage = Stage::<Demonworld>::new(&Options::default());
    let refusal = stage.refused(Seat(0), &Action::Place { hex: Spot(13) });
    let asked = matches!(refusal, Illegal::AskedFirst { troop: TroopId(0), step, .. }
        if step == "deploy-front");
    assert!(asked, "{refusal:?}");
    assert_eq!(rule(&refusal), "PR-133");
    let question = stage.game.question(&stage.state, Seat(0)).expect("a question");
    assert_eq!(question.code, "deploy-front");
}

/// §DW-115 A hole in a table of a content pack is told with file, table, face and paragraph.
#[test]
fn a_pack_with_a_hole() {
    let shipped = Content::load(None).expect("the shipped content is sound").pack();
    let whole = &shipped.0["artillery.toml"];
    let mut pack = Pack::default();
    let hole = whole.replacen("low = 10, high = 17", "low = 11, high = 17", 1);
    pack.0.insert("artillery.toml".to_owned(), hole);
    let error = Demonworld::open(&Options::default(), Some(&pack)).expect_err("a hole");
    let [reason] = &error.0[..] else { panic!("{error:?}") };
    assert_eq!(reason.at, "artillery.toml: deviation");
    assert_eq!(reason.rule.map(kernel::RuleRef::id), Some("DW-115"));
    let told = reason.values.iter().any(|(_, value)| value == "medium 10");
    assert!(told, "{:?}", reason.values);
}

/// §PR-140 Numbers that nobody bears are refused as such.
#[test]
fn nobody_bears_this_number() {
    let mut table = Table::open();
    let archer = table.troop(ALICE, "O01", NORTH, &[(10, 10)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 6)]);
    table.order(archer, Order::Skirmish);
    table.due(Step::Volley { second: false }, &[]);
    let refusal = table.refused(ALICE, Action::Fire { target: ElementId(200) });
    assert!(matches!(refusal, Illegal::NoSuchElement { .. }), "{refusal:?}");
}

/// §DW-220 A spell that costs more points than the wizard has is refused, with both numbers.
#[test]
fn a_spell_without_points() {
    let mut table = Table::open();
    let wizard = table.troop(ALICE, "O11", NORTH, &[(10, 10)]);
    table.troop(BASIL, "E01", SOUTH, &[(10, 6)]);
    table.0.set(|state| state.troop_mut(wizard).lore.points = 6);
    table.due(Step::Announce { wizard }, &[]);
    let spell = |id: &str| table.0.game.content().find_spell(id).expect("a spell");
    assert!(table.can(ALICE, &format!("cast {}", spell("strength").0)));
    let refusal = table.refused(ALICE, Action::Cast { spell: spell("stone-skin") });
    assert!(matches!(refusal, Illegal::TooFewPoints { points: 6, need: 7 }), "{refusal:?}");
    assert_eq!(rule(&refusal), "DW-220");
}
