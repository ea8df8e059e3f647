//! §8.2e to §8.2h §16.0a to §16.9a Captives: torture, payment, death, freedom, hoards.

use kernel::chance::Why;
use kernel::{Ask, Cx, Seat, Topic, rule, topics};

use super::{control, refusals, treasure};
use crate::content::Hex;
use crate::event::{Event, Farewell};
use crate::ids::{Demon, Prize, Unit};
use crate::illegal::Illegal;
use crate::options::Estate;
use crate::state::{Owner, Place, Ring, State};
use crate::step::{self, Step};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play};

static TORTURE: Why = Why { code: "torture", rule: rule!("16.0a") };

/// §8.2e §X-50 A magician becomes a captive; his own captives are free.
pub(crate) fn capture(state: &mut State, seat: Seat, place: Place) {
    free_all(state, Place::Prisoner(seat));
    let magician = state.magician_mut(seat);
    magician.place = place;
    magician.found = false;
    magician.unheld = false;
    // §16.1a
    magician.fresh = true;
}

/// §X-62 Everybody in this captivity is free, in turn order.
pub(crate) fn free_all(state: &mut State, captivity: Place) {
    for place in (0..state.order.len()).rev() {
        let seat = state.order[place];
        if state.magician(seat).place == captivity {
            free(state, seat);
        }
    }
}

/// §X-49 A captive who beat his captor is free.
pub(crate) fn free_one_of(state: &mut State, captive: Option<Seat>) {
    if let Some(seat) = captive
        && state.magician(seat).is_captive()
    {
        free(state, seat);
    }
}

fn free(state: &mut State, seat: Seat) {
    if let Some(from) = state.place_of(seat) {
        let magician = state.magician_mut(seat);
        magician.place = Place::Freed(from);
        magician.fresh = false;
        state.agenda.first([Step::Appear { seat, from }]);
    }
}

/// §X-62 Where his captor is or was; else a free neighbour; else the nearest free hex.
impl Ask<Demons> for step::Appear {
    const TOPICS: &'static [Topic] = topics!["appear" => "X-62"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let map = &game.content.map;
        let appear = |hex: Hex| Action::Appear { hex: HexNumber(game.number(hex)) };
        if game.may_stand(state, seat, self.from) {
            found(appear(self.from));
            return;
        }
        let free = |hex: &Hex| game.may_stand(state, seat, *hex);
        let nearest = map.hexes().filter(free).map(|hex| map.distance(hex, self.from)).min();
        let near =
            map.hexes().filter(free).filter(|&hex| Some(map.distance(hex, self.from)) == nearest);
        near.for_each(|hex| found(appear(hex)));
    }

    /// §X-62 He appears, hidden.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        if let Action::Appear { hex: HexNumber(hex) } = *action {
            let hex = game.content.map.find(hex).expect("the hex was checked");
            state.magician_mut(seat).place = Place::At(hex);
            cx.tell(|| Event::Freed { seat, hex: game.printed(hex) });
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Appear { hex: HexNumber(hex) } => {
                refusals::spot(game, state, seat, hex).or(Some(Illegal::NotOffered {}))
            }
            _ => None,
        }
    }
}

/// §16.2a §X-51 Torture by the units from this one on that have captives in their base.
pub(crate) fn tortures(
    step::Tortures { unit, done }: step::Tortures,
    Play { game, state, .. }: Play<'_, '_>,
) {
    for now in unit..u8::try_from(state.mortals.len()).expect("a few units") {
        let done = if now == unit { done } else { 0 };
        let home = game.content.mortals[usize::from(now)].home;
        if state.mortal(now).hex != Some(home) || state.mortal(now).fleeing {
            continue;
        }
        let victim = state.order.iter().copied().find(|seat| {
            let magician = state.magician(*seat);
            // §16.1a
            magician.place == Place::Captive(now) && !magician.fresh && done & (1 << seat.0) == 0
        });
        if let Some(seat) = victim {
            let next = Step::Tortures { unit: now, done: done | 1 << seat.0 };
            state.agenda.first([Step::Bribe { seat }, next]);
            return;
        }
    }
    for magician in &mut state.magicians {
        magician.fresh = false;
    }
    // §3.0c Units are active for the mortal turn only.
    for mortal in &mut state.mortals {
        mortal.active = false;
        mortal.invaded = false;
        mortal.aim = None;
    }
    state.agenda.first([Step::PlayerStart { at: 0 }]);
}

/// §16.2b §16.2c §X-47 Whether the captor takes payment and the captive can pay.
fn can_pay(game: &Demons, state: &State, seat: Seat) -> bool {
    let takes = match state.magician(seat).place {
        Place::Captive(unit) => game.content.mortals[usize::from(unit)].bribable,
        Place::Prisoner(_) => game.options.pay_magician,
        _ => false,
    };
    takes && (state.owned(seat).next().is_some() || state.ring == Ring::Seat(seat))
}

/// §16.2b Any one treasure, §X-69 the ring, or torture.
impl Ask<Demons> for step::Bribe {
    const TOPICS: &'static [Topic] = topics!["bribe" => "16.2b"];

    fn whom(&self, At { game, state }: At<'_>) -> Option<Seat> {
        Some(self.seat).filter(|&seat| can_pay(game, state, seat))
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for index in state.owned(seat) {
            found(Action::Pay { treasure: Demons::treasure_number(index) });
        }
        if state.ring == Ring::Seat(seat) {
            found(Action::PayRing {});
        }
        found(Action::Refuse {});
    }

    /// §16.2b §11.0b Payment keeps torture away for this turn; §16.7a a mortal keeps it in its base.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let captivity = state.magician(seat).place;
        let id = match *action {
            Action::Pay { treasure } => {
                let index = Demons::treasure_of(treasure).expect("the treasure was checked");
                let owner = match captivity {
                    Place::Captive(unit) => Owner::Hoard(unit),
                    Place::Prisoner(captor) => Owner::Seat(captor),
                    _ => Owner::Lost,
                };
                treasure::hand_over(state, index, owner);
                Prize::Treasure(index)
            }
            Action::PayRing {} => {
                state.ring = match captivity {
                    Place::Captive(unit) => Ring::Hoard(unit),
                    Place::Prisoner(captor) => Ring::Seat(captor),
                    _ => Ring::Lost,
                };
                Prize::Ring
            }
            _ => return torture(game, state, seat, cx),
        };
        match captivity {
            Place::Captive(unit) => {
                let mortal = Unit(unit);
                cx.tell(|| Event::Paid { seat, treasure: id, mortal });
            }
            Place::Prisoner(captor_seat) => {
                cx.tell(|| Event::PaidRival { seat, treasure: id, captor_seat });
            }
            _ => {}
        }
    }

    fn skip(self, Play { game, state, cx }: Play<'_, '_>) {
        torture(game, state, self.seat, cx);
    }

    fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::PayRing {} => Some(Illegal::NoRing { place: refusals::ring(state) }),
            Action::Pay { treasure } => Some(Illegal::NotOwned { treasure }),
            _ => None,
        }
    }
}

/// §16.3a §16.1a §X-46 §X-47 Whether a magician may torture this captive now.
pub(crate) fn check_torture(
    game: &Demons,
    state: &State,
    captor: Seat,
    victim: Seat,
) -> Result<(), Illegal> {
    let magician = state.magician(victim);
    if magician.place != Place::Prisoner(captor) {
        return Err(Illegal::NotCaptive { seat: victim });
    }
    if magician.fresh {
        return Err(Illegal::CapturedNow { seat: victim });
    }
    if state.usage.tortured & (1 << victim.0) != 0 {
        return Err(Illegal::TorturedAlready { seat: victim });
    }
    let marks = magician.marks();
    if marks > game.content.tables.torture_marks {
        return Err(Illegal::TooManyMarks { seat: victim, marks });
    }
    Ok(())
}

/// §16.0a The die and its wounds; four marks kill.
fn torture(game: &Demons, state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    let torturer = state.magician(seat).place;
    let die = cx.die(6, &TORTURE);
    let wounds = game.content.tables.wounds(die);
    let magician = state.magician_mut(seat);
    magician.wounds = magician.wounds.saturating_add(wounds);
    let marks = magician.marks();
    cx.tell(|| Event::Tortured { seat, die, wounds, marks });
    if marks >= game.content.tables.lethal_marks {
        die_of(game, state, seat, torturer, cx);
    }
}

fn die_of(game: &Demons, state: &mut State, seat: Seat, torturer: Place, cx: &mut Cx<'_, Event>) {
    let heir = match torturer {
        Place::Captive(unit) => Some((Owner::Hoard(unit), Ring::Hoard(unit))),
        Place::Prisoner(captor) => Some((Owner::Seat(captor), Ring::Seat(captor))),
        _ => None,
    };
    die(game, state, seat, heir, cx);
}

/// §9.4a §16.6a §X-48 §X-64 A magician dies: demons released, treasure and ring lost or with the
/// torturer, captives freed.
pub(crate) fn die(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    heir: Option<(Owner, Ring)>,
    cx: &mut Cx<'_, Event>,
) {
    let marks = state.magician(seat).marks();
    cx.tell(|| Event::Died { seat, marks });
    free_all(state, Place::Prisoner(seat));
    control::release_all(state, seat, Farewell::Death, true, cx);
    let to_torturer = |estate: Estate| heir.filter(|_| estate == Estate::ToTorturer);
    let owner = to_torturer(game.options.dead_treasure).map_or(Owner::Lost, |(owner, _)| owner);
    for treasure in &mut state.boxes {
        if treasure.owner == Owner::Seat(seat) {
            treasure.owner = owner;
            treasure.counter = None;
        }
    }
    if state.ring == Ring::Seat(seat) {
        state.ring = to_torturer(game.options.dead_ring).map_or(Ring::Lost, |(_, ring)| ring);
    }
    state.magician_mut(seat).retire(Place::Dead);
    // §X-74 A storm blows on, but the dead command nobody.
    control::let_go(state, seat);
}

/// §16.7a §X-75 Opens the claim on the hoards of destroyed units, if there are any and he is free.
pub(crate) fn offer_claim(state: &mut State, seat: Seat, destroyed: u32) {
    if matches!(state.magician(seat).place, Place::At(_)) && destroyed != 0 {
        state.agenda.first([Step::Claim { seat, units: destroyed }]);
    }
}

fn has_hoard(state: &State, unit: u8) -> bool {
    state.ring == Ring::Hoard(unit) || state.boxes.iter().any(|b| b.owner == Owner::Hoard(unit))
}

fn first_hoard(state: &State, units: u32) -> Option<u8> {
    crate::sets::bits(units.into()).find(|&unit| has_hoard(state, unit))
}

/// §16.7a A demon for the hoard, or none.
impl Ask<Demons> for step::Claim {
    const TOPICS: &'static [Topic] = topics!["claim" => "16.7a"];

    /// There is a hoard, and a demon to fetch it.
    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        let due = first_hoard(state, self.units).is_some();
        Some(self.seat).filter(|&seat| due && control::own(state, seat).next().is_some())
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for held in control::own(state, seat) {
            found(Action::Claim { demon: held.demon + 1 });
        }
        found(Action::Decline {});
    }

    /// §16.7a §X-75 One demon takes everything in one base hex.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Some(unit) = first_hoard(state, self.units) else { return };
        if let Action::Claim { demon } = *action {
            let (mut count, mut thousands) = (0, 0);
            for (index, treasure) in state.boxes.iter_mut().enumerate() {
                if treasure.owner == Owner::Hoard(unit) {
                    treasure.owner = Owner::Seat(seat);
                    count += 1;
                    thousands += u32::from(game.content.treasures[index].thousands);
                }
            }
            if state.ring == Ring::Hoard(unit) {
                state.ring = Ring::Seat(seat);
            }
            cx.tell(|| Event::Claimed {
                seat,
                demon: Demon(demon - 1),
                mortal: Unit(unit),
                count,
                thousands,
            });
            control::release(state, demon - 1, Farewell::Claim, cx);
        }
        state.agenda.first([Step::Claim { seat, units: self.units & !(1 << unit) }]);
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Claim { demon } => Some(Illegal::NotHeld { demon }),
            _ => None,
        }
    }
}
