//! How promising an action looks at a glance: what a hasty magician would do.

use kernel::Seat;

use super::chances;
use super::danger::{captures, danger, defence, faces};
use super::purse::{call, ease, fading, net, purse, turns, value};
use crate::Demons;
use crate::content::Hex;
use crate::kinds::{Attitude, CombatResult, Mark, Power, Rank};
use crate::rules::{control, treasure, walking};
use crate::state::{Owner, Place, Ring, State};
use crate::step::Step;
use crate::{Action, HexNumber};

/// What a seat sees at a glance, before it weighs its actions.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Glance<'a> {
    game: &'a Demons,
    state: &'a State,
    seat: Seat,
    /// Whether it is time to leave.
    pub(super) leaves: bool,
    defence: i32,
    /// The most valuable box that G could fetch.
    fetch: i32,
    /// Whether a fetching demon is at hand.
    fetcher: bool,
    /// Whether the dice can still find treasure.
    open: bool,
    marks: i32,
    captive: bool,
}

impl<'a> Glance<'a> {
    pub(super) fn of(game: &'a Demons, state: &'a State, seat: Seat) -> Self {
        let magician = state.magician(seat);
        let has = |power: Power| {
            control::obeying(state, seat)
                .any(|demon| game.content.demons[usize::from(demon)].powers.contains(&power))
        };
        let loose = (0u8..).zip(&state.boxes).filter(|(_, b)| match b.owner {
            Owner::Nobody | Owner::Hoard(_) => true,
            Owner::Seat(other) => other != seat && state.plays(other),
            Owner::Unknown | Owner::Lost => false,
        });
        Glance {
            game,
            state,
            seat,
            leaves: leaves(game, state, seat),
            defence: defence(game, state, seat),
            fetch: loose.map(|(index, _)| value(game, index)).max().unwrap_or(0),
            fetcher: has(Power::G),
            open: treasure::is_left(game, state),
            marks: magician.marks().into(),
            captive: magician.is_captive(),
        }
    }

    /// The weight of an action, at least 1.
    pub(super) fn weight(&self, action: Action) -> u32 {
        let weight = match action {
            Action::Shield { .. } => 10,
            Action::Enter { hex: HexNumber(hex) }
            | Action::Transit { hex: HexNumber(hex) }
            | Action::Appear { hex: HexNumber(hex) } => self.settle(hex),
            Action::Walk { hex: HexNumber(hex) } => self.walk(hex),
            Action::Leave {} => {
                if self.leaves {
                    8000
                } else {
                    0
                }
            }
            Action::Step { hex: HexNumber(hex) } => self.step(hex),
            Action::Stop {} => 25,
            Action::Stay {} => 12,
            Action::Conjure { rank } => self.conjure(rank),
            Action::Raise {} | Action::Spend { .. } | Action::Release { .. } => {
                self.giving_up(action)
            }
            Action::Power { demon, power } => self.power(demon - 1, power),
            Action::Seize { treasure, demon } => self.seize(treasure, demon - 1),
            Action::Attack { hex: HexNumber(hex) } => self.attack(hex),
            Action::Commit { demon } => self.commit(demon - 1),
            Action::Strike {} | Action::Stand {} => self.fight(0) / 2 + 10,
            Action::Pay { treasure } => self.pay(treasure),
            Action::Refuse {} => [90, 60, 12, 3][usize::try_from(self.marks.min(3)).unwrap_or(3)],
            Action::Claim { demon } => 300 - self.keep(demon - 1).min(250),
            Action::Take { treasure } => {
                let index = Demons::treasure_of(treasure).unwrap_or(0);
                value(self.game, index) * value(self.game, index) / 100
            }
            Action::Cure { target, mark } => {
                let own = if target == self.seat.0 { 100 } else { 1 };
                own * if mark == Mark::Curse { 2 } else { 1 }
            }
            Action::Steer { mortal } => self.steer(mortal - 1),
            Action::Endure {} | Action::End {} => 30,
            Action::Withhold { .. } | Action::Roll {} | Action::Torture { .. } => 20,
            Action::Town { hex: HexNumber(hex) } => self.town(hex),
            Action::Give { .. } | Action::GiveRing { .. } => 0,
            _ => 5,
        };
        u32::try_from(weight.clamp(1, 100_000)).expect("the number was clamped")
    }

    fn hex(&self, number: u16) -> Option<Hex> {
        self.game.content.map.find(number)
    }

    /// How good it is to be in a hex: safe, near the edge when leaving, near treasure otherwise.
    pub(super) fn place(&self, hex: Hex) -> i32 {
        let safe = 1000 - danger(self.game, self.state, self.seat, hex, self.defence);
        if self.leaves {
            return safe - 120 * chances::to_edge(self.game, hex);
        }
        safe + self.treasure_near(hex)
    }

    /// What the discovered treasure that he could seize draws him with.
    fn treasure_near(&self, hex: Hex) -> i32 {
        let best = control::obeying(self.state, self.seat).min();
        let Some(best) = best else { return 0 };
        let mut drawn = 0;
        for (index, treasure) in (0u8..).zip(&self.state.boxes) {
            let (Owner::Nobody, Some(finder)) = (treasure.owner, treasure.finder) else {
                continue;
            };
            if best >= finder {
                continue;
            }
            let kind = &self.game.content.treasures[usize::from(index)];
            let worth = value(self.game, index) * i32::from(kind.seize) / 6;
            drawn = drawn.max(worth * fading(turns(self.game, hex, kind.hex)) / 1000);
        }
        drawn * 3
    }

    fn settle(&self, number: u16) -> i32 {
        let Some(hex) = self.hex(number) else { return 0 };
        let place = self.place(hex).max(0) / 10;
        place * place / 20
    }

    fn walk(&self, number: u16) -> i32 {
        if let Some(Step::Steer { .. }) = self.state.agenda.top() {
            return 10;
        }
        let (Some(to), Place::At(from)) = (self.hex(number), self.magician_place()) else {
            return 1;
        };
        let gain = self.place(to) - self.place(from);
        let eager = if self.leaves { 4 } else { 1 };
        6 + gain.max(-60) * eager / 3
    }

    fn magician_place(&self) -> Place {
        self.state.magician(self.seat).place
    }

    fn step(&self, number: u16) -> i32 {
        if self.captive {
            return 200 + self.settle(number);
        }
        let (Some(to), Place::At(from)) = (self.hex(number), self.magician_place()) else {
            return 1;
        };
        20 + (self.place(to) - self.place(from)) / 3
    }

    /// What the demons of a rank promise, less the curses.
    fn conjure(&self, rank: Rank) -> i32 {
        let (mut worth, mut count) = (0, 0);
        let ring = self.state.ring == Ring::Seat(self.seat);
        for demon in self.state.pile.iter() {
            let kind = &self.game.content.demons[usize::from(demon)];
            if kind.rank == rank {
                count += 1;
                if kind.attitude != Attitude::Unfriendly || ring {
                    worth += self.keep(demon);
                }
            }
        }
        let mean = worth / (count + i32::from(rank == Rank::Duke)).max(1);
        let add = call(self.game, self.state, self.seat, rank);
        let cursed: i32 = (1..=6).map(|die| (-(die + add)).max(0)).sum();
        let dear = [8, 14, 30, 90][usize::try_from(self.marks.min(3)).unwrap_or(3)];
        let want = mean * ease(self.game, self.state, self.seat, rank) / 250;
        (want - cursed * dear).max(2)
    }

    /// What a demon is worth in the boxes of this seat: its powers now, its arm, its rank.
    pub(super) fn keep(&self, demon: u8) -> i32 {
        let kind = &self.game.content.demons[usize::from(demon)];
        let open = self.open;
        let powers = kind.powers.iter().map(|power| match power {
            Power::G => 90 + self.fetch / 5,
            Power::D if open => {
                if self.fetcher {
                    80
                } else {
                    60
                }
            }
            Power::C => 8 + 12 * self.marks,
            Power::T => {
                if self.captive || self.leaves {
                    150
                } else {
                    25
                }
            }
            Power::R => {
                if self.captive {
                    150
                } else {
                    15
                }
            }
            Power::E => 15,
            Power::I => 12,
            Power::X | Power::P | Power::F => 5,
            _ => 3,
        });
        let friendly = if kind.attitude == Attitude::Friendly { 6 } else { 0 };
        let control = [24, 14, 4, 4, 4, 0, 0][kind.rank as usize];
        powers.sum::<i32>() + 2 * i32::from(kind.strength) + friendly + control
    }

    fn giving_up(&self, action: Action) -> i32 {
        match (action, self.state.agenda.top()) {
            (Action::Release { demon }, Some(Step::Crowd { .. })) => {
                let worth = self.keep(demon - 1);
                40_000 / (20 + worth * worth)
            }
            (Action::Release { demon }, Some(Step::Curses { left })) => {
                let deadly = self.marks + i32::from(*left);
                let need = [5, 10, 25, 90, 400][usize::try_from(deadly.min(4)).unwrap_or(4)];
                need - self.keep(demon - 1) / 3
            }
            _ => 1,
        }
    }

    fn power(&self, demon: u8, power: Power) -> i32 {
        let held = matches!(self.magician_place(), Place::At(_))
            && walking::is_held(self.game, self.state, self.seat);
        match power {
            Power::D => 160,
            Power::G => {
                let after = net(self.game, self.state, self.seat) + self.fetch;
                let enough = self.state.seats() == 1 && after > 0;
                if enough { 4000 } else { 20 + self.fetch / 2 }
            }
            Power::C => 60 * self.marks,
            Power::T if self.captive || self.leaves => 2500,
            Power::R if self.captive => 2000,
            Power::R | Power::I if held => 90,
            Power::E if held => 120,
            Power::P | Power::S | Power::B if held => 40,
            Power::F | Power::N if self.state.seats() > 1 => 20,
            _ => 1,
        }
        .saturating_sub(self.keep(demon) / 20)
    }

    fn seize(&self, number: u8, demon: u8) -> i32 {
        let index = Demons::treasure_of(number).unwrap_or(0);
        let kind = &self.game.content.treasures[usize::from(index)];
        200 + value(self.game, index) * i32::from(kind.seize) - self.keep(demon)
    }

    /// Attacks that free him pay; attacks that may end in capture do not.
    fn attack(&self, number: u16) -> i32 {
        let Some(hex) = self.hex(number) else { return 1 };
        let units = self.state.units_in(hex);
        let mortal = |unit: u8| i32::from(self.game.content.mortals[usize::from(unit)].strength);
        let mut against: i32 = units.map(mortal).sum();
        if let Some(rival) = self.state.magician_at(hex) {
            against = defence(self.game, self.state, rival);
        }
        let difference = self.defence - against;
        let good = captures(self.game, difference) + faces(self.game, difference, CombatResult::Df);
        let bad = faces(self.game, difference, CombatResult::Ax);
        8 * good - 40 * bad
    }

    /// How the fight being prepared stands with so much more strength: higher is better for him.
    fn fight(&self, more: i32) -> i32 {
        let Some(fight) = self.state.fight else { return 10 };
        let demon = |demon: u8| i32::from(self.game.content.demons[usize::from(demon)].strength);
        let unit = |unit: u8| i32::from(self.game.content.mortals[usize::from(unit)].strength);
        let attack: i32 = crate::sets::bits(fight.units.into()).map(unit).sum::<i32>()
            + fight.attack.iter().map(demon).sum::<i32>();
        let named: i32 = fight.defence.iter().map(demon).sum();
        if fight.attacker == Some(self.seat) {
            let against: i32 = match fight.victim {
                Some(rival) => defence(self.game, self.state, rival) / 2,
                None => self.state.units_in(fight.hex).map(unit).sum(),
            };
            let difference = attack + more - against;
            let good =
                captures(self.game, difference) + faces(self.game, difference, CombatResult::Df);
            return 10 * good + 30 * (6 - faces(self.game, difference, CombatResult::Ax));
        }
        40 * (6 - captures(self.game, attack - named - more))
    }

    fn commit(&self, demon: u8) -> i32 {
        let kind = &self.game.content.demons[usize::from(demon)];
        let better = self.fight(kind.strength.into()) - self.fight(0);
        10 + better - self.keep(demon) / 4
    }

    fn pay(&self, number: u8) -> i32 {
        let index = Demons::treasure_of(number).unwrap_or(0);
        let need = [8, 20, 60, 200][usize::try_from(self.marks.min(3)).unwrap_or(3)];
        need - value(self.game, index) / 20
    }

    fn steer(&self, unit: u8) -> i32 {
        let here = self.state.place_of(self.seat);
        let there = self.state.mortal(unit).hex;
        let near = here.zip(there).map(|(a, b)| self.game.content.map.distance(a, b));
        near.map_or(1, |near| 30 / i32::try_from(near.max(1)).unwrap_or(30))
    }

    fn town(&self, number: u16) -> i32 {
        let here = self.state.place_of(self.seat);
        let near = here.zip(self.hex(number)).map(|(a, b)| self.game.content.map.distance(a, b));
        near.map_or(1, |near| 60 / i32::try_from(near.max(1)).unwrap_or(60))
    }
}

/// Whether what he has is worth leaving with.
fn leaves(game: &Demons, state: &State, seat: Seat) -> bool {
    let purse = purse(game, state, seat);
    let own = purse.net;
    if state.seats() == 1 {
        return own > 0 || chances::is_hopeless(&purse);
    }
    // Who has nothing more to get can only lose what he has: his life.
    if purse.gain() + purse.service < LITTLE {
        return true;
    }
    let rivals = || state.all_seats().filter(|&other| other != seat);
    let gone = |other: &Seat| state.magician(*other).place == Place::Gone;
    let best_gone = state.all_seats().filter(gone).map(|other| net(game, state, other)).max();
    if let Some(best) = best_gone.filter(|&best| best >= own) {
        // Three times what is expected would not make it good: the game is lost.
        return best >= own + 3 * purse.gain() + purse.service;
    }
    let alone = rivals().all(|other| !state.plays(other));
    // Ahead by what a rival could still make up in a few turns.
    let ahead = rivals().all(|other| !state.plays(other) || net(game, state, other) + LEAD < own);
    alone || (ahead && state.owned(seat).next().is_some()) || (best_gone.is_some() && own > 0)
}

/// Hundreds of ducats for which nobody stays.
const LITTLE: i32 = 15;
/// Hundreds of ducats by which one is ahead for good.
const LEAD: i32 = 350;
