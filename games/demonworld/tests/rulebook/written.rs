//! Positions written by hand: what could never go on is refused with the reason.

use demonworld::state::{ElementId, TroopId};
use demonworld::{Demonworld, Options, State, Step};
use kernel::{Game, SetupError, Turn};
use testkit::Stage;

/// A battle in its first movement phase.
fn moving() -> Stage<Demonworld> {
    let mut stage = Stage::<Demonworld>::new(&Options::default());
    for step in 0..900usize {
        let Turn::To(seats) = stage.turn() else { panic!("the battle is not over yet") };
        let seat = seats.iter().next().expect("somebody is asked");
        if stage.question(seat).is_some_and(|question| question.code == "turns") {
            return stage;
        }
        let list = stage.legal(seat);
        stage.act_freely(seat, &list[(step * 31 + 7) % list.len()]);
    }
    panic!("nobody has come to move")
}

/// Why a position is refused.
fn refused(stage: &Stage<Demonworld>, change: impl FnOnce(&mut State)) -> String {
    let mut written = stage.state.clone();
    change(&mut written);
    match stage.game.sound(&written) {
        Ok(()) => String::new(),
        Err(SetupError(reasons)) => {
            let told = |reason: &kernel::Reason| format!("{} {}", reason.at, reason.values[0].1);
            reasons.iter().map(told).collect::<Vec<_>>().join("; ")
        }
    }
}

/// §DW-275 §PR-138 A position as play reaches it is taken; one after whose question the turn would not go on,
/// or in which something waits that belongs to another phase, is not.
#[test]
fn the_turn_has_to_go_on() {
    let stage = moving();
    assert_eq!(refused(&stage, |_| {}), "");
    let dry = refused(&stage, |state| {
        let top = *state.agenda.top().expect("somebody is asked");
        state.agenda.clear();
        state.agenda.first([top]);
    });
    assert!(dry.contains("the turn would not go on"), "{dry}");
    let foreign = refused(&stage, |state| {
        let top = state.agenda.take().expect("somebody is asked");
        state.agenda.first([top, Step::Judge]);
    });
    assert!(foreign.contains("agenda Judge in another phase"), "{foreign}");
}

/// §PR-132 Nobody flies out of a melee who cannot fly, however the position is written.
#[test]
fn footmen_do_not_fly_off() {
    let stage = moving();
    let element = ElementId(0);
    let flying = refused(&stage, |state| {
        state.troop_mut(TroopId(0)).idle = state.turn + 1;
        state.agenda.clear();
        state.agenda.first([
            Step::FlyOff { element },
            Step::Frays,
            Step::Check,
            Step::Muster,
            Step::Rally { from: TroopId(0) },
            Step::EndTurn,
        ]);
    });
    assert!(flying.contains("agenda FlyOff { element: ElementId(0) }"), "{flying}");
}

/// §PR-42 §PR-112 §PR-125 Numbers that play never counts up to are refused, in whatever field they stand.
#[test]
fn numbers_beyond_play() {
    let stage = moving();
    let wind = refused(&stage, |state| state.weather.speed = 200);
    assert!(wind.contains("weather.speed 200"), "{wind}");
    let slain = refused(&stage, |state| state.troop_mut(TroopId(0)).slain = 255);
    assert!(slain.contains("troops[0].slain 255"), "{slain}");
    let idle = refused(&stage, |state| state.troop_mut(TroopId(0)).idle = 99);
    assert!(idle.contains("troops[0].idle 99"), "{idle}");
}
