//! What cards do: the typed tree that the words of the content are read into.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// §SD-78 §SD-79 §SD-80 §SD-81 Which cards an effect speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// Animals.
    Animal,
    /// Boys.
    Boy,
    /// Girls.
    Girl,
    /// Boys and girls.
    Kid,
    /// Sweet boys and girls.
    SweetKid,
    /// Rotten boys and girls.
    RottenKid,
    /// Any card.
    Card,
}

impl Filter {
    /// All filters.
    pub const ALL: [Filter; 7] = [
        Filter::Animal,
        Filter::Boy,
        Filter::Girl,
        Filter::Kid,
        Filter::SweetKid,
        Filter::RottenKid,
        Filter::Card,
    ];

    /// Place in tables by filter.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its stable word for clients and sentences.
    pub fn code(self) -> &'static str {
        match self {
            Filter::SweetKid => "sweet-kid",
            Filter::RottenKid => "rotten-kid",
            other => other.word(),
        }
    }

    /// Its word in the content.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Filter::Animal => "animal",
            Filter::Boy => "boy",
            Filter::Girl => "girl",
            Filter::Kid => "kid",
            Filter::SweetKid => "kid.sweet",
            Filter::RottenKid => "kid.rotten",
            Filter::Card => "card",
        }
    }
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// A printed number.
    Fixed(u8),
    /// One for each of the owner's cards of a kind.
    Count(Filter),
    /// §SD-145 The value of one die.
    Die,
}

/// One thing a card does when it acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// §SD-112 Souls from the supply.
    Collect(Amount),
    /// A chosen opponent takes souls from the supply.
    OpponentCollects(u8),
    /// §SD-121 Souls from rivals or the supply, one by one.
    StealSouls(Amount),
    /// §SD-122 Cards of one rival; all of them without a number.
    StealCard(Filter, Option<u8>),
    /// §SD-115 A card of the block for nothing.
    GainBlock(Filter),
    /// The top cards of the block deck.
    GainDeck(u8),
    /// Turns over top cards, keeps those that fit.
    MillGain(u8, Filter),
    /// §SD-119 Replaces every card of the block that fits.
    ReplaceAll(Filter),
    /// §SD-168 Replaces cards of the block as the owner likes.
    ReplaceAny,
    /// §SD-177 Discards up to so many cards of rivals.
    DiscardRivals(Filter, u8),
    /// §SD-164 Everybody discards all block cards.
    Wipe,
    /// §SD-157 Activates all own cards that fit.
    ActivateAll(Filter),
    /// §SD-159 Activates one other own card that fits.
    ActivateOther(Filter),
    /// A random demon of the hand enters play.
    SummonHandRandom,
    /// The top demon of the deck enters play.
    SummonDeckTop,
    /// A demon chosen from the whole deck enters play.
    SummonDeckSearch,
    /// One of the top demons enters play, the others are discarded.
    SummonDeckLook(u8),
    /// §SD-139 One more turn.
    ExtraTurn,
    /// The game is won.
    Win,
    /// §A-42 One of two effects.
    Choose(Box<[Effect; 2]>),
}

/// The word for an effect where players choose between effects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Primitive {
    /// Souls from the supply.
    Collect,
    /// Souls for an opponent.
    OpponentCollects,
    /// Souls from rivals or the supply.
    StealSouls,
    /// Cards of a rival.
    StealCard,
    /// A card of the block.
    GainBlock,
    /// Cards of the deck.
    GainDeck,
    /// Cards turned over.
    MillGain,
    /// Cards of the block replaced.
    Replace,
    /// Cards of rivals discarded.
    DiscardRivals,
    /// Everything discarded.
    Wipe,
    /// Cards activated.
    Activate,
    /// A demon summoned.
    Summon,
    /// One more turn.
    ExtraTurn,
    /// Victory.
    Win,
    /// A choice.
    Choose,
}

impl Primitive {
    const ALL: [Primitive; 15] = [
        Primitive::Collect,
        Primitive::OpponentCollects,
        Primitive::StealSouls,
        Primitive::StealCard,
        Primitive::GainBlock,
        Primitive::GainDeck,
        Primitive::MillGain,
        Primitive::Replace,
        Primitive::DiscardRivals,
        Primitive::Wipe,
        Primitive::Activate,
        Primitive::Summon,
        Primitive::ExtraTurn,
        Primitive::Win,
        Primitive::Choose,
    ];

    /// The stable word.
    pub fn code(self) -> &'static str {
        match self {
            Primitive::Collect => "collect",
            Primitive::OpponentCollects => "opponent-collects",
            Primitive::StealSouls => "steal-souls",
            Primitive::StealCard => "steal-card",
            Primitive::GainBlock => "gain-block",
            Primitive::GainDeck => "gain-deck",
            Primitive::MillGain => "mill-gain",
            Primitive::Replace => "replace",
            Primitive::DiscardRivals => "discard-rivals",
            Primitive::Wipe => "wipe",
            Primitive::Activate => "activate",
            Primitive::Summon => "summon",
            Primitive::ExtraTurn => "extra-turn",
            Primitive::Win => "win",
            Primitive::Choose => "choose",
        }
    }
}

kernel::by_word!(Primitive, code);

impl Effect {
    /// The word for this effect.
    pub fn primitive(&self) -> Primitive {
        match self {
            Effect::Collect(_) => Primitive::Collect,
            Effect::OpponentCollects(_) => Primitive::OpponentCollects,
            Effect::StealSouls(_) => Primitive::StealSouls,
            Effect::StealCard(..) => Primitive::StealCard,
            Effect::GainBlock(_) => Primitive::GainBlock,
            Effect::GainDeck(_) => Primitive::GainDeck,
            Effect::MillGain(..) => Primitive::MillGain,
            Effect::ReplaceAll(_) | Effect::ReplaceAny => Primitive::Replace,
            Effect::DiscardRivals(..) => Primitive::DiscardRivals,
            Effect::Wipe => Primitive::Wipe,
            Effect::ActivateAll(_) | Effect::ActivateOther(_) => Primitive::Activate,
            Effect::SummonHandRandom
            | Effect::SummonDeckTop
            | Effect::SummonDeckSearch
            | Effect::SummonDeckLook(_) => Primitive::Summon,
            Effect::ExtraTurn => Primitive::ExtraTurn,
            Effect::Win => Primitive::Win,
            Effect::Choose(_) => Primitive::Choose,
        }
    }
}

/// §SD-91 What a permanent demon does as long as it is owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Static {
    /// §SD-140 The owner's matching cards are sweet and rotten at once.
    MoodBoth(Filter),
    /// §SD-142 The owner's matching cards are boys and girls at once.
    KindBoth(Filter),
    /// §SD-144 In the owner's turn matching cards collect twice as much.
    DoubleCollect(Filter),
    /// §SD-151 Rivals cannot steal from the owner nor make the owner discard.
    Protect,
    /// §SD-155 Rivals sacrifice more.
    SummonTax(u8),
}

/// §SD-9 §SD-89 How a card comes to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Power {
    /// By its number.
    Numbered(Vec<Effect>),
    /// §SD-93 Always.
    Always(Static),
    /// §SD-145 When the owner throws a double; it collects this.
    OwnDouble(Amount),
    /// §SD-146 The owner may throw again.
    OwnThrow,
    /// §SD-149 When the owner gains an animal; it collects this.
    OwnAnimal(Amount),
    /// §A-26 When it is summoned: it is discarded, then acts.
    Summoned(Vec<Effect>),
}

/// What has to be given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// The acting card.
    Itself,
    /// One own card that fits.
    Own(Filter),
}

/// §SD-68 What has to hold when the card is activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At least so many own cards, the acting one included.
    Has(Filter, u8),
    /// No such own card.
    HasNone(Filter),
    /// At least so many other own cards.
    Others(Filter, u8),
}
