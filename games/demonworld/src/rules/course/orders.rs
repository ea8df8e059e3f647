//! §PR-82 to §PR-84 Orders: who gets markers, lots, the hidden placing and the reveal.

use kernel::{Cx, Sealed, Seat, Seats, Topic, Why, rule, topics};

use super::{command, flank};
use crate::action::Action;
use crate::content::Role;
use crate::event::Event;
use crate::ids::{CardKind, Order, Phase};
use crate::illegal::Illegal;
use crate::rules::ground::{flanks, leaders};
use crate::rules::refusals;
use crate::rules::weather::fire;
use crate::state::{Air, Deeds, SEATS, State, TroopId};
use crate::step::{self, Step};
use crate::{At, Demonworld, Found, Play};

static LOT: Why = Why { code: "lot", rule: rule!("DW-6") };

/// §PR-52 §PR-128 The markers that characters give to the unit that they joined; none in the fire.
fn markers(game: &Demonworld, state: &State, unit: TroopId) -> u8 {
    let able = state.guests(unit).filter(|&guest| !leaders::is_troop_caught(state, guest));
    able.map(|guest| game.card_of(state, guest).stars).max().unwrap_or(0)
}

/// §DW-4 to §DW-6 The order phase begins: who has markers to place, and for whom lots are drawn.
pub(crate) fn begin(_: step::Orders, Play { game, state, cx }: Play<'_, '_>) {
    state.phase = Phase::Orders;
    cx.tell(|| Event::PhaseBegan { phase: Phase::Orders });
    fire::catch(game, state, cx);
    for troop in state.ids() {
        let one = state.troop_mut(troop);
        one.order = None;
        one.markers = 0;
        one.due = 0;
    }
    let mut steps = vec![Step::Lots, Step::Mark];
    for markers in 1..=4 {
        steps.push(Step::Reveal { markers });
    }
    steps.push(Step::Obey { from: TroopId(0) });
    for step in steps.into_iter().rev() {
        state.agenda.first([step]);
    }
    command::begin(game, state);
}

/// §DW-4 §DW-5 §DW-6 Markers are counted out; lots are drawn for units without a leader.
pub(crate) fn lots(_: step::Lots, Play { game, state, cx }: Play<'_, '_>) {
    for troop in state.ids() {
        if !leaders::is_free(state, troop) {
            continue;
        }
        // §PR-110 A group that waits for its strays holds.
        if state.troop(troop).strays != 0 {
            let order = Order::Hold;
            state.troop_mut(troop).order = Some(order);
            cx.tell(|| Event::OrderShown { troop, order });
            continue;
        }
        let card = game.card_of(state, troop);
        let due = match card.kind {
            // §PR-82 The owner of a high flyer chooses to land or to stay up.
            _ if state.troop(troop).air == Air::High => 1,
            // §PR-135 Whoever has just arrived gets a marker at once.
            CardKind::Unit if flanks::is_waiting(state, troop) => 1,
            CardKind::Unit => {
                let joined = markers(game, state, troop);
                let led = leaders::has_role(state, troop, Role::Leader)
                    || state.troop(troop).deeds.has(Deeds::COMMANDED);
                if joined > 0 { joined } else { u8::from(led) }
            }
            kind => u8::from(kind.is_large()),
        };
        if due > 0 {
            state.troop_mut(troop).due = due.min(4);
        } else if card.kind == CardKind::Unit {
            lot(game, state, troop, cx);
        }
    }
}

/// §DW-6 The order of a unit without a leader.
fn lot(game: &Demonworld, state: &mut State, troop: TroopId, cx: &mut Cx<'_, Event>) {
    let die = u8::try_from(cx.die(6, &LOT)).expect("a die");
    cx.tell(|| Event::LotDrawn { troop, die });
    match game.content().tables.random_orders[usize::from(die) - 1] {
        Some(order) => {
            state.troop_mut(troop).order = Some(order);
            cx.tell(|| Event::OrderShown { troop, order });
        }
        // §PR-19 The owner chooses, face down.
        None => state.troop_mut(troop).due = 1,
    }
}

/// §PR-82 The troop whose marker a seat places next.
pub(crate) fn ask(state: &State, seat: Seat) -> Option<TroopId> {
    let mut left = state.player(seat).stage;
    for troop in state.own(seat) {
        let due = state.troop(troop).due;
        if left < due {
            return Some(troop);
        }
        left -= due;
    }
    None
}

/// §DW-108 §PR-82 Whether a troop may get this order.
pub(crate) fn can_have(game: &Demonworld, state: &State, troop: TroopId, order: Order) -> bool {
    let card = game.card_of(state, troop);
    let possible = card.kind != CardKind::Artillery || order != Order::Charge;
    let arrived = flanks::is_waiting(state, troop);
    let possible = possible && (!arrived || flank::may_have(order));
    possible && state.troop(troop).markers >> order.index() & 1 == 0
}

/// §DW-6 Whether no unit of a seat has drawn its order for want of a leader.
pub(crate) fn check_leaders(game: &Demonworld, state: &State, seat: Seat) -> Result<(), Illegal> {
    let drawn = |troop: TroopId| {
        let led =
            leaders::has_role(state, troop, Role::Leader) || leaders::stars(game, state, troop) > 0;
        let unit = game.card_of(state, troop).kind == CardKind::Unit;
        let order = state.troop(troop).order.filter(|_| unit && !led)?;
        Some(Illegal::NoLeader { troop, order })
    };
    state.own(seat).find_map(drawn).map_or(Ok(()), Err)
}

/// What a seat may answer now.
impl Sealed<Demonworld> for step::Mark {
    const TOPICS: &'static [Topic] = topics!["mark" => "PR-82"];

    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(troop) = ask(state, seat) else {
            return;
        };
        for &order in Order::ALL {
            if can_have(game, state, troop, order) {
                found(Action::Order { order });
            }
        }
        if state.troop(troop).air == Air::High {
            found(Action::StayUp {});
        }
    }

    fn note(&mut self, _: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        let action = *action;
        if let (Some(troop), Action::Order { order }) = (ask(state, seat), action) {
            state.troop_mut(troop).markers |= 1 << order.index();
        }
        state.player_mut(seat).stage += 1;
    }

    fn forget(&self, _: &Demonworld, state: &mut State, seat: Seat) {
        for troop in state.ids() {
            if state.troop(troop).seat == seat {
                state.troop_mut(troop).markers = 0;
            }
        }
        state.player_mut(seat).stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::OrdersSealed { seat });
    }

    /// All markers lie.
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        cx.reveal();
        for player in &mut state.players {
            player.stage = 0;
        }
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || no_order(at, seat, *action))
    }
}

/// §PR-84 Markers are turned over: single ones at once, more after their owners kept one.
pub(crate) fn reveal(step::Reveal { markers }: step::Reveal, Play { state, cx, .. }: Play<'_, '_>) {
    if markers > 1 {
        let any = state.ids().any(|troop| state.troop(troop).due == markers);
        if any {
            state.agenda.first([Step::Keep { markers }]);
        }
        return;
    }
    cx.reveal();
    for troop in state.ids() {
        if state.troop(troop).due == 1 {
            show(state, troop, cx);
        }
    }
}

/// Turns over the one marker of a troop.
fn show(state: &mut State, troop: TroopId, cx: &mut Cx<'_, Event>) {
    let markers = state.troop(troop).markers;
    let order = Order::ALL.iter().copied().find(|order| markers >> order.index() & 1 == 1);
    let one = state.troop_mut(troop);
    one.markers = 0;
    one.due = 0;
    one.order = order;
    if let Some(order) = order {
        cx.tell(|| Event::OrderShown { troop, order });
    }
}

/// §PR-84 The troop for which a seat keeps a marker next.
pub(crate) fn keep_ask(state: &State, seat: Seat, markers: u8) -> Option<TroopId> {
    let given = usize::from(state.player(seat).stage);
    state.own(seat).filter(|&troop| state.troop(troop).due == markers).nth(given)
}

/// What a seat may keep.
impl Sealed<Demonworld> for step::Keep {
    const TOPICS: &'static [Topic] = topics!["keep" => "PR-84"];

    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        let asked = |&seat: &Seat| keep_ask(state, seat, self.markers).is_some();
        SEATS.into_iter().filter(asked).collect()
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let markers = self.markers;
        let Some(troop) = keep_ask(state, seat, markers) else {
            return;
        };
        // How many lie there is open; which they are, the owner still knows.
        let lying = state.troop(troop).markers & 0xf;
        for &order in Order::ALL {
            if lying >> order.index() & 1 == 1 {
                found(Action::Keep { order });
            }
        }
    }

    fn note(&mut self, _: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        let markers = self.markers;
        let action = *action;
        if let (Some(troop), Action::Keep { order }) = (keep_ask(state, seat, markers), action) {
            state.troop_mut(troop).markers |= 0x10 << order.index();
        }
        state.player_mut(seat).stage += 1;
    }

    /// §PR-84 The kept markers are turned over.
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        let markers = self.markers;
        cx.reveal();
        for player in &mut state.players {
            player.stage = 0;
        }
        for troop in state.ids() {
            if state.troop(troop).due == markers {
                state.troop_mut(troop).markers >>= 4;
                show(state, troop, cx);
            }
        }
    }

    fn why_not(&self, at: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        refusals::reason(at.state, *action, || match *action {
            Action::Keep { order } => Err(Illegal::NoSuchMarker { order }),
            _ => Ok(()),
        })
    }
}

/// Why a troop cannot have this order.
fn no_order(At { game, state }: At<'_>, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (Action::Order { order }, Some(troop)) = (action, ask(state, seat)) else {
        return Ok(());
    };
    let laid = state.troop(troop).markers >> order.index() & 1 == 1;
    if laid {
        Err(Illegal::OrderTwice { order })
    } else if flanks::is_waiting(state, troop) && !flank::may_have(order) {
        Err(Illegal::OrderOnArrival { order })
    } else if !can_have(game, state, troop, order) {
        Err(Illegal::OrderNotPossible { order })
    } else {
        Ok(())
    }
}
