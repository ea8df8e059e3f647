//! §DW-12 to §DW-18 §DW-33 to §DW-39 §DW-86 to §DW-98 Shooting.

use demonworld::Step;
use demonworld::formation::Shape;
use demonworld::grid::hex;
use demonworld::ids::Order;
use demonworld::state::{Aim, Deeds, ElementId, REMAINS, TroopId};
use kernel::Telling;

use crate::drill::{Drill, ahead, base};
use crate::told::said;

pub(crate) const FIRST: Step = Step::Volley { second: false };
pub(crate) const SECOND: Step = Step::Volley { second: true };

/// One archer of the south before one swordbearer of the north, so far away.
pub(crate) fn duel(south: &str, north: &str, distance: i16) -> Drill {
    let mut drill = Drill::new(&[south], &[north]);
    let (one, two) = (drill.one(0, 5), target(&drill));
    drill.put(one, base(), 0).put(two, ahead(distance), 3);
    drill.stage.state.troop_mut(TroopId(0)).formation = Shape::Line;
    drill
}

/// The element of the north in a duel.
pub(crate) fn target(drill: &Drill) -> ElementId {
    drill.one(1, drill.stage.state.troop(TroopId(1)).count.min(6) - 1)
}

/// The number that the shooter of a duel needs.
fn needed(drill: &Drill) -> i8 {
    drill.needs(drill.one(0, 5), target(drill), &[])
}

/// How many shots a phase offers.
pub(crate) fn offered(drill: &mut Drill, step: Step) -> usize {
    drill.stage.state.shots.clear();
    drill.work(step, &[]);
    drill.stage.state.shots.len()
}

/// §DW-86 §DW-87 DWT-57 DWT-58 The power at the range, with the skill of the shooter.
#[test]
fn power_by_range() {
    assert_eq!(needed(&duel("E04", "O02", 4)), 7 + 1 - 1 + 1);
    assert_eq!(needed(&duel("E04", "O02", 5)), 3 + 1 - 1 + 1);
}

/// §DW-86 §PR-75 DWT-59 Beyond the longest range nothing is offered.
#[test]
fn out_of_range() {
    for (distance, shots) in [(7, 1), (8, 0)] {
        let mut drill = duel("E04", "O02", distance);
        drill.order(0, Order::Hold);
        assert_eq!(offered(&mut drill, SECOND), shots);
    }
}

/// §DW-88 §PR-8 DWT-61 Ranged armour makes a shot impossible.
#[test]
fn armour_of_the_target() {
    assert_eq!(needed(&duel("O01", "E03", 4)), 4 - 5 + 1);
}

/// §DW-89 §PR-76 DWT-62 Each supporter adds two.
#[test]
fn support() {
    let mut drill = duel("O01", "E03", 4);
    let (left, right) = (drill.one(0, 6), drill.one(0, 7));
    drill.put(left, base() + hex(-1, 0), 0).put(right, base() + hex(-2, 0), 0);
    let (shooter, target) = (drill.one(0, 5), drill.one(1, 5));
    assert_eq!(drill.needs(shooter, target, &[left]), 4 - 5 + 2 + 1);
    assert_eq!(drill.needs(shooter, target, &[left, right]), 4 - 5 + 4 + 1);
}

/// §PR-76 DWT-63 DWT-272 §DW-270 A supporter out of the chain adds nothing; in skirmish formation
/// a chain has links of two hexes.
#[test]
fn the_chain_of_support() {
    let mut drill = duel("O01", "E03", 4);
    let far = drill.one(0, 6);
    drill.put(far, base() + hex(-2, 0), 0);
    let (shooter, target) = (drill.one(0, 5), drill.one(1, 5));
    assert_eq!(drill.needs(shooter, target, &[far]), 4 - 5 + 1);
    drill.stage.state.troop_mut(TroopId(0)).formation = Shape::Skirmish;
    assert_eq!(drill.needs(shooter, target, &[far]), 4 - 5 + 2 + 1);
}

/// §PR-76 Who has the shooter's own weapon supports him though his range gives it less power.
#[test]
fn support_with_the_same_weapon() {
    let mut drill = duel("E04", "O02", 4);
    let behind = drill.one(0, 6);
    drill.put(behind, base() + hex(-1, 1), 0);
    assert_eq!(drill.needs(behind, target(&drill), &[]), 3 + 1 - 1 + 1);
    assert_eq!(drill.needs(drill.one(0, 5), target(&drill), &[behind]), 7 + 1 - 1 + 1 + 2);
}

/// §PR-76 Who is out of range adds nothing but still links others.
#[test]
fn a_supporter_out_of_range() {
    let mut drill = duel("O01", "E03", 9);
    let (middle, end) = (drill.one(0, 6), drill.one(0, 7));
    drill.put(middle, base() + hex(-1, 1), 0).put(end, base() + hex(-1, 0), 0);
    let (shooter, target) = (drill.one(0, 5), drill.one(1, 5));
    // The one behind is eleven hexes away; the one beside is nine or ten.
    assert_eq!(drill.needs(shooter, target, &[middle]), 4 - 5 + 1);
}

/// §DW-90 DWT-64 One more for each two visible segments.
#[test]
fn visible_segments() {
    assert_eq!(needed(&duel("O01", "E06", 4)), 4 - 1 + 3);
    let mut drill = duel("O01", "O02", 6);
    let between = drill.one(0, 6);
    drill.put(between, ahead(3), 0);
    // Somebody as tall as the target in between hides it.
    drill.order(0, Order::Hold);
    let shots = offered(&mut drill, SECOND);
    assert_eq!(shots, 1, "only the one in front sees it");
}

/// §DW-90 DWT-65 Half of the target visible gives nothing.
#[test]
fn one_visible_segment() {
    let mut drill = Drill::on(&["O01"], &["O02"], &[(ahead(3), 's', 0)], "");
    let (one, two) = (drill.one(0, 5), drill.one(1, 5));
    drill.put(one, base(), 0).put(two, ahead(4), 3);
    assert_eq!(drill.needs(one, two, &[]), 4 - 1);
}

/// §PR-141 §PR-60 §PR-72 The crew on its platform is one segment taller: over the scrub two of three
/// are seen, and the shooter aims at the carriage.
#[test]
fn the_crew_of_a_chariot() {
    let scrub = [(ahead(3), 's', 0), (ahead(3) + hex(1, 0), 's', 0)];
    let mut drill = Drill::on(&["O01"], &["E05"], &scrub, "");
    let (one, two) = (drill.one(0, 5), drill.one(1, 0));
    drill.put(one, base(), 0).put(two, ahead(5), 0);
    assert_eq!(drill.needs(one, two, &[]), 4 - 1 + 1);
}

/// §PR-72 Of hexes that are seen alike a shooter aims at the one that is easier to hit.
#[test]
fn the_nearer_hex_of_a_giant() {
    let mut drill = Drill::new(&["E04"], &["O06"]);
    let (one, two) = (drill.one(0, 5), drill.one(1, 0));
    drill.put(one, base(), 0).put(two, ahead(5), 0);
    assert_eq!(drill.needs(one, two, &[]), 7 + 1 - 1 + 2);
}

/// §PR-68 §PR-60 A carcass hides as much in shallow water as on dry ground.
#[test]
fn carcasses_in_water() {
    for ground in ['.', '1'] {
        let mut drill = Drill::on(&["O01"], &["O02"], &[(ahead(2), ground, 0)], "");
        let (one, two) = (drill.one(0, 5), drill.one(1, 5));
        drill.put(one, base(), 0).put(two, ahead(4), 3).order(0, Order::Hold);
        assert_eq!(offered(&mut drill, SECOND), 1, "nothing between, {ground}");
        let lies = drill.stage.game.map().index(ahead(2)).expect("on the plain");
        drill.stage.state.board[lies] = REMAINS;
        assert_eq!(offered(&mut drill, SECOND), 0, "a carcass between, {ground}");
    }
}

/// §DW-91 Two less for a target in a wood.
#[test]
fn a_target_in_a_wood() {
    let mut drill = Drill::on(&["O01"], &["O02"], &[(ahead(4), 'w', 0)], "");
    let (one, two) = (drill.one(0, 5), drill.one(1, 5));
    drill.put(one, base(), 0).put(two, ahead(4), 3);
    assert_eq!(drill.needs(one, two, &[]), 4 - 1 + 1 - 2);
}

/// §DW-92 DWT-67 A hit costs one hit point; a wounded troll stands and its unit is not tested.
#[test]
fn a_hit_costs_a_hit_point() {
    let mut drill = duel("O01", "O05", 4);
    let (archer, troll) = (drill.one(0, 5), drill.one(1, 5));
    drill.shoot(&[(archer, Aim::At(troll))], &[5]);
    assert_eq!(drill.hp(troll), 1);
    assert_eq!(drill.stage.state.troop(TroopId(1)).lost, 0);
}

/// §DW-16 §DW-37 §DW-15 §DW-36 §PR-77 DWT-55 Both sides shoot before anybody falls.
#[test]
fn shots_are_simultaneous() {
    let mut drill = duel("O01", "O01", 4);
    let (one, two) = (drill.one(0, 5), drill.one(1, 5));
    drill.shoot(&[(one, Aim::At(two)), (two, Aim::At(one))], &[1, 1]);
    assert_eq!((drill.hp(one), drill.hp(two)), (0, 0));
}

/// §PR-77 A shot at somebody whom earlier dice have killed is not rolled.
#[test]
fn a_shot_at_a_dead_element() {
    let mut drill = duel("O01", "O02", 4);
    let (one, other, target) = (drill.one(0, 5), drill.one(0, 6), drill.one(1, 5));
    drill.put(other, base() + hex(-1, 0), 0);
    drill.shoot(&[(one, Aim::At(target)), (other, Aim::At(target))], &[1]);
    assert_eq!(drill.hp(target), 0);
}

/// §DW-95 §DW-97 §DW-98 §PR-78 DWT-70 DWT-73 Into a melee: the target on 1 to 3, without skill
/// and support.
#[test]
fn into_a_melee() {
    let mut drill = Drill::new(&["O01", "O02"], &["E01"]);
    let (archer, friend, foe) = (drill.one(0, 5), drill.one(1, 5), drill.one(2, 5));
    drill.put(archer, base(), 0).put(foe, ahead(4), 3).put(friend, ahead(4) + hex(1, 0), 0);
    drill.shoot(&[(archer, Aim::At(foe))], &[3, 3]);
    assert_eq!(drill.hp(foe), 0);
    let mut drill = Drill::new(&["E04", "E01"], &["O02"]);
    let (archer, friend, foe) = (drill.one(0, 5), drill.one(1, 5), drill.one(2, 5));
    let backer = drill.one(0, 6);
    drill.put(archer, base(), 0).put(backer, base() + hex(-1, 0), 0);
    drill.put(foe, ahead(4), 3).put(friend, ahead(4) + hex(-1, 0), 0);
    let events = drill.shoot(&[(archer, Aim::At(foe)), (backer, Aim::Back(archer))], &[1, 8]);
    assert!(
        events.iter().any(|event| {
            matches!(event, demonworld::Event::Shot { needed: 7, support: 0, .. })
        })
    );
    assert_eq!(drill.hp(foe), 1);
}

/// §DW-96 §PR-78 DWT-71 DWT-304 On 4 to 6 the compass names a neighbour; only one in contact with
/// the target is struck, even when the target is dead.
#[test]
fn a_shot_that_strays() {
    let mut drill = Drill::new(&["O01", "O02"], &["E01"]);
    let (archer, friend, foe) = (drill.one(0, 5), drill.one(1, 5), drill.one(2, 5));
    drill.put(archer, base(), 0).put(foe, ahead(4), 3).put(friend, ahead(4) + hex(1, 0), 0);
    let mut lost = Drill { stage: drill.stage.clone() };
    lost.shoot(&[(archer, Aim::At(foe))], &[5, 1]);
    assert_eq!((lost.hp(friend), lost.hp(foe)), (1, 1));
    let mut hit = Drill { stage: drill.stage.clone() };
    let events = hit.shoot(&[(archer, Aim::At(foe))], &[5, 2, 4]);
    assert!(events.iter().any(|event| matches!(event, demonworld::Event::Shot { needed: 4, .. })));
    assert_eq!(hit.hp(friend), 0);
    let other = drill.one(0, 6);
    drill.put(other, base() + hex(-1, 0), 0);
    drill.shoot(&[(archer, Aim::At(foe)), (other, Aim::At(foe))], &[1, 1, 4, 2, 1]);
    assert_eq!((drill.hp(friend), drill.hp(foe)), (0, 0));
}

/// §DW-96 §PR-78 A shot at somebody in contact with the shooter that comes back at him is lost; his
/// neighbour in contact is struck.
#[test]
fn nobody_shoots_himself() {
    let mut drill = Drill::new(&["O01"], &["E01"]);
    let (archer, friend, foe) = (drill.one(0, 5), drill.one(0, 6), drill.one(1, 5));
    drill.put(archer, base(), 0).put(friend, base() + hex(-1, 0), 0).put(foe, ahead(1), 3);
    let mut back = Drill { stage: drill.stage.clone() };
    let events = back.shoot(&[(archer, Aim::At(foe))], &[4, 3]);
    assert!(matches!(events.last(), Some(demonworld::Event::ShotLost { .. })), "{events:?}");
    assert_eq!(back.hp(archer), 1);
    drill.shoot(&[(archer, Aim::At(foe))], &[4, 4, 1]);
    assert_eq!((drill.hp(archer), drill.hp(friend)), (1, 0));
}

/// §PR-72 DWT-95 A monster that rises above its opponents is picked out.
#[test]
fn a_monster_is_picked_out() {
    let mut drill = Drill::new(&["O01", "O02"], &["O06"]);
    let (archer, friend, giant) = (drill.one(0, 5), drill.one(1, 5), drill.one(2, 0));
    drill.put(archer, base(), 0).put(giant, ahead(5), 3).put(friend, ahead(5) + hex(1, 0), 0);
    // Five segments, one armour: no die for a stray shot is asked.
    drill.shoot(&[(archer, Aim::At(giant))], &[20]);
}

/// §PR-73 Somebody out of the arc is not offered and refused with the reason.
#[test]
fn the_arc() {
    let mut drill = duel("O01", "O02", 4);
    drill.order(0, Order::Hold);
    let one = drill.one(0, 5);
    drill.put(one, base(), 2);
    assert_eq!(offered(&mut drill, SECOND), 0);
    drill.put(one, base(), 0);
    assert_eq!(offered(&mut drill, SECOND), 1);
}

/// §PR-75 The list for a shooter: targets, others to support, or nothing; refusals say why.
#[test]
fn declarations() {
    let mut drill = duel("O01", "O02", 4);
    drill.order(0, Order::Hold);
    let (other, behind) = (drill.one(0, 6), drill.one(1, 6));
    drill.put(other, base() + hex(-1, 0), 0).put(behind, base() + hex(0, 1), 0);
    drill.stage.state.agenda.clear();
    drill.stage.state.agenda.first([Step::EndTurn]);
    drill.work(SECOND, &[]);
    let (first, target) = (drill.one(0, 5), drill.one(1, 5));
    let list = drill.offers(Step::Shoot, 0);
    assert_eq!(list, [format!("fire {target}"), format!("back {other}"), "cease".to_owned()]);
    let fire = |target| demonworld::Action::Fire { target };
    let refused = drill.stage.refused(kernel::Seat(0), &fire(behind));
    assert!(matches!(refused, demonworld::Illegal::OutOfArc { .. }), "{refused:?}");
    let far = drill.one(1, 4);
    drill.put(far, ahead(5), 3);
    let hidden = drill.stage.refused(kernel::Seat(0), &fire(far));
    let told = serde_json::to_value(Telling { game: &drill.stage.game, value: &hidden })
        .expect("a refusal has a JSON form");
    let at = demonworld::Spot::of(ahead(4)).to_string();
    assert_eq!((&told["what"], &told["hex"]), (&"body".into(), &at.into()), "{hidden:?}");
    drill.answer(Step::Shoot, 0, &format!("fire {target}"), &[]);
    let list = drill.offers(Step::Shoot, 0);
    assert!(list.contains(&format!("back {first}")));
}

/// §DW-22 §PR-59 DWT-170 DWT-328 A unit on T shoots once at what is about to run it over, and not
/// again in the second phase.
#[test]
fn a_volley_before_an_overrun() {
    let mut drill = Drill::new(&["O01"], &["O06"]);
    let (one, two, giant) = (drill.one(0, 5), drill.one(0, 6), drill.one(1, 0));
    drill.put(one, base(), 0).put(two, base() + hex(1, 0), 0).put(giant, ahead(2), 3);
    drill.order(0, Order::Hold);
    let step = Step::React { victim: TroopId(0), by: TroopId(1) };
    let (fire, cease) = (format!("fire {giant}"), "cease".to_owned());
    assert_eq!(drill.offers(step, 0), [fire.clone(), format!("back {two}"), cease.clone()]);
    let mut alone = Drill { stage: drill.stage.clone() };
    alone.answer(step, 0, &fire, &[]);
    assert_eq!(alone.offers(step, 0), [fire.clone(), format!("back {one}"), cease]);
    alone.answer(step, 0, &fire, &[1, 1]);
    assert_eq!(alone.hp(giant), 4);
    // Bow 4, two more for the supporter, two for four or five segments, one armour.
    drill.answer(step, 0, &fire, &[]);
    drill.answer(step, 0, &format!("back {one}"), &[7]);
    assert_eq!(drill.hp(giant), 5);
    assert!(drill.offers(step, 0).is_empty());
    assert_eq!(offered(&mut drill, SECOND), 0);
    drill.order(0, Order::Charge);
    drill.stage.state.troop_mut(TroopId(0)).deeds = Deeds::default();
    assert!(drill.offers(step, 0).is_empty());
}

/// §PR-59 §PR-76 Of four in the way of a giant two shoot with one behind each; one who is told to do
/// nothing helps nobody, and a volley of nobody is none.
#[test]
fn groups_before_an_overrun() {
    let mut drill = Drill::new(&["O01"], &["O06"]);
    let row = [4, 5, 6, 7].map(|place| drill.one(0, place));
    for (one, column) in row.into_iter().zip([-3, -2, -1, 0]) {
        drill.put(one, base() + hex(column, 0), 0);
    }
    let giant = drill.one(1, 0);
    drill.put(giant, ahead(6), 3).order(0, Order::Hold);
    let step = Step::React { victim: TroopId(0), by: TroopId(1) };
    let volley = |drill: &Drill, told: [String; 4], dice: &[u32]| {
        let mut other = Drill { stage: drill.stage.clone() };
        for (index, told) in told.iter().enumerate() {
            other.answer(step, 0, told, if index == 3 { dice } else { &[] });
        }
        (other.hp(giant), other.offers(step, 0).is_empty())
    };
    let fire = || format!("fire {giant}");
    let back = |index: usize| format!("back {}", row[index]);
    let cease = || "cease".to_owned();
    assert_eq!(volley(&drill, [fire(), back(0), fire(), back(2)], &[7, 7]), (4, true));
    assert_eq!(volley(&drill, [fire(), cease(), fire(), back(2)], &[7, 7]), (5, true));
    assert_eq!(volley(&drill, [cease(), cease(), cease(), cease()], &[]), (6, false));
}

/// §DW-13 §DW-34 §DW-93 §PR-79 DWT-53 DWT-68 A dragon breathes on everybody in a cone, whatever
/// armour they wear.
#[test]
fn breath() {
    let mut drill = Drill::new(&["E06"], &["O02"]);
    let dragon = drill.one(0, 0);
    drill.put(dragon, base(), 0);
    let foes = [drill.one(1, 4), drill.one(1, 5), drill.one(1, 6)];
    for (foe, hex) in foes.into_iter().zip([ahead(1), ahead(2), ahead(3)]) {
        drill.put(foe, hex, 3);
    }
    drill.order(0, Order::Skirmish);
    assert_eq!(offered(&mut drill, FIRST), 1);
    let list = drill.offers(Step::Shoot, 0);
    assert_eq!(list, ["breathe 0", "breathe 1", "cease"]);
    // The furthest comes first, row by row.
    drill.shoot(&[(dragon, Aim::Cone(0))], &[7, 8, 1]);
    assert_eq!(foes.map(|foe| drill.hp(foe)), [0, 1, 0]);
}

/// §PR-79 A dragon on T breathes although it was attacked this turn, not after an attack of its own.
#[test]
fn no_breath_after_an_attack() {
    for (deed, offers) in [(Deeds::CONTACTED, 1), (Deeds::CHARGED, 0)] {
        let mut drill = Drill::new(&["E06"], &["O02"]);
        let (dragon, foe) = (drill.one(0, 0), drill.one(1, 4));
        drill.put(dragon, base(), 0).put(foe, ahead(1), 3).order(0, Order::Hold);
        let turn = drill.stage.state.turn;
        let one = drill.stage.state.troop_mut(TroopId(0));
        one.since = turn;
        one.deeds.mark(deed);
        assert_eq!(offered(&mut drill, SECOND), offers, "{deed:?}");
    }
}

/// §DW-94 DWT-69 Water takes one off for each segment in it.
#[test]
fn breath_on_water() {
    for (die, left) in [(6, 0), (7, 1)] {
        let mut drill = Drill::on(&["E06"], &["O12"], &[(ahead(2), '1', 0)], "");
        let (dragon, foe) = (drill.one(0, 0), drill.one(1, 5));
        drill.put(dragon, base(), 0).put(foe, ahead(2), 3);
        drill.shoot(&[(dragon, Aim::Cone(0))], &[die]);
        assert_eq!(drill.hp(foe), left);
    }
}

/// §DW-93 §DW-94 The log unfolds a breath.
#[test]
fn the_log_unfolds_a_breath() {
    let mut drill = Drill::on(&["E06"], &["O12"], &[(ahead(2), '1', 0)], "");
    let (dragon, foe) = (drill.one(0, 0), drill.one(1, 5));
    drill.put(dragon, base(), 0).put(foe, ahead(2), 3);
    let events = drill.shoot(&[(dragon, Aim::Cone(0))], &[7]);
    let breath = events.iter().find(|event| matches!(event, demonworld::Event::Breathed { .. }));
    let told = |language| said(&drill.stage.game, breath.expect("a breath"), language);
    assert!(
        told("en").ends_with("6 or less (breath +7 §DW-93, water −1 §DW-94)."),
        "{}",
        told("en")
    );
    assert!(told("fr").contains("(souffle +7 §DW-93, eau −1 §DW-94)"), "{}", told("fr"));
}

/// §DW-17 §DW-18 §DW-38 §DW-39 DWT-104 After losses: closing up, then tests and routs.
#[test]
fn after_losses() {
    let mut drill = duel("O01", "O02", 4);
    let (archer, foe, other) = (drill.one(0, 5), drill.one(1, 5), drill.one(1, 6));
    drill.put(other, ahead(5), 3);
    drill.stage.state.agenda.clear();
    drill.stage.state.agenda.first([Step::EndTurn]);
    drill.shoot(&[(archer, Aim::At(foe))], &[1]);
    let waiting: Vec<Step> = drill.stage.state.agenda.iter().copied().collect();
    let mend = waiting.iter().position(|step| matches!(step, Step::Mend { .. }));
    let tests = waiting.iter().position(|step| matches!(step, Step::Tests { .. }));
    let end = waiting.iter().position(|step| *step == Step::EndTurn);
    assert!(mend.is_some() && mend < tests && tests < end, "{waiting:?}");
}

/// §DW-86 §PR-69 The number is told part by part, and so is what stands in the way.
#[test]
fn a_shot_explained() {
    let mut drill = duel("E04", "O02", 4);
    let (one, two) = (drill.one(0, 5), target(&drill));
    let parts = demonworld::explain::shot(&drill.stage.game, &drill.stage.state, one, two, 1);
    let values: Vec<i8> = parts.expect("a shot").iter().map(|part| part.1).collect();
    assert_eq!(values, [7, -1, 1, 2, 1]);
    let between = drill.one(0, 6);
    drill.put(between, ahead(2), 0);
    let hidden = demonworld::explain::shot(&drill.stage.game, &drill.stage.state, one, two, 0);
    assert_eq!(hidden, None);
    let met = demonworld::explain::sight(&drill.stage.game, &drill.stage.state, one, two);
    let body = met.iter().find(|(met, _)| met.what == demonworld::sight::Obstacle::Body);
    assert_eq!(body.map(|(met, seen)| (met.hex, *seen)), Some((ahead(2), 0)));
}
