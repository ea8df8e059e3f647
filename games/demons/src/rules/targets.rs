//! §12.2a §X-73 What each power can be aimed at, and what the user decides.

use kernel::{Ask, Seat, Topic, topics};

use super::{powers, refusals};
use crate::event::Event;
use crate::ids::{Printed, Unit};
use crate::illegal::Illegal;
use crate::kinds::{Mark, Power};
use crate::options::{PowerC, PowerF, PowerG};
use crate::rules::ending;
use crate::state::{Owner, Ring, State};
use crate::{Action, HexNumber};
use crate::{At, Demons, Found, Play, step};

/// §X-01 Units within this many hexes of a magician, as bits.
pub(crate) fn within(game: &Demons, state: &State, seat: Seat, range: u32) -> u32 {
    let Some(at) = state.place_of(seat) else { return 0 };
    state
        .living()
        .filter(|&(_, hex)| game.is_within(game.content.map.distance(at, hex), range))
        .fold(0, |units, (unit, _)| units | 1 << unit)
}

/// Whether a power finds anything to be aimed at.
pub(crate) fn some(power: impl Ask<Demons>, at: At<'_>, seat: Seat) -> bool {
    let mut any = false;
    power.offer(at, seat, &mut |_| any = true);
    any
}

/// §12.3C §X-71 Marks that can be removed.
impl Ask<Demons> for step::Cure {
    const TOPICS: &'static [Topic] = topics!["cure" => "12.3C"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let anybody = game.options.power_c == PowerC::AnyMagician;
        for target in state.all_seats().filter(|&t| t == seat || (anybody && state.plays(t))) {
            let magician = state.magician(target);
            if magician.wounds > 0 {
                found(Action::Cure { target: target.0, mark: Mark::Wound });
            }
            if magician.curses > 0 {
                found(Action::Cure { target: target.0, mark: Mark::Curse });
            }
        }
    }

    /// §12.3C One mark less.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        let Action::Cure { target, mark } = *action else { return };
        let seat = Seat(target);
        let magician = state.magician_mut(seat);
        match mark {
            Mark::Wound => magician.wounds -= 1,
            Mark::Curse => magician.curses -= 1,
        }
        cx.tell(|| Event::Cured { seat, mark: mark.id() });
    }

    fn why_not(&self, At { game, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let Action::Cure { target, mark } = *action else { return None };
        Some(if target != seat.0 && game.options.power_c == PowerC::User {
            Illegal::OnlySelf { seat }
        } else {
            Illegal::NoMark { seat: Seat(target), mark: mark.id() }
        })
    }
}

/// §12.3F §X-24 Any mortal, or any demon in a rival's boxes.
impl Ask<Demons> for step::Familiar {
    const TOPICS: &'static [Topic] = topics!["familiar" => "12.3F"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if game.options.power_f == PowerF::Both {
            let free = |unit: &u8| state.mortal(*unit).steered != Some(seat);
            for unit in state.living().map(|(unit, _)| unit).filter(free) {
                found(Action::Steer { mortal: unit + 1 });
            }
        }
        for target in rivals_within_reach(state, seat) {
            for (slot, held) in (1u8..).zip(&state.magician(target).held) {
                if held.obeys.is_none() {
                    found(Action::Borrow { target: target.0, slot });
                }
            }
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::Steer { mortal } => {
                state.mortal_mut(mortal - 1).steered = Some(seat);
                cx.tell(|| Event::Steered { seat, mortal: Unit(mortal - 1) });
            }
            Action::Borrow { target, slot } => {
                powers::borrow(state, seat, Seat(target), slot, cx);
            }
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Steer { mortal } if game.options.power_f == PowerF::DemonOnly => {
                Some(Illegal::DemonsOnly { mortal })
            }
            Action::Steer { mortal } => Some(Illegal::NoSuchMortal { mortal }),
            Action::Borrow { target, slot } => {
                let rival = Seat(target);
                spared(state, seat, rival).or(Some(Illegal::NoSuchSlot { seat: rival, slot }))
            }
            _ => None,
        }
    }
}

/// §X-72 §X-78 Other magicians still in the game against whom demons may be used.
fn rivals_within_reach(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    state.all_seats().filter(move |&other| {
        other != seat && state.plays(other) && !state.magician(other).reconciled
    })
}

/// §X-72 Whether protection alone keeps this power from working on a rival.
pub(super) fn is_spared(
    game: &Demons,
    state: &State,
    seat: Seat,
    rival: Seat,
    power: Power,
) -> bool {
    let protected = rival != seat && state.plays(rival) && state.magician(rival).reconciled;
    protected
        && match power {
            Power::N => !state.magician(rival).distracted && game.is_at_town(state, rival),
            Power::G => state.owned(rival).next().is_some() || state.ring == Ring::Seat(rival),
            Power::F => !state.magician(rival).held.is_empty(),
            _ => false,
        }
}

/// Why nothing of this rival can be touched.
fn spared(state: &State, seat: Seat, rival: Seat) -> Option<Illegal> {
    if rival.0 >= state.seats() || rival == seat {
        return None;
    }
    if !state.plays(rival) {
        return Some(Illegal::OutOfReach { seat: rival });
    }
    state.magician(rival).reconciled.then_some(Illegal::Protected { seat: rival })
}

/// §12.3G §X-30 Treasure that can be taken.
impl Ask<Demons> for step::Get {
    const TOPICS: &'static [Topic] = topics!["get" => "12.3G"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let open = |owner: Seat| rivals_within_reach(state, seat).any(|rival| rival == owner);
        for (index, treasure) in (0u8..).zip(&state.boxes) {
            let offered = match treasure.owner {
                Owner::Nobody | Owner::Hoard(_) => true,
                Owner::Seat(owner) => open(owner),
                Owner::Unknown => game.options.power_g == PowerG::Any,
                Owner::Lost => false,
            };
            if offered {
                found(Action::Take { treasure: Demons::treasure_number(index) });
            }
        }
        let ring = match state.ring {
            Ring::Hoard(_) => true,
            Ring::Seat(owner) => open(owner),
            Ring::Pile | Ring::Lost => false,
        };
        if ring {
            found(Action::TakeRing {});
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::Take { treasure } => {
                let treasure = Demons::treasure_of(treasure).expect("the treasure was checked");
                powers::take(state, seat, self.demon, treasure, cx);
            }
            Action::TakeRing {} => powers::take_ring(state, seat, self.demon, cx),
            _ => {}
        }
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Take { treasure } => {
                let index = Demons::treasure_of(treasure);
                let reason = match index.map(|index| state.boxes[usize::from(index)].owner) {
                    Some(Owner::Seat(owner)) => spared(state, seat, owner),
                    _ => None,
                };
                reason.or(Some(Illegal::NotToTake { treasure }))
            }
            Action::TakeRing {} => {
                let owner = match state.ring {
                    Ring::Seat(owner) => spared(state, seat, owner),
                    _ => None,
                };
                owner.or(Some(Illegal::NoRing { place: refusals::ring(state) }))
            }
            _ => None,
        }
    }
}

/// §12.3N §X-55 Rivals in or next to a town who do not lose their turn yet.
impl Ask<Demons> for step::Distract {
    const TOPICS: &'static [Topic] = topics!["distract" => "12.3N"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for rival in rivals_within_reach(state, seat) {
            if !state.magician(rival).distracted && game.is_at_town(state, rival) {
                found(Action::Distract { target: rival.0 });
            }
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Distract { target } = *action else { return };
        let victim_seat = Seat(target);
        state.magician_mut(victim_seat).distracted = true;
        cx.tell(|| Event::Distracted { seat, victim_seat });
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let Action::Distract { target } = *action else { return None };
        let rival = Seat(target);
        if let Some(reason) = spared(state, seat, rival) {
            return Some(reason);
        }
        let known = rival.0 < state.seats();
        Some(if known && state.magician(rival).distracted {
            Illegal::DistractedAlready { seat: rival }
        } else {
            Illegal::NotAtTown { seat: rival }
        })
    }
}

fn is_town(game: &Demons, state: &State, hex: u16) -> bool {
    game.content.map.find(hex).is_some_and(|hex| game.is_town(state, hex))
}

/// §12.3X §X-42 Every town that stands.
impl Ask<Demons> for step::Raze {
    const TOPICS: &'static [Topic] = topics!["destroy" => "12.3X"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        for town in game.content.map.towns.iter().filter(|town| game.is_town(state, town.hex)) {
            found(Action::Town { hex: HexNumber(game.number(town.hex)) });
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Town { hex: HexNumber(hex) } = *action else { return };
        powers::town(game, state, true, seat, hex, cx);
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Town { hex: HexNumber(hex) } => Some(Illegal::NoTown { hex: Printed::of(hex) }),
            _ => None,
        }
    }
}

/// §12.3P §X-38 Towns with a mortal beside them.
impl Ask<Demons> for step::Love {
    const TOPICS: &'static [Topic] = topics!["love" => "12.3P"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, _: Seat, found: &mut Found<'_>) {
        let (map, inside) = (&game.content.map, game.options.power_p_in_town);
        let mut touched = 0u64;
        for (_, hex) in state.living() {
            let around = map.neighbours(hex).map(|(next, _)| next);
            let near = around.chain(Some(hex).filter(|_| inside));
            near.filter_map(|hex| map.town_in(hex)).for_each(|town| touched |= 1 << town);
        }
        for (_, town) in (0..).zip(&map.towns).filter(|(index, _)| touched >> index & 1 == 1) {
            if game.is_town(state, town.hex) {
                found(Action::Town { hex: HexNumber(game.number(town.hex)) });
            }
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Town { hex: HexNumber(hex) } = *action else { return };
        powers::town(game, state, false, seat, hex, cx);
    }

    fn why_not(&self, At { game, state }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        let Action::Town { hex: HexNumber(hex) } = *action else { return None };
        let (town, hex) = (is_town(game, state, hex), Printed::of(hex));
        Some(if town { Illegal::NobodyBeside { hex } } else { Illegal::NoTown { hex } })
    }
}

/// §12.3R §X-72 A free neighbouring hex, or the protection alone.
impl Ask<Demons> for step::Reconcile {
    const TOPICS: &'static [Topic] = topics!["reconcile" => "12.3R"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        if let Some(at) = state.place_of(seat) {
            for hex in game.free_neighbours(state, seat, at) {
                found(Action::Step { hex: HexNumber(game.number(hex)) });
            }
        }
        found(Action::Stay {});
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Step { hex: HexNumber(hex) } = *action else { return };
        let to = powers::move_to(game, state, seat, hex);
        cx.tell(|| Event::Stepped { seat, hex: game.printed(to) });
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Step { hex: HexNumber(hex) } => Some(refusals::aside(game, state, seat, hex)),
            _ => None,
        }
    }
}

/// §12.3T Any hex without an enemy, or off the map.
impl Ask<Demons> for step::Transit {
    const TOPICS: &'static [Topic] = topics!["transit" => "12.3T"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.acting()
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for hex in game.content.map.hexes().filter(|&hex| game.may_stand(state, seat, hex)) {
            found(Action::Transit { hex: HexNumber(game.number(hex)) });
        }
        found(Action::Leave {});
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::Transit { hex: HexNumber(hex) } => {
                let to = powers::move_to(game, state, seat, hex);
                // §X-17
                state.magician_mut(seat).found = false;
                cx.tell(|| Event::Transited { seat, hex: game.printed(to) });
            }
            Action::Leave {} => ending::leave(game, state, seat, cx),
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Transit { hex: HexNumber(hex) } => {
                refusals::spot(game, state, seat, hex).or(Some(Illegal::NotOffered {}))
            }
            _ => None,
        }
    }
}
