//! What lies on the table for everybody: offers, adventurers, events, spaces, cards, piles.

use kernel::{Arg, Words};

use super::printed::Printed;
use super::{below, name, token_name};
use crate::DungeonLords;
use crate::rules::spells;
use crate::view::{GuestView, SpaceView, View};

/// Monsters and rooms on offer, adventurers in sight.
pub(super) fn offers(
    view: &View,
    printed: Printed<'_>,
    words: &dyn Words,
    lines: &mut Vec<String>,
) {
    let all = [
        ("text-monsters", view.monsters.iter().map(|one| printed.monster(*one)).collect()),
        ("text-shown-rooms", view.rooms.iter().map(|one| printed.offer(*one)).collect()),
        ("text-row", guests(&view.row, printed, words)),
        ("text-coming", guests(&view.coming, printed, words)),
    ];
    for (id, told) in all {
        let told: Vec<String> = told;
        below(id, &told, words, lines);
    }
}

fn guests(row: &[GuestView], printed: Printed<'_>, words: &dyn Words) -> Vec<String> {
    let one = |guest: &GuestView| match guest.item {
        Some(token) => format!("{} [{}]", printed.hero(guest.who), token_name(token, words)),
        None => printed.hero(guest.who),
    };
    row.iter().map(one).collect()
}

pub(super) fn events(
    view: &View,
    printed: Printed<'_>,
    words: &dyn Words,
    lines: &mut Vec<String>,
) {
    for (id, tile) in [("text-event", view.event), ("text-coming-event", view.coming_event)] {
        if let Some(tile) = tile {
            lines.push(words.say(id, &[("tile", Arg::Text(&name(tile, words)))]));
        }
    }
    if let Some(special) = view.special {
        let special = printed.special(special);
        lines.push(words.say("text-special", &[("special", Arg::Text(&special))]));
    }
}

/// Every space of the central board: what it costs and gives, and who stands there.
pub(super) fn board(view: &View, printed: Printed<'_>, words: &dyn Words, lines: &mut Vec<String>) {
    for spaces in view.board.chunks(3) {
        let one = |(number, space): (&str, &SpaceView)| {
            let minion = match (space.minion, space.blocked) {
                (Some(seat), _) => words.seat(seat),
                (None, Some(colour)) => name(colour, words),
                (None, None) => "none".to_owned(),
            };
            let does = printed.space(space.order, space.space);
            let args = [
                ("number", Arg::Text(number)),
                ("does", Arg::Text(&does)),
                ("minion", Arg::Text(&minion)),
            ];
            words.say("text-space", &args)
        };
        if let Some(first) = spaces.first() {
            let order = name(first.order, words);
            let told: Vec<String> = ["I", "II", "III"].into_iter().zip(spaces).map(one).collect();
            let told = told.join(" | ");
            let args = [("order", Arg::Text(&order)), ("spaces", Arg::Text(&told))];
            lines.push(words.say("text-spaces", &args));
        }
    }
}

/// Combat cards that the viewer knows, and the magic that a spell of the round takes.
pub(super) fn cards(
    game: &DungeonLords,
    view: &View,
    printed: Printed<'_>,
    words: &dyn Words,
    lines: &mut Vec<String>,
) {
    for (round, slot) in (1u8..).zip(&view.cards) {
        if let Some(card) = slot.card {
            let card = printed.card(card);
            let magic = spells::threshold(game, round);
            let args = [
                ("round", Arg::Number(round.into())),
                ("card", Arg::Text(&card)),
                ("magic", Arg::Number(magic.into())),
            ];
            lines.push(words.say("text-card", &args));
        }
    }
}

/// The trap deck, which may be exhausted.
pub(super) fn pile(view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    let buried = view.players.iter().map(|player| player.buried);
    let discards: u8 = view.played.iter().map(|one| one.count).chain(buried).sum();
    let args =
        [("count", Arg::Number(view.trap_deck.into())), ("discards", Arg::Number(discards.into()))];
    lines.push(words.say("text-trap-deck", &args));
}
