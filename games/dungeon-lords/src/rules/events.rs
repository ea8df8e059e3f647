//! §DL-47 to §DL-52 Taxes, Pay Day and special events.

use kernel::{Ask, Cx, Seat, Topic, topics};

use crate::action::Action;
use crate::content::{Cost, Share, SpecialEffect};
use crate::event::Event;
use crate::grid::Cells;
use crate::ids::{Counts, Monster, Resource, Tile, Who};
use crate::illegal::Illegal;
use crate::rules::{evil, ledger};
use crate::state::{Player, State};
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-52 The event of the season, in turn order.
pub(crate) fn begin(_: step::Event, Play { game, state, cx }: Play<'_, '_>) {
    let Some(tile) = state.event else { return };
    cx.tell(|| Event::EventBegan { tile });
    match tile {
        Tile::Taxes => state.agenda.first([Step::Tax { turn: 0 }]),
        Tile::PayDay => enter(state, Step::PayDay { turn: 0 }, 0),
        Tile::SpecialEvent => {
            if let Some(special) = state.special {
                cx.tell(|| Event::SpecialBegan { special });
                enter_special(game, state, 0);
            }
        }
        Tile::Blank => {}
    }
}

/// Every unit of the seat at this place is to be settled.
fn enter(state: &mut State, step: Step, turn: u8) {
    if let Some(seat) = state.in_turn(turn) {
        let player = state.player(seat);
        state.due = std::array::from_fn(|kind| player.lair[kind] + player.down[kind]);
        state.agenda.first([step]);
    }
}

fn enter_special(game: &DungeonLords, state: &mut State, turn: u8) {
    let Some(seat) = state.in_turn(turn) else { return };
    let strike = effect(game, state) == Some(&SpecialEffect::Strike);
    state.due = if strike { state.player(seat).lair } else { Counts::default() };
    state.agenda.first([Step::Special { turn }]);
}

fn effect<'a>(game: &'a DungeonLords, state: &State) -> Option<&'a SpecialEffect> {
    state.special.map(|special| game.content.special(special))
}

/// §DL-47 The tiles that are taxed.
pub(crate) fn taxed_tiles(game: &DungeonLords, player: &Player) -> Cells {
    if game.options.conquered_taxed { player.tiles() } else { player.standing_tiles() }
}

/// §DL-47 What a seat owes.
pub(crate) fn tax(game: &DungeonLords, state: &State, seat: Seat) -> u8 {
    taxed_tiles(game, state.player(seat)).len().div_ceil(2)
}

/// §DL-51 What a seat owes for its rooms.
fn room_tax(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    player.room_cells().less(player.conquered).len()
}

/// §DL-48 Every amount that can be paid.
fn tax_choices(state: &State, seat: Seat, due: u8, found: &mut dyn FnMut(Action)) {
    for gold in 0..=due.min(state.player(seat).gold) {
        found(Action::PayTax { gold });
    }
}

/// §DL-48 Gold is paid; the rest is a letter each.
fn pay_tax(state: &mut State, seat: Seat, (due, gold): (u8, u8), cx: &mut Cx<'_, Event>) {
    let player = state.player_mut(seat);
    player.gold -= gold;
    let letters = due - gold;
    player.letters = player.letters.saturating_add(letters);
    cx.tell(|| Event::Taxed { seat, due, gold, letters });
}

/// §DL-48 One player after the other.
impl Ask<DungeonLords> for step::Tax {
    const TOPICS: &'static [Topic] = topics!["tax" => "DL-48"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.in_turn(self.turn)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        tax_choices(state, seat, tax(game, state, seat), found);
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::PayTax { gold } = *action else { return };
        pay_tax(state, seat, (tax(game, state, seat), gold), cx);
        if state.in_turn(self.turn + 1).is_some() {
            state.agenda.first([Step::Tax { turn: self.turn + 1 }]);
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::PayTax { gold } => {
                let most = tax(game, state, seat).min(state.player(seat).gold);
                Some(Illegal::TooMuchGold { gold, most })
            }
            _ => None,
        }
    }
}

/// §DL-49 §DL-50 Whether a unit can be paid in full; a Demon does not eat itself.
pub(crate) fn check_pay(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    monster: Monster,
) -> Result<(), Illegal> {
    if state.due[monster.index()] == 0 {
        return Err(Illegal::NotDue { monster });
    }
    let cost = game.content.monster(monster).cost;
    // A committed unit is no longer at home, so that nothing has to be kept back for it.
    if state.battle.is_none() {
        check_prey(game, state, seat, monster, cost.monster)?;
    }
    ledger::check(game, state, seat, cost)
}

/// §DL-50 Whether there are so many monsters besides the one that eats: none eats itself.
fn check_prey(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    eater: Monster,
    need: u8,
) -> Result<(), Illegal> {
    let resource = Resource::Monster;
    let all = ledger::holding(game, state.player(seat), resource);
    let others = all.saturating_sub(u8::from(ledger::is_food(game, eater)));
    if others < need {
        let have = i8::try_from(others).unwrap_or(i8::MAX);
        return Err(Illegal::TooPoor { resource, have, need });
    }
    Ok(())
}

/// §DL-49 Each unit that is due: paid or gone.
impl Ask<DungeonLords> for step::PayDay {
    const TOPICS: &'static [Topic] = topics!["pay-day" => "DL-49"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.in_turn(self.turn)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let due = || Monster::ALL.iter().copied().filter(|kind| state.due[kind.index()] > 0);
        for monster in due().filter(|&monster| check_pay(game, state, seat, monster).is_ok()) {
            found(Action::Pay { monster });
        }
        for monster in due() {
            found(Action::Dismiss { monster });
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
            Action::Dismiss { monster } => {
                state.due[monster.index()] -= 1;
                dismiss(state, seat, monster, cx);
                evil::change(game, state, seat, 1, "dismissed", cx);
            }
            _ => {}
        }
    }

    /// §DL-49 Nothing is due any more: the next player.
    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        state.due = Counts::default();
        enter(state, Step::PayDay { turn: self.turn + 1 }, self.turn + 1);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Pay { monster } => check_pay(game, state, seat, monster).err(),
            Action::Dismiss { monster } | Action::Withdraw { monster } => not_due(state, monster),
            _ => None,
        }
    }
}

/// §DL-49 Nothing is to be settled for such a unit.
pub(crate) fn not_due(state: &State, monster: Monster) -> Option<Illegal> {
    (state.due[monster.index()] == 0).then_some(Illegal::NotDue { monster })
}

/// §DL-63 A unit leaves for good.
fn dismiss(state: &mut State, seat: Seat, monster: Monster, cx: &mut Cx<'_, Event>) {
    ledger::remove_unit(state, seat, monster);
    cx.tell(|| Event::UnitLeft { seat, monster });
}

/// §DL-51 Whether one thing of a unit's cost can be paid.
fn check_pay_one(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    monster: Monster,
    resource: Resource,
) -> Result<(), Illegal> {
    if state.due[monster.index()] == 0 {
        return Err(Illegal::NotDue { monster });
    }
    if game.content.monster(monster).cost.get(resource) == 0 {
        return Err(Illegal::NotInCost { monster, resource });
    }
    if resource == Resource::Monster {
        check_prey(game, state, seat, monster, 1)?;
    }
    ledger::check(game, state, seat, Cost::of(resource, 1))
}

/// §DL-51 What a special event leaves to a player.
impl Ask<DungeonLords> for step::Special {
    const TOPICS: &'static [Topic] = topics!["special" => "DL-51"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.in_turn(self.turn)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let player = state.player(seat);
        let can_pay = |cost: Cost| ledger::check(game, state, seat, cost).is_ok();
        match effect(game, state) {
            Some(SpecialEffect::Hunt(evil)) => {
                let units = || Monster::ALL.iter().copied().filter(|kind| player.units(*kind) > 0);
                for monster in units() {
                    found(Action::Dismiss { monster });
                }
                if units().next().is_some() && can_pay(Cost::of(Resource::Evil, *evil)) {
                    found(Action::TakeEvil {});
                }
            }
            Some(SpecialEffect::Strike) => {
                let due =
                    || Monster::ALL.iter().copied().filter(|kind| state.due[kind.index()] > 0);
                for monster in due() {
                    for &resource in Resource::ALL {
                        if check_pay_one(game, state, seat, monster, resource).is_ok() {
                            found(Action::PayOne { monster, resource });
                        }
                    }
                }
                for monster in due() {
                    found(Action::LieDown { monster });
                }
            }
            Some(SpecialEffect::RoomTax) => {
                tax_choices(state, seat, room_tax(state, seat), found);
            }
            Some(SpecialEffect::Charity { food, evil }) => {
                if can_pay(Cost::of(Resource::Food, *food)) {
                    found(Action::PayFood {});
                }
                if can_pay(Cost::of(Resource::Evil, *evil)) {
                    found(Action::TakeEvil {});
                }
            }
            Some(
                SpecialEffect::Lose(..) | SpecialEffect::GainEvil(_) | SpecialEffect::Arrivals(_),
            )
            | None => {}
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let pay = |state: &mut State, cost: Cost, cx: &mut Cx<'_, Event>| {
            ledger::pay(game, state, seat, cost, None, cx);
        };
        match (effect(game, state), *action) {
            (Some(SpecialEffect::Strike), Action::PayOne { monster, resource }) => {
                state.agenda.first([self.into()]);
                state.due[monster.index()] -= 1;
                cx.tell(|| Event::UnitPaid { seat, monster });
                ledger::pay(game, state, seat, Cost::of(resource, 1), Some(monster), cx);
                return;
            }
            (Some(SpecialEffect::Strike), Action::LieDown { monster }) => {
                state.agenda.first([self.into()]);
                state.due[monster.index()] -= 1;
                let player = state.player_mut(seat);
                player.lair[monster.index()] -= 1;
                player.down[monster.index()] += 1;
                cx.tell(|| Event::UnitDown { seat, monster });
                return;
            }
            (Some(SpecialEffect::Hunt(_)), Action::Dismiss { monster }) => {
                dismiss(state, seat, monster, cx);
            }
            (Some(SpecialEffect::RoomTax), Action::PayTax { gold }) => {
                pay_tax(state, seat, (room_tax(state, seat), gold), cx);
            }
            (Some(SpecialEffect::Charity { food, .. }), Action::PayFood {}) => {
                pay(state, Cost::of(Resource::Food, *food), cx);
            }
            (
                Some(SpecialEffect::Hunt(evil) | SpecialEffect::Charity { evil, .. }),
                Action::TakeEvil {},
            ) => {
                pay(state, Cost::of(Resource::Evil, *evil), cx);
            }
            _ => {}
        }
        enter_special(game, state, self.turn + 1);
    }

    /// §DL-51 A special event that leaves this player no choice.
    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        let Some(seat) = state.in_turn(self.turn) else { return };
        match effect(game, state) {
            // Nobody to hunt: evil rises as far as it goes.
            Some(SpecialEffect::Hunt(evil) | SpecialEffect::GainEvil(evil)) => {
                evil::change(game, state, seat, ledger::signed(*evil), "forced", cx);
            }
            Some(SpecialEffect::Lose(resource, share)) => {
                let player = state.player(seat);
                let have = match resource {
                    // All imps count, busy ones too.
                    Resource::Imp => player.imps.saturating_add(player.busy),
                    plain => ledger::holding(game, player, *plain),
                };
                let amount = match share {
                    Share::HalfDown => have / 2,
                    Share::HalfUp => have.div_ceil(2),
                    Share::ThirdDown => have / 3,
                };
                ledger::lose(game, state, seat, *resource, amount, cx);
            }
            Some(
                SpecialEffect::Strike
                | SpecialEffect::RoomTax
                | SpecialEffect::Arrivals(_)
                | SpecialEffect::Charity { .. },
            )
            | None => {}
        }
        enter_special(game, state, self.turn + 1);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match (effect(game, state)?, *action) {
            (SpecialEffect::Strike, Action::PayOne { monster, resource }) => {
                check_pay_one(game, state, seat, monster, resource).err()
            }
            (SpecialEffect::Strike, Action::LieDown { monster }) => not_due(state, monster),
            (SpecialEffect::Hunt(_), Action::Dismiss { monster }) => {
                Some(Illegal::NoSuchUnit { monster })
            }
            (
                SpecialEffect::Hunt(evil) | SpecialEffect::Charity { evil, .. },
                Action::TakeEvil {},
            ) => ledger::check(game, state, seat, Cost::of(Resource::Evil, *evil)).err(),
            (SpecialEffect::Charity { food, .. }, Action::PayFood {}) => {
                ledger::check(game, state, seat, Cost::of(Resource::Food, *food)).err()
            }
            (SpecialEffect::RoomTax, Action::PayTax { gold }) => {
                let most = room_tax(state, seat).min(state.player(seat).gold);
                Some(Illegal::TooMuchGold { gold, most })
            }
            _ => None,
        }
    }
}

/// §DL-51 What the adventurers of this season cost their hosts, in turn order.
pub(crate) fn tolls(game: &DungeonLords, state: &mut State, arrived: &[(Seat, Who)]) {
    let now = state.event == Some(Tile::SpecialEvent);
    if !now || !matches!(effect(game, state), Some(SpecialEffect::Arrivals(_))) {
        return;
    }
    // What is put on the agenda last comes first.
    for seat in state.turn_order().rev() {
        for &(_, who) in arrived.iter().filter(|(host, _)| *host == seat) {
            state.agenda.first([Step::Toll { seat, who }]);
        }
    }
}

/// §DL-51 What one of them costs, by his class; what is missing is not lost.
pub(crate) fn toll(step::Toll { seat, who }: step::Toll, Play { game, state, cx }: Play<'_, '_>) {
    let Some(SpecialEffect::Arrivals(by_class)) = effect(game, state) else { return };
    if let Some(class) = game.content.hero(who).class {
        let (resource, amount) = by_class[class.index()];
        ledger::lose(game, state, seat, resource, amount, cx);
    }
}
