//! Records of games: options, actions, outcomes by identity, and a hash chain.
//!
//! A replay never depends on a generator: it holds what came up, not how. The chain ties the
//! header, every action, every outcome and every state together, so that an edited record is
//! refused and the first difference is named.

mod snapshot;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Diverged, Recorder, Replayed, Rolled};
use crate::{Cx, Digest, Game, Pack, Reason, Receipt, Ruled, Seat, SetupError, digest, encode};

pub use snapshot::{Snapshot, resume};

/// The version of the record's own form.
pub const FORMAT: u32 = 1;

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay<O, A> {
    /// Version of this form.
    pub format: u32,
    /// Slug of the game.
    pub game: String,
    /// Version of the rules it was played by.
    pub rules_version: u32,
    /// Digest of the content it was played with.
    pub content: Digest,
    /// The options in normal form.
    pub options: O,
    /// What was promised about the dice before the first roll, if anything.
    pub commitment: Option<String>,
    /// Outcomes of the set-up.
    pub opening: Vec<Rolled>,
    /// The first link of the chain: everything above and the opening position.
    pub head: Digest,
    /// Every action in order.
    pub steps: Vec<Line<A>>,
    /// The last link of the chain: a record cut short does not end in it.
    pub seal: Digest,
}

/// One action with its outcomes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<A> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: A,
    /// What came up.
    pub rolled: Vec<Rolled>,
    /// The chain up to here.
    pub chain: Digest,
}

/// The record of a game of this kind.
pub type ReplayOf<G> = Replay<<G as Game>::Options, <G as Game>::Action>;

/// Digest of the content in force.
pub fn content_digest<G: Game>(game: &G) -> Digest {
    digest(&game.pack())
}

/// A game being played and recorded. Invariant: `state` is the fold of the record.
#[derive(Debug)]
pub struct Recorded<G: Game> {
    replay: ReplayOf<G>,
    state: G::State,
}

// Written out because a derived one would ask the box itself to be `Clone`.
impl<G: Game> Clone for Recorded<G> {
    fn clone(&self) -> Self {
        Recorded { replay: self.replay.clone(), state: self.state.clone() }
    }
}

impl<G: Game> Recorded<G> {
    /// Sets the game up and begins the record.
    pub fn start(
        game: &G,
        commitment: Option<String>,
        chance: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) -> Self {
        let mut recorder = Recorder::new(chance);
        let state = game.start(&mut Cx::telling(&mut recorder, events));
        let mut replay = Replay {
            format: FORMAT,
            game: G::INFO.slug.to_owned(),
            rules_version: G::INFO.rules_version,
            content: content_digest(game),
            options: game.options(),
            commitment,
            opening: recorder.rolled(),
            head: Digest::of(&[]),
            steps: Vec::new(),
            seal: Digest::of(&[]),
        };
        replay.head = head::<G>(&replay, &encode(&state));
        replay.seal = replay.head;
        Recorded { replay, state }
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The record so far.
    pub fn replay(&self) -> &ReplayOf<G> {
        &self.replay
    }

    /// Applies and records an action, or refuses it and changes nothing.
    pub fn act(
        &mut self,
        game: &G,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) -> Result<Receipt, G::Illegal> {
        game.check(&self.state, seat, action)?;
        let mut recorder = Recorder::new(chance);
        let mut cx = Cx::telling(&mut recorder, events);
        game.play(&mut self.state, seat, action, &mut cx);
        let receipt = cx.receipt();
        let rolled = recorder.rolled();
        let chain = link(&self.replay.seal, seat, action, &rolled, &encode(&self.state));
        self.replay.steps.push(Line { seat, action: action.clone(), rolled, chain });
        self.replay.seal = chain;
        Ok(receipt)
    }
}

/// The chain before the first action; the state as its canonical bytes.
fn head<G: Game>(replay: &ReplayOf<G>, state: &[u8]) -> Digest {
    Digest::of_all(&[
        &encode(&(replay.format, &replay.game, replay.rules_version, &replay.content)),
        &encode(&(&replay.options, &replay.commitment, &replay.opening)),
        state,
    ])
}

/// The chain after one action; the state as its canonical bytes.
fn link<A: Serialize>(
    before: &Digest,
    seat: Seat,
    action: &A,
    rolled: &[Rolled],
    state: &[u8],
) -> Digest {
    Digest::of_all(&[before.bytes(), &encode(&(seat, action, rolled)), state])
}

/// Why a record is refused.
#[derive(Debug)]
pub enum Broken<I> {
    /// Another form of record.
    Format {
        /// The form found.
        found: u32,
    },
    /// Another game.
    Game {
        /// The game found.
        found: String,
    },
    /// Other content than this box has.
    Content {
        /// The digest found.
        found: Digest,
        /// The digest of this box.
        ours: Digest,
    },
    /// The options do not open.
    Options(SetupError),
    /// Written under another version of the rules; and where play first differs, if it does.
    Version {
        /// The version found.
        found: u32,
        /// The version of this program.
        ours: u32,
        /// The first difference.
        first: Option<Box<Broken<I>>>,
    },
    /// An action is refused.
    Refused {
        /// Number of the step, from 0.
        step: usize,
        /// Why.
        illegal: I,
    },
    /// Chance was asked something else, or something more or less.
    Diverged {
        /// Number of the step, from 0; nothing for the set-up.
        step: Option<usize>,
        /// The difference.
        diverged: Diverged,
    },
    /// The chain does not hold.
    Chain {
        /// Number of the first step that differs, from 0; nothing for the header.
        step: Option<usize>,
    },
    /// The record ends before its seal.
    CutShort {
        /// How many steps are there.
        steps: usize,
    },
}

impl<I: fmt::Display + Ruled> fmt::Display for Broken<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |step: &Option<usize>| match step {
            Some(step) => format!("step {step}"),
            None => "the header or the set-up".to_owned(),
        };
        match self {
            Broken::Format { found } => {
                write!(f, "the record has format {found}, this program reads {FORMAT}")
            }
            Broken::Game { found } => write!(f, "the record is of another game: {found}"),
            Broken::Content { found, ours } => {
                write!(f, "the record was played with content {found}, this box has {ours}")
            }
            Broken::Options(error) => write!(f, "the record's options are refused: {error}"),
            Broken::Version { found, ours, first } => {
                write!(f, "the record follows rules version {found}, this program {ours}; ")?;
                match first {
                    Some(first) => write!(f, "the first difference: {first}"),
                    None => write!(f, "replayed to the end without another difference"),
                }
            }
            Broken::Refused { step, illegal } => {
                write!(f, "step {step} is refused: {illegal}")?;
                illegal.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
            }
            Broken::Diverged { step, diverged } => {
                let recorded = diverged.recorded.as_ref();
                write!(
                    f,
                    "{}, roll {}: the record has {}, the rules ask {}",
                    place(step),
                    diverged.at,
                    recorded.map_or("nothing".to_owned(), |r| format!("{} {}", r.why, r.id)),
                    diverged.asked.unwrap_or("nothing"),
                )
            }
            Broken::Chain { step } => write!(f, "the hash chain breaks at {}", place(step)),
            Broken::CutShort { steps } => {
                write!(f, "the record ends after {steps} steps, before its seal")
            }
        }
    }
}

/// Plays a record again and compares everything: options, content, every action, every outcome,
/// every link of the chain. Gives the box, the game as recorded, and the events by step (the first
/// entry is the set-up).
#[allow(clippy::type_complexity, reason = "the three parts are named in the sentence above")]
pub fn verify<G: Game>(
    replay: &ReplayOf<G>,
    pack: Option<&Pack>,
) -> Result<(G, Recorded<G>, Vec<Vec<G::Event>>), Broken<G::Illegal>> {
    if replay.format != FORMAT {
        return Err(Broken::Format { found: replay.format });
    }
    if replay.game != G::INFO.slug {
        return Err(Broken::Game { found: replay.game.clone() });
    }
    let ours = G::INFO.rules_version;
    let run = run(replay, pack);
    if replay.rules_version == ours {
        return run;
    }
    let first = run.err().map(Box::new);
    Err(Broken::Version { found: replay.rules_version, ours, first })
}

#[allow(clippy::type_complexity, reason = "the same as `verify`")]
fn run<G: Game>(
    replay: &ReplayOf<G>,
    pack: Option<&Pack>,
) -> Result<(G, Recorded<G>, Vec<Vec<G::Event>>), Broken<G::Illegal>> {
    let game = opened::<G>(replay, pack)?;
    let mut events = vec![Vec::new()];
    let mut chance = Replayed::new(&replay.opening);
    let commitment = replay.commitment.clone();
    let mut again = Recorded::start(&game, commitment, &mut chance, &mut events[0]);
    chance.finish().map_err(|diverged| Broken::Diverged { step: None, diverged })?;
    // Under another version of the rules the head differs by that number alone.
    again.replay.rules_version = replay.rules_version;
    again.replay.head = head::<G>(&again.replay, &encode(&again.state));
    again.replay.seal = again.replay.head;
    if again.replay.head != replay.head {
        return Err(Broken::Chain { step: None });
    }
    for (step, line) in replay.steps.iter().enumerate() {
        let mut told = Vec::new();
        follow(&mut again, &game, (step, line), &mut told)?;
        events.push(told);
    }
    if again.replay.seal != replay.seal {
        return Err(Broken::CutShort { steps: replay.steps.len() });
    }
    Ok((game, again, events))
}

/// The box that a record was played with.
fn opened<G: Game>(replay: &ReplayOf<G>, pack: Option<&Pack>) -> Result<G, Broken<G::Illegal>> {
    let game = G::open(&replay.options, pack).map_err(Broken::Options)?;
    let ours = content_digest(&game);
    if replay.content != ours {
        return Err(Broken::Content { found: replay.content, ours });
    }
    // A record keeps options whole: what is left out cannot show that it has changed since.
    if encode(&replay.options) != encode(&game.options()) {
        let reason = Reason::new("options", "not-normal", None);
        return Err(Broken::Options(SetupError(vec![reason])));
    }
    Ok(game)
}

/// Carries out one recorded action and compares what comes of it.
fn follow<G: Game>(
    again: &mut Recorded<G>,
    game: &G,
    (step, line): (usize, &Line<G::Action>),
    told: &mut Vec<G::Event>,
) -> Result<(), Broken<G::Illegal>> {
    let mut chance = Replayed::new(&line.rolled);
    again
        .act(game, line.seat, &line.action, &mut chance, told)
        .map_err(|illegal| Broken::Refused { step, illegal })?;
    chance.finish().map_err(|diverged| Broken::Diverged { step: Some(step), diverged })?;
    if again.replay.seal != line.chain {
        return Err(Broken::Chain { step: Some(step) });
    }
    Ok(())
}
