//! Texts of cards, put together from their effects.

use kernel::{Arg, Words};

use crate::SummonDemons;
use crate::content::Face;
use crate::effect::{Amount, Condition, Cost, Effect, Filter, Power, Static};
use crate::options::{Glen, Owl, Skunk};

/// Most characters in a line of a short text.
pub(super) const LINE: usize = 24;

/// How much a text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Whole sentences.
    Full,
    /// What fits on the card.
    Short,
}

/// Puts texts together in one language.
pub(super) struct Teller<'a> {
    pub(super) game: &'a SummonDemons,
    pub(super) words: &'a dyn Words,
    pub(super) style: Style,
}

/// The forms of a kind of card, by the names that messages use for them.
const FORMS: [(&str, &str); 10] = [
    ("one", "one"),
    ("many", "many"),
    ("a", "a"),
    ("no", "no"),
    ("other", "other"),
    ("mine", "mine"),
    ("mine-other", "mine_other"),
    ("mine-all", "mine_all"),
    ("each", "each"),
    ("theirs", "theirs"),
];

impl Teller<'_> {
    /// The whole text of a card.
    pub(super) fn card(&self, face: &Face) -> String {
        capital(&self.clause(face))
    }

    /// The text of a card within a sentence.
    pub(super) fn clause(&self, face: &Face) -> String {
        match &face.power {
            Power::Numbered(effects) => {
                let effects = self.effects(effects);
                self.numbered(face, &effects)
            }
            Power::Always(lasting) => self.lasting(*lasting),
            Power::OwnDouble(amount) => self.about("on-double", &self.souls("collect", *amount)),
            Power::OwnAnimal(amount) => self.about("on-animal", &self.souls("collect", *amount)),
            Power::OwnThrow => self.say("throw-again", &[]),
            Power::Summoned(effects) => self.about("summoned", &self.effects(effects)),
        }
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let style = match self.style {
            Style::Full => "text-card",
            Style::Short => "text-short",
        };
        self.words.say(&format!("{style}-{id}"), args)
    }

    fn about(&self, id: &str, effects: &str) -> String {
        self.say(id, &[("effects", Arg::Text(effects))])
    }

    /// A sentence about so many.
    fn counted(&self, id: &str, number: u8) -> String {
        self.say(&with_number(id, number), &[("n", Arg::Number(number.into()))])
    }

    /// A sentence about so many cards of a kind.
    fn of_kind(&self, id: &str, filter: Filter, number: u8) -> String {
        let word = |(form, _): &(&str, &str)| {
            self.words.say(&format!("filter-{}-{form}", filter.code()), &[])
        };
        let words: Vec<String> = FORMS.iter().map(word).collect();
        let named = FORMS.iter().zip(&words).map(|((_, name), word)| (*name, Arg::Text(word)));
        let mut args: Vec<(&str, Arg<'_>)> = named.collect();
        args.push(("n", Arg::Number(number.into())));
        self.say(id, &args)
    }

    fn joined(&self, id: &str, parts: impl IntoIterator<Item = String>) -> String {
        let join = |first: String, next: String| {
            self.say(id, &[("first", Arg::Text(&first)), ("next", Arg::Text(&next))])
        };
        parts.into_iter().reduce(join).unwrap_or_default()
    }

    fn numbered(&self, face: &Face, effects: &str) -> String {
        let conditions = face.conditions.iter().map(|condition| self.condition(*condition));
        let conditions = self.joined("or", conditions);
        let costs = self.joined("cost-and", face.costs.iter().map(|cost| self.cost(*cost)));
        let id = match (conditions.is_empty(), costs.is_empty()) {
            (true, true) => "plain",
            (false, true) => "if",
            (true, false) if face.costs == [Cost::Itself] => "may-itself",
            (true, false) => "may",
            (false, false) => "if-may",
        };
        let args = [
            ("conditions", Arg::Text(&conditions)),
            ("costs", Arg::Text(&costs)),
            ("effects", Arg::Text(effects)),
        ];
        self.say(id, &args)
    }

    fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::Has(filter, number) => {
                self.of_kind(&with_number("has", number), filter, number)
            }
            Condition::HasNone(filter) => self.of_kind("has-none", filter, 0),
            Condition::Others(filter, number) => {
                self.of_kind(&with_number("others", number), filter, number)
            }
        }
    }

    fn cost(&self, cost: Cost) -> String {
        match cost {
            Cost::Itself => self.say("cost-itself", &[]),
            Cost::Own(filter) => self.of_kind("cost-own", filter, 1),
        }
    }

    fn effects(&self, effects: &[Effect]) -> String {
        self.joined("then", effects.iter().map(|effect| self.effect(effect)))
    }

    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Collect(amount) => self.souls("collect", *amount),
            Effect::OpponentCollects(number) => match self.game.options.glen {
                Glen::Opponent => self.counted("opponent", *number),
                Glen::AnotherPlayer => self.counted("anyone", *number),
            },
            Effect::StealSouls(amount) => self.souls("steal", *amount),
            Effect::StealCard(Filter::Card, Some(number)) => self.counted("take-any", *number),
            Effect::StealCard(filter, Some(number)) => {
                self.of_kind(&with_number("take", *number), *filter, *number)
            }
            Effect::StealCard(filter, None) => self.of_kind("take-all", *filter, 0),
            Effect::GainBlock(filter) => self.of_kind("gain-block", *filter, 1),
            Effect::GainDeck(number) => self.counted("gain-deck", *number),
            Effect::MillGain(number, filter) => {
                self.of_kind(&with_number("mill", *number), *filter, *number)
            }
            Effect::ReplaceAll(filter) => self.of_kind("replace-all", *filter, 0),
            Effect::ReplaceAny => match self.game.options.owl {
                Owl::AtLeastOne => self.say("replace-some", &[]),
                Owl::AnyNumber => self.say("replace-any", &[]),
            },
            Effect::DiscardRivals(filter, number) => {
                self.of_kind(&with_number("rivals", *number), *filter, *number)
            }
            Effect::Wipe => match self.game.options.skunk {
                Skunk::BlockCards => self.say("wipe", &[]),
                Skunk::AllCards => self.say("wipe-all", &[]),
            },
            Effect::ActivateAll(filter) => self.of_kind("activate-all", *filter, 0),
            Effect::ActivateOther(filter) => self.of_kind("activate-other", *filter, 1),
            Effect::SummonHandRandom => self.say("summon-hand", &[]),
            Effect::SummonDeckTop => self.say("summon-top", &[]),
            Effect::SummonDeckSearch => self.say("summon-search", &[]),
            Effect::SummonDeckLook(number) => self.counted("summon-look", *number),
            Effect::ExtraTurn => self.say("extra-turn", &[]),
            Effect::Win => self.say("win", &[]),
            Effect::Choose(both) => {
                self.joined("choose", both.iter().map(|effect| self.effect(effect)))
            }
        }
    }

    fn souls(&self, id: &str, amount: Amount) -> String {
        match amount {
            Amount::Fixed(number) => self.counted(id, number),
            Amount::Count(filter) => self.of_kind(&format!("{id}-each"), filter, 1),
            Amount::Die => self.say(&format!("{id}-die"), &[]),
        }
    }

    fn lasting(&self, lasting: Static) -> String {
        match lasting {
            Static::MoodBoth(filter) => self.of_kind("mood-both", filter, 0),
            Static::KindBoth(filter) => self.of_kind("kind-both", filter, 0),
            Static::DoubleCollect(filter) => self.of_kind("double-collect", filter, 0),
            Static::Protect => self.say("protect", &[]),
            Static::SummonTax(number) => self.counted("tax", number),
        }
    }
}

fn with_number(id: &str, number: u8) -> String {
    format!("{id}-{}", if number == 1 { "one" } else { "many" })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text in lines; no-break spaces hold together.
pub(super) fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LINE => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
