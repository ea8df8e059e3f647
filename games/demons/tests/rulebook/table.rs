//! Builders for the stages of the rulebook tests.

use demons::state::{Held, Mortal, Place};
use demons::{Action, Demons, Event, Hex, Options, Step};
use kernel::{Game, Pack, Receipt, Seat, Seats};
use testkit::Stage;

pub(crate) const ALICE: Seat = Seat(0);
pub(crate) const BASIL: Seat = Seat(1);
pub(crate) const CLARA: Seat = Seat(2);

pub(crate) type Table = Stage<Demons>;

/// Options for this many seats, as the tests use them.
pub(crate) fn seats(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// The plain map, the small tables, and counters that no tuning touches.
pub(crate) fn stub() -> Pack {
    let files = [
        ("map.toml", include_str!("stub/map.toml")),
        ("tables.toml", include_str!("stub/tables.toml")),
        ("mortals.toml", include_str!("stub/mortals.toml")),
        ("demons.toml", include_str!("stub/demons.toml")),
        ("treasure.toml", include_str!("stub/treasure.toml")),
    ];
    Pack(files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
}

fn stage(options: &Options, pack: Option<&Pack>) -> Table {
    let game = Demons::open(options, pack).expect("the test content is sound");
    let mut dice = kernel::chance::Seeded::from_number(0);
    let state = game.start(&mut kernel::Cx::silent(&mut dice));
    Stage { game, state, opening: Vec::new(), receipt: Receipt::default() }
}

/// A table on the plain map in game-turn 2 without mortals, everybody waiting outside, seat 0 in
/// the demon-use phase.
pub(crate) fn table(options: &Options) -> Table {
    let mut table = stage(options, Some(&stub()));
    empty(&mut table);
    table
}

/// The same with the shipped content.
pub(crate) fn shipped(options: &Options) -> Table {
    let mut table = stage(options, None);
    empty(&mut table);
    table
}

fn empty(table: &mut Table) {
    let seats = table.game.seats();
    table.set(|state| {
        state.turn = 2;
        state.order = (0..seats).map(Seat).collect();
        for mortal in &mut state.mortals {
            *mortal = Mortal { hex: None, ..Mortal::new(Hex(0)) };
        }
    });
    for seat in 0..seats {
        // Far from everything and from one another.
        at(table, Seat(seat), 2000 + 3 * u16::from(seat) + 1);
    }
    to_use(table, ALICE);
}

pub(crate) fn hex(table: &Table, number: u16) -> Hex {
    table.game.content().map.find(number).expect("a hex of the map")
}

/// Puts a magician on the map.
pub(crate) fn at(table: &mut Table, seat: Seat, number: u16) {
    let hex = hex(table, number);
    table.set(|state| state.magicians[seat.index()].place = Place::At(hex));
}

/// Where a magician is, as a printed number.
pub(crate) fn place(table: &Table, seat: Seat) -> Option<u16> {
    match table.state.magicians[seat.index()].place {
        Place::At(hex) => Some(table.game.content().map.number(hex)),
        _ => None,
    }
}

/// Puts the unit with this printed number on the map; gives its index.
pub(crate) fn unit(table: &mut Table, no: u8, number: u16) -> u8 {
    let hex = hex(table, number);
    table.set(|state| state.mortals[usize::from(no) - 1] = Mortal::new(hex));
    no - 1
}

/// Where a unit stands, as a printed number.
pub(crate) fn stands(table: &Table, unit: u8) -> Option<u16> {
    let hex = table.state.mortals[usize::from(unit)].hex;
    hex.map(|hex| table.game.content().map.number(hex))
}

/// Gives a magician these demons, by priority.
pub(crate) fn hold(table: &mut Table, seat: Seat, demons: &[u8]) {
    table.set(|state| {
        for &demon in demons {
            state.pile.remove(demon - 1);
            let held = Held { demon: demon - 1, wild: true, eyes: Seats::one(seat), obeys: None };
            state.magicians[seat.index()].held.push(held);
        }
    });
}

/// The demons that a magician holds, by priority.
pub(crate) fn held(table: &Table, seat: Seat) -> Vec<u8> {
    table.state.magicians[seat.index()].held.iter().map(|held| held.demon + 1).collect()
}

/// The seat is in its demon-use phase.
pub(crate) fn to_use(table: &mut Table, seat: Seat) {
    table.set(|state| {
        state.at = Some(seat.0);
        state.usage = demons::state::Usage { open: true, ..Default::default() };
        state.agenda.clear();
        state.agenda.first([Step::Use]);
    });
}

/// The seat chooses between moving, conjuring and the shield.
pub(crate) fn to_choose(table: &mut Table, seat: Seat) {
    table.set(|state| {
        state.at = Some(seat.0);
        state.usage = demons::state::Usage::default();
        state.agenda.clear();
        state.agenda.first([Step::Choose, Step::UseStart]);
    });
}

/// Ends the demon-use phase of the last seat, so that a mortal turn follows with these dice.
pub(crate) fn mortal_turn(table: &mut Table, dice: &[u32]) -> Vec<Event> {
    let last = Seat(table.game.seats() - 1);
    to_use(table, last);
    table.act(last, &Action::End {}, dice)
}

/// Gives a magician the treasure with these dice.
pub(crate) fn own(table: &mut Table, seat: Seat, treasure: u8) {
    let index = usize::from((treasure / 10 - 1) * 6 + treasure % 10 - 1);
    table.set(|state| {
        let finder = u8::try_from(71 - index).expect("36 boxes");
        state.pile.remove(finder);
        state.boxes[index].owner = demons::state::Owner::Seat(seat);
        state.boxes[index].finder = Some(finder);
    });
}

/// Marks a treasure as discovered by this demon, nobody's yet.
pub(crate) fn discovered(table: &mut Table, treasure: u8, demon: u8) {
    let index = usize::from((treasure / 10 - 1) * 6 + treasure % 10 - 1);
    table.set(|state| {
        state.pile.remove(demon - 1);
        state.boxes[index].owner = demons::state::Owner::Nobody;
        state.boxes[index].finder = Some(demon - 1);
    });
}

/// Who owns a treasure.
pub(crate) fn owner(table: &Table, treasure: u8) -> demons::state::Owner {
    let index = usize::from((treasure / 10 - 1) * 6 + treasure % 10 - 1);
    table.state.boxes[index].owner
}

/// Makes a magician the captive of a unit.
pub(crate) fn captive(table: &mut Table, seat: Seat, unit: u8) {
    table.set(|state| state.magicians[seat.index()].place = Place::Captive(unit));
}

/// Whether an event with this code is among them.
pub(crate) fn has(events: &[Event], code: &str) -> bool {
    events.iter().any(|event| kernel::Ruled::code(event) == code)
}

/// Whether a seat is offered an action written like this.
pub(crate) fn offers(table: &Table, seat: Seat, notation: &str) -> bool {
    table.notations(seat).iter().any(|text| text == notation)
}

/// Plays the action written like this.
pub(crate) fn play(table: &mut Table, seat: Seat, notation: &str, dice: &[u32]) -> Vec<Event> {
    let action = table.find(seat, notation);
    table.act(seat, &action, dice)
}
