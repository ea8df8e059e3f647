//! §3.0f §12.0a §16.4a §X-22 The demon-use phase: attack or powers, torture beside either.

use kernel::{Ask, Seat, Topic, topics};

use super::{captivity, combat, control, powers, refusals, targets, treasure};
use crate::ids::Printed;
use crate::illegal::Illegal;
use crate::kinds::Power;
use crate::state::{State, Usage};
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

/// §12.2a Own effects end; the control limit is lifted.
pub(crate) fn start(_: step::UseStart, Play { state, cx, .. }: Play<'_, '_>) {
    let Some(seat) = state.active() else { return };
    control::expire(state, seat, cx);
    if state.plays(seat) {
        state.usage = Usage { open: true, ..Usage::default() };
        state.agenda.first([Step::Use]);
    } else {
        state.usage = Usage::default();
        let at = state.at.unwrap_or_default();
        state.agenda.first([Step::PlayerStart { at: at + 1 }]);
    }
}

/// §X-44 The phase ends: the limit holds again, and captures are no longer fresh.
pub(crate) fn end(_: step::Control, Play { state, .. }: Play<'_, '_>) {
    state.usage = Usage::default();
    for magician in &mut state.magicians {
        magician.fresh = false;
    }
    let at = state.at.unwrap_or_default();
    state.agenda.first([Step::PlayerStart { at: at + 1 }]);
}

/// §3.0f Everything that may be done now; §7.1a nothing of it must be.
impl Ask<Demons> for step::Use {
    const TOPICS: &'static [Topic] = topics![lone "use" => "3.0f"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting().filter(|_| !state.usage.ended)
    }

    /// §X-80 Not to ask would tell what the boxes hold.
    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let usage = &state.usage;
        if !usage.powers && !usage.attacked && control::own(state, seat).next().is_some() {
            let prey = combat::prey(game, state, seat).into_iter();
            prey.for_each(|hex| found(Action::Attack { hex: HexNumber(game.number(hex)) }));
        }
        if !usage.attacked {
            // What nobody could do is not looked at, and nothing twice.
            let mut useful = Power::ALL.map(|_| None);
            for demon in control::obeying(state, seat) {
                for &power in &game.content.demons[usize::from(demon)].powers {
                    let looked_at = &mut useful[power as usize];
                    let look = || powers::is_useful(game, state, seat, power);
                    if *looked_at.get_or_insert_with(look) {
                        found(Action::Power { demon: demon + 1, power });
                    }
                }
            }
        }
        if !usage.attacked || game.options.seize_anytime {
            treasure::answers(game, state, seat, found);
        }
        let victims = state.all_seats();
        let victims = victims.filter(|&v| captivity::check_torture(game, state, seat, v).is_ok());
        victims.for_each(|victim| found(Action::Torture { target: victim.0 }));
        control::release_answers(state, seat, found);
        found(Action::End {});
    }

    /// Does one thing of the phase.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if *action == (Action::End {}) {
            state.agenda.first([Step::Control]);
            return;
        }
        state.agenda.first([self.into()]);
        match *action {
            Action::Attack { hex: HexNumber(hex) } => {
                state.usage.attacked = true;
                let hex = game.content.map.find(hex).expect("the hex was checked");
                combat::attack(game, state, seat, hex, cx);
            }
            Action::Power { demon, power } => {
                state.usage.powers = true;
                powers::unleash(game, state, seat, demon - 1, power, cx);
            }
            Action::Seize { treasure, demon } => {
                state.usage.powers |= !game.options.seize_anytime;
                treasure::seize(game, state, seat, treasure, demon - 1, cx);
            }
            Action::Torture { target } => {
                state.usage.tortured |= 1 << target;
                state.agenda.first([Step::Bribe { seat: Seat(target) }]);
            }
            Action::Release { demon } => {
                control::release_at_will(game, state, seat, demon - 1, cx);
            }
            _ => {}
        }
    }

    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        state.agenda.first([Step::Control]);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        Some(match *action {
            Action::Release { demon } => Illegal::NotHeld { demon },
            Action::Attack { hex: HexNumber(hex) } => no_attack(game, state, seat, hex),
            Action::Power { demon, power } => no_power(game, state, seat, demon, power),
            Action::Seize { .. } if state.usage.attacked => {
                Illegal::AttackOrPowers { done: "attack" }
            }
            Action::Seize { treasure, demon: 0 } => Illegal::NotDiscovered { treasure },
            Action::Seize { treasure, demon } => {
                let check = treasure::check(game, state, seat, treasure, demon - 1);
                check.err().unwrap_or(Illegal::NotOffered {})
            }
            Action::Torture { target } => {
                let victim = Seat(target);
                if target >= state.seats() {
                    return Some(Illegal::NotCaptive { seat: victim });
                }
                let check = captivity::check_torture(game, state, seat, victim);
                check.err().unwrap_or(Illegal::NotOffered {})
            }
            _ => return None,
        })
    }
}

/// Why this hex cannot be attacked.
fn no_attack(game: &Demons, state: &State, seat: Seat, hex: u16) -> Illegal {
    if state.usage.attacked {
        return Illegal::AttackedAlready { hex: Printed::of(hex) };
    }
    if state.usage.powers {
        return Illegal::AttackOrPowers { done: "powers" };
    }
    if state.magician(seat).is_captive() && !game.options.captive_attack {
        return Illegal::CaptiveFightsNot { hex: refusals::here(game, state, seat) };
    }
    if control::own(state, seat).next().is_none() {
        return Illegal::MustAttack { count: 0 };
    }
    let Some(to) = game.content.map.find(hex) else {
        return Illegal::NoSuchHex { hex: Printed::of(hex) };
    };
    let near = state.place_of(seat).is_some_and(|from| game.content.map.touch(from, to));
    match state.magician_at(to).filter(|&rival| near && rival != seat) {
        Some(rival) if state.magician(rival).invisible => Illegal::Unseen { seat: rival },
        Some(rival) if !combat::is_open(state, rival) => Illegal::Protected { seat: rival },
        _ if !near => Illegal::NotAdjacent { hex: Printed::of(hex) },
        _ => Illegal::NothingThere { hex: Printed::of(hex) },
    }
}

/// Why this demon cannot use this power.
fn no_power(game: &Demons, state: &State, seat: Seat, demon: u8, power: Power) -> Illegal {
    if state.usage.attacked {
        return Illegal::AttackOrPowers { done: "attack" };
    }
    let held = demon.checked_sub(1).filter(|d| control::obeying(state, seat).any(|o| o == *d));
    let Some(index) = held else {
        return Illegal::NotHeld { demon };
    };
    let has = game.content.demons[usize::from(index)].powers.contains(&power);
    if !has {
        return Illegal::NoSuchPower { demon, power: power.letter() };
    }
    if power == Power::T {
        // §X-40 Nothing else keeps it from working.
        return Illegal::CaptiveTransit { demon };
    }
    let spared =
        state.all_seats().find(|&rival| targets::is_spared(game, state, seat, rival, power));
    match spared {
        Some(rival) => Illegal::Protected { seat: rival },
        None => Illegal::NoTarget { power: power.letter() },
    }
}
