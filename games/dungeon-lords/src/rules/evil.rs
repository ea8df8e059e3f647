//! §DL-5 to §DL-7 The Evilometer, and §DL-70 to §DL-78 the paladin who watches it.

use kernel::{Cx, Seat};

use crate::DungeonLords;
use crate::event::Event;
use crate::ids::Who;
use crate::rules::damage;
use crate::state::{Hero, LEAST_EVIL, MOST_EVIL, State};

/// §DL-6 §DL-7 One change of evil, as far as the track goes, then a look of the paladin.
pub(crate) fn change(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    by: i8,
    why: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let player = state.player_mut(seat);
    let from = player.evil;
    let to = from.saturating_add(by).clamp(LEAST_EVIL, MOST_EVIL);
    if from == to {
        return;
    }
    player.evil = to;
    cx.tell(|| Event::EvilChanged { seat, from, to, why });
    paladin(game, state, cx);
}

/// §DL-70 to §DL-75 Where the paladin goes now.
pub(crate) fn paladin(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    // §DL-75 Once eliminated he never moves.
    if state.paladin.fallen {
        return;
    }
    let host = state.paladin.host;
    let least = match host {
        // §DL-71 §DL-72 Strictly above the host, and on or above his space.
        Some(host) => state.player(host).evil.saturating_add(1).max(game.content.paladin_space),
        None => game.content.paladin_space,
    };
    let evil = |seat: &Seat| state.player(*seat).evil;
    // §DL-73 Of several at the same height the last in turn order: the last greatest wins.
    let next = state.turn_order().filter(|seat| evil(seat) >= least).max_by_key(evil);
    let Some(next) = next else {
        return;
    };
    let who = Who::paladin(state.year);
    state.paladin.host = Some(next);
    let Some(from_seat) = host else {
        stand_in_front(state, next, Hero::new(who));
        cx.tell(|| Event::PaladinCame { seat: next, who });
        return;
    };
    // §DL-75 He takes his damage along.
    let line = &mut state.player_mut(from_seat).line;
    let place = line.iter().position(|hero| hero.who == who);
    let hero = place.map_or(Hero::new(who), |place| line.remove(place));
    stand_in_front(state, next, hero);
    cx.tell(|| Event::PaladinMoved { seat: next, from_seat, who });
    // §MI-27 §CR-12 Who is left alone by him is left by everybody.
    if state.round > 0 && !state.player(from_seat).has_party() {
        damage::party_gone(game, state, from_seat, cx);
    }
}

/// §DL-55 In front of everybody but an illusion.
fn stand_in_front(state: &mut State, seat: Seat, hero: Hero) {
    let line = &mut state.player_mut(seat).line;
    let place = usize::from(line.first().is_some_and(|first| !first.who.is_real()));
    line.insert(place, hero);
}
