//! The table as text: for the terminal, playthroughs and screen readers.

use kernel::{Arg, Words};

use crate::DickeDaemonen;
use crate::action::Action;
use crate::color::Color;
use crate::rules::scoring::Holding;
use crate::sets::Creatures;
use crate::sketch;
use crate::view::View;

/// The whole view: picture, fields, seats, and whose turn it is.
pub(crate) fn text(game: &DickeDaemonen, view: &View, words: &dyn Words) -> String {
    let mut lines = vec![sketch::sketch(&game.board, view), words.say("text-legend", &[])];
    lines.extend((0..view.fields.len()).map(|field| field_line(game, view, field, words)));
    lines.push(String::new());
    lines.push(points_line(view, words));
    for (seat, player) in (0u8..).zip(&view.players) {
        let name = words.seat(kernel::Seat(seat));
        let name = ("seat", Arg::Text(&name));
        // Whoever sees several hands is told whose each is.
        let shown =
            player.fist.filter(|fist| *fist != Creatures::NONE).map(|fist| fist.to_string());
        let own = if view.seat == Some(kernel::Seat(seat)) { "own" } else { "other" };
        let fist = [
            name,
            ("count", Arg::Number(player.fist_size.into())),
            ("whose", Arg::Text(shown.as_ref().map_or("hidden", |_| own))),
            ("fist", Arg::Text(shown.as_deref().unwrap_or_default())),
        ];
        let line = words.say("text-fist", &fist);
        let number = ("number", Arg::Number(player.predicted_in.unwrap_or(0).into()));
        let predicted = player.predicted.iter().map(|color| {
            words.say("text-prediction", &[name, ("creature", Arg::Text(color.name())), number])
        });
        let predicted: Vec<String> = predicted.collect();
        let none = || words.say("text-no-prediction", &[name]);
        let predicted = if predicted.is_empty() { none() } else { predicted.join("; ") };
        lines.push(format!("{line}. {predicted}."));
    }
    lines.push(bag_line(view, words));
    lines.push(match view.active {
        Some(seat) => {
            let name = words.seat(seat);
            words.say("text-turn", &[("seat", Arg::Text(&name))])
        }
        None => words.say("text-over", &[]),
    });
    lines.join("\n")
}

/// One field with its corners: number, lines and the demon that stands there.
fn field_line(game: &DickeDaemonen, view: &View, field: usize, words: &dyn Words) -> String {
    let board = &game.board;
    let number = |n: u8| Arg::Number(n.into());
    let shown = &view.fields[field];
    let args = [
        ("field", Arg::Number(i64::try_from(field).expect("boards are small"))),
        ("corners", number(board.size(field))),
        ("knots", number(board.knots(field))),
        ("value", number(board.value(field))),
    ];
    let mut line = words.say("text-field", &args);
    if shown.frozen {
        line = format!("{line}, {}", words.say("text-frozen", &[]));
    }
    let holding = match shown.holding {
        Holding::Owner(color) => color.letter().to_string(),
        Holding::Tie => words.say("text-standing-tie", &[]),
        Holding::Empty => words.say("text-standing-empty", &[]),
        Holding::NoMajority => words.say("text-standing-no-majority", &[]),
    };
    let corners: Vec<String> = board
        .corners_of(field)
        .iter()
        .map(|&corner| {
            let (first, second) = board.lines_at(usize::from(corner));
            let demon = view.corners[usize::from(corner)].map_or('-', Color::letter);
            let lines = [first, second].map(|line| line.letter().to_ascii_lowercase());
            format!("c{corner} {}{} {demon}", lines[0], lines[1])
        })
        .collect();
    format!("{line} [{holding}] – {}", corners.join(", "))
}

fn points_line(view: &View, words: &dyn Words) -> String {
    let points: Vec<String> = Color::ALL
        .iter()
        .zip(&view.points)
        .map(|(color, points)| format!("{} {points}", color.letter()))
        .collect();
    let id = if view.result.is_some() { "text-final-points" } else { "text-points" };
    format!("{}.", words.say(id, &[("counts", Arg::Text(&points.join(", ")))]))
}

fn bag_line(view: &View, words: &dyn Words) -> String {
    let bag = words.say("text-bag", &[("count", Arg::Number(view.bag.into()))]);
    // §A-15 At the end the bag is open, and nothing is left to be seen.
    let (id, shown) = match (&view.result, view.bag_creatures) {
        (Some(_), bag) => ("text-bag-opened", bag),
        (None, Some(bag)) => ("text-bag-holds", Some(bag)),
        (None, None) => ("text-unseen", view.unseen),
    };
    match shown.filter(|shown| *shown != Creatures::NONE) {
        Some(shown) => {
            let shown = words.say(id, &[("counts", Arg::Text(&counts(shown)))]);
            format!("{bag}. {shown}.")
        }
        None => format!("{bag}."),
    }
}

/// Counts by letter, as in `R 3, W 1`.
fn counts(creatures: Creatures) -> String {
    let each = creatures.colors().map(|color| format!("{} {}", color.letter(), creatures[color]));
    each.collect::<Vec<_>>().join(", ")
}

/// An action as the label of a button.
pub(crate) fn phrase(game: &DickeDaemonen, action: &Action, words: &dyn Words) -> String {
    match action {
        Action::PlaceDemon { creature, corner } => {
            let index = usize::try_from(*corner).ok().filter(|&c| c < game.board.corners());
            let field = index.map_or(-1, |corner| i64::from(game.board.field_of(corner)));
            let args = [
                ("creature", Arg::Text(creature.name())),
                ("corner", Arg::Number((*corner).into())),
                ("field", Arg::Number(field)),
            ];
            words.say("action-place-demon", &args)
        }
        Action::PlaceGhost { field } => {
            words.say("action-place-ghost", &[("field", Arg::Number((*field).into()))])
        }
        Action::Predict { colors } => {
            let color = |i: usize| Arg::Text(colors.0.get(i).map_or("none", |color| color.name()));
            let args = [("first", color(0)), ("second", color(1)), ("third", color(2))];
            words.say("action-predict", &args)
        }
        Action::Decline => words.say("action-decline", &[]),
    }
}
