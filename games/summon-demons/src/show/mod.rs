//! How the game shows itself: every card with its text, odds of a throw, the table in words.

mod caption;
mod catalogue;
mod cells;

use kernel::{Arg, Cell, Prospect, Show, Tongues, Words};

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::Design;
use crate::view::{TotalView, View};

use caption::{Style, Teller};

pub use catalogue::Picture;

impl Show for SummonDemons {
    type Picture = Picture;

    fn picture(&self, tongues: Tongues<'_>) -> Option<Picture> {
        Some(catalogue::picture(self, tongues))
    }

    fn prospects(&self, view: &View, action: &Action, words: &dyn Words) -> Vec<Prospect> {
        match action {
            Action::Roll {} | Action::Reroll {} => {
                view.strip.iter().map(|total| prospect(view, total, words)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}

fn prospect(view: &View, total: &TotalView, words: &dyn Words) -> Prospect {
    let viewer = view.seat.unwrap_or(view.active);
    let mine = total.acts.iter().find(|acts| acts.seat == viewer);
    let cards = mine.map_or_else(String::new, |acts| names(&acts.cards, words));
    let args = [
        ("total", Arg::Number(total.total.into())),
        ("gain", Arg::Number(total.gain.into())),
        ("most", Arg::Number(total.most.into())),
        ("cards", Arg::Text(&cards)),
    ];
    let id = match total {
        _ if cards.is_empty() => "prospect-nothing",
        total if total.wins => "prospect-win",
        total if total.most > total.gain => "prospect-range",
        _ => "prospect-gain",
    };
    let mut text = words.say(id, &args);
    if total.double > 0 {
        let args = [("prospect", Arg::Text(&text)), ("souls", Arg::Number(total.double.into()))];
        text = words.say("prospect-double", &args);
    }
    Prospect { ways: total.ways.into(), of: 36, text }
}

/// A card with what it is, when it acts and what it does.
pub(crate) fn in_words(game: &SummonDemons, card: Design, words: &dyn Words) -> String {
    cells::in_words(game, card, words)
}

/// What a card does, in a few words within a sentence.
pub(crate) fn in_short(game: &SummonDemons, card: Design, words: &dyn Words) -> String {
    Teller { game, words, style: Style::Short }.clause(game.content.face(card))
}

/// What players call these cards.
fn names(cards: &[Design], words: &dyn Words) -> String {
    let names: Vec<String> =
        cards.iter().map(|card| words.say(&format!("card-{card}"), &[])).collect();
    names.join(", ")
}
