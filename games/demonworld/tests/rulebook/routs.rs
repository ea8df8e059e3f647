//! §PR-108 §PR-109 The way home, and whom routers do not cut down.

use demonworld::ids::{MoraleTest, Phase};
use demonworld::state::{Deeds, Mood, Troops};
use demonworld::{Event, Step};
use kernel::Seat;

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Where somebody stops who has to run round a swamp to the only gap in it.
fn round_the_swamp(seat: Seat, (swamp, gap): (usize, usize), from: (i16, i16)) -> Option<u16> {
    let row = (0..24).filter(|&column| column != gap);
    let ground = row.fold(Ground::open(), |ground, column| ground.with((column, swamp), 'q'));
    let mut table = ground.table();
    let facing = if seat == ALICE { NORTH } else { SOUTH };
    let unit = table.troop(seat, "O02", facing, &[from]);
    table.0.state.agenda.first([Step::Routs]);
    table.due(Step::Test { troop: unit, test: MoraleTest::ShootingLoss }, &[1]);
    table.spot(table.nth(unit, 0))
}

/// §PR-108 Of ways that cost the same the one nearer to the edge is taken: straight on first, then
/// along the obstacle, on either side of the field.
#[test]
fn straight_on_before_sideways() {
    assert_eq!(round_the_swamp(ALICE, (10, 14), (8, 6)), Some(1209));
    assert_eq!(round_the_swamp(BASIL, (5, 9), (15, 9)), Some(1106), "the same, turned round");
}

/// §PR-109 A character who had joined runs along as far as his owner likes, at most to the edge row.
#[test]
fn a_hero_runs_along() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[(8, 8), (9, 8), (8, 9), (9, 9)]);
    let hero = table.troop(ALICE, "O08", NORTH, &[(10, 8)]);
    table.join(hero, unit);
    table.0.state.agenda.first([Step::Routs]);
    table.due(Step::Test { troop: unit, test: MoraleTest::ShootingLoss }, &[1]);
    let element = table.nth(hero, 0);
    let list = table.lists(ALICE);
    assert!(list.len() > 3 && list.iter().all(|one| one.starts_with("walk")), "{list:?}");
    assert!(table.can(ALICE, &format!("walk {element} 1008")), "he may stay: {list:?}");
    let third = list.iter().find(|one| one.ends_with("11")).expect("three rows on");
    table.act(ALICE, third, &[]);
    assert_eq!(table.spot(element).map(|spot| spot % 100), Some(11));
    assert_eq!(table.state().troop(hero).host, None, "on his own from now on");
    assert!(table.state().troop(unit).is_routing() && !table.state().troop(hero).is_routing());
}

/// §PR-93 §PR-109 Who routs himself cuts nobody down.
#[test]
fn routers_spare_routers() {
    let mut table = Table::open();
    let south = table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    let north = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    for unit in [south, north] {
        table.mood(unit, Mood::Routing);
    }
    table.0.set(|state| state.fray.troops = Troops::NONE.with(south).with(north));
    let events = table.due(Step::Part, &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::CutDown { .. })), "{events:?}");
    table.mood(south, Mood::Steady);
    table.0.set(|state| state.fray.troops = Troops::NONE.with(south).with(north));
    table.due(Step::Part, &[]);
    assert!(!table.lives(table.nth(north, 0)), "the steady do");
}

/// §PR-109 A router who ends beside an enemy router is not cut down; beside a steady one he is.
#[test]
fn hemmed_in_by_routers() {
    for (mood, lives) in [(Mood::Routing, true), (Mood::Steady, false)] {
        let around = (8..13).flat_map(|column| (11..15).map(move |row| (column, row)));
        let swamp = around.filter(|hex| ![(10, 12), (10, 13)].contains(hex));
        let mut table = swamp.fold(Ground::open(), |ground, hex| ground.with(hex, 'q')).table();
        let south = table.troop(ALICE, "O02", SOUTH, &[(10, 13)]);
        let north = table.troop(BASIL, "O02", SOUTH, &[(10, 12)]);
        table.mood(south, Mood::Routing);
        table.mood(north, mood);
        table.0.set(|state| state.phase = Phase::Movement);
        table.0.set(|state| state.troop_mut(north).deeds.mark(Deeds::MOVED));
        table.due(Step::Routers, &[]);
        assert_eq!(table.lives(table.nth(south, 0)), lives, "{mood:?}");
    }
}

/// §PR-91 §PR-109 A hero who stays when his unit runs goes on with the melee that he was in.
#[test]
fn a_hero_who_stays_behind() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8)]);
    let unit = table.troop(BASIL, "O02", SOUTH, &[(10, 7), (10, 6)]);
    let hero = table.troop(BASIL, "O08", SOUTH, &[(11, 7)]);
    table.join(hero, unit);
    table.0.set(|state| {
        state.phase = Phase::Melee;
        state.fray.troops = Troops::NONE.with(alice).with(unit);
        state.troop_mut(alice).meets = Troops::NONE.with(unit);
        state.troop_mut(unit).meets = Troops::NONE.with(alice);
        state.fleeing = Troops::NONE.with(unit);
        state.agenda.first([Step::Part]);
    });
    table.due(Step::Routs, &[]);
    let stay = format!("walk {} 1107", table.nth(hero, 0));
    table.act(BASIL, &stay, &[]);
    let foes = |troop| table.state().troop(troop).foes;
    assert!(foes(alice).contains(hero) && foes(hero).contains(alice));
    assert!(table.state().troop(hero).is_engaged());
    assert!(table.state().troop(hero).meets.is_empty());
}
