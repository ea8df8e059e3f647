//! Effects in a form that a picture can draw.

use serde::Serialize;
use ts_rs::TS;

use crate::content::{RoomEffect, Share, Skip, SpecialEffect, SpellEffect, Target, Word};
use crate::ids::{Class, Monster, Resource};
use crate::view::CostView;

/// One word of an effect: what, how much, of what or to whom.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct WordPicture {
    /// What happens.
    pub word: &'static str,
    /// How much; nothing where the full amount is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u8>,
    /// Of what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resource: Option<Resource>,
    /// To whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<&'static str>,
    /// Only for this class.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub class: Option<Class>,
}

/// What a room, a spell or a special event does.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Effect {
    /// Which kind of effect.
    pub kind: &'static str,
    /// Its numbers, in the order in which they are told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub numbers: Vec<u8>,
    /// What goes in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<CostView>,
    /// What comes out, is lost or is owed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub words: Vec<WordPicture>,
    /// Which monsters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub monsters: Vec<Monster>,
    /// Which class.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub class: Option<Class>,
}

fn target(target: Target) -> &'static str {
    match target {
        Target::First => "first",
        Target::Second => "second",
        Target::Last => "last",
        Target::Others => "others",
        Target::Each => "each",
        Target::Any => "any",
        Target::AnyNotFirst => "any-not-first",
        Target::AnyNotPriest => "any-not-priest",
    }
}

fn skip(skip: Skip) -> &'static str {
    match skip {
        Skip::Conquer => "skip-conquer",
        Skip::Heal => "skip-heal",
        Skip::Spell => "skip-spell",
    }
}

/// One word of a line.
pub(crate) fn word(word: Word) -> WordPicture {
    let none = WordPicture::default();
    let counted = |word, n: u8| WordPicture { word, n: Some(n), ..WordPicture::default() };
    let of = |word, resource, n| WordPicture { resource: Some(resource), ..counted(word, n) };
    let at = |word, whom, n| WordPicture { word, n, target: Some(target(whom)), ..none.clone() };
    match word {
        Word::Pay(resource, n) => of("pay", resource, n),
        Word::Gain(resource, n) => of("gain", resource, n),
        Word::Lose(resource, n) => of("lose", resource, n),
        Word::GainTunnel(n) => counted("tunnel", n),
        Word::Work(n) => counted("work", n),
        Word::Dig(n) => counted("dig", n),
        Word::Mine(n) => counted("mine", n),
        Word::Peek(n) => counted("peek", n),
        Word::Draw(n) => counted("draw", n),
        Word::Hire => WordPicture { word: "hire", ..none },
        Word::Build => WordPicture { word: "build", ..none },
        Word::Damage(whom, n) => at("damage", whom, n),
        Word::Poison(n) => counted("poison", n),
        Word::IfClass(class, left_out) => {
            WordPicture { word: skip(left_out), class: Some(class), ..none }
        }
        Word::Attack(whom, n) => at("attack", whom, Some(n)),
        Word::OnKill(whom, n) => at("on-kill", whom, Some(n)),
        Word::Skip(left_out) => WordPicture { word: skip(left_out), ..none },
        Word::FaceUp => WordPicture { word: "face-up", ..none },
        Word::MayFaceUp => WordPicture { word: "may-face-up", ..none },
    }
}

fn plain(kind: &'static str, numbers: &[u8]) -> Effect {
    Effect { kind, numbers: numbers.to_vec(), ..Effect::default() }
}

fn lost(kind: &'static str, list: &[(Resource, u8)]) -> Effect {
    let words = list.iter().map(|&(resource, n)| word(Word::Lose(resource, n)));
    Effect { kind, words: words.collect(), ..Effect::default() }
}

/// What a room is good for.
pub(crate) fn room_effect(effect: &RoomEffect) -> Effect {
    match effect {
        RoomEffect::Produce { imps, cost, word: gives } => {
            let cost = (*cost != crate::content::Cost::default()).then(|| (*cost).into());
            Effect { cost, words: vec![word(*gives)], ..plain("produce", &[*imps]) }
        }
        RoomEffect::Bonus { kinds, more } => {
            Effect { monsters: kinds.clone(), ..plain("bonus", &[*more]) }
        }
        RoomEffect::Slots { traps, monsters } => plain("slots", &[*traps, *monsters]),
        RoomEffect::NoSpell => plain("no-spell", &[]),
        RoomEffect::Score { kinds } => Effect { monsters: kinds.clone(), ..plain("score", &[]) },
        RoomEffect::Fame => plain("fame", &[]),
    }
}

/// What a spell does.
pub(crate) fn spell_effect(effect: &SpellEffect) -> Effect {
    match effect {
        SpellEffect::Nothing => plain("nothing", &[]),
        SpellEffect::LoseOne(list) => lost("lose-one", list),
        SpellEffect::GainEvil(n) => plain("gain-evil", &[*n]),
        SpellEffect::Shield(n) => plain("shield", &[*n]),
        SpellEffect::Hide(class) => Effect { class: Some(*class), ..plain("hide", &[]) },
        SpellEffect::Repay => plain("repay", &[]),
        SpellEffect::Peace(n) => plain("peace", &[*n]),
        SpellEffect::RestoreFront(n) => plain("restore-front", &[*n]),
        SpellEffect::RestoreEach(n) => plain("restore-each", &[*n]),
        SpellEffect::Decoy(n) => plain("decoy", &[*n]),
        SpellEffect::Fortify(n) => plain("fortify", &[*n]),
        SpellEffect::Rage => plain("rage", &[]),
        SpellEffect::WithdrawOne => plain("withdraw-one", &[]),
        SpellEffect::Morph => plain("morph", &[]),
        SpellEffect::Banish => plain("banish", &[]),
    }
}

/// What a special event does.
pub(crate) fn special_effect(effect: &SpecialEffect) -> Effect {
    match effect {
        SpecialEffect::Hunt(n) => plain("hunt", &[*n]),
        SpecialEffect::Strike => plain("strike", &[]),
        SpecialEffect::Lose(resource, share) => {
            let kind = match share {
                Share::HalfDown => "half-down",
                Share::HalfUp => "half-up",
                Share::ThirdDown => "third-down",
            };
            lost(kind, &[(*resource, 0)])
        }
        SpecialEffect::RoomTax => plain("room-tax", &[]),
        SpecialEffect::Arrivals(losses) => lost("arrivals", losses),
        SpecialEffect::GainEvil(n) => plain("gain-evil", &[*n]),
        SpecialEffect::Charity { food, evil } => plain("charity", &[*food, *evil]),
    }
}
