//! §SD-87 to §SD-93, §SD-155, §SD-156 Demons enter play: from the hand, from the deck.

use kernel::{Ask, Cx, Seat, Seats, Topic, Veiled, Why, rule, topics};

use super::refusals::{not_now, not_own};
use super::{ending, idle, taking};
use crate::action::Action;
use crate::cards::{Card, CardSet, Design};
use crate::effect::Power;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Look, State};
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

/// §SD-45 The top demon of the deck; identities are designs.
static DEMON: Why = Why { code: "demon", rule: rule!("SD-45") };
/// §A-37 Demons that one player looks at; identities are designs.
static LOOK: Why = Why { code: "look", rule: rule!("A-37") };
/// §A-31 A random demon of the hand; identities are designs.
static HAND: Why = Why { code: "hand", rule: rule!("A-31") };

/// §SD-87 §SD-12 §SD-6 §SD-26 §SD-134 Own block cards; neither candle nor demon. When all of them
/// have to go, their order is no question. §SD-128 One card is sacrificed; after the last a demon is
/// chosen.
impl Ask<SummonDemons> for step::Sacrifice {
    const TOPICS: &'static [Topic] = topics!["sacrifice" => "SD-87"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.active)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let cards = state.player(state.active).area.and(game.content.block);
        let open = if cards.len() > self.left { usize::MAX } else { 1 };
        game.content.designs(cards).take(open).for_each(|card| found(Action::Sacrifice { card }));
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Sacrifice { card: design } = *action else { return };
        let cards = state.player(seat).area.and(game.content.block);
        if let Some(card) = game.spare(state, seat, cards, design) {
            taking::discard(game, state, seat, card, "sacrifice", cx);
        }
        if self.left > 1 {
            state.agenda.first([Step::Sacrifice { left: self.left - 1 }]);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Sacrifice { card } => {
                not_own(game, state, seat, card).unwrap_or(Illegal::NoSacrifice { card })
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §SD-88 A demon of the hand enters play; §A-19 for nothing, none that would find no other. A lone
/// answer is asked: how many demons may be chosen can depend on the hand, which is hidden.
impl Ask<SummonDemons> for step::Raise {
    const TOPICS: &'static [Topic] = topics![lone "raise" => "SD-88"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.active)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let hand = state.player(state.active).hand;
        for card in game.content.designs(hand) {
            if !self.free || may_be_free(game, state, card) {
                found(Action::Raise { card });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Raise { card: design } = *action else { return };
        let card = state.player(seat).hand.and(game.content.copies(design)).first();
        if let Some(card) = card {
            cx.reveal();
            state.player_mut(seat).hand.remove(card);
            enter(game, state, seat, card, if self.free { "free" } else { "hand" }, cx);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Raise { card } => {
                let held = state.player(seat).hand.meets(game.content.copies(card));
                if held { Illegal::FindsNothing { card } } else { Illegal::NotInHand { card } }
            }
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §A-19 A demon that leaves for another one needs one to find.
pub(crate) fn may_be_free(game: &SummonDemons, state: &State, design: Design) -> bool {
    let leaves = matches!(game.content.face(design).power, Power::Summoned(_));
    !leaves || !state.demon_deck.or(state.demon_discard).is_empty()
}

/// A demon enters play, §SD-13 and its powers with it. §A-26 One that acts when summoned leaves
/// before it counts; any other may decide the game (§SD-43).
fn enter(
    game: &SummonDemons,
    state: &mut State,
    seat: Seat,
    card: Card,
    from: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let (owner, design) = (seat, game.design(card));
    cx.tell(|| Event::Summoned { seat, card: design, from });
    if let Power::Summoned(_) = game.content.face(design).power {
        state.aside.insert(card);
        cx.tell(|| Event::SetAside { seat, card: design });
        state.agenda.first([
            Step::Effects { owner, card, from: 0, chain: CardSet::NONE },
            Step::Away { owner, card },
        ]);
    } else {
        let player = state.player_mut(seat);
        player.area.insert(card);
        player.first_demon.get_or_insert(card);
        ending::test(game, state, seat, cx);
    }
}

/// §A-8 The demon set aside is discarded once its effect has ended.
pub(crate) fn away(step::Away { owner, card }: step::Away, play: Play<'_, '_>) {
    let Play { game, state, cx } = play;
    leave(game, state, owner, card, cx);
}

fn leave(game: &SummonDemons, state: &mut State, seat: Seat, card: Card, cx: &mut Cx<'_, Event>) {
    if state.aside.contains(card) {
        state.aside.remove(card);
        state.demon_discard.insert(card);
        cx.tell(|| Event::DemonDiscarded { seat, card: game.design(card) });
    }
}

/// §A-31 A random demon of the hand enters play.
pub(crate) fn random(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    acting: Card,
    cx: &mut Cx<'_, Event>,
) {
    let hand = state.player(owner).hand;
    match pick(game, hand, &HAND, Seats::one(owner), cx) {
        Some(card) => {
            cx.reveal();
            state.player_mut(owner).hand.remove(card);
            enter(game, state, owner, card, "random", cx);
        }
        None => cx.tell(|| Event::Nothing { seat: owner, card: game.design(acting) }),
    }
}

/// The top demon of the deck enters play, §SD-175 and counts like any other (§SD-176).
pub(crate) fn top(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    acting: Card,
    cx: &mut Cx<'_, Event>,
) {
    rebuild(state, cx);
    match pick(game, state.demon_deck, &DEMON, Seats::ALL, cx) {
        Some(card) => {
            state.demon_deck.remove(card);
            enter(game, state, owner, card, "deck", cx);
        }
        None => cx.tell(|| Event::Nothing { seat: owner, card: game.design(acting) }),
    }
}

/// One of these, each as likely.
fn pick(
    game: &SummonDemons,
    from: CardSet,
    why: &'static Why,
    eyes: Seats,
    cx: &mut Cx<'_, Event>,
) -> Option<Card> {
    if from.is_empty() {
        return None;
    }
    let cards: arrayvec::ArrayVec<Card, 128> = from.iter().collect();
    Some(cx.pick(&cards, |card| game.design(card).number(), why, eyes))
}

/// §SD-96 §A-8 §A-25 An empty demon deck is made anew from its discard pile when a draw needs it.
/// Everybody has read that pile.
fn rebuild(state: &mut State, cx: &mut Cx<'_, Event>) {
    if state.demon_deck.is_empty() && !state.demon_discard.is_empty() {
        state.demon_deck = std::mem::take(&mut state.demon_discard);
        cx.tell(|| Event::Reshuffled { pile: "demon" });
        if state.look.old.is_empty() {
            state.players.iter_mut().for_each(|player| player.read = true);
        }
    }
}

/// Demons to choose among.
fn demons(game: &SummonDemons, from: CardSet, found: &mut Found<'_>) {
    game.content.designs(from).for_each(|card| found(Action::Choose { card }));
}

/// §A-37 The owner reads the demon deck.
pub(crate) fn begin_search(
    _: &SummonDemons,
    state: &mut State,
    owner: Seat,
    card: Card,
    cx: &mut Cx<'_, Event>,
) {
    rebuild(state, cx);
    state.player_mut(owner).read = true;
    cx.reveal();
    let count = state.demon_deck.len();
    cx.tell(|| Event::Searched { seat: owner, count });
    state.agenda.first([Step::Search { owner, card }]);
}

/// §A-37 Which demon of the deck; it enters play.
impl Ask<SummonDemons> for step::Search {
    const TOPICS: &'static [Topic] = topics!["search" => "A-37"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        demons(game, state.demon_deck, found);
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::Choose { card: design } = *action else { return };
        if let Some(card) = state.demon_deck.and(game.content.copies(design)).first() {
            cx.reveal();
            state.demon_deck.remove(card);
            enter(game, state, owner, card, "search", cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Choose { card } => Illegal::NoSuchCard { card },
            _ => not_now(state, self.code(), *action),
        })
    }
}

/// §A-37 §A-8 The owner looks at so many demons, or at as many as there are.
pub(crate) fn begin_look(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (acting, count): (Card, u8),
    cx: &mut Cx<'_, Event>,
) {
    let mut seen = Vec::new();
    for _ in 0..count {
        let crossing = state.demon_deck.is_empty() && !state.look.old.is_empty();
        rebuild(state, cx);
        let eyes = Seats::one(owner);
        let Some(card) = pick(game, state.demon_deck, &LOOK, eyes, cx) else { break };
        state.demon_deck.remove(card);
        if crossing || !state.look.fresh.is_empty() {
            state.look.fresh.insert(card);
        } else {
            state.look.old.insert(card);
        }
        seen.push(game.design(card));
    }
    let count = u8::try_from(seen.len()).expect("at most twenty demons");
    cx.tell(|| Event::Looked { seat: owner, count });
    for design in seen {
        let card = Veiled::new(Seats::one(owner), design);
        cx.tell(|| Event::Saw { seat: owner, card });
    }
    state.agenda.first([Step::Look { owner, card: acting }]);
}

/// Which demon of those looked at: it enters play; §A-37 the others are discarded for all to see.
impl Ask<SummonDemons> for step::Look {
    const TOPICS: &'static [Topic] = topics!["look" => "A-37"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        demons(game, state.look.all(), found);
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::Choose { card: design } = *action else { return };
        let seen = std::mem::take(&mut state.look);
        cx.reveal();
        if !seen.fresh.is_empty() {
            // What was drawn before the deck was made anew is open now, so all know the deck.
            state.players.iter_mut().for_each(|player| player.read = true);
        }
        let Look { old, fresh } = seen;
        let chosen = old.or(fresh).and(game.content.copies(design)).first();
        for card in old.or(fresh).iter().filter(|card| Some(*card) != chosen) {
            state.demon_discard.insert(card);
            cx.tell(|| Event::DemonDiscarded { seat: owner, card: game.design(card) });
        }
        // §A-26 The demon that looked is gone before the one it found can decide the game.
        for card in state.aside.iter() {
            leave(game, state, owner, card, cx);
        }
        if let Some(card) = chosen {
            enter(game, state, owner, card, "look", cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Choose { card } => Illegal::NoSuchCard { card },
            _ => not_now(state, self.code(), *action),
        })
    }
}
