//! Why not: each refusal with its paragraph and its values.

use std::fmt;

use kernel::{Refused, RuleRef, Ruled, Seat, rule};

use crate::Demonworld;
use crate::action::Told;
use crate::grid::{Direction, Facing};
use crate::ids::{Order, SpellId};
use crate::named::{Name, written};
use crate::state::{ElementId, State, TroopId};

/// A number in play whose card a sentence can name.
trait Carded {
    fn card(self, game: &Demonworld, state: &State) -> Name;
}

impl Carded for TroopId {
    fn card(self, game: &Demonworld, _state: &State) -> Name {
        game.named(self)
    }
}

impl Carded for ElementId {
    fn card(self, game: &Demonworld, state: &State) -> Name {
        game.called(state, self)
    }
}

// After the fields stand the cards that a refusal names beside them.
macro_rules! refusals {
    (@written $($name:ident { $($field:ident : $kind:ty),* } [$($card:ident),*])*) => {
        written!(Refusal { $($name { $($field : $kind),* $(; $card)* })* });
    };
    ($(
        $(#[$note:meta])*
        $code:literal $rule:literal $name:ident { $($field:ident : $kind:ty),* }
        $([$($card:ident = $of:ident),*])?
    )*) => {
        /// Why an action is refused, as the rules find out.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) enum Illegal {
            $($(#[$note])* $name { $($field: $kind),* },)*
        }

        /// Why an action is refused, with the names of cards.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the sentences are in the locales")]
        pub enum Refusal {
            $($name { $($field: $kind,)* $($($card: Name,)*)? },)*
        }

        refusals!(@written $($name { $($field: $kind),* } [$($($card),*)?])*);

        impl Illegal {
            /// The same with the names of cards.
            pub(crate) fn told(self, game: &Demonworld, state: &State) -> Refusal {
                match self {
                    $(Illegal::$name { $($field),* } => {
                        $($(let $card = $of.card(game, state);)*)?
                        Refusal::$name { $($field,)* $($($card,)*)? }
                    })*
                }
            }
        }

        impl Ruled for Refusal {
            fn code(&self) -> &'static str {
                match self { $(Refusal::$name { .. } => $code),* }
            }

            fn rule(&self) -> Option<RuleRef> {
                Some(match self { $(Refusal::$name { .. } => rule!($rule)),* })
            }
        }
    };
}

refusals! {
    #[expect(dead_code, reason = "the kernel refuses so, before any rule is asked")]
    "game-over" "PR-138" GameOver {}
    #[expect(dead_code, reason = "the kernel refuses so, before any rule is asked")]
    "not-your-turn" "PR-4" NotYourTurn { seat: Seat, turn: Seat }
    "wrong-step" "DW-275" WrongStep { step: &'static str }
    "asked-first" "PR-133" AskedFirst { troop: TroopId, step: &'static str } [card = troop]
    "no-such-troop" "PR-140" NoSuchTroop { troop: TroopId }
    "no-such-element" "PR-140" NoSuchElement { element: ElementId }
    "not-yours" "PR-86" NotYours { troop: TroopId } [card = troop]
    "off-the-map" "PR-23" OffTheMap { hex: Told }
    "outside-zone" "PR-133" OutsideZone { hex: Told, first_row: u8, last_row: u8 }
    "no-room" "PR-133" NoRoom { hex: Told }
    "no-room-for-others" "PR-133" NoRoomForOthers { hex: Told }
    "wrong-width" "PR-133" WrongWidth { width: u8, fitting: String }
    "no-room-so" "PR-133" NoRoomSo { facing: Facing }
    "no-flank-march" "PR-13" NoFlankMarch {}
    "guns-stay" "PR-13" GunsStay { troop: TroopId } [card = troop]
    "too-many-sent" "PR-13" TooManySent { points: u16, most: u16 }
    "not-on-the-edge" "PR-135" NotOnTheEdge { hex: Told }
    "enemy-zone" "PR-135" EnemyZone { hex: Told }
    "enemy-near" "PR-135" EnemyNear { hex: Told, distance: u8, least: u8 }
    "cannot-fly" "PR-130" CannotFly { troop: TroopId } [card = troop]
    "cannot-land" "PR-130" CannotLand { hex: Told, why: &'static str, at: Told, distance: u8, range: u8 }
    "must-land" "PR-131" MustLand { troop: TroopId } [card = troop]
    "not-high-flyer" "PR-131" NotHighFlyer { troop: TroopId } [card = troop]
    "not-in-command" "PR-83" NotInCommand { troop: TroopId, radius: u8 } [card = troop]
    "order-not-possible" "DW-108" OrderNotPossible { order: Order }
    "order-on-arrival" "PR-135" OrderOnArrival { order: Order }
    "no-leader" "DW-6" NoLeader { troop: TroopId, order: Order } [card = troop]
    "order-twice" "PR-82" OrderTwice { order: Order }
    "no-such-marker" "PR-84" NoSuchMarker { order: Order }
    "already-moved" "PR-86" AlreadyMoved { troop: TroopId } [card = troop]
    "other-order" "PR-86" OtherOrder { troop: TroopId } [card = troop]
    "in-melee" "PR-61" InMelee { troop: TroopId } [card = troop]
    "routing" "PR-108" Routing { troop: TroopId } [card = troop]
    "hex-taken" "PR-39" HexTaken { hex: Told }
    "impassable" "PR-40" Impassable { hex: Told }
    "too-far" "PR-42" TooFar { need: u8, left: u8 }
    "no-points-on-hold" "PR-50" NoPointsOnHold {}
    "held-fast" "PR-114" HeldFast { troop: TroopId } [card = troop]
    "no-manoeuvre-left" "PR-42" NoManoeuvreLeft { used: u8, most: u8 }
    "points-spent" "PR-42" PointsSpent { spent: u8, most: u8 }
    "disorganised" "DW-125" Disorganised { troop: TroopId } [card = troop]
    "not-a-column" "PR-47" NotAColumn { troop: TroopId } [card = troop]
    "column-direction" "PR-47" ColumnDirection { direction: Direction, facing: Facing }
    "wedge-only-advances" "DW-265" WedgeOnlyAdvances {}
    "no-wedge" "PR-33" NoWedge { troop: TroopId } [card = troop]
    "no-wheel-for-this" "PR-46" NoWheelForThis { troop: TroopId } [card = troop]
    "no-such-wheel" "PR-46" NoSuchWheel { degrees: u16 }
    "wheel-order" "PR-50" WheelOrder { order: Order }
    "both-wheels" "DW-135" BothWheels {}
    "wheel-edge" "DW-136" WheelEdge { hex: Told }
    "wheel-blocked" "DW-137" WheelBlocked { hex: Told }
    "contact-forbidden" "PR-62" ContactForbidden { troop: TroopId } [card = troop]
    "contact-order" "PR-62" ContactOrder { order: Order }
    "contact-sideways" "PR-62" ContactSideways {}
    "skirmishers-do-not-attack" "DW-269" SkirmishersDoNotAttack {}
    "did-not-dare" "PR-64" DidNotDare { troop: TroopId } [card = troop]
    "swap-forbidden" "PR-49" SwapForbidden { element: ElementId, other: ElementId } [card = element, other_card = other]
    "swap-too-steep" "PR-49" SwapTooSteep { element: ElementId, other: ElementId, levels: u8 } [card = element, other_card = other]
    "too-long-step" "PR-44" TooLongStep { element: ElementId, hex: Told } [card = element]
    "has-stepped" "PR-44" HasStepped { element: ElementId } [card = element]
    "not-organised-yet" "PR-45" NotOrganisedYet {}
    "edge-in-the-way" "PR-45" EdgeInTheWay { hex: Told }
    "same-facing" "PR-45" SameFacing { facing: Facing }
    "no-such-facing" "PR-25" NoSuchFacing { facing: u8 }
    "no-such-sixths" "PR-45" NoSuchSixths { sixths: u8 }
    "turns-by-base" "PR-56" TurnsByBase { element: ElementId } [card = element]
    "not-held-before" "PR-80" NotHeldBefore { hex: Told }
    "in-contact" "PR-80" InContact { element: ElementId } [card = element]
    "loses-contact" "PR-63" LosesContact { troop: TroopId } [card = troop]
    "not-a-front-hex" "PR-63" NotAFrontHex { hex: Told }
    "out-of-reach" "PR-48" OutOfReach { hex: Told, left: u8 }
    "cannot-join" "PR-52" CannotJoin { troop: TroopId, why: &'static str, most: u8 } [card = troop]
    "impetuous-host" "PR-111" ImpetuousHost { troop: TroopId } [card = troop]
    "cannot-leave" "PR-52" CannotLeave { troop: TroopId } [card = troop]
    "no-such-turn" "PR-56" NoSuchTurn { hex: Told }
    "direction-forbidden" "PR-55" DirectionForbidden { direction: Direction }
    "no-overrun" "PR-58" NoOverrun { hex: Told }
    "stopped" "PR-63" Stopped {}
    "must-charge" "PR-88" MustCharge { troop: TroopId } [card = troop]
    "no-target" "PR-75" NoTarget { target: ElementId } [target_card = target]
    "no-such-support" "PR-76" NoSuchSupport { element: ElementId } [card = element]
    "out-of-arc" "PR-73" OutOfArc { target: ElementId } [target_card = target]
    "out-of-range" "DW-86" OutOfRange { target: ElementId, distance: u8, range: u8 } [target_card = target]
    "out-of-sight" "PR-69" OutOfSight { target: ElementId, what: &'static str, hex: Told } [target_card = target]
    "gun-not-loaded" "PR-117" GunNotLoaded { load: u8 }
    "gun-target" "PR-118" GunTarget { hex: Told, why: &'static str, distance: u8, nearest: u8, farthest: u8 }
    "no-aim-high" "PR-122" NoAimHigh { hex: Told }
    "no-breath" "PR-79" NoBreath {}
    "no-strike" "PR-93" NoStrike { target: ElementId } [target_card = target]
    "no-support" "PR-95" NoSupport { element: ElementId } [card = element]
    "no-step-in" "PR-98" NoStepIn { target: ElementId } [target_card = target]
    "cannot-reposition" "PR-104" CannotReposition { element: ElementId, why: &'static str, contacts: u8, steps: u8 } [card = element]
    "spell-unknown" "PR-112" SpellUnknown { spell: SpellId }
    "spell-without-target" "PR-112" SpellWithoutTarget { spell: SpellId }
    "ring-too-weak" "PR-139" RingTooWeak { spell: SpellId, level: u8, most: u8 }
    "no-ring" "PR-139" NoRing { troop: TroopId } [card = troop]
    "too-few-points" "DW-220" TooFewPoints { points: u8, need: u8 }
    "no-extra-in-melee" "DW-222" NoExtraInMelee {}
    "spell-target" "PR-112" SpellTarget { troop: TroopId, spell: SpellId, why: &'static str, distance: u8, range: u8 } [card = troop]
    "spell-hex" "PR-112" SpellHex { hex: Told, spell: SpellId, why: &'static str, distance: u8, range: u8 }
    "cannot-burn" "PR-127" CannotBurn { hex: Told }
    "may-not-ignite" "PR-127" MayNotIgnite { element: ElementId } [card = element]
    "not-offered" "DW-275" NotOffered { action: &'static str }
}

/// Terse; the sentences are in `locales/`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self:?}", self.code())
    }
}

impl From<(Seat, Refused)> for Refusal {
    fn from((seat, why): (Seat, Refused)) -> Refusal {
        match why {
            Refused::Over => Refusal::GameOver {},
            Refused::NotYourTurn(asked) => {
                Refusal::NotYourTurn { seat, turn: asked.iter().next().unwrap_or(Seat(0)) }
            }
            Refused::WrongStep(step) => Refusal::WrongStep { step },
        }
    }
}
