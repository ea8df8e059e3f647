//! §PR-85 Obedience tests, and §PR-88 whom an impetuous unit runs at.

use kernel::{Ask, Cx, Seat, Topic, Why, rule, topics};

use crate::action::Action;
use crate::content::Role;
use crate::event::Event;
use crate::formation::Shape;
use crate::grid::{Arc, Direction, Hex};
use crate::ids::{CardKind, MoraleTest, Special};
use crate::illegal::Illegal;
use crate::part;
use crate::rules::ground::{contact, leaders, sight, terrain};
use crate::rules::morale::courage::{self, Against};
use crate::rules::refusals;
use crate::state::{ElementId, Mood, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

static OBEY: Why = Why { code: "obedience", rule: rule!("DW-161") };

/// §PR-85 How near an enemy provokes.
const NEAR: u8 = 3;

/// §PR-85 Whether a unit could get beside an enemy at all, were nobody in the way.
fn is_cut_off(game: &Demonworld, state: &State, unit: TroopId, enemy: ElementId) -> bool {
    let map = game.map();
    let Some(first) = state.members(unit).next() else {
        return true;
    };
    let walker = terrain::walker(game, state, first);
    let mut seen = vec![false; map.len()];
    let mut open: Vec<Hex> = state.members(unit).filter_map(|id| state.element(id).hex).collect();
    let goals: Vec<Hex> = contact::hexes(game, state, enemy).collect();
    while let Some(hex) = open.pop() {
        if goals.iter().any(|goal| goal.distance(hex) <= 1) {
            return false;
        }
        for direction in Direction::ALL {
            let next = hex.step(direction);
            if let Some(index) = map.index(next)
                && !seen[index]
                && terrain::can_enter(game, state, walker, (hex, direction))
            {
                seen[index] = true;
                open.push(next);
            }
        }
    }
    true
}

/// §PR-85 Enemies that provoke a unit: in the narrow arc of a near element, seen by any, and within
/// reach of its feet.
fn provoking(game: &Demonworld, state: &State, unit: TroopId) -> Vec<ElementId> {
    let seat = state.troop(unit).seat;
    let enemies = state.ids().filter(|&id| state.troop(id).seat != seat);
    let mut found = Vec::new();
    for enemy in enemies.flat_map(|id| state.standing(id)) {
        let hexes: Vec<Hex> = contact::hexes(game, state, enemy).collect();
        let near = state.members(unit).any(|own| {
            let one = state.element(own);
            one.hex.is_some_and(|here| {
                let before = |&there: &Hex| {
                    here.distance(there) <= NEAR && Arc::Narrow.holds(here, one.facing, there)
                };
                hexes.iter().any(before)
            })
        });
        let seen = |own| sight::segments(game, state, own, enemy) > 0;
        let provoked =
            near && state.members(unit).any(seen) && !is_cut_off(game, state, unit, enemy);
        if provoked {
            found.push(enemy);
        }
    }
    found
}

/// §PR-9 §PR-85 Whether a unit is of the kind that is tested now.
fn is_tested(game: &Demonworld, state: &State, unit: TroopId) -> bool {
    let one = state.troop(unit);
    let shape = one.formation;
    let card = game.card_of(state, unit);
    let able = match card.kind {
        CardKind::Unit => shape.is_organised() && !matches!(shape, Shape::Column | Shape::Skirmish),
        // §PR-141 A large element of its own mind is tested like a unit of one element.
        kind => kind.is_large() && card.has(Special::Wilful),
    };
    able && game.chapters().obedience
        && leaders::is_free(state, unit)
        && courage::value_b(game, state, unit).is_some()
}

/// §PR-85 The next unit that has to test, from this one on.
pub(crate) fn next(step::Obey { from }: step::Obey, Play { game, state, .. }: Play<'_, '_>) {
    let due = state
        .ids()
        .filter(|&id| id >= from)
        .find(|&id| is_tested(game, state, id) && !provoking(game, state, id).is_empty());
    if let Some(troop) = due {
        state.agenda.first([
            Step::Sign { troop, leader: 0, commander: false },
            Step::Obey { from: TroopId(troop.0 + 1) },
        ]);
    }
}

/// §DW-202 §PR-141 Whether a point is added or taken away as the owner likes: for the leader, or by
/// the card.
fn has_sign(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    leaders::has_role(state, troop, Role::Leader) || game.card_of(state, troop).has(Special::Wilful)
}

/// §DW-202 §DW-205 The owner chooses a sign where there is one.
impl Ask<Demonworld> for step::Sign {
    const TOPICS: &'static [Topic] = topics!["sign" => "DW-202"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.troop).seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let troop = self.troop;
        if has_sign(game, state, troop) || leaders::stars(game, state, troop) > 0 {
            found(Action::Urge {});
            found(Action::Curb {});
        }
    }

    /// §DW-202 §DW-205 A sign is chosen; leader first, then commander.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { troop, leader, commander } = self;
        let sign = if *action == (Action::Urge {}) { 1 } else { -1 };
        let signs = signs(game, state, (troop, leader, commander), sign);
        if signs.1 == 0 {
            state.agenda.first([Step::Sign { troop, leader: sign, commander: true }]);
            return;
        }
        roll(game, state, troop, signs, cx);
    }

    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        roll(game, state, self.troop, (1, 1), cx);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::unknown(at.state, *action)
    }
}

/// §DW-207 §DW-208 What provokes a unit: the largest and the most fearful of the enemies.
fn against(
    game: &Demonworld,
    state: &State,
    enemies: &[ElementId],
    (leader, commander): (i8, i8),
) -> Against {
    let owner = |&enemy: &ElementId| state.element(enemy).troop;
    let size = enemies.iter().map(|enemy| game.card_of(state, owner(enemy)).size).max();
    let fear = enemies.iter().map(|enemy| courage::fear(game, state, owner(enemy))).max();
    Against { fear, size, leader, commander, ..Against::default() }
}

/// §DW-202 §DW-205 What the test would be with these signs.
pub(crate) fn prospect(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    signs: (i8, i8),
) -> Against {
    against(game, state, &provoking(game, state, troop), signs)
}

/// §DW-202 §DW-205 The signs of leader and commander after an answer; the commander's is 0 while
/// he has not been asked.
pub(crate) fn signs(
    game: &Demonworld,
    state: &State,
    (troop, leader, commander): (TroopId, i8, bool),
    sign: i8,
) -> (i8, i8) {
    let both = leaders::stars(game, state, troop) > 0 && has_sign(game, state, troop);
    match (both, commander) {
        (true, false) => (sign, 0),
        (true, true) => (leader, sign),
        (false, _) => (sign, sign),
    }
}

/// §DW-161 The test itself.
fn roll(
    game: &Demonworld,
    state: &mut State,
    troop: TroopId,
    (leader, commander): (i8, i8),
    cx: &mut Cx<'_, Event>,
) {
    let enemies = provoking(game, state, troop);
    let Some(limit) = courage::value_b(game, state, troop) else {
        return;
    };
    let limits = |state: &State| courage::parts_of_b(game, state, troop).unwrap_or_default();
    let against = against(game, state, &enemies, (leader, commander));
    let terms = courage::terms(game, state, troop, (MoraleTest::Obedience, &against));
    let die = u8::try_from(cx.die(6, &OBEY)).expect("a die");
    let sum = terms
        .iter()
        .fold(i8::try_from(die).expect("a die"), |sum, term| sum.saturating_add(term.1));
    if sum < limit {
        cx.tell(|| Event::Obeyed {
            troop,
            die,
            sum,
            limit,
            parts: part::parts(&terms),
            limit_parts: limits(state),
        });
        return;
    }
    cx.tell(|| Event::RanWild {
        troop,
        die,
        sum,
        limit,
        parts: part::parts(&terms),
        limit_parts: limits(state),
    });
    let prey = nearest(state, troop, enemies.iter().copied(), game);
    let one = state.troop_mut(troop);
    one.mood = Mood::Impetuous;
    one.order = None;
    one.prey = prey;
}

/// §PR-85 The unit nearest to this one; among equals the most fearful, then the lowest.
fn nearest(
    state: &State,
    unit: TroopId,
    enemies: impl Iterator<Item = ElementId>,
    game: &Demonworld,
) -> Option<TroopId> {
    let apart = |enemy: ElementId| {
        let there = contact::hexes(game, state, enemy);
        there.filter_map(|hex| contact::apart(game, state, hex, unit)).min()
    };
    enemies
        .filter_map(|enemy| {
            let troop = state.unit_of(enemy);
            Some((apart(enemy)?, -courage::fear(game, state, troop), troop))
        })
        .min()
        .map(|(_, _, troop)| troop)
}
