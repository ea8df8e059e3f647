//! A position: data and accessors, no rules.

mod battle;

use arrayvec::ArrayVec;
pub use battle::{Battle, Plan};
use kernel::{Agenda, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Cells};
use crate::ids::{
    Colour, Counts, Monster, Order, Room, Special, Spell, Tile, Token, Tokens, Who, total,
};
use crate::step::Step;

/// §DL-5 The lowest space of the Evilometer.
pub const LEAST_EVIL: i8 = -4;
/// §DL-5 The highest space of the Evilometer.
pub const MOST_EVIL: i8 = 10;

/// Everything that changes during a game. Stacks have no order: every draw is uniform over them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// One entry per seat.
    pub players: ArrayVec<Player, 4>,
    /// §DL-101 The colours that nobody plays.
    pub absent: ArrayVec<Absent, 2>,
    /// §DL-1 The year, 1 or 2.
    pub year: u8,
    /// §DL-2 The season, 0 is winter.
    pub season: u8,
    /// §DL-79 The combat round, 0 while building.
    pub round: u8,
    /// §DL-8 Who holds the starting-player token.
    pub first: Seat,
    /// What can still come up.
    pub stock: Stock,
    /// §DL-14 Monsters for hire.
    pub monsters: ArrayVec<Monster, 3>,
    /// §DL-14 Rooms for sale.
    pub rooms: ArrayVec<Room, 2>,
    /// §DL-15 The adventurers who arrive this season, weakest first.
    pub row: ArrayVec<Guest, 4>,
    /// §DL-15 The adventurers who arrive next season, weakest first.
    pub coming: ArrayVec<Guest, 4>,
    /// §DL-17 This season's event.
    pub event: Option<Tile>,
    /// §DL-17 Next season's event.
    pub coming_event: Option<Tile>,
    /// §DL-17 The special event of the year once it is known.
    pub special: Option<Special>,
    /// §DL-19 The central board: who stands on each space of each order.
    pub board: [[Option<Minion>; 3]; 8],
    /// §DL-19 How many waves of orders were shown this round.
    pub shown: u8,
    /// §DL-11 The combat cards of the four rounds.
    pub cards: [Slot; 4],
    /// §DL-70 The paladin of the year.
    pub paladin: Paladin,
    /// §MI-40 Items that were used.
    pub used: Tokens,
    /// §MI-43 Items that are out of the game.
    pub gone: Tokens,
    /// §DL-79 The battle that is being fought.
    pub battle: Option<Battle>,
    /// §DL-49 Units of the seat at hand that are still to be settled.
    pub due: Counts,
    /// The game has ended.
    pub over: bool,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
}

/// What can still come up; bags that are drawn from when something is needed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    /// Monsters of the year.
    pub monsters: Counts,
    /// Rooms of the year, one bit each.
    pub rooms: u16,
    /// Adventurers of the year, one bit each.
    pub adventurers: u32,
    /// Combat cards of the year that lie in no known slot, one bit each.
    pub cards: u32,
    /// Event tiles of the year, one bit each.
    pub tiles: u8,
    /// Special events, one bit each.
    pub specials: u16,
    /// §DL-35 The trap deck.
    pub traps: Counts,
    /// §DL-99 Traps that were played, face up.
    pub played: Counts,
}

/// §DL-15 An adventurer on the Progress Board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Who it is.
    pub who: Who,
    /// §MI-35 His item.
    pub item: Option<Token>,
}

/// §DL-19 Who stands on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Minion {
    /// A player's minion.
    Of(Seat),
    /// §DL-104 A minion of a colour that nobody plays.
    Absent(Colour),
}

/// §DL-11 §DL-26 The combat card of one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Slot {
    /// What it is, once somebody has looked.
    pub card: Option<Spell>,
    /// Who has looked; all after it was turned up.
    pub seen: Seats,
}

/// §DL-70 Where the paladin of the year is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paladin {
    /// In front of whose dungeon.
    pub host: Option<Seat>,
    /// §DL-75 He was eliminated this year.
    pub fallen: bool,
}

/// §DL-102 A colour that nobody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Absent {
    /// Its colour.
    pub colour: Colour,
    /// Who chooses its third order, with two players.
    pub manager: Option<Seat>,
    /// Orders that are not to be had, one bit each.
    pub shelved: u8,
    /// Its orders of this round.
    pub orders: [Option<Order>; 3],
    /// §MI-30 Its item tokens.
    pub tokens: Tokens,
}

/// §DL-20 What became of a minion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Post {
    /// It waits.
    #[default]
    Waiting,
    /// It stands, or stood, on a space.
    Placed,
    /// It came back.
    Returned,
}

/// §DL-31 A room in a dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Built {
    /// Which room.
    pub room: Room,
    /// Where.
    pub cell: Cell,
    /// §DL-40 How often it was activated this round.
    pub uses: u8,
}

/// §DL-55 Somebody in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hero {
    /// Who it is.
    pub who: Who,
    /// §DL-86 Damage.
    pub damage: u8,
    /// Hit points more than printed, for this Combat.
    pub extra: u8,
    /// §MI-17 Items.
    pub items: Tokens,
}

impl Hero {
    /// Somebody unhurt.
    pub fn new(who: Who) -> Hero {
        Hero { who, damage: 0, extra: 0, items: Tokens::NONE }
    }
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Gold.
    pub gold: u8,
    /// Food.
    pub food: u8,
    /// Imps in the den.
    pub imps: u8,
    /// §DL-37 Imps that are busy until the end of the round.
    pub busy: u8,
    /// §DL-42 Troll tokens that are busy until the end of the round.
    pub busy_trolls: u8,
    /// §DL-5 Place on the Evilometer.
    pub evil: i8,
    /// §DL-48 Letters in the Dead Letter Office.
    pub letters: u8,
    /// Tunnels, conquered ones included.
    pub tunnels: Cells,
    /// Rooms.
    pub rooms: ArrayVec<Built, 16>,
    /// Conquered tiles.
    pub conquered: Cells,
    /// §DL-29 Tunnels dug this round.
    pub dug: Cells,
    /// Units face up.
    pub lair: Counts,
    /// §DL-90 Units face down.
    pub down: Counts,
    /// §DL-35 Traps in hand, hidden.
    pub traps: Counts,
    /// Traps discarded face down, hidden from the others.
    pub buried: Counts,
    /// §DL-44 Orders that are not to be had, one bit each.
    pub shelved: u8,
    /// §DL-12 Orders drawn at the start, one bit each, hidden.
    pub drawn: u8,
    /// §DL-18 Orders of this round; hidden until they are shown.
    pub orders: [Option<Order>; 3],
    /// §DL-20 What became of their minions.
    pub posts: [Post; 3],
    /// §DL-102 The third order of the colour this seat manages, hidden until shown.
    pub third: Option<Order>,
    /// How far the sealed answer at hand has come; hidden.
    pub stage: u8,
    /// §MI-4 Tokens given away this autumn, by slot, hidden.
    pub gifts: [Option<Token>; 4],
    /// §MI-31 The token committed this season, hidden.
    pub token: Option<Token>,
    /// §MI-33 The committed token that was turned up last.
    pub turned: Option<Token>,
    /// §MI-2 §MI-30 Item tokens at hand.
    pub tokens: Tokens,
    /// §MI-22 Captured items.
    pub captured: Tokens,
    /// §MI-41 Items in the Dead Letter Office.
    pub trophies: Tokens,
    /// §DL-86 Prisoners, one bit each.
    pub prison: u64,
    /// §DL-55 The line in front of the dungeon, front first.
    pub line: ArrayVec<Hero, 6>,
    /// §MI-15 The bag of the party.
    pub bag: Tokens,
    /// §DL-79 The plan, hidden.
    pub plan: Plan,
    /// §DL-79 The last plan that was shown.
    pub fought: Plan,
}

impl Player {
    /// All tiles of the dungeon.
    pub fn tiles(&self) -> Cells {
        self.rooms.iter().fold(self.tunnels, |tiles, built| tiles.with(built.cell))
    }

    /// Cells with rooms, conquered ones included.
    pub fn room_cells(&self) -> Cells {
        self.rooms.iter().map(|built| built.cell).collect()
    }

    /// Tiles that are not conquered.
    pub fn standing_tiles(&self) -> Cells {
        self.tiles().less(self.conquered)
    }

    /// The room on a cell.
    pub fn room_at(&self, cell: Cell) -> Option<Room> {
        self.rooms.iter().find(|built| built.cell == cell).map(|built| built.room)
    }

    /// Whether the seat owns this room, unconquered.
    pub fn has_room(&self, room: Room) -> bool {
        let here = |built: &Built| built.room == room && !self.conquered.contains(built.cell);
        self.rooms.iter().any(here)
    }

    /// How many of a kind, face up or down.
    pub fn units(&self, monster: Monster) -> u8 {
        self.lair[monster.index()].saturating_add(self.down[monster.index()])
    }

    /// All units, face up or down.
    pub fn all_units(&self) -> u8 {
        total(&self.lair).saturating_add(total(&self.down))
    }

    /// How many traps are in hand.
    pub fn trap_count(&self) -> u8 {
        total(&self.traps)
    }

    /// Whether somebody real stands in the line.
    pub fn has_party(&self) -> bool {
        self.line.iter().any(|hero| hero.who.is_real())
    }

    /// Somebody of the line.
    pub fn hero(&self, who: Who) -> Option<&Hero> {
        self.line.iter().find(|hero| hero.who == who)
    }
}

impl State {
    /// What belongs to this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What belongs to this seat, for changing.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many seats.
    pub fn count(&self) -> u8 {
        u8::try_from(self.players.len()).expect("at most four seats")
    }

    /// All seats in table order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// §DL-8 The seat at this place of the turn order, from 0.
    pub fn in_turn(&self, place: u8) -> Option<Seat> {
        let count = self.count();
        (place < count).then(|| Seat((self.first.0 + place) % count))
    }

    /// §DL-8 All seats in turn order.
    pub fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, count) = (self.first.0, self.count());
        (0..count).map(move |place| Seat((first + place) % count))
    }

    /// The colour of a seat.
    pub fn colour(seat: Seat) -> Colour {
        Colour::ALL[seat.index() % Colour::ALL.len()]
    }

    /// The seat that plays a colour.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.seats().find(|seat| seat.index() == colour.index())
    }

    /// §DL-2 Whether this is the last building round of the year.
    pub fn is_autumn(&self) -> bool {
        self.season == 3
    }

    /// The battle that is being fought.
    ///
    /// # Panics
    /// When there is none.
    pub fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is being fought")
    }

    /// The battle that is being fought, for changing.
    ///
    /// # Panics
    /// When there is none.
    pub fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is being fought")
    }
}
