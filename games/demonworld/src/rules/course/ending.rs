//! §PR-136 to §PR-138 The course of a turn, the score, the end.

use kernel::{Cx, Outcome, Seat, Standing, rule};

use crate::event::Event;
use crate::ids::Phase;
use crate::rules::ground::{aloof, contact, gear};
use crate::rules::magic::spells;
use crate::rules::morale::{losses, rally, recovery};
use crate::state::{Deeds, Ending, Mood, SEATS, State, TroopId};
use crate::step::{self, Step};
use crate::{Demonworld, Play};

/// §PR-3 A turn begins: marks of the last one are taken away.
pub(crate) fn begin(_: step::Begin, Play { game, state, cx }: Play<'_, '_>) {
    state.turn += 1;
    state.phase = Phase::Start;
    let last = game.turns();
    let number = state.turn;
    cx.tell(|| Event::TurnBegan { number, last });
    losses::forget(state);
    aloof::forget(game, state);
    for troop in &mut state.troops {
        // §PR-33 A wedge that was broken up stays so until the movement phase.
        let broken = troop.deeds.has(Deeds::BROKE_UP);
        troop.deeds = if broken { Deeds::BROKE_UP } else { Deeds::default() };
        troop.barred = None;
        troop.order = None;
    }
    recovery::watch(game, state);
    state.agenda.first([
        Step::Weather,
        Step::Arrivals,
        Step::Orders,
        Step::Check,
        Step::Wizards,
        Step::Check,
        Step::Volley { second: false },
        Step::Check,
        Step::Movement,
        Step::Volley { second: true },
        Step::Check,
        Step::Melee,
        Step::Check,
        Step::Muster,
        Step::Rally { from: TroopId(0) },
        Step::EndTurn,
    ]);
}

/// §PR-138 A side without anybody steady has lost the field.
pub(crate) fn check(_: step::Check, Play { game, state, cx }: Play<'_, '_>) {
    let broken = losses::broken(state);
    for seat in SEATS {
        if broken[seat.index()] {
            cx.tell(|| Event::Broken { seat });
        }
    }
    if broken.contains(&true) {
        close(game, state, Ending::Broken, cx);
    }
}

/// The battle is over and counted.
fn close(game: &Demonworld, state: &mut State, ending: Ending, cx: &mut Cx<'_, Event>) {
    state.over = Some(ending);
    for seat in SEATS {
        let sheet = sheet(game, state, seat);
        let (points, objectives) = (sheet.total(), sheet.objectives);
        cx.tell(|| Event::Scored { seat, points, objectives });
    }
    let Verdict { seat, lead, margin, missing } = verdict(game, state);
    cx.tell(|| match missing {
        0 => Event::Won { seat, lead, margin },
        _ => Event::Drawn { seat, lead, margin, missing },
    });
}

/// §PR-138 The turn ends, and with the last one the battle.
pub(crate) fn end_turn(_: step::EndTurn, Play { game, state, cx }: Play<'_, '_>) {
    recovery::recover(game, state, cx);
    spells::fade(game, state);
    rally::heal(game, state, cx);
    let number = state.turn;
    cx.tell(|| Event::TurnEnded { number });
    check(step::Check {}, Play { game, state, cx });
    if state.over.is_some() {
        return;
    }
    if state.turn >= game.turns() {
        close(game, state, Ending::Turns, cx);
    } else {
        state.agenda.first([Step::Begin]);
    }
}

/// §PR-137 What a seat has scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// For hit points that the enemy lost.
    pub losses: u16,
    /// For enemies that rout on the field.
    pub routing: u16,
    /// For items of destroyed carriers.
    pub items: u16,
    /// For objectives held.
    pub objectives: u16,
}

impl Sheet {
    /// Everything together.
    pub fn total(&self) -> u16 {
        self.losses + self.routing + self.items + self.objectives
    }
}

/// §PR-137 Points that a card has given the enemy: lost hit points, and half the rest if it routs, or
/// half of what is still running after it has rallied.
pub(crate) fn worth(game: &Demonworld, state: &State, troop: TroopId) -> (u16, u16) {
    let card = game.card_of(state, troop);
    let whole = u32::from(card.elements) * u32::from(card.hp);
    let left: u32 = state.troop(troop).all().map(|id| u32::from(state.element(id).hp)).sum();
    let points = |hp: u32| u16::try_from(u32::from(card.points) * hp / whole.max(1)).unwrap_or(0);
    let lost = points(whole - left.min(whole));
    let running = if state.troop(troop).mood == Mood::Routing {
        card.points - lost.min(card.points)
    } else {
        let strays = rally::strays(state, troop).into_iter();
        points(strays.map(|id| u32::from(state.element(id).hp)).sum())
    };
    (lost, running / 2)
}

/// §PR-136 Who holds an objective.
pub(crate) fn holder(game: &Demonworld, state: &State, hex: crate::grid::Hex) -> Option<Seat> {
    let element = state.at(game, hex)?;
    let unit = state.unit_of(element);
    let gun = game.card_of(state, unit).gun.is_some();
    let steady = state.troop(unit).mood == Mood::Steady;
    let free = !gun && steady && !contact::is_engaged(game, state, element);
    free.then(|| state.seat_of(element))
}

/// §PR-137 The score of a seat.
pub(crate) fn sheet(game: &Demonworld, state: &State, seat: Seat) -> Sheet {
    let mut sheet = Sheet::default();
    for troop in state.own(Seat(1 - seat.0)) {
        let (lost, rest) = worth(game, state, troop);
        sheet.losses += lost;
        sheet.routing += rest;
        sheet.items += gear::lost(game, state, troop);
    }
    for objective in &game.scenario().objectives {
        if holder(game, state, objective.hex) == Some(seat) {
            sheet.objectives += objective.points;
        }
    }
    sheet
}

/// §PR-3 How the scores of both sides compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    /// Who leads; seat 0 where nobody does.
    pub(crate) seat: Seat,
    /// By how much.
    pub(crate) lead: u16,
    /// The lead that wins.
    pub(crate) margin: u16,
    /// What the lead lacks of it: nothing, if it wins.
    pub(crate) missing: u16,
}

/// §PR-3 §PR-137 Who leads, by how much, and what is missing to a victory.
pub(crate) fn verdict(game: &Demonworld, state: &State) -> Verdict {
    let [zero, one] = SEATS.map(|seat| sheet(game, state, seat).total());
    let (lead, margin) = (zero.abs_diff(one), game.scenario().margin);
    let seat = if one > zero { SEATS[1] } else { SEATS[0] };
    // §PR-3 Equal points are a draw whatever the margin.
    let needed = margin.max(1);
    Verdict { seat, lead, margin, missing: needed.saturating_sub(lead) }
}

/// §PR-137 The final standing: a lead of the margin wins, else it is a draw.
pub(crate) fn outcome(game: &Demonworld, state: &State) -> Outcome {
    let Verdict { seat, missing, .. } = verdict(game, state);
    let standing = |one: Seat| {
        let won = missing == 0 && one == seat;
        let place = u8::from(missing == 0 && one != seat);
        Standing { place, score: i32::from(sheet(game, state, one).total()), won }
    };
    Outcome { seats: SEATS.map(standing).to_vec(), rule: rule!("PR-137") }
}
