//! Questions of clients that change nothing: why not, what if, what would you do.

use cabinet::{Choice, Dice, Outlook, Pointed, Preview};
use kernel::chance::Seeded;
use kernel::{Seat, Viewer};
use protocol::{
    Cell, HintInfo, Insight, Legal, Part, Problem, Prospect, Reply, ServerMessage, Undo,
};
use serde_json::{Value, json};

use super::Command;
use super::host::Host;
use crate::error::Failure;
use crate::thinkers::For;
use crate::words::Language;

/// Most outcomes played for one question about odds.
const ODDS_BUDGET: u32 = 2000;

impl Host {
    /// Dice with which a seat imagines: the same at the same version, and never the table's.
    pub(super) fn dreams(&self, seat: u8) -> Dice {
        let (table, version) = (self.tableau.id.clone(), self.tableau.version);
        Dice::later(move || format!("offer/{table}/{version}/{seat}"))
    }

    pub(super) fn why(
        &mut self,
        seat: u8,
        action: &Value,
        language: Language,
    ) -> Result<Reply, Failure> {
        let voice = self.tableau.voice(language);
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        let refused = |refusal| Failure::Refused("action", refusal);
        match game.why(Seat(seat), action, &voice).map_err(refused)? {
            None => Ok(Reply::Allowed {}),
            Some(refusal) => Err(refused(refusal)),
        }
    }

    /// A refused action with places to look at and something to do instead.
    pub(super) fn advised(
        &mut self,
        seat: u8,
        action: &Value,
        language: Language,
        failure: &Failure,
    ) -> Problem {
        let problem = failure.problem(language);
        let Failure::Refused("action", refusal) = failure else {
            return problem;
        };
        let (voice, mut own) = (self.tableau.voice(language), self.dreams(seat));
        let Some(game) = self.tableau.game.as_ref() else {
            return problem;
        };
        let remedy = game.remedy(Seat(seat), action, refusal, &mut own, &voice);
        let alone = self.others(seat).is_empty();
        let instead = remedy.instead.map(|choice| Box::new(legal(choice, alone)));
        Problem { cells: remedy.cells, instead, ..problem }
    }

    pub(super) fn odds(
        &mut self,
        seat: u8,
        action: &Value,
        language: Language,
    ) -> Result<Reply, Failure> {
        let voice = self.tableau.voice(language);
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        // Shares are counted on the true position: with anything hidden they would tell it.
        if !game.info().perfect_information {
            return Err(Failure::NoOdds);
        }
        let viewer = Viewer::Seat(Seat(seat));
        let outlook = game
            .odds(Seat(seat), action, viewer, ODDS_BUDGET, &voice)
            .map_err(|refusal| Failure::Refused("action", refusal))?;
        Ok(Reply::Odds { prospects: prospects(&outlook), whole: outlook.whole })
    }

    pub(super) fn cells(&mut self, seat: Option<u8>, language: Language) -> Result<Reply, Failure> {
        let voice = self.tableau.voice(language);
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let cells = game.cells(viewer, &voice);
        let cells = cells.map_err(|refusal| Failure::Refused("action", refusal))?.into_iter();
        Ok(Reply::Cells { cells: cells.map(|one| Cell { id: one.id, text: one.text }).collect() })
    }

    pub(super) fn inspect(&mut self, at: &Pointed, language: Language) -> Result<Reply, Failure> {
        let (voice, mut own) = (self.tableau.voice(language), self.dreams(at.seat.0));
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        let found = game.insights(at, &mut own, &voice);
        let found = found.map_err(|refusal| Failure::Refused("action", refusal))?.into_iter();
        Ok(Reply::Insights { insights: found.map(insight).collect() })
    }

    pub(super) fn preview(
        &mut self,
        seat: u8,
        action: &Value,
        language: Language,
    ) -> Result<Reply, Failure> {
        let (voice, mut own) = (self.tableau.voice(language), self.dreams(seat));
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        let Preview { after, odds } = game
            .preview(Seat(seat), action, &mut own, &voice)
            .map_err(|refusal| Failure::Refused("action", refusal))?;
        let (view, text) = after.unwrap_or_default();
        Ok(Reply::Preview { view, text, odds: odds.into_iter().map(prospect).collect() })
    }

    /// Sets a good player to work; its advice comes back as [`Command::Advised`].
    pub(super) fn hint(
        &mut self,
        guest: u64,
        id: u32,
        seat: u8,
        language: Language,
    ) -> Result<(), Failure> {
        if !self.tableau.made.hints {
            return Err(Failure::HintsOff);
        }
        let version = self.tableau.version;
        let voice = self.tableau.voice(language);
        let game = self.tableau.game.as_ref().ok_or(Failure::NotStarted)?;
        if !self.tableau.to_act().contains(&seat) {
            return Err(Failure::NotToAct);
        }
        if !self.advising.insert(guest) {
            return Err(Failure::HintBusy);
        }
        let game = game.copy();
        let asks = self.guests.iter().find(|one| one.id == guest);
        let whose = asks.map_or(For::Nobody, |guest| For::Person(guest.from));
        let ticket = self.app.thinkers.ticket(whose);
        let (mailbox, budget) = (self.mailbox.clone(), self.app.config.advice_within());
        tokio::spawn(async move {
            let room = ticket.turn().await;
            let effort = room.effort(budget);
            let found = tokio::task::spawn_blocking(move || {
                // Whoever knows the same is advised the same: nothing else goes into it.
                let known = game.view(Viewer::Seat(Seat(seat)), &voice)?;
                let mut own = Seeded::from_text(&format!("hint/{known}"));
                game.hint(Seat(seat), &effort, &mut own, &voice)
            });
            let found = match found.await {
                Ok(Ok(hints)) => Ok(hints.into_iter().map(hint_info).collect()),
                Ok(Err(refusal)) => Err(Failure::Refused("hint", refusal)),
                Err(_) => Err(Failure::Timeout),
            };
            drop(room);
            // The table may have left memory; then nobody waits for advice either.
            let _ = mailbox.send(Command::Advised { guest, id, version, found }).await;
        });
        Ok(())
    }

    /// Advice has come.
    pub(super) fn advice(
        &mut self,
        guest: u64,
        id: u32,
        version: u32,
        found: Result<Vec<HintInfo>, Failure>,
    ) {
        self.advising.remove(&guest);
        let now = self.tableau.version;
        let found = if version == now { found } else { Err(Failure::Stale { seen: version, now }) };
        let answer = |language| match &found {
            Ok(hints) => Reply::Hint { hints: hints.clone() },
            Err(failure) => Reply::Refused { problem: failure.problem(language) },
        };
        self.guests.retain(|one| {
            one.id != guest || one.tell(&ServerMessage::Reply { id, reply: answer(one.language) })
        });
    }
}

/// One listed action as it crosses the wire; `alone` if no other person would be asked to agree.
pub(super) fn legal(choice: Choice, alone: bool) -> Legal {
    let part = |(field, value)| Part { field, value };
    Legal {
        action: choice.listed.action,
        notation: choice.listed.notation,
        phrase: choice.listed.phrase,
        group: choice.group,
        parts: choice.parts.into_iter().map(part).collect(),
        odds: choice.odds.into_iter().map(prospect).collect(),
        confirm: choice.confirm,
        undo: match (choice.free, alone) {
            (true, _) => Undo::Free,
            (false, true) => Undo::No,
            (false, false) => Undo::Ask,
        },
    }
}

fn prospect(one: kernel::Prospect) -> Prospect {
    Prospect { ways: one.ways, of: one.of, text: one.text }
}

fn insight(one: kernel::Insight) -> Insight {
    let cell = |cell: kernel::Cell| Cell { id: cell.id, text: cell.text };
    Insight {
        mark: one.mark.to_owned(),
        cells: one.cells.into_iter().map(cell).collect(),
        text: one.text,
        rule: one.rule.map(str::to_owned),
    }
}

fn hint_info(hint: cabinet::Hint) -> HintInfo {
    HintInfo {
        action: hint.choice.action,
        notation: hint.choice.notation,
        phrase: hint.choice.phrase,
        per_mille: hint.per_mille,
        visits: hint.visits,
        why: hint.why,
    }
}

/// Ways it may go; a fraction is a text, since its parts may have 128 bits.
fn prospects(outlook: &Outlook) -> Value {
    let parse = |text: &Option<String>| {
        text.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok())
    };
    let one = |prospect: &cabinet::Prospect| {
        let changes = prospect.changes.iter().map(|change| {
            json!({"at": change.at, "before": parse(&change.before), "after": parse(&change.after)})
        });
        json!({
            "share": format!("{}/{}", prospect.share.num, prospect.share.den),
            "changes": changes.collect::<Vec<_>>(),
        })
    };
    outlook.prospects.iter().map(one).collect()
}
