//! Why not: each refusal with its paragraph and its values.

use kernel::Seat;

use crate::Demonworld;
use crate::action::Told;
use crate::grid::{Direction, Facing};
use crate::ids::{Order, SpellId};
use crate::named::Placed;
use crate::state::{ElementId, TroopId};

kernel::refusals! {
    /// Why an action is refused. Troops and elements are told as in events.
    pub enum Illegal for Demonworld {
        "game-over" "PR-138" GameOver {}
        "not-your-turn" "PR-4" NotYourTurn { seat: Seat, turn: Seat }
        "wrong-step" "DW-275" WrongStep { step: &'static str }
        "asked-first" "PR-133" AskedFirst { troop: TroopId as card, step: &'static str }
        "no-such-troop" "PR-140" NoSuchTroop { troop: TroopId }
        "no-such-element" "PR-140" NoSuchElement { element: ElementId }
        "not-yours" "PR-86" NotYours { troop: TroopId as card }
        "off-the-map" "PR-23" OffTheMap { hex: Told }
        "outside-zone" "PR-133" OutsideZone { hex: Told, first_row: u8, last_row: u8 }
        "no-room" "PR-133" NoRoom { hex: Told }
        "no-room-for-others" "PR-133" NoRoomForOthers { hex: Told }
        "wrong-width" "PR-133" WrongWidth { width: u8, fitting: String }
        "no-room-so" "PR-133" NoRoomSo { facing: Facing }
        "no-flank-march" "PR-13" NoFlankMarch {}
        "guns-stay" "PR-13" GunsStay { troop: TroopId as card }
        "too-many-sent" "PR-13" TooManySent { points: u16, most: u16 }
        "not-on-the-edge" "PR-135" NotOnTheEdge { hex: Told }
        "enemy-zone" "PR-135" EnemyZone { hex: Told }
        "enemy-near" "PR-135" EnemyNear { hex: Told, distance: u8, least: u8 }
        "cannot-fly" "PR-130" CannotFly { troop: TroopId as card }
        "cannot-land" "PR-130" CannotLand { hex: Told, why: &'static str, at: Told, distance: u8, range: u8 }
        "must-land" "PR-131" MustLand { troop: TroopId as card }
        "not-high-flyer" "PR-131" NotHighFlyer { troop: TroopId as card }
        "not-in-command" "PR-83" NotInCommand { troop: TroopId as card, radius: u8 }
        "order-not-possible" "DW-108" OrderNotPossible { order: Order }
        "order-on-arrival" "PR-135" OrderOnArrival { order: Order }
        "no-leader" "DW-6" NoLeader { troop: TroopId as card, order: Order }
        "order-twice" "PR-82" OrderTwice { order: Order }
        "no-such-marker" "PR-84" NoSuchMarker { order: Order }
        "already-moved" "PR-86" AlreadyMoved { troop: TroopId as card }
        "other-order" "PR-86" OtherOrder { troop: TroopId as card }
        "in-melee" "PR-61" InMelee { troop: TroopId as card }
        "routing" "PR-108" Routing { troop: TroopId as card }
        "hex-taken" "PR-39" HexTaken { hex: Told }
        "impassable" "PR-40" Impassable { hex: Told }
        "too-far" "PR-42" TooFar { need: u8, left: u8 }
        "no-points-on-hold" "PR-50" NoPointsOnHold {}
        "held-fast" "PR-114" HeldFast { troop: TroopId as card }
        "no-manoeuvre-left" "PR-42" NoManoeuvreLeft { used: u8, most: u8 }
        "points-spent" "PR-42" PointsSpent { spent: u8, most: u8 }
        "disorganised" "DW-125" Disorganised { troop: TroopId as card }
        "not-a-column" "PR-47" NotAColumn { troop: TroopId as card }
        "column-direction" "PR-47" ColumnDirection { direction: Direction, facing: Facing }
        "wedge-only-advances" "DW-265" WedgeOnlyAdvances {}
        "no-wedge" "PR-33" NoWedge { troop: TroopId as card }
        "no-wheel-for-this" "PR-46" NoWheelForThis { troop: TroopId as card }
        "no-such-wheel" "PR-46" NoSuchWheel { degrees: u16 }
        "wheel-order" "PR-50" WheelOrder { order: Order }
        "both-wheels" "DW-135" BothWheels {}
        "wheel-edge" "DW-136" WheelEdge { hex: Told }
        "wheel-blocked" "DW-137" WheelBlocked { hex: Told }
        "contact-forbidden" "PR-62" ContactForbidden { troop: TroopId as card }
        "contact-order" "PR-62" ContactOrder { order: Order }
        "contact-sideways" "PR-62" ContactSideways {}
        "skirmishers-do-not-attack" "DW-269" SkirmishersDoNotAttack {}
        "did-not-dare" "PR-64" DidNotDare { troop: TroopId as card }
        "swap-forbidden" "PR-49" SwapForbidden { element: Placed as card, other: Placed as other_card }
        "swap-too-steep" "PR-49"
            SwapTooSteep { element: Placed as card, other: Placed as other_card, levels: u8 }
        "too-long-step" "PR-44" TooLongStep { element: Placed as card, hex: Told }
        "has-stepped" "PR-44" HasStepped { element: Placed as card }
        "not-organised-yet" "PR-45" NotOrganisedYet {}
        "edge-in-the-way" "PR-45" EdgeInTheWay { hex: Told }
        "same-facing" "PR-45" SameFacing { facing: Facing }
        "no-such-facing" "PR-25" NoSuchFacing { facing: u8 }
        "no-such-sixths" "PR-45" NoSuchSixths { sixths: u8 }
        "turns-by-base" "PR-56" TurnsByBase { element: Placed as card }
        "not-held-before" "PR-80" NotHeldBefore { hex: Told }
        "in-contact" "PR-80" InContact { element: Placed as card }
        "loses-contact" "PR-63" LosesContact { troop: TroopId as card }
        "not-a-front-hex" "PR-63" NotAFrontHex { hex: Told }
        "out-of-reach" "PR-48" OutOfReach { hex: Told, left: u8 }
        "cannot-join" "PR-52" CannotJoin { troop: TroopId as card, why: &'static str, most: u8 }
        "impetuous-host" "PR-111" ImpetuousHost { troop: TroopId as card }
        "cannot-leave" "PR-52" CannotLeave { troop: TroopId as card }
        "no-such-turn" "PR-56" NoSuchTurn { hex: Told }
        "direction-forbidden" "PR-55" DirectionForbidden { direction: Direction }
        "no-overrun" "PR-58" NoOverrun { hex: Told }
        "stopped" "PR-63" Stopped {}
        "must-charge" "PR-88" MustCharge { troop: TroopId as card }
        "no-target" "PR-75" NoTarget { target: Placed as target_card }
        "no-such-support" "PR-76" NoSuchSupport { element: Placed as card }
        "out-of-arc" "PR-73" OutOfArc { target: Placed as target_card }
        "out-of-range" "DW-86" OutOfRange { target: Placed as target_card, distance: u8, range: u8 }
        "out-of-sight" "PR-69" OutOfSight { target: Placed as target_card, what: &'static str, hex: Told }
        "gun-not-loaded" "PR-117" GunNotLoaded { load: u8 }
        "gun-target" "PR-118"
            GunTarget { hex: Told, why: &'static str, distance: u8, nearest: u8, farthest: u8 }
        "no-aim-high" "PR-122" NoAimHigh { hex: Told }
        "no-breath" "PR-79" NoBreath {}
        "no-strike" "PR-93" NoStrike { target: Placed as target_card }
        "no-support" "PR-95" NoSupport { element: Placed as card }
        "no-step-in" "PR-98" NoStepIn { target: Placed as target_card }
        "cannot-reposition" "PR-104"
            CannotReposition { element: Placed as card, why: &'static str, contacts: u8, steps: u8 }
        "spell-unknown" "PR-112" SpellUnknown { spell: SpellId }
        "spell-without-target" "PR-112" SpellWithoutTarget { spell: SpellId }
        "ring-too-weak" "PR-139" RingTooWeak { spell: SpellId, level: u8, most: u8 }
        "no-ring" "PR-139" NoRing { troop: TroopId as card }
        "too-few-points" "DW-220" TooFewPoints { points: u8, need: u8 }
        "no-extra-in-melee" "DW-222" NoExtraInMelee {}
        "spell-target" "PR-112"
            SpellTarget { troop: TroopId as card, spell: SpellId, why: &'static str, distance: u8, range: u8 }
        "spell-hex" "PR-112"
            SpellHex { hex: Told, spell: SpellId, why: &'static str, distance: u8, range: u8 }
        "cannot-burn" "PR-127" CannotBurn { hex: Told }
        "may-not-ignite" "PR-127" MayNotIgnite { element: Placed as card }
        "not-offered" "DW-275" NotOffered { action: &'static str }
    }
}

kernel::refused!(Illegal);
