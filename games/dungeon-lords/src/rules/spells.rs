//! §DL-87, §DL-88, §CR-5, §CR-7 Spells: fast ones before the units attack, slow ones after.

use arrayvec::ArrayVec;
use kernel::{Ask, Cx, Seat, Topic, topics};

use crate::action::Action;
use crate::content::{Cost, RoomEffect, SpellEffect};
use crate::event::Event;
use crate::ids::{Class, Counts, Item, Monster, Resource, Spell, Who};
use crate::illegal::Illegal;
use crate::options::Thresholds;
use crate::rules::damage::{self, icons};
use crate::rules::{events, evil, items, ledger};
use crate::state::{Hero, State};
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-87 Magic icons that a spell of this round needs.
pub(crate) fn threshold(game: &DungeonLords, round: u8) -> u8 {
    let needed = game.content.thresholds[usize::from(round.clamp(1, 4)) - 1];
    match game.options.thresholds {
        Thresholds::Rising => needed,
        Thresholds::AtMostTwo => needed.min(2),
    }
}

/// §CR-5 §CR-7 The party casts the spell of the round if it has this speed and they can.
pub(crate) fn cast(step::Cast { fast }: step::Cast, Play { game, state, cx }: Play<'_, '_>) {
    let round = state.round;
    let card = state.cards[usize::from(round.clamp(1, 4)) - 1].card;
    let Some(card) = card.filter(|card| game.content.card(*card).fast == fast) else {
        return;
    };
    if damage::is_over(state) {
        return;
    }
    let battle = state.fight();
    let (seat, cell) = (battle.seat, battle.cell);
    let player = state.player(seat);
    let magic = icons(game, player, Item::Wand, |face| face.magic);
    let needed = threshold(game, round);
    let room = player.room_at(cell).map(|room| &game.content.room(room).effect);
    // §DL-88
    let why = if battle.skip_spell {
        Some("dart")
    } else if room == Some(&RoomEffect::NoSpell) {
        Some("room")
    } else if magic.all() < needed {
        Some("magic")
    } else {
        None
    };
    if let Some(why) = why {
        let magic = magic.all();
        cx.tell(|| Event::SpellMissed { seat, card, magic, needed, why });
        return;
    }
    let speed = if fast { "fast" } else { "slow" };
    cx.tell(|| Event::SpellCast { seat, card, magic: magic.all(), needed, speed });
    // §MI-52 Without the wands it could not have been cast.
    if magic.printed < needed {
        items::mark(game, state, seat, magic.tokens, (magic.all(), magic.printed), cx);
    }
    effect(game, state, seat, card, cx);
}

/// What the spell does.
fn effect(game: &DungeonLords, state: &mut State, seat: Seat, card: Spell, cx: &mut Cx<'_, Event>) {
    match &game.content.card(card).effect {
        SpellEffect::Nothing => {}
        SpellEffect::LoseOne(losses) => {
            let player = state.player(seat);
            let has =
                |(resource, _): &&(Resource, u8)| ledger::holding(game, player, *resource) > 0;
            if let Some(&(resource, amount)) = losses.iter().find(has) {
                ledger::lose(game, state, seat, resource, amount, cx);
            }
        }
        SpellEffect::GainEvil(evil) => {
            evil::change(game, state, seat, ledger::signed(*evil), "spell", cx);
        }
        SpellEffect::Shield(points) => state.fight_mut().shield += points,
        SpellEffect::Hide(class) => hide(game, state, seat, *class, cx),
        SpellEffect::Repay => {
            state.due = monsters(game, state);
            state.agenda.first([Step::Repay]);
        }
        SpellEffect::Peace(evil) => state.agenda.first([Step::Peace { evil: *evil }]),
        SpellEffect::RestoreFront(points) => {
            let hurt = state.player(seat).line.iter().find(|hero| hero.damage > 0);
            if let Some(who) = hurt.map(|hero| hero.who) {
                restore(state, seat, who, *points, cx);
            }
        }
        SpellEffect::RestoreEach(points) => {
            let line: ArrayVec<Who, 6> =
                state.player(seat).line.iter().map(|hero| hero.who).collect();
            for who in line {
                restore(state, seat, who, *points, cx);
            }
        }
        SpellEffect::Decoy(points) => {
            let line = &mut state.player_mut(seat).line;
            if line.iter().all(|hero| hero.who.is_real()) {
                let mut illusion = Hero::new(Who::ILLUSION);
                illusion.extra = points.saturating_sub(1);
                line.insert(0, illusion);
                cx.tell(|| Event::IllusionCame { seat });
            }
        }
        SpellEffect::Fortify(points) => {
            if let Some(hero) = state.player_mut(seat).line.first_mut() {
                hero.extra = hero.extra.saturating_add(*points);
                let hero = *hero;
                let hp = damage::hit_points(game, hero);
                cx.tell(|| Event::Fortified { seat, who: hero.who, hp });
            }
        }
        SpellEffect::Rage => state.fight_mut().rage = true,
        SpellEffect::WithdrawOne | SpellEffect::Morph | SpellEffect::Banish => {
            state.agenda.first([Step::Pick]);
        }
    }
}

/// Adventurers of a class go to the back and cannot be damaged this round.
fn hide(game: &DungeonLords, state: &mut State, seat: Seat, class: Class, cx: &mut Cx<'_, Event>) {
    let is_of = |hero: &Hero| game.content.hero(hero.who).class == Some(class);
    let line = &mut state.player_mut(seat).line;
    let hidden: ArrayVec<Hero, 6> = line.iter().copied().filter(is_of).collect();
    line.retain(|hero| !is_of(hero));
    line.extend(hidden.iter().copied());
    state.fight_mut().hidden = Some(class);
    for hero in hidden {
        cx.tell(|| Event::Hid { seat, who: hero.who });
    }
}

fn restore(state: &mut State, seat: Seat, who: Who, points: u8, cx: &mut Cx<'_, Event>) {
    let hero = state.player_mut(seat).line.iter_mut().find(|hero| hero.who == who);
    if let Some(hero) = hero.filter(|hero| hero.damage > 0) {
        let points = points.min(hero.damage);
        hero.damage -= points;
        let damage = hero.damage;
        cx.tell(|| Event::Restored { seat, who, points, damage });
    }
}

/// §DL-91 Committed monsters; ghosts are none.
fn monsters(game: &DungeonLords, state: &State) -> Counts {
    let units = state.battle.as_ref().map_or(Counts::default(), |battle| battle.units);
    std::array::from_fn(|kind| if game.content.monsters[kind].is_ghost { 0 } else { units[kind] })
}

/// Suggestion: one monster after the other is paid again or goes home.
impl Ask<DungeonLords> for step::Repay {
    const TOPICS: &'static [Topic] = topics!["repay" => "DL-87"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.battle.as_ref().map(|battle| battle.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for &monster in Monster::ALL {
            if events::check_pay(game, state, seat, monster).is_ok() {
                found(Action::Pay { monster });
            }
        }
        for &monster in Monster::ALL {
            if state.due[monster.index()] > 0 {
                found(Action::Withdraw { monster });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        state.agenda.first([self.into()]);
        match *action {
            Action::Pay { monster } => {
                state.due[monster.index()] -= 1;
                cx.tell(|| Event::UnitPaid { seat, monster });
                let cost = game.content.monster(monster).cost;
                ledger::pay(game, state, seat, cost, Some(monster), cx);
            }
            Action::Withdraw { monster } => {
                state.due[monster.index()] -= 1;
                withdraw(state, monster, cx);
            }
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Pay { monster } => events::check_pay(game, state, seat, monster).err(),
            Action::Dismiss { monster } | Action::Withdraw { monster } => {
                events::not_due(state, monster)
            }
            _ => None,
        }
    }
}

/// §DL-90 A withdrawn monster goes home face up, unused.
fn withdraw(state: &mut State, monster: Monster, cx: &mut Cx<'_, Event>) {
    let battle = state.fight_mut();
    battle.units[monster.index()] -= 1;
    battle.fresh[monster.index()] += 1;
    let seat = battle.seat;
    cx.tell(|| Event::Withdrawn { seat, monster });
}

/// Word of Peace: all monsters home, or evil.
impl Ask<DungeonLords> for step::Peace {
    const TOPICS: &'static [Topic] = topics!["peace" => "DL-87"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.battle.as_ref().map(|battle| battle.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if ledger::check(game, state, seat, Cost::of(Resource::Evil, self.evil)).is_ok() {
            found(Action::TakeEvil {});
        }
        found(Action::PullBack {});
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if *action == (Action::TakeEvil {}) {
            evil::change(game, state, seat, ledger::signed(self.evil), "spell", cx);
            return;
        }
        let committed = monsters(game, state);
        for &monster in Monster::ALL {
            for _ in 0..committed[monster.index()] {
                withdraw(state, monster, cx);
            }
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::TakeEvil {} => {
                ledger::check(game, state, seat, Cost::of(Resource::Evil, self.evil)).err()
            }
            _ => None,
        }
    }
}

/// A spell that names one monster: the owner chooses among those committed.
impl Ask<DungeonLords> for step::Pick {
    const TOPICS: &'static [Topic] = topics!["pick" => "DL-87"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.battle.as_ref().map(|battle| battle.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let committed = monsters(game, state);
        for &monster in Monster::ALL {
            if committed[monster.index()] > 0 {
                found(Action::Choose { monster });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Choose { monster } = *action else { return };
        let card = state.cards[usize::from(state.round.clamp(1, 4)) - 1].card;
        match card.map(|card| &game.content.card(card).effect) {
            Some(SpellEffect::WithdrawOne) => withdraw(state, monster, cx),
            Some(SpellEffect::Morph) => {
                state.fight_mut().sheep = Some(monster);
                cx.tell(|| Event::Morphed { seat, monster });
            }
            Some(SpellEffect::Banish) => {
                let battle = state.fight_mut();
                battle.units[monster.index()] -= 1;
                battle.spent[monster.index()] += 1;
                cx.tell(|| Event::Banished { seat, monster });
            }
            _ => {}
        }
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Choose { monster } => Some(Illegal::NotCommitted { monster }),
            _ => None,
        }
    }
}
