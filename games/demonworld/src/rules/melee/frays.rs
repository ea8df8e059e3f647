//! §PR-90 to §PR-105 Melee: announcing, blows by initiative, second attacks, who lost.

use kernel::{Cx, Sealed, Seat, Seats, Topic, topics};

use super::{blows, break_off, strikes};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Phase;
use crate::illegal::Illegal;
use crate::rules::ground::{contact, reach};
use crate::rules::magic::potion;
use crate::rules::morale::{recovery, rout};
use crate::rules::movement::one_sided;
use crate::rules::refusals;
use crate::state::{Aim, Blow, ElementId, Fray, SEATS, State, TroopId, Troops};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

/// §DW-40 The melee phase begins.
pub(crate) fn begin(_: step::Melee, Play { game, state, cx }: Play<'_, '_>) {
    state.phase = Phase::Melee;
    rout::release(game, state, cx);
    state.fray = Fray::default();
    state.agenda.first([Step::Gather, Step::Frays]);
    one_sided::begin(game, state);
    potion::ask(game, state);
    cx.tell(|| Event::PhaseBegan { phase: Phase::Melee });
}

/// §PR-90 Everybody linked with a troop by contact.
fn linked(game: &Demonworld, state: &State, from: TroopId) -> Troops {
    let mut all = Troops::NONE.with(from);
    let mut open = vec![from];
    while let Some(troop) = open.pop() {
        for foe in contact::of_unit(game, state, troop).iter() {
            if !all.contains(foe) {
                all = all.with(foe);
                open.push(foe);
            }
        }
    }
    all
}

/// §PR-90 The melees of the phase: who is linked by contact now, by the lowest number. What comes
/// into contact later fights next turn.
pub(crate) fn gather(_: step::Gather, Play { game, state, .. }: Play<'_, '_>) {
    recovery::watch(game, state);
    state.frays.clear();
    let mut known = Troops::NONE;
    for troop in state.ids() {
        let one = state.troop(troop);
        let fights = one.host.is_none()
            && !known.contains(troop)
            && !one.is_routing()
            && !contact::of_unit(game, state, troop).is_empty();
        if fights {
            let troops = linked(game, state, troop);
            known = known.or(troops);
            state.frays.push(troops);
        }
    }
    state.frays.reverse();
    // §PR-91 Who meets nobody now will have met nobody in the previous phase.
    for troop in state.ids().filter(|&troop| !known.contains(troop)) {
        state.troop_mut(troop).foes = Troops::NONE;
    }
}

/// §PR-90 The next melee of the phase; nobody from outside takes part in it.
pub(crate) fn next(_: step::Frays, Play { game, state, cx }: Play<'_, '_>) {
    let Some(troops) = state.frays.pop() else {
        state.fray = Fray::default();
        state.blows.clear();
        return potion::ask(game, state);
    };
    let fights = |&troop: &TroopId| {
        let foes = contact::of_unit(game, state, troop).and(troops);
        state.troop(troop).host.is_none() && !state.troop(troop).is_routing() && !foes.is_empty()
    };
    let Some(first) = troops.iter().find(fights) else {
        return state.agenda.first([Step::Frays]);
    };
    state.fray = Fray { troops, ..Fray::default() };
    for troop in troops.iter() {
        let meets = contact::of_unit(game, state, troop).and(troops);
        let one = state.troop_mut(troop);
        one.meets = meets;
        one.lost = 0;
        one.slain = 0;
    }
    if let Some(foe) = state.troop(first).meets.iter().next() {
        cx.tell(|| Event::MeleeBegan { troop: first, foe });
    }
    state.blows = list(game, state, troops);
    state.wounds.clear();
    state.held.clear();
    state.agenda.first([Step::Judge, Step::Part, Step::Frays]);
    for &troop in break_off::flyers(game, state, troops).iter().rev() {
        state.agenda.first([Step::BreakOff { troop }]);
    }
    state.agenda.first([Step::Blows]);
}

/// §PR-93 §PR-94 Every blow that can be announced, seat 0 first, by number.
fn list(game: &Demonworld, state: &State, troops: Troops) -> Vec<Blow> {
    let mut list = Vec::new();
    for seat in SEATS {
        let own = troops.iter().filter(|&troop| state.troop(troop).seat == seat);
        let mut strikers: Vec<ElementId> = own.flat_map(|troop| state.members(troop)).collect();
        strikers.sort_unstable();
        for striker in strikers {
            let routing = state.troop(state.unit_of(striker)).is_routing();
            if !routing {
                strikes_of(game, state, striker, &mut list);
            }
        }
    }
    list
}

/// The blows of one element: one of a standard element, one per weapon of a large one.
fn strikes_of(game: &Demonworld, state: &State, striker: ElementId, list: &mut Vec<Blow>) {
    let card = game.card_of(state, state.element(striker).troop);
    // §PR-33 Before any blow falls; the melee at hand has none yet.
    let lead = blows::others_of_wedge(state, striker);
    let blow = |weapon| {
        let (aim, done) = (Aim::Open, false);
        Blow { striker, weapon, aim, done, value: 0, lead, from: None }
    };
    if card.kind.is_large() {
        reach::blows(game, state, striker, &mut |weapon| list.push(blow(weapon)));
        return;
    }
    let mut any = false;
    blows::targets(game, state, striker, &mut |_| any = true);
    if any {
        list.push(blow(blows::weapon(game, state, striker)));
    }
}

/// The blow that a seat announces next.
pub(crate) fn ask(state: &State, seat: Seat) -> Option<usize> {
    let given = usize::from(state.player(seat).stage);
    let own = |blow: &&(usize, &Blow)| state.seat_of(blow.1.striker) == seat;
    let list: Vec<(usize, &Blow)> = state.blows.iter().enumerate().collect();
    list.iter().filter(own).nth(given).map(|(index, _)| *index)
}

/// §PR-95 Elements that a blow may support: they can strike something that this one can.
pub(crate) fn backed(
    game: &Demonworld,
    state: &State,
    blow: Blow,
    found: &mut dyn FnMut(ElementId),
) {
    let unit = state.unit_of(blow.striker);
    if game.card_of(state, state.element(blow.striker).troop).kind.is_large() {
        return;
    }
    let mut own: Vec<ElementId> = Vec::new();
    strikes::targets(game, state, blow, &mut |target| own.push(target));
    for other in &state.blows {
        if other.striker != blow.striker && state.unit_of(other.striker) == unit {
            let mut common = false;
            strikes::targets(game, state, *other, &mut |target| common |= own.contains(&target));
            if common {
                found(other.striker);
            }
        }
    }
}

/// §PR-94 What a seat may announce for the blow at hand.
impl Sealed<Demonworld> for step::Blows {
    const TOPICS: &'static [Topic] = topics!["blows" => "PR-94"];

    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(index) = ask(state, seat) else {
            return;
        };
        let blow = state.blows[index];
        backed(game, state, blow, &mut |element| found(Action::Back { element }));
        strikes::targets(game, state, blow, &mut |target| found(Action::Strike { target }));
        found(Action::Cease {});
    }

    fn note(&mut self, _: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        if let Some(index) = ask(state, seat) {
            state.blows[index].aim = match *action {
                Action::Strike { target } => Aim::At(target),
                Action::Back { element } => Aim::Back(element),
                _ => Aim::Cease,
            };
        }
        state.player_mut(seat).stage += 1;
    }

    fn forget(&self, _: &Demonworld, state: &mut State, seat: Seat) {
        let owners: Vec<Seat> =
            state.blows.iter().map(|blow| state.seat_of(blow.striker)).collect();
        for (blow, owner) in state.blows.iter_mut().zip(owners) {
            if owner == seat {
                blow.aim = Aim::Open;
            }
        }
        state.player_mut(seat).stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::BlowsSealed { seat });
    }

    /// All blows are announced; the highest initiative strikes.
    fn close(self, Play { game, state, cx }: Play<'_, '_>) {
        cx.reveal();
        for player in &mut state.players {
            player.stage = 0;
        }
        strikes::begin(game, state);
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || why_not(at.state, *action))
    }
}

/// §PR-94 Why a blow cannot be announced.
fn why_not(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Strike { target } => Err(Illegal::NoStrike { target: state.placed(target) }),
        Action::Back { element } => Err(Illegal::NoSupport { element: state.placed(element) }),
        _ => Ok(()),
    }
}
