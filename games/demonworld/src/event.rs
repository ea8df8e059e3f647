//! What happened: past tense, flat, enough for a log and an animation.

use kernel::{Seat, Viewer};
use ts_rs::TS;

use crate::Demonworld;
use crate::action::{Hand, Told};
use crate::grid::{Direction, Facing};
use crate::ids::{MoraleTest, Order, Phase, SpellId};
use crate::named::Placed;
use crate::part::Part;
use crate::state::TroopId;
use crate::step::{Cause, Round};

kernel::events! {
    /// One thing that happened. Troops and elements are told by their numbers, and called by their cards.
    #[derive(TS)]
    #[ts(tag = "type", rename_all = "kebab-case")]
    pub enum Event for Demonworld {
        // Set-up and course of play.
        "deployment-sealed" "PR-133" DeploymentSealed { seat: Seat }
        "deployed" "PR-133" Deployed { troop: TroopId as card, hex: Told }
        "deployed-high" "PR-131" DeployedHigh { troop: TroopId as card }
        "turn-began" "PR-3" TurnBegan { number: u8, last: u8 }
        "phase-began" "DW-275" PhaseBegan { phase: Phase }
        "turn-ended" "PR-138" TurnEnded { number: u8 }
        "scored" "PR-137" Scored { seat: Seat, points: u16, objectives: u16 }
        "won" "PR-3" Won { seat: Seat, lead: u16, margin: u16 }
        "drawn" "PR-3" Drawn { seat: Seat, lead: u16, margin: u16, missing: u16 }
        "broken" "PR-138" Broken { seat: Seat }
        // Orders.
        "taken-over" "PR-83" TakenOver { commander: TroopId as commander_card, troop: TroopId as card }
        "lot-drawn" "DW-6" LotDrawn { troop: TroopId as card, die: u8 }
        "orders-sealed" "PR-82" OrdersSealed { seat: Seat }
        "order-shown" "DW-7" OrderShown { troop: TroopId as card, order: Order }
        "obeyed" "DW-161" Obeyed {
            troop: TroopId as card, die: u8, sum: i8, limit: i8, parts: Vec<Part>, limit_parts: Vec<Part>
        }
        "ran-wild" "DW-161" RanWild {
            troop: TroopId as card, die: u8, sum: i8, limit: i8, parts: Vec<Part>, limit_parts: Vec<Part>
        }
        // Magic.
        "rings-sealed" "PR-139" RingsSealed { seat: Seat }
        "ring-used" "PR-139" RingUsed { troop: TroopId as card, spell: SpellId }
        "announced" "DW-9" Announced { troop: TroopId as card, spell: SpellId, extra: u8 }
        "spell-worked" "DW-220" SpellWorked { troop: TroopId as card, spell: SpellId, die: u8 }
        "spell-failed" "DW-220" SpellFailed { troop: TroopId as card, spell: SpellId, die: u8 }
        "spell-backfired" "DW-221"
            SpellBackfired { troop: TroopId as card, spell: SpellId, die: u8, result: u8 }
        "enchanted" "DW-11" Enchanted { troop: TroopId as card, spell: SpellId }
        "healed" "DW-11" Healed { element: Placed as card, left: u8 }
        "points-regained" "DW-50" PointsRegained { troop: TroopId as card, points: u8 }
        // Shooting.
        "shots-sealed" "PR-75" ShotsSealed { seat: Seat }
        "shot" "DW-86" Shot {
            element: Placed as card, target: Placed as target_card, die: u8, needed: i8, support: u8,
            parts: Vec<Part>
        }
        "blow-lost" "PR-93" BlowLost { element: Placed as card, target: Placed as target_card }
        "shot-lost" "PR-75" ShotLost { element: Placed as card, target: Placed as target_card }
        "strayed" "DW-96" Strayed { element: Placed as card, target: Placed as target_card, die: u8 }
        "breathed" "DW-93" Breathed {
            element: Placed as card, target: Placed as target_card, die: u8, needed: i8, parts: Vec<Part>
        }
        "gun-fired" "DW-115" GunFired { troop: TroopId as card, hex: Told, die: u8, range: &'static str }
        "gun-drifted" "PR-119" GunDrifted { troop: TroopId as card, hex: Told, by: u8 }
        "gun-jammed" "DW-116" GunJammed { troop: TroopId as card }
        "gun-unloaded" "DW-116" GunUnloaded { troop: TroopId as card }
        "gun-burst" "DW-116" GunBurst { troop: TroopId as card }
        "missile-struck" "PR-122"
            MissileStruck { element: Placed as card, die: u8, needed: i8, parts: Vec<Part> }
        "wall-breached" "PR-120" WallBreached { hex: Told, direction: Direction }
        "flaming-shot" "DW-251" FlamingShot {
            troop: TroopId as card, target: Placed as target_card, die: u8, needed: i8, parts: Vec<Part>
        }
        "flaming-hex" "DW-252" FlamingHex { troop: TroopId as card, hex: Told, die: u8, needed: i8 }
        "arrows-lit" "PR-129" ArrowsLit { troop: TroopId as card }
        // Wind and fire.
        "wind-turned" "DW-240" WindTurned { die: u8, direction: Direction, speed: u8 }
        "fire-began" "DW-249" FireBegan { hex: Told }
        "fire-failed" "DW-249" FireFailed { hex: Told, die: u8 }
        "fire-out" "DW-2" FireOut { hex: Told }
        "caught" "PR-128" Caught { element: Placed as card }
        // Losses.
        "wounded" "DW-83" Wounded { element: Placed as card, left: u8, cause: Cause }
        "fell" "DW-83" Fell { element: Placed as card, cause: Cause }
        "regenerated" "PR-141" Regenerated { element: Placed as card }
        "tested" "DW-159" Tested {
            troop: TroopId as card, test: MoraleTest, die: u8, sum: i8, needed: i8, parts: Vec<Part>,
            needed_parts: Vec<Part>
        }
        "ran" "DW-159" Ran {
            troop: TroopId as card, test: MoraleTest, die: u8, sum: i8, needed: i8, parts: Vec<Part>,
            needed_parts: Vec<Part>
        }
        "fled" "PR-108" Fled { element: Placed as card, hex: Told }
        "left-field" "PR-108" LeftField { element: Placed as card }
        "cut-down" "PR-109" CutDown { element: Placed as card }
        "rallied" "DW-49" Rallied {
            troop: TroopId as card, die: u8, sum: i8, needed: i8, parts: Vec<Part>, needed_parts: Vec<Part>
        }
        "not-rallied" "DW-49" NotRallied {
            troop: TroopId as card, die: u8, sum: i8, needed: i8, parts: Vec<Part>, needed_parts: Vec<Part>
        }
        // Movement.
        "round-opened" "PR-86" RoundOpened { round: Round }
        "round-rolled" "PR-86" RoundRolled { seat: Seat, total: u8, other_seat: Seat, other: u8 }
        "goes-first" "PR-86" GoesFirst { seat: Seat }
        "rush-rolled" "PR-88" RushRolled { troop: TroopId as card, die: u8 }
        "passed" "PR-86" Passed { seat: Seat }
        "advanced" "PR-39" Advanced { troop: TroopId as card, hand: Hand, cost: u8 }
        "shifted" "PR-43" Shifted { troop: TroopId as card, direction: Direction }
        "column-led" "PR-47" ColumnLed { troop: TroopId as card, direction: Direction, cost: u8 }
        "wheeled" "PR-46" Wheeled { troop: TroopId as card, hand: Hand, sixths: u8 }
        "turned" "PR-45" Turned { troop: TroopId as card, sixths: u8 }
        "stepped" "PR-44" Stepped { element: Placed as card, hex: Told }
        "walked" "PR-48" Walked { element: Placed as card, hex: Told, cost: u8 }
        "faced" "PR-45" Faced { element: Placed as card, facing: Facing }
        "swapped" "PR-49" Swapped { element: Placed as card, other: Placed as other_card }
        "broke-up" "PR-33" BrokeUp { troop: TroopId as card }
        "joined" "PR-52" Joined { troop: TroopId as card, host: TroopId as host_card }
        "left-unit" "PR-52" LeftUnit { troop: TroopId as card, host: TroopId as host_card }
        "strode" "PR-55" Strode { troop: TroopId as card, hex: Told, cost: u8 }
        "pivoted" "PR-56" Pivoted { troop: TroopId as card, facing: Facing, cost: u8 }
        "overran" "DW-102" Overran {
            troop: TroopId as card, element: Placed as element_card, die: u8, needed: i8, parts: Vec<Part>
        }
        "fell-back" "PR-58" FellBack { troop: TroopId as card, hex: Told, facing: Facing }
        "flew" "PR-130" Flew { element: Placed as card, hex: Told }
        "went-high" "PR-131" WentHigh { troop: TroopId as card }
        "landed" "PR-131" Landed { troop: TroopId as card, hex: Told }
        "dared" "PR-64" Dared {
            troop: TroopId as card, foe: TroopId as foe_card, die: u8, sum: i8, needed: i8,
            parts: Vec<Part>, needed_parts: Vec<Part>
        }
        "did-not-dare" "PR-64" DidNotDare {
            troop: TroopId as card, foe: TroopId as foe_card, die: u8, sum: i8, needed: i8,
            parts: Vec<Part>, needed_parts: Vec<Part>
        }
        "made-contact" "PR-61" MadeContact { troop: TroopId as card, foe: TroopId as foe_card }
        "stood-aloof" "PR-58" StoodAloof { troop: TroopId as card, foe: TroopId as foe_card }
        // Melee.
        "melee-began" "PR-90" MeleeBegan { troop: TroopId as card, foe: TroopId as foe_card }
        "blows-sealed" "PR-94" BlowsSealed { seat: Seat }
        "struck" "DW-58" Struck {
            element: Placed as card, target: Placed as target_card, die: u8, needed: i8, initiative: i8,
            parts: Vec<Part>
        }
        "struck-again" "DW-84" StruckAgain {
            element: Placed as card, target: Placed as target_card, die: u8, needed: i8, parts: Vec<Part>
        }
        "stepped-in" "PR-98" SteppedIn { element: Placed as card, hex: Told }
        "broke-off" "DW-42" BrokeOff { troop: TroopId as card }
        "melee-lost" "PR-102" MeleeLost { seat: Seat, lost: u8, other: u8 }
        "repositioned" "PR-104" Repositioned { element: Placed as card, hex: Told }
        "melee-over" "PR-105" MeleeOver { troop: TroopId as card }
        // Scouting.
        "scouted" "PR-134" Scouted { seat: Seat, factor: u16, other_seat: Seat, other: u16 }
        "scout-rolled" "PR-134" ScoutRolled { seat: Seat, die: u8, other_seat: Seat, other: u8 }
        "side-chosen" "PR-134" SideChosen { seat: Seat, side: &'static str }
        "deploys-openly" "PR-134" DeploysOpenly { seat: Seat }
        // Flank march.
        "sections-sealed" "PR-135" SectionsSealed { seat: Seat }
        "set-out" "PR-13" SetOut { troop: TroopId as card }
        "arrived" "DW-3" Arrived { seat: Seat, edge: &'static str }
        "held-up" "PR-135" HeldUp { seat: Seat, edge: &'static str }
        "entered" "PR-135" Entered { troop: TroopId as card, hex: Told, cost: u8 }
        "delayed" "DW-3" Delayed { seat: Seat, edge: &'static str, die: u8 }
    }
}

/// §PR-139 Nothing that is told before its reveal says more than that an answer was given.
pub(crate) fn cut(event: &Event, _viewer: Viewer) -> Event {
    event.clone()
}
