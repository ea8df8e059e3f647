//! §3.0f §12.0a §16.4a §X-22 The demon-use phase: attack or powers, torture beside either.

use kernel::{Cx, Seat};

use crate::Demons;
use crate::action::Action;
use crate::event::Event;
use crate::flow::Step;
use crate::kinds::Power;
use crate::rules::{captivity, combat, control, powers, treasure};
use crate::state::{State, Usage};

/// §12.2a Own effects end; the control limit is lifted.
pub(crate) fn start(state: &mut State, cx: &mut Cx<'_, Event>) {
    let Some(seat) = state.active() else { return };
    expire(state, seat, cx);
    if state.plays(seat) {
        state.usage = Usage { open: true, ..Usage::default() };
        state.agenda.first([Step::Use]);
    } else {
        state.usage = Usage::default();
        let at = state.at.unwrap_or_default();
        state.agenda.first([Step::PlayerStart { at: at + 1 }]);
    }
}

/// §12.2a §X-74 The effects of this magician's powers end.
pub(crate) fn expire(state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    let mut ended = let_go(state, seat);
    let magician = state.magician_mut(seat);
    ended |= std::mem::take(&mut magician.invisible);
    ended |= std::mem::take(&mut magician.reconciled);
    magician.unheld = false;
    for mortal in &mut state.mortals {
        if mortal.storms & (1 << seat.0) != 0 {
            mortal.storms &= !(1 << seat.0);
            ended = true;
        }
    }
    if ended {
        cx.tell(|| Event::EffectsEnded { seat });
    }
}

/// §12.3F Nobody obeys this magician any more who is not his own; whether anybody did.
pub(crate) fn let_go(state: &mut State, seat: Seat) -> bool {
    let mut ended = false;
    for mortal in &mut state.mortals {
        if mortal.steered == Some(seat) {
            mortal.steered = None;
            ended = true;
        }
    }
    for held in state.magicians.iter_mut().flat_map(|magician| &mut magician.held) {
        if held.obeys == Some(seat) {
            held.obeys = None;
            ended = true;
        }
    }
    ended
}

/// §X-44 The phase ends: the limit holds again, and captures are no longer fresh.
pub(crate) fn end(state: &mut State) {
    state.usage = Usage::default();
    for magician in &mut state.magicians {
        magician.fresh = false;
    }
    let at = state.at.unwrap_or_default();
    state.agenda.first([Step::PlayerStart { at: at + 1 }]);
}

/// Everything that may be done now; §7.1a nothing of it must be.
pub(crate) fn answers(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let usage = &state.usage;
    if !usage.powers && !usage.attacked && control::own(state, seat).next().is_some() {
        let prey = combat::prey(game, state, seat).into_iter();
        out.extend(prey.map(|hex| Action::Attack { hex: game.number(hex) }));
    }
    if !usage.attacked {
        let usable = Power::ALL.map(|power| powers::is_useful(game, state, seat, power));
        for demon in control::obeying(state, seat) {
            let letters = game.content.demons[usize::from(demon)].powers.iter().copied();
            let letters = letters.filter(|&power| usable[power as usize]);
            out.extend(letters.map(|power| Action::Power { demon: demon + 1, power }));
        }
    }
    if !usage.attacked || game.options.seize_anytime {
        treasure::answers(game, state, seat, out);
    }
    let victims = state.all_seats();
    let victims = victims.filter(|&v| captivity::check_torture(game, state, seat, v).is_ok());
    out.extend(victims.map(|victim| Action::Torture { target: victim.0 }));
    control::release_answers(state, seat, out);
    out.push(Action::End {});
}

/// Does one thing of the phase.
pub(crate) fn answer(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if action == (Action::End {}) {
        state.agenda.first([Step::Control]);
        return;
    }
    state.agenda.first([Step::Use]);
    match action {
        Action::Attack { hex } => {
            state.usage.attacked = true;
            let hex = game.content.map.find(hex).expect("the hex was checked");
            combat::attack(game, state, seat, hex, cx);
        }
        Action::Power { demon, power } => {
            state.usage.powers = true;
            powers::unleash(game, state, seat, demon - 1, power, cx);
        }
        Action::Seize { treasure, demon } => {
            state.usage.powers |= !game.options.seize_anytime;
            treasure::seize(game, state, seat, treasure, demon - 1, cx);
        }
        Action::Torture { target } => {
            state.usage.tortured |= 1 << target;
            state.agenda.first([Step::Bribe { seat: Seat(target) }]);
        }
        Action::Release { demon } => {
            control::release_at_will(game, state, seat, demon - 1, cx);
        }
        _ => {}
    }
}
