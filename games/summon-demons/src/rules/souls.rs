//! §SD-94, §SD-111 to §SD-113, §SD-121 Souls: collecting and stealing them.

use kernel::{Cx, Seat};

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::Card;
use crate::effect::Amount;
use crate::event::Event;
use crate::options::Glen;
use crate::rules::ending;
use crate::state::State;
use crate::step::Step;

/// §SD-112 §SD-94 §SD-95 Souls from the supply, which never runs out; §SD-43 victory is tested at
/// once.
pub(crate) fn collect(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    (card, amount): (Card, Amount),
    cx: &mut Cx<'_, Event>,
) {
    let printed = u16::from(game.amount(state, owner, amount));
    if printed == 0 {
        // §A-23
        cx.tell(|| Event::Nothing { seat: owner, card: game.design(card) });
    }
    receive(game, state, owner, card, printed * game.times(state, owner, card), cx);
}

/// Souls from the supply for a seat, through a card.
pub(crate) fn receive(
    game: &SummonDemons,
    state: &mut State,
    seat: Seat,
    card: Card,
    souls: u16,
    cx: &mut Cx<'_, Event>,
) {
    if souls == 0 {
        return;
    }
    let player = state.player_mut(seat);
    player.souls = player.souls.saturating_add(souls);
    cx.tell(|| Event::Collected { seat, card: game.design(card), souls });
    ending::test(game, state, seat, cx);
}

/// §SD-121 Rivals who have a soul, §SD-151 unless shielded, and always the supply.
pub(crate) fn steal_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    found: &mut dyn FnMut(Action),
) {
    for seat in game.victims(state, owner) {
        if state.player(seat).souls > 0 {
            found(Action::Rob { seat });
        }
    }
    found(Action::TakeSupply {});
}

/// §SD-121 One soul; the next one may come from elsewhere.
pub(crate) fn steal(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if let Action::Rob { seat } = action {
        let victim = state.player_mut(seat);
        victim.souls = victim.souls.saturating_sub(1);
        cx.tell(|| Event::Robbed { seat: owner, victim_seat: seat, souls: 1 });
    } else {
        cx.tell(|| Event::TookSupply { seat: owner, souls: 1 });
    }
    let thief = state.player_mut(owner);
    thief.souls = thief.souls.saturating_add(1);
    if left > 1 {
        state.agenda.first([Step::Steal { owner, left: left - 1 }]);
    }
    ending::test(game, state, owner, cx);
}

/// §A-15 Opponents; by the English wording any other player.
pub(crate) fn name_choices(
    game: &SummonDemons,
    state: &State,
    owner: Seat,
    found: &mut dyn FnMut(Action),
) {
    for seat in state.seats() {
        let fits = match game.options.glen {
            Glen::Opponent => game.rivals(owner, seat),
            Glen::AnotherPlayer => owner != seat,
        };
        if fits {
            found(Action::Name { seat });
        }
    }
}

/// The player named collects.
pub(crate) fn name(
    game: &SummonDemons,
    state: &mut State,
    owner: Seat,
    card: Card,
    souls: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if let Action::Name { seat } = action {
        cx.tell(|| Event::Named { seat: owner, named_seat: seat });
        receive(game, state, seat, card, souls.into(), cx);
    }
}
