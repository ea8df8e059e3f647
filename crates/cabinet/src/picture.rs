//! Boards as clients draw them: public, and the same from the first step to the last.

use std::any::Any;

use dicke_daemonen::DickeDaemonen;
use dicke_daemonen::board::{Board, Point};
use kernel::Game;
use serde_json::{Value, json};

/// The picture of a game's board, if it has one.
pub(crate) fn picture<G: Game>(game: &G) -> Option<Value> {
    let game: &dyn Any = game;
    game.downcast_ref::<DickeDaemonen>().map(|game| lines(game.board()))
}

/// Four cords, their crossings, the corners around each crossing, and the fields between them.
fn lines(board: &Board) -> Value {
    let at = |point: Point| [point.x, point.y];
    let cords = board.cords().iter().zip(dicke_daemonen::Color::DEMONS).map(|(points, color)| {
        let knot = points.first().copied().map(at);
        let points: Vec<[i32; 2]> = points.iter().copied().map(at).collect();
        json!({"color": color, "points": points, "knot": knot})
    });
    let crossings = board.crossing_points().enumerate().map(|(index, point)| {
        let (first, second) = board.lines_at(4 * index);
        json!({"at": at(point), "lines": [first, second]})
    });
    let corners = (0..board.corners()).map(|corner| {
        let (first, second) = board.lines_at(corner);
        json!({
            "at": at(board.demon_place(corner)),
            "field": board.field_of(corner),
            "crossing": corner / 4,
            "lines": [first, second],
        })
    });
    let rings = |rings: &[Vec<Point>]| -> Vec<Vec<[i32; 2]>> {
        rings.iter().map(|ring| ring.iter().copied().map(at).collect()).collect()
    };
    let fields = (0..board.fields()).map(|field| {
        json!({
            "value": board.value(field),
            "corners": board.corners_of(field),
            "knots": board.knots_on(field),
            "inside": board.inside_colors(field).collect::<Vec<_>>(),
            "at": board.ghost_place(field).map(at),
            "outline": rings(board.outline(field)),
        })
    });
    json!({
        "cords": cords.collect::<Vec<_>>(),
        "crossings": crossings.collect::<Vec<_>>(),
        "corners": corners.collect::<Vec<_>>(),
        "fields": fields.collect::<Vec<_>>(),
        "code": board.code(),
    })
}
