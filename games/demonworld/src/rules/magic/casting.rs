//! §DW-9 §DW-10 §DW-220 to §DW-233 §PR-112 to §PR-116 Magic: announcing, casting, failing. What
//! spells do is in `spells`, how wizards rest in `rest`.

use std::ops::ControlFlow;

use kernel::{Ask, Cx, Seat, Topic, Why, rule, topics};

use super::{aim, ring, spells};
use crate::action::Action;
use crate::content::Failure;
use crate::event::Event;
use crate::grid::Direction;
use crate::ids::{Phase, SpellId};
use crate::illegal::Illegal;
use crate::rules::ground::{contact, gear};
use crate::rules::morale::losses;
use crate::rules::refusals;
use crate::rules::weather::fire;
use crate::state::{Air, Cast, Deeds, ElementId, State, TroopId};
use crate::step::{self, Cause, Step};
use crate::{At, Demonworld, Found, Play};

static ORDER: Why = Why { code: "announcement", rule: rule!("PR-112") };
static CAST: Why = Why { code: "cast", rule: rule!("DW-220") };
static CRITICAL: Why = Why { code: "critical", rule: rule!("DW-227") };
static BURST: Why = Why { code: "burst", rule: rule!("DW-230") };

/// Extra points that have not been named yet.
const OPEN: u8 = u8::MAX;
/// §DW-221 The lowest die that can succeed; more extra points than it leaves are wasted.
const LOWEST: u8 = 3;
/// Rolls again at most so often when both sides roll alike.
const ROLLS: u8 = 20;

/// §DW-9 §PR-112 The wizards who can announce something, in ascending level.
pub(crate) fn begin(_: step::Wizards, Play { game, state, cx }: Play<'_, '_>) {
    state.phase = Phase::Magic;
    state.casts.clear();
    let speaks = |&id: &TroopId| can_cast(game, state, id) || wears(game, state, id);
    let mut wizards: Vec<TroopId> = state.ids().filter(speaks).collect();
    if !game.chapters().magic || wizards.is_empty() {
        return;
    }
    cx.tell(|| Event::PhaseBegan { phase: Phase::Magic });
    let level = |id: TroopId| game.card_of(state, id).magic_level;
    let mut sides: Vec<(u8, [u32; 2])> = Vec::new();
    for wizard in &wizards {
        let level = level(*wizard);
        let shared = |seat: u8| {
            wizards
                .iter()
                .any(|id| state.troop(*id).seat.0 == seat && gear::level(game, state, *id) == level)
        };
        if sides.iter().all(|(known, _)| *known != level) && shared(0) && shared(1) {
            sides.push((level, precedence(cx)));
        }
    }
    // §PR-112 Of equal level the lower die announces first.
    let die = |id: TroopId| {
        let entry = sides.iter().find(|(known, _)| *known == level(id));
        entry.map_or(0, |(_, dice)| dice[state.troop(id).seat.index()])
    };
    wizards.sort_by_key(|&id| (level(id), die(id), id));
    state.agenda.first([Step::Cast, Step::Effects]);
    for wizard in wizards.into_iter().rev() {
        state.agenda.first([Step::Announce { wizard }]);
    }
}

/// One die for each side until they differ.
fn precedence(cx: &mut Cx<'_, Event>) -> [u32; 2] {
    for _ in 0..ROLLS {
        let dice = [cx.die(6, &ORDER), cx.die(6, &ORDER)];
        if dice[0] != dice[1] {
            return dice;
        }
    }
    [1, 2]
}

/// §PR-128 Whether a character stands out of the fire, and did so when the turn began.
fn is_safe(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    state.standing(troop).next().is_some_and(|id| !fire::is_caught(game, state, id))
}

/// §PR-139 Whether the bearer of a ring might use it.
fn wears(game: &Demonworld, state: &State, bearer: TroopId) -> bool {
    is_safe(game, state, bearer) && ring::may_be_used(game, state, bearer)
}

/// §PR-139 Whether a bearer is asked whatever his ring holds.
fn asks_bearer(game: &Demonworld, state: &State, bearer: TroopId) -> bool {
    open(state, bearer).is_none() && wears(game, state, bearer)
}

/// §PR-112 What a wizard can announce.
fn castable(game: &Demonworld, state: &State, wizard: TroopId) -> impl Iterator<Item = SpellId> {
    let one = state.troop(wizard);
    let able = gear::level(game, state, wizard) > 0
        && one.air == Air::Ground
        && one.lore.blocked < state.turn
        && is_safe(game, state, wizard);
    let spells = (0..).map(SpellId).take(if able { game.content().spells.len() } else { 0 });
    spells.filter(move |&spell| is_castable(game, state, wizard, spell))
}

/// §PR-112 Whether a wizard can announce at all.
fn can_cast(game: &Demonworld, state: &State, wizard: TroopId) -> bool {
    castable(game, state, wizard).next().is_some()
}

/// Points that a wizard has.
fn purse(state: &State, wizard: TroopId) -> u8 {
    let lore = state.troop(wizard).lore;
    lore.points.saturating_add(lore.extra)
}

/// §FR-130 Whether a spell is on the wizard's list, he can pay for it, and it has a target.
fn is_castable(game: &Demonworld, state: &State, wizard: TroopId, spell: SpellId) -> bool {
    let face = game.content().spell(spell);
    face.faction == game.card_of(state, wizard).faction
        && face.level <= purse(state, wizard)
        && spells::has_target(game, state, (wizard, spell))
}

/// The announcement that a wizard is in the middle of.
pub(crate) fn open(state: &State, wizard: TroopId) -> Option<&Cast> {
    let own = state.casts.last().filter(|cast| cast.wizard == wizard);
    own.filter(|cast| cast.extra == OPEN || is_aimless(cast))
}

fn is_aimless(cast: &Cast) -> bool {
    cast.troop.is_none() && cast.hex.is_none()
}

/// §PR-112 What is asked of a wizard: a spell, its target, extra points.
fn question(state: &State, wizard: TroopId) -> &'static str {
    match open(state, wizard) {
        None => "announce",
        Some(cast) if is_aimless(cast) => "announce-target",
        Some(_) => "announce-points",
    }
}

/// §DW-222 The most extra points that could still help.
fn most_extra(game: &Demonworld, state: &State, wizard: TroopId, spell: SpellId) -> u8 {
    let level = game.content().spell(spell).level;
    let engaged = state.standing(wizard).any(|element| contact::is_engaged(game, state, element));
    if engaged {
        return 0;
    }
    level.saturating_sub(LOWEST).min(purse(state, wizard).saturating_sub(level))
}

/// §PR-112 Spell, target, extra points, one after the other.
impl Ask<Demonworld> for step::Announce {
    const TOPICS: &'static [Topic] = topics![lone "announce" => "PR-112", lone "announce-target" => "PR-112", lone "announce-points" => "DW-222"];

    fn part(&self, At { state, .. }: At<'_>, _: Seat) -> &'static str {
        question(state, self.wizard)
    }

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.troop(self.wizard).seat)
    }

    /// §PR-139 Whether a bearer is asked tells nothing of the spell in his ring.
    fn is_open(&self, At { game, state }: At<'_>, seat: Seat) -> bool {
        if asks_bearer(game, state, self.wizard) {
            return true;
        }
        let mut count = 0_u8;
        self.offer(At { game, state }, seat, &mut |_| count = count.saturating_add(1));
        // Not to be asked would tell that the spell in the ring finds no target.
        count > u8::from(!ring::is_worn(game, state, self.wizard))
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let wizard = self.wizard;
        match open(state, wizard) {
            None => {
                for spell in castable(game, state, wizard) {
                    found(Action::Cast { spell });
                }
                found(Action::NoSpell {});
                if ring::can_use(game, state, wizard) {
                    found(Action::UseRing {});
                }
            }
            Some(cast) if cast.troop.is_none() && cast.hex.is_none() => {
                let mut list: Vec<Action> = Vec::new();
                let _all = spells::targets(game, state, (wizard, cast.spell), &mut |one| {
                    list.push(one);
                    ControlFlow::Continue(())
                });
                list.sort_unstable();
                list.dedup();
                list.into_iter().for_each(found);
            }
            Some(cast) => {
                for points in 0..=most_extra(game, state, wizard, cast.spell) {
                    found(Action::Spend { points });
                }
            }
        }
    }

    /// §PR-112 One part of an announcement; points are paid with the last one.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let wizard = self.wizard;
        let again = Step::Announce { wizard };
        match *action {
            Action::Cast { spell } => {
                let cast =
                    Cast { wizard, spell, troop: None, hex: None, extra: OPEN, works: false };
                state.casts.push(cast);
                state.agenda.first([again]);
            }
            Action::Enchant { troop } => {
                if let Some(cast) = state.casts.last_mut() {
                    cast.troop = Some(troop);
                }
                pay_on(state, wizard);
            }
            Action::StrikeHex { hex } => {
                if let Some(cast) = state.casts.last_mut() {
                    cast.hex = Some(hex.hex());
                }
                pay_on(state, wizard);
            }
            Action::Spend { points } => pay(game, state, (wizard, points), cx),
            Action::UseRing {} => ring::use_up(game, state, wizard, cx),
            _ => {}
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || why_not(at.game, at.state, self.wizard, *action))
    }
}

/// Points are asked for next, unless the spell comes from a ring.
fn pay_on(state: &mut State, wizard: TroopId) {
    if open(state, wizard).is_some() {
        state.agenda.first([Step::Announce { wizard }]);
    }
}

/// §PR-112 The points are gone now, whatever comes of the spell.
fn pay(
    game: &Demonworld,
    state: &mut State,
    (wizard, extra): (TroopId, u8),
    cx: &mut Cx<'_, Event>,
) {
    let Some(cast) = state.casts.last_mut() else { return };
    cast.extra = extra;
    let spell = cast.spell;
    let price = game.content().spell(spell).level.saturating_add(extra);
    let one = state.troop_mut(wizard);
    one.deeds.mark(Deeds::CAST);
    let own = one.lore.points.min(price);
    one.lore.points -= own;
    one.lore.extra = one.lore.extra.saturating_sub(price - own);
    cx.tell(|| Event::Announced { troop: wizard, spell, extra });
}

/// §DW-10 §PR-113 All spells are rolled for, in the order of their announcement.
pub(crate) fn cast(_: step::Cast, Play { game, state, cx }: Play<'_, '_>) {
    for index in 0..state.casts.len() {
        let cast = state.casts[index];
        let (troop, spell) = (cast.wizard, cast.spell);
        // §PR-139 A ring does not fail.
        if cast.works {
            continue;
        }
        let level = game.content().spell(spell).level;
        let die = u8::try_from(cx.die(20, &CAST)).expect("a die");
        if die <= game.content().tables.critical {
            backfire(game, state, (cast, die), cx);
        } else if die.saturating_add(cast.extra) >= level {
            state.casts[index].works = true;
            cx.tell(|| Event::SpellWorked { troop, spell, die });
        } else {
            cx.tell(|| Event::SpellFailed { troop, spell, die });
        }
    }
}

/// §DW-227 §DW-228 §DW-229 §DW-230 §DW-231 §DW-232 §DW-233 §PR-15 §PR-116 A critical failure.
fn backfire(game: &Demonworld, state: &mut State, (cast, die): (Cast, u8), cx: &mut Cx<'_, Event>) {
    let (troop, spell) = (cast.wizard, cast.spell);
    let tables = &game.content().tables;
    let more = gear::level(game, state, troop).saturating_sub(1);
    let rolled = u8::try_from(cx.die(20, &CRITICAL)).expect("a die");
    let result = rolled.saturating_add(more).min(20);
    cx.tell(|| Event::SpellBackfired { troop, spell, die, result });
    let spent = game.content().spell(spell).level.saturating_add(cast.extra);
    let Some(wizard) = state.standing(troop).next() else { return };
    match tables.failure(result) {
        Failure::Killed => {
            let left = state.element(wizard).hp;
            losses::hurt(game, state, (wizard, left, Cause::Spell), cx);
        }
        Failure::Wounds => {
            let points = spent.div_ceil(tables.points_per_wound);
            losses::hurt(game, state, (wizard, points, Cause::Spell), cx);
        }
        Failure::Burst => burst(game, state, (wizard, spent), cx),
        Failure::Drained => {
            let lore = &mut state.troop_mut(troop).lore;
            (lore.points, lore.drained) = (0, true);
        }
        Failure::Emptied => state.troop_mut(troop).lore.points = 0,
        Failure::Blocked => {
            let until = state.turn.saturating_add(tables.blocked_turns);
            state.troop_mut(troop).lore.blocked = until;
        }
    }
}

/// §DW-230 The wizard, then everybody beside him by direction, one die each.
fn burst(
    game: &Demonworld,
    state: &mut State,
    (wizard, spent): (ElementId, u8),
    cx: &mut Cx<'_, Event>,
) {
    let Some(hex) = state.element(wizard).hex else { return };
    let around = Direction::ALL.into_iter().map(|direction| hex.step(direction));
    let near: Vec<ElementId> = around.filter_map(|hex| state.at(game, hex)).collect();
    for element in std::iter::once(wizard).chain(near) {
        if state.element(element).is_alive() && cx.die(20, &BURST) <= u32::from(spent) {
            losses::hurt(game, state, (element, 1, Cause::Spell), cx);
        }
    }
}

/// Why an announcement is refused.
fn why_not(
    game: &Demonworld,
    state: &State,
    wizard: TroopId,
    action: Action,
) -> Result<(), Illegal> {
    let wrong = Err(Illegal::WrongStep { step: question(state, wizard) });
    match (open(state, wizard), action) {
        (None, Action::Cast { spell }) => {
            let listed = usize::from(spell.0) < game.content().spells.len();
            let faction = game.card_of(state, wizard).faction;
            if !listed || game.content().spell(spell).faction != faction {
                return Err(Illegal::SpellUnknown { spell });
            }
            let (points, need) = (purse(state, wizard), game.content().spell(spell).level);
            if points < need {
                Err(Illegal::TooFewPoints { points, need })
            } else if spells::has_target(game, state, (wizard, spell)) {
                wrong
            } else {
                Err(Illegal::SpellWithoutTarget { spell })
            }
        }
        (None, Action::UseRing {}) => Err(Illegal::NoRing { troop: wizard }),
        (Some(cast), Action::Enchant { troop }) if is_aimless(cast) => {
            Err(aim::no_card(game, state, (wizard, troop), cast.spell))
        }
        (Some(cast), Action::StrikeHex { hex }) if is_aimless(cast) => {
            Err(aim::no_hex(game, state, (wizard, hex), cast.spell))
        }
        (Some(cast), Action::Spend { points }) if !is_aimless(cast) => {
            let most = most_extra(game, state, wizard, cast.spell);
            let engaged =
                state.standing(wizard).any(|element| contact::is_engaged(game, state, element));
            if engaged && points > 0 {
                Err(Illegal::NoExtraInMelee {})
            } else {
                Err(Illegal::TooFewPoints { points: most, need: points })
            }
        }
        _ => wrong,
    }
}
