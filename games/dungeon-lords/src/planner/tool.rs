//! The planner as a tool: a battle that somebody writes down, tried out with every plan.

use kernel::{Desk, Reason, Related, Seat, Seats, SetupError, Tool};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Course, PlanOutlook, Written, plans, told, worth};
use crate::DungeonLords;
use crate::ids::Spell;
use crate::state::{Plan, State};

/// Most courses that are tried for one question.
const COURSES: u64 = 300_000;

/// Whose battle it is: a written one has one seat.
const SEAT: Seat = Seat(0);

/// The tool.
#[derive(Debug)]
pub struct Planner;

/// A battle, and the plan whose battles are to be told event by event.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    scenario: Written,
    /// The answers that make the plan.
    #[serde(default)]
    explain: Option<Vec<String>>,
}

/// Every plan, the best first.
#[derive(Debug, Serialize, TS)]
pub struct Plans<'a> {
    plans: Vec<Tried<'a>>,
}

#[derive(Debug, Serialize, TS)]
struct Tried<'a> {
    answers: Vec<String>,
    plan: Plan,
    worth: i32,
    cards: Vec<Under<'a>>,
}

/// What comes of a plan under one combat card.
#[derive(Debug, Serialize, TS)]
struct Under<'a> {
    card: Spell,
    result: super::Result,
    worth: i32,
    actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    steps: Option<Vec<Related<'a, DungeonLords>>>,
}

impl Tool<DungeonLords> for Planner {
    const NAME: &'static str = "plans";
    const SUBJECT: &'static str = "scenario";
    type Asked = Question;
    type Answer<'a> = Plans<'a>;

    fn work<'a>(desk: &Desk<'a, DungeonLords>, asked: Question) -> Result<Plans<'a>, SetupError> {
        let game = desk.game()?;
        let (battle, cards) = asked.scenario.scenario(game)?;
        let state = battle.state(game);
        let found = plans(game, &state, SEAT, &cards, COURSES).ok_or_else(|| {
            SetupError(vec![Reason::new("", "too-many-plans", None).with("limit", COURSES)])
        })?;
        let is_wanted = |plan: &PlanOutlook| {
            let mut answers = plan.answers.iter().map(ToString::to_string);
            asked.explain.as_ref().is_some_and(|wanted| answers.by_ref().eq(wanted.iter().cloned()))
        };
        let tried = |plan: &PlanOutlook| {
            let told = is_wanted(plan);
            Tried {
                answers: plan.answers.iter().map(ToString::to_string).collect(),
                plan: plan.plan,
                worth: plan.worth(),
                cards: plan
                    .results
                    .iter()
                    .map(|one| under(desk, game, &state, one, told))
                    .collect(),
            }
        };
        Ok(Plans { plans: found.iter().map(tried).collect() })
    }
}

fn under<'a>(
    desk: &Desk<'a, DungeonLords>,
    game: &'a DungeonLords,
    state: &State,
    (card, course): &(Spell, Course),
    is_told: bool,
) -> Under<'a> {
    let steps = || {
        let mut state = state.clone();
        let slot = usize::from(state.round.clamp(1, 4)) - 1;
        state.cards[slot].card = Some(*card);
        state.cards[slot].seen = Seats::ALL;
        let events = told(game, &state, SEAT, &course.actions);
        events.into_iter().map(|event| desk.told(game, event)).collect()
    };
    Under {
        card: *card,
        result: course.result,
        worth: worth(&course.result),
        actions: course.actions.iter().map(ToString::to_string).collect(),
        steps: is_told.then(steps),
    }
}
