//! Records as they come in: any JSON, played again, with the first difference named.

use kernel::chance::{Diverged, Need, Replayed, Rolled, Scripted};
use kernel::replay::{Broken, FORMAT, Recorded, ReplayOf, Snapshot, resume, verify};
use kernel::{Arg, Cx, Game, Pack, Seat, Words, encode};
use serde_json::Value;

use crate::dice::allowed;
use crate::live::{Past, is_sealed};
use crate::opened::Opened;
use crate::reading::complaint;
use crate::refusal::{place_of, short, shown};
use crate::{Refusal, Voice};

/// A box, the game as recorded in it, and what happened.
type Played<G> = (Opened<G>, Recorded<G>, Past<G>);

/// Reads a record and plays it again.
pub(crate) fn verified<G: Game>(
    replay: &Value,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<Played<G>, Refusal> {
    let replay = read::<G>(replay, voice)?;
    let game = Opened::of(&replay.options, pack)
        .map_err(|error| refusal::<G>(None, &Broken::Options(error), None, voice))?;
    known_seats(&game, &replay, voice)?;
    if let Some((recorded, past)) = followed(&*game, &replay) {
        return Ok((game, recorded, past));
    }
    match verify(&replay, pack) {
        Ok((_, recorded, _)) => {
            let past = Past::told(&*game, recorded.replay());
            Ok((game, recorded, past))
        }
        Err(broken) => {
            let need = parted(&broken).and_then(|place| asked(&*game, &replay, place));
            Err(refusal(Some(&*game), &broken, need.as_ref(), voice))
        }
    }
}

/// A record played again in a box that is open already, with what happened in it; nothing at the first
/// difference, which [`verify`] then names.
fn followed<G: Game>(game: &G, replay: &ReplayOf<G>) -> Option<(Recorded<G>, Past<G>)> {
    let mut opening = Replayed::new(&replay.opening);
    let mut events = Vec::new();
    let mut recorded = Recorded::start(game, replay.commitment.clone(), &mut opening, &mut events);
    opening.finish().ok()?;
    // The head says nothing of the options but what opens the box: they are compared as they stand.
    let ours = recorded.replay();
    let same = ours.head == replay.head
        && ours.content == replay.content
        && (ours.format, ours.rules_version) == (replay.format, replay.rules_version)
        && ours.game == replay.game
        && encode(&ours.options) == encode(&replay.options);
    let mut past = same.then(|| Past::begun(events))?;
    for line in &replay.steps {
        let sealed = is_sealed(game, recorded.state(), line.seat);
        let mut rolled = Replayed::new(&line.rolled);
        let mut events = Vec::new();
        let receipt = recorded.act(game, line.seat, &line.action, &mut rolled, &mut events).ok()?;
        rolled.finish().ok()?;
        (recorded.replay().seal == line.chain).then_some(())?;
        past.push(events, (line.seat, receipt), sealed);
    }
    (recorded.replay().seal == replay.seal).then_some((recorded, past))
}

/// The step and the roll at which outcomes first differ, if they do.
fn parted<I>(broken: &Broken<I>) -> Option<(Option<usize>, usize)> {
    match broken {
        Broken::Diverged { step, diverged } => Some((*step, diverged.at)),
        Broken::Version { first, .. } => parted(first.as_ref()?),
        _ => None,
    }
}

/// What the rules ask of chance at this step and roll of a record that holds up to there.
fn asked<G: Game>(
    game: &G,
    replay: &ReplayOf<G>,
    (step, roll): (Option<usize>, usize),
) -> Option<Need> {
    let ids = |rolled: &[Rolled]| rolled.iter().map(|one| one.id).collect::<Vec<u32>>();
    let opening = ids(&replay.opening);
    let Some(step) = step else {
        let mut script = Scripted::new(opening.get(..roll)?);
        game.start(&mut Cx::silent(&mut script));
        return script.need().cloned();
    };
    let mut state = game.start(&mut Cx::silent(&mut Scripted::new(&opening)));
    for line in replay.steps.get(..step)? {
        let given = ids(&line.rolled);
        game.play(&mut state, line.seat, &line.action, &mut Cx::silent(&mut Scripted::new(&given)));
    }
    let line = replay.steps.get(step)?;
    let given = ids(&line.rolled);
    let mut script = Scripted::new(given.get(..roll)?);
    game.play(&mut state, line.seat, &line.action, &mut Cx::silent(&mut script));
    script.need().cloned()
}

/// Reads a record and continues it from a snapshot, if that is a state of this record.
pub(crate) fn resumed<G: Game>(
    replay: &Value,
    pack: Option<&Pack>,
    snapshot: &Snapshot,
    voice: &Voice,
) -> Option<(Opened<G>, Recorded<G>)> {
    let replay = read::<G>(replay, voice).ok()?;
    let (_, recorded) = resume(&replay, pack, snapshot)?;
    Some((Opened::of(&replay.options, pack).ok()?, recorded))
}

/// A record from its JSON; a broken one is refused with the path of its first fault.
fn read<G: Game>(replay: &Value, voice: &Voice) -> Result<ReplayOf<G>, Refusal> {
    // Another form of record would only be called malformed, which explains nothing.
    match replay.get("format").map(Value::as_u64) {
        Some(Some(format)) if format != u64::from(FORMAT) => {
            let args = [("found", &*format.to_string()), ("ours", &*FORMAT.to_string())];
            return Err(Refusal::new(voice, "replay-format", &args).at("format"));
        }
        _ => {}
    }
    match replay.get("game") {
        Some(Value::String(slug)) if slug != G::INFO.slug => {
            let args = [("found", &*short(slug)), ("ours", G::INFO.slug)];
            return Err(Refusal::new(voice, "replay-game", &args).at("game"));
        }
        _ => {}
    }
    serde_path_to_error::deserialize(replay).map_err(|error| {
        let at = place_of(error.path(), "replay");
        let complaint = complaint(&error.inner().to_string(), voice);
        Refusal::malformed(voice.own(), "malformed-replay", &at, complaint)
    })
}

/// Refuses a record in which somebody acts who does not sit at the table.
fn known_seats<G: Game>(
    game: &Opened<G>,
    replay: &ReplayOf<G>,
    voice: &Voice,
) -> Result<(), Refusal> {
    let stranger = |seat: Seat| seat.0 >= game.seats();
    match replay.steps.iter().position(|line| stranger(line.seat)) {
        None => Ok(()),
        Some(step) => {
            let seat = Value::from(replay.steps[step].seat.0);
            Err(unknown_seat(voice, &seat, game.seats()).at(format!("steps[{step}].seat")))
        }
    }
}

/// Nobody sits there.
pub(crate) fn unknown_seat(voice: &Voice, seat: &Value, seats: u8) -> Refusal {
    let last = seats.saturating_sub(1).to_string();
    let args = [("seat", &*shown(seat)), ("last", &*last)];
    let refusal = Refusal::new(voice, "unknown-seat", &args);
    refusal.with("seat", seat.clone()).with("last", seats.saturating_sub(1))
}

/// Where the record first differs, as a sentence; `need` is what the rules ask there, if outcomes
/// differ.
fn refusal<G: Game>(
    game: Option<&G>,
    broken: &Broken<G::Illegal>,
    need: Option<&Need>,
    voice: &Voice,
) -> Refusal {
    match broken {
        Broken::Format { found } => {
            let args = [("found", &*found.to_string()), ("ours", &*FORMAT.to_string())];
            Refusal::new(voice, "replay-format", &args).at("format")
        }
        Broken::Game { found } => {
            Refusal::new(voice, "replay-game", &[("found", &short(found)), ("ours", "")]).at("game")
        }
        Broken::Content { found, ours } => {
            let args = [("found", &*found.to_string()), ("ours", &*ours.to_string())];
            Refusal::new(voice, "replay-content", &args).at("content")
        }
        Broken::Options(error) => Refusal::reasons(voice, "replay-options", error).at("options"),
        Broken::Version { found, ours, first } => {
            let first = first.as_ref().map(|first| refusal(game, first, need, voice));
            let nothing = || voice.say("replay-no-difference", &[]);
            let sentence = first.as_ref().map_or_else(nothing, ToString::to_string);
            let args = [
                ("found", &*found.to_string()),
                ("ours", &*ours.to_string()),
                ("first", &*sentence),
            ];
            let at = first.and_then(|first| first.at.clone());
            Refusal::new(voice, "replay-version", &args).at(at.unwrap_or("rules_version".into()))
        }
        Broken::Refused { step, illegal } => {
            let game = game.expect("an open box refused the action");
            let why = Refusal::illegal(voice, game, illegal);
            let args = [("place", &*place(voice, Some(*step))), ("reason", &*why.message)];
            let mut refused = Refusal::new(voice, "replay-refused", &args).at(path(Some(*step)));
            refused.rule.clone_from(&why.rule);
            refused.reasons = vec![why];
            refused
        }
        Broken::Diverged { step, diverged } => {
            let rolls = if step.is_none() { "" } else { ".rolled" };
            let at = format!("{}{rolls}[{}]", path(*step), diverged.at);
            outcomes_differ(&place(voice, *step), diverged, need, voice).at(at)
        }
        Broken::Chain { step } => {
            let args = [("place", &*place(voice, *step))];
            let at = step.map_or("head".to_owned(), |_| format!("{}.chain", path(*step)));
            Refusal::new(voice, "replay-chain", &args).at(at)
        }
        Broken::CutShort { steps } => {
            Refusal::new(voice, "replay-cut-short", &[("steps", &steps.to_string())]).at("seal")
        }
    }
}

/// What the record has instead of what the rules ask: another outcome, another roll, or nothing.
fn outcomes_differ(
    place: &str,
    diverged: &Diverged,
    need: Option<&Need>,
    voice: &Voice,
) -> Refusal {
    let roll = (diverged.at + 1).to_string();
    if let (Some(recorded), Some(need)) = (&diverged.recorded, need)
        && recorded.why == need.why.code
    {
        let (name, id) = (voice.game().roll(&need.why), recorded.id.to_string());
        let args = [
            ("place", place),
            ("roll", &*roll),
            ("name", &*name),
            ("value", &*id),
            ("allowed", &*allowed(&need.kind)),
        ];
        let mut refusal = Refusal::new(voice, "replay-impossible", &args).by(Some(need.why.rule));
        "replay-diverged".clone_into(&mut refusal.code);
        return refusal;
    }
    let nothing = || voice.say("replay-nothing", &[]);
    let recorded = diverged.recorded.as_ref();
    let recorded =
        recorded.map_or_else(nothing, |one| format!("{} {}", called(&one.why, voice), one.id));
    let asked = diverged.asked.map_or_else(nothing, |code| called(code, voice));
    let args = [("place", place), ("roll", &*roll), ("recorded", &*recorded), ("asked", &*asked)];
    Refusal::new(voice, "replay-diverged", &args)
}

/// What the game calls a roll; a record may name one that the game does not have.
fn called(code: &str, voice: &Voice) -> String {
    let id = format!("roll-{code}");
    if voice.game().has(&id) { voice.game().say(&id, &[]) } else { short(code) }
}

/// A step for people, who count from one.
fn place(voice: &Voice, step: Option<usize>) -> String {
    match step {
        None => voice.say("replay-setup", &[]),
        Some(step) => {
            let number = i64::try_from(step + 1).unwrap_or(i64::MAX);
            voice.say("replay-step", &[("step", Arg::Number(number))])
        }
    }
}

/// A step as a path into the record.
fn path(step: Option<usize>) -> String {
    step.map_or("opening".to_owned(), |step| format!("steps[{step}]"))
}
