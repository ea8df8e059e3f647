//! §DL-3 to §DL-12 Set-up.

use arrayvec::ArrayVec;
use kernel::{Agenda, Cx, Sealed, Seat, Seats, Topic, Veiled, Why, advance, rule, topics};

use crate::action::Action;
use crate::event::Event;
use crate::grid::Cells;
use crate::ids::{Colour, Counts, Item, Order, Room, Special, Spell, Tile, Token, Tokens, Who};
use crate::illegal::Illegal;
use crate::options::Items;
use crate::state::{Absent, Paladin, Player, Slot, State, Stock};
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-8 Who begins; identities are seats.
static START: Why = Why { code: "start", rule: rule!("DL-8") };
/// §DL-12 An order card; identities are places in the list of orders.
static ORDER: Why = Why { code: "order", rule: rule!("DL-12") };
/// §DL-102 An order card of a colour that nobody plays.
static ABSENT: Why = Why { code: "absent-order", rule: rule!("DL-102") };

/// The opening position.
pub(crate) fn start(game: &DungeonLords, cx: &mut Cx<'_, Event>) -> State {
    let mut state = State {
        players: (0..game.options.seats).map(|_| player()).collect(),
        absent: ArrayVec::new(),
        year: 1,
        season: 0,
        round: 0,
        first: Seat(0),
        stock: Stock {
            traps: traps(game),
            specials: (1 << Special::ALL.len()) - 1,
            ..Stock::default()
        },
        monsters: ArrayVec::new(),
        rooms: ArrayVec::new(),
        row: ArrayVec::new(),
        coming: ArrayVec::new(),
        event: None,
        coming_event: None,
        special: None,
        board: Default::default(),
        shown: 0,
        cards: Default::default(),
        paladin: Paladin::default(),
        used: Tokens::NONE,
        gone: Tokens::NONE,
        battle: None,
        due: Counts::default(),
        over: false,
        agenda: Agenda::default(),
    };
    let seats: ArrayVec<Seat, 4> = state.seats().collect();
    state.first = cx.pick(&seats, |seat| seat.0.into(), &START, Seats::ALL);
    cx.tell(|| Event::Started { seat: state.first });
    open_year(game, &mut state);
    absent(game, &mut state, cx);
    tokens(game, &mut state);
    state.agenda.first([Step::Shelve, Step::Begin]);
    draw_orders(game, &mut state, cx);
    advance(game, &mut state, cx);
    state
}

/// §DL-3 §DL-4 What each player starts with.
fn player() -> Player {
    Player { gold: 3, food: 3, imps: 3, tunnels: Cells::start(), ..Player::default() }
}

/// §DL-9 The trap deck.
pub(crate) fn traps(game: &DungeonLords) -> Counts {
    std::array::from_fn(|kind| game.content.traps[kind].copies)
}

/// §DL-9 §DL-11 The stacks of the year.
pub(crate) fn open_year(game: &DungeonLords, state: &mut State) {
    let content = &game.content;
    let year = state.year;
    let bits = |count: usize, fits: &dyn Fn(usize) -> bool| {
        (0..count).filter(|&index| fits(index)).fold(0u32, |set, index| set | 1 << index)
    };
    let monsters = |kind: usize| content.monsters[kind].copies[usize::from(year) - 1];
    let rooms = bits(Room::ALL.len(), &|room| content.rooms[room].year == year);
    let adventurers = usize::from(Who::ADVENTURERS);
    state.stock.monsters = std::array::from_fn(monsters);
    state.stock.rooms = u16::try_from(rooms).expect("sixteen rooms");
    state.stock.adventurers = bits(adventurers, &|hero| content.heroes[hero].year == year);
    state.stock.cards = bits(Spell::ALL.len(), &|card| content.cards[card].year == year);
    // §DL-51 The beginners' blank tile takes the place of the special event.
    let last = if game.options.beginner { Tile::Blank } else { Tile::SpecialEvent };
    state.stock.tiles = 1 << Tile::Taxes.index() | 1 << Tile::PayDay.index() | 1 << last.index();
    state.cards = [Slot::default(); 4];
    state.paladin = Paladin::default();
    state.special = None;
}

/// §DL-101 §DL-102 The colours that nobody plays.
fn absent(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    let seats = game.options.seats;
    for &colour in Colour::ALL.iter().skip(usize::from(seats)) {
        let manager = (seats == 2).then(|| Seat(u8::from(colour == Colour::Yellow)));
        let mut shelved = 0;
        for _ in 0..3 {
            let order = draw_order(!shelved, &ABSENT, Seats::ALL, cx);
            shelved |= 1 << order.index();
            cx.tell(|| Event::AbsentShelved { colour, order });
        }
        let tokens = match game.options.items {
            Items::Advanced => Tokens::of(colour),
            _ => Tokens::NONE,
        };
        state.absent.push(Absent { colour, manager, shelved, orders: [None; 3], tokens });
    }
}

/// §MI-2 §MI-30 The item tokens of each player.
fn tokens(game: &DungeonLords, state: &mut State) {
    if game.options.items == Items::None {
        return;
    }
    for seat in state.seats() {
        state.player_mut(seat).tokens = Tokens::of(State::colour(seat));
    }
    // §MI-2 With two players also those of the managed colour, all but the blank.
    if game.options.items == Items::Basic && game.options.seats == 2 {
        for absent in state.absent.clone() {
            if let Some(manager) = absent.manager {
                let blank = Token::new(absent.colour, Item::Blank);
                let more = Tokens::of(absent.colour).without(blank);
                let player = state.player_mut(manager);
                player.tokens = player.tokens.or(more);
            }
        }
    }
}

/// One order card of a set.
pub(crate) fn draw_order(
    from: u8,
    why: &'static Why,
    eyes: Seats,
    cx: &mut Cx<'_, Event>,
) -> Order {
    let orders: ArrayVec<Order, 8> =
        Order::ALL.iter().copied().filter(|order| from & 1 << order.index() != 0).collect();
    cx.pick(&orders, Order::number, why, eyes)
}

/// §DL-12 Three cards for each player; §DL-51 beginners put two away at random.
fn draw_orders(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    for seat in state.turn_order() {
        let eyes = if game.options.beginner { Seats::ALL } else { Seats::one(seat) };
        let mut drawn = 0;
        for _ in 0..if game.options.beginner { 2 } else { 3 } {
            let order = draw_order(!drawn, &ORDER, eyes, cx);
            drawn |= 1 << order.index();
            if game.options.beginner {
                cx.tell(|| Event::Shelved { seat, order });
            } else {
                cx.tell(|| Event::OrderDrawn { seat, order: Veiled::new(eyes, order) });
            }
        }
        let player = state.player_mut(seat);
        if game.options.beginner {
            player.shelved = drawn;
            player.stage = 1;
        } else {
            player.drawn = drawn;
        }
    }
}

/// §DL-12 Which of the three comes back; two cards are put away.
impl Sealed<DungeonLords> for step::Shelve {
    const TOPICS: &'static [Topic] = topics!["shelve" => "DL-12"];

    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        state.seats().filter(|&seat| state.player(seat).stage == 0).collect()
    }

    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let drawn = state.player(seat).drawn;
        for &order in Order::ALL {
            if drawn & 1 << order.index() != 0 {
                found(Action::Keep { order });
            }
        }
    }

    fn note(&mut self, _: &DungeonLords, state: &mut State, seat: Seat, action: &Action) {
        let Action::Keep { order } = *action else { return };
        let player = state.player_mut(seat);
        player.shelved = player.drawn & !(1 << order.index());
        player.drawn = 0;
        player.stage = 1;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::OrderKept { seat });
    }

    /// §DL-12 All show what they put away.
    fn close(self, Play { game, state, cx }: Play<'_, '_>) {
        for seat in state.turn_order() {
            state.player_mut(seat).stage = 0;
            let shelved = state.player(seat).shelved;
            if game.options.beginner {
                continue;
            }
            cx.reveal();
            for &order in Order::ALL {
                if shelved & 1 << order.index() != 0 {
                    cx.tell(|| Event::Shelved { seat, order });
                }
            }
        }
    }

    fn why_not(&self, _: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Keep { order } => Some(Illegal::NotDrawn { order }),
            _ => None,
        }
    }
}
