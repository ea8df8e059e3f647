//! §PR-58 to §PR-60 How overruns end: over survivors, stopped by a volley, next to enemies.

use demonworld::grid::{Facing, at};
use demonworld::ids::{MoraleTest, Order, Phase};
use demonworld::state::{Deeds, TroopId};
use demonworld::{Event, Round, Step};

use crate::marching::marching;
use crate::table::{ALICE, BASIL, NORTH, SOUTH, Table};

/// Alice's chariot stands in two ranks of archers, wants to go on over the second one, and Basil has
/// the chance to shoot; the third stride back was its last on free hexes.
fn in_the_midst() -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let chariot = table.troop(ALICE, "E05", NORTH, &[(15, 14)]);
    let ranks = [11, 10].into_iter().flat_map(|row| (10..20).map(move |column| (column, row)));
    let archers = table.troop(BASIL, "O01", SOUTH, &ranks.collect::<Vec<_>>());
    table.order(archers, Order::Hold);
    marching(&mut table, chariot, Order::Charge);
    table.act(ALICE, "stride 0", &[]);
    table.act(ALICE, "stride 5", &[]);
    table.act(ALICE, "stride 0", &[]);
    volley(&mut table, "cease", "cease", &[]);
    table.act(ALICE, "stride 0", &[1, 20]);
    table.act(ALICE, "stride 0", &[]);
    (table, chariot, archers)
}

/// Everybody of Basil's volley is told the same if he may, otherwise something else; dice for the last.
fn volley(table: &mut Table, told: &str, otherwise: &str, dice: &[u32]) -> Vec<Event> {
    let mut events = Vec::new();
    while table.asked(BASIL) {
        let one = if table.can(BASIL, told) { told } else { otherwise };
        let is_last = table.state().shots.len() + 1 == shooters(table);
        events.extend(table.act(BASIL, one, if is_last { dice } else { &[] }));
    }
    events
}

/// How many shoot in the volley: everybody may support everybody else, shoot or cease.
fn shooters(table: &Table) -> usize {
    table.lists(BASIL).len() - 1
}

/// Both sides leave it at that, whatever they are asked about contact.
fn settled(table: &mut Table) {
    for seat in [BASIL, ALICE, BASIL] {
        while table.asked(seat) && table.can(seat, "done") {
            table.act(seat, "done", &[]);
        }
    }
}

/// §PR-58 §PR-59 §DW-21 A wound leaves the chariot too slow to come out: it falls back to where it
/// last stood free, its move is over, and the archers test for what they lost.
#[test]
fn an_overrun_that_fails_midway() {
    let (mut table, chariot, archers) = in_the_midst();
    let body = table.nth(chariot, 0);
    let astride = table.spot(body);
    let first = table.nth(archers, 0);
    assert!(
        table.can(BASIL, &format!("fire {body}")) && !table.can(BASIL, &format!("back {first}"))
    );
    let events = volley(&mut table, &format!("back {first}"), &format!("fire {body}"), &[1, 6]);
    let fell = |event: &Event| matches!(event, Event::FellBack { troop, .. } if *troop == chariot);
    assert!(events.iter().any(fell), "{events:?}");
    assert_eq!((astride, table.spot(body)), (Some(1511), Some(1512)));
    let (state, game) = (table.state(), &table.0.game);
    for element in state.standing(archers) {
        let hex = state.element(element).hex.expect("on the field");
        assert_eq!(state.at(game, hex), Some(element), "nobody is stood over");
    }
    let tested = |event: &Event| matches!(event, Event::Tested { troop, test: MoraleTest::Overrun, .. } if *troop == archers);
    assert!(events.iter().any(tested), "{events:?}");
    settled(&mut table);
    assert!(!table.state().troop(chariot).is_engaged(), "its crew reaches nobody before it");
    assert!(!table.state().troop(archers).is_engaged());
    assert!(!table.can(ALICE, &format!("march {chariot}")), "it has moved");
    assert!(table.state().troop(chariot).deeds.has(Deeds::MOVED));
    assert!(table.state().moving.is_none());
}

/// §PR-59 Without a wound it has points enough and must go on: it may not stop among them.
#[test]
fn an_overrun_that_goes_on() {
    let (mut table, ..) = in_the_midst();
    volley(&mut table, "cease", "cease", &[]);
    assert!(table.can(ALICE, "stride 0") && !table.can(ALICE, "done"), "{:?}", table.lists(ALICE));
}

/// §PR-60 §FR-4 A giant that is shot while it stands over a survivor lies around him, not on him.
#[test]
fn no_carcass_on_a_survivor() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
    let under = table.troop(BASIL, "O02", NORTH, &[(10, 9)]);
    let archer = table.troop(BASIL, "O01", SOUTH, &[(11, 8)]);
    table.order(archer, Order::Hold);
    let (body, survivor) = (table.nth(giant, 0), table.nth(under, 0));
    table.0.set(|state| state.element_mut(body).hp = 1);
    marching(&mut table, giant, Order::Move);
    table.act(ALICE, "stride 0", &[20]);
    table.act(ALICE, "stride 0", &[]);
    table.act(BASIL, &format!("fire {body}"), &[1]);
    assert!(!table.lives(body) && table.lives(survivor));
    let (state, game) = (table.state(), &table.0.game);
    assert_eq!(state.at(game, at(10, 9)), Some(survivor), "he is found where he stands");
    for hex in [at(10, 10), at(11, 10)] {
        assert!(!state.is_free(game, hex) && state.at(game, hex).is_none(), "{hex:?}");
    }
}

/// Alice's giant has run through Basil's line, hurt nobody, and stands with its back to it.
fn beyond_the_line(order: Order) -> (Table, TroopId, TroopId) {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 12)]);
    let line: Vec<(i16, i16)> = (9..15).map(|column| (column, 10)).collect();
    let unit = table.troop(BASIL, "O02", NORTH, &line);
    table.order(unit, order);
    table.0.set(|state| state.phase = Phase::Movement);
    marching(&mut table, giant, Order::Move);
    for dice in [&[][..], &[20], &[20], &[]] {
        table.act(ALICE, "stride 0", dice);
    }
    let events = table.act(ALICE, "done", &[]);
    let aloof = |event: &Event| matches!(event, Event::StoodAloof { troop, foe, .. } if (*troop, *foe) == (giant, unit));
    assert!(events.iter().any(aloof), "{events:?}");
    assert!(!table.state().troop(giant).is_engaged() && !table.state().troop(unit).is_engaged());
    (table, giant, unit)
}

/// The unit of Basil is asked what it does in its step.
fn stepping(table: &mut Table, unit: TroopId, round: Round) {
    table.due(Step::Open { round }, &[]);
    let march = format!("march {unit}");
    if table.can(BASIL, &march) {
        table.act(BASIL, &march, &[]);
    }
}

/// §PR-58 A giant whose weapons reach nobody at the end of its overrun is engaged with nobody, and
/// nobody fights in the melee phase.
#[test]
fn survivors_behind_a_giant() {
    let (mut table, ..) = beyond_the_line(Order::Charge);
    let events = table.due(Step::Melee, &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::MeleeBegan { .. })), "{events:?}");
}

/// §PR-58 §PR-62 §PR-64 Who stands so and may attack says at the end of his own move whether he
/// does, and finds the courage for it; from then on they are in melee.
#[test]
fn survivors_attack_a_giant() {
    let (mut table, giant, unit) = beyond_the_line(Order::Charge);
    stepping(&mut table, unit, Round::Charge);
    table.act(BASIL, "done", &[]);
    assert_eq!(table.lists(BASIL), [format!("engage {giant}"), "decline".to_owned()]);
    let mut spared = Table(table.0.clone());
    let events = table.act(BASIL, &format!("engage {giant}"), &[6]);
    assert!(events.iter().any(|event| matches!(event, Event::Dared { .. })), "{events:?}");
    assert!(table.state().troop(giant).is_engaged() && table.state().troop(unit).is_engaged());
    let events = table.due(Step::Melee, &[]);
    assert!(events.iter().any(|event| matches!(event, Event::MeleeBegan { .. })), "{events:?}");
    spared.act(BASIL, "decline", &[]);
    assert!(!spared.state().troop(giant).is_engaged() && !spared.state().troop(unit).is_engaged());
}

/// §PR-58 §PR-62 On T nobody attacks: the unit moves as if the giant were not beside it.
#[test]
fn survivors_on_hold() {
    let (mut table, giant, unit) = beyond_the_line(Order::Hold);
    stepping(&mut table, unit, Round::Hold);
    table.act(BASIL, "turn 3", &[]);
    settled(&mut table);
    assert!(!table.can(BASIL, "decline"), "{:?}", table.lists(BASIL));
    assert!(!table.state().troop(giant).is_engaged() && !table.state().troop(unit).is_engaged());
}

/// §PR-52 §PR-58 A character who leaves such a unit is no more in melee than it was.
#[test]
fn a_hero_among_survivors() {
    let (mut table, giant, unit) = beyond_the_line(Order::Charge);
    let hero = table.troop(BASIL, "O08", NORTH, &[(12, 11)]);
    let (game, first, place) = (table.0.game.clone(), table.nth(unit, 3), table.nth(hero, 0));
    table.0.set(|state| {
        state.lift(&game, first);
        state.lift(&game, place);
        state.put(&game, first, at(12, 11), Facing(NORTH));
        state.put(&game, place, at(12, 10), Facing(NORTH));
    });
    table.join(hero, unit);
    stepping(&mut table, hero, Round::FirstSlot);
    table.act(BASIL, "leave", &[]);
    table.act(BASIL, "done", &[]);
    assert_eq!(table.lists(BASIL).first(), Some(&format!("engage {giant}")), "he may attack");
    table.act(BASIL, "decline", &[]);
    let engaged = |id| table.state().troop(id).is_engaged();
    assert!(![giant, unit, hero].into_iter().any(engaged));
}
