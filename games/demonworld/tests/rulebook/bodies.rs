//! §DW-99 to §DW-104 §DW-139 to §DW-157 §PR-53 to §PR-60 Large elements: steps, blows, overruns.

use demonworld::ids::Order;
use demonworld::state::TroopId;
use demonworld::{Action, Event, Illegal, Round, Step};

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// A large element of Alice with this order, about to move.
fn moving(ground: Ground, card: &str, hex: (i16, i16), order: Order) -> (Table, TroopId) {
    let mut table = ground.table();
    let body = table.troop(ALICE, card, NORTH, &[hex]);
    start(&mut table, body, order);
    (table, body)
}

fn start(table: &mut Table, body: TroopId, order: Order) {
    let round = match order {
        Order::Move => Round::Move,
        Order::Skirmish => Round::Skirmish,
        Order::Charge => Round::Charge,
        Order::Hold => Round::Hold,
    };
    table.order(body, order);
    table.due(Step::Open { round }, &[]);
    let march = format!("march {body}");
    if table.can(ALICE, &march) {
        table.act(ALICE, &march, &[]);
    }
}

fn cost(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match *event {
        Event::Strode { cost, .. } | Event::Pivoted { cost, .. } => Some(cost),
        _ => None,
    })
}

/// §DW-139 §DW-140 §DW-141 §PR-55 Three forward, four to the side, five back.
#[test]
fn prices_of_a_giant() {
    for (direction, price) in [(0, 3), (5, 3), (1, 4), (4, 4), (2, 5), (3, 5)] {
        let (mut table, _) = moving(Ground::open(), "O06", (10, 8), Order::Move);
        let events = table.act(ALICE, &format!("stride {direction}"), &[]);
        assert_eq!(cost(&events), Some(price), "direction {direction}");
    }
}

/// §DW-142 §DW-143 A gun pays three whichever way it goes or turns.
#[test]
fn prices_of_a_gun() {
    for direction in 0..6 {
        let (mut table, _) = moving(Ground::open(), "E14", (10, 8), Order::Move);
        let events = table.act(ALICE, &format!("stride {direction}"), &[]);
        assert_eq!(cost(&events), Some(3), "direction {direction}");
    }
}

/// What a step of a large element costs whose foremost hex goes along a road between these levels.
fn on_a_road(card: &str, direction: u8, [from, to]: [char; 2]) -> Option<u8> {
    let (ahead, column, row) = if direction == 0 { ((10, 7), 10, 7) } else { ((11, 8), 11, 8) };
    let ground = Ground::open().road(&[(10, 8), ahead]).level((10, 8), from);
    let (mut table, _) = moving(ground.level((column, row), to), card, (10, 8), Order::Move);
    cost(&table.act(ALICE, &format!("stride {direction}"), &[]))
}

/// §DW-142 §DW-151 §PR-40 §PR-57 On a road a gun pays six more for a level up and three for one down,
/// forward or sideways; the hexes of its base beside the road count with their own ground.
#[test]
fn guns_on_a_sloping_road() {
    for direction in [0, 1] {
        assert_eq!(on_a_road("E14", direction, ['0', '1']), Some(3 + 6), "up, {direction}");
        assert_eq!(on_a_road("E14", direction, ['1', '0']), Some(3 + 3), "down, {direction}");
    }
}

/// §DW-150 §PR-40 §PR-57 A chariot ignores the levels of its road, though another part of it is beside.
#[test]
fn chariots_on_a_sloping_road() {
    assert_eq!(on_a_road("E05", 0, ['0', '1']), Some(3));
    assert_eq!(on_a_road("E05", 0, ['1', '0']), Some(3));
}

/// §DW-146 §PR-55 A chariot only goes forward.
#[test]
fn chariots_go_forward() {
    let (table, _) = moving(Ground::open(), "E05", (10, 8), Order::Move);
    let strides = table.lists(ALICE).into_iter().filter(|one| one.starts_with("stride"));
    assert_eq!(strides.collect::<Vec<_>>(), ["stride 0", "stride 5"]);
}

/// §DW-149 §DW-153 §PR-57 A giant of size five climbs two levels for two more, never three.
#[test]
fn giants_climb() {
    let hill = |level| Ground::open().level((10, 7), level);
    let (mut table, _) = moving(hill('2'), "O06", (10, 8), Order::Move);
    assert_eq!(cost(&table.act(ALICE, "stride 0", &[])), Some(5));
    let (table, _) = moving(hill('3'), "O06", (10, 8), Order::Move);
    assert!(!table.can(ALICE, "stride 0"));
    assert!(table.can(ALICE, "stride 5"));
}

/// §DW-153 §PR-40 A road takes a giant no higher than its size allows.
#[test]
fn giants_climb_no_higher_by_road() {
    for (level, climbs) in [('2', true), ('3', false)] {
        let road = Ground::open().road(&[(10, 8), (10, 7)]).level((10, 7), level);
        let (table, _) = moving(road, "O06", (10, 8), Order::Move);
        assert_eq!(table.can(ALICE, "stride 0"), climbs, "{level} levels");
    }
}

/// §DW-156 §DW-157 Walls stop war machines; a giant does not notice.
#[test]
fn walls_and_bodies() {
    let wall = || Ground::open().edge("wall", (10, 8), (10, 7));
    let (mut table, _) = moving(wall(), "O06", (10, 8), Order::Move);
    assert_eq!(cost(&table.act(ALICE, "stride 0", &[])), Some(3));
    let (table, _) = moving(wall(), "E05", (10, 8), Order::Move);
    assert!(!table.can(ALICE, "stride 0"));
}

/// §PR-40 §DW-156 §DW-157 War machines turn across no hedge and no wall, not even a ruined one.
#[test]
fn machines_turn_across_no_ruin() {
    let turns = |ground: Ground, card: &str, turn: &str| {
        let (table, _) = moving(ground, card, (10, 8), Order::Move);
        table.can(ALICE, turn)
    };
    assert!(turns(Ground::open(), "E05", "pivot 1008 left"));
    for kind in ["hedge", "wall", "wall-ruined"] {
        let fenced = || Ground::open().edge(kind, (11, 8), (10, 7));
        assert!(!turns(fenced(), "E05", "pivot 1008 left"), "{kind}");
    }
}

/// §DW-99 §DW-30 A wounded giant on T has less to spend: six points, one lost with a wound.
#[test]
fn wounds_cost_points() {
    let strides = |wounds: u8| {
        let mut table = Table::open();
        let giant = table.troop(ALICE, "O06", NORTH, &[(10, 12)]);
        let element = table.nth(giant, 0);
        table.0.set(|state| state.element_mut(element).hp -= wounds);
        start(&mut table, giant, Order::Hold);
        let mut count = 0;
        while table.can(ALICE, "stride 0") {
            table.act(ALICE, "stride 0", &[]);
            count += 1;
        }
        count
    };
    assert_eq!([strides(0), strides(1), strides(4)], [2, 1, 0]);
}

/// §DW-100 §DW-102 §DW-103 §PR-58 Overrun seven, less size, plus and less initiative: five.
#[test]
fn overrun() {
    for (die, falls) in [(5, true), (6, false)] {
        let mut table = Table::open();
        let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
        let victim = table.troop(BASIL, "O02", NORTH, &[(10, 9)]);
        start(&mut table, giant, Order::Move);
        let events = table.act(ALICE, "stride 0", &[die]);
        let needed = events.iter().find_map(|event| match *event {
            Event::Overran { needed, .. } => Some(needed),
            _ => None,
        });
        assert_eq!(needed, Some(7 - 2 + 2 - 2), "{events:?}");
        assert_eq!(table.lives(table.nth(victim, 0)), !falls);
    }
}

/// §PR-58 §PR-92 Knights who have a marker are quicker by their lance, those without one are not.
#[test]
fn a_lance_against_an_overrun() {
    let needed = |order: Option<Order>| {
        let mut table = Table::open();
        let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
        let knights = table.troop(BASIL, "E03", NORTH, &[(10, 9)]);
        start(&mut table, giant, Order::Move);
        if let Some(order) = order {
            table.order(knights, order);
        }
        let events = table.act(ALICE, "stride 0", &[20]);
        events.iter().find_map(|event| match *event {
            Event::Overran { needed, .. } => Some(needed),
            _ => None,
        })
    };
    let marked = needed(Some(Order::Move)).expect("an overrun");
    assert_eq!(needed(None), Some(marked + 1));
}

/// §DW-104 A gun that is run over is gone at once.
#[test]
fn overrun_machines() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
    let gun = table.troop(BASIL, "E14", SOUTH, &[(10, 9)]);
    start(&mut table, giant, Order::Move);
    table.act(ALICE, "stride 0", &[1]);
    assert!(!table.lives(table.nth(gun, 0)));
}

/// §PR-58 Each hex of a gun that is entered is rolled for, but none of one that is gone.
#[test]
fn two_hexes_of_a_gun() {
    for dice in [&[1][..], &[20, 1]] {
        let mut table = Table::open();
        let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
        let gun = table.troop(BASIL, "E14", SOUTH, &[(11, 10)]);
        start(&mut table, giant, Order::Move);
        let events = table.act(ALICE, "stride 0", dice);
        let rolls = events.iter().filter(|event| matches!(event, Event::Overran { .. })).count();
        assert_eq!(rolls, dice.len(), "{events:?}");
        assert!(!table.lives(table.nth(gun, 0)));
    }
}

/// §DW-100 §DW-101 Giants are not run over.
#[test]
fn giants_are_not_run_over() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
    table.troop(BASIL, "O06", SOUTH, &[(10, 9)]);
    start(&mut table, giant, Order::Move);
    let over = Action::Stride { direction: demonworld::grid::Direction(0) };
    let refusal = table.refused(ALICE, over);
    assert!(matches!(refusal, Illegal::NoOverrun { .. }), "{refusal:?}");
}

/// The number that Alice's first blow needs when she strikes what is listed first.
fn needed(table: &mut Table) -> Option<i8> {
    table.due(Step::Melee, &[]);
    loop {
        let seat = if table.asked(ALICE) { ALICE } else { BASIL };
        let list = table.lists(seat);
        if !list.contains(&"cease".to_owned()) {
            return None;
        }
        let wanted = list.iter().find(|one| seat == ALICE && one.starts_with("strike"));
        let wanted = wanted.cloned().unwrap_or_else(|| "cease".to_owned());
        let events = table.act(seat, &wanted, &[]);
        let blow = events.iter().find_map(|event| match *event {
            Event::Struck { needed, element, .. } if element.id.0 == 0 => Some(needed),
            _ => None,
        });
        if blow.is_some() {
            return blow;
        }
    }
}

/// §DW-73 §PR-123 A gun has neither flank nor rear.
#[test]
fn no_flank_of_guns() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", SOUTH, &[(10, 5)]);
    table.troop(BASIL, "E14", SOUTH, &[(10, 7)]);
    assert_eq!(needed(&mut table), Some(8 - 3));
}

/// §DW-74 §PR-100 A giant gains nothing from behind.
#[test]
fn no_flank_for_giants() {
    let mut table = Table::open();
    table.troop(ALICE, "O06", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", NORTH, &[(10, 7)]);
    assert_eq!(needed(&mut table), Some(11 + 2 - 3));
}

/// §DW-75 The crew of a chariot gains from the flank of a unit, not of a giant.
#[test]
fn chariots_and_flanks() {
    let mut table = Table::open();
    table.troop(ALICE, "E05", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O06", NORTH, &[(12, 8)]);
    assert_eq!(needed(&mut table), Some(9 - 4 - 2));
}

/// What Alice's swordbearer needs against a chariot whose animals wear nothing.
fn against_a_chariot(facing: u8, hex: (i16, i16)) -> Option<i8> {
    let (worn, bare) = ("armour_melee = 2, size = 2 }", "armour_melee = 0, size = 2 }");
    let mut table = Ground::open().reprint("cards-empire.toml", worn, bare).table();
    table.troop(ALICE, "O02", facing, &[hex]);
    table.troop(BASIL, "E05", NORTH, &[(10, 8)]);
    needed(&mut table)
}

/// §PR-60 From the front and the forward flank the animals of a chariot are struck, from behind the
/// carriage, from the back flank whichever is worse protected.
#[test]
fn animals_and_carriage() {
    assert_eq!(against_a_chariot(SOUTH, (10, 7)), Some(8), "the front");
    assert_eq!(against_a_chariot(5, (12, 8)), Some(8 + 2), "the forward flank");
    assert_eq!(against_a_chariot(5, (11, 9)), Some(8 + 2), "the back flank");
    assert_eq!(against_a_chariot(NORTH, (11, 10)), Some(8 - 2 + 4), "the rear");
}

/// §DW-85 A giant has no second attack, however well it strikes.
#[test]
fn no_second_attack_of_giants() {
    let mut table = Table::open();
    table.troop(ALICE, "O06", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", NORTH, &[(10, 7)]);
    table.due(Step::Melee, &[]);
    let strike = table.lists(ALICE).into_iter().find(|one| one.starts_with("strike"));
    table.act(ALICE, &strike.expect("a target"), &[1]);
    assert!(!table.can(ALICE, "decline"));
}

/// §PR-60 A slain giant lies in the way.
#[test]
fn carcasses() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    let giant = table.troop(BASIL, "O06", SOUTH, &[(10, 7)]);
    let element = table.nth(giant, 0);
    table.0.set(|state| state.element_mut(element).hp = 1);
    table.due(Step::Melee, &[]);
    table.act(ALICE, "strike e1", &[]);
    let list = table.lists(BASIL);
    let cease = list.iter().find(|one| *one == "cease").expect("the giant may do nothing");
    table.act(BASIL, cease, &[1]);
    assert!(!table.lives(element));
    let hex = demonworld::grid::at(10, 7);
    assert!(!table.state().is_free(&table.0.game, hex));
    assert_eq!(table.state().at(&table.0.game, hex), None);
}

/// §DW-22 §PR-59 Those about to be run over shoot first, once for the same overrun; the wound has
/// its price, and the owner of the giant thinks again.
#[test]
fn a_volley_stops_for_thought() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
    let victim = table.troop(BASIL, "O01", SOUTH, &[(10, 9)]);
    table.order(victim, Order::Hold);
    start(&mut table, giant, Order::Move);
    table.act(ALICE, "stride 0", &[]);
    let element = table.nth(giant, 0);
    assert_eq!(table.lists(BASIL), [format!("fire {element}"), "cease".to_owned()]);
    let mut declined = Table(table.0.clone());
    table.act(BASIL, &format!("fire {element}"), &[1]);
    assert_eq!(table.state().element(element).hp, 5);
    assert_eq!(table.spot(element), Some(1010), "nobody has been run over yet");
    assert!(table.can(ALICE, "done") && table.can(ALICE, "stride 5"));
    let events = table.act(ALICE, "stride 0", &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::Overran { .. })), "{events:?}");
    declined.act(BASIL, "cease", &[]);
    let events = declined.act(ALICE, "stride 0", &[1]);
    assert!(events.iter().any(|event| matches!(event, Event::Overran { .. })), "{events:?}");
}

/// §PR-59 A shot at a chariot that runs somebody over does not go into a melee.
#[test]
fn a_volley_at_a_chariot() {
    let mut table = Table::open();
    let chariot = table.troop(ALICE, "E05", NORTH, &[(10, 10)]);
    let victim = table.troop(BASIL, "O01", SOUTH, &[(10, 9)]);
    table.order(victim, Order::Hold);
    start(&mut table, chariot, Order::Move);
    table.act(ALICE, "stride 0", &[]);
    let element = table.nth(chariot, 0);
    let events = table.act(BASIL, &format!("fire {element}"), &[20]);
    assert!(events.iter().any(|event| matches!(event, Event::Shot { .. })), "{events:?}");
    table.act(ALICE, "stride 0", &[20]);
    assert!(!table.asked(BASIL));
}

/// §PR-59 Only those on T are asked, and no friends.
#[test]
fn who_shoots_before_an_overrun() {
    for (seat, order) in [(BASIL, Order::Skirmish), (ALICE, Order::Hold)] {
        let mut table = Table::open();
        let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
        let victim = table.troop(seat, "O01", SOUTH, &[(10, 9)]);
        table.order(victim, order);
        start(&mut table, giant, Order::Move);
        let events = table.act(ALICE, "stride 0", &[20]);
        assert!(events.iter().any(|event| matches!(event, Event::Overran { .. })), "{events:?}");
    }
}
