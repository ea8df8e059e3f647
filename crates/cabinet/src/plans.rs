//! Battles of Dungeon Lords that somebody writes down, tried out with every plan.

use dungeon_lords::DungeonLords;
use dungeon_lords::planner::{self, PlanOutlook, Written};
use kernel::{Game, Pack, Seat, Seats};
use serde_json::{Value, json};

use crate::live::telling;
use crate::reading::complaint;
use crate::refusal::place_of;
use crate::{Refusal, Voice, options};

/// Most courses that are tried for one question.
const COURSES: u64 = 300_000;

/// Every plan for a written battle, the best first; `explain` names the answers of the plan whose
/// battles are told event by event.
pub fn plans(
    game: &str,
    chosen: &Value,
    pack: Option<&Pack>,
    (scenario, explain): (&Value, Option<&Value>),
    voice: &Voice,
) -> Result<Value, Refusal> {
    if game != DungeonLords::INFO.slug {
        let args = [("game", game), ("allowed", DungeonLords::INFO.slug)];
        return Err(Refusal::new(voice, "no-planner", &args).at("game"));
    }
    let game = options::open::<DungeonLords>(chosen, pack, voice)?;
    let voice = &*voice.about(&game.names());
    let written: Written = serde_path_to_error::deserialize(scenario).map_err(|error| {
        let at = place_of(error.path(), "scenario");
        let complaint = complaint(&error.inner().to_string(), voice);
        Refusal::malformed(voice, "malformed-scenario", &at, complaint)
    })?;
    let (battle, cards) = written
        .scenario(&game)
        .map_err(|error| Refusal::reasons(voice, "scenario-refused", &error))?;
    let state = battle.state(&game);
    let seat = Seat(0);
    let found = planner::plans(&game, &state, seat, &cards, COURSES).ok_or_else(|| {
        let limit = COURSES.to_string();
        Refusal::new(voice, "too-many-plans", &[("limit", &limit)]).with("limit", COURSES)
    })?;
    let explained: Vec<&str> = explain
        .and_then(Value::as_array)
        .map(|list| list.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default();
    let teller = Teller { game: &game, state: &state, seat, voice };
    let wanted = |plan: &PlanOutlook| {
        explain.is_some()
            && plan.answers.len() == explained.len()
            && plan.answers.iter().zip(&explained).all(|(one, text)| one.to_string() == **text)
    };
    let plans = found.iter().map(|plan| teller.plan(plan, wanted(plan)));
    Ok(json!({ "plans": plans.collect::<Vec<_>>() }))
}

struct Teller<'a> {
    game: &'a DungeonLords,
    state: &'a dungeon_lords::State,
    seat: Seat,
    voice: &'a Voice,
}

impl Teller<'_> {
    fn plan(&self, plan: &PlanOutlook, explained: bool) -> Value {
        let notation = |action: &dungeon_lords::Action| action.to_string();
        let cards = plan.results.iter().map(|(card, course)| {
            let mut told = json!({
                "card": card,
                "result": course.result,
                "worth": planner::worth(&course.result),
                "actions": course.actions.iter().map(notation).collect::<Vec<_>>(),
            });
            if explained {
                told["steps"] = self.steps(*card, &course.actions);
            }
            told
        });
        json!({
            "answers": plan.answers.iter().map(notation).collect::<Vec<_>>(),
            "plan": plan.plan,
            "worth": plan.worth(),
            "cards": cards.collect::<Vec<_>>(),
        })
    }

    /// What happens, event by event, under this combat card.
    fn steps(&self, card: dungeon_lords::ids::Spell, actions: &[dungeon_lords::Action]) -> Value {
        let mut state = self.state.clone();
        let slot = usize::from(state.round.clamp(1, 4)) - 1;
        state.cards[slot].card = Some(card);
        state.cards[slot].seen = Seats::ALL;
        let events = planner::told(self.game, &state, self.seat, actions);
        events.iter().map(|event| telling(event, self.voice)).collect()
    }
}
