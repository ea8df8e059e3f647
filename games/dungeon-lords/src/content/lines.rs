//! Effect lines that stand for a whole component: rooms, spells, special events.

use super::faces::{RoomEffect, Share, SpecialEffect, SpellEffect};
use super::read::cost_of;
use super::words::{self, Word};
use crate::ids::{Class, Resource};

pub(super) fn room_effect(text: &str) -> Option<RoomEffect> {
    if let Some([traps, monsters]) = words::numbers("TRAP_SLOTS # FREE; MONSTER_SLOTS #", text) {
        let right = traps <= 2 && monsters <= 2;
        return right.then_some(RoomEffect::Slots { traps, monsters });
    }
    if words::numbers::<2>("SCORE # PER shared-title; SCORE # PER sole-title", text).is_some() {
        return Some(RoomEffect::Fame);
    }
    let parts: Vec<&str> = text.split_whitespace().collect();
    match parts[..] {
        ["SKIP_SPELL"] => Some(RoomEffect::NoSpell),
        ["BONUS", kinds, more] => {
            Some(RoomEffect::Bonus { kinds: words::kinds(kinds)?, more: more.parse().ok()? })
        }
        ["SCORE", _, "PER", kinds] => Some(RoomEffect::Score { kinds: words::kinds(kinds)? }),
        _ => {
            let words = words::line(text).ok()?;
            let cost = cost_of(&words);
            match words[..] {
                [Word::Work(imps), word] | [Word::Work(imps), Word::Pay(..), word] => {
                    Some(RoomEffect::Produce { imps, cost, word })
                }
                _ => None,
            }
        }
    }
}

pub(super) fn spell_effect(text: &str) -> Option<SpellEffect> {
    let number = |pattern: &str| words::numbers::<1>(pattern, text).map(|[n]| n);
    let same = |pattern: &str| words::numbers::<0>(pattern, text).is_some();
    let simple = [
        ("GAIN evil #", SpellEffect::GainEvil as fn(u8) -> SpellEffect),
        ("SHIELD #", SpellEffect::Shield),
        ("CHOOSE { WITHDRAW all-monsters | PAY evil # }", SpellEffect::Peace),
        ("RESTORE front #", SpellEffect::RestoreFront),
        ("RESTORE each #", SpellEffect::RestoreEach),
        ("DECOY #", SpellEffect::Decoy),
        ("FORTIFY first #", SpellEffect::Fortify),
    ];
    if let Some(effect) = simple.iter().find_map(|(pattern, make)| number(pattern).map(make)) {
        return Some(effect);
    }
    let plain = [
        ("NOTHING", SpellEffect::Nothing),
        ("REPAY each-monster ELSE WITHDRAW", SpellEffect::Repay),
        ("RAGE each-monster", SpellEffect::Rage),
        ("WITHDRAW one-monster", SpellEffect::WithdrawOne),
        ("MORPH one-monster", SpellEffect::Morph),
        ("BANISH one-monster", SpellEffect::Banish),
    ];
    if let Some((_, effect)) = plain.into_iter().find(|(pattern, _)| same(pattern)) {
        return Some(effect);
    }
    if let Some(class) = text.strip_prefix("HIDE ") {
        return Class::find(class).map(SpellEffect::Hide);
    }
    let losses = text.split(" ELSE ").map(|part| match words::line(part).ok()?[..] {
        [Word::Lose(resource, amount)] => Some((resource, amount)),
        _ => None,
    });
    losses.collect::<Option<Vec<_>>>().map(SpellEffect::LoseOne)
}

pub(super) fn special_effect(text: &str) -> Option<SpecialEffect> {
    let hunt = "CHOOSE { DISMISS any | PAY evil # } ELSE GAIN evil #";
    if let Some([choice, forced]) = words::numbers(hunt, text) {
        return (choice == forced).then_some(SpecialEffect::Hunt(choice));
    }
    let charity = "CHOOSE { PAY food # | PAY evil # } ELSE NOTHING";
    if let Some([food, evil]) = words::numbers(charity, text) {
        return Some(SpecialEffect::Charity { food, evil });
    }
    if let Some([evil]) = words::numbers("GAIN evil #", text) {
        return Some(SpecialEffect::GainEvil(evil));
    }
    let arrivals = "ON_ASSIGN { warrior: LOSE imp # | thief: LOSE gold # | priest: LOSE evil # | \
                    wizard: LOSE trap # }";
    if let Some([imp, gold, evil, trap]) = words::numbers(arrivals, text) {
        let by_class = [
            (Resource::Imp, imp),
            (Resource::Gold, gold),
            (Resource::Evil, evil),
            (Resource::Trap, trap),
        ];
        return Some(SpecialEffect::Arrivals(by_class));
    }
    match text {
        "PER unit { CHOOSE { PAY one-cost-unit | FACE_DOWN same } }" => Some(SpecialEffect::Strike),
        "PER unconquered-room { CHOOSE { PAY gold 1 | GAIN letter 1 } }" => {
            Some(SpecialEffect::RoomTax)
        }
        _ => {
            let parts: Vec<&str> = text.split_whitespace().collect();
            let ["LOSE", resource, share] = parts[..] else { return None };
            let share = match share {
                "HALF_DOWN" => Share::HalfDown,
                "HALF_UP" => Share::HalfUp,
                "THIRD_DOWN" => Share::ThirdDown,
                _ => return None,
            };
            let resource = Resource::find(resource)?;
            let countable = matches!(resource, Resource::Gold | Resource::Food | Resource::Imp);
            countable.then_some(SpecialEffect::Lose(resource, share))
        }
    }
}
