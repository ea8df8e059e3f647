//! Strays of a rallied unit, characters whose unit is gone, wizards at rest, spells cast twice, and
//! who is provoked.

use demonworld::content::Role;
use demonworld::ids::Order;
use demonworld::state::{Aim, Cast, Deeds, Mood, TroopId};
use demonworld::{Event, Round, Step};
use kernel::Turn;

use crate::blows::announce;
use crate::drill::{Drill, ahead, base};
use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// A rallied unit of four, and one that has run far away.
fn scattered() -> (Table, TroopId) {
    let mut table = Table::open();
    let hexes = [(4, 4), (5, 4), (4, 5), (5, 5), (20, 4)];
    let unit = table.troop(ALICE, "O02", NORTH, &hexes);
    table.mood(unit, Mood::Routing);
    for (offset, role) in [(0, Role::Leader), (1, Role::Standard), (2, Role::Musician)] {
        table.role(table.nth(unit, offset), role);
    }
    table.due(Step::Rally { from: TroopId(0) }, &[]);
    table.act(ALICE, "rally", &[6]);
    (table, unit)
}

/// §PR-110 A stray that is recalled walks to its group in every movement phase until it joins.
#[test]
fn strays_come_back() {
    let (mut table, unit) = scattered();
    let stray = table.nth(unit, 4);
    table.act(ALICE, "recall", &[]);
    assert_eq!(table.state().troop(unit).mood, Mood::Steady);
    // Twenty points are six open hexes; fourteen lie between.
    for (column, waits) in [(14, true), (8, true), (6, false)] {
        table.due(Step::Routers, &[]);
        let spot = table.spot(stray).expect("it stands");
        assert_eq!((spot / 100, table.state().troop(unit).strays != 0), (column, waits));
    }
}

/// §PR-110 §PR-137 Of elements that are still on their way back at the end half is scored, as of
/// routers; those who are together again, and the group that waits, give nothing.
#[test]
fn strays_score_as_routing() {
    let scored = |strays: u32| {
        let mut table = Table::open();
        table.troop(BASIL, "E02", SOUTH, &[(9, 9)]);
        let hexes: Vec<(i16, i16)> = (0..10).map(|column| (column, 14)).collect();
        let unit = table.troop(ALICE, "O02", NORTH, &hexes);
        let last = table.0.game.turns();
        table.0.set(|state| {
            state.turn = last;
            state.troop_mut(unit).strays = strays;
        });
        let events = table.due(Step::EndTurn, &[]);
        events.iter().find_map(|event| match *event {
            Event::Scored { seat: BASIL, points, objectives } => Some(points - objectives),
            _ => None,
        })
    };
    // Eighty points for ten elements: three of them are worth twenty-four.
    assert_eq!([0, 0b111].map(scored), [Some(0), Some(12)]);
}

/// §PR-110 The group holds without a marker while it waits.
#[test]
fn a_waiting_group_holds() {
    let (mut table, unit) = scattered();
    table.act(ALICE, "recall", &[]);
    table.due(Step::Lots, &[]);
    let one = table.state().troop(unit);
    assert_eq!((one.order, one.due), (Some(Order::Hold), 0));
    let (mut table, unit) = scattered();
    table.act(ALICE, "remove", &[]);
    table.due(Step::Lots, &[]);
    let one = table.state().troop(unit);
    assert_eq!((one.order, one.due), (None, 1), "together it gets its marker");
}

/// §PR-52 A character whose unit is wiped out stands alone and fights on.
#[test]
fn without_his_unit() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "E03", NORTH, &[(10, 8)]);
    let unit = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    let hero = table.troop(BASIL, "O08", SOUTH, &[(9, 7)]);
    table.join(hero, unit);
    table.met(alice, unit);
    announce(&mut table, "strike e1", "cease", &[1]);
    assert!(!table.lives(table.nth(unit, 0)));
    let one = table.state().troop(hero);
    assert_eq!(one.host, None);
    assert!(one.is_engaged());
    assert!(table.state().fray.troops.contains(hero));
}

/// §PR-52 §PR-115 A joined wizard does not rest while his unit marches or he is shot at.
#[test]
fn a_joined_wizard_rests_with_his_unit() {
    let rested = |marched: bool, shot: bool| {
        let mut drill = Drill::new(&["E09", "E01"], &["O01"]);
        let (wizard, friend, archer) = (drill.one(0, 0), drill.one(1, 5), drill.one(2, 5));
        drill.put(wizard, base(), 0).put(friend, ahead(-1), 0).put(archer, ahead(4), 3);
        let state = &mut drill.stage.state;
        state.troop_mut(TroopId(0)).host = Some(TroopId(1));
        state.troop_mut(TroopId(0)).lore.points = 3;
        if marched {
            state.troop_mut(TroopId(1)).deeds.mark(Deeds::STIRRED);
        }
        if shot {
            drill.shoot(&[(archer, Aim::At(wizard))], &[20]);
        }
        drill.work(Step::EndTurn, &[]);
        drill.stage.state.troop(TroopId(0)).lore.points > 3
    };
    assert!(rested(false, false));
    assert!(!rested(true, false));
    assert!(!rested(false, true));
}

/// §PR-114 Two wizards heal the same hero once.
#[test]
fn the_same_spell_twice() {
    let mut drill = Drill::new(&["O10", "O11", "O08"], &["E01"]);
    let hero = drill.one(2, 0);
    drill.put(hero, base(), 0);
    drill.stage.state.element_mut(hero).hp = 1;
    let spell = drill.stage.game.content().find_spell("healing").expect("a spell");
    let troop = Some(TroopId(2));
    let cast =
        |wizard| Cast { wizard: TroopId(wizard), spell, troop, hex: None, extra: 0, works: true };
    drill.stage.state.casts = vec![cast(0), cast(1)];
    drill.work(Step::Effects, &[]);
    assert_eq!(drill.hp(hero), 2);
}

/// §PR-138 A side with nobody but the impetuous has nobody steady.
#[test]
fn nobody_steady() {
    for (mood, over) in [(Mood::Steady, false), (Mood::Impetuous, true)] {
        let mut table = Table::open();
        table.troop(ALICE, "O02", NORTH, &[(10, 12)]);
        let basil = table.troop(BASIL, "E02", SOUTH, &[(10, 2)]);
        table.mood(basil, mood);
        table.due(Step::Check, &[]);
        assert_eq!(matches!(table.0.turn(), Turn::Over(_)), over);
    }
}

/// §PR-138 §PR-52 A character in an impetuous or routing unit is one of its elements: he is not the
/// independent who would keep the field.
#[test]
fn no_guest_is_steadier_than_his_unit() {
    for (mood, over) in [(Mood::Steady, false), (Mood::Impetuous, true), (Mood::Routing, true)] {
        for joined in [true, false] {
            let mut table = Table::open();
            table.troop(ALICE, "O02", NORTH, &[(10, 12)]);
            let unit = table.troop(BASIL, "E02", SOUTH, &[(10, 2)]);
            let hero = table.troop(BASIL, "E07", SOUTH, &[(11, 2)]);
            table.mood(unit, mood);
            if joined {
                table.join(hero, unit);
            }
            table.due(Step::Check, &[]);
            assert_eq!(matches!(table.0.turn(), Turn::Over(_)), over && joined, "{mood:?}");
        }
    }
}

/// §PR-138 It ends after the phase in which they lost their heads, before anybody casts a spell.
#[test]
fn nobody_steady_after_orders() {
    let mut table = Ground::open().rules(demonworld::Level::Intermediate).table();
    let wild = table.troop(ALICE, "E02", NORTH, &[(10, 12)]);
    table.mood(wild, Mood::Impetuous);
    table.troop(BASIL, "O02", SOUTH, &[(10, 4), (11, 4), (10, 3), (11, 3)]);
    table.troop(BASIL, "O10", SOUTH, &[(13, 4)]);
    table.role(demonworld::state::ElementId(1), Role::Leader);
    table.due(Step::Begin, &[]);
    table.act(BASIL, "order M", &[]);
    assert!(matches!(table.0.turn(), Turn::Over(_)), "{:?}", table.lists(BASIL));
}

/// Whether berserkers are tested on this ground with an orc three hexes before them.
fn provoked(ground: Ground) -> bool {
    let mut table = ground.table();
    let hexes = [(8, 10), (9, 10), (10, 10), (11, 10), (12, 10)];
    let unit = table.troop(ALICE, "E02", NORTH, &hexes);
    table.role(table.nth(unit, 0), Role::Leader);
    table.troop(BASIL, "O02", SOUTH, &[(11, 7)]);
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    table.can(ALICE, "urge")
}

/// §PR-85 Who is cut off by impassable ground does not provoke.
#[test]
fn the_cut_off_do_not_provoke() {
    let swamp = |columns: std::ops::Range<usize>| {
        columns.fold(Ground::open(), |ground, column| ground.with((column, 9), 'q'))
    };
    assert!(provoked(Ground::open()));
    assert!(provoked(swamp(0..20)), "there is a way round");
    assert!(!provoked(swamp(0..24)), "nobody can get there");
}

/// §PR-50 §DW-31 Independents turn in the order in which the sides moved on T.
#[test]
fn independents_turn_in_the_order_of_t() {
    let mut table = Table::open();
    table.troop(ALICE, "O08", NORTH, &[(2, 14)]);
    table.troop(BASIL, "O08", SOUTH, &[(2, 2)]);
    let unit = table.troop(BASIL, "O02", SOUTH, &[(10, 2), (11, 2)]);
    table.order(unit, Order::Hold);
    table.due(Step::Open { round: Round::Hold }, &[]);
    table.act(BASIL, "pass", &[]);
    assert!(table.asked(BASIL), "the side that moved first");
    table.act(BASIL, "done", &[]);
    assert!(table.asked(ALICE));
}

/// Two of Alice's orcs fall, and the only rider of Basil's unit; the hero in it lives.
fn outlived(rest: &[u32]) -> (Table, [TroopId; 3]) {
    let mut table = Table::open();
    let hexes = [(10, 8), (11, 8), (12, 8), (13, 8), (10, 9), (11, 9)];
    let alice = table.troop(ALICE, "O02", NORTH, &hexes);
    let unit = table.troop(BASIL, "E03", SOUTH, &[(10, 7)]);
    let hero = table.troop(BASIL, "E07", SOUTH, &[(12, 7)]);
    table.join(hero, unit);
    table.order(unit, Order::Charge);
    let mut dice = vec![7, 7, 1, 20];
    dice.extend(rest);
    announce(&mut table, "strike", "strike", &dice);
    assert!(!table.lives(table.nth(unit, 0)) && table.lives(table.nth(hero, 0)));
    (table, [alice, unit, hero])
}

/// §PR-103 §DW-43 A unit with losses is tested while a character is left of those it fought.
#[test]
fn the_last_opponent_is_a_hero() {
    let (table, [alice, ..]) = outlived(&[1]);
    assert!(table.state().troop(alice).is_routing());
}

/// §PR-91 Who has fought a unit has fought the characters in it: next turn is no first round.
#[test]
fn no_first_round_against_an_old_guest() {
    let (mut table, [alice, _, hero]) = outlived(&[6]);
    assert_eq!(table.lists(BASIL), ["go-first", "go-second"]);
    table.act(BASIL, "go-first", &[]);
    for seat in [BASIL, ALICE] {
        table.act(seat, "done", &[]);
    }
    assert!(table.state().troop(alice).foes.contains(hero));
    assert!(table.state().troop(hero).foes.contains(alice));
}
