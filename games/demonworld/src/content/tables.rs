//! The tables of the sheet, laid out for looking up.

use serde::{Deserialize, Serialize};

use super::faces::{Band, DeviationEffect, Failure, TurnMode};
use super::terms::{InitiativeTerm, MeleeTerm, ShootingTerm};
use crate::ids::{Arm, Base, Formation, Going, MoraleRow, MoraleTest, Mover, Order, Phase};

/// Every table of the sheet.
#[derive(Clone, Debug)]
pub struct Tables {
    /// §DW-275 The phases with their steps.
    pub phases: Vec<PhaseLine>,
    /// §DW-6 By face: the order, or nothing where the owner chooses.
    pub random_orders: [Option<Order>; 6],
    /// What each order allows.
    pub orders: [OrderLine; 4],
    /// §DW-45 to §DW-47 Hexes of repositioning by contacts; the last counts for more.
    pub reposition: [u8; 3],
    /// By term.
    pub initiative: [i8; InitiativeTerm::ALL.len()],
    /// By term.
    pub melee: [i8; MeleeTerm::ALL.len()],
    /// By term.
    pub shooting: [i8; ShootingTerm::ALL.len()],
    /// §DW-84 How far below the needed number.
    pub second_attack: i8,
    /// §DW-93 How far a breath reaches.
    pub breath_range: u8,
    /// §DW-94 By segment in water.
    pub breath_water: i8,
    /// §DW-95 Faces up to this strike the target.
    pub into_melee: u8,
    /// §DW-99 Movement points by hit point lost.
    pub mp_per_wound: i8,
    /// §DW-105 to §DW-108 Guns by order.
    pub gun_orders: [Option<GunOrder>; 4],
    /// §PR-117 Load points of a shot.
    pub load: u8,
    /// §DW-116 to §DW-118 By band and die.
    pub deviation: [[DeviationEffect; 20]; 3],
    /// §DW-147 to §DW-152 By mover.
    pub costs: [Costs; 6],
    /// §DW-140 to §DW-146 By base; nothing for a standard one.
    pub large: [Option<LargeMove>; 6],
    /// §DW-119 Manoeuvres of a musician.
    pub musician: u8,
    /// §DW-274 Manoeuvres of a horde.
    pub horde: u8,
    /// §DW-132 to §DW-138 Wheels.
    pub wheel: Wheel,
    /// §DW-201 to §DW-214 By row and test.
    pub morale: [[MoraleCell; 6]; 14],
    /// §DW-223 to §DW-226 By level, from 1.
    pub spell_points: Vec<SpellPoints>,
    /// §DW-221 Faces up to this are critical.
    pub critical: u8,
    /// §DW-229 Points spent that cost one hit point.
    pub points_per_wound: u8,
    /// §DW-233 Turns without magic.
    pub blocked_turns: u8,
    /// §DW-228 to §DW-233 By modified die.
    pub failures: [Failure; 20],
    /// §DW-240 to §DW-248 By die.
    pub wind: [WindChange; 20],
    /// §DW-249 Faces up to this light a fire by hand.
    pub ignition: u8,
    /// §PR-126 Added to the speed of the wind.
    pub spread: u8,
    /// §DW-251 Added by each shooting element.
    pub per_arrow: u8,
    /// §PR-128 Burning neighbours that make smoke.
    pub smoke_neighbours: u8,
    /// §DW-260 to §DW-274 By formation.
    pub formations: [FormationLine; 4],
}

/// A phase.
#[derive(Clone, Debug)]
pub struct PhaseLine {
    /// Which.
    pub phase: Phase,
    /// Its steps.
    pub steps: Vec<String>,
    /// Its paragraphs.
    pub rules: Vec<String>,
}

/// What an order allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderLine {
    /// Its movement step.
    pub step: u8,
    /// Whether a unit may start a melee.
    pub attacks: bool,
    /// The phase in which it shoots.
    pub shoots: Option<Phase>,
    /// Whether a unit may wheel.
    pub wheels: bool,
}

/// §DW-105 to §DW-107 A gun under an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GunOrder {
    /// Movement points when whole.
    pub mp: u8,
    /// By hit point lost.
    pub per_wound: i8,
    /// Whether what is left loads it.
    pub loads: bool,
    /// Whether it only turns.
    pub turns_only: bool,
}

/// §DW-147 A row of the cost table; nothing is impassable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costs {
    /// By column of ground; water stands apart.
    pub going: [Option<u8>; 6],
    /// A road on foot.
    pub road_infantry: u8,
    /// A road mounted.
    pub road_cavalry: u8,
    /// More for levels up.
    pub up: [Option<u8>; 3],
    /// More for levels down.
    pub down: [Option<u8>; 3],
    /// The same on a road.
    pub road_up: [Option<u8>; 3],
    /// The same on a road.
    pub road_down: [Option<u8>; 3],
    /// By size less depth: 1, 2, 3 or more.
    pub water: [Option<u8>; 3],
}

/// §DW-140 to §DW-146 How a large base moves.
#[derive(Clone, Debug)]
pub struct LargeMove {
    /// A step aside.
    pub sideways: Option<u8>,
    /// A step back.
    pub backwards: Option<u8>,
    /// A turn.
    pub turn: u8,
    /// The turns that it knows.
    pub turns: Vec<TurnMode>,
}

/// §DW-132 to §DW-138 Wheels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wheel {
    /// The widest narrow front.
    pub front: u8,
    /// Manoeuvres for 60° and 120° with a narrow front.
    pub narrow: [u8; 2],
    /// Manoeuvres for 60° with a wide front.
    pub wide: u8,
    /// Elements that it needs.
    pub elements: u8,
}

/// A cell of the morale table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoraleCell {
    /// Nothing.
    None,
    /// This much.
    Fixed(i8),
    /// This much, up or down as the owner likes.
    Choice(i8),
    /// The stars of the commander.
    Stars,
    /// His stars, up or down as the owner likes.
    StarsChoice,
    /// §DW-162 Own less the enemy's, or inflicted less suffered.
    Difference,
    /// Less the losses suffered.
    Lost,
}

/// §DW-223 Spell points of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpellPoints {
    /// At the start, and at most.
    pub points: u8,
    /// Regained by a turn of rest.
    pub rest: u8,
}

/// §DW-240 What becomes of the wind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindChange {
    /// Sixths clockwise.
    pub turn: i8,
    /// Speed.
    pub speed: i8,
}

/// §DW-260 A formation.
#[derive(Clone, Debug)]
pub struct FormationLine {
    /// Which.
    pub formation: Formation,
    /// Its letter on a card.
    pub letter: String,
    /// Arms that know it.
    pub arms: Vec<Arm>,
    /// Whether it is organised.
    pub organised: bool,
    /// Elements that it needs.
    pub elements: u8,
}

impl Tables {
    /// §DW-52 to §DW-57 The value of a term.
    pub fn initiative(&self, term: InitiativeTerm) -> i8 {
        self.initiative[term.index()]
    }

    /// §DW-58 to §DW-82 The value of a term.
    pub fn melee(&self, term: MeleeTerm) -> i8 {
        self.melee[term.index()]
    }

    /// §DW-86 to §DW-91 The value of a term.
    pub fn shooting(&self, term: ShootingTerm) -> i8 {
        self.shooting[term.index()]
    }

    /// §DW-115 What a die does to a shot.
    pub fn deviation(&self, band: Band, die: u8) -> DeviationEffect {
        self.deviation[band as usize][usize::from(die.clamp(1, 20)) - 1]
    }

    /// §DW-227 What a modified die does to a wizard.
    pub fn failure(&self, die: u8) -> Failure {
        self.failures[usize::from(die.clamp(1, 20)) - 1]
    }

    /// §DW-240 What a die does to the wind.
    pub fn wind(&self, die: u8) -> WindChange {
        self.wind[usize::from(die.clamp(1, 20)) - 1]
    }

    /// §DW-201 A cell of the morale table.
    pub fn morale(&self, row: MoraleRow, test: MoraleTest) -> MoraleCell {
        self.morale[row.index()][test.index()]
    }

    /// What an order allows.
    pub fn order(&self, order: Order) -> &OrderLine {
        &self.orders[order.index()]
    }

    /// A row of the cost table.
    pub fn costs(&self, mover: Mover) -> &Costs {
        &self.costs[mover.index()]
    }

    /// How a large base moves.
    pub fn large(&self, base: Base) -> Option<&LargeMove> {
        self.large[base.index()].as_ref()
    }

    /// A formation.
    pub fn formation(&self, formation: Formation) -> &FormationLine {
        &self.formations[formation.index()]
    }

    /// §DW-223 Spell points of a level.
    pub fn spell_points(&self, level: u8) -> Option<SpellPoints> {
        self.spell_points.get(usize::from(level).checked_sub(1)?).copied()
    }

    /// §DW-45 to §DW-47 Hexes of repositioning.
    pub fn reposition(&self, contacts: usize) -> u8 {
        self.reposition[contacts.min(2)]
    }
}

impl Costs {
    /// §DW-147 Points to enter ground that is no water.
    pub fn ground(&self, going: Going) -> Option<u8> {
        self.going[going.index()]
    }

    /// §DW-147 §PR-17 Points to enter water.
    pub fn water(&self, size: i8, depth: i8) -> Option<u8> {
        let above = usize::try_from(size - depth).ok()?;
        self.water[above.checked_sub(1)?.min(2)]
    }

    /// §DW-147 More for a difference of levels, up being positive.
    pub fn level(&self, up: i8, road: bool) -> Option<u8> {
        let column = match (up > 0, road) {
            (true, false) => &self.up,
            (false, false) => &self.down,
            (true, true) => &self.road_up,
            (false, true) => &self.road_down,
        };
        match usize::from(up.unsigned_abs()) {
            0 => Some(0),
            levels => column.get(levels - 1).copied().flatten(),
        }
    }

    /// §DW-147 Points of a road step.
    pub fn road(&self, arm: Arm) -> u8 {
        match arm {
            Arm::Cavalry => self.road_cavalry,
            _ => self.road_infantry,
        }
    }
}
