//! §3.0b §3.0c §5.0c §5.3b §5.7a How mortals are activated and move.

use arrayvec::ArrayVec;
use kernel::chance::Why;
use kernel::{Ask, Cx, Seat, Topic, rule, topics};

use crate::content::Hex;
use crate::event::Event;
use crate::ids::Unit;
use crate::illegal::Illegal;
use crate::rules::routes::{Field, highest};
use crate::rules::{ending, refusals};
use crate::state::State;
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

static ACTIVATE: Why = Why { code: "activate", rule: rule!("3.0b") };
static TARGET: Why = Why { code: "target", rule: rule!("X-03") };
static ROUTE: Why = Why { code: "route", rule: rule!("5.3c") };

/// §3.0b One die for each unit near a magician; §X-12 fleeing units and captors do not test.
pub(crate) fn activate(_: step::Activation, Play { game, state, cx }: Play<'_, '_>) {
    for unit in 0..mortals(state) {
        let mortal = state.mortal(unit);
        let (Some(hex), false, None) = (mortal.hex, mortal.fleeing, mortal.steered) else {
            continue;
        };
        let Some(distance) = nearest(game, state, hex).filter(|_| !state.is_captor(unit)) else {
            continue;
        };
        if !game.is_within(distance, game.content.tables.activation_range) {
            continue;
        }
        let die = cx.die(6, &ACTIVATE);
        let active = die >= distance;
        state.mortal_mut(unit).active = active;
        cx.tell(|| {
            let mortal = Unit(unit);
            if active {
                Event::Activated { mortal, die, distance }
            } else {
                Event::Stayed { mortal, die, distance }
            }
        });
    }
    state.agenda.first([Step::March { class: 0, unit: 0 }]);
}

fn mortals(state: &State) -> u8 {
    u8::try_from(state.mortals.len()).expect("a few units")
}

/// §X-02 Hexes to the nearest free magician.
fn nearest(game: &Demons, state: &State, hex: Hex) -> Option<u32> {
    state.free().map(|(_, at)| game.content.map.distance(at, hex)).min()
}

/// §X-52 Moves the units of one class from this one on, until one of them obeys a magician.
pub(crate) fn march(
    step::March { class, unit }: step::March,
    Play { game, state, cx }: Play<'_, '_>,
) {
    for now in unit..mortals(state) {
        if class_of(state, now) != Some(class) {
            continue;
        }
        if state.mortal(now).steered.is_some() {
            let left = game.content.tables.mortal_movement;
            let first = if class == 2 {
                Step::Rouse { unit: now }
            } else {
                Step::Steer { unit: now, left }
            };
            state.agenda.first([first, Step::March { class, unit: now + 1 }]);
            return;
        }
        if class == 2 {
            chase(game, state, now, cx);
        } else {
            go_home(game, state, now, cx);
        }
    }
    let next = if class == 2 { Step::Discovery } else { Step::March { class: class + 1, unit: 0 } };
    state.agenda.first([next]);
}

/// §5.3d Fleeing, captor, activated; nothing for units that stay.
fn class_of(state: &State, unit: u8) -> Option<u8> {
    let mortal = state.mortal(unit);
    mortal.hex?;
    if mortal.fleeing {
        Some(0)
    } else if state.is_captor(unit) {
        Some(1)
    } else if mortal.active || mortal.steered.is_some() {
        Some(2)
    } else {
        None
    }
}

/// §5.3b §5.0d Toward the nearest magician, stopping next to any.
fn chase(game: &Demons, state: &mut State, unit: u8, cx: &mut Cx<'_, Event>) {
    let Some(mut hex) = state.mortal(unit).hex else { return };
    if game.beside_magician(state, hex) {
        return;
    }
    let Some(target) = target(game, state, unit, hex, cx) else { return };
    let goals = game.content.map.neighbours(target).map(|(next, _)| next);
    let field = Field::to(game, state, goals, hex);
    let mut left = game.content.tables.mortal_movement;
    while let Some((next, cost)) = field.next(game, state, hex, cx, &ROUTE) {
        // §X-58 No detour when the step cannot be paid.
        let Some(rest) = left.checked_sub(cost) else { break };
        left = rest;
        hex = next;
        step(game, state, unit, hex, cx);
        if game.beside_magician(state, hex) {
            break;
        }
    }
}

/// §X-03 The nearest magician; equally near ones by die.
fn target(game: &Demons, state: &State, unit: u8, hex: Hex, cx: &mut Cx<'_, Event>) -> Option<Hex> {
    let distance = nearest(game, state, hex)?;
    let near: ArrayVec<(Seat, Hex), 4> = state
        .order
        .iter()
        .filter_map(|&seat| match state.magician(seat).place {
            crate::state::Place::At(at) => Some((seat, at)),
            _ => None,
        })
        .filter(|&(_, at)| game.content.map.distance(at, hex) == distance)
        .collect();
    let told = |place: usize, die| Event::SeatRolled { seat: near[place].0, die };
    let (seat, at) = near[highest(near.len(), cx, &TARGET, told)];
    if near.len() > 1 {
        cx.tell(|| Event::TargetChosen { mortal: Unit(unit), seat });
    }
    Some(at)
}

/// §5.4d Other mortals in the hex do not matter.
fn step(game: &Demons, state: &mut State, unit: u8, hex: Hex, cx: &mut Cx<'_, Event>) {
    state.mortal_mut(unit).hex = Some(hex);
    cx.tell(|| Event::Marched { mortal: Unit(unit), hex: game.printed(hex) });
    ending::hide(game, state, cx);
}

/// §5.7a §8.2c §8.2f §X-12 Home by the cheapest way, ignoring magicians on it.
fn go_home(game: &Demons, state: &mut State, unit: u8, cx: &mut Cx<'_, Event>) {
    let home = game.content.mortals[usize::from(unit)].home;
    let Some(mut hex) = state.mortal(unit).hex else { return };
    let captor = state.is_captor(unit);
    let stops = captor && game.options.captor_stops && !state.mortal(unit).fleeing;
    let blocked = state.magician_at(home).is_some();
    let mut left = game.content.tables.mortal_movement;
    let field = if blocked {
        let around = game.content.map.neighbours(home).map(|(next, _)| next);
        Field::to(game, state, around, hex)
    } else {
        Field::to(game, state, std::iter::once(home), hex)
    };
    loop {
        if hex == home || arrives(game, state, unit, hex, home, cx) {
            break;
        }
        if stops && game.beside_magician(state, hex) {
            break;
        }
        let Some((next, cost)) = field.next(game, state, hex, cx, &ROUTE) else { break };
        let Some(rest) = left.checked_sub(cost) else { break };
        left = rest;
        hex = next;
        step(game, state, unit, hex, cx);
    }
    if hex == home && state.mortal(unit).fleeing {
        recover(game, state, unit, cx);
    }
}

/// §5.7b Home from flight: turned back, inactive.
fn recover(game: &Demons, state: &mut State, unit: u8, cx: &mut Cx<'_, Event>) {
    let mortal = state.mortal_mut(unit);
    mortal.fleeing = false;
    mortal.active = false;
    let hex = mortal.hex;
    cx.tell(|| {
        let hex = hex.map(|hex| game.printed(hex)).unwrap_or_default();
        Event::Recovered { mortal: Unit(unit), hex }
    });
}

/// Whether a unit next to its base can go no further: §5.7c another mortal is in it, §5.7d a
/// magician is.
fn arrives(
    game: &Demons,
    state: &mut State,
    unit: u8,
    hex: Hex,
    home: Hex,
    cx: &mut Cx<'_, Event>,
) -> bool {
    if !game.content.map.touch(hex, home) {
        return false;
    }
    let fleeing = state.mortal(unit).fleeing;
    if let Some(seat) = state.magician_at(home) {
        if fleeing && !state.is_captor(unit) {
            // §X-15 Turned back and active: it attacks him in this mortal turn.
            let mortal = state.mortal_mut(unit);
            mortal.fleeing = false;
            mortal.active = true;
            mortal.invaded = true;
            cx.tell(|| Event::TurnedBack { mortal: Unit(unit), seat });
        } else {
            // §X-63
            wait(game, unit, hex, cx);
        }
        return true;
    }
    // §X-14 Only fleeing units wait for an empty base.
    if fleeing && state.has_mortal(home) {
        wait(game, unit, hex, cx);
        return true;
    }
    false
}

fn wait(game: &Demons, unit: u8, hex: Hex, cx: &mut Cx<'_, Event>) {
    cx.tell(|| Event::Waited { mortal: Unit(unit), hex: game.printed(hex) });
}

/// §X-24 Whether the obeying unit acts; if it does, its user leads it.
impl Ask<Demons> for step::Rouse {
    const TOPICS: &'static [Topic] = topics!["rouse" => "X-24"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.mortal(self.unit).steered
    }

    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        found(Action::Rouse {});
        found(Action::Rest {});
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let unit = self.unit;
        let awake = *action == Action::Rouse {};
        state.mortal_mut(unit).active = awake;
        let user = state.mortal(unit).steered;
        cx.tell(|| Event::Roused {
            seat: user.unwrap_or(Seat(0)),
            mortal: Unit(unit),
            awake: if awake { "yes" } else { "no" },
        });
        if awake {
            let left = game.content.tables.mortal_movement;
            state.agenda.first([Step::Steer { unit, left }]);
        }
    }

    fn why_not(&self, _: At<'_>, _: Seat, _: &Action) -> Option<Illegal> {
        None
    }
}

/// §X-24 Hexes into which an obeying unit can be led; the stop rules apply.
fn steps(game: &Demons, state: &State, unit: u8, left: u8) -> impl Iterator<Item = (Hex, u8)> {
    let mortal = state.mortal(unit);
    // §5.0d Fleeing units and captors do not stop; §X-12 unless captors are to.
    let ignores = mortal.fleeing || (state.is_captor(unit) && !game.options.captor_stops);
    let home = game.content.mortals[usize::from(unit)].home;
    // §5.7c A fleeing unit waits beside a base that is not empty.
    let closed = (mortal.fleeing && state.has_mortal(home)).then_some(home);
    let from = mortal.hex.filter(|&hex| ignores || !game.beside_magician(state, hex));
    let around = from.into_iter().flat_map(|hex| game.content.map.neighbours(hex));
    around.filter_map(move |(next, river)| {
        let cost = game.cost(state, next, river).filter(|&cost| cost <= left)?;
        let open = state.magician_at(next).is_none() && Some(next) != closed;
        open.then_some((next, cost))
    })
}

/// Where the obeying unit goes, or no further.
impl Ask<Demons> for step::Steer {
    const TOPICS: &'static [Topic] = topics!["steer" => "X-24"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.mortal(self.unit).steered
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        for (next, _) in steps(game, state, self.unit, self.left) {
            found(Action::Walk { hex: HexNumber(game.number(next)) });
        }
        found(Action::Stop {});
    }

    /// Leads the obeying unit one hex.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, _: Seat, action: &Action) {
        let Self { unit, left } = self;
        if let Action::Walk { hex: HexNumber(hex) } = *action {
            let to = game.content.map.find(hex).expect("the hex was checked");
            let cost = steps(game, state, unit, left).find(|&(next, _)| next == to);
            let cost = cost.map_or(0, |(_, cost)| cost);
            step(game, state, unit, to, cx);
            state.agenda.first([Step::Steer { unit, left: left - cost }]);
            return;
        }
        let home = game.content.mortals[usize::from(unit)].home;
        if state.mortal(unit).fleeing && state.mortal(unit).hex == Some(home) {
            recover(game, state, unit, cx);
            // §5.7b Inactive for the rest of the turn: there is nothing left to lead it to.
            state.mortal_mut(unit).steered = None;
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let Action::Walk { hex: HexNumber(hex) } = *action else { return None };
        let enemy = |to| state.magician_at(to).is_some();
        Some(refusals::step(game, state, state.mortal(self.unit).hex, hex, self.left, enemy))
    }
}
