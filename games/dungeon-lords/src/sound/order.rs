//! Which steps can wait upon one another, and which answers can have been sealed.

use kernel::{Reason, rule};

use super::wrong::Wrong;
use crate::DungeonLords;
use crate::ids::{Colour, Item, Token};
use crate::rules::planning::{self, Part};
use crate::rules::{items, orders};
use crate::state::{Plan, State};
use crate::step::Step;

/// §DL-2 §DL-79 What comes after each step is what the course of play put there, so that the agenda
/// never runs dry.
pub(super) fn agenda(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let steps: Vec<Step> = state.agenda.iter().copied().collect();
    for (index, &step) in steps.iter().enumerate() {
        let below = steps.get(index + 1).copied();
        if !can_wait_on(game, step, below) {
            let below = below.map_or("nothing".to_owned(), |below| format!("{below:?}"));
            let reason = Reason::new("agenda", "agenda-order", Some(rule!("DL-2")));
            wrong.0.push(reason.with("step", format!("{step:?}")).with("below", below));
        }
    }
}

/// Whether what comes right after a step can be this.
fn can_wait_on(game: &DungeonLords, step: Step, below: Option<Step>) -> bool {
    let Some(below) = below else { return ends_agenda(step) };
    let next_space = matches!(below, Step::Resolve { .. } | Step::Home);
    match step {
        Step::Shelve => below == Step::Begin,
        Step::Sell => below == Step::Muster,
        Step::Command => below == Step::Reveal { wave: 0 },
        Step::Use { .. } | Step::Tunnel { imps: true, .. } => next_space,
        Step::Tunnel { imps: false, .. } => matches!(below, Step::Produce { .. }),
        Step::Peek { .. } | Step::Join { .. } => {
            next_space || matches!(below, Step::Produce { .. })
        }
        Step::Event | Step::Tax { .. } | Step::PayDay { .. } | Step::Special { .. } => {
            below == Step::Arrive
        }
        Step::Arrive => below == Step::EndRound,
        Step::Toll { .. } => matches!(below, Step::Toll { .. } | Step::EndRound),
        Step::Plan if game.options.card_before_planning => below == Step::Battle { turn: 0 },
        Step::Plan => below == Step::Card,
        Step::Card if game.options.card_before_planning => below == Step::Plan,
        Step::Card => below == Step::Battle { turn: 0 },
        Step::Battle { .. } => below == Step::NextRound,
        Step::Fight { .. } | Step::Free { .. } | Step::Close => {
            matches!(below, Step::Battle { .. } | Step::NextRound)
        }
        Step::Spring => below == Step::Cast { fast: true },
        Step::Cast { fast: true } | Step::Hit { .. } => below == Step::Strike,
        Step::Strike => below == Step::Cast { fast: false },
        Step::Cast { fast: false } => below == Step::Heal,
        Step::Heal => below == Step::Conquer,
        Step::Conquer => below == Step::Poison,
        Step::Poison => below == Step::Close,
        Step::Repay | Step::Peace { .. } | Step::Pick => {
            matches!(below, Step::Strike | Step::Heal)
        }
        Step::GiveTrap { .. } | Step::Feed { .. } => can_be_owed_before(below),
        _ => false,
    }
}

/// The steps after which the agenda is filled anew.
fn ends_agenda(step: Step) -> bool {
    matches!(
        step,
        Step::Begin
            | Step::Muster
            | Step::Reveal { .. }
            | Step::Place { .. }
            | Step::Resolve { .. }
            | Step::Home
            | Step::Produce { .. }
            | Step::Rotate { .. }
            | Step::EndRound
            | Step::Combat
            | Step::NextRound
            | Step::EndCombat
    )
}

/// §DL-33 Where a trap card or a unit can be owed: something was just paid for or lost.
fn can_be_owed_before(below: Step) -> bool {
    matches!(
        below,
        Step::GiveTrap { .. }
            | Step::Feed { .. }
            | Step::Join { .. }
            | Step::Resolve { .. }
            | Step::Home
            | Step::Produce { .. }
            | Step::PayDay { .. }
            | Step::Special { .. }
            | Step::Arrive
            | Step::Toll { .. }
            | Step::EndRound
            | Step::Spring
            | Step::Strike
            | Step::Heal
            | Step::Repay
    )
}

/// §DL-79 Whoever has a plan has answered so far, or is still to fight; a plan is laid open when its
/// battle begins, and nothing is left of it.
pub(super) fn plans(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let pending = state.agenda.iter().find_map(|step| match *step {
        Step::Battle { turn } => Some(turn),
        _ => None,
    });
    let planned = !state.agenda.iter().any(|step| *step == Step::Plan);
    for (place, seat) in (0..).zip(state.turn_order()) {
        let player = state.player(seat);
        let plan = &player.plan;
        let right = if state.agenda.top() == Some(&Step::Plan) {
            let asked = planning::stages(game, state, seat);
            let answered = &asked[..asked.len().min(player.stage.into())];
            let has = |part: Part| answered.contains(&part);
            plan.cell.is_some() == has(Part::Tile)
                && (has(Part::Traps) || plan.traps == [None; 2])
                && (has(Part::Monsters) || plan.monsters == [None; 2])
                && (has(Part::Ghosts) || plan.ghosts == 0)
        } else {
            let waits = planned && pending.is_some_and(|turn| place >= turn);
            waits || *plan == Plan::default()
        };
        let at = format!("players[{seat}].plan");
        let right = right && planning::can_be(game, player);
        wrong.unless(right, &at, rule!("DL-79"), || format!("{plan:?}"));
    }
    // §DL-79 Who fights has had his turn.
    if let Some(battle) = &state.battle {
        let mut later = state.turn_order().skip(pending.map_or(usize::MAX, usize::from));
        let right = !later.any(|seat| seat == battle.seat);
        wrong.unless(right, "battle.seat", rule!("DL-79"), || battle.seat.to_string());
    }
}

/// §DL-12 §MI-4 §DL-18 §DL-79 Nobody has answered more than was asked, nothing is answered while
/// nothing is asked, and what is still to be answered can be.
pub(super) fn stages(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    for seat in state.seats() {
        let most = match state.agenda.top() {
            Some(Step::Shelve) => 1,
            Some(Step::Sell) => items::slots(state, seat).len(),
            Some(Step::Command) => {
                (0..u8::MAX).take_while(|&n| orders::part(game, state, n).is_some()).count()
            }
            Some(Step::Plan) => planning::stages(game, state, seat).len(),
            _ => 0,
        };
        let player = state.player(seat);
        let right = usize::from(player.stage) <= most;
        let at = format!("players[{seat}].stage");
        wrong.unless(right, &at, rule!("DL-59"), || format!("{} of {most}", player.stage));
        if state.agenda.top() == Some(&Step::Sell) {
            let slots = items::slots(state, seat);
            let due = |(_, colour): &(_, Colour)| {
                let needed = slots.iter().filter(|(_, other)| other == colour).count();
                let tokens = Item::ALL.iter().map(|&item| Token::new(*colour, item));
                let held = tokens.filter(|token| player.tokens.contains(*token)).count();
                let blank = player.tokens.contains(Token::new(*colour, Item::Blank));
                held >= needed && (blank || state.count() < 4)
            };
            let enough = slots.iter().all(due);
            let at = format!("players[{seat}].tokens");
            wrong.unless(enough, &at, rule!("MI-4"), || "too few to give".to_owned());
            let given = player.gifts.iter().enumerate();
            let mut given = given.map(|(n, gift)| gift.is_some() == (n < player.stage.into()));
            let at = format!("players[{seat}].gifts");
            wrong.unless(given.all(|right| right), &at, rule!("MI-4"), || {
                format!("{:?} after {} answers", player.gifts, player.stage)
            });
        }
    }
}
