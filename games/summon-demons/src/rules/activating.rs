//! §SD-55 to §SD-62, §SD-98 to §SD-108, §SD-157 to §SD-160 Cards act, one after the other.
//!
//! §SD-58 What an effect leaves open its owner decides, and only where the card says so (§A-3).
//! §SD-97 Whoever never meets a close case plays the same game without knowing these rules.

use kernel::{Ask, Cx, Seat, Topic, topics};

use super::refusals::not_now;
use super::{block, ending, idle, paying, souls, summoning, taking};
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::content::Face;
use crate::effect::{Effect, Power};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Cause, State};
use crate::step::{self, Step};
use crate::{At, Found, Play, SummonDemons};

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
        effects(step::Effects { owner, card, from: 0, chain }, Play { game, state, cx });
    }
}

/// Whether all that a card does is told by the souls it brings: a line before them says nothing.
fn is_told_by_souls(face: &Face) -> bool {
    let Power::Numbered(effects) = &face.power else { return false };
    effects.iter().all(|effect| matches!(effect, Effect::Collect(_)))
}

/// §SD-107 Yes: the cost is paid, then it acts. No: nothing happens, and it was its turn.
impl Ask<SummonDemons> for step::Offer {
    const TOPICS: &'static [Topic] = topics!["offer" => "SD-107", "offer-futile" => "A-7"];

    fn part(&self, At { game, state }: At<'_>, _: Seat) -> &'static str {
        if is_futile(game, state, self.owner, self.card) { "offer-futile" } else { "offer" }
    }

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        found(Action::Accept {});
        found(Action::Decline {});
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let step::Offer { card, chain, .. } = self;
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

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(not_now(at.state, self.part(at, seat), *action))
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
pub(crate) fn effects(due: step::Effects, Play { game, state, cx }: Play<'_, '_>) {
    let step::Effects { owner, card, from, chain } = due;
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

/// §A-42 Which of two effects, of those that can do something.
impl Ask<SummonDemons> for step::Branch {
    const TOPICS: &'static [Topic] = topics!["branch" => "A-42"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, owner: Seat, found: &mut Found<'_>) {
        let mut able: Vec<_> = self
            .both(game)
            .iter()
            .filter(|effect| is_possible(game, state, owner, effect, false))
            .map(Effect::primitive)
            .collect();
        able.sort_unstable();
        for effect in able {
            found(Action::Prefer { effect });
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::Prefer { effect: primitive } = *action else { return };
        let step::Branch { card, at, chain, .. } = self;
        if let Some(effect) = self.both(game).iter().find(|effect| effect.primitive() == primitive)
        {
            let (seat, design) = (owner, game.design(card));
            cx.tell(|| Event::Preferred { seat, card: design, effect: primitive.code() });
            run(game, state, owner, (card, at, chain), effect, cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Prefer { effect } => Illegal::NoSuchBranch { effect: effect.code() },
            _ => not_now(state, self.code(), *action),
        })
    }
}

impl step::Branch {
    /// The effects printed there.
    fn both<'a>(&self, game: &'a SummonDemons) -> &'a [Effect] {
        match printed(game, self.card).get(usize::from(self.at)) {
            Some(Effect::Choose(both)) => &**both,
            _ => &[],
        }
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
fn is_futile(game: &SummonDemons, state: &State, owner: Seat, card: Card) -> bool {
    let paying = !game.content.face_of(card).costs.is_empty();
    !printed(game, card).iter().any(|effect| is_possible(game, state, owner, effect, paying))
}

/// §SD-159 §SD-160 Which other card acts; §A-6 whoever pointed cannot be pointed at in this chain.
impl Ask<SummonDemons> for step::Point {
    const TOPICS: &'static [Topic] = topics!["point" => "SD-160"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.owner)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let targets = self.targets(game, state);
        game.content.designs(targets).for_each(|card| found(Action::Point { card }));
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, owner: Seat, action: &Action) {
        let Action::Point { card: design } = *action else { return };
        let targets = self.targets(game, state);
        if let Some(target) = targets.and(game.content.copies(design)).first() {
            let (seat, card_design) = (owner, game.design(self.card));
            cx.tell(|| Event::Pointed { seat, card: card_design, target_card: design });
            let chain = self.chain.or(CardSet::one(self.card));
            activate(game, state, owner, target, chain, cx);
        }
    }

    fn skip(self, Play { game, cx, .. }: Play<'_, '_>) {
        idle::pass_over(game, &self.into(), cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Point { card } => Illegal::NoTarget { card, needs: self.filter.code() },
            _ => not_now(state, self.code(), *action),
        })
    }
}

impl step::Point {
    /// §SD-159 §A-6 Own cards that fit, were in play at the throw, and have not pointed in this chain.
    fn targets(&self, game: &SummonDemons, state: &State) -> CardSet {
        let player = state.player(self.owner);
        let fitting = game.own(player.area, self.filter).and(player.awake);
        fitting.less(self.chain).less(CardSet::one(self.card))
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
