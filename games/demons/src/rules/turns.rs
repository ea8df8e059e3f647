//! §3.0a to §3.0h The game-turn and the player-turns.

use kernel::{Cx, Seat};

use crate::Demons;
use crate::action::Action;
use crate::event::Event;
use crate::flow::Step;
use crate::kinds::Rank;
use crate::rules::{conjuring, control, ending, ring, shield, treasure, usage, walking};
use crate::state::{Place, State};

/// §3.0a Begins the next game-turn; §4.0d the first has no mortal turn; §X-53 after the last
/// allowed one the game stops.
pub(crate) fn start(game: &Demons, state: &mut State, cx: &mut Cx<'_, Event>) {
    state.at = None;
    if game.options.ends_with(state.turn) {
        let number = state.turn;
        cx.tell(|| Event::LimitReached { number });
        ending::stop(state);
        return;
    }
    state.turn = state.turn.saturating_add(1);
    let number = state.turn;
    cx.tell(|| Event::TurnBegan { number });
    let next = if number == 1 { Step::PlayerStart { at: 0 } } else { Step::Activation };
    state.agenda.first([next]);
}

/// §3.0h The next magician in the order, or a new game-turn; §11.0c §X-34 the ring window opens
/// first.
pub(crate) fn player_start(game: &Demons, state: &mut State, at: u8, cx: &mut Cx<'_, Event>) {
    let Some(&seat) = state.order.get(usize::from(at)) else {
        state.agenda.first([Step::TurnStart]);
        return;
    };
    state.at = Some(at);
    if !state.plays(seat) {
        // §X-74 What he set in motion ends when his phase would have begun.
        usage::expire(state, seat, cx);
        state.agenda.first([Step::PlayerStart { at: at + 1 }]);
        return;
    }
    cx.tell(|| Event::PlayerTurnBegan { seat });
    state.agenda.first([Step::PlayerBegin]);
    ring::open(game, state);
}

/// §12.3N §X-74 A lost turn has nothing in it; otherwise entry, movement or conjuration, demons.
pub(crate) fn player_begin(state: &mut State, cx: &mut Cx<'_, Event>) {
    let Some(seat) = state.active() else { return };
    if std::mem::take(&mut state.magician_mut(seat).distracted) {
        usage::expire(state, seat, cx);
        cx.tell(|| Event::TurnLost { seat });
        let at = state.at.unwrap_or_default();
        state.agenda.first([Step::PlayerStart { at: at + 1 }]);
    } else {
        state.agenda.first([Step::Enter, Step::Choose, Step::UseStart]);
    }
}

/// §3.0e Move, conjure, raise the shield, or nothing; §X-77 releasing demons at will.
pub(crate) fn choices(game: &Demons, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Place::At(hex) = state.magician(seat).place {
        let left = game.content.tables.magician_movement;
        if !walking::is_held(game, state, seat) {
            out.extend(
                walking::steps(game, state, seat, hex, left)
                    .map(|(next, _)| Action::Walk { hex: game.number(next) }),
            );
        }
        if walking::may_leave(game, state, seat) {
            out.push(Action::Leave {});
        }
    }
    let ranks = Rank::ALL.into_iter();
    let ranks = ranks.filter(|&rank| conjuring::check(game, state, seat, rank).is_ok());
    out.extend(ranks.map(|rank| Action::Conjure { rank }));
    if shield::check(game, state, seat).is_ok() {
        out.push(Action::Raise {});
    }
    if game.options.seize_anytime {
        treasure::answers(game, state, seat, out);
    }
    treasure::gifts(game, state, seat, out);
    out.push(Action::Stay {});
    control::release_answers(state, seat, out);
}

/// §3.0e Does what was chosen.
pub(crate) fn choose(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Walk { .. } | Action::Leave {} => {
            let left = game.content.tables.magician_movement;
            walking::answer(game, state, seat, left, action, cx);
        }
        Action::Conjure { rank } => conjuring::conjure(game, state, seat, rank, cx),
        Action::Raise {} => state.agenda.first([Step::Spend { count: 0 }]),
        Action::Seize { treasure, demon } => {
            treasure::seize(game, state, seat, treasure, demon - 1, cx);
            state.agenda.first([Step::Choose]);
        }
        Action::Give { .. } | Action::GiveRing { .. } => {
            treasure::give(game, state, seat, action, cx);
            state.agenda.first([Step::Choose]);
        }
        Action::Release { demon } => {
            control::release_at_will(game, state, seat, demon - 1, cx);
            state.agenda.first([Step::Choose]);
        }
        _ => {}
    }
}
