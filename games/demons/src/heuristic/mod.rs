//! The sense of the game for opponents and hints: treasure to expect, danger, the worth of demons,
//! and when to leave.

mod chances;
mod danger;
mod lure;
mod purse;

use kernel::chance::Ways;
use kernel::{CERTAIN, Chance, Heuristic, Label, Outcome, Seat, Seats, Term, WHIM};

use crate::Demons;
use crate::kinds::Attitude;
use crate::options::FriendlyLiftsLater;
use crate::rules::control;
use crate::state::{Place, State};
use crate::step::Step;
use crate::{Action, HexNumber};
use lure::Glance;

/// Decisions of a playout: a few turns, then the estimate.
const FORESIGHT: u32 = 14;
/// The group of everything that ends a phase as it is.
const GOING_ON: u64 = u64::MAX;

impl Heuristic for Demons {
    fn judge(&self, state: &State, out: &mut Vec<i32>) {
        chances::judge(self, state, out);
    }

    fn terms(&self, state: &State, seat: Seat, out: &mut Vec<Term>) {
        let outlook = chances::outlook(self, state, seat);
        let glance = Glance::of(self, state, seat);
        let held: i32 = control::own(state, seat).map(|held| glance.keep(held.demon)).sum();
        let marks = state.magician(seat).marks();
        out.extend([
            Term { code: "treasure", value: outlook.purse.net },
            Term { code: "at-hand", value: outlook.purse.at_hand },
            Term { code: "in-reach", value: outlook.purse.in_reach },
            Term { code: "demons", value: held },
            Term { code: "danger", value: -outlook.danger },
            Term { code: "marks", value: -100 * i32::from(marks) },
            Term {
                code: "freedom",
                value: if state.magician(seat).is_captive() { -400 } else { 0 },
            },
        ]);
    }

    /// §4.4a §4.6a Winners share one win; who has lost has at least ended the game.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let winners = outcome.seats.iter().filter(|standing| standing.won).count();
        match outcome.seats.get(seat.index()) {
            Some(standing) if standing.won => {
                CERTAIN / i32::try_from(winners).expect("at most four seats")
            }
            _ => chances::LOST,
        }
    }

    /// §4.4a §4.6a Which shield, how the game ended, and after how many game-turns.
    fn labels(&self, state: &State, seat: Seat, out: &mut Vec<Label>) {
        let magician = state.magician(seat);
        let shield = self.content.tables.shields[usize::from(magician.shield)].id.clone();
        let fate = match magician.place {
            Place::Gone => "out",
            _ if self.options.ends_with(state.turn) => "limit",
            _ => "dead",
        };
        let place = state.order.iter().position(|&other| other == seat).unwrap_or(0) + 1;
        out.extend([
            Label { code: "shield", value: shield },
            Label { code: "fate", value: fate.to_owned() },
            Label { code: "turns", value: state.turn.to_string() },
            Label { code: "order", value: place.to_string() },
        ]);
    }

    /// Places to be carried to are alike when they are equally good; to release a demon for nothing is
    /// no better than to go on, which is listed before it.
    fn group(&self, state: &State, seat: Seat, action: &Action) -> Option<u64> {
        let glance = || Glance::of(self, state, seat);
        match *action {
            Action::Transit { hex: HexNumber(hex) } => {
                let place = glance().place(self.content.map.find(hex)?);
                u64::try_from(place.max(0) / 20).ok()
            }
            Action::Stay {} | Action::Stop {} | Action::End {} => Some(GOING_ON),
            Action::Release { demon } if is_idle(self, state, seat, demon - 1) => Some(GOING_ON),
            _ => None,
        }
    }

    fn weigh(&self, state: &State, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        let glance = Glance::of(self, state, seat);
        out.extend(listed.iter().map(|&action| glance.weight(action)));
    }

    fn foresight(&self) -> u32 {
        FORESIGHT
    }

    fn impulse(&self, state: &State, seat: Seat, listed: &[Action], own: &mut dyn Chance) -> usize {
        let glance = Glance::of(self, state, seat);
        let weights: Vec<u32> = listed.iter().map(|&action| sharp(glance.weight(action))).collect();
        own.settle(Ways::Weighted(&weights), &WHIM, Seats::NONE) as usize
    }
}

/// §X-77 Whether releasing this demon now serves nothing.
fn is_idle(game: &Demons, state: &State, seat: Seat, demon: u8) -> bool {
    match state.agenda.top() {
        Some(Step::Choose) => true,
        // §X-56
        Some(Step::Use) => {
            game.options.friendly_lifts_later == FriendlyLiftsLater::No
                || state.magician(seat).curses == 0
                || game.content.demons[usize::from(demon)].attitude != Attitude::Friendly
        }
        _ => false,
    }
}

/// Heavier actions are taken far more often than light ones.
fn sharp(weight: u32) -> u32 {
    let weight = weight.min(4000);
    (weight * weight / 16).max(1)
}
