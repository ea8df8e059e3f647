//! Fights.

use demons::state::Place;
use demons::{Action, Event, HexNumber, Illegal, NeutralAfterCombat, Options, Printed};

use crate::table::*;

/// Alice found at 1412, attacked by a 4 and a 3.
fn hunted(demons: &[u8]) -> Table {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    unit(&mut table, 12, 1413);
    table.set(|state| state.magicians[0].found = true);
    hold(&mut table, ALICE, demons);
    table
}

/// D-39 §7.3b §7.6a Two demons: at least one must defend, one is enough.
#[test]
fn a_defender_uses_a_demon() {
    let mut table = hunted(&[1, 20]);
    mortal_turn(&mut table, &[1, 1]);
    assert_eq!(table.question(ALICE).map(|question| question.code), Some("defend"));
    assert_eq!(table.refused(ALICE, &Action::Stand {}), Illegal::MustDefend { count: 0 });
    assert_eq!(table.refused(ALICE, &Action::Commit { demon: 5 }), Illegal::NotHeld { demon: 5 });
    play(&mut table, ALICE, "commit 20", &[]);
    // 7 against 3, die 4: +4 is Dx.
    let events = play(&mut table, ALICE, "stand", &[4, 3, 5]);
    assert!(has(&events, "captured"));
    assert_eq!(held(&table, ALICE), [1]);
}

/// D-37 D-40 D-43 D-47 §7.0a §7.7a §8.0a §8.2e §8.2g §X-60 7 against 0, die 4: captured; the highest
/// die names the captor.
#[test]
fn a_lost_fight_means_captivity() {
    let mut table = hunted(&[]);
    let events = mortal_turn(&mut table, &[1, 1, 4, 3, 5]);
    assert!(events.contains(&Event::Fought {
        attack: 7,
        defence: 0,
        difference: 7,
        die: 4,
        result: "Dx",
    }));
    assert_eq!(table.state.magicians[0].place, Place::Captive(11));
    assert!(!table.state.magicians[0].found);
}

/// D-44 §8.1a Beyond the table the outer columns count.
#[test]
fn outer_columns_take_extremes() {
    let tables = table(&seats(1)).game.content().tables.clone();
    for die in 1..=6 {
        assert_eq!(tables.combat(40, die), tables.combat(4, die));
        assert_eq!(tables.combat(-40, die), tables.combat(-4, die));
    }
}

/// D-45 D-124 §8.2a Df costs the demons used and nothing else; without demons nothing at all.
#[test]
fn df_costs_the_defending_demons() {
    let mut table = hunted(&[1, 20]);
    mortal_turn(&mut table, &[1, 1]);
    play(&mut table, ALICE, "commit 1", &[]);
    // 7 against 7, die 4: Df.
    play(&mut table, ALICE, "stand", &[4]);
    assert_eq!(held(&table, ALICE), [20]);
    assert_eq!(place(&table, ALICE), Some(1412));
    let mut bare = hunted(&[]);
    mortal_turn(&mut bare, &[1, 1, 2]);
    assert_eq!(place(&bare, ALICE), Some(1412));
}

/// D-46 §8.2d §5.7a Af: all attackers flee.
#[test]
fn af_turns_the_attackers() {
    let mut table = hunted(&[]);
    mortal_turn(&mut table, &[1, 1, 1]);
    assert!([6, 11].iter().all(|&unit: &usize| table.state.mortals[unit].fleeing));
}

/// D-41 D-62 D-64 §3.0f §3.0g §7.0c §7.1a Without demons no attack; after an attack no powers, after a
/// power no attack.
#[test]
fn attack_or_powers() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    assert_eq!(
        table.refused(ALICE, &Action::Attack { hex: HexNumber(1411) }),
        Illegal::MustAttack { count: 0 }
    );
    hold(&mut table, ALICE, &[2, 5, 10]);
    table.set(|state| state.magicians[0].wounds = 1);
    play(&mut table, ALICE, "power 10 C", &[]);
    assert_eq!(held(&table, ALICE), [2, 5]);
    let refused = table.refused(ALICE, &Action::Attack { hex: HexNumber(1411) });
    assert_eq!(refused, Illegal::AttackOrPowers { done: "powers" });
    to_use(&mut table, ALICE);
    play(&mut table, ALICE, "attack 1411", &[]);
    play(&mut table, ALICE, "commit 2", &[]);
    play(&mut table, ALICE, "strike", &[4]);
    let power = Action::Power { demon: 5, power: demons::kinds::Power::C };
    assert_eq!(table.refused(ALICE, &power), Illegal::AttackOrPowers { done: "attack" });
    let refused = table.refused(ALICE, &Action::Attack { hex: HexNumber(1411) });
    assert_eq!(refused, Illegal::AttackedAlready { hex: Printed::of(1411) });
}

/// D-49 §10.0c §X-21 After a fight friendly demons stay, neutral ones go, unless the table keeps
/// them.
#[test]
fn friendly_demons_stay_after_a_fight() {
    for (after, kept) in
        [(NeutralAfterCombat::Released, vec![2]), (NeutralAfterCombat::Kept, vec![2, 5])]
    {
        let mut table = table(&Options { neutral_after_combat: after, ..seats(1) });
        at(&mut table, ALICE, 1412);
        unit(&mut table, 7, 1411);
        hold(&mut table, ALICE, &[2, 5]);
        to_use(&mut table, ALICE);
        play(&mut table, ALICE, "attack 1411", &[]);
        play(&mut table, ALICE, "commit 2", &[]);
        // 8 against 4, die 2: Df.
        play(&mut table, ALICE, "commit 5", &[2]);
        assert_eq!(held(&table, ALICE), kept);
        assert!(table.state.mortals[6].fleeing);
    }
}

/// D-128 §X-21 The same in defence.
#[test]
fn friendly_demons_stay_after_a_defence() {
    let mut table = hunted(&[2, 5]);
    mortal_turn(&mut table, &[1, 1]);
    play(&mut table, ALICE, "commit 2", &[]);
    // 7 against 8, die 2: Af.
    play(&mut table, ALICE, "commit 5", &[2]);
    assert_eq!(held(&table, ALICE), [2]);
}

/// D-122 §7.0b §7.3a §X-66 A mixed hex defends together and is hit together.
#[test]
fn a_hex_defends_as_one() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    let runner = unit(&mut table, 7, 1411);
    unit(&mut table, 12, 1411);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    hold(&mut table, ALICE, &[13]);
    to_use(&mut table, ALICE);
    // One demon is named without asking: 9 against 7, die 6 is Dx.
    let events = play(&mut table, ALICE, "attack 1411", &[6]);
    assert!(events.contains(&Event::Fought {
        attack: 9,
        defence: 7,
        difference: 2,
        die: 6,
        result: "Dx",
    }));
    assert_eq!((stands(&table, 6), stands(&table, 11)), (None, None));
}

/// D-127 §8.2h §X-63 §X-76 Ax: the attacker is captured, by a unit in flight too, and his phase ends.
#[test]
fn ax_captures_the_attacker() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    let runner = unit(&mut table, 7, 1411);
    table.set(|state| state.mortals[usize::from(runner)].fleeing = true);
    hold(&mut table, ALICE, &[6]);
    to_use(&mut table, ALICE);
    play(&mut table, ALICE, "attack 1411", &[1]);
    assert_eq!(table.state.magicians[0].place, Place::Captive(runner));
    assert!(!table.state.mortals[usize::from(runner)].fleeing);
    assert_eq!(table.question(BASIL).map(|question| question.code), Some("choose"));
}

/// §7.7b §8.0b §8.2e §X-23 Magicians fight alone; the loser is the other's captive.
#[test]
fn a_magician_captures_another() {
    let mut table = table(&seats(2));
    at(&mut table, ALICE, 1412);
    at(&mut table, BASIL, 1411);
    hold(&mut table, ALICE, &[13]);
    hold(&mut table, BASIL, &[6, 46]);
    to_use(&mut table, ALICE);
    let events = play(&mut table, ALICE, "attack 1411", &[]);
    assert!(events.iter().any(|e| matches!(e, Event::Committed { side: "attack", .. })));
    play(&mut table, BASIL, "commit 6", &[]);
    play(&mut table, BASIL, "stand", &[6]);
    assert_eq!(table.state.magicians[1].place, Place::Prisoner(ALICE));
    assert_eq!(held(&table, BASIL), [46]);
    // §16.1a No torture in the phase of capture.
    let refused = table.refused(ALICE, &Action::Torture { target: 1 });
    assert_eq!(refused, Illegal::CapturedNow { seat: BASIL });
}

/// D-182 §X-81 A hidden magician whose attack fails stays hidden.
#[test]
fn an_attack_shows_nobody() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    unit(&mut table, 7, 1411);
    hold(&mut table, ALICE, &[2]);
    to_use(&mut table, ALICE);
    // 4 against 4, die 2: Af.
    play(&mut table, ALICE, "attack 1411", &[2]);
    assert!(held(&table, ALICE).is_empty());
    assert!(!table.state.magicians[0].found);
    let events = mortal_turn(&mut table, &[1, 4]);
    assert!(has(&events, "searched"));
}
