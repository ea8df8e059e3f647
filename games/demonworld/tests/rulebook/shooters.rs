//! §DW-12 §DW-14 §DW-33 §DW-35 §PR-74 Who shoots in which phase.

use demonworld::Step;
use demonworld::formation::Shape;
use demonworld::grid::hex;
use demonworld::ids::Order;
use demonworld::state::{Aim, Deeds, ElementId, Mood, TroopId};

use crate::drill::{Drill, ahead, base};
use crate::shooting::{FIRST, SECOND, duel, offered};

/// §DW-12 §PR-74 DWT-51 DWT-52 Organised units on H shoot first, and never twice in a turn.
#[test]
fn organised_units_on_skirmish_shoot_first() {
    let mut drill = duel("O01", "O02", 4);
    drill.order(0, Order::Skirmish);
    assert_eq!(offered(&mut drill, FIRST), 1);
    assert_eq!(offered(&mut drill, SECOND), 0);
    drill.stage.state.troop_mut(TroopId(0)).formation = Shape::Disorganised;
    assert_eq!(offered(&mut drill, FIRST), 0);
    drill.order(0, Order::Hold);
    assert_eq!(offered(&mut drill, FIRST), 0);
    assert_eq!(offered(&mut drill, SECOND), 1);
    drill.stage.state.troop_mut(TroopId(0)).deeds.mark(Deeds::SHOT);
    assert_eq!(offered(&mut drill, SECOND), 0);
}

/// §DW-33 §PR-74 Nobody shoots on M or C, no router, nobody impetuous.
#[test]
fn who_never_shoots() {
    let mut drill = duel("O01", "O02", 4);
    for order in [Order::Move, Order::Charge] {
        drill.order(0, order);
        assert_eq!(offered(&mut drill, FIRST) + offered(&mut drill, SECOND), 0);
    }
    drill.order(0, Order::Hold);
    for mood in [Mood::Routing, Mood::Impetuous] {
        drill.stage.state.troop_mut(TroopId(0)).mood = mood;
        assert_eq!(offered(&mut drill, SECOND), 0);
    }
}

/// §PR-74 Arquebuses and crossbows only on T.
#[test]
fn slow_weapons() {
    for card in ["E04", "E12"] {
        let mut drill = duel(card, "O02", 4);
        drill.order(0, Order::Skirmish);
        assert_eq!(offered(&mut drill, FIRST), 0);
        drill.order(0, Order::Hold);
        assert_eq!(offered(&mut drill, SECOND), 1);
    }
}

/// §DW-33 DWT-100 DWT-101 Units contacted this turn shoot on T, those in melee longer do not.
#[test]
fn contacted_units_shoot() {
    let mut drill = duel("O01", "O02", 1);
    drill.order(0, Order::Hold);
    drill.stage.state.troop_mut(TroopId(0)).since = 2;
    assert_eq!(offered(&mut drill, SECOND), 1);
    drill.stage.state.troop_mut(TroopId(0)).since = 1;
    assert_eq!(offered(&mut drill, SECOND), 0);
}

/// §DW-14 §DW-35 DWT-103 Heroes shoot in either phase, once, and not after entering contact or
/// shooting before an overrun.
#[test]
fn heroes_shoot_once() {
    let mut drill = Drill::new(&["N02:thorn-shield"], &["O02"]);
    let (hero, foe) = (drill.one(0, 0), drill.one(1, 5));
    drill.put(hero, base(), 0).put(foe, ahead(6), 3);
    assert_eq!(offered(&mut drill, FIRST), 1);
    assert_eq!(offered(&mut drill, SECOND), 1);
    assert_eq!(drill.needs(hero, foe, &[]), 7 - 1 + 1);
    for deed in [Deeds::SHOT, Deeds::CHARGED, Deeds::REACTED] {
        let mut other = Drill { stage: drill.stage.clone() };
        other.stage.state.troop_mut(TroopId(0)).deeds.mark(deed);
        assert_eq!(offered(&mut other, SECOND), 0);
    }
    drill.put(foe, ahead(7), 3);
    assert_eq!(offered(&mut drill, FIRST), 0);
}

/// A hero who can shoot beside ogres on T who cannot, and an enemy before him.
fn archer_and_ogres(enemy: &str) -> (Drill, ElementId, ElementId) {
    let mut drill = Drill::new(&["N02:thorn-shield", "N01"], &[enemy]);
    let (hero, ogre) = (drill.one(0, 0), drill.one(1, 2));
    let foe = if enemy == "O06" { drill.one(2, 0) } else { drill.one(2, 5) };
    drill.put(hero, base(), 0).put(ogre, base() + hex(1, 0), 0).put(foe, ahead(4), 3);
    drill.order(1, Order::Hold);
    (drill, hero, foe)
}

fn joins(drill: &mut Drill, host: Option<TroopId>) {
    drill.stage.state.troop_mut(TroopId(0)).host = host;
}

/// §DW-35 §PR-52 §PR-74 Who shot in phase III and then joins a unit on T does not shoot again with
/// it; who did not shoot does.
#[test]
fn one_shot_before_and_after_joining() {
    for shot in [false, true] {
        let (mut drill, hero, foe) = archer_and_ogres("O02");
        if shot {
            drill.shoot(&[(hero, Aim::At(foe))], &[20]);
        }
        joins(&mut drill, Some(TroopId(1)));
        assert_eq!(offered(&mut drill, SECOND), usize::from(!shot));
    }
}

/// §DW-22 §DW-35 §PR-59 Nor does he shoot before an overrun of that unit; and who has shot there
/// with his unit has shot, also when he leaves it.
#[test]
fn one_shot_before_an_overrun() {
    let react = Step::React { victim: TroopId(1), by: TroopId(2) };
    let (mut drill, hero, giant) = archer_and_ogres("O06");
    joins(&mut drill, Some(TroopId(1)));
    let fire = format!("fire {giant}");
    assert_eq!(drill.offers(react, 0), [fire.clone(), "cease".to_owned()]);
    let mut again = Drill { stage: drill.stage.clone() };
    again.answer(react, 0, &fire, &[20]);
    joins(&mut again, None);
    assert_eq!(offered(&mut again, SECOND), 0);
    joins(&mut drill, None);
    drill.shoot(&[(hero, Aim::At(giant))], &[20]);
    joins(&mut drill, Some(TroopId(1)));
    assert!(drill.offers(react, 0).is_empty());
}

/// §DW-35 §PR-74 §PR-76 A character who supported a shot of his unit has shot this turn.
#[test]
fn support_is_a_shot() {
    let (mut drill, hero, foe) = archer_and_ogres("O02");
    let ogre = drill.one(1, 2);
    joins(&mut drill, Some(TroopId(1)));
    drill.shoot(&[(hero, Aim::Back(ogre)), (ogre, Aim::At(foe))], &[]);
    joins(&mut drill, None);
    assert_eq!(offered(&mut drill, SECOND), 0);
}
