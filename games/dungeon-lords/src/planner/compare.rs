//! Plans compared under every combat card that may turn up.

use kernel::{Seat, Seats};

use super::{Course, Result, explore_within, result, worth};
use crate::DungeonLords;
use crate::action::Action;
use crate::ids::Spell;
use crate::rules::planning;
use crate::state::{Plan, Slot, State};

/// A plan with what comes of it under each combat card that may turn up, each battle fought as well
/// as can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanOutlook {
    /// The answers that make the plan.
    pub answers: Vec<Action>,
    /// The plan.
    pub plan: Plan,
    /// By combat card: the best result, and the actions that lead to it.
    pub results: Vec<(Spell, Course)>,
}

/// One way in which a plan may turn out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// How many combat cards lead to it.
    pub cards: usize,
    /// The best result of them.
    pub best: Result,
    /// The fewest and the most hit points that are left to the party under one of them.
    pub points: (u16, u16),
}

impl PlanOutlook {
    /// What the plan is worth, all cards together.
    pub fn worth(&self) -> i32 {
        self.results.iter().map(|(_, course)| worth(&course.result)).sum()
    }

    /// The different results with the number of cards that lead to each, the most frequent first;
    /// results that differ in hit points alone are one.
    pub fn ways(&self) -> Vec<Way> {
        let key = |result: &Result| (result.eliminated, result.standing, result.conquered);
        let mut ways: Vec<Way> = Vec::new();
        for (_, Course { result, .. }) in &self.results {
            if let Some(way) = ways.iter_mut().find(|one| key(&one.best) == key(result)) {
                way.cards += 1;
                let (least, most) = way.points;
                way.points = (least.min(result.hit_points), most.max(result.hit_points));
                if worth(result) > worth(&way.best) {
                    way.best = *result;
                }
            } else {
                let points = (result.hit_points, result.hit_points);
                ways.push(Way { cards: 1, best: *result, points });
            }
        }
        ways.sort_by_key(|way| (std::cmp::Reverse(way.cards), -worth(&way.best)));
        ways
    }
}

/// Every plan of a position from `from_state`, the best first, under each of these combat cards;
/// nothing if there are more courses than `most`.
pub fn plans(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    cards: &[Spell],
    most: u64,
) -> Option<Vec<PlanOutlook>> {
    let mut left = most;
    let mut found: Vec<PlanOutlook> = Vec::new();
    for &card in cards {
        let mut state = state.clone();
        let slot = usize::from(state.round.clamp(1, 4)) - 1;
        state.cards[slot] = Slot { card: Some(card), seen: Seats::ALL };
        let mut at = 0;
        let visited = explore_within(game, &state, seat, left, &mut |actions, after| {
            let result = result(game, &state, after, seat);
            let answered = actions.iter().take_while(|action| action.is_plan()).count();
            let (answers, _) = actions.split_at(answered);
            // Courses come in the order of their plans, the same for every card.
            while found.get(at).is_some_and(|plan| plan.answers != answers) {
                at += 1;
            }
            if at == found.len() {
                let player = state.player(seat);
                let plan = Plan { cell: planning::cell(player), ..player.plan };
                let (answers, results) = (answers.to_vec(), Vec::new());
                let plan = answers.iter().copied().fold(plan, planned);
                found.push(PlanOutlook { answers, plan, results });
            }
            let results = &mut found[at].results;
            let better = |(known, best): &(Spell, Course)| {
                *known != card || worth(&result) > worth(&best.result)
            };
            if results.last().is_none_or(better) {
                results.retain(|(known, _)| *known != card);
                results.push((card, Course { actions: actions.to_vec(), result }));
            }
        });
        left = left.checked_sub(visited?)?;
    }
    // Stable, so that equal plans keep the order of the legal list.
    found.sort_by_key(|plan| std::cmp::Reverse(plan.worth()));
    Some(found)
}

/// A plan with one answer more.
fn planned(mut plan: Plan, answer: Action) -> Plan {
    match answer {
        Action::Tile { cell } => plan.cell = Some(cell),
        Action::Trap { trap } => plan.traps = [Some(trap), None],
        Action::TwoTraps { trap, second } => plan.traps = [Some(trap), Some(second)],
        Action::Send { monster } => plan.monsters = [Some(monster), None],
        Action::SendTwo { monster, second } => plan.monsters = [Some(monster), Some(second)],
        Action::Ghosts { count } => plan.ghosts = count,
        _ => {}
    }
    plan
}
