//! §DW-275 The agenda of a written position: what a game could have left to do.

use kernel::{Seat, rule};

use super::Wrong;
use crate::Demonworld;
use crate::ids::{CardKind, Flight, MoraleTest, Special};
use crate::rules::ground::{air, arms};
use crate::state::{ElementId, State, TroopId};
use crate::step::Step;

/// §DW-275 The phases of a turn in their order, as a turn that begins lists them.
const TURN: [Step; 16] = [
    Step::Weather,
    Step::Arrivals,
    Step::Orders,
    Step::Check,
    Step::Wizards,
    Step::Check,
    Step::Volley { second: false },
    Step::Check,
    Step::Movement,
    Step::Volley { second: true },
    Step::Check,
    Step::Melee,
    Step::Check,
    Step::Muster,
    Step::Rally { from: TroopId(0) },
    Step::EndTurn,
];

/// The part of a game in which a step may be due.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    SetUp,
    Start,
    Orders,
    Magic,
    Shooting,
    Movement,
    Melee,
    Rally,
}

/// §PR-138 §DW-275 A battle that is not over always has something to do after what is due now: the rest
/// of the turn, in its order. What is due belongs to the phase at hand, and nothing is due twice.
pub(super) fn course(state: &State, wrong: &mut Wrong) {
    if state.over.is_some() {
        return;
    }
    let steps: Vec<Step> = state.agenda.iter().copied().collect();
    let rest = if state.turn == 0 { before(&steps) } else { rest(&steps) };
    let Some((rest, part)) = rest else {
        wrong.unless(false, "agenda", rule!("DW-275"), || {
            let last = steps.last().map_or("nothing".to_owned(), |step| format!("{step:?}"));
            format!("after {last} the turn would not go on")
        });
        return;
    };
    let due = &steps[..steps.len() - rest];
    for (at, step) in due.iter().enumerate() {
        let fits = parts(*step).contains(&part);
        wrong.unless(fits, "agenda", rule!("DW-275"), || format!("{step:?} in another phase"));
        // Others may still take units over before both place their markers.
        let waits = at > 0 && matches!(step, Step::Shoot | Step::Blows | Step::Keep { .. });
        wrong.unless(!waits, "agenda", rule!("PR-139"), || format!("{step:?} waits"));
        let again = !matches!(step, Step::Routs | Step::Tests { .. } | Step::Test { .. })
            && due[..at].contains(step);
        wrong.unless(!again, "agenda", rule!("DW-275"), || format!("{step:?} twice"));
    }
}

/// §PR-133 Before the first turn: how many steps are the rest, and that it is the set-up.
fn before(steps: &[Step]) -> Option<(usize, Part)> {
    (steps.last() == Some(&Step::Begin)).then_some((1, Part::SetUp))
}

/// How many steps at the end are the rest of the turn, and which phase comes before them.
fn rest(steps: &[Step]) -> Option<(usize, Part)> {
    let like = |one: &Step, other: &Step| {
        one == other || matches!((one, other), (Step::Rally { .. }, Step::Rally { .. }))
    };
    let pairs = steps.iter().rev().zip(TURN.iter().rev());
    let count = pairs.take_while(|(one, other)| like(one, other)).count();
    let part = match TURN.len() - count {
        0..=2 => Part::Start,
        3 => Part::Orders,
        5 => Part::Magic,
        7 | 10 => Part::Shooting,
        9 => Part::Movement,
        12 => Part::Melee,
        14 | 15 => Part::Rally,
        _ => return None,
    };
    (count > 0).then_some((count, part))
}

/// The parts of a game in which a step may be due.
fn parts(step: Step) -> &'static [Part] {
    use Part::{Magic, Melee, Movement, Orders, Rally, SetUp, Shooting};
    match step {
        Step::Side { .. } | Step::Engrave | Step::Array { .. } | Step::Deploy | Step::Send => {
            &[SetUp]
        }
        Step::Command { .. }
        | Step::Lots
        | Step::Mark
        | Step::Reveal { .. }
        | Step::Keep { .. }
        | Step::Obey { .. }
        | Step::Sign { .. } => &[Orders],
        Step::Announce { .. } | Step::Cast | Step::Effects => &[Magic],
        Step::Shoot | Step::Resolve { .. } => &[Shooting],
        Step::Mend { .. } | Step::Tests { .. } => &[Magic, Shooting, Movement],
        Step::Test { .. } | Step::Routs | Step::RunAlong { .. } => {
            &[Magic, Shooting, Movement, Melee]
        }
        Step::Escape { .. }
        | Step::Routers
        | Step::Flame { .. }
        | Step::Frenzy
        | Step::Rush { .. }
        | Step::Open { .. }
        | Step::Precedence { .. }
        | Step::Turns { .. }
        | Step::Move { .. }
        | Step::Clash { .. }
        | Step::Follow { .. }
        | Step::Lock { .. }
        | Step::React { .. }
        | Step::Trample { .. }
        | Step::Aspects { .. }
        | Step::Ignite { .. }
        | Step::Check => &[Movement],
        Step::Answer { .. } | Step::Contact { .. } => &[Movement, Melee],
        Step::Potion { .. }
        | Step::Gather
        | Step::Frays
        | Step::Blows
        | Step::Strike { .. }
        | Step::Second { .. }
        | Step::BreakOff { .. }
        | Step::FlyOff { .. }
        | Step::Judge
        | Step::Winners { .. }
        | Step::Order { .. }
        | Step::Reposition { .. }
        | Step::Part => &[Melee],
        Step::Rally { .. } | Step::Stray { .. } => &[Rally],
        Step::Begin
        | Step::Weather
        | Step::Arrivals
        | Step::Orders
        | Step::Wizards
        | Step::Volley { .. }
        | Step::Movement
        | Step::Melee
        | Step::Muster
        | Step::EndTurn => &[],
    }
}

/// The agenda speaks of those who exist, and of those who could be asked that.
pub(super) fn subjects(game: &Demonworld, state: &State, wrong: &mut Wrong) {
    for &step in state.agenda.iter() {
        let right = exists(state, step) && could(game, state, step);
        wrong.unless(right, "agenda", rule!("DW-275"), || format!("{step:?}"));
    }
}

/// Whether those of whom a step speaks are there.
fn exists(state: &State, step: Step) -> bool {
    let troop = |id: TroopId| id.index() < state.troops.len();
    let element = |id: ElementId| id.index() < state.elements.len();
    let seat = |seat: Seat| seat.0 < 2;
    match step {
        Step::Command { commander: id, .. }
        | Step::Sign { troop: id, .. }
        | Step::Announce { wizard: id }
        | Step::Mend { troop: id }
        | Step::Test { troop: id, .. }
        | Step::Move { troop: id }
        | Step::Clash { troop: id }
        | Step::Follow { troop: id }
        | Step::Lock { troop: id }
        | Step::Flame { troop: id }
        | Step::Rush { troop: id }
        | Step::Potion { troop: id }
        | Step::BreakOff { troop: id } => troop(id),
        Step::Answer { troop: one, by: two }
        | Step::Contact { troop: one, foe: two }
        | Step::React { victim: one, by: two } => troop(one) && troop(two),
        Step::Trample { by, victim } => troop(by) && element(victim),
        Step::Stray { element: id }
        | Step::FlyOff { element: id }
        | Step::RunAlong { element: id } => element(id),
        Step::Second { blow, target } => usize::from(blow) < state.blows.len() && element(target),
        Step::Strike { next, .. } => usize::from(next) <= state.blows.len(),
        Step::Escape { seat: one }
        | Step::Side { seat: one }
        | Step::Array { seat: one }
        | Step::Precedence { seat: one, .. }
        | Step::Turns { seat: one, .. }
        | Step::Aspects { seat: one }
        | Step::Ignite { seat: one }
        | Step::Winners { seat: one }
        | Step::Order { seat: one }
        | Step::Reposition { seat: one } => seat(one),
        Step::Reveal { markers } | Step::Keep { markers } => (1..=4).contains(&markers),
        // The next one is looked for among those that are left.
        Step::Obey { from } | Step::Rally { from } => from.index() <= state.troops.len(),
        _ => true,
    }
}

/// Whether those of whom a step speaks could be asked that, by their card and their side.
fn could(game: &Demonworld, state: &State, step: Step) -> bool {
    let card = |troop: TroopId| game.card_of(state, troop);
    let of = |element: ElementId| state.element(element).troop;
    let foes = |one: TroopId, two: TroopId| state.troop(one).seat != state.troop(two).seat;
    let moves = |troop: TroopId| state.moving.is_some_and(|moving| moving.troop == troop);
    match step {
        Step::Command { commander, left } => {
            card(commander).kind.is_character() && (1..=card(commander).stars).contains(&left)
        }
        Step::Sign { leader, .. } => (-1..=1).contains(&leader),
        Step::Announce { wizard } => card(wizard).kind.is_character(),
        Step::Test { troop, test } => {
            card(troop).kind == CardKind::Unit
                && matches!(
                    test,
                    MoraleTest::ShootingLoss | MoraleTest::MeleeLoss | MoraleTest::Overrun
                )
        }
        Step::Mend { troop } | Step::Rush { troop } => !card(troop).kind.is_character(),
        Step::Flame { troop } => card(troop).has(Special::FlamingArrows),
        Step::Potion { troop } => card(troop).kind.is_character(),
        Step::BreakOff { troop } => air::flight(game, state, troop) != Flight::None,
        // §PR-132 Only who flies low gets away so, from the melee that it has left.
        Step::FlyOff { element } => {
            let troop = of(element);
            let left = !state.fray.troops.contains(troop) && state.troop(troop).idle > state.turn;
            air::flight(game, state, troop) == Flight::Low
                && left
                && state.element(element).stands()
        }
        Step::RunAlong { element } => card(of(element)).kind.is_character(),
        Step::Stray { element } => card(of(element)).kind == CardKind::Unit,
        Step::Move { troop } | Step::Follow { troop } => moves(troop),
        Step::Clash { troop } | Step::Lock { troop } => state.is_present(troop),
        Step::Answer { troop, by } => foes(troop, by) && state.is_present(troop),
        Step::Contact { troop, foe } => foes(troop, foe),
        Step::React { victim, by } => foes(victim, by) && moves(by) && card(by).kind.is_large(),
        Step::Trample { by, .. } => card(by).kind.is_large(),
        Step::Second { blow, target } => {
            let striker = state.blows[usize::from(blow)].striker;
            state.seat_of(striker) != state.seat_of(target)
                && usize::from(state.blows[usize::from(blow)].weapon & arms::WEAPON)
                    < card(of(striker)).melee.len()
        }
        _ => true,
    }
}
