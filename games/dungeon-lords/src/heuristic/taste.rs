//! How good an action looks at a glance: a weight, at least 1.

use kernel::Seat;

use super::siege::Blow;
use super::{orders, site};
use crate::DungeonLords;
use crate::action::Action;
use crate::content::bearer;
use crate::ids::{Item, Monster, Order, Resource, Trap, Who};
use crate::rules::{damage, items, planning, strikes};
use crate::state::{Player, State};
use crate::step::Step;

/// The heaviest.
const MOST: i32 = 400;

/// The glance of one seat.
pub(super) struct Taste<'a> {
    game: &'a DungeonLords,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
}

impl<'a> Taste<'a> {
    pub(super) fn new(game: &'a DungeonLords, state: &'a State, seat: Seat) -> Self {
        Taste { game, state, seat, player: state.player(seat) }
    }

    /// The weight of an action.
    pub(super) fn weight(&self, action: Action) -> u32 {
        u32::try_from(self.of(action).clamp(1, MOST)).unwrap_or(1)
    }

    fn of(&self, action: Action) -> i32 {
        match action {
            Action::Order { order } | Action::Keep { order } => self.order(order),
            Action::TakeBack { order } => 4 + self.order(order),
            Action::Sell { item } => self.gift(item),
            Action::Commit { item } => self.token(item),
            Action::PayFee {} | Action::Pay { .. } | Action::PayOne { .. } => 30,
            Action::Use {} | Action::PayFood {} | Action::Activate { .. } => 60,
            Action::Dig { count } | Action::Mine { count } => i32::from(count).pow(2) * 10,
            Action::Hire { monster } => (30 + 3 * orders::bargain(self.game, monster)).max(6),
            Action::Build { room, cell } => {
                3 * site::room_at(self.game, self.player, room, cell).max(1)
            }
            Action::Tunnel { cell } => (2 * site::tunnel(self.player, cell)).max(1).pow(2) / 6,
            Action::GiveTrap { trap } => (90 - Blow::trap(self.game, trap).power(3)).max(2),
            Action::Feed { monster } => (100 - Blow::unit(self.game, monster).power(3)).max(2),
            Action::PayTax { gold } => i32::from(gold).pow(3) * 4 + 1,
            Action::TakeEvil {} => self.more_evil(),
            _ => self.in_battle(action),
        }
    }

    fn in_battle(&self, action: Action) -> i32 {
        let foes = self.player.line.len();
        match action {
            Action::Tile { cell } => {
                let (traps, monsters) = planning::limits(self.game, self.player, cell);
                10 + 5 * i32::from(monsters) + 3 * i32::from(traps)
            }
            Action::Trap { trap } => self.trap(trap, foes),
            Action::TwoTraps { trap, second } => self.trap(trap, foes) + self.trap(second, foes),
            Action::SendTwo { monster, second } => {
                let power = |unit| Blow::unit(self.game, unit).power(foes);
                2 * (power(monster) + power(second))
            }
            Action::Send { monster } => 2 * Blow::unit(self.game, monster).power(foes),
            Action::NoTrap {} => 14,
            Action::NoMonster {} => 6,
            Action::Ghosts { count } => 5 + 15 * i32::from(count),
            Action::Aim { target, .. } => self.target(target, 10),
            Action::Hit { target } => self.hit(target),
            Action::Attack { monster, line } => self.attack(monster, line, foes),
            Action::Choose { monster } => (80 - Blow::unit(self.game, monster).power(foes)).max(4),
            Action::Free { target } if target.is_paladin() => 1,
            Action::Free { .. } => 20,
            Action::PullBack {} | Action::Withdraw { .. } | Action::LieDown { .. } => 8,
            Action::Spring { .. } | Action::Peek { .. } | Action::Third { .. } => 10,
            // What is left undone: done with a room, a unit sent away, a space not used.
            _ => 4,
        }
    }

    /// By what is lacking.
    fn order(&self, order: Order) -> i32 {
        let player = self.player;
        let need = |have: u8, wants: &[i32], rest: i32| {
            wants.get(usize::from(have)).copied().unwrap_or(rest)
        };
        let late = self.state.year == 2 && self.state.season == 3;
        match order {
            Order::GetFood => need(player.food, &[70, 60, 45, 30, 18], 8),
            Order::ImproveReputation => match player.evil {
                ..=0 => 5,
                1..=2 => 14,
                3..=4 => 40,
                _ => 60,
            },
            Order::DigTunnels if player.imps < 2 => 4,
            Order::DigTunnels => need(player.tiles().len(), &[90; 8], 22),
            Order::MineGold => {
                let hands = i32::from(player.imps.min(player.tunnels.len()).min(4));
                hands * need(player.gold, &[20, 18, 15, 10, 7], 4)
            }
            Order::RecruitImps if player.food == 0 => 2,
            Order::RecruitImps if late => 10,
            Order::RecruitImps => need(player.imps, &[60, 60, 55, 50, 40, 30], 15),
            Order::BuyTraps => need(player.trap_count(), &[60, 50, 40, 25], 10),
            Order::HireMonster => {
                let best = self.state.monsters.iter().map(|&one| orders::bargain(self.game, one));
                let best = best.max().unwrap_or(0).clamp(0, 40);
                best + need(player.all_units(), &[60, 50, 40, 30], 20)
            }
            Order::BuildRoom if player.gold == 0 => 6,
            Order::BuildRoom => {
                let site = site::best_room(self.game, self.state, player);
                site.map_or(3, |(room, cell)| 20 + 2 * site::room_at(self.game, player, room, cell))
            }
        }
    }

    /// §MI-4 An item hurts where somebody can use it.
    fn gift(&self, item: Item) -> i32 {
        let slots = items::slots(self.state, self.seat);
        let Some((to, _)) = slots.get(usize::from(self.player.stage)) else { return 10 };
        let items::Recipient::Party(to) = to else {
            return if item == Item::Blank { 40 } else { 8 };
        };
        let line = &self.state.player(*to).line;
        let class = bearer(item);
        let users = line.iter().filter(|hero| self.game.content.hero(hero.who).class == class);
        if class.is_none() { 6 } else { 4 + 20 * i32::try_from(users.count()).unwrap_or(0) }
    }

    /// §MI-31 A token is good under somebody who goes to another dungeon.
    fn token(&self, item: Item) -> i32 {
        let Some(class) = bearer(item) else { return 8 };
        let guests = self.state.row.iter().rev().enumerate();
        let place = guests
            .filter(|(_, guest)| self.game.content.hero(guest.who).class == Some(class))
            .map(|(place, _)| place)
            .next();
        let ranking = crate::rules::adventurers::ranking(self.game, self.state);
        match place.map(|place| ranking.get(place).copied().flatten()) {
            None => 10,
            Some(Some(host)) if host == self.seat => 3,
            Some(Some(_)) => 40,
            Some(None) => 6,
        }
    }

    fn more_evil(&self) -> i32 {
        if matches!(self.state.agenda.top(), Some(Step::Peace { .. })) { 12 } else { 10 }
    }

    fn trap(&self, trap: Trap, foes: usize) -> i32 {
        let icons = damage::icons(self.game, self.player, Item::Clover, |face| face.anti_trap);
        let net = Blow::trap(self.game, trap).power(foes) - 10 * i32::from(icons.all());
        let cost = self.game.content.trap(trap).cost;
        let price: u8 = Resource::ALL.iter().map(|&one| cost.get(one)).sum();
        2 * net - 8 * i32::from(price)
    }

    /// Whom so many points, in tenths, hit best: who falls, then who stands in front.
    fn target(&self, target: Who, tenths: i32) -> i32 {
        let Some(hero) = self.player.hero(target) else { return 1 };
        let hp = damage::hit_points(self.game, *hero);
        let left = 10 * i32::from(hp.saturating_sub(hero.damage));
        if left <= tenths { 120 } else { 10 + (tenths * 20 / left.max(1)).min(30) }
    }

    fn hit(&self, target: Who) -> i32 {
        let tenths = match self.state.agenda.top() {
            Some(Step::Hit { monster, line, at }) => {
                match strikes::words(self.game, *monster, *line).get(usize::from(*at)) {
                    Some(
                        crate::content::Word::Attack(_, points)
                        | crate::content::Word::OnKill(_, points),
                    ) => 10 * i32::from(*points),
                    _ => 10,
                }
            }
            _ => 10,
        };
        self.target(target, tenths)
    }

    fn attack(&self, monster: Monster, line: u8, foes: usize) -> i32 {
        let words = strikes::words(self.game, monster, line);
        2 * Blow::of(words).power(foes) + 4
    }
}
