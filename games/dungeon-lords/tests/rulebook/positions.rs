//! Positions written by hand that could not be played on.

use dungeon_lords::{DungeonLords, Options, State, Step};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat};

fn opened() -> (DungeonLords, State) {
    let game = DungeonLords::open(&Options::default(), None).expect("the defaults open");
    let mut dice = Seeded::from_number(1);
    let state = game.start(&mut Cx::silent(&mut dice));
    (game, state)
}

/// The codes and places of the reasons after a change.
fn refused(change: impl Fn(&mut State)) -> Vec<(&'static str, String)> {
    let (game, mut state) = opened();
    assert_eq!(game.sound(&state), Ok(()));
    change(&mut state);
    let reasons = game.sound(&state).expect_err("it cannot be played").0;
    reasons.into_iter().map(|reason| (reason.code, reason.at)).collect()
}

/// §DL-2 An agenda that would run dry is refused with the step after which nothing is left.
#[test]
fn an_agenda_that_runs_dry_is_refused() {
    let dry = |step: Step| {
        refused(|state| {
            state.agenda.clear();
            state.agenda.first([step]);
        })
    };
    for step in [Step::Shelve, Step::Command, Step::Plan, Step::Peek { seat: Seat(0) }] {
        let codes = dry(step);
        assert!(codes.contains(&("agenda-order", "agenda".to_owned())), "{step:?}: {codes:?}");
    }
    let upside_down = refused(|state| {
        state.agenda.clear();
        state.agenda.first([Step::Begin, Step::Shelve]);
    });
    let order = upside_down.iter().filter(|(code, _)| *code == "agenda-order").count();
    assert_eq!(order, 2, "{upside_down:?}");
}

/// §DL-59 Nobody has answered more questions than were asked.
#[test]
fn nobody_has_answered_more_than_was_asked() {
    let codes = refused(|state| state.players[1].stage = 2);
    assert_eq!(codes, [("unsound", "players[1].stage".to_owned())]);
}

/// §DL-49 What is due is due from whoever settles now, not from somebody with such units.
#[test]
fn nobody_settles_for_somebody_else() {
    let due_of = |place: u8| {
        refused(move |state| {
            let owner = state.in_turn(place).expect("somebody sits there");
            state.players[owner.index()].lair[0] = 1;
            state.due[0] = 1;
            state.agenda.first([Step::PayDay { turn: 0 }]);
        })
    };
    let due = ("unsound", "due".to_owned());
    assert!(due_of(1).contains(&due), "{:?}", due_of(1));
    assert!(!due_of(0).contains(&due), "{:?}", due_of(0));
}
