//! First stage of the check: each cord by itself, read from any JSON.

use geometry::point::twice_area;
use geometry::{Line, Point, own_meetings};
use serde_json::{Map, Value};

use super::fault::{BoardFault, BoardNote, cut, shown};
use super::laying::{KnotField, Knots, Laying, SelfCross};
use super::limits::Limits;
use super::repair::mend;
use crate::color::Color;

/// A closed loop of one colour, counter-clockwise from its knot.
#[derive(Debug, Clone)]
pub(super) struct Loop {
    pub(super) points: Vec<Point>,
    pub(super) knot_field: KnotField,
    /// Drawn with a pen: may be shifted a little.
    pub(super) drawn: bool,
    /// Nobody chose the place of the knot: it may be moved.
    pub(super) free_knot: bool,
    /// The place in the input.
    pub(super) at: String,
}

/// Everything that one cord may say.
const CORD_KEYS: &[&str] = &["color", "points", "stroke", "knot", "knot_field"];

/// Faults of the first stage, at most one of each code for a cord.
pub(super) type Faults = Vec<BoardFault>;

/// Reads four cords in any order; all faults of all cords at once.
pub(super) fn read_cords(
    raw: &Value,
    laying: Laying,
    limits: &Limits,
    notes: &mut Vec<BoardNote>,
) -> Result<[Loop; 4], Faults> {
    let at = "board.cords";
    let Some(cords) = raw.as_array() else {
        return Err(vec![wrong_form(at, "list", raw)]);
    };
    let mut faults = Vec::new();
    if cords.len() != 4 {
        let fault = BoardFault::new("E_COUNT", at).with("problem", "count");
        faults.push(fault.with("value", cords.len()).with("limit", 4));
    }
    let mut loops: [Option<Loop>; 4] = [const { None }; 4];
    let mut seen = [false; 4];
    // Further cords change nothing once there are too many.
    for (index, cord) in cords.iter().take(8).enumerate() {
        let at = format!("{at}[{index}]");
        let Some(color) = read_color(cord, &at, &mut faults) else {
            continue;
        };
        if std::mem::replace(&mut seen[color.index()], true) {
            let fault = BoardFault::new("E_COUNT", format!("{at}.color")).with("problem", "twice");
            faults.push(fault.cord(color));
            continue;
        }
        let mut reader = Reader { color, at, laying, limits, faults: Vec::new(), notes };
        loops[color.index()] = reader.read(cord);
        faults.append(&mut reader.faults);
    }
    if cords.len() == 4 && faults.is_empty() {
        for color in Color::DEMONS.into_iter().filter(|color| !seen[color.index()]) {
            faults.push(BoardFault::new("E_COUNT", at).with("problem", "missing").cord(color));
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(loops.map(|found| found.expect("a cord without fault was read")))
}

fn read_color(cord: &Value, at: &str, faults: &mut Faults) -> Option<Color> {
    let Some(object) = cord.as_object() else {
        faults.push(wrong_form(at, "object", cord));
        return None;
    };
    let color = object.get("color").and_then(Value::as_str).and_then(Color::line_named);
    if color.is_none() {
        let given = object.get("color").map_or_else(|| "–".to_owned(), shown);
        let fault = BoardFault::new("E_COUNT", format!("{at}.color")).with("problem", "color");
        faults.push(fault.with("value", given));
    }
    color
}

/// Something that is not of the kind expected at its place.
pub(super) fn wrong_form(at: impl Into<String>, expected: &str, given: &Value) -> BoardFault {
    BoardFault::new("E_FORMAT", at).with("expected", expected).with("value", shown(given))
}

/// Whether an object has keys other than these.
pub(super) fn unknown_keys(
    object: &Map<String, Value>,
    known: &[&str],
    at: &str,
    faults: &mut Faults,
) {
    for key in object.keys().filter(|key| !known.contains(&key.as_str())).take(8) {
        // A key may be of any length; a message may not.
        let fault = BoardFault::new("E_KEY", at).with("key", cut(key));
        faults.push(fault.with("allowed", known.join(", ")));
    }
}

/// Reads one cord.
struct Reader<'a> {
    color: Color,
    at: String,
    laying: Laying,
    limits: &'a Limits,
    faults: Faults,
    notes: &'a mut Vec<BoardNote>,
}

impl Reader<'_> {
    fn read(&mut self, cord: &Value) -> Option<Loop> {
        let object = cord.as_object()?;
        unknown_keys(object, CORD_KEYS, &self.at, &mut self.faults);
        let knot_field = self.read_knot_field(object.get("knot_field"));
        let knot = object.get("knot");
        match (object.get("points"), object.get("stroke")) {
            (Some(points), None) => {
                let points = self.read_points(points, "points")?;
                self.finished(points, knot, knot_field)
            }
            (None, Some(stroke)) => {
                let stroke = self.read_points(stroke, "stroke")?;
                self.drawn(&stroke, knot, knot_field)
            }
            _ => {
                self.push(wrong_form(self.at.clone(), "points, stroke", cord));
                None
            }
        }
    }

    fn push(&mut self, fault: BoardFault) {
        self.faults.push(fault.cord(self.color));
    }

    fn read_knot_field(&mut self, raw: Option<&Value>) -> KnotField {
        let at = format!("{}.knot_field", self.at);
        match (raw, raw.and_then(Value::as_str)) {
            (None, _) => KnotField::default(),
            (Some(_), _) if self.laying.knots != Knots::One => {
                let fault = BoardFault::new("E_KEY", self.at.clone()).with("key", "knot_field");
                let allowed: Vec<&str> = CORD_KEYS.iter().copied().take(4).collect();
                self.push(fault.with("allowed", allowed.join(", ")));
                KnotField::default()
            }
            (_, Some("inside")) => KnotField::Inside,
            (_, Some("outside")) => KnotField::Outside,
            (Some(raw), _) => {
                self.push(wrong_form(at, "inside, outside", raw));
                KnotField::default()
            }
        }
    }

    /// Points on the table, or nothing after noting the first fault of each kind.
    fn read_points(&mut self, raw: &Value, key: &str) -> Option<Vec<Point>> {
        let at = format!("{}.{key}", self.at);
        let Some(list) = raw.as_array() else {
            self.push(wrong_form(at, "list", raw));
            return None;
        };
        let mut points = Vec::with_capacity(list.len());
        let (mut not_whole, mut outside) = (None, None);
        for (index, raw) in list.iter().enumerate() {
            match read_point(raw, self.limits.half_width) {
                Ok(point) => points.push(point),
                Err(Misplaced::NotWhole) => _ = not_whole.get_or_insert(index),
                Err(Misplaced::Outside) => _ = outside.get_or_insert(index),
            }
        }
        if let Some(index) = not_whole {
            let fault = BoardFault::new("E_NONFINITE", format!("{at}[{index}]"));
            self.push(fault.with("value", shown(&list[index])));
        }
        if let Some(index) = outside {
            let fault = BoardFault::new("E_BOUNDS", format!("{at}[{index}]"));
            let fault = fault.with("value", shown(&list[index]));
            self.push(fault.with("limit", self.limits.half_width));
        }
        (points.len() == list.len()).then_some(points)
    }

    fn finished(
        &mut self,
        mut points: Vec<Point>,
        knot: Option<&Value>,
        knot_field: KnotField,
    ) -> Option<Loop> {
        let at = format!("{}.points", self.at);
        let (fewest, most) = (self.limits.min_points, self.limits.finished_points);
        if !(fewest..=most).contains(&points.len()) {
            let few = points.len() < fewest;
            let (problem, limit) = if few { ("few", fewest) } else { ("many", most) };
            let fault = BoardFault::new("E_POINTS", at).with("problem", problem);
            self.push(fault.with("value", points.len()).with("limit", limit));
            return None;
        }
        let repeat = (0..points.len()).find(|&i| points[i] == points[(i + 1) % points.len()]);
        if let Some(index) = repeat {
            let fault = BoardFault::new("E_POINTS", format!("{at}[{index}]"));
            self.push(fault.with("problem", "repeat").with("value", index));
            return None;
        }
        let knot = match knot.map(|raw| (raw, raw.as_u64().and_then(|at| usize::try_from(at).ok())))
        {
            None => 0,
            Some((_, Some(index))) if index < points.len() => index,
            Some((raw, _)) => {
                let whole = raw.is_i64() || raw.is_u64();
                let code = if whole { "E_KNOT" } else { "E_NONFINITE" };
                let fault = BoardFault::new(code, format!("{}.knot", self.at));
                let fault = fault.with("problem", "index").with("value", shown(raw));
                self.push(fault.with("limit", points.len() - 1));
                return None;
            }
        };
        points.rotate_left(knot);
        self.close(points, knot_field, Origin { drawn: false, free_knot: false })
    }

    fn drawn(
        &mut self,
        stroke: &[Point],
        knot: Option<&Value>,
        knot_field: KnotField,
    ) -> Option<Loop> {
        let dragged = match knot {
            None => None,
            Some(raw) => Some(self.read_dragged(raw, stroke)?),
        };
        let mended = match mend(stroke, self.limits, &format!("{}.stroke", self.at)) {
            Ok(mended) => mended,
            Err(fault) => {
                self.push(fault);
                return None;
            }
        };
        if mended.trimmed {
            self.notes.push(BoardNote { code: "trimmed", cord: Some(self.color) });
        }
        let mut points = mended.points;
        if let Some(knot) = dragged {
            let nearest = (0..points.len()).min_by_key(|&at| points[at].distance_squared(knot));
            points.rotate_left(nearest.unwrap_or(0));
        }
        self.close(points, knot_field, Origin { drawn: true, free_knot: dragged.is_none() })
    }

    /// A dragged knot: a point of the table, or the index of a point of the pen line.
    fn read_dragged(&mut self, raw: &Value, stroke: &[Point]) -> Option<Point> {
        let at = format!("{}.knot", self.at);
        if let Some(index) = raw.as_i64() {
            let point = usize::try_from(index).ok().and_then(|index| stroke.get(index));
            if point.is_none() {
                let fault = BoardFault::new("E_KNOT", at).with("problem", "index");
                let limit = stroke.len().saturating_sub(1);
                self.push(fault.with("value", index).with("limit", limit));
            }
            return point.copied();
        }
        match read_point(raw, self.limits.half_width) {
            Ok(point) => return Some(point),
            Err(Misplaced::NotWhole) => {
                self.push(BoardFault::new("E_NONFINITE", at).with("value", shown(raw)));
            }
            Err(Misplaced::Outside) => {
                let fault = BoardFault::new("E_BOUNDS", at).with("value", shown(raw));
                self.push(fault.with("limit", self.limits.half_width));
            }
        }
        None
    }

    /// Checks the closed loop and turns it counter-clockwise; its first point is the knot.
    fn close(
        &mut self,
        mut points: Vec<Point>,
        knot_field: KnotField,
        Origin { drawn, free_knot }: Origin,
    ) -> Option<Loop> {
        let area = twice_area(&points);
        if area == 0 {
            let fault = BoardFault::new("E_POINTS", self.at.clone()).with("problem", "flat");
            self.push(fault.with("value", points.len()));
        }
        if points.len() >= 3 {
            self.check_self(&points);
        }
        if area < 0 {
            points[1..].reverse();
        }
        let at = self.at.clone();
        let sound = self.faults.is_empty();
        sound.then_some(Loop { points, knot_field, drawn, free_knot, at })
    }

    fn check_self(&mut self, points: &[Point]) {
        let most = match self.laying.self_cross {
            SelfCross::Reject => 1,
            // So many crossings are refused later anyway.
            SelfCross::Allow => 64 * self.limits.crossings,
        };
        let met = own_meetings(points, Line::Closed, most);
        let crossing = match self.laying.self_cross {
            SelfCross::Reject => met.crossings.first().map(|crossing| crossing.point),
            SelfCross::Allow => None,
        };
        if let Some(point) = crossing.or_else(|| met.contacts.first().copied()) {
            let fault = BoardFault::new("E_SELF", self.at.clone());
            self.push(fault.with("x", point.x).with("y", point.y));
        }
    }
}

/// How a loop came to be.
struct Origin {
    drawn: bool,
    free_knot: bool,
}

/// Why a value is no point of the table.
enum Misplaced {
    NotWhole,
    Outside,
}

fn read_point(raw: &Value, half_width: i32) -> Result<Point, Misplaced> {
    let [x, y] = raw.as_array().map_or(&[][..], Vec::as_slice) else {
        return Err(Misplaced::NotWhole);
    };
    let whole = |raw: &Value| raw.is_i64() || raw.is_u64();
    if !whole(x) || !whole(y) {
        return Err(Misplaced::NotWhole);
    }
    let inside = |raw: &Value| {
        let value = raw.as_i64().and_then(|value| i32::try_from(value).ok());
        value.filter(|value| (-half_width..=half_width).contains(value))
    };
    match (inside(x), inside(y)) {
        (Some(x), Some(y)) => Ok(Point::new(x, y)),
        _ => Err(Misplaced::Outside),
    }
}
