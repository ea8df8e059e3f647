//! §7.0a to §8.2h Fights: who is in them, what they bring.

use arrayvec::ArrayVec;
use kernel::chance::Why;
use kernel::{Ask, Cx, Seat, Seats, Topic, rule, topics};

use crate::action::Action;
use crate::content::Hex;
use crate::event::{Event, Farewell};
use crate::ids::{Demon, Unit};
use crate::illegal::Illegal;
use crate::kinds::{Attitude, CombatResult};
use crate::options::{NeutralAfterCombat, RecoverAtHome};
use crate::rules::routes::highest;
use crate::rules::{captivity, control};
use crate::sets::{DemonSet, bits};
use crate::state::{Fight, Place, State};
use crate::step::{self, Step};
use crate::{At, Demons, Found, Play};

static COMBAT: Why = Why { code: "combat", rule: rule!("8.0a") };
static CAPTOR: Why = Why { code: "captor", rule: rule!("8.2g") };

/// §X-67 The next magician whom mortals attack; §X-20 §7.4a §7.5a all of them in one attack.
pub(crate) fn mortal_attacks(
    step::Attacks { at }: step::Attacks,
    Play { game, state, cx }: Play<'_, '_>,
) {
    let Some(&seat) = state.order.get(usize::from(at)) else {
        state.agenda.first([Step::Tortures { unit: 0, done: 0 }]);
        return;
    };
    state.agenda.first([Step::Attacks { at: at + 1 }]);
    let mut units = 0u32;
    for (unit, _) in state.living() {
        if state.mortal(unit).aim == Some(seat) {
            units |= 1 << unit;
        }
    }
    let Place::At(hex) = state.magician(seat).place else { return };
    if units == 0 {
        return;
    }
    let strength = strength(game, units);
    cx.tell(|| Event::MortalsAttacked { seat, count: units.count_ones(), strength });
    state.fight = Some(Fight {
        attacker: None,
        units,
        hex,
        victim: Some(seat),
        captor: None,
        attack: DemonSet::NONE,
        defence: DemonSet::NONE,
    });
    state.agenda.first([Step::Defend]);
}

/// §7.7a Strengths of units together.
pub(crate) fn strength(game: &Demons, units: u32) -> i32 {
    bits(units.into()).map(|unit| i32::from(game.content.mortals[usize::from(unit)].strength)).sum()
}

fn demon_strength(game: &Demons, demons: DemonSet) -> i32 {
    demons.iter().map(|demon| i32::from(game.content.demons[usize::from(demon)].strength)).sum()
}

/// §7.0a §12.3I §X-72 Hexes that a magician may attack now.
pub(crate) fn prey(game: &Demons, state: &State, seat: Seat) -> ArrayVec<Hex, 8> {
    let mut prey = ArrayVec::new();
    match state.magician(seat).place {
        Place::At(at) => {
            for (hex, _) in game.content.map.neighbours(at) {
                let rival = state.magician_at(hex).filter(|&rival| is_open(state, rival));
                if state.has_mortal(hex) || rival.is_some() {
                    prey.push(hex);
                }
            }
        }
        // §X-49
        Place::Captive(_) | Place::Prisoner(_) if game.options.captive_attack => {
            prey.extend(state.place_of(seat));
        }
        _ => {}
    }
    prey
}

/// Whether demons may be used against this magician at all.
pub(crate) fn is_open(state: &State, seat: Seat) -> bool {
    !state.magician(seat).invisible && !state.magician(seat).reconciled
}

/// §7.0c §3.0g §7.7b Begins the attack of one magician on a hex; §X-81 it shows him to nobody.
pub(crate) fn attack(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    hex: Hex,
    cx: &mut Cx<'_, Event>,
) {
    let (victim, captor) = match state.magician(seat).place {
        Place::Captive(unit) => (None, Some(unit)),
        Place::Prisoner(rival) => (Some(rival), None),
        _ => (state.magician_at(hex), None),
    };
    cx.tell(|| Event::Attacked { seat, hex: game.printed(hex) });
    let (attack, defence) = (DemonSet::NONE, DemonSet::NONE);
    state.fight =
        Some(Fight { attacker: Some(seat), units: 0, hex, victim, captor, attack, defence });
    state.agenda.first([Step::Commit]);
}

/// §X-23 Shows a demon that fights.
fn show(state: &mut State, seat: Seat, demon: u8, side: &'static str, cx: &mut Cx<'_, Event>) {
    if let Some((owner, place)) = state.holder(demon) {
        state.magician_mut(owner).held[place].eyes = Seats::ALL;
    }
    cx.reveal();
    cx.tell(|| Event::Committed { seat, demon: Demon(demon), side });
}

/// §7.0c The attacker names demons, one at least, and strikes.
impl Ask<Demons> for step::Commit {
    const TOPICS: &'static [Topic] = topics!["commit" => "7.0c"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { state, .. }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let Some(Fight { attacker: Some(seat), attack, .. }) = state.fight else { return };
        let free = control::own(state, seat).filter(|held| !attack.contains(held.demon));
        free.for_each(|held| found(Action::Commit { demon: held.demon + 1 }));
        if !attack.is_empty() {
            found(Action::Strike {});
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Commit { demon } = *action {
            show(state, seat, demon - 1, "attack", cx);
            if let Some(fight) = &mut state.fight {
                fight.attack.insert(demon - 1);
            }
            state.agenda.first([self.into()]);
        } else {
            state.agenda.first([Step::Defend]);
        }
    }

    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        state.agenda.first([Step::Defend]);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Commit { demon } => Some(not_named(state, demon)),
            Action::Strike {} => Some(Illegal::MustAttack { count: 0 }),
            _ => None,
        }
    }
}

/// §7.6a The defender names demons, one at least if he has any, and stands.
impl Ask<Demons> for step::Defend {
    const TOPICS: &'static [Topic] = topics!["defend" => "7.6a"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.fight.and_then(|fight| fight.victim)
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(fight) = state.fight else { return };
        let free = control::obeying(state, seat).filter(|&demon| !fight.defence.contains(demon));
        free.for_each(|demon| found(Action::Commit { demon: demon + 1 }));
        if !fight.defence.is_empty() {
            found(Action::Stand {});
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Commit { demon } = *action {
            show(state, seat, demon - 1, "defence", cx);
            if let Some(fight) = &mut state.fight {
                fight.defence.insert(demon - 1);
            }
            state.agenda.first([self.into()]);
        } else {
            state.agenda.first([Step::Strike]);
        }
    }

    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        state.agenda.first([Step::Strike]);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Commit { demon } => Some(not_named(state, demon)),
            Action::Stand {} => Some(Illegal::MustDefend { count: 0 }),
            _ => None,
        }
    }
}

/// Why this demon cannot be named in the fight.
fn not_named(state: &State, demon: u8) -> Illegal {
    let named = state.fight.is_some_and(|fight| {
        let index = demon.wrapping_sub(1);
        index < 72 && (fight.attack.contains(index) || fight.defence.contains(index))
    });
    if named { Illegal::NamedAlready { demon } } else { Illegal::NotHeld { demon } }
}

/// §7.0b §7.3a §X-66 The mortals that defend a hex: all of them, or §X-49 the captor alone.
fn defenders(state: &State, fight: &Fight) -> u32 {
    match (fight.victim, fight.captor) {
        (Some(_), _) => 0,
        (None, Some(unit)) => 1 << unit,
        (None, None) => state.units_in(fight.hex).fold(0, |units, unit| units | 1 << unit),
    }
}

/// §8.0a Difference, column, die, result at once.
pub(crate) fn strike(_: step::Strike, Play { game, state, cx }: Play<'_, '_>) {
    let Some(fight) = state.fight.take() else { return };
    let defending = defenders(state, &fight);
    let attack = strength(game, fight.units) + demon_strength(game, fight.attack);
    let defence = strength(game, defending) + demon_strength(game, fight.defence);
    let result = roll(game, attack, defence, cx);
    let hit = if result.hits_attacker() { fight.attack } else { fight.defence };
    lose(state, hit, Farewell::Fight, cx);
    let fatal = matches!(result, CombatResult::Ax | CombatResult::Dx);
    let mut destroyed = 0;
    if result.hits_attacker() {
        match fight.attacker {
            Some(seat) if fatal => taken(state, seat, fight.victim, defending, cx),
            Some(_) => {}
            None => destroyed = beat(game, state, fight.units, fatal, cx),
        }
    } else {
        match fight.victim {
            Some(seat) if fatal && fight.is_against_captor(state) => {
                captivity::free_all(state, Place::Prisoner(seat));
                captivity::free_one_of(state, fight.attacker);
                taken(state, seat, fight.attacker, fight.units, cx);
            }
            Some(seat) if fatal => taken(state, seat, fight.attacker, fight.units, cx),
            Some(_) if fight.is_against_captor(state) => {
                captivity::free_one_of(state, fight.attacker);
            }
            Some(_) => {}
            None => {
                if fight.captor.is_some() {
                    captivity::free_one_of(state, fight.attacker);
                }
                destroyed = beat(game, state, defending, fatal, cx);
            }
        }
    }
    let kept = if result.hits_attacker() { fight.defence } else { fight.attack };
    after(game, state, kept, cx);
    // §X-54 Who beat mortals for good may send for their hoards.
    if let Some(winner) = fight.attacker.or(fight.victim) {
        captivity::offer_claim(state, winner, destroyed);
    }
    // §X-76
    if let Some(seat) = fight.attacker
        && state.magician(seat).is_captive()
        && state.magician(seat).fresh
    {
        state.usage.ended = true;
    }
}

impl Fight {
    /// §X-49 Whether a captive attacks the magician who holds him.
    fn is_against_captor(&self, state: &State) -> bool {
        let Some((attacker, victim)) = self.attacker.zip(self.victim) else { return false };
        state.magician(attacker).place == Place::Prisoner(victim)
    }
}

/// §8.0a §8.1a The die on the column of the difference.
pub(crate) fn roll(
    game: &Demons,
    attack: i32,
    defence: i32,
    cx: &mut Cx<'_, Event>,
) -> CombatResult {
    let difference = attack - defence;
    let die = cx.die(6, &COMBAT);
    let result = game.content.tables.combat(difference, die);
    cx.tell(|| Event::Fought { attack, defence, difference, die, result: result.id() });
    result
}

/// §8.2a §8.2e Demons of the side that was hit are lost.
fn lose(state: &mut State, demons: DemonSet, why: Farewell, cx: &mut Cx<'_, Event>) {
    for demon in demons.iter() {
        control::release(state, demon, why, cx);
    }
}

/// §10.0c §X-21 Of the demons that fought and were not hit only the friendly ones stay.
fn after(game: &Demons, state: &mut State, demons: DemonSet, cx: &mut Cx<'_, Event>) {
    if game.options.neutral_after_combat == NeutralAfterCombat::Kept {
        return;
    }
    for demon in demons.iter() {
        if game.content.demons[usize::from(demon)].attitude != Attitude::Friendly {
            control::release(state, demon, Farewell::AfterFight, cx);
        }
    }
}

/// §8.2a §8.2e Mortals flee, or are destroyed; gives the destroyed ones.
fn beat(game: &Demons, state: &mut State, units: u32, fatal: bool, cx: &mut Cx<'_, Event>) -> u32 {
    for unit in bits(units.into()) {
        if fatal {
            destroy(state, unit, cx);
        } else {
            flee(game, state, unit, cx);
        }
    }
    if fatal { units } else { 0 }
}

/// §8.2e A magician is captured by the other side; §8.2g of several mortals a die names the
/// captor.
fn taken(state: &mut State, seat: Seat, by: Option<Seat>, units: u32, cx: &mut Cx<'_, Event>) {
    // §X-49 A captive who attacks only loses his demons.
    if state.magician(seat).is_captive() {
        return;
    }
    if let Some(captor) = by {
        captivity::capture(state, seat, Place::Prisoner(captor));
        cx.tell(|| Event::CapturedBy { seat, captor_seat: captor });
        return;
    }
    let units: ArrayVec<u8, 32> = bits(units.into()).collect();
    let told = |place, die| Event::MortalRolled { mortal: Unit(units[place]), die };
    let captor = units[highest(units.len(), cx, &CAPTOR, told)];
    captivity::capture(state, seat, Place::Captive(captor));
    // §X-63 A captor is not in flight.
    let mortal = state.mortal_mut(captor);
    mortal.fleeing = false;
    mortal.active = false;
    cx.tell(|| Event::Captured { seat, mortal: Unit(captor) });
}

/// §5.7a §X-79 A unit takes flight; §X-13 it moves in the next mortal turn.
pub(crate) fn flee(game: &Demons, state: &mut State, unit: u8, cx: &mut Cx<'_, Event>) {
    let home = game.content.mortals[usize::from(unit)].home;
    let at_once = game.options.recover_at_home == RecoverAtHome::AtOnce;
    let mortal = state.mortal_mut(unit);
    if mortal.hex.is_none() {
        return;
    }
    let news = !mortal.fleeing;
    mortal.fleeing = !(at_once && mortal.hex == Some(home));
    mortal.active = false;
    mortal.aim = None;
    if news {
        cx.tell(|| Event::Fled { mortal: Unit(unit) });
    }
    // §X-50
    if game.options.flee_frees_captive {
        captivity::free_all(state, Place::Captive(unit));
    }
}

/// §8.2e A unit is removed for good; §X-50 its captives are free.
pub(crate) fn destroy(state: &mut State, unit: u8, cx: &mut Cx<'_, Event>) {
    captivity::free_all(state, Place::Captive(unit));
    let mortal = state.mortal_mut(unit);
    *mortal = crate::state::Mortal { hex: None, ..crate::state::Mortal::new(Hex(0)) };
    cx.tell(|| Event::Destroyed { mortal: Unit(unit) });
}
