//! §DD-16 to §DD-24 Placing a creature.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::color::Color;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::predicting::{check_not_again, is_asked};
use crate::sets::{CornerSet, FieldSet};
use crate::state::State;
use crate::step::{self, Step};
use crate::{At, DickeDaemonen, Found, Play};

/// §DD-16 Which creature of the fist, and where. §A-33 Asked even when one place is left: not to ask
/// would tell what the fist holds.
impl Ask<DickeDaemonen> for step::Place {
    const TOPICS: &'static [Topic] = topics![lone "place" => "DD-16"];

    // §DD-13
    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        Some(state.active)
    }

    fn is_open(&self, _: At<'_>, _: Seat) -> bool {
        true
    }

    /// Every placement of the fist: by color, demons by corner, ghosts by field. §A-36 Two creatures
    /// of one color are one choice; §A-35 every corner is a choice of its own.
    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let shut = shut_corners(game, state);
        for creature in state.player(seat).fist.colors() {
            if creature == Color::White {
                for field in open_fields(game, state).iter() {
                    found(Action::PlaceGhost { field: field.into() });
                }
            } else {
                for corner in game.sites.open_to(creature).less(shut).iter() {
                    found(Action::PlaceDemon { creature, corner: corner.into() });
                }
            }
        }
    }

    fn allows(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> bool {
        matches!(check(game, state, seat, action), Some(Ok(())))
    }

    /// §DD-16 §DD-24 Puts the creature on the board, where it stays for good; then the prediction is
    /// asked, or the draw ends the turn.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        match *action {
            Action::PlaceDemon { creature, corner } => {
                let corner = u8::try_from(corner).expect("the corner was checked");
                leave_fist(state, seat, creature);
                state.demons[creature.index()].insert(corner);
                cx.tell(|| {
                    let field = game.board.field_of(usize::from(corner));
                    Event::PlacedDemon { seat, creature, corner, field }
                });
            }
            Action::PlaceGhost { field } => {
                let field = u8::try_from(field).expect("the field was checked");
                leave_fist(state, seat, Color::White);
                // §DD-19 Frozen at once and for good.
                state.ghosts.insert(field);
                cx.tell(|| Event::PlacedGhost { seat, field });
                cx.tell(|| Event::FieldFrozen { field });
            }
            Action::Predict { .. } | Action::Decline => unreachable!("the action was checked"),
        }
        let next = if is_asked(state, seat) { Step::Predict } else { Step::Draw };
        state.agenda.first([next]);
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        check(game, state, seat, action)
            .unwrap_or_else(|| check_not_again(state, seat, action))
            .err()
    }
}

/// Whether this may be placed; nothing if it places nothing.
fn check(
    game: &DickeDaemonen,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Option<Result<(), Illegal>> {
    match *action {
        Action::PlaceDemon { creature, corner } => {
            Some(check_demon(game, state, seat, creature, corner))
        }
        Action::PlaceGhost { field } => Some(check_ghost(game, state, seat, field)),
        Action::Predict { .. } | Action::Decline => None,
    }
}

/// §DD-20 §DD-21 §DD-22 Corners where a demon of this color may stand now.
pub(crate) fn open_corners(game: &DickeDaemonen, state: &State, color: Color) -> CornerSet {
    game.sites.open_to(color).less(shut_corners(game, state))
}

/// §DD-17 §DD-19 §A-12 Fields where a ghost may stand now: inner ones without a ghost, whatever
/// else they hold.
pub(crate) fn open_fields(game: &DickeDaemonen, state: &State) -> FieldSet {
    game.sites.inner.less(state.ghosts)
}

/// §DD-33 Whether a creature of this color has any place.
pub(crate) fn has_place(game: &DickeDaemonen, state: &State, color: Color) -> bool {
    if color == Color::White {
        !open_fields(game, state).is_empty()
    } else {
        !open_corners(game, state, color).is_empty()
    }
}

/// Corners closed to every demon: §DD-20 a demon stands there, or §DD-21 their field has a ghost;
/// §DD-23 the outer field never has.
pub(crate) fn shut_corners(game: &DickeDaemonen, state: &State) -> CornerSet {
    let occupied = state.occupied();
    state
        .ghosts
        .iter()
        .fold(occupied, |shut, field| shut.or(game.sites.of_field[usize::from(field)]))
}

/// Whether this demon may stand in this corner.
fn check_demon(
    game: &DickeDaemonen,
    state: &State,
    seat: Seat,
    creature: Color,
    corner: i32,
) -> Result<(), Illegal> {
    check_in_fist(state, seat, creature, |fist| Illegal::NotInFist { creature, fist })?;
    let corner = place(corner, game.board.corners(), "corner")?;
    // §DD-21 Only the field of this corner matters, not the other three at the crossing.
    let field = game.board.field_of(usize::from(corner));
    if state.ghosts.contains(field) {
        return Err(Illegal::FrozenForDemons { field });
    }
    // §DD-20
    if let Some(creature) = state.demon_at(corner) {
        return Err(Illegal::Occupied { corner, creature });
    }
    // §DD-22
    if !game.sites.open_to(creature).contains(corner) {
        let (first, second) = game.board.lines_at(usize::from(corner));
        return Err(Illegal::WrongLine { creature, first, second });
    }
    Ok(())
}

/// Whether a ghost may stand in this field.
fn check_ghost(game: &DickeDaemonen, state: &State, seat: Seat, field: i32) -> Result<(), Illegal> {
    let creature = Color::White;
    check_in_fist(state, seat, creature, |fist| Illegal::NotInFist { creature, fist })?;
    let field = place(field, game.board.fields(), "field")?;
    // §DD-17 §DD-9
    if field == 0 {
        return Err(Illegal::OuterField {});
    }
    // §DD-19 §DD-18 Demons are no obstacle, a ghost is.
    if state.ghosts.contains(field) {
        return Err(Illegal::Frozen { field });
    }
    Ok(())
}

/// §DD-16 §DD-25 Only from one's own fist.
pub(crate) fn check_in_fist(
    state: &State,
    seat: Seat,
    creature: Color,
    refused: impl FnOnce(String) -> Illegal,
) -> Result<(), Illegal> {
    let fist = state.player(seat).fist;
    if fist[creature] == 0 {
        return Err(refused(fist.to_string()));
    }
    Ok(())
}

/// A number that names one of `count` places.
fn place(number: i32, count: usize, kind: &'static str) -> Result<u8, Illegal> {
    match u8::try_from(number) {
        Ok(place) if usize::from(place) < count => Ok(place),
        _ => {
            let largest = i32::try_from(count).expect("boards are small") - 1;
            Err(Illegal::NoSuchPlace { kind, number, largest })
        }
    }
}

/// Takes a creature out of a fist, before the eyes of all.
pub(crate) fn leave_fist(state: &mut State, seat: Seat, creature: Color) {
    state.player_mut(seat).fist[creature] -= 1;
    // §A-40 Who has drawn nothing since a return shows a creature that was not returned.
    for player in &mut state.players {
        if let Some(returned) = &mut player.returned
            && returned.draws[seat.index()] == 0
        {
            returned.shown[creature] = returned.shown[creature].saturating_add(1);
        }
    }
}
