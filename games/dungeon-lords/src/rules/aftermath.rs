//! §DL-92 to §DL-96, §CR-8 to §CR-10 Healing, fatigue, conquest, poison.

use kernel::{Cx, Seat};

use crate::event::Event;
use crate::ids::Item;
use crate::options::Fatigue;
use crate::rules::damage::{self, Cause, icons};
use crate::rules::{evil, items};
use crate::state::State;
use crate::step;
use crate::{DungeonLords, Play};

/// §CR-8 §DL-92 Healing, if a unit attacked and nothing stops it.
pub(crate) fn heal(_: step::Heal, Play { game, state, cx }: Play<'_, '_>) {
    if damage::is_over(state) {
        return;
    }
    let battle = state.fight();
    let seat = battle.seat;
    // What stopped it was told when it did.
    if battle.skip_heal {
        return;
    }
    if !battle.attacked {
        cx.tell(|| Event::StepSkipped { seat, step: "heal", why: "no-attack" });
        return;
    }
    let hearts = icons(game, state.player(seat), Item::Potion, |face| face.heart);
    let wounds = state.player(seat).line.iter();
    let wounds = wounds.fold(0u8, |sum, hero| sum.saturating_add(hero.damage));
    let healed = hearts.all().min(wounds);
    // §MI-50 More than could have been healed without potions.
    if healed > hearts.printed {
        items::mark(game, state, seat, hearts.tokens, (healed, hearts.printed), cx);
    }
    let mut left = healed;
    for place in 0..state.player(seat).line.len() {
        let hero = &mut state.player_mut(seat).line[place];
        let points = left.min(hero.damage);
        if points > 0 {
            hero.damage -= points;
            left -= points;
            let hero = *hero;
            let (who, damage, hearts) = (hero.who, hero.damage, hearts.all());
            cx.tell(|| Event::Healed { seat, who, points, damage, hearts });
        }
    }
}

/// §CR-9 §DL-93 to §DL-95 Fatigue, then the tile falls if somebody still stands.
pub(crate) fn conquer(_: step::Conquer, Play { game, state, cx }: Play<'_, '_>) {
    if damage::is_over(state) {
        return;
    }
    let battle = state.fight();
    let (seat, cell) = (battle.seat, battle.cell);
    if battle.skip_conquer {
        return;
    }
    let card = state.cards[usize::from(state.round.clamp(1, 4)) - 1].card;
    let fatigue = card.map_or(0, |card| game.content.card(card).fatigue);
    for point in 1..=fatigue {
        if damage::is_over(state) {
            break;
        }
        cx.tell(|| Event::Fatigue { seat, point, of: fatigue });
        tire(game, state, seat, cx);
    }
    if damage::is_over(state) {
        cx.tell(|| Event::NotConquered { seat, cell });
        return;
    }
    let player = state.player_mut(seat);
    player.conquered = player.conquered.with(cell);
    cx.tell(|| Event::Conquered { seat, cell });
    evil::change(game, state, seat, -1, "conquered", cx);
}

/// §DL-94 One point of fatigue: for everybody from the front, or for the first alone.
fn tire(game: &DungeonLords, state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    let line = damage::visible(game, state, seat);
    let tired = match game.options.fatigue {
        Fatigue::Each => line.len(),
        Fatigue::First => 1,
    };
    for who in line.into_iter().take(tired) {
        damage::packet(game, state, seat, (who, 1), Cause::Fatigue, cx);
    }
}

/// §CR-10 §DL-96 Poison, even without conquest; lost if its victim is gone or hidden.
pub(crate) fn poison(_: step::Poison, Play { game, state, cx }: Play<'_, '_>) {
    let Some(battle) = state.battle.as_mut() else { return };
    let seat = battle.seat;
    for (who, points) in std::mem::take(&mut battle.poison) {
        if damage::is_over(state) {
            return;
        }
        if !damage::is_hidden(game, state, seat, who) {
            damage::packet(game, state, seat, (who, points), Cause::Poison, cx);
        }
    }
}
