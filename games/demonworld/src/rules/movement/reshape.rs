//! §PR-44 §PR-88 The steps with which a unit out of order forms up in one manoeuvre.

use std::collections::BTreeSet;

use crate::Demonworld;
use crate::action::{Action, Spot};
use crate::formation;
use crate::grid::{Hex, Place};
use crate::ids::{Arm, Formation};
use crate::moulds::{Caster, Mould};
use crate::rules::ground::shape;
use crate::state::{Deeds, ElementId, State, TroopId};

/// What nobody can do costs.
const NEVER: i32 = 1_000_000;
/// What it is worth to stand on a place that is needed; more than all elements can step.
const NEED: i32 = 1_000;
/// So many elements of a crowd are tried out one by one; when more have to step, they form ranks.
const TRIED: usize = 3;

/// A unit out of order that looks one way.
struct Crowd<'a> {
    game: &'a Demonworld,
    state: &'a State,
    unit: TroopId,
    own: Vec<(ElementId, Place)>,
    /// Where each of them can step.
    ways: Vec<Vec<Hex>>,
}

/// §PR-88 The steps with which the fewest elements re-form the unit, those that can be made at once:
/// into a formation in which it can attack, else into a column, else into that of skirmishers. Nothing
/// if the unit is in order, or if one step of each does not suffice.
pub(crate) fn steps(
    game: &Demonworld,
    state: &State,
    unit: TroopId,
    may: &dyn Fn(ElementId, Hex) -> bool,
) -> Vec<Action> {
    let place = |element| {
        let one = state.element(element);
        Some((element, Place::new(one.hex?, one.facing)))
    };
    let own: Vec<(ElementId, Place)> = state.members(unit).filter_map(place).collect();
    let places = shape::places(state, unit);
    let one_way = places.windows(2).all(|pair| pair[0].facing == pair[1].facing);
    // §PR-33 No step brings a wedge that was broken up into order.
    let broken = state.troop(unit).deeds.has(Deeds::BROKE_UP);
    if !one_way || broken || shape::of(game, state, unit, &places).is_organised() {
        return Vec::new();
    }
    let ways = own
        .iter()
        .map(|&(element, place)| place.hex.neighbours().filter(|&hex| may(element, hex)).collect());
    let ways = ways.collect();
    let crowd = Crowd { game, state, unit, own, ways };
    crowd.steps().into_iter().collect()
}

impl Crowd<'_> {
    fn steps(&self) -> BTreeSet<Action> {
        let mut open: Vec<Hex> = self.own.iter().map(|(_, place)| place.hex).collect();
        open.extend(self.ways.iter().flatten());
        open.sort_unstable();
        open.dedup();
        let Some(&(_, first)) = self.own.first() else { return BTreeSet::new() };
        let caster = Caster { count: self.own.len(), facing: first.facing, open: &open };
        let card = self.game.card_of(self.state, self.unit);
        if card.is_horde() {
            let together = self.together();
            let ranks = || self.towards(|found| caster.lines(2..=caster.count / 2, found));
            return if together.is_empty() { ranks() } else { together };
        }
        // §PR-33 §PR-34 One arm only; all characters go on foot.
        let one_arm = self.state.guests(self.unit).next().is_none() || card.arm == Arm::Infantry;
        let knows = |formation| one_arm && card.knows(formation);
        let in_ranks = self.towards(|found| {
            caster.lines(2..=caster.count, found);
            if knows(Formation::Wedge) {
                caster.wedges(found);
            }
        });
        if !in_ranks.is_empty() {
            return in_ranks;
        }
        let column = self.towards(|found| caster.lines(1..=1, found));
        if column.is_empty() && knows(Formation::Skirmish) {
            return self.towards(|found| caster.skirmishes(found));
        }
        column
    }

    /// Steps into those of these formations that take the fewest.
    fn towards(&self, cast: impl FnOnce(&mut dyn FnMut(Mould))) -> BTreeSet<Action> {
        let mut best = i32::MAX;
        let mut fitting = Vec::new();
        cast(&mut |mould| {
            let outside = |(_, place): &&(ElementId, Place)| {
                !mould.need.contains(&place.hex) && !mould.spare.contains(&place.hex)
            };
            let least = i32::try_from(self.own.iter().filter(outside).count()).unwrap_or(NEVER);
            if least > best {
                return;
            }
            let steps = self.fill(&mould, None).unwrap_or(i32::MAX);
            if steps < best {
                fitting.clear();
                best = steps;
            }
            if steps == best && steps < i32::MAX {
                fitting.push(mould);
            }
        });
        let mut found = BTreeSet::new();
        for mould in fitting {
            for (at, ways) in self.ways.iter().enumerate() {
                for &hex in ways.iter().filter(|&&hex| self.state.is_free(self.game, hex)) {
                    if self.fill(&mould, Some((at, hex))) == Some(best) {
                        found.insert(self.step(at, hex));
                    }
                }
            }
        }
        found
    }

    fn step(&self, at: usize, hex: Hex) -> Action {
        Action::Step { element: self.own[at].0, hex: Spot::of(hex) }
    }

    /// How many elements have to step to fill a formation, one of them to where it is told to.
    fn fill(&self, mould: &Mould, told: Option<(usize, Hex)>) -> Option<i32> {
        let slots: Vec<Hex> = mould.need.iter().chain(&mould.spare).copied().collect();
        if slots.len() < self.own.len() {
            return None;
        }
        let price = |at: usize, slot: usize| {
            let hex = slots[slot];
            let price = if told.is_some_and(|told| told.0 == at && told.1 != hex) {
                NEVER
            } else if self.own[at].1.hex == hex {
                0
            } else if self.ways[at].contains(&hex) {
                1
            } else {
                NEVER
            };
            if slot < mould.need.len() { price - NEED } else { price }
        };
        let prices: Vec<Vec<i32>> = (0..self.own.len())
            .map(|at| (0..slots.len()).map(|slot| price(at, slot)).collect())
            .collect();
        let chosen = cheapest(&prices);
        let sum: i32 = chosen.iter().zip(&prices).map(|(&slot, row)| row[slot]).sum();
        let steps = sum + NEED * i32::try_from(mould.need.len()).unwrap_or(NEVER);
        let places: Vec<Place> =
            chosen.iter().map(|&slot| Place::new(slots[slot], self.own[0].1.facing)).collect();
        let fits = (0..NEED).contains(&steps)
            && shape::of(self.game, self.state, self.unit, &places).is_organised();
        fits.then_some(steps)
    }

    /// §PR-35 Steps of the fewest elements that make one crowd of them.
    fn together(&self) -> BTreeSet<Action> {
        let places: Vec<Place> = self.own.iter().map(|(_, place)| *place).collect();
        // Two who both step are three hexes apart at most.
        let near = |one: &Place| {
            places.iter().filter(|other| (1..=3).contains(&one.hex.distance(other.hex))).count()
        };
        let mut found = BTreeSet::new();
        if places.iter().all(|place| near(place) >= 2) {
            for most in 1..=TRIED {
                self.gather((places.clone(), most), 0, &mut found);
                if !found.is_empty() {
                    break;
                }
            }
        }
        found
    }

    /// Lets one element more step: one whose place somebody has taken, else one that has too few beside
    /// it or one that comes beside it.
    fn gather(
        &self,
        (places, left): (Vec<Place>, usize),
        stepped: u32,
        found: &mut BTreeSet<Action>,
    ) {
        let fresh = |at: usize| stepped >> at & 1 == 0;
        let pushed = (0..places.len()).find(|&at| {
            let taken = places.iter().filter(|other| other.hex == places[at].hex).count() > 1;
            taken && fresh(at)
        });
        if pushed.is_none() && formation::is_horde(&places) {
            let free = |hex: Hex| self.state.is_free(self.game, hex);
            let steps = (0..places.len()).filter(|&at| !fresh(at));
            let steps = steps.map(|at| (at, places[at].hex)).filter(|step| free(step.1));
            found.extend(steps.map(|(at, hex)| self.step(at, hex)));
            return;
        }
        if left == 0 {
            return;
        }
        let beside = |one: Hex| places.iter().filter(|other| one.distance(other.hex) == 1).count();
        let lonely = (0..places.len()).find(|&at| beside(places[at].hex) < 2);
        for (at, ways) in self.ways.iter().enumerate().filter(|(at, _)| fresh(*at)) {
            let helps = |hex: Hex| match (pushed, lonely) {
                (Some(pushed), _) => at == pushed,
                (None, Some(lonely)) => at == lonely || hex.distance(places[lonely].hex) == 1,
                (None, None) => true,
            };
            let open = |hex: Hex| {
                places.iter().enumerate().all(|(other, place)| place.hex != hex || fresh(other))
            };
            for &hex in ways.iter().filter(|&&hex| helps(hex) && open(hex)) {
                let mut next = places.clone();
                next[at].hex = hex;
                self.gather((next, left - 1), stepped | 1 << at, found);
            }
        }
    }
}

/// The slot of each row so that all together cost least; there are as many slots as rows or more.
/// The Hungarian method, good for the dozen elements of a unit.
fn cheapest(prices: &[Vec<i32>]) -> Vec<usize> {
    let (rows, slots) = (prices.len(), prices.first().map_or(0, Vec::len));
    let (mut paid, mut spared) = (vec![0; rows + 1], vec![0; slots + 1]);
    // Row 0 is nobody, slot 0 the one from which a row starts its search.
    let mut holder = vec![0; slots + 1];
    for row in 1..=rows {
        let (mut least, mut from) = (vec![i32::MAX; slots + 1], vec![0; slots + 1]);
        let mut seen = vec![false; slots + 1];
        let mut at = 0;
        holder[0] = row;
        while holder[at] != 0 {
            seen[at] = true;
            let (mut gap, mut next) = (i32::MAX, 0);
            for slot in (1..=slots).filter(|&slot| !seen[slot]) {
                let price = prices[holder[at] - 1][slot - 1] - paid[holder[at]] - spared[slot];
                if price < least[slot] {
                    (least[slot], from[slot]) = (price, at);
                }
                if least[slot] < gap {
                    (gap, next) = (least[slot], slot);
                }
            }
            for slot in 0..=slots {
                if seen[slot] {
                    paid[holder[slot]] += gap;
                    spared[slot] -= gap;
                } else {
                    least[slot] = least[slot].saturating_sub(gap);
                }
            }
            at = next;
        }
        while at != 0 {
            holder[at] = holder[from[at]];
            at = from[at];
        }
    }
    let mut chosen = vec![0; rows];
    for slot in 1..=slots {
        if holder[slot] > 0 {
            chosen[holder[slot] - 1] = slot - 1;
        }
    }
    chosen
}
