//! What cards are worth, in thousandths of a soul.

use kernel::Seat;

use crate::SummonDemons;
use crate::cards::{Card, CardSet};
use crate::content::Kind;
use crate::effect::{Amount, Condition, Cost, Effect, Filter, Power, Static};
use crate::income;
use crate::state::State;

/// One soul.
pub(super) const SOUL: i32 = 1000;
/// A block card: it costs three souls, and it is a third of a demon.
pub(super) const CARD: i32 = 2600;
/// A card that gives itself up: it will not act again.
const ITSELF: i32 = 6000;
/// A demon in play.
pub(super) const DEMON: i32 = 9000;
/// What a rival's loss is worth.
const HARM: i32 = 300;
/// An activation that wins.
const VICTORY: i32 = 60_000;
/// One more turn.
const TURN: i32 = 3500;
/// The share of a card's value whose condition does not hold yet.
const HOPE: i32 = 4;

/// Looks at one seat's cards, in its own turn or another's.
#[derive(Clone, Copy)]
pub(super) struct Eye<'a> {
    pub(super) game: &'a SummonDemons,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) own_turn: bool,
}

impl Eye<'_> {
    fn area(&self) -> CardSet {
        self.state.player(self.seat).area
    }

    /// What a card brings when it is set off.
    pub(super) fn activation(&self, card: Card, chain: CardSet) -> i32 {
        let face = self.game.content.face_of(card);
        let (Power::Numbered(effects) | Power::Summoned(effects)) = &face.power else {
            return 0;
        };
        let gain = self.gain(card, effects, chain);
        let cost: i32 = face.costs.iter().map(|cost| self.cost(*cost)).sum();
        let value = if face.may { (gain - cost).max(0) } else { gain };
        if face.conditions.is_empty() || face.conditions.iter().any(|it| self.holds(*it, card)) {
            value
        } else {
            value / HOPE
        }
    }

    /// What all effects of a card bring, whatever they cost.
    pub(super) fn gain(&self, card: Card, effects: &[Effect], chain: CardSet) -> i32 {
        let chain = chain.or(CardSet::one(card));
        effects.iter().map(|effect| self.effect(effect, card, chain)).sum()
    }

    fn holds(&self, condition: Condition, card: Card) -> bool {
        let area = self.area().or(CardSet::one(card));
        match condition {
            Condition::Has(filter, number) => self.game.own(area, filter).len() >= number,
            Condition::HasNone(filter) => self.game.own(area, filter).is_empty(),
            Condition::Others(filter, number) => {
                self.game.own(area, filter).less(CardSet::one(card)).len() >= number
            }
        }
    }

    /// Paying with a card that is missing brings nothing.
    fn cost(&self, cost: Cost) -> i32 {
        match cost {
            Cost::Itself => ITSELF,
            Cost::Own(filter) if self.game.own(self.area(), filter).is_empty() => VICTORY,
            Cost::Own(_) => CARD,
        }
    }

    fn amount(&self, amount: Amount, card: Card) -> i32 {
        match amount {
            Amount::Fixed(number) => i32::from(number) * SOUL,
            Amount::Count(filter) => {
                let area = self.area().or(CardSet::one(card));
                i32::from(self.game.own(area, filter).len()) * SOUL
            }
            Amount::Die => 7 * SOUL / 2,
        }
    }

    fn effect(&self, effect: &Effect, card: Card, chain: CardSet) -> i32 {
        match effect {
            Effect::Collect(amount) => {
                let times = self.game.times_in(self.area(), self.own_turn, card);
                self.amount(*amount, card) * i32::from(times)
            }
            Effect::OpponentCollects(number) => i32::from(*number) * -HARM,
            Effect::StealSouls(amount) => self.amount(*amount, card) * (SOUL + HARM) / SOUL,
            Effect::StealCard(_, Some(number)) => i32::from(*number) * 2 * CARD,
            Effect::StealCard(_, None) => 6 * CARD,
            Effect::GainBlock(_) => CARD,
            Effect::GainDeck(number) => i32::from(*number) * CARD,
            Effect::MillGain(number, filter) => {
                i32::from(*number) * CARD * share(self.game, *filter) / 100
            }
            Effect::ReplaceAll(_) | Effect::ReplaceAny => HARM,
            Effect::DiscardRivals(_, number) => i32::from(*number) * 2 * HARM,
            Effect::Wipe => self.wipe(),
            Effect::ActivateAll(filter) => {
                let others = self.game.own(self.area(), *filter).less(chain);
                others.iter().map(|other| self.activation(other, chain)).sum()
            }
            Effect::ActivateOther(filter) => {
                let others = self.game.own(self.area(), *filter).less(chain);
                others.iter().map(|other| self.activation(other, chain)).max().unwrap_or(0)
            }
            Effect::SummonHandRandom if self.state.player(self.seat).hand.is_empty() => 0,
            Effect::SummonHandRandom
            | Effect::SummonDeckTop
            | Effect::SummonDeckSearch
            | Effect::SummonDeckLook(_) => DEMON,
            Effect::ExtraTurn => TURN,
            Effect::Win => VICTORY,
            Effect::Choose(both) => {
                both.iter().map(|effect| self.effect(effect, card, chain)).max().unwrap_or(0)
            }
        }
    }

    /// Everybody loses block cards: good for whoever has few.
    fn wipe(&self) -> i32 {
        let block = self.game.content.block;
        let cards = |seat| i32::from(self.state.player(seat).area.and(block).len());
        let rivals = self.game.victims(self.state, self.seat).map(cards).max().unwrap_or(0);
        rivals * CARD / 2 - cards(self.seat) * CARD
    }

    /// What a card brings in a round, its owner's throw and those of all others.
    pub(super) fn per_round(&self, card: Card) -> i32 {
        let face = self.game.content.face_of(card);
        let ways: i32 = face.numbers.iter().map(|&total| i32::from(income::ways(total))).sum();
        let others = i32::from(self.state.count()) - 1;
        let at = |own_turn| Eye { own_turn, ..*self }.activation(card, CardSet::NONE);
        match (&face.power, face.kind) {
            (Power::Numbered(_), Kind::Demon) => at(true) * ways / 36,
            (Power::Numbered(_), _) => {
                let own = at(true);
                // §SD-144 Only what doubles tells one's own turn from another's.
                let owns = |(demon, _): &(CardSet, Filter)| self.area().meets(*demon);
                let is_doubled = self.game.lasting().double.iter().any(owns);
                (own + others * if is_doubled { at(false) } else { own }) * ways / 36
            }
            _ => self.lasting(&face.power),
        }
    }

    fn lasting(&self, power: &Power) -> i32 {
        let kids = i32::from(self.game.own(self.area(), Filter::Kid).len());
        match power {
            Power::Always(Static::MoodBoth(_) | Static::KindBoth(_)) => 20 * kids,
            // What own kids collect is counted with the kids.
            Power::Always(Static::DoubleCollect(_)) | Power::Numbered(_) => 0,
            Power::Always(Static::Protect) | Power::Summoned(_) => SOUL / 2,
            Power::OwnDouble(_) => 7 * SOUL / 12,
            Power::Always(Static::SummonTax(_)) | Power::OwnThrow | Power::OwnAnimal(_) => SOUL / 3,
        }
    }

    /// What these cards bring in a round.
    pub(super) fn income(&self, cards: CardSet) -> i32 {
        cards.iter().map(|card| self.per_round(card)).sum()
    }
}

/// The share of block cards of a kind, in percent.
fn share(game: &SummonDemons, filter: Filter) -> i32 {
    let all = i32::from(game.content.block.len()).max(1);
    i32::from(game.printed(filter).and(game.content.block).len()) * 100 / all
}
