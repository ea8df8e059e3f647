//! §DW-58 to §DW-83 §PR-95 §PR-96 What a blow needs.

use demonworld::content::Role;
use demonworld::ids::Order;
use demonworld::state::TroopId;
use demonworld::{Event, Step};

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Alice's element stands here and looks north; Basil's in front of it to the right.
pub(crate) const HERE: (i16, i16) = (10, 8);
pub(crate) const THERE: (i16, i16) = (10, 7);

/// Two plain elements face to face.
pub(crate) fn duel(own: &str, foe: &str) -> (Table, TroopId, TroopId) {
    duel_on(Ground::open(), own, foe)
}

pub(crate) fn duel_on(ground: Ground, own: &str, foe: &str) -> (Table, TroopId, TroopId) {
    let mut table = ground.table();
    let alice = table.troop(ALICE, own, NORTH, &[HERE]);
    let basil = table.troop(BASIL, foe, SOUTH, &[THERE]);
    (table, alice, basil)
}

/// Everybody of Alice strikes what is first listed, everybody of Basil nothing; dice in order.
pub(crate) fn fight(table: &mut Table, dice: &[u32]) -> Vec<Event> {
    announce(table, "strike", "cease", dice)
}

/// Both sides announce the first listed action that begins so, or nothing.
pub(crate) fn announce(table: &mut Table, alice: &str, basil: &str, dice: &[u32]) -> Vec<Event> {
    let mut events = table.due(Step::Melee, &[]);
    loop {
        let (seat, verb) = match (table.asked(ALICE), table.asked(BASIL)) {
            (true, _) => (ALICE, alice),
            (_, true) => (BASIL, basil),
            _ => return events,
        };
        let list = table.lists(seat);
        if !list.iter().any(|one| one == "cease") {
            return events;
        }
        let found = list.iter().find(|one| one.starts_with(verb));
        let wanted = found.cloned().unwrap_or_else(|| "cease".to_owned());
        let is_final = u8::from(table.asked(ALICE)) + u8::from(table.asked(BASIL)) == 1
            && answers_left(table) == 1;
        events.extend(table.act(seat, &wanted, if is_final { dice } else { &[] }));
        if is_final {
            return events;
        }
    }
}

/// How many blows are still to be announced.
fn answers_left(table: &Table) -> usize {
    let given: u8 = table.state().players.iter().map(|player| player.stage).sum();
    table.state().blows.len() - usize::from(given)
}

/// The number that Alice's first blow needs.
fn needed(table: &mut Table) -> i8 {
    let events = fight(table, &[20]);
    let blow = events.iter().find_map(|event| match event {
        Event::Struck { needed, .. } => Some(*needed),
        _ => None,
    });
    blow.expect("a blow falls")
}

/// The initiative of Alice's first blow.
pub(crate) fn initiative(table: &mut Table) -> i8 {
    let events = fight(table, &[20]);
    let blow = events.iter().find_map(|event| match event {
        Event::Struck { initiative, .. } => Some(*initiative),
        _ => None,
    });
    blow.expect("a blow falls")
}

/// §DW-58 §DW-62 §DW-83 Power less armour: five hits and costs a hit point, six misses.
#[test]
fn power_less_armour() {
    let (mut table, _, basil) = duel("O02", "O02");
    assert_eq!(needed(&mut table), 5);
    assert!(table.lives(table.nth(basil, 0)));
    let (mut table, _, basil) = duel("O02", "O02");
    let events = fight(&mut table, &[5]);
    assert!(events.iter().any(|event| matches!(event, Event::Fell { .. })));
    assert!(!table.lives(table.nth(basil, 0)));
    let (mut table, _, basil) = duel("O02", "O02");
    fight(&mut table, &[6]);
    assert!(table.lives(table.nth(basil, 0)));
}

/// §DW-59 §DW-60 Leader and standard bearer strike at one more.
#[test]
fn leader_and_standard() {
    for role in [Role::Leader, Role::Standard] {
        let (mut table, alice, _) = duel("O02", "E01");
        table.role(table.nth(alice, 0), role);
        assert_eq!(needed(&mut table), 8 + 1 - 4, "{role:?}");
    }
    let (mut table, alice, _) = duel("O02", "E01");
    table.role(table.nth(alice, 0), Role::Musician);
    assert_eq!(needed(&mut table), 4);
}

/// §DW-64 §DW-65 Skill of both counts from the front; from behind only the striker's.
#[test]
fn skill_of_both() {
    let (mut table, ..) = duel("E02", "O03");
    assert_eq!(needed(&mut table), 11 + 1 - 4 - 2);
    let (mut table, _, basil) = duel("E02", "O03");
    table.face(table.nth(basil, 0), NORTH);
    assert_eq!(needed(&mut table), 11 + 1 - 4 + 4);
}

/// §DW-71 §DW-72 §PR-27 Two more from the flank, four from the rear.
#[test]
fn flank_and_rear() {
    for (facing, value) in [(3, 5), (4, 5), (2, 7), (5, 7), (0, 9), (1, 9)] {
        let (mut table, _, basil) = duel("O02", "O02");
        table.face(table.nth(basil, 0), facing);
        assert_eq!(needed(&mut table), value, "facing {facing}");
    }
}

/// §DW-66 §PR-99 §PR-92 Knights with a lance on C; on H without the bonus; later with the sword.
#[test]
fn charge_and_lance() {
    let (mut table, alice, _) = duel("E03", "O02");
    table.order(alice, Order::Charge);
    assert_eq!(needed(&mut table), 10 + 2 - 3);
    let (mut table, alice, _) = duel("E03", "O02");
    table.order(alice, Order::Skirmish);
    assert_eq!(needed(&mut table), 10 - 3);
    let (mut table, alice, basil) = duel("E03", "O02");
    table.met(alice, basil);
    assert_eq!(needed(&mut table), 9 - 3);
}

/// §DW-68 One less against pikes from the front, nothing lost from the flank.
#[test]
fn against_pikes() {
    let (mut table, ..) = duel("O02", "E11");
    assert_eq!(needed(&mut table), 8 - 3 - 1);
    let (mut table, _, basil) = duel("O02", "E11");
    table.face(table.nth(basil, 0), 2);
    assert_eq!(needed(&mut table), 8 - 3 + 2);
}

/// §PR-141 Spears and pikes strike cavalry with one more.
#[test]
fn spears_against_riders() {
    let (mut table, ..) = duel("L02", "E03");
    assert_eq!(needed(&mut table), 9 + 1 + 1 - 7);
    let (mut table, ..) = duel("L02", "E01");
    assert_eq!(needed(&mut table), 9 + 1 - 4);
}

/// §FR-167 The Sword of Might is a weapon of factor 10: power 13 at size 2, one more for each size
/// above as far as four.
#[test]
fn the_sword_of_might_and_size() {
    let power = |card: &str| {
        let (mut table, unit, _) = duel(card, "O02");
        let sword = table.0.game.content().find_item("sword-of-might").expect("an item");
        table.role(table.nth(unit, 0), Role::Leader);
        table.0.set(|state| state.troop_mut(unit).items = 1 << sword.0);
        // Leaders strike with one more, at an armour of three.
        needed(&mut table) + 3 - 1
    };
    assert_eq!(["O02", "O05", "O14"].map(power), [13, 14, 15], "sizes two, three and four");
}

/// §DW-76 Two less across a hedge or an intact wall; a ruin does not matter.
#[test]
fn across_hedges_and_walls() {
    for (kind, value) in [("hedge", 3), ("wall", 3), ("wall-ruined", 5)] {
        let ground = Ground::open().edge(kind, HERE, THERE);
        let (mut table, ..) = duel_on(ground, "O02", "O02");
        assert_eq!(needed(&mut table), value, "{kind}");
    }
}

/// §DW-77 §DW-78 §PR-96 One more by level from above, one less from below.
#[test]
fn height() {
    for (own, foe, value) in [('1', '0', 6), ('2', '0', 7), ('0', '1', 4), ('0', '2', 3)] {
        let ground = Ground::open().level((10, 8), own).level((10, 7), foe);
        let (mut table, ..) = duel_on(ground, "O02", "O02");
        assert_eq!(needed(&mut table), value, "{own} against {foe}");
    }
}

/// §DW-82 §PR-96 One less for each hex of water.
#[test]
fn water() {
    let wet = |own, foe| {
        let mut ground = Ground::open();
        for (hex, is_wet) in [((10, 8), own), ((10, 7), foe)] {
            ground = if is_wet { ground.with(hex, '1') } else { ground };
        }
        needed(&mut duel_on(ground, "O02", "O02").0)
    };
    assert_eq!(
        [wet(false, false), wet(true, false), wet(false, true), wet(true, true)],
        [5, 4, 4, 3]
    );
}

/// §DW-69 §DW-70 One more against skirmishers, one less by them.
#[test]
fn skirmish_formation() {
    let loose = [(8, 6), (10, 6), (12, 6), (9, 4), (11, 4)];
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(10, 7)]);
    let basil = table.troop(BASIL, "O01", SOUTH, &loose);
    assert_eq!(table.state().troop(basil).formation.id(), "skirmish");
    assert_eq!(needed(&mut table), 8 - 2 + 1);
    let loose = [(8, 8), (10, 8), (12, 8), (9, 10), (11, 10)];
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O01", NORTH, &loose);
    assert_eq!(table.state().troop(alice).formation.id(), "skirmish");
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    assert_eq!(needed(&mut table), 6 - 3 - 1);
}

/// §DW-79 §PR-95 Three more for each element that supports.
#[test]
fn support() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    table.due(Step::Melee, &[]);
    table.act(ALICE, "strike e2", &[]);
    table.act(ALICE, "back e0", &[]);
    let list = table.lists(BASIL);
    assert!(list.contains(&"cease".to_owned()), "{list:?}");
    let events = table.act(BASIL, "cease", &[20]);
    let blow = events.iter().find_map(|event| match event {
        Event::Struck { needed, .. } => Some(*needed),
        _ => None,
    });
    assert_eq!(blow, Some(8));
}

/// §DW-80 §DW-81 §PR-95 Neither in water nor across a wall; a hedge lets it pass.
#[test]
fn support_is_void() {
    let supported = |ground: Ground| {
        let mut table = ground.table();
        table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8)]);
        table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
        table.due(Step::Melee, &[]);
        table.act(ALICE, "strike e2", &[]);
        table.act(ALICE, "back e0", &[]);
        let events = table.act(BASIL, "cease", &[20]);
        events.iter().find_map(|event| match event {
            Event::Struck { needed, .. } => Some(*needed),
            _ => None,
        })
    };
    assert_eq!(supported(Ground::open().with((11, 8), '1')), Some(5), "the supporter in water");
    assert_eq!(supported(Ground::open().edge("wall", (10, 8), (10, 7))), Some(3));
    assert_eq!(supported(Ground::open().edge("hedge", (10, 8), (10, 7))), Some(6));
}

/// §PR-96 Of two hexes of a giant the striker's owner chooses the one without a hedge or a wall
/// before it; the worst level counts all the same.
#[test]
fn the_better_edge_and_the_worse_level() {
    let behind = |ground: Ground| {
        let mut table = ground.table();
        table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
        table.troop(BASIL, "O06", NORTH, &[(10, 6)]);
        needed(&mut table)
    };
    let [left, right] = [(9, 7), (10, 7)];
    let plain = behind(Ground::open());
    for kind in ["hedge", "wall"] {
        assert_eq!(behind(Ground::open().edge(kind, (10, 8), left)), plain);
        assert_eq!(behind(Ground::open().edge(kind, (10, 8), right)), plain);
        let both = Ground::open().edge(kind, (10, 8), left).edge(kind, (10, 8), right);
        assert_eq!(behind(both), plain - 2);
    }
    let high = Ground::open().level((9, 7), '1').edge("hedge", (10, 8), left);
    assert_eq!(behind(high), plain - 1);
}
