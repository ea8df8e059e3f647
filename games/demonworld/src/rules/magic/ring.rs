//! §PR-139 The Spell Ring: one own spell, named in secret before the battle, cast once for nothing.

use kernel::{Cx, Sealed, Seat, Seats, Topic, topics};

use super::spells;
use crate::action::Action;
use crate::event::Event;
use crate::ids::SpellId;
use crate::illegal::Illegal;
use crate::rules::refusals;
use crate::state::{Cast, Deeds, SEATS, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// The ring of a troop that has not been used: its number among the items, the highest level.
fn ring(game: &Demonworld, state: &State, troop: TroopId) -> Option<(usize, u8)> {
    let one = state.troop(troop);
    let whole = one.items & !one.used;
    let items = game.content().items.iter().enumerate();
    items
        .filter(|(index, _)| whole >> index & 1 == 1)
        .map(|(index, item)| (index, item.change.stored_spell_max_level))
        .find(|(_, level)| *level > 0)
}

/// Whether a ring counts in this battle and has not been used.
pub(crate) fn is_worn(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    game.chapters().magic && ring(game, state, troop).is_some()
}

/// The spells that a ring may hold.
fn held(game: &Demonworld, state: &State, troop: TroopId) -> Vec<SpellId> {
    let most = ring(game, state, troop).map_or(0, |(_, level)| level);
    let faction = game.card_of(state, troop).faction;
    let spells = game.content().spells.iter().zip(0..);
    let fits = spells.filter(|(spell, _)| spell.faction == faction && spell.level <= most);
    fits.map(|(_, number)| SpellId(number)).collect()
}

/// The troop of a seat whose ring is named next.
pub(crate) fn ask(game: &Demonworld, state: &State, seat: Seat) -> Option<TroopId> {
    let given = usize::from(state.player(seat).stage);
    state.own(seat).filter(|&troop| is_worn(game, state, troop)).nth(given)
}

/// What a ring may be given.
impl Sealed<Demonworld> for step::Engrave {
    const TOPICS: &'static [Topic] = topics!["engrave" => "PR-139"];

    fn whom(&self, At { game, state }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(game, state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Some(troop) = ask(game, state, seat) {
            for spell in held(game, state, troop) {
                found(Action::Cast { spell });
            }
        }
    }

    fn note(&mut self, game: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        let action = *action;
        if let (Some(troop), Action::Cast { spell }) = (ask(game, state, seat), action) {
            state.troop_mut(troop).ring = Some(spell);
        }
        state.player_mut(seat).stage += 1;
    }

    fn forget(&self, _: &Demonworld, state: &mut State, seat: Seat) {
        for troop in state.ids() {
            if state.troop(troop).seat == seat {
                state.troop_mut(troop).ring = None;
            }
        }
        state.player_mut(seat).stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::RingsSealed { seat });
    }

    /// All rings are named; they stay secret.
    fn close(self, Play { state, .. }: Play<'_, '_>) {
        for player in &mut state.players {
            player.stage = 0;
        }
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let spell = |spell| why_not(at.game, at.state, seat, spell);
        refusals::reason(at.state, *action, || match *action {
            Action::Cast { spell: named } => Err(spell(named)),
            _ => Ok(()),
        })
    }
}

/// §PR-139 Why the ring at hand cannot hold a spell.
fn why_not(game: &Demonworld, state: &State, seat: Seat, spell: SpellId) -> Illegal {
    let known = game.content().spells.get(usize::from(spell.0));
    let Some((troop, known)) = ask(game, state, seat).zip(known) else {
        return Illegal::SpellUnknown { spell };
    };
    let most = ring(game, state, troop).map_or(0, |(_, level)| level);
    if known.faction == game.card_of(state, troop).faction {
        Illegal::RingTooWeak { spell, level: known.level, most }
    } else {
        Illegal::SpellUnknown { spell }
    }
}

/// The rings of a seat that others know nothing about, with all that they may hold.
pub(crate) fn secret(game: &Demonworld, state: &State, seat: Seat) -> Vec<(TroopId, Vec<SpellId>)> {
    let own = state
        .own(seat)
        .filter(|&troop| is_worn(game, state, troop) && state.troop(troop).ring.is_some());
    own.map(|troop| (troop, held(game, state, troop))).collect()
}

/// §DW-233 Whether the bearer is free to cast: a blocked wizard has no spells, in a ring neither.
fn is_unblocked(state: &State, troop: TroopId) -> bool {
    state.troop(troop).lore.blocked < state.turn
}

/// Whether the bearer is asked: some spell that the ring may hold has a target, whichever it is.
pub(crate) fn may_be_used(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    is_worn(game, state, troop)
        && is_unblocked(state, troop)
        && state.troop(troop).ring.is_some()
        && held(game, state, troop)
            .iter()
            .any(|&spell| spells::has_target(game, state, (troop, spell)))
}

/// Whether the spell in the ring can be cast now.
pub(crate) fn can_use(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let able = is_worn(game, state, troop) && is_unblocked(state, troop);
    let named = state.troop(troop).ring.filter(|_| able);
    named.is_some_and(|spell| spells::has_target(game, state, (troop, spell)))
}

/// The ring is used up; its spell needs no points and no roll.
pub(crate) fn use_up(game: &Demonworld, state: &mut State, troop: TroopId, cx: &mut Cx<'_, Event>) {
    let (Some((index, _)), Some(spell)) = (ring(game, state, troop), state.troop(troop).ring)
    else {
        return;
    };
    cx.reveal();
    let one = state.troop_mut(troop);
    one.used |= 1 << index;
    one.deeds.mark(Deeds::CAST);
    state.casts.push(Cast { wizard: troop, spell, troop: None, hex: None, extra: 0, works: true });
    cx.tell(|| Event::RingUsed { troop, spell });
    state.agenda.first([Step::Announce { wizard: troop }]);
}
