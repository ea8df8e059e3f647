//! §DD-35 to §DD-42 Which color wins, and which magician.

use kernel::{Cx, Outcome, Seat, Standing, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::DickeDaemonen;
use crate::color::Color;
use crate::event::Event;
use crate::options::Majority;
use crate::rules::solo;
use crate::state::State;

/// Who stands how in one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case", tag = "standing", content = "creature")]
pub enum Holding {
    /// §DD-35 One color has the majority.
    Owner(Color),
    /// §DD-36 Several colors have most demons.
    Tie,
    /// §DD-36 No demon stands there.
    Empty,
    /// §A-10 One color has most, but not more than half.
    NoMajority,
}

impl Holding {
    /// The color that scores the field.
    pub fn owner(self) -> Option<Color> {
        match self {
            Holding::Owner(color) => Some(color),
            Holding::Tie | Holding::Empty | Holding::NoMajority => None,
        }
    }
}

/// §DD-36 §DD-37 §A-11 The majority among the demons of a field; ghosts take no part.
pub fn holding(game: &DickeDaemonen, state: &State, field: u8) -> Holding {
    let corners = game.sites.of_field[usize::from(field)];
    let counts = state.demons.map(|demons| demons.and(corners).len());
    let most = counts.into_iter().max().unwrap_or(0);
    let mut leaders = Color::DEMONS.into_iter().filter(|color| counts[color.index()] == most);
    match (most, leaders.next(), leaders.next()) {
        (0, _, _) | (_, None, _) => Holding::Empty,
        (_, Some(_), Some(_)) => Holding::Tie,
        (_, Some(leader), None) => match game.options.majority {
            Majority::Absolute if 2 * most <= counts.iter().sum() => Holding::NoMajority,
            Majority::Absolute | Majority::Relative => Holding::Owner(leader),
        },
    }
}

/// §DD-35 §DD-38 Points of each color, white last.
pub fn points(game: &DickeDaemonen, state: &State) -> [u16; 5] {
    let mut points = [0; 5];
    for (field, &value) in (0u8..).zip(&game.sites.value) {
        if let Some(owner) = holding(game, state, field).owner() {
            points[owner.index()] += u16::from(value);
        }
    }
    // §DD-38 §A-13 One for each ghost on the board; a prediction piece stands in front of its owner.
    points[Color::White.index()] = u16::try_from(state.ghosts.len()).expect("at most 64 fields");
    points
}

/// §DD-39 The colors with most points, white included.
pub fn winning_colors(points: &[u16; 5]) -> impl Iterator<Item = Color> {
    let most = points.iter().copied().max().unwrap_or(0);
    let points = *points;
    Color::ALL.into_iter().filter(move |color| points[color.index()] == most)
}

/// §DD-40 §DD-42 Whether this seat predicted a winning color; alone, §DD-46.
pub fn has_won(game: &DickeDaemonen, state: &State, points: &[u16; 5], seat: Seat) -> bool {
    let predicted = &state.player(seat).predicted;
    if state.is_solo() {
        return solo::score(game.options.solo_ties, predicted, points).is_some();
    }
    winning_colors(points).any(|color| predicted.contains(&color))
}

/// §DD-40 §A-24 Winners share the first place, everybody else comes after them; §DD-41 when nobody
/// wins, nobody is first.
pub(crate) fn outcome(game: &DickeDaemonen, state: &State) -> Outcome {
    let points = points(game, state);
    let won: Vec<bool> =
        (0..state.seats()).map(|seat| has_won(game, state, &points, Seat(seat))).collect();
    let winners = won.iter().filter(|&&won| won).count();
    let losers_place = u8::try_from(winners.max(1)).expect("at most four seats");
    let standing = |(player, &won): (&crate::state::Player, &bool)| Standing {
        place: if won { 0 } else { losers_place },
        won,
        // Points belong to colors; §DD-47 only who plays alone has a score.
        score: if state.is_solo() {
            let score = solo::score(game.options.solo_ties, &player.predicted, &points);
            i32::try_from(score.unwrap_or(0)).expect("points are small")
        } else {
            0
        },
    };
    let rule = match (state.is_solo(), winners > 0) {
        (false, true) => rule!("DD-40"),
        (false, false) => rule!("DD-41"),
        (true, true) => rule!("DD-46"),
        (true, false) => rule!("DD-48"),
    };
    Outcome { seats: state.players.iter().zip(&won).map(standing).collect(), rule }
}

/// Tells the count, field by field, then colors, then magicians.
pub(crate) fn tell(game: &DickeDaemonen, state: &State, cx: &mut Cx<'_, Event>) {
    for (field, &value) in (0u8..).zip(&game.sites.value) {
        cx.tell(|| field_event(game, state, field, value));
    }
    let points = points(game, state);
    for creature in Color::ALL {
        cx.tell(|| Event::ColorScored { creature, points: points[creature.index()] });
    }
    for creature in winning_colors(&points) {
        cx.tell(|| Event::ColorWon { creature, points: points[creature.index()] });
    }
    if state.is_solo() {
        let score = solo::score(game.options.solo_ties, &state.players[0].predicted, &points);
        cx.tell(|| score.map_or(Event::SoloLost {}, |score| Event::SoloWon { score }));
        return;
    }
    let mut nobody = true;
    for seat in (0..state.seats()).map(Seat).filter(|&seat| has_won(game, state, &points, seat)) {
        nobody = false;
        cx.tell(|| Event::SeatWon { seat, creature: state.player(seat).predicted[0] });
    }
    if nobody {
        cx.tell(|| Event::NobodyWon {});
    }
}

fn field_event(game: &DickeDaemonen, state: &State, field: u8, value: u8) -> Event {
    let why = match holding(game, state, field) {
        Holding::Owner(creature) => {
            let corners = game.board.size(usize::from(field));
            return Event::FieldScored { field, creature, corners, knots: value - corners, value };
        }
        Holding::Tie => "tie",
        Holding::Empty => "empty",
        Holding::NoMajority => "no-majority",
    };
    Event::FieldUnscored { field, why }
}
