//! §DL-2 What can be due: the table of contents of the course of play.

use kernel::{Agenda, Course, Outcome, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::DungeonLords;
use crate::ids::{Monster, Order, Who};
use crate::rules::{
    actions, adventurers, aftermath, battle, events, orders, scoring, season, spells,
};
use crate::state::State;

/// Why a trap card leaves a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Loss {
    /// §DL-33 It is part of a cost.
    Cost,
    /// §DL-36 It is returned after buying.
    Return,
    /// It is lost to a spell or an event.
    Lost,
}

kernel::agenda! {
    /// What can be due. A position at rest has a step on top that asks somebody, or is over.
    #[derive(TS)]
    pub enum Step for DungeonLords {
        /// §DL-12 Which drawn order comes back to the hand.
        sealed Shelve = 0,
        /// §DL-14 A new round begins.
        work Begin = 1 => season::begin,
        /// §MI-4 Items are given to the parties of the others.
        sealed Sell = 2,
        /// §DL-102 Orders of the colours that nobody plays are drawn.
        work Muster = 3 => orders::muster,
        /// §DL-18 Orders are chosen.
        sealed Command = 4,
        /// §DL-19 A wave of orders is shown.
        work Reveal { wave: u8 } = 5 => orders::reveal,
        /// §DL-19 A minion is placed by the seat at this place of the turn order.
        ask Place { wave: u8, turn: u8 } = 6,
        /// §DL-22 The space with this rank of this order resolves.
        work Resolve { order: Order, rank: u8 } = 7 => actions::resolve,
        /// §DL-24 A space is used or declined.
        ask Use { seat: Seat, order: Order, space: u8 } = 8,
        /// §DL-32 A hired unit moves in.
        work Join { seat: Seat, monster: Monster } = 9 => actions::join,
        /// §DL-38 Minions go home.
        work Home = 10 => actions::go_home,
        /// §DL-30 So many tunnels are still to be placed; diggers come along or not.
        ask Tunnel { seat: Seat, left: u8, imps: bool } = 11,
        /// §DL-26 A combat card is looked at.
        ask Peek { seat: Seat } = 12,
        /// A trap card leaves a hand.
        ask GiveTrap { seat: Seat, loss: Loss } = 13,
        /// §DL-33 A monster is eaten by another.
        ask Feed { seat: Seat, eater: Monster } = 14,
        /// §DL-39 Rooms are activated.
        ask Produce { turn: u8 } = 15,
        /// §DL-44 Order cards move on.
        ask Rotate { turn: u8 } = 16,
        /// §DL-47 The event of the season.
        work Event = 17 => events::begin,
        /// §DL-47 Taxes are paid.
        ask Tax { turn: u8 } = 18,
        /// §DL-49 Units are paid.
        ask PayDay { turn: u8 } = 19,
        /// §DL-51 The special event.
        ask Special { turn: u8 } = 20,
        /// §DL-53 Adventurers arrive.
        work Arrive = 21 => adventurers::arrive,
        /// §DL-51 What somebody who arrived costs his host.
        work Toll { seat: Seat, who: Who } = 22 => events::toll,
        /// §DL-57 The round ends.
        work EndRound = 23 => season::end_round,
        /// §DL-79 Combat begins.
        work Combat = 24 => battle::begin,
        /// §DL-79 Plans are made.
        sealed Plan = 25,
        /// §DL-79 The combat card is turned up.
        work Card = 26 => battle::card,
        /// §DL-79 The dungeon of this place of the turn order.
        work Battle { turn: u8 } = 27 => battle::next,
        /// §CR-2 The dungeon of this seat, if it has a party.
        work Fight { seat: Seat } = 28 => battle::open,
        /// A battle that was only tried out ends here; never part of a game.
        ask Halt { seat: Seat } = 29,
        /// §DL-97 A prisoner is freed.
        ask Free { seat: Seat } = 30,
        /// §DL-84 Traps are set off.
        ask Spring = 31,
        /// §DL-87 The spell is cast, if it has this speed.
        work Cast { fast: bool } = 32 => spells::cast,
        /// Suggestion: monsters are paid again.
        ask Repay = 33,
        /// Word of Peace: monsters go home, or evil rises.
        ask Peace { evil: u8 } = 34,
        /// A monster is chosen for a spell.
        ask Pick = 35,
        /// §DL-89 Units attack.
        ask Strike = 36,
        /// §DL-89 The target of a word in a line of attack.
        ask Hit { monster: Monster, line: u8, at: u8 } = 37,
        /// §DL-92 Healing.
        work Heal = 38 => aftermath::heal,
        /// §DL-93 Conquering.
        work Conquer = 39 => aftermath::conquer,
        /// §DL-96 Poison.
        work Poison = 40 => aftermath::poison,
        /// §DL-90 Units go home.
        work Close = 41 => battle::close,
        /// §DL-79 The combat round ends.
        work NextRound = 42 => battle::next_round,
        /// §DL-68 Combat ends.
        work EndCombat = 43 => battle::end,
    }
}

impl Course for DungeonLords {
    type Step = Step;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.over
    }

    fn outcome(&self, state: &State) -> Outcome {
        scoring::outcome(self, state)
    }
}
