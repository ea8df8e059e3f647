//! The catalogue: every design of the box as clients draw it, in both languages.

use std::collections::BTreeMap;

use kernel::{Tongues, Words};
use serde::Serialize;
use ts_rs::TS;

use super::caption::{Style, Teller, lines};
use crate::SummonDemons;
use crate::cards::Design;
use crate::content::{Face, Kind, Mood};
use crate::effect::{Amount, Condition, Cost, Effect, Power, Static};
use crate::income;

/// All designs of the box and the numbers of the game.
#[derive(Debug, Serialize, TS)]
pub struct Picture {
    cards: Vec<CardShape>,
    ways: Vec<Ways>,
    price: u8,
    sacrifice: u8,
    block: u8,
}

/// How many of the 36 throws give a total.
#[derive(Debug, Serialize, TS)]
struct Ways {
    total: u8,
    ways: u8,
}

#[derive(Debug, Serialize, TS)]
struct CardShape {
    id: Design,
    kind: Kind,
    mood: Option<Mood>,
    /// Totals that set it off; none for a permanent demon.
    numbers: Vec<u8>,
    copies: u8,
    may: bool,
    /// When a permanent demon works: `always`, `double`, `animal`, `throw` or `summoned`.
    when: Option<&'static str>,
    /// One of these has to hold.
    conditions: Vec<Part>,
    /// All of these are paid.
    costs: Vec<Part>,
    effects: Vec<Part>,
    /// By language.
    text: BTreeMap<&'static str, Text>,
}

/// One piece of an effect, a cost or a condition.
#[derive(Debug, Default, Serialize, TS)]
struct Part {
    /// The stable word of what it is.
    code: &'static str,
    /// How many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    n: Option<u8>,
    /// As many as the owner has cards of this kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    per: Option<&'static str>,
    /// Which cards it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    of: Option<&'static str>,
    /// One of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    either: Vec<Part>,
}

#[derive(Debug, Serialize, TS)]
struct Text {
    name: String,
    /// At most three lines of 24 characters for the shipped cards.
    short: Vec<String>,
    full: String,
}

/// The picture of the opened box.
pub(super) fn picture(game: &SummonDemons, tongues: Tongues<'_>) -> Picture {
    let numbers = &game.content.numbers;
    Picture {
        cards: game.content.faces.iter().map(|face| shape(game, face, tongues)).collect(),
        ways: income::TOTALS.map(|total| Ways { total, ways: income::ways(total) }).collect(),
        price: numbers.price.card_souls,
        sacrifice: numbers.price.summon_cards,
        block: numbers.setup.block,
    }
}

fn shape(game: &SummonDemons, face: &Face, tongues: Tongues<'_>) -> CardShape {
    let text = |words: &dyn Words| Text {
        name: words.say(&format!("card-{}", face.design), &[]),
        short: lines(&Teller { game, words, style: Style::Short }.card(face)),
        full: Teller { game, words, style: Style::Full }.card(face),
    };
    let (when, effects) = power(&face.power);
    CardShape {
        id: face.design,
        kind: face.kind,
        mood: face.mood,
        numbers: face.numbers.clone(),
        copies: face.copies.len(),
        may: face.may,
        when,
        conditions: face.conditions.iter().map(|it| condition(*it)).collect(),
        costs: face.costs.iter().map(|it| cost(*it)).collect(),
        effects,
        text: tongues.0.iter().map(|(language, words)| (*language, text(*words))).collect(),
    }
}

fn power(power: &Power) -> (Option<&'static str>, Vec<Part>) {
    let all = |effects: &[Effect]| effects.iter().map(effect).collect();
    match power {
        Power::Numbered(effects) => (None, all(effects)),
        Power::Always(power) => (Some("always"), vec![lasting(*power)]),
        Power::OwnDouble(amount) => (Some("double"), vec![souls("collect", *amount)]),
        Power::OwnAnimal(amount) => (Some("animal"), vec![souls("collect", *amount)]),
        Power::OwnThrow => (Some("throw"), vec![Part { code: "throw-again", ..Part::default() }]),
        Power::Summoned(effects) => (Some("summoned"), all(effects)),
    }
}

fn souls(code: &'static str, amount: Amount) -> Part {
    match amount {
        Amount::Fixed(n) => Part { code, n: Some(n), ..Part::default() },
        Amount::Count(filter) => Part { code, per: Some(filter.code()), ..Part::default() },
        Amount::Die => Part { code, per: Some("die"), ..Part::default() },
    }
}

fn effect(effect: &Effect) -> Part {
    let code = effect.primitive().code();
    let (n, of) = match effect {
        Effect::Collect(amount) | Effect::StealSouls(amount) => return souls(code, *amount),
        Effect::OpponentCollects(n) | Effect::GainDeck(n) => (Some(*n), None),
        Effect::StealCard(filter, n) => (*n, Some(*filter)),
        Effect::MillGain(n, filter) | Effect::DiscardRivals(filter, n) => (Some(*n), Some(*filter)),
        Effect::GainBlock(filter) | Effect::ReplaceAll(filter) | Effect::ActivateAll(filter) => {
            (None, Some(*filter))
        }
        Effect::ActivateOther(filter) => (Some(1), Some(*filter)),
        Effect::SummonDeckLook(n) => {
            return Part { code: "summon-look", n: Some(*n), ..Part::default() };
        }
        Effect::SummonHandRandom => return Part { code: "summon-hand", ..Part::default() },
        Effect::SummonDeckTop => return Part { code: "summon-top", ..Part::default() },
        Effect::SummonDeckSearch => return Part { code: "summon-search", ..Part::default() },
        Effect::Choose(both) => {
            let either = both.iter().map(self::effect).collect();
            return Part { code, either, ..Part::default() };
        }
        Effect::ReplaceAny | Effect::Wipe | Effect::ExtraTurn | Effect::Win => (None, None),
    };
    Part { code, n, of: of.map(crate::effect::Filter::code), ..Part::default() }
}

fn lasting(power: Static) -> Part {
    let (code, n, filter) = match power {
        Static::MoodBoth(filter) => ("mood-both", None, Some(filter)),
        Static::KindBoth(filter) => ("kind-both", None, Some(filter)),
        Static::DoubleCollect(filter) => ("double-collect", None, Some(filter)),
        Static::Protect => ("protect", None, None),
        Static::SummonTax(n) => ("tax", Some(n), None),
    };
    Part { code, n, of: filter.map(crate::effect::Filter::code), ..Part::default() }
}

fn condition(condition: Condition) -> Part {
    let (code, n, filter) = match condition {
        Condition::Has(filter, n) => ("has", Some(n), filter),
        Condition::HasNone(filter) => ("has-none", None, filter),
        Condition::Others(filter, n) => ("others", Some(n), filter),
    };
    Part { code, n, of: Some(filter.code()), ..Part::default() }
}

fn cost(cost: Cost) -> Part {
    match cost {
        Cost::Itself => Part { code: "itself", ..Part::default() },
        Cost::Own(filter) => {
            Part { code: "own", n: Some(1), of: Some(filter.code()), ..Part::default() }
        }
    }
}
