//! §DW-275 What can be due: the table of contents of the course of play.

use kernel::{Agenda, Course, Outcome, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Demonworld;
use crate::action::Action;
use crate::ids::{self, MoraleTest};
use crate::illegal::Illegal;
use crate::rules::course::{ending, flank, obedience, orders, rounds};
use crate::rules::magic::{casting, spells};
use crate::rules::melee::{frays, strikes, verdict};
use crate::rules::morale::{losses, rally, rout};
use crate::rules::movement::{clash, trample};
use crate::rules::shoot::shooting;
use crate::rules::weather::wind;
use crate::state::{ElementId, State, TroopId};

/// §DW-23 to §DW-31 The rounds of the movement phase in which troops move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
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
    pub fn order(self) -> Option<ids::Order> {
        match self {
            Round::Move => Some(ids::Order::Move),
            Round::Skirmish => Some(ids::Order::Skirmish),
            Round::Charge => Some(ids::Order::Charge),
            Round::Hold => Some(ids::Order::Hold),
            Round::FirstSlot | Round::SecondSlot | Round::ThirdSlot => None,
        }
    }
}

/// How an element came to harm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
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

kernel::agenda! {
    /// What can be due. A position at rest has a step on top that asks somebody, or is over.
    pub enum Step for Demonworld {
        /// §PR-134 The better scout chooses its side.
        ask Side { seat: Seat } = 0,
        /// §PR-139 Spells are put into rings.
        sealed Engrave = 1,
        /// §PR-134 Cards are deployed in the open.
        ask Array { seat: Seat } = 2,
        /// §PR-133 Cards are deployed.
        sealed Deploy = 3,
        /// §PR-4 A turn begins.
        work Begin = 4 => ending::begin,
        /// §DW-1 §DW-2 Wind and fires.
        work Weather = 5 => wind::turn,
        /// §DW-3 Sections on a flank march are tested.
        work Arrivals = 6 => flank::arrive,
        /// §DW-4 The order phase begins.
        work Orders = 7 => orders::begin,
        /// §PR-83 Independent commanders take units over.
        ask Command { commander: TroopId, left: u8 } = 8,
        /// §DW-6 Lots are drawn for units without a leader.
        work Lots = 9 => orders::lots,
        /// §PR-82 Orders are placed.
        sealed Mark = 10,
        /// §PR-84 Markers are turned over where so many lie.
        work Reveal { markers: u8 } = 11 => orders::reveal,
        /// §PR-84 Owners of so many markers keep one.
        sealed Keep { markers: u8 } = 12,
        /// §PR-85 Obedience tests from this troop on.
        work Obey { from: TroopId } = 13 => obedience::next,
        /// §DW-202 §DW-205 The owner chooses the sign of the leader or the commander.
        ask Sign { troop: TroopId, leader: i8, commander: bool } = 14,
        /// §DW-9 Wizards announce their spells.
        work Wizards = 15 => casting::begin,
        /// §PR-112 A wizard announces.
        ask Announce { wizard: TroopId } = 16,
        /// §DW-10 Spells are rolled for.
        work Cast = 17 => casting::cast,
        /// §DW-11 Spells take effect.
        work Effects = 18 => spells::effects,
        /// §DW-15 §DW-36 A shooting phase begins.
        work Volley { second: bool } = 19 => shooting::begin,
        /// §PR-75 Shots are declared.
        sealed Shoot = 20,
        /// §PR-77 Shots are resolved.
        work Resolve { second: bool } = 21 => shooting::resolve,
        /// §PR-80 A unit with losses closes up.
        ask Mend { troop: TroopId } = 22,
        /// §PR-81 Units with losses are tested.
        work Tests { cause: Cause } = 23 => losses::tests,
        /// §PR-106 A unit is tested.
        work Test { troop: TroopId, test: MoraleTest } = 24 => losses::test,
        /// §PR-108 Units that failed run.
        work Routs = 25 => rout::all,
        /// §PR-109 A character who had joined runs along, as far as his owner likes.
        ask RunAlong { element: ElementId } = 26,
        /// §PR-138 Whether a side is broken.
        work Check = 27 => ending::check,
        /// §DW-19 The movement phase begins; routers run on.
        work Movement = 28 => rounds::begin,
        /// §DW-19 Units that routed before this turn run on.
        work Routers = 29 => rounds::run_on,
        /// §PR-128 Elements in burning hexes leave them.
        ask Escape { seat: Seat } = 30,
        /// §PR-129 A unit may announce flaming arrows.
        ask Flame { troop: TroopId } = 31,
        /// §DW-20 §PR-88 The order in which impetuous units move is rolled for.
        work Frenzy = 32 => rounds::frenzy,
        /// §PR-88 An impetuous unit runs.
        work Rush { troop: TroopId } = 33 => rounds::rush,
        /// §PR-86 A round of moves begins.
        work Open { round: Round } = 34 => rounds::open,
        /// §PR-86 A side chooses to move first or second.
        ask Precedence { round: Round, seat: Seat } = 35,
        /// §PR-86 A side moves its troops of the round.
        ask Turns { round: Round, seat: Seat } = 36,
        /// §PR-42 A troop moves.
        ask Move { troop: TroopId } = 37,
        /// §PR-63 A troop has come into contact.
        work Clash { troop: TroopId } = 38 => clash::meet,
        /// §PR-63 A contacted troop answers.
        ask Answer { troop: TroopId, by: TroopId } = 39,
        /// §PR-63 Elements of the attacker go on.
        ask Follow { troop: TroopId } = 40,
        /// §PR-63 The attack is over.
        work Lock { troop: TroopId } = 41 => clash::lock,
        /// §PR-65 Only one of two neighbours could attack: its owner says whether it does.
        ask Contact { troop: TroopId, foe: TroopId } = 42,
        /// §PR-59 A volley before an overrun.
        ask React { victim: TroopId, by: TroopId } = 43,
        /// §PR-58 The element is run over.
        work Trample { by: TroopId, victim: ElementId } = 44 => trample::trample,
        /// §DW-31 Independents turn.
        ask Aspects { seat: Seat } = 45,
        /// §DW-32 Troops try to start fires.
        ask Ignite { seat: Seat } = 46,
        /// §DW-40 The melee phase begins.
        work Melee = 47 => frays::begin,
        /// A character may drink its potion.
        ask Potion { troop: TroopId } = 48,
        /// §PR-90 Melees are told apart.
        work Gather = 49 => frays::gather,
        /// §PR-90 The next melee begins.
        work Frays = 50 => frays::next,
        /// §PR-94 Blows are announced.
        sealed Blows = 51,
        /// §PR-97 Blows of one initiative value fall, from this one on.
        work Strike { value: i8, next: u8 } = 52 => strikes::strike,
        /// §PR-98 A second attack.
        ask Second { blow: u8, target: ElementId } = 53,
        /// §PR-132 A flyer may break off.
        ask BreakOff { troop: TroopId } = 54,
        /// §PR-132 An element that broke off flies low out of the melee.
        ask FlyOff { element: ElementId } = 55,
        /// §PR-102 The melee is judged.
        work Judge = 56 => verdict::judge,
        /// §DW-44 The winning side is tested.
        work Winners { seat: Seat } = 57 => verdict::winners,
        /// §PR-104 A side chooses to reposition first or second.
        ask Order { seat: Seat } = 58,
        /// §PR-104 A side repositions.
        ask Reposition { seat: Seat } = 59,
        /// §PR-105 The melee is over for this turn.
        work Part = 60 => verdict::part,
        /// §DW-49 The rally phase begins.
        work Muster = 61 => rally::begin,
        /// §DW-49 Routing units may rally, from this one on.
        ask Rally { from: TroopId } = 62,
        /// §PR-110 A stray of a rallied unit.
        ask Stray { element: ElementId } = 63,
        /// §DW-50 The turn ends.
        work EndTurn = 64 => ending::end_turn,
        /// §PR-135 Cards are sent to the flanks, before anybody deploys. The last here, so that
        /// positions written down before there was such a step keep their numbers.
        sealed Send = 65,
    }
}

impl Course for Demonworld {
    type Step = Step;
    // §PR-52 A character may have a lower number than the unit that it has joined.
    const SORTS: bool = true;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.over.is_some()
    }

    fn outcome(&self, state: &State) -> Outcome {
        ending::outcome(self, state)
    }

    /// §DW-6 Who lost his leader hears of it whoever is asked.
    fn not_asked(&self, state: &State, seat: Seat, action: &Action) -> Option<Illegal> {
        let ordering = matches!(state.agenda.top(), Some(Step::Mark));
        let asked = ordering && matches!(action, Action::Order { .. });
        if asked { orders::check_leaders(self, state, seat).err() } else { None }
    }
}
