//! The table as text: for the terminal, playthroughs and screen readers.

use kernel::{Arg, Seat, Words};

use crate::SummonDemons;
use crate::action::Action;
use crate::cards::Design;
use crate::show;
use crate::view::{CardView, PlayerView, View};

/// The whole view: whose turn, dice, block, decks, seats.
pub(crate) fn text(game: &SummonDemons, view: &View, words: &dyn Words) -> String {
    let mut lines = vec![turn_line(game, view, words), dice_line(view, words)];
    course_lines(view, words, &mut lines);
    if let Some(card) = view.pending.iter().find_map(|pending| pending.card) {
        lines.push(words.say("text-acting", &[("card", Arg::Text(&name(card, words)))]));
    }
    block_lines(game, view, words, &mut lines);
    lines.push(pile_line("text-deck", view.deck, &view.discard, words));
    lines.push(pile_line("text-demon-deck", view.demon_deck, &view.demon_discard, words));
    // §SD-127 Everybody may read the discard piles.
    let piles = [
        ("text-discard", &view.discard),
        ("text-demon-discard", &view.demon_discard),
        ("text-aside", &view.aside),
        ("text-left-candles", &view.candles),
    ];
    for (id, cards) in piles.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        lines.push(cards_line(game, id, cards, words));
    }
    if let Some(known) = &view.demon_deck_known {
        lines.push(cards_line(game, "text-known-deck", known, words));
    }
    if let Some(look) = view.look.as_ref().filter(|look| !look.known.is_empty()) {
        lines.push(cards_line(game, "text-looked", &look.known, words));
    }
    for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
        lines.push(String::new());
        player_lines(game, (seat, player), words, &mut lines);
    }
    lines.push(String::new());
    let number = |count: u8| Arg::Number(count.into());
    let needed =
        [("demons", number(view.demons_to_win)), ("souls", Arg::Number(view.souls_to_win.into()))];
    lines.push(words.say("text-need", &needed));
    // §SD-16 §SD-95 Souls beyond the tokens count all the same.
    let souls: u32 = view.players.iter().map(|player| u32::from(player.souls)).sum();
    let souls = [("souls", Arg::Number(souls.into())), ("tokens", number(view.tokens))];
    lines.push(words.say("text-souls-in-play", &souls));
    sight_lines(game, view, words, &mut lines);
    lines.join("\n")
}

/// §SD-30 §A-18 The cards for sale, and the places that wait for the end of the turn.
fn block_lines(game: &SummonDemons, view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    let shown: Vec<Design> = view.block.iter().flatten().copied().collect();
    lines.push(cards_line(game, "text-block", &shown, words));
    let gaps = view.block.len() - shown.len();
    if gaps > 0 {
        let count = i64::try_from(gaps).expect("a block is small");
        lines.push(words.say("text-block-gaps", &[("count", Arg::Number(count))]));
    }
}

/// §SD-96 §A-27 A pile: how much is left, and what becomes of one that has run out.
fn pile_line(id: &str, left: u8, discard: &[Design], words: &dyn Words) -> String {
    let count = i64::try_from(discard.len()).expect("a discard pile is small");
    let args = [("deck", Arg::Number(left.into())), ("discard", Arg::Number(count))];
    match (left, count) {
        (0, 0) => words.say(&format!("{id}-gone"), &[]),
        (0, _) => words.say(&format!("{id}-empty"), &args),
        _ => words.say(id, &args),
    }
}

/// §SD-86 What every card does that lies open or that the viewer holds, discard piles left out:
/// each design once, by its first number.
fn sight_lines(game: &SummonDemons, view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    let mut seen: Vec<Design> = view.block.iter().flatten().chain(&view.aside).copied().collect();
    if view.step == "candle" {
        seen.extend(&view.candles);
    }
    seen.extend(view.demon_deck_known.iter().flatten());
    seen.extend(view.look.iter().flat_map(|look| &look.known));
    for player in &view.players {
        seen.extend(player.candles.iter().chain(player.hand.iter().flatten()));
        seen.extend(player.cards.iter().chain(&player.demons).map(|card| card.card));
    }
    let number = |card: &Design| game.content.face(*card).numbers.first().copied();
    seen.sort_by_key(|card| (number(card).unwrap_or(u8::MAX), card.index()));
    seen.dedup();
    lines.push(String::new());
    lines.push(words.say("text-in-sight", &[]));
    lines.extend(seen.into_iter().map(|card| show::in_words(game, card, words)));
}

fn turn_line(game: &SummonDemons, view: &View, words: &dyn Words) -> String {
    let Some(result) = view.result else {
        return words.say("text-turn", &[("seat", Arg::Text(&words.seat(view.active)))]);
    };
    let winner = words.seat(result.seat);
    match game.partner(result.seat).map(|partner| words.seat(partner)) {
        Some(partner) => {
            let both = [("seat", Arg::Text(&winner)), ("partner", Arg::Text(&partner))];
            words.say("text-team-winner", &both)
        }
        None => words.say("text-winner", &[("seat", Arg::Text(&winner))]),
    }
}

/// What was done in this turn, and what is special about it.
fn course_lines(view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    let course = &view.course;
    if course.extra {
        lines.push(words.say("text-extra", &[]));
    }
    if course.again > 0 {
        lines.push(words.say("text-again", &[("count", Arg::Number(course.again.into()))]));
    }
    let done = [
        (course.rolled, "text-done-roll"),
        (course.rerolled, "text-done-reroll"),
        (course.bought, "text-done-buy"),
        (course.summoned, "text-done-summon"),
        (course.freed, "text-done-free"),
        (course.passed, "text-done-pass"),
    ];
    let done: Vec<String> =
        done.iter().filter(|(is_done, _)| *is_done).map(|(_, id)| words.say(id, &[])).collect();
    if !done.is_empty() {
        lines.push(words.say("text-done", &[("actions", Arg::Text(&done.join(", ")))]));
    }
}

fn dice_line(view: &View, words: &dyn Words) -> String {
    match view.course.dice {
        Some([first, second]) => {
            let total = i64::from(first) + i64::from(second);
            let dice = [
                ("first", Arg::Number(first.into())),
                ("second", Arg::Number(second.into())),
                ("total", Arg::Number(total)),
            ];
            words.say("text-dice", &dice)
        }
        None => words.say("text-no-dice", &[]),
    }
}

fn player_lines(
    game: &SummonDemons,
    (seat, player): (Seat, &PlayerView),
    words: &dyn Words,
    lines: &mut Vec<String>,
) {
    let count = |cards: &[CardView]| i64::try_from(cards.len()).expect("areas are small");
    let name = words.seat(seat);
    let head = [
        ("seat", Arg::Text(&name)),
        ("souls", Arg::Number(player.souls.into())),
        ("demons", Arg::Number(count(&player.demons))),
        ("hand", Arg::Number(player.hand_size.into())),
    ];
    lines.push(words.say("text-player", &head));
    let designs = |cards: &[CardView]| cards.iter().map(|card| card.card).collect::<Vec<_>>();
    lines.push(cards_line(game, "text-candle", &player.candles, words));
    for (id, cards) in [("text-cards", &player.cards), ("text-demons", &player.demons)] {
        if !cards.is_empty() {
            lines.push(cards_line(game, id, &designs(cards), words));
        }
    }
    if let Some(hand) = &player.hand {
        lines.push(cards_line(game, "text-hand", hand, words));
    }
}

/// A list of cards with their numbers; copies are counted, as in `Cat (7) ×2`.
fn cards_line(game: &SummonDemons, id: &str, cards: &[Design], words: &dyn Words) -> String {
    let mut names: Vec<(Design, u8)> = Vec::new();
    for &card in cards {
        match names.iter_mut().find(|(known, _)| *known == card) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => names.push((card, 1)),
        }
    }
    let counted = names.iter().map(|(card, count)| match count {
        1 => numbered(game, *card, words),
        more => format!("{} ×{more}", numbered(game, *card, words)),
    });
    let list = counted.collect::<Vec<_>>().join(", ");
    let list = if list.is_empty() { words.say("text-none", &[]) } else { list };
    words.say(id, &[("cards", Arg::Text(&list))])
}

/// A card with the totals it acts on.
fn numbered(game: &SummonDemons, card: Design, words: &dyn Words) -> String {
    let (name, numbers) = (name(card, words), numbers(game, card));
    if numbers.is_empty() {
        return name;
    }
    words.say("text-on", &[("card", Arg::Text(&name)), ("numbers", Arg::Text(&numbers))])
}

fn numbers(game: &SummonDemons, card: Design) -> String {
    let numbers: Vec<String> = game.content.face(card).numbers.iter().map(u8::to_string).collect();
    numbers.join(", ")
}

/// What players call a card.
fn name(card: Design, words: &dyn Words) -> String {
    words.say(&format!("card-{card}"), &[])
}

/// An action as the label of a button; what a card that comes into play does stands behind it.
pub(crate) fn phrase(game: &SummonDemons, action: Action, words: &dyn Words) -> String {
    let phrase = plain_phrase(action, words);
    let Some(card) = action.comes() else { return phrase };
    let (numbers, text) = (numbers(game, card), show::in_short(game, card, words));
    let args = [
        ("phrase", Arg::Text(&phrase)),
        ("numbers", Arg::Text(&numbers)),
        ("text", Arg::Text(&text)),
    ];
    words.say(if numbers.is_empty() { "text-with-lasting" } else { "text-with-card" }, &args)
}

fn plain_phrase(action: Action, words: &dyn Words) -> String {
    let seat = action.seat().map(|seat| words.seat(seat));
    let card = action.card().map(|card| card.to_string());
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    if let Some(seat) = &seat {
        args.push(("seat", Arg::Text(seat)));
    }
    if let Some(card) = &card {
        args.push(("card", Arg::Text(card)));
    }
    if let Action::Prefer { effect } = action {
        args.push(("effect", Arg::Text(effect.code())));
    }
    words.say(&format!("action-{}", action.word()), &args)
}
