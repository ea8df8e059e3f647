//! The one implementation of a table.

mod past;
mod struck;
mod table;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::fmt;

use kernel::replay::Recorded;
use kernel::{Cx, Game, Receipt, Seat, SetupError, Show, Viewer};
use serde_json::Value;
use wording::in_all_languages;

use crate::opened::Opened;
use crate::reading::{complaint, surplus};
use crate::refusal::place_of;
use crate::table::{Asking, Listed};
use crate::{Dice, Refusal, Voice, action, record};

pub(crate) use past::Past;

pub(crate) use table::telling;

/// A running game.
pub struct Live<G: Game> {
    game: Opened<G>,
    course: Course<G>,
    /// What happened so far; where it is on record, it is told when somebody first asks.
    past: OnceCell<Past<G>>,
}

/// How the game came to where it is.
enum Course<G: Game> {
    /// From the set-up, every outcome on record.
    Recorded(Recorded<G>),
    /// From a written position; the states before each step that may still be taken back.
    Written { state: G::State, past: Vec<G::State> },
}

impl<G: Game> fmt::Debug for Live<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live")
            .field("game", &G::INFO.slug)
            .field("steps", &self.steps_done())
            .finish_non_exhaustive()
    }
}

impl<G: Game> Live<G> {
    /// Sets the game up.
    pub(crate) fn start(
        game: Opened<G>,
        commitment: Option<String>,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<Self, Refusal> {
        dice.rehearse(voice, |chance| {
            game.start(&mut Cx::silent(chance));
        })?;
        let mut events = Vec::new();
        let recorded = Recorded::start(&*game, commitment, dice, &mut events);
        Ok(Live { game, course: Course::Recorded(recorded), past: Past::begun(events).into() })
    }

    /// Continues a game from its record.
    pub(crate) fn recorded(
        game: Opened<G>,
        recorded: Recorded<G>,
        past: impl Into<OnceCell<Past<G>>>,
    ) -> Self {
        Live { game, course: Course::Recorded(recorded), past: past.into() }
    }

    /// Starts from a written position.
    pub(crate) fn written(game: Opened<G>, given: &Value, voice: &Voice) -> Result<Self, Refusal> {
        let state: G::State = serde_path_to_error::deserialize(given).map_err(|error| {
            let at = place_of(error.path(), "state");
            let complaint = complaint(&error.inner().to_string(), voice);
            Refusal::malformed(voice.own(), "malformed-state", &at, complaint)
        })?;
        let own = serde_json::to_value(&state).expect("states have a JSON form");
        if let Some((at, complaint)) = surplus(given, &own, voice) {
            return Err(Refusal::malformed(voice.own(), "malformed-state", &at, complaint));
        }
        game.sound(&state)
            .map_err(|error: SetupError| Refusal::reasons(voice, "position-refused", &error))?;
        Ok(Live {
            game,
            course: Course::Written { state, past: Vec::new() },
            past: Past::begun(Vec::new()).into(),
        })
    }

    /// What happened so far.
    fn past(&self) -> &Past<G> {
        self.past.get_or_init(|| match &self.course {
            Course::Recorded(recorded) => Past::told(&self.game, recorded.replay()),
            Course::Written { .. } => Past::begun(Vec::new()),
        })
    }

    fn steps_done(&self) -> usize {
        match &self.course {
            Course::Recorded(recorded) => recorded.replay().steps.len(),
            Course::Written { .. } => self.past().steps(),
        }
    }

    fn now(&self) -> &G::State {
        match &self.course {
            Course::Recorded(recorded) => recorded.state(),
            Course::Written { state, .. } => state,
        }
    }

    /// The voice with the names that this box has of its own.
    fn voice<'a>(&self, voice: &'a Voice) -> Cow<'a, Voice> {
        voice.about(&self.game.names())
    }

    fn seated(&self, seat: Seat, voice: &Voice) -> Result<(), Refusal> {
        if seat.0 < self.game.seats() {
            Ok(())
        } else {
            Err(record::unknown_seat(voice, &Value::from(seat.0), self.game.seats()).at("seat"))
        }
    }

    fn watching(&self, viewer: Viewer, voice: &Voice) -> Result<(), Refusal> {
        match viewer {
            Viewer::Seat(seat) => self.seated(seat, voice).map_err(|refusal| refusal.at("as")),
            Viewer::Spectator | Viewer::Referee => Ok(()),
        }
    }

    fn find(&self, seat: Seat, action: &Value, voice: &Voice) -> Result<G::Action, Refusal> {
        self.seated(seat, voice)?;
        action::find(&*self.game, self.now(), seat, action, voice)
    }

    fn asking(&self, seat: Seat, voice: &Voice) -> Option<Asking> {
        let question = self.game.question(self.now(), seat)?;
        let view = self.game.view(self.now(), Viewer::Seat(seat));
        let named = self.game.asking(&view, question.code, voice.game());
        Some(Asking {
            code: question.code,
            rule: question.rule.id(),
            sealed: question.sealed,
            text: named.unwrap_or_else(|| voice.game().question(&question)),
        })
    }

    fn listed(&self, view: &G::View, action: &G::Action, voice: &Voice) -> Listed {
        Listed {
            action: serde_json::to_value(action).expect("actions have a JSON form"),
            notation: action.to_string(),
            phrase: self.game.label(view, action, voice.game()),
        }
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        action: &G::Action,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<(), Refusal> {
        let sealed = is_sealed(&*self.game, self.now(), seat);
        let game = &*self.game;
        let mut events = Vec::new();
        let receipt = match &mut self.course {
            Course::Recorded(recorded) => recorded
                .act(game, seat, action, dice, &mut events)
                .map_err(|illegal| Refusal::illegal(voice, &*self.game, &illegal))?,
            Course::Written { state, past } => {
                let before = state.clone();
                let mut cx = Cx::telling(dice, &mut events);
                game.apply(state, seat, action, &mut cx)
                    .map_err(|illegal| Refusal::illegal(voice, &*self.game, &illegal))?;
                let receipt = cx.receipt();
                if is_free(receipt) {
                    past.push(before);
                } else {
                    past.clear();
                }
                receipt
            }
        };
        // A past that nobody has asked for is told later, with this step in it.
        if let Some(past) = self.past.get_mut() {
            past.push(events, (seat, receipt), sealed);
        }
        Ok(())
    }
}

/// Whether a step may be taken back without asking anybody.
fn is_free(receipt: Receipt) -> bool {
    receipt.rolls == 0 && !receipt.revealed
}

/// Whether a seat is asked for a secret answer.
pub(crate) fn is_sealed<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    game.question(state, seat).is_some_and(|question| question.sealed)
}

/// What everybody sees of the board and nothing changes.
pub(crate) fn picture<G: Show>(game: &G) -> Option<Value> {
    let picture = in_all_languages(game, |tongues| game.picture(tongues));
    picture.map(|picture| serde_json::to_value(picture).expect("pictures have a JSON form"))
}
