//! Every tile in words, and every plan that the viewer could make.

use kernel::{Arg, Cell as Place, Seat, Words};

use super::{outlook, trial};
use crate::DungeonLords;
use crate::grid::Cell;
use crate::planner::{self, PlanOutlook};
use crate::text::name;
use crate::view::{PlayerView, View};

/// Courses that are tried to compare plans; with more of them no plan is told.
const COURSES: u64 = 120_000;

/// The tiles of all dungeons, the viewer's own without the number of the seat; then the plans.
pub(super) fn cells(game: &DungeonLords, view: &View, words: &dyn Words) -> Vec<Place> {
    let mut places = Vec::new();
    for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
        let own = view.seat == Some(seat);
        for cell in Cell::all() {
            let id = if own { cell.to_string() } else { format!("{}/{cell}", seat.0) };
            places.push(Place { id, text: tile(player, cell, words) });
        }
    }
    places.extend(plans(game, view, words));
    places
}

/// What lies on a cell.
fn tile(player: &PlayerView, cell: Cell, words: &dyn Words) -> String {
    let number = |number: u8| Arg::Number(number.into());
    let room = player.rooms.iter().find(|room| room.cell == cell);
    let room_name = room.map(|room| name(room.room, words)).unwrap_or_default();
    let kind = match room {
        Some(room) if room.conquered => "conquered-room",
        Some(_) => "room",
        None if player.conquered.contains(&cell) => "conquered-tunnel",
        None if player.dug.contains(&cell) => "fresh-tunnel",
        None if player.tunnels.contains(&cell) => "tunnel",
        None => "earth",
    };
    let nearest =
        if player.nearest.contains(&cell) && !player.line.is_empty() { "yes" } else { "no" };
    let args = [
        ("column", number(cell.column())),
        ("row", number(cell.row())),
        ("kind", Arg::Text(kind)),
        ("room", Arg::Text(&room_name)),
        ("uses", number(room.map_or(0, |room| room.uses))),
        ("nearest", Arg::Text(nearest)),
    ];
    words.say("cell-tile", &args)
}

/// §DL-79 The plans that the viewer could make, best first, with what comes of each.
fn plans(game: &DungeonLords, view: &View, words: &dyn Words) -> Vec<Place> {
    let (Some(seat), true) = (view.seat, view.step == "plan") else { return Vec::new() };
    let has_party = view.players.get(seat.index()).is_some_and(|own| !own.line.is_empty());
    let Some(state) = trial::position(game, view).filter(|_| has_party) else {
        return Vec::new();
    };
    let cards = trial::cards(game, view);
    let Some(plans) = planner::plans(game, &state, seat, &cards, COURSES) else {
        return Vec::new();
    };
    let mut places: Vec<Place> = Vec::new();
    for place in plans.iter().map(|plan| place(plan, words)) {
        if places.iter().all(|known| known.id != place.id) {
            places.push(place);
        }
    }
    places
}

fn place(outlook: &PlanOutlook, words: &dyn Words) -> Place {
    let ways = outlook.ways().into_iter().map(|way| {
        let told = outlook::told(&way.best, way.points, words);
        let args = [
            ("ways", Arg::Number(way.cards.try_into().unwrap_or(i64::MAX))),
            ("of", Arg::Number(outlook.results.len().try_into().unwrap_or(i64::MAX))),
            ("told", Arg::Text(&told)),
        ];
        words.say("cell-plan-way", &args)
    });
    let text = ways.collect::<Vec<_>>().join(" ");
    Place { id: trial::plan_id(outlook.plan), text }
}
