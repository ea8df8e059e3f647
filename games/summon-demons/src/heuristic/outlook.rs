//! How long each side still needs, and what chance to win follows.

use kernel::{CERTAIN, Seat};

use super::value::{Eye, SOUL};
use crate::SummonDemons;
use crate::cards::CardSet;
use crate::effect::{Effect, Power};
use crate::rules::ending;
use crate::state::State;
use crate::step::Step;

/// What a side has and lacks; a side is a seat or a team.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Side {
    /// Souls that are missing; less than none if there are more.
    pub(super) souls: i32,
    /// Demons that are missing.
    pub(super) demons: i32,
    /// Block cards in play.
    pub(super) cards: i32,
    /// Block cards that a demon takes.
    sacrifice: i32,
    /// Souls that a card takes.
    price: i32,
    /// What candles and demons bring in a round, in thousandths of a soul.
    base: i32,
    /// What its cards bring in a round, in thousandths of a soul.
    pub(super) income: i32,
    /// Of 36 own throws, those that win at once.
    pub(super) hazard: i32,
}

/// Thousandths of a round that even the last step takes.
const LAST: i64 = 900;
/// Thousandths of a round that each missing demon takes besides.
const SUMMONING: i64 = 200;
/// Income that comes by itself: purchases to come raise it.
const GROWTH: i32 = 1000;

impl Side {
    /// The side of this seat.
    pub(super) fn of(game: &SummonDemons, state: &State, seat: Seat) -> Side {
        let (have_demons, have_souls) = ending::standing(game, state, seat);
        let (need_demons, need_souls) = ending::needed(game);
        let demons = (i32::from(need_demons) - i32::from(have_demons)).max(0);
        let mut side = Side {
            souls: i32::from(need_souls) - i32::from(have_souls.min(999)),
            demons,
            sacrifice: game.sacrifices(state, seat).into(),
            price: game.content.numbers.price.card_souls.into(),
            ..Side::default()
        };
        for member in [Some(seat), game.partner(seat)].into_iter().flatten() {
            let area = state.player(member).area;
            let eye = Eye { game, state, seat: member, own_turn: true };
            let block = area.and(game.content.block);
            side.cards += i32::from(block.len());
            side.base += eye.income(area.less(block));
            side.income += eye.income(block);
            side.hazard += hazard(game, area);
        }
        side.income += side.base;
        if !game.rivals(state.active, seat) {
            side.foresee(state);
        }
        side
    }

    /// A summoning that has begun counts as done.
    fn foresee(&mut self, state: &State) {
        for step in state.agenda.iter() {
            match step {
                Step::Sacrifice { left } => self.give_up((*left).into()),
                Step::Raise { .. } => self.demons = (self.demons - 1).max(0),
                _ => {}
            }
        }
    }

    /// Loses so many cards, the lesser ones.
    fn give_up(&mut self, cards: i32) {
        let lost = (self.income - self.base).max(0) * cards / self.cards.max(1);
        self.income -= lost * 3 / 4;
        self.cards -= cards;
    }

    /// The side after it bought a card that brings so much.
    pub(super) fn with_card(mut self, income: i32) -> Side {
        self.souls += self.price;
        self.cards += 1;
        self.income += income;
        self
    }

    /// The side after it summoned a demon. What demons bring is left out: sides that summon early
    /// for its sake do worse.
    pub(super) fn with_demon(mut self) -> Side {
        self.give_up(self.sacrifice);
        self.demons -= 1;
        self
    }

    /// Rounds until it wins, in thousandths.
    pub(super) fn rounds(self) -> i64 {
        let missing = (self.demons * self.sacrifice - self.cards).max(0);
        let lacking = i64::from((self.souls + missing * self.price).max(0) * SOUL);
        let earning = lacking * 1000 / i64::from((self.income + GROWTH).max(1));
        let rounds = earning + LAST + i64::from(self.demons) * SUMMONING;
        rounds * 36_000 / (36_000 + rounds * i64::from(self.hazard))
    }
}

/// Of 36 throws, those with which a card wins at once.
fn hazard(game: &SummonDemons, area: CardSet) -> i32 {
    let demons = area.and(game.content.demons).iter();
    demons
        .map(|card| game.content.face_of(card))
        .filter(|face| match &face.power {
            Power::Numbered(effects) => effects.contains(&Effect::Win),
            _ => false,
        })
        .flat_map(|face| &face.numbers)
        .map(|&total| i32::from(crate::income::ways(total)))
        .sum()
}

/// The chance of every seat, in thousandths of a win; partners share theirs.
pub(super) fn chances(game: &SummonDemons, state: &State, out: &mut Vec<i32>) {
    let weight = |seat: Seat| -> i64 {
        let rounds = Side::of(game, state, seat).rounds();
        let speed = 1_000_000 / rounds.max(1);
        speed * speed * speed
    };
    let weights: [i64; 5] = std::array::from_fn(|index| match u8::try_from(index) {
        Ok(seat) if seat < state.count() => weight(Seat(seat)),
        _ => 0,
    });
    let all = weights.iter().sum::<i64>().max(1);
    let chance = |weight: &i64| i32::try_from(i64::from(CERTAIN) * weight / all).unwrap_or(0);
    out.extend(weights.iter().take(state.players.len()).map(chance));
}
