//! §13.0a to §13.2a Discovering and seizing treasure.

use kernel::chance::Why;
use kernel::{Cx, Seat, rule};

use crate::action::Action;
use crate::event::{Event, Farewell};
use crate::ids::{Demon, Prize};
use crate::illegal::Illegal;
use crate::options::GridDice;
use crate::rules::control;
use crate::state::{Owner, Place, Ring, State};
use crate::{Demons, Found};

static GRID: Why = Why { code: "grid", rule: rule!("13.0b") };
static SEIZE: Why = Why { code: "seize", rule: rule!("13.0c") };

/// §13.0b §X-28 Two dice name a box; §13.2a a discovered one is rolled again.
pub(crate) fn discover(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    demon: u8,
    cx: &mut Cx<'_, Event>,
) {
    loop {
        let (first, second) = (cx.die(6, &GRID), cx.die(6, &GRID));
        let index = box_of(game, first, second);
        let found = &mut state.boxes[index as usize];
        if found.owner != Owner::Unknown {
            cx.tell(|| Event::BoxKnown { first, second });
            continue;
        }
        found.owner = Owner::Nobody;
        found.finder = Some(demon);
        found.counter = Some((seat, demon));
        cx.tell(|| {
            let treasure = u8::try_from(index).expect("the grid has 36 boxes");
            Event::Discovered {
                seat,
                demon: Demon(demon),
                treasure: Prize::Treasure(treasure),
                hex: game.printed(game.content.treasures[index as usize].hex),
                first,
                second,
            }
        });
        return;
    }
}

/// §X-28 The box that two dice name: row and column, or by their sum the first row and then the
/// last column.
fn box_of(game: &Demons, first: u32, second: u32) -> u32 {
    match game.options.grid_dice {
        GridDice::Pair => (first - 1) * 6 + second - 1,
        GridDice::Sum => match first + second {
            sum @ ..=7 => sum - 2,
            sum => (sum - 6) * 6 - 1,
        },
    }
}

/// The boxes that the thirty-six throws of two dice name.
pub(crate) fn throws(game: &Demons) -> impl Iterator<Item = u8> {
    let dice = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
    dice.map(|(first, second)| u8::try_from(box_of(game, first, second)).expect("36 boxes"))
}

/// §13.2a Whether the dice can still name a box that nobody has discovered.
pub(crate) fn is_left(game: &Demons, state: &State) -> bool {
    throws(game).any(|index| state.boxes[usize::from(index)].owner == Owner::Unknown)
}

/// §12.3F §X-24 The demons that he may release for a treasure: borrowed ones only in the demon-use
/// phase in which he borrowed them.
fn tools(state: &State, seat: Seat) -> impl Iterator<Item = u8> {
    let phase = state.usage.open;
    control::obeying(state, seat)
        .filter(move |&demon| phase || control::own(state, seat).any(|held| held.demon == demon))
}

/// §13.0c Whether this demon can be released for this treasure now.
pub(crate) fn check(
    game: &Demons,
    state: &State,
    seat: Seat,
    number: u8,
    demon: u8,
) -> Result<(), Illegal> {
    let Some(index) = Demons::treasure_of(number) else {
        return Err(Illegal::NotDiscovered { treasure: number });
    };
    let treasure = &state.boxes[usize::from(index)];
    let (Owner::Nobody, Some(finder)) = (treasure.owner, treasure.finder) else {
        return Err(Illegal::NotDiscovered { treasure: number });
    };
    // §X-61 A captive does not seize.
    let hex = game.content.treasures[usize::from(index)].hex;
    if state.magician(seat).place != Place::At(hex) {
        return Err(Illegal::NotHere { treasure: number });
    }
    if state.usage.tried & (1 << index) != 0 {
        return Err(Illegal::TriedAlready { treasure: number });
    }
    let priority = demon.saturating_add(1);
    if !tools(state, seat).any(|held| held == demon) {
        return Err(Illegal::NotHeld { demon: priority });
    }
    // §13.1a §X-29 §X-68
    if demon >= finder {
        return Err(Illegal::NoPriority { demon: priority, finder: finder + 1 });
    }
    Ok(())
}

/// §13.0c Boxes in his hex, with the demons that can be released for them.
pub(crate) fn answers(game: &Demons, state: &State, seat: Seat, found: &mut Found<'_>) {
    let Place::At(hex) = state.magician(seat).place else { return };
    for (index, treasure) in (0u8..).zip(&game.content.treasures) {
        if treasure.hex != hex {
            continue;
        }
        let number = Demons::treasure_number(index);
        for demon in tools(state, seat) {
            if check(game, state, seat, number, demon).is_ok() {
                found(Action::Seize { treasure: number, demon: demon + 1 });
            }
        }
    }
}

/// §13.0c The die at most the seize number: gained, §13.1a the demon stays as token; §X-27 else
/// the demon is lost.
pub(crate) fn seize(
    game: &Demons,
    state: &mut State,
    seat: Seat,
    number: u8,
    demon: u8,
    cx: &mut Cx<'_, Event>,
) {
    let index = Demons::treasure_of(number).expect("the treasure was checked");
    let kind = &game.content.treasures[usize::from(index)];
    state.usage.tried |= 1 << index;
    let die = cx.die(6, &SEIZE);
    let (needed, thousands) = (kind.seize, kind.thousands);
    if die <= u32::from(needed) {
        control::take(state, demon);
        cx.reveal();
        let treasure = &mut state.boxes[usize::from(index)];
        treasure.owner = Owner::Seat(seat);
        treasure.counter = Some((seat, demon));
        cx.tell(|| {
            let (demon, treasure) = (Demon(demon), Prize::Treasure(index));
            Event::Seized { seat, demon, treasure, die, needed, thousands }
        });
    } else {
        cx.tell(|| {
            let (demon, treasure) = (Demon(demon), Prize::Treasure(index));
            Event::SeizureFailed { seat, demon, treasure, die, needed }
        });
        control::release(state, demon, Farewell::Seizure, cx);
    }
}

/// §X-42 What lay in the base of this unit is lost.
pub(crate) fn lose_hoard(state: &mut State, unit: u8) {
    for treasure in &mut state.boxes {
        if treasure.owner == Owner::Hoard(unit) {
            treasure.owner = Owner::Lost;
            treasure.counter = None;
        }
    }
    if state.ring == Ring::Hoard(unit) {
        state.ring = Ring::Lost;
    }
}

/// §X-70 Gifts, where the table allows them: any treasure or the ring, to anybody in the game.
pub(crate) fn gifts(game: &Demons, state: &State, seat: Seat, found: &mut Found<'_>) {
    if !game.options.free_transfer {
        return;
    }
    for target in state.all_seats().filter(|&other| other != seat && state.plays(other)) {
        let numbers = state.owned(seat).map(Demons::treasure_number);
        numbers.for_each(|treasure| found(Action::Give { treasure, target: target.0 }));
        if state.ring == Ring::Seat(seat) {
            found(Action::GiveRing { target: target.0 });
        }
    }
}

/// §X-70 §11.0b A gift is made.
pub(crate) fn give(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let (treasure, heir_seat) = match action {
        Action::Give { treasure, target } => {
            let index = Demons::treasure_of(treasure).expect("the treasure was checked");
            hand_over(state, index, Owner::Seat(Seat(target)));
            (Prize::Treasure(index), Seat(target))
        }
        Action::GiveRing { target } => {
            state.ring = Ring::Seat(Seat(target));
            (Prize::Ring, Seat(target))
        }
        _ => return,
    };
    cx.tell(|| Event::Gave { seat, treasure, heir_seat });
}

/// §X-68 §X-70 A treasure changes hands by record alone: the counter on it leaves the game.
pub(crate) fn hand_over(state: &mut State, treasure: u8, owner: Owner) {
    let treasure = &mut state.boxes[usize::from(treasure)];
    treasure.owner = owner;
    treasure.counter = None;
}
