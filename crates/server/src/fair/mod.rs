//! Dice that can be checked afterwards: commitment, derivation, verification.
//!
//! `docs/fair-dice.md` describes the scheme with test vectors.

use std::sync::Arc;

use cabinet::{Dice, Entry, Voice};
use hmac::{Hmac, KeyInit, Mac};
use kernel::{Digest, Pack, Seat};
use protocol::{FairDice, Verdict};
use serde_json::Value;
use sha2::Sha256;

use crate::random::{hex, unhex};

/// What the dice of a game follow from besides the secret of the server, by the scheme.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// Scheme 1: what each seat added, told when it was sent.
    Told(Vec<String>),
    /// Scheme 2: what each seat added, after it had promised it.
    Promised {
        /// Which round of promises counted.
        round: u32,
        /// What each seat had promised; empty where it added nothing.
        promises: Vec<String>,
        /// The texts that were promised.
        texts: Vec<String>,
    },
}

impl Agreed {
    /// The version of the derivation.
    pub fn scheme(&self) -> u32 {
        match self {
            Agreed::Told(_) => 1,
            Agreed::Promised { .. } => 2,
        }
    }

    /// What a record says.
    fn of(fair: &FairDice) -> Result<Agreed, String> {
        match (fair.scheme, fair.round) {
            (1, None) if fair.promises.is_empty() => Ok(Agreed::Told(fair.entropies.clone())),
            (1, _) => Err("scheme 1 knows neither rounds nor promises of seats".to_owned()),
            (2, Some(round)) if round > 0 => {
                let (promises, texts) = (fair.promises.clone(), fair.entropies.clone());
                if promises.len() != texts.len() {
                    let (promises, texts) = (promises.len(), texts.len());
                    return Err(format!("{texts} texts have {promises} promises"));
                }
                let broken = (0u8..=u8::MAX).zip(promises.iter().zip(&texts)).find(
                    |(seat, (promised, text))| {
                        let nothing = promised.is_empty() && text.is_empty();
                        !nothing && **promised != promise(&fair.table, *seat, round, text)
                    },
                );
                match broken {
                    Some((seat, _)) => {
                        let seat = u16::from(seat) + 1;
                        Err(format!("the text of seat {seat} does not fit what it promised"))
                    }
                    None => Ok(Agreed::Promised { round, promises, texts }),
                }
            }
            (2, _) => Err("scheme 2 names the round of promises that counted".to_owned()),
            (other, _) => Err(format!("scheme {other} is unknown; this program knows 1 and 2")),
        }
    }

    /// For how many seats it is.
    fn seats(&self) -> usize {
        match self {
            Agreed::Told(texts) | Agreed::Promised { texts, .. } => texts.len(),
        }
    }
}

/// What is promised before the first roll: it fixes the secret and tells nothing about it.
pub fn commitment(secret: &[u8; 32], table: &str) -> String {
    let pieces: [&[u8]; 3] = [b"pandemonium/commitment/1\0", secret, table.as_bytes()];
    Digest::of_all(&pieces).to_string()
}

/// What a seat promises before it opens its text. It holds for this seat and this round only, so that
/// nobody can promise what somebody else has promised.
pub fn promise(table: &str, seat: u8, round: u32, text: &str) -> String {
    let (seat, round) = (u32::from(seat).to_be_bytes(), round.to_be_bytes());
    let message = pieces("promise/2", &[table.as_bytes(), &seat, &round, text.as_bytes()]);
    Digest::of_all(&[&message]).to_string()
}

/// Whether a text could be a promise.
pub fn is_promise(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The seed of the dice of one action; counter 0 is the set-up.
///
/// The key is the secret, never the published hash of it.
pub fn seed(secret: &[u8; 32], table: &str, agreed: &Agreed, counter: u32) -> String {
    let counter = counter.to_be_bytes();
    let mut list = vec![table.as_bytes()];
    let round;
    match agreed {
        Agreed::Told(texts) => list.extend(texts.iter().map(String::as_bytes)),
        Agreed::Promised { round: number, promises, texts } => {
            round = number.to_be_bytes();
            list.push(&round);
            let seats = promises.iter().zip(texts);
            list.extend(seats.flat_map(|(promised, text)| [promised.as_bytes(), text.as_bytes()]));
        }
    }
    list.push(&counter);
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length is accepted");
    mac.update(&pieces(&format!("dice/{}", agreed.scheme()), &list));
    hex(&mac.finalize().into_bytes())
}

/// A message for one purpose. Every piece has its length before it, so that no two lists of pieces run
/// together into the same message.
fn pieces(purpose: &str, list: &[&[u8]]) -> Vec<u8> {
    let mut message = format!("pandemonium/{purpose}\0").into_bytes();
    for piece in list {
        let length = u32::try_from(piece.len()).expect("texts are bounded");
        message.extend(length.to_be_bytes());
        message.extend(*piece);
    }
    message
}

/// The dice of one action; their seed is worked out when the first is thrown.
pub fn dice(secret: &[u8; 32], table: &str, agreed: &Arc<Agreed>, counter: u32) -> Dice {
    let (secret, table, agreed) = (*secret, table.to_owned(), Arc::clone(agreed));
    Dice::later(move || seed(&secret, &table, &agreed, counter))
}

/// Plays a record again with the dice that follow from its secret, and compares every outcome.
///
/// The record itself must have been verified before; what is checked here is that nobody chose
/// the outcomes.
pub fn verify(
    entry: &dyn Entry,
    replay: &Value,
    pack: Option<&Pack>,
    fair: &FairDice,
    voice: &Voice,
) -> Verdict {
    match check(entry, replay, pack, fair, voice) {
        Ok(Checked { derived, typed, scheme, round }) => {
            Verdict::Fair { checked: derived, typed, scheme, round }
        }
        Err(message) => Verdict::Broken { message },
    }
}

/// How many outcomes of a record were computed again, and how many players typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// They follow from the secret.
    pub derived: u32,
    /// Nothing is known about these.
    pub typed: u32,
    /// By which scheme.
    pub scheme: u32,
    /// Which round of promises counted.
    pub round: u32,
}

/// Checks the dice of a downloaded file: nothing if it promises none, else how many outcomes were
/// computed again, or what is wrong.
pub fn verify_file(
    entry: &dyn Entry,
    file: &Value,
    pack: Option<&Pack>,
    voice: &Voice,
) -> Result<Option<Checked>, String> {
    if file["fair"].is_null() {
        return Ok(None);
    }
    let fair: FairDice =
        serde_json::from_value(file["fair"].clone()).map_err(|error| error.to_string())?;
    check(entry, &file["replay"], pack, &fair, voice).map(Some)
}

fn check(
    entry: &dyn Entry,
    replay: &Value,
    pack: Option<&Pack>,
    fair: &FairDice,
    voice: &Voice,
) -> Result<Checked, String> {
    let agreed = Arc::new(Agreed::of(fair)?);
    let secret = unhex::<32>(&fair.secret).ok_or("the secret is not 64 hexadecimal digits")?;
    let promised = commitment(&secret, &fair.table);
    if promised != fair.commitment {
        return Err("the secret does not fit the commitment".to_owned());
    }
    match replay["commitment"].as_str() {
        Some(recorded) if recorded == promised => {}
        Some(recorded) => {
            return Err(format!("the record was begun under another commitment, {recorded}"));
        }
        None => return Err("the record was begun under no commitment".to_owned()),
    }
    let nothing = Vec::new();
    let steps = replay["steps"].as_array().unwrap_or(&nothing);
    if fair.counters.len() != steps.len() {
        let (counters, steps) = (fair.counters.len(), steps.len());
        return Err(format!("{steps} actions have {counters} counters"));
    }
    if fair.counters.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err("the counters do not rise".to_owned());
    }
    let dice = |counter| dice(&secret, &fair.table, &agreed, counter);
    let typed = |step: usize| fair.typed.iter().any(|&one| one as usize == step);
    let given = |rolled: &Value| -> Vec<u32> {
        let rolled = rolled.as_array().into_iter().flatten();
        rolled.filter_map(|one| one["id"].as_u64()?.try_into().ok()).collect()
    };
    let mut first = dice(0);
    if typed(0) {
        first.queue(given(&replay["opening"]));
    }
    let refused = |refusal: cabinet::Refusal| refusal.message.clone();
    let committed = replay["commitment"].as_str().map(str::to_owned);
    let mut table =
        entry.open_with(&replay["options"], pack, committed, &mut first, voice).map_err(refused)?;
    if agreed.scheme() > 1 && agreed.seats() != usize::from(table.seats()) {
        let (texts, seats) = (agreed.seats(), table.seats());
        return Err(format!("{texts} texts are given for {seats} seats"));
    }
    for (index, line) in steps.iter().enumerate() {
        let mut dice = dice(fair.counters[index]);
        if typed(index + 1) {
            dice.queue(given(&line["rolled"]));
        }
        let seat = line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let seat = Seat(seat.ok_or_else(|| format!("action {} has no seat", index + 1))?);
        table.act(seat, &line["action"], &mut dice, voice).map_err(refused)?;
    }
    let again = table.save(voice).map_err(refused)?;
    let (derived, typed) = compare(replay, &again, typed)?;
    Ok(Checked { derived, typed, scheme: agreed.scheme(), round: fair.round.unwrap_or(1) })
}

/// Counts the outcomes that were computed again and those that were typed, or names the first that
/// differs.
fn compare(
    replay: &Value,
    again: &Value,
    is_typed: impl Fn(usize) -> bool,
) -> Result<(u32, u32), String> {
    let outcomes = |record: &Value| -> Vec<(usize, Value)> {
        let nothing = Vec::new();
        let opening = record["opening"].as_array().unwrap_or(&nothing).iter();
        let steps = record["steps"].as_array().unwrap_or(&nothing).iter().enumerate();
        let rolled = steps.flat_map(|(index, line)| {
            let rolled = line["rolled"].as_array().into_iter().flatten();
            rolled.map(move |one| (index + 1, one.clone()))
        });
        opening.map(|one| (0, one.clone())).chain(rolled).collect()
    };
    let (kept, derived) = (outcomes(replay), outcomes(again));
    for (kept, derived) in kept.iter().zip(&derived) {
        if kept != derived {
            let (step, kept, derived) = (kept.0, &kept.1, &derived.1);
            return Err(format!(
                "action {step}: the record has {kept}, the secret gives {derived}"
            ));
        }
    }
    if kept.len() != derived.len() {
        return Err(format!("{} outcomes are recorded, {} derived", kept.len(), derived.len()));
    }
    let count = |typed: bool| {
        let count = kept.iter().filter(|(step, _)| is_typed(*step) == typed).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    };
    Ok((count(false), count(true)))
}

#[cfg(test)]
mod tests;
