//! §SD-60 §SD-100 §A-22 The order of one's own cards, and where it can matter.
//!
//! Whether it is asked depends on what lies open alone: cards in play and demons that count.

use kernel::{Ask, Seat, Topic, topics};

use super::refusals::not_now;
use super::{activating, ending, idle, paying};
use crate::action::Action;
use crate::cards::{Card, CardSet, Design};
use crate::content::Face;
use crate::effect::{Amount, Condition, Cost, Effect, Filter, Power};
use crate::illegal::Illegal;
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-60 §SD-100 §A-22 Which of the due cards acts; the next is picked when it is done. §SD-104 Each
/// once: §SD-171 no card acts twice by itself, §SD-172 though others may make it act again.
impl Ask<SummonDemons> for step::Order {
    const TOPICS: &'static [Topic] = topics!["order" => "SD-60"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    /// Whether there is an order to choose: cards of two designs or more are due, and it can matter
    /// which of them comes first (§A-22). The most frequent question of all needs no list.
    fn is_open(&self, At { game, state }: At<'_>, owner: Seat) -> bool {
        let there = self.there(state);
        let design = there.first().map(|card| game.content.copies(game.design(card)));
        let several = design.is_some_and(|copies| !there.less(copies).is_empty());
        // Cards that only bring their owner souls come to the same in any order: nothing of what they
        // count changes, and whoever wins by them wins in any case.
        several
            && !there.less(game.content.plain).is_empty()
            && Waiting { game, state, owner, area: state.player(owner).area }.can_matter(there)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let there = self.there(state);
        game.content.designs(there).for_each(|card| found(Action::Activate { card }));
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::Activate { card: design } = *action else { return };
        let there = self.there(state);
        if let Some(card) = there.and(game.content.copies(design)).first() {
            let (due, chain) = (there.less(CardSet::one(card)), self.chain);
            if !due.is_empty() {
                state.agenda.first([Step::Order { owner, due, chain }]);
            }
            activating::activate(game, state, owner, card, chain, cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Activate { card } => Illegal::NotDue { card },
            _ => not_now(state, self.code(), *action),
        })
    }
}

impl step::Order {
    /// §SD-60 §SD-101 §A-2 The due cards that are still there.
    fn there(&self, state: &State) -> CardSet {
        self.due.and(state.player(self.owner).awake)
    }
}

/// How far cards that set off cards are followed; further on the owner is asked.
const DEPTH: u8 = 3;

/// The cards of one owner that wait to act.
struct Waiting<'a> {
    game: &'a SummonDemons,
    state: &'a State,
    owner: Seat,
    area: CardSet,
}

impl Waiting<'_> {
    /// At most one design may do more than bring souls, and it must leave alone what the others
    /// need and count; whatever else is due, its owner is asked.
    fn can_matter(&self, there: CardSet) -> bool {
        let content = &self.game.content;
        let able = |card: &Card| paying::is_able(self.game, self.area, *card);
        let able: CardSet = there.iter().filter(able).collect();
        let mut moving: Option<Design> = None;
        let mut relays = false;
        for design in content.designs(able.less(content.plain)) {
            if self.relays(design, DEPTH) {
                relays = true;
            } else if moving.replace(design).is_some() {
                return true;
            }
        }
        let Some(moving) = moving else { return false };
        let Some(touched) = self.touched(content.face(moving), DEPTH) else { return true };
        let others = there.less(content.copies(moving));
        relays
            || touched.meets(others)
            || content.designs(others).any(|design| {
                let face = content.face(design);
                (able.meets(face.copies) && steals(face)) || self.needs(face, touched)
            })
    }

    /// Whether a card does nothing but set off cards that only bring souls.
    fn relays(&self, design: Design, depth: u8) -> bool {
        let content = &self.game.content;
        let face = content.face(design);
        let Power::Numbered(effects) = &face.power else { return false };
        let relays = |effect: &Effect| match effect {
            Effect::ActivateAll(filter) | Effect::ActivateOther(filter) => {
                let targets = self.targets(*filter).less(content.plain);
                content.designs(targets).all(|next| depth > 0 && self.relays(next, depth - 1))
            }
            _ => false,
        };
        face.costs.is_empty() && effects.iter().all(relays)
    }

    /// Own cards that may be set off by another one.
    fn targets(&self, filter: Filter) -> CardSet {
        self.game.own(self.area, filter).and(self.state.player(self.owner).awake)
    }

    /// Whether what a card needs or counts is among these cards that come or go.
    fn needs(&self, face: &Face, touched: CardSet) -> bool {
        let Power::Numbered(effects) = &face.power else { return true };
        let conditions = face.conditions.iter().map(|condition| match condition {
            Condition::Has(filter, _)
            | Condition::HasNone(filter)
            | Condition::Others(filter, _) => *filter,
        });
        let costs = face.costs.iter().filter_map(|cost| match cost {
            Cost::Own(filter) => Some(*filter),
            Cost::Itself => None,
        });
        let counts = effects.iter().filter_map(|effect| match effect {
            Effect::Collect(Amount::Count(filter)) => Some(*filter),
            _ => None,
        });
        let area = self.area.or(touched);
        let is_touched = |filter: Filter| self.game.own(area, filter).meets(touched);
        conditions.chain(costs).chain(counts).any(is_touched)
    }

    /// The cards that may come to the owner or leave when a card acts; nothing where that could be
    /// any card, or where demons or somebody's victory are at stake.
    fn touched(&self, face: &Face, depth: u8) -> Option<CardSet> {
        let Power::Numbered(effects) = &face.power else { return None };
        let content = &self.game.content;
        let mut touched = CardSet::NONE;
        for cost in &face.costs {
            touched = touched.or(match cost {
                Cost::Itself => face.copies.and(self.area),
                Cost::Own(filter) => self.game.own(self.area, *filter).and(content.block),
            });
        }
        for effect in effects {
            touched = touched.or(self.comes(effect, depth)?);
        }
        Some(touched)
    }

    /// The cards that an effect may bring to the owner, if it changes nothing else of what counts.
    fn comes(&self, effect: &Effect, depth: u8) -> Option<CardSet> {
        let content = &self.game.content;
        let new = |cards: CardSet| Some(cards.less(self.area));
        match effect {
            Effect::Collect(_)
            | Effect::StealSouls(_)
            | Effect::ReplaceAll(_)
            | Effect::ReplaceAny
            | Effect::DiscardRivals(..)
            | Effect::ExtraTurn => Some(CardSet::NONE),
            Effect::OpponentCollects(_) => (!self.rival_is_near()).then_some(CardSet::NONE),
            Effect::GainBlock(filter) | Effect::MillGain(_, filter) => {
                new(self.game.printed(*filter).and(content.block))
            }
            Effect::GainDeck(_) => new(content.block),
            // Any card may be a demon.
            Effect::StealCard(filter, _) => {
                (*filter != Filter::Card).then(|| self.game.printed(*filter).less(self.area))
            }
            Effect::Choose(both) => {
                let [one, other] = &**both;
                Some(self.comes(one, depth)?.or(self.comes(other, depth)?))
            }
            Effect::ActivateAll(filter) | Effect::ActivateOther(filter) => {
                let depth = depth.checked_sub(1)?;
                let mut targets = content.designs(self.targets(*filter));
                targets.try_fold(CardSet::NONE, |touched, next| {
                    Some(touched.or(self.touched(content.face(next), depth)?))
                })
            }
            Effect::Wipe
            | Effect::SummonHandRandom
            | Effect::SummonDeckTop
            | Effect::SummonDeckSearch
            | Effect::SummonDeckLook(_)
            | Effect::Win => None,
        }
    }

    /// Whether somebody else lacks nothing but souls.
    fn rival_is_near(&self) -> bool {
        let (need, _) = ending::needed(self.game);
        let mut others = self.state.seats().filter(|&seat| seat != self.owner);
        others.any(|seat| ending::standing(self.game, self.state, seat).0 >= need)
    }
}

/// Whether a card leaves its owner a choice that what another one brings to light may inform.
fn steals(face: &Face) -> bool {
    match &face.power {
        Power::Numbered(effects) => {
            effects.iter().any(|effect| matches!(effect, Effect::StealSouls(_)))
        }
        _ => false,
    }
}
