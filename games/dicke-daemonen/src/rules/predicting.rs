//! §DD-25 to §DD-30 Prediction; alone, §DD-43 to §DD-45.

use arrayvec::ArrayVec;
use kernel::{Ask, Cx, Seat, Seats, Topic, Veiled, topics};

use crate::action::{Action, Colors};
use crate::color::Color;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::SoloLeftovers;
use crate::rules::placing::{check_in_fist, leave_fist};
use crate::sets::Creatures;
use crate::state::{Returned, State};
use crate::step::{self, Step};
use crate::{At, DickeDaemonen, Found, Play};

/// §DD-45 Most colors of a solo prediction.
const SOLO_COLORS: usize = 3;

/// §A-33 Whether the seat is asked: it has not predicted and holds something. Both are public, so
/// being asked tells nobody what the fist holds.
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.predicted.is_empty() && !player.fist.is_empty()
}

/// §DD-25 A color, or none; §DD-45 alone, up to three. §A-33 Asked even when only declining is left:
/// not to ask would tell what the fist holds.
impl Ask<DickeDaemonen> for step::Predict {
    const TOPICS: &'static [Topic] =
        topics![lone "predict" => "DD-25", lone "predict-solo" => "DD-45"];

    fn part(&self, At { state, .. }: At<'_>, _: Seat) -> &'static str {
        if state.is_solo() { "predict-solo" } else { "predict" }
    }

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.active)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    /// One color, then two, then three, each in color order; declining last.
    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let mut chosen = Colors::default();
        for length in 1..=most_colors(state) {
            extend(state, seat, length, &mut chosen, found);
        }
        found(Action::Decline);
    }

    fn allows(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Predict { colors } => check_colors(state, seat, colors).is_ok(),
            Action::Decline => true,
            Action::PlaceDemon { .. } | Action::PlaceGhost { .. } => false,
        }
    }

    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match action {
            Action::Predict { colors } => do_predict(game, state, seat, &colors.0, cx),
            Action::Decline => cx.tell(|| Event::Declined { seat }),
            Action::PlaceDemon { .. } | Action::PlaceGhost { .. } => {
                unreachable!("the action was checked")
            }
        }
        state.agenda.first([Step::Draw]);
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match action {
            Action::Predict { colors } => check_colors(state, seat, colors).err(),
            Action::PlaceDemon { .. } | Action::PlaceGhost { .. } | Action::Decline => None,
        }
    }
}

/// Lists every way to go on with `left` more different colors of the fist.
fn extend(state: &State, seat: Seat, left: usize, chosen: &mut Colors, found: &mut Found<'_>) {
    if left == 0 {
        found(Action::Predict { colors: chosen.clone() });
        return;
    }
    for color in state.player(seat).fist.colors() {
        if !chosen.0.contains(&color) && check_free(state, color).is_ok() {
            chosen.0.push(color);
            extend(state, seat, left - 1, chosen, found);
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
fn check_colors(state: &State, seat: Seat, colors: &Colors) -> Result<(), Illegal> {
    let held = |&color: &Color| {
        check_in_fist(state, seat, color, |fist| Illegal::NotPredictable { creature: color, fist })
    };
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
