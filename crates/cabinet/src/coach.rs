//! A finished game in hindsight, in words.

use kernel::Arg;
use kernel::chance::Kind;
use minds::{Hindsight, Luck};
use serde::Serialize;

use crate::Voice;

/// What a coach says after the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coach {
    /// Estimated chance of every seat after each step, or after evenly chosen ones.
    pub chances: Vec<CoachPoint>,
    /// Steps at which the chances moved most.
    pub turning: Vec<u32>,
    /// One entry per question to chance that had several answers.
    pub luck: Vec<LuckLine>,
    /// Per seat, what luck gave or took in all, in thousandths of a win.
    pub luck_sum: Vec<i32>,
}

/// One point of the line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CoachPoint {
    /// After this step; step 0 is the set-up.
    pub step: u32,
    /// Estimated chance of every seat to win, in thousandths.
    pub per_mille: Vec<u16>,
}

/// What one answer of chance was worth to whoever acted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LuckLine {
    /// In this step.
    pub step: u32,
    /// Who acted.
    pub seat: u8,
    /// What was asked and what came up.
    pub text: String,
    /// Thousandths of a win before the answer.
    pub expected: i32,
    /// Thousandths of a win with the answer.
    pub actual: i32,
}

impl Coach {
    /// Puts hindsight into words.
    pub(crate) fn of(found: Hindsight, seats: u8, voice: &Voice) -> Coach {
        let mut luck_sum = vec![0; usize::from(seats)];
        for luck in &found.luck {
            if let Some(sum) = luck_sum.get_mut(luck.seat.index()) {
                *sum += luck.actual - luck.expected;
            }
        }
        let point =
            |point: minds::Point| CoachPoint { step: point.step, per_mille: point.per_mille };
        let line = |luck: Luck| LuckLine {
            step: luck.step,
            seat: luck.seat.0,
            text: text(&luck, voice),
            expected: luck.expected,
            actual: luck.actual,
        };
        Coach {
            chances: found.points.into_iter().map(point).collect(),
            turning: found.turning,
            luck: found.luck.into_iter().map(line).collect(),
            luck_sum,
        }
    }
}

/// The reason of a roll, with the number that came up where it is a number to read.
fn text(luck: &Luck, voice: &Voice) -> String {
    let roll = voice.game().roll(luck.why);
    let number = |id: u32| Arg::Number(id.into());
    match luck.kind {
        Kind::Die { .. } => {
            voice.say("luck-die", &[("roll", Arg::Text(&roll)), ("value", number(luck.id))])
        }
        Kind::Hits { dice, .. } => {
            let args =
                [("roll", Arg::Text(&roll)), ("value", number(luck.id)), ("dice", number(dice))];
            voice.say("luck-hits", &args)
        }
        Kind::Pick { .. } | Kind::Weighted { .. } => roll,
    }
}
