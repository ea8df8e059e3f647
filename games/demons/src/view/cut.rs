//! §X-80 Cuts a position down to what a viewer may know.

use kernel::{Ask as _, At, Seat, Steps as _, Viewer};

use super::{
    AuctionView, ChooseView, DemonView, FightView, MagicianView, MortalView, ReachView, ResultView,
    TreasureView, UsageView, View,
};
use crate::Demons;
use crate::action::Action;
use crate::content::Hex;
use crate::kinds::Rank;
use crate::rules::{control, ending, walking};
use crate::sets::bits;
use crate::state::{Held, Mortal, Owner, Place, Ring, State};
use crate::step::{self, Step};

/// The position as this viewer knows it.
pub(crate) fn view(game: &Demons, state: &State, viewer: Viewer) -> View {
    let number = |hex: Hex| game.number(hex);
    let top = state.agenda.top().copied();
    let (ring, ring_seat, ring_mortal) = match state.ring {
        Ring::Pile => ("pile", None, None),
        Ring::Seat(seat) => ("magician", Some(seat), None),
        Ring::Hoard(unit) => ("hoard", None, Some(unit + 1)),
        Ring::Lost => ("lost", None, None),
    };
    let towns = &game.content.map.towns;
    View {
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        },
        turn: state.turn,
        order: state.order.to_vec(),
        active: state.active(),
        step: top.map_or("over", |step| step.code()),
        left: match top {
            Some(Step::Walk { left } | Step::Steer { left, .. }) => Some(left),
            _ => None,
        },
        reach: reach(game, state, top, viewer),
        choose: choose(game, state, top, viewer),
        spent: match top {
            Some(Step::Spend { count }) => Some(count),
            _ => None,
        },
        curses: match top {
            Some(Step::Curses { left }) => Some(left),
            _ => None,
        },
        unit: match top {
            Some(
                Step::Rouse { unit }
                | Step::Steer { unit, .. }
                | Step::Aim { unit }
                | Step::Battle { unit },
            ) => Some(unit + 1),
            _ => None,
        },
        magicians: state.all_seats().map(|seat| magician(game, state, seat, viewer)).collect(),
        mortals: (0u8..).zip(&state.mortals).map(|(u, m)| mortal(game, state, u, m)).collect(),
        treasures: (0u8..36).filter_map(|index| treasure(game, state, index)).collect(),
        piles: piles(game, state),
        released: released(state),
        ring,
        ring_seat,
        ring_mortal,
        razed: bits(state.razed)
            .filter_map(|town| towns.get(usize::from(town)))
            .map(|town| number(town.hex))
            .collect(),
        usage: usage(state),
        fight: fight(game, state),
        auction: auction(state, top, viewer),
        result: state.over.then(|| results(game, state)),
    }
}

fn reach(game: &Demons, state: &State, top: Option<Step>, viewer: Viewer) -> Vec<ReachView> {
    let mover = state.active().filter(|&seat| viewer == Viewer::Seat(seat));
    let Some(seat) = mover else { return Vec::new() };
    let left = match top {
        Some(Step::Choose) if !walking::is_held(game, state, seat) => {
            game.content.tables.magician_movement
        }
        Some(Step::Walk { left }) => left,
        _ => return Vec::new(),
    };
    let shown = |one: walking::Reached| ReachView {
        hex: game.number(one.hex),
        cost: one.cost,
        from: game.number(one.from),
        stop: one.stop,
        end: !state.has_mortal(one.hex),
    };
    walking::reach(game, state, seat, left).into_iter().map(shown).collect()
}

fn choose(game: &Demons, state: &State, top: Option<Step>, viewer: Viewer) -> Option<ChooseView> {
    let own = state.active().filter(|&seat| viewer == Viewer::Seat(seat));
    let seat = own.filter(|_| top == Some(Step::Choose))?;
    let mut choices = Vec::new();
    step::Choose {}.offer(At { game, state }, seat, &mut |action| choices.push(action));
    let moves = |action: &Action| matches!(action, Action::Walk { .. } | Action::Leave {});
    Some(ChooseView {
        bound: match state.magician(seat).place {
            _ if choices.iter().any(moves) => None,
            Place::At(_) if walking::is_held(game, state, seat) => Some("held"),
            Place::At(_) => Some("hemmed"),
            _ => Some("captive"),
        },
        conjure: choices.iter().any(|action| matches!(action, Action::Conjure { .. })),
        raise: choices.contains(&Action::Raise {}),
    })
}

fn magician(game: &Demons, state: &State, seat: Seat, viewer: Viewer) -> MagicianView {
    let magician = state.magician(seat);
    let (status, captor, captor_seat) = match magician.place {
        Place::Waiting => ("waiting", None, None),
        Place::At(_) => ("map", None, None),
        Place::Captive(unit) => ("captive", Some(unit + 1), None),
        Place::Prisoner(seat) => ("prisoner", None, Some(seat)),
        Place::Freed(_) => ("freed", None, None),
        Place::Dead => ("dead", None, None),
        Place::Gone => ("gone", None, None),
    };
    let (ducats, deduction) = ending::account(game, state, seat);
    MagicianView {
        name: game.content.tables.magicians[seat.index()].clone(),
        status,
        hex: state.place_of(seat).map(|hex| game.number(hex)),
        captor,
        captor_seat,
        found: magician.found,
        fresh: magician.fresh,
        shield: game.content.tables.shields[usize::from(magician.shield)].id.clone(),
        wounds: magician.wounds,
        cursed: magician.curses,
        invisible: magician.invisible,
        reconciled: magician.reconciled,
        unheld: magician.unheld,
        distracted: magician.distracted,
        demons: magician.held.iter().map(|&held| demon(game, held, viewer)).collect(),
        capacity: u8::try_from(control::capacity(game, state, seat)).unwrap_or(u8::MAX),
        treasures: state.owned(seat).map(Demons::treasure_number).collect(),
        ducats,
        deduction,
    }
}

fn demon(game: &Demons, held: Held, viewer: Viewer) -> DemonView {
    DemonView {
        demon: viewer.is_among(held.eyes).then_some(held.demon + 1),
        rank: game.content.demons[usize::from(held.demon)].rank,
        wild: held.wild,
        open: held.eyes == kernel::Seats::ALL,
        seen_by: held.eyes.iter().filter(|seat| seat.0 < 4).fold(0, |eyes, s| eyes | 1 << s.0),
        obeys: held.obeys,
    }
}

fn mortal(game: &Demons, state: &State, unit: u8, mortal: &Mortal) -> MortalView {
    MortalView {
        hex: mortal.hex.map(|hex| game.number(hex)),
        strength: game.content.mortals[usize::from(unit)].strength,
        active: mortal.active,
        fleeing: mortal.fleeing,
        captor: state.is_captor(unit),
        invaded: mortal.invaded,
        storms: mortal.storms,
        steered: mortal.steered,
        aim: mortal.aim,
        battle: mortal.battle.map(|hex| game.number(hex)),
    }
}

fn treasure(game: &Demons, state: &State, index: u8) -> Option<TreasureView> {
    let treasure = state.boxes.get(usize::from(index))?;
    let kind = &game.content.treasures[usize::from(index)];
    let (owner, owner_seat, owner_mortal) = match treasure.owner {
        Owner::Unknown => return None,
        Owner::Nobody => ("nobody", None, None),
        Owner::Seat(seat) => ("magician", Some(seat), None),
        Owner::Hoard(unit) => ("hoard", None, Some(unit + 1)),
        Owner::Lost => ("lost", None, None),
    };
    Some(TreasureView {
        treasure: Demons::treasure_number(index),
        hex: game.number(kind.hex),
        thousands: kind.thousands,
        owner,
        owner_seat,
        owner_mortal,
        finder: treasure.finder.map(|demon| demon + 1),
        counter: treasure.counter.map(|(_, demon)| demon + 1),
        counter_seat: treasure.counter.map(|(seat, _)| seat),
    })
}

fn piles(game: &Demons, state: &State) -> Vec<u8> {
    let mut piles = vec![0u8; 7];
    for demon in state.pile.iter() {
        piles[game.content.demons[usize::from(demon)].rank as usize] += 1;
    }
    piles[Rank::Duke as usize] += u8::from(state.ring == Ring::Pile);
    piles
}

/// Every demon that left the game was shown to all.
fn released(state: &State) -> Vec<u8> {
    let mut present = state.pile;
    let held = state.magicians.iter().flat_map(|m| m.held.iter().map(|held| held.demon));
    held.for_each(|demon| present.insert(demon));
    let grid = state.boxes.iter().filter_map(|b| b.counter.map(|(_, demon)| demon));
    grid.for_each(|demon| present.insert(demon));
    (0..72).filter(|&demon| !present.contains(demon)).map(|demon| demon + 1).collect()
}

fn usage(state: &State) -> UsageView {
    let usage = &state.usage;
    UsageView {
        open: usage.open,
        attacked: usage.attacked,
        powers: usage.powers,
        ended: usage.ended,
        tried: bits(usage.tried).map(Demons::treasure_number).collect(),
        tortured: bits(usage.tortured.into()).map(Seat).collect(),
    }
}

fn fight(game: &Demons, state: &State) -> Option<FightView> {
    let fight = state.fight?;
    Some(FightView {
        attacker: fight.attacker,
        units: bits(fight.units.into()).map(|unit| unit + 1).collect(),
        hex: game.number(fight.hex),
        victim: fight.victim,
        captor: fight.captor.map(|unit| unit + 1),
        attack: fight.attack.iter().map(|demon| demon + 1).collect(),
        defence: fight.defence.iter().map(|demon| demon + 1).collect(),
    })
}

fn auction(state: &State, top: Option<Step>, viewer: Viewer) -> Option<AuctionView> {
    let Some(Step::Bid { round, missing }) = top else { return None };
    let own = match viewer {
        Viewer::Seat(seat) => state.offers.get(seat.index()).copied().unwrap_or(0),
        Viewer::Spectator | Viewer::Referee => 0,
    };
    Some(AuctionView {
        round,
        missing: missing.iter().filter(|seat| seat.0 < 4).collect(),
        offered: bits(own).map(Demons::treasure_number).collect(),
    })
}

fn results(game: &Demons, state: &State) -> Vec<ResultView> {
    let result = |seat: Seat| ResultView {
        seat,
        fate: ending::fate(game, state, seat),
        net: ending::result(game, state, seat),
        won: ending::has_won(game, state, seat),
    };
    state.all_seats().map(result).collect()
}
