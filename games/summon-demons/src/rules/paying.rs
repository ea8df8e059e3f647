//! §SD-68 to §SD-70, §SD-102, §SD-103, §SD-158 Conditions and costs of cards that act.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::effect::{Condition, Cost, Filter};
use crate::illegal::Illegal;
use crate::phrases::MOST_COSTS;
use crate::rules::refusals::{not_now, not_own};
use crate::rules::taking;
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-102 §SD-158 Whether a card would act now among its owner's cards: its condition holds and its
/// cost can be paid.
pub(crate) fn is_able(game: &SummonDemons, area: CardSet, card: Card) -> bool {
    let face = game.content.face_of(card);
    let payers = area.less(game.content.candles);
    holds(game, area, card, &face.conditions) && payable_from(game, payers, card, &face.costs)
}

/// §SD-68 §SD-102 §SD-103 One of the conditions holds now, or there is none. §SD-69 §SD-163 Enough
/// is enough: §SD-173 holding twice brings nothing more.
pub(super) fn holds(
    game: &SummonDemons,
    area: CardSet,
    card: Card,
    conditions: &[Condition],
) -> bool {
    let holds = |condition: &Condition| match *condition {
        Condition::Has(filter, number) => game.own(area, filter).len() >= number,
        Condition::HasNone(filter) => game.own(area, filter).is_empty(),
        Condition::Others(filter, number) => {
            game.own(area, filter).less(CardSet::one(card)).len() >= number
        }
    };
    conditions.is_empty() || conditions.iter().any(holds)
}

/// §SD-158 Whether the parts of the cost from this one on can be paid with different cards.
///
/// §A-10 A card that fits two parts pays only one: for every choice of parts there must be at least
/// as many cards that fit one of them.
pub(super) fn payable(game: &SummonDemons, state: &State, owner: Seat, card: Card) -> bool {
    let area = state.player(owner).area.less(game.content.candles);
    payable_from(game, area, card, &game.content.face_of(card).costs)
}

fn payable_from(game: &SummonDemons, area: CardSet, card: Card, costs: &[Cost]) -> bool {
    let mut fitting = [CardSet::NONE; MOST_COSTS];
    for (set, cost) in fitting.iter_mut().zip(costs) {
        *set = fits(game, area, card, *cost);
    }
    let parts = &fitting[..costs.len()];
    (1u8..1 << parts.len()).all(|choice| {
        let chosen = parts.iter().enumerate().filter(|(part, _)| choice & (1 << part) != 0);
        let union = chosen.fold(CardSet::NONE, |union, (_, set)| union.or(*set));
        u32::from(union.len()) >= choice.count_ones()
    })
}

/// Own cards that pay one part of a cost.
fn fits(game: &SummonDemons, area: CardSet, card: Card, cost: Cost) -> CardSet {
    match cost {
        Cost::Itself => area.and(CardSet::one(card)),
        Cost::Own(filter) => game.own(area, filter).less(game.content.demons),
    }
}

/// The word for what this part of a cost asks for; `card` for the acting card itself.
fn cost_code(game: &SummonDemons, card: Card, paid: u8) -> &'static str {
    match game.content.face_of(card).costs.get(usize::from(paid)) {
        Some(Cost::Own(filter)) => filter.code(),
        Some(Cost::Itself) | None => Filter::Card.code(),
    }
}

/// §SD-158 Which card pays the next part and leaves the rest payable; it is discarded, and the next
/// part follows.
impl Ask<SummonDemons> for step::Pay {
    const TOPICS: &'static [Topic] = topics!["pay" => "SD-158"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        let costs = &game.content.face_of(self.card).costs;
        let parts = costs.get(usize::from(self.paid)..).and_then(<[Cost]>::split_first);
        let Some((next, rest)) = parts else { return };
        let area = state.player(owner).area.less(game.content.candles);
        let payers = fits(game, area, self.card, *next);
        for design in game.content.designs(payers) {
            let copy = payers.and(game.content.copies(design)).first();
            let left = copy.map_or(area, |copy| area.less(CardSet::one(copy)));
            if payable_from(game, left, self.card, rest) {
                found(Action::Discard { card: design });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::Discard { card: design } = *action else { return };
        let step::Pay { card, paid, chain, .. } = self;
        let costs = &game.content.face_of(card).costs;
        let area = state.player(owner).area.less(game.content.candles);
        let payers = fits(game, area, card, costs[usize::from(paid)]);
        if let Some(given) = game.spare(state, owner, payers, design) {
            taking::discard(game, state, owner, given, "cost", cx);
        }
        if usize::from(paid) + 1 < costs.len() {
            state.agenda.first([Step::Pay { owner, card, paid: paid + 1, chain }]);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Discard { card } => {
                let needs = cost_code(game, self.card, self.paid);
                not_own(game, state, seat, card).unwrap_or(Illegal::NotTheCost { card, needs })
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}
