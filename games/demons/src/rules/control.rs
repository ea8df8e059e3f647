//! §15.0a to §15.5a Control: which demons a magician has, and how many he can hold.

use kernel::{Ask, Cx, Seat, Topic, topics};

use crate::action::Action;
use crate::event::{Event, Farewell};
use crate::ids::Demon;
use crate::illegal::Illegal;
use crate::kinds::{Attitude, Rank};
use crate::options::FriendlyLiftsLater;
use crate::state::{Held, Place, State};
use crate::step;
use crate::{At, Demons, Found, Play};

/// A magician's own demons that obey him.
pub(crate) fn own(state: &State, seat: Seat) -> impl Iterator<Item = &Held> {
    state.magician(seat).held.iter().filter(|held| held.obeys.is_none())
}

/// §12.3F Every demon that obeys a magician, in his own boxes or in another's.
pub(crate) fn obeying(state: &State, seat: Seat) -> impl Iterator<Item = u8> {
    state.all_seats().flat_map(move |owner| {
        state.magician(owner).held.iter().filter_map(move |held| {
            let obeys = held.obeys.unwrap_or(owner);
            (obeys == seat).then_some(held.demon)
        })
    })
}

/// §15.1a §15.2a How many demons the boxes hold. The highest is named as the controlling demon,
/// §15.5a anew whenever another is the highest: any other name would only cost demons of higher
/// rank, and §X-77 those can be released at will.
pub(crate) fn capacity(game: &Demons, state: &State, seat: Seat) -> usize {
    let held = state.magician(seat).held.iter();
    let highest = held.map(|held| game.content.demons[usize::from(held.demon)].rank).min();
    highest.map_or(0, |rank: Rank| usize::from(game.content.tables.controls(rank)) + 1)
}

/// §15.0a Whether there are more demons than boxes, outside his own demon-use phase.
pub(crate) fn is_crowded(game: &Demons, state: &State, seat: Seat) -> bool {
    let lifted = state.usage.open && state.active() == Some(seat);
    !lifted && state.magician(seat).held.len() > capacity(game, state, seat)
}

/// §X-44 The owner chooses who goes.
impl Ask<Demons> for step::Crowd {
    const TOPICS: &'static [Topic] = topics!["crowd" => "15.2a"];

    fn whom(&self, At { game, state }: At<'_>) -> Option<Seat> {
        Some(self.seat).filter(|&seat| is_crowded(game, state, seat))
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for held in &state.magician(seat).held {
            found(Action::Release { demon: held.demon + 1 });
        }
    }

    /// §15.3a §15.4a A demon without a box leaves the game.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        if let Action::Release { demon } = *action {
            release(state, demon - 1, Farewell::Crowd, cx);
        }
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Release { demon } => Some(Illegal::NotHeld { demon }),
            _ => None,
        }
    }
}

/// §15.4a Takes a demon out of its box and out of the game, before the eyes of all.
pub(crate) fn release(state: &mut State, demon: u8, why: Farewell, cx: &mut Cx<'_, Event>) {
    let Some(seat) = take(state, demon) else { return };
    cx.reveal();
    cx.tell(|| Event::Released { seat, demon: Demon(demon), why });
}

/// Takes a demon out of its box; gives the owner of the box.
pub(crate) fn take(state: &mut State, demon: u8) -> Option<Seat> {
    let (seat, place) = state.holder(demon)?;
    state.magician_mut(seat).held.remove(place);
    Some(seat)
}

/// §X-77 His own demons, which he may release at will: before he chooses what to do, and in his
/// demon-use phase. In between nobody else acts, so that a release during the move would be the same.
pub(crate) fn release_answers(state: &State, seat: Seat, found: &mut Found<'_>) {
    for held in own(state, seat) {
        found(Action::Release { demon: held.demon + 1 });
    }
}

/// §X-77 Releases an own demon at will; §X-56 it may lift a curse where the table says so.
pub(crate) fn release_at_will(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    demon: u8,
    cx: &mut Cx<'_, Event>,
) {
    release(state, demon, Farewell::Will, cx);
    let friendly = game.content.demons[usize::from(demon)].attitude == Attitude::Friendly;
    let lifts = game.options.friendly_lifts_later == FriendlyLiftsLater::OwnDemonPhase;
    if friendly && lifts && state.usage.open && state.magician(seat).curses > 0 {
        state.magician_mut(seat).curses -= 1;
        cx.tell(|| Event::Cured { seat, mark: "curse" });
    }
}

/// §X-64 §X-78 Everything a magician controls leaves the game: his boxes, and with `grid` his
/// counters on the treasure grid too.
pub(crate) fn release_all(
    state: &mut State,
    seat: Seat,
    why: Farewell,
    grid: bool,
    cx: &mut Cx<'_, Event>,
) {
    while let Some(held) = state.magician_mut(seat).held.pop() {
        cx.reveal();
        cx.tell(|| Event::Released { seat, demon: Demon(held.demon), why });
    }
    if grid {
        for treasure in &mut state.boxes {
            if treasure.counter.is_some_and(|(owner, _)| owner == seat) {
                treasure.counter = None;
            }
        }
    }
}

/// Whether a magician is where a conjuration can happen; captives conjure in their captor's hex.
pub(crate) fn is_present(state: &State, seat: Seat) -> bool {
    !matches!(state.magician(seat).place, Place::Waiting | Place::Dead | Place::Gone)
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
