//! §PR-88 An impetuous unit out of order forms up in one manoeuvre if one suffices.

use demonworld::formation;
use demonworld::grid::{Direction, Facing, Hex, Place, at};
use demonworld::state::{Mood, Session, TroopId};
use demonworld::{Event, Spot, Step};

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Numbers without a pattern, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % count
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// A ragged unit of five that runs at an enemy far away; about the half of them have gone astray.
fn ragged(card: &str, numbers: &mut Numbers) -> Option<(Table, TroopId)> {
    let ranks =
        [[(8, 9), (9, 9), (10, 9), (8, 10), (9, 10)], [(8, 9), (9, 9), (8, 10), (9, 10), (8, 11)]];
    let mut hexes: Vec<(i16, i16)> = ranks[numbers.below(2)].to_vec();
    for hex in &mut hexes {
        if numbers.one_in(2) {
            let to = at(hex.0, hex.1).step(Direction::ALL[numbers.below(6)]);
            let spot = Spot::of(to).0;
            *hex = ((spot / 100).cast_signed(), (spot % 100).cast_signed());
        }
    }
    let mut apart = hexes.clone();
    apart.sort_unstable();
    apart.dedup();
    if apart.len() < hexes.len() {
        return None;
    }
    let mut table = Ground::open().with((9, 8), 'q').table();
    let unit = table.troop(ALICE, card, NORTH, &hexes);
    if numbers.one_in(3) {
        for offset in 0..5 {
            let facing = u8::try_from(numbers.below(6)).expect("six");
            table.face(table.nth(unit, offset), facing);
        }
    }
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 1)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    Some((table, unit))
}

fn places(table: &Table, unit: TroopId) -> Vec<Place> {
    let state = table.state();
    let place = |element| {
        let one = state.element(element);
        one.hex.map(|hex| Place::new(hex, one.facing))
    };
    state.members(unit).filter_map(place).collect()
}

/// Whether the unit stands in order once everybody has made one of these changes, so many having
/// stepped at most.
fn any_order(
    table: &Table,
    unit: TroopId,
    done: &mut Vec<Place>,
    (changes, most): (&dyn Fn(Place) -> Vec<Place>, usize),
) -> bool {
    let own = places(table, unit);
    if done.len() == own.len() {
        let card = table.0.game.card_of(table.state(), unit);
        let stepped = own.iter().zip(&*done).filter(|(one, two)| one.hex != two.hex).count();
        return stepped <= most && formation::shape(done, card, 0).is_organised();
    }
    changes(own[done.len()]).into_iter().any(|place| {
        let free = done.iter().all(|other| other.hex != place.hex);
        done.push(place);
        let found = free && any_order(table, unit, done, (changes, most));
        done.pop();
        found
    })
}

/// Whether one turn of everybody, or one step of everybody who looks one way, makes order: all ways
/// are tried.
fn one_will_do(table: &Table, unit: TroopId, most: usize) -> bool {
    let turns = |place: Place| Facing::ALL.map(|facing| Place::new(place.hex, facing)).to_vec();
    let open = |hex: Hex| table.0.game.map().has(hex) && hex != at(9, 8);
    let steps = |place: Place| {
        let near = place.hex.neighbours().filter(|hex| open(*hex)).chain([place.hex]);
        near.map(|hex| Place::new(hex, place.facing)).collect()
    };
    let own = places(table, unit);
    let one_way = own.iter().all(|place| place.facing == own[0].facing);
    any_order(table, unit, &mut Vec::new(), (&turns, most))
        || (one_way && any_order(table, unit, &mut Vec::new(), (&steps, most)))
}

/// §PR-44 §PR-88 Whatever its owner chooses, a unit that one manoeuvre can bring into order is in order
/// after one: against every turn and every step that there is.
#[test]
fn one_manoeuvre_if_one_will_do() {
    let mut numbers = Numbers(24);
    // Of a horde no more than three elements are moved one by one.
    for (card, most) in [("O02", 5), ("E02", 5), ("O15", 3)] {
        let mut count = 0;
        while count < 15 {
            let Some((mut table, unit)) = ragged(card, &mut numbers) else { continue };
            let before = places(&table, unit);
            if table.state().troop(unit).formation.is_organised()
                || !one_will_do(&table, unit, most)
            {
                continue;
            }
            count += 1;
            table.due(Step::Frenzy, &[]);
            let moves = |table: &Table| table.state().moving.filter(|moving| moving.troop == unit);
            let busy = |table: &Table| {
                let ragged = !table.state().troop(unit).formation.is_organised();
                moves(table).is_some_and(|moving| ragged || moving.session != Session::None)
            };
            while busy(&table) {
                let list = table.lists(ALICE);
                table.act(ALICE, &list[numbers.below(list.len())], &[]);
            }
            let formation = table.state().troop(unit).formation;
            assert!(formation.is_organised(), "{card}: {before:?} {:?}", places(&table, unit));
            assert!(moves(&table).is_none_or(|moving| moving.used <= 1), "{card}: {before:?}");
        }
    }
}

/// §PR-44 §PR-88 As few step as can: of a line with a gap in it one closes it, and who may choose,
/// chooses.
#[test]
fn as_few_as_can_step() {
    let mut table = Table::open();
    let line = [(6, 10), (7, 10), (8, 10), (10, 10), (11, 10), (6, 11), (7, 11)];
    let unit = table.troop(ALICE, "O02", NORTH, &line);
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 1)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    let events = table.due(Step::Frenzy, &[]);
    let steps = |events: &[Event]| {
        events.iter().filter(|event| matches!(event, Event::Stepped { .. })).count()
    };
    let mut count = steps(&events);
    while !table.state().troop(unit).formation.is_organised() {
        let list = table.lists(ALICE);
        count += steps(&table.act(ALICE, &list[0], &[]));
    }
    assert_eq!(count, 2, "{:?}", table.spots(unit));
}

/// §DW-130 §PR-45 §PR-88 An impetuous unit that a turn has brought out of order takes the free step if it
/// brings it back.
#[test]
fn the_free_step_is_taken() {
    let mut table = Table::open();
    let unit =
        table.troop(ALICE, "O02", SOUTH, &[(8, 10), (9, 10), (10, 10), (11, 10), (8, 9), (9, 9)]);
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 1)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    table.due(Step::Frenzy, &[]);
    let mending =
        |table: &Table| table.state().moving.is_some_and(|moving| moving.session == Session::Mend);
    // The prey is behind: all turn, unless one may choose by which angle.
    let turn = table.lists(ALICE).into_iter().find(|one| one.starts_with("turn "));
    if let Some(turn) = turn.filter(|_| !mending(&table)) {
        table.act(ALICE, &turn, &[]);
    }
    while mending(&table) {
        assert!(!table.can(ALICE, "done") && !table.can(ALICE, "decline"));
        let list = table.lists(ALICE);
        table.act(ALICE, &list[0], &[]);
    }
    let formation = table.state().troop(unit).formation;
    assert!(formation.is_organised(), "{:?}", table.spots(unit));
    assert_ne!(places(&table, unit)[0].facing, Facing(SOUTH), "it has turned");
}
