//! §3.0d §6.0a to §6.2a §7.8a Searching for magicians, and whom the mortals attack.

use arrayvec::ArrayVec;
use kernel::chance::Why;
use kernel::{Ask, Seat, Topic, rule, topics};

use crate::event::Event;
use crate::ids::Unit;
use crate::illegal::Illegal;
use crate::kinds::Finding;
use crate::options::PowerS;
use crate::rules::routes::highest;
use crate::rules::{ending, refusals};
use crate::sets::bits;
use crate::state::{Place, State};
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

static SEARCH: Why = Why { code: "search", rule: rule!("6.0a") };
static AIM: Why = Why { code: "aim", rule: rule!("7.8a") };

/// §16.5a §X-16 §X-65 Whether a unit searches for and attacks this magician if it is next to him.
fn hunts(game: &Demons, state: &State, unit: u8, seat: Seat) -> bool {
    let mortal = state.mortal(unit);
    let confused = mortal.storms != 0 && game.options.power_s == PowerS::NoSearchNoAttack;
    mortal.active
        && !mortal.fleeing
        && !confused
        && mortal.steered != Some(seat)
        && !state.is_captor(unit)
}

/// Strength of the units that search for a magician, 0 if none does.
fn searchers(game: &Demons, state: &State, seat: Seat) -> i32 {
    let Place::At(at) = state.magician(seat).place else { return 0 };
    state
        .living()
        .filter(|&(unit, hex)| game.content.map.touch(hex, at) && hunts(game, state, unit, seat))
        .map(|(unit, _)| i32::from(game.content.mortals[usize::from(unit)].strength))
        .sum()
}

/// §6.0a Everybody hidden who is next to a searching unit now; §5.7d who stands in the base of a
/// unit that came home is found without a search; §12.3I the invisible are not found.
pub(crate) fn begin(_: step::Discovery, Play { game, state, .. }: Play<'_, '_>) {
    for (unit, mortal) in state.mortals.iter().enumerate() {
        let home = game.content.mortals[unit].home;
        if mortal.invaded
            && let Some(seat) = state.magician_at(home)
            && !state.magician(seat).invisible
        {
            state.magicians[seat.index()].found = true;
        }
    }
    let mut who = 0u8;
    for seat in state.all_seats() {
        let magician = state.magician(seat);
        if !magician.found && !magician.invisible && searchers(game, state, seat) > 0 {
            who |= 1 << seat.0;
        }
    }
    state.agenda.first([Step::Search { who }]);
}

/// §6.0a One die for the next of these magicians, in turn order.
pub(crate) fn search(step::Search { who }: step::Search, Play { game, state, cx }: Play<'_, '_>) {
    let next = state.order.iter().copied().find(|seat| who & (1 << seat.0) != 0);
    let Some(seat) = next else {
        state.agenda.first([Step::Aims { unit: 0 }]);
        return;
    };
    let rest = Step::Search { who: who & !(1 << seat.0) };
    let Place::At(at) = state.magician(seat).place else {
        state.agenda.first([rest]);
        return;
    };
    let strength = searchers(game, state, seat);
    let die = cx.die(6, &SEARCH);
    // §X-18 His own hex modifies the die.
    let terrain = game.terrain(state, at);
    let added = game.content.tables.discovery_modifier(terrain);
    let modified = i32::try_from(die).expect("a die") + added;
    let result = game.content.tables.discovery(modified, strength);
    cx.tell(|| Event::Searched { seat, die, modified, strength, result: result.id() });
    match result {
        Finding::Nothing => state.agenda.first([rest]),
        Finding::Evades => state.agenda.first([Step::Evade { seat }, rest]),
        Finding::Found => {
            state.magician_mut(seat).found = true;
            state.agenda.first([rest]);
        }
    }
}

fn may_exit(game: &Demons, state: &State, seat: Seat) -> bool {
    let at = state.place_of(seat);
    game.options.e_exit && at.is_some_and(|hex| game.content.map.is_edge(hex))
}

/// §6.0d §X-19 Stay, or one hex regardless of points and enemies beside it.
impl Ask<Demons> for step::Evade {
    const TOPICS: &'static [Topic] = topics!["evade" => "6.0d"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Some(at) = state.place_of(seat) {
            for hex in game.free_neighbours(state, seat, at) {
                found(Action::Step { hex: HexNumber(game.number(hex)) });
            }
        }
        if may_exit(game, state, seat) {
            found(Action::Leave {});
        }
        found(Action::Stay {});
    }

    /// §6.0d Steps aside or stays.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::Step { hex: HexNumber(hex) } => {
                let to = game.content.map.find(hex).expect("the hex was checked");
                state.magician_mut(seat).place = Place::At(to);
                cx.tell(|| Event::Evaded { seat, hex: game.printed(to) });
            }
            Action::Leave {} => ending::leave(game, state, seat, cx),
            _ => cx.tell(|| Event::Unmoved { seat }),
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Step { hex: HexNumber(hex) } => Some(refusals::aside(game, state, seat, hex)),
            Action::Leave {} => Some(refusals::leave(game, state, seat)),
            _ => None,
        }
    }
}

/// §7.2a §6.0c Found magicians next to a unit that hunts, in turn order; §X-15 a unit driven from
/// its base attacks the magician in it.
fn prey(game: &Demons, state: &State, unit: u8) -> u8 {
    let mortal = state.mortal(unit);
    let Some(hex) = mortal.hex else { return 0 };
    let home = game.content.mortals[usize::from(unit)].home;
    let (mut prey, mut in_base) = (0u8, 0u8);
    for (seat, at) in state.free() {
        let found = state.magician(seat).found && game.content.map.touch(at, hex);
        if found && hunts(game, state, unit, seat) {
            prey |= 1 << seat.0;
            in_base |= u8::from(mortal.invaded && at == home) << seat.0;
        }
    }
    // §X-39 Whom it cannot find in its base it leaves for others next to it.
    if in_base == 0 { prey } else { in_base }
}

/// §7.8a Whom each unit from this one on attacks; of several the highest die.
pub(crate) fn aims(step::Aims { unit }: step::Aims, Play { game, state, cx }: Play<'_, '_>) {
    for unit in unit..u8::try_from(state.mortals.len()).expect("a few units") {
        let prey = prey(game, state, unit);
        if prey.count_ones() > 1 {
            if state.mortal(unit).steered.is_some() {
                state.agenda.first([Step::Aim { unit }, Step::Aims { unit: unit + 1 }]);
                return;
            }
            let order = state.order.iter().copied();
            let seats: ArrayVec<Seat, 4> = order.filter(|s| prey & (1 << s.0) != 0).collect();
            let told = |place, die| Event::SeatRolled { seat: seats[place], die };
            let seat = seats[highest(seats.len(), cx, &AIM, told)];
            state.mortal_mut(unit).aim = Some(seat);
            cx.tell(|| Event::Aimed { mortal: Unit(unit), seat });
        } else {
            state.mortal_mut(unit).aim = bits(prey.into()).next().map(Seat);
        }
    }
    state.agenda.first([Step::Attacks { at: 0 }]);
}

/// §X-24 The magicians whom an obeying unit may attack.
impl Ask<Demons> for step::Aim {
    const TOPICS: &'static [Topic] = topics!["aim" => "X-24"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.mortal(self.unit).steered
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        for target in bits(prey(game, state, self.unit).into()) {
            found(Action::Aim { target });
        }
    }

    /// §X-24 The user of the power decides.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        if let Action::Aim { target } = *action {
            state.mortal_mut(self.unit).aim = Some(Seat(target));
            cx.tell(|| Event::Aimed { mortal: Unit(self.unit), seat: Seat(target) });
        }
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Aim { target } => {
                Some(Illegal::NoPrey { mortal: self.unit + 1, seat: Seat(target) })
            }
            _ => None,
        }
    }
}
