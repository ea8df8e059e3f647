//! What throws would bring: a reading of printed effects on the cards as they lie, for players who
//! want to know their odds.

use std::ops::RangeInclusive;

use kernel::Seat;

use crate::SummonDemons;
use crate::cards::{Card, CardSet};
use crate::effect::{Amount, Effect, Power};
use crate::rules::paying;
use crate::state::State;

/// §SD-53 Sums of two dice.
pub(crate) const TOTALS: RangeInclusive<u8> = 2..=12;

/// How many of the 36 throws give this total.
pub(crate) fn ways(total: u8) -> u8 {
    6_u8.saturating_sub(total.abs_diff(7))
}

/// What cards bring their owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gain {
    /// Souls, if no cost is paid.
    pub(crate) souls: u16,
    /// Souls, if every cost that can be paid is paid.
    pub(crate) most: u16,
    /// The owner wins.
    pub(crate) wins: bool,
}

impl Gain {
    fn plus(self, other: Gain) -> Gain {
        Gain {
            souls: self.souls.saturating_add(other.souls),
            most: self.most.saturating_add(other.most),
            wins: self.wins || other.wins,
        }
    }

    fn or(self, other: Gain) -> Gain {
        Gain {
            souls: self.souls.max(other.souls),
            most: self.most.max(other.most),
            wins: self.wins || other.wins,
        }
    }
}

/// §SD-62 §SD-90 §SD-139 Cards of a seat that act when another or the same seat throws a total.
pub(crate) fn acting(
    game: &SummonDemons,
    state: &State,
    roller: Seat,
    seat: Seat,
    total: u8,
) -> CardSet {
    let matching = state.player(seat).area.and(game.content.by_number[usize::from(total)]);
    match seat == roller {
        true => matching,
        false if state.course.extra && roller == state.active => CardSet::NONE,
        false => matching.less(game.content.demons),
    }
}

/// What a seat gets when this total is thrown, everything as it lies now.
pub(crate) fn of_total(
    game: &SummonDemons,
    state: &State,
    roller: Seat,
    seat: Seat,
    total: u8,
) -> Gain {
    let area = state.player(seat).area;
    let cards = acting(game, state, roller, seat, total);
    let gain = |card| of_card(game, (area, roller == seat), card, CardSet::NONE);
    cards.iter().map(gain).fold(Gain::default(), Gain::plus)
}

/// §SD-145 What a double pays besides.
pub(crate) fn of_double(
    game: &SummonDemons,
    state: &State,
    roller: Seat,
    seat: Seat,
    total: u8,
) -> u16 {
    if roller != seat || !total.is_multiple_of(2) {
        return 0;
    }
    let area = state.player(seat).area;
    let paying = game.lasting().on_double.iter().filter(|(demons, _)| area.meets(*demons));
    paying.fold(0, |sum, (_, amount)| {
        sum.saturating_add(match amount {
            Amount::Die => u16::from(total / 2),
            amount => souls_of(game, area, *amount),
        })
    })
}

/// Souls that a card brings when it acts among these cards, in another's turn and without a cost.
pub(crate) fn of_one(game: &SummonDemons, others: CardSet, card: Card) -> u16 {
    of_card(game, (others.or(CardSet::one(card)), false), card, CardSet::NONE).souls
}

/// What one card brings when it is set off; `area` is its owner's, in the own turn or another's.
fn of_card(
    game: &SummonDemons,
    (area, own_turn): (CardSet, bool),
    card: Card,
    chain: CardSet,
) -> Gain {
    if !paying::is_able(game, area, card) {
        return Gain::default();
    }
    let face = game.content.face_of(card);
    let (Power::Numbered(effects) | Power::Summoned(effects)) = &face.power else {
        return Gain::default();
    };
    let of = |effect| of_effect(game, (area, own_turn), (card, effect), chain);
    let all = effects.iter().map(of).fold(Gain::default(), Gain::plus);
    if face.may { Gain { souls: 0, ..all } } else { all }
}

fn of_effect(
    game: &SummonDemons,
    owner: (CardSet, bool),
    (card, effect): (Card, &Effect),
    chain: CardSet,
) -> Gain {
    let (area, own_turn) = owner;
    let souls = |souls: u16| Gain { souls, most: souls, wins: false };
    let chain = chain.or(CardSet::one(card));
    let others = |filter| game.own(area, filter).less(chain).iter();
    let of = |card| of_card(game, owner, card, chain);
    match effect {
        Effect::Collect(amount) => {
            let times = game.times_in(area, own_turn, card);
            souls(souls_of(game, area, *amount).saturating_mul(times))
        }
        Effect::StealSouls(amount) => souls(souls_of(game, area, *amount)),
        Effect::ActivateAll(filter) => others(*filter).map(of).fold(Gain::default(), Gain::plus),
        Effect::ActivateOther(filter) => others(*filter).map(of).fold(Gain::default(), Gain::or),
        Effect::Choose(both) => {
            let [one, two] = both.as_ref();
            let of = |effect| of_effect(game, owner, (card, effect), chain);
            of(one).or(of(two))
        }
        Effect::Win => Gain { wins: true, ..Gain::default() },
        _ => Gain::default(),
    }
}

/// An amount for the owner of this area; no die lies there yet.
fn souls_of(game: &SummonDemons, area: CardSet, amount: Amount) -> u16 {
    match amount {
        Amount::Fixed(number) => number.into(),
        Amount::Count(filter) => game.own(area, filter).len().into(),
        Amount::Die => 0,
    }
}
