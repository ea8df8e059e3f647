//! §DL-84, §DL-85, §CR-3 The trap step: points, anti-trap icons, special effects.

use arrayvec::ArrayVec;
use kernel::{Ask, Cx, Seat, Topic, topics};

use crate::action::Action;
use crate::content::{Skip, Target, Word};
use crate::event::Event;
use crate::ids::{Class, Item, Trap, Who};
use crate::illegal::Illegal;
use crate::options::MealFlag;
use crate::rules::damage::{self, Cause};
use crate::rules::items;
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// Whether a trap is aimed at somebody of the owner's choice.
pub(crate) fn is_aimed(game: &DungeonLords, trap: Trap) -> bool {
    let picked = |word: &Word| matches!(word, Word::Damage(target, _) if target.is_picked());
    game.content.trap(trap).words.iter().any(picked)
}

/// §DL-85 Which trap next, and at whom.
impl Ask<DungeonLords> for step::Spring {
    const TOPICS: &'static [Topic] = topics!["spring" => "DL-84"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.battle.as_ref().map(|battle| battle.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let Some(battle) = state.battle.as_ref().filter(|_| !damage::is_over(state)) else {
            return;
        };
        let line = damage::visible(game, state, battle.seat);
        let committed = || Trap::ALL.iter().copied().filter(|trap| battle.traps[trap.index()] > 0);
        for trap in committed().filter(|&trap| !is_aimed(game, trap)) {
            found(Action::Spring { trap });
        }
        for trap in committed().filter(|&trap| is_aimed(game, trap)) {
            let mut targets = line.clone();
            targets.sort_unstable();
            for target in targets {
                found(Action::Aim { trap, target });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        match *action {
            Action::Spring { trap } => spring(game, state, trap, None, cx),
            Action::Aim { trap, target } => spring(game, state, trap, Some(target), cx),
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Spring { trap } => Some(why_not(game, state, trap, None)),
            Action::Aim { trap, target } => Some(why_not(game, state, trap, Some(target))),
            _ => None,
        }
    }
}

/// Why a trap cannot be set off like this.
fn why_not(game: &DungeonLords, state: &State, trap: Trap, target: Option<Who>) -> Illegal {
    if state.battle.as_ref().is_none_or(|battle| battle.traps[trap.index()] == 0) {
        return Illegal::TrapNotPlanned { trap };
    }
    match target {
        Some(target) if is_aimed(game, trap) => Illegal::NoTarget { target },
        _ => Illegal::NeedsTarget { trap },
    }
}

/// §CR-3 One trap is set off; §DL-85 then the next, with what is left of the icons.
fn spring(
    game: &DungeonLords,
    state: &mut State,
    trap: Trap,
    target: Option<Who>,
    cx: &mut Cx<'_, Event>,
) {
    state.agenda.first([Step::Spring]);
    let battle = state.fight_mut();
    let (seat, guard) = (battle.seat, battle.guard);
    battle.traps[trap.index()] -= 1;
    state.stock.played[trap.index()] += 1;
    cx.tell(|| Event::TrapSprung { seat, trap, guard });
    let words = &game.content.trap(trap).words;
    let packets = prevent(game, state, (seat, trap), target, cx);
    for &(who, points) in &packets {
        if damage::is_over(state) {
            break;
        }
        damage::packet(game, state, seat, (who, points), Cause::Trap, cx);
    }
    if words.iter().any(|word| matches!(word, Word::Damage(_, None))) {
        meal(game, state, (seat, guard), &packets, cx);
    }
    // Special effects are never prevented, even if the point was, or was deadly.
    for word in words {
        special(game, state, seat, *word, target, cx);
    }
}

/// §DL-84 The points for each adventurer, places read once, less what anti-trap icons keep off
/// from the front backwards.
fn prevent(
    game: &DungeonLords,
    state: &mut State,
    (seat, trap): (Seat, Trap),
    target: Option<Who>,
    cx: &mut Cx<'_, Event>,
) -> ArrayVec<(Who, u8), 6> {
    let line = damage::visible(game, state, seat);
    let full = |who: Who| {
        let hero = state.player(seat).hero(who);
        hero.map_or(0, |hero| damage::hit_points(game, *hero))
    };
    let mut packets: ArrayVec<(Who, u8), 6> = line.iter().map(|&who| (who, 0)).collect();
    for word in &game.content.trap(trap).words {
        let Word::Damage(at, points) = *word else { continue };
        let last = packets.len().saturating_sub(1);
        for (place, packet) in packets.iter_mut().enumerate() {
            let hit = match at {
                Target::First => place == 0,
                Target::Second => place == 1,
                Target::Last => place == last,
                Target::Others => place > 0,
                Target::Each => true,
                Target::Any | Target::AnyNotFirst | Target::AnyNotPriest => {
                    Some(packet.0) == target
                }
            };
            if hit {
                let more = points.unwrap_or_else(|| full(packet.0));
                packet.1 = packet.1.saturating_add(more);
            }
        }
    }
    for (who, points) in &mut packets {
        let battle = state.fight_mut();
        let prevented = battle.guard.min(*points);
        if *points == 0 {
            continue;
        }
        battle.guard -= prevented;
        let (total, guard) = (*points, battle.guard);
        *points -= prevented;
        let who = *who;
        if prevented > 0 {
            cx.tell(|| Event::TrapBlocked { seat, who, points: total, prevented, guard });
        }
    }
    // §MI-51 More was prevented in this step than without clovers: all of them were used, before
    // the same trap eliminates who bears them.
    let battle = state.fight();
    if battle.clovers > 0 && battle.guard < battle.clovers {
        let clovers = damage::icons(game, state.player(seat), Item::Clover, |face| face.anti_trap);
        let (left, all) = (battle.guard, battle.clovers);
        items::mark(game, state, seat, clovers.tokens, (all, left), cx);
    }
    packets.retain(|(_, points)| *points > 0);
    packets
}

/// §MI-56 The note of the rules read to the letter: a wizard with an amulet who survives a meal.
fn meal(
    game: &DungeonLords,
    state: &mut State,
    (seat, guard): (Seat, u8),
    packets: &[(Who, u8)],
    cx: &mut Cx<'_, Event>,
) {
    if game.options.meal_flag != MealFlag::Always || guard == 0 {
        return;
    }
    let first = state.player(seat).line.first().copied();
    let hit = packets.first().map(|(who, _)| *who);
    if let Some(hero) = first.filter(|hero| hit.is_none_or(|who| who == hero.who)) {
        let amulets = hero.items.showing(Item::Amulet);
        let base = damage::base_hp(game, hero);
        items::mark(game, state, seat, amulets, (hero.damage, base), cx);
    }
}

/// §DL-88 §DL-92 §DL-93 §DL-96 What a trap does besides damage.
fn special(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    word: Word,
    target: Option<Who>,
    cx: &mut Cx<'_, Event>,
) {
    match word {
        // §MI-21 No anti-trap icon keeps it off.
        Word::Poison(points) => {
            if let Some(who) = target {
                let poison = &mut state.fight_mut().poison;
                if !poison.is_full() {
                    poison.push((who, points));
                }
                cx.tell(|| Event::PoisonSet { seat, who, points });
            }
        }
        // §DL-76 §MI-19 §MI-20 Only the class of the tile counts; a paladin has none.
        Word::IfClass(class, what) => {
            let of: Option<Class> = target.and_then(|who| game.content.hero(who).class);
            if of == Some(class) {
                skip(state, what, "dart", cx);
            }
        }
        Word::Skip(what) => skip(state, what, "trap", cx),
        _ => {}
    }
}

/// A step of this battle is left out.
pub(crate) fn skip(state: &mut State, what: Skip, why: &'static str, cx: &mut Cx<'_, Event>) {
    let battle = state.fight_mut();
    let seat = battle.seat;
    let (flag, step) = match what {
        Skip::Conquer => (&mut battle.skip_conquer, "conquer"),
        Skip::Heal => (&mut battle.skip_heal, "heal"),
        Skip::Spell => (&mut battle.skip_spell, "spell"),
    };
    // One reason is enough.
    if !std::mem::replace(flag, true) {
        cx.tell(|| Event::StepSkipped { seat, step, why });
    }
}
