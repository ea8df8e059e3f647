//! How the game shows itself: the field and its cards, the chance of a shot or a blow, every hex in
//! words, what pointing at a hex tells.

mod cells;
mod insight;
mod names;
mod picture;
mod roster;

use kernel::{Arg, Cell, Insight, Prospect, Seat, Show, Words};

use crate::Demonworld;
use crate::action::Action;
use crate::state::State;
use crate::view::{SumView, View};

pub use picture::Picture;
pub use roster::{Roster, roster};

impl Show for Demonworld {
    type Picture = Picture;

    fn picture(&self) -> Option<Picture> {
        Some(picture::picture(self))
    }

    fn prospects(&self, view: &View, action: &Action, words: &dyn Words) -> Vec<Prospect> {
        let (Action::Fire { target } | Action::Strike { target }) = *action else {
            return Vec::new();
        };
        let sums = view.sums.iter().filter(|sum| sum.target == target);
        sums.map(|sum| prospect(sum, words)).collect()
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

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}

/// §PR-140 A needed number below 1 never comes, one of 20 always does.
fn prospect(sum: &SumView, words: &dyn Words) -> Prospect {
    let part = |(id, value): &(&str, i8)| {
        let name = words.say(&format!("term-{id}"), &[]);
        format!("{name} {value:+}")
    };
    let parts: Vec<String> = sum.parts.iter().filter(|(_, value)| *value != 0).map(part).collect();
    let args =
        [("needed", Arg::Number(sum.needed.into())), ("parts", Arg::Text(&parts.join(", ")))];
    let ways = u32::try_from(sum.needed.clamp(0, 20)).expect("clamped");
    Prospect { ways, of: 20, text: words.say("prospect-hit", &args) }
}
