//! §DL-22 to §DL-38 The eight actions of the central board.

use kernel::{Ask, Cx, Seat, Seats, Topic, Veiled, Why, rule, topics};

use crate::action::Action;
use crate::content::{Cost, Word};
use crate::event::Event;
use crate::grid::{Cell, Cells};
use crate::ids::{Monster, Order, Resource, Room, Spell};
use crate::illegal::Illegal;
use crate::rules::{crews, ledger, orders};
use crate::state::{Built, Minion, Player, State};
use crate::step::{self, Loss, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-11 A combat card; identities are cards.
static CARD: Why = Why { code: "card", rule: rule!("DL-11") };

/// §DL-22 §DL-23 The space whose turn it is; then the next one.
pub(crate) fn resolve(
    step::Resolve { order, rank }: step::Resolve,
    Play { game, state, cx }: Play<'_, '_>,
) {
    let next = match Order::ALL.get(order.index() + 1) {
        _ if rank < 2 => Step::Resolve { order, rank: rank + 1 },
        Some(&order) => Step::Resolve { order, rank: 0 },
        None => Step::Home,
    };
    state.agenda.first([next]);
    let space = space_of_rank(game, order, rank);
    match state.board[order.index()][usize::from(space)] {
        Some(Minion::Of(seat)) => state.agenda.first([Step::Use { seat, order, space }]),
        // §DL-104 An old variant: a non-player takes the leftmost monster away.
        Some(Minion::Absent(colour))
            if order == Order::HireMonster && game.options.absent_hires =>
        {
            if !state.monsters.is_empty() {
                let monster = state.monsters.remove(0);
                cx.tell(|| Event::AbsentHired { colour, monster });
            }
        }
        Some(Minion::Absent(_)) | None => {}
    }
}

/// §DL-38 Minions go home when everything is done.
pub(crate) fn go_home(_: step::Home, Play { state, .. }: Play<'_, '_>) {
    state.board = Default::default();
    state.agenda.first([Step::Produce { turn: 0 }]);
}

fn space_of_rank(game: &DungeonLords, order: Order, rank: u8) -> u8 {
    let spaces = &game.content.spaces[order.index()];
    (0u8..).zip(spaces).find(|(_, space)| space.rank == rank).map_or(0, |(space, _)| space)
}

/// §DL-24 Everything that can be done with a space; declining is always possible.
impl Ask<DungeonLords> for step::Use {
    const TOPICS: &'static [Topic] = topics![
        "use" => "DL-24",
        "dig" => "DL-27",
        "mine" => "DL-28",
        "hire" => "DL-32",
        "build" => "DL-31",
    ];

    fn code(&self) -> &'static str {
        match self.order {
            Order::DigTunnels => "dig",
            Order::MineGold => "mine",
            Order::HireMonster => "hire",
            Order::BuildRoom => "build",
            _ => "use",
        }
    }

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Self { order, space, .. } = *self;
        let at = (order, space);
        match order {
            Order::DigTunnels => {
                for count in 1..=crews::diggers(game, state, seat, space) {
                    found(Action::Dig { count });
                }
            }
            Order::MineGold => {
                for count in 1..=crews::miners(game, state, seat, space) {
                    found(Action::Mine { count });
                }
            }
            Order::HireMonster => {
                for &monster in Monster::ALL {
                    if check_hire(game, state, seat, at, monster).is_ok() {
                        found(Action::Hire { monster });
                    }
                }
            }
            // §DL-34 The first space is free; who comes last may find no room left.
            Order::BuildRoom => {
                let cost = game.content.space(order, space).cost;
                if ledger::check(game, state, seat, cost).is_ok() {
                    let mut rooms = state.rooms.clone();
                    rooms.sort_unstable();
                    for room in rooms {
                        for cell in Cell::all() {
                            if check_cell(game, state, seat, room, cell).is_ok() {
                                found(Action::Build { room, cell });
                            }
                        }
                    }
                }
            }
            _ => {
                if check_use(game, state, seat, at).is_ok() {
                    found(Action::Use {});
                }
            }
        }
        found(Action::Decline {});
    }

    /// §DL-24 The space is used or left.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Self { order, space, .. } = self;
        if *action == (Action::Decline {}) {
            let open = self.is_open(At { game, state }, seat);
            let why = if open { "declined" } else { "impossible" };
            orders::send_back(state, seat, order, why, cx);
            return;
        }
        cx.tell(|| Event::SpaceUsed { seat, order, space });
        let printed = game.content.space(order, space);
        match *action {
            Action::Dig { count } => {
                send_imps(state, seat, crews::crew(game, order, space).0);
                state.agenda.first([Step::Tunnel { seat, left: count, imps: true }]);
            }
            Action::Mine { count } => {
                send_imps(state, seat, crews::crew(game, order, space).0 + count);
                let player = state.player_mut(seat);
                player.gold = player.gold.saturating_add(count);
                cx.tell(|| Event::Mined { seat, gold: count });
            }
            Action::Hire { monster } => {
                let cost = hire_cost(game, (order, space), monster);
                // What is eaten or given up for it is chosen first; the newcomer waits outside.
                state.agenda.first([Step::Join { seat, monster }]);
                ledger::pay(game, state, seat, cost, Some(monster), cx);
                if let Some(place) = state.monsters.iter().position(|one| *one == monster) {
                    state.monsters.remove(place);
                }
            }
            Action::Build { room, cell } => {
                ledger::pay(game, state, seat, printed.cost, None, cx);
                state.rooms.retain(|shown| *shown != room);
                let player = state.player_mut(seat);
                player.tunnels = player.tunnels.without(cell);
                player.dug = player.dug.without(cell);
                player.rooms.push(Built { room, cell, uses: 0 });
                cx.tell(|| Event::Built { seat, room, cell });
            }
            _ => {
                ledger::pay(game, state, seat, printed.cost, None, cx);
                for word in printed.words.clone() {
                    carry_out(game, state, seat, word, cx);
                }
            }
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let Self { order, space, .. } = *self;
        let verdict = match (order, *action) {
            (Order::DigTunnels, Action::Dig { count }) => {
                crews::check_dig(game, state, seat, space, count)
            }
            (Order::MineGold, Action::Mine { count }) => {
                crews::check_mine(game, state, seat, space, count)
            }
            (Order::HireMonster, Action::Hire { monster }) => {
                check_hire(game, state, seat, (order, space), monster)
            }
            (Order::BuildRoom, Action::Build { room, cell }) => {
                check_build(game, state, seat, (order, space), (room, cell))
            }
            (
                Order::DigTunnels | Order::MineGold | Order::HireMonster | Order::BuildRoom,
                Action::Use {},
            ) => Err(Illegal::NothingToGain { order }),
            (_, Action::Use {}) => check_use(game, state, seat, (order, space)),
            _ => Ok(()),
        };
        verdict.err()
    }
}

/// §DL-24 Whether a plain space can be paid for.
fn check_use(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    (order, space): (Order, u8),
) -> Result<(), Illegal> {
    ledger::check(game, state, seat, game.content.space(order, space).cost)
}

/// §DL-31 Whether this room can be built here.
fn check_build(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    at: (Order, u8),
    (room, cell): (Room, Cell),
) -> Result<(), Illegal> {
    if !state.rooms.contains(&room) {
        return Err(Illegal::RoomNotShown { room });
    }
    check_use(game, state, seat, at)?;
    check_cell(game, state, seat, room, cell)
}

/// §DL-32 §DL-33 Whether a displayed monster can be hired here.
fn check_hire(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    (order, space): (Order, u8),
    monster: Monster,
) -> Result<(), Illegal> {
    if !state.monsters.contains(&monster) {
        return Err(Illegal::MonsterNotShown { monster });
    }
    let cost = hire_cost(game, (order, space), monster);
    ledger::check(game, state, seat, cost)
}

/// Space and tile together.
fn hire_cost(game: &DungeonLords, (order, space): (Order, u8), monster: Monster) -> Cost {
    game.content.space(order, space).cost.plus(game.content.monster(monster).cost)
}

/// §DL-31 Whether a room fits on a cell.
fn check_cell(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    room: Room,
    cell: Cell,
) -> Result<(), Illegal> {
    let player = state.player(seat);
    if !player.tunnels.less(player.conquered).contains(cell) {
        return Err(Illegal::NoTunnel { cell });
    }
    // A conquered room still keeps others at a distance.
    if player.room_cells().is_beside(cell) {
        return Err(Illegal::RoomBeside { cell });
    }
    let zone = game.content.room(room).zone;
    if !cell.is_in(zone) {
        return Err(Illegal::WrongZone { room, cell, zone: zone.code() });
    }
    Ok(())
}

/// §DL-30 Whether a tunnel may be dug here.
fn check_tunnel(player: &Player, cell: Cell) -> Result<(), Illegal> {
    let tiles = player.tiles();
    if tiles.contains(cell) {
        return Err(Illegal::CellTaken { cell });
    }
    if !tiles.is_beside(cell) {
        return Err(Illegal::NotBeside { cell });
    }
    if tiles.makes_square(cell) {
        return Err(Illegal::Square { cell });
    }
    Ok(())
}

/// §DL-30 Every cell where a tunnel may be dug.
pub(crate) fn legal_cells(player: &Player) -> Cells {
    Cell::all().filter(|&cell| check_tunnel(player, cell).is_ok()).collect()
}

/// §DL-32 The newcomer moves in; §DL-65 there is always room.
pub(crate) fn join(step::Join { seat, monster }: step::Join, Play { state, cx, .. }: Play<'_, '_>) {
    state.player_mut(seat).lair[monster.index()] += 1;
    cx.tell(|| Event::Hired { seat, monster });
}

/// §DL-37 Imps leave the den until the end of the round.
fn send_imps(state: &mut State, seat: Seat, count: u8) {
    let player = state.player_mut(seat);
    player.imps -= count;
    player.busy += count;
}

/// One word of a plain space.
fn carry_out(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    word: Word,
    cx: &mut Cx<'_, Event>,
) {
    match word {
        Word::Gain(resource, amount) => ledger::gain(game, state, seat, resource, amount, cx),
        Word::Lose(Resource::Evil, amount) => {
            ledger::lose(game, state, seat, Resource::Evil, amount, cx);
        }
        Word::Peek(_) => state.agenda.first([Step::Peek { seat }]),
        Word::Draw(count) => {
            // §DL-36 In the second year one more, and one of the hand goes back.
            let more = u8::from(state.year == 2);
            let drawn = ledger::draw(state, seat, count + more, cx);
            if drawn > count {
                state.agenda.first([Step::GiveTrap { seat, loss: Loss::Return }]);
            }
        }
        _ => {}
    }
}

/// §DL-30 Cells for the next tunnel.
impl Ask<DungeonLords> for step::Tunnel {
    const TOPICS: &'static [Topic] = topics!["tunnel" => "DL-30"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for cell in legal_cells(state.player(seat)).iter() {
            found(Action::Tunnel { cell });
        }
    }

    /// §DL-27 §DL-43 One tunnel; its digger stands on it.
    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Self { left, imps, .. } = self;
        let Action::Tunnel { cell } = *action else { return };
        if imps {
            send_imps(state, seat, 1);
        }
        let player = state.player_mut(seat);
        player.tunnels = player.tunnels.with(cell);
        player.dug = player.dug.with(cell);
        cx.tell(|| Event::Dug { seat, cell });
        if left > 1 {
            state.agenda.first([Step::Tunnel { seat, left: left - 1, imps }]);
        }
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Tunnel { cell } => check_tunnel(state.player(seat), cell).err(),
            _ => None,
        }
    }
}

/// §DL-26 One of the combat cards that lie face down is looked at and put back.
impl Ask<DungeonLords> for step::Peek {
    const TOPICS: &'static [Topic] = topics!["peek" => "DL-26"];

    fn whom(&self, _: At<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn offer(&self, _: At<'_>, _: Seat, found: &mut Found<'_>) {
        for round in 1..=4 {
            found(Action::Peek { round });
        }
    }

    fn answer(self, Play { state, cx, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Peek { round } = *action else { return };
        let card = lay(state, round, Seats::one(seat), cx);
        let slot = &mut state.cards[usize::from(round) - 1];
        slot.seen = slot.seen.with(seat);
        cx.tell(|| Event::Peeked { seat, round, card: Veiled::new(Seats::one(seat), card) });
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Peek { round } => Some(Illegal::NoCard { round }),
            _ => None,
        }
    }
}

/// §DL-11 The card of a round: drawn now if nobody has looked at it before.
pub(crate) fn lay(state: &mut State, round: u8, eyes: Seats, cx: &mut Cx<'_, Event>) -> Spell {
    let slot = &mut state.cards[usize::from(round) - 1];
    if let Some(card) = slot.card {
        cx.reveal();
        return card;
    }
    let left = state.stock.cards;
    let cards: arrayvec::ArrayVec<Spell, 18> =
        Spell::ALL.iter().copied().filter(|card| left & 1 << card.index() != 0).collect();
    let card = cx.pick(&cards, Spell::number, &CARD, eyes);
    slot.card = Some(card);
    state.stock.cards &= !(1 << card.index());
    card
}
