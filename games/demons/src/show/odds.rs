//! What the dice may make of an action, counted from the tables.

use kernel::{Arg, Prospect, Words};

use super::sight;
use crate::Demons;
use crate::content::Hex;
use crate::kinds::{CombatResult, Finding, Power, Rank};
use crate::rules::treasure;
use crate::view::View;
use crate::{Action, HexNumber};

/// Faces of a die.
const DIE: u32 = 6;
/// Most units that are told to wake.
const WAKERS: usize = 6;

/// The ways of a listed action, in words.
pub(super) fn prospects(
    game: &Demons,
    view: &View,
    action: Action,
    words: &dyn Words,
) -> Vec<Prospect> {
    let teller = Teller { game, view, words };
    match action {
        Action::Conjure { rank } => teller.conjuration(rank),
        Action::Seize { treasure, .. } => teller.seizure(treasure),
        Action::Raise {} => teller.shield(0),
        Action::Roll {} => teller.shield(view.spent.unwrap_or(0)),
        Action::Spend { .. } => teller.shield(view.spent.unwrap_or(0) + 1),
        Action::Power { power: Power::D, .. } => teller.discovery_of_treasure(),
        Action::Attack { hex: HexNumber(hex) } => teller.attack(hex, &sight::own_demons(view)),
        Action::Commit { demon } => teller.fight(Some(demon)),
        Action::Strike {} | Action::Stand {} => teller.fight(None),
        Action::Torture { .. } | Action::Refuse {} => teller.torture(),
        Action::Enter { hex: HexNumber(hex) }
        | Action::Walk { hex: HexNumber(hex) }
        | Action::Step { hex: HexNumber(hex) }
        | Action::Transit { hex: HexNumber(hex) }
        | Action::Appear { hex: HexNumber(hex) } => teller.stay_in(hex),
        Action::Stop {} | Action::Stay {} | Action::End {} => {
            sight::own(view).and_then(|own| own.hex).map_or(Vec::new(), |hex| teller.stay_in(hex))
        }
        _ => Vec::new(),
    }
}

struct Teller<'a> {
    game: &'a Demons,
    view: &'a View,
    words: &'a dyn Words,
}

impl Teller<'_> {
    fn way(&self, ways: u32, of: u32, id: &str, args: &[(&str, Arg<'_>)]) -> Option<Prospect> {
        let text = || self.words.say(&format!("odds-{id}"), args);
        (ways > 0).then(|| Prospect { ways, of, text: text() })
    }

    /// §9.0b At least one demon, nothing, or so many curses.
    fn conjuration(&self, rank: Rank) -> Vec<Prospect> {
        let tables = &self.game.content.tables;
        let Some(own) = sight::own(self.view) else { return Vec::new() };
        let level = tables.shields.iter().position(|shield| shield.id == own.shield);
        let level = u8::try_from(level.unwrap_or(0)).unwrap_or(0);
        let mut add = tables.conjuration(level, rank);
        if matches!(own.status, "captive" | "prisoner") {
            let marks = i32::from(own.wounds) + i32::from(own.cursed);
            add += tables.captive + tables.captive_mark * marks;
        }
        let nets = (1..=6).map(|die| die + add);
        let pile = i32::from(self.view.piles[rank as usize]);
        let most = nets.clone().max().unwrap_or(0).min(pile);
        let ways = |wanted: &dyn Fn(i32) -> bool| {
            u32::try_from(nets.clone().filter(|&net| wanted(net)).count()).unwrap_or(0)
        };
        let args = [("rank", Arg::Text(rank.id())), ("most", Arg::Number(most.into()))];
        let mut list = Vec::new();
        list.extend(self.way(ways(&|net| net > 0), DIE, "drawn", &args));
        list.extend(self.way(ways(&|net| net == 0), DIE, "nothing", &[]));
        for curses in 1..=12 {
            let args = [("curses", Arg::Number(curses.into()))];
            list.extend(self.way(ways(&|net| net == -curses), DIE, "curses", &args));
        }
        list
    }

    /// §13.0c
    fn seizure(&self, number: u8) -> Vec<Prospect> {
        let Some(index) = Demons::treasure_of(number) else { return Vec::new() };
        let kind = &self.game.content.treasures[usize::from(index)];
        let args =
            [("treasure", Arg::Text(&kind.id)), ("thousands", Arg::Number(kind.thousands.into()))];
        let ways = u32::from(kind.seize).min(DIE);
        let seized = self.way(ways, DIE, "seized", &args);
        seized.into_iter().chain(self.way(DIE - ways, DIE, "not-seized", &[])).collect()
    }

    /// §14.0b
    fn shield(&self, spent: u8) -> Vec<Prospect> {
        let help = sight::friends(self.game, self.view) + usize::from(spent);
        let ways = u32::try_from(help).unwrap_or(DIE).min(DIE);
        let raised = self.way(ways, DIE, "raised", &[]);
        raised.into_iter().chain(self.way(DIE - ways, DIE, "not-raised", &[])).collect()
    }

    /// §13.0b §13.2a The throws that name a box nobody has discovered, by thirds of its value.
    fn discovery_of_treasure(&self) -> Vec<Prospect> {
        let known = |number: u8| self.view.treasures.iter().any(|t| t.treasure == number);
        let mut values: Vec<u16> = treasure::throws(self.game)
            .filter(|&index| !known(Demons::treasure_number(index)))
            .map(|index| self.game.content.treasures[usize::from(index)].thousands)
            .collect();
        values.sort_unstable();
        let of = u32::try_from(values.len()).unwrap_or(0);
        let third = values.len().div_ceil(3).max(1);
        let told = |part: &[u16]| {
            let ways = u32::try_from(part.len()).unwrap_or(0);
            let (low, high) = (part.first()?, part.last()?);
            let args = [("low", Arg::Number((*low).into())), ("high", Arg::Number((*high).into()))];
            self.way(ways, of, "treasure", &args)
        };
        values.chunks(third).filter_map(told).collect()
    }

    /// §7.0c All demons against a hex, where the defence is known.
    fn attack(&self, hex: u16, demons: &[u8]) -> Vec<Prospect> {
        let Some(defence) = self.defence_of(hex) else { return Vec::new() };
        self.combat(sight::strengths(self.game, demons) - defence)
    }

    /// §X-66 What defends a hex: its mortals, or a rival who has no demon.
    fn defence_of(&self, hex: u16) -> Option<i32> {
        if let Some(rival) = sight::rival_in(self.view, hex) {
            let bare = self.view.magicians[rival.index()].demons.is_empty();
            return bare.then_some(0);
        }
        let in_hex = sight::units(self.game, self.view).filter(|u| u.seen.hex == Some(hex));
        Some(in_hex.map(|unit| i32::from(unit.seen.strength)).sum())
    }

    /// The fight that is being prepared, with this demon too.
    fn fight(&self, more: Option<u8>) -> Vec<Prospect> {
        let Some(fight) = &self.view.fight else { return Vec::new() };
        let more = more.map_or(0, |demon| sight::strength(self.game, demon));
        if fight.attacker.is_some() && fight.attacker == self.view.seat {
            let attack = sight::strengths(self.game, &fight.attack) + more;
            let captor = fight.captor.and_then(|n| self.view.mortals.get(usize::from(n) - 1));
            let defence = match (captor, fight.victim) {
                (Some(unit), _) => Some(i32::from(unit.strength)),
                (None, Some(victim)) => {
                    let bare = self.view.magicians[victim.index()].demons.is_empty();
                    bare.then_some(0)
                }
                (None, None) => self.defence_of(fight.hex),
            };
            return defence.map_or(Vec::new(), |defence| self.combat(attack - defence));
        }
        let unit = |number: &u8| self.view.mortals.get(usize::from(*number) - 1);
        let units = fight.units.iter().filter_map(unit).map(|unit| i32::from(unit.strength));
        let attack = units.sum::<i32>() + sight::strengths(self.game, &fight.attack);
        self.combat(attack - sight::strengths(self.game, &fight.defence) - more)
    }

    /// §8.0a How often each result comes up at this difference.
    fn combat(&self, difference: i32) -> Vec<Prospect> {
        use CombatResult::{Af, Ax, Df, Dx};
        let tables = &self.game.content.tables;
        let told = |result: CombatResult| {
            let ways = (1..=DIE).filter(|&die| tables.combat(difference, die) == result).count();
            let args = [
                ("result", Arg::Text(result.id())),
                ("difference", Arg::Number(difference.into())),
            ];
            self.way(u32::try_from(ways).unwrap_or(0), DIE, "combat", &args)
        };
        [Dx, Df, Af, Ax].into_iter().filter_map(told).collect()
    }

    /// §16.0a
    fn torture(&self) -> Vec<Prospect> {
        let tables = &self.game.content.tables;
        let told = |wounds: u8| {
            let ways = (1..=DIE).filter(|&die| tables.wounds(die) == wounds).count();
            let args = [("wounds", Arg::Number(wounds.into()))];
            self.way(u32::try_from(ways).unwrap_or(0), DIE, "wounds", &args)
        };
        (0..=6).filter_map(told).collect()
    }

    /// §3.0b §6.0a Who would wake in the next mortal turn, and what a search there would bring.
    fn stay_in(&self, number: u16) -> Vec<Prospect> {
        let Some(hex) = self.game.content.map.find(number) else { return Vec::new() };
        let wakers = sight::wakers(self.game, self.view, hex);
        let mut list = Vec::new();
        for &(unit, distance) in wakers.iter().take(WAKERS) {
            let mortal = &self.game.content.mortals[unit.index];
            let args = [
                ("mortal", Arg::Text(&mortal.id)),
                ("strength", Arg::Number(unit.seen.strength.into())),
                ("distance", Arg::Number(distance.into())),
            ];
            // §X-61 A captive may share his hex with a unit: nearer than the lowest die.
            let ways = (DIE + 1).saturating_sub(distance).min(DIE);
            list.extend(self.way(ways, DIE, "wakes", &args));
        }
        let beside = wakers.iter().filter(|(_, distance)| *distance == 1);
        let beside: i32 = beside.map(|(unit, _)| i32::from(unit.seen.strength)).sum();
        let near = wakers.first().map(|(unit, _)| i32::from(unit.seen.strength));
        let strength = if beside > 0 { Some(beside) } else { near };
        if let Some(strength) = strength.filter(|_| self.can_be_searched()) {
            list.extend(self.search(hex, strength));
        }
        list
    }

    /// §12.3I §6.1a A die is thrown only for hidden magicians whom somebody can see.
    fn can_be_searched(&self) -> bool {
        sight::own(self.view).is_some_and(|own| !own.found && !own.invisible)
    }

    /// §6.0b
    fn search(&self, hex: Hex, strength: i32) -> Vec<Prospect> {
        let tables = &self.game.content.tables;
        let terrain = crate::view::terrain(self.game, self.view, hex);
        let modifier = tables.discovery_modifier(terrain);
        let told = |finding: Finding| {
            let ways = (1..=6).filter(|die| tables.discovery(die + modifier, strength) == finding);
            let ways = u32::try_from(ways.count()).unwrap_or(0);
            let args =
                [("result", Arg::Text(finding.id())), ("strength", Arg::Number(strength.into()))];
            self.way(ways, DIE, "search", &args)
        };
        [Finding::Nothing, Finding::Evades, Finding::Found].into_iter().filter_map(told).collect()
    }
}
