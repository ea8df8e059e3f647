//! How good an action looks at a glance, in thousandths of a soul.

use kernel::Seat;

use super::outlook::Side;
use super::value::{CARD, DEMON, Eye, SOUL};
use crate::SummonDemons;
use crate::action::Action;
use crate::cards::{Card, CardSet, Design};
use crate::effect::{Effect, Power};
use crate::income;
use crate::rules::ending;
use crate::state::State;
use crate::step::Step;

/// Rounds for which a card is kept, as a rule of thumb.
const ROUNDS: i32 = 5;
/// A deed that ends the game.
const WIN: i32 = 100_000;
/// What is done next if nothing better is there: throwing before ending.
const ROLL: i32 = 50;
/// What a round is worth.
const ROUND: i64 = 4;

/// The glance of one seat.
pub(super) struct Taste<'a> {
    eye: Eye<'a>,
    /// The own side and the rounds it needs, where actions of a turn are compared.
    side: Option<(Side, i64)>,
}

impl<'a> Taste<'a> {
    pub(super) fn new(game: &'a SummonDemons, state: &'a State, seat: Seat) -> Self {
        let side = matches!(state.agenda.top(), Some(Step::Act)).then(|| {
            let side = Side::of(game, state, seat);
            (side, side.rounds())
        });
        Taste { eye: Eye { game, state, seat, own_turn: state.active == seat }, side }
    }

    pub(super) fn of(&self, action: Action) -> i32 {
        let Eye { game, state, seat, .. } = self.eye;
        match action {
            Action::Roll {} => ROLL,
            Action::Buy { card } => self.buy(card),
            Action::Summon {} => self.summon(),
            Action::SummonFree {} => DEMON,
            Action::Pass { card } => self.pass(card),
            Action::Reroll {} => self.mean_throw(),
            Action::Keep {} => self.throw(state.course.total()),
            Action::Accept {} => self.accept(),
            Action::Activate { card } => self.first(card),
            Action::Discard { card } | Action::Sacrifice { card } => -self.lasting(card),
            Action::Prefer { effect } => i32::from(effect == crate::Primitive::StealCard),
            Action::Rob { seat } => SOUL + self.threat(seat),
            Action::TakeCard { seat, card } => self.prey(seat, card),
            Action::TakeAll { seat: rival } => {
                let area = state.player(rival).area.less(game.content.candles);
                area.iter().map(|card| self.prey(rival, game.design(card))).sum()
            }
            Action::Gain { card } | Action::Raise { card } | Action::Choose { card } => {
                self.lasting(card)
            }
            // A card of the block worth less than what may come in its place.
            Action::Swap { card } => CARD / 2 - self.lasting(card),
            Action::DiscardRival { seat, card } => SOUL + self.prey(seat, card) / 4,
            Action::Name { seat: named } if game.rivals(seat, named) => -self.threat(named),
            Action::Name { .. } => SOUL,
            Action::Point { card } => {
                self.copy(card).map_or(0, |card| self.eye.activation(card, CardSet::NONE))
            }
            Action::Candle { card } => self.lasting(card),
            Action::End {} | Action::Decline {} | Action::TakeSupply {} | Action::Done {} => 0,
        }
    }

    fn copy(&self, design: Design) -> Option<Card> {
        self.eye.game.content.copies(design).first()
    }

    /// What a card brings as long as it is kept.
    fn lasting(&self, design: Design) -> i32 {
        let Some(card) = self.copy(design) else { return 0 };
        self.eye.per_round(card) * ROUNDS
    }

    /// Rounds that a purchase saves.
    fn buy(&self, design: Design) -> i32 {
        let Some(card) = self.copy(design) else { return 0 };
        let Some((side, rounds)) = self.side else { return 0 };
        saved(rounds, side.with_card(self.eye.per_round(card)))
    }

    /// Rounds that a summoning saves; the dice come first, unless it wins.
    fn summon(&self) -> i32 {
        let Some((side, rounds)) = self.side else { return 0 };
        if side.demons == 1 && side.souls <= 0 {
            return WIN;
        }
        if !self.eye.state.course.rolled {
            return 0;
        }
        saved(rounds, side.with_demon())
    }

    /// A demon that wins for the partner's count is the same either way; cards are better kept.
    fn pass(&self, card: Design) -> i32 {
        let Eye { game, state, seat, .. } = self.eye;
        let Some(partner) = game.partner(seat) else { return 0 };
        let Some(copy) = self.copy(card) else { return 0 };
        let theirs = Eye { seat: partner, ..self.eye }.per_round(copy);
        let needy = state.player(partner).area.and(game.content.block).len() == 2;
        (theirs - self.eye.per_round(copy)) * ROUNDS - SOUL + if needy { SOUL } else { 0 }
    }

    fn throw(&self, total: u8) -> i32 {
        let Eye { game, state, seat, .. } = self.eye;
        let acting = income::acting(game, state, state.active, seat, total);
        acting.iter().map(|card| self.eye.activation(card, CardSet::NONE)).sum()
    }

    fn mean_throw(&self) -> i32 {
        let of = |total: u8| i32::from(income::ways(total)) * self.throw(total);
        income::TOTALS.map(of).sum::<i32>() / 36
    }

    fn accept(&self) -> i32 {
        let Some(Step::Offer { card, .. }) = self.eye.state.agenda.top() else { return 0 };
        let face = self.eye.game.content.face_of(*card);
        let Power::Numbered(effects) = &face.power else { return 0 };
        let cards = i32::try_from(face.costs.len()).unwrap_or(0);
        self.eye.gain(*card, effects, CardSet::NONE) - cards * CARD
    }

    /// Cards that bring cards act first, those that destroy act last.
    fn first(&self, design: Design) -> i32 {
        let Some(card) = self.copy(design) else { return 0 };
        let face = self.eye.game.content.face_of(card);
        let Power::Numbered(effects) = &face.power else { return 0 };
        let rank = |effect: &Effect| match effect {
            Effect::GainBlock(_) | Effect::GainDeck(_) | Effect::MillGain(..) => SOUL,
            Effect::Wipe => -4 * SOUL,
            Effect::Win => WIN,
            _ => 0,
        };
        effects.iter().map(rank).sum()
    }

    /// How near a rival is to winning.
    fn threat(&self, seat: Seat) -> i32 {
        let Eye { game, state, .. } = self.eye;
        let (demons, souls) = ending::standing(game, state, seat);
        i32::from(demons) * SOUL + i32::from(souls.min(99)) * 100
    }

    /// What it is worth to take this card from this seat.
    fn prey(&self, seat: Seat, design: Design) -> i32 {
        let Some(card) = self.copy(design) else { return 0 };
        let is_demon = self.eye.game.content.demons.contains(card);
        let demon = if is_demon { DEMON } else { CARD / 2 };
        let theirs = Eye { seat, ..self.eye }.per_round(card) * ROUNDS;
        demon + self.lasting(design) + theirs / 2 + self.threat(seat) / 4
    }
}

/// What a shorter way is worth.
fn saved(rounds: i64, after: Side) -> i32 {
    i32::try_from((rounds - after.rounds()) * ROUND).unwrap_or(0)
}
