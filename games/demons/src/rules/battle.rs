//! §12.3B §X-37 Battles: mortals next to the user attack one another.

use arrayvec::ArrayVec;
use kernel::{Ask, Seat, Topic, topics};

use crate::content::Hex;
use crate::event::Event;
use crate::ids::{Printed, Unit};
use crate::illegal::Illegal;
use crate::rules::{captivity, combat};
use crate::sets::bits;
use crate::state::State;
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

/// Units next to the user, as bits.
fn affected(game: &Demons, state: &State, seat: Seat) -> u32 {
    state
        .living()
        .filter(|&(_, hex)| game.is_beside(state, seat, hex))
        .fold(0, |units, (unit, _)| units | 1 << unit)
}

/// §X-37 Hexes that a unit may attack: its own or a neighbouring one with another affected unit
/// that is not fighting inside that same hex.
fn options(game: &Demons, state: &State, seat: Seat, unit: u8) -> ArrayVec<Hex, 8> {
    let mut options: ArrayVec<Hex, 8> = ArrayVec::new();
    let all = affected(game, state, seat);
    let place = state.mortals.get(usize::from(unit)).and_then(|mortal| mortal.hex);
    let Some(own) = place.filter(|_| all & (1 << unit) != 0) else {
        return options;
    };
    let defends = |hex: Hex| {
        bits(all.into()).any(|other| {
            let other_unit = state.mortal(other);
            other != unit && other_unit.hex == Some(hex) && other_unit.battle != Some(hex)
        })
    };
    let around = game.content.map.neighbours(own).map(|(hex, _)| hex);
    for hex in around.chain([own]).filter(|&hex| defends(hex)) {
        options.push(hex);
    }
    options
}

/// Whether any unit would find somebody to attack.
pub(crate) fn is_possible(game: &Demons, state: &State, seat: Seat) -> bool {
    bits(affected(game, state, seat).into())
        .any(|unit| !options(game, state, seat, unit).is_empty())
}

/// §12.2a The user gives each unit its target.
impl Ask<Demons> for step::Battle {
    const TOPICS: &'static [Topic] = topics!["battle" => "12.3B"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for hex in options(game, state, seat, self.unit) {
            found(Action::Fight { hex: HexNumber(game.number(hex)) });
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        if let Action::Fight { hex: HexNumber(hex) } = *action {
            let hex = game.content.map.find(hex).expect("the hex was checked");
            let unit = self.unit;
            state.mortal_mut(unit).battle = Some(hex);
            cx.tell(|| Event::Battled { mortal: Unit(unit), hex: game.printed(hex) });
        }
        state.agenda.first([Step::Battle { unit: self.unit + 1 }]);
    }

    /// A unit without a target stays idle; after the last all fight.
    fn skip(self, Play { state, .. }: Play<'_, '_>) {
        let last = usize::from(self.unit) >= state.mortals.len();
        let next = if last { Step::Battles } else { Step::Battle { unit: self.unit + 1 } };
        state.agenda.first([next]);
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Fight { hex: HexNumber(hex) } => {
                Some(Illegal::NoFight { mortal: self.unit + 1, hex: Printed::of(hex) })
            }
            _ => None,
        }
    }
}

/// §12.3B Rolls all battles, then applies all of them.
pub(crate) fn resolve(_: step::Battles, Play { game, state, cx }: Play<'_, '_>) {
    let Some(seat) = state.active() else { return };
    let mut hexes: ArrayVec<Hex, 19> = ArrayVec::new();
    for hex in state.mortals.iter().filter_map(|mortal| mortal.battle) {
        if !hexes.contains(&hex) {
            hexes.push(hex);
        }
    }
    hexes.sort_unstable();
    let (mut fleeing, mut destroyed) = (0u32, 0u32);
    for hex in hexes {
        let in_hex = |unit: &u8| state.mortal(*unit).battle == Some(hex);
        let all = (0u8..).take(state.mortals.len());
        let attackers = all.filter(in_hex).fold(0u32, |units, unit| units | 1 << unit);
        let here = state.units_in(hex).fold(0u32, |units, unit| units | 1 << unit);
        let defenders = here & !attackers;
        let attack = combat::strength(game, attackers);
        let defence = combat::strength(game, defenders);
        let result = combat::roll(game, attack, defence, cx);
        let hit = if result.hits_attacker() { attackers } else { defenders };
        match result {
            crate::kinds::CombatResult::Af | crate::kinds::CombatResult::Df => fleeing |= hit,
            _ => destroyed |= hit,
        }
    }
    for mortal in &mut state.mortals {
        mortal.battle = None;
    }
    bits((fleeing & !destroyed).into()).for_each(|unit| combat::flee(game, state, unit, cx));
    bits(destroyed.into()).for_each(|unit| combat::destroy(state, unit, cx));
    // §X-54 The user counts as the destroyer.
    captivity::offer_claim(state, seat, destroyed);
}
