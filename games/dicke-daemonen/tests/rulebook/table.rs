//! Builders for the stages of the rulebook tests.

use dicke_daemonen::{Action, Color, Colors, Creatures, DickeDaemonen, Options, State, Step};
use kernel::Seat;
use serde_json::json;
use testkit::Stage;

pub(crate) use Color::{Blue, Green, Red, White, Yellow};

pub(crate) const ALICE: Seat = Seat(0);
pub(crate) const BASIL: Seat = Seat(1);
pub(crate) const CLARA: Seat = Seat(2);
pub(crate) const DORIS: Seat = Seat(3);

pub(crate) type Table = Stage<DickeDaemonen>;

/// Options on a preset board.
pub(crate) fn on(preset: &str, seats: u8) -> Options {
    Options { seats, board: json!({ "preset": preset }), ..Options::default() }
}

/// Creatures from letters, as in `RRW`.
pub(crate) fn creatures(letters: &str) -> Creatures {
    let mut all = Creatures::NONE;
    for letter in letters.chars() {
        let color = Color::ALL.into_iter().find(|color| color.letter() == letter);
        all[color.expect("one of R B G Y W")] += 1;
    }
    all
}

/// A table where the first of these fists is to place, then the others in order; seat 0 holds the
/// first fist. What is in no fist is in the bag.
pub(crate) fn table(options: Options, fists: &[&str]) -> Table {
    assert_eq!(usize::from(options.seats), fists.len(), "one fist per seat");
    let mut stage = Table::new(&options);
    stage.set(|state| {
        state.first = ALICE;
        hold(state, fists);
        to_place(state, ALICE);
    });
    stage
}

/// Gives every seat this fist and the bag the rest of the box.
pub(crate) fn hold(state: &mut State, fists: &[&str]) {
    for (player, fist) in state.players.iter_mut().zip(fists) {
        player.fist = creatures(fist);
    }
    fill_bag(state);
}

/// Puts whatever is nowhere else into the bag.
pub(crate) fn fill_bag(state: &mut State) {
    let elsewhere = state.players.iter().fold(state.open_creatures(), |sum, p| sum.plus(p.fist));
    state.bag = Creatures([10; 5]).minus(elsewhere).minus(state.discarded);
}

/// Empties the bag: what it held leaves the game (only for tests that never count the box).
pub(crate) fn empty_bag(state: &mut State) {
    state.discarded = state.discarded.plus(state.bag);
    state.bag = Creatures::NONE;
}

/// The seat is to place.
pub(crate) fn to_place(state: &mut State, seat: Seat) {
    state.active = seat;
    state.agenda.clear();
    state.agenda.first([Step::Place]);
}

/// Stands a demon in a corner.
pub(crate) fn stand(state: &mut State, color: Color, corner: u8) {
    state.demons[color.index()].insert(corner);
}

pub(crate) fn demon(creature: Color, corner: i32) -> Action {
    Action::PlaceDemon { creature, corner }
}

pub(crate) fn ghost(field: i32) -> Action {
    Action::PlaceGhost { field }
}

pub(crate) fn predict(colors: &[Color]) -> Action {
    Action::Predict { colors: Colors::of(colors) }
}

/// The outcome of a draw.
pub(crate) fn draws(color: Color) -> u32 {
    u32::try_from(color.index()).expect("five colors")
}

/// A paragraph of the game.
pub(crate) fn paragraph(id: &'static str) -> kernel::RuleRef {
    kernel::RuleRef::among(dicke_daemonen::paragraphs::INDEX, id)
}

/// Fields of Tutorial B by their letters in the analysis (b0 …), as numbers of the board.
pub(crate) const TB: [u8; 14] = [0, 3, 1, 2, 9, 7, 8, 6, 4, 5, 10, 11, 12, 13];

/// Crossings of Tutorial B by their letters (x0 …), as numbers of the board.
pub(crate) const TX: [u8; 12] = [0, 5, 4, 3, 2, 1, 8, 9, 7, 6, 11, 10];

/// The corner of Tutorial B at crossing `x` in field `b`.
pub(crate) fn corner(stage: &Table, x: usize, b: usize) -> u8 {
    let board = stage.game.board();
    let corners = board.corners_of(usize::from(TB[b]));
    *corners.iter().find(|&&corner| corner / 4 == TX[x]).expect("the field meets the crossing")
}

/// The example position of the rulebook on Tutorial B, with these predictions.
pub(crate) fn example(options: Options, predictions: &[Option<Color>]) -> Table {
    let mut stage = Table::new(&options);
    let demons = [
        (Red, vec![(0, 0), (5, 0), (2, 5), (5, 1), (5, 8), (1, 2), (4, 9)]),
        (Blue, vec![(1, 0), (6, 10), (0, 3), (7, 1), (0, 1), (9, 11), (6, 2)]),
        (Yellow, vec![(8, 12), (8, 10), (9, 10), (10, 8), (8, 13), (5, 9)]),
        (Green, vec![(2, 4), (3, 6), (3, 5), (6, 5), (11, 13)]),
    ];
    let corners: Vec<(Color, u8)> = demons
        .iter()
        .flat_map(|(color, places)| places.iter().map(|place| (*color, *place)))
        .map(|(color, (x, b))| (color, corner(&stage, x, b)))
        .collect();
    stage.set(|state| {
        for (color, corner) in corners {
            stand(state, color, corner);
        }
        for b in [1, 3, 4, 5, 6, 10, 11, 12] {
            state.ghosts.insert(TB[b]);
        }
        for (player, predicted) in state.players.iter_mut().zip(predictions) {
            player.predicted = predicted.iter().copied().collect();
            player.fist = Creatures::NONE;
        }
        fill_bag(state);
    });
    stage
}
