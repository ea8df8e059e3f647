//! The table in words, place by place.
//!
//! Ids: `jane` is a card of the block, `0/jane` one in the area of seat 0, `hand/porcus` a demon
//! of the viewer's hand, `0` a seat; `deck`, `demon-deck`, `discard` and `demon-discard` the piles.

use kernel::{Arg, Cell, Seat, Words};

use super::caption::{Style, Teller};
use super::names;
use crate::SummonDemons;
use crate::cards::Design;
use crate::view::{PlayerView, View};

struct Telling<'a> {
    game: &'a SummonDemons,
    words: &'a dyn Words,
    view: &'a View,
    cells: Vec<Cell>,
}

/// Every place that a player may point at.
pub(super) fn cells(game: &SummonDemons, view: &View, words: &dyn Words) -> Vec<Cell> {
    let mut telling = Telling { game, words, view, cells: Vec::new() };
    telling.block();
    for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
        telling.player(seat, player);
    }
    telling.piles();
    telling.cells
}

impl Telling<'_> {
    fn add(&mut self, id: impl Into<String>, text: String) {
        self.cells.push(Cell { id: id.into(), text });
    }

    fn block(&mut self) {
        let shown: Vec<Design> = self.view.block.iter().flatten().copied().collect();
        for (card, count) in counted(&shown) {
            let text = self.copies(self.card(card), count);
            let text = self.words.say("cell-block", &[("card", Arg::Text(&text))]);
            self.add(card.id(), text);
        }
    }

    fn player(&mut self, seat: Seat, player: &PlayerView) {
        let text = self.seat(seat, player);
        self.add(seat.to_string(), text);
        let name = self.words.seat(seat);
        let laid = player.cards.iter().chain(&player.demons);
        let due: Vec<Design> = laid.clone().filter(|card| card.due).map(|it| it.card).collect();
        let mut cards = player.candles.clone();
        cards.extend(laid.map(|card| card.card));
        for (card, count) in counted(&cards) {
            let mut text = self.copies(self.card(card), count);
            if due.contains(&card) {
                text = self.words.say("cell-due", &[("card", Arg::Text(&text))]);
            }
            let args = [("seat", Arg::Text(&name)), ("card", Arg::Text(&text))];
            let text = self.words.say("cell-owned", &args);
            self.add(format!("{seat}/{card}"), text);
        }
        for card in player.hand.iter().flatten().filter(|_| self.view.seat == Some(seat)) {
            let text = self.card(*card);
            let text = self.words.say("cell-hand", &[("card", Arg::Text(&text))]);
            self.cells.push(Cell { id: format!("hand/{card}"), text });
        }
    }

    fn seat(&self, seat: Seat, player: &PlayerView) -> String {
        let name = self.words.seat(seat);
        let demons = i64::try_from(player.demons.len()).expect("areas are small");
        let args = [
            ("seat", Arg::Text(&name)),
            ("souls", Arg::Number(player.souls.into())),
            ("need_souls", Arg::Number(self.view.souls_to_win.into())),
            ("demons", Arg::Number(demons)),
            ("need_demons", Arg::Number(self.view.demons_to_win.into())),
            ("hand", Arg::Number(player.hand_size.into())),
        ];
        let text = self.words.say("cell-seat", &args);
        if player.shielded {
            return self.words.say("cell-shielded", &[("text", Arg::Text(&text))]);
        }
        text
    }

    fn piles(&mut self) {
        let (words, view) = (self.words, self.view);
        let count = |count: u8| [("count", Arg::Number(count.into()))];
        self.add("deck", words.say("cell-deck", &count(view.deck)));
        self.add("demon-deck", words.say("cell-demon-deck", &count(view.demon_deck)));
        for (id, pile) in [("discard", &view.discard), ("demon-discard", &view.demon_discard)] {
            let is_empty = pile.is_empty();
            let list = if is_empty { words.say("text-none", &[]) } else { names(pile, words) };
            self.add(id, words.say("cell-discard", &[("cards", Arg::Text(&list))]));
        }
    }

    fn copies(&self, card: String, count: u8) -> String {
        if count == 1 {
            return card;
        }
        let args = [("card", Arg::Text(&card)), ("count", Arg::Number(count.into()))];
        self.words.say("cell-copies", &args)
    }

    fn card(&self, card: Design) -> String {
        in_words(self.game, card, self.words)
    }
}

/// A card with what it is, when it acts and what it does.
pub(super) fn in_words(game: &SummonDemons, card: Design, words: &dyn Words) -> String {
    let face = game.content.face(card);
    let kind = words.say(&format!("kind-{}", face.kind.code()), &[]);
    let what = match face.mood {
        Some(mood) => {
            let mood = words.say(&format!("mood-{}", mood.code()), &[]);
            let args = [("kind", Arg::Text(&kind)), ("mood", Arg::Text(&mood))];
            words.say("cell-kid", &args)
        }
        None => kind,
    };
    let numbers: Vec<String> = face.numbers.iter().map(u8::to_string).collect();
    let (name, text) = (
        words.say(&format!("card-{card}"), &[]),
        Teller { game, words, style: Style::Full }.card(face),
    );
    let args = [
        ("name", Arg::Text(&name)),
        ("what", Arg::Text(&what)),
        ("numbers", Arg::Text(&numbers.join(", "))),
        ("text", Arg::Text(&text)),
    ];
    words.say(if numbers.is_empty() { "cell-lasting" } else { "cell-card" }, &args)
}

/// Each design once, with how many of it there are.
fn counted(cards: &[Design]) -> Vec<(Design, u8)> {
    let mut counted: Vec<(Design, u8)> = Vec::new();
    for &card in cards {
        match counted.iter_mut().find(|(known, _)| *known == card) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => counted.push((card, 1)),
        }
    }
    counted
}
