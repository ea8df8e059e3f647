//! Odds and balance: facts about ended games and exact figures of the box, for reports.

use kernel::{Label, Seat, Sheet};

use crate::SummonDemons;
use crate::cards::{Card, CardSet};
use crate::content::{Face, Kind};
use crate::income;
use crate::state::State;

/// What may have helped or hurt a seat.
pub(super) fn labels(game: &SummonDemons, state: &State, seat: Seat, out: &mut Vec<Label>) {
    let player = state.player(seat);
    let mut label = |code, value: String| out.push(Label { code, value });
    let id = |card: Card| game.design(card).id().to_owned();
    for candle in player.area.and(game.content.candles).iter() {
        label("candle", id(candle));
    }
    let order = (i32::from(seat.0) - i32::from(state.first.0)).rem_euclid(state.count().into());
    label("order", (order + 1).to_string());
    if let Some(demon) = player.first_demon {
        label("first-demon", id(demon));
    }
    for design in game.content.designs(player.gained) {
        label("gained", design.id().to_owned());
    }
    for design in game.content.designs(player.area.less(game.content.candles)) {
        label("kept", design.id().to_owned());
    }
}

/// What follows from the box alone.
pub(super) fn sheets(game: &SummonDemons) -> Vec<Sheet> {
    vec![candles(game), incomes(game)]
}

fn of_36(face: &Face) -> u32 {
    face.numbers.iter().map(|&total| u32::from(income::ways(total))).sum()
}

fn candles(game: &SummonDemons) -> Sheet {
    let candles = game.content.faces.iter().filter(|face| face.kind == Kind::Candle);
    let row = |face: &Face| {
        let numbers: Vec<String> = face.numbers.iter().map(u8::to_string).collect();
        vec![face.design.to_string(), numbers.join(" "), format!("{}/36", of_36(face))]
    };
    Sheet {
        code: "candle",
        columns: vec!["name", "numbers", "chance"],
        rows: candles.map(row).collect(),
    }
}

/// Souls that each numbered card brings without a cost, alone and in company.
fn incomes(game: &SummonDemons) -> Sheet {
    let company = company(game);
    let row = |face: &Face| {
        let souls = |area: CardSet| {
            let card = face.copies.first()?;
            Some(u32::from(income::of_one(game, area, card)) * of_36(face))
        };
        let shown = |souls: Option<u32>| souls.map_or_else(String::new, |souls| souls.to_string());
        vec![
            face.design.to_string(),
            face.copies.len().to_string(),
            format!("{}/36", of_36(face)),
            shown(souls(CardSet::NONE)),
            shown(souls(company)),
        ]
    };
    let numbered = game.content.faces.iter().filter(|face| !face.numbers.is_empty());
    Sheet {
        code: "income",
        columns: vec!["name", "copies", "chance", "alone", "company"],
        rows: numbered.map(row).collect(),
    }
}

/// Two cards of every kind and mood that collect one soul or nothing by themselves: the first two
/// copies of the commonest design of each.
fn company(game: &SummonDemons) -> CardSet {
    let kinds = [Kind::Animal, Kind::Girl, Kind::Boy];
    let commonest = kinds.iter().filter_map(|kind| {
        let faces = game.content.faces.iter().filter(|face| face.kind == *kind);
        faces.max_by_key(|face| (face.copies.len(), std::cmp::Reverse(face.design)))
    });
    commonest.flat_map(|face| face.copies.iter().take(2)).collect()
}
