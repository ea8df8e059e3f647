//! The powers of the demons, letter by letter.

use demons::state::{Owner, Place, Ring};
use demons::{
    Action, Demon, Event, HexNumber, Illegal, Options, PowerC, PowerF, PowerG, PowerR, PowerS,
    Printed,
};

use crate::table::*;

fn power(table: &mut Table, demon: u8, letter: &str, dice: &[u32]) -> Vec<Event> {
    play(table, ALICE, &format!("power {demon} {letter}"), dice)
}

/// D-62 §12.0a §12.1a A demon that acts is gone with all its powers; another may act.
#[test]
fn a_demon_acts_once() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[10, 5]);
    table.set(|state| state.magicians[0].wounds = 2);
    power(&mut table, 10, "C", &[]);
    let again = Action::Power { demon: 10, power: demons::kinds::Power::F };
    assert_eq!(table.refused(ALICE, &again), Illegal::NotHeld { demon: 10 });
    let wrong = Action::Power { demon: 5, power: demons::kinds::Power::F };
    let refused = table.refused(ALICE, &wrong);
    assert_eq!(refused, Illegal::NoSuchPower { demon: 5, power: "F" });
    power(&mut table, 5, "C", &[]);
    assert_eq!(table.state.magicians[0].wounds, 0);
}

/// D-65 D-135 §12.3B §X-37 Neighbours attack each other at once; who has nobody stays idle.
#[test]
fn battles_are_fought_together() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let a = unit(&mut table, 7, 1411);
    let b = unit(&mut table, 8, 1512);
    let c = unit(&mut table, 12, 1413);
    hold(&mut table, ALICE, &[14]);
    // 4 against 4 twice, dice 1 and 1: both attackers destroyed.
    let events = power(&mut table, 14, "B", &[1, 1]);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Fought { .. })).count(), 2);
    assert_eq!((stands(&table, a), stands(&table, b)), (None, None));
    assert_eq!(stands(&table, c), Some(1413));
}

/// §12.3B §X-54 §16.7a The user of B may fetch the hoards of the destroyed.
#[test]
fn battles_count_as_the_users_victory() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let a = unit(&mut table, 7, 1411);
    unit(&mut table, 8, 1512);
    own(&mut table, ALICE, 11);
    table.set(|state| state.boxes[0].owner = Owner::Hoard(a));
    hold(&mut table, ALICE, &[14, 20]);
    power(&mut table, 14, "B", &[1, 1]);
    play(&mut table, ALICE, "claim 20", &[]);
    assert_eq!(owner(&table, 11), Owner::Seat(ALICE));
}

/// D-130 D-136 §12.3C §X-71 §X-56 One mark of his own choice; a friend released lifts no old curse.
#[test]
fn a_cure_removes_one_mark() {
    let mut table = table(&seats(2));
    hold(&mut table, ALICE, &[5]);
    table.set(|state| {
        state.magicians[0].wounds = 1;
        state.magicians[0].curses = 1;
        state.magicians[1].wounds = 1;
    });
    power(&mut table, 5, "C", &[]);
    assert!(!offers(&table, ALICE, "cure 1 wound"));
    play(&mut table, ALICE, "cure 0 curse", &[]);
    assert_eq!((table.state.magicians[0].wounds, table.state.magicians[0].curses), (1, 0));
    let mut any = crate::table::table(&Options { power_c: PowerC::AnyMagician, ..seats(2) });
    hold(&mut any, ALICE, &[5]);
    any.set(|state| state.magicians[1].wounds = 1);
    power(&mut any, 5, "C", &[]);
    assert_eq!(any.state.magicians[1].wounds, 0);
    let mut friend = crate::table::table(&seats(1));
    hold(&mut friend, ALICE, &[2]);
    friend.set(|state| state.magicians[0].curses = 1);
    to_choose(&mut friend, ALICE);
    play(&mut friend, ALICE, "release 2", &[]);
    assert_eq!(friend.state.magicians[0].curses, 1);
}

/// §12.3E §X-01 §X-73 §X-79 Mortals within three hexes flee, others do not.
#[test]
fn an_earthquake_reaches_three_hexes() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let near = unit(&mut table, 7, 1409);
    let far = unit(&mut table, 8, 1408);
    hold(&mut table, ALICE, &[2]);
    power(&mut table, 2, "E", &[]);
    assert!(table.state.mortals[usize::from(near)].fleeing);
    assert!(!table.state.mortals[usize::from(far)].fleeing);
}

/// D-68 §12.3F §X-24 A mortal obeys in the next mortal turn and never harms its master.
#[test]
fn a_mortal_obeys() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 1406);
    let slave = unit(&mut table, 7, 1409);
    hold(&mut table, ALICE, &[21]);
    power(&mut table, 21, "F", &[]);
    play(&mut table, ALICE, "end", &[]);
    play(&mut table, BASIL, "stay", &[]);
    play(&mut table, BASIL, "end", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("rouse"));
    play(&mut table, ALICE, "rouse", &[]);
    play(&mut table, ALICE, "walk 1408", &[]);
    // Next to Basil it stops and searches for him, strength 4, die 2: found; then it attacks.
    let events = play(&mut table, ALICE, "walk 1407", &[2, 1]);
    assert!(events.iter().any(|e| matches!(e, Event::MortalsAttacked { seat: BASIL, .. })));
    assert_eq!(stands(&table, slave), Some(1407));
}

/// D-67 §12.3F §X-24 A rival's demon obeys: its power now, its strength in defence, and then its
/// owner again.
#[test]
fn a_rivals_demon_obeys() {
    let mut table = table(&Options { power_f: PowerF::DemonOnly, ..seats(2) });
    at(&mut table, ALICE, 1412);
    hold(&mut table, ALICE, &[21]);
    hold(&mut table, BASIL, &[18]);
    power(&mut table, 21, "F", &[]);
    assert_eq!(table.view(ALICE).magicians[1].demons[0].demon, Some(18));
    assert!(!offers(&table, ALICE, "attack 1411"));
    let mut used = table.clone();
    power(&mut used, 18, "T", &[]);
    play(&mut used, ALICE, "transit 0101", &[]);
    assert_eq!(place(&used, ALICE), Some(101));
    assert!(held(&used, BASIL).is_empty());
    assert_eq!(table.state.magicians[1].held[0].obeys, Some(ALICE));
    play(&mut table, ALICE, "end", &[]);
    play(&mut table, BASIL, "stay", &[]);
    play(&mut table, BASIL, "end", &[]);
    play(&mut table, ALICE, "stay", &[]);
    assert_eq!(table.state.magicians[1].held[0].obeys, None);
}

/// D-137 §12.3F §X-24 A rival's demon defends its borrower, does not attack for him, and is lost for
/// good with the fight.
#[test]
fn a_borrowed_demon_defends() {
    let mut table = table(&Options { power_f: PowerF::DemonOnly, ..seats(2) });
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    table.set(|state| state.magicians[0].found = true);
    hold(&mut table, ALICE, &[21]);
    hold(&mut table, BASIL, &[15]);
    assert!(offers(&table, ALICE, "attack 1411"));
    power(&mut table, 21, "F", &[]);
    let refused = table.refused(ALICE, &Action::Attack { hex: HexNumber(1411) });
    assert_eq!(refused, Illegal::AttackOrPowers { done: "powers" });
    play(&mut table, ALICE, "end", &[]);
    play(&mut table, BASIL, "stay", &[]);
    // Awake with 1; 4 against 6, die 4: the defence breaks.
    let events = play(&mut table, BASIL, "end", &[1, 4]);
    let named =
        |event: &Event| matches!(event, Event::Committed { demon, .. } if *demon == Demon(14));
    assert!(events.iter().any(named));
    assert!(held(&table, BASIL).is_empty());
    assert!(!table.state.pile.contains(14));
}

/// D-69 D-139 §12.3G §X-30 §X-69 Discovered treasure, hoards, rivals' treasure and ring, no others.
#[test]
fn treasure_is_fetched() {
    let mut table = table(&seats(3));
    hold(&mut table, ALICE, &[26]);
    discovered(&mut table, 12, 60);
    own(&mut table, BASIL, 13);
    own(&mut table, CLARA, 14);
    table.set(|state| {
        state.magicians[2].place = Place::Gone;
        state.ring = Ring::Seat(BASIL);
    });
    power(&mut table, 26, "G", &[]);
    assert!(!offers(&table, ALICE, "take 11") && !offers(&table, ALICE, "take 14"));
    assert!(offers(&table, ALICE, "take 12") && offers(&table, ALICE, "take ring"));
    let events = play(&mut table, ALICE, "take 13", &[]);
    assert!(has(&events, "robbed"));
    assert_eq!(owner(&table, 13), Owner::Seat(ALICE));
    assert_eq!(table.state.boxes[2].counter, Some((ALICE, 25)));
    let mut any = crate::table::table(&Options { power_g: PowerG::Any, ..seats(1) });
    hold(&mut any, ALICE, &[26]);
    power(&mut any, 26, "G", &[]);
    assert!(offers(&any, ALICE, "take 66"));
}

/// D-63 D-70 D-140 §12.2a §12.3I §X-39 Invisible: hidden at once, passes mortals but does not stay among
/// them, is not searched for, not attacked by rivals; over when his next demon-use phase begins.
#[test]
fn the_invisible_pass() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 1413);
    unit(&mut table, 7, 1411);
    hold(&mut table, ALICE, &[1]);
    hold(&mut table, BASIL, &[13]);
    table.set(|state| state.magicians[0].found = true);
    power(&mut table, 1, "I", &[]);
    assert!(!table.state.magicians[0].found);
    play(&mut table, ALICE, "end", &[]);
    play(&mut table, BASIL, "stay", &[]);
    let refused = table.refused(BASIL, &Action::Attack { hex: HexNumber(1412) });
    assert_eq!(refused, Illegal::Unseen { seat: ALICE });
    let events = play(&mut table, BASIL, "end", &[1]);
    assert!(!has(&events, "searched"));
    play(&mut table, ALICE, "walk 1411", &[]);
    let refused = table.refused(ALICE, &Action::Stop {});
    assert_eq!(refused, Illegal::NoEndHere { hex: Printed::of(1411) });
    play(&mut table, ALICE, "walk 1410", &[]);
    let events = play(&mut table, ALICE, "stop", &[]);
    assert!(has(&events, "effects-ended") && !table.state.magicians[0].invisible);
}

/// D-71 D-141 §12.3N §X-55 §X-74 A rival at a town loses his next turn; in the wild he is no target.
#[test]
fn a_distracted_rival_loses_his_turn() {
    let mut table = table(&seats(2));
    hold(&mut table, ALICE, &[12]);
    at(&mut table, BASIL, 1409);
    let action = Action::Power { demon: 12, power: demons::kinds::Power::N };
    assert_eq!(table.refused(ALICE, &action), Illegal::NoTarget { power: "N" });
    at(&mut table, BASIL, 1312);
    power(&mut table, 12, "N", &[]);
    let events = play(&mut table, ALICE, "end", &[]);
    assert!(events.contains(&Event::TurnLost { seat: BASIL }));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("choose"));
    assert!(!table.state.magicians[1].distracted);
}

/// §12.3P §X-38 Mortals next to the town flee, those inside only where the table says so.
#[test]
fn love_distracts_the_neighbours() {
    for (in_town, flees) in [(false, false), (true, true)] {
        let mut table = table(&Options { power_p_in_town: in_town, ..seats(1) });
        let inside = unit(&mut table, 7, 1313);
        let beside = unit(&mut table, 8, 1312);
        hold(&mut table, ALICE, &[16]);
        power(&mut table, 16, "P", &[]);
        assert!(table.state.mortals[usize::from(beside)].fleeing);
        assert_eq!(table.state.mortals[usize::from(inside)].fleeing, flees);
    }
}

/// D-73 D-142 D-183 §12.3R §X-41 §X-72 §X-17 A step away from mortals or captivity, and protection.
#[test]
fn reconciliation_frees_and_protects() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 1412);
    captive(&mut table, ALICE, captor);
    hold(&mut table, ALICE, &[11]);
    power(&mut table, 11, "R", &[]);
    play(&mut table, ALICE, "step 1411", &[]);
    assert_eq!(place(&table, ALICE), Some(1411));
    assert!(!table.state.magicians[0].found && table.state.magicians[0].reconciled);
    at(&mut table, BASIL, 1410);
    hold(&mut table, BASIL, &[13, 12]);
    to_use(&mut table, BASIL);
    let refused = table.refused(BASIL, &Action::Attack { hex: HexNumber(1411) });
    assert_eq!(refused, Illegal::Protected { seat: ALICE });
    let mut later = crate::table::table(&Options { power_r: PowerR::FreeNextMove, ..seats(1) });
    at(&mut later, ALICE, 1412);
    unit(&mut later, 7, 1411);
    hold(&mut later, ALICE, &[11]);
    power(&mut later, 11, "R", &[]);
    to_choose(&mut later, ALICE);
    assert!(offers(&later, ALICE, "walk 1413"));
}

/// D-74 D-143 §12.3S §X-43 Disoriented mortals stop and hold nobody, but still search.
#[test]
fn a_hurricane_confuses() {
    for (rule, searches) in [(PowerS::StopOnly, true), (PowerS::NoSearchNoAttack, false)] {
        let mut table = table(&Options { power_s: rule, ..seats(1) });
        at(&mut table, ALICE, 1412);
        unit(&mut table, 7, 1411);
        hold(&mut table, ALICE, &[41]);
        power(&mut table, 41, "S", &[]);
        let dice: &[u32] = if searches { &[1, 3] } else { &[1] };
        let events = play(&mut table, ALICE, "end", dice);
        assert_eq!(has(&events, "searched"), searches);
        assert!(offers(&table, ALICE, "walk 1413"));
    }
}

/// D-75 §12.3T §X-40 §X-59 Anywhere without an enemy, off the map, from captivity too.
#[test]
fn transit_goes_anywhere() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    hold(&mut table, ALICE, &[18]);
    power(&mut table, 18, "T", &[]);
    let refused = table.refused(ALICE, &Action::Transit { hex: HexNumber(1411) });
    assert_eq!(refused, Illegal::EnemyThere { hex: Printed::of(1411) });
    let refused = table.refused(ALICE, &Action::Transit { hex: HexNumber(705) });
    assert_eq!(refused, Illegal::NoEntry { hex: Printed::of(705) });
    let mut out = table.clone();
    play(&mut out, ALICE, "leave", &[]);
    assert!(out.state.over);
    play(&mut table, ALICE, "transit 2210", &[]);
    assert_eq!(place(&table, ALICE), Some(2210));
    let options = Options { transit_from_captivity: false, ..seats(1) };
    let mut bound = crate::table::table(&options);
    let captor = unit(&mut bound, 7, 1411);
    captive(&mut bound, ALICE, captor);
    hold(&mut bound, ALICE, &[18]);
    let power = Action::Power { demon: 18, power: demons::kinds::Power::T };
    assert_eq!(bound.refused(ALICE, &power), Illegal::CaptiveTransit { demon: 18 });
}

/// D-76 D-145 D-176 §12.3X §X-42 §X-62 A town destroyed: its unit gone wherever it is, its captive
/// free, its hoard lost, others flee, the hex is open.
#[test]
fn a_town_is_destroyed() {
    let mut table = shipped(&seats(2));
    let baron = unit(&mut table, 11, 1412);
    let neighbour = unit(&mut table, 7, 1205);
    captive(&mut table, BASIL, baron);
    own(&mut table, BASIL, 11);
    table.set(|state| state.boxes[0].owner = Owner::Hoard(baron));
    hold(&mut table, ALICE, &[23]);
    power(&mut table, 23, "X", &[]);
    let events = play(&mut table, ALICE, "town 1206", &[]);
    assert!(has(&events, "town-destroyed") && has(&events, "freed"));
    assert_eq!(stands(&table, baron), None);
    assert_eq!(place(&table, BASIL), Some(1412));
    assert_eq!(owner(&table, 11), Owner::Lost);
    assert!(table.state.mortals[usize::from(neighbour)].fleeing);
    let kars = hex(&table, 1206);
    assert_eq!(table.game.terrain(&table.state, kars), demons::kinds::Terrain::Open);
    table.set(|state| state.mortals[usize::from(neighbour)].hex = None);
    at(&mut table, ALICE, 1206);
    to_choose(&mut table, ALICE);
    assert!(offers(&table, ALICE, "conjure duke"));
}

/// D-149 §X-62 A captive whose captor vanishes among others appears next to them; with no room there,
/// in the nearest free hex.
#[test]
fn a_captive_appears_beside_a_crowd() {
    let mut table = shipped(&seats(2));
    let baron = unit(&mut table, 11, 1412);
    unit(&mut table, 7, 1412);
    captive(&mut table, BASIL, baron);
    hold(&mut table, ALICE, &[23]);
    power(&mut table, 23, "X", &[]);
    let mut crowded = table.clone();
    play(&mut table, ALICE, "town 1206", &[]);
    let map = table.game.content().map.clone();
    let beside = |number: u16| map.touch(map.find(number).unwrap(), map.find(1412).unwrap());
    let chosen = |action: &Action| match action {
        Action::Appear { hex: HexNumber(hex) } => *hex,
        other => panic!("{other}"),
    };
    let offered: Vec<u16> = table.legal(BASIL).iter().map(chosen).collect();
    assert!(offered.len() > 1 && offered.iter().all(|&number| beside(number)));
    for (no, number) in (1..).zip(offered) {
        unit(&mut crowded, no, number);
    }
    play(&mut crowded, ALICE, "town 1206", &[]);
    let offered: Vec<u16> = crowded.legal(BASIL).iter().map(chosen).collect();
    let far = |number: u16| map.distance(map.find(number).unwrap(), map.find(1412).unwrap());
    assert!(offered.len() > 1 && offered.iter().all(|&number| far(number) == 2));
}

/// §12.0a §12.3E An earthquake is offered where there is somebody to be shaken.
#[test]
fn an_earthquake_needs_somebody_near() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    hold(&mut table, ALICE, &[2]);
    assert!(!offers(&table, ALICE, "power 2 E"));
    unit(&mut table, 7, 1410);
    assert!(offers(&table, ALICE, "power 2 E"));
}
