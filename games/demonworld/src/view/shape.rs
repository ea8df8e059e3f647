//! The shape of a view.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::action::Spot;
use crate::content::Role;
use crate::formation::Shape;
use crate::grid::Facing;
use crate::ids::{MoraleTest, Order, Phase, SpellId};
use crate::part::Part;
use crate::state::{ElementId, TroopId};
use crate::step::Round;

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Who looks; nobody for spectators.
    pub seat: Option<Seat>,
    /// Who holds the south.
    pub south: Seat,
    /// Who deploys first, for everybody to see.
    pub openly: Option<Seat>,
    /// The turn, 0 while deploying.
    pub turn_number: u8,
    /// How many turns there are.
    pub turns: u8,
    /// The phase.
    pub phase: Phase,
    /// Who owes an answer.
    pub asked: Vec<Seat>,
    /// What is due.
    pub step: &'static str,
    /// Whom it is about.
    pub about: About,
    /// What the viewer's shooter or striker needs, target by target.
    pub sums: Vec<SumView>,
    /// The tests that the answers of the seat that is asked would bring.
    pub tests: Vec<TestView>,
    /// All troops.
    pub troops: Vec<TroopView>,
    /// All elements.
    pub elements: Vec<ElementView>,
    /// Hexes under slain monsters.
    pub remains: Vec<Spot>,
    /// The move under way.
    pub moving: Option<MovingView>,
    /// Who fights in the melee at hand.
    pub fighting: Vec<TroopId>,
    /// Who may shoot in the phase at hand.
    pub shooters: Vec<ElementId>,
    /// Who may strike in the melee at hand; once per weapon.
    pub strikers: Vec<ElementId>,
    /// What elements were told to do, once both sides have announced it.
    pub aims: Vec<AimView>,
    /// Wind and fire.
    pub weather: WeatherView,
    /// Objectives and who holds them.
    pub objectives: Vec<ObjectiveView>,
    /// One entry per seat.
    pub players: Vec<PlayerView>,
    /// What the scores of an ended battle come to.
    pub verdict: Option<VerdictView>,
    /// The score of an ended battle, by seat.
    pub result: Option<Vec<SheetView>>,
}

/// Whom or what a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct About {
    /// A troop.
    pub troop: Option<TroopId>,
    /// An element.
    pub element: Option<ElementId>,
    /// A round of moves.
    pub round: Option<Round>,
    /// A spell that is being announced.
    pub spell: Option<SpellId>,
}

/// What a shot or a blow at somebody needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SumView {
    /// At whom.
    pub target: ElementId,
    /// This or less on a die of twenty sides.
    pub needed: i8,
    /// The weapon of the blow that is asked for.
    pub weapon: Option<String>,
    /// How many were told to support it so far.
    pub support: u8,
    /// What it is made of.
    pub parts: Vec<Part>,
}

/// §DW-158 A test of morale that an answer would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TestView {
    /// The word of the answer; empty where several lead to it.
    pub choice: &'static str,
    /// Who is tested.
    pub troop: TroopId,
    /// Which test.
    pub test: MoraleTest,
    /// What die and parts must reach, or stay below for obedience.
    pub needed: i8,
    /// How many of the six faces pass.
    pub ways: u8,
    /// Whether another sign is still to be chosen before the die falls.
    pub open: bool,
    /// What is added to the die.
    pub parts: Vec<Part>,
    /// What the needed number is made of.
    pub needed_parts: Vec<Part>,
}

/// A troop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TroopView {
    /// Its number.
    pub id: TroopId,
    /// Whose it is.
    pub seat: Seat,
    /// Its card.
    pub card: String,
    /// The sign that tells it from those with the same card; nothing where there are none.
    pub sign: Option<String>,
    /// Its items.
    pub items: Vec<String>,
    /// §PR-135 Where it is on a flank march, or only that it is away.
    pub away: Option<&'static str>,
    /// The unit that it has joined.
    pub host: Option<TroopId>,
    /// Its open order.
    pub order: Option<Order>,
    /// How many markers lie face down, or have to.
    pub markers: u8,
    /// Which, for the owner.
    pub laid: Vec<Order>,
    /// Which one is kept, for the owner.
    pub kept: Vec<Order>,
    /// Its spirit.
    pub mood: &'static str,
    /// Whom it runs at.
    pub prey: Option<TroopId>,
    /// Its formation.
    pub formation: Shape,
    /// The spell in its ring, if the viewer may know it.
    pub ring: Option<SpellId>,
    /// It broke off and does nothing up to this turn.
    pub idle: u8,
    /// Whether it flies high.
    pub high: bool,
    /// The turn in which its melee began, 0 for none.
    pub since: u8,
    /// What it did this turn, one bit each.
    pub deeds: u32,
    /// The enemy that it did not dare to attack.
    pub barred: Option<TroopId>,
    /// Elements lost in the phase at hand.
    pub lost: u8,
    /// Elements removed in the melee at hand.
    pub slain: u8,
    /// Spell points.
    pub points: u8,
    /// Neither spells nor rest up to this turn.
    pub blocked: u8,
    /// Whether its points never come back.
    pub drained: bool,
    /// Load points.
    pub load: u8,
    /// Lasting spells, one bit each.
    pub spells: u32,
    /// Spells of this turn, one bit each.
    pub brief: u32,
    /// Whom it has met in melee before.
    pub foes: Vec<TroopId>,
}

/// An element.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ElementView {
    /// Its number.
    pub id: ElementId,
    /// Its troop.
    pub troop: TroopId,
    /// Where its anchor stands, if that is known and anywhere.
    pub hex: Option<Spot>,
    /// Where it looks.
    pub facing: Facing,
    /// Hit points left.
    pub hp: u8,
    /// Hit points lost this turn.
    pub hurt: u8,
    /// Some of them by fire.
    pub scorched: bool,
    /// Whether it stood in fire when the turn began.
    pub caught: bool,
    /// What it is in its unit.
    pub role: Option<Role>,
    /// All hexes of a large base.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub covers: Vec<Spot>,
}

/// A move under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MovingView {
    /// Who moves.
    pub troop: TroopId,
    /// Movement points of the order.
    pub points: u8,
    /// Manoeuvres.
    pub drills: u8,
    /// Points spent.
    pub spent: u8,
    /// Manoeuvres used.
    pub used: u8,
    /// The element at hand.
    pub element: Option<ElementId>,
}

/// Wind and fire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WeatherView {
    /// Towards which the wind blows.
    pub direction: u8,
    /// How fast.
    pub speed: u8,
    /// Whether wind and fire belong to the battle.
    pub known: bool,
    /// Burning hexes.
    pub fires: Vec<FireView>,
    /// §PR-128 Hexes that do not burn but are shut in by fires: impassable and full of smoke.
    pub shut: Vec<Spot>,
    /// Burnt hexes.
    pub burnt: Vec<Spot>,
    /// Breached walls, by their place among the edges of the map.
    pub ruins: Vec<u16>,
}

/// §PR-125 A burning hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FireView {
    /// Where.
    pub hex: Spot,
    /// At the start of how many turns from now it is burnt out.
    pub turns: u8,
    /// It burns from the next turn on.
    pub fresh: bool,
}

/// An objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ObjectiveView {
    /// Where.
    pub hex: Spot,
    /// Its points.
    pub points: u16,
    /// Who holds it now.
    pub holder: Option<Seat>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points so far.
    pub score: u16,
    /// It moves nobody any more in this round.
    pub passed: bool,
    /// What only its owner knows.
    pub secret: Option<SecretView>,
}

/// What only the owner knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SecretView {
    /// How far the sealed answer has come.
    pub stage: u8,
    /// The width chosen for the card at hand.
    pub front: u8,
    /// Where the card at hand looks.
    pub look: Facing,
    /// What elements were told to do.
    pub aims: Vec<AimView>,
}

/// What an element was told to do; nothing means to hold back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AimView {
    /// Who.
    pub element: ElementId,
    /// At whom.
    pub target: Option<ElementId>,
    /// Or whom it supports.
    pub supported: Option<ElementId>,
    /// Or where it breathes.
    pub cone: Option<u8>,
    /// Or what it bombards.
    pub hex: Option<Spot>,
}

/// A score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SheetView {
    /// For hit points that the enemy lost.
    pub losses: u16,
    /// For routing enemies.
    pub routing: u16,
    /// For items.
    pub items: u16,
    /// For objectives.
    pub objectives: u16,
    /// Together.
    pub total: u16,
    /// Whether the lead is as large as the margin.
    pub won: bool,
}

/// §PR-3 What the scores of both sides come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct VerdictView {
    /// Who leads; seat 0 where nobody does.
    pub seat: Seat,
    /// By how much.
    pub lead: u16,
    /// The lead that wins.
    pub margin: u16,
    /// What the lead lacks of it; nothing, if it wins.
    pub missing: u16,
}
