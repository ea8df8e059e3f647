//! §DD-6 to §DD-14 Set-up.

use arrayvec::ArrayVec;
use kernel::{Agenda, Cx, Seat, Seats, Why, advance, rule};

use crate::DickeDaemonen;
use crate::event::Event;
use crate::rules::drawing;
use crate::sets::{CornerSet, Creatures, FieldSet};
use crate::state::{Player, State};
use crate::step::Step;

/// §A-25 Which seat begins; identities are seats.
static START: Why = Why { code: "start", rule: rule!("A-25") };
/// §DD-12 The opening fists; identities are colors.
static DEAL: Why = Why { code: "deal", rule: rule!("DD-12") };

/// The opening position.
pub(crate) fn start(game: &DickeDaemonen, cx: &mut Cx<'_, Event>) -> State {
    let seats = game.options.seats;
    let mut state = State {
        demons: [CornerSet::NONE; 4],
        ghosts: FieldSet::default(),
        // §DD-4 §DD-6 Everything goes into the bag.
        bag: game.content.creatures,
        discarded: Creatures::NONE,
        // §DD-14 Nobody has a color yet.
        players: (0..seats).map(|_| Player::default()).collect::<ArrayVec<_, 4>>(),
        first: Seat(0),
        active: Seat(0),
        closing: None,
        over: None,
        agenda: Agenda::default(),
    };
    deal(game, &mut state, cx);
    state.first = first_seat(game, cx);
    state.active = state.first;
    cx.tell(|| Event::Started { seat: state.first });
    state.agenda.first([Step::Begin]);
    advance(game, &mut state, cx);
    state
}

/// §DD-12 Four creatures to each fist, seat by seat; §A-26 as many with two or three players.
fn deal(game: &DickeDaemonen, state: &mut State, cx: &mut Cx<'_, Event>) {
    for seat in (0..state.seats()).map(Seat) {
        for _ in 0..game.content.fist {
            let creature = drawing::from_bag(state, seat, &DEAL, cx);
            cx.tell(|| Event::Dealt { seat, creature });
        }
    }
}

/// §DD-13 §A-25 The left neighbor of seat 0, who laid the lines; alone, seat 0 itself; or the seat
/// that the table or the lot names.
fn first_seat(game: &DickeDaemonen, cx: &mut Cx<'_, Event>) -> Seat {
    let seats = game.options.seats;
    game.options.start.seat(seats).unwrap_or_else(|| {
        let all: ArrayVec<Seat, 4> = (0..seats).map(Seat).collect();
        match *all {
            [alone] => alone,
            _ => cx.pick(&all, |seat| seat.0.into(), &START, Seats::ALL),
        }
    })
}
