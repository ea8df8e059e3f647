//! §4.2a to §4.7a Leaving, the end, victory; and what is put right after every step.

use kernel::{Cx, Outcome, Seat, Standing, rule};

use super::{captivity, control};
use crate::Demons;
use crate::event::{Event, Farewell};
use crate::options::SoloCopper;
use crate::state::{Place, State};
use crate::step::Step;

/// §4.3a §X-78 A magician leaves for good: his boxes are emptied, his captives freed, his treasure
/// counts.
pub(crate) fn leave(game: &Demons, state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    let hex = state.place_of(seat);
    cx.tell(|| Event::Left { seat, hex: hex.map(|hex| game.printed(hex)).unwrap_or_default() });
    captivity::free_all(state, Place::Prisoner(seat));
    control::release_all(state, seat, Farewell::Departure, false, cx);
    state.magician_mut(seat).retire(Place::Gone);
    // §5.6a Who is gone has no more effect on the game.
    control::expire(state, seat, cx);
}

/// §X-53 Whoever is still on the map counts as dead.
pub(crate) fn stop(state: &mut State) {
    for magician in &mut state.magicians {
        if magician.place != Place::Gone {
            magician.held.clear();
            magician.retire(Place::Dead);
        }
    }
}

/// After every step: §X-17 who is hidden again, §4.2a §4.3b whether the game is over, §X-44 who has
/// more demons than boxes.
pub(crate) fn settle(game: &Demons, state: &mut State, cx: &mut Cx<'_, Event>) {
    if state.over {
        return;
    }
    hide(game, state, cx);
    // §X-08 A captive counts as on the map.
    if state.all_seats().all(|seat| !state.plays(seat)) {
        state.over = true;
        state.fight = None;
        tell_result(game, state, cx);
        return;
    }
    for seat in state.all_seats() {
        if control::is_crowded(game, state, seat) {
            // §9.0d Curses are answered first, with every demon he held.
            let waits =
                matches!(state.agenda.top(), Some(Step::Crowd { .. } | Step::Curses { .. }));
            if !waits {
                state.agenda.first([Step::Crowd { seat }]);
            }
        }
    }
}

/// §X-17 Found magicians without a mortal beside them are hidden again, that very moment.
pub(crate) fn hide(game: &Demons, state: &mut State, cx: &mut Cx<'_, Event>) {
    for seat in state.all_seats() {
        if game.lost_from_sight(state, seat) {
            state.magician_mut(seat).found = false;
            cx.tell(|| Event::Hidden { seat });
        }
    }
}

/// §4.4a §4.6a §X-06 Ducats a magician has, and what the shield he carries costs him.
pub(crate) fn account(game: &Demons, state: &State, seat: Seat) -> (i32, i32) {
    let tables = &game.content.tables;
    let thousands: i32 = state
        .owned(seat)
        .map(|index| i32::from(game.content.treasures[usize::from(index)].thousands))
        .sum();
    let shield = &tables.shields[usize::from(state.magician(seat).shield)];
    let deduction = if state.seats() > 1 {
        shield.several
    } else {
        // §X-05
        let free = match game.options.solo_copper {
            SoloCopper::Included => 0,
            SoloCopper::Excluded => tables.shields[0].solo,
        };
        shield.solo - free
    };
    (thousands * tables.ducats, deduction)
}

/// §4.4a Ducats less the price of the shield, whether he lives or not.
pub(crate) fn result(game: &Demons, state: &State, seat: Seat) -> i32 {
    let (treasure, deduction) = account(game, state, seat);
    treasure - deduction
}

/// The net of a magician who came out alive.
fn net(game: &Demons, state: &State, seat: Seat) -> Option<i32> {
    (state.magician(seat).place == Place::Gone).then(|| result(game, state, seat))
}

/// §4.3a §9.4a §X-53 What became of a magician: out alive, dead, or lost where the game stopped.
pub(crate) fn fate(game: &Demons, state: &State, seat: Seat) -> &'static str {
    let magician = state.magician(seat);
    match magician.place {
        Place::Gone => "out",
        _ if magician.marks() >= game.content.tables.lethal_marks => "dead",
        _ => "lost",
    }
}

/// §4.4a §4.5a §4.6a §4.7a §X-07 Whether this seat has won.
pub(crate) fn has_won(game: &Demons, state: &State, seat: Seat) -> bool {
    let own = net(game, state, seat);
    if state.seats() == 1 {
        return own.is_some_and(|net| net > 0);
    }
    let best = state.all_seats().filter_map(|seat| net(game, state, seat)).max();
    own.is_some() && own == best
}

/// The final standing: the living by their nets, the dead after them.
pub(crate) fn outcome(game: &Demons, state: &State) -> Outcome {
    let standing = |seat: Seat| {
        let own = net(game, state, seat);
        let better = state.all_seats().filter(|&other| net(game, state, other) > own).count();
        Standing {
            place: u8::try_from(better).expect("four seats"),
            won: has_won(game, state, seat),
            // What he brought home, or would have: the place says that the dead come last.
            score: result(game, state, seat),
        }
    };
    let rule = if state.seats() == 1 { rule!("4.6a") } else { rule!("4.4a") };
    Outcome { seats: state.all_seats().map(standing).collect(), rule }
}

fn tell_result(game: &Demons, state: &State, cx: &mut Cx<'_, Event>) {
    for seat in state.all_seats() {
        let (treasure, deduction) = account(game, state, seat);
        let fate = fate(game, state, seat);
        let net = treasure - deduction;
        cx.tell(|| Event::Scored { seat, fate, treasure, deduction, net });
    }
    let winners = state.all_seats().filter(|&seat| has_won(game, state, seat));
    if state.seats() == 1 {
        let net = result(game, state, Seat(0));
        let won = has_won(game, state, Seat(0));
        let fate = fate(game, state, Seat(0));
        cx.tell(|| if won { Event::SoloWon { net } } else { Event::SoloLost { net, fate } });
        return;
    }
    let mut nobody = true;
    for seat in winners {
        nobody = false;
        let net = result(game, state, seat);
        cx.tell(|| Event::Won { seat, net });
    }
    if nobody {
        cx.tell(|| Event::NobodyWon {});
    }
}
