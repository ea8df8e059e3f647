//! What can be due.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{MoraleTest, Order};
use crate::state::{ElementId, TroopId};

/// §DW-23 to §DW-31 The rounds of the movement phase in which troops move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// §DW-23 Independents, first chance.
    FirstSlot,
    /// §DW-24 Order M.
    Move,
    /// §DW-25 Independents, second chance.
    SecondSlot,
    /// §DW-26 Order H.
    Skirmish,
    /// §DW-27 Independents, last chance.
    ThirdSlot,
    /// §DW-28 Order C.
    Charge,
    /// §DW-29 Order T.
    Hold,
}

impl Round {
    /// The order whose troops move now; nothing for independents.
    pub fn order(self) -> Option<Order> {
        match self {
            Round::Move => Some(Order::Move),
            Round::Skirmish => Some(Order::Skirmish),
            Round::Charge => Some(Order::Charge),
            Round::Hold => Some(Order::Hold),
            Round::FirstSlot | Round::SecondSlot | Round::ThirdSlot => None,
        }
    }
}

/// How an element came to harm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// By a shot.
    Shot,
    /// By a blow.
    Blow,
    /// By an overrun.
    Overrun,
    /// By fire or breath.
    Fire,
    /// By a spell.
    Spell,
}

/// What can be due. A position at rest has a step on top that asks somebody, or is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sentence of a variant speaks of its fields")]
pub enum Step {
    /// §PR-134 The better scout chooses its side.
    Side { seat: Seat },
    /// §PR-139 Spells are put into rings; sealed.
    Engrave,
    /// §PR-134 Cards are deployed in the open.
    Array { seat: Seat },
    /// §PR-133 Cards are deployed; sealed.
    Deploy,
    /// §PR-4 A turn begins.
    Begin,
    /// §DW-1 §DW-2 Wind and fires.
    Weather,
    /// §DW-3 Sections on a flank march are tested.
    Arrivals,
    /// §DW-4 The order phase begins.
    Orders,
    /// §PR-83 Independent commanders take units over.
    Command { commander: TroopId, left: u8 },
    /// §DW-6 Lots are drawn for units without a leader.
    Lots,
    /// §PR-82 Orders are placed; sealed.
    Mark,
    /// §PR-84 Markers are turned over where so many lie.
    Reveal { markers: u8 },
    /// §PR-84 Owners of so many markers keep one; sealed.
    Keep { markers: u8 },
    /// §PR-85 Obedience tests from this troop on.
    Obey { from: TroopId },
    /// §DW-202 §DW-205 The owner chooses the sign of the leader or the commander.
    Sign { troop: TroopId, leader: i8, commander: bool },
    /// §DW-9 Wizards announce their spells.
    Wizards,
    /// §PR-112 A wizard announces.
    Announce { wizard: TroopId },
    /// §DW-10 Spells are rolled for.
    Cast,
    /// §DW-11 Spells take effect.
    Effects,
    /// §DW-15 §DW-36 A shooting phase begins.
    Volley { second: bool },
    /// §PR-75 Shots are declared; sealed.
    Shoot,
    /// §PR-77 Shots are resolved.
    Resolve { second: bool },
    /// §PR-80 A unit with losses closes up.
    Mend { troop: TroopId },
    /// §PR-81 Units with losses are tested.
    Tests { cause: Cause },
    /// §PR-106 A unit is tested.
    Test { troop: TroopId, test: MoraleTest },
    /// §PR-108 Units that failed run.
    Routs,
    /// §PR-109 A character who had joined runs along, as far as his owner likes.
    RunAlong { element: ElementId },
    /// §PR-138 Whether a side is broken.
    Check,
    /// §DW-19 The movement phase begins; routers run on.
    Movement,
    /// §DW-19 Units that routed before this turn run on.
    Routers,
    /// §PR-128 Elements in burning hexes leave them.
    Escape { seat: Seat },
    /// §PR-129 A unit may announce flaming arrows.
    Flame { troop: TroopId },
    /// §DW-20 §PR-88 The order in which impetuous units move is rolled for.
    Frenzy,
    /// §PR-88 An impetuous unit runs.
    Rush { troop: TroopId },
    /// §PR-86 A round of moves begins.
    Open { round: Round },
    /// §PR-86 A side chooses to move first or second.
    Precedence { round: Round, seat: Seat },
    /// §PR-86 A side moves its troops of the round.
    Turns { round: Round, seat: Seat },
    /// §PR-42 A troop moves.
    Move { troop: TroopId },
    /// §PR-63 A troop has come into contact.
    Clash { troop: TroopId },
    /// §PR-63 A contacted troop answers.
    Answer { troop: TroopId, by: TroopId },
    /// §PR-63 Elements of the attacker go on.
    Follow { troop: TroopId },
    /// §PR-63 The attack is over.
    Lock { troop: TroopId },
    /// §PR-65 Only one of two neighbours could attack: its owner says whether it does.
    Contact { troop: TroopId, foe: TroopId },
    /// §PR-59 A volley before an overrun.
    React { victim: TroopId, by: TroopId },
    /// §PR-58 The element is run over.
    Trample { by: TroopId, victim: ElementId },
    /// §DW-31 Independents turn.
    Aspects { seat: Seat },
    /// §DW-32 Troops try to start fires.
    Ignite { seat: Seat },
    /// §DW-40 The melee phase begins.
    Melee,
    /// A character may drink its potion.
    Potion { troop: TroopId },
    /// §PR-90 Melees are told apart.
    Gather,
    /// §PR-90 The next melee begins.
    Frays,
    /// §PR-94 Blows are announced; sealed.
    Blows,
    /// §PR-97 Blows of one initiative value fall, from this one on.
    Strike { value: i8, next: u8 },
    /// §PR-98 A second attack.
    Second { blow: u8, target: ElementId },
    /// §PR-132 A flyer may break off.
    BreakOff { troop: TroopId },
    /// §PR-132 An element that broke off flies low out of the melee.
    FlyOff { element: ElementId },
    /// §PR-102 The melee is judged.
    Judge,
    /// §DW-44 The winning side is tested.
    Winners { seat: Seat },
    /// §PR-104 A side chooses to reposition first or second.
    Order { seat: Seat },
    /// §PR-104 A side repositions.
    Reposition { seat: Seat },
    /// §PR-105 The melee is over for this turn.
    Part,
    /// §DW-49 The rally phase begins.
    Muster,
    /// §DW-49 Routing units may rally, from this one on.
    Rally { from: TroopId },
    /// §PR-110 A stray of a rallied unit.
    Stray { element: ElementId },
    /// §DW-50 The turn ends.
    EndTurn,
    /// §PR-135 Cards are sent to the flanks, before anybody deploys; sealed. The last here, so that
    /// positions written down before there was such a step keep their numbers.
    Send,
}

impl Step {
    /// The stable word for what is asked.
    pub fn code(self) -> &'static str {
        match self {
            Step::Side { .. } => "side",
            Step::Engrave => "engrave",
            Step::Send => "send",
            Step::Deploy | Step::Array { .. } => "deploy",
            Step::Command { .. } => "command",
            Step::Mark => "mark",
            Step::Keep { .. } => "keep",
            Step::Sign { .. } => "sign",
            Step::Announce { .. } => "announce",
            Step::Shoot => "shoot",
            Step::Mend { .. } => "mend",
            Step::RunAlong { .. } => "run-along",
            Step::Escape { .. } => "escape",
            Step::Precedence { .. } => "precedence",
            Step::Turns { .. } => "turns",
            Step::Move { .. } => "move",
            Step::Answer { .. } => "answer",
            Step::Follow { .. } => "follow",
            Step::React { .. } => "react",
            Step::Aspects { .. } => "aspects",
            Step::Contact { .. } => "contact",
            Step::Potion { .. } => "potion",
            Step::Flame { .. } => "flame",
            Step::Ignite { .. } => "ignite",
            Step::Blows => "blows",
            Step::Second { .. } => "second",
            Step::BreakOff { .. } => "break-off",
            Step::FlyOff { .. } => "fly-off",
            Step::Order { .. } => "order",
            Step::Reposition { .. } => "reposition",
            Step::Rally { .. } => "rally",
            Step::Stray { .. } => "stray",
            _ => "work",
        }
    }

    /// §PR-139 Whether the answer stays hidden until all have given theirs.
    pub fn is_sealed(self) -> bool {
        matches!(
            self,
            Step::Engrave
                | Step::Send
                | Step::Deploy
                | Step::Mark
                | Step::Keep { .. }
                | Step::Shoot
                | Step::Blows
        )
    }
}
