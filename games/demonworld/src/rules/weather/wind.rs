//! §DW-1 §DW-2 §DW-240 to §DW-248 §PR-124 to §PR-126 Wind, and how fires develop.

use kernel::{Cx, Why, rule};

use super::fire;
use crate::action::Spot;
use crate::event::Event;
use crate::grid::{Direction, Hex};
use crate::state::State;
use crate::step;
use crate::{Demonworld, Play};

static DIRECTION: Why = Why { code: "wind-direction", rule: rule!("PR-124") };
static SPEED: Why = Why { code: "wind-speed", rule: rule!("PR-124") };
static WIND: Why = Why { code: "wind", rule: rule!("DW-1") };
static SPREAD: Why = Why { code: "spread", rule: rule!("PR-126") };

/// §PR-124 The wind of the first turn.
pub(crate) fn begin(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    if !game.chapters().fire {
        return;
    }
    let face = u8::try_from(cx.die(6, &DIRECTION)).expect("a die");
    let speed = u8::try_from(cx.die(6, &SPEED)).expect("a die");
    state.weather.direction = Direction::of_die(face).0;
    state.weather.speed = speed;
    let direction = Direction(state.weather.direction);
    cx.tell(|| Event::WindTurned { die: face, direction, speed });
}

/// §DW-1 §DW-2 §PR-125 The start of a turn: the wind, then the fires.
pub(crate) fn turn(_: step::Weather, Play { game, state, cx }: Play<'_, '_>) {
    if !game.chapters().fire {
        return;
    }
    if state.turn <= 1 {
        begin(game, state, cx);
        return;
    }
    blow(game, state, cx);
    burn_down(state, cx);
    spread(game, state, cx);
}

/// §DW-240 to §DW-248 The wind turns or changes its speed.
fn blow(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    let die = u8::try_from(cx.die(20, &WIND)).expect("a die");
    let change = game.content().tables.wind(die);
    let direction = Direction(state.weather.direction).turned(change.turn);
    let speed = state.weather.speed.saturating_add_signed(change.speed);
    state.weather.direction = direction.0;
    state.weather.speed = speed;
    cx.tell(|| Event::WindTurned { die, direction, speed });
}

/// §PR-125 Every counter falls by one; at 0 a hex is burnt for good.
fn burn_down(state: &mut State, cx: &mut Cx<'_, Event>) {
    let weather = &mut state.weather;
    for fire in &mut weather.fires {
        // What was lit to burn from now on has its whole time before it.
        if fire.fresh {
            fire.fresh = false;
        } else {
            fire.left = fire.left.saturating_sub(1);
        }
    }
    let out: Vec<Hex> =
        weather.fires.iter().filter(|fire| fire.left == 0).map(|fire| fire.hex).collect();
    weather.fires.retain(|fire| fire.left > 0);
    for hex in out {
        weather.burnt.push(hex);
        cx.tell(|| Event::FireOut { hex: Spot::of(hex).into() });
    }
    weather.burnt.sort_unstable();
}

/// §PR-126 Fires jump with the wind; new ones begin when all dice have fallen.
fn spread(game: &Demonworld, state: &mut State, cx: &mut Cx<'_, Event>) {
    let speed = state.weather.speed;
    if speed == 0 {
        return;
    }
    let wind = Direction(state.weather.direction);
    let needed = u32::from(game.content().tables.spread) + u32::from(speed);
    let burning: Vec<Hex> = state.weather.fires.iter().map(|fire| fire.hex).collect();
    let mut caught = Vec::new();
    for hex in burning {
        for direction in [wind, wind.turned(-1), wind.turned(1)] {
            let next = hex.step(direction);
            if fire::can_burn(game, state, next) && cx.die(20, &SPREAD) <= needed {
                caught.push(next);
            }
        }
    }
    for hex in caught {
        fire::light(game, state, (hex, false), cx);
    }
}
