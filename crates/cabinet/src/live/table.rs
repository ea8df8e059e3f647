//! What a running game answers as a table.

use std::ops::Range;

use kernel::chance::{Need, Replayed, Seeded};
use kernel::replay::{Recorded, ReplayOf, Snapshot};
use kernel::{
    Cell, Chance, Cx, Digest, Game, Heuristic, Info, Pack, Peephole, Ruled as _, Seat, Seats, Show,
    Telling, Turn, Viewer, digest,
};
use minds::{Effort, Level};
use serde_json::Value;

use super::{Course, Live, picture, struck};
use crate::note::notes;
use crate::odds::outlook;
use crate::table::{Asking, Hint, Insights, Legal, Pointed, Proposal, Retreat, Stands};
use crate::{
    Choice, Coach, Dice, Note, Outlook, Preview, Refusal, Remedy, Strike, Table, Tale, Voice,
    choices, dice, guess, hint, options,
};

impl<G: Heuristic<Options: Send> + Show> Table for Live<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self) -> Value {
        options::plain(&*self.game)
    }

    fn notes(&self, voice: &Voice) -> Vec<Note> {
        let voice = &*self.voice(voice);
        notes(&*self.game, voice)
    }

    fn pack(&self) -> Pack {
        self.game.pack()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn(self.now())
    }

    fn legal(&self, seat: Seat, voice: &Voice) -> Result<Legal, Refusal> {
        let voice = &*self.voice(voice);
        self.seated(seat, voice)?;
        let mut actions = Vec::new();
        self.game.legal(self.now(), seat, &mut actions);
        let view = self.game.view(self.now(), Viewer::Seat(seat));
        Ok(Legal {
            question: self.asking(seat, voice),
            actions: actions.iter().map(|action| self.listed(&view, action, voice)).collect(),
        })
    }

    fn notations(&self, seat: Seat) -> Option<(&'static str, Vec<String>)> {
        let known = (seat.0 < self.game.seats()).then_some(seat)?;
        let question = self.game.question(self.now(), known);
        let mut actions = Vec::new();
        self.game.legal(self.now(), known, &mut actions);
        let notations = actions.iter().map(ToString::to_string).collect();
        Some((question.map_or("", |question| question.code), notations))
    }

    fn choices(
        &self,
        seat: Seat,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<(Option<Asking>, Vec<Choice>), Refusal> {
        let voice = &*self.voice(voice);
        self.seated(seat, voice)?;
        let view = self.game.view(self.now(), Viewer::Seat(seat));
        let listed = |action: &G::Action| self.listed(&view, action, voice);
        let choices = choices::choices(&*self.game, self.now(), seat, own, voice, listed);
        Ok((self.asking(seat, voice), choices))
    }

    fn preview(
        &self,
        seat: Seat,
        action: &Value,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Preview, Refusal> {
        let voice = &*self.voice(voice);
        let action = self.find(seat, action, voice)?;
        self.game
            .check(self.now(), seat, &action)
            .map_err(|illegal| Refusal::illegal(voice, &*self.game, &illegal))?;
        Ok(choices::preview(&*self.game, self.now(), seat, &action, own, voice))
    }

    fn remedy(
        &self,
        seat: Seat,
        action: &Value,
        refusal: &Refusal,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Remedy {
        let voice = &*self.voice(voice);
        let found = self.find(seat, action, voice).ok();
        let fields = found.and_then(|action| serde_json::to_value(action).ok());
        let fields = fields.as_ref().unwrap_or(action);
        let (Value::Object(fields), Ok(())) = (fields, self.seated(seat, voice)) else {
            return Remedy::default();
        };
        let values = &refusal.values;
        let cells = choices::marked(&*self.game, self.now(), seat, fields, values, voice);
        let offered = self.choices(seat, own, voice).map_or(Vec::new(), |(_, offered)| offered);
        Remedy { cells, instead: choices::nearest(offered, fields) }
    }

    fn cells(&self, viewer: Viewer, voice: &Voice) -> Result<Vec<Cell>, Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        Ok(self.game.cells(&self.game.view(self.now(), viewer), voice.game()))
    }

    fn insights(&self, at: &Pointed, own: &mut dyn Chance, voice: &Voice) -> Insights {
        let voice = &*self.voice(voice);
        self.seated(at.seat, voice)?;
        let world = self.game.imagine(self.now(), at.seat, own);
        Ok(self.game.insights(&world, at.seat, (&at.place, at.from.as_deref()), voice.game()))
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<(), Refusal> {
        let voice = &*self.voice(voice);
        let action = self.find(seat, action, voice)?;
        // What is carried out is checked there; only given outcomes have to be tried before.
        if dice.queued() > 0 {
            let state = self.now();
            self.game
                .check(state, seat, &action)
                .map_err(|illegal| Refusal::illegal(voice, &*self.game, &illegal))?;
            dice.rehearse(voice, |chance| {
                let mut copy = state.clone();
                self.game.play(&mut copy, seat, &action, &mut Cx::silent(chance));
            })?;
        }
        self.carry_out(seat, &action, dice, voice)
    }

    fn why(&self, seat: Seat, action: &Value, voice: &Voice) -> Result<Option<Refusal>, Refusal> {
        let voice = &*self.voice(voice);
        let action = self.find(seat, action, voice)?;
        let refused = self.game.check(self.now(), seat, &action).err();
        Ok(refused.map(|illegal| Refusal::illegal(voice, &*self.game, &illegal)))
    }

    fn odds(
        &self,
        seat: Seat,
        action: &Value,
        viewer: Viewer,
        budget: u32,
        voice: &Voice,
    ) -> Result<Outlook, Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        let action = self.find(seat, action, voice)?;
        outlook(&*self.game, self.now(), seat, &action, viewer, budget)
            .map_err(|illegal| Refusal::illegal(voice, &*self.game, &illegal))
    }

    fn bot_within(
        &self,
        seat: Seat,
        level: Level,
        effort: &Effort,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Proposal, Refusal> {
        let voice = &*self.voice(voice);
        self.seated(seat, voice)?;
        let see = Peephole::new(&*self.game, self.now(), seat);
        let thought = minds::think_within(level, &see, own, effort)
            .map_err(|unable| Refusal::unable(voice, seat, unable))?;
        let view = self.game.view(self.now(), Viewer::Seat(seat));
        Ok(Proposal {
            choice: self.listed(&view, &thought.action, voice),
            per_mille: thought.per_mille,
            note: thought.note,
        })
    }

    fn hint(
        &self,
        seat: Seat,
        effort: &Effort,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Vec<Hint>, Refusal> {
        let voice = &*self.voice(voice);
        self.seated(seat, voice)?;
        let see = Peephole::new(&*self.game, self.now(), seat);
        let found = minds::hint(&see, own, effort)
            .map_err(|unable| Refusal::unable(voice, seat, unable))?;
        let view = self.game.view(self.now(), Viewer::Seat(seat));
        let hint = |advice: minds::Advice<G::Action>| Hint {
            choice: self.listed(&view, &advice.action, voice),
            per_mille: advice.per_mille,
            visits: advice.visits,
            why: hint::sentences(&advice.reasons, voice),
            reasons: advice.reasons,
        };
        Ok(found.into_iter().map(hint).collect())
    }

    fn coach(
        &self,
        effort: &Effort,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Coach, Refusal> {
        let voice = &*self.voice(voice);
        let Course::Recorded(recorded) = &self.course else {
            return Err(Refusal::new(voice, "no-record", &[]));
        };
        let found = minds::look_back(&*self.game, recorded.replay(), own, effort)
            .map_err(|unable| Refusal::unable(voice, Seat(0), unable))?;
        Ok(Coach::of(found, self.game.seats(), voice))
    }

    fn view(&self, viewer: Viewer, voice: &Voice) -> Result<Value, Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        let view = self.game.view(self.now(), viewer);
        Ok(serde_json::to_value(view).expect("views have a JSON form"))
    }

    fn text(&self, viewer: Viewer, voice: &Voice) -> Result<String, Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        let view = self.game.view(self.now(), viewer);
        Ok(self.game.text(&view, voice.game()))
    }

    fn shown(&self, viewer: Viewer, voice: &Voice) -> Result<(Value, String), Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        let view = self.game.view(self.now(), viewer);
        let text = self.game.text(&view, voice.game());
        Ok((serde_json::to_value(view).expect("views have a JSON form"), text))
    }

    fn told(
        &self,
        steps: Range<usize>,
        viewer: Viewer,
        voice: &Voice,
    ) -> Result<Vec<Value>, Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        let cut = |event: &G::Event| self.game.cut(event, viewer);
        let told = self.past().events().iter().skip(steps.start).take(steps.len());
        let events = told.flat_map(|events| events.iter()).filter_map(cut);
        Ok(events.map(|event| telling(&*self.game, &event, voice)).collect())
    }

    fn steps(&self) -> usize {
        self.steps_done()
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.now()).expect("states have a JSON form")
    }

    fn digest(&self) -> Digest {
        digest(self.now())
    }

    fn view_digest(&self, viewer: Viewer, voice: &Voice) -> Result<Digest, Refusal> {
        let voice = &*self.voice(voice);
        self.watching(viewer, voice)?;
        Ok(digest(&self.game.view(self.now(), viewer)))
    }

    fn save(&self, voice: &Voice) -> Result<Value, Refusal> {
        let voice = &*self.voice(voice);
        match &self.course {
            Course::Recorded(recorded) => {
                Ok(serde_json::to_value(recorded.replay()).expect("records have a JSON form"))
            }
            Course::Written { .. } => Err(Refusal::new(voice, "no-record", &[])),
        }
    }

    fn snapshot(&self) -> Option<Snapshot> {
        match &self.course {
            Course::Recorded(recorded) => Some(recorded.snapshot()),
            Course::Written { .. } => None,
        }
    }

    fn take_back(&mut self, seat: Seat, voice: &Voice) -> Result<(), Refusal> {
        let voice = &*self.voice(voice);
        self.seated(seat, voice)?;
        let name = voice.seat(seat);
        let refuse =
            |code: &str| Err(Refusal::new(voice, code, &[("seat", &name)]).with("seat", seat.0));
        let retreat = self.retreat(seat);
        if retreat.steps == 0 {
            return refuse(match retreat.stands {
                None => "nothing-to-take-back",
                Some(Stands::Acted) => "others-acted",
                Some(Stands::Rolled) => "step-rolled",
                Some(Stands::Revealed) => "step-revealed",
            });
        }
        let steps = self.steps_done() - 1;
        match &mut self.course {
            Course::Recorded(recorded) => {
                *recorded = again(&*self.game, recorded.replay(), steps);
            }
            Course::Written { state, past } => {
                *state = past.pop().expect("a free step leaves the state before it");
            }
        }
        if let Some(past) = self.past.get_mut() {
            past.pop();
        }
        Ok(())
    }

    fn go_back(&mut self, steps: usize) -> Option<Box<dyn Tale>> {
        // What goes is told from what was seen of it.
        self.past();
        let Course::Recorded(recorded) = &mut self.course else {
            return None;
        };
        if steps > recorded.replay().steps.len() {
            return None;
        }
        *recorded = again(&*self.game, recorded.replay(), steps);
        let gone = self.past.get_mut().map(|past| past.go_back(steps)).unwrap_or_default();
        Some(Box::new(struck::Struck::from(&self.game, steps + 1, gone)))
    }

    fn struck(&self, strikes: &[Strike]) -> Vec<Box<dyn Tale>> {
        let Course::Recorded(recorded) = &self.course else {
            return Vec::new();
        };
        let told = struck::told(&self.game, recorded.replay(), strikes).unwrap_or_default();
        told.into_iter().map(|one| Box::new(one) as Box<dyn Tale>).collect()
    }

    fn retreat(&self, seat: Seat) -> Retreat {
        self.past().retreat(seat)
    }

    fn sealed_answer(&self, seat: Seat) -> Option<usize> {
        self.past().sealed_answer(seat)
    }

    fn phrased(&self, step: usize, voice: &Voice) -> Option<String> {
        let Course::Recorded(recorded) = &self.course else {
            return None;
        };
        let line = recorded.replay().steps.get(step)?;
        Some(self.game.phrase(&line.action, self.voice(voice).game()))
    }

    fn line(&self, step: usize) -> Option<Value> {
        let Course::Recorded(recorded) = &self.course else {
            return None;
        };
        let line = recorded.replay().steps.get(step.checked_sub(1)?)?;
        Some(serde_json::to_value(line).expect("records have a JSON form"))
    }

    fn ask(
        &self,
        seat: Seat,
        action: &Value,
        given: &[u32],
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal> {
        let voice = &*self.voice(voice);
        let action = self.find(seat, action, voice)?;
        let state = self.now();
        self.game
            .check(state, seat, &action)
            .map_err(|illegal| Refusal::illegal(voice, &*self.game, &illegal))?;
        dice::ask(given, voice, |chance| {
            let mut copy = state.clone();
            self.game.play(&mut copy, seat, &action, &mut Cx::silent(chance));
        })
    }

    fn ask_as(
        &self,
        knower: Seat,
        (seat, given_action): (Seat, &Value),
        given: &[u32],
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal> {
        let voice = &*self.voice(voice);
        let Some(mut need) = self.ask(seat, given_action, given, voice)? else {
            return Ok(None);
        };
        if G::INFO.perfect_information {
            return Ok(Some(need));
        }
        let action = self.find(seat, given_action, voice)?;
        let game = &*self.game;
        let mut dreams = Seeded::from_number(u64::from(own.settle(
            kernel::chance::Ways::Die(u32::MAX),
            &kernel::WHIM,
            Seats::NONE,
        )));
        let ids = guess::open_outcomes(knower, given, own, |chance| {
            let mut world = game.imagine(self.now(), knower, &mut dreams);
            game.play(&mut world, seat, &action, &mut Cx::silent(chance));
        });
        need.kind = guess::narrowed(&need.kind, &ids);
        Ok(Some(need))
    }

    fn picture(&self) -> Option<Value> {
        picture(&*self.game)
    }

    fn copy(&self) -> Box<dyn Table> {
        let course = match &self.course {
            Course::Recorded(recorded) => Course::Recorded(recorded.clone()),
            Course::Written { state, past } => {
                Course::Written { state: state.clone(), past: past.clone() }
            }
        };
        Box::new(Live { game: self.game.clone(), course, past: self.past.clone() })
    }
}

/// Plays a record that this program made once more, up to this many steps.
fn again<G: Game>(game: &G, replay: &ReplayOf<G>, steps: usize) -> Recorded<G> {
    let mut events = Vec::new();
    let mut opening = Replayed::new(&replay.opening);
    let mut recorded = Recorded::start(game, replay.commitment.clone(), &mut opening, &mut events);
    for line in &replay.steps[..steps] {
        let mut rolled = Replayed::new(&line.rolled);
        // The same action on the same state was accepted before.
        let _ = recorded.act(game, line.seat, &line.action, &mut rolled, &mut events);
    }
    recorded
}

/// An event's own fields with its paragraph and its sentence.
pub(crate) fn telling<G: Game>(game: &G, event: &G::Event, voice: &Voice) -> Value {
    let event = &Telling { game, value: event };
    let mut fields = match serde_json::to_value(event).expect("events have a JSON form") {
        Value::Object(fields) => fields,
        bare => serde_json::Map::from_iter([("type".to_owned(), bare)]),
    };
    let text = voice.game().fields("event", event.code(), &fields);
    fields.insert("rule".to_owned(), event.rule().map(kernel::RuleRef::id).into());
    fields.insert("text".to_owned(), text.into());
    Value::Object(fields)
}
