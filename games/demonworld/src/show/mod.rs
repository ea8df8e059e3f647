//! How the game shows itself: the field and its cards, the chance of a shot or a blow, every hex in
//! words, what pointing at a hex tells.

mod cells;
mod insight;
mod picture;
mod roster;
mod tools;

use kernel::{Arg, Bench, Cell, Insight, Prospect, Seat, Show, Tongues, Words};

use crate::Demonworld;
use crate::action::Action;
use crate::part::Part;
use crate::state::State;
use crate::view::{SumView, TestView, View};

use tools::{Muster, Recruiting};

pub use picture::Picture;
pub use roster::{Roster, roster};
pub use tools::{Demand, Demands};

impl Show for Demonworld {
    type Picture = Picture;

    fn picture(&self, tongues: Tongues<'_>) -> Option<Picture> {
        Some(picture::picture(self, tongues))
    }

    fn prospects(&self, view: &View, action: &Action, words: &dyn Words) -> Vec<Prospect> {
        if let Action::Fire { target } | Action::Strike { target } = *action {
            let sums = view.sums.iter().filter(|sum| sum.target == target);
            return sums.map(|sum| prospect(sum, words)).collect();
        }
        let tests = view.tests.iter().filter(|test| test.choice == action.word() && !test.open);
        tests.map(|test| trial(test, words)).collect()
    }

    fn insights(
        &self,
        world: &State,
        seat: Seat,
        at: (&str, Option<&str>),
        words: &dyn Words,
    ) -> Vec<Insight> {
        insight::insights(self, world, seat, at, words)
    }

    fn tools(bench: &mut impl Bench<Self>) {
        bench.see::<Recruiting>();
        bench.see::<Muster>();
    }

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}

/// §PR-140 A needed number below 1 never comes, one of 20 always does.
fn prospect(sum: &SumView, words: &dyn Words) -> Prospect {
    let args = [
        ("needed", Arg::Number(sum.needed.into())),
        ("weapon", Arg::Text(&weapon(sum, words))),
        ("support", Arg::Number(sum.support.into())),
        ("parts", Arg::Text(&parts(&sum.parts, words))),
    ];
    let ways = u32::try_from(sum.needed.clamp(0, 20)).expect("clamped");
    Prospect { ways, of: 20, text: words.say("prospect-hit", &args) }
}

/// §DW-159 §DW-161 How many faces pass a test, and of what its sum is made.
fn trial(test: &TestView, words: &dyn Words) -> Prospect {
    let args = [
        ("test", Arg::Text(test.test.id())),
        ("needed", Arg::Number(test.needed.into())),
        ("parts", Arg::Text(&parts(&test.parts, words))),
    ];
    Prospect { ways: test.ways.into(), of: 6, text: words.say("prospect-test", &args) }
}

/// What the weapon of a blow is called; `none` of a shot.
fn weapon(sum: &SumView, words: &dyn Words) -> String {
    let name = |id: &String| words.say(&format!("name-weapon-{id}"), &[]);
    sum.weapon.as_ref().map_or_else(|| "none".to_owned(), name)
}

/// Parts of a sum in one line; a dash where there are none.
fn parts(parts: &[Part], words: &dyn Words) -> String {
    let list: Vec<String> = parts.iter().map(|one| part(one, words)).collect();
    if list.is_empty() { "–".to_owned() } else { list.join(", ") }
}

/// One part of a sum: its name and what it adds.
fn part(part: &Part, words: &dyn Words) -> String {
    let name = words.say(&format!("term-{}", part.term), &[]);
    let sign = if part.value < 0 { '−' } else { '+' };
    format!("{name} {sign}{}", part.value.unsigned_abs())
}
