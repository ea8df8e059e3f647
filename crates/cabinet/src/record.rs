//! Records as they come in: any JSON, played again, with the first difference named.

use kernel::replay::{Broken, FORMAT, Recorded, ReplayOf, Snapshot, resume, verify};
use kernel::{Arg, Game, Pack, Seat};
use serde_json::Value;

use crate::reading::complaint;
use crate::refusal::{place_of, short, shown};
use crate::{Refusal, Voice};

/// Reads a record and plays it again.
pub(crate) fn verified<G: Game>(
    replay: &Value,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<(G, Recorded<G>), Refusal> {
    let replay = read::<G>(replay, voice)?;
    known_seats::<G>(&replay, pack, voice)?;
    let verified = verify(&replay, pack).map_err(|broken| refusal(&broken, voice));
    verified.map(|(game, recorded, _)| (game, recorded))
}

/// Reads a record and continues it from a snapshot, if that is a state of this record.
pub(crate) fn resumed<G: Game>(
    replay: &Value,
    pack: Option<&Pack>,
    snapshot: &Snapshot,
    voice: &Voice,
) -> Option<(G, Recorded<G>)> {
    resume(&read::<G>(replay, voice).ok()?, pack, snapshot)
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
        Refusal::malformed(voice, "malformed-replay", &at, complaint)
    })
}

/// Refuses a record in which somebody acts who does not sit at the table.
fn known_seats<G: Game>(
    replay: &ReplayOf<G>,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<(), Refusal> {
    let game = G::open(&replay.options, pack)
        .map_err(|error| refusal::<G::Illegal>(&Broken::Options(error), voice))?;
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

/// Where the record first differs, as a sentence.
fn refusal<I: std::fmt::Display + kernel::Ruled + serde::Serialize>(
    broken: &Broken<I>,
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
            let first = first.as_ref().map(|first| refusal(first, voice));
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
            let why = Refusal::illegal(voice, illegal);
            let args = [("place", &*place(voice, Some(*step))), ("reason", &*why.message)];
            let mut refused = Refusal::new(voice, "replay-refused", &args).at(path(Some(*step)));
            refused.rule.clone_from(&why.rule);
            refused.reasons = vec![why];
            refused
        }
        Broken::Diverged { step, diverged } => {
            let nothing = || voice.say("replay-nothing", &[]);
            let recorded = diverged.recorded.as_ref();
            let recorded = recorded.map_or_else(nothing, |one| format!("{} {}", one.why, one.id));
            let asked = diverged.asked.map_or_else(nothing, str::to_owned);
            let args = [
                ("place", &*place(voice, *step)),
                ("roll", &*(diverged.at + 1).to_string()),
                ("recorded", &*recorded),
                ("asked", &*asked),
            ];
            let rolls = if step.is_none() { "" } else { ".rolled" };
            let at = format!("{}{rolls}[{}]", path(*step), diverged.at);
            Refusal::new(voice, "replay-diverged", &args).at(at)
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
