//! Beginning and acting, with dice of the server or of the players.

use std::time::Instant;

use cabinet::{Dice, Voice};
use kernel::chance::{Kind, Need};
use kernel::{Seat, Seats};
use protocol::{DiceMode, DiceQuestion, Reply, SeatKind, Status};
use serde_json::Value;

use super::before::Before;
use super::host::Host;
use crate::error::Failure;
use crate::fair;
use crate::stages::Stage;
use crate::state::count;
use crate::store::{Entry, people};
use crate::words::Language;

/// Something that waits for dice which people roll.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    what: What,
    given: Vec<u32>,
    /// Who rolls.
    seat: u8,
}

#[derive(Clone, Debug)]
enum What {
    /// The set-up.
    Opening,
    /// An action of a seat.
    Action(u8, Value),
}

impl Host {
    /// Begins when every seat is taken, every person has promised a text for the dice, and all are
    /// opened.
    pub(super) async fn begin_if_ready(&mut self) {
        if self.tableau.status() != Status::Gathering || self.pending.is_some() {
            return;
        }
        let prepared = |(seat, place): (u8, &crate::store::Place)| match place.who {
            SeatKind::Human => self.is_ready(seat),
            SeatKind::Open => false,
            // Programs alone wait for somebody to look.
            SeatKind::Bot { .. } => !self.guests.is_empty() || people(&self.tableau.places),
        };
        if !(0u8..).zip(&self.tableau.places).all(prepared) {
            return;
        }
        let begun = match self.agreed().await {
            Ok(true) => self.go_on(What::Opening, Vec::new(), Language::En).await.map(drop),
            Ok(false) => Ok(()),
            Err(failure) => Err(failure),
        };
        if let Err(failure) = begun {
            tracing::error!(table = self.tableau.id, ?failure, "a game could not begin");
        }
    }

    pub(super) async fn act(
        &mut self,
        seat: u8,
        action: Value,
        language: Language,
    ) -> Result<Reply, Failure> {
        match self.tableau.status() {
            Status::Gathering => return Err(Failure::NotStarted),
            Status::Over => return Err(Failure::Over),
            Status::Playing => {}
        }
        if self.pending.is_some() {
            return Err(Failure::DiceFirst);
        }
        self.go_on(What::Action(seat, action), Vec::new(), language).await
    }

    /// People say what came up.
    pub(super) async fn rolled(
        &mut self,
        seat: u8,
        outcomes: &[u32],
        language: Language,
    ) -> Result<Reply, Failure> {
        let pending = self.pending.clone().filter(|pending| pending.seat == seat);
        let Some(Pending { what, mut given, .. }) = pending else {
            return Err(Failure::NoDice);
        };
        if outcomes.is_empty() {
            return Err(Failure::NoDice);
        }
        // One at a time: the next question may be somebody else's.
        given.push(outcomes[0]);
        self.go_on(what, given, language).await.map_err(|failure| match failure {
            // The refusal of the rules would list what is left in the bag.
            Failure::Refused(_, refusal) if refusal.code == "impossible-roll" => {
                Failure::NotDrawn(outcomes[0])
            }
            other => other,
        })
    }

    /// Asks for the next dice that people roll, or carries it out.
    async fn go_on(
        &mut self,
        what: What,
        mut given: Vec<u32>,
        language: Language,
    ) -> Result<Reply, Failure> {
        let typed = self.tableau.made.dice == DiceMode::Table;
        if typed && let Some(seat) = self.next_question(&what, &mut given, language)? {
            self.pending = Some(Pending { what, given, seat });
            self.changed();
            return Ok(Reply::Roll { seat });
        }
        self.pending = None;
        let begun = Instant::now();
        self.before = self.look_before();
        self.app.stages.add(Stage::Before, begun);
        let done = self.carry_out(what, given, typed, language).await;
        if done.is_err() {
            self.before = Before::default();
        }
        done?;
        self.changed();
        Ok(Reply::Done { version: self.tableau.version })
    }

    /// Who answers the next question that a person answers. What nobody may know, or a program draws, is
    /// decided by the server's dice on the way.
    fn next_question(
        &mut self,
        what: &What,
        given: &mut Vec<u32>,
        language: Language,
    ) -> Result<Option<u8>, Failure> {
        while let Some(need) = self.need(what, given, language)? {
            if let Some(seat) = self.roller(what, &need) {
                return Ok(Some(seat));
            }
            let own = self.own_roll(what, given, language)?;
            given.push(own);
        }
        Ok(None)
    }

    /// The first question to which nothing was given.
    fn need(
        &mut self,
        what: &What,
        given: &[u32],
        language: Language,
    ) -> Result<Option<Need>, Failure> {
        let voice = self.tableau.voice(language);
        let options = &self.tableau.made.options;
        let refused = |refusal| Failure::Refused("dice", refusal);
        match (what, &self.tableau.game) {
            (What::Opening, _) => {
                let pack = self.tableau.pack.as_ref();
                self.tableau.entry.ask_open(options, pack, given, &voice).map_err(refused)
            }
            (What::Action(..), None) => Err(Failure::NotStarted),
            (What::Action(seat, action), Some(game)) => game
                .ask(Seat(*seat), action, given, &voice)
                .map_err(|refusal| Failure::Refused("action", refusal)),
        }
    }

    /// The person who rolls: whoever may know it, the acting seat first.
    fn roller(&self, what: &What, need: &Need) -> Option<u8> {
        let human = |seat: &u8| {
            let place = self.tableau.places.get(usize::from(*seat));
            place.is_some_and(|place| place.who == SeatKind::Human)
        };
        let acting = match what {
            What::Opening => None,
            What::Action(seat, _) => Some(*seat),
        };
        let seats = self.tableau.places.len();
        let all = (0..u8::try_from(seats).unwrap_or(u8::MAX))
            .filter(|seat| need.eyes.contains(Seat(*seat)));
        let first = acting.filter(|seat| need.eyes.contains(Seat(*seat)));
        if need.eyes == Seats::ALL {
            return first.filter(human).or_else(|| all.into_iter().find(human));
        }
        first.into_iter().chain(all).find(human)
    }

    /// What the server's dice give for the next question.
    fn own_roll(&mut self, what: &What, given: &[u32], language: Language) -> Result<u32, Failure> {
        let mut dice = self.dice(what, given.to_vec());
        let tableau = &mut self.tableau;
        let voice = tableau.voice(language);
        let refused = |refusal| Failure::Refused("dice", refusal);
        let (record, place) = match what {
            What::Opening => {
                let options = &tableau.made.options;
                let pack = tableau.pack.as_ref();
                let game = tableau.entry.open(options, pack, &mut dice, &voice).map_err(refused)?;
                (game.save(&voice).map_err(refused)?, None)
            }
            What::Action(seat, action) => {
                let game = tableau.game.as_ref().ok_or(Failure::NotStarted)?;
                let mut game = game.copy();
                game.act(Seat(*seat), action, &mut dice, &voice).map_err(refused)?;
                (game.line(game.steps()).unwrap_or_default(), Some(()))
            }
        };
        let rolled = if place.is_some() { &record["rolled"] } else { &record["opening"] };
        let id = rolled[given.len()]["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        id.ok_or(Failure::NoDice)
    }

    /// The dice of the table for this, with outcomes that people gave before them. An action's
    /// counter is the version it makes, so that nothing taken back is ever rolled twice.
    fn dice(&self, what: &What, given: Vec<u32>) -> Dice {
        let counter = match what {
            What::Opening => 0,
            What::Action(..) => self.tableau.version + 1,
        };
        let (secret, table) = (&self.tableau.secret, &self.tableau.id);
        fair::dice(secret, table, &self.tableau.agreed(), counter).with(given)
    }

    async fn carry_out(
        &mut self,
        what: What,
        given: Vec<u32>,
        typed: bool,
        language: Language,
    ) -> Result<(), Failure> {
        let begun = Instant::now();
        let mut dice = self.dice(&what, given);
        let spent_ms = match &what {
            What::Opening => 0,
            What::Action(seat, _) => self.spent_ms(*seat),
        };
        let tableau = &mut self.tableau;
        let voice = tableau.voice(language);
        let entry = match what {
            What::Opening => {
                let refused = |refusal| Failure::Refused("setup", refusal);
                let promise = Some(tableau.made.commitment.clone());
                let game = tableau
                    .entry
                    .open_with(
                        &tableau.made.options,
                        tableau.pack.as_ref(),
                        promise,
                        &mut dice,
                        &voice,
                    )
                    .map_err(refused)?;
                let record = game.save(&voice).map_err(refused)?;
                tableau.game = Some(game);
                let scheme = tableau.agreed().scheme();
                Entry::Started { scheme, entropies: Vec::new(), record, typed }
            }
            What::Action(seat, action) => {
                let game = tableau.game.as_mut().ok_or(Failure::NotStarted)?;
                game.act(Seat(seat), &action, &mut dice, &voice)
                    .map_err(|refusal| Failure::Refused("action", refusal))?;
                let line = game.line(game.steps()).expect("a recorded game has its last line");
                count(&self.app.metrics.actions);
                Entry::Acted { line, typed, spent_ms }
            }
        };
        self.app.stages.add(Stage::Play, begun);
        self.append(entry, Vec::new()).await
    }

    /// The dice that a viewer is to roll.
    pub(super) fn dice_of(&mut self, seat: Option<u8>, language: Language) -> Option<DiceQuestion> {
        let pending = self.pending.clone()?;
        let seat = seat.filter(|seat| *seat == pending.seat)?;
        let voice = self.tableau.voice(language);
        let need = self.known_question(&pending, &voice)?;
        Some(DiceQuestion {
            seat,
            at: u32::try_from(need.at).unwrap_or(u32::MAX),
            text: voice.game().roll(&need.why),
            rule: need.why.rule.id().to_owned(),
            question: serde_json::to_value(&need.kind).unwrap_or_default(),
            allowed: allowed(&need.kind),
            hidden: need.eyes != Seats::ALL,
        })
    }
}

impl Host {
    /// The question as far as the seat that rolls can know it: a bag shows only what that seat
    /// cannot rule out, never what is left in it.
    fn known_question(&self, pending: &Pending, voice: &Voice) -> Option<Need> {
        let (seat, given) = (Seat(pending.seat), &pending.given);
        let (tableau, mut own) = (&self.tableau, self.dreams(pending.seat));
        let need = match &pending.what {
            What::Opening => {
                let (options, pack) = (&tableau.made.options, tableau.pack.as_ref());
                tableau.entry.ask_open_as(seat, options, pack, given, &mut own, voice)
            }
            What::Action(actor, action) => {
                let game = tableau.game.as_ref()?;
                game.ask_as(seat, (Seat(*actor), action), given, &mut own, voice)
            }
        };
        need.ok().flatten()
    }
}

/// Outcomes that can come up, where they are few.
fn allowed(kind: &Kind) -> Vec<u32> {
    const MOST: u32 = 100;
    match kind {
        Kind::Die { sides } if *sides <= MOST => (1..=*sides).collect(),
        Kind::Pick { ids } => ids.iter().map(|&id| id.into()).collect(),
        Kind::Weighted { weights } => {
            (0..).zip(weights).filter(|&(_, &weight)| weight > 0).map(|(id, _)| id).collect()
        }
        Kind::Hits { dice, .. } if *dice <= MOST => (0..=*dice).collect(),
        Kind::Die { .. } | Kind::Hits { .. } => Vec::new(),
    }
}
