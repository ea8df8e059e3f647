//! The shape of a view.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::content::Cost;
use crate::grid::Cell;
use crate::ids::{
    Class, Colour, Item, Monster, Order, Room, Special, Spell, Tile, Title, Trap, Who,
};
use crate::options::Items;
use crate::step::Step;

/// A position as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Who looks, if it is a seat.
    pub seat: Option<Seat>,
    /// The year.
    pub year: u8,
    /// The season, 0 is winter.
    pub season: u8,
    /// The combat round, 0 while building.
    pub round: u8,
    /// Who holds the starting-player token.
    pub first: Seat,
    /// Who is asked; nobody after the end.
    pub asked: Vec<Seat>,
    /// The code of what is asked, or `over`.
    pub step: &'static str,
    /// What the step is about.
    pub about: About,
    /// The item variant of the table.
    pub items: Items,
    /// Monsters for hire.
    pub monsters: Vec<Monster>,
    /// Rooms for sale.
    pub rooms: Vec<Room>,
    /// Adventurers of this season, weakest first.
    pub row: Vec<GuestView>,
    /// Adventurers of the next season, weakest first.
    pub coming: Vec<GuestView>,
    /// This season's event.
    pub event: Option<Tile>,
    /// Next season's event.
    pub coming_event: Option<Tile>,
    /// The special event of the year.
    pub special: Option<Special>,
    /// The spaces of each order: empty, a seat, or a colour that nobody plays.
    pub board: Vec<SpaceView>,
    /// How many waves of orders were shown.
    pub shown: u8,
    /// The combat cards of the four rounds.
    pub cards: Vec<SlotView>,
    /// Whose dungeon the paladin stands in front of.
    pub paladin: Option<Seat>,
    /// The paladin of the year was eliminated.
    pub paladin_fallen: bool,
    /// Traps left in the deck.
    pub trap_deck: u8,
    /// Traps that were played, face up.
    pub played: Vec<TrapCount>,
    /// §MI-4 Whose parties the viewer's tokens go to, one by one, while items are sold.
    pub parties: Vec<Option<Seat>>,
    /// Items that are out of the game.
    pub gone: Vec<TokenView>,
    /// Colours that nobody plays.
    pub absent: Vec<AbsentView>,
    /// Each seat.
    pub players: Vec<PlayerView>,
    /// The battle that is being fought.
    pub battle: Option<BattleView>,
    /// Units that are still to be settled.
    pub due: Vec<UnitCount>,
    /// The scores after the end.
    pub result: Option<Vec<SheetView>>,
}

/// An amount of everything that can be owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct CostView {
    /// Gold.
    pub gold: u8,
    /// Food.
    pub food: u8,
    /// Imps.
    pub imp: u8,
    /// Evil, which is gained.
    pub evil: u8,
    /// Traps.
    pub trap: u8,
    /// Monsters that are eaten.
    pub monster: u8,
}

impl From<Cost> for CostView {
    fn from(cost: Cost) -> CostView {
        let Cost { gold, food, imp, evil, trap, monster } = cost;
        CostView { gold, food, imp, evil, trap, monster }
    }
}

/// What taxes and a Pay Day would cost a seat as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct BillsView {
    /// §DL-47 Tiles that are taxed.
    pub tiles: u8,
    /// §DL-47 Gold that is due.
    pub tax: u8,
    /// §DL-48 Letters for what cannot be paid.
    pub letters: u8,
    /// §DL-49 What all units together cost.
    pub wages: CostView,
    /// What is missing for them.
    pub missing: CostView,
}

/// What a step is about, as far as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct About {
    /// The order that resolves.
    pub order: Option<Order>,
    /// Its space, from 0.
    pub space: Option<u8>,
    /// How many tunnels are left to place.
    pub left: Option<u8>,
    /// The unit that eats or attacks.
    pub monster: Option<Monster>,
    /// The line of its attack, from 1.
    pub line: Option<u8>,
    /// The word of the line, from 0.
    pub word: Option<u8>,
}

/// An adventurer on the Progress Board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GuestView {
    /// Who it is.
    pub who: Who,
    /// What he is.
    pub class: Option<Class>,
    /// His item.
    pub item: Option<TokenView>,
}

/// An item token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TokenView {
    /// Its colour.
    pub colour: Colour,
    /// What it shows.
    pub item: Item,
    /// §MI-40 It was used.
    pub used: bool,
}

/// One space of the central board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SpaceView {
    /// The order.
    pub order: Order,
    /// The space, from 0.
    pub space: u8,
    /// The seat whose minion stands here.
    pub minion: Option<Seat>,
    /// The colour that nobody plays whose minion stands here.
    pub blocked: Option<Colour>,
}

/// The combat card of one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SlotView {
    /// What it is, if the viewer knows.
    pub card: Option<Spell>,
    /// Who has looked at it.
    pub seen: Vec<Seat>,
}

/// So many traps of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TrapCount {
    /// The kind.
    pub trap: Trap,
    /// How many.
    pub count: u8,
}

/// So many units of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitCount {
    /// The kind.
    pub monster: Monster,
    /// How many.
    pub count: u8,
}

/// Units of a kind in a lair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitView {
    /// The kind.
    pub monster: Monster,
    /// Face up.
    pub up: u8,
    /// Face down.
    pub down: u8,
}

/// A room of a dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoomView {
    /// Which room.
    pub room: Room,
    /// Where.
    pub cell: Cell,
    /// How often it was activated this round.
    pub uses: u8,
    /// Whether it is conquered.
    pub conquered: bool,
}

/// Somebody in a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HeroView {
    /// Who it is.
    pub who: Who,
    /// What he is.
    pub class: Option<Class>,
    /// Damage.
    pub damage: u8,
    /// Hit points, amulets included.
    pub hp: u8,
    /// Anti-trap icons, items included.
    pub anti_trap: u8,
    /// Magic icons, items included.
    pub magic: u8,
    /// Hearts, items included.
    pub heart: u8,
    /// Items.
    pub items: Vec<TokenView>,
    /// He cannot be seen in this battle.
    pub hidden: bool,
}

/// A colour that nobody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AbsentView {
    /// Its colour.
    pub colour: Colour,
    /// Who chooses its third order.
    pub manager: Option<Seat>,
    /// Orders that are not to be had.
    pub shelved: Vec<Order>,
    /// Orders of this round.
    pub orders: Vec<Order>,
    /// Item tokens at hand.
    pub tokens: Vec<Item>,
}

/// A plan, for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlanView {
    /// Where.
    pub cell: Option<Cell>,
    /// Traps.
    pub traps: Vec<Trap>,
    /// Monsters.
    pub monsters: Vec<Monster>,
    /// Ghosts.
    pub ghosts: u8,
}

/// What only its owner knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SecretView {
    /// Traps in hand.
    pub traps: Vec<TrapCount>,
    /// Own traps discarded face down.
    pub buried: Vec<TrapCount>,
    /// Orders drawn at the start.
    pub drawn: Vec<Order>,
    /// Orders put away but not yet shown.
    pub shelved: Vec<Order>,
    /// Orders chosen.
    pub orders: Vec<Order>,
    /// The third order of the managed colour.
    pub third: Option<Order>,
    /// Items given, in the order of the recipients.
    pub gifts: Vec<Item>,
    /// The token committed.
    pub token: Option<Item>,
    /// The plan.
    pub plan: PlanView,
    /// How far the sealed answer has come.
    pub stage: u8,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Its colour.
    pub colour: Colour,
    /// Gold.
    pub gold: u8,
    /// Food.
    pub food: u8,
    /// Imps in the den.
    pub imps: u8,
    /// Imps at work.
    pub busy: u8,
    /// Troll tokens that are free.
    pub trolls: u8,
    /// Place on the Evilometer.
    pub evil: i8,
    /// Letters.
    pub letters: u8,
    /// Tunnels, conquered ones included.
    pub tunnels: Vec<Cell>,
    /// Conquered tiles.
    pub conquered: Vec<Cell>,
    /// Tunnels dug this round.
    pub dug: Vec<Cell>,
    /// Rooms.
    pub rooms: Vec<RoomView>,
    /// Units.
    pub units: Vec<UnitView>,
    /// How many traps are in hand.
    pub traps: u8,
    /// How many traps were discarded face down.
    pub buried: u8,
    /// Orders that are not to be had.
    pub shelved: Vec<Order>,
    /// Orders of this round that were shown.
    pub orders: Vec<OrderView>,
    /// The committed token that was turned up last.
    pub turned: Option<Item>,
    /// Item tokens at hand.
    pub tokens: Vec<TokenView>,
    /// Captured items.
    pub captured: Vec<TokenView>,
    /// Items in the Dead Letter Office.
    pub trophies: Vec<TokenView>,
    /// Prisoners.
    pub prison: Vec<Who>,
    /// The line in front of the dungeon, front first.
    pub line: Vec<HeroView>,
    /// The bag of the party.
    pub bag: Vec<TokenView>,
    /// The tiles nearest to the entrance.
    pub nearest: Vec<Cell>,
    /// The last plan that was shown.
    pub fought: PlanView,
    /// Taxes and wages, if they came now.
    pub bills: BillsView,
    /// What only the owner knows; after the end everybody does.
    pub secret: Option<SecretView>,
}

/// An order that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OrderView {
    /// Which order.
    pub order: Option<Order>,
    /// What became of its minion: `waiting`, `placed` or `returned`.
    pub post: &'static str,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each step is left out or not")]
pub struct BattleView {
    /// Whose dungeon.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
    /// Traps not yet set off.
    pub traps: Vec<TrapCount>,
    /// Units that have not acted.
    pub units: Vec<UnitCount>,
    /// Units that go home face up.
    pub fresh: Vec<UnitCount>,
    /// Units that go home face down.
    pub spent: Vec<UnitCount>,
    /// Anti-trap icons left.
    pub guard: u8,
    /// Those of them that are items.
    pub clovers: u8,
    /// The class that cannot be seen.
    pub hidden: Option<Class>,
    /// Points that a spell keeps off.
    pub shield: u8,
    /// No conquering.
    pub skip_conquer: bool,
    /// No healing.
    pub skip_heal: bool,
    /// No spell.
    pub skip_spell: bool,
    /// A unit attacked.
    pub attacked: bool,
    /// Monsters see only the first adventurer.
    pub rage: bool,
    /// A monster that is a sheep.
    pub sheep: Option<Monster>,
    /// Who is poisoned.
    pub poisoned: Vec<Who>,
    /// How badly each of them is.
    pub poison: Vec<u8>,
    /// The steps of the battle that are still to come, the one at hand first.
    pub ahead: Vec<Step>,
}

/// The score of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SheetView {
    /// Titles.
    pub titles: Vec<TitleView>,
    /// Lines.
    pub lines: Vec<LineView>,
    /// Points in all.
    pub total: i16,
    /// Whether the lord is licensed.
    pub licensed: bool,
}

/// A title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TitleView {
    /// Which title.
    pub title: Title,
    /// With how much.
    pub value: i16,
    /// Held alone.
    pub sole: bool,
}

/// A line of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LineView {
    /// What is counted.
    pub line: &'static str,
    /// How many.
    pub count: i16,
    /// Points.
    pub points: i16,
}
