//! The laid board as clients draw it and tell it.

mod cells;

use kernel::{Cell, Game as _, Names, Show, Tongues, Words};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, Point};
use crate::view::View;
use crate::{Color, DickeDaemonen};

/// Four cords, their crossings, the corners around each crossing, and the fields between them.
#[derive(Debug, Serialize, TS)]
pub struct Picture {
    cords: Vec<CordShape>,
    crossings: Vec<CrossingShape>,
    corners: Vec<CornerShape>,
    fields: Vec<FieldShape>,
    code: String,
    /// What each language calls the board, where it is a preset.
    names: Option<Names>,
}

#[derive(Debug, Serialize, TS)]
struct CordShape {
    color: Color,
    points: Vec<[i32; 2]>,
    knot: Option<[i32; 2]>,
}

#[derive(Debug, Serialize, TS)]
struct CrossingShape {
    at: [i32; 2],
    lines: [Color; 2],
}

#[derive(Debug, Serialize, TS)]
struct CornerShape {
    at: [i32; 2],
    field: u8,
    crossing: usize,
    lines: [Color; 2],
}

#[derive(Debug, Serialize, TS)]
struct FieldShape {
    value: u8,
    corners: Vec<u8>,
    knots: Vec<Color>,
    inside: Vec<Color>,
    at: Option<[i32; 2]>,
    outline: Vec<Vec<[i32; 2]>>,
}

impl Show for DickeDaemonen {
    type Picture = Picture;

    fn picture(&self, tongues: Tongues<'_>) -> Option<Picture> {
        let options = self.options();
        let preset = options.board.get("preset").and_then(serde_json::Value::as_str);
        let names = preset.map(|preset| tongues.say(&format!("preset-{preset}")));
        Some(Picture { names, ..shapes(self.board()) })
    }

    fn cells(&self, view: &View, words: &dyn Words) -> Vec<Cell> {
        cells::cells(self, view, words)
    }
}

fn at(point: Point) -> [i32; 2] {
    [point.x, point.y]
}

fn shapes(board: &Board) -> Picture {
    let lines = |corner| <[Color; 2]>::from(board.lines_at(corner));
    let cord = |(points, color): (&Vec<Point>, Color)| CordShape {
        color,
        points: points.iter().copied().map(at).collect(),
        knot: points.first().copied().map(at),
    };
    let crossing = |(index, point)| CrossingShape { at: at(point), lines: lines(4 * index) };
    let corner = |corner| CornerShape {
        at: at(board.demon_place(corner)),
        field: board.field_of(corner),
        crossing: corner / 4,
        lines: lines(corner),
    };
    let ring = |ring: &Vec<Point>| ring.iter().copied().map(at).collect();
    let field = |field| FieldShape {
        value: board.value(field),
        corners: board.corners_of(field).to_vec(),
        knots: board.knots_on(field).to_vec(),
        inside: board.inside_colors(field).collect(),
        at: board.ghost_place(field).map(at),
        outline: board.outline(field).iter().map(ring).collect(),
    };
    Picture {
        cords: board.cords().iter().zip(Color::DEMONS).map(cord).collect(),
        crossings: board.crossing_points().enumerate().map(crossing).collect(),
        corners: (0..board.corners()).map(corner).collect(),
        fields: (0..board.fields()).map(field).collect(),
        code: board.code().to_owned(),
        names: None,
    }
}
