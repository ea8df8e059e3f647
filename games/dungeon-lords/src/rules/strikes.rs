//! §DL-89 to §DL-91, §CR-6 The units attack, in the owner's order.

use arrayvec::ArrayVec;
use kernel::{Ask, Cx, Seat, Topic, topics};

use crate::action::Action;
use crate::content::{Cost, RoomEffect, Target, Word};
use crate::event::Event;
use crate::ids::{Class, Monster, Who};
use crate::illegal::Illegal;
use crate::rules::damage::{self, Cause};
use crate::rules::{ledger, traps};
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// The line of a sheep; the printed lines count from 1.
pub(crate) const SHEEP: u8 = 0;
/// What a sheep does.
const SHEEP_LINE: [Word; 1] = [Word::Attack(Target::First, 1)];

/// The words of a line.
pub(crate) fn words(game: &DungeonLords, monster: Monster, line: u8) -> &[Word] {
    match line.checked_sub(1) {
        None => &SHEEP_LINE,
        Some(index) => {
            let lines = &game.content.monster(monster).lines;
            lines.get(usize::from(index)).map_or(&[], Vec::as_slice)
        }
    }
}

/// §DL-89 Whom a word can hit now; §DL-77 a paladin is the first like anybody else.
pub(crate) fn targets(
    game: &DungeonLords,
    state: &State,
    monster: Monster,
    target: Target,
) -> ArrayVec<Who, 6> {
    let Some(battle) = &state.battle else { return ArrayVec::new() };
    let line = damage::visible(game, state, battle.seat);
    let is_priest = |who: &Who| game.content.hero(*who).class == Some(Class::Priest);
    // In a rage monsters see only the first.
    let rage = battle.rage && !game.content.monster(monster).is_ghost;
    let seen = if rage { 1 } else { line.len() };
    let mut line = line.into_iter().take(seen);
    match target {
        Target::First => line.take(1).collect(),
        Target::Second => line.skip(1).take(1).collect(),
        Target::Last => line.next_back().into_iter().collect(),
        Target::Each | Target::Any => line.collect(),
        Target::Others | Target::AnyNotFirst => line.skip(usize::from(!rage)).collect(),
        Target::AnyNotPriest => line.filter(|who| !is_priest(who)).collect(),
    }
}

/// §DL-89 Whether a unit can use a line now.
pub(crate) fn is_available(game: &DungeonLords, state: &State, monster: Monster, line: u8) -> bool {
    let Some(battle) = &state.battle else { return false };
    let words = words(game, monster, line);
    let payable = check_line(game, state, monster, line).is_ok();
    let first = words.iter().find_map(|word| match word {
        Word::Attack(target, _) => Some(*target),
        _ => None,
    });
    let rage = battle.rage && !game.content.monster(monster).is_ghost;
    let useful = match first {
        Some(target) => !targets(game, state, monster, target).is_empty(),
        None => !rage,
    };
    !words.is_empty() && payable && useful
}

/// §DL-89 §DL-61 Whether what a line costs can be paid.
pub(crate) fn check_line(
    game: &DungeonLords,
    state: &State,
    monster: Monster,
    line: u8,
) -> Result<(), Illegal> {
    let Some(battle) = &state.battle else { return Ok(()) };
    for word in words(game, monster, line) {
        if let Word::Pay(resource, amount) = *word {
            ledger::check(game, state, battle.seat, Cost::of(resource, amount))?;
        }
    }
    Ok(())
}

/// The lines of a unit that has not acted: one that is a sheep has only one.
fn lines(game: &DungeonLords, state: &State, monster: Monster) -> ArrayVec<u8, 5> {
    let Some(battle) = &state.battle else { return ArrayVec::new() };
    let count = battle.units[monster.index()];
    let sheep = battle.sheep == Some(monster);
    let mut lines = ArrayVec::new();
    if count > 0 && sheep {
        lines.push(SHEEP);
    }
    if count > u8::from(sheep) {
        let printed = game.content.monster(monster).lines.len().min(4);
        lines.extend(1..=u8::try_from(printed).expect("at most four lines"));
    }
    lines
}

/// §DL-89 Which unit attacks next, and how; one that cannot may go home first.
impl Ask<DungeonLords> for step::Strike {
    const TOPICS: &'static [Topic] = topics!["strike" => "DL-89"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.battle.as_ref().map(|battle| battle.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let Some(battle) = state.battle.as_ref().filter(|_| !damage::is_over(state)) else {
            return;
        };
        let mut able = false;
        for &monster in Monster::ALL {
            for line in lines(game, state, monster) {
                if is_available(game, state, monster, line) {
                    able = true;
                    found(Action::Attack { monster, line });
                }
            }
        }
        if !able {
            return;
        }
        for &monster in Monster::ALL {
            let waits = battle.units[monster.index()] > 0;
            if waits && !can_attack(game, state, monster) {
                found(Action::Rest { monster });
            }
        }
    }

    /// §DL-89 A unit begins its line, or goes home.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        state.agenda.first([self.into()]);
        match *action {
            Action::Attack { monster, line } => {
                let bonus = bonus(game, state, monster, line);
                let battle = state.fight_mut();
                battle.units[monster.index()] -= 1;
                if line == SHEEP {
                    battle.sheep = None;
                }
                cx.tell(|| Event::Attacked { seat, monster, line, bonus });
                for word in words(game, monster, line) {
                    if let Word::Pay(resource, amount) = *word {
                        let cost = Cost::of(resource, amount);
                        ledger::pay(game, state, seat, cost, None, cx);
                    }
                }
                run(game, state, (monster, line, 0), false, cx);
            }
            Action::Rest { monster } => rest(game, state, monster, cx),
            _ => {}
        }
    }

    /// §DL-90 Nobody can attack any more: whoever is left goes home.
    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        if damage::is_over(state) {
            finish_fallen(game, state);
            return;
        }
        for &monster in Monster::ALL {
            while state.fight().units[monster.index()] > 0 {
                rest(game, state, monster, cx);
            }
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let committed = |monster: Monster| {
            state.battle.as_ref().is_some_and(|battle| battle.units[monster.index()] > 0)
        };
        match *action {
            Action::Attack { monster, .. } | Action::Rest { monster } if !committed(monster) => {
                Some(Illegal::NotCommitted { monster })
            }
            Action::Attack { monster, line } => {
                let unpaid = check_line(game, state, monster, line).err();
                unpaid.or(Some(Illegal::NoLine { monster, line }))
            }
            Action::Rest { monster } => {
                let must = can_attack(game, state, monster);
                must.then_some(Illegal::MustAttack { monster })
            }
            _ => None,
        }
    }
}

/// §DL-89 Whether a committed unit has any line it could use.
pub(crate) fn can_attack(game: &DungeonLords, state: &State, monster: Monster) -> bool {
    lines(game, state, monster).into_iter().any(|line| is_available(game, state, monster, line))
}

/// §DL-100 What the room adds to every damage number; a sheep gets nothing.
fn bonus(game: &DungeonLords, state: &State, monster: Monster, line: u8) -> u8 {
    let Some(battle) = &state.battle else { return 0 };
    let room = state.player(battle.seat).room_at(battle.cell);
    match room.map(|room| &game.content.room(room).effect) {
        Some(RoomEffect::Bonus { kinds, more }) if kinds.contains(&monster) && line != SHEEP => {
            *more
        }
        _ => 0,
    }
}

/// Carries a line out from this word on, up to one whose target is to be chosen.
pub(crate) fn run(
    game: &DungeonLords,
    state: &mut State,
    (monster, line, from): (Monster, u8, u8),
    killed: bool,
    cx: &mut Cx<'_, Event>,
) {
    let words = words(game, monster, line);
    let mut killed = killed;
    for (at, word) in (0u8..).zip(words).skip(from.into()) {
        match *word {
            Word::Attack(target, _) if target.is_picked() => {
                state.agenda.first([Step::Hit { monster, line, at }]);
                return;
            }
            Word::Attack(target, points) => {
                killed = strike(game, state, (monster, line), (target, points), cx);
            }
            Word::OnKill(target, points) if killed && !damage::is_over(state) => {
                strike(game, state, (monster, line), (target, points), cx);
            }
            Word::Skip(what) => traps::skip(state, what, "attack", cx),
            _ => {}
        }
    }
    go_home(game, state, monster, line);
}

/// §CR-6 One word of attack: a packet for each target, front to back.
fn strike(
    game: &DungeonLords,
    state: &mut State,
    (monster, line): (Monster, u8),
    (target, points): (Target, u8),
    cx: &mut Cx<'_, Event>,
) -> bool {
    let more = bonus(game, state, monster, line);
    let mut killed = false;
    let seat = state.fight().seat;
    for who in targets(game, state, monster, target) {
        if damage::is_over(state) {
            break;
        }
        state.fight_mut().attacked = true;
        let packet = (who, points.saturating_add(more));
        killed |= damage::packet(game, state, seat, packet, Cause::Attack, cx);
    }
    killed
}

/// The word whose target is being chosen.
fn picked(game: &DungeonLords, step::Hit { monster, line, at }: step::Hit) -> Option<(Target, u8)> {
    match words(game, monster, line).get(usize::from(at)) {
        Some(Word::Attack(target, points)) => Some((*target, *points)),
        _ => None,
    }
}

/// §DL-89 Whom this attack can hit.
impl Ask<DungeonLords> for step::Hit {
    const TOPICS: &'static [Topic] = topics!["hit" => "DL-89"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.battle.as_ref().map(|battle| battle.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        if damage::is_over(state) {
            return;
        }
        if let Some((target, _)) = picked(game, *self) {
            let mut targets = targets(game, state, self.monster, target);
            targets.sort_unstable();
            for target in targets {
                found(Action::Hit { target });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Action::Hit { target } = *action else { return };
        hit(game, state, self, Some(target), cx);
    }

    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        hit(game, state, self, None, cx);
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Hit { target } => Some(Illegal::NoTarget { target }),
            _ => None,
        }
    }
}

/// §CR-6 The chosen target is hit; nobody if there is none left. Then the line goes on.
fn hit(
    game: &DungeonLords,
    state: &mut State,
    step: step::Hit,
    target: Option<Who>,
    cx: &mut Cx<'_, Event>,
) {
    let step::Hit { monster, line, at } = step;
    let mut killed = false;
    if let (Some((_, points)), Some(who)) = (picked(game, step), target) {
        let seat = state.fight().seat;
        let more = bonus(game, state, monster, line);
        state.fight_mut().attacked = true;
        let packet = (who, points.saturating_add(more));
        killed = damage::packet(game, state, seat, packet, Cause::Attack, cx);
    }
    run(game, state, (monster, line, at + 1), killed, cx);
}

/// §DL-90 After its line a unit lies face down, unless the line says otherwise.
fn go_home(game: &DungeonLords, state: &mut State, monster: Monster, line: u8) {
    let up = words(game, monster, line)
        .iter()
        .any(|word| matches!(word, Word::FaceUp | Word::MayFaceUp));
    let battle = state.fight_mut();
    let pile = if up { &mut battle.fresh } else { &mut battle.spent };
    pile[monster.index()] += 1;
}

/// §DL-90 Whether any line of a unit would bring it home face up: then it stays so where it finds
/// nobody to attack.
fn rises(game: &DungeonLords, monster: Monster) -> bool {
    let lines = &game.content.monster(monster).lines;
    lines.iter().flatten().any(|word| matches!(word, Word::FaceUp | Word::MayFaceUp))
}

/// §DL-90 A unit that cannot attack goes home.
fn rest(game: &DungeonLords, state: &mut State, monster: Monster, cx: &mut Cx<'_, Event>) {
    let up = rises(game, monster);
    let battle = state.fight_mut();
    let sheep = battle.sheep == Some(monster);
    battle.units[monster.index()] -= 1;
    let pile = if up && !sheep { &mut battle.fresh } else { &mut battle.spent };
    pile[monster.index()] += 1;
    let seat = battle.seat;
    cx.tell(|| Event::Rested { seat, monster });
}

/// §DL-90 The party fell before these units could act: they found nobody either, and a sheep lies
/// down.
fn finish_fallen(game: &DungeonLords, state: &mut State) {
    for &monster in Monster::ALL {
        let up = rises(game, monster);
        let Some(battle) = state.battle.as_mut() else { return };
        let count = std::mem::take(&mut battle.units[monster.index()]);
        let sheep = u8::from(battle.sheep == Some(monster)).min(count);
        let up = if up { count - sheep } else { 0 };
        battle.fresh[monster.index()] += up;
        battle.spent[monster.index()] += count - up;
    }
    if let Some(battle) = state.battle.as_mut() {
        battle.sheep = None;
    }
}
