//! §DL-18 to §DL-21 Orders are chosen in secret and placed; §DL-102 to §DL-105 non-players; §DL-44
//! to §DL-46 the cards move on.

use arrayvec::ArrayVec;
use kernel::{Ask, Cx, Sealed, Seat, Seats, Topic, Why, rule, topics};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Item, Order, Token};
use crate::illegal::Illegal;
use crate::options::Items;
use crate::rules::setup::draw_order;
use crate::state::{Minion, Post, State};
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-102 An order of a colour that nobody plays; identities are orders.
static ABSENT: Why = Why { code: "absent-order", rule: rule!("DL-102") };

/// §DL-21 What the first place at the monsters costs.
const FEE: u8 = 1;

/// One small question of the sealed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// §DL-18 An order.
    Order(u8),
    /// §DL-102 The third order of the managed colour.
    Third,
    /// §MI-31 A token.
    Token,
}

/// What a seat is asked at this stage; the number of stages is known to everybody.
pub(crate) fn part(game: &DungeonLords, state: &State, answered: u8) -> Option<Part> {
    let third = game.options.seats == 2;
    let token = game.options.items == Items::Advanced && state.season > 0;
    match answered {
        0..3 => Some(Part::Order(answered)),
        3 if third => Some(Part::Third),
        3 if token => Some(Part::Token),
        4 if third && token => Some(Part::Token),
        _ => None,
    }
}

/// §DL-102 The orders of the non-players are drawn in the open.
pub(crate) fn muster(_: step::Muster, Play { state, cx, .. }: Play<'_, '_>) {
    for index in absent_order(state) {
        let absent = &state.absent[index];
        let (colour, count) = (absent.colour, if absent.manager.is_some() { 2 } else { 3 });
        let mut taken = absent.shelved;
        for wave in 0..count {
            let order = draw_order(!taken, &ABSENT, Seats::ALL, cx);
            taken |= 1 << order.index();
            state.absent[index].orders[usize::from(wave)] = Some(order);
            cx.tell(|| Event::AbsentOrder { colour, order, wave });
        }
    }
    state.agenda.first([Step::Command, Step::Reveal { wave: 0 }]);
}

/// §DL-102 §DL-105 The non-players in their order: with two players the starting player's first.
fn absent_order(state: &State) -> ArrayVec<usize, 2> {
    let mut order: ArrayVec<usize, 2> = (0..state.absent.len()).collect();
    order.sort_by_key(|&index| {
        let manager = state.absent[index].manager;
        manager.is_some_and(|manager| manager != state.first)
    });
    order
}

/// §DL-18 Orders are chosen, and what else a seat decides in secret with them.
impl Sealed<DungeonLords> for step::Command {
    const TOPICS: &'static [Topic] =
        topics!["command" => "DL-18", "third" => "DL-18", "commit" => "MI-31"];

    fn part(&self, At { game, state }: At<'_>, seat: Seat) -> &'static str {
        match part(game, state, state.player(seat).stage) {
            Some(Part::Third) => "third",
            Some(Part::Token) => "commit",
            Some(Part::Order(_)) | None => "command",
        }
    }

    /// Who has not finished choosing.
    fn whom(&self, At { game, state }: At<'_>) -> Seats {
        let owes = |&seat: &Seat| part(game, state, state.player(seat).stage).is_some();
        state.seats().filter(owes).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let player = state.player(seat);
        match part(game, state, player.stage) {
            Some(Part::Order(_)) => {
                for &order in Order::ALL {
                    if check_order(state, seat, order).is_ok() {
                        found(Action::Order { order });
                    }
                }
            }
            Some(Part::Third) => {
                for &order in Order::ALL {
                    if check_third(state, seat, order).is_ok() {
                        found(Action::Third { order });
                    }
                }
            }
            Some(Part::Token) => {
                for token in player.tokens.iter() {
                    found(Action::Commit { item: token.item() });
                }
            }
            None => {}
        }
    }

    fn note(&mut self, _: &DungeonLords, state: &mut State, seat: Seat, action: &Action) {
        let player = state.player_mut(seat);
        match *action {
            Action::Order { order } => {
                player.orders[usize::from(player.stage.min(2))] = Some(order);
            }
            Action::Third { order } => player.third = Some(order),
            Action::Commit { item } => player.token = Some(Token::new(State::colour(seat), item)),
            _ => return,
        }
        player.stage += 1;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::OrdersSealed { seat });
    }

    fn close(self, Play { state, .. }: Play<'_, '_>) {
        for player in &mut state.players {
            player.stage = 0;
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match (part(game, state, state.player(seat).stage), *action) {
            (Some(Part::Order(_)), Action::Order { order }) => {
                check_order(state, seat, order).err()
            }
            (Some(Part::Third), Action::Third { order }) => check_third(state, seat, order).err(),
            (Some(Part::Token), Action::Commit { item }) => check_token(state, seat, item).err(),
            _ => None,
        }
    }
}

/// §DL-18 §DL-44 A card that is to be had and not chosen yet.
fn check_order(state: &State, seat: Seat, order: Order) -> Result<(), Illegal> {
    let player = state.player(seat);
    if player.shelved & 1 << order.index() != 0 {
        return Err(Illegal::OrderShelved { order });
    }
    if player.orders[..usize::from(player.stage.min(3))].contains(&Some(order)) {
        return Err(Illegal::OrderTwice { order });
    }
    Ok(())
}

/// §DL-102 A card of the managed colour that is left.
fn check_third(state: &State, seat: Seat, order: Order) -> Result<(), Illegal> {
    let absent = state.absent.iter().find(|absent| absent.manager == Some(seat));
    let Some(absent) = absent else {
        return Err(Illegal::WrongStep { step: "command" });
    };
    if absent.shelved & 1 << order.index() != 0 {
        return Err(Illegal::OrderShelved { order });
    }
    if absent.orders.contains(&Some(order)) {
        return Err(Illegal::OrderTwice { order });
    }
    Ok(())
}

/// §MI-31 A token that is still held.
fn check_token(state: &State, seat: Seat, item: Item) -> Result<(), Illegal> {
    let token = Token::new(State::colour(seat), item);
    let held = state.player(seat).tokens.contains(token);
    if held { Ok(()) } else { Err(Illegal::TokenNotHeld { item }) }
}

/// §DL-19 A wave of orders is shown; §DL-105 before the first one the non-players are placed.
pub(crate) fn reveal(step::Reveal { wave }: step::Reveal, Play { state, cx, .. }: Play<'_, '_>) {
    cx.reveal();
    state.shown = wave + 1;
    if wave == 0 {
        place_absent(state, cx);
    }
    for seat in state.turn_order() {
        if let Some(order) = state.player(seat).orders[usize::from(wave)] {
            cx.tell(|| Event::OrderShown { seat, order, wave });
        }
    }
    state.agenda.first([Step::Place { wave, turn: 0 }]);
}

/// §DL-105 Drawn orders block the second space, or the third; chosen ones the lowest.
fn place_absent(state: &mut State, cx: &mut Cx<'_, Event>) {
    for index in absent_order(state) {
        for order in state.absent[index].orders.into_iter().flatten() {
            block(state, index, order, &[1, 2], cx);
        }
    }
    for seat in state.turn_order() {
        let Some(index) = state.absent.iter().position(|one| one.manager == Some(seat)) else {
            continue;
        };
        if let Some(order) = state.player_mut(seat).third.take() {
            let colour = state.absent[index].colour;
            state.absent[index].orders[2] = Some(order);
            cx.tell(|| Event::AbsentOrder { colour, order, wave: 2 });
            block(state, index, order, &[0, 1, 2], cx);
        }
    }
}

fn block(state: &mut State, index: usize, order: Order, spaces: &[u8], cx: &mut Cx<'_, Event>) {
    let colour = state.absent[index].colour;
    let row = &mut state.board[order.index()];
    let free = spaces.iter().copied().find(|&space| row[usize::from(space)].is_none());
    if let Some(space) = free {
        row[usize::from(space)] = Some(Minion::Absent(colour));
        cx.tell(|| Event::AbsentPlaced { colour, order, space });
    }
}

/// The lowest free space.
fn free_space(state: &State, order: Order) -> Option<u8> {
    let row = state.board[order.index()];
    (0u8..).zip(row).find(|(_, minion)| minion.is_none()).map(|(space, _)| space)
}

/// §DL-19 §DL-21 A minion is placed; where it costs a fee, its seat may stay away.
impl Ask<DungeonLords> for step::Place {
    const TOPICS: &'static [Topic] = topics!["fee" => "DL-21"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.in_turn(self.turn)
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let player = state.player(seat);
        let hires = self.wave == 0 && player.orders[0] == Some(Order::HireMonster);
        if hires && player.gold >= FEE && free_space(state, Order::HireMonster).is_some() {
            found(Action::PayFee {});
            found(Action::StayAway {});
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, _: Seat, action: &Action) {
        place(state, self, Some(*action == (Action::PayFee {})), cx);
    }

    fn skip(self, Play { state, cx, .. }: Play<'_, '_>) {
        place(state, self, None, cx);
    }

    fn why_not(&self, _: At<'_>, _: Seat, _: &Action) -> Option<Illegal> {
        None
    }
}

/// §DL-19 §DL-20 §DL-21 A minion is placed or comes back.
fn place(
    state: &mut State,
    step::Place { wave, turn }: step::Place,
    fee: Option<bool>,
    cx: &mut Cx<'_, Event>,
) {
    let next = match state.in_turn(turn + 1) {
        Some(_) => Step::Place { wave, turn: turn + 1 },
        None if wave < 2 => Step::Reveal { wave: wave + 1 },
        None => Step::Resolve { order: Order::GetFood, rank: 0 },
    };
    state.agenda.first([next]);
    let Some(seat) = state.in_turn(turn) else { return };
    let Some(order) = state.player(seat).orders[usize::from(wave)] else { return };
    let post = &mut state.player_mut(seat).posts[usize::from(wave)];
    *post = Post::Returned;
    let Some(space) = free_space(state, order) else {
        cx.tell(|| Event::MinionReturned { seat, order, why: "full" });
        return;
    };
    if wave == 0 && order == Order::HireMonster {
        if fee != Some(true) {
            let why = if fee.is_none() { "poor" } else { "unwilling" };
            cx.tell(|| Event::MinionReturned { seat, order, why });
            return;
        }
        state.player_mut(seat).gold -= FEE;
        cx.tell(|| Event::FeePaid { seat, gold: FEE });
    }
    state.player_mut(seat).posts[usize::from(wave)] = Post::Placed;
    state.board[order.index()][usize::from(space)] = Some(Minion::Of(seat));
    cx.tell(|| Event::MinionPlaced { seat, order, space });
}

/// §DL-20 §DL-24 A minion that did nothing comes back to its card.
pub(crate) fn send_back(
    state: &mut State,
    seat: Seat,
    order: Order,
    why: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let player = state.player_mut(seat);
    if let Some(wave) = player.orders.iter().position(|one| *one == Some(order)) {
        player.posts[wave] = Post::Returned;
    }
    cx.tell(|| Event::MinionReturned { seat, order, why });
}

fn check_take_back(state: &State, seat: Seat, order: Order) -> Result<(), Illegal> {
    let player = state.player(seat);
    let returned = (1..3)
        .any(|wave| player.orders[wave] == Some(order) && player.posts[wave] == Post::Returned);
    if returned { Ok(()) } else { Err(Illegal::OrderNotReturned { order }) }
}

/// §DL-45 Cards whose minion came back may be taken up; the first always is.
impl Ask<DungeonLords> for step::Rotate {
    const TOPICS: &'static [Topic] = topics!["rotate" => "DL-45"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.in_turn(self.turn)
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for &order in Order::ALL {
            if check_take_back(state, seat, order).is_ok() {
                found(Action::TakeBack { order });
            }
        }
        found(Action::Done {});
    }

    /// §DL-44 The first card comes back, the second and third are put away, §DL-45 unless taken up.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let player = state.player_mut(seat);
        if let Action::TakeBack { order } = *action {
            if let Some(wave) = player.orders.iter().position(|one| *one == Some(order)) {
                player.orders[wave] = None;
            }
            state.agenda.first([self.into()]);
            cx.tell(|| Event::TookBack { seat, order });
            return;
        }
        let away = player.orders[1..].iter().flatten();
        player.shelved = away.fold(0, |set, order| set | 1 << order.index());
        player.orders = [None; 3];
        player.posts = [Post::Waiting; 3];
        let shelved = player.shelved;
        for &order in Order::ALL {
            if shelved & 1 << order.index() != 0 {
                cx.tell(|| Event::Shelved { seat, order });
            }
        }
        if state.in_turn(self.turn + 1).is_some() {
            state.agenda.first([Step::Rotate { turn: self.turn + 1 }]);
            return;
        }
        state.shown = 0;
        // §DL-103 The used orders of a non-player are those it lacks next.
        for absent in &mut state.absent {
            let used = absent.orders.iter().flatten();
            absent.shelved = used.fold(0, |set, order| set | 1 << order.index());
            absent.orders = [None; 3];
        }
        // §DL-2 No event and no adventurers in winter.
        if state.season == 0 {
            state.agenda.first([Step::EndRound]);
        } else {
            state.agenda.first([Step::Event, Step::Arrive, Step::EndRound]);
        }
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::TakeBack { order } => check_take_back(state, seat, order).err(),
            _ => None,
        }
    }
}
