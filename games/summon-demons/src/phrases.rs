//! The small vocabulary of the content, read into the tree of effects.

use pack::Place;

use crate::effect::{Amount, Condition, Cost, Effect, Filter, Power, Static};

/// What is wrong with a phrase of the content: the code of the reason, and the part it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    code: &'static str,
    phrase: String,
}

impl Fault {
    fn of(code: &'static str, phrase: &str) -> Fault {
        Fault { code, phrase: phrase.to_owned() }
    }

    /// Notes it where the phrase stands.
    pub(crate) fn tell(self, at: &Place<'_>) {
        let kinds = Filter::ALL.map(Filter::word).join(", ");
        at.fault(self.code, &[("phrase", &self.phrase), ("allowed", &kinds)]);
    }
}

/// An effect phrase: parts separated by semicolons.
pub(crate) fn effects(text: &str) -> Result<Vec<Effect>, Fault> {
    text.split(';').map(|part| effect(part.trim())).collect()
}

fn effect(text: &str) -> Result<Effect, Fault> {
    if let Some(inside) = text.strip_prefix("CHOOSE(").and_then(|rest| rest.strip_suffix(')')) {
        let Some((one, two)) = inside.split_once('|') else {
            return Err(Fault::of("content-choose", text));
        };
        let both = [effect(one.trim())?, effect(two.trim())?];
        if both[0].primitive() == both[1].primitive() {
            return Err(Fault::of("content-choose", text));
        }
        return Ok(Effect::Choose(Box::new(both)));
    }
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["COLLECT", n] => Effect::Collect(amount(n)?),
        ["OPPONENT_COLLECTS", n] => Effect::OpponentCollects(number(n)?),
        ["STEAL_SOULS", n] => Effect::StealSouls(amount(n)?),
        ["STEAL_CARD", f, "ALL"] => Effect::StealCard(filter(f)?, None),
        ["STEAL_CARD", f, n] => Effect::StealCard(filter(f)?, Some(number(n)?)),
        ["GAIN_BLOCK", f] => Effect::GainBlock(filter(f)?),
        ["GAIN_DECK", n] => Effect::GainDeck(number(n)?),
        ["MILL_GAIN", n, f] => Effect::MillGain(number(n)?, filter(f)?),
        ["REPLACE_ALL", f] => Effect::ReplaceAll(filter(f)?),
        ["REPLACE_ANY"] => Effect::ReplaceAny,
        ["DISCARD_OPP", f, "UPTO", n] => Effect::DiscardRivals(filter(f)?, number(n)?),
        ["WIPE"] => Effect::Wipe,
        ["ACTIVATE_ALL", f] => Effect::ActivateAll(filter(f)?),
        ["ACTIVATE_OTHER", f] => Effect::ActivateOther(filter(f)?),
        ["SUMMON_HAND_RANDOM"] => Effect::SummonHandRandom,
        ["SUMMON_DECK_TOP"] => Effect::SummonDeckTop,
        ["SUMMON_DECK_SEARCH"] => Effect::SummonDeckSearch,
        ["SUMMON_DECK_LOOK", n] => Effect::SummonDeckLook(number(n)?),
        ["EXTRA_TURN"] => Effect::ExtraTurn,
        ["WIN"] => Effect::Win,
        _ => return Err(Fault::of("content-effect", text)),
    })
}

/// A permanent power: when it works, and what it does then.
pub(crate) fn permanent(when: &str, text: &str) -> Result<Power, Fault> {
    let collect = || match effect(text)? {
        Effect::Collect(amount) => Ok(amount),
        _ => Err(Fault::of("content-collect", text)),
    };
    match when {
        "static" | "static, owner's turn" => {
            let power = lasting(text)?;
            let own_turn = matches!(power, Static::DoubleCollect(_));
            if own_turn == (when == "static") {
                return Err(Fault::of("content-when", when));
            }
            Ok(Power::Always(power))
        }
        "when the owner rolls a double" => Ok(Power::OwnDouble(collect()?)),
        "when the owner gains an animal" => match collect()? {
            Amount::Die => Err(Fault::of("content-collect", text)),
            amount => Ok(Power::OwnAnimal(amount)),
        },
        "may, owner's turn, before anything activates" if text == "REROLL" => Ok(Power::OwnThrow),
        "when summoned: DISCARD_SELF" => Ok(Power::Summoned(effects(text)?)),
        _ => Err(Fault::of("content-when", when)),
    }
}

fn lasting(text: &str) -> Result<Static, Fault> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["STATIC", "MOOD_BOTH", f] => Static::MoodBoth(filter(f)?),
        ["STATIC", "KIND_BOTH", f] => Static::KindBoth(filter(f)?),
        ["STATIC", "DOUBLE_COLLECT", f] => Static::DoubleCollect(filter(f)?),
        ["STATIC", "PROTECT"] => Static::Protect,
        ["STATIC", "SUMMON_TAX", n] => Static::SummonTax(number(n)?),
        _ => return Err(Fault::of("content-lasting", text)),
    })
}

/// A cost phrase: parts joined by plus signs.
pub(crate) fn costs(text: &str) -> Result<Vec<Cost>, Fault> {
    let mut costs = Vec::new();
    for part in text.split('+').map(str::trim) {
        let words: Vec<&str> = part.split(' ').collect();
        match words[..] {
            ["DISCARD_SELF"] => costs.push(Cost::Itself),
            ["DISCARD_OWN", f, n] => {
                let cost = Cost::Own(filter(f)?);
                costs.extend(std::iter::repeat_n(cost, number(n)?.into()));
            }
            _ => return Err(Fault::of("content-cost", part)),
        }
    }
    if costs.len() > MOST_COSTS {
        return Err(Fault::of("content-cost", text));
    }
    Ok(costs)
}

/// Most cards that one cost takes.
pub(crate) const MOST_COSTS: usize = 6;

/// A condition phrase: parts joined by `or`, one of which has to hold.
pub(crate) fn conditions(text: &str) -> Result<Vec<Condition>, Fault> {
    text.split(" or ").map(condition).collect()
}

fn condition(text: &str) -> Result<Condition, Fault> {
    let unknown = || Fault::of("content-condition", text);
    let (head, rest) = text.split_once('(').ok_or_else(unknown)?;
    let (name, bound) = rest.split_once(')').ok_or_else(unknown)?;
    let filter = filter(name)?;
    let at_least = || number(bound.strip_prefix(">=").ok_or_else(unknown)?);
    match (head, bound) {
        ("has", "=0") => Ok(Condition::HasNone(filter)),
        ("has", _) => Ok(Condition::Has(filter, at_least()?)),
        ("others", _) => Ok(Condition::Others(filter, at_least()?)),
        _ => Err(unknown()),
    }
}

fn amount(text: &str) -> Result<Amount, Fault> {
    if text == "DIE" {
        return Ok(Amount::Die);
    }
    match text.strip_prefix("COUNT(").and_then(|rest| rest.strip_suffix(')')) {
        Some(name) => Ok(Amount::Count(filter(name)?)),
        None => Ok(Amount::Fixed(number(text)?)),
    }
}

fn filter(text: &str) -> Result<Filter, Fault> {
    let found = Filter::ALL.into_iter().find(|filter| filter.word() == text);
    found.ok_or_else(|| Fault::of("content-filter", text))
}

/// A number of cards or souls; small, so that nothing can run away.
fn number(text: &str) -> Result<u8, Fault> {
    match text.parse() {
        Ok(number @ 1..=20) => Ok(number),
        _ => Err(Fault::of("content-amount", text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_read_into_the_tree() {
        assert_eq!(
            effects("COLLECT 4; REPLACE_ANY").unwrap(),
            [Effect::Collect(Amount::Fixed(4)), Effect::ReplaceAny]
        );
        let choice = [Effect::StealCard(Filter::Kid, Some(1)), Effect::GainBlock(Filter::Kid)];
        assert_eq!(
            effects("CHOOSE(STEAL_CARD kid 1 | GAIN_BLOCK kid)").unwrap(),
            [Effect::Choose(Box::new(choice))]
        );
        assert_eq!(
            conditions("has(boy)>=2 or has(girl)>=2").unwrap(),
            [Condition::Has(Filter::Boy, 2), Condition::Has(Filter::Girl, 2)]
        );
        assert_eq!(
            costs("DISCARD_OWN boy 1 + DISCARD_OWN girl 1").unwrap(),
            [Cost::Own(Filter::Boy), Cost::Own(Filter::Girl)]
        );
    }

    #[test]
    fn unknown_words_are_refused_with_the_phrase() {
        for bad in ["COLLECT", "COLLECT 0", "COLLECT 99", "GAIN_BLOCK dog", "FLY 1", ""] {
            assert!(effects(bad).is_err(), "{bad}");
        }
        assert!(conditions("has(kid)>3").is_err());
        assert!(costs("DISCARD_OWN card 7").is_err());
        assert!(permanent("static", "STATIC DOUBLE_COLLECT kid").is_err());
        assert!(permanent("when the owner gains an animal", "COLLECT DIE").is_err());
    }
}
