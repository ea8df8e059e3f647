//! §DL-61 Paying, gaining and losing; §DL-35 §DL-36 trap cards.

use kernel::{Ask, Cx, Seat, Seats, Topic, Veiled, Why, rule, topics};

use crate::action::Action;
use crate::content::Cost;
use crate::event::Event;
use crate::ids::{Monster, Resource, Trap, total};
use crate::illegal::Illegal;
use crate::rules::evil;
use crate::state::{MOST_EVIL, Player, State};
use crate::step::{self, Loss, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-35 A trap card; identities are places in the list of traps.
static TRAP: Why = Why { code: "trap", rule: rule!("DL-35") };

/// Whether a seat can pay all of a cost together, and what is missing first.
pub(crate) fn check(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    cost: Cost,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    for &resource in Resource::ALL {
        let need = cost.get(resource);
        if need == 0 {
            continue;
        }
        if resource == Resource::Evil {
            // §DL-6 Evil that is paid has to fit on the track.
            if i16::from(player.evil) + i16::from(need) > i16::from(MOST_EVIL) {
                return Err(Illegal::TooEvil { evil: player.evil, more: need });
            }
            continue;
        }
        let have = holding(game, player, resource);
        if have < need {
            let have = i8::try_from(have).unwrap_or(i8::MAX);
            return Err(Illegal::TooPoor { resource, have, need });
        }
    }
    Ok(())
}

/// How much of something a seat has.
pub(crate) fn holding(game: &DungeonLords, player: &Player, resource: Resource) -> u8 {
    match resource {
        Resource::Gold => player.gold,
        Resource::Food => player.food,
        Resource::Imp => player.imps,
        Resource::Evil => 0,
        Resource::Trap => player.trap_count(),
        Resource::Monster => {
            let edible = Monster::ALL.iter().filter(|monster| is_food(game, **monster));
            edible.fold(0, |sum, monster| sum.saturating_add(player.units(*monster)))
        }
    }
}

/// §DL-33 Whether a unit can be eaten; ghosts only where the table chose so.
pub(crate) fn is_food(game: &DungeonLords, monster: Monster) -> bool {
    game.options.ghost_food || !game.content.monster(monster).is_ghost
}

/// Takes a cost that can be paid; a trap or a monster is chosen next.
pub(crate) fn pay(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    cost: Cost,
    eater: Option<Monster>,
    cx: &mut Cx<'_, Event>,
) {
    let plain = [Resource::Gold, Resource::Food, Resource::Imp];
    for resource in plain {
        let amount = cost.get(resource);
        if amount > 0 {
            take(state.player_mut(seat), resource, amount);
            cx.tell(|| Event::Paid { seat, resource, amount });
        }
    }
    for _ in 0..cost.monster {
        if let Some(eater) = eater {
            state.agenda.first([Step::Feed { seat, eater }]);
        }
    }
    for _ in 0..cost.trap {
        state.agenda.first([Step::GiveTrap { seat, loss: Loss::Cost }]);
    }
    if cost.evil > 0 {
        evil::change(game, state, seat, signed(cost.evil), "cost", cx);
    }
}

/// Takes something plain away, as far as it is there; says how much.
fn take(player: &mut Player, resource: Resource, amount: u8) -> u8 {
    match resource {
        Resource::Gold => take_from(&mut player.gold, amount),
        Resource::Food => take_from(&mut player.food, amount),
        Resource::Imp => {
            let home = take_from(&mut player.imps, amount);
            home + take_from(&mut player.busy, amount - home)
        }
        Resource::Evil | Resource::Trap | Resource::Monster => 0,
    }
}

fn take_from(pile: &mut u8, amount: u8) -> u8 {
    let taken = amount.min(*pile);
    *pile -= taken;
    taken
}

/// A number of steps on the track.
pub(crate) fn signed(amount: u8) -> i8 {
    i8::try_from(amount).unwrap_or(i8::MAX)
}

/// A forced gain from the bank, §DL-13 which never runs out.
pub(crate) fn gain(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    resource: Resource,
    amount: u8,
    cx: &mut Cx<'_, Event>,
) {
    let player = state.player_mut(seat);
    match resource {
        Resource::Gold => player.gold = player.gold.saturating_add(amount),
        Resource::Food => player.food = player.food.saturating_add(amount),
        Resource::Imp => player.imps = player.imps.saturating_add(amount),
        Resource::Evil => {
            evil::change(game, state, seat, signed(amount), "forced", cx);
            return;
        }
        Resource::Trap => {
            draw(state, seat, amount, cx);
            return;
        }
        Resource::Monster => return,
    }
    cx.tell(|| Event::Gained { seat, resource, amount });
}

/// A forced loss: what is there is taken. A trap is chosen by its owner.
pub(crate) fn lose(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    resource: Resource,
    amount: u8,
    cx: &mut Cx<'_, Event>,
) {
    match resource {
        Resource::Evil => evil::change(game, state, seat, -signed(amount), "lost", cx),
        Resource::Trap => {
            for _ in 0..amount {
                state.agenda.first([Step::GiveTrap { seat, loss: Loss::Lost }]);
            }
        }
        Resource::Monster => {}
        plain => {
            let amount = take(state.player_mut(seat), plain, amount);
            if amount > 0 {
                cx.tell(|| Event::Lost { seat, resource, amount });
            }
        }
    }
}

/// §DL-35 Draws traps into a hand; says how many there were.
pub(crate) fn draw(state: &mut State, seat: Seat, count: u8, cx: &mut Cx<'_, Event>) -> u8 {
    let mut drawn = 0;
    for _ in 0..count {
        if total(&state.stock.traps) == 0 {
            reshuffle(state, cx);
        }
        if total(&state.stock.traps) == 0 {
            break;
        }
        let weights = state.stock.traps.map(u32::from);
        let eyes = Seats::one(seat);
        let kind = cx.weighted(&weights, &TRAP, eyes);
        state.stock.traps[kind] -= 1;
        state.player_mut(seat).traps[kind] += 1;
        cx.tell(|| Event::TrapDrawn { seat, trap: Veiled::new(eyes, Trap::ALL[kind]) });
        drawn += 1;
    }
    if drawn < count {
        let missing = count - drawn;
        cx.tell(|| Event::TrapsOut { seat, missing });
    }
    drawn
}

/// §DL-35 The discards become the deck.
fn reshuffle(state: &mut State, cx: &mut Cx<'_, Event>) {
    let mut deck = std::mem::take(&mut state.stock.played);
    for player in &mut state.players {
        let buried = std::mem::take(&mut player.buried);
        for (pile, count) in deck.iter_mut().zip(buried) {
            *pile += count;
        }
    }
    if total(&deck) > 0 {
        cx.tell(|| Event::Reshuffled {});
    }
    state.stock.traps = deck;
}

/// §DL-36 A trap of the hand goes face down to the discards.
impl Ask<DungeonLords> for step::GiveTrap {
    const TOPICS: &'static [Topic] = topics![lone "give-trap" => "DL-36"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    /// §DL-58 What a hand holds is hidden, how many it holds is not.
    fn is_open(&self, At { state, .. }: At<'_>, seat: Seat) -> bool {
        state.player(seat).trap_count() > 1
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let hand = &state.player(seat).traps;
        for &trap in Trap::ALL {
            if hand[trap.index()] > 0 {
                found(Action::GiveTrap { trap });
            }
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::GiveTrap { trap } = *action else { return };
        let player = state.player_mut(seat);
        player.traps[trap.index()] -= 1;
        player.buried[trap.index()] += 1;
        let why = match self.loss {
            Loss::Cost => "cost",
            Loss::Return => "return",
            Loss::Lost => "lost",
        };
        cx.tell(|| Event::TrapGiven { seat, trap: Veiled::new(Seats::one(seat), trap), why });
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::GiveTrap { trap } => Some(Illegal::TrapNotHeld { trap }),
            _ => None,
        }
    }
}

/// §DL-33 A monster is eaten by another.
impl Ask<DungeonLords> for step::Feed {
    const TOPICS: &'static [Topic] = topics!["feed" => "DL-33"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for &monster in Monster::ALL {
            // Nobody eats himself.
            let itself = u8::from(monster == self.eater && eater_at_home(state));
            if is_food(game, monster) && state.player(seat).units(monster) > itself {
                found(Action::Feed { monster });
            }
        }
    }

    /// §DL-63 A monster is eaten and never comes back; one that lies face down goes first, then one
    /// that is not yet settled, which serves its owner best.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let eater = self.eater;
        let Action::Feed { monster } = *action else { return };
        let kind = monster.index();
        let was_up = state.player(seat).down[kind] == 0;
        remove_unit(state, seat, monster);
        // §DL-50 Nothing is due for who was eaten: on Pay Day everybody of the lair may have been due,
        // in a strike those face up, but in a battle only the committed, who are not there to be eaten.
        let pay_day = state.agenda.iter().any(|step| matches!(step, Step::PayDay { .. }));
        if pay_day || (was_up && state.battle.is_none()) {
            state.due[kind] = state.due[kind].saturating_sub(1);
        }
        cx.tell(|| Event::Eaten { seat, monster, eater });
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Feed { monster } => Some(Illegal::NoFood { monster }),
            _ => None,
        }
    }
}

/// Whether the eater already stands in the lair: it does on Pay Day and in a strike, but not while
/// it is hired or committed to a battle.
fn eater_at_home(state: &State) -> bool {
    let settles = |step: &Step| matches!(step, Step::PayDay { .. } | Step::Special { .. });
    state.battle.is_none() && state.agenda.iter().any(settles)
}

/// §DL-63 §DL-64 A unit leaves for the Distant Lands, a face-down one first: it is owned like any
/// other.
pub(crate) fn remove_unit(state: &mut State, seat: Seat, monster: Monster) {
    let player = state.player_mut(seat);
    let pile = if player.down[monster.index()] > 0 { &mut player.down } else { &mut player.lair };
    let count = &mut pile[monster.index()];
    *count = count.saturating_sub(1);
}
