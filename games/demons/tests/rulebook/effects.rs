//! What powers leave behind: whom they reach, whom they spare, and when they end.

use demons::kinds::Power;
use demons::state::{Owner, Place, Ring};
use demons::{Action, Event, HexNumber, Illegal, Options, PowerF, Printed};

use crate::table::*;

/// D-183 §X-17 §12.3T Transit always hides, beside other mortals too; a step of R beside the same
/// mortal does not.
#[test]
fn transit_hides_and_a_step_need_not() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    unit(&mut table, 8, 2209);
    hold(&mut table, ALICE, &[18, 11]);
    table.set(|state| state.magicians[0].found = true);
    let mut stepping = table.clone();
    play(&mut table, ALICE, "power 18 T", &[]);
    play(&mut table, ALICE, "transit 2210", &[]);
    assert!(!table.state.magicians[0].found);
    play(&mut stepping, ALICE, "power 11 R", &[]);
    play(&mut stepping, ALICE, "step 1312", &[]);
    assert!(stepping.state.magicians[0].found);
}

/// D-68 §X-24 A unit that obeys neither searches for its user nor attacks him.
#[test]
fn an_obeying_unit_spares_its_user() {
    for found in [false, true] {
        let mut table = table(&seats(1));
        at(&mut table, ALICE, 1412);
        let slave = unit(&mut table, 7, 1411);
        table.set(|state| {
            state.magicians[0].found = found;
            state.mortals[usize::from(slave)].steered = Some(ALICE);
        });
        mortal_turn(&mut table, &[]);
        let events = play(&mut table, ALICE, "rouse", &[]);
        assert!(!has(&events, "searched") && !has(&events, "mortals-attacked"), "{events:?}");
    }
}

/// §X-24 §7.8a Of two magicians beside a unit that obeys, its user names the one it attacks; no die is
/// thrown for them.
#[test]
fn the_user_names_the_victim() {
    let mut table = table(&seats(3));
    at(&mut table, BASIL, 1412);
    at(&mut table, CLARA, 1410);
    let slave = unit(&mut table, 7, 1411);
    table.set(|state| {
        state.magicians[1].found = true;
        state.magicians[2].found = true;
        state.mortals[usize::from(slave)].steered = Some(ALICE);
    });
    mortal_turn(&mut table, &[]);
    play(&mut table, ALICE, "rouse", &[]);
    assert_eq!(table.notations(ALICE), ["aim 1", "aim 2"]);
    let refused = table.refused(ALICE, &Action::Aim { target: 0 });
    assert_eq!(refused, Illegal::NoPrey { mortal: 7, seat: ALICE });
    // 4 against nothing, die 4: Dx.
    play(&mut table, ALICE, "aim 2", &[4]);
    assert_eq!(table.state.magicians[2].place, Place::Captive(slave));
    assert_eq!(place(&table, BASIL), Some(1412));
}

/// D-142 §12.3R §X-72 Reconciliation keeps away N, G and F of rivals.
#[test]
fn the_reconciled_are_spared() {
    let mut table = table(&seats(3));
    at(&mut table, BASIL, 1312);
    own(&mut table, BASIL, 11);
    hold(&mut table, BASIL, &[5]);
    hold(&mut table, ALICE, &[12, 26, 21]);
    discovered(&mut table, 12, 60);
    table.set(|state| state.magicians[1].reconciled = true);
    let power = Action::Power { demon: 12, power: Power::N };
    assert_eq!(table.refused(ALICE, &power), Illegal::Protected { seat: BASIL });
    let mut thief = table.clone();
    play(&mut thief, ALICE, "power 26 G", &[]);
    // Box 12 is the only one left to take: it is taken without asking.
    assert_eq!((owner(&thief, 11), owner(&thief, 12)), (Owner::Seat(BASIL), Owner::Seat(ALICE)));
    discovered(&mut table, 13, 61);
    play(&mut table, ALICE, "power 26 G", &[]);
    let refused = table.refused(ALICE, &Action::Take { treasure: 11 });
    assert_eq!(refused, Illegal::Protected { seat: BASIL });
    let refused = table.refused(ALICE, &Action::Take { treasure: 66 });
    assert_eq!(refused, Illegal::NotToTake { treasure: 66 });
    play(&mut table, ALICE, "take 12", &[]);
    unit(&mut table, 7, 2210);
    unit(&mut table, 8, 2211);
    play(&mut table, ALICE, "power 21 F", &[]);
    let refused = table.refused(ALICE, &Action::Borrow { target: 1, slot: 1 });
    assert_eq!(refused, Illegal::Protected { seat: BASIL });
    let refused = table.refused(ALICE, &Action::Steer { mortal: 9 });
    assert_eq!(refused, Illegal::NoSuchMortal { mortal: 9 });
}

/// §12.2a §12.3S A hurricane ends when its user's next demon-use phase begins.
#[test]
fn a_hurricane_ends() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let unit = unit(&mut table, 7, 1409);
    hold(&mut table, ALICE, &[41]);
    play(&mut table, ALICE, "power 41 S", &[]);
    play(&mut table, ALICE, "end", &[1]);
    assert_ne!(table.state.mortals[usize::from(unit)].storms, 0);
    let events = play(&mut table, ALICE, "stay", &[]);
    assert!(has(&events, "effects-ended"));
    assert_eq!(table.state.mortals[usize::from(unit)].storms, 0);
}

/// D-143 §X-43 Disoriented mortals hold no rival either.
#[test]
fn a_hurricane_frees_rivals_too() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 1409);
    unit(&mut table, 7, 1410);
    hold(&mut table, ALICE, &[41]);
    let mut calm = table.clone();
    play(&mut table, ALICE, "power 41 S", &[]);
    play(&mut table, ALICE, "end", &[]);
    assert!(offers(&table, BASIL, "walk 1408"));
    play(&mut calm, ALICE, "end", &[]);
    assert!(!offers(&calm, BASIL, "walk 1408"));
}

/// D-141 §X-74 What a magician has set in motion ends with a turn that he loses, too.
#[test]
fn effects_end_in_a_lost_turn() {
    let mut table = table(&seats(2));
    let unit = unit(&mut table, 7, 1409);
    table.set(|state| {
        state.mortals[usize::from(unit)].storms = 1 << BASIL.0;
        state.magicians[1].distracted = true;
    });
    let events = play(&mut table, ALICE, "end", &[]);
    assert!(has(&events, "turn-lost") && has(&events, "effects-ended"));
    assert_eq!(table.state.mortals[usize::from(unit)].storms, 0);
}

/// §5.6a §X-74 Who has left the map commands nobody any more.
#[test]
fn the_departed_command_nobody() {
    let mut table = table(&Options { power_f: PowerF::Both, ..seats(2) });
    let slave = unit(&mut table, 7, 1409);
    unit(&mut table, 8, 409);
    hold(&mut table, ALICE, &[21, 18]);
    play(&mut table, ALICE, "power 21 F", &[]);
    play(&mut table, ALICE, "steer 7", &[]);
    assert_eq!(table.state.mortals[usize::from(slave)].steered, Some(ALICE));
    play(&mut table, ALICE, "power 18 T", &[]);
    play(&mut table, ALICE, "leave", &[]);
    assert_eq!(table.state.mortals[usize::from(slave)].steered, None);
    play(&mut table, BASIL, "stay", &[]);
    let events = play(&mut table, BASIL, "end", &[]);
    assert!(!has(&events, "roused"));
    assert_eq!(table.question(BASIL).map(|question| question.code), Some("choose"));
}

/// §X-74 §X-64 The dead command nobody, but their storm blows on until their turn would come.
#[test]
fn the_dead_command_nobody() {
    let mut table = table(&seats(2));
    let captor = unit(&mut table, 7, 915);
    let slave = unit(&mut table, 8, 1808);
    captive(&mut table, ALICE, captor);
    to_use(&mut table, ALICE);
    table.set(|state| {
        state.order = [BASIL, ALICE].into_iter().collect();
        state.at = Some(1);
        state.magicians[0].wounds = 3;
        state.mortals[usize::from(slave)].steered = Some(ALICE);
        state.mortals[usize::from(slave)].storms = 1 << ALICE.0;
    });
    // Her own demon-use phase is over: the effects were set in it.
    table.act(ALICE, &Action::End {}, &[]);
    let events = play(&mut table, ALICE, "rest", &[3]);
    assert!(has(&events, "died"));
    let unit = &table.state.mortals[usize::from(slave)];
    assert_eq!((unit.steered, unit.storms), (None, 1 << ALICE.0));
}

/// D-139 §12.3G §X-30 §X-69 G takes a box or the ring out of a hoard.
#[test]
fn hoards_are_robbed() {
    let mut table = table(&seats(1));
    unit(&mut table, 7, 915);
    own(&mut table, ALICE, 11);
    table.set(|state| {
        state.boxes[0].owner = Owner::Hoard(6);
        state.ring = Ring::Hoard(6);
    });
    hold(&mut table, ALICE, &[26]);
    play(&mut table, ALICE, "power 26 G", &[]);
    let mut box_ = table.clone();
    play(&mut box_, ALICE, "take 11", &[]);
    assert_eq!(owner(&box_, 11), Owner::Seat(ALICE));
    play(&mut table, ALICE, "take ring", &[]);
    assert_eq!(table.state.ring, Ring::Seat(ALICE));
}

/// §X-55 N reaches a captive, measured from his captor's hex; twice it costs one turn.
#[test]
fn a_captive_is_distracted() {
    let mut table = table(&seats(3));
    at(&mut table, CLARA, 1311);
    let captor = unit(&mut table, 7, 1312);
    captive(&mut table, BASIL, captor);
    hold(&mut table, ALICE, &[12]);
    play(&mut table, ALICE, "power 12 N", &[]);
    assert!(table.state.magicians[1].distracted);
    let again = Action::Power { demon: 12, power: Power::N };
    hold(&mut table, ALICE, &[12]);
    assert_eq!(table.refused(ALICE, &again), Illegal::NoTarget { power: "N" });
}

/// §X-61 §12.3B Mortals in the captor's hex are next to the captive: his B sets them on each other.
/// §X-75 A captive fetches no hoard.
#[test]
fn a_captive_stirs_up_his_captors() {
    let mut table = table(&seats(1));
    let captor = unit(&mut table, 7, 1411);
    let other = unit(&mut table, 19, 1411);
    captive(&mut table, ALICE, captor);
    own(&mut table, ALICE, 11);
    table.set(|state| state.boxes[0].owner = Owner::Hoard(other));
    hold(&mut table, ALICE, &[14, 20]);
    // 4 against 2, die 6: Dx.
    let events = play(&mut table, ALICE, "power 14 B", &[6]);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Fought { .. })).count(), 1);
    assert_eq!(stands(&table, other), None);
    assert_eq!(table.state.magicians[0].place, Place::Captive(captor));
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
    assert_eq!(owner(&table, 11), Owner::Hoard(other));
}

/// §X-42 §12.3X With a town the hoard in it is lost, even if its unit is gone long since.
#[test]
fn an_orphaned_hoard_is_lost_with_its_town() {
    let mut table = table(&seats(1));
    own(&mut table, ALICE, 11);
    table.set(|state| {
        // Number 11 lives in 1206 and was destroyed.
        state.boxes[0].owner = Owner::Hoard(10);
        state.ring = Ring::Hoard(10);
    });
    hold(&mut table, ALICE, &[23]);
    play(&mut table, ALICE, "power 23 X", &[]);
    let refused = table.refused(ALICE, &Action::Town { hex: HexNumber(1207) });
    assert_eq!(refused, Illegal::NoTown { hex: Printed::of(1207) });
    play(&mut table, ALICE, "town 1206", &[]);
    assert_eq!((owner(&table, 11), table.state.ring), (Owner::Lost, Ring::Lost));
}

/// §15.0a §X-44 The demon-use phase lifts the limit for its magician only: a rival who loses his
/// king in it gives up what no longer has a box at once.
#[test]
fn a_rivals_phase_lifts_no_limit() {
    let mut table = table(&Options { power_f: PowerF::DemonOnly, ..seats(2) });
    hold(&mut table, ALICE, &[21]);
    hold(&mut table, BASIL, &[20, 2, 11, 16]);
    play(&mut table, ALICE, "power 21 F", &[]);
    play(&mut table, ALICE, "borrow 1 1", &[]);
    play(&mut table, ALICE, "power 20 D", &[1, 1]);
    assert_eq!(table.question(BASIL).map(|question| question.code), Some("crowd"));
    play(&mut table, BASIL, "release 11", &[]);
    assert_eq!(held(&table, BASIL), [2, 16]);
}

/// D-73 §12.3R The captor of an escaped magician hunts again in the next mortal turn.
#[test]
fn a_captor_hunts_the_escaped() {
    let mut table = table(&seats(1));
    let captor = unit(&mut table, 7, 1412);
    captive(&mut table, ALICE, captor);
    hold(&mut table, ALICE, &[11]);
    play(&mut table, ALICE, "power 11 R", &[]);
    play(&mut table, ALICE, "step 1411", &[]);
    // Awake with 1, and a 4 finds nothing.
    let events = play(&mut table, ALICE, "end", &[1, 4]);
    assert!(has(&events, "activated") && has(&events, "searched"));
}

/// D-135 §12.3B §X-37 Who stands next to two affected units is given one of them; others join against
/// it.
#[test]
fn the_user_says_who_fights_whom() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    unit(&mut table, 8, 1512);
    unit(&mut table, 12, 1513);
    hold(&mut table, ALICE, &[14]);
    play(&mut table, ALICE, "power 14 B", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("battle"));
    let refused = table.refused(ALICE, &Action::Fight { hex: HexNumber(1313) });
    assert_eq!(refused, Illegal::NoFight { mortal: 8, hex: Printed::of(1313) });
    let events = play(&mut table, ALICE, "fight 1411", &[3, 3]);
    let strengths: Vec<(i32, i32)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Fought { attack, defence, .. } => Some((*attack, *defence)),
            _ => None,
        })
        .collect();
    assert!(strengths.len() == 2 && strengths.contains(&(7, 4)), "{strengths:?}");
    assert!(strengths.contains(&(4, 4)), "{strengths:?}");
}

/// §12.2a The phase of demon use begins after the move, and with it the control limit is lifted.
#[test]
fn the_limit_is_lifted_after_the_move() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[2]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "stay", &[]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("use"));
    assert!(table.state.usage.open);
}
