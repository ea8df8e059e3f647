//! §DD-25 to §DD-30 Prediction; alone, §DD-43 to §DD-45.

use arrayvec::ArrayVec;
use kernel::{Cx, Seat, Seats, Veiled, rule};

use crate::DickeDaemonen;
use crate::action::{Action, Colors};
use crate::color::Color;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::SoloLeftovers;
use crate::rules::placing::{check_in_fist, leave_fist};
use crate::sets::Creatures;
use crate::state::{Returned, State};

/// §DD-45 Most colors of a solo prediction.
const SOLO_COLORS: usize = 3;

/// §A-33 Whether the seat is asked: it has not predicted and holds something. Both are public, so
/// being asked tells nobody what the fist holds.
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.predicted.is_empty() && !player.fist.is_empty()
}

/// One color, then two, then three, each in color order; declining last.
pub(crate) fn answers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let mut chosen = Colors::default();
    for length in 1..=most_colors(state) {
        extend(state, seat, length, &mut chosen, out);
    }
    out.push(Action::Decline);
}

/// Lists every way to go on with `left` more different colors of the fist.
fn extend(state: &State, seat: Seat, left: usize, chosen: &mut Colors, out: &mut Vec<Action>) {
    if left == 0 {
        out.push(Action::Predict { colors: chosen.clone() });
        return;
    }
    for color in state.player(seat).fist.colors() {
        if !chosen.0.contains(&color) && check_free(state, color).is_ok() {
            chosen.0.push(color);
            extend(state, seat, left - 1, chosen, out);
            chosen.0.pop();
        }
    }
}

/// §DD-27 §DD-45 §A-19 One color; alone, up to three at one moment.
fn most_colors(state: &State) -> usize {
    if state.is_solo() { SOLO_COLORS } else { 1 }
}

/// §DD-27 Nobody predicts twice.
pub(crate) fn check_not_again(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
    match (action, state.player(seat).predicted.first()) {
        (Action::Predict { .. }, Some(&creature)) => Err(Illegal::AlreadyPredicted { creature }),
        _ => Ok(()),
    }
}

/// Whether these colors may be predicted: §DD-25 §A-16 held in the fist, §DD-28 free, §DD-45 not
/// too many and all different.
pub(crate) fn check_colors(state: &State, seat: Seat, colors: &Colors) -> Result<(), Illegal> {
    let held = |&color: &Color| check_in_fist(state, seat, color, rule!("DD-25"));
    colors.0.iter().try_for_each(held)?;
    colors.0.iter().try_for_each(|&color| check_free(state, color))?;
    let allowed = most_colors(state);
    if colors.0.len() > allowed {
        let count = |n: usize| u8::try_from(n).expect("at most five colors");
        return Err(Illegal::TooManyColors {
            colors: colors.0.iter().map(|color| color.letter()).collect(),
            given: count(colors.0.len()),
            allowed: count(allowed),
        });
    }
    let repeated = colors.0.iter().enumerate().find(|(i, color)| colors.0[..*i].contains(color));
    match repeated {
        Some((_, &creature)) => Err(Illegal::RepeatedColor { creature }),
        None => Ok(()),
    }
}

/// §DD-28 §DD-29 Any of the five colors that nobody else has predicted.
fn check_free(state: &State, creature: Color) -> Result<(), Illegal> {
    match state.predictor(creature) {
        Some(seat) => Err(Illegal::ColorTaken { creature, seat }),
        None => Ok(()),
    }
}

/// Takes the answer to the question.
pub(crate) fn do_answer(
    game: &DickeDaemonen,
    state: &mut State,
    seat: Seat,
    action: &Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Predict { colors } => do_predict(game, state, seat, &colors.0, cx),
        Action::Decline => cx.tell(|| Event::Declined { seat }),
        Action::PlaceDemon { .. } | Action::PlaceGhost { .. } => {
            unreachable!("the action was checked")
        }
    }
}

/// §DD-25 §DD-30 The creatures go to the front for good; §DD-26 the rest of the fist to the bag.
fn do_predict(
    game: &DickeDaemonen,
    state: &mut State,
    seat: Seat,
    colors: &[Color],
    cx: &mut Cx<'_, Event>,
) {
    let solo = if state.is_solo() { "yes" } else { "no" };
    for (rank, &creature) in (1..).zip(colors) {
        leave_fist(state, seat, creature);
        cx.tell(|| Event::Predicted { seat, creature, rank, solo });
    }
    let leftovers = std::mem::take(&mut state.player_mut(seat).fist);
    let turn = state.placed();
    let player = state.player_mut(seat);
    player.predicted = colors.iter().copied().collect::<ArrayVec<_, 3>>();
    player.predicted_in = Some(turn);
    // §DD-44 §A-20 Alone they leave the game, unless the table chose otherwise.
    if state.is_solo() && game.options.solo_leftovers == SoloLeftovers::Out {
        state.discarded = state.discarded.plus(leftovers);
        for creature in leftovers.each() {
            cx.tell(|| Event::Discarded { seat, creature });
        }
    } else {
        return_to_bag(game, state, seat, leftovers, cx);
    }
}

/// §DD-26 §A-17 §A-28 Back into the bag before the draw, unseen by the others.
fn return_to_bag(
    game: &DickeDaemonen,
    state: &mut State,
    seat: Seat,
    leftovers: Creatures,
    cx: &mut Cx<'_, Event>,
) {
    // §A-18 §A-34 With nothing left over there is nothing to return or to remember.
    if leftovers.is_empty() {
        return;
    }
    state.bag = state.bag.plus(leftovers);
    // §A-40 The fist is empty now, so all that is unseen and not returned lies with the others.
    let unseen = game.content.creatures.minus(state.open_creatures()).minus(state.discarded);
    let shown = Creatures::NONE;
    state.player_mut(seat).returned =
        Some(Returned { creatures: leftovers, unseen, shown, draws: [0; 4] });
    for creature in leftovers.each() {
        cx.tell(|| Event::Returned { seat, creature: Veiled::new(Seats::one(seat), creature) });
    }
}
