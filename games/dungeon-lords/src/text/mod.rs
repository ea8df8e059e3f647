//! The table as text: for the terminal, playthroughs and screen readers.

mod phrase;
mod printed;
mod table;

use std::fmt::Display;

use kernel::{Arg, Seat, Words};

pub(crate) use phrase::phrase;

use crate::DungeonLords;
use crate::grid::Cell;
use crate::view::{BattleView, HeroView, PlayerView, SecretView, SheetView, TokenView, View};
use printed::Printed;

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

/// A heading with what stands under it, each on a line of its own.
fn below(id: &str, told: &[String], words: &dyn Words, lines: &mut Vec<String>) {
    let list = if told.is_empty() { words.say("text-none", &[]) } else { String::new() };
    lines.push(words.say(id, &[("list", Arg::Text(&list))]).trim_end().to_owned());
    lines.extend(told.iter().map(|one| format!("  {one}")));
}

/// The whole view: season, offers, adventurers, seats, battle, result.
pub(crate) fn text(game: &DungeonLords, view: &View, words: &dyn Words) -> String {
    let printed = Printed::of(&game.content, words);
    let mut lines = vec![head(view, words)];
    if view.result.is_none() {
        table::offers(view, printed, words, &mut lines);
        table::events(view, printed, words, &mut lines);
        if view.round == 0 {
            table::board(view, printed, words, &mut lines);
        }
        table::cards(game, view, printed, words, &mut lines);
        table::pile(view, words, &mut lines);
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
    lines.push(String::new());
    lines.push(words.say("text-legend", &[]));
    for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
        lines.push(String::new());
        player_lines(seat, player, words, &mut lines);
        if view.seat == Some(seat) && view.result.is_none() {
            own_lines(player, printed, words, &mut lines);
        }
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

fn token_name(token: TokenView, words: &dyn Words) -> String {
    let (item, colour) = (name(token.item, words), name(token.colour, words));
    let used = if token.used { "yes" } else { "no" };
    let args =
        [("item", Arg::Text(&item)), ("colour", Arg::Text(&colour)), ("used", Arg::Text(used))];
    words.say("text-token", &args)
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
    if !player.nearest.is_empty() && !player.line.is_empty() {
        let cells: Vec<String> = player.nearest.iter().map(ToString::to_string).collect();
        lines.push(line("text-nearest", &cells, words));
    }
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

/// What the viewer has to work and to fight with, in full.
fn own_lines(
    player: &PlayerView,
    printed: Printed<'_>,
    words: &dyn Words,
    lines: &mut Vec<String>,
) {
    let rooms = player.rooms.iter().filter(|room| !room.conquered);
    let units = player.units.iter().map(|unit| printed.monster(unit.monster));
    let secret = player.secret.iter();
    let traps = secret.flat_map(|secret| &secret.traps).map(|one| printed.trap(one.trap));
    let rooms = rooms.map(|room| {
        format!("{} {}: {}", name(room.room, words), room.cell, printed.room(room.room))
    });
    for (id, told) in [
        ("text-own-rooms", rooms.collect::<Vec<_>>()),
        ("text-own-units", units.collect()),
        ("text-own-traps", traps.collect()),
    ] {
        if !told.is_empty() {
            below(id, &told, words, lines);
        }
    }
}

/// The grid with the numbers of its columns and rows: `·` earth, `▪` tunnel, `■` room, `×`
/// conquered.
fn dungeon(player: &PlayerView) -> Vec<String> {
    let columns = (1..=crate::grid::COLUMNS).map(|column| column.to_string());
    let head = format!("    {}", columns.collect::<String>());
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
        (1..=crate::grid::COLUMNS).filter_map(sign).fold(format!("  {row} "), |mut text, sign| {
            text.push(sign);
            text
        })
    });
    std::iter::once(head).chain(rows).collect()
}

fn hero(hero: &HeroView, words: &dyn Words) -> String {
    let who = name(hero.who, words);
    let items = hero.items.iter().map(|one| token_name(*one, words)).collect::<Vec<_>>().join(", ");
    let args = [
        ("who", Arg::Text(&who)),
        ("left", Arg::Number(i64::from(hero.hp) - i64::from(hero.damage))),
        ("hp", Arg::Number(hero.hp.into())),
    ];
    let icons = [("anti-trap", hero.anti_trap), ("magic", hero.magic), ("heart", hero.heart)];
    let icons = printed::icons(icons, words);
    let mut text = words.say("text-hero", &args);
    if !icons.is_empty() {
        text = format!("{text} ({icons})");
    }
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
