//! §3.0a to §3.0h The game-turn and the player-turns.

use kernel::{Ask, Seat, Topic, topics};

use super::{conjuring, control, ending, refusals, ring, shield, treasure, walking};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::kinds::Rank;
use crate::state::Place;
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

/// §3.0a Begins the next game-turn; §4.0d the first has no mortal turn; §X-53 after the last
/// allowed one the game stops.
pub(crate) fn start(_: step::TurnStart, Play { game, state, cx }: Play<'_, '_>) {
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
pub(crate) fn player_start(
    step::PlayerStart { at }: step::PlayerStart,
    Play { game, state, cx }: Play<'_, '_>,
) {
    let Some(&seat) = state.order.get(usize::from(at)) else {
        state.agenda.first([Step::TurnStart]);
        return;
    };
    state.at = Some(at);
    if !state.plays(seat) {
        // §X-74 What he set in motion ends when his phase would have begun.
        control::expire(state, seat, cx);
        state.agenda.first([Step::PlayerStart { at: at + 1 }]);
        return;
    }
    cx.tell(|| Event::PlayerTurnBegan { seat });
    state.agenda.first([Step::PlayerBegin]);
    ring::open(game, state);
}

/// §12.3N §X-74 A lost turn has nothing in it; otherwise entry, movement or conjuration, demons.
pub(crate) fn player_begin(_: step::PlayerBegin, Play { state, cx, .. }: Play<'_, '_>) {
    let Some(seat) = state.active() else { return };
    if std::mem::take(&mut state.magician_mut(seat).distracted) {
        control::expire(state, seat, cx);
        cx.tell(|| Event::TurnLost { seat });
        let at = state.at.unwrap_or_default();
        state.agenda.first([Step::PlayerStart { at: at + 1 }]);
    } else {
        state.agenda.first([Step::Enter, Step::Choose, Step::UseStart]);
    }
}

/// §3.0e Move, conjure, raise the shield, or nothing; §X-77 releasing demons at will.
impl Ask<Demons> for step::Choose {
    const TOPICS: &'static [Topic] = topics![lone "choose" => "3.0e"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting().filter(|&seat| state.place_of(seat).is_some())
    }

    /// §X-80 Not to ask would tell what the boxes hold.
    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Place::At(hex) = state.magician(seat).place {
            let left = game.content.tables.magician_movement;
            if !walking::is_held(game, state, seat) {
                for (next, _) in walking::steps(game, state, seat, hex, left) {
                    found(Action::Walk { hex: HexNumber(game.number(next)) });
                }
            }
            if walking::may_leave(game, state, seat) {
                found(Action::Leave {});
            }
        }
        let ranks = Rank::ALL.into_iter();
        let ranks = ranks.filter(|&rank| conjuring::check(game, state, seat, rank).is_ok());
        ranks.for_each(|rank| found(Action::Conjure { rank }));
        if shield::check(game, state, seat).is_ok() {
            found(Action::Raise {});
        }
        if game.options.seize_anytime {
            treasure::answers(game, state, seat, found);
        }
        treasure::gifts(game, state, seat, found);
        found(Action::Stay {});
        control::release_answers(state, seat, found);
    }

    /// §3.0e Does what was chosen.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::Walk { .. } | Action::Leave {} => {
                let left = game.content.tables.magician_movement;
                step::Walk { left }.answer(Play { game, state, cx }, seat, action);
            }
            Action::Conjure { rank } => conjuring::conjure(game, state, seat, rank, cx),
            Action::Raise {} => state.agenda.first([Step::Spend { count: 0 }]),
            Action::Seize { treasure, demon } => {
                treasure::seize(game, state, seat, treasure, demon - 1, cx);
                state.agenda.first([self.into()]);
            }
            Action::Give { .. } | Action::GiveRing { .. } => {
                treasure::give(state, seat, *action, cx);
                state.agenda.first([self.into()]);
            }
            Action::Release { demon } => {
                control::release_at_will(game, state, seat, demon - 1, cx);
                state.agenda.first([self.into()]);
            }
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let none = Illegal::NotOffered {};
        Some(match *action {
            Action::Walk { hex: HexNumber(hex) } => {
                let left = game.content.tables.magician_movement;
                let held = walking::is_held(game, state, seat);
                walking::why_not(game, state, seat, hex, left, held)
            }
            Action::Leave {} => refusals::leave(game, state, seat),
            Action::Conjure { rank } => {
                conjuring::check(game, state, seat, rank).err().unwrap_or(none)
            }
            Action::Raise {} => shield::check(game, state, seat).err().unwrap_or(none),
            Action::Give { treasure, .. }
                if game.options.free_transfer
                    && state.owned(seat).all(|i| Demons::treasure_number(i) != treasure) =>
            {
                Illegal::NotOwned { treasure }
            }
            Action::Give { target, .. } | Action::GiveRing { target } => {
                Illegal::NoGift { seat: Seat(target) }
            }
            Action::Release { demon } => Illegal::NotHeld { demon },
            _ => return None,
        })
    }
}
