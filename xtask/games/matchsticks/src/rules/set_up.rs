//! Set-up: §MS-1 to §MS-2.

use kernel::{Agenda, Cx, Seat, Why, rule};

use crate::{Event, Matchsticks, Play, State, Step, step};

static FIRST_PLAYER: Why = Why { code: "first-player", rule: rule!("MS-2") };

/// §MS-1 The heap as agreed.
pub(crate) fn start(game: &Matchsticks, cx: &mut Cx<'_, Event>) -> State {
    let mut state =
        State { heap: game.options.sticks, agenda: Agenda::of([Step::Begin]), winner: None };
    kernel::advance(game, &mut state, cx);
    state
}

/// §MS-2 Chance chooses who begins.
pub(crate) fn begin(_: step::Begin, Play { game, state, cx }: Play<'_, '_>) {
    let face = cx.die(game.options.seats.into(), &FIRST_PLAYER);
    let seat = Seat(u8::try_from(face - 1).expect("there are at most four seats"));
    cx.tell(|| Event::Began { seat });
    state.agenda.first([Step::Take { seat }]);
}
