//! §DL-53 to §DL-56 Adventurers arrive; §DL-106 to §DL-108 the counter that nobody plays.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::event::Event;
use crate::ids::{Class, Tokens, Who};
use crate::options::AbsentTies;
use crate::rules::{events, items};
use crate::state::{Guest, Hero, State};
use crate::step;
use crate::{DungeonLords, Play};

/// §DL-106 §DL-107 The evil of the counter that nobody plays.
const ABSENT_EVIL: i8 = 0;

/// §DL-53 The most evil gets the strongest, and so on.
pub(crate) fn arrive(_: step::Arrive, Play { game, state, cx }: Play<'_, '_>) {
    items::place_tokens(game, state, cx);
    let ranking = ranking(game, state);
    let row: ArrayVec<Guest, 4> = std::mem::take(&mut state.row);
    let mut arrived: ArrayVec<(Seat, Who), 4> = ArrayVec::new();
    for (guest, host) in row.into_iter().rev().zip(ranking) {
        let who = guest.who;
        if let Some(seat) = host {
            join_line(game, state, seat, guest);
            arrived.push((seat, who));
            cx.tell(|| Event::Arrived { seat, who });
            continue;
        }
        cx.tell(|| Event::AbsentTook { who });
        // §MI-38 His item comes back.
        if let Some(token) = guest.item {
            items::give_back(state, token, "absent", cx);
        }
    }
    events::tolls(game, state, &arrived);
}

/// §DL-53 §DL-54 Everybody from the most evil on; nobody stands for the counter without a player.
pub(crate) fn ranking(game: &DungeonLords, state: &State) -> ArrayVec<Option<Seat>, 5> {
    let counter = (game.options.seats == 2).then_some(None);
    // §DL-54 Of equals the later in turn order is the more evil.
    let players = state.turn_order().rev().map(Some);
    let mut all: ArrayVec<Option<Seat>, 5> = match game.options.absent_ties {
        AbsentTies::MoreEvil => counter.into_iter().chain(players).collect(),
        AbsentTies::LessEvil => players.chain(counter).collect(),
    };
    let evil = |one: &Option<Seat>| one.map_or(ABSENT_EVIL, |seat| state.player(seat).evil);
    all.sort_by_key(|one| std::cmp::Reverse(evil(one)));
    all
}

/// §MI-37 He keeps his item. §DL-55 Warriors to the front, the others to the back; a paladin stays in front of all.
fn join_line(game: &DungeonLords, state: &mut State, seat: Seat, guest: Guest) {
    let mut hero = Hero::new(guest.who);
    hero.items = guest.item.map_or(Tokens::NONE, Tokens::one);
    let line = &mut state.player_mut(seat).line;
    if game.content.hero(guest.who).class == Some(Class::Warrior) {
        let place = usize::from(line.first().is_some_and(|first| first.who.is_paladin()));
        line.insert(place, hero);
    } else {
        line.push(hero);
    }
}
