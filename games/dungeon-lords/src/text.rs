//! The table as text: for the terminal, playthroughs and screen readers.

use std::fmt::Display;

use kernel::{Arg, Seat, Words};

use crate::action::Action;
use crate::grid::Cell;
use crate::view::{
    BattleView, GuestView, HeroView, PlayerView, SecretView, SheetView, TokenView, View,
};

/// What players call a thing with an id.
pub(crate) fn name(id: impl Display, words: &dyn Words) -> String {
    words.say(&format!("name-{id}"), &[])
}

/// A list of names, or a word for nothing.
fn list(names: &[String], words: &dyn Words) -> String {
    if names.is_empty() { words.say("text-none", &[]) } else { names.join(", ") }
}

/// What players call each of these.
fn names(ids: &[impl Display], words: &dyn Words) -> Vec<String> {
    ids.iter().map(|id| name(id, words)).collect()
}

/// So many of a thing, as in `Troll ×2`.
fn counted(id: impl Display, count: u8, words: &dyn Words) -> String {
    match count {
        1 => name(id, words),
        more => format!("{} ×{more}", name(id, words)),
    }
}

fn line(id: &str, names: &[String], words: &dyn Words) -> String {
    let list = list(names, words);
    words.say(id, &[("list", Arg::Text(&list))])
}

/// The whole view: season, offers, adventurers, seats, battle, result.
pub(crate) fn text(view: &View, words: &dyn Words) -> String {
    let mut lines = vec![head(view, words)];
    if view.result.is_none() {
        lines.push(line("text-monsters", &names(&view.monsters, words), words));
        lines.push(line("text-shown-rooms", &names(&view.rooms, words), words));
        lines.push(line("text-row", &guests(&view.row, words), words));
        lines.push(line("text-coming", &guests(&view.coming, words), words));
        events(view, words, &mut lines);
        board(view, words, &mut lines);
        cards(view, words, &mut lines);
    }
    for absent in &view.absent {
        let colour = name(absent.colour, words);
        let orders = list(&names(&absent.orders, words), words);
        let shelved = list(&names(&absent.shelved, words), words);
        let args = [
            ("colour", Arg::Text(&colour)),
            ("orders", Arg::Text(&orders)),
            ("shelved", Arg::Text(&shelved)),
        ];
        lines.push(words.say("text-absent", &args));
    }
    for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
        lines.push(String::new());
        player_lines(seat, player, words, &mut lines);
    }
    if let Some(battle) = &view.battle {
        lines.push(String::new());
        battle_lines(battle, words, &mut lines);
    }
    for (seat, sheet) in (0u8..).map(Seat).zip(view.result.iter().flatten()) {
        lines.push(String::new());
        sheet_lines(seat, sheet, words, &mut lines);
    }
    lines.join("\n")
}

fn head(view: &View, words: &dyn Words) -> String {
    let first = words.seat(view.first);
    let args = [
        ("year", Arg::Number(view.year.into())),
        ("season", Arg::Number(view.season.into())),
        ("round", Arg::Number(view.round.into())),
        ("seat", Arg::Text(&first)),
    ];
    let id = match (view.result.is_some(), view.round) {
        (true, _) => "text-over",
        (false, 0) => "text-season",
        (false, _) => "text-combat",
    };
    words.say(id, &args)
}

fn guests(row: &[GuestView], words: &dyn Words) -> Vec<String> {
    let one = |guest: &GuestView| match guest.item {
        Some(token) => format!("{} ({})", name(guest.who, words), token_name(token, words)),
        None => name(guest.who, words),
    };
    row.iter().map(one).collect()
}

fn token_name(token: TokenView, words: &dyn Words) -> String {
    let (item, colour) = (name(token.item, words), name(token.colour, words));
    let used = if token.used { "yes" } else { "no" };
    let args =
        [("item", Arg::Text(&item)), ("colour", Arg::Text(&colour)), ("used", Arg::Text(used))];
    words.say("text-token", &args)
}

fn events(view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    for (id, tile) in [("text-event", view.event), ("text-coming-event", view.coming_event)] {
        if let Some(tile) = tile {
            lines.push(words.say(id, &[("tile", Arg::Text(&name(tile, words)))]));
        }
    }
    if let Some(special) = view.special {
        let special = name(special, words);
        lines.push(words.say("text-special", &[("special", Arg::Text(&special))]));
    }
}

/// Occupied spaces only, order by order.
fn board(view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    for spaces in view.board.chunks(3) {
        let who = |space: &crate::view::SpaceView| match (space.minion, space.blocked) {
            (Some(seat), _) => words.seat(seat),
            (None, Some(colour)) => name(colour, words),
            (None, None) => "–".to_owned(),
        };
        let taken = spaces.iter().any(|one| one.minion.is_some() || one.blocked.is_some());
        if let Some(first) = spaces.first().filter(|_| taken) {
            let order = name(first.order, words);
            let minions = spaces.iter().map(who).collect::<Vec<_>>().join(" | ");
            let args = [("order", Arg::Text(&order)), ("minions", Arg::Text(&minions))];
            lines.push(words.say("text-spaces", &args));
        }
    }
}

fn cards(view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    for (round, slot) in (1i64..).zip(&view.cards) {
        if let Some(card) = slot.card {
            let card = name(card, words);
            let args = [("round", Arg::Number(round)), ("card", Arg::Text(&card))];
            lines.push(words.say("text-card", &args));
        }
    }
}

fn player_lines(seat: Seat, player: &PlayerView, words: &dyn Words, lines: &mut Vec<String>) {
    let title = words.seat(seat);
    let number = |value: u8| Arg::Number(value.into());
    let args = [
        ("seat", Arg::Text(&title)),
        ("gold", number(player.gold)),
        ("food", number(player.food)),
        ("imps", number(player.imps)),
        ("busy", number(player.busy)),
        ("trolls", number(player.trolls)),
        ("evil", Arg::Number(player.evil.into())),
        ("letters", number(player.letters)),
        ("traps", number(player.traps)),
    ];
    lines.push(words.say("text-player", &args));
    lines.extend(dungeon(player));
    let tokens =
        |tokens: &[TokenView]| tokens.iter().map(|one| token_name(*one, words)).collect::<Vec<_>>();
    let rooms = player.rooms.iter().map(|room| {
        let cross = if room.conquered { " ✗" } else { "" };
        format!("{} {}{cross}", name(room.room, words), room.cell)
    });
    let units = player.units.iter().flat_map(|unit| {
        let up = (unit.up > 0).then(|| counted(unit.monster, unit.up, words));
        let down =
            (unit.down > 0).then(|| format!("({})", counted(unit.monster, unit.down, words)));
        [up, down].into_iter().flatten()
    });
    let orders = player.orders.iter().filter_map(|one| one.order);
    let all = [
        ("text-rooms", rooms.collect::<Vec<_>>()),
        ("text-units", units.collect()),
        ("text-shelved", player.shelved.iter().map(|one| name(one, words)).collect()),
        ("text-orders", orders.map(|one| name(one, words)).collect()),
        ("text-line", player.line.iter().map(|one| hero(one, words)).collect()),
        ("text-prison", player.prison.iter().map(|one| name(one, words)).collect()),
        ("text-tokens", tokens(&player.tokens)),
        ("text-bag", tokens(&player.bag)),
        ("text-captured", tokens(&player.captured)),
        ("text-trophies", tokens(&player.trophies)),
    ];
    for (id, names) in all {
        if !names.is_empty() {
            lines.push(line(id, &names, words));
        }
    }
    if let Some(secret) = &player.secret {
        secret_lines(secret, words, lines);
    }
}

/// The grid, row by row: `·` earth, `▪` tunnel, `■` room, `×` conquered.
fn dungeon(player: &PlayerView) -> Vec<String> {
    let rows = (1..=crate::grid::ROWS).map(|row| {
        let sign = |column: u8| {
            let cell = Cell::at(column, row)?;
            let room = player.rooms.iter().any(|room| room.cell == cell);
            Some(if player.conquered.contains(&cell) {
                '×'
            } else if room {
                '■'
            } else if player.tunnels.contains(&cell) {
                '▪'
            } else {
                '·'
            })
        };
        (1..=crate::grid::COLUMNS).filter_map(sign).fold("  ".to_owned(), |mut text, sign| {
            text.push(sign);
            text
        })
    });
    rows.collect()
}

fn hero(hero: &HeroView, words: &dyn Words) -> String {
    let who = name(hero.who, words);
    let items = hero.items.iter().map(|one| token_name(*one, words)).collect::<Vec<_>>().join(", ");
    let args = [
        ("who", Arg::Text(&who)),
        ("left", Arg::Number(i64::from(hero.hp) - i64::from(hero.damage))),
        ("hp", Arg::Number(hero.hp.into())),
    ];
    let text = words.say("text-hero", &args);
    if items.is_empty() { text } else { format!("{text} [{items}]") }
}

fn secret_lines(secret: &SecretView, words: &dyn Words, lines: &mut Vec<String>) {
    let plan = &secret.plan;
    let mut planned: Vec<String> = plan.cell.iter().map(ToString::to_string).collect();
    planned.extend(plan.traps.iter().map(|one| name(one, words)));
    planned.extend(plan.monsters.iter().map(|one| name(one, words)));
    if plan.ghosts > 0 {
        planned.push(counted("ghost", plan.ghosts, words));
    }
    let mut tokens: Vec<String> = secret.gifts.iter().map(|one| name(one, words)).collect();
    tokens.extend(secret.token.iter().map(|one| name(one, words)));
    let mut orders: Vec<String> = secret.orders.iter().map(|one| name(one, words)).collect();
    orders.extend(secret.third.iter().map(|one| name(one, words)));
    let traps = secret.traps.iter().map(|one| counted(one.trap, one.count, words));
    let all = [
        ("text-hand", traps.collect::<Vec<_>>()),
        ("text-drawn", secret.drawn.iter().map(|one| name(one, words)).collect()),
        ("text-chosen", orders),
        ("text-committed", tokens),
        ("text-plan", planned),
    ];
    for (id, names) in all {
        if !names.is_empty() {
            lines.push(line(id, &names, words));
        }
    }
}

fn battle_lines(battle: &BattleView, words: &dyn Words, lines: &mut Vec<String>) {
    let (seat, cell) = (words.seat(battle.seat), battle.cell.to_string());
    let args = [
        ("seat", Arg::Text(&seat)),
        ("cell", Arg::Text(&cell)),
        ("guard", Arg::Number(battle.guard.into())),
    ];
    lines.push(words.say("text-battle", &args));
    let traps = battle.traps.iter().map(|one| counted(one.trap, one.count, words));
    lines.push(line("text-battle-traps", &traps.collect::<Vec<_>>(), words));
    let units = battle.units.iter().map(|one| counted(one.monster, one.count, words));
    lines.push(line("text-battle-units", &units.collect::<Vec<_>>(), words));
}

fn sheet_lines(seat: Seat, sheet: &SheetView, words: &dyn Words, lines: &mut Vec<String>) {
    let title = words.seat(seat);
    let licensed = if sheet.licensed { "yes" } else { "no" };
    let args = [
        ("seat", Arg::Text(&title)),
        ("points", Arg::Number(sheet.total.into())),
        ("licensed", Arg::Text(licensed)),
    ];
    lines.push(words.say("text-score", &args));
    for one in &sheet.lines {
        let what = words.say(&format!("score-{}", one.line), &[]);
        let args = [
            ("line", Arg::Text(&what)),
            ("count", Arg::Number(one.count.into())),
            ("points", Arg::Number(one.points.into())),
        ];
        lines.push(words.say("text-score-line", &args));
    }
    let titles = sheet.titles.iter().map(|one| name(one.title, words)).collect::<Vec<_>>();
    if !titles.is_empty() {
        lines.push(line("text-titles", &titles, words));
    }
}

/// An action as the label of a button.
pub(crate) fn phrase(action: Action, words: &dyn Words) -> String {
    let cell = action.cell().map(|cell| cell.to_string());
    let monster = action.monster().map(|one| name(one, words));
    let mut numbers: Vec<(&str, i64)> = Vec::new();
    let mut names: Vec<(&str, String)> = Vec::new();
    match action {
        Action::Keep { order }
        | Action::Order { order }
        | Action::Third { order }
        | Action::TakeBack { order } => names.push(("order", name(order, words))),
        Action::Sell { item } | Action::Commit { item } => names.push(("item", name(item, words))),
        Action::Dig { count } | Action::Mine { count } | Action::Ghosts { count } => {
            numbers.push(("count", count.into()));
        }
        Action::Build { room, .. } | Action::Activate { room } => {
            names.push(("room", name(room, words)));
        }
        Action::Peek { round } => numbers.push(("round", round.into())),
        Action::GiveTrap { trap } | Action::Trap { trap } | Action::Spring { trap } => {
            names.push(("trap", name(trap, words)));
        }
        Action::Aim { trap, target } => {
            names.push(("trap", name(trap, words)));
            names.push(("target", name(target, words)));
        }
        Action::PayTax { gold } => numbers.push(("gold", gold.into())),
        Action::PayOne { resource, .. } => names.push(("resource", name(resource, words))),
        Action::Attack { monster, line } => {
            let id = format!("line-{monster}-{line}");
            let id = if line == 0 { "line-sheep".to_owned() } else { id };
            names.push(("line", words.say(&id, &[])));
        }
        Action::Hit { target } | Action::Free { target } => {
            names.push(("target", name(target, words)));
        }
        _ => {}
    }
    names.extend(cell.map(|cell| ("cell", cell)));
    names.extend(monster.map(|monster| ("monster", monster)));
    let mut args: Vec<(&str, Arg<'_>)> =
        numbers.iter().map(|(key, value)| (*key, Arg::Number(*value))).collect();
    args.extend(names.iter().map(|(key, value)| (*key, Arg::Text(value.as_str()))));
    words.say(&format!("action-{}", action.word()), &args)
}
