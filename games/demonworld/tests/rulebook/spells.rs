//! §DW-11 §PR-112 §PR-114 What spells do, how long, at whom, and which are refused.

use demonworld::grid::{Hex, hex};
use demonworld::state::{Cast, Mood, TroopId};
use demonworld::{Cause, Spot, Step};

use crate::drill::{Drill, ahead, base};
use crate::magic::{ANNOUNCE, WIZARD, circle, effect, spell};

/// §DW-11 §PR-114 DWT-50 Flame Strike: everybody on the hex and around it, whatever armour.
#[test]
fn a_flame_strike() {
    let mut drill = circle(&["E09"], &["O02"]);
    let foes = [drill.one(1, 4), drill.one(1, 5), drill.one(1, 6)];
    for (foe, hex) in foes.into_iter().zip([ahead(6), ahead(7), ahead(6) + hex(1, 0)]) {
        drill.put(foe, hex, 3);
    }
    let flame = Cast { troop: None, hex: Some(ahead(6)), ..spell(&drill, "flame-strike", 0) };
    effect(&mut drill, flame, &[8, 9, 2]);
    assert_eq!(foes.iter().filter(|foe| drill.hp(**foe) == 0).count(), 2);
    assert_eq!(drill.stage.state.troop(TroopId(1)).lost, 2);
}

/// §PR-114 A lasting spell is in force, never twice on one target, and ends in its time.
#[test]
fn how_long_spells_last() {
    let bit = |drill: &Drill, id: &str| {
        1u32 << drill.stage.game.content().find_spell(id).expect("a spell").0
    };
    let under = |drill: &Drill| {
        let one = drill.stage.state.troop(TroopId(1));
        one.spells | one.brief
    };
    for (id, turns) in [("stone-skin", 9), ("confusion", 2)] {
        let mut drill = circle(&["O11"], &["E01"]);
        let foe = drill.one(1, 5);
        drill.put(foe, ahead(3), 3);
        let announced = spell(&drill, id, 0);
        effect(&mut drill, announced, &[]);
        for turn in 1..=3 {
            let there = under(&drill) & bit(&drill, id) != 0;
            assert_eq!(there, turn <= turns, "{id} turn {turn}");
            drill.stage.state.agenda.clear();
            drill.work(Step::EndTurn, &[]);
        }
    }
    let mut drill = circle(&["O11"], &["E01"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    let stone = spell(&drill, "stone-skin", 0);
    effect(&mut drill, stone, &[]);
    drill.answer(ANNOUNCE, 0, &format!("cast {}", stone.spell.0), &[]);
    assert_eq!(drill.offers(ANNOUNCE, 0), ["enchant t0"]);
}

/// §PR-114 Healing gives a hit point back, up to what the card has.
#[test]
fn healing() {
    let mut drill = circle(&["O10", "O08"], &["E01"]);
    let hero = drill.one(1, 0);
    drill.put(hero, base() + hex(2, 0), 0);
    drill.stage.state.element_mut(hero).hp = 2;
    let heal = spell(&drill, "healing", 0);
    effect(&mut drill, heal, &[]);
    assert_eq!(drill.hp(hero), 3);
    let list = drill.offers(ANNOUNCE, 0);
    assert!(!list.contains(&format!("cast {}", heal.spell.0)), "nobody is wounded");
}

/// Units whose tests are due before the next rout moves, in their order.
fn tested(drill: &Drill) -> Vec<TroopId> {
    let due = drill.stage.state.agenda.iter().take_while(|step| **step != Step::Routs);
    due.filter_map(|step| if let Step::Test { troop, .. } = *step { Some(troop) } else { None })
        .collect()
}

/// §PR-81 §PR-114 After magic whoever is frightened and whoever has losses is tested in one row, when
/// all have closed up; then everybody who failed runs.
#[test]
fn tests_after_magic() {
    let mut drill = circle(&["O10", "O02", "O02"], &["E01", "E03"]);
    let foes = [drill.one(1, 5), drill.one(2, 5), drill.one(3, 5), drill.one(4, 5)];
    for (foe, steps) in foes.into_iter().zip([1, 2, 3, 4]) {
        drill.put(foe, base() + hex(steps * 2, -5), 3);
    }
    let fear = |troop| Cast {
        troop: Some(TroopId(troop)),
        works: true,
        ..spell(&drill, "nameless-fear", 0)
    };
    // The second friend and the last enemy are frightened, the first of either has a loss.
    let both = vec![fear(2), fear(4)];
    drill.stage.state.casts = both;
    for troop in [1, 3] {
        drill.stage.state.troop_mut(TroopId(troop)).lost = 1;
    }
    drill.work(Step::Effects, &[]);
    let steps: Vec<Step> = drill.stage.state.agenda.iter().copied().take(4).collect();
    let mends = [1, 3].map(|troop| Step::Mend { troop: TroopId(troop) });
    let tests = Step::Tests { cause: Cause::Spell };
    assert_eq!(steps, [mends[0], mends[1], tests, Step::Effects], "regrouping comes first");
    drill.stage.state.agenda.clear();
    drill.work(tests, &[]);
    assert_eq!(tested(&drill), [1, 2, 3, 4].map(TroopId));
    let routs = drill.stage.state.agenda.iter().filter(|step| **step == Step::Routs).count();
    assert_eq!(routs, 1, "one row of tests, one of rout moves");
}

/// §PR-111 §PR-114 Nameless Fear makes a unit test, Soothe calms one.
#[test]
fn fear_and_calm() {
    let mut drill = circle(&["O10"], &["E01"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    let fear = spell(&drill, "nameless-fear", 0);
    effect(&mut drill, fear, &[]);
    drill.work(Step::Tests { cause: Cause::Spell }, &[]);
    assert_eq!(tested(&drill), [TroopId(1)]);
    let mut drill = circle(&["L13", "L02"], &["E01"]);
    let friend = drill.one(1, 5);
    drill.put(friend, base() + hex(2, 0), 0);
    drill.stage.state.troop_mut(TroopId(1)).mood = Mood::Impetuous;
    let soothe = spell(&drill, "soothe", 0);
    effect(&mut drill, soothe, &[]);
    let one = drill.stage.state.troop(TroopId(1));
    assert_eq!((one.mood, one.order), (Mood::Steady, None), "no order this turn");
}

/// §PR-114 Of Root Grip and Swift Step on one unit the stronger stands; equal ones both fail.
#[test]
fn contradicting_spells() {
    for (dice, kept) in [([10, 5], "root-grip"), ([5, 10], "swift-step"), ([7, 7], "")] {
        let mut drill = circle(&["L13", "L02"], &["E01"]);
        let unit = drill.one(1, 5);
        drill.put(unit, base() + hex(2, 0), 0);
        let works = |id: &str| Cast { works: true, ..spell(&drill, id, 0) };
        let both = vec![works("root-grip"), works("swift-step")];
        drill.stage.state.casts = both;
        drill.work(Step::Effects, &dice);
        let brief = drill.stage.state.troop(TroopId(1)).brief;
        let expected = drill.stage.game.content().find_spell(kept).map_or(0, |id| 1u32 << id.0);
        assert_eq!(brief, expected, "{kept}");
    }
}

/// §PR-114 A thunderbolt strikes one element through its ranged armour.
#[test]
fn a_thunderbolt() {
    for (die, left) in [(7, 0), (8, 1)] {
        let mut drill = circle(&["L13"], &["E03"]);
        let foe = drill.one(1, 5);
        drill.put(foe, ahead(6), 3);
        let bolt = Cast { troop: None, hex: Some(ahead(6)), ..spell(&drill, "thunderbolt", 0) };
        effect(&mut drill, bolt, &[die]);
        assert_eq!(drill.hp(foe), left);
    }
}

/// §PR-112 §PR-114 All of a giant must be in range of a thunderbolt, and two on different hexes of it
/// count once.
#[test]
fn a_thunderbolt_at_a_giant() {
    let offered = |steps: i16| {
        let mut drill = circle(&["L13"], &["O06"]);
        let (mage, giant, west) = (drill.one(0, 0), drill.one(1, 0), base() + hex(-11, 0));
        drill.put(mage, west, 0).put(giant, west + hex(steps, 0), 0);
        drill.stage.state.troop_mut(WIZARD).lore.points = 9;
        let bolt = spell(&drill, "thunderbolt", 0).spell.0;
        drill.offers(ANNOUNCE, 0).contains(&format!("cast {bolt}"))
    };
    // Its rear is a hex farther away than its anchor.
    assert!(offered(14) && !offered(15));
    let mut drill = circle(&["L13"], &["O06"]);
    let giant = drill.one(1, 0);
    drill.put(giant, ahead(6), 3);
    let bolt = |hex: Hex| Cast {
        troop: None,
        hex: Some(hex),
        works: true,
        ..spell(&drill, "thunderbolt", 0)
    };
    drill.stage.state.casts = vec![bolt(ahead(6)), bolt(ahead(7))];
    drill.work(Step::Effects, &[7]);
    assert_eq!(drill.hp(giant), 5);
}

/// §FR-133 A wood that is seen may be struck, whether or not somebody hides in it.
#[test]
fn a_flame_strike_at_a_wood() {
    let mut drill = Drill::on(&["E09", "E01"], &["O02"], &[(ahead(6), 'w', 0)], "");
    let (wizard, screen, foe) = (drill.one(0, 0), drill.one(1, 5), drill.one(2, 5));
    drill.put(wizard, base(), 0).put(screen, ahead(1), 0).put(foe, ahead(6), 3);
    drill.stage.state.troop_mut(WIZARD).lore.points = 9;
    let flame = spell(&drill, "flame-strike", 0).spell.0;
    drill.answer(ANNOUNCE, 0, &format!("cast {flame}"), &[]);
    let there = format!("strike-hex {}", Spot::of(ahead(6)));
    let list = drill.offers(ANNOUNCE, 0);
    assert!(list.contains(&there), "{there} is not among {list:?}");
}

/// §PR-112 DWT-332 Every element of the target must be in range.
#[test]
fn range_of_spells() {
    let mut drill = circle(&["E09", "E01"], &["O02"]);
    let (near, far) = (drill.one(1, 4), drill.one(1, 5));
    let bless = drill.stage.game.content().find_spell("bless").expect("a spell").0;
    let offered = |drill: &Drill| drill.offers(ANNOUNCE, 0).contains(&format!("cast {bless}"));
    drill.put(near, base() + hex(2, 0), 0);
    assert!(offered(&drill));
    let sixteen: Hex = base() + hex(-8, -8);
    drill.put(far, sixteen, 0);
    assert_eq!(base().distance(sixteen), 16);
    assert!(!offered(&drill));
}

/// §PR-112 DWT-333 A people without a list casts nothing; §FR-133 a hex is struck by its number.
#[test]
fn lists_of_spells() {
    let mut drill = circle(&["N02"], &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    drill.stage.state.agenda.clear();
    drill.work(Step::Wizards, &[]);
    assert!(drill.stage.state.agenda.top().is_none());
    let mut drill = circle(&["E09"], &["O02"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    let flame = drill.stage.game.content().find_spell("flame-strike").expect("a spell").0;
    drill.answer(ANNOUNCE, 0, &format!("cast {flame}"), &[]);
    let list = drill.offers(ANNOUNCE, 0);
    let struck = |hex: Hex| list.contains(&format!("strike-hex {}", Spot::of(hex)));
    assert!(struck(ahead(3)) && struck(ahead(2)), "on it and beside it: {list:?}");
    assert!(!struck(ahead(5)), "nothing to strike there: {list:?}");
}

/// §PR-112 A spell that cannot be paid is refused with the points, one of another people too.
#[test]
fn refused_spells() {
    let mut drill = circle(&["O10"], &["E01"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    drill.stage.state.troop_mut(WIZARD).lore.points = 2;
    drill.stage.state.agenda.clear();
    drill.stage.state.agenda.first([ANNOUNCE, Step::EndTurn]);
    let cast = |id: &str| {
        let spell = drill.stage.game.content().find_spell(id).expect("a spell");
        drill.stage.refused(kernel::Seat(0), &demonworld::Action::Cast { spell })
    };
    let poor = demonworld::Illegal::TooFewPoints { points: 2, need: 3 };
    assert_eq!(format!("{:?}", cast("strength")), format!("{poor:?}"));
    assert!(matches!(cast("bless"), demonworld::Illegal::SpellUnknown { .. }));
}

/// §PR-112 §FR-90 Spells are laid on routers like on everybody; only a fright finds them deaf, for
/// they test for nothing but their rally.
#[test]
fn spells_on_routers() {
    let cast = |drill: &Drill, id: &str| {
        let spell = drill.stage.game.content().find_spell(id).expect("a spell");
        drill.offers(ANNOUNCE, 0).contains(&format!("cast {}", spell.0))
    };
    let mut drill = circle(&["E09", "E01"], &["O02"]);
    let friend = drill.one(1, 5);
    drill.put(friend, base() + hex(2, 0), 0);
    drill.stage.state.troop_mut(TroopId(1)).mood = Mood::Routing;
    assert!(cast(&drill, "bless"));
    let mut drill = circle(&["O10"], &["E01"]);
    let foe = drill.one(1, 5);
    drill.put(foe, ahead(3), 3);
    assert!(cast(&drill, "nameless-fear"));
    drill.stage.state.troop_mut(TroopId(1)).mood = Mood::Routing;
    assert!(!cast(&drill, "nameless-fear"));
}

/// §PR-114 §PR-128 Flame Strike lights burnable hexes also under those who stand there.
#[test]
fn a_flame_strike_in_the_scrub() {
    for (die, lit) in [(8, true), (9, false)] {
        let mut drill = Drill::on(&["E09"], &["O02"], &[(ahead(6), 's', 0)], "");
        let (wizard, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(wizard, base(), 0).put(foe, ahead(6), 3);
        let flame = Cast { troop: None, hex: Some(ahead(6)), ..spell(&drill, "flame-strike", 0) };
        effect(&mut drill, flame, &[20, die]);
        let fires = &drill.stage.state.weather.fires;
        assert_eq!(fires.iter().any(|fire| fire.hex == ahead(6)), lit);
    }
}

/// §FR-133 §PR-114 A Veil of Leaves hides its unit like a wood, not a character who joined it: he is a
/// target of his own.
#[test]
fn a_veil_and_a_hero() {
    let mut drill = Drill::new(&["O01"], &["L02", "L12"]);
    let (archer, one, hero) = (drill.one(0, 5), drill.one(1, 5), drill.one(2, 0));
    drill.put(archer, base(), 0).put(one, ahead(4), 3);
    drill.stage.state.troop_mut(TroopId(2)).host = Some(TroopId(1));
    let content = drill.stage.game.content();
    let veil = content.find_spell("veil-of-leaves").expect("a spell");
    let open = drill.needs(archer, one, &[]);
    drill.stage.state.troop_mut(TroopId(1)).spells = 1 << veil.0;
    assert!(drill.needs(archer, one, &[]) < open);
    drill.put(one, base() + hex(5, 5), 3).put(hero, ahead(4), 3);
    let veiled = drill.needs(archer, hero, &[]);
    drill.stage.state.troop_mut(TroopId(1)).spells = 0;
    assert_eq!(drill.needs(archer, hero, &[]), veiled);
}
