//! What a hasty magician does: quick enough for thousands of playouts a second.

use kernel::{Chance, Seat, any_of};

use crate::DickeDaemonen;
use crate::action::Action;
use crate::color::Color;
use crate::rules::scoring;
use crate::state::State;

/// How many placements a hasty magician compares.
const GLANCES: usize = 5;

/// What each color's points mean to a seat.
pub(super) struct Wish {
    /// The color it lives for.
    target: Option<Color>,
    /// Weight of a point of each color, white last.
    points: [i32; 5],
}

impl Wish {
    /// The predicted color is good, those of others are bad; before predicting, the color that the
    /// fist can best support.
    pub(super) fn of(state: &State, seat: Seat) -> Wish {
        let player = state.player(seat);
        let target = player.predicted.first().copied().or_else(|| {
            let fist = player.fist.colors().filter(|&color| state.predictor(color).is_none());
            fist.filter(|&color| color != Color::White).max_by_key(|color| {
                let on_board = state.demons[color.index()].len();
                2 * u32::from(player.fist[*color]) + on_board
            })
        });
        let points = Color::ALL.map(|color| {
            if Some(color) == target {
                2
            } else if state.predictor(color).is_some() {
                -2
            } else {
                -1
            }
        });
        Wish { target, points }
    }
}

/// How well a placement serves the wish; nothing for the other decisions.
pub(super) fn gain(game: &DickeDaemonen, state: &State, wish: &Wish, action: &Action) -> i32 {
    match action {
        Action::PlaceDemon { creature, corner } => {
            let Some(field) = usize::try_from(*corner).ok().map(|at| game.board.field_of(at))
            else {
                return 0;
            };
            let field = usize::from(field);
            let corners = game.sites.of_field[field];
            let mut counts = state.demons.map(|demons| demons.and(corners).len());
            let before = owner(&counts);
            counts[creature.index()] += 1;
            let after = owner(&counts);
            let worth = |owner: Option<usize>| owner.map_or(0, |color| wish.points[color]);
            let value = i32::from(game.sites.value[field]);
            let lean = if Some(*creature) == wish.target { 2 } else { -1 };
            value * (worth(after) - worth(before)) + lean
        }
        Action::PlaceGhost { field } => {
            let Some(field) = u8::try_from(*field).ok() else {
                return 0;
            };
            let corners = game.sites.of_field[usize::from(field)];
            let counts = state.demons.map(|demons| demons.and(corners).len());
            let value = i32::from(game.sites.value[usize::from(field)]);
            let frozen = owner(&counts).map_or(0, |color| wish.points[color]);
            frozen * value / 2 + wish.points[Color::White.index()]
        }
        Action::Predict { .. } | Action::Decline => 0,
    }
}

/// The single color with most demons.
fn owner(counts: &[u32; 4]) -> Option<usize> {
    let most = counts.iter().copied().max().filter(|&most| most > 0)?;
    let mut leaders = (0..counts.len()).filter(|&color| counts[color] == most);
    let first = leaders.next();
    if leaders.next().is_some() { None } else { first }
}

/// The best of a few placements taken at random.
pub(super) fn place(
    game: &DickeDaemonen,
    state: &State,
    seat: Seat,
    listed: &[Action],
    own: &mut dyn Chance,
) -> usize {
    let wish = Wish::of(state, seat);
    let mut best = any_of(listed.len(), own);
    let mut best_gain = gain(game, state, &wish, &listed[best]);
    for _ in 1..GLANCES.min(listed.len()) {
        let at = any_of(listed.len(), own);
        let gain = gain(game, state, &wish, &listed[at]);
        if gain > best_gain {
            (best, best_gain) = (at, gain);
        }
    }
    best
}

/// Predicts a color of the fist once its lead is large for what is still open; at the latest just
/// before the end.
pub(super) fn predict(
    game: &DickeDaemonen,
    state: &State,
    seat: Seat,
    listed: &[Action],
    own: &mut dyn Chance,
) -> usize {
    let decline = listed.len() - 1;
    let points = scoring::points(game, state);
    let lead = |color: Color| {
        let others = Color::ALL.into_iter().filter(|&other| other != color);
        let best = others.map(|other| points[other.index()]).max().unwrap_or(0);
        i32::from(points[color.index()]) - i32::from(best)
    };
    let single = |action: &Action| match action {
        Action::Predict { colors } if colors.0.len() == 1 => Some(colors.0[0]),
        _ => None,
    };
    let held = |color: Color| i32::from(state.player(seat).fist[color]);
    let best = (0..decline)
        .filter_map(|at| single(&listed[at]).map(|color| (2 * lead(color) + held(color), at)))
        .max_by_key(|(value, at)| (*value, std::cmp::Reverse(*at)));
    let Some((value, at)) = best else {
        return decline;
    };
    let corners = i32::try_from(game.board.corners()).expect("boards are small").max(1);
    let taken = i32::try_from(state.occupied().len()).expect("boards are small");
    let open = (corners - taken) * 100 / corners;
    // Late in the game any color in hand is better than none.
    let wanted = if open < 22 { i32::MIN } else { open / 7 - 3 };
    // Magicians differ in patience.
    if value >= wanted && any_of(3, own) > 0 { at } else { decline }
}
