//! §DW-1 §DW-2 §DW-32 §DW-240 to §DW-253 §PR-124 to §PR-129 Wind and fire.

use demonworld::grid::{Hex, hex};
use demonworld::ids::Order;
use demonworld::state::{Aim, Deeds, Fire, TroopId};
use demonworld::{Event, Round, Spot, Step};

use crate::drill::{Drill, ahead, base};
use crate::shooting::{SECOND, duel, offered};

/// Some scrub on the plain.
fn heath(scrub: &[Hex]) -> Drill {
    let ground: Vec<(Hex, char, u8)> = scrub.iter().map(|&hex| (hex, 's', 0)).collect();
    Drill::on(&["O01"], &["O02"], &ground, "")
}

fn burns(drill: &Drill, hex: Hex) -> bool {
    drill.stage.state.weather.fires.iter().any(|fire| fire.hex == hex && !fire.fresh)
}

/// §DW-1 §DW-240 to §DW-248 §PR-125 DWT-1 to DWT-7 What the die does to the wind.
#[test]
fn the_wind() {
    let turned = |from: (u8, u8), die: u32| {
        let mut drill = heath(&[]);
        let weather = &mut drill.stage.state.weather;
        (weather.direction, weather.speed) = from;
        drill.work(Step::Weather, &[die]);
        (drill.stage.state.weather.direction, drill.stage.state.weather.speed)
    };
    assert_eq!(turned((3, 5), 2), (4, 5));
    assert_eq!(turned((1, 5), 3), (0, 5));
    assert_eq!(turned((5, 5), 5), (1, 5));
    assert_eq!(turned((0, 5), 6), (4, 5));
    assert_eq!(turned((2, 2), 8), (2, 3));
    assert_eq!(turned((2, 3), 13), (2, 5));
    assert_eq!(turned((2, 3), 10), (2, 2));
    assert_eq!(turned((2, 3), 14), (2, 1));
    assert_eq!(turned((2, 1), 14), (2, 0));
    assert_eq!((turned((2, 3), 15), turned((2, 3), 20)), ((2, 3), (2, 3)));
}

/// §PR-124 DWT-317 At the start one die for the direction, one for the speed.
#[test]
fn the_first_wind() {
    let mut drill = heath(&[]);
    drill.stage.state.turn = 1;
    drill.work(Step::Weather, &[4, 6]);
    let weather = &drill.stage.state.weather;
    assert_eq!((weather.direction, weather.speed), (3, 6));
}

/// §DW-2 §PR-125 §FR-142 DWT-8 A counter falls each turn; at none the hex is burnt for good.
#[test]
fn fires_burn_down() {
    let mut drill = heath(&[base()]);
    drill.stage.state.weather.fires = vec![Fire { hex: base(), left: 1, fresh: false }];
    drill.stage.state.weather.speed = 4;
    drill.work(Step::Weather, &[15]);
    assert!(!burns(&drill, base()));
    assert_eq!(drill.stage.state.weather.burnt, [base()]);
}

/// §DW-2 §PR-126 DWT-9 DWT-10 Fire jumps with the wind and to both sides of it; not in a calm.
#[test]
fn fires_spread() {
    let (east, north_east, south_east) =
        (base() + hex(1, 0), base() + hex(1, -1), base() + hex(0, 1));
    let mut drill = heath(&[base(), east, north_east, south_east]);
    drill.stage.state.weather.fires = vec![Fire { hex: base(), left: 5, fresh: false }];
    (drill.stage.state.weather.direction, drill.stage.state.weather.speed) = (1, 4);
    let mut calm = Drill { stage: drill.stage.clone() };
    drill.work(Step::Weather, &[15, 10, 11, 3]);
    assert!(burns(&drill, east) && burns(&drill, south_east) && !burns(&drill, north_east));
    calm.stage.state.weather.speed = 0;
    calm.work(Step::Weather, &[15]);
    assert_eq!(calm.stage.state.weather.fires.len(), 1);
}

/// §DW-32 §DW-249 §PR-127 DWT-184 Six or less lights scrub beside somebody who holds still.
#[test]
fn fire_by_hand() {
    let scrub = base() + hex(1, 0);
    let ignite = |drill: &Drill| drill.offers(Step::Ignite { seat: kernel::Seat(0) }, 0);
    for (die, lit) in [(6, true), (7, false)] {
        let mut drill = heath(&[scrub]);
        let one = drill.one(0, 5);
        drill.put(one, base(), 0).order(0, Order::Hold);
        let notation = format!("ignite {one} {}", Spot::of(scrub));
        assert_eq!(ignite(&drill), [notation.clone(), "done".to_owned()]);
        drill.answer(Step::Ignite { seat: kernel::Seat(0) }, 0, &notation, &[die]);
        assert_eq!(burns(&drill, scrub), lit);
        assert!(ignite(&drill).is_empty(), "one try for each element");
    }
    let mut drill = heath(&[scrub]);
    let one = drill.one(0, 5);
    drill.put(one, base(), 0).order(0, Order::Hold);
    drill.stage.state.troop_mut(TroopId(0)).deeds.mark(Deeds::STIRRED);
    assert!(ignite(&drill).is_empty());
    drill.stage.state.troop_mut(TroopId(0)).deeds = Deeds::default();
    drill.order(0, Order::Skirmish);
    assert!(ignite(&drill).is_empty());
}

/// §PR-127 §PR-141 DWT-184 Knights and trolls start no fires.
#[test]
fn who_fears_fire() {
    for card in ["E03", "O05"] {
        let scrub = base() + hex(1, 0);
        let mut drill = Drill::on(&[card], &["N01"], &[(scrub, 's', 0)], "");
        let one = drill.one(0, 5);
        drill.put(one, base(), 0).order(0, Order::Hold);
        assert!(drill.offers(Step::Ignite { seat: kernel::Seat(0) }, 0).is_empty());
    }
}

/// §DW-250 §PR-129 DWT-185 Breath lights empty wood, which burns from the next turn on.
#[test]
fn breath_lights_wood() {
    let mut drill = Drill::on(&["E06"], &["O02"], &[(ahead(3), 'w', 0)], "");
    let (dragon, foe) = (drill.one(0, 0), drill.one(1, 5));
    drill.put(dragon, base(), 0).put(foe, ahead(1), 3);
    drill.shoot(&[(dragon, Aim::Cone(0))], &[20, 7]);
    assert!(!burns(&drill, ahead(3)));
    assert_eq!(drill.stage.state.weather.fires[0].left, 10);
    drill.stage.state.turn = 3;
    drill.stage.state.weather.speed = 0;
    drill.work(Step::Weather, &[15]);
    assert!(burns(&drill, ahead(3)));
}

/// §PR-128 DWT-189 Who stands in fire leaves it by the nearest way, or is lost.
#[test]
fn out_of_the_fire() {
    let mut drill = heath(&[base()]);
    let one = drill.one(0, 5);
    drill.put(one, base(), 0);
    drill.stage.state.weather.fires = vec![Fire { hex: base(), left: 5, fresh: false }];
    let step = Step::Escape { seat: kernel::Seat(0) };
    let list = drill.offers(step, 0);
    assert_eq!(list.len(), 6);
    drill.answer(step, 0, &list[0], &[]);
    assert_eq!(base().distance(drill.stage.state.element(one).hex.expect("it stands")), 1);
    let mut shut = heath(&[base()]);
    let one = shut.one(0, 5);
    shut.put(one, base(), 0);
    shut.stage.state.weather.fires = vec![Fire { hex: base(), left: 5, fresh: false }];
    for (n, near) in base().neighbours().enumerate() {
        let other = shut.one(1, u8::try_from(n).expect("six"));
        shut.put(other, near, 0);
    }
    assert!(shut.offers(step, 0).is_empty());
    shut.work(step, &[]);
    assert_eq!(shut.hp(one), 0);
}

/// §PR-128 A hex with three burning neighbours smokes and hides what is behind it.
#[test]
fn smoke() {
    let around: Vec<Hex> = ahead(3).neighbours().take(3).collect();
    let mut drill = heath(&around);
    let (archer, foe) = (drill.one(0, 5), drill.one(1, 5));
    drill.put(archer, base(), 0).put(foe, ahead(6), 3).order(0, Order::Hold);
    drill.work(Step::Volley { second: true }, &[]);
    assert_eq!(drill.stage.state.shots.len(), 1);
    let fire = |hex| Fire { hex, left: 5, fresh: false };
    drill.stage.state.weather.fires = around.into_iter().map(fire).collect();
    drill.stage.state.shots.clear();
    drill.work(Step::Volley { second: true }, &[]);
    assert_eq!(drill.stage.state.shots.len(), 0);
}

/// §PR-128 A base of several hexes leaves the fire whole, and never onto somebody.
#[test]
fn a_giant_leaves_the_fire() {
    let scrub = [base() + hex(0, 1)];
    let ground: Vec<(Hex, char, u8)> = scrub.iter().map(|&hex| (hex, 's', 0)).collect();
    let mut drill = Drill::on(&["O06", "O02"], &["O02"], &ground, "");
    let (giant, friend) = (drill.one(0, 0), drill.one(1, 0));
    drill.put(giant, base(), 0).put(friend, ahead(1), 0);
    drill.stage.state.weather.fires.push(Fire { hex: scrub[0], left: 3, fresh: false });
    let list = drill.offers(Step::Escape { seat: kernel::Seat(0) }, 0);
    assert!(!list.is_empty());
    let taken = Spot::of(ahead(1));
    assert!(!list.contains(&format!("step {giant} {taken}")), "{list:?}");
    drill.answer(Step::Escape { seat: kernel::Seat(0) }, 0, &list[0], &[]);
    let one = *drill.stage.state.element(giant);
    let at = one.hex.expect("it lives");
    let free = demonworld::large::hexes(demonworld::ids::Base::Giant, at, one.facing);
    assert!(free.into_iter().all(|hex| hex != scrub[0] && hex != ahead(1)));
}

/// §PR-127 A character who has lit a fire still shoots in phase V; a unit does not.
#[test]
fn shots_after_lighting() {
    let mut hero = Drill::new(&["N02:thorn-shield"], &["O02"]);
    let (own, foe) = (hero.one(0, 0), hero.one(1, 5));
    hero.put(own, base(), 0).put(foe, ahead(4), 3);
    let mut archers = duel("O01", "O02", 4);
    archers.order(0, Order::Hold);
    for (drill, after) in [(&mut hero, 1), (&mut archers, 0)] {
        assert_eq!(offered(drill, SECOND), 1);
        drill.stage.state.troop_mut(TroopId(0)).deeds.mark(Deeds::LIT);
        assert_eq!(offered(drill, SECOND), after);
    }
}

/// §PR-52 §PR-127 A character who moved or shot before he joined a unit on T lights nothing with it.
#[test]
fn lighting_after_joining() {
    let scrub = base() + hex(1, 0);
    for deed in [None, Some(Deeds::STIRRED), Some(Deeds::SHOT)] {
        let mut drill = Drill::on(&["O08", "O01"], &["O02"], &[(scrub, 's', 0)], "");
        let hero = drill.one(0, 0);
        drill.put(hero, base(), 0).order(1, Order::Hold);
        let one = drill.stage.state.troop_mut(TroopId(0));
        one.host = Some(TroopId(1));
        if let Some(deed) = deed {
            one.deeds.mark(deed);
        }
        let offers = drill.offers(Step::Ignite { seat: kernel::Seat(0) }, 0);
        assert_eq!(offers.is_empty(), deed.is_some(), "{deed:?}: {offers:?}");
    }
}

const ESCAPE: Step = Step::Escape { seat: kernel::Seat(0) };

/// Cards of the south against swordbearers, with scrub that burns on one hex.
fn ablaze(south: &[&str], fire: Hex) -> Drill {
    let mut drill = Drill::on(south, &["O02"], &[(fire, 's', 0)], "");
    drill.stage.state.weather.fires = vec![Fire { hex: fire, left: 5, fresh: false }];
    drill.stage.state.agenda.clear();
    drill
}

/// The order phase begins: who was told to be in the fire, and the markers of the first two troops.
fn orders(drill: &mut Drill) -> (usize, [u8; 2]) {
    let events = drill.work(Step::Orders, &[]);
    drill.work(Step::Lots, &[]);
    let caught = events.iter().filter(|event| matches!(event, Event::Caught { .. })).count();
    (caught, [0, 1].map(|troop| drill.stage.state.troop(TroopId(troop)).due))
}

/// §PR-128 A large element of which one hex burns gets no order and does not breathe; it leaves
/// the fire and has moved.
#[test]
fn a_dragon_in_the_fire() {
    let rear = base() + hex(0, 1);
    for burning in [true, false] {
        let mut drill = ablaze(&["E06"], if burning { rear } else { ahead(8) });
        let (dragon, leader) = (drill.one(0, 0), drill.one(1, 0));
        drill.put(dragon, base(), 0).put(leader, ahead(3), 3);
        assert_eq!(orders(&mut drill), (usize::from(burning), [u8::from(!burning), 1]));
        drill.stage.state.element_mut(dragon).caught = false;
        drill.order(0, Order::Skirmish);
        drill.work(Step::Volley { second: false }, &[]);
        assert_eq!(drill.stage.state.shots.is_empty(), burning, "no breath out of the fire");
        let list = drill.offers(ESCAPE, 0);
        assert_eq!(list.is_empty(), !burning);
        if burning {
            let mut asked = drill.stage.state.clone();
            asked.agenda.first([ESCAPE]);
            let question = kernel::Game::question(&drill.stage.game, &asked, kernel::Seat(0));
            let cited = question.map(|question| (question.code, question.rule.id()));
            assert_eq!(cited, Some(("escape", "PR-128")));
            drill.answer(ESCAPE, 0, &list[0], &[]);
        }
        let moves = drill.offers(Step::Turns { round: Round::Skirmish, seat: kernel::Seat(0) }, 0);
        assert_eq!(moves.contains(&"march t0".to_owned()), !burning);
    }
}

/// §PR-128 A unit with one element out of the fire has its marker; who was in it does not shoot this
/// turn, also not from where he has fled to. A unit that is wholly in it gets none.
#[test]
fn archers_in_the_fire() {
    let mut drill = ablaze(&["O01"], base());
    let (leader, archer, foe) = (drill.one(0, 0), drill.one(0, 5), drill.one(1, 0));
    let right = hex(1, 0);
    drill.put(leader, base() + right, 0).put(archer, base(), 0).put(foe, ahead(5) + right, 3);
    assert_eq!(orders(&mut drill), (1, [1, 1]));
    drill.answer(ESCAPE, 0, &format!("step {archer} {}", Spot::of(ahead(1))), &[]);
    drill.order(0, Order::Hold);
    assert_eq!(offered(&mut drill, SECOND), 1);
    assert_eq!(drill.stage.state.shots[0].shooter, leader);
    drill.stage.state.element_mut(archer).caught = false;
    assert_eq!(offered(&mut drill, SECOND), 2, "he sees the enemy as well");
    let mut drill = ablaze(&["O01"], base());
    let (leader, foe) = (drill.one(0, 0), drill.one(1, 0));
    drill.put(leader, base(), 0).put(foe, ahead(6), 3);
    assert_eq!(orders(&mut drill), (1, [0, 1]));
}

/// §PR-128 A hero who was in the fire leaves it, goes no further and does not shoot; a wizard
/// in it casts nothing.
#[test]
fn characters_in_the_fire() {
    for burning in [true, false] {
        let mut drill = ablaze(&["N02:thorn-shield"], if burning { base() } else { ahead(8) });
        let (hero, foe) = (drill.one(0, 0), drill.one(1, 0));
        drill.put(hero, base(), 0).put(foe, ahead(4), 3);
        orders(&mut drill);
        if burning {
            let out = format!("step {hero} {}", Spot::of(ahead(1)));
            drill.answer(ESCAPE, 0, &out, &[]);
        }
        let slot = Step::Turns { round: Round::FirstSlot, seat: kernel::Seat(0) };
        assert_eq!(drill.offers(slot, 0).contains(&"march t0".to_owned()), !burning);
        assert_eq!(offered(&mut drill, SECOND) == 0, burning);
        let mut drill = ablaze(&["E09"], if burning { base() } else { ahead(8) });
        let (wizard, foe) = (drill.one(0, 0), drill.one(1, 0));
        drill.put(wizard, base(), 0).put(foe, ahead(4), 3);
        drill.work(Step::Wizards, &[]);
        assert_eq!(drill.stage.state.agenda.top().is_none(), burning);
    }
}

/// §PR-59 §PR-128 Who was in the fire when the turn began does not shoot before an overrun either.
#[test]
fn no_volley_out_of_the_fire() {
    let mut drill = Drill::new(&["O01"], &["O06"]);
    let (one, two, giant) = (drill.one(0, 5), drill.one(0, 6), drill.one(1, 0));
    drill.put(one, base(), 0).put(two, base() + hex(1, 0), 0).put(giant, ahead(2), 3);
    drill.order(0, Order::Hold);
    let step = Step::React { victim: TroopId(0), by: TroopId(1) };
    assert!(drill.offers(step, 0).contains(&format!("back {two}")));
    drill.stage.state.element_mut(two).caught = true;
    assert_eq!(drill.offers(step, 0), [format!("fire {giant}"), "cease".to_owned()]);
    drill.stage.state.element_mut(one).caught = true;
    assert!(drill.offers(step, 0).is_empty());
}

/// §PR-127 §PR-128 Who was in the fire starts none in the same turn.
#[test]
fn no_lighting_out_of_the_fire() {
    let scrub = base() + hex(1, 0);
    for caught in [false, true] {
        let mut drill = heath(&[scrub]);
        let one = drill.one(0, 5);
        drill.put(one, base(), 0).order(0, Order::Hold);
        drill.stage.state.element_mut(one).caught = caught;
        let offers = drill.offers(Step::Ignite { seat: kernel::Seat(0) }, 0);
        assert_eq!(offers.is_empty(), caught, "{offers:?}");
    }
}

/// §PR-52 §PR-128 A joined commander in the fire gives no markers: the leader's one remains.
#[test]
fn no_markers_out_of_the_fire() {
    for (burning, markers) in [(false, 3), (true, 1)] {
        let fire = if burning { base() } else { ahead(8) };
        let mut drill = ablaze(&["E01", "E08"], fire);
        let (leader, chief, foe) = (drill.one(0, 0), drill.one(1, 0), drill.one(2, 0));
        drill.put(leader, base() + hex(1, 0), 0).put(chief, base(), 0).put(foe, ahead(6), 3);
        drill.stage.state.troop_mut(TroopId(1)).host = Some(TroopId(0));
        assert_eq!(orders(&mut drill).1[0], markers);
    }
}

/// §PR-83 §PR-128 A commander in the fire takes no unit over.
#[test]
fn no_command_out_of_the_fire() {
    for burning in [false, true] {
        let mut drill = ablaze(&["E08", "E01"], if burning { base() } else { ahead(8) });
        let (chief, one, foe) = (drill.one(0, 0), drill.one(1, 5), drill.one(2, 0));
        drill.put(chief, base(), 0).put(one, base() + hex(1, 0), 0).put(foe, ahead(6), 3);
        drill.work(Step::Orders, &[]);
        let steps = drill.stage.state.agenda.iter();
        let asked = steps.filter(|step| matches!(step, Step::Command { .. })).count();
        assert_eq!(asked, usize::from(!burning));
    }
}
