//! Commands about the open table.

use kernel::{Budget, Turn, Viewer};
use minds::{COACH_MILLIS, HINT_MILLIS, Level};
use serde_json::{Value, json};

use super::request::Request;
use super::{Engine, Fields, Seating};
use crate::odds::Prospect;
use crate::refusal::short;
use crate::{Refusal, Table, Voice};

/// Outcomes that `odds` plays when a request does not say.
const BUDGET: u32 = 10_000;
/// The most outcomes that `odds` plays.
const LARGEST_BUDGET: u32 = 100_000;
/// The longest that an opponent thinks, in milliseconds.
const LONGEST: u32 = 600_000;
/// The most iterations that an opponent thinks: each keeps a position in memory.
const MOST_ITERATIONS: u32 = 1_000_000;

impl Engine {
    pub(super) fn dice(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let (seating, voice) = self.seated()?;
        request.need("rolls", voice)?;
        let rolls = request.rolls(voice)?.unwrap_or_default();
        seating.dice.queue(rolls);
        Ok(vec![("queued", seating.dice.queued().into())])
    }

    pub(super) fn turn(&self) -> Result<Fields, Refusal> {
        Ok(match self.table()?.turn() {
            Turn::To(seats) => vec![("to", seats.iter().map(|seat| seat.0).collect())],
            Turn::Over(outcome) => {
                let outcome = serde_json::to_value(outcome).expect("outcomes have a JSON form");
                vec![("over", outcome)]
            }
        })
    }

    pub(super) fn legal(&self, request: &Request) -> Result<Fields, Refusal> {
        let table = self.table()?;
        let seat = request.seat(table.seats(), &self.voice)?;
        let legal = table.legal(seat, &self.voice)?;
        let list = &legal.actions;
        Ok(vec![
            (
                "question",
                serde_json::to_value(&legal.question).expect("questions have a JSON form"),
            ),
            ("actions", list.iter().map(|one| one.action.clone()).collect()),
            ("notations", list.iter().map(|one| &*one.notation).collect()),
            ("phrases", list.iter().map(|one| &*one.phrase).collect()),
        ])
    }

    pub(super) fn act(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let (seating, voice) = self.seated()?;
        let seats = seating.table.seats();
        let seat = request.seat(seats, voice)?;
        let viewer = request.viewer(seats, voice)?.unwrap_or(Viewer::Referee);
        let action = request.need("action", voice)?;
        seating.table.act(seat, action, &mut seating.dice, voice)?;
        let step = seating.table.steps();
        let events = seating.table.told(step..step + 1, viewer, voice)?;
        let mut fields = vec![("events", events.into())];
        if seating.dice.queued() > 0 {
            fields.push(("queued", seating.dice.queued().into()));
        }
        Ok(fields)
    }

    pub(super) fn back(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let (seating, voice) = self.seated()?;
        let seat = request.seat(seating.table.seats(), voice)?;
        seating.table.take_back(seat, voice)?;
        Ok(vec![("steps", seating.table.steps().into())])
    }

    pub(super) fn why(&self, request: &Request) -> Result<Fields, Refusal> {
        let table = self.table()?;
        let seat = request.seat(table.seats(), &self.voice)?;
        let action = request.need("action", &self.voice)?;
        Ok(match table.why(seat, action, &self.voice)? {
            None => vec![("allowed", true.into())],
            Some(refusal) => {
                let why = serde_json::to_value(refusal).expect("refusals have a JSON form");
                vec![("allowed", false.into()), ("why", why)]
            }
        })
    }

    pub(super) fn odds(&self, request: &Request) -> Result<Fields, Refusal> {
        let (table, voice) = (self.table()?, &self.voice);
        let seat = request.seat(table.seats(), voice)?;
        let viewer = request.viewer(table.seats(), voice)?;
        let action = request.need("action", voice)?;
        let budget = request.number("budget", (1, LARGEST_BUDGET), voice)?;
        let viewer = viewer.unwrap_or(Viewer::Seat(seat));
        let outlook = table.odds(seat, action, viewer, budget.unwrap_or(BUDGET), voice)?;
        Ok(vec![
            ("whole", outlook.whole.into()),
            ("runs", outlook.runs.into()),
            ("outcomes", outlook.prospects.iter().map(prospect).collect()),
        ])
    }

    pub(super) fn bot(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let (seating, voice) = self.seated()?;
        let seat = request.seat(seating.table.seats(), voice)?;
        let level = match request.text("level", voice)? {
            None => Level::Imp,
            Some(name) => name.parse().map_err(|_| {
                let args = [("level", &*short(name)), ("allowed", &*Level::available())];
                Refusal::new(voice, "level-unknown", &args).at("level")
            })?,
        };
        let budget = budget(request, level.budget(), voice)?;
        let proposal = seating.table.bot(seat, level, budget, &mut seating.own, voice)?;
        let mut fields = vec![
            ("action", proposal.choice.action),
            ("notation", proposal.choice.notation.into()),
            ("phrase", proposal.choice.phrase.into()),
            ("per_mille", proposal.per_mille.into()),
            ("budget", used(budget)),
        ];
        fields.extend(proposal.note.map(|note| ("note", note.into())));
        Ok(fields)
    }

    pub(super) fn hint(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let (seating, voice) = self.seated()?;
        let seat = request.seat(seating.table.seats(), voice)?;
        let budget = budget(request, Budget::Millis(HINT_MILLIS), voice)?;
        let hints = seating.table.hint(seat, &budget.into(), &mut seating.own, voice)?;
        let hints = serde_json::to_value(hints).expect("hints have a JSON form");
        Ok(vec![("hints", hints), ("budget", used(budget))])
    }

    pub(super) fn coach(&mut self, request: &Request) -> Result<Fields, Refusal> {
        let (seating, voice) = self.seated()?;
        let budget = budget(request, Budget::Millis(COACH_MILLIS), voice)?;
        let coach = seating.table.coach(&budget.into(), &mut seating.own, voice)?;
        let coach = serde_json::to_value(coach).expect("hindsight has a JSON form");
        Ok(vec![("coach", coach), ("budget", used(budget))])
    }

    pub(super) fn view(&self, request: &Request) -> Result<Fields, Refusal> {
        let viewer = self.viewer(request)?;
        Ok(vec![("view", self.table()?.view(viewer, &self.voice)?)])
    }

    pub(super) fn text(&self, request: &Request) -> Result<Fields, Refusal> {
        let viewer = self.viewer(request)?;
        let text = self.table()?.text(viewer, &self.voice)?;
        Ok(vec![("text", text.into())])
    }

    pub(super) fn told(&self, request: &Request) -> Result<Fields, Refusal> {
        let viewer = self.viewer(request)?;
        let from = request.number("from", (0, u32::MAX), &self.voice)?;
        let from = usize::try_from(from.unwrap_or(0)).unwrap_or(usize::MAX);
        let table = self.table()?;
        let events = table.told(from..usize::MAX, viewer, &self.voice)?;
        Ok(vec![("steps", table.steps().into()), ("events", events.into())])
    }

    pub(super) fn state(&self) -> Result<Fields, Refusal> {
        Ok(vec![("state", self.table()?.state())])
    }

    pub(super) fn hash(&self, request: &Request) -> Result<Fields, Refusal> {
        let table = self.table()?;
        let digest = match request.viewer(table.seats(), &self.voice)? {
            None => table.digest(),
            Some(viewer) => table.view_digest(viewer, &self.voice)?,
        };
        Ok(vec![("hash", digest.to_string().into())])
    }

    pub(super) fn save(&self) -> Result<Fields, Refusal> {
        Ok(vec![("replay", self.table()?.save(&self.voice)?)])
    }

    /// For whom something is shown; the referee where a request does not say.
    fn viewer(&self, request: &Request) -> Result<Viewer, Refusal> {
        let viewer = request.viewer(self.table()?.seats(), &self.voice)?;
        Ok(viewer.unwrap_or(Viewer::Referee))
    }

    fn table(&self) -> Result<&dyn Table, Refusal> {
        match &self.seating {
            Some(seating) => Ok(&*seating.table),
            None => Err(Refusal::new(&self.voice, "no-game", &[])),
        }
    }

    fn seated(&mut self) -> Result<(&mut Seating, &Voice), Refusal> {
        match &mut self.seating {
            Some(seating) => Ok((seating, &self.voice)),
            None => Err(Refusal::new(&self.voice, "no-game", &[])),
        }
    }
}

/// How long an opponent may think: as the request says, or as at a table.
fn budget(request: &Request, usual: Budget, voice: &Voice) -> Result<Budget, Refusal> {
    let millis = request.number("ms", (1, LONGEST), voice)?;
    let iterations = request.number("iterations", (1, MOST_ITERATIONS), voice)?;
    match (millis, iterations) {
        (Some(millis), Some(iterations)) => {
            let (time, count) = (millis.to_string(), iterations.to_string());
            let args = [("ms", &*time), ("iterations", &*count)];
            Err(Refusal::new(voice, "two-budgets", &args).at("iterations"))
        }
        (Some(millis), None) => Ok(Budget::Millis(millis)),
        (None, Some(iterations)) => Ok(Budget::Iterations(iterations)),
        (None, None) => Ok(usual),
    }
}

/// The budget that was thought with, in the words of a request.
fn used(budget: Budget) -> Value {
    match budget {
        Budget::Millis(millis) => json!({ "ms": millis }),
        Budget::Iterations(iterations) => json!({ "iterations": iterations }),
    }
}

/// One way it may go; a fraction is a text, since its parts may have 128 bits.
fn prospect(prospect: &Prospect) -> Value {
    let parse = |text: &Option<String>| {
        let value = text.as_deref().map(serde_json::from_str::<Value>);
        value.and_then(Result::ok)
    };
    let change = |change: &crate::Change| {
        json!({
            "at": change.at,
            "before": parse(&change.before),
            "after": parse(&change.after),
        })
    };
    json!({
        "share": format!("{}/{}", prospect.share.num, prospect.share.den),
        "changes": prospect.changes.iter().map(change).collect::<Vec<_>>(),
    })
}
