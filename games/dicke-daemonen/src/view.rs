//! §A-27 §A-28 What each viewer may know: the only way out for positions.

use kernel::{Fingerprint, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::DickeDaemonen;
use crate::color::Color;
use crate::rules::scoring::{self, Holding};
use crate::rules::solo;
use crate::sets::Creatures;
use crate::state::{Player, Returned, State};
use crate::step::Step;

/// A position as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Who looks, if it is a seat.
    pub seat: Option<Seat>,
    /// Whose turn it is; nobody's after the end.
    pub active: Option<Seat>,
    /// `place`, `predict` or `over`.
    pub step: &'static str,
    /// The demon in each corner.
    pub corners: Vec<Option<Color>>,
    /// Each field, the outer one first.
    pub fields: Vec<FieldView>,
    /// Points so far, by color.
    pub points: Vec<u16>,
    /// Each seat.
    pub players: Vec<PlayerView>,
    /// How many creatures the bag holds.
    pub bag: u8,
    /// What the bag holds, once everything is open.
    pub bag_creatures: Option<Creatures>,
    /// §DD-44 What left the game, alone only.
    pub discarded: Option<Creatures>,
    /// §A-29 Creatures the viewer has not seen, by color, if the table shows them.
    pub unseen: Option<Creatures>,
    /// §A-14 The seat that could not place while the round is being finished.
    pub closing: Option<EndView>,
    /// How the game ended.
    pub result: Option<Report>,
}

/// One field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FieldView {
    /// §DD-19 Whether a ghost stands in it.
    pub frozen: bool,
    /// §DD-35 What it is worth.
    pub value: u8,
    /// Who holds it now.
    pub holding: Holding,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// How many creatures the fist holds.
    pub fist_size: u8,
    /// What the fist holds, for its owner and at the end.
    pub fist: Option<Creatures>,
    /// Predicted colors in rank order.
    pub predicted: Vec<Color>,
    /// The turn of the game, counted from 1, in which they were predicted.
    pub predicted_in: Option<u8>,
    /// How many creatures went back into the bag.
    pub returned_size: u8,
    /// §A-40 What they were, for their owner and at the end.
    pub returned: Option<Creatures>,
    /// §A-40 What everybody could note of that return.
    pub since_return: Option<SinceReturn>,
    /// §A-14 Colors without a place when this seat was passed over.
    pub stuck: Option<Vec<Color>>,
}

/// §A-40 What everybody could note of a return and since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SinceReturn {
    /// Creatures that nobody had shown when it happened.
    pub unseen: Creatures,
    /// Creatures shown since by seats that had not drawn.
    pub shown: Creatures,
    /// Draws of each seat since.
    pub draws: [u8; 4],
}

/// Why the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EndView {
    /// `no-place` or `empty-fist`.
    pub cause: &'static str,
    /// Who could not place.
    pub seat: Seat,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Report {
    /// `no-place` or `empty-fist`.
    pub cause: &'static str,
    /// Who could not place.
    pub seat: Seat,
    /// §DD-35 §DD-38 The final points.
    pub points: Points,
    /// §DD-35 Every field, the outer one first.
    pub fields: Vec<FieldReport>,
    /// §DD-39 The colors with most points.
    pub winning_colors: Vec<Color>,
    /// §DD-40 The seats that won.
    pub winning_seats: Vec<Seat>,
    /// §DD-46 Alone: whether the game was won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub won: Option<bool>,
    /// §DD-47 Alone: the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<u32>,
}

/// Points by color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the names are the colors")]
pub struct Points {
    pub red: u16,
    pub blue: u16,
    pub green: u16,
    pub yellow: u16,
    pub white: u16,
}

/// What became of one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FieldReport {
    /// Its number.
    pub field: u8,
    /// The color that scored it.
    pub owner: Option<Color>,
    /// What it is worth.
    pub value: u8,
}

/// The position as this viewer knows it.
pub(crate) fn view(game: &DickeDaemonen, state: &State, viewer: Viewer) -> View {
    // §A-15 At the end everything is open.
    let open = state.over.is_some() || viewer == Viewer::Referee;
    let count = u8::try_from(game.board.corners()).expect("a checked board is small");
    let players = (0u8..).zip(&state.players);
    View {
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        },
        active: state.agenda.top().map(|_| state.active),
        step: step(state),
        corners: (0..count).map(|corner| state.demon_at(corner)).collect(),
        fields: (0u8..)
            .zip(&game.sites.value)
            .map(|(field, &value)| FieldView {
                frozen: state.ghosts.contains(field),
                value,
                holding: scoring::holding(game, state, field),
            })
            .collect(),
        points: scoring::points(game, state).to_vec(),
        players: players
            .map(|(seat, player)| player_view(player, open || viewer == Viewer::Seat(Seat(seat))))
            .collect(),
        bag: state.bag.total(),
        bag_creatures: open.then_some(state.bag),
        discarded: state.is_solo().then_some(state.discarded),
        unseen: game.options.show_counts.then(|| unseen(game, state, viewer)),
        closing: state
            .closing
            .map(|ending| EndView { cause: ending.cause.code(), seat: ending.seat }),
        result: result(game, state),
    }
}

/// The word for the step at which the position rests.
fn step(state: &State) -> &'static str {
    match state.agenda.top() {
        None => "over",
        Some(Step::Predict) => "predict",
        Some(Step::Place | Step::Begin | Step::Draw) => "place",
    }
}

fn player_view(player: &Player, open: bool) -> PlayerView {
    let colors =
        |stuck: [bool; 5]| Color::ALL.into_iter().filter(|color| stuck[color.index()]).collect();
    PlayerView {
        fist_size: player.fist.total(),
        fist: open.then_some(player.fist),
        predicted: player.predicted.to_vec(),
        predicted_in: player.predicted_in,
        returned_size: player.returned.map_or(0, |returned| returned.creatures.total()),
        returned: player.returned.filter(|_| open).map(|returned| returned.creatures),
        since_return: player.returned.map(|Returned { unseen, shown, draws, .. }| SinceReturn {
            unseen,
            shown,
            draws,
        }),
        stuck: player.stuck.map(colors),
    }
}

/// §A-29 Creatures that are neither open nor in the viewer's own fist. Anyone could count them.
pub(crate) fn unseen(game: &DickeDaemonen, state: &State, viewer: Viewer) -> Creatures {
    let seen = state.open_creatures().plus(state.discarded);
    let own = match viewer {
        Viewer::Seat(seat) if seat.index() < state.players.len() => state.player(seat).fist,
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Referee => Creatures::NONE,
    };
    game.content.creatures.minus(seen).minus(own)
}

fn result(game: &DickeDaemonen, state: &State) -> Option<Report> {
    let ending = state.over?;
    let points = scoring::points(game, state);
    let [red, blue, green, yellow, white] = points;
    let report = |(field, &value): (u8, &u8)| FieldReport {
        field,
        owner: scoring::holding(game, state, field).owner(),
        value,
    };
    let score = solo::score(game.options.solo_ties, &state.players[0].predicted, &points);
    let won = |seat: &Seat| scoring::has_won(game, state, &points, *seat);
    Some(Report {
        cause: ending.cause.code(),
        seat: ending.seat,
        points: Points { red, blue, green, yellow, white },
        fields: (0u8..).zip(&game.sites.value).map(report).collect(),
        winning_colors: scoring::winning_colors(&points).collect(),
        winning_seats: (0..state.seats()).map(Seat).filter(won).collect(),
        won: state.is_solo().then_some(score.is_some()),
        score: state.is_solo().then_some(score.unwrap_or(0)),
    })
}

/// Fingerprint of what a seat knows: equal for equal views, at a fraction of their cost.
pub(crate) fn key(state: &State, seat: Seat) -> u64 {
    let mut key = Fingerprint::default();
    key.word(seat.0.into());
    let creatures = |creatures: Creatures| {
        creatures.0.iter().fold(1, |sum, &count| sum << 8 | u64::from(count))
    };
    let open = state.over.is_some();
    state.demons.iter().flat_map(crate::sets::CornerSet::words).for_each(|word| key.word(word));
    key.word(state.ghosts.0);
    key.word(creatures(state.discarded));
    key.word(u64::from(state.bag.total()));
    key.word(u64::from(state.active.0));
    key.word(step(state).len() as u64);
    for ending in [state.closing, state.over] {
        key.word(ending.map_or(0, |end| 1 + u64::from(end.seat.0) + 8 * end.cause as u64));
    }
    for (index, player) in (0u8..).zip(&state.players) {
        key.word(player.predicted.iter().fold(1, |sum, color| sum * 8 + color.index() as u64));
        key.word(player.predicted_in.map_or(0, |turn| 1 + u64::from(turn)));
        key.word(u64::from(player.fist.total()));
        key.word(
            player
                .stuck
                .map_or(0, |stuck| stuck.iter().fold(1, |sum, &stuck| sum * 2 + u64::from(stuck))),
        );
        let own = open || index == seat.0;
        if own {
            key.word(creatures(player.fist));
        }
        if let Some(returned) = player.returned {
            key.word(u64::from(returned.creatures.total()));
            key.word(creatures(returned.unseen));
            key.word(creatures(returned.shown));
            key.word(u64::from(u32::from_le_bytes(returned.draws)));
            if own {
                key.word(creatures(returned.creatures));
            }
        }
    }
    key.end()
}
