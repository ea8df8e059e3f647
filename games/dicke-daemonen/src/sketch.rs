//! The board drawn with letters.
//!
//! ```text
//!      rrrrr      lines are small letters, `+` where two meet
//!    rr  f3 bb+bb    fields by number, `*3*` once a ghost froze them
//!   r   R   b   rb   demons are capital letters beside their crossing
//! ```

use crate::board::{Board, Point};
use crate::color::Color;
use crate::view::View;

const COLUMNS: i64 = 76;
const ROWS: i64 = 36;

/// The board with everything that stands on it.
pub(crate) fn sketch(board: &Board, view: &View) -> String {
    let mut paper = Paper::around(board);
    for (cord, color) in board.cords().iter().zip(Color::DEMONS) {
        for (from, to) in cord.iter().zip(cord.iter().cycle().skip(1)) {
            paper.line(*from, *to, color.letter().to_ascii_lowercase());
        }
    }
    for (field, shown) in view.fields.iter().enumerate() {
        let label = if shown.frozen { format!("*{field}*") } else { format!("f{field}") };
        if let Some(place) = board.ghost_place(field) {
            paper.label(place, &label);
        }
    }
    for point in board.crossing_points() {
        paper.label(point, "+");
    }
    for (corner, demon) in view.corners.iter().enumerate() {
        if let Some(color) = demon {
            paper.label(board.demon_place(corner), &color.letter().to_string());
        }
    }
    paper.print()
}

/// A grid of characters with the scale of the board.
struct Paper {
    cells: Vec<Vec<char>>,
    left: i64,
    top: i64,
    width: i64,
    height: i64,
}

impl Paper {
    fn around(board: &Board) -> Paper {
        let points = || board.cords().iter().flatten();
        let bounds = |of: fn(&Point) -> i32| {
            let low = points().map(of).min().unwrap_or(0);
            let high = points().map(of).max().unwrap_or(1);
            (i64::from(low), i64::from(high))
        };
        let ((left, right), (bottom, top)) = (bounds(|p| p.x), bounds(|p| p.y));
        // A character is about twice as high as it is wide.
        let width = (right - left).max((top - bottom) * COLUMNS / (2 * ROWS)).max(1);
        let height = (width * 2 * ROWS / COLUMNS).max(1);
        let (columns, rows) = (to_index(COLUMNS), to_index(ROWS));
        Paper {
            cells: vec![vec![' '; columns]; rows],
            left: i64::midpoint(left, right) - width / 2,
            top: i64::midpoint(bottom, top) + height / 2,
            width,
            height,
        }
    }

    /// Row and column of a point.
    fn cell(&self, x: i64, y: i64) -> (usize, usize) {
        let column = (x - self.left) * (COLUMNS - 1) / self.width;
        let row = (self.top - y) * (ROWS - 1) / self.height;
        (to_index(row.clamp(0, ROWS - 1)), to_index(column.clamp(0, COLUMNS - 1)))
    }

    fn line(&mut self, from: Point, to: Point, letter: char) {
        let (x, y) = (i64::from(from.x), i64::from(from.y));
        let (dx, dy) = (i64::from(to.x) - x, i64::from(to.y) - y);
        let steps = (dx.abs().max(dy.abs()) * 2 * COLUMNS / self.width).max(1);
        for step in 0..=steps {
            let (row, column) = self.cell(x + dx * step / steps, y + dy * step / steps);
            self.cells[row][column] = letter;
        }
    }

    /// Writes a label centered on a point.
    fn label(&mut self, at: Point, label: &str) {
        let (row, column) = self.cell(at.x.into(), at.y.into());
        let start = column.saturating_sub(label.len() / 2);
        for (cell, letter) in self.cells[row][start..].iter_mut().zip(label.chars()) {
            *cell = letter;
        }
    }

    fn print(&self) -> String {
        let lines: Vec<String> = self
            .cells
            .iter()
            .map(|row| row.iter().collect::<String>().trim_end().to_owned())
            .collect();
        lines.join("\n")
    }
}

fn to_index(number: i64) -> usize {
    usize::try_from(number).expect("clamped to the paper")
}
