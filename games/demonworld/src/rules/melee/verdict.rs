//! §PR-102 §PR-103 §PR-105 Who lost a melee, who is tested, who is free.

use kernel::{Cx, Seat};

use super::precedence;
use crate::event::Event;
use crate::ids::{CardKind, MoraleTest};
use crate::rules::ground::{contact, shape};
use crate::rules::morale::{recovery, rout};
use crate::rules::movement::onward;
use crate::state::{State, TroopId, Troops};
use crate::step::{self, Step};
use crate::{Demonworld, Play};

/// §PR-102 Which side has lost: more losses, then the lowest initiative, then a die.
fn loser(game: &Demonworld, state: &State, cx: &mut Cx<'_, Event>) -> Seat {
    let [zero, one] = state.fray.losses;
    let slowest = |seat: Seat| {
        let own = state.fray.troops.iter().filter(|&id| state.troop(id).seat == seat);
        let joined = own.flat_map(|id| state.guests(id).chain(std::iter::once(id)));
        joined.map(|id| game.card_of(state, id).initiative).min().unwrap_or(i8::MAX)
    };
    let by_losses = zero.cmp(&one);
    let by_pace = slowest(Seat(1)).cmp(&slowest(Seat(0)));
    match by_losses.then(by_pace) {
        std::cmp::Ordering::Greater => Seat(0),
        std::cmp::Ordering::Less => Seat(1),
        std::cmp::Ordering::Equal => Seat(1 - precedence::rolled([0, 0], cx).0),
    }
}

/// §PR-103 §PR-132 Units of a side with losses that have to test, those that broke off low included.
fn tested(game: &Demonworld, state: &State, seat: Seat, winner: bool) -> Vec<TroopId> {
    let due = |&troop: &TroopId| {
        let one = state.troop(troop);
        let foes = contact::of_unit(game, state, troop);
        let steady = foes.iter().any(|foe| !state.troop(foe).is_routing());
        // §PR-132 Who broke off is gone.
        let fights = |foe| state.is_present(foe) && state.fray.troops.contains(foe);
        let opponents = one.meets.iter().any(fights);
        one.seat == seat
            && one.lost > 0
            && game.card_of(state, troop).kind == CardKind::Unit
            && state.is_present(troop)
            && !one.is_routing()
            && if winner { steady } else { opponents }
    };
    state.ids().filter(due).collect()
}

/// §DW-43 §PR-102 §PR-103 The melee is judged; the losing side is tested first.
pub(crate) fn judge(_: step::Judge, Play { game, state, cx }: Play<'_, '_>) {
    if state.fray.losses == [0, 0] {
        return reposition_steps(state, cx);
    }
    let seat = loser(game, state, cx);
    let losses = state.fray.losses;
    let (lost, other) = (losses[seat.index()], losses[1 - seat.index()]);
    cx.tell(|| Event::MeleeLost { seat, lost, other });
    state.agenda.first([Step::Routs, Step::Winners { seat: Seat(1 - seat.0) }]);
    push_tests(state, &tested(game, state, seat, false));
}

/// §DW-44 Then the winners, as far as they still fight.
pub(crate) fn winners(
    step::Winners { seat }: step::Winners,
    Play { game, state, cx }: Play<'_, '_>,
) {
    reposition_steps(state, cx);
    state.agenda.first([Step::Routs]);
    push_tests(state, &tested(game, state, seat, true));
}

fn push_tests(state: &mut State, units: &[TroopId]) {
    for &troop in units.iter().rev() {
        state.agenda.first([Step::Test { troop, test: MoraleTest::MeleeLoss }]);
    }
}

/// §PR-104 Who removed more chooses to reposition first or second.
fn reposition_steps(state: &mut State, cx: &mut Cx<'_, Event>) {
    let [zero, one] = state.fray.losses;
    let seat = match zero.cmp(&one) {
        std::cmp::Ordering::Less => Seat(0),
        std::cmp::Ordering::Greater => Seat(1),
        std::cmp::Ordering::Equal => precedence::rolled([0, 0], cx),
    };
    state.agenda.first([Step::Order { seat }]);
}

/// §PR-105 Who is in contact with nobody is free; the others know whom they have met.
pub(crate) fn part(_: step::Part, Play { game, state, cx }: Play<'_, '_>) {
    let troops = state.fray.troops;
    for troop in troops.iter() {
        rout::cut_down(game, state, troop, cx);
    }
    for troop in state.ids() {
        let foes = contact::of_unit(game, state, troop);
        if !foes.is_empty() && state.troop(troop).host.is_none() {
            onward::engage(state, troop);
        } else if troops.contains(troop) {
            state.troop_mut(troop).since = 0;
            cx.tell(|| Event::MeleeOver { troop });
        }
        let one = state.troop_mut(troop);
        // §PR-109 Also a character whose unit has run out of the melee.
        if troops.contains(troop) || !one.meets.is_empty() {
            one.foes = one.meets;
        }
        // §PR-132 Also of those who broke off.
        one.meets = Troops::NONE;
        one.lost = 0;
        one.slain = 0;
        if troops.contains(troop) && game.card_of(state, troop).kind == CardKind::Unit {
            shape::refresh(game, state, troop);
        }
    }
    recovery::watch(game, state);
    state.held.clear();
    state.blows.clear();
}
