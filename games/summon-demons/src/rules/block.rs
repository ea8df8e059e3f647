//! §SD-28 to §SD-32, §SD-96, §SD-114 to §SD-120 The block (§SD-117) and its deck: gaining and
//! replacing.

use kernel::{Ask, Cx, Seat, Seats, Topic, Why, rule, topics};

use super::refusals::{not_now, not_shown};
use super::{idle, souls};
use crate::action::Action;
use crate::cards::{Card, CardSet, Design};
use crate::effect::Filter;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Owl;
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-31 A card for the block; identities are designs.
pub(crate) static SHOW: Why = Why { code: "show", rule: rule!("SD-31") };
/// §SD-116 The top card of the block deck; identities are designs.
pub(crate) static DRAW: Why = Why { code: "draw", rule: rule!("SD-116") };

/// The top card of the block deck. §A-25 An empty deck is made anew now; §A-27 or nothing comes.
pub(crate) fn draw(
    game: &SummonDemons,
    state: &mut State,
    why: &'static Why,
    cx: &mut Cx<'_, Event>,
) -> Option<Card> {
    if state.deck.is_empty() {
        if state.discard.is_empty() {
            return None;
        }
        // §SD-96
        state.deck = std::mem::take(&mut state.discard);
        cx.tell(|| Event::Reshuffled { pile: "block" });
    }
    let weights = game.content.weights(state.deck);
    let design = Design::at(cx.weighted(&weights, why, Seats::ALL));
    let card = state.deck.and(game.content.copies(design)).first();
    let card = card.expect("a card with weight lies in the deck");
    state.deck.remove(card);
    Some(card)
}

/// §SD-31 §A-18 Fills these slots from the deck, as far as cards exist.
pub(crate) fn fill(
    game: &SummonDemons,
    state: &mut State,
    slots: impl Fn(usize) -> bool,
    cx: &mut Cx<'_, Event>,
) {
    for slot in 0..state.block.len() {
        if slots(slot) && state.block[slot].is_none() {
            let Some(card) = draw(game, state, &SHOW, cx) else { return };
            state.block[slot] = Some(card);
            let number = u8::try_from(slot + 1).expect("at most eight slots");
            cx.tell(|| Event::Shown { card: game.design(card), slot: number });
        }
    }
}

/// Takes a card of this design out of the block.
pub(crate) fn take_from_block(
    game: &SummonDemons,
    state: &mut State,
    design: Design,
) -> Option<Card> {
    let is_it = |slot: &&mut Option<Card>| slot.is_some_and(|card| game.design(card) == design);
    state.block.iter_mut().find(is_it)?.take()
}

/// A card comes into play. §SD-149 §SD-150 Every way of gaining an animal counts.
pub(crate) fn gain(
    game: &SummonDemons,
    state: &mut State,
    seat: Seat,
    card: Card,
    cx: &mut Cx<'_, Event>,
) {
    let player = state.player_mut(seat);
    player.area.insert(card);
    player.gained.insert(card);
    pay_for(game, state, seat, card, cx);
}

/// §SD-149 What an animal brings to whoever gains it.
fn pay_for(game: &SummonDemons, state: &mut State, seat: Seat, card: Card, cx: &mut Cx<'_, Event>) {
    if !game.printed(Filter::Animal).contains(card) {
        return;
    }
    for (demons, amount) in &game.lasting().on_animal {
        let acting = state.player(seat).area.and(*demons).first();
        if let Some(demon) = acting.filter(|_| state.over.is_none()) {
            souls::collect(game, state, seat, (demon, *amount), cx);
        }
    }
}

/// §SD-115 Which card of the block, of those that fit as printed: it is gained for nothing; its place
/// stays empty until the turn ends.
impl Ask<SummonDemons> for step::GainBlock {
    const TOPICS: &'static [Topic] = topics!["gain-block" => "SD-115"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let fitting = state.shown().and(game.printed(self.filter));
        game.content.designs(fitting).for_each(|card| found(Action::Gain { card }));
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        if let Action::Gain { card: design } = *action
            && let Some(card) = take_from_block(game, state, design)
        {
            cx.tell(|| Event::Gained { seat: owner, card: design, from: "block" });
            gain(game, state, owner, card, cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Gain { card } => {
                let needs = self.filter.code();
                not_shown(game, state, card).unwrap_or(Illegal::NoMatch { card, needs })
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// The top cards of the deck are gained.
pub(crate) fn gain_deck(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    count: u8,
    cx: &mut Cx<'_, Event>,
) {
    for _ in 0..count {
        if state.over.is_some() {
            return;
        }
        let Some(card) = draw(game, state, &DRAW, cx) else { return };
        cx.tell(|| Event::Gained { seat: owner, card: game.design(card), from: "deck" });
        gain(game, state, owner, card, cx);
    }
}

/// Top cards are turned over; §SD-141 those that fit as printed are gained, §SD-166 wanted or not
/// (§SD-167), the others discarded; §SD-174 what was paid is lost even if none fits.
/// §A-17 Cards turned up are not part of a reshuffle meanwhile.
pub(crate) fn mill_gain(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (count, filter): (u8, Filter),
    cx: &mut Cx<'_, Event>,
) {
    let mut turned = CardSet::NONE;
    for _ in 0..count {
        let Some(card) = draw(game, state, &DRAW, cx) else { break };
        turned.insert(card);
        let kept = if game.printed(filter).contains(card) { "yes" } else { "no" };
        cx.tell(|| Event::TurnedUp { seat: owner, card: game.design(card), kept });
    }
    let fitting = turned.and(game.printed(filter));
    state.discard = state.discard.or(turned.less(fitting));
    // They come together, so all of them belong to the owner before the first is paid for.
    for card in fitting.iter() {
        let player = state.player_mut(owner);
        player.area.insert(card);
        player.gained.insert(card);
        cx.tell(|| Event::Gained { seat: owner, card: game.design(card), from: "turned" });
    }
    for card in fitting.iter() {
        pay_for(game, state, owner, card, cx);
    }
}

/// §SD-119 Every card that fits is discarded, then its place is filled at once.
pub(crate) fn replace_all(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    filter: Filter,
    cx: &mut Cx<'_, Event>,
) {
    let fits = |slot: &Option<Card>| slot.is_some_and(|card| game.printed(filter).contains(card));
    let picked = mask(state.block.iter().map(fits));
    swap(game, state, owner, picked, cx);
}

/// §SD-168 Which cards of the block, of those not chosen yet; §A-24 done after at least one, or at once
/// by the English wording. §SD-169 §SD-170 Then all of them go, and the gaps are filled.
impl Ask<SummonDemons> for step::Replace {
    const TOPICS: &'static [Topic] = topics!["replace" => "SD-168"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let left = unpicked(state, self.picked);
        game.content.designs(left).for_each(|card| found(Action::Swap { card }));
        let picked = self.picked != 0;
        if picked || game.options.owl == Owl::AnyNumber || state.shown().is_empty() {
            found(Action::Done {});
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let step::Replace { card, picked, .. } = self;
        if let Action::Swap { card: design } = *action {
            let is_it = |(slot, shown): &(usize, &Option<Card>)| {
                picked & (1 << slot) == 0 && shown.is_some_and(|card| game.design(card) == design)
            };
            let slot = state.block.iter().enumerate().find(is_it).map_or(0, |(slot, _)| slot);
            state.agenda.first([Step::Replace { owner, card, picked: picked | 1 << slot }]);
        } else {
            swap(game, state, owner, picked, cx);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Swap { card } => {
                not_shown(game, state, card).unwrap_or(Illegal::AlreadyPicked { card })
            }
            Action::Done {} => Illegal::PickOne {},
            _ => not_now(state, self.code(), *action),
        })
    }
}

fn unpicked(state: &State, picked: u8) -> CardSet {
    let slots = state.block.iter().enumerate();
    slots.filter_map(|(slot, card)| card.filter(|_| picked & (1 << slot) == 0)).collect()
}

fn swap(game: &SummonDemons, state: &mut State, owner: Seat, picked: u8, cx: &mut Cx<'_, Event>) {
    let is_picked = |slot: usize| picked & (1 << slot) != 0;
    for slot in (0..state.block.len()).filter(|&slot| is_picked(slot)) {
        if let Some(card) = state.block[slot].take() {
            state.discard.insert(card);
            cx.tell(|| Event::Replaced { seat: owner, card: game.design(card) });
        }
    }
    fill(game, state, is_picked, cx);
}

fn mask(slots: impl Iterator<Item = bool>) -> u8 {
    slots.enumerate().fold(0, |mask, (slot, set)| if set { mask | 1 << slot } else { mask })
}
