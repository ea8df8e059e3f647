//! Positions written by hand that could not be played on.

use dungeon_lords::ids::Trap;
use dungeon_lords::state::Player;
use dungeon_lords::{DungeonLords, Options, State, Step};
use kernel::chance::Seeded;
use kernel::{Cx, Game, Seat, Turn};

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

/// A position in the middle of planning or fighting, and what `sound` says of it after a change.
fn in_combat(wanted: impl Fn(&State) -> bool, change: impl Fn(&mut State)) -> Vec<String> {
    let game = DungeonLords::open(&Options::default(), None).expect("the defaults open");
    for number in 0..100 {
        let mut choices = Seeded::from_number(number);
        let mut dice = Seeded::from_number(1000 + number);
        let mut state = game.start(&mut Cx::silent(&mut dice));
        while !state.over {
            if wanted(&state) {
                assert_eq!(game.sound(&state), Ok(()));
                change(&mut state);
                let reasons = game.sound(&state).err().map_or(Vec::new(), |reasons| reasons.0);
                return reasons.into_iter().map(|reason| reason.at).collect();
            }
            let Turn::To(seats) = game.turn(&state) else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let mut offers = Vec::new();
            game.legal(&state, seat, &mut offers);
            let place = choices.below(u32::try_from(offers.len()).expect("few")) as usize;
            game.play(&mut state, seat, &offers[place], &mut Cx::silent(&mut dice));
        }
    }
    panic!("no such position in a hundred games");
}

/// §DL-79 Who fights has had his turn: nobody fights while his own battle is still to come.
#[test]
fn nobody_fights_before_his_turn() {
    let fighting = |state: &State| {
        state.battle.is_some()
            && state.agenda.iter().any(|step| matches!(step, Step::Battle { turn } if *turn < 3))
    };
    let later = in_combat(fighting, |state| {
        let last = state.turn_order().next_back().expect("somebody is last");
        let battle = state.battle.as_mut().expect("a battle is on");
        battle.seat = last;
    });
    assert!(later.contains(&"battle.seat".to_owned()), "{later:?}");
}

/// §DL-79 Nothing is left of a plan once its battle has begun.
#[test]
fn a_plan_does_not_outlive_its_battle() {
    let fighting = |state: &State| {
        let battle = state.battle.as_ref();
        battle.is_some_and(|battle| state.player(battle.seat).trap_count() > 0)
    };
    let left = in_combat(fighting, |state| {
        let seat = state.battle.as_ref().expect("a battle is on").seat;
        let held = Trap::ALL.iter().find(|trap| state.player(seat).traps[trap.index()] > 0);
        state.players[seat.index()].plan.traps[0] = held.copied();
    });
    assert!(left.iter().any(|at| at.starts_with("players") && at.contains("plan")), "{left:?}");
}

/// §DL-81 A part of the plan that was not asked yet is not answered either.
#[test]
fn a_plan_holds_what_was_answered() {
    let planning = |state: &State| {
        state.agenda.top() == Some(&Step::Plan)
            && state.players.iter().any(|player| player.stage == 0 && player.trap_count() > 0)
    };
    let early = in_combat(planning, |state| {
        let holder = |player: &&mut Player| player.stage == 0 && player.trap_count() > 0;
        let player = state.players.iter_mut().find(holder).expect("that was looked for");
        let held = Trap::ALL.iter().find(|trap| player.traps[trap.index()] > 0);
        player.plan.traps[0] = held.copied();
    });
    assert!(early.iter().any(|at| at.starts_with("players") && at.contains("plan")), "{early:?}");
}
