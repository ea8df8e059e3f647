//! The sense of the game for opponents and hints: points won, in reach and under threat, and which plans fit.

use kernel::chance::Ways;
use kernel::{CERTAIN, Chance, Heuristic, Label, Seat, Seats, Term, WHIM};

use crate::Demonworld;
use crate::action::Action;
use crate::advice;
use crate::content::Objective;
use crate::grid::{Hex, column_row};
use crate::ids::Order;
use crate::rules::course::{ending, orders};
use crate::rules::ground::{routes, zone};
use crate::rules::movement::walk;
use crate::state::{Mood, SEATS, State, TroopId};
use crate::step::Step;
use crate::threat::threat;

/// Decisions of a playout before the estimate ends it: about four turns of a small battle.
const FORESIGHT: u32 = 150;
/// No estimate is surer than this.
const SURE: i32 = 40;

/// One part in so many of what is threatened comes true: the enemy moves as well.
const DOUBT: i32 = 3;

/// The lead of a seat in points, as the battle stands and as objectives and threats promise.
fn lead(game: &Demonworld, state: &State, seat: Seat) -> i32 {
    let total =
        |seat| i32::from(ending::sheet(game, state, seat).total()) + hopes(game, state, seat);
    total(seat) - total(Seat(1 - seat.0)) + threat(game, state, seat) / DOUBT
}

/// How near an objective somebody must be to hope for it.
const WAY: u8 = 16;

/// §PR-136 Points of objectives that a seat may hope to hold, because it is nearer than the enemy:
/// up to half of each, less from farther away.
pub(crate) fn hopes(game: &Demonworld, state: &State, seat: Seat) -> i32 {
    let near = |seat: Seat, hex: Hex| {
        let able = |id: &TroopId| {
            state.troop(*id).mood == Mood::Steady && game.card_of(state, *id).gun.is_none()
        };
        let all = state.own(seat).filter(able).flat_map(|id| state.standing(id));
        let distances = all.filter_map(|one| Some(state.element(one).hex?.distance(hex)));
        distances.min().unwrap_or(WAY).min(WAY)
    };
    let open = game.scenario().objectives.iter().filter(|objective| {
        let held = ending::holder(game, state, objective.hex);
        held != Some(seat) && near(seat, objective.hex) < near(Seat(1 - seat.0), objective.hex)
    });
    let hope = |objective: &Objective| {
        let left = i32::from(WAY - near(seat, objective.hex));
        i32::from(objective.points) * left / (2 * i32::from(WAY))
    };
    open.map(hope).sum()
}

/// The least distance of a troop to an enemy.
pub(crate) fn nearest(state: &State, troop: TroopId) -> Option<u8> {
    let seat = state.troop(troop).seat;
    let hexes = |id: TroopId| state.standing(id).filter_map(|one| state.element(one).hex);
    let enemies = || state.ids().filter(|&id| state.troop(id).seat != seat).flat_map(hexes);
    hexes(troop).filter_map(|here| enemies().map(|there| here.distance(there)).min()).min()
}

/// What an order is good for where a troop stands, and how well it fits: shooters shoot, others go
/// for the enemy when he is in reach.
pub(crate) fn purpose(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    order: Order,
) -> (Option<&'static str>, u32) {
    let card = game.card_of(state, troop);
    let near = u32::from(nearest(state, troop).unwrap_or(u8::MAX));
    let reach = card.ranged.as_ref().map_or(0, |missile| u32::from(missile.reach()));
    let charge = u32::from(card.points_of(Order::Charge)) / 3;
    let shoots = reach > 0 && near <= reach + 2;
    match order {
        Order::Hold if shoots => (Some("shoots"), 60),
        Order::Skirmish if shoots => (Some("shoots"), 30),
        Order::Charge if reach == 0 && near <= charge + 1 => (Some("attacks"), 60),
        Order::Skirmish if reach == 0 && near <= charge => (Some("attacks"), 20),
        Order::Move if near > charge => (Some("advances"), 50),
        Order::Hold if near <= 2 => (Some("braces"), 12),
        _ => (None, 3),
    }
}

/// §PR-133 How well a place of deployment fits: in front, and towards the middle. Odd rows lie half a
/// hex to the east, so quarters of a hex are counted: a half turn of the field changes nothing.
fn post(game: &Demonworld, state: &State, seat: Seat, hex: Hex) -> u32 {
    let ahead = routes::rows_left(game, state, seat, hex);
    let (column, row) = column_row(hex);
    let end = 2 * i16::from(game.map().columns) - 1;
    let aside = (4 * column + 2 * (row % 2) - end).abs();
    u32::try_from(ahead * 2 * end + end - aside).unwrap_or(1)
}

/// How promising an action looks.
fn weight(game: &Demonworld, state: &State, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Order { order } => {
            orders::ask(state, seat).map_or(1, |troop| purpose(game, state, troop, order).1)
        }
        Action::Look { facing } if facing == zone::forward(state, seat) => 90,
        Action::Look { .. } => 1,
        Action::Place { hex } => post(game, state, seat, hex.hex()),
        Action::Front { width } if (4..=5).contains(&width) => 20,
        Action::March { troop } => match nearest(state, troop) {
            Some(near) if near < 12 => 60,
            _ => 40,
        },
        Action::Assault { .. } | Action::CloseUp {} | Action::Swoop { .. } => 90,
        Action::Fire { .. } | Action::Strike { .. } | Action::Drink {} => 60,
        Action::Shell { hex, .. } => {
            let enemy = |hex: Hex| state.at(game, hex).is_some_and(|id| state.seat_of(id) != seat);
            let near = || hex.hex().neighbours().any(enemy);
            if enemy(hex.hex()) { 60 } else { u32::from(near()) * 6 }
        }
        Action::Breathe { .. } | Action::Cast { .. } => 50,
        Action::Approach { .. }
        | Action::FlyNear { .. }
        | Action::UseRing {}
        | Action::Engage { .. } => 30,
        Action::FaceFoe {} | Action::Rally {} | Action::StepIn { .. } => 40,
        Action::Back { .. } => 12,
        // §DW-31 Nobody in his senses turns his back on an enemy beside him.
        Action::Face { element, facing }
            if matches!(state.agenda.top(), Some(Step::Aspects { .. })) =>
        {
            if walk::facings(game, state, element).contains(&facing) { 3 } else { 1 }
        }
        // §PR-135 Most cards fight where the army fights.
        Action::Decline {} if state.is_deploying() => 20,
        Action::Seize { .. } | Action::FlyTo { .. } => 10,
        Action::Curb {} | Action::GoFirst {} | Action::GoSecond {} | Action::Done {} => 6,
        Action::Pass {} | Action::Cease {} | Action::Retire {} => 2,
        _ => 3,
    }
}

/// Heavier actions are taken far more often than light ones.
fn sharp(weight: u32) -> u32 {
    (weight * weight).max(1)
}

impl Heuristic for Demonworld {
    /// §PR-137 The lead in points, a winning one being nearly sure at the end.
    fn judge(&self, state: &State, out: &mut Vec<i32>) {
        let margin = i32::from(self.scenario().margin).max(1);
        let left = i32::from(self.turns().saturating_sub(state.turn));
        for seat in SEATS {
            let lead = lead(self, state, seat) * CERTAIN / (margin * (3 + left));
            out.push((CERTAIN / 2 + lead).clamp(SURE, CERTAIN - SURE));
        }
    }

    fn terms(&self, state: &State, seat: Seat, out: &mut Vec<Term>) {
        advice::terms(self, state, seat, out);
    }

    fn labels(&self, state: &State, seat: Seat, out: &mut Vec<Label>) {
        let army = state.own(seat).next().map(|id| self.card_of(state, id).faction.to_string());
        let side = if state.side(seat) == 0 { "south" } else { "north" };
        out.extend([
            Label { code: "army", value: army.unwrap_or_default() },
            Label { code: "side", value: side.to_owned() },
            Label { code: "turns", value: state.turn.to_string() },
        ]);
    }

    fn weigh(&self, state: &State, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        out.extend(listed.iter().map(|&action| weight(self, state, seat, action)));
    }

    fn foresight(&self) -> u32 {
        FORESIGHT
    }

    fn impulse(&self, state: &State, seat: Seat, listed: &[Action], own: &mut dyn Chance) -> usize {
        let moves = matches!(state.agenda.top(), Some(Step::Move { .. }));
        let plan = |action: &Action| {
            matches!(
                action,
                Action::Assault { .. }
                    | Action::Approach { .. }
                    | Action::Swoop { .. }
                    | Action::FlyNear { .. }
                    | Action::FaceFoe {}
            )
        };
        // A hasty player follows a plan wherever there is one.
        let planned = moves && listed.iter().any(plan);
        let weights: Vec<u32> = listed
            .iter()
            .map(|action| {
                let follows = !planned || plan(action);
                if follows { sharp(weight(self, state, seat, *action)) } else { 1 }
            })
            .collect();
        own.settle(Ways::Weighted(&weights), &WHIM, Seats::NONE) as usize
    }
}
