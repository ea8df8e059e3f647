//! §DW-50 §PR-115 What breaks the rest of a wizard: contact at any time of the turn, and every move,
//! whoever made him move.

use demonworld::grid::{Hex, hex};
use demonworld::state::{Aim, Deeds, ElementId, Fire, TroopId, Troops};
use demonworld::{Spot, Step};
use kernel::Seat;

use crate::drill::{Drill, ahead, base};

const WIZARD: TroopId = TroopId(0);
const UNIT: TroopId = TroopId(1);
const FOE: TroopId = TroopId(2);
/// What the wizard has before he rests.
const SPENT: u8 = 3;

/// A wizard on scrub, footsoldiers beside him, an enemy archer far away.
fn camp() -> (Drill, ElementId) {
    let mut drill = Drill::on(&["E09", "E01"], &["O01"], &[(base(), 's', 0)], "");
    let (wizard, friend, foe) = (drill.one(0, 0), drill.one(1, 5), drill.one(2, 5));
    drill.put(wizard, base(), 0).put(friend, beside(), 0).put(foe, ahead(6), 3);
    drill.stage.state.troop_mut(WIZARD).lore.points = SPENT;
    (drill, wizard)
}

/// The same, and he has joined them.
fn joined() -> (Drill, ElementId) {
    let (mut drill, wizard) = camp();
    drill.stage.state.troop_mut(WIZARD).host = Some(UNIT);
    (drill, wizard)
}

/// The hex of the footsoldiers, left of the wizard.
fn beside() -> Hex {
    base() + hex(-1, 0)
}

/// A hex that touches the footsoldiers and not the wizard.
fn beyond() -> Hex {
    base() + hex(-2, 0)
}

/// The enemy stands somewhere.
fn enemy(drill: &mut Drill, at: Hex) {
    let foe = drill.one(2, 5);
    drill.put(foe, at, 3);
}

/// Whether the wizard has regained points when the turn ends.
fn rests(mut drill: Drill) -> bool {
    drill.work(Step::EndTurn, &[]);
    drill.stage.state.troop(WIZARD).lore.points > SPENT
}

/// §PR-115 §PR-127 Who tried to light a fire has not rested.
#[test]
fn lighting_is_no_rest() {
    assert!(rests(camp().0));
    let (mut drill, _) = camp();
    drill.stage.state.troop_mut(WIZARD).deeds.mark(Deeds::LIT);
    assert!(!rests(drill));
}

/// The enemy works with a step of the turn from where he stands, and is gone before it ends.
fn rests_after(mut drill: Drill, at: Hex, step: Step) -> bool {
    enemy(&mut drill, at);
    drill.work(step, &[]);
    enemy(&mut drill, ahead(6));
    rests(drill)
}

/// §DW-50 §PR-115 Who is in melee when the turn begins has not rested, though his opponent dies or
/// runs in the course of it.
#[test]
fn a_melee_of_earlier_turns() {
    assert!(!rests_after(camp().0, ahead(1), Step::Begin));
    assert!(rests_after(camp().0, ahead(2), Step::Begin));
}

/// §PR-52 §PR-115 A wizard in a unit that is attacked has not rested if an enemy touches him; what
/// touches the others of the unit alone does not disturb him.
#[test]
fn contact_of_a_joined_wizard() {
    let clash = Step::Clash { troop: FOE };
    assert!(!rests_after(joined().0, ahead(1), clash));
    assert!(rests_after(joined().0, beyond(), clash));
}

/// §PR-104 §PR-115 Contact that arises while others reposition counts, though it is over before the
/// turn is.
#[test]
fn contact_after_a_melee() {
    for step in [Step::Gather, Step::Part, Step::Mend { troop: FOE }, Step::Lock { troop: FOE }] {
        assert!(!rests_after(camp().0, ahead(1), step), "{step:?}");
    }
}

/// A melee of the footsoldiers in which the wizard goes to a hex and looks somewhere.
fn repositioned(to: Hex, facing: u8) -> bool {
    let (mut drill, wizard) = joined();
    enemy(&mut drill, beyond());
    drill.stage.state.fray.troops = Troops::NONE.with(UNIT).with(FOE);
    let step = Step::Reposition { seat: Seat(0) };
    drill.answer(step, 0, &format!("choose {wizard}"), &[]);
    drill.answer(step, 0, &format!("walk {wizard} {}", Spot::of(to)), &[]);
    drill.answer(step, 0, &format!("face {wizard} {facing}"), &[]);
    rests(drill)
}

/// §PR-104 §PR-115 Repositioning is a move, and so is a turn; who stays as he is rests.
#[test]
fn repositioning() {
    assert!(!repositioned(base() + hex(1, 0), 0));
    assert!(!repositioned(base(), 1));
    assert!(repositioned(base(), 0));
}

/// §PR-80 §PR-115 A wizard who closes up has not rested; one who lets others close up has.
#[test]
fn closing_up() {
    for (n, at) in [(0, ahead(1)), (1, beyond())] {
        let (mut drill, _) = joined();
        let one = drill.one(n, 5 * n);
        drill.stage.state.held.push((UNIT, at));
        let step = format!("step {one} {}", Spot::of(at));
        drill.answer(Step::Mend { troop: UNIT }, 0, &step, &[]);
        assert_eq!(rests(drill), n == 1);
    }
}

/// §PR-63 §PR-115 A wizard who turns when his unit is contacted has not rested.
#[test]
fn an_answer_to_contact() {
    let (mut drill, wizard) = joined();
    enemy(&mut drill, beyond());
    let step = Step::Answer { troop: UNIT, by: FOE };
    let mut stepped = Drill { stage: drill.stage.clone() };
    drill.answer(step, 0, &format!("face {wizard} 1"), &[]);
    assert!(!rests(drill));
    stepped.answer(step, 0, &format!("step {wizard} {}", Spot::of(base() + hex(1, 0))), &[]);
    assert!(!rests(stepped));
}

/// The footsoldiers rout and the wizard runs along to a hex.
fn ran(to: Hex, marched: bool) -> bool {
    let (mut drill, wizard) = joined();
    drill.stage.state.fleeing = Troops::NONE.with(UNIT);
    if marched {
        drill.stage.state.troop_mut(UNIT).deeds.mark(Deeds::STIRRED);
    }
    drill.work(Step::Routs, &[]);
    let walk = format!("walk {wizard} {}", Spot::of(to));
    drill.answer(Step::RunAlong { element: wizard }, 0, &walk, &[]);
    rests(drill)
}

/// §PR-109 §PR-115 Running along is a move; who stays behind has rested, unless he had marched with
/// the unit before.
#[test]
fn running_along() {
    assert!(!ran(base() + hex(-1, 1), false));
    assert!(ran(base(), false));
    assert!(!ran(base(), true));
}

/// §PR-52 §PR-115 Who has marched with a unit has not rested, though the unit is gone.
#[test]
fn marched_with_the_fallen() {
    for marched in [false, true] {
        let (mut drill, _) = joined();
        let (friend, archer) = (drill.one(1, 5), drill.one(2, 5));
        if marched {
            drill.stage.state.troop_mut(UNIT).deeds.mark(Deeds::STIRRED);
        }
        enemy(&mut drill, beside() + hex(0, -4));
        drill.shoot(&[(archer, Aim::At(friend))], &[1]);
        assert_eq!((drill.hp(friend), rests(drill)), (0, !marched));
    }
}

/// §PR-115 §PR-128 A wizard who leaves the fire has not rested.
#[test]
fn out_of_the_fire() {
    let (mut drill, wizard) = camp();
    drill.stage.state.weather.fires = vec![Fire { hex: base(), left: 5, fresh: false }];
    let out = format!("step {wizard} {}", Spot::of(ahead(1)));
    drill.answer(Step::Escape { seat: Seat(0) }, 0, &out, &[]);
    drill.stage.state.weather.fires.clear();
    assert!(!rests(drill));
}
