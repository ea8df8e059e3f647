//! The sense of the game for opponents and hints: treasure to expect, danger, the worth of demons,
//! and when to leave.

mod chances;
mod danger;
mod lure;
mod purse;

use kernel::chance::Ways;
use kernel::{Chance, Heuristic, Label, Seat, Seats, Term, WHIM};

use crate::Demons;
use crate::action::Action;
use crate::rules::control;
use crate::state::{Place, State};
use lure::Glance;

/// Decisions of a playout: a few turns, then the estimate.
const FORESIGHT: u32 = 14;

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

    /// §4.4a §4.6a Which shield, how the game ended, and after how many game-turns.
    fn labels(&self, state: &State, seat: Seat, out: &mut Vec<Label>) {
        let magician = state.magician(seat);
        let shield = self.content.tables.shields[usize::from(magician.shield)].id.clone();
        let fate = match magician.place {
            Place::Gone => "out",
            _ if state.turn >= self.options.turn_limit => "limit",
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

    /// Places to be carried to are alike when they are equally good; far units are alike.
    fn group(&self, state: &State, seat: Seat, action: &Action) -> Option<u64> {
        let glance = || Glance::of(self, state, seat);
        match *action {
            Action::Transit { hex } => {
                let place = glance().place(self.content.map.find(hex)?);
                u64::try_from(place.max(0) / 20).ok()
            }
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

/// Heavier actions are taken far more often than light ones.
fn sharp(weight: u32) -> u32 {
    let weight = weight.min(4000);
    (weight * weight / 16).max(1)
}
