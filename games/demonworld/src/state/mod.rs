//! A position: data and accessors, no rules.

mod acts;
mod deeds;
mod ids;
mod troop;

use kernel::{Agenda, Seat};
use serde::{Deserialize, Serialize};

use crate::Demonworld;
use crate::grid::{Facing, Hex};
use crate::ids::Phase;
use crate::large;
use crate::step::Step;
pub use acts::{Aim, Blow, Cast, Fray, Moving, Session, Shot};
pub use deeds::Deeds;
pub use ids::{ElementId, TroopId, Troops};
pub use troop::{Air, Element, Lore, Mood, Section, Troop, Whereabouts};

/// Both seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// A hex of the board that nobody holds.
pub const FREE: u8 = 0;
/// §PR-60 A hex of the board under a slain monster.
pub const REMAINS: u8 = u8::MAX;

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// How far the sealed answer at hand has come; hidden.
    pub stage: u8,
    /// §PR-133 The front width chosen for the card at hand; hidden.
    pub front: u8,
    /// §PR-133 Where the card at hand looks; hidden.
    pub look: Facing,
    /// §PR-135 The sections on their way to the west and the east edge.
    pub flank: [Section; 2],
    /// It has passed in the movement step at hand.
    pub passed: bool,
    /// §PR-137 Points for lost items and for nothing else yet.
    pub items: u16,
}

/// §PR-124 Wind, fires, and what they and guns left behind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Weather {
    /// Towards which the wind blows.
    pub direction: u8,
    /// How fast.
    pub speed: u8,
    /// Burning hexes, by row and column.
    pub fires: Vec<Fire>,
    /// Burnt hexes.
    pub burnt: Vec<Hex>,
    /// §PR-16 Breached walls, by their place among the edges of the map.
    pub ruins: Vec<u16>,
}

/// §PR-125 A burning hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fire {
    /// Where.
    pub hex: Hex,
    /// For how many turns.
    pub left: u8,
    /// It burns from the next turn on.
    pub fresh: bool,
}

/// §PR-138 Why a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The last turn is over.
    Turns,
    /// A side has nobody steady left.
    Broken,
}

/// Everything that changes during a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// §PR-3 The turn, 0 while deploying.
    pub turn: u8,
    /// §DW-275 The phase.
    pub phase: Phase,
    /// §PR-140 All troops, seat 0 first.
    pub troops: Vec<Troop>,
    /// §PR-140 All elements, troop by troop.
    pub elements: Vec<Element>,
    /// Who holds each hex, row by row: the number of the element plus one.
    pub board: Vec<u8>,
    /// §PR-134 Who holds the south.
    pub south: Seat,
    /// §PR-134 Who deploys first, for everybody to see.
    pub openly: Option<Seat>,
    /// One entry per seat.
    pub players: [Player; 2],
    /// Wind and fire.
    pub weather: Weather,
    /// §PR-42 The move under way.
    pub moving: Option<Moving>,
    /// §PR-63 The answer of a contacted troop under way.
    pub reply: Option<Moving>,
    /// §PR-75 Shots of the phase at hand.
    pub shots: Vec<Shot>,
    /// §PR-94 Blows of the melee at hand.
    pub blows: Vec<Blow>,
    /// §PR-97 Wounds of the initiative value at hand.
    pub wounds: Vec<ElementId>,
    /// §PR-90 Melees of the phase that have not been fought, the next one last.
    pub frays: Vec<Troops>,
    /// §PR-90 The melee at hand.
    pub fray: Fray,
    /// §PR-112 Spells announced this turn.
    pub casts: Vec<Cast>,
    /// §PR-80 Hexes that units with losses held before them.
    pub held: Vec<(TroopId, Hex)>,
    /// §PR-65 Pairs of units in contact because one of them, who alone could come, said so.
    pub sided: Vec<(TroopId, TroopId)>,
    /// §PR-58 Pairs of units beside each other after an overrun that engaged nobody.
    pub aloof: Vec<(TroopId, TroopId)>,
    /// §PR-58 The large element that moved last.
    pub runner: Option<TroopId>,
    /// §PR-103 Troops that were tested in the melee at hand.
    pub tested: Troops,
    /// Units that failed a test and have not run yet.
    pub fleeing: Troops,
    /// How it ended.
    pub over: Option<Ending>,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
}

impl State {
    /// Whether deployment is still hidden.
    pub(crate) fn is_deploying(&self) -> bool {
        self.agenda.iter().any(|step| *step == Step::Deploy)
    }

    /// One troop.
    pub fn troop(&self, id: TroopId) -> &Troop {
        &self.troops[id.index()]
    }

    /// One troop, to change.
    pub fn troop_mut(&mut self, id: TroopId) -> &mut Troop {
        &mut self.troops[id.index()]
    }

    /// One element.
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[id.index()]
    }

    /// One element, to change.
    pub fn element_mut(&mut self, id: ElementId) -> &mut Element {
        &mut self.elements[id.index()]
    }

    /// One seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// One seat, to change.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All troop numbers.
    pub fn ids(&self) -> impl Iterator<Item = TroopId> + use<> {
        let count = u8::try_from(self.troops.len()).expect("at most 64 troops");
        (0..count).map(TroopId)
    }

    /// The troops of a seat.
    pub fn own(&self, seat: Seat) -> impl Iterator<Item = TroopId> {
        self.ids().filter(move |&id| self.troop(id).seat == seat)
    }

    /// §PR-134 The side of a seat: 0 the south, 1 the north.
    pub fn side(&self, seat: Seat) -> usize {
        usize::from(seat != self.south)
    }

    /// Whose an element is.
    pub fn seat_of(&self, element: ElementId) -> Seat {
        self.troop(self.element(element).troop).seat
    }

    /// Living elements of a troop that stand on the field, joined characters not counted.
    pub fn standing(&self, id: TroopId) -> impl Iterator<Item = ElementId> {
        self.troop(id).all().filter(|&element| self.element(element).stands())
    }

    /// §PR-52 Living elements of a unit on the field, joined characters included.
    pub fn members(&self, id: TroopId) -> impl Iterator<Item = ElementId> {
        let guests = self.guests(id).flat_map(|guest| self.standing(guest));
        self.standing(id).chain(guests)
    }

    /// §PR-52 Characters that have joined a unit.
    pub fn guests(&self, id: TroopId) -> impl Iterator<Item = TroopId> {
        let seat = self.troop(id).seat;
        self.own(seat).filter(move |&other| self.troop(other).host == Some(id))
    }

    /// §PR-52 The unit that an element moves and tests with: its host, or its own troop.
    pub fn unit_of(&self, element: ElementId) -> TroopId {
        let troop = self.element(element).troop;
        self.troop(troop).host.unwrap_or(troop)
    }

    /// §PR-52 Marks a deed of an element for itself and for the unit it has joined.
    pub fn mark(&mut self, element: ElementId, deed: Deeds) {
        let (own, unit) = (self.element(element).troop, self.unit_of(element));
        for troop in [own, unit] {
            self.troop_mut(troop).deeds.mark(deed);
        }
    }

    /// §PR-52 Whether an element has done any of these, by itself or with the unit it has joined.
    pub fn has_done(&self, element: ElementId, deeds: &[Deeds]) -> bool {
        let troops = [self.element(element).troop, self.unit_of(element)];
        troops.iter().any(|&id| deeds.iter().any(|&deed| self.troop(id).deeds.has(deed)))
    }

    /// Whether anybody of a troop stands on the field.
    pub fn is_present(&self, id: TroopId) -> bool {
        self.standing(id).next().is_some()
    }

    /// Who holds a hex of the board.
    pub fn at(&self, game: &Demonworld, hex: Hex) -> Option<ElementId> {
        let index = game.map().index(hex)?;
        match self.board[index] {
            FREE | REMAINS => None,
            number => Some(ElementId(number - 1)),
        }
    }

    /// Whether a hex exists and nobody and nothing is on it.
    pub fn is_free(&self, game: &Demonworld, hex: Hex) -> bool {
        game.map().index(hex).is_some_and(|index| self.board[index] == FREE)
    }

    /// Takes an element off the board.
    pub fn lift(&mut self, game: &Demonworld, id: ElementId) {
        let element = *self.element(id);
        if let Some(hex) = element.hex {
            self.cover(game, (id, hex, element.facing), FREE);
            self.element_mut(id).hex = None;
        }
    }

    /// Puts an element that is off the board onto it.
    pub fn put(&mut self, game: &Demonworld, id: ElementId, hex: Hex, facing: Facing) {
        let element = self.element_mut(id);
        element.hex = Some(hex);
        element.facing = facing;
        self.cover(game, (id, hex, facing), id.0 + 1);
    }

    fn cover(&mut self, game: &Demonworld, place: (ElementId, Hex, Facing), mark: u8) {
        let (id, hex, facing) = place;
        let base = game.card(self.troop(self.element(id).troop).card).base;
        for covered in large::hexes(base, hex, facing) {
            // Whoever is being run over keeps his hex.
            if let Some(index) = game.map().index(covered)
                && [FREE, id.0 + 1].contains(&self.board[index])
            {
                self.board[index] = mark;
            }
        }
    }
}
