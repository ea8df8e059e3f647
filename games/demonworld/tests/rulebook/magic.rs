//! §DW-9 to §DW-11 §DW-50 §DW-220 to §DW-233 §PR-112 to §PR-116 Magic.

use demonworld::grid::hex;
use demonworld::state::{Cast, Deeds, TroopId};
use demonworld::{Event, Step};

use crate::drill::{Drill, ahead, base};

/// A wizard of the south on the base hex; some of the north ahead.
pub(crate) fn circle(south: &[&str], north: &[&str]) -> Drill {
    let mut drill = Drill::new(south, north);
    let wizard = drill.one(0, 0);
    drill.put(wizard, base(), 0);
    drill.stage.state.agenda.clear();
    drill.stage.state.agenda.first([Step::EndTurn]);
    drill
}

pub(crate) const WIZARD: TroopId = TroopId(0);
pub(crate) const ANNOUNCE: Step = Step::Announce { wizard: WIZARD };

/// A spell of the first wizard, announced.
pub(crate) fn spell(drill: &Drill, id: &str, extra: u8) -> Cast {
    let spell = drill.stage.game.content().find_spell(id).expect("a spell");
    Cast { wizard: WIZARD, spell, troop: Some(TroopId(1)), hex: None, extra, works: false }
}

/// Rolls for one spell; says whether it works.
fn cast(drill: &mut Drill, cast: Cast, dice: &[u32]) -> bool {
    drill.stage.state.casts = vec![cast];
    drill.work(Step::Cast, dice);
    drill.stage.state.casts[0].works
}

/// Lets a spell take effect.
pub(crate) fn effect(drill: &mut Drill, cast: Cast, dice: &[u32]) -> Vec<Event> {
    drill.stage.state.casts = vec![Cast { works: true, ..cast }];
    drill.work(Step::Effects, dice)
}

fn points(drill: &Drill) -> u8 {
    drill.stage.state.troop(WIZARD).lore.points
}

/// §DW-9 §PR-112 DWT-31 Wizards announce in ascending level.
#[test]
fn announcement_by_level() {
    let mut drill = Drill::new(&["E10", "E09"], &["O11"]);
    let wizards = [drill.one(0, 0), drill.one(1, 0), drill.one(2, 0)];
    for (wizard, steps) in wizards.into_iter().zip([0, 1, 5]) {
        drill.put(wizard, base() + hex(steps, 0), 0);
    }
    drill.stage.state.agenda.clear();
    drill.work(Step::Wizards, &[]);
    let order: Vec<Step> = drill.stage.state.agenda.iter().copied().collect();
    let place = |troop: u8| {
        order.iter().position(|step| *step == Step::Announce { wizard: TroopId(troop) })
    };
    assert!(place(1).is_some() && place(1) < place(0) && place(0) < place(2), "{order:?}");
}

/// §PR-112 Of equal level the side with the lower die announces first.
#[test]
fn equal_levels() {
    for (dice, first) in [([5, 2], 1u8), ([2, 5], 0)] {
        let mut drill = circle(&["E09"], &["O10"]);
        let other = drill.one(1, 0);
        drill.put(other, base() + hex(2, 0), 0);
        drill.stage.state.element_mut(other).hp = 1;
        drill.work(Step::Wizards, &dice);
        let top = drill.stage.state.agenda.top().copied();
        assert_eq!(top, Some(Step::Announce { wizard: TroopId(first) }));
    }
}

/// §PR-112 §FR-130 DWT-31 DWT-33 Spell, target, extra points; all are paid at once.
#[test]
fn an_announcement() {
    let mut drill = circle(&["O11"], &["E01"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(6), 3);
    let stone = drill.stage.game.content().find_spell("stone-skin").expect("a spell");
    drill.answer(ANNOUNCE, 0, &format!("cast {}", stone.0), &[]);
    assert_eq!(drill.offers(ANNOUNCE, 0), ["enchant t0", "enchant t1"]);
    drill.answer(ANNOUNCE, 0, "enchant t1", &[]);
    // Extra points beyond what makes a three succeed are not offered.
    assert_eq!(drill.offers(ANNOUNCE, 0).len(), 5);
    drill.answer(ANNOUNCE, 0, "spend 4", &[]);
    assert_eq!(points(&drill), 30 - 11);
    assert!(drill.stage.state.troop(WIZARD).deeds.has(Deeds::CAST));
}

/// §DW-10 §DW-220 §PR-113 DWT-32 DWT-33 The die and the extra points reach the level.
#[test]
fn casting() {
    let mut drill = circle(&["O11"], &["E01"]);
    let stone = spell(&drill, "stone-skin", 0);
    assert!(!cast(&mut drill, stone, &[6]));
    assert!(cast(&mut drill, stone, &[7]));
    let helped = spell(&drill, "stone-skin", 4);
    assert!(cast(&mut drill, helped, &[3]));
}

/// §DW-221 DWT-34 DWT-316 One and two fail whatever was added.
#[test]
fn one_and_two_always_fail() {
    let mut drill = circle(&["O11"], &["E01"]);
    let strength = spell(&drill, "strength", 10);
    assert!(!cast(&mut drill, strength, &[2, 16]));
    let confusion = spell(&drill, "confusion", 0);
    assert!(!cast(&mut drill, confusion, &[2, 12]));
    assert!(cast(&mut drill, confusion, &[3]));
}

/// §DW-222 DWT-35 No extra points in melee.
#[test]
fn no_extra_points_in_melee() {
    let mut drill = circle(&["O11"], &["E01"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(1), 3);
    let stone = drill.stage.game.content().find_spell("stone-skin").expect("a spell");
    drill.answer(ANNOUNCE, 0, &format!("cast {}", stone.0), &[]);
    drill.answer(ANNOUNCE, 0, "enchant t1", &[]);
    assert_eq!(drill.offers(ANNOUNCE, 0), ["spend 0"]);
}

/// §DW-50 §DW-223 §DW-224 §DW-225 §PR-115 DWT-37 DWT-38 DWT-39 A turn of rest brings points back.
#[test]
fn rest() {
    for (card, before, after) in [("E09", 3, 9), ("E10", 15, 20), ("O11", 10, 20)] {
        let mut drill = circle(&[card], &["N01"]);
        drill.stage.state.troop_mut(WIZARD).lore.points = before;
        drill.stage.state.agenda.clear();
        drill.work(Step::EndTurn, &[]);
        assert_eq!(points(&drill), after, "{card}");
    }
}

/// §DW-226 DWT-40 The fourth level.
#[test]
fn the_fourth_level() {
    let drill = circle(&["E09"], &["O02"]);
    let line = drill.stage.game.content().tables.spell_points(4).expect("a level");
    assert_eq!((line.points, line.rest), (40, 12));
}

/// §PR-115 DWT-41 Who did anything, was shot at or enchanted has not rested; a spell that failed
/// does not count.
#[test]
fn what_breaks_rest() {
    for deed in [Deeds::CAST, Deeds::STIRRED, Deeds::SHOT, Deeds::TARGETED, Deeds::JOINED] {
        let mut drill = circle(&["E09"], &["O02"]);
        drill.stage.state.troop_mut(WIZARD).lore.points = 3;
        drill.stage.state.troop_mut(WIZARD).deeds.mark(deed);
        drill.work(Step::EndTurn, &[]);
        assert_eq!(points(&drill), 3);
    }
    let mut drill = circle(&["O10"], &["E09"]);
    drill.stage.state.troop_mut(TroopId(1)).lore.points = 3;
    let other = drill.one(1, 0);
    drill.put(other, ahead(3), 3);
    let song = spell(&drill, "song-of-affliction", 0);
    drill.stage.state.casts = vec![song];
    drill.work(Step::Effects, &[]);
    drill.work(Step::EndTurn, &[]);
    assert_eq!(drill.stage.state.troop(TroopId(1)).lore.points, 9);
}

/// §DW-227 §DW-228 DWT-43 One kills the wizard of the first level.
#[test]
fn a_wizard_is_killed() {
    let mut drill = circle(&["E09"], &["O02"]);
    let wizard = drill.one(0, 0);
    let bless = spell(&drill, "bless", 0);
    cast(&mut drill, bless, &[1, 1]);
    assert_eq!(drill.hp(wizard), 0);
}

/// §DW-229 §PR-116 DWT-44 One hit point for each five points spent, rounded up; the level helps.
#[test]
fn a_wizard_is_wounded() {
    let mut drill = circle(&["O11"], &["E01"]);
    let wizard = drill.one(0, 0);
    drill.stage.state.element_mut(wizard).hp = 2;
    let stone = spell(&drill, "stone-skin", 2);
    cast(&mut drill, stone, &[1, 1]);
    assert_eq!(drill.hp(wizard), 0);
    let mut drill = circle(&["O11"], &["E01"]);
    let small = spell(&drill, "strength", 0);
    cast(&mut drill, small, &[1, 1]);
    assert_eq!(drill.hp(wizard), 1);
}

/// §DW-230 DWT-45 The wizard and those beside him, one die each.
#[test]
fn a_burst() {
    let mut drill = circle(&["O10", "O02"], &["E01"]);
    let (wizard, one, two) = (drill.one(0, 0), drill.one(1, 4), drill.one(1, 5));
    drill.put(one, base() + hex(1, -1), 0).put(two, base() + hex(1, 0), 0);
    let song = Cast { troop: Some(TroopId(2)), ..spell(&drill, "song-of-affliction", 4) };
    cast(&mut drill, song, &[1, 6, 7, 8, 3]);
    assert_eq!((drill.hp(wizard), drill.hp(one), drill.hp(two)), (1, 1, 0));
}

/// §DW-231 §DW-232 §DW-233 DWT-46 DWT-47 DWT-49 Points gone for good, points gone, no magic for
/// two turns; the die is at most twenty.
#[test]
fn drained_emptied_blocked() {
    let fail = |card: &str, die: u32| {
        let mut drill = circle(&[card], &["O02"]);
        let bless = spell(&drill, "bless", 0);
        cast(&mut drill, bless, &[1, die]);
        drill.stage.state.troop(WIZARD).lore
    };
    let drained = fail("E10", 9);
    assert_eq!((drained.points, drained.drained), (0, true));
    let emptied = fail("E09", 14);
    assert_eq!((emptied.points, emptied.drained), (0, false));
    let blocked = fail("O11", 20);
    assert_eq!((blocked.points, blocked.blocked), (30, 4));
}

/// §DW-233 §PR-116 A blocked wizard neither casts nor rests in the two turns that follow.
#[test]
fn a_blocked_wizard() {
    let mut drill = circle(&["E09"], &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    drill.stage.state.troop_mut(WIZARD).lore.blocked = 4;
    drill.stage.state.troop_mut(WIZARD).lore.points = 3;
    for (turn, can) in [(3, false), (4, false), (5, true)] {
        let mut copy = Drill { stage: drill.stage.clone() };
        copy.stage.state.turn = turn;
        copy.stage.state.agenda.clear();
        copy.work(Step::Wizards, &[]);
        let asked = copy.stage.state.agenda.iter().any(|step| *step == ANNOUNCE);
        assert_eq!(asked, can, "turn {turn}");
    }
}
