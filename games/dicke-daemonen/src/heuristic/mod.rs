//! The sense of the game for opponents and hints: which color will rule, and when to say so.
//!
//! Everything rests on public facts and, for the seat in question, on its own fist.

mod impulse;
mod outlook;

use kernel::{CERTAIN, Chance, Heuristic, Outcome, Seat, Term};

use crate::DickeDaemonen;
use crate::action::Action;
use crate::color::Color;
use crate::flow::Step;
use crate::state::State;
use outlook::Outlook;

/// A solo score at which nothing better is expected, for scaling.
const GOOD_SOLO_SCORE: i32 = 100;
/// How much of an uncertain prediction its owner can still push, per turn left, in thousandths.
const PUSH: i32 = 18;
/// Turns that count for pushing.
const PUSHES: i32 = 12;
/// What a turn of waiting brings in knowledge, in thousandths.
const PATIENCE: i32 = 34;
/// Turns that count for waiting.
const WAITS: i32 = 9;
/// How likely one rival takes the color one waits for, in thousandths of its own chance.
const GRAB: i32 = 450;
/// The chance to be asked again, by own turns left, in thousandths.
const ASKED_AGAIN: [i32; 5] = [0, 420, 760, 900, 970];

impl Heuristic for DickeDaemonen {
    fn judge(&self, state: &State, out: &mut Vec<i32>) {
        let outlook = Outlook::of(self, state);
        out.extend((0..state.seats()).map(|seat| seat_chance(state, &outlook, Seat(seat))));
    }

    fn terms(&self, state: &State, seat: Seat, out: &mut Vec<Term>) {
        let outlook = Outlook::of(self, state);
        let own = favorite(state, &outlook, seat);
        let rival = Color::ALL.into_iter().filter(|&color| Some(color) != own);
        let rival = rival.map(|color| outlook.chance[color.index()]).max().unwrap_or(0);
        let of = |table: &[i32; 5]| own.map_or(0, |color| table[color.index()]);
        let has_predicted = !state.player(seat).predicted.is_empty();
        let timing = seat_chance(state, &outlook, seat) - of(&outlook.chance);
        out.extend([
            // Points weigh about as much as the twentieth part of a game.
            Term { code: "secured", value: of(&outlook.secured) / 20 },
            Term { code: "expected", value: (of(&outlook.expected) - of(&outlook.secured)) / 20 },
            Term { code: "rival", value: -rival },
            Term { code: "white", value: -outlook.chance[Color::White.index()] },
            Term { code: if has_predicted { "predicted" } else { "waiting" }, value: timing },
        ]);
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let winners = outcome.seats.iter().filter(|standing| standing.won).count();
        match outcome.seats.get(seat.index()) {
            // §DD-47 Alone the score counts: half for winning at all, the rest for how high.
            Some(standing) if standing.won && outcome.seats.len() == 1 => {
                let share = standing.score.clamp(0, GOOD_SOLO_SCORE) * CERTAIN / GOOD_SOLO_SCORE;
                i32::midpoint(CERTAIN, share)
            }
            Some(standing) if standing.won => {
                CERTAIN / i32::try_from(winners).expect("at most four seats")
            }
            _ => 0,
        }
    }

    /// Corners of one field between the same two lines are alike.
    fn group(&self, _: &State, _: Seat, action: &Action) -> Option<u64> {
        let Action::PlaceDemon { creature, corner } = action else {
            return None;
        };
        let corner = usize::try_from(*corner).ok()?;
        let (first, second) = self.board.lines_at(corner);
        let lines = 1u64 << first.index() | 1 << second.index();
        let field = u64::from(self.board.field_of(corner));
        Some((field * 16 + lines) * 8 + creature.index() as u64)
    }

    fn weigh(&self, state: &State, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        let wish = impulse::Wish::of(state, seat);
        out.extend(listed.iter().map(|action| {
            let gain = (impulse::gain(self, state, &wish, action) + 12).clamp(1, 60);
            u32::try_from(gain).expect("the gain was clamped")
        }));
    }

    fn impulse(&self, state: &State, seat: Seat, listed: &[Action], own: &mut dyn Chance) -> usize {
        match state.agenda.top() {
            Some(Step::Predict) => impulse::predict(self, state, seat, listed, own),
            _ => impulse::place(self, state, seat, listed, own),
        }
    }
}

/// The chance of one seat to have predicted a winning color in the end.
fn seat_chance(state: &State, outlook: &Outlook, seat: Seat) -> i32 {
    let turns = outlook.turns;
    if let Some(color) = state.player(seat).predicted.first() {
        let chance = outlook.chance[color.index()];
        // A prediction is pushed for the rest of the game, most where all is open.
        let push = chance * (CERTAIN - chance) / CERTAIN * PUSH * turns.min(PUSHES) / CERTAIN;
        return chance + push;
    }
    let asked = usize::try_from(turns).ok().and_then(|turns| ASKED_AGAIN.get(turns));
    let asked = asked.copied().unwrap_or(CERTAIN);
    let mut hopes = hopes(state, outlook, seat);
    hopes.sort_unstable_by(|a, b| b.cmp(a));
    let rivals = state.players.iter().filter(|player| player.predicted.is_empty()).count();
    let rivals = i32::try_from(rivals).expect("at most four seats") - 1;
    let lost = (hopes[0] * GRAB * rivals / CERTAIN).min(CERTAIN);
    let kept = (hopes[0] * (CERTAIN - lost) + hopes[1] * lost) / CERTAIN;
    let patience = PATIENCE * turns.min(WAITS);
    (kept + (CERTAIN - kept) * patience / CERTAIN) * asked / CERTAIN
}

/// Per color, what it would be worth to predict it: a color out of hand must still be drawn.
fn hopes(state: &State, outlook: &Outlook, seat: Seat) -> [i32; 5] {
    let fist = state.player(seat).fist;
    Color::ALL.map(|color| {
        let chance = outlook.chance[color.index()];
        if state.predictor(color).is_some() {
            0
        } else if fist[color] > 0 {
            chance
        } else {
            chance * outlook.turns.min(6) / 10
        }
    })
}

/// The predicted color, or the one this seat would predict.
fn favorite(state: &State, outlook: &Outlook, seat: Seat) -> Option<Color> {
    if let Some(&color) = state.player(seat).predicted.first() {
        return Some(color);
    }
    let hopes = hopes(state, outlook, seat);
    let best = Color::ALL.into_iter().max_by_key(|color| hopes[color.index()])?;
    (hopes[best.index()] > 0).then_some(best)
}
