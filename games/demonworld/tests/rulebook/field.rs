//! A field for rulebook tests: troops of the first clash, set by hand.

use demonworld::grid::{Facing, Hex, at};
use demonworld::ids::Order;
use demonworld::state::{ElementId, TroopId};
use demonworld::{Demonworld, Level, Options, Side, Step};
use kernel::Seat;
use testkit::Stage;

/// The troops of both armies, off the board, in the second turn.
pub(crate) fn battle(south: Side, north: Side) -> Stage<Demonworld> {
    let options = Options { south, north, level: Level::Advanced, ..Options::default() };
    let mut stage = Stage::<Demonworld>::new(&options);
    stage.state.turn = 2;
    stage.state.agenda.clear();
    stage.state.agenda.first([Step::EndTurn]);
    stage
}

/// Troops of the first clash: 0 to 2 are those of the south.
pub(crate) const SOUTH: [TroopId; 3] = [TroopId(0), TroopId(1), TroopId(2)];
/// 3 to 5 are those of the north.
pub(crate) const NORTH: [TroopId; 3] = [TroopId(3), TroopId(4), TroopId(5)];

/// The n-th element of a troop.
pub(crate) fn nth(stage: &Stage<Demonworld>, troop: TroopId, n: u8) -> ElementId {
    ElementId(stage.state.troop(troop).first.0 + n)
}

/// Puts an element on a column and a row, looking there.
pub(crate) fn put(
    stage: &mut Stage<Demonworld>,
    element: ElementId,
    (column, row): (i16, i16),
    facing: u8,
) {
    stand(stage, element, at(column, row), facing);
}

/// Puts an element on a hex, looking there.
pub(crate) fn stand(stage: &mut Stage<Demonworld>, element: ElementId, hex: Hex, facing: u8) {
    let game = stage.game.clone();
    stage.state.lift(&game, element);
    stage.state.put(&game, element, hex, Facing(facing));
}

/// Gives a troop an order that lies open.
pub(crate) fn order(stage: &mut Stage<Demonworld>, troop: TroopId, order: Order) {
    stage.state.troop_mut(troop).order = Some(order);
}

/// The two have met in an earlier melee phase.
pub(crate) fn know(stage: &mut Stage<Demonworld>, one: TroopId, two: TroopId) {
    stage.state.troop_mut(one).foes = stage.state.troop(one).foes.with(two);
    stage.state.troop_mut(two).foes = stage.state.troop(two).foes.with(one);
}

/// The seat of the south.
pub(crate) const S: Seat = Seat(0);
/// The seat of the north.
pub(crate) const N: Seat = Seat(1);
