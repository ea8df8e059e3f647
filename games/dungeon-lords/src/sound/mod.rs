//! The invariants of a position, for hand-written ones and for tests.

mod course;
mod order;
mod places;
mod wrong;

use kernel::{At, Seat, SetupError, Steps as _, rule};

use crate::DungeonLords;
use crate::grid::Cells;
use crate::ids::{Monster, Order, Token, total};
use crate::sound::wrong::Wrong;
use crate::state::{LEAST_EVIL, MOST_EVIL, Minion, Player, State};
use crate::step::Step;

/// More than any game brings; sums stay far from the end of their numbers.
const PILE: u8 = 100;

/// Every invariant that the position breaks, all at once.
pub(crate) fn sound(game: &DungeonLords, state: &State) -> Result<(), SetupError> {
    let mut wrong = Wrong(Vec::new());
    table(game, state, &mut wrong);
    if wrong.0.is_empty() {
        for seat in state.seats() {
            player(game, state, seat, &mut wrong);
        }
        places::traps(game, state, &mut wrong);
        places::units(game, state, &mut wrong);
        places::rooms(game, state, &mut wrong);
        places::people(game, state, &mut wrong);
        places::tokens(game, state, &mut wrong);
        places::cards(game, state, &mut wrong);
        course::season(game, state, &mut wrong);
        course::spaces(state, &mut wrong);
        course::answers(game, state, &mut wrong);
        steps(state, &mut wrong);
        order::agenda(game, state, &mut wrong);
    }
    if wrong.0.is_empty() {
        order::stages(game, state, &mut wrong);
        order::plans(game, state, &mut wrong);
        asked(game, state, &mut wrong);
    }
    SetupError::unless_empty(wrong.0)
}

fn table(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    let (seats, expected) = (state.players.len(), usize::from(game.options.seats));
    wrong.unless(seats == expected, "players", rule!("DL-101"), || {
        format!("{seats} players, the table has {expected}")
    });
    let absent = state.absent.len();
    let right = absent == 4usize.saturating_sub(expected);
    wrong.unless(right, "absent", rule!("DL-101"), || format!("{absent} colours nobody plays"));
    for (index, one) in state.absent.iter().enumerate() {
        let colour = one.colour.index() == expected + index;
        wrong.unless(colour, "absent.colour", rule!("DL-101"), || one.colour.to_string());
        let manager = (expected == 2).then(|| Seat(u8::from(index == 1)));
        let right = one.manager == manager;
        wrong.unless(right, "absent.manager", rule!("DL-102"), || format!("{:?}", one.manager));
        let right = one.shelved.count_ones() == 3;
        wrong.unless(right, "absent.shelved", rule!("DL-102"), || format!("{}", one.shelved));
        let orders: Vec<&Order> = one.orders.iter().flatten().collect();
        let fresh = orders.iter().enumerate().all(|(at, order)| {
            !orders[..at].contains(order) && one.shelved & 1 << order.index() == 0
        });
        wrong.unless(fresh, "absent.orders", rule!("DL-102"), || format!("{orders:?}"));
    }
    let first = state.first.index() < seats;
    wrong.unless(first, "first", rule!("DL-8"), || format!("no seat {}", state.first));
    let years = (1..=2).contains(&state.year) && state.season <= 3;
    wrong.unless(years, "year", rule!("DL-1"), || format!("{} {}", state.year, state.season));
    let round = state.round == 0 || (state.round <= 4 && state.season == 3);
    wrong.unless(round, "round", rule!("DL-79"), || state.round.to_string());
    wrong.unless(state.shown <= 3, "shown", rule!("DL-19"), || state.shown.to_string());
    let host = state.paladin.host.is_none_or(|host| host.index() < seats);
    wrong.unless(host, "paladin.host", rule!("DL-70"), || format!("{:?}", state.paladin.host));
    let placed = state.board.iter().flatten().flatten().all(|minion| match minion {
        Minion::Of(seat) => seat.index() < seats,
        Minion::Absent(colour) => colour.index() >= expected,
    });
    wrong.unless(placed, "board", rule!("DL-19"), || "nobody's minion".to_owned());
    let fighter = state.battle.as_ref().is_none_or(|battle| battle.seat.index() < seats);
    wrong.unless(fighter, "battle.seat", rule!("DL-79"), || "no such seat".to_owned());
}

fn player(game: &DungeonLords, state: &State, seat: Seat, wrong: &mut Wrong) {
    let player = state.player(seat);
    let at = |field: &str| format!("players[{seat}].{field}");
    let track = (LEAST_EVIL..=MOST_EVIL).contains(&player.evil);
    wrong.unless(track, &at("evil"), rule!("DL-5"), || player.evil.to_string());
    let piles = [player.gold, player.food, player.imps, player.busy, player.letters];
    let small = piles.iter().all(|&pile| pile <= PILE);
    wrong.unless(small, &at("gold"), rule!("DL-13"), || format!("{piles:?}"));
    dungeon(game, player, &at("tunnels"), wrong);
    let stock = player.busy_trolls <= PILE;
    wrong.unless(stock, &at("busy_trolls"), rule!("DL-42"), || player.busy_trolls.to_string());
    let shelved = player.shelved.count_ones() <= 2;
    wrong.unless(shelved, &at("shelved"), rule!("DL-44"), || player.shelved.to_string());
    let drawn = [0, 3].contains(&player.drawn.count_ones());
    wrong.unless(drawn, &at("drawn"), rule!("DL-12"), || player.drawn.to_string());
    let orders = player.orders;
    let fresh = (0..3).all(|wave| {
        orders[wave].is_none_or(|order| {
            !orders[..wave].contains(&Some(order)) && player.shelved & 1 << order.index() == 0
        })
    });
    wrong.unless(fresh, &at("orders"), rule!("DL-18"), || format!("{orders:?}"));
    let line = player.line.iter().all(|hero| {
        hero.damage < PILE && hero.extra < PILE && (hero.who.is_real() || state.round > 0)
    });
    wrong.unless(line, &at("line"), rule!("DL-86"), || "too much damage".to_owned());
    let room = player.line.len() + 2 <= player.line.capacity() || state.round > 0;
    wrong.unless(room, &at("line"), rule!("DL-56"), || format!("{} in line", player.line.len()));
    let plan = &player.plan;
    let units = plan.monsters.iter().flatten().all(|one| player.lair[one.index()] > 0);
    let twice = plan.monsters[0].is_some() && plan.monsters[0] == plan.monsters[1];
    let both = !twice || plan.monsters[0].is_none_or(|one| player.lair[one.index()] > 1);
    let ghosts = plan.ghosts <= player.lair[Monster::Ghost.index()];
    wrong.unless(units && both && ghosts, &at("plan"), rule!("DL-81"), || format!("{plan:?}"));
    let traps = plan.traps.iter().flatten().all(|one| player.traps[one.index()] > 0);
    let twice = plan.traps[0].is_some() && plan.traps[0] == plan.traps[1];
    let both = !twice || plan.traps[0].is_none_or(|one| player.traps[one.index()] > 1);
    wrong.unless(traps && both, &at("plan"), rule!("DL-81"), || format!("{plan:?}"));
    let turned = player.turned.is_none_or(Token::is_known);
    wrong.unless(turned, &at("turned"), rule!("MI-33"), || format!("{:?}", player.turned));
    let gifts = player.gifts.iter().chain([&player.token]).flatten();
    let held = gifts.into_iter().all(|token| token.is_known() && player.tokens.contains(*token));
    wrong.unless(held, &at("gifts"), rule!("MI-4"), || format!("{:?}", player.gifts));
}

/// §DL-4 §DL-30 §DL-31 The shape of a dungeon.
fn dungeon(game: &DungeonLords, player: &Player, at: &str, wrong: &mut Wrong) {
    let rooms = player.room_cells();
    let inside = player.tunnels.less(Cells::ALL).is_empty();
    let apart =
        player.tunnels.and(rooms).is_empty() && usize::from(rooms.len()) == player.rooms.len();
    wrong.unless(inside && apart, at, rule!("DL-31"), || "two tiles on one cell".to_owned());
    let tiles = player.tiles();
    let start = Cells::start().less(tiles).is_empty();
    wrong.unless(start, at, rule!("DL-4"), || "a starting tunnel is missing".to_owned());
    let distances = tiles.distances();
    let joined = tiles.iter().all(|cell| distances[cell.index()] > 0);
    wrong.unless(joined, at, rule!("DL-30"), || "a tile without a way".to_owned());
    let square = tiles.iter().any(|cell| tiles.without(cell).makes_square(cell));
    wrong.unless(!square, at, rule!("DL-30"), || "four tiles in a square".to_owned());
    let beside = rooms.iter().any(|cell| rooms.is_beside(cell));
    wrong.unless(!beside, at, rule!("DL-31"), || "two rooms side by side".to_owned());
    let fits = |built: &crate::state::Built| built.cell.is_in(game.content.room(built.room).zone);
    wrong.unless(player.rooms.iter().all(fits), at, rule!("DL-31"), || "zone".to_owned());
    let uses = player.rooms.iter().all(|built| built.uses <= 2);
    wrong.unless(uses, at, rule!("DL-40"), || "uses".to_owned());
    let held =
        player.conquered.less(tiles).is_empty() && player.dug.less(player.tunnels).is_empty();
    wrong.unless(held, at, rule!("DL-99"), || "a mark without a tile".to_owned());
}

/// The agenda speaks of seats that exist, and of a battle only while there is one.
fn steps(state: &State, wrong: &mut Wrong) {
    let count = state.count();
    let mut at_end = false;
    for step in state.agenda.iter() {
        at_end = true;
        let seat = match *step {
            Step::Use { seat, .. }
            | Step::Join { seat, .. }
            | Step::Tunnel { seat, .. }
            | Step::Peek { seat }
            | Step::GiveTrap { seat, .. }
            | Step::Feed { seat, .. }
            | Step::Toll { seat, .. }
            | Step::Free { seat } => seat.0,
            Step::Place { turn, .. }
            | Step::Produce { turn }
            | Step::Rotate { turn }
            | Step::Tax { turn }
            | Step::PayDay { turn }
            | Step::Special { turn }
            | Step::Battle { turn } => turn,
            _ => 0,
        };
        let numbers = match *step {
            Step::Reveal { wave } => wave < 3 && wave == state.shown,
            Step::Place { wave, .. } => wave < 3 && wave + 1 == state.shown,
            Step::Resolve { rank, .. } => rank < 3 && state.shown == 3,
            Step::Use { space, .. } => space < 3 && state.shown == 3,
            Step::Tunnel { left, imps, seat } => {
                (1..=4).contains(&left)
                    && seat.0 < count
                    && (!imps || state.player(seat).imps >= left)
            }
            Step::Halt { .. } | Step::Fight { .. } => false,
            Step::Peace { evil } => evil <= PILE,
            Step::Hit { line, at, .. } => line <= 4 && at <= 4,
            _ => true,
        };
        let right = seat < count && numbers;
        wrong.unless(right, "agenda", rule!("DL-2"), || format!("{step:?}"));
    }
    wrong.unless(at_end != state.over, "agenda", rule!("DL-1"), || "nothing to do".to_owned());
    let any = |is: fn(&Step) -> bool| state.agenda.iter().any(is);
    let fights = any(|step| *step == Step::Close);
    let battle = state.battle.is_some();
    wrong.unless(fights == battle, "battle", rule!("DL-79"), || format!("{battle}"));
    let rounds = any(|step| *step == Step::NextRound);
    let combat = state.round > 0;
    wrong.unless(rounds == combat, "round", rule!("DL-79"), || state.round.to_string());
    let settling =
        any(|step| matches!(step, Step::PayDay { .. } | Step::Special { .. } | Step::Repay));
    let due = total(&state.due) > 0;
    wrong.unless(!due || settling, "due", rule!("DL-49"), || format!("{:?}", state.due));
    // What is due is due from whoever is settling now.
    let (settler, lying) = match state.agenda.top() {
        Some(Step::PayDay { turn }) => (state.in_turn(*turn), true),
        // §DL-51 Who lies down already is not paid again.
        Some(Step::Special { turn }) => (state.in_turn(*turn), false),
        _ => (None, false),
    };
    let own = settler.is_none_or(|seat| {
        let player = state.player(seat);
        Monster::ALL.iter().map(|monster| monster.index()).all(|kind| {
            let down = if lying { player.down[kind] } else { 0 };
            state.due[kind] <= player.lair[kind].saturating_add(down)
        })
    });
    wrong.unless(own, "due", rule!("DL-49"), || format!("{:?}", state.due));
    if let Some(battle) = &state.battle {
        let tile = state.player(battle.seat).tiles().contains(battle.cell);
        wrong.unless(tile, "battle.cell", rule!("DL-80"), || battle.cell.to_string());
        let sheep = battle.sheep.is_none_or(|one| battle.units[one.index()] > 0);
        wrong.unless(sheep, "battle.sheep", rule!("DL-90"), || format!("{:?}", battle.sheep));
        let small = battle.guard <= PILE && battle.clovers <= 6 && battle.shield <= PILE;
        wrong.unless(small, "battle.guard", rule!("DL-84"), || battle.guard.to_string());
    }
}

/// A position at rest asks somebody, and whoever is asked has an answer.
fn asked(game: &DungeonLords, state: &State, wrong: &mut Wrong) {
    if let Some(top) = state.agenda.top() {
        let at = At { game, state };
        let asked = top.asks(at);
        wrong.unless(!asked.is_empty(), "agenda", rule!("DL-2"), || format!("{top:?} asks nobody"));
        for seat in asked.iter() {
            let mut answers = 0;
            top.offer(at, seat, &mut |_| answers += 1);
            wrong.unless(answers > 0, "agenda", rule!("DL-2"), || {
                format!("{top:?} leaves {seat} no answer")
            });
        }
    }
}
