//! §DL-1, §DL-2, §DL-14 to §DL-17 A new round; §DL-57, §DL-66 its end; §DL-68, §DL-69 the years.

use arrayvec::ArrayVec;
use kernel::{Cx, Seats, Why, rule};

use crate::event::Event;
use crate::ids::{Counts, Monster, Room, Special, Tile, Who};
use crate::options::Items;
use crate::rules::setup;
use crate::state::{Guest, State};
use crate::step::{self, Step};
use crate::{DungeonLords, Play};

/// §DL-14 A monster; identities are kinds.
static MONSTER: Why = Why { code: "monster", rule: rule!("DL-14") };
/// §DL-14 A room; identities are rooms.
static ROOM: Why = Why { code: "room", rule: rule!("DL-14") };
/// §DL-15 An adventurer; identities are places in the list.
static ADVENTURER: Why = Why { code: "adventurer", rule: rule!("DL-15") };
/// §DL-17 An event tile; identities are tiles.
static EVENT: Why = Why { code: "event", rule: rule!("DL-17") };
/// §DL-10 A special event; identities are cards.
static SPECIAL: Why = Why { code: "special", rule: rule!("DL-10") };

/// §DL-14 New monsters and rooms, §DL-15 new adventurers, §DL-17 a new event.
pub(crate) fn begin(_: step::Begin, Play { game, state, cx }: Play<'_, '_>) {
    let (year, season, seat) = (state.year, state.season, state.first);
    cx.tell(|| Event::RoundBegan { year, season, seat });
    state.monsters.clear();
    state.rooms.clear();
    for _ in 0..3 {
        let weights = state.stock.monsters.map(u32::from);
        if weights.iter().all(|&weight| weight == 0) {
            break;
        }
        let kind = cx.weighted(&weights, &MONSTER, Seats::ALL);
        state.stock.monsters[kind] -= 1;
        let monster = Monster::ALL[kind];
        state.monsters.push(monster);
        cx.tell(|| Event::MonsterShown { monster });
    }
    for _ in 0..2 {
        let left = state.stock.rooms;
        let rooms: ArrayVec<Room, 16> =
            Room::ALL.iter().copied().filter(|room| left & 1 << room.index() != 0).collect();
        if rooms.is_empty() {
            break;
        }
        let room = cx.pick(&rooms, Room::number, &ROOM, Seats::ALL);
        state.stock.rooms &= !(1 << room.index());
        state.rooms.push(room);
        cx.tell(|| Event::RoomShown { room });
    }
    state.row = std::mem::take(&mut state.coming);
    state.event = state.coming_event.take();
    if !state.is_autumn() {
        adventurers(game, state, cx);
        event(state, cx);
    }
    // §MI-3 Items are sold in autumn, before the orders.
    if game.options.items == Items::Basic && state.is_autumn() {
        state.agenda.first([Step::Sell, Step::Muster]);
    } else {
        state.agenda.first([Step::Muster]);
    }
}

/// §DL-15 §DL-16 The adventurers of the next season, weakest first.
fn adventurers(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    let count = if game.options.seats == 4 { 4 } else { 3 };
    let season = state.season + 1;
    let mut drawn: ArrayVec<Who, 4> = ArrayVec::new();
    for _ in 0..count {
        drawn.extend(adventurer(state, cx));
    }
    // §DL-16 Never all of one class: the last drawn is replaced.
    let class = |who: &Who| game.content.hero(*who).class;
    while drawn.len() > 1 && drawn.iter().all(|who| class(who) == class(&drawn[0])) {
        let Some(who) = adventurer(state, cx) else { break };
        if let Some(replaced) = drawn.pop() {
            cx.tell(|| Event::AdventurerReplaced { who: replaced });
        }
        drawn.push(who);
    }
    // A stable order: equal runes keep the order of the draw.
    drawn.sort_by_key(|who| game.content.hero(*who).runes);
    for &who in &drawn {
        cx.tell(|| Event::AdventurerShown { who, season });
    }
    state.coming = drawn.into_iter().map(|who| Guest { who, item: None }).collect();
}

fn adventurer(state: &mut State, cx: &mut Cx<'_, Event>) -> Option<Who> {
    let left = state.stock.adventurers;
    let all = (0..Who::ADVENTURERS).filter(|index| left & 1 << index != 0).map(Who::adventurer);
    let all: ArrayVec<Who, 32> = all.collect();
    if all.is_empty() {
        return None;
    }
    let who = cx.pick(&all, Who::number, &ADVENTURER, Seats::ALL);
    state.stock.adventurers &= !(1 << who.index());
    Some(who)
}

/// §DL-17 The event of the next season; a special event is known a season ahead.
fn event(state: &mut State, cx: &mut Cx<'_, Event>) {
    let left = state.stock.tiles;
    let tiles: ArrayVec<Tile, 4> =
        Tile::ALL.iter().copied().filter(|tile| left & 1 << tile.index() != 0).collect();
    if tiles.is_empty() {
        return;
    }
    let tile = cx.pick(&tiles, Tile::number, &EVENT, Seats::ALL);
    state.stock.tiles &= !(1 << tile.index());
    state.coming_event = Some(tile);
    let season = state.season + 1;
    cx.tell(|| Event::EventShown { tile, season });
    if tile == Tile::SpecialEvent {
        let left = state.stock.specials;
        let specials: ArrayVec<Special, 9> =
            Special::ALL.iter().copied().filter(|one| left & 1 << one.index() != 0).collect();
        let special = cx.pick(&specials, Special::number, &SPECIAL, Seats::ALL);
        state.stock.specials &= !(1 << special.index());
        state.special = Some(special);
        cx.tell(|| Event::SpecialShown { special });
    }
}

/// §DL-57 Imps go home; then the next season, or Combat.
pub(crate) fn end_round(_: step::EndRound, Play { state, cx, .. }: Play<'_, '_>) {
    for player in &mut state.players {
        player.imps = player.imps.saturating_add(std::mem::take(&mut player.busy));
        player.busy_trolls = 0;
        player.dug = crate::grid::Cells::NONE;
        for built in &mut player.rooms {
            built.uses = 0;
        }
    }
    if state.is_autumn() {
        state.agenda.first([Step::Combat]);
        return;
    }
    state.season += 1;
    pass_token(state, cx);
    state.agenda.first([Step::Begin]);
}

/// §DL-66 The starting-player token passes to the left.
pub(crate) fn pass_token(state: &mut State, cx: &mut Cx<'_, Event>) {
    state.first = state.first.next(state.count());
    let seat = state.first;
    cx.tell(|| Event::TokenPassed { seat });
}

/// §DL-69 The second year: new stacks, a new paladin; everything owned stays.
pub(crate) fn next_year(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    state.year = 2;
    state.season = 0;
    setup::open_year(game, state);
    state.row.clear();
    state.due = Counts::default();
    cx.tell(|| Event::YearBegan { year: 2 });
    // §DL-74 The new paladin comes at once if anybody is wicked enough.
    crate::rules::evil::paladin(game, state, cx);
    state.agenda.first([Step::Begin]);
}
