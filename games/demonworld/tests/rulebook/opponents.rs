//! §PR-58 §PR-61 §PR-64 §PR-91 Who counts as an opponent, from when, and until when.

use demonworld::grid::at;
use demonworld::ids::{MoraleTest, Order};
use demonworld::state::{Mood, TroopId, Troops};
use demonworld::{Action, Event, Illegal, Round, Spot, Step};
use kernel::chance::Scripted;
use kernel::{Cx, Play, Steps as _};

use crate::blows::{HERE, THERE, initiative};
use crate::marching::{block, marching};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Alice's card has fought four of Basil's swordbearers, who break now, before the melee phase.
fn deserted(card: &str, hexes: &[(i16, i16)], mood: Mood) -> (Table, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, card, NORTH, hexes);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(8, 9), (9, 9), (8, 8), (9, 8)]);
    table.troop(BASIL, "O02", SOUTH, &[(8, 2), (9, 2), (8, 1), (9, 1)]);
    table.met(unit, foe);
    table.mood(unit, mood);
    table.0.set(|state| state.fleeing = Troops::NONE.with(foe));
    let events = table.due(Step::Routs, &[]);
    let told = |event: &Event| matches!(*event, Event::MeleeOver { troop, .. } if troop == unit);
    assert!(events.iter().any(told), "{events:?}");
    (table, unit)
}

/// §PR-61 §PR-88 Whose opponents have run is free at once: the impetuous rush on.
#[test]
fn the_impetuous_rush_on_when_their_foe_has_run() {
    let (mut table, unit) = deserted("E02", &block(4, 8), Mood::Impetuous);
    assert!(!table.state().troop(unit).is_engaged());
    table.due(Step::Frenzy, &[]);
    assert!(table.can(ALICE, "advance left"), "{:?}", table.lists(ALICE));
}

/// §PR-51 §PR-61 A character whose opponents have run moves in his slot.
#[test]
fn a_character_moves_when_his_foe_has_run() {
    let (mut table, hero) = deserted("O08", &[(8, 10)], Mood::Steady);
    table.due(Step::Open { round: Round::FirstSlot }, &[]);
    assert!(table.can(ALICE, &format!("march {hero}")), "{:?}", table.lists(ALICE));
}

/// §PR-61 Who went out of a fire holds nobody.
#[test]
fn nobody_is_held_by_who_has_gone() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &[HERE]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[THERE]);
    table.met(unit, foe);
    let (game, element) = (table.0.game.clone(), table.nth(foe, 0));
    table.0.set(|state| {
        state.lift(&game, element);
        state.put(&game, element, at(10, 4), demonworld::grid::Facing(SOUTH));
    });
    table.due(Step::Routers, &[]);
    assert!(!table.state().troop(unit).is_engaged() && !table.state().troop(foe).is_engaged());
}

/// §PR-58 §DW-21 DWT-331 Those who were run over test and run before it is seen whom the giant
/// touches: when they have run it is in no melee, and nobody has answered it; when they stand, the
/// one before it brings all of them into melee.
#[test]
fn the_overrun_test_before_contact() {
    for (die, runs) in [(1, true), (6, false)] {
        let mut table = Table::open();
        let giant = table.troop(ALICE, "O06", NORTH, &[(10, 12)]);
        let foe = table.troop(BASIL, "O02", NORTH, &[(11, 9), (10, 10), (11, 10), (12, 10)]);
        marching(&mut table, giant, Order::Charge);
        table.act(ALICE, "stride 0", &[]);
        table.act(ALICE, "stride 0", &[1]);
        let events = table.act(ALICE, "done", &[die]);
        let tested = events.iter().position(|event| match *event {
            Event::Tested { test, .. } | Event::Ran { test, .. } => test == MoraleTest::Overrun,
            _ => false,
        });
        let met = events.iter().position(|event| matches!(event, Event::MadeContact { .. }));
        assert!(tested.is_some(), "{events:?}");
        assert_eq!(met.is_none(), runs, "{events:?}");
        assert!(met.is_none_or(|met| Some(met) > tested), "{events:?}");
        assert_eq!(table.asked(BASIL), !runs, "who stands answers");
        assert_eq!(table.state().troop(foe).is_routing(), runs);
        assert!(!table.state().troop(giant).is_engaged());
    }
}

/// Pikes that met swordbearers in the last melee phase, were parted from them, and touch them anew.
fn met_again() -> (Table, TroopId) {
    let mut table = Table::open();
    let pikes = table.troop(ALICE, "E11", NORTH, &[HERE]);
    let foe = table.troop(BASIL, "O02", SOUTH, &[THERE]);
    table.met(pikes, foe);
    table.0.set(|state| {
        state.troop_mut(pikes).since = 0;
        state.troop_mut(foe).since = 0;
    });
    (table, pikes)
}

/// §PR-91 Opponents of the previous melee phase have no first round, though they were parted in
/// between.
#[test]
fn parting_makes_no_first_round() {
    let (mut table, _) = met_again();
    let game = table.0.game.clone();
    table.0.set(|state| {
        let mut script = Scripted::new(&[]);
        Step::EndTurn.work(Play { game: &game, state, cx: &mut Cx::silent(&mut script) });
        state.agenda.clear();
        state.agenda.first([Step::Precedence { round: Round::Hold, seat: ALICE }]);
    });
    assert_eq!(initiative(&mut table), 2, "no pikes' advantage");
}

/// §PR-91 After a melee phase apart they meet as for the first time.
#[test]
fn a_phase_apart_makes_a_first_round() {
    let (mut table, pikes) = met_again();
    let (game, element) = (table.0.game.clone(), table.nth(pikes, 0));
    let place = |table: &mut Table, hex| {
        table.0.set(|state| {
            state.lift(&game, element);
            state.put(&game, element, hex, demonworld::grid::Facing(NORTH));
        });
    };
    place(&mut table, at(10, 12));
    table.due(Step::Melee, &[]);
    place(&mut table, at(HERE.0, HERE.1));
    assert_eq!(initiative(&mut table), 2 + 2);
}

/// §PR-64 A unit that did not dare to attack the knights attacks others; its elements that go on
/// come no nearer to the knights.
#[test]
fn going_on_no_nearer_to_the_feared() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block(4, 4));
    table.troop(BASIL, "E01", SOUTH, &[(6, 8), (7, 8)]);
    let knights = table.troop(BASIL, "E03", SOUTH, &[(12, 7), (13, 7)]);
    marching(&mut table, unit, Order::Charge);
    table.0.set(|state| state.troop_mut(unit).barred = Some(knights));
    table.act(ALICE, "advance left", &[]);
    while table.asked(BASIL) {
        table.act(BASIL, "done", &[]);
    }
    table.act(ALICE, "by-points", &[]);
    let (inner, outer) = (table.nth(unit, 2), table.nth(unit, 3));
    assert!(table.can(ALICE, &format!("step {inner} 0908")), "{:?}", table.lists(ALICE));
    let nearer = Action::Step { element: outer, hex: Spot(1108) };
    let refusal = table.refused(ALICE, nearer);
    assert!(
        matches!(refusal, Illegal::DidNotDare { troop, .. } if troop == knights),
        "{refusal:?}"
    );
}

/// §PR-64 §PR-65 Stepping over to an enemy who could not come takes courage too; who fails is not
/// asked again.
#[test]
fn one_sided_contact_takes_courage() {
    for (die, dares) in [(1, false), (6, true)] {
        let calm = "fear = 1\nplatform_height";
        let fearsome = "fear = 2\nplatform_height";
        let ground = Ground::open().with((10, 7), 's');
        let mut table = ground.reprint("cards-empire.toml", calm, fearsome).table();
        let chariot = table.troop(ALICE, "E05", NORTH, &[(10, 9)]);
        let foot = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
        table.order(foot, Order::Charge);
        table.0.set(|state| state.phase = demonworld::ids::Phase::Movement);
        marching(&mut table, chariot, Order::Move);
        table.act(ALICE, "stride 0", &[]);
        table.act(ALICE, "done", &[]);
        let events = table.act(BASIL, &format!("engage {chariot}"), &[die]);
        let failed = events.iter().any(|event| matches!(event, Event::DidNotDare { .. }));
        assert_eq!(failed, !dares, "{events:?}");
        assert_eq!(table.state().troop(foot).is_engaged(), dares);
        assert_eq!(table.state().troop(foot).barred.is_some(), !dares);
    }
}
