//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{RuleRef, Ruled, Seat, Viewer, rule};

use crate::action::{Hand, Told};
use crate::grid::{Direction, Facing};
use crate::ids::{MoraleTest, Order, Phase, SpellId};
use crate::named::{Name, written};
use crate::part::Part;
use crate::state::{ElementId, TroopId};
use crate::step::{Cause, Round};

macro_rules! events {
    ($($code:literal $rule:literal $name:ident { $($field:ident : $kind:ty),* })*) => {
        /// One thing that happened.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the sentences are in the locales")]
        pub enum Event {
            $($name { $($field: $kind),* },)*
        }

        written!(Event { $($name { $($field : $kind),* })* });

        impl Ruled for Event {
            fn code(&self) -> &'static str {
                match self { $(Event::$name { .. } => $code),* }
            }

            fn rule(&self) -> Option<RuleRef> {
                Some(match self { $(Event::$name { .. } => rule!($rule)),* })
            }
        }
    };
}

events! {
    // Set-up and course of play.
    "deployment-sealed" "PR-133" DeploymentSealed { seat: Seat }
    "deployed" "PR-133" Deployed { troop: TroopId, hex: Told, card: Name }
    "deployed-high" "PR-131" DeployedHigh { troop: TroopId, card: Name }
    "turn-began" "PR-3" TurnBegan { number: u8, last: u8 }
    "phase-began" "DW-275" PhaseBegan { phase: Phase }
    "turn-ended" "PR-138" TurnEnded { number: u8 }
    "scored" "PR-137" Scored { seat: Seat, points: u16, objectives: u16 }
    "won" "PR-3" Won { seat: Seat, lead: u16, margin: u16 }
    "drawn" "PR-3" Drawn { seat: Seat, lead: u16, margin: u16, missing: u16 }
    "broken" "PR-138" Broken { seat: Seat }
    // Orders.
    "taken-over" "PR-83" TakenOver { commander: TroopId, troop: TroopId, commander_card: Name, card: Name }
    "lot-drawn" "DW-6" LotDrawn { troop: TroopId, die: u8, card: Name }
    "orders-sealed" "PR-82" OrdersSealed { seat: Seat }
    "order-shown" "DW-7" OrderShown { troop: TroopId, order: Order, card: Name }
    "obeyed" "DW-161" Obeyed { troop: TroopId, die: u8, sum: i8, limit: i8, card: Name, parts: Vec<Part>, limit_parts: Vec<Part> }
    "ran-wild" "DW-161" RanWild { troop: TroopId, die: u8, sum: i8, limit: i8, card: Name, parts: Vec<Part>, limit_parts: Vec<Part> }
    // Magic.
    "rings-sealed" "PR-139" RingsSealed { seat: Seat }
    "ring-used" "PR-139" RingUsed { troop: TroopId, spell: SpellId, card: Name }
    "announced" "DW-9" Announced { troop: TroopId, spell: SpellId, extra: u8, card: Name }
    "spell-worked" "DW-220" SpellWorked { troop: TroopId, spell: SpellId, die: u8, card: Name }
    "spell-failed" "DW-220" SpellFailed { troop: TroopId, spell: SpellId, die: u8, card: Name }
    "spell-backfired" "DW-221" SpellBackfired { troop: TroopId, spell: SpellId, die: u8, result: u8, card: Name }
    "enchanted" "DW-11" Enchanted { troop: TroopId, spell: SpellId, card: Name }
    "healed" "DW-11" Healed { element: ElementId, left: u8, card: Name }
    "points-regained" "DW-50" PointsRegained { troop: TroopId, points: u8, card: Name }
    // Shooting.
    "shots-sealed" "PR-75" ShotsSealed { seat: Seat }
    "shot" "DW-86" Shot { element: ElementId, target: ElementId, die: u8, needed: i8, support: u8, card: Name, target_card: Name, parts: Vec<Part> }
    "blow-lost" "PR-93" BlowLost { element: ElementId, target: ElementId, card: Name, target_card: Name }
    "shot-lost" "PR-75" ShotLost { element: ElementId, target: ElementId, card: Name, target_card: Name }
    "strayed" "DW-96" Strayed { element: ElementId, target: ElementId, die: u8, card: Name, target_card: Name }
    "breathed" "DW-93" Breathed { element: ElementId, target: ElementId, die: u8, needed: i8, card: Name, target_card: Name, parts: Vec<Part> }
    "gun-fired" "DW-115" GunFired { troop: TroopId, hex: Told, die: u8, range: &'static str, card: Name }
    "gun-drifted" "PR-119" GunDrifted { troop: TroopId, hex: Told, by: u8, card: Name }
    "gun-jammed" "DW-116" GunJammed { troop: TroopId, card: Name }
    "gun-unloaded" "DW-116" GunUnloaded { troop: TroopId, card: Name }
    "gun-burst" "DW-116" GunBurst { troop: TroopId, card: Name }
    "missile-struck" "PR-122" MissileStruck { element: ElementId, die: u8, needed: i8, card: Name, parts: Vec<Part> }
    "wall-breached" "PR-120" WallBreached { hex: Told, direction: Direction }
    "flaming-shot" "DW-251" FlamingShot { troop: TroopId, target: ElementId, die: u8, needed: i8, card: Name, target_card: Name, parts: Vec<Part> }
    "flaming-hex" "DW-252" FlamingHex { troop: TroopId, hex: Told, die: u8, needed: i8, card: Name }
    "arrows-lit" "PR-129" ArrowsLit { troop: TroopId, card: Name }
    // Wind and fire.
    "wind-turned" "DW-240" WindTurned { die: u8, direction: Direction, speed: u8 }
    "fire-began" "DW-249" FireBegan { hex: Told }
    "fire-failed" "DW-249" FireFailed { hex: Told, die: u8 }
    "fire-out" "DW-2" FireOut { hex: Told }
    "caught" "PR-128" Caught { element: ElementId, card: Name }
    // Losses.
    "wounded" "DW-83" Wounded { element: ElementId, left: u8, cause: Cause, card: Name }
    "fell" "DW-83" Fell { element: ElementId, cause: Cause, card: Name }
    "regenerated" "PR-141" Regenerated { element: ElementId, card: Name }
    "tested" "DW-159" Tested { troop: TroopId, test: MoraleTest, die: u8, sum: i8, needed: i8, card: Name, parts: Vec<Part>, needed_parts: Vec<Part> }
    "ran" "DW-159" Ran { troop: TroopId, test: MoraleTest, die: u8, sum: i8, needed: i8, card: Name, parts: Vec<Part>, needed_parts: Vec<Part> }
    "fled" "PR-108" Fled { element: ElementId, hex: Told, card: Name }
    "left-field" "PR-108" LeftField { element: ElementId, card: Name }
    "cut-down" "PR-109" CutDown { element: ElementId, card: Name }
    "rallied" "DW-49" Rallied { troop: TroopId, die: u8, sum: i8, needed: i8, card: Name, parts: Vec<Part>, needed_parts: Vec<Part> }
    "not-rallied" "DW-49" NotRallied { troop: TroopId, die: u8, sum: i8, needed: i8, card: Name, parts: Vec<Part>, needed_parts: Vec<Part> }
    // Movement.
    "round-opened" "PR-86" RoundOpened { round: Round }
    "round-rolled" "PR-86" RoundRolled { seat: Seat, total: u8, other_seat: Seat, other: u8 }
    "goes-first" "PR-86" GoesFirst { seat: Seat }
    "rush-rolled" "PR-88" RushRolled { troop: TroopId, die: u8, card: Name }
    "passed" "PR-86" Passed { seat: Seat }
    "advanced" "PR-39" Advanced { troop: TroopId, hand: Hand, cost: u8, card: Name }
    "shifted" "PR-43" Shifted { troop: TroopId, direction: Direction, card: Name }
    "column-led" "PR-47" ColumnLed { troop: TroopId, direction: Direction, cost: u8, card: Name }
    "wheeled" "PR-46" Wheeled { troop: TroopId, hand: Hand, sixths: u8, card: Name }
    "turned" "PR-45" Turned { troop: TroopId, sixths: u8, card: Name }
    "stepped" "PR-44" Stepped { element: ElementId, hex: Told, card: Name }
    "walked" "PR-48" Walked { element: ElementId, hex: Told, cost: u8, card: Name }
    "faced" "PR-45" Faced { element: ElementId, facing: Facing, card: Name }
    "swapped" "PR-49" Swapped { element: ElementId, other: ElementId, card: Name, other_card: Name }
    "broke-up" "PR-33" BrokeUp { troop: TroopId, card: Name }
    "joined" "PR-52" Joined { troop: TroopId, host: TroopId, card: Name, host_card: Name }
    "left-unit" "PR-52" LeftUnit { troop: TroopId, host: TroopId, card: Name, host_card: Name }
    "strode" "PR-55" Strode { troop: TroopId, hex: Told, cost: u8, card: Name }
    "pivoted" "PR-56" Pivoted { troop: TroopId, facing: Facing, cost: u8, card: Name }
    "overran" "DW-102" Overran { troop: TroopId, element: ElementId, die: u8, needed: i8, card: Name, element_card: Name, parts: Vec<Part> }
    "fell-back" "PR-58" FellBack { troop: TroopId, hex: Told, facing: Facing, card: Name }
    "flew" "PR-130" Flew { element: ElementId, hex: Told, card: Name }
    "went-high" "PR-131" WentHigh { troop: TroopId, card: Name }
    "landed" "PR-131" Landed { troop: TroopId, hex: Told, card: Name }
    "dared" "PR-64" Dared { troop: TroopId, foe: TroopId, die: u8, sum: i8, needed: i8, card: Name, foe_card: Name, parts: Vec<Part>, needed_parts: Vec<Part> }
    "did-not-dare" "PR-64" DidNotDare { troop: TroopId, foe: TroopId, die: u8, sum: i8, needed: i8, card: Name, foe_card: Name, parts: Vec<Part>, needed_parts: Vec<Part> }
    "made-contact" "PR-61" MadeContact { troop: TroopId, foe: TroopId, card: Name, foe_card: Name }
    "stood-aloof" "PR-58" StoodAloof { troop: TroopId, foe: TroopId, card: Name, foe_card: Name }
    // Melee.
    "melee-began" "PR-90" MeleeBegan { troop: TroopId, foe: TroopId, card: Name, foe_card: Name }
    "blows-sealed" "PR-94" BlowsSealed { seat: Seat }
    "struck" "DW-58" Struck { element: ElementId, target: ElementId, die: u8, needed: i8, initiative: i8, card: Name, target_card: Name, parts: Vec<Part> }
    "struck-again" "DW-84" StruckAgain { element: ElementId, target: ElementId, die: u8, needed: i8, card: Name, target_card: Name, parts: Vec<Part> }
    "stepped-in" "PR-98" SteppedIn { element: ElementId, hex: Told, card: Name }
    "broke-off" "DW-42" BrokeOff { troop: TroopId, card: Name }
    "melee-lost" "PR-102" MeleeLost { seat: Seat, lost: u8, other: u8 }
    "repositioned" "PR-104" Repositioned { element: ElementId, hex: Told, card: Name }
    "melee-over" "PR-105" MeleeOver { troop: TroopId, card: Name }
    // Scouting.
    "scouted" "PR-134" Scouted { seat: Seat, factor: u16, other_seat: Seat, other: u16 }
    "scout-rolled" "PR-134" ScoutRolled { seat: Seat, die: u8, other_seat: Seat, other: u8 }
    "side-chosen" "PR-134" SideChosen { seat: Seat, side: &'static str }
    "deploys-openly" "PR-134" DeploysOpenly { seat: Seat }
    // Flank march.
    "sections-sealed" "PR-135" SectionsSealed { seat: Seat }
    "set-out" "PR-13" SetOut { troop: TroopId, card: Name }
    "arrived" "DW-3" Arrived { seat: Seat, edge: &'static str }
    "held-up" "PR-135" HeldUp { seat: Seat, edge: &'static str }
    "entered" "PR-135" Entered { troop: TroopId, hex: Told, cost: u8, card: Name }
    "delayed" "DW-3" Delayed { seat: Seat, edge: &'static str, die: u8 }
}

/// §PR-139 Nothing that is told before its reveal says more than that an answer was given.
pub(crate) fn cut(event: &Event, _viewer: Viewer) -> Event {
    event.clone()
}
