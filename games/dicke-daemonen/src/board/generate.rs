//! A board from a number: ellipses of nearly equal length, thrown until they make a good board.

use geometry::{Arrangement, Edge, Line, Point, own_meetings};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::fault::BoardFault;
use super::laid::Board;
use super::laying::{KnotField, Laying, SelfCross};
use super::open::{open_preset, standard};
use super::preset::Presets;
use super::raw::Loop;
use super::shape::{Ellipse, UNIT, Wobble};
use super::validate::{
    Standard, arrange, check_angles, check_degree, check_faces, check_knots, check_spacing, finish,
    poles,
};
use crate::color::Color;

/// Half axes of ellipses that take about the same length of cord.
const AXES: [(i64, i64); 11] = [
    (80, 79),
    (84, 75),
    (88, 71),
    (92, 66),
    (96, 61),
    (100, 56),
    (104, 50),
    (108, 44),
    (112, 38),
    (116, 30),
    (120, 21),
];
/// Degrees between two points of a cord.
const STEP: usize = 2;
/// After so many refused boards in a row the default board is taken.
const PATIENCE: usize = 200;
/// How often knots are drawn anew before the board is given up.
const KNOT_DRAWS: usize = 64;

/// Among how many valid boards the best is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Quality {
    /// The first one.
    #[default]
    Quick,
    /// The best of four.
    Good,
    /// The best of sixteen.
    Fine,
}

impl Quality {
    /// How many valid boards are compared.
    pub const fn boards(self) -> usize {
        match self {
            Self::Quick => 1,
            Self::Good => 4,
            Self::Fine => 16,
        }
    }

    /// The quality that compares so many boards.
    pub fn of(boards: u64) -> Option<Self> {
        [Self::Quick, Self::Good, Self::Fine].into_iter().find(|q| q.boards() as u64 == boards)
    }
}

/// A board made from a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Generated {
    /// The board.
    pub board: Board,
    /// Whether no throw was valid and the default board stands in.
    pub fallback: bool,
}

/// Makes the board of a seed; faults only if even the default board is refused.
pub fn generate(
    seed: u64,
    quality: Quality,
    laying: &Laying,
    presets: &Presets,
) -> Result<Generated, Vec<BoardFault>> {
    let mut dice = Dice::new(seed);
    let mut best: Option<(i64, Board)> = None;
    let (mut valid, mut refused) = (0, 0);
    while valid < quality.boards() && refused < PATIENCE {
        match throw(&mut dice, standard(*laying, presets)) {
            None => refused += 1,
            Some(board) => {
                (valid, refused) = (valid + 1, 0);
                let score = score(&board);
                if best.as_ref().is_none_or(|(highest, _)| score > *highest) {
                    best = Some((score, board));
                }
            }
        }
    }
    if let Some((_, board)) = best {
        return Ok(Generated { board, fallback: false });
    }
    let preset = presets.get(Presets::DEFAULT).expect("the default preset is always there");
    let opened = open_preset(preset, *laying, presets)?;
    Ok(Generated { board: opened.board, fallback: true })
}

/// A generator with its own bounded sampling, so that a seed means the same board everywhere.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Self {
        let mut key = *b"dicke-daemonen board generator 1";
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number from `low` to `high`, both included.
    fn between(&mut self, low: i64, high: i64) -> i64 {
        let ways = (high - low).unsigned_abs() + 1;
        let fair = u64::MAX - u64::MAX % ways;
        loop {
            let drawn = self.0.next_u64();
            if drawn < fair {
                return low + (drawn % ways).cast_signed();
            }
        }
    }

    fn index(&mut self, count: usize) -> usize {
        let last = i64::try_from(count).expect("small") - 1;
        usize::try_from(self.between(0, last)).expect("not negative")
    }
}

/// One try: four cords, cheap checks first.
fn throw(dice: &mut Dice, standard: Standard<'_>) -> Option<Board> {
    let spread = dice.between(50, 80);
    // Slimmer ellipses rarely leave room for pawns.
    let slimmest = dice.index(7);
    let wavy = dice.index(2) == 1;
    let mut loops: [Loop; 4] = std::array::from_fn(|_| {
        let ellipse = throw_ellipse(dice, spread, slimmest);
        let wobbles: Vec<Wobble> = if wavy { throw_wobbles(dice) } else { Vec::new() };
        Loop {
            points: ellipse.points(standard.sines, &wobbles, STEP),
            knot_field: KnotField::default(),
            drawn: false,
            free_knot: false,
            at: "board.random".to_owned(),
        }
    });
    let reject = Laying { self_cross: SelfCross::Reject, ..standard.laying };
    let standard = Standard { laying: reject, ..standard };
    if loops.iter().any(|cord| !fits(&cord.points, standard)) {
        return None;
    }
    let arrangement = arrange(&mut loops, standard, &mut Vec::new()).ok()?;
    let mut faults = Vec::new();
    check_spacing(&arrangement, standard.limits, &mut faults);
    check_degree(&loops, &arrangement, standard, &mut faults);
    check_angles(&arrangement, standard, &mut faults);
    if !faults.is_empty() || !tie_knots(dice, &mut loops, &arrangement) {
        return None;
    }
    let arrangement = arrange(&mut loops, standard, &mut Vec::new()).ok()?;
    let poles = poles(&arrangement);
    check_knots(&loops, &arrangement, standard.limits, &mut faults);
    check_faces(&arrangement, &poles, standard.limits, &mut faults);
    faults.is_empty().then(|| finish(loops, standard, &arrangement, &poles))
}

fn throw_ellipse(dice: &mut Dice, spread: i64, slimmest: usize) -> Ellipse {
    let (a, b) = AXES[dice.index(slimmest + 1)];
    let angle = dice.between(0, 179);
    loop {
        let (x, y) = (dice.between(-spread, spread), dice.between(-spread, spread));
        if x * x + y * y <= spread * spread {
            return Ellipse { x, y, a, b, angle };
        }
    }
}

fn throw_wobbles(dice: &mut Dice) -> Vec<Wobble> {
    (2..=4)
        .map(|waves| Wobble { waves, amount: dice.between(-20, 20), phase: dice.between(0, 359) })
        .collect()
}

fn fits(points: &[Point], standard: Standard<'_>) -> bool {
    let rim = standard.limits.half_width;
    let met = own_meetings(points, Line::Closed, 1);
    met.crossings.is_empty()
        && met.contacts.is_empty()
        && points.iter().all(|point| point.x.abs() <= rim && point.y.abs() <= rim)
}

/// Puts every knot on the middle vertex of a random edge, no more than two beside one field.
fn tie_knots(dice: &mut Dice, loops: &mut [Loop; 4], arrangement: &Arrangement) -> bool {
    for _ in 0..KNOT_DRAWS {
        let edges: [Edge; 4] = std::array::from_fn(|line| Edge {
            line,
            index: dice.index(arrangement.edge_count(line)),
        });
        let mut knots = vec![0; arrangement.faces().len()];
        for edge in edges {
            let half_edge = arrangement.forward(edge);
            for side in [half_edge, half_edge ^ 1] {
                knots[arrangement.half_edges()[side].face] += 1;
            }
        }
        if knots.iter().all(|count| *count <= 2) {
            return edges.into_iter().zip(loops).all(|(edge, cord)| place(edge, cord, arrangement));
        }
    }
    false
}

/// Turns a loop so that it begins in the middle of an edge.
fn place(edge: Edge, cord: &mut Loop, arrangement: &Arrangement) -> bool {
    let points = arrangement.edge_points(arrangement.forward(edge));
    if points.len() < 3 {
        return false;
    }
    let middle = points[points.len() / 2];
    let Some(at) = cord.points.iter().position(|point| *point == middle) else {
        return false;
    };
    cord.points.rotate_left(at);
    true
}

/// How well a board should play: balanced, neither crowded nor huge, with room to see.
fn score(board: &Board) -> i64 {
    let on_cord = Color::DEMONS.map(|color| {
        let lines = (0..board.crossings()).map(|crossing| board.lines_at(4 * crossing));
        lines.filter(|&(one, two)| one == color || two == color).count()
    });
    let most = on_cord.into_iter().max().unwrap_or(0);
    let uneven = most - on_cord.into_iter().min().unwrap_or(0);
    let values: Vec<i64> = (0..board.fields()).map(|f| i64::from(board.value(f))).collect();
    let greedy = values.iter().any(|value| 4 * value > values.iter().sum());
    let hidden = Color::DEMONS.into_iter().filter(|&color| {
        let touches = |field: usize| {
            board.corners_of(field).iter().any(|&corner| {
                let (one, two) = board.lines_at(usize::from(corner));
                one == color || two == color
            })
        };
        !touches(0) && (1..board.fields()).all(|f| board.size(f) < 4 || !touches(f))
    });
    let measures = board.measures();
    let count = |number: usize| i64::try_from(number).expect("small");
    let spacing = measures.spacing_squared.isqrt() / UNIT;
    let side = (measures.twice_area / 2).isqrt() / UNIT;
    let many = count(board.crossings().saturating_sub(14));
    spacing.min(30) + side.min(30)
        - 10 * count(uneven.saturating_sub(2))
        - 10 * many
        - 40 * i64::from(greedy)
        - 40 * count(hidden.count())
}
