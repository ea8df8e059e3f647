//! What an action of the viewer would bring: taxes, wages, the best end of a battle.

use kernel::chance::Seeded;
use kernel::{Arg, Cx, Game, Prospect, Words};

use super::trial;
use crate::DungeonLords;
use crate::action::Action;
use crate::ids::Monster;
use crate::planner::{self, Result, worth};
use crate::view::{PlayerView, View};

/// Courses that are tried for one action; with more of them nothing is said.
const COURSES: u64 = 20_000;

/// What comes of a listed action, in words.
pub(super) fn prospects(
    game: &DungeonLords,
    view: &View,
    action: Action,
    words: &dyn Words,
) -> Vec<Prospect> {
    let Some(own) = view.seat.and_then(|seat| view.players.get(seat.index())) else {
        return Vec::new();
    };
    let sure = |text: String| vec![Prospect { ways: 1, of: 1, text }];
    match action {
        Action::PayTax { gold } => sure(tax(own, gold, words)),
        Action::Pay { monster } => sure(wage(game, own, monster, words)),
        Action::Dismiss { .. } => sure(words.say("outlook-dismiss", &[])),
        _ => battle(game, view, action, words).map_or(Vec::new(), sure),
    }
}

/// §DL-48 What is left after paying, and what is owed.
fn tax(own: &PlayerView, gold: u8, words: &dyn Words) -> String {
    let number = |number: u8| Arg::Number(number.into());
    let args = [
        ("gold", number(own.gold.saturating_sub(gold))),
        ("letters", number(own.bills.tax.saturating_sub(gold))),
    ];
    words.say("outlook-tax", &args)
}

/// §DL-49 What is left after a unit is paid.
fn wage(game: &DungeonLords, own: &PlayerView, monster: Monster, words: &dyn Words) -> String {
    let cost = game.content.monster(monster).cost;
    let args = [
        ("gold", Arg::Number(own.gold.saturating_sub(cost.gold).into())),
        ("food", Arg::Number(own.food.saturating_sub(cost.food).into())),
        ("evil", Arg::Number(cost.evil.into())),
    ];
    words.say("outlook-wage", &args)
}

/// §DL-79 How the battle ends if the rest is played as well as can be.
fn battle(game: &DungeonLords, view: &View, action: Action, words: &dyn Words) -> Option<String> {
    let seat = view.seat?;
    view.battle.as_ref()?;
    let before = trial::position(game, view)?;
    let mut after = before.clone();
    game.check(&after, seat, &action).ok()?;
    let mut dice = Seeded::from_number(0);
    game.play(&mut after, seat, &action, &mut Cx::silent(&mut dice));
    let mut best: Option<Result> = None;
    planner::explore_within(game, &after, seat, COURSES, &mut |_, end| {
        let result = planner::result(game, &before, end, seat);
        if best.is_none_or(|best| worth(&result) > worth(&best)) {
            best = Some(result);
        }
    })?;
    best.map(|best| told(&best, (best.hit_points, best.hit_points), words))
}

/// A result in a few words, with the fewest and the most hit points that the party may have left.
pub(super) fn told(result: &Result, (least, most): (u16, u16), words: &dyn Words) -> String {
    let number = |number: u8| Arg::Number(number.into());
    let args = [
        ("caught", number(result.eliminated)),
        ("standing", number(result.standing)),
        ("points", Arg::Number(least.into())),
        ("most", Arg::Number(most.into())),
        ("range", Arg::Text(if most > least { "yes" } else { "no" })),
        ("conquered", number(result.conquered)),
        ("items", number(result.items_used)),
    ];
    words.say("outlook-battle", &args)
}
