//! Dice that can be checked afterwards: commitment, derivation, verification.
//!
//! `docs/fair-dice.md` describes the scheme with test vectors.

use cabinet::{Dice, Entry, Voice};
use hmac::{Hmac, KeyInit, Mac};
use kernel::{Digest, Pack, Seat};
use protocol::{FairDice, Verdict};
use serde_json::Value;
use sha2::Sha256;

use crate::random::{hex, unhex};

/// The version of the derivation.
pub const SCHEME: u32 = 1;

/// What is promised before the first roll: it fixes the secret and tells nothing about it.
pub fn commitment(secret: &[u8; 32], table: &str) -> String {
    let pieces: [&[u8]; 3] = [b"pandemonium/commitment/1\0", secret, table.as_bytes()];
    Digest::of_all(&pieces).to_string()
}

/// The seed of the dice of one action; counter 0 is the set-up.
///
/// The key is the secret, never the published hash of it. Every piece has its length before it, so
/// that no two lists of pieces run together into the same message.
pub fn seed(secret: &[u8; 32], table: &str, entropies: &[String], counter: u32) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length is accepted");
    mac.update(b"pandemonium/dice/1\0");
    let mut piece = |bytes: &[u8]| {
        let length = u32::try_from(bytes.len()).expect("texts are bounded");
        mac.update(&length.to_be_bytes());
        mac.update(bytes);
    };
    piece(table.as_bytes());
    for entropy in entropies {
        piece(entropy.as_bytes());
    }
    piece(&counter.to_be_bytes());
    hex(&mac.finalize().into_bytes())
}

/// The dice of one action; their seed is worked out when the first is thrown.
pub fn dice(secret: &[u8; 32], table: &str, entropies: &[String], counter: u32) -> Dice {
    let (secret, table, entropies) = (*secret, table.to_owned(), entropies.to_vec());
    Dice::later(move || seed(&secret, &table, &entropies, counter))
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
        Ok(Checked { derived, typed }) => Verdict::Fair { checked: derived, typed },
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
    if fair.scheme != SCHEME {
        return Err(format!("scheme {} is unknown; this program knows {SCHEME}", fair.scheme));
    }
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
    let dice = |counter| dice(&secret, &fair.table, &fair.entropies, counter);
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
    compare(replay, &again, typed)
}

/// Counts the outcomes, or names the first that differs.
fn compare(
    replay: &Value,
    again: &Value,
    is_typed: impl Fn(usize) -> bool,
) -> Result<Checked, String> {
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
    Ok(Checked { derived: count(false), typed: count(true) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    #[test]
    fn the_derivation_is_fixed_for_ever() {
        let entropies = ["salt".to_owned(), String::new()];
        let promised = commitment(&SECRET, "abcdefghijkmnpqr");
        let first = seed(&SECRET, "abcdefghijkmnpqr", &entropies, 0);
        let second = seed(&SECRET, "abcdefghijkmnpqr", &entropies, 3);
        assert_eq!([&*promised, &*first, &*second], VECTORS);
    }

    #[test]
    fn pieces_do_not_run_together() {
        let one = seed(&SECRET, "t", &["ab".to_owned(), "c".to_owned()], 1);
        let other = seed(&SECRET, "t", &["a".to_owned(), "bc".to_owned()], 1);
        assert_ne!(one, other);
    }

    const VECTORS: [&str; 3] = [
        "d6c0348f141cf04421d32a15253adf96225d6d88fcf8c1389426535be5f258d5",
        "f3c4aefd1686875812d82519760b873d3d47b626441cf792a6e8bf91aa25e8dc",
        "0b4cb7153c80504cbc9685de50c3fb92b0e18d971076f42d98f464aa61e359e2",
    ];
}
