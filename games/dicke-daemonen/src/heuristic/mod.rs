//! The sense of the game for opponents and hints: which color will rule, and when to say so.
//!
//! Everything rests on public facts and, for the seat in question, on its own fist.

mod outlook;

use kernel::{CERTAIN, Chance, Heuristic, Label, Outcome, Seat, Term, any_of};

use crate::DickeDaemonen;
use crate::action::Action;
use crate::color::Color;
use crate::sets::Creatures;
use crate::state::State;
use crate::step::Step;
use outlook::{Outlook, Survey};

/// A solo score at which nothing better is expected, for scaling.
const GOOD_SOLO_SCORE: i32 = 100;
/// §DD-45 Most colors of a solo prediction.
const SOLO_COLORS: usize = 3;
/// How much of an uncertain prediction its owner can still push, per turn left, in thousandths.
const PUSH: i32 = 10;
/// Turns that count for pushing.
const PUSHES: i32 = 12;
/// What a turn of waiting brings in knowledge, in thousandths.
const PATIENCE: i32 = 25;
/// Turns that count for waiting.
const WAITS: i32 = 9;
/// How likely one rival takes the color one waits for, in thousandths of its own chance.
const GRAB: i32 = 700;
/// Placements that a hasty magician compares.
const GLANCES: usize = 5;
/// Decisions of a playout: more add more noise than knowledge.
const FORESIGHT: u32 = 4;
/// The chance to be asked again, by own turns left, in thousandths.
const ASKED_AGAIN: [i32; 5] = [0, 300, 650, 850, 950];

impl Heuristic for DickeDaemonen {
    fn judge(&self, state: &State, out: &mut Vec<i32>) {
        let outlook = Survey::of(self, state).outlook;
        out.extend((0..state.seats()).map(|seat| seat_chance(state, &outlook, Seat(seat))));
    }

    fn terms(&self, state: &State, seat: Seat, out: &mut Vec<Term>) {
        let outlook = Survey::of(self, state).outlook;
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

    /// §DD-25 What the seat has predicted.
    fn labels(&self, state: &State, seat: Seat, out: &mut Vec<Label>) {
        let predicted = state.player(seat).predicted.first();
        let value = predicted.map_or("none", |color| color.name()).to_owned();
        out.push(Label { code: "prediction", value });
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

    /// By what each action leads to before anything is drawn: the best has most, a tenth of a win
    /// less is worth a quarter.
    fn weigh(&self, state: &State, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        let survey = Survey::of(self, state);
        let mut after = state.clone();
        let chances: Vec<i32> =
            listed.iter().map(|action| survey.chance_after(&mut after, seat, action)).collect();
        let best = chances.iter().copied().max().unwrap_or(0);
        out.extend(chances.iter().map(|chance| outlook::weight(best - chance)));
    }

    fn foresight(&self) -> u32 {
        FORESIGHT
    }

    /// The best of a few placements taken at random; of predictions the best of all.
    fn impulse(&self, state: &State, seat: Seat, listed: &[Action], own: &mut dyn Chance) -> usize {
        let survey = Survey::of(self, state);
        let mut after = state.clone();
        let is_short = listed.len() <= GLANCES || state.agenda.top() == Some(&Step::Predict);
        let glances = if is_short { listed.len() } else { GLANCES };
        let mut best = (0, i32::MIN);
        for glance in 0..glances {
            let at = if is_short { glance } else { any_of(listed.len(), own) };
            let chance = survey.chance_after(&mut after, seat, &listed[at]);
            if chance > best.1 {
                best = (at, chance);
            }
        }
        best.0
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

impl Survey<'_> {
    /// The chance of a seat after one of its actions; `after` is a copy of the state whose hand is
    /// overwritten.
    fn chance_after(&self, after: &mut State, seat: Seat, action: &Action) -> i32 {
        after.player_mut(seat).clone_from(self.state.player(seat));
        take_from_hand(after, seat, action);
        seat_chance(after, &self.after(action), seat)
    }
}

/// What a seat holds and has predicted after an action, before anything is drawn.
fn take_from_hand(state: &mut State, seat: Seat, action: &Action) {
    let player = state.player_mut(seat);
    match action {
        Action::PlaceDemon { creature, .. } => player.fist[*creature] -= 1,
        Action::PlaceGhost { .. } => player.fist[Color::White] -= 1,
        Action::Predict { colors } => {
            player.predicted = colors.0.iter().copied().take(SOLO_COLORS).collect();
            player.fist = Creatures::NONE;
        }
        Action::Decline => {}
    }
}
