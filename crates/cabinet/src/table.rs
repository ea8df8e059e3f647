//! A running game without type parameters.

use std::ops::Range;

use kernel::chance::Need;
use kernel::replay::Snapshot;
use kernel::{Budget, Cell, Chance, Digest, Info, Insight, Seat, Term, Turn, Viewer};
use minds::{Effort, Level};
use serde::Serialize;
use serde_json::Value;

use crate::{Choice, Coach, Dice, Note, Outlook, Preview, Refusal, Remedy, Strike, Tale, Voice};

/// The decision a seat owes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asking {
    /// Stable code.
    pub code: &'static str,
    /// The paragraph that asks.
    pub rule: &'static str,
    /// Nobody else learns the answer before it is revealed.
    pub sealed: bool,
    /// The question as a sentence.
    pub text: String,
}

/// One listed action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Listed {
    /// The action itself.
    pub action: Value,
    /// Its notation, unique in the list.
    pub notation: String,
    /// The label of its button.
    pub phrase: String,
}

/// What a seat is asked and what it may answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    /// Nothing if the seat owes no decision.
    pub question: Option<Asking>,
    /// In the game's order.
    pub actions: Vec<Listed>,
}

/// What an opponent would play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// One of the listed actions.
    pub choice: Listed,
    /// Its estimate of winning, in thousandths, if it has one.
    pub per_mille: Option<u16>,
    /// What went wrong while it thought, for the log; nothing as a rule.
    pub note: Option<String>,
}

/// One advised action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// One of the listed actions.
    #[serde(flatten)]
    pub choice: Listed,
    /// Estimated chance to win with it, in thousandths.
    pub per_mille: u16,
    /// How often the search tried it.
    pub visits: u32,
    /// Why, in sentences, the weightiest first.
    pub why: Vec<String>,
    /// The same as codes and thousandths.
    pub reasons: Vec<Term>,
}

/// What a player points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// Who points.
    pub seat: Seat,
    /// The place, by the id that pictures use.
    pub place: String,
    /// The place from which it is looked at, where that matters.
    pub from: Option<String>,
}

/// How far a seat may go back by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retreat {
    /// So many of its last steps can be taken back, one after the other.
    pub steps: usize,
    /// Why the step before them stands; nothing at the beginning of the game.
    pub stands: Option<Stands>,
}

/// Why nobody takes a step back by himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// Somebody else made it.
    Acted,
    /// It asked chance.
    Rolled,
    /// It made something known that was hidden.
    Revealed,
}

/// What pointing tells.
pub type Insights = Result<Vec<Insight>, Refusal>;

/// A running game: JSON in and out. [`Live`](crate::Live) is its only implementation.
///
/// Steps are counted from 0: step 0 is the set-up, step n the n-th action.
pub trait Table: Send {
    /// What is true of the game before its box is opened.
    fn info(&self) -> Info;
    /// The options in normal form.
    fn options(&self) -> Value;
    /// What opening the box changed in the options without refusing them.
    fn notes(&self, voice: &Voice) -> Vec<Note>;
    /// The content in force.
    fn pack(&self) -> kernel::Pack;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Who owes a decision, or how the game ended.
    fn turn(&self) -> Turn;
    /// What the seat is asked and what it may answer.
    fn legal(&self, seat: Seat, voice: &Voice) -> Result<Legal, Refusal>;
    /// The same without any words: the code of the question and the notations of the answers.
    fn notations(&self, seat: Seat) -> Option<(&'static str, Vec<String>)>;
    /// What the seat is asked, and its answers with everything needed to offer them; `own` are
    /// dice with which the seat imagines, never the table's.
    fn choices(
        &self,
        seat: Seat,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<(Option<Asking>, Vec<Choice>), Refusal>;
    /// What an action would bring, as far as the seat can know.
    fn preview(
        &self,
        seat: Seat,
        action: &Value,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Preview, Refusal>;
    /// What helps a seat whose action was refused.
    fn remedy(
        &self,
        seat: Seat,
        action: &Value,
        refusal: &Refusal,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Remedy;
    /// Every place of the board in words, as the viewer knows it.
    fn cells(&self, viewer: Viewer, voice: &Voice) -> Result<Vec<Cell>, Refusal>;
    /// What a seat learns by pointing at a place; `own` are dice with which it imagines.
    fn insights(&self, at: &Pointed, own: &mut dyn Chance, voice: &Voice) -> Insights;
    /// Carries out an action (its JSON object or its notation), or refuses it and changes nothing.
    fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        dice: &mut Dice,
        voice: &Voice,
    ) -> Result<(), Refusal>;
    /// Nothing if the action would be accepted, the reason if it would be refused; an error if it
    /// is no action at all.
    fn why(&self, seat: Seat, action: &Value, voice: &Voice) -> Result<Option<Refusal>, Refusal>;
    /// What the action would bring, as exact shares of what the viewer would see, playing at most
    /// `budget` outcomes.
    fn odds(
        &self,
        seat: Seat,
        action: &Value,
        viewer: Viewer,
        budget: u32,
        voice: &Voice,
    ) -> Result<Outlook, Refusal>;
    /// What an opponent of this level would play in this seat, thinking with its own dice.
    fn bot(
        &self,
        seat: Seat,
        level: Level,
        budget: Budget,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Proposal, Refusal> {
        self.bot_within(seat, level, &budget.into(), own, voice)
    }
    /// The same with no more effort than this.
    fn bot_within(
        &self,
        seat: Seat,
        level: Level,
        effort: &Effort,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Proposal, Refusal>;
    /// The best actions of a seat with their estimates and the reasons for them.
    fn hint(
        &self,
        seat: Seat,
        effort: &Effort,
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Vec<Hint>, Refusal>;
    /// What a finished game looks like afterwards: chances step by step, turning points, luck.
    fn coach(&self, effort: &Effort, own: &mut dyn Chance, voice: &Voice)
    -> Result<Coach, Refusal>;
    /// What the viewer knows.
    fn view(&self, viewer: Viewer, voice: &Voice) -> Result<Value, Refusal>;
    /// What the viewer knows, as text.
    fn text(&self, viewer: Viewer, voice: &Voice) -> Result<String, Refusal>;
    /// Both at once.
    fn shown(&self, viewer: Viewer, voice: &Voice) -> Result<(Value, String), Refusal>;
    /// What happened in these steps, as the viewer may know it: each event's own fields with
    /// `rule` and the sentence `text`.
    fn told(
        &self,
        steps: Range<usize>,
        viewer: Viewer,
        voice: &Voice,
    ) -> Result<Vec<Value>, Refusal>;
    /// How many actions were carried out.
    fn steps(&self) -> usize;
    /// The whole state.
    fn state(&self) -> Value;
    /// Digest of the whole state: for the referee alone while something is hidden.
    fn digest(&self) -> Digest;
    /// Digest of what the viewer knows.
    fn view_digest(&self, viewer: Viewer, voice: &Voice) -> Result<Digest, Refusal>;
    /// The record so far.
    fn save(&self, voice: &Voice) -> Result<Value, Refusal>;
    /// The state now, to continue the record from later; nothing for a game without a record.
    fn snapshot(&self) -> Option<Snapshot>;
    /// Takes back the last step if this seat made it and it rolled and revealed nothing.
    fn take_back(&mut self, seat: Seat, voice: &Voice) -> Result<(), Refusal>;
    /// Takes everything back after so many steps, whoever made them, and tells what goes; nothing
    /// for a game without a record, or with fewer steps.
    fn go_back(&mut self, steps: usize) -> Option<Box<dyn Tale>>;
    /// What happened in steps that were taken back on the way to this position, in that order; nothing
    /// at all if they do not lead here.
    fn struck(&self, strikes: &[Strike]) -> Vec<Box<dyn Tale>>;
    /// How many of its last steps this seat may take back one by one, and what stands before them.
    fn retreat(&self, seat: Seat) -> Retreat;
    /// Whether [`Table::take_back`] would be accepted.
    fn may_take_back(&self, seat: Seat) -> bool {
        self.retreat(seat).steps > 0
    }
    /// An action in words, the first one counted as 0; nothing for a game without a record.
    fn phrased(&self, step: usize, voice: &Voice) -> Option<String>;
    /// The step, counted from 0, with which this seat last answered a secret question that is not
    /// over yet: what others answered since then knows nothing of it.
    fn sealed_answer(&self, seat: Seat) -> Option<usize>;
    /// One line of the record, counted from 1: seat, action, outcomes, chain.
    fn line(&self, step: usize) -> Option<Value>;
    /// The first question to chance that these outcomes leave open if the action is carried out;
    /// refused if the action is, or if one of them cannot come up.
    fn ask(
        &self,
        seat: Seat,
        action: &Value,
        given: &[u32],
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal>;
    /// The question of [`Table::ask`] as far as this seat can know it: where something is drawn,
    /// only what the seat cannot rule out.
    fn ask_as(
        &self,
        knower: Seat,
        act: (Seat, &Value),
        given: &[u32],
        own: &mut dyn Chance,
        voice: &Voice,
    ) -> Result<Option<Need>, Refusal>;
    /// The public picture of the board, which never changes during a game.
    fn picture(&self) -> Option<Value>;
    /// A table of its own in the same position with the same past.
    fn copy(&self) -> Box<dyn Table>;
}
