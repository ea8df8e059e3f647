//! §SD-55 to §SD-62, §SD-98 to §SD-108, §SD-157 to §SD-160 Cards act, one after the other.
//!
//! §SD-58 What an effect leaves open its owner decides, and only where the card says so (§A-3).
//! §SD-97 Whoever never meets a close case plays the same game without knowing these rules.

use kernel::{Cx, Seat};

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::content::Face;
use crate::effect::{Effect, Filter, Power};
use crate::event::Event;
use crate::rules::{block, ending, paying, souls, summoning, taking};
use crate::state::{Cause, State};
use crate::step::Step;

/// §SD-102 §SD-158 Condition true now? Cost payable? Then it acts, or is offered.
pub(super) fn activate(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    card: Card,
    chain: CardSet,
    cx: &mut Cx<'_, Event>,
) {
    let face = game.content.face_of(card);
    let (seat, design) = (owner, face.design);
    if !paying::holds(game, state.player(owner).area, card, &face.conditions) {
        cx.tell(|| Event::Unmet { seat, card: design });
    } else if !paying::payable(game, state, owner, card) {
        cx.tell(|| Event::Unpaid { seat, card: design });
    } else if face.may {
        state.agenda.first([Step::Offer { owner, card, chain }]);
    } else {
        // §SD-108 Without "may" it is an obligation.
        if !is_told_by_souls(face) {
            cx.tell(|| Event::Activated { seat, card: design });
        }
        effects(game, state, owner, (card, 0, chain), cx);
    }
}

/// Whether all that a card does is told by the souls it brings: a line before them says nothing.
fn is_told_by_souls(face: &Face) -> bool {
    let Power::Numbered(effects) = &face.power else { return false };
    effects.iter().all(|effect| matches!(effect, Effect::Collect(_)))
}

/// §SD-107 Yes: the cost is paid, then it acts. No: nothing happens, and it was its turn.
pub(crate) fn offer(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, chain): (Card, CardSet),
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let (seat, design) = (owner, game.design(card));
    if let Action::Accept {} = action {
        cx.tell(|| Event::Activated { seat, card: design });
        state.agenda.first([
            Step::Pay { owner, card, paid: 0, chain },
            Step::Effects { owner, card, from: 0, chain },
        ]);
    } else {
        cx.tell(|| Event::Declined { seat, card: design });
    }
}

/// What a card does when it acts.
fn printed(game: &SummonDemons, card: Card) -> &[Effect] {
    match &game.content.face_of(card).power {
        Power::Numbered(effects) | Power::Summoned(effects) => effects,
        _ => &[],
    }
}

/// The printed effects in their order.
pub(crate) fn effects(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, from, chain): (Card, u8, CardSet),
    cx: &mut Cx<'_, Event>,
) {
    let printed = printed(game, card);
    let Some(effect) = printed.get(usize::from(from)) else { return };
    if usize::from(from) + 1 < printed.len() {
        state.agenda.first([Step::Effects { owner, card, from: from + 1, chain }]);
    }
    run(game, state, owner, (card, from, chain), effect, cx);
}

/// One effect: carried out, or put first on the agenda where its owner may have to choose.
fn run(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, at, chain): (Card, u8, CardSet),
    effect: &Effect,
    cx: &mut Cx<'_, Event>,
) {
    let mut ask = |step: Step| state.agenda.first([step]);
    match *effect {
        Effect::Collect(amount) => souls::collect(game, state, owner, (card, amount), cx),
        Effect::OpponentCollects(souls) => ask(Step::Name { owner, card, souls }),
        Effect::StealSouls(amount) => {
            let left = game.amount(state, owner, amount);
            if left > 0 {
                state.agenda.first([Step::Steal { owner, left }]);
            }
        }
        Effect::StealCard(filter, Some(left)) => {
            ask(Step::StealCard { owner, card, filter, left, victim: None });
        }
        Effect::StealCard(filter, None) => ask(Step::StealAll { owner, card, filter }),
        Effect::GainBlock(filter) => ask(Step::GainBlock { owner, card, filter }),
        Effect::GainDeck(count) => block::gain_deck(game, state, owner, count, cx),
        Effect::MillGain(count, filter) => {
            block::mill_gain(game, state, owner, (count, filter), cx);
        }
        Effect::ReplaceAll(filter) => block::replace_all(game, state, owner, filter, cx),
        Effect::ReplaceAny => ask(Step::Replace { owner, card, picked: 0 }),
        Effect::DiscardRivals(filter, left) => {
            ask(Step::DiscardRivals { owner, card, filter, left });
        }
        Effect::Wipe => taking::wipe(game, state, owner, cx),
        Effect::ActivateAll(filter) => {
            // §SD-161 §SD-162 §SD-105 Only cards that were in play at the throw.
            let player = state.player(owner);
            let due = game.own(player.area, filter).and(player.awake);
            if due.is_empty() {
                // §A-23
                cx.tell(|| Event::Nothing { seat: owner, card: game.design(card) });
            } else {
                state.agenda.first([Step::Order { owner, due, chain }]);
            }
        }
        Effect::ActivateOther(filter) => ask(Step::Point { owner, card, filter, chain }),
        Effect::SummonHandRandom => summoning::random(game, state, owner, card, cx),
        Effect::SummonDeckTop => summoning::top(game, state, owner, card, cx),
        Effect::SummonDeckSearch => summoning::begin_search(game, state, owner, card, cx),
        Effect::SummonDeckLook(count) => {
            summoning::begin_look(game, state, owner, (card, count), cx);
        }
        Effect::ExtraTurn => {
            state.course.again = state.course.again.saturating_add(1);
            cx.tell(|| Event::ExtraTurn { seat: owner, card: game.design(card) });
        }
        Effect::Win => ending::win(game, state, owner, Cause::Card, cx),
        Effect::Choose(_) => ask(Step::Branch { owner, card, at, chain }),
    }
}

/// §A-42 The effects of a choice that can do something.
pub(crate) fn branch_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    card: Card,
    at: u8,
    found: &mut dyn FnMut(Action),
) {
    let Some(Effect::Choose(both)) = printed(game, card).get(usize::from(at)) else { return };
    let mut able: Vec<_> = both
        .iter()
        .filter(|effect| is_possible(game, state, owner, effect, false))
        .map(Effect::primitive)
        .collect();
    able.sort_unstable();
    for effect in able {
        found(Action::Prefer { effect });
    }
}

/// §A-42 The effect preferred.
pub(crate) fn branch(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, at, chain): (Card, u8, CardSet),
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Prefer { effect: primitive } = action else { return };
    let Some(Effect::Choose(both)) = printed(game, card).get(usize::from(at)) else { return };
    if let Some(effect) = both.iter().find(|effect| effect.primitive() == primitive) {
        let (seat, design) = (owner, game.design(card));
        cx.tell(|| Event::Preferred { seat, card: design, effect: primitive.code() });
        run(game, state, owner, (card, at, chain), effect, cx);
    }
}

/// Whether an effect can change anything, as far as everybody can see; `paying` if block cards
/// are discarded for it first, §A-25 which an empty deck is then made of.
fn is_possible(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    effect: &Effect,
    paying: bool,
) -> bool {
    let cards = paying || !state.deck.or(state.discard).is_empty();
    let demons = !state.demon_deck.or(state.demon_discard).is_empty();
    match effect {
        Effect::StealCard(filter, _) | Effect::DiscardRivals(filter, _) => {
            taking::any_card(game, state, owner, *filter)
        }
        Effect::GainBlock(filter) => state.shown().meets(game.printed(*filter)),
        Effect::GainDeck(_) | Effect::MillGain(..) => cards,
        Effect::SummonHandRandom => !state.player(owner).hand.is_empty(),
        Effect::SummonDeckTop | Effect::SummonDeckSearch | Effect::SummonDeckLook(_) => demons,
        Effect::Choose(both) => {
            both.iter().any(|effect| is_possible(game, state, owner, effect, paying))
        }
        Effect::Collect(_)
        | Effect::OpponentCollects(_)
        | Effect::StealSouls(_)
        | Effect::ReplaceAll(_)
        | Effect::ReplaceAny
        | Effect::Wipe
        | Effect::ActivateAll(_)
        | Effect::ActivateOther(_)
        | Effect::ExtraTurn
        | Effect::Win => true,
    }
}

/// §A-7 Whether paying for this card would bring nothing; it is allowed, and players are warned.
pub(crate) fn is_futile(game: &SummonDemons, state: &State, owner: Seat, card: Card) -> bool {
    let paying = !game.content.face_of(card).costs.is_empty();
    !printed(game, card).iter().any(|effect| is_possible(game, state, owner, effect, paying))
}

/// §SD-159 §A-6 Own cards that fit, were in play at the throw, and have not pointed in this chain.
pub(crate) fn point_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    card: Card,
    filter: Filter,
    chain: CardSet,
    found: &mut dyn FnMut(Action),
) {
    let targets = targets(game, state, owner, (card, filter, chain));
    game.content.designs(targets).for_each(|card| found(Action::Point { card }));
}

fn targets(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    (card, filter, chain): (Card, Filter, CardSet),
) -> CardSet {
    let player = state.player(owner);
    game.own(player.area, filter).and(player.awake).less(chain).less(CardSet::one(card))
}

/// §SD-160 The card pointed at acts; §A-6 whoever pointed cannot be pointed at in this chain.
pub(crate) fn point(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, filter, chain): (Card, Filter, CardSet),
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Point { card: design } = action else { return };
    let targets = targets(game, state, owner, (card, filter, chain));
    if let Some(target) = targets.and(game.content.copies(design)).first() {
        let (seat, card_design) = (owner, game.design(card));
        cx.tell(|| Event::Pointed { seat, card: card_design, target_card: design });
        let chain = chain.or(CardSet::one(card));
        activate(game, state, owner, target, chain, cx);
    }
}

/// Whether a step can stem from the effects printed on this card.
pub(crate) fn stems_from(game: &SummonDemons, step: &Step, card: Card) -> bool {
    let face = game.content.face_of(card);
    let has = |fits: &dyn Fn(&Effect) -> bool| {
        printed(game, card).iter().any(|effect| match effect {
            Effect::Choose(both) => both.iter().any(fits),
            effect => fits(effect),
        })
    };
    match *step {
        Step::Offer { .. } => face.may,
        Step::Pay { paid, .. } => usize::from(paid) < face.costs.len(),
        Step::Effects { from, .. } => usize::from(from) < printed(game, card).len(),
        Step::Branch { at, .. } => {
            matches!(printed(game, card).get(usize::from(at)), Some(Effect::Choose(_)))
        }
        Step::StealCard { filter, left, .. } => has(
            &|effect| matches!(effect, Effect::StealCard(f, Some(n)) if *f == filter && *n >= left),
        ),
        Step::StealAll { filter, .. } => {
            has(&|effect| matches!(effect, Effect::StealCard(f, None) if *f == filter))
        }
        Step::GainBlock { filter, .. } => {
            has(&|effect| matches!(effect, Effect::GainBlock(f) if *f == filter))
        }
        Step::Replace { .. } => has(&|effect| *effect == Effect::ReplaceAny),
        Step::DiscardRivals { filter, left, .. } => has(
            &|effect| matches!(effect, Effect::DiscardRivals(f, n) if *f == filter && *n >= left),
        ),
        Step::Name { souls, .. } => has(&|effect| *effect == Effect::OpponentCollects(souls)),
        Step::Point { filter, .. } => {
            has(&|effect| matches!(effect, Effect::ActivateOther(f) if *f == filter))
        }
        Step::Search { .. } => has(&|effect| *effect == Effect::SummonDeckSearch),
        Step::Look { .. } => has(&|effect| matches!(effect, Effect::SummonDeckLook(_))),
        Step::Away { .. } => matches!(face.power, Power::Summoned(_)),
        _ => true,
    }
}

/// §A-23 What an effect without anything to do leaves in the log.
pub(crate) fn pass_over(game: &SummonDemons, step: &Step, cx: &mut Cx<'_, Event>) {
    let quiet = matches!(step, Step::Pay { .. } | Step::Replace { .. });
    if let (Some(seat), Some(card)) = (step.owner(), step.card())
        && !quiet
    {
        cx.tell(|| Event::Nothing { seat, card: game.design(card) });
    }
}
