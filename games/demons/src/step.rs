//! §3.0a What can be due: the table of contents of a game-turn.

use kernel::{Agenda, Course, Cx, Outcome, Seat, Seats};

use crate::Demons;
use crate::content::Hex;
use crate::event::Event;
use crate::rules::{battle, captivity, combat, discovery, ending, marching, ring, turns, usage};
use crate::state::State;

kernel::agenda! {
    /// What can be due. A position at rest has a step on top that asks somebody, or is over.
    pub enum Step for Demons {
        /// §4.1a The magician at this place in the order chooses a shield.
        ask Shield { at: u8 } = 0,
        /// §3.0a A game-turn begins.
        work TurnStart = 1 => turns::start,
        /// §3.0b Who is activated.
        work Activation = 2 => marching::activate,
        /// §X-52 Units move: first the fleeing, then captors, then the activated, each by number.
        work March { class: u8, unit: u8 } = 3 => marching::march,
        /// §X-24 Whether an obeying unit acts.
        ask Rouse { unit: u8 } = 4,
        /// §X-24 The path of an obeying unit.
        ask Steer { unit: u8, left: u8 } = 5,
        /// §6.0a Who is searched for.
        work Discovery = 6 => discovery::begin,
        /// §6.0a The search for these seats, as bits.
        work Search { who: u8 } = 7 => discovery::search,
        /// §6.0d An evading magician may step aside.
        ask Evade { seat: Seat } = 8,
        /// §7.8a Whom each unit from this one on attacks.
        work Aims { unit: u8 } = 9 => discovery::aims,
        /// §X-24 Whom an obeying unit attacks.
        ask Aim { unit: u8 } = 10,
        /// §X-67 The attacks on the magicians from this place in the order on.
        work Attacks { at: u8 } = 11 => combat::mortal_attacks,
        /// §16.2a Torture by the units from this one on; these seats have had theirs.
        work Tortures { unit: u8, done: u8 } = 12 => captivity::tortures,
        /// §16.2b A captive may pay, or is tortured.
        ask Bribe { seat: Seat } = 13,
        /// §3.0h The player-turn of this place in the order begins.
        work PlayerStart { at: u8 } = 14 => turns::player_start,
        /// §11.0c Offers for the ring: each of these seats says whether its next treasure is part of
        /// its offer.
        sealed Bid { round: u8, missing: Seats } = 15,
        /// §11.0c The offers are shown.
        work Reveal = 16 => ring::reveal,
        /// §12.3N A magician may have lost this turn.
        work PlayerBegin = 17 => turns::player_begin,
        /// §4.0e Entry onto the map.
        ask Enter = 18,
        /// §3.0e Move, conjure, raise the shield, or nothing.
        ask Choose = 19,
        /// §5.0b The move goes on.
        ask Walk { left: u8 } = 20,
        /// §14.0b Treasures spent on the shield so far.
        ask Spend { count: u8 } = 21,
        /// §9.0d Curses about to strike.
        ask Curses { left: u8 } = 22,
        /// §15.2a More demons than boxes.
        ask Crowd { seat: Seat } = 23,
        /// §12.2a The demon-use phase begins.
        work UseStart = 24 => usage::start,
        /// §3.0f Attack or powers.
        ask Use = 25,
        /// §X-23 The attacker names demons.
        ask Commit = 26,
        /// §7.6a The defender names demons.
        ask Defend = 27,
        /// §8.0a The die.
        work Strike = 28 => combat::strike,
        /// §16.7a Hoards of these destroyed units may be fetched.
        ask Claim { seat: Seat, units: u32 } = 29,
        /// §12.3C Which mark is removed.
        ask Cure = 30,
        /// §12.3F Which mortal or demon obeys.
        ask Familiar = 31,
        /// §12.3G Which treasure is taken; the demon becomes its token.
        ask Get { demon: u8 } = 32,
        /// §12.3N Who loses his next turn.
        ask Distract = 33,
        /// §12.3P Which town.
        ask Love = 34,
        /// §12.3X Which town.
        ask Raze = 35,
        /// §12.3R Where the step leads.
        ask Reconcile = 36,
        /// §12.3T Where the transit leads.
        ask Transit = 37,
        /// §12.3B What each affected unit from this one on attacks.
        ask Battle { unit: u8 } = 38,
        /// §12.3B All battles are fought.
        work Battles = 39 => battle::resolve,
        /// §X-62 Where a freed captive appears.
        ask Appear { seat: Seat, from: Hex } = 40,
        /// §X-44 The demon-use phase ends.
        work Control = 41 => usage::end,
    }
}

impl Course for Demons {
    type Step = Step;
    const SORTS: bool = true;

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
        ending::outcome(self, state)
    }

    fn settle(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        ending::settle(self, state, cx);
    }
}
